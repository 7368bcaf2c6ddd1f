### In the Hall of the Mountain King: trolls, spells and great halls, and what spells do.
### Numbers and their nouns are joined by no-break spaces, one-letter words and their followers too.
### Spells, great halls and workshops stand in quotes beside the word for what they are, and have no forms.

## The horde

mk-card-mudfoot-digger = Ubłocony Kopacz
    .gen = Ubłoconego Kopacza
    .acc = Ubłoconego Kopacza
mk-card-bog-cook = Bagienny Kucharz
    .gen = Bagiennego Kucharza
    .acc = Bagiennego Kucharza
mk-card-puddle-scout = Kałużny Zwiadowca
    .gen = Kałużnego Zwiadowcy
    .acc = Kałużnego Zwiadowcę
mk-card-clay-roller = Miesiglina
    .gen = Miesigliny
    .acc = Miesiglinę
mk-card-reed-piper = Trzcinowy Grajek
    .gen = Trzcinowego Grajka
    .acc = Trzcinowego Grajka
mk-card-marsh-hauler = Błotny Furman
    .gen = Błotnego Furmana
    .acc = Błotnego Furmana
mk-card-ember-child = Dziecko Żaru
    .gen = Dziecka Żaru
    .acc = Dziecko Żaru
mk-card-soot-sweeper = Zamiatacz Sadzy
    .gen = Zamiatacza Sadzy
    .acc = Zamiatacza Sadzy
mk-card-spark-catcher = Łowca Iskier
    .gen = Łowcy Iskier
    .acc = Łowcę Iskier
mk-card-coal-carrier = Węglonosz
    .gen = Węglonosza
    .acc = Węglonosza
mk-card-ash-trader = Handlarz Popiołem
    .gen = Handlarza Popiołem
    .acc = Handlarza Popiołem
mk-card-icicle-picker = Zbieracz Sopli
    .gen = Zbieracza Sopli
    .acc = Zbieracza Sopli
mk-card-snow-shoveller = Odgarniacz Śniegu
    .gen = Odgarniacza Śniegu
    .acc = Odgarniacza Śniegu
mk-card-frost-nibbler = Chrupimróz
    .gen = Chrupimroza
    .acc = Chrupimroza
mk-card-sleet-runner = Goniec Pluchy
    .gen = Gońca Pluchy
    .acc = Gońca Pluchy
mk-card-rime-polisher = Szlifierz Szronu
    .gen = Szlifierza Szronu
    .acc = Szlifierza Szronu
mk-card-moth-herder = Pasterz Ciem
    .gen = Pasterza Ciem
    .acc = Pasterza Ciem
mk-card-night-watcher = Nocny Stróż
    .gen = Nocnego Stróża
    .acc = Nocnego Stróża
mk-card-pale-fiddler = Blady Skrzypek
    .gen = Bladego Skrzypka
    .acc = Bladego Skrzypka
mk-card-star-counter = Rachmistrz Gwiazd
    .gen = Rachmistrza Gwiazd
    .acc = Rachmistrza Gwiazd
mk-card-dusk-walker = Wędrowiec Zmierzchu
    .gen = Wędrowca Zmierzchu
    .acc = Wędrowca Zmierzchu
mk-card-bog-giant = Bagienny Olbrzym
    .gen = Bagiennego Olbrzyma
    .acc = Bagiennego Olbrzyma
mk-card-mire-mason = Murarz z Grzęzawiska
    .gen = Murarza z Grzęzawiska
    .acc = Murarza z Grzęzawiska
mk-card-peat-baron = Torfowy Baron
    .gen = Torfowego Barona
    .acc = Torfowego Barona
mk-card-swamp-witch = Wiedźma z Mokradeł
    .gen = Wiedźmy z Mokradeł
    .acc = Wiedźmę z Mokradeł
mk-card-toad-wagoner = Ropuszy Woźnica
    .gen = Ropuszego Woźnicy
    .acc = Ropuszego Woźnicę
mk-card-forge-hand = Czeladnik z Kuźni
    .gen = Czeladnika z Kuźni
    .acc = Czeladnika z Kuźni
mk-card-lava-wader = Brodzący w Lawie
    .gen = Brodzącego w Lawie
    .acc = Brodzącego w Lawie
mk-card-smoke-caller = Przyzywacz Dymu
    .gen = Przyzywacza Dymu
    .acc = Przyzywacza Dymu
mk-card-cinder-smith = Kowal Żużlu
    .gen = Kowala Żużlu
    .acc = Kowala Żużlu
mk-card-glacier-cutter = Rębacz Lodowca
    .gen = Rębacza Lodowca
    .acc = Rębacza Lodowca
mk-card-frost-weaver = Tkaczka Szronu
    .gen = Tkaczki Szronu
    .acc = Tkaczkę Szronu
mk-card-hail-thrower = Miotacz Gradu
    .gen = Miotacza Gradu
    .acc = Miotacza Gradu
mk-card-crystal-trader = Kupiec Kryształów
    .gen = Kupca Kryształów
    .acc = Kupca Kryształów
mk-card-moon-dancer = Księżycowa Tancerka
    .gen = Księżycowej Tancerki
    .acc = Księżycową Tancerkę
mk-card-silver-minter = Mincerz Srebra
    .gen = Mincerza Srebra
    .acc = Mincerza Srebra
mk-card-dream-reader = Tłumacz Snów
    .gen = Tłumacza Snów
    .acc = Tłumacza Snów
mk-card-tide-puller = Poganiacz Pływów
    .gen = Poganiacza Pływów
    .acc = Poganiacza Pływów
mk-card-old-mudbelly = Stary Błotobrzuch
    .gen = Starego Błotobrzucha
    .acc = Starego Błotobrzucha
mk-card-bog-mother = Matka Bagien
    .gen = Matki Bagien
    .acc = Matkę Bagien
mk-card-dyke-breaker = Łamacz Grobli
    .gen = Łamacza Grobli
    .acc = Łamacza Grobli
mk-card-marsh-oracle = Wyrocznia z Moczarów
    .gen = Wyroczni z Moczarów
    .acc = Wyrocznię z Moczarów
mk-card-clay-colossus = Gliniany Kolos
    .gen = Glinianego Kolosa
    .acc = Glinianego Kolosa
mk-card-volcano-lord = Władca Wulkanu
    .gen = Władcy Wulkanu
    .acc = Władcę Wulkanu
mk-card-furnace-queen = Królowa Pieców
    .gen = Królowej Pieców
    .acc = Królową Pieców
mk-card-magma-hauler = Furman Magmy
    .gen = Furmana Magmy
    .acc = Furmana Magmy
mk-card-flame-bard = Bard Płomieni
    .gen = Barda Płomieni
    .acc = Barda Płomieni
mk-card-glacier-lord = Pan Lodowca
    .gen = Pana Lodowca
    .acc = Pana Lodowca
mk-card-avalanche = Babka Lawina
    .gen = Babki Lawiny
    .acc = Babkę Lawinę
mk-card-north-wind = Wichrowy Dziad
    .gen = Wichrowego Dziada
    .acc = Wichrowego Dziada
mk-card-ice-banker = Lodowy Bankier
    .gen = Lodowego Bankiera
    .acc = Lodowego Bankiera
mk-card-moon-queen = Królowa Księżyca
    .gen = Królowej Księżyca
    .acc = Królową Księżyca
mk-card-eclipse = Pani Zaćmienia
    .gen = Pani Zaćmienia
    .acc = Panią Zaćmienia
mk-card-night-caravan = Nocna Karawana
    .gen = Nocnej Karawany
    .acc = Nocną Karawanę
mk-card-star-smith = Kowal Gwiazd
    .gen = Kowala Gwiazd
    .acc = Kowala Gwiazd

## Starting trolls

mk-card-tinker = Druciarz
    .gen = Druciarza
    .acc = Druciarza
mk-card-gem-nose = Klejnotonos
    .gen = Klejnotonosa
    .acc = Klejnotonosa
mk-card-boulder-lifter = Dźwigigłaz
    .gen = Dźwigigłaza
    .acc = Dźwigigłaza
mk-card-ore-sniffer = Tropiciel Rud
    .gen = Tropiciela Rud
    .acc = Tropiciela Rud
mk-card-mumbler = Mamrotacz
    .gen = Mamrotacza
    .acc = Mamrotacza
mk-card-rock-cracker = Łupiskała
    .gen = Łupiskały
    .acc = Łupiskałę

## Spells

mk-card-rite-of-earth = Rytuał Ziemi
mk-card-echoing-picks = Echo Kilofów
mk-card-song-of-alloys = Pieśń Stopów
mk-card-proud-builders = Duma Budowniczych
mk-card-silver-tongue = Gładka Mowa
mk-card-toll-of-the-horde = Myto Hordy
mk-card-new-faces = Nowe Twarze
mk-card-rain-of-pebbles = Deszcz Kamyków
mk-card-iron-vein = Żyła Żelaza
mk-card-heartbeat = Bicie Serca
mk-card-open-hand = Otwarta Dłoń
mk-card-emptied-pockets = Puste Kieszenie
mk-card-waking-word = Słowo Przebudzenia
mk-card-second-shift = Druga Zmiana
mk-card-rolling-logs = Turlanie Kłód
mk-card-changing-of-the-guard = Zmiana Warty
mk-card-cave-in = Zawał Stropu

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
mk-effect-late = +1 za każdego między graczem rozpoczynającym a tobą.
