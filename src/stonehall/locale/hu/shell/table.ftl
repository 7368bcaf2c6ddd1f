### The table: board, prompt bar, hand, log, chat and what surrounds them.
### Numbers and their nouns are joined by no-break spaces; names from outside never take an ending.

table-title = Asztal
table-turn = { $turn }. kör
table-turn-of = { $turn }. kör · { $player }
table-phases = A kör fázisai
table-uses-left = Hátralévő: { $count }
table-players = Játékosok és napló
table-pointed = A kártya, amelyre mutatsz
table-you = te
table-away = távol

## The board in sentences

table-board = Csatatér
table-cell-empty = { $square }, üres.
table-cell-piece = { $square }, { $card }. { $kind }.
table-cell-yours = A tiéd.
table-cell-theirs = Irányítja: { $player }.
table-cell-strength = Erő: { $strength }. { $attack }.
table-cell-life = Élet: { $life }, teljes élet: { $full }.
table-cell-boosts = { $count } töltet.
table-cell-moved = Már mozgott.
table-cell-attacked = Már támadott.
table-cell-pick = Kiválaszthatod.
table-cell-picked = Kiválasztva.
table-cell-target = Kiválaszthatod célpontnak.
table-cell-space = Kiválaszthatod ezt a mezőt.
table-cell-odds = Az elpusztítás esélye: { $chance }.

## The prompt bar

table-prompt = Teendő
table-pick-summon = { $card } megidézése:
    .then = válassz egy megjelölt mezőt.
table-pick-build = { $card } megépítése:
    .then = válassz egy megjelölt mezőt.
table-pick-move = { $card } mozog:
    .then = válassz egy megjelölt mezőt.
table-pick-attack = { $card } támad:
    .then = válassz egy megjelölt célpontot.
table-pick-play = { $card }:
    .then = válaszd újra a kijátszáshoz.
table-pick-discard = { $card }:
    .then = válaszd újra, hogy eldobd mágiapontért.
table-pick-card = { $card }:
    .then = válaszd újra a megerősítéshez.
table-pick-any = { $card }:
    .then = válassz egy megjelölt mezőt vagy célpontot.
table-confirm = Koppints még egyszer a végrehajtáshoz.
    .button = Megerősítés
table-reason = { $reason } (szabály: { $rule })
table-thinking = { $player } gondolkodik
table-pending = A lépésed még úton van a szerver felé
table-lost =
    { $seconds ->
        [0] Megszakadt a kapcsolat. A játszmád megmarad. Újrapróbáljuk.
       *[other] Megszakadt a kapcsolat. A játszmád megmarad. Újabb próba { $seconds } mp múlva.
    }
table-unreached =
    { $seconds ->
        [0] A szerver nem érhető el. Újrapróbáljuk.
       *[other] A szerver nem érhető el. Újabb próba { $seconds } mp múlva.
    }
table-paused = A játszma szünetel. Az órák állnak.
table-hits =
    { $count ->
        [0] Nincs találat.
       *[other] { $count } találat.
    }
table-rolling = { $card } dob, célpont: { $target }.
table-undo = Visszavonás
table-undo-ask = Visszavonás kérése
table-record = Jegyzőkönyv letöltése
table-new = Új asztal
table-rematch = Visszavágó

## Proposals

table-accept = Elfogadás
table-decline = Elutasítás
table-asks-undo = { $player } visszavonná az utolsó lépést.
table-asks-draw = { $player } döntetlent ajánl.
table-asks-pause = { $player } szünetet kér.
table-asks-resume = { $player } folytatná a játszmát.
table-asks-rematch = { $player } visszavágót kér, cserélt oldalakkal.
table-wished-undo = Kérted az utolsó lépésed visszavonását.
table-wished-draw = Döntetlent ajánlottál.
table-wished-pause = Szünetet kértél.
table-wished-resume = Kérted a folytatást.
table-wished-rematch = Visszavágót kértél.

## Players and cards

table-draw = húzó
table-discard = dobó
table-hand = kéz
table-hand-label = A kezedben
table-tray-label = Választható kártyák
table-card-can = Kiválaszthatod.
table-no-cards = Itt nincs kártya.
table-now = Most itt: { $square }
table-on = Mező: { $square } · { $player }
table-life-of = { $life } / { $full }
table-life-left = { $life } / { $full } élet
table-printed = a kártyán: { $strength }
table-choose = Kiválasztás
table-choose-card = Kiválasztás: { $card }
table-attack-with = { $card } támad
table-close = Bezárás
table-help-boost = Jelző egy kártyán. Önmagában nem csinál semmit; képességek számolják vagy költik el.
table-help-melee = Szomszédos kártyákat támad.
table-help-ranged = Legfeljebb 3 mező távolságra lévő kártyákat támad, szabad egyenes vonalban.
table-dice = { $count } kocka
table-percent = { $percent }%
table-odds-title = { $card } → { $target }
# A label under a narrow bar: a plain space, so that it may wrap.
table-odds-hits = { $count } találat
table-odds-destroy = Az elpusztítás esélye { $chance }; hátralévő élet: { $life }.
table-odds-short = Az elpusztítás esélye { $chance }

## Log and chat

table-talk = Napló és csevegés
table-log = Napló
table-log-rolled = { $card } ({ $from }) támad, célpont: { $target } ({ $to }). Találat: { $count }.
table-log-rolled-who = { $card } támad, célpont: { $target }.
table-log-threw = { $card } ({ $square }) dob.
table-chat = Csevegés
table-chat-empty = Még nincs üzenet.
table-chat-new = Új üzenetek
table-chat-text = Írj valamit
table-send = Küldés
table-mute = Mások üzeneteinek elrejtése

## Around the game

table-help = Súgó
table-offer-draw = Döntetlen ajánlása
table-draw-question = Ha az ellenfeled elfogadja, a játszma győztes nélkül ér véget.
table-pause = Szünet
table-resume = Folytatás
table-concede = Feladás
table-concede-question = Feladod ezt a játszmát; az ellenfeled győz.
table-cancel = Tovább játszom
table-missing = Nincs ilyen asztal
table-missing-help = Lehet, hogy elírás van a linkben.

## A shared device

table-pass-device = Add át az eszközt – { $player } következik
table-pass-device-why = A lapok akkor jelennek meg, amikor a megfelelő játékos készen áll.
table-ready = { $player } vagyok

## Waiting for somebody

table-waiting = Várjuk az ellenfeledet
table-waiting-help = A játszma elindul, amint valaki leül. Nyugodtan elhagyhatod ezt az oldalt, és később visszajöhetsz.
table-take-seat = Ülj le a szabad helyre
table-share = Hívj meg valakit
table-share-help = Küldd el ezt a linket. Aki megnyitja, leülhet a szabad helyre.
table-link = Link ehhez az asztalhoz
table-copy = Link másolása
table-copied = Másolva
table-seat = Hely
table-choose-deck =
    { $game ->
        [tash-kalar] Válassz iskolát
       *[other] Válassz paklit
    }
table-join = Leülés és játék

## Help

table-help-pointer = Ami választható, az világít. Válassz egy kártyát vagy egységet, majd egy megjelölt mezőt vagy célpontot; oda is húzhatod.
table-help-card = Mutass egy kártyára, hogy elolvasd. Érintőképernyőn tartsd rajta az ujjad.
table-help-why = Ha olyat választasz, ami nem világít, megtudod, melyik szabály tiltja.
table-help-keys = Billentyűk
table-key-arrows = Váltás a mezők között
table-key-enter = Választás, majd lépés
table-key-escape = A választás visszavonása
table-key-numbers = Az utasítássáv gombjai
table-key-decline = A felajánlott lehetőség kihagyása
table-key-end = Fázis befejezése
table-key-undo = Visszavonás
table-key-inspect = Kártyanézet
table-key-help = Ez a súgó

## Tash-Kalar

table-tk-arena = Aréna
table-tk-turn-steps = A kör lépései
table-tk-action = { $number }. akció
table-tk-claim = Feladat teljesítése
table-tk-score = Pontozás
table-tk-draw = Húzás
table-tk-cell-piece = { $square }, { $rank } jelző.
table-tk-cell-red = Piros mező.
table-tk-cell-green = Zöld mező.
table-tk-cell-gateway = Ez az Átjáró.
table-tk-cell-changed = Az utolsó kör megváltoztatta.
table-tk-cell-serves = Ehhez jó: { $cards }.
table-tk-picked = Jelző ({ $square })
table-tk-pick-summon = { $card } megidézése:
    .then = válassz egy megjelölt mezőt.
table-tk-pick-nowhere = { $card } most sehová sem illik:
    .then = csak eldobni lehet.
table-tk-pick-which = { $card }:
    .then = válaszd ki, mi legyen vele.
table-tk-pick-piece = { $card }:
    .then = válassz egy megjelölt mezőt.
table-tk-serves = ezekhez jó: { $cards }.
table-tk-last-turn = Ez az utolsó köröd.
table-tk-points = pont
table-tk-your-team = a te csapatod
table-tk-team = csapat: { $player }
table-tk-discs = korong
table-tk-discs-left = Korongok a készletben
table-tk-legendary = legenda
table-tk-legendary-left = Legendás jelzők a készletben
table-tk-deck = pakli
table-tk-deck-left = Teremtmények a pakliban
table-tk-lost = Elvesztve ebben a körben
table-tk-improvise = tőle még lehet kölcsönözni
table-tk-kept = Egy jelző van rajta
table-tk-part-pieces = Jelzők
table-tk-part-upgraded = Felfejlesztett jelzők
table-tk-part-heroic = Hősi jelzők
table-tk-part-legendary = Legendás jelzők
table-tk-part-beings = Teremtmények
table-tk-part-red = Piros mezőkön
table-tk-part-green = Zöld mezőkön
table-tk-legends = legenda
table-tk-legends-left = Legendák a pakliban; az eldobottak megnézhetők
table-tk-flares = felvillanás
table-tk-flares-left = Felvillanások a pakliban; az eldobottak megnézhetők
table-tk-tasks = Feladatok, körönként egy
table-tk-fulfilled = Teljesült
table-tk-next = Következő:
table-tk-behind = Ennyivel van többjük vagy kevesebbjük, mint neked
table-tk-upgraded = Felfejlesztett jelzők
table-tk-pieces = Összes jelző
table-tk-overview = Feladatok és felvillanások
table-tk-point = Mutass a kezedben egy lapra, és meglátod, hová illik.
table-tk-fits =
    { $count ->
        [0] Most sehová sem illik.
        [one] { $count } mezőre illik.
       *[other] { $count } mezőre illik.
    }
table-tk-being = { $rank } teremtmény
table-tk-legend = Legendás lény
table-tk-flare = Felvillanás
table-tk-task = Feladat
table-tk-flare-needs = Ennyivel több kell: felfejlesztett jelző { $upper }, vagy jelző { $lower }.
