### The analysis of a game that is over, beside its replay.

analysis-title = Analysis
analysis-help = How likely each side was to win after every play, and what had been better. It takes some minutes and is then kept with the game.
analysis-begin = Analyse this game
analysis-waiting = Other games come first.
analysis-made = { $made } of { $total } plays looked at
analysis-stop = Stop
analysis-failed = The analysis could not be finished.
analysis-wins = { $player } wins from here
analysis-assumed = Nobody has measured yet how often a lead wins in this form of the game: this shows who is ahead, not by how much.
analysis-options = Best options here
analysis-brings = Below each: what it brings by the end of the turn
analysis-show = Show it on the board
analysis-played = played
analysis-hidden = What another player had to choose from is seen through their eyes, or with all hands open.
analysis-lost =
    { $points ->
        [one] A { $mark }: { $points } point lost
       *[other] A { $mark }: { $points } points lost
    }
analysis-graph = Chance of { $player } over the game
analysis-mistake = Turn { $turn }: { $mark }, −{ $points }

## What it calls a play that lost chances of winning: from the least to the worst

mark-slip = slip
mark-misstep = misstep
mark-folly = folly
