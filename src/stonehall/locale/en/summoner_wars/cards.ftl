### Summoner Wars, second edition: factions, cards and abilities.
### Labels begin with a capital; they stand alone and are not parts of sentences.

## Shared

card-gate = Gate
ability-blood-fury = Blood Fury
    .text = Whenever a unit of either side is destroyed during your turn, this unit gains 1 boost. At the end of your turn, remove 2 boosts from it.
ability-engage = Engage
    .text = Whenever an adjacent enemy unit moves or is forced away from this unit, that enemy unit takes 1 damage.
ability-far-shot = Far Shot
    .text = This unit may attack cards up to 4 clear straight spaces away instead of 3.
ability-guarded = Guarded
    .text = The first attack on this unit in each turn deals it at most 1 damage.
ability-imbued-strength = Imbued Strength
    .text = +1 strength for each boost on this unit, at most +5.
ability-infect = Infect
    .text = After this unit destroys a unit, you may put a unit with Carrier in its name from your discard pile in the destroyed unit's space.
ability-momentum = Momentum
    .text = Once per turn, after this unit attacks an enemy unit, it gains 1 boost.
ability-prepare = Prepare
    .text = Instead of moving, this unit may gain 1 boost.
ability-relentless = Relentless
    .text = In your Attack Phase, this unit may attack as an extra attacking unit: it does not count as one of the three units you may attack with.
ability-shove = Shove
    .text = After this unit attacks an adjacent enemy common or champion, you may force the target by 1 space.
ability-swift-shot = Swift Shot
    .text = Once per turn, after this unit attacks, you may spend 1 boost from it. If you do, it makes an extra attack.
ability-trample = Trample
    .text = This unit may move through friendly and enemy commons. After it moves, each common it moved through takes 1 damage.

## Labels: classes, deck symbols, phases, attack types, words

class-common = Common
class-champion = Champion
class-summoner = Summoner
class-unit = Unit
class-structure = Structure
class-gate = Gate
class-event = Event
class-standard = Standard
class-epic = Epic
class-standard-event = Standard event
class-epic-event = Epic event

symbol-light = Light
symbol-cunning = Cunning
symbol-earth = Earth
symbol-spirit = Spirit
symbol-instinct = Instinct
symbol-water = Water
symbol-dark = Dark
symbol-resolve = Resolve
symbol-air = Air
symbol-divine = Divine
symbol-logic = Logic
symbol-fire = Fire
symbol-crossed-axes = Crossed axes

phase-summon = Summon Phase
    .short = Summon
phase-move = Move Phase
    .short = Move
phase-build = Build Phase
    .short = Build
phase-attack = Attack Phase
    .short = Attack
phase-magic = Magic Phase
    .short = Magic
phase-draw = Draw Phase
    .short = Draw

attack-melee = Melee
attack-ranged = Ranged

word-strength = Strength
word-life = Life
word-cost = Cost
word-boost = Boost
word-boosts = Boosts
word-damage = Damage
word-magic = Magic
word-hand = Hand
word-draw-pile = Draw pile
word-discard-pile = Discard pile
word-active-events = Active events
word-under = Under
word-turn = Turn

## Polar Dwarves

faction-polar-dwarves = Polar Dwarves
card-svara = Svara
ability-structural-shift = Structural Shift
    .text = After this unit moves, you may force a friendly structure within 3 spaces by 1 space.
card-ollag = Ollag
ability-cold-snap = Cold Snap
    .text = Friendly structures have +1 life.
card-jarmund = Jarmund
ability-ice-shards = Ice Shards
    .text = At the end of your Build Phase, you may spend 1 boost from this unit. If you do, each enemy unit adjacent to at least one friendly structure takes 1 damage.
card-nadiana = Nadiana
ability-greater-frost-bolt = Greater Frost Bolt
    .text = +1 strength for each friendly structure within 2 spaces.
card-frost-mage = Frost Mage
ability-frost-bolt = Frost Bolt
    .text = +1 strength for each adjacent friendly structure.
card-bear-cavalry = Bear Cavalry
card-ice-smith = Ice Smith
ability-frost-axe = Frost Axe
    .text = After this unit moves, you may choose one: it gains 1 boost; or spend 1 boost from it and put it under a friendly common within 3 spaces. While it is under that common, each special rolled in that common's attacks counts as two melee hits.
card-ice-golem = Ice Golem
ability-living-gate = Living Gate
    .text = This unit is also a gate: you may summon units adjacent to it.
ability-mobile-structure = Mobile Structure
    .text = This unit may move although it is a structure.
ability-slow = Slow
    .text = This unit's moves are 1 space shorter.
card-ice-ram = Ice Ram
    .text = ACTIVE – After you move or force a structure, you may choose a unit adjacent to it. That unit takes 1 damage, and you may force it by 1 space.
card-parapet = Parapet
    .text = Friendly units may attack through this structure.
card-ice-repair = Ice Repair
    .text = Remove 2 damage from each friendly structure.
card-glacial-shift = Glacial Shift
    .text = Force up to three friendly structures within 3 spaces of your summoner by 1 or 2 spaces each.

## Fallen Kingdom

faction-fallen-kingdom = Fallen Kingdom
card-ret-talus = Ret-Talus
ability-raise-the-dead = Raise the Dead
    .text = Once per turn, during your Summon Phase, you may deal 2 damage to this unit. If you do, place a unit with Undead in its name from your discard pile in an empty space adjacent to this unit.
card-elut-bal = Elut-Bal
ability-summoned-by-fire = Summoned by Fire
    .text = When you summon this unit, destroy a friendly unit as part of the cost and put this unit in the destroyed unit's space instead of next to a gate.
card-dragos = Dragos
ability-life-drain = Life Drain
    .text = Before this unit attacks, you may destroy a friendly unit within 2 spaces. If you do, each special also counts as a melee hit in this attack.
card-gul-dass = Gul-Dass
ability-wrath = Wrath
    .text = +1 strength for each damage on this unit.
card-undead-warrior = Undead Warrior
card-undead-archer = Undead Archer
ability-soul-shift = Soul Shift
    .text = Whenever a unit within 3 spaces is destroyed during your turn, you may put this unit in the destroyed unit's space.
card-undead-carrier = Undead Carrier
ability-soulless = Soulless
    .text = You gain no magic for enemy units destroyed by this unit.
card-hellfire-cultist = Hellfire Cultist
ability-immolate = Immolate
    .text = After this unit is destroyed, each enemy unit that was adjacent to it takes 1 damage.
card-sacrificial-pyre = Sacrificial Pyre
    .text = ACTIVE – Whenever a unit of either side is destroyed, put 1 boost on this event. When this event is discarded, choose a unit and remove 1 damage from it for each boost on this event.
card-hellforged-weapon = Hellforged Weapon
    .text = Put this event under a friendly common. While it is there, that common has +2 strength and the Cursed ability.
ability-cursed = Cursed
    .text = After this unit attacks, it takes 1 damage for each special rolled.
card-purge = Purge
    .text = Choose any number of friendly units. For each of them, you may deal 2 damage to one unit adjacent to it. Then destroy the chosen units.
card-blood-summon = Blood Summon
    .text = Any number of times: choose a friendly unit, place a unit of cost 2 or less from your hand in an empty space adjacent to it, then the chosen unit takes 2 damage.

## Cave Goblins

faction-cave-goblins = Cave Goblins
card-sneeks = Sneeks
ability-sly = Sly
    .text = Once per turn, during your Attack Phase, this unit may exchange places with a friendly unit of cost 0 anywhere on the battlefield.
card-blarf = Blarf
ability-blood-runes = Blood Runes
    .text = At the start of your Attack Phase, choose one: spend 1 magic and this unit gains 1 boost; or this unit takes 1 damage.
card-smeg = Smeg
ability-magic-junkie = Magic Junkie
    .text = At the end of your turn, spend 1 magic or discard this unit.
card-the-eater = The Eater
ability-feed-the-eater = Feed the Eater
    .text = At the end of your Attack Phase, if this unit has not destroyed a unit this turn, discard an adjacent friendly unit or this unit.
card-beast-rider = Beast Rider
ability-charge = Charge
    .text = Instead of its normal move, this unit may move 1 to 4 spaces in a straight line. If it moves 3 or more spaces this way, it has +1 strength until end of turn.
card-horde-climber = Horde Climber
ability-climb = Climb
    .text = This unit may move 1 extra space and may move through structures.
card-horde-clinger = Horde Clinger
ability-immobile = Immobile
    .text = This unit cannot move.
ability-cling = Cling
    .text = After a friendly unit that started its move adjacent to this unit moves, you may place this unit in an empty space adjacent to that unit.
card-horde-slinger = Horde Slinger
card-enrage-the-horde = Enrage the Horde
    .text = Each friendly unit of cost 0 may make one extra attack.
card-sneak = Sneak
    .text = Force any number of friendly units of cost 0 by 1 space each.
card-unrelenting = Unrelenting
    .text = ACTIVE – When a friendly common would be destroyed, return it to your hand instead.
card-pile-on = Pile On
    .text = ACTIVE – Friendly units have the Gang Up ability.
ability-gang-up = Gang Up
    .text = When this unit attacks, it has +1 strength for each other friendly unit adjacent to the target.

## Breakers

faction-breakers = Breakers
card-tacullu = Tacullu
ability-mind-capture = Mind Capture
    .text = When this unit's attack on an enemy unit would deal enough damage to destroy it, you may deal no damage and take control of that unit permanently instead.
card-gulldune = Gulldune
ability-telepathic-command = Telepathic Command
    .text = After this unit attacks an enemy card, a friendly common within 3 spaces may make an extra attack.
card-gwalark = Gwalark
ability-flight = Flight
    .text = This unit may move 1 extra space and may move through cards.
ability-levitate = Levitate
    .text = Friendly commons that start a move within 2 spaces of this unit have the Flight ability for that move.
card-kalal = Kalal
ability-greater-push = Greater Push
    .text = After this unit attacks, or instead of attacking, you may force a common or champion within 3 spaces by 1 space.
ability-steadfast = Steadfast
    .text = This unit cannot be forced.
card-mind-witch = Mind Witch
ability-mimic = Mimic
    .text = At the start of your Move Phase, you may choose a common within 3 spaces. This unit has all abilities of the chosen common until end of turn.
card-deceiver = Deceiver
ability-stupefy = Stupefy
    .text = When an adjacent enemy unit attacks and its roll shows at least one special, the attack deals 1 less damage.
card-wind-archer = Wind Archer
ability-swift = Swift
    .text = This unit may move 1 extra space.
card-wind-mage = Wind Mage
ability-push = Push
    .text = After this unit attacks, or instead of attacking, you may force a common or champion within 2 spaces by 1 space.
card-mind-control = Mind Control
    .text = Take control of any number of enemy commons and champions within 2 spaces of your summoner until end of turn.
card-perplexing-tempest = Perplexing Tempest
    .text = ACTIVE – The moves of all friendly and enemy units are 1 space shorter.
card-blast = Blast
    .text = Choose a common or champion within 3 clear straight spaces of your summoner. Force it by 1 to 3 spaces; it may pass through commons and champions. It and each unit it passed through take 1 damage.
card-hypnotic-call = Hypnotic Call
    .text = Choose a common or champion. You may force it by 1 space toward your summoner. ACTIVE – Your summoner has +1 strength when attacking the target.

## Savanna Elves

faction-savanna-elves = Savanna Elves
card-abua-shi = Abua Shi
ability-spirit-bond = Spirit Bond
    .text = After this unit moves, you may choose a friendly unit within 3 spaces. The chosen unit gains 1 boost and also receives all boosts from this unit.
card-makeinda-ru = Makeinda Ru
card-miti-kyru = Miti Kyru
ability-inspire = Inspire
    .text = After this unit moves, each adjacent friendly unit gains 1 boost.
ability-withdraw = Withdraw
    .text = After this unit attacks, you may spend 1 magic, or 1 boost from this unit. If you do, force this unit by 1 or 2 spaces.
card-miti-mumway = Miti Mumway
card-border-archer = Border Archer
card-lioness = Lioness
ability-imbued-life = Imbued Life
    .text = +1 life for each boost on this unit, at most +5.
card-rhinoceros = Rhinoceros
ability-imbued-speed = Imbued Speed
    .text = This unit may move 1 extra space for each boost on it, at most 5 extra spaces.
card-spirit-mage = Spirit Mage
ability-charged = Charged
    .text = After this unit is summoned, it gains 1 boost.
ability-commune-with-spirits = Commune with Spirits
    .text = After this unit moves, choose one: it gains 1 boost; or spend 1 boost from it and a friendly unit within 3 spaces gains 1 boost.
card-chant-of-power = Chant of Power
    .text = Choose a common or champion within 3 spaces of your summoner. It has the Imbued Strength ability until end of turn.
card-chant-of-entangling = Chant of Entangling
    .text = Choose two friendly commons within 3 spaces of your summoner. ACTIVE – Each target also has the base abilities of the other. When either target leaves the battlefield, discard this event.
card-chant-of-growth = Chant of Growth
    .text = Choose a friendly unit. It and each friendly unit adjacent to it gain 1 boost.
card-chant-of-weaving = Chant of Weaving
    .text = Choose a friendly unit. ACTIVE – You may summon units adjacent to the target. After you summon a unit adjacent to the target, the target gains 1 boost.

## Vanguards

faction-vanguards = Vanguards
card-sera-eldwyn = Sera Eldwyn
ability-the-citadels-might = The Citadel's Might
    .text = After this unit attacks an enemy unit, if a friendly unit with Citadel in its name is in play, you may reveal a unit with Citadel in its name from your discard pile and take it into your hand.
card-valna-stoutheart = Valna Stoutheart
ability-guidance = Guidance
    .text = At the start of your Summon Phase, draw 2 cards.
ability-citadel-champion = Citadel Champion
    .text = +1 strength for each friendly unit with Citadel in its name within 2 spaces.
card-jacob-eldwyn = Jacob Eldwyn
ability-radiant-shot = Radiant Shot
    .text = +1 strength for every 2 magic you have.
card-coleen-brighton = Coleen Brighton
ability-divine-shield = Divine Shield
    .text = Whenever a friendly unit with Citadel in its name within 3 spaces becomes the target of an attack, roll 2 dice. For each special, the attacking unit has −1 strength in this attack, but at least 1.
card-citadel-archer = Citadel Archer
ability-arrow-of-light = Arrow of Light
    .text = Before this unit attacks, you may reveal and discard any number of different units from your hand. For each of them, gain 1 magic and this unit has +1 strength in this attack.
card-citadel-knight = Citadel Knight
ability-protect = Protect
    .text = Enemy units adjacent to this unit can attack only units with the Protect ability.
card-citadel-paladin = Citadel Paladin
ability-intercession = Intercession
    .text = After this unit attacks an enemy unit, draw 1 card for each special rolled.
card-temple-priest = Temple Priest
ability-heal = Heal
    .text = Before this unit attacks a friendly common or champion, you may discard 1 card from your hand. If you do, the attack deals no damage; instead, remove 1 damage from the target for each melee hit and each special rolled.
card-holy-judgment = Holy Judgment
    .text = Put 2 boosts on this event. ACTIVE – Friendly commons have +1 strength. At the start of your turn, you may spend 1 boost from this event instead of discarding it. Whenever a friendly unit is destroyed, remove 1 boost from this event.
card-guarding-spirits = Guarding Spirits
    .text = ACTIVE – Friendly commons within 3 spaces of your summoner have the Guarded ability.
card-mass-heal = Mass Heal
    .text = Remove 2 damage from each friendly common and champion within 2 spaces of your summoner.
card-renewed-hope = Renewed Hope
    .text = ACTIVE – You may summon units in every phase of your turn, and you may summon units adjacent to your summoner.

## Phoenix Elves

faction-phoenix-elves = Phoenix Elves
card-queen-maldaria = Queen Maldaria
ability-call-protection = Call Protection
    .text = At the end of your Attack Phase, you may spend 1 boost from this unit. If you do, place a friendly common from anywhere on the battlefield in an empty space adjacent to this unit.
card-holleas = Holleas
ability-fiery-summon = Fiery Summon
    .text = You may summon units with Ember in their name adjacent to this unit.
ability-ignite = Ignite
    .text = Adjacent friendly units with Ember in their name have +1 strength.
card-fire-drake = Fire Drake
ability-protector = Protector
    .text = You may summon this unit adjacent to your summoner.
ability-fire-breath = Fire Breath
    .text = This unit may attack through units. If it does, each unit it attacks through takes 1 damage for each special rolled.
card-fanessa = Fanessa
ability-riposte = Riposte
    .text = After an adjacent enemy unit attacks this unit and does not destroy it, the attacking unit takes 1 damage.
card-ember-archer = Ember Archer
ability-quick-shot = Quick Shot
    .text = After this unit moves, you may deal 1 damage to a unit within 3 clear straight spaces.
card-ember-beast = Ember Beast
ability-born-of-fire = Born of Fire
    .text = You may summon this unit adjacent to a friendly unit with Ember in its name.
ability-wildfire = Wildfire
    .text = At the start of your Move Phase, each adjacent enemy unit takes 1 damage.
card-ember-mage = Ember Mage
card-royal-guardian = Royal Guardian
card-spirit-of-the-phoenix = Spirit of the Phoenix
    .text = ACTIVE – Whenever an ability of a friendly unit deals damage to an enemy unit, and the damage is not from an attack, it deals 1 more damage.
card-blinding-flare = Blinding Flare
    .text = ACTIVE – Attacks on your summoner and on friendly units adjacent to it deal 1 damage for each special rolled; hits deal no damage.
card-burn = Burn
    .text = Choose a common or champion within 2 spaces of your summoner. It takes 2 damage.
card-divine-retribution = Divine Retribution
    .text = ACTIVE – Your summoner has the Aura of the Phoenix ability.
ability-aura-of-the-phoenix = Aura of the Phoenix
    .text = After an enemy unit attacks this unit or a friendly unit within 3 spaces, the attacking unit takes 1 damage.

## Tundra Orcs

faction-tundra-orcs = Tundra Orcs
card-grognack = Grognack
ability-restore = Restore
    .text = After this unit moves, if it has no boosts, it gains 1 boost.
ability-influence = Influence
    .text = During your turn, after a roll for an attack or ability of a friendly unit within 3 spaces, you may spend 1 boost from this unit. If you do, re-roll all dice of that roll.
card-ragnor = Ragnor
ability-blood-bond = Blood Bond
    .text = After this unit attacks an enemy unit, your summoner gains 1 boost for each special rolled.
card-shonk = Shonk
ability-wild-strike = Wild Strike
    .text = This unit's attacks deal 1 damage for each special rolled; melee hits deal no damage.
card-targan = Targan
ability-piercing-frost = Piercing Frost
    .text = Adjacent friendly units with Frost in their name have +1 strength.
card-tundra-fighter = Tundra Fighter
ability-frenzy = Frenzy
    .text = After this unit attacks an adjacent enemy card, roll 1 die. If you roll a special, you may force this unit by 1 space. If you do, it may make an extra attack on an adjacent enemy card.
card-tundra-charger = Tundra Charger
ability-blood-rush = Blood Rush
    .text = After this unit is summoned, you may deal 1 damage to it. If you do, force it by 1 space.
card-frost-shaman = Frost Shaman
ability-unwieldy-magic = Unwieldy Magic
    .text = If the roll of this unit's attack shows no special, the attack deals no damage.
card-smasher = Smasher
ability-sluggish = Sluggish
    .text = Attacks on this unit deal it 1 more damage for each special rolled.
card-for-glory = For Glory
    .text = ACTIVE – Friendly commons have the Reckless Strike ability.
ability-reckless-strike = Reckless Strike
    .text = This unit has +2 strength. If the roll of its attack shows at most one special, it takes as much damage as its attack deals.
card-freeze = Freeze
    .text = Choose an unboosted common or champion within 3 spaces of your summoner. ACTIVE – The target loses its abilities, cannot move or attack, and cannot be attacked or forced.
card-brutal-force = Brutal Force
    .text = ACTIVE – Friendly units have the Forceful Attack ability.
ability-forceful-attack = Forceful Attack
    .text = After this unit's attack deals damage to a unit, you may force that unit by 1 space away from this unit.
card-primal-fury = Primal Fury
    .text = ACTIVE – Once per turn, after your summoner attacks an adjacent enemy card, you may force your summoner by 1 or 2 spaces. If you do, your summoner may make an extra attack on an adjacent enemy card.

## Shadow Elves

faction-shadow-elves = Shadow Elves
card-selundar = Selundar
ability-blood-magic = Blood Magic
    .text = Whenever a friendly card within 3 spaces takes damage during your turn, this unit gains 1 boost.
ability-return-to-shadow = Return to Shadow
    .text = At any time during your turn, as often as you like, you may spend 2 boosts from this unit to return a friendly unit within 3 spaces to your hand.
card-lucian = Lucian
ability-dark-prophecy = Dark Prophecy
    .text = Whenever a friendly unit leaves the battlefield in any way, this unit gains 1 boost.
ability-judgment = Judgment
    .text = After this unit moves, you may spend any number of boosts from it to deal that much damage to an adjacent common or champion.
card-taliya = Taliya
ability-tear-the-veil = Tear the Veil
    .text = Once per turn, after this unit moves, if it is adjacent to a damaged enemy gate, you may place a friendly common from anywhere on the battlefield in an empty space adjacent to that gate.
card-samara = Samara
ability-inescapable-doom = Inescapable Doom
    .text = At the end of your Attack Phase, if this unit has destroyed an enemy unit this turn, the enemy summoner takes 1 damage; otherwise your summoner takes 1 damage.
card-shadow-mage = Shadow Mage
ability-forbidden-knowledge = Forbidden Knowledge
    .text = After this unit moves, you may deal 1 damage to it or to an adjacent gate. If you do, draw 1 card.
card-true-seeker = True Seeker
# name unverified
ability-onslaught = Onslaught
    .text = +2 strength in the turn in which this unit was summoned.
# name unverified
ability-feint = Feint
    .text = After this unit attacks, you may force it by 1 or 2 spaces.
card-shadow-knight = Shadow Knight
ability-shadow-summon = Shadow Summon
    .text = When you summon this unit, choose a friendly card without the Shadow Summon ability. Summon this unit adjacent to that card instead of next to a gate; the chosen card takes 1 damage.
ability-death-pact = Death Pact
    .text = After this unit is destroyed, your summoner takes 1 damage.
card-sage-ranger = Sage Ranger
# name unverified
ability-piercing-light = Piercing Light
    .text = In the turn in which this unit was summoned, it may attack through units.
# name unverified
ability-rush = Rush
    .text = After this unit is summoned, you may force it by 1 space.
# name unverified
card-hide-in-darkness = Hide in Darkness
    .text = Choose a gate or common within 3 spaces of your summoner that has 5 or less life left. Return it and all cards under it to their owners' hands.
card-onyx-tome = Onyx Tome
    .text = Reveal a card from your discard pile that is neither an Onyx Tome nor an epic event and take it into your hand. Then, twice, deal 1 damage to a friendly unit.
card-glinting-speed = Glinting Speed
    .text = ACTIVE – Whenever a unit within 3 spaces of your summoner leaves the battlefield during your turn, you may put your summoner in that unit's space.
card-shadow-pulse = Shadow Pulse
    .text = Choose any number of units adjacent to a damaged gate. Each of them takes 1 damage.

## Fungal Dwarves

faction-fungal-dwarves = Fungal Dwarves
card-kuldak = Kuldak
ability-blood-bloom = Blood Bloom
    .text = After a friendly unit within 2 spaces is destroyed, each other friendly unit within 2 spaces of this unit gains 1 boost.
card-thoon = Thoon
card-maldar = Maldar
# name unverified
ability-decay = Decay
    .text = At the end of your Move Phase, this unit takes 1 damage. Then, if it is still in play, you may put 2 boosts on an adjacent friendly unit.
card-monstrosity = Monstrosity
# name unverified
ability-final-form = Final Form
    .text = When you summon this unit, destroy a friendly Fungal Beast with 5 or more boosts as part of the cost and put this unit in the destroyed unit's space instead of next to a gate.
card-blight-mage = Blight Mage
ability-blood-imbue = Blood Imbue
    .text = Once per turn, during your Move Phase, you may choose a friendly unit within 2 spaces. It gains 1 boost, then takes 1 damage.
# name unverified
card-blood-shaman = Blood Shaman
# name unverified
ability-transmission = Transmission
    .text = After this unit moves, you may transfer any number of boosts from it to a friendly unit within 2 spaces, or from one friendly unit within 2 spaces to another.
card-fungal-beast = Fungal Beast
ability-parasitic = Parasitic
    .text = At the end of your Attack Phase, choose one: spend 1 boost from this unit; or this unit takes 1 damage.
card-spore-carrier = Spore Carrier
# name unverified
ability-burst = Burst
    .text = At the end of your Magic Phase, if this unit has 3 or more boosts, it is destroyed.
# name unverified
ability-fungal-mutation = Fungal Mutation
    .text = After this unit is destroyed, if it had 3 or more boosts, put a Fungal Beast from your discard pile in its space, if able.
# name unverified
card-command = Command
    .text = Choose a friendly common within 3 spaces of your summoner. It may make an extra attack. Then destroy it.
# name unverified
card-symbiotic-healing = Symbiotic Healing
    .text = Choose any number of damaged friendly commons and champions. Remove 1 damage from each of them, and each of them gains 1 boost.
# name unverified
card-frenzied-fungus = Frenzied Fungus
    .text = ACTIVE – After you move a unit, you may give it 1 boost. If you do, you may force it by 1 space, and then it takes 1 damage.
# name unverified
card-release-spores = Release Spores
    .text = Place up to two units with Carrier in their name from your discard pile in empty spaces adjacent to your summoner.

## Eternal Council

faction-eternal-council = Eternal Council
card-praefectus-edia = Praefectus Edia
# name unverified
ability-kinetic-siphon = Kinetic Siphon
    .text = Once per turn, after this unit attacks an enemy unit or an enemy unit attacks this unit, this unit gains 1 boost.
# name unverified
ability-continuance = Continuance
    .text = When one of your active events would be discarded, you may spend 2 boosts from this unit to keep it in play instead.
# name unverified
card-overseer-maruna = Overseer Maruna
# name unverified
ability-punish = Punish
    .text = After an enemy unit is summoned within 2 spaces, your opponent discards 1 card from their hand, if able.
# name unverified
card-overseer-ovi = Overseer Ovi
# name unverified
ability-scheme = Scheme
    .text = +1 strength for every 2 cards in your hand.
# name unverified
card-overseer-katu = Overseer Katu
# name unverified
ability-tenacity = Tenacity
    .text = At the end of your turn, if your draw pile is empty, this unit gains 1 boost.
# name unverified
card-citadel-adviser = Citadel Adviser
# name unverified
ability-intelligence = Intelligence
    .text = After this unit moves, you may draw 1 card.
# name unverified
ability-warning = Warning
    .text = After this unit attacks an enemy unit, you may put 1 card from your hand on the bottom of your draw pile. If you do, force your summoner by 1 space.
# name unverified
card-mind-knight = Mind Knight
# name unverified
ability-arouse-fear = Arouse Fear
    .text = After an enemy unit ends its move adjacent to this unit, your opponent discards 1 card from their hand, if able.
# name unverified
card-ancient-scholar = Ancient Scholar
# name unverified
ability-wisdom = Wisdom
    .text = After this unit is summoned, you may draw 1 card.
# name unverified
ability-analysis = Analysis
    .text = After this unit attacks an enemy unit, you may draw 1 card.
# name unverified
card-mystery-sage = Mystery Sage
# name unverified
ability-apply = Apply
    .text = After this unit attacks an enemy unit, you may put 1 card from your hand on the bottom of your draw pile. If you do, deal 1 damage to an adjacent unit.
# name unverified
card-learn = Learn
    .text = Put 2 boosts on this event. ACTIVE – Whenever an event played by your opponent is discarded, remove 1 boost from this event, if able. If you do, take that event into your hand. When this event is discarded, put its boosts on your summoner.
card-insight = Insight
    .text = ACTIVE – Whenever you draw one or more cards, put 1 boost on this event. Your summoner has +1 strength for each boost on this event, at most +5.
card-seek = Seek
    .text = ACTIVE – At the start of each of your Move, Build and Attack Phases, you may draw 1 card.
card-psychic-assault = Psychic Assault
    .text = ACTIVE – Whenever you draw one or more cards during your turn, you may deal 1 damage to an enemy common or champion within 2 spaces of your summoner.
