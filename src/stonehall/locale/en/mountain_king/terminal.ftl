### The mountain at a terminal.

mk-terminal-spells = Spells
mk-terminal-tunnels = Tunnels
mk-terminal-halls = Halls
mk-terminal-pedestals = Pedestals
mk-terminal-last-turns =
    { $count ->
        [one] { $count } turn left
       *[other] { $count } turns left
    }
mk-terminal-legend = ▒ rubble; letters: buried s stone, i iron, h heartstone, c coin, m hammer, u rune, t cart; ⌂ gate, ⚒ workshop, □ empty site; ▲ ◆ ● statues of Fire, Ice and Moon, △ ◇ ○ their pedestals, · empty anchor, † altar. The floors lead from the dark edge to the golden heart.
