lan-card-red = piros lámpás
lan-card-gold = arany lámpás
lan-card-green = zöld lámpás
lan-wind-calm = szélcsend
lan-wind-breeze = szellő
lan-wind-gust = széllökés

lan-prompt-yours = Gyújts meg egy lámpást: melyiket, hol és mennyi olajjal?
lan-prompt-other = { $player } lámpást gyújt.
lan-prompt-luck = A szerencse dönt.
lan-oil =
    { $drops ->
        [one] Egy csepp olaj
       *[other] { $drops } csepp olaj
    }
lan-light =
    { $drops ->
        [one] Gyújtsd meg itt: { $place } – { $lantern }, egy csepp olajjal
       *[other] Gyújtsd meg itt: { $place } – { $lantern }, { $drops } csepp olajjal
    }

lan-turn = { $number }. kör: { $player }
lan-drew = { $player } húz: { $lantern }.
lan-drew-hidden = { $player } húz egy lámpást.
lan-lit = { $player } lámpást gyújt itt: { $place } – { $lantern }, { $drops } csepp olajjal.
lan-out = { $player } lámpása kialudt: { $wind }.
lan-scored = { $player } pontot szerez: { $number }.

lan-won = { $player } nyert: az ő lámpásai a legfényesebbek.
lan-shared = { $one } és { $other } együtt nyert.
lan-drawn = Minden lámpás egyformán fényes: döntetlen.

lan-over = A játéknak vége.
lan-luck = Most a szerencse dönt.
lan-not-your-turn = Most más van soron.
lan-not-offered = Gyújts meg egy lámpást a kezedből egy üres helyen, egy, két vagy három csepp olajjal.
