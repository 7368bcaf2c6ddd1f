### The terminal: what only a game played by typing says.

terminal-held = hand { $hand }
terminal-piles = draw { $draw } · discard { $discard }
terminal-empty-hand = Your hand is empty.
terminal-legend =
    { $south } south, { $north } north; CAPITALS: summoner. 2{ $melee } strength 2, melee; 2{ $ranged } strength 2, ranged; 3/5{ $life } 3 of 5 life left; +1 one boost; { $gate } gate, { $structure } other structure; { $magic } magic.
terminal-welcome = Type a number, “move c3 c5” or “help”. You are { $you }, { $deck }; { $opponent } is { $foe }.
terminal-welcome-two = Type a number, “move c3 c5” or “help”. { $you }: { $deck }; { $opponent }: { $foe }; both at this keyboard.

## Options, grouped by who acts

terminal-family-summon = Summon { $card } (cost { $cost })
terminal-family-move = Move { $card } { $from }
terminal-family-build = Build { $card } (cost { $cost })
terminal-family-attack = Attack with { $card } { $from }
terminal-family-use = { $ability } of { $card } { $from }
terminal-family-open = { $ability } of { $card } { $from }, then attack
terminal-rest-back = { $to } (out and back)
terminal-rest-through = { $to } through { $through }
terminal-choose = { $who }: choose a number or a space. Enter goes back.
terminal-which = Several plays begin like this. Which one?
terminal-refused = Not legal now: { $text }

## Taking back, leaving

terminal-undo-luck = This cannot be taken back: luck has spoken since your last decision ({ $play }).
terminal-undo-other = This cannot be taken back: { $player } has played since your last decision ({ $play }).
terminal-hand-over = { $player } decides now. Pass the keyboard, then press Enter.
terminal-conceded = { $player } concedes.
terminal-resume = Go on with: { $command }
terminal-replay = See it again with: { $command }
terminal-near = Did you mean: { $names }?
terminal-log-earlier =
    { $count ->
        [one] … { $count } earlier line: “log all”
       *[other] … { $count } earlier lines: “log all”
    }
terminal-command-options = show every option, written as a play
terminal-command-concede = give the game up
terminal-command-number = choose an option; “3 c5” chooses option 3 and the space c5

## Replay

terminal-replay-keys = Enter: next · b: back · a number: go there · q: leave
terminal-replay-place = Play { $place } of { $count }

## Lists of cards. { $sign } stands behind what it explains.

terminal-own-name = { $sign } our own translation: the printed English name is not known
terminal-own-symbols = { $sign } partly our own choice: not all printed symbols are known
terminal-cards-none = No card is like this.
terminal-cards-every-deck = In every deck
terminal-cards-signs = { $magic } cost · { $melee } strength, melee · { $ranged } strength, ranged · { $life } life
terminal-cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
terminal-cards-full = --full shows the texts

## Decks

terminal-deck-start = On the battlefield
terminal-deck-champion = Champions
terminal-deck-common = Commons
terminal-deck-standard = Standard events
terminal-deck-epic = Epic events
terminal-deck-gate = Gates
terminal-deck-guests = From other factions
terminal-deck-costs = Costs
terminal-deck-units = units
terminal-deck-events = events
terminal-deck-mean = mean cost of a unit: { $mean }
terminal-deck-shown = Symbols shown
terminal-deck-attacks = Attacks of the units
terminal-deck-legal = { $deck } is a legal deck of { $summoner }, { $faction }.
terminal-deck-written = { $file }: written
terminal-deck-title = A deck of { $summoner }, { $faction }. Symbols: { $symbols }.
terminal-deck-how = A line is a number and a card; what stands after # is a remark. As it stands, this is the ready deck, and it is legal. To take in a card that is listed as a remark, delete the # before its number, and take out as many others.
terminal-deck-starting = Not listed, because they begin on the battlefield: { $cards }.
terminal-deck-champions = Exactly { $count } champions, all different
terminal-deck-commons = Exactly { $count } commons, at most { $most } copies of each
terminal-deck-standards = Exactly { $count } standard events, at most { $most } copies of each
terminal-deck-fixed = The same in every deck of { $summoner }: { $epics } epic events, { $gates } gates
terminal-deck-more = These share a symbol, too:

## Tash-Kalar

terminal-tk-actions = actions { $actions }
terminal-tk-last-turns = Turns to the end: { $turns }
terminal-tk-score = { $score } of { $goal } points
terminal-tk-supply = supply { $pieces }
terminal-tk-held = hand { $beings } + { $legends } + { $flares } · deck { $draw }
terminal-tk-lost = lost this turn: { $pieces }
terminal-tk-next-task = Next: { $task }
terminal-tk-ahead = Ahead of you:
terminal-tk-signs = Arena: { $red } red square, { $green } green square. Cards: { $any } a piece of yours, { $upgraded } an upgraded one, { $square } where the being appears ({ $held } on a piece of yours, { $high } on an upgraded one), { $mark } marked square, { $purple } purple square, { $way } direction.
terminal-tk-welcome = Type a number, “place c3” or “help”. You are { $you }, { $school }.
terminal-tk-welcome-all = Type a number, “place c3” or “help”. All of you share this keyboard.
terminal-tk-family-summon = Summon { $card }
terminal-tk-family-move = Move the piece on { $from }
terminal-tk-kind-being = Being
terminal-tk-kind-legend = Legend
terminal-tk-kind-flare = Flare
terminal-tk-kind-task = Task
terminal-tk-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-tk-advanced = advanced
terminal-tk-category-destruction = destruction
terminal-tk-category-colour = colours
terminal-tk-category-summoning = summoning
terminal-tk-category-position = position
terminal-tk-category-enemy = the enemy
