"""Tash-Kalar at a terminal: how it looks and how it speaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

import typer
from rich.console import Group, RenderableType
from rich.table import Table as RichTable
from rich.text import Text

from stonehall.games.tash_kalar import messages, svg
from stonehall.games.tash_kalar.cards import CARDS
from stonehall.games.tash_kalar.seating import SEATS
from stonehall.games.tash_kalar.view_shape import View
from stonehall.kernel import Term
from stonehall.terminal.display import Display
from stonehall.terminal.finding import find_cards
from stonehall.terminal.layout import Layout, Marks, height_of, log_tail
from stonehall.terminal.tash_kalar import card_commands
from stonehall.terminal.tash_kalar.board import BESIDE, Board
from stonehall.terminal.tash_kalar.cards import card_sheet, legend
from stonehall.terminal.tash_kalar.panels import (
    behind_line,
    hand,
    playable_cards,
    player_lines,
    task_lines,
    turn_line,
)

WHO_ACTS = {"summon": 2, "move": 2, "swap": 2}
"""How many words of a play say who acts; of the others below it is the verb."""
MANY = ("place", "pick-up", "destroy", "upgrade", "downgrade", "convert", "place-heroic",
        "place-legendary", "place-enemy", "leap", "pick", "start")  # fmt: skip
"""Verbs of which there can be many plays."""

Plain = Mapping[str, object]


class TashKalarDisplay(Display):
    """The arena with two to four players around it."""

    @classmethod
    def card_commands(cls) -> typer.Typer:
        return card_commands.app

    # Pictures -----------------------------------------------------------------------------------------------------

    def frame(
        self, view: Plain, layout: Layout, marks: Marks, log: Sequence[str], players: Mapping[str, str]
    ) -> RenderableType:
        v = cast(View, view)
        board = Board(v, layout, marks)
        options = v["decision"]["options"] if v["decision"] is not None else []
        hands = [
            hand(side, playable_cards(options), self.words, 0 if board.spacious else layout.width)
            for side in v["sides"]
            if side["hand"] is not None and not v["over"]
        ]
        head = turn_line(v, self.words, layout.width)
        room = layout.width - board.width - 1 if layout.width >= BESIDE else layout.width - 1
        seats = [
            player_lines(v, side, self.words, players[side["seat"]], room, not board.spacious) for side in v["sides"]
        ]
        facts = task_lines(v, self.words, room) + behind_line(v, self.words, room)
        drawn = board.draw()
        panel = Text("\n").join([*seats, *facts])
        if layout.width < BESIDE:
            return Group(head, drawn, panel, log_tail(log, room, 4 if layout.ruled else 2), *hands)
        rule = Text("─" * room, "bright_black")
        lines = max(2, height_of(drawn) - height_of(panel) - 1)
        grid = RichTable.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=board.width)
        grid.add_column(width=room)
        grid.add_row(drawn, Text("\n").join([panel, rule, log_tail(log, room, lines)]))
        return Group(head, grid, *hands)

    def picture(self, view: Plain, theme: str) -> str:
        return svg.picture(cast(View, view), theme, self.words.get)

    def card(self, view: Plain, name: str) -> RenderableType | list[str]:
        found = find_cards(name, CARDS, self.words, "tk")
        if len(found) == 1:
            return card_sheet(found[0], self.words)
        return [self.words.get(f"tk-card-{id}") for id in found]

    def help(self) -> RenderableType:
        return legend(self.words)

    # Words --------------------------------------------------------------------------------------------------------

    def options(self, view: Plain) -> list[str]:
        """Summonings and what costs no action first, since placing is always possible."""
        decision = cast(View, view)["decision"]
        order = {"summon": 0, "flare": 1, "thaw": 1, "warp": 1, "discard": 3}
        order |= {"pass": 5, "done": 5, "end": 5, "hand-over": 5}
        options = decision["options"] if decision is not None else []
        return sorted(options, key=lambda text: order.get(text.split()[0], 2))

    def welcome(self, view: Plain, seat: int, alone: bool) -> str:
        sides = cast(View, view)["sides"]
        if alone:
            school = Term("tk-school", sides[seat]["school"])
            return self.words.get("tk-terminal-welcome", you=Term("seat", SEATS[seat]), school=school)
        return self.words.get("tk-terminal-welcome-all")

    def steps(self, view: Plain, text: str) -> tuple[str, ...]:
        who = self._who(text)
        return who, text[len(who) :]

    def _who(self, text: str) -> str:
        """The words of a play that say who acts, or what is done."""
        parts = text.split()
        return " ".join(parts[: 1 if parts[0] in MANY else WHO_ACTS.get(parts[0], len(parts))])

    def group_label(self, view: Plain, text: str, first: int, last: int) -> str:
        verb = text.split(maxsplit=1)[0]
        if verb in WHO_ACTS:
            args = messages.option(cast(View, view), text).args
            return self.words.get(f"tk-terminal-family-{verb}", **args)
        help_line = self.words.get(f"tk-help-{verb}")
        return help_line[0].upper() + help_line[1:]

    def rest_label(self, view: Plain, text: str, depth: int) -> str:
        is_plain = len(text.split()) == len(self._who(text).split()) + 1
        return self.place(view, text) if is_plain and self.place(view, text) else self.label(view, text)

    def actors(self, view: Plain, text: str) -> Sequence[str]:
        who = self._who(text)
        return who.split()[1:] if who != text else ()

    def place(self, view: Plain, text: str) -> str:
        _, source, target = messages.clicks(text)
        return target or source
