### The terminal, which alone reads this file: what only a game played by typing says.

terminal-empty-hand = Nie masz kart na ręce.
terminal-welcome = Wpisz liczbę albo polecenie, na przykład „help”. Ty: { $you }.
terminal-welcome-all = Wpisz liczbę albo polecenie, na przykład „help”. Wszyscy gracie przy jednej klawiaturze.

## Options

terminal-choose = { $who }. Wybierz liczbę albo pole. Enter cofa.
terminal-which = Tak zaczyna się kilka zagrań. Które wybierasz?
terminal-warned = Jeśli mimo to chcesz to zrobić, wpisz to jeszcze raz.
terminal-command-end-to = zakończ wszystkie fazy aż do tej
terminal-no-such-part = Nie można stąd przejść do: { $name }. Pozostało: { $parts }
terminal-refused = Teraz niedozwolone: { $text }

## Taking back, leaving

terminal-undo-luck = Tego nie można cofnąć: po twojej ostatniej decyzji rozstrzygnął już los ({ $play }).
terminal-undo-other = Tego nie można cofnąć: po twojej ostatniej decyzji był już ruch gracza { $player } ({ $play }).
terminal-hand-over = Decyduje { $player }. Przekaż klawiaturę, potem naciśnij Enter.
terminal-resume = Wznowienie: { $command }
terminal-concede-game = W ten sposób poddasz partię, a wygra druga strona. Aby to zrobić, wpisz „concede” jeszcze raz.
terminal-concede-out = W ten sposób odejdziesz z gry i zajmiesz ostatnie miejsce; pozostali zagrają dalej. Aby to zrobić, wpisz „concede” jeszcze raz.
terminal-practice = To ćwiczenie: można cofnąć wszystko, a partia nigdzie się nie liczy.
terminal-practice-over = To była partia ćwiczebna: nigdzie się nie liczy.
terminal-replay = Powtórka: { $command }
terminal-near = Może chodzi o: { $names }?
terminal-log-earlier =
    { $count ->
        [one] … { $count } wcześniejszy wiersz: „log all”
        [few] … { $count } wcześniejsze wiersze: „log all”
       *[many] … { $count } wcześniejszych wierszy: „log all”
    }
terminal-command-options = wszystkie opcje zapisane jako zagrania
terminal-command-concede = poddanie partii
terminal-command-number = wybór opcji; „3 c5” wybiera opcję 3 i pole c5

## Replay

terminal-replay-keys = Enter: dalej · b: wstecz · liczba: skok · q: wyjście
terminal-replay-place = Zagranie { $place } z { $count }

## Analysis

terminal-analysis-turn = Tura
terminal-analysis-player = Gracz
terminal-analysis-play = Zagranie
terminal-analysis-chance = Szansa
terminal-analysis-mark = Ocena
terminal-analysis-better = Lepiej
terminal-analysis-value = { $percent }% ± { $error }
terminal-analysis-reasons = { $play } ({ $reasons })
terminal-analysis-about = Szansa należy do tego, kto zagrał, jeśli dalej za wszystkich gra { $bot }; liczba po ± to błąd standardowy, wynikający z rozrzutu prób. Lepsze zagrania podano tam, gdzie strata jest większa niż możliwy błąd analizy.
terminal-analysis-assumed = Dla tego wariantu nikt jeszcze nie zmierzył, jak często przewaga daje zwycięstwo: szanse pokazują, kto prowadzi, ale nie o ile.
terminal-analysis-none = { $player }: bez uwag
terminal-analysis-marks = { $player }: { $marks }
terminal-analysis-stopped = Analiza przerwana: zagranie { $place } z { $count }.

## Lists of cards

terminal-cards-none = Nie ma takiej karty.
terminal-cards-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
terminal-cards-full = --full pokazuje teksty kart
terminal-components-written =
    { $folder }: { $files }
    Zmień, co chcesz, pomiń nawet całe pliki, a potem: { $command }
terminal-components-good =
    „{ $title }” nadaje się do gry. Karty i kafelki: { $count }, w tym własne: { $own }
    { $command }

## Decks that people build

terminal-deck-start = Na polu bitwy
terminal-deck-guests = Z innych frakcji
terminal-deck-costs = Koszty
terminal-deck-units = jednostki
terminal-deck-events = wydarzenia
terminal-deck-mean = średni koszt jednostki: { $mean }
terminal-deck-attacks = Ataki jednostek
terminal-deck-legal = { $deck }: talia zgodna z zasadami. Mistrz Przywołań: { $summoner }, { $faction }.
terminal-deck-written = { $file }: zapisano
terminal-deck-how = Każdy wiersz to liczba i angielska nazwa karty; wszystko po znaku # jest uwagą. W tej postaci jest to gotowa talia, zgodna z zasadami. Aby dodać kartę wymienioną w uwadze, usuń # przed jej liczbą i wyjmij tyle samo innych kart.

## Games and their plays, commands

shell-no-such-option = Nie ma opcji o numerze { $number }. Wybierz od 1 do { $count }.
shell-not-understood = Nie rozumiem: { $text }. Listę poleceń pokazuje „help”.
shell-hint = Podpowiedź: { $option }
shell-no-card = Nie ma karty { $name }.
shell-saved = Partia zapisana w pliku { $file }.
shell-not-saved = Nie udało się zapisać partii w pliku { $file }: { $reason }
shell-loaded = Partia wczytana z pliku { $file }.
shell-undone = Cofnięto: { $play }
shell-nothing-to-undo = Nie ma czego cofnąć.
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
