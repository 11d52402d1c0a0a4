### Karak 2 a Imperium. Kde co je, text nikdy neříká: kdo hraje, vidí to na mapě.
### Čísla natištěná v krabici přicházejí z pohledu.

karak2-title = Karak 2
karak2-tagline = Prozkoumej zemi, postav si město, veď vojsko a poraz Temného generála.

## Hrdinové

karak2-hero-horan = Válečník
    .name = Horan
    .acc = Horana
karak2-hero-taia = Věštkyně
    .name = Taia
    .acc = Taiu
karak2-hero-lorraine = Hraničářka
    .name = Lorraine
    .acc = Lorraine
karak2-hero-xanros = Černokněžník
    .name = Xanros
    .acc = Xanrose
karak2-hero-elspeth = Princezna bojovnice
    .name = Elspeth
    .acc = Elspeth
karak2-hero-darius = Zvěd
    .name = Darius
    .acc = Daria
karak2-hero-aderyn = Zlodějka
    .name = Aderyn
    .acc = Aderyn
karak2-hero-argentus = Čaroděj
    .name = Argentus
    .acc = Argenta
karak2-hero-valduk = Barbar
    .name = Valduk
    .acc = Valduka
karak2-hero-kirima = Lovkyně tvorů
    .name = Kirima
    .acc = Kirimu
karak2-hero-saigo = Samuraj
    .name = Saigo
    .acc = Saiga

## Schopnosti

karak2-power-war-strategy = Válečná strategie
    .about = Jednou za bitvu smíš přehodit všechny své jednotky.
karak2-power-pillage = Plenění
    .about = Když vyhraješ bitvu, hned na tom dílku sklidíš.
karak2-power-fate-weaver = Tkadlena osudu
    .about = Na nový dílek vytáhneš o jednu armádu víc a jednu vrátíš do pytlíku.
karak2-power-master-builder = Mistryně stavitelka
    .about = Tvoje město i každá budova tě stojí o jednu surovinu méně.
karak2-power-falcon = Sokol
    .about = Jednou za tah smí tvůj sokol položit nový dílek kamkoli na okraj mapy. Nestojí to akci.
karak2-power-bear = Medvěd
    .about = Od začátku s tebou bojuje medvěd. Do slávy se nepočítá.
karak2-power-necromancy = Nekromancie
    .about = Za akci vyvoláš do svého vojska kostlivce. Do slávy se nepočítá.
karak2-power-soul-collector = Sběratel duší
    .about = Za každou jednotku ztracenou v bitvě získáš zpět život.
karak2-power-finesse = Bojová obratnost
    .about = Jednou za bitvu smíš přehodit svou kostku hrdiny.
karak2-power-magic-ride = Kouzelná jízda
    .about = Jednou za tah smíš jet o několik dílků rovně, i přes rokle.
karak2-power-scouting = Průzkum terénu
    .about = Když prozkoumáváš, podíváš se tajně na dva dílky, jeden položíš a druhý vrátíš.
karak2-power-claws = Drápy a tesáky
    .about = Nejslabší armády před tebou padnou bez bitvy a generál přijde o jednoho pretoriána.
karak2-power-rebellion = Vzpoura
    .about = Jednou za tah smíš v lese přivolat rytíře za akci a jídlo. Město k tomu nepotřebuješ.
karak2-power-sneaking = Plížení
    .about = Můžeš projít kolem armád i do doupat bez boje. Zastaví tě jen generál a trhliny.
karak2-power-affinity = Magické nadání
    .about = Jednou za bitvu ti vržená ohnivá koule zůstane, nebo ji vrhneš silněji.
karak2-power-lion = Král přírody
    .about = Jednou za tah smí tvůj lev zahnat slabší armádu na jiný dílek. Nestojí to akci.
karak2-power-berserk = Berserk
    .about = Když tvá kostka hrdiny ukazuje dvě lebky, je tvůj útok silnější.
karak2-power-tough-hide = Tuhá kůže
    .about = Když má jednotka zahynout, smíš za ni dát život a zachránit ji.
karak2-power-charge = Útok do bitvy
    .about = Proti nepřátelům, kteří byli na mapě už před tvým přesunem, útočíš silněji.
karak2-power-whale = Snová velryba
    .about = Jednou za tah smíš letět ke zraněnému hrdinovi a oba získáte zpět život.
karak2-power-traveller = Zkušený cestovatel
    .about = Když postavíš město, dostaneš s ním zadarmo i střelnici.
karak2-power-strategic-position = Strategická pozice
    .about = Jednou za bitvu smíš přehodit své lučištníky, všechny nebo jen některé.

## Armády a jiní nepřátelé

karak2-monster-skeleton-warrior = Kostlivý válečník
    .about = Hlídá meč.
    .nom = kostlivý válečník
    .acc = kostlivého válečníka
karak2-monster-fire-eater = Pojídač ohně
    .about = Hlídá ohnivou kouli.
    .nom = pojídač ohně
    .acc = pojídače ohně
karak2-monster-shadow-eater = Pojídač stínů
    .about = Hlídá kouzlo kapsář.
    .nom = pojídač stínů
    .acc = pojídače stínů
karak2-monster-skeleton-giant = Kostlivý obr
    .about = Táhne vůz plný surovin.
    .nom = kostlivý obr
    .acc = kostlivého obra
karak2-monster-dark-dryad = Temná dryáda
    .about = Hlídá amulet. Který, se ukáže, až ji někdo porazí.
    .nom = temná dryáda
    .acc = temnou dryádu
karak2-monster-hammer-cursed = Prokletý s kladivem
    .about = Hlídá válečné kladivo.
    .nom = prokletý s kladivem
    .acc = prokletého s kladivem
karak2-monster-skeleton-rider = Kostlivý jezdec
    .about = Hlídá malý kámen duše.
    .nom = kostlivý jezdec
    .acc = kostlivého jezdce
karak2-monster-envoy-of-death = Posel smrti
    .about = Hlídá velký kámen duše.
    .nom = posel smrti
    .acc = posla smrti
karak2-monster-ghost = Duch
    .about = Hlídá požehnání.
    .nom = duch
    .acc = ducha
karak2-monster-time-master = Pán času
    .about = Kdo ho porazí, tomu pak slouží.
    .nom = Pán času
    .acc = Pána času

karak2-enemy-general = Temný generál
    .about = Hlídá arcikámen duše. Vždy zraní, a když padne, hra končí.
karak2-enemy-goblins = Goblini
    .about = Žijí v jeskyni goblinů, a když všichni hrdinové odejdou, vrátí se.
karak2-enemy-stone-eaters = Pojídači kamene
    .about = Žijí ve svém dole, a když všichni hrdinové odejdou, vrátí se.
karak2-praetorians =
    { $count ->
        [one] a { $count } pretorián
        [few] a { $count } pretoriáni
       *[other] a { $count } pretoriánů
    }

## Předměty

karak2-item-sword = Meč
    .about = Zbraň: každý tvůj útok je silnější.
    .nom = meč
    .acc = meč
karak2-item-war-hammer = Válečné kladivo
    .about = Zbraň: každý tvůj útok je ještě silnější než s mečem.
    .nom = válečné kladivo
    .acc = válečné kladivo
karak2-item-fireball = Ohnivá koule
    .about = Kouzlo: po hodu zesílí jeden útok, pak je spotřebované.
    .nom = ohnivá koule
    .acc = ohnivou kouli
karak2-item-pickpocket = Kapsář
    .about = Kouzlo: vezme jinému hrdinovi dvě suroviny podle tvého výběru, pak je spotřebované.
    .nom = kouzlo kapsář
    .acc = kouzlo kapsář
karak2-item-blessing = Požehnání
    .about = Kouzlo: ve tvém tahu přivede jednotku, nebo po hodu zruší všechny lebky. Pak je spotřebované.
    .nom = požehnání
    .acc = požehnání
karak2-item-abundance = Amulet hojnosti
    .about = Každá sklizeň dá o jednu surovinu víc.
    .nom = amulet hojnosti
    .acc = amulet hojnosti
karak2-item-glory = Amulet slávy
    .about = Máš víc slávy, a tak můžeš mít víc jednotek.
    .nom = amulet slávy
    .acc = amulet slávy
karak2-item-action = Amulet činu
    .about = Každý tah máš o jednu akci víc.
    .nom = amulet činu
    .acc = amulet činu
karak2-item-protection = Amulet ochrany
    .about = Po každém tvém hodu zruší část lebek.
    .nom = amulet ochrany
    .acc = amulet ochrany
karak2-item-titan = Amulet titána
    .about = Dokud ho neseš, bojuje za tebe titán.
    .nom = amulet titána
    .acc = amulet titána

karak2-class-weapon = Zbraň
    .gen = zbraní
karak2-class-spell = Kouzlo
    .gen = kouzel
karak2-class-amulet = Amulet
    .gen = amuletů

## Kostky a jednotky

karak2-die-hero = Kostka hrdiny
    .about = Hází se jí vždy. Její lebky tě stojí životy.
    .acc = kostku hrdiny
    .pl = kostky hrdinů
    .gen = kostek hrdinů
    .na = na kostce hrdiny
karak2-die-knight = Rytíř
    .about = Nemá velkou sílu, ale hodně vydrží.
    .acc = rytíře
    .pl = rytíře
    .gen = rytířů
    .na = na rytíři
karak2-die-archer = Lučištník
    .about = Často má sílu, často ho zasáhnou.
    .acc = lučištníka
    .pl = lučištníky
    .gen = lučištníků
    .na = na lučištníkovi
karak2-die-mage = Mág
    .about = Nejsilnější jednotka, kterou můžeš vycvičit. Zasáhnou ho stejně často jako lučištníka.
    .acc = mága
    .pl = mágy
    .gen = mágů
    .na = na mágovi
karak2-die-skeleton = Kostlivec
    .about = Vyvolala ho nekromancie. Když padne, může se vrátit.
    .acc = kostlivce
    .pl = kostlivce
    .gen = kostlivců
    .na = na kostlivci
karak2-die-bear = Medvěd
    .about = Medvěd hraničářky Lorraine. Nikdy nezahyne.
    .acc = medvěda
    .pl = medvědy
    .gen = medvědů
    .na = na medvědovi
karak2-die-titan = Titán
    .about = Přichází se svým amuletem a nikdy nezahyne.
    .acc = titána
    .pl = titány
    .gen = titánů
    .na = na titánovi
karak2-die-guard = Císařská garda
    .about = Přichází s korunou a nikdy nezahyne. Její štít zruší lebku na jiné kostce.
    .acc = císařskou gardu
    .pl = císařské gardy
    .gen = císařských gard
    .na = na císařské gardě
karak2-die-time-master = Pán času
    .about = Jeho časová smyčka přehodí jiné kostky. Může tě ale i zradit a odejít k jinému hrdinovi.
    .acc = Pána času
    .pl = Pány času
    .gen = Pánů času
    .na = na Pánovi času

karak2-unit-knight = Rytíř
    .about = Cvičí se ve vojenském táboře.
karak2-unit-archer = Lučištník
    .about = Cvičí se na střelnici.
karak2-unit-mage = Mág
    .about = Cvičí se ve věži mágů.

karak2-face =
    { $sign ->
        [shield] štít
        [loop] časová smyčka
        [betrayal] zrada
       *[none]
            { $skulls ->
                [0]
                    { $swords ->
                        [0] prázdná strana
                        [one] { $swords } meč
                        [few] { $swords } meče
                       *[other] { $swords } mečů
                    }
                [1]
                    { $swords ->
                        [0] lebka
                        [one] { $swords } meč a lebka
                        [few] { $swords } meče a lebka
                       *[other] { $swords } mečů a lebka
                    }
               *[other]
                    { $swords ->
                        [0] { $skulls } lebky
                        [one] { $swords } meč a { $skulls } lebky
                        [few] { $swords } meče a { $skulls } lebky
                       *[other] { $swords } mečů a { $skulls } lebky
                    }
            }
    }
karak2-shown-die = { $die }: { $face }
karak2-numbered-die = { $die } { $number } z { $of }

karak2-again-units = Přehodit všechny jednotky
karak2-again-hero = Přehodit kostku hrdiny
karak2-again-archers = Přehodit lučištníky
karak2-again-loop = Vrátit čas

karak2-fireball-plain = Ohnivá koule
    .about = Silnější útok. Ohnivá koule se spotřebuje.
karak2-fireball-kept = Ohnivá koule, která zůstane
    .about = Silnější útok a ohnivá koule ti zůstane. Jednou za bitvu.
karak2-fireball-great = Velká ohnivá koule
    .about = Mnohem silnější útok. Ohnivá koule se spotřebuje. Jednou za bitvu.

## Budovy

karak2-building-stable = Stáj
    .about = Každý tah máš o jednu akci víc, hned od teď.
    .acc = stáj
karak2-building-portal = Portál
    .about = Jednou za tah: ze svého města na kterýkoli dílek, nebo odkudkoli do svého města.
    .acc = portál
karak2-building-banners = Prapory slávy
    .about = Máš víc slávy, a tak můžeš mít víc jednotek.
    .acc = prapory slávy
karak2-building-camp = Vojenský tábor
    .about = Tady cvičíš rytíře.
    .acc = vojenský tábor
karak2-building-range = Střelnice
    .about = Tady cvičíš lučištníky.
    .acc = střelnici
karak2-building-mage-tower = Věž mágů
    .about = Tady cvičíš mágy.
    .acc = věž mágů

## Země, suroviny a směry

karak2-land-castle = Hrad
    .about = Tady všichni začínají. Tady můžeš vymýtit mor a vrátí se ti všechny životy.
    .nom = hrad
    .acc = hrad
    .to = na hrad
karak2-land-farm = Farma
    .about = Sklizeň dá jídlo.
    .nom = farma
    .acc = farmu
    .to = na farmu
karak2-land-forest = Les
    .about = Sklizeň dá dřevo.
    .nom = les
    .acc = les
    .to = do lesa
karak2-land-farm-forest = Farma a les
    .about = Sklizeň dá jídlo a dřevo.
    .nom = farma u lesa
    .acc = farmu u lesa
    .to = na farmu u lesa
karak2-land-farm-rock = Farma a skála
    .about = Sklizeň dá jídlo a kámen.
    .nom = farma u skály
    .acc = farmu u skály
    .to = na farmu u skály
karak2-land-forest-rock = Les a skála
    .about = Sklizeň dá dřevo a kámen.
    .nom = les u skály
    .acc = les u skály
    .to = do lesa u skály
karak2-land-big-farm = Velká farma
    .about = Sklizeň dá hodně jídla.
    .nom = velká farma
    .acc = velkou farmu
    .to = na velkou farmu
karak2-land-dense-forest = Hustý les
    .about = Sklizeň dá hodně dřeva.
    .nom = hustý les
    .acc = hustý les
    .to = do hustého lesa
karak2-land-big-rock = Velká skála
    .about = Sklizeň dá hodně kamene.
    .nom = velká skála
    .acc = velkou skálu
    .to = k velké skále
karak2-land-abyss = Pekelná propast
    .about = Tady čeká Temný generál. Nic tu neroste.
    .nom = Pekelná propast
    .acc = Pekelnou propast
    .to = do Pekelné propasti
karak2-land-goblin-cave = Jeskyně goblinů
    .about = Doupě. Kdo porazí gobliny, dostane jídlo a dřevo, pokaždé znovu.
    .nom = jeskyně goblinů
    .acc = jeskyni goblinů
    .to = do jeskyně goblinů
karak2-land-stone-eater-mine = Důl pojídačů kamene
    .about = Doupě. Kdo porazí pojídače kamene, dostane kámen, pokaždé znovu.
    .nom = důl pojídačů kamene
    .acc = důl pojídačů kamene
    .to = do dolu pojídačů kamene
karak2-land-rift = Trhlina
    .about = Nová trhlina svolá všechny hrdiny: kdo bojuje nejlépe, získá korunu. Pak je zavřená a nic tu neroste.
    .nom = trhlina
    .acc = trhlinu
    .to = k trhlině

karak2-resource-food = Jídlo
    .acc = jídlo
karak2-resource-wood = Dřevo
    .acc = dřevo
karak2-resource-stone = Kámen
    .acc = kámen

karak2-goods-food =
    { $food ->
        [one] { $food } jídlo
        [few] { $food } jídla
       *[other] { $food } jídel
    }
karak2-goods-wood =
    { $wood ->
        [one] { $wood } dřevo
        [few] { $wood } dřeva
       *[other] { $wood } dřev
    }
karak2-goods-stone =
    { $stone ->
        [one] { $stone } kámen
        [few] { $stone } kameny
       *[other] { $stone } kamenů
    }
karak2-goods =
    { $food ->
        [0]
            { $wood ->
                [0]
                    { $stone ->
                        [0] nic
                       *[other] { karak2-goods-stone }
                    }
               *[other]
                    { $stone ->
                        [0] { karak2-goods-wood }
                       *[other] { karak2-goods-wood } a { karak2-goods-stone }
                    }
            }
       *[other]
            { $wood ->
                [0]
                    { $stone ->
                        [0] { karak2-goods-food }
                       *[other] { karak2-goods-food } a { karak2-goods-stone }
                    }
               *[other]
                    { $stone ->
                        [0] { karak2-goods-food } a { karak2-goods-wood }
                       *[other] { karak2-goods-food }, { karak2-goods-wood } a { karak2-goods-stone }
                    }
            }
    }
karak2-for-goods =
    { $food ->
        [0]
            { $wood ->
                [0]
                    { $stone ->
                        [0] zadarmo
                       *[other] za { karak2-goods }
                    }
               *[other] za { karak2-goods }
            }
       *[other] za { karak2-goods }
    }
karak2-costs = Stojí { karak2-goods }
karak2-gives = Dá { karak2-goods }
karak2-missing = Chybí: { karak2-goods }
karak2-spared = o { $count } méně
karak2-gives-lives =
    { $lives ->
        [one] Vrátí { $lives } život
        [few] Vrátí { $lives } životy
       *[other] Vrátí { $lives } životů
    }
karak2-free = Zadarmo
karak2-uses-action = Jedna akce
karak2-uses-move = Stojí přesun
karak2-ends-turn = Ukončí tvůj tah

karak2-edge-ne = severovýchod
    .to = na severovýchod
    .In = Na severovýchodě
karak2-edge-e = východ
    .to = na východ
    .In = Na východě
karak2-edge-se = jihovýchod
    .to = na jihovýchod
    .In = Na jihovýchodě
karak2-edge-sw = jihozápad
    .to = na jihozápad
    .In = Na jihozápadě
karak2-edge-w = západ
    .to = na západ
    .In = Na západě
karak2-edge-nw = severozápad
    .to = na severozápad
    .In = Na severozápadě
karak2-way =
    { $count ->
        [one] { $count } dílek { NOUN($side, kind: "edge", form: "to") }
        [few] { $count } dílky { NOUN($side, kind: "edge", form: "to") }
       *[other] { $count } dílků { NOUN($side, kind: "edge", form: "to") }
    }
karak2-way-here = na tvém dílku

## Herní plán

karak2-board = Herní plán. Mapa země
karak2-board-keys = Klávesy W, E, D, X, Y a A (kolem klávesy S) vedou hrdinu nebo prozkoumávají v šesti směrech: vlevo nahoru, vpravo nahoru, vpravo, vpravo dolů, vlevo dolů, vlevo. Šipky vedou nejbližší cestou, s klávesou Shift posouvají mapu. Šipky vlevo a vpravo otáčejí nový dílek, Enter ho položí. Plus a minus: přiblížit a oddálit. 0: celá mapa. Home: zpět k hrdinovi. Tab: vším, co si můžeš vybrat.
karak2-out-of-reach = Tam teď jít nemůžeš. Vyber zářící místo, nebo se zeptej „Co můžu dělat?“.
karak2-army-here = { NOUN($army) }: síla { $strength }
karak2-city-here = Město ({ $name })
karak2-chasms =
    { $chasms ->
        [none] Žádné rokle
       *[other] Rokle: { $chasms }
    }
karak2-unexplored = Neprozkoumaná země

## Možnosti

karak2-option-imperium = Imperium
    .about = Rozšíření: trhliny, doupata, císař a jeho vazalové a pět dalších hrdinů.
karak2-option-friendly = Přátelský
    .about = Žádný mor a žádná bída: dvě lebky stojí jen životy.

## Na co se hra ptá

karak2-phase-draw-hero = Kdo hraje za kterého hrdinu?
karak2-phase-first-player = Kdo začíná?
karak2-phase-act = Přesuň se, něco udělej, nebo ukonči tah.
karak2-phase-draw-tile = Jaká země tam leží?
karak2-phase-keep-tile = Který dílek si necháš? Druhý se vrátí navrch hromádky.
karak2-phase-lay-tile = Kam položí sokol { NOUN($land, kind: "land", form: "acc") }?
karak2-phase-turn-tile = Otoč dílek a polož ho.
karak2-phase-draw-army = Jaká armáda tu žije?
karak2-phase-return-army = Která armáda se vrátí do pytlíku?
karak2-phase-slay = Která armáda padne bez bitvy?
karak2-phase-send = { karak2-choose-dice }
karak2-phase-roll = Kostky se kutálejí…
karak2-phase-betray = Pán času tě zrazuje! Kdo ho dostane?
karak2-phase-roll-again = Přehodíš, nebo si kostky necháš?
karak2-phase-pick = { NOUN($die, kind: "die") }, padlo: { $face }. Kolik takových kostek přehodíš?
karak2-phase-fireballs = Vrhneš ohnivou kouli?
karak2-phase-break-tie = Shoda! Kostky hrdinů se kutálejí znovu…
karak2-phase-shield = Kterou lebku zruší štít?
karak2-phase-protect =
    { $left ->
        [one] Kterou lebku zruší tvůj amulet? Ještě jednu.
       *[other] Kterou lebku zruší tvůj amulet? Nejvýš { $left }.
    }
karak2-phase-bless = Sešleš požehnání, aby zrušilo všechny lebky?
karak2-phase-bless-unit = Kterou jednotku ti požehnání přivede?
karak2-phase-tough-hide = Dáš život za záchranu jednotky?
karak2-phase-plague = Dvě lebky! Koho postihne mor a bída?
karak2-phase-find-amulet = Který amulet dryáda hlídala?
karak2-phase-unload =
    { $left ->
        [one] Co si vezmeš z vozu? Ještě jednu surovinu.
        [few] Co si vezmeš z vozu? Ještě { $left } suroviny.
       *[other] Co si vezmeš z vozu? Ještě { $left } surovin.
    }
karak2-phase-put-down = Máš příliš mnoho { NOUN($class, kind: "class", form: "gen") }: co položíš?
karak2-phase-send-home = Tvá sláva klesla: která jednotka půjde domů?
karak2-phase-abundance = Čeho ti amulet přinese víc?
karak2-phase-spare = Kterou surovinu ušetříš?
karak2-phase-give-building = Komu daruješ { NOUN($building, kind: "building", form: "acc") }?
karak2-phase-build = Postavíš ještě něco?
karak2-phase-recruit = Vycvičíš ještě někoho?
karak2-phase-give-unit = Komu daruješ jednotku?
karak2-phase-tax = Daň pro císaře: kterou surovinu dáš?
karak2-phase-pick-up = Sebereš ještě něco?
karak2-phase-steal =
    { $left ->
        [one] Okrádáš { NOUN($from, form: "acc") }: co si vezmeš? Ještě jednu surovinu.
        [few] Okrádáš { NOUN($from, form: "acc") }: co si vezmeš? Ještě { $left } suroviny.
       *[other] Okrádáš { NOUN($from, form: "acc") }: co si vezmeš? Ještě { $left } surovin.
    }
karak2-phase-drive = Kam zaženeš { NOUN($army, form: "acc") }?
karak2-phase-over = Hra skončila.

## Tlačítka

karak2-action-walk = Jít { NOUN($it, kind: "edge", form: "to") }
karak2-action-explore = Prozkoumat { NOUN($it, kind: "edge") }
karak2-action-portal = Portálem { NOUN($land, kind: "land", form: "to") }, { $way }
karak2-action-ride = Jet { NOUN($land, kind: "land", form: "to") }, { $way }
karak2-action-whale = Letět tam, kde je { NOUN($it, form: "name") }
karak2-action-return = Zpět na hrad
karak2-action-fight = Bojovat
karak2-action-challenge = Vyzvat císaře
karak2-action-heal = Léčit se
karak2-action-harvest = Sklízet
karak2-action-build-city = Postavit město
karak2-action-build = Postavit { NOUN($it, kind: "building", form: "acc") }
karak2-action-dismiss = Poslat domů { NOUN($it, kind: "die", form: "acc") }
karak2-action-train = Vycvičit { NOUN($it, kind: "die", form: "acc") }
karak2-action-take = Vzít si { NOUN($it, form: "acc") }
karak2-action-swap = Vzít si { NOUN($take, form: "acc") }, nechat { NOUN($leave, form: "acc") }
karak2-action-eradicate = Vymýtit mor
karak2-action-raise = Vyvolat kostlivce
karak2-action-rebel = Přivolat rytíře
karak2-action-falcon = Vyslat sokola
karak2-action-pickpocket = Okrást { NOUN($it, form: "acc") }
karak2-action-pray = Požehnáním přivolat { NOUN($it, kind: "die", form: "acc") }
karak2-action-roar = Zahnat { NOUN($army, form: "acc") } ({ $way })
karak2-action-keep =
    { $chasms ->
        [none] Nechat si { NOUN($land, kind: "land", form: "acc") }
       *[other] Nechat si { NOUN($land, kind: "land", form: "acc") }, rokle: { $chasms }
    }
karak2-action-lay-at = Položit sem: { $way }
karak2-action-lay =
    { $chasms ->
        [none] Položit dílek
       *[other] Položit dílek, rokle: { $chasms }
    }
karak2-action-put-back = Vrátit { NOUN($it, form: "acc") }
karak2-action-slay = Padne { NOUN($it, form: "nom") }
karak2-action-count = { NOUN($die, kind: "die") } × { $it }
karak2-action-all = Všechny ostatní
karak2-action-again = { NOUN($it, kind: "again") }
karak2-action-fireball = Vrhnout ohnivou kouli
karak2-action-keep-fireball = Vrhnout ohnivou kouli a nechat si ji
karak2-action-great-fireball = Vrhnout velkou ohnivou kouli
karak2-action-ignore = Zrušit lebku { NOUN($it, kind: "die", form: "na") }
karak2-action-bless = Seslat požehnání
karak2-action-enlist = Vzít si { NOUN($it, kind: "die", form: "acc") }
karak2-action-save = Dát život za { NOUN($it, kind: "die", form: "acc") }
karak2-action-choose = Vybrat { NOUN($it, form: "acc") }
karak2-action-pick = { NOUN($it, kind: "resource") }
karak2-action-drop = Položit { NOUN($it, form: "acc") }
karak2-action-give = { NOUN($unit, kind: "die") } pro { NOUN($to, form: "acc") }
karak2-action-drive = Zahnat ji sem: { $way }
karak2-action-enough = Dál
karak2-action-done = Hotovo
karak2-action-end-turn = Ukončit tah

## Proč ne

karak2-why-all-lives = Máš všechny životy. Udělej něco jiného.
karak2-why-not-on-castle = Mor se dá vymýtit jen na hradě. Nejdřív tam dojdi.
karak2-why-nothing-to-eradicate = Máš všechny životy a ve tvém městě není mor. Udělej něco jiného.
karak2-why-no-tile-drawn = Nemáš žádný dílek k položení. Nejdřív něco prozkoumej.
karak2-why-no-army-drawn = Žádná armáda není vytažená. Nejdřív objev nový dílek.
karak2-why-no-weak-army = Teď tu žádná slabá armáda nepadne. Hraj dál.
karak2-why-no-battle = Teď není bitva. Nejdřív vstup na dílek s armádou.
karak2-why-move-used = Přesun už je za tebou. Něco udělej, nebo ukonči tah.
karak2-why-not-everybody-is-cut-off = Někdo ještě má cestu ven nebo nepřítele, kterého může porazit. Na hrad se vrátíš, jen když jsou odříznutí všichni. Udělej něco jiného.
karak2-why-chasm-in-the-way = { NOUN($it, kind: "edge", form: "In") } je rokle. Hledej jinou cestu.
karak2-why-not-explored = { NOUN($it, kind: "edge", form: "In") } ještě nikdo nebyl. Prozkoumej to tam!
karak2-why-already-explored = { NOUN($it, kind: "edge", form: "In") } už dílek leží. Jdi tam, jestli je cesta volná.
karak2-why-no-tile-left = Všechny dílky už jsou na mapě a není co prozkoumávat. Udělej něco jiného.
karak2-why-no-portal = Nemáš portál. Nejdřív ho postav ve svém městě.
karak2-why-portal-used = Portál už v tomto tahu posloužil. Zkus to v dalším tahu.
karak2-why-no-tile-there = Tam žádný dílek neleží. Vyber některý na mapě.
karak2-why-already-there = Tam už jsi. Vyber jiný dílek.
karak2-why-portal-leads-to-city = Odsud vede portál jen do tvého města. Vyber své město.
karak2-why-ridden-already = Kouzelná jízda už v tomto tahu byla. Zkus to v dalším tahu.
karak2-why-ride-in-a-line = Jedeš rovně po položených dílcích, jen k prvním nepřátelům. Vyber zářící místo.
karak2-why-flown-already = Snová velryba už v tomto tahu letěla. Zkus to v dalším tahu.
karak2-why-fly-to-another = Velryba letí jen k jinému hrdinovi z této hry. Některého vyber.
karak2-why-not-wounded = { NOUN($it, form: "name") } nemá žádné zranění. Vyber zraněného hrdinu.
karak2-why-no-army-here = Tady žádná armáda není. Bitva začne, když vstoupíš na dílek s armádou.
karak2-why-no-emperor = Ještě není žádný císař. První koruna se získá v trhlině.
karak2-why-is-emperor = Korunu máš ty. Teď ostatní vyzývají tebe!
karak2-why-emperor-not-here = Císař na tomto dílku není. Nejdřív za ním dojdi.
karak2-why-emperor-unconscious = Císař je v bezvědomí a vyzvat ho nejde. Chvíli počkej.
karak2-why-harvest-beside-army = Je tu armáda. Nejdřív ji poraz.
karak2-why-harvest-in-city = Kde stojí město, tam se nesklízí. Jdi na jiný dílek.
karak2-why-lair-gives-to-winners = Doupě dává jen tomu, kdo porazí jeho nepřátele. Sklízej na jiném dílku.
karak2-why-brings-nothing = Tady nic neroste. Jdi na jiný dílek.
karak2-why-harvested-already = Tady už je v tomto tahu sklizeno. Jdi na jiný dílek, nebo počkej na další tah.
karak2-why-has-city = Město už máš a každý má jen jedno. Stavěj v něm.
karak2-why-no-city-on-lair = V doupěti se město nestaví. Hledej jiný dílek.
karak2-why-no-city-on = Tady město stát nemůže. Hledej jiný dílek.
karak2-why-city-beside-army = Je tu armáda. Nejdřív ji poraz.
karak2-why-another-city-here = Tady už město stojí. Hledej jiný dílek.
karak2-why-another-hero-here = Je tu jiný hrdina. Postav město tam, kde nikdo jiný není.
karak2-why-no-city = Ještě nemáš město. Nejdřív ho postav.
karak2-why-not-in-own-city = Stavět můžeš jen ve svém městě. Nejdřív tam dojdi.
karak2-why-stands-already = Ve městě už máš { NOUN($it, kind: "building", form: "acc") }. Postav něco jiného.
karak2-why-tax-must-be-left = Potřebuješ ještě jednu surovinu na daň pro císaře. Nejdřív nějakou získej.
karak2-why-too-expensive = Chybí ti { karak2-goods }. Nejdřív získej víc surovin.
karak2-why-has-no-unit = Nemáš žádné { NOUN($it, kind: "die", form: "pl") }. Vyber jinou jednotku.
karak2-why-dismiss-before-training = Domů se jednotky posílají, než vycvičíš první. Cvič dál, nebo skonči.
karak2-why-dismiss-only-to-train = Domů můžeš jednotku poslat, jen když pak můžeš vycvičit jinou. Nejdřív získej suroviny.
karak2-why-needs-building = Vycvičit { NOUN($unit, kind: "die", form: "acc") } jde, jen když máš { NOUN($building, kind: "building", form: "acc") }. Nejdřív tu budovu postav.
karak2-why-no-unit-left = Zásoba { NOUN($it, kind: "die", form: "gen") } je prázdná. Vyber jinou jednotku, nebo počkej.
karak2-why-glory-allows-no-training = Se slávou { $it } nemůžeš mít víc jednotek. Poraz silnějšího nepřítele, nebo nejdřív pošli jednotku domů.
karak2-why-keep-unit-to-give = Je to poslední jednotka tohoto druhu a jednu musíš darovat i vazalovi. Vyber jiný druh.
karak2-why-no-unit-would-be-left = Pak by nezbyla jednotka na dar pro vazala. Vyber jiný druh, nebo skonči.
karak2-why-train-in-city = Jednotky se cvičí ve vlastním městě. Nejdřív tam dojdi.
karak2-why-plague-in-city = Ve tvém městě je mor. Nejdřív ho vymýti na hradě.
karak2-why-no-such-item = Tady { NOUN($it, form: "acc") } nenajdeš. Hledej jinde.
karak2-why-no-free-slot = Na { NOUN($it, form: "acc") } nemáš volnou přihrádku. Něco vyměň.
karak2-why-not-held = U sebe nemáš { NOUN($it, form: "acc") }. Nech ležet něco jiného.
karak2-why-makes-no-room = { NOUN($take) } a { NOUN($leave, form: "nom") } nepatří do stejných přihrádek. Nech ležet něco jiného.
karak2-why-changes-nothing = To by byla výměna stejného za stejné. Vyber něco jiného.
karak2-why-no-skeleton-left = Všichni kostlivci už jsou ve tvém vojsku. Udělej něco jiného.
karak2-why-rebelled-already = Jen jeden rytíř za tah. Dalšího přivolej v dalším tahu.
karak2-why-no-forest = Tady není les. Nejdřív do nějakého dojdi.
karak2-why-rebellion-costs = Přivolat rytíře stojí { karak2-goods }. Nejdřív získej víc surovin.
karak2-why-glory-allows-no-unit = Se slávou { $it } nemůžeš mít víc jednotek. Nejdřív poraz silnějšího nepřítele.
karak2-why-falcon-has-flown = Sokol už v tomto tahu letěl. Vyšli ho v dalším tahu.
karak2-why-no-open-edge = Sokol nenašel žádnou volnou hranu. Udělej něco jiného.
karak2-why-no-pickpocket = Nemáš kouzlo kapsář. Hlídají ho pojídači stínů.
karak2-why-rob-another = Okrást můžeš jen jiného hrdinu z této hry. Některého vyber.
karak2-why-has-no-resources = { NOUN($it, form: "name") } nemá žádné suroviny. Vyber jiného hrdinu.
karak2-why-no-blessing = Nemáš žádné požehnání. Hlídají je duchové.
karak2-why-lion-has-roared = Lev už v tomto tahu zařval. Zkus to v dalším tahu.
karak2-why-no-such-army = Ta armáda tam není. Vyber některou na mapě.
karak2-why-too-strong-to-scare = { NOUN($it) } má na lva moc velkou sílu. Vyber slabší armádu.
karak2-why-nowhere-to-flee = Armáda nemá kam utéct. Udělej něco jiného.
karak2-why-train-another = Jednotka odešla domů, a tak teď vycvič jinou.
karak2-why-train-one-to-give = Musíš darovat jednotku i vazalovi. Vycvič takovou, která není poslední svého druhu.
karak2-why-just-put-down = Co v této akci položíš, to si v ní zpátky nevezmeš. Vyber něco jiného, nebo skonči.
karak2-why-just-taken = Co si v této akci vezmeš, to v ní nepoložíš. Nech ležet něco jiného, nebo skonči.
karak2-why-has-so-many = Takových kostek máš jen { $count }. Vyber méně.
karak2-why-roll-one-at-least = Přehoď alespoň jednu kostku.
karak2-why-so-many-show = Tohle ukazuje jen tolik kostek: { $count }. Vyber méně.
karak2-why-no-other-dice-follow = Po těchto už žádné kostky nejsou. Řekni kolik.
karak2-why-art-used = Magické nadání pomůže jednou za bitvu. Vrhni obyčejnou ohnivou kouli, nebo pokračuj.
karak2-why-no-skull = Tahle kostka neukazuje lebku, která by se počítala. Vyber jinou, nebo pokračuj.
karak2-why-wounds-are-dealt = Vlastní zranění už vrátit nejde. Zachraň jednotku, nebo pokračuj.
karak2-why-not-doomed = Žádná taková jednotka nehyne. Vyber jinou, nebo pokračuj.
karak2-why-rolled-again-already = Jde to jen jednou za bitvu. Hraj s tím, co padlo.
karak2-why-no-unit-rolled = Žádná jednotka se neházela. Pokračuj.
karak2-why-hero-not-rolled = Kostkou hrdiny se neházelo. Pokračuj.
karak2-why-no-archer-rolled = Žádný lučištník se neházel. Pokračuj.
karak2-why-no-loop = Pán času neukazuje časovou smyčku. Pokračuj.
karak2-why-only-hero-can = Tohle umí jen { NOUN($hero, form: "name") }. Zkus něco jiného.
karak2-why-nobody-can = Tohle v téhle hře nikdo neumí. Zkus něco jiného.
karak2-why-heroes-are-drawn = Okamžik: losují se hrdinové.
karak2-why-first-player-is-found = Okamžik: losuje se, kdo začne.
karak2-why-move-act-or-end = To teď nejde. Přesuň se, něco udělej, nebo ukonči tah.
karak2-why-tile-is-drawn = Okamžik: bere se nový dílek.
karak2-why-first-keep-tile = Nejdřív vyber jeden ze dvou dílků.
karak2-why-first-lay-tile = Nejdřív vyber pro dílek zářící místo.
karak2-why-first-turn-tile = Nejdřív polož dílek tak, aby se na něj dalo vstoupit: bez rokle na straně, odkud se přichází.
karak2-why-army-is-drawn = Okamžik: tahá se armáda.
karak2-why-first-return-army = Nejdřív vrať jednu z armád do pytlíku.
karak2-why-first-slay = Nejdřív vyber slabou armádu, která padne.
karak2-why-first-send = Nejdřív vyber, kolik těchto kostek bude bojovat.
karak2-why-dice-are-rolling = Okamžik: kostky se ještě kutálejí.
karak2-why-first-betray = Nejdřív vyber, kdo dostane Pána času.
karak2-why-first-roll-again = Nejdřív přehoď, nebo pokračuj.
karak2-why-first-pick = Nejdřív vyber, kolik těchto kostek přehodíš.
karak2-why-first-fireballs = Nejdřív vrhni ohnivé koule, nebo pokračuj.
karak2-why-tie-is-broken = Okamžik: rozhoduje se shoda.
karak2-why-first-shield = Nejdřív použij štít, nebo pokračuj.
karak2-why-first-protect = Nejdřív použij amulet, nebo pokračuj.
karak2-why-first-bless = Nejdřív sešli požehnání, nebo pokračuj.
karak2-why-first-bless-unit = Nejdřív vyber jednotku, která je v zásobě.
karak2-why-first-tough-hide = Nejdřív zachraň jednotky, nebo pokračuj.
karak2-why-first-plague = Nejdřív vyber jiného hrdinu pro mor a bídu.
karak2-why-amulet-is-found = Okamžik: hned se ukáže, který amulet to je.
karak2-why-first-unload = Nejdřív vyber surovinu z vozu.
karak2-why-first-put-down = Nejdřív polož, na co nemáš místo.
karak2-why-first-send-home = Nejdřív pošli jednotku domů.
karak2-why-first-abundance = Nejdřív vyber surovinu, kterou tento dílek dává.
karak2-why-first-spare = Nejdřív vyber, kterou surovinu ušetříš.
karak2-why-first-give-building = Nejdřív vyber vazala, který má město a tuto budovu nemá.
karak2-why-first-build = Nejdřív stavěj dál, nebo zvol „Hotovo“.
karak2-why-first-recruit = Nejdřív cvič dál, nebo zvol „Hotovo“.
karak2-why-first-give-unit = Nejdřív vyber, který vazal dostane kterou jednotku.
karak2-why-first-tax = Nejdřív zaplať daň surovinou, kterou máš.
karak2-why-first-pick-up = Nejdřív sbírej dál, nebo zvol „Hotovo“.
karak2-why-first-steal = Nejdřív vyber surovinu, kterou ten hrdina má.
karak2-why-first-drive = Nejdřív vyber volný dílek, na kterém by mohlo stát město.
karak2-why-game-is-over = Tahle hra skončila. Začni novou!

## Co se stalo

karak2-event-hero-drawn = { $seat } hraje za { NOUN($hero, form: "acc") }.
karak2-event-began = { $seat } začíná.
karak2-event-turn-began = { $round }. kolo: na tahu je { NOUN($hero, form: "name") }.
karak2-event-recovered =
    { $lives ->
        [one] { NOUN($hero, form: "name") } se probírá a má { $lives } život.
        [few] { NOUN($hero, form: "name") } se probírá a má { $lives } životy.
       *[other] { NOUN($hero, form: "name") } se probírá a má { $lives } životů.
    }
karak2-event-walked =
    { $land ->
        [none] { NOUN($hero, form: "name") } jde dál.
       *[other] { NOUN($hero, form: "name") } jde { NOUN($land, kind: "land", form: "to") }.
    }
karak2-event-went-through-portal = { NOUN($hero, form: "name") } prochází portálem.
karak2-event-rode = { NOUN($hero, form: "name") } jede jako vítr.
karak2-event-flew = { NOUN($hero, form: "name") } letí na snové velrybě tam, kde je { NOUN($to, form: "name") }.
karak2-event-returned = { NOUN($hero, form: "name") } se vrací na hrad.
karak2-event-falcon-sent = { NOUN($hero, form: "name") } vysílá sokola.
karak2-event-tile-drawn = { NOUN($hero, form: "name") } bere dílek: { NOUN($land, kind: "land", form: "nom") }.
karak2-event-scouted =
    { $land ->
        [none] { NOUN($hero, form: "name") } se tajně dívá na dílek { $rank }. stupně.
       *[other] { NOUN($hero, form: "name") } tajně vidí { NOUN($land, kind: "land", form: "acc") }.
    }
karak2-event-tile-returned =
    { $land ->
        [none] { NOUN($hero, form: "name") } vrací na hromádku dílek { $rank }. stupně.
       *[other] { NOUN($hero, form: "name") } vrací na hromádku { NOUN($land, kind: "land", form: "acc") }.
    }
karak2-event-tile-laid = Nová země: { NOUN($land, kind: "land", form: "nom") }!
karak2-event-army-drawn = Z pytlíku vychází { NOUN($army, form: "nom") }.
karak2-event-army-returned = { NOUN($army) } se vrací do pytlíku.
karak2-event-army-placed = Podívej: { NOUN($army, form: "nom") }!
karak2-event-general-appeared = Objevil se Temný generál! Síla { $strength }.
karak2-event-army-fled = Lev zahání { NOUN($army, form: "acc") }.
karak2-event-healed =
    { $lives ->
        [one] { NOUN($hero, form: "name") } se léčí: teď { $lives } život.
        [few] { NOUN($hero, form: "name") } se léčí: teď { $lives } životy.
       *[other] { NOUN($hero, form: "name") } se léčí: teď { $lives } životů.
    }
karak2-event-gained = { NOUN($hero, form: "name") } dostává { karak2-goods }.
karak2-event-city-built = { NOUN($hero, form: "name") } staví město { karak2-for-goods }.
karak2-event-built = { NOUN($hero, form: "name") } staví { NOUN($building, kind: "building", form: "acc") } { karak2-for-goods }.
karak2-event-building-given = Dar od císaře: { NOUN($to, form: "name") } dostává { NOUN($building, kind: "building", form: "acc") }.
karak2-event-sent-home = { NOUN($hero, form: "name") } posílá domů { NOUN($unit, kind: "die", form: "acc") }.
karak2-event-trained = { NOUN($hero, form: "name") } cvičí { NOUN($unit, kind: "die", form: "acc") } { karak2-for-goods }.
karak2-event-joined = Požehnání: { NOUN($hero, form: "name") } získává { NOUN($unit, kind: "die", form: "acc") }.
karak2-event-rallied = { NOUN($hero, form: "name") } přivolává rytíře { karak2-for-goods }.
karak2-event-unit-given = Dar od císaře: { NOUN($to, form: "name") } dostává { NOUN($unit, kind: "die", form: "acc") }.
karak2-event-tax-paid = Daň: { NOUN($hero, form: "name") } platí 1 { NOUN($resource, kind: "resource", form: "acc") }, dostává ho { NOUN($to, form: "name") }.
karak2-event-skeleton-raised = { NOUN($hero, form: "name") } vyvolává kostlivce.
karak2-event-took = { NOUN($hero, form: "name") } si bere { NOUN($item, form: "acc") }.
karak2-event-put-down = { NOUN($hero, form: "name") } pokládá { NOUN($item, form: "acc") }.
karak2-event-cast = { NOUN($hero, form: "name") } používá { NOUN($item, form: "acc") }.
karak2-event-stole = { NOUN($hero, form: "name") } okrádá { NOUN($from, form: "acc") }: 1 { NOUN($resource, kind: "resource", form: "acc") }.
karak2-event-plague-lifted = { NOUN($hero, form: "name") } má město zase bez moru.
karak2-event-slain = { NOUN($hero, form: "name") } poráží { NOUN($army, form: "acc") } bez bitvy.
karak2-event-lair-cleared = { NOUN($hero, form: "name") } dobývá { NOUN($land, kind: "land", form: "acc") } bez bitvy.
karak2-event-praetorian-fell =
    { $left ->
        [0] Jeden pretorián padl. Generál už nemá žádného!
        [one] Jeden pretorián padl. Zbývá { $left }.
        [few] Jeden pretorián padl. Zbývají { $left }.
       *[other] Jeden pretorián padl. Zbývá { $left }.
    }
karak2-event-battle-began = { NOUN($hero, form: "name") } jde do bitvy proti síle { $strength }.
karak2-event-rift-opened = Otevřela se trhlina! Všichni hrdinové spěchají bojovat o korunu.
karak2-event-challenged = { NOUN($hero, form: "name") } vyzývá císaře na souboj! Korunu brání { NOUN($emperor, form: "name") }.
karak2-event-rolled = { NOUN($hero, form: "name") } hází kostkami: útok { $attack }.
karak2-event-betrayed = Zrada! { NOUN($hero, form: "name") } přichází o Pána času, teď ho má { NOUN($to, form: "name") }.
karak2-event-fireball-thrown =
    { $fireball ->
        [kept] { NOUN($hero, form: "name") } vrhá ohnivou kouli a nechává si ji: útok je teď { $attack }.
        [great] { NOUN($hero, form: "name") } vrhá velkou ohnivou kouli: útok je teď { $attack }.
       *[plain] { NOUN($hero, form: "name") } vrhá ohnivou kouli: útok je teď { $attack }.
    }
karak2-event-rift-closed = { NOUN($hero, form: "name") } zavírá trhlinu útokem { $attack }!
karak2-event-tie-rolled = { NOUN($hero, form: "name") } hází, aby bylo rozhodnuto: útok je teď { $attack }.
karak2-event-won = Útok { $attack } proti síle { $strength }: vítězí { NOUN($hero, form: "name") }!
karak2-event-lost = Útok { $attack } proti síle { $strength }: prohrává { NOUN($hero, form: "name") }.
karak2-event-skull-ignored = { NOUN($hero, form: "name") } ruší lebku { NOUN($die, kind: "die", form: "na") }.
karak2-event-wounded =
    { NOUN($hero, form: "name") } ztrácí { $wounds ->
        [one] { $wounds } život
        [few] { $wounds } životy
       *[other] { $wounds } životů
    }: { $lives ->
        [0] nezbývá žádný.
        [one] zbývá { $lives }.
        [few] zbývají { $lives }.
       *[other] zbývá { $lives }.
    }
karak2-event-unit-saved =
    { $lives ->
        [0] { NOUN($hero, form: "name") } dává poslední život za { NOUN($die, kind: "die", form: "acc") }.
        [one] { NOUN($hero, form: "name") } dává život za { NOUN($die, kind: "die", form: "acc") }: zbývá { $lives }.
        [few] { NOUN($hero, form: "name") } dává život za { NOUN($die, kind: "die", form: "acc") }: zbývají { $lives }.
       *[other] { NOUN($hero, form: "name") } dává život za { NOUN($die, kind: "die", form: "acc") }: zbývá { $lives }.
    }
karak2-event-units-lost =
    { $count ->
        [one] { NOUN($hero, form: "name") } ztrácí { NOUN($die, kind: "die", form: "acc") }.
        [few] { NOUN($hero, form: "name") } ztrácí { $count } { NOUN($die, kind: "die", form: "pl") }.
       *[other] { NOUN($hero, form: "name") } ztrácí { $count } { NOUN($die, kind: "die", form: "gen") }.
    }
karak2-event-misery = Bída dopadá na { NOUN($hero, form: "acc") }. Ztráta: { karak2-goods }.
karak2-event-plague-struck = { NOUN($hero, form: "name") } má ve městě mor.
karak2-event-glory-changed = { NOUN($hero, form: "name") } má teď slávu { $glory }.
karak2-event-stone-won =
    { $points ->
        [one] { NOUN($hero, form: "name") } získává kámen duše: { $points } bod!
        [few] { NOUN($hero, form: "name") } získává kámen duše: { $points } body!
        [many] { NOUN($hero, form: "name") } získává kámen duše: { $points } bodu!
       *[other] { NOUN($hero, form: "name") } získává kámen duše: { $points } bodů!
    }
karak2-event-time-master-joined = Za { NOUN($hero, form: "acc") } teď bojuje Pán času.
karak2-event-crowned = { NOUN($hero, form: "name") } nosí korunu. Ať žije císař!
karak2-event-fainted = { NOUN($hero, form: "name") } omdlévá.
karak2-event-retreated = { NOUN($hero, form: "name") } ustupuje.
karak2-event-ended =
    { $ending ->
        [general_slain] { karak2-ending-general-slain }
        [agreed] { karak2-ending-agreed }
       *[round_limit] { karak2-ending-round-limit }
    }

## Jak to dopadlo

karak2-ending-general-slain = Temný generál padl!
karak2-ending-agreed = Hráči se dohodli, že tady skončí.
karak2-ending-round-limit = Poslední kolo skončilo.

## Z čeho se skládá útok

karak2-part-swords = Meče
karak2-part-weapons = Zbraně
karak2-part-powers = Schopnosti
karak2-part-fire = Ohnivé koule
karak2-part-ties = Hody při shodě

## Desky hrdinů

karak2-points =
    { $points ->
        [one] { $points } bod za kameny duše
        [few] { $points } body za kameny duše
        [many] { $points } bodu za kameny duše
       *[other] { $points } bodů za kameny duše
    }
karak2-glory = Sláva { $glory }
karak2-glory-room =
    { $room ->
        [0] Na další jednotky není místo
        [one] Místo ještě na { $room } jednotku
        [few] Místo ještě na { $room } jednotky
       *[other] Místo ještě na { $room } jednotek
    }
karak2-glory-about = Sláva je největší síla, jakou se ti povedlo porazit v jedné bitvě. Prapory slávy a amulet slávy ji zvyšují. Tolik rytířů, lučištníků a mágů můžeš mít.
karak2-lives =
    { $lives ->
        [0] Žádný život z { $of }
        [one] { $lives } život z { $of }
        [few] { $lives } životy z { $of }
       *[other] { $lives } životů z { $of }
    }
karak2-actions-left =
    { $left ->
        [0] Žádná akce nezbývá
        [one] Zbývá { $left } akce z { $of }
        [few] Zbývají { $left } akce z { $of }
       *[other] Zbývá { $left } akcí z { $of }
    }
karak2-may-move = Před další akcí se ještě můžeš přesunout
karak2-has-moved = Přesun už je za tebou
karak2-army = Vojsko
karak2-no-army = Zatím žádné jednotky
karak2-resources = Suroviny
karak2-equipment = Předměty
karak2-spells = Kouzla
karak2-amulet = Amulet
karak2-weapons = Zbraně: +{ $points }
karak2-city = Město
karak2-no-city = Zatím žádné město
karak2-stones = Kameny duše
karak2-stone-small = Malý kámen duše
karak2-stone-large = Velký kámen duše
karak2-stone-arch = Arcikámen duše
karak2-powers = Schopnosti
karak2-emperor = Císař
karak2-vassal = Vazal
karak2-crown = Koruna
karak2-plague-here = Ve městě je mor: verbovat nejde
karak2-unconscious = V bezvědomí

## Bitva

karak2-battle = Bitva
karak2-strength = Síla { $strength }
karak2-attack = Útok
karak2-needs = Potřebuješ útok { $needs }
karak2-needed = je potřeba
karak2-choose-dice = Vyber kostky, které pošleš
karak2-dice-all = Všechny
karak2-dice-none = Žádnou
karak2-dice-best = Nejlepší
karak2-send =
    { $count ->
        [1] Bojovat bez jednotek
        [few] Poslat { $count } kostky
       *[other] Poslat { $count } kostek
    }
karak2-chance = Vyhraješ { $percent }krát ze 100
karak2-chance-weaken = Pretorián padne { $percent }krát ze 100
karak2-chance-wounds =
    V průměru { $lives ->
        [one] −{ $lives } život
        [few] −{ $lives } životy
        [many] −{ $lives } života
       *[other] −{ $lives } životů
    }
karak2-chance-lost =
    V průměru { $units ->
        [one] −{ $units } jednotka
        [few] −{ $units } jednotky
        [many] −{ $units } jednotky
       *[other] −{ $units } jednotek
    }
karak2-chance-faint = Omdlíš { $percent }krát ze 100
karak2-chance-two-skulls = Dvě lebky { $percent }krát ze 100
karak2-chance-unknown = Počítám tvoje šance…
karak2-chance-too-large = Tolik kostek: nikdo neví, jak to dopadne
karak2-rift-calls = Trhlina svolává všechny hrdiny
karak2-rift-about = Nejvyšší útok získá korunu.
karak2-duel = Souboj o korunu
karak2-duel-about = Vyhrává vyšší útok. Při shodě vyhrává útočník.
karak2-general-at =
    { $praetorians ->
        [0] Temný generál je sám: síla { $strength }
        [one] Temný generál a { $praetorians } pretorián: síla { $strength }
        [few] Temný generál a { $praetorians } pretoriáni: síla { $strength }
       *[other] Temný generál a { $praetorians } pretoriánů: síla { $strength }
    }
karak2-general-hidden =
    { $praetorians ->
        [0] V Pekelné propasti se skrývá Temný generál, sám: síla { $strength }
        [one] V Pekelné propasti se skrývá Temný generál a { $praetorians } pretorián: síla { $strength }
        [few] V Pekelné propasti se skrývá Temný generál a { $praetorians } pretoriáni: síla { $strength }
       *[other] V Pekelné propasti se skrývá Temný generál a { $praetorians } pretoriánů: síla { $strength }
    }

## Město

karak2-city-sheet = Moje město
karak2-city-open = Otevřít město
karak2-city-close = Zavřít město
karak2-build = Stavět
karak2-recruit = Verbovat
karak2-send-home = Poslat domů { NOUN($unit, kind: "die", form: "acc") }
karak2-built-already = Už stojí
karak2-tax-due = Daň: jedna surovina pro císaře ({ NOUN($hero, form: "name") })
karak2-gift-building = Stejnou budovu daruješ i vazalovi
karak2-gift-unit = Jednu z těchto jednotek daruješ i vazalovi

## Zásoby a tajemství

karak2-supply-tiles =
    Na hromádce: { $count ->
        [one] { $count } dílek
        [few] { $count } dílky
       *[other] { $count } dílků
    }
karak2-supply-rank = Navrchu: dílek { $rank }. stupně
karak2-supply-bag =
    V pytlíku: { $count ->
        [one] { $count } armáda
        [few] { $count } armády
       *[other] { $count } armád
    }
karak2-supply-gone =
    Mimo hru: { $count ->
        [one] { $count } armáda
        [few] { $count } armády
       *[other] { $count } armád
    }
karak2-supply-amulets =
    { $count ->
        [0] Všechny amulety jsou nalezené
        [one] Zbývá najít { $count } amulet
        [few] Zbývá najít { $count } amulety
       *[other] Zbývá najít { $count } amuletů
    }
karak2-supply-dice =
    V zásobě: { $count ->
        [one] { $count } kostka
        [few] { $count } kostky
       *[other] { $count } kostek
    }
karak2-scouted = Tyhle dílky vidíš jen ty
