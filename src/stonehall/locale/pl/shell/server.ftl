### What the server answers when something cannot be done, and how games end that the rules did not end.
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
refused-no-proposal = Nie ma już na co odpowiadać.
refused-already-proposed = Prośba jest już wysłana; poczekaj na odpowiedź.
refused-not-asked = To pytanie nie było skierowane do ciebie.
refused-bot-declines = Bot się nie zgadza.
refused-bad-chat = Wiadomość może mieć od 1 do 300 znaków.
refused-bad-name = Nazwa może mieć od 1 do 24 znaków i nie może być samą liczbą.
refused-no-game = Nie ma takiej gry.
refused-no-rule = Ta reguła nie ma opisu.
refused-no-language = Nie ma takiego języka.
refused-no-table = Nie ma takiego stołu.
refused-no-seat = Nie ma takiego miejsca.
refused-no-bot = Nie ma takiego bota.
refused-bad-seats = Ta gra nie jest dla tylu graczy.
refused-bad-clock = Z takim zegarem nie można grać.
refused-seat-taken = To miejsce jest już zajęte.
refused-deck = Tą talią nie można grać.
refused-deck-too-long = Talii dłuższej niż 8000 znaków lub 200 wierszy serwer nie czyta.
refused-settings = W grę nie można tak grać.
refused-record-hidden = Zapis można odczytać po zakończeniu partii: pokazuje wszystkie ukryte karty.
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
       *[other] To trochę za dużo naraz. Spróbuj ponownie za { $wait } sekund.
    }
refused-too-many-sockets = Masz otwartych zbyt wiele stołów naraz. Zamknij któryś i wczytaj tę stronę ponownie.
refused-csrf = Ta strona jest nieaktualna. Wczytaj ją ponownie.
refused-foreign-origin = To żądanie pochodzi z innej witryny, więc nie zostało wykonane.
refused-wrong-host = Ten serwer działa pod inną nazwą.
refused-server-fault = Wystąpił błąd serwera. Nic się nie zmieniło; spróbuj ponownie.

## What only the rules can say

problem-text = { $text }

## Endings

ending-conceded-won = Zwycięstwo! { $player } poddaje partię.
ending-conceded-lost = Porażka. Poddajesz partię.
ending-conceded-seen = { $player } poddaje partię.
ending-time-won = Zwycięstwo! Koniec czasu: { $player }.
ending-time-lost = Porażka. Twój czas się skończył.
ending-time-seen = { $player } przegrywa: koniec czasu.
ending-agreed = Remis za zgodą wszystkich.
ending-rules = Ta partia zaczęła się według starszych zasad i nie można jej dokończyć. Nikt nie wygrywa; zapis partii pozostaje. Zacznijcie nową.

## Computer opponents, from the weakest to the strongest

bot-random = Bot (łatwy)
bot-greedy = Bot (średni)

## Ready phrases

phrase-hello = Cześć!
phrase-good-luck = Powodzenia i dobrej zabawy!
phrase-well-played = Dobre zagranie!
phrase-thanks = Dziękuję!
phrase-oops = Ups!
phrase-hurry = Twoja tura…
phrase-good-game = Dobra partia!
