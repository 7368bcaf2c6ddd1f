### A game that is over, looked at again.

replay-none = Itt nincs visszajátszás
replay-outdated = Ezt a játszmát régebbi szabályok szerint játszották, és a mai szabályokkal nem követhető. A vége és a naplója maradt meg.
replay-place = { $moment } / { $last }
replay-beside = A tábla mellett
replay-card = Kártya
replay-hand = Kéz
replay-notes = Jegyzetek

## Whose eyes

replay-eyes = Kinek a szemével
replay-eyes-of = { $player } szemével
replay-eyes-watch = Nézőként
replay-eyes-all = Minden kéz nyitva

## Going through it

replay-controls = Lépésről lépésre
replay-first = Az elejére
replay-back = Egy lépés vissza
replay-play = Lejátszás
replay-pause = Szünet
replay-on = Egy lépés előre
replay-last = A végére
replay-speed = Sebesség
replay-scrub = A játszma pillanata
replay-turns = Körök

## A moment

replay-share = A pillanat megosztása
replay-share-help = Aki megnyitja ezt a linket, ennél a pillanatnál látja a játszmát.
replay-link = Link ehhez a pillanathoz
replay-turn-picture = Ez a kör mozgóképként
replay-turn-picture-of = { $turn }. kör, újra lejátszva
replay-turn-unseen = A kép akkor jelenik meg itt, ha a kört végignézted: előbb elárulná, mi következik.
replay-turn-save = Letöltés
replay-turn-open = Megnyitás
replay-note-at = Jegyzet, pillanat: { $moment }
replay-note-help = A játszmával együtt megmarad, és csak te látod.

## Playing on

replay-play-on-help = Új gyakorlóasztal: a játszma ebből a pillanatból, új szerencsével megy tovább. A régi játszma nem változik.

## A record from a file

replay-open = Jegyzőkönyv megnyitása
replay-open-help = Itt letöltött vagy terminálban mentett jegyzőkönyv. A játszmáid közé kerül, és csak az láthatja, akinek megvan a linkje.
replay-file = Fájl
replay-file-choose = Fájl kiválasztása
replay-file-drop = Ide is húzhatod.
replay-text = A jegyzőkönyv szövege
replay-open-text = Megnyitás

## Help

replay-help = Lépkedj a játszmában, játszd le, vagy húzd a tábla alatti vonalat. A napló sorai a saját pillanatukhoz visznek. A végeredmény addig rejtve marad, amíg oda nem érsz.
replay-help-eyes = Nézheted bármelyik játékos vagy egy néző szemével, vagy egyszerre minden kézzel.
replay-key-space = Szóköz
replay-key-step = Egy lépés vissza vagy előre
replay-key-turn = Egy kör vissza vagy előre
replay-key-play = Lejátszás, szünet
replay-key-ends = Az elejére, a végére
replay-key-speed = Sebesség
replay-key-eyes = A következő szemszög
replay-key-share = A pillanat megosztása
