### A látogató saját játszmái: hogyan értek véget, mivel és ki ellen, és hányszor sikerült nyerni.

mine-lead = { $count } játszma { $since } óta.
mine-lead-running = Még folyik: { $count }.
mine-export = Mind egy fájlban
mine-none-help = Itt marad meg minden játszmád az eredményével és a visszajátszásával.
mine-list = A játszmáid listája
mine-kept = Semmi sem törlődik: minden játszma megmarad, amíg ez a szerver létezik. Csak ez a böngésző tudja, hogy a tieid; a fájlban minden befejezett játszma jegyzőkönyve benne van.

## Hányszor sikerül nyerni

mine-rates-deck = Győzelmek a paklijaiddal
mine-rates-opponent = Győzelmek ellenfelenként
mine-rates-help = százalék, sáv = 95%
mine-won-of = { $count } játszmából { $won } győzelem

## Mely játszmák látszanak

mine-filters = Mely játszmák
mine-any-game = Minden játék
mine-any-opponent = Bármely ellenfél
mine-any-result = Bármely eredmény
mine-search = Név, pakli vagy jegyzet
mine-noted = Jegyzettel
mine-bots = Gépi ellenfelek
mine-persons = Emberek
mine-clear = Szűrő törlése: { $filter }
mine-nothing = Nincs ilyen játszma.
mine-nothing-help = Egyik játszmádra sem illik mindez.
mine-show-all = Minden játszma
mine-found = { $count } játszma
mine-more = További játszmák ({ $shown } / { $count })

## Egy játszma a listában

mine-head-result = Eredmény
mine-head-decks = Paklik
mine-head-length = Hossz
mine-head-day = Nap
mine-result-running = Folyamatban
mine-result-won = Győzelem
mine-result-lost = Vereség
mine-result-draw = Döntetlen
mine-result-none = Nincs eredmény
mine-result-seen = Megnézve
mine-place = Helyezés: { $place } / { $count }
mine-oneself = Mindkét oldal
mine-against = ellenfél:
mine-versus = –
mine-brought = fájlból
mine-computer = gép, { $level }. szint
mine-turns = { $count } kör
mine-hours = { $count } óra
mine-days = { $count } nap
mine-go-on = Folytatás
mine-go-on-with = A játszma folytatása, ellenfél: { $players }
