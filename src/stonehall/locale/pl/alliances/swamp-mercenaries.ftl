### Summoner Wars Alliances: Swamp Mercenaries.

## Summoner and champions

al-card-glurblub = Glurblub
    .gen = Glurbluba
    .acc = Glurbluba
al-card-prong = Prong
    .gen = Pronga
    .acc = Pronga
al-ability-vinemancer-call = Zew Pnączomanty
    .text = Raz na turę, po poruszeniu Pronga, możesz wydać 1 punkt magii, aby położyć opleciony mur na polu sąsiadującym z Prongiem. Prong opuszcza oplecione mury bez rzutu.
al-card-turgo = Turgo
    .gen = Turga
    .acc = Turga
al-ability-hard-shell = Twarda Skorupa
    .text = Ataki zadają tej jednostce obrażenia tylko kośćmi o wyniku co najmniej 5. W fazie ruchu może poruszyć się tylko o 1 pole.
al-card-ribbok = Ribbok
    .gen = Ribboka
    .acc = Ribboka
al-ability-sticky-tongue = Lepki Język
    .text = Po poruszeniu Ribboka możesz wybrać jednostkę podstawową lub czempiona w odległości do 3 pustych pól od niego w linii prostej i umieścić tę jednostkę na polu sąsiadującym z Ribbokiem w tej linii.

## Commons

al-card-boarboon = Dzikun
    .gen = Dzikuna
    .acc = Dzikuna
al-ability-wild-arrival = Dzikie Wejście
    .text = Ta jednostka ma +1 do wartości ataku w turze, w której zostaje przywołana.
al-card-swamp-rat = Bagienny Szczur
    .gen = Bagiennego Szczura
    .acc = Bagiennego Szczura
al-ability-scurry = Czmychnięcie
    .text = Po ataku tą jednostką możesz umieścić ją obok muru, który kontrolujesz. Jeśli zniszczy ją przyjazny atak, trafia na twoje cmentarzysko zamiast na stos magii.
al-card-swamp-mercenaries-swordsman = Szermierz
    .gen = Szermierza
    .acc = Szermierza
al-ability-slippery = Śliski
    .text = Ta jednostka może poruszać się przez inne jednostki. Musi zakończyć ruch na pustym polu.

## Events

al-card-spore-carriers = Nosiciele Zarodników
    .gen = wydarzenia „Nosiciele Zarodników”
    .acc = wydarzenie „Nosiciele Zarodników”
    .text = Zniszcz do 2 jednostek, które kontrolujesz, i połóż opleciony mur na każdym zwolnionym polu.
al-card-vine-bind = Więzy Pnączy
    .gen = wydarzenia „Więzy Pnączy”
    .acc = wydarzenie „Więzy Pnączy”
    .text = Do początku twojej następnej tury wrogie jednostki, które sąsiadują z oplecionym murem lub na nim stoją, nie mogą się poruszać.
al-card-vine-lash = Bicz z Pnączy
    .gen = wydarzenia „Bicz z Pnączy”
    .acc = wydarzenie „Bicz z Pnączy”
    .text = Zadaj po 1 obrażeniu każdej wrogiej jednostce, która sąsiaduje z oplecionym murem lub na nim stoi.

## Prompts

al-prompt-vinemancer-call = { al-ability-vinemancer-call }: możesz wydać 1 punkt magii, aby położyć opleciony mur obok { $card-gen } ({ $square }). Wybierz pole.
al-prompt-sticky-tongue = { al-ability-sticky-tongue }: możesz przyciągnąć obok { $card-gen } ({ $square }) jednostkę podstawową lub czempiona. Wybierz jednostkę.
al-prompt-scurry = { al-ability-scurry }: możesz umieścić { $card-acc } ({ $square }) obok jednego ze swoich murów. Wybierz pole.
al-prompt-spore-carriers = { al-card-spore-carriers }: wybierz jednostkę, którą zniszczysz, albo zakończ. Na jej polu wyrośnie opleciony mur.
