"""The cards of a battlefield at a terminal: in full, in a hand, in front of a player; and the phases of the turn.

Messages begin with the ``prefix`` of a game: ``<prefix>-card-<id>``, ``<prefix>-ability-<id>`` and so on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from stonehall.locale import Catalogue
from stonehall.terminal.battlefield import INKS, SIGNS
from stonehall.terminal.finding import light
from stonehall.terminal.layout import LAMP, LIFE, MAGIC, MAGIC_INK, QUIET, hand_of
from stonehall.toolkit.battle_views import BattleView, Standing

P = TypeVar("P", bound=Standing)


def summoner_of(pieces: Sequence[P], seat: str) -> P | None:
    """The summoner a seat owns, if it stands."""
    own = [piece for piece in pieces if "summoner" in piece["classes"] and piece["owner"] == seat]
    return own[0] if own else None


def phase_track(view: BattleView, words: Catalogue, prefix: str, phases: Sequence[str], width: int) -> Text:
    """Whose turn it is and where in it we are, with what is left to do; no phase is marked once the game is over."""
    left = {"move": view["moves_left"], "attack": view["attacks_left"]}
    now = -1 if view["over"] else phases.index(view["phase"])
    seat = view["active"]
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(f" {words.get('shell-turn', turn=view['turn'])} ", "bold")
    line.append(f"{SIGNS[seat]} {words.get('seat-' + seat)} ", f"bold {INKS[seat]}")
    for place, phase in enumerate(phases):
        line.append(" ")
        name = words.attribute(f"{prefix}-phase-{phase}", "short")
        if place == now:
            line.append(f"[{name}{f' {left[phase]}' if phase in left else ''}]", LAMP)
        else:
            line.append(name, QUIET if place < now else "")
    line.truncate(width, overflow="ellipsis")
    return line


# A card in full -------------------------------------------------------------------------------------------------------


def standing_line(
    piece: Standing, words: Catalogue, prefix: str, force: str, counted: Mapping[str, int], under: str
) -> Text:
    """What a card in play is worth now: its ``force``, its life, what is ``counted`` on it and what lies ``under`` it.

    The latter two go by their messages.
    """
    owner = piece["controller"]
    line = Text(f"{SIGNS[owner]} {piece['square']}", f"bold {INKS[owner]}")
    told = [force, f"{words.get(f'{prefix}-word-life')} {piece['life']}/{piece['full_life']}{LIFE}"]
    told += [f"{words.get(id)} {count}" for id, count in counted.items() if count]
    if piece["under"]:
        whose = zip(piece["under"], piece["under_owners"], strict=True)
        names = [words.get(f"{prefix}-card-{id}") + (f" {SIGNS[seat]}" if seat != owner else "") for id, seat in whose]
        told.append(f"{words.get(under)}: {', '.join(names)}")
    return line.append("".join(f" · {part}" for part in told if part), "default")


def sheet_of(
    title: Text,
    head: Sequence[Text],
    text: str,
    abilities: Mapping[str, str],
    notes: Sequence[Text],
    words: Catalogue,
    prefix: str,
    sought: Sequence[str],
    width: int,
) -> RenderableType:
    """A card in full: ``head`` is what it is, ``abilities`` are ids with a mark each. Words ``sought`` are lit."""
    told = [Text(text)] if text else []
    for ability, mark in abilities.items():
        if words.has(f"{prefix}-ability-{ability}"):
            line = Text(words.get(f"{prefix}-ability-{ability}") + mark, "bold yellow")
            told.append(line.append(f" {words.attribute(f'{prefix}-ability-{ability}', 'text')}", "not bold default"))
    for part in [title, *told]:
        light(part, sought)
    return Panel(Group(*head, *told, *notes), title=title, title_align="left", width=width)


def legend_of_plays(signs: str, help: Sequence[str], words: Catalogue, prefix: str) -> RenderableType:
    """The signs on the board, and how the plays of the game are written."""
    lines = [Text(signs), *(Text(words.get(f"{prefix}-help-{name}")) for name in help[:3])]
    verbs = [Text("  " + words.get(f"{prefix}-help-{name}"), "none") for name in help[3:]]
    return Group(*lines, Text(words.get("shell-plays"), "bold"), *verbs)


# Around the board -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class HeldCard:
    """A card of a hand: ``values`` is what it costs and is worth, in signs."""

    id: str
    unit: bool
    cost: int
    values: str


@dataclass(frozen=True)
class Player:
    """What is in front of a player: ``piles`` says it of hand and piles, ``out`` of one who plays no longer.

    ``hand`` is ``None`` where it may not be seen.
    """

    seat: str
    faction: str
    summoner: Standing | None
    magic: int
    piles: str
    lasting: Sequence[str]
    hand: Sequence[HeldCard] | None
    out: str = ""


def player_line(player: Player, name: str, words: Catalogue, prefix: str, width: int) -> Text:
    """A player's area in one line."""
    seat, summoner = player.seat, player.summoner
    line = Text(f" {SIGNS[seat]} {name or words.get(f'seat-{seat}')}", f"bold {INKS[seat]}")
    if player.out:
        line.append(f"  {player.out}", QUIET)
    elif summoner is not None:
        told = words.get(f"{prefix}-card-{summoner['card']}")
        line.append(f"  {told} {summoner['life']}/{summoner['full_life']}{LIFE}", "bold")
    line.append(f"  {player.magic}{MAGIC}  ", f"bold {MAGIC_INK}")
    line.append(player.piles, "not bold default")
    for event in player.lasting:
        line.append(f"  » {event}", "yellow")
    line.truncate(width, overflow="ellipsis")
    return line


def player_panel(player: Player, name: str, piles: Sequence[Text], words: Catalogue, prefix: str, width: int) -> Text:
    """The same in a few lines: who it is, then the lines of the piles, then what lasts."""
    seat, summoner = player.seat, player.summoner
    who = " · ".join(filter(None, [words.get(f"seat-{seat}"), name]))
    lines = [Text(f"{SIGNS[seat]} {who}", f"bold {INKS[seat]}")]
    lines += [Text(words.get(f"{prefix}-faction-{player.faction}"))] if player.faction else []
    if player.out:
        lines.append(Text(player.out, QUIET))
    elif summoner is not None:
        told = words.get(f"{prefix}-card-{summoner['card']}")
        lines.append(life_line(told, summoner["life"], summoner["full_life"], seat, width))
    lines += [*piles, *[Text(f"» {event}", "yellow") for event in player.lasting]]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return Text("\n").join(lines)


def life_line(name: str, life: int, full: int, seat: str, width: int) -> Text:
    """A summoner with the life it has left, as number and as bar where there is room."""
    line = Text(f"{name} ")
    line.append(f"{life}/{full}{LIFE} ", "bold")
    if width - cell_len(line.plain) >= full:
        line.append("■" * max(0, life), INKS[seat])
        line.append("·" * (full - max(0, life)), QUIET)
    return line


def hand(held: Sequence[HeldCard], magic: int, words: Catalogue, prefix: str, width: int) -> RenderableType:
    """The cards of a hand: two lines each, or with a ``width`` as running text. What cannot be paid is faint."""
    chips = []
    for card, count in sorted(Counter(held).items(), key=lambda item: (not item[0].unit, item[0].cost, item[0].id)):
        name = words.get(f"{prefix}-card-{card.id}") + (f" ×{count}" if count > 1 else "")
        payable = card.cost <= magic
        ink = MAGIC_INK if payable else QUIET
        chips.append(Text.assemble((name, "bold" if payable else QUIET), " " if width else "\n", (card.values, ink)))
    return hand_of(chips, words.get("terminal-empty-hand"), width)
