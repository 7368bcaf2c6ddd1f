### What is wrong with a record.

record-none = A record begins with the line “stonehall record { $format }”.
record-format = Line 1: format { $format } is unknown; formats 1 to { $known } can be read.
record-after-end = Line { $line }: there is text after the end of the record.
record-head = Line { $line } is no line of a record’s head: { $text }
record-no-game = The line that names the game is missing.
record-cut = Line { $line }: the file has been cut off; its last line is missing.
record-count = The last line counts another number of plays; the record has { $count }.
record-seal = The seal does not fit the text: the record has been changed.
record-game = There is no game { $game } here.
record-rules = It was played by rules { $old }. This server plays by rules { $new }, which do not surely lead to the same end.
record-play = Play { $number } ({ $play }) cannot be made at that point:
