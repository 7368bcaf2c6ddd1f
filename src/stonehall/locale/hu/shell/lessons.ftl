### Leckék: amit körülöttük mondunk, bármi is a játék. A mester szavai a játékok lessons.ftl fájljaiban vannak.

learn-title = Tanulj meg játszani
learn-lead = Játssz velünk az igazi táblán! A mester megmondja, mi a teendő, egyszerre csak egy dolgot, és bármikor abbahagyhatod.
learn-count = { $count } lecke
learn-minutes = nagyjából { $count } perc
learn-begin = Kezdés
learn-go-on = Folytatás
learn-done = Kész
learn-all-done = Minden leckével végeztél. Jó játékot!
learn-lesson = Lecke: { $title }
learn-lesson-of = { $lesson }. lecke, összesen { $count }
learn-steps = A lecke lépései
learn-step = { $step }. lépés, összesen { $count }
learn-coach = Mester
learn-aloud = Felolvasás
learn-show = Mutasd meg
learn-next = Tovább
learn-read = Olvasd el, mit mond a mester, aztán nyomd meg a „Tovább” gombot.
learn-known = Amit már tudsz
learn-skip = Lecke kihagyása
learn-skip-short = Kihagyás
learn-later = Folytatás később
learn-again = Még egyszer
learn-next-lesson = Következő lecke
learn-play = Játék indítása
learn-first-game = Első igazi játékod
learn-another = Ezt is szabad, de most mást gyakorlunk. Tedd azt, amit a mester kér.
