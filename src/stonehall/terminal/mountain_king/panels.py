"""What lies around the mountain: players with their trolls and stores, the horde, spells, tunnels and halls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from stonehall.games.mountain_king.components import Troll
from stonehall.games.mountain_king.pyramid import HORDE_ROWS, SMOOT_ROWS
from stonehall.games.mountain_king.resources import SYMBOLS
from stonehall.games.mountain_king.view_shape import SideView, View
from stonehall.locale import Catalogue
from stonehall.terminal.layout import LAMP, QUIET, Marks, flow
from stonehall.terminal.mountain_king.board import INKS, PEDESTALS

SIGNS: Final = dict(
    zip(SYMBOLS, ("s", "i", "h", "c", "m", "u", "t", "▲", "◆", "●"), strict=True),
)
"""A sign for each symbol: the letters of the mountain, and the statues that a clan's cart moves."""
Trolls = Mapping[str, Troll]
"""The trolls of a set by their ids."""
ROOM: Final = 9


def player_lines(view: View, side: SideView, words: Catalogue, name: str) -> Text:
    """A player in two lines: honor and stores, then pedestals."""
    ink = INKS[side["seat"]]
    won, active = side["seat"] in view["winners"], view["active"] == side["seat"] and not view["over"]
    mark = "★" if won else "►" if active else " "
    text = Text(f"{mark} ", "bold yellow").append(name, f"bold {ink}").append(f"  {side['total']}", "bold")
    stores = [Text(f"{count} {words.get(f'mk-resource-{kind}')}") for kind, count in side["storage"].items() if count]
    held = "".join([PEDESTALS[clan] * count for clan, count in side["pedestals"].items()])
    text.append("\n  ").append_text(flow(stores, 40, ", ") if stores else Text("–", QUIET))
    return text.append(f"  {held}") if held else text


def smoot_lines(side: SideView, known: Trolls, marks: Marks) -> Text:
    """A trollsmoot: each troll with its symbols, bright where a token lies."""
    trolls = {troll["slot"]: troll for troll in side["trolls"]}
    lines = []
    for row in range(len(SMOOT_ROWS), 0, -1):
        line = Text(" " * ((len(SMOOT_ROWS) - SMOOT_ROWS[row - 1]) * (ROOM + 1) // 2))
        for place in range(SMOOT_ROWS[row - 1]):
            slot = f"{row}{'abcd'[place]}"
            chip = Text(f"{marks.choices[slot]}:" if slot in marks.choices else "", LAMP)
            troll = trolls.get(slot)
            if troll is None:
                chip.append("[" + " " * (ROOM - 2 - len(chip)) + "]", QUIET)
            else:
                chip.append("[")
                for symbol, held in zip(known[troll["card"]].symbols, troll["tokens"], strict=True):
                    chip.append(SIGNS[SYMBOLS[symbol]], "bold bright_white" if held else QUIET)
                chip.append("]")
                chip.pad_right(max(ROOM - len(chip), 0))
            line.append_text(chip).append(" ")
        lines.append(line)
    return Text("\n").join(lines)


def horde_lines(view: View, known: Trolls, words: Catalogue, marks: Marks, width: int) -> Text:
    """The horde, the top row first: what each troll yields, what it costs, what lies on it."""
    horde = {troll["place"]: troll for troll in view["horde"]}
    lines = []
    for row in range(len(HORDE_ROWS) - 1, -1, -1):
        chips = []
        for place in range(HORDE_ROWS[row]):
            name = f"{'abc'[row]}{place}"
            troll = horde.get(name)
            if troll is None:
                continue
            chip = Text(f"{marks.choices[name]} " if name in marks.choices else "", LAMP)
            chip.append(f"{name} ", QUIET).append(words.get(f"mk-card-{troll['card']}"))
            chip.append(f" {symbols_of(known[troll['card']])}", "bold")
            chip.append(PEDESTALS.get(troll["pedestal"], ""))
            chip.append(f" +{len(troll['bribes'])}" if troll["bribes"] else "", "bright_yellow")
            chips.append(chip)
        lines.append(flow(chips, width, " · "))
    return Text("\n").join(lines)


def symbols_of(troll: Troll) -> str:
    return "".join([SIGNS[SYMBOLS[symbol]] for symbol in troll.symbols])


def shared_lines(view: View, words: Catalogue, marks: Marks, width: int) -> Text:
    """The spellbook, the stacks of tunnels, the halls and the pedestal track."""
    spells = []
    for place, spell in enumerate(view["spellbook"], 1):
        chip = Text(f"{marks.choices[f's{place}']} " if f"s{place}" in marks.choices else "", LAMP)
        spells.append(chip.append(words.get(f"mk-card-{spell['card']}")).append(" " + "●" * spell["runes"], QUIET))
    stacks = [Text(f"{stack['shape']} {stack['left']}") for stack in view["stacks"] if stack["left"]]
    halls = [Text(words.get(f"mk-hall-{hall}")) for hall in view["halls"]]
    track = [
        Text(f"{level} ", QUIET).append(" ".join("–" if value < 0 else str(value) for value in values))
        for level, values in enumerate(view["track"], 1)
    ]
    parts = [("spells", spells), ("tunnels", stacks), ("halls", halls), ("pedestals", track)]
    lines = [
        Text(f"{words.get(f'mk-terminal-{name}')} ", "bold").append_text(flow(chips, width - 12, " · "))
        for name, chips in parts
        if chips
    ]
    return Text("\n").join(lines)


def turn_line(view: View, words: Catalogue, players: Mapping[str, str]) -> Text:
    line = Text(f" {words.get('shell-turn', turn=view['turn'])} ", "bold")
    if view["turns_left"] >= 0 and not view["over"]:
        line.append(f"· {words.get('mk-terminal-last-turns', count=view['turns_left'])} ", "bright_yellow")
    if not view["over"]:
        line.append("· ").append(str(players.get(view["active"], "")), f"bold {INKS[view['active']]}")
    return line
