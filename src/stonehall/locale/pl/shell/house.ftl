### The shell: words shared by all games.
### Numbers and their nouns are joined by no-break spaces, one-letter words and their followers too.

## Players and results

seat-south = Południe
seat-north = Północ
seat-west = Zachód
seat-east = Wschód
seat-south-east = Południowy Wschód
seat-north-east = Północny Wschód
seat-middle = Środek
player-you = Ty
player-bot = Bot ({ $name })
result-draw = Remis
result-winner = { $player } wygrywa.

## Turns

shell-your-turn = Twoja tura
shell-turn = Tura { $turn }
