### Lines of the log that tell several events in one. The browser draws the dice beside them.

al-log-fight = { $card-The } ({ $from }) megtámadja { $target-acc } ({ $to }). Sérülés: { $count }.
al-log-fight-destroyed = { $card-The } ({ $from }) megtámadja { $target-acc } ({ $to }). Sérülés: { $count }, a célpont elpusztul.
al-log-fallen = { $card-The } ({ $square }) { $count } sérülést szenved el, és elpusztul.
al-log-held-wounded = { $card-Acc } fogva tartja az indafal ({ $square }), és 1 sérülést okoz neki.
al-log-summoned-paid = { $player } { $magic } mágiapontért megidézi { $card-acc } ({ $square }).
al-log-mutated-paid = { $player } { $magic } mágiapontért mutálja { $target-acc } ({ $square }): { $card }.
al-log-played-paid = { $player } { $magic } mágiapontért kijátssza { $card-acc }.
al-log-drew-many = { $player } { $count } kártyát húz.
al-log-built-magic-many = { $player } { $count } kártyát beépít mágiának.
