### Własne partie: jak się skończyły, czym i przeciw komu, i jak często kończyły się wygraną.

mine-lead =
    { $count ->
        [one] { $count } partia; pierwsza: { $since }.
        [few] { $count } partie; pierwsza: { $since }.
       *[many] { $count } partii; pierwsza: { $since }.
    }
mine-lead-running = Jeszcze trwa: { $count }.
mine-export = Wszystkie w jednym pliku
mine-none-help = Tu zostaje każda twoja partia, z wynikiem i powtórką.
mine-list = Lista twoich partii
mine-kept = Nic nie znika: każda partia zostaje, dopóki istnieje ten serwer. Tylko ta przeglądarka wie, że są twoje; plik zawiera zapisy wszystkich zakończonych partii.

## Jak często kończą się wygraną

mine-rates-deck = Wygrane twoimi taliami
mine-rates-opponent = Wygrane według przeciwnika
mine-rates-help = procent, pasek = 95%
mine-won-of = wygrane: { $won } z { $count }

## Które partie są na liście

mine-filters = Które partie
mine-any-game = Wszystkie gry
mine-any-opponent = Każdy przeciwnik
mine-any-result = Każdy wynik
mine-search = Gracz, talia lub notatka
mine-noted = Z notatkami
mine-bots = Komputery
mine-persons = Ludzie
mine-clear = Usuń ten filtr: { $filter }
mine-nothing = Nie ma takich partii.
mine-nothing-help = Żadna twoja partia nie spełnia wszystkich tych warunków.
mine-show-all = Pokaż wszystkie partie
mine-found =
    { $count ->
        [one] { $count } partia
        [few] { $count } partie
       *[many] { $count } partii
    }
mine-more = Więcej ({ $shown } z { $count })

## Partia na liście

mine-head-result = Wynik
mine-head-decks = Talie
mine-head-length = Długość
mine-head-day = Dzień
mine-result-running = W toku
mine-result-won = Wygrana
mine-result-lost = Przegrana
mine-result-draw = Remis
mine-result-none = Bez wyniku
mine-result-seen = Obejrzana
mine-place = Miejsce { $place } z { $count }
mine-oneself = Obie strony
mine-against = przeciwnik:
mine-versus = –
mine-brought = z pliku
mine-computer = komputer, poziom { $level }
mine-turns =
    { $count ->
        [one] { $count } tura
        [few] { $count } tury
       *[many] { $count } tur
    }
mine-hours = { $count } godz.
mine-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
       *[many] { $count } dni
    }
mine-go-on = Graj dalej
mine-go-on-with = Graj dalej; przeciwnik: { $players }
