### The shell: words shared by all games.

## Players and results

seat-south = South
seat-north = North
seat-west = West
seat-east = East
seat-south-east = South-East
seat-north-east = North-East
seat-middle = Middle
player-you = You
player-bot = Computer ({ $name })
result-draw = Draw
result-winner = { $player } wins.

## Turns

shell-your-turn = Your turn
shell-turn = Turn { $turn }
