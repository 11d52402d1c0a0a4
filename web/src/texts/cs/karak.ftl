### Karak a jeho fanouškovské režimy. Kde co je, text nikdy neříká: kdo hraje, vidí to na mapě.

karak-title = Karak
karak-tagline = Prozkoumej katakomby, poraz nestvůry a najdi nejvíc pokladů.

## Hrdinové

karak-hero-wizard = Čaroděj
    .name = Argentus
    .nom = čaroděj
    .dat = čarodějovi
    .acc = čaroděje
    .s = s čarodějem
karak-hero-warrior = Válečník
    .name = Horan
    .nom = válečník
    .dat = válečníkovi
    .acc = válečníka
    .s = s válečníkem
karak-hero-warlock = Černokněžník
    .name = Xanros
    .nom = černokněžník
    .dat = černokněžníkovi
    .acc = černokněžníka
    .s = s černokněžníkem
karak-hero-thief = Zlodějka
    .name = Aderyn
    .nom = zlodějka
    .dat = zlodějce
    .acc = zlodějku
    .s = se zlodějkou
karak-hero-swordsman = Šermíř
    .name = Victorius
    .nom = šermíř
    .dat = šermíři
    .acc = šermíře
    .s = se šermířem
karak-hero-oracle = Věštkyně
    .name = Taia
    .nom = věštkyně
    .dat = věštkyni
    .acc = věštkyni
    .s = s věštkyní

## Schopnosti

karak-power-affinity = Magické nadání
    .about = Magické střely ti zůstanou, i když je použiješ.
karak-power-astral-walk = Astrální chůze
    .about = Můžeš projít zdí, když už je dílek za ní prozkoumaný.
karak-power-double-attack = Dvojitý útok
    .about = Jednou za boj smíš hodit oběma kostkami znovu.
karak-power-reincarnation = Reinkarnace
    .about = Když tě boj připraví o poslední život, probudíš se u fontány v plné síle.
karak-power-sacrifice = Oběť
    .about = Jednou za boj smíš obětovat život za +1.
karak-power-swap = Záměna
    .about = Místo chůze si můžeš vyměnit místo s kterýmkoli jiným hrdinou.
karak-power-backstab = Útok zezadu
    .about = Když boj skončí remízou, vyhráváš ty.
karak-power-sneaking = Plížení
    .about = Můžeš projít kolem nestvůr bez boje.
karak-power-training = Bojový výcvik
    .about = Jedničky smíš přehazovat, kolikrát chceš.
karak-power-unstoppable = Nezastavitelný
    .about = Když je na kostce šestka, tvůj tah po boji pokračuje.
karak-power-premonition = Předtucha
    .about = Když hned tvůj první krok vede k boji, máš +1.
karak-power-fate-weaver = Tkadlena osudu
    .about = Když objevíš místnost, vytáhneš dva žetony a jeden si vybereš.

## Nestvůry a truhly

karak-monster-rat = Obří krysa
    .about = Hlídá dýky.
    .nom = obří krysa
    .acc = obří krysu
    .s = s obří krysou
karak-monster-spider = Obří pavouk
    .about = Hlídá léčivý portál.
    .nom = obří pavouk
    .acc = obřího pavouka
    .s = s obřím pavoukem
karak-monster-mummy = Mumie
    .about = Hlídá magickou střelu a přináší kletbu.
    .nom = mumie
    .acc = mumii
    .s = s mumií
karak-monster-turnkey = Kostlivec klíčník
    .about = Hlídá klíč.
    .nom = kostlivec klíčník
    .acc = kostlivce klíčníka
    .s = s kostlivcem klíčníkem
karak-monster-skeleton-warrior = Kostlivec válečník
    .about = Hlídá meč.
    .nom = kostlivec válečník
    .acc = kostlivce válečníka
    .s = s kostlivcem válečníkem
karak-monster-skeleton-king = Král kostlivců
    .about = Hlídá sekeru.
    .nom = král kostlivců
    .acc = krále kostlivců
    .s = s králem kostlivců
karak-monster-fallen = Padlý
    .about = Hlídá poklad a k tomu pokladu nepotřebuješ klíč.
    .nom = Padlý
    .acc = Padlého
    .s = s Padlým
karak-monster-dragon = Drak
    .about = Hlídá rubín. Až ho někdo porazí, hra končí.
    .nom = drak
    .acc = draka
    .s = s drakem
karak-token-chest = Truhla
    .about = Je v ní poklad. Otevřeš ji jen klíčem.
    .nom = truhla
    .acc = truhlu

## Předměty

karak-item-daggers = Dýky
    .about = Zbraň: +1 v každém boji.
    .nom = dýky
    .acc = dýky
karak-item-sword = Meč
    .about = Zbraň: +2 v každém boji.
    .nom = meč
    .acc = meč
karak-item-axe = Sekera
    .about = Zbraň: +3 v každém boji.
    .nom = sekera
    .acc = sekeru
karak-item-magic-bolt = Magická střela
    .about = Kouzlo: +1 v jednom boji, pak je spotřebované.
    .nom = magická střela
    .acc = magickou střelu
karak-item-healing-portal = Léčivý portál
    .about = Kouzlo: přenese hrdinu k fontáně a vyléčí ho, pak je spotřebované.
    .nom = léčivý portál
    .acc = léčivý portál
karak-item-key = Klíč
    .about = Otevře jednu truhlu, pak je spotřebovaný.
    .nom = klíč
    .acc = klíč

## Dílky a strany

karak-tile-room = Místnost
    .about = V každé nové místnosti čeká nestvůra nebo truhla.
    .nom = místnost
    .do = do místnosti
karak-tile-corridor = Chodba
    .about = Tady nic nečíhá: jdi dál.
    .nom = chodba
    .do = do chodby
karak-tile-portal = Portál
    .about = Jedním krokem se dostaneš na kterýkoli jiný portál.
    .nom = portál
    .do = na portál
karak-tile-fountain = Fontána
    .about = Tady se můžeš vyléčit: vrátí se ti všechny životy a kletba zmizí.
    .nom = fontána
    .do = k fontáně

karak-side-north = sever
    .to = na sever
    .In = Na severu
karak-side-east = východ
    .to = na východ
    .In = Na východě
karak-side-south = jih
    .to = na jih
    .In = Na jihu
karak-side-west = západ
    .to = na západ
    .In = Na západě

## Herní plán

karak-board = Herní plán. Mapa katakomb
karak-board-keys = Šipky vedou hrdinu, kam může jít, jinak posouvají mapu; s klávesou Shift posouvají mapu vždy. Šipky vlevo a vpravo otáčejí nový dílek, Enter ho položí. Plus a minus: přiblížit a oddálit. 0: celá mapa. Home: zpět k hrdinovi. Tab: z místa na místo.
karak-trophy-count =
    { $count ->
        [one] { $count } trofej
        [few] { $count } trofeje
        [many] { $count } trofeje
       *[other] { $count } trofejí
    }

## Možnosti

karak-option-hero-mode = Hrdinský režim
    .about = V místnosti mohou být dvě nestvůry a spolu jsou silnější.
karak-option-monster-hunt = Lov na nestvůry
    .about = Co spotřebuješ nebo necháš ležet, je tvá trofej, a nestvůry toho druhu jsou pak proti tobě silnější.
karak-option-cooperative = Kooperativní režim
    .about = Všichni hrdinové spolu: porazte draka dřív, než se moc rozhněvá.
karak-option-cooperative-calm = Klidná
    .about = Drak je trpělivý. Dobré na začátek.
karak-option-cooperative-fierce = Divoká
    .about = Drak brzy ztratí trpělivost.
karak-option-cooperative-deadly = Smrtící
    .about = Drak neodpustí skoro nic.
karak-option-fast = Rychlý režim
    .about = Otevření truhly ani sebrání předmětu neukončí tvůj tah.

## Na co se hra ptá

karak-phase-draw-hero = Kdo hraje za kterého hrdinu?
karak-phase-first-player = Kdo začíná?
karak-phase-walk = Jdi, prozkoumávej nebo něco udělej.
karak-phase-teleport = Ke které fontáně?
karak-phase-draw-tile = Co je ve tmě?
karak-phase-place-tile = Otoč dílek a polož ho.
karak-phase-draw-token = Co je v místnosti?
karak-phase-choose-token = Co tu zůstane: { NOUN($one, form: "nom") }, nebo { NOUN($other, form: "nom") }?
karak-phase-call-monster = Přivolat ještě jednu nestvůru?
karak-phase-meet = Nestvůra! Co uděláš?
karak-phase-roll = Kostky se kutálejí…
karak-phase-reroll = Necháš si kostky, nebo přehodíš?
karak-phase-spend = Udeříš, nebo ještě zesílíš útok?
karak-phase-assist = Pomůžeš magickou střelou?
karak-phase-face = Se kterou nestvůrou budeš bojovat?
karak-phase-loot = Tvoje odměna: { NOUN($item, form: "nom") }. Vezmeš si ji?
karak-phase-gift = Dárek pro tebe: { NOUN($item, form: "nom") }. Vezmeš si ho?
karak-phase-curse = Kdo dostane kletbu?
karak-phase-reincarnate = U které fontány se probudíš?
karak-phase-step-back = Kam ustoupíš?
karak-phase-over = Hra skončila.

## Tlačítka

karak-action-walk = Jít { NOUN($it, form: "to") }
karak-action-explore = Prozkoumat { NOUN($it) }
karak-action-travel = Na portál ({ $it1 }; { $it2 })
karak-action-swap = Vyměnit si místo { NOUN($it, form: "s") }
karak-action-sneak = Proplížit se
karak-action-fight = Bojovat
karak-action-fight-with = Bojovat společně { NOUN($it, form: "s") }
karak-action-open = Otevřít truhlu
karak-action-take =
    { $drop ->
        [none] Vzít si { NOUN($item, form: "acc") }
       *[other] Vzít si { NOUN($item, form: "acc") }, nechat { NOUN($drop, form: "acc") }
    }
karak-action-give = Darovat spolubojovníkovi
karak-action-leave = Nechat ležet
karak-action-heal = Vyléčit se
karak-action-cast = Léčivý portál pro { NOUN($it, form: "acc") }
karak-action-go-to = Jít sem ({ $it1 }; { $it2 })
karak-action-place =
    Průchody na { $it ->
        [ne] sever a východ
        [ns] sever a jih
        [nw] sever a západ
        [es] východ a jih
        [ew] východ a západ
        [sw] jih a západ
        [nes] sever, východ a jih
        [new] sever, východ a západ
        [nsw] sever, jih a západ
        [esw] východ, jih a západ
       *[nesw] všechny strany
    }
karak-action-choose = Vybrat { NOUN($it, form: "acc") }
karak-action-call-monster = Ještě jednu nestvůru!
karak-action-enough = Už žádnou nestvůru
karak-action-reroll-ones = Přehodit jedničky
karak-action-reroll-both = Přehodit obě kostky
karak-action-keep = Nechat si kostky
karak-action-bolt = Magická střela
karak-action-sacrifice = Obětovat život
karak-action-strike = Udeřit!
karak-action-face = Bojovat { NOUN($it, form: "s") }
karak-action-curse = Proklít { NOUN($it, form: "acc") }
karak-action-end-turn = Ukončit tah

## Proč ne

karak-out-of-reach = Tam teď jít nemůžeš. Vyber zářící místo, nebo se zeptej „Co můžu dělat?“.
karak-cursed = Kletba: schopnosti nepůsobí, dokud se hrdina nevyléčí u fontány nebo kletba nepřejde na jiného.
karak-why-tile-shape = Dílek musí mít průchod tam, odkud přicházíš. Otoč ho jinak.
karak-why-nobody-sneaks = Tady se nikdo plížit neumí. Musíš bojovat.
karak-why-rolled-both-already = Obě kostky už jsou přehozené a jde to jen jednou za boj. Hraj s tím, co padlo.
karak-why-no-double-attack = Obě kostky přehodí jen ten, kdo má dvojitý útok. Hraj s tím, co padlo.
karak-why-no-training = Přehazovat smí jen ten, kdo má bojový výcvik, a to jen jedničky. Hraj s tím, co padlo.
karak-why-sacrificed-already = V jednom boji můžeš obětovat jen jeden život. Udeř!
karak-why-no-sacrifice = Jen černokněžník může obětovat život za silnější útok. Udeř!
karak-why-no-bolt-left = Už nezbývá žádná magická střela. Udeř!
karak-why-monster-not-here = Tahle nestvůra v místnosti není. Vyber si některou, která tu je.
karak-why-reward-is = Tvoje odměna: { NOUN($it, form: "nom") }. Vezmi si ji, nebo ji nech ležet.
karak-why-comrade-has-no-use = Tvému spolubojovníkovi by to k ničemu nebylo. Vezmi si odměnu, nebo ji nech ležet.
karak-why-no-comrade-named = V tomhle boji ti nikdo nepomáhal, a tak není komu odměnu dát. Vezmi si ji, nebo ji nech ležet.
karak-why-room-is-full = Dvě nestvůry v jedné místnosti stačí. Do boje!
karak-why-curse-somebody = Vyber jiného hrdinu, nebo toho, kdo už kletbu má.
karak-why-choose-drawn-token = Vyber jeden ze dvou vytažených žetonů.
karak-why-choose-fountain = Léčivý portál vede k fontáně. Vyber některou na mapě.
karak-why-wake-at-fountain = Probudíš se u fontány. Vyber některou na mapě.
karak-why-step-back-nearby = Vyber jeden z nejbližších dílků bez nestvůry.
karak-why-fight-first = Stojí před tebou nestvůra. Nejdřív bojuj!
karak-why-fight-ends-turn = Po boji tvůj tah končí. Pokračovat můžeš v dalším tahu.
karak-why-no-step-left = Už ti nezbývá žádný krok. Udělej něco tady, nebo ukonči tah.
karak-why-already-hidden = Už se skrýváš. Jdi dál, nebo ukonči tah.
karak-why-nothing-to-sneak-past = Není tu žádná nestvůra, plížit se nemusíš. Jdi dál.
karak-why-no-reward = Není tu žádná odměna. Nejdřív poraz nestvůru.
karak-why-cast-first = Nejdřív sešli léčivý portál, potom vyber fontánu.
karak-why-no-tile-drawn = Nemáš žádný dílek k položení. Nejdřív prozkoumej nějaké nové místo.
karak-why-no-tokens-drawn = Není z čeho vybírat. Nejdřív objev novou místnost.
karak-why-no-monster-found = Další nestvůra může přijít, jen když právě objevíš místnost. Nejdřív nějakou najdi.
karak-why-no-dice-rolled = Kostkami se hází jen v boji. Nejdřív najdi nestvůru.
karak-why-bolts-are-for-fights = Magické střely působí jen v boji. Nech si je na později.
karak-why-no-fight = Teď nebojuješ. Nejdřív najdi nestvůru.
karak-why-no-fight-to-face = Teď nebojuješ. Nejdřív najdi nestvůru.
karak-why-only-mummies-curse = Kletba se přesune, jen když někdo porazí mumii. Nejdřív nějakou najdi.
karak-why-wall-in-the-way = { NOUN($it, form: "In") } je zeď. Hledej průchod.
karak-why-not-explored = { NOUN($it, form: "In") } ještě nikdo nebyl. Prozkoumej to tam!
karak-why-already-explored = { NOUN($it, form: "In") } už dílek leží. Jdi tam, jestli je cesta volná.
karak-why-no-tile-left = Všechny dílky už jsou na mapě. Není co prozkoumávat: jdi dál po mapě.
karak-why-wall-before-unexplored = { NOUN($it, form: "In") } je zeď. Prozkoumat můžeš jen místo, kam vede průchod.
karak-why-portal-leads-to-portal = Portál vede jen na jiný portál. Vyber některý na mapě.
karak-why-not-on-portal = Nestojíš na portálu. Nejdřív k nějakému dojdi.
karak-why-no-swap = Jen černokněžník si může vyměnit místo. Ty můžeš jít.
karak-why-swap-takes-all-steps = Místo si můžeš vyměnit jen před prvním krokem. Zkus to v dalším tahu.
karak-why-no-swap-after-fight = Místo si můžeš vyměnit jen na začátku tahu, ne po boji. Zkus to v dalším tahu.
karak-why-swap-with-another = Vyber na mapě jiného hrdinu z této hry.
karak-why-no-monster-here = Není tu žádná nestvůra. Jdi dál.
karak-why-hidden-fights-at-once = Teď se skrýváš. S touhle nestvůrou můžeš bojovat v dalším tahu, před prvním krokem.
karak-why-comrade-not-near = Pomoct může jen hrdina, který je při vědomí a stojí tady nebo hned vedle. Vyber jiného, nebo bojuj bez pomoci.
karak-why-no-comrades = Hrdinové si pomáhají jen v kooperativním režimu. Bojuj bez pomoci!
karak-why-no-chest = Žádná truhla tu není. Hledej dál.
karak-why-no-key = Truhla je zamčená. Nejdřív získej klíč, hlídají ho kostlivci klíčníci.
karak-why-no-such-item = Tady { NOUN($it, form: "acc") } nenajdeš. Hledej jinde.
karak-why-put-down-this-turn = Sebrat zpátky { NOUN($it, form: "acc") } můžeš až v dalším tahu. Teď hraj dál!
karak-why-monster-in-room = Tuhle místnost hlídá nestvůra. Nejdřív ji poraz.
karak-why-same-item = To by byla výměna stejného za stejné. Vyber něco jiného, nebo to nech ležet.
karak-why-makes-no-room = { NOUN($item) } a { NOUN($drop, form: "nom") } nepatří do stejných přihrádek. Nech tu ležet něco jiného.
karak-why-put-down-only-when-full = Vyměnit můžeš jen to, co neseš, a jen když nemáš volnou přihrádku. Vyber něco jiného.
karak-why-no-free-slot = Na { NOUN($it, form: "acc") } nemáš volnou přihrádku. Něco vyměň, nebo to nech ležet.
karak-why-nothing-to-heal = Nic ti nechybí. Jdi dál!
karak-why-no-fountain = Léčit se můžeš jen u fontány. Nejdřív k nějaké dojdi.
karak-why-no-healing-portal = Nemáš žádný léčivý portál. Hlídají je obří pavouci.
karak-why-no-portal-after-fight = Po boji už léčivý portál seslat nejde. Počkej na svůj další tah.
karak-why-hero-not-in-play = Tenhle hrdina nehraje. Vyber jiného.
karak-why-cursed-has-no-powers = Jsi pod kletbou, a tak tvé schopnosti nepůsobí. Vyleč se u fontány.
karak-why-heroes-are-drawn = Okamžik: losují se hrdinové.
karak-why-first-player-is-found = Okamžik: losuje se, kdo začne.
karak-why-walk-or-end = To teď nejde. Jdi, prozkoumávej, něco udělej, nebo ukonči tah.
karak-why-first-fountain = Nejdřív vyber fontánu.
karak-why-tile-is-drawn = Okamžik: bere se nový dílek.
karak-why-first-place-tile = Nejdřív polož nový dílek.
karak-why-token-is-drawn = Okamžik: tahá se žeton.
karak-why-first-choose-token = Nejdřív vyber jeden ze dvou žetonů.
karak-why-first-second-monster = Nejdřív se rozhodni: ještě jednu nestvůru, nebo ne?
karak-why-first-meet = Je tu nestvůra! Nejdřív se rozhodni, co uděláš.
karak-why-dice-are-rolling = Okamžik: kostky se ještě kutálejí.
karak-why-first-keep-or-reroll = Nejdřív si kostky nech, nebo přehoď.
karak-why-first-strike = Nejdřív udeř, nebo zesil útok.
karak-why-first-assist = Nejdřív se rozhodni, jestli pomůžeš magickou střelou.
karak-why-first-face = Nejdřív vyber, se kterou nestvůrou budeš bojovat.
karak-why-first-loot = Nejdřív se rozhodni o odměně.
karak-why-first-gift = Nejdřív se rozhodni o dárku.
karak-why-first-curse = Nejdřív vyber, kdo dostane kletbu.
karak-why-first-reincarnate = Nejdřív vyber fontánu, u které se probudíš.
karak-why-first-step-back = Nejdřív vyber, kam ustoupíš.
karak-why-game-is-over = Tahle hra skončila. Začni novou!

## Co se stalo

karak-event-hero-drawn = { $seat } hraje za { NOUN($hero, form: "acc") }.
karak-event-began = { $seat } začíná.
karak-event-turn-began = { $round }. kolo: na tahu je { NOUN($hero, form: "nom") }.
karak-event-recovered = { NOUN($hero) } se probírá a má zase jeden život.
karak-event-walked = { NOUN($hero) } jde dál.
karak-event-travelled = { NOUN($hero) } prochází portálem.
karak-event-swapped = { NOUN($hero) } si vyměňuje místo { NOUN($with, form: "s") }.
karak-event-wall-broke = Zeď se boří a nová cesta je volná!
karak-event-tile-drawn = { NOUN($hero) } nahlíží do tmy: { NOUN($tile, form: "nom") }!
karak-event-tile-placed = { NOUN($hero) } přichází { NOUN($tile, form: "do") }.
karak-event-foreseen = { NOUN($hero) } má na výběr: { NOUN($one, form: "nom") }, nebo { NOUN($other, form: "nom") }.
karak-event-returned = { NOUN($token) } se vrací do pytlíku.
karak-event-token-placed = Podívej: { NOUN($token, form: "nom") }!
karak-event-room-cleared = Drak chce být sám: všechno ostatní z místnosti mizí.
karak-event-sneaked = { NOUN($hero) } se skrývá ve stínu.
karak-event-met = { NOUN($hero) } potkává { NOUN($monster, form: "acc") } se silou { $strength }.
karak-event-comrade-named = { NOUN($comrade) } pomáhá { NOUN($hero, form: "dat") }.
karak-event-rolled = { NOUN($hero) } hází { $dice1 } + { $dice2 }: útok celkem { $attack }.
karak-event-bolt-used = { NOUN($hero) } vysílá magickou střelu: útok je teď { $attack }.
karak-event-sacrificed =
    { NOUN($hero) } obětuje život: útok je teď { $attack }, { $lives ->
        [0] nezbývá žádný život
        [one] zbývá { $lives } život
        [few] zbývají { $lives } životy
       *[other] zbývá { $lives } životů
    }.
karak-event-heroic-win = Útok { $attack } proti síle { $strength }: { NOUN($hero, form: "nom") } poráží obě nestvůry jednou ranou!
karak-event-won = Útok { $attack } proti síle { $strength }: { NOUN($hero, form: "nom") } poráží { NOUN($monster, form: "acc") }!
karak-event-tied = Útok { $attack } proti síle { $strength }: { NOUN($hero, form: "nom") } má { NOUN($monster, form: "s") } remízu.
karak-event-lost = Útok { $attack } proti síle { $strength }: { NOUN($monster, form: "nom") } poráží { NOUN($hero, form: "acc") }.
karak-event-wounded =
    { NOUN($by) } zraňuje { NOUN($hero, form: "acc") }: { $lives ->
        [0] nezbývá žádný život
        [one] zbývá { $lives } život
        [few] zbývají { $lives } životy
       *[other] zbývá { $lives } životů
    }.
karak-event-stepped-back = { NOUN($hero) } ustupuje.
karak-event-fainted = { NOUN($hero) } omdlévá.
karak-event-reincarnated = { NOUN($hero) } se probouzí u fontány.
karak-event-took = { NOUN($hero) } si bere { NOUN($item, form: "acc") }.
karak-event-put-down = { NOUN($hero) } tu nechává ležet { NOUN($item, form: "acc") }.
karak-event-trophy-gained = { NOUN($hero) } získává trofej: { NOUN($monster, form: "nom") }.
karak-event-gave = { NOUN($hero) } dává { NOUN($to, form: "dat") } { NOUN($item, form: "acc") }.
karak-event-chest-opened = { NOUN($hero) } otevírá truhlu klíčem.
karak-event-treasure-won =
    { $treasure ->
        [dragon] { NOUN($hero) } získává rubín!
       *[other] { NOUN($hero) } získává poklad!
    }
karak-event-healed =
    { NOUN($hero) } je zase v plné síle: { $lives ->
        [one] { $lives } život
        [few] { $lives } životy
       *[other] { $lives } životů
    }.
karak-event-teleported = Léčivý portál přenáší { NOUN($hero, form: "acc") } k fontáně.
karak-event-cursed = Kletba padá na { NOUN($hero, form: "acc") }: schopnosti teď nepůsobí.
karak-event-curse-stayed = Kletba dál trápí { NOUN($hero, form: "acc") }.
karak-event-curse-lifted = Kletba opouští { NOUN($hero, form: "acc") }.
karak-event-wrath-rose = Drak se zlobí čím dál víc: hněv { $wrath } z možných { $limit }.
karak-event-ended =
    { $ending ->
        [dragon_slain] { karak-ending-dragon-slain }
        [agreed] { karak-ending-agreed }
        [round_limit] { karak-ending-round-limit }
        [party_down] { karak-ending-party-down }
       *[wrath] { karak-ending-wrath }
    }

## Jak to dopadlo

karak-ending-dragon-slain = Drak je poražen!
karak-ending-agreed = Hráči se dohodli, že tady skončí.
karak-ending-round-limit = Poslední kolo skončilo.
karak-ending-party-down = Všichni hrdinové jsou v bezvědomí: katakomby vyhrály.
karak-ending-wrath = Drak se rozhněval až moc: katakomby vyhrály.

## Z čeho se skládá útok

karak-part-dice = Kostky
karak-part-weapons = Zbraně
karak-part-lent-weapons = Zbraně spolubojovníka
karak-part-premonition = Předtucha
karak-part-bolts = Magické střely
karak-part-lent-bolts = Střely spolubojovníka
karak-part-sacrifice = Oběť

## Desky hrdinů, karty a zásoby

karak-lives =
    { $lives ->
        [0] Žádný život z { $of }
        [one] { $lives } život z { $of }
        [few] { $lives } životy z { $of }
       *[other] { $lives } životů z { $of }
    }
karak-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
karak-steps =
    { $steps ->
        [0] Žádný krok nezbývá
        [one] Zbývá { $steps } krok
        [few] Zbývají { $steps } kroky
       *[other] Zbývá { $steps } kroků
    }
karak-is-cursed = Pod kletbou
karak-carries = Předměty
karak-slot-weapon = Prázdná přihrádka na zbraň
karak-slot-spell = Prázdná přihrádka na kouzlo
karak-slot-key = Prázdná přihrádka na klíč
karak-holdings = Co neseš
karak-holds-nothing = Zatím nic neseš
karak-weapons = Zbraně: +{ $points }
karak-trophies = Trofeje
karak-asleep = teď nepůsobí
karak-wrath = Dračí hněv: { $wrath } z { $limit }
karak-party-score = Společně: { $score }
karak-fight = Boj
karak-chance =
    { $tie ->
        [0] Vyhraješ { $percent }krát ze 100
       *[other] Vyhraješ { $percent }krát ze 100, remíza bude { $tie }krát
    }
karak-attack = Útok
karak-strength = Síla
karak-attack-now = Útok { $attack }
karak-attack-up-to = Útok až { $attack }
karak-loot = Odměna
karak-loot-full = Máš plné ruce: co tu necháš ležet?
karak-bag =
    V pytlíku: { $count ->
        [one] { $count } žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
    }
karak-stack =
    Na hromádce: { $count ->
        [one] { $count } dílek
        [few] { $count } dílky
       *[other] { $count } dílků
    }
