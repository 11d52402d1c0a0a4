### Karak: Goblin. Eine Karte heißt nach ihrem Bild und ihrer Farbe: Keine zwei Karten einer Hand haben beides gemeinsam.
### Zahlen, die in der Schachtel gedruckt sind, kommen aus der Sicht.

goblin-title = Karak: Goblin
goblin-tagline = Steig in die Goblinhöhlen hinab, spiel deine Karten als Kette, gewinn die Schlüssel und besiege den Herrn aller Monster.

## Helden

goblin-hero-argentus = Zauberer
    .name = Argentus
    .gen = Argentus’
goblin-hero-horan = Krieger
    .name = Horan
    .gen = Horans
goblin-hero-xanros = Hexenmeister
    .name = Lord Xanros
    .gen = Lord Xanros’
goblin-hero-aderyn = Diebin
    .name = Aderyn
    .gen = Aderyns
goblin-hero-victorius = Schwertkämpfer
    .name = Victorius
    .gen = Victorius’
goblin-hero-taia = Seherin
    .name = Taia
    .gen = Taias

## Sonderfähigkeiten

goblin-power-blue-leap = Blauer Sprung
    .about = Einmal pro Schlacht darfst du eine blaue Karte spielen, auch wenn die Karte davor kein Blau zeigt.
goblin-power-double-strike = Doppelhieb
    .about = Einmal pro Schlacht machen zwei Angriffskarten direkt nacheinander deinen Angriff stärker.
goblin-power-defiance = Trotz
    .about = Einmal pro Schlacht darfst du für eine Karte einen Fluch missachten: ihre verfluchte Farbe oder eine verfluchte Wirkung.
goblin-power-last-strike = Letzter Hieb
    .about = Auch wenn du dein letztes Herz verlierst, führst du noch deinen Hieb aus. Nur nicht gegen den Herrn.
goblin-power-free-second = Freie zweite Karte
    .about = Deine zweite Karte in einer Schlacht muss nicht zur ersten passen.
goblin-power-foresight = Hellsicht
    .about = Wenn eine Karte dich ziehen lässt, schaust du eine Karte mehr an und legst eine davon unter dein Deck.

## Monster

goblin-beast-goblin-raider = Goblin-Plünderer
    .Nom = Der Goblin-Plünderer
    .acc = den Goblin-Plünderer
    .Ein = Ein Goblin-Plünderer
goblin-beast-goblin-sneak = Goblin-Schleicher
    .Nom = Der Goblin-Schleicher
    .acc = den Goblin-Schleicher
    .Ein = Ein Goblin-Schleicher
goblin-beast-giant-worm = Riesenwurm
    .Nom = Der Riesenwurm
    .acc = den Riesenwurm
    .Ein = Ein Riesenwurm
goblin-beast-cave-rat = Höhlenratte
    .Nom = Die Höhlenratte
    .acc = die Höhlenratte
    .Ein = Eine Höhlenratte
goblin-beast-goblin-smith = Goblin-Schmied
    .Nom = Der Goblin-Schmied
    .acc = den Goblin-Schmied
    .Ein = Ein Goblin-Schmied
goblin-beast-goblin-brawler = Goblin-Raufbold
    .Nom = Der Goblin-Raufbold
    .acc = den Goblin-Raufbold
    .Ein = Ein Goblin-Raufbold
goblin-beast-goblin-slinger = Goblin-Schleuderer
    .Nom = Der Goblin-Schleuderer
    .acc = den Goblin-Schleuderer
    .Ein = Ein Goblin-Schleuderer
goblin-beast-mangy-warg = Räudiger Warg
    .Nom = Der räudige Warg
    .acc = den räudigen Warg
    .Ein = Ein räudiger Warg
goblin-beast-armoured-beetle = Panzerkäfer
    .Nom = Der Panzerkäfer
    .acc = den Panzerkäfer
    .Ein = Ein Panzerkäfer
goblin-beast-goblin-shieldbearer = Goblin-Schildträger
    .Nom = Der Goblin-Schildträger
    .acc = den Goblin-Schildträger
    .Ein = Ein Goblin-Schildträger
goblin-beast-goblin-scout = Goblin-Späher
    .Nom = Der Goblin-Späher
    .acc = den Goblin-Späher
    .Ein = Ein Goblin-Späher
goblin-beast-gatekeeper = Torwächter
    .Nom = Der Torwächter
    .acc = den Torwächter
    .Ein = Ein Torwächter
goblin-beast-orc-warrior = Ork-Krieger
    .Nom = Der Ork-Krieger
    .acc = den Ork-Krieger
    .Ein = Ein Ork-Krieger
goblin-beast-goblin-shaman = Goblin-Schamane
    .Nom = Der Goblin-Schamane
    .acc = den Goblin-Schamanen
    .Ein = Ein Goblin-Schamane
goblin-beast-cave-spider = Höhlenspinne
    .Nom = Die Höhlenspinne
    .acc = die Höhlenspinne
    .Ein = Eine Höhlenspinne
goblin-beast-orc-axeman = Ork mit der Axt
    .Nom = Der Ork mit der Axt
    .acc = den Ork mit der Axt
    .Ein = Ein Ork mit der Axt
goblin-beast-wolf-rider = Wolfsreiter
    .Nom = Der Wolfsreiter
    .acc = den Wolfsreiter
    .Ein = Ein Wolfsreiter
goblin-beast-hobgoblin-guard = Hobgoblin-Wache
    .Nom = Die Hobgoblin-Wache
    .acc = die Hobgoblin-Wache
    .Ein = Eine Hobgoblin-Wache
goblin-beast-bone-mage = Knochenmagier
    .Nom = Der Knochenmagier
    .acc = den Knochenmagier
    .Ein = Ein Knochenmagier
goblin-beast-stone-crawler = Steinkriecher
    .Nom = Der Steinkriecher
    .acc = den Steinkriecher
    .Ein = Ein Steinkriecher
goblin-beast-orc-shieldman = Ork mit dem Schild
    .Nom = Der Ork mit dem Schild
    .acc = den Ork mit dem Schild
    .Ein = Ein Ork mit dem Schild
goblin-beast-swamp-witch = Sumpfhexe
    .Nom = Die Sumpfhexe
    .acc = die Sumpfhexe
    .Ein = Eine Sumpfhexe
goblin-beast-bog-troll-whelp = Junger Moortroll
    .Nom = Der junge Moortroll
    .acc = den jungen Moortroll
    .Ein = Ein junger Moortroll
goblin-beast-ogre = Oger
    .Nom = Der Oger
    .acc = den Oger
    .Ein = Ein Oger
goblin-beast-cave-troll = Höhlentroll
    .Nom = Der Höhlentroll
    .acc = den Höhlentroll
    .Ein = Ein Höhlentroll
goblin-beast-demon-worm = Dämonenwurm
    .Nom = Der Dämonenwurm
    .acc = den Dämonenwurm
    .Ein = Ein Dämonenwurm
goblin-beast-dark-sorcerer = Dunkler Hexer
    .Nom = Der dunkle Hexer
    .acc = den dunklen Hexer
    .Ein = Ein dunkler Hexer
goblin-beast-fire-imp-captain = Hauptmann der Feuerkobolde
    .Nom = Der Hauptmann der Feuerkobolde
    .acc = den Hauptmann der Feuerkobolde
    .Ein = Ein Hauptmann der Feuerkobolde
goblin-beast-ogre-champion = Oger-Champion
    .Nom = Der Oger-Champion
    .acc = den Oger-Champion
    .Ein = Ein Oger-Champion
goblin-beast-wraith = Schemen
    .Nom = Der Schemen
    .acc = den Schemen
    .Ein = Ein Schemen
goblin-beast-lich-apprentice = Lehrling des Lichs
    .Nom = Der Lehrling des Lichs
    .acc = den Lehrling des Lichs
    .Ein = Ein Lehrling des Lichs
goblin-beast-iron-golem = Eisengolem
    .Nom = Der Eisengolem
    .acc = den Eisengolem
    .Ein = Ein Eisengolem
goblin-beast-stone-giant = Steinriese
    .Nom = Der Steinriese
    .acc = den Steinriesen
    .Ein = Ein Steinriese
goblin-beast-shadow-weaver = Schattenweber
    .Nom = Der Schattenweber
    .acc = den Schattenweber
    .Ein = Ein Schattenweber
goblin-beast-elder-treant = Uralter Baumhirte
    .Nom = Der uralte Baumhirte
    .acc = den uralten Baumhirten
    .Ein = Ein uralter Baumhirte
goblin-beast-goblin-king = Goblinkönig
    .Nom = Der Goblinkönig
    .acc = den Goblinkönig
    .Ein = Der Goblinkönig
goblin-beast-red-dragon = Roter Drache
    .Nom = Der Rote Drache
    .acc = den Roten Drachen
    .Ein = Der Rote Drache
goblin-beast-demon-lord = Dämonenfürst
    .Nom = Der Dämonenfürst
    .acc = den Dämonenfürsten
    .Ein = Der Dämonenfürst

## Aktionskarten

goblin-deed-heavy-blow = Schwerer Schlag
    .acc = den schweren Schlag
    .Acc = Den schweren Schlag
    .dat = dem schweren Schlag
goblin-deed-quick-cut = Schneller Schnitt
    .acc = den schnellen Schnitt
    .Acc = Den schnellen Schnitt
    .dat = dem schnellen Schnitt
goblin-deed-side-swing = Seitenschwung
    .acc = den Seitenschwung
    .Acc = Den Seitenschwung
    .dat = dem Seitenschwung
goblin-deed-raised-guard = Hohe Deckung
    .acc = die hohe Deckung
    .Acc = Die hohe Deckung
    .dat = der hohen Deckung
goblin-deed-battle-insight = Kampfblick
    .acc = den Kampfblick
    .Acc = Den Kampfblick
    .dat = dem Kampfblick
goblin-deed-field-dressing = Notverband
    .acc = den Notverband
    .Acc = Den Notverband
    .dat = dem Notverband
goblin-deed-strong-strike = Starker Hieb
    .acc = den starken Hieb
    .Acc = Den starken Hieb
    .dat = dem starken Hieb
goblin-deed-feint = Finte
    .acc = die Finte
    .Acc = Die Finte
    .dat = der Finte
goblin-deed-parry-and-thrust = Parade und Stich
    .acc = Parade und Stich
    .Acc = Parade und Stich
    .dat = Parade und Stich
goblin-deed-study-the-foe = Studium des Gegners
    .acc = das Studium des Gegners
    .Acc = Das Studium des Gegners
    .dat = dem Studium des Gegners
goblin-deed-healing-herbs = Heilkräuter
    .acc = die Heilkräuter
    .Acc = Die Heilkräuter
    .dat = den Heilkräutern
goblin-deed-shield-wall = Schildwall
    .acc = den Schildwall
    .Acc = Den Schildwall
    .dat = dem Schildwall
goblin-deed-mighty-blow = Mächtiger Schlag
    .acc = den mächtigen Schlag
    .Acc = Den mächtigen Schlag
    .dat = dem mächtigen Schlag
goblin-deed-cunning-strike = Listiger Hieb
    .acc = den listigen Hieb
    .Acc = Den listigen Hieb
    .dat = dem listigen Hieb
goblin-deed-riposte = Riposte
    .acc = die Riposte
    .Acc = Die Riposte
    .dat = der Riposte
goblin-deed-deep-insight = Tiefe Einsicht
    .acc = die tiefe Einsicht
    .Acc = Die tiefe Einsicht
    .dat = der tiefen Einsicht
goblin-deed-warding-roots = Schützende Wurzeln
    .acc = die schützenden Wurzeln
    .Acc = Die schützenden Wurzeln
    .dat = den schützenden Wurzeln
goblin-deed-guarded-insight = Wachsame Einsicht
    .acc = die wachsame Einsicht
    .Acc = Die wachsame Einsicht
    .dat = der wachsamen Einsicht
goblin-deed-crushing-blow = Zermalmender Schlag
    .acc = den zermalmenden Schlag
    .Acc = Den zermalmenden Schlag
    .dat = dem zermalmenden Schlag
goblin-deed-whirlwind = Wirbelwind
    .acc = den Wirbelwind
    .Acc = Den Wirbelwind
    .dat = dem Wirbelwind
goblin-deed-blade-and-shield = Klinge und Schild
    .acc = Klinge und Schild
    .Acc = Klinge und Schild
    .dat = Klinge und Schild
goblin-deed-blood-rush = Blutrausch
    .acc = den Blutrausch
    .Acc = Den Blutrausch
    .dat = dem Blutrausch
goblin-deed-arcane-surge = Zauberflut
    .acc = die Zauberflut
    .Acc = Die Zauberflut
    .dat = der Zauberflut
goblin-deed-bark-skin = Rindenhaut
    .acc = die Rindenhaut
    .Acc = Die Rindenhaut
    .dat = der Rindenhaut
goblin-deed-radiant-aid = Strahlende Hilfe
    .acc = die strahlende Hilfe
    .Acc = Die strahlende Hilfe
    .dat = der strahlenden Hilfe

goblin-colour-red = Rot
    .lower = rot
goblin-colour-blue = Blau
    .lower = blau
goblin-colour-green = Grün
    .lower = grün
goblin-colour-yellow = Gelb
    .lower = gelb

goblin-effect-attack = Angriff
    .nom = der Angriff
    .Nom = Der Angriff
    .acc = den Angriff
goblin-effect-defence = Verteidigung
    .nom = die Verteidigung
    .Nom = Die Verteidigung
    .acc = die Verteidigung
goblin-effect-draw = Ziehen
    .nom = das Ziehen
    .Nom = Das Ziehen
    .acc = das Ziehen
goblin-effect-heal = Heilen
    .nom = das Heilen
    .Nom = Das Heilen
    .acc = das Heilen

## Waffen, Rüstungen und Tränke

goblin-piece-rusty-dagger = Rostiger Dolch
    .acc = den rostigen Dolch
    .Acc = Den rostigen Dolch
    .dat = dem rostigen Dolch
goblin-piece-spiked-club = Stachelkeule
    .acc = die Stachelkeule
    .Acc = Die Stachelkeule
    .dat = der Stachelkeule
goblin-piece-short-sword = Kurzschwert
    .acc = das Kurzschwert
    .Acc = Das Kurzschwert
    .dat = dem Kurzschwert
goblin-piece-parrying-knife = Parierdolch
    .acc = den Parierdolch
    .Acc = Den Parierdolch
    .dat = dem Parierdolch
goblin-piece-leather-vest = Lederweste
    .acc = die Lederweste
    .Acc = Die Lederweste
    .dat = der Lederweste
goblin-piece-wooden-buckler = Holzschild
    .acc = den Holzschild
    .Acc = Den Holzschild
    .dat = dem Holzschild
goblin-piece-padded-helmet = Gepolsterter Helm
    .acc = den gepolsterten Helm
    .Acc = Den gepolsterten Helm
    .dat = dem gepolsterten Helm
goblin-piece-traveller-hood = Kapuze des Wanderers
    .acc = die Kapuze des Wanderers
    .Acc = Die Kapuze des Wanderers
    .dat = der Kapuze des Wanderers
goblin-piece-steel-sword = Stahlschwert
    .acc = das Stahlschwert
    .Acc = Das Stahlschwert
    .dat = dem Stahlschwert
goblin-piece-battle-axe = Streitaxt
    .acc = die Streitaxt
    .Acc = Die Streitaxt
    .dat = der Streitaxt
goblin-piece-guard-spear = Wachspeer
    .acc = den Wachspeer
    .Acc = Den Wachspeer
    .dat = dem Wachspeer
goblin-piece-rune-staff = Runenstab
    .acc = den Runenstab
    .Acc = Den Runenstab
    .dat = dem Runenstab
goblin-piece-chain-mail = Kettenhemd
    .acc = das Kettenhemd
    .Acc = Das Kettenhemd
    .dat = dem Kettenhemd
goblin-piece-iron-shield = Eisenschild
    .acc = den Eisenschild
    .Acc = Den Eisenschild
    .dat = dem Eisenschild
goblin-piece-witch-cloak = Hexenumhang
    .acc = den Hexenumhang
    .Acc = Den Hexenumhang
    .dat = dem Hexenumhang
goblin-piece-troll-hide = Trollhaut
    .acc = die Trollhaut
    .Acc = Die Trollhaut
    .dat = der Trollhaut
goblin-piece-flame-blade = Flammenklinge
    .acc = die Flammenklinge
    .Acc = Die Flammenklinge
    .dat = der Flammenklinge
goblin-piece-giant-maul = Riesenhammer
    .acc = den Riesenhammer
    .Acc = Den Riesenhammer
    .dat = dem Riesenhammer
goblin-piece-vampire-sabre = Vampirsäbel
    .acc = den Vampirsäbel
    .Acc = Den Vampirsäbel
    .dat = dem Vampirsäbel
goblin-piece-archmage-staff = Stab des Erzmagiers
    .acc = den Stab des Erzmagiers
    .Acc = Den Stab des Erzmagiers
    .dat = dem Stab des Erzmagiers
goblin-piece-plate-mail = Plattenpanzer
    .acc = den Plattenpanzer
    .Acc = Den Plattenpanzer
    .dat = dem Plattenpanzer
goblin-piece-tower-shield = Turmschild
    .acc = den Turmschild
    .Acc = Den Turmschild
    .dat = dem Turmschild
goblin-piece-shadow-mantle = Schattenmantel
    .acc = den Schattenmantel
    .Acc = Den Schattenmantel
    .dat = dem Schattenmantel
goblin-piece-living-bark = Lebende Rinde
    .acc = die lebende Rinde
    .Acc = Die lebende Rinde
    .dat = der lebenden Rinde

goblin-slot-weapon = Waffe
goblin-slot-armour = Rüstung

goblin-potion-healing = Heiltrank
    .about = Gibt dir alle Herzen zurück, während du Karten spielst oder kurz vor dem Hieb.
    .acc = den Heiltrank
    .Acc = Den Heiltrank
goblin-potion-counter-curse = Gegenfluchtrank
    .about = Hebt einen Fluch des Monsters für den Rest der Schlacht auf.
    .acc = den Gegenfluchtrank
    .Acc = Den Gegenfluchtrank
goblin-potion-strength = Stärketrank
    .about = Verdoppelt den Angriff oder die Verteidigung der Karte, die du gerade gespielt hast.
    .acc = den Stärketrank
    .Acc = Den Stärketrank

## Belohnungen und Flüche

goblin-prize-action = Aktionskarte
goblin-prize-weapon = Waffe
goblin-prize-armour = Rüstung
goblin-prize-key = Schlüssel
goblin-prize-victory = Sieg

goblin-curse-red = Keine roten Karten
    .about = In dieser Schlacht darfst du keine roten Karten spielen.
    .Wieder = Rote Karten sind wieder erlaubt
goblin-curse-blue = Keine blauen Karten
    .about = In dieser Schlacht darfst du keine blauen Karten spielen.
    .Wieder = Blaue Karten sind wieder erlaubt
goblin-curse-green = Keine grünen Karten
    .about = In dieser Schlacht darfst du keine grünen Karten spielen.
    .Wieder = Grüne Karten sind wieder erlaubt
goblin-curse-yellow = Keine gelben Karten
    .about = In dieser Schlacht darfst du keine gelben Karten spielen.
    .Wieder = Gelbe Karten sind wieder erlaubt
goblin-curse-weapon = Die Waffe hilft nicht
    .about = In dieser Schlacht zählt nichts, was auf deiner Waffe steht.
    .Wieder = Die Waffe hilft wieder
goblin-curse-armour = Die Rüstung hilft nicht
    .about = In dieser Schlacht zählt nichts, was auf deiner Rüstung steht.
    .Wieder = Die Rüstung hilft wieder
goblin-curse-attack = Der Angriff zählt nicht
    .about = In dieser Schlacht zählt der Angriff deiner Aktionskarten nicht.
    .Wieder = Der Angriff zählt wieder
goblin-curse-defence = Die Verteidigung zählt nicht
    .about = In dieser Schlacht zählt die Verteidigung deiner Aktionskarten nicht.
    .Wieder = Die Verteidigung zählt wieder
goblin-curse-draw = Das Ziehen zählt nicht
    .about = In dieser Schlacht lassen dich deine Aktionskarten nicht ziehen.
    .Wieder = Das Ziehen zählt wieder
goblin-curse-heal = Das Heilen zählt nicht
    .about = In dieser Schlacht heilen dich deine Aktionskarten nicht.
    .Wieder = Das Heilen zählt wieder

## Orte in den Höhlen

goblin-where-row = Ebene { $level }, Platz { $place }
goblin-where-deck = Ebene { $level }, auf dem Deck
goblin-where-guardian = Wächter der Ebene { $level }
goblin-where-lord = Kammer des Herrn

## Optionen

goblin-option-abilities = Sonderfähigkeiten
    .about = Jeder Held kann etwas, das die anderen nicht können.
goblin-option-finish-round = Die Runde zu Ende spielen
    .about = Wenn der Herr besiegt ist, haben die anderen noch ihren Zug. Wer ihn auch besiegt, gewinnt mit.
goblin-option-stacking = Stapeln ohne Wahl
    .about = Dein neues Deck entsteht von selbst. Ohne diese Option wählst du für jede gewonnene Karte eine Stelle.
goblin-option-stacking-automatic = Automatisch
    .about = Die gewonnenen Karten liegen oben, die stärkste zuerst.
goblin-option-stacking-shuffle = Reines Mischen
    .about = Alle Karten werden zusammen gemischt.

## Was gerade gefragt ist

goblin-phase-draw-hero = Wer spielt welchen Helden?
goblin-phase-reveal = Welches Monster erscheint?
goblin-phase-draw = Welche Karte wird gezogen?
goblin-phase-first-player = Wer beginnt?
goblin-phase-flip = Was steckt hinter dem Monster?
goblin-phase-turn = Kämpf gegen ein Monster, besuch den Händler oder belebe deinen Helden wieder.
goblin-phase-trim =
    { $excess ->
        [one] Der Fluch macht deine Hand kleiner: Leg { $excess } Karte ab.
       *[other] Der Fluch macht deine Hand kleiner: Leg { $excess } Karten ab.
    }
goblin-phase-chain = Welche Karte spielst du? Du darfst auch aufhören.
goblin-phase-put-under = Welche Karte legst du unter dein Deck?
goblin-phase-defy = Welche verfluchte Wirkung soll trotzdem zählen?
goblin-phase-brace = Trinkst du vor dem Hieb deinen Heiltrank?
goblin-phase-reward = Du gewinnst { NOUN($card, form: "acc") }! Legst du diese Belohnung an, oder bekommt sie der Pfandleiher?
goblin-phase-stack =
    { $colour ->
        [none] { NOUN($card) }: Welche Stelle im neuen Deck bekommt die Karte?
       *[other] { NOUN($card) } ({ NOUN($colour, kind: "colour", form: "lower") }): Welche Stelle im neuen Deck bekommt die Karte?
    }
goblin-phase-shop = Was kaufst du?
goblin-phase-pay = { $ware }: Womit bezahlst du?
goblin-phase-keep = Du kaufst { NOUN($card, form: "acc") }. Behältst du die neue Ausrüstung oder die alte?
goblin-phase-over = Das Spiel ist zu Ende.

## Knöpfe

goblin-action-fight = Gegen { NOUN($monster, form: "acc") } kämpfen ({ $where })
goblin-action-merchant = Den Händler besuchen
goblin-action-resurrect =
    { $full ->
        [yes] Passen
       *[no] Wiederbeleben
    }
goblin-action-discard = { NOUN($card, form: "Acc") } ({ NOUN($colour, kind: "colour", form: "lower") }) ablegen
goblin-action-play = { NOUN($card, form: "Acc") } ({ NOUN($colour, kind: "colour", form: "lower") }) spielen
goblin-action-play-defiantly = { NOUN($card, form: "Acc") } ({ NOUN($colour, kind: "colour", form: "lower") }) spielen: { NOUN($effect, kind: "effect", form: "Nom") } zählt trotz des Fluchs
goblin-action-heal = Den Heiltrank trinken
goblin-action-lift = Gegenfluchtrank: { NOUN($it, kind: "curse", form: "Wieder") }
goblin-action-double = Stärketrank: { NOUN($effect, kind: "effect") } { $value } für { NOUN($card, form: "acc") }
goblin-action-stop = Aufhören
goblin-action-put-under = { NOUN($card, form: "Acc") } ({ NOUN($colour, kind: "colour", form: "lower") }) unter das Deck legen
goblin-action-defy = { NOUN($card) } ({ NOUN($colour, kind: "colour", form: "lower") }): { NOUN($effect, kind: "effect", form: "Nom") } zählt
goblin-action-obey = Den Fluch hinnehmen
goblin-action-strike = Zuschlagen!
goblin-action-wear = { NOUN($new, form: "Acc") } anlegen
goblin-action-pawn =
    { $old ->
        [none] { NOUN($new, form: "Acc") } dem Pfandleiher geben
       *[other] { NOUN($old, form: "Acc") } behalten
    }
goblin-action-stack =
    { $place ->
        [1] Ganz oben (Stelle 1 von { $of })
       *[other] Stelle { $place } von { $of }
    }
goblin-action-buy =
    { $card ->
        [none] { NOUN($potion, kind: "potion", form: "Acc") } kaufen
       *[other]
            { $colour ->
                [none] { NOUN($card, form: "Acc") } kaufen
               *[other] { NOUN($card, form: "Acc") } ({ NOUN($colour, kind: "colour", form: "lower") }) kaufen
            }
    }
goblin-action-pay =
    { $colour ->
        [none] Mit { NOUN($card, form: "dat") } bezahlen
       *[other] Mit { NOUN($card, form: "dat") } ({ NOUN($colour, kind: "colour", form: "lower") }) bezahlen
    }
goblin-action-leave = Den Händler verlassen

## Warum nicht

goblin-why-only-resurrect = Du hast kein Herz mehr. Belebe zuerst deinen Helden wieder.
goblin-why-lord-is-locked = Gegen den Herrn darf nur kämpfen, wer alle drei Schlüssel hat. Besiege zuerst die Wächter.
goblin-why-level-is-locked = Ebene { $level } steht dir noch nicht offen. Besiege zuerst den Wächter der Ebene { $missing }.
goblin-why-key-is-owned = Den Schlüssel der Ebene { $it } hast du schon. Kämpf gegen ein anderes Monster.
goblin-why-nobody-there = Dort liegt kein Monster. Wähle einen anderen Platz.
goblin-why-no-battle = Wähle zuerst ein Monster, gegen das du kämpfst. Dann spielst du deine Karten.
goblin-why-cards-stay = Karten, die du nicht spielst, bleiben auf deiner Hand. Heb diese für später auf.
goblin-why-hand-too-large =
    { $it ->
        [one] Der Fluch macht deine Hand kleiner. Leg zuerst { $it } Karte ab.
       *[other] Der Fluch macht deine Hand kleiner. Leg zuerst { $it } Karten ab.
    }
goblin-why-not-there-to-discard = Diese Karte ist nicht auf deiner Hand. Wähle eine andere.
goblin-why-not-there-to-play = Diese Karte ist nicht auf deiner Hand. Wähle eine andere oder hör auf.
goblin-why-does-not-follow =
    { $next ->
        [none] Auf die Karte davor darf keine folgen. Hör auf.
       *[other] Jetzt passt nur: { $next }. Spiel eine passende Karte oder hör auf.
    }
goblin-why-colour-is-cursed = { NOUN($it, kind: "colour") } ist verflucht. Spiel eine andere Farbe oder hör auf.
goblin-why-battle-goes-on = Die Schlacht ist noch nicht vorbei. Spiel eine Karte oder hör auf.
goblin-why-cannot-defy = Dein Held kann Flüchen nicht trotzen. Spiel die Karte so, wie sie ist.
goblin-why-defied-already = Nur einmal pro Schlacht kann man einem Fluch trotzen. Spiel die Karte so, wie sie ist.
goblin-why-colour-is-defied = Diese Farbe ist verflucht. Spiel die Karte einfach: Damit trotzt du diesem Fluch und keinem anderen.
goblin-why-nothing-to-defy = { NOUN($it, kind: "effect") }: Bei dieser Karte gibt es jetzt nichts, dem du trotzen kannst. Spiel sie einfach.
goblin-why-no-time-to-drink = Diesen Trank trinkst du in einer Schlacht, bevor du aufhörst. Warte bis dahin.
goblin-why-no-time-to-heal = Den Heiltrank trinkst du in einer Schlacht, vor dem Hieb. Warte bis dahin.
goblin-why-has-no-potion = { NOUN($it, kind: "potion", form: "Acc") } hast du nicht. Du kannst ihn beim Händler kaufen.
goblin-why-no-such-curse = Diesen Fluch hat das Monster jetzt nicht. Wähle einen anderen oder mach weiter.
goblin-why-never-doubled = Der Trank verdoppelt nur Angriff oder Verteidigung. Wähle eines davon.
goblin-why-no-card-to-double = Der Trank verdoppelt die Karte, die du gerade gespielt hast. Spiel zuerst eine Karte.
goblin-why-nothing-to-double = { NOUN($it, kind: "effect") }: Das hat die Karte nicht, die du gerade gespielt hast. Wähle etwas anderes oder mach weiter.
goblin-why-nothing-to-buy = Es gibt nichts, was du kaufen könntest. Kämpf gegen ein Monster oder belebe deinen Helden wieder.
goblin-why-nothing-to-pay-with = Du hast nichts zum Bezahlen: keine Waffe, keine Rüstung und keine gewonnene Karte auf der Hand. Gewinn zuerst eine Belohnung.
goblin-why-not-at-merchant = Gekauft und bezahlt wird beim Händler. Besuch ihn zuerst.
goblin-why-no-merchant-in-battle = Du bist mitten in einer Schlacht. Besuch den Händler in einem anderen Zug.
goblin-why-nothing-bought = Niemand verlässt den Händler, ohne etwas zu kaufen. Kauf zuerst etwas.
goblin-why-nothing-left-to-pay-with = Du hast nichts mehr zum Bezahlen. Verlass den Händler.
goblin-why-has-potion = { NOUN($it, kind: "potion", form: "Acc") } hast du schon, und niemand darf zwei haben. Kauf etwas anderes.
goblin-why-no-potion-left = { NOUN($it, kind: "potion") }: Davon ist keiner mehr da. Kauf etwas anderes.
goblin-why-not-offered = Pro Besuch darfst du eine Karte kaufen, und nur eine, die schon da lag, als du kamst. Wähle etwas anderes oder geh.
goblin-why-not-at-pawnbroker = Diese Karte hat der Pfandleiher nicht. Wähle eine andere.
goblin-why-keys-are-not-taken = Schlüssel nimmt der Händler nicht: Du behältst sie das ganze Spiel lang. Bezahl mit etwas anderem.
goblin-why-potions-are-not-taken = Tränke nimmt der Händler nicht zurück. Bezahl mit deiner Waffe, deiner Rüstung oder einer gewonnenen Karte aus deiner Hand.
goblin-why-starting-cards-are-not-taken = Startkarten nimmt der Händler nicht. Bezahl mit deiner Waffe, deiner Rüstung oder einer gewonnenen Karte aus deiner Hand.
goblin-why-not-there-to-pay = Damit kannst du nicht bezahlen. Bezahl mit deiner Waffe, deiner Rüstung oder einer gewonnenen Karte aus deiner Hand.
goblin-why-hero-is-drawn = Einen Moment: Die Helden werden gezogen.
goblin-why-monster-is-drawn = Einen Moment: Ein Monster erscheint.
goblin-why-card-is-drawn = Einen Moment: Eine Karte wird gezogen.
goblin-why-first-player-is-drawn = Einen Moment: Es wird ausgelost, wer beginnt.
goblin-why-monster-is-turned-over = Einen Moment: Das besiegte Monster wird umgedreht.
goblin-why-fight-shop-or-resurrect = Das geht jetzt nicht. Kämpf gegen ein Monster, besuch den Händler oder belebe deinen Helden wieder.
goblin-why-first-discard = Leg zuerst eine Karte ab.
goblin-why-play-drink-or-stop = Das geht jetzt nicht. Spiel eine Karte, trink einen Trank oder hör auf.
goblin-why-first-put-under = Wähle zuerst die Karte, die unter dein Deck kommt.
goblin-why-first-defy = Wähle zuerst die verfluchte Wirkung, die zählen soll, oder nimm den Fluch hin.
goblin-why-first-brace = Trink zuerst den Heiltrank oder schlag zu.
goblin-why-first-reward = Entscheide zuerst: Legst du deine Belohnung an, oder bekommt sie der Pfandleiher?
goblin-why-first-stack = Wähle zuerst für die gewonnene Karte eine freie Stelle im neuen Deck.
goblin-why-buy-or-leave = Das geht jetzt nicht. Kauf etwas; danach darfst du gehen.
goblin-why-first-pay = Wähle zuerst, womit du bezahlst.
goblin-why-first-keep = Wähle zuerst, welche Ausrüstung du behältst.
goblin-why-game-is-over = Dieses Spiel ist zu Ende. Fang ein neues an!

## Was geschehen ist

goblin-event-hero-drawn = { $seat } spielt { NOUN($hero, form: "name") }.
goblin-event-revealed = { NOUN($monster, form: "Ein") } erscheint ({ $where }).
goblin-event-moved-up = { NOUN($monster, form: "Nom") } rückt in die Reihe nach ({ $where }).
goblin-event-began = { $seat } beginnt.
goblin-event-turn-began = Runde { $round }: { NOUN($hero, form: "name") } ist am Zug.
goblin-event-drew =
    { $card ->
        [none] { NOUN($hero, form: "name") } zieht eine Karte.
       *[other] { NOUN($hero, form: "name") } zieht { NOUN($card, form: "acc") } ({ NOUN($colour, kind: "colour", form: "lower") }).
    }
goblin-event-reshuffled =
    { $cards ->
        [one] { NOUN($hero, form: "name") } macht ein neues Deck aus { $cards } Karte.
       *[other] { NOUN($hero, form: "name") } macht ein neues Deck aus { $cards } Karten.
    }
goblin-event-stacked =
    { $place ->
        [1] { NOUN($hero, form: "name") } legt { NOUN($card, form: "acc") } ({ NOUN($colour, kind: "colour", form: "lower") }) ganz oben auf das neue Deck.
       *[other] { NOUN($hero, form: "name") } legt { NOUN($card, form: "acc") } ({ NOUN($colour, kind: "colour", form: "lower") }) an Stelle { $place } des neuen Decks.
    }
goblin-event-stack-finished = { NOUN($hero, form: "gen") } neues Deck ist fertig.
goblin-event-put-under =
    { $card ->
        [none] { NOUN($hero, form: "name") } legt eine Karte unter das Deck.
       *[other] { NOUN($hero, form: "name") } legt { NOUN($card, form: "acc") } ({ NOUN($colour, kind: "colour", form: "lower") }) unter das Deck.
    }
goblin-event-challenged = { NOUN($hero, form: "name") } kämpft gegen { NOUN($monster, form: "acc") } ({ $where }).
goblin-event-discarded = { NOUN($hero, form: "name") } legt { NOUN($card, form: "acc") } ({ NOUN($colour, kind: "colour", form: "lower") }) ab.
goblin-event-played =
    { $defied ->
        [none] { NOUN($hero, form: "name") } spielt { NOUN($card, form: "acc") } ({ NOUN($colour, kind: "colour", form: "lower") }).
       *[other] { NOUN($hero, form: "name") } spielt { NOUN($card, form: "acc") } ({ NOUN($colour, kind: "colour", form: "lower") }): { NOUN($defied, kind: "effect", form: "Nom") } zählt trotz des Fluchs.
    }
goblin-event-ability-used = { NOUN($hero, form: "gen") } Sonderfähigkeit macht es möglich.
goblin-event-healed =
    { $hearts ->
        [one] { NOUN($hero, form: "name") } hat jetzt { $hearts } Herz.
       *[other] { NOUN($hero, form: "name") } hat jetzt { $hearts } Herzen.
    }
goblin-event-drank =
    { $potion ->
        [counter_curse] { NOUN($hero, form: "name") } trinkt den Gegenfluchtrank: { NOUN($curse, kind: "curse", form: "Wieder") }.
        [strength] { NOUN($hero, form: "name") } trinkt den Stärketrank und verdoppelt { NOUN($effect, kind: "effect", form: "acc") }.
       *[healing] { NOUN($hero, form: "name") } trinkt den Heiltrank.
    }
goblin-event-defied = { NOUN($card) } ({ NOUN($colour, kind: "colour", form: "lower") }): { NOUN($hero, form: "name") } trotzt dem Fluch, { NOUN($effect, kind: "effect", form: "nom") } zählt.
goblin-event-hit =
    Das Monster trifft: Angriff { $attack } gegen Verteidigung { $defence }. { $hearts ->
        [0] { NOUN($hero, form: "name") } hat kein Herz mehr.
        [one] { NOUN($hero, form: "name") } hat noch { $hearts } Herz.
       *[other] { NOUN($hero, form: "name") } hat noch { $hearts } Herzen.
    }
goblin-event-fell = { NOUN($hero, form: "name") } muss im nächsten Zug wiederbelebt werden.
goblin-event-struck =
    { NOUN($hero, form: "name") } schlägt zu: Angriff { $attack } gegen { $hearts ->
        [one] { $hearts } Herz
       *[other] { $hearts } Herzen
    }. { $won ->
        [true] Sieg!
       *[false] Das reicht nicht.
    }
goblin-event-won =
    { $colour ->
        [none] { NOUN($hero, form: "name") } gewinnt { NOUN($card, form: "acc") }!
       *[other] { NOUN($hero, form: "name") } gewinnt { NOUN($card, form: "acc") } ({ NOUN($colour, kind: "colour", form: "lower") })!
    }
goblin-event-key-won = { NOUN($hero, form: "name") } gewinnt den Schlüssel der Ebene { $level }!
goblin-event-wore = { NOUN($hero, form: "name") } trägt jetzt { NOUN($card, form: "acc") }.
goblin-event-pawned =
    { $colour ->
        [none] { NOUN($hero, form: "name") } gibt { NOUN($card, form: "acc") } dem Pfandleiher.
       *[other] { NOUN($hero, form: "name") } gibt { NOUN($card, form: "acc") } ({ NOUN($colour, kind: "colour", form: "lower") }) dem Pfandleiher.
    }
goblin-event-visited-merchant = { NOUN($hero, form: "name") } besucht den Händler.
goblin-event-bought-potion = { NOUN($hero, form: "name") } kauft { NOUN($potion, kind: "potion", form: "acc") }.
goblin-event-bought-card =
    { $colour ->
        [none] { NOUN($hero, form: "name") } kauft { NOUN($card, form: "acc") }.
       *[other] { NOUN($hero, form: "name") } kauft { NOUN($card, form: "acc") } ({ NOUN($colour, kind: "colour", form: "lower") }).
    }
goblin-event-resurrected = { NOUN($hero, form: "name") } hat wieder alle Herzen.
goblin-event-became-champion = { NOUN($hero, form: "name") } besiegt den Herrn aller Monster und ist der Champion!
goblin-event-ended =
    { $ending ->
        [lord_beaten] { goblin-ending-lord-beaten }
        [agreed] { goblin-ending-agreed }
       *[round_limit] { goblin-ending-round-limit }
    }

## Wie es ausging

goblin-ending-lord-beaten = Der Herr aller Monster ist besiegt!
goblin-ending-agreed = Die Spieler haben sich geeinigt, hier aufzuhören.
goblin-ending-round-limit = Die letzte Runde ist vorbei.

## Die Seite

goblin-caves = Die Höhlen
goblin-level = Ebene { $level }
goblin-level-number =
    { $level ->
        [1] I
        [2] II
       *[3] III
    }
goblin-level-locked = Besiege erst den Wächter der Ebene { $level }
goblin-lord-chamber = Die Kammer des Herrn
goblin-lord-locked = Drei Schlüssel öffnen dieses Tor
goblin-merchant = Händler
goblin-merchant-about = Der Händler verkauft Tränke, der Pfandleiher Karten. Wenn du dran bist, kannst du zu ihnen gehen, statt zu kämpfen.
goblin-pawnbroker = Pfandleiher
goblin-pawned =
    { $count ->
        [0] Noch keine Karte
        [one] { $count } Karte
       *[other] { $count } Karten
    }
goblin-foe = { NOUN($monster, kind: "beast") }: Angriff { $attack }, Herzen { $hearts }.
goblin-foe-curses = Flüche: { $curses }.
goblin-foe-reward = Belohnung: { NOUN($reward, kind: "prize") }.
goblin-skill = { NOUN($card, kind: "deed") } ({ NOUN($colour, kind: "colour", form: "lower") }): { $effects }. Danach { $next }.
goblin-skill-last = { NOUN($card, kind: "deed") } ({ NOUN($colour, kind: "colour", form: "lower") }): { $effects }. Keine Karte folgt.
goblin-gear = { NOUN($card, kind: "piece") }: { $effects }.
goblin-of-colour = { NOUN($colour, kind: "colour", form: "lower") }
goblin-adds-attack = Angriff { $points }
goblin-adds-defence = Verteidigung { $points }
goblin-adds-draw = Ziehen { $points }
goblin-adds-heal = Heilen { $points }
goblin-adds-hand = { $points } mehr auf der Hand
goblin-void-attack = Angriff { $points } zählt nicht
goblin-void-defence = Verteidigung { $points } zählt nicht
goblin-void-draw = Ziehen { $points } zählt nicht
goblin-void-heal = Heilen { $points } zählt nicht
goblin-void-hand = { $points } mehr auf der Hand zählt nicht
goblin-hearts = { $hearts } von { $of } Herzen
goblin-your-hand = Meine Hand
goblin-hand-of = Die Hand: { $name }
goblin-hand-empty = Keine Karte auf der Hand
goblin-does-not-fit = Passt jetzt nicht.
goblin-chance = Sieg: { $percent } %
goblin-percent = { $percent } %
goblin-chance-too-large = Zu viel zu rechnen
goblin-piles = Mein Deck: { $deck }, mein Ablagestapel: { $discard }
goblin-deck = Mein Deck: { $count }
goblin-deck-order = Von oben, soweit du es weißt:
goblin-deck-hidden = Eine Karte, die niemand kennt
goblin-deck-rest = Die anderen sind diese Karten, niemand weiß, wo:
goblin-deck-unknown = Diese Karten, niemand weiß, in welcher Reihenfolge:
goblin-deck-empty = Dein Deck ist leer. Wenn du ziehen musst, wird dein Ablagestapel zum neuen Deck.
goblin-discard = Ablagestapel: { $count }
goblin-battle = Schlacht
goblin-chain = Die Kette
goblin-next = Nächste Karte: { $colours }
goblin-next-nothing = Keine Karte folgt
goblin-sum-attack = Angriff { $has } von { $needs }
goblin-sum-defence = Verteidigung { $has } von { $needs }
goblin-enough = ✓
goblin-adding = Ausrüstung und Sonderfähigkeiten
goblin-double-strike = Doppelhieb
goblin-stop =
    { $damage ->
        [0] Wenn du jetzt aufhörst, verlierst du kein Herz
        [one] Wenn du jetzt aufhörst, verlierst du { $damage } Herz
       *[other] Wenn du jetzt aufhörst, verlierst du { $damage } Herzen
    } { $wins ->
        [true] und gewinnst!
       *[false] und gewinnst nicht.
    }
goblin-stop-falls = Wenn du jetzt aufhörst, verlierst du dein letztes Herz.
goblin-stop-last-strike =
    Wenn du jetzt aufhörst, verlierst du dein letztes Herz, { $wins ->
        [true] aber dein letzter Hieb gewinnt!
       *[false] und dein letzter Hieb ist zu schwach.
    }
goblin-used-ability = Sonderfähigkeit benutzt
goblin-key = Schlüssel der Ebene { $level }
goblin-looked = Karten, die du dir ansiehst
goblin-offer-new = Neu
goblin-offer-worn = Jetzt angelegt
goblin-owned = Du hast einen
goblin-stock = Noch { $count }
goblin-shop-price = Alles kostet eine Karte: eine Waffe, eine Rüstung oder eine gewonnene Karte aus deiner Hand.
goblin-stack = Ein neues Deck
goblin-stack-about = Nur du siehst das. Stelle 1 wird zuerst gezogen.
goblin-stack-waiting = Gewonnene Karten, die danach kommen
goblin-stack-deck = Das neue Deck
goblin-hand-size =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
goblin-deck-size =
    { $count ->
        [one] { $count } Karte im Deck
       *[other] { $count } Karten im Deck
    }
goblin-fallen = Kein Herz mehr
goblin-champion = Champion
goblin-equipment = Ausrüstung
goblin-beaten =
    { $score ->
        [one] Besiegt: { $score } Herz
       *[other] Besiegt: { $score } Herzen
    }
goblin-left = Noch verdeckt: { $monsters } Monster, { $guardians } Wächter
