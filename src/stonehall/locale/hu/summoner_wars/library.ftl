### Summoner Wars: how its cards are looked through.

## What cards are found by

sw2-facet-faction = Frakció
sw2-facet-kind = Fajta
sw2-facet-symbol = Pakliszimbólum
sw2-facet-cost = Költség
sw2-facet-attack = Támadás
sw2-facet-phase = Fázis
sw2-library-summoner = Idézők
sw2-library-champion = Bajnokok
sw2-library-common = Közönséges egységek
sw2-library-standard = Általános események
sw2-library-epic = Epikus események
sw2-library-structure = Építmények
sw2-library-gate = Kapuk

## Keywords

sw2-keyword-active = Aktív
sw2-keyword-boost = Töltet
sw2-keyword-clear = Akadálymentes egyenes
sw2-keyword-control = Irányítás átvétele
sw2-keyword-destroy = Elpusztítás
sw2-keyword-discard = Eldobás
sw2-keyword-exchange = Helycsere
sw2-keyword-extra = Extra
sw2-keyword-force = Kényszerítés
sw2-keyword-instead = Helyett
sw2-keyword-melee = Közelharci támadás
sw2-keyword-place = Elhelyezés
sw2-keyword-ranged = Távolsági támadás
sw2-keyword-re-roll = Újradobás
sw2-keyword-structure = Építmény
sw2-keyword-through = Keresztül
sw2-keyword-under = Alatt
sw2-keyword-within = Távolságon belül

## What is not certain

sw2-library-doubts = Bizonytalan vagy a miénk
sw2-doubt-name = a név
sw2-doubt-abilities = képességnevek
sw2-doubt-symbols = pakliszimbólumok
sw2-doubt-facts = értékek, idegen nyelvű képekről ismerjük
