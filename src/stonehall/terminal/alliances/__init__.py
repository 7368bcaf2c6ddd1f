"""Summoner Wars Alliances at a terminal: how it looks and how it speaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

import typer
from rich.console import Group, RenderableType
from rich.table import Table as RichTable
from rich.text import Text

from stonehall.games.alliances import messages, svg
from stonehall.games.alliances.cards import PHASES
from stonehall.games.alliances.notation import VINE
from stonehall.games.alliances.view_shape import SideView, View
from stonehall.kernel import Term
from stonehall.terminal.alliances import card_commands
from stonehall.terminal.alliances.board import board_of
from stonehall.terminal.alliances.cards import card_sheet, find_cards, legend
from stonehall.terminal.alliances.decks import DESK
from stonehall.terminal.alliances.panels import hand, phase_track, player_line, player_panel
from stonehall.terminal.deck_commands import commands_for
from stonehall.terminal.display import Display
from stonehall.terminal.layout import Layout, Marks, height_of, log_tail

FAMILY_WORDS = {
    "summon": 2, "boosted": 2, "mutate": 2, "build": 2, "move": 2, "attack": 2, "use": 3, "open": 3,
}  # fmt: skip
"""How many words of a play say who acts."""

ROUNDABOUT = {"al-option-move-stay": "al-terminal-rest-stay", "al-option-move-through": "al-terminal-rest-through"}
"""Moves of which the last square does not say all."""

PICTURE_WORDS = ("al-word-", "al-faction-", "al-ability-", "al-phase-", "seat-")
"""The kinds of messages a picture shows."""

Plain = Mapping[str, object]


class AlliancesDisplay(Display):
    """The battlefield between two players, or the double board between two teams."""

    @classmethod
    def card_commands(cls) -> typer.Typer:
        return card_commands.app

    @classmethod
    def deck_commands(cls) -> typer.Typer:
        return commands_for(DESK, "Summoner Wars Alliances")

    # Pictures -----------------------------------------------------------------------------------------------------

    def frame(
        self, view: Plain, layout: Layout, marks: Marks, log: Sequence[str], players: Mapping[str, str]
    ) -> RenderableType:
        v = cast(View, view)
        board = board_of(v, self.words, layout, marks).draw()
        track = phase_track(v, self.words, layout.width)
        far, near = self._sides(v)
        hands = [
            hand(side["hand"], side["magic_size"], self.words, 0 if layout.ruled else layout.width)
            for side in v["sides"]
            if side["hand"] is not None and not v["over"]
        ]
        if not layout.beside or v["columns"] > 6:
            above, below = [
                [player_line(v, side, self.words, players[side["seat"]], layout.width) for side in sides]
                for sides in (far, near)
            ]
            tail = log_tail(log, layout.width - 2, 4 if layout.ruled else 2)
            return Group(track, *above, board, *below, tail, *hands)
        room = layout.side
        other, own = [player_panel(v, side, self.words, players[side["seat"]], room) for side in (*far, *near)]
        rule = Text("─" * room, "bright_black")
        lines = max(0, height_of(board) - height_of(other) - height_of(own) - 2)
        tail = log_tail(log, room, lines)
        tail.append("\n" * (lines - height_of(tail)))
        grid = RichTable.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=layout.board)
        grid.add_column(width=room)
        grid.add_row(board, Text("\n").join([other, rule, tail, rule, own] if lines else [other, rule, own]))
        return Group(track, grid, *hands)

    def _sides(self, view: View) -> tuple[list[SideView], list[SideView]]:
        """The players of the other side, and those of the viewer's; a spectator sits in the south."""
        team = messages.team_of(view, view["seat"]) or view["sides"][0]["team"]
        return (
            [side for side in view["sides"] if side["team"] != team],
            [side for side in view["sides"] if side["team"] == team],
        )

    def picture(self, view: Plain, theme: str) -> str:
        words = {id: self.words.get(id) for id in self.words.ids() if id.startswith(PICTURE_WORDS)}
        return svg.picture(cast(View, view), theme, name=lambda id: self.words.get(f"al-card-{id}"), words=words)

    def card(self, view: Plain, name: str) -> RenderableType | list[str]:
        v = cast(View, view)
        square = name.lower().removesuffix(VINE)
        lying = v["vines"] if name.lower().endswith(VINE) else [*v["pieces"], *v["vines"]]
        piece = next((piece for piece in lying if piece["square"] == square), None)
        if piece is not None:
            return card_sheet(piece["card"], self.words, piece)
        found = find_cards(name, self.words)
        return (
            card_sheet(found[0], self.words) if len(found) == 1 else [self.words.get(f"al-card-{id}") for id in found]
        )

    def help(self) -> RenderableType:
        return legend(self.words)

    # Words --------------------------------------------------------------------------------------------------------

    def options(self, view: Plain) -> list[str]:
        """As the game offers them, but attacks on the own side, which are rarely wanted, come after the others."""
        v = cast(View, view)
        decision = v["decision"]

        def rank(text: str) -> int:
            return 2 if " " not in text else 1 if messages.is_attack_on_own(v, text) else 0

        return sorted(decision["options"], key=rank) if decision is not None else []

    def welcome(self, view: Plain, seat: int, alone: bool) -> str:
        sides = cast(View, view)["sides"]
        own = sides[seat]
        foes = [self.words.get(f"al-faction-{side['faction']}") for side in sides if side["team"] != own["team"]]
        return self.words.get(
            "al-terminal-welcome" if alone else "al-terminal-welcome-many",
            you=Term("seat", own["seat"]), deck=Term("al-faction", own["faction"]), foe=", ".join(foes),
        )  # fmt: skip

    def parts_to_come(self, view: Plain) -> Sequence[str]:
        return PHASES[PHASES.index(str(view["phase"])) + 1 :]

    def steps(self, view: Plain, text: str) -> tuple[str, ...]:
        who = self._who(text)
        return who, text[len(who) :]

    def _who(self, text: str) -> str:
        """The words of a play that say who acts."""
        parts = text.split()
        return " ".join(parts[: FAMILY_WORDS.get(parts[0], len(parts))])

    def group_label(self, view: Plain, text: str, first: int, last: int) -> str:
        args = messages.option(cast(View, view), text).args
        return self.words.get(f"al-terminal-family-{text.split(maxsplit=1)[0]}", **args)

    def rest_label(self, view: Plain, text: str, depth: int) -> str:
        v = cast(View, view)
        message = messages.option(v, text)
        if message.id in ROUNDABOUT:
            return self.words.get(ROUNDABOUT[message.id], **message.args)
        if messages.is_attack_on_own(v, text):
            return self.words.get("al-option-target-own", **message.args)
        if text.endswith(VINE):
            return self.words.get("al-option-target-vine", **message.args)
        if "target" in message.args and text.split(maxsplit=1)[0] != "move":
            return self.words.get("al-option-target", **message.args)
        return self.place(view, text) or self.words.text(message)

    def actors(self, view: Plain, text: str) -> Sequence[str]:
        who = self._who(text)
        return who.split()[1:] if who != text else ()

    def place(self, view: Plain, text: str) -> str:
        """The square a play ends on; a Vine Wall under a unit is no square of its own."""
        verb, *parts = text.split()
        last = parts[1:2] if verb == "move" else parts[-1:]
        return last[0] if last and last[0] in messages.SQUARES else ""
