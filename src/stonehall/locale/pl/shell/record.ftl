### What is wrong with a record.

record-none = Zapis zaczyna się od wiersza „stonehall record { $format }”.
record-format = Wiersz 1: nieznany format { $format }; można czytać formaty od 1 do { $known }.
record-after-end = Wiersz { $line }: po końcu zapisu jest jeszcze tekst.
record-head = Wiersz { $line } nie należy do nagłówka zapisu: { $text }
record-no-game = Brakuje wiersza z nazwą gry.
record-cut = Wiersz { $line }: plik jest ucięty, brakuje ostatniego wiersza.
record-count = Ostatni wiersz podaje inną liczbę ruchów; ruchy w zapisie: { $count }.
record-seal = Pieczęć nie pasuje do tekstu: zapis został zmieniony.
record-game = Nie ma tu gry { $game }.
record-rules = Partię rozegrano według zasad { $old }. Serwer gra według zasad { $new }, które nie muszą prowadzić do tego samego końca.
record-play = Ruch { $number } ({ $play }) nie jest tu możliwy:
