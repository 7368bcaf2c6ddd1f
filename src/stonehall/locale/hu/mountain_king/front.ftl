### In the Hall of the Mountain King where it is not played: what the hall says of it.

mk-title = In the Hall of the Mountain King
mk-form-two = Két játékos
mk-form-three = Három játékos
mk-form-four = Négy játékos
mk-form-five = Öt játékos
mk-form-teams = Két kétfős csapat
mk-front-components = Játékelemek
mk-front-components-help = Ha megvan a nyomtatott játék, begépelheted a kártyáit, lapkáit és térképeit, és játszhatsz velük. A fájlok minden hibáját egyszerre mutatjuk meg.
