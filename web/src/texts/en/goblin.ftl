### Karak: Goblin. Cards are named by what they show and by their colour: no two of one hand have both in common.
### Numbers that are printed in the box come from the view.

goblin-title = Karak: Goblin
goblin-tagline = Go down into the goblin caves, play your cards in chains, win the keys and beat the Lord of All Monsters.

## Heroes

goblin-hero-argentus = Wizard
    .name = Argentus
goblin-hero-horan = Warrior
    .name = Horan
goblin-hero-xanros = Warlock
    .name = Lord Xanros
goblin-hero-aderyn = Thief
    .name = Aderyn
goblin-hero-victorius = Swordsman
    .name = Victorius
goblin-hero-taia = Oracle
    .name = Taia

## Abilities

goblin-power-blue-leap = Blue leap
    .about = Once per battle you may play a blue card even if the card before does not show blue.
goblin-power-double-strike = Double strike
    .about = Once per battle, two attack cards in a row make your attack stronger.
goblin-power-defiance = Defiance
    .about = Once per battle you may ignore a curse for one card: its cursed colour, or one of its cursed effects.
goblin-power-last-strike = Last strike
    .about = Even when you lose your last heart, you still strike. Only not at the Lord.
goblin-power-free-second = Free second
    .about = Your second card in a battle need not fit the first one.
goblin-power-foresight = Foresight
    .about = When a card lets you draw, you look at one card more and put one of them under your deck.

## Monsters

goblin-beast-goblin-raider = Goblin raider
    .the = the goblin raider
    .The = The goblin raider
    .A = A goblin raider
goblin-beast-goblin-sneak = Goblin sneak
    .the = the goblin sneak
    .The = The goblin sneak
    .A = A goblin sneak
goblin-beast-giant-worm = Giant worm
    .the = the giant worm
    .The = The giant worm
    .A = A giant worm
goblin-beast-cave-rat = Cave rat
    .the = the cave rat
    .The = The cave rat
    .A = A cave rat
goblin-beast-goblin-smith = Goblin smith
    .the = the goblin smith
    .The = The goblin smith
    .A = A goblin smith
goblin-beast-goblin-brawler = Goblin brawler
    .the = the goblin brawler
    .The = The goblin brawler
    .A = A goblin brawler
goblin-beast-goblin-slinger = Goblin slinger
    .the = the goblin slinger
    .The = The goblin slinger
    .A = A goblin slinger
goblin-beast-mangy-warg = Mangy warg
    .the = the mangy warg
    .The = The mangy warg
    .A = A mangy warg
goblin-beast-armoured-beetle = Armoured beetle
    .the = the armoured beetle
    .The = The armoured beetle
    .A = An armoured beetle
goblin-beast-goblin-shieldbearer = Goblin shieldbearer
    .the = the goblin shieldbearer
    .The = The goblin shieldbearer
    .A = A goblin shieldbearer
goblin-beast-goblin-scout = Goblin scout
    .the = the goblin scout
    .The = The goblin scout
    .A = A goblin scout
goblin-beast-gatekeeper = Gatekeeper
    .the = the gatekeeper
    .The = The gatekeeper
    .A = A gatekeeper
goblin-beast-orc-warrior = Orc warrior
    .the = the orc warrior
    .The = The orc warrior
    .A = An orc warrior
goblin-beast-goblin-shaman = Goblin shaman
    .the = the goblin shaman
    .The = The goblin shaman
    .A = A goblin shaman
goblin-beast-cave-spider = Cave spider
    .the = the cave spider
    .The = The cave spider
    .A = A cave spider
goblin-beast-orc-axeman = Orc axeman
    .the = the orc axeman
    .The = The orc axeman
    .A = An orc axeman
goblin-beast-wolf-rider = Wolf rider
    .the = the wolf rider
    .The = The wolf rider
    .A = A wolf rider
goblin-beast-hobgoblin-guard = Hobgoblin guard
    .the = the hobgoblin guard
    .The = The hobgoblin guard
    .A = A hobgoblin guard
goblin-beast-bone-mage = Bone mage
    .the = the bone mage
    .The = The bone mage
    .A = A bone mage
goblin-beast-stone-crawler = Stone crawler
    .the = the stone crawler
    .The = The stone crawler
    .A = A stone crawler
goblin-beast-orc-shieldman = Orc shieldman
    .the = the orc shieldman
    .The = The orc shieldman
    .A = An orc shieldman
goblin-beast-swamp-witch = Swamp witch
    .the = the swamp witch
    .The = The swamp witch
    .A = A swamp witch
goblin-beast-bog-troll-whelp = Bog troll whelp
    .the = the bog troll whelp
    .The = The bog troll whelp
    .A = A bog troll whelp
goblin-beast-ogre = Ogre
    .the = the ogre
    .The = The ogre
    .A = An ogre
goblin-beast-cave-troll = Cave troll
    .the = the cave troll
    .The = The cave troll
    .A = A cave troll
goblin-beast-demon-worm = Demon worm
    .the = the demon worm
    .The = The demon worm
    .A = A demon worm
goblin-beast-dark-sorcerer = Dark sorcerer
    .the = the dark sorcerer
    .The = The dark sorcerer
    .A = A dark sorcerer
goblin-beast-fire-imp-captain = Fire imp captain
    .the = the fire imp captain
    .The = The fire imp captain
    .A = A fire imp captain
goblin-beast-ogre-champion = Ogre champion
    .the = the ogre champion
    .The = The ogre champion
    .A = An ogre champion
goblin-beast-wraith = Wraith
    .the = the wraith
    .The = The wraith
    .A = A wraith
goblin-beast-lich-apprentice = Lich apprentice
    .the = the lich apprentice
    .The = The lich apprentice
    .A = A lich apprentice
goblin-beast-iron-golem = Iron golem
    .the = the iron golem
    .The = The iron golem
    .A = An iron golem
goblin-beast-stone-giant = Stone giant
    .the = the stone giant
    .The = The stone giant
    .A = A stone giant
goblin-beast-shadow-weaver = Shadow weaver
    .the = the shadow weaver
    .The = The shadow weaver
    .A = A shadow weaver
goblin-beast-elder-treant = Elder treant
    .the = the elder treant
    .The = The elder treant
    .A = An elder treant
goblin-beast-goblin-king = Goblin King
    .the = the Goblin King
    .The = The Goblin King
    .A = The Goblin King
goblin-beast-red-dragon = Red Dragon
    .the = the Red Dragon
    .The = The Red Dragon
    .A = The Red Dragon
goblin-beast-demon-lord = Demon Lord
    .the = the Demon Lord
    .The = The Demon Lord
    .A = The Demon Lord

## Action cards

goblin-deed-heavy-blow = Heavy blow
    .the = the heavy blow
goblin-deed-quick-cut = Quick cut
    .the = the quick cut
goblin-deed-side-swing = Side swing
    .the = the side swing
goblin-deed-raised-guard = Raised guard
    .the = the raised guard
goblin-deed-battle-insight = Battle insight
    .the = the battle insight
goblin-deed-field-dressing = Field dressing
    .the = the field dressing
goblin-deed-strong-strike = Strong strike
    .the = the strong strike
goblin-deed-feint = Feint
    .the = the feint
goblin-deed-parry-and-thrust = Parry and thrust
    .the = the parry and thrust
goblin-deed-study-the-foe = Study the foe
    .the = “Study the foe”
goblin-deed-healing-herbs = Healing herbs
    .the = the healing herbs
goblin-deed-shield-wall = Shield wall
    .the = the shield wall
goblin-deed-mighty-blow = Mighty blow
    .the = the mighty blow
goblin-deed-cunning-strike = Cunning strike
    .the = the cunning strike
goblin-deed-riposte = Riposte
    .the = the riposte
goblin-deed-deep-insight = Deep insight
    .the = the deep insight
goblin-deed-warding-roots = Warding roots
    .the = the warding roots
goblin-deed-guarded-insight = Guarded insight
    .the = the guarded insight
goblin-deed-crushing-blow = Crushing blow
    .the = the crushing blow
goblin-deed-whirlwind = Whirlwind
    .the = the whirlwind
goblin-deed-blade-and-shield = Blade and shield
    .the = the blade and shield
goblin-deed-blood-rush = Blood rush
    .the = the blood rush
goblin-deed-arcane-surge = Arcane surge
    .the = the arcane surge
goblin-deed-bark-skin = Bark skin
    .the = the bark skin
goblin-deed-radiant-aid = Radiant aid
    .the = the radiant aid

goblin-colour-red = Red
    .lower = red
goblin-colour-blue = Blue
    .lower = blue
goblin-colour-green = Green
    .lower = green
goblin-colour-yellow = Yellow
    .lower = yellow

goblin-effect-attack = Attack
    .lower = attack
    .the = the attack
goblin-effect-defence = Defence
    .lower = defence
    .the = the defence
goblin-effect-draw = Draw
    .lower = draw
    .the = the draw
goblin-effect-heal = Heal
    .lower = heal
    .the = the heal

## Weapons, armours and potions

goblin-piece-rusty-dagger = Rusty dagger
    .the = the rusty dagger
goblin-piece-spiked-club = Spiked club
    .the = the spiked club
goblin-piece-short-sword = Short sword
    .the = the short sword
goblin-piece-parrying-knife = Parrying knife
    .the = the parrying knife
goblin-piece-leather-vest = Leather vest
    .the = the leather vest
goblin-piece-wooden-buckler = Wooden buckler
    .the = the wooden buckler
goblin-piece-padded-helmet = Padded helmet
    .the = the padded helmet
goblin-piece-traveller-hood = Traveller hood
    .the = the traveller hood
goblin-piece-steel-sword = Steel sword
    .the = the steel sword
goblin-piece-battle-axe = Battle axe
    .the = the battle axe
goblin-piece-guard-spear = Guard spear
    .the = the guard spear
goblin-piece-rune-staff = Rune staff
    .the = the rune staff
goblin-piece-chain-mail = Chain mail
    .the = the chain mail
goblin-piece-iron-shield = Iron shield
    .the = the iron shield
goblin-piece-witch-cloak = Witch cloak
    .the = the witch cloak
goblin-piece-troll-hide = Troll hide
    .the = the troll hide
goblin-piece-flame-blade = Flame blade
    .the = the flame blade
goblin-piece-giant-maul = Giant maul
    .the = the giant maul
goblin-piece-vampire-sabre = Vampire sabre
    .the = the vampire sabre
goblin-piece-archmage-staff = Archmage staff
    .the = the archmage staff
goblin-piece-plate-mail = Plate mail
    .the = the plate mail
goblin-piece-tower-shield = Tower shield
    .the = the tower shield
goblin-piece-shadow-mantle = Shadow mantle
    .the = the shadow mantle
goblin-piece-living-bark = Living bark
    .the = the living bark

goblin-slot-weapon = Weapon
goblin-slot-armour = Armour

goblin-potion-healing = Healing potion
    .about = Gives you all your hearts back, while you play cards or just before you strike.
    .the = the healing potion
goblin-potion-counter-curse = Counter-curse potion
    .about = Lifts one curse of the monster for the rest of the battle.
    .the = the counter-curse potion
goblin-potion-strength = Strength potion
    .about = Doubles the attack or the defence of the card you have just played.
    .the = the strength potion

## Rewards and curses

goblin-prize-action = Action card
goblin-prize-weapon = Weapon
goblin-prize-armour = Armour
goblin-prize-key = Key
goblin-prize-victory = Victory

goblin-curse-red = No red cards
    .about = You may not play red cards in this battle.
    .again = red cards are allowed again
goblin-curse-blue = No blue cards
    .about = You may not play blue cards in this battle.
    .again = blue cards are allowed again
goblin-curse-green = No green cards
    .about = You may not play green cards in this battle.
    .again = green cards are allowed again
goblin-curse-yellow = No yellow cards
    .about = You may not play yellow cards in this battle.
    .again = yellow cards are allowed again
goblin-curse-weapon = The weapon does not help
    .about = Nothing on your weapon counts in this battle.
    .again = the weapon helps again
goblin-curse-armour = The armour does not help
    .about = Nothing on your armour counts in this battle.
    .again = the armour helps again
goblin-curse-attack = Attack does not count
    .about = The attack on your action cards does not count in this battle.
    .again = attack counts again
goblin-curse-defence = Defence does not count
    .about = The defence on your action cards does not count in this battle.
    .again = defence counts again
goblin-curse-draw = Cards do not let you draw
    .about = Your action cards do not let you draw in this battle.
    .again = cards let the hero draw again
goblin-curse-heal = Cards do not heal
    .about = Your action cards do not heal you in this battle.
    .again = cards heal again

## Places in the caves

goblin-where-row = level { $level }, place { $place }
goblin-where-deck = level { $level }, on the deck
goblin-where-guardian = guardian of level { $level }
goblin-where-lord = the Lord’s chamber

## Options

goblin-option-abilities = Abilities
    .about = Every hero can do something that the others cannot.
goblin-option-finish-round = Finish the round
    .about = When the Lord is beaten, the others still have their turn. Whoever beats him too shares the victory.
goblin-option-stacking = Stacking without choosing
    .about = Your new deck makes itself. Without this you choose a place for each card you have won.
goblin-option-stacking-automatic = Automatic
    .about = The won cards lie on top, the strongest first.
goblin-option-stacking-shuffle = Pure shuffle
    .about = All cards are shuffled together.

## What is asked now

goblin-phase-draw-hero = Who plays which hero?
goblin-phase-reveal = Which monster appears?
goblin-phase-draw = Which card is drawn?
goblin-phase-first-player = Who begins?
goblin-phase-flip = What is behind the monster?
goblin-phase-turn = Fight a monster, visit the merchant or resurrect your hero.
goblin-phase-trim =
    { $excess ->
        [one] The curse makes your hand smaller: discard { $excess } card.
       *[other] The curse makes your hand smaller: discard { $excess } cards.
    }
goblin-phase-chain = Which card do you play? You may also stop.
goblin-phase-put-under = Which card do you put under your deck?
goblin-phase-defy = Which cursed effect shall count after all?
goblin-phase-brace = Do you drink your healing potion before you strike?
goblin-phase-reward = You have won { NOUN($card, form: "the") }! Do you wear it, or does the pawnbroker get it?
goblin-phase-stack =
    { $colour ->
        [none] { NOUN($card) }: which place in your new deck?
       *[other] { NOUN($card) } ({ NOUN($colour, kind: "colour", form: "lower") }): which place in your new deck?
    }
goblin-phase-shop = What do you buy?
goblin-phase-pay = { $ware }: what do you pay with?
goblin-phase-keep = You have bought { NOUN($card, form: "the") }. Do you keep the new one or the old one?
goblin-phase-over = The game is over.

## Buttons

goblin-action-fight = Fight { NOUN($monster, form: "the") } ({ $where })
goblin-action-merchant = Visit the merchant
goblin-action-resurrect =
    { $full ->
        [yes] Pass
       *[no] Resurrect
    }
goblin-action-discard = Discard { NOUN($card, form: "the") } ({ NOUN($colour, kind: "colour", form: "lower") })
goblin-action-play = Play { NOUN($card, form: "the") } ({ NOUN($colour, kind: "colour", form: "lower") })
goblin-action-play-defiantly = Play { NOUN($card, form: "the") } ({ NOUN($colour, kind: "colour", form: "lower") }): { NOUN($effect, kind: "effect", form: "the") } counts in spite of the curse
goblin-action-heal = Drink the healing potion
goblin-action-lift = Counter-curse potion: { NOUN($it, kind: "curse", form: "again") }
goblin-action-double = Strength potion: { NOUN($effect, kind: "effect", form: "lower") } { $value } for { NOUN($card, form: "the") }
goblin-action-stop = Stop
goblin-action-put-under = Put { NOUN($card, form: "the") } ({ NOUN($colour, kind: "colour", form: "lower") }) under the deck
goblin-action-defy = { NOUN($card) } ({ NOUN($colour, kind: "colour", form: "lower") }): { NOUN($effect, kind: "effect", form: "the") } counts
goblin-action-obey = Accept the curse
goblin-action-strike = Strike!
goblin-action-wear = Wear { NOUN($new, form: "the") }
goblin-action-pawn =
    { $old ->
        [none] Give { NOUN($new, form: "the") } to the pawnbroker
       *[other] Keep { NOUN($old, form: "the") }
    }
goblin-action-stack =
    { $place ->
        [1] On top (place 1 of { $of })
       *[other] Place { $place } of { $of }
    }
goblin-action-buy =
    { $card ->
        [none] Buy { NOUN($potion, kind: "potion", form: "the") }
       *[other]
            { $colour ->
                [none] Buy { NOUN($card, form: "the") }
               *[other] Buy { NOUN($card, form: "the") } ({ NOUN($colour, kind: "colour", form: "lower") })
            }
    }
goblin-action-pay =
    { $colour ->
        [none] Pay with { NOUN($card, form: "the") }
       *[other] Pay with { NOUN($card, form: "the") } ({ NOUN($colour, kind: "colour", form: "lower") })
    }
goblin-action-leave = Leave the merchant

## Why not

goblin-why-only-resurrect = You have no heart left. Resurrect first.
goblin-why-lord-is-locked = Only whoever has all three keys may fight the Lord. Beat the guardians first.
goblin-why-level-is-locked = Level { $level } is still locked for you. Beat the guardian of level { $missing } first.
goblin-why-key-is-owned = You have the key of level { $it } already. Fight another monster.
goblin-why-nobody-there = There is no monster there. Choose another place.
goblin-why-no-battle = First choose a monster to fight, then play your cards.
goblin-why-cards-stay = Cards that you do not play stay in your hand. Keep this one for later.
goblin-why-hand-too-large =
    { $it ->
        [one] The curse makes your hand smaller. Discard { $it } card first.
       *[other] The curse makes your hand smaller. Discard { $it } cards first.
    }
goblin-why-not-there-to-discard = This card is not in your hand. Choose another one.
goblin-why-not-there-to-play = This card is not in your hand. Choose another one, or stop.
goblin-why-does-not-follow =
    { $next ->
        [none] No card may follow the card before. Stop.
       *[other] Only this colour may follow now: { $next }. Play a card that fits, or stop.
    }
goblin-why-colour-is-cursed = The colour { NOUN($it, kind: "colour", form: "lower") } is cursed. Play another colour, or stop.
goblin-why-battle-goes-on = The battle is not over yet. Play a card, or stop.
goblin-why-cannot-defy = Your hero cannot defy curses. Play the card as it is.
goblin-why-defied-already = A curse can be defied only once per battle. Play the card as it is.
goblin-why-colour-is-defied = This colour is cursed. Just play the card: that defies this curse and no other.
goblin-why-nothing-to-defy = { NOUN($it, kind: "effect") }: there is nothing to defy on this card now. Just play it.
goblin-why-no-time-to-drink = This potion is drunk in a battle, before you stop. Wait until then.
goblin-why-no-time-to-heal = The healing potion is drunk in a battle, before the strike. Wait until then.
goblin-why-has-no-potion = You do not have { NOUN($it, kind: "potion", form: "the") }. You can buy it from the merchant.
goblin-why-no-such-curse = The monster does not have this curse now. Choose another one, or play on.
goblin-why-never-doubled = The potion doubles only attack or defence. Choose one of them.
goblin-why-no-card-to-double = The potion doubles the card you have just played. Play a card first.
goblin-why-nothing-to-double = { NOUN($it, kind: "effect") }: the card you have just played has none. Choose something else, or play on.
goblin-why-nothing-to-buy = There is nothing that you could buy. Fight, or resurrect.
goblin-why-nothing-to-pay-with = You have nothing to pay with: no weapon, no armour and no won card in your hand. Win a reward first.
goblin-why-not-at-merchant = You buy and pay at the merchant. Visit him first.
goblin-why-no-merchant-in-battle = You are in the middle of a battle. Visit the merchant in another turn.
goblin-why-nothing-bought = Nobody leaves the merchant without buying. Buy something first.
goblin-why-nothing-left-to-pay-with = You have nothing left to pay with. Leave the merchant.
goblin-why-has-potion = You have { NOUN($it, kind: "potion", form: "the") } already, and nobody may own two. Buy something else.
goblin-why-no-potion-left = { NOUN($it, kind: "potion") }: none is left. Buy something else.
goblin-why-not-offered = You may buy one card per visit, and only one that lay there when you came. Choose something else, or leave.
goblin-why-not-at-pawnbroker = The pawnbroker does not have this card. Choose another one.
goblin-why-keys-are-not-taken = Keys are not taken: you keep them for the whole game. Pay with something else.
goblin-why-potions-are-not-taken = Potions are not taken. Pay with your weapon, your armour or a won card from your hand.
goblin-why-starting-cards-are-not-taken = Starting cards are not taken. Pay with your weapon, your armour or a won card from your hand.
goblin-why-not-there-to-pay = You cannot pay with that. Pay with your weapon, your armour or a won card from your hand.
goblin-why-hero-is-drawn = One moment: the heroes are being drawn.
goblin-why-monster-is-drawn = One moment: a monster is appearing.
goblin-why-card-is-drawn = One moment: a card is being drawn.
goblin-why-first-player-is-drawn = One moment: the first player is being drawn.
goblin-why-monster-is-turned-over = One moment: the beaten monster is being turned over.
goblin-why-fight-shop-or-resurrect = That is not possible now. Fight a monster, visit the merchant or resurrect.
goblin-why-first-discard = First discard a card.
goblin-why-play-drink-or-stop = That is not possible now. Play a card, drink a potion or stop.
goblin-why-first-put-under = First choose the card that goes under your deck.
goblin-why-first-defy = First choose the cursed effect that shall count, or accept the curse.
goblin-why-first-brace = First drink the healing potion, or strike.
goblin-why-first-reward = First choose: do you wear your reward, or does the pawnbroker get it?
goblin-why-first-stack = First choose a free place in the new deck for the won card.
goblin-why-buy-or-leave = That is not possible now. Buy something; after that you may leave.
goblin-why-first-pay = First choose what you pay with.
goblin-why-first-keep = First choose which one you keep.
goblin-why-game-is-over = This game is over. Start a new one!

## What happened

goblin-event-hero-drawn = { $seat } plays { NOUN($hero, form: "name") }.
goblin-event-revealed = { NOUN($monster, form: "A") } appears ({ $where }).
goblin-event-moved-up = { NOUN($monster, form: "The") } moves up into the row ({ $where }).
goblin-event-began = { $seat } begins.
goblin-event-turn-began = Round { $round }: it is { NOUN($hero, form: "name") }’s turn.
goblin-event-drew =
    { $card ->
        [none] { NOUN($hero, form: "name") } draws a card.
       *[other] { NOUN($hero, form: "name") } draws { NOUN($card, form: "the") } ({ NOUN($colour, kind: "colour", form: "lower") }).
    }
goblin-event-reshuffled =
    { $cards ->
        [one] { NOUN($hero, form: "name") } makes a new deck of { $cards } card.
       *[other] { NOUN($hero, form: "name") } makes a new deck of { $cards } cards.
    }
goblin-event-stacked =
    { $place ->
        [1] { NOUN($hero, form: "name") } puts { NOUN($card, form: "the") } ({ NOUN($colour, kind: "colour", form: "lower") }) on top of the new deck.
       *[other] { NOUN($hero, form: "name") } puts { NOUN($card, form: "the") } ({ NOUN($colour, kind: "colour", form: "lower") }) at place { $place } of the new deck.
    }
goblin-event-stack-finished = { NOUN($hero, form: "name") }’s new deck is ready.
goblin-event-put-under =
    { $card ->
        [none] { NOUN($hero, form: "name") } puts a card under the deck.
       *[other] { NOUN($hero, form: "name") } puts { NOUN($card, form: "the") } ({ NOUN($colour, kind: "colour", form: "lower") }) under the deck.
    }
goblin-event-challenged = { NOUN($hero, form: "name") } fights { NOUN($monster, form: "the") } ({ $where }).
goblin-event-discarded = { NOUN($hero, form: "name") } discards { NOUN($card, form: "the") } ({ NOUN($colour, kind: "colour", form: "lower") }).
goblin-event-played =
    { $defied ->
        [none] { NOUN($hero, form: "name") } plays { NOUN($card, form: "the") } ({ NOUN($colour, kind: "colour", form: "lower") }).
       *[other] { NOUN($hero, form: "name") } plays { NOUN($card, form: "the") } ({ NOUN($colour, kind: "colour", form: "lower") }): { NOUN($defied, kind: "effect", form: "the") } counts in spite of the curse.
    }
goblin-event-ability-used = { NOUN($hero, form: "name") }’s ability makes it possible.
goblin-event-healed =
    { $hearts ->
        [one] { NOUN($hero, form: "name") } has { $hearts } heart now.
       *[other] { NOUN($hero, form: "name") } has { $hearts } hearts now.
    }
goblin-event-drank =
    { $potion ->
        [counter_curse] { NOUN($hero, form: "name") } drinks the counter-curse potion: { NOUN($curse, kind: "curse", form: "again") }.
        [strength] { NOUN($hero, form: "name") } drinks the strength potion: { NOUN($effect, kind: "effect", form: "the") } is doubled.
       *[healing] { NOUN($hero, form: "name") } drinks the healing potion.
    }
goblin-event-defied = { NOUN($card) } ({ NOUN($colour, kind: "colour", form: "lower") }): { NOUN($hero, form: "name") } defies the curse, { NOUN($effect, kind: "effect", form: "the") } counts.
goblin-event-hit =
    The monster hits: attack { $attack } against defence { $defence }. { $hearts ->
        [0] { NOUN($hero, form: "name") } has no heart left.
        [one] { NOUN($hero, form: "name") } has { $hearts } heart left.
       *[other] { NOUN($hero, form: "name") } has { $hearts } hearts left.
    }
goblin-event-fell = { NOUN($hero, form: "name") } must resurrect next turn.
goblin-event-struck =
    { NOUN($hero, form: "name") } strikes: attack { $attack } against { $hearts ->
        [one] { $hearts } heart
       *[other] { $hearts } hearts
    }. { $won ->
        [true] Victory!
       *[false] Not enough.
    }
goblin-event-won =
    { $colour ->
        [none] { NOUN($hero, form: "name") } wins { NOUN($card, form: "the") }!
       *[other] { NOUN($hero, form: "name") } wins { NOUN($card, form: "the") } ({ NOUN($colour, kind: "colour", form: "lower") })!
    }
goblin-event-key-won = { NOUN($hero, form: "name") } wins the key of level { $level }!
goblin-event-wore = { NOUN($hero, form: "name") } now wears { NOUN($card, form: "the") }.
goblin-event-pawned =
    { $colour ->
        [none] { NOUN($hero, form: "name") } gives { NOUN($card, form: "the") } to the pawnbroker.
       *[other] { NOUN($hero, form: "name") } gives { NOUN($card, form: "the") } ({ NOUN($colour, kind: "colour", form: "lower") }) to the pawnbroker.
    }
goblin-event-visited-merchant = { NOUN($hero, form: "name") } visits the merchant.
goblin-event-bought-potion = { NOUN($hero, form: "name") } buys { NOUN($potion, kind: "potion", form: "the") }.
goblin-event-bought-card =
    { $colour ->
        [none] { NOUN($hero, form: "name") } buys { NOUN($card, form: "the") }.
       *[other] { NOUN($hero, form: "name") } buys { NOUN($card, form: "the") } ({ NOUN($colour, kind: "colour", form: "lower") }).
    }
goblin-event-resurrected = { NOUN($hero, form: "name") } has all hearts again.
goblin-event-became-champion = { NOUN($hero, form: "name") } beats the Lord of All Monsters and is the champion!
goblin-event-ended =
    { $ending ->
        [lord_beaten] { goblin-ending-lord-beaten }
        [agreed] { goblin-ending-agreed }
       *[round_limit] { goblin-ending-round-limit }
    }

## How it ended

goblin-ending-lord-beaten = The Lord of All Monsters is beaten!
goblin-ending-agreed = The players have agreed to stop here.
goblin-ending-round-limit = The last round is over.

## The page

goblin-caves = The caves
goblin-level = Level { $level }
goblin-level-number =
    { $level ->
        [1] I
        [2] II
       *[3] III
    }
goblin-level-locked = Beat the guardian of level { $level } first
goblin-lord-chamber = The Lord’s chamber
goblin-lord-locked = Three keys open this gate
goblin-merchant = Merchant
goblin-merchant-about = The merchant sells potions, the pawnbroker sells cards. On your turn you can go there instead of fighting.
goblin-pawnbroker = Pawnbroker
goblin-pawned =
    { $count ->
        [0] No cards yet
        [one] { $count } card
       *[other] { $count } cards
    }
goblin-foe = { NOUN($monster, kind: "beast") }: attack { $attack }, hearts { $hearts }.
goblin-foe-curses = Curses: { $curses }.
goblin-foe-reward = Reward: { NOUN($reward, kind: "prize") }.
goblin-skill = { NOUN($card, kind: "deed") } ({ NOUN($colour, kind: "colour", form: "lower") }): { $effects }. Then { $next }.
goblin-skill-last = { NOUN($card, kind: "deed") } ({ NOUN($colour, kind: "colour", form: "lower") }): { $effects }. No card follows.
goblin-gear = { NOUN($card, kind: "piece") }: { $effects }.
goblin-of-colour = { NOUN($colour, kind: "colour", form: "lower") }
goblin-adds-attack = attack { $points }
goblin-adds-defence = defence { $points }
goblin-adds-draw = draw { $points }
goblin-adds-heal = heal { $points }
goblin-adds-hand = { $points } more in the hand
goblin-void-attack = attack { $points } does not count
goblin-void-defence = defence { $points } does not count
goblin-void-draw = draw { $points } does not count
goblin-void-heal = heal { $points } does not count
goblin-void-hand = { $points } more in the hand does not count
goblin-hearts = { $hearts } of { $of } hearts
goblin-your-hand = My hand
goblin-hand-of = The hand of { $name }
goblin-hand-empty = No cards in the hand
goblin-does-not-fit = Does not fit now.
goblin-chance = Win: { $percent } %
goblin-percent = { $percent } %
goblin-chance-too-large = Too much to reckon
goblin-piles = My deck: { $deck }, my discard pile: { $discard }
goblin-deck = My deck: { $count }
goblin-deck-order = From the top, as far as you know it:
goblin-deck-hidden = A card that nobody knows
goblin-deck-rest = The others are these cards, nobody knows where:
goblin-deck-unknown = These cards, nobody knows in which order:
goblin-deck-empty = Your deck is empty. When you have to draw, your discard pile becomes your new deck.
goblin-discard = Discard pile: { $count }
goblin-battle = Battle
goblin-chain = The chain
goblin-next = Next card: { $colours }
goblin-next-nothing = No card follows
goblin-sum-attack = Attack { $has } of { $needs }
goblin-sum-defence = Defence { $has } of { $needs }
goblin-enough = ✓
goblin-adding = Equipment and abilities
goblin-double-strike = Double strike
goblin-stop =
    { $damage ->
        [0] If you stop now, you lose no heart
        [one] If you stop now, you lose { $damage } heart
       *[other] If you stop now, you lose { $damage } hearts
    } { $wins ->
        [true] and win!
       *[false] and do not win.
    }
goblin-stop-falls = If you stop now, you lose your last heart.
goblin-stop-last-strike =
    If you stop now, you lose your last heart, { $wins ->
        [true] but your last strike wins!
       *[false] and your last strike is too weak.
    }
goblin-used-ability = Ability used
goblin-key = Key of level { $level }
goblin-looked = Cards you look at
goblin-offer-new = New
goblin-offer-worn = Worn now
goblin-owned = You have one
goblin-stock = { $count } left
goblin-shop-price = Everything costs one card: a weapon, an armour or a won card from your hand.
goblin-stack = A new deck
goblin-stack-about = Only you see this. Place 1 is drawn first.
goblin-stack-waiting = Won cards that come next
goblin-stack-deck = The new deck
goblin-hand-size =
    { $count ->
        [one] { $count } card in the hand
       *[other] { $count } cards in the hand
    }
goblin-deck-size =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
goblin-fallen = No heart left
goblin-champion = Champion
goblin-equipment = Equipment
goblin-beaten =
    { $score ->
        [one] Beaten: { $score } heart
       *[other] Beaten: { $score } hearts
    }
goblin-left = Still face down: { $monsters } monsters, { $guardians } guardians
