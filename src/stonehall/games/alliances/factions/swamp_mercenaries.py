"""Swamp Mercenaries: hired blades and beasts fight where the vines grow, and feed them when they fall."""

from __future__ import annotations

from stonehall.games.alliances.cards import BOW, SWORD, Faction, champion, common, event, summoner

SWAMP_MERCENARIES = Faction(
    "swamp-mercenaries",
    parts=("swamp-orcs", "mercenaries"),
    summoner=summoner("glurblub", BOW, attack=3, life=5, abilities="vinemancer-sow", ours="attack life square"),
    starting=[
        ("glurblub", (3, 4)),
        ("wall", (3, 2)),
        ("boarboon", (4, 1)),
        ("swamp-mercenaries-swordsman", (2, 4)),
        ("swamp-mercenaries-swordsman", (4, 4)),
        ("swamp-rat", (1, 2)),
        ("swamp-rat", (6, 2)),
    ],
    champions=[
        champion(
            "prong", SWORD, cost=6, attack=2, life=6, abilities="vinemancer-call",
            ours="cost attack life range text",
        ),
        champion("turgo", SWORD, cost=7, attack=2, life=5, abilities="hard-shell", ours="all"),
        champion("ribbok", SWORD, cost=5, attack=2, life=5, abilities="sticky-tongue", ours="all"),
    ],
    commons=[
        common(
            "boarboon", SWORD, cost=3, attack=2, life=3, abilities="wild-arrival", copies=6,
            ours="range copies square",
        ),
        common(
            "swamp-rat", SWORD, cost=0, attack=1, life=1, abilities="scurry", copies=6,
            ours="cost attack life range copies square",
        ),
        common(
            "swamp-mercenaries-swordsman", SWORD, cost=2, attack=2, life=2, abilities="slippery", copies=6,
            named="swordsman", ours="cost attack life range copies square",
        ),
    ],
    events=[
        event("spore-carriers", copies=4),
        event("vine-bind", copies=2, ours="copies"),
        event("vine-lash", copies=3, ours="copies"),
    ],
    vine_walls=15,
    ours="square vine-walls",
)  # fmt: skip
