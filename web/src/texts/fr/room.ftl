## The waiting room

room-title = Salle d’attente
room-invite-first = Invite tes amis, puis lance la partie.
room-all-seated = Toutes les places sont prises : la partie peut commencer !
room-starts = { $name } lance la partie quand tout le monde est là.
room-starts-there = La partie se lance sur l’écran qui a ouvert cette table.
room-watching = Tu regardes la partie.
room-watching-free = Tu regardes la partie. Il y a une place libre : demande un lien à { $name }.
room-watching-free-there = Tu regardes la partie. Il y a une place libre : demande un lien à la personne qui a ouvert la table.
room-watchers = { $count ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
room-type-code = Taper le code
room-host-away = { $name } n’est pas là. Tu peux devenir l’hôte et lancer la partie.
room-host-away-there = L’hôte n’est pas là. Tu peux devenir l’hôte et lancer la partie.
room-host-gone = { $name } n’est pas là. Tu peux devenir l’hôte et t’occuper de la table.
room-host-gone-there = L’hôte n’est pas là. Tu peux devenir l’hôte et t’occuper de la table.
room-become-host = Devenir l’hôte
room-start = Commencer
room-start-free = { $count ->
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
}
room-start-how = La partie peut commencer quand même.
room-start-until = { $count ->
    [one] Un ordinateur y joue jusqu’à ce que quelqu’un arrive
   *[other] Des ordinateurs y jouent jusqu’à ce que quelqu’un arrive
}
room-start-good = { $count ->
    [one] Un ordinateur y joue jusqu’à la fin
   *[other] Des ordinateurs y jouent jusqu’à la fin
}
room-start-wait = Attendre encore un peu
room-begins = La partie commence !
room-came = { $name } est là.
room-went = { $name } n’est plus là.
room-freed = Une place est de nouveau libre.

## Who sits there

room-seats = Qui joue
room-here = présent
room-away = absent
room-host = hôte
room-free = Place libre
room-free-waiting = on attend quelqu’un
room-free-played = un ordinateur joue jusqu’à ce que quelqu’un arrive
room-computer = ordinateur : { $level }
room-kept = un ordinateur joue pour l’instant
room-change-seat = Modifier la place { $number }
room-rename = Changer de nom
room-name = Ton nom
room-name-taken = Quelqu’un s’appelle déjà ainsi. Choisis un autre nom.
room-name-keep = Garder ce nom
room-leave = Quitter cette place
room-leave-sure = Quitter cette place ? Quelqu’un d’autre pourra la prendre. Tu pourras regarder.
room-leave-yes = Oui, la quitter
room-leave-no = Non, rester
room-free-seat = Libérer la place
room-free-seat-sure = Libérer la place de { $name } ? { $name } pourra regarder, et tu pourras l’inviter de nouveau.
room-free-seat-yes = Oui, la libérer
room-free-seat-no = Non, la laisser
room-put-computer = Mettre un ordinateur ici
room-open-seat = Ouvrir à un ami
room-sit = Jouer à cette place
room-hand-over = Nommer hôte
room-hand-over-sure = Confier la table à { $name } ? C’est { $name } qui l’organisera, et plus toi.
room-hand-over-yes = Oui, confier la table
room-hand-over-no = Non, je reste l’hôte
room-mute = Masquer ses messages
    .about = Les messages de { $name } sont masqués sur cet appareil.
room-unmute = Montrer ses messages

## At the table

room-people = Les joueurs
room-invite = Inviter des amis
room-devices = Jouer sur un autre appareil
room-keep = Laisser jouer un ordinateur
room-return = Me revoilà
room-away-open = { $name } n’est pas là. On attend.
room-away-until = { $name } n’est pas là. { $minutes ->
    [one] Après une minute
   *[other] Après { $minutes } minutes
} d’absence, un ordinateur joue pour l’instant à sa place.
room-kept-time = Ton temps est écoulé : un ordinateur joue pour toi.
room-kept-away = Tu n’étais plus là : un ordinateur joue pour toi.
room-kept-asked = Un ordinateur joue pour toi.
room-kept-other = Un ordinateur joue pour { $name }.
room-closed = Cette table a été fermée par la personne qui gère ce serveur. Tu peux encore la regarder, ou ouvrir une nouvelle table.
room-other-rules = Cette table a été commencée avec des règles plus anciennes, et ce qui y a été joué ne va avec les nôtres que jusqu’ici. Tu peux la regarder et l’enregistrer ; personne n’y joue plus.
room-new-table = Nouvelle table
room-time = Temps restant : { $time }
room-time-reserve = Réserve : { $time }
room-time-short = Plus que { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
} !
room-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}

## How people play together

room-house = Comment vous jouez ensemble
room-house-keep = Jouer ainsi
room-clock = Combien de temps pour réfléchir ?
room-clock-none = Sans limite
    .about = Chacun prend tout son temps.
room-clock-hourglass = Sablier
    .about = Chaque tour a sa durée, avec une réserve pour les tours difficiles. Quand tout est écoulé, un ordinateur prend la suite.
room-clock-slow = Sur plusieurs jours
    .about = Pour des amis qui passent de temps en temps. Quand le temps est écoulé, un ordinateur prend la suite.
room-length = Combien de temps pour un tour ?
room-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
room-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
room-when-away = Quand un ordinateur joue-t-il pour un absent ?
    .about = La place se reprend à tout moment, d’un seul clic.
room-never = Jamais
room-after-minutes = { $count ->
    [one] Après { $count } minute
   *[other] Après { $count } minutes
}
room-after-days = { $count ->
    [one] Après { $count } jour
   *[other] Après { $count } jours
}
room-keeper = Quel niveau pour cet ordinateur ?
room-free-text = Écrire ses propres messages
    .about = Sinon, des messages tout prêts sont là pour tout le monde. Pour les parents : à activer seulement si vous connaissez tous les joueurs.
room-listed = Montrer dans la liste des tables ouvertes
    .about = Alors tout le monde sur ce serveur peut prendre une place libre, même des inconnus.
