### Summoner Wars Alliances: Fallen Phoenix.

## Summoner and champions

al-card-immortal-elien = Halhatatlan Elien
    .the = Halhatatlan Elien
    .acc = Halhatatlan Elient
al-ability-eliens-will = Elien akarata
    .the = Elien akarata
    .text = Bármelyik játékos támadásfázisában, miután valaki egy támadáshoz vagy egy képességhez dobott, legfeljebb 3 mágiapontot fizethetsz. Minden pont eggyel növeli az egyik kidobott kocka értékét; a pontokat több kocka között is eloszthatod.
al-card-karthos = Karthos
    .the = Karthos
    .acc = Karthost
al-ability-wrathful-dead = Haragvó holtak
    .the = a Haragvó holtak
    .text = Karthos támadása helyett választhatsz egy közönséges egységet az egyik ellenfél dobópaklijából, amely a Bukott Királysághoz tartozik, és kifizetheted az idézési költségét. Helyezd Karthos mellé; te irányítod, és a kör végéig rendelkezik a Pontos képességgel.
al-card-hellfire-drake = Pokoltűzsárkány
    .the = a Pokoltűzsárkány
    .acc = a Pokoltűzsárkányt
al-ability-greater-hellfire = Erősebb pokoltűz
    .the = az Erősebb pokoltűz
    .text = Ennek az egységnek a támadása helyett minden vele szomszédos egységnek 1 sérülést okozhatsz, a barátiaknak is.
al-card-helkar = Helkar
    .the = Helkar
    .acc = Helkart
al-ability-leader-of-the-cult = A kultusz vezére
    .the = A kultusz vezére
    .text = Az általad irányított Kultisták +1 támadóértéket kapnak, amíg szomszédosak Helkarral. Miután Helkarral mozogtál, 1 sérülést okozhatsz neki, hogy egy általad irányított Kultistát mellé helyezz.

## Commons and conjurations

al-card-fallen-phoenix-warrior = Harcos
    .the = a Harcos
    .acc = a Harcost
al-ability-hellfire-step = Pokoltűzlépés
    .the = a Pokoltűzlépés
    .text = Miután ezzel az egységgel támadtál, dobhatsz egy kockával. Ha az eredmény legalább 4, helyezd egy másik általad irányított, a Bukott Főnixhez tartozó egység mellé.
al-card-harbinger = Hírhozó
    .the = a Hírhozó
    .acc = a Hírhozót
al-ability-burning-conjuration = Lángoló idézmény
    .the = a Lángoló idézmény
    .text = Valahányszor ez az egység elpusztít egy ellenséges egységet, dobhatsz egy kockával. Ha az eredmény legalább 4, tegyél az elpusztított egység mezőjére egy egységet az idézménypaklidból.
al-card-fallen-phoenix-cultist = Kultista
    .the = a Kultista
    .acc = a Kultistát
al-ability-cursed-slash = Átkozott vágás
    .the = az Átkozott vágás
    .text = Ha ez az egység támadáskor legalább egy hatost dob, a célpontnak legfeljebb 2 további sérülést okozhatsz. Ez az egység mindegyikért 1 sérülést szenved el, de legfeljebb annyit, amennyit el tud viselni.
al-card-burning-skeleton = Lángoló csontváz
    .the = a Lángoló csontváz
    .acc = a Lángoló csontvázat
al-ability-magic-burn = Mágiaégetés
    .the = a Mágiaégetés
    .text = Amikor ez az egység elpusztul, dobj egy kockával. Ha az eredmény legalább 4, az egység más pakli helyett az idézménypaklidba kerül vissza, és az elpusztítója köteles eldobni a mágiapaklija legfelső lapját.

## Events

al-card-purge = Tisztogatás
    .the = a Tisztogatás
    .acc = a Tisztogatás eseményt
    .text = Válassz egy általad irányított, sérült közönséges egységet. Minden vele szomszédos kártya 1 sérülést szenved el, a baráti egységek és a falak is, majd pusztítsd el a választott egységet.
al-card-from-the-ashes = A hamvakból
    .the = A hamvakból
    .acc = A hamvakból eseményt
    .text = Csak akkor játszhatod ki, amikor egy általad irányított, a Főnixelfekhez tartozó egység támadása elpusztít egy szomszédos ellenséges egységet. Helyezz az elpusztított egység mezőjére egy közönséges egységet a dobópaklidból, amely a Bukott Királysághoz tartozik.
al-card-burnt-sacrifice = Égőáldozat
    .the = az Égőáldozat
    .acc = az Égőáldozat eseményt
    .text = Elpusztíthatsz egy általad irányított közönséges egységet. Ha így teszel, vedd a kezedbe a dobópaklidból Halhatatlan Elien egyik eseményét, és mutasd fel.
al-card-forced-conversion = Kényszerű megtérés
    .the = a Kényszerű megtérés
    .acc = a Kényszerű megtérés eseményt
    .text = Válassz egy általad irányított, sérült Kultistát, és tőle 2 mező távolságon belül egy ellenséges közönséges egységet. Mostantól te irányítod ezt az egységet, és a kör végéig rendelkezik a Pontos képességgel.

## Prompts

al-prompt-eliens-will = { al-ability-eliens-will }: 1 mágiapontért eggyel növelheted az egyik kocka értékét. Válassz kockát.
al-prompt-wrathful-dead-seat = { al-ability-wrathful-dead }: válaszd ki az ellenfelet, akinek a dobópaklijából { $card-the } feltámaszt egy közönséges egységet.
al-prompt-wrathful-dead = { al-ability-wrathful-dead }: válaszd ki a közönséges egységet, amelyet { $card-the } feltámaszt.
al-prompt-leader-of-the-cult = { al-ability-leader-of-the-cult }: { $card-the } mellé helyezhetsz egy Kultistát, ha 1 sérülést okozol neki. Válaszd ki a Kultistát.
al-prompt-hellfire-step = { al-ability-hellfire-step }: dobsz egy kockával, hogy { $card-acc } ({ $square }) egy másik egység mellé helyezd?
al-prompt-hellfire-step-to = { al-ability-hellfire-step }: válaszd ki, hová helyezed { $card-acc } ({ $square }).
al-prompt-burning-conjuration = { al-ability-burning-conjuration }: dobsz egy kockával, hogy idézményt tegyél erre a mezőre: { $square }?
al-prompt-burning-conjuration-unit = { al-ability-burning-conjuration }: válaszd ki az idézményt.
al-prompt-cursed-slash = { al-ability-cursed-slash }: további sérüléseket okozhatsz. { $card-The } ({ $square }) ugyanannyit szenved el. Hány legyen?
al-prompt-purge = { al-card-purge }: válassz egy sérült közönséges egységet. Minden vele szomszédos kártya 1 sérülést szenved el, majd az egység elpusztul.
al-prompt-from-the-ashes = { al-card-from-the-ashes }: a dobópaklidból egy közönséges egységet helyezel erre a mezőre: { $square }?
al-prompt-from-the-ashes-unit = { al-card-from-the-ashes }: válassz egy közönséges egységet a dobópaklidból.
al-prompt-burnt-sacrifice = { al-card-burnt-sacrifice }: elpusztíthatsz egy közönséges egységet, hogy visszavegyél egy eseményt. Válaszd ki az egységet.
al-prompt-burnt-sacrifice-event = { al-card-burnt-sacrifice }: válaszd ki az eseményt, amelyet a kezedbe veszel.
al-prompt-forced-conversion = { al-card-forced-conversion }: válassz egy ellenséges közönséges egységet, amelyet mostantól te irányítasz.
