### Tash-Kalar at the table of the browser: arena, prompt bar, players, tasks.

tk-table-arena = Arena
tk-table-turn-steps = Steps of the turn
tk-table-action = Action { $number }
tk-table-claim = Claim a task
tk-table-score = Score
tk-table-draw = Draw
tk-table-cell-piece = { $square }, { $rank } piece.
tk-table-cell-red = A red square.
tk-table-cell-green = A green square.
tk-table-cell-gateway = It is the Gateway.
tk-table-cell-changed = It changed in the last turn.
tk-table-cell-serves = It serves: { $cards }.
tk-table-picked = The piece on { $square }
tk-table-pick-summon = Summon { $card }:
    .then = choose a highlighted square.
tk-table-pick-nowhere = { $card } fits nowhere now:
    .then = you may only discard it.
tk-table-pick-which = { $card }:
    .then = choose what to do with it.
tk-table-pick-piece = { $card }:
    .then = choose a highlighted square.
tk-table-serves = serves { $cards }.
tk-table-last-turn = This is your last turn.
tk-table-points = { $count ->
        [one] point
       *[other] points
    }
tk-table-your-team = your team
tk-table-team = { $player }’s team
tk-table-discs = pieces
tk-table-discs-left = Common and heroic pieces in the supply
tk-table-legendary = legendary
tk-table-legendary-left = Legendary pieces in the supply
tk-table-deck = deck
tk-table-deck-left = Beings in the deck
tk-table-lost = Lost this turn
tk-table-improvise = you can still borrow from them
tk-table-kept = A piece lies on it
tk-table-part-pieces = Pieces
tk-table-part-upgraded = Upgraded pieces
tk-table-part-heroic = Heroic pieces
tk-table-part-legendary = Legendary pieces
tk-table-part-beings = Beings
tk-table-part-red = On red squares
tk-table-part-green = On green squares
tk-table-legends = legends
tk-table-legends-left = Legends in the deck; the discarded ones can be looked at
tk-table-flares = flares
tk-table-flares-left = Flares in the deck; the discarded ones can be looked at
tk-table-tasks = Tasks, one a turn
tk-table-fulfilled = Fulfilled
tk-table-next = Next:
tk-table-behind = Difference to you
tk-table-upgraded = Upgraded pieces
tk-table-pieces = Pieces in all
tk-table-overview = Tasks and flares
tk-table-point = Point at a card in your hand to see where it fits.
tk-table-fits =
    { $count ->
        [0] Fits nowhere now.
        [one] Fits on { $count } square.
       *[other] Fits on { $count } squares.
    }
tk-table-being = { $rank } being
tk-table-legend = Legend
tk-table-flare = Flare
tk-table-task = Task
tk-table-flare-needs = Needs an opponent who is ahead by { $upper } upgraded pieces or by { $lower } pieces.
tk-table-standing =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
tk-table-end-points = { $goal } points were reached, and everybody had one more turn.
tk-table-end-deck = A deck was used up, and everybody had one more turn.
