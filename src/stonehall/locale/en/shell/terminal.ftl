### The terminal, which alone reads this file: what only a game played by typing says.

terminal-empty-hand = Your hand is empty.
terminal-welcome = Type a number or a command, such as “help”. You are { $you }.
terminal-welcome-all = Type a number or a command, such as “help”. All of you share this keyboard.

## Options

terminal-choose = { $who }: choose a number or a space. Enter goes back.
terminal-which = Several plays begin like this. Which one?
terminal-warned = Enter it again to do it anyway.
terminal-command-end-to = end all phases until this one
terminal-no-such-part = There is no { $name } to go to from here. Still to come: { $parts }
terminal-refused = Not legal now: { $text }

## Taking back, leaving

terminal-undo-luck = This cannot be taken back: luck has decided something since your last decision ({ $play }).
terminal-undo-other = This cannot be taken back: { $player } has played since your last decision ({ $play }).
terminal-hand-over = { $player } decides now. Pass the keyboard, then press Enter.
terminal-resume = Continue with: { $command }
terminal-replay = Watch it again with: { $command }
terminal-concede-game = You would give the game up, and the other side would win. Type “concede” once more to do it.
terminal-concede-out = You would be out of the game and come last; the others would play on. Type “concede” once more to do it.
terminal-practice = This is practice: anything may be taken back, and the game counts nowhere.
terminal-practice-over = This was a practice game: it counts nowhere.
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

## Analysis

terminal-analysis-turn = Turn
terminal-analysis-player = Player
terminal-analysis-play = Play
terminal-analysis-chance = Chance
terminal-analysis-mark = Mark
terminal-analysis-better = Better
terminal-analysis-value = { $percent }% ± { $error }
terminal-analysis-reasons = { $play } ({ $reasons })
terminal-analysis-about = The chance is that of whoever played, if { $bot } played on for everybody; what follows ± is its standard error, as far as the tries differ. Better plays are named where more was lost than the analysis may be wrong by.
terminal-analysis-assumed = For this way to play, nobody has measured how often a lead wins: the chances show who is ahead, not by how much.
terminal-analysis-none = { $player }: nothing to mark
terminal-analysis-marks = { $player }: { $marks }
terminal-analysis-stopped = Stopped after play { $place } of { $count }.

## Lists of cards

terminal-cards-none = No such card.
terminal-cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
terminal-cards-full = --full shows the texts
terminal-components-written =
    { $folder }: { $files }
    Change what you like, leave out whole files, then: { $command }
terminal-components-good =
    “{ $title }” can be played with. Cards and tiles: { $count }, of its own: { $own }
    { $command }

## Decks that people build

terminal-deck-start = On the battlefield
terminal-deck-guests = From other factions
terminal-deck-costs = Costs
terminal-deck-units = units
terminal-deck-events = events
terminal-deck-mean = average cost of a unit: { $mean }
terminal-deck-attacks = Attacks of the units
terminal-deck-legal = { $deck } is a legal deck of { $summoner }, { $faction }.
terminal-deck-written = { $file }: written
terminal-deck-how = Each line has a number and a card; whatever follows # is a remark. As it stands, this is the ready deck, and it is legal. To add a card that is listed as a remark, delete the # before its number, and take out as many others.

## Games and their plays, commands

shell-no-such-option = There is no option { $number }. Choose from 1 to { $count }.
shell-not-understood = Not understood: { $text }. “help” lists the commands.
shell-hint = Hint: { $option }
shell-no-card = There is no card { $name }.
shell-saved = Game saved in { $file }.
shell-not-saved = The game could not be saved in { $file }: { $reason }
shell-loaded = Game loaded from { $file }.
shell-undone = Taken back: { $play }
shell-nothing-to-undo = There is nothing to take back.
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
