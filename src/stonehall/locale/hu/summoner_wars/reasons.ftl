### Summoner Wars, second edition: why a play is not legal, and what is wrong with a deck.
### Numbers and their nouns are joined by no-break spaces; names from outside never take an ending.

## Whose turn it is, and what of the turn

sw2-why-over = A játszma véget ért.
sw2-why-luck = Most a szerencse dönt: dobás, húzás vagy a kezdőjátékos kijelölése következik.
sw2-why-turn = Most { $player } van soron.
sw2-why-effect = Egy hatás végrehajtása folyamatban van; előbb azt kell befejezni.
sw2-why-choice = A hatás ezt nem engedi választani.
sw2-why-phase = Erre { $phase-in } van lehetőség; most { $now-inline } tart.
sw2-why-unit-phase = Az egységek a mozgásfázisban mozognak, és a támadásfázisban támadnak; most { $now-inline } tart.
sw2-why-not-offered = Erre most nincs lehetőség.
sw2-why-allowed = Ez most megengedett.

## Cards of the hand

sw2-why-hand = { $card-The } nincs a kezedben.
sw2-why-cost = { $card-The } { $cost } mágiapontba kerül, neked { $magic } van.
sw2-why-not-empty = A mező ({ $square }) nem üres: { $card-the } áll rajta.
sw2-why-summon-class = { $card-The } nem bajnok és nem is közönséges egység.
sw2-why-summon-price = { $card-The } ára ezen a mezőn nem fizethető ki: { $square }.
sw2-why-summon-gate = A mező ({ $square }) nem szomszédos olyan kapuval, amelyet te irányítasz.
sw2-why-summon-nowhere = Nincs olyan mező, ahová { $card-acc } meg lehetne idézni.
sw2-why-build-class = { $card-The } nem építmény.
sw2-why-build-place = A mező ({ $square }) nincs a hátsó három sorodban, és nem is szomszédos az idéződdel.
sw2-why-build-nowhere = Nincs olyan mező, ahol { $card-acc } meg lehetne építeni.
sw2-why-event-class = { $card-The } nem esemény.
sw2-why-event-built = { $card-The } építmény: megépíteni kell, nem kijátszani.
sw2-why-event-phase = { $card-The } { $phase-in } játszható ki; most { $now-inline } tart.
sw2-why-event-target = { $card-The } eseménynek nincs szabályos célpontja.
sw2-why-event-first = Előbb játszd ki { $card-acc }; a hatásáról utána döntesz.

## Moving

sw2-why-no-card = Ezen a mezőn nincs kártya: { $square }.
sw2-why-not-yours = { $card-Acc } ({ $square }) nem te irányítod.
sw2-why-not-unit = { $card-The } nem egység.
sw2-why-moved = { $card-The } ebben a körben már mozgott.
sw2-why-moves = Ebben a körben már három egységgel mozogtál.
sw2-why-immobile = { $card-The } nem mozoghat ({ $ability }).
sw2-why-structure = { $card-The } építmény, ezért nem mozog.
sw2-why-hindered = { $card-The } egy hatás miatt nem mozoghat.
sw2-why-surrounded = Nincs üres mező { $card-the } mellett.
sw2-why-zero = 0 mezős mozgás nem létezik.
sw2-why-far = Ehhez a mozgáshoz túl messze van: { $square } (legfeljebb { $spaces } mező).
sw2-why-way = Más kártyák állnak az útban.

## Attacking and abilities

sw2-why-attacked = { $card-The } ebben a körben már támadott.
sw2-why-attacks = Ebben a körben már három egységgel támadtál.
sw2-why-itself = Egy kártya sosem célozhatja meg saját magát.
sw2-why-own-card = Ez a te kártyád. Ha valóban meg akarod támadni, válaszd ezt: „Saját kártya megtámadása…”.
sw2-why-frozen = Fagyasztott egység nem támadhat, és megtámadni sem lehet.
sw2-why-protect = { $card-The } olyan ellenséggel szomszédos, amely rendelkezik { $ability-the } képességgel, ezért csak ilyen egységet támadhat meg.
sw2-why-melee = { $card-The } közelharci egység, és ez a mező nem szomszédos vele: { $square }.
sw2-why-line = A mező ({ $square }) nincs egyenes vonalban.
sw2-why-reach = Ehhez a támadáshoz túl messze van: { $square } (legfeljebb { $spaces } mező).
sw2-why-blocked = { $card-The } ({ $square }) útban van.
sw2-why-no-target = { $card-The } egyetlen célpontot sem ér el.
sw2-why-no-ability = Ott nincs olyan kártyád, amely rendelkezik { $ability-the } képességgel.
sw2-why-ability-phase = { $ability-The } képesség { $phase-in } használható.
sw2-why-ability-used = { $ability-The } képességet ebben a körben már használtad.
sw2-why-ability-now = { $ability-The } képesség most így nem használható.

## Decks: the rules

sw2-deck-size-all = pontosan { $wanted } kártya kell összesen (a csatatéren kezdőkkel együtt 34), most { $found } van
sw2-deck-size-gates = 5 életű kapuból pontosan { $wanted } kell, most { $found } van
sw2-deck-size-epic = pontosan { $wanted } epikus esemény kell, most { $found } van
sw2-deck-size-standard = pontosan { $wanted } általános esemény kell, most { $found } van
sw2-deck-size-champions = pontosan { $wanted } bajnok kell, most { $found } van
sw2-deck-size-commons = pontosan { $wanted } közönséges egység kell, most { $found } van
sw2-deck-not-in-pile = { $card }: nem való a húzópakliba
sw2-deck-epic = { $card }: { $summoner-the } epikus eseménye csak { $epic-the } lehet
sw2-deck-symbol-none = { $card }: nincs rajta szimbólum; { $summoner-the } paklijához ezek egyike kell: { $first }, { $second }
sw2-deck-symbol-one = { $card }: csak ez a szimbólum van rajta: { $symbol }; { $summoner-the } paklijához ezek egyike kell: { $first }, { $second }
sw2-deck-symbol-two = { $card }: csak ezek a szimbólumok vannak rajta: { $symbol }, { $other }; { $summoner-the } paklijához ezek egyike kell: { $first }, { $second }
