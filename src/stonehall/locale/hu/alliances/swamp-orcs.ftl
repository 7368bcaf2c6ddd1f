### Summoner Wars Alliances: the Swamp Orcs. Labels begin with a capital; numbers and their nouns are joined by no-break spaces.

## Units

al-card-mugglug = Mugglug
    .the = Mugglug
    .acc = Mugglugot
al-ability-rampant-growth = Burjánzás
    .the = a Burjánzás
    .text = Valahányszor elpusztul egy egység, amely egy általad irányított fallal szomszédos, tegyél egy indafalat arra a mezőre, amelyen állt. Ez az egység dobás nélkül lép le az indafalakról.
al-card-blerg = Blerg
    .the = Blerg
    .acc = Blerget
al-ability-adapt = Alkalmazkodás
    .the = az Alkalmazkodás
    .text = Ha ez az egység elpusztít egy ellenséges egységet, amely a mágiapaklidba kerülne, válassz egyet: távolíts el 1 sérülést erről az egységről; vagy tedd az elpusztított egységet ez alá az egység alá. +1 támadóérték minden alatta lévő egység után (legfeljebb +4).
al-card-glarg = Glarg
    .the = Glarg
    .acc = Glargot
al-ability-vinemancer-reach = Indamágus: kinyúlás
    .the = az Indamágus: kinyúlás
    .text = Amíg ez az egység indafalon áll, +1 támadóértéket kap, és íjszimbóluma van. Dobás nélkül lép le az indafalakról.
al-card-splub = Splub
    .the = Splub
    .acc = Splubot
al-card-glurp = Glurp
    .the = Glurp
    .acc = Glurpot
al-ability-disruptive = Zavaró
    .the = a Zavaró
    .text = Amíg te irányítod ezt az egységet, minden eseményért, amelyet kijátszol, 1 mágiapontot kell fizetned, kivéve a falakat.
al-card-murk = Murk
    .the = Murk
    .acc = Murkot
al-ability-vinemancer-choke = Indamágus: fojtás
    .the = az Indamágus: fojtás
    .text = +1 támadóérték indafallal szomszédos egységek ellen. Ez az egység dobás nélkül lép le az indafalakról.
al-card-splack = Splack
    .the = Splack
    .acc = Splackot
al-ability-vinemancer-entangle = Indamágus: behálózás
    .the = az Indamágus: behálózás
    .text = Miután ez az egység megtámadott egy közönséges egységet vagy bajnokot, és az túlélte, 1 mágiapontért egy indafalat tehetsz alá. Ez az egység dobás nélkül lép le az indafalakról.
al-card-savager = Vadember
    .the = a Vadember
    .acc = a Vadembert
al-card-swamp-orcs-hunter = Vadász
    .the = a Vadász
    .acc = a Vadászt
al-ability-vinemancer-ambush = Indamágus: rajtaütés
    .the = az Indamágus: rajtaütés
    .text = +1 támadóérték, ha ez az egység ebben a körben legalább egyszer indafalra lépett, vagy lelépett róla.
al-card-swamp-orcs-shaman = Sámán
    .the = a Sámán
    .acc = a Sámánt
al-ability-vinemancer-guard = Indamágus: védelem
    .the = az Indamágus: védelem
    .text = Amíg ez az egység szomszédos egy indafallal, a támadásokban csak az 5+ dobásoktól szenved el sérülést. Dobás nélkül lép le az indafalakról.
al-card-conjurer = Bűvölő
    .the = a Bűvölő
    .acc = a Bűvölőt
al-ability-vinemancer-animate = Indamágus: megelevenítés
    .the = az Indamágus: megelevenítés
    .text = A támadásfázisod elején elpusztíthatsz egy általad irányított indafalat 3 mező távolságon belül. Ha így teszel, válassz egyet erre a körre: +1 támadóérték; vagy íjszimbólum. Ez az egység dobás nélkül lép le az indafalakról.
al-card-swamp-beast = Mocsári szörny
    .the = a Mocsári szörny
    .acc = a Mocsári szörnyet
al-ability-spore-carrier = Spórahordozó
    .the = a Spórahordozó
    .text = Ha ez az egység elpusztul, tegyél egy indafalat arra a mezőre, amelyen állt.

## Abilities that units only gain

al-ability-vine-walk = Indajárás
    .the = az Indajárás
    .text = Ez az egység dobás nélkül lép le az indafalakról.
al-ability-bow-of-vines = Indaíj
    .the = az Indaíj
    .text = Ennek az egységnek íjszimbóluma van.

## Events

al-card-vine-growth = Indanövekedés
    .the = az Indanövekedés
    .acc = az Indanövekedés eseményt
    .text = Válassz egy falat, amelyet te irányítasz. Tegyél egy indafalat egy vele szomszédos mezőre.
al-card-vine-guard = Indavédelem
    .the = az Indavédelem
    .acc = az Indavédelem eseményt
    .text = A következő körödig a mocsári ork egységeid képessége: Indamágus: védelem. Amíg szomszédosak egy indafallal, a támadásokban csak az 5+ dobásoktól szenvednek el sérülést; dobás nélkül lépnek le az indafalakról.
al-card-ensnare = Behálózás
    .the = a Behálózás
    .acc = a Behálózás eseményt
    .text = Válassz legfeljebb 2 közönséges egységet, egymás után. Mindegyiket helyezd egy tőle 4 mező távolságon belül lévő indafalra, amelyen nem áll egység.
al-card-ambush = Rajtaütés
    .the = a Rajtaütés
    .acc = a Rajtaütés eseményt
    .text = Ebben a körben a mocsári ork egységeid képessége: Indamágus: rajtaütés (+1 támadóérték, ha ebben a körben indafalra léptek, vagy leléptek róla), és dobás nélkül lépnek le az indafalakról.

## Prompts

al-prompt-adapt = { al-ability-adapt }: eltávolítasz 1 sérülést erről: { $card } ({ $square }), és az elpusztított egységet a mágiapaklidra teszed? Ha nem, az egység alatta marad.
al-prompt-vinemancer-entangle = { al-ability-vinemancer-entangle }: fizetsz 1 mágiapontot, hogy egy indafalat tegyél ez alá: { $card } ({ $square })?
al-prompt-vinemancer-animate = { al-ability-vinemancer-animate }: elpusztíthatsz egy indafalat, hogy erre a körre megerősítsd { $card-acc } ({ $square }). Válaszd ki.
al-prompt-vinemancer-animate-gain = { al-ability-vinemancer-animate }: +1 támadóértéket kapjon ebben a körben { $card-the } ({ $square })? Ha nem, íjszimbólumot kap.
al-prompt-vine-growth = { al-card-vine-growth }: válaszd ki, hol nőjön az indafal.
al-prompt-ensnare = { al-card-ensnare }: válassz egy közönséges egységet, amelyet indafalra helyezel, vagy fejezd be.
al-prompt-ensnare-to = { al-card-ensnare }: válassz egy indafalat, ahová ez kerül: { $card } ({ $square }).

## What happened

al-log-freed = { $card-The } az egység alól ({ $square }) mágiapakliba kerül. Kié: { $player }.
