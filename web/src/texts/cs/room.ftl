## The waiting room

room-title = Čekárna
room-invite-first = Pozvi kamarády a pak začněte.
room-all-seated = Všechna místa jsou obsazená: hra může začít!
room-starts = Hru spustí { $name }, až budou všichni tady.
room-starts-there = Hra se spustí na obrazovce, která otevřela tento stůl.
room-watching = Díváš se.
room-watching-free = Díváš se. Jedno místo je volné: o odkaz si řekni hráči { $name }.
room-watching-free-there = Díváš se. Jedno místo je volné: řekni si o odkaz tomu, kdo otevřel stůl.
room-watchers = { $count ->
    [0] Nikdo se nedívá.
    [one] Jeden člověk se dívá.
    [few] { $count } lidé se dívají.
   *[other] { $count } lidí se dívá.
}
room-type-code = Napsat kód
room-host-away = { $name } tu není. Můžeš se stát hostitelem a spustit hru.
room-host-away-there = Hostitel tu není. Můžeš se stát hostitelem a spustit hru.
room-host-gone = { $name } tu není. Můžeš se stát hostitelem a postarat se o stůl.
room-host-gone-there = Hostitel tu není. Můžeš se stát hostitelem a postarat se o stůl.
room-become-host = Stát se hostitelem
room-start = Začít
room-start-free = { $count ->
    [one] Jedno místo je ještě volné
    [few] { $count } místa jsou ještě volná
   *[other] { $count } míst je ještě volných
}
room-start-how = Hra může začít i tak.
room-start-until = { $count ->
    [one] Hraje tam počítač, než někdo přijde
   *[other] Hrají tam počítače, než někdo přijde
}
room-start-good = { $count ->
    [one] Hraje tam počítač až do konce
   *[other] Hrají tam počítače až do konce
}
room-start-wait = Ještě chvíli počkat
room-begins = Hra začíná!
room-came = { $name } je tady.
room-went = { $name } tu není.
room-freed = Jedno místo je zase volné.

## Who sits there

room-seats = Kdo hraje
room-here = je tady
room-away = není tady
room-host = hostitel
room-free = Volné místo
room-free-waiting = čeká na někoho
room-free-played = hraje počítač, než někdo přijde
room-computer = počítač: { $level }
room-kept = zatím hraje počítač
room-change-seat = Změnit místo { $number }
room-rename = Změnit jméno
room-name = Tvé jméno
room-name-taken = Tak už se tu někdo jmenuje. Vyber si jiné jméno.
room-name-keep = Nechat toto jméno
room-leave = Opustit místo
room-leave-sure = Opustit toto místo? Pak si na něj může sednout někdo jiný. Ty se můžeš dívat.
room-leave-yes = Ano, opustit
room-leave-no = Ne, zůstat
room-free-seat = Uvolnit místo
room-free-seat-sure = Uvolnit místo, kde sedí { $name }? { $name } se pak může dívat a dá se znovu pozvat.
room-free-seat-yes = Ano, uvolnit
room-free-seat-no = Ne, nechat
room-put-computer = Posadit sem počítač
room-open-seat = Otevřít pro kamaráda
room-sit = Hrát na tomto místě
room-hand-over = Udělat hostitelem
room-hand-over-sure = Má být hostitelem { $name }? { $name } pak spravuje stůl místo tebe.
room-hand-over-yes = Ano, předat
room-hand-over-no = Ne, zůstanu hostitelem
room-mute = Skrýt zprávy
    .about = Zprávy hráče { $name } jsou na tomto zařízení skryté.
room-unmute = Ukázat zprávy

## At the table

room-people = Hráči u stolu
room-invite = Pozvat kamarády
room-devices = Hrát na jiném zařízení
room-keep = Nechat za mě hrát počítač
room-return = Už jsem zpátky
room-away-open = { $name } tu teď není. Čekáme.
room-away-until = { $name } tu teď není. { $minutes ->
    [one] Po minutě
   *[other] Po { $minutes } minutách
} zastoupí hráče počítač, dokud se nevrátí.
room-kept-time = Tvůj čas vypršel, a tak za tebe hraje počítač.
room-kept-away = Nikdo tu nebyl, a tak za tebe hraje počítač.
room-kept-asked = Za tebe teď hraje počítač.
room-kept-other = Počítač hraje za hráče { $name }.
room-closed = Správce tohoto serveru stůl zavřel. Můžeš se na něj ještě podívat, nebo otevřít nový stůl.
room-other-rules = Tento stůl byl založen podle starších pravidel a odehrané tahy odpovídají našim jen potud. Můžeš si ho prohlédnout a uložit, ale dál se tu nehraje.
room-new-table = Nový stůl
room-time = Zbývá: { $time }
room-time-reserve = Rezerva: { $time }
room-time-short = Už jen { $count ->
    [one] jedna sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}!
room-hours = { $count ->
    [one] 1 hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
}

## How people play together

room-house = Jak budete hrát spolu
room-house-keep = Hrát takto
room-clock = Jak dlouho se smí přemýšlet?
room-clock-none = Bez hodin
    .about = Každý má tolik času, kolik chce.
room-clock-hourglass = Přesýpací hodiny
    .about = Každý tah má svůj čas a pro těžké tahy je rezerva. Když všechno vyprší, pokračuje počítač.
room-clock-slow = Na několik dní
    .about = Pro kamarády, kteří se přijdou podívat jen občas. Když čas vyprší, pokračuje počítač.
room-length = Jak dlouho na jeden tah?
room-minutes = { $count ->
    [one] 1 minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
room-days = { $count ->
    [one] 1 den
    [few] { $count } dny
   *[other] { $count } dní
}
room-when-away = Kdy hraje počítač za toho, kdo tu není?
    .about = Své místo si každý může kdykoli vzít zpátky jedním kliknutím.
room-never = Nikdy
room-after-minutes = { $count ->
    [one] Po 1 minutě
   *[other] Po { $count } minutách
}
room-after-days = { $count ->
    [one] Po 1 dni
   *[other] Po { $count } dnech
}
room-keeper = Jak silný je tento počítač?
room-free-text = Psát vlastní zprávy
    .about = Jinak jsou pro všechny hotové zprávy. Pro rodiče: zapněte to jen tam, kde všechny znáte.
room-listed = Ukázat v seznamu otevřených stolů
    .about = Pak si na volné místo může sednout kdokoli na tomto serveru, i někdo neznámý.
