### Summoner Wars Alliances where it is not played: what the hall says of it.

al-title = Summoner Wars: Przymierza
al-front-your-deck = Twoja frakcja
al-front-opponent-deck = Frakcja przeciwnika
al-front-any-deck = Dowolna frakcja
al-form-two = Dwóch graczy
al-form-three = Trzech graczy, jeden z dwiema taliami
al-form-four = Czterech graczy w dwóch drużynach
al-front-deck-example =
    summoner: mugglug
    6 savager
    6 swamp-orcs-hunter

## Factions

al-faction-fallen-phoenix = Upadłe Feniksy
    .text = Nieśmiertelny Elien wydaje magię, aby nagiąć każdy rzut. Jego kultyści płacą za ciosy własną krwią, a kto poległ, parzy swojego zabójcę albo powstaje z popiołów.
al-faction-deep-benders = Władcy Głębin
    .text = Ich jednostki podstawowe są zwyczajne, dopóki nie zapłacisz za wzmocnienie; wtedy na stałe strzelają daleko, leczą albo twardnieją. Wydawaj magię tam, gdzie się liczy, odzyskuj ją i atakuj wzmocnionymi jednostkami po dwa razy.
al-faction-vargath-vanguard = Straż Górska
    .text = Falanga, którą trudno przełamać: Obrońcy trzymają szyk ramię w ramię, a Krzyżowcy wzmacniają wszystkich, którzy niosą światło. Moyra dowodzi z pierwszego szeregu i bierze na siebie ciosy przeznaczone dla innych.
al-faction-swamp-mercenaries = Najemnicy z Bagien
    .text = Szczury nic nie kosztują i chętnie giną, bo tam, gdzie padną, wyrastają oplecione mury. Pnącza pętają i chłoszczą wroga, a obok nich wyłaniają się kolejne bestie.
al-faction-cave-filth = Jaskiniowe Plugastwo
    .text = Poległe jednostki podstawowe trafiają na stos więzienny, którym płaci się za magię, mutantów i bunty. Rzucaj do przodu tanich Więźniów, mutuj ich i nie marnuj żadnej śmierci.
al-faction-tundra-guild = Tundrowa Gildia
    .text = Runy leżą pod twoimi jednostkami i dają im trwałą moc; golemy z runą stają się lodowymi murami. Zbuduj silną linię za twardymi murami i wykańczaj wroga powoli.
al-faction-jungle-shadows = Cienie Dżungli
    .text = Szybkie i kruche: jednostki wychodzą z gęstwiny obok swoich, uderzają z kilku stron naraz i wracają na rękę, zanim ktoś je dopadnie.
al-faction-sand-cloaks = Płaszcze Piasków
    .text = Każde wydarzenie to zdolność, która leży pod jednostką. Co wie Marek, wie cała armia; co umie jeden Myśliwy, umieją wszyscy; a Uczeni przenoszą sztuczki tam, gdzie są potrzebne.
al-faction-deep-dwarves = Krasnoludy Głębinowe
    .text = Magia to dla nich wszystko: odzyskują ją z cmentarzyska i wydają na tunele, odepchnięcia, celniejsze strzały i dobre rady. Kto oszczędza, potrafi w jednej turze zrobić bardzo wiele.
al-faction-mountain-vargath = Górscy Vargaci
    .text = Wódz w samym środku walki, którego bliskość czyni tanich wojowników groźnymi. Zbierają się wokół niego, pędzą przez linię środkową i burzą mury.
al-faction-sand-goblins = Piaskowe Gobliny
    .text = Małe, tanie i trudne do złapania: kryją się przed łucznikami, po strzale czmychają i zbroją się kosztem poległych. Burzą i prowokacją ustawiają wrogów tam, gdzie chcą.
al-faction-shadow-elves = Elfy Cienia
    .text = Wiele tanich, szybkich i kruchych jednostek: uderzaj pierwszy, uderzaj z mroku i nie pozwól, by wróg wiele zyskał na twoich stratach.
al-faction-swamp-orcs = Bagienne Orki
    .text = Oplecione mury pełzną po całym polu bitwy: więżą wrogów, kryją twoich Szamanów i pozwalają przywoływać wszędzie.
al-faction-benders = Władcy Umysłów
    .text = Słabe ciała, silne umysły: ogłuszaj, odpychaj i przejmuj wrogie jednostki, zaglądaj przeciwnikom w karty i obracaj ich magię przeciw nim.
