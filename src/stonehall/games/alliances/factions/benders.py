"""Benders: they read, bend and break minds; the enemy's units, cards and magic become their weapons."""

from __future__ import annotations

from stonehall.games.alliances.cards import BOW, SWORD, Faction, champion, common, event, summoner

BENDERS = Faction(
    "benders",
    summoner=summoner("tacullu", BOW, attack=2, life=5, abilities="counter-summon"),
    starting=[
        ("tacullu", (4, 4)),
        ("wall", (4, 2)),
        ("controller", (4, 3)),
        ("deceiver", (5, 3)),
        ("controller", (1, 4)),
        ("deceiver", (3, 4)),
    ],
    champions=[
        champion("gulldune", BOW, cost=5, attack=2, life=4, abilities="mind-capture"),
        champion("kalal", BOW, cost=7, attack=3, life=5, abilities="glimpse-the-future"),
        champion("sorgwen", BOW, cost=5, attack=3, life=3, abilities="telepathic-command"),
        champion("gwalark", BOW, cost=6, attack=2, life=5, abilities="levitate", copies=0),
        champion("kalu", BOW, cost=6, attack=2, life=6, abilities="mind-link-kalu", copies=0),
        champion("talu", BOW, cost=6, attack=2, life=6, abilities="mind-link-talu", copies=0),
    ],
    commons=[
        common("breaker", BOW, cost=2, attack=1, life=1, abilities="memory-break", copies=6, ours="copies"),
        common("controller", BOW, cost=2, attack=2, life=1, abilities="telekinetic-blast", copies=6, ours="copies"),
        common("deceiver", BOW, cost=1, attack=1, life=1, abilities="stun", copies=6, ours="copies"),
        common("mind-witch", BOW, cost=2, attack=2, life=1, abilities="mimic-mind-witch", copies=0),
        common("parasite", SWORD, cost=1, attack=1, life=2, abilities="life-drain", copies=0),
    ],
    events=[
        event("mind-control", copies=3),
        event("mimic", copies=3),
        event("magic-drain", copies=2),
        event("a-hero-is-born", copies=1),
    ],
)  # fmt: skip
