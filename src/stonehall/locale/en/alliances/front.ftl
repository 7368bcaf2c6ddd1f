### Summoner Wars Alliances where it is not played: what the hall says of it.

al-title = Summoner Wars: Alliances
al-front-your-deck = Your faction
al-front-opponent-deck = Opponent’s faction
al-front-any-deck = Any faction
al-form-two = Two players
al-form-three = Three players, one of them with two decks
al-form-four = Four players in two teams
al-front-deck-example =
    summoner: mugglug
    6 savager
    6 swamp-orcs-hunter
