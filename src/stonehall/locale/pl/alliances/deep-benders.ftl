### Summoner Wars Alliances: Deep Benders.

## Summoner and champions

al-card-endrich = Endrich
    .gen = Endricha
    .acc = Endricha
al-ability-geopathic-command = Geopatyczny Rozkaz
    .text = Na koniec swojej fazy ataku możesz wydać 1 punkt magii, aby natychmiast zaatakować wzmocnioną jednostką, którą kontrolujesz, nawet jeśli już atakowała.
al-card-kendre = Kendre
    .gen = Kendre
    .acc = Kendre
al-ability-gem-transfer = Przekazanie Klejnotu
    .text = Po poruszeniu Kendre możesz przenieść znacznik wzmocnienia z jednej kontrolowanej przez ciebie jednostki na inną, która ma koszt wzmocnienia, a nie ma znacznika.
al-card-keodel = Keodel
    .gen = Keodel
    .acc = Keodel
al-ability-geopathy = Geopatia
    .text = Na początku swojej fazy ataku możesz wydać po 1 punkcie magii za każdą jednostkę podstawową sąsiadującą z Keodel, także wrogą. Jeśli to zrobisz, wszystkie te jednostki mają do końca tury +2 do wartości ataku.
al-card-owl-gryphon = Sowi Gryf
    .gen = Sowiego Gryfa
    .acc = Sowiego Gryfa
al-ability-conserve = Oszczędzanie
    .text = Na początku swojej fazy ataku możesz przenieść jedną kartę ze swojego cmentarzyska na wierzch swojego stosu magii. Jeśli to zrobisz, w tej turze nie może atakować ani ta jednostka, ani twój Mistrz Przywołań: liczą się jako dwie z trzech atakujących jednostek.

## Commons and conjurations

al-card-geopath = Geopata
    .gen = Geopaty
    .acc = Geopatę
al-ability-geopathic-shot = Geopatyczny Strzał
    .text = Wzmocnienie: ta jednostka ma +1 do wartości ataku, a jej zasięg ataku w linii prostej to 5 pól (pola pomiędzy muszą być puste).
al-card-gem-priestess = Kapłanka Klejnotów
    .gen = Kapłanki Klejnotów
    .acc = Kapłankę Klejnotów
al-ability-gem-blessing = Błogosławieństwo Klejnotów
    .text = Wzmocnienie: ta jednostka ma 4 punkty wytrzymałości. Na początku swojej tury usuń po 1 obrażeniu z każdej sąsiadującej z nią przyjaznej jednostki podstawowej i każdego sąsiadującego przyjaznego czempiona.
al-card-deep-dragon = Głębinowy Smok
    .gen = Głębinowego Smoka
    .acc = Głębinowego Smoka
al-card-gorgon = Gorgona
    .gen = Gorgony
    .acc = Gorgonę
al-ability-petrifying-gaze = Kamienne Spojrzenie
    .text = Po poruszeniu tej jednostki rzuć kością za każdą wrogą jednostkę podstawową w odległości do 2 pól od niej. Przy wyniku co najmniej 5 zniszcz tę jednostkę podstawową.

## Events

al-card-teleport = Teleportacja
    .gen = wydarzenia „Teleportacja”
    .acc = wydarzenie „Teleportacja”
    .text = Zamień miejscami dwie jednostki, które kontrolujesz.
al-card-unlock = Odblokowanie
    .gen = wydarzenia „Odblokowanie”
    .acc = wydarzenie „Odblokowanie”
    .text = Wzmocnij bez płacenia do 2 kontrolowanych przez siebie jednostek, które mają koszt wzmocnienia.
al-card-reclaim = Odzyskanie
    .gen = wydarzenia „Odzyskanie”
    .acc = wydarzenie „Odzyskanie”
    .text = Usuń znaczniki wzmocnienia z dowolnej liczby jednostek, które kontrolujesz. Za każdy z nich przenieś z wierzchu swojego cmentarzyska na swój stos magii tyle kart, ile wynosi koszt wzmocnienia danej jednostki.
al-card-conjure-gorgon = Wezwanie Gorgony
    .gen = wydarzenia „Wezwanie Gorgony”
    .acc = wydarzenie „Wezwanie Gorgony”
    .text = Połóż Gorgonę ze swojego stosu wezwań na pustym polu obok Endricha.

## Prompts

al-prompt-geopathic-command = { al-ability-geopathic-command }: możesz wydać 1 punkt magii, aby zaatakować wzmocnioną jednostką. Wybierz ją.
al-prompt-gem-transfer = { al-ability-gem-transfer }: możesz przenieść znacznik wzmocnienia. Wybierz jednostkę, która go odda.
al-prompt-gem-transfer-to = { al-ability-gem-transfer }: wybierz jednostkę, która dostanie znacznik wzmocnienia od { $card-gen } ({ $square }).
al-prompt-geopathy = { al-ability-geopathy }: czy wydajesz po 1 punkcie magii za każdą jednostkę podstawową obok { $card-gen } ({ $square }), aby wszystkie miały +2 do wartości ataku?
al-prompt-conserve = { al-ability-conserve }: możesz przenieść kartę ze swojego cmentarzyska na swój stos magii. Wtedy { $card } i twój Mistrz Przywołań nie mogą w tej turze atakować. Wybierz kartę.
al-prompt-teleport = { al-card-teleport }: wybierz jednostkę.
al-prompt-teleport-with = { al-card-teleport }: wybierz jednostkę, z którą { $card } ({ $square }) zamieni się miejscami.
al-prompt-unlock = { al-card-unlock }: wybierz jednostkę, którą wzmocnisz, albo zakończ.
al-prompt-reclaim = { al-card-reclaim }: wybierz jednostkę, której wzmocnienie odzyskasz, albo zakończ.
al-prompt-conjure-gorgon = { al-card-conjure-gorgon }: wybierz pole dla Gorgony.
