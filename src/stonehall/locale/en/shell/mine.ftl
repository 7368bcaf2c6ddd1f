### The visitor's own games: how they ended, with what and against whom, and how often they were won.

mine-lead =
    { $count ->
        [one] { $count } game since { $since }.
       *[other] { $count } games since { $since }.
    }
mine-lead-running =
    { $count ->
        [one] { $count } is still being played.
       *[other] { $count } are still being played.
    }
mine-export = All as a file
mine-none-help = Every game you play is kept here, with its result and its replay.
mine-list = List of your games
mine-kept = Nothing is deleted: every game is kept for as long as this server is. Only this browser knows that the games are yours; the file holds the records of all that are over.

## How often one wins

mine-rates-deck = Wins by your deck
mine-rates-opponent = Wins by opponent
mine-rates-help = percent, bar = 95%
mine-won-of = won { $won } of { $count }

## Which games are listed

mine-filters = Which games
mine-any-game = All games
mine-any-opponent = Any opponent
mine-any-result = Any result
mine-search = Name, deck or note
mine-noted = With notes
mine-bots = Computers
mine-persons = People
mine-clear = Remove this filter: { $filter }
mine-nothing = No such games.
mine-nothing-help = You have played none that fits all of this.
mine-show-all = Show all games
mine-found =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
mine-more = More ({ $shown } of { $count })

## A game in the list

mine-head-result = Result
mine-head-decks = Decks
mine-head-length = Length
mine-head-day = Day
mine-result-running = Being played
mine-result-won = Won
mine-result-lost = Lost
mine-result-draw = Draw
mine-result-none = No result
mine-result-seen = Watched
mine-place = Place { $place } of { $count }
mine-oneself = Both sides
mine-against = against
mine-versus = against
mine-brought = from a file
mine-computer = computer, level { $level }
mine-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
mine-hours = { $count } h
mine-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
mine-go-on = Go on
mine-go-on-with = Go on with the game against { $players }
