### The shell: words shared by all games.
### Numbers and their nouns are joined by no-break spaces, one-letter words and their followers too.

## Players and results

seat-south = Południe
seat-north = Północ
seat-west = Zachód
seat-east = Wschód
player-you = Ty
player-bot = Bot ({ $name })
result-win = Zwycięstwo!
result-loss = Porażka
result-draw = Remis
result-winner = { $player } wygrywa.
shell-game-over = Koniec partii

## The table in the terminal

shell-your-turn = Twoja tura
shell-waiting = Czekamy na ruch: { $player }
shell-thinking = { $player } myśli…
shell-turn = Tura { $turn }
shell-hand = Twoja ręka
shell-log = Dziennik
shell-options = Opcje
shell-more-options =
    { $count ->
        [one] … i jeszcze { $count } opcja; „all” pokazuje wszystkie.
        [few] … i jeszcze { $count } opcje; „all” pokazuje wszystkie.
       *[many] … i jeszcze { $count } opcji; „all” pokazuje wszystkie.
    }
shell-choose = Wybierz opcję (1–{ $count }) albo wpisz zagranie lub polecenie; ich listę pokazuje „help”.
shell-no-such-option = Nie ma opcji o numerze { $number }. Wybierz od 1 do { $count }.
shell-not-understood = Nie rozumiem: { $text }. Listę poleceń pokazuje „help”.
shell-why-not = Dlaczego nie można?
shell-hint = Podpowiedź: { $option }
shell-no-card = Nie ma karty { $name }.

## Saving, taking back, leaving

shell-saved = Partia zapisana w pliku { $file }.
shell-not-saved = Nie udało się zapisać partii w pliku { $file }: { $reason }
shell-loaded = Partia wczytana z pliku { $file }.
shell-resumed = Partia toczy się dalej od tury { $turn }.
shell-undone = Cofnięto: { $play }
shell-nothing-to-undo = Nie ma czego cofnąć.
shell-quit-question = Opuścić partię bez zapisywania?
shell-goodbye = Do zobaczenia.
shell-yes = Tak
    .key = t
shell-no = Nie
    .key = n
shell-press-enter = Naciśnij Enter, aby grać dalej.
shell-language = Język: { $language }
language-en = Angielski
language-hu = Węgierski
language-pl = Polski

## Commands

shell-commands = Polecenia
shell-plays = Zagrania
command-help = ta lista
command-all = pokaż wszystkie opcje
command-board = pokaż planszę jeszcze raz
command-hand = pokaż swoją rękę
command-show = pokaż kartę: show NAZWA
command-log = pokaż, co się wydarzyło
command-hint = poproś o podpowiedź
command-undo = cofnij swoją ostatnią decyzję
command-save = zapisz partię: save my-game.txt
command-position = pokaż pozycję jako tekst
command-quit = opuść partię
