### Karak 2 et Imperium. On ne dit jamais où : celui qui joue le voit sur la carte.
### Les nombres imprimés dans la boîte viennent de la vue.

karak2-title = Karak 2
karak2-tagline = Explore le pays, construis ta ville, mène une armée et fais tomber le Général Ténébreux.

## Héros

karak2-hero-horan = Guerrier
    .name = Horan
    .de = de Horan
karak2-hero-taia = Oracle
    .name = Taia
    .de = de Taia
karak2-hero-lorraine = Ranger
    .name = Lorraine
    .de = de Lorraine
karak2-hero-xanros = Sorcier
    .name = Xanros
    .de = de Xanros
karak2-hero-elspeth = Princesse guerrière
    .name = Elspeth
    .de = d’Elspeth
karak2-hero-darius = Éclaireur
    .name = Darius
    .de = de Darius
karak2-hero-aderyn = Voleuse
    .name = Aderyn
    .de = d’Aderyn
karak2-hero-argentus = Magicien
    .name = Argentus
    .de = d’Argentus
karak2-hero-valduk = Barbare
    .name = Valduk
    .de = de Valduk
karak2-hero-kirima = Chasseresse de créatures
    .name = Kirima
    .de = de Kirima
karak2-hero-saigo = Samouraï
    .name = Saigo
    .de = de Saigo

## Pouvoirs

karak2-power-war-strategy = Stratégie de guerre
    .about = Une fois par bataille, tu peux relancer toutes tes unités.
karak2-power-pillage = Pillage
    .about = Quand tu gagnes une bataille, tu récoltes aussitôt la tuile.
karak2-power-fate-weaver = Tisseuse de destins
    .about = Sur une nouvelle tuile, tu tires une armée de plus et tu en remets une dans le sachet.
karak2-power-master-builder = Experte en construction
    .about = Ta ville et chaque bâtiment te coûtent une ressource de moins.
karak2-power-falcon = Faucon
    .about = Une fois par tour, ton faucon peut poser une nouvelle tuile n’importe où au bord de la carte, sans utiliser d’action.
karak2-power-bear = Ours
    .about = Un ours se bat à tes côtés dès le début. Il ne compte pas dans la gloire.
karak2-power-necromancy = Nécromancie
    .about = Pour une action, tu relèves un squelette pour ton armée. Il ne compte pas dans la gloire.
karak2-power-soul-collector = Collecteur d’âmes
    .about = Pour chaque unité perdue dans une bataille, tu regagnes une vie.
karak2-power-finesse = Finesse de combat
    .about = Une fois par bataille, tu peux relancer ton dé Héros.
karak2-power-magic-ride = Course magique
    .about = Une fois par tour, tu peux traverser plusieurs tuiles en ligne droite, même par-dessus les gouffres.
karak2-power-scouting = Exploration du terrain
    .about = Quand tu explores, tu regardes deux tuiles en secret, tu en poses une et tu remets l’autre.
karak2-power-claws = Griffes et crocs
    .about = Les armées les plus faibles tombent devant toi sans bataille, et même un prétorien du Général.
karak2-power-rebellion = Rébellion
    .about = Une fois par tour, dans une forêt, tu peux appeler un chevalier contre une action et de la nourriture. Pas besoin de ville.
karak2-power-sneaking = Se faufiler
    .about = Tu peux passer à côté des armées et entrer dans les repaires sans te battre. Seuls le Général et les failles t’arrêtent.
karak2-power-affinity = Affinité magique
    .about = Une fois par bataille, tu peux garder une boule de feu que tu lances, ou la lancer plus fort.
karak2-power-lion = Roi de la nature
    .about = Une fois par tour, ton lion peut faire fuir une armée plutôt faible vers une autre tuile, sans utiliser d’action.
karak2-power-berserk = Berserk
    .about = Si ton dé Héros montre deux crânes, ton attaque devient plus forte.
karak2-power-tough-hide = Peau dure
    .about = Quand une unité va mourir, tu peux donner une vie pour la sauver.
karak2-power-charge = S’élancer dans la bataille
    .about = Tu attaques plus fort les ennemis qui étaient déjà sur la carte avant ton déplacement.
karak2-power-whale = Baleine chimérique
    .about = Une fois par tour, tu peux t’envoler vers un héros blessé, et vous regagnez tous les deux une vie.
karak2-power-traveller = Voyageur expérimenté
    .about = Quand tu construis ta ville, tu reçois aussi un champ de tir, gratuitement.
karak2-power-strategic-position = Position stratégique
    .about = Une fois par bataille, tu peux relancer tous tes archers ou seulement quelques-uns.

## Armées et autres ennemis

karak2-monster-skeleton-warrior = Guerrier squelette
    .about = Il garde une épée.
    .le = le guerrier squelette
    .Le = Le guerrier squelette
    .un = un guerrier squelette
    .Un = Un guerrier squelette
karak2-monster-fire-eater = Mangeur de feu
    .about = Il garde une boule de feu.
    .le = le mangeur de feu
    .Le = Le mangeur de feu
    .un = un mangeur de feu
    .Un = Un mangeur de feu
karak2-monster-shadow-eater = Mangeur d’ombre
    .about = Il garde un tour de pickpocket.
    .le = le mangeur d’ombre
    .Le = Le mangeur d’ombre
    .un = un mangeur d’ombre
    .Un = Un mangeur d’ombre
karak2-monster-skeleton-giant = Géant squelettique
    .about = Il tire un chariot plein de ressources.
    .le = le géant squelettique
    .Le = Le géant squelettique
    .un = un géant squelettique
    .Un = Un géant squelettique
karak2-monster-dark-dryad = Dryade sombre
    .about = Elle garde une amulette. On découvre laquelle quand on l’a battue.
    .le = la dryade sombre
    .Le = La dryade sombre
    .un = une dryade sombre
    .Un = Une dryade sombre
karak2-monster-hammer-cursed = Maudit au marteau
    .about = Il garde le marteau de guerre.
    .le = le maudit au marteau
    .Le = Le maudit au marteau
    .un = un maudit au marteau
    .Un = Un maudit au marteau
karak2-monster-skeleton-rider = Cavalier squelette
    .about = Il garde une petite Pierre d’Âme.
    .le = le cavalier squelette
    .Le = Le cavalier squelette
    .un = un cavalier squelette
    .Un = Un cavalier squelette
karak2-monster-envoy-of-death = Envoyé de la mort
    .about = Il garde une grande Pierre d’Âme.
    .le = l’envoyé de la mort
    .Le = L’envoyé de la mort
    .un = un envoyé de la mort
    .Un = Un envoyé de la mort
karak2-monster-ghost = Fantôme
    .about = Il garde une bénédiction.
    .le = le fantôme
    .Le = Le fantôme
    .un = un fantôme
    .Un = Un fantôme
# Il n’y a qu’un seul Maître du temps.
karak2-monster-time-master = Maître du temps
    .about = Il se bat ensuite pour celui qui l’a vaincu.
    .le = le Maître du temps
    .Le = Le Maître du temps
    .un = le Maître du temps
    .Un = Le Maître du temps

karak2-enemy-general = Général Ténébreux
    .about = Il garde l’Archi Pierre d’Âme. Il blesse toujours, et la partie se termine quand il tombe.
karak2-enemy-goblins = Gobelins
    .about = Ils vivent dans leur grotte et reviennent quand tous les héros sont partis.
karak2-enemy-stone-eaters = Mangeurs de pierre
    .about = Ils vivent dans leur mine et reviennent quand tous les héros sont partis.
karak2-praetorians =
    { $count ->
        [one] avec { $count } prétorien
       *[other] avec { $count } prétoriens
    }

## Équipements

karak2-item-sword = Épée
    .about = Arme : renforce toutes tes attaques.
    .le = l’épée
    .Le = L’épée
    .de = d’épée
karak2-item-war-hammer = Marteau de guerre
    .about = Arme : renforce toutes tes attaques, encore plus qu’une épée.
    .le = le marteau de guerre
    .Le = Le marteau de guerre
    .de = de marteau de guerre
karak2-item-fireball = Boule de feu
    .about = Tour de magie : rend une attaque plus forte après le lancer, une seule fois.
    .le = la boule de feu
    .Le = La boule de feu
    .de = de boule de feu
karak2-item-pickpocket = Pickpocket
    .about = Tour de magie : prend deux ressources de ton choix à un autre héros, une seule fois.
    .le = le tour de pickpocket
    .Le = Le tour de pickpocket
    .de = de tour de pickpocket
karak2-item-blessing = Bénédiction
    .about = Tour de magie : amène une unité pendant ton tour, ou annule tous les crânes après un lancer. Une seule fois.
    .le = la bénédiction
    .Le = La bénédiction
    .de = de bénédiction
karak2-item-abundance = Amulette d’Abondance
    .about = Chaque récolte donne une ressource de plus.
    .le = l’amulette d’Abondance
    .Le = L’amulette d’Abondance
    .de = d’amulette d’Abondance
karak2-item-glory = Amulette de Gloire
    .about = Te donne plus de gloire : tu peux avoir plus d’unités.
    .le = l’amulette de Gloire
    .Le = L’amulette de Gloire
    .de = d’amulette de Gloire
karak2-item-action = Amulette d’Action
    .about = Te donne une action de plus à chaque tour.
    .le = l’amulette d’Action
    .Le = L’amulette d’Action
    .de = d’amulette d’Action
karak2-item-protection = Amulette de Protection
    .about = Annule une partie des crânes après chacun de tes lancers.
    .le = l’amulette de Protection
    .Le = L’amulette de Protection
    .de = d’amulette de Protection
karak2-item-titan = Amulette du Titan
    .about = Un titan se bat pour toi tant que tu la portes.
    .le = l’amulette du Titan
    .Le = L’amulette du Titan
    .de = d’amulette du Titan

karak2-class-weapon = Arme
    .trop = Trop d’armes
karak2-class-spell = Tour de magie
    .trop = Trop de tours de magie
karak2-class-amulet = Amulette
    .trop = Trop d’amulettes

## Dés et unités

karak2-die-hero = Dé Héros
    .about = Tu le lances toujours. Ses crânes te coûtent des vies.
    .le = le dé Héros
    .un = un dé Héros
    .Un = Un dé Héros
    .pluriel = dés Héros
    .de = de dés Héros
karak2-die-knight = Chevalier
    .about = Pas très fort, mais difficile à tuer.
    .le = le chevalier
    .un = un chevalier
    .Un = Un chevalier
    .pluriel = chevaliers
    .de = de chevaliers
karak2-die-archer = Archer
    .about = Souvent fort, souvent touché.
    .le = l’archer
    .un = un archer
    .Un = Un archer
    .pluriel = archers
    .de = d’archers
karak2-die-mage = Mage
    .about = La plus forte des unités que tu entraînes, et touchée aussi souvent qu’un archer.
    .le = le mage
    .un = un mage
    .Un = Un mage
    .pluriel = mages
    .de = de mages
karak2-die-skeleton = Squelette
    .about = Relevé par la nécromancie. Il peut tomber et se relever encore.
    .le = le squelette
    .un = un squelette
    .Un = Un squelette
    .pluriel = squelettes
    .de = de squelettes
karak2-die-bear = Ours
    .about = L’ours de Lorraine. Il ne meurt jamais.
    .le = l’ours
    .un = un ours
    .Un = Un ours
    .pluriel = ours
    .de = d’ours
karak2-die-titan = Titan
    .about = Il vient avec son amulette et ne meurt jamais.
    .le = le titan
    .un = un titan
    .Un = Un titan
    .pluriel = titans
    .de = de titans
karak2-die-guard = Garde de l’empereur
    .about = Elle vient avec la couronne et ne meurt jamais. Son bouclier annule un crâne sur un autre dé.
    .le = la Garde de l’empereur
    .un = la Garde de l’empereur
    .Un = La Garde de l’empereur
    .pluriel = Gardes de l’empereur
    .de = de Gardes de l’empereur
karak2-die-time-master = Maître du temps
    .about = Sa boucle relance d’autres dés. Mais il peut aussi te trahir et passer à un autre héros.
    .le = le Maître du temps
    .un = le Maître du temps
    .Un = Le Maître du temps
    .pluriel = Maîtres du temps
    .de = de Maîtres du temps

karak2-unit-knight = Chevalier
    .about = S’entraîne au camp militaire.
karak2-unit-archer = Archer
    .about = S’entraîne au champ de tir.
karak2-unit-mage = Mage
    .about = S’entraîne dans la tour du mage.

karak2-face =
    { $sign ->
        [shield] un bouclier
        [loop] une boucle temporelle
        [betrayal] une trahison
       *[none]
            { $skulls ->
                [0]
                    { $swords ->
                        [0] une face vide
                        [one] { $swords } épée
                       *[other] { $swords } épées
                    }
                [1]
                    { $swords ->
                        [0] un crâne
                        [one] { $swords } épée et un crâne
                       *[other] { $swords } épées et un crâne
                    }
               *[other]
                    { $swords ->
                        [0] { $skulls } crânes
                        [one] { $swords } épée et { $skulls } crânes
                       *[other] { $swords } épées et { $skulls } crânes
                    }
            }
    }
karak2-shown-die = { $die } : { $face }
karak2-numbered-die = { $die } { $number } sur { $of }

karak2-again-units = Relancer toutes les unités
karak2-again-hero = Relancer le dé Héros
karak2-again-archers = Relancer des archers
karak2-again-loop = Remonter le temps

karak2-fireball-plain = Boule de feu
    .about = Attaque plus forte. La boule de feu est dépensée.
karak2-fireball-kept = Boule de feu gardée
    .about = Attaque plus forte, et la boule de feu te reste. Une fois par bataille.
karak2-fireball-great = Grande boule de feu
    .about = Attaque bien plus forte. La boule de feu est dépensée. Une fois par bataille.

## Bâtiments

karak2-building-stable = Écurie
    .about = Une action de plus à chaque tour, dès maintenant.
    .le = l’écurie
    .un = une écurie
karak2-building-portal = Portail
    .about = Une fois par tour : de ta ville à n’importe quelle tuile, ou de n’importe où à ta ville.
    .le = le portail
    .un = un portail
karak2-building-banners = Bannières de gloire
    .about = Plus de gloire : tu peux avoir plus d’unités.
    .le = les bannières de gloire
    .un = des bannières de gloire
karak2-building-camp = Camp militaire
    .about = Ici, tu entraînes des chevaliers.
    .le = le camp militaire
    .un = un camp militaire
karak2-building-range = Champ de tir
    .about = Ici, tu entraînes des archers.
    .le = le champ de tir
    .un = un champ de tir
karak2-building-mage-tower = Tour du mage
    .about = Ici, tu entraînes des mages.
    .le = la tour du mage
    .un = une tour du mage

## Pays, ressources et directions

karak2-land-castle = Château
    .about = Tout le monde commence ici. Tu peux y éradiquer la peste et retrouver toutes tes vies.
    .le = le château
    .un = un château
    .vers = au château
karak2-land-farm = Ferme
    .about = Une récolte donne de la nourriture.
    .le = la ferme
    .un = une ferme
    .vers = à la ferme
karak2-land-forest = Forêt
    .about = Une récolte donne du bois.
    .le = la forêt
    .un = une forêt
    .vers = dans la forêt
karak2-land-farm-forest = Ferme et forêt
    .about = Une récolte donne de la nourriture et du bois.
    .le = la ferme près d’une forêt
    .un = une ferme près d’une forêt
    .vers = à la ferme près d’une forêt
karak2-land-farm-rock = Ferme et rocher
    .about = Une récolte donne de la nourriture et de la pierre.
    .le = la ferme près d’un rocher
    .un = une ferme près d’un rocher
    .vers = à la ferme près d’un rocher
karak2-land-forest-rock = Forêt et rocher
    .about = Une récolte donne du bois et de la pierre.
    .le = la forêt près d’un rocher
    .un = une forêt près d’un rocher
    .vers = dans la forêt près d’un rocher
karak2-land-big-farm = Grande ferme
    .about = Une récolte donne beaucoup de nourriture.
    .le = la grande ferme
    .un = une grande ferme
    .vers = à la grande ferme
karak2-land-dense-forest = Forêt dense
    .about = Une récolte donne beaucoup de bois.
    .le = la forêt dense
    .un = une forêt dense
    .vers = dans la forêt dense
karak2-land-big-rock = Grand rocher
    .about = Une récolte donne beaucoup de pierre.
    .le = le grand rocher
    .un = un grand rocher
    .vers = au grand rocher
karak2-land-abyss = Abîme Infernal
    .about = Ici attend le Général Ténébreux. Rien ne pousse ici.
    .le = l’Abîme Infernal
    .un = l’Abîme Infernal
    .vers = dans l’Abîme Infernal
karak2-land-goblin-cave = Grotte des gobelins
    .about = Un repaire. Qui bat les gobelins gagne de la nourriture et du bois, encore et encore.
    .le = la grotte des gobelins
    .un = une grotte de gobelins
    .vers = dans la grotte des gobelins
karak2-land-stone-eater-mine = Mine des mangeurs de pierre
    .about = Un repaire. Qui bat les mangeurs de pierre gagne de la pierre, encore et encore.
    .le = la mine des mangeurs de pierre
    .un = une mine de mangeurs de pierre
    .vers = dans la mine des mangeurs de pierre
karak2-land-rift = Faille
    .about = Une nouvelle faille appelle tous les héros : qui se bat le mieux gagne la couronne. Ensuite, elle est fermée et rien n’y pousse.
    .le = la faille
    .un = une faille
    .vers = à la faille

karak2-resource-food = Nourriture
    .nom = nourriture
karak2-resource-wood = Bois
    .nom = bois
karak2-resource-stone = Pierre
    .nom = pierre

karak2-goods-food =
    { $food ->
        [one] { $food } nourriture
       *[other] { $food } nourritures
    }
karak2-goods-wood = { $wood } bois
karak2-goods-stone =
    { $stone ->
        [one] { $stone } pierre
       *[other] { $stone } pierres
    }
karak2-goods =
    { $food ->
        [0]
            { $wood ->
                [0]
                    { $stone ->
                        [0] rien
                       *[other] { karak2-goods-stone }
                    }
               *[other]
                    { $stone ->
                        [0] { karak2-goods-wood }
                       *[other] { karak2-goods-wood } et { karak2-goods-stone }
                    }
            }
       *[other]
            { $wood ->
                [0]
                    { $stone ->
                        [0] { karak2-goods-food }
                       *[other] { karak2-goods-food } et { karak2-goods-stone }
                    }
               *[other]
                    { $stone ->
                        [0] { karak2-goods-food } et { karak2-goods-wood }
                       *[other] { karak2-goods-food }, { karak2-goods-wood } et { karak2-goods-stone }
                    }
            }
    }
karak2-for-goods =
    { $food ->
        [0]
            { $wood ->
                [0]
                    { $stone ->
                        [0] gratuitement
                       *[other] pour { karak2-goods }
                    }
               *[other] pour { karak2-goods }
            }
       *[other] pour { karak2-goods }
    }
karak2-costs = Coûte { karak2-goods }
karak2-gives = Donne { karak2-goods }
karak2-missing = Il manque { karak2-goods }
karak2-spared = { $count } de moins
karak2-gives-lives =
    { $lives ->
        [one] Rend { $lives } vie
       *[other] Rend { $lives } vies
    }
karak2-free = Gratuit
karak2-uses-action = Une action
karak2-uses-move = Utilise ton déplacement
karak2-ends-turn = Met fin à ton tour

karak2-edge-ne = nord-est
    .au = au nord-est
    .Au = Au nord-est
karak2-edge-e = est
    .au = à l’est
    .Au = À l’est
karak2-edge-se = sud-est
    .au = au sud-est
    .Au = Au sud-est
karak2-edge-sw = sud-ouest
    .au = au sud-ouest
    .Au = Au sud-ouest
karak2-edge-w = ouest
    .au = à l’ouest
    .Au = À l’ouest
karak2-edge-nw = nord-ouest
    .au = au nord-ouest
    .Au = Au nord-ouest
karak2-way =
    { $count ->
        [one] { $count } tuile { NOUN($side, kind: "edge", form: "au") }
       *[other] { $count } tuiles { NOUN($side, kind: "edge", form: "au") }
    }
karak2-way-here = sur ta tuile

## Plateau

karak2-board = Plateau. La carte du pays
karak2-board-keys = Z, E, D, X, W et Q (autour de la touche S) : avancer ou explorer dans les six directions, c’est-à-dire en haut à gauche, en haut à droite, à droite, en bas à droite, en bas à gauche, à gauche. Les flèches prennent le chemin le plus proche ; avec Maj, elles déplacent la carte. Gauche et droite tournent une nouvelle tuile, Entrée la pose. Plus et moins : plus près, plus loin. 0 : toute la carte. Début : retour au héros. Tab : d’un choix à l’autre.
karak2-out-of-reach = Tu ne peux pas y aller maintenant. Choisis un endroit qui brille, ou demande « Que puis-je faire ? ».
karak2-army-here = { NOUN($army, form: "Un") } : force { $strength }
karak2-city-here = Ville ({ $name })
karak2-chasms =
    { $chasms ->
        [none] Aucun gouffre
       *[other] Gouffres : { $chasms }
    }
karak2-unexplored = Secteur inexploré

## Options

karak2-option-imperium = Imperium
    .about = L’extension : des failles, des repaires, un empereur et ses vassaux, et cinq héros de plus.
karak2-option-friendly = Convivial
    .about = Ni Peste ni Misère : deux crânes coûtent seulement des vies.

## Ce qui est demandé

karak2-phase-draw-hero = Qui joue quel héros ?
karak2-phase-first-player = Qui commence ?
karak2-phase-act = Déplace-toi, agis ou finis ton tour.
karak2-phase-draw-tile = Qu’y a-t-il là-bas ?
karak2-phase-keep-tile = Quelle tuile gardes-tu ? L’autre retourne sur la pile.
karak2-phase-lay-tile = Où ton faucon pose-t-il { NOUN($land, kind: "land", form: "le") } ?
karak2-phase-turn-tile = Tourne la tuile et pose-la.
karak2-phase-draw-army = Quelle armée vit ici ?
karak2-phase-return-army = Quelle armée retourne dans le sachet ?
karak2-phase-slay = Quelle armée tombe sans bataille ?
karak2-phase-send = { karak2-choose-dice }
karak2-phase-roll = Les dés roulent…
karak2-phase-betray = Le Maître du temps te trahit ! Qui le reçoit ?
karak2-phase-roll-again = Tu relances, ou tu gardes les dés ?
karak2-phase-pick = { NOUN($die, kind: "die") } qui montre { $face } : combien en relances-tu ?
karak2-phase-fireballs = Lances-tu une boule de feu ?
karak2-phase-break-tie = Égalité ! Les dés Héros roulent encore…
karak2-phase-shield = Quel crâne le bouclier annule-t-il ?
karak2-phase-protect =
    { $left ->
        [one] Quel crâne ton amulette annule-t-elle ? Encore un.
       *[other] Quel crâne ton amulette annule-t-elle ? Jusqu’à { $left }.
    }
karak2-phase-bless = Lances-tu une bénédiction pour annuler tous les crânes ?
karak2-phase-bless-unit = Quelle unité la bénédiction t’amène-t-elle ?
karak2-phase-tough-hide = Donnes-tu une vie pour sauver une unité ?
karak2-phase-plague = Deux crânes ! Qui subit Peste et Misère ?
karak2-phase-find-amulet = Quelle amulette la dryade gardait-elle ?
karak2-phase-unload =
    { $left ->
        [one] Que prends-tu dans le chariot ? Encore une ressource.
       *[other] Que prends-tu dans le chariot ? Encore { $left } ressources.
    }
karak2-phase-put-down = { NOUN($class, kind: "class", form: "trop") } : que déposes-tu ?
karak2-phase-send-home = Ta gloire a baissé : quelle unité rentre chez elle ?
karak2-phase-abundance = Quelle ressource ton amulette apporte-t-elle en plus ?
karak2-phase-spare = Quelle ressource économises-tu ?
karak2-phase-give-building = À qui offres-tu { NOUN($building, kind: "building", form: "un") } ?
karak2-phase-build = Construis-tu encore ?
karak2-phase-recruit = Entraînes-tu encore une unité ?
karak2-phase-give-unit = À qui offres-tu une unité ?
karak2-phase-tax = La taxe de l’empereur : quelle ressource donnes-tu ?
karak2-phase-pick-up = Ramasses-tu encore quelque chose ?
karak2-phase-steal =
    { $left ->
        [one] Que prends-tu à { NOUN($from, form: "name") } ? Encore une ressource.
       *[other] Que prends-tu à { NOUN($from, form: "name") } ? Encore { $left } ressources.
    }
karak2-phase-drive = Vers où fais-tu fuir { NOUN($army, form: "le") } ?
karak2-phase-over = La partie est finie.

## Boutons

karak2-action-walk = Aller { NOUN($it, kind: "edge", form: "au") }
karak2-action-explore = Explorer { NOUN($it, kind: "edge", form: "au") }
karak2-action-portal = Par le portail : { NOUN($land, kind: "land", form: "vers") }, { $way }
karak2-action-ride = Course magique : { NOUN($land, kind: "land", form: "vers") }, { $way }
karak2-action-whale = S’envoler vers { NOUN($it, form: "name") }
karak2-action-return = Retourner au château
karak2-action-fight = Se battre
karak2-action-challenge = Défier l’empereur
karak2-action-heal = Guérir
karak2-action-harvest = Récolter
karak2-action-build-city = Construire ma ville
karak2-action-build = Construire { NOUN($it, kind: "building", form: "le") }
karak2-action-dismiss = Renvoyer { NOUN($it, kind: "die", form: "un") }
karak2-action-train = Entraîner { NOUN($it, kind: "die", form: "un") }
karak2-action-take = Prendre { NOUN($it, form: "le") }
karak2-action-swap = Prendre { NOUN($take, form: "le") }, déposer { NOUN($leave, form: "le") }
karak2-action-eradicate = Éradiquer la peste
karak2-action-raise = Relever un squelette
karak2-action-rebel = Appeler un chevalier
karak2-action-falcon = Envoyer le faucon
karak2-action-pickpocket = Faire les poches { NOUN($it, form: "de") }
karak2-action-pray = Bénédiction : { NOUN($it, kind: "die", form: "un") }
karak2-action-roar = Faire fuir { NOUN($army, form: "le") } ({ $way })
karak2-action-keep =
    { $chasms ->
        [none] Garder { NOUN($land, kind: "land", form: "le") }
       *[other] Garder { NOUN($land, kind: "land", form: "le") }, gouffres : { $chasms }
    }
karak2-action-lay-at = Poser ici : { $way }
karak2-action-lay =
    { $chasms ->
        [none] Poser la tuile
       *[other] Poser la tuile, gouffres : { $chasms }
    }
karak2-action-put-back = Remettre { NOUN($it, form: "le") }
karak2-action-slay = { NOUN($it, form: "Le") } tombe
karak2-action-count = { NOUN($die, kind: "die") } × { $it }
karak2-action-all = Tout le reste
karak2-action-again = { NOUN($it, kind: "again") }
karak2-action-fireball = Lancer une boule de feu
karak2-action-keep-fireball = Lancer une boule de feu et la garder
karak2-action-great-fireball = Lancer une grande boule de feu
karak2-action-ignore = Annuler un crâne sur { NOUN($it, kind: "die", form: "le") }
karak2-action-bless = Lancer une bénédiction
karak2-action-enlist = Prendre { NOUN($it, kind: "die", form: "un") }
karak2-action-save = Donner une vie pour { NOUN($it, kind: "die", form: "le") }
karak2-action-choose = Choisir { NOUN($it, form: "name") }
karak2-action-pick = { NOUN($it, kind: "resource") }
karak2-action-drop = Déposer { NOUN($it, form: "le") }
karak2-action-give = { NOUN($unit, kind: "die", form: "Un") } pour { NOUN($to, form: "name") }
karak2-action-drive = Faire fuir l’armée ici : { $way }
karak2-action-enough = Continuer
karak2-action-done = Terminé
karak2-action-end-turn = Finir mon tour

## Pourquoi pas

karak2-why-all-lives = Tu as toutes tes vies. Fais autre chose.
karak2-why-not-on-castle = On n’éradique la peste qu’au château. Va d’abord là-bas.
karak2-why-nothing-to-eradicate = Tu as toutes tes vies, et il n’y a pas de peste dans ta ville. Fais autre chose.
karak2-why-no-tile-drawn = Tu n’as pas de tuile à poser. Explore d’abord.
karak2-why-no-army-drawn = Aucune armée n’a été tirée. Découvre d’abord une nouvelle tuile.
karak2-why-no-weak-army = Aucune armée faible ne tombe ici maintenant. Continue ton tour.
karak2-why-no-battle = Tu n’es pas en pleine bataille. Va d’abord sur la tuile d’une armée.
karak2-why-move-used = Ton déplacement est déjà fait. Agis maintenant, ou finis ton tour.
karak2-why-not-everybody-is-cut-off = Quelqu’un a encore un chemin libre ou un ennemi à battre. On ne retourne au château que si tout le monde est coupé de tout. Fais autre chose.
karak2-why-chasm-in-the-way = { NOUN($it, kind: "edge", form: "Au") }, il y a un gouffre. Cherche un autre chemin.
karak2-why-not-explored = { NOUN($it, kind: "edge", form: "Au") }, rien n’est encore exploré. Vas-y, explore !
karak2-why-already-explored = { NOUN($it, kind: "edge", form: "Au") }, il y a déjà une tuile. Vas-y, si le passage est ouvert.
karak2-why-no-tile-left = Toutes les tuiles sont sur la carte, il n’y a plus rien à explorer. Fais autre chose.
karak2-why-no-portal = Tu n’as pas de portail. Construis-en d’abord un dans ta ville.
karak2-why-portal-used = Ton portail a déjà servi pendant ce tour. Essaie au prochain.
karak2-why-no-tile-there = Il n’y a pas de tuile là-bas. Choisis-en une sur la carte.
karak2-why-already-there = Tu y es déjà. Choisis une autre tuile.
karak2-why-portal-leads-to-city = D’ici, ton portail ne mène qu’à ta propre ville. Choisis ta ville.
karak2-why-ridden-already = Ta course magique a déjà servi pendant ce tour. Essaie au prochain.
karak2-why-ride-in-a-line = Tu chevauches en ligne droite sur des tuiles posées, jusqu’aux premiers ennemis. Choisis un endroit qui brille.
karak2-why-flown-already = La baleine chimérique a déjà volé pendant ce tour. Essaie au prochain.
karak2-why-fly-to-another = La baleine ne vole que vers un autre héros de cette partie. Choisis-en un.
karak2-why-not-wounded = { NOUN($it, form: "name") } n’a pas de blessure. Choisis un héros blessé.
karak2-why-no-army-here = Il n’y a pas d’armée ici. Une bataille commence quand tu entres sur la tuile d’une armée.
karak2-why-no-emperor = Il n’y a pas encore d’empereur. La première couronne se gagne dans une faille.
karak2-why-is-emperor = La couronne est déjà à toi. C’est aux autres de te défier !
karak2-why-emperor-not-here = L’empereur n’est pas sur cette tuile. Va d’abord le rejoindre.
karak2-why-emperor-unconscious = L’empereur est sans connaissance : impossible de le défier. Attends un peu.
karak2-why-harvest-beside-army = Une armée est ici. Bats-la d’abord.
karak2-why-harvest-in-city = On ne récolte pas là où il y a une ville. Va sur une autre tuile.
karak2-why-lair-gives-to-winners = Un repaire ne donne qu’à ceux qui battent ses ennemis. Récolte sur une autre tuile.
karak2-why-brings-nothing = Rien ne pousse ici. Va sur une autre tuile.
karak2-why-harvested-already = Tu as déjà récolté ici pendant ce tour. Va sur une autre tuile ou attends ton prochain tour.
karak2-why-has-city = Tu as déjà une ville, et chacun n’en a qu’une. Construis dans la tienne.
karak2-why-no-city-on-lair = On ne construit pas de ville dans un repaire. Cherche une autre tuile.
karak2-why-no-city-on = On ne peut pas construire de ville ici. Cherche une autre tuile.
karak2-why-city-beside-army = Une armée est ici. Bats-la d’abord.
karak2-why-another-city-here = Il y a déjà une ville ici. Cherche une autre tuile.
karak2-why-another-hero-here = Un autre héros est ici. Construis ta ville là où il n’y a que toi.
karak2-why-no-city = Tu n’as pas encore de ville. Construis-la d’abord.
karak2-why-not-in-own-city = Tu ne peux construire que dans ta propre ville. Va d’abord là-bas.
karak2-why-stands-already = Tu as déjà { NOUN($it, kind: "building", form: "le") }. Construis autre chose.
karak2-why-tax-must-be-left = Il te faut une ressource de plus pour la taxe de l’empereur. Récolte d’abord.
karak2-why-too-expensive = Il te manque { karak2-goods }. Récolte d’abord plus de ressources.
karak2-why-has-no-unit = Tu n’as pas { NOUN($it, kind: "die", form: "de") }. Choisis une autre unité.
karak2-why-dismiss-before-training = On ne renvoie des unités qu’avant d’entraîner la première. Continue d’entraîner, ou arrête-toi.
karak2-why-dismiss-only-to-train = Tu ne peux renvoyer une unité que si tu peux en entraîner une autre. Récolte d’abord des ressources.
karak2-why-needs-building = Pour entraîner { NOUN($unit, kind: "die", form: "un") }, il te faut { NOUN($building, kind: "building", form: "le") }. Construis d’abord ce bâtiment.
karak2-why-no-unit-left = Il n’y a plus { NOUN($it, kind: "die", form: "de") } dans la réserve. Choisis une autre unité, ou attends.
karak2-why-glory-allows-no-training = Avec une gloire de { $it }, tu ne peux pas avoir plus d’unités. Bats un ennemi plus fort, ou renvoie d’abord une unité.
karak2-why-keep-unit-to-give = C’est la dernière unité de cette sorte, et tu dois aussi en offrir une à un vassal. Choisis une autre sorte.
karak2-why-no-unit-would-be-left = Il ne resterait plus d’unité pour ton don à un vassal. Choisis une autre sorte, ou arrête-toi.
karak2-why-train-in-city = On entraîne ses unités dans sa propre ville. Va d’abord là-bas.
karak2-why-plague-in-city = La peste est dans ta ville. Éradique-la d’abord au château.
karak2-why-no-such-item = Il n’y a pas { NOUN($it, form: "de") } ici. Cherche plus loin.
karak2-why-no-free-slot = Tu n’as plus de case libre pour { NOUN($it, form: "le") }. Fais un échange.
karak2-why-not-held = Tu ne portes pas { NOUN($it, form: "de") }. Dépose autre chose.
karak2-why-makes-no-room = { NOUN($take, form: "Le") } et { NOUN($leave, form: "le") } ne vont pas dans les mêmes cases. Dépose autre chose.
karak2-why-changes-nothing = Tu échangerais deux choses pareilles. Choisis autre chose.
karak2-why-no-skeleton-left = Tous les squelettes sont déjà dans ton armée. Fais autre chose.
karak2-why-rebelled-already = Un seul chevalier par tour. Appelle le suivant à ton prochain tour.
karak2-why-no-forest = Il n’y a pas de forêt ici. Va d’abord dans une forêt.
karak2-why-rebellion-costs = Appeler un chevalier coûte { karak2-goods }. Récolte d’abord plus de ressources.
karak2-why-glory-allows-no-unit = Avec une gloire de { $it }, tu ne peux pas avoir plus d’unités. Bats d’abord un ennemi plus fort.
karak2-why-falcon-has-flown = Le faucon a déjà volé pendant ce tour. Envoie-le au prochain.
karak2-why-no-open-edge = Le faucon ne trouve aucun bord ouvert. Fais autre chose.
karak2-why-no-pickpocket = Tu n’as pas de tour de pickpocket. Les mangeurs d’ombre en gardent.
karak2-why-rob-another = On ne fait les poches qu’à un autre héros de cette partie. Choisis-en un.
karak2-why-has-no-resources = { NOUN($it, form: "name") } n’a pas de ressources. Choisis un autre héros.
karak2-why-no-blessing = Tu n’as pas de bénédiction. Les fantômes en gardent.
karak2-why-lion-has-roared = Le lion a déjà rugi pendant ce tour. Essaie au prochain.
karak2-why-no-such-army = Cette armée n’est pas là. Choisis-en une sur la carte.
karak2-why-too-strong-to-scare = Ton lion n’est pas assez fort pour faire fuir { NOUN($it, form: "le") }. Choisis une armée plus faible.
karak2-why-nowhere-to-flee = L’armée n’a aucune tuile libre où fuir. Fais autre chose.
karak2-why-train-another = Tu as renvoyé une unité : entraînes-en maintenant une autre.
karak2-why-train-one-to-give = Tu dois aussi offrir une unité à un vassal. Entraînes-en une qui n’est pas la dernière de sa sorte.
karak2-why-just-put-down = Tu viens de déposer cet équipement. Choisis autre chose, ou arrête-toi.
karak2-why-just-taken = Tu viens de prendre cet équipement. Dépose autre chose, ou arrête-toi.
karak2-why-has-so-many = Tu n’as que { $count } de ces dés. Choisis-en moins.
karak2-why-roll-one-at-least = Relance au moins un dé.
karak2-why-so-many-show = Tu n’as que { $count } de ces dés avec cette face. Choisis-en moins.
karak2-why-no-other-dice-follow = Aucun autre dé ne vient après. Dis combien.
karak2-why-art-used = Ton affinité magique sert une fois par bataille. Lance une simple boule de feu, ou continue.
karak2-why-no-skull = Ce dé ne montre pas de crâne qui compte. Choisis-en un autre, ou continue.
karak2-why-wounds-are-dealt = Tu ne peux pas annuler tes propres blessures. Sauve une unité, ou continue.
karak2-why-not-doomed = Aucune unité de cette sorte ne va mourir. Choisis-en une autre, ou continue.
karak2-why-rolled-again-already = C’est possible une seule fois par bataille. Continue avec ces dés.
karak2-why-no-unit-rolled = Tu n’as lancé aucune unité. Continue.
karak2-why-hero-not-rolled = Le dé Héros n’a pas été lancé. Continue.
karak2-why-no-archer-rolled = Tu n’as lancé aucun archer. Continue.
karak2-why-no-loop = Le Maître du temps ne montre pas de boucle. Continue.
karak2-why-only-hero-can = C’est le pouvoir { NOUN($hero, form: "de") }. Essaie autre chose.
karak2-why-nobody-can = Personne dans cette partie ne peut le faire. Essaie autre chose.
karak2-why-heroes-are-drawn = Un instant : on tire les héros.
karak2-why-first-player-is-found = Un instant : on tire au sort qui commence.
karak2-why-move-act-or-end = Ce n’est pas possible maintenant. Déplace-toi, agis ou finis ton tour.
karak2-why-tile-is-drawn = Un instant : on tire la tuile.
karak2-why-first-keep-tile = Choisis d’abord une des deux tuiles.
karak2-why-first-lay-tile = Choisis d’abord, pour la tuile, un endroit qui brille.
karak2-why-first-turn-tile = Pose d’abord la tuile pour qu’on puisse y entrer : pas de gouffre du côté d’où l’on vient.
karak2-why-army-is-drawn = Un instant : on tire l’armée.
karak2-why-first-return-army = Remets d’abord une des armées dans le sachet.
karak2-why-first-slay = Choisis d’abord l’armée faible qui tombe.
karak2-why-first-send = Choisis d’abord combien de ces dés se battent.
karak2-why-dice-are-rolling = Un instant : les dés roulent encore.
karak2-why-first-betray = Choisis d’abord qui reçoit le Maître du temps.
karak2-why-first-roll-again = D’abord, relance ou continue.
karak2-why-first-pick = Choisis d’abord combien de ces dés tu relances.
karak2-why-first-fireballs = D’abord, lance des boules de feu ou continue.
karak2-why-tie-is-broken = Un instant : on départage les héros.
karak2-why-first-shield = D’abord, utilise le bouclier ou continue.
karak2-why-first-protect = D’abord, utilise l’amulette ou continue.
karak2-why-first-bless = D’abord, lance la bénédiction ou continue.
karak2-why-first-bless-unit = Choisis d’abord une unité de la réserve.
karak2-why-first-tough-hide = D’abord, sauve des unités ou continue.
karak2-why-first-plague = Choisis d’abord un autre héros pour Peste et Misère.
karak2-why-amulet-is-found = Un instant : on va voir quelle amulette c’est.
karak2-why-first-unload = Choisis d’abord une ressource du chariot.
karak2-why-first-put-down = Dépose d’abord ce qui n’a pas de place.
karak2-why-first-send-home = Renvoie d’abord une unité.
karak2-why-first-abundance = Choisis d’abord une ressource que donne cette tuile.
karak2-why-first-spare = Choisis d’abord la ressource que tu économises.
karak2-why-first-give-building = Choisis d’abord un vassal qui a une ville et à qui ce bâtiment manque.
karak2-why-first-build = Continue d’abord de construire, ou choisis « Terminé ».
karak2-why-first-recruit = Continue d’abord d’entraîner, ou choisis « Terminé ».
karak2-why-first-give-unit = Choisis d’abord quel vassal reçoit quelle unité.
karak2-why-first-tax = Paie d’abord la taxe avec une ressource que tu as.
karak2-why-first-pick-up = Continue d’abord de ramasser, ou choisis « Terminé ».
karak2-why-first-steal = Choisis d’abord une ressource que ce héros possède.
karak2-why-first-drive = Choisis d’abord une tuile libre où une ville pourrait se trouver.
karak2-why-game-is-over = Cette partie est finie. Commences-en une autre !

## Ce qui s’est passé

karak2-event-hero-drawn = { $seat } joue { NOUN($hero, form: "name") }.
karak2-event-began = { $seat } commence.
karak2-event-turn-began = Manche { $round } : c’est le tour { NOUN($hero, form: "de") }.
karak2-event-recovered =
    { $lives ->
        [one] { NOUN($hero, form: "name") } reprend connaissance avec { $lives } vie.
       *[other] { NOUN($hero, form: "name") } reprend connaissance avec { $lives } vies.
    }
karak2-event-walked =
    { $land ->
        [none] { NOUN($hero, form: "name") } avance.
       *[other] { NOUN($hero, form: "name") } va { NOUN($land, kind: "land", form: "vers") }.
    }
karak2-event-went-through-portal = { NOUN($hero, form: "name") } passe par le portail.
karak2-event-rode = { NOUN($hero, form: "name") } chevauche comme le vent.
karak2-event-flew = La baleine chimérique emmène { NOUN($hero, form: "name") } auprès { NOUN($to, form: "de") }.
karak2-event-returned = { NOUN($hero, form: "name") } retourne au château.
karak2-event-falcon-sent = { NOUN($hero, form: "name") } envoie le faucon.
karak2-event-tile-drawn = { NOUN($hero, form: "name") } tire une tuile : { NOUN($land, kind: "land", form: "un") }.
karak2-event-scouted =
    { $land ->
        [none] { NOUN($hero, form: "name") } regarde en secret une tuile de rang { $rank }.
       *[other] { NOUN($hero, form: "name") } voit en secret { NOUN($land, kind: "land", form: "un") }.
    }
karak2-event-tile-returned =
    { $land ->
        [none] { NOUN($hero, form: "name") } remet sur la pile une tuile de rang { $rank }.
       *[other] { NOUN($hero, form: "name") } remet sur la pile { NOUN($land, kind: "land", form: "un") }.
    }
karak2-event-tile-laid = Nouvelle terre : { NOUN($land, kind: "land", form: "un") } !
karak2-event-army-drawn = Du sachet sort { NOUN($army, form: "un") }.
karak2-event-army-returned = { NOUN($army, form: "Le") } retourne dans le sachet.
karak2-event-army-placed = Regarde : { NOUN($army, form: "un") } !
karak2-event-general-appeared = Le Général Ténébreux apparaît ! Force { $strength }.
karak2-event-army-fled = Le lion fait fuir { NOUN($army, form: "le") }.
karak2-event-healed =
    { $lives ->
        [one] { NOUN($hero, form: "name") } guérit : { $lives } vie maintenant.
       *[other] { NOUN($hero, form: "name") } guérit : { $lives } vies maintenant.
    }
karak2-event-gained = { NOUN($hero, form: "name") } reçoit { karak2-goods }.
karak2-event-city-built = { NOUN($hero, form: "name") } construit une ville { karak2-for-goods }.
karak2-event-built = { NOUN($hero, form: "name") } construit { NOUN($building, kind: "building", form: "le") } { karak2-for-goods }.
karak2-event-building-given = Un don de l’empereur : { NOUN($to, form: "name") } reçoit { NOUN($building, kind: "building", form: "un") }.
karak2-event-sent-home = { NOUN($hero, form: "name") } renvoie { NOUN($unit, kind: "die", form: "un") }.
karak2-event-trained = { NOUN($hero, form: "name") } entraîne { NOUN($unit, kind: "die", form: "un") } { karak2-for-goods }.
karak2-event-joined = { NOUN($unit, kind: "die", form: "Un") } se joint à { NOUN($hero, form: "name") }.
karak2-event-rallied = { NOUN($hero, form: "name") } appelle un chevalier { karak2-for-goods }.
karak2-event-unit-given = Un don de l’empereur : { NOUN($to, form: "name") } reçoit { NOUN($unit, kind: "die", form: "un") }.
karak2-event-tax-paid = Taxe : { NOUN($hero, form: "name") } donne 1 { NOUN($resource, kind: "resource", form: "nom") } à { NOUN($to, form: "name") }.
karak2-event-skeleton-raised = { NOUN($hero, form: "name") } relève un squelette.
karak2-event-took = { NOUN($hero, form: "name") } prend { NOUN($item, form: "le") }.
karak2-event-put-down = { NOUN($hero, form: "name") } dépose { NOUN($item, form: "le") }.
karak2-event-cast = { NOUN($hero, form: "name") } dépense { NOUN($item, form: "le") }.
karak2-event-stole = { NOUN($hero, form: "name") } prend 1 { NOUN($resource, kind: "resource", form: "nom") } à { NOUN($from, form: "name") }.
karak2-event-plague-lifted = La peste quitte la ville { NOUN($hero, form: "de") }.
karak2-event-slain = { NOUN($hero, form: "name") } bat { NOUN($army, form: "le") } sans bataille.
karak2-event-lair-cleared = { NOUN($hero, form: "name") } chasse sans bataille les ennemis qui vivent { NOUN($land, kind: "land", form: "vers") }.
karak2-event-praetorian-fell =
    { $left ->
        [0] Un prétorien tombe. Le Général n’en a plus !
       *[other] Un prétorien tombe. Il en reste { $left }.
    }
karak2-event-battle-began = { NOUN($hero, form: "name") } part à la bataille contre une force de { $strength }.
karak2-event-rift-opened = Une faille s’ouvre ! Tous les héros accourent et se battent pour la couronne.
karak2-event-challenged = { NOUN($hero, form: "name") } défie { NOUN($emperor, form: "name") }, l’empereur, en duel !
karak2-event-rolled = { NOUN($hero, form: "name") } lance les dés : attaque { $attack }.
karak2-event-betrayed = Trahison ! Le Maître du temps quitte { NOUN($hero, form: "name") } pour { NOUN($to, form: "name") }.
karak2-event-fireball-thrown =
    { $fireball ->
        [kept] { NOUN($hero, form: "name") } lance une boule de feu et la garde : attaque { $attack } maintenant.
        [great] { NOUN($hero, form: "name") } lance une grande boule de feu : attaque { $attack } maintenant.
       *[plain] { NOUN($hero, form: "name") } lance une boule de feu : attaque { $attack } maintenant.
    }
karak2-event-rift-closed = { NOUN($hero, form: "name") } ferme la faille avec une attaque de { $attack } !
karak2-event-tie-rolled = { NOUN($hero, form: "name") } relance pour départager : attaque { $attack } maintenant.
karak2-event-won = Attaque { $attack } contre force { $strength } : victoire pour { NOUN($hero, form: "name") } !
karak2-event-lost = Attaque { $attack } contre force { $strength } : défaite pour { NOUN($hero, form: "name") }.
karak2-event-skull-ignored = { NOUN($hero, form: "name") } annule un crâne sur { NOUN($die, kind: "die", form: "le") }.
karak2-event-wounded =
    { NOUN($hero, form: "name") } perd { $wounds ->
        [one] { $wounds } vie
       *[other] { $wounds } vies
    } : { $lives ->
        [0] il ne lui en reste aucune.
       *[other] il lui en reste { $lives }.
    }
karak2-event-unit-saved =
    { $lives ->
        [0] { NOUN($hero, form: "name") } donne sa dernière vie pour { NOUN($die, kind: "die", form: "un") }.
       *[other] { NOUN($hero, form: "name") } donne une vie pour { NOUN($die, kind: "die", form: "un") } : il lui en reste { $lives }.
    }
karak2-event-units-lost =
    { $count ->
        [one] { NOUN($hero, form: "name") } perd { NOUN($die, kind: "die", form: "un") }.
       *[other] { NOUN($hero, form: "name") } perd { $count } { NOUN($die, kind: "die", form: "pluriel") }.
    }
karak2-event-misery = La Misère frappe { NOUN($hero, form: "name") }. Perdu : { karak2-goods }.
karak2-event-plague-struck = La peste arrive dans la ville { NOUN($hero, form: "de") }.
karak2-event-glory-changed = { NOUN($hero, form: "name") } a maintenant une gloire de { $glory }.
karak2-event-stone-won =
    { $points ->
        [one] { NOUN($hero, form: "name") } gagne une Pierre d’Âme : { $points } point !
       *[other] { NOUN($hero, form: "name") } gagne une Pierre d’Âme : { $points } points !
    }
karak2-event-time-master-joined = Le Maître du temps se bat maintenant pour { NOUN($hero, form: "name") }.
karak2-event-crowned = { NOUN($hero, form: "name") } porte la couronne. Longue vie à l’empereur !
karak2-event-fainted = { NOUN($hero, form: "name") } perd connaissance.
karak2-event-retreated = { NOUN($hero, form: "name") } bat en retraite.
karak2-event-ended =
    { $ending ->
        [general_slain] { karak2-ending-general-slain }
        [agreed] { karak2-ending-agreed }
       *[round_limit] { karak2-ending-round-limit }
    }

## Comment la partie a fini

karak2-ending-general-slain = Le Général Ténébreux est tombé !
karak2-ending-agreed = Les joueurs ont décidé de s’arrêter là.
karak2-ending-round-limit = La dernière manche est finie.

## De quoi l’attaque est faite

karak2-part-swords = Épées
karak2-part-weapons = Armes
karak2-part-powers = Pouvoirs
karak2-part-fire = Boules de feu
karak2-part-ties = Lancers pour départager

## Plateaux des héros

karak2-points =
    { $points ->
        [one] { $points } point d’âme
       *[other] { $points } points d’âme
    }
karak2-glory = Gloire { $glory }
karak2-glory-room =
    { $room ->
        [0] Plus aucune place pour une unité
        [one] Place pour { $room } unité de plus
       *[other] Place pour { $room } unités de plus
    }
karak2-glory-about = Ta gloire, c’est la plus grande force que tu as battue en une bataille. Les bannières et l’amulette de Gloire l’augmentent. Tu peux avoir autant de chevaliers, d’archers et de mages.
karak2-lives =
    { $lives ->
        [0] Aucune vie sur { $of }
        [one] { $lives } vie sur { $of }
       *[other] { $lives } vies sur { $of }
    }
karak2-actions-left =
    { $left ->
        [0] Plus aucune action
        [one] Encore { $left } action sur { $of }
       *[other] Encore { $left } actions sur { $of }
    }
karak2-may-move = Tu peux encore te déplacer avant ta prochaine action
karak2-has-moved = Déplacement déjà fait
karak2-army = Armée
karak2-no-army = Pas encore d’unités
karak2-resources = Ressources
karak2-equipment = Équipement
karak2-spells = Tours de magie
karak2-amulet = Amulette
karak2-weapons = Armes : +{ $points }
karak2-city = Ville
karak2-no-city = Pas encore de ville
karak2-stones = Pierres d’Âme
karak2-stone-small = Petite Pierre d’Âme
karak2-stone-large = Grande Pierre d’Âme
karak2-stone-arch = Archi Pierre d’Âme
karak2-powers = Pouvoirs
karak2-emperor = Empereur
karak2-vassal = Vassal
karak2-crown = Couronne
karak2-plague-here = Peste dans la ville : impossible de recruter
karak2-unconscious = Sans connaissance

## Bataille

karak2-battle = Bataille
karak2-strength = Force { $strength }
karak2-attack = Attaque
karak2-needs = Il te faut une attaque de { $needs }
karak2-needed = à atteindre
karak2-choose-dice = Choisis les dés que tu envoies
karak2-dice-all = Tous
karak2-dice-none = Aucun
karak2-dice-best = Les meilleurs
karak2-send =
    { $count ->
        [1] Se battre sans unité
       *[other] Envoyer { $count } dés
    }
karak2-chance = Tu gagnes { $percent } fois sur 100
karak2-chance-weaken = Un prétorien tombe { $percent } fois sur 100
karak2-chance-wounds =
    En moyenne { $lives ->
        [one] −{ $lives } vie
       *[other] −{ $lives } vies
    }
karak2-chance-lost =
    En moyenne { $units ->
        [one] −{ $units } unité
       *[other] −{ $units } unités
    }
karak2-chance-faint = Tu perds connaissance { $percent } fois sur 100
karak2-chance-two-skulls = Deux crânes { $percent } fois sur 100
karak2-chance-unknown = On calcule tes chances…
karak2-chance-too-large = Tant de dés : personne ne peut dire comment cela finira
karak2-rift-calls = La faille appelle tous les héros
karak2-rift-about = La plus grande attaque gagne la couronne.
karak2-duel = Duel pour la couronne
karak2-duel-about = La plus grande attaque gagne. En cas d’égalité, c’est l’attaquant.
karak2-general-at =
    { $praetorians ->
        [0] Le Général Ténébreux, tout seul : force { $strength }
        [one] Le Général Ténébreux avec { $praetorians } prétorien : force { $strength }
       *[other] Le Général Ténébreux avec { $praetorians } prétoriens : force { $strength }
    }
karak2-general-hidden =
    { $praetorians ->
        [0] Le Général Ténébreux se cache dans l’Abîme Infernal, tout seul : force { $strength }
        [one] Le Général Ténébreux se cache dans l’Abîme Infernal avec { $praetorians } prétorien : force { $strength }
       *[other] Le Général Ténébreux se cache dans l’Abîme Infernal avec { $praetorians } prétoriens : force { $strength }
    }

## Ville

karak2-city-sheet = Ma ville
karak2-city-open = Ouvrir ma ville
karak2-city-close = Fermer ma ville
karak2-build = Construire
karak2-recruit = Recruter
karak2-send-home = Renvoyer { NOUN($unit, kind: "die", form: "un") }
karak2-built-already = Déjà construit
karak2-tax-due = Taxe : une ressource pour { NOUN($hero, form: "name") }, l’empereur
karak2-gift-building = Tu offres aussi le même bâtiment à un vassal
karak2-gift-unit = Tu offres aussi une de ces unités à un vassal

## Réserve et secrets

karak2-supply-tiles =
    Dans la pile : { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
karak2-supply-rank = Sur le dessus : une tuile de rang { $rank }
karak2-supply-bag =
    Dans le sachet : { $count ->
        [one] { $count } armée
       *[other] { $count } armées
    }
karak2-supply-gone =
    Hors du jeu : { $count ->
        [one] { $count } armée
       *[other] { $count } armées
    }
karak2-supply-amulets =
    { $count ->
        [0] Toutes les amulettes sont trouvées
        [one] Encore { $count } amulette à trouver
       *[other] Encore { $count } amulettes à trouver
    }
karak2-supply-dice =
    Dans la réserve : { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
karak2-scouted = Personne d’autre que toi ne voit ces tuiles
