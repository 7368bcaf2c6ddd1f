### Setting up a position: the page on which it is done.

editor-help = One line for each thing: what lies where, hands, piles, whose turn it is. What is not said is empty. The text is kept on this device.
editor-from = Start from
editor-first-turn = First turn
editor-first-turn-of = First turn: { $form }
editor-file = A file
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
editor-parts = Parts of the editor
editor-pieces = Pieces
editor-values = Position
editor-text = Text
editor-tool = What a click does
editor-tool-put = Place
editor-tool-move = Move
editor-tool-clear = Erase
editor-undo = Undo the last change
editor-redo = Redo it
editor-search = Name
editor-group = Whose cards
editor-none = Nothing has such a name.
editor-held = In hand: { $item }. Click a square to put it there.
editor-held-card = In hand: { $item }. Open a hand or a pile to put it there.
editor-put-how = Choose a piece and then squares. What stands on the board can be dragged.
editor-move-how = Click what is to move, then where it goes.
editor-move-where = From { $square }: where to?
editor-moved-to = It stands on { $square } now.
editor-erase-how = Click what is to go away.
editor-turn-item = Turn it
editor-on = on { $square }
editor-fewer = { $what }: one fewer
editor-more = { $what }: one more
editor-put-here = Put here: { $item }
editor-heap-help = Take a card from the pieces to put it here.
editor-turn-part = The turn
editor-side-part = Of one side
editor-shared-part = What all share
editor-empty = Empty board
editor-keys = Keys: Esc lets go, F changes the side, R turns a tile, Del erases, + and − count damage, Ctrl Z undoes.
