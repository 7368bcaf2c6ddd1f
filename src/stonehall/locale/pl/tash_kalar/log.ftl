### Lines of the log that tell several events in one.

tk-log-summoned-over = { $player } przywołuje istotę { $card } ({ $square }). Zniszczony kamień: { $lost } ({ $loser }).
tk-log-moved-onto = Kamień { $rank } ({ $owner }) porusza się: { $from } → { $to }. Zniszczony kamień: { $lost } ({ $loser }).
tk-log-drew-many =
    { $player } dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
tk-log-first-hands = Wszyscy gracze dobierają pierwsze karty.
