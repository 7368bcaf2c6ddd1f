### Tash-Kalar, Everfrost: names and texts of its beings, and what its effects ask and tell.
### Numbers and their nouns are joined by no-break spaces, one-letter words and their followers too.

## Beings

tk-card-snow-fox = Śnieżny Lis
    .gen = Śnieżnego Lisa
    .acc = Śnieżnego Lisa
    .text = Możesz wykonać tym kamieniem do 2 ruchów zwykłych.
tk-card-royal-reindeer = Królewski Renifer
    .gen = Królewskiego Renifera
    .acc = Królewskiego Renifera
    .text = Możesz wykonać tym kamieniem skok bojowy na odległość dokładnie 2 pól. Jeśli ani jego przywołanie, ani skok nie zniszczyły kamienia, ulepsz ten kamień.
tk-card-crystal-mirror = Kryształowe Lustro
    .gen = Kryształowego Lustra
    .acc = Kryształowe Lustro
    .text = Możesz wybrać na oznaczonych polach jeden kamień heroiczny albo do 2 kamieni zwykłych, dowolnego koloru. Za każdy połóż swój kamień tej samej rangi na jego lustrzanym polu po drugiej stronie linii wzoru, jeśli jest puste.
tk-card-crystal-grower = Hodowca Kryształów
    .gen = Hodowcy Kryształów
    .acc = Hodowcę Kryształów
    .text = Ulepsz po jednym kamieniu zwykłym każdego wrogiego koloru. Zamrożony efekt: ulepsz swój kamień zwykły.
tk-card-ice-princess = Lodowa Księżniczka
    .gen = Lodowej Księżniczki
    .acc = Lodową Księżniczkę
    .text = Możesz wykonać innym swoim kamieniem zwykłym ruch bojowy. Zamrożony efekt: wykonaj ruch zwykły jednym ze swoich kamieni zwykłych.
tk-card-ice-queen = Lodowa Królowa
    .gen = Lodowej Królowej
    .acc = Lodową Królową
    .text = Możesz wykonać innym swoim kamieniem heroicznym ruch bojowy. Zamrożony efekt: wykonaj ruch zwykły jednym ze swoich kamieni heroicznych.
tk-card-frostweave-summoner = Przywoływacz Splotu Mrozu
    .gen = Przywoływacza Splotu Mrozu
    .acc = Przywoływacza Splotu Mrozu
    .text = Zamrożony efekt: we wzorze następnej istoty, którą przywołasz w tej turze, możesz potraktować jeden wrogi kamień jak swój kamień tej samej rangi.
tk-card-winter-whisperer = Zaklinacz Zimy
    .gen = Zaklinacza Zimy
    .acc = Zaklinacza Zimy
    .text = Zamrożony efekt: możesz zniszczyć jeden ze swoich kamieni zwykłych i możesz odrzucić swoją flarę. Jeśli zrobisz jedno i drugie, zyskujesz akcję.
tk-card-frozen-chest = Zamarznięta Skrzynia
    .gen = Zamarzniętej Skrzyni
    .acc = Zamarzniętą Skrzynię
    .text = Możesz wyłożyć przed siebie kartę z zamrożonym efektem ze swojego stosu odrzuconych. Karta, która już tam leży, trafia na ten stos.
tk-card-everfrost-sentinel = Strażnik Wiecznego Mrozu
    .gen = Strażnika Wiecznego Mrozu
    .acc = Strażnika Wiecznego Mrozu
    .text = Jeśli jego przywołanie zniszczyło wrogi kamień, możesz zdegradować ten kamień. Jeśli to zrobisz, każdy przeciwnik lub każda wroga drużyna ma w swojej następnej turze o jedną akcję mniej.
tk-card-glacier-giant = Lodowcowy Olbrzym
    .gen = Lodowcowego Olbrzyma
    .acc = Lodowcowego Olbrzyma
    .text = Możesz wykonać tym kamieniem dowolną liczbę ruchów bojowych w jednym ze wskazanych kierunków. Jeśli się poruszył, a tuż przed nim stoi kamień legendarny, może na niego wpaść: zniszcz oba kamienie.
tk-card-polar-bear = Niedźwiedź Polarny
    .gen = Niedźwiedzia Polarnego
    .acc = Niedźwiedzia Polarnego
    .text = Możesz wykonać tym kamieniem ruch bojowy. Jeśli zniszczy przy tym inny kamień, możesz wykonać nim ruch zwykły. Jeśli i wtedy zniszczy inny kamień, możesz poruszyć nim jeszcze raz, na puste pole.
tk-card-war-sled = Bojowe Sanie
    .gen = Bojowych Sań
    .acc = Bojowe Sanie
    .text = Możesz wykonać tym kamieniem do 3 ruchów bojowych: pierwszy we wskazanym kierunku, każdy następny w kierunku poprzedniego albo w jednym z dwóch kierunków tuż obok.
tk-card-snow-monster = Śnieżny Potwór
    .gen = Śnieżnego Potwora
    .acc = Śnieżnego Potwora
    .text = Zniszcz wszystkie wrogie kamienie zwykłe w odległości do 2 pól, które sąsiadują z którymś z twoich kamieni; ten kamień też się liczy.
tk-card-frost-imp = Chochlik Mrozu
    .gen = Chochlika Mrozu
    .acc = Chochlika Mrozu
    .text = Możesz posłać sąsiedni kamień zwykły dowolnego koloru w dowolnym kierunku: wykonuje w nim tyle ruchów zwykłych, ile tylko może.
tk-card-ice-wyvern = Lodowa Wiwerna
    .gen = Lodowej Wiwerny
    .acc = Lodową Wiwernę
    .text = Możesz wykonać tym kamieniem skok bojowy na dowolne pole. Jeśli zniszczy przy tym inny kamień, zniszcz także ten kamień. Zamrożony efekt: połóż swój kamień zwykły na pustym polu obok swojego kamienia heroicznego.
tk-card-deathbringer = Siewca Śmierci
    .gen = Siewcy Śmierci
    .acc = Siewcę Śmierci
    .text = Możesz zniszczyć sąsiedni kamień dowolnego koloru. Heroiczny musi sąsiadować z co najmniej jednym innym twoim kamieniem, legendarny z co najmniej trzema. Liczy się za dwa zniszczone kamienie i na stałe opuszcza grę.
tk-card-frostweave-illusionist = Iluzjonista Splotu Mrozu
    .gen = Iluzjonisty Splotu Mrozu
    .acc = Iluzjonistę Splotu Mrozu
    .text = Ten kamień staje się kamieniem zwykłym wrogiego koloru. Zamrożony efekt: przemień wrogi kamień zwykły.

## Prompts

tk-prompt-move = { $card }: wybierz kamień, którym chcesz poruszyć.
tk-prompt-convert = { $card }: wybierz kamień, który przemienisz.
tk-prompt-may-mirror = { $card }: możesz odbić kamień. Wybierz pole, na którym pojawi się twój.
tk-prompt-may-freeze = { $card }: możesz wyłożyć przed siebie odrzuconą kartę z zamrożonym efektem.
tk-prompt-may-ram = { $card }: ten kamień może wpaść na kamień legendarny. Oba kamienie zostaną zniszczone.
tk-prompt-may-slide = { $card }: możesz posłać sąsiedni kamień zwykły tak daleko, jak się da.
tk-prompt-may-discard-flare-too = { $card }: możesz odrzucić swoją flarę. Razem ze zniszczonym kamieniem zwykłym daje akcję.
tk-prompt-change-colour = { $card }: wybierz kolor, który przyjmie kamień.

## What happened

tk-log-slowed = { $owner } ma w następnej turze o jedną akcję mniej.
tk-log-banished = Kamień { $rank } gracza { $owner } na stałe opuszcza grę.

## The card that lies open before a player

tk-slowed = O jedną akcję mniej w następnej turze
tk-aside-frozen = Zamrożona
tk-aside-pending = Oczekująca
