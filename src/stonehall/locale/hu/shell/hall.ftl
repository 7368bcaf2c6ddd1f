### Az előcsarnokból a többi terembe.

hall-foot = Gyakori oldalak
hall-rooms = A házban
hall-learn = Az első játszmád
    .about = Vezetett játszma lépésről lépésre, néhány perc alatt
    .go = Tanulás
hall-exercises = Feladványok
    .about = Egy kör, egy cél: találd meg a tervet
    .go = Megoldás
hall-rules = Szabályok és kulcsszavak
    .about = Minden szabály, kipróbálható példákkal
    .go = Olvasás
hall-cards = Kártyák
    .about = Minden kártya, és hogy mit jelentenek a szavai
    .go = Böngészés
hall-opponents = Ellenfelek
    .about = Hogyan játszanak a gépek, és mennyire erősek
    .go = Választás
hall-record = Visszajátszás
    .about = Minden játszmádé megvan, és fájlból is megnyitható
    .go = Megnyitás
hall-editor = Állások
    .about = Állíts fel egy pillanatot, és játszd tovább
    .go = Felállítás
hall-all-games = Minden játszma
mine-nav = Játszmák
