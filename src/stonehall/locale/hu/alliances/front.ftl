### Summoner Wars Alliances where it is not played: what the hall says of it.

al-title = Summoner Wars: Szövetségek
al-front-your-deck = A frakciód
al-front-opponent-deck = Az ellenfél frakciója
al-front-any-deck = Bármelyik frakció
al-form-two = Két játékos
al-form-three = Három játékos, egyikük két paklival
al-form-four = Négy játékos két csapatban
al-front-deck-example =
    summoner: mugglug
    6 savager
    6 swamp-orcs-hunter

## Factions

al-faction-fallen-phoenix = Bukott Főnix
    .text = Halhatatlan Elien mágiával hajlít meg minden dobást. A kultistái a saját vérükkel fizetnek a csapásaikért, és ami elesik, megégeti a gyilkosát, vagy feltámad a hamvakból.
al-faction-deep-benders = Mélységi elmehajlítók
    .text = A közönséges egységeik mit sem érnek, amíg ki nem fizeted a töltetüket; akkor viszont messzire lőnek, gyógyítanak vagy szívósak lesznek. Költsd a mágiát oda, ahol számít, szerezd vissza, és támadj kétszer a feltöltött egységeiddel.
al-faction-vargath-vanguard = Vargath élharcosok
    .text = Nehezen áttörhető falanx: a Védelmezők vállvetve tartják a vonalat, a Keresztesek pedig mindenkit erősítenek, aki a fényt hordozza. Moyra az első sorból vezet, és magára veszi a másoknak szánt csapásokat.
al-faction-swamp-mercenaries = Mocsári zsoldosok
    .text = A patkányok semmibe sem kerülnek, és szívesen meghalnak: ahol elesnek, indafalak nőnek. Az indák megbéklyózzák és megkorbácsolják az ellenséget, és mellőlük új bestiák törnek elő.
al-faction-cave-filth = Barlangi mocsok
    .text = Az elesett közönséges egységek a börtönpakliba kerülnek, és mágiát, mutánsokat, lázadásokat fizetnek. Küldd előre az olcsó Foglyokat, mutáld őket, és egyetlen halált se hagyj kárba veszni.
al-faction-tundra-guild = Tundrai Céh
    .text = Az egységeid alatt rúnák fekszenek, és tartós erőt adnak nekik; a rúnás gólemek jégfallá válnak. Építs erős vonalat a kemény falak mögött, és őröld fel az ellenfelet.
al-faction-jungle-shadows = Dzsungelárnyak
    .text = Gyorsak és törékenyek: az egységek a társaik mellől lépnek elő a sűrűből, egyszerre több oldalról csapnak le, és visszatérnek a kezedbe, mielőtt elkapnák őket.
al-faction-sand-cloaks = Homokköpönyegesek
    .text = Minden esemény egy képesség, amely egy egység alá kerül. Amit Marek tud, azt az egész sereg tudja; amit az egyik Vadász, azt mind; a Tudósok pedig oda viszik a fortélyokat, ahol szükség van rájuk.
al-faction-deep-dwarves = Mélységi törpök
    .text = Náluk minden a mágián múlik: visszaszerzik a dobópakliból, és alagútra, lökésre, élesebb lövésre, jó tanácsra költik. Aki takarékoskodik, egyetlen körben nagyon sokat tehet.
al-faction-mountain-vargath = Hegyi vargathok
    .text = Vezérük a harc sűrűjében áll, és már a közelsége is veszedelmessé teszi az olcsó harcosokat. Köré gyűlnek, átrohannak a középvonalon, és falakat törnek.
al-faction-sand-goblins = Homoki goblinok
    .text = Kicsik, olcsók, és nehéz elkapni őket: elbújnak az íjászok elől, lövés után elinalnak, és a holtakból szerzik a felszerelésüket. Viharral és gúnyolódással oda csalják az ellenséget, ahová akarják.
al-faction-shadow-elves = Árnyelfek
    .text = Sok olcsó, gyors és törékeny egység: csapj le elsőként a sötétből, és ne hagyd, hogy az ellenfél sokat nyerjen a veszteségeiden.
al-faction-swamp-orcs = Mocsári orkok
    .text = Az indafalak az egész csatateret befutják: megfogják az ellenségeidet, rejtik a sámánjaidat, és bárhol idézhetsz melléjük.
al-faction-benders = Elmehajlítók
    .text = Gyenge testek, erős elmék: kábítsd, lökdösd és irányítsd az ellenség egységeit, nézz bele a lapjaiba, és fordítsd ellene a mágiáját.
