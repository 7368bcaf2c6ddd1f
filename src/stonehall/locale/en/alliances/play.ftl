### Summoner Wars Alliances: what the game asks, offers and tells. What cards ask stands with their faction.
### A prompt and its labels may use $card and $square (what the decision is about), $moves, $attacks, $magic, $dice and
### $able: whether a card of the hand can be played in a phase that is for it.

## Prompts

al-prompt-waiting = Waiting for { $player }.
al-prompt-begin = Choose who begins.
al-prompt-roll = The dice are rolled.
al-prompt-draw = A card is drawn.
al-prompt-order = Several abilities apply at once. Choose whose comes first.
al-prompt-attack-target = { $card } ({ $square }) attacks. Choose the target.
al-prompt-free-move = You may move { $card } ({ $square }). Choose where to.
al-prompt-free-attack = You may attack outside the count of the phase. Choose an attack.
al-prompt-between-phases = Between two phases: you may use an ability.
al-prompt-phase-draw = You have drawn. Use what you still can, or end the phase.
al-prompt-phase-summon =
    { $able ->
        [no] Magic: { $magic }. You cannot summon anything now: end the phase.
       *[yes] Magic: { $magic }. Summon units, or end the phase.
    }
al-prompt-phase-event =
    { $able ->
        [no] You have no event or Wall that can be played now. End the phase.
       *[yes] Play events and Walls, or end the phase.
    }
al-prompt-phase-move =
    { $moves ->
        [0] No more units may move. Use what you still can, or end the phase.
        [one] { $moves } unit may still move. Choose it, or end the phase.
       *[other] { $moves } units may still move. Choose one, or end the phase.
    }
al-prompt-phase-attack =
    { $attacks ->
        [0] No more units may attack. Use what you still can, or end the phase.
        [one] { $attacks } unit may still attack. Choose it, or end the phase.
       *[other] { $attacks } units may still attack. Choose one, or end the phase.
    }
al-prompt-phase-magic = Magic: { $magic }. Build magic from your hand, or end the turn.

## Options

al-option-summon = Summon { $card } on { $to } (cost { $cost })
al-option-boosted = Summon { $card } boosted on { $to } (cost { $cost })
al-option-mutate = Mutate { $target } { $to } with { $card } (cost { $cost })
al-option-build = Play { $card } on { $to }
al-option-play = Play { $card }
al-option-move = { $card } { $from } → { $to }
al-option-move-stay = Stay on { $from } (counts as a move)
al-option-move-through = { $card } { $from } → { $to } by way of { $through }
al-option-attack = { $card } { $from } attacks { $target } { $to }
al-option-attack-own = { $card } { $from } attacks your side’s { $target } { $to }
al-option-attack-vine = { $card } { $from } attacks the Vine Wall on { $to }
al-option-attack-friend = Attack your own side…
al-option-use = { $card } { $from } uses { $ability }
al-option-use-on = { $card } { $from } uses { $ability } on { $target } { $to }
al-option-use-to = { $card } { $from } uses { $ability } on { $to }
al-option-open = { $card } { $from } attacks with { $ability }
al-option-open-on = { $card } { $from } attacks with { $ability } on { $target } { $to }
al-option-open-to = { $card } { $from } attacks with { $ability } on { $to }
al-option-magic = Build { $card } into magic
al-option-give =
    { $amount ->
        [one] Give { $amount } magic to { $player }
       *[other] Give { $amount } magic to { $player }
    }
al-option-end = End
al-option-end-phase-draw = End the Draw Phase
al-option-end-phase-summon = End the Summon Phase
al-option-end-phase-event = End the Event Phase
al-option-end-phase-move = End the Movement Phase
al-option-end-phase-attack = End the Attack Phase
al-option-end-phase-magic = End the turn
al-option-target = { $target } { $to }
al-option-target-own = your side’s { $target } { $to }
al-option-target-vine = Vine Wall on { $to }
al-option-to = { $to }
al-option-card = { $card }
al-option-seat = { $seat }
al-option-resolve = { $ability } ({ $target } { $to })
al-option-resolve-at = { $ability } ({ $to })
al-option-resolve-rule = { $ability }
al-option-yes = Yes
al-option-pass = No, go on
al-option-pass-on = Not until my next turn
al-option-pay = Pay { $amount } magic
al-option-amount = { $amount }
al-option-die = The { $amount }
al-option-done = Done
al-option-first = { $seat } begins
al-option-draw = Draw { $card }
al-option-roll = Roll { $dice }
al-warning-own-summoner = { $card } is a summoner of your own side.
al-warning-no-walls = You control no Wall. Without one you cannot summon.
al-warning-vain = { $card } would have no effect now. It would only be discarded.

## What happened

al-log-attacked = { $card } ({ $from }) attacks { $target } ({ $to }).
al-log-boosted = { $card } ({ $square }) is boosted.
al-log-built = { $player } plays { $card } on { $square }.
al-log-built-magic = { $player } builds { $card } into magic.
al-log-built-magic-hidden = { $player } builds a card into magic.
al-log-controlled = { $player } takes control of { $card } ({ $square }).
al-log-defeated = { $player } has lost the summoner and is out.
al-log-destroyed = { $card } ({ $square }) is destroyed.
al-log-die-changed = A { $from } becomes a { $to }.
al-log-discarded = { $card } ({ $square }) goes to the discard pile of { $player }.
al-log-discarded-from-hand = { $player } discards { $card } from the hand.
al-log-drew = { $player } draws { $card }.
al-log-drew-hidden = { $player } draws a card.
al-log-exchanged = { $card } ({ $from }) and { $target } ({ $to }) exchange places.
al-log-gained = { $card } ({ $square }) gains { $ability }.
al-log-grown = { $player } puts a Vine Wall on { $square }.
al-log-healed =
    { $count ->
        [one] { $count } wound is removed from { $card } ({ $square }).
       *[other] { $count } wounds are removed from { $card } ({ $square }).
    }
al-log-held = { $card } is held by the Vine Wall on { $square }.
al-log-imprisoned = { $card } ({ $square }) goes to the Prison Pile of { $player }.
al-log-magic-discarded = { $player } loses { $count } magic.
al-log-magic-given = { $player } gives { $count } magic to { $other }.
al-log-magic-left = { $other } gets the { $count } magic of { $player }.
al-log-magic-received = { $player } looks at the magic that was given.
al-log-magic-received-hidden = The magic lies on the pile of { $player }.
al-log-magic-spent = { $player } spends { $count } magic.
al-log-moved = { $card } moves from { $from } to { $to }.
al-log-moved-stay = { $card } stays on { $from } (counts as a move).
al-log-mutated = { $player } mutates { $target } ({ $square }) with { $card }.
al-log-placed = { $card } is placed from { $from } on { $to }.
al-log-played = { $player } plays { $card }.
al-log-poisoned = { $card } ({ $square }) is poisoned.
al-log-put = { $player } puts { $card } on { $square }.
al-log-put-under = { $card } is put under { $target } ({ $square }).
al-log-returned = { $card } ({ $square }) returns to the hand of { $player }.
al-log-rolled =
    { $card } ({ $from }) rolls { $dice } against { $target } ({ $to }): { $count ->
        [0] no wounds
        [one] { $count } wound
       *[other] { $count } wounds
    }.
al-log-rolled-nothing =
    { $card } ({ $from }) hurts { $target } ({ $to }) without dice: { $count ->
        [0] no wounds
        [one] { $count } wound
       *[other] { $count } wounds
    }.
al-log-rolled-for-first = { $player } rolls { $count }.
al-log-strengthened = { $card } ({ $square }): { $count } added to the attack value.
al-log-stunned = { $card } ({ $square }) is stunned.
al-log-summoned = { $player } summons { $card } on { $square }.
al-log-taken = { $player } takes { $card } into the hand.
al-log-threw = { $card } ({ $square }) rolls { $dice }.
al-log-to-conjurations = { $card } returns to the conjuration pile of { $player }.
al-log-to-magic = { $player } puts { $card } from the discard pile on the magic pile.
al-log-triggered = { $card } ({ $square }): { $ability }.
al-log-triggered-rule = { $card } takes effect.
al-log-turn = Turn { $turn }: { $player }
al-log-unboosted = { $card } ({ $square }) is no longer boosted.
al-log-used = { $card } ({ $square }) uses { $ability }.
al-log-wounded =
    { $count ->
        [one] { $card } ({ $square }) takes { $count } wound.
       *[other] { $card } ({ $square }) takes { $count } wounds.
    }

## How it ended

al-outcome-summoners-destroyed-won = You win! No enemy summoner is left.
al-outcome-summoners-destroyed-lost = You lose. Your side has no summoner left.
al-outcome-summoners-destroyed-seen = { $player } wins: the other side has no summoner left.
al-outcome-last-summoners-destroyed = Draw: the last summoners of both sides fell together.
al-outcome-turn-limit = Draw: the turn limit has been reached.

## Help: the board and the verbs. Examples are plays as they are written.

al-help-squares = Squares go from a1 to f8, in team games to l8, where columns l and a touch. “c3-vine” is the Vine Wall on c3.
al-help-dice = Dice show 1 to 6; an attack hits with 3 or more.
al-help-turn = A turn has six phases: draw, summon, event, movement, attack, build magic. Destroy the enemy summoners to win.
al-help-summon = summon a unit next to your Wall: summon savager c4
al-help-boosted = summon it with its boost: boosted geopath c4
al-help-mutate = summon a mutation onto a common: mutate bone-mutant c4
al-help-build = play a Wall: build wall d2
al-help-play = play an event: play vine-growth
al-help-move = move a unit: move c3 c5; squares that matter on the way follow: move c3 c5 c4
al-help-attack = attack a card: attack c5 c7; a Vine Wall: attack c5 c6-vine
al-help-use = use an ability: use gem-transfer b1 c4
al-help-open = use an ability in an attack: open thrust c5 c6
al-help-magic = build a card into magic: magic wall
al-help-give = give magic to your partner: give 2
al-help-end = end the phase: end
al-help-target = choose a card on the battlefield: target c4
al-help-to = choose a square: to c4
al-help-card = choose a card that is not on the battlefield: card savager
al-help-seat = choose a player: seat north
al-help-resolve = choose the next effect: resolve fury c4
al-help-yes = do what is asked: yes
al-help-pass = decline: pass
al-help-pass-on = decline until your next turn: pass-on between-phases south
al-help-pay = pay magic: pay 1
al-help-amount = choose a number: amount 2
al-help-die = choose a die by its number: die 3
al-help-done = finish choosing: done

## What a play brings by the end of the turn: parts of a sentence, after a colon

al-change-enemy-life-less =
    { $count ->
        [one] an enemy summoner takes { $count } wound
       *[other] an enemy summoner takes { $count } wounds
    }
al-change-enemy-life-more =
    { $count ->
        [one] an enemy summoner is healed of { $count } wound
       *[other] an enemy summoner is healed of { $count } wounds
    }
al-change-own-life-less =
    { $count ->
        [one] a summoner of yours takes { $count } wound
       *[other] a summoner of yours takes { $count } wounds
    }
al-change-own-life-more =
    { $count ->
        [one] a summoner of yours is healed of { $count } wound
       *[other] a summoner of yours is healed of { $count } wounds
    }
al-change-enemy-units-less =
    { $count ->
        [one] { $count } enemy unit fewer
       *[other] { $count } enemy units fewer
    }
al-change-enemy-units-more =
    { $count ->
        [one] { $count } enemy unit more
       *[other] { $count } enemy units more
    }
al-change-units-less =
    { $count ->
        [one] { $count } unit fewer
       *[other] { $count } units fewer
    }
al-change-units-more =
    { $count ->
        [one] { $count } unit more
       *[other] { $count } units more
    }
al-change-enemy-walls-less =
    { $count ->
        [one] { $count } enemy Wall fewer
       *[other] { $count } enemy Walls fewer
    }
al-change-enemy-walls-more =
    { $count ->
        [one] { $count } enemy Wall more
       *[other] { $count } enemy Walls more
    }
al-change-walls-less =
    { $count ->
        [one] { $count } Wall fewer
       *[other] { $count } Walls fewer
    }
al-change-walls-more =
    { $count ->
        [one] { $count } Wall more
       *[other] { $count } Walls more
    }
al-change-magic-less = { $count } magic less
al-change-magic-more = { $count } magic more
