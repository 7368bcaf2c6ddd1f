### Summoner Wars Alliances where it is not played: what the hall says of it.

al-title = Summoner Wars: Alliances
al-front-your-deck = Your faction
al-front-opponent-deck = Opponent’s faction
al-front-any-deck = Any faction
al-form-two = Two players
al-form-three = Three players, one of them with two decks
al-form-four = Four players in two teams
al-front-deck-example =
    summoner: mugglug
    6 savager
    6 swamp-orcs-hunter

## Factions

al-faction-fallen-phoenix = Fallen Phoenix
    .text = Immortal Elien spends magic to turn every die his way. His cult strikes at the price of its own blood, and what falls burns its killer or rises from the ashes.
al-faction-deep-benders = Deep Benders
    .text = Their commons are plain until a boost is paid for; then they shoot far, heal or grow tough for good. Spend magic where it counts, take it back, and let boosted units attack twice.
al-faction-vargath-vanguard = Vargath Vanguard
    .text = A phalanx that is hard to break: Defenders hold the line side by side, and Crusaders strengthen all who bear the Light. Moyra leads from the front and takes blows meant for others.
al-faction-swamp-mercenaries = Swamp Mercenaries
    .text = Rats cost nothing and die gladly, for where they fall Vine Walls grow. The vines bind and lash the enemy, and new beasts burst out beside them.
al-faction-cave-filth = Cave Filth
    .text = Fallen commons fill a Prison Pile that pays for magic, mutants and revolts. Throw cheap Prisoners forward, mutate them, and let no death go to waste.
al-faction-tundra-guild = Tundra Guild
    .text = Runes lie under your units and give them lasting powers; golems with a rune become walls of ice. Build a strong line behind hard walls, and wear the enemy down.
al-faction-jungle-shadows = Jungle Shadows
    .text = Fast and fragile: units step out of the thicket beside their friends, strike from several sides at once, and return to your hand before they can be caught.
al-faction-sand-cloaks = Sand Cloaks
    .text = Every event is an ability that lies under a unit. What lies under Marek the whole army knows, what lies under one Hunter all Hunters know, and Scholars carry the tricks to where they are needed.
al-faction-deep-dwarves = Deep Dwarves
    .text = Magic is everything to them: they get it back from the discard pile and pay for tunnels, pushes, sharper shots and good advice. Whoever saves up can do a great deal in one turn.
al-faction-mountain-vargath = Mountain Vargath
    .text = A chief in the thick of the fight, whose nearness makes cheap fighters dangerous. They muster around him, rush over the centre line and break walls.
al-faction-sand-goblins = Sand Goblins
    .text = Small, cheap and hard to catch: they hide from archers, scurry off after a shot and arm themselves with the dead. Storms and taunts put their enemies where they want them.
al-faction-shadow-elves = Shadow Elves
    .text = Many cheap, quick and fragile units: strike first, strike out of the dark, and let the enemy gain little from your losses.
al-faction-swamp-orcs = Swamp Orcs
    .text = Vine Walls creep over the whole battlefield: they hold your enemies fast, hide your Shamans and let you summon anywhere.
al-faction-benders = Benders
    .text = Weak bodies, strong minds: stun, push and take over enemy units, look into their cards and turn their magic against them.
