### Summoner Wars Alliances where it is not played: what the hall says of it.

al-title = Summoner Wars: Alliances
al-front-your-deck = A frakciód
al-front-opponent-deck = Az ellenfél frakciója
al-front-any-deck = Bármelyik frakció
al-form-two = Két játékos
al-form-three = Három játékos, egyikük két paklival
al-form-four = Négy játékos két csapatban
al-front-deck-example =
    summoner: mugglug
    6 savager
    6 swamp-orcs-hunter
