### The shell: words shared by all games.
### Numbers and their nouns are joined by no-break spaces; names from outside never take an ending.

## Players and results

seat-south = Dél
seat-north = Észak
seat-west = Nyugat
seat-east = Kelet
seat-south-east = Délkelet
seat-north-east = Északkelet
seat-middle = Közép
player-you = Te
player-bot = Gép ({ $name })
result-draw = Döntetlen
result-winner = { $player } győz.

## The table in the terminal

shell-your-turn = Te jössz
shell-turn = { $turn }. kör
shell-no-such-option = Nincs ilyen számú lehetőség: { $number }. Válassz 1 és { $count } között.
shell-not-understood = Ezt nem értem: { $text }. A „help” felsorolja a parancsokat.
shell-hint = Tipp: { $option }
shell-no-card = Nincs ilyen kártya: { $name }.

## Saving, taking back, leaving

shell-saved = A játszma elmentve ide: { $file }.
shell-not-saved = A játszmát nem sikerült elmenteni ide: { $file }. Ok: { $reason }
shell-loaded = A játszma betöltve innen: { $file }.
shell-undone = Visszavonva: { $play }
shell-nothing-to-undo = Nincs mit visszavonni.

## Commands

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
