## Everywhere

app-title = Karak
app-skip = Aller au contenu
app-home = Accueil
app-language = Langue
close = Fermer
seat-number = Joueur { $number }
device-forgetful = Dans ce navigateur, la page ne peut rien garder en mémoire. Tes parties disparaîtront quand tu fermeras la page : enregistre-les d’abord dans un fichier.
app-settings = Réglages
language-fr = Français
language-en = English
language-cs = Čeština
language-de = Deutsch
again = Réessayer
waiting = Un instant…
title-home = Karak
title-setup = Nouvelle table – Karak
title-table = À la table – Karak
title-replay = Revoir la partie – Karak
title-rules = Règles – Karak
title-tutorial = Apprendre à jouer
title-lobby = Tables ouvertes – Karak
title-about = À propos – Karak
title-join = Prendre place – Karak
title-lost = Perdu – Karak
lost-title = Ce couloir ne mène nulle part
lost-text = Il n’y a pas de page à cette adresse. Le chemin du retour est facile à trouver.
unloaded-title = La torche s’est éteinte
unloaded-text = Cette partie de la page ne s’est pas chargée. Vérifie ta connexion, puis réessaie.
footer-fan = Fait par des fans, pour des fans. Ce n’est pas un produit officiel.
footer-links = Autres pages

## Home

home-tagline = Allume ta torche, explore les catacombes et trouve le plus de trésors avant la chute du dragon.
home-play = Jouer
    .about = Un seul clic : toi contre deux ordinateurs.
home-friends = Jouer avec des amis
home-new = Nouvelle table
home-learn = Apprendre à jouer
home-code = J’ai un code
home-code-go = J’y vais
home-code-length = Un code a cinq lettres. Regarde-le encore une fois.
home-rules = Règles
home-game-karak = Karak
home-game-karak2 = Karak 2
    .about = Chevauche à travers les terres, lève ton armée et bâtis ta ville.
home-game-goblin = Karak : Goblin
    .about = Enchaîne tes cartes et chasse le Seigneur de sa caverne.
home-continue = Continuer
home-drawn = { $count ->
    [one] Un héros
   *[other] { $count } héros
}
home-your-turn = C’est à toi de jouer
home-turn = Tour en cours : { $name }
home-remove = Retirer de la liste : { $heroes }
home-remove-sure = Retirer cette partie pour de bon ? Elle ne reviendra pas.
home-remove-yes = Oui, la retirer
home-remove-no = Non, la garder
home-all = Voir les { $count } parties
home-waiting = En attente des amis
home-watch = Revoir la partie
home-share = Partager la partie à revoir : { $heroes }
home-finished = Parties terminées
home-finished-count = { $count ->
    [one] Une partie
   *[other] { $count } parties
}
home-lobby = Tables ouvertes
    .about = D’autres personnes sur ce serveur cherchent des joueurs. Installe-toi avec elles.
home-lobby-see = Voir les tables ouvertes
home-load = Charger une partie
    .about = Reprends une partie que tu as enregistrée dans un fichier.
home-choose-file = Choisir un fichier
home-who-plays = Qui joue ?
home-computers = Quel niveau pour les ordinateurs ?
home-go-on = Continuer la partie
home-games = D’autres jeux

## Setup

setup-title = Nouvelle table
setup-seats = Qui joue ?
setup-who = Qui joue à cette place ?
setup-me = Moi
setup-person = Une personne
setup-open = Avec un lien
    .about = Quelqu’un sur un autre appareil. Dans la salle d’attente, tu auras un lien à lui donner ; le nom et le héros se choisissent là-bas.
setup-computer = Ordinateur
setup-name = Prénom
setup-remove = Retirer le joueur { $number }
setup-add-person = Ajouter une personne
setup-add-open = Ajouter un ami avec un lien
setup-add-computer = Ajouter un ordinateur
setup-level = Quel niveau ?
setup-temperament = Caractère
setup-balanced = Équilibré
    .about = Un peu de tout.
setup-choose-hero = Choisir un héros
setup-drawn = Au hasard
    .about = La chance décide qui tu es.
setup-taken = Le joueur { $number } a déjà ce héros : si tu le prends, il en tirera un autre.
setup-kept = Quelqu’un a déjà ce héros.
setup-options = Modes de jeu
setup-read-rule = Lire la règle ({ $rule })
setup-more = Plus de réglages
setup-seed = Numéro d’une partie d’entraînement
    .about = Avec le même numéro, le hasard donne chaque fois la même chose. Laisse vide pour des dés honnêtes.
setup-box = Mes cartes et mes nombres
    .about = Copie le fichier du jeu dans le dossier « data », écris-y tes propres cartes et choisis-le ici.
setup-box-house = Cette maison joue avec sa propre boîte. Tu peux en choisir une autre ici.
setup-box-bad = Ce fichier ne peut pas être lu. Corrige cette ligne et choisis-le à nouveau :
setup-box-chosen = Avec { $file }
setup-box-without = Sans ce fichier
setup-start = Commencer
setup-start-waiting = Aller à la salle d’attente
setup-summary = { $persons ->
    [0] Tu regardes jouer { $computers } ordinateurs.
    [one] { $computers ->
        [0] Tu joues en solitaire.
        [one] Tu joues avec un ordinateur.
       *[other] Tu joues avec { $computers } ordinateurs.
    }
   *[other] { $computers ->
        [0] { $persons } personnes jouent sur cet écran.
        [one] { $persons } personnes jouent sur cet écran, avec un ordinateur.
       *[other] { $persons } personnes jouent sur cet écran, avec { $computers } ordinateurs.
    }
}
setup-summary-here = { $persons ->
    [0] Personne ne joue sur cet écran : il montre la table.
    [one] Tu joues sur cet écran.
   *[other] { $persons } personnes jouent sur cet écran.
}
setup-summary-open = { $open ->
    [one] Un ami vient avec ton lien{ $computers ->
        [0] .
        [one] , et un ordinateur joue aussi.
       *[other] , et { $computers } ordinateurs jouent aussi.
    }
   *[other] { $open } amis viennent avec ton lien{ $computers ->
        [0] .
        [one] , et un ordinateur joue aussi.
       *[other] , et { $computers } ordinateurs jouent aussi.
    }
}
setup-summary-drawn = Les héros sont tirés au sort.
setup-summary-picked = Tous les héros sont choisis.
setup-summary-mixed = Certains héros sont choisis, les autres tirés au sort.
setup-summary-options = Modes de jeu : { $list }.
setup-summary-practice = C’est une partie d’entraînement.

## Rules

rules-title = Règles
rules-books = Livrets de règles
rules-book-karak = Karak
rules-book-fan-modes = Modes de jeu
rules-book-karak2 = Karak 2
rules-book-imperium = Imperium
rules-book-goblin = Gobelin
rules-book-glossary = Mots du jeu
rules-book-open-questions = Questions ouvertes
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé. Essaie un autre mot.
    [one] Un passage trouvé.
   *[other] { $count } passages trouvés.
}
rules-untranslated = Ce texte n’est pas encore traduit. Le voici en anglais.
rules-missing = Ce livret de règles n’existe pas. Ouvre plutôt celui-ci :

## Settings

settings-title = Réglages
settings-theme = Éclairage
settings-theme-auto = Comme l’appareil
settings-theme-light = Parchemin
settings-theme-dark = Torche
settings-theme-turn = Clair ou sombre
settings-pace = Vitesse des autres joueurs
settings-pace-calm = Calme
settings-pace-quick = Rapide
settings-pace-instant = Immédiate
settings-odds = Montrer les chances
    .about = Tu vois tes chances de gagner avant un combat.
settings-sound = Sons
settings-vibrate = Vibrer quand c’est mon tour
settings-hand-over = Se passer l’écran
    .about = Un message annonce qui joue quand vous partagez le même écran.
settings-tv = Télévision
    .about = Tout est plus grand, pour jouer depuis le canapé. Seulement sur un grand écran.

## About

about-title = À propos
about-fan = Cette page est faite par des fans des jeux Karak, pour les familles et les amis. Elle n’est pas officielle : elle n’a aucun lien avec l’éditeur ni avec les auteurs des jeux.
about-rules = Les règles sont racontées avec nos propres mots, et toutes les images sont dessinées par nous ou libres. Si ces jeux te plaisent, achète les vrais : rien ne vaut une table entourée d’amis.
about-free = Libre et ouvert
    .about = Ce programme est un logiciel libre. Tu peux l’utiliser, le lire et le modifier sous licence MIT ou Apache 2.0.
about-privacy = La page ne demande pas de compte, ne dépose pas de cookies et ne dit à personne à quoi tu joues. Seul ton navigateur se souvient de tes places.
about-credits = Merci à
about-work = par { $by } ({ $licence })
about-icons = Icônes
    .about = Ces icônes viennent de game-icons.net, sous licence CC BY 3.0. Nous avons changé leurs couleurs et les avons mises dans des cadres.

## Computers

level-apprentice = Apprenti
    .about = Apprend encore et se trompe souvent. Parfait pour commencer.
level-squire = Écuyer
    .about = Connaît les règles, mais beaucoup de choses lui échappent.
level-knight = Chevalier
    .about = Joue bien et se trompe de temps en temps.
level-champion = Champion
    .about = Joue très bien et se trompe rarement.
level-legend = Légende
    .about = Prévoit plusieurs tours à l’avance. Personne ne joue mieux.
temperament-explorer = Explorateur
    .about = Veut toujours voir ce qu’il y a plus loin.
temperament-fighter = Bagarreur
    .about = Ne fuit jamais un combat.
temperament-hoarder = Économe
    .about = Aime garder ses affaires pour plus tard.

## Board

board-nearer = Plus près
board-farther = Plus loin
board-centre = Revenir au héros
board-all = Toute la carte
board-hinted = { $name } (conseil)
board-choose = Que veux-tu faire ici ?
board-place = Tourner la nouvelle tuile
board-turn-left = Tourner à gauche
board-turn-right = Tourner à droite
board-lay = Poser
board-walk-far = Aller ici : { $steps } déplacements
board-here = { $hero }, ici : { $what }.
board-side = { $side } : { $what }.
board-dark = inexploré
board-foe = { $monster }, force { $strength }
board-what = { $name } : { $about }

## Table

table-loading = On prépare la table…
table-load-failed = Impossible d’atteindre cette table
table-offline = La connexion est coupée. Ta partie est à l’abri, et on continue d’essayer.
table-seats = Joueurs
table-you = toi
table-computer = ordinateur
table-to-move = doit décider
table-thinking = réfléchit
table-your-turn = À toi de jouer
table-turn = { $name } joue
table-luck = Le hasard décide…
table-over = La partie est finie
table-stopped = La partie s’arrête ici
table-waiting = { $name } joue…
table-question = Et maintenant ?
table-what-can-i-do = Que puis-je faire ?
table-hint = Conseil
table-hint-title = Un bon joueur ferait ceci :
table-hint-chance = { $percent } % de chances de gagner la partie
table-hint-do = Suivre ce conseil
table-undo = Annuler
table-rule = Lire la règle ({ $rule })
table-log = Ce qui s’est passé
table-log-more = Plus tôt
table-log-times = (×{ $times })
table-hand-over = { $name }, c’est à toi !
table-hand-over-open = Passe l’écran à { $name }.
table-hand-over-secret = Passe l’écran à { $name }. Les autres ne regardent pas.
table-hand-over-ready = Je suis là
table-menu = Menu
table-supply = Ce qui reste
table-rules = Règles
table-skip = Avance rapide
table-round = Manche { $round }
table-save = Enregistrer dans un fichier
table-leave = Quitter la table
table-leave-note = Une partie quittée t’attend sur l’écran d’accueil.
table-end = Terminer la partie
table-end-sure = Vraiment terminer la partie pour tout le monde ?
table-end-yes = Oui, terminer
table-end-no = Non, continuer
table-number = { $number }
table-times = ×{ $count }
table-plus = +{ $count }
table-minus = −{ $count }

## End

end-winner = { $name } gagne !
end-shared = { $names } gagnent ensemble !
end-all = Vous avez gagné, tous ensemble !
end-nobody = Personne ne gagne cette fois.
end-points =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
end-rematch = Rejouer
end-replay = Revoir la partie
end-share = Partager
end-timeline = Le fil de la partie
end-timeline-loading = On retrouve le fil de la partie…
end-round = Manche
end-moments = Les grands moments

## Replay

replay-title = Revoir la partie
replay-eyes = Quelles cartes sont visibles ?
replay-eyes-all = Toutes
replay-play = Lecture
replay-pause = Pause
replay-on = Une étape en avant
replay-back = Une étape en arrière
replay-turn-on = Au tour suivant
replay-turn-back = Au tour d’avant
replay-slider = Moment de la partie
replay-ply = Étape { $ply } sur { $of }
replay-speed = Vitesse
replay-times = ×{ $speed }

## Errors

error-offline = Le serveur ne répond pas. Vérifie qu’il est en marche, puis réessaie.
error-unexpected = Quelque chose d’imprévu est arrivé. Réessaie.
error-internal = Quelque chose s’est cassé sur le serveur. Ta partie est à l’abri : réessaie.
error-unknown-table = Cette table n’existe pas (ou plus). Retourne à l’accueil et ouvre une nouvelle table.
error-bad-token = Ta place se joue maintenant sur un autre appareil : ici, tu regardes. Pour rejouer ici, ouvre « { table-devices } » sur l’autre appareil, puis son lien sur celui-ci.
error-forbidden = Seuls ceux qui sont assis à cette table peuvent faire cela. Toi, tu peux regarder.
error-stale = Quelqu’un a été plus rapide : la table a changé. Regarde encore, puis décide.
error-key-reused = Le serveur a reçu autre chose de toi entre-temps, et ceci n’a pas été fait. Regarde encore la table, puis décide.
error-illegal = Ce n’est pas possible maintenant. « Que puis-je faire ? » te montre ce qui l’est.
error-not-your-turn = Ce n’est pas encore ton tour. Attends un instant.
error-over = La partie est déjà finie. Retourne à l’accueil et commences-en une autre.
error-nothing-to-undo = Il n’y a rien à annuler. Continue à jouer !
error-not-yours = Tu ne peux annuler que ta propre dernière décision. Continue à jouer !
error-chance-has-spoken = Les dés sont tombés ou quelque chose a été tiré : on ne peut plus annuler. Continue avec ça !
error-revealed = Quelque chose a été dévoilé : on ne peut plus annuler. Continue à jouer !
error-ended = La partie est finie : on ne peut plus annuler. Tu peux la revoir.
error-malformed = La page et le serveur ne se comprennent pas. Recharge la page.
error-too-slow = La connexion est lente : ce que tu as envoyé n’est pas arrivé à temps. Réessaie.
error-too-large = Ce fichier est trop gros. Choisis-en un autre.
error-bad-setup = On ne peut pas jouer comme ça. Change les joueurs ou les modes de jeu.
error-bad-save = Ce fichier n’est pas une partie connue, ou il est abîmé. Choisis-en un autre.
error-unknown-game = Ce jeu n’est pas connu ici. Retourne à l’accueil et choisis-en un autre.
error-too-many = C’était beaucoup d’un coup. { $when ->
    [none] Attends un moment, puis réessaie.
   *[other] Réessaie { $when }.
}
error-storage = Le serveur ne peut pas enregistrer en ce moment (son disque est-il plein ?). Rien n’est perdu : réessaie plus tard.
error-storage-unknown = Le disque du serveur a eu un raté pendant l’enregistrement : on ne sait pas encore si c’est gardé. Tu peux réessayer sans risque.
error-busy = Le serveur a beaucoup à faire. Réessaie dans un instant.
error-not-found = Cela n’existe pas. Repars de l’accueil.
error-method = La page et le serveur ne se comprennent pas. Recharge la page.
error-secret = Cette partie a des secrets : on ne peut l’enregistrer ou la revoir qu’à la fin. Joue d’abord !
error-bad-origin = La page a été ouverte depuis un autre endroit. Ouvre-la à l’adresse du serveur.
error-tutorial = Pas ça : regarde ce que dit la leçon.
error-waiting = La partie n’a pas encore commencé. Attends que l’hôte la lance.
error-begun = C’est trop tard : la partie a commencé. Va à la table.
error-kept = Un ordinateur joue pour toi. Reprends d’abord ta place.
error-not-host = Seul l’hôte de cette table peut faire cela. Demande-lui.
error-bad-invitation = Ce lien n’est pas complet. Demandes-en un nouveau.
error-spent-invitation = Quelqu’un s’est déjà assis avec ce lien. Demandes-en un nouveau.
error-revoked-invitation = Ce lien a été retiré. Demandes-en un nouveau.
error-bad-code = Aucune table n’a ce code (ou n’a plus ce code). Regarde encore les lettres, ou demande un nouveau code.
error-bad-commitment = Les dés préparés pour cette table ne sont plus là. Réessaie.
error-no-seat = Il n’y a pas de place libre. Regarde la partie, ou demande à l’hôte.
error-bad-name = Ce prénom ne va pas. Choisis-en un autre, de 24 lettres au plus.
error-nothing-proposed = Il n’y a plus rien à répondre. Continue à jouer !
error-no-free-text = À cette table, on se parle avec les mots tout prêts. Choisis-en un.
error-not-over = La partie n’est pas encore finie. Joue-la d’abord jusqu’au bout.
error-closed = Le responsable du serveur a fermé cette table. Retourne à l’accueil et ouvre-en une autre.
error-other-rules = Cette table a été commencée avec d’autres règles, et ce qui y a été joué ne va plus avec les nôtres. Regarde-la autant que tu veux, et ouvres-en une autre pour continuer à jouer.
error-bad-push = Impossible de prévenir ce navigateur quand la page est fermée. Laisse plutôt la page ouverte.
error-seat-freed = Cette place n’est plus la tienne : ici, tu regardes. Pour rejouer, demande un lien à l’hôte.

## Together: links

table-invite = Inviter des amis
table-devices = Jouer sur un autre appareil
link-copy = Copier le lien
link-share = Partager
link-copied = Copié. Colle-le maintenant dans un message.
link-not-copied = Ce navigateur ne copie pas tout seul. Voici le lien : { $link }

## Together: being at the table

say-hello = Bonjour !
say-good-luck = Bonne chance !
say-well-fought = Beau combat !
say-help = À l’aide !
say-one-moment = Un moment
say-thanks = Merci !
say-sorry = Pardon !
say-yes = Oui
say-no = Non
say-good-game = Belle partie !
say-heart = Cœur
say-laugh = Rire
say-wow = Waouh !
say-applause = Bravo !
speak = Dire quelque chose
speak-own = Avec tes propres mots
speak-send = Envoyer
speak-heard = Ce que disent les autres
consent-undo = { $name } voudrait annuler sa dernière décision.
consent-end = { $name } voudrait terminer la partie maintenant.
consent-mine-undo = Tu as demandé à annuler ta dernière décision.
consent-mine-end = Tu as demandé à terminer la partie maintenant.
consent-asked = { $name }, es-tu d’accord ?
consent-waiting = On attend la réponse de { $names }.
consent-yes-undo = Oui, d’accord
consent-yes-end = Oui, on arrête
consent-no-undo = Non, ça reste
consent-no-end = Non, on continue
consent-withdraw = Laisser tomber
consent-refused-undo = Ta décision reste, car tout le monde n’était pas d’accord. Continue avec elle.
consent-refused-end = La partie continue, car tout le monde n’était pas d’accord.
notice-title = ● À toi de jouer – Karak
notice-push = Me prévenir quand c’est mon tour
    .about = Même quand cette page est fermée, pour toutes les tables de cet appareil.
notice-insecure = Ici, on joue en simple http : le navigateur ne peut pas te prévenir quand la page est fermée. Laisse la page ouverte, elle te préviendra quand ce sera ton tour.
notice-unable = Ce navigateur ne peut pas te prévenir quand la page est fermée. Sur un iPhone ou un iPad, ajoute d’abord la page à l’écran d’accueil. Sinon, laisse la page ouverte.
notice-denied = Ce navigateur n’a pas le droit de te prévenir. Autorise les notifications de cette page dans ses réglages, puis reviens ici.
rematch-next = Les autres rejouent à une nouvelle table. Viens avec eux !
rematch-along = Rejouer avec eux
rematch-watch = Les regarder
tv-full = Plein écran
tv-full-leave = Quitter le plein écran
