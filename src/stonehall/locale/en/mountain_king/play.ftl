### Prompts.

mk-prompt-waiting = { $player } is deciding.
mk-prompt-first = Who takes the crown?
mk-prompt-deal = A troll joins the horde.
mk-prompt-pedestal-drawn = A pedestal is drawn from the bag.
mk-prompt-turn-up = A spell is turned up.
mk-prompt-workshop-drawn = A workshop is revealed.
mk-prompt-statues = Which clan’s statue stands first?
mk-prompt-token = A token is laid on the pedestal track.
mk-prompt-draw = A starting troll is drawn.
mk-prompt-gate = Choose where your gate stands.
mk-prompt-line-up = Line up a starting troll: it stands in your first row, and its lower row pays at once.
mk-prompt-before = Recruit a troll or dig a tunnel. Before that you may cast a spell and visit a workshop.
mk-prompt-workshop = What do you exchange? Uses left: { $uses }.
mk-prompt-place = Where shall { $card } stand?
mk-prompt-after = Dedicate a great hall, move statues, or end your turn.
mk-prompt-give = What do you give away?
mk-prompt-bribe = What do you bribe the troll at { $place } with?
mk-prompt-pedestal-of-choice = Which pedestal do you take from the bag?
mk-prompt-lay-tunnel = Where shall the { $shape } lie? You pay with { $resource }.
mk-prompt-lay-hall = Where shall { $hall } lie?
mk-prompt-pedestal = You may set a pedestal on the anchor at { $place }.
mk-prompt-found = You may found a workshop at { $place }.
mk-prompt-whose-bribes = Whose bribes do you take?
mk-prompt-send-away = Which troll do you send away?
mk-prompt-gain = What do you take?
mk-prompt-unload = Which token goes to your storage?
mk-prompt-wake = Which troll yields?
mk-prompt-swap = Which two statues change places?
mk-prompt-lift = Which tunnel caves in?

### Options.

mk-option-first = { $player } takes the crown
mk-option-deal = { $card } joins the horde
mk-option-bag = a { $clan } pedestal
mk-option-turn-up = spell number { $number }
mk-option-workshop = { $workshop }
mk-option-statues = { $clan }
mk-option-token = a token worth { $number }
mk-option-draw = { $card }
mk-option-gate = Build your gate at { $cell }
mk-option-line-up = { $card } at { $slot }
mk-option-cast = Cast { $spell }
mk-option-visit = Visit the workshop at { $cell }
mk-option-use = { $pay } { $paid } for { $gain } { $gained }
mk-option-unload = Store: { $symbol }
mk-option-give = Give: { $resource }
mk-option-gain = Take: { $resource }
mk-option-trade = Trade four resources for one: { $resource }
mk-option-recruit = Recruit { $card }
mk-option-bribe = Bribe with: { $resource }
mk-option-take = Take a { $clan } pedestal
mk-option-seat = Place at { $slot }
mk-option-rob = Take the bribes of { $card }
mk-option-send-away = Send { $card } away
mk-option-wake = The troll at { $slot }
mk-option-swap = { $from } and { $to }
mk-option-lift = The tunnel at { $cell }
mk-option-dig = Dig with { $resource }: { $shape }
mk-option-lay = At { $cell }, { $turned }
mk-option-pedestal = Set a { $clan } pedestal
mk-option-found = Found: { $workshop }
mk-option-dedicate = Dedicate { $hall }
mk-option-move = Move the statue from { $from } to { $to }
mk-option-skip = Neither is possible: go on
mk-option-done = Leave the workshop
mk-option-pass = No
mk-option-end = End turn

### The log.

mk-log-turn = Turn { $turn }: { $player }.
mk-log-skipped = { $player } can neither recruit nor dig.
mk-log-crowned = { $player } completes the trollsmoot and takes the { $count }.
mk-log-last-rounds = The end begins: { $count } more turns.
mk-log-traded = { $player } trades four resources for one: { $resource }.
mk-log-recruited = { $player } recruits { $card }.
mk-log-pedestal-taken = { $player } takes a { $clan } pedestal.
mk-log-joined-horde = { $card } joins the horde.
mk-log-placed = { $card } of { $player } stands at { $slot }.
mk-log-yielded = { $card } yields: { $count }.
mk-log-retired = { $card } retires.
mk-log-dug = { $player } digs with { $resource } ({ $shape }) at { $cell }: { $points } honor.
mk-log-unearthed = { $player } finds { $count } × { $resource }.
mk-log-uncovered = { $player } uncovers a { $clan } statue at { $cell }.
mk-log-pedestal-set = { $player } sets a { $clan } pedestal at { $cell }: { $points } honor.
mk-log-founded = { $player } founds at { $cell }: { $workshop }.
mk-log-pedestal-buried = The { $clan } pedestal at { $cell } leaves the game.
mk-log-dedicated = { $player } dedicates { $hall }.
mk-log-moved = { $player } moves the { $clan } statue from { $from } to { $to }.
mk-log-visited = { $player } visits: { $workshop }.
mk-log-gained = { $player } gets { $count } × { $resource }.
mk-log-unloaded = { $player } stores a token: { $resource }.
mk-log-cast = { $player } casts { $spell }.
mk-log-worn-out = { $spell } is worn out.
mk-log-turned-up = New in the spellbook: { $spell }.
mk-log-robbed = { $player } takes { $count } bribes.
mk-log-sent-away = { $player } sends { $card } away.
mk-log-swapped = { $player } swaps the statues at { $from } and { $to }.
mk-log-lifted = A tunnel of { $player } caves in at { $cell }.
mk-log-gate-built = The gate of { $player } stands at { $cell }.
mk-log-drew = { $player } draws { $card }.
mk-log-drew-hidden = { $player } draws a starting troll.
mk-log-lined-up = { $player } lines up { $card }.
mk-log-bonus = { $player } also gets the lower row of { $card }.

### The end.

mk-outcome-won = You are king of the mountain, with { $points } honor.
mk-outcome-lost = { $player } is king of the mountain, with { $points } honor.
mk-outcome-seen = { $player } is king of the mountain, with { $points } honor.
mk-outcome-draw = Victory is shared.
mk-outcome-turn-limit = The game ends without a winner: the limit of turns is reached.
