### Summoner Wars Alliances: the Swamp Orcs. Labels begin with a capital; no-break spaces join numbers and nouns, one-letter words and their followers.

## Units

al-card-mugglug = Mugglug
    .gen = Muggluga
    .acc = Muggluga
al-ability-rampant-growth = Bujny Wzrost
    .text = Za każdym razem, gdy zostanie zniszczona jednostka sąsiadująca z murem, który kontrolujesz, połóż opleciony mur na polu, które zajmowała. Ta jednostka schodzi z oplecionych murów bez rzutu.
al-card-blerg = Blerg
    .gen = Blerga
    .acc = Blerga
al-ability-adapt = Adaptacja
    .text = Gdy ta jednostka zniszczy wrogą jednostkę, która trafiłaby na twój stos magii, wybierz jedno: usuń 1 obrażenie z tej jednostki albo połóż zniszczoną jednostkę pod nią. +1 do wartości ataku za każdą jednostkę pod nią (maksymalnie +4).
al-card-glarg = Glarg
    .gen = Glarga
    .acc = Glarga
al-ability-vinemancer-reach = Zasięg Pnączomanty
    .text = Gdy ta jednostka stoi na oplecionym murze, ma +1 do wartości ataku i symbol łuku. Schodzi z oplecionych murów bez rzutu.
al-card-splub = Splub
    .gen = Spluba
    .acc = Spluba
al-card-glurp = Glurp
    .gen = Glurpa
    .acc = Glurpa
al-ability-disruptive = Zakłócający
    .text = Dopóki kontrolujesz tę jednostkę, za każde zagrane wydarzenie, które nie jest murem, musisz zapłacić 1 punkt magii.
al-card-murk = Murk
    .gen = Murka
    .acc = Murka
al-ability-vinemancer-choke = Duszenie Pnączomanty
    .text = +1 do wartości ataku przeciw jednostce sąsiadującej z oplecionym murem. Ta jednostka schodzi z oplecionych murów bez rzutu.
al-card-splack = Splack
    .gen = Splacka
    .acc = Splacka
al-ability-vinemancer-entangle = Oplątanie Pnączomanty
    .text = Po ataku tej jednostki na jednostkę podstawową lub czempiona, którzy przetrwali, możesz zapłacić 1 punkt magii, aby położyć pod celem opleciony mur. Ta jednostka schodzi z oplecionych murów bez rzutu.
al-card-savager = Dzikus
    .gen = Dzikusa
    .acc = Dzikusa
al-card-swamp-orcs-hunter = Myśliwy
    .gen = Myśliwego
    .acc = Myśliwego
al-ability-vinemancer-ambush = Zasadzka Pnączomanty
    .text = +1 do wartości ataku, jeśli ta jednostka w tej turze co najmniej raz weszła na opleciony mur lub z niego zeszła.
al-card-swamp-orcs-shaman = Szaman
    .gen = Szamana
    .acc = Szamana
al-ability-vinemancer-guard = Straż Pnączomanty
    .text = Gdy ta jednostka sąsiaduje z oplecionym murem, otrzymuje w atakach obrażenia tylko z wyników 5+. Schodzi z oplecionych murów bez rzutu.
al-card-conjurer = Zaklinacz
    .gen = Zaklinacza
    .acc = Zaklinacza
al-ability-vinemancer-animate = Ożywienie Pnączomanty
    .text = Na początku swojej fazy ataku możesz zniszczyć opleciony mur, który kontrolujesz, w odległości do 3 pól. Jeśli to zrobisz, wybierz jedno na tę turę: +1 do wartości ataku albo symbol łuku. Ta jednostka schodzi z oplecionych murów bez rzutu.
al-card-swamp-beast = Bagienna Bestia
    .gen = Bagiennej Bestii
    .acc = Bagienną Bestię
al-ability-spore-carrier = Nosiciel Zarodników
    .text = Gdy ta jednostka zostanie zniszczona, połóż opleciony mur na polu, które zajmowała.

## Abilities that units only gain

al-ability-vine-walk = Krok po Pnączach
    .text = Ta jednostka schodzi z oplecionych murów bez rzutu.
al-ability-bow-of-vines = Łuk z Pnączy
    .text = Ta jednostka ma symbol łuku.

## Events

al-card-vine-growth = Wzrost Pnączy
    .gen = wydarzenia „Wzrost Pnączy”
    .acc = wydarzenie „Wzrost Pnączy”
    .text = Wybierz mur, który kontrolujesz. Połóż opleciony mur na polu sąsiadującym z nim.
al-card-vine-guard = Straż Pnączy
    .gen = wydarzenia „Straż Pnączy”
    .acc = wydarzenie „Straż Pnączy”
    .text = Do początku twojej następnej tury twoje jednostki Bagiennych Orków mają zdolność „Straż Pnączomanty”: gdy sąsiadują z oplecionym murem, otrzymują w atakach obrażenia tylko z wyników 5+; schodzą z oplecionych murów bez rzutu.
al-card-ensnare = Usidlenie
    .gen = wydarzenia „Usidlenie”
    .acc = wydarzenie „Usidlenie”
    .text = Wybierz kolejno maksymalnie 2 jednostki podstawowe. Umieść każdą na oplecionym murze bez jednostki w odległości do 4 pól od niej.
al-card-ambush = Zasadzka
    .gen = wydarzenia „Zasadzka”
    .acc = wydarzenie „Zasadzka”
    .text = W tej turze twoje jednostki Bagiennych Orków mają zdolność „Zasadzka Pnączomanty” (+1 do wartości ataku, jeśli w tej turze weszły na opleciony mur lub z niego zeszły) i schodzą z oplecionych murów bez rzutu.

## Prompts

al-prompt-adapt = { al-ability-adapt }: czy usuwasz 1 obrażenie z { $card-gen } ({ $square }) i kładziesz zniszczoną jednostkę na swoim stosie magii? Jeśli nie, jednostka zostaje pod tą kartą.
al-prompt-vinemancer-entangle = { al-ability-vinemancer-entangle }: czy płacisz 1 punkt magii, aby położyć opleciony mur pod jednostką { $card } ({ $square })?
al-prompt-vinemancer-animate = { al-ability-vinemancer-animate }: możesz zniszczyć opleciony mur, aby wzmocnić na tę turę jednostkę { $card } ({ $square }). Wybierz go.
al-prompt-vinemancer-animate-gain = { al-ability-vinemancer-animate }: czy { $card } ({ $square }) ma mieć w tej turze +1 do wartości ataku? Jeśli nie, dostaje symbol łuku.
al-prompt-vine-growth = { al-card-vine-growth }: wybierz, gdzie wyrośnie opleciony mur.
al-prompt-ensnare = { al-card-ensnare }: wybierz jednostkę podstawową, którą umieścisz na oplecionym murze, albo zakończ.
al-prompt-ensnare-to = { al-card-ensnare }: wybierz opleciony mur dla jednostki { $card } ({ $square }).

## What happened

al-log-freed = Karta { $card } spod jednostki ({ $square }) trafia na stos magii gracza { $player }.
