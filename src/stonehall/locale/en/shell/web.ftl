### The pages around the table: the hall, a new table, about.

web-title = Stonehall
web-page-title = { $page } – Stonehall

## The bar and its dialogs

web-skip = Skip to the content
web-home-link = Stonehall, to the hall
web-navigation = Pages
web-nav-play = Play
web-nav-learn = Learn
web-rules = Rules
web-cards = Cards
web-exercises = Exercises
web-nav-lab = Lab
web-nav-about = About
web-menu = Menu
web-close = Close
web-search-clear = Clear the search
web-cancel = Cancel
web-done = Done
web-change = Change
web-language = Language
web-switch-theme = Switch between dark and light
web-settings = Settings
web-theme = Colours
web-theme-auto = Same as device
web-theme-dark = Dark
web-theme-light = Light
web-motion = Animations
web-motion-slow = Slow
web-motion-normal = Normal
web-motion-fast = Fast
web-motion-off = Off
web-sound = Sound
web-sound-volume = Pieces, cards, dice
web-sound-bell = Your turn, the end
web-notify = Notify me when it is my turn
web-notify-help = Only while you look at something else. It says which game, and against whom.
web-notify-denied = This browser may not notify you here. You can change that in its settings for this page.
web-notify-insecure = Browsers notify only where the address is secure (https), or on the machine that runs the server.
web-answers = The computer answers
web-answers-calm = At a pace to follow
web-answers-brisk = At once
web-answers-help = From the next game on.
web-hints = Hints against the computer
web-hints-never = Never
web-hints-ask = When I ask
web-hints-always = Always
web-confirm-touch = Confirm plays on a touch screen
web-confirm-touch-help = A play needs one more tap.
web-guest = Guest { $number }
web-change-name = Change your name
web-name = Your name
web-name-help = Others at your tables see it. The server keeps it with your games.
web-keep-name = Save this name
web-log-out = Log out
web-log-out-text = Only this browser knows who you are: there is no password. If you log out, nobody can return to your name and your games, not even you.
web-log-out-yes = Log out and forget me

## Waiting and trouble

web-loading = One moment…
web-part-missing = A part of the page could not be loaded. Your games are safe on the server.
web-language-missing = { $language } could not be loaded.
web-tries-again = The page will try again by itself.
web-try-again = Try again
web-unreachable = The server cannot be reached. Your games are safe there.
web-server-trouble = Something went wrong on the server. Your games are safe; please try again.
web-problem-with-rule = { $problem } (rule { $rule })
web-not-found = There is no such page
web-not-found-help = The address may be mistyped, or the page has moved.
web-to-the-hall = To the hall

## The hall: take your seat

web-take-seat = Take your seat
web-take-seat-lead = No account needed. Your game is kept, even if you close the page.
web-games = Games
web-your-game = Your game
web-your-deck = Your deck
web-opponent = Opponent
web-opponent-deck = Opponent’s deck
web-any-deck = Any deck
web-computer = Computer
web-computer-level = Computer level
web-level-page = Page
    .play = Play the Page
web-level-squire = Squire
    .play = Play the Squire
web-level-knight = Knight
    .play = Play the Knight
web-level-steward = Steward
    .play = Play the Steward
web-style-page = Takes the first good play it sees, and overlooks the better ones.
web-style-squire = Compares a few good plays, dice and all, but only one step ahead.
web-style-knight = Thinks its turn through to the end, and forgets that you will answer.
web-style-steward = Thinks its turn through again and again until it is sure of its play.
web-level-number = level { $level }
web-thinks = Thinks
web-thinks-at-most = at most { $seconds } s
web-opponents = Choose an opponent
web-watch-itself = Watch it play itself
web-rating = Rating
web-not-measured = not measured yet
web-interval = between { $low } and { $high } percent
web-how-measured = How strength is measured
web-gentler = A gentler opponent
web-stronger = A stronger opponent
web-against-computer = computer: { $level }
web-play-computer = Play the computer
web-invite = Invite a friend
web-both-sides = Both sides on this device
web-two-computers = Watch two computers

## The hall: tables

web-your-games = Your games
web-all = All { $count }
web-fewer = Fewer
web-more = More
web-no-games = No games yet.
web-no-games-help = The games you play are listed here, so that you can go on at any time.
web-turn = turn { $turn }
web-stage-open = Waiting for somebody to join
web-stage-over = The game is over
web-open-until = Open until { $time }
web-result-won = You won
web-result-lost = You lost
web-result-draw = Draw
web-result-seen = Won by { $players }
web-stage-broken = This table cannot be opened
web-paused = The clock is stopped
web-waiting = Waiting for others to play
web-open-tables = Open tables
web-create-table = Create a table
web-no-open-tables = No open tables.
web-no-open-tables-help = Create one, or play the computer.
web-nobody-yet = Nobody yet
web-open-seat = Open seat
web-join = Join
web-join-table-of = Join { $name }’s table
web-sit-down = Sit down
web-watch = Watch
web-watching =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }

## Clocks

web-clock-off = No clock
web-clock-move-words = { $time } per move
web-clock-bank-increment-words = { $time } + { $increment } s
web-minutes = { $count } min
web-seconds = { $count } s

## A new table

web-form = Form
web-teams-yes = Two teams of two
web-players = Players
web-players-count = { $count } players
web-lone-help = One player takes both seats of this side, and has a turn of its own for each of them.
web-open-help = Whoever joins first chooses their own deck.
web-deck = Deck
web-choose-deck = Choose your deck
web-deck-kind = Kind of deck
web-deck-ready = Ready deck
web-deck-own = Own deck
build-decks = Build a deck
build-unnamed = My deck
web-deck-text = The deck, one card per line
web-deck-help = Write or paste a deck; it is checked while you type.
web-deck-legal = This deck is legal.
web-taking-back = Taking back
web-serious = As at a table
web-serious-help = Undo stops before dice, draws and whatever was revealed.
web-practice = Practice
web-practice-help = Anything may be taken back, dice and cards too. Everybody sees that it is practice, and it counts nowhere.
web-text-untitled = untitled
web-text-named = { $setting }: { $title }
web-text-brought = The host has brought this set; it differs from the game’s own.

## Said at tables and elsewhere

table-copy = Copy the link
table-copied = Copied
table-not-copied = This browser did not allow copying. The link is selected: copy it with Ctrl+C, or by holding it.
table-percent = { $percent }%
table-loading = Setting the table…
replay-of = Replay: { $players }
replay-title = Replay
rules-copied = Link copied
rules-not-copied = This browser did not allow copying. The address stands in the address bar.
