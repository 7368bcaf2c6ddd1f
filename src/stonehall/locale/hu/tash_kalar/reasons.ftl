### Tash-Kalar: why a play is not legal.
### Numbers and their nouns are joined by no-break spaces; names from outside never take an ending.

## Whose turn it is, and what of the turn

tk-why-over = A játszma véget ért.
tk-why-luck = Most a szerencse dönt: húzás vagy a kezdőjátékos kijelölése következik.
tk-why-turn-of = Most { $player } dönt.
tk-why-partner = Az irányítás átadása után már csak közönséges jelzőket lehet lerakni.
tk-why-effect = Egy hatás végrehajtása folyamatban van; előbb azt kell befejezni.
tk-why-choice = A hatás ezt nem engedi választani.
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

tk-why-hand = { $card-The } nincs a kezedben.
tk-why-discarded = Körönként csak egyszer lehet eldobni.
tk-why-discard = Csak a saját paklid teremtményét lehet eldobni.
tk-why-no-flare = { $card-The } nem Felvillanás.
tk-why-flare = Egyik ellenfelednek sincs { $upper } felfejlesztett jelzővel vagy összesen { $lower } jelzővel több, mint neked.
tk-why-flare-opponent = Nevezz meg egy ellenfelet, aki eléggé előtted jár.
tk-why-thaw = { $card-The } nem fekszik előtted fagyasztva.
tk-why-no-warp = { $card-The } kártyának nincs hajlításhatása.
tk-why-pending = Már van egy függő teremtményed.
tk-why-warp-first = Egy játékos az első körében nem hajlíthat.
tk-why-no-being = { $card-The } nem teremtmény.

## Summoning

tk-why-nowhere = Nincs olyan mező, ahová { $card-acc } meg lehetne idézni.
tk-why-higher-rank = Magasabb rangú jelző áll ezen a mezőn: { $square }.
tk-why-pattern = { $card-The } alakzata nem illik e mező köré: { $square }.
tk-why-lender = { $card-The } alakzatában most nem a te jelzőid számítanak, hanem { $player } jelzői.
tk-why-no-piece = { $card-The } megidézéséhez nincs jelző a készletedben, és felvenni sem tudsz egyet sem.
tk-why-turn = { $card-The } alakzata többféle állásban is illik ide ({ $square }), és ezek különböznek. Mondd meg, melyik legyen.
tk-why-turn-needless = { $card-The } alakzata csak egyféle állásban illik ide ({ $square }), vagy mindegyik ugyanaz. Ne nevezz meg egyet sem.
tk-why-turned = { $card-The } alakzata ebben az állásban nem illik e mező ({ $square }) köré: { $turned }.
tk-why-borrow = Az ezen a mezőn álló jelző ehhez nem vehető kölcsön: { $square }.
tk-why-borrow-needless = Ide nem kell jelzőt kölcsönvenni. Ne nevezz meg egyet sem.
tk-why-borrow-which = Mondd meg, melyik ellenséges jelzőt veszed kölcsön.
tk-why-colour-used = { $card-The } idézéséhez csak olyan szín jelzője hiányzik, amelyet rögtönzött idézéshez már felhasználtál.
