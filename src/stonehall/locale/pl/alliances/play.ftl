### Summoner Wars Alliances: what the game asks, offers and tells. What cards ask stands with their faction.
### A prompt and its labels may use $card and $square (what the decision is about), $moves, $attacks, $magic and $dice.

## Prompts

al-prompt-waiting = Czekamy na ruch gracza { $player }.
al-prompt-begin = Wybierz, kto rozpoczyna.
al-prompt-roll = Następuje rzut kośćmi.
al-prompt-draw = Następuje dobór karty.
al-prompt-order = Kilka zdolności działa jednocześnie. Wybierz, która ma być pierwsza.
al-prompt-attack-target = { $card } ({ $square }) atakuje. Wybierz cel.
al-prompt-free-move = Możesz poruszyć jednostkę: { $card } ({ $square }). Wybierz pole.
al-prompt-free-attack = Możesz zaatakować poza limitem fazy. Wybierz atak.
al-prompt-between-phases = Między fazami: możesz użyć zdolności.
al-prompt-phase-draw = Karty dobrane. Użyj tego, co jeszcze możesz, albo zakończ fazę.
al-prompt-phase-summon =
    { $able ->
        [no] Punkty magii: { $magic }. Niczego nie możesz teraz przywołać: zakończ fazę.
       *[yes] Punkty magii: { $magic }. Przywołuj jednostki albo zakończ fazę.
    }
al-prompt-phase-event =
    { $able ->
        [no] Nie masz teraz wydarzenia ani muru, które można zagrać. Zakończ fazę.
       *[yes] Zagrywaj wydarzenia i mury albo zakończ fazę.
    }
al-prompt-phase-move =
    { $moves ->
        [0] Żadna jednostka nie może się już poruszyć. Użyj tego, co jeszcze możesz, albo zakończ fazę.
       *[other] Jednostki, które mogą się jeszcze poruszyć: { $moves }. Wybierz jedną albo zakończ fazę.
    }
al-prompt-phase-attack =
    { $attacks ->
        [0] Żadna jednostka nie może już atakować. Użyj tego, co jeszcze możesz, albo zakończ fazę.
       *[other] Jednostki, które mogą jeszcze atakować: { $attacks }. Wybierz jedną albo zakończ fazę.
    }
al-prompt-phase-magic = Punkty magii: { $magic }. Buduj magię z kart w ręce albo zakończ turę.

## Options

al-option-summon = Przywołaj { $card-acc } na pole { $to } (koszt: { $cost })
al-option-boosted = Przywołaj ze wzmocnieniem { $card-acc } na pole { $to } (koszt: { $cost })
al-option-mutate = Zmutuj { $target-acc } ({ $to }): { $card } (koszt: { $cost })
al-option-build = Zagraj { $card-acc } na pole { $to }
al-option-play = Zagraj wydarzenie „{ $card }”
al-option-move = { $card } { $from } → { $to }
al-option-move-stay = Zostań na { $from } (liczy się jako ruch)
al-option-move-through = { $card } { $from } → { $to }, przez: { $through }
al-option-attack = { $card } ({ $from }) atakuje { $target-acc } ({ $to })
al-option-attack-own = { $card } ({ $from }) atakuje własną stronę: { $target } ({ $to })
al-option-attack-vine = { $card } ({ $from }) atakuje opleciony mur ({ $to })
al-option-attack-friend = Zaatakuj własną stronę…
al-option-use = Użyj zdolności „{ $ability }”: { $card } ({ $from })
al-option-use-on = Użyj zdolności „{ $ability }”: { $card } ({ $from }), cel: { $target } ({ $to })
al-option-use-to = Użyj zdolności „{ $ability }”: { $card } ({ $from }), pole: { $to }
al-option-open = { $card } ({ $from }) atakuje, zdolność: „{ $ability }”
al-option-open-on = { $card } ({ $from }) atakuje, zdolność: „{ $ability }”, cel: { $target } ({ $to })
al-option-open-to = { $card } ({ $from }) atakuje, zdolność: „{ $ability }”, pole: { $to }
al-option-magic = Zbuduj magię: { $card }
al-option-give =
    { $amount ->
        [one] Przekaż { $amount } punkt magii graczowi { $player }
        [few] Przekaż { $amount } punkty magii graczowi { $player }
       *[many] Przekaż { $amount } punktów magii graczowi { $player }
    }
al-option-end = Zakończ
al-option-end-phase-draw = Zakończ fazę doboru kart
al-option-end-phase-summon = Zakończ fazę przywołania
al-option-end-phase-event = Zakończ fazę wydarzeń
al-option-end-phase-move = Zakończ fazę ruchu
al-option-end-phase-attack = Zakończ fazę ataku
al-option-end-phase-magic = Zakończ turę
al-option-target = { $target } { $to }
al-option-target-own = własna strona: { $target } ({ $to })
al-option-target-vine = opleciony mur: { $to }
al-option-to = { $to }
al-option-card = { $card }
al-option-seat = { $seat }
al-option-resolve = { $ability } ({ $target } { $to })
al-option-resolve-at = { $ability } ({ $to })
al-option-resolve-rule = { $ability }
al-option-yes = Tak
al-option-pass = Nie, dalej
al-option-pass-on = Nie do mojej następnej tury
al-option-pay =
    { $amount ->
        [one] Zapłać { $amount } punkt magii
        [few] Zapłać { $amount } punkty magii
       *[many] Zapłać { $amount } punktów magii
    }
al-option-amount = { $amount }
al-option-die = Kość z wynikiem { $amount }
al-option-done = Gotowe
al-option-first = { $seat } rozpoczyna
al-option-draw = Dobierz: { $card }
al-option-roll = Rzut: { $dice }
al-warning-own-summoner = { $card } to Mistrz Przywołań twojej strony.
al-warning-no-walls = Nie kontrolujesz żadnego muru. Bez muru nie można przywoływać.
al-warning-vain = Wydarzenie „{ $card }” nie miałoby teraz żadnego efektu: zostałoby tylko odrzucone.

## What happened

al-log-attacked = { $card } ({ $from }) atakuje { $target-acc } ({ $to }).
al-log-boosted = { $card } ({ $square }) zyskuje wzmocnienie.
al-log-built = { $player } zagrywa { $card-acc } na pole { $square }.
al-log-built-magic = { $player } buduje magię: { $card }.
al-log-built-magic-hidden = { $player } buduje magię z jednej karty.
al-log-controlled = { $player } przejmuje kontrolę nad kartą { $card } ({ $square }).
al-log-defeated = { $player } traci Mistrza Przywołań i odpada z gry.
al-log-destroyed = { $card } ({ $square }) ulega zniszczeniu.
al-log-die-changed = Wynik { $from } zmienia się na { $to }.
al-log-discarded = { $card } ({ $square }) trafia na cmentarzysko gracza { $player }.
al-log-discarded-from-hand = { $player } odrzuca z ręki { $card-acc }.
al-log-drew = { $player } dobiera { $card-acc }.
al-log-drew-hidden = { $player } dobiera kartę.
al-log-exchanged = { $card } ({ $from }) i { $target } ({ $to }) zamieniają się miejscami.
al-log-gained = { $card } ({ $square }) zyskuje zdolność „{ $ability }”.
al-log-grown = { $player } kładzie opleciony mur na polu { $square }.
al-log-healed = { $card } ({ $square }): usunięte obrażenia: { $count }.
al-log-held = Opleciony mur zatrzymuje { $card-acc } ({ $square }).
al-log-imprisoned = { $card } ({ $square }) trafia na stos więzienny gracza { $player }.
al-log-magic-discarded =
    { $player } traci { $count ->
        [one] { $count } punkt magii
        [few] { $count } punkty magii
       *[many] { $count } punktów magii
    }.
al-log-magic-given =
    { $player } przekazuje graczowi { $other } { $count ->
        [one] { $count } punkt magii
        [few] { $count } punkty magii
       *[many] { $count } punktów magii
    }.
al-log-magic-left =
    { $other } przejmuje { $count ->
        [one] { $count } punkt magii
        [few] { $count } punkty magii
       *[many] { $count } punktów magii
    } gracza { $player }.
al-log-magic-received = { $player } ogląda otrzymaną magię.
al-log-magic-received-hidden = Magia trafia na stos gracza { $player }.
al-log-magic-spent =
    { $player } wydaje { $count ->
        [one] { $count } punkt magii
        [few] { $count } punkty magii
       *[many] { $count } punktów magii
    }.
al-log-moved = { $card } porusza się z pola { $from } na pole { $to }.
al-log-moved-stay = { $card } zostaje na { $from } (liczy się jako ruch).
al-log-mutated = { $player } mutuje { $target-acc } ({ $square }): { $card }.
al-log-placed = { $card }: umieszczenie, { $from } → { $to }.
al-log-played = { $player } zagrywa wydarzenie „{ $card }”.
al-log-poisoned = { $card } ({ $square }) otrzymuje znacznik trucizny.
al-log-put = { $player } umieszcza { $card-acc } na polu { $square }.
al-log-put-under = { $card } trafia pod kartę { $target } ({ $square }).
al-log-returned = { $card } ({ $square }) wraca na rękę gracza { $player }.
al-log-rolled = { $card } ({ $from }) rzuca przeciw karcie { $target } ({ $to }): { $dice }. Obrażenia: { $count }.
al-log-rolled-nothing = { $card } ({ $from }) rani bez rzutu { $target-acc } ({ $to }). Obrażenia: { $count }.
al-log-rolled-for-first = { $player } rzuca: { $count }.
al-log-strengthened = { $card } ({ $square }): zmiana wartości ataku { $count }.
al-log-stunned = { $card } ({ $square }): ogłuszenie.
al-log-summoned = { $player } przywołuje { $card-acc } ({ $square }).
al-log-taken = { $player } bierze na rękę { $card-acc }.
al-log-threw = { $card } ({ $square }) rzuca: { $dice }.
al-log-to-conjurations = { $card } wraca na stos wezwań (gracz { $player }).
al-log-to-magic = { $player } kładzie z cmentarzyska na stos magii: { $card }.
al-log-triggered = { $card } ({ $square }): „{ $ability }”.
al-log-triggered-rule = Działa wydarzenie „{ $card }”.
al-log-turn = Tura { $turn }: { $player }
al-log-unboosted = { $card } ({ $square }) traci wzmocnienie.
al-log-used = { $card } ({ $square }) używa zdolności „{ $ability }”.
al-log-wounded =
    { $card } ({ $square }) otrzymuje { $count ->
        [one] { $count } obrażenie
        [few] { $count } obrażenia
       *[many] { $count } obrażeń
    }.

## How it ended

al-outcome-summoners-destroyed-won = Zwycięstwo! Nie ma już wrogich Mistrzów Przywołań.
al-outcome-summoners-destroyed-lost = Porażka. Twoja strona nie ma już Mistrza Przywołań.
al-outcome-summoners-destroyed-seen = { $player } wygrywa: druga strona nie ma już Mistrza Przywołań.
al-outcome-last-summoners-destroyed = Remis: ostatni Mistrzowie Przywołań obu stron padli jednocześnie.
al-outcome-turn-limit = Remis: osiągnięto limit tur.

## Help: the board and the verbs. Examples are plays as they are written.

al-help-squares = Pola od a1 do f8, w grze drużynowej do l8, gdzie kolumny l i a stykają się. „c3-vine” to opleciony mur na polu c3.
al-help-dice = Kości pokazują od 1 do 6; atak trafia wynikiem 3 lub wyższym.
al-help-turn = Tura ma sześć faz: dobór, przywołanie, wydarzenia, ruch, atak, budowa magii. Wygrywa ten, kto zniszczy wrogich Mistrzów Przywołań.
al-help-summon = przywołaj jednostkę obok swojego muru: summon savager c4
al-help-boosted = przywołaj ją ze wzmocnieniem: boosted geopath c4
al-help-mutate = przywołaj mutację na jednostkę podstawową: mutate bone-mutant c4
al-help-build = zagraj mur: build wall d2
al-help-play = zagraj wydarzenie: play vine-growth
al-help-move = porusz jednostką: move c3 c5; jeśli droga ma znaczenie, dopisz jej pola: move c3 c5 c4
al-help-attack = zaatakuj kartę: attack c5 c7; opleciony mur: attack c5 c6-vine
al-help-use = użyj zdolności: use gem-transfer b1 c4
al-help-open = użyj zdolności w ataku: open thrust c5 c6
al-help-magic = zbuduj magię z karty: magic wall
al-help-give = przekaż magię partnerowi: give 2
al-help-end = zakończ fazę: end
al-help-target = wybierz kartę na polu bitwy: target c4
al-help-to = wybierz pole: to c4
al-help-card = wybierz kartę spoza pola bitwy: card savager
al-help-seat = wybierz gracza: seat north
al-help-resolve = wybierz kolejny efekt: resolve fury c4
al-help-yes = zgódź się: yes
al-help-pass = pomiń: pass
al-help-pass-on = pomiń do swojej następnej tury: pass-on between-phases south
al-help-pay = zapłać punkty magii: pay 1
al-help-amount = wybierz liczbę: amount 2
al-help-die = wybierz kość po wyniku: die 3
al-help-done = zakończ wybór: done

## What a play brings by the end of the turn: parts of a sentence, after a colon

al-change-enemy-life-less =
    { $count ->
        [one] wrogi Mistrz Przywołań otrzymuje { $count } obrażenie
        [few] wrogi Mistrz Przywołań otrzymuje { $count } obrażenia
       *[many] wrogi Mistrz Przywołań otrzymuje { $count } obrażeń
    }
al-change-enemy-life-more =
    { $count ->
        [one] wrogi Mistrz Przywołań leczy { $count } obrażenie
        [few] wrogi Mistrz Przywołań leczy { $count } obrażenia
       *[many] wrogi Mistrz Przywołań leczy { $count } obrażeń
    }
al-change-own-life-less =
    { $count ->
        [one] twój Mistrz Przywołań otrzymuje { $count } obrażenie
        [few] twój Mistrz Przywołań otrzymuje { $count } obrażenia
       *[many] twój Mistrz Przywołań otrzymuje { $count } obrażeń
    }
al-change-own-life-more =
    { $count ->
        [one] twój Mistrz Przywołań leczy { $count } obrażenie
        [few] twój Mistrz Przywołań leczy { $count } obrażenia
       *[many] twój Mistrz Przywołań leczy { $count } obrażeń
    }
al-change-enemy-units-less =
    { $count ->
        [one] o { $count } wrogą jednostkę mniej
        [few] o { $count } wrogie jednostki mniej
       *[many] o { $count } wrogich jednostek mniej
    }
al-change-enemy-units-more =
    { $count ->
        [one] o { $count } wrogą jednostkę więcej
        [few] o { $count } wrogie jednostki więcej
       *[many] o { $count } wrogich jednostek więcej
    }
al-change-units-less =
    { $count ->
        [one] o { $count } własną jednostkę mniej
        [few] o { $count } własne jednostki mniej
       *[many] o { $count } własnych jednostek mniej
    }
al-change-units-more =
    { $count ->
        [one] o { $count } własną jednostkę więcej
        [few] o { $count } własne jednostki więcej
       *[many] o { $count } własnych jednostek więcej
    }
al-change-enemy-walls-less =
    { $count ->
        [one] o { $count } wrogi mur mniej
        [few] o { $count } wrogie mury mniej
       *[many] o { $count } wrogich murów mniej
    }
al-change-enemy-walls-more =
    { $count ->
        [one] o { $count } wrogi mur więcej
        [few] o { $count } wrogie mury więcej
       *[many] o { $count } wrogich murów więcej
    }
al-change-walls-less =
    { $count ->
        [one] o { $count } własny mur mniej
        [few] o { $count } własne mury mniej
       *[many] o { $count } własnych murów mniej
    }
al-change-walls-more =
    { $count ->
        [one] o { $count } własny mur więcej
        [few] o { $count } własne mury więcej
       *[many] o { $count } własnych murów więcej
    }
al-change-magic-less =
    { $count ->
        [one] o { $count } punkt magii mniej
        [few] o { $count } punkty magii mniej
       *[many] o { $count } punktów magii mniej
    }
al-change-magic-more =
    { $count ->
        [one] o { $count } punkt magii więcej
        [few] o { $count } punkty magii więcej
       *[many] o { $count } punktów magii więcej
    }
