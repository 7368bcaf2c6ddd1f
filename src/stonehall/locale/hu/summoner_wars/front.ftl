### Summoner Wars where it is not played: what the hall says of it.

sw2-title = Summoner Wars
sw2-front-your-deck = A frakciód
sw2-front-opponent-deck = Az ellenfél frakciója
sw2-front-any-deck = Bármelyik frakció
sw2-front-deck-example =
    summoner: svara
    2 frost-mage
    1 jarmund
sw2-faction-polar-dwarves = Sarki törpök
sw2-faction-fallen-kingdom = Bukott Királyság
sw2-faction-cave-goblins = Barlangi goblinok
sw2-faction-breakers = Elmetörők
sw2-faction-savanna-elves = Szavannai elfek
sw2-faction-vanguards = Élharcosok
sw2-faction-phoenix-elves = Főnixelfek
sw2-faction-tundra-orcs = Tundrai orkok
sw2-faction-shadow-elves = Árnyelfek
sw2-faction-fungal-dwarves = Gombatörpök
sw2-faction-eternal-council = Örök Tanács
