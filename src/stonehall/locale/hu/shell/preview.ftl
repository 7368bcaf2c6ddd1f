### Amit egy oldalról mondunk ott, ahol csak a linkje látszik. A szerver mondja, az olvasó böngészőjének nyelvén.

preview-hall = Taktikai társasjátékok a böngésződben: a számítógép ellen, barátokkal egy link segítségével, vagy közösen egy képernyőnél. Regisztráció nem kell.
preview-invitation = { $name } az asztalnál vár rád. Nyisd meg a linket, és ülj le a szabad helyre.
preview-open = Ennél az asztalnál van szabad hely. Nyisd meg a linket, és ülj le.
preview-running = Itt éppen játszma folyik. Gyere, és nézd!
preview-over = Ennél az asztalnál véget ért a játszma. Nézd meg, hogyan alakult.
preview-rules = A játék szabályai számozva, kereshetően, példákkal.
preview-exercise = Egy kör, egy cél: megtalálod a tervet?
preview-cards = A játék minden kártyája: szöveg, kulcsszavak, a rá vonatkozó szabályok és a paklik, amelyekben benne van.
preview-editor = Állítsd össze a játszma egy pillanatát, nézd meg, mi nem lehet rajta, és játszd le.
