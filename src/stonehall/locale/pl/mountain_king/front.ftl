### In the Hall of the Mountain King where it is not played: what the hall says of it.

mk-title = W grocie króla gór
mk-form-two = Dwóch graczy
mk-form-three = Trzech graczy
mk-form-four = Czterech graczy
mk-form-five = Pięciu graczy
mk-form-teams = Dwie drużyny po dwóch graczy
mk-front-components = Elementy gry
mk-front-components-help = Jeśli masz wydrukowaną grę, możesz wpisać jej karty, kafelki i mapy, a potem nimi zagrać. Wszystkie błędy w plikach pokazujemy naraz.
