### Tash-Kalar where it is not played: what the hall says of it.

tk-title = Tash-Kalar
tk-front-your-deck = Twoja szkoła
tk-front-opponent-deck = Szkoła przeciwnika
tk-front-any-deck = Dowolna szkoła
tk-front-deck = Szkoła
tk-front-choose-deck = Wybierz szkołę
tk-front-open-help = Pierwsza osoba, która dołączy, sama wybierze szkołę.
tk-front-same-deck = Dwa miejsca mają tę samą szkołę.
tk-school-northern = Imperium Północne
tk-school-southern = Imperium Południowe
tk-school-highland = Górskie Klany
tk-school-sylvan = Leśny Lud
tk-school-everfrost = Wieczny Mróz
tk-school-nethervoid = Otchłań
tk-school-etherweave = Splot Eteru
tk-form-high-form = Wysoki Styl
tk-form-duel = Pojedynek na śmierć i życie
tk-form-melee = Starcie na śmierć i życie
tk-form-melee-3 = Starcie na śmierć i życie, trzech graczy
tk-form-melee-4 = Starcie na śmierć i życie, czterech graczy
tk-form-duel-teams = Pojedynek na śmierć i życie, dwie drużyny po dwóch graczy
tk-form-high-form-teams = Wysoki Styl, dwie drużyny po dwóch graczy
