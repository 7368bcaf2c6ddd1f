"""Sand Cloaks: what one of them learns, all of them know."""

from __future__ import annotations

from stonehall.games.alliances.cards import BOW, SWORD, Faction, champion, common, event, summoner

SAND_CLOAKS = Faction(
    "sand-cloaks",
    parts=("sand-goblins", "cloaks"),
    summoner=summoner("marek", BOW, attack=2, life=6, abilities="shared-secrets", ours="attack life range text square"),
    starting=[
        ("marek", (4, 4)),
        ("wall", (4, 2)),
        ("sand-cloaks-hunter", (3, 1)),
        ("tinkerer", (5, 2)),
        ("sand-cloaks-scholar", (3, 3)),
        ("sand-cloaks-scholar", (5, 3)),
    ],
    champions=[
        champion("grizzle", SWORD, cost=5, attack=2, life=6, abilities="well-equipped", ours="all"),
        champion("sirocco", SWORD, cost=6, attack=3, life=5, abilities="rider", ours="all"),
        champion("vex", BOW, cost=5, attack=2, life=5, abilities="pilfer", ours="all"),
    ],
    commons=[
        common(
            "tinkerer", BOW, cost=2, attack=1, life=2, abilities="jamming-device", copies=6,
            ours="cost attack life text copies square",
        ),
        common(
            "sand-cloaks-scholar", SWORD, named="scholar", cost=1, attack=1, life=2, abilities="study", copies=6,
            ours="cost attack life range text copies square",
        ),
        common(
            "sand-cloaks-hunter", BOW, named="hunter", cost=1, attack=1, life=1, abilities="hunting-party", copies=6,
            ours="cost attack life range copies square",
        ),
    ],
    events=[
        event("contract", copies=2, leaves_beneath=True, beneath="marked-target", ours="all"),
        event("weak-spot", copies=2, leaves_beneath=True, beneath="opportunist", ours="all"),
        event("dust-veil", copies=2, leaves_beneath=True, beneath="camouflage", ours="all"),
        event("sand-runners", copies=2, leaves_beneath=True, beneath="swift", ours="all"),
        event("smoke-bomb", copies=1, leaves_beneath=True, beneath="escape", ours="all"),
    ],
)  # fmt: skip
