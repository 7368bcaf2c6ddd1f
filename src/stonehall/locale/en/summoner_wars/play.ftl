### Summoner Wars, second edition: what the game asks, offers and tells. Names and texts of cards: summoner_wars/cards.ftl.
### A prompt and its labels may use $card and $square (what the decision is about), $moves, $attacks and $magic.

## Cards and effects that are not printed

sw2-card-starting-gate = Starting Gate
    .text = You may summon units on empty spaces adjacent to this gate. Without a gate you cannot summon. Losing all gates does not lose the game.
sw2-ability-expire = End of an active event
    .text = At the start of your turn, discard each of your active events.
sw2-ability-inaction = Inaction
    .text = At the end of your Attack Phase, if you did not attack an enemy card this turn, your summoner takes 1 damage.

## Prompts: the turn

sw2-prompt-waiting = Waiting for { $player }.
sw2-prompt-first = Luck decides who begins.
sw2-prompt-draw = A card is drawn.
sw2-prompt-roll = The dice are rolled.
sw2-prompt-order = Several effects are waiting. Choose the next one.
sw2-prompt-phase-summon = Magic: { $magic }. Summon units, play events, or end the phase.
sw2-prompt-phase-move =
    { $moves ->
        [0] No moves left. Play events, or end the phase.
       *[other] Moves left: { $moves }. Choose a unit to move, or end the phase.
    }
sw2-prompt-phase-build = Magic: { $magic }. Build structures, play events, or end the phase.
sw2-prompt-phase-attack =
    { $attacks ->
        [0] No attacks left. Use extra attackers, abilities or events, or end the phase.
       *[other]
            { $inaction ->
                [0] Attacks left: { $attacks }. Choose an attacker, or end the phase.
               *[other] Attacks left: { $attacks }. Attack an enemy card, or your summoner takes { $inaction } damage.
            }
    }
sw2-prompt-phase-magic = Magic: { $magic }. Discard cards for 1 magic each, play events, or end the phase.
sw2-prompt-phase-draw = Use what you still can, or end the turn.
sw2-prompt-attack-target = { $card } ({ $square }) attacks. Choose the target.
sw2-prompt-extra-attack = Choose an extra attack, or finish.
sw2-prompt-force-to = Choose where to force { $card } ({ $square }).
sw2-prompt-may-force-to = You may force { $card } ({ $square }). Choose a space.
sw2-prompt-place-card = Choose a space for { $card }.
sw2-prompt-keep-event = { $card } is about to be discarded. You may spend boosts to keep it.

## Prompts: abilities of several factions

sw2-prompt-infect = { sw2-ability-infect }: you may put a Carrier from your discard pile on { $square }. Choose one.
sw2-prompt-swift-shot = { sw2-ability-swift-shot }: spend 1 boost from { $card } ({ $square }) for an extra attack?

## Prompts: Polar Dwarves

sw2-prompt-structural-shift = { sw2-ability-structural-shift }: choose a structure to force 1 space.
sw2-prompt-ice-shards = { sw2-ability-ice-shards }: spend 1 boost from { $card }? Each enemy unit next to your structures takes 1 damage.
sw2-prompt-frost-axe = { sw2-ability-frost-axe }: choose what { $card } ({ $square }) does.
sw2-prompt-ice-ram = { sw2-card-ice-ram }: you may choose a unit next to { $card } ({ $square }). It takes 1 damage, then you may force it 1 space.
sw2-prompt-glacial-shift = { sw2-card-glacial-shift }: choose a structure to force 1 or 2 spaces.

## Prompts: Fallen Kingdom

sw2-prompt-raise-the-dead = { sw2-ability-raise-the-dead }: choose an Undead unit from your discard pile.
sw2-prompt-soul-shift = { sw2-ability-soul-shift }: put { $card } on { $square }?
sw2-prompt-sacrificial-pyre = { sw2-card-sacrificial-pyre }: choose a unit to remove damage from.
sw2-prompt-hellforged-weapon = { sw2-card-hellforged-weapon }: choose the common that bears it.
sw2-prompt-purge = { sw2-card-purge }: choose a unit to destroy, or finish choosing.
sw2-prompt-purge-strike = { sw2-card-purge }: { $card } ({ $square }) may deal 2 damage. Choose a unit next to it.
sw2-prompt-blood-summon = { sw2-card-blood-summon }: choose a unit to take 2 damage. A unit from your hand is placed next to it.
sw2-prompt-blood-summon-unit = { sw2-card-blood-summon }: choose a unit from your hand to place next to { $card } ({ $square }).

## Prompts: Cave Goblins

sw2-prompt-blood-runes = { sw2-ability-blood-runes }: pay for a boost, or { $card } takes 1 damage.
sw2-prompt-magic-junkie = { sw2-ability-magic-junkie }: pay, or discard { $card }.
sw2-prompt-feed-the-eater = { sw2-ability-feed-the-eater }: choose a unit to discard.
sw2-prompt-cling = { sw2-ability-cling }: you may place { $card } ({ $square }) next to the unit that moved. Choose a space.
sw2-prompt-sneak = { sw2-card-sneak }: choose a unit to force 1 space.
## Prompts: Breakers

sw2-prompt-mind-capture = { sw2-ability-mind-capture }: take control of { $card } ({ $square }) instead of destroying it?
sw2-prompt-telepathic-command = { sw2-ability-telepathic-command }: choose a common for an extra attack.
sw2-prompt-push = { $card } ({ $square }) may force a common or champion 1 space. Choose it.
sw2-prompt-mimic = { sw2-ability-mimic }: choose a common whose abilities { $card } ({ $square }) copies this turn.
sw2-prompt-mind-control = { sw2-card-mind-control }: choose a unit to control until the end of the turn.
sw2-prompt-blast = { sw2-card-blast }: choose a common or champion to force.
sw2-prompt-hypnotic-call = { sw2-card-hypnotic-call }: choose a common or champion.

## Prompts: Savanna Elves

sw2-prompt-spirit-bond = { sw2-ability-spirit-bond }: choose a unit to gain 1 boost and all boosts of { $card }.
sw2-prompt-withdraw = { sw2-ability-withdraw }: { $card } ({ $square }) may be forced 1 or 2 spaces. Choose how to pay.
sw2-prompt-commune-with-spirits = { sw2-ability-commune-with-spirits }: choose what { $card } ({ $square }) does.
sw2-prompt-chant-of-power = { sw2-card-chant-of-power }: choose a common or champion. Its boosts make it stronger this turn.
sw2-prompt-chant-of-entangling = { sw2-card-chant-of-entangling }: choose a common. Two commons will share their abilities.
sw2-prompt-chant-of-growth = { sw2-card-chant-of-growth }: choose a unit. It and each friendly unit next to it gain 1 boost.
sw2-prompt-chant-of-weaving = { sw2-card-chant-of-weaving }: choose a unit. You may summon next to it.

## Prompts: Vanguards

sw2-prompt-the-citadels-might = { sw2-ability-the-citadels-might }: you may take a Citadel unit from your discard pile into your hand. Choose one.
sw2-prompt-arrow-of-light = { sw2-ability-arrow-of-light }: discard a unit from your hand for 1 magic and +1 strength, or finish.
sw2-prompt-heal = { sw2-ability-heal }: choose a card to discard.

## Prompts: Phoenix Elves

sw2-prompt-call-protection = { sw2-ability-call-protection }: you may spend 1 boost from { $card } and place a common next to it. Choose the common.
sw2-prompt-quick-shot = { sw2-ability-quick-shot }: { $card } ({ $square }) may deal 1 damage. Choose a unit.
sw2-prompt-burn = { sw2-card-burn }: choose a common or champion to take 2 damage.

## Prompts: Tundra Orcs

sw2-prompt-influence = { sw2-ability-influence }: spend 1 boost from { $card } to roll all dice again?
sw2-prompt-frenzy = { sw2-ability-frenzy }: { $card } ({ $square }) may be forced 1 space and attack again. Choose a space.
sw2-prompt-blood-rush = { sw2-ability-blood-rush }: { $card } ({ $square }) may take 1 damage and be forced 1 space. Choose a space.
sw2-prompt-freeze = { sw2-card-freeze }: choose a common or champion without boosts.
sw2-prompt-primal-fury = { sw2-card-primal-fury }: { $card } ({ $square }) may be forced 1 or 2 spaces and attack again. Choose a space.

## Prompts: Shadow Elves

sw2-prompt-judgment = { sw2-ability-judgment }: you may spend boosts from { $card } ({ $square }) to deal that much damage. Choose a unit next to it.
sw2-prompt-judgment-amount = { sw2-ability-judgment }: choose how much damage { $card } ({ $square }) takes.
sw2-prompt-tear-the-veil = { sw2-ability-tear-the-veil }: you may place a common next to the damaged gate. Choose the common.
sw2-prompt-forbidden-knowledge = { sw2-ability-forbidden-knowledge }: you may draw a card. Choose what takes 1 damage for it.
sw2-prompt-shadow-summon = { sw2-ability-shadow-summon }: choose the card that takes 1 damage.
sw2-prompt-hide-in-darkness = { sw2-card-hide-in-darkness }: choose a gate or common to return to its owner’s hand.
sw2-prompt-onyx-tome = { sw2-card-onyx-tome }: choose a card from your discard pile to take into your hand.
sw2-prompt-onyx-tome-damage = { sw2-card-onyx-tome }: choose a unit to take 1 damage.
sw2-prompt-glinting-speed = { sw2-card-glinting-speed }: put { $card } on { $square }?
sw2-prompt-shadow-pulse = { sw2-card-shadow-pulse }: choose a unit to take 1 damage, or finish.

## Prompts: Fungal Dwarves

sw2-prompt-decay = { sw2-ability-decay }: you may put 2 boosts on a unit next to { $card } ({ $square }). Choose it.
sw2-prompt-transmission = { sw2-ability-transmission }: you may transfer boosts. Choose the unit that gives them.
sw2-prompt-transmission-to = { sw2-ability-transmission }: choose the unit that receives the boosts of { $card } ({ $square }).
sw2-prompt-transmission-amount = { sw2-ability-transmission }: choose how many boosts { $card } ({ $square }) receives.
sw2-prompt-parasitic = { sw2-ability-parasitic }: { $card } ({ $square }) spends 1 boost or takes 1 damage.
sw2-prompt-command = { sw2-card-command }: choose a common. It may make an extra attack, then it is destroyed.
sw2-prompt-symbiotic-healing = { sw2-card-symbiotic-healing }: choose a unit. Remove 1 damage from it, and it gains 1 boost. Or finish choosing.
sw2-prompt-frenzied-fungus = { sw2-card-frenzied-fungus }: give 1 boost to { $card } ({ $square })? You may force it 1 space, then it takes 1 damage.
sw2-prompt-fungal-mutation = { sw2-ability-fungal-mutation }: put a Fungal Beast from your discard pile on { $square } if you have one there.
sw2-prompt-release-spores = { sw2-card-release-spores }: you may place a Carrier from your discard pile next to your summoner. Choose one.

## Prompts: Eternal Council

sw2-prompt-discard-one = Choose a card to discard from your hand.
sw2-prompt-intelligence = { sw2-ability-intelligence }: draw a card?
sw2-prompt-wisdom = { sw2-ability-wisdom }: draw a card?
sw2-prompt-analysis = { sw2-ability-analysis }: draw a card?
sw2-prompt-seek = { sw2-card-seek }: draw a card?
sw2-prompt-warning = { sw2-ability-warning }: you may put a card on the bottom of your draw pile to force your summoner 1 space. Choose the card.
sw2-prompt-apply = { sw2-ability-apply }: you may put a card on the bottom of your draw pile to deal 1 damage. Choose the card.
sw2-prompt-apply-damage = { sw2-ability-apply }: choose a unit next to { $card } ({ $square }) to take 1 damage.
sw2-prompt-psychic-assault = { sw2-card-psychic-assault }: you may deal 1 damage to an enemy common or champion. Choose it.

## Options

sw2-option-summon = Summon { $card } on { $to } (cost { $cost })
sw2-option-summon-over = Summon { $card } on { $to } (cost { $cost }), destroying { $target }
sw2-option-move = { $card } { $from } → { $to }
sw2-option-move-back = { $card }: move and return to { $from } (counts as a move)
sw2-option-move-through = { $card } { $from } → { $to } through { $through }
sw2-option-move-back-through = { $card }: move through { $through } and return to { $from } (counts as a move)
sw2-option-build = Build { $card } on { $to } (cost { $cost })
sw2-option-attack = { $card } { $from } attacks { $target } { $to }
sw2-option-attack-own = { $card } { $from } attacks your own { $target } { $to }
sw2-option-attack-friend = Attack your own card…
sw2-option-play = Play { $card } (cost { $cost })
sw2-option-use = { $card } { $from } uses { $ability }
sw2-option-use-on = { $card } { $from } uses { $ability } on { $target } { $to }
sw2-option-use-to = { $card } { $from } uses { $ability } on { $to }
sw2-option-open = { $card } { $from } attacks after { $ability }
sw2-option-open-on = { $card } { $from } attacks after { $ability } on { $target } { $to }
sw2-option-open-to = { $card } { $from } attacks after { $ability } on { $to }
sw2-option-open-at = { $card } { $from } attacks { $target } { $to }, using { $ability }
sw2-option-discard = Discard { $card } for 1 magic
sw2-option-end = End the phase
sw2-option-end-phase-summon = End the Summon Phase
sw2-option-end-phase-move = End the Move Phase
sw2-option-end-phase-build = End the Build Phase
sw2-option-end-phase-attack = End the Attack Phase
sw2-option-end-phase-magic = End the Magic Phase and draw
sw2-option-end-phase-draw = End the turn
sw2-warning-inaction = No enemy card has been attacked this turn. If the Attack Phase ends like this, your summoner { $card } takes { $count } damage.
sw2-warning-inaction-fatal = No enemy card has been attacked this turn. If the Attack Phase ends like this, your summoner { $card } is destroyed and you lose the game.
sw2-warning-vain = { $card } would have no effect now. It would only be discarded.
sw2-option-target = { $target } { $to }
sw2-option-target-own = your own { $target } { $to }
sw2-option-to = { $to }
sw2-option-card = { $card }
sw2-option-resolve = { $ability } ({ $target } { $to })
sw2-option-resolve-at = { $ability } ({ $to })
sw2-option-resolve-event = { $ability } (active event)
sw2-option-yes = Yes
sw2-option-pass = Skip
sw2-option-pay = Pay { $amount } magic
sw2-option-amount = { $amount }
sw2-option-done = Done
sw2-option-first = { $seat } begins
sw2-option-draw = Draw { $card }
sw2-option-roll = Roll { $dice }

## Options: labels that several prompts share

sw2-option-pass-finish = Finish
sw2-option-pass-stay = Stay on { $square }
sw2-option-pass-remain = { $card } stays where it is
sw2-option-pass-unforced = Force nothing
sw2-option-pass-unharmed = Deal no damage
sw2-option-yes-boost = { $card } gains 1 boost
sw2-option-yes-spend-boost = Spend 1 boost
sw2-option-yes-put = Put { $card } on { $square }
sw2-option-yes-draw = Draw 1 card
sw2-option-pass-damage = { $card } takes 1 damage
sw2-option-pass-discard = Discard { $card }
sw2-option-amount-damage = { $amount } damage
sw2-option-amount-boosts =
    { $amount ->
        [one] { $amount } boost
       *[other] { $amount } boosts
    }

## Options: labels of one prompt

sw2-option-target-frost-axe = Spend 1 boost and go under { $target } { $to }
sw2-option-pay-blood-runes = Pay { $amount } magic: { $card } gains 1 boost
sw2-option-target-feed-the-eater = Discard { $target } { $to }
sw2-option-yes-mind-capture = Take control of { $card } { $square }
sw2-option-pass-mind-capture = Deal the damage
sw2-option-yes-influence = Spend 1 boost and roll again
sw2-option-pass-influence = Keep the roll
sw2-option-target-commune-with-spirits = Spend 1 boost: { $target } { $to } gains 1 boost
sw2-option-target-forbidden-knowledge = 1 damage to { $target } { $to }, draw 1 card
sw2-option-yes-frenzied-fungus = { $card } gains 1 boost and takes 1 damage
sw2-option-pay-parasitic = Spend { $amount } boost
sw2-option-pay-keep-event =
    { $amount ->
        [1] Spend { $amount } boost from { $card } and keep it
       *[other] Spend { $amount } boosts from your summoner and keep { $card }
    }

## Log

sw2-log-turn = Turn { $turn }: { $player }.
sw2-log-used = { $card } ({ $square }) uses { $ability }.
sw2-log-triggered = { $card } ({ $square }): { $ability }.
sw2-log-triggered-event = { $card } takes effect.
sw2-log-triggered-rule = { $card }: { $ability }.
sw2-log-triggered-inaction = Inaction: no enemy card was attacked this turn, so { $card } ({ $square }) takes damage.
sw2-log-summoned = { $card } is summoned on { $square }.
sw2-log-built = { $card } is built on { $square }.
sw2-log-moved = { $card } moves: { $from } → { $to }.
sw2-log-moved-back = { $card } moves out and back to { $from }.
sw2-log-forced = { $card } is forced: { $from } → { $to }.
sw2-log-placed = { $card } is placed on { $square }.
sw2-log-exchanged = { $card } ({ $from }) and { $target } ({ $to }) exchange places.
sw2-log-put-under = { $card } goes under { $target } ({ $square }).
sw2-log-controlled = { $player } takes control of { $card } ({ $square }).
sw2-log-mimicked = { $card } ({ $square }) has the abilities of { $target } this turn.
sw2-log-attacked = { $card } ({ $from }) attacks { $target } ({ $to }).
sw2-log-rolled =
    { $card } ({ $from }) rolls { $dice } against { $target } ({ $to }): { $count ->
        [0] no hits
        [one] { $count } hit
       *[other] { $count } hits
    }.
sw2-log-threw = { $card } ({ $square }) rolls { $dice }.
sw2-log-rolled-nothing = { $card } ({ $from }) has no dice to roll against { $target } ({ $to }).
sw2-log-damaged = { $card } ({ $square }) takes { $count } damage.
sw2-log-healed = { $count } damage is removed from { $card } ({ $square }).
sw2-log-destroyed = { $card } ({ $square }) is destroyed.
sw2-log-discarded = { $card } ({ $square }) is discarded.
sw2-log-discarded-event = { $card } is discarded.
sw2-log-returned = { $card } ({ $square }) returns to its owner’s hand.
sw2-log-boosted =
    { $card } ({ $square }) gains { $count ->
        [one] { $count } boost
       *[other] { $count } boosts
    }.
sw2-log-boosted-event =
    { $card } gains { $count ->
        [one] { $count } boost
       *[other] { $count } boosts
    }.
sw2-log-boosts-removed =
    { $card } ({ $square }) loses { $count ->
        [one] { $count } boost
       *[other] { $count } boosts
    }.
sw2-log-boosts-removed-event =
    { $card } loses { $count ->
        [one] { $count } boost
       *[other] { $count } boosts
    }.
sw2-log-magic-gained = { $player } gains { $count } magic.
sw2-log-magic-gained-nothing = { $player } gains no magic: the magic track is full.
sw2-log-magic-spent = { $player } spends { $count } magic.
sw2-log-played = { $player } plays { $card }.
sw2-log-discarded-for-magic = { $player } discards { $card } for magic.
sw2-log-discarded-for-magic-hidden = { $player } discards a card for magic.
sw2-log-drew = { $player } draws { $card }.
sw2-log-drew-hidden = { $player } draws a card.
sw2-log-discarded-from-hand = { $player } discards { $card } from hand.
sw2-log-discarded-from-hand-hidden = { $player } discards a card from hand.
sw2-log-revealed = { $player } reveals and discards { $card }.
sw2-log-put-at-bottom = { $player } puts { $card } on the bottom of the draw pile.
sw2-log-put-at-bottom-hidden = { $player } puts a card on the bottom of the draw pile.
sw2-log-taken = { $player } takes { $card } from the discard pile.

## Outcomes

sw2-outcome-summoner-destroyed-won = You win! The enemy summoner is destroyed.
sw2-outcome-summoner-destroyed-lost = You lose. Your summoner is destroyed.
sw2-outcome-summoner-destroyed-seen = { $player } wins: the other summoner is destroyed.
sw2-outcome-both-summoners-destroyed = Draw: both summoners are destroyed.
sw2-outcome-turn-limit = Draw: the turn limit has been reached.

## Help: the board and the verbs. Examples are plays as they are written.

sw2-help-squares = Spaces go from a1 to f8: columns a–f, rows 1–8. South sits at row 1, north at row 8.
sw2-help-dice = Dice: s is a melee hit, b a ranged hit, * a special; one die can show two of them.
sw2-help-turn = A turn has six phases: summon, move, build, attack, magic, draw. Destroy the enemy summoner to win.
sw2-help-summon = summon a unit: summon frost-mage c4
sw2-help-move = move a unit: move c3 c5; write the spaces of cards it goes through after that: move c3 c5 c4
sw2-help-build = build a structure: build gate d2
sw2-help-attack = attack a card: attack c5 c7
sw2-help-play = play an event: play ice-repair
sw2-help-use = use an ability of a card on a space: use sly b1 c4
sw2-help-open = use an ability just before attacking: open life-drain c5 c4
sw2-help-discard = discard a card for 1 magic: discard gate
sw2-help-end = end the phase: end
sw2-help-target = choose a card on the battlefield: target c4
sw2-help-to = choose a space: to c4
sw2-help-card = choose a card that is not on the battlefield: card undead-archer
sw2-help-resolve = choose the next effect: resolve soul-shift c4
sw2-help-yes = do what is asked: yes
sw2-help-pass = decline: pass
sw2-help-pay = pay magic: pay 1
sw2-help-amount = choose a number: amount 2
sw2-help-done = finish choosing: done

## What a play brings by the end of the turn: parts of a sentence, after a colon

sw2-change-enemy-life-less = the enemy summoner takes { $count } damage
sw2-change-enemy-life-more = the enemy summoner is healed of { $count } damage
sw2-change-own-life-less = your summoner takes { $count } damage
sw2-change-own-life-more = your summoner is healed of { $count } damage
sw2-change-enemy-units-less =
    { $count ->
        [one] { $count } enemy unit fewer
       *[other] { $count } enemy units fewer
    }
sw2-change-enemy-units-more =
    { $count ->
        [one] { $count } enemy unit more
       *[other] { $count } enemy units more
    }
sw2-change-units-less =
    { $count ->
        [one] { $count } unit fewer
       *[other] { $count } units fewer
    }
sw2-change-units-more =
    { $count ->
        [one] { $count } unit more
       *[other] { $count } units more
    }
sw2-change-enemy-gates-less =
    { $count ->
        [one] { $count } enemy structure fewer
       *[other] { $count } enemy structures fewer
    }
sw2-change-enemy-gates-more =
    { $count ->
        [one] { $count } enemy structure more
       *[other] { $count } enemy structures more
    }
sw2-change-gates-less =
    { $count ->
        [one] { $count } structure fewer
       *[other] { $count } structures fewer
    }
sw2-change-gates-more =
    { $count ->
        [one] { $count } structure more
       *[other] { $count } structures more
    }
sw2-change-magic-less = { $count } magic less
sw2-change-magic-more = { $count } magic more
