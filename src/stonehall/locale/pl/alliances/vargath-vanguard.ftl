### Summoner Wars Alliances: Vargath Vanguard.

## Summoner and champions

al-card-moyra-skylark = Moyra Skylark
    .gen = Moyry Skylark
    .acc = Moyrę Skylark
al-ability-divine-presence = Boska Obecność
    .text = Na początku swojej tury wybierz kontrolowaną przez siebie jednostkę podstawową w odległości do 2 pól od Moyry. Ma ona do końca tury +1 do wartości ataku i możesz od razu poruszyć ją o 1 pole.
al-card-father-benjamin = Ojciec Benjamin
    .gen = Ojca Benjamina
    .acc = Ojca Benjamina
al-card-korbolden = Korbolden
    .gen = Korboldena
    .acc = Korboldena
al-ability-electrocute = Porażenie
    .text = Raz na turę, po ataku Korboldenem, możesz odrzucić kartę z ręki, aby zadać 1 obrażenie jednostce w odległości do 3 pustych pól od niego w linii prostej albo 2 obrażenia jednostce sąsiadującej z nim.
al-card-qayla = Qayla
    .gen = Qayli
    .acc = Qaylę
al-ability-battle-orders = Rozkazy Bojowe
    .text = Na początku swojej fazy ataku możesz poruszyć do 2 kontrolowanych przez siebie jednostek podstawowych w odległości do 3 pól od Qayli, każdą najwyżej o 1 pole.

## Commons

al-card-vargath-vanguard-defender = Obrońca
    .gen = Obrońcy
    .acc = Obrońcę
al-ability-hold-the-line = Utrzymać Szyk
    .text = Gdy ta jednostka sąsiaduje z inną kontrolowaną przez ciebie jednostką, ataki zadają jej obrażenia tylko kośćmi o wyniku co najmniej 4.
al-card-cherub = Cherubin
    .gen = Cherubina
    .acc = Cherubina
al-ability-wings-of-light = Skrzydła Światła
    .text = Ta jednostka może poruszać się przez inne jednostki. Musi zakończyć ruch na pustym polu.
al-card-crusader = Krzyżowiec
    .gen = Krzyżowca
    .acc = Krzyżowca
al-ability-holy-banner = Święty Sztandar
    .text = Kontrolowane przez ciebie jednostki sąsiadujące z tą jednostką mają +1 do wartości ataku, jeśli w nazwie ich zdolności specjalnej jest „Światło”. Działanie kilku Krzyżowców się nie sumuje.

## Events

al-card-divine-intervention = Boska Interwencja
    .gen = wydarzenia „Boska Interwencja”
    .acc = wydarzenie „Boska Interwencja”
    .text = Zagraj to wydarzenie tylko wtedy, w turze dowolnego gracza, gdy atak miałby zadać obrażenia kontrolowanej przez ciebie jednostce podstawowej lub czempionowi. Moyra Skylark otrzymuje 1 obrażenie, a atak nie zadaje tej jednostce obrażeń.
al-card-blinding-light = Oślepiające Światło
    .gen = wydarzenia „Oślepiające Światło”
    .acc = wydarzenie „Oślepiające Światło”
    .text = Do początku twojej następnej tury wrogie jednostki w odległości do 2 pól od Moyry Skylark mają zdolność „Lekkomyślny”: ich ataki trafiają tylko kośćmi o wyniku co najmniej 4.
al-card-change-form = Zmiana Postaci
    .gen = wydarzenia „Zmiana Postaci”
    .acc = wydarzenie „Zmiana Postaci”
    .text = Moyra Skylark zamienia się miejscami z jednostką podstawową, którą kontrolujesz.
al-card-lightning-strike = Uderzenie Pioruna
    .gen = wydarzenia „Uderzenie Pioruna”
    .acc = wydarzenie „Uderzenie Pioruna”
    .text = Zadaj 3 obrażenia murowi, jednostce podstawowej lub czempionowi w odległości do 3 pól od Moyry Skylark.
al-card-radiant-charge = Promienna Szarża
    .gen = wydarzenia „Promienna Szarża”
    .acc = wydarzenie „Promienna Szarża”
    .text = Do końca tury kontrolowane przez ciebie jednostki mają +1 do wartości ataku, jeśli w nazwie ich zdolności specjalnej jest „Światło”.

## Prompts

al-prompt-divine-presence = { al-ability-divine-presence }: wybierz jednostkę podstawową. W tej turze ma ona +1 do wartości ataku i możesz poruszyć ją o 1 pole.
al-prompt-electrocute = { al-ability-electrocute }: możesz odrzucić kartę, aby { $card } ({ $square }) zadał jednostce 1 obrażenie albo sąsiadującej jednostce 2 obrażenia. Wybierz jednostkę.
al-prompt-electrocute-card = { al-ability-electrocute }: wybierz kartę, którą odrzucisz, aby zadać obrażenia jednostce { $card } ({ $square }).
al-prompt-battle-orders = { al-ability-battle-orders }: wybierz jednostkę podstawową, którą poruszysz najwyżej o 1 pole, albo zakończ.
al-prompt-divine-intervention = { al-card-divine-intervention }: czy { $card } ({ $square }) ma uniknąć wszystkich obrażeń z tego ataku? Moyra otrzyma 1 obrażenie.
al-prompt-change-form = { al-card-change-form }: wybierz jednostkę podstawową, która zamieni się miejscami z Moyrą.
al-prompt-lightning-strike = { al-card-lightning-strike }: wybierz kartę, która otrzyma 3 obrażenia.
