### Summoner Wars, second edition: what the game asks, offers and tells. Names and texts of cards: summoner_wars/cards.ftl.
### A prompt and its labels may use $card and $square (what the decision is about), $moves, $attacks and $magic.
### Numbers and their nouns are joined by no-break spaces; names from outside never take an ending.

## Cards and effects that are not printed

sw2-card-starting-gate = Induló kapu
    .text = A kapuval szomszédos üres mezőkre idézhetsz egységeket. Kapu nélkül nem idézhetsz. Ha minden kapudat elveszíted, azzal még nem veszíted el a játékot.
sw2-ability-expire = Aktív esemény vége
    .text = A köröd kezdetén dobd el az összes aktív eseményedet.
sw2-ability-inaction = Tétlenség
    .text = A támadásfázisod végén, ha ebben a körben nem támadtál meg ellenséges kártyát, az idéződ 1 sérülést szenved el.

## Prompts: the turn

sw2-prompt-waiting = { $player } következik.
sw2-prompt-first = A szerencse dönti el, ki kezd.
sw2-prompt-draw = Laphúzás következik.
sw2-prompt-roll = Kockadobás következik.
sw2-prompt-order = Most több hatás történik. Válaszd ki a következőt.
sw2-prompt-phase-summon = Mágiapont: { $magic }. Idézz meg egységeket, játssz ki eseményeket, vagy fejezd be a fázist.
sw2-prompt-phase-move =
    { $moves ->
        [0] Nincs több mozgásod. Játssz ki eseményeket, vagy fejezd be a fázist.
       *[other] Hátralévő mozgás: { $moves }. Válassz egységet a mozgáshoz, vagy fejezd be a fázist.
    }
sw2-prompt-phase-build = Mágiapont: { $magic }. Építs építményeket, játssz ki eseményeket, vagy fejezd be a fázist.
sw2-prompt-phase-attack =
    { $attacks ->
        [0] Nincs több támadásod. Használj extra támadó egységet, képességet vagy eseményt, vagy fejezd be a fázist.
       *[other] Hátralévő támadás: { $attacks }. Válassz támadó egységet, vagy fejezd be a fázist.
    }
sw2-prompt-phase-magic = Mágiapont: { $magic }. Dobj el kártyákat egyenként 1 mágiapontért, játssz ki eseményeket, vagy fejezd be a fázist.
sw2-prompt-phase-draw = Használd, amit még tudsz, vagy fejezd be a kört.
sw2-prompt-attack-target = { $card } ({ $square }) támad. Válassz célpontot.
sw2-prompt-extra-attack = Válassz extra támadást, vagy fejezd be.
sw2-prompt-force-to = Válaszd ki, hová kényszeríted ezt a kártyát: { $card } ({ $square }).
sw2-prompt-may-force-to = Kényszerítheted ezt a kártyát: { $card } ({ $square }). Válassz mezőt.
sw2-prompt-place-card = Válassz mezőt ennek a kártyának: { $card }.
sw2-prompt-keep-event = Ez az esemény eldobásra kerül: „{ $card }”. Töltetekért játékban tarthatod.

## Prompts: abilities of several factions

sw2-prompt-infect = { sw2-ability-infect }: a dobópaklidból ide tehetsz egy hordozót: { $square }. Válassz egyet.
sw2-prompt-swift-shot = { sw2-ability-swift-shot }, { $card } ({ $square }): elköltesz 1 töltetet egy extra támadásért?

## Prompts: Polar Dwarves

sw2-prompt-structural-shift = { sw2-ability-structural-shift }: választhatsz egy építményt, és 1 mező távolságra kényszerítheted.
sw2-prompt-ice-shards = { sw2-ability-ice-shards }, { $card }: elköltesz 1 töltetet? Minden ellenséges egység, amely szomszédos egy építményeddel, 1 sérülést szenved el.
sw2-prompt-frost-axe = { sw2-ability-frost-axe }, { $card } ({ $square }): válassz egyet.
sw2-prompt-ice-ram = { sw2-card-ice-ram }, { $card } ({ $square }): választhatsz egy szomszédos egységet. Az egység 1 sérülést szenved el, majd 1 mező távolságra kényszerítheted.
sw2-prompt-glacial-shift = { sw2-card-glacial-shift }: választhatsz egy építményt, és 1 vagy 2 mező távolságra kényszerítheted.

## Prompts: Fallen Kingdom

sw2-prompt-raise-the-dead = { sw2-ability-raise-the-dead }: válassz egy élőhalott egységet a dobópaklidból.
sw2-prompt-soul-shift = { sw2-ability-soul-shift }, { $card }: az elpusztult egység helyére teszed ({ $square })?
sw2-prompt-sacrificial-pyre = { sw2-card-sacrificial-pyre }: válassz egy egységet, amelyről sérülést távolítasz el.
sw2-prompt-hellforged-weapon = { sw2-card-hellforged-weapon }: válaszd ki a közönséges egységet, amely alá kerül.
sw2-prompt-purge = { sw2-card-purge }: válassz egy egységet, amelyet elpusztítasz, vagy fejezd be a választást.
sw2-prompt-purge-strike = { sw2-card-purge }, { $card } ({ $square }): 2 sérülést okozhatsz. Válassz egy szomszédos egységet.
sw2-prompt-blood-summon = { sw2-card-blood-summon }: válassz egy egységet, amely 2 sérülést szenved el; mellé helyezel egy egységet a kezedből.
sw2-prompt-blood-summon-unit = { sw2-card-blood-summon }: válassz egy egységet a kezedből, amelyet e mellé helyezel: { $card } ({ $square }).

## Prompts: Cave Goblins

sw2-prompt-blood-runes = { sw2-ability-blood-runes }, { $card }: fizess egy töltetért, vagy 1 sérülést szenved el.
sw2-prompt-magic-junkie = { sw2-ability-magic-junkie }: fizess, vagy dobd el ezt az egységet: { $card }.
sw2-prompt-feed-the-eater = { sw2-ability-feed-the-eater }: válassz egy egységet, amelyet eldobsz.
sw2-prompt-cling = { sw2-ability-cling }, { $card } ({ $square }): az imént mozgott egység mellé helyezheted. Válassz mezőt.
sw2-prompt-sneak = { sw2-card-sneak }: választhatsz egy egységet, és 1 mező távolságra kényszerítheted.
## Prompts: Breakers

sw2-prompt-mind-capture = { sw2-ability-mind-capture }, { $card } ({ $square }): elpusztítás helyett átveszed az irányítását?
sw2-prompt-telepathic-command = { sw2-ability-telepathic-command }: választhatsz egy közönséges egységet, amely végrehajt egy extra támadást.
sw2-prompt-push = { $card } ({ $square }): 1 mező távolságra kényszeríthetsz egy közönséges egységet vagy bajnokot. Válassz egyet.
sw2-prompt-mimic = { sw2-ability-mimic }, { $card } ({ $square }): választhatsz egy közönséges egységet, amelynek képességeit a kör végéig megkapja.
sw2-prompt-mind-control = { sw2-card-mind-control }: választhatsz egy egységet, amelyet a kör végéig te irányítasz.
sw2-prompt-blast = { sw2-card-blast }: válassz egy közönséges egységet vagy bajnokot, amelyet kényszerítesz.
sw2-prompt-hypnotic-call = { sw2-card-hypnotic-call }: válassz egy közönséges egységet vagy bajnokot.

## Prompts: Savanna Elves

sw2-prompt-spirit-bond = { sw2-ability-spirit-bond }, { $card }: választhatsz egy egységet, amely 1 töltetet és ennek az egységnek az összes töltetét megkapja.
sw2-prompt-withdraw = { sw2-ability-withdraw }, { $card } ({ $square }): 1 vagy 2 mező távolságra kényszerítheted. Válaszd ki, mivel fizetsz.
sw2-prompt-commune-with-spirits = { sw2-ability-commune-with-spirits }, { $card } ({ $square }): válassz egyet.
sw2-prompt-chant-of-power = { sw2-card-chant-of-power }: válassz egy közönséges egységet vagy bajnokot, amelynek erejét növelik a töltetei.
sw2-prompt-chant-of-entangling = { sw2-card-chant-of-entangling }: válassz egy közönséges egységet. Két közönséges egység osztozik a képességein.
sw2-prompt-chant-of-growth = { sw2-card-chant-of-growth }: válassz egy egységet. Az egység és a vele szomszédos baráti egységek 1-1 töltetet kapnak.
sw2-prompt-chant-of-weaving = { sw2-card-chant-of-weaving }: válassz egy egységet. Mellé is megidézhetsz egységeket.

## Prompts: Vanguards

sw2-prompt-the-citadels-might = { sw2-ability-the-citadels-might }: a dobópaklidból a kezedbe vehetsz egy fellegvári egységet. Válassz egyet.
sw2-prompt-arrow-of-light = { sw2-ability-arrow-of-light }: dobj el a kezedből egy egységet 1 mágiapontért és +1 erőért, vagy fejezd be.
sw2-prompt-heal = { sw2-ability-heal }: válassz egy kártyát, amelyet eldobsz.

## Prompts: Phoenix Elves

sw2-prompt-call-protection = { sw2-ability-call-protection }, { $card }: elkölthetsz 1 töltetet, hogy mellé helyezz egy közönséges egységet. Válaszd ki az egységet.
sw2-prompt-quick-shot = { sw2-ability-quick-shot }, { $card } ({ $square }): 1 sérülést okozhatsz. Válassz egységet.
sw2-prompt-burn = { sw2-card-burn }: válassz egy közönséges egységet vagy bajnokot, amely 2 sérülést szenved el.

## Prompts: Tundra Orcs

sw2-prompt-influence = { sw2-ability-influence }, { $card }: elköltesz 1 töltetet, hogy az összes kockát újradobd?
sw2-prompt-frenzy = { sw2-ability-frenzy }, { $card } ({ $square }): 1 mező távolságra kényszerítheted, és újra támadhat. Válassz mezőt.
sw2-prompt-blood-rush = { sw2-ability-blood-rush }, { $card } ({ $square }): 1 sérülésért 1 mező távolságra kényszerítheted. Válassz mezőt.
sw2-prompt-freeze = { sw2-card-freeze }: válassz egy töltettel nem rendelkező közönséges egységet vagy bajnokot.
sw2-prompt-primal-fury = { sw2-card-primal-fury }, { $card } ({ $square }): 1 vagy 2 mező távolságra kényszerítheted, és újra támadhat. Válassz mezőt.

## Prompts: Shadow Elves

sw2-prompt-judgment = { sw2-ability-judgment }, { $card } ({ $square }): tölteteket költhetsz el, hogy ugyanannyi sérülést okozz. Válassz egy szomszédos egységet.
sw2-prompt-judgment-amount = { sw2-ability-judgment }: válaszd ki, mennyi sérülést szenved el: { $card } ({ $square }).
sw2-prompt-tear-the-veil = { sw2-ability-tear-the-veil }: egy közönséges egységet a sérült kapu mellé helyezhetsz. Válaszd ki az egységet.
sw2-prompt-forbidden-knowledge = { sw2-ability-forbidden-knowledge }: húzhatsz 1 kártyát. Válaszd ki, mi szenved el érte 1 sérülést.
sw2-prompt-shadow-summon = { sw2-ability-shadow-summon }: válaszd ki a kártyát, amely 1 sérülést szenved el.
sw2-prompt-hide-in-darkness = { sw2-card-hide-in-darkness }: válassz egy kaput vagy közönséges egységet, amely visszakerül a tulajdonosa kezébe.
sw2-prompt-onyx-tome = { sw2-card-onyx-tome }: válassz egy kártyát a dobópaklidból, amelyet a kezedbe veszel.
sw2-prompt-onyx-tome-damage = { sw2-card-onyx-tome }: válassz egy egységet, amely 1 sérülést szenved el.
sw2-prompt-glinting-speed = { sw2-card-glinting-speed }, { $card }: az elhagyott mezőre teszed ({ $square })?
sw2-prompt-shadow-pulse = { sw2-card-shadow-pulse }: válassz egy egységet, amely 1 sérülést szenved el, vagy fejezd be.

## Prompts: Fungal Dwarves

sw2-prompt-decay = { sw2-ability-decay }, { $card } ({ $square }): 2 töltetet tehetsz egy szomszédos egységre. Válaszd ki.
sw2-prompt-transmission = { sw2-ability-transmission }: tölteteket tehetsz át. Válaszd ki az egységet, amelyről elveszed őket.
sw2-prompt-transmission-to = { sw2-ability-transmission }, { $card } ({ $square }): válaszd ki az egységet, amely megkapja a tölteteket.
sw2-prompt-transmission-amount = { sw2-ability-transmission }: válaszd ki, hány töltetet kap: { $card } ({ $square }).
sw2-prompt-parasitic = { sw2-ability-parasitic }: { $card } ({ $square }) elkölt 1 töltetet, vagy 1 sérülést szenved el.
sw2-prompt-command = { sw2-card-command }: válassz egy közönséges egységet. Végrehajthat egy extra támadást, utána elpusztul.
sw2-prompt-symbiotic-healing = { sw2-card-symbiotic-healing }: válassz egy egységet, amelyről lekerül 1 sérülés, és kap 1 töltetet, vagy fejezd be a választást.
sw2-prompt-frenzied-fungus = { sw2-card-frenzied-fungus }, { $card } ({ $square }): kapjon 1 töltetet? 1 mező távolságra kényszerítheted, majd 1 sérülést szenved el.
sw2-prompt-fungal-mutation = { sw2-ability-fungal-mutation }: ha van a dobópaklidban Gombaszörny, tedd ide: { $square }.
sw2-prompt-release-spores = { sw2-card-release-spores }: a dobópaklidból az idéződ mellé helyezhetsz egy hordozót. Válassz egyet.

## Prompts: Eternal Council

sw2-prompt-discard-one = Válassz egy kártyát a kezedből, amelyet eldobsz.
sw2-prompt-intelligence = { sw2-ability-intelligence }: húzol 1 kártyát?
sw2-prompt-wisdom = { sw2-ability-wisdom }: húzol 1 kártyát?
sw2-prompt-analysis = { sw2-ability-analysis }: húzol 1 kártyát?
sw2-prompt-seek = { sw2-card-seek }: húzol 1 kártyát?
sw2-prompt-warning = { sw2-ability-warning }: a húzópaklid aljára tehetsz egy kártyát, hogy az idéződet 1 mező távolságra kényszerítsd. Válaszd ki a kártyát.
sw2-prompt-apply = { sw2-ability-apply }: a húzópaklid aljára tehetsz egy kártyát, hogy 1 sérülést okozz. Válaszd ki a kártyát.
sw2-prompt-apply-damage = { sw2-ability-apply }, { $card } ({ $square }): válassz egy szomszédos egységet, amely 1 sérülést szenved el.
sw2-prompt-psychic-assault = { sw2-card-psychic-assault }: 1 sérülést okozhatsz egy ellenséges közönséges egységnek vagy bajnoknak. Válaszd ki.

## Options

sw2-option-summon = Megidézés: { $card } → { $to } (költség: { $cost })
sw2-option-summon-over = Megidézés: { $card } → { $to } (költség: { $cost }), elpusztul: { $target }
sw2-option-move = { $card } { $from } → { $to }
sw2-option-move-back = { $card }: kilép, és visszatér ide: { $from } (mozgásnak számít)
sw2-option-move-through = { $card } { $from } → { $to }, útközben: { $through }
sw2-option-move-back-through = { $card }: átmegy itt: { $through }, és visszatér ide: { $from } (mozgásnak számít)
sw2-option-build = Építés: { $card } → { $to } (költség: { $cost })
sw2-option-attack = { $card } { $from } támad, célpont: { $target } { $to }
sw2-option-attack-own = { $card } { $from } támad, saját célpont: { $target } { $to }
sw2-option-attack-friend = Saját kártya támadása…
sw2-option-play = Kijátszás: { $card } (költség: { $cost })
sw2-option-use = Képesség: { $ability } ({ $card } { $from })
sw2-option-use-on = Képesség: { $ability } ({ $card } { $from }), célpont: { $target } { $to }
sw2-option-use-to = Képesség: { $ability } ({ $card } { $from }), mező: { $to }
sw2-option-open = { $card } { $from } támad, előtte: { $ability }
sw2-option-open-on = { $card } { $from } támad, előtte: { $ability }, célpont: { $target } { $to }
sw2-option-open-to = { $card } { $from } támad, előtte: { $ability }, mező: { $to }
sw2-option-open-at = { $card } { $from } támad, célpont: { $target } { $to }, képesség: { $ability }
sw2-option-discard = Eldobás 1 mágiapontért: { $card }
sw2-option-end = Fázis befejezése
sw2-option-end-phase-summon = Idézésfázis befejezése
sw2-option-end-phase-move = Mozgásfázis befejezése
sw2-option-end-phase-build = Építkezésfázis befejezése
sw2-option-end-phase-attack = Támadásfázis befejezése
sw2-option-end-phase-magic = Mágiafázis befejezése és laphúzás
sw2-option-end-phase-draw = Kör befejezése
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
sw2-option-refuse = Fizetés nélkül
sw2-option-done = Kész
sw2-option-first = { $seat } kezd
sw2-option-draw = Húzás: { $card }
sw2-option-roll = Kockadobás: { $dice }

## Options: labels that several prompts share

sw2-option-pass-finish = Befejezés
sw2-option-pass-stay = Marad a helyén: { $square }
sw2-option-pass-remain = { $card } a helyén marad
sw2-option-pass-unforced = Kényszerítés nélkül
sw2-option-pass-unharmed = Sérülés nélkül
sw2-option-yes-boost = { $card } kap 1 töltetet
sw2-option-yes-spend-boost = 1 töltet elköltése
sw2-option-yes-put = Elhelyezés: { $card } → { $square }
sw2-option-yes-draw = 1 kártya húzása
sw2-option-refuse-damage = { $card } 1 sérülést szenved el
sw2-option-refuse-discard = Eldobás: { $card }
sw2-option-amount-damage = { $amount } sérülés
sw2-option-amount-boosts = { $amount } töltet

## Options: labels of one prompt

sw2-option-target-frost-axe = 1 töltetért ez alá kerül: { $target } { $to }
sw2-option-pay-blood-runes = { $amount } mágiapont kifizetése: { $card } kap 1 töltetet
sw2-option-target-feed-the-eater = Eldobás: { $target } { $to }
sw2-option-target-mind-capture = Irányítás átvétele: { $target } { $to }
sw2-option-refuse-mind-capture = Sérülés okozása
sw2-option-target-influence = 1 töltet elköltése és újradobás
sw2-option-refuse-influence = A kockadobás marad
sw2-option-target-commune-with-spirits = 1 töltet elköltése: { $target } { $to } kap 1 töltetet
sw2-option-target-forbidden-knowledge = 1 sérülés: { $target } { $to }, 1 kártya húzása
sw2-option-yes-frenzied-fungus = { $card } kap 1 töltetet, majd 1 sérülést szenved el
sw2-option-pay-parasitic = { $amount } töltet elköltése
sw2-option-pay-keep-event =
    { $amount ->
        [1] { $amount } töltet elköltése az eseményről, { $card } játékban marad
       *[other] { $amount } töltet elköltése az idézőről, { $card } játékban marad
    }

## Log

sw2-log-turn = { $turn }. kör: { $player }.
sw2-log-used = { $card } ({ $square }) használja ezt a képességet: { $ability }.
sw2-log-triggered = { $card } ({ $square }): { $ability }.
sw2-log-triggered-event = „{ $card }”: az esemény kifejti a hatását.
sw2-log-triggered-rule = „{ $card }”: { $ability }.
sw2-log-summoned = Megidézett egység: { $card } ({ $square }).
sw2-log-built = Megépített építmény: { $card } ({ $square }).
sw2-log-moved = { $card } mozog: { $from } → { $to }.
sw2-log-moved-back = { $card } mozog, és visszatér ide: { $from }.
sw2-log-forced = { $card }, kényszerítés: { $from } → { $to }.
sw2-log-placed = Elhelyezett kártya: { $card } ({ $square }).
sw2-log-exchanged = { $card } ({ $from }) és { $target } ({ $to }) helyet cserél.
sw2-log-put-under = { $card } e kártya alá kerül: { $target } ({ $square }).
sw2-log-controlled = { $player } átveszi az irányítást: { $card } ({ $square }).
sw2-log-mimicked = { $card } ({ $square }) ebben a körben megkapja ennek az egységnek a képességeit: { $target }.
sw2-log-attacked = { $card } ({ $from }) támad, célpont: { $target } ({ $to }).
sw2-log-rolled = { $card } ({ $from }), célpont: { $target } ({ $to }), kockadobás: { $dice }. Találat: { $count }.
sw2-log-threw = { $card } ({ $square }), kockadobás: { $dice }.
sw2-log-rolled-nothing = { $card } ({ $from }), célpont: { $target } ({ $to }): nincs kocka, amellyel dobhatna.
sw2-log-damaged = { $card } ({ $square }) { $count } sérülést szenved el.
sw2-log-healed = { $card } ({ $square }): lekerül róla { $count } sérülés.
sw2-log-destroyed = { $card } ({ $square }) elpusztul.
sw2-log-discarded = Eldobott kártya: { $card } ({ $square }).
sw2-log-discarded-event = Eldobott esemény: „{ $card }”.
sw2-log-returned = { $card } ({ $square }) visszakerül a tulajdonosa kezébe.
sw2-log-boosted = { $card } ({ $square }) { $count } töltetet kap.
sw2-log-boosted-event = „{ $card }”: az esemény { $count } töltetet kap.
sw2-log-boosts-removed = { $card } ({ $square }) { $count } töltetet veszít.
sw2-log-boosts-removed-event = „{ $card }”: az esemény { $count } töltetet veszít.
sw2-log-magic-gained = { $player } kap { $count } mágiapontot.
sw2-log-magic-gained-nothing = { $player } nem kap mágiapontot: a mágiasáv megtelt.
sw2-log-magic-spent = { $player } elkölt { $count } mágiapontot.
sw2-log-played = { $player } kijátszik egy eseményt: „{ $card }”.
sw2-log-discarded-for-magic = { $player } mágiapontért eldob egy kártyát: { $card }.
sw2-log-discarded-for-magic-hidden = { $player } mágiapontért eldob egy kártyát.
sw2-log-drew = { $player } kártyát húz: { $card }.
sw2-log-drew-hidden = { $player } kártyát húz.
sw2-log-discarded-from-hand = { $player } eldob egy kártyát a kezéből: { $card }.
sw2-log-discarded-from-hand-hidden = { $player } eldob egy kártyát a kezéből.
sw2-log-revealed = { $player } felfed és eldob egy kártyát: { $card }.
sw2-log-put-at-bottom = { $player } a húzópaklija aljára tesz egy kártyát: { $card }.
sw2-log-put-at-bottom-hidden = { $player } a húzópaklija aljára tesz egy kártyát.
sw2-log-taken = { $player } a kezébe vesz egy kártyát a dobópaklijából: { $card }.

## Outcomes

sw2-outcome-summoner-destroyed-won = Győztél! Az ellenséges idéző elpusztult.
sw2-outcome-summoner-destroyed-lost = Vesztettél. Az idéződ elpusztult.
sw2-outcome-summoner-destroyed-seen = { $player } győz: a másik idéző elpusztult.
sw2-outcome-both-summoners-destroyed = Döntetlen: mindkét idéző elpusztult.
sw2-outcome-turn-limit = Döntetlen: a körök száma elérte a határt.

## Help: the board and the verbs. Examples are plays as they are written.

sw2-help-squares = A mezők a1 és f8 között: oszlopok a–f, sorok 1–8. Dél az első sornál ül, Észak a nyolcadiknál.
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
sw2-help-pass = kihagyás vagy befejezés: pass
sw2-help-pay = mágiapont kifizetése: pay 1
sw2-help-amount = szám választása: amount 2
sw2-help-refuse = fizetés nélkül: refuse
sw2-help-done = a választás befejezése: done
