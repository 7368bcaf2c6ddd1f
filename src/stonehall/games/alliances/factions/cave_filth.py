"""Cave Filth: whoever falls is locked up, and whoever is locked up is of use."""

from __future__ import annotations

from typing import Final

from stonehall.games.alliances.cards import BOW, SWORD, Faction, champion, common, event, mutation, summoner

FILTH: Final = "filth"
"""Its Mutations are cards of the Filth (SW1-DECK-16)."""

CAVE_FILTH = Faction(
    "cave-filth",
    parts=("cave-goblins", "filth"),
    summoner=summoner(
        "the-warden", SWORD, attack=3, life=7, abilities="imprison", ours="attack life range text square"
    ),
    starting=[
        ("the-warden", (4, 4)),
        ("wall", (4, 2)),
        ("prisoner", (2, 1)),
        ("prisoner", (5, 1)),
        ("prisoner", (3, 2)),
        ("taskmaster", (3, 3)),
    ],
    champions=[
        champion(
            "hester", SWORD, cost=6, attack=0, life=6, abilities="tyrant-of-the-cells",
            ours="cost attack life range text",
        ),
        champion(
            "scabbicus", SWORD, cost=6, attack=2, life=6, abilities="revolt", ours="cost attack life range text"
        ),
        champion("mange", BOW, cost=5, attack=2, life=5, abilities="chain-hook", ours="all"),
    ],
    commons=[
        common(
            "prisoner", SWORD, cost=0, attack=1, life=2, abilities="convict", copies=8,
            ours="attack range text copies square",
        ),
        common(
            "taskmaster", SWORD, cost=1, attack=1, life=2, abilities="drive-on", copies=4,
            ours="cost attack life range text copies square",
        ),
    ],
    mutations=[
        mutation(
            "grotesque-mutant", SWORD, faction=FILTH, cost=4, attack=1, life=4, abilities="haul-away", copies=1,
            ours="cost attack life range text copies",
        ),
        mutation(
            "barbed-mutant", SWORD, faction=FILTH, cost=3, attack=1, life=4, abilities="barbs", copies=1,
            ours="cost attack life range text copies",
        ),
        mutation(
            "burrow-mutant", SWORD, faction=FILTH, cost=4, attack=4, life=3, abilities="burrow", copies=1,
            ours="cost life range copies",
        ),
        mutation(
            "poison-mutant", SWORD, faction=FILTH, cost=2, attack=2, life=3, abilities="venomous", copies=1,
            ours="cost attack life range text copies",
        ),
        mutation(
            "bone-mutant", BOW, faction=FILTH, cost=3, attack=2, life=3, abilities="far-shot", copies=1,
            ours="cost attack life range text copies",
        ),
        mutation(
            "legion-mutant", SWORD, faction=FILTH, cost=2, attack=0, life=1, abilities="legion", copies=1,
            ours="cost range text copies",
        ),
    ],
    events=[
        event("overwork", copies=2, lasting=True, ours="text copies"),
        event("enlist", copies=2, ours="copies"),
        event("subjugation", copies=2, ours="text copies"),
        event("living-shields", copies=2, lasting=True, ours="name text copies"),
        event("uprising", copies=1, lasting=True, ours="all"),
    ],
    prison=True,
)  # fmt: skip
