### Lines of the log that tell several events in one. The browser draws the dice beside them.

sw2-log-fight = { $card-The } ({ $from }) megtámadja { $target-acc } ({ $to }). Találat: { $count }.
sw2-log-fight-destroyed = { $card-The } ({ $from }) megtámadja { $target-acc } ({ $to }). Találat: { $count }, a célpont elpusztul.
sw2-log-fight-magic = { $card-The } ({ $from }) megtámadja { $target-acc } ({ $to }). Találat: { $count }, a célpont elpusztul. { $player } kap { $magic } mágiapontot.
sw2-log-fallen = { $card-The } ({ $square }) { $count } sérülést szenved el, és elpusztul.
sw2-log-fallen-magic = { $card-The } ({ $square }) { $count } sérülést szenved el, és elpusztul. { $player } kap { $magic } mágiapontot.
sw2-log-destroyed-magic = { $card-The } ({ $square }) elpusztul. { $player } kap { $magic } mágiapontot.
sw2-log-summoned-paid = { $player } { $magic } mágiapontért megidézi { $card-acc } ({ $square }).
sw2-log-built-paid = { $player } { $magic } mágiapontért megépíti { $card-acc } ({ $square }).
sw2-log-played-paid = { $player } { $magic } mágiapontért kijátssza { $card-acc }.
sw2-log-triggered-boosted = { $card } ({ $square }): { $ability }. Kap { $count } töltetet.
sw2-log-triggered-boosts-removed = { $card } ({ $square }): { $ability }. Veszít { $count } töltetet.
sw2-log-triggered-damaged = { $card } ({ $square }): { $ability }. Elszenved { $count } sérülést.
sw2-log-triggered-healed = { $card } ({ $square }): { $ability }. Lekerül róla { $count } sérülés.
sw2-log-drew-many = { $player } { $count } kártyát húz.
sw2-log-first-hands = Mindkét játékos felhúzza a kezdőlapjait.
