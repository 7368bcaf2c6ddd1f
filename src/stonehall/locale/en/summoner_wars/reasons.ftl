### Summoner Wars, second edition: why a play is not legal, and what is wrong with a deck.
### In English each message is one line without variants: the engine says its errors with them.

## Whose turn it is, and what of the turn

why-over = The game is over.
why-luck = Luck decides now: a roll, a draw or the first player is due.
why-turn = It is { $player }'s turn.
why-effect = An effect is being resolved and has to be finished first.
why-choice = This is not among the choices that the effect allows.
why-phase = This belongs to the { $phase }; it is the { $now }.
why-unit-phase = Units move in the Move Phase and attack in the Attack Phase; it is the { $now }.
why-not-offered = This is not offered now.
why-allowed = This is allowed now.

## Cards of the hand

why-hand = { $card } is not in your hand.
why-cost = { $card } costs { $cost } magic, you have { $magic }.
why-not-empty = { $square } is not empty: { $card } is there.
why-summon-class = { $card } is neither a champion nor a common.
why-summon-price = The price of { $card } cannot be paid on { $square }.
why-summon-gate = { $square } is not next to a gate you control.
why-summon-nowhere = There is no space where { $card } could be summoned.
why-build-class = { $card } is not a structure.
why-build-place = { $square } is neither in your back three rows nor next to your summoner.
why-build-nowhere = There is no space where { $card } could be built.
why-event-class = { $card } is not an event.
why-event-built = { $card } is a structure: it is built, not played.
why-event-phase = { $card } is played in the { $phase }; it is the { $now }.
why-event-target = { $card } has no legal target.
why-event-first = { $card } is played first; what it does is chosen after that.

## Moving

why-no-card = There is no card on { $square }.
why-not-yours = { $card } on { $square } is not under your control.
why-not-unit = { $card } is not a unit.
why-moved = { $card } has moved already.
why-moves = You have moved three units already.
why-immobile = { $card } may not move ({ $ability }).
why-structure = { $card } is a structure and does not move.
why-hindered = An effect keeps { $card } from moving.
why-surrounded = { $card } has no empty space next to it.
why-zero = A move of 0 spaces does not exist.
why-far = { $square } is too far for this move (spaces: { $spaces }).
why-way = Other cards are in the way.

## Attacking and abilities

why-attacked = { $card } has attacked already.
why-attacks = You have attacked with three units already.
why-itself = A card never targets itself.
why-frozen = A frozen unit neither attacks nor is attacked.
why-protect = { $card } stands next to an enemy with { $ability } and may attack only such units.
why-melee = { $card } is a melee unit: { $square } is not next to it.
why-line = { $square } is not in a straight line.
why-reach = { $square } is farther than { $spaces } spaces.
why-blocked = { $card } on { $square } is in the way.
why-no-target = { $card } has no target in reach.
why-no-ability = You control no card with { $ability } there.
why-ability-phase = { $ability } is used in the { $phase }.
why-ability-used = { $ability } has been used this turn.
why-ability-now = { $ability } cannot be used like this now.

## Decks: the rules

deck-size-all = needs exactly { $wanted } cards in all (34 with what starts on the battlefield), has { $found }
deck-size-gates = needs exactly { $wanted } gates of 5 life, has { $found }
deck-size-epic = needs exactly { $wanted } epic events, has { $found }
deck-size-standard = needs exactly { $wanted } standard events, has { $found }
deck-size-champions = needs exactly { $wanted } champions, has { $found }
deck-size-commons = needs exactly { $wanted } commons, has { $found }
deck-copies = { $card }: { $count } copies, at most { $most } allowed
deck-too-many = { $count } copies of { $card } are more than a draw pile holds
deck-not-in-pile = { $card }: does not belong into a draw pile
deck-epic = { $card }: only { $epic } is an epic event of { $summoner }
deck-symbol-none = { $card }: shows no symbol; { $summoner } needs { $first } or { $second }
deck-symbol-one = { $card }: shows only { $symbol }; { $summoner } needs { $first } or { $second }
deck-symbol-two = { $card }: shows only { $symbol } and { $other }; { $summoner } needs { $first } or { $second }
deck-summoners = needs exactly 1 summoner, has { $count }: { $names }
deck-summoner-missing = a line 'Summoner: …' is missing

## Decks: reading them

deck-ready = ready decks: { $known }; or a deck written as text
deck-ready-near = ready decks: { $known }; or a deck written as text; did you mean { $near }?
deck-no-summoner = '{ $name }' names no summoner (summoners: { $known })
deck-no-summoner-near = '{ $name }' names no summoner (summoners: { $known }); did you mean { $near }?
deck-no-card = there is no card '{ $name }'
deck-no-card-near = there is no card '{ $name }'; did you mean { $near }?
deck-json = not JSON: { $error }
deck-json-cards = needs an object of names and numbers of copies, such as "ice-golem": 4
deck-json-copies = { $value } is not a number of copies of { $card }
deck-format = '{ $value }' is unknown; this program reads '{ $known }'
