lobby-heading = Offene Tische
lobby-about = Hier werden Mitspieler gesucht. Such dir einen Tisch aus und setz dich dazu.
lobby-empty = Gerade ist kein Tisch offen. Mach selbst einen auf: Wähle „Mit Freunden spielen“ auf der Startseite.
lobby-host = Tisch von { $name }
lobby-somebody = jemandem
lobby-free = { $free ->
    [0] Alle { $seats } Plätze sind besetzt
    [one] Einer von { $seats } Plätzen ist frei
   *[other] { $free } von { $seats } Plätzen sind frei
}
lobby-clock-none = Ohne Uhr
lobby-clock-hourglass = { $count ->
    [one] Eine Minute pro Zug
   *[other] { $count } Minuten pro Zug
}
lobby-clock-slow = { $count ->
    [one] Ein Tag pro Zug
   *[other] { $count } Tage pro Zug
}
lobby-languages = Gesprochen wird: { $languages }.
lobby-sit = Dazusetzen
lobby-watch = Zusehen
lobby-report = Melden
lobby-report-sure = Stimmt an diesem Tisch etwas nicht, zum Beispiel der Name? Dann sag es der Person, die diesen Server betreibt.
lobby-report-yes = Ja, melden
lobby-report-no = Nein, alles gut
lobby-reported = Danke. Die Person, die diesen Server betreibt, sieht es sich an.
