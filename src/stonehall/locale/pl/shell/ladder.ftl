### How strong the computers are: the page of the ladders.

web-ladder = Jak silnie grają
web-ladder-lead = Zmierzone, nie obiecane. Paski to przedziały 95-procentowe: gdzie na siebie zachodzą, nie ma co szukać kolejności.
web-ladder-sheet = Liczby jako CSV
web-ladder-table = { $game }: kto kogo pokonuje
web-ladder-table-help = tyle ze 100 partii wygrywa wiersz z kolumną
web-ladder-row-ahead = prowadzi wiersz
web-ladder-even = różnica najwyżej 4
web-ladder-column-ahead = prowadzi kolumna
web-ladder-behind = Co stoi za liczbami
web-ladder-games = Partie
web-ladder-games-told = { $games }, po { $each } na każdą parę przeciwników, z obu stron
web-ladder-decks = Talie
web-ladder-decks-told =
    { $count ->
        [one] { $count } gotowa talia
        [few] { $count } gotowe talie, po kolei
        [many] { $count } gotowych talii, po kolei
       *[other] { $count } gotowej talii
    }
web-ladder-clock = Zegar
web-ladder-clock-told = stały czas namysłu, jeden rdzeń
web-ladder-zero = Punkt zerowy
web-ladder-zero-told = { $level } ma { $rating }
web-ladder-version = Wersja
web-ladder-version-told = { $version }, { $day }
web-ladder-compare = Rankingów dwóch gier nie da się porównać: w jednej los znaczy więcej niż w drugiej.
web-ladder-peers = Algorytmy OpenSpiel myślą tyle, ile ich przeciwnik, dlatego nie mają własnego rankingu. Wiedzą tyle, ile wolno wiedzieć na ich miejscu.
web-yardstick-random = Los
web-yardstick-greedy = Zachłanny
web-yardstick-openspiel-mcts = OpenSpiel MCTS
web-yardstick-openspiel-ismcts = OpenSpiel IS-MCTS
