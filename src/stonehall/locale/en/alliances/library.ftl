### Summoner Wars: Alliances: how its cards are looked through.

## What cards are found by

al-facet-faction = Faction
al-facet-kind = Kind
al-facet-cost = Cost
al-facet-range = Range
al-library-summoner = Summoners
al-library-champion = Champions
al-library-common = Commons
al-library-mutation = Mutations
al-library-conjuration = Conjurations
al-library-vine-wall = Vine Walls
al-library-wall = Walls
al-library-event = Events
al-library-boost-cost = Boost cost

## Keywords

al-keyword-any-time = At any time
al-keyword-boost = Boost
al-keyword-bow = Bow
al-keyword-clear = Clear straight
al-keyword-control = Take control
al-keyword-destroy = Destroy
al-keyword-discard = Discard
al-keyword-exchange = Exchange places
al-keyword-hit = Hit
al-keyword-instead = Instead of attacking
al-keyword-magic-pile = Magic pile
al-keyword-place = Place
al-keyword-poison = Poison
al-keyword-sword = Sword
al-keyword-through = Through
al-keyword-under = Under
al-keyword-vine-wall = Vine Wall
al-keyword-wall = Wall
al-keyword-within = Within
al-keyword-wound = Wound
