# How everybody can check the dice of a finished game.

fairness-practice-seed = Partie d’entraînement : ses dés viennent du numéro choisi au début, il n’y a donc rien à vérifier.
fairness-practice-lesson = Première partie guidée : ses dés sont choisis pour tout te montrer, il n’y a donc rien à vérifier.
fairness-practice-save = Partie reprise d’un fichier : quelqu’un a pu choisir ce qui s’est passé avant. C’est un entraînement, et il n’y a rien à vérifier.
fairness-title = Les dés étaient-ils honnêtes ?
fairness-how-seal = Avant la partie, le serveur tire un secret et montre son sceau : après, il ne peut plus en changer.
fairness-how-numbers = Chaque appareil ajoute un nombre tiré au hasard : personne ne peut donc choisir les dés.
fairness-how-check = Maintenant, le secret est connu : ton appareil relance tous les dés et regarde si tout est pareil.
fairness-check = Vérifier les dés
fairness-progress = { $rolls } tirages vérifiés…
fairness-good = Tout est juste : personne n’a choisi les dés.
fairness-partly = Tout ce que cet appareil a pu comparer est juste.
fairness-bad = Quelque chose ne va pas avec ces dés. Enregistre la partie, montre-la à un grand et préviens les autres joueurs.
fairness-rolls =
    { $rolls ->
        [0] Il n’y a eu aucun tirage dans cette partie.
        [one] Le seul tirage de la partie est juste.
       *[other] Les { $rolls } lancers et tirages de la partie sont tous justes.
    }
fairness-wrong = Le tirage de l’étape { $ply } n’est pas celui que donnent le secret et les nombres.
fairness-seal-true = Le sceau est bien celui que cet appareil a vu au début.
fairness-seal-false = Le sceau n’est pas celui du début, ou ce secret n’est pas le sien.
fairness-seal-unseen = Cet appareil n’a pas vu le sceau au début : il ne peut pas le comparer.
fairness-number-true = Le nombre de cet appareil a bien été utilisé.
fairness-number-false = Le nombre de cet appareil manque.
fairness-number-none = Cet appareil n’avait pas donné de nombre.
fairness-again = Pour recalculer soi-même
fairness-commitment = Le sceau, connu dès le début
fairness-secret = Le secret, connu maintenant
