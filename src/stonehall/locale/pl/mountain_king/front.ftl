### In the Hall of the Mountain King where it is not played: what the hall says of it.

mk-title = W grocie króla gór
mk-form-two = Dwóch graczy
mk-form-three = Trzech graczy
mk-form-four = Czterech graczy
mk-form-five = Pięciu graczy
mk-form-teams = Dwie drużyny po dwóch graczy
