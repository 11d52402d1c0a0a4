## Everywhere

app-title = Karak
app-skip = Skip to the content
app-home = Home
app-language = Language
close = Close
seat-number = Player { $number }
device-forgetful = This browser does not let the page remember anything. Your games are gone when you close it: save them to a file first.
app-settings = Settings
language-fr = Français
language-en = English
language-cs = Čeština
language-de = Deutsch
again = Try again
waiting = One moment…
title-home = Karak
title-setup = New table – Karak
title-table = At the table – Karak
title-replay = Replay – Karak
title-rules = Rules – Karak
title-tutorial = Learn to play
title-lobby = Open tables – Karak
title-about = About – Karak
title-join = Sit down – Karak
title-lost = Lost – Karak
lost-title = This corridor leads nowhere
lost-text = There is no page at this address. The way back is easy to find.
unloaded-title = The torch went out
unloaded-text = This part of the page could not be loaded. Check your connection and try again.
footer-fan = Made by fans for fans. Not an official product.
footer-links = More pages

## Home

home-tagline = Light your torch, explore the catacombs and find the most treasure before the dragon falls.
home-play = Play now
    .about = One click: you against two computer players.
home-friends = Play with friends
home-new = New table
home-learn = Learn to play
home-code = I have a code
home-code-go = Go there
home-code-length = A code has five letters. Look at it again.
home-rules = Rules
home-game-karak = Karak
home-game-karak2 = Karak 2
    .about = Ride through six-sided lands, build your army and your city.
home-game-goblin = Karak: Goblin
    .about = Play your cards in chains and chase the Lord out of his cave.
home-continue = Continue
home-drawn = { $count ->
    [one] One hero
   *[other] { $count } heroes
}
home-your-turn = It is your turn
home-turn = Next to play: { $name }
home-remove = Remove from the list: { $heroes }
home-remove-sure = Remove this game for good? It cannot be brought back.
home-remove-yes = Yes, remove it
home-remove-no = No, keep it
home-all = Show all { $count } games
home-waiting = Waiting for friends
home-watch = Watch the game again
home-share = Share the replay: { $heroes }
home-finished = Finished games
home-finished-count = { $count ->
    [one] One game
   *[other] { $count } games
}
home-lobby = Open tables
    .about = Others on this server are looking for players. Sit down with them.
home-lobby-see = See the open tables
home-load = Load a game
    .about = Go on with a game that you saved to a file.
home-choose-file = Choose a file
home-who-plays = Who plays?
home-computers = How strong are the computers?
home-go-on = Go on
home-games = More games

## Setup

setup-title = New table
setup-seats = Who plays?
setup-who = Who sits here?
setup-me = Me
setup-person = A person here
setup-open = With a link
    .about = Somebody at another device. You get a link for them in the waiting room; they choose a name and a hero there.
setup-computer = Computer
setup-name = Name
setup-remove = Remove player { $number }
setup-add-person = Add a person
setup-add-open = Add a friend with a link
setup-add-computer = Add a computer
setup-level = How strong?
setup-temperament = Temperament
setup-balanced = Balanced
    .about = A bit of everything.
setup-choose-hero = Choose a hero
setup-drawn = Drawn
    .about = Luck decides who you are.
setup-taken = Player { $number } has this hero and would draw another one.
setup-kept = Somebody here has this hero already.
setup-options = Ways to play
setup-read-rule = Read the rules ({ $rule })
setup-more = More settings
setup-seed = Number for a practice game
    .about = With the same number, luck falls the same way every time. Leave it empty for fair dice.
setup-box = Cards and numbers of your own
    .about = Copy the game’s file from the folder “data”, type in your own cards, and choose it here.
setup-box-house = This house plays with a box of its own. You can choose another one here.
setup-box-bad = This file cannot be read. Correct this row and choose the file again:
setup-box-chosen = With { $file }
setup-box-without = Without it
setup-start = Start
setup-start-waiting = To the waiting room
setup-summary = { $persons ->
    [0] You watch { $computers } computer players.
    [one] { $computers ->
        [0] You play alone.
        [one] You play with one computer player.
       *[other] You play with { $computers } computer players.
    }
   *[other] { $computers ->
        [0] { $persons } people play at this screen.
        [one] { $persons } people play at this screen, with one computer player.
       *[other] { $persons } people play at this screen, with { $computers } computer players.
    }
}
setup-summary-here = { $persons ->
    [0] Nobody plays at this screen: it shows the table.
    [one] You play at this screen.
   *[other] { $persons } people play at this screen.
}
setup-summary-open = { $open ->
    [one] One friend comes with your link{ $computers ->
        [0] .
        [one] , and a computer plays too.
       *[other] , and { $computers } computers play too.
    }
   *[other] { $open } friends come with your link{ $computers ->
        [0] .
        [one] , and a computer plays too.
       *[other] , and { $computers } computers play too.
    }
}
setup-summary-drawn = Heroes are drawn.
setup-summary-picked = All heroes are chosen.
setup-summary-mixed = Some heroes are chosen, the others are drawn.
setup-summary-options = With { $list }.
setup-summary-practice = This is a practice game.

## Rules

rules-title = Rules
rules-books = Rulebooks
rules-book-karak = Karak
rules-book-fan-modes = Fan modes
rules-book-karak2 = Karak 2
rules-book-imperium = Imperium
rules-book-goblin = Goblin
rules-book-glossary = Words
rules-book-open-questions = Open questions
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found. Try another word.
    [one] One place found.
   *[other] { $count } places found.
}
rules-untranslated = This text is not translated yet. Here it is in English.
rules-missing = There is no such rulebook. Open this one instead:

## Settings

settings-title = Settings
settings-theme = Lighting
settings-theme-auto = Like the device
settings-theme-light = Parchment
settings-theme-dark = Torchlight
settings-theme-turn = Light or dark
settings-pace = How fast the others play
settings-pace-calm = Calm
settings-pace-quick = Quick
settings-pace-instant = At once
settings-odds = Show chances
    .about = See how likely you are to win before a fight.
settings-sound = Sounds
settings-vibrate = Vibrate when it is my turn
settings-hand-over = Pass the screen
    .about = A card says who plays next when you share one screen.
settings-tv = Television
    .about = Everything is larger, to be seen from the sofa. For large screens only.

## About

about-title = About
about-fan = This page is made by fans of the Karak games, for families and friends. It is not official: it has nothing to do with the publisher or the authors of the games.
about-rules = The rules are told in our own words, and every picture is drawn by us or free to use. If you like the games, buy the real ones: nothing beats a table with friends around it.
about-free = Free and open
    .about = The program is free software. You may use, read and change it under the MIT or the Apache 2.0 licence.
about-privacy = The page asks for no account, sets no cookies and tells nobody what you play. Your seats are remembered by your browser only.
about-credits = Thanks to
about-work = by { $by } ({ $licence })
about-icons = Icons
    .about = These icons come from game-icons.net, under the licence CC BY 3.0. We changed their colours and put them into frames.

## Computers

level-apprentice = Apprentice
    .about = Is still learning and makes many mistakes. A good first rival.
level-squire = Squire
    .about = Knows the rules but overlooks a lot.
level-knight = Knight
    .about = Plays well and now and then overlooks something.
level-champion = Champion
    .about = Plays very well and misses little.
level-legend = Legend
    .about = Thinks far ahead. Nobody plays better.
temperament-explorer = Explorer
    .about = Always wants to see what comes next.
temperament-fighter = Fighter
    .about = Never runs away from a fight.
temperament-hoarder = Hoarder
    .about = Likes to save things for later.

## Board

board-nearer = Nearer
board-farther = Farther
board-centre = Back to the hero
board-all = The whole map
board-hinted = { $name } (hint)
board-choose = What do you want to do here?
board-place = Turn the new tile
board-turn-left = Turn left
board-turn-right = Turn right
board-lay = Lay it down
board-walk-far = Walk here: { $steps } steps
board-here = { $hero }, here: { $what }.
board-side = { $side }: { $what }.
board-dark = unexplored
board-foe = { $monster }, strength { $strength }
board-what = { $name }: { $about }

## Table

table-loading = Setting the table…
table-load-failed = This table cannot be reached
table-offline = The connection is gone. Your game is safe; we keep trying.
table-seats = Players
table-you = you
table-computer = computer
table-to-move = decides now
table-thinking = is thinking
table-your-turn = Your turn
table-turn = { $name }’s turn
table-luck = Luck decides…
table-over = The game is over
table-stopped = The game stops here
table-waiting = { $name } is playing…
table-question = What now?
table-what-can-i-do = What can I do?
table-hint = Hint
table-hint-title = A good player would…
table-hint-chance = { $percent }% chance to win the game
table-hint-do = Do it
table-undo = Undo
table-rule = Read the rule ({ $rule })
table-log = What happened
table-log-more = Earlier
table-log-times = (×{ $times })
table-hand-over = { $name }, it is your turn!
table-hand-over-open = Pass the screen to { $name }.
table-hand-over-secret = Pass the screen to { $name }. Everybody else looks away.
table-hand-over-ready = I am here
table-menu = Menu
table-supply = What is left
table-rules = Rules
table-skip = Skip
table-round = Round { $round }
table-save = Save to a file
table-leave = Leave the table
table-leave-note = A game you leave waits for you on the home screen.
table-end = End the game
table-end-sure = Really end this game for everybody?
table-end-yes = Yes, end it
table-end-no = No, play on
table-number = { $number }
table-times = ×{ $count }
table-plus = +{ $count }
table-minus = −{ $count }

## End

end-winner = { $name } wins!
end-shared = { $names } win together!
end-all = You have won, all together!
end-nobody = Nobody wins this time.
end-points =
    { $score ->
        [one] 1 point
       *[other] { $score } points
    }
end-rematch = Play again
end-replay = Watch the game
end-share = Share
end-timeline = How the game went
end-timeline-loading = Remembering the game…
end-round = Round
end-moments = Great moments

## Replay

replay-title = The game again
replay-eyes = Whose cards are open?
replay-eyes-all = All
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-back = One step back
replay-turn-on = To the next turn
replay-turn-back = To the turn before
replay-slider = Moment of the game
replay-ply = Step { $ply } of { $of }
replay-speed = Speed
replay-times = ×{ $speed }

## Errors

error-offline = No answer from the server. Check that it is running, then try again.
error-unexpected = Something went wrong that we did not expect. Try again.
error-internal = Something broke on the server. Your game is safe; try again.
error-unknown-table = This table does not exist (any more). Go home and open a new one.
error-bad-token = Your seat is played on another device now, so you are watching here. To play here again, open “{ table-devices }” on that device and its link on this one.
error-forbidden = Only those who sit at this table can do that. You can watch.
error-stale = Somebody was faster: the table has changed. Look again, then decide.
error-key-reused = The server has had something else from you meanwhile, so this was not done. Look at the table again, then decide.
error-illegal = That is not possible now. “What can I do?” shows what is.
error-not-your-turn = It is not your turn yet. Wait a moment.
error-over = The game is over already. Go home and start a new one.
error-nothing-to-undo = There is nothing to undo. Just play on.
error-not-yours = You can only undo your own last decision. Just play on.
error-chance-has-spoken = The dice have fallen or something was drawn: that cannot be undone. Play on with it.
error-revealed = Something has been revealed: that cannot be undone. Play on with it.
error-ended = The game is over: nothing can be undone. You can watch it again.
error-malformed = The page and the server do not understand each other. Load the page again.
error-too-slow = The connection is slow: what you sent did not arrive in time. Try again.
error-too-large = That file is too large. Choose another one.
error-bad-setup = This table cannot be set like that. Change the players or the ways to play.
error-bad-save = This file is not a game that we know, or it is damaged. Choose another one.
error-unknown-game = This game is not known here. Go home and choose another one.
error-too-many = That was a lot at once. { $when ->
    [none] Wait a moment, then try again.
   *[other] Try again { $when }.
}
error-storage = The server cannot save at the moment (is its disk full?). Nothing is lost; try again later.
error-storage-unknown = The server’s disk failed while it was saving, so it is not known yet whether this was kept. You can safely try again.
error-busy = The server has a lot to do. Try again in a moment.
error-not-found = This does not exist. Go home and start from there.
error-method = The page and the server do not understand each other. Load the page again.
error-secret = This game has secrets, so it can only be saved or watched again when it is over. Play on first.
error-bad-origin = The page was opened from another place. Open it at the server’s own address.
error-tutorial = Not that one: look at what the lesson says.
error-waiting = The game has not started yet. Wait until the host starts it.
error-begun = Too late for that: the game has begun. Go to the table.
error-kept = A computer is playing for you. Take your seat back first.
error-not-host = Only the host of this table can do that. Ask them.
error-bad-invitation = This link is not complete. Ask for a new one.
error-spent-invitation = Somebody has sat down with this link already. Ask for a new one.
error-revoked-invitation = This link was taken back. Ask for a new one.
error-bad-code = No table has this code (any more). Look at the letters again, or ask for a new code.
error-bad-commitment = The dice that were drawn for this table are not there any more. Try again.
error-no-seat = There is no free seat. Watch the game, or ask the host.
error-bad-name = This name does not work. Choose another one, with 24 letters at the most.
error-nothing-proposed = There is nothing to answer any more. Just play on.
error-no-free-text = At this table everybody uses the ready-made words. Choose one of them.
error-not-over = The game is not over yet. Play it to the end first.
error-closed = Whoever runs this server has closed the table. Go home and open a new one.
error-other-rules = This table was begun under other rules, and what was played does not fit ours any more. Look at it as long as you like, and open a new one to play on.
error-bad-push = This browser cannot be told when the page is closed. Leave the page open instead.
error-seat-freed = Your seat is no longer yours, so you are watching here. To play again, ask the host for a link.

## Together: links

table-invite = Invite friends
table-devices = Play on another device
link-copy = Copy the link
link-share = Share
link-copied = Copied. Now paste it into a message.
link-not-copied = This browser does not copy by itself. Here is the link: { $link }

## Together: being at the table

say-hello = Hello!
say-good-luck = Good luck!
say-well-fought = Well fought!
say-help = Help!
say-one-moment = One moment
say-thanks = Thank you!
say-sorry = Sorry!
say-yes = Yes
say-no = No
say-good-game = Good game!
say-heart = Heart
say-laugh = Laughter
say-wow = Wow!
say-applause = Applause
speak = Say something
speak-own = In your own words
speak-send = Send
speak-heard = What the others say
consent-undo = { $name } would like to take back the last decision.
consent-end = { $name } would like to end the game as it stands.
consent-mine-undo = You asked to take back your last decision.
consent-mine-end = You asked to end the game as it stands.
consent-asked = { $name }, is that all right with you?
consent-waiting = We are waiting for an answer from { $names }.
consent-yes-undo = Yes, all right
consent-yes-end = Yes, end it
consent-no-undo = No, it stays
consent-no-end = No, play on
consent-withdraw = Never mind
consent-refused-undo = Your decision stays, because not everybody agreed. Play on with it.
consent-refused-end = The game goes on, because not everybody agreed.
notice-title = ● Your turn – Karak
notice-push = Tell me when it is my turn
    .about = Also when this page is closed, for every table on this device.
notice-insecure = This house plays over plain http, where a browser tells you nothing once the page is closed. Leave the page open, and it tells you when it is your turn.
notice-unable = This browser cannot tell you anything once the page is closed. On an iPhone or iPad, put the page on the home screen first. Else leave the page open.
notice-denied = This browser may not tell you anything. Allow notifications for this page in its settings, then come back here.
rematch-next = The others play again at a new table. Come along!
rematch-along = Play along
rematch-watch = Watch them
tv-full = Full screen
tv-full-leave = Leave full screen
