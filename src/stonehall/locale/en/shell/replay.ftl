### A game that is over, looked at again.

replay-none = There is no replay here
replay-outdated = This game was played under older rules, and today’s rules cannot tell how it went. What is kept is its end and its log.
replay-place = { $moment } of { $last }
replay-beside = Beside the board
replay-card = Card
replay-hand = Hand
replay-notes = Notes

## Whose eyes

replay-eyes = Whose eyes
replay-eyes-of = { $player }’s view
replay-eyes-watch = A spectator’s view
replay-eyes-all = All hands open

## Going through it

replay-controls = Step by step
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-speed = Speed
replay-scrub = Moment of the game
replay-turns = Turns

## A moment

replay-share = Share this moment
replay-share-help = Whoever opens this link sees the game at this moment.
replay-link = Link to this moment
replay-turn-picture = This turn as a moving picture
replay-turn-picture-of = Turn { $turn }, played once more
replay-turn-unseen = The picture will be here once you have seen this turn to its end: before that, it would give away what comes.
replay-turn-save = Download
replay-turn-open = Open it
replay-note-at = Note at moment { $moment }
replay-note-help = Kept with this game, for your eyes only.

## Playing on

replay-play-on-help = A new practice table: the game goes on from this moment with new luck. The old game stays as it was.

## A record from a file

replay-open = Open a record
replay-open-help = A record that was downloaded here or saved at the terminal. It is kept among your games, and only those with its link can see it.
replay-file = A file
replay-file-choose = Choose a file
replay-file-drop = You can also drop it here.
replay-text = The text of a record
replay-open-text = Open it

## Help

replay-help = Step through the game, let it play, or pull the line below the board. A line of the log leads to its moment. How the game ended is not told before you have seen it.
replay-help-eyes = Look through the eyes of any player, of a spectator, or at all hands at once.
replay-key-space = Space
replay-key-step = One step back or on
replay-key-turn = One turn back or on
replay-key-play = Play, pause
replay-key-ends = To the beginning, to the end
replay-key-speed = Speed
replay-key-eyes = The next pair of eyes
replay-key-share = Share this moment
