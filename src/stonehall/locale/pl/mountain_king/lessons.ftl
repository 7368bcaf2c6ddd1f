### Pierwsza gra z przewodnikiem w grocie Króla Gór: słowa nauczyciela. Słowa między *gwiazdkami* są wyróżnione.

## 1 Digging

mk-lesson-digging = W głąb góry
    .idea = O co grasz i jak się kopie tunele.
    .learnt = Umiesz wykopać tunel i zdobyć za niego honor. W każdej turze kopiesz albo werbujesz.
mk-lesson-digging-gate = To twoja *brama*. Stąd kop w stronę serca góry. Kto zbierze najwięcej *punktów honoru*, zostanie królem.
    .step = Znajdź swoją bramę
mk-lesson-digging-dig = Tunel kosztuje jeden minerał za każde pole. Masz 3 kamienie: wybierz *prostą trójkę* i zapłać *kamieniem*.
    .step = Wybierz tunel
mk-lesson-digging-lay = Musi dotykać bramy lub twoich tuneli. Połóż go w poprzek pod bramą: kliknij jego środek, *k2*, i kop.
    .step = Połóż go
mk-lesson-digging-found = Od razu masz punkty honoru, a to, co leżało zakopane pod tunelem, tu na *l2*, jest twoje.
    .step = Weź znalezisko
mk-lesson-digging-end = To było sedno tury: *kopiesz* albo *werbujesz*, jedno z dwojga. *Zakończ* turę.
    .step = Zakończ turę
mk-lesson-digging-longer = Wolno, ale dwa pola nic nie dają. Weź prostą trójkę.
mk-lesson-digging-straight = Wolno i daje tyle samo, ale teraz weź prostą trójkę.
mk-lesson-digging-dig-first = Werbowanie będzie w następnej lekcji. Najpierw kop.
mk-lesson-digging-across = Wolno, ale tym razem połóż go w poprzek: na l2 leży skarb.
mk-lesson-digging-right = Wolno, ale środek połóż na k2, żeby przykryć skarb na l2.
mk-lesson-digging-goal = Najwięcej punktów honoru na końcu.
    .name = Cel
mk-lesson-digging-price = Jeden minerał za pole, wszystkie jednakowe.
    .name = Cena
mk-lesson-digging-touch = Dotyka twojej sieci, a cudzej nie.
    .name = Miejsce

## 2 Recruiting

mk-lesson-recruiting = Trolle przy pracy
    .idea = Jak werbować trolle i co przynoszą.
    .learnt = Umiesz werbować trolle i zaganiać je do pracy. Przynoszą wszystko, czego trzeba do kopania.
mk-lesson-recruiting-horde = Pracują trolle. Tu czeka *horda*. Te z najniższego rzędu, jak ten, przychodzą *za darmo*.
    .step = Poznaj hordę
mk-lesson-recruiting-recruit = Zwerbuj *Zbieracza Sopli*: kliknij jego kartę. Za wyższe rzędy trzeba przekupić monetami trolle pod nimi.
    .step = Zwerbuj trolla
mk-lesson-recruiting-seat = Twoje trolle tworzą piramidę: nowy staje na dwóch innych. Ustaw go z lewej, na *2a*.
    .step = Ustaw go
mk-lesson-recruiting-yield = Ruszyła *kaskada*: nowy troll i wszystkie pod nim dostały zasób na każdy pusty znak.
    .step = Zobacz kaskadę
mk-lesson-recruiting-end = Wydawaj to, co leży na trollach, bo inaczej braknie im miejsca. Na razie *zakończ* turę.
    .step = Zakończ turę
mk-lesson-recruiting-this-one = Też za darmo, ale weź pierwszego, Zbieracza Sopli.
mk-lesson-recruiting-left = Wolno, ale tym razem ustaw go z lewej, na 2a.
mk-lesson-recruiting-no-trade = Możesz wymienić cztery zasoby na jeden, ale to będzie w następnej lekcji. Zakończ turę.
mk-lesson-recruiting-free = Najniższy rząd za darmo, drugi 2 monety, trzeci 5.
    .name = Cena
mk-lesson-recruiting-cascade = Pracuje nowy troll i trójkąt pod nim.
    .name = Kaskada
mk-lesson-recruiting-full = Znak, na którym leży zasób, nic nie daje.
    .name = Zajęte znaki

## 3 Minerals

mk-lesson-minerals = Lepsze minerały
    .idea = Czemu żelazo jest lepsze niż kamień i jak obracać kafelki.
    .learnt = Kopiesz najlepszym minerałem i umiesz obrócić tunel, jak trzeba.
mk-lesson-minerals-iron = Ten sam tunel z *żelaza* daje więcej niż z kamienia, a z klejnotów najwięcej. Kop *prostą trójkę* *żelazem*.
    .step = Kop żelazem
mk-lesson-minerals-turn = Obróć go *strzałką* obok podpowiedzi (albo klawiszem R), aż wskaże w dół; środek połóż na *j3*.
    .step = Obróć kafelek
mk-lesson-minerals-level = Każde pole ma *poziom*: na brzegu 1, przy sercu góry 5. Im głębiej stoi posąg, tym więcej jest wart.
    .step = Zobacz poziomy
mk-lesson-minerals-end = I jeszcze jedno: w swojej turze zawsze możesz wymienić cztery zasoby na jeden dowolny. Teraz *zakończ* turę.
    .step = Zapamiętaj wymianę
mk-lesson-minerals-stone = Wolno, ale żelazo daje więcej. Zapłać żelazem.
mk-lesson-minerals-straight = Wolno, ale tym razem weź prostą trójkę.
mk-lesson-minerals-dig-first = Można, ale minerały już czekają. Najpierw kop.
mk-lesson-minerals-down = Wolno, ale tak nie zejdziesz głębiej. Obróć go w dół, środek na j3.
mk-lesson-minerals-values = Większe tunele i lepsze minerały dają więcej.
    .name = Punkty honoru
mk-lesson-minerals-depth = Poziomy rosną w stronę serca góry.
    .name = Głębiej
mk-lesson-minerals-trade = Cztery zasoby za jeden, w każdej chwili tury.
    .name = Wymiana

## 4 Magic

mk-lesson-magic = Czary i warsztaty
    .idea = Dwaj pomocnicy, zanim zaczniesz kopać lub werbować.
    .learnt = Umiesz rzucić czar i skorzystać z warsztatu przed główną częścią tury.
mk-lesson-magic-cast = *Czar* kosztuje jedną runę. *Deszcz Kamyków* daje 2 kamienie: kliknij go wśród odkrytych czarów.
    .step = Rzuć czar
mk-lesson-magic-visit = Twój tunel kończy się przy *warsztacie*. *Żarna* zamieniają kamień i żelazo. Kliknij *j5*.
    .step = Odwiedź warsztat
mk-lesson-magic-use = Działa tyle razy, ile ma otwartych drzwi: tu raz. Zamień *1 kamień na 1 żelazo*.
    .step = Zamień kamień
mk-lesson-magic-then = Teraz jak zawsze sedno: kopanie albo werbowanie. Czar i warsztat to dodatki, po jednym na turę.
    .step = Dalej jak zwykle
mk-lesson-magic-pebbles = Dobry czar, ale teraz rzuć pierwszy, Deszcz Kamyków.
mk-lesson-magic-before = Czar i warsztat są wcześniej. Najpierw z nich skorzystaj.
mk-lesson-magic-use-first = Wyjście teraz to strata. Zamień kamień na żelazo.
mk-lesson-magic-spell = Jeden na turę, za runę, przed kopaniem lub werbowaniem.
    .name = Czar
mk-lesson-magic-shop = Jeden na turę, jeśli dotyka go twoja sieć.
    .name = Warsztat
mk-lesson-magic-order = Czar i warsztat; kopanie lub werbowanie; wielka grota; posągi.
    .name = Tura

## 5 Statues

mk-lesson-statues = Posągi w drodze
    .idea = Wózki wiozą posągi tam, gdzie są najwięcej warte.
    .learnt = Umiesz przewieźć posągi w głąb i na cokoły, gdzie liczą się podwójnie.
mk-lesson-statues-statue = Odkopany *posąg* liczy się na końcu według poziomu pola, więc zawieź go głębiej: na *j4*.
    .step = Znajdź posąg
mk-lesson-statues-first = *Wózek* wiezie go po jego tunelu lub do sąsiedniego. Kliknij posąg na m3, potem *m2*.
    .step = Przewieź raz
mk-lesson-statues-pedestal = Na *cokole* swojego klanu liczy się podwójnie. Taki czeka na *j4*: użyj drugiego wózka.
    .step = Na cokół
mk-lesson-statues-worth = Wysoki poziom, a na cokole jego wartość liczy się podwójnie. W tunelu liczy się tylko najlepszy posąg.
    .step = Policz to
mk-lesson-statues-also = Tak też można, ale tym razem przez m2.
mk-lesson-statues-back = Wolno, ale to oddala od serca góry. Jedź w stronę j4.
mk-lesson-statues-deeper = Wolno, ale cokół czeka głębiej, na j4.
mk-lesson-statues-carts = Masz jeszcze wózek. Najpierw przewieź posąg.
mk-lesson-statues-uncovered = Tunel położony na posągu go odsłania.
    .name = Posągi
mk-lesson-statues-cart = Jeden ruch: w tunelu lub do sąsiedniego.
    .name = Wózek
mk-lesson-statues-twice = Posąg tego samego klanu liczy się podwójnie.
    .name = Cokół

## 6 Halls

mk-lesson-halls = Wielka grota
    .idea = Jak powstaje wielka grota i jak kończy się gra.
    .learnt = Wiesz już wszystko, co trzeba królowi. Zbieraj trolle, kop głęboko i baw się dobrze!
mk-lesson-halls-plan = *Wielka grota* leży na tunelach, które wypełniają jej kształt. Galeria potrzebuje siedmiu pól w rzędzie: kop *prostą trójkę*.
    .step = Zaplanuj grotę
mk-lesson-halls-line = Połóż go w jednej linii z poprzednim, na prawo: środek na *l2*.
    .step = Uzupełnij rząd
mk-lesson-halls-dedicate = Osiem w rzędzie: pasuje *Galeria Przodków*, i to za darmo. Poświęć ją przyciskiem.
    .step = Poświęć ją
mk-lesson-halls-place = Z posągiem na *ołtarzu* grota jest warta najwięcej. Połóż ją tak, by ołtarz był na *j2*.
    .step = Połóż grotę
mk-lesson-halls-end = Gra kończy się wkrótce po tym, jak ktoś ma *dziesięć trolli*. Wtedy liczy się honor. *Zakończ* turę.
    .step = Poznaj koniec
mk-lesson-halls-three = Wolno, ale do groty trzeba jeszcze trzech pól w rzędzie.
mk-lesson-halls-other-side = To też byłby rząd ośmiu pól, ale tym razem kop w prawo, środek na l2.
mk-lesson-halls-in-line = Wolno, ale musi leżeć w linii z poprzednim, środek na l2.
mk-lesson-halls-not-yet = Czeka darmowa wielka grota. Najpierw ją poświęć.
mk-lesson-halls-altar-there = Wolno, ale wtedy ołtarz będzie gdzie indziej. Przesuń ją o jedno pole w prawo.
mk-lesson-halls-hall = Leży na twoich tunelach, jedna na turę, za darmo.
    .name = Wielka grota
mk-lesson-halls-altar = Z posągiem grota liczy się według większej liczby.
    .name = Ołtarz
mk-lesson-halls-finish = Dziesięć trolli, potem jeszcze po dwie tury.
    .name = Koniec gry
