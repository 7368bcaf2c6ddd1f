### Jungle Shadows: the faction, its cards and their abilities.

al-card-melundak = Melundak
al-ability-out-of-the-thicket = Out of the Thicket
    .text = Once per turn, when you summon a unit, you may place it on an empty square adjacent to a unit you control instead of adjacent to a Wall.
al-card-gargos = Gargos
al-ability-prowl = Prowl
    .text = This unit may move through other units, but must end its move on an empty square. After it has attacked, you may move it up to 2 squares.
al-card-the-child = The Child
al-ability-scatter = Scatter
    .text = At any time in your turn, you may return this unit to your hand; its wounds are removed.
al-card-zaruka = Zaruka
al-ability-pack-hunter = Pack Hunter
    .text = +1 attack value for each other unit you control that is adjacent to the unit attacked.
al-card-shadow = Shadow
al-ability-rise-again = Rise Again
    .text = When this unit is destroyed, you may pay 1 magic to put another Shadow from your hand on its square.
al-card-jungle-shadows-shaman = Shaman
al-ability-chant-of-swiftness = Chant of Swiftness
    .text = Once per turn in your Movement Phase, you may pay 1 magic and choose a common you control within 3 squares of this unit. It has Greater Swiftness until the end of the turn.
al-card-panther = Panther
al-ability-pounce = Pounce
    .text = +1 attack value if this unit has moved 3 or more squares this turn.
al-card-track = Track
    .text = Move each of your units up to 2 squares, one after another. A unit moved this way must end its move adjacent to an enemy unit.
al-card-consume-in-darkness = Consume in Darkness
    .text = Put 2 wounds on each enemy unit adjacent to Melundak. If at least one of them is destroyed, remove 1 wound from Melundak.
al-card-shadow-snare = Shadow Snare
    .text = Choose a unit you control. Until the end of the turn, it has Close Combat (+2 attack value against an adjacent unit).
al-ability-close-combat = Close Combat
    .text = +2 attack value when this unit attacks an adjacent unit.
al-card-veil-of-leaves = Veil of Leaves
    .text = Until the start of your next turn, your Jungle Shadows units have Camouflage (only adjacent units can attack them).

al-prompt-rise-again = { al-ability-rise-again }: you may pay 1 magic to put another Shadow from your hand on { $square }.
al-prompt-track = { al-card-track }: move a unit next to an enemy, or finish.
al-prompt-shadow-snare = { al-card-shadow-snare }: choose a unit.
