### The guided first game of Summoner Wars: what the coach says. *Words* between stars stand out.

## 1 Moving

sw2-lesson-moving = Step by step
    .idea = What you fight for, and how your units move.
    .learnt = You know who must not fall, and you can move three units a turn.
sw2-lesson-moving-yours = This is *Svara*, your summoner. Keep her alive: if she falls, you lose the game.
    .step = Meet your summoner
sw2-lesson-moving-theirs = Over there stands *Ret-Talus*, the enemy summoner. Bring him down and you win. Nothing else counts.
    .step = Meet the enemy
sw2-lesson-moving-ride = Let us move. Click the *Bear Cavalry*, then *e5*: two spaces straight ahead, right up to an enemy.
    .step = Move a unit
sw2-lesson-moving-corner = A move may turn a corner, but never goes diagonally. Send the *Frost Mage* past your gate to *d4*.
    .step = Turn a corner
sw2-lesson-moving-stay = You could move one more unit. But Svara is safe back there, so *end the phase*.
    .step = End the phase
sw2-lesson-moving-two-spaces = You may go there, but use the whole move: two spaces, to e5. From there the cavalry can strike at once.
sw2-lesson-moving-on-to-d = You may go there, but go round the corner to d4: then an enemy stands in the mage’s line of fire.
sw2-lesson-moving-not-yet = Ending now would give your other moves away. Do this one first.
sw2-lesson-moving-safe = Allowed, but a summoner at the front is soon a summoner in trouble. End the phase instead.
sw2-lesson-moving-goal = Destroy the enemy summoner. Guard your own.
    .name = Goal
sw2-lesson-moving-moves = Three different units a turn, up to two spaces each.
    .name = Move
sw2-lesson-moving-way = Corners yes, diagonals no. Never through other cards.
    .name = The way

## 2 Attacking

sw2-lesson-attacking = Sword and bow
    .idea = How units attack, and what the dice say.
    .learnt = You can strike with three units a turn, near and far, and you know never to let a turn pass without an attack.
sw2-lesson-attacking-strike = A *sword* on a card means: it hits what stands next to it. Click the *Bear Cavalry*, then the warrior on *e6*.
    .step = Attack a neighbour
sw2-lesson-attacking-hits = Strength 3 is three dice. Each *sword* you rolled is 1 damage: three hits, so one life is left.
    .step = Read the dice
sw2-lesson-attacking-shoot = A *bow* reaches three spaces in a straight line, if nothing is in between. Let the *Frost Mage* shoot the archer on *d6*.
    .step = Shoot
sw2-lesson-attacking-reward = Two *bows*, two damage: the archer is gone, and you gain *1 magic* for every enemy you destroy.
    .step = Collect your magic
sw2-lesson-attacking-rest = Attack an enemy every turn: if you do not, your own summoner takes 1 damage. You did, so *end the phase* in peace.
    .step = End the phase
sw2-lesson-attacking-later = A good shot, and it comes next. First the Bear Cavalry strikes the warrior on e6.
sw2-lesson-attacking-friend = You may even attack your own cards, but that is your gate. Aim at an enemy.
sw2-lesson-attacking-not-yet = Ending the phase would give this attack away. Strike first.
sw2-lesson-attacking-melee = Three different units a turn, once each.
    .name = Attack
sw2-lesson-attacking-dice = As many as the strength. Only your own sign counts: sword or bow.
    .name = Dice
sw2-lesson-attacking-ranged = Up to three spaces, straight, nothing in between.
    .name = Bow
sw2-lesson-attacking-idle = No attack on an enemy: 1 damage to your own summoner.
    .name = No rest

## 3 Summoning

sw2-lesson-summoning = Through the gate
    .idea = How new units come into play.
    .learnt = You can pay for units, bring them through your gate and send them off in the same turn.
sw2-lesson-summoning-cost = These cards are your hand. The number in the purple lozenge is the price in *magic*, and you have 4 magic.
    .step = Look at your hand
sw2-lesson-summoning-cavalry = Units step out of a *gate*: on an empty space next to it. Click the *Bear Cavalry* in your hand, then *d4*.
    .step = Summon a unit
sw2-lesson-summoning-mage = One magic is left, just enough for the *Frost Mage*. Put it on *e3*: beside your gate it fights better.
    .step = Summon another
sw2-lesson-summoning-dear = *Ollag* costs 5: a champion for later. Save magic and he will come. Now your units may move.
    .step = Save for a champion
sw2-lesson-summoning-go = New units need no rest. Ride the *Bear Cavalry* from d4 to *e5*, right up to the warrior.
    .step = Move it at once
sw2-lesson-summoning-in-front = Legal, but in front of the gate, on d4, the cavalry is sooner with the enemy.
sw2-lesson-summoning-next = The Frost Mage comes next. First the Bear Cavalry on d4.
sw2-lesson-summoning-beside = Legal, but on e3 the mage stands nearer to the enemy and still beside the gate.
sw2-lesson-summoning-not-yet = There is still something to do in this phase. Do that first.
sw2-lesson-summoning-cost-known = Pays for cards: the number in the purple lozenge.
    .name = Magic
sw2-lesson-summoning-gate = You summon next to your own gates. No gate, no new units.
    .name = Gate
sw2-lesson-summoning-at-once = They may move and attack in the same turn.
    .name = New units

## 4 Magic

sw2-lesson-magic = Cards into magic
    .idea = Where magic comes from, and how the turns go round.
    .learnt = You turn cards into magic, draw new ones, and know the six phases of a turn.
sw2-lesson-magic-give = In the Magic Phase any card of your hand can become *1 magic*. *Nadiana* costs 6: far off. Click her and discard her.
    .step = Discard for magic
sw2-lesson-magic-draw = That makes 5 magic. Now *end the phase*: you draw until you hold five cards again, and then the enemy has a turn.
    .step = Draw and wait
sw2-lesson-magic-order = It is your turn again. Every turn goes: summon, move, build, attack, magic, draw. The bar at the top shows where you are.
    .step = Know the six phases
sw2-lesson-magic-champion = Your magic pays for *Ollag*, a champion: strong and tough. Let him step out on *d4*.
    .step = Summon a champion
sw2-lesson-magic-needed = You may, but you are saving for Ollag. Give Nadiana away.
sw2-lesson-magic-free = You may, but the Ice Smith costs nothing: a gift for your next turn. Give Nadiana away.
sw2-lesson-magic-not-yet = Without one more magic Ollag stays in your hand. Discard Nadiana first.
sw2-lesson-magic-enough = You have enough magic now. Keep your cards and end the phase.
sw2-lesson-magic-forward = Legal, but in front, on d4, Ollag is where he is needed.
sw2-lesson-magic-saved = You saved your magic for this. Summon Ollag first.
sw2-lesson-magic-discard = Every card you discard in the Magic Phase is worth 1.
    .name = Magic
sw2-lesson-magic-hand = At the end of your turn you draw up to five cards.
    .name = Hand
sw2-lesson-magic-phases = Summon, move, build, attack, magic, draw.
    .name = Turn

## 5 Building

sw2-lesson-building = Gates and events
    .idea = How to build, what events do, and why gates matter.
    .learnt = You can play events, build gates of your own and break those of the enemy.
sw2-lesson-building-hurt = Your *gate* has taken 6 damage and has 4 life left. If it falls, no unit can come out of it any more.
    .step = See the damage
sw2-lesson-building-repair = *Ice Repair* is an event: it works once, in the phase printed on it. This is the phase. Click it and *play* it.
    .step = Play an event
sw2-lesson-building-onward = Two damage less. Nobody has to move: everything in a turn is optional. *End* the Move Phase.
    .step = End the phase
sw2-lesson-building-build = A second *gate* is safer, and it is free. Build in your three back rows or beside Svara: put it on *e2*.
    .step = Build a gate
sw2-lesson-building-break = Structures can be attacked, too. The enemy gate on *d6* has 2 life left: let the *Frost Mage* shoot it.
    .step = Break a gate
sw2-lesson-building-too-late = Then it would be too late: this event works in the Move Phase only. Play it first.
sw2-lesson-building-build-first = The gate in your hand is free. Build it before you end the phase.
sw2-lesson-building-corner = Legal, but far from everything. On e2 it stands beside your summoner and near the fight.
sw2-lesson-building-own = That is your own gate. Aim at the enemy gate on d6.
sw2-lesson-building-strike = Not yet: the enemy gate is almost gone. One shot may finish it.
sw2-lesson-building-aims = You may, but from d4 the Frost Mage can shoot at the enemy gate. Leave it there and end the phase.
sw2-lesson-building-nobody = You may, but nobody has to move this time. End the phase.
sw2-lesson-building-event = Played in the phase printed on them, then discarded.
    .name = Events
sw2-lesson-building-where = In your three back rows, or next to your summoner.
    .name = Build
sw2-lesson-building-no-gate = Without a gate nobody summons. Breaking gates wins games.
    .name = Gates

## 6 Winning

sw2-lesson-winning = The last stand
    .idea = Put it all together and finish the fight.
    .learnt = Ret-Talus has fallen: victory! You know enough for a real game. Have fun!
sw2-lesson-winning-chance = *Ret-Talus* has only 3 life left, and his guard stands on one side alone. This is your moment.
    .step = See your chance
sw2-lesson-winning-near = A sword needs a neighbour. Bring the *Bear Cavalry* right below him, to *e7*.
    .step = Close in
sw2-lesson-winning-flank = A bow needs a straight line. From *f8* the *Frost Mage* shoots along the row.
    .step = Find a line
sw2-lesson-winning-attack = Both are in place. *End* the Move Phase. You hold no cards, so the Build Phase passes by itself.
    .step = On to the attack
sw2-lesson-winning-first = Strong units first: then you see what is still needed. *Bear Cavalry* on *e8*!
    .step = The first blow
sw2-lesson-winning-last = Two hits, one life left. Now the *Frost Mage*: one die, one bow, one victory.
    .step = The last shot
sw2-lesson-winning-adjacent = From there the sword does not reach him. It must be e7, right beside him.
sw2-lesson-winning-line = From there no straight line leads to Ret-Talus. From f8 one does.
sw2-lesson-winning-not-yet = First bring both units into place: the enemy will not wait another turn.
sw2-lesson-winning-strong-first = That works, too, but let the three dice go first. Bear Cavalry on e8.
sw2-lesson-winning-guarded = You may, but Svara is safest at the back. Both attackers are in place: end the phase.
sw2-lesson-winning-finish = He is almost down. Do not let him get away.
sw2-lesson-winning-plan = Move so that every unit can attack something.
    .name = Plan
