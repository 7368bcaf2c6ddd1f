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
terminal-refused = Teraz niedozwolone: { $text }

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

## Lists of cards. { $sign } stands behind what it explains.

terminal-own-name = { $sign } nasze tłumaczenie: drukowana nazwa angielska nie jest znana
terminal-own-symbols = { $sign } częściowo nasz wybór: nie wszystkie drukowane symbole są znane
terminal-cards-none = Nie ma takiej karty.
terminal-cards-every-deck = W każdej talii
terminal-cards-signs = { $magic } koszt · { $melee } siła, wręcz · { $ranged } siła, dystansowy · { $life } wytrzymałość
terminal-cards-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
terminal-cards-full = --full pokazuje teksty kart

## Decks

terminal-deck-start = Na polu bitwy
terminal-deck-champion = Czempioni
terminal-deck-common = Jednostki podstawowe
terminal-deck-standard = Wydarzenia zwykłe
terminal-deck-epic = Wydarzenia epickie
terminal-deck-gate = Bramy
terminal-deck-guests = Z innych frakcji
terminal-deck-costs = Koszty
terminal-deck-units = jednostki
terminal-deck-events = wydarzenia
terminal-deck-mean = średni koszt jednostki: { $mean }
terminal-deck-shown = Widoczne symbole
terminal-deck-attacks = Ataki jednostek
terminal-deck-legal = { $deck }: talia zgodna z zasadami. Mistrz Przywołań: { $summoner }, { $faction }.
terminal-deck-written = { $file }: zapisano
terminal-deck-title = Talia, Mistrz Przywołań: { $summoner }, { $faction }. Symbole: { $symbols }.
terminal-deck-how = Wiersz to liczba i angielska nazwa karty; to, co stoi po znaku #, jest uwagą. W tej postaci jest to gotowa talia, zgodna z zasadami. Aby dodać kartę wymienioną w uwadze, usuń # przed jej liczbą i wyjmij tyle samo innych kart.
terminal-deck-starting = Nie ma ich na liście, bo zaczynają na polu bitwy: { $cards }.
terminal-deck-champions = Czempioni: dokładnie { $count }, każdy inny
terminal-deck-commons = Jednostki podstawowe: dokładnie { $count }, każda najwyżej w { $most } kopiach
terminal-deck-standards = Wydarzenia zwykłe: dokładnie { $count }, każde najwyżej w { $most } kopiach
terminal-deck-fixed = Takie same w każdej talii, którą prowadzi { $summoner }. Wydarzenia epickie: { $epics }, bramy: { $gates }
terminal-deck-more = Te karty też mają wspólny symbol:

## Tash-Kalar

terminal-tk-actions = akcje: { $actions }
terminal-tk-last-turns = Tury do końca: { $turns }
terminal-tk-score = punkty: { $score } z { $goal }
terminal-tk-supply = zapas { $pieces }
terminal-tk-held = ręka { $beings } + { $legends } + { $flares } · talia { $draw }
terminal-tk-lost = straty w tej turze: { $pieces }
terminal-tk-next-task = Następne: { $task }
terminal-tk-ahead = Przewaga nad tobą:
terminal-tk-signs = Arena: { $red } pole czerwone, { $green } pole zielone. Karty: { $any } twój kamień, { $upgraded } twój kamień ulepszony, { $square } tu pojawia się istota ({ $held } na twoim kamieniu, { $high } na ulepszonym), { $mark } pole zaznaczone, { $purple } pole fioletowe, { $way } kierunek.
terminal-tk-welcome = Wpisz liczbę, „place c3” albo „help”. Ty: { $you }, { $school }.
terminal-tk-welcome-all = Wpisz liczbę, „place c3” albo „help”. Wszyscy gracie przy jednej klawiaturze.
terminal-tk-family-summon = Przywołaj: { $card }
terminal-tk-family-move = Porusz kamieniem z pola { $from }
terminal-tk-kind-being = Istota
terminal-tk-kind-legend = Legendarna istota
terminal-tk-kind-flare = Flara
terminal-tk-kind-task = Zadanie
terminal-tk-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
terminal-tk-advanced = zaawansowane
terminal-tk-category-destruction = zniszczenie
terminal-tk-category-colour = kolory
terminal-tk-category-summoning = przywołanie
terminal-tk-category-position = położenie
terminal-tk-category-enemy = wróg
