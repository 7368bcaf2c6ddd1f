### What positions of all games have in common when they are set up by hand.

editing-turn = Turn
editing-active = To move
editing-phase = Phase
editing-side = Side
editing-moved = Has moved
editing-attacked = Has attacked
editing-middle = In the middle of an effect
