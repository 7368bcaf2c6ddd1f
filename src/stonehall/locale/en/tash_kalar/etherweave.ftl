### Tash-Kalar, Etherweave: names and texts of its beings, and what its effects ask and tell.
### A text says what the card does, in our own words; the pattern is drawn, not told.

## Beings

tk-card-doppelganger = Doppelganger
    .text = If you have a pending being, carry out its warp effect once more.
tk-card-paradox-worm = Paradox Worm
    .text = One of your commons or heroics may change places with an enemy piece of the same rank. Warp effect: upgrade an enemy common. Then you may discard your pending being.
tk-card-lesser-shadow-twin = Lesser Shadow Twin
    .text = If the Greater Shadow Twin is in your discard pile, choose one of your pieces and destroy up to 2 commons of any colour next to it. Warp effect: upgrade one of your commons.
tk-card-translocationist = Translocationist
    .text = Up to 2 of your heroics may change places with commons of yours. Warp effect: gain an action.
tk-card-antimatter-spirit = Antimatter Spirit
    .text = Warp effect: place a common of yours on an empty uncoloured square and make a combat move with it. Then place a common of another colour on that square and make a combat move with it in the opposite direction. This is linked: unless all of it is possible, nothing happens.
tk-card-merchant-of-time = Merchant of Time
    .text = If a piece lies on this card, it makes a standard leap to any uncoloured square. Warp effect: take a piece of any colour from an uncoloured square and keep it on this card. That effect cannot be copied; while pending, the card can be neither discarded nor taken back.
tk-card-gate-of-oblivion = Gate of Oblivion
    .text = Destroy the piece on the purple square, of any rank and colour. Then you may destroy a common or heroic of any colour on another marked square. Warp effect: for the rest of the turn, every piece you destroy counts as two pieces of its colour and rank.
tk-card-time-traveler = Time Traveler
    .text = You may summon this being on any empty uncoloured square, wherever its pattern stands. You may destroy an adjacent common of any colour. If you do, put the top card of your discard pile on top of your deck.
tk-card-greater-shadow-twin = Greater Shadow Twin
    .text = If the Lesser Shadow Twin is in your discard pile, you may destroy a heroic of any colour that stands next to two or more of your pieces. Warp effect: upgrade one of your commons.
tk-card-warpmaster = Warpmaster
    .text = You may do one of these: take your pending being back into your hand, or make a standard move with this piece.
tk-card-dark-sphere = Dark Sphere
    .text = You may make one combat move each with up to 3 commons or heroics of any colour, but at most 2 of one colour. Every move must end at distance 2 from this piece.
tk-card-void-summoner = Void Summoner
    .text = In the pattern of the next being you summon this turn, you may count up to 2 empty squares as commons of yours. Warp effect: one of your commons or heroics makes a standard move.
tk-card-eternal-emperor = Eternal Emperor
    .text = Unless you warped this card this turn, you may now carry out its warp effect. Warp effect: place one of your commons on an empty square, or move one of your pieces: a common makes a combat move, an upgraded piece a standard move.
tk-card-reality-patch = Reality Patch
    .text = You may destroy one heroic of each enemy colour. You may discard your pending being. You may discard one card of any kind from your hand.
tk-card-polarity-queen = Polarity Queen
    .text = Make one combat move each with two other commons or heroics of yours, in opposite directions. This is linked: unless both are possible, nothing happens. Warp effect: place one of your commons on an empty square next to an enemy piece.
tk-card-singularity = Singularity
    .text = Choose an empty uncoloured square. All commons next to it, of any colour, make a combat move onto it in the order you like; only the last one remains.
tk-card-ziggurat-sentinel = Ziggurat Sentinel
    .text = You may do one of these: carry out the warp effect of a card in your discard pile, or make up to 3 combat moves with this piece in the indicated direction. Warp effect: one of your commons or heroics makes one combat move or two standard moves.
tk-card-iris-of-eternity = Iris of Eternity
    .text = You may do one of these: destroy an adjacent legendary piece of any colour, or upgrade this piece. If it becomes legendary, it counts as a legend summoned this turn, and you discard all legends from your hand.

## Prompts

tk-prompt-may-swap = { $card }: you may let two pieces change places.
tk-prompt-may-discard-pending = { $card }: you may discard your pending being.
tk-prompt-keep-piece = { $card }: choose the piece to keep on the card.
tk-prompt-leap = { $card }: choose the square to which the kept piece leaps.
tk-prompt-may-take-back-or-move = { $card }: you may take your pending being back into your hand, or move this piece.
tk-prompt-may-discard-card = { $card }: you may discard a card from your hand.
tk-prompt-place-or-move = { $card }: place a common, or move a piece.
tk-prompt-may-place-or-move = { $card }: you may place a common, or move a piece.
tk-prompt-collapse = { $card }: choose the common that remains, and the square onto which all commons around it move.
tk-prompt-may-collapse = { $card }: you may choose the common that remains, and the square onto which all commons around it move.
tk-prompt-may-copy-or-move = { $card }: you may carry out a warp effect from your discard pile, or move this piece.
tk-prompt-may-destroy-or-upgrade = { $card }: you may destroy an adjacent legendary piece, or upgrade this one.

## Options

tk-option-leap = The kept piece leaps to { $to }
tk-option-leap-onto = The kept piece leaps to { $to }, destroying the { $rank } piece there ({ $owner })

## What happened

tk-log-taken-back = { $player } takes { $card } back into hand.

## Help

tk-help-leap = let the kept piece leap to a square
