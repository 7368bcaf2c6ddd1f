"""Shadow Elves: cheap, quick and fragile; they strike out of the dark and leave the enemy little to gain."""

from __future__ import annotations

from stonehall.games.alliances.cards import BOW, SWORD, Faction, champion, common, event, summoner

SHADOW_ELVES = Faction(
    "shadow-elves",
    summoner=summoner("selundar", BOW, attack=2, life=7, abilities="out-of-shadows"),
    starting=[
        ("selundar", (6, 4)),
        ("wall", (4, 2)),
        ("shadow-elves-swordsman", (3, 1)),
        ("shadow-elves-swordsman", (6, 2)),
        ("shadow-elves-swordsman", (2, 3)),
        ("scout", (4, 3)),
        ("ranger", (5, 3)),
        ("ranger", (1, 4)),
    ],
    champions=[
        champion("hydrake", SWORD, cost=8, attack=3, life=8, abilities="assault"),
        champion("malidala", BOW, cost=5, attack=2, life=3, abilities="shadow-dancer"),
        champion("xaserbane", SWORD, cost=4, attack=3, life=4, abilities="sneak"),
        champion("kuldrid", BOW, cost=6, attack=3, life=6, abilities="wither", copies=0),
        champion("melek", SWORD, cost=5, attack=3, life=5, abilities="rider", copies=0),
        champion("taliya", BOW, cost=6, attack=2, life=5, abilities="return-spirit", copies=0),
    ],
    commons=[
        common("ranger", BOW, cost=1, attack=1, life=1, abilities="shadow-arrows", copies=6, ours="copies"),
        common("scout", SWORD, cost=0, attack=1, life=1, abilities="scout", copies=6, ours="copies"),
        common(
            "shadow-elves-swordsman", SWORD, cost=1, attack=2, life=1, abilities="swift", copies=6,
            named="swordsman", ours="copies",
        ),
        common("blade-master", SWORD, cost=2, attack=1, life=2, abilities="swift-strike", copies=0),
        common(
            "shadow-elves-hunter", BOW, cost=2, attack=2, life=1, abilities="shadow-step", copies=0, named="hunter"
        ),
    ],
    events=[
        event("shadows", copies=3, reaction=True),
        event("summon-the-night", copies=2, lasting=True),
        event("stalking-advance", copies=2),
        event("into-darkness", copies=2),
    ],
)  # fmt: skip
