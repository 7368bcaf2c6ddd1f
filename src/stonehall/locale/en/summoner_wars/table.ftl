### Summoner Wars at the table of the browser: battlefield, prompt bar, players, dice.

sw2-table-phases = Phases of the turn
sw2-table-board = Battlefield
sw2-table-cell-piece = { $square }, { $card }. { $kind }.
sw2-table-cell-strength = Strength { $strength }. { $attack }.
sw2-table-cell-life = Life { $life } of { $full }.
sw2-table-cell-boosts =
    { $count ->
        [one] { $count } boost.
       *[other] { $count } boosts.
    }
sw2-table-cell-moved = It has moved.
sw2-table-cell-attacked = It has attacked.
sw2-table-cell-odds = { $damage } damage on average. Chance to destroy it: { $chance }.
sw2-table-odds-heals = It loses { $damage } damage on average.
sw2-table-pick-summon = Summon { $card }:
    .then = choose a highlighted space.
sw2-table-pick-build = Build { $card }:
    .then = choose a highlighted space.
sw2-table-pick-move = { $card } moves:
    .then = choose a highlighted space.
sw2-table-pick-attack = { $card } attacks:
    .then = choose a highlighted target.
sw2-table-pick-attack-own = { $card } attacks a card of yours:
    .then = choose which one.
sw2-table-pick-attack-none = { $card }:
    .then = no enemy is in reach.
sw2-table-pick-play = { $card }:
    .then = choose it again to play it.
sw2-table-pick-discard = { $card }:
    .then = choose it again to discard it for magic.
sw2-table-pick-any = { $card }:
    .then = choose a highlighted space or target.
sw2-table-hits =
    { $count ->
        [0] No hits.
        [one] { $count } hit.
       *[other] { $count } hits.
    }
sw2-table-rolling = { $card } rolls against { $target }.
sw2-table-draw = draw
sw2-table-discard = discard
sw2-table-hand = hand
sw2-table-now = On { $square } now
sw2-table-on = On { $square } · { $player }
sw2-table-life-of = { $life } of { $full }
sw2-table-life-left = { $life } of { $full } left
sw2-table-printed = { $strength } printed
sw2-table-attack-with = Attack with { $card }
sw2-table-help-boost = A marker on a card. It does nothing by itself; abilities count or spend it.
sw2-table-help-melee = Attacks cards next to it.
sw2-table-help-ranged = Attacks up to 3 spaces away in a straight line, if no card is in the way.
sw2-table-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
sw2-table-odds-title = { $card } on { $target }
sw2-table-odds-hits =
    { $count ->
        [one] { $count } hit
       *[other] { $count } hits
    }
sw2-table-odds-destroy = { $damage } damage on average, { $chance } to destroy it: { $life } life left.
sw2-table-odds-short = { $damage } damage on average, { $chance } to destroy it
sw2-table-log-rolled =
    { $card } ({ $from }) attacks { $target } ({ $to }): { $count ->
        [0] no hits
        [one] { $count } hit
       *[other] { $count } hits
    }.
sw2-table-log-rolled-who = { $card } attacks { $target }.
sw2-table-log-threw = { $card } ({ $square }) rolls.
sw2-table-standing = { $life } life left
sw2-table-move-back = Return to { $from } (counts as a move)
