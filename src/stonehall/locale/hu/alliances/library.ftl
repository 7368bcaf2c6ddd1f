### Summoner Wars: Alliances: how its cards are looked through.

## What cards are found by

al-facet-faction = Frakció
al-facet-kind = Fajta
al-facet-cost = Költség
al-facet-range = Hatótáv
al-library-summoner = Idézők
al-library-champion = Bajnokok
al-library-common = Közönséges egységek
al-library-mutation = Mutációk
al-library-conjuration = Idézmények
al-library-vine-wall = Indafalak
al-library-wall = Falak
al-library-event = Események
al-library-boost-cost = Töltetköltség

## Keywords

al-keyword-any-time = Bármikor
al-keyword-boost = Töltet
al-keyword-bow = Íj
al-keyword-clear = Akadálymentes egyenes
al-keyword-control = Irányítás átvétele
al-keyword-destroy = Elpusztítás
al-keyword-discard = Eldobás
al-keyword-exchange = Helycsere
al-keyword-hit = Találat
al-keyword-instead = Támadás helyett
al-keyword-magic-pile = Mágiapakli
al-keyword-place = Elhelyezés
al-keyword-poison = Méreg
al-keyword-sword = Kard
al-keyword-through = Keresztül
al-keyword-under = Alatt
al-keyword-vine-wall = Indafal
al-keyword-wall = Fal
al-keyword-within = Távolságon belül
al-keyword-wound = Sérülés
