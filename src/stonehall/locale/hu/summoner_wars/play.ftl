### Summoner Wars, second edition: what the game asks, offers and tells. Names and texts of cards: summoner_wars/cards.ftl.
### A prompt and its labels may use $card and $square (what the decision is about), $moves, $attacks and $magic.
### Numbers and their nouns are joined by no-break spaces; names from outside never take an ending.

## Cards and effects that are not printed

sw2-card-starting-gate = Induló kapu
    .the = az Induló kapu
    .acc = az Induló kaput
    .text = A kapuval szomszédos üres mezőkre idézhetsz egységeket. Kapu nélkül nem idézhetsz. Ha minden kapudat elveszíted, azzal még nem veszíted el a játékot.
sw2-ability-expire = Aktív esemény vége
    .the = az Aktív esemény vége
    .text = A köröd kezdetén dobd el az összes aktív eseményedet.
sw2-ability-inaction = Tétlenség
    .the = a Tétlenség
    .text = A támadásfázisod végén, ha ebben a körben nem támadtál meg ellenséges kártyát, az idéződ 1 sérülést szenved el.

## Prompts: the turn

sw2-prompt-waiting = { $player } következik.
sw2-prompt-first = A szerencse dönti el, ki kezd.
sw2-prompt-draw = Laphúzás következik.
sw2-prompt-roll = Kockadobás következik.
sw2-prompt-order = Több hatás vár végrehajtásra. Válaszd ki a következőt.
sw2-prompt-phase-summon = Mágiapont: { $magic }. Idézz meg egységeket, játssz ki eseményeket, vagy fejezd be a fázist.
sw2-prompt-phase-move =
    { $moves ->
        [0] Nincs több mozgásod. Játssz ki eseményeket, vagy fejezd be a fázist.
       *[other] Hátralévő mozgás: { $moves }. Válassz egységet a mozgáshoz, vagy fejezd be a fázist.
    }
sw2-prompt-phase-build = Mágiapont: { $magic }. Építkezz, játssz ki eseményeket, vagy fejezd be a fázist.
sw2-prompt-phase-attack =
    { $attacks ->
        [0] Nincs több támadásod. Használj extra támadó egységet, képességet vagy eseményt, vagy fejezd be a fázist.
       *[other]
            { $inaction ->
                [0] Hátralévő támadás: { $attacks }. Válassz támadó egységet, vagy fejezd be a fázist.
               *[other] Hátralévő támadás: { $attacks }. Támadj meg egy ellenséges kártyát, különben az idéződ { $inaction } sérülést szenved el.
            }
    }
sw2-prompt-phase-magic = Mágiapont: { $magic }. Dobj el kártyákat 1-1 mágiapontért, játssz ki eseményeket, vagy fejezd be a fázist.
sw2-prompt-phase-draw = Használd fel, amit még tudsz, vagy fejezd be a kört.
sw2-prompt-attack-target = { $card-The } ({ $square }) támad. Válassz célpontot.
sw2-prompt-extra-attack = Válassz extra támadást, vagy fejezd be.
sw2-prompt-force-to = Válaszd ki, hová kényszeríted { $card-acc } ({ $square }).
sw2-prompt-may-force-to = Kényszerítheted { $card-acc } ({ $square }). Válassz mezőt.
sw2-prompt-place-card = Válaszd ki, hová kerül { $card-the }.
sw2-prompt-keep-event = { $card-The } esemény a dobópakliba kerülne. Töltetekért játékban tarthatod.

## Prompts: abilities of several factions

sw2-prompt-infect = { sw2-ability-infect }: a dobópaklidból egy „hordozót” tehetsz erre a mezőre: { $square }. Válassz egyet.
sw2-prompt-swift-shot = { sw2-ability-swift-shot }: elköltöd { $card-the } ({ $square }) egyik töltetét egy extra támadásért?

## Prompts: Polar Dwarves

sw2-prompt-structural-shift = { sw2-ability-structural-shift }: választhatsz egy építményt, és 1 mező távolságra kényszerítheted.
sw2-prompt-ice-shards = { sw2-ability-ice-shards }: elköltöd { $card-the } egyik töltetét? Minden ellenséges egység, amely szomszédos egy építményeddel, 1 sérülést szenved el.
sw2-prompt-frost-axe = { sw2-ability-frost-axe }: mit tegyen { $card-the } ({ $square })?
sw2-prompt-ice-ram = { sw2-card-ice-ram }: választhatsz egy egységet { $card-the } ({ $square }) mellett. Az egység 1 sérülést szenved el, majd 1 mező távolságra kényszerítheted.
sw2-prompt-glacial-shift = { sw2-card-glacial-shift }: választhatsz egy építményt, és 1 vagy 2 mező távolságra kényszerítheted.

## Prompts: Fallen Kingdom

sw2-prompt-raise-the-dead = { sw2-ability-raise-the-dead }: válassz egy „élőhalott” egységet a dobópaklidból.
sw2-prompt-soul-shift = { sw2-ability-soul-shift }: az elpusztult egység helyére ({ $square }) teszed { $card-acc }?
sw2-prompt-sacrificial-pyre = { sw2-card-sacrificial-pyre }: válassz egy egységet, amelyről sérülést távolítasz el.
sw2-prompt-hellforged-weapon = { sw2-card-hellforged-weapon }: válaszd ki a közönséges egységet, amely alá kerül.
sw2-prompt-purge = { sw2-card-purge }: válassz egy egységet, amelyet elpusztítasz, vagy fejezd be a választást.
sw2-prompt-purge-strike = { sw2-card-purge }: { $card-the } ({ $square }) 2 sérülést okozhat egy szomszédos egységnek. Válassz célpontot.
sw2-prompt-blood-summon = { sw2-card-blood-summon }: válassz egy egységet, amely 2 sérülést szenved el; mellé helyezel egy egységet a kezedből.
sw2-prompt-blood-summon-unit = { sw2-card-blood-summon }: válassz egy egységet a kezedből, amelyet { $card-the } ({ $square }) mellé helyezel.

## Prompts: Cave Goblins

sw2-prompt-blood-runes = { sw2-ability-blood-runes }: fizess egy töltetért, különben { $card-the } 1 sérülést szenved el.
sw2-prompt-magic-junkie = { sw2-ability-magic-junkie }: fizess, vagy dobd el { $card-acc }.
sw2-prompt-feed-the-eater = { sw2-ability-feed-the-eater }: válassz egy egységet, amelyet eldobsz.
sw2-prompt-cling = { sw2-ability-cling }: { $card-acc } ({ $square }) az imént mozgott egység mellé helyezheted. Válassz mezőt.
sw2-prompt-sneak = { sw2-card-sneak }: választhatsz egy egységet, és 1 mező távolságra kényszerítheted.
## Prompts: Breakers

sw2-prompt-mind-capture = { sw2-ability-mind-capture }: elpusztítás helyett átveszed az irányítást { $card-the } ({ $square }) felett?
sw2-prompt-telepathic-command = { sw2-ability-telepathic-command }: választhatsz egy közönséges egységet, amely végrehajt egy extra támadást.
sw2-prompt-push = { $card-The } ({ $square }) 1 mező távolságra kényszeríthet egy közönséges egységet vagy bajnokot. Válassz egyet.
sw2-prompt-mimic = { sw2-ability-mimic }: választhatsz egy közönséges egységet, amelynek képességeit { $card-the } ({ $square }) a kör végéig megkapja.
sw2-prompt-mind-control = { sw2-card-mind-control }: választhatsz egy egységet, amelyet a kör végéig te irányítasz.
sw2-prompt-blast = { sw2-card-blast }: válassz egy közönséges egységet vagy bajnokot, amelyet kényszerítesz.
sw2-prompt-hypnotic-call = { sw2-card-hypnotic-call }: válassz egy közönséges egységet vagy bajnokot.

## Prompts: Savanna Elves

sw2-prompt-spirit-bond = { sw2-ability-spirit-bond }: választhatsz egy egységet, amely 1 töltetet kap, és megkapja { $card-the } összes töltetét is.
sw2-prompt-withdraw = { sw2-ability-withdraw }: { $card-acc } ({ $square }) 1 vagy 2 mező távolságra kényszerítheted. Válaszd ki, mivel fizetsz.
sw2-prompt-commune-with-spirits = { sw2-ability-commune-with-spirits }: mit tegyen { $card-the } ({ $square })?
sw2-prompt-chant-of-power = { sw2-card-chant-of-power }: válassz egy közönséges egységet vagy bajnokot. Ebben a körben a töltetei növelik az erejét.
sw2-prompt-chant-of-entangling = { sw2-card-chant-of-entangling }: válassz egy közönséges egységet. Két közönséges egység megosztja egymással a képességeit.
sw2-prompt-chant-of-growth = { sw2-card-chant-of-growth }: válassz egy egységet. Az egység és a vele szomszédos baráti egységek 1-1 töltetet kapnak.
sw2-prompt-chant-of-weaving = { sw2-card-chant-of-weaving }: válassz egy egységet. Mellé is megidézhetsz egységeket.

## Prompts: Vanguards

sw2-prompt-the-citadels-might = { sw2-ability-the-citadels-might }: a dobópaklidból a kezedbe vehetsz egy „fellegvári” egységet. Válassz egyet.
sw2-prompt-arrow-of-light = { sw2-ability-arrow-of-light }: dobj el a kezedből egy egységet 1 mágiapontért és +1 erőért, vagy fejezd be.
sw2-prompt-heal = { sw2-ability-heal }: válassz egy kártyát, amelyet eldobsz.

## Prompts: Phoenix Elves

sw2-prompt-call-protection = { sw2-ability-call-protection }: { $card-the } egyik töltetéért mellé helyezhetsz egy közönséges egységet. Válaszd ki az egységet.
sw2-prompt-quick-shot = { sw2-ability-quick-shot }: { $card-the } ({ $square }) 1 sérülést okozhat. Válassz egységet.
sw2-prompt-burn = { sw2-card-burn }: válassz egy közönséges egységet vagy bajnokot, amely 2 sérülést szenved el.

## Prompts: Tundra Orcs

sw2-prompt-influence = { sw2-ability-influence }: elköltöd { $card-the } egyik töltetét, hogy az összes kockát újradobd?
sw2-prompt-frenzy = { sw2-ability-frenzy }: { $card-acc } ({ $square }) 1 mező távolságra kényszerítheted, és újra támadhat. Válassz mezőt.
sw2-prompt-blood-rush = { sw2-ability-blood-rush }: { $card-acc } ({ $square }) 1 sérülésért 1 mező távolságra kényszerítheted. Válassz mezőt.
sw2-prompt-freeze = { sw2-card-freeze }: válassz egy töltet nélküli közönséges egységet vagy bajnokot.
sw2-prompt-primal-fury = { sw2-card-primal-fury }: { $card-acc } ({ $square }) 1 vagy 2 mező távolságra kényszerítheted, és újra támadhat. Válassz mezőt.

## Prompts: Shadow Elves

sw2-prompt-judgment = { sw2-ability-judgment }: { $card-the } ({ $square }) tölteteiért ugyanannyi sérülést okozhatsz. Válassz egy szomszédos egységet.
sw2-prompt-judgment-amount = { sw2-ability-judgment }: mennyi sérülést szenvedjen el { $card-the } ({ $square })?
sw2-prompt-tear-the-veil = { sw2-ability-tear-the-veil }: egy közönséges egységet a sérült kapu mellé helyezhetsz. Válaszd ki az egységet.
sw2-prompt-forbidden-knowledge = { sw2-ability-forbidden-knowledge }: húzhatsz 1 kártyát. Válaszd ki, mi szenved el érte 1 sérülést.
sw2-prompt-shadow-summon = { sw2-ability-shadow-summon }: válaszd ki a kártyát, amely 1 sérülést szenved el.
sw2-prompt-hide-in-darkness = { sw2-card-hide-in-darkness }: válassz egy kaput vagy közönséges egységet, amely visszakerül a tulajdonosa kezébe.
sw2-prompt-onyx-tome = { sw2-card-onyx-tome }: válassz egy kártyát a dobópaklidból, amelyet a kezedbe veszel.
sw2-prompt-onyx-tome-damage = { sw2-card-onyx-tome }: válassz egy egységet, amely 1 sérülést szenved el.
sw2-prompt-glinting-speed = { sw2-card-glinting-speed }: a megüresedett mezőre ({ $square }) teszed { $card-acc }?
sw2-prompt-shadow-pulse = { sw2-card-shadow-pulse }: válassz egy egységet, amely 1 sérülést szenved el, vagy fejezd be.

## Prompts: Fungal Dwarves

sw2-prompt-decay = { sw2-ability-decay }: 2 töltetet tehetsz egy egységre { $card-the } ({ $square }) mellett. Válaszd ki.
sw2-prompt-transmission = { sw2-ability-transmission }: tölteteket tehetsz át. Válaszd ki az egységet, amelyről elveszed őket.
sw2-prompt-transmission-to = { sw2-ability-transmission }: válaszd ki az egységet, amely megkapja { $card-the } ({ $square }) tölteteit.
sw2-prompt-transmission-amount = { sw2-ability-transmission }: hány töltetet kapjon { $card-the } ({ $square })?
sw2-prompt-parasitic = { sw2-ability-parasitic }: { $card-the } ({ $square }) elkölt 1 töltetet, vagy 1 sérülést szenved el.
sw2-prompt-command = { sw2-card-command }: válassz egy közönséges egységet. Végrehajthat egy extra támadást, utána elpusztul.
sw2-prompt-symbiotic-healing = { sw2-card-symbiotic-healing }: válassz egy egységet. Lekerül róla 1 sérülés, és kap 1 töltetet. Vagy fejezd be a választást.
sw2-prompt-frenzied-fungus = { sw2-card-frenzied-fungus }: kapjon { $card-the } ({ $square }) 1 töltetet? Utána 1 mező távolságra kényszerítheted, majd 1 sérülést szenved el.
sw2-prompt-fungal-mutation = { sw2-ability-fungal-mutation }: ha van a dobópaklidban Gombaszörny, tedd ide: { $square }.
sw2-prompt-release-spores = { sw2-card-release-spores }: a dobópaklidból az idéződ mellé helyezhetsz egy „hordozót”. Válassz egyet.

## Prompts: Eternal Council

sw2-prompt-discard-one = Válassz egy kártyát a kezedből, amelyet eldobsz.
sw2-prompt-intelligence = { sw2-ability-intelligence }: húzol 1 kártyát?
sw2-prompt-wisdom = { sw2-ability-wisdom }: húzol 1 kártyát?
sw2-prompt-analysis = { sw2-ability-analysis }: húzol 1 kártyát?
sw2-prompt-seek = { sw2-card-seek }: húzol 1 kártyát?
sw2-prompt-warning = { sw2-ability-warning }: a húzópaklid aljára tehetsz egy kártyát, hogy az idéződet 1 mező távolságra kényszerítsd. Válaszd ki a kártyát.
sw2-prompt-apply = { sw2-ability-apply }: a húzópaklid aljára tehetsz egy kártyát, hogy 1 sérülést okozz. Válaszd ki a kártyát.
sw2-prompt-apply-damage = { sw2-ability-apply }: válassz egy egységet { $card-the } ({ $square }) mellett, amely 1 sérülést szenved el.
sw2-prompt-psychic-assault = { sw2-card-psychic-assault }: 1 sérülést okozhatsz egy ellenséges közönséges egységnek vagy bajnoknak. Válaszd ki.

## Options

sw2-option-summon = { $card } megidézése: { $to } (költség: { $cost })
sw2-option-summon-over = { $card } megidézése: { $to } (költség: { $cost }), elpusztul { $target-the }
sw2-option-move = { $card } { $from } → { $to }
sw2-option-move-back = { $card-The } mozog, és visszatér ide: { $from } (mozgásnak számít)
sw2-option-move-through = { $card } { $from } → { $to }, útközben: { $through }
sw2-option-move-back-through = { $card-The } mozog, útközben: { $through }, és visszatér ide: { $from } (mozgásnak számít)
sw2-option-build = { $card } megépítése: { $to } (költség: { $cost })
sw2-option-attack = { $card-The } ({ $from }) megtámadja { $target-acc } ({ $to })
sw2-option-attack-own = { $card-The } ({ $from }) saját kártyát támad: { $target } ({ $to })
sw2-option-attack-friend = Saját kártya megtámadása…
sw2-option-play = { $card } kijátszása (költség: { $cost })
sw2-option-use = { $ability } használata: { $card } ({ $from })
sw2-option-use-on = { $ability } használata: { $card } ({ $from }), célpont: { $target } ({ $to })
sw2-option-use-to = { $ability } használata: { $card } ({ $from }), mező: { $to }
sw2-option-open = { $card-The } ({ $from }) támad, előtte: { $ability }
sw2-option-open-on = { $card-The } ({ $from }) támad, előtte: { $ability }, célpont: { $target } ({ $to })
sw2-option-open-to = { $card-The } ({ $from }) támad, előtte: { $ability }, mező: { $to }
sw2-option-open-at = { $card-The } ({ $from }) megtámadja { $target-acc } ({ $to }), képesség: { $ability }
sw2-option-discard = { $card } eldobása 1 mágiapontért
sw2-option-end = Fázis befejezése
sw2-option-end-phase-summon = Idézésfázis befejezése
sw2-option-end-phase-move = Mozgásfázis befejezése
sw2-option-end-phase-build = Építkezésfázis befejezése
sw2-option-end-phase-attack = Támadásfázis befejezése
sw2-option-end-phase-magic = Mágiafázis befejezése és laphúzás
sw2-option-end-phase-draw = Kör befejezése
sw2-warning-inaction = Ebben a körben még nem támadtál meg ellenséges kártyát. Ha a támadásfázis így ér véget, az idéződ ({ $card }) { $count } sérülést szenved el.
sw2-warning-inaction-fatal = Ebben a körben még nem támadtál meg ellenséges kártyát. Ha a támadásfázis így ér véget, az idéződ ({ $card }) elpusztul, és elveszíted a játszmát.
sw2-warning-vain = { $card-The } eseménynek most nem lenne semmi hatása, csak eldobnád.
sw2-option-target = { $target } { $to }
sw2-option-target-own = saját kártya: { $target } { $to }
sw2-option-to = { $to }
sw2-option-card = { $card }
sw2-option-resolve = { $ability } ({ $target } { $to })
sw2-option-resolve-at = { $ability } ({ $to })
sw2-option-resolve-event = { $ability } (aktív esemény)
sw2-option-yes = Igen
sw2-option-pass = Kihagyás
sw2-option-pay = { $amount } mágiapont kifizetése
sw2-option-amount = { $amount }
sw2-option-done = Kész
sw2-option-first = { $seat } kezd
sw2-option-draw = Húzás: { $card }
sw2-option-roll = Kockadobás: { $dice }

## Options: labels that several prompts share

sw2-option-pass-finish = Befejezés
sw2-option-pass-stay = Marad a helyén: { $square }
sw2-option-pass-remain = { $card-The } a helyén marad
sw2-option-pass-unforced = Kényszerítés nélkül
sw2-option-pass-unharmed = Sérülés nélkül
sw2-option-yes-boost = { $card-The } kap 1 töltetet
sw2-option-yes-spend-boost = 1 töltet elköltése
sw2-option-yes-put = { $card-The } ide kerül: { $square }
sw2-option-yes-draw = 1 kártya húzása
sw2-option-pass-damage = { $card-The } 1 sérülést szenved el
sw2-option-pass-discard = { $card } eldobása
sw2-option-amount-damage = { $amount } sérülés
sw2-option-amount-boosts = { $amount } töltet

## Options: labels of one prompt

sw2-option-target-frost-axe = 1 töltetért { $target-the } ({ $to }) alá kerül
sw2-option-pay-blood-runes = { $amount } mágiapont kifizetése: { $card-the } kap 1 töltetet
sw2-option-target-feed-the-eater = { $target } ({ $to }) eldobása
sw2-option-yes-mind-capture = Irányítás átvétele { $card-the } ({ $square }) felett
sw2-option-pass-mind-capture = Sérülés okozása
sw2-option-yes-influence = 1 töltet elköltése és újradobás
sw2-option-pass-influence = A kockadobás marad
sw2-option-target-commune-with-spirits = 1 töltet elköltése: { $target-the } ({ $to }) kap 1 töltetet
sw2-option-target-forbidden-knowledge = { $target-The } ({ $to }) 1 sérülést szenved el, te húzol 1 kártyát
sw2-option-yes-frenzied-fungus = { $card-The } kap 1 töltetet, majd 1 sérülést szenved el
sw2-option-pay-parasitic = { $amount } töltet elköltése
sw2-option-pay-keep-event =
    { $amount ->
        [1] { $amount } töltet elköltése az eseményről: { $card-the } játékban marad
       *[other] { $amount } töltet elköltése az idézőről: { $card-the } játékban marad
    }

## Log

sw2-log-turn = { $turn }. kör: { $player }.
sw2-log-used = { $card-The } ({ $square }) használja { $ability-the } képességet.
sw2-log-triggered = { $card } ({ $square }): { $ability }.
sw2-log-triggered-event = Életbe lép { $card-the } hatása.
sw2-log-triggered-rule = „{ $card }”: { $ability }.
sw2-log-triggered-inaction = Tétlenség: ebben a körben nem ért támadás ellenséges kártyát, ezért { $card-the } ({ $square }) sérülést szenved el.
sw2-log-summoned = { $card-The } a csatatérre lép ({ $square }).
sw2-log-built = { $card-The } felépül ({ $square }).
sw2-log-moved = { $card-The } mozog: { $from } → { $to }.
sw2-log-moved-back = { $card-The } elmozdul, majd visszatér ide: { $from }.
sw2-log-forced = { $card-The } kényszer hatására elmozdul: { $from } → { $to }.
sw2-log-placed = { $card-The } ide kerül: { $square }.
sw2-log-exchanged = { $card-The } ({ $from }) és { $target-the } ({ $to }) helyet cserél.
sw2-log-put-under = { $card-The } { $target-the } ({ $square }) alá kerül.
sw2-log-controlled = { $player } átveszi az irányítást { $card-the } ({ $square }) felett.
sw2-log-mimicked = { $card-The } ({ $square }) ebben a körben megkapja { $target-the } képességeit.
sw2-log-attacked = { $card-The } ({ $from }) megtámadja { $target-acc } ({ $to }).
sw2-log-rolled = { $card-The } ({ $from }) dob { $target-the } ({ $to }) ellen: { $dice }. Találat: { $count }.
sw2-log-threw = { $card-The } ({ $square }) dob: { $dice }.
sw2-log-rolled-nothing = { $card-The } ({ $from }) nem dobhat kockával { $target-the } ({ $to }) ellen.
sw2-log-damaged = { $card-The } ({ $square }) { $count } sérülést szenved el.
sw2-log-healed = { $card-The } ({ $square }) { $count } sérüléstől megszabadul.
sw2-log-destroyed = { $card-The } ({ $square }) elpusztul.
sw2-log-discarded = { $card-The } ({ $square }) a dobópakliba kerül.
sw2-log-discarded-event = { $card-The } esemény a dobópakliba kerül.
sw2-log-returned = { $card-The } ({ $square }) visszakerül a tulajdonosa kezébe.
sw2-log-boosted = { $card-The } ({ $square }) { $count } töltetet kap.
sw2-log-boosted-event = { $card-The } esemény { $count } töltetet kap.
sw2-log-boosts-removed = { $card-The } ({ $square }) { $count } töltetet veszít.
sw2-log-boosts-removed-event = { $card-The } esemény { $count } töltetet veszít.
sw2-log-magic-gained = { $player } kap { $count } mágiapontot.
sw2-log-magic-gained-nothing = { $player } nem kap mágiapontot: a mágiasáv megtelt.
sw2-log-magic-spent = { $player } elkölt { $count } mágiapontot.
sw2-log-played = { $player } kijátssza { $card-acc }.
sw2-log-discarded-for-magic = { $player } mágiapontért eldobja { $card-acc }.
sw2-log-discarded-for-magic-hidden = { $player } mágiapontért eldob egy kártyát.
sw2-log-drew = { $player } kártyát húz: { $card }.
sw2-log-drew-hidden = { $player } kártyát húz.
sw2-log-discarded-from-hand = { $player } eldobja a kezéből { $card-acc }.
sw2-log-discarded-from-hand-hidden = { $player } eldob egy kártyát a kezéből.
sw2-log-revealed = { $player } felfedi és eldobja { $card-acc }.
sw2-log-put-at-bottom = { $player } a húzópaklija aljára teszi { $card-acc }.
sw2-log-put-at-bottom-hidden = { $player } a húzópaklija aljára tesz egy kártyát.
sw2-log-taken = { $player } a dobópaklijából a kezébe veszi { $card-acc }.

## Outcomes

sw2-outcome-summoner-destroyed-won = Győztél! Az ellenséges idéző elpusztult.
sw2-outcome-summoner-destroyed-lost = Vesztettél. Az idéződ elpusztult.
sw2-outcome-summoner-destroyed-seen = { $player } győz: a másik idéző elpusztult.
sw2-outcome-both-summoners-destroyed = Döntetlen: mindkét idéző elpusztult.
sw2-outcome-turn-limit = Döntetlen: a körök száma elérte a határt.

## Help: the board and the verbs. Examples are plays as they are written.

sw2-help-squares = A mezők a1-től f8-ig tartanak: oszlopok a–f, sorok 1–8. Dél az 1. sornál ül, Észak a 8. sornál.
sw2-help-dice = Kockák: s közelharci találat, b távolsági találat, * különleges szimbólum; egy kockán kettő is állhat.
sw2-help-turn = Egy kör hat fázisból áll: idézés, mozgás, építkezés, támadás, mágia, húzás. Az győz, aki elpusztítja az ellenséges idézőt.
sw2-help-summon = egység megidézése: summon frost-mage c4
sw2-help-move = egység mozgatása: move c3 c5; ha kártyákon keresztül mozog, azok mezői a végén állnak: move c3 c5 c4
sw2-help-build = építmény építése: build gate d2
sw2-help-attack = kártya megtámadása: attack c5 c7
sw2-help-play = esemény kijátszása: play ice-repair
sw2-help-use = képesség használata egy mezőn: use sly b1 c4
sw2-help-open = képesség használata közvetlenül a támadás előtt: open life-drain c5 c4
sw2-help-discard = kártya eldobása 1 mágiapontért: discard gate
sw2-help-end = a fázis befejezése: end
sw2-help-target = kártya választása a csatatéren: target c4
sw2-help-to = mező választása: to c4
sw2-help-card = nem a csatatéren lévő kártya választása: card undead-archer
sw2-help-resolve = a következő hatás választása: resolve soul-shift c4
sw2-help-yes = igen, történjen meg: yes
sw2-help-pass = kihagyás: pass
sw2-help-pay = mágiapont kifizetése: pay 1
sw2-help-amount = szám választása: amount 2
sw2-help-done = a választás befejezése: done

## What a play brings by the end of the turn: parts of a sentence, after a colon

sw2-change-enemy-life-less = az ellenséges idéző { $count } sérülést szenved el
sw2-change-enemy-life-more = az ellenséges idéző { $count } sérüléstől megszabadul
sw2-change-own-life-less = az idéződ { $count } sérülést szenved el
sw2-change-own-life-more = az idéződ { $count } sérüléstől megszabadul
sw2-change-enemy-units-less = { $count } ellenséges egységgel kevesebb
sw2-change-enemy-units-more = { $count } ellenséges egységgel több
sw2-change-units-less = { $count } saját egységgel kevesebb
sw2-change-units-more = { $count } saját egységgel több
sw2-change-enemy-gates-less = { $count } ellenséges építménnyel kevesebb
sw2-change-enemy-gates-more = { $count } ellenséges építménnyel több
sw2-change-gates-less = { $count } saját építménnyel kevesebb
sw2-change-gates-more = { $count } saját építménnyel több
sw2-change-magic-less = { $count } mágiaponttal kevesebb
sw2-change-magic-more = { $count } mágiaponttal több
