### Summoner Wars: how its cards are looked through.

## What cards are found by

sw2-facet-faction = Frakcja
sw2-facet-kind = Rodzaj
sw2-facet-symbol = Symbol talii
sw2-facet-cost = Koszt
sw2-facet-attack = Atak
sw2-facet-phase = Faza
sw2-library-summoner = Mistrzowie Przywołań
sw2-library-champion = Czempioni
sw2-library-common = Jednostki podstawowe
sw2-library-standard = Wydarzenia zwykłe
sw2-library-epic = Wydarzenia epickie
sw2-library-structure = Budowle
sw2-library-gate = Bramy

## Keywords

sw2-keyword-active = Aktywne
sw2-keyword-boost = Wzmocnienie
sw2-keyword-clear = Wolna linia prosta
sw2-keyword-control = Przejęcie kontroli
sw2-keyword-destroy = Zniszczenie
sw2-keyword-discard = Odrzucenie
sw2-keyword-exchange = Zamiana miejscami
sw2-keyword-extra = Dodatkowo
sw2-keyword-force = Przesunięcie
sw2-keyword-instead = Zamiast
sw2-keyword-melee = Atak wręcz
sw2-keyword-place = Umieszczenie
sw2-keyword-ranged = Atak dystansowy
sw2-keyword-re-roll = Przerzut
sw2-keyword-structure = Budowla
sw2-keyword-through = Przez
sw2-keyword-under = Pod
sw2-keyword-within = W odległości

## What is not certain

sw2-library-doubts = Niepewne lub nasze
sw2-doubt-name = nazwa
sw2-doubt-abilities = nazwy zdolności
sw2-doubt-symbols = symbole talii
sw2-doubt-facts = wartości, znane ze skanów w innym języku
