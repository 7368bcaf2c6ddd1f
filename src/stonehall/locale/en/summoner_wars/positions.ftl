### What is wrong with a position that somebody wrote or set up by hand.
### In English each message is one line without variants: the engine says its errors with them.

sw2-position-active = { $card } cannot lie in the active area.
sw2-position-foreign = Only events come into the hand of another player, so { $card } cannot be “foreign”.
