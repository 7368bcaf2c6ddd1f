### Summoner Wars, second edition: what the game asks, offers and tells. Names and texts of cards: summoner_wars/cards.ftl.
### A prompt and its labels may use $card and $square (what the decision is about), $moves, $attacks and $magic.
### Numbers and their nouns are joined by no-break spaces, one-letter words and their followers too.

## Cards and effects that are not printed

sw2-card-starting-gate = Brama Początkowa
    .gen = Bramy Początkowej
    .acc = Bramę Początkową
    .text = Możesz przywoływać jednostki na puste pola sąsiadujące z tą bramą. Bez bramy nie możesz przywoływać. Utrata wszystkich bram nie oznacza przegranej.
sw2-ability-expire = Koniec Wydarzenia Aktywnego
    .text = Na początku swojej tury odrzuć wszystkie swoje wydarzenia aktywne.
sw2-ability-inaction = Kara za Bezczynność
    .text = Na koniec twojej fazy ataku, jeśli żadna wroga karta nie była w tej turze celem twojego ataku, twój Mistrz Przywołań otrzymuje 1 obrażenie.

## Prompts: the turn

sw2-prompt-waiting = Czekamy na ruch gracza { $player }.
sw2-prompt-first = Los decyduje, kto rozpoczyna.
sw2-prompt-draw = Następuje dobór karty.
sw2-prompt-roll = Następuje rzut kośćmi.
sw2-prompt-order = Kilka efektów czeka na rozstrzygnięcie. Wybierz następny.
sw2-prompt-phase-summon = Punkty magii: { $magic }. Przywołuj jednostki, zagrywaj wydarzenia albo zakończ fazę.
sw2-prompt-phase-move =
    { $moves ->
        [0] Nie masz już ruchów. Zagrywaj wydarzenia albo zakończ fazę.
       *[other] Pozostałe ruchy: { $moves }. Wybierz jednostkę, którą chcesz poruszyć, albo zakończ fazę.
    }
sw2-prompt-phase-build = Punkty magii: { $magic }. Wznoś budowle, zagrywaj wydarzenia albo zakończ fazę.
sw2-prompt-phase-attack =
    { $attacks ->
        [0] Nie masz już ataków. Użyj dodatkowych jednostek atakujących, zdolności lub wydarzeń albo zakończ fazę.
       *[other]
            { $inaction ->
                [0] Pozostałe ataki: { $attacks }. Wybierz atakującą jednostkę albo zakończ fazę.
                [one] Pozostałe ataki: { $attacks }. Zaatakuj wrogą kartę, bo inaczej twój Mistrz Przywołań otrzyma { $inaction } obrażenie.
                [few] Pozostałe ataki: { $attacks }. Zaatakuj wrogą kartę, bo inaczej twój Mistrz Przywołań otrzyma { $inaction } obrażenia.
               *[many] Pozostałe ataki: { $attacks }. Zaatakuj wrogą kartę, bo inaczej twój Mistrz Przywołań otrzyma { $inaction } obrażeń.
            }
    }
sw2-prompt-phase-magic = Punkty magii: { $magic }. Odrzucaj karty, każdą za 1 punkt magii, zagrywaj wydarzenia albo zakończ fazę.
sw2-prompt-phase-draw = Użyj tego, co jeszcze możesz, albo zakończ turę.
sw2-prompt-attack-target = { $card } ({ $square }) atakuje. Wybierz cel.
sw2-prompt-extra-attack = Wybierz atak dodatkowy albo zakończ.
sw2-prompt-force-to = Wybierz pole, na które chcesz przesunąć { $card-acc } ({ $square }).
sw2-prompt-may-force-to = Możesz przesunąć { $card-acc } ({ $square }). Wybierz pole.
sw2-prompt-place-card = Wybierz pole dla { $card-gen }.
sw2-prompt-keep-event = Wydarzenie „{ $card }” ma zostać odrzucone. Możesz wydać wzmocnienia, aby zostało w grze.

## Prompts: abilities of several factions

sw2-prompt-infect = { sw2-ability-infect }: możesz umieścić na polu { $square } „Nosiciela” ze swojego stosu odrzuconych. Wybierz kartę.
sw2-prompt-swift-shot = { sw2-ability-swift-shot }: czy chcesz wydać 1 wzmocnienie z jednostki { $card } ({ $square }) na atak dodatkowy?

## Prompts: Polar Dwarves

sw2-prompt-structural-shift = { sw2-ability-structural-shift }: wybierz budowlę, którą chcesz przesunąć o 1 pole.
sw2-prompt-ice-shards = { sw2-ability-ice-shards }: czy chcesz wydać 1 wzmocnienie z jednostki { $card }? Każda wroga jednostka sąsiadująca z twoją budowlą otrzyma 1 obrażenie.
sw2-prompt-frost-axe = { sw2-ability-frost-axe }: wybierz, co zrobi { $card } ({ $square }).
sw2-prompt-ice-ram = { sw2-card-ice-ram }: możesz wybrać jednostkę obok { $card-gen } ({ $square }). Otrzyma 1 obrażenie, a potem możesz ją przesunąć o 1 pole.
sw2-prompt-glacial-shift = { sw2-card-glacial-shift }: wybierz budowlę, którą chcesz przesunąć o 1 lub 2 pola.

## Prompts: Fallen Kingdom

sw2-prompt-raise-the-dead = { sw2-ability-raise-the-dead }: wybierz „Nieumarłego” ze swojego stosu odrzuconych.
sw2-prompt-soul-shift = { sw2-ability-soul-shift }: czy chcesz umieścić { $card-acc } na polu { $square }?
sw2-prompt-sacrificial-pyre = { sw2-card-sacrificial-pyre }: wybierz jednostkę, z której usuniesz obrażenia.
sw2-prompt-hellforged-weapon = { sw2-card-hellforged-weapon }: wybierz jednostkę podstawową, pod którą trafi.
sw2-prompt-purge = { sw2-card-purge }: wybierz jednostkę, którą zniszczysz, albo zakończ wybór.
sw2-prompt-purge-strike = { sw2-card-purge }: możesz zadać 2 obrażenia jednostce obok { $card-gen } ({ $square }). Wybierz cel.
sw2-prompt-blood-summon = { sw2-card-blood-summon }: wybierz jednostkę, która otrzyma 2 obrażenia. Obok niej umieścisz jednostkę z ręki.
sw2-prompt-blood-summon-unit = { sw2-card-blood-summon }: wybierz z ręki jednostkę, którą umieścisz obok { $card-gen } ({ $square }).

## Prompts: Cave Goblins

sw2-prompt-blood-runes = { sw2-ability-blood-runes }: zapłać za wzmocnienie, inaczej { $card } otrzyma 1 obrażenie.
sw2-prompt-magic-junkie = { sw2-ability-magic-junkie }: zapłać albo odrzuć { $card-acc }.
sw2-prompt-feed-the-eater = { sw2-ability-feed-the-eater }: wybierz jednostkę, którą odrzucisz.
sw2-prompt-cling = { sw2-ability-cling }: możesz umieścić { $card-acc } ({ $square }) obok jednostki, która się poruszyła. Wybierz pole.
sw2-prompt-sneak = { sw2-card-sneak }: wybierz jednostkę, którą chcesz przesunąć o 1 pole.
## Prompts: Breakers

sw2-prompt-mind-capture = { sw2-ability-mind-capture }: czy chcesz przejąć kontrolę nad jednostką { $card } ({ $square }), zamiast ją zniszczyć?
sw2-prompt-telepathic-command = { sw2-ability-telepathic-command }: wybierz jednostkę podstawową, która wykona atak dodatkowy.
sw2-prompt-push = { $card } ({ $square }) może przesunąć o 1 pole jednostkę podstawową lub czempiona. Wybierz cel.
sw2-prompt-mimic = { sw2-ability-mimic }: wybierz jednostkę podstawową, której zdolności { $card } ({ $square }) zyska do końca tury.
sw2-prompt-mind-control = { sw2-card-mind-control }: wybierz jednostkę, nad którą przejmiesz kontrolę do końca tury.
sw2-prompt-blast = { sw2-card-blast }: wybierz jednostkę podstawową lub czempiona do przesunięcia.
sw2-prompt-hypnotic-call = { sw2-card-hypnotic-call }: wybierz jednostkę podstawową lub czempiona.

## Prompts: Savanna Elves

sw2-prompt-spirit-bond = { sw2-ability-spirit-bond }: wybierz jednostkę, która zyska 1 wzmocnienie i przejmie wszystkie wzmocnienia { $card-gen }.
sw2-prompt-withdraw = { sw2-ability-withdraw }: możesz przesunąć { $card-acc } ({ $square }) o 1 lub 2 pola. Wybierz, czym płacisz.
sw2-prompt-commune-with-spirits = { sw2-ability-commune-with-spirits }: wybierz, co zrobi { $card } ({ $square }).
sw2-prompt-chant-of-power = { sw2-card-chant-of-power }: wybierz jednostkę podstawową lub czempiona. Wzmocnienia zwiększą siłę celu.
sw2-prompt-chant-of-entangling = { sw2-card-chant-of-entangling }: wybierz jednostkę podstawową. Dwie jednostki podstawowe będą dzielić się zdolnościami.
sw2-prompt-chant-of-growth = { sw2-card-chant-of-growth }: wybierz jednostkę. Wybrana jednostka i sąsiadujące z nią przyjazne jednostki zyskają po 1 wzmocnieniu.
sw2-prompt-chant-of-weaving = { sw2-card-chant-of-weaving }: wybierz jednostkę. Możesz przywoływać jednostki obok niej.

## Prompts: Vanguards

sw2-prompt-the-citadels-might = { sw2-ability-the-citadels-might }: możesz wziąć na rękę jednostkę „Cytadeli” ze swojego stosu odrzuconych. Wybierz kartę.
sw2-prompt-arrow-of-light = { sw2-ability-arrow-of-light }: odrzuć z ręki jednostkę za 1 punkt magii i +1 do siły albo zakończ.
sw2-prompt-heal = { sw2-ability-heal }: wybierz kartę, którą odrzucisz.

## Prompts: Phoenix Elves

sw2-prompt-call-protection = { sw2-ability-call-protection }: możesz wydać 1 wzmocnienie z jednostki { $card } i umieścić obok niej jednostkę podstawową. Wybierz tę jednostkę.
sw2-prompt-quick-shot = { sw2-ability-quick-shot }: { $card } ({ $square }) może zadać 1 obrażenie. Wybierz jednostkę.
sw2-prompt-burn = { sw2-card-burn }: wybierz jednostkę podstawową lub czempiona. Cel otrzyma 2 obrażenia.

## Prompts: Tundra Orcs

sw2-prompt-influence = { sw2-ability-influence }: czy chcesz wydać 1 wzmocnienie z jednostki { $card }, aby przerzucić wszystkie kości?
sw2-prompt-frenzy = { sw2-ability-frenzy }: możesz przesunąć { $card-acc } ({ $square }) o 1 pole i zaatakować ponownie. Wybierz pole.
sw2-prompt-blood-rush = { sw2-ability-blood-rush }: za 1 obrażenie możesz przesunąć { $card-acc } ({ $square }) o 1 pole. Wybierz pole.
sw2-prompt-freeze = { sw2-card-freeze }: wybierz jednostkę podstawową lub czempiona bez wzmocnień.
sw2-prompt-primal-fury = { sw2-card-primal-fury }: możesz przesunąć { $card-acc } ({ $square }) o 1 lub 2 pola i zaatakować ponownie. Wybierz pole.

## Prompts: Shadow Elves

sw2-prompt-judgment = { sw2-ability-judgment }: możesz wydać wzmocnienia z jednostki { $card } ({ $square }), aby zadać tyle samo obrażeń. Wybierz sąsiadującą jednostkę.
sw2-prompt-judgment-amount = { sw2-ability-judgment }: wybierz, ile obrażeń otrzyma { $card } ({ $square }).
sw2-prompt-tear-the-veil = { sw2-ability-tear-the-veil }: możesz umieścić jednostkę podstawową obok uszkodzonej bramy. Wybierz tę jednostkę.
sw2-prompt-forbidden-knowledge = { sw2-ability-forbidden-knowledge }: możesz dobrać 1 kartę. Wybierz, co otrzyma za to 1 obrażenie.
sw2-prompt-shadow-summon = { sw2-ability-shadow-summon }: wybierz kartę, która otrzyma 1 obrażenie.
sw2-prompt-hide-in-darkness = { sw2-card-hide-in-darkness }: wybierz bramę lub jednostkę podstawową, która wróci na rękę właściciela.
sw2-prompt-onyx-tome = { sw2-card-onyx-tome }: wybierz kartę ze swojego stosu odrzuconych, którą weźmiesz na rękę.
sw2-prompt-onyx-tome-damage = { sw2-card-onyx-tome }: wybierz jednostkę, która otrzyma 1 obrażenie.
sw2-prompt-glinting-speed = { sw2-card-glinting-speed }: czy chcesz umieścić { $card-acc } na polu { $square }?
sw2-prompt-shadow-pulse = { sw2-card-shadow-pulse }: wybierz jednostkę, która otrzyma 1 obrażenie, albo zakończ.

## Prompts: Fungal Dwarves

sw2-prompt-decay = { sw2-ability-decay }: możesz położyć 2 wzmocnienia na jednostce obok { $card-gen } ({ $square }). Wybierz ją.
sw2-prompt-transmission = { sw2-ability-transmission }: możesz przekazać wzmocnienia. Wybierz jednostkę, która je oddaje.
sw2-prompt-transmission-to = { sw2-ability-transmission }: wybierz jednostkę, która otrzyma wzmocnienia { $card-gen } ({ $square }).
sw2-prompt-transmission-amount = { sw2-ability-transmission }: wybierz, ile wzmocnień otrzyma { $card } ({ $square }).
sw2-prompt-parasitic = { sw2-ability-parasitic }: wydaj 1 wzmocnienie z jednostki { $card } ({ $square }), inaczej otrzyma 1 obrażenie.
sw2-prompt-command = { sw2-card-command }: wybierz jednostkę podstawową. Może wykonać atak dodatkowy, po czym zostanie zniszczona.
sw2-prompt-symbiotic-healing = { sw2-card-symbiotic-healing }: wybierz jednostkę, która straci 1 obrażenie i zyska 1 wzmocnienie, albo zakończ wybór.
sw2-prompt-frenzied-fungus = { sw2-card-frenzied-fungus }: czy { $card } ({ $square }) ma zyskać 1 wzmocnienie? Potem możesz przesunąć tę jednostkę o 1 pole, a na koniec otrzyma 1 obrażenie.
sw2-prompt-fungal-mutation = { sw2-ability-fungal-mutation }: jeśli w twoim stosie odrzuconych jest Grzybowa Bestia, umieść ją na polu { $square }.
sw2-prompt-release-spores = { sw2-card-release-spores }: możesz umieścić obok swojego Mistrza Przywołań „Nosiciela” ze swojego stosu odrzuconych. Wybierz kartę.

## Prompts: Eternal Council

sw2-prompt-discard-one = Wybierz z ręki kartę, którą odrzucisz.
sw2-prompt-intelligence = { sw2-ability-intelligence }: czy chcesz dobrać 1 kartę?
sw2-prompt-wisdom = { sw2-ability-wisdom }: czy chcesz dobrać 1 kartę?
sw2-prompt-analysis = { sw2-ability-analysis }: czy chcesz dobrać 1 kartę?
sw2-prompt-seek = { sw2-card-seek }: czy chcesz dobrać 1 kartę?
sw2-prompt-warning = { sw2-ability-warning }: możesz położyć kartę na spód stosu doboru, aby przesunąć swojego Mistrza Przywołań o 1 pole. Wybierz kartę.
sw2-prompt-apply = { sw2-ability-apply }: możesz położyć kartę na spód stosu doboru, aby zadać 1 obrażenie. Wybierz kartę.
sw2-prompt-apply-damage = { sw2-ability-apply }: wybierz jednostkę obok { $card-gen } ({ $square }), która otrzyma 1 obrażenie.
sw2-prompt-psychic-assault = { sw2-card-psychic-assault }: możesz zadać 1 obrażenie wrogiej jednostce podstawowej lub wrogiemu czempionowi. Wybierz cel.

## Options

sw2-option-summon = Przywołaj { $card-acc } na pole { $to } (koszt: { $cost })
sw2-option-summon-over = Przywołaj { $card-acc } na pole { $to } (koszt: { $cost }) i zniszcz { $target-acc }
sw2-option-move = { $card } { $from } → { $to }
sw2-option-move-back = { $card } porusza się i wraca na pole { $from } (liczy się jako ruch)
sw2-option-move-through = { $card } { $from } → { $to }, przez: { $through }
sw2-option-move-back-through = { $card } porusza się przez { $through } i wraca na pole { $from } (liczy się jako ruch)
sw2-option-build = Zbuduj { $card-acc } na polu { $to } (koszt: { $cost })
sw2-option-attack = { $card } ({ $from }) atakuje { $target-acc } ({ $to })
sw2-option-attack-own = { $card } ({ $from }) atakuje własną kartę: { $target } ({ $to })
sw2-option-attack-friend = Zaatakuj swoją kartę…
sw2-option-play = Zagraj wydarzenie „{ $card }” (koszt: { $cost })
sw2-option-use = Użyj zdolności „{ $ability }”: { $card } ({ $from })
sw2-option-use-on = Użyj zdolności „{ $ability }”: { $card } ({ $from }), cel: { $target } ({ $to })
sw2-option-use-to = Użyj zdolności „{ $ability }”: { $card } ({ $from }), pole: { $to }
sw2-option-open = { $card } ({ $from }) atakuje, najpierw: „{ $ability }”
sw2-option-open-on = { $card } ({ $from }) atakuje, najpierw: „{ $ability }”, cel: { $target } ({ $to })
sw2-option-open-to = { $card } ({ $from }) atakuje, najpierw: „{ $ability }”, pole: { $to }
sw2-option-open-at = { $card } ({ $from }) atakuje { $target-acc } ({ $to }), zdolność: „{ $ability }”
sw2-option-discard = Odrzuć { $card-acc } za 1 punkt magii
sw2-option-end = Zakończ fazę
sw2-option-end-phase-summon = Zakończ fazę przywołania
sw2-option-end-phase-move = Zakończ fazę ruchu
sw2-option-end-phase-build = Zakończ fazę budowy
sw2-option-end-phase-attack = Zakończ fazę ataku
sw2-option-end-phase-magic = Zakończ fazę magii i dobierz karty
sw2-option-end-phase-draw = Zakończ turę
sw2-warning-inaction =
    W tej turze żadna wroga karta nie była jeszcze celem twojego ataku. Jeśli faza ataku tak się zakończy, twój Mistrz Przywołań ({ $card }) otrzyma { $count ->
        [one] { $count } obrażenie
        [few] { $count } obrażenia
       *[many] { $count } obrażeń
    }.
sw2-warning-inaction-fatal = W tej turze żadna wroga karta nie była jeszcze celem twojego ataku. Jeśli faza ataku tak się zakończy, twój Mistrz Przywołań ({ $card }) zostanie zniszczony i przegrasz partię.
sw2-warning-vain = Wydarzenie „{ $card }” nie miałoby teraz żadnego efektu: zostałoby tylko odrzucone.
sw2-option-target = { $target } { $to }
sw2-option-target-own = twoja karta: { $target } ({ $to })
sw2-option-to = { $to }
sw2-option-card = { $card }
sw2-option-resolve = { $ability } ({ $target } { $to })
sw2-option-resolve-at = { $ability } ({ $to })
sw2-option-resolve-event = { $ability } (wydarzenie aktywne)
sw2-option-yes = Tak
sw2-option-pass = Pomiń
sw2-option-pay =
    { $amount ->
        [one] Zapłać { $amount } punkt magii
        [few] Zapłać { $amount } punkty magii
       *[many] Zapłać { $amount } punktów magii
    }
sw2-option-amount = { $amount }
sw2-option-done = Gotowe
sw2-option-first = { $seat } rozpoczyna
sw2-option-draw = Dobierz: { $card }
sw2-option-roll = Rzut: { $dice }

## Options: labels that several prompts share

sw2-option-pass-finish = Zakończ
sw2-option-pass-stay = Zostaw na polu { $square }
sw2-option-pass-remain = { $card } zostaje na miejscu
sw2-option-pass-unforced = Nie przesuwaj
sw2-option-pass-unharmed = Nie zadawaj obrażeń
sw2-option-yes-boost = { $card } zyskuje 1 wzmocnienie
sw2-option-yes-spend-boost = Wydaj 1 wzmocnienie
sw2-option-yes-put = Umieść { $card-acc } na polu { $square }
sw2-option-yes-draw = Dobierz 1 kartę
sw2-option-pass-damage = { $card } otrzymuje 1 obrażenie
sw2-option-pass-discard = Odrzuć { $card-acc }
sw2-option-amount-damage =
    { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[many] { $amount } obrażeń
    }
sw2-option-amount-boosts =
    { $amount ->
        [one] { $amount } wzmocnienie
        [few] { $amount } wzmocnienia
       *[many] { $amount } wzmocnień
    }

## Options: labels of one prompt

sw2-option-target-frost-axe = Wydaj 1 wzmocnienie i połóż pod kartą { $target } ({ $to })
sw2-option-pay-blood-runes =
    { $amount ->
        [one] Zapłać { $amount } punkt magii
        [few] Zapłać { $amount } punkty magii
       *[many] Zapłać { $amount } punktów magii
    }: { $card } zyskuje 1 wzmocnienie
sw2-option-target-feed-the-eater = Odrzuć { $target-acc } ({ $to })
sw2-option-yes-mind-capture = Przejmij kontrolę nad kartą { $card } ({ $square })
sw2-option-pass-mind-capture = Zadaj obrażenia
sw2-option-yes-influence = Wydaj 1 wzmocnienie i przerzuć kości
sw2-option-pass-influence = Nie przerzucaj
sw2-option-target-commune-with-spirits = Wydaj 1 wzmocnienie: { $target } ({ $to }) zyskuje 1 wzmocnienie
sw2-option-target-forbidden-knowledge = { $target } ({ $to }) otrzymuje 1 obrażenie, dobierasz 1 kartę
sw2-option-yes-frenzied-fungus = { $card } zyskuje 1 wzmocnienie, potem otrzymuje 1 obrażenie
sw2-option-pay-parasitic =
    { $amount ->
        [one] Wydaj { $amount } wzmocnienie
        [few] Wydaj { $amount } wzmocnienia
       *[many] Wydaj { $amount } wzmocnień
    }
sw2-option-pay-keep-event =
    { $amount ->
        [1] Wydaj { $amount } wzmocnienie z wydarzenia „{ $card }” i zostaw je w grze
       *[other] Wydaj { $amount } wzmocnienia ze swojego Mistrza Przywołań i zostaw „{ $card }” w grze
    }

## Log

sw2-log-turn = Tura { $turn }: { $player }.
sw2-log-used = { $card } ({ $square }) używa zdolności „{ $ability }”.
sw2-log-triggered = { $card } ({ $square }): „{ $ability }”.
sw2-log-triggered-event = Działa wydarzenie „{ $card }”.
sw2-log-triggered-rule = „{ $card }”: { $ability }.
sw2-log-triggered-inaction = Kara za bezczynność: w tej turze żadna wroga karta nie była celem ataku, więc { $card } ({ $square }) otrzymuje obrażenia.
sw2-log-summoned = Jednostka { $card } zostaje przywołana na pole { $square }.
sw2-log-built = Na polu { $square } powstaje { $card }.
sw2-log-moved = { $card } porusza się: { $from } → { $to }.
sw2-log-moved-back = { $card } porusza się i wraca na pole { $from }.
sw2-log-forced = Karta { $card } zostaje przesunięta: { $from } → { $to }.
sw2-log-placed = Karta { $card } zostaje umieszczona na polu { $square }.
sw2-log-exchanged = { $card } ({ $from }) i { $target } ({ $to }) zamieniają się miejscami.
sw2-log-put-under = Karta { $card } trafia pod kartę { $target } ({ $square }).
sw2-log-controlled = { $player } przejmuje kontrolę nad kartą { $card } ({ $square }).
sw2-log-mimicked = { $card } ({ $square }) ma w tej turze zdolności { $target-gen }.
sw2-log-attacked = { $card } ({ $from }) atakuje { $target-acc } ({ $to }).
sw2-log-rolled = { $card } ({ $from }) atakuje { $target-acc } ({ $to }), rzut: { $dice }. Trafienia: { $count }.
sw2-log-threw = { $card } ({ $square }) rzuca kośćmi: { $dice }.
sw2-log-rolled-nothing = { $card } ({ $from }) atakuje { $target-acc } ({ $to }), ale nie ma kości do rzutu.
sw2-log-damaged =
    { $card } ({ $square }) otrzymuje { $count ->
        [one] { $count } obrażenie
        [few] { $count } obrażenia
       *[many] { $count } obrażeń
    }.
sw2-log-healed =
    Z karty { $card } ({ $square }) { $count ->
        [one] zostaje usunięte { $count } obrażenie
        [few] zostają usunięte { $count } obrażenia
       *[many] zostaje usuniętych { $count } obrażeń
    }.
sw2-log-destroyed = { $card } ({ $square }) ulega zniszczeniu.
sw2-log-discarded = Karta { $card } ({ $square }) zostaje odrzucona.
sw2-log-discarded-event = Wydarzenie „{ $card }” zostaje odrzucone.
sw2-log-returned = Karta { $card } ({ $square }) wraca na rękę właściciela.
sw2-log-boosted =
    { $card } ({ $square }) zyskuje { $count ->
        [one] { $count } wzmocnienie
        [few] { $count } wzmocnienia
       *[many] { $count } wzmocnień
    }.
sw2-log-boosted-event =
    Wydarzenie „{ $card }” zyskuje { $count ->
        [one] { $count } wzmocnienie
        [few] { $count } wzmocnienia
       *[many] { $count } wzmocnień
    }.
sw2-log-boosts-removed =
    { $card } ({ $square }) traci { $count ->
        [one] { $count } wzmocnienie
        [few] { $count } wzmocnienia
       *[many] { $count } wzmocnień
    }.
sw2-log-boosts-removed-event =
    Wydarzenie „{ $card }” traci { $count ->
        [one] { $count } wzmocnienie
        [few] { $count } wzmocnienia
       *[many] { $count } wzmocnień
    }.
sw2-log-magic-gained =
    { $player } zyskuje { $count ->
        [one] { $count } punkt magii
        [few] { $count } punkty magii
       *[many] { $count } punktów magii
    }.
sw2-log-magic-gained-nothing = { $player } nie zyskuje punktów magii: tor magii jest pełny.
sw2-log-magic-spent =
    { $player } wydaje { $count ->
        [one] { $count } punkt magii
        [few] { $count } punkty magii
       *[many] { $count } punktów magii
    }.
sw2-log-played = { $player } zagrywa wydarzenie „{ $card }”.
sw2-log-discarded-for-magic = { $player } odrzuca { $card-acc } za punkt magii.
sw2-log-discarded-for-magic-hidden = { $player } odrzuca kartę za punkt magii.
sw2-log-drew = { $player } dobiera { $card-acc }.
sw2-log-drew-hidden = { $player } dobiera kartę.
sw2-log-discarded-from-hand = { $player } odrzuca z ręki { $card-acc }.
sw2-log-discarded-from-hand-hidden = { $player } odrzuca kartę z ręki.
sw2-log-revealed = { $player } ujawnia i odrzuca { $card-acc }.
sw2-log-put-at-bottom = { $player } kładzie { $card-acc } na spód stosu doboru.
sw2-log-put-at-bottom-hidden = { $player } kładzie kartę na spód stosu doboru.
sw2-log-taken = { $player } bierze na rękę { $card-acc } ze stosu odrzuconych.

## Outcomes

sw2-outcome-summoner-destroyed-won = Zwycięstwo! Wrogi Mistrz Przywołań został zniszczony.
sw2-outcome-summoner-destroyed-lost = Porażka. Twój Mistrz Przywołań został zniszczony.
sw2-outcome-summoner-destroyed-seen = { $player } wygrywa: drugi Mistrz Przywołań został zniszczony.
sw2-outcome-both-summoners-destroyed = Remis: obaj Mistrzowie Przywołań zostali zniszczeni.
sw2-outcome-turn-limit = Remis: osiągnięto limit tur.

## Help: the board and the verbs. Examples are plays as they are written.

sw2-help-squares = Pola od a1 do f8: kolumny a–f, rzędy 1–8. Południe siedzi przy rzędzie 1, Północ przy rzędzie 8.
sw2-help-dice = Kości: s to trafienie wręcz, b to trafienie na dystans, * to symbol specjalny; na jednej kości mogą być dwa z nich.
sw2-help-turn = Tura ma sześć faz: przywołanie, ruch, budowa, atak, magia, dobór. Wygrywa ten, kto zniszczy wrogiego Mistrza Przywołań.
sw2-help-summon = przywołaj jednostkę: summon frost-mage c4
sw2-help-move = porusz jednostką: move c3 c5; jeśli przechodzi przez karty, dopisz ich pola: move c3 c5 c4
sw2-help-build = zbuduj budowlę: build gate d2
sw2-help-attack = zaatakuj kartę: attack c5 c7
sw2-help-play = zagraj wydarzenie: play ice-repair
sw2-help-use = użyj zdolności karty na polu: use sly b1 c4
sw2-help-open = użyj zdolności tuż przed atakiem: open life-drain c5 c4
sw2-help-discard = odrzuć kartę za 1 punkt magii: discard gate
sw2-help-end = zakończ fazę: end
sw2-help-target = wybierz kartę na polu bitwy: target c4
sw2-help-to = wybierz pole: to c4
sw2-help-card = wybierz kartę spoza pola bitwy: card undead-archer
sw2-help-resolve = wybierz kolejny efekt: resolve soul-shift c4
sw2-help-yes = zgódź się: yes
sw2-help-pass = pomiń: pass
sw2-help-pay = zapłać punkty magii: pay 1
sw2-help-amount = wybierz liczbę: amount 2
sw2-help-done = zakończ wybór: done

## What a play brings by the end of the turn: parts of a sentence, after a colon

sw2-change-enemy-life-less =
    { $count ->
        [one] wrogi Mistrz Przywołań otrzymuje { $count } obrażenie
        [few] wrogi Mistrz Przywołań otrzymuje { $count } obrażenia
       *[many] wrogi Mistrz Przywołań otrzymuje { $count } obrażeń
    }
sw2-change-enemy-life-more =
    { $count ->
        [one] wrogi Mistrz Przywołań leczy { $count } obrażenie
        [few] wrogi Mistrz Przywołań leczy { $count } obrażenia
       *[many] wrogi Mistrz Przywołań leczy { $count } obrażeń
    }
sw2-change-own-life-less =
    { $count ->
        [one] twój Mistrz Przywołań otrzymuje { $count } obrażenie
        [few] twój Mistrz Przywołań otrzymuje { $count } obrażenia
       *[many] twój Mistrz Przywołań otrzymuje { $count } obrażeń
    }
sw2-change-own-life-more =
    { $count ->
        [one] twój Mistrz Przywołań leczy { $count } obrażenie
        [few] twój Mistrz Przywołań leczy { $count } obrażenia
       *[many] twój Mistrz Przywołań leczy { $count } obrażeń
    }
sw2-change-enemy-units-less =
    { $count ->
        [one] o { $count } wrogą jednostkę mniej
        [few] o { $count } wrogie jednostki mniej
       *[many] o { $count } wrogich jednostek mniej
    }
sw2-change-enemy-units-more =
    { $count ->
        [one] o { $count } wrogą jednostkę więcej
        [few] o { $count } wrogie jednostki więcej
       *[many] o { $count } wrogich jednostek więcej
    }
sw2-change-units-less =
    { $count ->
        [one] o { $count } własną jednostkę mniej
        [few] o { $count } własne jednostki mniej
       *[many] o { $count } własnych jednostek mniej
    }
sw2-change-units-more =
    { $count ->
        [one] o { $count } własną jednostkę więcej
        [few] o { $count } własne jednostki więcej
       *[many] o { $count } własnych jednostek więcej
    }
sw2-change-enemy-gates-less =
    { $count ->
        [one] o { $count } wrogą budowlę mniej
        [few] o { $count } wrogie budowle mniej
       *[many] o { $count } wrogich budowli mniej
    }
sw2-change-enemy-gates-more =
    { $count ->
        [one] o { $count } wrogą budowlę więcej
        [few] o { $count } wrogie budowle więcej
       *[many] o { $count } wrogich budowli więcej
    }
sw2-change-gates-less =
    { $count ->
        [one] o { $count } własną budowlę mniej
        [few] o { $count } własne budowle mniej
       *[many] o { $count } własnych budowli mniej
    }
sw2-change-gates-more =
    { $count ->
        [one] o { $count } własną budowlę więcej
        [few] o { $count } własne budowle więcej
       *[many] o { $count } własnych budowli więcej
    }
sw2-change-magic-less =
    { $count ->
        [one] o { $count } punkt magii mniej
        [few] o { $count } punkty magii mniej
       *[many] o { $count } punktów magii mniej
    }
sw2-change-magic-more =
    { $count ->
        [one] o { $count } punkt magii więcej
        [few] o { $count } punkty magii więcej
       *[many] o { $count } punktów magii więcej
    }
