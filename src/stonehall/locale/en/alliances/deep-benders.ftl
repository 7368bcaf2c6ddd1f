### Summoner Wars Alliances: Deep Benders.

## Summoner and champions

al-card-endrich = Endrich
al-ability-geopathic-command = Geopathic Command
    .text = At the end of your Attack Phase, you may pay 1 magic to attack at once with a boosted unit you control, even if it has already attacked.
al-card-kendre = Kendre
al-ability-gem-transfer = Gem Transfer
    .text = After moving Kendre, you may move the boost marker of a unit you control to another unit you control that has a boost cost and no boost marker.
al-card-keodel = Keodel
al-ability-geopathy = Geopathy
    .text = At the start of your Attack Phase, you may pay 1 magic for each common adjacent to Keodel, enemy commons included. If you do, all of these commons have +2 attack value until the end of the turn.
al-card-owl-gryphon = Owl Gryphon
al-ability-conserve = Conserve
    .text = At the start of your Attack Phase, you may move a card from your discard pile to the top of your magic pile. If you do, neither this unit nor your summoner may attack this turn: they count as two of your three attackers.

## Commons and conjurations

al-card-geopath = Geopath
al-ability-geopathic-shot = Geopathic Shot
    .text = Boosted: this unit has +1 attack value and may attack cards up to 5 clear straight squares away.
al-card-gem-priestess = Gem Priestess
al-ability-gem-blessing = Gem Blessing
    .text = Boosted: this unit has 4 life. At the start of your turn, remove 1 wound from each friendly common and champion adjacent to it.
al-card-deep-dragon = Deep Dragon
al-card-gorgon = Gorgon
al-ability-petrifying-gaze = Petrifying Gaze
    .text = After moving this unit, roll a die for each enemy common within 2 squares of it. On 5 or more, destroy that common.

## Events

al-card-teleport = Teleport
    .text = Two units you control exchange places.
al-card-unlock = Unlock
    .text = Boost up to 2 units you control that have a boost cost, without paying for it.
al-card-reclaim = Reclaim
    .text = Remove the boost markers from any number of units you control. For each of them, move as many cards as that unit’s boost cost from the top of your discard pile to your magic pile.
al-card-conjure-gorgon = Conjure Gorgon
    .text = Put a Gorgon from your conjuration pile on an empty square adjacent to Endrich.

## Prompts

al-prompt-geopathic-command = { al-ability-geopathic-command }: you may pay 1 magic to attack with a boosted unit. Choose it.
al-prompt-gem-transfer = { al-ability-gem-transfer }: you may move a boost marker. Choose the unit that gives it.
al-prompt-gem-transfer-to = { al-ability-gem-transfer }: choose the unit that gets the boost marker of { $card } ({ $square }).
al-prompt-geopathy = { al-ability-geopathy }: pay 1 magic for each common next to { $card } ({ $square }), so that all of them have +2 attack value?
al-prompt-conserve = { al-ability-conserve }: you may move a card from your discard pile to your magic pile. { $card } and your summoner then cannot attack this turn. Choose the card.
al-prompt-teleport = { al-card-teleport }: choose a unit.
al-prompt-teleport-with = { al-card-teleport }: choose the unit with which { $card } ({ $square }) exchanges places.
al-prompt-unlock = { al-card-unlock }: choose a unit to boost, or finish.
al-prompt-reclaim = { al-card-reclaim }: choose a unit whose boost you take back, or finish.
al-prompt-conjure-gorgon = { al-card-conjure-gorgon }: choose a square for the Gorgon.
