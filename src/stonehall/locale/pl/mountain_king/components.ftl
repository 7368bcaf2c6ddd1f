### In the Hall of the Mountain King: what is wrong with a set of components that somebody typed in.
### The words in quotes are those of the set's text, which is the same in all languages.
### Numbers and their nouns are joined by no-break spaces, one-letter words and their followers too.

mk-set-too-long = zestaw może mieć najwyżej tyle znaków: { $most }; ten ma: { $found }
mk-set-stopped = { $line }: dotychczasowe błędy: { $count }; dalej nic nie wczytano
mk-set-long-word = { $line }: za długie słowo „{ $word }”, najwyżej tyle znaków: { $most }
mk-set-unknown = { $line }: „{ $name }” nie należy do: { $known }
mk-set-unknown-near = { $line }: „{ $name }” nie jest tu znane; czy chodziło o { $near }?
mk-set-number = { $line }: „{ $name }” nie jest liczbą od { $least } do { $most }
mk-set-written = { $line }: to zapisuje się tak: „{ $form }”
mk-set-id = { $line }: „{ $name }” nie może być identyfikatorem: małe litery, cyfry i łączniki, najwyżej 40
mk-set-name = { $line }: „{ $name }” nie może być nazwą: najwyżej 60 czytelnych znaków
mk-set-twice = { $line }: „{ $name }” występuje dwa razy
mk-set-nothing = { $line }: nic w zestawie nie ma identyfikatora „{ $name }”
mk-set-nothing-near = { $line }: nic w zestawie nie ma identyfikatora „{ $name }”; czy chodziło o { $near }?
mk-set-clan-cart = { $line }: troll klanu „{ $clan }” nie ma wózka klanu „{ $cart }”
mk-set-symbols = { $line }: najwięcej symboli trolla: { $most }, podano: { $found }
mk-set-lower-row = { $line }: najwięcej zasobów w dolnym rzędzie: { $most }, podano: { $found }
mk-set-drawing = { $line }: „{ $drawing }” nie jest kafelkiem: x to pole, jedno o to kotwica lub ołtarz, . to przerwa, / dzieli rzędy, a wszystkie pola się łączą
mk-set-cells = { $line }: „{ $drawing }” ma za dużo pól, najwyżej: { $most }
mk-set-not-shape = { $line }: „{ $drawing }” nie ma kształtu „{ $shape }”
mk-set-anchor = { $line }: tunel o długości { $size } nie ma kotwicy
mk-set-altar = { $line }: wielka grota musi mieć ołtarz (o)
mk-set-worth = { $line }: większa wartość { $large } jest mniejsza niż { $small }

## Maps

mk-set-map-size = { $line }: największa mapa: rzędy { $rows }, pola w rzędzie { $columns }
mk-set-map-row = { $line }: liczba pól: { $found }, a w pierwszym rzędzie: { $wanted }
mk-set-map-cells = { $line }: to nie są pola: { $cells }; pole to --, ^^ albo poziom od 1 do { $levels } i jeden ze znaków { $signs }
mk-set-map-start-level = { $line }: punkty startowe leżą na poziomie 1: { $cells }
mk-set-map-statues = { $line }: liczba posągów: { $found }, najwyżej { $most }
mk-set-map-sites = { $line }: miejsca na warsztaty: { $found }, potrzeba co najmniej { $wanted }
mk-set-map-starts = { $line }: punkty startowe ze znakiem { $players }: { $found }, potrzeba { $players }
mk-set-map-starts-touch = { $line }: sąsiadujące punkty startowe: { $cells }

## How much there is of everything

mk-set-count = { $part }: jest { $found }, powinno być { $wanted }
mk-set-part-troll-1 = trolle poziomu 1
mk-set-part-troll-2 = trolle poziomu 2
mk-set-part-troll-3 = trolle poziomu 3
mk-set-part-starter = trolle początkowe
mk-set-part-spell = czary
mk-set-part-tunnel = tunele
mk-set-part-hall = wielkie groty
mk-set-part-workshop = warsztaty
mk-set-part-pedestal-points = wartości cokołów

## Forms of names that a set does not decline itself: the noun beside the name is declined

-mk-called-troll-gen = trolla „{ $name }”
-mk-called-troll-acc = trolla „{ $name }”
-mk-called-spell-gen = czaru „{ $name }”
-mk-called-spell-acc = czar „{ $name }”
-mk-called-hall-gen = wielkiej groty „{ $name }”
-mk-called-hall-acc = wielką grotę „{ $name }”
-mk-called-shape-gen = tunelu „{ $name }”
-mk-called-shape-acc = tunel „{ $name }”
-mk-called-workshop-gen = warsztatu „{ $name }”
-mk-called-workshop-acc = warsztat „{ $name }”
