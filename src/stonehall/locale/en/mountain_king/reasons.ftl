### In the Hall of the Mountain King: why a play is not legal.

## Whose turn it is, and what of the turn

mk-why-over = The game is over.
mk-why-luck = Luck decides now: a draw or the first player.
mk-why-turn-of = { $player } decides now.
mk-why-allowed = This is allowed now.
mk-why-not-offered = This is not possible now.
mk-why-choice = First answer what you are asked.
mk-why-moment-0 = This is possible only before you recruit or dig.
mk-why-moment-2 = You have no troll to place.
mk-why-moment-3 = First recruit a troll or dig a tunnel.

## Spells and workshops

mk-why-no-spell = There is no such spell in the spellbook.
mk-why-one-spell = You have already cast a spell this turn.
mk-why-no-rune = You have no rune.
mk-why-no-effect = This spell would do nothing now.
mk-why-no-workshop = There is no workshop at { $cell }.
mk-why-one-workshop = You have already visited a workshop this turn.
mk-why-no-entrance = Your network does not touch this workshop.
mk-why-nothing-to-exchange = You have nothing to exchange in this workshop.
mk-why-trade = A trade costs { $needed } resources; you have { $held }.

## Trolls

mk-why-full = Your trollsmoot is complete: ten trolls stand there.
mk-why-empty-place = No troll stands there.
mk-why-bribes = Coins needed for bribes: { $needed }; you have { $held }.
mk-why-slot = A troll must stand above and between two neighbours in the row beneath.

## Tunnels

mk-why-no-mineral = Tunnels are paid for with minerals, and { $resource } is no mineral.
mk-why-stack-empty = No tunnel of this shape is left: { $shape }.
mk-why-minerals = This tunnel costs { $needed } × { $resource }; you have { $held }.
mk-why-no-room = There is no room for this tunnel anywhere.
mk-why-outside = The tunnel would not lie wholly on the mountain.
mk-why-heart = No tunnel may cover the heart of the mountain.
mk-why-site = No tunnel may cover a workshop site.
mk-why-overlap = Another tile already lies there.
mk-why-apart = The tunnel must touch your own network.
mk-why-beside = The tunnel may not touch the network of { $player }.
mk-why-hammers = Hammers needed for rubble: { $needed }; you have { $held }.

## Great halls and statues

mk-why-hall = A great hall must lie wholly on tunnels of your network.
mk-why-hall-gone = This great hall has already been dedicated.
mk-why-one-hall = You may dedicate only one great hall a turn, before you move statues.
mk-why-hall-nowhere = Your tunnels do not form the shape of this great hall anywhere.
mk-why-no-statue = There is no statue at { $cell }.
mk-why-buried = This statue is not in your network.
mk-why-no-cart = You have no cart for this statue.
mk-why-occupied = Another statue already stands there.
mk-why-leaves = A statue cannot leave your network.
mk-why-far = A cart moves a statue within its tunnel or to an adjacent one.
