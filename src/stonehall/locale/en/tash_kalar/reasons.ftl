### Tash-Kalar: why a play is not legal.
### In English each message is one line without variants: the engine says its errors with them.

## Whose turn it is, and what of the turn

tk-why-over = The game is over.
tk-why-luck = Luck decides now: a draw or the first player.
tk-why-turn-of = { $player } decides now.
tk-why-partner = After the hand-over only commons can be placed.
tk-why-effect = An effect is being carried out and has to be finished first.
tk-why-choice = The effect does not allow this choice.
tk-why-not-offered = This is not possible now.
tk-why-allowed = This is allowed now.
tk-why-actions-left = All actions must be used. Actions left: { $actions }.
tk-why-no-action = You have no action left.
tk-why-claim-later = A task is claimed at the end of your turn, once all actions are used, and only if it is fulfilled then.
tk-why-move = Pieces move only by the effects of cards.

## Pieces

tk-why-not-empty = { $square } is not empty.
tk-why-no-disc = You have no such piece in your supply: pick one up first.
tk-why-disc-left = You have pieces in your supply: nothing has to be picked up.
tk-why-pick-up = There is no common or heroic piece of yours on { $square }.

## Cards of the hand

tk-why-hand = { $card } is not in your hand.
tk-why-discarded = You can discard only once a turn.
tk-why-discard = Only a being from your own deck can be discarded.
tk-why-no-flare = { $card } is not a flare.
tk-why-flare = No opponent has { $upper } more upgraded pieces, or { $lower } more pieces, than you.
tk-why-flare-opponent = Name an opponent who is far enough ahead of you.
tk-why-thaw = { $card } does not lie frozen in front of you.
tk-why-no-warp = { $card } has no warp effect.
tk-why-pending = Another being is still pending.
tk-why-warp-first = In their first turn a player cannot warp.
tk-why-no-being = { $card } is not a being.

## Summoning

tk-why-nowhere = There is no square to summon { $card } on.
tk-why-higher-rank = A piece of higher rank stands on { $square }.
tk-why-pattern = The pattern of { $card } does not fit around { $square }.
tk-why-lender = In the pattern of { $card }, pieces of { $player } now count instead of yours.
tk-why-no-piece = There is no piece for { $card } in your supply, nor one to pick up.
tk-why-turn = Several orientations of { $card } fit { $square }, and they differ: say which.
tk-why-turn-needless = { $card } fits { $square } in one orientation only, or all do the same: name none.
tk-why-turned = The pattern of { $card } does not fit around { $square } in this orientation: { $turned }.
tk-why-borrow = The piece on { $square } cannot be borrowed for this.
tk-why-borrow-needless = No piece has to be borrowed here: name none.
tk-why-borrow-which = Say which enemy piece is borrowed.
tk-why-colour-used = For { $card } only a piece of a colour is left that you have already used for improvised summoning.
