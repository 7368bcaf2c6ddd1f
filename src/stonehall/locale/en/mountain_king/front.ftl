### In the Hall of the Mountain King where it is not played: what the hall says of it.

mk-title = In the Hall of the Mountain King
mk-form-two = Two players
mk-form-three = Three players
mk-form-four = Four players
mk-form-five = Five players
mk-form-teams = Two teams of two
