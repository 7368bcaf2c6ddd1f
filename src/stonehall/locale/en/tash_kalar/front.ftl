### Tash-Kalar where it is not played: what the hall says of it.

tk-title = Tash-Kalar
tk-front-your-deck = Your school
tk-front-opponent-deck = Opponent’s school
tk-front-any-deck = Any school
tk-front-deck = School
tk-front-choose-deck = Choose your school
tk-front-open-help = Whoever joins first chooses their own school.
tk-front-same-deck = Two seats have the same school.
tk-school-northern = Northern Empire
tk-school-southern = Southern Empire
tk-school-highland = Highland
tk-school-sylvan = Sylvan
tk-school-everfrost = Everfrost
tk-school-nethervoid = Nethervoid
tk-school-etherweave = Etherweave
tk-form-high-form = High Form
tk-form-duel = Deathmatch Duel
tk-form-melee = Deathmatch Melee
tk-form-melee-3 = Deathmatch Melee, three players
tk-form-melee-4 = Deathmatch Melee, four players
tk-form-duel-teams = Deathmatch Duel, two teams of two
tk-form-high-form-teams = High Form, two teams of two
