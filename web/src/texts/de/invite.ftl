## Inviting

invite-scan = Halte die Kamera eines Handys hierher oder schick den Link. Wer zuerst kommt, sitzt zuerst.
invite-qr = QR-Code zum Hinsetzen an diesen Tisch
invite-link = Link zum Hinsetzen an diesen Tisch
invite-code = Oder tippe diesen Code ein
invite-code-where = unter { $address } oder mit „{ $name }“ auf der Startseite
invite-code-left = Gilt noch { $time }
invite-code-old = Der Code ist abgelaufen.
invite-code-new = Neuen Code zeigen
invite-make = Link machen
invite-new = Neuen Link machen
invite-take-back = Link zurücknehmen
invite-taken-back = Der Link gilt nicht mehr. Wer schon sitzt, bleibt sitzen.
invite-elsewhere = Jemand hat schon einen Link für diesen Tisch verteilt. Ein neuer ersetzt ihn.
invite-more = Weitere Links
invite-seat = Für { $seat }
invite-seat-link = Link für { $seat }
invite-watch = Zum Zuschauen
    .about = Wer ihn öffnet, sieht den Tisch, aber keine Geheimnisse.
invite-watch-link = Link zum Zuschauen
invite-full = Alle Plätze sind besetzt. Mit diesem Link können Freunde zuschauen.
invite-guest = Mitspieler lädt der Gastgeber ein. Mit diesem Link kann jeder zuschauen.
invite-alone = Andere Geräte finden diesen Server noch nicht, denn er hört nur auf diesen Computer. Starte ihn mit „karak serve --house“ und lade dann noch einmal ein.
invite-device-how = Halte die Kamera des anderen Geräts hierher. Dann kannst du dort spielen.
invite-device-qr = QR-Code zum Spielen auf einem anderen Gerät
invite-device-link = Link zum Spielen auf einem anderen Gerät
invite-device-secret = Wer diesen Link hat, spielt für dich. Zeig ihn sonst niemandem. Er gilt einmal.
invite-device-seat = Wessen Platz?
invite-device-where = Wo willst du spielen?
invite-device-both = Auf beiden Geräten
invite-device-there = Nur dort
    .about = Hier schaust du zu, sobald das andere Gerät am Tisch ist.
invite-device-count = { $count ->
    [one] Dein Platz wird nur auf diesem Gerät gespielt.
   *[other] Dein Platz kann auf { $count } Geräten gespielt werden.
}
invite-device-only-here = Nur noch hier
invite-device-joined = Das andere Gerät ist am Tisch.
