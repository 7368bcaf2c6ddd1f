### A Summoner Wars vezetett első játéka: amit a mester mond. A *csillagok közti* szavak kiemeltek.

## 1 Moving

sw2-lesson-moving = Lépésről lépésre
    .idea = Miért harcolsz, és hogyan mozognak az egységeid.
    .learnt = Tudod, kinek nem szabad elesnie, és körönként három egységgel tudsz mozogni.
sw2-lesson-moving-yours = Ő *Svara*, a te idéződ. Vigyázz rá: ha elesik, elvesztetted a játékot.
    .step = Ismerd meg az idéződet
sw2-lesson-moving-theirs = Odaát *Ret-Talus* áll, az ellenséges idéző. Ha elpusztítod, győztél. Semmi más nem számít.
    .step = Ismerd meg az ellenfelet
sw2-lesson-moving-ride = Kezdjük mozgással! Kattints a *Medvelovas* lapjára, aztán erre a mezőre: *e5*. Két mező egyenesen, egy ellenség mellé.
    .step = Mozgass egy egységet
sw2-lesson-moving-corner = Mozgás közben kanyarodni szabad, átlósan lépni nem. Küldd a *Fagymágust* a kapud elé, ide: *d4*.
    .step = Fordulj be a sarkon
sw2-lesson-moving-stay = Még egy egységet mozgathatnál. De Svara hátul biztonságban van, úgyhogy *fejezd be a fázist*.
    .step = Fejezd be a fázist
sw2-lesson-moving-two-spaces = Oda is mehet, de használd ki az egész mozgást: két mező, idáig: e5. Onnan mindjárt támadhat is.
sw2-lesson-moving-on-to-d = Oda is mehet, de fordulj be a sarkon, ide: d4. Onnan már lőtávolban áll egy ellenség.
sw2-lesson-moving-not-yet = Ha most befejezed a fázist, elvész a többi mozgásod. Előbb tedd meg ezt.
sw2-lesson-moving-safe = Megteheted, de az első sorban az idéző hamar bajba kerül. Inkább fejezd be a fázist.
sw2-lesson-moving-goal = Pusztítsd el az ellenséges idézőt. Védd a sajátodat.
    .name = Cél
sw2-lesson-moving-moves = Körönként három különböző egység, legfeljebb két-két mezőt.
    .name = Mozgás
sw2-lesson-moving-way = Kanyarodni igen, átlósan nem. Más lapokon át soha.
    .name = Útvonal

## 2 Attacking

sw2-lesson-attacking = Kard és íj
    .idea = Hogyan támadnak az egységek, és mit mutatnak a kockák.
    .learnt = Körönként három egységgel támadhatsz, közelről és távolról, és tudod, hogy egy körben se maradjon el a támadás.
sw2-lesson-attacking-strike = A *kard* jele: a szomszédos mezőre üt. Kattints a *Medvelovas* lapjára, majd a harcosra itt: *e6*.
    .step = Támadj meg egy szomszédot
sw2-lesson-attacking-hits = A 3 erő három kocka. Minden dobott *kard* 1 sérülés: három találat, egy élete maradt.
    .step = Olvasd le a kockákat
sw2-lesson-attacking-shoot = Az *íj* egyenes vonalban három mezőre hord, ha semmi sincs közben. Lőjön a *Fagymágus* az íjászra itt: *d6*.
    .step = Lőj
sw2-lesson-attacking-reward = Két *íj*, két sérülés: az íjász elpusztult. Minden elpusztított ellenségért *1 mágiapontot* kapsz.
    .step = Vedd el a mágiapontot
sw2-lesson-attacking-rest = Minden körben támadj meg egy ellenséget, különben az idéződ 1 sérülést szenved el. Te megtetted: *fejezd be a fázist*.
    .step = Fejezd be a fázist
sw2-lesson-attacking-later = Jó lövés lesz, mindjárt sorra kerül. Előbb a Medvelovas üssön a harcosra itt: e6.
sw2-lesson-attacking-friend = A saját lapjaidat is megtámadhatod, de az a te kapud. Célozz ellenségre.
sw2-lesson-attacking-not-yet = Ha befejezed a fázist, elvész ez a támadás. Előbb támadj.
sw2-lesson-attacking-melee = Körönként három különböző egység, egyszer-egyszer.
    .name = Támadás
sw2-lesson-attacking-dice = Annyi, amennyi az erő. Csak a saját jel számít: kard vagy íj.
    .name = Kockák
sw2-lesson-attacking-ranged = Legfeljebb három mező, egyenesen, szabad úton.
    .name = Íj
sw2-lesson-attacking-idle = Ha nem támadsz ellenséget: 1 sérülés az idéződnek.
    .name = Nincs pihenő

## 3 Summoning

sw2-lesson-summoning = A kapun át
    .idea = Hogyan kerülnek játékba új egységek.
    .learnt = Ki tudod fizetni az egységeket, megidézed őket a kapud mellé, és még abban a körben útnak indítod.
sw2-lesson-summoning-cost = Ezek a lapok vannak a kezedben. A lila rombuszban álló szám az ára *mágiapontban*, neked pedig 4 mágiapontod van.
    .step = Nézd meg a lapjaidat
sw2-lesson-summoning-cavalry = Az egységek a *kapu* melletti üres mezőkre érkeznek. Kattints a kezedben a *Medvelovas* lapjára, majd ide: *d4*.
    .step = Idézz meg egy egységet
sw2-lesson-summoning-mage = Egy mágiapontod maradt, épp elég a *Fagymágus* lapra. Ide tedd: *e3*. A kapud mellett erősebb.
    .step = Idézz még egyet
sw2-lesson-summoning-dear = *Ollag* 5 mágiapontba kerül: ő a későbbi bajnokod. Gyűjts rá! Most az egységeid mozoghatnak.
    .step = Gyűjts bajnokra
sw2-lesson-summoning-go = Az új egységek rögtön cselekedhetnek. Lovagoljon a *Medvelovas* a harcos mellé, ide: *e5*.
    .step = Rögtön mozgasd
sw2-lesson-summoning-in-front = Szabályos, de a kapu elől, innen hamarabb ér az ellenséghez: d4.
sw2-lesson-summoning-next = A Fagymágus mindjárt sorra kerül. Előbb a Medvelovas, ide: d4.
sw2-lesson-summoning-beside = Szabályos, de innen közelebb van az ellenség, és a kapu is mellette marad: e3.
sw2-lesson-summoning-not-yet = Ebben a fázisban még van dolgod. Előbb azt tedd meg.
sw2-lesson-summoning-cost-known = Ezzel fizetsz a lapokért: a lila rombusz száma.
    .name = Mágiapont
sw2-lesson-summoning-gate = A saját kapuid mellé idézel. Kapu nélkül nincs új egység.
    .name = Kapu
sw2-lesson-summoning-at-once = Még abban a körben mozoghatnak és támadhatnak.
    .name = Új egységek

## 4 Magic

sw2-lesson-magic = Lapból mágia
    .idea = Honnan lesz mágiapont, és hogyan követik egymást a körök.
    .learnt = A lapjaidból mágiapontot csinálsz, újakat húzol, és ismered a kör hat fázisát.
sw2-lesson-magic-give = A mágiafázisban a kezed bármely lapjából *1 mágiapont* lehet. *Nadiana* ára 6: messze van még. Dobd el ezt a lapot.
    .step = Dobj el mágiapontért
sw2-lesson-magic-draw = Így 5 mágiapontod van. *Fejezd be a fázist*: ötre egészíted ki a kezedet, aztán az ellenfél jön.
    .step = Húzz és várj
sw2-lesson-magic-order = Megint te jössz. A kör rendje: idézés, mozgás, építkezés, támadás, mágia, húzás. Fent látod, hol tartasz.
    .step = A hat fázis
sw2-lesson-magic-champion = A mágiapontod elég a bajnokodra: *Ollag* erős és szívós. Idézd meg ide: *d4*.
    .step = Idézz meg egy bajnokot
sw2-lesson-magic-needed = Megteheted, de épp Ollag lapjára gyűjtesz. Dobd el inkább Nadiana lapját.
sw2-lesson-magic-free = Megteheted, de a Jégkovács ingyen van: ajándék a következő körre. Dobd el inkább Nadiana lapját.
sw2-lesson-magic-not-yet = Még egy mágiapont nélkül Ollag a kezedben marad. Előbb dobd el Nadiana lapját.
sw2-lesson-magic-enough = Már elég mágiapontod van. Tartsd meg a lapjaidat, és fejezd be a fázist.
sw2-lesson-magic-forward = Szabályos, de Ollagra elöl van szükség: d4.
sw2-lesson-magic-saved = Erre gyűjtötted a mágiapontot. Előbb idézd meg Ollagot.
sw2-lesson-magic-discard = A mágiafázisban minden eldobott lap 1 mágiapont.
    .name = Mágia
sw2-lesson-magic-hand = A köröd végén öt lapra egészíted ki a kezedet.
    .name = Kéz
sw2-lesson-magic-phases = Idézés, mozgás, építkezés, támadás, mágia, húzás.
    .name = Kör

## 5 Building

sw2-lesson-building = Kapuk és események
    .idea = Hogyan építkezz, mire valók az események, és miért fontosak a kapuk.
    .learnt = Eseményt játszol ki, kaput építesz, és lerombolod az ellenségét.
sw2-lesson-building-hurt = A *kapud* 6 sérülést szenvedett el, 4 élete maradt. Ha elpusztul, mellé már nem idézhetsz.
    .step = Nézd meg a sérülést
sw2-lesson-building-repair = A *Szerkezetfagyasztás* esemény: egyszer hat, a rajta álló fázisban. Ez az a fázis: kattints rá, és játszd ki.
    .step = Játssz ki egy eseményt
sw2-lesson-building-onward = Kettővel kevesebb a sérülés. Mozogni nem kötelező. *Fejezd be* a mozgásfázist.
    .step = Fejezd be a fázist
sw2-lesson-building-build = Két *kapu* biztosabb, és ez ingyen van. A hátsó három sorodba vagy Svara mellé építhetsz: tedd ide: *e2*.
    .step = Építs egy kaput
sw2-lesson-building-break = Az építményeket is meg lehet támadni. Az ellenség kapujának 2 élete maradt: lőjön rá a *Fagymágus* itt: *d6*.
    .step = Rombolj le egy kaput
sw2-lesson-building-too-late = Akkor már késő lenne: ez az esemény csak a mozgásfázisban hat. Előbb játszd ki.
sw2-lesson-building-build-first = A kezedben lévő kapu ingyen van. Építsd meg, mielőtt befejezed a fázist.
sw2-lesson-building-corner = Szabályos, de mindentől messze van. Itt közelebb van a harc, és Svara is mellette áll: e2.
sw2-lesson-building-own = Az a te kapud. Az ellenség kapujára célozz: d6.
sw2-lesson-building-strike = Még ne: az ellenség kapuja alig áll. Egy lövés elég lehet.
sw2-lesson-building-aims = Megteheted, de a Fagymágus innen rálőhet az ellenség kapujára: d4. Hagyd ott, és fejezd be a fázist.
sw2-lesson-building-nobody = Megteheted, de most senkinek sem kell mozognia. Fejezd be a fázist.
sw2-lesson-building-event = A rajtuk álló fázisban hatnak, aztán eldobod őket.
    .name = Események
sw2-lesson-building-where = A hátsó három sorodban vagy az idéződ mellett.
    .name = Építkezés
sw2-lesson-building-no-gate = Kapu nélkül nincs idézés. Kapurombolással játszmát lehet nyerni.
    .name = Kapuk

## 6 Winning

sw2-lesson-winning = A végső csapás
    .idea = Rakj össze mindent, és fejezd be a harcot.
    .learnt = Ret-Talus elesett: győzelem! Ennyi elég egy igazi játékhoz. Jó szórakozást!
sw2-lesson-winning-chance = *Ret-Talusnak* már csak 3 élete van, és csak az egyik oldalán áll őr. Itt a te pillanatod.
    .step = Lásd meg az esélyt
sw2-lesson-winning-near = A kardhoz szomszéd kell. Vidd a *Medvelovast* közvetlenül alá, ide: *e7*.
    .step = Menj közel
sw2-lesson-winning-flank = Az íjhoz egyenes vonal kell. Innen a *Fagymágus* a sor mentén lőhet: *f8*.
    .step = Keress vonalat
sw2-lesson-winning-attack = Mindketten a helyükön vannak. *Fejezd be* a mozgásfázist. Lapod nincs, így az építkezés magától elmarad.
    .step = Jöhet a támadás
sw2-lesson-winning-first = Előbb az erősebb: utána látod, mennyi kell még. *Medvelovas*, célpont: *e8*!
    .step = Az első csapás
sw2-lesson-winning-last = Két találat, egy élete maradt. Most a *Fagymágus* jön: egy kocka, egy íj, egy győzelem.
    .step = Az utolsó lövés
sw2-lesson-winning-adjacent = Onnan nem éri el a kard. Közvetlenül mellé kell állnia: e7.
sw2-lesson-winning-line = Onnan nem vezet egyenes vonal Ret-Talushoz. Innen igen: f8.
sw2-lesson-winning-not-yet = Előbb mindkét egységed legyen a helyén: az ellenfél nem vár még egy kört.
sw2-lesson-winning-strong-first = Úgy is lehet, de előbb jöjjön a három kocka. Medvelovas, célpont: e8.
sw2-lesson-winning-guarded = Megteheted, de Svara hátul van a legnagyobb biztonságban. Mindkét támadód a helyén van: fejezd be a fázist.
sw2-lesson-winning-finish = Már alig áll a lábán. Ne hagyd elmenekülni.
sw2-lesson-winning-plan = Úgy mozogj, hogy minden egységed támadhasson.
    .name = Terv
