### Summoner Wars, second edition: what the game asks, offers and tells. Names and texts of cards: summoner_wars/cards.ftl.
### A prompt and its labels may use $card and $square (what the decision is about), $moves, $attacks and $magic.

## Cards and effects that are not printed

card-starting-gate = Starting Gate
ability-expire = End of an active event
    .text = At the start of your turn, discard each of your active events.
ability-inaction = Inaction
    .text = At the end of your Attack Phase, if you did not attack an enemy card this turn, your summoner takes 1 damage.

## Prompts: the turn

prompt-waiting = Waiting for { $player }.
prompt-first = Luck decides who begins.
prompt-draw = A card is drawn.
prompt-roll = The dice are rolled.
prompt-order = Several effects happen now. Choose the next one.
prompt-phase-summon = Magic: { $magic }. Summon units, play events, or end the phase.
prompt-phase-move =
    { $moves ->
        [0] No moves left. Play events, or end the phase.
       *[other] Moves left: { $moves }. Choose a unit to move, or end the phase.
    }
prompt-phase-build = Magic: { $magic }. Build structures, play events, or end the phase.
prompt-phase-attack =
    { $attacks ->
        [0] No attacks left. Use extra attackers, abilities or events, or end the phase.
       *[other] Attacks left: { $attacks }. Choose an attacker, or end the phase.
    }
prompt-phase-magic = Magic: { $magic }. Discard cards for 1 magic each, play events, or end the phase.
prompt-phase-draw = Use what you still can, or end the turn.
prompt-attack-target = { $card } ({ $square }) attacks. Choose the target.
prompt-extra-attack = Choose an extra attack, or finish.
prompt-force-to = Choose where to force { $card } ({ $square }).
prompt-may-force-to = You may force { $card } ({ $square }). Choose a space.
prompt-place-card = Choose a space for { $card }.
prompt-keep-event = { $card } is about to be discarded. You may spend boosts to keep it.

## Prompts: abilities of several factions

prompt-infect = { ability-infect }: you may put a Carrier from your discard pile on { $square }. Choose one.
prompt-swift-shot = { ability-swift-shot }: spend 1 boost from { $card } ({ $square }) for an extra attack?

## Prompts: Polar Dwarves

prompt-structural-shift = { ability-structural-shift }: choose a structure to force 1 space.
prompt-ice-shards = { ability-ice-shards }: spend 1 boost from { $card }? Each enemy unit next to your structures takes 1 damage.
prompt-frost-axe = { ability-frost-axe }: choose what { $card } ({ $square }) does.
prompt-ice-ram = { card-ice-ram }: you may choose a unit next to { $card } ({ $square }). It takes 1 damage, then you may force it 1 space.
prompt-glacial-shift = { card-glacial-shift }: choose a structure to force 1 or 2 spaces.

## Prompts: Fallen Kingdom

prompt-raise-the-dead = { ability-raise-the-dead }: choose an Undead unit from your discard pile.
prompt-soul-shift = { ability-soul-shift }: put { $card } on { $square }?
prompt-sacrificial-pyre = { card-sacrificial-pyre }: choose a unit to remove damage from.
prompt-hellforged-weapon = { card-hellforged-weapon }: choose the common that bears it.
prompt-purge = { card-purge }: choose a unit to destroy, or finish choosing.
prompt-purge-strike = { card-purge }: { $card } ({ $square }) may deal 2 damage. Choose a unit next to it.
prompt-blood-summon = { card-blood-summon }: choose a unit to take 2 damage. A unit from your hand is placed next to it.
prompt-blood-summon-unit = { card-blood-summon }: choose a unit from your hand to place next to { $card } ({ $square }).

## Prompts: Cave Goblins

prompt-blood-runes = { ability-blood-runes }: pay for a boost, or { $card } takes 1 damage.
prompt-magic-junkie = { ability-magic-junkie }: pay, or discard { $card }.
prompt-feed-the-eater = { ability-feed-the-eater }: choose a unit to discard.
prompt-cling = { ability-cling }: you may place { $card } ({ $square }) next to the unit that moved. Choose a space.
prompt-sneak = { card-sneak }: choose a unit to force 1 space.
## Prompts: Breakers

prompt-mind-capture = { ability-mind-capture }: take control of { $card } ({ $square }) instead of destroying it?
prompt-telepathic-command = { ability-telepathic-command }: choose a common for an extra attack.
prompt-push = { $card } ({ $square }) may force a common or champion 1 space. Choose it.
prompt-mimic = { ability-mimic }: choose a common whose abilities { $card } ({ $square }) copies this turn.
prompt-mind-control = { card-mind-control }: choose a unit to control until the end of the turn.
prompt-blast = { card-blast }: choose a common or champion to force.
prompt-hypnotic-call = { card-hypnotic-call }: choose a common or champion.

## Prompts: Savanna Elves

prompt-spirit-bond = { ability-spirit-bond }: choose a unit to gain 1 boost and all boosts of { $card }.
prompt-withdraw = { ability-withdraw }: { $card } ({ $square }) may be forced 1 or 2 spaces. Choose how to pay.
prompt-commune-with-spirits = { ability-commune-with-spirits }: choose what { $card } ({ $square }) does.
prompt-chant-of-power = { card-chant-of-power }: choose a common or champion. Its boosts make it stronger this turn.
prompt-chant-of-entangling = { card-chant-of-entangling }: choose a common. Two commons share their abilities.
prompt-chant-of-growth = { card-chant-of-growth }: choose a unit. It and each friendly unit next to it gain 1 boost.
prompt-chant-of-weaving = { card-chant-of-weaving }: choose a unit. You may summon next to it.

## Prompts: Vanguards

prompt-the-citadels-might = { ability-the-citadels-might }: you may take a Citadel unit from your discard pile into your hand. Choose one.
prompt-arrow-of-light = { ability-arrow-of-light }: discard a unit from your hand for 1 magic and +1 strength, or finish.
prompt-heal = { ability-heal }: choose a card to discard.

## Prompts: Phoenix Elves

prompt-call-protection = { ability-call-protection }: you may spend 1 boost from { $card } and place a common next to it. Choose the common.
prompt-quick-shot = { ability-quick-shot }: { $card } ({ $square }) may deal 1 damage. Choose a unit.
prompt-burn = { card-burn }: choose a common or champion to take 2 damage.

## Prompts: Tundra Orcs

prompt-influence = { ability-influence }: spend 1 boost from { $card } to roll all dice again?
prompt-frenzy = { ability-frenzy }: { $card } ({ $square }) may be forced 1 space and attack again. Choose a space.
prompt-blood-rush = { ability-blood-rush }: { $card } ({ $square }) may take 1 damage and be forced 1 space. Choose a space.
prompt-freeze = { card-freeze }: choose a common or champion without boosts.
prompt-primal-fury = { card-primal-fury }: { $card } ({ $square }) may be forced 1 or 2 spaces and attack again. Choose a space.

## Prompts: Shadow Elves

prompt-judgment = { ability-judgment }: you may spend boosts from { $card } ({ $square }) to deal as much damage. Choose a unit next to it.
prompt-judgment-amount = { ability-judgment }: choose how much damage { $card } ({ $square }) takes.
prompt-tear-the-veil = { ability-tear-the-veil }: you may place a common next to the damaged gate. Choose the common.
prompt-forbidden-knowledge = { ability-forbidden-knowledge }: you may draw a card. Choose what takes 1 damage for it.
prompt-shadow-summon = { ability-shadow-summon }: choose the card that takes 1 damage.
prompt-hide-in-darkness = { card-hide-in-darkness }: choose a gate or common to return to its owner's hand.
prompt-onyx-tome = { card-onyx-tome }: choose a card from your discard pile to take into your hand.
prompt-onyx-tome-damage = { card-onyx-tome }: choose a unit to take 1 damage.
prompt-glinting-speed = { card-glinting-speed }: put { $card } on { $square }?
prompt-shadow-pulse = { card-shadow-pulse }: choose a unit to take 1 damage, or finish.

## Prompts: Fungal Dwarves

prompt-decay = { ability-decay }: you may put 2 boosts on a unit next to { $card } ({ $square }). Choose it.
prompt-transmission = { ability-transmission }: you may pass boosts on. Choose the unit that gives them.
prompt-transmission-to = { ability-transmission }: choose the unit that receives the boosts of { $card } ({ $square }).
prompt-transmission-amount = { ability-transmission }: choose how many boosts { $card } ({ $square }) receives.
prompt-parasitic = { ability-parasitic }: { $card } ({ $square }) spends 1 boost or takes 1 damage.
prompt-command = { card-command }: choose a common. It may make an extra attack, then it is destroyed.
prompt-symbiotic-healing = { card-symbiotic-healing }: choose a unit to lose 1 damage and gain 1 boost, or finish choosing.
prompt-frenzied-fungus = { card-frenzied-fungus }: give 1 boost to { $card } ({ $square })? You may force it 1 space, then it takes 1 damage.
prompt-release-spores = { card-release-spores }: you may place a Carrier from your discard pile next to your summoner. Choose one.

## Prompts: Eternal Council

prompt-discard-one = Choose a card to discard from your hand.
prompt-intelligence = { ability-intelligence }: draw a card?
prompt-wisdom = { ability-wisdom }: draw a card?
prompt-analysis = { ability-analysis }: draw a card?
prompt-seek = { card-seek }: draw a card?
prompt-warning = { ability-warning }: you may put a card at the bottom of your draw pile to force your summoner 1 space. Choose the card.
prompt-apply = { ability-apply }: you may put a card at the bottom of your draw pile to deal 1 damage. Choose the card.
prompt-apply-damage = { ability-apply }: choose a unit next to { $card } ({ $square }) to take 1 damage.
prompt-psychic-assault = { card-psychic-assault }: you may deal 1 damage to an enemy common or champion. Choose it.

## Options

option-summon = Summon { $card } on { $to } (cost { $cost })
option-summon-over = Summon { $card } on { $to } (cost { $cost }), destroying { $target }
option-move = { $card } { $from } → { $to }
option-move-back = { $card } { $from }, out and back
option-move-through = { $card } { $from } → { $to } through { $through }
option-move-back-through = { $card } { $from }, out and back through { $through }
option-build = Build { $card } on { $to } (cost { $cost })
option-attack = { $card } { $from } attacks { $target } { $to }
option-attack-own = { $card } { $from } attacks your own { $target } { $to }
option-play = Play { $card } (cost { $cost })
option-use = { $card } { $from } uses { $ability }
option-use-on = { $card } { $from } uses { $ability } on { $target } { $to }
option-use-to = { $card } { $from } uses { $ability } on { $to }
option-open = { $card } { $from } attacks after { $ability }
option-open-on = { $card } { $from } attacks after { $ability } on { $target } { $to }
option-open-to = { $card } { $from } attacks after { $ability } on { $to }
option-open-at = { $card } { $from } attacks { $target } { $to }, using { $ability }
option-discard = Discard { $card } for 1 magic
option-end = End the phase
option-end-phase-summon = End the Summon Phase
option-end-phase-move = End the Move Phase
option-end-phase-build = End the Build Phase
option-end-phase-attack = End the Attack Phase
option-end-phase-magic = End the Magic Phase and draw
option-end-phase-draw = End the turn
option-target = { $target } { $to }
option-to = { $to }
option-card = { $card }
option-resolve = { $ability } ({ $target } { $to })
option-resolve-at = { $ability } ({ $to })
option-resolve-event = { $ability } (active event)
option-yes = Yes
option-pass = Skip
option-pay = Pay { $amount } magic
option-amount = { $amount }
option-refuse = Do not pay
option-done = Done
option-first = { $seat } begins
option-draw = Draw { $card }
option-roll = Roll { $dice }

## Options: labels that several prompts share

option-pass-finish = Finish
option-pass-stay = Stay on { $square }
option-pass-remain = { $card } stays where it is
option-pass-unforced = Force nothing
option-pass-unharmed = Deal no damage
option-yes-boost = { $card } gains 1 boost
option-yes-spend-boost = Spend 1 boost
option-yes-put = Put { $card } on { $square }
option-yes-draw = Draw 1 card
option-refuse-damage = { $card } takes 1 damage
option-refuse-discard = Discard { $card }
option-amount-damage = { $amount } damage
option-amount-boosts =
    { $amount ->
        [one] { $amount } boost
       *[other] { $amount } boosts
    }

## Options: labels of one prompt

option-target-frost-axe = Spend 1 boost and go under { $target } { $to }
option-pay-blood-runes = Pay { $amount } magic: { $card } gains 1 boost
option-target-feed-the-eater = Discard { $target } { $to }
option-target-mind-capture = Take control of { $target } { $to }
option-refuse-mind-capture = Deal the damage
option-target-influence = Spend 1 boost and roll again
option-refuse-influence = Keep the roll
option-target-commune-with-spirits = Spend 1 boost: { $target } { $to } gains 1 boost
option-target-forbidden-knowledge = 1 damage to { $target } { $to }, draw 1 card
option-yes-frenzied-fungus = { $card } gains 1 boost and takes 1 damage
option-pay-parasitic = Spend { $amount } boost
option-pay-keep-event =
    { $amount ->
        [1] Spend { $amount } boost from { $card } and keep it
       *[other] Spend { $amount } boosts from your summoner and keep { $card }
    }

## Log

log-turn = Turn { $turn }: { $player }.
log-used = { $card } ({ $square }) uses { $ability }.
log-triggered = { $card } ({ $square }): { $ability }.
log-triggered-event = { $card } takes effect.
log-triggered-rule = { $card }: { $ability }.
log-summoned = { $card } is summoned on { $square }.
log-built = { $card } is built on { $square }.
log-moved = { $card } moves: { $from } → { $to }.
log-moved-back = { $card } moves out and back to { $from }.
log-forced = { $card } is forced: { $from } → { $to }.
log-placed = { $card } is placed on { $square }.
log-exchanged = { $card } ({ $from }) and { $target } ({ $to }) exchange places.
log-put-under = { $card } goes under { $target } ({ $square }).
log-controlled = { $player } takes control of { $card } ({ $square }).
log-mimicked = { $card } ({ $square }) has the abilities of { $target } this turn.
log-attacked = { $card } ({ $from }) attacks { $target } ({ $to }).
log-rolled =
    { $card } ({ $from }) rolls { $dice } against { $target } ({ $to }): { $count ->
        [0] no hits
        [one] { $count } hit
       *[other] { $count } hits
    }.
log-threw = { $card } ({ $square }) rolls { $dice }.
log-rolled-nothing = { $card } ({ $from }) has no dice to roll against { $target } ({ $to }).
log-damaged = { $card } ({ $square }) takes { $count } damage.
log-healed = { $count } damage is removed from { $card } ({ $square }).
log-destroyed = { $card } ({ $square }) is destroyed.
log-discarded = { $card } ({ $square }) is discarded.
log-discarded-event = { $card } is discarded.
log-returned = { $card } ({ $square }) returns to its owner's hand.
log-boosted =
    { $card } ({ $square }) gains { $count ->
        [one] { $count } boost
       *[other] { $count } boosts
    }.
log-boosted-event =
    { $card } gains { $count ->
        [one] { $count } boost
       *[other] { $count } boosts
    }.
log-boosts-removed =
    { $card } ({ $square }) loses { $count ->
        [one] { $count } boost
       *[other] { $count } boosts
    }.
log-boosts-removed-event =
    { $card } loses { $count ->
        [one] { $count } boost
       *[other] { $count } boosts
    }.
log-magic-gained = { $player } gains { $count } magic.
log-magic-gained-nothing = { $player } gains no magic: the magic track is full.
log-magic-spent = { $player } spends { $count } magic.
log-played = { $player } plays { $card }.
log-discarded-for-magic = { $player } discards { $card } for magic.
log-discarded-for-magic-hidden = { $player } discards a card for magic.
log-drew = { $player } draws { $card }.
log-drew-hidden = { $player } draws a card.
log-discarded-from-hand = { $player } discards { $card } from hand.
log-discarded-from-hand-hidden = { $player } discards a card from hand.
log-revealed = { $player } reveals and discards { $card }.
log-put-at-bottom = { $player } puts { $card } at the bottom of the draw pile.
log-put-at-bottom-hidden = { $player } puts a card at the bottom of the draw pile.
log-taken = { $player } takes { $card } from the discard pile.

## Outcomes

outcome-summoner-destroyed-won = You win! The enemy summoner is destroyed.
outcome-summoner-destroyed-lost = You lose. Your summoner is destroyed.
outcome-summoner-destroyed-seen = { $player } wins: the other summoner is destroyed.
outcome-both-summoners-destroyed = Draw: both summoners are destroyed.
outcome-turn-limit = Draw: the turn limit is reached.

## Help: the board and the verbs. Examples are plays as they are written.

help-squares = Spaces go from a1 to f8: columns a–f, rows 1–8. South sits at row 1, north at row 8.
help-dice = Dice: s is a melee hit, b a ranged hit, * a special; one die can show two of them.
help-turn = A turn has six phases: summon, move, build, attack, magic, draw. Destroy the enemy summoner to win.
help-summon = summon a unit: summon frost-mage c4
help-move = move a unit: move c3 c5; write the spaces of cards it goes through after that: move c3 c5 c4
help-build = build a structure: build gate d2
help-attack = attack a card: attack c5 c7
help-play = play an event: play ice-repair
help-use = use an ability of a card on a space: use sly b1 c4
help-open = use an ability just before attacking: open life-drain c5 c4
help-discard = discard a card for 1 magic: discard gate
help-end = end the phase: end
help-target = choose a card on the battlefield: target c4
help-to = choose a space: to c4
help-card = choose a card that is not on the battlefield: card undead-archer
help-resolve = choose the next effect: resolve soul-shift c4
help-yes = do what is asked: yes
help-pass = decline, or stop: pass
help-pay = pay magic: pay 1
help-amount = choose a number: amount 2
help-refuse = do not pay: refuse
help-done = finish choosing: done
