### W grocie króla gór przy stole w przeglądarce: góra, trolle, pasek pytań, gracze.

mk-help-turn = Tura ma cztery kroki: możesz rzucić czar i odwiedzić warsztat; werbujesz trolla albo kopiesz tunel; możesz poświęcić wielką grotę; możesz przesuwać posągi wózkami. Kafelek połóż na górze, obróć (R) albo odbij (F), a potem kop.

## Góra

mk-table-mountain = Góra
mk-table-show = Pokaż
mk-table-small-map = Cała góra
mk-table-zoom-in = Bliżej
mk-table-zoom-out = Dalej
mk-table-cell = { $square }, poziom { $level }.
mk-table-cell-heart = { $square }, serce góry.
mk-table-cell-tunnel = Tunel.
mk-table-cell-gate = Brama.
mk-table-cell-anchor = Pusta kotwica.
mk-table-cell-altar = Ołtarz.
mk-table-cell-pedestal = Cokół, klan: { $clan }.
mk-table-cell-rubble = Gruzowisko.
mk-table-cell-buried = Tu kryje się: { $resource }.
mk-table-cell-site = Miejsce na warsztat.
mk-table-cell-workshop = Warsztat: { $workshop }, otwarte wejścia: { $count }.
mk-table-cell-statue = Posąg, klan: { $clan }.

## Tura

mk-table-turn-steps = Kroki tury
mk-table-step-spell = Czar i warsztat
mk-table-step-dig = Werbunek albo kopanie
mk-table-step-hall = Wielka grota
mk-table-step-move = Ruch posągów
mk-table-turns-left =
    { $count ->
        [one] Ostatnia tura
        [few] Jeszcze { $count } tury
       *[many] Jeszcze { $count } tur
    }

## Kładzenie kafelków

mk-table-grip = Przesuń kafelek
mk-table-turn = Obróć
mk-table-flip = Odbij
mk-table-dig = Kop
mk-table-lay = Połóż tutaj
mk-table-dig-here = Kopiesz tutaj?
mk-table-lay-here = Grota ma leżeć tutaj?
mk-table-not-here = Tu nie można.
mk-table-outside = Kafelek musi w całości leżeć na górze.
mk-table-counted = { $count } × { $resource }
mk-table-costs = Koszt: { $cost }.
mk-table-brings = Punkty honoru: +{ $count }.
mk-table-hall-later = Z posągiem na ołtarzu da punkty honoru: { $count }.
mk-table-finds = Znajdujesz: { $finds }.
mk-table-finds-statue = posąg ({ $clan })
mk-table-honor = honor: +{ $count }
mk-table-pick-mineral = Kopanie: { $shape }.
    .then = Którym minerałem płacisz? Im rzadszy, tym więcej punktów honoru.
mk-table-pick-place = Wybierz podświetlone miejsce.
mk-table-pick-resource = Cztery twoje zasoby zamienią się w jeden. Który wybierasz?

## Trolle

mk-table-horde = Horda
mk-table-horde-costs = 0 · 2 · 5 monet w rzędach
mk-table-horde-troll = { $card }. Monety do zapłaty: { $cost }. Leżące łapówki: { $bribes }.
mk-table-bribes =
    { $count ->
        [0] Bez łapówek.
        [one] Łapówki: { $count } moneta.
        [few] Łapówki: { $count } monety.
       *[many] Łapówki: { $count } monet.
    }
mk-table-your-trolls = Twoje trolle
mk-table-trolls-count = Trolle: { $count } z 10
mk-table-troll-kind = klan: { $clan }, { $level ->
    [0] troll początkowy
   *[other] poziom { $level }
}
mk-table-lower = Od razu zyskujesz:
mk-table-slot-troll = Miejsce { $slot }: { $card }.
mk-table-slot-free = Miejsce { $slot }, wolne.
mk-table-slot-tokens = Zasoby na nim: { $count }.
mk-table-tokens =
    { $count ->
        [one] Wytwarza { $count } zasób.
        [few] Wytwarza { $count } zasoby.
       *[many] Wytwarza { $count } zasobów.
    }
mk-table-gain =
    { $count ->
        [one] { $count } zasób
        [few] { $count } zasoby
       *[many] { $count } zasobów
    }
mk-table-coming = zostanie zajęty
mk-table-passed = już zajęty
mk-table-cascade = Najpierw pracuje nowy troll, potem dwa pod nim, a potem te jeszcze niżej. Każdy pusty symbol przyjmuje jeden zasób, zajęty żadnego.
mk-table-wasted =
    { $count ->
        [one] { $count } symbol jest zajęty i nic nie da: wydaj najpierw jego zasób, a nic nie stracisz.
        [few] { $count } symbole są zajęte i nic nie dadzą: wydaj najpierw ich zasoby, a nic nie stracisz.
       *[many] { $count } symboli jest zajętych i nic nie da: wydaj najpierw ich zasoby, a nic nie stracisz.
    }
mk-table-place = Rząd { $row }, miejsce { $place }
mk-table-place-here = { $card } na to miejsce?
mk-table-seat = Postaw tutaj
mk-table-point = Troll kosztuje po jednej monecie za każdego trolla pod nim. Monety zostają na tamtych trollach: dostanie je ten, kto zwerbuje tamte trolle.

## Wspólne

mk-table-tunnels = Tunele
mk-table-stack = { $shape }, zostało: { $count }
mk-table-tabs = Części stołu
mk-table-tab-mountain = Góra
mk-table-tab-trolls = Trolle
mk-table-tab-halls = Groty, czary
mk-table-spellbook = Księga czarów, po jednej runie
mk-table-runes = Runy na nim: { $count }
mk-table-halls = Wielkie groty
mk-table-halls-worth = bez posągu / z posągiem
mk-table-pedestal-track = Cokoły
mk-table-score = Punkty honoru
mk-table-category-tunnels = Tunele
mk-table-category-pedestals = Cokoły
mk-table-category-statues = Posągi
mk-table-category-halls = Wielkie groty
mk-table-category-leftovers = Resztki
mk-table-category-coronation = Koronacja
mk-table-total = Punkty honoru
mk-table-end-crowned = Dwa wiece trolli były pełne, więc każdy rozegrał jeszcze dwie ostatnie tury.
mk-table-purse = Zasoby
mk-table-owned = { $resource }: { $count }, w tym w magazynie: { $stored }
mk-table-own-pedestals = Cokoły w magazynie
mk-table-team = drużyna gracza { $player }
mk-table-first = zaczyna każdą rundę
