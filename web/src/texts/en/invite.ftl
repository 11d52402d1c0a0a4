## Inviting

invite-scan = Point a phone’s camera here, or send the link. Whoever comes first sits down first.
invite-qr = QR code for sitting down at this table
invite-link = Link for sitting down at this table
invite-code = Or type this code
invite-code-where = at { $address } or with “{ $name }” on the home screen
invite-code-left = Works for { $time } more
invite-code-old = The code has run out.
invite-code-new = Show a new code
invite-make = Make a link
invite-new = Make a new link
invite-take-back = Take the link back
invite-taken-back = The link no longer works. Whoever sits here already stays.
invite-elsewhere = Somebody has given out a link for this table already. A new one takes its place.
invite-more = More links
invite-seat = For { $seat }
invite-seat-link = Link for { $seat }
invite-watch = To watch
    .about = Whoever opens it sees the table, but no secrets.
invite-watch-link = Link for watching
invite-full = All seats are taken. With this link friends can watch.
invite-guest = The host invites players. With this link anybody can watch.
invite-alone = Other devices cannot find this server yet, for it listens to this computer only. Start it with “karak serve --house”, then invite again.
invite-device-how = Point the other device’s camera here. Then you can play there.
invite-device-qr = QR code for playing on another device
invite-device-link = Link for playing on another device
invite-device-secret = Whoever has this link plays for you, so show it to nobody else. It works once.
invite-device-seat = Whose seat?
invite-device-where = Where will you play?
invite-device-both = On both devices
invite-device-there = Only there
    .about = Here you watch, as soon as the other device is at the table.
invite-device-count = { $count ->
    [one] Your seat can be played on this device only.
   *[other] Your seat can be played on { $count } devices.
}
invite-device-only-here = Only on this one
invite-device-joined = The other device is at the table.
