### Summoner Wars Alliances: the Shadow Elves. Labels begin with a capital; numbers and their nouns are joined by no-break spaces.

## Units

al-card-selundar = Selundar
    .the = Selundar
    .acc = Selundart
al-ability-out-of-shadows = Árnyékból előbújva
    .the = az Árnyékból előbújva
    .text = Ha a kör kezdetén egyetlen ellenséges egység sem volt szomszédos ezzel az egységgel, akkor ebben a körben +2 támadóértéket kap a vele szomszédos egységek ellen.
al-card-hydrake = Hydrake
    .the = Hydrake
    .acc = Hydrake-et
al-card-malidala = Malidala
    .the = Malidala
    .acc = Malidalát
al-ability-shadow-dancer = Árnytáncos
    .the = az Árnytáncos
    .text = Amikor ezt az egységet egy körben először támadják meg, válassz egyet a dobott kockák közül. Azt a kockát figyelmen kívül kell hagyni.
al-card-xaserbane = Xaserbane
    .the = Xaserbane
    .acc = Xaserbane-t
al-ability-sneak = Settenkedés
    .the = a Settenkedés
    .text = Ha a mozgásfázisodban csak ezt az egységet mozgatod, 2 mezővel többet mozoghat.
al-card-kuldrid = Kuldrid
    .the = Kuldrid
    .acc = Kuldridot
al-ability-wither = Sorvadás
    .the = a Sorvadás
    .text = A támadásfázisod végén, ha ez az egység abban egyetlen egységet sem pusztított el, fizess 1 mágiapontot, vagy tegyél 1 sérülést az idéződre.
al-card-melek = Melek
    .the = Melek
    .acc = Meleket
al-card-taliya = Taliya
    .the = Taliya
    .acc = Taliyát
al-ability-return-spirit = A lélek visszatérése
    .the = A lélek visszatérése
    .text = A köröd végén válassz egy ezzel az egységgel szomszédos közönséges egységet. Távolítsd el a sérüléseit, és vedd vissza annak a játékosnak a kezébe, aki irányítja. Az alatta lévő kártyákat dobd el.
al-card-ranger = Portyázó
    .the = a Portyázó
    .acc = a Portyázót
al-ability-shadow-arrows = Árnynyilak
    .the = az Árnynyilak
    .text = Körönként egyszer, ha ez az egység elpusztít egy egységet, annak a helyére helyezheted. Ha így teszel, 1 mágiapontért még egyszer támadhatsz vele.
al-card-scout = Felderítő
    .the = a Felderítő
    .acc = a Felderítőt
al-ability-scout = Felderítés
    .the = a Felderítés
    .text = Ha ez az egység a köröd kezdetén egy ellenfél térfelén áll, a mozgásfázisodban eggyel több egységet mozgathatsz.
al-card-shadow-elves-swordsman = Kardforgató
    .the = a Kardforgató
    .acc = a Kardforgatót
al-card-blade-master = Pengemester
    .the = a Pengemester
    .acc = a Pengemestert
al-card-shadow-elves-hunter = Vadász
    .the = a Vadász
    .acc = a Vadászt
al-ability-shadow-step = Árnylépés
    .the = az Árnylépés
    .text = Körönként egyszer, amikor árnyelf Vadászt idézel meg, fal helyett egy általad irányított árnyelf egység mellé is helyezheted.

## Events

al-card-shadows = Árnyak
    .the = az Árnyak
    .acc = az Árnyak eseményt
    .text = Más körében is kijátszhatod, amikor egy árnyelf közönséges egységed vagy bajnokod elpusztul, és egy ellenfél mágiapaklijába kerül: vedd el onnan azt a kártyát, és tedd a saját mágiapaklid tetejére.
al-card-summon-the-night = Az éj megidézése
    .the = Az éj megidézése
    .acc = Az éj megidézése eseményt
    .text = Válassz egy ellenfelet. Az ő következő körében az egységei a mozgásfázisban csak 1-1 mezőt mozoghatnak, és a támadásfázisban nem támadhatnak velük nem szomszédos kártyákat.
al-card-stalking-advance = Lopakodó előrenyomulás
    .the = a Lopakodó előrenyomulás
    .acc = a Lopakodó előrenyomulás eseményt
    .text = Mozgasd minden árnyelf egységedet legfeljebb 1 mező távolságra.
al-card-into-darkness = A sötétségbe
    .the = A sötétségbe
    .acc = A sötétségbe eseményt
    .text = Csak akkor játszhatod ki, ha kevesebb egységed van a csatatéren, mint egy választott ellenfelednek: dobj el legfeljebb 2 közönséges egységet, amelyet ez az ellenfél irányít, és amelynek idézési költsége legfeljebb 2.

## Prompts

al-prompt-shadow-dancer = { al-ability-shadow-dancer }: támadás érte ezt az egységet: { $card } ({ $square }), dobás: { $dice }. Válaszd ki a kockát, amely nem számít.
al-prompt-wither = { al-ability-wither }: { $card-the } ({ $square }) nem pusztított el egységet. Fizess 1 mágiapontot, különben az idéződ 1 sérülést szenved el.
al-prompt-return-spirit = { al-ability-return-spirit }: válaszd ki a közönséges egységet { $card } ({ $square }) mellől, amely visszatér játékosának kezébe.
al-prompt-shadow-arrows = { al-ability-shadow-arrows }: az elpusztított egység mezőjére ({ $square }) helyezed { $card-acc }?
al-prompt-shadow-arrows-again = { al-ability-shadow-arrows }: fizetsz 1 mágiapontot, hogy még egyszer támadjon { $card-the } ({ $square })?
al-prompt-shadows = { $card-The } ({ $square }) elpusztult, és egy ellenfél mágiapaklijában van. Reagálhatsz ezzel: { al-card-shadows }.
al-prompt-summon-the-night = { al-card-summon-the-night }: válassz egy ellenfelet.
al-prompt-stalking-advance = { al-card-stalking-advance }: válassz egy egységet, amelyet 1 mező távolságra mozgatsz, vagy fejezd be.
al-prompt-into-darkness-whom = { al-card-into-darkness }: válassz egy ellenfelet, akinek több egysége van, mint neked.
al-prompt-into-darkness = { al-card-into-darkness }: válassz egy közönséges egységet, amelyet eldobsz, vagy fejezd be.

## What happened

al-log-die-ignored = Egy kocka nem számít: { $count }.
al-log-recovered = { $player } visszaveszi mágiának { $card-acc }.
al-log-watched = Ebben a körben hatástalan: { $ability }. Ellenséges egység áll mellette: { $card } ({ $square }).
