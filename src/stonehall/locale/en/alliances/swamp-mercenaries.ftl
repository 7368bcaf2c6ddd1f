### Summoner Wars Alliances: Swamp Mercenaries.

## Summoner and champions

al-card-glurblub = Glurblub
al-card-prong = Prong
al-ability-vinemancer-call = Vinemancer Call
    .text = Once per turn, after moving Prong, you may pay 1 magic to put a Vine Wall on a square adjacent to him. He does not roll to leave Vine Walls.
al-card-turgo = Turgo
al-ability-hard-shell = Hard Shell
    .text = Attacks wound this unit only with dice of 5 or more. In the Movement Phase it may move only 1 square.
al-card-ribbok = Ribbok
al-ability-sticky-tongue = Sticky Tongue
    .text = After moving Ribbok, you may choose a common or champion within 3 clear straight squares of him and place it on the square adjacent to him in that line.

## Commons

al-card-boarboon = Boarboon
al-ability-wild-arrival = Wild Arrival
    .text = This unit has +1 attack value in the turn in which it is summoned.
al-card-swamp-rat = Swamp Rat
al-ability-scurry = Scurry
    .text = After attacking with this unit, you may place it adjacent to a wall you control. If a friendly attack destroys it, it goes to your discard pile instead of a magic pile.
al-card-swamp-mercenaries-swordsman = Swordsman
al-ability-slippery = Slippery
    .text = This unit may move through other units. It must end its move on an empty square.

## Events

al-card-spore-carriers = Spore Carriers
    .text = Destroy up to 2 units you control and put a Vine Wall on each square they occupied.
al-card-vine-bind = Vine Bind
    .text = Until the start of your next turn, enemy units adjacent to a Vine Wall, or standing on one, cannot move.
al-card-vine-lash = Vine Lash
    .text = Put 1 wound on every enemy unit that is adjacent to a Vine Wall or stands on one.

## Prompts

al-prompt-vinemancer-call = { al-ability-vinemancer-call }: you may pay 1 magic to put a Vine Wall next to { $card } ({ $square }). Choose a square.
al-prompt-sticky-tongue = { al-ability-sticky-tongue }: you may pull a common or champion next to { $card } ({ $square }). Choose it.
al-prompt-scurry = { al-ability-scurry }: you may place { $card } ({ $square }) next to one of your walls. Choose a square.
al-prompt-spore-carriers = { al-card-spore-carriers }: choose a unit to destroy, or finish. A Vine Wall grows where it stood.
