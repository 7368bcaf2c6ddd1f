### Co mówimy o stronie tam, gdzie widać tylko link do niej. Mówi to serwer, w języku przeglądarki czytającego.

preview-hall = Taktyczne gry planszowe w przeglądarce: przeciw komputerowi, ze znajomymi przez link albo razem przy jednym ekranie. Bez zakładania konta.
preview-invitation = { $name } czeka na ciebie przy stole. Otwórz link i zajmij wolne miejsce.
preview-open = Przy tym stole jest wolne miejsce. Otwórz link i usiądź do gry.
preview-running = Przy tym stole trwa partia. Wejdź i popatrz.
preview-over = Partia przy tym stole już się skończyła. Zobacz, jak się potoczyła.
preview-rules = Zasady gry: ponumerowane, z wyszukiwarką i przykładami.
preview-exercise = Jedna tura, jeden cel: znajdziesz plan?
preview-cards = Wszystkie karty gry: tekst, słowa kluczowe, zasady, które ich dotyczą, i talie, w których są.
preview-editor = Ustaw ręcznie moment partii, sprawdź, co się nie zgadza, i zagraj.
