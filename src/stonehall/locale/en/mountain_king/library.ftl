### In the Hall of the Mountain King: how its cards are looked through.

## What is found by what

mk-facet-kind = Kind
mk-facet-clan = Clan
mk-facet-level = Level
mk-facet-resource = Resource
mk-library-troll = Trolls
mk-library-starter = Starting trolls
mk-library-spell = Spells
mk-library-tunnel = Tunnels
mk-library-hall = Great halls
mk-library-workshop = Workshops
mk-library-one-troll = Troll
mk-library-one-starter = Starting troll
mk-library-one-spell = Spell
mk-library-one-tunnel = Tunnel
mk-library-one-hall = Great hall
mk-library-one-workshop = Workshop
mk-library-symbols = Symbols
mk-library-lower = Gained at once
mk-library-cells = Cells
mk-library-copies = Copies
mk-library-hall-small = Worth without a statue
mk-library-hall-large = Worth with a statue
mk-library-exchange = { $paid } × { $give } → { $gained } × { $gain }
mk-library-unload = Tokens go from your trolls to the storage.

## Keywords

mk-keyword-altar = Altar
mk-keyword-bribe = Bribe
mk-keyword-cart = Cart
mk-keyword-cascade = Cascade
mk-keyword-pedestal = Pedestal
mk-keyword-rubble = Rubble
mk-keyword-rune = Rune
mk-keyword-storage = Storage

## What is our own

mk-library-ours = Our own design
mk-library-ours-all = everything on it
