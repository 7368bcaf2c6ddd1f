### Summoner Wars, second edition: why a play is not legal, and what is wrong with a deck.
### Numbers and their nouns are joined by no-break spaces; names from outside never take an ending.

## Whose turn it is, and what of the turn

why-over = A játszma véget ért.
why-luck = Most a szerencse dönt: dobás, húzás vagy a kezdő játékos kijelölése következik.
why-turn = Most { $player } köre van.
why-effect = Egy hatás végrehajtása folyamatban van; előbb azt kell befejezni.
why-choice = Ez nincs azok között, amelyeket a hatás megenged.
why-phase = Ez ehhez a fázishoz tartozik: { $phase }. Most ez van: { $now }.
why-unit-phase = Az egységek a mozgásfázisban mozognak, és a támadásfázisban támadnak. Most ez van: { $now }.
why-not-offered = Erre most nincs lehetőség.
why-allowed = Ez most megengedett.

## Cards of the hand

why-hand = Ez a kártya nincs a kezedben: { $card }.
why-cost = { $card }: a költsége { $cost } mágiapont, neked { $magic } van.
why-not-empty = A mező ({ $square }) nem üres, ott áll: { $card }.
why-summon-class = { $card }: nem bajnok és nem közönséges egység.
why-summon-price = { $card }: az ára itt nem fizethető ki: { $square }.
why-summon-gate = A mező ({ $square }) nem szomszédos olyan kapuval, amelyet te irányítasz.
why-summon-nowhere = { $card }: nincs mező, ahová meg lehetne idézni.
why-build-class = { $card }: nem építmény.
why-build-place = A mező ({ $square }) nincs a hátsó három sorodban, és nem is szomszédos az idéződdel.
why-build-nowhere = { $card }: nincs mező, ahol meg lehetne építeni.
why-event-class = { $card }: nem esemény.
why-event-built = { $card }: építmény, ezért megépíteni kell, nem kijátszani.
why-event-phase = { $card }: ebben a fázisban játszható ki: { $phase }. Most ez van: { $now }.
why-event-target = { $card }: nincs szabályos célpontja.
why-event-first = { $card }: előbb játszd ki, a hatásáról utána döntesz.

## Moving

why-no-card = Ezen a mezőn nincs kártya: { $square }.
why-not-yours = Ezt a kártyát nem te irányítod: { $card } ({ $square }).
why-not-unit = { $card }: nem egység.
why-moved = { $card } ebben a körben már mozgott.
why-moves = Ebben a körben már három egységgel mozogtál.
why-immobile = { $card } nem mozoghat ({ $ability }).
why-structure = { $card }: építmény, ezért nem mozog.
why-hindered = { $card }: egy hatás miatt nem mozoghat.
why-surrounded = { $card }: nincs mellette üres mező.
why-zero = 0 mezős mozgás nem létezik.
why-far = Ehhez a mozgáshoz túl messze van: { $square } (mezők száma: { $spaces }).
why-way = Más kártyák állnak az útban.

## Attacking and abilities

why-attacked = { $card } ebben a körben már támadott.
why-attacks = Ebben a körben már három egységgel támadtál.
why-itself = Egy kártya önmagát sosem támadhatja meg.
why-frozen = Fagyasztott egység nem támadhat, és megtámadni sem lehet.
why-protect = { $card }: szomszédos egy ellenséggel, amelynek van ilyen képessége: { $ability }; csak ilyen egységet támadhat meg.
why-melee = { $card }: közelharci egység, és ez a mező nem szomszédos vele: { $square }.
why-line = A mező ({ $square }) nincs egyenes vonalban.
why-reach = A mező ({ $square }) { $spaces } mezőnél messzebb van.
why-blocked = Útban áll: { $card } ({ $square }).
why-no-target = { $card }: nincs célpont, amelyet elérne.
why-no-ability = Ott nincs olyan kártyád, amelynek megvan ez a képessége: { $ability }.
why-ability-phase = { $ability }: ebben a fázisban használható: { $phase }.
why-ability-used = Ezt a képességet ebben a körben már használtad: { $ability }.
why-ability-now = Ez a képesség most így nem használható: { $ability }.

## Decks: the rules

deck-size-all = pontosan { $wanted } kártya kell összesen (a csatatéren kezdőkkel együtt 34), most { $found } van
deck-size-gates = pontosan { $wanted }, 5 életű kapu kell, most { $found } van
deck-size-epic = pontosan { $wanted } epikus esemény kell, most { $found } van
deck-size-standard = pontosan { $wanted } általános esemény kell, most { $found } van
deck-size-champions = pontosan { $wanted } bajnok kell, most { $found } van
deck-size-commons = pontosan { $wanted } közönséges egység kell, most { $found } van
deck-copies = { $card }: { $count } példány, legfeljebb { $most } megengedett
deck-too-many = { $card }: { $count } példány, ennyi nem fér a húzópakliba
deck-not-in-pile = { $card }: nem való a húzópakliba
deck-epic = { $card }: ennek az idézőnek ({ $summoner }) csak ez az epikus eseménye: { $epic }
deck-symbol-none = { $card }: nincs rajta szimbólum; az idézőhöz ({ $summoner }) ezek egyike kell: { $first }, { $second }
deck-symbol-one = { $card }: csak ez a szimbólum van rajta: { $symbol }; az idézőhöz ({ $summoner }) ezek egyike kell: { $first }, { $second }
deck-symbol-two = { $card }: csak ezek a szimbólumok vannak rajta: { $symbol }, { $other }; az idézőhöz ({ $summoner }) ezek egyike kell: { $first }, { $second }
deck-summoners = pontosan 1 idéző kell, most { $count } van: { $names }
deck-summoner-missing = hiányzik egy ilyen sor: „Summoner: …”

## Decks: reading them

deck-ready = kész paklik: { $known }; vagy egy szövegként leírt pakli
deck-ready-near = kész paklik: { $known }; vagy egy szövegként leírt pakli; erre gondoltál: { $near }?
deck-no-summoner = nincs ilyen idéző: „{ $name }” (idézők: { $known })
deck-no-summoner-near = nincs ilyen idéző: „{ $name }” (idézők: { $known }); erre gondoltál: { $near }?
deck-no-card = nincs ilyen kártya: „{ $name }”
deck-no-card-near = nincs ilyen kártya: „{ $name }”; erre gondoltál: { $near }?
deck-json = nem JSON: { $error }
deck-json-cards = kártyanevek és példányszámok objektuma kell ide, például „ice-golem”: 4
deck-json-copies = { $card }: ez nem példányszám: { $value }
deck-format = ismeretlen: „{ $value }”; ez a program ezt olvassa: „{ $known }”
