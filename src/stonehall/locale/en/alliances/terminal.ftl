### Summoner Wars Alliances in the terminal, which alone reads this file.

al-terminal-piles = draw { $draw } · discard { $discard }
al-terminal-held = hand { $hand }
al-terminal-vines = vine walls { $count }
al-terminal-conjurations = conjurations { $count }
al-terminal-prison = prison { $count }
al-terminal-out = out
al-terminal-legend =
    { $south } south, { $north } north, { $southeast } south-east, { $northeast } north-east; CAPITALS: summoner. 2{ $sword } attack value 2, sword; 2{ $bow } attack value 2, bow; 3/5{ $life } 3 of 5 life left; +1 boosted; { $wall } Wall, { $vine } Vine Wall; { $magic } magic.
al-terminal-welcome = Type a number, “move c3 c5” or “help”. You are { $you }, { $deck }; against you: { $foe }.
al-terminal-welcome-many = Type a number, “move c3 c5” or “help”. { $you }: { $deck }; against you: { $foe }; several at this keyboard.

## Options, grouped by who acts

al-terminal-family-summon = Summon { $card } (cost { $cost })
al-terminal-family-boosted = Summon { $card } boosted (cost { $cost })
al-terminal-family-mutate = Mutate with { $card } (cost { $cost })
al-terminal-family-build = Play { $card }
al-terminal-family-move = Move { $card } { $from }
al-terminal-family-attack = Attack with { $card } { $from }
al-terminal-family-use = { $ability } of { $card } { $from }
al-terminal-family-open = { $ability } of { $card } { $from }, in an attack
al-terminal-rest-stay = { $to } (0 squares)
al-terminal-rest-through = { $to } by way of { $through }

## Lists of cards. { $sign } stands behind what it explains.

al-terminal-ours = { $sign } partly our own design: not everything printed is known
al-terminal-cards-every-deck = In every deck
al-terminal-cards-signs = { $magic } cost · { $sword } attack value, sword · { $bow } attack value, bow · { $life } life
al-terminal-cards-boost = boost { $cost }

## Decks

al-terminal-deck-champion = Champions
al-terminal-deck-common = Commons
al-terminal-deck-event = Events
al-terminal-deck-wall = Walls
al-terminal-deck-champions = Exactly { $count } champions, all different
al-terminal-deck-commons = Exactly { $count } commons, at most { $most } copies of each
al-terminal-deck-title = A deck of { $summoner }, { $faction }.
al-terminal-deck-title-alliance = A deck of { $summoner }, { $faction } ({ $parts }).
al-terminal-deck-starting = On the battlefield at the start, and part of this list: { $cards }.
al-terminal-deck-fixed = The same in every deck of { $summoner }: { $events } events, { $walls } Walls
al-terminal-deck-more = These may join, too (at most 6 mercenaries):
