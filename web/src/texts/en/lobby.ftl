lobby-heading = Open tables
lobby-about = These people are looking for players. Choose a table and sit down.
lobby-empty = No table is open just now. Open one yourself: choose “Play with friends” on the home screen.
lobby-host = { $name }’s table
lobby-somebody = Somebody
lobby-free = { $free ->
    [0] All { $seats } seats are taken
    [one] One of { $seats } seats is free
   *[other] { $free } of { $seats } seats are free
}
lobby-clock-none = No clock
lobby-clock-hourglass = { $count ->
    [one] One minute a turn
   *[other] { $count } minutes a turn
}
lobby-clock-slow = { $count ->
    [one] One day a turn
   *[other] { $count } days a turn
}
lobby-languages = They speak { $languages }.
lobby-sit = Sit down
lobby-watch = Watch
lobby-report = Report
lobby-report-sure = Is something bad about this table, such as its name? Then tell whoever runs this server.
lobby-report-yes = Yes, report it
lobby-report-no = No, it is fine
lobby-reported = Thank you. Whoever runs this server will have a look.
