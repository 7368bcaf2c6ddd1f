### Summoner Wars Alliances: Swamp Mercenaries.

## Summoner and champions

al-card-glurblub = Glurblub
    .the = Glurblub
    .acc = Glurblubot
al-card-prong = Prong
    .the = Prong
    .acc = Prongot
al-ability-vinemancer-call = Indamágus: hívás
    .the = az Indamágus: hívás
    .text = Körönként egyszer, miután Pronggal mozogtál, fizethetsz 1 mágiapontot, hogy egy vele szomszédos mezőre indafalat tegyél. Prong dobás nélkül hagyhatja el az indafalakat.
al-card-turgo = Turgo
    .the = Turgo
    .acc = Turgót
al-ability-hard-shell = Kemény páncél
    .the = a Kemény páncél
    .text = A támadások csak legalább 5 értékű kockákkal sebzik meg ezt az egységet. A mozgásfázisban legfeljebb 1 mezőt mozoghat.
al-card-ribbok = Ribbok
    .the = Ribbok
    .acc = Ribbokot
al-ability-sticky-tongue = Ragadós nyelv
    .the = a Ragadós nyelv
    .text = Miután Ribbokkal mozogtál, választhatsz tőle egyenes vonalban, 3 akadálymentes mezőn belül egy közönséges egységet vagy bajnokot, és az ebben a vonalban Ribbokkal szomszédos mezőre helyezheted.

## Commons

al-card-boarboon = Vadkanpávián
    .the = a Vadkanpávián
    .acc = a Vadkanpáviánt
al-ability-wild-arrival = Vad érkezés
    .the = a Vad érkezés
    .text = Ez az egység +1 támadóértéket kap abban a körben, amelyben megidézed.
al-card-swamp-rat = Mocsári patkány
    .the = a Mocsári patkány
    .acc = a Mocsári patkányt
al-ability-scurry = Iszkolás
    .the = az Iszkolás
    .text = Miután ezzel az egységgel támadtál, egy általad irányított fal mellé helyezheted. Ha baráti támadás pusztítja el, mágiapakli helyett a dobópaklidba kerül.
al-card-swamp-mercenaries-swordsman = Kardforgató
    .the = a Kardforgató
    .acc = a Kardforgatót
al-ability-slippery = Síkos
    .the = a Síkos
    .text = Ez az egység más egységeken keresztül is mozoghat. A mozgását üres mezőn kell befejeznie.

## Events

al-card-spore-carriers = Spórahordozók
    .the = a Spórahordozók
    .acc = a Spórahordozók eseményt
    .text = Pusztíts el legfeljebb 2 általad irányított egységet, és tegyél egy-egy indafalat arra a mezőre, ahol álltak.
al-card-vine-bind = Indabéklyó
    .the = az Indabéklyó
    .acc = az Indabéklyó eseményt
    .text = A következő köröd kezdetéig nem mozoghatnak azok az ellenséges egységek, amelyek szomszédosak egy indafallal, vagy indafalon állnak.
al-card-vine-lash = Indakorbács
    .the = az Indakorbács
    .acc = az Indakorbács eseményt
    .text = Minden ellenséges egység, amely szomszédos egy indafallal, vagy indafalon áll, 1 sérülést szenved el.

## Prompts

al-prompt-vinemancer-call = { al-ability-vinemancer-call }: 1 mágiapontért indafalat tehetsz { $card-the } ({ $square }) mellé. Válassz mezőt.
al-prompt-sticky-tongue = { al-ability-sticky-tongue }: { $card-the } ({ $square }) mellé húzhatsz egy közönséges egységet vagy bajnokot. Válaszd ki.
al-prompt-scurry = { al-ability-scurry }: { $card-acc } ({ $square }) az egyik falad mellé helyezheted. Válassz mezőt.
al-prompt-spore-carriers = { al-card-spore-carriers }: válassz egy egységet, amelyet elpusztítasz, vagy fejezd be. A helyén indafal nő.
