### Summoner Wars: Alliances: how its cards are looked through.

## What cards are found by

al-facet-faction = Frakcja
al-facet-kind = Rodzaj
al-facet-cost = Koszt
al-facet-range = Zasięg
al-library-summoner = Mistrzowie Przywołań
al-library-champion = Czempioni
al-library-common = Jednostki podstawowe
al-library-mutation = Mutacje
al-library-conjuration = Wezwania
al-library-vine-wall = Oplecione Mury
al-library-wall = Mury
al-library-event = Wydarzenia
al-library-boost-cost = Koszt wzmocnienia

## Keywords

al-keyword-any-time = W dowolnej chwili
al-keyword-boost = Wzmocnienie
al-keyword-bow = Łuk
al-keyword-clear = Wolna linia prosta
al-keyword-control = Przejęcie kontroli
al-keyword-destroy = Zniszczenie
al-keyword-discard = Odrzucenie
al-keyword-exchange = Zamiana miejscami
al-keyword-hit = Trafienie
al-keyword-instead = Zamiast ataku
al-keyword-magic-pile = Stos magii
al-keyword-place = Umieszczenie
al-keyword-poison = Trucizna
al-keyword-sword = Miecz
al-keyword-through = Przez
al-keyword-under = Pod
al-keyword-vine-wall = Opleciony Mur
al-keyword-wall = Mur
al-keyword-within = W odległości
al-keyword-wound = Obrażenie
