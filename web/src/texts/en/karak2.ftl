### Karak 2 and Imperium. Positions are never told: whoever plays sees them on the map.
### Numbers that are printed in the box come from the view.

karak2-title = Karak 2
karak2-tagline = Explore the land, build your city, lead an army and bring down the Dark General.

## Heroes

karak2-hero-horan = Warrior
    .name = Horan
karak2-hero-taia = Oracle
    .name = Taia
karak2-hero-lorraine = Ranger
    .name = Lorraine
karak2-hero-xanros = Warlock
    .name = Xanros
karak2-hero-elspeth = Warrior princess
    .name = Elspeth
karak2-hero-darius = Scout
    .name = Darius
karak2-hero-aderyn = Thief
    .name = Aderyn
karak2-hero-argentus = Wizard
    .name = Argentus
karak2-hero-valduk = Barbarian
    .name = Valduk
karak2-hero-kirima = Beast hunter
    .name = Kirima
karak2-hero-saigo = Samurai
    .name = Saigo

## Powers

karak2-power-war-strategy = War strategy
    .about = Once per battle you may roll all your units again.
karak2-power-pillage = Pillage
    .about = When you win a battle, you harvest the tile at once.
karak2-power-fate-weaver = Fate weaver
    .about = On new land you draw one army more and put one back into the bag.
karak2-power-master-builder = Master builder
    .about = Your city and every building cost you one resource less.
karak2-power-falcon = Falcon
    .about = Once per turn your falcon may lay a new tile anywhere on the edge of the map. This takes no action.
karak2-power-bear = Bear
    .about = A bear fights at your side from the start. It needs no glory.
karak2-power-necromancy = Necromancy
    .about = As an action you raise a skeleton for your army. It needs no glory.
karak2-power-soul-collector = Soul collector
    .about = For every unit you lose in a battle, you get a life back.
karak2-power-finesse = Finesse
    .about = Once per battle you may roll your hero die again.
karak2-power-magic-ride = Magic ride
    .about = Once per turn you may ride several tiles in a straight line, even across chasms.
karak2-power-scouting = Scouting
    .about = When you explore, you secretly look at two tiles, lay one and put the other back.
karak2-power-claws = Claws and fangs
    .about = The weakest armies fall before you without a battle, and one of the General’s praetorians too.
karak2-power-rebellion = Rebellion
    .about = Once per turn, in a forest, you may spend an action and food to call a knight. You need no city for it.
karak2-power-sneaking = Sneaking
    .about = You may slip past armies and into lairs without a fight. Only the General and rifts stop you.
karak2-power-affinity = Magic affinity
    .about = Once per battle you may keep a fireball you throw, or throw it with more power.
karak2-power-lion = King of nature
    .about = Once per turn your lion may chase an army to another tile, if it is not too strong. This takes no action.
karak2-power-berserk = Berserk
    .about = If your hero die shows two skulls, your attack gets stronger.
karak2-power-tough-hide = Tough hide
    .about = When a unit would die, you may give a life to save it.
karak2-power-charge = Charge
    .about = You are stronger against enemies that were on the map before you moved.
karak2-power-whale = Dream whale
    .about = Once per turn you may fly to a wounded hero, and both of you get a life back.
karak2-power-traveller = Traveller
    .about = When you build your city, you get a range with it for free.
karak2-power-strategic-position = Strategic position
    .about = Once per battle you may roll some or all of your archers again.

## Armies and other enemies

karak2-monster-skeleton-warrior = Skeleton warrior
    .about = It guards a sword.
    .a = a skeleton warrior
    .A = A skeleton warrior
    .the = the skeleton warrior
    .The = The skeleton warrior
karak2-monster-fire-eater = Fire eater
    .about = It guards a fireball.
    .a = a fire eater
    .A = A fire eater
    .the = the fire eater
    .The = The fire eater
karak2-monster-shadow-eater = Shadow eater
    .about = It guards a pickpocket spell.
    .a = a shadow eater
    .A = A shadow eater
    .the = the shadow eater
    .The = The shadow eater
karak2-monster-skeleton-giant = Skeleton giant
    .about = It pulls a cart full of resources.
    .a = a skeleton giant
    .A = A skeleton giant
    .the = the skeleton giant
    .The = The skeleton giant
karak2-monster-dark-dryad = Dark dryad
    .about = She guards an amulet. Nobody knows which one until she is beaten.
    .a = a dark dryad
    .A = A dark dryad
    .the = the dark dryad
    .The = The dark dryad
karak2-monster-hammer-cursed = Hammer cursed
    .about = It guards the war hammer.
    .a = a hammer cursed
    .A = A hammer cursed
    .the = the hammer cursed
    .The = The hammer cursed
karak2-monster-skeleton-rider = Skeleton rider
    .about = It guards a small soul stone.
    .a = a skeleton rider
    .A = A skeleton rider
    .the = the skeleton rider
    .The = The skeleton rider
karak2-monster-envoy-of-death = Envoy of death
    .about = It guards a large soul stone.
    .a = an envoy of death
    .A = An envoy of death
    .the = the envoy of death
    .The = The envoy of death
karak2-monster-ghost = Ghost
    .about = It guards a blessing.
    .a = a ghost
    .A = A ghost
    .the = the ghost
    .The = The ghost
# There is only one time master.
karak2-monster-time-master = Time master
    .about = He fights for whoever beats him.
    .a = the time master
    .A = The time master
    .the = the time master
    .The = The time master

karak2-enemy-general = Dark General
    .about = He guards the arch soul stone. He always wounds, and the game ends when he falls.
karak2-enemy-goblins = Goblins
    .about = They live in the goblin cave and come back when all heroes have left.
karak2-enemy-stone-eaters = Stone eaters
    .about = They live in their mine and come back when all heroes have left.

karak2-praetorians =
    { $count ->
        [one] with { $count } praetorian
       *[other] with { $count } praetorians
    }

## Items

karak2-item-sword = Sword
    .about = Weapon: makes all your attacks stronger.
    .a = a sword
    .the = the sword
    .The = The sword
karak2-item-war-hammer = War hammer
    .about = Weapon: makes all your attacks stronger, even more than a sword.
    .a = a war hammer
    .the = the war hammer
    .The = The war hammer
karak2-item-fireball = Fireball
    .about = Spell: makes one attack stronger after the roll, then it is used up.
    .a = a fireball
    .the = the fireball
    .The = The fireball
karak2-item-pickpocket = Pickpocket
    .about = Spell: takes two resources of your choice from another hero, then it is used up.
    .a = a pickpocket spell
    .the = the pickpocket spell
    .The = The pickpocket spell
karak2-item-blessing = Blessing
    .about = Spell: brings a unit in your turn, or cancels all skulls after a roll. Then it is used up.
    .a = a blessing
    .the = the blessing
    .The = The blessing
karak2-item-abundance = Amulet of Abundance
    .about = Every harvest gives one more resource.
    .a = an amulet of Abundance
    .the = the amulet of Abundance
    .The = The amulet of Abundance
karak2-item-glory = Amulet of Glory
    .about = Gives you more glory, so you may have more units.
    .a = an amulet of Glory
    .the = the amulet of Glory
    .The = The amulet of Glory
karak2-item-action = Amulet of Action
    .about = Gives you one more action every turn.
    .a = an amulet of Action
    .the = the amulet of Action
    .The = The amulet of Action
karak2-item-protection = Amulet of Protection
    .about = Cancels some of the skulls after each of your rolls.
    .a = an amulet of Protection
    .the = the amulet of Protection
    .The = The amulet of Protection
karak2-item-titan = Amulet of the Titan
    .about = A titan fights for you as long as you carry it.
    .a = an amulet of the Titan
    .the = the amulet of the Titan
    .The = The amulet of the Titan

karak2-class-weapon = Weapon
    .many = weapons
karak2-class-spell = Spell
    .many = spells
karak2-class-amulet = Amulet
    .many = amulets

## Dice and units

karak2-die-hero = Hero die
    .about = You always roll it. Its skulls cost you lives.
    .the = the hero die
    .a = a hero die
    .A = A hero die
    .many = hero dice
karak2-die-knight = Knight
    .about = Not very strong, but hard to kill.
    .the = the knight
    .a = a knight
    .A = A knight
    .many = knights
karak2-die-archer = Archer
    .about = Often strong, and often hit.
    .the = the archer
    .a = an archer
    .A = An archer
    .many = archers
karak2-die-mage = Mage
    .about = The strongest of the units you train, and as easily hit as an archer.
    .the = the mage
    .a = a mage
    .A = A mage
    .many = mages
karak2-die-skeleton = Skeleton
    .about = Raised by necromancy. It can fall and be raised again.
    .the = the skeleton
    .a = a skeleton
    .A = A skeleton
    .many = skeletons
karak2-die-bear = Bear
    .about = The ranger’s friend. It never dies.
    .the = the bear
    .a = a bear
    .A = A bear
    .many = bears
karak2-die-titan = Titan
    .about = It comes with its amulet and never dies.
    .the = the titan
    .a = a titan
    .A = A titan
    .many = titans
karak2-die-guard = Emperor’s guard
    .about = It comes with the crown and never dies. Its shield cancels a skull on another die.
    .the = the Emperor’s guard
    .a = the Emperor’s guard
    .A = The Emperor’s guard
    .many = guards
karak2-die-time-master = Time master
    .about = His loop rolls other dice again. But he may also betray you and go to another hero.
    .the = the time master
    .a = the time master
    .A = The time master
    .many = time masters

karak2-unit-knight = Knight
    .about = Trained in the camp.
karak2-unit-archer = Archer
    .about = Trained in the range.
karak2-unit-mage = Mage
    .about = Trained in the mage tower.

karak2-face =
    { $sign ->
        [shield] a shield
        [loop] a time loop
        [betrayal] betrayal
       *[none]
            { $skulls ->
                [0]
                    { $swords ->
                        [0] a blank
                        [one] { $swords } sword
                       *[other] { $swords } swords
                    }
                [one]
                    { $swords ->
                        [0] a skull
                        [one] { $swords } sword and a skull
                       *[other] { $swords } swords and a skull
                    }
               *[other]
                    { $swords ->
                        [0] { $skulls } skulls
                        [one] { $swords } sword and { $skulls } skulls
                       *[other] { $swords } swords and { $skulls } skulls
                    }
            }
    }
karak2-shown-die = { $die }: { $face }
karak2-numbered-die = { $die } { $number } of { $of }

karak2-again-units = Roll all units again
karak2-again-hero = Roll the hero die again
karak2-again-archers = Roll archers again
karak2-again-loop = Turn back time

karak2-fireball-plain = Fireball
    .about = Stronger attack. The fireball is used up.
karak2-fireball-kept = Fireball, and keep it
    .about = Stronger attack, and the fireball stays with you. Once per battle.
karak2-fireball-great = Great fireball
    .about = Much stronger attack. The fireball is used up. Once per battle.

## Buildings

karak2-building-stable = Stable
    .about = One more action every turn, starting now.
    .a = a stable
    .the = the stable
karak2-building-portal = Portal
    .about = Once per turn: from your city to any tile, or from anywhere back to your city.
    .a = a portal
    .the = the portal
karak2-building-banners = Banners of glory
    .about = More glory, so you may have more units.
    .a = banners of glory
    .the = the banners of glory
karak2-building-camp = Camp
    .about = Here you train knights.
    .a = a camp
    .the = the camp
karak2-building-range = Range
    .about = Here you train archers.
    .a = a range
    .the = the range
karak2-building-mage-tower = Mage tower
    .about = Here you train mages.
    .a = a mage tower
    .the = the mage tower

## Lands, resources and directions

karak2-land-castle = Castle
    .about = Here everybody starts. Here you can eradicate the plague and get all your lives back.
    .a = a castle
    .the = the castle
    .to = to the castle
karak2-land-farm = Farm
    .about = A harvest gives food.
    .a = a farm
    .the = the farm
    .to = to the farm
karak2-land-forest = Forest
    .about = A harvest gives wood.
    .a = a forest
    .the = the forest
    .to = to the forest
karak2-land-farm-forest = Farm and forest
    .about = A harvest gives food and wood.
    .a = a farm with a forest
    .the = the farm with a forest
    .to = to the farm with a forest
karak2-land-farm-rock = Farm and rock
    .about = A harvest gives food and stone.
    .a = a farm with a rock
    .the = the farm with a rock
    .to = to the farm with a rock
karak2-land-forest-rock = Forest and rock
    .about = A harvest gives wood and stone.
    .a = a forest with a rock
    .the = the forest with a rock
    .to = to the forest with a rock
karak2-land-big-farm = Big farm
    .about = A harvest gives a lot of food.
    .a = a big farm
    .the = the big farm
    .to = to the big farm
karak2-land-dense-forest = Dense forest
    .about = A harvest gives a lot of wood.
    .a = a dense forest
    .the = the dense forest
    .to = to the dense forest
karak2-land-big-rock = Big rock
    .about = A harvest gives a lot of stone.
    .a = a big rock
    .the = the big rock
    .to = to the big rock
karak2-land-abyss = Abyss
    .about = The Dark General is waiting here. Nothing grows here.
    .a = the Abyss
    .the = the Abyss
    .to = into the Abyss
karak2-land-goblin-cave = Goblin cave
    .about = A lair. Whoever beats the goblins gets food and wood, again and again.
    .a = a goblin cave
    .the = the goblin cave
    .to = into the goblin cave
karak2-land-stone-eater-mine = Stone-eater mine
    .about = A lair. Whoever beats the stone eaters gets stone, again and again.
    .a = a stone-eater mine
    .the = the stone-eater mine
    .to = into the stone-eater mine
karak2-land-rift = Rift
    .about = A new rift calls all heroes: whoever fights best wins the crown. After that it is closed, and nothing grows here.
    .a = a rift
    .the = the rift
    .to = to the rift

karak2-resource-food = Food
    .lower = food
karak2-resource-wood = Wood
    .lower = wood
karak2-resource-stone = Stone
    .lower = stone

karak2-goods-food = { $food } food
karak2-goods-wood = { $wood } wood
karak2-goods-stone = { $stone } stone
karak2-goods =
    { $food ->
        [0]
            { $wood ->
                [0]
                    { $stone ->
                        [0] nothing
                       *[other] { karak2-goods-stone }
                    }
               *[other]
                    { $stone ->
                        [0] { karak2-goods-wood }
                       *[other] { karak2-goods-wood } and { karak2-goods-stone }
                    }
            }
       *[other]
            { $wood ->
                [0]
                    { $stone ->
                        [0] { karak2-goods-food }
                       *[other] { karak2-goods-food } and { karak2-goods-stone }
                    }
               *[other]
                    { $stone ->
                        [0] { karak2-goods-food } and { karak2-goods-wood }
                       *[other] { karak2-goods-food }, { karak2-goods-wood } and { karak2-goods-stone }
                    }
            }
    }
karak2-for-goods =
    { $food ->
        [0]
            { $wood ->
                [0]
                    { $stone ->
                        [0] for free
                       *[other] for { karak2-goods }
                    }
               *[other] for { karak2-goods }
            }
       *[other] for { karak2-goods }
    }
karak2-costs = Costs { karak2-goods }
karak2-gives = Gives { karak2-goods }
karak2-missing = Missing: { karak2-goods }
karak2-spared = { $count } less
karak2-gives-lives =
    { $lives ->
        [one] Gives { $lives } life
       *[other] Gives { $lives } lives
    }
karak2-free = Free
karak2-uses-action = One action
karak2-uses-move = Takes your move
karak2-ends-turn = Ends your turn

karak2-edge-ne = north-east
    .to = to the north-east
karak2-edge-e = east
    .to = to the east
karak2-edge-se = south-east
    .to = to the south-east
karak2-edge-sw = south-west
    .to = to the south-west
karak2-edge-w = west
    .to = to the west
karak2-edge-nw = north-west
    .to = to the north-west
karak2-way =
    { $count ->
        [one] { $count } tile { NOUN($side, kind: "edge", form: "to") }
       *[other] { $count } tiles { NOUN($side, kind: "edge", form: "to") }
    }
karak2-way-here = on your own tile

## Board

karak2-board = Board. The map of the lands
karak2-board-keys = W, E, D, X, Z and A (around the S key) walk or explore in the six directions: up left, up right, right, down right, down left, left. The arrow keys go the nearest way, with Shift they move the map. Left and right turn a new tile, Enter lays it down. Plus and minus: nearer and farther. 0: the whole map. Home: back to the hero. Tab: through everything you can choose.
karak2-out-of-reach = You cannot go there now. Choose a place that glows, or ask “What can I do?”
karak2-army-here = { NOUN($army, form: "A") }: strength { $strength }
karak2-city-here = City ({ $name })
karak2-chasms =
    { $chasms ->
        [none] No chasms
       *[other] Chasms: { $chasms }
    }
karak2-unexplored = Unexplored land

## Options

karak2-option-imperium = Imperium
    .about = The expansion: rifts, lairs, an Emperor with vassals, and five more heroes.
karak2-option-friendly = Friendly
    .about = No Plague and no Misery: two skulls only cost lives.

## What is asked now

karak2-phase-draw-hero = Who plays which hero?
karak2-phase-first-player = Who begins?
karak2-phase-act = Move, act or end your turn.
karak2-phase-draw-tile = What land lies there?
karak2-phase-keep-tile = Which tile do you keep? The other goes back on top of the stack.
karak2-phase-lay-tile = Where does your falcon lay { NOUN($land, kind: "land", form: "the") }?
karak2-phase-turn-tile = Turn the tile and lay it down.
karak2-phase-draw-army = Which army lives here?
karak2-phase-return-army = Which army goes back into the bag?
karak2-phase-slay = Which army falls without a battle?
karak2-phase-send = { karak2-choose-dice }
karak2-phase-roll = The dice are rolling…
karak2-phase-betray = The time master betrays you! Who gets him?
karak2-phase-roll-again = Roll again, or keep the dice?
karak2-phase-pick = { NOUN($die, kind: "die") } showing { $face }: how many do you roll again?
karak2-phase-fireballs = Do you throw a fireball?
karak2-phase-break-tie = A tie! The hero dice roll again…
karak2-phase-shield = Which skull does the shield cancel?
karak2-phase-protect =
    { $left ->
        [one] Which skull does your amulet cancel? One more.
       *[other] Which skull does your amulet cancel? Up to { $left }.
    }
karak2-phase-bless = Do you cast a blessing to cancel all skulls?
karak2-phase-bless-unit = Which unit does the blessing bring you?
karak2-phase-tough-hide = Do you give a life to save a unit?
karak2-phase-plague = Two skulls! Who suffers Plague and Misery?
karak2-phase-find-amulet = Which amulet did the dryad guard?
karak2-phase-unload =
    { $left ->
        [one] What do you take from the cart? One more.
       *[other] What do you take from the cart? { $left } more.
    }
karak2-phase-put-down = Too many { NOUN($class, kind: "class", form: "many") }: what do you put down?
karak2-phase-send-home = Your glory has fallen: which unit goes home?
karak2-phase-abundance = What does your amulet bring more of?
karak2-phase-spare = Which resource do you save?
karak2-phase-give-building = Who gets { NOUN($building, kind: "building", form: "a") } from you?
karak2-phase-build = Do you build more?
karak2-phase-recruit = Do you train more?
karak2-phase-give-unit = Who gets a unit from you?
karak2-phase-tax = The Emperor’s tax: which resource do you give?
karak2-phase-pick-up = Do you pick up more?
karak2-phase-steal =
    { $left ->
        [one] What do you take from { NOUN($from, form: "name") }? One more.
       *[other] What do you take from { NOUN($from, form: "name") }? { $left } more.
    }
karak2-phase-drive = Where does { NOUN($army, form: "the") } flee to?
karak2-phase-over = The game is over.

## Buttons

karak2-action-walk = Go { NOUN($it, kind: "edge") }
karak2-action-explore = Explore { NOUN($it, kind: "edge") }
karak2-action-portal = Through the portal { NOUN($land, kind: "land", form: "to") }, { $way }
karak2-action-ride = Ride { NOUN($land, kind: "land", form: "to") }, { $way }
karak2-action-whale = Fly to { NOUN($it, form: "name") }
karak2-action-return = Back to the castle
karak2-action-fight = Fight
karak2-action-challenge = Challenge the Emperor
karak2-action-heal = Heal
karak2-action-harvest = Harvest
karak2-action-build-city = Build my city
karak2-action-build = Build { NOUN($it, kind: "building", form: "the") }
karak2-action-dismiss = Send { NOUN($it, kind: "die", form: "a") } home
karak2-action-train = Train { NOUN($it, kind: "die", form: "a") }
karak2-action-take = Take { NOUN($it, form: "the") }
karak2-action-swap = Take { NOUN($take, form: "the") }, leave { NOUN($leave, form: "the") }
karak2-action-eradicate = Eradicate the plague
karak2-action-raise = Raise a skeleton
karak2-action-rebel = Call a knight
karak2-action-falcon = Send the falcon
karak2-action-pickpocket = Pick { NOUN($it, form: "name") }’s pockets
karak2-action-pray = Blessing: { NOUN($it, kind: "die", form: "a") }
karak2-action-roar = Chase { NOUN($army, form: "the") } away ({ $way })
karak2-action-keep =
    { $chasms ->
        [none] Keep { NOUN($land, kind: "land", form: "the") }
       *[other] Keep { NOUN($land, kind: "land", form: "the") }, chasms: { $chasms }
    }
karak2-action-lay-at = Lay it here: { $way }
karak2-action-lay =
    { $chasms ->
        [none] Lay it down
       *[other] Lay it down, chasms: { $chasms }
    }
karak2-action-put-back = Put { NOUN($it, form: "the") } back
karak2-action-slay = { NOUN($it, form: "The") } falls
karak2-action-count = { NOUN($die, kind: "die") } × { $it }
karak2-action-all = All the rest
karak2-action-again = { NOUN($it, kind: "again") }
karak2-action-fireball = Throw a fireball
karak2-action-keep-fireball = Throw a fireball and keep it
karak2-action-great-fireball = Throw a great fireball
karak2-action-ignore = Cancel a skull on { NOUN($it, kind: "die", form: "the") }
karak2-action-bless = Cast a blessing
karak2-action-enlist = Take { NOUN($it, kind: "die", form: "a") }
karak2-action-save = Give a life for { NOUN($it, kind: "die", form: "the") }
karak2-action-choose = Choose { NOUN($it, form: "name") }
karak2-action-pick = { NOUN($it, kind: "resource") }
karak2-action-drop = Put down { NOUN($it, form: "the") }
karak2-action-give = { NOUN($unit, kind: "die", form: "A") } for { NOUN($to, form: "name") }
karak2-action-drive = Chase it here: { $way }
karak2-action-enough = Go on
karak2-action-done = Done
karak2-action-end-turn = End my turn

## Why not

karak2-why-all-lives = You have all your lives. Do something else.
karak2-why-not-on-castle = The plague can only be eradicated on the castle. Go there first.
karak2-why-nothing-to-eradicate = You have all your lives, and there is no plague in your city. Do something else.
karak2-why-no-tile-drawn = You have no tile to lay. Explore first.
karak2-why-no-army-drawn = No army has been drawn. Find new land first.
karak2-why-no-weak-army = No weak army falls here now. Go on with your turn.
karak2-why-no-battle = You are not in a battle. Go to a tile with an army first.
karak2-why-move-used = You have moved already. Act now, or end your turn.
karak2-why-not-everybody-is-cut-off = Somebody still has a way out or an enemy to beat. You may go back to the castle only when everybody is cut off. Do something else.
karak2-why-chasm-in-the-way = There is a chasm { NOUN($it, kind: "edge", form: "to") }. Look for another way.
karak2-why-not-explored = Nobody has been { NOUN($it, kind: "edge", form: "to") } yet. Explore there instead.
karak2-why-already-explored = There is a tile { NOUN($it, kind: "edge", form: "to") } already. Go there if the way is open.
karak2-why-no-tile-left = All the tiles are on the map, and there is nothing left to explore. Do something else.
karak2-why-no-portal = You have no portal. Build one in your city first.
karak2-why-portal-used = You have used your portal in this turn already. Try it next turn.
karak2-why-no-tile-there = No tile lies there. Choose one on the map.
karak2-why-already-there = You are there already. Choose another tile.
karak2-why-portal-leads-to-city = From here your portal only leads to your own city. Choose your city.
karak2-why-ridden-already = You have ridden in this turn already. Try it next turn.
karak2-why-ride-in-a-line = You ride in a straight line over laid tiles, as far as the first enemies. Choose a place that glows.
karak2-why-flown-already = The dream whale has carried you in this turn already. Try it next turn.
karak2-why-fly-to-another = The whale only flies to another hero of this game. Choose one.
karak2-why-not-wounded = { NOUN($it, form: "name") } is not wounded. Choose a wounded hero.
karak2-why-no-army-here = There is no army here. A battle begins when you enter the tile of an army.
karak2-why-no-emperor = There is no Emperor yet. The first crown is won in a rift.
karak2-why-is-emperor = You wear the crown yourself. Now the others challenge you!
karak2-why-emperor-not-here = The Emperor is not on this tile. Go there first.
karak2-why-emperor-unconscious = The Emperor is unconscious and cannot be challenged. Wait a little.
karak2-why-harvest-beside-army = An army is here. Beat it first.
karak2-why-harvest-in-city = Nobody harvests where a city stands. Go to another tile.
karak2-why-lair-gives-to-winners = A lair only gives something to those who beat its enemies. Harvest on another tile.
karak2-why-brings-nothing = Nothing grows here. Go to another tile.
karak2-why-harvested-already = You have harvested here in this turn already. Go to another tile or wait for your next turn.
karak2-why-has-city = You have a city already, and everybody has only one. Build in it.
karak2-why-no-city-on-lair = No city is built in a lair. Look for another tile.
karak2-why-no-city-on = No city can stand here. Look for another tile.
karak2-why-city-beside-army = An army is here. Beat it first.
karak2-why-another-city-here = A city stands here already. Look for another tile.
karak2-why-another-hero-here = Another hero is here. Build your city on a tile of your own.
karak2-why-no-city = You have no city yet. Build one first.
karak2-why-not-in-own-city = You can only build in your own city. Go there first.
karak2-why-stands-already = You have { NOUN($it, kind: "building", form: "the") } already. Build something else.
karak2-why-tax-must-be-left = You need one more resource for the Emperor’s tax. Gather some first.
karak2-why-too-expensive = You still need { karak2-goods }. Gather more resources first.
karak2-why-has-no-unit = You have no { NOUN($it, kind: "die", form: "many") }. Choose another unit.
karak2-why-dismiss-before-training = Units go home only before you train the first one. Train more, or stop.
karak2-why-dismiss-only-to-train = You can only send a unit home if you can train another one for it. Gather resources first.
karak2-why-needs-building = To train { NOUN($unit, kind: "die", form: "a") }, you need { NOUN($building, kind: "building", form: "the") }. Build it first.
karak2-why-no-unit-left = There are no { NOUN($it, kind: "die", form: "many") } left in the supply. Choose another unit, or wait.
karak2-why-glory-allows-no-training = With glory { $it } you may not have more units. Beat a stronger enemy, or send a unit home first.
karak2-why-keep-unit-to-give = This is the last unit of its kind, and you must give one to a vassal too. Choose another kind.
karak2-why-no-unit-would-be-left = Then no unit would be left for your gift to a vassal. Choose another kind, or stop.
karak2-why-train-in-city = Units are trained in your own city. Go there first.
karak2-why-plague-in-city = The plague is in your city. Eradicate it on the castle first.
karak2-why-no-such-item = You cannot find { NOUN($it, form: "a") } here. Look somewhere else.
karak2-why-no-free-slot = You have no free slot for { NOUN($it, form: "the") }. Swap it for something you carry.
karak2-why-not-held = You do not carry { NOUN($it, form: "a") }. Choose something else to leave.
karak2-why-makes-no-room = { NOUN($take, form: "The") } and { NOUN($leave, form: "the") } do not go in the same slots. Choose something else to leave.
karak2-why-changes-nothing = You would swap it for the same thing. Choose something else.
karak2-why-no-skeleton-left = All skeletons are in your army already. Do something else.
karak2-why-rebelled-already = Only one knight per turn. Call the next one in your next turn.
karak2-why-no-forest = There is no forest here. Go into a forest first.
karak2-why-rebellion-costs = Calling a knight costs { karak2-goods }. Gather more resources first.
karak2-why-glory-allows-no-unit = With glory { $it } you may not have more units. Beat a stronger enemy first.
karak2-why-falcon-has-flown = The falcon has flown in this turn already. Send it again next turn.
karak2-why-no-open-edge = The falcon finds no open edge. Do something else.
karak2-why-no-pickpocket = You have no pickpocket spell. Shadow eaters guard them.
karak2-why-rob-another = You can only rob another hero of this game. Choose one.
karak2-why-has-no-resources = { NOUN($it, form: "name") } has no resources. Choose another hero.
karak2-why-no-blessing = You have no blessing. Ghosts guard them.
karak2-why-lion-has-roared = The lion has roared in this turn already. Try it next turn.
karak2-why-no-such-army = That army is not there. Choose one on the map.
karak2-why-too-strong-to-scare = { NOUN($it, form: "The") } is too strong for your lion. Choose a weaker army.
karak2-why-nowhere-to-flee = There is no free tile for the army to flee to. Do something else.
karak2-why-train-another = You have sent a unit home, so now train another one.
karak2-why-train-one-to-give = You must give a unit to a vassal too. Train one that is not the last of its kind.
karak2-why-just-put-down = You have just put it down. Choose something else, or stop.
karak2-why-just-taken = You have just taken it. Leave something else, or stop.
karak2-why-has-so-many = You only have { $count } of these dice. Choose fewer.
karak2-why-roll-one-at-least = Roll at least one die again.
karak2-why-so-many-show = You see that on only { $count } of these dice. Choose fewer.
karak2-why-no-other-dice-follow = No other dice come after these. Say how many.
karak2-why-art-used = Your magic affinity works once per battle. Throw a plain fireball, or go on.
karak2-why-no-skull = That die shows no skull that counts. Choose another one, or go on.
karak2-why-wounds-are-dealt = You cannot undo your own wounds. Save a unit, or go on.
karak2-why-not-doomed = No such unit is about to die. Choose another one, or go on.
karak2-why-rolled-again-already = That works once per battle. Go on with what you rolled.
karak2-why-no-unit-rolled = You have rolled no unit. Go on.
karak2-why-hero-not-rolled = The hero die has not been rolled. Go on.
karak2-why-no-archer-rolled = You have rolled no archer. Go on.
karak2-why-no-loop = The time master shows no loop. Go on.
karak2-why-only-hero-can = Only { NOUN($hero, form: "name") } can do that. Try something else.
karak2-why-nobody-can = Nobody in this game can do that. Try something else.
karak2-why-heroes-are-drawn = One moment: the heroes are being drawn.
karak2-why-first-player-is-found = One moment: we are finding out who begins.
karak2-why-move-act-or-end = That does not work now. Move, act or end your turn.
karak2-why-tile-is-drawn = One moment: the tile is being drawn.
karak2-why-first-keep-tile = First choose one of the two tiles.
karak2-why-first-lay-tile = First choose a glowing place for the tile.
karak2-why-first-turn-tile = First lay the tile so that one can enter it: no chasm on the side you come from.
karak2-why-army-is-drawn = One moment: the army is being drawn.
karak2-why-first-return-army = First put one of the armies back into the bag.
karak2-why-first-slay = First choose the weak army that falls.
karak2-why-first-send = First choose how many of these dice fight.
karak2-why-dice-are-rolling = One moment: the dice are still rolling.
karak2-why-first-betray = First choose who gets the time master.
karak2-why-first-roll-again = First roll again, or go on.
karak2-why-first-pick = First choose how many of these dice you roll again.
karak2-why-first-fireballs = First throw fireballs, or go on.
karak2-why-tie-is-broken = One moment: the tie is being broken.
karak2-why-first-shield = First use the shield, or go on.
karak2-why-first-protect = First use the amulet, or go on.
karak2-why-first-bless = First cast the blessing, or go on.
karak2-why-first-bless-unit = First choose a unit that the supply has.
karak2-why-first-tough-hide = First save units, or go on.
karak2-why-first-plague = First choose another hero for Plague and Misery.
karak2-why-amulet-is-found = One moment: we will soon see which amulet it is.
karak2-why-first-unload = First choose a resource from the cart.
karak2-why-first-put-down = First put down something that does not fit.
karak2-why-first-send-home = First send a unit home.
karak2-why-first-abundance = First choose a resource that this tile gives.
karak2-why-first-spare = First choose the resource you save.
karak2-why-first-give-building = First choose a vassal who has a city and lacks this building.
karak2-why-first-build = First build more, or choose “Done”.
karak2-why-first-recruit = First train more, or choose “Done”.
karak2-why-first-give-unit = First choose which vassal gets which unit.
karak2-why-first-tax = First pay the tax with a resource you have.
karak2-why-first-pick-up = First pick up more, or choose “Done”.
karak2-why-first-steal = First choose a resource that the hero has.
karak2-why-first-drive = First choose a free tile where a city could stand.
karak2-why-game-is-over = This game is over. Start a new one!

## What happened

karak2-event-hero-drawn = { $seat } plays { NOUN($hero, form: "name") }.
karak2-event-began = { $seat } begins.
karak2-event-turn-began = Round { $round }: it is { NOUN($hero, form: "name") }’s turn.
karak2-event-recovered =
    { $lives ->
        [one] { NOUN($hero, form: "name") } wakes up with { $lives } life.
       *[other] { NOUN($hero, form: "name") } wakes up with { $lives } lives.
    }
karak2-event-walked =
    { $land ->
        [none] { NOUN($hero, form: "name") } moves on.
       *[other] { NOUN($hero, form: "name") } goes { NOUN($land, kind: "land", form: "to") }.
    }
karak2-event-went-through-portal = { NOUN($hero, form: "name") } goes through the portal.
karak2-event-rode = { NOUN($hero, form: "name") } rides like the wind.
karak2-event-flew = The dream whale carries { NOUN($hero, form: "name") } to { NOUN($to, form: "name") }.
karak2-event-returned = { NOUN($hero, form: "name") } goes back to the castle.
karak2-event-falcon-sent = { NOUN($hero, form: "name") } sends the falcon.
karak2-event-tile-drawn = { NOUN($hero, form: "name") } draws a tile: { NOUN($land, kind: "land", form: "a") }.
karak2-event-scouted =
    { $land ->
        [none] { NOUN($hero, form: "name") } secretly looks at a tile of rank { $rank }.
       *[other] { NOUN($hero, form: "name") } secretly sees { NOUN($land, kind: "land", form: "a") }.
    }
karak2-event-tile-returned =
    { $land ->
        [none] { NOUN($hero, form: "name") } puts a tile of rank { $rank } back on the stack.
       *[other] { NOUN($hero, form: "name") } puts { NOUN($land, kind: "land", form: "a") } back on the stack.
    }
karak2-event-tile-laid = New land: { NOUN($land, kind: "land", form: "a") }!
karak2-event-army-drawn = Out of the bag comes { NOUN($army, form: "a") }.
karak2-event-army-returned = { NOUN($army, form: "The") } goes back into the bag.
karak2-event-army-placed = Look: { NOUN($army, form: "a") }!
karak2-event-general-appeared = The Dark General appears! Strength { $strength }.
karak2-event-army-fled = The lion chases { NOUN($army, form: "the") } away.
karak2-event-healed =
    { $lives ->
        [one] { NOUN($hero, form: "name") } heals: { $lives } life now.
       *[other] { NOUN($hero, form: "name") } heals: { $lives } lives now.
    }
karak2-event-gained = { NOUN($hero, form: "name") } gets { karak2-goods }.
karak2-event-city-built = { NOUN($hero, form: "name") } builds a city { karak2-for-goods }.
karak2-event-built = { NOUN($hero, form: "name") } builds { NOUN($building, kind: "building", form: "the") } { karak2-for-goods }.
karak2-event-building-given = A gift of the Emperor: { NOUN($to, form: "name") } gets { NOUN($building, kind: "building", form: "a") }.
karak2-event-sent-home = { NOUN($hero, form: "name") } sends { NOUN($unit, kind: "die", form: "a") } home.
karak2-event-trained = { NOUN($hero, form: "name") } trains { NOUN($unit, kind: "die", form: "a") } { karak2-for-goods }.
karak2-event-joined = { NOUN($unit, kind: "die", form: "A") } joins { NOUN($hero, form: "name") }.
karak2-event-rallied = { NOUN($hero, form: "name") } calls a knight { karak2-for-goods }.
karak2-event-unit-given = A gift of the Emperor: { NOUN($to, form: "name") } gets { NOUN($unit, kind: "die", form: "a") }.
karak2-event-tax-paid = Tax: { NOUN($hero, form: "name") } gives { NOUN($to, form: "name") } 1 { NOUN($resource, kind: "resource", form: "lower") }.
karak2-event-skeleton-raised = { NOUN($hero, form: "name") } raises a skeleton.
karak2-event-took = { NOUN($hero, form: "name") } takes { NOUN($item, form: "the") }.
karak2-event-put-down = { NOUN($hero, form: "name") } puts down { NOUN($item, form: "the") }.
karak2-event-cast = { NOUN($hero, form: "name") } uses up { NOUN($item, form: "the") }.
karak2-event-stole = { NOUN($hero, form: "name") } takes 1 { NOUN($resource, kind: "resource", form: "lower") } from { NOUN($from, form: "name") }.
karak2-event-plague-lifted = The plague leaves { NOUN($hero, form: "name") }’s city.
karak2-event-slain = { NOUN($hero, form: "name") } beats { NOUN($army, form: "the") } without a battle.
karak2-event-lair-cleared = { NOUN($hero, form: "name") } clears { NOUN($land, kind: "land", form: "the") } without a battle.
karak2-event-praetorian-fell =
    { $left ->
        [0] A praetorian falls. The General has none left!
        [one] A praetorian falls. { $left } is left.
       *[other] A praetorian falls. { $left } are left.
    }
karak2-event-battle-began = { NOUN($hero, form: "name") } goes into battle against strength { $strength }.
karak2-event-rift-opened = A rift opens! All heroes hurry there to fight for the crown.
karak2-event-challenged = { NOUN($hero, form: "name") } challenges Emperor { NOUN($emperor, form: "name") } to a duel!
karak2-event-rolled = { NOUN($hero, form: "name") } rolls: attack { $attack }.
karak2-event-betrayed = Betrayal! The time master leaves { NOUN($hero, form: "name") } for { NOUN($to, form: "name") }.
karak2-event-fireball-thrown =
    { $fireball ->
        [kept] { NOUN($hero, form: "name") } throws a fireball and keeps it: attack { $attack } now.
        [great] { NOUN($hero, form: "name") } throws a great fireball: attack { $attack } now.
       *[plain] { NOUN($hero, form: "name") } throws a fireball: attack { $attack } now.
    }
karak2-event-rift-closed = { NOUN($hero, form: "name") } closes the rift with attack { $attack }!
karak2-event-tie-rolled = { NOUN($hero, form: "name") } rolls to break the tie: attack { $attack } now.
karak2-event-won = Attack { $attack } against strength { $strength }: { NOUN($hero, form: "name") } wins!
karak2-event-lost = Attack { $attack } against strength { $strength }: { NOUN($hero, form: "name") } loses.
karak2-event-skull-ignored = { NOUN($hero, form: "name") } cancels a skull on { NOUN($die, kind: "die", form: "the") }.
karak2-event-wounded =
    { NOUN($hero, form: "name") } loses { $wounds ->
        [one] { $wounds } life
       *[other] { $wounds } lives
    }: { $lives ->
        [0] no life
        [one] { $lives } life
       *[other] { $lives } lives
    } left.
karak2-event-unit-saved =
    { $lives ->
        [0] { NOUN($hero, form: "name") } gives the last life for { NOUN($die, kind: "die", form: "a") }.
        [one] { NOUN($hero, form: "name") } gives a life for { NOUN($die, kind: "die", form: "a") }: { $lives } life left.
       *[other] { NOUN($hero, form: "name") } gives a life for { NOUN($die, kind: "die", form: "a") }: { $lives } lives left.
    }
karak2-event-units-lost =
    { $count ->
        [one] { NOUN($hero, form: "name") } loses { NOUN($die, kind: "die", form: "a") }.
       *[other] { NOUN($hero, form: "name") } loses { $count } { NOUN($die, kind: "die", form: "many") }.
    }
karak2-event-misery = Misery strikes { NOUN($hero, form: "name") }. Lost: { karak2-goods }.
karak2-event-plague-struck = The plague comes to { NOUN($hero, form: "name") }’s city.
karak2-event-glory-changed = { NOUN($hero, form: "name") } now has glory { $glory }.
karak2-event-stone-won =
    { $points ->
        [one] { NOUN($hero, form: "name") } wins a soul stone: { $points } point!
       *[other] { NOUN($hero, form: "name") } wins a soul stone: { $points } points!
    }
karak2-event-time-master-joined = The time master now fights for { NOUN($hero, form: "name") }.
karak2-event-crowned = { NOUN($hero, form: "name") } wears the crown. Long live the Emperor!
karak2-event-fainted = { NOUN($hero, form: "name") } faints.
karak2-event-retreated = { NOUN($hero, form: "name") } retreats.
karak2-event-ended =
    { $ending ->
        [general_slain] { karak2-ending-general-slain }
        [agreed] { karak2-ending-agreed }
       *[round_limit] { karak2-ending-round-limit }
    }

## How it ended

karak2-ending-general-slain = The Dark General has fallen!
karak2-ending-agreed = The players have agreed to stop here.
karak2-ending-round-limit = The last round is over.

## Parts of an attack

karak2-part-swords = Swords
karak2-part-weapons = Weapons
karak2-part-powers = Powers
karak2-part-fire = Fireballs
karak2-part-ties = Rolls to break the tie

## Hero boards

karak2-points =
    { $points ->
        [one] { $points } soul point
       *[other] { $points } soul points
    }
karak2-glory = Glory { $glory }
karak2-glory-room =
    { $room ->
        [0] No room for more units
        [one] Room for { $room } more unit
       *[other] Room for { $room } more units
    }
karak2-glory-about = Glory is the greatest strength you have beaten in one battle. Banners and the amulet of Glory add to it. You may have that many knights, archers and mages.
karak2-lives =
    { $lives ->
        [0] No life of { $of }
        [one] { $lives } life of { $of }
       *[other] { $lives } lives of { $of }
    }
karak2-actions-left =
    { $left ->
        [0] No action left
        [one] { $left } of { $of } actions left
       *[other] { $left } of { $of } actions left
    }
karak2-may-move = You may still move before your next action
karak2-has-moved = You have moved
karak2-army = Army
karak2-no-army = No units yet
karak2-resources = Resources
karak2-equipment = Items
karak2-spells = Spells
karak2-amulet = Amulet
karak2-weapons = Weapons: +{ $points }
karak2-city = City
karak2-no-city = No city yet
karak2-stones = Soul stones
karak2-stone-small = Small soul stone
karak2-stone-large = Large soul stone
karak2-stone-arch = Arch soul stone
karak2-powers = Powers
karak2-emperor = Emperor
karak2-vassal = Vassal
karak2-crown = Crown
karak2-plague-here = Plague in the city: no recruiting
karak2-unconscious = Unconscious

## Battle

karak2-battle = Battle
karak2-strength = Strength { $strength }
karak2-attack = Attack
karak2-needs = You need an attack of { $needs }
karak2-needed = needed
karak2-choose-dice = Choose the dice you send
karak2-dice-all = All
karak2-dice-none = None
karak2-dice-best = Best
karak2-send =
    { $count ->
        [1] Fight without units
       *[other] Send { $count } dice
    }
karak2-chance = You win { $percent } of 100 battles
karak2-chance-weaken = A praetorian falls in { $percent } of 100 battles
karak2-chance-wounds =
    On average { $lives ->
        [one] −{ $lives } life
       *[other] −{ $lives } lives
    }
karak2-chance-lost =
    On average { $units ->
        [one] −{ $units } unit
       *[other] −{ $units } units
    }
karak2-chance-faint = You faint in { $percent } of 100 battles
karak2-chance-two-skulls = Two skulls in { $percent } of 100 battles
karak2-chance-unknown = Working out your chances…
karak2-chance-too-large = So many dice: nobody can say how it ends
karak2-rift-calls = The rift calls all heroes
karak2-rift-about = Whoever has the highest attack wins the crown.
karak2-duel = Duel for the crown
karak2-duel-about = The higher attack wins. In a tie the attacker wins.
karak2-general-at =
    { $praetorians ->
        [0] The Dark General, alone: strength { $strength }
        [one] The Dark General with { $praetorians } praetorian: strength { $strength }
       *[other] The Dark General with { $praetorians } praetorians: strength { $strength }
    }
karak2-general-hidden =
    { $praetorians ->
        [0] The Dark General is hiding in the Abyss, alone: strength { $strength }
        [one] The Dark General is hiding in the Abyss with { $praetorians } praetorian: strength { $strength }
       *[other] The Dark General is hiding in the Abyss with { $praetorians } praetorians: strength { $strength }
    }

## City

karak2-city-sheet = My city
karak2-city-open = Open my city
karak2-city-close = Close my city
karak2-build = Build
karak2-recruit = Train units
karak2-send-home = Send { NOUN($unit, kind: "die", form: "a") } home
karak2-built-already = Already built
karak2-tax-due = Tax: one resource for Emperor { NOUN($hero, form: "name") }
karak2-gift-building = You also give a vassal the same building, for free
karak2-gift-unit = You also give a vassal one of these units, for free

## Supplies and secrets

karak2-supply-tiles =
    In the stack: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
karak2-supply-rank = On top: a tile of rank { $rank }
karak2-supply-bag =
    In the bag: { $count ->
        [one] { $count } army
       *[other] { $count } armies
    }
karak2-supply-gone =
    Out of the game: { $count ->
        [one] { $count } army
       *[other] { $count } armies
    }
karak2-supply-amulets =
    { $count ->
        [0] All amulets are found
        [one] { $count } amulet not found yet
       *[other] { $count } amulets not found yet
    }
karak2-supply-dice =
    In the supply: { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
karak2-scouted = Only you see these tiles
