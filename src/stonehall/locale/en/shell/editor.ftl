### Setting up a position: by hand or as text; what is wrong with it is said, and it is played.

editor-title = Positions
editor-lead-games = Set up a moment of a game, look at it, share it by a link and play it. Which game?
editor-of = A position of { $game }
editor-change = Change the position first
