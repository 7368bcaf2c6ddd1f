### Summoner Wars, second edition: what the game asks, offers and tells. Names and texts of cards: summoner_wars/cards.ftl.
### A prompt and its labels may use $card and $square (what the decision is about), $moves, $attacks and $magic.
### Numbers and their nouns are joined by no-break spaces, one-letter words and their followers too.

## Cards and effects that are not printed

card-starting-gate = Brama Początkowa
ability-expire = Koniec Wydarzenia Aktywnego
    .text = Na początku swojej tury odrzuć wszystkie swoje wydarzenia aktywne.
ability-inaction = Kara za Bezczynność
    .text = Na koniec twojej fazy ataku, jeśli żadna wroga karta nie była w tej turze celem twojego ataku, twój Mistrz Przywołań otrzymuje 1 obrażenie.

## Prompts: the turn

prompt-waiting = Czekamy na ruch: { $player }.
prompt-first = Los decyduje, kto rozpoczyna.
prompt-draw = Następuje dobór karty.
prompt-roll = Następuje rzut kośćmi.
prompt-order = Kilka efektów czeka na rozstrzygnięcie. Wybierz następny.
prompt-phase-summon = Punkty magii: { $magic }. Przywołuj jednostki, zagrywaj wydarzenia albo zakończ fazę.
prompt-phase-move =
    { $moves ->
        [0] Nie masz już ruchów. Zagrywaj wydarzenia albo zakończ fazę.
       *[other] Pozostałe ruchy: { $moves }. Wybierz jednostkę, którą chcesz poruszyć, albo zakończ fazę.
    }
prompt-phase-build = Punkty magii: { $magic }. Buduj budowle, zagrywaj wydarzenia albo zakończ fazę.
prompt-phase-attack =
    { $attacks ->
        [0] Nie masz już ataków. Użyj dodatkowych jednostek atakujących, zdolności lub wydarzeń albo zakończ fazę.
       *[other] Pozostałe ataki: { $attacks }. Wybierz atakującą jednostkę albo zakończ fazę.
    }
prompt-phase-magic = Punkty magii: { $magic }. Odrzucaj karty, każdą za 1 punkt magii, zagrywaj wydarzenia albo zakończ fazę.
prompt-phase-draw = Użyj tego, co jeszcze możesz, albo zakończ turę.
prompt-attack-target = { $card } ({ $square }) atakuje. Wybierz cel.
prompt-extra-attack = Wybierz atak dodatkowy albo zakończ.
prompt-force-to = Wybierz pole, na które chcesz przesunąć kartę { $card } ({ $square }).
prompt-may-force-to = Możesz przesunąć kartę { $card } ({ $square }). Wybierz pole.
prompt-place-card = Wybierz pole dla karty { $card }.
prompt-keep-event = Wydarzenie „{ $card }” ma zostać odrzucone. Możesz wydać wzmocnienia, aby zostało w grze.

## Prompts: abilities of several factions

prompt-infect = { ability-infect }: możesz umieścić na polu { $square } Nosiciela ze swojego stosu odrzuconych. Wybierz kartę.
prompt-swift-shot = { ability-swift-shot }: czy chcesz wydać 1 wzmocnienie z jednostki { $card } ({ $square }) na atak dodatkowy?

## Prompts: Polar Dwarves

prompt-structural-shift = { ability-structural-shift }: wybierz budowlę, którą chcesz przesunąć o 1 pole.
prompt-ice-shards = { ability-ice-shards }: czy chcesz wydać 1 wzmocnienie z jednostki { $card }? Każda wroga jednostka sąsiadująca z twoją budowlą otrzyma 1 obrażenie.
prompt-frost-axe = { ability-frost-axe }: wybierz, co robi jednostka { $card } ({ $square }).
prompt-ice-ram = { card-ice-ram }: możesz wybrać jednostkę sąsiadującą z kartą { $card } ({ $square }). Otrzyma ona 1 obrażenie, a potem możesz przesunąć ją o 1 pole.
prompt-glacial-shift = { card-glacial-shift }: wybierz budowlę, którą chcesz przesunąć o 1 lub 2 pola.

## Prompts: Fallen Kingdom

prompt-raise-the-dead = { ability-raise-the-dead }: wybierz jednostkę ze słowem „Nieumarły” w nazwie ze swojego stosu odrzuconych.
prompt-soul-shift = { ability-soul-shift }: czy chcesz umieścić jednostkę { $card } na polu { $square }?
prompt-sacrificial-pyre = { card-sacrificial-pyre }: wybierz jednostkę, z której usuniesz obrażenia.
prompt-hellforged-weapon = { card-hellforged-weapon }: wybierz jednostkę podstawową, pod którą trafi.
prompt-purge = { card-purge }: wybierz jednostkę, którą zniszczysz, albo zakończ wybór.
prompt-purge-strike = { card-purge }: możesz zadać 2 obrażenia jednostce sąsiadującej z jednostką { $card } ({ $square }). Wybierz cel.
prompt-blood-summon = { card-blood-summon }: wybierz jednostkę, która otrzyma 2 obrażenia. Obok niej umieścisz jednostkę z ręki.
prompt-blood-summon-unit = { card-blood-summon }: wybierz z ręki jednostkę, którą umieścisz obok jednostki { $card } ({ $square }).

## Prompts: Cave Goblins

prompt-blood-runes = { ability-blood-runes }: zapłać za wzmocnienie albo jednostka { $card } otrzyma obrażenie.
prompt-magic-junkie = { ability-magic-junkie }: zapłać albo odrzuć jednostkę { $card }.
prompt-feed-the-eater = { ability-feed-the-eater }: wybierz jednostkę, którą odrzucisz.
prompt-cling = { ability-cling }: możesz umieścić jednostkę { $card } ({ $square }) obok jednostki, która się poruszyła. Wybierz pole.
prompt-sneak = { card-sneak }: wybierz jednostkę, którą chcesz przesunąć o 1 pole.
## Prompts: Breakers

prompt-mind-capture = { ability-mind-capture }: czy zamiast zniszczyć jednostkę { $card } ({ $square }) chcesz przejąć nad nią kontrolę?
prompt-telepathic-command = { ability-telepathic-command }: wybierz jednostkę podstawową, która wykona atak dodatkowy.
prompt-push = { $card } ({ $square }) może przesunąć o 1 pole jednostkę podstawową lub czempiona. Wybierz cel.
prompt-mimic = { ability-mimic }: wybierz jednostkę podstawową, której zdolności jednostka { $card } ({ $square }) będzie mieć do końca tury.
prompt-mind-control = { card-mind-control }: wybierz jednostkę, nad którą przejmiesz kontrolę do końca tury.
prompt-blast = { card-blast }: wybierz jednostkę podstawową lub czempiona do przesunięcia.
prompt-hypnotic-call = { card-hypnotic-call }: wybierz jednostkę podstawową lub czempiona.

## Prompts: Savanna Elves

prompt-spirit-bond = { ability-spirit-bond }: wybierz jednostkę, która zyska 1 wzmocnienie i wszystkie wzmocnienia jednostki { $card }.
prompt-withdraw = { ability-withdraw }: możesz przesunąć jednostkę { $card } ({ $square }) o 1 lub 2 pola. Wybierz, czym płacisz.
prompt-commune-with-spirits = { ability-commune-with-spirits }: wybierz, co robi jednostka { $card } ({ $square }).
prompt-chant-of-power = { card-chant-of-power }: wybierz jednostkę podstawową lub czempiona. Wzmocnienia zwiększą siłę celu.
prompt-chant-of-entangling = { card-chant-of-entangling }: wybierz jednostkę podstawową. Dwie jednostki podstawowe dzielą się zdolnościami.
prompt-chant-of-growth = { card-chant-of-growth }: wybierz jednostkę. Ona i sąsiadujące z nią przyjazne jednostki zyskają po 1 wzmocnieniu.
prompt-chant-of-weaving = { card-chant-of-weaving }: wybierz jednostkę. Możesz przywoływać jednostki obok niej.

## Prompts: Vanguards

prompt-the-citadels-might = { ability-the-citadels-might }: możesz wziąć na rękę jednostkę ze słowem „Cytadeli” w nazwie ze swojego stosu odrzuconych. Wybierz kartę.
prompt-arrow-of-light = { ability-arrow-of-light }: odrzuć z ręki jednostkę za 1 punkt magii i +1 do siły albo zakończ.
prompt-heal = { ability-heal }: wybierz kartę, którą odrzucisz.

## Prompts: Phoenix Elves

prompt-call-protection = { ability-call-protection }: możesz wydać 1 wzmocnienie z jednostki { $card } i umieścić obok niej jednostkę podstawową. Wybierz tę jednostkę.
prompt-quick-shot = { ability-quick-shot }: { $card } ({ $square }) może zadać 1 obrażenie. Wybierz jednostkę.
prompt-burn = { card-burn }: wybierz jednostkę podstawową lub czempiona. Cel otrzyma 2 obrażenia.

## Prompts: Tundra Orcs

prompt-influence = { ability-influence }: czy chcesz wydać 1 wzmocnienie z jednostki { $card }, aby przerzucić wszystkie kości?
prompt-frenzy = { ability-frenzy }: możesz przesunąć jednostkę { $card } ({ $square }) o 1 pole, aby zaatakowała ponownie. Wybierz pole.
prompt-blood-rush = { ability-blood-rush }: możesz zadać jednostce { $card } ({ $square }) 1 obrażenie i przesunąć ją o 1 pole. Wybierz pole.
prompt-freeze = { card-freeze }: wybierz jednostkę podstawową lub czempiona bez wzmocnień.
prompt-primal-fury = { card-primal-fury }: możesz przesunąć jednostkę { $card } ({ $square }) o 1 lub 2 pola, aby zaatakowała ponownie. Wybierz pole.

## Prompts: Shadow Elves

prompt-judgment = { ability-judgment }: możesz wydać wzmocnienia z jednostki { $card } ({ $square }), aby zadać tyle samo obrażeń. Wybierz sąsiadującą jednostkę.
prompt-judgment-amount = { ability-judgment }: wybierz, ile obrażeń otrzyma jednostka { $card } ({ $square }).
prompt-tear-the-veil = { ability-tear-the-veil }: możesz umieścić jednostkę podstawową obok uszkodzonej bramy. Wybierz tę jednostkę.
prompt-forbidden-knowledge = { ability-forbidden-knowledge }: możesz dobrać 1 kartę. Wybierz, co otrzyma za to 1 obrażenie.
prompt-shadow-summon = { ability-shadow-summon }: wybierz kartę, która otrzyma 1 obrażenie.
prompt-hide-in-darkness = { card-hide-in-darkness }: wybierz bramę lub jednostkę podstawową, która wróci na rękę właściciela.
prompt-onyx-tome = { card-onyx-tome }: wybierz kartę ze swojego stosu odrzuconych, którą weźmiesz na rękę.
prompt-onyx-tome-damage = { card-onyx-tome }: wybierz jednostkę, która otrzyma 1 obrażenie.
prompt-glinting-speed = { card-glinting-speed }: czy chcesz umieścić jednostkę { $card } na polu { $square }?
prompt-shadow-pulse = { card-shadow-pulse }: wybierz jednostkę, która otrzyma 1 obrażenie, albo zakończ.

## Prompts: Fungal Dwarves

prompt-decay = { ability-decay }: możesz położyć 2 wzmocnienia na jednostce sąsiadującej z jednostką { $card } ({ $square }). Wybierz ją.
prompt-transmission = { ability-transmission }: możesz przekazać wzmocnienia. Wybierz jednostkę, która je oddaje.
prompt-transmission-to = { ability-transmission }: wybierz jednostkę, która otrzyma wzmocnienia jednostki { $card } ({ $square }).
prompt-transmission-amount = { ability-transmission }: wybierz, ile wzmocnień otrzyma jednostka { $card } ({ $square }).
prompt-parasitic = { ability-parasitic }: wydaj 1 wzmocnienie z jednostki { $card } ({ $square }) albo otrzyma ona 1 obrażenie.
prompt-command = { card-command }: wybierz jednostkę podstawową. Może ona wykonać atak dodatkowy, po czym zostanie zniszczona.
prompt-symbiotic-healing = { card-symbiotic-healing }: wybierz jednostkę, która straci 1 obrażenie i zyska 1 wzmocnienie, albo zakończ wybór.
prompt-frenzied-fungus = { card-frenzied-fungus }: czy jednostka { $card } ({ $square }) ma zyskać 1 wzmocnienie? Możesz przesunąć ją o 1 pole, po czym otrzyma 1 obrażenie.
prompt-release-spores = { card-release-spores }: możesz umieścić obok swojego Mistrza Przywołań Nosiciela ze swojego stosu odrzuconych. Wybierz kartę.

## Prompts: Eternal Council

prompt-discard-one = Wybierz z ręki kartę, którą odrzucisz.
prompt-intelligence = { ability-intelligence }: czy chcesz dobrać 1 kartę?
prompt-wisdom = { ability-wisdom }: czy chcesz dobrać 1 kartę?
prompt-analysis = { ability-analysis }: czy chcesz dobrać 1 kartę?
prompt-seek = { card-seek }: czy chcesz dobrać 1 kartę?
prompt-warning = { ability-warning }: możesz położyć kartę na spód stosu doboru, aby przesunąć swojego Mistrza Przywołań o 1 pole. Wybierz kartę.
prompt-apply = { ability-apply }: możesz położyć kartę na spód stosu doboru, aby zadać 1 obrażenie. Wybierz kartę.
prompt-apply-damage = { ability-apply }: wybierz jednostkę sąsiadującą z jednostką { $card } ({ $square }). Otrzyma ona 1 obrażenie.
prompt-psychic-assault = { card-psychic-assault }: możesz zadać 1 obrażenie wrogiej jednostce podstawowej lub wrogiemu czempionowi. Wybierz cel.

## Options

option-summon = Przywołaj jednostkę { $card } na pole { $to } (koszt: { $cost })
option-summon-over = Przywołaj jednostkę { $card } na pole { $to } (koszt: { $cost }), zniszcz: { $target }
option-move = { $card } { $from } → { $to }
option-move-back = { $card } { $from }, tam i z powrotem
option-move-through = { $card } { $from } → { $to }, przez: { $through }
option-move-back-through = { $card } { $from }, tam i z powrotem, przez: { $through }
option-build = Zbuduj budowlę { $card } na polu { $to } (koszt: { $cost })
option-attack = { $card } { $from } atakuje, cel: { $target } { $to }
option-attack-own = { $card } { $from } atakuje, własny cel: { $target } { $to }
option-play = Zagraj wydarzenie „{ $card }” (koszt: { $cost })
option-use = Użyj zdolności „{ $ability }” ({ $card } { $from })
option-use-on = Użyj zdolności „{ $ability }” ({ $card } { $from }), cel: { $target } { $to }
option-use-to = Użyj zdolności „{ $ability }” ({ $card } { $from }), pole: { $to }
option-open = { $card } { $from } atakuje, najpierw: „{ $ability }”
option-open-on = { $card } { $from } atakuje, najpierw: „{ $ability }”, cel: { $target } { $to }
option-open-to = { $card } { $from } atakuje, najpierw: „{ $ability }”, pole: { $to }
option-open-at = { $card } { $from } atakuje, cel: { $target } { $to }, zdolność: „{ $ability }”
option-discard = Odrzuć za 1 punkt magii: { $card }
option-end = Zakończ fazę
option-end-phase-summon = Zakończ fazę przywołania
option-end-phase-move = Zakończ fazę ruchu
option-end-phase-build = Zakończ fazę budowy
option-end-phase-attack = Zakończ fazę ataku
option-end-phase-magic = Zakończ fazę magii i dobierz karty
option-end-phase-draw = Zakończ turę
option-target = { $target } { $to }
option-to = { $to }
option-card = { $card }
option-resolve = { $ability } ({ $target } { $to })
option-resolve-at = { $ability } ({ $to })
option-resolve-event = { $ability } (wydarzenie aktywne)
option-yes = Tak
option-pass = Pomiń
option-pay =
    { $amount ->
        [one] Zapłać { $amount } punkt magii
        [few] Zapłać { $amount } punkty magii
       *[many] Zapłać { $amount } punktów magii
    }
option-amount = { $amount }
option-refuse = Nie płać
option-done = Gotowe
option-first = { $seat } rozpoczyna
option-draw = Dobierz: { $card }
option-roll = Rzut: { $dice }

## Options: labels that several prompts share

option-pass-finish = Zakończ
option-pass-stay = Zostaw na polu { $square }
option-pass-remain = { $card } zostaje na miejscu
option-pass-unforced = Nie przesuwaj
option-pass-unharmed = Nie zadawaj obrażeń
option-yes-boost = { $card } zyskuje 1 wzmocnienie
option-yes-spend-boost = Wydaj 1 wzmocnienie
option-yes-put = Umieść: { $card } → { $square }
option-yes-draw = Dobierz 1 kartę
option-refuse-damage = { $card } otrzymuje 1 obrażenie
option-refuse-discard = Odrzuć kartę { $card }
option-amount-damage =
    { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[many] { $amount } obrażeń
    }
option-amount-boosts =
    { $amount ->
        [one] { $amount } wzmocnienie
        [few] { $amount } wzmocnienia
       *[many] { $amount } wzmocnień
    }

## Options: labels of one prompt

option-target-frost-axe = Wydaj 1 wzmocnienie i połóż pod kartą { $target } { $to }
option-pay-blood-runes =
    { $amount ->
        [one] Zapłać { $amount } punkt magii
        [few] Zapłać { $amount } punkty magii
       *[many] Zapłać { $amount } punktów magii
    }: { $card } zyskuje 1 wzmocnienie
option-target-feed-the-eater = Odrzuć jednostkę { $target } { $to }
option-target-mind-capture = Przejmij kontrolę: { $target } { $to }
option-refuse-mind-capture = Zadaj obrażenia
option-target-influence = Wydaj 1 wzmocnienie i przerzuć
option-refuse-influence = Zostaw rzut
option-target-commune-with-spirits = Wydaj 1 wzmocnienie: { $target } { $to } zyskuje 1 wzmocnienie
option-target-forbidden-knowledge = 1 obrażenie: { $target } { $to }, dobierz 1 kartę
option-yes-frenzied-fungus = { $card } zyskuje 1 wzmocnienie, potem otrzymuje 1 obrażenie
option-pay-parasitic =
    { $amount ->
        [one] Wydaj { $amount } wzmocnienie
        [few] Wydaj { $amount } wzmocnienia
       *[many] Wydaj { $amount } wzmocnień
    }
option-pay-keep-event =
    { $amount ->
        [1] Wydaj { $amount } wzmocnienie z wydarzenia „{ $card }” i zostaw je w grze
       *[other] Wydaj { $amount } wzmocnienia ze swojego Mistrza Przywołań i zostaw „{ $card }” w grze
    }

## Log

log-turn = Tura { $turn }: { $player }.
log-used = { $card } ({ $square }) używa zdolności „{ $ability }”.
log-triggered = { $card } ({ $square }): „{ $ability }”.
log-triggered-event = Działa wydarzenie „{ $card }”.
log-triggered-rule = „{ $card }”: { $ability }.
log-summoned = Jednostka { $card } zostaje przywołana ({ $square }).
log-built = Budowla { $card } zostaje zbudowana ({ $square }).
log-moved = { $card } porusza się: { $from } → { $to }.
log-moved-back = { $card } porusza się i wraca na pole { $from }.
log-forced = { $card }, przesunięcie: { $from } → { $to }.
log-placed = Karta { $card } zostaje umieszczona na polu { $square }.
log-exchanged = { $card } ({ $from }) i { $target } ({ $to }) zamieniają się miejscami.
log-put-under = Karta { $card } trafia pod kartę { $target } ({ $square }).
log-controlled = { $player } przejmuje kontrolę nad kartą { $card } ({ $square }).
log-mimicked = { $card } ({ $square }) ma w tej turze zdolności jednostki { $target }.
log-attacked = { $card } ({ $from }) atakuje, cel: { $target } ({ $to }).
log-rolled = { $card } ({ $from }), cel: { $target } ({ $to }), rzut: { $dice }. Trafienia: { $count }.
log-threw = { $card } ({ $square }), rzut: { $dice }.
log-rolled-nothing = { $card } ({ $from }), cel: { $target } ({ $to }): brak kości do rzutu.
log-damaged =
    { $card } ({ $square }) otrzymuje { $count ->
        [one] { $count } obrażenie
        [few] { $count } obrażenia
       *[many] { $count } obrażeń
    }.
log-healed =
    Z karty { $card } ({ $square }) { $count ->
        [one] zostaje usunięte { $count } obrażenie
        [few] zostają usunięte { $count } obrażenia
       *[many] zostaje usuniętych { $count } obrażeń
    }.
log-destroyed = Karta { $card } ({ $square }) zostaje zniszczona.
log-discarded = Karta { $card } ({ $square }) zostaje odrzucona.
log-discarded-event = Wydarzenie „{ $card }” zostaje odrzucone.
log-returned = Karta { $card } ({ $square }) wraca na rękę właściciela.
log-boosted =
    { $card } ({ $square }) zyskuje { $count ->
        [one] { $count } wzmocnienie
        [few] { $count } wzmocnienia
       *[many] { $count } wzmocnień
    }.
log-boosted-event =
    Wydarzenie „{ $card }” zyskuje { $count ->
        [one] { $count } wzmocnienie
        [few] { $count } wzmocnienia
       *[many] { $count } wzmocnień
    }.
log-boosts-removed =
    { $card } ({ $square }) traci { $count ->
        [one] { $count } wzmocnienie
        [few] { $count } wzmocnienia
       *[many] { $count } wzmocnień
    }.
log-boosts-removed-event =
    Wydarzenie „{ $card }” traci { $count ->
        [one] { $count } wzmocnienie
        [few] { $count } wzmocnienia
       *[many] { $count } wzmocnień
    }.
log-magic-gained =
    { $player } zyskuje { $count ->
        [one] { $count } punkt magii
        [few] { $count } punkty magii
       *[many] { $count } punktów magii
    }.
log-magic-gained-nothing = { $player } nie zyskuje punktów magii: tor magii jest pełny.
log-magic-spent =
    { $player } wydaje { $count ->
        [one] { $count } punkt magii
        [few] { $count } punkty magii
       *[many] { $count } punktów magii
    }.
log-played = { $player } zagrywa wydarzenie „{ $card }”.
log-discarded-for-magic = { $player } odrzuca za punkt magii kartę { $card }.
log-discarded-for-magic-hidden = { $player } odrzuca kartę za punkt magii.
log-drew = { $player } dobiera kartę { $card }.
log-drew-hidden = { $player } dobiera kartę.
log-discarded-from-hand = { $player } odrzuca z ręki kartę { $card }.
log-discarded-from-hand-hidden = { $player } odrzuca kartę z ręki.
log-revealed = { $player } ujawnia i odrzuca kartę { $card }.
log-put-at-bottom = { $player } kładzie na spód stosu doboru kartę { $card }.
log-put-at-bottom-hidden = { $player } kładzie kartę na spód stosu doboru.
log-taken = { $player } bierze na rękę ze stosu odrzuconych kartę { $card }.

## Outcomes

outcome-summoner-destroyed-won = Zwycięstwo! Wrogi Mistrz Przywołań jest zniszczony.
outcome-summoner-destroyed-lost = Porażka. Twój Mistrz Przywołań jest zniszczony.
outcome-summoner-destroyed-seen = { $player } wygrywa: drugi Mistrz Przywołań jest zniszczony.
outcome-both-summoners-destroyed = Remis: obaj Mistrzowie Przywołań są zniszczeni.
outcome-turn-limit = Remis: osiągnięto limit tur.

## Help: the board and the verbs. Examples are plays as they are written.

help-squares = Pola od a1 do f8: kolumny a–f, rzędy 1–8. Południe siedzi przy rzędzie 1, Północ przy rzędzie 8.
help-dice = Kości: s to trafienie wręcz, b to trafienie dystansowe, * to symbol specjalny; jedna kość może pokazać dwa z nich.
help-turn = Tura ma sześć faz: przywołanie, ruch, budowa, atak, magia, dobór. Wygrywa ten, kto zniszczy wrogiego Mistrza Przywołań.
help-summon = przywołaj jednostkę: summon frost-mage c4
help-move = porusz jednostką: move c3 c5; jeśli przechodzi przez karty, dopisz ich pola: move c3 c5 c4
help-build = zbuduj budowlę: build gate d2
help-attack = zaatakuj kartę: attack c5 c7
help-play = zagraj wydarzenie: play ice-repair
help-use = użyj zdolności karty na polu: use sly b1 c4
help-open = użyj zdolności tuż przed atakiem: open life-drain c5 c4
help-discard = odrzuć kartę za 1 punkt magii: discard gate
help-end = zakończ fazę: end
help-target = wybierz kartę na polu bitwy: target c4
help-to = wybierz pole: to c4
help-card = wybierz kartę spoza pola bitwy: card undead-archer
help-resolve = wybierz kolejny efekt: resolve soul-shift c4
help-yes = zgódź się: yes
help-pass = pomiń albo zakończ: pass
help-pay = zapłać punkty magii: pay 1
help-amount = wybierz liczbę: amount 2
help-refuse = nie płać: refuse
help-done = zakończ wybór: done
