### Tash-Kalar: names and texts of beings, legends, flares and tasks.
### A text says what the card does, in our own words; the pattern is drawn, not told.

## Imperial school (Northern and Southern Empire)

tk-card-swordmaster = Swordmaster
tk-card-messenger = Messenger
tk-card-herald = Herald
tk-card-bomb = Bomb
tk-card-chronicler = Chronicler
tk-card-assassin = Assassin
tk-card-time-mage = Time Mage
tk-card-summoner = Summoner
tk-card-hypnotist = Hypnotist
tk-card-cannon = Cannon
tk-card-champion = Champion
tk-card-infantry-captain = Infantry Captain
tk-card-cavalry-captain = Cavalry Captain
tk-card-gryphon-rider = Gryphon Rider
tk-card-knight = Knight
tk-card-high-priestess = High Priestess
tk-card-master-of-intrigue = Master of Intrigue
tk-card-gun-tower = Gun Tower

## Highland school

tk-card-wild-eagle = Wild Eagle
tk-card-clan-axeman = Clan Axeman
tk-card-clan-healer = Clan Healer
tk-card-dire-wolf = Dire Wolf
tk-card-ritual-keeper = Ritual Keeper
tk-card-eagle-lord = Eagle Lord
tk-card-wolf-rider = Wolf Rider
tk-card-blood-shaman = Blood Shaman
tk-card-war-drummer = War Drummer
tk-card-hill-giant = Hill Giant
tk-card-warlord = Warlord
tk-card-war-summoner = War Summoner
tk-card-ritual-master = Ritual Master
tk-card-legend-slayer = Legend Slayer
tk-card-mountain-troll = Mountain Troll
tk-card-hungry-bear = Hungry Bear
tk-card-werewolf = Werewolf
tk-card-clan-guardian = Clan Guardian

## Sylvan school

tk-card-sapling = Sapling
tk-card-kiskin-farseeders = Kiskin Farseeders
tk-card-charging-buck = Charging Buck
tk-card-forest-wardens = Forest Wardens
tk-card-naiad = Naiad
tk-card-kiskin-spirit = Kiskin Spirit
tk-card-dryad = Dryad
tk-card-centaur-spearman = Centaur Spearman
tk-card-centaur-chieftain = Centaur Chieftain
tk-card-unicorn = Unicorn
tk-card-sylvan-queen = Sylvan Queen
tk-card-sylvan-princess = Sylvan Princess
tk-card-woodland-druid = Woodland Druid
tk-card-forest-ancient = Forest Ancient
tk-card-forest-mystic = Forest Mystic
tk-card-kiskin-leafsplitter = Kiskin Leafsplitter
tk-card-kiskin-boughrunner = Kiskin Boughrunner
tk-card-tree-shepherd = Tree Shepherd

## Legends

tk-card-fire-dragon = Fire Dragon
tk-card-hell-bull = Hell Bull
tk-card-angel-of-death = Angel of Death
tk-card-the-eldest-tree = The Eldest Tree
tk-card-bone-catapult = Bone Catapult
tk-card-fire-elemental = Fire Elemental
tk-card-leviathan = Leviathan
tk-card-two-headed-dragon = Two-Headed Dragon
tk-card-earth-elemental = Earth Elemental
tk-card-time-elemental = Time Elemental
tk-card-storm-elemental = Storm Elemental
tk-card-titan = Titan

## Flares

tk-card-f3-6a = Flare 3/6 A
tk-card-f4-4a = Flare 4/4 A
tk-card-f3-5 = Flare 3/5
tk-card-f4-5a = Flare 4/5 A
tk-card-f3-6b = Flare 3/6 B
tk-card-f4-4b = Flare 4/4 B
tk-card-f4-6 = Flare 4/6
tk-card-f4-5b = Flare 4/5 B
tk-card-f5-4 = Flare 5/4
tk-card-f5-5 = Flare 5/5
tk-card-f3-4 = Flare 3/4
tk-card-f2-5 = Flare 2/5

## Tasks

tk-card-destruction = Destruction
    .text = At the end of your turn: three or more enemy pieces destroyed this turn.
tk-card-devastation = Devastation
    .text = At the end of your turn: four or more enemy pieces destroyed this turn.
tk-card-heroic-destruction = Heroic Destruction
    .text = At the end of your turn: three or more enemy pieces destroyed this turn, one or more of them upgraded.
tk-card-heroic-devastation = Heroic Devastation
    .text = At the end of your turn: four or more enemy pieces destroyed this turn, two or more of them upgraded.
tk-card-end-of-legends = End of Legends
    .text = At the end of your turn: one enemy legendary piece or two enemy heroic pieces destroyed this turn.
tk-card-red-conquest = Red Conquest
    .text = At the end of your turn: own pieces on three or more red squares, two or more of those pieces upgraded.
tk-card-green-conquest = Green Conquest
    .text = At the end of your turn: own pieces on three or more green squares, two or more of those pieces upgraded.
tk-card-color-conquest = Color Conquest
    .text = At the end of your turn: own pieces on five or more squares that are red or green, three or more of those pieces upgraded.
tk-card-red-legends = Red Legends
    .text = At the end of your turn: two or more own upgraded pieces on red squares, one or more of them legendary.
tk-card-green-legends = Green Legends
    .text = At the end of your turn: two or more own upgraded pieces on green squares, one or more of them legendary.
tk-card-rainbow-dominance = Rainbow Dominance
    .text = At the end of your turn: strictly more own than opposing upgraded pieces on red squares, and the same on green squares.
tk-card-red-summoning = Red Summoning
    .text = At the end of your turn: two or more beings summoned this turn, one or more of them on a red square.
tk-card-green-summoning = Green Summoning
    .text = At the end of your turn: two or more beings summoned this turn, one or more of them on a green square.
tk-card-colored-summoning = Colored Summoning
    .text = At the end of your turn: two or more beings summoned on red or green squares this turn; twice on one square is fine.
tk-card-legendary-summoning = Legendary Summoning
    .text = At the end of your turn: two or more beings summoned this turn, one or more of them legendary.
tk-card-central-dominance = Central Dominance
    .text = At the end of your turn: five or more own pieces on the nine central squares, two or more of them upgraded.
tk-card-center-cross = Center Cross
    .text = At the end of your turn: own pieces on all five squares of the plus, or on all five squares of the diagonal cross, inside the nine central squares.
tk-card-line-dominance = Line Dominance
    .text = At the end of your turn: on one full row or column that runs through the central nine (rows 4-6, columns 4-6) own pieces minus opposing pieces is six or more.
tk-card-diagonals = Diagonals
    .text = At the end of your turn: four or more own pieces on each of the two seven-square main diagonals, one or more upgraded on each; a piece in the centre counts for both.
tk-card-side-chain = Side Chain
    .text = At the end of your turn: own pieces form an unbroken chain (edge or corner contact) from one side of the board to the opposite side.
tk-card-corner-chain = Corner Chain
    .text = At the end of your turn: own pieces form an unbroken chain (edge or corner contact) from one corner of the board to the opposite corner.
tk-card-imprisonment = Imprisonment
    .text = At the end of your turn: some enemy piece has six or more own pieces on its adjacent squares.
tk-card-envelopment = Envelopment
    .text = At the end of your turn: some enemy piece has seven or more own pieces on its adjacent squares.
tk-card-isolation = Isolation
    .text = At the end of your turn: some enemy piece is at distance at most 2 from another enemy piece, yet with at most three moves over empty squares it cannot come adjacent to any enemy piece of its own side.
