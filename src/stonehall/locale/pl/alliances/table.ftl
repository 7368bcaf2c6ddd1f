### Alliances at the table of the browser: battlefield, prompt bar, players, dice.

al-table-phases = Fazy tury
al-table-order = Kolejność tur
al-table-board = Pole bitwy
al-table-cell-piece = { $square }, { $card }. { $kind }.
al-table-cell-attack = Wartość ataku: { $attack }. { $range }.
al-table-cell-life = Wytrzymałość: { $life } z { $full }.
al-table-cell-boosts =
    { $count ->
        [one] { $count } wzmocnienie.
        [few] { $count } wzmocnienia.
        [many] { $count } wzmocnień.
       *[other] { $count } wzmocnienia.
    }
al-table-cell-moved = Ma już ruch za sobą.
al-table-cell-attacked = Ma już atak za sobą.
al-table-cell-stunned = Jest w stanie ogłuszenia.
al-table-cell-held = Opleciony mur trzyma ją w tej turze.
al-table-cell-on-vine = Pod nią opleciony mur, wytrzymałość: { $life }.
al-table-cell-joined = Przez złączoną krawędź sąsiaduje z polem { $square }.
al-table-cell-odds = Średnie obrażenia: { $damage }. Szansa na zniszczenie: { $chance }.
al-table-odds-heals = Średnio usuwane obrażenia: { $damage }.
al-table-pick-summon = Przywołaj { $card-acc }:
    .then = wybierz podświetlone pole.
al-table-pick-boosted = Przywołaj { $card-acc } ze wzmocnieniem:
    .then = wybierz podświetlone pole.
al-table-pick-mutate = Mutacja, { $card }:
    .then = wybierz podświetloną jednostkę.
al-table-pick-build = { $card }:
    .then = wybierz dla tej karty podświetlone pole.
al-table-pick-move = { $card } porusza się:
    .then = wybierz podświetlone pole.
al-table-pick-attack = { $card } atakuje:
    .then = wybierz podświetlony cel.
al-table-pick-attack-own = { $card } atakuje kartę twojej strony:
    .then = wybierz, którą.
al-table-pick-attack-none = { $card }:
    .then = w zasięgu nie ma wroga.
al-table-pick-play = { $card }:
    .then = wybierz ponownie, aby zagrać.
al-table-pick-magic = { $card }:
    .then = wybierz ponownie, aby zamienić w magię.
al-table-pick-any = { $card }:
    .then = wybierz podświetlone pole lub cel.
al-table-pick-over = { $card } porusza się z { $from } na { $to },
al-table-pick-over-then = przez krawędź: kolumny { $one } i { $other } się stykają.
al-table-pick-two =
    { $wall ->
        [yes] na polu { $square } są dwa cele. Kliknięcie wybiera opleciony mur.
       *[no] na polu { $square } są dwa cele. Kliknięcie wybiera jednostkę.
    }
al-table-hits =
    { $count ->
        [0] Brak trafień.
        [one] { $count } trafienie.
        [few] { $count } trafienia.
        [many] { $count } trafień.
       *[other] { $count } trafienia.
    }
al-table-rolling = { $card } atakuje { $target-acc }: rzut kośćmi.
al-table-draw = dobór
al-table-magic = magia
al-table-discard = cmentarz
al-table-vines = oplecione
al-table-conjurations = wezwania
al-table-prison = więzienie
al-table-hand = ręka
al-table-look = Przejrzyj: { $pile }
al-table-pile-magic = Twój stos magii, wierzchnia karta na początku
al-table-pile-conjurations = Stos wezwań
al-table-pile-prison = Stos więzienny
al-table-now = Teraz na polu { $square }
al-table-on = Pole { $square } · { $player }
al-table-life-of = { $life } z { $full }
al-table-life-left = Pozostało { $life } z { $full }
al-table-printed = na karcie: { $strength }
al-table-wounds =
    { $count ->
        [one] { $count } obrażenie
        [few] { $count } obrażenia
        [many] { $count } obrażeń
       *[other] { $count } obrażenia
    }
al-table-beneath = Pod spodem
al-table-attack-with = { $card } atakuje
al-table-attack-vine = Zaatakuj opleciony mur
al-table-help-sword = Atakuje karty na sąsiadujących polach.
al-table-help-bow = Atakuje w linii prostej na odległość do 3 pól, jeśli na drodze nie stoi inna karta.
al-table-joined = Złączone krawędzie
al-table-help-joined = Dwie skrajne kolumny leżą obok siebie. Ruch, sąsiedztwo i strzał przechodzą przez krawędź; blady pasek po każdej stronie pokazuje, co tam jest.
al-table-dice =
    { $count ->
        [one] { $count } kość
        [few] { $count } kości
        [many] { $count } kości
       *[other] { $count } kości
    }
al-table-aim = Cel ataku
al-table-aim-key = Klawisz { $key }
al-key-aim = Przełączenie między jednostką a oplecionym murem pod nią
al-key-own = Przytrzymaj, aby zaznaczyć własne karty jako cele
al-table-hit-on = Rani wynik { $least } lub więcej
al-table-odds-title = { $card } → { $target }
al-table-odds-hits =
    { $count ->
        [one] { $count } rana
        [few] { $count } rany
        [many] { $count } ran
       *[other] { $count } rany
    }
al-table-odds-destroy = Średnie obrażenia: { $damage }. Szansa na zniszczenie: { $chance }; pozostała wytrzymałość: { $life }.
al-table-odds-short = Średnie obrażenia: { $damage }. Szansa na zniszczenie: { $chance }
al-table-log-rolled = { $card } ({ $from }) atakuje { $target-acc } ({ $to }). Trafienia: { $count }.
al-table-log-rolled-who = { $card } atakuje { $target-acc }.
al-table-log-threw = { $card } ({ $square }) rzuca kośćmi.
al-table-standing = pozostała wytrzymałość: { $life }
al-table-declines = Do twojej następnej tury nie będzie pytań o: { $questions }.
al-table-out = poza grą
al-table-your-turn = twoja tura
al-table-next = następnie
al-table-you-are-out = Twój Mistrz Przywołań poległ.
al-table-you-are-out-then = Odpadasz z gry; o zwycięstwo drużyny walczy dalej { $player }.
al-table-partner = partner
al-table-reaction = Reakcja
al-table-ours = Nasz projekt
al-table-ours-mark = częściowo nasza
al-table-ours-help = Tego o drukowanej karcie nie wiadomo, wymyśliliśmy to sami: { $parts }.
al-table-ours-all = wszystko
al-table-ours-name = nazwa
al-table-ours-cost = koszt przywołania
al-table-ours-attack = wartość ataku
al-table-ours-life = wytrzymałość
al-table-ours-range = miecz albo łuk
al-table-ours-text = zdolność lub efekt
al-table-ours-copies = liczba egzemplarzy
al-table-ours-square = pole startowe
al-table-team-magic = Magia twojej drużyny
al-table-team-magic-help = W fazie budowy magii możesz przekazać karty z wierzchu swojego stosu. Dostanie je { $player }.
al-table-pass-magic = Przekaż { $count }: { $player }
al-table-fewer = O jedną mniej
al-table-more = O jedną więcej
