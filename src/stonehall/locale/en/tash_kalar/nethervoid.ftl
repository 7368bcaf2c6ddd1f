### Tash-Kalar, Nethervoid school: names and texts of its beings, and what only this school asks and tells.
### A text says what the card does, in our own words; the pattern is drawn, not told.

## Words

tk-gateway = Gateway

## Beings

tk-card-shadow-imp = Shadow Imp
    .text = This piece may make a combat move. If it does, and it is not the Gateway itself, the Gateway may make a combat move in the same direction.
tk-card-flame-imp = Flame Imp
    .text = You may destroy a common of any colour next to the Gateway.
tk-card-gate-keeper = Gate Keeper
    .text = You may upgrade one of your commons, or place one on an empty square. That piece becomes the Gateway.
tk-card-demon-of-gluttony = Demon of Gluttony
    .text = This piece may make a combat move. If it destroys another piece by that, upgrade this piece; it may then make another combat move. If that destroys a piece too, this piece becomes the Gateway.
tk-card-demon-of-pride = Demon of Pride
    .text = Upgrade this piece; it becomes the Gateway. Then it may make a combat move.
tk-card-acolyte-of-destruction = Acolyte of Destruction
    .text = Destroy a common of any colour anywhere in the arena. If the Gateway stands on a red square, you may also destroy a heroic of any colour next to the square that became empty.
tk-card-acolyte-of-growth = Acolyte of Growth
    .text = Place one of your commons on an empty square. If the Gateway stands on a green square, also place one of your heroics on an empty square next to that common.
tk-card-power-seeker = Power Seeker
    .text = If this piece is the Gateway, it may make a standard move. Otherwise it may make any number of combat moves, but each must bring it nearer to the Gateway.
tk-card-hell-hound = Hell Hound
    .text = You may destroy an adjacent piece of any rank and colour. Unless you destroyed a legendary piece, put this card on the bottom of your deck instead of the discard pile, as long as that deck has cards.
tk-card-vortex-master = Vortex Master
    .text = The Gateway may make a combat move. After that, one of your pieces next to the Gateway may make a combat move.
tk-card-gate-master = Gate Master
    .text = Upgrade the Gateway, then name another common or heroic of yours as the new Gateway. If the upgrade made a legendary piece, this counts as summoning a legend on the square where this being was summoned.
tk-card-hell-rider = Hell Rider
    .text = This piece may make up to 3 combat moves, but only one if it is the Gateway.
tk-card-demon-of-wrath = Demon of Wrath
    .text = If no enemy common stands next to the Gateway, the Gateway may make a standard move first. Then destroy every enemy common next to the Gateway.
tk-card-demon-of-greed = Demon of Greed
    .text = Destroy one of your commons and one of your heroics, but not the Gateway. Gain an action for each piece destroyed this way.
tk-card-demon-of-lust = Demon of Lust
    .text = Up to 2 pieces of any colour may make a combat move each: nearer to the Gateway, but never onto it.
tk-card-demon-of-sloth = Demon of Sloth
    .text = Waste one more action. If you have none left, destroy the Gateway instead.
tk-card-demon-of-envy = Demon of Envy
    .text = Place one of your commons on an empty square next to the Gateway. Repeat this until no such square is left or no opponent has more pieces than you.
tk-card-possessed-summoner = Possessed Summoner
    .text = Place an enemy common on an empty square next to a piece of its own colour. In the pattern of the next being you summon this turn, pieces of that colour count instead of yours. You may discard your flare to gain an action.

## Prompts

tk-prompt-may-make-gateway = { $card }: you may upgrade or place a common, which becomes the Gateway.
tk-prompt-name-gateway = { $card }: choose the piece that becomes the new Gateway.
tk-prompt-may-discard-flare = { $card }: you may discard your flare to gain an action.

## Log

tk-log-spent = { $player } wastes an action.
