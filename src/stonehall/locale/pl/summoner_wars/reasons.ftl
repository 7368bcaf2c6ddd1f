### Summoner Wars, second edition: why a play is not legal, and what is wrong with a deck.
### Numbers and their nouns are joined by no-break spaces, one-letter words and their followers too.

## Whose turn it is, and what of the turn

why-over = Partia jest zakończona.
why-luck = Teraz decyduje los: rzut, dobór karty albo wybór pierwszego gracza.
why-turn = Trwa tura: { $player }.
why-effect = Trwa rozstrzyganie efektu i najpierw trzeba je zakończyć.
why-choice = Efekt nie pozwala na taki wybór.
why-phase = To należy do innej fazy: { $phase }. Teraz trwa: { $now }.
why-unit-phase = Jednostki poruszają się w fazie ruchu, a atakują w fazie ataku. Teraz trwa: { $now }.
why-not-offered = Teraz nie ma takiej możliwości.
why-allowed = To jest teraz dozwolone.

## Cards of the hand

why-hand = Nie masz na ręce karty { $card }.
why-cost = Koszt karty { $card } w punktach magii: { $cost }; masz: { $magic }.
why-not-empty = Pole { $square } nie jest puste, stoi tam { $card }.
why-summon-class = Karta { $card } nie jest ani czempionem, ani jednostką podstawową.
why-summon-price = Ceny karty { $card } nie można zapłacić na polu { $square }.
why-summon-gate = Pole { $square } nie sąsiaduje z bramą pod twoją kontrolą.
why-summon-nowhere = Nie ma pola, na które można przywołać jednostkę { $card }.
why-build-class = Karta { $card } nie jest budowlą.
why-build-place = Pole { $square } nie leży w trzech twoich tylnych rzędach ani nie sąsiaduje z twoim Mistrzem Przywołań.
why-build-nowhere = Nie ma pola, na którym można zbudować budowlę { $card }.
why-event-class = Karta { $card } nie jest wydarzeniem.
why-event-built = Karta { $card } jest budowlą: buduje się ją, a nie zagrywa.
why-event-phase = Wydarzenie „{ $card }” zagrywa się w innej fazie: { $phase }. Teraz trwa: { $now }.
why-event-target = Wydarzenie „{ $card }” nie ma dozwolonego celu.
why-event-first = Najpierw zagraj wydarzenie „{ $card }”, potem zdecydujesz o jego działaniu.

## Moving

why-no-card = Na polu { $square } nie ma karty.
why-not-yours = Karta { $card } na polu { $square } nie jest pod twoją kontrolą.
why-not-unit = Karta { $card } nie jest jednostką.
why-moved = Jednostka { $card } ma już ruch za sobą.
why-moves = Trzy twoje jednostki mają już ruch za sobą.
why-immobile = Jednostka { $card } nie może się poruszać („{ $ability }”).
why-structure = Karta { $card } jest budowlą i nie porusza się.
why-hindered = Efekt nie pozwala jednostce { $card } się poruszyć.
why-surrounded = Obok jednostki { $card } nie ma pustego pola.
why-zero = Nie ma ruchu o 0 pól.
why-far = Pole { $square } jest za daleko dla tego ruchu (liczba pól: { $spaces }).
why-way = Inne karty stoją na drodze.

## Attacking and abilities

why-attacked = Jednostka { $card } ma już atak za sobą.
why-attacks = Trzy twoje jednostki mają już atak za sobą.
why-itself = Karta nigdy nie może być własnym celem.
why-frozen = Zamrożona jednostka nie atakuje i nie można jej atakować.
why-protect = Jednostka { $card } sąsiaduje z wrogiem, który ma zdolność „{ $ability }”, i może atakować tylko takie jednostki.
why-melee = { $card } to jednostka walcząca wręcz, a pole { $square } z nią nie sąsiaduje.
why-line = Pole { $square } nie leży w linii prostej.
why-reach = Pole { $square } jest za daleko dla tego ataku (liczba pól: { $spaces }).
why-blocked = Na drodze stoi { $card } ({ $square }).
why-no-target = Jednostka { $card } nie ma celu w zasięgu.
why-no-ability = Nie masz tam karty ze zdolnością „{ $ability }”.
why-ability-phase = Zdolności „{ $ability }” używa się w innej fazie: { $phase }.
why-ability-used = Zdolność „{ $ability }” została już w tej turze użyta.
why-ability-now = Zdolności „{ $ability }” nie można teraz użyć w ten sposób.

## Decks: the rules

deck-size-all = łączna liczba kart ma wynosić { $wanted } (34 z tymi, które zaczynają na polu bitwy), jest: { $found }
deck-size-gates = liczba bram o wytrzymałości 5 ma wynosić { $wanted }, jest: { $found }
deck-size-epic = liczba wydarzeń epickich ma wynosić { $wanted }, jest: { $found }
deck-size-standard = liczba wydarzeń zwykłych ma wynosić { $wanted }, jest: { $found }
deck-size-champions = liczba czempionów ma wynosić { $wanted }, jest: { $found }
deck-size-commons = liczba jednostek podstawowych ma wynosić { $wanted }, jest: { $found }
deck-copies = { $card }: liczba kopii { $count }, dozwolone najwyżej: { $most }
deck-too-many = { $card }: tylu kopii ({ $count }) stos doboru nie pomieści
deck-not-in-pile = { $card }: ta karta nie należy do stosu doboru
deck-epic = { $card }: jedynym wydarzeniem epickim tego Mistrza Przywołań ({ $summoner }) jest „{ $epic }”
deck-symbol-none = { $card }: karta nie ma symbolu; Mistrz Przywołań ({ $summoner }) wymaga jednego z symboli: { $first }, { $second }
deck-symbol-one = { $card }: karta ma tylko symbol: { $symbol }; Mistrz Przywołań ({ $summoner }) wymaga jednego z symboli: { $first }, { $second }
deck-symbol-two = { $card }: karta ma tylko symbole: { $symbol }, { $other }; Mistrz Przywołań ({ $summoner }) wymaga jednego z symboli: { $first }, { $second }
deck-summoners = potrzebny jest dokładnie jeden Mistrz Przywołań, a liczba podanych to { $count }: { $names }
deck-summoner-missing = brakuje wiersza „Summoner: …”

## Decks: reading them

deck-ready = gotowe talie: { $known }; albo talia zapisana jako tekst
deck-ready-near = gotowe talie: { $known }; albo talia zapisana jako tekst; może chodzi o: { $near }?
deck-no-summoner = nie ma Mistrza Przywołań „{ $name }” (dostępni: { $known })
deck-no-summoner-near = nie ma Mistrza Przywołań „{ $name }” (dostępni: { $known }); może chodzi o: { $near }?
deck-no-card = nie ma karty „{ $name }”
deck-no-card-near = nie ma karty „{ $name }”; może chodzi o: { $near }?
deck-json = to nie jest JSON: { $error }
deck-json-cards = potrzebny jest obiekt z nazwami i liczbami kopii, na przykład „ice-golem”: 4
deck-json-copies = { $card }: to nie jest liczba kopii: { $value }
deck-format = „{ $value }” nie jest znane; ten program czyta „{ $known }”
