### Summoner Wars Alliances in the terminal, which alone reads this file.

al-terminal-piles = húzó { $draw } · dobó { $discard }
al-terminal-held = kéz { $hand }
al-terminal-vines = indafal { $count }
al-terminal-conjurations = idézmény { $count }
al-terminal-prison = börtön { $count }
al-terminal-out = kiesett
al-terminal-legend =
    { $south } dél, { $north } észak, { $southeast } délkelet, { $northeast } északkelet; NAGYBETŰ: idéző. 2{ $sword } támadóérték: 2, kard; 2{ $bow } támadóérték: 2, íj; 3/5{ $life } élet: 3, teljes élet: 5; +1 töltet; { $wall } fal, { $vine } indafal; { $magic } mágiapont.
al-terminal-welcome = Írj be egy számot vagy egy parancsot, például: „move c3 c5” vagy „help”. Te: { $you }, { $deck }; ellened: { $foe }.
al-terminal-welcome-many = Írj be egy számot vagy egy parancsot, például: „move c3 c5” vagy „help”. { $you }: { $deck }; ellene: { $foe }; egy billentyűzetnél ültök.

## Options, grouped by who acts

al-terminal-family-summon = Idézés: { $card } (költség: { $cost })
al-terminal-family-boosted = Idézés töltettel: { $card } (költség: { $cost })
al-terminal-family-mutate = Mutáció: { $card } (költség: { $cost })
al-terminal-family-build = Kijátszás: { $card }
al-terminal-family-move = Mozgás: { $card } { $from }
al-terminal-family-attack = Támadás: { $card } { $from }
al-terminal-family-use = { $ability }: { $card } { $from }
al-terminal-family-open = { $ability }, támadás közben: { $card } { $from }
al-terminal-rest-stay = { $to } (0 mező)
al-terminal-rest-through = { $to }, útközben: { $through }

## Lists of cards. { $sign } stands behind what it explains.

al-terminal-ours = { $sign } részben saját terv: nem minden ismert, ami a kártyán áll
al-terminal-cards-every-deck = Minden pakliban
al-terminal-cards-signs = { $magic } költség · { $sword } támadóérték, kard · { $bow } támadóérték, íj · { $life } élet
al-terminal-cards-boost = töltet { $cost }

## Decks

al-terminal-deck-champion = Bajnokok
al-terminal-deck-common = Közönséges egységek
al-terminal-deck-event = Események
al-terminal-deck-wall = Falak
al-terminal-deck-champions = Pontosan { $count } bajnok, mind különböző
al-terminal-deck-commons = Pontosan { $count } közönséges egység, mindegyikből legfeljebb { $most } példány
al-terminal-deck-title = { $summoner-The } paklija, { $faction }.
al-terminal-deck-title-alliance = { $summoner-The } paklija, { $faction } ({ $parts }).
al-terminal-deck-starting = A csatatéren kezdenek, és a lista részei: { $cards }.
al-terminal-deck-fixed = { $summoner-The } minden paklijában ugyanaz: { $events } esemény, { $walls } fal
al-terminal-deck-more = Ezek is csatlakozhatnak (legfeljebb 6 zsoldos):
