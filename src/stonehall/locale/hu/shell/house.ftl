### The shell: words shared by all games.
### Numbers and their nouns are joined by no-break spaces; names from outside never take an ending.

## Players and results

seat-south = Dél
seat-north = Észak
seat-west = Nyugat
seat-east = Kelet
seat-south-east = Délkelet
seat-north-east = Északkelet
seat-middle = Közép
player-you = Te
player-bot = Gép ({ $name })
result-draw = Döntetlen
result-winner = { $player } győz.

## Turns

shell-your-turn = Te jössz
shell-turn = { $turn }. kör
