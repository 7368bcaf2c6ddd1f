### Exercises of In the Hall of the Mountain King: titles, hints, why they work, and the conditions of their goals.

## Goals

mk-goal-honor = You have at least { $wanted } honor
mk-goal-honor-missing = you have { $count } honor of { $wanted }
mk-goal-heart = Your network reaches the heart of the mountain
mk-goal-heart-missing = { $count ->
    [one] one cell still lies between your network and the heart
   *[other] { $count } cells still lie between your network and the heart
}

## Exercises, the easier ones first

mk-exercise-iron = The better mineral
    .hint = Six honor are to be won with one tunnel. What is it made of, and what lies under it?
    .why = Three cells of iron score more than three of stone. Laid over m3 the tunnel also uncovers the statue, which counts by its level from now on.
mk-exercise-trade = Four for one
    .hint = Two irons are not enough, and stone scores too little. There are four stones.
    .why = Four stones make the third iron before the dig. The iron tunnel over the statue is worth more than the stones would have been, even as a tunnel of their own.
mk-exercise-anchor = Where the anchor lies
    .hint = A statue on a pedestal of its clan counts twice. The pedestal goes onto the anchor of the new tunnel.
    .why = The same two cells can be dug in two ways. Only with the anchor on g3 does the pedestal come to stand under the moon statue and double it.
mk-exercise-altar = Under the statue
    .hint = One gap is left in a block of eight cells. A hall over them can lie four ways, and only one helps the statue.
    .why = The tunnel of two closes the gap on e3, and the eight cells have the shape of the Mead Hall. Laid with its altar on g3 the hall takes in the statue that stands there already, so no cart is needed.
mk-exercise-cart = One cart
    .hint = The deeper a pedestal stands, the more it brings. It need not stand where the statue is found.
    .why = The bent tunnel uncovers the statue on m3 and has its anchor a level deeper, on l4. The cart brings the statue onto the pedestal, where everything counts twice.
mk-exercise-far = Deeper still
    .hint = Which tunnel of stone covers g3 and still has its anchor a level below?
    .why = With four cells instead of three the tunnel itself scores more, and it reaches from g3 to h4. Pedestal and statue meet there, and the level counts twice.
mk-exercise-both = Two carts, two statues
    .hint = Each tunnel counts its best statue. Both statues can stand on a pedestal of their clan at the end.
    .why = The new tunnel gives the fire statue its pedestal on l4, and one cart takes it there. The other cart moves the moon statue one cell, onto the pedestal that has been waiting on k2.
mk-exercise-hammer = One hammer, one level
    .hint = Two cells are enough to reach another level, if the hammer is used in the right place and the anchor goes first.
    .why = Straight down from h4 the two cells reach h6, and the hammer clears the rubble on the way. Turned so that its anchor lies at the far end, the tunnel has the pedestal where the statue is worth most.
mk-exercise-heart = To the heart
    .hint = Three cells are missing, the last of them rubble. One spell saves a stone, the other the hammer. Which of the two can the Tool Foundry make?
    .why = Rite of Earth saves the third stone, and the Tool Foundry makes a hammer of the heartstone. Echoing Picks would save the hammer, but then a stone is missing, and the foundry makes none.
