### Summoner Wars Alliances in the terminal, which alone reads this file.

al-terminal-piles = dobór { $draw } · cmentarzysko { $discard }
al-terminal-held = ręka { $hand }
al-terminal-vines = oplecione mury { $count }
al-terminal-conjurations = wezwania { $count }
al-terminal-prison = więzienie { $count }
al-terminal-out = poza grą
al-terminal-legend =
    { $south } południe, { $north } północ, { $southeast } południowy wschód, { $northeast } północny wschód; WIELKIE LITERY: Mistrz Przywołań. 2{ $sword } wartość ataku 2, miecz; 2{ $bow } wartość ataku 2, łuk; 3/5{ $life } wytrzymałość 3 z 5; +1 wzmocnienie; { $wall } mur, { $vine } opleciony mur; { $magic } punkty magii.
al-terminal-welcome = Wpisz numer, „move c3 c5” albo „help”. Twoje miejsce: { $you }, { $deck }; przeciw tobie: { $foe }.
al-terminal-welcome-many = Wpisz numer, „move c3 c5” albo „help”. { $you }: { $deck }; przeciwnicy: { $foe }; wszyscy przy jednej klawiaturze.

## Options, grouped by who acts

al-terminal-family-summon = Przywołaj { $card-acc } (koszt: { $cost })
al-terminal-family-boosted = Przywołaj ze wzmocnieniem { $card-acc } (koszt: { $cost })
al-terminal-family-mutate = Mutacja: { $card } (koszt: { $cost })
al-terminal-family-build = Zagraj { $card-acc }
al-terminal-family-move = Ruch: { $card } { $from }
al-terminal-family-attack = Atak: { $card } { $from }
al-terminal-family-use = „{ $ability }”: { $card } { $from }
al-terminal-family-open = „{ $ability }” w ataku: { $card } { $from }
al-terminal-rest-stay = { $to } (0 pól)
al-terminal-rest-through = { $to }, przez: { $through }

## Lists of cards. { $sign } stands behind what it explains.

al-terminal-ours = { $sign } częściowo nasz pomysł: nie wszystko z karty jest znane
al-terminal-cards-every-deck = W każdej talii
al-terminal-cards-signs = { $magic } koszt · { $sword } wartość ataku, miecz · { $bow } wartość ataku, łuk · { $life } wytrzymałość
al-terminal-cards-boost = wzmocnienie { $cost }

## Decks

al-terminal-deck-champion = Czempioni
al-terminal-deck-common = Jednostki podstawowe
al-terminal-deck-event = Wydarzenia
al-terminal-deck-wall = Mury
al-terminal-deck-champions = Dokładna liczba czempionów: { $count }, każdy inny
al-terminal-deck-commons = Dokładna liczba jednostek podstawowych: { $count }, najwyżej { $most } kopii każdej
al-terminal-deck-title = Talia { $summoner-gen }, { $faction }.
al-terminal-deck-title-alliance = Talia { $summoner-gen }, { $faction } ({ $parts }).
al-terminal-deck-starting = Zaczynają na polu bitwy i należą do tego spisu: { $cards }.
al-terminal-deck-fixed = W każdej talii { $summoner-gen } to samo: { $events } wydarzeń, { $walls } mury
al-terminal-deck-more = Te też mogą dołączyć (najwyżej 6 najemników):
