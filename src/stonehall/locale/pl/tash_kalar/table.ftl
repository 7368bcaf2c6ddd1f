### Tash-Kalar at the table of the browser: arena, prompt bar, players, tasks.

tk-table-arena = Arena
tk-table-turn-steps = Kroki tury
tk-table-action = Akcja { $number }
tk-table-claim = Zadanie
tk-table-score = Punkty
tk-table-draw = Dobieranie
tk-table-cell-piece = { $square }, kamień { $rank }.
tk-table-cell-red = Czerwone pole.
tk-table-cell-green = Zielone pole.
tk-table-cell-gateway = To są Wrota.
tk-table-cell-changed = Zmiana z ostatniej tury.
tk-table-cell-serves = Przydaje się do kart: { $cards }.
tk-table-picked = Kamień na polu { $square }
tk-table-pick-summon = Przywołaj { $card-acc }:
    .then = wybierz podświetlone pole.
tk-table-pick-nowhere = Karta { $card } nigdzie teraz nie pasuje:
    .then = możesz ją tylko odrzucić.
tk-table-pick-which = Karta { $card }:
    .then = wybierz, co z nią zrobić.
tk-table-pick-piece = { $card }:
    .then = wybierz podświetlone pole.
tk-table-serves = przydaje się do kart – { $cards }.
tk-table-last-turn = To twoja ostatnia tura.
tk-table-points = { $count ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
tk-table-your-team = twoja drużyna
tk-table-team = drużyna gracza { $player }
tk-table-discs = zwykłe
tk-table-discs-left = Kamienie zwykłe i heroiczne w zapasie
tk-table-legendary = legendarne
tk-table-legendary-left = Kamienie legendarne w zapasie
tk-table-deck = talia
tk-table-deck-left = Istoty w talii
tk-table-lost = Straty w tej turze
tk-table-improvise = można jeszcze pożyczyć kamień tego gracza
tk-table-kept = Leży na niej kamień
tk-table-part-pieces = Kamienie
tk-table-part-upgraded = Kamienie ulepszone
tk-table-part-heroic = Kamienie heroiczne
tk-table-part-legendary = Kamienie legendarne
tk-table-part-beings = Istoty
tk-table-part-red = Na czerwonych polach
tk-table-part-green = Na zielonych polach
tk-table-legends = legendy
tk-table-legends-left = Legendarne istoty w talii; odrzucone można obejrzeć
tk-table-flares = flary
tk-table-flares-left = Flary w talii; odrzucone można obejrzeć
tk-table-tasks = Zadania, jedno na turę
tk-table-fulfilled = Spełnione
tk-table-next = Następne:
tk-table-behind = Różnica względem ciebie
tk-table-upgraded = Kamienie ulepszone
tk-table-pieces = Wszystkie kamienie
tk-table-overview = Zadania i flary
tk-table-point = Wskaż kartę na ręce, a zobaczysz, gdzie pasuje.
tk-table-fits =
    { $count ->
        [0] Teraz nigdzie nie pasuje.
        [one] Pasuje na { $count } polu.
        [few] Pasuje na { $count } polach.
        [many] Pasuje na { $count } polach.
       *[other] Pasuje na { $count } pola.
    }
tk-table-being = Istota { $rank-f }
tk-table-legend = Legendarna istota
tk-table-flare = Flara
tk-table-task = Zadanie
tk-table-flare-needs = Przeciwnik musi mieć przewagę: kamienie ulepszone +{ $upper } albo wszystkie +{ $lower }.
tk-table-standing =
    { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }
tk-table-end-points = Ktoś zdobył { $goal } punktów, a potem każdy miał jeszcze jedną turę.
tk-table-end-deck = Wyczerpała się talia, a potem każdy miał jeszcze jedną turę.
