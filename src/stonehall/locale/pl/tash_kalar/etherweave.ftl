### Tash-Kalar, Etherweave: names and texts of its beings, and what its effects ask and tell.
### Numbers and their nouns are joined by no-break spaces, one-letter words and their followers too.

## Beings

tk-card-doppelganger = Sobowtór
    .gen = Sobowtóra
    .acc = Sobowtóra
    .text = Jeśli masz istotę oczekującą, wykonaj jeszcze raz jej efekt zakrzywienia.
tk-card-paradox-worm = Czerw Paradoksu
    .gen = Czerwia Paradoksu
    .acc = Czerwia Paradoksu
    .text = Możesz zamienić miejscami jeden ze swoich kamieni zwykłych lub heroicznych z wrogim kamieniem tej samej rangi. Efekt zakrzywienia: ulepsz wrogi kamień zwykły. Potem możesz odrzucić swoją istotę oczekującą.
tk-card-lesser-shadow-twin = Mniejszy Bliźniak Cienia
    .gen = Mniejszego Bliźniaka Cienia
    .acc = Mniejszego Bliźniaka Cienia
    .text = Jeśli Większy Bliźniak Cienia leży na twoim stosie odrzuconych, wybierz jeden ze swoich kamieni i zniszcz do 2 sąsiadujących z nim kamieni zwykłych dowolnego koloru. Efekt zakrzywienia: ulepsz jeden ze swoich kamieni zwykłych.
tk-card-translocationist = Translokator
    .gen = Translokatora
    .acc = Translokatora
    .text = Możesz zamienić miejscami do 2 swoich kamieni heroicznych ze swoimi kamieniami zwykłymi. Efekt zakrzywienia: zyskujesz akcję.
tk-card-antimatter-spirit = Duch Antymaterii
    .gen = Ducha Antymaterii
    .acc = Ducha Antymaterii
    .text = Efekt zakrzywienia: połóż swój kamień zwykły na pustym niepokolorowanym polu i wykonaj nim ruch bojowy. Następnie połóż na tym samym polu kamień zwykły innego koloru i wykonaj nim ruch bojowy w przeciwnym kierunku. Efekt powiązany: jeśli nie da się wykonać całości, nic się nie dzieje.
tk-card-merchant-of-time = Kupiec Czasu
    .gen = Kupca Czasu
    .acc = Kupca Czasu
    .text = Jeśli na tej karcie leży kamień, wykonaj nim skok zwykły na dowolne niepokolorowane pole. Efekt zakrzywienia: zabierz kamień dowolnego koloru z niepokolorowanego pola i zatrzymaj go na tej karcie. Tego efektu nie można skopiować, a oczekującej karty nie można odrzucić ani wziąć z powrotem na rękę.
tk-card-gate-of-oblivion = Brama Zapomnienia
    .gen = Bramy Zapomnienia
    .acc = Bramę Zapomnienia
    .text = Zniszcz kamień dowolnej rangi i koloru na fioletowym polu. Następnie możesz zniszczyć kamień zwykły lub heroiczny dowolnego koloru na innym oznaczonym polu. Efekt zakrzywienia: do końca tury każdy zniszczony przez ciebie kamień liczy się jako dwa kamienie tego samego koloru i rangi.
tk-card-time-traveler = Podróżnik w Czasie
    .gen = Podróżnika w Czasie
    .acc = Podróżnika w Czasie
    .text = Możesz przywołać tę istotę na dowolne puste niepokolorowane pole, gdziekolwiek jest jej wzór. Możesz zniszczyć kamień zwykły dowolnego koloru na sąsiednim polu. Jeśli to zrobisz, połóż wierzchnią kartę swojego stosu odrzuconych na wierzchu swojej talii.
tk-card-greater-shadow-twin = Większy Bliźniak Cienia
    .gen = Większego Bliźniaka Cienia
    .acc = Większego Bliźniaka Cienia
    .text = Jeśli Mniejszy Bliźniak Cienia leży na twoim stosie odrzuconych, możesz zniszczyć kamień heroiczny dowolnego koloru sąsiadujący z co najmniej dwoma twoimi kamieniami. Efekt zakrzywienia: ulepsz jeden ze swoich kamieni zwykłych.
tk-card-warpmaster = Mistrz Zakrzywień
    .gen = Mistrza Zakrzywień
    .acc = Mistrza Zakrzywień
    .text = Możesz zrobić jedno z dwojga: wziąć swoją istotę oczekującą z powrotem na rękę albo wykonać tym kamieniem ruch zwykły.
tk-card-dark-sphere = Mroczna Sfera
    .gen = Mrocznej Sfery
    .acc = Mroczną Sferę
    .text = Możesz wykonać po jednym ruchu bojowym maksymalnie 3 kamieniami zwykłymi lub heroicznymi dowolnego koloru (najwyżej 2 jednego koloru). Każdy ruch musi kończyć się w odległości dokładnie 2 pól od tego kamienia.
tk-card-void-summoner = Przywoływacz Pustki
    .gen = Przywoływacza Pustki
    .acc = Przywoływacza Pustki
    .text = We wzorze następnej istoty, którą przywołasz w tej turze, możesz potraktować do 2 pustych pól jak swoje kamienie zwykłe. Efekt zakrzywienia: wykonaj ruch zwykły jednym ze swoich kamieni zwykłych lub heroicznych.
tk-card-eternal-emperor = Wieczny Cesarz
    .gen = Wiecznego Cesarza
    .acc = Wiecznego Cesarza
    .text = Jeśli ta karta nie była w tej turze zakrzywiona, możesz teraz wykonać jej efekt zakrzywienia. Efekt zakrzywienia: połóż swój kamień zwykły na pustym polu albo porusz jednym ze swoich kamieni: zwykłym wykonaj ruch bojowy, ulepszonym ruch zwykły.
tk-card-reality-patch = Łata Rzeczywistości
    .gen = Łaty Rzeczywistości
    .acc = Łatę Rzeczywistości
    .text = Możesz zniszczyć po jednym kamieniu heroicznym każdego wrogiego koloru. Możesz odrzucić swoją istotę oczekującą. Możesz odrzucić z ręki jedną kartę dowolnego rodzaju.
tk-card-polarity-queen = Królowa Biegunów
    .gen = Królowej Biegunów
    .acc = Królową Biegunów
    .text = Wykonaj dwoma innymi swoimi kamieniami zwykłymi lub heroicznymi po jednym ruchu bojowym, w przeciwnych kierunkach. Efekt powiązany: jeśli nie da się wykonać obu ruchów, nic się nie dzieje. Efekt zakrzywienia: połóż swój kamień zwykły na pustym polu obok wrogiego kamienia.
tk-card-singularity = Osobliwość
    .gen = Osobliwości
    .acc = Osobliwość
    .text = Wybierz puste niepokolorowane pole. Wszystkie sąsiadujące z nim kamienie zwykłe, dowolnego koloru, wykonują na nie ruch bojowy w wybranej przez ciebie kolejności; zostaje tylko ostatni.
tk-card-ziggurat-sentinel = Strażnik Zigguratu
    .gen = Strażnika Zigguratu
    .acc = Strażnika Zigguratu
    .text = Możesz zrobić jedno z dwojga: wykonać efekt zakrzywienia karty ze swojego stosu odrzuconych albo wykonać tym kamieniem do 3 ruchów bojowych we wskazanym kierunku. Efekt zakrzywienia: wykonaj jednym ze swoich kamieni zwykłych lub heroicznych jeden ruch bojowy albo dwa ruchy zwykłe.
tk-card-iris-of-eternity = Tęczówka Wieczności
    .gen = Tęczówki Wieczności
    .acc = Tęczówkę Wieczności
    .text = Możesz zrobić jedno z dwojga: zniszczyć sąsiedni kamień legendarny dowolnego koloru albo ulepszyć ten kamień. Jeśli stanie się legendarny, liczy się jako legendarna istota przywołana w tej turze, a ty odrzucasz z ręki wszystkie karty legend.

## Prompts

tk-prompt-may-swap = { $card }: możesz zamienić dwa kamienie miejscami.
tk-prompt-may-discard-pending = { $card }: możesz odrzucić swoją istotę oczekującą.
tk-prompt-keep-piece = { $card }: wybierz kamień, który zatrzymasz na karcie.
tk-prompt-leap = { $card }: wybierz pole, na które skoczy zatrzymany kamień.
tk-prompt-may-take-back-or-move = { $card }: możesz wziąć swoją istotę oczekującą z powrotem na rękę albo poruszyć tym kamieniem.
tk-prompt-may-discard-card = { $card }: możesz odrzucić kartę z ręki.
tk-prompt-place-or-move = { $card }: połóż kamień zwykły albo porusz kamieniem.
tk-prompt-may-place-or-move = { $card }: możesz położyć kamień zwykły albo poruszyć kamieniem.
tk-prompt-collapse = { $card }: wybierz kamień zwykły, który zostanie, i pole, na które ruszą wszystkie kamienie zwykłe wokół.
tk-prompt-may-collapse = { $card }: możesz wybrać kamień zwykły, który zostanie, i pole, na które ruszą wszystkie kamienie zwykłe wokół.
tk-prompt-may-copy-or-move = { $card }: możesz wykonać efekt zakrzywienia ze swojego stosu odrzuconych albo poruszyć tym kamieniem.
tk-prompt-may-destroy-or-upgrade = { $card }: możesz zniszczyć sąsiedni kamień legendarny albo ulepszyć ten kamień.

## Options

tk-option-leap = Zatrzymany kamień skacze na pole { $to }
tk-option-leap-onto = Zatrzymany kamień skacze na pole { $to } i niszczy tam kamień { $rank } gracza { $owner }

## What happened

tk-log-taken-back = { $player } bierze { $card-acc } z powrotem na rękę.

## Help

tk-help-leap = skok zatrzymanego kamienia na pole
