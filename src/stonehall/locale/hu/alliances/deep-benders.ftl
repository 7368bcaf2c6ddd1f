### Summoner Wars Alliances: Deep Benders.

## Summoner and champions

al-card-endrich = Endrich
    .the = Endrich
    .acc = Endrichet
al-ability-geopathic-command = Geopatikus parancs
    .the = a Geopatikus parancs
    .text = A támadásfázisod végén fizethetsz 1 mágiapontot, hogy azonnal támadj egy általad irányított, töltettel rendelkező egységgel, akkor is, ha már támadott.
al-card-kendre = Kendre
    .the = Kendre
    .acc = Kendre bajnokot
al-ability-gem-transfer = Drágakő-átadás
    .the = a Drágakő-átadás
    .text = Miután Kendre bajnokkal mozogtál, egy általad irányított egység töltetjelzőjét átteheted egy másik általad irányított egységre, amelynek van töltetköltsége, de nincs töltetjelzője.
al-card-keodel = Keodel
    .the = Keodel
    .acc = Keodelt
al-ability-geopathy = Geopátia
    .the = a Geopátia
    .text = A támadásfázisod kezdetén 1-1 mágiapontot fizethetsz minden közönséges egységért, amely Keodellel szomszédos, az ellenségesekért is. Ha így teszel, ezek a közönséges egységek a kör végéig +2 támadóértéket kapnak.
al-card-owl-gryphon = Bagolygriff
    .the = a Bagolygriff
    .acc = a Bagolygriffet
al-ability-conserve = Takarékosság
    .the = a Takarékosság
    .text = A támadásfázisod kezdetén a dobópaklidból egy lapot a mágiapaklid tetejére tehetsz. Ha így teszel, ebben a körben sem ez az egység, sem az idéződ nem támadhat: kettőnek számítanak a három támadó egységed közül.

## Commons and conjurations

al-card-geopath = Geopata
    .the = a Geopata
    .acc = a Geopatát
al-ability-geopathic-shot = Geopatikus lövés
    .the = a Geopatikus lövés
    .text = Töltettel: ez az egység +1 támadóértéket kap, és egyenes vonalban legfeljebb 5 akadálymentes mező távolságra álló kártyákat támadhat meg.
al-card-gem-priestess = Drágakő-papnő
    .the = a Drágakő-papnő
    .acc = a Drágakő-papnőt
al-ability-gem-blessing = Drágakőáldás
    .the = a Drágakőáldás
    .text = Töltettel: ennek az egységnek 4 élete van. A köröd kezdetén távolíts el 1-1 sérülést minden vele szomszédos baráti közönséges egységről és bajnokról.
al-card-deep-dragon = Mélységi sárkány
    .the = a Mélységi sárkány
    .acc = a Mélységi sárkányt
al-card-gorgon = Gorgó
    .the = a Gorgó
    .acc = a Gorgót
al-ability-petrifying-gaze = Kővé dermesztő tekintet
    .the = a Kővé dermesztő tekintet
    .text = Miután ezzel az egységgel mozogtál, dobj egy kockával minden ellenséges közönséges egységért, amely tőle 2 mező távolságon belül áll. Ha az eredmény legalább 5, pusztítsd el azt az egységet.

## Events

al-card-teleport = Teleportálás
    .the = a Teleportálás
    .acc = a Teleportálás eseményt
    .text = Két általad irányított egység helyet cserél.
al-card-unlock = Felszabadítás
    .the = a Felszabadítás
    .acc = a Felszabadítás eseményt
    .text = Legfeljebb 2 általad irányított egységre, amelynek van töltetköltsége, fizetés nélkül töltetjelzőt tehetsz.
al-card-reclaim = Visszaszerzés
    .the = a Visszaszerzés
    .acc = a Visszaszerzés eseményt
    .text = Távolítsd el bármennyi általad irányított egység töltetjelzőjét. Mindegyikért tegyél a dobópaklid tetejéről annyi lapot a mágiapaklidra, amennyi az adott egység töltetköltsége.
al-card-conjure-gorgon = A Gorgó megidézése
    .the = A Gorgó megidézése
    .acc = A Gorgó megidézése eseményt
    .text = Tegyél az idézménypaklidból egy Gorgót egy Endrichhel szomszédos üres mezőre.

## Prompts

al-prompt-geopathic-command = { al-ability-geopathic-command }: 1 mágiapontért támadhatsz egy töltettel rendelkező egységgel. Válassz egységet.
al-prompt-gem-transfer = { al-ability-gem-transfer }: áttehetsz egy töltetjelzőt. Válaszd ki az egységet, amelyről elveszed.
al-prompt-gem-transfer-to = { al-ability-gem-transfer }: válaszd ki az egységet, amely megkapja { $card-the } ({ $square }) töltetjelzőjét.
al-prompt-geopathy = { al-ability-geopathy }: fizetsz 1-1 mágiapontot minden közönséges egységért { $card-the } ({ $square }) mellett, hogy +2 támadóértéket kapjanak?
al-prompt-conserve = { al-ability-conserve }: a dobópaklidból egy lapot a mágiapaklidra tehetsz. Utána ebben a körben sem { $card-the }, sem az idéződ nem támadhat. Válaszd ki a lapot.
al-prompt-teleport = { al-card-teleport }: válassz egy egységet.
al-prompt-teleport-with = { al-card-teleport }: válaszd ki az egységet, amellyel { $card-the } ({ $square }) helyet cserél.
al-prompt-unlock = { al-card-unlock }: válassz egy egységet, amely töltetjelzőt kap, vagy fejezd be.
al-prompt-reclaim = { al-card-reclaim }: válassz egy egységet, amelynek visszaszerzed a töltetét, vagy fejezd be.
al-prompt-conjure-gorgon = { al-card-conjure-gorgon }: válassz mezőt a Gorgónak.
