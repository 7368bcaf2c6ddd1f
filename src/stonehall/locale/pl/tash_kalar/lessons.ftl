### Pierwsza gra z przewodnikiem w Tash-Kalar: słowa nauczyciela. Słowa między *gwiazdkami* są wyróżnione.

## 1 Placing

tk-lesson-placing = Kamienie na arenie
    .idea = Dwie akcje w turze i najprostsza z nich.
    .learnt = W każdej turze masz dwie akcje i kładziesz kamienie tam, gdzie przydadzą się wzorowi.
tk-lesson-placing-arena = To *arena*. Niebieski kamień jest twój, czerwony należy do przeciwnika. Punkty dostaniesz za niszczenie jego kamieni.
    .step = Obejrzyj arenę
tk-lesson-placing-card = Same kamienie niewiele znaczą: nimi *przywołujesz istoty*. *Mistrz Miecza* chce dwóch kamieni z jednym polem między nimi.
    .step = Odczytaj wzór
tk-lesson-placing-place = Jeden kamień stoi na c5. Akcją możesz położyć następny na dowolnym pustym polu: kliknij *c7*.
    .step = Połóż kamień
tk-lesson-placing-second = Masz *dwie akcje* w turze i trzeba zużyć obie. Połóż kamień na *e6*: przyda się do innych wzorów.
    .step = Zużyj obie akcje
tk-lesson-placing-threat = Przeciwnik położył dwa kamienie, jeden tuż obok twoich, na *d7*. W następnej lekcji tego pożałuje.
    .step = Obserwuj przeciwnika
tk-lesson-placing-gap = Wolno, ale zostaw to pole wolne: tam pojawi się istota. Kliknij c7.
tk-lesson-placing-in-line = Wolno, ale wzór chce jednego wolnego pola między kamieniami. Kliknij c7.
tk-lesson-placing-keep-free = Wolno, ale Mistrz Miecza potrzebuje wolnego c6. Połóż na e6.
tk-lesson-placing-goal = Punkty za zniszczone kamienie wroga. Przy 18 punktach gra się kończy.
    .name = Cel
tk-lesson-placing-pattern = Tak mają leżeć twoje kamienie. Można go obracać i odbijać.
    .name = Wzór
tk-lesson-placing-place-known = Jedna akcja: kamień zwykły na dowolne puste pole.
    .name = Kładzenie
tk-lesson-placing-actions = Dwie w turze i obie trzeba zużyć.
    .name = Akcje

## 2 Summoning

tk-lesson-summoning = Istota się zjawia
    .idea = Jak z wzoru powstaje istota i co robi.
    .learnt = Umiesz przywołać istotę i wykonać jej efekt. To serce tej gry.
tk-lesson-summoning-ready = Dwa twoje kamienie i wolne pole między nimi: właśnie tego chce *Mistrz Miecza*.
    .step = Znajdź wzór
tk-lesson-summoning-summon = Przywołanie to akcja. Kliknij na ręce *Mistrza Miecza*, potem *c6*. Pojawi się tam twój nowy kamień.
    .step = Przywołaj istotę
tk-lesson-summoning-strike = Każda istota ma *efekt*, działa raz. Ta niszczy kamień zwykły po skosie: kliknij *d7*.
    .step = Użyj efektu
tk-lesson-summoning-rank = Za to stał się *heroiczny*: o rangę wyżej niż zwykły. Trudniej go pokonać, a niektóre wzory go wymagają.
    .step = Poznaj rangi
tk-lesson-summoning-card-first = Wolno, ale zwykły kamień zepsuje tam wzór. Kliknij najpierw Mistrza Miecza, potem c6.
tk-lesson-summoning-being-first = Wolno, ale najpierw istota: Mistrz Miecza, potem c6.
tk-lesson-summoning-strike-first = Możesz zrezygnować, ale po co? Zniszcz kamień na d7.
tk-lesson-summoning-summon-known = Gdy kamienie tworzą wzór, istota zjawia się na swoim polu.
    .name = Przywołanie
tk-lesson-summoning-effect = Działa raz. Potem karta odchodzi, kamień zostaje.
    .name = Efekt
tk-lesson-summoning-ranks = Zwykły, heroiczny, legendarny.
    .name = Rangi

## 3 Moving

tk-lesson-moving = W marszu
    .idea = Jak poruszają się kamienie i kogo mogą pokonać.
    .learnt = Znasz oba rodzaje ruchów i wiesz, która ranga pokonuje którą.
tk-lesson-moving-target = Czerwony kamień *heroiczny*. Zwykły go nie pokona, ale *Rycerz* tak. Cztery twoje kamienie tworzą jego wzór.
    .step = Znajdź cel
tk-lesson-moving-knight = Kliknij *Rycerza*, potem *c5*. To istota heroiczna: jej kamień od razu jest heroiczny.
    .step = Przywołaj Rycerza
tk-lesson-moving-step = Teraz może wykonać trzy ruchy, każdy o jedno pole w dowolną stronę. Kliknij *d4*.
    .step = Porusz się
tk-lesson-moving-combat = To *ruchy bojowe*: wolno wejść na kamień tej samej lub niższej rangi i go zniszczyć. Na *e4*!
    .step = Pokonaj heroiczny
tk-lesson-moving-stop = Świetnie. Został jeden ruch, ale możesz przerwać w każdej chwili: naciśnij *Gotowe*.
    .step = Zakończ ruch
tk-lesson-moving-card-first = Wolno, ale to byłby tylko kamień zwykły. Najpierw Rycerz, potem c5.
tk-lesson-moving-nearer = Wolno, ale to oddala od wroga. Idź na d4.
tk-lesson-moving-also-near = Tak też można, ale pójdźmy przez d4.
tk-lesson-moving-onto = Wolno, ale wróg stoi na e4. Wejdź prosto na niego.
tk-lesson-moving-go-on = Jeszcze nie przerywaj: wróg jest w zasięgu.
tk-lesson-moving-enough = Możesz iść dalej, ale heroiczny kamień jest już zniszczony, a o to chodziło. Naciśnij Gotowe.
tk-lesson-moving-size = Większy wzór, silniejszy efekt, kamień heroiczny.
    .name = Istoty heroiczne
tk-lesson-moving-move-known = Jedno pole, prosto lub na ukos. Ruchy dają tylko efekty.
    .name = Ruch
tk-lesson-moving-combat-known = Ruch zwykły: na niższą rangę. Bojowy: także na równą.
    .name = Kto kogo pokonuje

## 4 Scoring

tk-lesson-scoring = Punkty
    .idea = Co daje punkty i jak istota ląduje.
    .learnt = Wiesz, że heroiczny liczy się sam, a zwykłe parami, i umiesz lądować na kamieniach wroga.
tk-lesson-scoring-land = Istota może wylądować *na wrogim kamieniu* swojej lub niższej rangi i go zniszczyć. *Czempion*, potem *d4*.
    .step = Wyląduj na wrogu
tk-lesson-scoring-pair = Jeden zwykły z głowy. Dwa w jednej turze dają *1 punkt*, a Czempion niszczy sąsiada: wybierz *e3*.
    .step = Zrób parę
tk-lesson-scoring-close = Punkty liczy się na koniec tury, więc zużyj ostatnią akcję: połóż kamień na *f6*.
    .step = Zakończ turę
tk-lesson-scoring-point = Jest: twój pierwszy punkt. Dobrana została też nowa istota, więc na ręce znów są trzy.
    .step = Zobacz swój punkt
tk-lesson-scoring-take-it = Możesz zrezygnować, ale jeden zwykły nic nie daje. Weź e3 do pary.
tk-lesson-scoring-empty = Wolno, ale to pole jest puste. Na d4 Czempion, pojawiając się, zniszczy wrogi kamień.
tk-lesson-scoring-champion-first = Wolno, ale najpierw Czempion: kliknij go na ręce, potem d4.
tk-lesson-scoring-as-well = Wolno, a tura skończy się tak samo. Ale tym razem połóż kamień na f6.
tk-lesson-scoring-later = Wolno, ale ta istota przyda się bardziej później. Połóż kamień na f6.
tk-lesson-scoring-landing = Także na kamień tej samej lub niższej rangi, nawet własny.
    .name = Lądowanie
tk-lesson-scoring-worth = Dwa zwykłe 1, heroiczny 1, legendarny 2.
    .name = Wartość
tk-lesson-scoring-end-known = Liczysz punkty i uzupełniasz rękę.
    .name = Koniec tury

## 5 Legends

tk-lesson-legends = Legendy i flary
    .idea = Najpotężniejsze istoty i pomoc dla tych, co przegrywają.
    .learnt = Umiesz użyć flary, gdy brakuje kamieni, i przywołać legendę za punkt. Czas na prawdziwą grę!
tk-lesson-legends-legend = Na ręce masz *legendę*. Wymaga trzech heroicznych i dwóch zwykłych: brakuje tylko zwykłego na *e6*.
    .step = Przeczytaj legendę
tk-lesson-legends-flare = Przeciwnik ma o wiele więcej kamieni. Wtedy pomaga *flara*, bez zużycia akcji. Kliknij ją i użyj.
    .step = Użyj flary
tk-lesson-legends-complete = Dzięki niej za darmo kładziesz kamień zwykły. Połóż go tam, gdzie brakuje wzorowi: *e6*.
    .step = Uzupełnij wzór
tk-lesson-legends-summon = Teraz kliknij *Żywiołaka Czasu*, potem *d3*. Legenda od razu daje punkt, a ta jeszcze dodatkową turę.
    .step = Przywołaj legendę
tk-lesson-legends-for-free = To kosztowałoby akcję. Flara robi to za darmo: użyj jej.
tk-lesson-legends-its-square = Wolno, ale na d3 ma stanąć legenda. Zrób to, o co prosi nauczyciel.
tk-lesson-legends-corner = Wolno, ale wzorowi brakuje kamienia na e6.
tk-lesson-legends-legend-known = Wymagają ulepszonych kamieni i od razu dają punkt.
    .name = Legendy
tk-lesson-legends-flare-known = Dla tego, kto ma mniej kamieni. Przeciwnik dostaje za nią punkt.
    .name = Flary
tk-lesson-legends-finale = 18 punktów lub pusta talia: jeszcze po jednej turze.
    .name = Koniec
