### The shell: words shared by all games.

## Players and results

seat-south = South
seat-north = North
seat-west = West
seat-east = East
player-you = You
player-bot = Computer ({ $name })
result-win = You win!
result-loss = You lose
result-draw = Draw
result-winner = { $player } wins.
shell-game-over = Game over

## The table in the terminal

shell-your-turn = Your turn
shell-waiting = Waiting for { $player }
shell-thinking = { $player } is thinking…
shell-turn = Turn { $turn }
shell-hand = Your hand
shell-log = Log
shell-options = Options
shell-more-options =
    { $count ->
        [one] … and { $count } more option; “all” shows every option.
       *[other] … and { $count } more options; “all” shows every option.
    }
shell-choose = Choose an option (1–{ $count }), or write a play or a command; “help” lists them.
shell-no-such-option = There is no option { $number }. Choose 1–{ $count }.
shell-not-understood = Not understood: { $text }. “help” lists the commands.
shell-why-not = Why not?
shell-hint = Hint: { $option }
shell-no-card = There is no card { $name }.

## Saving, taking back, leaving

shell-saved = Game saved to { $file }.
shell-not-saved = The game could not be saved to { $file }: { $reason }
shell-loaded = Game loaded from { $file }.
shell-resumed = The game goes on at turn { $turn }.
shell-undone = Taken back: { $play }
shell-nothing-to-undo = There is nothing to take back.
shell-quit-question = Leave the game without saving?
shell-goodbye = Goodbye.
shell-yes = Yes
    .key = y
shell-no = No
    .key = n
shell-press-enter = Press Enter to go on.
shell-language = Language: { $language }
language-en = English
language-hu = Hungarian
language-pl = Polish

## Commands

shell-commands = Commands
shell-plays = Plays
command-help = this list
command-all = show every option
command-board = show the board again
command-hand = show your hand
command-show = show a card: show NAME
command-log = show what happened
command-hint = ask for advice
command-undo = take back your last decision
command-save = save the game: save my-game.txt
command-position = show the position as text
command-quit = leave the game
