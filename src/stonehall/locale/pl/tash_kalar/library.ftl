### Tash-Kalar: how its cards are looked through.

## What cards are found by

tk-facet-school = Szkoła
tk-facet-kind = Rodzaj
tk-facet-rank = Ranga
tk-library-being = Istoty
tk-library-legend = Legendarne istoty
tk-library-flare = Flary
tk-library-task = Zadania
tk-library-one-being = Istota
tk-library-one-legend = Legendarna istota
tk-library-one-flare = Flara
tk-library-one-task = Zadanie
tk-library-one-advanced = Zadanie zaawansowane
tk-library-upper = Górna połowa: przewaga ulepszonych kamieni
tk-library-lower = Dolna połowa: przewaga wszystkich kamieni
tk-library-points = Punkty

## Keywords

tk-keyword-action = Dodatkowa akcja
tk-keyword-combat-move = Ruch bojowy
tk-keyword-convert = Przemiana
tk-keyword-destroy = Zniszczenie
tk-keyword-downgrade = Degradacja
tk-keyword-frozen = Zamrożony efekt
tk-keyword-gateway = Wrota
tk-keyword-leap = Skok
tk-keyword-marked = Oznaczone pole
tk-keyword-run = Bieg
tk-keyword-standard-move = Ruch zwykły
tk-keyword-upgrade = Ulepszenie
tk-keyword-warp = Efekt zakrzywienia

## What is not certain

tk-library-doubts = Niepewne
tk-doubt-rules = zasady szkoły, znane tylko z gry online
