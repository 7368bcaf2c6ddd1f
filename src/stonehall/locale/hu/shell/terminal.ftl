### The terminal, which alone reads this file: what only a game played by typing says.

terminal-empty-hand = Nincs lap a kezedben.
terminal-welcome = Írj be egy számot vagy egy parancsot, például: „help”. Te: { $you }.
terminal-welcome-all = Írj be egy számot vagy egy parancsot, például: „help”. Mindannyian egy billentyűzetnél ültök.

## Options

terminal-choose = { $who }. Válassz egy számot vagy egy mezőt. Az Enter visszalép.
terminal-which = Több lépés is így kezdődik. Melyik legyen?
terminal-warned = Ha mégis ezt akarod, írd be még egyszer.
terminal-command-end-to = minden fázis befejezése eddig a fázisig
terminal-no-such-part = Innen nem lehet ide eljutni: { $name }. Ami még hátravan: { $parts }
terminal-refused = Most nem szabályos: { $text }

## Taking back, leaving

terminal-undo-luck = Ez nem vonható vissza: az utolsó döntésed óta már a szerencse is döntött ({ $play }).
terminal-undo-other = Ez nem vonható vissza: az utolsó döntésed óta { $player } már lépett ({ $play }).
terminal-hand-over = { $player } dönt. Add át a billentyűzetet, azután nyomd meg az Entert.
terminal-concede-game = Ezzel feladnád a játszmát, és a másik oldal nyerne. Ha biztos vagy benne, írd be még egyszer: „concede”.
terminal-concede-out = Ezzel kiszállnál a játszmából, és utolsó lennél; a többiek folytatnák. Ha biztos vagy benne, írd be még egyszer: „concede”.
terminal-practice = Ez gyakorlás: bármi visszavonható, és a játszma sehol sem számít.
terminal-practice-over = Gyakorló játszma volt: sehol sem számít.
terminal-resume = Folytatás: { $command }
terminal-replay = Visszajátszás: { $command }
terminal-near = Erre gondoltál: { $names }?
terminal-log-earlier = … { $count } korábbi sor: „log all”
terminal-command-options = minden lehetőség, lépésként leírva
terminal-command-concede = a játszma feladása
terminal-command-number = egy lehetőség választása; „3 c5”: a 3. lehetőség, a c5 mezőn

## Replay

terminal-replay-keys = Enter: tovább · b: vissza · szám: ugrás oda · q: kilépés
terminal-replay-place = { $place }. lépés, összesen { $count }

## Analysis

terminal-analysis-turn = Kör
terminal-analysis-player = Játékos
terminal-analysis-play = Lépés
terminal-analysis-chance = Esély
terminal-analysis-mark = Jelzés
terminal-analysis-better = Jobb lett volna
terminal-analysis-value = { $percent }% ± { $error }
terminal-analysis-reasons = { $play } ({ $reasons })
terminal-analysis-about = Az esély azé, aki lépett, ha innen mindenki helyett { $bot } játszana tovább; a ± utáni szám azt mutatja, mennyire szórnak a próbák (standard hiba). Jobb lépést ott említünk, ahol a veszteség nagyobb, mint amennyit az elemzés tévedhet.
terminal-analysis-assumed = Ennél a játékmódnál még senki sem mérte meg, mennyit ér az előny: az esély csak azt mutatja, ki vezet, azt nem, mennyivel.
terminal-analysis-none = { $player }: nincs mit felróni
terminal-analysis-marks = { $player }: { $marks }
terminal-analysis-stopped = Az elemzés félbeszakadt: { $place }. lépés, összesen { $count }.

## Lists of cards

terminal-cards-none = Nincs ilyen kártya.
terminal-cards-count = { $count } kártya
terminal-cards-full = --full: a kártyák szövege is látszik
terminal-components-written =
    { $folder }: { $files }
    Írj át bármit, hagyj el akár egész fájlokat, aztán: { $command }
terminal-components-good =
    „{ $title }” játszható. Kártyák és lapkák: { $count }, ebből saját: { $own }
    { $command }

## Decks that people build

terminal-deck-start = A csatatéren
terminal-deck-guests = Más frakciókból
terminal-deck-costs = Költségek
terminal-deck-units = egységek
terminal-deck-events = események
terminal-deck-mean = egy egység átlagos költsége: { $mean }
terminal-deck-attacks = Az egységek támadása
terminal-deck-legal = { $deck }: szabályos pakli. Idéző: { $summoner }, { $faction }.
terminal-deck-written = { $file }: kiírva
terminal-deck-how = Minden sor egy számból és egy kártya angol nevéből áll; ami a # jel után áll, megjegyzés. Így, ahogy van, ez a kész pakli, és szabályos. Ha be akarsz venni egy megjegyzésként felsorolt kártyát, töröld a # jelet a szám elől, és vegyél ki ugyanannyi másikat.

## Games and their plays, commands

shell-no-such-option = Nincs ilyen számú lehetőség: { $number }. Válassz 1 és { $count } között.
shell-not-understood = Ezt nem értem: { $text }. A „help” felsorolja a parancsokat.
shell-hint = Tipp: { $option }
shell-no-card = Nincs ilyen kártya: { $name }.
shell-saved = A játszma elmentve ide: { $file }.
shell-not-saved = A játszmát nem sikerült elmenteni ide: { $file }. Ok: { $reason }
shell-loaded = A játszma betöltve innen: { $file }.
shell-undone = Visszavonva: { $play }
shell-nothing-to-undo = Nincs mit visszavonni.
shell-commands = Parancsok
shell-plays = Lépések
command-help = ez a lista
command-board = a tábla megmutatása
command-show = egy kártya megmutatása: show NÉV
command-log = az eddigi események
command-hint = tipp kérése
command-undo = az utolsó döntésed visszavonása
command-save = a játszma mentése: save my-game.txt
command-quit = kilépés a játszmából
