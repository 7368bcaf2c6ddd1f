"""The mountain in plain characters, for ``print(state)``: two for each cell.

The first tells what the cell is: a level, ``%`` rubble, or, once dug, the first letter of its owner (a capital in a
great hall, ``?`` where it belongs to nobody). The second what is there: ``f``, ``i`` or ``m`` a statue,
``_`` a pedestal or anchor, ``w`` a workshop, ``$`` something buried, ``+`` a start point.
"""

from __future__ import annotations

from stonehall.games.mountain_king.mountain import BURIED, HEART, OUTSIDE, STARTS, STRIDE, cell_name
from stonehall.games.mountain_king.view_shape import SideView, View


def draw(view: View) -> str:
    """A view on some thirty lines."""
    dug: dict[str, str] = {}
    there: dict[str, str] = {}
    for tile in view["tiles"]:
        letter = tile["owners"][0][0] if tile["owners"] else "?"
        for cell in tile["cells"]:
            dug[cell] = letter.upper() if tile["kind"] == "hall" else letter
        if tile["mark"]:
            there[tile["mark"]] = "_"
    for workshop in view["workshops"]:
        there[workshop["cell"]] = "W"
    for statue in view["statues"]:
        there[statue["cell"]] = statue["clan"][0]
    rows = [row.split() for row in view["terrain"]]
    lines = [_side(side) for side in view["sides"]]
    lines.append("   " + " ".join([cell_name(column)[0] for column in range(len(rows[0]))]))
    for number, words in enumerate(rows):
        signs = [_cell(word, cell_name(number * STRIDE + column), dug, there) for column, word in enumerate(words)]
        lines.append(f"{number + 1:>2} {''.join(signs)}".rstrip())
    for row in "cba":
        trolls = [f"{troll['place']} {troll['card']}" for troll in view["horde"] if troll["place"][0] == row]
        lines.append(f"horde: {', '.join(trolls) or 'nobody'}")
    return "\n".join([*lines, _turn(view)])


def _cell(word: str, name: str, dug: dict[str, str], there: dict[str, str]) -> str:
    if word == OUTSIDE:
        return "  "
    if word == HEART:
        return "##"
    sign = word[1].lower()
    ground = dug.get(name, "%" if word[1].isupper() or sign == "r" else word[0])
    if name in there:
        return ground + there[name]
    if name in dug:
        return ground + " "
    return ground + ("w" if sign == "w" else "$" if sign in BURIED else "+" if sign in STARTS else " ")


def _side(side: SideView) -> str:
    stored = [f"{name} {count}" for name, count in side["storage"].items() if count]
    holds = ", ".join(stored) or "nothing"
    return f"{side['seat']}: honor {side['total']}, trolls {len(side['trolls'])}, stores {holds}"


def _turn(view: View) -> str:
    if view["over"]:
        return f"over after turn {view['turn']}: {' and '.join(view['winners']) or 'nobody'} wins ({view['reason']})"
    return f"turn {view['turn']}: {view['active']}, {view['moment']}"
