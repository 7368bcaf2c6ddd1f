### What the server answers when something cannot be done.
### Numbers and their nouns are joined by no-break spaces; names from outside never take an ending.

## Refused

refused-stale = A játszma közben továbbment.
refused-illegal = Ez a lépés most nem lehetséges.
refused-not-your-turn = Most nem te jössz.
refused-not-your-seat = Nincs helyed ennél az asztalnál.
refused-not-started = A játszma még nem kezdődött el.
refused-over = A játszma véget ért.
refused-not-over = A játszma még nem ért véget.
refused-paused = A játszma szünetel.
refused-not-paused = A játszma nem szünetel.
refused-nothing-to-undo = Nincs mit visszavonni.
refused-cannot-undo = Azóta kocka vagy kártya döntött, vagy más lépett: ezt már nem lehet visszavonni. Gyakorlóasztalnál lehetne.
refused-no-time-to-undo = Elhasználtad az időt, amelyet erre a döntésre kaptál, ezért már nem vonhatod vissza.
refused-no-proposal = Már nincs mire válaszolni.
refused-already-proposed = Ezt már kérted; várd meg a választ.
refused-draw-too-soon = Nemrég már ajánlottál döntetlent.
refused-not-your-proposal = Csak az vonhatja vissza, aki kérte.
refused-rematch-open = A következő játszma már megnyílt, külön asztalnál.
refused-left-game = Már kiszálltál ebből a játszmából.
refused-not-asked = Ez a kérdés nem neked szólt.
refused-bot-declines = A gép nem fogadja el.
refused-hint-people = Tippet csak a gép elleni játszmában lehet kérni.
refused-hint-late = A játszma közben továbbment: ez a tipp elkésett.
refused-hint-busy = A gép már dolgozik egy tippen.
refused-hint-failed = Most nem sikerült tippet találni. Próbáld újra.
refused-analysis-busy = Már elemeztetsz egy másik játszmát. Várd meg, vagy állítsd le.
refused-analysis-rules = Ezt a játszmát olyan szabályokkal játszottátok, amelyek azóta megváltoztak, ezért nem elemezhető.
refused-analysis-other = Ezt az elemzést csak az állíthatja le, aki kérte.
refused-bad-chat = Egy üzenet 1–300 karakter hosszú lehet.
refused-name-length = Egy név 1–24 karakter hosszú lehet.
refused-name-signs = Ebben a névben láthatatlan jelek vannak.
refused-name-letters = Egy névben legalább egy betűnek lennie kell.
refused-name-computer = Ez a név túlságosan hasonlít egy gépi ellenfélére. Válassz másikat.
refused-name-seat = Így a helyeket és a névtelen játékosokat hívjuk. Válassz másikat.
refused-name-house = Ez a név úgy hangzik, mintha a ház nevében beszélnél. Válassz másikat.
refused-name-taken = Az asztalnál valakit már így vagy majdnem így hívnak. Válassz másik nevet.
refused-no-game = Nincs ilyen játék.
refused-no-rule = Ehhez a szabályhoz nincs szöveg.
refused-no-lesson = Nincs ilyen lecke.
refused-no-exercise = Nincs ilyen feladvány.
refused-exercise-over = Ez a próba véget ért: kezdd újra.
refused-no-language = Nincs ilyen nyelv.
refused-no-table = Nincs ilyen asztal.
refused-no-seat = Nincs ilyen hely.
refused-no-bot = Nincs ilyen gépi játékos.
refused-bad-seats = Ezt a játékot nem ennyien játsszák.
refused-bad-clock = Ezzel az órával nem lehet játszani.
refused-seat-taken = Ezt a helyet már elfoglalta valaki.
refused-table-closed = A házigazda bezárta ezt az asztalt.
refused-table-expired = Senki sem ült le időben ehhez az asztalhoz, ezért bezárult.
refused-not-host = Az asztalt csak az zárhatja be, aki nyitotta.
refused-table-begun = A játszma elkezdődött: az asztalt már nem lehet bezárni.
refused-deck = Ezzel a paklival nem lehet játszani.
refused-deck-too-long = 8000 karakternél vagy 120 sornál hosszabb paklit a szerver nem olvas be.
refused-text-too-long = 40 000 karakternél hosszabb szöveget a szerver nem olvas be.
refused-settings = A játék így nem játszható.
refused-record-hidden = A jegyzőkönyv a játszma után olvasható: minden rejtett kártyát megmutat.
refused-replay-hidden = A játszmát akkor lehet visszajátszani, ha véget ért.
refused-replay-outdated = Ezt a játszmát régebbi szabályok szerint játszották, ezért nem folytatható.
refused-no-moment = Ebben a játszmában nincs ilyen pillanat.
refused-record = Ez a jegyzőkönyv nem nyitható meg.
refused-position = Ez az állás nem játszható.
refused-table-broken = Ami ebből a játszmából megmaradt, már nem olvasható.
refused-storage = A szerver most nem tud menteni. Semmi sem változott; próbáld újra.
refused-closing = A szerver újraindul. Próbáld újra egy kis idő múlva.
refused-malformed = A szerver nem érti ezt a kérést.
refused-not-found = Itt nincs semmi.
refused-too-large = Ez több, mint amennyit a szerver egyszerre elfogad.
refused-too-fast =
    { $wait ->
        [0] Ez egyszerre egy kicsit sok volt. Várj egy pillanatot, és próbáld újra.
       *[other] Ez egyszerre egy kicsit sok volt. Próbáld újra { $wait } másodperc múlva.
    }
refused-too-many-sockets = Túl sok asztal van nálad nyitva egyszerre. Zárj be egyet, és töltsd be újra ezt az oldalt.
refused-csrf = Ez az oldal elavult. Töltsd be újra.
refused-foreign-origin = Ez a kérés egy másik webhelyről érkezett, ezért nem hajtottuk végre.
refused-wrong-host = Ez a szerver más néven érhető el.
refused-operator-only = Ez csak a szerver üzemeltetőjének szól.
refused-server-fault = Hiba történt a szerveren. Semmi sem változott; próbáld újra.

## What only the rules can say

problem-text = { $text }

## Computer opponents, from the weakest to the strongest

bot-random = Gép (könnyű)
bot-greedy = Gép (közepes)
bot-page = Apród (gép)
bot-squire = Fegyverhordozó (gép)
bot-knight = Lovag (gép)
bot-steward = Udvarmester (gép)
