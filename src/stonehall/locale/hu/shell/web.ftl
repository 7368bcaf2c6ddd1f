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

## How strong the computers are

web-cards = Kártyák
web-ladder = Milyen erősek?
web-ladder-lead = Mérve, nem ígérve. A sávok 95 %-os tartományok: ahol átfedik egymást, ne keress bennük sorrendet.
web-ladder-sheet = Számok CSV-ben
web-ladder-table = { $game }: ki kit ver meg
web-ladder-table-help = 100 játszmából ennyit nyer a sor az oszlop ellen
web-ladder-row-ahead = a sor vezet
web-ladder-even = legfeljebb 4 a különbség
web-ladder-column-ahead = az oszlop vezet
web-ladder-behind = Mi áll a számok mögött?
web-ladder-games = Játszmák
web-ladder-games-told = { $games }, két-két szint között { $each }, mindkét oldalról
web-ladder-decks = Paklik
web-ladder-decks-told =
    { $count ->
        [one] { $count } kész pakli
       *[other] { $count } kész pakli, felváltva
    }
web-ladder-clock = Óra
web-ladder-clock-told = rögzített gondolkodási idő, egy mag
web-ladder-zero = Viszonyítás
web-ladder-zero-told = { $level }: { $rating }
web-ladder-version = Változat
web-ladder-version-told = { $version }, { $day }
web-ladder-compare = Két játék értékszámai nem vethetők össze: az egyikben többet számít a szerencse, mint a másikban.
web-ladder-peers = Az OpenSpiel keresői annyi ideig gondolkodnak, ameddig az ellenfelük, ezért nincs saját értékszámuk. Annyit tudnak, amennyit a helyükön tudni lehet.
web-yardstick-random = Véletlen
web-yardstick-greedy = Mohó
web-yardstick-openspiel-mcts = OpenSpiel MCTS
web-yardstick-openspiel-ismcts = OpenSpiel IS-MCTS

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

web-clock = Óra
web-clock-off = Óra nélkül
web-clock-move = Lépésenként
web-clock-bank = Játékosonként
web-clock-off-help = Senkit sem sürget az idő; egy játszma napokig is tarthat.
web-clock-move-help = Ennyi idő jut egy döntésre. Akinek lejár az ideje, veszít.
web-clock-bank-help = Ennyi idő jut az egész játszmára, és minden kör után jár még egy kevés. Akinek lejár az ideje, veszít.
web-clock-seconds = Másodperc lépésenként
web-clock-minutes = Perc játékosonként
web-clock-increment = Hozzáadott másodperc körönként
web-clock-move-words = { $time } lépésenként
web-clock-bank-increment-words = { $time } + { $increment } mp
web-minutes = { $count } perc
web-seconds = { $count } mp

## A new table

web-new-table = Új asztal
web-new-table-lead = Válaszd ki, ki mivel játszik, és hogy mások is megtalálhatják-e az asztalt.
web-game = Játék
web-form = Variáció
web-teams = Oldalak
web-teams-no = Mindenki magáért
web-teams-yes = Két kétfős csapat
web-teams-help = Dél és Nyugat együtt játszik Észak és Kelet ellen.
web-players = Játékosok
web-players-count = { $count } játékos
web-same-deck = Két helynek ugyanaz a paklija.
web-lone = Egyedül játszik
web-lone-help = Ennek az oldalnak mindkét helyén ugyanaz a játékos ül, és mindkettővel külön kört játszik.
web-seat-with = Ugyanaz játszik itt, aki ezen a helyen: { $seat }.
web-seat-player = Ki játszik itt
web-player-me = Te
web-player-open = Szabad
web-player-bot = Gép
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
web-visibility = Ki találhatja meg
web-visibility-link = Csak linkkel
web-visibility-public = Bárki
web-visibility-link-help = Kapsz egy linket, amelyet elküldhetsz egy barátodnak.
web-visibility-public-help = Az asztal megjelenik az előcsarnokban; bárki csatlakozhat, és bárki nézheti.
web-taking-back = Visszavonás
web-serious = Mint az asztalnál
web-serious-help = A visszavonás megáll a kockadobás, a húzás és minden felfedett dolog előtt.
web-practice = Gyakorlás
web-practice-help = Bármi visszavonható, a dobás és a húzás is. A játszmát megjelöljük, és sehol sem számít.
web-open-table = Asztal nyitása
web-deck-missing = { $seat } paklija még nincs kész.
web-text-usual = A játéké
web-text-own = Saját
web-text-choose = Fájlok kiválasztása
web-text-drop = Egy vagy több szövegfájl; ide is húzhatod őket.
web-text-checking = Ellenőrzés …
web-text-good = „{ $title }” játszható.
web-text-missing = A saját fájljaid még nincsenek kész.
web-text-untitled = névtelen
web-text-named = { $setting }: { $title }
web-text-brought = Ezt a készletet az asztal gazdája hozta; eltér a játékétól.
web-bad-number = Add meg a játékidőt.

## About

web-about = A Stonehallról
web-about-lead = Csendes hely taktikai társasjátékokhoz, pontos szabályokkal és becsületes kockákkal.
web-about-fan = Nem hivatalos rajongói projekt
web-about-fan-text = A Stonehallt játékosok készítik játékosoknak. Nem áll kapcsolatban a játékok kiadóival és szerzőivel; ők nem hagyták jóvá, és nem támogatják. A játékok neve a tulajdonosaiké. Itt minden szöveg, keret és rajz a miénk, kivéve az alább megnevezett ikonokat és betűtípusokat.
web-about-keys = Billentyűzettel
web-about-keys-text = A Tab és a nyílbillentyűk segítségével minden elérhető. Az Enter választ, az Escape bezár vagy visszavonja a választást.
web-about-icons = Ikonok
web-about-icons-text = A pajzsok és a kártyák címerképei a game-icons.net oldalról származnak. Lorc, Delapouite és más közreműködők rajzolták őket, licencük: Creative Commons Attribution 3.0. Mi átszíneztük és körbevágtuk őket.
web-about-icons-site = game-icons.net
web-about-icons-licence = A CC BY 3.0 licenc
web-about-icons-list = Felhasznált ikonok: { $count }
web-about-by = rajzolta: { $author }
web-about-by-contributor = rajzolta: a game-icons.net egyik közreműködője
web-about-fonts = Betűtípusok
web-about-fonts-text = Az Inter, az Alegreya és a Cinzel betűtípust a SIL Open Font License szerint használjuk.
web-about-font-licence = Licenc: { $font }
web-about-privacy = Amit megőrzünk
web-about-privacy-text = A szerver a játszmáidat és a választott nevedet őrzi meg. Egy sütiből tudja, ki vagy; a beállításaid ezen az eszközön maradnak. Nincs reklám, és senki sem figyeli, mit csinálsz.
