### Summoner Wars, second edition: factions, cards and abilities.
### Labels begin with a capital; they stand alone and are not parts of sentences.

## Shared

sw2-card-gate = Gate
    .text = You may summon units on empty spaces adjacent to this gate. Without a gate you cannot summon. Losing all gates does not lose the game.
sw2-ability-blood-fury = Blood Fury
    .text = Whenever a unit of either side is destroyed during your turn, this unit gains 1 boost. At the end of your turn, remove 2 boosts from it.
sw2-ability-engage = Engage
    .text = Whenever an adjacent enemy unit moves or is forced away from this unit, it takes 1 damage.
sw2-ability-far-shot = Far Shot
    .text = This unit may attack cards up to 4 clear straight spaces away instead of 3.
sw2-ability-guarded = Guarded
    .text = The first attack on this unit in each turn deals it at most 1 damage.
sw2-ability-imbued-strength = Imbued Strength
    .text = +1 strength for each boost on this unit (at most +5).
sw2-ability-infect = Infect
    .text = After this unit destroys a unit, you may put a unit with Carrier in its name from your discard pile in the destroyed unit’s space.
sw2-ability-momentum = Momentum
    .text = Once per turn, after this unit attacks an enemy unit, it gains 1 boost.
sw2-ability-prepare = Prepare
    .text = Instead of moving, this unit may gain 1 boost.
sw2-ability-relentless = Relentless
    .text = In your Attack Phase, this unit may attack as an extra attacker: it is not one of the three units you may attack with.
sw2-ability-shove = Shove
    .text = After this unit attacks an adjacent enemy common or champion, you may force the target 1 space.
sw2-ability-swift-shot = Swift Shot
    .text = Once per turn, after this unit attacks, you may spend 1 boost from it. If you do, it makes an extra attack.
sw2-ability-trample = Trample
    .text = This unit may move through friendly and enemy commons. After it moves, each common it moved through takes 1 damage.

## Labels: classes, deck symbols, phases, attack types, words

sw2-class-common = Common
sw2-class-champion = Champion
sw2-class-summoner = Summoner
sw2-class-unit = Unit
sw2-class-structure = Structure
sw2-class-gate = Gate
sw2-class-event = Event
sw2-class-standard = Standard
sw2-class-epic = Epic
sw2-class-standard-event = Standard event
sw2-class-epic-event = Epic event

sw2-symbol-light = Light
sw2-symbol-cunning = Cunning
sw2-symbol-earth = Earth
sw2-symbol-spirit = Spirit
sw2-symbol-instinct = Instinct
sw2-symbol-water = Water
sw2-symbol-dark = Dark
sw2-symbol-resolve = Resolve
sw2-symbol-air = Air
sw2-symbol-divine = Divine
sw2-symbol-logic = Logic
sw2-symbol-fire = Fire
sw2-symbol-crossed-axes = Crossed axes

sw2-phase-summon = Summon Phase
    .short = Summon
sw2-phase-move = Move Phase
    .short = Move
sw2-phase-build = Build Phase
    .short = Build
sw2-phase-attack = Attack Phase
    .short = Attack
sw2-phase-magic = Magic Phase
    .short = Magic
sw2-phase-draw = Draw Phase
    .short = Draw

sw2-attack-melee = Melee
sw2-attack-ranged = Ranged

sw2-word-strength = Strength
sw2-word-life = Life
sw2-word-cost = Cost
sw2-word-boost = Boost
sw2-word-boosts = Boosts
sw2-word-magic = Magic
sw2-word-hand = Hand
sw2-word-draw-pile = Draw pile
sw2-word-discard-pile = Discard pile
sw2-word-under = Under
sw2-word-turn = Turn

## Polar Dwarves

sw2-card-svara = Svara
sw2-ability-structural-shift = Structural Shift
    .text = After this unit moves, you may choose a friendly structure within 3 spaces and force it 1 space.
sw2-card-ollag = Ollag
sw2-ability-cold-snap = Cold Snap
    .text = Friendly structures have +1 life.
sw2-card-jarmund = Jarmund
sw2-ability-ice-shards = Ice Shards
    .text = At the end of your Build Phase, you may spend 1 boost from this unit. If you do, each enemy unit adjacent to at least one friendly structure takes 1 damage.
sw2-card-nadiana = Nadiana
sw2-ability-greater-frost-bolt = Greater Frost Bolt
    .text = +1 strength for each friendly structure within 2 spaces.
sw2-card-frost-mage = Frost Mage
sw2-ability-frost-bolt = Frost Bolt
    .text = +1 strength for each adjacent friendly structure.
sw2-card-bear-cavalry = Bear Cavalry
sw2-card-ice-smith = Ice Smith
sw2-ability-frost-axe = Frost Axe
    .text = After this unit moves, you may choose one: it gains 1 boost; or spend 1 boost from it and put it under a friendly common within 3 spaces. While it is under that common, each special rolled in that common’s attacks counts as two melee hits.
sw2-card-ice-golem = Ice Golem
sw2-ability-living-gate = Living Gate
    .text = This unit is also a gate: you may summon units adjacent to it.
sw2-ability-mobile-structure = Mobile Structure
    .text = This unit may move, although it is a structure.
sw2-ability-slow = Slow
    .text = This unit’s moves are 1 space shorter.
sw2-card-ice-ram = Ice Ram
    .text = ACTIVE – After you move or force a structure, you may choose a unit adjacent to it. That unit takes 1 damage, and you may force it 1 space.
sw2-card-parapet = Parapet
    .text = Friendly units may attack through this structure.
sw2-card-ice-repair = Ice Repair
    .text = Remove 2 damage from each friendly structure.
sw2-card-glacial-shift = Glacial Shift
    .text = Choose up to three friendly structures within 3 spaces of your summoner and force each of them 1 or 2 spaces.

## Fallen Kingdom

sw2-card-ret-talus = Ret-Talus
sw2-ability-raise-the-dead = Raise the Dead
    .text = Once per turn, during your Summon Phase, you may deal 2 damage to this unit. If you do, place a unit with Undead in its name from your discard pile in an empty space adjacent to this unit.
sw2-card-elut-bal = Elut-Bal
sw2-ability-summoned-by-fire = Summoned by Fire
    .text = When you summon this unit, destroy a friendly unit as part of the cost and put this unit in the destroyed unit’s space instead of next to a gate.
sw2-card-dragos = Dragos
sw2-ability-life-drain = Life Drain
    .text = Before this unit attacks, you may destroy a friendly unit within 2 spaces. If you do, each special also counts as a melee hit in this attack.
sw2-card-gul-dass = Gul-Dass
sw2-ability-wrath = Wrath
    .text = +1 strength for each damage on this unit.
sw2-card-undead-warrior = Undead Warrior
sw2-card-undead-archer = Undead Archer
sw2-ability-soul-shift = Soul Shift
    .text = Whenever a unit within 3 spaces is destroyed during your turn, you may put this unit in the destroyed unit’s space.
sw2-card-undead-carrier = Undead Carrier
sw2-ability-soulless = Soulless
    .text = You gain no magic for enemy units destroyed by this unit.
sw2-card-hellfire-cultist = Hellfire Cultist
sw2-ability-immolate = Immolate
    .text = After this unit is destroyed, each enemy unit that was adjacent to it takes 1 damage.
sw2-card-sacrificial-pyre = Sacrificial Pyre
    .text = ACTIVE – Whenever a unit of either side is destroyed, put 1 boost on this event. When this event is discarded, choose a unit and remove 1 damage from it for each boost on this event.
sw2-card-hellforged-weapon = Hellforged Weapon
    .text = Put this event under a friendly common. While it is there, that common has +2 strength and the Cursed ability.
sw2-ability-cursed = Cursed
    .text = After this unit attacks, it takes 1 damage for each special rolled.
sw2-card-purge = Purge
    .text = Choose any number of friendly units. For each of them, you may deal 2 damage to one unit adjacent to it. Then destroy the chosen units.
sw2-card-blood-summon = Blood Summon
    .text = Any number of times: choose a friendly unit, place a unit of cost 2 or less from your hand in an empty space adjacent to it, then the chosen unit takes 2 damage.

## Cave Goblins

sw2-card-sneeks = Sneeks
sw2-ability-sly = Sly
    .text = Once per turn, during your Attack Phase, this unit may exchange places with a friendly unit of cost 0 anywhere on the battlefield.
sw2-card-blarf = Blarf
sw2-ability-blood-runes = Blood Runes
    .text = At the start of your Attack Phase, choose one: spend 1 magic and this unit gains 1 boost; or this unit takes 1 damage.
sw2-card-smeg = Smeg
sw2-ability-magic-junkie = Magic Junkie
    .text = At the end of your turn, spend 1 magic or discard this unit.
sw2-card-the-eater = The Eater
sw2-ability-feed-the-eater = Feed the Eater
    .text = At the end of your Attack Phase, if this unit has not destroyed a unit this turn, discard an adjacent friendly unit or this unit.
sw2-card-beast-rider = Beast Rider
sw2-ability-charge = Charge
    .text = Instead of its normal move, this unit may move 1 to 4 spaces in a straight line. If it moves 3 or more spaces this way, it has +1 strength until end of turn.
sw2-card-horde-climber = Horde Climber
sw2-ability-climb = Climb
    .text = This unit may move 1 extra space, and may move through structures.
sw2-card-horde-clinger = Horde Clinger
sw2-ability-immobile = Immobile
    .text = This unit cannot move.
sw2-ability-cling = Cling
    .text = After a friendly unit that started its move adjacent to this unit moves, you may place this unit in an empty space adjacent to that unit.
sw2-card-horde-slinger = Horde Slinger
sw2-card-enrage-the-horde = Enrage the Horde
    .text = Each friendly unit of cost 0 may make one extra attack.
sw2-card-sneak = Sneak
    .text = Choose any number of friendly units of cost 0 and force each of them 1 space.
sw2-card-unrelenting = Unrelenting
    .text = ACTIVE – When a friendly common would be destroyed, return it to your hand instead.
sw2-card-pile-on = Pile On
    .text = ACTIVE – Friendly units have the Gang Up ability.
sw2-ability-gang-up = Gang Up
    .text = When this unit attacks, it has +1 strength for each other friendly unit adjacent to the target.

## Breakers

sw2-card-tacullu = Tacullu
sw2-ability-mind-capture = Mind Capture
    .text = When this unit’s attack would destroy an enemy unit, you may take control of that unit permanently instead of dealing damage.
sw2-card-gulldune = Gulldune
sw2-ability-telepathic-command = Telepathic Command
    .text = After this unit attacks an enemy card, a friendly common within 3 spaces may make an extra attack.
sw2-card-gwalark = Gwalark
sw2-ability-flight = Flight
    .text = This unit may move 1 extra space, and may move through cards.
sw2-ability-levitate = Levitate
    .text = Friendly commons that start a move within 2 spaces of this unit have the Flight ability for that move.
sw2-card-kalal = Kalal
sw2-ability-greater-push = Greater Push
    .text = After this unit attacks, or instead of attacking, you may choose a common or champion within 3 spaces and force it 1 space.
sw2-ability-steadfast = Steadfast
    .text = This unit cannot be forced.
sw2-card-mind-witch = Mind Witch
sw2-ability-mimic = Mimic
    .text = At the start of your Move Phase, you may choose a common within 3 spaces. This unit has all abilities of the chosen common until end of turn.
sw2-card-deceiver = Deceiver
sw2-ability-stupefy = Stupefy
    .text = When an adjacent enemy unit attacks and its roll shows at least one special, the attack deals 1 less damage.
sw2-card-wind-archer = Wind Archer
sw2-ability-swift = Swift
    .text = This unit may move 1 extra space.
sw2-card-wind-mage = Wind Mage
sw2-ability-push = Push
    .text = After this unit attacks, or instead of attacking, you may choose a common or champion within 2 spaces and force it 1 space.
sw2-card-mind-control = Mind Control
    .text = Take control of any number of enemy commons and champions within 2 spaces of your summoner until end of turn.
sw2-card-perplexing-tempest = Perplexing Tempest
    .text = ACTIVE – The moves of all friendly and enemy units are 1 space shorter.
sw2-card-blast = Blast
    .text = Choose a common or champion within 3 clear straight spaces of your summoner. Force it 1 to 3 spaces; it may pass through commons and champions. It and each unit it passed through take 1 damage.
sw2-card-hypnotic-call = Hypnotic Call
    .text = Choose a common or champion. You may force it 1 space toward your summoner. ACTIVE – Your summoner has +1 strength when attacking the target.

## Savanna Elves

sw2-card-abua-shi = Abua Shi
sw2-ability-spirit-bond = Spirit Bond
    .text = After this unit moves, you may choose a friendly unit within 3 spaces. The chosen unit gains 1 boost and also receives all boosts from this unit.
sw2-card-makeinda-ru = Makeinda Ru
sw2-card-miti-kyru = Miti Kyru
sw2-ability-inspire = Inspire
    .text = After this unit moves, each adjacent friendly unit gains 1 boost.
sw2-ability-withdraw = Withdraw
    .text = After this unit attacks, you may spend 1 magic, or 1 boost from this unit. If you do, force this unit 1 or 2 spaces.
sw2-card-miti-mumway = Miti Mumway
sw2-card-border-archer = Border Archer
sw2-card-lioness = Lioness
sw2-ability-imbued-life = Imbued Life
    .text = +1 life for each boost on this unit (at most +5).
sw2-card-rhinoceros = Rhinoceros
sw2-ability-imbued-speed = Imbued Speed
    .text = This unit may move 1 extra space for each boost on it (at most 5 extra spaces).
sw2-card-spirit-mage = Spirit Mage
sw2-ability-charged = Charged
    .text = After this unit is summoned, it gains 1 boost.
sw2-ability-commune-with-spirits = Commune with Spirits
    .text = After this unit moves, choose one: it gains 1 boost; or spend 1 boost from it and a friendly unit within 3 spaces gains 1 boost.
sw2-card-chant-of-power = Chant of Power
    .text = Choose a common or champion within 3 spaces of your summoner. It has the Imbued Strength ability until end of turn.
sw2-card-chant-of-entangling = Chant of Entangling
    .text = Choose two friendly commons within 3 spaces of your summoner. ACTIVE – Each target also has the base abilities of the other. When either target leaves the battlefield, discard this event.
sw2-card-chant-of-growth = Chant of Growth
    .text = Choose a friendly unit. It and each friendly unit adjacent to it gain 1 boost.
sw2-card-chant-of-weaving = Chant of Weaving
    .text = Choose a friendly unit. ACTIVE – You may summon units adjacent to the target. After you summon a unit adjacent to the target, the target gains 1 boost.

## Vanguards

sw2-card-sera-eldwyn = Sera Eldwyn
sw2-ability-the-citadels-might = The Citadel’s Might
    .text = After this unit attacks an enemy unit, if a friendly unit with Citadel in its name is in play, you may reveal a unit with Citadel in its name from your discard pile and take it into your hand.
sw2-card-valna-stoutheart = Valna Stoutheart
sw2-ability-guidance = Guidance
    .text = At the start of your Summon Phase, draw 2 cards.
sw2-ability-citadel-champion = Citadel Champion
    .text = +1 strength for each friendly unit with Citadel in its name within 2 spaces.
sw2-card-jacob-eldwyn = Jacob Eldwyn
sw2-ability-radiant-shot = Radiant Shot
    .text = +1 strength for every 2 magic you have.
sw2-card-coleen-brighton = Coleen Brighton
sw2-ability-divine-shield = Divine Shield
    .text = Whenever a friendly unit with Citadel in its name within 3 spaces becomes the target of an attack, roll 2 dice. The attacking unit has −1 strength in this attack for each special (its strength is at least 1).
sw2-card-citadel-archer = Citadel Archer
sw2-ability-arrow-of-light = Arrow of Light
    .text = Before this unit attacks, you may reveal and discard any number of different units from your hand. For each of them, gain 1 magic and this unit has +1 strength in this attack.
sw2-card-citadel-knight = Citadel Knight
sw2-ability-protect = Protect
    .text = Enemy units adjacent to this unit can attack only units with the Protect ability.
sw2-card-citadel-paladin = Citadel Paladin
sw2-ability-intercession = Intercession
    .text = After this unit attacks an enemy unit, draw 1 card for each special rolled.
sw2-card-temple-priest = Temple Priest
sw2-ability-heal = Heal
    .text = Before this unit attacks a friendly common or champion, you may discard 1 card from your hand. If you do, the attack deals no damage; instead, remove 1 damage from the target for each melee hit and each special rolled.
sw2-card-holy-judgment = Holy Judgment
    .text = Put 2 boosts on this event. ACTIVE – Friendly commons have +1 strength. At the start of your turn, you may spend 1 boost from this event instead of discarding it. Whenever a friendly unit is destroyed, remove 1 boost from this event.
sw2-card-guarding-spirits = Guarding Spirits
    .text = ACTIVE – Friendly commons within 3 spaces of your summoner have the Guarded ability.
sw2-card-mass-heal = Mass Heal
    .text = Remove 2 damage from each friendly common and champion within 2 spaces of your summoner.
sw2-card-renewed-hope = Renewed Hope
    .text = ACTIVE – You may summon units in every phase of your turn, and you may summon units adjacent to your summoner.

## Phoenix Elves

sw2-card-queen-maldaria = Queen Maldaria
sw2-ability-call-protection = Call Protection
    .text = At the end of your Attack Phase, you may spend 1 boost from this unit. If you do, place a friendly common from anywhere on the battlefield in an empty space adjacent to this unit.
sw2-card-holleas = Holleas
sw2-ability-fiery-summon = Fiery Summon
    .text = You may summon units with Ember in their name adjacent to this unit.
sw2-ability-ignite = Ignite
    .text = Adjacent friendly units with Ember in their name have +1 strength.
sw2-card-fire-drake = Fire Drake
sw2-ability-protector = Protector
    .text = You may summon this unit adjacent to your summoner.
sw2-ability-fire-breath = Fire Breath
    .text = This unit may attack through units. If it does, each unit it attacks through takes 1 damage for each special rolled.
sw2-card-fanessa = Fanessa
sw2-ability-riposte = Riposte
    .text = After an adjacent enemy unit attacks this unit without destroying it, the attacking unit takes 1 damage.
sw2-card-ember-archer = Ember Archer
sw2-ability-quick-shot = Quick Shot
    .text = After this unit moves, you may deal 1 damage to a unit within 3 clear straight spaces.
sw2-card-ember-beast = Ember Beast
sw2-ability-born-of-fire = Born of Fire
    .text = You may summon this unit adjacent to a friendly unit with Ember in its name.
sw2-ability-wildfire = Wildfire
    .text = At the start of your Move Phase, each adjacent enemy unit takes 1 damage.
sw2-card-ember-mage = Ember Mage
sw2-card-royal-guardian = Royal Guardian
sw2-card-spirit-of-the-phoenix = Spirit of the Phoenix
    .text = ACTIVE – Whenever an ability of a friendly unit (not its attack) deals damage to an enemy unit, it deals 1 more damage.
sw2-card-blinding-flare = Blinding Flare
    .text = ACTIVE – Attacks on your summoner and on friendly units adjacent to it deal 1 damage for each special rolled; hits deal no damage.
sw2-card-burn = Burn
    .text = Choose a common or champion within 2 spaces of your summoner. It takes 2 damage.
sw2-card-divine-retribution = Divine Retribution
    .text = ACTIVE – Your summoner has the Aura of the Phoenix ability.
sw2-ability-aura-of-the-phoenix = Aura of the Phoenix
    .text = After an enemy unit attacks this unit or a friendly unit within 3 spaces, the attacking unit takes 1 damage.

## Tundra Orcs

sw2-card-grognack = Grognack
sw2-ability-restore = Restore
    .text = After this unit moves, if it has no boosts, it gains 1 boost.
sw2-ability-influence = Influence
    .text = During your turn, after a roll for an attack or ability of a friendly unit within 3 spaces, you may spend 1 boost from this unit. If you do, re-roll all dice of that roll.
sw2-card-ragnor = Ragnor
sw2-ability-blood-bond = Blood Bond
    .text = After this unit attacks an enemy unit, your summoner gains 1 boost for each special rolled.
sw2-card-shonk = Shonk
sw2-ability-wild-strike = Wild Strike
    .text = This unit’s attacks deal 1 damage for each special rolled; melee hits deal no damage.
sw2-card-targan = Targan
sw2-ability-piercing-frost = Piercing Frost
    .text = Adjacent friendly units with Frost in their name have +1 strength.
sw2-card-tundra-fighter = Tundra Fighter
sw2-ability-frenzy = Frenzy
    .text = After this unit attacks an adjacent enemy card, roll 1 die. If you roll a special, you may force this unit 1 space. If you do, it may make an extra attack on an adjacent enemy card.
sw2-card-tundra-charger = Tundra Charger
sw2-ability-blood-rush = Blood Rush
    .text = After this unit is summoned, you may deal 1 damage to it. If you do, force it 1 space.
sw2-card-frost-shaman = Frost Shaman
sw2-ability-unwieldy-magic = Unwieldy Magic
    .text = If the roll of this unit’s attack shows no special, the attack deals no damage.
sw2-card-smasher = Smasher
sw2-ability-sluggish = Sluggish
    .text = Attacks on this unit deal it 1 more damage for each special rolled.
sw2-card-for-glory = For Glory
    .text = ACTIVE – Friendly commons have the Reckless Strike ability.
sw2-ability-reckless-strike = Reckless Strike
    .text = This unit has +2 strength. If the roll of its attack shows at most one special, it takes as much damage as its attack deals.
sw2-card-freeze = Freeze
    .text = Choose an unboosted common or champion within 3 spaces of your summoner. ACTIVE – The target loses its abilities, cannot move or attack, and cannot be attacked or forced.
sw2-card-brutal-force = Brutal Force
    .text = ACTIVE – Friendly units have the Forceful Attack ability.
sw2-ability-forceful-attack = Forceful Attack
    .text = After this unit’s attack deals damage to a unit, you may force that unit 1 space away from this unit.
sw2-card-primal-fury = Primal Fury
    .text = ACTIVE – Once per turn, after your summoner attacks an adjacent enemy card, you may force your summoner 1 or 2 spaces. If you do, your summoner may make an extra attack on an adjacent enemy card.

## Shadow Elves

sw2-card-selundar = Selundar
sw2-ability-blood-magic = Blood Magic
    .text = Whenever a friendly card within 3 spaces takes damage during your turn, this unit gains 1 boost.
sw2-ability-return-to-shadow = Return to Shadow
    .text = At any time during your turn, as often as you like, you may spend 2 boosts from this unit to return a friendly unit within 3 spaces to your hand.
sw2-card-lucian = Lucian
sw2-ability-dark-prophecy = Dark Prophecy
    .text = Whenever a friendly unit leaves the battlefield in any way, this unit gains 1 boost.
sw2-ability-judgment = Judgment
    .text = After this unit moves, you may spend any number of boosts from it to deal that much damage to an adjacent common or champion.
sw2-card-taliya = Taliya
sw2-ability-tear-the-veil = Tear the Veil
    .text = Once per turn, after this unit moves, if it is adjacent to a damaged enemy gate, you may place a friendly common from anywhere on the battlefield in an empty space adjacent to that gate.
sw2-card-samara = Samara
sw2-ability-inescapable-doom = Inescapable Doom
    .text = At the end of your Attack Phase, if this unit has destroyed an enemy unit this turn, the enemy summoner takes 1 damage; otherwise your summoner takes 1 damage.
sw2-card-shadow-mage = Shadow Mage
sw2-ability-forbidden-knowledge = Forbidden Knowledge
    .text = After this unit moves, you may deal 1 damage to this unit or to an adjacent gate. If you do, draw 1 card.
sw2-card-true-seeker = True Seeker
# name unverified
sw2-ability-onslaught = Onslaught
    .text = +2 strength in the turn this unit was summoned.
# name unverified
sw2-ability-feint = Feint
    .text = After this unit attacks, you may force it 1 or 2 spaces.
sw2-card-shadow-knight = Shadow Knight
sw2-ability-shadow-summon = Shadow Summon
    .text = When you summon this unit, choose a friendly card without the Shadow Summon ability. Summon this unit adjacent to that card instead of next to a gate; the chosen card takes 1 damage.
sw2-ability-death-pact = Death Pact
    .text = After this unit is destroyed, your summoner takes 1 damage.
sw2-card-sage-ranger = Sage Ranger
# name unverified
sw2-ability-piercing-light = Piercing Light
    .text = In the turn it was summoned, this unit may attack through units.
# name unverified
sw2-ability-rush = Rush
    .text = After this unit is summoned, you may force it 1 space.
# name unverified
sw2-card-hide-in-darkness = Hide in Darkness
    .text = Choose a gate or common within 3 spaces of your summoner that has 5 or less life left. Return it and all cards under it to their owners’ hands.
sw2-card-onyx-tome = Onyx Tome
    .text = Reveal a card from your discard pile that is neither an Onyx Tome nor an epic event and take it into your hand. Then, twice, deal 1 damage to a friendly unit.
sw2-card-glinting-speed = Glinting Speed
    .text = ACTIVE – Whenever a unit within 3 spaces of your summoner leaves the battlefield during your turn, you may put your summoner in that unit’s space.
sw2-card-shadow-pulse = Shadow Pulse
    .text = Choose any number of units adjacent to a damaged gate. Each of them takes 1 damage.

## Fungal Dwarves

sw2-card-kuldak = Kuldak
sw2-ability-blood-bloom = Blood Bloom
    .text = After a friendly unit within 2 spaces is destroyed, each other friendly unit within 2 spaces of this unit gains 1 boost.
sw2-card-thoon = Thoon
sw2-card-maldar = Maldar
# name unverified
sw2-ability-decay = Decay
    .text = At the end of your Move Phase, this unit takes 1 damage. Then, if it is still in play, you may put 2 boosts on an adjacent friendly unit.
sw2-card-monstrosity = Monstrosity
# name unverified
sw2-ability-final-form = Final Form
    .text = When you summon this unit, destroy a friendly Fungal Beast with 5 or more boosts as part of the cost and put this unit in the destroyed unit’s space instead of next to a gate.
sw2-card-blight-mage = Blight Mage
sw2-ability-blood-imbue = Blood Imbue
    .text = Once per turn, during your Move Phase, you may choose a friendly unit within 2 spaces. It gains 1 boost, then takes 1 damage.
# name unverified
sw2-card-blood-shaman = Blood Shaman
# name unverified
sw2-ability-transmission = Transmission
    .text = After this unit moves, you may transfer any number of boosts from it to a friendly unit within 2 spaces, or from one friendly unit within 2 spaces to another.
sw2-card-fungal-beast = Fungal Beast
sw2-ability-parasitic = Parasitic
    .text = At the end of your Attack Phase, choose one: spend 1 boost from this unit; or this unit takes 1 damage.
sw2-card-spore-carrier = Spore Carrier
# name unverified
sw2-ability-burst = Burst
    .text = At the end of your Magic Phase, if this unit has 3 or more boosts, it is destroyed.
# name unverified
sw2-ability-fungal-mutation = Fungal Mutation
    .text = After this unit is destroyed, if it had 3 or more boosts, put a Fungal Beast from your discard pile in its space, if able.
# name unverified
sw2-card-command = Command
    .text = Choose a friendly common within 3 spaces of your summoner. It may make an extra attack. Then destroy it.
# name unverified
sw2-card-symbiotic-healing = Symbiotic Healing
    .text = Choose any number of damaged friendly commons and champions. Remove 1 damage from each of them, and each of them gains 1 boost.
# name unverified
sw2-card-frenzied-fungus = Frenzied Fungus
    .text = ACTIVE – After you move a unit, you may give it 1 boost. If you do, you may force it 1 space, and then it takes 1 damage.
# name unverified
sw2-card-release-spores = Release Spores
    .text = Place up to two units with Carrier in their name from your discard pile in empty spaces adjacent to your summoner.

## Eternal Council

sw2-card-praefectus-edia = Praefectus Edia
# name unverified
sw2-ability-kinetic-siphon = Kinetic Siphon
    .text = Once per turn, after this unit attacks an enemy unit or an enemy unit attacks this unit, this unit gains 1 boost.
# name unverified
sw2-ability-continuance = Continuance
    .text = When one of your active events would be discarded, you may spend 2 boosts from this unit to keep it in play instead.
# name unverified
sw2-card-overseer-maruna = Overseer Maruna
# name unverified
sw2-ability-punish = Punish
    .text = After an enemy unit is summoned within 2 spaces, your opponent discards 1 card from their hand, if able.
# name unverified
sw2-card-overseer-ovi = Overseer Ovi
# name unverified
sw2-ability-scheme = Scheme
    .text = +1 strength for every 2 cards in your hand.
# name unverified
sw2-card-overseer-katu = Overseer Katu
# name unverified
sw2-ability-tenacity = Tenacity
    .text = At the end of your turn, if your draw pile is empty, this unit gains 1 boost.
# name unverified
sw2-card-citadel-adviser = Citadel Adviser
# name unverified
sw2-ability-intelligence = Intelligence
    .text = After this unit moves, you may draw 1 card.
# name unverified
sw2-ability-warning = Warning
    .text = After this unit attacks an enemy unit, you may put 1 card from your hand on the bottom of your draw pile. If you do, force your summoner 1 space.
# name unverified
sw2-card-mind-knight = Mind Knight
# name unverified
sw2-ability-arouse-fear = Arouse Fear
    .text = After an enemy unit ends its move adjacent to this unit, your opponent discards 1 card from their hand, if able.
# name unverified
sw2-card-ancient-scholar = Ancient Scholar
# name unverified
sw2-ability-wisdom = Wisdom
    .text = After this unit is summoned, you may draw 1 card.
# name unverified
sw2-ability-analysis = Analysis
    .text = After this unit attacks an enemy unit, you may draw 1 card.
# name unverified
sw2-card-mystery-sage = Mystery Sage
# name unverified
sw2-ability-apply = Apply
    .text = After this unit attacks an enemy unit, you may put 1 card from your hand on the bottom of your draw pile. If you do, deal 1 damage to an adjacent unit.
# name unverified
sw2-card-learn = Learn
    .text = Put 2 boosts on this event. ACTIVE – Whenever an event played by your opponent is discarded, remove 1 boost from this event, if able. If you do, take that event into your hand. When this event is discarded, put its boosts on your summoner.
sw2-card-insight = Insight
    .text = ACTIVE – Whenever you draw one or more cards, put 1 boost on this event. Your summoner has +1 strength for each boost on this event (at most +5).
sw2-card-seek = Seek
    .text = ACTIVE – At the start of each of your Move, Build and Attack Phases, you may draw 1 card.
sw2-card-psychic-assault = Psychic Assault
    .text = ACTIVE – Whenever you draw one or more cards during your turn, you may deal 1 damage to an enemy common or champion within 2 spaces of your summoner.
