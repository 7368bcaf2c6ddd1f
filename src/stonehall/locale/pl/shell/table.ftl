### The table: board, prompt bar, hand, log, chat and what surrounds them.
### Numbers and their nouns are joined by no-break spaces, one-letter words and their followers too.

table-title = Stół
table-tab-yours = Twoja kolej · { $game }
table-tab-theirs = Gra { $player } · { $game }
table-tab-open = Czekamy · { $game }
table-tab-over = Koniec · { $game }
table-notify = Twoja kolej
table-notify-against = { $game }, przeciwnik: { $players }
table-turn = Tura { $turn }
table-turn-of = Tura { $turn } · { $player }
table-uses-left = Pozostało: { $count }
table-players = Gracze i dziennik
table-pointed = Wskazana karta
table-you = ty
table-away = offline
table-left = poza grą

## The board in sentences

table-cell-empty = { $square }, puste.
table-cell-yours = Twoja karta.
table-cell-theirs = Kontroluje: { $player }.
table-cell-pick = Możesz wybrać tę kartę.
table-cell-picked = Wybrano.
table-cell-target = Możesz wybrać tę kartę jako cel.
table-cell-space = Możesz wybrać to pole.

## The prompt bar

table-prompt = Co zrobić
table-pick-card = { $card }:
    .then = wybierz ponownie, aby potwierdzić.
table-pick-use = { $ability }:
table-pick-use-then = aby użyć, wybierz ponownie: { $card }.
table-nothing-to-choose = Nie ma z czego wybrać.
table-lone-end = Nic więcej nie da się tu zrobić. Dalej: „{ $end }”.
table-picked = { $name }:
table-picked-then = wybierz, co dalej.
table-back = Wstecz
table-confirm = Dotknij jeszcze raz, aby to wykonać.
    .button = Potwierdź
table-warned = Jeśli mimo to chcesz to zrobić, wybierz jeszcze raz.
    .button = Zrób to mimo to
    .end = Zakończ mimo to
table-track-to = Zakończ wszystkie fazy aż do tej: { $name }
table-end-key = Klawisz { $key }. Reszta tury naraz: { $all }
table-thinking = { $player } myśli
table-watching = Oglądasz tę partię.
table-held =
    { $count ->
        [0] Pokaz zatrzymany. Od tej chwili nic się nie wydarzyło.
        [one] Pokaz zatrzymany. Na pokazanie czeka { $count } zagranie.
        [few] Pokaz zatrzymany. Na pokazanie czekają { $count } zagrania.
       *[many] Pokaz zatrzymany. Na pokazanie czeka { $count } zagrań.
    }
table-awaited-away = Przy stole brakuje gracza: { $player }. Partia czeka.
table-read-card = Przeczytaj kartę
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
table-undo = Cofnij
table-undo-ask = Poproś o cofnięcie
table-hint = Podpowiedź
table-hint-help = Co zrobiłby tu dobry gracz? Klawisz { $key }
table-hint-thinking = Szukam dobrego zagrania
table-hint-says = Podpowiedź: { $play }.
table-hint-other = Inna podpowiedź: { $play }.
table-hint-behind =
    { $how ->
        [even] Mniej więcej równie dobra jak pierwsza.
        [little] Nieco gorsza od pierwszej.
       *[clear] Wyraźnie gorsza od pierwszej.
    }
table-hint-brings = Do końca tury: { $changes }.
table-hint-play = Zagraj tak
table-hint-next = Inna
table-record = Pobierz zapis partii
table-new = Nowy stół
table-rematch = Rewanż
table-to-rematch = Do następnej partii
table-withdraw = Wycofaj
table-practice-over = To była partia ćwiczebna: nigdzie się nie liczy.

## Proposals

table-accept = Zgadzam się
table-decline = Nie zgadzam się
table-asks-undo = { $player } prosi o cofnięcie ostatniego zagrania.
table-asks-draw = { $player } proponuje remis.
table-asks-pause = { $player } prosi o pauzę.
table-asks-resume = { $player } chce grać dalej.
table-asks-rematch = { $player } proponuje rewanż z zamianą stron.
table-asks-concede = { $player } proponuje poddać partię. Jeśli się zgodzisz, wasza strona przegra.
table-wished-undo = Prosisz o cofnięcie ostatniego zagrania.
table-wished-draw = Proponujesz remis.
table-wished-pause = Prosisz o pauzę.
table-wished-resume = Prosisz o wznowienie gry.
table-wished-rematch = Proponujesz rewanż.
table-wished-concede = Prośba o zgodę na poddanie partii czeka na odpowiedź.

## Players and cards

table-hand-label = Twoja ręka
table-tray-label = Karty do wyboru
table-card-can = Możesz wybrać tę kartę.
table-no-cards = Nie ma tu kart.
table-discard-pile = Stos odrzuconych
table-choose = Wybierz
table-choose-card = Wybierz: { $card }
table-close = Zamknij
# A label under a narrow bar: a plain space, so that it may wrap.

## Log and chat

table-log-and-chat = Dziennik i czat
table-log = Dziennik
table-log-more = Szczegóły
table-chat = Czat
table-chat-empty = Nie ma jeszcze wiadomości.
table-chat-new = Nowe wiadomości
table-chat-text = Napisz coś
table-chat-team = Tylko do drużyny
table-chat-team-mark = drużyna
table-send = Wyślij
table-mute = Ukryj wiadomości innych

## Rules and results

table-result = Wynik
table-winner = Zwycięzca
table-rule = Reguła { $rule }
table-rule-open = Otwórz w zasadach
table-rule-missing = Ta reguła nie ma jeszcze opisu.
table-keywords = Słowa kluczowe:

## What others play, and the last turn again

table-shown-keep = { $card }: zostaw na widoku
table-shown-close = { $card }: zamknij
table-again = Pokaż ostatnią turę jeszcze raz
table-again-now = Jeszcze raz:
table-again-stop = Zatrzymaj
table-again-none = Nie ma jeszcze zakończonej tury.
replay-play-on = Graj dalej od tego miejsca
replay-your-part = Twoja strona
replay-begin = Zacznij
replay-origin = Zaczęto od powtórki
replay-origin-file = Z pliku lub pozycji
table-replay = Obejrzyj powtórkę partii

## Around the game

table-help = Pomoc
table-offer-draw = Zaproponuj remis
table-draw-question = Jeśli przeciwnik się zgodzi, partia zakończy się bez zwycięzcy.
table-pause = Pauza
table-resume = Wznów grę
table-concede = Poddaj się
table-concede-game = Poddajesz partię: wygrywa druga strona i gra się kończy.
table-concede-ask = Zapytamy twojego partnera. Jeśli się zgodzi, wasza strona przegra.
table-concede-out = Odchodzisz z gry i zajmujesz ostatnie miejsce. Pozostali grają dalej; nie można wrócić.
table-cancel = Gram dalej
table-missing = Nie ma takiego stołu
table-missing-help = W linku może być literówka.

## A shared device

table-pass-device = Przekaż urządzenie: teraz gra { $player }
table-pass-device-why = Karty pojawią się, gdy właściwa osoba będzie gotowa.
table-ready = Gram jako { $player }

## Waiting for somebody

table-waiting = Czekamy na przeciwnika
table-waiting-help = Partia zacznie się, gdy ktoś zajmie miejsce. Możesz opuścić tę stronę i wrócić później.
table-take-seat = Zajmij wolne miejsce
table-share = Zaproś kogoś
table-share-help = Wyślij ten link. Kto go otworzy, może zająć wolne miejsce.
table-link = Link do tego stołu
table-send-link = Wyślij
table-link-only-here = Ten adres prowadzi tylko do tego komputera. Aby grać z innymi w domu, uruchom serwer z opcją --host 0.0.0.0.
table-link-code = Link jako kod QR
table-link-code-help = Skieruj na niego aparat telefonu.
table-seat = Miejsce
table-join = Zajmij miejsce i graj
table-close-table = Zamknij stół
table-closed = Ten stół jest zamknięty

## Help

table-help-pointer = Świeci to, co możesz wybrać. Wybierz kartę lub jednostkę, potem podświetlone pole lub cel; możesz też ją tam przeciągnąć.
table-help-card = Wskaż kartę, aby ją przeczytać. Na ekranie dotykowym dotknij jej, a potem litery i obok, albo przytrzymaj ją dłużej.
table-help-why = Wybierz coś, co nie świeci, aby się dowiedzieć, która reguła na to nie pozwala.
table-help-rules = Zasady tej gry
table-help-keys = Klawisze
table-key-arrows = Przejście z pola na pole
table-key-tab = Przejście do następnego pola, które można wybrać
table-key-enter = Wybór, potem zagranie
table-key-escape = Cofnięcie wyboru
table-key-hand = Karty na ręce, gdy można je wybrać
table-key-numbers = Przyciski na pasku poleceń
table-key-decline = Pominięcie propozycji
table-key-end = Zakończenie fazy
table-key-rest = Zakończenie reszty tury
table-key-undo = Cofnięcie
table-key-hint = Prośba o podpowiedź, potem o następną
table-key-inspect = Podgląd karty
table-key-help = Ta pomoc

## A game that the browser has no drawing of

table-plain-board = Możliwości
table-plain-help = Ta gra nie ma jeszcze własnej planszy. Każda możliwość to przycisk.
