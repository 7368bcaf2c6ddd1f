### The mountain at a terminal.

mk-terminal-spells = Varázslatok
mk-terminal-tunnels = Alagutak
mk-terminal-halls = Nagytermek
mk-terminal-pedestals = Talapzatok
mk-terminal-last-turns = Még { $count } forduló
mk-terminal-legend = ▒ romterület; a betűk azt jelzik, mi rejlik ott: s kő, i vas, h szívkő, c érme, m kalapács, u rúna, t kordé; ⌂ kapu, ⚒ műhely, □ üres műhelyhely; ▲ ◆ ● a Tűz, a Jég és a Hold szobrai, △ ◇ ○ a talapzataik, · üres horgony, † oltár. A szintek a sötét peremtől az arany szívig vezetnek.
