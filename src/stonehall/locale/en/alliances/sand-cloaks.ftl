### Sand Cloaks: the faction, its cards and their abilities.

al-faction-sand-cloaks = Sand Cloaks
    .text = Every event is an ability that lies under a unit. What lies under Marek the whole army knows, what lies under one Hunter all Hunters know, and Scholars carry the tricks to where they are needed.

al-card-marek = Marek
al-ability-shared-secrets = Shared Secrets
    .text = Your Sand Cloaks units have the ability of the Event Ability that lies under this unit.
al-card-grizzle = Grizzle
al-ability-well-equipped = Well Equipped
    .text = +2 attack value while an Event Ability lies under this unit.
al-card-sirocco = Sirocco
al-card-vex = Vex
al-ability-pilfer = Pilfer
    .text = After this unit’s attack has destroyed an enemy unit, you may draw 1 card.
al-card-tinkerer = Tinkerer
al-ability-jamming-device = Jamming Device
    .text = Enemy commons and champions adjacent to this unit have no abilities.
al-card-sand-cloaks-scholar = Scholar
al-ability-study = Study
    .text = After you move with this unit, you may take an Event Ability from under this unit or a unit you control within 2 squares of it, and put it under another of these units. An Event Ability already there is discarded.
al-card-sand-cloaks-hunter = Hunter
al-ability-hunting-party = Hunting Party
    .text = All your Hunters have the ability of the Event Ability that lies under this unit. +1 attack value while an Event Ability lies under this unit.
al-card-contract = Contract
    .text = Event Ability. Put it under a Sand Cloaks unit you control; an Event Ability already there is discarded. That unit has Marked Target (+1 attack value against champions and summoners). It is discarded when the unit leaves the battlefield.
al-ability-marked-target = Marked Target
    .text = +1 attack value when this unit attacks a champion or a summoner.
al-card-weak-spot = Weak Spot
    .text = Event Ability. Put it under a Sand Cloaks unit you control; an Event Ability already there is discarded. That unit has Opportunist (+1 attack value against units already attacked this turn). It is discarded when the unit leaves the battlefield.
al-ability-opportunist = Opportunist
    .text = +1 attack value when this unit attacks a unit that has already been attacked this turn.
al-card-dust-veil = Dust Veil
    .text = Event Ability. Put it under a Sand Cloaks unit you control; an Event Ability already there is discarded. That unit has Camouflage (only adjacent units can attack it). It is discarded when the unit leaves the battlefield.
al-card-sand-runners = Sand Runners
    .text = Event Ability. Put it under a Sand Cloaks unit you control; an Event Ability already there is discarded. That unit has Swift (it may move 1 square farther). It is discarded when the unit leaves the battlefield.
al-card-smoke-bomb = Smoke Bomb
    .text = Event Ability. Put it under a Sand Cloaks unit you control; an Event Ability already there is discarded. That unit has Escape (after attacking with it, pay 1 magic to move it up to 2 squares). It is discarded when the unit leaves the battlefield.

al-prompt-event-ability = { $card }: choose the unit under which it goes.
al-prompt-study = { al-ability-study }: you may move an Event Ability. Choose the unit that gives it.
al-prompt-study-card = { al-ability-study }: choose an Event Ability under { $card } ({ $square }).
al-prompt-study-to = { al-ability-study }: choose the unit under which { $card } goes.
al-prompt-pilfer = { al-ability-pilfer }: draw a card?
