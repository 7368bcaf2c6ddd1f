"""Any game at a terminal: drawn from what the kernel says of every game, and from the words of its own messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as RichTable
from rich.text import Text

from stonehall.kernel import Choice, Envelope, Pick
from stonehall.terminal.display import Display, View
from stonehall.terminal.finding import find_named
from stonehall.terminal.layout import QUIET, Layout, Marks, height_of, log_tail
from stonehall.terminal.plain_data import PlainData
from stonehall.toolkit.words import MissingWords

ENVELOPE = {*Envelope.__annotations__, "decision"}
INKS = ("bright_blue", "bright_red", "bright_yellow", "bright_green", "bright_magenta")
LEAST_LOG = 4
"""So many lines of the log are always in sight."""


class FallbackDisplay(Display):
    """Seats, whose turn it is, and everything else a view holds, as a table."""

    # Pictures -----------------------------------------------------------------------------------------------------

    def frame(
        self, view: View, layout: Layout, marks: Marks, log: Sequence[str], players: Mapping[str, str]
    ) -> RenderableType:
        own = {key: value for key, value in view.items() if key not in ENVELOPE}
        data = PlainData(self, marks)
        by_seat, rest = data.by_seat(own)
        rows = [self._turn(view), self._seats(view, players, by_seat, data), data.table(rest)]
        shown = [row for row in rows if row is not None]
        room = layout.height - sum(map(_height, shown)) - LEAST_LOG - layout.few
        tail = log_tail(log, layout.width - 2, max(LEAST_LOG, room) if layout.ruled else LEAST_LOG)
        rule = Text("─" * min(layout.width, 60), QUIET)
        return Group(*shown, *([rule, tail] if tail.plain else []))

    def _turn(self, view: View) -> Text:
        envelope = cast(Envelope, view)
        line = Text(f" {self.game.title} · {self.words.get('shell-turn', turn=envelope['turn'])} ", "bold")
        if not envelope["over"]:
            line.append(self.seat_name(envelope["active"]), f"bold {self._ink(envelope['active'])}")
        return line

    def _seats(
        self, view: View, players: Mapping[str, str], by_seat: Mapping[str, Mapping[str, object]], data: PlainData
    ) -> RenderableType:
        """A line for each seat: who sits there, and what the view says of each seat."""
        envelope = cast(Envelope, view)
        decision = cast("Mapping[str, Any] | None", view["decision"])
        grid = RichTable(box=None, padding=(0, 2, 0, 0), header_style=QUIET, show_header=bool(by_seat))
        for head in ("", "", *map(data.name, by_seat)):
            grid.add_column(head)
        for seat in envelope["seats"]:
            asked = decision is not None and decision["seat"] == seat
            sign = "★" if seat in envelope["winners"] else "►" if asked else " "
            name = " · ".join(filter(None, [self.seat_name(seat), players.get(seat, "")]))
            style = f"bold {self._ink(seat)}" if seat == envelope["active"] else self._ink(seat)
            facts = [data.text(values.get(seat)) for values in by_seat.values()]
            grid.add_row(Text(sign, "bold yellow"), Text(name, style), *facts)
        return grid

    def _ink(self, seat: str) -> str:
        return INKS[self.seats.index(seat) % len(INKS)] if seat in self.seats else "default"

    def card(self, view: View, name: str) -> RenderableType | list[str]:
        ids = [card.id for card in self.game.cards()]
        found = find_named(name, {id: id for id in ids} | {self.card_name(id): id for id in ids})
        if len(found) != 1:
            return [self.card_name(id) for id in found]
        catalog = self.game.card_catalog()
        printed: Mapping[str, object] = next((card for card in catalog if card.get("id") == found[0]), {})
        parts: list[RenderableType] = [table] if (table := PlainData(self).table(printed)) is not None else []
        with suppress(MissingWords):
            parts.append(Text(self.words.attribute(f"{self.game.prefix}-card-{found[0]}", "text")))
        return Panel(Group(*parts), title=Text(self.card_name(found[0]), "bold"), title_align="left", width=76)

    def card_name(self, id: str) -> str:
        """A card in the words of the game, if it has some."""
        message = f"{self.game.prefix}-card-{id}"
        return self.words.get(message) if self.words.has(message) else id

    def help(self) -> RenderableType:
        lines = []
        for name, verb in self.game.notation().verbs.items():
            kinds = " ".join(kind.name.upper() for kind in verb.kinds) + (" …" if verb.rest else "")
            lines.append(Text(f"  {name} {kinds}".rstrip()))
        return Group(Text(self.words.get("shell-plays"), "bold"), *lines)

    # Words --------------------------------------------------------------------------------------------------------

    def welcome(self, view: View, seat: int, alone: bool) -> str:
        if alone:
            return self.words.get("terminal-welcome", you=self.seat_name(self.seats[seat]))
        return self.words.get("terminal-welcome-all")

    def steps(self, view: View, text: str) -> tuple[str, ...]:
        return tuple(f"{pick.kind} {pick.id}" for pick in self._choice(view, text).path)

    def group_label(self, view: View, text: str, first: int, last: int) -> str:
        return " · ".join(map(self._pick, self._choice(view, text).path[first:last]))

    def rest_label(self, view: View, text: str, depth: int) -> str:
        rest = self._choice(view, text).path[depth:]
        return " · ".join(map(self._pick, rest)) if rest else self.label(view, text)

    def place(self, view: View, text: str) -> str:
        path = self._choice(view, text).path
        return path[-1].id if path and path[-1].kind == "place" else ""

    def actors(self, view: View, text: str) -> Sequence[str]:
        return [pick.id for pick in self._choice(view, text).path[:-1]]

    def _choice(self, view: View, text: str) -> Choice:
        return self.game.choice(view, text, self.players)

    def _pick(self, pick: Pick) -> str:
        if pick.label is not None:
            return self.words.text(pick.label)
        return self.card_name(pick.id) if pick.kind in ("card", "open") else pick.id


def _height(part: RenderableType) -> int:
    if isinstance(part, RichTable):
        return part.row_count + bool(part.show_header)
    return height_of(part) if isinstance(part, Text) else 1
