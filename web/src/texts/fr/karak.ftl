### Karak et ses modes de jeu. On ne dit jamais où : celui qui joue le voit sur la carte.

karak-title = Karak
karak-tagline = Explore les catacombes, bats les monstres et trouve le plus de trésors.

## Héros

karak-hero-wizard = Magicien
    .name = Argentus
    .le = le magicien
    .Le = Le magicien
    .du = du magicien
    .au = au magicien
karak-hero-warrior = Guerrier
    .name = Horan
    .le = le guerrier
    .Le = Le guerrier
    .du = du guerrier
    .au = au guerrier
karak-hero-warlock = Prince noir
    .name = Xanros
    .le = le prince noir
    .Le = Le prince noir
    .du = du prince noir
    .au = au prince noir
karak-hero-thief = Voleuse
    .name = Aderyn
    .le = la voleuse
    .Le = La voleuse
    .du = de la voleuse
    .au = à la voleuse
karak-hero-swordsman = Spadassin
    .name = Victorius
    .le = le spadassin
    .Le = Le spadassin
    .du = du spadassin
    .au = au spadassin
karak-hero-oracle = Prophétesse
    .name = Taia
    .le = la prophétesse
    .Le = La prophétesse
    .du = de la prophétesse
    .au = à la prophétesse

## Pouvoirs

karak-power-affinity = Affinité magique
    .about = Tu gardes tes tirs magiques après les avoir utilisés.
karak-power-astral-walk = Marche astrale
    .about = Tu peux traverser un mur si la tuile derrière est déjà explorée.
karak-power-double-attack = Double attaque
    .about = Une fois par combat, tu peux relancer les deux dés.
karak-power-reincarnation = Réincarnation
    .about = Quand un combat te coûte ta dernière vie, tu te réveilles en pleine forme près d’une fontaine.
karak-power-sacrifice = Sacrifice
    .about = Une fois par combat, tu peux donner une vie pour avoir +1.
karak-power-swap = Substitution
    .about = Au lieu de marcher, tu peux changer de place avec n’importe quel autre héros.
karak-power-backstab = Attaque par l’arrière
    .about = Quand un combat finit en match nul, c’est toi qui gagnes.
karak-power-sneaking = Marche rampante
    .about = Tu peux passer en cachette devant les monstres, sans combattre.
karak-power-training = Entraînement au combat
    .about = Tu peux relancer tes 1, aussi souvent que tu veux.
karak-power-unstoppable = Inarrêtable
    .about = Si un dé montre un 6, ton tour continue après le combat.
karak-power-premonition = Prémonition
    .about = Si le premier déplacement de ton tour mène à un combat, tu as +1.
karak-power-fate-weaver = Tisseuse de destin
    .about = Quand tu découvres une pièce, tu tires deux jetons et tu en choisis un.

## Monstres et coffres

karak-monster-rat = Rat géant
    .about = Il garde des poignards.
    .le = le rat géant
    .Le = Le rat géant
    .un = un rat géant
karak-monster-spider = Araignée géante
    .about = Elle garde un portail de guérison.
    .le = l’araignée géante
    .Le = L’araignée géante
    .un = une araignée géante
karak-monster-mummy = Momie
    .about = Elle garde un tir magique et apporte la malédiction.
    .le = la momie
    .Le = La momie
    .un = une momie
karak-monster-turnkey = Squelette-gardien des clés
    .about = Il garde une clé.
    .le = le squelette-gardien des clés
    .Le = Le squelette-gardien des clés
    .un = un squelette-gardien des clés
karak-monster-skeleton-warrior = Squelette-spadassin
    .about = Il garde une épée.
    .le = le squelette-spadassin
    .Le = Le squelette-spadassin
    .un = un squelette-spadassin
karak-monster-skeleton-king = Roi des squelettes
    .about = Il garde une hache.
    .le = le roi des squelettes
    .Le = Le roi des squelettes
    .un = un roi des squelettes
karak-monster-fallen = Mort
    .about = Il garde un trésor, et il ne faut pas de clé pour le prendre.
    .le = le Mort
    .Le = Le Mort
    .un = un Mort
# Il n’y a qu’un seul dragon.
karak-monster-dragon = Dragon
    .about = Il garde le rubis. La partie se termine quand il est vaincu.
    .le = le dragon
    .Le = Le dragon
    .un = le dragon
karak-token-chest = Coffre
    .about = Il contient un trésor. Il faut une clé pour l’ouvrir.
    .le = le coffre
    .Le = Le coffre
    .un = un coffre

## Équipements

karak-item-daggers = Poignards
    .about = Arme : +1 à chaque combat.
    .le = les poignards
    .Le = Les poignards
    .un = des poignards
    .de = de poignards
karak-item-sword = Épée
    .about = Arme : +2 à chaque combat.
    .le = l’épée
    .Le = L’épée
    .un = une épée
    .de = d’épée
karak-item-axe = Hache
    .about = Arme : +3 à chaque combat.
    .le = la hache
    .Le = La hache
    .un = une hache
    .de = de hache
karak-item-magic-bolt = Tir magique
    .about = Tour de magie : +1 dans un combat, une seule fois.
    .le = le tir magique
    .Le = Le tir magique
    .un = un tir magique
    .de = de tir magique
karak-item-healing-portal = Portail de guérison
    .about = Tour de magie : emmène un héros à une fontaine et le guérit, une seule fois.
    .le = le portail de guérison
    .Le = Le portail de guérison
    .un = un portail de guérison
    .de = de portail de guérison
karak-item-key = Clé
    .about = Ouvre un coffre, un seul.
    .le = la clé
    .Le = La clé
    .un = une clé
    .de = de clé

## Tuiles et côtés

karak-tile-room = Pièce
    .about = Dans chaque nouvelle pièce attend un monstre ou un coffre.
    .dans = dans la pièce
    .un = une pièce
karak-tile-corridor = Couloir
    .about = Rien ne se cache ici : continue ton chemin.
    .dans = dans le couloir
    .un = un couloir
karak-tile-portal = Portail
    .about = En un déplacement, tu rejoins n’importe quel autre portail.
    .dans = au portail
    .un = un portail
karak-tile-fountain = Fontaine d’eau curative
    .about = Ici tu peux guérir : tu retrouves toutes tes vies et la malédiction s’en va.
    .dans = à la fontaine
    .un = une fontaine

karak-side-north = nord
    .au = au nord
    .Au = Au nord
karak-side-east = est
    .au = à l’est
    .Au = À l’est
karak-side-south = sud
    .au = au sud
    .Au = Au sud
karak-side-west = ouest
    .au = à l’ouest
    .Au = À l’ouest

## Plateau

karak-board = Plateau. La carte des catacombes
karak-board-keys = Les flèches déplacent le héros là où il peut aller, sinon elles déplacent la carte ; avec Maj, elles déplacent toujours la carte. Gauche et droite tournent une nouvelle tuile, Entrée la pose. Plus et moins : plus près, plus loin. 0 : toute la carte. Début : retour au héros. Tab : d’un endroit à l’autre.
karak-trophy-count =
    { $count ->
        [one] { $count } trophée
       *[other] { $count } trophées
    }

## Options

karak-option-hero-mode = Mode Héros
    .about = Une pièce peut cacher deux monstres, et ensemble ils sont plus forts.
karak-option-monster-hunt = Chasse aux monstres
    .about = Ce que tu utilises ou laisses devient un trophée, et les monstres de cette sorte deviennent plus forts contre toi.
karak-option-cooperative = Mode coopératif
    .about = Tous les héros ensemble : battez le dragon avant qu’il ne soit trop en colère.
karak-option-cooperative-calm = Calme
    .about = Le dragon est patient. Idéal pour commencer.
karak-option-cooperative-fierce = Féroce
    .about = Le dragon perd vite patience.
karak-option-cooperative-deadly = Mortelle
    .about = Le dragon ne pardonne presque rien.
karak-option-fast = Mode rapide
    .about = Ouvrir un coffre ou ramasser un équipement ne termine pas ton tour.

## Ce qui est demandé

karak-phase-draw-hero = Qui joue quel héros ?
karak-phase-first-player = Qui commence ?
karak-phase-walk = Marche, explore ou agis.
karak-phase-teleport = Vers quelle fontaine ?
karak-phase-draw-tile = Qu’y a-t-il dans le noir ?
karak-phase-place-tile = Tourne la tuile et pose-la.
karak-phase-draw-token = Qu’y a-t-il dans la pièce ?
karak-phase-choose-token = Quel jeton reste : { NOUN($one, form: "le") } ou { NOUN($other, form: "le") } ?
karak-phase-call-monster = Encore un monstre ?
karak-phase-meet = Un monstre ! Que fais-tu ?
karak-phase-roll = Les dés roulent…
karak-phase-reroll = Tu gardes les dés ou tu les relances ?
karak-phase-spend = Tu frappes, ou tu renforces ton attaque ?
karak-phase-assist = Tu aides avec un tir magique ?
karak-phase-face = Quel monstre combats-tu ?
karak-phase-loot = Ta récompense : { NOUN($item, form: "un") }. Tu la prends ?
karak-phase-gift = Un cadeau pour toi : { NOUN($item, form: "un") }. Tu le prends ?
karak-phase-curse = Qui reçoit la malédiction ?
karak-phase-reincarnate = Près de quelle fontaine te réveilles-tu ?
karak-phase-step-back = Où recules-tu ?
karak-phase-over = La partie est finie.

## Boutons

karak-action-walk = Aller { NOUN($it, form: "au") }
karak-action-explore = Explorer { NOUN($it, form: "au") }
karak-action-travel = Vers le portail ({ $it1 } ; { $it2 })
karak-action-swap = Changer de place avec { NOUN($it, form: "le") }
karak-action-sneak = Passer en cachette
karak-action-fight = Combattre
karak-action-fight-with = Combattre avec { NOUN($it, form: "le") }
karak-action-open = Ouvrir le coffre
karak-action-take =
    { $drop ->
        [none] Prendre { NOUN($item, form: "le") }
       *[other] Prendre { NOUN($item, form: "le") }, déposer { NOUN($drop, form: "le") }
    }
karak-action-give = Offrir au camarade
karak-action-leave = Laisser
karak-action-heal = Guérir ici
karak-action-cast = Portail de guérison pour { NOUN($it, form: "le") }
karak-action-go-to = Aller ici ({ $it1 } ; { $it2 })
karak-action-place =
    Ouverte { $it ->
        [ne] au nord et à l’est
        [ns] au nord et au sud
        [nw] au nord et à l’ouest
        [es] à l’est et au sud
        [ew] à l’est et à l’ouest
        [sw] au sud et à l’ouest
        [nes] au nord, à l’est et au sud
        [new] au nord, à l’est et à l’ouest
        [nsw] au nord, au sud et à l’ouest
        [esw] à l’est, au sud et à l’ouest
       *[nesw] de tous les côtés
    }
karak-action-choose = Choisir { NOUN($it, form: "le") }
karak-action-call-monster = Encore un monstre !
karak-action-enough = Pas d’autre monstre
karak-action-reroll-ones = Relancer les 1
karak-action-reroll-both = Relancer les deux
karak-action-keep = Garder les dés
karak-action-bolt = Lancer un tir magique
karak-action-sacrifice = Donner une vie
karak-action-strike = Frapper !
karak-action-face = Combattre { NOUN($it, form: "le") }
karak-action-curse = Maudire { NOUN($it, form: "le") }
karak-action-end-turn = Finir mon tour

## Pourquoi pas

karak-out-of-reach = Tu ne peux pas y aller maintenant. Choisis un endroit qui brille, ou demande « Que puis-je faire ? ».
karak-cursed = Malédiction : aucun pouvoir, jusqu’à ce que le héros guérisse à une fontaine ou que la malédiction passe à un autre.
karak-why-tile-shape = La tuile doit s’ouvrir du côté d’où tu viens. Tourne-la autrement.
karak-why-nobody-sneaks = Personne ici ne sait passer en cachette. Il faut combattre.
karak-why-rolled-both-already = Tu as déjà relancé les deux dés, et c’est possible une seule fois par combat. Continue avec ceux-là.
karak-why-no-double-attack = Il faut la double attaque pour relancer les deux dés. Continue avec ceux-là.
karak-why-no-training = Il faut l’entraînement au combat pour relancer, et seulement les 1. Continue avec ces dés.
karak-why-sacrificed-already = On ne donne qu’une vie par combat. Frappe maintenant !
karak-why-no-sacrifice = Seul le prince noir peut donner une vie pour renforcer l’attaque. Frappe maintenant !
karak-why-no-bolt-left = Il ne reste plus de tir magique. Frappe maintenant !
karak-why-monster-not-here = Ce monstre n’est pas dans cette pièce. Choisis-en un qui est là.
karak-why-reward-is = Ta récompense : { NOUN($it, form: "un") }. Tu peux la prendre ou la laisser.
karak-why-comrade-has-no-use = Ton camarade ne peut rien en faire. Prends ta récompense ou laisse-la.
karak-why-no-comrade-named = Tu n’as pas eu d’aide dans ce combat : garde ta récompense ou laisse-la.
karak-why-room-is-full = Deux monstres dans une pièce, c’est assez. Au combat !
karak-why-curse-somebody = Choisis un autre héros, ou celui qui porte déjà la malédiction.
karak-why-choose-drawn-token = Choisis un des deux jetons que tu as tirés.
karak-why-choose-fountain = Le portail de guérison mène à une fontaine. Choisis-en une sur la carte.
karak-why-wake-at-fountain = Tu te réveilles près d’une fontaine. Choisis-en une sur la carte.
karak-why-step-back-nearby = Choisis une des tuiles sans monstre les plus proches.
karak-why-fight-first = Un monstre est juste devant toi. Combats-le d’abord !
karak-why-fight-ends-turn = Après un combat, ton tour est fini. Tu continueras au prochain.
karak-why-no-step-left = Tu n’as plus de déplacement. Agis ici ou finis ton tour.
karak-why-already-hidden = Tu te caches déjà. Avance ou finis ton tour.
karak-why-nothing-to-sneak-past = Il n’y a pas de monstre ici, pas besoin de te cacher. Avance !
karak-why-no-reward = Il n’y a pas de récompense ici. Bats d’abord un monstre.
karak-why-cast-first = Lance d’abord un portail de guérison, puis choisis une fontaine.
karak-why-no-tile-drawn = Tu n’as pas de tuile à poser. Explore d’abord.
karak-why-no-tokens-drawn = Il n’y a pas de jetons à choisir. Découvre d’abord une nouvelle pièce.
karak-why-no-monster-found = Un autre monstre ne peut venir que quand tu viens de découvrir une pièce. Cherches-en une nouvelle.
karak-why-no-dice-rolled = On lance les dés seulement dans un combat. Trouve d’abord un monstre.
karak-why-bolts-are-for-fights = Les tirs magiques servent seulement dans un combat. Garde-les pour plus tard.
karak-why-no-fight = Tu n’es pas en plein combat. Trouve d’abord un monstre.
karak-why-no-fight-to-face = Tu n’es pas en plein combat. Trouve d’abord un monstre.
karak-why-only-mummies-curse = La malédiction change de héros seulement quand on bat une momie. Trouves-en une d’abord.
karak-why-wall-in-the-way = { NOUN($it, form: "Au") }, il y a un mur. Cherche une ouverture.
karak-why-not-explored = { NOUN($it, form: "Au") }, rien n’est encore exploré. Vas-y, explore !
karak-why-already-explored = { NOUN($it, form: "Au") }, il y a déjà une tuile. Vas-y, si le passage est ouvert.
karak-why-no-tile-left = Toutes les tuiles sont sur la carte. Il n’y a plus rien à explorer : avance sur la carte.
karak-why-wall-before-unexplored = { NOUN($it, form: "Au") }, il y a un mur. Explore par une ouverture.
karak-why-portal-leads-to-portal = Un portail mène seulement à un autre portail. Choisis-en un sur la carte.
karak-why-not-on-portal = Tu n’es pas sur un portail. Va d’abord jusqu’à un portail.
karak-why-no-swap = Seul le prince noir peut changer de place. Toi, tu peux marcher.
karak-why-swap-takes-all-steps = On ne change de place qu’avant le premier déplacement. Essaie à ton prochain tour.
karak-why-no-swap-after-fight = On ne change de place qu’au début du tour, pas après un combat. Essaie à ton prochain tour.
karak-why-swap-with-another = Choisis sur la carte un autre héros de cette partie.
karak-why-no-monster-here = Il n’y a pas de monstre ici. Avance !
karak-why-hidden-fights-at-once = Tu te caches en ce moment. Tu pourras combattre ce monstre à ton prochain tour, avant ton premier déplacement.
karak-why-comrade-not-near = Pour t’aider, un héros doit être éveillé et se tenir ici ou juste à côté. Choisis-en un autre ou combats sans aide.
karak-why-no-comrades = Les héros s’aident seulement en mode coopératif. À toi de combattre !
karak-why-no-chest = Il n’y a pas de coffre ici. Cherche plus loin.
karak-why-no-key = Le coffre est fermé. Trouve d’abord une clé : les squelettes-gardiens des clés en gardent.
karak-why-no-such-item = Il n’y a pas { NOUN($it, form: "de") } ici. Cherche plus loin.
karak-why-put-down-this-turn = Tu viens de déposer { NOUN($it, form: "le") } ici. Attends ton prochain tour.
karak-why-monster-in-room = Un monstre garde cette pièce. Bats-le d’abord.
karak-why-same-item = Tu échangerais deux choses pareilles. Choisis autre chose ou laisse ta trouvaille.
karak-why-makes-no-room = { NOUN($item, form: "Le") } et { NOUN($drop, form: "le") } ne vont pas dans les mêmes cases. Choisis autre chose.
karak-why-put-down-only-when-full = Tu échanges seulement ce que tu portes, et seulement quand tu n’as plus de case libre. Choisis autre chose.
karak-why-no-free-slot = Tu n’as plus de case libre pour { NOUN($it, form: "le") }. Fais un échange ou laisse ta trouvaille.
karak-why-nothing-to-heal = Tu es en pleine forme. Avance !
karak-why-no-fountain = On ne guérit qu’à une fontaine. Va d’abord jusqu’à une fontaine.
karak-why-no-healing-portal = Tu n’as pas de portail de guérison. Les araignées géantes en gardent.
karak-why-no-portal-after-fight = Après un combat, on ne lance plus de portail de guérison. Attends ton prochain tour.
karak-why-hero-not-in-play = Ce héros n’est pas dans la partie. Choisis-en un autre.
karak-why-cursed-has-no-powers = Tu portes la malédiction : tes pouvoirs ne marchent plus. Guéris à une fontaine.
karak-why-heroes-are-drawn = Un instant : on tire les héros.
karak-why-first-player-is-found = Un instant : on tire au sort qui commence.
karak-why-walk-or-end = Ce n’est pas possible maintenant. Marche, explore, agis ou finis ton tour.
karak-why-first-fountain = Choisis d’abord une fontaine.
karak-why-tile-is-drawn = Un instant : on tire la tuile.
karak-why-first-place-tile = Pose d’abord la tuile que tu as tirée.
karak-why-token-is-drawn = Un instant : on tire le jeton.
karak-why-first-choose-token = Choisis d’abord un des deux jetons.
karak-why-first-second-monster = Décide d’abord : encore un monstre, ou pas ?
karak-why-first-meet = Un monstre est là ! Décide d’abord ce que tu fais.
karak-why-dice-are-rolling = Un instant : les dés roulent encore.
karak-why-first-keep-or-reroll = D’abord, garde les dés ou relance-les.
karak-why-first-strike = D’abord, frappe ou renforce ton attaque.
karak-why-first-assist = Décide d’abord si tu aides avec un tir magique.
karak-why-first-face = Choisis d’abord le monstre que tu combats.
karak-why-first-loot = Que fais-tu de ta récompense ? Décide d’abord.
karak-why-first-gift = Que fais-tu du cadeau ? Décide d’abord.
karak-why-first-curse = Choisis d’abord qui reçoit la malédiction.
karak-why-first-reincarnate = Choisis d’abord la fontaine où tu te réveilles.
karak-why-first-step-back = Choisis d’abord où tu recules.
karak-why-game-is-over = Cette partie est finie. Commences-en une autre !

## Ce qui s’est passé

karak-event-hero-drawn = { $seat } est { NOUN($hero, form: "le") }.
karak-event-began = { $seat } commence.
karak-event-turn-began = Manche { $round } : c’est le tour { NOUN($hero, form: "du") }.
karak-event-recovered = { NOUN($hero, form: "Le") } reprend connaissance avec une vie.
karak-event-walked = { NOUN($hero, form: "Le") } avance.
karak-event-travelled = { NOUN($hero, form: "Le") } passe par le portail.
karak-event-swapped = { NOUN($hero, form: "Le") } change de place avec { NOUN($with, form: "le") }.
karak-event-wall-broke = Un mur s’écroule et ouvre un nouveau passage !
karak-event-tile-drawn = { NOUN($hero, form: "Le") } regarde dans le noir : { NOUN($tile, form: "un") } !
karak-event-tile-placed = { NOUN($hero, form: "Le") } arrive { NOUN($tile, form: "dans") }.
karak-event-foreseen = { NOUN($hero, form: "Le") } a le choix : { NOUN($one, form: "un") } ou { NOUN($other, form: "un") }.
karak-event-returned = { NOUN($token, form: "Le") } retourne dans le sachet.
karak-event-token-placed = Regarde : { NOUN($token, form: "un") } !
karak-event-room-cleared = Le dragon veut être seul : tout le reste de la pièce disparaît.
karak-event-sneaked = { NOUN($hero, form: "Le") } se cache dans l’ombre.
karak-event-met = { NOUN($hero, form: "Le") } rencontre { NOUN($monster, form: "un") } : force { $strength }.
karak-event-comrade-named = { NOUN($comrade, form: "Le") } aide { NOUN($hero, form: "le") }.
karak-event-rolled = { NOUN($hero, form: "Le") } fait { $dice1 } + { $dice2 } aux dés : attaque { $attack } en tout.
karak-event-bolt-used = { NOUN($hero, form: "Le") } lance un tir magique : attaque { $attack } maintenant.
karak-event-sacrificed =
    { NOUN($hero, form: "Le") } donne une vie : attaque { $attack } maintenant, { $lives ->
        [0] il ne lui reste aucune vie
        [one] il lui reste { $lives } vie
       *[other] il lui reste { $lives } vies
    }.
karak-event-heroic-win = Attaque { $attack } contre force { $strength } : { NOUN($hero, form: "le") } bat les deux monstres d’un seul coup !
karak-event-won = Attaque { $attack } contre force { $strength } : { NOUN($hero, form: "le") } bat { NOUN($monster, form: "le") } !
karak-event-tied = Attaque { $attack } contre force { $strength } : match nul entre { NOUN($hero, form: "le") } et { NOUN($monster, form: "le") }.
karak-event-lost = Attaque { $attack } contre force { $strength } : { NOUN($monster, form: "le") } bat { NOUN($hero, form: "le") }.
karak-event-wounded =
    { NOUN($by, form: "Le") } blesse { NOUN($hero, form: "le") } : { $lives ->
        [0] il ne lui reste aucune vie
        [one] il lui reste { $lives } vie
       *[other] il lui reste { $lives } vies
    }.
karak-event-stepped-back = { NOUN($hero, form: "Le") } recule.
karak-event-fainted = { NOUN($hero, form: "Le") } perd connaissance.
karak-event-reincarnated = { NOUN($hero, form: "Le") } se réveille près d’une fontaine.
karak-event-took = { NOUN($hero, form: "Le") } prend { NOUN($item, form: "le") }.
karak-event-put-down = { NOUN($hero, form: "Le") } laisse { NOUN($item, form: "le") } ici.
karak-event-trophy-gained = { NOUN($hero, form: "Le") } gagne un trophée : { NOUN($monster, form: "un") }.
karak-event-gave = { NOUN($hero, form: "Le") } donne { NOUN($item, form: "le") } { NOUN($to, form: "au") }.
karak-event-chest-opened = { NOUN($hero, form: "Le") } ouvre le coffre avec une clé.
karak-event-treasure-won =
    { $treasure ->
        [dragon] { NOUN($hero, form: "Le") } gagne le rubis !
       *[other] { NOUN($hero, form: "Le") } gagne un trésor !
    }
karak-event-healed =
    { NOUN($hero, form: "Le") } guérit : { $lives ->
        [one] { $lives } vie
       *[other] { $lives } vies
    }.
karak-event-teleported = Un portail de guérison emmène { NOUN($hero, form: "le") } à une fontaine.
karak-event-cursed = La malédiction tombe sur { NOUN($hero, form: "le") } : aucun pouvoir pour l’instant.
karak-event-curse-stayed = La malédiction reste sur { NOUN($hero, form: "le") }.
karak-event-curse-lifted = La malédiction quitte { NOUN($hero, form: "le") }.
karak-event-wrath-rose = Le dragon s’énerve : colère { $wrath } sur { $limit }.
karak-event-ended =
    { $ending ->
        [dragon_slain] { karak-ending-dragon-slain }
        [agreed] { karak-ending-agreed }
        [round_limit] { karak-ending-round-limit }
        [party_down] { karak-ending-party-down }
       *[wrath] { karak-ending-wrath }
    }

## Comment la partie a fini

karak-ending-dragon-slain = Le dragon est vaincu !
karak-ending-agreed = Les joueurs ont décidé de s’arrêter là.
karak-ending-round-limit = La dernière manche est finie.
karak-ending-party-down = Tous les héros ont perdu connaissance : les catacombes ont gagné.
karak-ending-wrath = Le dragon est trop en colère : les catacombes ont gagné.

## De quoi l’attaque est faite

karak-part-dice = Dés
karak-part-weapons = Armes
karak-part-lent-weapons = Armes du camarade
karak-part-premonition = Prémonition
karak-part-bolts = Tirs magiques
karak-part-lent-bolts = Tirs magiques du camarade
karak-part-sacrifice = Sacrifice

## Plateaux des héros, cartes et réserve

karak-lives =
    { $lives ->
        [0] Aucune vie sur { $of }
        [one] 1 vie sur { $of }
       *[other] { $lives } vies sur { $of }
    }
karak-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
karak-steps =
    { $steps ->
        [0] Plus aucun déplacement
        [one] Encore 1 déplacement
       *[other] Encore { $steps } déplacements
    }
karak-is-cursed = Sous la malédiction
karak-carries = Équipements
karak-slot-weapon = Vide : place pour une arme
karak-slot-spell = Vide : place pour un tour de magie
karak-slot-key = Vide : place pour une clé
karak-holdings = Ce que tu portes
karak-holds-nothing = Rien dans tes emplacements
karak-weapons = Armes : +{ $points }
karak-trophies = Trophées
karak-asleep = ne marche pas maintenant
karak-wrath = Colère du dragon : { $wrath } sur { $limit }
karak-party-score = Ensemble : { $score }
karak-fight = Combat
karak-chance =
    { $tie ->
        [0] Tu gagnes { $percent } fois sur 100
       *[other] Tu gagnes { $percent } fois sur 100, match nul { $tie } fois
    }
karak-attack = Attaque
karak-strength = Force
karak-attack-now = Attaque { $attack }
karak-attack-up-to = Attaque jusqu’à { $attack }
karak-loot = Récompense
karak-loot-full = Tu as les mains pleines : que déposes-tu ?
karak-bag =
    Dans le sachet : { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
karak-stack =
    Dans la pile : { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
