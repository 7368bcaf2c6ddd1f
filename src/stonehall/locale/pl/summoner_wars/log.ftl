### Lines of the log that tell several events in one. The browser draws the dice beside them.

sw2-log-fight = { $card } ({ $from }) atakuje, cel: { $target } ({ $to }). Trafienia: { $count }.
sw2-log-fight-destroyed = { $card } ({ $from }) atakuje, cel: { $target } ({ $to }). Trafienia: { $count }, cel zniszczony.
sw2-log-fight-magic =
    { $card } ({ $from }) atakuje, cel: { $target } ({ $to }). Trafienia: { $count }, cel zniszczony. { $player } zyskuje { $magic ->
        [one] { $magic } punkt magii
        [few] { $magic } punkty magii
       *[many] { $magic } punktów magii
    }.
sw2-log-fallen =
    Karta { $card } ({ $square }) otrzymuje { $count ->
        [one] { $count } obrażenie
        [few] { $count } obrażenia
       *[many] { $count } obrażeń
    } i zostaje zniszczona.
sw2-log-fallen-magic =
    Karta { $card } ({ $square }) otrzymuje { $count ->
        [one] { $count } obrażenie
        [few] { $count } obrażenia
       *[many] { $count } obrażeń
    } i zostaje zniszczona. { $player } zyskuje { $magic ->
        [one] { $magic } punkt magii
        [few] { $magic } punkty magii
       *[many] { $magic } punktów magii
    }.
sw2-log-destroyed-magic =
    Karta { $card } ({ $square }) zostaje zniszczona. { $player } zyskuje { $magic ->
        [one] { $magic } punkt magii
        [few] { $magic } punkty magii
       *[many] { $magic } punktów magii
    }.
sw2-log-summoned-paid =
    { $player } przywołuje za { $magic ->
        [one] { $magic } punkt magii
        [few] { $magic } punkty magii
       *[many] { $magic } punktów magii
    } jednostkę { $card } ({ $square }).
sw2-log-built-paid =
    { $player } buduje za { $magic ->
        [one] { $magic } punkt magii
        [few] { $magic } punkty magii
       *[many] { $magic } punktów magii
    } budowlę { $card } ({ $square }).
sw2-log-played-paid =
    { $player } zagrywa za { $magic ->
        [one] { $magic } punkt magii
        [few] { $magic } punkty magii
       *[many] { $magic } punktów magii
    } wydarzenie „{ $card }”.
sw2-log-triggered-boosted =
    { $card } ({ $square }): „{ $ability }”. Zyskuje { $count ->
        [one] { $count } wzmocnienie
        [few] { $count } wzmocnienia
       *[many] { $count } wzmocnień
    }.
sw2-log-triggered-boosts-removed =
    { $card } ({ $square }): „{ $ability }”. Traci { $count ->
        [one] { $count } wzmocnienie
        [few] { $count } wzmocnienia
       *[many] { $count } wzmocnień
    }.
sw2-log-triggered-damaged =
    { $card } ({ $square }): „{ $ability }”. Otrzymuje { $count ->
        [one] { $count } obrażenie
        [few] { $count } obrażenia
       *[many] { $count } obrażeń
    }.
sw2-log-triggered-healed = { $card } ({ $square }): „{ $ability }”. Usunięte obrażenia: { $count }.
sw2-log-drew-many =
    { $player } dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
sw2-log-first-hands = Obaj gracze dobierają pierwsze karty.
