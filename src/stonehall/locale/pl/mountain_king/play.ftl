### In the Hall of the Mountain King: prompts, options and the log of a game.
### Numbers and their nouns are joined by no-break spaces, one-letter words and their followers too.

## Prompts

mk-prompt-waiting = Czekamy na ruch gracza { $player }.
mk-prompt-first = Kto otrzymuje koronę?
mk-prompt-deal = Do hordy dołącza troll.
mk-prompt-pedestal-drawn = Losujemy cokół z woreczka.
mk-prompt-turn-up = W księdze czarów pojawia się nowy czar.
mk-prompt-workshop-drawn = Odkrywamy warsztat.
mk-prompt-statues = Posąg którego klanu stoi na pierwszym miejscu?
mk-prompt-token = Na tor cokołów trafia żeton punktacji.
mk-prompt-draw = Czas dobrać trolla początkowego.
mk-prompt-gate = Wybierz pole, na którym zbudujesz bramę. Stamtąd poprowadzisz pierwszy tunel.
mk-prompt-line-up = Ustaw trolla początkowego w pierwszym rzędzie. To, co widać u dołu (+), dostajesz od razu.
mk-prompt-before = Zwerbuj trolla albo wykop tunel. Wcześniej możesz rzucić czar i odwiedzić warsztat.
mk-prompt-workshop = Co chcesz wymienić? Pozostałe użycia: { $uses }.
mk-prompt-place = Wybierz miejsce dla { $card-gen }.
mk-prompt-after = Poświęć wielką grotę, przesuń posągi albo zakończ turę.
mk-prompt-give = Czym płacisz?
mk-prompt-bribe = Czym przekupujesz trolla na miejscu { $place }?
mk-prompt-pedestal-of-choice = Który cokół bierzesz z woreczka?
mk-prompt-lay-tunnel = Gdzie ma powstać tunel ({ $shape })? Musi się łączyć z twoją siecią. Płacisz minerałem: { $resource }.
mk-prompt-lay-hall = Gdzie ma powstać wielka grota „{ $hall }”?
mk-prompt-pedestal = Możesz postawić cokół na kotwicy ({ $place }). Posąg jego klanu liczy się tam podwójnie.
mk-prompt-found = Możesz założyć warsztat na polu { $place }. Raz w turze wymieni w nim zasoby każdy, kto się do niego dokopie.
mk-prompt-whose-bribes = Któremu trollowi zabierasz łapówki?
mk-prompt-send-away = Którego trolla odsyłasz?
mk-prompt-gain = Który zasób chcesz otrzymać?
mk-prompt-unload = Który zasób ma trafić do magazynu?
mk-prompt-wake = Który z twoich trolli ma wytworzyć zasoby?
mk-prompt-swap = Które dwa posągi mają zamienić się miejscami?
mk-prompt-lift = Który z twoich tuneli ma się zawalić?

## Options

mk-option-first = { $player } otrzymuje koronę
mk-option-deal = { $card } dołącza do hordy
mk-option-bag = Cokół { $clan-gen }
mk-option-turn-up = Czar numer { $number }
mk-option-workshop = { $workshop }
mk-option-statues = { $clan }
mk-option-token = Żeton o wartości { $number }
mk-option-draw = { $card }
mk-option-gate = Zbuduj bramę na polu { $cell }
mk-option-line-up = Ustaw { $card-acc } na miejscu { $slot }
mk-option-cast = Rzuć czar „{ $spell }”
mk-option-visit = Odwiedź warsztat na polu { $cell }
mk-option-use = Wymień: { $pay } × { $paid } → { $gain } × { $gained }
mk-option-unload = Do magazynu: { $symbol }
mk-option-give = Zapłać: { $resource }
mk-option-gain = Otrzymaj: { $resource }
mk-option-trade = Wymień cztery zasoby na jeden: { $resource }
mk-trade = Wymiana 4 : 1
mk-option-recruit = Zwerbuj { $card-acc }
mk-option-bribe = Łapówka: { $resource }
mk-option-take = Weź cokół { $clan-gen }
mk-option-seat = Ustaw na miejscu { $slot }
mk-option-rob = Weź łapówki { $card-gen }
mk-option-send-away = Odeślij { $card-acc }
mk-option-wake = Troll na miejscu { $slot }
mk-option-swap = { $from } i { $to }
mk-option-lift = Tunel na polu { $cell }
mk-option-dig = Wykop ({ $resource }): { $shape }
mk-option-lay = Pole { $cell }, { $turned }
mk-option-pedestal = Postaw cokół { $clan-gen }
mk-option-found = Załóż warsztat „{ $workshop }”
mk-option-dedicate = Poświęć wielką grotę „{ $hall }”
mk-option-move = Przesuń posąg: { $from } → { $to }
mk-option-skip = Ani jedno, ani drugie nie jest możliwe: dalej
mk-option-done = Opuść warsztat
mk-option-pass = Nie
mk-option-end = Zakończ turę

## Warnings

mk-warning-hall =
    Posągi w wielkich grotach nie liczą się według poziomu: to miejsce kosztuje cię { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } honoru. Sama grota punktuje na końcu gry.
mk-warning-lift =
    Bez tego tunelu { $count ->
        [one] { $count } pole traci
        [few] { $count } pola tracą
       *[many] { $count } pól traci
    } połączenie z twoją bramą. To, co odcięte, nie należy do nikogo i każdy może się do tego przyłączyć.
mk-warning-move = Możesz jeszcze poświęcić wielką grotę. Po przesunięciu posągu w tej turze będzie na to za późno.
mk-warning-recruit = Twój czar z tej tury pomaga tylko przy kopaniu. Jeśli teraz zwerbujesz trolla, przepadnie.
mk-warning-dig = Twój czar z tej tury pomaga tylko przy łapówkach. Jeśli teraz wykopiesz tunel, przepadnie.
mk-warning-end = Możesz jeszcze przesunąć posąg bez wózka. Jeśli teraz zakończysz turę, ta możliwość przepadnie.

## The log

mk-log-turn = Tura { $turn }: { $player }.
mk-log-skipped = { $player } nie może ani werbować, ani kopać.
mk-log-crowned = { $player } ma pełny wiec trolli i bierze żeton koronacji o wartości { $count }.
mk-log-last-rounds = Zbliża się koniec gry. Pozostałe tury: { $count }.
mk-log-traded = { $player } wymienia cztery zasoby na jeden: { $resource }.
mk-log-recruited = { $player } werbuje { $card-acc }.
mk-log-pedestal-taken = { $player } bierze cokół { $clan-gen }.
mk-log-joined-horde = { $card } dołącza do hordy.
mk-log-placed = { $player } ustawia { $card-acc } na miejscu { $slot }.
mk-log-cascade = { $player } ustawia { $card-acc } na miejscu { $slot }. Kaskada daje { $count ->
        [one] { $count } zasób
        [few] { $count } zasoby
       *[many] { $count } zasobów
    }.
mk-log-horde = Horda się zbiera. Liczba trolli: { $count }.
mk-log-yielded = { $card } wytwarza { $count ->
        [one] { $count } zasób
        [few] { $count } zasoby
       *[many] { $count } zasobów
    }.
mk-log-retired = { $card } odchodzi z hordy.
mk-log-dug = { $player } kopie tunel na polu { $cell } ({ $shape }, minerał: { $resource }). Punkty honoru: +{ $points }.
mk-log-unearthed = { $player } wykopuje: { $count } × { $resource }.
mk-log-uncovered = { $player } odkopuje posąg { $clan-gen } na polu { $cell }.
mk-log-pedestal-set = { $player } stawia cokół { $clan-gen } na polu { $cell }. Punkty honoru: +{ $points }.
mk-log-founded = { $player } zakłada na polu { $cell } warsztat „{ $workshop }”.
mk-log-pedestal-buried = Cokół { $clan-gen } na polu { $cell } znika z gry.
mk-log-dedicated = { $player } poświęca wielką grotę „{ $hall }”.
mk-log-moved = { $player } przesuwa posąg { $clan-gen }: { $from } → { $to }.
mk-log-visited = { $player } odwiedza warsztat „{ $workshop }”.
mk-log-gained = { $player } otrzymuje: { $count } × { $resource }.
mk-log-unloaded = { $player } przenosi zasób do magazynu: { $resource }.
mk-log-cast = { $player } rzuca czar „{ $spell }”.
mk-log-worn-out = Czar „{ $spell }” rozpada się.
mk-log-turned-up = Nowy czar w księdze: „{ $spell }”.
mk-log-robbed = { $player } bierze z hordy { $count ->
        [one] { $count } łapówkę
        [few] { $count } łapówki
       *[many] { $count } łapówek
    }.
mk-log-sent-away = { $player } odsyła { $card-acc }.
mk-log-swapped = { $player } zamienia posągi miejscami: { $from } i { $to }.
mk-log-lifted = { $player } zawala swój tunel na polu { $cell }.
mk-log-gate-built = { $player } buduje bramę na polu { $cell }.
mk-log-drew = { $player } dobiera { $card-acc }.
mk-log-drew-hidden = { $player } dobiera trolla początkowego.
mk-log-lined-up = { $player } ustawia { $card-acc }.
mk-log-bonus = { $player } otrzymuje też zasoby z dolnego rzędu { $card-gen }.

## The end

mk-outcome-won = Zwycięstwo! Korona Króla Gór jest twoja. Punkty honoru: { $points }.
mk-outcome-lost = { $player } zdobywa koronę Króla Gór. Punkty honoru: { $points }.
mk-outcome-seen = { $player } zdobywa koronę Króla Gór. Punkty honoru: { $points }.
mk-outcome-two-won = Zwycięstwo! Koronę Króla Gór dzielisz z graczem { $other }. Punkty honoru: { $points }.
mk-outcome-two-lost = { $player } i { $other } zdobywają koronę Króla Gór. Punkty honoru: { $points }.
mk-outcome-two-seen = { $player } i { $other } zdobywają koronę Króla Gór. Punkty honoru: { $points }.
mk-outcome-several = Zwycięstwo dzieli { $count } graczy. Punkty honoru każdego z nich: { $points }.
mk-outcome-draw = Zwycięstwo jest wspólne.
mk-outcome-turn-limit = Partia kończy się bez zwycięzcy: osiągnięto limit tur.

## What a play brings by the end of the turn: parts of a sentence, after a colon

mk-change-honor-more =
    { $count ->
        [one] o { $count } punkt honoru więcej
        [few] o { $count } punkty honoru więcej
       *[many] o { $count } punktów honoru więcej
    }
mk-change-honor-less =
    { $count ->
        [one] o { $count } punkt honoru mniej
        [few] o { $count } punkty honoru mniej
       *[many] o { $count } punktów honoru mniej
    }
mk-change-trolls-more =
    { $count ->
        [one] o { $count } trolla więcej
        [few] o { $count } trolle więcej
       *[many] o { $count } trolli więcej
    }
mk-change-trolls-less =
    { $count ->
        [one] o { $count } trolla mniej
        [few] o { $count } trolle mniej
       *[many] o { $count } trolli mniej
    }
mk-change-cells-more =
    { $count ->
        [one] twoja sieć większa o { $count } pole
        [few] twoja sieć większa o { $count } pola
       *[many] twoja sieć większa o { $count } pól
    }
mk-change-cells-less =
    { $count ->
        [one] twoja sieć mniejsza o { $count } pole
        [few] twoja sieć mniejsza o { $count } pola
       *[many] twoja sieć mniejsza o { $count } pól
    }
mk-change-resources-more =
    { $count ->
        [one] o { $count } zasób więcej
        [few] o { $count } zasoby więcej
       *[many] o { $count } zasobów więcej
    }
mk-change-resources-less =
    { $count ->
        [one] o { $count } zasób mniej
        [few] o { $count } zasoby mniej
       *[many] o { $count } zasobów mniej
    }
