### Lines of the log that tell several events in one.

tk-log-summoned-over = { $player } summons { $card } on { $square }, destroying the { $lost } piece there ({ $loser }).
tk-log-moved-onto = A { $rank } piece of { $owner } moves: { $from } → { $to }, destroying the { $lost } piece there ({ $loser }).
tk-log-drew-many = { $player } draws { $count } cards.
tk-log-first-hands = All players draw their first cards.
