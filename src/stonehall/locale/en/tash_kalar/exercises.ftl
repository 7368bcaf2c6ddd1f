### Exercises of Tash-Kalar: titles, hints, why they work, and the conditions of their goals.

## Goals

tk-goal-pieces = No enemy piece is left
tk-goal-pieces-missing = { $count ->
    [one] { $count } enemy piece is left
   *[other] { $count } enemy pieces are left
}
tk-goal-upgraded = No enemy heroic or legendary piece is left
tk-goal-upgraded-missing = { $count ->
    [one] { $count } upgraded enemy piece is left
   *[other] { $count } upgraded enemy pieces are left
}
tk-goal-fulfilled = Two of the tasks hold at once
tk-goal-fulfilled-missing = { $count ->
    [0] no task holds
    [one] only one task holds
   *[other] { $count } tasks hold
}

## Exercises, the easier ones first

tk-exercise-bomb = All five at once
    .hint = The Bomb goes off only if you have an action left. So when is it summoned, and where?
    .why = As your first action the Bomb arrives on d4, in the middle of all five, and an action is left. Pieces of your own that it takes along do not matter.
tk-exercise-gryphon = Both heroics
    .hint = The Gryphon Rider destroys one where it lands. It may leap, too.
    .why = A heroic being may be summoned onto a heroic piece: f7 completes the pattern around e5. The leap goes to any square, so the one on b3 is not safe either.
tk-exercise-knight = Three in a row
    .hint = The Knight’s three moves have to begin beside e3. On which side of your row must it appear?
    .why = With a fourth piece below the row, on c6 or e6, the pattern can be turned so that the Knight arrives above it, on d4. From there heroic stands beside heroic.
tk-exercise-champion = A fair exchange
    .hint = The Champion destroys a neighbour, even a legendary one. Where must it arrive so that the heroic falls as well?
    .why = With e6 the pattern points at e4: the heroic falls under the Champion, the legendary piece beside it. That it costs the Champion itself is a fair price.
tk-exercise-captain = The captain points
    .hint = The captain falls on one enemy; your other pieces may then make two combat moves.
    .why = g5 completes the line on both sides of e4. There the captain destroys the first, and two commons that stand beside the others take them.
tk-exercise-mage = The action that comes back
    .hint = The Time Mage gives back its action. What can be summoned on the square it has cleared?
    .why = The mage lands on one of the common pieces and destroys the heroic in the middle of its pattern. d5 is left empty between c5 and e5: from there a Swordmaster strikes at the other one.
tk-exercise-tower = Three in one line
    .hint = The Gun Tower shoots the first two pieces of a line. The third one can stand under the tower.
    .why = e6 makes the block of four, and the tower arrives on d4, onto the first heroic. Its shot along the row destroys the other two.
tk-exercise-cannon = Sweep the row
    .hint = The Cannon is summoned onto a piece of your own. Which of your two is it, and what is missing behind the other?
    .why = The piece on c4 becomes the Cannon if a third one stands diagonally behind c5. It then fires along row 4, and every common up to the edge is gone.
tk-exercise-tasks = Two tasks, one summoning
    .hint = The Infantry Captain makes three victims possible. Who must not move, so that the cross in the centre holds as well?
    .why = The captain falls on e4, d7 takes e6, and an outer piece takes the third: that is Destruction. Whoever stands on the cross stays there, so it is whole, too. You claim one of the two.
