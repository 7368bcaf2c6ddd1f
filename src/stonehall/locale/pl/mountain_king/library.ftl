### In the Hall of the Mountain King: how its cards are looked through.

## What is found by what

mk-facet-kind = Rodzaj
mk-facet-clan = Klan
mk-facet-level = Poziom
mk-facet-resource = Zasób
mk-library-troll = Trolle
mk-library-starter = Trolle początkowe
mk-library-spell = Czary
mk-library-tunnel = Tunele
mk-library-hall = Wielkie groty
mk-library-workshop = Warsztaty
mk-library-one-troll = Troll
mk-library-one-starter = Troll początkowy
mk-library-one-spell = Czar
mk-library-one-tunnel = Tunel
mk-library-one-hall = Wielka grota
mk-library-one-workshop = Warsztat
mk-library-symbols = Symbole
mk-library-lower = Otrzymywane od razu
mk-library-cells = Pola
mk-library-copies = Egzemplarze
mk-library-hall-small = Warta bez posągu
mk-library-hall-large = Warta z posągiem
mk-library-exchange = { $paid } × { $give } → { $gained } × { $gain }
mk-library-unload = Żetony z twoich trolli trafiają do magazynu.

## Keywords

mk-keyword-altar = Ołtarz
mk-keyword-bribe = Łapówka
mk-keyword-cart = Wózek
mk-keyword-cascade = Kaskada
mk-keyword-pedestal = Cokół
mk-keyword-rubble = Gruzowisko
mk-keyword-rune = Runa
mk-keyword-storage = Magazyn

## What is our own

mk-library-ours = Nasz projekt
mk-library-ours-all = wszystko, co na niej jest
