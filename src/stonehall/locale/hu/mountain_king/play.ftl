### In the Hall of the Mountain King: prompts, options and the log of a game.
### Numbers and their nouns are joined by no-break spaces.

## Prompts

mk-prompt-waiting = { $player } következik.
mk-prompt-first = Ki kapja a koronát?
mk-prompt-deal = Egy troll csatlakozik a hordához.
mk-prompt-pedestal-drawn = Talapzat kerül elő a húzózsákból.
mk-prompt-turn-up = Új varázslat kerül a varázskönyvbe.
mk-prompt-workshop-drawn = Előkerül egy műhely.
mk-prompt-statues = Melyik klán szobra áll az első szoborhelyen?
mk-prompt-token = Pontjelölő kerül a talapzatsávra.
mk-prompt-draw = Kezdő troll húzása következik.
mk-prompt-gate = Válaszd ki, hová építed a kapudat. Onnan indul az első alagutad.
mk-prompt-line-up = Állíts egy kezdő trollt az első sorodba. Ami alul látszik rajta (+), azonnal a tiéd.
mk-prompt-before = Toborozz egy trollt, vagy áss egy alagutat. Előtte elmondhatsz egy varázslatot, és aktiválhatsz egy műhelyt.
mk-prompt-workshop = Mit cserélsz? Hátralévő használat: { $uses }.
mk-prompt-place = Hová álljon { $card-the }?
mk-prompt-after = Szentelj fel egy nagytermet, mozgass szobrokat, vagy fejezd be a fordulót.
mk-prompt-give = Mivel fizetsz?
mk-prompt-bribe = Mivel vesztegeted meg a trollt ({ $place })?
mk-prompt-pedestal-of-choice = Melyik talapzatot veszed ki a húzózsákból?
mk-prompt-lay-tunnel = Hová kerüljön az alagút ({ $shape })? Érjen hozzá a hálózatodhoz. Ezzel fizetsz: { $resource }.
mk-prompt-lay-hall = Hová kerüljön { $hall-the }?
mk-prompt-pedestal = Talapzatot tehetsz a horgonyra ({ $place }). A klánjának szobra ott duplán számít.
mk-prompt-found = Műhelyt alapíthatsz itt: { $place }. Fordulónként egyszer erőforrást cserélhet benne, akinek az alagútja odaér.
mk-prompt-whose-bribes = Melyik trollról veszed el a megvesztegetést?
mk-prompt-send-away = Melyik trollt küldöd el?
mk-prompt-gain = Melyik erőforrást szerzed meg?
mk-prompt-unload = Melyik erőforrás kerüljön a raktáradba?
mk-prompt-wake = Melyik trollod termeljen?
mk-prompt-swap = Melyik két szobor cseréljen helyet?
mk-prompt-lift = Melyik alagutad omoljon be?

## Options

mk-option-first = { $player } kapja a koronát
mk-option-deal = { $card-The } csatlakozik a hordához
mk-option-bag = A { $clan } klán talapzata
mk-option-turn-up = { $number }. varázslat
mk-option-workshop = { $workshop }
mk-option-statues = { $clan }
mk-option-token = Pontjelölő, értéke: { $number }
mk-option-draw = { $card }
mk-option-gate = Kapu építése: { $cell }
mk-option-line-up = Beállítás ({ $slot }): { $card }
mk-option-cast = Varázslat elmondása: { $spell }
mk-option-visit = Műhely aktiválása: { $cell }
mk-option-use = Csere: { $pay } { $paid } → { $gain } { $gained }
mk-option-unload = Raktárba: { $symbol }
mk-option-give = Fizetség: { $resource }
mk-option-gain = Szerzemény: { $resource }
mk-option-trade = Négy erőforrás cseréje egyre: { $resource }
mk-trade = Csere 4 : 1
mk-option-recruit = Toborzás: { $card }
mk-option-bribe = Megvesztegetés ezzel: { $resource }
mk-option-take = A { $clan } klán egyik talapzata
mk-option-seat = Lehelyezés: { $slot }
mk-option-rob = Megvesztegetés elvétele: { $card }
mk-option-send-away = Elküldés: { $card }
mk-option-wake = Troll: { $slot }
mk-option-swap = { $from } és { $to }
mk-option-lift = Alagút: { $cell }
mk-option-dig = Ásás ({ $resource }): { $shape }
mk-option-lay = { $cell }, { $turned }
mk-option-pedestal = Talapzat: { $clan } klán
mk-option-found = Alapítás: { $workshop }
mk-option-dedicate = Felszentelés: { $hall }
mk-option-move = Szobor mozgatása: { $from } → { $to }
mk-option-skip = Egyik sem lehetséges: tovább
mk-option-done = Kilépés a műhelyből
mk-option-pass = Nem
mk-option-end = Forduló befejezése

## Warnings

mk-warning-hall = A nagyteremben álló szobrok nem a szintjük szerint érnek pontot: ez a hely { $points } megbecsülésedbe kerül. Maga a terem a játszma végén pontozódik.
mk-warning-lift = Ha ez az alagút beomlik, { $count } mező elszakad a kapudtól. Ami elszakadt, senkié: mások is csatlakozhatnak hozzá.
mk-warning-move = Még felszentelhetnél egy nagytermet. Ha szobrot mozgatsz, ebben a fordulóban már nem teheted meg.
mk-warning-recruit = A varázslatod ebben a fordulóban csak ásáskor segít. Ha most toborzol, kárba vész.
mk-warning-dig = A varázslatod ebben a fordulóban csak megvesztegetéskor segít. Ha most ásol, kárba vész.
mk-warning-end = Még mozgathatnál szobrot kordé nélkül. Ha most befejezed a fordulót, ez elvész.

## The log

mk-log-turn = { $turn }. forduló: { $player }.
mk-log-skipped = { $player } sem toborozni, sem ásni nem tud.
mk-log-crowned = { $player } teljessé teszi a trolltanácsát, és megkapja a koronázásjelölőt (értéke: { $count }).
mk-log-last-rounds = Kezdődik a végjáték: még { $count } forduló van hátra.
mk-log-traded = { $player } négy erőforrást cserél egyre: { $resource }.
mk-log-recruited = { $player } új trollt toboroz: { $card }.
mk-log-pedestal-taken = { $player } megkapja a { $clan } klán egyik talapzatát.
mk-log-joined-horde = { $card-The } csatlakozik a hordához.
mk-log-placed = { $player } lehelyezi { $card-acc } ({ $slot }).
mk-log-cascade = { $player } lehelyezi { $card-acc } ({ $slot }). A zuhatag { $count } erőforrást hoz.
mk-log-horde = Összegyűlik a horda: { $count } troll.
mk-log-yielded = { $card-The } { $count } erőforrást termel.
mk-log-retired = { $card-The } visszavonul.
mk-log-dug = { $player } alagutat ás itt: { $cell } ({ $shape }, ásvány: { $resource }). Megbecsülés: +{ $points }.
mk-log-unearthed = { $player } kiás { $count } { $resource-acc }.
mk-log-uncovered = { $player } feltárja a { $clan } klán szobrát ({ $cell }).
mk-log-pedestal-set = { $player } leteszi a { $clan } klán talapzatát ({ $cell }). Megbecsülés: +{ $points }.
mk-log-founded = { $player } megalapítja { $workshop-the } műhelyt ({ $cell }).
mk-log-pedestal-buried = A { $clan } klán talapzata ({ $cell }) kikerül a játékból.
mk-log-dedicated = { $player } felszenteli { $hall-acc }.
mk-log-moved = { $player } mozgatja a { $clan } klán szobrát: { $from } → { $to }.
mk-log-visited = { $player } aktiválja { $workshop-the } műhelyt.
mk-log-gained = { $player } kap { $count } { $resource-acc }.
mk-log-unloaded = { $player } a raktárába tesz egy erőforrást: { $resource }.
mk-log-cast = { $player } elmondja { $spell-the } varázslatot.
mk-log-worn-out = { $spell-The } varázslat szétesik.
mk-log-turned-up = Új lap a varázskönyvben: { $spell }.
mk-log-robbed = { $player } elvesz { $count } megvesztegetést a hordából.
mk-log-sent-away = { $player } elküldi { $card-acc }.
mk-log-swapped = { $player } felcserél két szobrot: { $from } és { $to }.
mk-log-lifted = { $player } beomlasztja egy alagútját ({ $cell }).
mk-log-gate-built = { $player } kaput épít itt: { $cell }.
mk-log-drew = { $player } kihúzza { $card-acc }.
mk-log-drew-hidden = { $player } húz egy kezdő trollt.
mk-log-lined-up = { $player } beállítja { $card-acc }.
mk-log-bonus = { $player } { $card-the } alsó sorát is megkapja.

## The end

mk-outcome-won = Te vagy a Hegykirály, { $points } megbecsüléssel!
mk-outcome-lost = { $player } a Hegykirály, { $points } megbecsüléssel.
mk-outcome-seen = { $player } a Hegykirály, { $points } megbecsüléssel.
mk-outcome-two-won = Te és { $other } vagytok a Hegykirályok, { $points } megbecsüléssel!
mk-outcome-two-lost = { $player } és { $other } a Hegykirályok, { $points } megbecsüléssel.
mk-outcome-two-seen = { $player } és { $other } a Hegykirályok, { $points } megbecsüléssel.
mk-outcome-several = A győzelmen { $count } játékos osztozik, fejenként { $points } megbecsüléssel.
mk-outcome-draw = A győzelem közös.
mk-outcome-turn-limit = A játszma győztes nélkül ér véget: a fordulók száma elérte a határt.

## What a play brings by the end of the turn: parts of a sentence, after a colon

mk-change-honor-more = { $count } megbecsüléssel több
mk-change-honor-less = { $count } megbecsüléssel kevesebb
mk-change-trolls-more = { $count } trollal több
mk-change-trolls-less = { $count } trollal kevesebb
mk-change-cells-more = az alagúthálózatod { $count } mezővel nagyobb
mk-change-cells-less = az alagúthálózatod { $count } mezővel kisebb
mk-change-resources-more = { $count } erőforrással több
mk-change-resources-less = { $count } erőforrással kevesebb
