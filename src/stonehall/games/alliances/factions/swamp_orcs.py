"""Swamp Orcs: Vine Walls grow over the battlefield, hold the enemy fast and carry the own troops forward."""

from __future__ import annotations

from stonehall.games.alliances.cards import BOW, SWORD, Faction, champion, common, event, summoner

SWAMP_ORCS = Faction(
    "swamp-orcs",
    summoner=summoner("mugglug", SWORD, attack=3, life=7, abilities="rampant-growth"),
    starting=[
        ("mugglug", (3, 4)),
        ("wall", (3, 2)),
        ("savager", (2, 1)),
        ("swamp-orcs-hunter", (4, 3)),
        ("swamp-orcs-shaman", (5, 3)),
    ],
    champions=[
        champion("blerg", SWORD, cost=7, attack=2, life=6, abilities="adapt"),
        champion("glarg", SWORD, cost=5, attack=2, life=6, abilities="vinemancer-reach"),
        champion("splub", SWORD, cost=7, attack=3, life=6, abilities="vinemancer-sow"),
        champion("glurp", SWORD, cost=6, attack=4, life=6, abilities="disruptive", copies=0),
        champion("murk", BOW, cost=5, attack=2, life=5, abilities="vinemancer-choke", copies=0),
        champion("splack", BOW, cost=5, attack=2, life=5, abilities="vinemancer-entangle", copies=0),
    ],
    commons=[
        common("savager", SWORD, cost=4, attack=3, life=3, abilities="fear", copies=6, ours="copies"),
        common(
            "swamp-orcs-hunter", BOW, cost=2, attack=1, life=2, abilities="vinemancer-ambush", copies=6,
            named="hunter", ours="copies",
        ),
        common(
            "swamp-orcs-shaman", BOW, cost=1, attack=1, life=1, abilities="vinemancer-guard", copies=6,
            named="shaman", ours="copies",
        ),
        common("conjurer", SWORD, cost=1, attack=1, life=2, abilities="vinemancer-animate", copies=0),
        common("swamp-beast", SWORD, cost=3, attack=2, life=2, abilities="spore-carrier", copies=0),
    ],
    events=[
        event("vine-growth", copies=3),
        event("vine-guard", copies=2, lasting=True),
        event("ensnare", copies=2),
        event("ambush", copies=2, lasting=True),
    ],
    vine_walls=15,
)  # fmt: skip
