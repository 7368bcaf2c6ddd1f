### The terminal: what only a game played by typing says.

terminal-held = ręka { $hand }
terminal-piles = dobór { $draw } · odrzucone { $discard }
terminal-empty-hand = Nie masz kart na ręce.
terminal-legend =
    { $south } południe, { $north } północ; WIELKIE LITERY: Mistrz Przywołań. 2{ $melee } siła 2, wręcz; 2{ $ranged } siła 2, dystansowy; 3/5{ $life } życie: 3 z 5; +1 wzmocnienie: 1; { $gate } brama, { $structure } inna budowla; { $magic } punkty magii.
terminal-welcome = Wpisz liczbę, „move c3 c5” albo „help”. Ty: { $you }, { $deck }; przeciwnik: { $opponent }, { $foe }.
terminal-welcome-two = Wpisz liczbę, „move c3 c5” albo „help”. { $you }: { $deck }; { $opponent }: { $foe }; przy jednej klawiaturze.

## Options, grouped by who acts

terminal-family-summon = Przywołaj: { $card } (koszt: { $cost })
terminal-family-move = Porusz: { $card } { $from }
terminal-family-build = Zbuduj: { $card } (koszt: { $cost })
terminal-family-attack = Atakuj: { $card } { $from }
terminal-family-use = „{ $ability }”: { $card } { $from }
terminal-family-open = „{ $ability }”, potem atak: { $card } { $from }
terminal-rest-back = { $to } (tam i z powrotem)
terminal-rest-through = { $to }, przez: { $through }
terminal-choose = { $who }. Wybierz liczbę albo pole. Enter wraca.
terminal-which = Tak zaczyna się kilka zagrań. Które wybierasz?

## Taking back, leaving

terminal-undo-luck = Tego nie można cofnąć: od twojej ostatniej decyzji zadecydował los ({ $play }).
terminal-undo-other = Tego nie można cofnąć: { $player } gra po twojej ostatniej decyzji ({ $play }).
terminal-hand-over = Decyduje { $player }. Przekaż klawiaturę, potem naciśnij Enter.
terminal-conceded = { $player } poddaje partię.
terminal-resume = Dalsza gra: { $command }
terminal-replay = Powtórka: { $command }
terminal-near = Może chodzi o: { $names }?
terminal-log-earlier =
    { $count ->
        [one] … { $count } wcześniejszy wiersz: „log all”
        [few] … { $count } wcześniejsze wiersze: „log all”
       *[many] … { $count } wcześniejszych wierszy: „log all”
    }
terminal-command-options = wszystkie opcje zapisane jako zagrania
terminal-command-concede = poddanie partii
terminal-command-number = wybór opcji; „3 c5” wybiera opcję 3 i pole c5

## Replay

terminal-replay-keys = Enter: dalej · b: wstecz · liczba: skok · q: wyjście
terminal-replay-place = Zagranie { $place } z { $count }
