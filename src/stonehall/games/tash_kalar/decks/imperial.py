"""The Imperial school, in two copies: Northern Empire and Southern Empire."""

from __future__ import annotations

from stonehall.games.tash_kalar.cards import COMMON, HEROIC, being, deck

deck(
    "northern southern",
    [
        being("swordmaster", COMMON, "c X c"),
        being("messenger", COMMON, "X.. .c. ..c"),
        being("herald", COMMON, "X.. .cc .c."),
        being("bomb", COMMON, "X. .c .c"),
        being("chronicler", COMMON, ".c. cXc"),
        being("assassin", HEROIC, "..c. .c.. c... ...X", marks=".... .... ..m. ...X"),
        being("time-mage", HEROIC, ".cX c.c .c.", marks="..X .m. ..."),
        being("summoner", HEROIC, "..... ..... ..X.. .ccc.", marks="m.m.m .mmm. mmXmm ....."),
        being("hypnotist", HEROIC, "..c cXc c.."),
        being("cannon", HEROIC, ".... .cC. c...", marks=".ddd ..Xd .ddd"),
        being("champion", HEROIC, "cX cc .c"),
        being("infantry-captain", HEROIC, "..X.. cc.cc"),
        being("cavalry-captain", HEROIC, ".X. c.c c.c"),
        being("gryphon-rider", HEROIC, ".cX. c.c. ...c"),
        being("knight", HEROIC, ".X. ccc c.."),
        being("high-priestess", HEROIC, ".C. ... c.c"),
        being("master-of-intrigue", HEROIC, "c.c .X. c.c", uses_pieces=True),
        being("gun-tower", HEROIC, ".X. .cc .cc", marks="dXd ... ..."),
    ],
)
