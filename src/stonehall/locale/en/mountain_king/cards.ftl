### In the Hall of the Mountain King: trolls, spells and great halls, and what spells do.

## The horde

mk-troll-mudfoot-digger = Mudfoot Digger
mk-troll-bog-cook = Bog Cook
mk-troll-puddle-scout = Puddle Scout
mk-troll-clay-roller = Clay Roller
mk-troll-reed-piper = Reed Piper
mk-troll-marsh-hauler = Marsh Hauler
mk-troll-ember-child = Ember Child
mk-troll-soot-sweeper = Soot Sweeper
mk-troll-spark-catcher = Spark Catcher
mk-troll-coal-carrier = Coal Carrier
mk-troll-ash-trader = Ash Trader
mk-troll-icicle-picker = Icicle Picker
mk-troll-snow-shoveller = Snow Shoveller
mk-troll-frost-nibbler = Frost Nibbler
mk-troll-sleet-runner = Sleet Runner
mk-troll-rime-polisher = Rime Polisher
mk-troll-moth-herder = Moth Herder
mk-troll-night-watcher = Night Watcher
mk-troll-pale-fiddler = Pale Fiddler
mk-troll-star-counter = Star Counter
mk-troll-dusk-walker = Dusk Walker
mk-troll-bog-giant = Bog Giant
mk-troll-mire-mason = Mire Mason
mk-troll-peat-baron = Peat Baron
mk-troll-swamp-witch = Swamp Witch
mk-troll-toad-wagoner = Toad Wagoner
mk-troll-forge-hand = Forge Hand
mk-troll-lava-wader = Lava Wader
mk-troll-smoke-caller = Smoke Caller
mk-troll-cinder-smith = Cinder Smith
mk-troll-glacier-cutter = Glacier Cutter
mk-troll-frost-weaver = Frost Weaver
mk-troll-hail-thrower = Hail Thrower
mk-troll-crystal-trader = Crystal Trader
mk-troll-moon-dancer = Moon Dancer
mk-troll-silver-minter = Silver Minter
mk-troll-dream-reader = Dream Reader
mk-troll-tide-puller = Tide Puller
mk-troll-old-mudbelly = Old Mudbelly
mk-troll-bog-mother = Bog Mother
mk-troll-dyke-breaker = Dyke Breaker
mk-troll-marsh-oracle = Marsh Oracle
mk-troll-clay-colossus = Clay Colossus
mk-troll-volcano-lord = Volcano Lord
mk-troll-furnace-queen = Furnace Queen
mk-troll-magma-hauler = Magma Hauler
mk-troll-flame-bard = Flame Bard
mk-troll-glacier-lord = Glacier Lord
mk-troll-avalanche = Granny Avalanche
mk-troll-north-wind = Old North Wind
mk-troll-ice-banker = Ice Banker
mk-troll-moon-queen = Moon Queen
mk-troll-eclipse = Lady Eclipse
mk-troll-night-caravan = Night Caravan
mk-troll-star-smith = Star Smith

## Starting trolls

mk-troll-tinker = Tinker
mk-troll-gem-nose = Gemnose
mk-troll-boulder-lifter = Boulder Lifter
mk-troll-ore-sniffer = Ore Sniffer
mk-troll-mumbler = Mumbler
mk-troll-rock-cracker = Rock Cracker

## Spells

mk-spell-rite-of-earth = Rite of Earth
mk-spell-echoing-picks = Echoing Picks
mk-spell-song-of-alloys = Song of Alloys
mk-spell-proud-builders = Proud Builders
mk-spell-silver-tongue = Silver Tongue
mk-spell-toll-of-the-horde = Toll of the Horde
mk-spell-new-faces = New Faces
mk-spell-rain-of-pebbles = Rain of Pebbles
mk-spell-iron-vein = Iron Vein
mk-spell-heartbeat = Heartbeat
mk-spell-open-hand = Open Hand
mk-spell-emptied-pockets = Emptied Pockets
mk-spell-waking-word = Waking Word
mk-spell-second-shift = Second Shift
mk-spell-rolling-logs = Rolling Logs
mk-spell-changing-of-the-guard = Changing of the Guard
mk-spell-cave-in = Cave-In

## Great halls

mk-hall-mead-hall = Mead Hall
mk-hall-gallery = Ancestors’ Gallery
mk-hall-moon-court = Moon Court
mk-hall-treasury = Treasury
mk-hall-throne-room = Throne Room
mk-hall-causeway = King’s Causeway

## What spells do

mk-effect-cheaper-dig = The next tunnel you dig this turn costs { $amount } { $amount ->
        [one] mineral
       *[other] minerals
    } less, but never less than one.
mk-effect-free-hammers = Under the next tunnel you dig this turn, { $amount ->
        [one] one cell of rubble costs
       *[other] up to { $amount } cells of rubble cost
    } no hammer.
mk-effect-mixed-minerals = You may pay for the next tunnel you dig this turn with different minerals. It scores as the least valuable of them.
mk-effect-dig-points = The next tunnel you dig this turn brings { $amount } more honor.
mk-effect-any-bribe = This turn you may pay bribes with any resources.
mk-effect-take-bribes = Take up to { $amount } { $amount ->
        [one] bribe
       *[other] bribes
    } from one troll of the horde.
mk-effect-new-trolls = Send up to { $amount } { $amount ->
        [one] troll
       *[other] trolls
    } of the horde to the bottom of their decks. Others take their places; bribes stay.
mk-effect-gain-stone = Gain { $amount } stone.
mk-effect-gain-iron = Gain { $amount } iron.
mk-effect-gain-heartstone = Gain { $amount } { $amount ->
        [one] heartstone
       *[other] heartstones
    }.
mk-effect-gain-coin = Gain { $amount } { $amount ->
        [one] coin
       *[other] coins
    }.
mk-effect-gain-hammer = Gain { $amount } { $amount ->
        [one] hammer
       *[other] hammers
    }.
mk-effect-gain-rune = Gain { $amount } { $amount ->
        [one] rune
       *[other] runes
    }.
mk-effect-gain-cart = Gain { $amount } wild { $amount ->
        [one] cart
       *[other] carts
    }.
mk-effect-gain-any = { $amount ->
        [one] Gain one resource of your choice.
       *[other] Gain { $amount } different resources of your choice.
    }
mk-effect-unload = Move up to { $amount } { $amount ->
        [one] token
       *[other] tokens
    } from your trolls to your storage. Clan carts become wild.
mk-effect-wake = { $amount ->
        [one] One of your trolls yields
       *[other] { $amount } of your trolls yield
    } as in a cascade.
mk-effect-more-workshops = You may visit { $amount } more { $amount ->
        [one] workshop
       *[other] workshops
    } this turn.
mk-effect-free-moves = Your next { $amount ->
        [one] statue move this turn needs
       *[other] { $amount } statue moves this turn need
    } no cart.
mk-effect-swap-statues = Two statues in your network change places.
mk-effect-lift-tunnel = One of your tunnels caves in. It must be whole, with no statue and no pedestal on it. Gain 1 stone for each of its cells.
