### What the server answers when something cannot be done, and how games end that the rules did not end.

## Refused

refused-stale = The game has gone on in the meantime.
refused-illegal = This cannot be played now.
refused-not-your-turn = It is not your turn.
refused-not-your-seat = You have no seat at this table.
refused-not-started = The game has not begun yet.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-paused = The game is paused.
refused-not-paused = The game is not paused.
refused-nothing-to-undo = There is nothing to take back.
refused-no-proposal = There is nothing to answer any more.
refused-already-proposed = You have asked already; wait for the answer.
refused-not-asked = This question was not put to you.
refused-bot-declines = The computer declines.
refused-bad-chat = A message has 1 to 300 characters.
refused-bad-name = A name has 1 to 24 characters and is not just a number.
refused-no-game = There is no such game.
refused-no-rule = There is no text for this rule.
refused-no-language = There is no such language.
refused-no-table = There is no such table.
refused-no-seat = There is no such seat.
refused-no-bot = There is no such computer opponent.
refused-bad-seats = The game is not played by so many.
refused-bad-clock = No game can be played with this clock.
refused-seat-taken = Somebody else has taken this seat.
refused-deck = This deck cannot be played.
refused-deck-too-long = A deck of more than 8,000 characters or 200 lines is not read.
refused-settings = The game cannot be played like this.
refused-record-hidden = The record can be read when the game is over: it shows every hidden card.
refused-table-broken = What was kept of this game cannot be read any more.
refused-storage = The server cannot save anything at the moment. Nothing was done; please try again.
refused-closing = The server is being restarted. Please try again in a moment.
refused-malformed = The server did not understand this request.
refused-not-found = There is nothing here.
refused-too-large = This is more than the server takes at once.
refused-too-fast =
    { $wait ->
        [0] That was a little too much at once. Please try again in a moment.
        [one] That was a little too much at once. Please try again in { $wait } second.
       *[other] That was a little too much at once. Please try again in { $wait } seconds.
    }
refused-too-many-sockets = You have too many tables open at once. Please close one and load this page again.
refused-csrf = This page is out of date. Please load it again.
refused-foreign-origin = This request came from another website, so it was not carried out.
refused-wrong-host = This server goes by another name.
refused-server-fault = Something broke inside the server. Nothing was done; please try again.

## What only the rules can say

problem-text = { $text }

## Endings

ending-conceded-won = You win! { $player } concedes.
ending-conceded-lost = You lose. You have conceded.
ending-conceded-seen = { $player } concedes.
ending-time-won = You win! { $player } has no time left.
ending-time-lost = You lose. Your time has run out.
ending-time-seen = { $player } has no time left and loses.
ending-agreed = A draw, as all agreed.
ending-rules = This game was begun by older rules and cannot go on. Nobody wins; its record is kept. Begin a new one.

## Computer opponents, from the weakest to the strongest

bot-random = Computer (easy)
bot-greedy = Computer (medium)

## Ready phrases

phrase-hello = Hello!
phrase-good-luck = Good luck, have fun!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-hurry = Your turn…
phrase-good-game = Good game!
