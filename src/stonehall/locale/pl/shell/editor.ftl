### Ustawianie pozycji ręcznie albo jako tekst: widać, co się nie zgadza, i można zagrać.

editor-title = Pozycje
editor-lead-games = Ustaw moment partii, obejrzyj go, udostępnij linkiem i zagraj. Z której gry?
editor-of = { $game }: pozycja
editor-change = Najpierw zmień pozycję
