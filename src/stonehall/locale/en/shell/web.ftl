### The pages around the table: the hall, a new table, about.

web-title = Stonehall
web-page-title = { $page } – Stonehall

## The bar and its dialogs

web-skip = Skip to the content
web-home-link = Stonehall, to the hall
web-navigation = Pages
web-nav-play = Play
web-nav-learn = Learn
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

## How strong the computers are

web-cards = Cards
web-ladder = How strong they are
web-ladder-lead = Measured, not promised. Bars are 95 % intervals; where they overlap, do not read an order into it.
web-ladder-sheet = Numbers as CSV
web-ladder-table = { $game }: who beats whom
web-ladder-table-help = wins of the row in 100 games against the column
web-ladder-row-ahead = row ahead
web-ladder-even = even within 4
web-ladder-column-ahead = column ahead
web-ladder-behind = What stands behind the numbers
web-ladder-games = Games
web-ladder-games-told = { $games }, { $each } for every two levels that met, from both sides
web-ladder-decks = Decks
web-ladder-decks-told =
    { $count ->
        [one] { $count } ready deck
       *[other] { $count } ready decks, in turn
    }
web-ladder-clock = Clock
web-ladder-clock-told = fixed thinking time, one core
web-ladder-zero = Zero point
web-ladder-zero-told = { $level } is { $rating }
web-ladder-version = Version
web-ladder-version-told = { $version }, { $day }
web-ladder-compare = Ratings of two games cannot be compared: luck counts more in one than in the other.
web-ladder-peers = OpenSpiel’s searches think as long as whom they meet, so they have no rating of their own. They know what their seat may know.
web-yardstick-random = Chance
web-yardstick-greedy = Greedy
web-yardstick-openspiel-mcts = OpenSpiel MCTS
web-yardstick-openspiel-ismcts = OpenSpiel IS-MCTS

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

web-clock = Clock
web-clock-off = No clock
web-clock-move = Per move
web-clock-bank = Per player
web-clock-off-help = No rush: a game may take days.
web-clock-move-help = Time for each decision. Run out and you lose.
web-clock-bank-help = Time for the whole game, plus a little after each turn. Run out and you lose.
web-clock-seconds = Seconds per move
web-clock-minutes = Minutes per player
web-clock-increment = Seconds added after each turn
web-clock-move-words = { $time } per move
web-clock-bank-increment-words = { $time } + { $increment } s
web-minutes = { $count } min
web-seconds = { $count } s

## A new table

web-new-table = New table
web-new-table-lead = Choose who plays with what, and whether others may find the table.
web-game = Game
web-form = Form
web-teams = Sides
web-teams-no = Everybody for themselves
web-teams-yes = Two teams of two
web-teams-help = South and West play together against North and East.
web-players = Players
web-players-count = { $count } players
web-same-deck = Two seats have the same deck.
web-lone = Plays alone
web-lone-help = One player takes both seats of this side, and has a turn of its own for each of them.
web-seat-with = Played by the same player as { $seat }.
web-seat-player = Who plays here
web-player-me = You
web-player-open = Open
web-player-bot = Computer
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
web-visibility = Who may find it
web-visibility-link = Only with the link
web-visibility-public = Anybody
web-visibility-link-help = You get a link to send to a friend.
web-visibility-public-help = The table is listed in the hall; anybody may join or watch.
web-taking-back = Taking back
web-serious = As at a table
web-serious-help = Undo stops before dice, draws and whatever was revealed.
web-practice = Practice
web-practice-help = Anything may be taken back, dice and cards too. Everybody sees that it is practice, and it counts nowhere.
web-open-table = Open the table
web-deck-missing = The deck of { $seat } is not ready yet.
web-text-usual = The game’s own
web-text-own = Your own
web-text-choose = Choose files
web-text-drop = One or more text files; you can also drop them here.
web-text-checking = Checking …
web-text-good = “{ $title }” can be played with.
web-text-missing = Your own files are not ready yet.
web-text-untitled = untitled
web-text-named = { $setting }: { $title }
web-text-brought = The host has brought this set; it differs from the game’s own.
web-bad-number = Fill in the time limits.

## About

web-about = About Stonehall
web-about-lead = A quiet place to play tactical board games, with exact rules and honest dice.
web-about-fan = An unofficial fan project
web-about-fan-text = Stonehall is made by players for players. It is not connected with, endorsed or sponsored by the publishers or authors of the games. Names of games belong to their owners. All words, frames and drawings here are our own, except the icons and typefaces named below.
web-about-keys = Keyboard
web-about-keys-text = Everything can be reached with Tab and the arrow keys. Enter chooses, Escape closes or cancels a choice.
web-about-icons = Icons
web-about-icons-text = The charges on shields and cards come from game-icons.net. They were drawn by Lorc, Delapouite and other contributors, under the Creative Commons Attribution 3.0 licence. We recoloured and cropped them.
web-about-icons-site = game-icons.net
web-about-icons-licence = The CC BY 3.0 licence
web-about-icons-list =
    { $count ->
        [one] { $count } icon is used
       *[other] { $count } icons are used
    }
web-about-by = by { $author }
web-about-by-contributor = by a game-icons.net contributor
web-about-fonts = Typefaces
web-about-fonts-text = Inter, Alegreya and Cinzel are used under the SIL Open Font License.
web-about-font-licence = Licence of { $font }
web-about-privacy = What is kept
web-about-privacy-text = The server keeps your games and the name you chose. A cookie tells it who you are; your settings stay on this device. There is no advertising and nobody watches what you do.
