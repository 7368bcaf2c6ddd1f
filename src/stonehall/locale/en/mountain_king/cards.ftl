### In the Hall of the Mountain King: trolls, spells and great halls, and what spells do.

## The horde

mk-card-mudfoot-digger = Mudfoot Digger
mk-card-bog-cook = Bog Cook
mk-card-puddle-scout = Puddle Scout
mk-card-clay-roller = Clay Roller
mk-card-reed-piper = Reed Piper
mk-card-marsh-hauler = Marsh Hauler
mk-card-ember-child = Ember Child
mk-card-soot-sweeper = Soot Sweeper
mk-card-spark-catcher = Spark Catcher
mk-card-coal-carrier = Coal Carrier
mk-card-ash-trader = Ash Trader
mk-card-icicle-picker = Icicle Picker
mk-card-snow-shoveller = Snow Shoveller
mk-card-frost-nibbler = Frost Nibbler
mk-card-sleet-runner = Sleet Runner
mk-card-rime-polisher = Rime Polisher
mk-card-moth-herder = Moth Herder
mk-card-night-watcher = Night Watcher
mk-card-pale-fiddler = Pale Fiddler
mk-card-star-counter = Star Counter
mk-card-dusk-walker = Dusk Walker
mk-card-bog-giant = Bog Giant
mk-card-mire-mason = Mire Mason
mk-card-peat-baron = Peat Baron
mk-card-swamp-witch = Swamp Witch
mk-card-toad-wagoner = Toad Wagoner
mk-card-forge-hand = Forge Hand
mk-card-lava-wader = Lava Wader
mk-card-smoke-caller = Smoke Caller
mk-card-cinder-smith = Cinder Smith
mk-card-glacier-cutter = Glacier Cutter
mk-card-frost-weaver = Frost Weaver
mk-card-hail-thrower = Hail Thrower
mk-card-crystal-trader = Crystal Trader
mk-card-moon-dancer = Moon Dancer
mk-card-silver-minter = Silver Minter
mk-card-dream-reader = Dream Reader
mk-card-tide-puller = Tide Puller
mk-card-old-mudbelly = Old Mudbelly
mk-card-bog-mother = Bog Mother
mk-card-dyke-breaker = Dyke Breaker
mk-card-marsh-oracle = Marsh Oracle
mk-card-clay-colossus = Clay Colossus
mk-card-volcano-lord = Volcano Lord
mk-card-furnace-queen = Furnace Queen
mk-card-magma-hauler = Magma Hauler
mk-card-flame-bard = Flame Bard
mk-card-glacier-lord = Glacier Lord
mk-card-avalanche = Granny Avalanche
mk-card-north-wind = Old North Wind
mk-card-ice-banker = Ice Banker
mk-card-moon-queen = Moon Queen
mk-card-eclipse = Lady Eclipse
mk-card-night-caravan = Night Caravan
mk-card-star-smith = Star Smith

## Starting trolls

mk-card-tinker = Tinker
mk-card-gem-nose = Gemnose
mk-card-boulder-lifter = Boulder Lifter
mk-card-ore-sniffer = Ore Sniffer
mk-card-mumbler = Mumbler
mk-card-rock-cracker = Rock Cracker

## Spells

mk-card-rite-of-earth = Rite of Earth
mk-card-echoing-picks = Echoing Picks
mk-card-song-of-alloys = Song of Alloys
mk-card-proud-builders = Proud Builders
mk-card-silver-tongue = Silver Tongue
mk-card-toll-of-the-horde = Toll of the Horde
mk-card-new-faces = New Faces
mk-card-rain-of-pebbles = Rain of Pebbles
mk-card-iron-vein = Iron Vein
mk-card-heartbeat = Heartbeat
mk-card-open-hand = Open Hand
mk-card-emptied-pockets = Emptied Pockets
mk-card-waking-word = Waking Word
mk-card-second-shift = Second Shift
mk-card-rolling-logs = Rolling Logs
mk-card-changing-of-the-guard = Changing of the Guard
mk-card-cave-in = Cave-In

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
mk-effect-late = +1 for each player between the start player and you.
