"""Summoner Wars at a terminal: how it looks and how it speaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

import typer
from rich.console import Group, RenderableType
from rich.table import Table as RichTable
from rich.text import Text

from stonehall.games.summoner_wars import messages, svg
from stonehall.games.summoner_wars.cards import PHASES
from stonehall.games.summoner_wars.view_shape import View
from stonehall.kernel import Term
from stonehall.terminal.deck_commands import commands_for
from stonehall.terminal.display import Display
from stonehall.terminal.layout import Layout, Marks, height_of, log_tail
from stonehall.terminal.summoner_wars import card_commands
from stonehall.terminal.summoner_wars.board import board_of
from stonehall.terminal.summoner_wars.cards import card_sheet, find_cards, legend
from stonehall.terminal.summoner_wars.decks import DESK
from stonehall.terminal.summoner_wars.panels import hand, phase_track, player_line, player_panel

FAMILY_WORDS = {"summon": 2, "move": 2, "build": 2, "attack": 2, "use": 3, "open": 3}
"""How many words of a play say who acts."""

ROUNDABOUT = {
    "sw2-option-move-back": "sw2-terminal-rest-back",
    "sw2-option-move-through": "sw2-terminal-rest-through",
    "sw2-option-move-back-through": "sw2-terminal-rest-through",
}
"""Moves of which the last square does not say all."""

PICTURE_WORDS = ("sw2-word-", "sw2-faction-", "sw2-ability-", "sw2-phase-", "seat-")
"""The kinds of messages a picture shows."""

Plain = Mapping[str, object]


class SummonerWarsDisplay(Display):
    """The battlefield between two players."""

    @classmethod
    def card_commands(cls) -> typer.Typer:
        return card_commands.app

    @classmethod
    def deck_commands(cls) -> typer.Typer:
        return commands_for(DESK, "Summoner Wars")

    # Pictures -----------------------------------------------------------------------------------------------------

    def frame(
        self, view: Plain, layout: Layout, marks: Marks, log: Sequence[str], players: Mapping[str, str]
    ) -> RenderableType:
        v = cast(View, view)
        board = board_of(v, self.words, layout, marks).draw()
        track = phase_track(v, self.words, layout.width)
        sides = v["sides"] if v["seat"] == "north" else v["sides"][::-1]
        hands = [
            hand(side["hand"], side["magic"], self.words, 0 if layout.ruled else layout.width)
            for side in sides
            if side["hand"] is not None and not v["over"]
        ]
        if not layout.beside:
            far, near = [player_line(v, side, self.words, players[side["seat"]], layout.width) for side in sides]
            tail = log_tail(log, layout.width - 2, 4 if layout.ruled else 2)
            return Group(track, far, board, near, tail, *hands)
        room = layout.side
        far, near = [player_panel(v, side, self.words, players[side["seat"]], room) for side in sides]
        rule = Text("─" * room, "bright_black")
        lines = max(0, height_of(board) - height_of(far) - height_of(near) - 2)
        tail = log_tail(log, room, lines)
        tail.append("\n" * (lines - height_of(tail)))
        grid = RichTable.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=layout.board)
        grid.add_column(width=room)
        grid.add_row(board, Text("\n").join([far, rule, tail, rule, near] if lines else [far, rule, near]))
        return Group(track, grid, *hands)

    def picture(self, view: Plain, theme: str) -> str:
        words = {id: self.words.get(id) for id in self.words.ids() if id.startswith(PICTURE_WORDS)}
        return svg.picture(cast(View, view), theme, name=lambda id: self.words.get(f"sw2-card-{id}"), words=words)

    def card(self, view: Plain, name: str) -> RenderableType | list[str]:
        v = cast(View, view)
        piece = next((piece for piece in v["pieces"] if piece["square"] == name.lower()), None)
        if piece is not None:
            return card_sheet(piece["card"], self.words, piece)
        found = find_cards(name, self.words)
        return (
            card_sheet(found[0], self.words) if len(found) == 1 else [self.words.get(f"sw2-card-{id}") for id in found]
        )

    def help(self) -> RenderableType:
        return legend(self.words)

    # Words --------------------------------------------------------------------------------------------------------

    def options(self, view: Plain) -> list[str]:
        """As the game offers them, but attacks on own cards, which are rarely wanted, come after the others."""
        v = cast(View, view)
        decision = v["decision"]

        def rank(text: str) -> int:
            return 2 if " " not in text else 1 if messages.is_attack_on_own(v, text) else 0

        return sorted(decision["options"], key=rank) if decision is not None else []

    def welcome(self, view: Plain, seat: int, alone: bool) -> str:
        own, other = [cast(View, view)["sides"][place] for place in (seat, 1 - seat)]
        return self.words.get(
            "sw2-terminal-welcome" if alone else "sw2-terminal-welcome-two",
            you=Term("seat", own["seat"]), deck=Term("sw2-faction", own["faction"]),
            opponent=Term("seat", other["seat"]), foe=Term("sw2-faction", other["faction"]),
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
        return self.words.get(f"sw2-terminal-family-{text.split(maxsplit=1)[0]}", **args)

    def rest_label(self, view: Plain, text: str, depth: int) -> str:
        message = messages.option(cast(View, view), text)
        if message.id in ROUNDABOUT:
            return self.words.get(ROUNDABOUT[message.id], **message.args)
        if messages.is_attack_on_own(cast(View, view), text):
            return self.words.get("sw2-option-target-own", **message.args)
        if "target" in message.args and text.split(maxsplit=1)[0] != "move":
            return self.words.get("sw2-option-target", **message.args)
        return self.place(view, text) or self.words.text(message)

    def actors(self, view: Plain, text: str) -> Sequence[str]:
        who = self._who(text)
        return who.split()[1:] if who != text else ()

    def place(self, view: Plain, text: str) -> str:
        verb, *parts = text.split()
        last = parts[1:2] if verb == "move" else parts[-1:]
        return last[0] if last and last[0] in messages.SQUARES else ""
