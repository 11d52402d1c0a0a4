lobby-heading = Tables ouvertes
lobby-about = Ces personnes cherchent des joueurs. Choisis une table et installe-toi.
lobby-empty = Aucune table n’est ouverte en ce moment. Ouvres-en une : choisis « Jouer avec des amis » sur la page d’accueil.
lobby-host = Table de { $name }
lobby-somebody = quelqu’un
lobby-free = { $free ->
    [0] Les { $seats } places sont prises
    [one] Une place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
}
lobby-clock-none = Sans limite de temps
lobby-clock-hourglass = { $count ->
    [one] { $count } minute par tour
   *[other] { $count } minutes par tour
}
lobby-clock-slow = { $count ->
    [one] { $count } jour par tour
   *[other] { $count } jours par tour
}
lobby-languages = On y parle : { $languages }.
lobby-sit = S’installer
lobby-watch = Regarder
lobby-report = Signaler
lobby-report-sure = Quelque chose ne va pas à cette table, son nom par exemple ? Alors préviens la personne qui s’occupe du serveur.
lobby-report-yes = Oui, la signaler
lobby-report-no = Non, tout va bien
lobby-reported = Merci. La personne qui s’occupe du serveur va regarder.
