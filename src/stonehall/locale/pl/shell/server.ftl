### What the server answers when something cannot be done.
### Numbers and their nouns are joined by no-break spaces, one-letter words and their followers too.

## Refused

refused-stale = W międzyczasie gra poszła dalej.
refused-illegal = Tego zagrania nie można teraz wykonać.
refused-not-your-turn = To nie twoja tura.
refused-not-your-seat = Nie masz miejsca przy tym stole.
refused-not-started = Partia jeszcze się nie zaczęła.
refused-over = Partia jest zakończona.
refused-not-over = Partia jeszcze trwa.
refused-paused = Partia jest wstrzymana.
refused-not-paused = Partia nie jest wstrzymana.
refused-nothing-to-undo = Nie ma czego cofnąć.
refused-cannot-undo = Od tamtej pory zdecydowały kości lub karty albo zagrał ktoś inny: tego nie można już cofnąć. Przy stole ćwiczebnym byłoby można.
refused-no-time-to-undo = Czas na tę decyzję został wykorzystany, więc nie można jej cofnąć.
refused-no-proposal = Nie ma już na co odpowiadać.
refused-already-proposed = Prośba jest już wysłana; poczekaj na odpowiedź.
refused-draw-too-soon = Propozycja remisu padła niedawno.
refused-not-your-proposal = Wycofać prośbę może tylko ten, kto o coś prosił.
refused-rematch-open = Następna partia jest już otwarta, przy osobnym stole.
refused-left-game = Ta partia toczy się już bez ciebie.
refused-not-asked = To pytanie nie było skierowane do ciebie.
refused-bot-declines = Bot się nie zgadza.
refused-hint-people = Podpowiedzi są tylko w grze przeciwko botom.
refused-hint-late = Gra poszła dalej: ta podpowiedź jest spóźniona.
refused-hint-busy = Podpowiedź jest już przygotowywana.
refused-hint-failed = Nie udało się znaleźć podpowiedzi. Spróbuj ponownie.
refused-analysis-busy = Trwa już analiza innej twojej partii. Poczekaj na nią albo ją przerwij.
refused-analysis-rules = Zasady tej partii zmieniły się od czasu gry: nie da się jej przeanalizować.
refused-analysis-other = Tę analizę może przerwać tylko ten, kto o nią poprosił.
refused-bad-chat = Wiadomość może mieć od 1 do 300 znaków.
refused-name-length = Nazwa może mieć od 1 do 24 znaków.
refused-name-signs = W tej nazwie są znaki, których nie widać.
refused-name-letters = Nazwa musi mieć przynajmniej jedną literę.
refused-name-computer = Ta nazwa za bardzo przypomina bota. Wybierz inną.
refused-name-seat = Tak nazywają się miejsca i gracze bez nazwy. Wybierz inną.
refused-name-house = Ta nazwa brzmi tak, jakby mówiła obsługa serwera. Wybierz inną.
refused-name-taken = Ktoś przy tym stole nazywa się tak samo albo prawie tak samo. Wybierz inną nazwę.
refused-no-game = Nie ma takiej gry.
refused-no-rule = Ta reguła nie ma opisu.
refused-no-lesson = Nie ma takiej lekcji.
refused-no-exercise = Nie ma takiego zadania.
refused-exercise-over = Ta próba się skończyła: zacznij jeszcze raz.
refused-no-language = Nie ma takiego języka.
refused-no-table = Nie ma takiego stołu.
refused-no-seat = Nie ma takiego miejsca.
refused-no-bot = Nie ma takiego bota.
refused-bad-seats = W tę grę nie można grać w tyle osób.
refused-bad-clock = Z takim zegarem nie można grać.
refused-seat-taken = To miejsce jest już zajęte.
refused-table-closed = Gospodarz zamknął ten stół.
refused-table-expired = Nikt nie usiadł na czas przy tym stole, więc został zamknięty.
refused-not-host = Stół może zamknąć tylko ten, kto go otworzył.
refused-table-begun = Partia już się zaczęła: stołu nie można zamknąć.
refused-deck = Tą talią nie można grać.
refused-deck-too-long = Talii dłuższej niż 8000 znaków lub 120 wierszy serwer nie czyta.
refused-text-too-long = Serwer nie czyta tekstów dłuższych niż 40 000 znaków.
refused-settings = W tę grę nie można tak grać.
refused-record-hidden = Zapis można odczytać po zakończeniu partii: pokazuje wszystkie ukryte karty.
refused-replay-hidden = Powtórkę można obejrzeć po zakończeniu partii.
refused-replay-outdated = Tę partię rozegrano według starszych zasad, więc nie można grać dalej.
refused-no-moment = W tej partii nie ma takiego momentu.
refused-record = Tego zapisu nie da się otworzyć.
refused-position = Tej pozycji nie da się rozegrać.
refused-table-broken = Zachowanych danych tej partii nie można już odczytać.
refused-storage = Serwer nie może teraz niczego zapisać. Nic się nie zmieniło; spróbuj ponownie.
refused-closing = Serwer uruchamia się ponownie. Spróbuj za chwilę.
refused-malformed = Serwer nie rozumie tego żądania.
refused-not-found = Nic tu nie ma.
refused-too-large = To więcej, niż serwer przyjmuje naraz.
refused-too-fast =
    { $wait ->
        [0] To trochę za dużo naraz. Poczekaj chwilę i spróbuj ponownie.
        [one] To trochę za dużo naraz. Spróbuj ponownie za { $wait } sekundę.
        [few] To trochę za dużo naraz. Spróbuj ponownie za { $wait } sekundy.
        [many] To trochę za dużo naraz. Spróbuj ponownie za { $wait } sekund.
       *[other] To trochę za dużo naraz. Spróbuj ponownie za { $wait } sekundy.
    }
refused-too-many-sockets = Masz otwartych zbyt wiele stołów naraz. Zamknij któryś i wczytaj tę stronę ponownie.
refused-csrf = Ta strona jest nieaktualna. Wczytaj ją ponownie.
refused-foreign-origin = To żądanie pochodzi z innej witryny, więc nie zostało wykonane.
refused-wrong-host = Ten serwer działa pod inną nazwą.
refused-operator-only = To jest przeznaczone tylko dla operatora serwera.
refused-server-fault = Wystąpił błąd serwera. Nic się nie zmieniło; spróbuj ponownie.

## What only the rules can say

problem-text = { $text }

## Computer opponents, from the weakest to the strongest

bot-random = Bot (łatwy)
bot-greedy = Bot (średni)
bot-page = Paź (bot)
bot-squire = Giermek (bot)
bot-knight = Rycerz (bot)
bot-steward = Majordom (bot)
