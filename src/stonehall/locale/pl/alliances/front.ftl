### Summoner Wars Alliances where it is not played: what the hall says of it.

al-title = Summoner Wars: Alliances
al-front-your-deck = Twoja frakcja
al-front-opponent-deck = Frakcja przeciwnika
al-front-any-deck = Dowolna frakcja
al-form-two = Dwóch graczy
al-form-three = Trzech graczy, jeden z dwiema taliami
al-form-four = Czterech graczy w dwóch drużynach
al-front-deck-example =
    summoner: mugglug
    6 savager
    6 swamp-orcs-hunter
