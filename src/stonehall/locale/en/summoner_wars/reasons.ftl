### Summoner Wars, second edition: why a play is not legal, and what is wrong with a deck.
### In English each message is one line without variants: the engine says its errors with them.

## Whose turn it is, and what of the turn

sw2-why-over = The game is over.
sw2-why-luck = Luck decides now: a roll, a draw or the first player.
sw2-why-turn = It is { $player }’s turn.
sw2-why-effect = An effect is being resolved and has to be finished first.
sw2-why-choice = The effect does not allow this choice.
sw2-why-phase = This belongs to the { $phase }; this is the { $now }.
sw2-why-unit-phase = Units move in the Move Phase and attack in the Attack Phase; this is the { $now }.
sw2-why-not-offered = This is not possible now.
sw2-why-allowed = This is allowed now.

## Cards of the hand

sw2-why-hand = { $card } is not in your hand.
sw2-why-cost = { $card } costs { $cost } magic, you have { $magic }.
sw2-why-not-empty = { $square } is not empty: { $card } is there.
sw2-why-summon-class = { $card } is neither a champion nor a common.
sw2-why-summon-price = The price for { $card } cannot be paid on { $square }.
sw2-why-summon-gate = { $square } is not next to a gate you control.
sw2-why-summon-nowhere = There is no space to summon { $card } on.
sw2-why-build-class = { $card } is not a structure.
sw2-why-build-place = { $square } is neither in your back three rows nor next to your summoner.
sw2-why-build-nowhere = There is no space to build { $card } on.
sw2-why-event-class = { $card } is not an event.
sw2-why-event-built = { $card } is a structure: it is built, not played.
sw2-why-event-phase = { $card } is played in the { $phase }; this is the { $now }.
sw2-why-event-target = { $card } has no legal target.
sw2-why-event-first = Play { $card } first; you choose what it does after that.

## Moving

sw2-why-no-card = There is no card on { $square }.
sw2-why-not-yours = { $card } on { $square } is not under your control.
sw2-why-not-unit = { $card } is not a unit.
sw2-why-moved = { $card } has already moved.
sw2-why-moves = You have already moved three units.
sw2-why-immobile = { $card } cannot move ({ $ability }).
sw2-why-structure = { $card } is a structure and cannot move.
sw2-why-hindered = An effect prevents { $card } from moving.
sw2-why-surrounded = { $card } has no empty space next to it.
sw2-why-zero = There is no move of 0 spaces.
sw2-why-far = { $square } is too far for this move (limit: { $spaces }).
sw2-why-way = Other cards are in the way.

## Attacking and abilities

sw2-why-attacked = { $card } has already attacked.
sw2-why-attacks = You have already attacked with three units.
sw2-why-itself = A card never targets itself.
sw2-why-own-card = This is your own card. If you mean it, choose “Attack your own card…”.
sw2-why-frozen = A frozen unit can neither attack nor be attacked.
sw2-why-protect = { $card } stands next to an enemy with { $ability } and may attack only such units.
sw2-why-melee = { $card } is a melee unit: { $square } is not next to it.
sw2-why-line = { $square } is not in a straight line.
sw2-why-reach = { $square } is too far for this attack (limit: { $spaces }).
sw2-why-blocked = { $card } on { $square } is in the way.
sw2-why-no-target = { $card } has no target in reach.
sw2-why-no-ability = You control no card with { $ability } there.
sw2-why-ability-phase = { $ability } is used in the { $phase }.
sw2-why-ability-used = { $ability } has already been used this turn.
sw2-why-ability-now = { $ability } cannot be used like this now.

## Decks: the rules

sw2-deck-size-all = needs exactly { $wanted } cards in all (34 with what starts on the battlefield), has { $found }
sw2-deck-size-gates = needs exactly { $wanted } gates of 5 life, has { $found }
sw2-deck-size-epic = needs exactly { $wanted } epic events, has { $found }
sw2-deck-size-standard = needs exactly { $wanted } standard events, has { $found }
sw2-deck-size-champions = needs exactly { $wanted } champions, has { $found }
sw2-deck-size-commons = needs exactly { $wanted } commons, has { $found }
sw2-deck-not-in-pile = { $card }: does not belong in a draw pile
sw2-deck-epic = { $card }: the only epic event of { $summoner } is { $epic }
sw2-deck-symbol-none = { $card }: shows no symbol; { $summoner } needs { $first } or { $second }
sw2-deck-symbol-one = { $card }: shows only { $symbol }; { $summoner } needs { $first } or { $second }
sw2-deck-symbol-two = { $card }: shows only { $symbol } and { $other }; { $summoner } needs { $first } or { $second }
