### How strong the computers are: the page of the ladders.

web-ladder = How strong they are
web-ladder-lead = Measured, not promised. Bars are 95% intervals; where they overlap, do not read an order into it.
web-ladder-sheet = Numbers as CSV
web-ladder-table = { $game }: who beats whom
web-ladder-table-help = wins of the row in 100 games against the column
web-ladder-row-ahead = row ahead
web-ladder-even = even within 4
web-ladder-column-ahead = column ahead
web-ladder-behind = What stands behind the numbers
web-ladder-games = Games
web-ladder-games-told = { $games }, { $each } for every two that met, from both sides
web-ladder-decks = Decks
web-ladder-decks-told =
    { $count ->
        [one] { $count } ready deck
       *[other] { $count } ready decks, in turn
    }
web-ladder-clock = Clock
web-ladder-clock-told = fixed thinking time, one core
web-ladder-zero = Zero point
web-ladder-zero-told = { $level } is { $rating }
web-ladder-version = Version
web-ladder-version-told = { $version }, { $day }
web-ladder-compare = Ratings of two games cannot be compared: luck counts more in one than in the other.
web-ladder-peers = OpenSpiel’s searches think as long as whom they meet, so they have no rating of their own. They know what their seat may know.
web-yardstick-random = Chance
web-yardstick-greedy = Greedy
web-yardstick-openspiel-mcts = OpenSpiel MCTS
web-yardstick-openspiel-ismcts = OpenSpiel IS-MCTS
