### Tash-Kalar in the terminal, which alone reads this file.

tk-terminal-actions = akció: { $actions }
tk-terminal-last-turns = Körök a játszma végéig: { $turns }
tk-terminal-score = { $score } / { $goal } pont
tk-terminal-supply = készlet { $pieces }
tk-terminal-held = kéz { $beings } + { $legends } + { $flares } · pakli { $draw }
tk-terminal-lost = vesztesége ebben a körben: { $pieces }
tk-terminal-next-task = Következő: { $task }
tk-terminal-ahead = Előnye veled szemben:
tk-terminal-signs = Tábla: { $red } vörös mező, { $green } zöld mező. Kártyák: { $any } saját jelző, { $upgraded } saját felfejlesztett jelző, { $square } itt jelenik meg a teremtmény ({ $held } saját jelzőn, { $high } saját felfejlesztett jelzőn), { $mark } jelölt mező, { $purple } lila mező, { $way } irány.
tk-terminal-welcome = Írj be egy számot vagy egy parancsot, például: „place c3” vagy „help”. Te: { $you }, { $school }.
tk-terminal-welcome-all = Írj be egy számot vagy egy parancsot, például: „place c3” vagy „help”. Mindannyian egy billentyűzetnél ültök.
tk-terminal-family-summon = { $card } megidézése
tk-terminal-family-move = Jelző mozgatása innen: { $from }
tk-terminal-kind-being = Teremtmény
tk-terminal-kind-legend = Legendás lény
tk-terminal-kind-flare = Felvillanás
tk-terminal-kind-task = Feladat
tk-terminal-points = { $points } pont
tk-terminal-advanced = haladó
tk-terminal-category-destruction = pusztítás
tk-terminal-category-colour = színek
tk-terminal-category-summoning = idézés
tk-terminal-category-position = elhelyezkedés
tk-terminal-category-enemy = az ellenség
