### Lines of the log that tell several events in one.

tk-log-summoned-over = { $player } megidéz egy teremtményt: { $card } ({ $square }). Lerombolva: { $lost } jelző ({ $loser }).
tk-log-moved-onto = Egy { $rank } jelző ({ $owner }) mozog: { $from } → { $to }. Lerombolva: { $lost } jelző ({ $loser }).
tk-log-drew-many = { $player } { $count } kártyát húz.
tk-log-first-hands = Minden játékos felhúzza a kezdőlapjait.
