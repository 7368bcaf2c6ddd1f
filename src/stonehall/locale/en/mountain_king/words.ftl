### In the Hall of the Mountain King: resources, clans, shapes and workshops.

## Resources, and symbols on trolls

mk-resource-stone = stone
mk-resource-iron = iron
mk-resource-heartstone = heartstone
mk-resource-coin = coin
mk-resource-hammer = hammer
mk-resource-rune = rune
mk-resource-cart = cart
mk-resource-any = any resource
mk-symbol-stone = stone
mk-symbol-iron = iron
mk-symbol-heartstone = heartstone
mk-symbol-coin = coin
mk-symbol-hammer = hammer
mk-symbol-rune = rune
mk-symbol-cart = wild cart
mk-symbol-fire-cart = fire cart
mk-symbol-ice-cart = ice cart
mk-symbol-moon-cart = moon cart

## Clans, shapes, and how a tile lies

mk-clan-fire = Fire
mk-clan-ice = Ice
mk-clan-moon = Moon
mk-clan-mud = Mud
mk-shape-domino = domino
mk-shape-i3 = straight three
mk-shape-l3 = bent three
mk-shape-i4 = straight four
mk-shape-l4 = L of four
mk-shape-s4 = S of four
mk-shape-t4 = T of four
mk-shape-o4 = square of four
mk-shape-f5 = F of five
mk-shape-i5 = straight five
mk-shape-l5 = L of five
mk-shape-n5 = N of five
mk-shape-p5 = P of five
mk-shape-t5 = T of five
mk-shape-u5 = U of five
mk-shape-v5 = V of five
mk-shape-w5 = W of five
mk-shape-x5 = cross of five
mk-shape-y5 = Y of five
mk-shape-z5 = Z of five
mk-turned-r0 = as drawn
mk-turned-r90 = turned right
mk-turned-r180 = upside down
mk-turned-r270 = turned left
mk-turned-m0 = mirrored
mk-turned-m90 = mirrored, turned right
mk-turned-m180 = mirrored, upside down
mk-turned-m270 = mirrored, turned left

## Workshops

mk-workshop-cartwright = Cartwright
mk-workshop-runesmith = Runesmith
mk-workshop-charmer = Charmer
mk-workshop-stone-grinder = Stone Grinder
mk-workshop-coin-press = Coin Press
mk-workshop-millstone = Millstone
mk-workshop-metal-foundry = Metal Foundry
mk-workshop-tool-foundry = Tool Foundry
mk-workshop-picksmith = Picksmith
mk-workshop-wheelwright = Wheelwright
mk-workshop-quartermaster = Quartermaster
