"""The Sylvan school: the forest and its creatures."""

from __future__ import annotations

from stonehall.games.tash_kalar.cards import COMMON, HEROIC, being, deck

deck(
    "sylvan",
    [
        being("sapling", COMMON, "X c c"),
        being("kiskin-farseeders", COMMON, ".Xc c.."),
        being("charging-buck", COMMON, ".X cc c."),
        being("forest-wardens", COMMON, "c.Xc"),
        being("naiad", COMMON, "..X ccc"),
        being("kiskin-spirit", HEROIC, "c.X c.c"),
        being("dryad", HEROIC, "c. .C .c"),
        being("centaur-spearman", HEROIC, "X.. ccc ..c"),
        being("centaur-chieftain", HEROIC, "c... .cX. ..c. ...c"),
        being("unicorn", HEROIC, ".cX cc. c.."),
        being("sylvan-queen", HEROIC, "X.. c.c .c. .c."),
        being("sylvan-princess", HEROIC, "X. c. .c c."),
        being("woodland-druid", HEROIC, "c.c .X. .c."),
        being("forest-ancient", HEROIC, ".c. cXc c.."),
        being("forest-mystic", HEROIC, ".c. cX. ..c"),
        being("kiskin-leafsplitter", HEROIC, ".c. cXc .c."),
        being("kiskin-boughrunner", HEROIC, ".X. ccc .c."),
        being("tree-shepherd", HEROIC, "cXc .cc"),
    ],
)
