### Feladványok: amit körülöttük mondunk, bármi is a játék. A célok és a tippek a játékok exercises.ftl fájljaiban vannak.

exercise-lead = Egy kör, egy cél. Találd meg a tervet; annyiszor próbálhatod, ahányszor csak akarod.
exercise-count = megoldva: { $solved } / { $count }
exercise-begin = Kezdés
exercise-go-on = Folytatás
exercise-all-solved = Mindet megoldottad.
exercise-solved = Megoldva
exercise-tried = próbáltad
exercise-page = Feladvány: { $title }
exercise-of = { $number }. feladvány, összesen { $count }
exercise-goal = Cél
exercise-met = teljesült
exercise-unmet = még nem
exercise-luck = Ebben a feladványban minden kocka talál: a terv számít, nem a szerencse.
exercise-turn = Egyszer kerülsz sorra, és a szerencse minden próbában ugyanúgy dönt.
exercise-reply = Utána az ellenfél jön: a célnak akkor is teljesülnie kell, bármit lép.
exercise-line = A lépéseid
exercise-line-empty = Ide kerül, amit lépsz.
exercise-try = { $number }. próba
exercise-earlier = Korábbi próbák
exercise-show = mutasd
exercise-show-try = { $number }. próba megmutatása
exercise-hint = Tipp
exercise-hint-more = Mutasd a következő lépést
exercise-hint-next = Következik: { $play }
exercise-hint-strayed = Innen nem vezet út a megoldáshoz. Vonj vissza egy lépést, vagy kezdd újra.
exercise-failed = Még nem:
exercise-found = Megoldva.
exercise-found-at = { $count ->
    [1] Elsőre
   *[other] { $count }. próbára
}{ $hints ->
    [0] , tipp nélkül.
   *[other] , tippel.
}
exercise-why = Miért működik
exercise-rules = Szabályok
exercise-again = Újra
exercise-next = Következő feladvány
exercise-all = Minden feladvány
exercise-play-on-help = Új gyakorlóasztal: a játszma innen megy tovább, és újra a szerencse dönt. A feladvány nem változik.
exercise-share = Megosztás a megoldás nélkül
exercise-share-help = Aki megnyitja ezt a linket, kipróbálhatja a feladványt.
exercise-link = A feladvány linkje
exercise-more = Cél és tippek
