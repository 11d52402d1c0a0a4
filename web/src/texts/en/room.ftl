## The waiting room

room-title = Waiting room
room-invite-first = Invite your friends, then start.
room-all-seated = Every seat is taken: the game can begin!
room-starts = { $name } starts the game when everybody is here.
room-starts-there = The game starts at the screen that opened this table.
room-watching = You are watching.
room-watching-free = You are watching. There is a free seat: ask { $name } for a link.
room-watching-free-there = You are watching. There is a free seat: ask whoever opened this table for a link.
room-watchers = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
room-type-code = Type the code
room-host-away = { $name } is away. You can be the host and start the game.
room-host-away-there = The host is away. You can be the host and start the game.
room-host-gone = { $name } is away. You can be the host and look after the table.
room-host-gone-there = The host is away. You can be the host and look after the table.
room-become-host = Become the host
room-start = Start
room-start-free = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
room-start-how = The game can start all the same.
room-start-until = { $count ->
    [one] A computer plays there until somebody comes
   *[other] Computers play there until somebody comes
}
room-start-good = { $count ->
    [one] A computer plays there to the end
   *[other] Computers play there to the end
}
room-start-wait = Wait a little longer
room-begins = The game begins!
room-came = { $name } is here.
room-went = { $name } is away.
room-freed = A seat is free again.

## Who sits there

room-seats = Who plays
room-here = here
room-away = away
room-host = host
room-free = Free seat
room-free-waiting = waiting for somebody
room-free-played = a computer plays until somebody comes
room-computer = computer: { $level }
room-kept = a computer plays for now
room-change-seat = Change seat { $number }
room-rename = Change name
room-name = Your name
room-name-taken = Somebody here has this name. Choose another one.
room-name-keep = Keep this name
room-leave = Leave this seat
room-leave-sure = Leave this seat? Somebody else can take it then. You can watch.
room-leave-yes = Yes, leave it
room-leave-no = No, stay
room-free-seat = Free this seat
room-free-seat-sure = Free the seat of { $name }? { $name } can watch then, and be invited again.
room-free-seat-yes = Yes, free it
room-free-seat-no = No, leave it
room-put-computer = Put a computer here
room-open-seat = Open for a friend
room-sit = Sit down here
room-hand-over = Make host
room-hand-over-sure = Shall { $name } be the host? { $name } arranges the table then, and you no longer do.
room-hand-over-yes = Yes, hand over
room-hand-over-no = No, I stay the host
room-mute = Hide messages
    .about = Messages of { $name } are hidden on this device.
room-unmute = Show messages

## At the table

room-people = People
room-invite = Invite friends
room-devices = Play on another device
room-keep = Let a computer play for me
room-return = I am back
room-away-open = { $name } is not here. We are waiting.
room-away-until = { $name } is not here. { $minutes ->
    [one] After one minute away
   *[other] After { $minutes } minutes away
} a computer plays until they are back.
room-kept-time = Your time was up, so a computer plays for you.
room-kept-away = You were away, so a computer plays for you.
room-kept-asked = A computer plays for you.
room-kept-other = A computer plays for { $name }.
room-closed = Whoever runs this server has closed this table. You can still look at it; a new table is one click away.
room-other-rules = This table was begun under older rules, and what was played here fits ours only up to this point. You can look at it and save it; nobody plays on here.
room-new-table = New table
room-time = Time left: { $time }
room-time-reserve = Reserve: { $time }
room-time-short = Only { $count ->
    [one] one second
   *[other] { $count } seconds
} left!
room-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}

## How people play together

room-house = How you play together
room-house-keep = Play like this
room-clock = How long may somebody think?
room-clock-none = No clock
    .about = Everybody takes as long as they like.
room-clock-hourglass = Hourglass
    .about = Each turn has its time, and there is a reserve for hard ones. When all of it is gone, a computer goes on.
room-clock-slow = Over days
    .about = For friends who look in now and then. When the time is up, a computer goes on.
room-length = How long for one turn?
room-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
room-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
room-when-away = When does a computer play for somebody who is away?
    .about = They take their seat back at any time, with one click.
room-never = Never
room-after-minutes = { $count ->
    [one] After 1 minute
   *[other] After { $count } minutes
}
room-after-days = { $count ->
    [one] After 1 day
   *[other] After { $count } days
}
room-keeper = How strong is this computer?
room-free-text = Write in your own words
    .about = Off: there are ready-made messages for everybody. For parents: switch it on only where you know everybody.
room-listed = Show in the list of open tables
    .about = Then everybody on this server can sit down on a free seat, strangers too.
