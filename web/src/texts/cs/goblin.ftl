### Karak: Goblin. Karta se jmenuje podle obrázku a barvy: žádné dvě karty v jedné ruce nemají obojí stejné.
### Čísla natištěná v krabici přicházejí z pohledu.

goblin-title = Karak: Goblin
goblin-tagline = Sestup do goblinských jeskyní, hraj karty v řetězu, získej klíče a poraz Pána všech nestvůr.

## Hrdinové

goblin-hero-argentus = Čaroděj
    .name = Argentus
    .acc = Argenta
goblin-hero-horan = Válečník
    .name = Horan
    .acc = Horana
goblin-hero-xanros = Černokněžník
    .name = Lord Xanros
    .acc = Lorda Xanrose
goblin-hero-aderyn = Zlodějka
    .name = Aderyn
    .acc = Aderyn
goblin-hero-victorius = Šermíř
    .name = Victorius
    .acc = Victoria
goblin-hero-taia = Věštkyně
    .name = Taia
    .acc = Taiu

## Zvláštní schopnosti

goblin-power-blue-leap = Modrý skok
    .about = Jednou za bitvu smíš zahrát modrou kartu, i když předchozí karta modrou neukazuje.
goblin-power-double-strike = Dvojitý úder
    .about = Jednou za bitvu ti dvě útočné karty těsně po sobě zesílí útok.
goblin-power-defiance = Vzdor
    .about = Jednou za bitvu nemusíš u jedné karty dbát na kletbu: na prokletou barvu, nebo na jeden prokletý účinek.
goblin-power-last-strike = Poslední úder
    .about = I když ztratíš poslední srdce, ještě udeříš. Jen proti Pánovi ne.
goblin-power-free-second = Volná druhá karta
    .about = Tvoje druhá karta v bitvě nemusí navazovat na první.
goblin-power-foresight = Jasnozřivost
    .about = Když ti karta dovolí dobrat, podíváš se na jednu kartu více a jednu z nich dáš pod svůj balíček.

## Nestvůry

goblin-beast-goblin-raider = Goblin nájezdník
    .nom = goblin nájezdník
    .s = s goblinem nájezdníkem
goblin-beast-goblin-sneak = Goblin slídil
    .nom = goblin slídil
    .s = s goblinem slídilem
goblin-beast-giant-worm = Obří červ
    .nom = obří červ
    .s = s obřím červem
goblin-beast-cave-rat = Jeskynní krysa
    .nom = jeskynní krysa
    .s = s jeskynní krysou
goblin-beast-goblin-smith = Goblin kovář
    .nom = goblin kovář
    .s = s goblinem kovářem
goblin-beast-goblin-brawler = Goblin rváč
    .nom = goblin rváč
    .s = s goblinem rváčem
goblin-beast-goblin-slinger = Goblin prakovník
    .nom = goblin prakovník
    .s = s goblinem prakovníkem
goblin-beast-mangy-warg = Prašivý vlk
    .nom = prašivý vlk
    .s = s prašivým vlkem
goblin-beast-armoured-beetle = Obrněný brouk
    .nom = obrněný brouk
    .s = s obrněným broukem
goblin-beast-goblin-shieldbearer = Goblin štítonoš
    .nom = goblin štítonoš
    .s = s goblinem štítonošem
goblin-beast-goblin-scout = Goblin zvěd
    .nom = goblin zvěd
    .s = s goblinem zvědem
goblin-beast-gatekeeper = Strážce brány
    .nom = strážce brány
    .s = se strážcem brány
goblin-beast-orc-warrior = Skřetí válečník
    .nom = skřetí válečník
    .s = se skřetím válečníkem
goblin-beast-goblin-shaman = Goblin šaman
    .nom = goblin šaman
    .s = s goblinem šamanem
goblin-beast-cave-spider = Jeskynní pavouk
    .nom = jeskynní pavouk
    .s = s jeskynním pavoukem
goblin-beast-orc-axeman = Skřet se sekerou
    .nom = skřet se sekerou
    .s = se skřetem se sekerou
goblin-beast-wolf-rider = Vlčí jezdec
    .nom = vlčí jezdec
    .s = s vlčím jezdcem
goblin-beast-hobgoblin-guard = Hobgoblin strážný
    .nom = hobgoblin strážný
    .s = s hobgoblinem strážným
goblin-beast-bone-mage = Kostěný mág
    .nom = kostěný mág
    .s = s kostěným mágem
goblin-beast-stone-crawler = Kamenný plazivec
    .nom = kamenný plazivec
    .s = s kamenným plazivcem
goblin-beast-orc-shieldman = Skřet se štítem
    .nom = skřet se štítem
    .s = se skřetem se štítem
goblin-beast-swamp-witch = Bažinná čarodějnice
    .nom = bažinná čarodějnice
    .s = s bažinnou čarodějnicí
goblin-beast-bog-troll-whelp = Mládě bahenního trola
    .nom = mládě bahenního trola
    .s = s mládětem bahenního trola
goblin-beast-ogre = Zlobr
    .nom = zlobr
    .s = se zlobrem
goblin-beast-cave-troll = Jeskynní trol
    .nom = jeskynní trol
    .s = s jeskynním trolem
goblin-beast-demon-worm = Démonický červ
    .nom = démonický červ
    .s = s démonickým červem
goblin-beast-dark-sorcerer = Temný čaroděj
    .nom = temný čaroděj
    .s = s temným čarodějem
goblin-beast-fire-imp-captain = Kapitán ohnivých skřítků
    .nom = kapitán ohnivých skřítků
    .s = s kapitánem ohnivých skřítků
goblin-beast-ogre-champion = Zlobří šampion
    .nom = zlobří šampion
    .s = se zlobřím šampionem
goblin-beast-wraith = Přízrak
    .nom = přízrak
    .s = s přízrakem
goblin-beast-lich-apprentice = Učedník licha
    .nom = učedník licha
    .s = s učedníkem licha
goblin-beast-iron-golem = Železný golem
    .nom = železný golem
    .s = se železným golemem
goblin-beast-stone-giant = Kamenný obr
    .nom = kamenný obr
    .s = s kamenným obrem
goblin-beast-shadow-weaver = Tkadlec stínů
    .nom = tkadlec stínů
    .s = s tkadlcem stínů
goblin-beast-elder-treant = Prastarý stromový muž
    .nom = prastarý stromový muž
    .s = s prastarým stromovým mužem
goblin-beast-goblin-king = Král goblinů
    .nom = Král goblinů
    .s = s Králem goblinů
goblin-beast-red-dragon = Rudý drak
    .nom = Rudý drak
    .s = s Rudým drakem
goblin-beast-demon-lord = Démonický pán
    .nom = Démonický pán
    .s = s Démonickým pánem

## Akční karty

goblin-deed-heavy-blow = Těžká rána
    .acc = těžkou ránu
    .ins = těžkou ranou
goblin-deed-quick-cut = Rychlý sek
    .acc = rychlý sek
    .ins = rychlým sekem
goblin-deed-side-swing = Boční švih
    .acc = boční švih
    .ins = bočním švihem
goblin-deed-raised-guard = Zvednutý kryt
    .acc = zvednutý kryt
    .ins = zvednutým krytem
goblin-deed-battle-insight = Bojový vhled
    .acc = bojový vhled
    .ins = bojovým vhledem
goblin-deed-field-dressing = Polní obvaz
    .acc = polní obvaz
    .ins = polním obvazem
goblin-deed-strong-strike = Silný úder
    .acc = silný úder
    .ins = silným úderem
goblin-deed-feint = Klamný výpad
    .acc = klamný výpad
    .ins = klamným výpadem
goblin-deed-parry-and-thrust = Kryt a bodnutí
    .acc = kryt a bodnutí
    .ins = krytem a bodnutím
goblin-deed-study-the-foe = Studium nepřítele
    .acc = studium nepřítele
    .ins = studiem nepřítele
goblin-deed-healing-herbs = Léčivé byliny
    .acc = léčivé byliny
    .ins = léčivými bylinami
goblin-deed-shield-wall = Hradba štítů
    .acc = hradbu štítů
    .ins = hradbou štítů
goblin-deed-mighty-blow = Mocná rána
    .acc = mocnou ránu
    .ins = mocnou ranou
goblin-deed-cunning-strike = Lstivý úder
    .acc = lstivý úder
    .ins = lstivým úderem
goblin-deed-riposte = Odveta
    .acc = odvetu
    .ins = odvetou
goblin-deed-deep-insight = Hluboký vhled
    .acc = hluboký vhled
    .ins = hlubokým vhledem
goblin-deed-warding-roots = Ochranné kořeny
    .acc = ochranné kořeny
    .ins = ochrannými kořeny
goblin-deed-guarded-insight = Obezřetný vhled
    .acc = obezřetný vhled
    .ins = obezřetným vhledem
goblin-deed-crushing-blow = Drtivá rána
    .acc = drtivou ránu
    .ins = drtivou ranou
goblin-deed-whirlwind = Vichřice
    .acc = vichřici
    .ins = vichřicí
goblin-deed-blade-and-shield = Čepel a štít
    .acc = čepel a štít
    .ins = čepelí a štítem
goblin-deed-blood-rush = Krvavý zápal
    .acc = krvavý zápal
    .ins = krvavým zápalem
goblin-deed-arcane-surge = Příval kouzel
    .acc = příval kouzel
    .ins = přívalem kouzel
goblin-deed-bark-skin = Kůže z kůry
    .acc = kůži z kůry
    .ins = kůží z kůry
goblin-deed-radiant-aid = Zářivá pomoc
    .acc = zářivou pomoc
    .ins = zářivou pomocí

goblin-colour-red = Červená
    .lower = červená
goblin-colour-blue = Modrá
    .lower = modrá
goblin-colour-green = Zelená
    .lower = zelená
goblin-colour-yellow = Žlutá
    .lower = žlutá

goblin-effect-attack = Útok
    .nom = útok
goblin-effect-defence = Obrana
    .nom = obrana
goblin-effect-draw = Dobrat
    .nom = dobrání
goblin-effect-heal = Léčit
    .nom = léčení

## Zbraně, zbroje a lektvary

goblin-piece-rusty-dagger = Rezavá dýka
    .acc = rezavou dýku
    .ins = rezavou dýkou
goblin-piece-spiked-club = Kyj s hřeby
    .acc = kyj s hřeby
    .ins = kyjem s hřeby
goblin-piece-short-sword = Krátký meč
    .acc = krátký meč
    .ins = krátkým mečem
goblin-piece-parrying-knife = Krycí nůž
    .acc = krycí nůž
    .ins = krycím nožem
goblin-piece-leather-vest = Kožená vesta
    .acc = koženou vestu
    .ins = koženou vestou
goblin-piece-wooden-buckler = Dřevěný štítek
    .acc = dřevěný štítek
    .ins = dřevěným štítkem
goblin-piece-padded-helmet = Vycpávaná přilba
    .acc = vycpávanou přilbu
    .ins = vycpávanou přilbou
goblin-piece-traveller-hood = Kápě poutníka
    .acc = kápi poutníka
    .ins = kápí poutníka
goblin-piece-steel-sword = Ocelový meč
    .acc = ocelový meč
    .ins = ocelovým mečem
goblin-piece-battle-axe = Bojová sekera
    .acc = bojovou sekeru
    .ins = bojovou sekerou
goblin-piece-guard-spear = Strážní kopí
    .acc = strážní kopí
    .ins = strážním kopím
goblin-piece-rune-staff = Runová hůl
    .acc = runovou hůl
    .ins = runovou holí
goblin-piece-chain-mail = Kroužková zbroj
    .acc = kroužkovou zbroj
    .ins = kroužkovou zbrojí
goblin-piece-iron-shield = Železný štít
    .acc = železný štít
    .ins = železným štítem
goblin-piece-witch-cloak = Čarodějnický plášť
    .acc = čarodějnický plášť
    .ins = čarodějnickým pláštěm
goblin-piece-troll-hide = Trolí kůže
    .acc = trolí kůži
    .ins = trolí kůží
goblin-piece-flame-blade = Plamenná čepel
    .acc = plamennou čepel
    .ins = plamennou čepelí
goblin-piece-giant-maul = Obří palice
    .acc = obří palici
    .ins = obří palicí
goblin-piece-vampire-sabre = Upíří šavle
    .acc = upíří šavli
    .ins = upíří šavlí
goblin-piece-archmage-staff = Hůl arcimága
    .acc = hůl arcimága
    .ins = holí arcimága
goblin-piece-plate-mail = Plátová zbroj
    .acc = plátovou zbroj
    .ins = plátovou zbrojí
goblin-piece-tower-shield = Pavéza
    .acc = pavézu
    .ins = pavézou
goblin-piece-shadow-mantle = Plášť stínů
    .acc = plášť stínů
    .ins = pláštěm stínů
goblin-piece-living-bark = Živá kůra
    .acc = živou kůru
    .ins = živou kůrou

goblin-slot-weapon = Zbraň
goblin-slot-armour = Zbroj

goblin-potion-healing = Léčivý lektvar
    .about = Vrátí ti všechna srdce, když hraješ karty nebo těsně před úderem.
    .acc = léčivý lektvar
goblin-potion-counter-curse = Lektvar proti kletbě
    .about = Zruší jednu kletbu nestvůry po zbytek bitvy.
    .acc = lektvar proti kletbě
goblin-potion-strength = Lektvar síly
    .about = Zdvojnásobí útok nebo obranu právě zahrané karty.
    .acc = lektvar síly

## Odměny a kletby

goblin-prize-action = Akční karta
goblin-prize-weapon = Zbraň
goblin-prize-armour = Zbroj
goblin-prize-key = Klíč
goblin-prize-victory = Vítězství

goblin-curse-red = Žádné červené karty
    .about = V této bitvě nesmíš hrát červené karty.
    .zase = červené karty jsou zase dovolené
goblin-curse-blue = Žádné modré karty
    .about = V této bitvě nesmíš hrát modré karty.
    .zase = modré karty jsou zase dovolené
goblin-curse-green = Žádné zelené karty
    .about = V této bitvě nesmíš hrát zelené karty.
    .zase = zelené karty jsou zase dovolené
goblin-curse-yellow = Žádné žluté karty
    .about = V této bitvě nesmíš hrát žluté karty.
    .zase = žluté karty jsou zase dovolené
goblin-curse-weapon = Zbraň nepomáhá
    .about = V této bitvě neplatí nic, co ukazuje tvoje zbraň.
    .zase = zbraň zase pomáhá
goblin-curse-armour = Zbroj nepomáhá
    .about = V této bitvě neplatí nic, co ukazuje tvoje zbroj.
    .zase = zbroj zase pomáhá
goblin-curse-attack = Útok neplatí
    .about = V této bitvě neplatí útok tvých akčních karet.
    .zase = útok zase platí
goblin-curse-defence = Obrana neplatí
    .about = V této bitvě neplatí obrana tvých akčních karet.
    .zase = obrana zase platí
goblin-curse-draw = Dobrání neplatí
    .about = V této bitvě ti akční karty nedovolí dobrat další.
    .zase = dobrání zase platí
goblin-curse-heal = Léčení neplatí
    .about = V této bitvě tě akční karty neléčí.
    .zase = léčení zase platí

## Místa v jeskyních

goblin-where-row = úroveň { $level }, místo { $place }
goblin-where-deck = úroveň { $level }, na balíčku
goblin-where-guardian = strážce úrovně { $level }
goblin-where-lord = komnata Pána

## Možnosti

goblin-option-abilities = Zvláštní schopnosti
    .about = Každý hrdina umí něco, co ostatní neumějí.
goblin-option-finish-round = Dohrát kolo
    .about = Když je Pán poražen, mají ostatní ještě svůj tah. Kdo ho také porazí, dělí se o vítězství.
goblin-option-stacking = Skládání bez výběru
    .about = Tvůj nový balíček se složí sám. Jinak pro každou získanou kartu vybíráš místo.
goblin-option-stacking-automatic = Automaticky
    .about = Získané karty leží nahoře, nejsilnější první.
goblin-option-stacking-shuffle = Čisté míchání
    .about = Všechny karty se zamíchají dohromady.

## Na co se hra ptá

goblin-phase-draw-hero = Kdo hraje za kterého hrdinu?
goblin-phase-reveal = Jaká nestvůra se objeví?
goblin-phase-draw = Jaká karta se dobere?
goblin-phase-first-player = Kdo začíná?
goblin-phase-flip = Co je za nestvůrou?
goblin-phase-turn = Bojuj s nestvůrou, navštiv obchodníka, nebo oživ svého hrdinu.
goblin-phase-trim =
    { $excess ->
        [one] Kletba zmenšuje tvou ruku: odlož { $excess } kartu.
        [few] Kletba zmenšuje tvou ruku: odlož { $excess } karty.
       *[other] Kletba zmenšuje tvou ruku: odlož { $excess } karet.
    }
goblin-phase-chain = Kterou kartu zahraješ? Můžeš i skončit.
goblin-phase-put-under = Kterou kartu dáš pod svůj balíček?
goblin-phase-defy = Který prokletý účinek má přesto platit?
goblin-phase-brace = Vypiješ před úderem svůj léčivý lektvar?
goblin-phase-reward = Získáváš { NOUN($card, form: "acc") }! Budeš tuto odměnu nosit, nebo ji dostane zastavárník?
goblin-phase-stack =
    { $colour ->
        [none] { NOUN($card) }: které místo v novém balíčku dostane?
       *[other] { NOUN($card) } ({ NOUN($colour, kind: "colour", form: "lower") }): které místo v novém balíčku dostane?
    }
goblin-phase-shop = Co si koupíš?
goblin-phase-pay = { $ware }: čím zaplatíš?
goblin-phase-keep = Kupuješ { NOUN($card, form: "acc") }. Necháš si novou výbavu, nebo starou?
goblin-phase-over = Hra skončila.

## Tlačítka

goblin-action-fight = Bojovat { NOUN($monster, form: "s") } ({ $where })
goblin-action-merchant = Navštívit obchodníka
goblin-action-resurrect =
    { $full ->
        [yes] Vynechat tah
       *[no] Oživit hrdinu
    }
goblin-action-discard = Odložit { NOUN($card, form: "acc") } ({ NOUN($colour, kind: "colour", form: "lower") })
goblin-action-play = Zahrát { NOUN($card, form: "acc") } ({ NOUN($colour, kind: "colour", form: "lower") })
goblin-action-play-defiantly = Zahrát { NOUN($card, form: "acc") } ({ NOUN($colour, kind: "colour", form: "lower") }): { NOUN($effect, kind: "effect", form: "nom") } platí i přes kletbu
goblin-action-heal = Vypít léčivý lektvar
goblin-action-lift = Lektvar proti kletbě: { NOUN($it, kind: "curse", form: "zase") }
goblin-action-double = Lektvar síly: { NOUN($effect, kind: "effect", form: "nom") } { $value } pro { NOUN($card, form: "acc") }
goblin-action-stop = Skončit
goblin-action-put-under = Dát { NOUN($card, form: "acc") } ({ NOUN($colour, kind: "colour", form: "lower") }) pod balíček
goblin-action-defy = { NOUN($card) } ({ NOUN($colour, kind: "colour", form: "lower") }): { NOUN($effect, kind: "effect", form: "nom") } platí
goblin-action-obey = Smířit se s kletbou
goblin-action-strike = Udeřit!
goblin-action-wear = Nosit { NOUN($new, form: "acc") }
goblin-action-pawn =
    { $old ->
        [none] Dát { NOUN($new, form: "acc") } zastavárníkovi
       *[other] Nechat si { NOUN($old, form: "acc") }
    }
goblin-action-stack =
    { $place ->
        [1] Navrch (místo 1 z { $of })
       *[other] Místo { $place } z { $of }
    }
goblin-action-buy =
    { $card ->
        [none] Koupit { NOUN($potion, kind: "potion", form: "acc") }
       *[other]
            { $colour ->
                [none] Koupit { NOUN($card, form: "acc") }
               *[other] Koupit { NOUN($card, form: "acc") } ({ NOUN($colour, kind: "colour", form: "lower") })
            }
    }
goblin-action-pay =
    { $colour ->
        [none] Zaplatit { NOUN($card, form: "ins") }
       *[other] Zaplatit { NOUN($card, form: "ins") } ({ NOUN($colour, kind: "colour", form: "lower") })
    }
goblin-action-leave = Odejít od obchodníka

## Proč ne

goblin-why-only-resurrect = Nemáš žádné srdce. Nejdřív oživ svého hrdinu.
goblin-why-lord-is-locked = S Pánem smí bojovat jen ten, kdo má všechny tři klíče. Nejdřív poraz strážce.
goblin-why-level-is-locked = Úroveň { $level } ti ještě není otevřená. Nejdřív poraz strážce úrovně { $missing }.
goblin-why-key-is-owned = Klíč úrovně { $it } už máš. Bojuj s jinou nestvůrou.
goblin-why-nobody-there = Tam žádná nestvůra neleží. Vyber jiné místo.
goblin-why-no-battle = Nejdřív vyber nestvůru, se kterou budeš bojovat. Pak hraj karty.
goblin-why-cards-stay = Karty, které nezahraješ, ti zůstávají v ruce. Tuhle si nech na později.
goblin-why-hand-too-large =
    { $it ->
        [one] Kletba zmenšuje tvou ruku. Nejdřív odlož { $it } kartu.
        [few] Kletba zmenšuje tvou ruku. Nejdřív odlož { $it } karty.
       *[other] Kletba zmenšuje tvou ruku. Nejdřív odlož { $it } karet.
    }
goblin-why-not-there-to-discard = Tuhle kartu v ruce nemáš. Vyber jinou.
goblin-why-not-there-to-play = Tuhle kartu v ruce nemáš. Vyber jinou, nebo skonči.
goblin-why-does-not-follow =
    { $next ->
        [none] Na předchozí kartu nemůže navázat žádná. Skonči.
       *[other] Teď může následovat jen tahle barva: { $next }. Zahraj kartu, která navazuje, nebo skonči.
    }
goblin-why-colour-is-cursed = Prokletá barva: { NOUN($it, kind: "colour", form: "lower") }. Zahraj jinou barvu, nebo skonči.
goblin-why-battle-goes-on = Bitva ještě neskončila. Zahraj kartu, nebo skonči.
goblin-why-cannot-defy = Tvůj hrdina kletbám vzdorovat neumí. Zahraj kartu tak, jak je.
goblin-why-defied-already = Kletbě se dá vzdorovat jen jednou za bitvu. Zahraj kartu tak, jak je.
goblin-why-colour-is-defied = Tahle barva je prokletá. Kartu prostě zahraj: tím vzdoruješ téhle kletbě a žádné jiné.
goblin-why-nothing-to-defy = { NOUN($it, kind: "effect") }: na této kartě teď není čemu vzdorovat. Prostě ji zahraj.
goblin-why-no-time-to-drink = Tenhle lektvar se pije v bitvě, než skončíš. Počkej na to.
goblin-why-no-time-to-heal = Léčivý lektvar se pije v bitvě, před úderem. Počkej na to.
goblin-why-has-no-potion = Nemáš { NOUN($it, kind: "potion", form: "acc") }. Můžeš ho koupit u obchodníka.
goblin-why-no-such-curse = Tuhle kletbu nestvůra teď nemá. Vyber jinou, nebo hraj dál.
goblin-why-never-doubled = Lektvar zdvojnásobí jen útok nebo obranu. Vyber jedno z toho.
goblin-why-no-card-to-double = Lektvar zdvojnásobí právě zahranou kartu. Nejdřív nějakou zahraj.
goblin-why-nothing-to-double = { NOUN($it, kind: "effect") }: to právě zahraná karta nemá. Vyber něco jiného, nebo hraj dál.
goblin-why-nothing-to-buy = Není nic, co by se dalo koupit. Bojuj s nestvůrou, nebo oživ svého hrdinu.
goblin-why-nothing-to-pay-with = Nemáš čím zaplatit: žádnou zbraň, žádnou zbroj ani získanou kartu v ruce. Nejdřív získej nějakou odměnu.
goblin-why-not-at-merchant = Kupuje a platí se u obchodníka. Nejdřív ho navštiv.
goblin-why-no-merchant-in-battle = Teď je bitva. Obchodníka navštiv v jiném tahu.
goblin-why-nothing-bought = Bez nákupu od obchodníka nikdo neodchází. Nejdřív něco kup.
goblin-why-nothing-left-to-pay-with = Už nemáš čím zaplatit. Odejdi od obchodníka.
goblin-why-has-potion = { NOUN($it, kind: "potion") } už máš a dva mít nesmíš. Kup něco jiného.
goblin-why-no-potion-left = { NOUN($it, kind: "potion") } už žádný nezbyl. Kup něco jiného.
goblin-why-not-offered = Za jednu návštěvu můžeš koupit jednu kartu, a jen takovou, která tu ležela už předtím. Vyber něco jiného, nebo odejdi.
goblin-why-not-at-pawnbroker = Tuhle kartu zastavárník nemá. Vyber jinou.
goblin-why-keys-are-not-taken = Klíče obchodník nebere: nech si je po celou hru. Zaplať něčím jiným.
goblin-why-potions-are-not-taken = Lektvary obchodník nebere. Zaplať svou zbraní, zbrojí nebo získanou kartou z ruky.
goblin-why-starting-cards-are-not-taken = Startovní karty obchodník nebere. Zaplať svou zbraní, zbrojí nebo získanou kartou z ruky.
goblin-why-not-there-to-pay = Tím zaplatit nejde. Zaplať svou zbraní, zbrojí nebo získanou kartou z ruky.
goblin-why-hero-is-drawn = Okamžik: losují se hrdinové.
goblin-why-monster-is-drawn = Okamžik: objevuje se nestvůra.
goblin-why-card-is-drawn = Okamžik: dobírá se karta.
goblin-why-first-player-is-drawn = Okamžik: losuje se, kdo začne.
goblin-why-monster-is-turned-over = Okamžik: poražená nestvůra se otáčí.
goblin-why-fight-shop-or-resurrect = To teď nejde. Bojuj s nestvůrou, navštiv obchodníka, nebo oživ svého hrdinu.
goblin-why-first-discard = Nejdřív odlož kartu.
goblin-why-play-drink-or-stop = To teď nejde. Zahraj kartu, vypij lektvar, nebo skonči.
goblin-why-first-put-under = Nejdřív vyber kartu, která půjde pod tvůj balíček.
goblin-why-first-defy = Nejdřív vyber prokletý účinek, který má platit, nebo se smiř s kletbou.
goblin-why-first-brace = Nejdřív vypij léčivý lektvar, nebo udeř.
goblin-why-first-reward = Nejdřív rozhodni: budeš odměnu nosit, nebo ji dostane zastavárník?
goblin-why-first-stack = Nejdřív vyber pro získanou kartu volné místo v novém balíčku.
goblin-why-buy-or-leave = To teď nejde. Něco kup, potom můžeš odejít.
goblin-why-first-pay = Nejdřív vyber, čím zaplatíš.
goblin-why-first-keep = Nejdřív vyber, kterou výbavu si necháš.
goblin-why-game-is-over = Tahle hra skončila. Začni novou!

## Co se stalo

goblin-event-hero-drawn = { $seat } hraje za { NOUN($hero, form: "acc") }.
goblin-event-revealed = Objevuje se { NOUN($monster, form: "nom") } ({ $where }).
goblin-event-moved-up = { NOUN($monster) } postupuje do řady ({ $where }).
goblin-event-began = { $seat } začíná.
goblin-event-turn-began = { $round }. kolo: na tahu je { NOUN($hero, form: "name") }.
goblin-event-drew =
    { $card ->
        [none] { NOUN($hero, form: "name") } dobírá kartu.
       *[other] { NOUN($hero, form: "name") } dobírá { NOUN($card, form: "acc") } ({ NOUN($colour, kind: "colour", form: "lower") }).
    }
goblin-event-reshuffled =
    { $cards ->
        [one] { NOUN($hero, form: "name") } tvoří nový balíček: { $cards } karta.
        [few] { NOUN($hero, form: "name") } tvoří nový balíček: { $cards } karty.
       *[other] { NOUN($hero, form: "name") } tvoří nový balíček: { $cards } karet.
    }
goblin-event-stacked =
    { $place ->
        [1] { NOUN($hero, form: "name") } dává { NOUN($card, form: "acc") } ({ NOUN($colour, kind: "colour", form: "lower") }) na vrch nového balíčku.
       *[other] { NOUN($hero, form: "name") } dává { NOUN($card, form: "acc") } ({ NOUN($colour, kind: "colour", form: "lower") }) na místo { $place } nového balíčku.
    }
goblin-event-stack-finished = { NOUN($hero, form: "name") } má nový balíček hotový.
goblin-event-put-under =
    { $card ->
        [none] { NOUN($hero, form: "name") } dává kartu pod balíček.
       *[other] { NOUN($hero, form: "name") } dává { NOUN($card, form: "acc") } ({ NOUN($colour, kind: "colour", form: "lower") }) pod balíček.
    }
goblin-event-challenged = { NOUN($hero, form: "name") } bojuje { NOUN($monster, form: "s") } ({ $where }).
goblin-event-discarded = { NOUN($hero, form: "name") } odkládá { NOUN($card, form: "acc") } ({ NOUN($colour, kind: "colour", form: "lower") }).
goblin-event-played =
    { $defied ->
        [none] { NOUN($hero, form: "name") } hraje { NOUN($card, form: "acc") } ({ NOUN($colour, kind: "colour", form: "lower") }).
       *[other] { NOUN($hero, form: "name") } hraje { NOUN($card, form: "acc") } ({ NOUN($colour, kind: "colour", form: "lower") }): { NOUN($defied, kind: "effect", form: "nom") } platí i přes kletbu.
    }
goblin-event-ability-used = { NOUN($hero, form: "name") } to může díky zvláštní schopnosti.
goblin-event-healed =
    { $hearts ->
        [one] { NOUN($hero, form: "name") } má teď { $hearts } srdce.
        [few] { NOUN($hero, form: "name") } má teď { $hearts } srdce.
       *[other] { NOUN($hero, form: "name") } má teď { $hearts } srdcí.
    }
goblin-event-drank =
    { $potion ->
        [counter_curse] { NOUN($hero, form: "name") } pije lektvar proti kletbě: { NOUN($curse, kind: "curse", form: "zase") }.
        [strength] { NOUN($hero, form: "name") } pije lektvar síly: { NOUN($effect, kind: "effect", form: "nom") } se zdvojnásobuje.
       *[healing] { NOUN($hero, form: "name") } pije léčivý lektvar.
    }
goblin-event-defied = { NOUN($card) } ({ NOUN($colour, kind: "colour", form: "lower") }): { NOUN($hero, form: "name") } vzdoruje kletbě, { NOUN($effect, kind: "effect", form: "nom") } platí.
goblin-event-hit =
    Nestvůra zasahuje: útok { $attack } proti obraně { $defence }. { $hearts ->
        [0] { NOUN($hero, form: "name") } už nemá žádné srdce.
        [one] { NOUN($hero, form: "name") } má ještě { $hearts } srdce.
        [few] { NOUN($hero, form: "name") } má ještě { $hearts } srdce.
       *[other] { NOUN($hero, form: "name") } má ještě { $hearts } srdcí.
    }
goblin-event-fell = { NOUN($hero, form: "name") } se v příštím tahu musí oživit.
goblin-event-struck =
    { NOUN($hero, form: "name") } zasazuje úder: útok { $attack } proti { $hearts ->
        [one] { $hearts } srdci
       *[other] { $hearts } srdcím
    }. { $won ->
        [true] Vítězství!
       *[false] Nestačí to.
    }
goblin-event-won =
    { $colour ->
        [none] { NOUN($hero, form: "name") } získává { NOUN($card, form: "acc") }!
       *[other] { NOUN($hero, form: "name") } získává { NOUN($card, form: "acc") } ({ NOUN($colour, kind: "colour", form: "lower") })!
    }
goblin-event-key-won = { NOUN($hero, form: "name") } získává klíč úrovně { $level }!
goblin-event-wore = { NOUN($hero, form: "name") } teď nosí { NOUN($card, form: "acc") }.
goblin-event-pawned =
    { $colour ->
        [none] { NOUN($hero, form: "name") } dává { NOUN($card, form: "acc") } zastavárníkovi.
       *[other] { NOUN($hero, form: "name") } dává { NOUN($card, form: "acc") } ({ NOUN($colour, kind: "colour", form: "lower") }) zastavárníkovi.
    }
goblin-event-visited-merchant = { NOUN($hero, form: "name") } jde k obchodníkovi.
goblin-event-bought-potion = { NOUN($hero, form: "name") } kupuje { NOUN($potion, kind: "potion", form: "acc") }.
goblin-event-bought-card =
    { $colour ->
        [none] { NOUN($hero, form: "name") } kupuje { NOUN($card, form: "acc") }.
       *[other] { NOUN($hero, form: "name") } kupuje { NOUN($card, form: "acc") } ({ NOUN($colour, kind: "colour", form: "lower") }).
    }
goblin-event-resurrected = { NOUN($hero, form: "name") } má znovu všechna srdce.
goblin-event-became-champion = { NOUN($hero, form: "name") } poráží Pána všech nestvůr a získává titul šampiona!
goblin-event-ended =
    { $ending ->
        [lord_beaten] { goblin-ending-lord-beaten }
        [agreed] { goblin-ending-agreed }
       *[round_limit] { goblin-ending-round-limit }
    }

## Jak to dopadlo

goblin-ending-lord-beaten = Pán všech nestvůr je poražen!
goblin-ending-agreed = Hráči se dohodli, že tady skončí.
goblin-ending-round-limit = Poslední kolo skončilo.

## Stránka

goblin-caves = Jeskyně
goblin-level = Úroveň { $level }
goblin-level-number =
    { $level ->
        [1] I
        [2] II
       *[3] III
    }
goblin-level-locked = Nejdřív poraz strážce úrovně { $level }
goblin-lord-chamber = Komnata Pána
goblin-lord-locked = Tuto bránu otevřou tři klíče
goblin-merchant = Obchodník
goblin-merchant-about = Obchodník prodává lektvary, zastavárník karty. Když jsi na tahu, můžeš za nimi jít místo boje.
goblin-pawnbroker = Zastavárník
goblin-pawned =
    { $count ->
        [0] Zatím žádná karta
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
goblin-foe = { NOUN($monster, kind: "beast") }: útok { $attack }, srdce { $hearts }.
goblin-foe-curses = Kletby: { $curses }.
goblin-foe-reward = Odměna: { NOUN($reward, kind: "prize") }.
goblin-skill = { NOUN($card, kind: "deed") } ({ NOUN($colour, kind: "colour", form: "lower") }): { $effects }. Pak { $next }.
goblin-skill-last = { NOUN($card, kind: "deed") } ({ NOUN($colour, kind: "colour", form: "lower") }): { $effects }. Žádná karta nenásleduje.
goblin-gear = { NOUN($card, kind: "piece") }: { $effects }.
goblin-of-colour = { NOUN($colour, kind: "colour", form: "lower") }
goblin-adds-attack = útok { $points }
goblin-adds-defence = obrana { $points }
goblin-adds-draw = dobrání { $points }
goblin-adds-heal = léčení { $points }
goblin-adds-hand = { $points } navíc v ruce
goblin-void-attack = útok { $points } neplatí
goblin-void-defence = obrana { $points } neplatí
goblin-void-draw = dobrání { $points } neplatí
goblin-void-heal = léčení { $points } neplatí
goblin-void-hand = { $points } navíc v ruce neplatí
goblin-hearts = srdce: { $hearts } z { $of }
goblin-your-hand = Moje ruka
goblin-hand-of = Ruka: { $name }
goblin-hand-empty = V ruce není žádná karta
goblin-does-not-fit = Teď nenavazuje.
goblin-chance = Výhra: { $percent } %
goblin-percent = { $percent } %
goblin-chance-too-large = Příliš mnoho počítání
goblin-piles = Můj balíček: { $deck }, moje odkládací hromádka: { $discard }
goblin-deck = Můj balíček: { $count }
goblin-deck-order = Odshora, pokud to víš:
goblin-deck-hidden = Karta, kterou nikdo nezná
goblin-deck-rest = Ostatní jsou tyto karty, nikdo neví kde:
goblin-deck-unknown = Tyto karty, nikdo neví, v jakém pořadí:
goblin-deck-empty = Tvůj balíček je prázdný. Až budeš muset dobírat, stane se novým balíčkem tvoje odkládací hromádka.
goblin-discard = Odkládací hromádka: { $count }
goblin-battle = Bitva
goblin-chain = Řetěz
goblin-next = Další karta: { $colours }
goblin-next-nothing = Žádná karta nenásleduje
goblin-sum-attack = Útok { $has } z { $needs }
goblin-sum-defence = Obrana { $has } z { $needs }
goblin-enough = ✓
goblin-adding = Výbava a zvláštní schopnosti
goblin-double-strike = Dvojitý úder
goblin-stop =
    { $damage ->
        [0] Když teď skončíš, neztratíš žádné srdce
        [one] Když teď skončíš, ztratíš { $damage } srdce
        [few] Když teď skončíš, ztratíš { $damage } srdce
       *[other] Když teď skončíš, ztratíš { $damage } srdcí
    } { $wins ->
        [true] a vyhraješ!
       *[false] a nevyhraješ.
    }
goblin-stop-falls = Když teď skončíš, ztratíš poslední srdce.
goblin-stop-last-strike =
    Když teď skončíš, ztratíš poslední srdce, { $wins ->
        [true] ale tvůj poslední úder vyhraje!
       *[false] a tvůj poslední úder je příliš slabý.
    }
goblin-used-ability = Zvláštní schopnost je použita
goblin-key = Klíč úrovně { $level }
goblin-looked = Karty, na které se díváš
goblin-offer-new = Nové
goblin-offer-worn = Teď nošené
goblin-owned = Jeden máš
goblin-stock =
    { $count ->
        [few] Zbývají { $count }
       *[other] Zbývá { $count }
    }
goblin-shop-price = Všechno stojí jednu kartu: zbraň, zbroj nebo získanou kartu z ruky.
goblin-stack = Nový balíček
goblin-stack-about = Vidíš to jen ty. Místo 1 se dobírá jako první.
goblin-stack-waiting = Získané karty, které přijdou potom
goblin-stack-deck = Nový balíček
goblin-hand-size =
    { $count ->
        [one] { $count } karta v ruce
        [few] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
goblin-deck-size =
    { $count ->
        [one] { $count } karta v balíčku
        [few] { $count } karty v balíčku
       *[other] { $count } karet v balíčku
    }
goblin-fallen = Žádné srdce
goblin-champion = Šampion
goblin-equipment = Výbava
goblin-beaten =
    { $score ->
        [one] Poraženo: { $score } srdce
        [few] Poraženo: { $score } srdce
       *[other] Poraženo: { $score } srdcí
    }
goblin-left = Ještě zakryté: nestvůry { $monsters }, strážci { $guardians }
