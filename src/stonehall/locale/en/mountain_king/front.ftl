### In the Hall of the Mountain King where it is not played: what the hall says of it.

mk-title = In the Hall of the Mountain King
mk-form-two = Two players
mk-form-three = Three players
mk-form-four = Four players
mk-form-five = Five players
mk-form-teams = Two teams of two
mk-front-components = Components
mk-front-components-help = If you own the printed game, you can type in its cards, tiles and maps and play with them. Everything that is wrong with the files is shown at once.
