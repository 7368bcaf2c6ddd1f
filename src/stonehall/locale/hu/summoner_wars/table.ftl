### Summoner Wars at the table of the browser: battlefield, prompt bar, players, dice.

sw2-table-phases = A kör fázisai
sw2-table-board = Csatatér
sw2-table-cell-piece = { $square }, { $card }. { $kind }.
sw2-table-cell-strength = Erő: { $strength }. { $attack }.
sw2-table-cell-life = Élet: { $life }, teljes élet: { $full }.
sw2-table-cell-boosts = { $count } töltet.
sw2-table-cell-moved = Már mozgott.
sw2-table-cell-attacked = Már támadott.
sw2-table-cell-odds = Várható sérülés: { $damage }. Az elpusztítás esélye: { $chance }.
sw2-table-odds-heals = Várhatóan { $damage } sérülés kerül le róla.
sw2-table-pick-summon = { $card } megidézése:
    .then = válassz egy kiemelt mezőt.
sw2-table-pick-build = { $card } megépítése:
    .then = válassz egy kiemelt mezőt.
sw2-table-pick-move = { $card-The } mozog:
    .then = válassz egy kiemelt mezőt.
sw2-table-pick-attack = { $card-The } támad:
    .then = válassz egy kiemelt célpontot.
sw2-table-pick-attack-own = { $card-The } saját kártyát támad:
    .then = válaszd ki, melyiket.
sw2-table-pick-attack-none = { $card }:
    .then = nincs elérhető ellenség.
sw2-table-pick-play = { $card }:
    .then = válaszd újra a kijátszáshoz.
sw2-table-pick-discard = { $card }:
    .then = válaszd újra, hogy eldobd mágiapontért.
sw2-table-pick-any = { $card }:
    .then = válassz egy kiemelt mezőt vagy célpontot.
sw2-table-hits =
    { $count ->
        [0] Nincs találat.
       *[other] { $count } találat.
    }
sw2-table-rolling = { $card-The } dob { $target-the } ellen.
sw2-table-draw = húzó
sw2-table-discard = dobó
sw2-table-hand = kéz
sw2-table-now = Most itt: { $square }
sw2-table-on = Mező: { $square } · { $player }
sw2-table-life-of = { $life } / { $full }
sw2-table-life-left = { $life } / { $full } élet
sw2-table-printed = a kártyán: { $strength }
sw2-table-attack-with = { $card } támad
sw2-table-help-boost = Jelző egy kártyán. Önmagában nincs hatása; képességek számolják vagy költik el.
sw2-table-help-melee = Szomszédos kártyákat támad.
sw2-table-help-ranged = Egyenes vonalban legfeljebb 3 mező távolságra támad, ha nem áll kártya az útban.
sw2-table-dice = { $count } kocka
sw2-table-odds-title = { $card } → { $target }
sw2-table-odds-hits = { $count } találat
sw2-table-odds-destroy = Várható sérülés: { $damage }. Az elpusztítás esélye: { $chance }; hátralévő élet: { $life }.
sw2-table-odds-short = Várható sérülés: { $damage }. Az elpusztítás esélye: { $chance }
sw2-table-log-rolled = { $card-The } ({ $from }) megtámadja { $target-acc } ({ $to }). Találat: { $count }.
sw2-table-log-rolled-who = { $card-The } megtámadja { $target-acc }.
sw2-table-log-threw = { $card-The } ({ $square }) dob.
sw2-table-standing = hátralévő élet: { $life }
sw2-table-move-back = Vissza ide: { $from } (mozgásnak számít)
