### Przeglądarka kart.

web-cards = Karty
web-cards-of = { $game } – karty
cards-number = { $number }
cards-search = Nazwa, zdolność lub tekst
cards-search-clear = Wyczyść szukanie
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
cards-previous = Poprzednia karta
cards-next = Następna karta
cards-place = { $place } z { $count }
cards-link = Skopiuj link
cards-close = Zamknij kartę
cards-keys = Klawisze: / szukanie, strzałki i Enter wybierają, Escape zamyka
cards-more = jeszcze { $count }
cards-part-text = Tekst
cards-part-rules = Zasady
cards-part-decks = Talie
