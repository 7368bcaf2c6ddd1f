### Tash-Kalar at the table of the browser: arena, prompt bar, players, tasks.

tk-table-arena = Tábla
tk-table-turn-steps = A kör lépései
tk-table-action = { $number }. akció
tk-table-claim = Feladat teljesítése
tk-table-score = Pontozás
tk-table-draw = Húzás
tk-table-cell-piece = { $square }, { $rank } jelző.
tk-table-cell-red = Vörös mező.
tk-table-cell-green = Zöld mező.
tk-table-cell-gateway = Ez az Átjáró.
tk-table-cell-changed = Az utolsó körben változott.
tk-table-cell-serves = Ezekhez jó: { $cards }.
tk-table-picked = A jelző ({ $square })
tk-table-pick-summon = { $card } megidézése:
    .then = válassz egy kiemelt mezőt.
tk-table-pick-nowhere = { $card-The } most sehová sem illik:
    .then = csak eldobni lehet.
tk-table-pick-which = { $card }:
    .then = válaszd ki, mi legyen vele.
tk-table-pick-piece = { $card }:
    .then = válassz egy kiemelt mezőt.
tk-table-serves = ezekhez jó – { $cards }.
tk-table-last-turn = Ez az utolsó köröd.
tk-table-points = { $count ->
       *[other] pont
    }
tk-table-your-team = a te csapatod
tk-table-team = { $player } csapata
tk-table-discs = jelző
tk-table-discs-left = Közönséges és hősi jelzők a készletben
tk-table-legendary = legendás
tk-table-legendary-left = Legendás jelzők a készletben
tk-table-deck = pakli
tk-table-deck-left = Teremtmények a pakliban
tk-table-lost = Veszteség ebben a körben
tk-table-improvise = tőle még kölcsönvehető jelző
tk-table-kept = Egy jelző van rajta
tk-table-part-pieces = Jelzők
tk-table-part-upgraded = Felfejlesztett jelzők
tk-table-part-heroic = Hősi jelzők
tk-table-part-legendary = Legendás jelzők
tk-table-part-beings = Teremtmények
tk-table-part-red = Vörös mezőkön
tk-table-part-green = Zöld mezőkön
tk-table-legends = legenda
tk-table-legends-left = Legendák a pakliban; az eldobottak megnézhetők
tk-table-flares = felvillanás
tk-table-flares-left = Felvillanások a pakliban; az eldobottak megnézhetők
tk-table-tasks = Feladatok, körönként egy
tk-table-fulfilled = Teljesült
tk-table-next = Következő:
tk-table-behind = Különbség hozzád képest
tk-table-upgraded = Felfejlesztett jelzők
tk-table-pieces = Összes jelző
tk-table-overview = Feladatok és felvillanások
tk-table-point = Mutass a kezedben egy lapra, és meglátod, hová illik.
tk-table-fits =
    { $count ->
        [0] Most sehová sem illik.
       *[other] { $count } mezőre illik.
    }
tk-table-being = { $rank } teremtmény
tk-table-legend = Legendás lény
tk-table-flare = Felvillanás
tk-table-task = Feladat
tk-table-flare-needs = Akkor játszható, ha egy ellenfelednek { $upper } felfejlesztett jelzővel vagy összesen { $lower } jelzővel több van.
tk-table-standing = { $score } pont
tk-table-end-points = A pontcélt ({ $goal }) elérték, és mindenkinek volt még egy köre.
tk-table-end-deck = Elfogyott egy pakli, és mindenkinek volt még egy köre.
