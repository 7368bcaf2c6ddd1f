### What is said where positions are set up by hand.

tk-edit-pieces = Pieces
tk-edit-piece-common = Common piece
tk-edit-piece-heroic = Heroic piece
tk-edit-piece-legendary = Legendary piece
tk-edit-rank = Rank
tk-edit-actions = Actions left
tk-edit-school = School
tk-edit-points = Points against { $seat }
tk-edit-hand = Hand
tk-edit-deck = Deck
tk-edit-discard = Discard pile
tk-edit-legends-draw = Legends: deck
tk-edit-legends-discard = Legends: discard pile
tk-edit-flares-draw = Flares: deck
tk-edit-flares-discard = Flares: discard pile
tk-edit-tasks-current = Current tasks
tk-edit-tasks-next = Next task
tk-edit-tasks-draw = Tasks: deck
