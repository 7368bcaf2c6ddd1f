### The guided first game of Alliances: what the coach says. *Words* between stars stand out.

## 1 Moving

al-lesson-moving = Forward
    .idea = What you fight for, and how units move.
    .learnt = You know whom to protect, and you can move three units a turn.
al-lesson-moving-yours = *Tundle* is your summoner. If he is destroyed, you have lost. Keep him out of reach.
    .step = Meet your summoner
al-lesson-moving-theirs = There stands *Sunderved*, the enemy summoner. Destroy him and the game is yours.
    .step = Meet the enemy
al-lesson-moving-mage = Three of your units may move, two squares each. Click the *Battle Mage*, then *e5*, next to an enemy.
    .step = Move a unit
al-lesson-moving-corner = A move may bend but never goes diagonally, nor through cards. Send the *Crossbowman* to *d4*.
    .step = Turn a corner
al-lesson-moving-stay = One more could move, but Tundle is safe where he is. *End the phase*.
    .step = End the phase
al-lesson-moving-two = You may, but use both squares and go to e5: there the mage can strike.
al-lesson-moving-line = You may, but from d4 an enemy stands in the line of fire.
al-lesson-moving-not-yet = There is still something to do in this phase. Do that first.
al-lesson-moving-safe = You may, but a summoner is best kept back. End the phase.
al-lesson-moving-goal = Destroy the enemy summoner.
    .name = Goal
al-lesson-moving-moves = Three units a turn, up to two squares each.
    .name = Move

## 2 Attacking

al-lesson-attacking = Three or more
    .idea = How attacks are rolled, and what becomes of the fallen.
    .learnt = You can attack near and far, and you know that fallen enemies become your magic.
al-lesson-attacking-strike = A *sword* hits the next square. Click the *Battle Mage*, then the warrior on *e6*: one die for each point of attack.
    .step = Attack
al-lesson-attacking-spoils = A *3 or more* is a hit. Two hits, and the warrior is gone: his card lies in your *magic pile* now.
    .step = Collect the spoils
al-lesson-attacking-shoot = A *bow* reaches three squares in a line. Let the *Crossbowman* shoot at *d6*.
    .step = Shoot
al-lesson-attacking-miss = A *2*: missed! Dice do as they like. So attack with several units, up to *three* a turn.
    .step = Take a miss
al-lesson-attacking-rest = Nobody else is in reach, so *end the phase*.
    .step = End the phase
al-lesson-attacking-next = A good shot, and it comes next. First the Battle Mage on e6.
al-lesson-attacking-own = That is your own wall. Choose an enemy.
al-lesson-attacking-not-yet = There is still something to do in this phase. Do that first.
al-lesson-attacking-dice = As many as the attack value. Each 3 or more is a wound.
    .name = Dice
al-lesson-attacking-pile = Whoever you destroy goes there, and is worth 1 magic.
    .name = Magic pile
al-lesson-attacking-bow = Three squares, in a row or column, with a free line.
    .name = Bow

## 3 Summoning

al-lesson-summoning = From behind the wall
    .idea = How new units are paid for and where they appear.
    .learnt = You can summon units next to your walls and send them to fight at once.
al-lesson-summoning-hand = These are your cards. Each unit has a *cost*, paid from your magic pile: you have 3 cards there.
    .step = Look at your hand
al-lesson-summoning-mage = New units appear *next to your wall*. Click the *Battle Mage*, cost 2, then *e3*.
    .step = Summon a unit
al-lesson-summoning-bow = One magic is left, just enough for the *Crossbowman*. Put him in front of the wall, on *d4*.
    .step = Summon another
al-lesson-summoning-go = Fresh units may act at once. It is the Movement Phase now: step up to the enemy, *Battle Mage* to *e4*.
    .step = Send it off
al-lesson-summoning-beside = Legal, but from e3 the mage is sooner with the enemy.
al-lesson-summoning-mage-first = The Crossbowman comes next. First the Battle Mage on e3.
al-lesson-summoning-front = Legal, but in front of the wall, on d4, he sees more.
al-lesson-summoning-not-yet = There is still something to do in this phase. Do that first.
al-lesson-summoning-cost = So many cards of your magic pile.
    .name = Cost
al-lesson-summoning-wall = You summon next to your walls. Without one you cannot.
    .name = Wall
al-lesson-summoning-fresh = They move and attack in the same turn.
    .name = New units

## 4 Walls

al-lesson-walls = Walls and magic
    .idea = How walls are built, and how cards become magic.
    .learnt = You can build a wall, turn cards into magic, and you know the six phases.
al-lesson-walls-cracks = Your *wall* has 6 wounds and will stand 3 more. Without a wall nobody comes to help you.
    .step = See the cracks
al-lesson-walls-build = In the Event Phase you may build a *wall* anywhere on your own side, for free. Click it, then *e2*.
    .step = Build a wall
al-lesson-walls-pass = A turn goes: draw, summon, events, movement, attack, build magic. Nothing to move now: *end the phase*.
    .step = Know the phases
al-lesson-walls-magic = Last phase: any card of your hand can become *1 magic*. The *Deep Troll* costs 7, too dear: give it away.
    .step = Build magic
al-lesson-walls-done = Keep the Crossbowman. Your next turn begins with drawing up to five cards. *End the turn*.
    .step = End your turn
al-lesson-walls-far = Legal, but far from everything. On e2 it protects Tundle.
al-lesson-walls-cheap = You may, but the Crossbowman costs only 1. Keep him.
al-lesson-walls-nobody = You may, but nobody has to move this time. End the phase.
al-lesson-walls-guard = You may, but a summoner is best kept back. End the phase.
al-lesson-walls-not-yet = There is still something to do in this phase. Do that first.
al-lesson-walls-where = Anywhere on your side, in the Event Phase.
    .name = Walls
al-lesson-walls-phases = Draw, summon, events, movement, attack, build magic.
    .name = Turn
al-lesson-walls-build-magic = Cards of your hand go to your magic pile.
    .name = Build magic

## 5 Winning

al-lesson-winning = The decision
    .idea = Two moves, two attacks, and the enemy summoner falls.
    .learnt = Sunderved has fallen: victory! You are ready for a real game.
al-lesson-winning-chance = *Sunderved* has only 2 life left. Two of your units can reach him. Let us plan.
    .step = See your chance
al-lesson-winning-near = The sword must stand beside him: *Battle Mage* to *e7*.
    .step = Close in
al-lesson-winning-flank = The bow needs a line that the mage does not block: *Crossbowman* to *f8*.
    .step = Find a line
al-lesson-winning-attack = All set. *End* the Movement Phase and attack.
    .step = On to the attack
al-lesson-winning-first = The stronger one first: *Battle Mage* on *e8*, with two dice.
    .step = The first blow
al-lesson-winning-last = One hit, one to go. *Crossbowman*: a 3 or more will do!
    .step = The last shot
al-lesson-winning-adjacent = From there the sword does not reach him. Go to e7.
al-lesson-winning-no-line = From there no line leads to him. From f8 one does.
al-lesson-winning-not-yet = There is still something to do in this phase. Do that first.
al-lesson-winning-strong-first = That works, too, but let the two dice go first.
al-lesson-winning-guarded = You may, but Tundle is safe where he is. End the phase and attack.
al-lesson-winning-finish = He is almost down. Attack!
al-lesson-winning-plan = Move so that several units reach the same target.
    .name = Idea
