### Zadania z Tash-Kalar: tytuły, podpowiedzi, wyjaśnienia i warunki celów.

## Goals

tk-goal-pieces = Nie ma już wrogich kamieni
tk-goal-pieces-missing = na arenie są jeszcze wrogie kamienie: { $count }
tk-goal-upgraded = Nie ma już wrogich kamieni heroicznych ani legendarnych
tk-goal-upgraded-missing = na arenie są jeszcze ulepszone kamienie wroga: { $count }
tk-goal-fulfilled = Dwa zadania są spełnione naraz
tk-goal-fulfilled-missing = { $count ->
    [0] żadne zadanie nie jest spełnione
    [1] tylko jedno zadanie jest spełnione
   *[other] spełnione zadania: { $count }
}

## Exercises, the easier ones first

tk-exercise-bomb = Wszystkie pięć naraz
    .hint = Bomba wybucha tylko wtedy, gdy została ci jeszcze akcja. Kiedy więc ją przywołać i gdzie?
    .why = Jako pierwsza akcja Bomba trafia na d4, w sam środek piątki, a jedna akcja zostaje. Nie szkodzi, że zabierze też twoje kamienie.
tk-exercise-gryphon = Oba heroiczne
    .hint = Jeździec Gryfów niszczy tam, gdzie się zjawia. Potem może jeszcze skoczyć.
    .why = Istotę heroiczną wolno przywołać na kamień heroiczny: f7 domyka wzór wokół e5. Skok prowadzi na dowolne pole, więc i b3 nie jest bezpieczne.
tk-exercise-knight = Trzy z rzędu
    .hint = Trzy ruchy Rycerza muszą zacząć się obok e3. Po której stronie twojego rzędu ma się zjawić?
    .why = Gdy czwarty kamień stanie pod rzędem, na c6 albo e6, wzór da się obrócić tak, że Rycerz zjawi się nad nim, na d4. Stamtąd heroiczny stoi już obok heroicznego.
tk-exercise-champion = Dobra wymiana
    .hint = Czempion niszczy sąsiada, nawet legendarnego. Gdzie ma się zjawić, by padł też kamień heroiczny?
    .why = Z kamieniem na e6 wzór wskazuje e4: heroiczny pada pod Czempionem, a legendarny obok niego. To, że kosztuje to samego Czempiona, jest dobrą ceną.
tk-exercise-captain = Kapitan wskazuje cel
    .hint = Kapitan zjawia się na jednym wrogu; potem inne twoje kamienie mogą wykonać dwa ruchy bojowe.
    .why = Kamień na g5 domyka linię po obu stronach e4. Tam kapitan niszczy pierwszego, a dwa zwykłe kamienie obok pozostałych biorą resztę.
tk-exercise-mage = Akcja, która wraca
    .hint = Mag Czasu oddaje swoją akcję. Co można przywołać na polu, które oczyścił?
    .why = Mag staje na jednym ze zwykłych kamieni i niszczy heroiczny w środku swojego wzoru. Między c5 i e5 zwalnia się d5: stamtąd Mistrz Miecza dosięgnie drugiego.
tk-exercise-tower = Trzy w jednej linii
    .hint = Wieża Działowa trafia dwa pierwsze kamienie linii. Trzeci może stać pod wieżą.
    .why = Kamień na e6 tworzy czwórkę i wieża zjawia się na d4, na pierwszym heroicznym. Strzał wzdłuż rzędu niszczy dwa pozostałe.
tk-exercise-cannon = Zamieć rząd
    .hint = Armatę przywołuje się na własny kamień. Na który z dwóch i czego brakuje za drugim?
    .why = Kamień na c4 staje się Armatą, jeśli na ukos za c5 stoi trzeci. Armata strzela wzdłuż rzędu 4 i znikają wszystkie zwykłe kamienie aż do krawędzi.
tk-exercise-tasks = Dwa zadania, jedno przywołanie
    .hint = Kapitan Piechoty pozwala zniszczyć trzy kamienie. Kto musi zostać na miejscu, żeby powstał też Krzyż w Centrum?
    .why = Kapitan spada na e4, kamień z d7 bije na e6, a trzeciego bije kamień z brzegu: to Zniszczenie. Kto stoi na krzyżu, ten na nim zostaje, więc i on jest pełny. Zdobywasz jedno z dwóch zadań.
