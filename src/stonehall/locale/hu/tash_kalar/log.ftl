### Lines of the log that tell several events in one.

tk-log-summoned-over = { $player } megidézi { $card-acc } ({ $square }), lerombolva { $loser } { $lost } jelzőjét.
tk-log-moved-onto = { $owner } { $rank } jelzője mozog: { $from } → { $to }, lerombolva { $loser } { $lost } jelzőjét.
tk-log-drew-many = { $player } { $count } kártyát húz.
tk-log-first-hands = Minden játékos felhúzza a kezdőlapjait.
