### In the Hall of the Mountain King: why a play is not legal.
### Numbers and their nouns are joined by no-break spaces.

## Whose turn it is, and what of the turn

mk-why-over = A játszma véget ért.
mk-why-luck = Most a szerencse dönt: húzás vagy a kezdőjátékos kijelölése következik.
mk-why-turn-of = Most { $player } dönt.
mk-why-allowed = Ez most megengedett.
mk-why-not-offered = Erre most nincs lehetőség.
mk-why-choice = Előbb dönts arról, amit a játék kérdez.
mk-why-moment-0 = Erre csak a toborzás vagy az ásás előtt van lehetőség.
mk-why-moment-2 = Nincs lehelyezésre váró trollod.
mk-why-moment-3 = Előbb toborozz egy trollt, vagy áss egy alagutat.

## Spells and workshops

mk-why-no-spell = Nincs ilyen varázslat a varázskönyvben.
mk-why-one-spell = Ebben a fordulóban már elmondtál egy varázslatot.
mk-why-no-rune = Nincs rúnád.
mk-why-no-effect = Ennek a varázslatnak most nem lenne hatása.
mk-why-no-workshop = Itt nincs műhely: { $cell }.
mk-why-one-workshop = Ebben a fordulóban már aktiváltál egy műhelyt.
mk-why-no-entrance = A hálózatod nem ér hozzá ehhez a műhelyhez.
mk-why-nothing-to-exchange = Nincs semmid, amit ebben a műhelyben elcserélhetnél.
mk-why-trade = A kereskedés { $needed } erőforrásba kerül, neked { $held } van.

## Trolls

mk-why-full = A trolltanácsod teljes: már tíz troll áll benne.
mk-why-empty-place = Ott nem áll troll.
mk-why-bribes = A megvesztegetéshez { $needed } érme kell, neked { $held } van.
mk-why-slot = A trollnak két szomszédos troll fölé és közé kell állnia.

## Tunnels

mk-why-no-mineral = Az alagutakért ásvánnyal kell fizetni, { $resource-the } pedig nem ásvány.
mk-why-stack-empty = Ilyen alakú alagút már nincs: { $shape }.
mk-why-minerals = Ehhez az alagúthoz { $needed } { $resource } kell, neked { $held } van.
mk-why-no-room = Ennek az alagútnak sehol sincs helye.
mk-why-outside = Az alagút nem lóghat le a hegyről.
mk-why-heart = Az alagút nem fedheti el a hegy szívét.
mk-why-site = Az alagút nem fedheti el egy műhely helyét.
mk-why-overlap = Ott már fekszik egy lapka.
mk-why-apart = Az alagútnak hozzá kell érnie a hálózatodhoz.
mk-why-beside = Az alagút nem lehet szomszédos { $player } hálózatával.
mk-why-hammers = A romterülethez { $needed } kalapács kell, neked { $held } van.

## Great halls and statues

mk-why-hall = A nagyteremnek mindenütt a hálózatod alagútjain kell feküdnie.
mk-why-hall-gone = Ezt a nagytermet már felszentelték.
mk-why-one-hall = Fordulónként csak egy nagytermet szentelhetsz fel, a szobrok mozgatása előtt.
mk-why-hall-nowhere = Az alagútjaid sehol sem adják ki ennek a nagyteremnek az alakját.
mk-why-no-statue = Itt nincs szobor: { $cell }.
mk-why-buried = Ez a szobor nincs a hálózatodban.
mk-why-no-cart = Nincs kordéd ehhez a szoborhoz.
mk-why-occupied = Ott már áll egy szobor.
mk-why-leaves = A szobor nem hagyhatja el a hálózatodat.
mk-why-far = Egy kordé a szobrot az alagútján belül vagy egy szomszédos alagútba viszi.
