### Summoner Wars, second edition: what the game asks, offers and tells. Names and texts of cards: summoner_wars/cards.ftl.
### A prompt and its labels may use $card and $square (what the decision is about), $moves, $attacks and $magic.
### Numbers and their nouns are joined by no-break spaces; names from outside never take an ending.

## Cards and effects that are not printed

card-starting-gate = Induló kapu
ability-expire = Aktív esemény vége
    .text = A köröd kezdetén dobd el az összes aktív eseményedet.
ability-inaction = Tétlenség
    .text = A támadásfázisod végén, ha ebben a körben nem támadtál meg ellenséges kártyát, az idéződ 1 sérülést szenved el.

## Prompts: the turn

prompt-waiting = { $player } következik.
prompt-first = A szerencse dönti el, ki kezd.
prompt-draw = Laphúzás következik.
prompt-roll = Kockadobás következik.
prompt-order = Most több hatás történik. Válaszd ki a következőt.
prompt-phase-summon = Mágiapont: { $magic }. Idézz meg egységeket, játssz ki eseményeket, vagy fejezd be a fázist.
prompt-phase-move =
    { $moves ->
        [0] Nincs több mozgásod. Játssz ki eseményeket, vagy fejezd be a fázist.
       *[other] Hátralévő mozgás: { $moves }. Válassz egységet a mozgáshoz, vagy fejezd be a fázist.
    }
prompt-phase-build = Mágiapont: { $magic }. Építs építményeket, játssz ki eseményeket, vagy fejezd be a fázist.
prompt-phase-attack =
    { $attacks ->
        [0] Nincs több támadásod. Használj extra támadó egységet, képességet vagy eseményt, vagy fejezd be a fázist.
       *[other] Hátralévő támadás: { $attacks }. Válassz támadó egységet, vagy fejezd be a fázist.
    }
prompt-phase-magic = Mágiapont: { $magic }. Dobj el kártyákat egyenként 1 mágiapontért, játssz ki eseményeket, vagy fejezd be a fázist.
prompt-phase-draw = Használd, amit még tudsz, vagy fejezd be a kört.
prompt-attack-target = { $card } ({ $square }) támad. Válassz célpontot.
prompt-extra-attack = Válassz extra támadást, vagy fejezd be.
prompt-force-to = Válaszd ki, hová kényszeríted ezt a kártyát: { $card } ({ $square }).
prompt-may-force-to = Kényszerítheted ezt a kártyát: { $card } ({ $square }). Válassz mezőt.
prompt-place-card = Válassz mezőt ennek a kártyának: { $card }.
prompt-keep-event = Ez az esemény eldobásra kerül: „{ $card }”. Töltetekért játékban tarthatod.

## Prompts: abilities of several factions

prompt-infect = { ability-infect }: a dobópaklidból ide tehetsz egy hordozót: { $square }. Válassz egyet.
prompt-swift-shot = { ability-swift-shot }, { $card } ({ $square }): elköltesz 1 töltetet egy extra támadásért?

## Prompts: Polar Dwarves

prompt-structural-shift = { ability-structural-shift }: választhatsz egy építményt, és 1 mező távolságra kényszerítheted.
prompt-ice-shards = { ability-ice-shards }, { $card }: elköltesz 1 töltetet? Minden ellenséges egység, amely szomszédos egy építményeddel, 1 sérülést szenved el.
prompt-frost-axe = { ability-frost-axe }, { $card } ({ $square }): válassz egyet.
prompt-ice-ram = { card-ice-ram }, { $card } ({ $square }): választhatsz egy szomszédos egységet. Az egység 1 sérülést szenved el, majd 1 mező távolságra kényszerítheted.
prompt-glacial-shift = { card-glacial-shift }: választhatsz egy építményt, és 1 vagy 2 mező távolságra kényszerítheted.

## Prompts: Fallen Kingdom

prompt-raise-the-dead = { ability-raise-the-dead }: válassz egy élőhalott egységet a dobópaklidból.
prompt-soul-shift = { ability-soul-shift }, { $card }: az elpusztult egység helyére teszed ({ $square })?
prompt-sacrificial-pyre = { card-sacrificial-pyre }: válassz egy egységet, amelyről sérülést távolítasz el.
prompt-hellforged-weapon = { card-hellforged-weapon }: válaszd ki a közönséges egységet, amely alá kerül.
prompt-purge = { card-purge }: válassz egy egységet, amelyet elpusztítasz, vagy fejezd be a választást.
prompt-purge-strike = { card-purge }, { $card } ({ $square }): 2 sérülést okozhatsz. Válassz egy szomszédos egységet.
prompt-blood-summon = { card-blood-summon }: válassz egy egységet, amely 2 sérülést szenved el; mellé helyezel egy egységet a kezedből.
prompt-blood-summon-unit = { card-blood-summon }: válassz egy egységet a kezedből, amelyet e mellé helyezel: { $card } ({ $square }).

## Prompts: Cave Goblins

prompt-blood-runes = { ability-blood-runes }, { $card }: fizess egy töltetért, vagy 1 sérülést szenved el.
prompt-magic-junkie = { ability-magic-junkie }: fizess, vagy dobd el ezt az egységet: { $card }.
prompt-feed-the-eater = { ability-feed-the-eater }: válassz egy egységet, amelyet eldobsz.
prompt-cling = { ability-cling }, { $card } ({ $square }): az imént mozgott egység mellé helyezheted. Válassz mezőt.
prompt-sneak = { card-sneak }: választhatsz egy egységet, és 1 mező távolságra kényszerítheted.
## Prompts: Breakers

prompt-mind-capture = { ability-mind-capture }, { $card } ({ $square }): elpusztítás helyett átveszed az irányítását?
prompt-telepathic-command = { ability-telepathic-command }: választhatsz egy közönséges egységet, amely végrehajt egy extra támadást.
prompt-push = { $card } ({ $square }): 1 mező távolságra kényszeríthetsz egy közönséges egységet vagy bajnokot. Válassz egyet.
prompt-mimic = { ability-mimic }, { $card } ({ $square }): választhatsz egy közönséges egységet, amelynek képességeit a kör végéig megkapja.
prompt-mind-control = { card-mind-control }: választhatsz egy egységet, amelyet a kör végéig te irányítasz.
prompt-blast = { card-blast }: válassz egy közönséges egységet vagy bajnokot, amelyet kényszerítesz.
prompt-hypnotic-call = { card-hypnotic-call }: válassz egy közönséges egységet vagy bajnokot.

## Prompts: Savanna Elves

prompt-spirit-bond = { ability-spirit-bond }, { $card }: választhatsz egy egységet, amely 1 töltetet és ennek az egységnek az összes töltetét megkapja.
prompt-withdraw = { ability-withdraw }, { $card } ({ $square }): 1 vagy 2 mező távolságra kényszerítheted. Válaszd ki, mivel fizetsz.
prompt-commune-with-spirits = { ability-commune-with-spirits }, { $card } ({ $square }): válassz egyet.
prompt-chant-of-power = { card-chant-of-power }: válassz egy közönséges egységet vagy bajnokot, amelynek erejét növelik a töltetei.
prompt-chant-of-entangling = { card-chant-of-entangling }: válassz egy közönséges egységet. Két közönséges egység osztozik a képességein.
prompt-chant-of-growth = { card-chant-of-growth }: válassz egy egységet. Az egység és a vele szomszédos baráti egységek 1-1 töltetet kapnak.
prompt-chant-of-weaving = { card-chant-of-weaving }: válassz egy egységet. Mellé is megidézhetsz egységeket.

## Prompts: Vanguards

prompt-the-citadels-might = { ability-the-citadels-might }: a dobópaklidból a kezedbe vehetsz egy fellegvári egységet. Válassz egyet.
prompt-arrow-of-light = { ability-arrow-of-light }: dobj el a kezedből egy egységet 1 mágiapontért és +1 erőért, vagy fejezd be.
prompt-heal = { ability-heal }: válassz egy kártyát, amelyet eldobsz.

## Prompts: Phoenix Elves

prompt-call-protection = { ability-call-protection }, { $card }: elkölthetsz 1 töltetet, hogy mellé helyezz egy közönséges egységet. Válaszd ki az egységet.
prompt-quick-shot = { ability-quick-shot }, { $card } ({ $square }): 1 sérülést okozhatsz. Válassz egységet.
prompt-burn = { card-burn }: válassz egy közönséges egységet vagy bajnokot, amely 2 sérülést szenved el.

## Prompts: Tundra Orcs

prompt-influence = { ability-influence }, { $card }: elköltesz 1 töltetet, hogy az összes kockát újradobd?
prompt-frenzy = { ability-frenzy }, { $card } ({ $square }): 1 mező távolságra kényszerítheted, és újra támadhat. Válassz mezőt.
prompt-blood-rush = { ability-blood-rush }, { $card } ({ $square }): 1 sérülésért 1 mező távolságra kényszerítheted. Válassz mezőt.
prompt-freeze = { card-freeze }: válassz egy töltettel nem rendelkező közönséges egységet vagy bajnokot.
prompt-primal-fury = { card-primal-fury }, { $card } ({ $square }): 1 vagy 2 mező távolságra kényszerítheted, és újra támadhat. Válassz mezőt.

## Prompts: Shadow Elves

prompt-judgment = { ability-judgment }, { $card } ({ $square }): tölteteket költhetsz el, hogy ugyanannyi sérülést okozz. Válassz egy szomszédos egységet.
prompt-judgment-amount = { ability-judgment }: válaszd ki, mennyi sérülést szenved el: { $card } ({ $square }).
prompt-tear-the-veil = { ability-tear-the-veil }: egy közönséges egységet a sérült kapu mellé helyezhetsz. Válaszd ki az egységet.
prompt-forbidden-knowledge = { ability-forbidden-knowledge }: húzhatsz 1 kártyát. Válaszd ki, mi szenved el érte 1 sérülést.
prompt-shadow-summon = { ability-shadow-summon }: válaszd ki a kártyát, amely 1 sérülést szenved el.
prompt-hide-in-darkness = { card-hide-in-darkness }: válassz egy kaput vagy közönséges egységet, amely visszakerül a tulajdonosa kezébe.
prompt-onyx-tome = { card-onyx-tome }: válassz egy kártyát a dobópaklidból, amelyet a kezedbe veszel.
prompt-onyx-tome-damage = { card-onyx-tome }: válassz egy egységet, amely 1 sérülést szenved el.
prompt-glinting-speed = { card-glinting-speed }, { $card }: az elhagyott mezőre teszed ({ $square })?
prompt-shadow-pulse = { card-shadow-pulse }: válassz egy egységet, amely 1 sérülést szenved el, vagy fejezd be.

## Prompts: Fungal Dwarves

prompt-decay = { ability-decay }, { $card } ({ $square }): 2 töltetet tehetsz egy szomszédos egységre. Válaszd ki.
prompt-transmission = { ability-transmission }: tölteteket tehetsz át. Válaszd ki az egységet, amelyről elveszed őket.
prompt-transmission-to = { ability-transmission }, { $card } ({ $square }): válaszd ki az egységet, amely megkapja a tölteteket.
prompt-transmission-amount = { ability-transmission }: válaszd ki, hány töltetet kap: { $card } ({ $square }).
prompt-parasitic = { ability-parasitic }: { $card } ({ $square }) elkölt 1 töltetet, vagy 1 sérülést szenved el.
prompt-command = { card-command }: válassz egy közönséges egységet. Végrehajthat egy extra támadást, utána elpusztul.
prompt-symbiotic-healing = { card-symbiotic-healing }: válassz egy egységet, amelyről lekerül 1 sérülés, és kap 1 töltetet, vagy fejezd be a választást.
prompt-frenzied-fungus = { card-frenzied-fungus }, { $card } ({ $square }): kapjon 1 töltetet? 1 mező távolságra kényszerítheted, majd 1 sérülést szenved el.
prompt-release-spores = { card-release-spores }: a dobópaklidból az idéződ mellé helyezhetsz egy hordozót. Válassz egyet.

## Prompts: Eternal Council

prompt-discard-one = Válassz egy kártyát a kezedből, amelyet eldobsz.
prompt-intelligence = { ability-intelligence }: húzol 1 kártyát?
prompt-wisdom = { ability-wisdom }: húzol 1 kártyát?
prompt-analysis = { ability-analysis }: húzol 1 kártyát?
prompt-seek = { card-seek }: húzol 1 kártyát?
prompt-warning = { ability-warning }: a húzópaklid aljára tehetsz egy kártyát, hogy az idéződet 1 mező távolságra kényszerítsd. Válaszd ki a kártyát.
prompt-apply = { ability-apply }: a húzópaklid aljára tehetsz egy kártyát, hogy 1 sérülést okozz. Válaszd ki a kártyát.
prompt-apply-damage = { ability-apply }, { $card } ({ $square }): válassz egy szomszédos egységet, amely 1 sérülést szenved el.
prompt-psychic-assault = { card-psychic-assault }: 1 sérülést okozhatsz egy ellenséges közönséges egységnek vagy bajnoknak. Válaszd ki.

## Options

option-summon = Megidézés: { $card } → { $to } (költség: { $cost })
option-summon-over = Megidézés: { $card } → { $to } (költség: { $cost }), elpusztul: { $target }
option-move = { $card } { $from } → { $to }
option-move-back = { $card } { $from }, oda-vissza
option-move-through = { $card } { $from } → { $to }, útközben: { $through }
option-move-back-through = { $card } { $from }, oda-vissza, útközben: { $through }
option-build = Építés: { $card } → { $to } (költség: { $cost })
option-attack = { $card } { $from } támad, célpont: { $target } { $to }
option-attack-own = { $card } { $from } támad, saját célpont: { $target } { $to }
option-play = Kijátszás: { $card } (költség: { $cost })
option-use = Képesség: { $ability } ({ $card } { $from })
option-use-on = Képesség: { $ability } ({ $card } { $from }), célpont: { $target } { $to }
option-use-to = Képesség: { $ability } ({ $card } { $from }), mező: { $to }
option-open = { $card } { $from } támad, előtte: { $ability }
option-open-on = { $card } { $from } támad, előtte: { $ability }, célpont: { $target } { $to }
option-open-to = { $card } { $from } támad, előtte: { $ability }, mező: { $to }
option-open-at = { $card } { $from } támad, célpont: { $target } { $to }, képesség: { $ability }
option-discard = Eldobás 1 mágiapontért: { $card }
option-end = Fázis befejezése
option-end-phase-summon = Idézésfázis befejezése
option-end-phase-move = Mozgásfázis befejezése
option-end-phase-build = Építkezésfázis befejezése
option-end-phase-attack = Támadásfázis befejezése
option-end-phase-magic = Mágiafázis befejezése és laphúzás
option-end-phase-draw = Kör befejezése
option-target = { $target } { $to }
option-to = { $to }
option-card = { $card }
option-resolve = { $ability } ({ $target } { $to })
option-resolve-at = { $ability } ({ $to })
option-resolve-event = { $ability } (aktív esemény)
option-yes = Igen
option-pass = Kihagyás
option-pay = { $amount } mágiapont kifizetése
option-amount = { $amount }
option-refuse = Fizetés nélkül
option-done = Kész
option-first = { $seat } kezd
option-draw = Húzás: { $card }
option-roll = Kockadobás: { $dice }

## Options: labels that several prompts share

option-pass-finish = Befejezés
option-pass-stay = Marad a helyén: { $square }
option-pass-remain = { $card } a helyén marad
option-pass-unforced = Kényszerítés nélkül
option-pass-unharmed = Sérülés nélkül
option-yes-boost = { $card } kap 1 töltetet
option-yes-spend-boost = 1 töltet elköltése
option-yes-put = Elhelyezés: { $card } → { $square }
option-yes-draw = 1 kártya húzása
option-refuse-damage = { $card } 1 sérülést szenved el
option-refuse-discard = Eldobás: { $card }
option-amount-damage = { $amount } sérülés
option-amount-boosts = { $amount } töltet

## Options: labels of one prompt

option-target-frost-axe = 1 töltetért ez alá kerül: { $target } { $to }
option-pay-blood-runes = { $amount } mágiapont kifizetése: { $card } kap 1 töltetet
option-target-feed-the-eater = Eldobás: { $target } { $to }
option-target-mind-capture = Irányítás átvétele: { $target } { $to }
option-refuse-mind-capture = Sérülés okozása
option-target-influence = 1 töltet elköltése és újradobás
option-refuse-influence = A kockadobás marad
option-target-commune-with-spirits = 1 töltet elköltése: { $target } { $to } kap 1 töltetet
option-target-forbidden-knowledge = 1 sérülés: { $target } { $to }, 1 kártya húzása
option-yes-frenzied-fungus = { $card } kap 1 töltetet, majd 1 sérülést szenved el
option-pay-parasitic = { $amount } töltet elköltése
option-pay-keep-event =
    { $amount ->
        [1] { $amount } töltet elköltése az eseményről, { $card } játékban marad
       *[other] { $amount } töltet elköltése az idézőről, { $card } játékban marad
    }

## Log

log-turn = { $turn }. kör: { $player }.
log-used = { $card } ({ $square }) használja ezt a képességet: { $ability }.
log-triggered = { $card } ({ $square }): { $ability }.
log-triggered-event = „{ $card }”: az esemény kifejti a hatását.
log-triggered-rule = „{ $card }”: { $ability }.
log-summoned = Megidézett egység: { $card } ({ $square }).
log-built = Megépített építmény: { $card } ({ $square }).
log-moved = { $card } mozog: { $from } → { $to }.
log-moved-back = { $card } mozog, és visszatér ide: { $from }.
log-forced = { $card }, kényszerítés: { $from } → { $to }.
log-placed = Elhelyezett kártya: { $card } ({ $square }).
log-exchanged = { $card } ({ $from }) és { $target } ({ $to }) helyet cserél.
log-put-under = { $card } e kártya alá kerül: { $target } ({ $square }).
log-controlled = { $player } átveszi az irányítást: { $card } ({ $square }).
log-mimicked = { $card } ({ $square }) ebben a körben megkapja ennek az egységnek a képességeit: { $target }.
log-attacked = { $card } ({ $from }) támad, célpont: { $target } ({ $to }).
log-rolled = { $card } ({ $from }), célpont: { $target } ({ $to }), kockadobás: { $dice }. Találat: { $count }.
log-threw = { $card } ({ $square }), kockadobás: { $dice }.
log-rolled-nothing = { $card } ({ $from }), célpont: { $target } ({ $to }): nincs kocka, amellyel dobhatna.
log-damaged = { $card } ({ $square }) { $count } sérülést szenved el.
log-healed = { $card } ({ $square }): lekerül róla { $count } sérülés.
log-destroyed = { $card } ({ $square }) elpusztul.
log-discarded = Eldobott kártya: { $card } ({ $square }).
log-discarded-event = Eldobott esemény: „{ $card }”.
log-returned = { $card } ({ $square }) visszakerül a tulajdonosa kezébe.
log-boosted = { $card } ({ $square }) { $count } töltetet kap.
log-boosted-event = „{ $card }”: az esemény { $count } töltetet kap.
log-boosts-removed = { $card } ({ $square }) { $count } töltetet veszít.
log-boosts-removed-event = „{ $card }”: az esemény { $count } töltetet veszít.
log-magic-gained = { $player } kap { $count } mágiapontot.
log-magic-gained-nothing = { $player } nem kap mágiapontot: a mágiasáv megtelt.
log-magic-spent = { $player } elkölt { $count } mágiapontot.
log-played = { $player } kijátszik egy eseményt: „{ $card }”.
log-discarded-for-magic = { $player } mágiapontért eldob egy kártyát: { $card }.
log-discarded-for-magic-hidden = { $player } mágiapontért eldob egy kártyát.
log-drew = { $player } kártyát húz: { $card }.
log-drew-hidden = { $player } kártyát húz.
log-discarded-from-hand = { $player } eldob egy kártyát a kezéből: { $card }.
log-discarded-from-hand-hidden = { $player } eldob egy kártyát a kezéből.
log-revealed = { $player } felfed és eldob egy kártyát: { $card }.
log-put-at-bottom = { $player } a húzópaklija aljára tesz egy kártyát: { $card }.
log-put-at-bottom-hidden = { $player } a húzópaklija aljára tesz egy kártyát.
log-taken = { $player } a kezébe vesz egy kártyát a dobópaklijából: { $card }.

## Outcomes

outcome-summoner-destroyed-won = Győztél! Az ellenséges idéző elpusztult.
outcome-summoner-destroyed-lost = Vesztettél. Az idéződ elpusztult.
outcome-summoner-destroyed-seen = { $player } győz: a másik idéző elpusztult.
outcome-both-summoners-destroyed = Döntetlen: mindkét idéző elpusztult.
outcome-turn-limit = Döntetlen: a körök száma elérte a határt.

## Help: the board and the verbs. Examples are plays as they are written.

help-squares = A mezők a1 és f8 között: oszlopok a–f, sorok 1–8. Dél az első sornál ül, Észak a nyolcadiknál.
help-dice = Kockák: s közelharci találat, b távolsági találat, * különleges szimbólum; egy kockán kettő is állhat.
help-turn = Egy kör hat fázisból áll: idézés, mozgás, építkezés, támadás, mágia, húzás. Az győz, aki elpusztítja az ellenséges idézőt.
help-summon = egység megidézése: summon frost-mage c4
help-move = egység mozgatása: move c3 c5; ha kártyákon keresztül mozog, azok mezői a végén állnak: move c3 c5 c4
help-build = építmény építése: build gate d2
help-attack = kártya megtámadása: attack c5 c7
help-play = esemény kijátszása: play ice-repair
help-use = képesség használata egy mezőn: use sly b1 c4
help-open = képesség használata közvetlenül a támadás előtt: open life-drain c5 c4
help-discard = kártya eldobása 1 mágiapontért: discard gate
help-end = a fázis befejezése: end
help-target = kártya választása a csatatéren: target c4
help-to = mező választása: to c4
help-card = nem a csatatéren lévő kártya választása: card undead-archer
help-resolve = a következő hatás választása: resolve soul-shift c4
help-yes = igen, történjen meg: yes
help-pass = kihagyás vagy befejezés: pass
help-pay = mágiapont kifizetése: pay 1
help-amount = szám választása: amount 2
help-refuse = fizetés nélkül: refuse
help-done = a választás befejezése: done
