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
    .text = Lerombolhatsz egy, az Átjáróval szomszédos, bármilyen színű közönséges jelzőt.
tk-card-gate-keeper = Kapuőr
    .the = a Kapuőr
    .acc = a Kapuőrt
    .text = Felfejlesztheted egy közönséges jelződet, vagy lerakhatsz egyet egy üres mezőre. Ez a jelző lesz az Átjáró.
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
    .text = Rombolj le egy bármilyen színű közönséges jelzőt bárhol a táblán. Ha az Átjáró vörös mezőn áll, lerombolhatsz egy, a megüresedett mezővel szomszédos, bármilyen színű hősi jelzőt is.
tk-card-acolyte-of-growth = Növekedés akolitusa
    .the = a Növekedés akolitusa
    .acc = a Növekedés akolitusát
    .text = Rakj le egy közönséges jelzőt egy üres mezőre. Ha az Átjáró zöld mezőn áll, rakj le egy hősi jelzőt is egy üres mezőre az imént lerakott jelző mellé.
tk-card-power-seeker = Hatalomkereső
    .the = a Hatalomkereső
    .acc = a Hatalomkeresőt
    .text = Ha ez a jelző az Átjáró, egy alapmozgást tehetsz vele. Ha nem, akárhány harci mozgást tehetsz vele, de mindegyikkel közelebb kell kerülnie az Átjáróhoz.
tk-card-hell-hound = Pokolkutya
    .the = a Pokolkutya
    .acc = a Pokolkutyát
    .text = Lerombolhatsz egy szomszédos, bármilyen rangú és színű jelzőt. Ha nem romboltál le legendás jelzőt, ez a kártya a dobópakli helyett a paklid aljára kerül, feltéve, hogy a paklidban van még lap.
tk-card-vortex-master = Örvénymester
    .the = az Örvénymester
    .acc = az Örvénymestert
    .text = Az Átjáróval tehetsz egy harci mozgást. Ezután egy, az Átjáróval szomszédos jelződdel is tehetsz egy harci mozgást.
tk-card-gate-master = Kapumester
    .the = a Kapumester
    .acc = a Kapumestert
    .text = Fejleszd fel az Átjárót, majd nevezd meg új Átjárónak egy másik közönséges vagy hősi jelződet. Ha a felfejlesztéssel legendás jelző jött létre, az úgy számít, mintha legendás lényt idéztél volna meg arra a mezőre, ahová ezt a teremtményt megidézted.
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
    .text = Rombold le egy közönséges és egy hősi jelződet, de az Átjárót nem. Minden így lerombolt jelző után kapsz egy akciót.
tk-card-demon-of-lust = Bujaság démona
    .the = a Bujaság démona
    .acc = a Bujaság démonát
    .text = Legfeljebb 2 bármilyen színű jelzővel tehetsz egy-egy harci mozgást: közelebb az Átjáróhoz, de sohasem rá.
tk-card-demon-of-sloth = Restség démona
    .the = a Restség démona
    .acc = a Restség démonát
    .text = Vesztegess el még egy akciót. Ha nem maradt akciód, ehelyett rombold le az Átjárót.
tk-card-demon-of-envy = Irigység démona
    .the = az Irigység démona
    .acc = az Irigység démonát
    .text = Rakj le egy közönséges jelzőt egy, az Átjáróval szomszédos üres mezőre. Ismételd mindaddig, amíg van ilyen mező, és van olyan ellenfeled, akinek több jelzője van, mint neked.
tk-card-possessed-summoner = Megszállt idéző
    .the = a Megszállt idéző
    .acc = a Megszállt idézőt
    .text = Rakj le egy ellenséges közönséges jelzőt egy olyan üres mezőre, amely szomszédos egy ugyanolyan színű jelzővel. A következő teremtmény alakzatában, amelyet ebben a körben megidézel, a te jelzőid helyett ennek a színnek a jelzői számítanak. Eldobhatod a Felvillanásodat, hogy kapj egy akciót.

## Prompts

tk-prompt-may-make-gateway = { $card }: felfejleszthetsz vagy lerakhatsz egy közönséges jelzőt; az lesz az Átjáró.
tk-prompt-name-gateway = { $card }: válaszd ki a jelzőt, amely az új Átjáró lesz.
tk-prompt-may-discard-flare = { $card }: eldobhatod a Felvillanásodat, hogy kapj egy akciót.

## Log

tk-log-spent = { $player } elveszteget egy akciót.
