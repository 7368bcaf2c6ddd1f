"""Jungle Shadows: out of the thicket, at the throat, and gone again."""

from __future__ import annotations

from stonehall.games.alliances.cards import BOW, SWORD, Faction, champion, common, event, summoner

JUNGLE_SHADOWS = Faction(
    "jungle-shadows",
    parts=("jungle-elves", "shadow-elves"),
    summoner=summoner(
        "melundak", SWORD, attack=3, life=6, abilities="out-of-the-thicket", ours="attack life range square"
    ),
    starting=[
        ("melundak", (3, 3)),
        ("wall", (3, 2)),
        ("shadow", (2, 1)),
        ("shadow", (5, 2)),
        ("panther", (4, 2)),
        ("jungle-shadows-shaman", (4, 3)),
    ],
    champions=[
        champion("gargos", SWORD, cost=6, attack=3, life=5, abilities="prowl", ours="cost life range"),
        champion(
            "the-child", SWORD, cost=4, attack=3, life=4, abilities="scatter swift", ours="cost attack life range"
        ),
        champion("zaruka", SWORD, cost=6, attack=2, life=6, abilities="pack-hunter", ours="all"),
    ],
    commons=[
        common(
            "shadow", SWORD, cost=1, attack=2, life=1, abilities="scatter rise-again", copies=6,
            ours="cost attack life range copies square",
        ),
        common(
            "jungle-shadows-shaman", BOW, named="shaman", cost=1, attack=1, life=1, abilities="chant-of-swiftness",
            copies=6, ours="cost attack life range text copies square",
        ),
        common("panther", SWORD, cost=2, attack=2, life=2, abilities="pounce", copies=6, ours="all"),
    ],
    events=[
        event("track", copies=3, ours="copies"),
        event("consume-in-darkness", copies=2, ours="copies"),
        event("shadow-snare", copies=2, ours="name text copies"),
        event("veil-of-leaves", copies=2, lasting=True, ours="all"),
    ],
)  # fmt: skip
