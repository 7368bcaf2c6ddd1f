### Lines of the log that tell several events in one. The browser draws the dice beside them.

al-log-fight =
    { $card } ({ $from }) attacks { $target } ({ $to }): { $count ->
        [0] no wounds
        [one] { $count } wound
       *[other] { $count } wounds
    }.
al-log-fight-destroyed =
    { $card } ({ $from }) attacks { $target } ({ $to }): { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }, destroyed.
al-log-fallen =
    { $card } ({ $square }) takes { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    } and is destroyed.
al-log-held-wounded = { $card } is held by the Vine Wall on { $square } and takes 1 wound.
al-log-summoned-paid = { $player } summons { $card } on { $square } for { $magic } magic.
al-log-mutated-paid = { $player } mutates { $target } ({ $square }) with { $card } for { $magic } magic.
al-log-played-paid = { $player } plays { $card } for { $magic } magic.
al-log-drew-many = { $player } draws { $count } cards.
al-log-built-magic-many = { $player } builds { $count } cards into magic.
