### The table: board, prompt bar, hand, log, chat and what surrounds them.
### Numbers and their nouns are joined by no-break spaces, one-letter words and their followers too.

table-title = Stół
table-turn = Tura { $turn }
table-turn-of = Tura { $turn } · { $player }
table-phases = Fazy tury
table-uses-left = Pozostało: { $count }
table-players = Gracze i dziennik
table-pointed = Wskazana karta
table-you = ty
table-away = offline

## The board in sentences

table-board = Pole bitwy
table-cell-empty = { $square }, puste.
table-cell-piece = { $square }, { $card }. { $kind }.
table-cell-yours = Twoja karta.
table-cell-theirs = Kontroluje: { $player }.
table-cell-strength = Siła: { $strength }. { $attack }.
table-cell-life = Wytrzymałość: { $life } z { $full }.
table-cell-boosts =
    { $count ->
        [one] { $count } wzmocnienie.
        [few] { $count } wzmocnienia.
        [many] { $count } wzmocnień.
       *[other] { $count } wzmocnienia.
    }
table-cell-moved = Ma już ruch za sobą.
table-cell-attacked = Ma już atak za sobą.
table-cell-pick = Możesz wybrać tę kartę.
table-cell-picked = Wybrano.
table-cell-target = Możesz wybrać tę kartę jako cel.
table-cell-space = Możesz wybrać to pole.
table-cell-odds = Szansa na zniszczenie: { $chance }.

## The prompt bar

table-prompt = Co zrobić
table-pick-summon = Przywołaj jednostkę { $card }:
    .then = wybierz oznaczone pole.
table-pick-build = Zbuduj budowlę { $card }:
    .then = wybierz oznaczone pole.
table-pick-move = { $card } porusza się:
    .then = wybierz oznaczone pole.
table-pick-attack = { $card } atakuje:
    .then = wybierz oznaczony cel.
table-pick-play = { $card }:
    .then = wybierz ponownie, aby zagrać.
table-pick-discard = { $card }:
    .then = wybierz ponownie, aby odrzucić za punkt magii.
table-pick-card = { $card }:
    .then = wybierz ponownie, aby potwierdzić.
table-pick-any = { $card }:
    .then = wybierz oznaczone pole lub cel.
table-confirm = Dotknij jeszcze raz, aby to wykonać.
    .button = Potwierdź
table-reason = { $reason } (reguła { $rule })
table-thinking = { $player } myśli
table-pending = Twoje zagranie jest jeszcze w drodze na serwer
table-lost =
    { $seconds ->
        [0] Utracono połączenie. Partia jest zapisana. Próbujemy ponownie.
       *[other] Utracono połączenie. Partia jest zapisana. Kolejna próba za { $seconds } s.
    }
table-unreached =
    { $seconds ->
        [0] Nie można połączyć się z serwerem. Próbujemy ponownie.
       *[other] Nie można połączyć się z serwerem. Kolejna próba za { $seconds } s.
    }
table-paused = Partia jest wstrzymana. Zegary stoją.
table-hits =
    { $count ->
        [0] Brak trafień.
        [one] { $count } trafienie.
        [few] { $count } trafienia.
        [many] { $count } trafień.
       *[other] { $count } trafienia.
    }
table-rolling = { $card } rzuca kośćmi, cel: { $target }.
table-undo = Cofnij
table-undo-ask = Poproś o cofnięcie
table-record = Pobierz zapis partii
table-new = Nowy stół
table-rematch = Rewanż

## Proposals

table-accept = Zgadzam się
table-decline = Nie zgadzam się
table-asks-undo = { $player } prosi o cofnięcie ostatniego zagrania.
table-asks-draw = { $player } proponuje remis.
table-asks-pause = { $player } prosi o pauzę.
table-asks-resume = { $player } chce grać dalej.
table-asks-rematch = { $player } prosi o rewanż z zamianą stron.
table-wished-undo = Prosisz o cofnięcie ostatniego zagrania.
table-wished-draw = Proponujesz remis.
table-wished-pause = Prosisz o pauzę.
table-wished-resume = Prosisz o wznowienie gry.
table-wished-rematch = Prosisz o rewanż.

## Players and cards

table-draw = dobór
table-discard = odrzucone
table-hand = ręka
table-hand-label = Twoja ręka
table-tray-label = Karty do wyboru
table-card-can = Możesz ją wybrać.
table-no-cards = Nie ma tu kart.
table-now = Teraz na polu { $square }
table-on = Pole { $square } · { $player }
table-life-of = { $life } z { $full }
table-life-left = Pozostało { $life } z { $full }
table-printed = na karcie: { $strength }
table-choose = Wybierz
table-choose-card = Wybierz: { $card }
table-attack-with = { $card } atakuje
table-close = Zamknij
table-help-boost = Znacznik na karcie. Sam nic nie robi; zdolności go liczą albo wydają.
table-help-melee = Atakuje sąsiadujące karty.
table-help-ranged = Atakuje karty w odległości do 3 pól w wolnej linii prostej.
table-dice =
    { $count ->
        [one] { $count } kość
        [few] { $count } kości
        [many] { $count } kości
       *[other] { $count } kości
    }
table-percent = { $percent }%
table-odds-title = { $card } → { $target }
# A label under a narrow bar: a plain space, so that it may wrap.
table-odds-hits =
    { $count ->
        [one] { $count } trafienie
        [few] { $count } trafienia
        [many] { $count } trafień
       *[other] { $count } trafienia
    }
table-odds-destroy = { $chance } szans na zniszczenie; pozostała wytrzymałość: { $life }.
table-odds-short = { $chance } szans na zniszczenie

## Log and chat

table-talk = Dziennik i czat
table-log = Dziennik
table-log-rolled = { $card } ({ $from }) atakuje, cel: { $target } ({ $to }). Trafienia: { $count }.
table-log-rolled-who = { $card } atakuje, cel: { $target }.
table-log-threw = { $card } ({ $square }) rzuca kośćmi.
table-chat = Czat
table-chat-empty = Nie ma jeszcze wiadomości.
table-chat-new = Nowe wiadomości
table-chat-text = Napisz coś
table-send = Wyślij
table-mute = Ukryj wiadomości innych

## Around the game

table-help = Pomoc
table-offer-draw = Zaproponuj remis
table-draw-question = Jeśli przeciwnik się zgodzi, partia zakończy się bez zwycięzcy.
table-pause = Pauza
table-resume = Wznów grę
table-concede = Poddaj się
table-concede-question = Poddajesz tę partię; przeciwnik wygrywa.
table-cancel = Gram dalej
table-missing = Nie ma takiego stołu
table-missing-help = W linku może być literówka.

## A shared device

table-pass-device = Przekaż urządzenie – teraz gra { $player }
table-pass-device-why = Karty pojawią się, gdy właściwa osoba będzie gotowa.
table-ready = Gram jako { $player }

## Waiting for somebody

table-waiting = Czekamy na przeciwnika
table-waiting-help = Partia zacznie się, gdy ktoś zajmie miejsce. Możesz opuścić tę stronę i wrócić później.
table-take-seat = Zajmij wolne miejsce
table-share = Zaproś kogoś
table-share-help = Wyślij ten link. Kto go otworzy, może zająć wolne miejsce.
table-link = Link do tego stołu
table-copy = Skopiuj link
table-copied = Skopiowano
table-seat = Miejsce
table-choose-deck =
    { $game ->
        [tash-kalar] Wybierz szkołę
       *[other] Wybierz talię
    }
table-join = Zajmij miejsce i graj

## Help

table-help-pointer = Świeci to, co możesz wybrać. Wybierz kartę lub jednostkę, potem oznaczone pole lub cel; możesz też ją tam przeciągnąć.
table-help-card = Wskaż kartę, aby ją przeczytać. Na ekranie dotykowym przytrzymaj ją dłużej.
table-help-why = Wybierz coś, co nie świeci, aby się dowiedzieć, która reguła na to nie pozwala.
table-help-keys = Klawisze
table-key-arrows = Przejście z pola na pole
table-key-enter = Wybór, potem zagranie
table-key-escape = Cofnięcie wyboru
table-key-numbers = Przyciski na pasku poleceń
table-key-decline = Pominięcie propozycji
table-key-end = Zakończenie fazy
table-key-undo = Cofnięcie
table-key-inspect = Podgląd karty
table-key-help = Ta pomoc

## Tash-Kalar

table-tk-arena = Arena walki
table-tk-turn-steps = Kroki tury
table-tk-action = Akcja { $number }
table-tk-claim = Zadanie
table-tk-score = Punkty
table-tk-draw = Dobieranie
table-tk-cell-piece = { $square }, kamień { $rank }.
table-tk-cell-red = Czerwone pole.
table-tk-cell-green = Zielone pole.
table-tk-cell-gateway = To są Wrota.
table-tk-cell-changed = Zmieniła je ostatnia tura.
table-tk-cell-serves = Służy kartom: { $cards }.
table-tk-picked = Kamień na polu { $square }
table-tk-pick-summon = Przywołaj istotę { $card }:
    .then = wybierz oznaczone pole.
table-tk-pick-nowhere = { $card } nigdzie teraz nie pasuje:
    .then = możesz ją tylko odrzucić.
table-tk-pick-which = { $card }:
    .then = wybierz, co z nią zrobić.
table-tk-pick-piece = { $card }:
    .then = wybierz oznaczone pole.
table-tk-serves = przydaje się do: { $cards }.
table-tk-last-turn = To twoja ostatnia tura.
table-tk-points = punktów
table-tk-your-team = twoja drużyna
table-tk-team = drużyna: { $player }
table-tk-discs = krążki
table-tk-discs-left = Krążki w zapasie
table-tk-legendary = legendy
table-tk-legendary-left = Kamienie legendarne w zapasie
table-tk-deck = talia
table-tk-deck-left = Istoty w talii
table-tk-lost = Stracone w tej turze
table-tk-improvise = można jeszcze od niego pożyczyć
table-tk-kept = Leży na niej kamień
table-tk-part-pieces = Kamienie
table-tk-part-upgraded = Ulepszone kamienie
table-tk-part-heroic = Heroiczne kamienie
table-tk-part-legendary = Legendarne kamienie
table-tk-part-beings = Istoty
table-tk-part-red = Na czerwonych polach
table-tk-part-green = Na zielonych polach
table-tk-legends = legendy
table-tk-legends-left = Legendarne istoty w talii; odrzucone można obejrzeć
table-tk-flares = flary
table-tk-flares-left = Flary w talii; odrzucone można obejrzeć
table-tk-tasks = Zadania, jedno na turę
table-tk-fulfilled = Spełnione
table-tk-next = Następne:
table-tk-behind = O tyle mają więcej lub mniej niż ty
table-tk-upgraded = Kamienie ulepszone
table-tk-pieces = Wszystkie kamienie
table-tk-overview = Zadania i flary
table-tk-point = Wskaż kartę na ręce, a zobaczysz, gdzie pasuje.
table-tk-fits =
    { $count ->
        [0] Teraz nigdzie nie pasuje.
        [one] Pasuje na { $count } polu.
        [few] Pasuje na { $count } polach.
        [many] Pasuje na { $count } polach.
       *[other] Pasuje na { $count } pola.
    }
table-tk-being = Istota: { $rank }
table-tk-legend = Legendarna istota
table-tk-flare = Flara
table-tk-task = Zadanie
table-tk-flare-needs = Potrzeba o tyle więcej: kamieni ulepszonych { $upper } lub kamieni { $lower }.
