### Summoner Wars Alliances: Vargath Vanguard.

## Summoner and champions

al-card-moyra-skylark = Moyra Skylark
    .the = Moyra Skylark
    .acc = Moyra Skylarkot
al-ability-divine-presence = Isteni jelenlét
    .the = az Isteni jelenlét
    .text = A köröd kezdetén válassz egy általad irányított közönséges egységet Moyrától 2 mező távolságon belül. A kör végéig +1 támadóértéket kap, és azonnal legfeljebb 1 mezőt mozgathatod.
al-card-father-benjamin = Benjamin atya
    .the = Benjamin atya
    .acc = Benjamin atyát
al-card-korbolden = Korbolden
    .the = Korbolden
    .acc = Korboldent
al-ability-electrocute = Áramütés
    .the = az Áramütés
    .text = Körönként egyszer, miután Korboldennel támadtál, eldobhatsz egy lapot a kezedből, hogy egyenes vonalban, 3 akadálymentes mezőn belül egy egységnek 1 sérülést, vagy egy Korboldennel szomszédos egységnek 2 sérülést okozz.
al-card-qayla = Qayla
    .the = Qayla
    .acc = Qaylát
al-ability-battle-orders = Csataparancs
    .the = a Csataparancs
    .text = A támadásfázisod kezdetén legfeljebb 2 általad irányított, Qaylától 3 mező távolságon belüli közönséges egységet legfeljebb 1-1 mezőt mozgathatsz.

## Commons

al-card-vargath-vanguard-defender = Védelmező
    .the = a Védelmező
    .acc = a Védelmezőt
al-ability-hold-the-line = Tartsd a vonalat
    .the = a Tartsd a vonalat
    .text = Amíg ez az egység szomszédos egy másik általad irányított egységgel, a támadások csak legalább 4 értékű kockákkal sebzik meg.
al-card-cherub = Kerub
    .the = a Kerub
    .acc = a Kerubot
al-ability-wings-of-light = A fény szárnyai
    .the = A fény szárnyai
    .text = Ez az egység más egységeken keresztül is mozoghat. A mozgását üres mezőn kell befejeznie.
al-card-crusader = Keresztes
    .the = a Keresztes
    .acc = a Keresztest
al-ability-holy-banner = Szent lobogó
    .the = a Szent lobogó
    .text = Az általad irányított, ezzel az egységgel szomszédos egységek +1 támadóértéket kapnak, ha a különleges képességük nevében szerepel a „fény” szó. Több Keresztes hatása nem adódik össze.

## Events

al-card-divine-intervention = Isteni közbeavatkozás
    .the = az Isteni közbeavatkozás
    .acc = az Isteni közbeavatkozás eseményt
    .text = Csak akkor játszhatod ki, bármelyik játékos körében, amikor egy támadás sérülést okozna egy általad irányított közönséges egységnek vagy bajnoknak. Moyra Skylark 1 sérülést szenved el, és a támadás nem okoz sérülést annak az egységnek.
al-card-blinding-light = Vakító fény
    .the = a Vakító fény
    .acc = a Vakító fény eseményt
    .text = A következő köröd kezdetéig az ellenséges egységek Moyra Skylarktól 2 mező távolságon belül rendelkeznek a Vakmerő képességgel: a támadásaik csak legalább 4 értékű kockákkal találnak.
al-card-change-form = Alakváltás
    .the = az Alakváltás
    .acc = az Alakváltás eseményt
    .text = Moyra Skylark és egy általad irányított közönséges egység helyet cserél.
al-card-lightning-strike = Villámcsapás
    .the = a Villámcsapás
    .acc = a Villámcsapás eseményt
    .text = Egy fal, közönséges egység vagy bajnok Moyra Skylarktól 3 mező távolságon belül 3 sérülést szenved el.
al-card-radiant-charge = Sugárzó roham
    .the = a Sugárzó roham
    .acc = a Sugárzó roham eseményt
    .text = A kör végéig az általad irányított egységek +1 támadóértéket kapnak, ha a különleges képességük nevében szerepel a „fény” szó.

## Prompts

al-prompt-divine-presence = { al-ability-divine-presence }: válassz egy közönséges egységet. Ebben a körben +1 támadóértéket kap, és 1 mezőt mozgathatod.
al-prompt-electrocute = { al-ability-electrocute }: eldobhatsz egy lapot, hogy { $card-the } ({ $square }) 1 sérülést okozzon egy egységnek, vagy 2 sérülést egy szomszédosnak. Válassz egységet.
al-prompt-electrocute-card = { al-ability-electrocute }: válaszd ki a lapot, amelyet eldobsz, hogy megsebezd { $card-acc } ({ $square }).
al-prompt-battle-orders = { al-ability-battle-orders }: válassz egy közönséges egységet, amelyet legfeljebb 1 mezőt mozgatsz, vagy fejezd be.
al-prompt-divine-intervention = { al-card-divine-intervention }: megkíméled { $card-acc } ({ $square }) a támadás minden sérülésétől? Moyra 1 sérülést szenved el.
al-prompt-change-form = { al-card-change-form }: válassz egy közönséges egységet, amely helyet cserél Moyrával.
al-prompt-lightning-strike = { al-card-lightning-strike }: válassz egy kártyát, amely 3 sérülést szenved el.
