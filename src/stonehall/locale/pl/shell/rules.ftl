### Strony z zasadami.

## Całość

web-rules-of = { $game } – zasady
rules-lead = Wybierz grę. Każda reguła ma numer, który nigdy się nie zmienia, i własny link.
rules-games = Inne gry
rules-contents = Spis treści
rules-count = { $count ->
    [one] { $count } reguła
    [few] { $count } reguły
   *[many] { $count } reguł
 }
rules-missing = Nie ma takiego miejsca w zasadach
rules-missing-help = Może w adresie jest literówka. Wszystko, co mamy, znajdziesz w spisie treści.
rules-some-english = Niektórych części jeszcze nie przetłumaczono; są po angielsku.
rules-previous-chapter = Poprzedni rozdział: { $chapter }
rules-next-chapter = Następny rozdział: { $chapter }
rules-keys = Klawisze: / szukanie, J i K następna i poprzednia reguła

## Szukanie

rules-search = Szukaj w zasadach
rules-hits = { $count ->
    [0] brak wyników
    [one] { $count } wynik
    [few] { $count } wyniki
   *[many] { $count } wyników
 }
rules-hit = { $place } z { $count }
rules-hit-previous = Poprzedni wynik
rules-hit-next = Następny wynik
rules-nothing = Brak wyników. Spróbuj mniejszej liczby słów albo krótszych.

## Reguła

rules-copy = Skopiuj link do { $rule }
rules-example = Przykład
rules-shows = Dotyczy: { $rules }
rules-see-example = Zobacz przykład { $example }
rules-our-choice = Nasz wybór: { $choice }
rules-picture = Plansza z przykładu { $example }
rules-example-try = Wypróbuj
rules-example-again = Od początku
rules-example-over = Tura z przykładu się skończyła.
rules-example-close = Wróć do obrazka
rules-cards = Karty, których dotyczy ta zasada
rules-cards-chapter = Karty, których dotyczy ten rozdział
rules-cards-count = Karty: { $count }
rules-cards-more = jeszcze { $count }
