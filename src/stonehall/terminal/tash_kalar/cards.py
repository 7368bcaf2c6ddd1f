"""Cards: their patterns drawn with signs, a card in full, lists of them, and what the signs mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from stonehall.games.tash_kalar.cards import BY_ID, DECKS, RANKS, Being, Card, Flare, Task
from stonehall.games.tash_kalar.catalog import kind_of
from stonehall.games.tash_kalar.decks import SCHOOLS
from stonehall.games.tash_kalar.messages import HELP
from stonehall.locale import Catalogue
from stonehall.terminal.finding import light
from stonehall.terminal.tash_kalar.board import GATEWAY, GREEN_SIGN, RED_SIGN, SIGNS
from stonehall.terminal.tash_kalar.board import RANKS as RANK_SIGNS

PATTERN_SIGNS: Final = {".": "·", "c": "●", "h": "★", "X": "◇", "C": "◉", "H": "✪"}
"""How a pattern is drawn: any own piece, an upgraded one, the summoning square, and the latter with a piece on it."""
MARK_SIGNS: Final = {"m": "+", "y": "+", "p": "×", "d": "↔"}
OPEN_SIGNS: Final = {"frozen": "❄", "pending": "◌"}
"""The sign of a card that lies open in front of a player."""


def pattern_rows(card: Being, marked: bool = False) -> list[str]:
    """The pattern, with its marks if asked for."""
    rows = [[PATTERN_SIGNS[letter] for letter in row] for row in card.pattern.split()]
    for row, line in enumerate(card.marks.split() if marked else []):
        for column, letter in enumerate(line):
            if letter in MARK_SIGNS and rows[row][column] == PATTERN_SIGNS["."]:
                rows[row][column] = MARK_SIGNS[letter]
    return [" ".join(row) for row in rows]


def rank_sign(card: Card) -> str:
    return RANK_SIGNS[RANKS[card.rank]] if isinstance(card, Being) else ""


def kind_text(card: Card, words: Catalogue) -> str:
    """What kind of card it is, in words."""
    kind = words.get(f"tk-terminal-kind-{kind_of(card)}")
    if isinstance(card, Being):
        schools = [words.get(f"tk-school-{school}") for school in SCHOOLS if card.number in DECKS[school]]
        rank = f"{rank_sign(card)} {words.get(f'tk-rank-{RANKS[card.rank]}')}"
        return " · ".join([kind, rank, *([" / ".join(schools)] if schools else [])])
    if isinstance(card, Task):
        advanced = [words.get("tk-terminal-advanced")] if card.advanced else []
        points = words.get("tk-terminal-points", points=card.points)
        return " · ".join([kind, words.get(f"tk-terminal-category-{card.category}"), points, *advanced])
    assert isinstance(card, Flare)
    return f"{kind} · {card.upper}{RANK_SIGNS['heroic']} {card.lower}{RANK_SIGNS['common']}"


def card_sheet(id: str, words: Catalogue, sought: Sequence[str] = (), width: int = 76) -> RenderableType:
    """Everything printed on a card. Words ``sought`` are lit."""
    card = BY_ID[id]
    title = Text(words.get(f"tk-card-{id}"), "bold")
    text = Text(words.attribute(f"tk-card-{id}", "text"))
    for part in (title, text):
        light(part, sought)
    parts = [Text(kind_text(card, words), "italic")]
    if isinstance(card, Being):
        parts += [Text(f"  {row}") for row in pattern_rows(card, marked=True)]
    return Panel(Group(*parts, text), title=title, title_align="left", width=width)


def legend(words: Catalogue) -> RenderableType:
    """The signs on the board and the cards, and how the plays of the game are written."""
    seats = "  ".join(f"{sign} {words.get(f'seat-{seat}')}" for seat, sign in SIGNS.items())
    ranks = "  ".join(f"{sign} {words.get(f'tk-rank-{rank}')}" for rank, sign in RANK_SIGNS.items())
    gateway = f"{' '.join(GATEWAY.values())} {words.get('tk-gateway')}"
    lines = [Text(f"{seats}  ·  {ranks}  ·  {gateway}"), Text(signs_text(words))]
    lines += [Text(words.get(f"tk-help-{name}")) for name in HELP[:2]]
    verbs = [Text(f"  {name:<16} {words.get(f'tk-help-{name}')}", "none") for name in HELP[2:]]
    return Group(*lines, Text(words.get("shell-plays"), "bold"), *verbs)


def signs_text(words: Catalogue) -> str:
    return words.get(
        "tk-terminal-signs", red=RED_SIGN, green=GREEN_SIGN, any=PATTERN_SIGNS["c"], upgraded=PATTERN_SIGNS["h"],
        square=PATTERN_SIGNS["X"], held=PATTERN_SIGNS["C"], high=PATTERN_SIGNS["H"], mark=MARK_SIGNS["m"],
        purple=MARK_SIGNS["p"], way=MARK_SIGNS["d"],
    )  # fmt: skip
