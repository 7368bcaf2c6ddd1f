### Summoner Wars Alliances: Fallen Phoenix.

## Summoner and champions

al-card-immortal-elien = Immortal Elien
al-ability-eliens-will = Elien’s Will
    .text = In any player’s Attack Phase, after dice were rolled by anyone for an attack or an ability, you may pay up to 3 magic. Each point raises one of those dice by 1; you may share the points among several dice.
al-card-karthos = Karthos
al-ability-wrathful-dead = Wrathful Dead
    .text = Instead of attacking with Karthos, you may choose a Fallen Kingdom common in an opponent’s discard pile and pay its summon cost. Place it adjacent to Karthos; you control it, and it has Precise until the end of the turn.
al-card-hellfire-drake = Hellfire Drake
al-ability-greater-hellfire = Greater Hellfire
    .text = Instead of attacking with this unit, you may put 1 wound on every unit adjacent to it, friends included.
al-card-helkar = Helkar
al-ability-leader-of-the-cult = Leader of the Cult
    .text = Cultists you control have +1 attack value while adjacent to Helkar. After moving Helkar, you may put 1 wound on her and place a Cultist you control adjacent to her.

## Commons and conjurations

al-card-fallen-phoenix-warrior = Warrior
al-ability-hellfire-step = Hellfire Step
    .text = After attacking with this unit, you may roll a die. On 4 or more, place it adjacent to another Fallen Phoenix unit you control.
al-card-harbinger = Harbinger
al-ability-burning-conjuration = Burning Conjuration
    .text = Whenever this unit destroys an enemy unit, you may roll a die. On 4 or more, put a unit from your conjuration pile on the square of the destroyed unit.
al-card-fallen-phoenix-cultist = Cultist
al-ability-cursed-slash = Cursed Slash
    .text = When this unit rolls at least one 6 in an attack, you may put up to 2 extra wounds on the target. This unit takes 1 wound for each of them, at most as many as it can take.
al-card-burning-skeleton = Burning Skeleton
al-ability-magic-burn = Magic Burn
    .text = When this unit is destroyed, roll a die. On 4 or more it returns to your conjuration pile instead of going to another pile, and the player who destroyed it must discard the top card of their magic pile.

## Events

al-card-purge = Purge
    .text = Choose a wounded common you control. Put 1 wound on every card adjacent to it, friends and walls included, then destroy that common.
al-card-from-the-ashes = From the Ashes
    .text = Play this only when the attack of a Phoenix Elf unit you control destroys an adjacent enemy unit. Place a Fallen Kingdom common from your discard pile on the square of the destroyed unit.
al-card-burnt-sacrifice = Burnt Sacrifice
    .text = You may destroy a common you control. If you do, take an event of Immortal Elien from your discard pile into your hand and show it.
al-card-forced-conversion = Forced Conversion
    .text = Choose a wounded Cultist you control and an enemy common within 2 squares of it. You control that common from now on, and it has Precise until the end of the turn.

## Prompts

al-prompt-eliens-will = { al-ability-eliens-will }: you may pay 1 magic to raise a die by 1. Choose the die.
al-prompt-wrathful-dead-seat = { al-ability-wrathful-dead }: choose the opponent from whose discard pile { $card } raises a common.
al-prompt-wrathful-dead = { al-ability-wrathful-dead }: choose the common that { $card } raises.
al-prompt-leader-of-the-cult = { al-ability-leader-of-the-cult }: you may put 1 wound on { $card } and place a Cultist next to her. Choose the Cultist.
al-prompt-hellfire-step = { al-ability-hellfire-step }: roll a die to place { $card } ({ $square }) next to another unit?
al-prompt-hellfire-step-to = { al-ability-hellfire-step }: choose where to place { $card } ({ $square }).
al-prompt-burning-conjuration = { al-ability-burning-conjuration }: roll a die to put a conjuration on { $square }?
al-prompt-burning-conjuration-unit = { al-ability-burning-conjuration }: choose the conjuration.
al-prompt-cursed-slash = { al-ability-cursed-slash }: you may add wounds. { $card } ({ $square }) takes as many itself. Choose how many.
al-prompt-purge = { al-card-purge }: choose a wounded common. Every card next to it takes 1 wound, then it is destroyed.
al-prompt-from-the-ashes = { al-card-from-the-ashes }: place a common from your discard pile on { $square }?
al-prompt-from-the-ashes-unit = { al-card-from-the-ashes }: choose a common from your discard pile.
al-prompt-burnt-sacrifice = { al-card-burnt-sacrifice }: you may destroy a common to take back an event. Choose the common.
al-prompt-burnt-sacrifice-event = { al-card-burnt-sacrifice }: choose the event to take into your hand.
al-prompt-forced-conversion = { al-card-forced-conversion }: choose an enemy common to control from now on.
