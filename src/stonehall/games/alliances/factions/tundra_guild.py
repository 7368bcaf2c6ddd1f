"""Tundra Guild: runes under friend and foe, and walls of ice that walk."""

from __future__ import annotations

from stonehall.games.alliances.cards import BOW, SWORD, Faction, champion, common, event, summoner

TUNDRA_GUILD = Faction(
    "tundra-guild",
    parts=("tundra-orcs", "guild-dwarves"),
    summoner=summoner("hogar", SWORD, attack=3, life=7, abilities="frozen-masonry", ours="attack life range square"),
    starting=[
        ("hogar", (4, 4)),
        ("wall", (4, 2)),
        ("marauder", (3, 1)),
        ("ice-golem", (2, 2)),
        ("ice-golem", (5, 2)),
        ("scribe", (3, 3)),
    ],
    champions=[
        champion("urgar", SWORD, cost=6, attack=2, life=7, abilities="rune-fed", ours="all"),
        champion("dagna", BOW, cost=5, attack=2, life=5, abilities="shift-the-runes", ours="all"),
        champion("morgrim", SWORD, cost=5, attack=3, life=5, abilities="stone-melding", ours="all"),
    ],
    commons=[
        common(
            "scribe", SWORD, cost=1, attack=1, life=1, abilities="read-the-runes", copies=6,
            ours="cost attack life range text copies square",
        ),
        common(
            "marauder", SWORD, cost=2, attack=2, life=3, abilities="rune-throw", copies=6,
            ours="cost life copies square",
        ),
        common(
            "ice-golem", SWORD, cost=2, attack=1, life=4, abilities="living-ice", copies=6,
            ours="cost attack life range copies square",
        ),
    ],
    events=[
        event("rune-of-heroism", copies=1, leaves_beneath=True, beneath="heroism", ours="text"),
        event("rune-of-power", copies=2, leaves_beneath=True, beneath="power-surge", ours="text copies"),
        event("rune-of-frost", copies=2, leaves_beneath=True, beneath="tough", ours="name text copies"),
        event("rune-of-knowledge", copies=2, leaves_beneath=True, beneath="knowledge", ours="name text copies"),
        event("tundra-guild-reinforcements", named="reinforcements", copies=1, ours="all"),
        event("tundra-guild-a-hero-is-born", named="a-hero-is-born", copies=1, ours="all"),
    ],
)  # fmt: skip
