### Tash-Kalar in the terminal, which alone reads this file.

tk-terminal-actions = actions { $actions }
tk-terminal-last-turns = Turns to the end: { $turns }
tk-terminal-score = { $score } of { $goal } points
tk-terminal-supply = supply { $pieces }
tk-terminal-held = hand { $beings } + { $legends } + { $flares } · deck { $draw }
tk-terminal-lost = lost this turn: { $pieces }
tk-terminal-next-task = Next: { $task }
tk-terminal-ahead = Ahead of you:
tk-terminal-signs = Arena: { $red } red square, { $green } green square. Cards: { $any } a piece of yours, { $upgraded } an upgraded one, { $square } where the being appears ({ $held } on a piece of yours, { $high } on an upgraded one), { $mark } marked square, { $purple } purple square, { $way } direction.
tk-terminal-welcome = Type a number, “place c3” or “help”. You are { $you }, { $school }.
tk-terminal-welcome-all = Type a number, “place c3” or “help”. All of you share this keyboard.
tk-terminal-family-summon = Summon { $card }
tk-terminal-family-move = Move the piece on { $from }
tk-terminal-kind-being = Being
tk-terminal-kind-legend = Legend
tk-terminal-kind-flare = Flare
tk-terminal-kind-task = Task
tk-terminal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tk-terminal-advanced = advanced
tk-terminal-category-destruction = destruction
tk-terminal-category-colour = colours
tk-terminal-category-summoning = summoning
tk-terminal-category-position = position
tk-terminal-category-enemy = the enemy
