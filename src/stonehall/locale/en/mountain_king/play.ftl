### In the Hall of the Mountain King: prompts, options and the log of a game.

## Prompts

mk-prompt-waiting = Waiting for { $player }.
mk-prompt-first = Who takes the crown?
mk-prompt-deal = A troll joins the horde.
mk-prompt-pedestal-drawn = A pedestal is drawn from the bag.
mk-prompt-turn-up = A spell is turned up.
mk-prompt-workshop-drawn = A workshop is revealed.
mk-prompt-statues = Which clan’s statue stands first?
mk-prompt-token = A token is laid on the pedestal track.
mk-prompt-draw = A starting troll is drawn.
mk-prompt-gate = Choose where to build your gate. Your first tunnel begins there.
mk-prompt-line-up = Line up a starting troll in your first row. What is below it (+) is yours at once.
mk-prompt-before = Recruit a troll or dig a tunnel. Before that you may cast a spell and visit a workshop.
mk-prompt-workshop = What do you exchange? Uses left: { $uses }.
mk-prompt-place = Where should { $card } stand?
mk-prompt-after = Dedicate a great hall, move statues, or end your turn.
mk-prompt-give = What do you pay with?
mk-prompt-bribe = What do you bribe the troll at { $place } with?
mk-prompt-pedestal-of-choice = Which pedestal do you take from the bag?
mk-prompt-lay-tunnel = Where should the tunnel go ({ $shape })? It must join your network. You pay with { $resource }.
mk-prompt-lay-hall = Where should the { $hall } go?
mk-prompt-pedestal = You may set a pedestal on the anchor at { $place }. A statue of its clan counts double there.
mk-prompt-found = You may found a workshop at { $place }. Once a turn, whoever digs up to it may exchange resources there.
mk-prompt-whose-bribes = Whose bribes do you take?
mk-prompt-send-away = Which troll do you send away?
mk-prompt-gain = Which resource do you gain?
mk-prompt-unload = Which token goes to your storage?
mk-prompt-wake = Which of your trolls yields?
mk-prompt-swap = Which two statues change places?
mk-prompt-lift = Which of your tunnels caves in?

## Options

mk-option-first = { $player } takes the crown
mk-option-deal = { $card } joins the horde
mk-option-bag = A pedestal of the { $clan } clan
mk-option-turn-up = Spell number { $number }
mk-option-workshop = { $workshop }
mk-option-statues = { $clan }
mk-option-token = A token worth { $number }
mk-option-draw = { $card }
mk-option-gate = Build your gate at { $cell }
mk-option-line-up = Line up { $card } at { $slot }
mk-option-cast = Cast { $spell }
mk-option-visit = Visit the workshop at { $cell }
mk-option-use = Pay { $pay } × { $paid }, gain { $gain } × { $gained }
mk-option-unload = Store: { $symbol }
mk-option-give = Pay: { $resource }
mk-option-gain = Gain: { $resource }
mk-option-trade = Trade four resources for one: { $resource }
mk-trade = Trade 4 : 1
mk-option-recruit = Recruit { $card }
mk-option-bribe = Bribe with: { $resource }
mk-option-take = Take a pedestal of the { $clan } clan
mk-option-seat = Place at { $slot }
mk-option-rob = Take the bribes from { $card }
mk-option-send-away = Send { $card } away
mk-option-wake = The troll at { $slot }
mk-option-swap = { $from } and { $to }
mk-option-lift = The tunnel at { $cell }
mk-option-dig = Dig with { $resource }: { $shape }
mk-option-lay = At { $cell }, { $turned }
mk-option-pedestal = Set a pedestal of the { $clan } clan
mk-option-found = Found: { $workshop }
mk-option-dedicate = Dedicate the { $hall }
mk-option-move = Move the statue from { $from } to { $to }
mk-option-skip = Neither is possible: go on
mk-option-done = Leave the workshop
mk-option-pass = No
mk-option-end = End turn

## Warnings

mk-warning-hall = Statues in great halls do not count by their level: this place costs you { $points } honor. The hall itself counts at the end.
mk-warning-lift = Without this tunnel { $count ->
        [one] { $count } cell is
       *[other] { $count } cells are
    } cut off from your gate. What is cut off belongs to nobody, and others may connect to it.
mk-warning-move = You could still dedicate a great hall. Once a statue has moved, that is over for this turn.
mk-warning-recruit = Your spell of this turn helps only with a tunnel. If you recruit now, it is lost.
mk-warning-dig = Your spell of this turn helps only with bribes. If you dig now, it is lost.
mk-warning-end = You could still move a statue without a cart. If the turn ends now, that is lost.

## The log

mk-log-turn = Turn { $turn }: { $player }.
mk-log-skipped = { $player } can neither recruit nor dig.
mk-log-crowned = { $player } completes the trollsmoot and takes the coronation token worth { $count }.
mk-log-last-rounds = The end begins: { $count } more turns.
mk-log-traded = { $player } trades four resources for one: { $resource }.
mk-log-recruited = { $player } recruits { $card }.
mk-log-pedestal-taken = { $player } takes a pedestal of the { $clan } clan.
mk-log-joined-horde = { $card } joins the horde.
mk-log-placed = { $player } places { $card } at { $slot }.
mk-log-cascade = { $player } places { $card } at { $slot }. The cascade yields { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }.
mk-log-horde = { $count } trolls gather in the horde.
mk-log-yielded = { $card } yields { $count } { $count ->
        [one] token
       *[other] tokens
    }.
mk-log-retired = { $card } retires.
mk-log-dug = { $player } digs a tunnel of { $resource } at { $cell } ({ $shape }): { $points } honor.
mk-log-unearthed = { $player } unearths { $count } × { $resource }.
mk-log-uncovered = { $player } uncovers the { $clan } statue at { $cell }.
mk-log-pedestal-set = { $player } sets a pedestal of the { $clan } clan at { $cell }: { $points } honor.
mk-log-founded = { $player } founds a workshop at { $cell }: { $workshop }.
mk-log-pedestal-buried = The { $clan } pedestal at { $cell } leaves the game.
mk-log-dedicated = { $player } dedicates the { $hall }.
mk-log-moved = { $player } moves the { $clan } statue from { $from } to { $to }.
mk-log-visited = { $player } visits a workshop: { $workshop }.
mk-log-gained = { $player } gains { $count } × { $resource }.
mk-log-unloaded = { $player } stores a token: { $resource }.
mk-log-cast = { $player } casts { $spell }.
mk-log-worn-out = { $spell } falls apart.
mk-log-turned-up = New in the spellbook: { $spell }.
mk-log-robbed = { $player } takes { $count } { $count ->
        [one] bribe
       *[other] bribes
    } from the horde.
mk-log-sent-away = { $player } sends { $card } away.
mk-log-swapped = { $player } swaps the statues at { $from } and { $to }.
mk-log-lifted = { $player } lets a tunnel at { $cell } cave in.
mk-log-gate-built = { $player } builds a gate at { $cell }.
mk-log-drew = { $player } draws { $card }.
mk-log-drew-hidden = { $player } draws a starting troll.
mk-log-lined-up = { $player } lines up { $card }.
mk-log-bonus = { $player } also gains the lower row of { $card }.

## The end

mk-outcome-won = You are the Mountain King, with { $points } honor!
mk-outcome-lost = { $player } is the Mountain King, with { $points } honor.
mk-outcome-seen = { $player } is the Mountain King, with { $points } honor.
mk-outcome-two-won = You and { $other } are the Mountain Kings, with { $points } honor!
mk-outcome-two-lost = { $player } and { $other } are the Mountain Kings, with { $points } honor.
mk-outcome-two-seen = { $player } and { $other } are the Mountain Kings, with { $points } honor.
mk-outcome-several = { $count } players share the victory, with { $points } honor each.
mk-outcome-draw = Victory is shared.
mk-outcome-turn-limit = The game ends without a winner: the turn limit is reached.

## What a play brings by the end of the turn: parts of a sentence, after a colon

mk-change-honor-more = { $count } honor more
mk-change-honor-less = { $count } honor less
mk-change-trolls-more =
    { $count ->
        [one] { $count } more troll
       *[other] { $count } more trolls
    }
mk-change-trolls-less =
    { $count ->
        [one] { $count } fewer troll
       *[other] { $count } fewer trolls
    }
mk-change-cells-more =
    { $count ->
        [one] { $count } more space in your network
       *[other] { $count } more spaces in your network
    }
mk-change-cells-less =
    { $count ->
        [one] { $count } fewer space in your network
       *[other] { $count } fewer spaces in your network
    }
mk-change-resources-more =
    { $count ->
        [one] { $count } more resource
       *[other] { $count } more resources
    }
mk-change-resources-less =
    { $count ->
        [one] { $count } fewer resource
       *[other] { $count } fewer resources
    }
