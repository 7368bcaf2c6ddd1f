### Summoner Wars: how its cards are looked through.

## What cards are found by

sw2-facet-faction = Faction
sw2-facet-kind = Kind
sw2-facet-symbol = Deck symbol
sw2-facet-cost = Cost
sw2-facet-attack = Attack
sw2-facet-phase = Phase
sw2-library-summoner = Summoners
sw2-library-champion = Champions
sw2-library-common = Commons
sw2-library-standard = Standard events
sw2-library-epic = Epic events
sw2-library-structure = Structures
sw2-library-gate = Gates

## Keywords

sw2-keyword-active = Active
sw2-keyword-boost = Boost
sw2-keyword-clear = Clear straight
sw2-keyword-control = Take control
sw2-keyword-destroy = Destroy
sw2-keyword-discard = Discard
sw2-keyword-exchange = Exchange places
sw2-keyword-extra = Extra
sw2-keyword-force = Force
sw2-keyword-instead = Instead
sw2-keyword-melee = Melee
sw2-keyword-place = Place
sw2-keyword-ranged = Ranged
sw2-keyword-re-roll = Re-roll
sw2-keyword-structure = Structure
sw2-keyword-through = Through
sw2-keyword-under = Under
sw2-keyword-within = Within

## What is not certain

sw2-library-doubts = Not certain, or ours
sw2-doubt-name = the name
sw2-doubt-abilities = names of abilities
sw2-doubt-symbols = deck symbols
sw2-doubt-facts = values, known from scans in another language
