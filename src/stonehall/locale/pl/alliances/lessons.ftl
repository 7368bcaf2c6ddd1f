### Pierwsza gra z przewodnikiem w Alliances: słowa nauczyciela. Słowa między *gwiazdkami* są wyróżnione.

## 1 Moving

al-lesson-moving = Naprzód
    .idea = O co walczysz i jak poruszają się jednostki.
    .learnt = Wiesz, kogo chronić, i umiesz poruszyć trzy jednostki w turze.
al-lesson-moving-yours = *Tundle* to twój Mistrz Przywołań. Jeśli zginie, przegrywasz. Trzymaj go z dala od walki.
    .step = Poznaj swojego Mistrza
al-lesson-moving-theirs = Tam stoi *Sunderved*, wrogi Mistrz Przywołań. Zniszcz go, a wygrasz.
    .step = Poznaj wroga
al-lesson-moving-mage = Trzy twoje jednostki mogą się ruszyć, każda o dwa pola. Kliknij *Maga Bitewnego*, potem *e5*, obok wroga.
    .step = Porusz jednostkę
al-lesson-moving-corner = Ruch może skręcać, ale nie na ukos i nie przez karty. Poślij *Kusznika* na *d4*.
    .step = Skręć za róg
al-lesson-moving-stay = Mogłaby się ruszyć jeszcze jedna, ale Tundle jest bezpieczny. *Zakończ fazę*.
    .step = Zakończ fazę
al-lesson-moving-two = Wolno, ale wykorzystaj oba pola i idź na e5: stamtąd można uderzyć.
al-lesson-moving-line = Wolno, ale z d4 wróg jest na linii strzału.
al-lesson-moving-not-yet = W tej fazie jest jeszcze coś do zrobienia. Zrób to najpierw.
al-lesson-moving-safe = Wolno, ale Mistrz Przywołań niech zostanie z tyłu. Zakończ fazę.
al-lesson-moving-goal = Zniszcz wrogiego Mistrza Przywołań.
    .name = Cel
al-lesson-moving-moves = W turze trzy jednostki, każda do dwóch pól.
    .name = Ruch

## 2 Attacking

al-lesson-attacking = Trzy lub więcej
    .idea = Jak rzuca się przy ataku i co się dzieje z poległymi.
    .learnt = Umiesz atakować z bliska i z daleka i wiesz, że polegli wrogowie stają się twoją magią.
al-lesson-attacking-strike = *Miecz* bije sąsiednie pole. Kliknij *Maga Bitewnego*, potem wojownika na *e6*: jedna kość za punkt ataku.
    .step = Zaatakuj
al-lesson-attacking-spoils = *3 lub więcej* to trafienie. Dwa trafienia i wojownika nie ma: jego karta leży teraz na twoim *stosie magii*.
    .step = Weź zdobycz
al-lesson-attacking-shoot = *Łuk* sięga trzech pól w linii. Niech *Kusznik* strzeli na *d6*.
    .step = Strzel
al-lesson-attacking-miss = *2*: pudło! Kości bywają kapryśne. Atakuj więc kilkoma jednostkami, najwyżej *trzema* w turze.
    .step = Pudło też się zdarza
al-lesson-attacking-rest = Nikt inny nie ma celu, więc *zakończ fazę*.
    .step = Zakończ fazę
al-lesson-attacking-next = Dobry strzał, ale za chwilę. Najpierw Mag Bitewny na e6.
al-lesson-attacking-own = To twój mur. Wybierz wroga.
al-lesson-attacking-not-yet = W tej fazie jest jeszcze coś do zrobienia. Zrób to najpierw.
al-lesson-attacking-dice = Tyle, ile wynosi wartość ataku. Każde 3 lub więcej to obrażenie.
    .name = Kości
al-lesson-attacking-pile = Trafia tam każda zniszczona przez ciebie karta i jest warta 1 punkt magii.
    .name = Stos magii
al-lesson-attacking-bow = Trzy pola, w rzędzie lub kolumnie, wolną linią.
    .name = Łuk

## 3 Summoning

al-lesson-summoning = Zza muru
    .idea = Jak płaci się za nowe jednostki i gdzie się pojawiają.
    .learnt = Umiesz przywołać jednostki obok murów i od razu posłać je do walki.
al-lesson-summoning-hand = To twoje karty. Każda jednostka ma *koszt*, płacony ze stosu magii: leżą tam 3 karty.
    .step = Obejrzyj karty
al-lesson-summoning-mage = Nowa jednostka zjawia się *obok muru*. Kliknij *Maga Bitewnego*, koszt 2, potem *e3*.
    .step = Przywołaj jednostkę
al-lesson-summoning-bow = Został jeden punkt magii, akurat na *Kusznika*. Postaw go przed murem, na *d4*.
    .step = Przywołaj następną
al-lesson-summoning-go = Nowe jednostki działają od razu. Trwa faza ruchu: podejdź *Magiem Bitewnym* do wroga, na *e4*.
    .step = Poślij ją
al-lesson-summoning-beside = Wolno, ale z e3 mag szybciej dotrze do wroga.
al-lesson-summoning-mage-first = Kusznik będzie następny. Najpierw Mag Bitewny na e3.
al-lesson-summoning-front = Wolno, ale przed murem, na d4, więcej widzi.
al-lesson-summoning-not-yet = W tej fazie jest jeszcze coś do zrobienia. Zrób to najpierw.
al-lesson-summoning-cost = Tyle kart ze stosu magii.
    .name = Koszt
al-lesson-summoning-wall = Przywołujesz obok murów. Bez muru nie można.
    .name = Mur
al-lesson-summoning-fresh = Ruszają się i atakują w tej samej turze.
    .name = Nowe jednostki

## 4 Walls

al-lesson-walls = Mury i magia
    .idea = Jak stawia się mury i jak karty zamienia się w magię.
    .learnt = Umiesz postawić mur, zamienić karty na magię i znasz sześć faz.
al-lesson-walls-cracks = Twój *mur* ma 6 obrażeń, wytrzyma jeszcze 3. Bez muru nikt nie przyjdzie z pomocą.
    .step = Zobacz pęknięcia
al-lesson-walls-build = W fazie wydarzeń możesz za darmo postawić *mur* gdziekolwiek po swojej stronie. Kliknij go, potem *e2*.
    .step = Postaw mur
al-lesson-walls-pass = Tura to: dobór, przywołanie, wydarzenia, ruch, atak, budowa magii. Nie ruszamy się: *zakończ fazę*.
    .step = Poznaj fazy
al-lesson-walls-magic = Ostatnia faza: każda karta z ręki może stać się *1 punktem magii*. *Głębinowy Troll* kosztuje 7, za drogo: oddaj go.
    .step = Zbuduj magię
al-lesson-walls-done = Kusznika zatrzymaj. Następna tura zacznie się od doboru do pięciu kart. *Zakończ turę*.
    .step = Zakończ turę
al-lesson-walls-far = Wolno, ale daleko od wszystkiego. Na e2 osłoni Tundle.
al-lesson-walls-cheap = Wolno, ale Kusznik kosztuje tylko 1. Zatrzymaj go.
al-lesson-walls-nobody = Wolno, ale tym razem nikt nie musi się ruszać. Zakończ fazę.
al-lesson-walls-guard = Wolno, ale Mistrz Przywołań niech zostanie z tyłu. Zakończ fazę.
al-lesson-walls-not-yet = W tej fazie jest jeszcze coś do zrobienia. Zrób to najpierw.
al-lesson-walls-where = Gdziekolwiek po swojej stronie, w fazie wydarzeń.
    .name = Mury
al-lesson-walls-phases = Dobór, przywołanie, wydarzenia, ruch, atak, budowa magii.
    .name = Tura
al-lesson-walls-build-magic = Karty z ręki trafiają na stos magii.
    .name = Budowa magii

## 5 Winning

al-lesson-winning = Rozstrzygnięcie
    .idea = Dwa ruchy, dwa ataki i wrogi Mistrz Przywołań pada.
    .learnt = Sunderved padł: zwycięstwo! Czas na prawdziwą grę.
al-lesson-winning-chance = *Sundervedowi* zostały 2 punkty życia. Dwie twoje jednostki mogą go dosięgnąć. Pomyślmy.
    .step = Dostrzeż szansę
al-lesson-winning-near = Miecz musi stać obok: *Mag Bitewny* na *e7*.
    .step = Podejdź blisko
al-lesson-winning-flank = Łuk potrzebuje linii, której mag nie zasłania: *Kusznik* na *f8*.
    .step = Znajdź linię
al-lesson-winning-attack = Wszystko gotowe. *Zakończ* fazę ruchu i atakuj.
    .step = Do ataku
al-lesson-winning-first = Najpierw silniejszy: *Mag Bitewny* na *e8*, dwie kości.
    .step = Pierwszy cios
al-lesson-winning-last = Jedno trafienie, brakuje jednego. *Kusznik*: wystarczy 3 lub więcej!
    .step = Ostatni strzał
al-lesson-winning-adjacent = Stamtąd miecz nie sięgnie. Idź na e7.
al-lesson-winning-no-line = Stamtąd nie ma linii. Z f8 jest.
al-lesson-winning-not-yet = W tej fazie jest jeszcze coś do zrobienia. Zrób to najpierw.
al-lesson-winning-strong-first = Tak też można, ale najpierw dwie kości.
al-lesson-winning-guarded = Wolno, ale Tundle jest bezpieczny tam, gdzie stoi. Zakończ fazę i atakuj.
al-lesson-winning-finish = Już ledwo stoi. Atakuj!
al-lesson-winning-plan = Ruszaj się tak, by kilku sięgało tego samego celu.
    .name = Pomysł
