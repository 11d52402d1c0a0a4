### Karak and its fan modes. Positions are never told: whoever plays sees them on the map.

karak-title = Karak
karak-tagline = Explore the catacombs, beat the monsters and find the most treasure.

## Heroes

karak-hero-wizard = Wizard
    .name = Argentus
    .the = the wizard
    .The = The wizard
karak-hero-warrior = Warrior
    .name = Horan
    .the = the warrior
    .The = The warrior
karak-hero-warlock = Warlock
    .name = Xanros
    .the = the warlock
    .The = The warlock
karak-hero-thief = Thief
    .name = Aderyn
    .the = the thief
    .The = The thief
karak-hero-swordsman = Swordsman
    .name = Victorius
    .the = the swordsman
    .The = The swordsman
karak-hero-oracle = Oracle
    .name = Taia
    .the = the oracle
    .The = The oracle

## Powers

karak-power-affinity = Affinity
    .about = You keep your magic bolts after you use them.
karak-power-astral-walk = Astral walk
    .about = You can step through a wall if the tile behind it is already explored.
karak-power-double-attack = Double attack
    .about = Once per fight you may roll both dice again.
karak-power-reincarnation = Reincarnation
    .about = When a fight takes your last life, you wake up healthy at a fountain.
karak-power-sacrifice = Sacrifice
    .about = Once per fight you may give up a life for +1.
karak-power-swap = Swap
    .about = Instead of walking, you may change places with any other hero.
karak-power-backstab = Backstab
    .about = When a fight is a tie, you win it.
karak-power-sneaking = Sneaking
    .about = You may pass monsters without a fight.
karak-power-training = Training
    .about = You may roll ones again, as often as you like.
karak-power-unstoppable = Unstoppable
    .about = If a die shows a six, your turn goes on after the fight.
karak-power-premonition = Premonition
    .about = If the first step of your turn leads to a fight, you get +1.
karak-power-fate-weaver = Fate weaver
    .about = When you find a room, you draw two tokens and choose one.

## Monsters and chests

karak-monster-rat = Giant rat
    .about = It guards daggers.
    .a = a giant rat
    .the = the giant rat
    .The = The giant rat
karak-monster-spider = Giant spider
    .about = It guards a healing portal.
    .a = a giant spider
    .the = the giant spider
    .The = The giant spider
karak-monster-mummy = Mummy
    .about = It guards a magic bolt and brings the curse.
    .a = a mummy
    .the = the mummy
    .The = The mummy
karak-monster-turnkey = Turnkey
    .about = It guards a key.
    .a = a turnkey
    .the = the turnkey
    .The = The turnkey
karak-monster-skeleton-warrior = Skeleton warrior
    .about = It guards a sword.
    .a = a skeleton warrior
    .the = the skeleton warrior
    .The = The skeleton warrior
karak-monster-skeleton-king = Skeleton king
    .about = It guards an axe.
    .a = a skeleton king
    .the = the skeleton king
    .The = The skeleton king
karak-monster-fallen = Fallen
    .about = It guards a treasure, and you need no key for it.
    .a = a Fallen
    .the = the Fallen
    .The = The Fallen
# There is only one dragon.
karak-monster-dragon = Dragon
    .about = It guards the ruby. The game ends when it is beaten.
    .a = the dragon
    .the = the dragon
    .The = The dragon
karak-token-chest = Chest
    .about = There is a treasure inside. You need a key to open it.
    .a = a chest
    .the = the chest
    .The = The chest

## Items

karak-item-daggers = Daggers
    .about = Weapon: +1 in every fight.
    .a = daggers
    .the = the daggers
    .The = The daggers
karak-item-sword = Sword
    .about = Weapon: +2 in every fight.
    .a = a sword
    .the = the sword
    .The = The sword
karak-item-axe = Axe
    .about = Weapon: +3 in every fight.
    .a = an axe
    .the = the axe
    .The = The axe
karak-item-magic-bolt = Magic bolt
    .about = Spell: +1 in one fight, then it is used up.
    .a = a magic bolt
    .the = the magic bolt
    .The = The magic bolt
karak-item-healing-portal = Healing portal
    .about = Spell: brings a hero to a fountain and heals them, then it is used up.
    .a = a healing portal
    .the = the healing portal
    .The = The healing portal
karak-item-key = Key
    .about = Opens one chest, then it is used up.
    .a = a key
    .the = the key
    .The = The key

## Tiles and sides

karak-tile-room = Room
    .about = A monster or a chest is waiting in every new room.
    .a = a room
    .into = into the room
karak-tile-corridor = Corridor
    .about = Nothing is lurking here: walk on.
    .a = a corridor
    .into = into the corridor
karak-tile-portal = Portal
    .about = One step takes you to any other portal.
    .a = a portal
    .into = up to the portal
karak-tile-fountain = Fountain
    .about = Heal here: all your lives come back and the curse goes away.
    .a = a fountain
    .into = up to the fountain

karak-side-north = north
    .to = to the north
karak-side-east = east
    .to = to the east
karak-side-south = south
    .to = to the south
karak-side-west = west
    .to = to the west

## Board

karak-board = Board. The map of the catacombs
karak-board-keys = Arrow keys walk where the hero can go, and move the map otherwise; with Shift they always move the map. Left and right turn a new tile, Enter lays it down. Plus and minus: nearer and farther. 0: the whole map. Home: back to the hero. Tab: from place to place.
karak-trophy-count =
    { $count ->
        [one] 1 trophy
       *[other] { $count } trophies
    }

## Options

karak-option-hero-mode = Hero mode
    .about = Rooms can hold two monsters, and together they are stronger.
karak-option-monster-hunt = Monster hunt
    .about = What you use up or leave becomes a trophy, and monsters of that kind get stronger against you.
karak-option-cooperative = Cooperative
    .about = All heroes together: beat the dragon before it gets too angry.
karak-option-cooperative-calm = Calm
    .about = The dragon is patient. Good for a first try.
karak-option-cooperative-fierce = Fierce
    .about = The dragon soon loses its patience.
karak-option-cooperative-deadly = Deadly
    .about = The dragon forgives next to nothing.
karak-option-fast = Fast
    .about = Opening chests and picking things up does not end your turn.

## What is asked now

karak-phase-draw-hero = Who plays which hero?
karak-phase-first-player = Who begins?
karak-phase-walk = Walk, explore or act.
karak-phase-teleport = To which fountain?
karak-phase-draw-tile = What lies in the dark?
karak-phase-place-tile = Turn the tile and lay it down.
karak-phase-draw-token = What is in the room?
karak-phase-choose-token = Which one stays: { NOUN($one, form: "the") } or { NOUN($other, form: "the") }?
karak-phase-call-monster = Call one more monster?
karak-phase-meet = A monster! What do you do?
karak-phase-roll = The dice are rolling…
karak-phase-reroll = Keep the dice or roll again?
karak-phase-spend = Strike now, or get stronger first?
karak-phase-assist = Do you help with a magic bolt?
karak-phase-face = Which monster do you fight?
karak-phase-loot = Your reward: { NOUN($item, form: "a") }. Do you take it?
karak-phase-gift = A gift for you: { NOUN($item, form: "a") }. Do you take it?
karak-phase-curse = Who gets the curse?
karak-phase-reincarnate = At which fountain do you wake up?
karak-phase-step-back = Where do you step back to?
karak-phase-over = The game is over.

## Buttons

karak-action-walk = Walk { NOUN($it) }
karak-action-explore = Explore { NOUN($it) }
karak-action-travel = To the portal ({ $it1 }; { $it2 })
karak-action-swap = Swap places with { NOUN($it, form: "the") }
karak-action-sneak = Sneak past
karak-action-fight = Fight
karak-action-fight-with = Fight with { NOUN($it, form: "the") }
karak-action-open = Open the chest
karak-action-take =
    { $drop ->
        [none] Take { NOUN($item, form: "the") }
       *[other] Take { NOUN($item, form: "the") }, leave { NOUN($drop, form: "the") }
    }
karak-action-give = Give it to my comrade
karak-action-leave = Leave it
karak-action-heal = Heal here
karak-action-cast = Healing portal for { NOUN($it, form: "the") }
karak-action-go-to = Go here ({ $it1 }; { $it2 })
karak-action-place =
    Open to { $it ->
        [ne] north and east
        [ns] north and south
        [nw] north and west
        [es] east and south
        [ew] east and west
        [sw] south and west
        [nes] north, east and south
        [new] north, east and west
        [nsw] north, south and west
        [esw] east, south and west
       *[nesw] all sides
    }
karak-action-choose = Choose { NOUN($it, form: "the") }
karak-action-call-monster = One more monster!
karak-action-enough = No more monsters
karak-action-reroll-ones = Roll the ones again
karak-action-reroll-both = Roll both again
karak-action-keep = Keep the dice
karak-action-bolt = Use a magic bolt
karak-action-sacrifice = Give a life
karak-action-strike = Strike!
karak-action-face = Fight { NOUN($it, form: "the") }
karak-action-curse = Curse { NOUN($it, form: "the") }
karak-action-end-turn = End my turn

## Why not

karak-out-of-reach = You cannot go there now. Choose a place that glows, or ask “What can I do?”
karak-cursed = Cursed: no powers until the hero heals at a fountain or the curse passes to somebody else.
karak-why-tile-shape = The tile must join the opening you go through. Turn it another way.
karak-why-nobody-sneaks = Nobody here can sneak. You have to fight.
karak-why-rolled-both-already = You have rolled both dice again already, and that works once per fight. Go on with what you rolled.
karak-why-no-double-attack = Only double attack lets you roll both dice again. Go on with what you rolled.
karak-why-no-training = Only training lets you roll again, and only the ones. Go on with what you rolled.
karak-why-sacrificed-already = You can give only one life per fight. Strike now!
karak-why-no-sacrifice = Only the warlock can give a life for a stronger attack. Strike now!
karak-why-no-bolt-left = There is no magic bolt left. Strike now!
karak-why-monster-not-here = That monster is not in this room. Choose one that is here.
karak-why-reward-is = Your reward is { NOUN($it, form: "the") }. Take it or leave it.
karak-why-comrade-has-no-use = Your comrade cannot use it. Take it yourself or leave it.
karak-why-no-comrade-named = Nobody helped you in this fight, so there is nobody to give it to. Take it or leave it.
karak-why-room-is-full = Two monsters are enough for one room. Now fight!
karak-why-curse-somebody = Choose another hero, or the one who is cursed already.
karak-why-choose-drawn-token = Choose one of the two tokens you have drawn.
karak-why-choose-fountain = The healing portal leads to a fountain. Choose one on the map.
karak-why-wake-at-fountain = You wake up at a fountain. Choose one on the map.
karak-why-step-back-nearby = Choose one of the nearest tiles without a monster.
karak-why-fight-first = A monster is right in front of you. Fight it first!
karak-why-fight-ends-turn = After a fight your turn is over. Go on when it is your turn again.
karak-why-no-step-left = You have no steps left. Do something here or end your turn.
karak-why-already-hidden = You are hidden already. Walk on or end your turn.
karak-why-nothing-to-sneak-past = There is no monster here, so you need not sneak. Just walk on.
karak-why-no-reward = There is no reward here. Beat a monster first.
karak-why-cast-first = Use a healing portal first, then choose a fountain.
karak-why-no-tile-drawn = You have no tile to lay. Explore first.
karak-why-no-tokens-drawn = There are no tokens to choose from. Find a new room first.
karak-why-no-monster-found = Another monster can only come when you have just found a room. Find one first.
karak-why-no-dice-rolled = The dice are only rolled in a fight. Find a monster first.
karak-why-bolts-are-for-fights = Magic bolts only work in a fight. Keep them until then.
karak-why-no-fight = You are not in a fight. Find a monster first.
karak-why-no-fight-to-face = You are not in a fight. Find a monster first.
karak-why-only-mummies-curse = The curse only moves when somebody beats a mummy. Find one first.
karak-why-wall-in-the-way = There is a wall { NOUN($it, form: "to") }. Look for an opening.
karak-why-not-explored = Nobody has been { NOUN($it, form: "to") } yet. Explore there instead.
karak-why-already-explored = There is a tile { NOUN($it, form: "to") } already. Walk there if the way is open.
karak-why-no-tile-left = All the tiles are on the map. There is nothing left to explore: walk on.
karak-why-wall-before-unexplored = There is a wall { NOUN($it, form: "to") }. Explore through an opening.
karak-why-portal-leads-to-portal = A portal only leads to another portal. Choose one on the map.
karak-why-not-on-portal = You are not standing on a portal. Walk to one first.
karak-why-no-swap = Only the warlock can swap places. You can walk.
karak-why-swap-takes-all-steps = You can only swap before your first step. Try it next turn.
karak-why-no-swap-after-fight = You can only swap at the beginning of your turn, not after a fight. Try it next turn.
karak-why-swap-with-another = You can only swap with another hero of this game. Choose one on the map.
karak-why-no-monster-here = There is no monster here. Walk on.
karak-why-hidden-fights-at-once = You are hiding now. You can fight this monster next turn, before your first step.
karak-why-comrade-not-near = Only a hero who is awake and stands here or right next door can help. Choose another one or fight alone.
karak-why-no-comrades = Heroes only help each other in cooperative games. Fight alone!
karak-why-no-chest = There is no chest here. Look for one.
karak-why-no-key = The chest is locked. Find a key first: turnkeys guard them.
karak-why-no-such-item = You cannot find { NOUN($it, form: "a") } here. Look somewhere else.
karak-why-put-down-this-turn = You have just put { NOUN($it, form: "the") } down here. Wait for your next turn.
karak-why-monster-in-room = A monster is guarding this room. Beat it first.
karak-why-same-item = You would swap it for the same thing. Choose something else or leave it.
karak-why-makes-no-room = { NOUN($item, form: "The") } and { NOUN($drop, form: "the") } do not go in the same slots. Choose something else to leave.
karak-why-put-down-only-when-full = You can only swap something you carry, and only when you have no free slot. Choose something else.
karak-why-no-free-slot = You have no free slot for { NOUN($it, form: "the") }. Swap or leave it.
karak-why-nothing-to-heal = You are in the best of health. Walk on!
karak-why-no-fountain = You can only heal at a fountain. Walk to one first.
karak-why-no-healing-portal = You have no healing portal. Giant spiders guard them.
karak-why-no-portal-after-fight = After a fight you cannot use a healing portal. Wait for your next turn.
karak-why-hero-not-in-play = That hero is not in this game. Choose another one.
karak-why-cursed-has-no-powers = You are cursed, so your powers do not work. Heal at a fountain.
karak-why-heroes-are-drawn = One moment: the heroes are being drawn.
karak-why-first-player-is-found = One moment: we are finding out who begins.
karak-why-walk-or-end = That does not work now. Walk, explore, act or end your turn.
karak-why-first-fountain = First choose a fountain.
karak-why-tile-is-drawn = One moment: the tile is being drawn.
karak-why-first-place-tile = First lay down the tile you have drawn.
karak-why-token-is-drawn = One moment: the token is being drawn.
karak-why-first-choose-token = First choose one of the two tokens.
karak-why-first-second-monster = First decide: one more monster or not?
karak-why-first-meet = A monster is here! First decide what to do about it.
karak-why-dice-are-rolling = One moment: the dice are still rolling.
karak-why-first-keep-or-reroll = First keep the dice or roll again.
karak-why-first-strike = First strike, or make your attack stronger.
karak-why-first-assist = First decide about helping with a magic bolt.
karak-why-first-face = First choose which monster to fight.
karak-why-first-loot = First decide about your reward.
karak-why-first-gift = First decide about the gift.
karak-why-first-curse = First choose who gets the curse.
karak-why-first-reincarnate = First choose the fountain where you wake up.
karak-why-first-step-back = First choose where to step back to.
karak-why-game-is-over = This game is over. Start a new one!

## What happened

karak-event-hero-drawn = { $seat } is { NOUN($hero, form: "the") }.
karak-event-began = { $seat } begins.
karak-event-turn-began = Round { $round }: it is { NOUN($hero, form: "the") }’s turn.
karak-event-recovered = { NOUN($hero, form: "The") } wakes up with one life.
karak-event-walked = { NOUN($hero, form: "The") } walks on.
karak-event-travelled = { NOUN($hero, form: "The") } steps through the portal.
karak-event-swapped = { NOUN($hero, form: "The") } swaps places with { NOUN($with, form: "the") }.
karak-event-wall-broke = A wall comes down, and a new way is open!
karak-event-tile-drawn = { NOUN($hero, form: "The") } peers into the dark: { NOUN($tile, form: "a") }!
karak-event-tile-placed = { NOUN($hero, form: "The") } steps { NOUN($tile, form: "into") }.
karak-event-foreseen = { NOUN($hero, form: "The") } may choose: { NOUN($one, form: "a") } or { NOUN($other, form: "a") }.
karak-event-returned = { NOUN($token, form: "The") } goes back into the bag.
karak-event-token-placed = Look: { NOUN($token, form: "a") }!
karak-event-room-cleared = The dragon wants to be alone: everything else in the room is gone.
karak-event-sneaked = { NOUN($hero, form: "The") } hides in the shadows.
karak-event-met = { NOUN($hero, form: "The") } meets { NOUN($monster, form: "a") }: strength { $strength }.
karak-event-comrade-named = { NOUN($comrade, form: "The") } helps { NOUN($hero, form: "the") }.
karak-event-rolled = { NOUN($hero, form: "The") } rolls { $dice1 } + { $dice2 }: attack { $attack } in all.
karak-event-bolt-used = { NOUN($hero, form: "The") } fires a magic bolt: attack { $attack } now.
karak-event-sacrificed =
    { NOUN($hero, form: "The") } gives a life: attack { $attack } now, { $lives ->
        [0] no life
        [one] 1 life
       *[other] { $lives } lives
    } left.
karak-event-heroic-win = Attack { $attack } against strength { $strength }: { NOUN($hero, form: "the") } beats both monsters at one blow!
karak-event-won = Attack { $attack } against strength { $strength }: { NOUN($hero, form: "the") } beats { NOUN($monster, form: "the") }!
karak-event-tied = Attack { $attack } against strength { $strength }: { NOUN($hero, form: "the") } and { NOUN($monster, form: "the") } are equally strong.
karak-event-lost = Attack { $attack } against strength { $strength }: { NOUN($monster, form: "the") } beats { NOUN($hero, form: "the") }.
karak-event-wounded =
    { NOUN($by, form: "The") } wounds { NOUN($hero, form: "the") }: { $lives ->
        [0] no life
        [one] 1 life
       *[other] { $lives } lives
    } left.
karak-event-stepped-back = { NOUN($hero, form: "The") } steps back.
karak-event-fainted = { NOUN($hero, form: "The") } faints.
karak-event-reincarnated = { NOUN($hero, form: "The") } wakes up at a fountain.
karak-event-took = { NOUN($hero, form: "The") } takes { NOUN($item, form: "the") }.
karak-event-put-down = { NOUN($hero, form: "The") } leaves { NOUN($item, form: "the") } here.
karak-event-trophy-gained = { NOUN($hero, form: "The") } gets a trophy: { NOUN($monster, form: "a") }.
karak-event-gave = { NOUN($hero, form: "The") } gives { NOUN($item, form: "the") } to { NOUN($to, form: "the") }.
karak-event-chest-opened = { NOUN($hero, form: "The") } opens the chest with a key.
karak-event-treasure-won =
    { $treasure ->
        [dragon] { NOUN($hero, form: "The") } wins the ruby!
       *[other] { NOUN($hero, form: "The") } wins a treasure!
    }
karak-event-healed =
    { NOUN($hero, form: "The") } is healthy again: { $lives ->
        [one] 1 life
       *[other] { $lives } lives
    }.
karak-event-teleported = A healing portal brings { NOUN($hero, form: "the") } to a fountain.
karak-event-cursed = The curse falls on { NOUN($hero, form: "the") }: no powers for now.
karak-event-curse-stayed = The curse stays with { NOUN($hero, form: "the") }.
karak-event-curse-lifted = { NOUN($hero, form: "The") } is free of the curse.
karak-event-wrath-rose = The dragon gets angrier: wrath { $wrath } of { $limit }.
karak-event-ended =
    { $ending ->
        [dragon_slain] { karak-ending-dragon-slain }
        [agreed] { karak-ending-agreed }
        [round_limit] { karak-ending-round-limit }
        [party_down] { karak-ending-party-down }
       *[wrath] { karak-ending-wrath }
    }

## How it ended

karak-ending-dragon-slain = The dragon is beaten!
karak-ending-agreed = The players have agreed to stop here.
karak-ending-round-limit = The last round is over.
karak-ending-party-down = All heroes have fainted: the catacombs have won.
karak-ending-wrath = The dragon is too angry: the catacombs have won.

## Parts of an attack

karak-part-dice = Dice
karak-part-weapons = Weapons
karak-part-lent-weapons = Comrade’s weapons
karak-part-premonition = Premonition
karak-part-bolts = Magic bolts
karak-part-lent-bolts = Comrade’s magic bolts
karak-part-sacrifice = Sacrifice

## Hero boards, cards and supplies

karak-lives =
    { $lives ->
        [0] No life of { $of }
        [one] 1 life of { $of }
       *[other] { $lives } lives of { $of }
    }
karak-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
karak-steps =
    { $steps ->
        [0] No steps left
        [one] 1 step left
       *[other] { $steps } steps left
    }
karak-is-cursed = Cursed
karak-carries = Items
karak-slot-weapon = Empty: room for a weapon
karak-slot-spell = Empty: room for a spell
karak-slot-key = Empty: room for a key
karak-holdings = What you hold
karak-holds-nothing = Nothing in your slots yet
karak-weapons = Weapons: +{ $points }
karak-trophies = Trophies
karak-asleep = does not work now
karak-wrath = The dragon’s wrath: { $wrath } of { $limit }
karak-party-score = Together: { $score }
karak-fight = Fight
karak-chance =
    { $tie ->
        [0] You win { $percent } of 100 fights
       *[other] You win { $percent } of 100 fights and tie { $tie }
    }
karak-attack = Attack
karak-strength = Strength
karak-attack-now = Attack { $attack }
karak-attack-up-to = Attack up to { $attack }
karak-loot = Reward
karak-loot-full = Your hands are full: what do you put down?
karak-bag =
    In the bag: { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
karak-stack =
    In the stack: { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
