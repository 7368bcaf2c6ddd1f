### Summoner Wars where it is not played: what the hall says of it.

sw2-title = Summoner Wars
sw2-front-your-deck = Twoja frakcja
sw2-front-opponent-deck = Frakcja przeciwnika
sw2-front-any-deck = Dowolna frakcja
sw2-front-deck-example =
    summoner: svara
    2 frost-mage
    1 jarmund
sw2-faction-polar-dwarves = Polarne Krasnoludy
sw2-faction-fallen-kingdom = Upadłe Królestwo
sw2-faction-cave-goblins = Jaskiniowe Gobliny
sw2-faction-breakers = Łamacze Umysłów
sw2-faction-savanna-elves = Elfy Sawanny
sw2-faction-vanguards = Straż Przednia
sw2-faction-phoenix-elves = Elfy Feniksa
sw2-faction-tundra-orcs = Tundrowe Orki
sw2-faction-shadow-elves = Elfy Cienia
sw2-faction-fungal-dwarves = Grzybowe Krasnoludy
sw2-faction-eternal-council = Wieczna Rada
