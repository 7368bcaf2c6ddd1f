### A Tash-Kalar vezetett első játéka: amit a mester mond. A *csillagok közti* szavak kiemeltek.

## 1 Placing

tk-lesson-placing = Jelzők az arénában
    .idea = Körönként két akció, és a legegyszerűbb közülük.
    .learnt = Körönként két akciót használsz, és oda raksz jelzőt, ahol egy alakzathoz kell majd.
tk-lesson-placing-arena = Ez az *aréna*. A kék jelző a tiéd, a vörös az ellenfeledé. Az ellenséges jelzők lerombolásáért kapsz pontot.
    .step = Nézd meg az arénát
tk-lesson-placing-card = A jelzők magukban keveset érnek: velük *teremtményeket idézel*. A *Kardmester* két jelzőt kér, köztük egy mezővel.
    .step = Olvass le egy alakzatot
tk-lesson-placing-place = Egy jelződ már a táblán van. Egy akcióval bármely üres mezőre rakhatsz még egyet: kattints ide: *c7*.
    .step = Rakj le egy jelzőt
tk-lesson-placing-second = Körönként *két akciód* van, és mindkettőt használnod kell. Ide is rakj egyet: *e6*. Később jól jön.
    .step = Használd mindkét akciót
tk-lesson-placing-threat = Az ellenfeled két jelzőt rakott le, az egyiket épp a tiéid mellé: *d7*. A következő leckében megbánja.
    .step = Figyeld az ellenfeledet
tk-lesson-placing-gap = Szabályos, de hagyd szabadon azt a mezőt: ott jelenik majd meg a teremtmény. Kattints ide: c7.
tk-lesson-placing-in-line = Szabályos, de az alakzathoz egy szabad mező kell a két jelző közé. Kattints ide: c7.
tk-lesson-placing-keep-free = Szabályos, de a Kardmesternek szabadon kell hagynod ezt: c6. Ide rakj: e6.
tk-lesson-placing-goal = Pontot ellenséges jelzők lerombolásáért kapsz. 18 pontnál vége a játéknak.
    .name = Cél
tk-lesson-placing-pattern = Így kell állniuk a jelzőidnek. Elforgatni és tükrözni is szabad.
    .name = Alakzat
tk-lesson-placing-place-known = Egy akció: egy közönséges jelző bármely üres mezőre.
    .name = Lerakás
tk-lesson-placing-actions = Körönként kettő, és mindkettő kötelező.
    .name = Akciók

## 2 Summoning

tk-lesson-summoning = Megjelenik a teremtmény
    .idea = Hogyan lesz az alakzatból teremtmény, és mit tesz.
    .learnt = Meg tudsz idézni egy teremtményt, és végrehajtod a hatását. Ez a játék lényege.
tk-lesson-summoning-ready = Két jelződ, köztük egy szabad mező: pont ezt kéri a *Kardmester*.
    .step = Találd meg az alakzatot
tk-lesson-summoning-summon = Az idézés is akció. Kattints a kezedben a *Kardmester* lapjára, majd ide: *c6*. Ott új jelződ jelenik meg.
    .step = Idézz meg egy teremtményt
tk-lesson-summoning-strike = Minden teremtménynek van *hatása*, egyszer. Ez átlósan rombol le egy közönséges jelzőt: kattints ide: *d7*.
    .step = Használd a hatását
tk-lesson-summoning-rank = Ezért *hősi* lett: egy ranggal a közönséges fölött. A hősi jelzőt nehezebb legyőzni, és néhány alakzat is kéri.
    .step = Ismerd meg a rangokat
tk-lesson-summoning-card-first = Szabályos, de egy sima jelző ott elrontaná az alakzatot. Előbb a Kardmester lapjára kattints, aztán ide: c6.
tk-lesson-summoning-being-first = Szabályos, de előbb jöjjön a teremtmény: a Kardmester, aztán c6.
tk-lesson-summoning-strike-first = Lemondhatsz róla, de miért tennéd? Rombold le a jelzőt itt: d7.
tk-lesson-summoning-summon-known = Ha jelzőid kiadják az alakzatot, a teremtmény megjelenik a mezőjén.
    .name = Idézés
tk-lesson-summoning-effect = Egyszer hajtod végre. A kártyát eldobod, a jelző marad.
    .name = Hatás
tk-lesson-summoning-ranks = Közönséges, hősi, legendás.
    .name = Rangok

## 3 Moving

tk-lesson-moving = Mozgásban
    .idea = Hogyan mozognak a jelzők, és kit tiporhatnak el.
    .learnt = Ismered a kétféle mozgást, és tudod, melyik rang melyiket győzi le.
tk-lesson-moving-target = Egy vörös *hősi* jelző. A közönséges nem bír vele, de a *Lovag* igen. Négy jelződ épp az ő alakzata.
    .step = Találd meg a célpontot
tk-lesson-moving-knight = Kattints a *Lovag* lapjára, majd ide: *c5*. Hősi teremtmény: a jelzője rögtön hősi lesz.
    .step = Idézd meg a Lovagot
tk-lesson-moving-step = Most háromszor mozoghat, mindig egy mezőt, bármerre. Kattints ide: *d4*.
    .step = Mozogj
tk-lesson-moving-combat = Ezek *harci mozgások*: azonos vagy alacsonyabb rangú jelzőre is léphet, az elpusztul. Rajta: *e4*!
    .step = Győzz le egy hősi jelzőt
tk-lesson-moving-stop = Szép volt. Maradt egy mozgás, de bármikor megállhatsz: nyomd meg a *Kész* gombot.
    .step = Állj meg időben
tk-lesson-moving-card-first = Szabályos, de az csak közönséges jelző lenne. Előbb a Lovag lapjára kattints, aztán ide: c5.
tk-lesson-moving-nearer = Szabályos, de az eltávolodik az ellenségtől. Ide menj: d4.
tk-lesson-moving-also-near = Úgy is jó lenne, de most menjünk erre: d4.
tk-lesson-moving-onto = Szabályos, de az ellenség itt áll: e4. Lépj rá.
tk-lesson-moving-go-on = Még ne állj meg: az ellenség elérhető.
tk-lesson-moving-enough = Mehetsz tovább, de a hősi jelzőt már leromboltad, és ez volt a terv. Nyomd meg a Kész gombot.
tk-lesson-moving-size = Nagyobb alakzat, erősebb hatás, hősi jelző.
    .name = Hősi teremtmények
tk-lesson-moving-move-known = Egy mező, egyenesen vagy átlósan. Csak hatások engednek mozogni.
    .name = Mozgás
tk-lesson-moving-combat-known = Alapmozgás: alacsonyabb rangra. Harci mozgás: azonosra is.
    .name = Ki győz le kit

## 4 Scoring

tk-lesson-scoring = Pontok
    .idea = Mi ér pontot, és hogyan érkezik a teremtmény.
    .learnt = Tudod, hogy a hősi jelző magában, a közönséges párban ér pontot, és ellenségre is érkezhetsz.
tk-lesson-scoring-land = A teremtmény *ellenséges jelzőre* is érkezhet, ha annak rangja nem nagyobb: lerombolja. *Bajnok*, aztán *d4*.
    .step = Érkezz az ellenségre
tk-lesson-scoring-pair = Egy közönséges oda. Egy körben kettő ér *1 pontot*, és a Bajnok lerombol egy szomszédot: *e3*.
    .step = Legyen egy pár
tk-lesson-scoring-close = A pontokat a köröd végén számoljuk, használd el hát az utolsó akciódat: rakj jelzőt ide: *f6*.
    .step = Fejezd be a köröd
tk-lesson-scoring-point = Megvan az első pontod. Húztál egy új teremtményt is, így megint három van a kezedben.
    .step = Nézd meg a pontodat
tk-lesson-scoring-take-it = Lemondhatsz róla, de egy közönséges magában semmit sem ér. Vedd el a párját: e3.
tk-lesson-scoring-empty = Szabályos, de az a mező üres. Itt a Bajnok érkezéskor lerombol egy ellenséges jelzőt: d4.
tk-lesson-scoring-champion-first = Szabályos, de előbb jöjjön a Bajnok: kattints rá a kezedben, aztán ide: d4.
tk-lesson-scoring-as-well = Szabályos, és a köröd így is véget érne. De most ide rakd: f6.
tk-lesson-scoring-later = Szabályos, de az a teremtmény később többet ér. Rakj jelzőt ide: f6.
tk-lesson-scoring-landing = Azonos vagy alacsonyabb rangú jelzőre is, a sajátodra is.
    .name = Érkezés
tk-lesson-scoring-worth = Két közönséges 1, egy hősi 1, egy legendás 2.
    .name = Érték
tk-lesson-scoring-end-known = Jönnek a pontok, és kiegészíted a kezedet.
    .name = Kör vége

## 5 Legends

tk-lesson-legends = Legendák és felvillanások
    .idea = A leghatalmasabb teremtmények, és segítség a lemaradóknak.
    .learnt = Ha le vagy maradva, felvillanást használsz, és legendát idézel egy pontért. Jöhet az igazi játék!
tk-lesson-legends-legend = A kezedben egy *legenda* van. Három hősi és két közönséges jelzőt kér: csak egy hiányzik, itt: *e6*.
    .step = Olvass el egy legendát
tk-lesson-legends-flare = Az ellenfelednek sokkal több jelzője van. Ilyenkor a *felvillanás* segít, akció nélkül. Kattints rá, és használd.
    .step = Használd a felvillanást
tk-lesson-legends-complete = Így ingyen rakhatsz le egy közönséges jelzőt. Oda tedd, ahol az alakzatból hiányzik: *e6*.
    .step = Egészítsd ki az alakzatot
tk-lesson-legends-summon = Most kattints az *Időelementál* lapjára, majd ide: *d3*. A legenda rögtön egy pontot ér, ez még egy extra kört is ad.
    .step = Idézz meg egy legendát
tk-lesson-legends-for-free = Az egy akciódba kerülne. A felvillanással ingyen van: használd azt.
tk-lesson-legends-its-square = Szabályos, de oda érkezik a legenda: d3. Kövesd a mestert.
tk-lesson-legends-corner = Szabályos, de az alakzatból innen hiányzik egy jelző: e6.
tk-lesson-legends-legend-known = Felfejlesztett jelzők kellenek hozzájuk, és rögtön pontot érnek.
    .name = Legendák
tk-lesson-legends-flare-known = Annak, akinek kevesebb jelzője van. Az ellenfél 1 pontot kap érte.
    .name = Felvillanások
tk-lesson-legends-finale = 18 pont vagy üres pakli: még egy-egy kör.
    .name = Vége
