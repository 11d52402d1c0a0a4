### Karak und seine Fan-Modi. Wo etwas ist, sagt der Text nie: Wer spielt, sieht es auf der Karte.

karak-title = Karak
karak-tagline = Erkunde die Katakomben, besiege die Monster und finde die meisten Schätze.

## Helden

karak-hero-wizard = Zauberer
    .name = Argentus
    .Nom = Der Zauberer
    .dat = dem Zauberer
    .acc = den Zauberer
    .Acc = Den Zauberer
karak-hero-warrior = Krieger
    .name = Horan
    .Nom = Der Krieger
    .dat = dem Krieger
    .acc = den Krieger
    .Acc = Den Krieger
karak-hero-warlock = Hexenmeister
    .name = Xanros
    .Nom = Der Hexenmeister
    .dat = dem Hexenmeister
    .acc = den Hexenmeister
    .Acc = Den Hexenmeister
karak-hero-thief = Diebin
    .name = Aderyn
    .Nom = Die Diebin
    .dat = der Diebin
    .acc = die Diebin
    .Acc = Die Diebin
karak-hero-swordsman = Schwertkämpfer
    .name = Victorius
    .Nom = Der Schwertkämpfer
    .dat = dem Schwertkämpfer
    .acc = den Schwertkämpfer
    .Acc = Den Schwertkämpfer
karak-hero-oracle = Seherin
    .name = Taia
    .Nom = Die Seherin
    .dat = der Seherin
    .acc = die Seherin
    .Acc = Die Seherin

## Fähigkeiten

karak-power-affinity = Magische Begabung
    .about = Du behältst deine magischen Geschosse, auch wenn du sie einsetzt.
karak-power-astral-walk = Astralgang
    .about = Du kannst durch eine Wand gehen, wenn das Plättchen dahinter schon erkundet ist.
karak-power-double-attack = Doppelangriff
    .about = Einmal pro Kampf darfst du beide Würfel neu werfen.
karak-power-reincarnation = Wiedergeburt
    .about = Wenn dich ein Kampf dein letztes Leben kostet, wachst du gesund an einem Brunnen auf.
karak-power-sacrifice = Opfer
    .about = Einmal pro Kampf darfst du ein Leben für +1 hergeben.
karak-power-swap = Platztausch
    .about = Statt zu gehen, darfst du mit einem beliebigen anderen Helden den Platz tauschen.
karak-power-backstab = Angriff von hinten
    .about = Bei Gleichstand gewinnst du den Kampf.
karak-power-sneaking = Schleichen
    .about = Du darfst an Monstern vorbei, ohne zu kämpfen.
karak-power-training = Kampftraining
    .about = Du darfst deine Einsen neu würfeln, so oft du willst.
karak-power-unstoppable = Unaufhaltsam
    .about = Zeigt ein Würfel eine Sechs, geht dein Zug nach dem Kampf weiter.
karak-power-premonition = Vorahnung
    .about = Wenn gleich dein erster Schritt zu einem Kampf führt, bekommst du +1.
karak-power-fate-weaver = Schicksalsweberin
    .about = Wenn du einen Raum entdeckst, ziehst du zwei Marker und suchst dir einen aus.

## Monster und Truhen

karak-monster-rat = Riesenratte
    .about = Sie bewacht Dolche.
    .nom = die Riesenratte
    .Nom = Die Riesenratte
    .dat = der Riesenratte
    .acc = die Riesenratte
    .Acc = Die Riesenratte
    .ein = eine Riesenratte
    .einen = eine Riesenratte
karak-monster-spider = Riesenspinne
    .about = Sie bewacht ein Heilportal.
    .nom = die Riesenspinne
    .Nom = Die Riesenspinne
    .dat = der Riesenspinne
    .acc = die Riesenspinne
    .Acc = Die Riesenspinne
    .ein = eine Riesenspinne
    .einen = eine Riesenspinne
karak-monster-mummy = Mumie
    .about = Sie bewacht ein magisches Geschoss und bringt den Fluch.
    .nom = die Mumie
    .Nom = Die Mumie
    .dat = der Mumie
    .acc = die Mumie
    .Acc = Die Mumie
    .ein = eine Mumie
    .einen = eine Mumie
karak-monster-turnkey = Schlüsselwächter
    .about = Er bewacht einen Schlüssel.
    .nom = der Schlüsselwächter
    .Nom = Der Schlüsselwächter
    .dat = dem Schlüsselwächter
    .acc = den Schlüsselwächter
    .Acc = Den Schlüsselwächter
    .ein = ein Schlüsselwächter
    .einen = einen Schlüsselwächter
karak-monster-skeleton-warrior = Skelettkrieger
    .about = Er bewacht ein Schwert.
    .nom = der Skelettkrieger
    .Nom = Der Skelettkrieger
    .dat = dem Skelettkrieger
    .acc = den Skelettkrieger
    .Acc = Den Skelettkrieger
    .ein = ein Skelettkrieger
    .einen = einen Skelettkrieger
karak-monster-skeleton-king = Skelettkönig
    .about = Er bewacht eine Axt.
    .nom = der Skelettkönig
    .Nom = Der Skelettkönig
    .dat = dem Skelettkönig
    .acc = den Skelettkönig
    .Acc = Den Skelettkönig
    .ein = ein Skelettkönig
    .einen = einen Skelettkönig
karak-monster-fallen = Gefallener
    .about = Er bewacht einen Schatz, und du brauchst keinen Schlüssel dafür.
    .nom = der Gefallene
    .Nom = Der Gefallene
    .dat = dem Gefallenen
    .acc = den Gefallenen
    .Acc = Den Gefallenen
    .ein = ein Gefallener
    .einen = einen Gefallenen
# Es gibt nur einen Drachen.
karak-monster-dragon = Drache
    .about = Er bewacht den Rubin. Wenn er besiegt ist, endet das Spiel.
    .nom = der Drache
    .Nom = Der Drache
    .dat = dem Drachen
    .acc = den Drachen
    .Acc = Den Drachen
    .ein = der Drache
    .einen = den Drachen
karak-token-chest = Truhe
    .about = Darin liegt ein Schatz. Du brauchst einen Schlüssel, um sie zu öffnen.
    .nom = die Truhe
    .Nom = Die Truhe
    .Acc = Die Truhe
    .ein = eine Truhe

## Gegenstände

karak-item-daggers = Dolche
    .about = Waffe: +1 in jedem Kampf.
    .nom = die Dolche
    .Nom = Die Dolche
    .acc = die Dolche
    .ein = Dolche
karak-item-sword = Schwert
    .about = Waffe: +2 in jedem Kampf.
    .nom = das Schwert
    .Nom = Das Schwert
    .acc = das Schwert
    .ein = ein Schwert
karak-item-axe = Axt
    .about = Waffe: +3 in jedem Kampf.
    .nom = die Axt
    .Nom = Die Axt
    .acc = die Axt
    .ein = eine Axt
karak-item-magic-bolt = Magisches Geschoss
    .about = Zauber: +1 in einem Kampf, dann ist er verbraucht.
    .nom = das magische Geschoss
    .Nom = Das magische Geschoss
    .acc = das magische Geschoss
    .ein = ein magisches Geschoss
karak-item-healing-portal = Heilportal
    .about = Zauber: bringt einen Helden zu einem Brunnen und heilt ihn; geht nur einmal.
    .nom = das Heilportal
    .Nom = Das Heilportal
    .acc = das Heilportal
    .ein = ein Heilportal
karak-item-key = Schlüssel
    .about = Öffnet eine Truhe, dann ist er verbraucht.
    .nom = der Schlüssel
    .Nom = Der Schlüssel
    .acc = den Schlüssel
    .ein = ein Schlüssel

## Plättchen und Seiten

karak-tile-room = Raum
    .about = In jedem neuen Raum wartet ein Monster oder eine Truhe.
    .in = in den Raum
    .ein = ein Raum
karak-tile-corridor = Gang
    .about = Hier lauert nichts: Geh weiter.
    .in = in den Gang
    .ein = ein Gang
karak-tile-portal = Portal
    .about = Mit einem Schritt kommst du zu jedem anderen Portal.
    .in = zum Portal
    .ein = ein Portal
karak-tile-fountain = Brunnen
    .about = Hier kannst du dich heilen: Du bekommst alle Leben zurück, und der Fluch verschwindet.
    .in = zum Brunnen
    .ein = ein Brunnen

karak-side-north = Norden
    .To = Nach Norden
    .In = Im Norden
karak-side-east = Osten
    .To = Nach Osten
    .In = Im Osten
karak-side-south = Süden
    .To = Nach Süden
    .In = Im Süden
karak-side-west = Westen
    .To = Nach Westen
    .In = Im Westen

## Spielplan

karak-board = Spielplan. Die Karte der Katakomben
karak-board-keys = Die Pfeiltasten führen den Helden, wohin er gehen kann, sonst bewegen sie die Karte; mit der Umschalttaste bewegen sie immer die Karte. Links und rechts drehen ein neues Plättchen, die Eingabetaste legt es an. Plus und Minus: näher und weiter weg. 0: die ganze Karte. Pos1: zurück zum Helden. Tab: von Ort zu Ort.
karak-trophy-count =
    { $count ->
        [one] { $count } Trophäe
       *[other] { $count } Trophäen
    }

## Optionen

karak-option-hero-mode = Heldenmodus
    .about = In einem Raum können zwei Monster sein, und zusammen sind sie stärker.
karak-option-monster-hunt = Monsterjagd
    .about = Was du verbrauchst oder liegen lässt, wird zur Trophäe, und Monster dieser Art werden gegen dich stärker.
karak-option-cooperative = Kooperativer Modus
    .about = Alle Helden zusammen: Besiegt den Drachen, bevor sein Zorn zu groß wird.
karak-option-cooperative-calm = Ruhig
    .about = Der Drache hat Geduld. Gut für den Anfang.
karak-option-cooperative-fierce = Grimmig
    .about = Der Drache verliert schnell die Geduld.
karak-option-cooperative-deadly = Tödlich
    .about = Der Drache verzeiht fast nichts.
karak-option-fast = Schneller Modus
    .about = Truhen öffnen und Dinge aufheben beendet deinen Zug nicht.

## Was gerade gefragt ist

karak-phase-draw-hero = Wer spielt welchen Helden?
karak-phase-first-player = Wer beginnt?
karak-phase-walk = Geh, erkunde oder tu etwas.
karak-phase-teleport = Zu welchem Brunnen?
karak-phase-draw-tile = Was liegt im Dunkeln?
karak-phase-place-tile = Dreh das Plättchen und leg es an.
karak-phase-draw-token = Was ist in dem Raum?
karak-phase-choose-token = Was soll bleiben: { NOUN($one, form: "nom") } oder { NOUN($other, form: "nom") }?
karak-phase-call-monster = Noch ein Monster rufen?
karak-phase-meet = Ein Monster! Was tust du?
karak-phase-roll = Die Würfel rollen …
karak-phase-reroll = Würfel behalten oder neu würfeln?
karak-phase-spend = Zuschlagen oder erst stärker werden?
karak-phase-assist = Hilfst du mit einem magischen Geschoss?
karak-phase-face = Gegen welches Monster kämpfst du?
karak-phase-loot = Deine Belohnung: { NOUN($item, form: "ein") }. Nimmst du sie?
karak-phase-gift = Ein Geschenk für dich: { NOUN($item, form: "ein") }. Nimmst du es?
karak-phase-curse = Wer bekommt den Fluch?
karak-phase-reincarnate = An welchem Brunnen wachst du auf?
karak-phase-step-back = Wohin weichst du zurück?
karak-phase-over = Das Spiel ist zu Ende.

## Knöpfe

karak-action-walk = { NOUN($it, form: "To") } gehen
karak-action-explore = { NOUN($it, form: "In") } erkunden
karak-action-travel = Zum Portal ({ $it1 }; { $it2 })
karak-action-swap = Platz mit { NOUN($it, form: "dat") } tauschen
karak-action-sneak = Vorbeischleichen
karak-action-fight = Kämpfen
karak-action-fight-with = Zusammen mit { NOUN($it, form: "dat") } kämpfen
karak-action-open = Truhe öffnen
karak-action-take =
    { $drop ->
        [none] { NOUN($item) } nehmen
       *[other] { NOUN($item) } nehmen, { NOUN($drop, form: "acc") } ablegen
    }
karak-action-give = Dem Gefährten schenken
karak-action-leave = Liegen lassen
karak-action-heal = Hier heilen
karak-action-cast = Heilportal für { NOUN($it, form: "acc") }
karak-action-go-to = Hierhin ({ $it1 }; { $it2 })
karak-action-place =
    Offen nach { $it ->
        [ne] Norden und Osten
        [ns] Norden und Süden
        [nw] Norden und Westen
        [es] Osten und Süden
        [ew] Osten und Westen
        [sw] Süden und Westen
        [nes] Norden, Osten und Süden
        [new] Norden, Osten und Westen
        [nsw] Norden, Süden und Westen
        [esw] Osten, Süden und Westen
       *[nesw] allen Seiten
    }
karak-action-choose = { NOUN($it, form: "Acc") } wählen
karak-action-call-monster = Noch ein Monster!
karak-action-enough = Kein Monster mehr
karak-action-reroll-ones = Einsen neu würfeln
karak-action-reroll-both = Beide neu würfeln
karak-action-keep = Würfel behalten
karak-action-bolt = Magisches Geschoss
karak-action-sacrifice = Ein Leben hergeben
karak-action-strike = Zuschlagen!
karak-action-face = Gegen { NOUN($it, form: "acc") } kämpfen
karak-action-curse = { NOUN($it, form: "Acc") } verfluchen
karak-action-end-turn = Zug beenden

## Warum nicht

karak-out-of-reach = Dorthin kannst du jetzt nicht. Wähle einen leuchtenden Ort oder frag: „Was kann ich tun?“
karak-cursed = Verflucht: keine Fähigkeiten, bis der Held sich an einem Brunnen heilt oder der Fluch auf jemand anderen übergeht.
karak-why-tile-shape = Das Plättchen muss zu der Seite offen sein, von der du kommst. Dreh es anders.
karak-why-nobody-sneaks = Hier kann niemand schleichen. Du musst kämpfen.
karak-why-rolled-both-already = Du hast schon beide Würfel neu geworfen, und das geht nur einmal pro Kampf. Mach mit diesem Wurf weiter.
karak-why-no-double-attack = Nur mit dem Doppelangriff darfst du beide Würfel neu werfen. Mach mit diesem Wurf weiter.
karak-why-no-training = Nur mit dem Kampftraining darfst du neu würfeln, und nur die Einsen. Mach mit diesem Wurf weiter.
karak-why-sacrificed-already = Du darfst nur ein Leben pro Kampf hergeben. Schlag jetzt zu!
karak-why-no-sacrifice = Nur der Hexenmeister kann ein Leben für einen stärkeren Angriff hergeben. Schlag jetzt zu!
karak-why-no-bolt-left = Es ist kein magisches Geschoss mehr da. Schlag jetzt zu!
karak-why-monster-not-here = Dieses Monster ist nicht im Raum. Wähle eines, das hier ist.
karak-why-reward-is = Deine Belohnung: { NOUN($it, form: "ein") }. Nimm sie oder lass sie liegen.
karak-why-comrade-has-no-use = Dein Gefährte kann damit nichts anfangen. Nimm die Belohnung selbst oder lass sie liegen.
karak-why-no-comrade-named = Dir hat in diesem Kampf niemand geholfen, also kannst du sie niemandem schenken. Nimm die Belohnung oder lass sie liegen.
karak-why-room-is-full = Zwei Monster in einem Raum sind genug. Auf in den Kampf!
karak-why-curse-somebody = Wähle einen anderen Helden oder den, der schon verflucht ist.
karak-why-choose-drawn-token = Wähle einen der beiden Marker, die du gezogen hast.
karak-why-choose-fountain = Das Heilportal führt zu einem Brunnen. Wähle einen auf der Karte.
karak-why-wake-at-fountain = Du wachst an einem Brunnen auf. Wähle einen auf der Karte.
karak-why-step-back-nearby = Wähle eines der nächstgelegenen Plättchen ohne Monster.
karak-why-fight-first = Vor dir steht ein Monster. Kämpfe zuerst!
karak-why-fight-ends-turn = Nach einem Kampf ist dein Zug vorbei. Im nächsten Zug geht es weiter.
karak-why-no-step-left = Du hast keinen Schritt mehr. Tu hier etwas oder beende deinen Zug.
karak-why-already-hidden = Du bist schon versteckt. Geh weiter oder beende deinen Zug.
karak-why-nothing-to-sneak-past = Hier ist kein Monster, du musst nicht schleichen. Geh einfach weiter.
karak-why-no-reward = Hier gibt es keine Belohnung. Besiege zuerst ein Monster.
karak-why-cast-first = Zaubere zuerst ein Heilportal, dann wähle einen Brunnen.
karak-why-no-tile-drawn = Du hast kein Plättchen zum Anlegen. Erkunde zuerst.
karak-why-no-tokens-drawn = Es gibt keine Marker zur Auswahl. Entdecke zuerst einen neuen Raum.
karak-why-no-monster-found = Ein weiteres Monster kann nur kommen, wenn du gerade einen Raum entdeckt hast. Such einen neuen.
karak-why-no-dice-rolled = Gewürfelt wird nur im Kampf. Finde zuerst ein Monster.
karak-why-bolts-are-for-fights = Magische Geschosse wirken nur im Kampf. Heb sie dir auf.
karak-why-no-fight = Du kämpfst gerade nicht. Finde zuerst ein Monster.
karak-why-no-fight-to-face = Du kämpfst gerade nicht. Finde zuerst ein Monster.
karak-why-only-mummies-curse = Der Fluch wandert nur, wenn jemand eine Mumie besiegt. Finde zuerst eine.
karak-why-wall-in-the-way = { NOUN($it, form: "In") } ist eine Wand. Such eine Öffnung.
karak-why-not-explored = { NOUN($it, form: "In") } war noch niemand. Erkunde lieber diesen Ort!
karak-why-already-explored = { NOUN($it, form: "In") } liegt schon ein Plättchen. Geh hin, wenn der Weg frei ist.
karak-why-no-tile-left = Alle Plättchen liegen auf der Karte. Es gibt nichts mehr zu erkunden: Geh auf der Karte weiter.
karak-why-wall-before-unexplored = { NOUN($it, form: "In") } ist eine Wand. Erkunde durch eine Öffnung.
karak-why-portal-leads-to-portal = Ein Portal führt nur zu einem anderen Portal. Wähle eines auf der Karte.
karak-why-not-on-portal = Du stehst auf keinem Portal. Geh zuerst zu einem hin.
karak-why-no-swap = Nur der Hexenmeister kann den Platz tauschen. Du kannst gehen.
karak-why-swap-takes-all-steps = Tauschen geht nur vor deinem ersten Schritt. Versuch es im nächsten Zug.
karak-why-no-swap-after-fight = Tauschen geht nur am Anfang deines Zuges, nicht nach einem Kampf. Versuch es im nächsten Zug.
karak-why-swap-with-another = Wähle auf der Karte einen anderen Helden aus diesem Spiel.
karak-why-no-monster-here = Hier ist kein Monster. Geh weiter.
karak-why-hidden-fights-at-once = Du bist gerade versteckt. Im nächsten Zug kannst du vor deinem ersten Schritt gegen dieses Monster kämpfen.
karak-why-comrade-not-near = Nur ein wacher Held, der hier oder gleich nebenan steht, kann dir helfen. Wähle einen anderen oder kämpfe allein.
karak-why-no-comrades = Nur im kooperativen Modus helfen sich die Helden. Kämpfe allein!
karak-why-no-chest = Hier ist keine Truhe. Such weiter.
karak-why-no-key = Die Truhe ist verschlossen. Hol dir zuerst einen Schlüssel von einem Schlüsselwächter.
karak-why-no-such-item = Hier findest du { NOUN($it, form: "acc") } nicht. Such woanders.
karak-why-put-down-this-turn = Du hast hier gerade { NOUN($it, form: "acc") } abgelegt. Warte bis zum nächsten Zug.
karak-why-monster-in-room = Ein Monster bewacht diesen Raum. Besiege es zuerst.
karak-why-same-item = Du würdest Gleiches gegen Gleiches tauschen. Wähle etwas anderes oder lass es liegen.
karak-why-makes-no-room = { NOUN($item, form: "Nom") } und { NOUN($drop, form: "nom") } gehören nicht in die gleichen Fächer. Leg etwas anderes ab.
karak-why-put-down-only-when-full = Tauschen kannst du nur, was du trägst, und nur, wenn kein Fach mehr frei ist. Wähle etwas anderes.
karak-why-no-free-slot = Du hast kein freies Fach für { NOUN($it, form: "acc") }. Tausche gegen etwas anderes oder lass deinen Fund liegen.
karak-why-nothing-to-heal = Du bist kerngesund. Weiter geht’s!
karak-why-no-fountain = Heilen kannst du dich nur an einem Brunnen. Geh zuerst zu einem hin.
karak-why-no-healing-portal = Du hast kein Heilportal. Riesenspinnen bewachen welche.
karak-why-no-portal-after-fight = Nach einem Kampf kannst du kein Heilportal zaubern. Warte auf deinen nächsten Zug.
karak-why-hero-not-in-play = Dieser Held spielt nicht mit. Wähle einen anderen.
karak-why-cursed-has-no-powers = Du bist verflucht, deshalb wirken deine Fähigkeiten nicht. Heile dich an einem Brunnen.
karak-why-heroes-are-drawn = Einen Moment: Die Helden werden gezogen.
karak-why-first-player-is-found = Einen Moment: Es wird ausgelost, wer beginnt.
karak-why-walk-or-end = Das geht jetzt nicht. Geh, erkunde, tu etwas oder beende deinen Zug.
karak-why-first-fountain = Wähle zuerst einen Brunnen.
karak-why-tile-is-drawn = Einen Moment: Das Plättchen wird gezogen.
karak-why-first-place-tile = Leg zuerst das gezogene Plättchen an.
karak-why-token-is-drawn = Einen Moment: Der Marker wird gezogen.
karak-why-first-choose-token = Wähle zuerst einen der beiden Marker.
karak-why-first-second-monster = Entscheide zuerst: noch ein Monster oder nicht?
karak-why-first-meet = Hier ist ein Monster! Entscheide zuerst, was du tust.
karak-why-dice-are-rolling = Einen Moment: Die Würfel rollen noch.
karak-why-first-keep-or-reroll = Behalte zuerst die Würfel oder würfle neu.
karak-why-first-strike = Schlag zuerst zu oder mach deinen Angriff stärker.
karak-why-first-assist = Entscheide zuerst, ob du mit einem magischen Geschoss hilfst.
karak-why-first-face = Wähle zuerst, gegen welches Monster du kämpfst.
karak-why-first-loot = Entscheide zuerst über deine Belohnung.
karak-why-first-gift = Entscheide zuerst über das Geschenk.
karak-why-first-curse = Wähle zuerst, wer den Fluch bekommt.
karak-why-first-reincarnate = Wähle zuerst den Brunnen, an dem du aufwachst.
karak-why-first-step-back = Wähle zuerst, wohin du zurückweichst.
karak-why-game-is-over = Dieses Spiel ist zu Ende. Fang ein neues an!

## Was geschehen ist

karak-event-hero-drawn = { $seat } spielt { NOUN($hero, form: "acc") }.
karak-event-began = { $seat } beginnt.
karak-event-turn-began = Runde { $round }: { NOUN($hero, form: "Nom") } ist am Zug.
karak-event-recovered = { NOUN($hero, form: "Nom") } erholt sich und hat wieder ein Leben.
karak-event-walked = { NOUN($hero, form: "Nom") } geht weiter.
karak-event-travelled = { NOUN($hero, form: "Nom") } geht durch das Portal.
karak-event-swapped = { NOUN($hero, form: "Nom") } tauscht den Platz mit { NOUN($with, form: "dat") }.
karak-event-wall-broke = Eine Wand stürzt ein, und ein neuer Weg ist frei!
karak-event-tile-drawn = { NOUN($hero, form: "Nom") } späht ins Dunkel: { NOUN($tile, form: "ein") }!
karak-event-tile-placed = { NOUN($hero, form: "Nom") } kommt { NOUN($tile, form: "in") }.
karak-event-foreseen = { NOUN($hero, form: "Nom") } hat die Wahl: { NOUN($one, form: "ein") } oder { NOUN($other, form: "ein") }.
karak-event-returned = { NOUN($token, form: "Nom") } kommt zurück in den Beutel.
karak-event-token-placed = Sieh nur: { NOUN($token, form: "ein") }!
karak-event-room-cleared = Der Drache will allein sein: Alles andere im Raum ist weg.
karak-event-sneaked = { NOUN($hero, form: "Nom") } versteckt sich im Schatten.
karak-event-met = { NOUN($hero, form: "Nom") } trifft auf { NOUN($monster, form: "einen") } mit Stärke { $strength }.
karak-event-comrade-named = { NOUN($comrade, form: "Nom") } hilft { NOUN($hero, form: "dat") }.
karak-event-rolled = { NOUN($hero, form: "Nom") } würfelt { $dice1 } + { $dice2 }: insgesamt Angriff { $attack }.
karak-event-bolt-used = { NOUN($hero, form: "Nom") } feuert ein magisches Geschoss ab: jetzt Angriff { $attack }.
karak-event-sacrificed =
    { NOUN($hero, form: "Nom") } gibt ein Leben her: jetzt Angriff { $attack }, { $lives ->
        [0] kein Leben mehr
       *[other] noch { $lives } Leben
    }.
karak-event-heroic-win = Angriff { $attack } gegen Stärke { $strength }: { NOUN($hero, form: "Nom") } besiegt beide Monster auf einen Streich!
karak-event-won = Angriff { $attack } gegen Stärke { $strength }: { NOUN($hero, form: "Nom") } besiegt { NOUN($monster, form: "acc") }!
karak-event-tied = Angriff { $attack } gegen Stärke { $strength }: Gleichstand zwischen { NOUN($hero, form: "dat") } und { NOUN($monster, form: "dat") }.
karak-event-lost = Angriff { $attack } gegen Stärke { $strength }: { NOUN($monster, form: "Nom") } besiegt { NOUN($hero, form: "acc") }.
karak-event-wounded =
    { NOUN($by, form: "Nom") } verwundet { NOUN($hero, form: "acc") }: { $lives ->
        [0] kein Leben mehr
       *[other] noch { $lives } Leben
    }.
karak-event-stepped-back = { NOUN($hero, form: "Nom") } weicht zurück.
karak-event-fainted = { NOUN($hero, form: "Nom") } wird ohnmächtig.
karak-event-reincarnated = { NOUN($hero, form: "Nom") } wacht an einem Brunnen auf.
karak-event-took = { NOUN($hero, form: "Nom") } nimmt { NOUN($item, form: "acc") }.
karak-event-put-down = { NOUN($hero, form: "Nom") } lässt { NOUN($item, form: "acc") } hier liegen.
karak-event-trophy-gained = { NOUN($hero, form: "Nom") } bekommt eine Trophäe: { NOUN($monster, form: "ein") }.
karak-event-gave = { NOUN($hero, form: "Nom") } gibt { NOUN($to, form: "dat") } { NOUN($item, form: "acc") }.
karak-event-chest-opened = { NOUN($hero, form: "Nom") } öffnet die Truhe mit einem Schlüssel.
karak-event-treasure-won =
    { $treasure ->
        [dragon] { NOUN($hero, form: "Nom") } gewinnt den Rubin!
       *[other] { NOUN($hero, form: "Nom") } gewinnt einen Schatz!
    }
karak-event-healed = { NOUN($hero, form: "Nom") } ist wieder gesund: { $lives } Leben.
karak-event-teleported = Ein Heilportal bringt { NOUN($hero, form: "acc") } zu einem Brunnen.
karak-event-cursed = Der Fluch trifft { NOUN($hero, form: "acc") }: vorerst keine Fähigkeiten.
karak-event-curse-stayed = Der Fluch bleibt bei { NOUN($hero, form: "dat") }.
karak-event-curse-lifted = { NOUN($hero, form: "Nom") } ist den Fluch los.
karak-event-wrath-rose = Der Drache wird wütender: Zorn { $wrath } von { $limit }.
karak-event-ended =
    { $ending ->
        [dragon_slain] { karak-ending-dragon-slain }
        [agreed] { karak-ending-agreed }
        [round_limit] { karak-ending-round-limit }
        [party_down] { karak-ending-party-down }
       *[wrath] { karak-ending-wrath }
    }

## Wie es ausging

karak-ending-dragon-slain = Der Drache ist besiegt!
karak-ending-agreed = Die Spieler haben sich geeinigt, hier aufzuhören.
karak-ending-round-limit = Die letzte Runde ist vorbei.
karak-ending-party-down = Alle Helden sind bewusstlos: Die Katakomben haben gewonnen.
karak-ending-wrath = Der Zorn des Drachen ist zu groß: Die Katakomben haben gewonnen.

## Woraus ein Angriff besteht

karak-part-dice = Würfel
karak-part-weapons = Waffen
karak-part-lent-weapons = Waffen des Gefährten
karak-part-premonition = Vorahnung
karak-part-bolts = Magische Geschosse
karak-part-lent-bolts = Geschosse des Gefährten
karak-part-sacrifice = Opfer

## Heldentafeln, Karten und Vorrat

karak-lives =
    { $lives ->
        [0] Kein Leben von { $of }
       *[other] { $lives } Leben von { $of }
    }
karak-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
karak-steps =
    { $steps ->
        [0] Kein Schritt mehr
        [one] Noch { $steps } Schritt
       *[other] Noch { $steps } Schritte
    }
karak-is-cursed = Verflucht
karak-carries = Gegenstände
karak-slot-weapon = Leeres Fach für eine Waffe
karak-slot-spell = Leeres Fach für einen Zauber
karak-slot-key = Leeres Fach für einen Schlüssel
karak-holdings = Was du trägst
karak-holds-nothing = Noch nichts bei dir
karak-weapons = Waffen: +{ $points }
karak-trophies = Trophäen
karak-asleep = wirkt gerade nicht
karak-wrath = Zorn des Drachen: { $wrath } von { $limit }
karak-party-score = Zusammen: { $score }
karak-fight = Kampf
karak-chance =
    { $tie ->
        [0] Du gewinnst { $percent } Mal von 100
       *[other] Du gewinnst { $percent } Mal von 100, { $tie } Mal gibt es Gleichstand
    }
karak-attack = Angriff
karak-strength = Stärke
karak-attack-now = Angriff { $attack }
karak-attack-up-to = Angriff bis { $attack }
karak-loot = Belohnung
karak-loot-full = Deine Hände sind voll: Was legst du ab?
karak-bag = Im Beutel: { $count } Marker
karak-stack = Im Stapel: { $count } Plättchen
