### In the Hall of the Mountain King: resources, clans, shapes and workshops.
### Resources are counted ("3 követ"): their accusative has no article. Clans stand before the word "klán".

## Resources, and symbols on trolls

mk-resource-stone = kő
    .the = a kő
    .acc = követ
mk-resource-iron = vas
    .the = a vas
    .acc = vasat
mk-resource-heartstone = szívkő
    .the = a szívkő
    .acc = szívkövet
mk-resource-coin = érme
    .the = az érme
    .acc = érmét
mk-resource-hammer = kalapács
    .the = a kalapács
    .acc = kalapácsot
mk-resource-rune = rúna
    .the = a rúna
    .acc = rúnát
mk-resource-cart = kordé
    .the = a kordé
    .acc = kordét
mk-resource-any = bármilyen erőforrás
    .the = bármilyen erőforrás
    .acc = bármilyen erőforrást
mk-symbol-stone = kő
mk-symbol-iron = vas
mk-symbol-heartstone = szívkő
mk-symbol-coin = érme
mk-symbol-hammer = kalapács
mk-symbol-rune = rúna
mk-symbol-cart = jokerkordé
mk-symbol-fire-cart = tűzkordé
mk-symbol-ice-cart = jégkordé
mk-symbol-moon-cart = holdkordé

## Clans, shapes, and how a tile lies

mk-clan-fire = Tűz
mk-clan-ice = Jég
mk-clan-moon = Hold
mk-clan-mud = Sár
mk-shape-domino = dominó
mk-shape-i3 = egyenes hármas
mk-shape-l3 = hajlított hármas
mk-shape-i4 = egyenes négyes
mk-shape-l4 = négyes L
mk-shape-s4 = négyes S
mk-shape-t4 = négyes T
mk-shape-o4 = négyes tömb
mk-shape-f5 = ötös F
mk-shape-i5 = egyenes ötös
mk-shape-l5 = ötös L
mk-shape-n5 = ötös N
mk-shape-p5 = ötös P
mk-shape-t5 = ötös T
mk-shape-u5 = ötös U
mk-shape-v5 = ötös V
mk-shape-w5 = ötös W
mk-shape-x5 = ötös kereszt
mk-shape-y5 = ötös Y
mk-shape-z5 = ötös Z
mk-turned-r0 = eredeti állásban
mk-turned-r90 = jobbra forgatva
mk-turned-r180 = fejjel lefelé
mk-turned-r270 = balra forgatva
mk-turned-m0 = tükrözve
mk-turned-m90 = tükrözve, jobbra forgatva
mk-turned-m180 = tükrözve, fejjel lefelé
mk-turned-m270 = tükrözve, balra forgatva

## Workshops

mk-workshop-cartwright = Bognár
    .the = a Bognár
mk-workshop-runesmith = Rúnakovács
    .the = a Rúnakovács
mk-workshop-charmer = Bájoló
    .the = a Bájoló
mk-workshop-stone-grinder = Kődaráló
    .the = a Kődaráló
mk-workshop-coin-press = Érmenyomó
    .the = az Érmenyomó
mk-workshop-millstone = Malomkő
    .the = a Malomkő
mk-workshop-metal-foundry = Fémöntöde
    .the = a Fémöntöde
mk-workshop-tool-foundry = Szerszámöntöde
    .the = a Szerszámöntöde
mk-workshop-picksmith = Csákánykovács
    .the = a Csákánykovács
mk-workshop-wheelwright = Kerékkészítő
    .the = a Kerékkészítő
mk-workshop-quartermaster = Szállásmester
    .the = a Szállásmester
