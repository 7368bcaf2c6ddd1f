### Lines of the log that tell several events in one. The browser draws the dice beside them.

al-log-fight = { $card } ({ $from }) atakuje { $target-acc } ({ $to }). Obrażenia: { $count }.
al-log-fight-destroyed = { $card } ({ $from }) atakuje { $target-acc } ({ $to }). Obrażenia: { $count }, cel zniszczony.
al-log-fallen =
    { $card } ({ $square }) otrzymuje { $count ->
        [one] { $count } obrażenie
        [few] { $count } obrażenia
       *[many] { $count } obrażeń
    } i ulega zniszczeniu.
al-log-held-wounded = Opleciony mur zatrzymuje { $card-acc } ({ $square }) i zadaje 1 obrażenie.
al-log-summoned-paid =
    { $player } przywołuje za { $magic ->
        [one] { $magic } punkt magii
        [few] { $magic } punkty magii
       *[many] { $magic } punktów magii
    } { $card-acc } ({ $square }).
al-log-mutated-paid =
    { $player } mutuje za { $magic ->
        [one] { $magic } punkt magii
        [few] { $magic } punkty magii
       *[many] { $magic } punktów magii
    } { $target-acc } ({ $square }): { $card }.
al-log-played-paid =
    { $player } zagrywa za { $magic ->
        [one] { $magic } punkt magii
        [few] { $magic } punkty magii
       *[many] { $magic } punktów magii
    } wydarzenie „{ $card }”.
al-log-drew-many =
    { $player } dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
al-log-built-magic-many =
    { $player } buduje magię z { $count ->
        [one] { $count } karty
        [few] { $count } kart
       *[many] { $count } kart
    }.
