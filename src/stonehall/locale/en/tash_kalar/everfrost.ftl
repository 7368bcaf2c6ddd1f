### Tash-Kalar, Everfrost: names and texts of its beings, and what its effects ask and tell.
### A text says what the card does, in our own words; the pattern is drawn, not told.

## Beings

tk-card-snow-fox = Snow Fox
    .text = This piece may make up to 2 standard moves.
tk-card-royal-reindeer = Royal Reindeer
    .text = This piece may make a combat leap to a square at distance 2. If neither its summoning nor its leap destroyed a piece, upgrade this piece.
tk-card-crystal-mirror = Crystal Mirror
    .text = On the marked squares, you may choose one heroic or up to 2 commons of any colour. For each of them, place a piece of yours of the same rank on the mirror square beyond the line of the pattern, if that square is empty.
tk-card-crystal-grower = Crystal Grower
    .text = Upgrade one common of each enemy colour. Frozen effect: upgrade one of your commons.
tk-card-ice-princess = Ice Princess
    .text = Another common of yours may make a combat move. Frozen effect: one of your commons makes a standard move.
tk-card-ice-queen = Ice Queen
    .text = Another heroic of yours may make a combat move. Frozen effect: one of your heroics makes a standard move.
tk-card-frostweave-summoner = Frostweave Summoner
    .text = Frozen effect: in the pattern of the next being you summon this turn, you may count one enemy piece as your own piece of the same rank.
tk-card-winter-whisperer = Winter Whisperer
    .text = Frozen effect: you may destroy one of your commons, and you may discard your flare. If you do both, gain an action.
tk-card-frozen-chest = Frozen Chest
    .text = You may lay a card with a frozen effect from your discard pile open in front of you. A card that already lies there is discarded.
tk-card-everfrost-sentinel = Everfrost Sentinel
    .text = If its summoning destroyed an enemy piece, you may downgrade this piece. If you do, every opponent or opposing team has one action fewer in their next turn.
tk-card-glacier-giant = Glacier Giant
    .text = This piece may make any number of combat moves in an indicated direction. If it has moved and a legendary piece stands right in front of it, it may run into that piece: destroy both.
tk-card-polar-bear = Polar Bear
    .text = This piece may make a combat move. If it destroys another piece by that, it may make a standard move. If that destroys a piece too, it may move once more, onto an empty square.
tk-card-war-sled = War Sled
    .text = This piece may make up to 3 combat moves: the first in an indicated direction, each further one in the direction of the previous move or in one right beside it.
tk-card-snow-monster = Snow Monster
    .text = Destroy every enemy common within distance 2 that stands next to one of your pieces; this piece counts too.
tk-card-frost-imp = Frost Imp
    .text = You may send an adjacent common of any colour in any direction: it makes as many standard moves that way as it can.
tk-card-ice-wyvern = Ice Wyvern
    .text = This piece may make a combat leap to any square. If it destroys another piece by that, destroy this piece too. Frozen effect: place one of your commons on an empty square next to a heroic of yours.
tk-card-deathbringer = Deathbringer
    .text = You may destroy an adjacent piece of any colour. A heroic must stand next to another piece of yours, a legendary piece next to three others. It counts as two destroyed pieces and leaves the game for good.
tk-card-frostweave-illusionist = Frostweave Illusionist
    .text = This piece becomes a common of an enemy colour. Frozen effect: convert an enemy common.

## Prompts

tk-prompt-move = { $card }: choose a piece to move.
tk-prompt-convert = { $card }: choose a piece to convert.
tk-prompt-may-mirror = { $card }: you may mirror a piece. Choose the square on which yours appears.
tk-prompt-may-freeze = { $card }: you may lay a discarded card with a frozen effect open in front of you.
tk-prompt-may-ram = { $card }: this piece may run into the legendary piece. Both are destroyed.
tk-prompt-may-slide = { $card }: you may send an adjacent common as far as it can go.
tk-prompt-may-discard-flare-too = { $card }: you may discard your flare. Together with a destroyed common it gives an action.
tk-prompt-change-colour = { $card }: choose the colour the piece takes on.

## What happened

tk-log-slowed = { $owner } has one action fewer in the next turn.
tk-log-banished = That { $rank } piece of { $owner } leaves the game for good.

## The card that lies open before a player

tk-slowed = An action fewer next turn
tk-aside-frozen = Frozen
tk-aside-pending = Pending
