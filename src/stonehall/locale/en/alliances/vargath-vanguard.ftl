### Summoner Wars Alliances: Vargath Vanguard.

## Summoner and champions

al-card-moyra-skylark = Moyra Skylark
al-ability-divine-presence = Divine Presence
    .text = At the start of your turn, choose a common you control within 2 squares of Moyra. It has +1 attack value until the end of the turn, and you may move it up to 1 square at once.
al-card-father-benjamin = Father Benjamin
al-card-korbolden = Korbolden
al-ability-electrocute = Electrocute
    .text = Once per turn, after attacking with Korbolden, you may discard a card from your hand to put 1 wound on a unit within 3 clear straight squares of him, or 2 wounds on a unit adjacent to him.
al-card-qayla = Qayla
al-ability-battle-orders = Battle Orders
    .text = At the start of your Attack Phase, you may move up to 2 commons you control within 3 squares of Qayla up to 1 square each.

## Commons

al-card-vargath-vanguard-defender = Defender
al-ability-hold-the-line = Hold the Line
    .text = While this unit is adjacent to another unit you control, attacks wound it only with dice of 4 or more.
al-card-cherub = Cherub
al-ability-wings-of-light = Wings of Light
    .text = This unit may move through other units. It must end its move on an empty square.
al-card-crusader = Crusader
al-ability-holy-banner = Holy Banner
    .text = Units you control adjacent to this unit have +1 attack value if their special ability has the word Light in its name. Several Crusaders do not add up.

## Events

al-card-divine-intervention = Divine Intervention
    .text = Play this only when an attack would put wounds on a common or champion you control, in any player’s turn. Moyra Skylark takes 1 wound, and the attack puts no wounds on that unit.
al-card-blinding-light = Blinding Light
    .text = Until the start of your next turn, enemy units within 2 squares of Moyra Skylark have Reckless: their attacks hit only with dice of 4 or more.
al-card-change-form = Change Form
    .text = Moyra Skylark and a common you control exchange places.
al-card-lightning-strike = Lightning Strike
    .text = Put 3 wounds on a wall, common or champion within 3 squares of Moyra Skylark.
al-card-radiant-charge = Radiant Charge
    .text = Until the end of the turn, units you control have +1 attack value if their special ability has the word Light in its name.

## Prompts

al-prompt-divine-presence = { al-ability-divine-presence }: choose a common. It has +1 attack value this turn, and you may move it 1 square.
al-prompt-electrocute = { al-ability-electrocute }: you may discard a card so that { $card } ({ $square }) puts 1 wound on a unit, or 2 wounds on a neighbour. Choose the unit.
al-prompt-electrocute-card = { al-ability-electrocute }: choose the card you discard to wound { $card } ({ $square }).
al-prompt-battle-orders = { al-ability-battle-orders }: choose a common to move up to 1 square, or finish.
al-prompt-divine-intervention = { al-card-divine-intervention }: spare { $card } ({ $square }) all wounds of this attack? Moyra takes 1 wound.
al-prompt-change-form = { al-card-change-form }: choose a common to exchange places with Moyra.
al-prompt-lightning-strike = { al-card-lightning-strike }: choose a card to take 3 wounds.
