### In the Hall of the Mountain King: what is wrong with a set of components that somebody typed in.
### The words in quotes are those of the set's text, which is the same in all languages.

mk-set-too-long = a set has at most { $most } characters, this one has { $found }
mk-set-stopped = { $line }: { $count } problems so far; nothing was read from here on
mk-set-long-word = { $line }: “{ $word }” is longer than { $most } characters
mk-set-unknown = { $line }: “{ $name }” is not one of: { $known }
mk-set-unknown-near = { $line }: “{ $name }” is not known here; did you mean { $near }?
mk-set-number = { $line }: “{ $name }” is not a number from { $least } to { $most }
mk-set-written = { $line }: this is written “{ $form }”
mk-set-id = { $line }: “{ $name }” cannot be an id: small letters, digits and hyphens, at most 40
mk-set-name = { $line }: “{ $name }” cannot be a name: at most 60 characters that can be read
mk-set-twice = { $line }: “{ $name }” is there twice
mk-set-nothing = { $line }: nothing in the set has the id “{ $name }”
mk-set-nothing-near = { $line }: nothing in the set has the id “{ $name }”; did you mean { $near }?
mk-set-clan-cart = { $line }: a troll of the clan “{ $clan }” has no cart of “{ $cart }”
mk-set-symbols = { $line }: a troll has at most { $most } symbols, not { $found }
mk-set-lower-row = { $line }: a lower row has at most { $most } resources, not { $found }
mk-set-drawing = { $line }: “{ $drawing }” is not a tile: x for a cell, one o for the anchor or altar, . for a gap, / between rows, all cells connected
mk-set-cells = { $line }: “{ $drawing }” has more than { $most } cells
mk-set-not-shape = { $line }: “{ $drawing }” does not have the shape “{ $shape }”
mk-set-anchor = { $line }: a tunnel of { $size } cells has no anchor
mk-set-altar = { $line }: a great hall needs an altar (o)
mk-set-worth = { $line }: the larger value { $large } is less than { $small }

## Maps

mk-set-map-size = { $line }: a map has up to { $rows } rows of up to { $columns } cells
mk-set-map-row = { $line }: { $found } cells, but the first row has { $wanted }
mk-set-map-cells = { $line }: not cells: { $cells }; a cell is --, ^^, or a level from 1 to { $levels } and one of { $signs }
mk-set-map-start-level = { $line }: start points lie on level 1: { $cells }
mk-set-map-statues = { $line }: { $found } statues, at most { $most } allowed
mk-set-map-sites = { $line }: { $found } sites of workshops, at least { $wanted } needed
mk-set-map-starts = { $line }: { $found } start points marked { $players }, { $players } needed
mk-set-map-starts-touch = { $line }: start points next to each other: { $cells }

## How much there is of everything

mk-set-count = { $part }: { $found } instead of { $wanted }
mk-set-part-troll-1 = trolls of level 1
mk-set-part-troll-2 = trolls of level 2
mk-set-part-troll-3 = trolls of level 3
mk-set-part-starter = starting trolls
mk-set-part-spell = spells
mk-set-part-tunnel = tunnels
mk-set-part-hall = great halls
mk-set-part-workshop = workshops
mk-set-part-pedestal-points = values of pedestals
