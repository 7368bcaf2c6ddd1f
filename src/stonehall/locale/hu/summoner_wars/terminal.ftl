### Summoner Wars in the terminal, which alone reads this file.

sw2-terminal-held = kéz { $hand }
sw2-terminal-piles = húzó { $draw } · dobó { $discard }
sw2-terminal-legend =
    { $south } dél, { $north } észak; NAGYBETŰ: idéző. 2{ $melee } erő: 2, közelharci; 2{ $ranged } erő: 2, távolsági; 3/5{ $life } élet: 3, teljes élet: 5; +1 töltet: 1; { $gate } kapu, { $structure } más építmény; { $magic } mágiapont.
sw2-terminal-welcome = Írj be egy számot vagy egy parancsot, például: „move c3 c5” vagy „help”. Te: { $you }, { $deck }; ellenfeled: { $opponent }, { $foe }.
sw2-terminal-welcome-two = Írj be egy számot vagy egy parancsot, például: „move c3 c5” vagy „help”. { $you }: { $deck }; { $opponent }: { $foe }; egy billentyűzetnél ültök.

## Options, grouped by who acts

sw2-terminal-family-summon = Idézés: { $card } (költség: { $cost })
sw2-terminal-family-move = Mozgás: { $card } { $from }
sw2-terminal-family-build = Építés: { $card } (költség: { $cost })
sw2-terminal-family-attack = Támadás: { $card } { $from }
sw2-terminal-family-use = { $ability }: { $card } { $from }
sw2-terminal-family-open = { $ability }, utána támadás: { $card } { $from }
sw2-terminal-rest-back = { $to } (oda-vissza)
sw2-terminal-rest-through = { $to }, útközben: { $through }

## Lists of cards. { $sign } stands behind what it explains.

sw2-terminal-own-name = { $sign } saját fordítás: a nyomtatott angol név nem ismert
sw2-terminal-own-symbols = { $sign } részben saját választás: nem minden nyomtatott szimbólum ismert
sw2-terminal-cards-every-deck = Minden pakliban
sw2-terminal-cards-signs = { $magic } költség · { $melee } erő, közelharci · { $ranged } erő, távolsági · { $life } élet

## Decks

sw2-terminal-deck-champion = Bajnokok
sw2-terminal-deck-common = Közönséges egységek
sw2-terminal-deck-standard = Általános események
sw2-terminal-deck-epic = Epikus események
sw2-terminal-deck-gate = Kapuk
sw2-terminal-deck-shown = Szimbólumok
sw2-terminal-deck-title = { $summoner-The } paklija, { $faction }. Szimbólumok: { $symbols }.
sw2-terminal-deck-starting = Nincsenek felsorolva, mert a csatatéren kezdenek: { $cards }.
sw2-terminal-deck-champions = Pontosan { $count } bajnok, mind különböző
sw2-terminal-deck-commons = Pontosan { $count } közönséges egység, mindegyikből legfeljebb { $most } példány
sw2-terminal-deck-standards = Pontosan { $count } általános esemény, mindegyikből legfeljebb { $most } példány
sw2-terminal-deck-fixed = { $summoner-The } minden paklijában ugyanaz: { $epics } epikus esemény, { $gates } kapu
sw2-terminal-deck-more = Ezeken is van közös szimbólum:
