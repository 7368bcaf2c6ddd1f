### Lines of the log that tell several events in one. The browser draws the dice beside them.

sw2-log-fight = { $card } ({ $from }) atakuje { $target-acc } ({ $to }). Trafienia: { $count }.
sw2-log-fight-destroyed = { $card } ({ $from }) atakuje { $target-acc } ({ $to }). Trafienia: { $count }, cel zniszczony.
sw2-log-fight-magic =
    { $card } ({ $from }) atakuje { $target-acc } ({ $to }). Trafienia: { $count }, cel zniszczony. { $player } zyskuje { $magic ->
        [one] { $magic } punkt magii
        [few] { $magic } punkty magii
       *[many] { $magic } punktów magii
    }.
sw2-log-fallen =
    { $card } ({ $square }) otrzymuje { $count ->
        [one] { $count } obrażenie
        [few] { $count } obrażenia
       *[many] { $count } obrażeń
    } i ulega zniszczeniu.
sw2-log-fallen-magic =
    { $card } ({ $square }) otrzymuje { $count ->
        [one] { $count } obrażenie
        [few] { $count } obrażenia
       *[many] { $count } obrażeń
    } i ulega zniszczeniu. { $player } zyskuje { $magic ->
        [one] { $magic } punkt magii
        [few] { $magic } punkty magii
       *[many] { $magic } punktów magii
    }.
sw2-log-destroyed-magic =
    { $card } ({ $square }) ulega zniszczeniu. { $player } zyskuje { $magic ->
        [one] { $magic } punkt magii
        [few] { $magic } punkty magii
       *[many] { $magic } punktów magii
    }.
sw2-log-summoned-paid =
    { $player } przywołuje za { $magic ->
        [one] { $magic } punkt magii
        [few] { $magic } punkty magii
       *[many] { $magic } punktów magii
    } { $card-acc } ({ $square }).
sw2-log-built-paid =
    { $player } buduje za { $magic ->
        [one] { $magic } punkt magii
        [few] { $magic } punkty magii
       *[many] { $magic } punktów magii
    } { $card-acc } ({ $square }).
sw2-log-played-paid =
    { $player } zagrywa za { $magic ->
        [one] { $magic } punkt magii
        [few] { $magic } punkty magii
       *[many] { $magic } punktów magii
    } { $card-acc }.
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
sw2-log-first-hands = Obie strony dobierają pierwsze karty.
