## Inviting

invite-scan = Namiř sem foťák telefonu, nebo pošli odkaz. Kdo přijde dřív, dřív si sedne.
invite-qr = QR kód k přisednutí k tomuto stolu
invite-link = Odkaz k přisednutí k tomuto stolu
invite-code = Nebo napiš tento kód
invite-code-where = na adrese { $address } nebo přes „{ $name }“ na úvodní stránce
invite-code-left = Platí ještě { $time }
invite-code-old = Kód už neplatí.
invite-code-new = Ukázat nový kód
invite-make = Vytvořit odkaz
invite-new = Vytvořit nový odkaz
invite-take-back = Zrušit odkaz
invite-taken-back = Odkaz už neplatí. Kdo už sedí, zůstává.
invite-elsewhere = Někdo už odkaz k tomuto stolu rozdal. Nový ho nahradí.
invite-more = Další odkazy
invite-seat = Místo: { $seat }
invite-seat-link = Odkaz na místo: { $seat }
invite-watch = Na dívání
    .about = Kdo ho otevře, vidí stůl, ale žádná tajemství.
invite-watch-link = Odkaz na dívání
invite-full = Všechna místa jsou obsazená. S tímto odkazem se kamarádi můžou dívat.
invite-guest = Hráče zve hostitel. S tímto odkazem se může dívat kdokoli.
invite-alone = Jiná zařízení tento server zatím nenajdou, protože poslouchá jen tento počítač. Spusť ho příkazem „karak serve --house“ a pozvi je znovu.
invite-device-how = Namiř sem foťák druhého zařízení. Pak můžeš hrát tam.
invite-device-qr = QR kód pro hraní na jiném zařízení
invite-device-link = Odkaz pro hraní na jiném zařízení
invite-device-secret = Kdo má tento odkaz, hraje za tebe. Nikomu jinému ho neukazuj. Platí jednou.
invite-device-seat = Čí místo?
invite-device-where = Kde budeš hrát?
invite-device-both = Na obou zařízeních
invite-device-there = Jen tam
    .about = Tady se budeš dívat, jakmile bude druhé zařízení u stolu.
invite-device-count = { $count ->
    [one] Na tvém místě se hraje jen na tomto zařízení.
    [few] Na tvém místě se může hrát na { $count } zařízeních.
   *[other] Na tvém místě se může hrát na { $count } zařízeních.
}
invite-device-only-here = Už jen tady
invite-device-joined = Druhé zařízení je u stolu.
