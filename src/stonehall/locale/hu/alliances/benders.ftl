### Summoner Wars Alliances: the Benders. Labels begin with a capital; numbers and their nouns are joined by no-break spaces.

## Units

al-card-tacullu = Tacullu
    .the = Tacullu
    .acc = Tacullut
al-ability-counter-summon = Ellenidézés
    .the = az Ellenidézés
    .text = Körönként egyszer, a támadásfázisod végén választhatsz egy egységet egyenes vonalban, legfeljebb 3 szabad mező távolságra, és kifizetheted az idézési költségét mágiapontokkal. Ha így teszel, dobd el azt az egységet.
al-card-gulldune = Gulldune
    .the = Gulldune
    .acc = Gulldune-t
al-ability-mind-capture = Elmerablás
    .the = az Elmerablás
    .text = Ha ennek az egységnek a támadása elpusztítana egy ellenséges közönséges egységet vagy bajnokot, ehelyett figyelmen kívül hagyhatod a támadás sérüléseit, és átveheted az egység irányítását.
al-card-kalal = Kalal
    .the = Kalal
    .acc = Kalalt
al-ability-glimpse-the-future = Pillantás a jövőbe
    .the = a Pillantás a jövőbe
    .text = Körönként egyszer, miután ezt az egységet mozgattad, válassz egy játékost, és nézd meg a húzópaklija felső 4 kártyáját. Közülük 2 kártyát a pakli aljára, 2 kártyát a tetejére tegyél, tetszőleges sorrendben.
al-card-sorgwen = Sorgwen
    .the = Sorgwen
    .acc = Sorgwent
al-ability-telepathic-command = Telepatikus parancs
    .the = a Telepatikus parancs
    .text = A támadásfázisod végén támadhatsz egy általad irányított, ettől az egységtől 3 mező távolságon belül álló közönséges egységgel, akkor is, ha már támadott.
al-card-gwalark = Gwalark
    .the = Gwalark
    .acc = Gwalarkot
al-ability-levitate = Lebegtetés
    .the = a Lebegtetés
    .text = Ez az egység más kártyákon keresztül is mozoghat. Azok az általad irányított egységek is, amelyek tőle 2 mező távolságon belül kezdik a mozgásukat. A mozgást üres mezőn kell befejezni.
al-card-kalu = Kalu
    .the = Kalu
    .acc = Kalut
al-ability-mind-link-kalu = Elmekapocs
    .the = az Elmekapocs
    .text = Miután megidézted Kalut, a kezedből vagy a húzópaklidból elveheted Talut, és Kalu mellé helyezheted; ezután keverd meg a húzópaklidat. Ha egy támadás sérülést okoz Kalunak, miközben te irányítod Talut, Talu is ugyanannyi sérülést szenved el.
al-card-talu = Talu
    .the = Talu
    .acc = Talut
al-ability-mind-link-talu = Elmekapocs
    .the = az Elmekapocs
    .text = Miután megidézted Talut, a kezedből vagy a húzópaklidból elveheted Kalut, és Talu mellé helyezheted; ezután keverd meg a húzópaklidat. Ha egy támadás sérülést okoz Talunak, miközben te irányítod Kalut, Kalu is ugyanannyi sérülést szenved el.
al-card-breaker = Elmetörő
    .the = az Elmetörő
    .acc = az Elmetörőt
al-ability-memory-break = Emléktörés
    .the = az Emléktörés
    .text = Miután ez az egység megtámadott egy ellenséges egységet, fedd fel egy ellenfél húzópaklijának felső kártyáját. Eldobhatod, hacsak az az ellenfél nem fizet 1 mágiapontot, hogy a pakli aljára tegye.
al-card-controller = Irányító
    .the = az Irányító
    .acc = az Irányítót
al-ability-telekinetic-blast = Telekinetikus lökés
    .the = a Telekinetikus lökés
    .text = Miután ez az egység támadott, választhatsz egy egységet 2 mező távolságon belül, amely nem Irányító, és legfeljebb 1 mező távolságra mozgathatod.
al-card-deceiver = Megtévesztő
    .the = a Megtévesztő
    .acc = a Megtévesztőt
al-card-mind-witch = Elmeboszorkány
    .the = az Elmeboszorkány
    .acc = az Elmeboszorkányt
al-ability-mimic-mind-witch = Utánzás
    .the = az Utánzás
    .text = A mozgásfázisod elején válassz egy ellenséges egységet 3 mező távolságon belül. Ebben a körben ez az egység az ő nevét és különleges képességét viseli.
al-card-parasite = Élősdi
    .the = az Élősdi
    .acc = az Élősdit

## Events

al-card-mind-control = Elmeuralom
    .the = az Elmeuralom
    .acc = az Elmeuralom eseményt
    .text = Válassz egy közönséges egységet a te térfeleden, és fizesd ki az idézési költségét mágiapontokkal. Vedd át az irányítását.
al-card-mimic = Utánzás
    .the = az Utánzás
    .acc = az Utánzás eseményt
    .text = Nézd meg egy ellenfél kezét. Vegyél el belőle a saját kezedbe egy eseményt, amely nem fal.
al-card-magic-drain = Mágiaelszívás
    .the = a Mágiaelszívás
    .acc = a Mágiaelszívás eseményt
    .text = Csak akkor játszhatod ki, ha kevesebb egységed van a csatatéren, mint egy választott ellenfelednek: tegyél át legfeljebb 2 kártyát az ő mágiapaklija tetejéről a tiédére.
al-card-a-hero-is-born = Hős születik
    .the = a Hős születik
    .acc = a Hős születik eseményt
    .text = Keress a húzópaklidban egy bajnokot, mutasd fel, és vedd a kezedbe. Keverd meg a húzópaklidat.

## Prompts

al-prompt-counter-summon = { al-ability-counter-summon }: kifizetheted egy egység idézési költségét, hogy eldobd, ha szabad vonalban látja { $card-the } ({ $square }). Válaszd ki az egységet.
al-prompt-mind-capture = { al-ability-mind-capture }: elpusztítás helyett átveszed az irányítást ez felett: { $card } ({ $square })?
al-prompt-glimpse-the-future = { al-ability-glimpse-the-future }: válaszd ki, kinek a húzópakliját nézed meg.
al-prompt-glimpse-below = { al-ability-glimpse-the-future }: válaszd ki a következő kártyát, amely a pakli aljára kerül.
al-prompt-glimpse-on-top = { al-ability-glimpse-the-future }: válaszd ki a kártyát, amelyet elsőként húznak majd.
al-prompt-mind-link = { al-ability-mind-link-kalu }: { $card } ({ $square }) mellé helyezheted az ikertestvért, ha a kezedben vagy a húzópaklidban van.
al-prompt-mind-link-to = { al-ability-mind-link-kalu }: válassz mezőt ennek: { $card }.
al-prompt-memory-break-whom = { al-ability-memory-break }: válaszd ki az ellenfelet, akinek a felső kártyáját felfeded.
al-prompt-memory-break = { al-ability-memory-break }: eldobod a felfedett kártyát ({ $card })? A játékosa 1 mágiapontért megmentheti.
al-prompt-memory-break-pay = { al-ability-memory-break }: fizess 1 mágiapontot, hogy a húzópaklid aljára tedd { $card-acc }, különben eldobják.
al-prompt-telekinetic-blast = { al-ability-telekinetic-blast }: { $card-the } ({ $square }) 1 mező távolságra mozgathat egy egységet. Válaszd ki.
al-prompt-mimic-mind-witch = { al-ability-mimic-mind-witch }: válaszd ki az ellenséges egységet, amelyet ebben a körben utánoz { $card-the } ({ $square }).
al-prompt-mind-control = { al-card-mind-control }: válassz egy közönséges egységet a térfeleden, amelyért fizetsz, és átveszed az irányítását.
al-prompt-mimic-whom = { al-card-mimic }: válaszd ki az ellenfelet, akinek a kezét megnézed.
al-prompt-mimic = { al-card-mimic }: válaszd ki az eseményt, amelyet a kezedbe veszel.
al-prompt-magic-drain-whom = { al-card-magic-drain }: válassz egy ellenfelet, akinek több egysége van, mint neked.
al-prompt-magic-drain = { al-card-magic-drain }: válaszd ki, hány mágiapontot veszel el.
al-prompt-a-hero-is-born = { al-card-a-hero-is-born }: válassz egy bajnokot a húzópaklidból.

## What happened

al-log-looked-at-pile = { $player } megnézi a húzópakli felső kártyáit. Kié: { $other }.
al-log-looked-at-hand = { $player } megnéz egy kezet. Kié: { $other }.
al-log-saw = { $player } látja { $card-acc }.
al-log-saw-hidden = { $player } lát egy kártyát.
al-log-saw-many = { $player } { $count } kártyát lát.
al-log-took-event = { $player } elveszi a másik kézből { $card-acc }.
al-log-took-event-hidden = { $player } elvesz egy eseményt a másik kézből.
al-log-revealed = Felfedett kártya: { $card }. Kinek a húzópaklijából: { $player }.
al-log-put-at-bottom = { $player } a húzópaklija aljára teszi { $card-acc }.
al-log-discarded-from-pile = Eldobott kártya: { $card }. Kinek a húzópaklijából: { $player }.
al-log-mimicked = { $card-The } ({ $square }) utánozza { $target-acc }.
