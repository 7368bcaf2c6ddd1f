### The guided first game of Tash-Kalar: what the coach says. *Words* between stars stand out.

## 1 Placing

tk-lesson-placing = Stones in the arena
    .idea = Two actions a turn, and the simplest of them.
    .learnt = You use two actions each turn, and you put pieces where a pattern will need them.
tk-lesson-placing-arena = This is the *arena*. The blue piece is yours, the red one your opponent’s. You score by destroying enemy pieces.
    .step = See the arena
tk-lesson-placing-card = Pieces alone do little: you *summon beings* with them. The *Swordmaster* wants two of your pieces with one square between.
    .step = Read a pattern
tk-lesson-placing-place = One piece stands on c5. An action lets you put another on any empty square: click *c7*.
    .step = Place a piece
tk-lesson-placing-second = You have *two actions* a turn, and must use both. Put a piece on *e6*: it will help later patterns.
    .step = Use both actions
tk-lesson-placing-threat = Your opponent has placed two pieces, one of them right beside yours on *d7*. In the next lesson it will regret that.
    .step = Watch your opponent
tk-lesson-placing-gap = Legal, but leave that square free: the being will appear there. Click c7.
tk-lesson-placing-in-line = Legal, but the pattern wants one free square between the two pieces. Click c7.
tk-lesson-placing-keep-free = Legal, but the Swordmaster needs c6 free. Place on e6.
tk-lesson-placing-goal = Score by destroying enemy pieces. 18 points end the game.
    .name = Goal
tk-lesson-placing-pattern = How your pieces must lie. It may be turned and mirrored.
    .name = Pattern
tk-lesson-placing-place-known = One action: a common piece on any empty square.
    .name = Place
tk-lesson-placing-actions = Two a turn, and both must be used.
    .name = Actions

## 2 Summoning

tk-lesson-summoning = The being appears
    .idea = How a pattern becomes a being, and what a being does.
    .learnt = You can summon a being and carry out its effect. That is the heart of the game.
tk-lesson-summoning-ready = Two of your pieces, one free square between them: that is just what the *Swordmaster* wants.
    .step = Find the pattern
tk-lesson-summoning-summon = Summoning is an action. Click the *Swordmaster* in your hand, then *c6*. A new piece of yours appears there.
    .step = Summon a being
tk-lesson-summoning-strike = Every being has an *effect*, carried out once. This one destroys a common on a diagonal: click *d7*.
    .step = Use its effect
tk-lesson-summoning-rank = For that it became *heroic*: one rank above a common. Heroics are harder to beat, and some patterns ask for them.
    .step = Learn the ranks
tk-lesson-summoning-card-first = Legal, but a plain piece there would spoil the pattern. Click the Swordmaster first, then c6.
tk-lesson-summoning-being-first = Legal, but first the being: click the Swordmaster, then c6.
tk-lesson-summoning-strike-first = You may decline, but why? Destroy the piece on d7.
tk-lesson-summoning-summon-known = Your pieces lie in the pattern: the being appears on its square.
    .name = Summon
tk-lesson-summoning-effect = Carried out once. Then the card is discarded, the piece stays.
    .name = Effect
tk-lesson-summoning-ranks = Common, heroic, legendary.
    .name = Ranks

## 3 Moving

tk-lesson-moving = On the march
    .idea = How pieces move, and whom they may run over.
    .learnt = You know both kinds of moves, and which rank beats which.
tk-lesson-moving-target = This red piece is *heroic*. A common cannot beat it, but your *Knight* can. Four of your pieces form his pattern.
    .step = Find your target
tk-lesson-moving-knight = Click the *Knight*, then *c5*. He is a heroic being: the piece that appears is heroic at once.
    .step = Summon the Knight
tk-lesson-moving-step = He may now make three moves, one square each, in any direction. Click his piece if needed, then *d4*.
    .step = Move
tk-lesson-moving-combat = These are *combat moves*: onto a piece of the same rank or lower, which is destroyed. Onto *e4*!
    .step = Beat a heroic
tk-lesson-moving-stop = Well done. One move is left, but you may stop whenever you like: press *Done*.
    .step = Stop in time
tk-lesson-moving-card-first = Legal, but that would only be a common. Click the Knight first, then c5.
tk-lesson-moving-nearer = Legal, but that leads away from the enemy. Go to d4.
tk-lesson-moving-also-near = That would do, too. But let us go by d4.
tk-lesson-moving-onto = Legal, but the enemy stands on e4. Walk right onto it.
tk-lesson-moving-go-on = Do not stop yet: the enemy is within reach.
tk-lesson-moving-enough = You may go on, but the heroic is beaten and that was the plan. Press Done.
tk-lesson-moving-size = Larger patterns, stronger effects, a heroic piece.
    .name = Heroic beings
tk-lesson-moving-move-known = One square, straight or diagonal. Only effects let you move.
    .name = Move
tk-lesson-moving-combat-known = Standard move: onto lower ranks. Combat move: onto equal ones, too.
    .name = Who beats whom

## 4 Scoring

tk-lesson-scoring = Points
    .idea = What is worth a point, and how a being lands.
    .learnt = You score heroics alone and commons in pairs, and you can land on enemy pieces.
tk-lesson-scoring-land = A being may appear *on an enemy piece* of its own rank or lower and crush it. Click the *Champion*, then *d4*.
    .step = Land on an enemy
tk-lesson-scoring-pair = One common down. Two of them in one turn are worth *1 point*, and the Champion destroys a neighbour: take *e3*.
    .step = Make a pair
tk-lesson-scoring-close = Points are counted when your turn ends, so use your last action: place a piece on *f6*.
    .step = End your turn
tk-lesson-scoring-point = There it is: your first point. You drew a new being as well, so that you hold three again.
    .step = See your point
tk-lesson-scoring-take-it = You may decline, but a single common is worth nothing. Take e3 for the pair.
tk-lesson-scoring-empty = Legal, but that square is empty. On d4 the Champion crushes an enemy piece as he appears.
tk-lesson-scoring-champion-first = Legal, but first comes the Champion: click him in your hand, then d4.
tk-lesson-scoring-as-well = Legal, and your turn would end just the same. But this time place it on f6.
tk-lesson-scoring-later = Legal, but that being is worth more later. Place a piece on f6.
tk-lesson-scoring-landing = Also on pieces of the same rank or lower, your own too.
    .name = Landing
tk-lesson-scoring-worth = Two commons 1, a heroic 1, a legendary 2.
    .name = Worth
tk-lesson-scoring-end-known = Points are counted, the hand is filled up.
    .name = End of turn

## 5 Legends

tk-lesson-legends = Legends and flares
    .idea = The mightiest beings, and help for whoever is behind.
    .learnt = You can use a flare when you are behind and summon a legend for a point. Now for a real game!
tk-lesson-legends-legend = Your hand holds a *legend*. It needs three heroics and two commons: all is there but one common on *e6*.
    .step = Read a legend
tk-lesson-legends-flare = Your opponent has many more pieces. Then a *flare* helps, without using an action. Click it and *use* it.
    .step = Use a flare
tk-lesson-legends-complete = It lets you place a common, free of charge. Put it where the pattern is open: *e6*.
    .step = Complete the pattern
tk-lesson-legends-summon = Now click the *Time Elemental*, then *d3*. A legend scores a point at once, and this one brings an extra turn.
    .step = Summon a legend
tk-lesson-legends-for-free = That would cost an action. The flare places it for free: use the flare.
tk-lesson-legends-its-square = Legal, but the legend is to appear on d3. Follow the coach.
tk-lesson-legends-corner = Legal, but the pattern lacks a piece on e6, opposite c6.
tk-lesson-legends-legend-known = They need upgraded pieces, and are worth a point at once.
    .name = Legends
tk-lesson-legends-flare-known = For whoever has fewer pieces. Each gives the opponent a point.
    .name = Flares
tk-lesson-legends-finale = 18 points, or an empty deck: one more turn each.
    .name = End
