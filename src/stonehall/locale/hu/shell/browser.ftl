### A kártyák böngészője.

web-cards-of = { $game } – kártyák
cards-number = { $number }
cards-search = Név vagy szöveg
cards-game = Játék
cards-count = { $count } kártya
cards-keyword = Kulcsszó
cards-filters = Szűrők
cards-filters-on = Szűrők: { $count }
cards-clear = Szűrők törlése
cards-none = Ilyen kártya nincs
cards-none-help = Vegyél ki egy szűrőt, vagy keress kevesebb szóval!
cards-missing = Nincs ilyen kártya
cards-missing-help = Talán elírás van a címben. Itt minden kártya megtalálható.
cards-text = A kártyán
cards-keywords = Kulcsszavak
cards-rulings = Pontosítások
cards-rules = Szabályok
cards-decks = Kész paklik
cards-no-decks = Egyik kész pakliban sincs benne
cards-copies = { $count } ×
cards-previous = Előző kártya
cards-next = Következő kártya
cards-place = { $place } / { $count }
cards-link = Link másolása
cards-close = A kártya bezárása
cards-keys = Billentyűk: / keresés, a nyilak és az Enter választanak, az Escape bezár
cards-more = még { $count }
cards-part-text = Szöveg
cards-part-rules = Szabályok
cards-part-decks = Játékban

## Milyen gyakran játsszák ki, és nyernek vele

cards-results = Kijátszás és győzelem
cards-results-played = Kijátszotta
cards-results-won = Nyert vele
cards-results-held = Nyert bárhogyan
cards-results-of = { $count } / { $total }
cards-results-told = { $games } játszma alapján, amelyet gépek játszottak egymás ellen ({ $level }). Elöl: hányan játszották ki azok közül, akiknek elérhető volt. Utána: közülük hányan nyertek. Végül: hányan nyertek kijátszva vagy anélkül. Sávok: 95%-os intervallumok.
cards-results-warning = Ez azt mutatja, mi jár együtt, nem azt, mennyit ér egy kártya: aki vezet, többet tud kijátszani.
cards-results-never = { $games } játszmában, amelyet gépek játszottak egymás ellen ({ $level }), senki sem játszotta ki kézből vagy kínálatból. Az ilyen gép csak egy lépést néz előre.
cards-results-missing = A gépek { $games } összeszámolt játszmájában egyik pakliban sem volt benne.
cards-order = Sorrend
cards-order-printed = Eredeti
cards-order-played = Legtöbbet kijátszott
cards-order-won = Legtöbbször nyertes

## Paklik építése

build-title = { $game } – paklik
build-own = A paklijaid
build-own-none = Az általad épített paklik itt, ebben a böngészőben maradnak meg.
build-start = Kezdd egy kész paklival
build-empty = Kezdd csak egy idézővel
build-import = Lista beolvasása
build-import-help = Egy sor az idézőnek, majd soronként egy szám és egy név.
build-read = Beolvasás
build-name = A pakli neve
build-total = { $count } / { $size }
build-group = { $count } / { $size }
build-legal = Szabályos pakli
build-checking = Ellenőrzés…
build-curve = Költségek
build-fixed = Az idéző szabja meg: { $leader }
build-cards-for = Kártyák ehhez: { $leader }
build-only-allowed = Csak amit betehetek
build-add = Eggyel több: { $card }
build-remove = Eggyel kevesebb: { $card }
build-copies = { $count } / { $most }
build-play = Játék ezzel a paklival
build-level = Ellenfél
build-text = Szövegként
build-fill = Egészítsd ki!
build-filled = Kiegészítve. Visszavonhatod.
build-filled-without = Kiegészítve. Kikerült belőle: { $cards }. Visszavonhatod.
build-back = Az utolsó változtatás visszavonása
build-share = Link másolása
build-forget = A pakli törlése
build-deck-tab = Pakli
build-cards-tab = Kártyák
build-missing = Nincs ilyen pakli
build-missing-help = Talán másik böngészőben készült. Kérd el a linkjét!
