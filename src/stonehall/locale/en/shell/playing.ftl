### What the server says of a game that is played.

draw-wait =
    { $turns ->
        [one] You may offer one again in { $turns } turn.
       *[other] You may offer one again in { $turns } turns.
    }
log-left-conceded = { $player } concedes.
log-left-time = { $player } has run out of time and is out of the game.
winners-win =
    { $winners ->
        [1] { $winner } wins
        [2] { $winner } and { $partner } win
       *[other] { $winner } and the rest of the side win
    }
ending-conceded-won = You win! { $player } concedes.
ending-conceded-lost = You lose. You have conceded.
ending-conceded-seen = { winners-win }: { $player } concedes.
ending-time-won = You win! { $player } has run out of time.
ending-time-lost = You lose. Your time has run out.
ending-time-seen = { winners-win }: { $player } has run out of time.
ending-agreed = A draw by agreement.
ending-rules = This game was started under older rules and cannot go on. Nobody wins; its record is kept. Start a new one.
ending-unfinished = The record ends here; the game was not over.

## Ready phrases

phrase-hello = Hello!
phrase-good-luck = Good luck, have fun!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-hurry = Your turn…
phrase-good-game = Good game!

## What a hint says of a play, after a colon

hint-wins = the game is won
hint-may-win = the game may be won
