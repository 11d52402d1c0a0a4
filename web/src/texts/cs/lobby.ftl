lobby-heading = Otevřené stoly
lobby-about = Tady hledají spoluhráče. Vyber si stůl a přisedni si.
lobby-empty = Teď není otevřený žádný stůl. Otevři vlastní: na úvodní stránce vyber „Hrát s přáteli“.
lobby-host = Ke stolu zve: { $name }
lobby-somebody = někdo
lobby-free = { $free ->
    [0] Všechna místa jsou obsazená ({ $seats })
   *[other] Volná místa: { $free } z { $seats }
}
lobby-clock-none = Bez časového limitu
lobby-clock-hourglass = Na tah: { $count } min
lobby-clock-slow = { $count ->
    [one] Na tah: { $count } den
    [few] Na tah: { $count } dny
   *[other] Na tah: { $count } dní
}
lobby-languages = Mluví se tu takto: { $languages }.
lobby-sit = Přisednout si
lobby-watch = Dívat se
lobby-report = Nahlásit
lobby-report-sure = Je u tohoto stolu něco špatně, třeba jméno? Dej vědět tomu, kdo se stará o server.
lobby-report-yes = Ano, nahlásit
lobby-report-no = Ne, je to v pořádku
lobby-reported = Děkujeme. Ten, kdo se stará o server, se na to podívá.
