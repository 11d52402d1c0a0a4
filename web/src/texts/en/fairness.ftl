# How everybody can check the dice of a finished game.

fairness-practice-seed = A practice game: its dice came from a number chosen at the start, so there is nothing to check.
fairness-practice-lesson = A first game with a guide: its dice were chosen to show you everything, so there is nothing to check.
fairness-practice-save = A game from a file: somebody may have chosen what had happened before. That is practice, and there is nothing to check.
fairness-title = Were the dice fair?
fairness-how-seal = Before the game the server draws a secret and shows its seal: after that it cannot swap the secret.
fairness-how-numbers = Every device adds a random number, so nobody can choose the dice.
fairness-how-check = Now the secret is known: your device rolls all the dice again and looks whether everything is the same.
fairness-check = Check the dice
fairness-progress = { $rolls } rolls checked…
fairness-good = Everything is right: nobody has chosen the dice.
fairness-partly = Everything that this device could compare is right.
fairness-bad = Something is wrong with these dice. Save the game, show it to a grown-up and tell the other players.
fairness-rolls =
    { $rolls ->
        [0] Nothing was rolled or drawn in this game.
        [one] The only roll of the game is right.
       *[other] All { $rolls } rolls and draws of the game are right.
    }
fairness-wrong = The roll at step { $ply } is not what the secret and the numbers give.
fairness-seal-true = The seal is the one that this device saw at the start.
fairness-seal-false = The seal is not the one from the start, or this secret does not belong to it.
fairness-seal-unseen = This device did not see the seal at the start, so it cannot compare it.
fairness-number-true = The number of this device was used.
fairness-number-false = The number of this device is missing.
fairness-number-none = This device had given no number.
fairness-again = To reckon it yourself
fairness-commitment = The seal, known from the start
fairness-secret = The secret, known now
