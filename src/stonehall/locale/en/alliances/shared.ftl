### Summoner Wars Alliances: what several factions share. Labels begin with a capital; they stand alone and are not parts of sentences.

## Labels: classes, phases, ranges

al-class-summoner = Summoner
al-class-champion = Champion
al-class-common = Common
al-class-mutation = Mutation
al-class-conjuration = Conjuration
al-class-unit = Unit
al-class-event = Event
al-class-wall = Wall
al-class-vine-wall = Vine Wall

## Phases

al-phase-draw = Draw Phase
    .short = Draw
al-phase-summon = Summon Phase
    .short = Summon
al-phase-event = Event Phase
    .short = Event
al-phase-move = Movement Phase
    .short = Movement
al-phase-attack = Attack Phase
    .short = Attack
al-phase-magic = Build Magic Phase
    .short = Build Magic

## Ranges

al-range-sword = Sword
al-range-bow = Bow

## Walls

al-card-wall = Wall
    .text = You may summon units on empty squares adjacent to a Wall you control. A Wall blocks moves and lines of fire. It is not a unit.
al-card-vine-wall = Vine Wall
    .text = A Wall that may lie on any square without a Wall, also under a unit. One unit may stand on it. To move off it, roll a die: on 1–3 the unit takes 1 wound and stays. You may summon adjacent to it, but not onto it. It blocks lines of fire, but not shots at or by the unit on it. Destroyed, it returns to its pile and gives no magic.

## Abilities of several factions

al-ability-precise = Precise
    .text = When this unit attacks a unit, do not roll: the target takes as many wounds as the number of dice this unit would have rolled. These are not hits. Against a Wall it rolls as usual.
al-ability-sluggish = Sluggish
    .text = When this unit is attacked, no dice are rolled for it: it takes as many wounds as the number of dice the attacker would have rolled.
al-ability-tough = Tough
    .text = When an opponent attacks this unit, only dice showing 4+ wound it. A 3 is still a hit.
al-ability-reckless = Reckless
    .text = When this unit attacks, only dice showing 4+ are hits.
al-ability-swift = Swift
    .text = In the Movement Phase this unit may move 1 extra square.
al-ability-greater-swiftness = Greater Swiftness
    .text = In the Movement Phase this unit may move 2 extra squares.
al-ability-rider = Rider
    .text = Instead of its normal move in the Movement Phase, this unit may move up to 7 clear squares in one straight line.
al-ability-flight = Flight
    .text = This unit may move through other cards. It must end its move on an empty square.
al-ability-trample = Trample
    .text = This unit may move through Commons. Each unit it moves through takes 1 wound as this unit leaves its square, at most one in a move. It must end its move on an empty square, and not where a unit has just been destroyed in this way.
al-ability-assault = Assault
    .text = Instead of one normal attack, this unit may attack all adjacent enemy units, each with an attack of its own and each only once.
al-ability-swift-strike = Swift Strike
    .text = Once per turn, directly after this unit attacks, it may attack one more time.
al-ability-far-shot = Far Shot
    .text = This unit may attack cards up to 4 clear squares away in a straight line.
al-ability-fear = Fear
    .text = Whenever an enemy Common moves adjacent to this unit, roll a die. On 5+ discard that Common.
al-ability-life-drain = Life Drain
    .text = When this unit destroys a unit, you may remove 1 wound from this unit.
al-ability-escape = Escape
    .text = After this unit attacks, you may pay 1 magic to move it up to 2 squares.
al-ability-knock-around = Knock Around
    .text = After this unit’s attack wounds a unit that survives, you may move that unit up to 3 clear squares in a straight line.
al-ability-shield-of-light = Shield of Light
    .text = In attacks, Commons you control within 2 squares of this unit take wounds only from dice showing 4+.
al-ability-camouflage = Camouflage
    .text = Units that are not adjacent to this unit cannot attack it.
al-ability-stun = Stun
    .text = Enemy Commons that begin a turn adjacent to this unit cannot move or attack during that turn.
al-ability-burrow = Burrow
    .text = In the Movement Phase this unit may move 1 extra square. It may move through units, but must end its move on an empty square. −1 attack value for each square it moved this turn.
al-ability-vinemancer-sow = Vinemancer Sow
    .text = When this unit destroys an enemy unit, put a Vine Wall on the square that unit occupied. This unit never rolls to leave a Vine Wall.

## Prompts

al-prompt-place-to = Choose where to place { $card } ({ $square }).
al-prompt-escape = { al-ability-escape }: pay 1 magic to move { $card } ({ $square }) up to 2 squares?
al-prompt-assault = { al-ability-assault }: choose whom { $card } ({ $square }) attacks next.
al-prompt-life-drain = { al-ability-life-drain }: remove 1 wound from { $card } ({ $square })?
