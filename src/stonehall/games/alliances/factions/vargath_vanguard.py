"""Vargath Vanguard: a blessed phalanx of the mountains advances under light and thunder."""

from __future__ import annotations

from stonehall.games.alliances.cards import BOW, SWORD, Faction, champion, common, event, summoner

VARGATH_VANGUARD = Faction(
    "vargath-vanguard",
    parts=("mountain-vargath", "vanguards"),
    summoner=summoner("moyra-skylark", SWORD, attack=3, life=7, abilities="divine-presence", ours="square"),
    starting=[
        ("moyra-skylark", (4, 3)),
        ("wall", (3, 2)),
        ("vargath-vanguard-defender", (4, 1)),
        ("vargath-vanguard-defender", (5, 1)),
        ("crusader", (5, 2)),
        ("cherub", (2, 3)),
    ],
    champions=[
        champion(
            "father-benjamin", SWORD, cost=5, attack=2, life=5, abilities="shield-of-light",
            ours="cost attack life range text",
        ),
        champion(
            "korbolden", BOW, cost=7, attack=2, life=6, abilities="electrocute", ours="cost attack life range text"
        ),
        champion(
            "qayla", SWORD, cost=6, attack=2, life=7, abilities="battle-orders", ours="cost attack life range text"
        ),
    ],
    commons=[
        common(
            "vargath-vanguard-defender", SWORD, cost=2, attack=1, life=3, abilities="hold-the-line", copies=6,
            named="defender", ours="cost attack life range text copies square",
        ),
        common(
            "cherub", SWORD, cost=1, attack=1, life=2, abilities="wings-of-light", copies=6,
            ours="cost life range text copies square",
        ),
        common(
            "crusader", SWORD, cost=3, attack=2, life=3, abilities="holy-banner", copies=6,
            ours="cost attack range text copies square",
        ),
    ],
    events=[
        event("divine-intervention", copies=2, ours="text copies"),
        event("blinding-light", copies=2, ours="text copies"),
        event("change-form", copies=2, ours="copies"),
        event("lightning-strike", copies=1, ours="text"),
        event("radiant-charge", copies=2, ours="all"),
    ],
    ours="square",
)  # fmt: skip
