# How everybody can check the dice of a finished game.

fairness-practice-seed = Ein Übungsspiel: Seine Würfel kommen aus der Nummer vom Anfang, also gibt es nichts zu prüfen.
fairness-practice-lesson = Ein erstes Spiel mit Anleitung: Seine Würfel sind so gewählt, dass du alles siehst, also gibt es nichts zu prüfen.
fairness-practice-save = Ein Spiel aus einer Datei: Was vorher war, kann jemand ausgesucht haben. Das ist Übung, und es gibt nichts zu prüfen.
fairness-title = Waren die Würfel fair?
fairness-how-seal = Vor dem Spiel zieht der Server ein Geheimnis und zeigt sein Siegel: Danach kann er es nicht mehr tauschen.
fairness-how-numbers = Jedes Gerät gibt eine zufällige Zahl dazu, also kann sich niemand die Würfel aussuchen.
fairness-how-check = Jetzt ist das Geheimnis bekannt: Dein Gerät würfelt alles noch einmal und schaut, ob alles gleich ist.
fairness-check = Würfel prüfen
fairness-progress = { $rolls } Würfe geprüft …
fairness-good = Alles stimmt: Niemand hat sich die Würfel ausgesucht.
fairness-partly = Alles, was dieses Gerät vergleichen konnte, stimmt.
fairness-bad = Mit diesen Würfeln stimmt etwas nicht. Speichere das Spiel, zeige es jemand Großem und sag es den anderen.
fairness-rolls =
    { $rolls ->
        [0] In diesem Spiel wurde nichts gewürfelt oder gezogen.
        [one] Der einzige Wurf des Spiels stimmt.
       *[other] Alle { $rolls } Würfe und Ziehungen des Spiels stimmen.
    }
fairness-wrong = Der Wurf bei Schritt { $ply } ist nicht der, den Geheimnis und Zahlen ergeben.
fairness-seal-true = Das Siegel ist das, das dieses Gerät am Anfang gesehen hat.
fairness-seal-false = Das Siegel ist nicht das vom Anfang, oder dieses Geheimnis gehört nicht dazu.
fairness-seal-unseen = Dieses Gerät hat das Siegel am Anfang nicht gesehen und kann es nicht vergleichen.
fairness-number-true = Die Zahl dieses Geräts ist dabei.
fairness-number-false = Die Zahl dieses Geräts fehlt.
fairness-number-none = Dieses Gerät hatte keine Zahl gegeben.
fairness-again = Zum Nachrechnen
fairness-commitment = Das Siegel, von Anfang an bekannt
fairness-secret = Das Geheimnis, jetzt bekannt
