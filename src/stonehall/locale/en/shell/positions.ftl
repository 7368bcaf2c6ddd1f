### What is wrong with a position that somebody wrote or set up by hand.
### In English each message is one line without variants: the engine says its errors with them.

## Lines and words, whatever the game

position-head = A position begins with the line “{ $head }”.
position-line = No line begins with “{ $word }”. Lines begin with: { $known }.
position-line-near = No line begins with “{ $word }”; did you mean { $near }?
position-word = “{ $word }” has no meaning here. Known here: { $known }.
position-word-near = “{ $word }” has no meaning here; did you mean { $near }?
position-number = After “{ $after }” comes a number from { $least } to { $most }, not “{ $word }”.
position-cut = Something is missing after “{ $word }”, at the end of the line.
position-more = The line should have ended before “{ $word }”.
position-twice = “{ $word }” may be said only once.
position-seat = { $player } does not play in this game.
position-seats = This position is one of { $count } seats.
position-step = There is no step “{ $word }”.
position-step-near = There is no step “{ $word }”; did you mean { $near }?
position-agenda = What the lines “agenda” and “waiting” say is still to be done cannot be done here.
position-over = The game is over, so nothing can be left to do.
position-turn-limit = Turn { $turn } comes after the last one: the limit is turn { $limit }.

## Cards and squares

position-square = There is no square “{ $word }”. Squares go from { $first } to { $last }.
position-square-near = There is no square “{ $word }”; did you mean { $near }?
position-card = There is no card “{ $word }”.
position-card-near = There is no card “{ $word }”; did you mean { $near }?
position-ability = There is no ability “{ $word }”.
position-ability-near = There is no ability “{ $word }”; did you mean { $near }?
position-moment = The ability “{ $word }” does not react to the moment { $number }.
position-id-twice = Two cards have the id { $number }.
position-no-id = No card has the id { $number }.
position-next-id = The “next-id” must be greater than every id, so { $least } or more.
position-under = { $card } cannot lie under a card.
position-under-seats = “{ $word }” names more than its owner and who put it there.

## Battles

position-not-on-board = { $card } cannot lie on the battlefield.
position-two-cards = Two cards lie on { $square }: { $there } and { $card }.
position-no-life = { $card } on { $square } has no life left.
position-no-event = { $card } is no event, so it was played on no target.
position-returns = { $card } is to return to the player who controls it anyway.
position-known = “{ $word }” names { $card }, which { $player } does not have there.
position-no-summoner = { $card } is no summoner.
position-summoner-none = { $player } has no summoner on the battlefield.
position-summoners = { $player } has more than one summoner on the battlefield.
position-summoner-pile = { $card } is a summoner and cannot be in a hand or a pile.
position-summoner-unsaid = The line “{ $seat } summoner …” must say who the summoner of { $player } was.
position-winner = The game has a winner if, and only if, a summoner was destroyed.
