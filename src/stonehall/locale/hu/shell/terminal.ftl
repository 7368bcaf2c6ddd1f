### The terminal: what only a game played by typing says.

terminal-held = kéz { $hand }
terminal-piles = húzó { $draw } · dobó { $discard }
terminal-empty-hand = Nincs lap a kezedben.
terminal-legend =
    { $south } dél, { $north } észak; NAGYBETŰ: idéző. 2{ $melee } erő: 2, közelharci; 2{ $ranged } erő: 2, távolsági; 3/5{ $life } élet: 3, teljes élet: 5; +1 töltet: 1; { $gate } kapu, { $structure } más építmény; { $magic } mágiapont.
terminal-welcome = Írj be egy számot, „move c3 c5” vagy „help”. Te: { $you }, { $deck }; ellenfeled: { $opponent }, { $foe }.
terminal-welcome-two = Írj be egy számot, „move c3 c5” vagy „help”. { $you }: { $deck }; { $opponent }: { $foe }; egy billentyűzetnél.

## Options, grouped by who acts

terminal-family-summon = Idézés: { $card } (költség: { $cost })
terminal-family-move = Mozgás: { $card } { $from }
terminal-family-build = Építés: { $card } (költség: { $cost })
terminal-family-attack = Támadás: { $card } { $from }
terminal-family-use = { $ability }: { $card } { $from }
terminal-family-open = { $ability }, utána támadás: { $card } { $from }
terminal-rest-back = { $to } (oda-vissza)
terminal-rest-through = { $to }, útközben: { $through }
terminal-choose = { $who }. Válassz egy számot vagy egy mezőt. Az Enter visszalép.
terminal-which = Több lépés is így kezdődik. Melyik legyen?
terminal-refused = Most nem szabályos: { $text }

## Taking back, leaving

terminal-undo-luck = Ez nem vonható vissza: az utolsó döntésed óta a szerencse szólt közbe ({ $play }).
terminal-undo-other = Ez nem vonható vissza: { $player } lépett az utolsó döntésed óta ({ $play }).
terminal-hand-over = { $player } dönt. Add át a billentyűzetet, azután nyomd meg az Entert.
terminal-conceded = { $player } feladja a játszmát.
terminal-resume = Folytatás: { $command }
terminal-replay = Visszajátszás: { $command }
terminal-near = Erre gondoltál: { $names }?
terminal-log-earlier = … { $count } korábbi sor: „log all”
terminal-command-options = minden lehetőség, lépésként leírva
terminal-command-concede = a játszma feladása
terminal-command-number = egy lehetőség választása; „3 c5”: a 3. lehetőség, a c5 mezőn

## Replay

terminal-replay-keys = Enter: tovább · b: vissza · szám: ugrás oda · q: kilépés
terminal-replay-place = { $place }. lépés, összesen { $count }

## Lists of cards. { $sign } stands behind what it explains.

terminal-own-name = { $sign } saját fordítás: a nyomtatott angol név nem ismert
terminal-own-symbols = { $sign } részben saját választás: nem minden nyomtatott szimbólum ismert
terminal-cards-none = Nincs ilyen kártya.
terminal-cards-every-deck = Minden pakliban
terminal-cards-signs = { $magic } költség · { $melee } erő, közelharci · { $ranged } erő, távolsági · { $life } élet
terminal-cards-count = { $count } kártya
terminal-cards-full = --full: a kártyák szövege is látszik

## Decks

terminal-deck-start = A csatatéren
terminal-deck-champion = Bajnokok
terminal-deck-common = Közönséges egységek
terminal-deck-standard = Általános események
terminal-deck-epic = Epikus események
terminal-deck-gate = Kapuk
terminal-deck-guests = Más frakciókból
terminal-deck-costs = Költségek
terminal-deck-units = egységek
terminal-deck-events = események
terminal-deck-mean = egy egység átlagos költsége: { $mean }
terminal-deck-shown = Látható szimbólumok
terminal-deck-attacks = Az egységek támadása
terminal-deck-legal = { $deck }: szabályos pakli. Idéző: { $summoner }, { $faction }.
terminal-deck-written = { $file }: kiírva
terminal-deck-title = Pakli, idéző: { $summoner }, { $faction }. Szimbólumok: { $symbols }.
terminal-deck-how = Egy sor egy szám és egy kártya angol neve; ami a # jel után áll, megjegyzés. Így, ahogy van, ez a kész pakli, és szabályos. Ha egy megjegyzésként felsorolt kártyát be akarsz venni, töröld a # jelet a szám elől, és vegyél ki ugyanannyi másikat.
terminal-deck-starting = Nincsenek felsorolva, mert a csatatéren kezdenek: { $cards }.
terminal-deck-champions = Pontosan { $count } bajnok, mind különböző
terminal-deck-commons = Pontosan { $count } közönséges egység, mindegyikből legfeljebb { $most } példány
terminal-deck-standards = Pontosan { $count } általános esemény, mindegyikből legfeljebb { $most } példány
terminal-deck-fixed = Ezzel az idézővel minden pakliban ugyanaz ({ $summoner }): { $epics } epikus esemény, { $gates } kapu
terminal-deck-more = Ezeken is van közös szimbólum:

## Tash-Kalar

terminal-tk-actions = akció: { $actions }
terminal-tk-last-turns = Körök a játszma végéig: { $turns }
terminal-tk-score = { $score } / { $goal } pont
terminal-tk-supply = készlet { $pieces }
terminal-tk-held = kéz { $beings } + { $legends } + { $flares } · pakli { $draw }
terminal-tk-lost = vesztesége ebben a körben: { $pieces }
terminal-tk-next-task = Következő: { $task }
terminal-tk-ahead = Előnye veled szemben:
terminal-tk-signs = Tábla: { $red } piros mező, { $green } zöld mező. Kártyák: { $any } saját jelző, { $upgraded } saját felfejlesztett jelző, { $square } itt jelenik meg a teremtmény ({ $held } saját jelzőn, { $high } saját felfejlesztett jelzőn), { $mark } megjelölt mező, { $purple } lila mező, { $way } irány.
terminal-tk-welcome = Írj be egy számot, „place c3” vagy „help”. Te: { $you }, { $school }.
terminal-tk-welcome-all = Írj be egy számot, „place c3” vagy „help”. Mindannyian egy billentyűzetnél ültök.
terminal-tk-family-summon = Megidézés: { $card }
terminal-tk-family-move = Jelző mozgatása innen: { $from }
terminal-tk-kind-being = Teremtmény
terminal-tk-kind-legend = Legendás lény
terminal-tk-kind-flare = Felvillanás
terminal-tk-kind-task = Feladat
terminal-tk-points = { $points } pont
terminal-tk-advanced = haladó
terminal-tk-category-destruction = rombolás
terminal-tk-category-colour = színek
terminal-tk-category-summoning = idézés
terminal-tk-category-position = elhelyezkedés
terminal-tk-category-enemy = az ellenség
