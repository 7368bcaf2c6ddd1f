"""Cards: their patterns drawn with signs, a card in full, lists of them, and what the signs mean."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from stonehall.games.tash_kalar.cards import BY_ID, CARDS, DECKS, RANKS, Being, Card, Flare, Task
from stonehall.games.tash_kalar.catalog import kind_of
from stonehall.games.tash_kalar.decks import SCHOOLS
from stonehall.games.tash_kalar.messages import HELP
from stonehall.kernel.spelling import did_you_mean
from stonehall.locale import Catalogue
from stonehall.terminal.arguments import Arguments
from stonehall.terminal.finding import find_named, light
from stonehall.terminal.layout import QUIET
from stonehall.terminal.tash_kalar.board import GATEWAY, GREEN_SIGN, RED_SIGN, SIGNS
from stonehall.terminal.tash_kalar.board import RANKS as RANK_SIGNS
from stonehall.toolkit.names import id_of, plain

PATTERN_SIGNS: Final = {".": "·", "c": "●", "h": "★", "X": "◇", "C": "◉", "H": "✪"}
"""How a pattern is drawn: any own piece, an upgraded one, the summoning square, and the latter with a piece on it."""
MARK_SIGNS: Final = {"m": "+", "y": "+", "p": "×", "d": "↔"}
OPEN_SIGNS: Final = {"frozen": "❄", "pending": "◌"}
"""The sign of a card that lies open in front of a player."""
FEW: Final = 6
"""So many cards are shown in full without being asked for."""
SHEET: Final = 100


def find_cards(name: str, words: Catalogue) -> list[str]:
    """The ids of the cards a name means: exactly one if it is clear, else those that come near."""
    names = {card.id: card.id for card in CARDS} | {words.get(f"tk-card-{card.id}"): card.id for card in CARDS}
    return find_named(name, names)


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
    kind = words.get(f"terminal-tk-kind-{kind_of(card)}")
    if isinstance(card, Being):
        schools = [words.get(f"tk-school-{school}") for school in SCHOOLS if card.number in DECKS[school]]
        rank = f"{rank_sign(card)} {words.get(f'tk-rank-{RANKS[card.rank]}')}"
        return " · ".join([kind, rank, *([" / ".join(schools)] if schools else [])])
    if isinstance(card, Task):
        advanced = [words.get("terminal-tk-advanced")] if card.advanced else []
        points = words.get("terminal-tk-points", points=card.points)
        return " · ".join([kind, words.get(f"terminal-tk-category-{card.category}"), points, *advanced])
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
        "terminal-tk-signs", red=RED_SIGN, green=GREEN_SIGN, any=PATTERN_SIGNS["c"], upgraded=PATTERN_SIGNS["h"],
        square=PATTERN_SIGNS["X"], held=PATTERN_SIGNS["C"], high=PATTERN_SIGNS["H"], mark=MARK_SIGNS["m"],
        purple=MARK_SIGNS["p"], way=MARK_SIGNS["d"],
    )  # fmt: skip


# Searching ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Search:
    """What is wanted of a card; what is empty does not matter. ``words`` are plain and must all be found."""

    school: str = ""
    kind: str = ""
    words: tuple[str, ...] = ()

    def finds(self, card: Card, spoken: Catalogue) -> bool:
        kinds = {kind_of(card)} | ({RANKS[card.rank]} if isinstance(card, Being) else set())
        name = f"tk-card-{card.id}"
        text = plain(f"{spoken.get(name)}\n{spoken.attribute(name, 'text')}")
        own = "northern" if self.school == "southern" else self.school  # both empires have the same beings
        return own in ("", card.deck) and self.kind in ("", *kinds) and all(word in text for word in self.words)


def search_for(arguments: Arguments, spoken: Catalogue, school: str, kind: str, text: str) -> Search:
    """The search that the words of a command line ask for; names may be those of the language spoken."""
    schools = {id_of(spoken.get(f"tk-school-{id}")): id for id in SCHOOLS} | {id: id for id in SCHOOLS}
    kinds = {id: id for id in ("being", "legend", "flare", "task", *RANKS[1:])}
    kinds |= {id_of(spoken.get(f"tk-rank-{id}")): id for id in RANKS[1:]}
    for where, value, known in (("--faction", school, schools), ("--class", kind, kinds)):
        if value and id_of(value) not in known:
            listed = ", ".join(dict.fromkeys(known.values()))
            arguments.wrong(f"{value!r} is not one of {listed}{did_you_mean(id_of(value), known)}", where)
    return Search(schools.get(id_of(school), ""), kinds.get(id_of(kind), ""), tuple(plain(text).split()))


def print_cards(search: Search, spoken: Catalogue, console: Console, full: bool) -> None:
    """Few cards in full, many as a list, deck by deck."""
    found = [card for card in CARDS if search.finds(card, spoken)]
    if not found:
        console.print(Text(spoken.get("terminal-cards-none")))
        return
    if full or len(found) <= FEW:
        for card in found:
            console.print(card_sheet(card.id, spoken, search.words, min(console.width, SHEET)))
    else:
        for card in found:
            name = Text(spoken.get(f"tk-card-{card.id}"), "bold")
            light(name, search.words)
            line = Text(" ").append_text(name).append("  " + kind_text(card, spoken), QUIET)
            if isinstance(card, Being):
                line.append("  " + " / ".join(row.replace(" ", "") for row in pattern_rows(card)))
            console.print(line)
    console.print(Text(signs_text(spoken), QUIET))
    count = spoken.get("terminal-cards-count", count=len(found))
    console.print(Text(count if full else f"{count} · {spoken.get('terminal-cards-full')}", QUIET))
