### The page about the house.

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
