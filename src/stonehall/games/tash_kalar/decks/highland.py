"""The Highland school: clans, beasts and rituals."""

from __future__ import annotations

from stonehall.games.tash_kalar.cards import COMMON, HEROIC, being, deck

deck(
    "highland",
    [
        being("wild-eagle", COMMON, ".X. c.c"),
        being("clan-axeman", COMMON, "..c .X. c.."),
        being("clan-healer", COMMON, "..c cXc"),
        being("dire-wolf", COMMON, "..X .cc c.."),
        being("ritual-keeper", COMMON, ".c cX"),
        being("eagle-lord", HEROIC, "c.X.c .c.c."),
        being("wolf-rider", HEROIC, "X.. ccc c.."),
        being("blood-shaman", HEROIC, "..c .Xc cc."),
        being("war-drummer", HEROIC, "Cc cc"),
        being("hill-giant", HEROIC, ".X. .c. ccc"),
        being("warlord", HEROIC, "..X.. .ccc. c...c"),
        being("war-summoner", HEROIC, "cXc .c. .c."),
        being("ritual-master", HEROIC, "c.. .X. c.c"),
        being("legend-slayer", HEROIC, "X.. cc. c.c"),
        being("mountain-troll", HEROIC, ".X. cc. .cc"),
        being("hungry-bear", HEROIC, "Xc cc"),
        being("werewolf", HEROIC, ".c.. c..X .c.."),
        being("clan-guardian", HEROIC, "ccXc", uses_pieces=True),
    ],
)
