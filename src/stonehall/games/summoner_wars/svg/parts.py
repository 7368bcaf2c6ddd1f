"""What is shown of a view: a tile for each card in play, a face for each card of the hand."""
# interpreted: data only

from __future__ import annotations

from stonehall.games.summoner_wars.board import GRID
from stonehall.games.summoner_wars.cards import BY_ID, EVENT, MELEE, PHASES, RANGED, STRUCTURE, UNIT
from stonehall.games.summoner_wars.svg.heraldry import SYMBOLS, charge
from stonehall.games.summoner_wars.view_shape import PieceView, View
from stonehall.toolkit.battlefield.hand import Face
from stonehall.toolkit.battlefield.slab import Tile


def charge_of(id: str) -> str:
    card = BY_ID[id]
    attack = {MELEE: "melee", RANGED: "ranged"}.get(card.attack, "")
    return charge(card.id, card.faction, attack, card.class_names())


def tile_of(view: View, piece: PieceView) -> Tile:
    square = GRID.square(piece["square"])
    classes, decision = piece["classes"], view["decision"]
    return Tile(
        piece["square"], GRID.column_of[square], GRID.row_of[square], piece["card"], piece["controller"],
        piece["owner"], piece["strength"], piece["printed_strength"], piece["attack"], piece["life"],
        piece["full_life"],
        rank="crown" if "summoner" in classes else "star" if "champion" in classes else "",
        boosts=piece["boosts"],
        acted=piece["attacked"] or (piece["moved"] and view["phase"] == "move"),
        asked_about=decision is not None and decision["square"] == piece["square"],
        under=piece["under"],
    )  # fmt: skip


def face_of(id: str, phase_name: str) -> Face:
    """An event has its phase at the foot of the window: ``phase_name`` in words, if there is room."""
    card = BY_ID[id]
    left = middle = right = None
    if card.life:
        right = ("life", str(card.life))
    if card.is_a(UNIT):
        left = ("melee" if card.attack == MELEE else "ranged", str(card.strength))
    elif card.is_a(EVENT) and card.life:
        left = (PHASES[card.phase], "")
    elif card.is_a(EVENT):
        middle = (PHASES[card.phase], phase_name)
    return Face(
        id, stone=card.is_a(STRUCTURE) and not card.is_a(UNIT), cost=card.cost,
        abilities=[own for own in card.ability_ids if own != id], left=left, middle=middle, right=right,
        symbols=[(f"symbol-{symbol}", SYMBOLS[symbol]) for symbol in card.symbols],
    )  # fmt: skip
