### Tash-Kalar: why a play is not legal.
### Numbers and their nouns are joined by no-break spaces; names from outside never take an ending.

## Whose turn it is, and what of the turn

tk-why-over = A játszma véget ért.
tk-why-luck = Most a szerencse dönt: húzás vagy a kezdőjátékos kijelölése következik.
tk-why-turn-of = Most { $player } dönt.
tk-why-partner = Az irányítás átadása után már csak közönséges jelzőket lehet lerakni.
tk-why-effect = Egy hatás végrehajtása folyamatban van; előbb azt kell befejezni.
tk-why-choice = Ez nincs azok között, amelyeket a hatás megenged.
tk-why-not-offered = Erre most nincs lehetőség.
tk-why-allowed = Ez most megengedett.
tk-why-actions-left = Minden akciót fel kell használni. Hátralévő akció: { $actions }.
tk-why-no-action = Nincs több akciód.
tk-why-claim-later = Feladatra a köröd végén tarthatsz igényt, ha minden akciót felhasználtál, és a feladat akkor teljesül.
tk-why-move = A jelzőket csak a kártyák hatásai mozgatják.

## Pieces

tk-why-not-empty = Ez a mező nem üres: { $square }.
tk-why-no-disc = A jelzőkészletedben nincs közönséges jelző: előbb vegyél fel egy jelzőt a tábláról.
tk-why-disc-left = A jelzőkészletedben van közönséges jelző, ezért semmit sem kell felvenni.
tk-why-pick-up = Ezen a mezőn nincs közönséges vagy hősi jelződ: { $square }.

## Cards of the hand

tk-why-hand = Ez a kártya nincs a kezedben: { $card }.
tk-why-discarded = Körönként csak egyszer lehet eldobni.
tk-why-discard = Csak a saját paklid teremtményét lehet eldobni.
tk-why-no-flare = { $card }: nem Felvillanás.
tk-why-flare = Egyik ellenfelednek sincs ennyivel több jelzője, mint neked: felfejlesztettből { $upper }, vagy összesen { $lower }.
tk-why-flare-opponent = Nevezz meg egy ellenfelet, aki eléggé előtted jár.
tk-why-thaw = { $card }: nem fekszik fagyasztva előtted.
tk-why-no-warp = { $card }: nincs hajlításhatása.
tk-why-pending = Már van egy függő teremtményed.
tk-why-warp-first = Egy játékos az első körében nem hajlíthat.
tk-why-no-being = { $card }: nem teremtmény.

## Summoning

tk-why-nowhere = { $card }: nincs mező, ahová meg lehetne idézni.
tk-why-higher-rank = Magasabb rangú jelző áll ezen a mezőn: { $square }.
tk-why-pattern = { $card }: az alakzata nem illik e mező köré: { $square }.
tk-why-lender = { $card }: az alakzatában most nem a te jelzőid számítanak, hanem ezek: { $player }.
tk-why-no-piece = { $card }: nincs hozzá jelző a jelzőkészletedben, és felvenni sem tudsz egyet sem.
tk-why-turn = { $card }: több állása is illik ide ({ $square }), és ezek különböznek. Mondd meg, melyik legyen.
tk-why-turn-needless = { $card } ({ $square }): csak egy állás illik ide, vagy mindegyik ugyanaz. Ne nevezz meg egyet sem.
tk-why-turned = { $card }: ebben az állásban nem illik e mező köré ({ $square }): { $turned }.
tk-why-borrow = Ez a jelző ehhez nem vehető kölcsön: { $square }.
tk-why-borrow-needless = Ide nem kell jelzőt kölcsönvenni. Ne nevezz meg egyet sem.
tk-why-borrow-which = Mondd meg, melyik ellenséges jelzőt veszed kölcsön.
tk-why-colour-used = { $card }: csak olyan szín jelzője segítene, amelyet rögtönzött idézéshez már felhasználtál.
