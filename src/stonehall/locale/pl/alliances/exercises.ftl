### Zadania z Summoner Wars: Alliances: tytuły, podpowiedzi, wyjaśnienia i warunki celów.

## Goals

al-goal-summoner = Mistrz Przywołań wroga pada
al-goal-summoner-missing = Mistrzowi Przywołań wroga zostało jeszcze życie: { $count }
al-goal-units = Poza Mistrzem Przywołań nie ma już wrogich jednostek
al-goal-units-missing = na polu są jeszcze wrogie jednostki: { $count }

## Exercises, the easier ones first

al-exercise-command = Na czele
    .hint = Tundle ma sześć punktów życia. Twoje jednostki podstawowe rzucają dwiema kośćmi tylko w pobliżu Sunderveda.
    .why = Na d6 Sunderved jest najwyżej dwa pola od c7 i od e7, więc obie jednostki rzucają dwiema kośćmi, a on sam trzema. Z tyłu jego Rozkaz nie dosięga żadnej z nich.
al-exercise-lane = Otwórz linię
    .hint = Strzał Maga Klejnotów jest potrzebny, ale ktoś stoi na jego drodze.
    .why = Górnik ma tylko jedną kość, a Wojownik na d6 tylko jeden punkt życia. Gdy go nie ma, Mag Klejnotów i Mag Bitewny dają po dwa trafienia.
al-exercise-push = Zejdź z drogi
    .hint = Uczony jest zbyt wytrzymały, żeby paść. Nie musi.
    .why = Brutal rani Uczonego i odrzuca go wzdłuż rzędu z linii Quena. Dwa trafienia Quena i jedno Szturmowca to tyle, ile zostało Tundle’owi.
al-exercise-lightning = Dwa razy z tego samego łuku
    .hint = Za jeden punkt magii Quen może zaatakować jeszcze raz. Do czego przyda się pierwszy atak?
    .why = Pierwszy strzał usuwa Górnika z linii, a Łańcuch Błyskawic dosięga już Tundle’a. Trzecie trafienie daje Wojownik, który stoi obok niego.
al-exercise-magic = Dwa punkty magii, pięć trafień
    .hint = Magia Klejnotów daje trafienie, Magiczny Wybuch daje łuk. Tylko jeden Mag Klejnotów widzi Sunderveda.
    .why = Za jeden punkt magii Mag Klejnotów na d4 trafia trzy razy, za drugi Mag Bitewny strzela wzdłuż rzędu. Kto zapłaci za tego na b3, temu nie zostanie na łuk.
al-exercise-trample = Na wylot
    .hint = Po bokach Mury, pośrodku Mag Klejnotów: to są drzwi. Jak daleko zajdzie Torodin?
    .why = Dzięki Natarciu Torodin ma cztery pola i między Murami tratuje Maga Klejnotów. Z e7 dwa trafienia wystarczą.
al-exercise-tunnel = Łańcuch tuneli
    .hint = Górnik kopie do innego Górnika, gdziekolwiek ten już dotarł.
    .why = Żadne pole obok Górnika na c7 nie sąsiaduje z Sundervedem. Kto kopie pierwszy, wychodzi na c8 tylko po to, by następny mógł wyjść obok niego, na d8.
al-exercise-torrent = Do ostatniej kropli
    .hint = Trzech wrogów, trzy punkty magii. Kto zostanie, musi stać w linii z twoim Magiem Klejnotów.
    .why = Potok Magii odbiera ostatnie życie Szturmowcowi i Wojownikowi, a pierwsze Brutalowi. Mag Klejnotów staje na b6 i wzdłuż pustego rzędu dwa trafienia wystarczą.
