"""Deep Benders: gems and thoughts work as one; who pays for a boost commands units that nobody can weaken."""

from __future__ import annotations

from stonehall.games.alliances.cards import (
    BOW,
    SWORD,
    Faction,
    champion,
    common,
    conjuration,
    event,
    summoner,
)

DEEP_BENDERS = Faction(
    "deep-benders",
    parts=("deep-dwarves", "benders"),
    summoner=summoner(
        "endrich", BOW, attack=2, life=6, abilities="geopathic-command", ours="attack life range square"
    ),
    starting=[
        ("endrich", (3, 3)),
        ("wall", (3, 2)),
        ("gem-priestess", (2, 1)),
        ("gem-priestess", (4, 1)),
        ("geopath", (2, 3)),
        ("geopath", (5, 2)),
    ],
    champions=[
        champion(
            "kendre", BOW, cost=5, attack=2, life=5, abilities="gem-transfer", ours="cost attack life range text"
        ),
        champion("keodel", BOW, cost=6, attack=2, life=5, abilities="geopathy", ours="cost attack life range text"),
        champion(
            "owl-gryphon", SWORD, cost=5, attack=2, life=6, abilities="conserve", ours="cost attack life range text"
        ),
    ],
    commons=[
        common(
            "geopath", BOW, cost=1, attack=1, life=1, boost=1, boosted="geopathic-shot", copies=6,
            ours="cost attack copies square",
        ),
        common(
            "gem-priestess", SWORD, cost=2, attack=1, life=3, boost=1, boosted="gem-blessing", copies=6,
            ours="cost attack life range text copies square",
        ),
        common(
            "deep-dragon", SWORD, cost=2, attack=2, life=3, boost=2, boosted="tough swift", copies=6,
            ours="cost attack life range text copies",
        ),
    ],
    conjurations=[
        conjuration(
            "gorgon", SWORD, attack=1, life=3, abilities="petrifying-gaze", copies=2, ours="attack range text copies"
        ),
    ],
    events=[
        event("teleport", copies=3, ours="copies"),
        event("unlock", copies=2, ours="copies"),
        event("reclaim", copies=2, ours="text copies"),
        event("conjure-gorgon", copies=2, ours="all"),
    ],
    ours="square",
)  # fmt: skip
