### Tash-Kalar: how its cards are looked through.

## What cards are found by

tk-facet-school = Iskola
tk-facet-kind = Fajta
tk-facet-rank = Rang
tk-library-being = Teremtmények
tk-library-legend = Legendás lények
tk-library-flare = Felvillanások
tk-library-task = Feladatok
tk-library-one-being = Teremtmény
tk-library-one-legend = Legendás lény
tk-library-one-flare = Felvillanás
tk-library-one-task = Feladat
tk-library-one-advanced = Haladó feladat
tk-library-upper = Felső fél: felfejlesztett jelzők többlete
tk-library-lower = Alsó fél: az összes jelző többlete
tk-library-points = Pont

## Keywords

tk-keyword-action = Plusz akció
tk-keyword-combat-move = Harci mozgás
tk-keyword-convert = Átalakítás
tk-keyword-destroy = Lerombolás
tk-keyword-downgrade = Lefokozás
tk-keyword-frozen = Fagyasztott hatás
tk-keyword-gateway = Átjáró
tk-keyword-leap = Ugrás
tk-keyword-marked = Jelölt mező
tk-keyword-run = Futás
tk-keyword-standard-move = Alapmozgás
tk-keyword-upgrade = Felfejlesztés
tk-keyword-warp = Hajlításhatás

## What is not certain

tk-library-doubts = Bizonytalan
tk-doubt-rules = az iskola szabályai, csak az online játékból ismerjük
