### The mountain at a terminal.

mk-terminal-spells = Czary
mk-terminal-tunnels = Tunele
mk-terminal-halls = Wielkie groty
mk-terminal-pedestals = Cokoły
mk-terminal-last-turns =
    { $count ->
        [one] Została { $count } tura
        [few] Zostały { $count } tury
       *[many] Zostało { $count } tur
    }
mk-terminal-legend = ▒ gruzowisko; litery to zakopane skarby: s kamień, i żelazo, h klejnot, c moneta, m młotek, u runa, t wózek; ⌂ brama, ⚒ warsztat, □ puste miejsce na warsztat; ▲ ◆ ● posągi Ognia, Lodu i Księżyca, △ ◇ ○ ich cokoły, · pusta kotwica, † ołtarz. Poziomy prowadzą od ciemnej krawędzi do złotego serca.
