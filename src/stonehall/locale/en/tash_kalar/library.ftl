### Tash-Kalar: how its cards are looked through.

## What cards are found by

tk-facet-school = School
tk-facet-kind = Kind
tk-facet-rank = Rank
tk-library-being = Beings
tk-library-legend = Legends
tk-library-flare = Flares
tk-library-task = Tasks
tk-library-one-being = Being
tk-library-one-legend = Legend
tk-library-one-flare = Flare
tk-library-one-task = Task
tk-library-one-advanced = Advanced task
tk-library-upper = Upper half: lead in upgraded pieces
tk-library-lower = Lower half: lead in all pieces
tk-library-points = Points

## Keywords

tk-keyword-action = Gain an action
tk-keyword-combat-move = Combat move
tk-keyword-convert = Convert
tk-keyword-destroy = Destroy
tk-keyword-downgrade = Downgrade
tk-keyword-frozen = Frozen effect
tk-keyword-gateway = Gateway
tk-keyword-leap = Leap
tk-keyword-marked = Marked square
tk-keyword-run = Run
tk-keyword-standard-move = Standard move
tk-keyword-upgrade = Upgrade
tk-keyword-warp = Warp effect

## What is not certain

tk-library-doubts = Not certain
tk-doubt-rules = the rules of the school, known only from online play
