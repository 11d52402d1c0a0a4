### Karak 2 und Imperium. Wo etwas ist, sagt der Text nie: Wer spielt, sieht es auf der Karte.
### Zahlen, die in der Schachtel gedruckt sind, kommen aus der Sicht.

karak2-title = Karak 2
karak2-tagline = Erkunde das Land, bau deine Stadt, führe ein Heer an und besiege den Dunklen General.

## Helden

karak2-hero-horan = Krieger
    .name = Horan
    .gen = Horans
karak2-hero-taia = Seherin
    .name = Taia
    .gen = Taias
karak2-hero-lorraine = Waldläuferin
    .name = Lorraine
    .gen = Lorraines
karak2-hero-xanros = Hexenmeister
    .name = Xanros
    .gen = Xanros’
karak2-hero-elspeth = Kriegerprinzessin
    .name = Elspeth
    .gen = Elspeths
karak2-hero-darius = Späher
    .name = Darius
    .gen = Darius’
karak2-hero-aderyn = Diebin
    .name = Aderyn
    .gen = Aderyns
karak2-hero-argentus = Zauberer
    .name = Argentus
    .gen = Argentus’
karak2-hero-valduk = Barbar
    .name = Valduk
    .gen = Valduks
karak2-hero-kirima = Kreaturenjägerin
    .name = Kirima
    .gen = Kirimas
karak2-hero-saigo = Samurai
    .name = Saigo
    .gen = Saigos

## Fähigkeiten

karak2-power-war-strategy = Kriegsstrategie
    .about = Einmal pro Schlacht darfst du alle deine Einheiten neu würfeln.
karak2-power-pillage = Plünderung
    .about = Wenn du eine Schlacht gewinnst, erntest du gleich auf dem Plättchen.
karak2-power-fate-weaver = Schicksalsweberin
    .about = Für ein neues Plättchen ziehst du eine Armee mehr und legst eine in den Beutel zurück.
karak2-power-master-builder = Baumeisterin
    .about = Deine Stadt und jedes Gebäude kosten dich einen Rohstoff weniger.
karak2-power-falcon = Falke
    .about = Einmal pro Zug darf dein Falke ein neues Plättchen irgendwo an den Rand der Karte legen. Das braucht keine Aktion.
karak2-power-bear = Bär
    .about = Von Anfang an kämpft ein Bär an deiner Seite. Er braucht keinen Ruhm.
karak2-power-necromancy = Nekromantie
    .about = Für eine Aktion erweckst du ein Skelett für dein Heer. Es braucht keinen Ruhm.
karak2-power-soul-collector = Seelensammler
    .about = Für jede Einheit, die du in einer Schlacht verlierst, bekommst du ein Leben zurück.
karak2-power-finesse = Kampfgeschick
    .about = Einmal pro Schlacht darfst du deinen Heldenwürfel neu würfeln.
karak2-power-magic-ride = Magischer Ritt
    .about = Einmal pro Zug darfst du mehrere Plättchen geradeaus reiten, sogar über Schluchten.
karak2-power-scouting = Geländeerkundung
    .about = Beim Erkunden siehst du dir heimlich zwei Plättchen an, legst eines an und das andere zurück.
karak2-power-claws = Klauen und Fänge
    .about = Die schwächsten Armeen fallen vor dir ohne Schlacht, und auch ein Prätorianer des Generals.
karak2-power-rebellion = Rebellion
    .about = Einmal pro Zug darfst du im Wald für eine Aktion und Nahrung einen Ritter rufen. Eine Stadt brauchst du dafür nicht.
karak2-power-sneaking = Schleichen
    .about = Du darfst an Armeen vorbei und in Schlupfwinkel hinein, ohne zu kämpfen. Nur der General und Risse halten dich auf.
karak2-power-affinity = Magische Begabung
    .about = Einmal pro Schlacht darfst du einen geworfenen Feuerball behalten oder ihn stärker werfen.
karak2-power-lion = König der Natur
    .about = Einmal pro Zug darf dein Löwe eine schwächere Armee auf ein anderes Plättchen verjagen. Das braucht keine Aktion.
karak2-power-berserk = Berserker
    .about = Zeigt dein Heldenwürfel zwei Totenköpfe, wird dein Angriff stärker.
karak2-power-tough-hide = Dicke Haut
    .about = Wenn eine Einheit sterben würde, darfst du ein Leben hergeben und sie retten.
karak2-power-charge = Sturmangriff
    .about = Gegen Gegner, die schon vor deiner Bewegung auf der Karte waren, greifst du stärker an.
karak2-power-whale = Traumwal
    .about = Einmal pro Zug darfst du zu einem verwundeten Helden fliegen, und ihr bekommt beide ein Leben zurück.
karak2-power-traveller = Erfahrener Reisender
    .about = Wenn du deine Stadt baust, bekommst du umsonst einen Schießplatz dazu.
karak2-power-strategic-position = Strategische Stellung
    .about = Einmal pro Schlacht darfst du deine Bogenschützen neu würfeln, alle oder nur einige.

## Armeen und andere Gegner

karak2-monster-skeleton-warrior = Skelettkrieger
    .about = Er bewacht ein Schwert.
    .Nom = Der Skelettkrieger
    .acc = den Skelettkrieger
    .Acc = Den Skelettkrieger
    .ein = ein Skelettkrieger
    .Ein = Ein Skelettkrieger
karak2-monster-fire-eater = Feuerfresser
    .about = Er bewacht einen Feuerball.
    .Nom = Der Feuerfresser
    .acc = den Feuerfresser
    .Acc = Den Feuerfresser
    .ein = ein Feuerfresser
    .Ein = Ein Feuerfresser
karak2-monster-shadow-eater = Schattenfresser
    .about = Er bewacht einen Taschendieb-Zauber.
    .Nom = Der Schattenfresser
    .acc = den Schattenfresser
    .Acc = Den Schattenfresser
    .ein = ein Schattenfresser
    .Ein = Ein Schattenfresser
karak2-monster-skeleton-giant = Skelettriese
    .about = Er zieht einen Karren voller Rohstoffe.
    .Nom = Der Skelettriese
    .acc = den Skelettriesen
    .Acc = Den Skelettriesen
    .ein = ein Skelettriese
    .Ein = Ein Skelettriese
karak2-monster-dark-dryad = Dunkle Dryade
    .about = Sie bewacht ein Amulett. Welches, zeigt sich erst, wenn sie besiegt ist.
    .Nom = Die dunkle Dryade
    .acc = die dunkle Dryade
    .Acc = Die dunkle Dryade
    .ein = eine dunkle Dryade
    .Ein = Eine dunkle Dryade
karak2-monster-hammer-cursed = Verfluchter mit dem Hammer
    .about = Er bewacht den Kriegshammer.
    .Nom = Der Verfluchte mit dem Hammer
    .acc = den Verfluchten mit dem Hammer
    .Acc = Den Verfluchten mit dem Hammer
    .ein = ein Verfluchter mit dem Hammer
    .Ein = Ein Verfluchter mit dem Hammer
karak2-monster-skeleton-rider = Skelettreiter
    .about = Er bewacht einen kleinen Seelenstein.
    .Nom = Der Skelettreiter
    .acc = den Skelettreiter
    .Acc = Den Skelettreiter
    .ein = ein Skelettreiter
    .Ein = Ein Skelettreiter
karak2-monster-envoy-of-death = Bote des Todes
    .about = Er bewacht einen großen Seelenstein.
    .Nom = Der Bote des Todes
    .acc = den Boten des Todes
    .Acc = Den Boten des Todes
    .ein = ein Bote des Todes
    .Ein = Ein Bote des Todes
karak2-monster-ghost = Geist
    .about = Er bewacht einen Segen.
    .Nom = Der Geist
    .acc = den Geist
    .Acc = Den Geist
    .ein = ein Geist
    .Ein = Ein Geist
# Es gibt nur einen Zeitmeister.
karak2-monster-time-master = Zeitmeister
    .about = Wer ihn besiegt, für den kämpft er danach.
    .Nom = Der Zeitmeister
    .acc = den Zeitmeister
    .Acc = Den Zeitmeister
    .ein = der Zeitmeister
    .Ein = Der Zeitmeister

karak2-enemy-general = Dunkler General
    .about = Er bewacht den Erzseelenstein. Er verwundet immer, und wenn er fällt, endet das Spiel.
karak2-enemy-goblins = Goblins
    .about = Sie leben in der Goblinhöhle und kommen wieder, wenn alle Helden weg sind.
karak2-enemy-stone-eaters = Steinfresser
    .about = Sie leben in ihrer Mine und kommen wieder, wenn alle Helden weg sind.
karak2-praetorians =
    { $count ->
        [one] mit { $count } Prätorianer
       *[other] mit { $count } Prätorianern
    }

## Gegenstände

karak2-item-sword = Schwert
    .about = Waffe: macht jeden deiner Angriffe stärker.
    .Nom = Das Schwert
    .nom = das Schwert
    .acc = das Schwert
    .Acc = Das Schwert
karak2-item-war-hammer = Kriegshammer
    .about = Waffe: macht jeden deiner Angriffe stärker, noch mehr als ein Schwert.
    .Nom = Der Kriegshammer
    .nom = der Kriegshammer
    .acc = den Kriegshammer
    .Acc = Den Kriegshammer
karak2-item-fireball = Feuerball
    .about = Zauber: macht einen Angriff nach dem Wurf stärker, dann ist er verbraucht.
    .Nom = Der Feuerball
    .nom = der Feuerball
    .acc = den Feuerball
    .Acc = Den Feuerball
karak2-item-pickpocket = Taschendieb
    .about = Zauber: nimmt einem anderen Helden zwei Rohstoffe deiner Wahl weg, dann ist er verbraucht.
    .Nom = Der Taschendieb-Zauber
    .nom = der Taschendieb-Zauber
    .acc = den Taschendieb-Zauber
    .Acc = Den Taschendieb-Zauber
karak2-item-blessing = Segen
    .about = Zauber: bringt in deinem Zug eine Einheit oder wehrt nach einem Wurf alle Totenköpfe ab. Dann ist er verbraucht.
    .Nom = Der Segen
    .nom = der Segen
    .acc = den Segen
    .Acc = Den Segen
karak2-item-abundance = Amulett des Überflusses
    .about = Jede Ernte gibt einen Rohstoff mehr.
    .Nom = Das Amulett des Überflusses
    .nom = das Amulett des Überflusses
    .acc = das Amulett des Überflusses
    .Acc = Das Amulett des Überflusses
karak2-item-glory = Amulett des Ruhms
    .about = Gibt dir mehr Ruhm, also darfst du mehr Einheiten haben.
    .Nom = Das Amulett des Ruhms
    .nom = das Amulett des Ruhms
    .acc = das Amulett des Ruhms
    .Acc = Das Amulett des Ruhms
karak2-item-action = Amulett der Tat
    .about = Gibt dir in jedem Zug eine Aktion mehr.
    .Nom = Das Amulett der Tat
    .nom = das Amulett der Tat
    .acc = das Amulett der Tat
    .Acc = Das Amulett der Tat
karak2-item-protection = Amulett des Schutzes
    .about = Wehrt nach jedem deiner Würfe einen Teil der Totenköpfe ab.
    .Nom = Das Amulett des Schutzes
    .nom = das Amulett des Schutzes
    .acc = das Amulett des Schutzes
    .Acc = Das Amulett des Schutzes
karak2-item-titan = Amulett des Titanen
    .about = Solange du es trägst, kämpft ein Titan für dich.
    .Nom = Das Amulett des Titanen
    .nom = das Amulett des Titanen
    .acc = das Amulett des Titanen
    .Acc = Das Amulett des Titanen

karak2-class-weapon = Waffe
    .pl = Waffen
karak2-class-spell = Zauber
    .pl = Zauber
karak2-class-amulet = Amulett
    .pl = Amulette

## Würfel und Einheiten

karak2-die-hero = Heldenwürfel
    .about = Du wirfst ihn immer. Seine Totenköpfe kosten dich Leben.
    .acc = den Heldenwürfel
    .Ein = Ein Heldenwürfel
    .einen = einen Heldenwürfel
    .Einen = Einen Heldenwürfel
    .pl = Heldenwürfel
karak2-die-knight = Ritter
    .about = Nicht sehr stark, aber zäh.
    .acc = den Ritter
    .Ein = Ein Ritter
    .einen = einen Ritter
    .Einen = Einen Ritter
    .pl = Ritter
karak2-die-archer = Bogenschütze
    .about = Oft stark, oft getroffen.
    .acc = den Bogenschützen
    .Ein = Ein Bogenschütze
    .einen = einen Bogenschützen
    .Einen = Einen Bogenschützen
    .pl = Bogenschützen
karak2-die-mage = Magier
    .about = Die stärkste Einheit, die du ausbilden kannst, und so leicht zu treffen wie ein Bogenschütze.
    .acc = den Magier
    .Ein = Ein Magier
    .einen = einen Magier
    .Einen = Einen Magier
    .pl = Magier
karak2-die-skeleton = Skelett
    .about = Von der Nekromantie erweckt. Es kann fallen und wieder aufstehen.
    .acc = das Skelett
    .Ein = Ein Skelett
    .einen = ein Skelett
    .Einen = Ein Skelett
    .pl = Skelette
karak2-die-bear = Bär
    .about = Lorraines Bär. Er stirbt nie.
    .acc = den Bären
    .Ein = Ein Bär
    .einen = einen Bären
    .Einen = Einen Bären
    .pl = Bären
karak2-die-titan = Titan
    .about = Er kommt mit seinem Amulett und stirbt nie.
    .acc = den Titanen
    .Ein = Ein Titan
    .einen = einen Titanen
    .Einen = Einen Titanen
    .pl = Titanen
karak2-die-guard = Garde des Kaisers
    .about = Sie kommt mit der Krone und stirbt nie. Ihr Schild wehrt einen Totenkopf auf einem anderen Würfel ab.
    .acc = die Garde des Kaisers
    .Ein = Die Garde des Kaisers
    .einen = die Garde des Kaisers
    .Einen = Die Garde des Kaisers
    .pl = Garden des Kaisers
karak2-die-time-master = Zeitmeister
    .about = Seine Zeitschleife würfelt andere Würfel neu. Aber er kann dich auch verraten und zu einem anderen Helden gehen.
    .acc = den Zeitmeister
    .Ein = Der Zeitmeister
    .einen = den Zeitmeister
    .Einen = Den Zeitmeister
    .pl = Zeitmeister

karak2-unit-knight = Ritter
    .about = Wird im Militärlager ausgebildet.
karak2-unit-archer = Bogenschütze
    .about = Wird auf dem Schießplatz ausgebildet.
karak2-unit-mage = Magier
    .about = Wird im Magierturm ausgebildet.

karak2-face =
    { $sign ->
        [shield] ein Schild
        [loop] eine Zeitschleife
        [betrayal] Verrat
       *[none]
            { $skulls ->
                [0]
                    { $swords ->
                        [0] eine leere Seite
                        [one] { $swords } Schwert
                       *[other] { $swords } Schwerter
                    }
                [1]
                    { $swords ->
                        [0] ein Totenkopf
                        [one] { $swords } Schwert und ein Totenkopf
                       *[other] { $swords } Schwerter und ein Totenkopf
                    }
               *[other]
                    { $swords ->
                        [0] { $skulls } Totenköpfe
                        [one] { $swords } Schwert und { $skulls } Totenköpfe
                       *[other] { $swords } Schwerter und { $skulls } Totenköpfe
                    }
            }
    }
karak2-shown-die = { $die }: { $face }
karak2-numbered-die = { $die } { $number } von { $of }

karak2-again-units = Alle Einheiten neu würfeln
karak2-again-hero = Heldenwürfel neu würfeln
karak2-again-archers = Bogenschützen neu würfeln
karak2-again-loop = Die Zeit zurückdrehen

karak2-fireball-plain = Feuerball
    .about = Stärkerer Angriff. Der Feuerball ist verbraucht.
karak2-fireball-kept = Feuerball, den du behältst
    .about = Stärkerer Angriff, und der Feuerball bleibt dir. Einmal pro Schlacht.
karak2-fireball-great = Großer Feuerball
    .about = Viel stärkerer Angriff. Der Feuerball ist verbraucht. Einmal pro Schlacht.

## Gebäude

karak2-building-stable = Stall
    .about = Eine Aktion mehr in jedem Zug, ab sofort.
    .acc = den Stall
    .Acc = Den Stall
    .einen = einen Stall
karak2-building-portal = Portal
    .about = Einmal pro Zug: von deiner Stadt auf ein beliebiges Plättchen oder von überall in deine Stadt.
    .acc = das Portal
    .Acc = Das Portal
    .einen = ein Portal
karak2-building-banners = Ruhmesbanner
    .about = Mehr Ruhm, also darfst du mehr Einheiten haben.
    .acc = die Ruhmesbanner
    .Acc = Die Ruhmesbanner
    .einen = Ruhmesbanner
karak2-building-camp = Militärlager
    .about = Hier bildest du Ritter aus.
    .acc = das Militärlager
    .Acc = Das Militärlager
    .einen = ein Militärlager
karak2-building-range = Schießplatz
    .about = Hier bildest du Bogenschützen aus.
    .acc = den Schießplatz
    .Acc = Den Schießplatz
    .einen = einen Schießplatz
karak2-building-mage-tower = Magierturm
    .about = Hier bildest du Magier aus.
    .acc = den Magierturm
    .Acc = Den Magierturm
    .einen = einen Magierturm

## Länder, Rohstoffe und Richtungen

karak2-land-castle = Burg
    .about = Hier beginnen alle. Hier kannst du die Pest ausrotten und bekommst alle Leben zurück.
    .acc = die Burg
    .Acc = Die Burg
    .ein = eine Burg
    .einen = eine Burg
    .zu = zur Burg
    .Zu = Zur Burg
karak2-land-farm = Bauernhof
    .about = Eine Ernte gibt Nahrung.
    .acc = den Bauernhof
    .Acc = Den Bauernhof
    .ein = ein Bauernhof
    .einen = einen Bauernhof
    .zu = zum Bauernhof
    .Zu = Zum Bauernhof
karak2-land-forest = Wald
    .about = Eine Ernte gibt Holz.
    .acc = den Wald
    .Acc = Den Wald
    .ein = ein Wald
    .einen = einen Wald
    .zu = in den Wald
    .Zu = In den Wald
karak2-land-farm-forest = Bauernhof und Wald
    .about = Eine Ernte gibt Nahrung und Holz.
    .acc = den Bauernhof am Wald
    .Acc = Den Bauernhof am Wald
    .ein = ein Bauernhof am Wald
    .einen = einen Bauernhof am Wald
    .zu = zum Bauernhof am Wald
    .Zu = Zum Bauernhof am Wald
karak2-land-farm-rock = Bauernhof und Fels
    .about = Eine Ernte gibt Nahrung und Stein.
    .acc = den Bauernhof am Fels
    .Acc = Den Bauernhof am Fels
    .ein = ein Bauernhof am Fels
    .einen = einen Bauernhof am Fels
    .zu = zum Bauernhof am Fels
    .Zu = Zum Bauernhof am Fels
karak2-land-forest-rock = Wald und Fels
    .about = Eine Ernte gibt Holz und Stein.
    .acc = den Wald am Fels
    .Acc = Den Wald am Fels
    .ein = ein Wald am Fels
    .einen = einen Wald am Fels
    .zu = in den Wald am Fels
    .Zu = In den Wald am Fels
karak2-land-big-farm = Großer Bauernhof
    .about = Eine Ernte gibt viel Nahrung.
    .acc = den großen Bauernhof
    .Acc = Den großen Bauernhof
    .ein = ein großer Bauernhof
    .einen = einen großen Bauernhof
    .zu = zum großen Bauernhof
    .Zu = Zum großen Bauernhof
karak2-land-dense-forest = Dichter Wald
    .about = Eine Ernte gibt viel Holz.
    .acc = den dichten Wald
    .Acc = Den dichten Wald
    .ein = ein dichter Wald
    .einen = einen dichten Wald
    .zu = in den dichten Wald
    .Zu = In den dichten Wald
karak2-land-big-rock = Großer Fels
    .about = Eine Ernte gibt viel Stein.
    .acc = den großen Fels
    .Acc = Den großen Fels
    .ein = ein großer Fels
    .einen = einen großen Fels
    .zu = zum großen Fels
    .Zu = Zum großen Fels
karak2-land-abyss = Höllenabgrund
    .about = Hier wartet der Dunkle General. Hier wächst nichts.
    .acc = den Höllenabgrund
    .Acc = Den Höllenabgrund
    .ein = der Höllenabgrund
    .einen = den Höllenabgrund
    .zu = in den Höllenabgrund
    .Zu = In den Höllenabgrund
karak2-land-goblin-cave = Goblinhöhle
    .about = Ein Schlupfwinkel. Wer die Goblins besiegt, bekommt Nahrung und Holz, immer wieder.
    .acc = die Goblinhöhle
    .Acc = Die Goblinhöhle
    .ein = eine Goblinhöhle
    .einen = eine Goblinhöhle
    .zu = in die Goblinhöhle
    .Zu = In die Goblinhöhle
karak2-land-stone-eater-mine = Mine der Steinfresser
    .about = Ein Schlupfwinkel. Wer die Steinfresser besiegt, bekommt Stein, immer wieder.
    .acc = die Mine der Steinfresser
    .Acc = Die Mine der Steinfresser
    .ein = eine Mine der Steinfresser
    .einen = eine Mine der Steinfresser
    .zu = in die Mine der Steinfresser
    .Zu = In die Mine der Steinfresser
karak2-land-rift = Riss
    .about = Ein neuer Riss ruft alle Helden: Wer am besten kämpft, gewinnt die Krone. Danach ist er geschlossen, und hier wächst nichts.
    .acc = den Riss
    .Acc = Den Riss
    .ein = ein Riss
    .einen = einen Riss
    .zu = zum Riss
    .Zu = Zum Riss

karak2-resource-food = Nahrung
karak2-resource-wood = Holz
karak2-resource-stone = Stein

karak2-goods-food = { $food } Nahrung
karak2-goods-wood = { $wood } Holz
karak2-goods-stone = { $stone } Stein
karak2-goods =
    { $food ->
        [0]
            { $wood ->
                [0]
                    { $stone ->
                        [0] nichts
                       *[other] { karak2-goods-stone }
                    }
               *[other]
                    { $stone ->
                        [0] { karak2-goods-wood }
                       *[other] { karak2-goods-wood } und { karak2-goods-stone }
                    }
            }
       *[other]
            { $wood ->
                [0]
                    { $stone ->
                        [0] { karak2-goods-food }
                       *[other] { karak2-goods-food } und { karak2-goods-stone }
                    }
               *[other]
                    { $stone ->
                        [0] { karak2-goods-food } und { karak2-goods-wood }
                       *[other] { karak2-goods-food }, { karak2-goods-wood } und { karak2-goods-stone }
                    }
            }
    }
karak2-for-goods =
    { $food ->
        [0]
            { $wood ->
                [0]
                    { $stone ->
                        [0] umsonst
                       *[other] für { karak2-goods }
                    }
               *[other] für { karak2-goods }
            }
       *[other] für { karak2-goods }
    }
karak2-costs = Kostet { karak2-goods }
karak2-gives = Gibt { karak2-goods }
karak2-missing = Es fehlt: { karak2-goods }
karak2-spared = { $count } weniger
karak2-gives-lives = Bringt { $lives } Leben
karak2-free = Umsonst
karak2-uses-action = Eine Aktion
karak2-uses-move = Braucht deine Bewegung
karak2-ends-turn = Beendet deinen Zug

karak2-edge-ne = Nordosten
    .to = nach Nordosten
    .To = Nach Nordosten
    .In = Im Nordosten
karak2-edge-e = Osten
    .to = nach Osten
    .To = Nach Osten
    .In = Im Osten
karak2-edge-se = Südosten
    .to = nach Südosten
    .To = Nach Südosten
    .In = Im Südosten
karak2-edge-sw = Südwesten
    .to = nach Südwesten
    .To = Nach Südwesten
    .In = Im Südwesten
karak2-edge-w = Westen
    .to = nach Westen
    .To = Nach Westen
    .In = Im Westen
karak2-edge-nw = Nordwesten
    .to = nach Nordwesten
    .To = Nach Nordwesten
    .In = Im Nordwesten
karak2-way = { $count } Plättchen { NOUN($side, kind: "edge", form: "to") }
karak2-way-here = auf deinem Plättchen

## Spielplan

karak2-board = Spielplan. Die Karte des Landes
karak2-board-keys = W, E, D, X, Y und A (rund um die Taste S) gehen oder erkunden in die sechs Richtungen: oben links, oben rechts, rechts, unten rechts, unten links, links. Die Pfeiltasten nehmen den nächsten Weg, mit Umschalt bewegen sie die Karte. Links und rechts drehen ein neues Plättchen, die Eingabetaste legt es an. Plus und Minus: näher und weiter weg. 0: die ganze Karte. Pos1: zurück zum Helden. Tab: durch alles, was du wählen kannst.
karak2-out-of-reach = Dorthin kannst du jetzt nicht. Wähle einen leuchtenden Ort oder frag: „Was kann ich tun?“
karak2-army-here = { NOUN($army, form: "Ein") }: Stärke { $strength }
karak2-city-here = Stadt ({ $name })
karak2-chasms =
    { $chasms ->
        [none] Keine Schluchten
       *[other] Schluchten: { $chasms }
    }
karak2-unexplored = Unerforschtes Land

## Optionen

karak2-option-imperium = Imperium
    .about = Die Erweiterung: Risse, Schlupfwinkel, ein Kaiser und seine Vasallen und fünf weitere Helden.
karak2-option-friendly = Freundlich
    .about = Keine Pest und kein Elend: Zwei Totenköpfe kosten nur Leben.

## Was gerade gefragt ist

karak2-phase-draw-hero = Wer spielt welchen Helden?
karak2-phase-first-player = Wer beginnt?
karak2-phase-act = Beweg dich, tu etwas oder beende deinen Zug.
karak2-phase-draw-tile = Welches Land liegt dort?
karak2-phase-keep-tile = Welches Plättchen behältst du? Das andere kommt oben auf den Stapel.
karak2-phase-lay-tile = Wohin legt dein Falke { NOUN($land, kind: "land", form: "acc") }?
karak2-phase-turn-tile = Dreh das Plättchen und leg es an.
karak2-phase-draw-army = Welche Armee lebt hier?
karak2-phase-return-army = Welche Armee kommt zurück in den Beutel?
karak2-phase-slay = Welche Armee fällt ohne Schlacht?
karak2-phase-send = { karak2-choose-dice }
karak2-phase-roll = Die Würfel rollen …
karak2-phase-betray = Der Zeitmeister verrät dich! Wer bekommt ihn?
karak2-phase-roll-again = Neu würfeln oder Würfel behalten?
karak2-phase-pick = { NOUN($die, kind: "die") }, gewürfelt: { $face }. Wie viele davon würfelst du neu?
karak2-phase-fireballs = Wirfst du einen Feuerball?
karak2-phase-break-tie = Gleichstand! Die Heldenwürfel rollen noch einmal …
karak2-phase-shield = Welchen Totenkopf wehrt der Schild ab?
karak2-phase-protect =
    { $left ->
        [one] Welchen Totenkopf wehrt dein Amulett ab? Noch einen.
       *[other] Welchen Totenkopf wehrt dein Amulett ab? Bis zu { $left }.
    }
karak2-phase-bless = Sprichst du einen Segen, der alle Totenköpfe abwehrt?
karak2-phase-bless-unit = Welche Einheit bringt dir der Segen?
karak2-phase-tough-hide = Gibst du ein Leben her, um eine Einheit zu retten?
karak2-phase-plague = Zwei Totenköpfe! Wen treffen Pest und Elend?
karak2-phase-find-amulet = Welches Amulett hat die Dryade bewacht?
karak2-phase-unload =
    { $left ->
        [one] Was nimmst du vom Karren? Noch einen Rohstoff.
       *[other] Was nimmst du vom Karren? Noch { $left } Rohstoffe.
    }
karak2-phase-put-down = Zu viele { NOUN($class, kind: "class", form: "pl") }: Was legst du ab?
karak2-phase-send-home = Dein Ruhm ist gesunken: Welche Einheit geht nach Hause?
karak2-phase-abundance = Wovon bringt dein Amulett mehr?
karak2-phase-spare = Welchen Rohstoff sparst du?
karak2-phase-give-building = Wem schenkst du { NOUN($building, kind: "building", form: "einen") }?
karak2-phase-build = Baust du noch etwas?
karak2-phase-recruit = Bildest du noch jemanden aus?
karak2-phase-give-unit = Wem schenkst du eine Einheit?
karak2-phase-tax = Die Steuer für den Kaiser: Welchen Rohstoff gibst du?
karak2-phase-pick-up = Hebst du noch etwas auf?
karak2-phase-steal =
    { $left ->
        [one] Was nimmst du { NOUN($from, form: "name") } weg? Noch einen Rohstoff.
       *[other] Was nimmst du { NOUN($from, form: "name") } weg? Noch { $left } Rohstoffe.
    }
karak2-phase-drive = Wohin verjagst du { NOUN($army, form: "acc") }?
karak2-phase-over = Das Spiel ist zu Ende.

## Knöpfe

karak2-action-walk = { NOUN($it, kind: "edge", form: "To") } gehen
karak2-action-explore = { NOUN($it, kind: "edge", form: "In") } erkunden
karak2-action-portal = Durch das Portal { NOUN($land, kind: "land", form: "zu") }, { $way }
karak2-action-ride = { NOUN($land, kind: "land", form: "Zu") } reiten, { $way }
karak2-action-whale = Zu { NOUN($it, form: "name") } fliegen
karak2-action-return = Zurück zur Burg
karak2-action-fight = Kämpfen
karak2-action-challenge = Den Kaiser herausfordern
karak2-action-heal = Heilen
karak2-action-harvest = Ernten
karak2-action-build-city = Meine Stadt bauen
karak2-action-build = { NOUN($it, kind: "building", form: "Acc") } bauen
karak2-action-dismiss = { NOUN($it, kind: "die", form: "Einen") } nach Hause schicken
karak2-action-train = { NOUN($it, kind: "die", form: "Einen") } ausbilden
karak2-action-take = { NOUN($it, form: "Acc") } nehmen
karak2-action-swap = { NOUN($take, form: "Acc") } nehmen, { NOUN($leave, form: "acc") } ablegen
karak2-action-eradicate = Die Pest ausrotten
karak2-action-raise = Ein Skelett erwecken
karak2-action-rebel = Einen Ritter rufen
karak2-action-falcon = Den Falken losschicken
karak2-action-pickpocket = { NOUN($it, form: "name") } bestehlen
karak2-action-pray = Segen: { NOUN($it, kind: "die", form: "einen") } holen
karak2-action-roar = { NOUN($army, form: "Acc") } verjagen ({ $way })
karak2-action-keep =
    { $chasms ->
        [none] { NOUN($land, kind: "land", form: "Acc") } behalten
       *[other] { NOUN($land, kind: "land", form: "Acc") } behalten, Schluchten: { $chasms }
    }
karak2-action-lay-at = Hierhin legen: { $way }
karak2-action-lay =
    { $chasms ->
        [none] Plättchen anlegen
       *[other] Plättchen anlegen, Schluchten: { $chasms }
    }
karak2-action-put-back = { NOUN($it, form: "Acc") } zurücklegen
karak2-action-slay = { NOUN($it, form: "Nom") } fällt
karak2-action-count = { NOUN($die, kind: "die") } × { $it }
karak2-action-all = Alle übrigen
karak2-action-again = { NOUN($it, kind: "again") }
karak2-action-fireball = Einen Feuerball werfen
karak2-action-keep-fireball = Einen Feuerball werfen und behalten
karak2-action-great-fireball = Einen großen Feuerball werfen
karak2-action-ignore = Totenkopf abwehren: { NOUN($it, kind: "die") }
karak2-action-bless = Einen Segen sprechen
karak2-action-enlist = { NOUN($it, kind: "die", form: "Einen") } nehmen
karak2-action-save = Ein Leben für { NOUN($it, kind: "die", form: "acc") } hergeben
karak2-action-choose = { NOUN($it, form: "name") } wählen
karak2-action-pick = { NOUN($it, kind: "resource") }
karak2-action-drop = { NOUN($it, form: "Acc") } ablegen
karak2-action-give = { NOUN($unit, kind: "die", form: "Ein") } für { NOUN($to, form: "name") }
karak2-action-drive = Hierhin verjagen: { $way }
karak2-action-enough = Weiter
karak2-action-done = Fertig
karak2-action-end-turn = Zug beenden

## Warum nicht

karak2-why-all-lives = Du hast alle Leben. Tu etwas anderes.
karak2-why-not-on-castle = Die Pest kannst du nur auf der Burg ausrotten. Geh zuerst dorthin.
karak2-why-nothing-to-eradicate = Du hast alle Leben, und in deiner Stadt ist keine Pest. Tu etwas anderes.
karak2-why-no-tile-drawn = Du hast kein Plättchen zum Anlegen. Erkunde zuerst.
karak2-why-no-army-drawn = Es ist keine Armee gezogen. Entdecke zuerst ein neues Plättchen.
karak2-why-no-weak-army = Hier fällt jetzt keine schwache Armee. Mach mit deinem Zug weiter.
karak2-why-no-battle = Du bist in keiner Schlacht. Geh zuerst auf ein Plättchen mit einer Armee.
karak2-why-move-used = Du hast dich schon bewegt. Tu jetzt etwas oder beende deinen Zug.
karak2-why-not-everybody-is-cut-off = Jemand hat noch einen Weg oder einen Gegner, den er besiegen kann. Zurück zur Burg darfst du nur, wenn alle abgeschnitten sind. Tu etwas anderes.
karak2-why-chasm-in-the-way = { NOUN($it, kind: "edge", form: "In") } ist eine Schlucht. Such einen anderen Weg.
karak2-why-not-explored = { NOUN($it, kind: "edge", form: "In") } war noch niemand. Erkunde lieber dort!
karak2-why-already-explored = { NOUN($it, kind: "edge", form: "In") } liegt schon ein Plättchen. Geh hin, wenn der Weg frei ist.
karak2-why-no-tile-left = Alle Plättchen liegen auf der Karte, es gibt nichts mehr zu erkunden. Tu etwas anderes.
karak2-why-no-portal = Du hast kein Portal. Bau zuerst eines in deiner Stadt.
karak2-why-portal-used = Dein Portal ist in diesem Zug schon benutzt. Versuch es im nächsten Zug.
karak2-why-no-tile-there = Dort liegt kein Plättchen. Wähle eines auf der Karte.
karak2-why-already-there = Dort bist du schon. Wähle ein anderes Plättchen.
karak2-why-portal-leads-to-city = Von hier führt dein Portal nur in deine eigene Stadt. Wähle deine Stadt.
karak2-why-ridden-already = Den magischen Ritt gibt es nur einmal pro Zug. Versuch es im nächsten Zug.
karak2-why-ride-in-a-line = Du reitest geradeaus über gelegte Plättchen, bis zu den ersten Gegnern. Wähle einen leuchtenden Ort.
karak2-why-flown-already = Der Traumwal ist in diesem Zug schon geflogen. Versuch es im nächsten Zug.
karak2-why-fly-to-another = Der Wal fliegt nur zu einem anderen Helden aus diesem Spiel. Wähle einen.
karak2-why-not-wounded = { NOUN($it, form: "name") } ist nicht verwundet. Wähle einen verwundeten Helden.
karak2-why-no-army-here = Hier ist keine Armee. Eine Schlacht beginnt, wenn du das Plättchen einer Armee betrittst.
karak2-why-no-emperor = Es gibt noch keinen Kaiser. Die erste Krone wird in einem Riss gewonnen.
karak2-why-is-emperor = Du trägst die Krone selbst. Jetzt fordern die anderen dich heraus!
karak2-why-emperor-not-here = Der Kaiser ist nicht auf diesem Plättchen. Geh zuerst zu ihm.
karak2-why-emperor-unconscious = Der Kaiser ist bewusstlos und kann nicht herausgefordert werden. Warte ein wenig.
karak2-why-harvest-beside-army = Hier ist eine Armee. Besiege sie zuerst.
karak2-why-harvest-in-city = Wo eine Stadt steht, wird nicht geerntet. Geh auf ein anderes Plättchen.
karak2-why-lair-gives-to-winners = Ein Schlupfwinkel gibt nur dem etwas, der seine Gegner besiegt. Ernte auf einem anderen Plättchen.
karak2-why-brings-nothing = Hier wächst nichts. Geh auf ein anderes Plättchen.
karak2-why-harvested-already = Hier hast du in diesem Zug schon geerntet. Geh auf ein anderes Plättchen oder warte auf deinen nächsten Zug.
karak2-why-has-city = Du hast schon eine Stadt, und jeder hat nur eine. Bau in ihr.
karak2-why-no-city-on-lair = In einem Schlupfwinkel wird keine Stadt gebaut. Such ein anderes Plättchen.
karak2-why-no-city-on = Hier kann keine Stadt stehen. Such ein anderes Plättchen.
karak2-why-city-beside-army = Hier ist eine Armee. Besiege sie zuerst.
karak2-why-another-city-here = Hier steht schon eine Stadt. Such ein anderes Plättchen.
karak2-why-another-hero-here = Hier ist noch ein anderer Held. Bau deine Stadt, wo sonst niemand ist.
karak2-why-no-city = Du hast noch keine Stadt. Bau sie zuerst.
karak2-why-not-in-own-city = Bauen kannst du nur in deiner eigenen Stadt. Geh zuerst dorthin.
karak2-why-stands-already = Du hast { NOUN($it, kind: "building", form: "acc") } schon. Bau etwas anderes.
karak2-why-tax-must-be-left = Du brauchst noch einen Rohstoff für die Steuer des Kaisers. Sammle zuerst einen.
karak2-why-too-expensive = Dir fehlt noch: { karak2-goods }. Sammle zuerst mehr Rohstoffe.
karak2-why-has-no-unit = Du hast keine { NOUN($it, kind: "die", form: "pl") }. Wähle eine andere Einheit.
karak2-why-dismiss-before-training = Einheiten gehen nur nach Hause, bevor du die erste ausbildest. Bilde weiter aus oder hör auf.
karak2-why-dismiss-only-to-train = Du kannst eine Einheit nur heimschicken, wenn du dafür eine andere ausbilden kannst. Sammle zuerst Rohstoffe.
karak2-why-needs-building = Um { NOUN($unit, kind: "die", form: "einen") } auszubilden, brauchst du { NOUN($building, kind: "building", form: "acc") }. Bau zuerst dieses Gebäude.
karak2-why-no-unit-left = Im Vorrat sind keine { NOUN($it, kind: "die", form: "pl") } mehr. Wähle eine andere Einheit oder warte.
karak2-why-glory-allows-no-training = Mit Ruhm { $it } darfst du nicht mehr Einheiten haben. Besiege einen stärkeren Gegner oder schick zuerst eine Einheit nach Hause.
karak2-why-keep-unit-to-give = Das ist die letzte Einheit dieser Art, und du musst auch einem Vasallen eine schenken. Wähle eine andere Art.
karak2-why-no-unit-would-be-left = Dann bliebe keine Einheit für dein Geschenk an einen Vasallen. Wähle eine andere Art oder hör auf.
karak2-why-train-in-city = Einheiten werden in der eigenen Stadt ausgebildet. Geh zuerst dorthin.
karak2-why-plague-in-city = In deiner Stadt ist die Pest. Rotte sie zuerst auf der Burg aus.
karak2-why-no-such-item = Hier findest du { NOUN($it, form: "acc") } nicht. Such woanders.
karak2-why-no-free-slot = Du hast kein freies Fach für { NOUN($it, form: "acc") }. Tausche gegen etwas, das du trägst.
karak2-why-not-held = Du trägst { NOUN($it, form: "acc") } nicht. Leg etwas anderes ab.
karak2-why-makes-no-room = { NOUN($take, form: "Nom") } und { NOUN($leave, form: "nom") } gehören nicht in die gleichen Fächer. Leg etwas anderes ab.
karak2-why-changes-nothing = Du würdest Gleiches gegen Gleiches tauschen. Wähle etwas anderes.
karak2-why-no-skeleton-left = Alle Skelette sind schon in deinem Heer. Tu etwas anderes.
karak2-why-rebelled-already = Nur ein Ritter pro Zug. Ruf den nächsten in deinem nächsten Zug.
karak2-why-no-forest = Hier ist kein Wald. Geh zuerst in einen Wald.
karak2-why-rebellion-costs = Einen Ritter zu rufen kostet { karak2-goods }. Sammle zuerst mehr Rohstoffe.
karak2-why-glory-allows-no-unit = Mit Ruhm { $it } darfst du nicht mehr Einheiten haben. Besiege zuerst einen stärkeren Gegner.
karak2-why-falcon-has-flown = Der Falke ist in diesem Zug schon geflogen. Schick ihn im nächsten Zug wieder los.
karak2-why-no-open-edge = Der Falke findet keine offene Kante. Tu etwas anderes.
karak2-why-no-pickpocket = Du hast keinen Taschendieb-Zauber. Schattenfresser bewachen welche.
karak2-why-rob-another = Bestehlen kannst du nur einen anderen Helden aus diesem Spiel. Wähle einen.
karak2-why-has-no-resources = { NOUN($it, form: "name") } hat keine Rohstoffe. Wähle einen anderen Helden.
karak2-why-no-blessing = Du hast keinen Segen. Geister bewachen welche.
karak2-why-lion-has-roared = Der Löwe hat in diesem Zug schon gebrüllt. Versuch es im nächsten Zug.
karak2-why-no-such-army = Diese Armee ist dort nicht. Wähle eine auf der Karte.
karak2-why-too-strong-to-scare = { NOUN($it, form: "Nom") } ist zu stark für deinen Löwen. Wähle eine schwächere Armee.
karak2-why-nowhere-to-flee = Die Armee kann auf kein freies Plättchen fliehen. Tu etwas anderes.
karak2-why-train-another = Du hast eine Einheit nach Hause geschickt. Bilde jetzt eine andere aus.
karak2-why-train-one-to-give = Du musst auch einem Vasallen eine Einheit schenken. Bilde eine aus, die nicht die letzte ihrer Art ist.
karak2-why-just-put-down = Das hast du gerade erst abgelegt. Wähle etwas anderes oder hör auf.
karak2-why-just-taken = Das hast du gerade erst genommen. Leg etwas anderes ab oder hör auf.
karak2-why-has-so-many = Von diesen Würfeln hast du nur { $count }. Wähle weniger.
karak2-why-roll-one-at-least = Würfle mindestens einen Würfel neu.
karak2-why-so-many-show = Das ist nur auf { $count } von diesen Würfeln zu sehen. Wähle weniger.
karak2-why-no-other-dice-follow = Danach kommen keine Würfel mehr. Sag, wie viele.
karak2-why-art-used = Deine magische Begabung wirkt einmal pro Schlacht. Wirf einen einfachen Feuerball oder mach weiter.
karak2-why-no-skull = Dieser Würfel zeigt keinen Totenkopf, der zählt. Wähle einen anderen oder mach weiter.
karak2-why-wounds-are-dealt = Deine eigenen Wunden bleiben. Rette eine Einheit oder mach weiter.
karak2-why-not-doomed = Keine solche Einheit würde sterben. Wähle eine andere oder mach weiter.
karak2-why-rolled-again-already = Das geht nur einmal pro Schlacht. Mach mit diesem Wurf weiter.
karak2-why-no-unit-rolled = Du hast keine Einheit gewürfelt. Mach weiter.
karak2-why-hero-not-rolled = Der Heldenwürfel wurde nicht geworfen. Mach weiter.
karak2-why-no-archer-rolled = Du hast keinen Bogenschützen gewürfelt. Mach weiter.
karak2-why-no-loop = Der Zeitmeister zeigt keine Zeitschleife. Mach weiter.
karak2-why-only-hero-can = Das kann nur { NOUN($hero, form: "name") }. Versuch etwas anderes.
karak2-why-nobody-can = Das kann in diesem Spiel niemand. Versuch etwas anderes.
karak2-why-heroes-are-drawn = Einen Moment: Die Helden werden gezogen.
karak2-why-first-player-is-found = Einen Moment: Es wird ausgelost, wer beginnt.
karak2-why-move-act-or-end = Das geht jetzt nicht. Beweg dich, tu etwas oder beende deinen Zug.
karak2-why-tile-is-drawn = Einen Moment: Das Plättchen wird gezogen.
karak2-why-first-keep-tile = Wähle zuerst eines der beiden Plättchen.
karak2-why-first-lay-tile = Wähle zuerst einen leuchtenden Ort für das Plättchen.
karak2-why-first-turn-tile = Leg zuerst das Plättchen so an, dass man es betreten kann: keine Schlucht auf der Seite, von der man kommt.
karak2-why-army-is-drawn = Einen Moment: Die Armee wird gezogen.
karak2-why-first-return-army = Leg zuerst eine der Armeen in den Beutel zurück.
karak2-why-first-slay = Wähle zuerst die schwache Armee, die fällt.
karak2-why-first-send = Wähle zuerst, wie viele dieser Würfel kämpfen.
karak2-why-dice-are-rolling = Einen Moment: Die Würfel rollen noch.
karak2-why-first-betray = Wähle zuerst, wer den Zeitmeister bekommt.
karak2-why-first-roll-again = Würfle zuerst neu oder mach weiter.
karak2-why-first-pick = Wähle zuerst, wie viele dieser Würfel du neu würfelst.
karak2-why-first-fireballs = Wirf zuerst Feuerbälle oder mach weiter.
karak2-why-tie-is-broken = Einen Moment: Der Gleichstand wird entschieden.
karak2-why-first-shield = Benutze zuerst den Schild oder mach weiter.
karak2-why-first-protect = Benutze zuerst das Amulett oder mach weiter.
karak2-why-first-bless = Sprich zuerst den Segen oder mach weiter.
karak2-why-first-bless-unit = Wähle zuerst eine Einheit, die im Vorrat ist.
karak2-why-first-tough-hide = Rette zuerst Einheiten oder mach weiter.
karak2-why-first-plague = Wähle zuerst einen anderen Helden für Pest und Elend.
karak2-why-amulet-is-found = Einen Moment: Gleich zeigt sich, welches Amulett es ist.
karak2-why-first-unload = Wähle zuerst einen Rohstoff vom Karren.
karak2-why-first-put-down = Leg zuerst ab, was keinen Platz hat.
karak2-why-first-send-home = Schick zuerst eine Einheit nach Hause.
karak2-why-first-abundance = Wähle zuerst einen Rohstoff, den dieses Plättchen gibt.
karak2-why-first-spare = Wähle zuerst den Rohstoff, den du sparst.
karak2-why-first-give-building = Wähle zuerst einen Vasallen, der eine Stadt hat und dem dieses Gebäude fehlt.
karak2-why-first-build = Bau zuerst weiter oder wähle „Fertig“.
karak2-why-first-recruit = Bilde zuerst weiter aus oder wähle „Fertig“.
karak2-why-first-give-unit = Wähle zuerst, welcher Vasall welche Einheit bekommt.
karak2-why-first-tax = Bezahle zuerst die Steuer mit einem Rohstoff, den du hast.
karak2-why-first-pick-up = Heb zuerst mehr auf oder wähle „Fertig“.
karak2-why-first-steal = Wähle zuerst einen Rohstoff, den der Held hat.
karak2-why-first-drive = Wähle zuerst ein freies Plättchen, auf dem eine Stadt stehen könnte.
karak2-why-game-is-over = Dieses Spiel ist zu Ende. Fang ein neues an!

## Was geschehen ist

karak2-event-hero-drawn = { $seat } spielt { NOUN($hero, form: "name") }.
karak2-event-began = { $seat } beginnt.
karak2-event-turn-began = Runde { $round }: { NOUN($hero, form: "name") } ist am Zug.
karak2-event-recovered = { NOUN($hero, form: "name") } erholt sich und hat { $lives } Leben.
karak2-event-walked =
    { $land ->
        [none] { NOUN($hero, form: "name") } geht weiter.
       *[other] { NOUN($hero, form: "name") } geht { NOUN($land, kind: "land", form: "zu") }.
    }
karak2-event-went-through-portal = { NOUN($hero, form: "name") } geht durch das Portal.
karak2-event-rode = { NOUN($hero, form: "name") } reitet wie der Wind.
karak2-event-flew = Der Traumwal trägt { NOUN($hero, form: "name") } zu { NOUN($to, form: "name") }.
karak2-event-returned = { NOUN($hero, form: "name") } kehrt zur Burg zurück.
karak2-event-falcon-sent = { NOUN($hero, form: "name") } schickt den Falken los.
karak2-event-tile-drawn = { NOUN($hero, form: "name") } zieht ein Plättchen: { NOUN($land, kind: "land", form: "ein") }.
karak2-event-scouted =
    { $land ->
        [none] { NOUN($hero, form: "name") } sieht sich heimlich ein Plättchen von Rang { $rank } an.
       *[other] { NOUN($hero, form: "name") } sieht heimlich { NOUN($land, kind: "land", form: "einen") }.
    }
karak2-event-tile-returned =
    { $land ->
        [none] { NOUN($hero, form: "name") } legt ein Plättchen von Rang { $rank } auf den Stapel zurück.
       *[other] { NOUN($hero, form: "name") } legt { NOUN($land, kind: "land", form: "einen") } auf den Stapel zurück.
    }
karak2-event-tile-laid = Neues Land: { NOUN($land, kind: "land", form: "ein") }!
karak2-event-army-drawn = Aus dem Beutel kommt { NOUN($army, form: "ein") }.
karak2-event-army-returned = { NOUN($army, form: "Nom") } kommt zurück in den Beutel.
karak2-event-army-placed = Sieh nur: { NOUN($army, form: "ein") }!
karak2-event-general-appeared = Der Dunkle General erscheint! Stärke { $strength }.
karak2-event-army-fled = Der Löwe verjagt { NOUN($army, form: "acc") }.
karak2-event-healed = { NOUN($hero, form: "name") } heilt sich: jetzt { $lives } Leben.
karak2-event-gained = { NOUN($hero, form: "name") } bekommt { karak2-goods }.
karak2-event-city-built = { NOUN($hero, form: "name") } baut { karak2-for-goods } eine Stadt.
karak2-event-built = { NOUN($hero, form: "name") } baut { karak2-for-goods } { NOUN($building, kind: "building", form: "acc") }.
karak2-event-building-given = Ein Geschenk des Kaisers: { NOUN($to, form: "name") } bekommt { NOUN($building, kind: "building", form: "einen") }.
karak2-event-sent-home = { NOUN($hero, form: "name") } schickt { NOUN($unit, kind: "die", form: "einen") } nach Hause.
karak2-event-trained = { NOUN($hero, form: "name") } bildet { karak2-for-goods } { NOUN($unit, kind: "die", form: "einen") } aus.
karak2-event-joined = { NOUN($unit, kind: "die", form: "Ein") } schließt sich { NOUN($hero, form: "name") } an.
karak2-event-rallied = { NOUN($hero, form: "name") } ruft { karak2-for-goods } einen Ritter.
karak2-event-unit-given = Ein Geschenk des Kaisers: { NOUN($to, form: "name") } bekommt { NOUN($unit, kind: "die", form: "einen") }.
karak2-event-tax-paid = Steuer: { NOUN($hero, form: "name") } gibt { NOUN($to, form: "name") } 1 { NOUN($resource, kind: "resource") }.
karak2-event-skeleton-raised = { NOUN($hero, form: "name") } erweckt ein Skelett.
karak2-event-took = { NOUN($hero, form: "name") } nimmt { NOUN($item, form: "acc") }.
karak2-event-put-down = { NOUN($hero, form: "name") } legt { NOUN($item, form: "acc") } ab.
karak2-event-cast = { NOUN($hero, form: "name") } verbraucht { NOUN($item, form: "acc") }.
karak2-event-stole = { NOUN($hero, form: "name") } nimmt { NOUN($from, form: "name") } 1 { NOUN($resource, kind: "resource") } weg.
karak2-event-plague-lifted = Die Pest verlässt { NOUN($hero, form: "gen") } Stadt.
karak2-event-slain = { NOUN($hero, form: "name") } besiegt { NOUN($army, form: "acc") } ohne Schlacht.
karak2-event-lair-cleared = { NOUN($hero, form: "name") } erobert { NOUN($land, kind: "land", form: "acc") } ohne Schlacht.
karak2-event-praetorian-fell =
    { $left ->
        [0] Ein Prätorianer fällt. Der General hat keinen mehr!
        [one] Ein Prätorianer fällt. Einer ist noch da.
       *[other] Ein Prätorianer fällt. { $left } sind noch da.
    }
karak2-event-battle-began = { NOUN($hero, form: "name") } zieht in die Schlacht gegen Stärke { $strength }.
karak2-event-rift-opened = Ein Riss öffnet sich! Alle Helden eilen herbei und kämpfen um die Krone.
karak2-event-challenged = { NOUN($hero, form: "name") } fordert { NOUN($emperor, form: "name") } zum Duell um die Krone heraus!
karak2-event-rolled = { NOUN($hero, form: "name") } würfelt: Angriff { $attack }.
karak2-event-betrayed = Verrat! Der Zeitmeister verlässt { NOUN($hero, form: "name") } und geht zu { NOUN($to, form: "name") }.
karak2-event-fireball-thrown =
    { $fireball ->
        [kept] { NOUN($hero, form: "name") } wirft einen Feuerball und behält ihn: jetzt Angriff { $attack }.
        [great] { NOUN($hero, form: "name") } wirft einen großen Feuerball: jetzt Angriff { $attack }.
       *[plain] { NOUN($hero, form: "name") } wirft einen Feuerball: jetzt Angriff { $attack }.
    }
karak2-event-rift-closed = { NOUN($hero, form: "name") } schließt den Riss mit Angriff { $attack }!
karak2-event-tie-rolled = Gleichstand: { NOUN($hero, form: "name") } würfelt noch einmal, jetzt Angriff { $attack }.
karak2-event-won = Angriff { $attack } gegen Stärke { $strength }: { NOUN($hero, form: "name") } gewinnt!
karak2-event-lost = Angriff { $attack } gegen Stärke { $strength }: { NOUN($hero, form: "name") } verliert.
karak2-event-skull-ignored = { NOUN($hero, form: "name") } wehrt einen Totenkopf ab: { NOUN($die, kind: "die") }.
karak2-event-wounded =
    { NOUN($hero, form: "name") } verliert { $wounds } Leben: { $lives ->
        [0] keines ist mehr da.
       *[other] noch { $lives }.
    }
karak2-event-unit-saved =
    { $lives ->
        [0] { NOUN($hero, form: "name") } gibt das letzte Leben für { NOUN($die, kind: "die", form: "einen") } her.
       *[other] { NOUN($hero, form: "name") } gibt ein Leben für { NOUN($die, kind: "die", form: "einen") } her: noch { $lives } Leben.
    }
karak2-event-units-lost =
    { $count ->
        [one] { NOUN($hero, form: "name") } verliert { NOUN($die, kind: "die", form: "einen") }.
       *[other] { NOUN($hero, form: "name") } verliert { $count } { NOUN($die, kind: "die", form: "pl") }.
    }
karak2-event-misery = Das Elend trifft { NOUN($hero, form: "name") }. Verloren: { karak2-goods }.
karak2-event-plague-struck = Die Pest kommt in { NOUN($hero, form: "gen") } Stadt.
karak2-event-glory-changed = { NOUN($hero, form: "name") } hat jetzt Ruhm { $glory }.
karak2-event-stone-won =
    { $points ->
        [one] { NOUN($hero, form: "name") } gewinnt einen Seelenstein: { $points } Punkt!
       *[other] { NOUN($hero, form: "name") } gewinnt einen Seelenstein: { $points } Punkte!
    }
karak2-event-time-master-joined = Der Zeitmeister kämpft jetzt für { NOUN($hero, form: "name") }.
karak2-event-crowned = { NOUN($hero, form: "name") } trägt die Krone. Lang lebe der Kaiser!
karak2-event-fainted = { NOUN($hero, form: "name") } wird ohnmächtig.
karak2-event-retreated = { NOUN($hero, form: "name") } zieht sich zurück.
karak2-event-ended =
    { $ending ->
        [general_slain] { karak2-ending-general-slain }
        [agreed] { karak2-ending-agreed }
       *[round_limit] { karak2-ending-round-limit }
    }

## Wie es ausging

karak2-ending-general-slain = Der Dunkle General ist gefallen!
karak2-ending-agreed = Die Spieler haben sich geeinigt, hier aufzuhören.
karak2-ending-round-limit = Die letzte Runde ist vorbei.

## Woraus ein Angriff besteht

karak2-part-swords = Schwerter
karak2-part-weapons = Waffen
karak2-part-powers = Fähigkeiten
karak2-part-fire = Feuerbälle
karak2-part-ties = Würfe bei Gleichstand

## Heldentafeln

karak2-points =
    { $points ->
        [one] { $points } Seelenpunkt
       *[other] { $points } Seelenpunkte
    }
karak2-glory = Ruhm { $glory }
karak2-glory-room =
    { $room ->
        [0] Kein Platz für weitere Einheiten
        [one] Platz für { $room } weitere Einheit
       *[other] Platz für { $room } weitere Einheiten
    }
karak2-glory-about = Dein Ruhm ist die größte Stärke, die du in einer Schlacht besiegt hast. Die Ruhmesbanner und das Amulett des Ruhms geben etwas dazu. So viele Ritter, Bogenschützen und Magier darfst du haben.
karak2-lives =
    { $lives ->
        [0] Kein Leben von { $of }
       *[other] { $lives } Leben von { $of }
    }
karak2-actions-left =
    { $left ->
        [0] Keine Aktion mehr
        [one] Noch { $left } Aktion von { $of }
       *[other] Noch { $left } Aktionen von { $of }
    }
karak2-may-move = Du darfst dich vor der nächsten Aktion noch bewegen
karak2-has-moved = Du hast dich schon bewegt
karak2-army = Heer
karak2-no-army = Noch keine Einheiten
karak2-resources = Rohstoffe
karak2-equipment = Gegenstände
karak2-spells = Zauber
karak2-amulet = Amulett
karak2-weapons = Waffen: +{ $points }
karak2-city = Stadt
karak2-no-city = Noch keine Stadt
karak2-stones = Seelensteine
karak2-stone-small = Kleiner Seelenstein
karak2-stone-large = Großer Seelenstein
karak2-stone-arch = Erzseelenstein
karak2-powers = Fähigkeiten
karak2-emperor = Kaiser
karak2-vassal = Vasall
karak2-crown = Krone
karak2-plague-here = Pest in der Stadt: kein Anwerben
karak2-unconscious = Bewusstlos

## Schlacht

karak2-battle = Schlacht
karak2-strength = Stärke { $strength }
karak2-attack = Angriff
karak2-needs = Du brauchst Angriff { $needs }
karak2-needed = gebraucht
karak2-choose-dice = Wähle die Würfel, die du losschickst
karak2-dice-all = Alle
karak2-dice-none = Keine
karak2-dice-best = Die besten
karak2-send =
    { $count ->
        [1] Ohne Einheiten kämpfen
       *[other] { $count } Würfel losschicken
    }
karak2-chance = Du gewinnst { $percent } Mal von 100
karak2-chance-weaken = Ein Prätorianer fällt { $percent } Mal von 100
karak2-chance-wounds = Im Schnitt −{ $lives } Leben
karak2-chance-lost =
    Im Schnitt { $units ->
        [one] −{ $units } Einheit
       *[other] −{ $units } Einheiten
    }
karak2-chance-faint = Du wirst { $percent } Mal von 100 ohnmächtig
karak2-chance-two-skulls = Zwei Totenköpfe { $percent } Mal von 100
karak2-chance-unknown = Deine Chance wird berechnet …
karak2-chance-too-large = So viele Würfel: Niemand kann sagen, wie es ausgeht
karak2-rift-calls = Der Riss ruft alle Helden
karak2-rift-about = Der höchste Angriff gewinnt die Krone.
karak2-duel = Duell um die Krone
karak2-duel-about = Der höhere Angriff gewinnt. Bei Gleichstand gewinnt der Angreifer.
karak2-general-at =
    { $praetorians ->
        [0] Der Dunkle General, ganz allein: Stärke { $strength }
        [one] Der Dunkle General mit { $praetorians } Prätorianer: Stärke { $strength }
       *[other] Der Dunkle General mit { $praetorians } Prätorianern: Stärke { $strength }
    }
karak2-general-hidden =
    { $praetorians ->
        [0] Im Höllenabgrund versteckt sich der Dunkle General, ganz allein: Stärke { $strength }
        [one] Im Höllenabgrund versteckt sich der Dunkle General mit { $praetorians } Prätorianer: Stärke { $strength }
       *[other] Im Höllenabgrund versteckt sich der Dunkle General mit { $praetorians } Prätorianern: Stärke { $strength }
    }

## Stadt

karak2-city-sheet = Meine Stadt
karak2-city-open = Meine Stadt öffnen
karak2-city-close = Meine Stadt schließen
karak2-build = Bauen
karak2-recruit = Anwerben
karak2-send-home = { NOUN($unit, kind: "die", form: "Einen") } nach Hause schicken
karak2-built-already = Steht schon
karak2-tax-due = Steuer: ein Rohstoff für den Kaiser, { NOUN($hero, form: "name") }
karak2-gift-building = Du schenkst einem Vasallen das gleiche Gebäude
karak2-gift-unit = Du schenkst einem Vasallen eine dieser Einheiten

## Vorrat und Geheimnisse

karak2-supply-tiles = Im Stapel: { $count } Plättchen
karak2-supply-rank = Obenauf: ein Plättchen von Rang { $rank }
karak2-supply-bag =
    Im Beutel: { $count ->
        [one] { $count } Armee
       *[other] { $count } Armeen
    }
karak2-supply-gone =
    Aus dem Spiel: { $count ->
        [one] { $count } Armee
       *[other] { $count } Armeen
    }
karak2-supply-amulets =
    { $count ->
        [0] Alle Amulette sind gefunden
        [one] Noch { $count } Amulett zu finden
       *[other] Noch { $count } Amulette zu finden
    }
karak2-supply-dice = Im Vorrat: { $count } Würfel
karak2-scouted = Nur du siehst diese Plättchen
