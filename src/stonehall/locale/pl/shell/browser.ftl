### Przeglądarka kart.

web-cards-of = { $game } – karty
cards-number = { $number }
cards-search = Nazwa lub tekst
cards-game = Gra
cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
 }
cards-keyword = Słowo kluczowe
cards-filters = Filtry
cards-filters-on = Filtry: { $count }
cards-clear = Wyczyść filtry
cards-none = Nie ma takiej karty
cards-none-help = Usuń któryś filtr albo szukaj mniejszą liczbą słów.
cards-missing = Nie ma takiej karty
cards-missing-help = Może w adresie jest literówka. Tu są wszystkie karty.
cards-text = Na karcie
cards-keywords = Słowa kluczowe
cards-rulings = Wyjaśnienia
cards-rules = Zasady
cards-decks = Gotowe talie
cards-no-decks = W żadnej gotowej talii
cards-copies = { $count } ×
cards-allowed = W czyjej talii
cards-allowed-most = { $count ->
    [one] najwyżej { $count } kopia
    [few] najwyżej { $count } kopie
   *[many] najwyżej { $count } kopii
 }
cards-allowed-begin = Nowa talia z tą kartą: { $leader }
cards-allowed-not = { $leader }: niedozwolona
cards-own-decks = Twoje talie
cards-own-add = O jedną więcej: { $deck }
cards-previous = Poprzednia karta
cards-next = Następna karta
cards-place = { $place } z { $count }
cards-link = Skopiuj link
cards-close = Zamknij kartę
cards-keys = Klawisze: / szukanie, strzałki i Enter wybierają, Escape zamyka
cards-more = jeszcze { $count }
cards-part-text = Tekst
cards-part-rules = Zasady
cards-part-decks = W grze

## Jak często karta jest zagrywana i wygrywa

cards-results = Zagrania i zwycięstwa
cards-results-played = Zagrana
cards-results-won = Wygrane z nią
cards-results-held = Wygrane w ogóle
cards-results-of = { $count } z { $total }
cards-results-told = Na podstawie { $games } partii botów między sobą ({ $level }). Najpierw: ilu graczy z tych, którzy mają tę kartę w zasięgu, ją zagrywa. Potem: ilu z nich wygrywa. Na końcu: ilu wygrywa z zagraniem lub bez. Paski: przedziały 95%.
cards-results-warning = To mówi, co idzie w parze, a nie ile karta jest warta: kto prowadzi, zagrywa więcej.
cards-results-never = W partiach botów między sobą ({ $level }, razem { $games }) nikt nie zagrywa jej z ręki ani z wystawki. Takie boty patrzą tylko o krok naprzód.
cards-results-missing = Nie ma jej w żadnej talii z policzonych partii botów (razem { $games }).
cards-order = Kolejność
cards-order-printed = Jak w druku
cards-order-played = Najczęściej zagrywane
cards-order-won = Najczęściej zwycięskie

## Budowanie talii

build-title = { $game } – talie
build-own = Twoje talie
build-own-none = Zbudowane talie zostają tutaj, w tej przeglądarce.
build-start = Zacznij od gotowej talii
build-empty = Zacznij od samego mistrza
build-import = Wczytaj listę
build-import-help = Wiersz z mistrzem, potem w każdym wierszu liczba i nazwa.
build-read = Wczytaj
build-name = Nazwa talii
build-total = { $count } z { $size }
build-group = { $count } z { $size }
build-legal = Talia zgodna z zasadami
build-more-reasons = { $count ->
    [one] Jeszcze { $count } powód
    [few] Jeszcze { $count } powody
   *[many] Jeszcze { $count } powodów
 }
build-checking = Sprawdzanie…
build-curve = Koszty
build-deck = Talia
build-order = Według rodzaju i kosztu
build-blamed = Patrz wyżej: ta karta łamie zasadę
build-read-card = Wszystko o tej karcie
build-fixed = Ustala mistrz: { $leader }
build-cards-for = Karty dla: { $leader }
build-only-allowed = Tylko karty, które mogę dodać
build-add = O jedną więcej: { $card }
build-remove = O jedną mniej: { $card }
build-copies = { $count } z { $most }
build-play = Zagraj tą talią
build-play-short = Zagraj nią
build-level = Przeciwnik
build-export = Udostępnij
build-export-help = Kto otworzy link, zobaczy tę talię. Listę można wczytać ponownie, tutaj albo z pliku.
build-text = Jako tekst
build-fill = Uzupełnij za mnie
build-filled = Dodane karty: { $cards }.
build-filled-without = Usunięte karty: { $cards }.
build-filled-back = Możesz to cofnąć.
build-taken = { $count } × { $card } ({ $rule })
build-no-room = brak miejsca
build-back = Cofnij ostatnią zmianę
build-share = Skopiuj link
build-forget = Usuń tę talię
build-deck-tab = Talia, { $count }
build-cards-tab = Mogę dodać, { $count }
build-all-tab = Wszystkie karty, { $count }
build-missing = Nie ma takiej talii
build-missing-help = Może zbudowano ją w innej przeglądarce. Poproś o link.
