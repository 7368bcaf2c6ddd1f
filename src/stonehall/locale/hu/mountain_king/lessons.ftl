### A Hegykirály csarnokának vezetett első játéka: amit a mester mond. A *csillagok közti* szavak kiemeltek.

## 1 Digging

mk-lesson-digging = Be a hegybe
    .idea = Miért játszol, és hogyan ásol alagutat.
    .learnt = Tudsz alagutat ásni, és megbecsülést kapsz érte. Minden fordulóban ásol vagy toborzol.
mk-lesson-digging-gate = Ez a *kapud*. Innen ássunk a hegy szíve felé! Aki a legtöbb *megbecsülést* gyűjti, az lesz a király.
    .step = Találd meg a kapudat
mk-lesson-digging-dig = Az alagút mezőnként egy ásványba kerül. 3 köved van: válaszd az *egyenes hármast*, és fizess *kővel*.
    .step = Válassz alagutat
mk-lesson-digging-lay = Hozzá kell érnie a kapudhoz vagy az alagútjaidhoz. Fektesd keresztbe a kapu alá: kattints a közepére, *k2*, aztán áss.
    .step = Fektesd le
mk-lesson-digging-found = Máris kaptál megbecsülést, és amit az alagút alatt rejtett a föld, itt: *l2*, az most a tiéd.
    .step = Vedd el, amit találsz
mk-lesson-digging-end = Ez volt a forduló lényege: *ásol* vagy *toborzol*, a kettő közül egyet. *Fejezd be* a fordulót.
    .step = Fejezd be a fordulót
mk-lesson-digging-longer = Szabályos, de két mező nem ér semmit. Vedd az egyenes hármast.
mk-lesson-digging-straight = Szabályos, és ugyanannyit ér, de most az egyenes hármast vedd.
mk-lesson-digging-dig-first = A toborzás a következő leckében jön. Előbb ássunk.
mk-lesson-digging-across = Szabályos, de most keresztbe fektesd: kincs van a földben itt: l2.
mk-lesson-digging-right = Szabályos, de a közepe ide kerüljön: k2. Így a kincs is alá kerül.
mk-lesson-digging-goal = A legtöbb megbecsülés a végén.
    .name = Cél
mk-lesson-digging-price = Mezőnként egy ásvány, mind egyforma.
    .name = Ár
mk-lesson-digging-touch = A saját hálózatodhoz ér, máséhoz nem.
    .name = Hely

## 2 Recruiting

mk-lesson-recruiting = Trollok munkában
    .idea = Hogyan toborzol trollt, és mit hoznak.
    .learnt = Tudsz trollt toborozni, és dolgoztatod őket. Tőlük lesz meg minden, ami az ásáshoz kell.
mk-lesson-recruiting-horde = A munkát trollok végzik. Itt vár a *horda*. Akik az alsó sorban állnak, mint ő, *ingyen* jönnek.
    .step = Ismerd meg a hordát
mk-lesson-recruiting-recruit = Toborozd a *Jégcsapszedőt*: kattints a lapjára. A felsőbb sorokért az alattuk állókat érmével kell megvesztegetni.
    .step = Toborozz egy trollt
mk-lesson-recruiting-seat = A trolljaid piramist alkotnak: az új kettőnek a vállára áll. Állítsd a bal oldalra, ide: *2a*.
    .step = Keress neki helyet
mk-lesson-recruiting-yield = Elindult a *zuhatag*: az újonc és mindenki alatta kapott egy erőforrást minden üres szimbólumára.
    .step = Figyeld a zuhatagot
mk-lesson-recruiting-end = Költsd el, ami a trollokon van, különben nincs helyük többnek. Most *fejezd be* a fordulót.
    .step = Fejezd be a fordulót
mk-lesson-recruiting-this-one = Ő is ingyen jön, de most az elsőt vedd: a Jégcsapszedőt.
mk-lesson-recruiting-left = Szabályos, de most a bal oldalra állítsd: 2a.
mk-lesson-recruiting-no-trade = Elcserélhetsz négy erőforrást egyre, de ez a következő leckében jön. Fejezd be a fordulót.
mk-lesson-recruiting-free = Alsó sor ingyen, második sor 2 érme, harmadik 5.
    .name = Ár
mk-lesson-recruiting-cascade = Az újonc és az alatta lévő háromszög dolgozik.
    .name = Zuhatag
mk-lesson-recruiting-full = Amelyik szimbólumon még van erőforrás, az nem terem újat.
    .name = Foglalt szimbólumok

## 3 Minerals

mk-lesson-minerals = Jobb ásványok
    .idea = Miért jobb a vas a kőnél, és hogyan fordítasz lapkát.
    .learnt = A legjobb ásványoddal ásol, és úgy fordítod az alagutat, ahogy kell.
mk-lesson-minerals-iron = Ugyanaz az alagút *vassal* többet ér, mint kővel, szívkővel a legtöbbet. Áss *egyenes hármast* *vassal*.
    .step = Áss vassal
mk-lesson-minerals-turn = Fordítsd a felirat melletti *forgató nyíllal* (vagy az R billentyűvel), míg lefelé áll; a közepe ide kerül: *j3*.
    .step = Fordítsd el a lapkát
mk-lesson-minerals-level = Minden mezőnek van *szintje*, a peremen 1, a hegy szívénél 5. Minél mélyebben áll egy szobor, annál többet ér.
    .step = Nézd meg a szinteket
mk-lesson-minerals-end = Még valami: négy erőforrásért bármikor vehetsz egyet a fordulódban, amelyiket akarod. Most *fejezd be*.
    .step = Jegyezd meg a cserét
mk-lesson-minerals-stone = Szabályos, de a vas többet ér. Fizess vassal.
mk-lesson-minerals-straight = Szabályos, de most az egyenes hármast vedd.
mk-lesson-minerals-dig-first = Lehetne, de az ásvány már megvan. Előbb ássunk.
mk-lesson-minerals-down = Szabályos, de így nem jutsz mélyebbre. Fordítsd lefelé, a közepe ide: j3.
mk-lesson-minerals-values = A nagyobb alagút és a jobb ásvány többet ér.
    .name = Megbecsülés
mk-lesson-minerals-depth = A szintek a hegy szíve felé nőnek.
    .name = Mélyebbre
mk-lesson-minerals-trade = Négy erőforrásért egy, a fordulód bármely pillanatában.
    .name = Csere

## 4 Magic

mk-lesson-magic = Varázslatok és műhelyek
    .idea = Két segítség, mielőtt ásol vagy toborzol.
    .learnt = Elmondasz egy varázslatot, és használsz egy műhelyt, mielőtt a forduló lényege jön.
mk-lesson-magic-cast = Egy *varázslat* egy rúnába kerül. A *Kavicszápor* 2 követ ad: kattints rá a nyitott varázslatok közt.
    .step = Mondj el egy varázslatot
mk-lesson-magic-visit = Az alagutad egy *műhely* mellett ér véget. A *Malomkő* követ és vasat vált. Kattints ide: *j5*.
    .step = Menj be egy műhelybe
mk-lesson-magic-use = Annyiszor használhatod, ahány ajtaja nyitva van: most egyszer. Válts *1 követ 1 vasra*.
    .step = Válts követ
mk-lesson-magic-then = Most jön a forduló lényege, mint mindig: ásás vagy toborzás. Varázslat és műhely ráadás, fordulónként egy-egy.
    .step = Folytasd, ahogy szoktad
mk-lesson-magic-pebbles = Jó varázslat, de most az elsőt mondd el: a Kavicszáport.
mk-lesson-magic-before = A varázslat és a műhely előtte jön. Előbb azokat használd.
mk-lesson-magic-use-first = Ha most kijössz, kárba vész. Válts egy követ vasra.
mk-lesson-magic-spell = Fordulónként egy, egy rúnáért, ásás vagy toborzás előtt.
    .name = Varázslat
mk-lesson-magic-shop = Fordulónként egy, ha a hálózatod hozzáér.
    .name = Műhely
mk-lesson-magic-order = Varázslat, műhely; ásás vagy toborzás; nagyterem; szobrok.
    .name = Forduló

## 5 Statues

mk-lesson-statues = Szobrok útja
    .idea = A kordék oda viszik a szobrot, ahol a legtöbbet ér.
    .learnt = Mélyebbre viszed a szobrokat, talapzatra, ahol duplán számítanak.
mk-lesson-statues-statue = Kiástál egy *szobrot*. A végén annyit ér, amilyen szinten áll, ezért vidd mélyebbre, ide: *j4*.
    .step = Találd meg a szobrot
mk-lesson-statues-first = Egy *kordé* a saját vagy a szomszédos alagútba viszi. Kattints a szoborra, majd ide: *m2*.
    .step = Vidd egyet
mk-lesson-statues-pedestal = A saját klánja *talapzatán* duplán számít. Itt vár egy: *j4*. Használd a második kordédat.
    .step = Fel a talapzatra
mk-lesson-statues-worth = Magas szint, és a talapzaton az értéke duplán számít. Alagutanként csak a legjobb szobor ér pontot.
    .step = Számold ki
mk-lesson-statues-also = Az is jó lenne, de most menj erre: m2.
mk-lesson-statues-back = Szabályos, de az távolodik a hegy szívétől. Erre vidd: j4.
mk-lesson-statues-deeper = Szabályos, de a talapzat mélyebben vár: j4.
mk-lesson-statues-carts = Még van kordéd. Előbb vidd a szobrot.
mk-lesson-statues-uncovered = Ha alagút kerül föléjük, előkerülnek.
    .name = Szobrok
mk-lesson-statues-cart = Egy mozgás: az alagúton belül vagy a szomszédosba.
    .name = Kordé
mk-lesson-statues-twice = Azonos klán szobra duplán ér rajta.
    .name = Talapzat

## 6 Halls

mk-lesson-halls = A nagyterem
    .idea = Hogyan épül nagyterem, és hogyan ér véget a játék.
    .learnt = Mindent láttál, ami a királysághoz kell. Gyűjts trollokat, áss mélyre, és élvezd a játékot!
mk-lesson-halls-plan = A *nagyterem* olyan alagutakra kerül, amelyek épp kitöltik. A galériához hét mező kell egy sorban: áss még egy *egyenes hármast*.
    .step = Tervezz nagytermet
mk-lesson-halls-line = Fektesd a másik mellé, egy vonalba, jobbra tőle: a közepe ide: *l2*.
    .step = Egészítsd ki a sort
mk-lesson-halls-dedicate = Nyolc egy sorban: illik rá az *Ősök galériája*, és ingyen van. Szenteld fel a gombjával.
    .step = Szenteld fel
mk-lesson-halls-place = Ha szobor áll az *oltárán*, a terem sokkal többet ér. Úgy fektesd le, hogy az oltár ide kerüljön: *j2*.
    .step = Fektesd le
mk-lesson-halls-end = A játék nemsokára véget ér, ha valakinek megvan mind a *tíz trollja*. Akkor számoljuk össze a megbecsülést. *Fejezd be*!
    .step = Ismerd meg a végét
mk-lesson-halls-three = Szabályos, de a nagyteremhez még három mező kell egy sorban.
mk-lesson-halls-other-side = Az is nyolcas sor lenne, de most jobbra áss, a közepe: l2.
mk-lesson-halls-in-line = Szabályos, de egy vonalban kell lennie a másikkal, a közepe: l2.
mk-lesson-halls-not-yet = Egy ingyen nagyterem vár rád. Előbb szenteld fel.
mk-lesson-halls-altar-there = Szabályos, de akkor máshol lesz az oltár. Fektesd eggyel jobbra.
mk-lesson-halls-hall = Az alagútjaidra kerül, fordulónként egy, ingyen.
    .name = Nagyterem
mk-lesson-halls-altar = Ha szobor áll rajta, a terem a nagyobb számát éri.
    .name = Oltár
mk-lesson-halls-finish = Tíz troll, aztán még két-két forduló.
    .name = A játék vége
