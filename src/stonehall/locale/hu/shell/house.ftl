### The shell: words shared by all games.
### Numbers and their nouns are joined by no-break spaces; names from outside never take an ending.

## Players and results

seat-south = Dél
seat-north = Észak
seat-west = Nyugat
seat-east = Kelet
player-you = Te
player-bot = Gépi játékos ({ $name })
result-win = Győztél!
result-loss = Vesztettél
result-draw = Döntetlen
result-winner = { $player } győz.
shell-game-over = A játszma véget ért

## The table in the terminal

shell-your-turn = Te jössz
shell-waiting = { $player } következik
shell-thinking = { $player } gondolkodik…
shell-turn = { $turn }. kör
shell-hand = A kezedben
shell-log = Napló
shell-options = Lehetőségek
shell-more-options = … és még { $count } lehetőség; az „all” parancs mindet megmutatja.
shell-choose = Válassz egy lehetőséget (1–{ $count }), vagy írj be egy lépést vagy parancsot; a „help” felsorolja őket.
shell-no-such-option = Nincs ilyen számú lehetőség: { $number }. Válassz 1 és { $count } között.
shell-not-understood = Nem érthető: { $text }. A „help” felsorolja a parancsokat.
shell-why-not = Miért nem lehet?
shell-hint = Tipp: { $option }
shell-no-card = Nincs ilyen kártya: { $name }.

## Saving, taking back, leaving

shell-saved = A játszma elmentve ide: { $file }.
shell-not-saved = A játszmát nem sikerült elmenteni ide: { $file }. Ok: { $reason }
shell-loaded = A játszma betöltve innen: { $file }.
shell-resumed = A játszma innen folytatódik: { $turn }. kör.
shell-undone = Visszavonva: { $play }
shell-nothing-to-undo = Nincs mit visszavonni.
shell-quit-question = Mentés nélkül kilépsz a játszmából?
shell-goodbye = Viszlát.
shell-yes = Igen
    .key = i
shell-no = Nem
    .key = n
shell-press-enter = A folytatáshoz nyomd meg az Enter billentyűt.
shell-language = Nyelv: { $language }
language-en = Angol
language-hu = Magyar
language-pl = Lengyel

## Commands

shell-commands = Parancsok
shell-plays = Lépések
command-help = ez a lista
command-all = az összes lehetőség
command-board = a tábla újra
command-hand = a kezedben lévő kártyák
command-show = egy kártya megmutatása: show NÉV
command-log = ami eddig történt
command-hint = tipp kérése
command-undo = az utolsó döntésed visszavonása
command-save = a játszma mentése: save my-game.txt
command-position = az állás szövegként
command-quit = kilépés a játszmából
