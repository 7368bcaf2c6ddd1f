### In the Hall of the Mountain King: how its cards are looked through.

## What is found by what

mk-facet-kind = Fajta
mk-facet-clan = Klán
mk-facet-level = Szint
mk-facet-resource = Erőforrás
mk-library-troll = Trollok
mk-library-starter = Kezdő trollok
mk-library-spell = Varázslatok
mk-library-tunnel = Alagutak
mk-library-hall = Nagytermek
mk-library-workshop = Műhelyek
mk-library-one-troll = Troll
mk-library-one-starter = Kezdő troll
mk-library-one-spell = Varázslat
mk-library-one-tunnel = Alagút
mk-library-one-hall = Nagyterem
mk-library-one-workshop = Műhely
mk-library-symbols = Szimbólumok
mk-library-lower = Azonnal jár érte
mk-library-cells = Mezők
mk-library-copies = Példány
mk-library-hall-small = Szobor nélkül ér
mk-library-hall-large = Szoborral ér
mk-library-exchange = { $paid } × { $give } → { $gained } × { $gain }
mk-library-unload = A trolljaidról erőforrások kerülnek a raktáradba.

## Keywords

mk-keyword-altar = Oltár
mk-keyword-bribe = Megvesztegetés
mk-keyword-cart = Kordé
mk-keyword-cascade = Zuhatag
mk-keyword-pedestal = Talapzat
mk-keyword-rubble = Romterület
mk-keyword-rune = Rúna
mk-keyword-storage = Raktár

## What is our own

mk-library-ours = Saját tervünk
mk-library-ours-all = minden, ami rajta van
