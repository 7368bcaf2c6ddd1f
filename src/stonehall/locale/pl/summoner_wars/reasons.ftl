### Summoner Wars, second edition: why a play is not legal, and what is wrong with a deck.
### Numbers and their nouns are joined by no-break spaces, one-letter words and their followers too.

## Whose turn it is, and what of the turn

sw2-why-over = Partia jest zakończona.
sw2-why-luck = Teraz decyduje los: rzut, dobór karty albo wybór pierwszego gracza.
sw2-why-turn = Trwa tura: { $player }.
sw2-why-effect = Trwa rozstrzyganie efektu i najpierw trzeba je zakończyć.
sw2-why-choice = Efekt nie pozwala na taki wybór.
sw2-why-phase = To należy do innej fazy: { $phase }. Teraz trwa: { $now }.
sw2-why-unit-phase = Jednostki poruszają się w fazie ruchu, a atakują w fazie ataku. Teraz trwa: { $now }.
sw2-why-not-offered = Teraz nie ma takiej możliwości.
sw2-why-allowed = To jest teraz dozwolone.

## Cards of the hand

sw2-why-hand = Nie masz na ręce karty { $card }.
sw2-why-cost = Koszt karty { $card } w punktach magii: { $cost }; masz: { $magic }.
sw2-why-not-empty = Pole { $square } nie jest puste, stoi tam { $card }.
sw2-why-summon-class = Karta { $card } nie jest ani czempionem, ani jednostką podstawową.
sw2-why-summon-price = Ceny karty { $card } nie można zapłacić na polu { $square }.
sw2-why-summon-gate = Pole { $square } nie sąsiaduje z bramą pod twoją kontrolą.
sw2-why-summon-nowhere = Nie ma pola, na które można przywołać jednostkę { $card }.
sw2-why-build-class = Karta { $card } nie jest budowlą.
sw2-why-build-place = Pole { $square } nie leży w trzech twoich tylnych rzędach ani nie sąsiaduje z twoim Mistrzem Przywołań.
sw2-why-build-nowhere = Nie ma pola, na którym można zbudować budowlę { $card }.
sw2-why-event-class = Karta { $card } nie jest wydarzeniem.
sw2-why-event-built = Karta { $card } jest budowlą: buduje się ją, a nie zagrywa.
sw2-why-event-phase = Wydarzenie „{ $card }” zagrywa się w innej fazie: { $phase }. Teraz trwa: { $now }.
sw2-why-event-target = Wydarzenie „{ $card }” nie ma dozwolonego celu.
sw2-why-event-first = Najpierw zagraj wydarzenie „{ $card }”, potem zdecydujesz o jego działaniu.

## Moving

sw2-why-no-card = Na polu { $square } nie ma karty.
sw2-why-not-yours = Karta { $card } na polu { $square } nie jest pod twoją kontrolą.
sw2-why-not-unit = Karta { $card } nie jest jednostką.
sw2-why-moved = Jednostka { $card } ma już ruch za sobą.
sw2-why-moves = Trzy twoje jednostki mają już ruch za sobą.
sw2-why-immobile = Jednostka { $card } nie może się poruszać („{ $ability }”).
sw2-why-structure = Karta { $card } jest budowlą i nie porusza się.
sw2-why-hindered = Efekt nie pozwala jednostce { $card } się poruszyć.
sw2-why-surrounded = Obok jednostki { $card } nie ma pustego pola.
sw2-why-zero = Nie ma ruchu o 0 pól.
sw2-why-far = Pole { $square } jest za daleko dla tego ruchu (liczba pól: { $spaces }).
sw2-why-way = Inne karty stoją na drodze.

## Attacking and abilities

sw2-why-attacked = Jednostka { $card } ma już atak za sobą.
sw2-why-attacks = Trzy twoje jednostki mają już atak za sobą.
sw2-why-itself = Karta nigdy nie może być własnym celem.
sw2-why-own-card = To twoja własna karta. Jeśli na pewno chcesz ją zaatakować, wybierz „Zaatakuj własną kartę…”.
sw2-why-frozen = Zamrożona jednostka nie atakuje i nie można jej atakować.
sw2-why-protect = Jednostka { $card } sąsiaduje z wrogiem, który ma zdolność „{ $ability }”, i może atakować tylko takie jednostki.
sw2-why-melee = { $card } to jednostka walcząca wręcz, a pole { $square } z nią nie sąsiaduje.
sw2-why-line = Pole { $square } nie leży w linii prostej.
sw2-why-reach = Pole { $square } jest za daleko dla tego ataku (liczba pól: { $spaces }).
sw2-why-blocked = Na drodze stoi { $card } ({ $square }).
sw2-why-no-target = Jednostka { $card } nie ma celu w zasięgu.
sw2-why-no-ability = Nie masz tam karty ze zdolnością „{ $ability }”.
sw2-why-ability-phase = Zdolności „{ $ability }” używa się w innej fazie: { $phase }.
sw2-why-ability-used = Zdolność „{ $ability }” została już w tej turze użyta.
sw2-why-ability-now = Zdolności „{ $ability }” nie można teraz użyć w ten sposób.

## Decks: the rules

sw2-deck-size-all = łączna liczba kart ma wynosić { $wanted } (34 z tymi, które zaczynają na polu bitwy), jest: { $found }
sw2-deck-size-gates = liczba bram o wytrzymałości 5 ma wynosić { $wanted }, jest: { $found }
sw2-deck-size-epic = liczba wydarzeń epickich ma wynosić { $wanted }, jest: { $found }
sw2-deck-size-standard = liczba wydarzeń zwykłych ma wynosić { $wanted }, jest: { $found }
sw2-deck-size-champions = liczba czempionów ma wynosić { $wanted }, jest: { $found }
sw2-deck-size-commons = liczba jednostek podstawowych ma wynosić { $wanted }, jest: { $found }
sw2-deck-copies = { $card }: liczba kopii { $count }, dozwolone najwyżej: { $most }
sw2-deck-too-many = { $card }: tylu kopii ({ $count }) stos doboru nie pomieści
sw2-deck-not-in-pile = { $card }: ta karta nie należy do stosu doboru
sw2-deck-epic = { $card }: jedynym wydarzeniem epickim tego Mistrza Przywołań ({ $summoner }) jest „{ $epic }”
sw2-deck-symbol-none = { $card }: karta nie ma symbolu; Mistrz Przywołań ({ $summoner }) wymaga jednego z symboli: { $first }, { $second }
sw2-deck-symbol-one = { $card }: karta ma tylko symbol: { $symbol }; Mistrz Przywołań ({ $summoner }) wymaga jednego z symboli: { $first }, { $second }
sw2-deck-symbol-two = { $card }: karta ma tylko symbole: { $symbol }, { $other }; Mistrz Przywołań ({ $summoner }) wymaga jednego z symboli: { $first }, { $second }
sw2-deck-summoners = potrzebny jest dokładnie jeden Mistrz Przywołań, a liczba podanych to { $count }: { $names }
sw2-deck-summoner-missing = brakuje wiersza „Summoner: …”

## Decks: reading them

sw2-deck-ready = gotowe talie: { $known }; albo talia zapisana jako tekst
sw2-deck-ready-near = gotowe talie: { $known }; albo talia zapisana jako tekst; może chodzi o: { $near }?
sw2-deck-no-summoner = nie ma Mistrza Przywołań „{ $name }” (dostępni: { $known })
sw2-deck-no-summoner-near = nie ma Mistrza Przywołań „{ $name }” (dostępni: { $known }); może chodzi o: { $near }?
sw2-deck-no-card = nie ma karty „{ $name }”
sw2-deck-no-card-near = nie ma karty „{ $name }”; może chodzi o: { $near }?
sw2-deck-json = to nie jest JSON: { $error }
sw2-deck-json-cards = potrzebny jest obiekt z nazwami i liczbami kopii, na przykład „ice-golem”: 4
sw2-deck-json-copies = { $card }: to nie jest liczba kopii: { $value }
sw2-deck-format = „{ $value }” nie jest znane; ten program czyta „{ $known }”
