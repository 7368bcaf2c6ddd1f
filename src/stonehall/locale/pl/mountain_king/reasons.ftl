### In the Hall of the Mountain King: why a play is not legal.
### Numbers and their nouns are joined by no-break spaces, one-letter words and their followers too.

## Whose turn it is, and what of the turn

mk-why-over = Partia jest zakończona.
mk-why-luck = Teraz decyduje los: dobór karty albo wybór gracza rozpoczynającego.
mk-why-turn-of = Teraz decyduje { $player }.
mk-why-allowed = To jest teraz dozwolone.
mk-why-not-offered = Teraz nie ma takiej możliwości.
mk-why-choice = Najpierw odpowiedz na pytanie.
mk-why-moment-0 = To można zrobić tylko przed werbunkiem lub kopaniem.
mk-why-moment-2 = Żaden troll nie czeka na ustawienie.
mk-why-moment-3 = Najpierw zwerbuj trolla albo wykop tunel.

## Spells and workshops

mk-why-no-spell = W księdze czarów nie ma takiego czaru.
mk-why-one-spell = W tej turze można rzucić tylko jeden czar.
mk-why-no-rune = Nie masz runy.
mk-why-no-effect = Ten czar nie miałby teraz żadnego efektu.
mk-why-no-workshop = Na polu { $cell } nie ma warsztatu.
mk-why-one-workshop = Nie możesz odwiedzić w tej turze kolejnego warsztatu.
mk-why-no-entrance = Twoja sieć nie sąsiaduje z tym warsztatem.
mk-why-nothing-to-exchange = Nie masz niczego, co można wymienić w tym warsztacie.
mk-why-trade = Do wymiany potrzeba zasobów: { $needed }; masz { $held }.

## Trolls

mk-why-full = Twój wiec trolli jest pełny: stoi w nim już dziesięć trolli.
mk-why-empty-place = Nie stoi tam żaden troll.
mk-why-bribes = Monety potrzebne na łapówki: { $needed }; masz { $held }.
mk-why-slot = Troll musi stanąć nad dwoma sąsiadami z niższego rzędu, pomiędzy nimi.

## Tunnels

mk-why-no-mineral = Za tunele płaci się minerałami, a { $resource } to nie minerał.
mk-why-stack-empty = Nie ma już tuneli o tym kształcie: { $shape }.
mk-why-minerals = Ten tunel kosztuje { $needed } × { $resource }; masz { $held }.
mk-why-no-room = Na ten tunel nigdzie nie ma miejsca.
mk-why-outside = Tunel musi w całości leżeć na górze.
mk-why-heart = Tunel nie może zakryć serca góry.
mk-why-site = Tunel nie może zakryć miejsca na warsztat.
mk-why-overlap = Leży tam już inny kafelek.
mk-why-apart = Tunel musi sąsiadować z twoją siecią.
mk-why-beside = Tunel nie może sąsiadować z siecią gracza { $player }.
mk-why-hammers = Młotki potrzebne na gruzowiska: { $needed }; masz { $held }.

## Great halls and statues

mk-why-hall = Wielka grota musi w całości leżeć na tunelach twojej sieci.
mk-why-hall-gone = Ta wielka grota jest już poświęcona.
mk-why-one-hall = Możesz poświęcić tylko jedną wielką grotę na turę, zanim przesuniesz posągi.
mk-why-hall-nowhere = Twoje tunele nigdzie nie mają kształtu tej wielkiej groty.
mk-why-no-statue = Na polu { $cell } nie ma posągu.
mk-why-buried = Ten posąg nie znajduje się w twojej sieci.
mk-why-no-cart = Nie masz wózka dla tego posągu.
mk-why-occupied = Stoi tam już inny posąg.
mk-why-leaves = Posąg nie może opuścić twojej sieci.
mk-why-far = Wózek przesuwa posąg w obrębie jego tunelu albo do sąsiadującego tunelu.
