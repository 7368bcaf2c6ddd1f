### Tash-Kalar, Nethervoid school: names and texts of its beings, and what only this school asks and tells.
### Numbers and their nouns are joined by no-break spaces, one-letter words and their followers too.

## Words

tk-gateway = Wrota

## Beings

tk-card-shadow-imp = Chochlik Cienia
    .gen = Chochlika Cienia
    .acc = Chochlika Cienia
    .text = Możesz wykonać tym kamieniem ruch bojowy. Jeśli to zrobisz, a ten kamień nie jest Wrotami, Wrota mogą wykonać ruch bojowy w tym samym kierunku.
tk-card-flame-imp = Chochlik Płomieni
    .gen = Chochlika Płomieni
    .acc = Chochlika Płomieni
    .text = Możesz zniszczyć kamień zwykły dowolnego koloru sąsiadujący z Wrotami.
tk-card-gate-keeper = Strażnik Wrót
    .gen = Strażnika Wrót
    .acc = Strażnika Wrót
    .text = Możesz ulepszyć swój kamień zwykły albo położyć nowy na pustym polu. Ten kamień staje się Wrotami.
tk-card-demon-of-gluttony = Demon Obżarstwa
    .gen = Demona Obżarstwa
    .acc = Demona Obżarstwa
    .text = Możesz wykonać tym kamieniem ruch bojowy. Jeśli zniszczy przy tym inny kamień, ulepsz ten kamień; możesz wykonać nim jeszcze jeden ruch bojowy. Jeśli i wtedy zniszczy inny kamień, ten kamień staje się Wrotami.
tk-card-demon-of-pride = Demon Pychy
    .gen = Demona Pychy
    .acc = Demona Pychy
    .text = Ulepsz ten kamień; staje się Wrotami. Potem możesz wykonać nim ruch bojowy.
tk-card-acolyte-of-destruction = Akolita Zniszczenia
    .gen = Akolity Zniszczenia
    .acc = Akolitę Zniszczenia
    .text = Zniszcz kamień zwykły dowolnego koloru w dowolnym miejscu areny. Jeśli Wrota stoją na czerwonym polu, możesz zniszczyć także kamień heroiczny dowolnego koloru obok zwolnionego pola.
tk-card-acolyte-of-growth = Akolita Wzrostu
    .gen = Akolity Wzrostu
    .acc = Akolitę Wzrostu
    .text = Połóż swój kamień zwykły na pustym polu. Jeśli Wrota stoją na zielonym polu, połóż też swój kamień heroiczny na pustym polu obok tego kamienia zwykłego.
tk-card-power-seeker = Poszukiwacz Mocy
    .gen = Poszukiwacza Mocy
    .acc = Poszukiwacza Mocy
    .text = Jeśli ten kamień jest Wrotami, możesz wykonać nim ruch zwykły. W przeciwnym razie możesz wykonać nim dowolną liczbę ruchów bojowych, z których każdy zbliża go do Wrót.
tk-card-hell-hound = Piekielny Ogar
    .gen = Piekielnego Ogara
    .acc = Piekielnego Ogara
    .text = Możesz zniszczyć kamień dowolnej rangi i koloru na sąsiednim polu. Jeśli nie zniszczysz w ten sposób kamienia legendarnego, ta karta zamiast na stos odrzuconych trafia na spód twojej talii, o ile są w niej jeszcze karty.
tk-card-vortex-master = Mistrz Wiru
    .gen = Mistrza Wiru
    .acc = Mistrza Wiru
    .text = Możesz wykonać Wrotami ruch bojowy. Potem możesz wykonać ruch bojowy swoim kamieniem sąsiadującym z Wrotami.
tk-card-gate-master = Mistrz Wrót
    .gen = Mistrza Wrót
    .acc = Mistrza Wrót
    .text = Ulepsz Wrota, a potem wskaż inny swój kamień zwykły lub heroiczny jako nowe Wrota. Jeśli w wyniku ulepszenia powstał kamień legendarny, liczy się to jak przywołanie legendarnej istoty na pole, na które przywołano tę istotę.
tk-card-hell-rider = Piekielny Jeździec
    .gen = Piekielnego Jeźdźca
    .acc = Piekielnego Jeźdźca
    .text = Możesz wykonać tym kamieniem do 3 ruchów bojowych, ale tylko jeden, jeśli jest Wrotami.
tk-card-demon-of-wrath = Demon Gniewu
    .gen = Demona Gniewu
    .acc = Demona Gniewu
    .text = Jeśli z Wrotami nie sąsiaduje żaden wrogi kamień zwykły, możesz najpierw wykonać Wrotami ruch zwykły. Następnie zniszcz wszystkie wrogie kamienie zwykłe sąsiadujące z Wrotami.
tk-card-demon-of-greed = Demon Chciwości
    .gen = Demona Chciwości
    .acc = Demona Chciwości
    .text = Zniszcz jeden swój kamień zwykły i jeden heroiczny, ale nie Wrota. Zyskujesz akcję za każdy kamień zniszczony w ten sposób.
tk-card-demon-of-lust = Demon Żądzy
    .gen = Demona Żądzy
    .acc = Demona Żądzy
    .text = Możesz wykonać po jednym ruchu bojowym maksymalnie 2 kamieniami dowolnego koloru: bliżej Wrót, ale nigdy na nie.
tk-card-demon-of-sloth = Demon Lenistwa
    .gen = Demona Lenistwa
    .acc = Demona Lenistwa
    .text = Zmarnuj jeszcze jedną akcję. Jeśli żadna ci nie została, zamiast tego zniszcz Wrota.
tk-card-demon-of-envy = Demon Zawiści
    .gen = Demona Zawiści
    .acc = Demona Zawiści
    .text = Połóż swój kamień zwykły na pustym polu obok Wrót. Powtarzaj to, dopóki są takie pola, a któryś przeciwnik ma więcej kamieni niż ty.
tk-card-possessed-summoner = Opętany Przywoływacz
    .gen = Opętanego Przywoływacza
    .acc = Opętanego Przywoływacza
    .text = Połóż wrogi kamień zwykły na pustym polu obok kamienia tego samego koloru. We wzorze następnej istoty, którą przywołasz w tej turze, zamiast twoich kamieni liczą się kamienie tego koloru. Możesz odrzucić swoją flarę, aby zyskać akcję.

## Prompts

tk-prompt-may-make-gateway = { $card }: możesz ulepszyć albo położyć kamień zwykły, który stanie się Wrotami.
tk-prompt-name-gateway = { $card }: wybierz kamień, który zostanie nowymi Wrotami.
tk-prompt-may-discard-flare = { $card }: możesz odrzucić swoją flarę, aby zyskać akcję.

## Log

tk-log-spent = { $player } marnuje jedną akcję.
