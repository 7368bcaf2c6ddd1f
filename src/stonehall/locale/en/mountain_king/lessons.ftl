### The guided first game of In the Hall of the Mountain King: what the coach says. *Words* between stars stand out.

## 1 Digging

mk-lesson-digging = Into the mountain
    .idea = What you play for, and how tunnels are dug.
    .learnt = You can dig a tunnel and score for it. Every turn you dig or recruit.
mk-lesson-digging-gate = This is your *gate*. Dig from here towards the heart of the mountain. Whoever gathers the most *honor* becomes king.
    .step = Find your gate
mk-lesson-digging-dig = A tunnel costs one mineral for each cell. You have 3 stone: choose the *straight three* and pay with *stone*.
    .step = Choose a tunnel
mk-lesson-digging-lay = It must touch your gate or your tunnels. Lay it across, below the gate: click its middle, *k2*, then *Dig*.
    .step = Lay it
mk-lesson-digging-found = You scored honor at once, and what was buried under the tunnel, here on *l2*, is yours now.
    .step = Take what you find
mk-lesson-digging-end = That was the main thing of a turn: *dig* or *recruit*, one of the two. *End* your turn.
    .step = End your turn
mk-lesson-digging-longer = Legal, but two cells score nothing. Take the straight three.
mk-lesson-digging-straight = Legal and worth as much, but now take the straight three.
mk-lesson-digging-dig-first = Recruiting comes in the next lesson. Dig first.
mk-lesson-digging-across = Legal, but lay it across this time: treasure is buried on l2.
mk-lesson-digging-right = Legal, but put its middle on k2, so that it covers the treasure on l2.
mk-lesson-digging-goal = The most honor at the end.
    .name = Goal
mk-lesson-digging-price = A mineral for each cell, all of one kind.
    .name = Price
mk-lesson-digging-touch = It touches your own network and no other.
    .name = Place

## 2 Recruiting

mk-lesson-recruiting = Trolls at work
    .idea = How trolls are recruited, and what they bring.
    .learnt = You can recruit trolls and let them work. They bring all you need for digging.
mk-lesson-recruiting-horde = Trolls do the work. Here waits the *horde*. Those of the lowest row, like this one, come for *free*.
    .step = Meet the horde
mk-lesson-recruiting-recruit = Recruit the *Icicle Picker*: click its card. For higher rows you bribe those beneath with coins.
    .step = Recruit a troll
mk-lesson-recruiting-seat = Your trolls form a pyramid: a new one stands on two others. Put it on the left, at *2a*.
    .step = Find its place
mk-lesson-recruiting-yield = That set off a *cascade*: the new troll and all beneath it got a resource on every empty sign.
    .step = Watch the cascade
mk-lesson-recruiting-end = Spend what lies on your trolls, or they have no room for more. For now *end* your turn.
    .step = End your turn
mk-lesson-recruiting-this-one = Also free, but take the first one, the Icicle Picker.
mk-lesson-recruiting-left = Legal, but put it on the left this time, at 2a.
mk-lesson-recruiting-no-trade = You may trade four resources for one, but that comes in the next lesson. End your turn.
mk-lesson-recruiting-free = Lowest row free, second row 2 coins, third row 5.
    .name = Price
mk-lesson-recruiting-cascade = The new troll and the triangle beneath it work.
    .name = Cascade
mk-lesson-recruiting-full = A sign that still holds a resource yields nothing.
    .name = Full signs

## 3 Minerals

mk-lesson-minerals = Better minerals
    .idea = Why iron beats stone, and how tiles are turned.
    .learnt = You dig with the best mineral you have, and you can turn a tunnel as you need it.
mk-lesson-minerals-iron = The same tunnel scores more in *iron* than in stone, and most in heartstone. Dig the *straight three* with *iron*.
    .step = Dig with iron
mk-lesson-minerals-turn = Now turn it with the *turning arrow* beside the prompt (or the key R) until it points down; its middle goes on *j3*.
    .step = Turn the tile
mk-lesson-minerals-level = Every cell has a *level*, from 1 at the rim to 5 at the heart. The deeper a statue stands, the more it will be worth.
    .step = See the levels
mk-lesson-minerals-end = One more thing: four resources of any kind buy one of your choice, at any time in your turn. *End* it now.
    .step = Know the trade
mk-lesson-minerals-stone = Legal, but iron scores more. Pay with iron.
mk-lesson-minerals-straight = Legal, but take the straight three this time.
mk-lesson-minerals-dig-first = You could, but the minerals lie ready. Dig first.
mk-lesson-minerals-down = Legal, but that way you get no deeper. Turn it until it points down, its middle on j3.
mk-lesson-minerals-values = Larger tunnels and better minerals score more.
    .name = Honor
mk-lesson-minerals-depth = Levels rise towards the heart of the mountain.
    .name = Deeper
mk-lesson-minerals-trade = Four resources for one, at any time in your turn.
    .name = Trade

## 4 Magic

mk-lesson-magic = Spells and workshops
    .idea = Two helpers you may use before you dig or recruit.
    .learnt = You can cast a spell and use a workshop before the main part of your turn.
mk-lesson-magic-cast = A *spell* costs one rune. *Rain of Pebbles* brings 2 stone: click it where the open spells lie.
    .step = Cast a spell
mk-lesson-magic-visit = Your tunnel ends at a *workshop*. At the *Millstone*, on j5, stone and iron are changed. Click *j5*.
    .step = Visit a workshop
mk-lesson-magic-use = It works as often as it has open doors: once here. Change *1 stone into 1 iron*.
    .step = Change stone
mk-lesson-magic-then = Now comes the main part as always: dig or recruit. Spell and workshop are extras, one of each a turn.
    .step = Go on as usual
mk-lesson-magic-pebbles = A fine spell, but now cast the first one, Rain of Pebbles.
mk-lesson-magic-before = Spell and workshop come before that. Use them first.
mk-lesson-magic-use-first = Leaving now wastes the visit. Change a stone into iron.
mk-lesson-magic-spell = One a turn, for a rune, before you dig or recruit.
    .name = Spell
mk-lesson-magic-shop = One a turn, if your network touches it.
    .name = Workshop
mk-lesson-magic-order = Spell and workshop; dig or recruit; great hall; statues.
    .name = Turn

## 5 Statues

mk-lesson-statues = Statues on the move
    .idea = Carts roll statues to where they are worth most.
    .learnt = You can roll statues into the deep and onto pedestals, where they count twice.
mk-lesson-statues-statue = You dug up a *statue*. At the end it counts by the level of its cell, so it should go deeper: to *j4*.
    .step = Find the statue
mk-lesson-statues-first = A *cart* moves it anywhere in its own tunnel or the next one. Click the statue on m3, then *m2*.
    .step = Roll it once
mk-lesson-statues-pedestal = On a *pedestal* of its own clan it counts twice. One waits on *j4*: use your second cart.
    .step = Up on the pedestal
mk-lesson-statues-worth = Level 3, so 6 honor, and twice that on its pedestal. Only the best statue of each tunnel counts.
    .step = Count it
mk-lesson-statues-also = That would work, too. But go by m2 this time.
mk-lesson-statues-back = Legal, but that leads away from the heart. Go towards j4.
mk-lesson-statues-deeper = Legal, but the pedestal waits one step deeper, on j4.
mk-lesson-statues-carts = You still have a cart. Roll the statue first.
mk-lesson-statues-uncovered = A tunnel laid over one uncovers it.
    .name = Statues
mk-lesson-statues-cart = One move: within the tunnel or into the next.
    .name = Cart
mk-lesson-statues-twice = Twice the worth for a statue of the same clan.
    .name = Pedestal

## 6 Halls

mk-lesson-halls = The great hall
    .idea = How a great hall is built, and how the game ends.
    .learnt = You have seen all that makes a king. Gather trolls, dig deep, and enjoy the game!
mk-lesson-halls-plan = A *great hall* is laid over tunnels that fill just its shape. The Gallery needs seven cells in a line: dig a *straight three* more.
    .step = Plan a hall
mk-lesson-halls-line = Lay it in line with the other one, to the right of it: its middle on *l2*.
    .step = Complete the line
mk-lesson-halls-dedicate = Eight in a row: the *Gallery* fits, and it is free. Dedicate it with its button.
    .step = Dedicate it
mk-lesson-halls-place = With a statue on its *altar* a hall is worth most, and yours stands on j2. Lay the hall so that its altar is on *j2*.
    .step = Lay the hall
mk-lesson-halls-end = The game ends soon after somebody has all *ten trolls*. Then the honor is counted. *End* your turn.
    .step = Know the end
mk-lesson-halls-three = Legal, but for the hall you need three more cells in a line.
mk-lesson-halls-other-side = That would be a line of eight, too. But this time dig to the right, its middle on l2.
mk-lesson-halls-in-line = Legal, but it must lie in line with the other tunnel: its middle on l2.
mk-lesson-halls-not-yet = A free great hall is waiting. Dedicate it first.
mk-lesson-halls-altar-there = Legal, but then the altar is elsewhere. Lay it one cell further to the right.
mk-lesson-halls-hall = Laid over your tunnels, one a turn, for free.
    .name = Great hall
mk-lesson-halls-altar = With a statue on it the hall scores its larger number.
    .name = Altar
mk-lesson-halls-finish = Ten trolls, then two more turns for everybody.
    .name = The end
