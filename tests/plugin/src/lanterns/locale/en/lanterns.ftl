lan-card-red = red lantern
lan-card-gold = gold lantern
lan-card-green = green lantern
lan-wind-calm = calm
lan-wind-breeze = breeze
lan-wind-gust = gust

lan-prompt-yours = Light a lantern: which one, where, and with how much oil?
lan-prompt-other = { $player } lights a lantern.
lan-prompt-luck = Luck decides.
lan-oil =
    { $drops ->
        [one] One drop of oil
       *[other] { $drops } drops of oil
    }
lan-light =
    { $drops ->
        [one] Light the { $lantern } at { $place } with one drop of oil
       *[other] Light the { $lantern } at { $place } with { $drops } drops of oil
    }

lan-turn = Turn { $number }: { $player }
lan-drew = { $player } draws a { $lantern }.
lan-drew-hidden = { $player } draws a lantern.
lan-lit = { $player } lights the { $lantern } at { $place }; drops of oil: { $drops }.
lan-out = The { $wind } blows out the lantern of { $player }.
lan-scored = { $player } scores { $number }.

lan-won = { $player } wins: the brightest lanterns of all.
lan-shared = { $one } and { $other } win together.
lan-drawn = All lanterns are equally bright: a draw.

lan-over = The game is over.
lan-luck = Luck decides now.
lan-not-your-turn = It is the turn of somebody else.
lan-not-offered = Light a lantern of your hand, at an empty place, with one, two or three drops of oil.
