### In the Hall of the Mountain King: trolls, spells and great halls, and what spells do.
### Numbers and their nouns are joined by no-break spaces, one-letter words and their followers too.
### Spells, great halls and workshops stand in quotes beside the word for what they are, and have no forms.

## The horde

mk-troll-mudfoot-digger = Ubłocony Kopacz
    .gen = Ubłoconego Kopacza
    .acc = Ubłoconego Kopacza
mk-troll-bog-cook = Bagienny Kucharz
    .gen = Bagiennego Kucharza
    .acc = Bagiennego Kucharza
mk-troll-puddle-scout = Kałużny Zwiadowca
    .gen = Kałużnego Zwiadowcy
    .acc = Kałużnego Zwiadowcę
mk-troll-clay-roller = Miesiglina
    .gen = Miesigliny
    .acc = Miesiglinę
mk-troll-reed-piper = Trzcinowy Grajek
    .gen = Trzcinowego Grajka
    .acc = Trzcinowego Grajka
mk-troll-marsh-hauler = Błotny Furman
    .gen = Błotnego Furmana
    .acc = Błotnego Furmana
mk-troll-ember-child = Dziecko Żaru
    .gen = Dziecka Żaru
    .acc = Dziecko Żaru
mk-troll-soot-sweeper = Zamiatacz Sadzy
    .gen = Zamiatacza Sadzy
    .acc = Zamiatacza Sadzy
mk-troll-spark-catcher = Łowca Iskier
    .gen = Łowcy Iskier
    .acc = Łowcę Iskier
mk-troll-coal-carrier = Węglonosz
    .gen = Węglonosza
    .acc = Węglonosza
mk-troll-ash-trader = Handlarz Popiołem
    .gen = Handlarza Popiołem
    .acc = Handlarza Popiołem
mk-troll-icicle-picker = Zbieracz Sopli
    .gen = Zbieracza Sopli
    .acc = Zbieracza Sopli
mk-troll-snow-shoveller = Odgarniacz Śniegu
    .gen = Odgarniacza Śniegu
    .acc = Odgarniacza Śniegu
mk-troll-frost-nibbler = Chrupimróz
    .gen = Chrupimroza
    .acc = Chrupimroza
mk-troll-sleet-runner = Goniec Pluchy
    .gen = Gońca Pluchy
    .acc = Gońca Pluchy
mk-troll-rime-polisher = Szlifierz Szronu
    .gen = Szlifierza Szronu
    .acc = Szlifierza Szronu
mk-troll-moth-herder = Pasterz Ciem
    .gen = Pasterza Ciem
    .acc = Pasterza Ciem
mk-troll-night-watcher = Nocny Stróż
    .gen = Nocnego Stróża
    .acc = Nocnego Stróża
mk-troll-pale-fiddler = Blady Skrzypek
    .gen = Bladego Skrzypka
    .acc = Bladego Skrzypka
mk-troll-star-counter = Rachmistrz Gwiazd
    .gen = Rachmistrza Gwiazd
    .acc = Rachmistrza Gwiazd
mk-troll-dusk-walker = Wędrowiec Zmierzchu
    .gen = Wędrowca Zmierzchu
    .acc = Wędrowca Zmierzchu
mk-troll-bog-giant = Bagienny Olbrzym
    .gen = Bagiennego Olbrzyma
    .acc = Bagiennego Olbrzyma
mk-troll-mire-mason = Murarz z Grzęzawiska
    .gen = Murarza z Grzęzawiska
    .acc = Murarza z Grzęzawiska
mk-troll-peat-baron = Torfowy Baron
    .gen = Torfowego Barona
    .acc = Torfowego Barona
mk-troll-swamp-witch = Wiedźma z Mokradeł
    .gen = Wiedźmy z Mokradeł
    .acc = Wiedźmę z Mokradeł
mk-troll-toad-wagoner = Ropuszy Woźnica
    .gen = Ropuszego Woźnicy
    .acc = Ropuszego Woźnicę
mk-troll-forge-hand = Czeladnik z Kuźni
    .gen = Czeladnika z Kuźni
    .acc = Czeladnika z Kuźni
mk-troll-lava-wader = Brodzący w Lawie
    .gen = Brodzącego w Lawie
    .acc = Brodzącego w Lawie
mk-troll-smoke-caller = Przyzywacz Dymu
    .gen = Przyzywacza Dymu
    .acc = Przyzywacza Dymu
mk-troll-cinder-smith = Kowal Żużlu
    .gen = Kowala Żużlu
    .acc = Kowala Żużlu
mk-troll-glacier-cutter = Rębacz Lodowca
    .gen = Rębacza Lodowca
    .acc = Rębacza Lodowca
mk-troll-frost-weaver = Tkaczka Szronu
    .gen = Tkaczki Szronu
    .acc = Tkaczkę Szronu
mk-troll-hail-thrower = Miotacz Gradu
    .gen = Miotacza Gradu
    .acc = Miotacza Gradu
mk-troll-crystal-trader = Kupiec Kryształów
    .gen = Kupca Kryształów
    .acc = Kupca Kryształów
mk-troll-moon-dancer = Księżycowa Tancerka
    .gen = Księżycowej Tancerki
    .acc = Księżycową Tancerkę
mk-troll-silver-minter = Mincerz Srebra
    .gen = Mincerza Srebra
    .acc = Mincerza Srebra
mk-troll-dream-reader = Tłumacz Snów
    .gen = Tłumacza Snów
    .acc = Tłumacza Snów
mk-troll-tide-puller = Poganiacz Pływów
    .gen = Poganiacza Pływów
    .acc = Poganiacza Pływów
mk-troll-old-mudbelly = Stary Błotobrzuch
    .gen = Starego Błotobrzucha
    .acc = Starego Błotobrzucha
mk-troll-bog-mother = Matka Bagien
    .gen = Matki Bagien
    .acc = Matkę Bagien
mk-troll-dyke-breaker = Łamacz Grobli
    .gen = Łamacza Grobli
    .acc = Łamacza Grobli
mk-troll-marsh-oracle = Wyrocznia z Moczarów
    .gen = Wyroczni z Moczarów
    .acc = Wyrocznię z Moczarów
mk-troll-clay-colossus = Gliniany Kolos
    .gen = Glinianego Kolosa
    .acc = Glinianego Kolosa
mk-troll-volcano-lord = Władca Wulkanu
    .gen = Władcy Wulkanu
    .acc = Władcę Wulkanu
mk-troll-furnace-queen = Królowa Pieców
    .gen = Królowej Pieców
    .acc = Królową Pieców
mk-troll-magma-hauler = Furman Magmy
    .gen = Furmana Magmy
    .acc = Furmana Magmy
mk-troll-flame-bard = Bard Płomieni
    .gen = Barda Płomieni
    .acc = Barda Płomieni
mk-troll-glacier-lord = Pan Lodowca
    .gen = Pana Lodowca
    .acc = Pana Lodowca
mk-troll-avalanche = Babka Lawina
    .gen = Babki Lawiny
    .acc = Babkę Lawinę
mk-troll-north-wind = Wichrowy Dziad
    .gen = Wichrowego Dziada
    .acc = Wichrowego Dziada
mk-troll-ice-banker = Lodowy Bankier
    .gen = Lodowego Bankiera
    .acc = Lodowego Bankiera
mk-troll-moon-queen = Królowa Księżyca
    .gen = Królowej Księżyca
    .acc = Królową Księżyca
mk-troll-eclipse = Pani Zaćmienia
    .gen = Pani Zaćmienia
    .acc = Panią Zaćmienia
mk-troll-night-caravan = Nocna Karawana
    .gen = Nocnej Karawany
    .acc = Nocną Karawanę
mk-troll-star-smith = Kowal Gwiazd
    .gen = Kowala Gwiazd
    .acc = Kowala Gwiazd

## Starting trolls

mk-troll-tinker = Druciarz
    .gen = Druciarza
    .acc = Druciarza
mk-troll-gem-nose = Klejnotonos
    .gen = Klejnotonosa
    .acc = Klejnotonosa
mk-troll-boulder-lifter = Dźwigigłaz
    .gen = Dźwigigłaza
    .acc = Dźwigigłaza
mk-troll-ore-sniffer = Tropiciel Rud
    .gen = Tropiciela Rud
    .acc = Tropiciela Rud
mk-troll-mumbler = Mamrotacz
    .gen = Mamrotacza
    .acc = Mamrotacza
mk-troll-rock-cracker = Łupiskała
    .gen = Łupiskały
    .acc = Łupiskałę

## Spells

mk-spell-rite-of-earth = Rytuał Ziemi
mk-spell-echoing-picks = Echo Kilofów
mk-spell-song-of-alloys = Pieśń Stopów
mk-spell-proud-builders = Duma Budowniczych
mk-spell-silver-tongue = Gładka Mowa
mk-spell-toll-of-the-horde = Myto Hordy
mk-spell-new-faces = Nowe Twarze
mk-spell-rain-of-pebbles = Deszcz Kamyków
mk-spell-iron-vein = Żyła Żelaza
mk-spell-heartbeat = Bicie Serca
mk-spell-open-hand = Otwarta Dłoń
mk-spell-emptied-pockets = Puste Kieszenie
mk-spell-waking-word = Słowo Przebudzenia
mk-spell-second-shift = Druga Zmiana
mk-spell-rolling-logs = Turlanie Kłód
mk-spell-changing-of-the-guard = Zmiana Warty
mk-spell-cave-in = Zawał Stropu

## Great halls

mk-hall-mead-hall = Sala Miodu
mk-hall-gallery = Galeria Przodków
mk-hall-moon-court = Księżycowy Dwór
mk-hall-treasury = Skarbiec
mk-hall-throne-room = Sala Tronowa
mk-hall-causeway = Trakt Królów

## What spells do

mk-effect-cheaper-dig = Następny tunel, który wykopiesz w tej turze, kosztuje o { $amount ->
        [one] { $amount } minerał
        [few] { $amount } minerały
       *[many] { $amount } minerałów
    } mniej, ale zawsze co najmniej 1.
mk-effect-free-hammers = Pod następnym tunelem, który wykopiesz w tej turze, { $amount ->
        [one] maksymalnie { $amount } gruzowisko nie wymaga
        [few] maksymalnie { $amount } gruzowiska nie wymagają
       *[many] maksymalnie { $amount } gruzowisk nie wymaga
    } młotka.
mk-effect-mixed-minerals = Za następny tunel, który wykopiesz w tej turze, możesz zapłacić różnymi minerałami. Punktuje jak tunel z najmniej cennego z nich.
mk-effect-dig-points = Następny tunel, który wykopiesz w tej turze, przynosi o { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[many] { $amount } punktów
    } honoru więcej.
mk-effect-any-bribe = W tej turze możesz płacić łapówki dowolnymi zasobami.
mk-effect-take-bribes = Weź maksymalnie { $amount ->
        [one] { $amount } łapówkę
        [few] { $amount } łapówki
       *[many] { $amount } łapówek
    } od jednego trolla z hordy.
mk-effect-new-trolls = Odeślij z hordy na spód talii maksymalnie { $amount ->
        [one] { $amount } trolla
        [few] { $amount } trolle
       *[many] { $amount } trolli
    }. Inne trolle zajmują zwolnione miejsca, a łapówki zostają.
mk-effect-gain-stone = Otrzymujesz { $amount ->
        [one] { $amount } kamień
        [few] { $amount } kamienie
       *[many] { $amount } kamieni
    }.
mk-effect-gain-iron = Otrzymujesz { $amount } × żelazo.
mk-effect-gain-heartstone = Otrzymujesz { $amount ->
        [one] { $amount } klejnot
        [few] { $amount } klejnoty
       *[many] { $amount } klejnotów
    }.
mk-effect-gain-coin = Otrzymujesz { $amount ->
        [one] { $amount } monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    }.
mk-effect-gain-hammer = Otrzymujesz { $amount ->
        [one] { $amount } młotek
        [few] { $amount } młotki
       *[many] { $amount } młotków
    }.
mk-effect-gain-rune = Otrzymujesz { $amount ->
        [one] { $amount } runę
        [few] { $amount } runy
       *[many] { $amount } run
    }.
mk-effect-gain-cart = Otrzymujesz { $amount ->
        [one] { $amount } wózek uniwersalny
        [few] { $amount } wózki uniwersalne
       *[many] { $amount } wózków uniwersalnych
    }.
mk-effect-gain-any = Otrzymujesz { $amount ->
        [one] { $amount } zasób
        [few] { $amount } różne zasoby
       *[many] { $amount } różnych zasobów
    } do wyboru.
mk-effect-unload = Przenieś maksymalnie { $amount ->
        [one] { $amount } zasób
        [few] { $amount } zasoby
       *[many] { $amount } zasobów
    } ze swoich trolli do magazynu. Wózki klanów stają się uniwersalne.
mk-effect-wake = { $amount ->
        [one] Jeden z twoich trolli wytwarza
        [few] { $amount } twoje trolle wytwarzają
       *[many] { $amount } twoich trolli wytwarza
    } zasoby tak jak w kaskadzie.
mk-effect-more-workshops = W tej turze możesz odwiedzić jeszcze { $amount ->
        [one] { $amount } warsztat
        [few] { $amount } warsztaty
       *[many] { $amount } warsztatów
    }.
mk-effect-free-moves = W tej turze { $amount ->
        [one] następne przesunięcie posągu nie wymaga
        [few] następne { $amount } przesunięcia posągów nie wymagają
       *[many] następne { $amount } przesunięć posągów nie wymaga
    } wózka.
mk-effect-swap-statues = Dwa posągi w twojej sieci zamieniają się miejscami.
mk-effect-lift-tunnel = Jeden z twoich tuneli się zawala. Musi być cały, bez posągu i bez cokołu. Za każde jego pole otrzymujesz 1 kamień.
