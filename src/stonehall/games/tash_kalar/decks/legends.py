"""The legends, a deck shared by all players."""

from __future__ import annotations

from stonehall.games.tash_kalar.cards import LEGENDARY, being, deck

deck(
    "legends",
    [
        being("fire-dragon", LEGENDARY, "h.h .c. .h. .X. ...", marks="... ... ... dXd ddd"),
        being("hell-bull", LEGENDARY, "c.c hCh .c."),
        being("angel-of-death", LEGENDARY, ".c.c. c.H.c ..c.."),
        being("the-eldest-tree", LEGENDARY, "...h. c.X.c .h..."),
        being("bone-catapult", LEGENDARY, "c.. .X. hhh", marks=".dd dXd ..."),
        being("fire-elemental", LEGENDARY, "..X.. .h.c. h.c.c"),
        being("leviathan", LEGENDARY, "....X ..hh. hc..."),
        being("two-headed-dragon", LEGENDARY, "X.h. .h.. h.c. ...c", uses_pieces=True),
        being("earth-elemental", LEGENDARY, ".Xc. .cc. h..h"),
        being("time-elemental", LEGENDARY, ".X. h.h .h. c.c"),
        being("storm-elemental", LEGENDARY, "h.. h.h .C."),
        being("titan", LEGENDARY, ".X. .h. .h. ccc"),
    ],
)
