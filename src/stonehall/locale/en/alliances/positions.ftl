### What is wrong with a position that somebody wrote or set up by hand.
### In English each message is one line without variants: the engine says its errors with them.

al-position-lasting = { $card } cannot lie beside the battlefield.
al-position-out-turn = { $player } is out and cannot have a turn.
al-position-out = { $player } is out and cannot control a card.
al-position-vine = { $card } cannot stand on { $square }, where a Vine Wall lies.
