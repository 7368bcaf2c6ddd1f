### What the server answers when something cannot be done.

## Refused

refused-stale = The game has moved on in the meantime.
refused-illegal = This cannot be played now.
refused-not-your-turn = It is not your turn.
refused-not-your-seat = You have no seat at this table.
refused-not-started = The game has not begun yet.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-paused = The game is paused.
refused-not-paused = The game is not paused.
refused-nothing-to-undo = There is nothing to take back.
refused-cannot-undo = Dice, cards or another player have decided something since: this cannot be taken back. At a practice table it could be.
refused-no-time-to-undo = You have used up the time for that decision, so it cannot be taken back.
refused-no-proposal = There is nothing to answer any more.
refused-already-proposed = You have already asked; wait for the answer.
refused-draw-too-soon = You offered a draw only a short while ago.
refused-not-your-proposal = Only the player who asked can withdraw it.
refused-rematch-open = The next game is already open, at a table of its own.
refused-left-game = You have left this game.
refused-not-asked = This question was not for you.
refused-bot-declines = The computer declines.
refused-hint-people = Hints are for games against the computer only.
refused-hint-late = The game has moved on: this hint comes too late.
refused-hint-busy = A hint is being thought out already.
refused-hint-failed = No hint could be found. Please try again.
refused-analysis-busy = You are having another game analysed already. Wait for it, or stop it.
refused-analysis-rules = This game was played by rules that have changed since: it cannot be analysed.
refused-analysis-other = Only the one who asked for this analysis can stop it.
refused-bad-chat = A message must have 1 to 300 characters.
refused-name-length = A name must have 1 to 24 characters.
refused-name-signs = This name has signs that nobody can see.
refused-name-letters = A name needs at least one letter.
refused-name-computer = This name is too similar to that of a computer opponent. Choose another one.
refused-name-seat = Seats and players without a name have names like this. Choose another one.
refused-name-house = This name sounds as if you spoke for the house. Choose another one.
refused-name-taken = Somebody at the table has this name, or almost. Choose another one.
refused-no-game = There is no such game.
refused-no-rule = There is no text for this rule.
refused-no-lesson = There is no such lesson.
refused-no-exercise = There is no such exercise.
refused-exercise-over = This try is over: begin once more.
refused-no-language = There is no such language.
refused-no-table = There is no such table.
refused-no-seat = There is no such seat.
refused-no-bot = There is no such computer opponent.
refused-bad-seats = This game cannot be played by that many players.
refused-bad-clock = This clock cannot be used.
refused-seat-taken = Somebody else has taken this seat.
refused-table-closed = The host has closed this table.
refused-table-expired = Nobody came to this table in time; it has been closed.
refused-not-host = Only the player who opened the table can close it.
refused-table-begun = The game has begun: the table can no longer be closed.
refused-deck = This deck cannot be played.
refused-deck-too-long = The server does not read decks of more than 8,000 characters or 120 lines.
refused-text-too-long = The server does not read texts of more than 40,000 characters.
refused-settings = The game cannot be played like this.
refused-record-hidden = The record can be read once the game is over: it shows every hidden card.
refused-replay-hidden = A game can be looked at again once it is over.
refused-replay-outdated = This game was played under older rules, so it cannot be played on.
refused-no-moment = There is no such moment in this game.
refused-record = This record cannot be opened.
refused-position = This position cannot be played.
refused-table-broken = What was kept of this game can no longer be read.
refused-storage = The server cannot save anything at the moment. Nothing was done; please try again.
refused-closing = The server is being restarted. Please try again in a moment.
refused-malformed = The server did not understand this request.
refused-not-found = There is nothing here.
refused-too-large = This is more than the server accepts at once.
refused-too-fast =
    { $wait ->
        [0] That was a little too much at once. Please try again in a moment.
        [one] That was a little too much at once. Please try again in { $wait } second.
       *[other] That was a little too much at once. Please try again in { $wait } seconds.
    }
refused-too-many-sockets = You have too many tables open at once. Please close one and load this page again.
refused-csrf = This page is out of date. Please load it again.
refused-foreign-origin = This request came from another website, so it was not carried out.
refused-wrong-host = This server has another name.
refused-operator-only = This is for the operator of the server alone.
refused-server-fault = Something broke inside the server. Nothing was done; please try again.

## What only the rules can say

problem-text = { $text }

## Computer opponents, from the weakest to the strongest

bot-random = Computer (easy)
bot-greedy = Computer (medium)
bot-page = Page (computer)
bot-squire = Squire (computer)
bot-knight = Knight (computer)
bot-steward = Steward (computer)
