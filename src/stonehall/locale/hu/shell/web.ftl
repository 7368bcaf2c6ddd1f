### The pages around the table: the hall, a new table, about.
### Numbers and their nouns are joined by no-break spaces; names from outside never take an ending.

web-title = Stonehall
web-page-title = { $page } – Stonehall

## The bar and its dialogs

web-skip = Ugrás a tartalomhoz
web-home-link = Stonehall, az előcsarnokba
web-navigation = Oldalak
web-nav-play = Játék
web-nav-learn = Tanulás
web-rules = Szabályok
web-cards = Kártyák
web-exercises = Feladványok
web-nav-lab = Labor
web-nav-about = Névjegy
web-menu = Menü
web-close = Bezárás
web-search-clear = A keresés törlése
web-cancel = Mégse
web-done = Kész
web-change = Módosítás
web-language = Nyelv
web-switch-theme = Váltás sötét és világos között
web-settings = Beállítások
web-theme = Téma
web-theme-auto = Eszköz szerint
web-theme-dark = Sötét
web-theme-light = Világos
web-motion = Animációk
web-motion-slow = Lassú
web-motion-normal = Normál
web-motion-fast = Gyors
web-motion-off = Ki
web-sound = Hang
web-sound-volume = Figurák, kártyák, kockák
web-sound-bell = Te következel, vége
web-notify = Értesítés, amikor én következem
web-notify-help = Csak akkor szól, ha éppen mást nézel. Azt mondja meg, melyik játszmában és ki ellen.
web-notify-denied = Ennek a böngészőnek megtiltották, hogy itt értesítést küldjön. Az oldal engedélyeinél megváltoztathatod.
web-notify-insecure = A böngészők csak biztonságos (https) címen küldenek értesítést, vagy azon a gépen, amelyen a szerver fut.
web-answers = A gép lépései
web-answers-calm = Követhető tempóban
web-answers-brisk = Azonnal
web-answers-help = A következő játszmától.
web-hints = Tippek a gép ellen
web-hints-never = Soha
web-hints-ask = Ha kérem
web-hints-always = Mindig
web-confirm-touch = Lépések megerősítése érintőképernyőn
web-confirm-touch-help = A lépés csak még egy koppintás után történik meg.
web-guest = Vendég { $number }
web-change-name = Név módosítása
web-name = A neved
web-name-help = Azok látják, akik veled egy asztalnál ülnek. A szerver a játszmáiddal együtt őrzi meg.
web-keep-name = Név mentése
web-log-out = Kijelentkezés
web-log-out-text = Csak ez a böngésző tudja, ki vagy: jelszó nincs. Ha kijelentkezel, senki sem tud visszatérni a nevedhez és a játszmáidhoz, te magad sem.
web-log-out-yes = Kijelentkezem, felejtsetek el

## Waiting and trouble

web-loading = Egy pillanat…
web-part-missing = Az oldal egy részét nem sikerült betölteni. A játszmáid biztonságban vannak a szerveren.
web-language-missing = Ezt a nyelvet nem sikerült betölteni: { $language }.
web-tries-again = Az oldal magától újra próbálkozik.
web-try-again = Újra
web-unreachable = A szerver nem érhető el. A játszmáid ott megmaradnak.
web-server-trouble = Hiba történt a szerveren. A játszmáid megmaradnak; próbáld újra.
web-problem-with-rule = { $problem } (szabály: { $rule })
web-not-found = Nincs ilyen oldal
web-not-found-help = Lehet, hogy elírás van a címben, vagy az oldal máshová került.
web-to-the-hall = Az előcsarnokba

## The hall: take your seat

web-take-seat = Ülj le az asztalhoz
web-take-seat-lead = Nem kell hozzá fiók. A játszmád akkor is megmarad, ha bezárod az oldalt.
web-games = Játékok
web-your-game = A játszmád
web-your-deck = A paklid
web-opponent = Ellenfél
web-opponent-deck = Az ellenfél paklija
web-any-deck = Bármelyik pakli
web-computer = Gép
web-computer-level = A gép erőssége
web-level-page = Apród
    .play = Játék az apród ellen
web-level-squire = Fegyverhordozó
    .play = Játék a fegyverhordozó ellen
web-level-knight = Lovag
    .play = Játék a lovag ellen
web-level-steward = Udvarmester
    .play = Játék az udvarmester ellen
web-style-page = Az első jónak látszó lépést választja, a jobbat nem veszi észre.
web-style-squire = Néhány jó lépést hasonlít össze, a kockákkal együtt, de csak egyet előre.
web-style-knight = Végiggondolja, mit tehet, amíg ő van soron, de a válaszodra nem számít.
web-style-steward = Újra meg újra végiggondolja, mit tehet, amíg biztos nem lesz a dolgában.
web-level-number = { $level }. szint
web-thinks = Gondolkodási idő
web-thinks-at-most = legfeljebb { $seconds } mp
web-opponents = Válassz ellenfelet
web-watch-itself = Játék önmaga ellen
web-rating = Értékszám
web-not-measured = még nincs megmérve
web-interval = { $low } és { $high } százalék között
web-how-measured = Hogyan mérjük az erőt
web-gentler = Gyengébb ellenfél
web-stronger = Erősebb ellenfél
web-against-computer = gép: { $level }
web-play-computer = Játék gép ellen
web-invite = Barát meghívása
web-both-sides = Mindkét oldal ezen az eszközön
web-two-computers = Gép gép ellen

## The hall: tables

web-your-games = Játszmáid
web-all = Mind ({ $count })
web-fewer = Kevesebb
web-more = Továbbiak
web-no-games = Még nincs játszmád.
web-no-games-help = Itt látod majd a játszmáidat, és bármikor folytathatod őket.
web-turn = { $turn }. kör
web-stage-open = Ellenfélre vár
web-stage-over = A játszma véget ért
web-open-until = Nyitva eddig: { $time }
web-result-won = Nyertél
web-result-lost = Vesztettél
web-result-draw = Döntetlen
web-result-seen = Győztes: { $players }
web-stage-broken = Ez az asztal nem nyitható meg
web-paused = Az óra áll
web-waiting = Mások lépésére vársz
web-open-tables = Nyitott asztalok
web-create-table = Asztal nyitása
web-no-open-tables = Nincs nyitott asztal.
web-no-open-tables-help = Nyiss egyet, vagy játssz gép ellen.
web-nobody-yet = Még senki
web-open-seat = Szabad hely
web-join = Csatlakozás
web-join-table-of = Csatlakozás az asztalhoz: { $name }
web-sit-down = Leülés
web-watch = Nézőtér
web-watching = { $count } néző

## Clocks

web-clock-off = Óra nélkül
web-clock-move-words = { $time } lépésenként
web-clock-bank-increment-words = { $time } + { $increment } mp
web-minutes = { $count } perc
web-seconds = { $count } mp

## A new table

web-form = Variáció
web-teams-yes = Két kétfős csapat
web-players = Játékosok
web-players-count = { $count } játékos
web-lone-help = Ennek az oldalnak mindkét helyén ugyanaz a játékos ül, és mindkettővel külön kört játszik.
web-open-help = Aki elsőként csatlakozik, maga választ paklit.
web-deck = Pakli
web-choose-deck = Válassz paklit
web-deck-kind = A pakli fajtája
web-deck-ready = Kész pakli
web-deck-own = Saját pakli
build-decks = Pakliépítés
build-unnamed = Saját pakli
web-deck-text = A pakli, soronként egy kártya
web-deck-help = Írj vagy illessz be egy paklit; gépelés közben ellenőrizzük.
web-deck-legal = Ez a pakli szabályos.
web-taking-back = Visszavonás
web-serious = Mint az asztalnál
web-serious-help = A visszavonás megáll a kockadobás, a húzás és minden felfedett dolog előtt.
web-practice = Gyakorlás
web-practice-help = Bármi visszavonható, a dobás és a húzás is. A játszmát megjelöljük, és sehol sem számít.
web-text-untitled = névtelen
web-text-named = { $setting }: { $title }
web-text-brought = Ezt a készletet az asztal gazdája hozta; eltér a játékétól.

## Said at tables and elsewhere

table-copy = Link másolása
table-copied = Másolva
table-not-copied = A böngésző nem engedte a másolást. A link ki van jelölve: másold a Ctrl+C billentyűkkel, vagy tartsd rajta az ujjad.
table-percent = { $percent }%
table-loading = Előkészítjük az asztalt…
replay-of = Visszajátszás: { $players }
replay-title = Visszajátszás
rules-copied = A link másolva
rules-not-copied = A böngésző nem engedte a másolást. A cím a címsorban áll.
