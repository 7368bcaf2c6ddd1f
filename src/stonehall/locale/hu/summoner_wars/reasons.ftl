### Summoner Wars, second edition: why a play is not legal, and what is wrong with a deck.
### Numbers and their nouns are joined by no-break spaces; names from outside never take an ending.

## Whose turn it is, and what of the turn

sw2-why-over = A játszma véget ért.
sw2-why-luck = Most a szerencse dönt: dobás, húzás vagy a kezdő játékos kijelölése következik.
sw2-why-turn = Most { $player } köre van.
sw2-why-effect = Egy hatás végrehajtása folyamatban van; előbb azt kell befejezni.
sw2-why-choice = Ez nincs azok között, amelyeket a hatás megenged.
sw2-why-phase = Ez ehhez a fázishoz tartozik: { $phase }. Most ez van: { $now }.
sw2-why-unit-phase = Az egységek a mozgásfázisban mozognak, és a támadásfázisban támadnak. Most ez van: { $now }.
sw2-why-not-offered = Erre most nincs lehetőség.
sw2-why-allowed = Ez most megengedett.

## Cards of the hand

sw2-why-hand = Ez a kártya nincs a kezedben: { $card }.
sw2-why-cost = { $card }: a költsége { $cost } mágiapont, neked { $magic } van.
sw2-why-not-empty = A mező ({ $square }) nem üres, ott áll: { $card }.
sw2-why-summon-class = { $card }: nem bajnok és nem közönséges egység.
sw2-why-summon-price = { $card }: az ára itt nem fizethető ki: { $square }.
sw2-why-summon-gate = A mező ({ $square }) nem szomszédos olyan kapuval, amelyet te irányítasz.
sw2-why-summon-nowhere = { $card }: nincs mező, ahová meg lehetne idézni.
sw2-why-build-class = { $card }: nem építmény.
sw2-why-build-place = A mező ({ $square }) nincs a hátsó három sorodban, és nem is szomszédos az idéződdel.
sw2-why-build-nowhere = { $card }: nincs mező, ahol meg lehetne építeni.
sw2-why-event-class = { $card }: nem esemény.
sw2-why-event-built = { $card }: építmény, ezért megépíteni kell, nem kijátszani.
sw2-why-event-phase = { $card }: ebben a fázisban játszható ki: { $phase }. Most ez van: { $now }.
sw2-why-event-target = { $card }: nincs szabályos célpontja.
sw2-why-event-first = { $card }: előbb játszd ki, a hatásáról utána döntesz.

## Moving

sw2-why-no-card = Ezen a mezőn nincs kártya: { $square }.
sw2-why-not-yours = Ezt a kártyát nem te irányítod: { $card } ({ $square }).
sw2-why-not-unit = { $card }: nem egység.
sw2-why-moved = { $card } ebben a körben már mozgott.
sw2-why-moves = Ebben a körben már három egységgel mozogtál.
sw2-why-immobile = { $card } nem mozoghat ({ $ability }).
sw2-why-structure = { $card }: építmény, ezért nem mozog.
sw2-why-hindered = { $card }: egy hatás miatt nem mozoghat.
sw2-why-surrounded = { $card }: nincs mellette üres mező.
sw2-why-zero = 0 mezős mozgás nem létezik.
sw2-why-far = Ehhez a mozgáshoz túl messze van: { $square } (mezők száma: { $spaces }).
sw2-why-way = Más kártyák állnak az útban.

## Attacking and abilities

sw2-why-attacked = { $card } ebben a körben már támadott.
sw2-why-attacks = Ebben a körben már három egységgel támadtál.
sw2-why-itself = Egy kártya sosem célozhatja meg saját magát.
sw2-why-own-card = Ez a te kártyád. Ha valóban meg akarod támadni, válaszd ezt: „Saját kártya támadása…”.
sw2-why-frozen = Fagyasztott egység nem támadhat, és megtámadni sem lehet.
sw2-why-protect = { $card }: szomszédos egy ellenséggel, amelynek van ilyen képessége: { $ability }; csak ilyen egységet támadhat meg.
sw2-why-melee = { $card }: közelharci egység, és ez a mező nem szomszédos vele: { $square }.
sw2-why-line = A mező ({ $square }) nincs egyenes vonalban.
sw2-why-reach = A mező ({ $square }) { $spaces } mezőnél messzebb van.
sw2-why-blocked = Útban áll: { $card } ({ $square }).
sw2-why-no-target = { $card }: nincs célpont, amelyet elérne.
sw2-why-no-ability = Ott nincs olyan kártyád, amelynek megvan ez a képessége: { $ability }.
sw2-why-ability-phase = { $ability }: ebben a fázisban használható: { $phase }.
sw2-why-ability-used = Ezt a képességet ebben a körben már használtad: { $ability }.
sw2-why-ability-now = Ez a képesség most így nem használható: { $ability }.

## Decks: the rules

sw2-deck-size-all = pontosan { $wanted } kártya kell összesen (a csatatéren kezdőkkel együtt 34), most { $found } van
sw2-deck-size-gates = 5 életű kapuból pontosan { $wanted } kell, most { $found } van
sw2-deck-size-epic = pontosan { $wanted } epikus esemény kell, most { $found } van
sw2-deck-size-standard = pontosan { $wanted } általános esemény kell, most { $found } van
sw2-deck-size-champions = pontosan { $wanted } bajnok kell, most { $found } van
sw2-deck-size-commons = pontosan { $wanted } közönséges egység kell, most { $found } van
sw2-deck-copies = { $card }: { $count } példány, legfeljebb { $most } megengedett
sw2-deck-too-many = { $card }: { $count } példány, ennyi nem fér a húzópakliba
sw2-deck-not-in-pile = { $card }: nem való a húzópakliba
sw2-deck-epic = { $card }: ennek az idézőnek ({ $summoner }) csak ez az epikus eseménye: { $epic }
sw2-deck-symbol-none = { $card }: nincs rajta szimbólum; az idézőhöz ({ $summoner }) ezek egyike kell: { $first }, { $second }
sw2-deck-symbol-one = { $card }: csak ez a szimbólum van rajta: { $symbol }; az idézőhöz ({ $summoner }) ezek egyike kell: { $first }, { $second }
sw2-deck-symbol-two = { $card }: csak ezek a szimbólumok vannak rajta: { $symbol }, { $other }; az idézőhöz ({ $summoner }) ezek egyike kell: { $first }, { $second }
sw2-deck-summoners = pontosan 1 idéző kell, most { $count } van: { $names }
sw2-deck-summoner-missing = hiányzik egy ilyen sor: „Summoner: …”

## Decks: reading them

sw2-deck-ready = kész paklik: { $known }; vagy egy szövegként leírt pakli
sw2-deck-ready-near = kész paklik: { $known }; vagy egy szövegként leírt pakli; erre gondoltál: { $near }?
sw2-deck-no-summoner = nincs ilyen idéző: „{ $name }” (idézők: { $known })
sw2-deck-no-summoner-near = nincs ilyen idéző: „{ $name }” (idézők: { $known }); erre gondoltál: { $near }?
sw2-deck-no-card = nincs ilyen kártya: „{ $name }”
sw2-deck-no-card-near = nincs ilyen kártya: „{ $name }”; erre gondoltál: { $near }?
sw2-deck-json = nem JSON: { $error }
sw2-deck-json-cards = kártyanevek és példányszámok objektuma kell ide, például „ice-golem”: 4
sw2-deck-json-copies = { $card }: ez nem példányszám: { $value }
sw2-deck-format = ismeretlen: „{ $value }”; ez a program ezt olvassa: „{ $known }”
