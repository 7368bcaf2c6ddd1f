### Summoner Wars Alliances: the Shadow Elves. Labels begin with a capital; no-break spaces join numbers and nouns, one-letter words and their followers.

## Units

al-card-selundar = Selundar
    .gen = Selundara
    .acc = Selundara
al-ability-out-of-shadows = Z Cienia
    .text = Jeśli na początku tury żadna wroga jednostka nie sąsiadowała z tą jednostką, ma w tej turze +2 do wartości ataku przeciw jednostkom, z którymi sąsiaduje.
al-card-hydrake = Hydrake
    .gen = Hydrake
    .acc = Hydrake
al-card-malidala = Malidala
    .gen = Malidali
    .acc = Malidalę
al-ability-shadow-dancer = Tancerz Cienia
    .text = Gdy ta jednostka zostanie w turze zaatakowana po raz pierwszy, wybierz jedną z rzuconych kości. Ta kość się nie liczy.
al-card-xaserbane = Xaserbane
    .gen = Xaserbane
    .acc = Xaserbane
al-ability-sneak = Skradanie
    .text = Jeśli w swojej fazie ruchu poruszasz tylko tą jednostką, może poruszyć się o 2 pola dalej.
al-card-kuldrid = Kuldrid
    .gen = Kuldrida
    .acc = Kuldrida
al-ability-wither = Uwiąd
    .text = Na koniec swojej fazy ataku, jeśli ta jednostka nie zniszczyła w niej żadnej jednostki, zapłać 1 punkt magii albo połóż 1 obrażenie na swoim Mistrzu Przywołań.
al-card-melek = Melek
    .gen = Meleka
    .acc = Meleka
al-card-taliya = Taliya
    .gen = Taliyi
    .acc = Taliyę
al-ability-return-spirit = Powrót Ducha
    .text = Na koniec swojej tury wybierz jednostkę podstawową sąsiadującą z tą jednostką. Usuń jej obrażenia i zwróć ją na rękę gracza, który ją kontroluje. Odrzuć karty leżące pod nią.
al-card-ranger = Tropiciel
    .gen = Tropiciela
    .acc = Tropiciela
al-ability-shadow-arrows = Strzały Cienia
    .text = Raz na turę, gdy ta jednostka zniszczy inną, możesz umieścić ją na zwolnionym polu. Jeśli to zrobisz, możesz zapłacić 1 punkt magii, aby zaatakować nią jeszcze raz.
al-card-scout = Zwiadowca
    .gen = Zwiadowcy
    .acc = Zwiadowcę
al-ability-scout = Zwiad
    .text = Jeśli na początku twojej tury ta jednostka stoi na połowie przeciwnika, w swojej fazie ruchu możesz poruszyć 1 dodatkową jednostką.
al-card-shadow-elves-swordsman = Szermierz
    .gen = Szermierza
    .acc = Szermierza
al-card-blade-master = Mistrz Ostrzy
    .gen = Mistrza Ostrzy
    .acc = Mistrza Ostrzy
al-card-shadow-elves-hunter = Myśliwy
    .gen = Myśliwego
    .acc = Myśliwego
al-ability-shadow-step = Krok Cienia
    .text = Raz na turę, gdy przywołujesz Myśliwego Elfów Cienia, możesz umieścić go obok jednostki Elfów Cienia, którą kontrolujesz, zamiast obok muru.

## Events

al-card-shadows = Cienie
    .gen = wydarzenia „Cienie”
    .acc = wydarzenie „Cienie”
    .text = Zagraj, także poza swoją turą, gdy twoja jednostka podstawowa lub czempion Elfów Cienia zostanie zniszczony i trafi na stos magii przeciwnika: przełóż tę kartę stamtąd na wierzch swojego stosu magii.
al-card-summon-the-night = Przywołanie Nocy
    .gen = wydarzenia „Przywołanie Nocy”
    .acc = wydarzenie „Przywołanie Nocy”
    .text = Wybierz przeciwnika. W jego następnej turze jego jednostki mogą w fazie ruchu poruszyć się tylko o 1 pole każda, a w fazie ataku nie mogą atakować kart, z którymi nie sąsiadują.
al-card-stalking-advance = Skryte Natarcie
    .gen = wydarzenia „Skryte Natarcie”
    .acc = wydarzenie „Skryte Natarcie”
    .text = Porusz każdą swoją jednostką Elfów Cienia o maksymalnie 1 pole.
al-card-into-darkness = W Ciemność
    .gen = wydarzenia „W Ciemność”
    .acc = wydarzenie „W Ciemność”
    .text = Tylko jeśli masz na polu bitwy mniej jednostek niż wybrany przeciwnik: odrzuć maksymalnie 2 jednostki podstawowe o koszcie przywołania najwyżej 2, które kontroluje ten przeciwnik.

## Prompts

al-prompt-shadow-dancer = { al-ability-shadow-dancer }: jednostka { $card } ({ $square }) jest atakowana, rzut: { $dice }. Wybierz kość, która się nie liczy.
al-prompt-wither = { al-ability-wither }: { $card } ({ $square }) nie niszczy żadnej jednostki. Zapłać 1 punkt magii, inaczej twój Mistrz Przywołań otrzymuje 1 obrażenie.
al-prompt-return-spirit = { al-ability-return-spirit }: wybierz jednostkę podstawową obok jednostki { $card } ({ $square }), która wróci na rękę swojego gracza.
al-prompt-shadow-arrows = { al-ability-shadow-arrows }: czy umieszczasz jednostkę { $card } na polu { $square } po zniszczonej jednostce?
al-prompt-shadow-arrows-again = { al-ability-shadow-arrows }: czy płacisz 1 punkt magii, aby zaatakować jednostką { $card } ({ $square }) jeszcze raz?
al-prompt-shadows = Jednostka { $card } ({ $square }) została zniszczona i leży na stosie magii przeciwnika. Możesz zareagować wydarzeniem „{ al-card-shadows }”.
al-prompt-summon-the-night = { al-card-summon-the-night }: wybierz przeciwnika.
al-prompt-stalking-advance = { al-card-stalking-advance }: wybierz jednostkę, którą poruszysz o 1 pole, albo zakończ.
al-prompt-into-darkness-whom = { al-card-into-darkness }: wybierz przeciwnika, który ma więcej jednostek niż ty.
al-prompt-into-darkness = { al-card-into-darkness }: wybierz jednostkę podstawową do odrzucenia albo zakończ.

## What happened

al-log-die-ignored = Jedna kość się nie liczy: { $count }.
al-log-recovered = { $player } odzyskuje jako magię kartę { $card }.
al-log-watched = W tej turze nie działa zdolność „{ $ability }”: obok jednostki { $card } ({ $square }) stoi wróg.
