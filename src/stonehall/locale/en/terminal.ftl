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
