### Summoner Wars Alliances: the Swamp Orcs. Labels begin with a capital; they stand alone and are not parts of sentences.

## Units

al-card-mugglug = Mugglug
al-ability-rampant-growth = Rampant Growth
    .text = Whenever a unit adjacent to a Wall you control is destroyed, put a Vine Wall on the square it occupied. This unit never rolls to leave a Vine Wall.
al-card-blerg = Blerg
al-ability-adapt = Adapt
    .text = When this unit destroys an enemy unit that would go to your magic pile, choose one: remove 1 wound from this unit; or put the destroyed unit under this unit. +1 attack value for each unit under this unit (at most +4).
al-card-glarg = Glarg
al-ability-vinemancer-reach = Vinemancer Reach
    .text = While this unit stands on a Vine Wall, it has +1 attack value and the bow symbol. It never rolls to leave a Vine Wall.
al-card-splub = Splub
al-card-glurp = Glurp
al-ability-disruptive = Disruptive
    .text = While you control this unit, you must pay 1 magic for each event you play that is not a Wall.
al-card-murk = Murk
al-ability-vinemancer-choke = Vinemancer Choke
    .text = +1 attack value against a unit adjacent to a Vine Wall. This unit never rolls to leave a Vine Wall.
al-card-splack = Splack
al-ability-vinemancer-entangle = Vinemancer Entangle
    .text = After this unit attacks a Common or Champion that survives, you may pay 1 magic to put a Vine Wall under it. This unit never rolls to leave a Vine Wall.
al-card-savager = Savager
al-card-swamp-orcs-hunter = Hunter
al-ability-vinemancer-ambush = Vinemancer Ambush
    .text = +1 attack value if this unit moved onto or off at least one Vine Wall this turn.
al-card-swamp-orcs-shaman = Shaman
al-ability-vinemancer-guard = Vinemancer Guard
    .text = While this unit is adjacent to a Vine Wall, it takes wounds in attacks only from dice showing 5+. It never rolls to leave a Vine Wall.
al-card-conjurer = Conjurer
al-ability-vinemancer-animate = Vinemancer Animate
    .text = At the start of your Attack Phase, you may destroy a Vine Wall you control within 3 squares. If you do, choose one for this turn: +1 attack value; or the bow symbol. This unit never rolls to leave a Vine Wall.
al-card-swamp-beast = Swamp Beast
al-ability-spore-carrier = Spore Carrier
    .text = When this unit is destroyed, put a Vine Wall on the square it occupied.

## Abilities that units only gain

al-ability-vine-walk = Vine Walk
    .text = This unit never rolls to leave a Vine Wall.
al-ability-bow-of-vines = Bow of Vines
    .text = This unit has the bow symbol.

## Events

al-card-vine-growth = Vine Growth
    .text = Choose a Wall you control. Put a Vine Wall adjacent to it.
al-card-vine-guard = Vine Guard
    .text = Until your next turn, your Swamp Orc units have Vinemancer Guard: while adjacent to a Vine Wall, they take wounds in attacks only from dice showing 5+; they do not roll to leave Vine Walls.
al-card-ensnare = Ensnare
    .text = Choose up to 2 Commons, one after the other. Place each on a Vine Wall without a unit within 4 squares of it.
al-card-ambush = Ambush
    .text = This turn your Swamp Orc units have Vinemancer Ambush (+1 attack value if they moved onto or off a Vine Wall this turn) and do not roll to leave Vine Walls.

## Prompts

al-prompt-adapt = { al-ability-adapt }: remove 1 wound from { $card } ({ $square }) and put the destroyed unit on your magic pile? Otherwise the unit stays under { $card }.
al-prompt-vinemancer-entangle = { al-ability-vinemancer-entangle }: pay 1 magic to put a Vine Wall under { $card } ({ $square })?
al-prompt-vinemancer-animate = { al-ability-vinemancer-animate }: you may destroy a Vine Wall to strengthen { $card } ({ $square }) this turn. Choose it.
al-prompt-vinemancer-animate-gain = { al-ability-vinemancer-animate }: +1 attack value for { $card } ({ $square }) this turn? Otherwise it gets the bow symbol.
al-prompt-vine-growth = { al-card-vine-growth }: choose where the Vine Wall grows.
al-prompt-ensnare = { al-card-ensnare }: choose a Common to place on a Vine Wall, or finish.
al-prompt-ensnare-to = { al-card-ensnare }: choose a Vine Wall for { $card } ({ $square }).

## What happened

al-log-freed = { $card } goes from under the unit on { $square } to the magic pile of { $player }.
