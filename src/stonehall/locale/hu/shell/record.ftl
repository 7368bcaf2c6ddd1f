### What is wrong with a record.

record-none = A jegyzőkönyv ezzel a sorral kezdődik: „stonehall record { $format }”.
record-format = 1. sor: ismeretlen formátum ({ $format }); az olvasható formátumok: 1–{ $known }.
record-after-end = { $line }. sor: a jegyzőkönyv vége után is van szöveg.
record-head = { $line }. sor: ez nem tartozhat a jegyzőkönyv fejébe: { $text }
record-no-game = Hiányzik a játékot megnevező sor.
record-cut = { $line }. sor: a fájl csonka, hiányzik az utolsó sora.
record-count = Az utolsó sor más lépésszámot mond; a jegyzőkönyvben { $count } lépés van.
record-seal = A pecsét nem illik a szöveghez: a jegyzőkönyvet módosították.
record-game = Itt nincs ilyen játék: { $game }.
record-rules = A szabályok akkori változata: { $old }. A szerver mai szabályai ({ $new }) nem biztosan vezetnek ugyanoda.
record-play = { $number }. lépés ({ $play }): ekkor nem szabályos.
