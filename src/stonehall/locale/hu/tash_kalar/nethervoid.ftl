### Tash-Kalar, Nethervoid school: names and texts of its beings, and what only this school asks and tells.
### Numbers and their nouns are joined by no-break spaces.

## Words

tk-gateway = Átjáró

## Beings

tk-card-shadow-imp = Árnymanó
    .the = az Árnymanó
    .acc = az Árnymanót
    .text = Ezzel a jelzővel tehetsz egy harci mozgást. Ha így teszel, és nem ez az Átjáró, az Átjáróval is tehetsz egy harci mozgást ugyanabban az irányban.
tk-card-flame-imp = Lángmanó
    .the = a Lángmanó
    .acc = a Lángmanót
    .text = Lerombolhatsz egy, az Átjáróval szomszédos közönséges jelzőt, bárkié is.
tk-card-gate-keeper = Kapuőr
    .the = a Kapuőr
    .acc = a Kapuőrt
    .text = Felfejleszthetsz egy saját közönséges jelzőt, vagy lerakhatsz egyet egy üres mezőre. Bármelyiket teszed, az a jelző lesz az Átjáró.
tk-card-demon-of-gluttony = Falánkság démona
    .the = a Falánkság démona
    .acc = a Falánkság démonát
    .text = Ezzel a jelzővel tehetsz egy harci mozgást. Ha ezzel leromboltál egy jelzőt, fejleszd fel ezt a jelzőt, és tehetsz vele még egy harci mozgást. Ha azzal is leromboltál egy jelzőt, ez a jelző lesz az Átjáró.
tk-card-demon-of-pride = Gőg démona
    .the = a Gőg démona
    .acc = a Gőg démonát
    .text = Fejleszd fel ezt a jelzőt; ez lesz az Átjáró. Ezután tehetsz vele egy harci mozgást.
tk-card-acolyte-of-destruction = Pusztítás akolitusa
    .the = a Pusztítás akolitusa
    .acc = a Pusztítás akolitusát
    .text = Rombolj le egy közönséges jelzőt bárhol a táblán, bárkié is. Ha az Átjáró vörös mezőn áll, lerombolhatsz egy, a megüresedett mezővel szomszédos hősi jelzőt is, bárkié is.
tk-card-acolyte-of-growth = Növekedés akolitusa
    .the = a Növekedés akolitusa
    .acc = a Növekedés akolitusát
    .text = Rakj le egy saját közönséges jelzőt egy üres mezőre. Ha az Átjáró zöld mezőn áll, rakj le egy saját hősi jelzőt is egy üres mezőre a most lerakott jelző mellé.
tk-card-power-seeker = Hatalomkereső
    .the = a Hatalomkereső
    .acc = a Hatalomkeresőt
    .text = Ha ez a jelző az Átjáró, egy alapmozgást tehetsz vele. Ha nem, akárhány harci mozgást tehetsz vele, de mindegyikkel közelebb kell kerülnie az Átjáróhoz.
tk-card-hell-hound = Pokolkutya
    .the = a Pokolkutya
    .acc = a Pokolkutyát
    .text = Lerombolhatsz egy szomszédos jelzőt, bármilyen rangú és bárkié is. Ha nem romboltál le legendás jelzőt, ez a kártya a dobópakli helyett a paklid aljára kerül, feltéve, hogy a paklidban van még lap.
tk-card-vortex-master = Örvénymester
    .the = az Örvénymester
    .acc = az Örvénymestert
    .text = Az Átjáróval tehetsz egy harci mozgást. Ezután egy, az Átjáróval szomszédos saját jelzővel is tehetsz egy harci mozgást.
tk-card-gate-master = Kapumester
    .the = a Kapumester
    .acc = a Kapumestert
    .text = Fejleszd fel az Átjárót, majd nevezz meg új Átjárónak egy másik saját közönséges vagy hősi jelzőt. Ha a felfejlesztés legendás jelzőt hozott létre, az úgy számít, mintha legendás lényt idéztél volna meg arra a mezőre, ahová ezt a teremtményt megidézted.
tk-card-hell-rider = Pokollovas
    .the = a Pokollovas
    .acc = a Pokollovast
    .text = Ezzel a jelzővel legfeljebb 3 harci mozgást tehetsz, de csak egyet, ha ez az Átjáró.
tk-card-demon-of-wrath = Harag démona
    .the = a Harag démona
    .acc = a Harag démonát
    .text = Ha az Átjáró mellett nem áll ellenséges közönséges jelző, először tehetsz az Átjáróval egy alapmozgást. Ezután rombolj le minden, az Átjáróval szomszédos ellenséges közönséges jelzőt.
tk-card-demon-of-greed = Kapzsiság démona
    .the = a Kapzsiság démona
    .acc = a Kapzsiság démonát
    .text = Rombolj le egy saját közönséges és egy saját hősi jelzőt, de az Átjárót nem. Minden így lerombolt jelzőért kapsz egy akciót.
tk-card-demon-of-lust = Bujaság démona
    .the = a Bujaság démona
    .acc = a Bujaság démonát
    .text = Legfeljebb 2 jelzővel tehetsz egy-egy harci mozgást, bárkiéi is: az Átjáróhoz közelebb, de soha nem rá.
tk-card-demon-of-sloth = Restség démona
    .the = a Restség démona
    .acc = a Restség démonát
    .text = Még egy akciót el kell használnod a semmiért. Ha nem maradt akciód, rombold le helyette az Átjárót.
tk-card-demon-of-envy = Irigység démona
    .the = az Irigység démona
    .acc = az Irigység démonát
    .text = Rakj le egy saját közönséges jelzőt egy, az Átjáróval szomszédos üres mezőre. Ismételd addig, amíg elfogynak az ilyen mezők, vagy egyik ellenfelednek sincs több jelzője, mint neked.
tk-card-possessed-summoner = Megszállt idéző
    .the = a Megszállt idéző
    .acc = a Megszállt idézőt
    .text = Rakj le egy ellenséges közönséges jelzőt egy olyan üres mezőre, amely szomszédos egy ugyanolyan színű jelzővel. A következő teremtmény alakzatában, amelyet ebben a körben megidézel, annak a színnek a jelzői lépnek a tieid helyébe. Eldobhatod a Felvillanásodat, hogy kapj egy akciót.

## Prompts

tk-prompt-may-make-gateway = { $card }: felfejleszthetsz vagy lerakhatsz egy közönséges jelzőt; az lesz az Átjáró.
tk-prompt-name-gateway = { $card }: válaszd ki a jelzőt, amely az új Átjáró lesz.
tk-prompt-may-discard-flare = { $card }: eldobhatod a Felvillanásodat, hogy kapj egy akciót.

## Log

tk-log-spent = { $player } elveszteget egy akciót.
