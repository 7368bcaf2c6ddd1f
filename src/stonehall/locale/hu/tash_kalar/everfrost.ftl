### Tash-Kalar, Everfrost: names and texts of its beings, and what its effects ask and tell.
### Numbers and their nouns are joined by no-break spaces.

## Beings

tk-card-snow-fox = Hóróka
    .the = a Hóróka
    .acc = a Hórókát
    .text = Ezzel a jelzővel legfeljebb 2 alapmozgást tehetsz.
tk-card-royal-reindeer = Királyi rénszarvas
    .the = a Királyi rénszarvas
    .acc = a Királyi rénszarvast
    .text = Ezzel a jelzővel tehetsz egy harci ugrást, pontosan 2 mező távolságra. Ha sem a megidézése, sem az ugrása nem rombolt le jelzőt, fejleszd fel ezt a jelzőt.
tk-card-crystal-mirror = Kristálytükör
    .the = a Kristálytükör
    .acc = a Kristálytükröt
    .text = A jelölt mezőkön választhatsz egy hősi vagy legfeljebb 2 közönséges jelzőt, bármilyen színűek. Mindegyik után rakj le egy azonos rangú jelzőt a tükörképére, az alakzat vonalának túloldalára, ha az a mező üres.
tk-card-crystal-grower = Kristálynövesztő
    .the = a Kristálynövesztő
    .acc = a Kristálynövesztőt
    .text = Fejlessz fel minden ellenséges színből egy közönséges jelzőt. Fagyasztott hatás: fejleszd fel egy közönséges jelződet.
tk-card-ice-princess = Jéghercegnő
    .the = a Jéghercegnő
    .acc = a Jéghercegnőt
    .text = Egy másik közönséges jelződdel tehetsz egy harci mozgást. Fagyasztott hatás: tegyél egy alapmozgást egy közönséges jelződdel.
tk-card-ice-queen = Jégkirálynő
    .the = a Jégkirálynő
    .acc = a Jégkirálynőt
    .text = Egy másik hősi jelződdel tehetsz egy harci mozgást. Fagyasztott hatás: tegyél egy alapmozgást egy hősi jelződdel.
tk-card-frostweave-summoner = Fagyszövő idéző
    .the = a Fagyszövő idéző
    .acc = a Fagyszövő idézőt
    .text = Fagyasztott hatás: a következő teremtmény alakzatában, amelyet ebben a körben megidézel, egy ellenséges jelzőt azonos rangú saját jelzőnek tekinthetsz.
tk-card-winter-whisperer = Télsuttogó
    .the = a Télsuttogó
    .acc = a Télsuttogót
    .text = Fagyasztott hatás: lerombolhatod egy közönséges jelződet, és eldobhatod a Felvillanásodat. Ha mindkettőt megteszed, kapsz egy akciót.
tk-card-frozen-chest = Befagyott láda
    .the = a Befagyott láda
    .acc = a Befagyott ládát
    .text = A dobópaklidból kiteheted magad elé egy fagyasztott hatású kártyádat. Ha már fekszik ott egy, az a dobópaklidba kerül.
tk-card-everfrost-sentinel = Örökfagy őrszeme
    .the = az Örökfagy őrszeme
    .acc = az Örökfagy őrszemét
    .text = Ha a megidézése lerombolt egy ellenséges jelzőt, lefokozhatod ezt a jelzőt. Ha így teszel, minden ellenfelednek vagy ellenséges csapatnak eggyel kevesebb akciója lesz a következő körében.
tk-card-glacier-giant = Gleccseróriás
    .the = a Gleccseróriás
    .acc = a Gleccseróriást
    .text = Ezzel a jelzővel az egyik jelölt irányban akárhány harci mozgást tehetsz. Ha mozgott, és közvetlenül előtte egy legendás jelző áll, nekirohanhat: rombold le mindkettőt.
tk-card-polar-bear = Jegesmedve
    .the = a Jegesmedve
    .acc = a Jegesmedvét
    .text = Ezzel a jelzővel tehetsz egy harci mozgást. Ha ezzel leromboltál egy jelzőt, tehetsz vele egy alapmozgást. Ha azzal is leromboltál egyet, még egyszer mozoghat, de csak üres mezőre.
tk-card-war-sled = Harci szán
    .the = a Harci szán
    .acc = a Harci szánt
    .text = Ezzel a jelzővel legfeljebb 3 harci mozgást tehetsz: az elsőt egy jelölt irányban, a továbbiakat mindig az előző mozgás irányában vagy egy közvetlenül mellette lévő irányban.
tk-card-snow-monster = Hószörny
    .the = a Hószörny
    .acc = a Hószörnyet
    .text = Rombolj le 2 mező távolságon belül minden ellenséges közönséges jelzőt, amely szomszédos valamelyik jelződdel; ez a jelző is annak számít.
tk-card-frost-imp = Fagymanó
    .the = a Fagymanó
    .acc = a Fagymanót
    .text = Elindíthatsz egy szomszédos, bármilyen színű közönséges jelzőt bármelyik irányba: annyi alapmozgást tesz arra, amennyit csak tud.
tk-card-ice-wyvern = Jégwyvern
    .the = a Jégwyvern
    .acc = a Jégwyvernt
    .text = Ezzel a jelzővel tehetsz egy harci ugrást bármelyik mezőre. Ha ezzel leromboltál egy jelzőt, rombold le ezt a jelzőt is. Fagyasztott hatás: rakj le egy közönséges jelzőt egy olyan üres mezőre, amely szomszédos valamelyik hősi jelződdel.
tk-card-deathbringer = Halálhozó
    .the = a Halálhozó
    .acc = a Halálhozót
    .text = Lerombolhatsz egy szomszédos, bármilyen színű jelzőt. Ha hősi, legalább egy, ha legendás, legalább három további jelződdel kell szomszédosnak lennie. Két lerombolt jelzőnek számít, és végleg kikerül a játékból.
tk-card-frostweave-illusionist = Fagyszövő illuzionista
    .the = a Fagyszövő illuzionista
    .acc = a Fagyszövő illuzionistát
    .text = Ebből a jelzőből egy ellenséges színű közönséges jelző lesz. Fagyasztott hatás: alakíts át egy ellenséges közönséges jelzőt.

## Prompts

tk-prompt-move = { $card }: válassz egy jelzőt, amellyel mozogsz.
tk-prompt-convert = { $card }: válassz egy jelzőt, amelyet átalakítasz.
tk-prompt-may-mirror = { $card }: tükrözhetsz egy jelzőt. Válaszd ki a mezőt, ahol a tiéd megjelenik.
tk-prompt-may-freeze = { $card }: a dobópaklidból kitehetsz magad elé egy fagyasztott hatású kártyát.
tk-prompt-may-ram = { $card }: ez a jelző nekirohanhat a legendás jelzőnek. Ekkor mindkettőt lerombolod.
tk-prompt-may-slide = { $card }: elindíthatsz egy szomszédos közönséges jelzőt, amely megy, ameddig csak tud.
tk-prompt-may-discard-flare-too = { $card }: eldobhatod a Felvillanásodat. Egy lerombolt közönséges jelzővel együtt akciót ad.
tk-prompt-change-colour = { $card }: válaszd ki, milyen színű legyen a jelző.

## What happened

tk-log-slowed = { $owner } a következő körében eggyel kevesebb akciót kap.
tk-log-banished = { $owner } { $rank } jelzője végleg kikerül a játékból.

## The card that lies open before a player

tk-slowed = Egy akcióval kevesebb a következő körben
tk-aside-frozen = Fagyasztott
tk-aside-pending = Függő
