### In the Hall of the Mountain King: resources, clans, shapes and workshops.
### One-letter words and their followers are joined by no-break spaces.

## Resources, and symbols on trolls

mk-resource-stone = kamień
mk-resource-iron = żelazo
mk-resource-heartstone = klejnot
mk-resource-coin = moneta
mk-resource-hammer = młotek
mk-resource-rune = runa
mk-resource-cart = wózek
mk-resource-any = dowolny zasób
mk-symbol-stone = kamień
mk-symbol-iron = żelazo
mk-symbol-heartstone = klejnot
mk-symbol-coin = moneta
mk-symbol-hammer = młotek
mk-symbol-rune = runa
mk-symbol-cart = wózek uniwersalny
mk-symbol-fire-cart = wózek ognia
mk-symbol-ice-cart = wózek lodu
mk-symbol-moon-cart = wózek księżyca

## Clans, shapes, and how a tile lies

mk-clan-fire = Ogień
    .gen = ognia
mk-clan-ice = Lód
    .gen = lodu
mk-clan-moon = Księżyc
    .gen = księżyca
mk-clan-mud = Błoto
    .gen = błota
mk-shape-domino = dwójka
mk-shape-i3 = prosta trójka
mk-shape-l3 = zgięta trójka
mk-shape-i4 = prosta czwórka
mk-shape-l4 = czwórka L
mk-shape-s4 = czwórka S
mk-shape-t4 = czwórka T
mk-shape-o4 = kwadratowa czwórka
mk-shape-f5 = piątka F
mk-shape-i5 = prosta piątka
mk-shape-l5 = piątka L
mk-shape-n5 = piątka N
mk-shape-p5 = piątka P
mk-shape-t5 = piątka T
mk-shape-u5 = piątka U
mk-shape-v5 = piątka V
mk-shape-w5 = piątka W
mk-shape-x5 = krzyżowa piątka
mk-shape-y5 = piątka Y
mk-shape-z5 = piątka Z
mk-turned-r0 = jak na rysunku
mk-turned-r90 = obrót w prawo
mk-turned-r180 = do góry nogami
mk-turned-r270 = obrót w lewo
mk-turned-m0 = odbicie lustrzane
mk-turned-m90 = odbicie lustrzane, obrót w prawo
mk-turned-m180 = odbicie lustrzane, do góry nogami
mk-turned-m270 = odbicie lustrzane, obrót w lewo

## Workshops

mk-workshop-cartwright = Stelmach
mk-workshop-runesmith = Kowal Run
mk-workshop-charmer = Zaklinacz
mk-workshop-stone-grinder = Kruszarka
mk-workshop-coin-press = Mennica
mk-workshop-millstone = Żarna
mk-workshop-metal-foundry = Odlewnia Metali
mk-workshop-tool-foundry = Odlewnia Narzędzi
mk-workshop-picksmith = Kowal Kilofów
mk-workshop-wheelwright = Kołodziej
mk-workshop-quartermaster = Kwatermistrz
