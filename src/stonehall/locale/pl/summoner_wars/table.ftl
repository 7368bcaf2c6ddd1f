### Summoner Wars at the table of the browser: battlefield, prompt bar, players, dice.

sw2-table-phases = Fazy tury
sw2-table-board = Pole bitwy
sw2-table-cell-piece = { $square }, { $card }. { $kind }.
sw2-table-cell-strength = Siła: { $strength }. { $attack }.
sw2-table-cell-life = Wytrzymałość: { $life } z { $full }.
sw2-table-cell-boosts =
    { $count ->
        [one] { $count } wzmocnienie.
        [few] { $count } wzmocnienia.
        [many] { $count } wzmocnień.
       *[other] { $count } wzmocnienia.
    }
sw2-table-cell-moved = Ma już ruch za sobą.
sw2-table-cell-attacked = Ma już atak za sobą.
sw2-table-cell-odds = Średnie obrażenia: { $damage }. Szansa na zniszczenie: { $chance }.
sw2-table-odds-heals = Średnio usuwane obrażenia: { $damage }.
sw2-table-pick-summon = Przywołaj { $card-acc }:
    .then = wybierz podświetlone pole.
sw2-table-pick-build = Zbuduj { $card-acc }:
    .then = wybierz podświetlone pole.
sw2-table-pick-move = { $card } porusza się:
    .then = wybierz podświetlone pole.
sw2-table-pick-attack = { $card } atakuje:
    .then = wybierz podświetlony cel.
sw2-table-pick-attack-own = { $card } atakuje twoją kartę:
    .then = wybierz, którą.
sw2-table-pick-attack-none = { $card }:
    .then = w zasięgu nie ma wroga.
sw2-table-pick-play = { $card }:
    .then = wybierz ponownie, aby zagrać.
sw2-table-pick-discard = { $card }:
    .then = wybierz ponownie, aby odrzucić za punkt magii.
sw2-table-pick-any = { $card }:
    .then = wybierz podświetlone pole lub cel.
sw2-table-hits =
    { $count ->
        [0] Brak trafień.
        [one] { $count } trafienie.
        [few] { $count } trafienia.
        [many] { $count } trafień.
       *[other] { $count } trafienia.
    }
sw2-table-rolling = { $card } atakuje { $target-acc }: rzut kośćmi.
sw2-table-draw = dobór
sw2-table-discard = odrzucone
sw2-table-hand = ręka
sw2-table-now = Teraz na polu { $square }
sw2-table-on = Pole { $square } · { $player }
sw2-table-life-of = { $life } z { $full }
sw2-table-life-left = Pozostało { $life } z { $full }
sw2-table-printed = na karcie: { $strength }
sw2-table-attack-with = { $card } atakuje
sw2-table-help-boost = Znacznik na karcie. Sam nic nie robi; zdolności go liczą albo wydają.
sw2-table-help-melee = Atakuje sąsiadujące karty.
sw2-table-help-ranged = Atakuje w linii prostej na odległość do 3 pól, jeśli na drodze nie stoi inna karta.
sw2-table-dice =
    { $count ->
        [one] { $count } kość
        [few] { $count } kości
        [many] { $count } kości
       *[other] { $count } kości
    }
sw2-table-odds-title = { $card } → { $target }
sw2-table-odds-hits =
    { $count ->
        [one] { $count } trafienie
        [few] { $count } trafienia
        [many] { $count } trafień
       *[other] { $count } trafienia
    }
sw2-table-odds-destroy = Średnie obrażenia: { $damage }. Szansa na zniszczenie: { $chance }; pozostała wytrzymałość: { $life }.
sw2-table-odds-short = Średnie obrażenia: { $damage }. Szansa na zniszczenie: { $chance }
sw2-table-log-rolled = { $card } ({ $from }) atakuje { $target-acc } ({ $to }). Trafienia: { $count }.
sw2-table-log-rolled-who = { $card } atakuje { $target-acc }.
sw2-table-log-threw = { $card } ({ $square }) rzuca kośćmi.
sw2-table-standing = pozostała wytrzymałość: { $life }
sw2-table-move-back = Wróć na pole { $from } (liczy się jako ruch)
