### Pierwsza gra z przewodnikiem w Summoner Wars: słowa nauczyciela. Słowa między *gwiazdkami* są wyróżnione.

## 1 Moving

sw2-lesson-moving = Krok za krokiem
    .idea = O co walczysz i jak poruszają się jednostki.
    .learnt = Wiesz, kto nie może zginąć, i umiesz poruszyć trzy jednostki w turze.
sw2-lesson-moving-yours = To *Svara*, twój Mistrz Przywołań. Chroń tę kartę: jeśli padnie, przegrywasz.
    .step = Poznaj swojego Mistrza
sw2-lesson-moving-theirs = Tam stoi *Ret-Talus*, wrogi Mistrz Przywołań. Zniszcz go, a wygrasz. Nic innego się nie liczy.
    .step = Poznaj wroga
sw2-lesson-moving-ride = Zacznij od ruchu. Kliknij *Niedźwiedziego Jeźdźca*, potem *e5*: dwa pola prosto, tuż obok wroga.
    .step = Porusz jednostkę
sw2-lesson-moving-corner = Ruch może skręcać, ale nigdy nie idzie na ukos. Poślij *Maga Mrozu* przed bramę, na *d4*.
    .step = Skręć za róg
sw2-lesson-moving-stay = Możesz poruszyć jeszcze jedną jednostkę. Ale Svara jest z tyłu bezpieczna, więc zakończ fazę.
    .step = Zakończ fazę
sw2-lesson-moving-two-spaces = Tam też wolno, ale wykorzystaj cały ruch: dwa pola, na e5. Stamtąd od razu można uderzyć.
sw2-lesson-moving-on-to-d = Tam też wolno, ale skręć za róg, na d4: wtedy wróg znajdzie się na linii strzału.
sw2-lesson-moving-not-yet = Koniec fazy oznacza utratę pozostałych ruchów. Najpierw zrób ten.
sw2-lesson-moving-safe = Wolno, ale Mistrz Przywołań na pierwszej linii szybko wpada w kłopoty. Lepiej zakończ fazę.
sw2-lesson-moving-goal = Zniszcz wrogiego Mistrza Przywołań. Chroń swojego.
    .name = Cel
sw2-lesson-moving-moves = W turze trzy różne jednostki, każda do dwóch pól.
    .name = Ruch
sw2-lesson-moving-way = Skręcać wolno, na ukos nie. Nigdy przez inne karty.
    .name = Droga
