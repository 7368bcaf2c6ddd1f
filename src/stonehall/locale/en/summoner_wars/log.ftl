### Lines of the log that tell several events in one. The browser draws the dice beside them.

sw2-log-fight =
    { $card } ({ $from }) attacks { $target } ({ $to }): { $count ->
        [0] no hits
        [one] { $count } hit
       *[other] { $count } hits
    }.
sw2-log-fight-destroyed =
    { $card } ({ $from }) attacks { $target } ({ $to }): { $count ->
        [one] { $count } hit
       *[other] { $count } hits
    }, destroyed.
sw2-log-fight-magic =
    { $card } ({ $from }) attacks { $target } ({ $to }): { $count ->
        [one] { $count } hit
       *[other] { $count } hits
    }, destroyed. { $player } gains { $magic } magic.
sw2-log-fallen = { $card } ({ $square }) takes { $count } damage and is destroyed.
sw2-log-fallen-magic = { $card } ({ $square }) takes { $count } damage and is destroyed. { $player } gains { $magic } magic.
sw2-log-destroyed-magic = { $card } ({ $square }) is destroyed. { $player } gains { $magic } magic.
sw2-log-summoned-paid = { $player } summons { $card } on { $square } for { $magic } magic.
sw2-log-built-paid = { $player } builds { $card } on { $square } for { $magic } magic.
sw2-log-played-paid = { $player } plays { $card } for { $magic } magic.
sw2-log-triggered-boosted =
    { $card } ({ $square }): { $ability }. It gains { $count ->
        [one] { $count } boost
       *[other] { $count } boosts
    }.
sw2-log-triggered-boosts-removed =
    { $card } ({ $square }): { $ability }. It loses { $count ->
        [one] { $count } boost
       *[other] { $count } boosts
    }.
sw2-log-triggered-damaged = { $card } ({ $square }): { $ability }. It takes { $count } damage.
sw2-log-triggered-healed = { $card } ({ $square }): { $ability }. { $count } damage is removed.
sw2-log-drew-many = { $player } draws { $count } cards.
sw2-log-first-hands = Both players draw their first cards.
