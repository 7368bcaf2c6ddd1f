### Tash-Kalar: what the game asks, offers and tells. Names and texts of cards: tash_kalar/cards.ftl.
### A prompt and its labels may use $card and $square (what the decision is about) and $actions.
### Numbers and their nouns are joined by no-break spaces; names from outside never take an ending.

## Words

tk-rank-common = zwykły
    .f = zwykła
tk-rank-heroic = heroiczny
    .f = heroiczna
tk-rank-legendary = legendarny
    .f = legendarna
tk-way-n = w górę
tk-way-ne = w górę i w prawo
tk-way-e = w prawo
tk-way-se = w dół i w prawo
tk-way-s = w dół
tk-way-sw = w dół i w lewo
tk-way-w = w lewo
tk-way-nw = w górę i w lewo
tk-turned-up = jak na karcie
tk-turned-right = obrót w prawo
tk-turned-down = do góry nogami
tk-turned-left = obrót w lewo
tk-turned-up-mirrored = odbicie lustrzane
tk-turned-right-mirrored = odbicie lustrzane, obrót w prawo
tk-turned-down-mirrored = odbicie lustrzane, do góry nogami
tk-turned-left-mirrored = odbicie lustrzane, obrót w lewo

## Prompts: the turn

tk-prompt-waiting = Czekamy na ruch gracza { $player }.
tk-prompt-first = Los decyduje, kto rozpoczyna.
tk-prompt-draw = Następuje dobór karty.
tk-prompt-task = Pojawia się nowe zadanie.
tk-prompt-start = Grasz jako ostatni gracz, więc to ty ustawiasz pierwsze kamienie. Wybierz oznaczone pole dla kamienia gracza { $player }.
tk-prompt-start-own = Grasz jako ostatni gracz, więc to ty ustawiasz pierwsze kamienie. Wybierz oznaczone pole dla swojego.
tk-prompt-start-duel = Grasz jako drugi gracz, więc to ty decydujesz: na którym z dwóch oznaczonych pól stanie twój pierwszy kamień? Drugie pole dostanie przeciwnik.
tk-prompt-actions =
    { $actions ->
        [one] Pozostała { $actions } akcja.
        [few] Pozostały { $actions } akcje.
       *[many] Pozostało { $actions } akcji.
    } Połóż kamień zwykły, przywołaj istotę albo odrzuć kartę.
tk-prompt-partner-actions =
    Partner przekazuje ci kontrolę. Połóż { $actions ->
        [one] { $actions } kamień zwykły
        [few] { $actions } kamienie zwykłe
       *[many] { $actions } kamieni zwykłych
    }.
tk-prompt-end = Nie masz więcej akcji. Użyj karty, która nie kosztuje akcji, albo zakończ turę.
tk-prompt-place = Wybierz puste pole dla kamienia zwykłego.
tk-prompt-pick-up = W twoim zapasie nie ma takiego kamienia. Wybierz swój kamień, który podniesiesz z areny.
tk-prompt-put-under = Możesz położyć inne karty na spód ich talii.
tk-prompt-claim = Możesz zaliczyć zadanie.
tk-prompt-legend-colour = Przywołano legendarną istotę: wybierz kolor, w którym zdobywasz 1 punkt.
tk-prompt-odd-colour = Zostały kamienie zwykłe bez pary w kilku kolorach: wybierz kolor, w którym zdobywasz 1 punkt.

## Prompts: effects

tk-prompt-destroy = { $card }: wybierz kamień, który zniszczysz.
tk-prompt-may-destroy = { $card }: możesz zniszczyć kamień.
tk-prompt-upgrade = { $card }: wybierz kamień, który ulepszysz.
tk-prompt-may-upgrade = { $card }: możesz ulepszyć kamień.
tk-prompt-may-downgrade = { $card }: możesz zdegradować kamień.
tk-prompt-may-convert = { $card }: możesz przemienić kamień.
tk-prompt-may-place = { $card }: możesz położyć kamień zwykły.
tk-prompt-place-heroic = { $card }: wybierz puste pole dla kamienia heroicznego.
tk-prompt-may-move = { $card }: możesz poruszyć kamieniem.
tk-prompt-may-toward = { $card }: możesz wybrać kierunek.
tk-prompt-may-pick = { $card }: możesz wybrać kamień.
tk-prompt-place-or-convert = { $card }: połóż kamień zwykły albo przemień wrogi kamień zwykły.
tk-prompt-move-or-upgrade = { $card }: porusz kamieniem zwykłym albo ulepsz kamień zwykły.
tk-prompt-place-or-upgrade = { $card }: połóż kamień zwykły albo ulepsz jeden ze swoich.
# Legends
tk-prompt-toward = { $card }: wybierz kierunek.
tk-prompt-may-treat = { $card }: możesz zniszczyć, ulepszyć lub położyć kamień na sąsiednim polu.
tk-prompt-near-or-far = { $card }: wybierz, które wrogie kamienie zniszczysz.
tk-prompt-may-downgrade-or-destroy = { $card }: możesz wybrać pierwszy kamień grupy, którą zdegradujesz albo zniszczysz.
tk-prompt-may-place-any = { $card }: możesz położyć kamień. Wybierz jego rangę.
tk-prompt-place-legendary = { $card }: wybierz puste pole dla kamienia legendarnego.
# Sylvan school
tk-prompt-may-return = { $card }: możesz położyć kartę ze swojego stosu odrzuconych na wierzch talii.
tk-prompt-move-or-action = { $card }: porusz kamieniem albo zyskaj akcję.
tk-prompt-place-enemy = { $card }: wybierz puste pole dla wrogiego kamienia zwykłego.
tk-prompt-may-move-or-upgrade = { $card }: możesz ulepszyć kamień zwykły albo poruszyć kamieniem heroicznym lub legendarnym.
# Everfrost school
tk-prompt-keep-frozen = Przed tobą może leżeć tylko jedna zamrożona karta. Wybierz tę, którą zachowasz.

## Options

tk-option-place = Połóż kamień zwykły na polu { $to }
tk-option-pick-up = Podnieś kamień z pola { $from }
tk-option-summon = Przywołaj { $card-acc } na pole { $to }
tk-option-summon-again = Przywołaj { $card-acc } na pole { $to }, używając ponownie stojącego tam kamienia
tk-option-summon-over = Przywołaj { $card-acc } na pole { $to } i zniszcz tam kamień { $rank } gracza { $owner }
tk-option-summon-turned = Przywołaj { $card-acc } na pole { $to }, ułożenie: { $turned }
tk-option-summon-with = Przywołaj { $card-acc } na pole { $to }, pożyczony kamień: { $with }
tk-option-summon-turned-with = Przywołaj { $card-acc } na pole { $to }, ułożenie: { $turned }, pożyczony kamień: { $with }
tk-option-discard = Odrzuć { $card-acc }
tk-option-under = Połóż { $card-acc } na spód talii
tk-option-flare = Użyj { $card-gen }
tk-option-flare-against = Użyj { $card-gen }, przeciwnik: { $seat }
tk-option-thaw = Odmroź { $card-acc }
tk-option-warp = Zakrzyw { $card-acc }
tk-option-hand-over = Przekaż kontrolę partnerowi
tk-option-end = Zakończ turę
tk-warning-flare = Flara oddaje punkt przeciwnikowi: { $player } zdobywa 1 punkt.
tk-warning-hand-over =
    Potem w tej turze niczego już nie przywołasz: partner może tylko kłaść kamienie zwykłe, a { $actions ->
        [one] została { $actions } akcja
        [few] zostały { $actions } akcje
       *[many] zostało { $actions } akcji
    }.
tk-warning-claim =
    Możesz teraz zaliczyć zadanie za { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Jeśli je pominiesz, w tej turze nie zaliczysz żadnego.
tk-option-claim = Zalicz zadanie „{ $card }”
tk-option-move = { $from } → { $to }
tk-option-move-onto = { $from } → { $to }, zniszcz tam kamień { $rank } gracza { $owner }
tk-option-destroy = Zniszcz kamień { $rank } gracza { $owner } na polu { $to }
tk-option-upgrade = Ulepsz kamień { $rank } gracza { $owner } na polu { $to }
tk-option-downgrade = Zdegraduj kamień { $rank } gracza { $owner } na polu { $to }
tk-option-convert = Przemień kamień { $rank } gracza { $owner } na polu { $to }
tk-option-place-heroic = Połóż kamień heroiczny na polu { $to }
tk-option-place-legendary = Połóż kamień legendarny na polu { $to }
tk-option-place-enemy = Połóż kamień zwykły gracza { $seat } na polu { $to }
tk-option-swap = Zamień kamienie z pól { $from } i { $to }
tk-option-pick = Kamień na polu { $to }
tk-option-toward = { $way }
tk-option-rank =
    { $rank ->
        [common] Kamień zwykły
        [heroic] Kamień heroiczny
       *[legendary] Kamień legendarny
    }
tk-option-reach =
    { $reach ->
        [near] Sąsiednie kamienie zwykłe i heroiczne
       *[far] Kamienie zwykłe w odległości do 2 pól
    }
tk-option-action = Zyskaj akcję
tk-option-card = { $card }
tk-option-colour = { $seat }
tk-option-yes = Tak
tk-option-pass = Pomiń
tk-option-done = Gotowe
tk-option-start = Kamień zwykły gracza { $seat } na polu { $to }
tk-option-start-duel = Twój kamień: { $own }, kamień przeciwnika: { $other }
tk-option-first = { $seat } rozpoczyna
tk-option-draw = Dobierz: { $card }
tk-option-task = { $card }

## Log

tk-log-turn = Tura { $turn }: { $player }.
tk-log-place = { $owner } kładzie kamień zwykły na polu { $square }.
tk-log-place-heroic = { $owner } kładzie kamień heroiczny na polu { $square }.
tk-log-place-legendary = { $owner } kładzie kamień legendarny na polu { $square }.
tk-log-first-piece = Pierwszy kamień gracza { $owner } stoi na polu { $square }.
tk-log-picked-up = { $player } podnosi kamień z pola { $square }.
tk-log-summoned = { $player } przywołuje { $card-acc } ({ $square }).
tk-log-improvised = { $player } pożycza kamień gracza { $owner } z pola { $square }.
tk-log-moved = Kamień { $rank } gracza { $owner } porusza się: { $from } → { $to }.
tk-log-destroyed = Kamień { $rank } gracza { $owner } na polu { $square } zostaje zniszczony.
tk-log-upgraded = Kamień gracza { $owner } na polu { $square } zostaje ulepszony: teraz jest { $rank }.
tk-log-downgraded = Kamień gracza { $owner } na polu { $square } zostaje zdegradowany: teraz jest { $rank }.
tk-log-converted = Kamień na polu { $square } zmienia kolor: teraz to kamień { $rank } gracza { $owner }.
tk-log-gained =
    { $player } zyskuje { $count ->
        [one] { $count } akcję
        [few] { $count } akcje
       *[many] { $count } akcji
    }.
tk-log-discarded = { $player } odrzuca { $card-acc }.
tk-log-put-under = { $player } kładzie { $card-acc } na spód talii.
tk-log-put-under-hidden = { $player } kładzie kartę na spód jej talii.
tk-log-returned = { $player } kładzie { $card-acc } na wierzch talii.
tk-log-aside = { $player } wykłada przed siebie { $card-acc }.
tk-log-left-aside = { $player } odkłada { $card-acc } na stos odrzuconych.
tk-log-thawed = { $player } odmraża { $card-acc }.
tk-log-warped = { $player } wykonuje efekt zakrzywienia { $card-gen }.
tk-log-gateway = Kamień na polu { $square } staje się Wrotami gracza { $player }.
tk-log-swapped = Kamienie z pól { $from } i { $to } zamieniają się miejscami.
tk-log-drew = { $player } dobiera { $card-acc }.
tk-log-drew-hidden = { $player } dobiera kartę.
tk-log-flare = { $player } używa { $card-gen }.
tk-log-scored =
    { $owner } zdobywa { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }.
tk-log-scored-in =
    { $owner } zdobywa { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } ({ $colour }).
tk-log-task = Zadanie: „{ $card }”.
tk-log-next-task = Następne zadanie: „{ $card }”.
tk-log-claimed = { $player } zalicza zadanie „{ $card }”.
tk-log-handed-over = { $player } przekazuje kontrolę; dalej gra { $partner }.
tk-log-end-triggered = Tura gracza { $player } wywołuje koniec gry: każdy ma jeszcze jedną turę.

## The end

tk-outcome-points-won = Zwycięstwo! Punkty: { $score } : { $other }.
tk-outcome-points-lost = { winners-win }. Punkty: { $score } : { $other }.
tk-outcome-points-seen = { winners-win }. Punkty: { $score } : { $other }.
tk-outcome-points-draw = Remis.
tk-outcome-deck-won = Talia się wyczerpała. Zwycięstwo! Punkty: { $score } : { $other }.
tk-outcome-deck-lost = Talia się wyczerpała. { winners-win }. Punkty: { $score } : { $other }.
tk-outcome-deck-seen = Talia się wyczerpała. { winners-win }. Punkty: { $score } : { $other }.
tk-outcome-deck-draw = Talia się wyczerpała: remis.
tk-outcome-tie-won = Remis w punktach ({ $score }). Zwycięstwo dzięki regule rozstrzygania remisów.
tk-outcome-tie-lost = Remis w punktach ({ $score }). Po rozstrzygnięciu remisu { winners-win }.
tk-outcome-tie-seen = Remis w punktach ({ $score }). Po rozstrzygnięciu remisu { winners-win }.
tk-outcome-turn-limit = Remis: osiągnięto limit tur.

## Help

tk-help-squares = Pole to litera i liczba: kolumny a–i od lewej, rzędy 1–9 od góry.
tk-help-turn = Tura ma dwie akcje (pierwsza tura gry jedną). Na jej koniec zdobywasz punkty i dobierasz karty.
tk-help-place = połóż kamień zwykły na pustym polu
tk-help-pick-up = gdy zapas kamieni jest pusty, podnieś swój kamień, aby położyć go ponownie
tk-help-summon = przywołaj istotę, której wzór pasuje wokół pola; w razie potrzeby dopisz ułożenie albo pożyczony kamień
tk-help-discard = odrzuć istotę; potem karty mogą trafić na spód swoich talii
tk-help-under = połóż kartę na spód jej talii
tk-help-flare = użyj flary; w Starciu na śmierć i życie przeciw jednemu z przeciwników
tk-help-thaw = wykonaj zamrożony efekt karty, która leży przed tobą
tk-help-warp = zakrzyw kartę z ręki: staje się istotą oczekującą
tk-help-hand-over = niech gra dalej partner
tk-help-end = zakończ turę
tk-help-claim = zalicz zadanie
tk-help-move = porusz kamieniem
tk-help-destroy = zniszcz kamień na polu
tk-help-upgrade = ulepsz kamień na polu
tk-help-downgrade = zdegraduj kamień na polu
tk-help-convert = przemień kamień na polu
tk-help-place-heroic = połóż kamień heroiczny
tk-help-place-legendary = połóż kamień legendarny
tk-help-place-enemy = połóż kamień zwykły przeciwnika
tk-help-swap = zamień dwa kamienie miejscami
tk-help-pick = wybierz kamień
tk-help-toward = wybierz kierunek: n, ne, e, se, s, sw, w, nw
tk-help-rank = wybierz rangę: common, heroic lub legendary
tk-help-reach = wybierz zasięg: near lub far
tk-help-action = zyskaj akcję
tk-help-card = wybierz kartę
tk-help-colour = wybierz kolor według miejsca gracza: south, north, west, east
tk-help-yes = zgódź się
tk-help-pass = pomiń
tk-help-done = zakończ wybór
tk-help-start = wskaż, gdzie stanie pierwszy kamień

## What a play brings by the end of the turn: parts of a sentence, after a colon

tk-change-points-more =
    { $count ->
        [one] zdobywasz { $count } punkt
        [few] zdobywasz { $count } punkty
       *[many] zdobywasz { $count } punktów
    }
tk-change-points-less =
    { $count ->
        [one] tracisz { $count } punkt
        [few] tracisz { $count } punkty
       *[many] tracisz { $count } punktów
    }
tk-change-enemy-points-more =
    { $count ->
        [one] przeciwnik zdobywa { $count } punkt
        [few] przeciwnik zdobywa { $count } punkty
       *[many] przeciwnik zdobywa { $count } punktów
    }
tk-change-enemy-points-less =
    { $count ->
        [one] przeciwnik traci { $count } punkt
        [few] przeciwnik traci { $count } punkty
       *[many] przeciwnik traci { $count } punktów
    }
tk-change-tasks-more =
    { $count ->
        [one] o { $count } wykonane zadanie więcej
        [few] o { $count } wykonane zadania więcej
       *[many] o { $count } wykonanych zadań więcej
    }
tk-change-tasks-less =
    { $count ->
        [one] o { $count } wykonane zadanie mniej
        [few] o { $count } wykonane zadania mniej
       *[many] o { $count } wykonanych zadań mniej
    }
tk-change-upgraded-more =
    { $count ->
        [one] o { $count } własny kamień ulepszony więcej
        [few] o { $count } własne kamienie ulepszone więcej
       *[many] o { $count } własnych kamieni ulepszonych więcej
    }
tk-change-upgraded-less =
    { $count ->
        [one] o { $count } własny kamień ulepszony mniej
        [few] o { $count } własne kamienie ulepszone mniej
       *[many] o { $count } własnych kamieni ulepszonych mniej
    }
tk-change-enemy-upgraded-more =
    { $count ->
        [one] o { $count } wrogi kamień ulepszony więcej
        [few] o { $count } wrogie kamienie ulepszone więcej
       *[many] o { $count } wrogich kamieni ulepszonych więcej
    }
tk-change-enemy-upgraded-less =
    { $count ->
        [one] o { $count } wrogi kamień ulepszony mniej
        [few] o { $count } wrogie kamienie ulepszone mniej
       *[many] o { $count } wrogich kamieni ulepszonych mniej
    }
tk-change-pieces-more =
    { $count ->
        [one] o { $count } własny kamień więcej
        [few] o { $count } własne kamienie więcej
       *[many] o { $count } własnych kamieni więcej
    }
tk-change-pieces-less =
    { $count ->
        [one] o { $count } własny kamień mniej
        [few] o { $count } własne kamienie mniej
       *[many] o { $count } własnych kamieni mniej
    }
tk-change-enemy-pieces-more =
    { $count ->
        [one] o { $count } wrogi kamień więcej
        [few] o { $count } wrogie kamienie więcej
       *[many] o { $count } wrogich kamieni więcej
    }
tk-change-enemy-pieces-less =
    { $count ->
        [one] o { $count } wrogi kamień mniej
        [few] o { $count } wrogie kamienie mniej
       *[many] o { $count } wrogich kamieni mniej
    }
