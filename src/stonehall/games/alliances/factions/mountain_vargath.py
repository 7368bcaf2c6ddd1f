"""Mountain Vargath: a chief whose orders make strong arms stronger."""

from __future__ import annotations

from stonehall.games.alliances.cards import BOW, SWORD, Faction, champion, common, event, summoner

MOUNTAIN_VARGATH = Faction(
    "mountain-vargath",
    summoner=summoner("sunderved", SWORD, attack=3, life=7, abilities="command"),
    starting=[
        ("sunderved", (4, 3)),
        ("wall", (3, 2)),
        ("mountain-vargath-warrior", (1, 1)),
        ("rusher", (4, 1)),
        ("mountain-vargath-warrior", (5, 2)),
        ("brute", (2, 3)),
    ],
    champions=[
        champion("growden", SWORD, cost=6, attack=3, life=6, abilities="sunder-hammer"),
        champion("quen", BOW, cost=5, attack=2, life=4, abilities="chain-lightning"),
        champion("torodin", SWORD, cost=6, attack=2, life=7, abilities="trample"),
        champion("bellor", SWORD, cost=6, attack=2, life=7, abilities="retribution", copies=0),
        champion("luka", BOW, cost=7, attack=2, life=6, abilities="disruption-field", copies=0),
        champion("varn", SWORD, cost=5, attack=2, life=5, abilities="emboldened", copies=0),
    ],
    commons=[
        common("brute", SWORD, cost=2, attack=1, life=3, abilities="knock-around", copies=6, ours="copies"),
        common("rusher", SWORD, cost=1, attack=1, life=2, abilities="rush", copies=6, ours="copies"),
        common(
            "mountain-vargath-warrior", SWORD, cost=1, attack=1, life=2, abilities="battle-frenzy", copies=6,
            named="warrior", ours="copies",
        ),
        common("storm-mage", SWORD, cost=2, attack=1, life=2, abilities="call-lightning", copies=0),
        common("warden", SWORD, cost=2, attack=1, life=3, abilities="steadfast", copies=0),
    ],
    events=[
        event("muster", copies=3),
        event("greater-command", copies=2),
        event("superior-planning", copies=2),
        event("torodins-advance", copies=1),
        event("fall-back", copies=1),
    ],
)  # fmt: skip
