### Summoner Wars Alliances: what several factions share. Labels begin with a capital; numbers and their nouns are joined by no-break spaces.

## Labels: classes, phases, ranges

al-class-summoner = Idéző
al-class-champion = Bajnok
al-class-common = Közönséges egység
al-class-mutation = Mutáció
al-class-conjuration = Idézmény
al-class-unit = Egység
al-class-event = Esemény
al-class-wall = Fal
al-class-vine-wall = Indafal

## Phases

al-phase-draw = Húzásfázis
    .short = Húzás
    .inline = a húzásfázis
    .in = a húzásfázisban
al-phase-summon = Idézésfázis
    .short = Idézés
    .inline = az idézésfázis
    .in = az idézésfázisban
al-phase-event = Eseményfázis
    .short = Esemény
    .inline = az eseményfázis
    .in = az eseményfázisban
al-phase-move = Mozgásfázis
    .short = Mozgás
    .inline = a mozgásfázis
    .in = a mozgásfázisban
al-phase-attack = Támadásfázis
    .short = Támadás
    .inline = a támadásfázis
    .in = a támadásfázisban
al-phase-magic = Mágiaépítési fázis
    .short = Mágiaépítés
    .inline = a mágiaépítési fázis
    .in = a mágiaépítési fázisban

## Ranges

al-range-sword = Kard
al-range-bow = Íj

## Walls

al-card-wall = Fal
    .the = a Fal
    .acc = a Falat
    .text = Az általad irányított falakkal szomszédos üres mezőkre idézhetsz egységeket. A fal elzárja a mozgás útját és a lővonalat. A fal nem egység.
al-card-vine-wall = Indafal
    .the = az Indafal
    .acc = az Indafalat
    .text = Fal, amely minden olyan mezőn feküdhet, ahol nincs fal, akár egy egység alatt is. Egy egység állhat rajta. Ha lelépne róla, dobni kell: 1–3 esetén 1 sérülést szenved el, és marad. Mellé idézhetsz, rá nem. Elzárja a lővonalat, de a rajta álló egységre leadott és az általa leadott lövéseket nem. Ha elpusztul, visszakerül a paklijába, és nem ad mágiát.

## Abilities of several factions

al-ability-precise = Pontos
    .the = a Pontos
    .text = Ha ez az egység egy egységet támad, ne dobj: a célpont annyi sérülést szenved el, ahány kockával ez az egység dobott volna. Ezek nem számítanak találatnak. Fal ellen a szokásos módon dobj.
al-ability-sluggish = Nehézkes
    .the = a Nehézkes
    .text = Ha ezt az egységet megtámadják, nem dobnak rá: annyi sérülést szenved el, ahány kockával a támadó dobott volna.
al-ability-tough = Szívós
    .the = a Szívós
    .text = Ha egy ellenfél támadja meg ezt az egységet, csak a 4+ dobások okoznak neki sérülést. A 3 is találatnak számít.
al-ability-reckless = Vakmerő
    .the = a Vakmerő
    .text = Ha ez az egység támad, csak a 4+ dobások számítanak találatnak.
al-ability-swift = Gyors
    .the = a Gyors
    .text = A mozgásfázisban ez az egység 1 mezővel többet mozoghat.
al-ability-greater-swiftness = Nagyobb gyorsaság
    .the = a Nagyobb gyorsaság
    .text = A mozgásfázisban ez az egység 2 mezővel többet mozoghat.
al-ability-rider = Lovas
    .the = a Lovas
    .text = A mozgásfázisban a szokásos mozgása helyett ez az egység egyenes vonalban legfeljebb 7 szabad mezőt mozoghat.
al-ability-flight = Repülés
    .the = a Repülés
    .text = Ez az egység más kártyákon keresztül is mozoghat. A mozgását üres mezőn kell befejeznie.
al-ability-trample = Eltiprás
    .the = az Eltiprás
    .text = Ez az egység közönséges egységeken keresztül is mozoghat. Minden egység, amelyen keresztülhalad, 1 sérülést szenved el, amikor ez az egység elhagyja a mezőjét (mozgásonként legfeljebb egyet). A mozgását üres mezőn kell befejeznie, de nem ott, ahol az imént így elpusztult egy egység.
al-ability-assault = Lerohanás
    .the = a Lerohanás
    .text = Egyetlen szokásos támadás helyett ez az egység minden szomszédos ellenséges egységet megtámadhat: mindegyiket külön támadással és csak egyszer.
al-ability-swift-strike = Gyors csapás
    .the = a Gyors csapás
    .text = Körönként egyszer, közvetlenül a támadása után ez az egység még egyszer támadhat.
al-ability-far-shot = Távoli lövés
    .the = a Távoli lövés
    .text = Ez az egység egyenes vonalban legfeljebb 4 szabad mező távolságra lévő kártyákat támadhat meg.
al-ability-fear = Félelem
    .the = a Félelem
    .text = Valahányszor egy ellenséges közönséges egység ezzel az egységgel szomszédos mezőre lép, dobj egy kockával. 5+ esetén dobd el azt a közönséges egységet.
al-ability-life-drain = Életelszívás
    .the = az Életelszívás
    .text = Ha ez az egység elpusztít egy egységet, eltávolíthatsz 1 sérülést erről az egységről.
al-ability-escape = Menekülés
    .the = a Menekülés
    .text = Miután ez az egység támadott, 1 mágiapontért legfeljebb 2 mező távolságra mozgathatod.
al-ability-knock-around = Félrelökés
    .the = a Félrelökés
    .text = Miután ennek az egységnek a támadása sérülést okozott egy egységnek, és az túlélte, azt az egységet egyenes vonalban legfeljebb 3 szabad mezővel odébb mozgathatod.
al-ability-shield-of-light = A fény pajzsa
    .the = A fény pajzsa
    .text = Az általad irányított közönséges egységek ettől az egységtől 2 mező távolságon belül a támadásokban csak a 4+ dobásoktól szenvednek el sérülést.
al-ability-camouflage = Álcázás
    .the = az Álcázás
    .text = Azok az egységek, amelyek nem szomszédosak ezzel az egységgel, nem támadhatják meg.
al-ability-stun = Kábítás
    .the = a Kábítás
    .text = Azok az ellenséges közönséges egységek, amelyek egy kör kezdetén szomszédosak ezzel az egységgel, abban a körben nem mozoghatnak és nem támadhatnak.
al-ability-burrow = Föld alá ásás
    .the = a Föld alá ásás
    .text = A mozgásfázisban ez az egység 1 mezővel többet mozoghat. Egységeken keresztül is mozoghat, de a mozgását üres mezőn kell befejeznie. −1 támadóérték minden mező után, amelyet ebben a körben megtett.
al-ability-vinemancer-sow = Indamágus: vetés
    .the = az Indamágus: vetés
    .text = Ha ez az egység elpusztít egy ellenséges egységet, tegyél egy indafalat arra a mezőre, amelyen az állt. Ez az egység dobás nélkül lép le az indafalakról.

## Prompts

al-prompt-place-to = Válaszd ki, hová helyezed { $card-acc } ({ $square }).
al-prompt-escape = { al-ability-escape }: fizetsz 1 mágiapontot, hogy legfeljebb 2 mező távolságra mozgasd { $card-acc } ({ $square })?
al-prompt-assault = { al-ability-assault }: válaszd ki, kit támad meg következőnek { $card-the } ({ $square }).
al-prompt-life-drain = { al-ability-life-drain }: eltávolítasz 1 sérülést erről az egységről: { $card } ({ $square })?
