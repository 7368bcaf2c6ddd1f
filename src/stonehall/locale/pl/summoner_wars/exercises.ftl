### Zadania z Summoner Wars: tytuły, podpowiedzi, wyjaśnienia i warunki celów.

## Goals

sw2-goal-gate = Brama wroga zniszczona
sw2-goal-gate-missing = brama nadal stoi
sw2-goal-summoner = Mistrz Przywołań wroga pada
sw2-goal-summoner-missing = Mistrzowi Przywołań wroga zostało jeszcze życie: { $count }
sw2-goal-units = Poza Mistrzem Przywołań nie ma już wrogich jednostek
sw2-goal-units-missing = na polu są jeszcze wrogie jednostki: { $count }
sw2-goal-alive = Twój Mistrz Przywołań przeżywa następną turę wroga
sw2-goal-alive-missing = twój Mistrz Przywołań poległ

## Exercises, the easier ones first

sw2-exercise-gate = Zniszcz bramę na c6
    .hint = Trzeba pięciu trafień. Niedźwiedzi Jeździec daje trzy; gdzie Mag Mrozu da dwa?
    .why = Obok Przedpiersia, na c4, Mag Mrozu rzuca drugą kością, a linia do bramy jest wolna. Na c5 stałby bliżej, ale sam.
sw2-exercise-order = Ret-Talus w trzech atakach
    .hint = Dwoje z trójki wystarczy tylko razem. Kto może zrobić im miejsce?
    .why = Łucznik stoi na linii strzału maga i tylko Lodowy Kowal usunie go bez straty strzału w Ret-Talusa. Potem mag i Jarmund dają brakujące pięć trafień.
sw2-exercise-golem = Sześć trafień w bramę
    .hint = Niedźwiedzi Jeździec trafia trzy razy. Resztę da Mag Mrozu, jeśli staną obok niego dwie budowle.
    .why = Lodowy Golem też jest budowlą: schodzi na d4, a mag staje na jego miejscu, między golemem i Przedpiersiem. Trzema kośćmi kończy to, co zaczął Niedźwiedzi Jeździec.
sw2-exercise-shift = Strzał obok własnej bramy
    .hint = Brama na d5 zasłania Svarze strzał. Bramy nie chodzą, chyba że ruszy się Svara.
    .why = Svara wchodzi do kolumny Ret-Talusa, a jej Przesunięcie Budowli usuwa stamtąd bramę. Teraz ona strzela z dołu, a Jarmund wzdłuż rzędu: po trzy trafienia.
sw2-exercise-ram = Troje pada, dwoje atakuje
    .hint = Lodowy Taran jest aktywny: kto stoi obok budowli, która się ruszyła, zostaje ranny.
    .why = Wchodząc na d5, golem taranuje łucznika, któremu został jeden punkt życia. Stamtąd dosięga kultystę, a Niedźwiedzi Jeździec zajmuje się nosicielem.
sw2-exercise-summon = Trzy punkty magii, jeden strzał
    .hint = Lodowy Golem jest i bramą, i budowlą. Które dwie karty za trzy punkty magii najlepiej sobie pomogą?
    .why = Niedźwiedzi Jeździec przybyłby za późno: nikt nie dojdzie do Ret-Talusa. Mag i golem kosztują razem trzy, a między golemami na b4 i c3 mag rzuca trzema kośćmi wzdłuż wolnej linii.
sw2-exercise-shards = Oczyść pole
    .hint = Czterech wrogów, trzy ataki: część musi paść wcześniej. Odłamki Lodu Jarmunda ranią obok budowli.
    .why = Svara schodzi z d3, by mogło tam stanąć Przedpiersie, obok łucznika i kultysty. Odłamki Lodu zabijają obu, a pozostali dwaj stoją przed Lodowym Kowalem i Jarmundem.
sw2-exercise-purge = Ostatnia przysługa
    .hint = Kogo niszczy Czystka, ten najpierw uderza. A Nieumarły Łucznik może zająć miejsce poległego.
    .why = Nosiciel i wojownik stają przy Svarze i ginąc, zadają po dwa obrażenia. Łucznik zajmuje miejsce nosiciela, gdzie golem już nie zasłania, i trzy kości wystarczą.
sw2-exercise-shield = Przeżyj ich turę
    .hint = Został ci jeden ruch. Łucznik i wojownik nadejdą różnymi drogami; gdzie te drogi się schodzą?
    .why = Na e1 Lodowy Golem stoi w rzędzie łucznika i na drodze wojownika. Razem mogą go zniszczyć, ale wtedy nikt już nie uderzy w Svarę. Na d2 lub e2 zatrzymałby tylko jednego z nich.
