lan-card-red = czerwony lampion
lan-card-gold = złoty lampion
lan-card-green = zielony lampion
lan-wind-calm = cisza
lan-wind-breeze = wiaterek
lan-wind-gust = podmuch

lan-prompt-yours = Zapal lampion: który, gdzie i z iloma kroplami oliwy?
lan-prompt-other = { $player } zapala lampion.
lan-prompt-luck = Decyduje los.
lan-oil =
    { $drops ->
        [one] Jedna kropla oliwy
        [few] { $drops } krople oliwy
       *[other] { $drops } kropli oliwy
    }
lan-light =
    { $drops ->
        [one] Zapal { $lantern } na { $place }, jedna kropla oliwy
        [few] Zapal { $lantern } na { $place }, { $drops } krople oliwy
       *[other] Zapal { $lantern } na { $place }, { $drops } kropli oliwy
    }

lan-turn = Tura { $number }: { $player }
lan-drew = { $player } dobiera: { $lantern }.
lan-drew-hidden = { $player } dobiera lampion.
lan-lit = { $player } zapala { $lantern } na { $place }; kropli oliwy: { $drops }.
lan-out = Gaśnie lampion gracza { $player }: { $wind }.
lan-scored = { $player } zdobywa punkty: { $number }.

lan-won = { $player } wygrywa: najjaśniejsze lampiony.
lan-shared = { $one } i { $other } wygrywają razem.
lan-drawn = Wszystkie lampiony świecą tak samo: remis.

lan-over = Gra jest skończona.
lan-luck = Teraz decyduje los.
lan-not-your-turn = Teraz kolej kogoś innego.
lan-not-offered = Zapal lampion z ręki na wolnym miejscu, z jedną, dwiema lub trzema kroplami oliwy.
