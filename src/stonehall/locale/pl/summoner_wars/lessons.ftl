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
sw2-lesson-moving-stay = Możesz poruszyć jeszcze jedną jednostkę. Ale Svara jest z tyłu bezpieczna, więc *zakończ fazę*.
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

## 2 Attacking

sw2-lesson-attacking = Miecz i łuk
    .idea = Jak atakują jednostki i co mówią kości.
    .learnt = Umiesz uderzyć trzema jednostkami w turze, z bliska i z daleka, i wiesz, że atak w każdej turze się opłaca.
sw2-lesson-attacking-strike = *Miecz* na karcie znaczy: bije tego, kto stoi obok. Kliknij *Niedźwiedziego Jeźdźca*, potem wojownika na *e6*.
    .step = Zaatakuj sąsiada
sw2-lesson-attacking-hits = Siła 3 to trzy kości. Każdy wyrzucony *miecz* to 1 obrażenie: trzy trafienia, zostało jedno życie.
    .step = Odczytaj kości
sw2-lesson-attacking-shoot = *Łuk* sięga trzech pól w linii prostej, jeśli nic nie stoi po drodze. Niech *Mag Mrozu* strzeli do łucznika na *d6*.
    .step = Strzel
sw2-lesson-attacking-reward = Dwa *łuki*, dwa obrażenia: łucznika już nie ma. Za każdego zniszczonego wroga zyskujesz *1 punkt magii*.
    .step = Zyskaj magię
sw2-lesson-attacking-rest = Atakuj wroga w każdej turze, bo inaczej twój Mistrz Przywołań otrzyma 1 obrażenie. Atak był, więc *zakończ fazę*.
    .step = Zakończ fazę
sw2-lesson-attacking-later = Dobry strzał, ale za chwilę. Najpierw Niedźwiedzi Jeździec bije wojownika na e6.
sw2-lesson-attacking-friend = Wolno atakować nawet swoje karty, ale to twoja brama. Wybierz wroga.
sw2-lesson-attacking-not-yet = Koniec fazy oznacza utratę tego ataku. Najpierw uderz.
sw2-lesson-attacking-melee = W turze trzy różne jednostki, każda raz.
    .name = Atak
sw2-lesson-attacking-dice = Tyle, ile wynosi siła. Liczy się tylko własny znak: miecz lub łuk.
    .name = Kości
sw2-lesson-attacking-ranged = Do trzech pól, prosto, bez przeszkód.
    .name = Łuk
sw2-lesson-attacking-idle = Bez ataku na wroga: 1 obrażenie dla twojego Mistrza Przywołań.
    .name = Bez wytchnienia

## 3 Summoning

sw2-lesson-summoning = Przez bramę
    .idea = Jak wprowadzić do gry nowe jednostki.
    .learnt = Umiesz zapłacić za jednostki, wprowadzić je przy bramie i ruszyć nimi w tej samej turze.
sw2-lesson-summoning-cost = To karty na ręce. Liczba w fioletowym rombie to cena w *punktach magii*, a masz 4 punkty.
    .step = Obejrzyj karty na ręce
sw2-lesson-summoning-cavalry = Jednostki wychodzą z *bramy*: na puste pole obok niej. Kliknij na ręce *Niedźwiedziego Jeźdźca*, potem *d4*.
    .step = Przywołaj jednostkę
sw2-lesson-summoning-mage = Został jeden punkt magii: akurat na *Maga Mrozu*. Połóż go na *e3*, bo obok bramy walczy lepiej.
    .step = Przywołaj następną
sw2-lesson-summoning-dear = *Ollag* kosztuje 5: to bohater na później. Oszczędzaj magię, a przyjdzie. Teraz czas na ruch.
    .step = Oszczędzaj na bohatera
sw2-lesson-summoning-go = Nowe jednostki nie muszą czekać. Pojedź *Niedźwiedzim Jeźdźcem* z d4 na *e5*, tuż obok wojownika.
    .step = Porusz nią od razu
sw2-lesson-summoning-in-front = Wolno, ale z pola d4, przed bramą, jeździec szybciej dotrze do wroga.
sw2-lesson-summoning-next = Mag Mrozu będzie następny. Najpierw Niedźwiedzi Jeździec na d4.
sw2-lesson-summoning-beside = Wolno, ale na e3 mag stoi bliżej wroga i nadal obok bramy.
sw2-lesson-summoning-not-yet = W tej fazie jest jeszcze coś do zrobienia. Zrób to najpierw.
sw2-lesson-summoning-cost-known = Nią płacisz za karty: liczba w fioletowym rombie.
    .name = Magia
sw2-lesson-summoning-gate = Przywołujesz obok swoich bram. Bez bramy nie ma nowych jednostek.
    .name = Brama
sw2-lesson-summoning-at-once = Mogą ruszać się i atakować w tej samej turze.
    .name = Nowe jednostki

## 4 Magic

sw2-lesson-magic = Karty na magię
    .idea = Skąd się bierze magia i jak mijają tury.
    .learnt = Zamieniasz karty na magię, dobierasz nowe i znasz sześć faz tury.
sw2-lesson-magic-give = W fazie magii każdą kartę z ręki możesz zamienić na *1 punkt magii*. *Nadiana* kosztuje 6: to daleko. Odrzuć tę kartę.
    .step = Odrzuć za magię
sw2-lesson-magic-draw = Masz 5 punktów magii. *Zakończ fazę*: dobierzesz karty do pięciu, a potem tura przeciwnika.
    .step = Dobierz i czekaj
sw2-lesson-magic-order = Znowu twoja tura. Zawsze po kolei: przywołanie, ruch, budowa, atak, magia, dobór. Pasek u góry pokazuje fazę.
    .step = Sześć faz
sw2-lesson-magic-champion = Magii wystarczy na *Ollaga*: to silny i wytrzymały bohater. Przywołaj go na *d4*.
    .step = Przywołaj bohatera
sw2-lesson-magic-needed = Wolno, ale właśnie oszczędzasz na Ollaga. Odrzuć Nadianę.
sw2-lesson-magic-free = Wolno, ale Lodowy Kowal nic nie kosztuje: to prezent na następną turę. Odrzuć Nadianę.
sw2-lesson-magic-not-yet = Bez jeszcze jednego punktu Ollag zostanie na ręce. Najpierw odrzuć Nadianę.
sw2-lesson-magic-enough = Magii już wystarczy. Zatrzymaj karty i zakończ fazę.
sw2-lesson-magic-forward = Wolno, ale Ollag jest potrzebny z przodu, na d4.
sw2-lesson-magic-saved = Na to zbierasz magię. Najpierw przywołaj Ollaga.
sw2-lesson-magic-discard = Każda karta odrzucona w fazie magii to 1 punkt.
    .name = Magia
sw2-lesson-magic-hand = Na koniec tury dobierasz karty do pięciu.
    .name = Ręka
sw2-lesson-magic-phases = Przywołanie, ruch, budowa, atak, magia, dobór.
    .name = Tura

## 5 Building

sw2-lesson-building = Bramy i wydarzenia
    .idea = Jak budować, co robią wydarzenia i czemu bramy są ważne.
    .learnt = Umiesz zagrać wydarzenie, zbudować bramę i zniszczyć bramę wroga.
sw2-lesson-building-hurt = Twoja *brama* ma 6 obrażeń i zostały jej 4. Jeśli padnie, żadna jednostka już z niej nie wyjdzie.
    .step = Zobacz obrażenia
sw2-lesson-building-repair = *Lodowa Naprawa* to wydarzenie: działa raz, w fazie z karty. To ta faza. Kliknij kartę i *zagraj* ją.
    .step = Zagraj wydarzenie
sw2-lesson-building-onward = O dwa obrażenia mniej. Nikt nie musi się ruszać. *Zakończ* fazę ruchu.
    .step = Zakończ fazę
sw2-lesson-building-build = Druga *brama* to spokój, a kosztuje zero. Buduje się w trzech tylnych rzędach lub obok Svary: połóż ją na *e2*.
    .step = Zbuduj bramę
sw2-lesson-building-break = Budowle też można atakować. Wrogiej bramie na *d6* zostało 2: niech *Mag Mrozu* do niej strzeli.
    .step = Zniszcz bramę
sw2-lesson-building-too-late = Potem będzie za późno: to wydarzenie działa tylko w fazie ruchu. Zagraj je najpierw.
sw2-lesson-building-build-first = Brama na ręce nic nie kosztuje. Zbuduj ją przed końcem fazy.
sw2-lesson-building-corner = Wolno, ale to daleko od wszystkiego. Na e2 stoi obok Svary i bliżej walki.
sw2-lesson-building-own = To twoja brama. Wybierz wrogą bramę na d6.
sw2-lesson-building-strike = Jeszcze nie: wroga brama ledwo stoi. Jeden strzał może wystarczyć.
sw2-lesson-building-aims = Wolno, ale z d4 Mag Mrozu może strzelić do wrogiej bramy. Zostaw go tam i zakończ fazę.
sw2-lesson-building-nobody = Wolno, ale tym razem nikt nie musi się ruszać. Zakończ fazę.
sw2-lesson-building-event = Grane w fazie z karty, potem odrzucane.
    .name = Wydarzenia
sw2-lesson-building-where = W trzech tylnych rzędach lub obok Mistrza Przywołań.
    .name = Budowa
sw2-lesson-building-no-gate = Bez bramy nikt nie przywołuje. Niszcząc bramy, wygrywa się gry.
    .name = Bramy

## 6 Winning

sw2-lesson-winning = Ostatnie starcie
    .idea = Połącz wszystko i zakończ walkę.
    .learnt = Ret-Talus padł: zwycięstwo! Tyle wystarczy na prawdziwą grę. Dobrej zabawy!
sw2-lesson-winning-chance = *Ret-Talusowi* zostały tylko 3 punkty życia, a strażnik stoi z jednej strony. To twoja chwila.
    .step = Dostrzeż szansę
sw2-lesson-winning-near = Miecz potrzebuje sąsiada. Przesuń *Niedźwiedziego Jeźdźca* tuż pod niego, na *e7*.
    .step = Podejdź blisko
sw2-lesson-winning-flank = Łuk potrzebuje linii prostej. Z *f8* *Mag Mrozu* strzeli wzdłuż rzędu.
    .step = Znajdź linię
sw2-lesson-winning-attack = Oboje są na miejscu. *Zakończ* fazę ruchu. Nie masz kart, więc faza budowy minie sama.
    .step = Czas na atak
sw2-lesson-winning-first = Najpierw silniejsi: wtedy widać, ile jeszcze brakuje. *Niedźwiedzi Jeździec* na *e8*!
    .step = Pierwszy cios
sw2-lesson-winning-last = Dwa trafienia, został jeden punkt życia. Teraz *Mag Mrozu*: jedna kość, jeden łuk, jedno zwycięstwo.
    .step = Ostatni strzał
sw2-lesson-winning-adjacent = Stamtąd miecz go nie dosięgnie. Musi być e7, tuż obok niego.
sw2-lesson-winning-line = Stamtąd nie ma prostej linii do Ret-Talusa. Z f8 jest.
sw2-lesson-winning-not-yet = Najpierw ustaw obie jednostki: wróg nie będzie czekać.
sw2-lesson-winning-strong-first = Tak też można, ale najpierw trzy kości. Niedźwiedzi Jeździec na e8.
sw2-lesson-winning-guarded = Wolno, ale Svara jest najbezpieczniejsza z tyłu. Obie jednostki są na miejscu: zakończ fazę.
sw2-lesson-winning-finish = Już ledwo stoi. Nie daj mu uciec.
sw2-lesson-winning-plan = Ruszaj się tak, by każda jednostka mogła kogoś zaatakować.
    .name = Zamysł
