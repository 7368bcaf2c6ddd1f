### Summoner Wars in the terminal, which alone reads this file.

sw2-terminal-held = hand { $hand }
sw2-terminal-piles = draw { $draw } · discard { $discard }
sw2-terminal-legend =
    { $south } south, { $north } north; CAPITALS: summoner. 2{ $melee } strength 2, melee; 2{ $ranged } strength 2, ranged; 3/5{ $life } 3 of 5 life left; +1 one boost; { $gate } gate, { $structure } other structure; { $magic } magic.
sw2-terminal-welcome = Type a number, “move c3 c5” or “help”. You are { $you }, { $deck }; { $opponent } is { $foe }.
sw2-terminal-welcome-two = Type a number, “move c3 c5” or “help”. { $you }: { $deck }; { $opponent }: { $foe }; both at this keyboard.

## Options, grouped by who acts

sw2-terminal-family-summon = Summon { $card } (cost { $cost })
sw2-terminal-family-move = Move { $card } { $from }
sw2-terminal-family-build = Build { $card } (cost { $cost })
sw2-terminal-family-attack = Attack with { $card } { $from }
sw2-terminal-family-use = { $ability } of { $card } { $from }
sw2-terminal-family-open = { $ability } of { $card } { $from }, then attack
sw2-terminal-rest-back = { $to } (out and back)
sw2-terminal-rest-through = { $to } through { $through }

## Lists of cards. { $sign } stands behind what it explains.

sw2-terminal-own-name = { $sign } our own translation: the printed English name is not known
sw2-terminal-own-symbols = { $sign } partly our own choice: not all printed symbols are known
sw2-terminal-cards-every-deck = In every deck
sw2-terminal-cards-signs = { $magic } cost · { $melee } strength, melee · { $ranged } strength, ranged · { $life } life

## Decks

sw2-terminal-deck-champion = Champions
sw2-terminal-deck-common = Commons
sw2-terminal-deck-standard = Standard events
sw2-terminal-deck-epic = Epic events
sw2-terminal-deck-gate = Gates
sw2-terminal-deck-shown = Symbols
sw2-terminal-deck-title = A deck of { $summoner }, { $faction }. Symbols: { $symbols }.
sw2-terminal-deck-starting = Not listed, because they begin on the battlefield: { $cards }.
sw2-terminal-deck-champions = Exactly { $count } champions, all different
sw2-terminal-deck-commons = Exactly { $count } commons, at most { $most } copies of each
sw2-terminal-deck-standards = Exactly { $count } standard events, at most { $most } copies of each
sw2-terminal-deck-fixed = The same in every deck of { $summoner }: { $epics } epic events, { $gates } gates
sw2-terminal-deck-more = These share a symbol, too:
