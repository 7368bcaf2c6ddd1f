### Mi nem stimmel egy leírt vagy kézzel összeállított álláson.

## Sorok és szavak, bármelyik játékban

position-head = Az állás első sora: „{ $head }”.
position-line = Egy sor sem kezdődhet így: „{ $word }”. Sorkezdő szavak: { $known }.
position-line-near = Egy sor sem kezdődhet így: „{ $word }”. Erre gondoltál: { $near }?
position-word = Ennek a szónak itt nincs értelme: „{ $word }”. Ami itt állhat: { $known }.
position-word-near = Ennek a szónak itt nincs értelme: „{ $word }”. Erre gondoltál: { $near }?
position-number = E szó után: „{ $after }”, { $least } és { $most } közötti szám áll, nem ez: „{ $word }”.
position-cut = A sor végéről hiányzik valami e szó után: „{ $word }”.
position-more = A sornak e szó előtt már véget kellett volna érnie: „{ $word }”.
position-twice = Ez csak egyszer szerepelhet: „{ $word }”.
position-seat = { $player } nem játszik ebben a játszmában.
position-seats = Ennek az állásnak a helyei: { $count }.
position-step = Nincs ilyen lépés: „{ $word }”.
position-step-near = Nincs ilyen lépés: „{ $word }”. Erre gondoltál: { $near }?
position-agenda = Amit az „agenda” és a „waiting” sorok szerint még végre kell hajtani, az itt nem hajtható végre.
position-over = A játszmának vége, ezért már semmi sem maradhat hátra.
position-turn-limit = Ez már az utolsó utáni kör (sorszáma: { $turn }, a határ: { $limit }).

## Kártyák és mezők

position-square = Nincs ilyen mező: „{ $word }”. A mezők: { $first }–{ $last }.
position-square-near = Nincs ilyen mező: „{ $word }”. Erre gondoltál: { $near }?
position-card = Nincs ilyen kártya: „{ $word }”.
position-card-near = Nincs ilyen kártya: „{ $word }”. Erre gondoltál: { $near }?
position-ability = Nincs ilyen képesség: „{ $word }”.
position-ability-near = Nincs ilyen képesség: „{ $word }”. Erre gondoltál: { $near }?
position-moment = Nem erre a pillanatra ({ $number }) szól ez a képesség: „{ $word }”.
position-id-twice = Két kártyának ugyanaz az azonosítója: { $number }.
position-no-id = Egyik kártyának sem ez az azonosítója: { $number }.
position-next-id = A „next-id” nagyobb minden azonosítónál, tehát legalább { $least }.
position-under = Nem feküdhet más kártya alatt: { $card }.
position-under-seats = Ez többet mond, mint hogy kié a kártya, és ki tette oda: „{ $word }”.

## Csaták

position-not-on-board = Nem feküdhet a csatatéren: { $card }.
position-two-cards = Két kártya van ugyanazon a mezőn ({ $square }): { $there } és { $card }.
position-no-life = Nincs több életereje, mégis a csatatéren van ({ $square }): { $card }.
position-no-event = Ez nem esemény, ezért nincs célpontja, amelyre kijátszották: { $card }.
position-returns = Ahhoz a játékoshoz kellene visszatérnie, aki amúgy is irányítja: { $card }.
position-known = Nincs ott, ahol a „{ $word }” szó szerint lennie kellene: { $card } (játékos: { $player }).
position-no-summoner = Ez nem idéző: { $card }.
position-summoner-none = { $player } idézője nincs a csatatéren.
position-summoners = Egynél több idéző van a csatatéren (játékos: { $player }).
position-summoner-pile = Az idéző nem lehet kézben vagy pakliban: { $card }.
position-summoner-unsaid = A „{ $seat } summoner …” sor mondja meg, ki volt az idéző: { $player }.
position-winner = A játszmának akkor és csak akkor van győztese, ha elpusztult egy idéző.
