### Summoner Wars Alliances: the Shadow Elves. Labels begin with a capital; they stand alone and are not parts of sentences.

## Units

al-card-selundar = Selundar
al-ability-out-of-shadows = Out of Shadows
    .text = If no enemy unit was adjacent to this unit at the start of the turn, it has +2 attack value this turn against units it is adjacent to.
al-card-hydrake = Hydrake
al-card-malidala = Malidala
al-ability-shadow-dancer = Shadow Dancer
    .text = The first time this unit is attacked in a turn, choose one of the rolled dice. Ignore that die.
al-card-xaserbane = Xaserbane
al-ability-sneak = Sneak
    .text = If this unit is the only card you move in your Movement Phase, it may move 2 extra squares.
al-card-kuldrid = Kuldrid
al-ability-wither = Wither
    .text = At the end of your Attack Phase, if this unit destroyed no unit in it, pay 1 magic or put 1 wound on your Summoner.
al-card-melek = Melek
al-card-taliya = Taliya
al-ability-return-spirit = Return Spirit
    .text = At the end of your turn, choose a Common adjacent to this unit. Remove its wounds and return it to the hand of the player who controls it. Discard the cards under it.
al-card-ranger = Ranger
al-ability-shadow-arrows = Shadow Arrows
    .text = Once per turn, when this unit destroys a unit, you may place it on the square that unit occupied. If you do, you may pay 1 magic to attack with it one more time.
al-card-scout = Scout
al-ability-scout = Scout
    .text = If this unit is on an opponent’s side at the start of your turn, you may move 1 additional unit in your Movement Phase.
al-card-shadow-elves-swordsman = Swordsman
al-card-blade-master = Blade Master
al-card-shadow-elves-hunter = Hunter
al-ability-shadow-step = Shadow Step
    .text = Once per turn, when you summon a Shadow Elf Hunter, you may place it adjacent to a Shadow Elf unit you control instead of adjacent to a Wall.

## Events

al-card-shadows = Shadows
    .text = Play this also outside your turn, when a Shadow Elf Common or Champion of yours is destroyed and put into an opponent’s magic pile: put that card from there on top of your own magic pile.
al-card-summon-the-night = Summon the Night
    .text = Choose an opponent. In that player’s next turn, their units may move only 1 square each in the Movement Phase and cannot attack cards they are not adjacent to in the Attack Phase.
al-card-stalking-advance = Stalking Advance
    .text = Move each of your Shadow Elf units up to 1 square.
al-card-into-darkness = Into Darkness
    .text = Only if you have fewer units on the battlefield than an opponent you choose: discard up to 2 Commons with a summon cost of 2 or less that this opponent controls.

## Prompts

al-prompt-shadow-dancer = { al-ability-shadow-dancer }: { $card } ({ $square }) is attacked with { $dice }. Choose the die that does not count.
al-prompt-wither = { al-ability-wither }: { $card } ({ $square }) destroyed no unit. Pay 1 magic, or your Summoner takes 1 wound.
al-prompt-return-spirit = { al-ability-return-spirit }: choose a Common next to { $card } ({ $square }) to return to the hand of its player.
al-prompt-shadow-arrows = { al-ability-shadow-arrows }: place { $card } on { $square }, where the destroyed unit stood?
al-prompt-shadow-arrows-again = { al-ability-shadow-arrows }: pay 1 magic to attack with { $card } ({ $square }) one more time?
al-prompt-shadows = { $card } ({ $square }) was destroyed and lies on an opponent’s magic pile. You may react with { al-card-shadows }.
al-prompt-summon-the-night = { al-card-summon-the-night }: choose an opponent.
al-prompt-stalking-advance = { al-card-stalking-advance }: choose a unit to move 1 square, or finish.
al-prompt-into-darkness-whom = { al-card-into-darkness }: choose an opponent with more units than you.
al-prompt-into-darkness = { al-card-into-darkness }: choose a Common to discard, or finish.

## What happened

al-log-die-ignored = A { $count } does not count.
al-log-recovered = { $player } takes { $card } back as magic.
al-log-watched = { $ability } has no effect this turn: an enemy unit is next to { $card } ({ $square }).
