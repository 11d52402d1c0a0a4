## The waiting room

room-title = Warteraum
room-invite-first = Lade deine Freunde ein, dann geht es los.
room-all-seated = Alle Plätze sind besetzt: Es kann losgehen!
room-starts = { $name } startet das Spiel, wenn alle da sind.
room-starts-there = Das Spiel startet an dem Bildschirm, der diesen Tisch geöffnet hat.
room-watching = Du schaust zu.
room-watching-free = Du schaust zu. Ein Platz ist frei: Bitte { $name } um einen Link.
room-watching-free-there = Du schaust zu. Ein Platz ist frei: Wer diesen Tisch geöffnet hat, kann dir einen Link geben.
room-watchers = { $count ->
    [0] Niemand schaut zu.
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
room-type-code = Code eintippen
room-host-away = { $name } ist nicht da. Du kannst Gastgeber werden und das Spiel starten.
room-host-away-there = Der Gastgeber ist nicht da. Du kannst Gastgeber werden und das Spiel starten.
room-host-gone = { $name } ist nicht da. Du kannst Gastgeber werden und dich um den Tisch kümmern.
room-host-gone-there = Der Gastgeber ist nicht da. Du kannst Gastgeber werden und dich um den Tisch kümmern.
room-become-host = Gastgeber werden
room-start = Los geht’s
room-start-free = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
room-start-how = Das Spiel kann trotzdem losgehen.
room-start-until = { $count ->
    [one] Ein Computer spielt dort, bis jemand kommt
   *[other] Computer spielen dort, bis jemand kommt
}
room-start-good = { $count ->
    [one] Ein Computer spielt dort bis zum Ende
   *[other] Computer spielen dort bis zum Ende
}
room-start-wait = Noch ein wenig warten
room-begins = Das Spiel beginnt!
room-came = { $name } ist da.
room-went = { $name } ist weg.
room-freed = Ein Platz ist wieder frei.

## Who sits there

room-seats = Wer spielt mit
room-here = da
room-away = nicht da
room-host = Gastgeber
room-free = Freier Platz
room-free-waiting = wartet auf jemanden
room-free-played = ein Computer spielt, bis jemand kommt
room-computer = Computer: { $level }
room-kept = ein Computer spielt so lange
room-change-seat = Platz { $number } ändern
room-rename = Namen ändern
room-name = Dein Name
room-name-taken = So heißt hier schon jemand. Wähle einen anderen Namen.
room-name-keep = So heiße ich
room-leave = Diesen Platz verlassen
room-leave-sure = Diesen Platz verlassen? Dann kann ihn jemand anders nehmen. Du kannst zuschauen.
room-leave-yes = Ja, verlassen
room-leave-no = Nein, bleiben
room-free-seat = Platz frei machen
room-free-seat-sure = Den Platz von { $name } frei machen? { $name } kann dann zuschauen und wieder eingeladen werden.
room-free-seat-yes = Ja, frei machen
room-free-seat-no = Nein, so lassen
room-put-computer = Computer hinsetzen
room-open-seat = Für Freunde öffnen
room-sit = Hier mitspielen
room-hand-over = Zum Gastgeber machen
room-hand-over-sure = Soll { $name } Gastgeber sein? { $name } richtet dann den Tisch ein, und du nicht mehr.
room-hand-over-yes = Ja, übergeben
room-hand-over-no = Nein, ich bleibe Gastgeber
room-mute = Nachrichten ausblenden
    .about = Nachrichten von { $name } sind auf diesem Gerät ausgeblendet.
room-unmute = Nachrichten zeigen

## At the table

room-people = Mitspieler
room-invite = Freunde einladen
room-devices = Auf einem anderen Gerät spielen
room-keep = Computer für mich spielen lassen
room-return = Ich bin wieder da
room-away-open = { $name } ist gerade nicht da. Wir warten.
room-away-until = { $name } ist gerade nicht da. { $minutes ->
    [one] Nach einer Minute
   *[other] Nach { $minutes } Minuten
} spielt ein Computer, bis { $name } zurück ist.
room-kept-time = Deine Zeit war um, darum spielt ein Computer für dich.
room-kept-away = Du warst nicht da, darum spielt ein Computer für dich.
room-kept-asked = Ein Computer spielt für dich.
room-kept-other = Ein Computer spielt für { $name }.
room-closed = Wer diesen Server betreibt, hat diesen Tisch geschlossen. Du kannst ihn noch ansehen oder einen neuen Tisch öffnen.
room-other-rules = Dieser Tisch wurde nach älteren Regeln begonnen, und was hier gespielt wurde, passt nur bis hierher zu unseren. Du kannst ihn ansehen und speichern; weiter gespielt wird hier nicht.
room-new-table = Neuer Tisch
room-time = Restzeit: { $time }
room-time-reserve = Reserve: { $time }
room-time-short = Nur noch { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}!
room-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}

## How people play together

room-house = So spielt ihr zusammen
room-house-keep = So spielen
room-clock = Wie lange darf man überlegen?
room-clock-none = Ohne Uhr
    .about = Alle nehmen sich so viel Zeit, wie sie wollen.
room-clock-hourglass = Sanduhr
    .about = Jeder Zug hat seine Zeit, dazu gibt es eine Reserve für schwere Züge. Ist alles um, macht ein Computer weiter.
room-clock-slow = Über Tage
    .about = Für Freunde, die ab und zu vorbeischauen. Ist die Zeit um, macht ein Computer weiter.
room-length = Wie lange für einen Zug?
room-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
room-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
room-when-away = Wann spielt ein Computer für jemanden, der nicht da ist?
    .about = Den Platz kann man jederzeit mit einem Klick zurücknehmen.
room-never = Nie
room-after-minutes = { $count ->
    [one] Nach 1 Minute
   *[other] Nach { $count } Minuten
}
room-after-days = { $count ->
    [one] Nach 1 Tag
   *[other] Nach { $count } Tagen
}
room-keeper = Wie stark ist dieser Computer?
room-free-text = Eigene Nachrichten schreiben
    .about = Aus: Für alle gibt es fertige Nachrichten. Für Eltern: Nur einschalten, wo ihr alle kennt.
room-listed = In der Liste offener Tische zeigen
    .about = Dann kann sich jeder auf diesem Server auf einen freien Platz setzen, auch Fremde.
