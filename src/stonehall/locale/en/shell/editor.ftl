### Writing a position: the page that shows it, says what is wrong with it and plays it.

editor-title = Positions
editor-lead-games = Set up a moment of a game, look at it, share it by a link and play it. Which game?
editor-of = A position of { $game }
editor-lead = Write down a moment of a game. The board follows as you type, and every mistake is pointed out. Then play it.
editor-text = Text of the position
editor-help = One line for each thing: what lies where, hands, piles, whose turn it is. What is not said is empty. The text is kept on this device.
editor-from = Start from
editor-first-turn = First turn
editor-first-turn-of = First turn: { $form }
editor-file = A file
editor-board = Board
editor-picture = The board of this position
editor-problems = { $count ->
    [one] One problem
   *[other] { $count } problems
}
editor-show = Show
editor-to-move = { $seat } is to decide.
editor-over = In this position the game is over.
editor-play = Play from here
editor-play-help = A new table begins from this position. It is for practice: anything can be taken back.
editor-save = Save as a file
editor-link = Link to this position
editor-copy = Copy link
editor-copied = Copied
editor-not-copied = The browser does not let us copy. The link is selected: copy it by hand.
editor-change = Change the position first
