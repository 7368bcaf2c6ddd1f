### Tash-Kalar in the terminal, which alone reads this file.

tk-terminal-actions = akcje: { $actions }
tk-terminal-last-turns = Tury do końca: { $turns }
tk-terminal-score = punkty: { $score } z { $goal }
tk-terminal-supply = zapas { $pieces }
tk-terminal-held = ręka { $beings } + { $legends } + { $flares } · talia { $draw }
tk-terminal-lost = straty w tej turze: { $pieces }
tk-terminal-next-task = Następne: { $task }
tk-terminal-ahead = Przewaga nad tobą:
tk-terminal-signs = Arena: { $red } pole czerwone, { $green } pole zielone. Karty: { $any } twój kamień, { $upgraded } twój kamień ulepszony, { $square } tu pojawia się istota ({ $held } na twoim kamieniu, { $high } na ulepszonym), { $mark } oznaczone pole, { $purple } pole fioletowe, { $way } kierunek.
tk-terminal-welcome = Wpisz liczbę albo polecenie, na przykład „place c3” lub „help”. Ty: { $you }, { $school }.
tk-terminal-welcome-all = Wpisz liczbę albo polecenie, na przykład „place c3” lub „help”. Wszyscy gracie przy jednej klawiaturze.
tk-terminal-family-summon = Przywołaj { $card-acc }
tk-terminal-family-move = Porusz kamieniem z pola { $from }
tk-terminal-kind-being = Istota
tk-terminal-kind-legend = Legendarna istota
tk-terminal-kind-flare = Flara
tk-terminal-kind-task = Zadanie
tk-terminal-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
tk-terminal-advanced = zaawansowane
tk-terminal-category-destruction = zniszczenie
tk-terminal-category-colour = kolory
tk-terminal-category-summoning = przywołanie
tk-terminal-category-position = położenie
tk-terminal-category-enemy = wróg
