### What is said where positions are set up by hand.

sw2-edit-damage = Damage
sw2-edit-bottom = Bottom of the draw pile
sw2-edit-active = Active events
