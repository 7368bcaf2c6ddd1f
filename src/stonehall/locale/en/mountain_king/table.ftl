### In the Hall of the Mountain King at the table of the browser: mountain, trolls, prompt bar, players.

mk-help-turn = A turn has four steps: you may cast a spell and visit a workshop; you recruit a troll or dig a tunnel; you may dedicate a great hall; you may move statues with carts. To lay a tile, put it on the mountain, turn it (R) or flip it (F), and dig.

## The mountain

mk-table-mountain = The mountain
mk-table-show = Show
mk-table-small-map = The whole mountain
mk-table-zoom-in = Closer
mk-table-zoom-out = Further away
mk-table-cell = { $square }, level { $level }.
mk-table-cell-heart = { $square }, the heart of the mountain.
mk-table-cell-tunnel = A tunnel.
mk-table-cell-gate = A gate.
mk-table-cell-anchor = An empty anchor.
mk-table-cell-altar = The altar.
mk-table-cell-pedestal = A pedestal of the { $clan } clan.
mk-table-cell-rubble = Rubble.
mk-table-cell-buried = Buried here: { $resource }.
mk-table-cell-site = A site for a workshop.
mk-table-cell-workshop = Workshop: { $workshop }, open entrances: { $count }.
mk-table-cell-statue = A statue of the { $clan } clan.

## The turn

mk-table-turn-steps = Steps of the turn
mk-table-step-spell = Spell and workshop
mk-table-step-dig = Recruit or dig
mk-table-step-hall = Great hall
mk-table-step-move = Move statues
mk-table-turns-left =
    { $count ->
        [one] Last turn
       *[other] { $count } turns left
    }

## Laying tiles

mk-table-grip = Drag the tile
mk-table-turn = Turn
mk-table-flip = Flip
mk-table-dig = Dig
mk-table-lay = Lay it here
mk-table-dig-here = Dig here?
mk-table-lay-here = Lay the hall here?
mk-table-not-here = Not here.
mk-table-outside = The tile must lie on the mountain as a whole.
mk-table-counted = { $count } × { $resource }
mk-table-costs = Pay { $cost }.
mk-table-brings = Brings { $count } honor.
mk-table-hall-later = With a statue on its altar it counts { $count }.
mk-table-finds = You find { $finds }.
mk-table-finds-statue = a statue of the { $clan } clan
mk-table-honor = { $count } honor
mk-table-pick-mineral = Dig: { $shape }.
    .then = Which mineral do you pay with? The rarer it is, the more honor.
mk-table-pick-place = Choose a highlighted place.
mk-table-pick-resource = Four of your resources become one. Which do you want?

## Trolls

mk-table-horde = The horde
mk-table-horde-costs = 0 · 2 · 5 coins by row
mk-table-horde-troll = { $card }. Coins to pay: { $cost }. Bribes lying there: { $bribes }.
mk-table-bribes =
    { $count ->
        [0] No bribes.
        [one] Bribes: { $count } coin.
       *[other] Bribes: { $count } coins.
    }
mk-table-your-trolls = Your trolls
mk-table-trolls-count = { $count } of 10 trolls
mk-table-troll-kind = { $clan } clan, { $level ->
    [0] starting troll
   *[other] level { $level }
}
mk-table-lower = Gained at once:
mk-table-slot-troll = Place { $slot }: { $card }.
mk-table-slot-free = Place { $slot }, free.
mk-table-slot-tokens = Tokens on it: { $count }.
mk-table-tokens =
    { $count ->
        [one] Yields { $count } token.
       *[other] Yields { $count } tokens.
    }
mk-table-gain =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
mk-table-coming = will be filled
mk-table-passed = full already
mk-table-cascade = The newcomer works, then the two beneath it, then those below. Every empty symbol takes one token, a full one takes none.
mk-table-wasted =
    { $count ->
        [one] One symbol is full and yields nothing: spend its token first and you lose nothing.
       *[other] { $count } symbols are full and yield nothing: spend their tokens first and you lose nothing.
    }
mk-table-place = Row { $row }, place { $place }
mk-table-place-here = Place { $card } here?
mk-table-seat = Place here
mk-table-point = A troll costs one coin for each troll beneath it. The coins stay there for whoever recruits those.

## What all share

mk-table-tunnels = Tunnels
mk-table-stack = { $shape }, left: { $count }
mk-table-tabs = Parts of the table
mk-table-tab-mountain = Mountain
mk-table-tab-trolls = Trolls
mk-table-tab-halls = Halls, spells
mk-table-spellbook = Spellbook, one rune each
mk-table-runes = Runes on it: { $count }
mk-table-halls = Great halls
mk-table-halls-worth = without / with a statue
mk-table-pedestal-track = Pedestals
mk-table-score = Honor
mk-table-category-tunnels = Tunnels
mk-table-category-pedestals = Pedestals
mk-table-category-statues = Statues
mk-table-category-halls = Great halls
mk-table-category-leftovers = Leftovers
mk-table-category-coronation = Coronation
mk-table-total = Honor
mk-table-end-crowned = Two trollsmoots of ten trolls were complete, so everyone took two last turns.
mk-table-purse = Resources
mk-table-owned = { $resource }: { $count }, of these in storage: { $stored }
mk-table-own-pedestals = Pedestals in storage
mk-table-team = team of { $player }
mk-table-first = begins each round
