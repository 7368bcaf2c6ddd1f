### The pages around the table: the hall, a new table, about.
### Numbers and their nouns are joined by no-break spaces, one-letter words and their followers too.

web-title = Stonehall
web-page-title = { $page } – Stonehall

## The bar and its dialogs

web-skip = Przejdź do treści
web-home-link = Stonehall, do lobby
web-navigation = Strony
web-nav-play = Graj
web-nav-learn = Nauka
web-rules = Zasady
web-cards = Karty
web-exercises = Zadania
web-nav-lab = Pracownia
web-nav-about = O stronie
web-menu = Menu
web-close = Zamknij
web-search-clear = Wyczyść szukanie
web-cancel = Anuluj
web-done = Gotowe
web-change = Zmień
web-language = Język
web-switch-theme = Przełącz motyw: ciemny albo jasny
web-settings = Ustawienia
web-theme = Motyw
web-theme-auto = Jak urządzenie
web-theme-dark = Ciemny
web-theme-light = Jasny
web-motion = Animacje
web-motion-slow = Wolne
web-motion-normal = Zwykłe
web-motion-fast = Szybkie
web-motion-off = Brak
web-sound = Dźwięk
web-sound-volume = Figury, karty, kości
web-sound-bell = Twoja kolej, koniec gry
web-notify = Powiadamiaj, gdy przyjdzie moja kolej
web-notify-help = Tylko wtedy, gdy patrzysz na coś innego. Powiadomienie mówi, co to za gra i z kim.
web-notify-denied = Tej przeglądarce zabroniono powiadamiać cię tutaj. Możesz to zmienić w jej ustawieniach dla tej strony.
web-notify-insecure = Przeglądarki powiadamiają tylko tam, gdzie adres jest bezpieczny (https), albo na komputerze, na którym działa serwer.
web-answers = Boty odpowiadają
web-answers-calm = W spokojnym tempie
web-answers-brisk = Od razu
web-answers-help = Od następnej partii.
web-hints = Podpowiedzi w grze z botami
web-hints-never = Nigdy
web-hints-ask = Na życzenie
web-hints-always = Zawsze
web-confirm-touch = Potwierdzaj zagrania na ekranie dotykowym
web-confirm-touch-help = Zagranie następuje dopiero po jeszcze jednym dotknięciu.
web-guest = Gość { $number }
web-change-name = Zmień nazwę gracza
web-name = Nazwa gracza
web-name-help = Widzą ją osoby przy twoich stołach. Serwer przechowuje ją razem z twoimi partiami.
web-keep-name = Zapisz nazwę
web-log-out = Wyloguj się
web-log-out-text = Tylko ta przeglądarka wie, kim jesteś: hasła nie ma. Po wylogowaniu nikt nie wróci do twojej nazwy ani do twoich partii, nawet ty.
web-log-out-yes = Wyloguj i zapomnij o mnie

## Waiting and trouble

web-loading = Chwileczkę…
web-part-missing = Nie udało się wczytać części strony. Twoje partie są bezpieczne na serwerze.
web-language-missing = Nie udało się wczytać języka: { $language }.
web-tries-again = Strona sama spróbuje jeszcze raz.
web-try-again = Spróbuj ponownie
web-unreachable = Nie można połączyć się z serwerem. Twoje partie są tam zapisane.
web-server-trouble = Wystąpił błąd serwera. Twoje partie są zapisane; spróbuj ponownie.
web-problem-with-rule = { $problem } (reguła { $rule })
web-not-found = Nie ma takiej strony
web-not-found-help = W adresie może być literówka albo strona została przeniesiona.
web-to-the-hall = Do lobby

## The hall: take your seat

web-take-seat = Zajmij miejsce
web-take-seat-lead = Konto nie jest potrzebne. Partia pozostaje zapisana, nawet gdy zamkniesz stronę.
web-games = Gry
web-your-game = Twoja partia
web-your-deck = Twoja talia
web-opponent = Przeciwnik
web-opponent-deck = Talia przeciwnika
web-any-deck = Dowolna talia
web-computer = Bot
web-computer-level = Poziom bota
web-level-page = Paź
    .play = Zagraj z paziem
web-level-squire = Giermek
    .play = Zagraj z giermkiem
web-level-knight = Rycerz
    .play = Zagraj z rycerzem
web-level-steward = Majordom
    .play = Zagraj z majordomem
web-style-page = Wybiera pierwsze dobre zagranie, jakie zobaczy, a lepsze przeocza.
web-style-squire = Porównuje kilka dobrych zagrań wraz z rzutami, ale tylko o krok naprzód.
web-style-knight = Obmyśla swoją turę do końca, ale zapomina, że odpowiesz.
web-style-steward = Obmyśla swoją turę raz po raz, aż jest pewny zagrania.
web-level-number = poziom { $level }
web-thinks = Czas namysłu
web-thinks-at-most = najwyżej { $seconds } s
web-opponents = Wybierz przeciwnika
web-watch-itself = Obejrzyj, jak gra ze sobą
web-rating = Ranking
web-not-measured = jeszcze nie zmierzono
web-interval = od { $low } do { $high } procent
web-how-measured = Jak mierzymy siłę
web-gentler = Słabszy przeciwnik
web-stronger = Silniejszy przeciwnik
web-against-computer = bot: { $level }
web-play-computer = Zagraj z botem
web-invite = Zaproś znajomych
web-both-sides = Obie strony na tym urządzeniu
web-two-computers = Obejrzyj partię dwóch botów

## The hall: tables

web-your-games = Twoje partie
web-all = Wszystkie ({ $count })
web-fewer = Mniej
web-more = Więcej
web-no-games = Nie masz jeszcze partii.
web-no-games-help = Tu znajdziesz swoje partie i w każdej chwili wrócisz do gry.
web-turn = tura { $turn }
web-stage-open = Czeka na przeciwnika
web-stage-over = Koniec partii
web-open-until = Otwarty do: { $time }
web-result-won = Wygrana
web-result-lost = Przegrana
web-result-draw = Remis
web-result-seen = Wygrywa: { $players }
web-stage-broken = Tego stołu nie da się otworzyć
web-paused = Zegar stoi
web-waiting = Czekasz na ruch innych graczy
web-open-tables = Otwarte stoły
web-create-table = Utwórz stół
web-no-open-tables = Nie ma otwartych stołów.
web-no-open-tables-help = Utwórz stół albo zagraj z botem.
web-nobody-yet = Na razie nikt
web-open-seat = Wolne miejsce
web-join = Dołącz
web-join-table-of = Dołącz do stołu gracza { $name }
web-sit-down = Zajmij miejsce
web-watch = Oglądaj
web-watching =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widza
    }

## Clocks

web-clock-off = Bez zegara
web-clock-move-words = { $time } na ruch
web-clock-bank-increment-words = { $time } + { $increment } s
web-minutes = { $count } min
web-seconds = { $count } s

## A new table

web-form = Styl gry
web-teams-yes = Dwie drużyny po dwie osoby
web-players = Gracze
web-players-count = Graczy: { $count }
web-lone-help = Oba miejsca tej strony zajmuje jedna osoba i na każdym rozgrywa osobną turę.
web-open-help = Pierwsza osoba, która dołączy, wybierze własną talię.
web-deck = Talia
web-choose-deck = Wybierz talię
web-deck-kind = Rodzaj talii
web-deck-ready = Gotowa talia
web-deck-own = Własna talia
build-decks = Budowa talii
build-unnamed = Moja talia
web-deck-text = Talia, po jednej karcie w wierszu
web-deck-help = Wpisz albo wklej talię; sprawdzamy ją podczas pisania.
web-deck-legal = Ta talia jest zgodna z zasadami.
web-taking-back = Cofanie
web-serious = Jak przy stole
web-serious-help = Cofanie zatrzymuje się przed rzutem, doborem i wszystkim, co zostało odkryte.
web-practice = Ćwiczenie
web-practice-help = Można cofnąć wszystko, także rzuty i dobór kart. Wszyscy widzą, że to trening, i partia nigdzie się nie liczy.
web-text-untitled = bez nazwy
web-text-named = { $setting }: { $title }
web-text-brought = Ten zestaw przyniósł gospodarz stołu; różni się od zestawu z gry.

## Said at tables and elsewhere

table-copy = Skopiuj link
table-copied = Skopiowano
table-not-copied = Przeglądarka nie pozwoliła kopiować. Link jest zaznaczony: skopiuj go przez Ctrl+C albo przytrzymaj palcem.
table-percent = { $percent }%
table-loading = Przygotowujemy stół…
replay-of = Powtórka: { $players }
replay-title = Powtórka
rules-copied = Link skopiowany
rules-not-copied = Przeglądarka nie pozwoliła kopiować. Adres widać w pasku adresu.
