### Az In the Hall of the Mountain King feladványai: címek, tippek, magyarázatok és a célok feltételei.

## Goals

mk-goal-honor = Legalább { $wanted } megbecsülésed van
mk-goal-honor-missing = { $count } megbecsülésed van a szükséges { $wanted } helyett
mk-goal-heart = A hálózatod eléri a hegy szívét
mk-goal-heart-missing = a hálózatodtól még { $count } mező hiányzik a hegy szívéig

## Exercises, the easier ones first

mk-exercise-iron = A jobbik ásvány
    .hint = Egyetlen alagúttal hat megbecsülés szerezhető. Miből legyen, és mi legyen alatta?
    .why = Három mezőnyi vas többet ér, mint ugyanennyi kő. Ha az alagút az m3 mezőt is lefedi, a szobor is előkerül, és mostantól a szintje szerint számít.
mk-exercise-trade = Négyet egyért
    .hint = Két vas kevés, a kő meg keveset ér. De kőből négy van.
    .why = Ásás előtt négy kőből lesz a harmadik vas. A szobor fölötti vasalagút többet ér, mint amennyit a kövek bármilyen alagútként érnének.
mk-exercise-anchor = Hová kerül a horgony
    .hint = A klánja talapzatán álló szobor kétszeresen számít. A talapzat az új alagút horgonyára kerül.
    .why = Ugyanaz a két mező kétféleképpen ásható ki. Csak akkor kerül a talapzat a holdszobor alá, ha a horgony a g3 mezőre esik.
mk-exercise-altar = A szobor alatt
    .hint = Egy nyolcmezős tömbből egyetlen mező hiányzik. Fölé négyféleképpen fektethető a terem, és csak az egyik jó a szobornak.
    .why = A kétmezős alagút betölti a hiányzó e3 mezőt, és a nyolc mező épp a Mézsörcsarnok alakja. Ha az oltára a g3 mezőre kerül, a terem az ott álló szobrot fogadja be, kordé sem kell hozzá.
mk-exercise-cart = Egyetlen kordé
    .hint = Minél mélyebben áll egy talapzat, annál többet hoz. Nem kell ott állnia, ahol a szobor előkerül.
    .why = A hajlított alagút az m3 mezőn felszínre hozza a szobrot, horgonya pedig egy szinttel mélyebbre, az l4 mezőre kerül. A kordé odaviszi a szobrot, és ott minden kétszer számít.
mk-exercise-far = Még mélyebbre
    .hint = Melyik kőalagút fedi le a g3 mezőt úgy, hogy a horgonya egy szinttel lejjebb legyen?
    .why = Három mező helyett néggyel maga az alagút is többet ér, és a g3 mezőtől a h4 mezőig nyúlik. Ott találkozik a talapzat és a szobor, a szint pedig kétszer számít.
mk-exercise-both = Két kordé, két szobor
    .hint = Minden alagútban a legjobb szobor számít. A végén mindkét szobor állhat a klánja talapzatán.
    .why = Az új alagút az l4 mezőn talapzatot ad a tűzszobornak, és az egyik kordé oda is viszi. A másik egy mezővel arrébb tolja a holdszobrot, a k2 mezőn váró talapzatra.
mk-exercise-hammer = Egy kalapács, egy szint
    .hint = Két mező elég egy újabb szinthez, ha a kalapács jó helyre kerül, és a horgony megy elöl.
    .why = A h4 mezőtől lefelé a két mező a h6 mezőig ér, és a kalapács megtisztítja az útban lévő romterületet. Ha a horgony a távolabbi végére esik, a talapzat ott áll, ahol a szobor a legtöbbet éri.
mk-exercise-heart = A hegy szívéig
    .hint = Három mező hiányzik, az utolsó romterület. Az egyik varázslat egy követ takarít meg, a másik a kalapácsot. Melyiket tudja pótolni a Szerszámöntöde?
    .why = A Földrítus megtakarítja a harmadik követ, a Szerszámöntöde pedig kalapácsot ad a szívkőért. A Visszhangzó csákányok mellett kalapács nem kellene, de hiányozna egy kő, és azt az öntöde nem ad.
