"""Sand Goblins: hide, scurry off, and wear what the dead leave behind."""

from __future__ import annotations

from stonehall.games.alliances.cards import BOW, SWORD, Faction, champion, common, event, summoner

SAND_GOBLINS = Faction(
    "sand-goblins",
    summoner=summoner("krusk", BOW, attack=2, life=6, abilities="sandstorm"),
    starting=[
        ("krusk", (5, 3)),
        ("wall", (5, 2)),
        ("javelineer", (3, 2)),
        ("javelineer", (3, 3)),
        ("scavenger", (4, 2)),
        ("scavenger", (6, 2)),
        ("sand-goblins-shaman", (5, 4)),
    ],
    champions=[
        champion("biter", SWORD, cost=4, attack=3, life=6, abilities="crazed"),
        champion("kreep", SWORD, cost=4, attack=3, life=6, abilities="cowardly"),
        champion("silts", SWORD, cost=7, attack=2, life=6, abilities="cunning"),
        champion("sand-wyrm", SWORD, cost=6, attack=4, life=6, abilities="burrow", copies=0),
        champion("stink", BOW, cost=5, attack=1, life=3, abilities="lucky", copies=0),
        champion("tark", BOW, cost=5, attack=2, life=4, abilities="conceal", copies=0),
    ],
    commons=[
        common("javelineer", BOW, cost=1, attack=1, life=2, abilities="camouflage", copies=6, ours="copies"),
        common("scavenger", SWORD, cost=1, attack=1, life=2, abilities="scavenge", copies=6, ours="copies"),
        common(
            "sand-goblins-shaman", BOW, cost=1, attack=2, life=1, abilities="escape", copies=6, named="shaman",
            ours="copies",
        ),
        common("bomber", BOW, cost=0, attack=1, life=1, abilities="hasty", copies=0),
        common("slayer", SWORD, cost=2, attack=2, life=2, abilities="blood-craze", copies=0),
    ],
    events=[
        event("shiny", copies=2),
        event("taunt", copies=3),
        event("duck-and-cover", copies=3),
        event("mirage", copies=1),
    ],
)  # fmt: skip
