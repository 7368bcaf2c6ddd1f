### The table: board, prompt bar, hand, log, chat and what surrounds them.

table-title = Table
table-tab-yours = Your turn · { $game }
table-tab-theirs = { $player } to play · { $game }
table-tab-open = Waiting · { $game }
table-tab-over = Over · { $game }
table-notify = It is your turn
table-notify-against = { $game }, against { $players }
table-turn = Turn { $turn }
table-turn-of = Turn { $turn } · { $player }
table-uses-left =
    { $count ->
        [one] { $count } left
       *[other] { $count } left
    }
table-players = Players and log
table-pointed = The card you point at
table-you = you
table-away = away
table-left = has left the game

## The board in sentences

table-cell-empty = { $square }, empty.
table-cell-yours = It is yours.
table-cell-theirs = It is controlled by { $player }.
table-cell-pick = You may choose it.
table-cell-picked = Chosen.
table-cell-target = You may choose it as the target.
table-cell-space = You may choose this space.

## The prompt bar

table-prompt = What to do
table-pick-card = { $card }:
    .then = choose it again to confirm.
table-pick-use = { $ability }:
table-pick-use-then = choose { $card } again to use it.
table-nothing-to-choose = There is nothing to choose from.
table-lone-end = There is nothing more you can do here. Go on with “{ $end }”.
table-picked = { $name }:
table-picked-then = choose what comes next.
table-back = Back
table-confirm = Tap again to do it.
    .button = Confirm
table-warned = Choose it again to do it anyway.
    .button = Do it anyway
    .end = End anyway
table-track-to = End all phases until this one: { $name }
table-end-key = Key { $key }. The rest of the turn at once: { $all }
table-thinking = { $player } is thinking
table-watching = You are watching.
table-held =
    { $count ->
        [0] You have stopped here. Nothing has happened since.
        [one] You have stopped here. { $count } play is waiting to be shown.
       *[other] You have stopped here. { $count } plays are waiting to be shown.
    }
table-awaited-away = { $player } is away. The game is waiting.
table-read-card = Read the card
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
table-undo = Undo
table-undo-ask = Undo with consent
table-hint = Hint
table-hint-help = What would a good player do here? Key { $key }
table-hint-thinking = Looking for a good play
table-hint-says = Hint: { $play }.
table-hint-other = Another hint: { $play }.
table-hint-behind =
    { $how ->
        [even] About as good as the first.
        [little] A little worse than the first.
       *[clear] Clearly worse than the first.
    }
table-hint-brings = By the end of the turn: { $changes }.
table-hint-play = Play it
table-hint-next = Another
table-record = Download the record
table-new = New table
table-rematch = Rematch
table-to-rematch = To the next game
table-withdraw = Withdraw
table-practice-over = A practice game: it counts nowhere.

## Proposals

table-accept = Accept
table-decline = Decline
table-asks-undo = { $player } would like to take back the last play.
table-asks-draw = { $player } offers a draw.
table-asks-pause = { $player } would like to pause the game.
table-asks-resume = { $player } would like to resume the game.
table-asks-rematch = { $player } would like a rematch with sides swapped.
table-asks-concede = { $player } would like to give up. If you agree, your side has lost.
table-wished-undo = You asked to take back your last play.
table-wished-draw = You offered a draw.
table-wished-pause = You asked for a pause.
table-wished-resume = You asked to resume the game.
table-wished-rematch = You asked for a rematch.
table-wished-concede = You asked your partner whether to give up.

## Players and cards

table-hand-label = Your hand
table-tray-label = Cards to choose from
table-card-can = You may choose it.
table-no-cards = There are no cards here.
table-discard-pile = Discard pile
table-choose = Choose it
table-choose-card = Choose { $card }
table-close = Close

## Log and chat

table-log-and-chat = Log and chat
table-log = Log
table-log-more = Details
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-new = New messages
table-chat-text = Say something
table-chat-team = Team only
table-chat-team-mark = team
table-send = Send
table-mute = Hide what others type

## Rules and results

table-result = Result
table-winner = Winner
table-rule = Rule { $rule }
table-rule-open = Open in the rules
table-rule-missing = There is no text for this rule yet.
table-keywords = Keywords:

## What others play, and the last turn again

table-shown-keep = { $card }: keep it in sight
table-shown-close = { $card }: close it
table-again = Show the last turn again
table-again-now = Shown again:
table-again-stop = Stop
table-again-none = There is no finished turn to show yet.
replay-play-on = Play on from here
replay-your-part = You play for
replay-begin = Begin
replay-origin = Begun from a replay
replay-origin-file = From file or position
table-replay = Replay the game

## Around the game

table-help = Help
table-offer-draw = Offer a draw
table-draw-question = The game ends without a winner if your opponent agrees.
table-pause = Pause
table-resume = Resume
table-concede = Concede
table-concede-game = You give up: the other side wins, and the game is over.
table-concede-ask = Your partner is asked. If they agree, your side has lost.
table-concede-out = You leave the game and come last. The others play on without you; you cannot come back.
table-cancel = Keep playing
table-missing = There is no such table
table-missing-help = The link may be mistyped.

## A shared device

table-pass-device = Pass the device to { $player }
table-pass-device-why = The hand is shown as soon as the right person is ready.
table-ready = I am { $player }

## Waiting for somebody

table-waiting = Waiting for your opponent
table-waiting-help = The game begins as soon as somebody sits down. You may leave this page and come back.
table-take-seat = Take the free seat
table-share = Invite somebody
table-share-help = Send this link. Whoever opens it can take the free seat.
table-link = Link to this table
table-send-link = Send
table-link-only-here = This address leads to this machine only. To play with others in your house, start the server with --host 0.0.0.0.
table-link-code = The link as a QR code
table-link-code-help = Point the camera of a phone at it.
table-seat = Seat
table-join = Sit down and play
table-close-table = Close this table
table-closed = This table is closed

## Help

table-help-pointer = What you may choose glows. Choose a card or a unit, then a highlighted space or target; or drag it there.
table-help-card = Point at a card to read it. On a touch screen, tap it and then the i beside it, or press and hold it.
table-help-why = Choose something that does not glow to learn which rule forbids it.
table-help-rules = Read the rules of this game
table-help-keys = Keys
table-key-arrows = Go from square to square
table-key-tab = Go from one space you may choose to the next
table-key-enter = Choose, then play
table-key-escape = Cancel the choice
table-key-hand = Cards of your hand, while they may be chosen
table-key-numbers = The buttons of the prompt bar
table-key-decline = Skip what is offered
table-key-end = End the phase
table-key-rest = End the rest of the turn
table-key-undo = Undo
table-key-hint = Ask for a hint, then for another one
table-key-inspect = Read the card
table-key-help = This help

## A game that the browser has no drawing of

table-plain-board = Your choices
table-plain-help = This game has no board of its own yet. Everything you can do is a button.
