### A szabályok oldalai.

## Az egész

web-rules-of = { $game } – szabályok
rules-lead = Válassz játékot! Minden szabálynak van egy száma, amely sosem változik, és saját linkje.
rules-games = Más játékok
rules-contents = Tartalom
rules-count = { $count } szabály
rules-missing = Ilyen hely nincs a szabályokban
rules-missing-help = Talán elírás van a címben. A tartalomban minden megtalálható.
rules-some-english = Néhány rész még nincs lefordítva, ezek angolul olvashatók.
rules-previous-chapter = Előző fejezet: { $chapter }
rules-next-chapter = Következő fejezet: { $chapter }
rules-keys = Billentyűk: / keresés, J és K következő és előző szabály

## Keresés

rules-search = Keresés a szabályokban
rules-hits = { $count ->
    [0] nincs találat
   *[other] { $count } találat
 }
rules-hit = { $place } / { $count }
rules-hit-previous = Előző találat
rules-hit-next = Következő találat
rules-nothing = Nincs találat. Próbáld kevesebb vagy rövidebb szóval!

## Egy szabály

rules-copy = { $rule }: link másolása
rules-example = Példa
rules-shows = Ehhez: { $rules }
rules-see-example = Lásd a példát: { $example }
rules-our-choice = A mi döntésünk: { $choice }
rules-picture = A tábla az { $example } példában
rules-example-try = Próbáld ki
rules-example-again = Elölről
rules-example-over = A példában szereplő forduló véget ért.
rules-example-close = Vissza a képhez
rules-cards = A szabály által érintett kártyák
rules-cards-chapter = A fejezet által érintett kártyák
rules-cards-count = Kártyák: { $count }
rules-cards-more = még { $count }
