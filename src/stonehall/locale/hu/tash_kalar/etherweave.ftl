### Tash-Kalar, Etherweave: names and texts of its beings, and what its effects ask and tell.
### Numbers and their nouns are joined by no-break spaces.

## Beings

tk-card-doppelganger = Alakmás
    .the = az Alakmás
    .acc = az Alakmást
    .text = Ha van függő teremtményed, hajtsd végre még egyszer a hajlításhatását.
tk-card-paradox-worm = Paradoxonféreg
    .the = a Paradoxonféreg
    .acc = a Paradoxonférget
    .text = Egy közönséges vagy hősi jelződ helyet cserélhet egy azonos rangú ellenséges jelzővel. Hajlításhatás: fejlessz fel egy ellenséges közönséges jelzőt. Ezután eldobhatod a függő teremtményedet.
tk-card-lesser-shadow-twin = Kisebb árnyiker
    .the = a Kisebb árnyiker
    .acc = a Kisebb árnyikert
    .text = Ha a Nagyobb árnyiker a dobópaklidban van, válaszd ki egy jelződet, és rombolj le legfeljebb 2 vele szomszédos, bármilyen színű közönséges jelzőt. Hajlításhatás: fejleszd fel egy közönséges jelződet.
tk-card-translocationist = Helyváltó
    .the = a Helyváltó
    .acc = a Helyváltót
    .text = Legfeljebb 2 hősi jelződ helyet cserélhet egy-egy közönséges jelződdel. Hajlításhatás: kapsz egy akciót.
tk-card-antimatter-spirit = Antianyag-szellem
    .the = az Antianyag-szellem
    .acc = az Antianyag-szellemet
    .text = Hajlításhatás: rakj le egy közönséges jelzőt egy üres színtelen mezőre, és tegyél vele egy harci mozgást. Ezután rakj le ugyanarra a mezőre egy más színű közönséges jelzőt, és tegyél vele egy harci mozgást az ellenkező irányban. Összekapcsolt hatás: ha nem lehet mindent végrehajtani, semmi sem történik.
tk-card-merchant-of-time = Időkereskedő
    .the = az Időkereskedő
    .acc = az Időkereskedőt
    .text = Ha jelző van ezen a kártyán, tegyél vele egy alapugrást bármelyik színtelen mezőre. Hajlításhatás: vegyél le egy bármilyen színű jelzőt egy színtelen mezőről, és tartsd ezen a kártyán. Ez a hatás nem másolható; amíg a kártya függőben van, nem dobható el, és nem vehető vissza.
tk-card-gate-of-oblivion = Feledés kapuja
    .the = a Feledés kapuja
    .acc = a Feledés kapuját
    .text = Rombold le a lila mezőn álló jelzőt, bármilyen rangú és színű. Ezután lerombolhatsz egy bármilyen színű közönséges vagy hősi jelzőt egy másik jelölt mezőn. Hajlításhatás: a kör végéig minden jelző, amelyet lerombolsz, két ugyanolyan színű és rangú jelzőnek számít.
tk-card-time-traveler = Időutazó
    .the = az Időutazó
    .acc = az Időutazót
    .text = Ezt a teremtményt bármelyik üres színtelen mezőre megidézheted, akárhol áll az alakzata. Lerombolhatsz egy szomszédos, bármilyen színű közönséges jelzőt. Ha így teszel, tedd a dobópaklid legfelső kártyáját a paklid tetejére.
tk-card-greater-shadow-twin = Nagyobb árnyiker
    .the = a Nagyobb árnyiker
    .acc = a Nagyobb árnyikert
    .text = Ha a Kisebb árnyiker a dobópaklidban van, lerombolhatsz egy bármilyen színű hősi jelzőt, amely legalább két jelződdel szomszédos. Hajlításhatás: fejleszd fel egy közönséges jelződet.
tk-card-warpmaster = Hajlításmester
    .the = a Hajlításmester
    .acc = a Hajlításmestert
    .text = Az egyiket megteheted: visszaveszed a kezedbe a függő teremtményedet, vagy teszel egy alapmozgást ezzel a jelzővel.
tk-card-dark-sphere = Sötét gömb
    .the = a Sötét gömb
    .acc = a Sötét gömböt
    .text = Legfeljebb 3 bármilyen színű közönséges vagy hősi jelzővel (egy színből legfeljebb kettővel) egy-egy harci mozgást tehetsz. Minden mozgásnak ettől a jelzőtől pontosan 2 mező távolságra kell végződnie.
tk-card-void-summoner = Űridéző
    .the = az Űridéző
    .acc = az Űridézőt
    .text = A következő teremtmény alakzatában, amelyet ebben a körben megidézel, legfeljebb 2 üres mezőt a közönséges jelződnek tekinthetsz. Hajlításhatás: tegyél egy alapmozgást egy közönséges vagy hősi jelződdel.
tk-card-eternal-emperor = Örök császár
    .the = az Örök császár
    .acc = az Örök császárt
    .text = Ha ebben a körben nem hajlítottad ezt a kártyát, most végrehajthatod a hajlításhatását. Hajlításhatás: rakj le egy közönséges jelzőt egy üres mezőre, vagy mozogj egy jelződdel: a közönségessel tegyél egy harci mozgást, a felfejlesztettel egy alapmozgást.
tk-card-reality-patch = Valóságfolt
    .the = a Valóságfolt
    .acc = a Valóságfoltot
    .text = Minden ellenséges színből lerombolhatsz egy hősi jelzőt. Eldobhatod a függő teremtményedet. Eldobhatsz a kezedből egy bármilyen fajta kártyát.
tk-card-polarity-queen = Polaritáskirálynő
    .the = a Polaritáskirálynő
    .acc = a Polaritáskirálynőt
    .text = Két másik közönséges vagy hősi jelződdel tegyél egy-egy harci mozgást, ellentétes irányban. Összekapcsolt hatás: ha nem lehetséges mindkettő, semmi sem történik. Hajlításhatás: rakj le egy közönséges jelzőt egy ellenséges jelzővel szomszédos üres mezőre.
tk-card-singularity = Szingularitás
    .the = a Szingularitás
    .acc = a Szingularitást
    .text = Válassz egy üres színtelen mezőt. Minden vele szomszédos, bármilyen színű közönséges jelző harci mozgást tesz arra a mezőre, az általad választott sorrendben; csak az utolsó marad meg.
tk-card-ziggurat-sentinel = Zikkuratőr
    .the = a Zikkuratőr
    .acc = a Zikkuratőrt
    .text = Az egyiket megteheted: végrehajtod a dobópaklid egyik kártyájának hajlításhatását, vagy legfeljebb 3 harci mozgást teszel ezzel a jelzővel a jelölt irányban. Hajlításhatás: egy közönséges vagy hősi jelződdel tegyél egy harci mozgást vagy két alapmozgást.
tk-card-iris-of-eternity = Örökkévalóság írisze
    .the = az Örökkévalóság írisze
    .acc = az Örökkévalóság íriszét
    .text = Az egyiket megteheted: lerombolsz egy szomszédos, bármilyen színű legendás jelzőt, vagy felfejleszted ezt a jelzőt. Ha legendás lesz, ebben a körben megidézett legendás lénynek számít, és el kell dobnod minden legendakártyát a kezedből.

## Prompts

tk-prompt-may-swap = { $card }: két jelző helyet cserélhet.
tk-prompt-may-discard-pending = { $card }: eldobhatod a függő teremtményedet.
tk-prompt-keep-piece = { $card }: válassz egy jelzőt, amelyet a kártyán tartasz.
tk-prompt-leap = { $card }: válaszd ki a mezőt, ahová a megőrzött jelző ugrik.
tk-prompt-may-take-back-or-move = { $card }: visszaveheted a kezedbe a függő teremtményedet, vagy mozgathatod ezt a jelzőt.
tk-prompt-may-discard-card = { $card }: eldobhatsz egy kártyát a kezedből.
tk-prompt-place-or-move = { $card }: rakj le egy közönséges jelzőt, vagy mozgass egy jelzőt.
tk-prompt-may-place-or-move = { $card }: lerakhatsz egy közönséges jelzőt, vagy mozgathatsz egy jelzőt.
tk-prompt-collapse = { $card }: válaszd ki a közönséges jelzőt, amely megmarad, és a mezőt, amelyre minden körülötte álló közönséges jelző mozog.
tk-prompt-may-collapse = { $card }: kiválaszthatod a közönséges jelzőt, amely megmarad, és a mezőt, amelyre minden körülötte álló közönséges jelző mozog.
tk-prompt-may-copy-or-move = { $card }: végrehajthatsz egy hajlításhatást a dobópaklidból, vagy mozgathatod ezt a jelzőt.
tk-prompt-may-destroy-or-upgrade = { $card }: lerombolhatsz egy szomszédos legendás jelzőt, vagy felfejlesztheted ezt a jelzőt.

## Options

tk-option-leap = A megőrzött jelző ide ugrik: { $to }
tk-option-leap-onto = A megőrzött jelző ide ugrik: { $to }, lerombolva { $owner } { $rank } jelzőjét

## What happened

tk-log-taken-back = { $player } visszaveszi a kezébe { $card-acc }.

## Help

tk-help-leap = a megőrzött jelző ugrása egy mezőre
