### Alliances at the table of the browser: battlefield, prompt bar, players, dice.

al-table-phases = Phases of the turn
al-table-order = Order of turns
al-table-board = Battlefield
al-table-cell-piece = { $square }, { $card }. { $kind }.
al-table-cell-attack = Attack value { $attack }. { $range }.
al-table-cell-life = Life { $life } of { $full }.
al-table-cell-boosts =
    { $count ->
        [one] { $count } boost.
       *[other] { $count } boosts.
    }
al-table-cell-moved = It has moved.
al-table-cell-attacked = It has attacked.
al-table-cell-stunned = It is stunned.
al-table-cell-held = The Vine Wall holds it this turn.
al-table-cell-on-vine = Beneath it a Vine Wall, life { $life }.
al-table-cell-joined = Over the joined edge it touches { $square }.
al-table-cell-odds = { $damage } wounds on average. Chance to destroy it: { $chance }.
al-table-odds-heals = It loses { $damage } wounds on average.
al-table-pick-summon = Summon { $card }:
    .then = choose a highlighted square.
al-table-pick-boosted = Summon { $card } boosted:
    .then = choose a highlighted square.
al-table-pick-mutate = Mutate into { $card }:
    .then = choose a highlighted unit.
al-table-pick-build = { $card }:
    .then = choose a highlighted square for it.
al-table-pick-move = { $card } moves:
    .then = choose a highlighted square.
al-table-pick-attack = { $card } attacks:
    .then = choose a highlighted target.
al-table-pick-attack-own = { $card } attacks a card of your side:
    .then = choose which one.
al-table-pick-attack-none = { $card }:
    .then = no enemy is in reach.
al-table-pick-play = { $card }:
    .then = choose it again to play it.
al-table-pick-magic = { $card }:
    .then = choose it again to build it into magic.
al-table-pick-any = { $card }:
    .then = choose a highlighted square or target.
al-table-pick-over = { $card } moves { $from } to { $to },
al-table-pick-over-then = over the edge: columns { $one } and { $other } touch.
al-table-pick-two =
    { $wall ->
        [yes] { $square } holds two targets. A click means the Vine Wall.
       *[no] { $square } holds two targets. A click means the unit.
    }
al-table-hits =
    { $count ->
        [0] No hits.
        [one] { $count } hit.
       *[other] { $count } hits.
    }
al-table-rolling = { $card } rolls against { $target }.
al-table-draw = draw
al-table-magic = magic
al-table-discard = discard
al-table-vines = vines
al-table-conjurations = conjured
al-table-prison = prison
al-table-hand = hand
al-table-look = Look through: { $pile }
al-table-pile-magic = Your magic pile, the top card first
al-table-pile-conjurations = Conjuration pile
al-table-pile-prison = Prison Pile
al-table-now = On { $square } now
al-table-on = On { $square } · { $player }
al-table-life-of = { $life } of { $full }
al-table-life-left = { $life } of { $full } left
al-table-printed = { $strength } printed
al-table-wounds =
    { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
al-table-beneath = Beneath it
al-table-attack-with = Attack with { $card }
al-table-attack-vine = Attack the Vine Wall
al-table-help-sword = Attacks cards on adjacent squares.
al-table-help-bow = Attacks up to 3 squares away in a straight line, if no card is in the way.
al-table-joined = Joined edges
al-table-help-joined = The two outer columns lie beside each other. Moves, neighbours and shots cross the edge; the pale strip at each side shows what is there.
al-table-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
al-table-aim = What is attacked
al-table-aim-key = Key { $key }
al-key-aim = Switch between the unit and the Vine Wall beneath it
al-key-own = Hold it down to mark your own cards as targets
al-table-hit-on = Wound on { $least } or more
al-table-odds-title = { $card } on { $target }
al-table-odds-hits =
    { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
al-table-odds-destroy = { $damage } wounds on average, { $chance } to destroy it: { $life } life left.
al-table-odds-short = { $damage } wounds on average, { $chance } to destroy it
al-table-log-rolled =
    { $card } ({ $from }) attacks { $target } ({ $to }): { $count ->
        [0] no hits
        [one] { $count } hit
       *[other] { $count } hits
    }.
al-table-log-rolled-who = { $card } attacks { $target }.
al-table-log-threw = { $card } ({ $square }) rolls.
al-table-standing = { $life } life left
al-table-declines = Until your next turn you are not asked: { $questions }.
al-table-out = eliminated
al-table-your-turn = your turn
al-table-next = next
al-table-you-are-out = Your summoner has fallen.
al-table-you-are-out-then = You are out of the game; { $player } plays on for your team.
al-table-partner = partner
al-table-reaction = Reaction
al-table-ours = Our own design
al-table-ours-mark = ours in part
al-table-ours-help = Not known of the printed card, and made up by us: { $parts }.
al-table-ours-all = everything
al-table-ours-name = name
al-table-ours-cost = summoning cost
al-table-ours-attack = attack value
al-table-ours-life = life
al-table-ours-range = sword or bow
al-table-ours-text = ability or effect
al-table-ours-copies = number of copies
al-table-ours-square = starting square
al-table-team-magic = Magic of your team
al-table-team-magic-help = While you build magic you may pass cards from the top of your pile to { $player }.
al-table-pass-magic = Pass { $count } to { $player }
al-table-fewer = One less
al-table-more = One more
