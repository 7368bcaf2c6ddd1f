"""In the Hall of the Mountain King at a terminal: the mountain, and everybody's trolls around it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

import typer
from rich.console import Group, RenderableType
from rich.table import Table as RichTable
from rich.text import Text

from stonehall.games.mountain_king.component_names import kinds_of, message_of
from stonehall.games.mountain_king.game import MountainKing
from stonehall.games.mountain_king.view_shape import View
from stonehall.kernel import AnyGame
from stonehall.locale import Catalogue
from stonehall.terminal.display import View as Plain
from stonehall.terminal.fallback import FallbackDisplay
from stonehall.terminal.layout import Layout, Marks, height_of, log_tail
from stonehall.terminal.mountain_king import card_commands
from stonehall.terminal.mountain_king.board import Board
from stonehall.terminal.mountain_king.panels import horde_lines, player_lines, shared_lines, smoot_lines, turn_line

BESIDE: Final = 96
"""From this width on everything stands beside the mountain."""


class MountainKingDisplay(FallbackDisplay):
    """The mountain for two to five players; what is not drawn here is as in every game."""

    def __init__(self, game: AnyGame, words: Catalogue, seats: Sequence[str] = ()) -> None:
        super().__init__(game, words, seats)
        self.components = cast(MountainKing, game).components
        self.trolls = {troll.id: troll for troll in self.components.trolls}
        self.kinds = kinds_of(self.components)

    def frame(
        self, view: Plain, layout: Layout, marks: Marks, log: Sequence[str], players: Mapping[str, str]
    ) -> RenderableType:
        v = cast(View, view)
        board = Board(v, marks)
        drawn = board.draw()
        beside = layout.width >= BESIDE
        room = layout.width - board.width - 2 if beside else layout.width - 1
        names = {seat: players.get(seat) or self.seat_name(seat) for seat in v["seats"]}
        seats = [player_lines(v, side, self.words, names[side["seat"]]) for side in v["sides"]]
        own = next((side for side in v["sides"] if side["seat"] == (v["seat"] or v["active"])), v["sides"][0])
        panel = Text("\n").join([*seats, Text(""), smoot_lines(own, self.trolls, marks)])
        shared = Group(
            horde_lines(v, self.trolls, self.words, marks, layout.width - 2),
            shared_lines(v, self.words, marks, layout.width),
        )
        head = turn_line(v, self.words, names)
        if not beside:
            return Group(head, drawn, panel, shared, log_tail(log, room, 4 if layout.ruled else 2))
        lines = max(2, height_of(drawn) - height_of(panel) - 1)
        rule = Text("─" * room, "bright_black")
        grid = RichTable.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=board.width)
        grid.add_column(width=room)
        grid.add_row(drawn, Text("\n").join([panel, rule, log_tail(log, room, lines)]))
        return Group(head, grid, shared)

    @classmethod
    def card_commands(cls) -> typer.Typer:
        return card_commands.app

    def card_name(self, id: str) -> str:
        return self.words.get(message_of(self.kinds[id], id)) if id in self.kinds else id

    def help(self) -> RenderableType:
        return Group(Text(self.words.get("mk-terminal-legend")), super().help())
