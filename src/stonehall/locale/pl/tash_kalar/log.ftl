### Lines of the log that tell several events in one.

tk-log-summoned-over = { $player } przywołuje { $card-acc } ({ $square }) i niszczy tam kamień { $lost } gracza { $loser }.
tk-log-moved-onto = Kamień { $rank } gracza { $owner } porusza się: { $from } → { $to } i niszczy tam kamień { $lost } gracza { $loser }.
tk-log-drew-many =
    { $player } dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
tk-log-first-hands = Wszyscy gracze dobierają pierwsze karty.
