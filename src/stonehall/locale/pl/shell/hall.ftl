### Z holu do innych sal.

hall-foot = Najczęstsze strony
hall-rooms = W domu
hall-learn = Twoja pierwsza partia
    .about = Partia z przewodnikiem, krok po kroku, w kilka minut
    .go = Ucz się
hall-exercises = Zadania
    .about = Jedna tura, jeden cel: znajdź plan
    .go = Rozwiąż
hall-rules = Zasady i słowa kluczowe
    .about = Każda zasada z przykładem
    .go = Czytaj
hall-cards = Karty
    .about = Każda karta i znaczenie jej słów
    .go = Przeglądaj
hall-opponents = Przeciwnicy
    .about = Jak gra każdy komputer i jaką ma siłę
    .go = Wybierz
hall-record = Powtórki
    .about = Ma je każda twoja partia; zapis z pliku także
    .go = Otwórz
hall-editor = Pozycje
    .about = Ustaw moment partii i zagraj od niego
    .go = Ustaw
hall-all-games = Wszystkie partie
mine-nav = Partie
