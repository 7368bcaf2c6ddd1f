### What is wrong with a position that somebody wrote or set up by hand.
### In English each message is one line without variants: the engine says its errors with them.

mk-position-cell = There is no cell “{ $word }”: a letter and a number, as in k12.
mk-position-teams = Teams are for four seats, not { $seats }.
mk-position-site = There is no site of a workshop on { $square }.
mk-position-slot = Two trolls of { $player } stand on the place { $slot }.
mk-position-tokens = “{ $word }” does not fit the symbols of the troll. Signs needed: { $signs }, 1 where a token lies and 0 where none does.
mk-position-tile = A tile has cells, and its anchor or altar is one of them.
mk-position-two-tiles = Two tiles lie on { $square }.
mk-position-outside = A tile lies on { $square }: beside the mountain, on its heart or on the site of a workshop.
mk-position-two-statues = Two statues stand on { $square }.
mk-position-statues = There are more statues than the map has sites for: { $most }.
mk-position-track = The track has { $spaces } spaces.
mk-position-networks = The networks of { $player } and { $other } touch.
mk-position-unsupported = The troll of { $player } on the place { $slot } does not stand on two others.
mk-position-pedestal = A pedestal stands on { $square }, where nothing is dug.
mk-position-pedestals = There are more than six pedestals of one clan: { $clan }.
mk-position-offered = A pedestal lies on the place { $place } of the horde, where there is no troll.
mk-position-spell = A spell with its third rune lies open.
mk-position-edge = The tile must lie on the mountain as a whole.
mk-position-full = There is no place left.
