### Karak : Goblin. Une carte est nommée par ce qu’elle montre et par sa couleur : deux cartes d’une main n’ont jamais les deux en commun.
### Les nombres imprimés dans la boîte viennent de la vue.

goblin-title = Karak : Goblin
goblin-tagline = Descends dans les cavernes gobelines, enchaîne tes cartes, gagne les clés et bats le Seigneur de Tous les Monstres.

## Héros

goblin-hero-argentus = Magicien
    .name = Argentus
    .de = d’Argentus
goblin-hero-horan = Guerrier
    .name = Horan
    .de = de Horan
goblin-hero-xanros = Prince noir
    .name = Lord Xanros
    .de = de Lord Xanros
goblin-hero-aderyn = Voleuse
    .name = Aderyn
    .de = d’Aderyn
goblin-hero-victorius = Spadassin
    .name = Victorius
    .de = de Victorius
goblin-hero-taia = Prophétesse
    .name = Taia
    .de = de Taia

## Capacités spéciales

goblin-power-blue-leap = Saut bleu
    .about = Une fois par bataille, tu peux jouer une carte bleue même si la carte précédente ne montre pas de bleu.
goblin-power-double-strike = Double frappe
    .about = Une fois par bataille, deux cartes d’attaque de suite rendent ton attaque plus forte.
goblin-power-defiance = Défi
    .about = Une fois par bataille, tu peux ignorer une malédiction pour une carte : sa couleur maudite, ou un de ses effets maudits.
goblin-power-last-strike = Dernier coup
    .about = Même quand tu perds ton dernier point de vie, tu frappes encore. Sauf contre le Seigneur.
goblin-power-free-second = Deuxième carte libre
    .about = Ta deuxième carte d’une bataille n’a pas besoin de convenir à la première.
goblin-power-foresight = Clairvoyance
    .about = Quand une carte te fait piocher, tu regardes une carte de plus, puis tu en mets une sous ton deck.

## Monstres

goblin-beast-goblin-raider = Pillard gobelin
    .le = le pillard gobelin
    .Le = Le pillard gobelin
    .Un = Un pillard gobelin
goblin-beast-goblin-sneak = Rôdeur gobelin
    .le = le rôdeur gobelin
    .Le = Le rôdeur gobelin
    .Un = Un rôdeur gobelin
goblin-beast-giant-worm = Ver géant
    .le = le ver géant
    .Le = Le ver géant
    .Un = Un ver géant
goblin-beast-cave-rat = Rat des cavernes
    .le = le rat des cavernes
    .Le = Le rat des cavernes
    .Un = Un rat des cavernes
goblin-beast-goblin-smith = Forgeron gobelin
    .le = le forgeron gobelin
    .Le = Le forgeron gobelin
    .Un = Un forgeron gobelin
goblin-beast-goblin-brawler = Bagarreur gobelin
    .le = le bagarreur gobelin
    .Le = Le bagarreur gobelin
    .Un = Un bagarreur gobelin
goblin-beast-goblin-slinger = Frondeur gobelin
    .le = le frondeur gobelin
    .Le = Le frondeur gobelin
    .Un = Un frondeur gobelin
goblin-beast-mangy-warg = Warg galeux
    .le = le warg galeux
    .Le = Le warg galeux
    .Un = Un warg galeux
goblin-beast-armoured-beetle = Scarabée cuirassé
    .le = le scarabée cuirassé
    .Le = Le scarabée cuirassé
    .Un = Un scarabée cuirassé
goblin-beast-goblin-shieldbearer = Porte-bouclier gobelin
    .le = le porte-bouclier gobelin
    .Le = Le porte-bouclier gobelin
    .Un = Un porte-bouclier gobelin
goblin-beast-goblin-scout = Éclaireur gobelin
    .le = l’éclaireur gobelin
    .Le = L’éclaireur gobelin
    .Un = Un éclaireur gobelin
goblin-beast-gatekeeper = Gardien de la porte
    .le = le gardien de la porte
    .Le = Le gardien de la porte
    .Un = Un gardien de la porte
goblin-beast-orc-warrior = Guerrier orque
    .le = le guerrier orque
    .Le = Le guerrier orque
    .Un = Un guerrier orque
goblin-beast-goblin-shaman = Chamane gobelin
    .le = le chamane gobelin
    .Le = Le chamane gobelin
    .Un = Un chamane gobelin
goblin-beast-cave-spider = Araignée des cavernes
    .le = l’araignée des cavernes
    .Le = L’araignée des cavernes
    .Un = Une araignée des cavernes
goblin-beast-orc-axeman = Orque à la hache
    .le = l’orque à la hache
    .Le = L’orque à la hache
    .Un = Un orque à la hache
goblin-beast-wolf-rider = Chevaucheur de loup
    .le = le chevaucheur de loup
    .Le = Le chevaucheur de loup
    .Un = Un chevaucheur de loup
goblin-beast-hobgoblin-guard = Garde hobgobelin
    .le = le garde hobgobelin
    .Le = Le garde hobgobelin
    .Un = Un garde hobgobelin
goblin-beast-bone-mage = Mage des os
    .le = le mage des os
    .Le = Le mage des os
    .Un = Un mage des os
goblin-beast-stone-crawler = Rampant de pierre
    .le = le rampant de pierre
    .Le = Le rampant de pierre
    .Un = Un rampant de pierre
goblin-beast-orc-shieldman = Orque au bouclier
    .le = l’orque au bouclier
    .Le = L’orque au bouclier
    .Un = Un orque au bouclier
goblin-beast-swamp-witch = Sorcière des marais
    .le = la sorcière des marais
    .Le = La sorcière des marais
    .Un = Une sorcière des marais
goblin-beast-bog-troll-whelp = Jeune troll des tourbières
    .le = le jeune troll des tourbières
    .Le = Le jeune troll des tourbières
    .Un = Un jeune troll des tourbières
goblin-beast-ogre = Ogre
    .le = l’ogre
    .Le = L’ogre
    .Un = Un ogre
goblin-beast-cave-troll = Troll des cavernes
    .le = le troll des cavernes
    .Le = Le troll des cavernes
    .Un = Un troll des cavernes
goblin-beast-demon-worm = Ver démoniaque
    .le = le ver démoniaque
    .Le = Le ver démoniaque
    .Un = Un ver démoniaque
goblin-beast-dark-sorcerer = Sorcier noir
    .le = le sorcier noir
    .Le = Le sorcier noir
    .Un = Un sorcier noir
goblin-beast-fire-imp-captain = Capitaine des diablotins de feu
    .le = le capitaine des diablotins de feu
    .Le = Le capitaine des diablotins de feu
    .Un = Un capitaine des diablotins de feu
goblin-beast-ogre-champion = Champion ogre
    .le = le champion ogre
    .Le = Le champion ogre
    .Un = Un champion ogre
goblin-beast-wraith = Spectre
    .le = le spectre
    .Le = Le spectre
    .Un = Un spectre
goblin-beast-lich-apprentice = Apprenti liche
    .le = l’apprenti liche
    .Le = L’apprenti liche
    .Un = Un apprenti liche
goblin-beast-iron-golem = Golem de fer
    .le = le golem de fer
    .Le = Le golem de fer
    .Un = Un golem de fer
goblin-beast-stone-giant = Géant de pierre
    .le = le géant de pierre
    .Le = Le géant de pierre
    .Un = Un géant de pierre
goblin-beast-shadow-weaver = Tisseur d’ombres
    .le = le tisseur d’ombres
    .Le = Le tisseur d’ombres
    .Un = Un tisseur d’ombres
goblin-beast-elder-treant = Vieil homme-arbre
    .le = le vieil homme-arbre
    .Le = Le vieil homme-arbre
    .Un = Un vieil homme-arbre
goblin-beast-goblin-king = Roi gobelin
    .le = le Roi gobelin
    .Le = Le Roi gobelin
    .Un = Le Roi gobelin
goblin-beast-red-dragon = Dragon rouge
    .le = le Dragon rouge
    .Le = Le Dragon rouge
    .Un = Le Dragon rouge
goblin-beast-demon-lord = Seigneur démon
    .le = le Seigneur démon
    .Le = Le Seigneur démon
    .Un = Le Seigneur démon

## Cartes Action

goblin-deed-heavy-blow = Coup lourd
    .le = le coup lourd
goblin-deed-quick-cut = Coupe rapide
    .le = la coupe rapide
goblin-deed-side-swing = Coup de côté
    .le = le coup de côté
goblin-deed-raised-guard = Garde haute
    .le = la garde haute
goblin-deed-battle-insight = Sens du combat
    .le = le sens du combat
goblin-deed-field-dressing = Bandage de fortune
    .le = le bandage de fortune
goblin-deed-strong-strike = Frappe puissante
    .le = la frappe puissante
goblin-deed-feint = Feinte
    .le = la feinte
goblin-deed-parry-and-thrust = Parade et estoc
    .le = « Parade et estoc »
goblin-deed-study-the-foe = Observer l’ennemi
    .le = « Observer l’ennemi »
goblin-deed-healing-herbs = Herbes curatives
    .le = les herbes curatives
goblin-deed-shield-wall = Mur de boucliers
    .le = le mur de boucliers
goblin-deed-mighty-blow = Coup formidable
    .le = le coup formidable
goblin-deed-cunning-strike = Frappe rusée
    .le = la frappe rusée
goblin-deed-riposte = Riposte
    .le = la riposte
goblin-deed-deep-insight = Vision profonde
    .le = la vision profonde
goblin-deed-warding-roots = Racines protectrices
    .le = les racines protectrices
goblin-deed-guarded-insight = Vision prudente
    .le = la vision prudente
goblin-deed-crushing-blow = Coup écrasant
    .le = le coup écrasant
goblin-deed-whirlwind = Tourbillon
    .le = le tourbillon
goblin-deed-blade-and-shield = Lame et bouclier
    .le = « Lame et bouclier »
goblin-deed-blood-rush = Fièvre du sang
    .le = la fièvre du sang
goblin-deed-arcane-surge = Flux magique
    .le = le flux magique
goblin-deed-bark-skin = Peau d’écorce
    .le = la peau d’écorce
goblin-deed-radiant-aid = Aide rayonnante
    .le = l’aide rayonnante

goblin-colour-red = Rouge
    .lower = rouge
goblin-colour-blue = Bleu
    .lower = bleu
goblin-colour-green = Vert
    .lower = vert
goblin-colour-yellow = Jaune
    .lower = jaune

goblin-effect-attack = Attaque
    .nom = attaque
    .le = l’attaque
goblin-effect-defence = Défense
    .nom = défense
    .le = la défense
goblin-effect-draw = Piocher
    .nom = piocher
    .le = l’effet piocher
goblin-effect-heal = Guérir
    .nom = guérir
    .le = l’effet guérir

## Armes, armures et potions

goblin-piece-rusty-dagger = Dague rouillée
    .le = la dague rouillée
goblin-piece-spiked-club = Gourdin à pointes
    .le = le gourdin à pointes
goblin-piece-short-sword = Épée courte
    .le = l’épée courte
goblin-piece-parrying-knife = Couteau de parade
    .le = le couteau de parade
goblin-piece-leather-vest = Gilet de cuir
    .le = le gilet de cuir
goblin-piece-wooden-buckler = Rondache de bois
    .le = la rondache de bois
goblin-piece-padded-helmet = Casque rembourré
    .le = le casque rembourré
goblin-piece-traveller-hood = Capuchon du voyageur
    .le = le capuchon du voyageur
goblin-piece-steel-sword = Épée d’acier
    .le = l’épée d’acier
goblin-piece-battle-axe = Hache de bataille
    .le = la hache de bataille
goblin-piece-guard-spear = Lance de garde
    .le = la lance de garde
goblin-piece-rune-staff = Bâton runique
    .le = le bâton runique
goblin-piece-chain-mail = Cotte de mailles
    .le = la cotte de mailles
goblin-piece-iron-shield = Bouclier de fer
    .le = le bouclier de fer
goblin-piece-witch-cloak = Cape de sorcière
    .le = la cape de sorcière
goblin-piece-troll-hide = Peau de troll
    .le = la peau de troll
goblin-piece-flame-blade = Lame de feu
    .le = la lame de feu
goblin-piece-giant-maul = Maillet géant
    .le = le maillet géant
goblin-piece-vampire-sabre = Sabre vampire
    .le = le sabre vampire
goblin-piece-archmage-staff = Bâton d’archimage
    .le = le bâton d’archimage
goblin-piece-plate-mail = Armure de plates
    .le = l’armure de plates
goblin-piece-tower-shield = Grand bouclier
    .le = le grand bouclier
goblin-piece-shadow-mantle = Manteau d’ombre
    .le = le manteau d’ombre
goblin-piece-living-bark = Écorce vivante
    .le = l’écorce vivante

goblin-slot-weapon = Arme
goblin-slot-armour = Armure

goblin-potion-healing = Potion de soin
    .about = Te rend tous tes points de vie, pendant que tu joues tes cartes ou juste avant de frapper.
    .le = la potion de soin
goblin-potion-counter-curse = Potion de contre-malédiction
    .about = Lève une malédiction du monstre pour le reste de la bataille.
    .le = la potion de contre-malédiction
goblin-potion-strength = Potion de force
    .about = Double l’attaque ou la défense de la carte que tu viens de jouer.
    .le = la potion de force

## Récompenses et malédictions

goblin-prize-action = Carte Action
goblin-prize-weapon = Arme
goblin-prize-armour = Armure
goblin-prize-key = Clé
goblin-prize-victory = Victoire

goblin-curse-red = Pas de cartes rouges
    .about = Dans cette bataille, tu ne peux pas jouer de cartes rouges.
    .encore = les cartes rouges sont de nouveau permises
goblin-curse-blue = Pas de cartes bleues
    .about = Dans cette bataille, tu ne peux pas jouer de cartes bleues.
    .encore = les cartes bleues sont de nouveau permises
goblin-curse-green = Pas de cartes vertes
    .about = Dans cette bataille, tu ne peux pas jouer de cartes vertes.
    .encore = les cartes vertes sont de nouveau permises
goblin-curse-yellow = Pas de cartes jaunes
    .about = Dans cette bataille, tu ne peux pas jouer de cartes jaunes.
    .encore = les cartes jaunes sont de nouveau permises
goblin-curse-weapon = L’arme ne sert à rien
    .about = Dans cette bataille, rien de ce que montre ton arme ne compte.
    .encore = l’arme sert de nouveau
goblin-curse-armour = L’armure ne sert à rien
    .about = Dans cette bataille, rien de ce que montre ton armure ne compte.
    .encore = l’armure sert de nouveau
goblin-curse-attack = L’attaque ne compte pas
    .about = Dans cette bataille, l’attaque de tes cartes Action ne compte pas.
    .encore = l’attaque compte de nouveau
goblin-curse-defence = La défense ne compte pas
    .about = Dans cette bataille, la défense de tes cartes Action ne compte pas.
    .encore = la défense compte de nouveau
goblin-curse-draw = Les cartes ne font pas piocher
    .about = Dans cette bataille, tes cartes Action ne te font pas piocher.
    .encore = les cartes font de nouveau piocher
goblin-curse-heal = Les cartes ne guérissent pas
    .about = Dans cette bataille, tes cartes Action ne te guérissent pas.
    .encore = les cartes guérissent de nouveau

## Endroits des cavernes

goblin-where-row = niveau { $level }, place { $place }
goblin-where-deck = niveau { $level }, sur le deck
goblin-where-guardian = gardien du niveau { $level }
goblin-where-lord = salle du Seigneur

## Options

goblin-option-abilities = Capacités spéciales
    .about = Chaque héros sait faire une chose que les autres ne savent pas faire.
goblin-option-finish-round = Terminer la manche
    .about = Quand le Seigneur est battu, les autres jouent encore leur tour. Qui le bat aussi partage la victoire.
goblin-option-stacking = Empiler sans choisir
    .about = Ton nouveau deck se fait tout seul. Sans ce mode, tu choisis une place pour chaque carte gagnée.
goblin-option-stacking-automatic = Automatique
    .about = Les cartes gagnées vont sur le dessus, la plus forte d’abord.
goblin-option-stacking-shuffle = Mélange pur
    .about = Toutes les cartes sont mélangées ensemble.

## Ce qui est demandé

goblin-phase-draw-hero = Qui joue quel héros ?
goblin-phase-reveal = Quel monstre apparaît ?
goblin-phase-draw = Quelle carte est piochée ?
goblin-phase-first-player = Qui commence ?
goblin-phase-flip = Qu’y a-t-il derrière le monstre ?
goblin-phase-turn = Combats un monstre, rends visite au marchand ou ressuscite ton héros.
goblin-phase-trim =
    { $excess ->
        [one] La malédiction rend ta main plus petite : défausse { $excess } carte.
       *[other] La malédiction rend ta main plus petite : défausse { $excess } cartes.
    }
goblin-phase-chain = Quelle carte joues-tu ? Tu peux aussi t’arrêter.
goblin-phase-put-under = Quelle carte mets-tu sous ton deck ?
goblin-phase-defy = Quel effet maudit doit compter quand même ?
goblin-phase-brace = Bois-tu ta potion de soin avant de frapper ?
goblin-phase-reward = Tu gagnes { NOUN($card, form: "le") } ! Portes-tu cette récompense, ou va-t-elle au prêteur sur gages ?
goblin-phase-stack =
    { $colour ->
        [none] { NOUN($card) } : à quelle place de ton nouveau deck ?
       *[other] { NOUN($card) } ({ NOUN($colour, kind: "colour", form: "lower") }) : à quelle place de ton nouveau deck ?
    }
goblin-phase-shop = Qu’achètes-tu ?
goblin-phase-pay = { $ware } : avec quoi paies-tu ?
goblin-phase-keep = Tu achètes { NOUN($card, form: "le") }. Gardes-tu le nouvel équipement ou l’ancien ?
goblin-phase-over = La partie est finie.

## Boutons

goblin-action-fight = Combattre { NOUN($monster, form: "le") } ({ $where })
goblin-action-merchant = Rendre visite au marchand
goblin-action-resurrect =
    { $full ->
        [yes] Passer mon tour
       *[no] Ressusciter
    }
goblin-action-discard = Défausser { NOUN($card, form: "le") } ({ NOUN($colour, kind: "colour", form: "lower") })
goblin-action-play = Jouer { NOUN($card, form: "le") } ({ NOUN($colour, kind: "colour", form: "lower") })
goblin-action-play-defiantly = Jouer { NOUN($card, form: "le") } ({ NOUN($colour, kind: "colour", form: "lower") }) : { NOUN($effect, kind: "effect", form: "le") } compte malgré la malédiction
goblin-action-heal = Boire la potion de soin
goblin-action-lift = Potion de contre-malédiction : { NOUN($it, kind: "curse", form: "encore") }
goblin-action-double = Potion de force : { NOUN($effect, kind: "effect", form: "nom") } { $value } pour { NOUN($card, form: "le") }
goblin-action-stop = M’arrêter
goblin-action-put-under = Mettre { NOUN($card, form: "le") } ({ NOUN($colour, kind: "colour", form: "lower") }) sous le deck
goblin-action-defy = { NOUN($card) } ({ NOUN($colour, kind: "colour", form: "lower") }) : { NOUN($effect, kind: "effect", form: "le") } compte
goblin-action-obey = Accepter la malédiction
goblin-action-strike = Frapper !
goblin-action-wear = Porter { NOUN($new, form: "le") }
goblin-action-pawn =
    { $old ->
        [none] Donner { NOUN($new, form: "le") } au prêteur sur gages
       *[other] Garder { NOUN($old, form: "le") }
    }
goblin-action-stack =
    { $place ->
        [1] Sur le dessus (place 1 sur { $of })
       *[other] Place { $place } sur { $of }
    }
goblin-action-buy =
    { $card ->
        [none] Acheter { NOUN($potion, kind: "potion", form: "le") }
       *[other]
            { $colour ->
                [none] Acheter { NOUN($card, form: "le") }
               *[other] Acheter { NOUN($card, form: "le") } ({ NOUN($colour, kind: "colour", form: "lower") })
            }
    }
goblin-action-pay =
    { $colour ->
        [none] Payer avec { NOUN($card, form: "le") }
       *[other] Payer avec { NOUN($card, form: "le") } ({ NOUN($colour, kind: "colour", form: "lower") })
    }
goblin-action-leave = Quitter le marchand

## Pourquoi pas

goblin-why-only-resurrect = Tu n’as plus de point de vie. Ressuscite d’abord.
goblin-why-lord-is-locked = Il faut les trois clés pour combattre le Seigneur. Bats d’abord les gardiens.
goblin-why-level-is-locked = Le niveau { $level } est encore fermé pour toi. Bats d’abord le gardien du niveau { $missing }.
goblin-why-key-is-owned = Tu as déjà la clé du niveau { $it }. Combats un autre monstre.
goblin-why-nobody-there = Il n’y a pas de monstre à cette place. Choisis-en une autre.
goblin-why-no-battle = Choisis d’abord un monstre à combattre, puis joue tes cartes.
goblin-why-cards-stay = Les cartes que tu ne joues pas restent dans ta main. Garde celle-ci pour plus tard.
goblin-why-hand-too-large =
    { $it ->
        [one] La malédiction rend ta main plus petite. Défausse d’abord { $it } carte.
       *[other] La malédiction rend ta main plus petite. Défausse d’abord { $it } cartes.
    }
goblin-why-not-there-to-discard = Cette carte n’est pas dans ta main. Choisis-en une autre.
goblin-why-not-there-to-play = Cette carte n’est pas dans ta main. Choisis-en une autre, ou arrête-toi.
goblin-why-does-not-follow =
    { $next ->
        [none] Aucune carte ne peut suivre la précédente. Arrête-toi.
       *[other] Couleur suivante : { $next }. Joue une carte qui convient, ou arrête-toi.
    }
goblin-why-colour-is-cursed = Couleur maudite : { NOUN($it, kind: "colour", form: "lower") }. Joue une autre couleur, ou arrête-toi.
goblin-why-battle-goes-on = La bataille n’est pas encore finie. Joue une carte, ou arrête-toi.
goblin-why-cannot-defy = Ton héros ne sait pas braver les malédictions. Joue la carte comme elle est.
goblin-why-defied-already = On ne brave une malédiction qu’une fois par bataille. Joue la carte comme elle est.
goblin-why-colour-is-defied = Cette couleur est maudite. Joue simplement la carte : tu braves ainsi cette malédiction, et aucune autre.
goblin-why-nothing-to-defy = { NOUN($it, kind: "effect") } : il n’y a rien à braver maintenant sur cette carte. Joue-la simplement.
goblin-why-no-time-to-drink = Cette potion se boit dans une bataille, avant de s’arrêter. Attends ce moment.
goblin-why-no-time-to-heal = La potion de soin se boit dans une bataille, avant de frapper. Attends ce moment.
goblin-why-has-no-potion = Tu n’as pas { NOUN($it, kind: "potion", form: "le") }. Tu peux l’acheter au marchand.
goblin-why-no-such-curse = Le monstre n’a pas cette malédiction maintenant. Choisis-en une autre, ou continue.
goblin-why-never-doubled = La potion ne double que l’attaque ou la défense. Choisis l’une des deux.
goblin-why-no-card-to-double = La potion double la carte que tu viens de jouer. Joue d’abord une carte.
goblin-why-nothing-to-double = { NOUN($it, kind: "effect") } : la carte que tu viens de jouer n’en a pas. Choisis autre chose, ou continue.
goblin-why-nothing-to-buy = Il n’y a rien que tu puisses acheter. Combats un monstre, ou ressuscite ton héros.
goblin-why-nothing-to-pay-with = Tu n’as rien pour payer : ni arme, ni armure, ni carte gagnée dans ta main. Gagne d’abord une récompense.
goblin-why-not-at-merchant = On achète et on paie chez le marchand. Rends-lui d’abord visite.
goblin-why-no-merchant-in-battle = Tu es en pleine bataille. Rends visite au marchand à un autre tour.
goblin-why-nothing-bought = On ne quitte pas le marchand sans rien acheter. Achète d’abord quelque chose.
goblin-why-nothing-left-to-pay-with = Tu n’as plus rien pour payer. Quitte le marchand.
goblin-why-has-potion = Tu as déjà { NOUN($it, kind: "potion", form: "le") }, et personne n’en a deux. Achète autre chose.
goblin-why-no-potion-left = { NOUN($it, kind: "potion") } : il n’en reste plus. Achète autre chose.
goblin-why-not-offered = Tu peux acheter une carte par visite, parmi celles qui étaient là à ton arrivée. Choisis autre chose, ou pars.
goblin-why-not-at-pawnbroker = Le prêteur sur gages n’a pas cette carte. Choisis-en une autre.
goblin-why-keys-are-not-taken = Le marchand ne prend pas les clés : tu les gardes toute la partie. Paie avec autre chose.
goblin-why-potions-are-not-taken = Le marchand ne reprend pas les potions. Paie avec ton arme, ton armure ou une carte gagnée de ta main.
goblin-why-starting-cards-are-not-taken = Le marchand ne prend pas les cartes Action de départ. Paie avec ton arme, ton armure ou une carte gagnée de ta main.
goblin-why-not-there-to-pay = Tu ne peux pas payer avec cela. Paie avec ton arme, ton armure ou une carte gagnée de ta main.
goblin-why-hero-is-drawn = Un instant : on tire les héros au sort.
goblin-why-monster-is-drawn = Un instant : un monstre apparaît.
goblin-why-card-is-drawn = Un instant : une carte est piochée.
goblin-why-first-player-is-drawn = Un instant : on tire au sort qui commence.
goblin-why-monster-is-turned-over = Un instant : on retourne le monstre vaincu.
goblin-why-fight-shop-or-resurrect = Ce n’est pas possible maintenant. Combats un monstre, rends visite au marchand ou ressuscite ton héros.
goblin-why-first-discard = Défausse d’abord une carte.
goblin-why-play-drink-or-stop = Ce n’est pas possible maintenant. Joue une carte, bois une potion ou arrête-toi.
goblin-why-first-put-under = Choisis d’abord la carte qui va sous ton deck.
goblin-why-first-defy = Choisis d’abord l’effet maudit qui doit compter, ou accepte la malédiction.
goblin-why-first-brace = D’abord, bois la potion de soin ou frappe.
goblin-why-first-reward = Choisis d’abord : portes-tu ta récompense, ou va-t-elle au prêteur sur gages ?
goblin-why-first-stack = Choisis d’abord, pour la carte gagnée, une place libre du nouveau deck.
goblin-why-buy-or-leave = Ce n’est pas possible maintenant. Achète quelque chose ; ensuite, tu peux partir.
goblin-why-first-pay = Choisis d’abord avec quoi tu paies.
goblin-why-first-keep = Choisis d’abord l’équipement que tu gardes.
goblin-why-game-is-over = Cette partie est finie. Commences-en une autre !

## Ce qui s’est passé

goblin-event-hero-drawn = { $seat } joue { NOUN($hero, form: "name") }.
goblin-event-revealed = { NOUN($monster, form: "Un") } apparaît ({ $where }).
goblin-event-moved-up = { NOUN($monster, form: "Le") } avance dans la rangée ({ $where }).
goblin-event-began = { $seat } commence.
goblin-event-turn-began = Manche { $round } : c’est le tour { NOUN($hero, form: "de") }.
goblin-event-drew =
    { $card ->
        [none] { NOUN($hero, form: "name") } pioche une carte.
       *[other] { NOUN($hero, form: "name") } pioche { NOUN($card, form: "le") } ({ NOUN($colour, kind: "colour", form: "lower") }).
    }
goblin-event-reshuffled =
    { $cards ->
        [one] { NOUN($hero, form: "name") } refait son deck avec { $cards } carte.
       *[other] { NOUN($hero, form: "name") } refait son deck avec { $cards } cartes.
    }
goblin-event-stacked =
    { $place ->
        [1] { NOUN($hero, form: "name") } met { NOUN($card, form: "le") } ({ NOUN($colour, kind: "colour", form: "lower") }) sur le dessus du nouveau deck.
       *[other] { NOUN($hero, form: "name") } met { NOUN($card, form: "le") } ({ NOUN($colour, kind: "colour", form: "lower") }) à la place { $place } du nouveau deck.
    }
goblin-event-stack-finished = Le nouveau deck { NOUN($hero, form: "de") } est prêt.
goblin-event-put-under =
    { $card ->
        [none] { NOUN($hero, form: "name") } met une carte sous son deck.
       *[other] { NOUN($hero, form: "name") } met { NOUN($card, form: "le") } ({ NOUN($colour, kind: "colour", form: "lower") }) sous son deck.
    }
goblin-event-challenged = { NOUN($hero, form: "name") } combat { NOUN($monster, form: "le") } ({ $where }).
goblin-event-discarded = { NOUN($hero, form: "name") } défausse { NOUN($card, form: "le") } ({ NOUN($colour, kind: "colour", form: "lower") }).
goblin-event-played =
    { $defied ->
        [none] { NOUN($hero, form: "name") } joue { NOUN($card, form: "le") } ({ NOUN($colour, kind: "colour", form: "lower") }).
       *[other] { NOUN($hero, form: "name") } joue { NOUN($card, form: "le") } ({ NOUN($colour, kind: "colour", form: "lower") }) : { NOUN($defied, kind: "effect", form: "le") } compte malgré la malédiction.
    }
goblin-event-ability-used = C’est possible grâce à la capacité spéciale { NOUN($hero, form: "de") }.
goblin-event-healed =
    { $hearts ->
        [one] { NOUN($hero, form: "name") } a maintenant { $hearts } point de vie.
       *[other] { NOUN($hero, form: "name") } a maintenant { $hearts } points de vie.
    }
goblin-event-drank =
    { $potion ->
        [counter_curse] { NOUN($hero, form: "name") } boit la potion de contre-malédiction : { NOUN($curse, kind: "curse", form: "encore") }.
        [strength] { NOUN($hero, form: "name") } boit la potion de force et double { NOUN($effect, kind: "effect", form: "le") }.
       *[healing] { NOUN($hero, form: "name") } boit la potion de soin.
    }
goblin-event-defied = { NOUN($card) } ({ NOUN($colour, kind: "colour", form: "lower") }) : { NOUN($hero, form: "name") } brave la malédiction, { NOUN($effect, kind: "effect", form: "le") } compte.
goblin-event-hit =
    Les coups du monstre : attaque { $attack } contre défense { $defence }. { $hearts ->
        [0] Il ne reste aucun point de vie à { NOUN($hero, form: "name") }.
        [one] Il reste { $hearts } point de vie à { NOUN($hero, form: "name") }.
       *[other] Il reste { $hearts } points de vie à { NOUN($hero, form: "name") }.
    }
goblin-event-fell = { NOUN($hero, form: "name") } devra ressusciter au prochain tour.
goblin-event-struck =
    { NOUN($hero, form: "name") } frappe : attaque { $attack } contre { $hearts ->
        [one] { $hearts } point de vie
       *[other] { $hearts } points de vie
    }. { $won ->
        [true] Victoire !
       *[false] Ce n’est pas assez.
    }
goblin-event-won =
    { $colour ->
        [none] { NOUN($hero, form: "name") } gagne { NOUN($card, form: "le") } !
       *[other] { NOUN($hero, form: "name") } gagne { NOUN($card, form: "le") } ({ NOUN($colour, kind: "colour", form: "lower") }) !
    }
goblin-event-key-won = { NOUN($hero, form: "name") } gagne la clé du niveau { $level } !
goblin-event-wore = { NOUN($hero, form: "name") } porte maintenant { NOUN($card, form: "le") }.
goblin-event-pawned =
    { $colour ->
        [none] { NOUN($hero, form: "name") } donne { NOUN($card, form: "le") } au prêteur sur gages.
       *[other] { NOUN($hero, form: "name") } donne { NOUN($card, form: "le") } ({ NOUN($colour, kind: "colour", form: "lower") }) au prêteur sur gages.
    }
goblin-event-visited-merchant = { NOUN($hero, form: "name") } rend visite au marchand.
goblin-event-bought-potion = { NOUN($hero, form: "name") } achète { NOUN($potion, kind: "potion", form: "le") }.
goblin-event-bought-card =
    { $colour ->
        [none] { NOUN($hero, form: "name") } achète { NOUN($card, form: "le") }.
       *[other] { NOUN($hero, form: "name") } achète { NOUN($card, form: "le") } ({ NOUN($colour, kind: "colour", form: "lower") }).
    }
goblin-event-resurrected = { NOUN($hero, form: "name") } a de nouveau tous ses points de vie.
goblin-event-became-champion = { NOUN($hero, form: "name") } bat le Seigneur de Tous les Monstres et gagne le titre de champion du royaume !
goblin-event-ended =
    { $ending ->
        [lord_beaten] { goblin-ending-lord-beaten }
        [agreed] { goblin-ending-agreed }
       *[round_limit] { goblin-ending-round-limit }
    }

## Comment la partie a fini

goblin-ending-lord-beaten = Le Seigneur de Tous les Monstres est battu !
goblin-ending-agreed = Les joueurs ont décidé de s’arrêter là.
goblin-ending-round-limit = La dernière manche est finie.

## La page

goblin-caves = Les cavernes
goblin-level = Niveau { $level }
goblin-level-number =
    { $level ->
        [1] I
        [2] II
       *[3] III
    }
goblin-level-locked = Bats d’abord le gardien du niveau { $level }
goblin-lord-chamber = La salle du Seigneur
goblin-lord-locked = Trois clés ouvrent cette porte
goblin-merchant = Marchand
goblin-merchant-about = Le marchand vend des potions, le prêteur sur gages vend des cartes. À ton tour, tu peux y aller au lieu de combattre.
goblin-pawnbroker = Prêteur sur gages
goblin-pawned =
    { $count ->
        [0] Pas encore de carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
goblin-foe = { NOUN($monster, kind: "beast") } : attaque { $attack }, points de vie { $hearts }.
goblin-foe-curses = Malédictions : { $curses }.
goblin-foe-reward = Récompense : { NOUN($reward, kind: "prize") }.
goblin-skill = { NOUN($card, kind: "deed") } ({ NOUN($colour, kind: "colour", form: "lower") }) : { $effects }. Ensuite { $next }.
goblin-skill-last = { NOUN($card, kind: "deed") } ({ NOUN($colour, kind: "colour", form: "lower") }) : { $effects }. Aucune carte ne suit.
goblin-gear = { NOUN($card, kind: "piece") } : { $effects }.
goblin-of-colour = { NOUN($colour, kind: "colour", form: "lower") }
goblin-adds-attack = attaque { $points }
goblin-adds-defence = défense { $points }
goblin-adds-draw = piocher { $points }
goblin-adds-heal = guérir { $points }
goblin-adds-hand = { $points } en main en plus
goblin-void-attack = l’attaque { $points } ne compte pas
goblin-void-defence = la défense { $points } ne compte pas
goblin-void-draw = piocher { $points } ne compte pas
goblin-void-heal = guérir { $points } ne compte pas
goblin-void-hand = { $points } en main en plus ne compte pas
goblin-hearts = { $hearts } points de vie sur { $of }
goblin-your-hand = Ma main
goblin-hand-of = La main : { $name }
goblin-hand-empty = Aucune carte en main
goblin-does-not-fit = Ne convient pas maintenant.
goblin-chance = Gagner : { $percent } %
goblin-percent = { $percent } %
goblin-chance-too-large = Trop long à calculer
goblin-piles = Mon deck : { $deck }, ma pile de défausse : { $discard }
goblin-deck = Mon deck : { $count }
goblin-deck-order = Depuis le dessus, d’après ce que tu sais :
goblin-deck-hidden = Une carte que personne ne connaît
goblin-deck-rest = Les autres sont ces cartes, personne ne sait où :
goblin-deck-unknown = Ces cartes, personne ne sait dans quel ordre :
goblin-deck-empty = Ton deck est vide. Quand tu dois piocher, ta pile de défausse devient ton nouveau deck.
goblin-discard = Pile de défausse : { $count }
goblin-battle = Bataille
goblin-chain = L’enchaînement
goblin-next = Carte suivante : { $colours }
goblin-next-nothing = Aucune carte ne suit
goblin-sum-attack = Attaque { $has } sur { $needs }
goblin-sum-defence = Défense { $has } sur { $needs }
goblin-enough = ✓
goblin-adding = Équipement et capacités spéciales
goblin-double-strike = Double frappe
goblin-stop =
    { $damage ->
        [0] Si tu t’arrêtes, tu ne perds aucun point de vie
        [one] Si tu t’arrêtes, tu perds { $damage } point de vie
       *[other] Si tu t’arrêtes, tu perds { $damage } points de vie
    } { $wins ->
        [true] et tu gagnes !
       *[false] et tu ne gagnes pas.
    }
goblin-stop-falls = Si tu t’arrêtes, tu perds ton dernier point de vie.
goblin-stop-last-strike =
    Si tu t’arrêtes, tu perds ton dernier point de vie, { $wins ->
        [true] mais ton dernier coup gagne !
       *[false] et ton dernier coup est trop faible.
    }
goblin-used-ability = Capacité spéciale utilisée
goblin-key = Clé du niveau { $level }
goblin-looked = Cartes que tu regardes
goblin-offer-new = Nouveau
goblin-offer-worn = Porté maintenant
goblin-owned = Tu en as une
goblin-stock =
    { $count ->
        [one] { $count } restante
       *[other] { $count } restantes
    }
goblin-shop-price = Tout coûte une carte : une arme, une armure ou une carte gagnée de ta main.
goblin-stack = Un nouveau deck
goblin-stack-about = Toi seul vois ceci. La place 1 est piochée en premier.
goblin-stack-waiting = Cartes gagnées qui viennent ensuite
goblin-stack-deck = Le nouveau deck
goblin-hand-size =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
goblin-deck-size =
    { $count ->
        [one] { $count } carte dans le deck
       *[other] { $count } cartes dans le deck
    }
goblin-fallen = Plus de point de vie
goblin-champion = Champion du royaume
goblin-equipment = Équipement
goblin-beaten =
    { $score ->
        [one] Monstres battus : { $score } point de vie
       *[other] Monstres battus : { $score } points de vie
    }
goblin-left = Encore cachés : { $monsters } monstres, { $guardians } gardiens
