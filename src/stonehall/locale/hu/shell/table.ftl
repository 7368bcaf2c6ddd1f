### The table: board, prompt bar, hand, log, chat and what surrounds them.
### Numbers and their nouns are joined by no-break spaces; names from outside never take an ending.

table-title = Asztal
table-tab-yours = Te következel · { $game }
table-tab-theirs = { $player } következik · { $game }
table-tab-open = Várakozás · { $game }
table-tab-over = Vége · { $game }
table-notify = Te következel
table-notify-against = { $game }, { $players } ellen
table-turn = { $turn }. kör
table-turn-of = { $turn }. kör · { $player }
table-uses-left = Maradt: { $count }
table-players = Játékosok és napló
table-pointed = A kártya, amelyre mutatsz
table-you = te
table-away = távol
table-left = kiszállt a játszmából

## The board in sentences

table-cell-empty = { $square }, üres.
table-cell-yours = A tiéd.
table-cell-theirs = Irányítja: { $player }.
table-cell-pick = Kiválaszthatod.
table-cell-picked = Kiválasztva.
table-cell-target = Kiválaszthatod célpontnak.
table-cell-space = Kiválaszthatod ezt a mezőt.

## The prompt bar

table-prompt = Teendő
table-pick-card = { $card }:
    .then = válaszd újra a megerősítéshez.
table-pick-use = { $ability }:
table-pick-use-then = a használatához válaszd újra, ki él vele: { $card }.
table-nothing-to-choose = Nincs miből választani.
table-lone-end = Itt már nincs mit tenned. Tovább: „{ $end }”.
table-picked = { $name }:
table-picked-then = válaszd ki, mi következzen.
table-back = Vissza
table-confirm = Koppints még egyszer a végrehajtáshoz.
    .button = Megerősítés
table-warned = Ha mégis ezt akarod, válaszd ki még egyszer.
    .button = Mégis megteszem
    .end = Mégis befejezem
table-track-to = Minden fázis befejezése eddig: { $name }
table-end-key = Billentyű: { $key }. A kör hátralévő része egyszerre: { $all }
table-thinking = { $player } gondolkodik
table-watching = Nézőként vagy itt.
table-held =
    { $count ->
        [0] Itt megállítottad. Azóta nem történt semmi.
       *[other] Itt megállítottad. Azóta { $count } lépés történt.
    }
table-awaited-away = { $player } nincs az asztalnál. A játszma megvárja.
table-read-card = A kártya elolvasása
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
table-undo = Visszavonás
table-undo-ask = Visszavonás kérése
table-hint = Tipp
table-hint-help = Mit tenne itt egy jó játékos? Billentyű: { $key }
table-hint-thinking = A gép jó lépést keres
table-hint-says = Tipp: { $play }.
table-hint-other = Másik tipp: { $play }.
table-hint-behind =
    { $how ->
        [even] Nagyjából olyan jó, mint az első.
        [little] Kicsit rosszabb az elsőnél.
       *[clear] Jóval rosszabb az elsőnél.
    }
table-hint-brings = A kör végéig: { $changes }.
table-hint-play = Lépés megtétele
table-hint-next = Másik tipp
table-record = Jegyzőkönyv letöltése
table-new = Új asztal
table-rematch = Visszavágó
table-to-rematch = A következő játszmához
table-withdraw = Visszavonom
table-practice-over = Gyakorló játszma volt: sehol sem számít.

## Proposals

table-accept = Elfogadás
table-decline = Elutasítás
table-asks-undo = { $player } visszavonná az utolsó lépést.
table-asks-draw = { $player } döntetlent ajánl.
table-asks-pause = { $player } szünetet kér.
table-asks-resume = { $player } folytatná a játszmát.
table-asks-rematch = { $player } visszavágót kér, cserélt oldalakkal.
table-asks-concede = { $player } feladná a játszmát. Ha beleegyezel, az oldalatok veszít.
table-wished-undo = Kérted az utolsó lépésed visszavonását.
table-wished-draw = Döntetlent ajánlottál.
table-wished-pause = Szünetet kértél.
table-wished-resume = Kérted a folytatást.
table-wished-rematch = Visszavágót kértél.
table-wished-concede = Megkérdezted a társadat, feladjátok-e.

## Players and cards

table-hand-label = A kezedben
table-tray-label = Választható kártyák
table-card-can = Kiválaszthatod.
table-no-cards = Itt nincs kártya.
table-discard-pile = Dobópakli
table-choose = Kiválasztás
table-choose-card = Kiválasztás: { $card }
table-close = Bezárás
# A label under a narrow bar: a plain space, so that it may wrap.

## Log and chat

table-log-and-chat = Napló és csevegés
table-log = Napló
table-log-more = Részletek
table-chat = Csevegés
table-chat-empty = Még nincs üzenet.
table-chat-new = Új üzenetek
table-chat-text = Írj valamit
table-chat-team = Csak a csapatnak
table-chat-team-mark = csapat
table-send = Küldés
table-mute = Mások üzeneteinek elrejtése

## Rules and results

table-result = Eredmény
table-winner = Győztes
table-rule = { $rule } szabály
table-rule-open = Megnyitás a szabályokban
table-rule-missing = Ehhez a szabályhoz még nincs szöveg.
table-keywords = Kulcsszavak:

## What others play, and the last turn again

table-shown-keep = { $card }: maradjon látható
table-shown-close = { $card }: bezárás
table-again = Az előző kör újrajátszása
table-again-now = Újra:
table-again-stop = Leállítás
table-again-none = Még nincs befejezett kör.
replay-play-on = Folytatás innen
replay-your-part = Az oldalad
replay-begin = Kezdés
replay-origin = Visszajátszásból indult
replay-origin-file = Fájlból vagy állásból
table-replay = A játszma visszajátszása

## Around the game

table-help = Súgó
table-offer-draw = Döntetlen ajánlása
table-draw-question = Ha az ellenfeled elfogadja, a játszma győztes nélkül ér véget.
table-pause = Szünet
table-resume = Folytatás
table-concede = Feladás
table-concede-game = Feladod: a másik oldal nyer, és a játszma véget ér.
table-concede-ask = Megkérdezzük a társadat. Ha beleegyezik, az oldalatok veszített.
table-concede-out = Kiszállsz a játszmából, és utolsó leszel. A többiek nélküled folytatják; visszatérni nem lehet.
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
table-send-link = Küldés
table-link-only-here = Ez a cím csak ezen a gépen működik. Ha otthon másokkal is játszanál, --host 0.0.0.0 kapcsolóval indítsd el a szervert.
table-link-code = A link QR-kódja
table-link-code-help = Irányítsd rá a telefonod kameráját.
table-seat = Hely
table-join = Leülés és játék
table-close-table = Asztal bezárása
table-closed = Ez az asztal bezárt

## Help

table-help-pointer = Ami választható, az világít. Válassz egy kártyát vagy egységet, majd egy kiemelt mezőt vagy célpontot; oda is húzhatod.
table-help-card = Mutass egy kártyára, hogy elolvasd. Érintőképernyőn koppints rá, majd a mellette megjelenő i betűre, vagy tartsd rajta az ujjad.
table-help-why = Ha olyat választasz, ami nem világít, megtudod, melyik szabály nem engedi.
table-help-rules = A játék szabályai
table-help-keys = Billentyűk
table-key-arrows = Váltás a mezők között
table-key-tab = Ugrás a következő választható mezőre
table-key-enter = Választás, majd lépés
table-key-escape = A választás elvetése
table-key-hand = A kezedben lévő lapok, amíg választhatók
table-key-numbers = Az utasítássáv gombjai
table-key-decline = A felajánlott lehetőség kihagyása
table-key-end = Fázis befejezése
table-key-rest = A kör hátralévő részének befejezése
table-key-undo = Visszavonás
table-key-hint = Tipp kérése, majd egy másiké
table-key-inspect = Kártyanézet
table-key-help = Ez a súgó

## A game that the browser has no drawing of

table-plain-board = Lehetőségek
table-plain-help = Ennek a játéknak még nincs saját táblája. Minden, amit tehetsz, gombként jelenik meg.
