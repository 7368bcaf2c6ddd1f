### What the shell says of turns, as it is said of this game, whose rules call a turn forduló and a round kör.

shell-turn = { $turn }. forduló
terminal-analysis-turn = Forduló

table-turn = { $turn }. forduló
table-turn-of = { $turn }. forduló · { $player }
table-end-key = Billentyű: { $key }. A forduló hátralévő része egyszerre: { $all }
table-key-rest = A forduló hátralévő részének befejezése
table-hint-brings = A forduló végéig: { $changes }.
table-again = Az előző forduló újrajátszása
table-again-none = Még nincs befejezett forduló.

replay-turns = Fordulók
replay-turn-picture = Ez a forduló mozgóképként
replay-turn-picture-of = { $turn }. forduló, újra lejátszva
replay-turn-unseen = A kép akkor jelenik meg itt, ha a fordulót végignézted: előbb elárulná, mi következik.
replay-key-turn = Egy forduló vissza vagy előre
analysis-brings = Alattuk: mit hoznak a forduló végéig
analysis-mistake = { $turn }. forduló: { $mark }, −{ $points }

editing-turn = Forduló
editor-first-turn = Az első forduló
editor-first-turn-of = Az első forduló: { $form }
editor-turn-part = A forduló

draw-wait =
    { $turns ->
        [one] { $turns } forduló múlva ajánlhatsz újra.
       *[other] { $turns } forduló múlva ajánlhatsz újra.
    }
