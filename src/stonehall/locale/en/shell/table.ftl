### The table: board, prompt bar, hand, log, chat and what surrounds them.

table-title = Table
table-turn = Turn { $turn }
table-turn-of = Turn { $turn } · { $player }
table-phases = Phases of the turn
table-uses-left =
    { $count ->
        [one] { $count } left
       *[other] { $count } left
    }
table-players = Players and log
table-pointed = The card you point at
table-you = you
table-away = away

## The board in sentences

table-board = Battlefield
table-cell-empty = { $square }, empty.
table-cell-piece = { $square }, { $card }. { $kind }.
table-cell-yours = It is yours.
table-cell-theirs = It belongs to { $player }.
table-cell-strength = Strength { $strength }. { $attack }.
table-cell-life = Life { $life } of { $full }.
table-cell-boosts =
    { $count ->
        [one] { $count } boost.
       *[other] { $count } boosts.
    }
table-cell-moved = It has moved.
table-cell-attacked = It has attacked.
table-cell-pick = You may choose it.
table-cell-picked = Chosen.
table-cell-target = You may choose it as the target.
table-cell-space = You may choose this space.
table-cell-odds = Chance to destroy it: { $chance }.

## The prompt bar

table-prompt = What to do
table-pick-summon = Summon { $card }:
    .then = choose a marked space.
table-pick-build = Build { $card }:
    .then = choose a marked space.
table-pick-move = { $card } moves:
    .then = choose a marked space.
table-pick-attack = { $card } attacks:
    .then = choose a marked target.
table-pick-play = { $card }:
    .then = choose it again to play it.
table-pick-discard = { $card }:
    .then = choose it again to discard it for magic.
table-pick-card = { $card }:
    .then = choose it again to confirm.
table-pick-any = { $card }:
    .then = choose a marked space or target.
table-confirm = Tap once more to do it.
    .button = Confirm
table-reason = { $reason } (rule { $rule })
table-thinking = { $player } is thinking
table-pending = Your play is still on its way to the server
table-lost =
    { $seconds ->
        [0] Connection lost. Your game is safe. Trying again now.
       *[other] Connection lost. Your game is safe. Trying again in { $seconds } s.
    }
table-unreached =
    { $seconds ->
        [0] The server cannot be reached. Trying again now.
       *[other] The server cannot be reached. Trying again in { $seconds } s.
    }
table-paused = The game is paused. The clocks stand still.
table-hits =
    { $count ->
        [0] No hits.
        [one] { $count } hit.
       *[other] { $count } hits.
    }
table-rolling = { $card } rolls against { $target }.
table-undo = Undo
table-undo-ask = Ask to undo
table-record = Download the record
table-new = New table
table-rematch = Rematch

## Proposals

table-accept = Accept
table-decline = Decline
table-asks-undo = { $player } would like to take back the last play.
table-asks-draw = { $player } offers a draw.
table-asks-pause = { $player } would like to pause the game.
table-asks-resume = { $player } would like to go on.
table-asks-rematch = { $player } would like another game, with sides swapped.
table-wished-undo = You asked to take back your last play.
table-wished-draw = You offered a draw.
table-wished-pause = You asked for a pause.
table-wished-resume = You asked to go on.
table-wished-rematch = You asked for a rematch.

## Players and cards

table-draw = draw
table-discard = discard
table-hand = hand
table-hand-label = Your hand
table-tray-label = Cards to choose from
table-card-can = You may choose it.
table-no-cards = There are no cards here.
table-now = On { $square } now
table-on = On { $square } · { $player }
table-life-of = { $life } of { $full }
table-life-left = { $life } of { $full } left
table-printed = { $strength } printed
table-choose = Choose it
table-choose-card = Choose { $card }
table-attack-with = Attack with { $card }
table-close = Close
table-help-boost = A marker on a card. It does nothing by itself; abilities count or spend it.
table-help-melee = Attacks cards next to it.
table-help-ranged = Attacks cards up to 3 spaces away in a clear straight line.
table-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
table-odds-title = { $card } on { $target }
table-odds-hits =
    { $count ->
        [one] { $count } hit
       *[other] { $count } hits
    }
table-percent = { $percent }%
table-odds-destroy = { $chance } to destroy it: { $life } life left.
table-odds-short = { $chance } to destroy it

## Log and chat

table-talk = Log and chat
table-log = Log
table-log-rolled =
    { $card } ({ $from }) attacks { $target } ({ $to }): { $count ->
        [0] no hits
        [one] { $count } hit
       *[other] { $count } hits
    }.
table-log-rolled-who = { $card } attacks { $target }.
table-log-threw = { $card } ({ $square }) rolls.
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-new = New messages
table-chat-text = Say something
table-send = Send
table-mute = Hide what others type

## Around the game

table-help = Help
table-offer-draw = Offer a draw
table-draw-question = The game ends without a winner if your opponent agrees.
table-pause = Pause
table-resume = Go on
table-concede = Concede
table-concede-question = You give up this game; your opponent wins.
table-cancel = Keep playing
table-missing = There is no such table
table-missing-help = The link may be mistyped.

## A shared device

table-pass-device = Pass the device to { $player }
table-pass-device-why = The hand is shown when the right person is ready.
table-ready = I am { $player }

## Waiting for somebody

table-waiting = Waiting for your opponent
table-waiting-help = The game begins as soon as somebody sits down. You may leave this page and come back.
table-take-seat = Take the free seat
table-share = Invite somebody
table-share-help = Send this link. Whoever opens it can take the free seat.
table-link = Link to this table
table-copy = Copy the link
table-copied = Copied
table-seat = Seat
table-choose-deck =
    { $game ->
        [tash-kalar] Choose your school
       *[other] Choose your deck
    }
table-join = Sit down and play

## Help

table-help-pointer = What you may do glows. Choose a card or a unit, then a marked space or target; or drag it there.
table-help-card = Point at a card to read it. On a touch screen press long.
table-help-why = Choose something that does not glow to learn which rule forbids it.
table-help-keys = Keys
table-key-arrows = Go from square to square
table-key-enter = Choose, then play
table-key-escape = Take the choice back
table-key-numbers = The buttons of the prompt bar
table-key-decline = Skip what is offered
table-key-end = End the phase
table-key-undo = Take back
table-key-inspect = Read the card
table-key-help = This help

## Tash-Kalar

table-tk-arena = Arena
table-tk-turn-steps = Steps of the turn
table-tk-action = Action { $number }
table-tk-claim = Claim a task
table-tk-score = Score
table-tk-draw = Draw
table-tk-cell-piece = { $square }, { $rank } piece.
table-tk-cell-red = A red square.
table-tk-cell-green = A green square.
table-tk-cell-gateway = It is the Gateway.
table-tk-cell-changed = The last turn changed it.
table-tk-cell-serves = It serves: { $cards }.
table-tk-picked = The piece on { $square }
table-tk-pick-summon = Summon { $card }:
    .then = choose a marked square.
table-tk-pick-nowhere = { $card } fits nowhere now:
    .then = you may only discard it.
table-tk-pick-which = { $card }:
    .then = choose what to do with it.
table-tk-pick-piece = { $card }:
    .then = choose a marked square.
table-tk-serves = serves { $cards }.
table-tk-last-turn = This is your last turn.
table-tk-points = points
table-tk-your-team = your team
table-tk-team = team of { $player }
table-tk-discs = discs
table-tk-discs-left = Discs in the supply
table-tk-legendary = legends
table-tk-legendary-left = Legendary pieces in the supply
table-tk-deck = deck
table-tk-deck-left = Beings in the deck
table-tk-lost = Lost this turn
table-tk-improvise = still to be borrowed from
table-tk-kept = A piece lies on it
table-tk-part-pieces = Pieces
table-tk-part-upgraded = Upgraded pieces
table-tk-part-heroic = Heroic pieces
table-tk-part-legendary = Legendary pieces
table-tk-part-beings = Beings
table-tk-part-red = On red squares
table-tk-part-green = On green squares
table-tk-legends = legends
table-tk-legends-left = Legends in the deck; the discarded ones can be looked at
table-tk-flares = flares
table-tk-flares-left = Flares in the deck; the discarded ones can be looked at
table-tk-tasks = Tasks, one a turn
table-tk-fulfilled = Fulfilled
table-tk-next = Next:
table-tk-behind = They have more, or less, than you
table-tk-upgraded = Upgraded pieces
table-tk-pieces = Pieces in all
table-tk-overview = Tasks and flares
table-tk-point = Point at a card of your hand to see where it fits.
table-tk-fits =
    { $count ->
        [0] Fits nowhere now.
        [one] Fits on { $count } square.
       *[other] Fits on { $count } squares.
    }
table-tk-being = { $rank } being
table-tk-legend = Legend
table-tk-flare = Flare
table-tk-task = Task
table-tk-flare-needs = Needs { $upper } more upgraded pieces, or { $lower } more pieces.
