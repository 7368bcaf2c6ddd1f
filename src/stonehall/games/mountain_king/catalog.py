"""Everything printed as plain data, for those who show it and hold no rules.

``catalog_shape.py`` declares its shapes.
"""
# interpreted: read once, not speed

from __future__ import annotations

from stonehall.games.mountain_king.components import SHAPE_NAMES, WORKSHOPS, Components
from stonehall.games.mountain_king.resources import CLANS, RESOURCES, SYMBOLS
from stonehall.games.mountain_king.shapes import ROW_END
from stonehall.games.mountain_king.workshops import ANY_TWO, EXCHANGES


def card_catalog(components: Components) -> list[dict[str, object]]:
    trolls: list[dict[str, object]] = [
        {
            "kind": "troll" if troll.level else "starter",
            "id": troll.id,
            "level": troll.level,
            "clan": CLANS[troll.clan],
            "symbols": [SYMBOLS[symbol] for symbol in troll.symbols],
            "lower": [RESOURCES[kind] for kind in troll.lower],
        }
        for troll in components.trolls
    ]
    spells: list[dict[str, object]] = [
        {"kind": "spell", "id": spell.id, "effect": spell.effect, "amount": spell.amount, "late": spell.late}
        for spell in components.spells
    ]
    halls: list[dict[str, object]] = [
        {
            "kind": "hall",
            "id": hall.id,
            "small": hall.small,
            "large": hall.large,
            "drawing": hall.tile.drawing.split(ROW_END),
        }
        for hall in components.halls
    ]
    tunnels: list[dict[str, object]] = [
        {
            "kind": "tunnel",
            "id": SHAPE_NAMES[tunnel.shape],
            "copies": tunnel.copies,
            "drawing": tunnel.tile.drawing.split(ROW_END),
        }
        for tunnel in components.tunnels
    ]
    workshops: list[dict[str, object]] = [
        {"kind": "workshop", "id": workshop, "exchanges": _exchanges(workshop)} for workshop in WORKSHOPS
    ]
    return [*trolls, *spells, *tunnels, *halls, *workshops]


def _exchanges(workshop: str) -> list[dict[str, object]]:
    if workshop in ANY_TWO:
        return [{"paid": 2, "give": "any", "gained": 1, "gain": RESOURCES[ANY_TWO[workshop]]}]
    return [
        {"paid": paid, "give": RESOURCES[give], "gained": gained, "gain": RESOURCES[gain]}
        for paid, give, gained, gain in EXCHANGES.get(workshop, [])
    ]
