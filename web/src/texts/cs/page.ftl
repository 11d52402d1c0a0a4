## Everywhere

app-title = Karak
app-skip = Přejít k obsahu
app-home = Domů
app-language = Jazyk
close = Zavřít
seat-number = Hráč { $number }
device-forgetful = Tento prohlížeč stránce nedovolí nic si pamatovat. Až ji zavřeš, tvoje hry zmizí: nejdřív si je ulož do souboru.
app-settings = Nastavení
language-fr = Français
language-en = English
language-cs = Čeština
language-de = Deutsch
again = Zkusit znovu
waiting = Okamžik…
title-home = Karak
title-setup = Nový stůl – Karak
title-table = U stolu – Karak
title-replay = Záznam hry – Karak
title-rules = Pravidla – Karak
title-tutorial = Naučit se hrát
title-lobby = Otevřené stoly – Karak
title-about = O stránce – Karak
title-join = Přisednout – Karak
title-lost = Slepá chodba – Karak
lost-title = Tahle chodba nikam nevede
lost-text = Na této adrese žádná stránka není. Cestu zpátky najdeš snadno.
unloaded-title = Pochodeň zhasla
unloaded-text = Tahle část stránky se nenačetla. Zkontroluj připojení a zkus to znovu.
footer-fan = Vytvořili fanoušci pro fanoušky. Není to oficiální výrobek.
footer-links = Další stránky

## Home

home-tagline = Zapal pochodeň, prozkoumej katakomby a najdi nejvíc pokladů, než padne drak.
home-play = Hrát
    .about = Jedno kliknutí: ty proti dvěma počítačům.
home-friends = Hrát s přáteli
home-new = Nový stůl
home-learn = Naučit se hrát
home-code = Mám kód
home-code-go = Jdu tam
home-code-length = Kód má pět písmen. Podívej se na něj znovu.
home-rules = Pravidla
home-game-karak = Karak
home-game-karak2 = Karak 2
    .about = Projížděj šestiúhelníkovou zemí, sestav vojsko a postav město.
home-game-goblin = Karak: Goblin
    .about = Zahraj své karty v řetězu a vyžeň Pána z jeskyně.
home-continue = Rozehrané hry
home-drawn = { $count ->
    [one] { $count } hrdina
    [few] { $count } hrdinové
   *[other] { $count } hrdinů
}
home-your-turn = Jsi na tahu
home-turn = Na tahu: { $name }
home-remove = Odebrat ze seznamu: { $heroes }
home-remove-sure = Opravdu tuto hru odstranit? Už se nevrátí.
home-remove-yes = Ano, odstranit
home-remove-no = Ne, nechat
home-all = Zobrazit všechny hry ({ $count })
home-waiting = Čeká se na přátele
home-watch = Podívat se na hru znovu
home-share = Sdílet záznam hry: { $heroes }
home-finished = Dohrané hry
home-finished-count = { $count ->
    [one] Jedna hra
    [few] { $count } hry
   *[other] { $count } her
}
home-lobby = Otevřené stoly
    .about = Ostatní na tomto serveru hledají spoluhráče. Přisedni si k nim.
home-lobby-see = Ukázat otevřené stoly
home-load = Načíst hru
    .about = Pokračuj ve hře, kterou máš uloženou v souboru.
home-choose-file = Vybrat soubor
home-who-plays = Kdo hraje?
home-computers = Jak silné mají být počítače?
home-go-on = Pokračovat
home-games = Další hry

## Setup

setup-title = Nový stůl
setup-seats = Kdo hraje?
setup-who = Kdo sedí na tomto místě?
setup-me = Já
setup-person = Člověk tady
setup-open = S odkazem
    .about = Někdo u jiného zařízení. V čekárně pro něj dostaneš odkaz; jméno i hrdinu si vybere tam.
setup-computer = Počítač
setup-name = Jméno
setup-remove = Odebrat hráče { $number }
setup-add-person = Přidat člověka
setup-add-open = Přidat kamaráda s odkazem
setup-add-computer = Přidat počítač
setup-level = Jak silný?
setup-temperament = Povaha
setup-balanced = Vyrovnaná
    .about = Od všeho trochu.
setup-choose-hero = Vybrat hrdinu
setup-drawn = Náhodně
    .about = Kdo jsi, rozhodne náhoda.
setup-taken = Tohoto hrdinu má hráč { $number }. Když si ho vezmeš, vylosuje si jiného.
setup-kept = Tohoto hrdinu už někdo má.
setup-options = Herní režimy
setup-read-rule = Přečíst pravidla ({ $rule })
setup-more = Další nastavení
setup-seed = Číslo cvičné hry
    .about = Se stejným číslem dopadne náhoda pokaždé stejně. Pro poctivé kostky nech pole prázdné.
setup-box = Vlastní karty a čísla
    .about = Zkopíruj soubor hry ze složky „data“, zapiš do něj své karty a vyber ho tady.
setup-box-house = Tento dům hraje s vlastní krabicí. Tady si můžeš vybrat jinou.
setup-box-bad = Tento soubor nejde přečíst. Oprav tento řádek a vyber soubor znovu:
setup-box-chosen = S krabicí { $file }
setup-box-without = Bez ní
setup-start = Začít
setup-start-waiting = Do čekárny
setup-summary = { $persons ->
    [0] { $computers ->
        [few] Díváš se, jak hrají { $computers } počítače.
       *[other] Díváš se, jak hraje { $computers } počítačů.
    }
    [one] { $computers ->
        [0] Hraješ bez soupeřů.
        [one] Hraješ s jedním počítačem.
       *[other] Hraješ s { $computers } počítači.
    }
    [few] { $computers ->
        [0] U této obrazovky hrají { $persons } lidé.
        [one] U této obrazovky hrají { $persons } lidé a s nimi jeden počítač.
        [few] U této obrazovky hrají { $persons } lidé a s nimi { $computers } počítače.
       *[other] U této obrazovky hrají { $persons } lidé a s nimi { $computers } počítačů.
    }
   *[other] { $computers ->
        [0] U této obrazovky hraje { $persons } lidí.
        [one] U této obrazovky hraje { $persons } lidí a s nimi jeden počítač.
        [few] U této obrazovky hraje { $persons } lidí a s nimi { $computers } počítače.
       *[other] U této obrazovky hraje { $persons } lidí a s nimi { $computers } počítačů.
    }
}
setup-summary-here = { $persons ->
    [0] U této obrazovky nikdo nehraje: ukazuje stůl.
    [one] Hraješ u této obrazovky.
    [few] U této obrazovky hrají { $persons } lidé.
   *[other] U této obrazovky hraje { $persons } lidí.
}
setup-summary-open = { $open ->
    [one] Jeden kamarád přijde s tvým odkazem{ $computers ->
        [0] .
        [one] {" "}a hraje i jeden počítač.
        [few] {" "}a hrají i { $computers } počítače.
       *[other] {" "}a hraje i { $computers } počítačů.
    }
    [few] { $open } kamarádi přijdou s tvým odkazem{ $computers ->
        [0] .
        [one] {" "}a hraje i jeden počítač.
        [few] {" "}a hrají i { $computers } počítače.
       *[other] {" "}a hraje i { $computers } počítačů.
    }
   *[other] { $open } kamarádů přijde s tvým odkazem{ $computers ->
        [0] .
        [one] {" "}a hraje i jeden počítač.
        [few] {" "}a hrají i { $computers } počítače.
       *[other] {" "}a hraje i { $computers } počítačů.
    }
}
setup-summary-drawn = Hrdinové se losují.
setup-summary-picked = Všichni hrdinové jsou vybraní.
setup-summary-mixed = Někteří hrdinové jsou vybraní, ostatní se losují.
setup-summary-options = Režimy: { $list }.
setup-summary-practice = Je to cvičná hra.

## Rules

rules-title = Pravidla
rules-books = Knížky pravidel
rules-book-karak = Karak
rules-book-fan-modes = Fanouškovské režimy
rules-book-karak2 = Karak 2
rules-book-imperium = Imperium
rules-book-goblin = Goblin
rules-book-glossary = Slovníček
rules-book-open-questions = Otevřené otázky
rules-contents = Obsah
rules-search = Hledat v pravidlech
rules-found = { $count ->
    [0] Nic se nenašlo. Zkus jiné slovo.
    [one] Nalezeno { $count } místo.
    [few] Nalezena { $count } místa.
   *[other] Nalezeno { $count } míst.
}
rules-untranslated = Tento text ještě není přeložený. Tady je anglicky.
rules-missing = Taková knížka pravidel není. Otevři si radši tuto:

## Settings

settings-title = Nastavení
settings-theme = Světlo
settings-theme-auto = Jako zařízení
settings-theme-light = Pergamen
settings-theme-dark = Pochodeň
settings-theme-turn = Světlé, nebo tmavé
settings-pace = Jak rychle hrají ostatní
settings-pace-calm = Klidně
settings-pace-quick = Rychle
settings-pace-instant = Hned
settings-odds = Ukazovat šance
    .about = Před bojem uvidíš, jakou máš šanci vyhrát.
settings-sound = Zvuky
settings-vibrate = Vibrovat, když jsem na tahu
settings-hand-over = Předávání obrazovky
    .about = Když hrajete na jedné obrazovce, karta oznámí, kdo je na tahu.
settings-tv = Televize
    .about = Všechno je větší, ať je to vidět i z pohovky. Jen na velké obrazovce.

## About

about-title = O stránce
about-fan = Tuto stránku dělají fanoušci her Karak pro rodiny a přátele. Není oficiální: s vydavatelem ani s autory her nemá nic společného.
about-rules = Pravidla vyprávíme vlastními slovy a každý obrázek je buď náš, nebo volně k použití. Jestli se ti hry líbí, kup si ty pravé: nad stůl plný přátel není.
about-free = Svobodné a otevřené
    .about = Tento program je svobodný software. Můžeš ho používat, číst i měnit podle licence MIT nebo Apache 2.0.
about-privacy = Stránka nechce žádný účet, neukládá cookies a nikomu neříká, co hraješ. Tvoje místa u stolu si pamatuje jen tvůj prohlížeč.
about-credits = Děkujeme
about-work = – autor: { $by } ({ $licence })
about-icons = Ikony
    .about = Tyto ikony pocházejí z game-icons.net a mají licenci CC BY 3.0. Změnili jsme jejich barvy a dali jsme je do rámečků.

## Computers

level-apprentice = Učedník
    .about = Ještě se učí a dělá hodně chyb. Dobrý první soupeř.
level-squire = Panoš
    .about = Pravidla zná, ale hodně toho přehlédne.
level-knight = Rytíř
    .about = Hraje dobře a jen občas něco přehlédne.
level-champion = Šampion
    .about = Hraje výborně a málokdy chybuje.
level-legend = Legenda
    .about = Přemýšlí daleko dopředu. Nikdo nehraje lépe.
temperament-explorer = Průzkumník
    .about = Vždycky chce vědět, co je dál.
temperament-fighter = Bojovník
    .about = Před bojem nikdy neutíká.
temperament-hoarder = Šetřílek
    .about = Rád si schovává věci na později.

## Board

board-nearer = Přiblížit
board-farther = Oddálit
board-centre = Zpět k hrdinovi
board-all = Celá mapa
board-hinted = { $name } (rada)
board-choose = Co tu chceš udělat?
board-place = Otočit nový dílek
board-turn-left = Otočit doleva
board-turn-right = Otočit doprava
board-lay = Položit
board-walk-far =
    Jít sem: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    }
board-here = { $hero }, tady: { $what }.
board-side = { $side }: { $what }.
board-dark = neprozkoumané místo
board-foe = { $monster }, síla { $strength }
board-what = { $name }: { $about }

## Table

table-loading = Prostíráme stůl…
table-load-failed = K tomuto stolu se nejde dostat
table-offline = Spojení je přerušené. Tvoje hra je v bezpečí a my to zkoušíme dál.
table-seats = Hráči
table-you = ty
table-computer = počítač
table-to-move = teď rozhoduje
table-thinking = přemýšlí
table-your-turn = Jsi na tahu
table-turn = Na tahu: { $name }
table-luck = Rozhoduje náhoda…
table-over = Hra skončila
table-stopped = Hra tady končí
table-waiting = { $name } hraje…
table-question = Co teď?
table-what-can-i-do = Co můžu dělat?
table-hint = Rada
table-hint-title = Dobrý hráč by udělal tohle:
table-hint-chance = šance na výhru { $percent } %
table-hint-do = Udělat to
table-undo = Vrátit
table-rule = Přečíst pravidlo ({ $rule })
table-log = Co se stalo
table-log-more = Dříve
table-log-times = (×{ $times })
table-hand-over = Na tahu je { $name }!
table-hand-over-open = Předej obrazovku. Teď hraje { $name }.
table-hand-over-secret = Předej obrazovku. Teď hraje { $name }, ostatní se nedívají.
table-hand-over-ready = Jsem tady
table-menu = Nabídka
table-supply = Co zbývá
table-rules = Pravidla
table-skip = Přeskočit
table-round = { $round }. kolo
table-save = Uložit do souboru
table-leave = Odejít od stolu
table-leave-note = Hra, od které odejdeš, na tebe počká na úvodní stránce.
table-end = Ukončit hru
table-end-sure = Opravdu ukončit tuto hru pro všechny?
table-end-yes = Ano, ukončit
table-end-no = Ne, hrát dál
table-number = { $number }
table-times = ×{ $count }
table-plus = +{ $count }
table-minus = −{ $count }

## End

end-winner = { $name } vyhrává!
end-shared = { $names } vyhrávají společně!
end-all = Vyhráváte, všichni společně!
end-nobody = Tentokrát nevyhrává nikdo.
end-points =
    { $score ->
        [one] { $score } bod
        [few] { $score } body
        [many] { $score } bodu
       *[other] { $score } bodů
    }
end-rematch = Hrát znovu
end-replay = Podívat se na hru
end-share = Sdílet
end-timeline = Jak hra probíhala
end-timeline-loading = Vzpomínáme na hru…
end-round = Kolo
end-moments = Velké okamžiky

## Replay

replay-title = Záznam hry
replay-eyes = Čí karty jsou odkryté?
replay-eyes-all = Všechny
replay-play = Přehrát
replay-pause = Pozastavit
replay-on = O krok vpřed
replay-back = O krok zpět
replay-turn-on = Na další tah
replay-turn-back = Na předchozí tah
replay-slider = Okamžik hry
replay-ply = { $ply }. krok z { $of }
replay-speed = Rychlost
replay-times = ×{ $speed }

## Errors

error-offline = Server neodpovídá. Zkontroluj, jestli běží, a zkus to znovu.
error-unexpected = Stalo se něco nečekaného. Zkus to znovu.
error-internal = Na serveru se něco pokazilo. Tvoje hra je v bezpečí; zkus to znovu.
error-unknown-table = Tento stůl (už) neexistuje. Vrať se na úvodní stránku a otevři nový.
error-bad-token = Na tvém místě se teď hraje na jiném zařízení, tady se díváš. Chceš-li hrát zase tady, otevři tam „{ table-devices }“ a odkaz odtamtud na tomto zařízení.
error-forbidden = To může jen ten, kdo u tohoto stolu sedí. Ty se můžeš dívat.
error-stale = Někdo byl rychlejší: stůl se změnil. Podívej se znovu a pak se rozhodni.
error-key-reused = Server od tebe mezitím dostal něco jiného, takže tohle se nestalo. Podívej se znovu na stůl a pak se rozhodni.
error-illegal = To teď nejde. Co jde, ukáže „Co můžu dělat?“.
error-not-your-turn = Ještě nejsi na tahu. Chvilku počkej.
error-over = Hra už skončila. Vrať se na úvodní stránku a začni novou.
error-nothing-to-undo = Není co vracet. Hraj dál!
error-not-yours = Vrátit můžeš jen své vlastní poslední rozhodnutí. Hraj dál!
error-chance-has-spoken = Už padly kostky nebo se něco vytáhlo: to se vrátit nedá. Hraj s tím dál!
error-revealed = Už se něco odhalilo: to se vrátit nedá. Hraj s tím dál!
error-ended = Hra skončila: nic se vrátit nedá. Můžeš se na ni znovu podívat.
error-malformed = Stránka a server si nerozumějí. Načti stránku znovu.
error-too-slow = Spojení je pomalé: co posíláš, nedorazilo včas. Zkus to znovu.
error-too-large = Tento soubor je moc velký. Vyber jiný.
error-bad-setup = U takového stolu se hrát nedá. Změň hráče nebo režimy.
error-bad-save = Tento soubor není hra, kterou známe, nebo je poškozený. Vyber jiný.
error-unknown-game = Tuto hru tu neznáme. Vrať se na úvodní stránku a vyber jinou.
error-too-many = To bylo moc najednou. { $when ->
    [none] Chvilku počkej a zkus to znovu.
   *[other] Zkus to znovu { $when }.
}
error-storage = Server teď nemůže ukládat (není plný disk?). Nic se neztratilo; zkus to později.
error-storage-unknown = Disk serveru selhal při ukládání a zatím se neví, jestli se to uložilo. Klidně to zkus znovu, nic tím nepokazíš.
error-busy = Server má moc práce. Zkus to za chvilku znovu.
error-not-found = Tohle neexistuje. Vrať se na úvodní stránku a začni odtamtud.
error-method = Stránka a server si nerozumějí. Načti stránku znovu.
error-secret = Tahle hra má tajemství, a tak se dá uložit nebo přehrát až na konci. Nejdřív ji dohraj.
error-bad-origin = Stránka je otevřená odjinud. Otevři ji na adrese serveru.
error-tutorial = Tohle ne: podívej se, co říká lekce.
error-waiting = Hra ještě nezačala. Počkej, až ji hostitel spustí.
error-begun = Na to už je pozdě: hra začala. Jdi ke stolu.
error-kept = Teď za tebe hraje počítač. Nejdřív si vezmi své místo zpátky.
error-not-host = To může jen hostitel tohoto stolu. Popros ho.
error-bad-invitation = Tento odkaz není celý. Popros o nový.
error-spent-invitation = S tímto odkazem už si někdo sedl. Popros o nový.
error-revoked-invitation = Tento odkaz už neplatí. Popros o nový.
error-bad-code = Takový kód žádný stůl (už) nemá. Zkontroluj písmena, nebo popros o nový kód.
error-bad-commitment = Kostky připravené pro tento stůl už tu nejsou. Zkus to znovu.
error-no-seat = Žádné místo není volné. Dívej se, nebo popros hostitele.
error-bad-name = Tohle jméno nejde. Vyber si jiné, nejvýš 24 písmen.
error-nothing-proposed = Už není na co odpovídat. Hraj dál!
error-no-free-text = U tohoto stolu se mluví jen hotovými větami. Vyber si jednu.
error-not-over = Hra ještě neskončila. Nejdřív ji dohraj.
error-closed = Správce serveru tento stůl zavřel. Vrať se na úvodní stránku a otevři nový.
error-other-rules = Tento stůl byl založen podle jiných pravidel a odehrané tahy se k našim už nehodí. Můžeš si ho prohlížet, jak dlouho chceš; ke hře si otevři nový.
error-bad-push = Tomuto prohlížeči nejde dát vědět, když je stránka zavřená. Nech ji raději otevřenou.
error-seat-freed = Tohle místo už není tvoje, tady se teď díváš. Chceš-li zase hrát, popros hostitele o odkaz.

## Together: links

table-invite = Pozvat kamarády
table-devices = Hrát na jiném zařízení
link-copy = Kopírovat odkaz
link-share = Sdílet
link-copied = Zkopírováno. Teď odkaz vlož do zprávy.
link-not-copied = Tento prohlížeč sám nekopíruje. Tady je odkaz: { $link }

## Together: being at the table

say-hello = Ahoj!
say-good-luck = Hodně štěstí!
say-well-fought = Dobrý boj!
say-help = Pomoc!
say-one-moment = Moment
say-thanks = Děkuji!
say-sorry = Promiň!
say-yes = Ano
say-no = Ne
say-good-game = Pěkná hra!
say-heart = Srdce
say-laugh = Smích
say-wow = Páni!
say-applause = Potlesk
speak = Něco říct
speak-own = Vlastními slovy
speak-send = Poslat
speak-heard = Co říkají ostatní
consent-undo = { $name } chce vzít zpět poslední rozhodnutí.
consent-end = { $name } chce hru teď ukončit.
consent-mine-undo = Chceš vzít zpět své poslední rozhodnutí.
consent-mine-end = Chceš hru teď ukončit.
consent-asked = { $name }, souhlasíš?
consent-waiting = Čekáme, co odpoví: { $names }.
consent-yes-undo = Ano, souhlasím
consent-yes-end = Ano, ukončit
consent-no-undo = Ne, platí to
consent-no-end = Ne, hrajeme dál
consent-withdraw = Nechat být
consent-refused-undo = Tvoje rozhodnutí platí, protože nesouhlasili všichni. Hraj s ním dál.
consent-refused-end = Hra pokračuje, protože nesouhlasili všichni.
notice-title = ● Jsi na tahu – Karak
notice-push = Dát mi vědět, když jsem na tahu
    .about = I když je tato stránka zavřená, u všech stolů na tomto zařízení.
notice-insecure = Tady se hraje přes obyčejné http, kde prohlížeč po zavření stránky nic neoznámí. Nech stránku otevřenou a dozvíš se, až budeš na tahu.
notice-unable = Tento prohlížeč po zavření stránky nic neoznámí. Na iPhonu nebo iPadu si nejdřív přidej stránku na plochu. Jinak nech stránku otevřenou.
notice-denied = Tento prohlížeč ti nesmí nic oznámit. Povol této stránce oznámení v jeho nastavení a vrať se sem.
rematch-next = Ostatní hrají znovu u nového stolu. Pojď taky!
rematch-along = Hrát s nimi
rematch-watch = Dívat se na ně
tv-full = Celá obrazovka
tv-full-leave = Opustit celou obrazovku
