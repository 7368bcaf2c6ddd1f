### Summoner Wars Alliances: what the game asks, offers and tells. What cards ask stands with their faction.
### A prompt and its labels may use $card and $square (what the decision is about), $moves, $attacks, $magic and $dice.

## Prompts

al-prompt-waiting = { $player } következik.
al-prompt-begin = Válaszd ki, ki kezdjen.
al-prompt-roll = Kockadobás következik.
al-prompt-draw = Laphúzás következik.
al-prompt-order = Egyszerre több képesség lép életbe. Válaszd ki, melyik legyen az első.
al-prompt-attack-target = { $card-The } ({ $square }) támad. Válassz célpontot.
al-prompt-free-move = Mozgathatod { $card-acc } ({ $square }). Válaszd ki, hová.
al-prompt-free-attack = Támadhatsz a fázis keretén felül. Válassz egy támadást.
al-prompt-between-phases = Két fázis között: használhatsz egy képességet.
al-prompt-phase-draw = Felhúztad a lapjaidat. Használd fel, amit még tudsz, vagy fejezd be a fázist.
al-prompt-phase-summon =
    { $able ->
        [no] Mágiapont: { $magic }. Most nem idézhetsz meg semmit: fejezd be a fázist.
       *[yes] Mágiapont: { $magic }. Idézz meg egységeket, vagy fejezd be a fázist.
    }
al-prompt-phase-event =
    { $able ->
        [no] Most nincs kijátszható eseményed vagy falad. Fejezd be a fázist.
       *[yes] Játssz ki eseményeket és falakat, vagy fejezd be a fázist.
    }
al-prompt-phase-move =
    { $moves ->
        [0] Több egység már nem mozoghat. Használd fel, amit még tudsz, vagy fejezd be a fázist.
       *[other] Még ennyi egység mozoghat: { $moves }. Válassz egyet, vagy fejezd be a fázist.
    }
al-prompt-phase-attack =
    { $attacks ->
        [0] Több egység már nem támadhat. Használd fel, amit még tudsz, vagy fejezd be a fázist.
       *[other] Még ennyi egység támadhat: { $attacks }. Válassz egyet, vagy fejezd be a fázist.
    }
al-prompt-phase-magic = Mágiapont: { $magic }. Építs mágiát a kezedből, vagy fejezd be a kört.

## Options

al-option-summon = { $card } megidézése: { $to } (költség: { $cost })
al-option-boosted = { $card } megidézése töltettel: { $to } (költség: { $cost })
al-option-mutate = { $target } ({ $to }) mutálása: { $card } (költség: { $cost })
al-option-build = { $card } kijátszása: { $to }
al-option-play = { $card } kijátszása
al-option-move = { $card } { $from } → { $to }
al-option-move-stay = Helyben marad: { $from } (mozgásnak számít)
al-option-move-through = { $card } { $from } → { $to }, útközben: { $through }
al-option-attack = { $card-The } ({ $from }) megtámadja { $target-acc } ({ $to })
al-option-attack-own = { $card-The } ({ $from }) a saját oldalát támadja: { $target } ({ $to })
al-option-attack-vine = { $card-The } ({ $from }) az indafalat támadja ({ $to })
al-option-attack-friend = A saját oldalad megtámadása…
al-option-use = { $ability } használata: { $card } ({ $from })
al-option-use-on = { $ability } használata: { $card } ({ $from }), célpont: { $target } ({ $to })
al-option-use-to = { $ability } használata: { $card } ({ $from }), mező: { $to }
al-option-open = { $card-The } ({ $from }) támad, képesség: { $ability }
al-option-open-on = { $card-The } ({ $from }) támad, képesség: { $ability }, célpont: { $target } ({ $to })
al-option-open-to = { $card-The } ({ $from }) támad, képesség: { $ability }, mező: { $to }
al-option-magic = { $card } beépítése mágiának
al-option-give = { $amount } mágiapont átadása, kinek: { $player }
al-option-end = Befejezés
al-option-end-phase-draw = Húzásfázis befejezése
al-option-end-phase-summon = Idézésfázis befejezése
al-option-end-phase-event = Eseményfázis befejezése
al-option-end-phase-move = Mozgásfázis befejezése
al-option-end-phase-attack = Támadásfázis befejezése
al-option-end-phase-magic = Kör befejezése
al-option-target = { $target } { $to }
al-option-target-own = saját oldal: { $target } { $to }
al-option-target-vine = indafal: { $to }
al-option-to = { $to }
al-option-card = { $card }
al-option-seat = { $seat }
al-option-resolve = { $ability } ({ $target } { $to })
al-option-resolve-at = { $ability } ({ $to })
al-option-resolve-rule = { $ability }
al-option-yes = Igen
al-option-pass = Nem, tovább
al-option-pass-on = A következő körömig nem
al-option-pay = { $amount } mágiapont kifizetése
al-option-amount = { $amount }
al-option-die = Ez a kocka: { $amount }
al-option-done = Kész
al-option-first = { $seat } kezd
al-option-draw = Húzás: { $card }
al-option-roll = Kockadobás: { $dice }
al-warning-own-summoner = { $card-The } a saját oldalad idézője.
al-warning-no-walls = Nincs általad irányított fal. Fal nélkül nem idézhetsz.
al-warning-vain = { $card-The } eseménynek most nem lenne semmi hatása, csak eldobnád.

## What happened

al-log-attacked = { $card-The } ({ $from }) megtámadja { $target-acc } ({ $to }).
al-log-boosted = { $card-The } ({ $square }) töltetet kap.
al-log-built = { $player } kijátssza { $card-acc } ({ $square }).
al-log-built-magic = { $player } beépíti { $card-acc } mágiának.
al-log-built-magic-hidden = { $player } beépít egy kártyát mágiának.
al-log-controlled = { $player } átveszi az irányítást { $card-the } ({ $square }) felett.
al-log-defeated = { $player } elveszítette az idézőjét, és kiesett.
al-log-destroyed = { $card-The } ({ $square }) elpusztul.
al-log-die-changed = Kocka változik: { $from } helyett { $to }.
al-log-discarded = { $card-The } ({ $square }) dobópakliba kerül: { $player }.
al-log-discarded-from-hand = { $player } eldobja a kezéből { $card-acc }.
al-log-drew = { $player } húz: { $card }.
al-log-drew-hidden = { $player } húz egy kártyát.
al-log-exchanged = { $card-The } ({ $from }) és { $target-the } ({ $to }) helyet cserél.
al-log-gained = { $card-The } ({ $square }) új képessége: { $ability }.
al-log-grown = { $player } indafalat tesz ide: { $square }.
al-log-healed = { $card }: ({ $square }): { $count } sérülés lekerül.
al-log-held = { $card-Acc } fogva tartja az indafal ({ $square }).
al-log-imprisoned = { $card-The } ({ $square }) börtönpakliba kerül: { $player }.
al-log-magic-discarded = { $player } veszít { $count } mágiapontot.
al-log-magic-given = { $player } átad { $count } mágiapontot, kinek: { $other }.
al-log-magic-left = { $player } mágiáját ({ $count }) a csapattársa kapja: { $other }.
al-log-magic-received = { $player } megnézi a kapott mágiát.
al-log-magic-received-hidden = A mágia a mágiapaklira kerül: { $player }.
al-log-magic-spent = { $player } elkölt { $count } mágiapontot.
al-log-moved = { $card-The } mozog: { $from } → { $to }.
al-log-moved-stay = { $card-The } helyben marad: { $from } (mozgásnak számít).
al-log-mutated = { $player } mutálja { $target-acc } ({ $square }): { $card }.
al-log-placed = { $card-The } áthelyezve: { $from } → { $to }.
al-log-played = { $player } kijátssza { $card-acc }.
al-log-poisoned = { $card-The } ({ $square }) mérget kap.
al-log-put = { $player } leteszi { $card-acc } ({ $square }).
al-log-put-under = { $card-The } bekerül { $target-the } ({ $square }) alá.
al-log-returned = { $card-The } ({ $square }) kézbe kerül: { $player }.
al-log-rolled = { $card-The } ({ $from }) dobása { $target-the } ({ $to }) ellen: { $dice }. Sérülés: { $count }.
al-log-rolled-nothing = { $card-The } ({ $from }) dobás nélkül sebzi { $target-acc } ({ $to }). Sérülés: { $count }.
al-log-rolled-for-first = { $player } dobása: { $count }.
al-log-strengthened = { $card } ({ $square }): a támadóérték változása { $count }.
al-log-stunned = { $card-The } ({ $square }) elkábul.
al-log-summoned = { $player } megidézi { $card-acc } ({ $square }).
al-log-taken = { $player } kézbe veszi { $card-acc }.
al-log-threw = { $card-The } ({ $square }) dob: { $dice }.
al-log-to-conjurations = { $card-The } visszakerül az idézménypakliba ({ $player }).
al-log-to-magic = { $player } a dobópakliból a mágiapaklira teszi { $card-acc }.
al-log-triggered = { $card } ({ $square }): { $ability }.
al-log-triggered-rule = Életbe lép { $card-the } hatása.
al-log-turn = { $turn }. kör: { $player }
al-log-unboosted = { $card-The } ({ $square }) elveszíti a töltetét.
al-log-used = { $card-The } ({ $square }) használja: { $ability }.
al-log-wounded = { $card-The } ({ $square }) { $count } sérülést szenved el.

## How it ended

al-outcome-summoners-destroyed-won = Győztél! Nem maradt ellenséges idéző.
al-outcome-summoners-destroyed-lost = Vesztettél. Az oldaladnak nem maradt idézője.
al-outcome-summoners-destroyed-seen = { $player } győz: a másik oldalnak nem maradt idézője.
al-outcome-last-summoners-destroyed = Döntetlen: mindkét oldal utolsó idézője egyszerre esett el.
al-outcome-turn-limit = Döntetlen: a körök száma elérte a határt.

## Help: the board and the verbs. Examples are plays as they are written.

al-help-squares = A mezők a1-től f8-ig tartanak, csapatjátékban l8-ig, ahol az l és az a oszlop érintkezik. „c3-vine”: az indafal a c3 mezőn.
al-help-dice = A kockák 1-től 6-ig mutatnak; a támadás 3-tól talál.
al-help-turn = Egy kör hat fázisból áll: húzás, idézés, esemény, mozgás, támadás, mágiaépítés. Az győz, aki elpusztítja az ellenséges idézőket.
al-help-summon = egység megidézése a falad mellé: summon savager c4
al-help-boosted = megidézés töltettel: boosted geopath c4
al-help-mutate = mutáció egy közönséges egységre: mutate bone-mutant c4
al-help-build = fal kijátszása: build wall d2
al-help-play = esemény kijátszása: play vine-growth
al-help-move = egység mozgatása: move c3 c5; ha számít az út, a közbülső mezők a végén állnak: move c3 c5 c4
al-help-attack = kártya megtámadása: attack c5 c7; indafalé: attack c5 c6-vine
al-help-use = képesség használata: use gem-transfer b1 c4
al-help-open = képesség használata támadáskor: open thrust c5 c6
al-help-magic = kártya beépítése mágiának: magic wall
al-help-give = mágia átadása a csapattársnak: give 2
al-help-end = a fázis befejezése: end
al-help-target = kártya választása a csatatéren: target c4
al-help-to = mező választása: to c4
al-help-card = nem a csatatéren lévő kártya választása: card savager
al-help-seat = játékos választása: seat north
al-help-resolve = a következő hatás választása: resolve fury c4
al-help-yes = igen, történjen meg: yes
al-help-pass = kihagyás: pass
al-help-pass-on = kihagyás a következő körödig: pass-on between-phases south
al-help-pay = mágiapont kifizetése: pay 1
al-help-amount = szám választása: amount 2
al-help-die = kocka választása a száma szerint: die 3
al-help-done = a választás befejezése: done

## What a play brings by the end of the turn: parts of a sentence, after a colon

al-change-enemy-life-less = egy ellenséges idéző { $count } sérülést szenved el
al-change-enemy-life-more = egy ellenséges idéző { $count } sérüléstől megszabadul
al-change-own-life-less = egy baráti idéző { $count } sérülést szenved el
al-change-own-life-more = egy baráti idéző { $count } sérüléstől megszabadul
al-change-enemy-units-less = { $count } ellenséges egységgel kevesebb
al-change-enemy-units-more = { $count } ellenséges egységgel több
al-change-units-less = { $count } saját egységgel kevesebb
al-change-units-more = { $count } saját egységgel több
al-change-enemy-walls-less = { $count } ellenséges fallal kevesebb
al-change-enemy-walls-more = { $count } ellenséges fallal több
al-change-walls-less = { $count } saját fallal kevesebb
al-change-walls-more = { $count } saját fallal több
al-change-magic-less = { $count } mágiaponttal kevesebb
al-change-magic-more = { $count } mágiaponttal több
