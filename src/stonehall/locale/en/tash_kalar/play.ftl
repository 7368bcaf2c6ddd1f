### Tash-Kalar: what the game asks, offers and tells. Names and texts of cards: tash_kalar/cards.ftl.
### A prompt and its labels may use $card and $square (what the decision is about) and $actions.

## Words

tk-rank-common = common
tk-rank-heroic = heroic
tk-rank-legendary = legendary
tk-way-n = up
tk-way-ne = up and right
tk-way-e = right
tk-way-se = down and right
tk-way-s = down
tk-way-sw = down and left
tk-way-w = left
tk-way-nw = up and left
tk-turned-up = as drawn
tk-turned-right = turned right
tk-turned-down = upside down
tk-turned-left = turned left
tk-turned-up-mirrored = mirrored
tk-turned-right-mirrored = mirrored, turned right
tk-turned-down-mirrored = mirrored, upside down
tk-turned-left-mirrored = mirrored, turned left

## Prompts: the turn

tk-prompt-waiting = Waiting for { $player }.
tk-prompt-first = Luck decides who begins.
tk-prompt-draw = A card is drawn.
tk-prompt-task = A task is turned up.
tk-prompt-start = You play last, so you place the first pieces. Choose a marked square for that of { $player }.
tk-prompt-start-own = You play last, so you place the first pieces. Choose a marked square for yours.
tk-prompt-start-duel = You play second, so you choose: on which of the two marked squares does your first piece stand? The other square gets your opponent’s.
tk-prompt-actions =
    { $actions ->
        [one] One action left. Place a common, summon a being or discard.
       *[other] { $actions } actions left. Place a common, summon a being or discard.
    }
tk-prompt-partner-actions =
    { $actions ->
        [one] Your partner handed over: place one common.
       *[other] Your partner handed over: place { $actions } commons.
    }
tk-prompt-end = No actions left. Use a card that costs none, or end the turn.
tk-prompt-place = Choose an empty square for a common.
tk-prompt-pick-up = There is no such piece in your supply. Choose one of yours to pick up.
tk-prompt-put-under = You may put other cards on the bottom of their decks.
tk-prompt-claim = You may claim a task.
tk-prompt-legend-colour = A legend is summoned: choose the colour in which you score 1 point.
tk-prompt-odd-colour = Commons of several colours are left over: choose the colour in which you score 1 point.

## Prompts: effects

tk-prompt-destroy = { $card }: choose a piece to destroy.
tk-prompt-may-destroy = { $card }: you may destroy a piece.
tk-prompt-upgrade = { $card }: choose a piece to upgrade.
tk-prompt-may-upgrade = { $card }: you may upgrade a piece.
tk-prompt-may-downgrade = { $card }: you may downgrade a piece.
tk-prompt-may-convert = { $card }: you may convert a piece.
tk-prompt-may-place = { $card }: you may place a common.
tk-prompt-place-heroic = { $card }: choose an empty square for a heroic piece.
tk-prompt-may-move = { $card }: you may move a piece.
tk-prompt-may-toward = { $card }: you may choose a direction.
tk-prompt-may-pick = { $card }: you may choose a piece.
tk-prompt-place-or-convert = { $card }: place a common, or convert an enemy common.
tk-prompt-move-or-upgrade = { $card }: move a common, or upgrade one.
tk-prompt-place-or-upgrade = { $card }: place a common, or upgrade one.
# Legends
tk-prompt-toward = { $card }: choose a direction.
tk-prompt-may-treat = { $card }: you may destroy, upgrade or place a piece next to it.
tk-prompt-near-or-far = { $card }: choose which enemy pieces are destroyed.
tk-prompt-may-downgrade-or-destroy = { $card }: you may choose the first piece of a group to downgrade or to destroy.
tk-prompt-may-place-any = { $card }: you may place a piece. Choose its rank.
tk-prompt-place-legendary = { $card }: choose an empty square for a legendary piece.
# Sylvan school
tk-prompt-may-return = { $card }: you may put a card from your discard pile on top of your deck.
tk-prompt-move-or-action = { $card }: move the piece, or gain an action.
tk-prompt-place-enemy = { $card }: choose an empty square for an enemy common.
tk-prompt-may-move-or-upgrade = { $card }: you may upgrade a common, or move a heroic or legendary piece.
# Everfrost school
tk-prompt-keep-frozen = Only one frozen card may lie in front of you. Choose the one to keep.

## Options

tk-option-place = Place a common on { $to }
tk-option-pick-up = Pick up the piece on { $from }
tk-option-summon = Summon { $card } on { $to }
tk-option-summon-again = Summon { $card } on { $to }, using the piece there once more
tk-option-summon-over = Summon { $card } on { $to }, destroying the { $rank } piece there ({ $owner })
tk-option-summon-turned = Summon { $card } on { $to }, { $turned }
tk-option-summon-with = Summon { $card } on { $to }, borrowing the piece on { $with }
tk-option-summon-turned-with = Summon { $card } on { $to }, { $turned }, borrowing the piece on { $with }
tk-option-discard = Discard { $card }
tk-option-under = Put { $card } on the bottom of its deck
tk-option-flare = Invoke { $card }
tk-option-flare-against = Invoke { $card } against { $seat }
tk-option-thaw = Thaw { $card }
tk-option-warp = Warp { $card }
tk-option-hand-over = Hand over to your partner
tk-option-end = End the turn
tk-warning-flare = A flare gives a point away: { $player } scores 1 point.
tk-warning-hand-over =
    After this you can summon nothing more this turn: your partner can only place commons with the { $actions ->
        [one] action
       *[other] { $actions } actions
    } left.
tk-warning-claim =
    You can claim a task now for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. If you skip it, you claim none this turn.
tk-option-claim = Claim { $card }
tk-option-move = { $from } → { $to }
tk-option-move-onto = { $from } → { $to }, destroying the { $rank } piece there ({ $owner })
tk-option-destroy = Destroy the { $rank } piece on { $to } ({ $owner })
tk-option-upgrade = Upgrade the { $rank } piece on { $to } ({ $owner })
tk-option-downgrade = Downgrade the { $rank } piece on { $to } ({ $owner })
tk-option-convert = Convert the { $rank } piece on { $to } ({ $owner })
tk-option-place-heroic = Place a heroic piece on { $to }
tk-option-place-legendary = Place a legendary piece on { $to }
tk-option-place-enemy = Place a common of { $seat } on { $to }
tk-option-swap = Swap the pieces on { $from } and { $to }
tk-option-pick = The piece on { $to }
tk-option-toward = { $way }
tk-option-rank =
    { $rank ->
        [common] A common piece
        [heroic] A heroic piece
       *[legendary] A legendary piece
    }
tk-option-reach =
    { $reach ->
        [near] Commons and heroics next to it
       *[far] Commons within distance 2
    }
tk-option-action = Gain an action
tk-option-card = { $card }
tk-option-colour = { $seat }
tk-option-yes = Yes
tk-option-pass = Skip
tk-option-done = Done
tk-option-start = A common of { $seat } on { $to }
tk-option-start-duel = Your piece on { $own }, your opponent’s on { $other }
tk-option-first = { $seat } begins
tk-option-draw = Draw { $card }
tk-option-task = { $card }

## Log

tk-log-turn = Turn { $turn }: { $player }.
tk-log-place = { $owner } places a common on { $square }.
tk-log-place-heroic = { $owner } places a heroic piece on { $square }.
tk-log-place-legendary = { $owner } places a legendary piece on { $square }.
tk-log-first-piece = The first piece of { $owner } stands on { $square }.
tk-log-picked-up = { $player } picks up the piece on { $square }.
tk-log-summoned = { $player } summons { $card } on { $square }.
tk-log-improvised = { $player } borrows the piece of { $owner } on { $square }.
tk-log-moved = A { $rank } piece of { $owner } moves: { $from } → { $to }.
tk-log-destroyed = The { $rank } piece of { $owner } on { $square } is destroyed.
tk-log-upgraded = The piece of { $owner } on { $square } becomes { $rank }.
tk-log-downgraded = The piece of { $owner } on { $square } becomes { $rank } again.
tk-log-converted = A { $rank } piece of { $owner } stands on { $square } now.
tk-log-gained =
    { $player } gains { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }.
tk-log-discarded = { $player } discards { $card }.
tk-log-put-under = { $player } puts { $card } on the bottom of its deck.
tk-log-put-under-hidden = { $player } puts a card on the bottom of its deck.
tk-log-returned = { $player } puts { $card } on top of the deck.
tk-log-aside = { $player } lays { $card } open in front of them.
tk-log-left-aside = { $player } discards the open card { $card }.
tk-log-thawed = { $player } thaws { $card }.
tk-log-warped = { $player } uses the warp effect of { $card }.
tk-log-gateway = The piece on { $square } is now the Gateway of { $player }.
tk-log-swapped = The pieces on { $from } and { $to } change places.
tk-log-drew = { $player } draws { $card }.
tk-log-drew-hidden = { $player } draws a card.
tk-log-flare = { $player } invokes { $card }.
tk-log-scored =
    { $owner } scores { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
tk-log-scored-in =
    { $owner } scores { $count ->
        [one] { $count } point
       *[other] { $count } points
    } ({ $colour }).
tk-log-task = Task: { $card }.
tk-log-next-task = Next task: { $card }.
tk-log-claimed = { $player } claims { $card }.
tk-log-handed-over = { $player } hands over to { $partner }.
tk-log-end-triggered = { $player } triggers the end of the game: everybody has one more turn.

## The end

tk-outcome-points-won = You win: { $score } points to { $other }.
tk-outcome-points-lost = { winners-win }: { $score } points to { $other }.
tk-outcome-points-seen = { winners-win }: { $score } points to { $other }.
tk-outcome-points-draw = A draw.
tk-outcome-deck-won = A deck is used up. You win: { $score } points to { $other }.
tk-outcome-deck-lost = A deck is used up. { winners-win }: { $score } points to { $other }.
tk-outcome-deck-seen = A deck is used up. { winners-win }: { $score } points to { $other }.
tk-outcome-deck-draw = A deck is used up: a draw.
tk-outcome-tie-won = Equal at { $score } points. You win by the tie-break.
tk-outcome-tie-lost = Equal at { $score } points. { winners-win } by the tie-break.
tk-outcome-tie-seen = Equal at { $score } points. { winners-win } by the tie-break.
tk-outcome-turn-limit = Draw: the turn limit has been reached.

## Help

tk-help-squares = A square is a letter and a number: columns a–i from the left, rows 1–9 from the top.
tk-help-turn = A turn has two actions (the very first turn has one). At its end you score and draw.
tk-help-place = place a common on an empty square
tk-help-pick-up = with no piece left in your supply, pick up one of yours to place it again
tk-help-summon = summon a being whose pattern fits around a square; add the orientation or the borrowed piece if asked
tk-help-discard = discard a being; then cards may go on the bottom of their decks
tk-help-under = put a card on the bottom of its deck
tk-help-flare = invoke your flare, in Melee against an opponent
tk-help-thaw = use the frozen effect of the card that lies in front of you
tk-help-warp = warp a card from your hand: it becomes the pending being
tk-help-hand-over = let your partner go on
tk-help-end = end the turn
tk-help-claim = claim a task
tk-help-move = move a piece
tk-help-destroy = destroy the piece on a square
tk-help-upgrade = upgrade the piece on a square
tk-help-downgrade = downgrade the piece on a square
tk-help-convert = convert the piece on a square
tk-help-place-heroic = place a heroic piece
tk-help-place-legendary = place a legendary piece
tk-help-place-enemy = place a common of an opponent
tk-help-swap = let two pieces change places
tk-help-pick = choose a piece
tk-help-toward = choose a direction: n, ne, e, se, s, sw, w, nw
tk-help-rank = choose a rank: common, heroic or legendary
tk-help-reach = choose how far it reaches: near or far
tk-help-action = gain an action
tk-help-card = choose a card
tk-help-colour = choose a colour by its seat
tk-help-yes = agree
tk-help-pass = skip it
tk-help-done = stop choosing
tk-help-start = choose where a first piece stands

## What a play brings by the end of the turn: parts of a sentence, after a colon

tk-change-points-more =
    { $count ->
        [one] you score { $count } point
       *[other] you score { $count } points
    }
tk-change-points-less =
    { $count ->
        [one] you lose { $count } point
       *[other] you lose { $count } points
    }
tk-change-enemy-points-more =
    { $count ->
        [one] { $count } point for the enemy
       *[other] { $count } points for the enemy
    }
tk-change-enemy-points-less =
    { $count ->
        [one] the enemy loses { $count } point
       *[other] the enemy loses { $count } points
    }
tk-change-tasks-more =
    { $count ->
        [one] { $count } more claimed task
       *[other] { $count } more claimed tasks
    }
tk-change-tasks-less =
    { $count ->
        [one] { $count } fewer claimed task
       *[other] { $count } fewer claimed tasks
    }
tk-change-upgraded-more =
    { $count ->
        [one] { $count } more upgraded piece of yours
       *[other] { $count } more upgraded pieces of yours
    }
tk-change-upgraded-less =
    { $count ->
        [one] { $count } fewer upgraded piece of yours
       *[other] { $count } fewer upgraded pieces of yours
    }
tk-change-enemy-upgraded-more =
    { $count ->
        [one] { $count } more upgraded enemy piece
       *[other] { $count } more upgraded enemy pieces
    }
tk-change-enemy-upgraded-less =
    { $count ->
        [one] { $count } fewer upgraded enemy piece
       *[other] { $count } fewer upgraded enemy pieces
    }
tk-change-pieces-more =
    { $count ->
        [one] { $count } more piece of yours
       *[other] { $count } more pieces of yours
    }
tk-change-pieces-less =
    { $count ->
        [one] { $count } fewer piece of yours
       *[other] { $count } fewer pieces of yours
    }
tk-change-enemy-pieces-more =
    { $count ->
        [one] { $count } more enemy piece
       *[other] { $count } more enemy pieces
    }
tk-change-enemy-pieces-less =
    { $count ->
        [one] { $count } fewer enemy piece
       *[other] { $count } fewer enemy pieces
    }
