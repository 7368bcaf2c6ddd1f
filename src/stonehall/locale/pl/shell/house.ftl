### The shell: words shared by all games.
### Numbers and their nouns are joined by no-break spaces, one-letter words and their followers too.

## Players and results

seat-south = Południe
seat-north = Północ
seat-west = Zachód
seat-east = Wschód
seat-south-east = Południowy Wschód
seat-north-east = Północny Wschód
seat-middle = Środek
player-you = Ty
player-bot = Bot ({ $name })
result-draw = Remis
result-winner = { $player } wygrywa.

## The table in the terminal

shell-your-turn = Twoja tura
shell-turn = Tura { $turn }
shell-no-such-option = Nie ma opcji o numerze { $number }. Wybierz od 1 do { $count }.
shell-not-understood = Nie rozumiem: { $text }. Listę poleceń pokazuje „help”.
shell-hint = Podpowiedź: { $option }
shell-no-card = Nie ma karty { $name }.

## Saving, taking back, leaving

shell-saved = Partia zapisana w pliku { $file }.
shell-not-saved = Nie udało się zapisać partii w pliku { $file }: { $reason }
shell-loaded = Partia wczytana z pliku { $file }.
shell-undone = Cofnięto: { $play }
shell-nothing-to-undo = Nie ma czego cofnąć.

## Commands

shell-commands = Polecenia
shell-plays = Zagrania
command-help = ta lista
command-board = pokaż planszę jeszcze raz
command-show = pokaż kartę: show NAZWA
command-log = pokaż, co się wydarzyło
command-hint = poproś o podpowiedź
command-undo = cofnij swoją ostatnią decyzję
command-save = zapisz partię: save my-game.txt
command-quit = opuść partię
