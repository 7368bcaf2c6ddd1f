### Az Alliances vezetett első játéka: amit a mester mond. A *csillagok közti* szavak kiemeltek.

## 1 Moving

al-lesson-moving = Előre
    .idea = Miért harcolsz, és hogyan mozognak az egységek.
    .learnt = Tudod, kit kell védened, és körönként három egységgel tudsz mozogni.
al-lesson-moving-yours = *Tundle* a te idéződ. Ha elpusztul, veszítettél. Tartsd távol a bajtól.
    .step = Ismerd meg az idéződet
al-lesson-moving-theirs = Ott áll *Sunderved*, az ellenséges idéző. Ha elpusztítod, tiéd a játék.
    .step = Ismerd meg az ellenfelet
al-lesson-moving-mage = Három egységed mozoghat, két-két mezőt. Kattints a *Harci mágus* lapjára, majd az ellenség mellé: *e5*.
    .step = Mozgass egy egységet
al-lesson-moving-corner = Kanyarodni szabad, átlósan vagy lapokon át menni nem. Küldd a *Számszeríjászt* ide: *d4*.
    .step = Fordulj be a sarkon
al-lesson-moving-stay = Még egy mozoghatna, de Tundle jó helyen van. *Fejezd be a fázist*.
    .step = Fejezd be a fázist
al-lesson-moving-two = Szabad, de használd ki mindkét mezőt, idáig: e5. Onnan már üthet.
al-lesson-moving-line = Szabad, de innen ellenség áll a lövés vonalában: d4.
al-lesson-moving-not-yet = Ebben a fázisban még van dolgod. Előbb azt tedd meg.
al-lesson-moving-safe = Szabad, de az idéző jobb, ha hátul marad. Fejezd be a fázist.
al-lesson-moving-goal = Pusztítsd el az ellenséges idézőt.
    .name = Cél
al-lesson-moving-moves = Körönként három egység, legfeljebb két-két mezőt.
    .name = Mozgás

## 2 Attacking

al-lesson-attacking = Három vagy több
    .idea = Hogyan dobsz támadáskor, és mi lesz az elesettekből.
    .learnt = Közelről és távolról is támadsz, és tudod, hogy az elesett ellenségből mágiapontod lesz.
al-lesson-attacking-strike = A *kard* a szomszédos mezőre üt. *Harci mágus*, aztán a harcos, itt: *e6*. Támadóértékenként egy kocka.
    .step = Támadj
al-lesson-attacking-spoils = A *3 vagy több* találat. Két találat, és a harcos elpusztult: a lapja most a *mágiapaklidban* van.
    .step = Vedd el a zsákmányt
al-lesson-attacking-shoot = Az *íj* egyenes vonalban három mezőre hord. Lőjön a *Számszeríjász* ide: *d6*.
    .step = Lőj
al-lesson-attacking-miss = *2*: nem talált! A kocka szeszélyes. Ezért támadj több egységgel, körönként legfeljebb *hárommal*.
    .step = Viseld el
al-lesson-attacking-rest = Más már nem ér el senkit, úgyhogy *fejezd be a fázist*.
    .step = Fejezd be a fázist
al-lesson-attacking-next = Jó lövés lesz, mindjárt sorra kerül. Előbb a Harci mágus: e6.
al-lesson-attacking-own = Az a te falad. Válassz ellenséget.
al-lesson-attacking-not-yet = Ebben a fázisban még van dolgod. Előbb azt tedd meg.
al-lesson-attacking-dice = Annyi, amennyi a támadóérték. Minden 3 vagy több egy sérülés.
    .name = Kockák
al-lesson-attacking-pile = Akit elpusztítasz, oda kerül, és 1 mágiapontot ér.
    .name = Mágiapakli
al-lesson-attacking-bow = Három mező, sorban vagy oszlopban, szabad vonalon.
    .name = Íj

## 3 Summoning

al-lesson-summoning = A fal mögül
    .idea = Hogyan fizetsz az új egységekért, és hol jelennek meg.
    .learnt = Egységeket idézel a falaid mellé, és rögtön harcba küldöd őket.
al-lesson-summoning-hand = Ezek a lapjaid. Minden egységnek *költsége* van, a mágiapaklidból fizeted: ott most 3 lap van.
    .step = Nézd meg a lapjaidat
al-lesson-summoning-mage = Az új egység a *falad mellett* jelenik meg. Kattints a *Harci mágus* lapjára (költsége 2), majd ide: *e3*.
    .step = Idézz meg egy egységet
al-lesson-summoning-bow = Egy mágiapont maradt, épp elég a *Számszeríjász* lapra. Tedd a fal elé, ide: *d4*.
    .step = Idézz még egyet
al-lesson-summoning-go = Az új egység rögtön cselekedhet. Most a mozgásfázis jön: a *Harci mágus* lépjen az ellenség mellé, ide: *e4*.
    .step = Küldd harcba
al-lesson-summoning-beside = Szabályos, de innen hamarabb ér az ellenséghez: e3.
al-lesson-summoning-mage-first = A Számszeríjász mindjárt jön. Előbb a Harci mágus, ide: e3.
al-lesson-summoning-front = Szabályos, de a fal előtt többet lát: d4.
al-lesson-summoning-not-yet = Ebben a fázisban még van dolgod. Előbb azt tedd meg.
al-lesson-summoning-cost = Ennyi lap a mágiapaklidból.
    .name = Költség
al-lesson-summoning-wall = A falaid mellé idézel. Fal nélkül nem lehet.
    .name = Fal
al-lesson-summoning-fresh = Még abban a körben mozognak és támadnak.
    .name = Új egységek

## 4 Walls

al-lesson-walls = Falak és mágia
    .idea = Hogyan építesz falat, és hogyan lesz lapból mágiapont.
    .learnt = Falat építesz, lapból mágiapontot csinálsz, és ismered a hat fázist.
al-lesson-walls-cracks = A *falad* 6 sérülést szenvedett el, még 3 kell, és ledől. Fal nélkül nem jön segítség.
    .step = Nézd meg a repedéseket
al-lesson-walls-build = Az eseményfázisban ingyen építhetsz *falat* a saját feleden, bárhová. Kattints rá, majd ide: *e2*.
    .step = Építs falat
al-lesson-walls-pass = A kör: húzás, idézés, esemény, mozgás, támadás, mágiaépítés. Most nem mozgunk: *fejezd be a fázist*.
    .step = Ismerd a fázisokat
al-lesson-walls-magic = Utolsó fázis: a kezed bármely lapjából *1 mágiapont* lehet. A *Mélységi troll* 7-be kerül, túl drága: add oda.
    .step = Építs mágiát
al-lesson-walls-done = A Számszeríjászt tartsd meg. A következő köröd elején öt lapig húzol. *Fejezd be a kört*.
    .step = Fejezd be a köröd
al-lesson-walls-far = Szabályos, de mindentől messze van. Itt Tundle idézőt is védi: e2.
al-lesson-walls-cheap = Szabad, de a Számszeríjász csak 1-be kerül. Tartsd meg.
al-lesson-walls-nobody = Szabad, de most senkinek sem kell mozognia. Fejezd be a fázist.
al-lesson-walls-guard = Szabad, de az idéző jobb, ha hátul marad. Fejezd be a fázist.
al-lesson-walls-not-yet = Ebben a fázisban még van dolgod. Előbb azt tedd meg.
al-lesson-walls-where = Bárhol a saját feleden, az eseményfázisban.
    .name = Falak
al-lesson-walls-phases = Húzás, idézés, esemény, mozgás, támadás, mágiaépítés.
    .name = Kör
al-lesson-walls-build-magic = A kezed lapjai a mágiapaklidba kerülhetnek.
    .name = Mágiaépítés

## 5 Winning

al-lesson-winning = A döntés
    .idea = Két mozgás, két támadás, és elesik az ellenséges idéző.
    .learnt = Sunderved elesett: győzelem! Jöhet az igazi játék.
al-lesson-winning-chance = *Sundervednek* már csak 2 élete van. Két egységed elérheti. Tervezzünk!
    .step = Lásd meg az esélyt
al-lesson-winning-near = A kardnak mellé kell állnia: a *Harci mágus* menjen ide: *e7*.
    .step = Menj közel
al-lesson-winning-flank = Az íjnak szabad vonal kell: a *Számszeríjász* menjen ide: *f8*.
    .step = Keress vonalat
al-lesson-winning-attack = Minden készen áll. *Fejezd be* a mozgásfázist, és jöhet a támadás.
    .step = Jöhet a támadás
al-lesson-winning-first = Előbb az erősebb: *Harci mágus*, célpont: *e8*, két kockával.
    .step = Az első csapás
al-lesson-winning-last = Egy találat, még egy kell. *Számszeríjász*: 3 vagy több elég!
    .step = Az utolsó lövés
al-lesson-winning-adjacent = Onnan nem éri el a kard. Ide menj: e7.
al-lesson-winning-no-line = Onnan nem vezet hozzá vonal. Innen igen: f8.
al-lesson-winning-not-yet = Ebben a fázisban még van dolgod. Előbb azt tedd meg.
al-lesson-winning-strong-first = Úgy is lehet, de előbb jöjjön a két kocka.
al-lesson-winning-guarded = Szabad, de Tundle jó helyen van. Fejezd be a fázist, és támadj.
al-lesson-winning-finish = Már alig áll. Támadj!
al-lesson-winning-plan = Úgy mozogj, hogy többen is elérjék ugyanazt.
    .name = Ötlet
