### Summoner Wars in the terminal, which alone reads this file.

sw2-terminal-held = ręka { $hand }
sw2-terminal-piles = dobór { $draw } · odrzucone { $discard }
sw2-terminal-legend =
    { $south } południe, { $north } północ; WIELKIE LITERY: Mistrz Przywołań. 2{ $melee } siła 2, wręcz; 2{ $ranged } siła 2, na dystans; 3/5{ $life } wytrzymałość: 3 z 5; +1 wzmocnienie: 1; { $gate } brama, { $structure } inna budowla; { $magic } punkty magii.
sw2-terminal-welcome = Wpisz liczbę albo polecenie, na przykład „move c3 c5” lub „help”. Ty: { $you }, { $deck }; przeciwnik: { $opponent }, { $foe }.
sw2-terminal-welcome-two = Wpisz liczbę albo polecenie, na przykład „move c3 c5” lub „help”. { $you }: { $deck }; { $opponent }: { $foe }; gracie przy jednej klawiaturze.

## Options, grouped by who acts

sw2-terminal-family-summon = Przywołaj: { $card } (koszt: { $cost })
sw2-terminal-family-move = Porusz: { $card } { $from }
sw2-terminal-family-build = Zbuduj: { $card } (koszt: { $cost })
sw2-terminal-family-attack = Atakuj: { $card } { $from }
sw2-terminal-family-use = „{ $ability }”: { $card } { $from }
sw2-terminal-family-open = „{ $ability }”, potem atak: { $card } { $from }
sw2-terminal-rest-back = { $to } (tam i z powrotem)
sw2-terminal-rest-through = { $to }, przez: { $through }

## Lists of cards. { $sign } stands behind what it explains.

sw2-terminal-own-name = { $sign } nasze tłumaczenie: drukowana nazwa angielska nie jest znana
sw2-terminal-own-symbols = { $sign } częściowo nasz wybór: nie wszystkie drukowane symbole są znane
sw2-terminal-cards-every-deck = W każdej talii
sw2-terminal-cards-signs = { $magic } koszt · { $melee } siła, wręcz · { $ranged } siła, na dystans · { $life } wytrzymałość

## Decks

sw2-terminal-deck-champion = Czempioni
sw2-terminal-deck-common = Jednostki podstawowe
sw2-terminal-deck-standard = Wydarzenia zwykłe
sw2-terminal-deck-epic = Wydarzenia epickie
sw2-terminal-deck-gate = Bramy
sw2-terminal-deck-shown = Symbole
sw2-terminal-deck-title = Talia, Mistrz Przywołań: { $summoner }, { $faction }. Symbole: { $symbols }.
sw2-terminal-deck-starting = Nie ma ich na liście, bo zaczynają na polu bitwy: { $cards }.
sw2-terminal-deck-champions = Czempioni: dokładnie { $count }, każdy inny
sw2-terminal-deck-commons = Jednostki podstawowe: dokładnie { $count }, każda w najwyżej { $most } kopiach
sw2-terminal-deck-standards = Wydarzenia zwykłe: dokładnie { $count }, każde w najwyżej { $most } kopiach
sw2-terminal-deck-fixed = Takie same w każdej talii { $summoner-gen }. Wydarzenia epickie: { $epics }, bramy: { $gates }
sw2-terminal-deck-more = Te karty też mają wspólny symbol:
