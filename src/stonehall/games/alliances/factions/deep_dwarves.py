"""Deep Dwarves: magic is saved up, given back and spent on everything."""

from __future__ import annotations

from stonehall.games.alliances.cards import BOW, SWORD, Faction, champion, common, event, summoner

DEEP_DWARVES = Faction(
    "deep-dwarves",
    summoner=summoner("tundle", BOW, attack=2, life=6, abilities="meditate"),
    starting=[
        ("tundle", (2, 3)),
        ("wall", (3, 2)),
        ("miner", (2, 1)),
        ("miner", (6, 1)),
        ("deep-dwarves-scholar", (2, 2)),
        ("miner", (1, 3)),
        ("gem-mage", (3, 3)),
    ],
    champions=[
        champion("kynder", SWORD, cost=5, attack=2, life=6, abilities="mage-push"),
        champion("lun", SWORD, cost=4, attack=3, life=4, abilities="gem-of-calling"),
        champion("sprog", BOW, cost=6, attack=2, life=6, abilities="restructure"),
        champion("deep-troll", SWORD, cost=7, attack=2, life=7, abilities="rock-eater", copies=0),
        champion("gren", BOW, cost=5, attack=2, life=4, abilities="shard-of-the-father-gem", copies=0),
        champion("piclo", SWORD, cost=7, attack=3, life=5, abilities="channel-magic", copies=0),
    ],
    commons=[
        common("gem-mage", BOW, cost=2, attack=2, life=1, abilities="gem-magic", copies=6),
        common("miner", SWORD, cost=1, attack=1, life=2, abilities="tunnel", copies=7),
        common("deep-dwarves-scholar", SWORD, cost=1, attack=0, life=3, abilities="insight", copies=5, named="scholar"),
        common("battle-mage", SWORD, cost=2, attack=2, life=2, abilities="magic-blast", copies=0),
        common("crossbowman", BOW, cost=1, attack=1, life=1, abilities="rally", copies=0),
    ],
    events=[
        event("illusionary-warrior", copies=2),
        event("summoning-surge", copies=2),
        event("magic-stasis", copies=2),
        event("wake-the-father-gem", copies=2),
        event("magic-torrent", copies=1),
    ],
)
