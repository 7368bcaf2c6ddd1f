### Summoner Wars where it is not played: what the hall says of it.

sw2-title = Summoner Wars
sw2-front-your-deck = Your faction
sw2-front-opponent-deck = Opponent’s faction
sw2-front-any-deck = Any faction
sw2-front-deck-example =
    summoner: svara
    2 frost-mage
    1 jarmund
sw2-faction-polar-dwarves = Polar Dwarves
sw2-faction-fallen-kingdom = Fallen Kingdom
sw2-faction-cave-goblins = Cave Goblins
sw2-faction-breakers = Breakers
sw2-faction-savanna-elves = Savanna Elves
sw2-faction-vanguards = Vanguards
sw2-faction-phoenix-elves = Phoenix Elves
sw2-faction-tundra-orcs = Tundra Orcs
sw2-faction-shadow-elves = Shadow Elves
sw2-faction-fungal-dwarves = Fungal Dwarves
sw2-faction-eternal-council = Eternal Council
