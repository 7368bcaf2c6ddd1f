### In the Hall of the Mountain King: what is wrong with a set of components that somebody typed in.
### The words in quotes are those of the set's text, which is the same in all languages.
### Numbers and their nouns are joined by no-break spaces.

mk-set-too-long = egy készlet legfeljebb { $most } karakter lehet, ez { $found } karakter
mk-set-stopped = { $line }: eddig { $count } hiba van; innentől semmit sem olvastunk be
mk-set-long-word = { $line }: „{ $word }” hosszabb, mint { $most } karakter
mk-set-unknown = { $line }: „{ $name }” nem szerepel ezek között: { $known }
mk-set-unknown-near = { $line }: „{ $name }” itt ismeretlen; erre gondoltál: { $near }?
mk-set-number = { $line }: „{ $name }” nem egész szám { $least } és { $most } között
mk-set-written = { $line }: ezt így kell írni: „{ $form }”
mk-set-id = { $line }: „{ $name }” nem lehet azonosító: kisbetűk, számjegyek és kötőjelek, legfeljebb 40
mk-set-name = { $line }: „{ $name }” nem lehet név: legfeljebb 60 olvasható karakter
mk-set-twice = { $line }: „{ $name }” kétszer szerepel
mk-set-nothing = { $line }: a készletben semminek sincs ilyen azonosítója: „{ $name }”
mk-set-nothing-near = { $line }: a készletben semminek sincs ilyen azonosítója: „{ $name }”; erre gondoltál: { $near }?
mk-set-clan-cart = { $line }: „{ $clan }” klánú trollnak nincs „{ $cart }” kordéja
mk-set-symbols = { $line }: egy trollnak legfeljebb { $most } szimbóluma van, nem { $found }
mk-set-lower-row = { $line }: az alsó sorban legfeljebb { $most } erőforrás van, nem { $found }
mk-set-drawing = { $line }: „{ $drawing }” nem lapka: x egy mező, egy o a horgony vagy az oltár, . a hézag, / a sorok között, és minden mező összefügg
mk-set-cells = { $line }: „{ $drawing }” több mint { $most } mező
mk-set-not-shape = { $line }: „{ $drawing }” nem ilyen alakú: „{ $shape }”
mk-set-anchor = { $line }: egy { $size } mezős alagútnak nincs horgonya
mk-set-altar = { $line }: egy nagyteremnek kell egy oltár (o)
mk-set-worth = { $line }: a nagyobb érték ({ $large }) kisebb, mint { $small }

## Maps

mk-set-map-size = { $line }: egy térkép legfeljebb { $rows } sor, soronként legfeljebb { $columns } mezővel
mk-set-map-row = { $line }: { $found } mező, pedig az első sorban { $wanted } van
mk-set-map-cells = { $line }: ezek nem mezők: { $cells }; egy mező --, ^^, vagy egy szint 1 és { $levels } között és egy ezek közül: { $signs }
mk-set-map-start-level = { $line }: a kezdőpontok az 1. szinten vannak: { $cells }
mk-set-map-statues = { $line }: { $found } szobor, a legtöbb: { $most }
mk-set-map-sites = { $line }: { $found } műhelyhely, legalább { $wanted } kell
mk-set-map-starts = { $line }: { $found } kezdőpont { $players } jellel, { $players } kell
mk-set-map-starts-touch = { $line }: egymás melletti kezdőpontok: { $cells }

## How much there is of everything

mk-set-count = { $part }: { $found }, pedig { $wanted } kell
mk-set-part-troll-1 = 1. szintű trollok
mk-set-part-troll-2 = 2. szintű trollok
mk-set-part-troll-3 = 3. szintű trollok
mk-set-part-starter = kezdő trollok
mk-set-part-spell = varázslatok
mk-set-part-tunnel = alagutak
mk-set-part-hall = nagytermek
mk-set-part-workshop = műhelyek
mk-set-part-pedestal-points = talapzatok értékei

## Forms of names that a set does not decline itself: the noun beside the name is declined

-mk-called-troll-the = { $article } { $name }
-mk-called-troll-acc = { $article } { $name } nevű trollt
-mk-called-spell-the = { $article } { $name }
-mk-called-spell-acc = { $article } { $name } varázslatot
-mk-called-hall-the = { $article } { $name }
-mk-called-hall-acc = { $article } { $name } nevű nagytermet
-mk-called-shape-the = { $article } { $name }
-mk-called-shape-acc = { $article } { $name } nevű alagutat
-mk-called-workshop-the = { $article } { $name }
-mk-called-workshop-acc = { $article } { $name } műhelyt
