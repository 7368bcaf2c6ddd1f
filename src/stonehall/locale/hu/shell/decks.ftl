### What is wrong with the list of a deck that somebody wrote, whatever the game.

deck-copies = { $card }: { $count } példány, legfeljebb { $most } megengedett
deck-too-many = { $card }: { $count } példány nem fér el a húzópakliban
deck-ready = kész paklik: { $known }; vagy egy szövegként leírt pakli
deck-ready-near = kész paklik: { $known }; vagy egy szövegként leírt pakli; erre gondoltál: { $near }?
deck-no-card = nincs ilyen kártya: „{ $name }”
deck-no-card-near = nincs ilyen kártya: „{ $name }”; erre gondoltál: { $near }?
deck-json = nem JSON: { $error }
deck-json-cards = kártyanevek és példányszámok objektuma kell ide, például „gate”: 3
deck-json-copies = { $card }: ez nem példányszám: { $value }
deck-format = ismeretlen: „{ $value }”; ez a program ezt olvassa: „{ $known }”
deck-no-summoner = nincs ilyen idéző: „{ $name }” (idézők: { $known })
deck-no-summoner-near = nincs ilyen idéző: „{ $name }” (idézők: { $known }); erre gondoltál: { $near }?
deck-summoners = pontosan 1 idéző kell, most { $count } van: { $names }
deck-summoner-missing = hiányzik egy ilyen sor: „Summoner: …”
