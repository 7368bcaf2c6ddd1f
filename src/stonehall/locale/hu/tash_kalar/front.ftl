### Tash-Kalar where it is not played: what the hall says of it.

tk-title = Tash-Kalar
tk-front-your-deck = Az iskolád
tk-front-opponent-deck = Az ellenfél iskolája
tk-front-any-deck = Bármelyik iskola
tk-front-deck = Iskola
tk-front-choose-deck = Válassz iskolát
tk-front-open-help = Aki elsőként csatlakozik, maga választ iskolát.
tk-front-same-deck = Két helynek ugyanaz az iskolája.
tk-school-northern = Északi Birodalom
tk-school-southern = Déli Birodalom
tk-school-highland = Felföld
tk-school-sylvan = Erdei nép
tk-school-everfrost = Örökfagy
tk-school-nethervoid = Alvilági Űr
tk-school-etherweave = Éterszövet
tk-form-high-form = Haladó variáció
tk-form-duel = Öldöklés párbaj
tk-form-melee = Öldöklés csata
tk-form-melee-3 = Öldöklés csata, három játékos
tk-form-melee-4 = Öldöklés csata, négy játékos
tk-form-duel-teams = Öldöklés párbaj, két kétfős csapat
tk-form-high-form-teams = Haladó variáció, két kétfős csapat
