### Tash-Kalar, Everfrost: names and texts of its beings, and what its effects ask and tell.
### A text says what the card does, in our own words; the pattern is drawn, not told.

## Beings

tk-card-snow-fox = Snow Fox
    .text = This piece may make up to 2 standard moves.
tk-card-royal-reindeer = Royal Reindeer
    .text = This piece may make a combat leap to a square at distance 2. If neither its landing nor its leap destroyed a piece, it is upgraded.
tk-card-crystal-mirror = Crystal Mirror
    .text = You may choose one heroic or up to 2 commons on the marked squares, whosever they are. For each, a piece of yours of the same rank appears on the mirror square beyond the line of the pattern, if that is empty.
tk-card-crystal-grower = Crystal Grower
    .text = Upgrade one common of each enemy colour. Frozen effect: upgrade one of your commons.
tk-card-ice-princess = Ice Princess
    .text = Another common of yours may make a combat move. Frozen effect: one of your commons makes a standard move.
tk-card-ice-queen = Ice Queen
    .text = Another heroic of yours may make a combat move. Frozen effect: one of your heroics makes a standard move.
tk-card-frostweave-summoner = Frostweave Summoner
    .text = Frozen effect: in the pattern of the next being you summon this turn, you may count one enemy piece as yours, at the rank it has.
tk-card-winter-whisperer = Winter Whisperer
    .text = Frozen effect: you may destroy one of your commons, and you may discard your flare. If you do both, gain an action.
tk-card-frozen-chest = Frozen Chest
    .text = You may lay a card with a frozen effect from your discard pile open before you. One that already lies there is discarded.
tk-card-everfrost-sentinel = Everfrost Sentinel
    .text = If its landing destroyed an enemy piece, you may downgrade this piece. If you do, every opponent or opposing team has one action fewer in its next turn.
tk-card-glacier-giant = Glacier Giant
    .text = This piece may make any number of combat moves in an indicated direction. If it has moved and a legendary piece stands right before it, it may run into that one: both are destroyed.
tk-card-polar-bear = Polar Bear
    .text = This piece may make a combat move. If that destroyed a piece, it may make a standard move. If that destroyed one too, it may move once more, onto an empty square.
tk-card-war-sled = War Sled
    .text = This piece may make up to 3 combat moves: the first in an indicated direction, each further one in the direction of the move before or in one right beside it.
tk-card-snow-monster = Snow Monster
    .text = Destroy every enemy common within distance 2 that stands next to a piece of yours; this piece counts as one.
tk-card-frost-imp = Frost Imp
    .text = You may send an adjacent common, whosever it is, off in any direction: it makes standard moves that way until it cannot go on.
tk-card-ice-wyvern = Ice Wyvern
    .text = This piece may make a combat leap to any square. If that destroyed a piece, destroy this piece too. Frozen effect: place one of your commons on an empty square next to a heroic of yours.
tk-card-deathbringer = Deathbringer
    .text = You may destroy an adjacent piece, whosever it is; a heroic one must stand next to another piece of yours, a legendary one next to three others. It counts as two destroyed pieces and leaves the game for good.
tk-card-frostweave-illusionist = Frostweave Illusionist
    .text = This piece turns into a common of an enemy colour. Frozen effect: convert an enemy common.

## Prompts

tk-prompt-move = { $card }: choose a piece to move.
tk-prompt-convert = { $card }: choose a piece to convert.
tk-prompt-may-mirror = { $card }: you may mirror a piece. Choose the square on which yours appears.
tk-prompt-may-freeze = { $card }: you may lay a discarded card with a frozen effect open before you.
tk-prompt-may-ram = { $card }: you may let it run into the legendary piece. Both are destroyed.
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
