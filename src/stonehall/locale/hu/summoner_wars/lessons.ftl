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
sw2-lesson-moving-stay = Még egy egységet mozgathatnál. De Svara hátul biztonságban van, úgyhogy fejezd be a fázist.
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
