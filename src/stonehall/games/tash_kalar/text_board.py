"""The arena in plain characters, for ``print(state)``.

A piece is the first letter of its owner: small for a common one, a capital for a heroic one, with ``!`` a legendary
one. Empty squares are ``+`` where the arena is red, ``o`` where it is green, else ``.``; the Gateway is in brackets.
"""

from __future__ import annotations

from typing import Final

from stonehall.games.tash_kalar.arena import BIT, COLUMNS, GREEN, GRID, RED, at, in_arena
from stonehall.games.tash_kalar.view_shape import PieceView, SideView, View

CELL: Final = 3


def draw(view: View) -> str:
    """A view on some fifteen lines."""
    pieces = {piece["square"]: piece for piece in view["pieces"]}
    letters = [GRID.name(column)[0] for column in range(COLUMNS)]
    lines = [_side(view, side) for side in view["sides"]]
    lines.append("  " + "".join([letter.center(CELL) for letter in letters]).rstrip())
    for row in range(1, 10):
        squares = [_square(at(column, row), pieces, view["gateway"]) for column in range(1, 10)]
        lines.append(f"{row} {''.join(squares)}".rstrip())
    tasks = [f"{task['card']} {task['points']}" for task in view["tasks"]]
    return "\n".join([*lines, *([f"tasks: {', '.join(tasks)}"] if tasks else []), _turn(view)])


def _square(square: int, pieces: dict[str, PieceView], gateway: str) -> str:
    if not in_arena(square):
        return " " * CELL
    name = GRID.name(square)
    if name not in pieces:
        return ("+" if RED & BIT[square] else "o" if GREEN & BIT[square] else ".").center(CELL)
    letter, rank = pieces[name]["owner"][0], pieces[name]["rank"]
    sign = letter if rank == "common" else letter.upper() + ("!" if rank == "legendary" else "")
    return f"[{sign}]" if name == gateway else sign.center(CELL)


def _side(view: View, side: SideView) -> str:
    cards = f"hand {side['hand_size']}+{side['legends_size']}+{side['flares_size']}, draw {side['draw_size']}"
    pieces = f"pieces left {side['discs']}+{side['legendary_pieces']}"
    aside = f", {side['aside']} open" if side["aside"] else ""
    return f"{side['seat']} ({side['school']}): {side['score']} of {view['goal']}, {cards}, {pieces}{aside}"


def _turn(view: View) -> str:
    if view["over"]:
        return f"over after turn {view['turn']}: {' and '.join(view['winners']) or 'nobody'} wins ({view['reason']})"
    return f"turn {view['turn']}: {view['active']}, {view['form']}, actions {view['actions']}"
