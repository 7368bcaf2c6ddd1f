### Słowa ręcznego ustawiania pozycji.

tk-edit-pieces = Kamienie
tk-edit-piece-common = Zwykły kamień
tk-edit-piece-heroic = Heroiczny kamień
tk-edit-piece-legendary = Legendarny kamień
tk-edit-rank = Ranga
tk-edit-actions = Pozostałe akcje
tk-edit-school = Szkoła
tk-edit-points = Punkty, przeciwnik: { $seat }
tk-edit-hand = Ręka
tk-edit-deck = Talia
tk-edit-discard = Stos odrzuconych
tk-edit-legends-draw = Legendarne istoty: talia
tk-edit-legends-discard = Legendarne istoty: odrzucone
tk-edit-flares-draw = Flary: talia
tk-edit-flares-discard = Flary: odrzucone
tk-edit-tasks-current = Bieżące zadania
tk-edit-tasks-next = Następne zadanie
tk-edit-tasks-draw = Zadania: talia
