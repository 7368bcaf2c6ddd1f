### Summoner Wars Alliances: the Benders. Labels begin with a capital; no-break spaces join numbers and nouns, one-letter words and their followers.

## Units

al-card-tacullu = Tacullu
    .gen = Tacullu
    .acc = Tacullu
al-ability-counter-summon = Kontrprzywołanie
    .text = Raz na turę, na koniec swojej fazy ataku, możesz wybrać jednostkę w linii prostej w odległości do 3 wolnych pól i zapłacić jej koszt przywołania w punktach magii. Jeśli to zrobisz, odrzuć tę jednostkę.
al-card-gulldune = Gulldune
    .gen = Gulldune
    .acc = Gulldune
al-ability-mind-capture = Przejęcie Umysłu
    .text = Gdy atak tej jednostki miałby zniszczyć wrogą jednostkę podstawową lub czempiona, możesz zamiast tego zignorować obrażenia z tego ataku i przejąć kontrolę nad celem.
al-card-kalal = Kalal
    .gen = Kalala
    .acc = Kalala
al-ability-glimpse-the-future = Wejrzenie w Przyszłość
    .text = Raz na turę, po ruchu tej jednostki, wybierz gracza i obejrzyj 4 wierzchnie karty jego stosu doboru. Połóż 2 z nich na spodzie i 2 na wierzchu stosu, w dowolnej kolejności.
al-card-sorgwen = Sorgwen
    .gen = Sorgwen
    .acc = Sorgwen
al-ability-telepathic-command = Telepatyczny Rozkaz
    .text = Na koniec swojej fazy ataku możesz zaatakować jednostką podstawową, którą kontrolujesz, w odległości do 3 pól od tej jednostki, nawet jeśli już atakowała.
al-card-gwalark = Gwalark
    .gen = Gwalarka
    .acc = Gwalarka
al-ability-levitate = Lewitacja
    .text = Ta jednostka może poruszać się przez inne karty. Tak samo jednostki, które kontrolujesz, jeśli zaczynają ruch w odległości do 2 pól od niej. Ruch musi się zakończyć na pustym polu.
al-card-kalu = Kalu
    .gen = Kalu
    .acc = Kalu
al-ability-mind-link-kalu = Więź Umysłów
    .text = Gdy przywołasz jednostkę Kalu, możesz wziąć z ręki lub ze stosu doboru jednostkę Talu i umieścić ją obok; potem potasuj stos doboru. Gdy atak zrani jednostkę Kalu, a kontrolujesz jednostkę Talu, otrzymuje tyle samo obrażeń.
al-card-talu = Talu
    .gen = Talu
    .acc = Talu
al-ability-mind-link-talu = Więź Umysłów
    .text = Gdy przywołasz jednostkę Talu, możesz wziąć z ręki lub ze stosu doboru jednostkę Kalu i umieścić ją obok; potem potasuj stos doboru. Gdy atak zrani jednostkę Talu, a kontrolujesz jednostkę Kalu, otrzymuje tyle samo obrażeń.
al-card-breaker = Łamacz
    .gen = Łamacza
    .acc = Łamacza
al-ability-memory-break = Złamanie Pamięci
    .text = Po ataku tej jednostki na wrogą jednostkę odsłoń wierzchnią kartę stosu doboru przeciwnika. Możesz ją odrzucić, chyba że ten przeciwnik zapłaci 1 punkt magii, aby położyć ją na spodzie stosu.
al-card-controller = Kontroler
    .gen = Kontrolera
    .acc = Kontrolera
al-ability-telekinetic-blast = Telekinetyczny Podmuch
    .text = Po ataku tej jednostki możesz wybrać jednostkę w odległości do 2 pól, która nie jest Kontrolerem, i poruszyć nią o maksymalnie 1 pole.
al-card-deceiver = Zwodziciel
    .gen = Zwodziciela
    .acc = Zwodziciela
al-card-mind-witch = Wiedźma Umysłu
    .gen = Wiedźmy Umysłu
    .acc = Wiedźmę Umysłu
al-ability-mimic-mind-witch = Naśladowanie
    .text = Na początku swojej fazy ruchu wybierz wrogą jednostkę w odległości do 3 pól. W tej turze ta jednostka ma jej nazwę i jej zdolność specjalną.
al-card-parasite = Pasożyt
    .gen = Pasożyta
    .acc = Pasożyta

## Events

al-card-mind-control = Kontrola Umysłu
    .gen = wydarzenia „Kontrola Umysłu”
    .acc = wydarzenie „Kontrola Umysłu”
    .text = Wybierz jednostkę podstawową na swojej połowie pola bitwy i zapłać jej koszt przywołania w punktach magii. Przejmij nad nią kontrolę.
al-card-mimic = Naśladowanie
    .gen = wydarzenia „Naśladowanie”
    .acc = wydarzenie „Naśladowanie”
    .text = Obejrzyj rękę przeciwnika. Weź z niej na swoją rękę jedno wydarzenie, które nie jest murem.
al-card-magic-drain = Wyssanie Magii
    .gen = wydarzenia „Wyssanie Magii”
    .acc = wydarzenie „Wyssanie Magii”
    .text = Tylko jeśli masz na polu bitwy mniej jednostek niż wybrany przeciwnik: przełóż maksymalnie 2 karty z wierzchu jego stosu magii na wierzch swojego.
al-card-a-hero-is-born = Narodziny Bohatera
    .gen = wydarzenia „Narodziny Bohatera”
    .acc = wydarzenie „Narodziny Bohatera”
    .text = Wyszukaj w swoim stosie doboru czempiona, pokaż go i weź na rękę. Potasuj stos doboru.

## Prompts

al-prompt-counter-summon = { al-ability-counter-summon }: możesz zapłacić koszt przywołania jednostki w wolnej linii prostej od { $card-gen } ({ $square }), aby ją odrzucić. Wybierz jednostkę.
al-prompt-mind-capture = { al-ability-mind-capture }: czy zamiast niszczyć, przejmujesz kontrolę nad jednostką { $card } ({ $square })?
al-prompt-glimpse-the-future = { al-ability-glimpse-the-future }: wybierz, czyj stos doboru oglądasz.
al-prompt-glimpse-below = { al-ability-glimpse-the-future }: wybierz następną kartę, którą położysz na spodzie stosu.
al-prompt-glimpse-on-top = { al-ability-glimpse-the-future }: wybierz kartę, która zostanie dobrana jako pierwsza.
al-prompt-mind-link = { al-ability-mind-link-kalu }: możesz umieścić bliźniaka obok jednostki { $card } ({ $square }), jeśli masz go na ręce lub w stosie doboru.
al-prompt-mind-link-to = { al-ability-mind-link-kalu }: wybierz pole dla jednostki { $card }.
al-prompt-memory-break-whom = { al-ability-memory-break }: wybierz przeciwnika, którego wierzchnią kartę odsłaniasz.
al-prompt-memory-break = { al-ability-memory-break }: czy odrzucasz odsłoniętą kartę ({ $card })? Jej gracz może ją ocalić za 1 punkt magii.
al-prompt-memory-break-pay = { al-ability-memory-break }: zapłać 1 punkt magii, aby położyć { $card-acc } na spodzie swojego stosu doboru, inaczej karta zostanie odrzucona.
al-prompt-telekinetic-blast = { al-ability-telekinetic-blast }: { $card } ({ $square }) może poruszyć jednostką o 1 pole. Wybierz ją.
al-prompt-mimic-mind-witch = { al-ability-mimic-mind-witch }: wybierz wrogą jednostkę, którą { $card } ({ $square }) naśladuje w tej turze.
al-prompt-mind-control = { al-card-mind-control }: wybierz jednostkę podstawową na swojej połowie, za którą zapłacisz i nad którą przejmiesz kontrolę.
al-prompt-mimic-whom = { al-card-mimic }: wybierz przeciwnika, którego rękę oglądasz.
al-prompt-mimic = { al-card-mimic }: wybierz wydarzenie, które weźmiesz na rękę.
al-prompt-magic-drain-whom = { al-card-magic-drain }: wybierz przeciwnika, który ma więcej jednostek niż ty.
al-prompt-magic-drain = { al-card-magic-drain }: wybierz, ile punktów magii zabierasz.
al-prompt-a-hero-is-born = { al-card-a-hero-is-born }: wybierz czempiona ze swojego stosu doboru.

## What happened

al-log-looked-at-pile = { $player } ogląda wierzchnie karty stosu doboru gracza { $other }.
al-log-looked-at-hand = { $player } ogląda rękę gracza { $other }.
al-log-saw = { $player } widzi kartę { $card }.
al-log-saw-hidden = { $player } widzi kartę.
al-log-saw-many = { $player } widzi karty: { $count }.
al-log-took-event = { $player } zabiera z obejrzanej ręki kartę { $card }.
al-log-took-event-hidden = { $player } zabiera z obejrzanej ręki wydarzenie.
al-log-revealed = Odsłonięta karta: { $card }. Ze stosu doboru gracza { $player }.
al-log-put-at-bottom = { $player } kładzie kartę { $card } na spodzie swojego stosu doboru.
al-log-discarded-from-pile = Odrzucona karta: { $card }. Ze stosu doboru gracza { $player }.
al-log-mimicked = { $card } ({ $square }) naśladuje { $target-acc }.
