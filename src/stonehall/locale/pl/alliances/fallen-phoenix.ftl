### Summoner Wars Alliances: Fallen Phoenix.

## Summoner and champions

al-card-immortal-elien = Nieśmiertelny Elien
    .gen = Nieśmiertelnego Eliena
    .acc = Nieśmiertelnego Eliena
al-ability-eliens-will = Wola Eliena
    .text = W fazie ataku dowolnego gracza, po każdym rzucie kośćmi na atak lub zdolność, możesz wydać do 3 punktów magii. Każdy punkt zwiększa wynik jednej z tych kości o 1; punkty możesz rozdzielić między kilka kości.
al-card-karthos = Kartos
    .gen = Kartosa
    .acc = Kartosa
al-ability-wrathful-dead = Gniewni Zmarli
    .text = Zamiast atakować Kartosem, możesz wybrać jednostkę podstawową Upadłego Królestwa z cmentarzyska przeciwnika i zapłacić jej koszt przywołania. Umieść ją obok Kartosa; kontrolujesz ją i do końca tury ma ona zdolność „Precyzyjny”.
al-card-hellfire-drake = Piekielny Smok
    .gen = Piekielnego Smoka
    .acc = Piekielnego Smoka
al-ability-greater-hellfire = Większy Piekielny Ogień
    .text = Zamiast atakować tą jednostką, możesz zadać po 1 obrażeniu każdej sąsiadującej z nią jednostce, także przyjaznej.
al-card-helkar = Helkar
    .gen = Helkar
    .acc = Helkar
al-ability-leader-of-the-cult = Przywódczyni Kultu
    .text = Kontrolowani przez ciebie Kultyści mają +1 do wartości ataku, gdy sąsiadują z Helkar. Po poruszeniu Helkar możesz zadać jej 1 obrażenie, aby umieścić obok niej Kultystę, którego kontrolujesz.

## Commons and conjurations

al-card-fallen-phoenix-warrior = Wojownik
    .gen = Wojownika
    .acc = Wojownika
al-ability-hellfire-step = Piekielny Krok
    .text = Po ataku tą jednostką możesz rzucić kością. Przy wyniku co najmniej 4 umieść ją obok innej kontrolowanej przez siebie jednostki Upadłych Feniksów.
al-card-harbinger = Zwiastun
    .gen = Zwiastuna
    .acc = Zwiastuna
al-ability-burning-conjuration = Płonące Wezwanie
    .text = Za każdym razem, gdy ta jednostka zniszczy wrogą jednostkę, możesz rzucić kością. Przy wyniku co najmniej 4 połóż na polu zniszczonej jednostki jednostkę ze swojego stosu wezwań.
al-card-fallen-phoenix-cultist = Kultysta
    .gen = Kultysty
    .acc = Kultystę
al-ability-cursed-slash = Przeklęte Cięcie
    .text = Gdy ta jednostka wyrzuci w ataku co najmniej jedną szóstkę, możesz zadać celowi do 2 dodatkowych obrażeń. Za każde z nich ta jednostka otrzymuje 1 obrażenie, najwyżej tyle, ile może znieść.
al-card-burning-skeleton = Płonący Szkielet
    .gen = Płonącego Szkieleta
    .acc = Płonącego Szkieleta
al-ability-magic-burn = Spalenie Magii
    .text = Gdy ta jednostka zostanie zniszczona, rzuć kością. Przy wyniku co najmniej 4 wraca do twojego stosu wezwań zamiast na inny stos, a gracz, który ją zniszczył, musi odrzucić wierzchnią kartę ze swojego stosu magii.

## Events

al-card-purge = Czystka
    .gen = wydarzenia „Czystka”
    .acc = wydarzenie „Czystka”
    .text = Wybierz jednostkę podstawową z obrażeniami, którą kontrolujesz. Każda sąsiadująca z nią karta, także przyjazna jednostka lub mur, otrzymuje 1 obrażenie, po czym zniszcz wybraną jednostkę.
al-card-from-the-ashes = Z Popiołów
    .gen = wydarzenia „Z Popiołów”
    .acc = wydarzenie „Z Popiołów”
    .text = Zagraj to wydarzenie tylko wtedy, gdy atak kontrolowanej przez ciebie jednostki Elfów Feniksa zniszczy sąsiadującą wrogą jednostkę. Umieść na polu zniszczonej jednostki jednostkę podstawową Upadłego Królestwa ze swojego cmentarzyska.
al-card-burnt-sacrifice = Ofiara Całopalna
    .gen = wydarzenia „Ofiara Całopalna”
    .acc = wydarzenie „Ofiara Całopalna”
    .text = Możesz zniszczyć jednostkę podstawową, którą kontrolujesz. Jeśli to zrobisz, weź na rękę ze swojego cmentarzyska jedno wydarzenie Nieśmiertelnego Eliena i pokaż je.
al-card-forced-conversion = Przymusowe Nawrócenie
    .gen = wydarzenia „Przymusowe Nawrócenie”
    .acc = wydarzenie „Przymusowe Nawrócenie”
    .text = Wybierz Kultystę z obrażeniami, którego kontrolujesz, oraz wrogą jednostkę podstawową w odległości do 2 pól od niego. Od teraz kontrolujesz tę jednostkę, a do końca tury ma ona zdolność „Precyzyjny”.

## Prompts

al-prompt-eliens-will = { al-ability-eliens-will }: możesz wydać 1 punkt magii, aby zwiększyć wynik jednej kości o 1. Wybierz kość.
al-prompt-wrathful-dead-seat = { al-ability-wrathful-dead }: wybierz przeciwnika, z którego cmentarzyska { $card } wskrzesi jednostkę podstawową.
al-prompt-wrathful-dead = { al-ability-wrathful-dead }: wybierz jednostkę podstawową, którą { $card } wskrzesi.
al-prompt-leader-of-the-cult = { al-ability-leader-of-the-cult }: { $card } może otrzymać 1 obrażenie, aby umieścić obok siebie Kultystę. Wybierz Kultystę.
al-prompt-hellfire-step = { al-ability-hellfire-step }: czy rzucasz kością, aby umieścić { $card-acc } ({ $square }) obok innej jednostki?
al-prompt-hellfire-step-to = { al-ability-hellfire-step }: wybierz, gdzie umieścisz { $card-acc } ({ $square }).
al-prompt-burning-conjuration = { al-ability-burning-conjuration }: czy rzucasz kością, aby położyć wezwanie na polu { $square }?
al-prompt-burning-conjuration-unit = { al-ability-burning-conjuration }: wybierz wezwanie.
al-prompt-cursed-slash = { al-ability-cursed-slash }: możesz zadać dodatkowe obrażenia. { $card } ({ $square }) otrzyma ich tyle samo. Wybierz liczbę.
al-prompt-purge = { al-card-purge }: wybierz jednostkę podstawową z obrażeniami. Każda sąsiadująca z nią karta otrzyma 1 obrażenie, po czym jednostka zostanie zniszczona.
al-prompt-from-the-ashes = { al-card-from-the-ashes }: czy umieszczasz na polu { $square } jednostkę podstawową ze swojego cmentarzyska?
al-prompt-from-the-ashes-unit = { al-card-from-the-ashes }: wybierz jednostkę podstawową ze swojego cmentarzyska.
al-prompt-burnt-sacrifice = { al-card-burnt-sacrifice }: możesz zniszczyć jednostkę podstawową, aby odzyskać wydarzenie. Wybierz jednostkę.
al-prompt-burnt-sacrifice-event = { al-card-burnt-sacrifice }: wybierz wydarzenie, które weźmiesz na rękę.
al-prompt-forced-conversion = { al-card-forced-conversion }: wybierz wrogą jednostkę podstawową, nad którą na stałe przejmiesz kontrolę.
