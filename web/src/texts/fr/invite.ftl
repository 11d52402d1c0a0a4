## Inviting

invite-scan = Vise ici avec un téléphone, ou envoie le lien. Le premier arrivé choisit sa place.
invite-qr = Code QR pour s’asseoir à cette table
invite-link = Lien pour s’asseoir à cette table
invite-code = Ou écris ce code
invite-code-where = à l’adresse { $address } ou avec « { $name } » sur l’accueil
invite-code-left = Il marche encore { $time }
invite-code-old = Ce code ne marche plus.
invite-code-new = Montrer un nouveau code
invite-make = Faire un lien
invite-new = Faire un nouveau lien
invite-take-back = Retirer le lien
invite-taken-back = Le lien ne marche plus. Ceux qui sont assis restent assis.
invite-elsewhere = Quelqu’un a déjà donné un lien pour cette table. Un nouveau lien le remplace.
invite-more = D’autres liens
invite-seat = Place : { $seat }
invite-seat-link = Lien pour la place : { $seat }
invite-watch = Pour regarder
    .about = Qui l’ouvre voit la table, mais aucun secret.
invite-watch-link = Lien pour regarder
invite-full = Toutes les places sont prises. Avec ce lien, tes amis peuvent regarder.
invite-guest = C’est l’hôte qui invite les joueurs. Avec ce lien, tout le monde peut regarder.
invite-alone = Les autres appareils ne trouvent pas encore ce serveur : il n’écoute que cet ordinateur. Démarre-le avec « karak serve --house », puis invite à nouveau.
invite-device-how = Vise ici avec l’autre appareil. Ensuite, tu peux jouer là-bas.
invite-device-qr = Code QR pour jouer sur un autre appareil
invite-device-link = Lien pour jouer sur un autre appareil
invite-device-secret = Qui a ce lien joue à ta place : ne le montre à personne. Il marche une seule fois.
invite-device-seat = La place de qui ?
invite-device-where = Où veux-tu jouer ?
invite-device-both = Sur les deux appareils
invite-device-there = Seulement là-bas
    .about = Ici, tu regarderas dès que l’autre appareil sera à la table.
invite-device-count = { $count ->
    [one] Ta place se joue seulement sur cet appareil.
   *[other] Ta place peut se jouer sur { $count } appareils.
}
invite-device-only-here = Seulement ici
invite-device-joined = L’autre appareil est à la table.
