"""Fallen Phoenix: an undying elf bends every die, his cult burns friend and foe, and the dead rise from the ashes."""

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

FALLEN_PHOENIX = Faction(
    "fallen-phoenix",
    parts=("fallen-kingdom", "phoenix-elves"),
    summoner=summoner("immortal-elien", BOW, attack=3, life=4, abilities="eliens-will", ours="square"),
    starting=[
        ("immortal-elien", (3, 4)),
        ("wall", (3, 2)),
        ("fallen-phoenix-cultist", (2, 1)),
        ("harbinger", (2, 2)),
        ("fallen-phoenix-warrior", (4, 2)),
    ],
    champions=[
        champion("karthos", SWORD, cost=5, attack=2, life=5, abilities="wrathful-dead"),
        champion("hellfire-drake", SWORD, cost=9, attack=3, life=9, abilities="greater-hellfire"),
        champion("helkar", BOW, cost=6, attack=1, life=8, abilities="leader-of-the-cult"),
    ],
    commons=[
        common(
            "fallen-phoenix-warrior", SWORD, cost=2, attack=2, life=2, abilities="hellfire-step", copies=6,
            named="warrior", ours="copies",
        ),
        common("harbinger", SWORD, cost=2, attack=2, life=2, abilities="burning-conjuration", copies=6, ours="copies"),
        common(
            "fallen-phoenix-cultist", SWORD, cost=2, attack=1, life=3, abilities="cursed-slash", copies=6,
            named="cultist", ours="cost range copies",
        ),
    ],
    conjurations=[
        conjuration("burning-skeleton", SWORD, attack=2, life=1, abilities="magic-burn", copies=6, ours="copies"),
    ],
    events=[
        event("purge", copies=3),
        event("from-the-ashes", copies=2),
        event("burnt-sacrifice", copies=2),
        event("forced-conversion", copies=2, ours="text"),
    ],
    ours="square",
)  # fmt: skip
