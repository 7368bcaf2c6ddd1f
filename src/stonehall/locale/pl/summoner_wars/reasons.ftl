### Summoner Wars, second edition: why a play is not legal, and what is wrong with a deck.
### Numbers and their nouns are joined by no-break spaces, one-letter words and their followers too.

## Whose turn it is, and what of the turn

sw2-why-over = Partia jest zakończona.
sw2-why-luck = Teraz decyduje los: rzut, dobór karty albo wybór gracza rozpoczynającego.
sw2-why-turn = Trwa tura gracza { $player }.
sw2-why-effect = Trwa rozstrzyganie efektu i najpierw trzeba je zakończyć.
sw2-why-choice = Efekt nie pozwala na taki wybór.
sw2-why-phase = To można zrobić { $phase-in }; teraz trwa { $now-inline }.
sw2-why-unit-phase = Jednostki poruszają się w fazie ruchu, a atakują w fazie ataku; teraz trwa { $now-inline }.
sw2-why-not-offered = Teraz nie ma takiej możliwości.
sw2-why-allowed = To jest teraz dozwolone.

## Cards of the hand

sw2-why-hand = Nie masz na ręce { $card-gen }.
sw2-why-cost = { $card } kosztuje { $cost ->
        [one] { $cost } punkt magii
        [few] { $cost } punkty magii
       *[many] { $cost } punktów magii
    }, masz { $magic }.
sw2-why-not-empty = Pole { $square } nie jest puste, stoi tam { $card }.
sw2-why-summon-class = { $card } to ani czempion, ani jednostka podstawowa.
sw2-why-summon-price = Na polu { $square } nie da się zapłacić ceny za { $card-acc }.
sw2-why-summon-gate = Pole { $square } nie sąsiaduje z bramą pod twoją kontrolą.
sw2-why-summon-nowhere = Nie ma pola, na które można przywołać { $card-acc }.
sw2-why-build-class = { $card } to nie budowla.
sw2-why-build-place = Pole { $square } nie leży w trzech twoich tylnych rzędach ani nie sąsiaduje z twoim Mistrzem Przywołań.
sw2-why-build-nowhere = Nie ma pola, na którym można zbudować { $card-acc }.
sw2-why-event-class = { $card } to nie wydarzenie.
sw2-why-event-built = { $card } to budowla: buduje się ją, a nie zagrywa.
sw2-why-event-phase = Wydarzenie „{ $card }” zagrywa się { $phase-in }; teraz trwa { $now-inline }.
sw2-why-event-target = Wydarzenie „{ $card }” nie ma dozwolonego celu.
sw2-why-event-first = Najpierw zagraj wydarzenie „{ $card }”, potem zdecydujesz o jego działaniu.

## Moving

sw2-why-no-card = Na polu { $square } nie ma karty.
sw2-why-not-yours = Karta { $card } na polu { $square } nie jest pod twoją kontrolą.
sw2-why-not-unit = { $card } to nie jednostka.
sw2-why-moved = Jednostka { $card } już się w tej turze poruszyła.
sw2-why-moves = Trzy twoje jednostki już się w tej turze poruszyły.
sw2-why-immobile = Jednostka { $card } nie może się poruszać („{ $ability }”).
sw2-why-structure = { $card } to budowla i nie może się poruszać.
sw2-why-hindered = Jednostka { $card } nie może się poruszyć z powodu pewnego efektu.
sw2-why-surrounded = Obok { $card-gen } nie ma pustego pola.
sw2-why-zero = Nie ma ruchu o 0 pól.
sw2-why-far = Pole { $square } jest za daleko: ten ruch obejmuje najwyżej { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
       *[many] { $spaces } pól
    }.
sw2-why-way = Inne karty stoją na drodze.

## Attacking and abilities

sw2-why-attacked = Jednostka { $card } już w tej turze atakowała.
sw2-why-attacks = Trzy twoje jednostki już w tej turze atakowały.
sw2-why-itself = Karta nigdy nie może obrać za cel samej siebie.
sw2-why-own-card = To twoja karta. Jeśli na pewno chcesz ją zaatakować, wybierz „Zaatakuj swoją kartę…”.
sw2-why-frozen = Zamrożona jednostka nie atakuje i nie można jej atakować.
sw2-why-protect = Jednostka { $card } sąsiaduje z wrogiem, który ma zdolność „{ $ability }”, i może atakować tylko takie jednostki.
sw2-why-melee = { $card } to jednostka walcząca wręcz, a pole { $square } z nią nie sąsiaduje.
sw2-why-line = Pole { $square } nie leży w linii prostej.
sw2-why-reach = Pole { $square } jest za daleko: ten atak sięga najwyżej na { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
       *[many] { $spaces } pól
    }.
sw2-why-blocked = Na drodze stoi { $card } ({ $square }).
sw2-why-no-target = Jednostka { $card } nie ma celu w zasięgu.
sw2-why-no-ability = Nie masz tam karty ze zdolnością „{ $ability }”.
sw2-why-ability-phase = Zdolności „{ $ability }” używa się { $phase-in }.
sw2-why-ability-used = Zdolność „{ $ability }” została już w tej turze użyta.
sw2-why-ability-now = Zdolności „{ $ability }” nie można teraz użyć w ten sposób.

## Decks: the rules

sw2-deck-size-all = łączna liczba kart ma wynosić { $wanted } (34 z tymi, które zaczynają na polu bitwy), jest: { $found }
sw2-deck-size-gates = liczba bram o wytrzymałości 5 ma wynosić { $wanted }, jest: { $found }
sw2-deck-size-epic = liczba wydarzeń epickich ma wynosić { $wanted }, jest: { $found }
sw2-deck-size-standard = liczba wydarzeń zwykłych ma wynosić { $wanted }, jest: { $found }
sw2-deck-size-champions = liczba czempionów ma wynosić { $wanted }, jest: { $found }
sw2-deck-size-commons = liczba jednostek podstawowych ma wynosić { $wanted }, jest: { $found }
sw2-deck-not-in-pile = { $card }: ta karta nie należy do stosu doboru
sw2-deck-epic = { $card }: wydarzeniem epickim { $summoner-gen } może być tylko „{ $epic }”
sw2-deck-symbol-none = { $card }: karta nie ma symbolu; talia { $summoner-gen } wymaga jednego z symboli: { $first }, { $second }
sw2-deck-symbol-one = { $card }: karta ma tylko symbol: { $symbol }; talia { $summoner-gen } wymaga jednego z symboli: { $first }, { $second }
sw2-deck-symbol-two = { $card }: karta ma tylko symbole: { $symbol }, { $other }; talia { $summoner-gen } wymaga jednego z symboli: { $first }, { $second }
