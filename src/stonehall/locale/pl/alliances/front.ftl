### Summoner Wars Alliances where it is not played: what the hall says of it.

al-title = Summoner Wars: Przymierza
al-front-your-deck = Twoja frakcja
al-front-opponent-deck = Frakcja przeciwnika
al-front-any-deck = Dowolna frakcja
al-front-form-two = Dwóch graczy
al-front-form-three = Trzech graczy, jeden z dwiema taliami
al-front-form-four = Czterech graczy w dwóch drużynach
al-front-deck-example =
    summoner: mugglug
    6 savager
    6 swamp-orcs-hunter
