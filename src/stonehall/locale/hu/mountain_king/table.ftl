### A Hegykirály csarnokában a böngésző asztalánál: hegy, trollok, kérdéssor, játékosok.

mk-help-turn = Egy forduló négy lépésből áll: elmondhatsz egy varázslatot és aktiválhatsz egy műhelyt; trollt toborzol vagy alagutat ásol; felszentelhetsz egy nagytermet; kordékkal szobrokat mozgathatsz. A lapkát tedd a hegyre, forgasd (R) vagy tükrözd (F), aztán áss.

## A hegy

mk-table-mountain = A hegy
mk-table-show = Mutasd
mk-table-small-map = Az egész hegy
mk-table-zoom-in = Közelebb
mk-table-zoom-out = Távolabb
mk-table-cell = { $square }, { $level }. szint.
mk-table-cell-heart = { $square }, a hegy szíve.
mk-table-cell-tunnel = Alagút.
mk-table-cell-gate = Kapu.
mk-table-cell-anchor = Üres horgony.
mk-table-cell-altar = Oltár.
mk-table-cell-pedestal = Talapzat, klán: { $clan }.
mk-table-cell-rubble = Romterület.
mk-table-cell-buried = Itt rejlik: { $resource }.
mk-table-cell-site = Műhely helye.
mk-table-cell-workshop = Műhely: { $workshop }, nyitott bejáratok: { $count }.
mk-table-cell-statue = Szobor, klán: { $clan }.

## A forduló

mk-table-turn-steps = A forduló lépései
mk-table-step-spell = Varázslat és műhely
mk-table-step-dig = Toborzás vagy ásás
mk-table-step-hall = Nagyterem
mk-table-step-move = Szobrok mozgatása
mk-table-turns-left =
    { $count ->
        [one] Utolsó forduló
       *[other] Még { $count } forduló
    }

## Lapkák lerakása

mk-table-grip = A lapka mozgatása
mk-table-turn = Forgatás
mk-table-flip = Tükrözés
mk-table-dig = Ásás
mk-table-lay = Ide kerüljön
mk-table-dig-here = Itt ásol?
mk-table-lay-here = Ide kerüljön a terem?
mk-table-not-here = Ide nem.
mk-table-outside = A lapkának egészben a hegyen kell feküdnie.
mk-table-counted = { $count } × { $resource }
mk-table-costs = Ára: { $cost }.
mk-table-brings = Megbecsülés: +{ $count }.
mk-table-hall-later = Ha szobor áll az oltárán, { $count } megbecsülést ér.
mk-table-finds = Zsákmányod: { $finds }.
mk-table-finds-statue = szobor ({ $clan })
mk-table-honor = +{ $count }
mk-table-pick-mineral = Ásás: { $shape }.
    .then = Melyik ásvánnyal fizetsz? Minél ritkább, annál több megbecsülést hoz.
mk-table-pick-place = Válassz egy kiemelt helyet.
mk-table-pick-resource = Négy erőforrásodért egyet kapsz. Melyiket kéred?

## Trollok

mk-table-horde = A horda
mk-table-horde-costs = soronként 0 · 2 · 5 érme
mk-table-horde-troll = { $card }. Fizetendő érmék: { $cost }. Rajta fekvő megvesztegetés: { $bribes }.
mk-table-bribes =
    { $count ->
        [0] Nem kell megvesztegetés.
       *[other] Megvesztegetés: { $count } érme.
    }
mk-table-your-trolls = Trolljaid
mk-table-trolls-count = { $count } troll a 10-ből
mk-table-troll-kind = klán: { $clan }, { $level ->
    [0] kezdő troll
   *[other] { $level }. szint
}
mk-table-lower = Azonnal jár érte:
mk-table-slot-troll = { $slot } hely: { $card }.
mk-table-slot-free = { $slot } hely, szabad.
mk-table-slot-tokens = Erőforrások rajta: { $count }.
mk-table-tokens = { $count } erőforrást termel.
mk-table-gain = { $count } erőforrás
mk-table-coming = megtelik
mk-table-passed = már foglalt
mk-table-cascade = Az újonc dolgozik először, aztán az alatta álló kettő, majd akik még lejjebb állnak. Minden üres szimbólumra egy erőforrás kerül, a foglaltra semmi.
mk-table-wasted =
    { $count ->
        [one] Egy szimbólum már foglalt, és nem termel: ha előbb elköltöd az erőforrását, semmi sem vész el.
       *[other] { $count } szimbólum már foglalt, és nem termel: ha előbb elköltöd az erőforrásaikat, semmi sem vész el.
    }
mk-table-place = { $row }. sor, { $place }. hely
mk-table-place-here = Ide álljon: { $card }?
mk-table-seat = Ide álljon
mk-table-point = Egy troll annyi érmébe kerül, ahány troll van alatta. Az érmék rajtuk maradnak: azé lesznek, aki őket toborozza.

## Ami közös

mk-table-tunnels = Alagutak
mk-table-stack = { $shape }, maradt: { $count }
mk-table-tabs = Az asztal részei
mk-table-tab-mountain = Hegy
mk-table-tab-trolls = Trollok
mk-table-tab-halls = Termek, varázslatok
mk-table-spellbook = Varázskönyv, egy rúna darabja
mk-table-runes = Rúnák rajta: { $count }
mk-table-halls = Nagytermek
mk-table-halls-worth = szobor nélkül / szoborral
mk-table-pedestal-track = Talapzatok
mk-table-score = Megbecsülés
mk-table-category-tunnels = Alagutak
mk-table-category-pedestals = Talapzatok
mk-table-category-statues = Szobrok
mk-table-category-halls = Nagytermek
mk-table-category-leftovers = Maradék
mk-table-category-coronation = Koronázás
mk-table-total = Megbecsülés
mk-table-end-crowned = Két trolltanács is teljes lett, ezután mindenkinek még két fordulója volt.
mk-table-purse = Erőforrások
mk-table-owned = { $resource }: { $count }, ebből a raktárban: { $stored }
mk-table-own-pedestals = Talapzatok a raktárban
mk-table-team = { $player } csapata
mk-table-first = ő kezdi a köröket
