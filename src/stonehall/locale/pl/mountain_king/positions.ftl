### Co się nie zgadza w pozycji zapisanej albo ustawionej ręcznie.

mk-position-cell = Nie ma pola „{ $word }”. Pole to litera i liczba, na przykład k12.
mk-position-teams = W drużynach gra się na czterech miejscach, a nie na tylu: { $seats }.
mk-position-site = Na polu { $square } nie ma miejsca na warsztat.
mk-position-slot = Dwa trolle stoją na tym samym miejscu: { $slot } (gracz: { $player }).
mk-position-tokens = „{ $word }” nie pasuje do symboli trolla. Potrzebne znaki: { $signs }; 1 tam, gdzie leży znacznik, 0 tam, gdzie nie leży.
mk-position-tile = Kafelek leży na polach, a jego kotwica lub ołtarz jest na jednym z nich.
mk-position-two-tiles = Na polu { $square } leżą dwa kafelki.
mk-position-outside = Kafelek leży na polu { $square }: poza górą, na jej sercu albo na miejscu warsztatu.
mk-position-two-statues = Na polu { $square } stoją dwa posągi.
mk-position-statues = Posągów jest więcej niż miejsc na nie na mapie: { $most }.
mk-position-track = Liczba pól toru cokołów: { $spaces }.
mk-position-networks = Sieci graczy stykają się: { $player } i { $other }.
mk-position-unsupported = Troll na miejscu { $slot } nie stoi na dwóch innych (gracz: { $player }).
mk-position-pedestal = Cokół stoi na polu { $square }, gdzie nic nie wykopano.
mk-position-pedestals = Cokołów tego klanu jest więcej niż sześć: { $clan }.
mk-position-offered = Na miejscu { $place } hordy leży cokół, choć nie ma tam trolla.
mk-position-spell = Czar z trzecią runą leży odkryty.
mk-position-edge = Kafelek musi w całości leżeć na górze.
mk-position-full = Nie ma już wolnego miejsca.
