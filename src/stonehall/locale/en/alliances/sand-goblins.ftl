### Summoner Wars Alliances: cards, abilities and prompts of the Sand Goblins.

al-faction-sand-goblins = Sand Goblins
    .text = Small, cheap and hard to catch: they hide from archers, scurry off after a shot and arm themselves with the dead. Storms and taunts put their enemies where they want them.

al-card-krusk = Krusk
al-ability-sandstorm = Sandstorm
    .text = At the end of your Movement Phase, you may pay 2 magic and choose up to 3 other units within 3 squares of this unit. Move each up to 1 square and roll a die for it: on 4 or more it takes 1 wound.
al-card-biter = Biter
al-ability-crazed = Crazed
    .text = This unit cannot be moved while it is adjacent to an enemy unit.
al-card-kreep = Kreep
al-ability-cowardly = Cowardly
    .text = At the end of your turn, if this unit is adjacent to an enemy unit, roll a die: on 1 or 2 discard this unit.
al-card-silts = Silts
al-ability-cunning = Cunning
    .text = Once per turn, at any time in your turn, this unit may exchange places with an adjacent unit.
al-card-sand-wyrm = Sand Wyrm
al-card-stink = Stink
al-ability-lucky = Lucky
    .text = Once in your turn, after you roll dice for any reason, you may roll one of them again. The second result counts.
al-card-tark = Tark
al-ability-conceal = Conceal
    .text = At the end of your Attack Phase, choose a common or champion. It cannot attack this unit until your next turn begins.
al-card-javelineer = Javelineer
al-card-scavenger = Scavenger
al-ability-scavenge = Scavenge
    .text = A unit that this unit destroys and that would go to your magic pile goes under this unit instead. When this unit would take wounds, discard one card from under it to prevent them.
al-ability-stolen-weapons = Stolen Weapons
    .text = This unit has +2 attack value while at least one card is under it.
al-card-sand-goblins-shaman = Shaman
al-card-bomber = Bomber
al-ability-hasty = Hasty
    .text = If any die misses when this unit attacks, discard this unit after the attack. If any die shows 6 or more, it may attack again at once.
al-card-slayer = Slayer
al-ability-blood-craze = Blood Craze
    .text = This unit has +1 attack value against a common or champion that already has wounds.

al-card-shiny = Shiny
    .text = Until the end of the turn your units with Scavenge have Stolen Weapons: +2 attack value while at least one card is under them.
al-card-taunt = Taunt
    .text = One after the other, place up to 2 enemy commons, each adjacent to a Sand Goblin you control that is within 3 squares of it.
al-card-duck-and-cover = Duck and Cover
    .text = Your Sand Goblin units have Camouflage until your next turn begins: units that are not adjacent cannot attack them.
al-card-mirage = Mirage
    .text = One after the other, take each wall you control and place it on an empty square of your side. Remove up to 3 wounds from each wall placed. You may summon units in this Event Phase.

al-prompt-sandstorm = { al-ability-sandstorm }: you may pay 2 magic to move up to 3 units up to 1 square each and perhaps wound them. Choose the first unit.
al-prompt-sandstorm-more = { al-ability-sandstorm }: choose another unit, or finish choosing.
al-prompt-lucky = { al-ability-lucky }: you may roll one die again. Choose the die.
al-prompt-conceal = { al-ability-conceal }: choose a common or champion. It cannot attack { $card } ({ $square }) until your next turn.
al-prompt-taunt = { al-card-taunt }: choose an enemy common to place next to one of your Sand Goblins, or finish.
al-prompt-mirage = { al-card-mirage }: choose the wall to place next.
