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

## The table in the terminal

shell-your-turn = Your turn
shell-turn = Turn { $turn }
shell-no-such-option = There is no option { $number }. Choose from 1 to { $count }.
shell-not-understood = Not understood: { $text }. “help” lists the commands.
shell-hint = Hint: { $option }
shell-no-card = There is no card { $name }.

## Saving, taking back, leaving

shell-saved = Game saved in { $file }.
shell-not-saved = The game could not be saved in { $file }: { $reason }
shell-loaded = Game loaded from { $file }.
shell-undone = Taken back: { $play }
shell-nothing-to-undo = There is nothing to take back.

## Commands

shell-commands = Commands
shell-plays = Plays
command-help = this list
command-board = show the board again
command-show = show a card: show NAME
command-log = show what happened
command-hint = ask for advice
command-undo = take back your last decision
command-save = save the game: save my-game.txt
command-quit = leave the game
