### The guided first game of Summoner Wars: what the coach says. *Words* between stars stand out.

## 1 Moving

sw2-lesson-moving = Step by step
    .idea = What you fight for, and how your units move.
    .learnt = You know who must not fall, and you can move three units a turn.
sw2-lesson-moving-yours = This is *Svara*, your summoner. Keep her alive: if she falls, you lose the game.
    .step = Meet your summoner
sw2-lesson-moving-theirs = Over there stands *Ret-Talus*, the enemy summoner. Bring him down and you win. Nothing else counts.
    .step = Meet the enemy
sw2-lesson-moving-ride = Your turn begins with a walk. Click the *Bear Cavalry*, then *e5*: two spaces straight ahead, right up to an enemy.
    .step = Move a unit
sw2-lesson-moving-corner = A move may turn a corner, but never goes diagonally. Send the *Frost Mage* past your gate to *d4*.
    .step = Turn a corner
sw2-lesson-moving-stay = You could move one more unit. But Svara is safe back there, so end the phase.
    .step = End the phase
sw2-lesson-moving-two-spaces = You may go there, but use the whole move: two spaces, to e5. From there she can strike at once.
sw2-lesson-moving-on-to-d = You may go there, but go round the corner to d4: then an enemy stands in the mage’s line of fire.
sw2-lesson-moving-not-yet = Ending now would give your other moves away. Do this one first.
sw2-lesson-moving-safe = Allowed, but a summoner at the front is soon a summoner in trouble. End the phase instead.
sw2-lesson-moving-goal = Destroy the enemy summoner. Guard your own.
    .name = Goal
sw2-lesson-moving-moves = Three different units a turn, up to two spaces each.
    .name = Move
sw2-lesson-moving-way = Corners yes, diagonals no. Never through other cards.
    .name = The way
