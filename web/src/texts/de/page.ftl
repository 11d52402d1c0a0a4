## Everywhere

app-title = Karak
app-skip = Zum Inhalt springen
app-home = Startseite
app-language = Sprache
close = Schließen
seat-number = Spieler { $number }
device-forgetful = In diesem Browser kann sich die Seite nichts merken. Wenn du sie schließt, sind deine Spiele weg: Speichere sie vorher in eine Datei.
app-settings = Einstellungen
language-fr = Français
language-en = English
language-cs = Čeština
language-de = Deutsch
again = Noch einmal versuchen
waiting = Einen Moment …
title-home = Karak
title-setup = Neuer Tisch – Karak
title-table = Am Tisch – Karak
title-replay = Noch einmal ansehen – Karak
title-rules = Regeln – Karak
title-tutorial = Spielen lernen
title-lobby = Offene Tische – Karak
title-about = Über diese Seite – Karak
title-join = Platz nehmen – Karak
title-lost = Verirrt – Karak
lost-title = Dieser Gang führt nirgendwohin
lost-text = Unter dieser Adresse gibt es keine Seite. Der Weg zurück ist leicht zu finden.
unloaded-title = Die Fackel ist ausgegangen
unloaded-text = Dieser Teil der Seite ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.
footer-fan = Von Fans für Fans gemacht. Kein offizielles Produkt.
footer-links = Weitere Seiten

## Home

home-tagline = Zünde deine Fackel an, erkunde die Katakomben und finde die meisten Schätze, bevor der Drache fällt.
home-play = Jetzt spielen
    .about = Ein Klick: du gegen zwei Computer.
home-friends = Mit Freunden spielen
home-new = Neuer Tisch
home-learn = Spielen lernen
home-code = Ich habe einen Code
home-code-go = Hingehen
home-code-length = Ein Code hat fünf Buchstaben. Schau noch einmal nach.
home-rules = Regeln
home-game-karak = Karak
home-game-karak2 = Karak 2
    .about = Reite durch sechseckige Länder, stell ein Heer auf und bau deine Stadt.
home-game-goblin = Karak: Goblin
    .about = Spiel deine Karten als Kette und jag den Herrn aus seiner Höhle.
home-continue = Weiterspielen
home-drawn = { $count ->
    [one] Ein Held
   *[other] { $count } Helden
}
home-your-turn = Du bist am Zug
home-turn = { $name } ist am Zug
home-remove = Von der Liste nehmen: { $heroes }
home-remove-sure = Dieses Spiel wirklich entfernen? Es kommt nicht zurück.
home-remove-yes = Ja, entfernen
home-remove-no = Nein, behalten
home-all = Alle { $count } Spiele zeigen
home-waiting = Wartet auf Freunde
home-watch = Spiel noch einmal ansehen
home-share = Aufzeichnung teilen: { $heroes }
home-finished = Beendete Spiele
home-finished-count = { $count ->
    [one] Ein Spiel
   *[other] { $count } Spiele
}
home-lobby = Offene Tische
    .about = Andere auf diesem Server suchen Mitspieler. Setz dich dazu.
home-lobby-see = Offene Tische ansehen
home-load = Spiel laden
    .about = Spiel ein Spiel weiter, das du in einer Datei gespeichert hast.
home-choose-file = Datei auswählen
home-who-plays = Wer spielt?
home-computers = Wie stark sind die Computer?
home-go-on = Weiterspielen
home-games = Weitere Spiele

## Setup

setup-title = Neuer Tisch
setup-seats = Wer spielt?
setup-who = Wer sitzt hier?
setup-me = Ich
setup-person = Jemand hier
setup-open = Mit einem Link
    .about = Jemand an einem anderen Gerät. Im Warteraum bekommst du einen Link zum Weitergeben; Name und Held werden dort gewählt.
setup-computer = Computer
setup-name = Name
setup-remove = Spieler { $number } entfernen
setup-add-person = Person dazu
setup-add-open = Freund mit Link dazunehmen
setup-add-computer = Computer dazu
setup-level = Wie stark?
setup-temperament = Charakter
setup-balanced = Ausgewogen
    .about = Von allem ein bisschen.
setup-choose-hero = Held wählen
setup-drawn = Zufällig
    .about = Der Zufall entscheidet, wer du bist.
setup-taken = Diesen Helden hat Spieler { $number }. Nimmst du ihn, wird dort neu gezogen.
setup-kept = Diesen Helden hat schon jemand.
setup-options = Spielweisen
setup-read-rule = Regeln lesen ({ $rule })
setup-more = Mehr Einstellungen
setup-seed = Nummer für ein Übungsspiel
    .about = Mit derselben Nummer fällt der Zufall jedes Mal gleich aus. Für faire Würfel lass das Feld leer.
setup-box = Eigene Karten und Zahlen
    .about = Kopiere die Datei des Spiels aus dem Ordner „data“, trage deine Karten ein und wähle sie hier aus.
setup-box-house = Dieses Haus spielt mit einer eigenen Schachtel. Du kannst hier eine andere wählen.
setup-box-bad = Diese Datei lässt sich nicht lesen. Verbessere diese Zeile und wähle die Datei noch einmal:
setup-box-chosen = Mit { $file }
setup-box-without = Ohne sie
setup-start = Los geht’s
setup-start-waiting = Zum Warteraum
setup-summary = { $persons ->
    [0] Du siehst { $computers } Computern beim Spielen zu.
    [one] { $computers ->
        [0] Du spielst allein.
        [one] Du spielst mit einem Computer.
       *[other] Du spielst mit { $computers } Computern.
    }
   *[other] { $computers ->
        [0] { $persons } Personen spielen an diesem Bildschirm.
        [one] { $persons } Personen spielen an diesem Bildschirm, dazu ein Computer.
       *[other] { $persons } Personen spielen an diesem Bildschirm, dazu { $computers } Computer.
    }
}
setup-summary-here = { $persons ->
    [0] An diesem Bildschirm spielt niemand: Er zeigt den Tisch.
    [one] Du spielst an diesem Bildschirm.
   *[other] { $persons } Personen spielen an diesem Bildschirm.
}
setup-summary-open = { $open ->
    [one] Ein Freund kommt mit deinem Link{ $computers ->
        [0] .
        [one] , und ein Computer spielt mit.
       *[other] , und { $computers } Computer spielen mit.
    }
   *[other] { $open } Freunde kommen mit deinem Link{ $computers ->
        [0] .
        [one] , und ein Computer spielt mit.
       *[other] , und { $computers } Computer spielen mit.
    }
}
setup-summary-drawn = Die Helden werden ausgelost.
setup-summary-picked = Alle Helden sind ausgesucht.
setup-summary-mixed = Einige Helden sind ausgesucht, die anderen werden ausgelost.
setup-summary-options = Mit { $list }.
setup-summary-practice = Das ist ein Übungsspiel.

## Rules

rules-title = Regeln
rules-books = Regelhefte
rules-book-karak = Karak
rules-book-fan-modes = Fan-Modi
rules-book-karak2 = Karak 2
rules-book-imperium = Imperium
rules-book-goblin = Goblin
rules-book-glossary = Begriffe
rules-book-open-questions = Offene Fragen
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Nichts gefunden. Versuch ein anderes Wort.
    [one] Eine Stelle gefunden.
   *[other] { $count } Stellen gefunden.
}
rules-untranslated = Dieser Text ist noch nicht übersetzt. Hier ist er auf Englisch.
rules-missing = Dieses Regelheft gibt es nicht. Öffne lieber dieses hier:

## Settings

settings-title = Einstellungen
settings-theme = Licht
settings-theme-auto = Wie das Gerät
settings-theme-light = Pergament
settings-theme-dark = Fackelschein
settings-theme-turn = Hell oder dunkel
settings-pace = Wie schnell die anderen spielen
settings-pace-calm = Ruhig
settings-pace-quick = Schnell
settings-pace-instant = Sofort
settings-odds = Chancen zeigen
    .about = Vor einem Kampf siehst du, wie gut deine Chancen sind.
settings-sound = Töne
settings-vibrate = Vibrieren, wenn ich dran bin
settings-hand-over = Bildschirm weitergeben
    .about = Teilt ihr euch einen Bildschirm, sagt ein Hinweis, wer dran ist.
settings-tv = Fernseher
    .about = Alles ist größer, damit man es vom Sofa aus sieht. Nur auf einem großen Bildschirm.

## About

about-title = Über diese Seite
about-fan = Diese Seite machen Fans der Karak-Spiele, für Familien und Freunde. Sie ist nicht offiziell: Mit dem Verlag und den Autoren der Spiele hat sie nichts zu tun.
about-rules = Die Regeln erzählen wir mit eigenen Worten, und jedes Bild ist von uns gezeichnet oder frei. Wenn dir die Spiele gefallen, kauf dir die echten: Nichts ist schöner als ein Tisch voller Freunde.
about-free = Frei und offen
    .about = Das Programm ist freie Software. Du darfst es benutzen, lesen und ändern, unter der Lizenz MIT oder Apache 2.0.
about-privacy = Die Seite will kein Konto, setzt keine Cookies und verrät niemandem, was du spielst. Nur dein Browser merkt sich deine Plätze.
about-credits = Danke an
about-work = von { $by } ({ $licence })
about-icons = Symbole
    .about = Diese Symbole kommen von game-icons.net, mit der Lizenz CC BY 3.0. Wir haben ihre Farben geändert und sie in Rahmen gesetzt.

## Computers

level-apprentice = Lehrling
    .about = Lernt noch und macht viele Fehler. Gut für den Anfang.
level-squire = Knappe
    .about = Kennt die Regeln, übersieht aber viel.
level-knight = Ritter
    .about = Spielt gut und übersieht nur ab und zu etwas.
level-champion = Champion
    .about = Spielt sehr gut und macht selten Fehler.
level-legend = Legende
    .about = Denkt weit voraus. Niemand spielt besser.
temperament-explorer = Entdecker
    .about = Will immer wissen, was als Nächstes kommt.
temperament-fighter = Kämpfer
    .about = Läuft vor keinem Kampf davon.
temperament-hoarder = Sparfuchs
    .about = Hebt sich gern etwas für später auf.

## Board

board-nearer = Näher
board-farther = Weiter weg
board-centre = Zurück zum Helden
board-all = Die ganze Karte
board-hinted = { $name } (Tipp)
board-choose = Was willst du hier tun?
board-place = Das neue Plättchen drehen
board-turn-left = Nach links drehen
board-turn-right = Nach rechts drehen
board-lay = Anlegen
board-walk-far = Hierhin gehen: { $steps } Schritte
board-here = { $hero }, hier: { $what }.
board-side = { $side }: { $what }.
board-dark = unerforscht
board-foe = { $monster }, Stärke { $strength }
board-what = { $name }: { $about }

## Table

table-loading = Der Tisch wird gedeckt …
table-load-failed = Dieser Tisch ist nicht zu erreichen
table-offline = Die Verbindung ist weg. Dein Spiel ist sicher, und wir versuchen es weiter.
table-seats = Spieler
table-you = du
table-computer = Computer
table-to-move = entscheidet jetzt
table-thinking = denkt nach
table-your-turn = Du bist am Zug
table-turn = { $name } ist am Zug
table-luck = Der Zufall entscheidet …
table-over = Das Spiel ist zu Ende
table-stopped = Das Spiel endet hier
table-waiting = { $name } spielt …
table-question = Was nun?
table-what-can-i-do = Was kann ich tun?
table-hint = Tipp
table-hint-title = Ein guter Spieler würde jetzt:
table-hint-chance = { $percent } % Chance auf den Sieg
table-hint-do = Das mache ich
table-undo = Zurücknehmen
table-rule = Regel lesen ({ $rule })
table-log = Was geschehen ist
table-log-more = Früher
table-log-times = (×{ $times })
table-hand-over = { $name }, du bist am Zug!
table-hand-over-open = Gib den Bildschirm an { $name } weiter.
table-hand-over-secret = Gib den Bildschirm an { $name } weiter. Alle anderen schauen weg.
table-hand-over-ready = Ich bin da
table-menu = Menü
table-supply = Was noch da ist
table-rules = Regeln
table-skip = Überspringen
table-round = Runde { $round }
table-save = In eine Datei speichern
table-leave = Den Tisch verlassen
table-leave-note = Ein Spiel, das du verlässt, wartet auf der Startseite auf dich.
table-end = Spiel beenden
table-end-sure = Dieses Spiel wirklich für alle beenden?
table-end-yes = Ja, beenden
table-end-no = Nein, weiterspielen
table-number = { $number }
table-times = ×{ $count }
table-plus = +{ $count }
table-minus = −{ $count }

## End

end-winner = { $name } gewinnt!
end-shared = { $names } gewinnen gemeinsam!
end-all = Ihr habt gewonnen, alle zusammen!
end-nobody = Diesmal gewinnt niemand.
end-points =
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
end-rematch = Noch ein Spiel
end-replay = Das Spiel ansehen
end-share = Teilen
end-timeline = Wie das Spiel verlief
end-timeline-loading = Wir erinnern uns an das Spiel …
end-round = Runde
end-moments = Große Augenblicke

## Replay

replay-title = Das Spiel noch einmal
replay-eyes = Wessen Karten sind offen?
replay-eyes-all = Alle
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Schritt weiter
replay-back = Einen Schritt zurück
replay-turn-on = Zum nächsten Zug
replay-turn-back = Zum vorigen Zug
replay-slider = Augenblick im Spiel
replay-ply = Schritt { $ply } von { $of }
replay-speed = Tempo
replay-times = ×{ $speed }

## Errors

error-offline = Der Server antwortet nicht. Prüfe, ob er läuft, und versuch es noch einmal.
error-unexpected = Etwas Unerwartetes ist passiert. Versuch es noch einmal.
error-internal = Auf dem Server ist etwas kaputtgegangen. Dein Spiel ist sicher; versuch es noch einmal.
error-unknown-table = Diesen Tisch gibt es nicht (mehr). Geh zur Startseite und öffne einen neuen.
error-bad-token = Dein Platz wird jetzt auf einem anderen Gerät gespielt, hier schaust du zu. Willst du wieder hier spielen, öffne dort „{ table-devices }“ und den Link von dort auf diesem Gerät.
error-forbidden = Das können nur die, die an diesem Tisch sitzen. Du kannst zuschauen.
error-stale = Jemand war schneller: Der Tisch hat sich verändert. Schau noch einmal hin, dann entscheide.
error-key-reused = Der Server hat inzwischen etwas anderes von dir bekommen, deshalb ist das nicht geschehen. Schau noch einmal auf den Tisch, dann entscheide.
error-illegal = Das geht jetzt nicht. „Was kann ich tun?“ zeigt dir, was geht.
error-not-your-turn = Du bist noch nicht am Zug. Warte einen Moment.
error-over = Das Spiel ist schon zu Ende. Geh zur Startseite und fang ein neues an.
error-nothing-to-undo = Es gibt nichts zurückzunehmen. Spiel einfach weiter!
error-not-yours = Du kannst nur deine eigene letzte Entscheidung zurücknehmen. Spiel einfach weiter!
error-chance-has-spoken = Die Würfel sind gefallen, oder etwas wurde gezogen: Das lässt sich nicht zurücknehmen. Spiel damit weiter!
error-revealed = Etwas wurde aufgedeckt: Das lässt sich nicht zurücknehmen. Spiel damit weiter!
error-ended = Das Spiel ist zu Ende: Nichts lässt sich zurücknehmen. Du kannst es noch einmal ansehen.
error-malformed = Die Seite und der Server verstehen sich nicht. Lade die Seite neu.
error-too-slow = Die Verbindung ist langsam: Was du geschickt hast, kam nicht rechtzeitig an. Versuch es noch einmal.
error-too-large = Diese Datei ist zu groß. Wähle eine andere.
error-bad-setup = An so einem Tisch kann man nicht spielen. Ändere die Spieler oder die Spielweisen.
error-bad-save = Diese Datei ist kein Spiel, das wir kennen, oder sie ist beschädigt. Wähle eine andere.
error-unknown-game = Dieses Spiel kennt man hier nicht. Geh zur Startseite und wähle ein anderes.
error-too-many = Das war sehr viel auf einmal. { $when ->
    [none] Warte einen Moment, dann versuch es noch einmal.
   *[other] Versuch es { $when } noch einmal.
}
error-storage = Der Server kann gerade nicht speichern (ist seine Festplatte voll?). Nichts ist verloren; versuch es später noch einmal.
error-storage-unknown = Beim Speichern hat die Festplatte des Servers versagt; ob es gespeichert ist, weiß man noch nicht. Versuch es ruhig noch einmal, das schadet nicht.
error-busy = Der Server hat viel zu tun. Versuch es gleich noch einmal.
error-not-found = Das gibt es nicht. Geh zur Startseite und fang dort an.
error-method = Die Seite und der Server verstehen sich nicht. Lade die Seite neu.
error-secret = Dieses Spiel hat Geheimnisse und lässt sich erst am Ende speichern oder noch einmal ansehen. Spiel es erst zu Ende.
error-bad-origin = Die Seite wurde von woanders geöffnet. Öffne sie unter der Adresse des Servers.
error-tutorial = Das nicht: Sieh nach, was die Lektion sagt.
error-waiting = Das Spiel hat noch nicht begonnen. Warte, bis der Gastgeber es startet.
error-begun = Dafür ist es zu spät: Das Spiel hat begonnen. Geh an den Tisch.
error-kept = Ein Computer spielt gerade für dich. Hol dir zuerst deinen Platz zurück.
error-not-host = Das kann nur der Gastgeber dieses Tisches. Frag ihn.
error-bad-invitation = Dieser Link ist nicht vollständig. Bitte um einen neuen.
error-spent-invitation = Mit diesem Link hat sich schon jemand hingesetzt. Bitte um einen neuen.
error-revoked-invitation = Dieser Link wurde zurückgenommen. Bitte um einen neuen.
error-bad-code = Diesen Code hat kein Tisch (mehr). Prüfe die Buchstaben oder bitte um einen neuen Code.
error-bad-commitment = Die Würfel, die für diesen Tisch bereitlagen, sind nicht mehr da. Versuch es noch einmal.
error-no-seat = Es ist kein Platz frei. Schau zu oder frag den Gastgeber.
error-bad-name = Dieser Name geht nicht. Wähle einen anderen mit höchstens 24 Buchstaben.
error-nothing-proposed = Es gibt nichts mehr zu beantworten. Spiel einfach weiter!
error-no-free-text = An diesem Tisch gibt es nur fertige Worte. Wähle eines davon.
error-not-over = Das Spiel ist noch nicht zu Ende. Spiel es zuerst fertig.
error-closed = Wer diesen Server betreibt, hat den Tisch geschlossen. Geh zur Startseite und öffne einen neuen.
error-other-rules = Dieser Tisch wurde nach anderen Regeln begonnen, und was gespielt wurde, passt nicht mehr zu unseren. Sieh ihn dir an, so lange du willst, und öffne zum Weiterspielen einen neuen.
error-bad-push = Diesem Browser kann man nichts melden, wenn die Seite zu ist. Lass die Seite lieber offen.
error-seat-freed = Dieser Platz gehört dir nicht mehr, du schaust hier zu. Willst du wieder spielen, bitte den Gastgeber um einen Link.

## Together: links

table-invite = Freunde einladen
table-devices = Auf einem anderen Gerät spielen
link-copy = Link kopieren
link-share = Teilen
link-copied = Kopiert. Füg ihn jetzt in eine Nachricht ein.
link-not-copied = Dieser Browser kopiert nicht von selbst. Hier ist der Link: { $link }

## Together: being at the table

say-hello = Hallo!
say-good-luck = Viel Glück!
say-well-fought = Gut gekämpft!
say-help = Hilfe!
say-one-moment = Einen Moment
say-thanks = Danke!
say-sorry = Entschuldigung!
say-yes = Ja
say-no = Nein
say-good-game = Schönes Spiel!
say-heart = Herz
say-laugh = Lachen
say-wow = Wow!
say-applause = Applaus
speak = Etwas sagen
speak-own = Mit eigenen Worten
speak-send = Senden
speak-heard = Was die anderen sagen
consent-undo = { $name } möchte die letzte Entscheidung zurücknehmen.
consent-end = { $name } möchte das Spiel jetzt beenden.
consent-mine-undo = Du möchtest deine letzte Entscheidung zurücknehmen.
consent-mine-end = Du möchtest das Spiel jetzt beenden.
consent-asked = { $name }, ist das für dich in Ordnung?
consent-waiting = Wir warten auf die Antwort von { $names }.
consent-yes-undo = Ja, in Ordnung
consent-yes-end = Ja, beenden
consent-no-undo = Nein, es bleibt so
consent-no-end = Nein, weiterspielen
consent-withdraw = Doch nicht
consent-refused-undo = Deine Entscheidung bleibt, weil nicht alle einverstanden waren. Spiel damit weiter.
consent-refused-end = Das Spiel geht weiter, weil nicht alle einverstanden waren.
notice-title = ● Du bist dran – Karak
notice-push = Sag mir, wenn ich dran bin
    .about = Auch wenn diese Seite geschlossen ist, für alle Tische an diesem Gerät.
notice-insecure = Hier wird über einfaches http gespielt: Da meldet der Browser nichts, wenn die Seite geschlossen ist. Lass die Seite offen, dann sagt sie dir, wenn du dran bist.
notice-unable = Dieser Browser meldet nichts, wenn die Seite geschlossen ist. Auf iPhone oder iPad leg die Seite zuerst auf den Startbildschirm. Sonst lass sie offen.
notice-denied = Dieser Browser darf dir nichts melden. Erlaube dieser Seite Benachrichtigungen in seinen Einstellungen und komm dann wieder her.
rematch-next = Die anderen spielen noch einmal, an einem neuen Tisch. Komm mit!
rematch-along = Mitspielen
rematch-watch = Zusehen
tv-full = Ganzer Bildschirm
tv-full-leave = Ganzen Bildschirm verlassen
