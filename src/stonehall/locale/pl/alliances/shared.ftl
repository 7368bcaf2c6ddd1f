### Summoner Wars Alliances: what several factions share. Labels begin with a capital; no-break spaces join numbers and nouns, one-letter words and their followers.

## Labels: classes, phases, ranges

al-class-summoner = Mistrz Przywołań
al-class-champion = Czempion
al-class-common = Jednostka podstawowa
al-class-mutation = Mutacja
al-class-conjuration = Wezwanie
al-class-unit = Jednostka
al-class-event = Wydarzenie
al-class-wall = Mur
al-class-vine-wall = Opleciony mur

## Phases

al-phase-draw = Faza doboru kart
    .short = Dobór
    .inline = faza doboru kart
    .in = w fazie doboru kart
al-phase-summon = Faza przywołania
    .short = Przywołanie
    .inline = faza przywołania
    .in = w fazie przywołania
al-phase-event = Faza wydarzeń
    .short = Wydarzenia
    .inline = faza wydarzeń
    .in = w fazie wydarzeń
al-phase-move = Faza ruchu
    .short = Ruch
    .inline = faza ruchu
    .in = w fazie ruchu
al-phase-attack = Faza ataku
    .short = Atak
    .inline = faza ataku
    .in = w fazie ataku
al-phase-magic = Faza budowy magii
    .short = Budowa magii
    .inline = faza budowy magii
    .in = w fazie budowy magii

## Ranges

al-range-sword = Miecz
al-range-bow = Łuk

## Walls

al-card-wall = Mur
    .gen = Muru
    .acc = Mur
    .text = Możesz przywoływać jednostki na puste pola sąsiadujące z murem, który kontrolujesz. Mur blokuje ruch i linię strzału. Mur nie jest jednostką.
al-card-vine-wall = Opleciony Mur
    .gen = Oplecionego Muru
    .acc = Opleciony Mur
    .text = Mur, który może leżeć na każdym polu bez muru, także pod jednostką. Może na nim stać jedna jednostka. Aby z niego zejść, trzeba rzucić kością: jeśli wynik to 1–3, jednostka otrzymuje 1 obrażenie i zostaje. Możesz przywoływać obok niego, ale nie na niego. Blokuje linię strzału, lecz nie strzały do stojącej na nim jednostki ani jej strzały. Zniszczony wraca na swój stos i nie daje magii.

## Abilities of several factions

al-ability-precise = Precyzyjny
    .text = Gdy ta jednostka atakuje jednostkę, nie rzucaj kośćmi: cel otrzymuje tyle obrażeń, iloma kośćmi należałoby rzucić. Nie są to trafienia. Przeciw murowi rzucaj jak zwykle.
al-ability-sluggish = Ociężały
    .text = Gdy ta jednostka jest atakowana, nie rzuca się na nią kośćmi: otrzymuje tyle obrażeń, iloma kośćmi rzucałby atakujący.
al-ability-tough = Twardziel
    .text = Gdy przeciwnik atakuje tę jednostkę, ranią ją tylko wyniki 4+. Trafieniem jest także wynik 3.
al-ability-reckless = Lekkomyślny
    .text = W atakach tej jednostki trafieniami są tylko wyniki 4+.
al-ability-swift = Szybki
    .text = W fazie ruchu ta jednostka może poruszyć się o 1 pole dalej.
al-ability-greater-swiftness = Większa Szybkość
    .text = W fazie ruchu ta jednostka może poruszyć się o 2 pola dalej.
al-ability-rider = Jeździec
    .text = W fazie ruchu zamiast zwykłego ruchu ta jednostka może poruszyć się w linii prostej o maksymalnie 7 wolnych pól.
al-ability-flight = Lot
    .text = Ta jednostka może poruszać się przez inne karty. Musi zakończyć ruch na pustym polu.
al-ability-trample = Tratowanie
    .text = Ta jednostka może poruszać się przez jednostki podstawowe. Każda jednostka, przez którą przejdzie, otrzymuje 1 obrażenie, gdy ta jednostka opuszcza jej pole (najwyżej jedno w czasie ruchu). Ta jednostka musi zakończyć ruch na pustym polu, ale nie tam, gdzie przed chwilą została w ten sposób zniszczona inna jednostka.
al-ability-assault = Szturm
    .text = Zamiast jednego zwykłego ataku ta jednostka może zaatakować wszystkie sąsiadujące wrogie jednostki: każdą osobnym atakiem i tylko raz.
al-ability-swift-strike = Szybki Cios
    .text = Raz na turę, zaraz po swoim ataku, ta jednostka może zaatakować jeszcze raz.
al-ability-far-shot = Daleki Strzał
    .text = Ta jednostka może atakować karty w linii prostej w odległości do 4 wolnych pól.
al-ability-fear = Strach
    .text = Za każdym razem, gdy wroga jednostka podstawowa wejdzie na pole sąsiadujące z tą jednostką, rzuć kością. Przy wyniku 5+ odrzuć tamtą jednostkę podstawową.
al-ability-life-drain = Wyssanie Życia
    .text = Gdy ta jednostka zniszczy inną, możesz usunąć 1 obrażenie z tej jednostki.
al-ability-escape = Ucieczka
    .text = Po ataku tej jednostki możesz zapłacić 1 punkt magii, aby poruszyć nią o maksymalnie 2 pola.
al-ability-knock-around = Powalenie
    .text = Gdy atak tej jednostki zrani jednostkę, która przetrwa, możesz poruszyć tamtą jednostką w linii prostej o maksymalnie 3 wolne pola.
al-ability-shield-of-light = Tarcza Światła
    .text = Jednostki podstawowe, które kontrolujesz, w odległości do 2 pól od tej jednostki otrzymują w atakach obrażenia tylko z wyników 4+.
al-ability-camouflage = Kamuflaż
    .text = Jednostki, które nie sąsiadują z tą jednostką, nie mogą jej atakować.
al-ability-stun = Ogłuszenie
    .text = Wrogie jednostki podstawowe, które na początku tury sąsiadują z tą jednostką, nie mogą w tej turze poruszać się ani atakować.
al-ability-burrow = Zakopanie
    .text = W fazie ruchu ta jednostka może poruszyć się o 1 pole dalej. Może poruszać się przez jednostki, ale musi zakończyć ruch na pustym polu. −1 do wartości ataku za każde pole, o które poruszyła się w tej turze.
al-ability-vinemancer-sow = Siew Pnączomanty
    .text = Gdy ta jednostka zniszczy wrogą jednostkę, połóż opleciony mur na polu, które tamta zajmowała. Ta jednostka schodzi z oplecionych murów bez rzutu.

## Prompts

al-prompt-place-to = Wybierz, gdzie umieścisz { $card-acc } ({ $square }).
al-prompt-escape = { al-ability-escape }: czy płacisz 1 punkt magii, aby poruszyć jednostką { $card } ({ $square }) o maksymalnie 2 pola?
al-prompt-assault = { al-ability-assault }: wybierz, kogo następnego atakuje { $card } ({ $square }).
al-prompt-life-drain = { al-ability-life-drain }: czy usuwasz 1 obrażenie z jednostki { $card } ({ $square })?
