### What is wrong with a position that somebody wrote or set up by hand.
### In English each message is one line without variants: the engine says its errors with them.

tk-position-square = There is no square “{ $word }” in the arena.
tk-position-two = Two pieces stand on { $square }.
tk-position-discs = { $player } does not have so many discs.
tk-position-legendary = { $player } does not have so many legendary pieces.
tk-position-partner = { $player } has no pieces of its own: they stand with its partner.
tk-position-teams = There is no team play in Melee.
tk-position-seats = This number of seats does not fit the form: { $form } ({ $seats }).
tk-position-school = Two seats cannot have the same school: { $school }.
tk-position-improvised = Only Melee knows improvised summoning.
tk-position-tasks = Only the High Form has tasks.
tk-position-deck = { $card } does not belong there.
tk-position-next = Exactly one task is the next one.
tk-position-nowhere = { $card } has no piece in the arena.
tk-position-summoned = It must be said on which square the being was summoned.
tk-position-effect = The effect of { $card } is carried out, but nothing is left to do (agenda).
tk-position-being = The being on { $square } is not there.
tk-position-used = The piece on { $square } that was used for the summoning is not there.
tk-position-gateway = No common or heroic piece stands on { $square }, so the Gateway is not there.
tk-position-lender = { $player } lends pieces to itself.
tk-position-player = { $player } acts in the turn of { $active }, but is no partner.
tk-position-last-turns = More last turns are left than there are players: { $count }.
tk-position-lost = { $player } has destroyed own pieces in this turn, which are never counted.
tk-position-flares = { $player } holds more than one flare: { $count }.
tk-position-aside = { $card } has no frozen effect and no warp effect.
tk-position-legends = { $player } and { $partner } hold legends at the same time.
tk-position-copies = { $card } is there { $count } times.
tk-position-current = More than three tasks are current: { $count }.
