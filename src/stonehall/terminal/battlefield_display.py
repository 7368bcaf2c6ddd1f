"""A game on a battlefield at a terminal: how it is laid out, and how its plays are grouped and told.

A game brings its board, what stands in front of each player, and the words of its plays.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, TypeVar, cast

from rich.console import Group, RenderableType
from rich.table import Table as RichTable
from rich.text import Text

from stonehall.kernel.message import Message
from stonehall.terminal.battlefield import Board
from stonehall.terminal.battlefield_cards import (
    Player,
    hand,
    phase_track,
    player_line,
    player_panel,
)
from stonehall.terminal.display import Display
from stonehall.terminal.layout import Layout, Marks, height_of, log_tail
from stonehall.toolkit.battle_views import BattleView, Standing

V = TypeVar("V", bound=BattleView)
"""The view of a game."""
S = TypeVar("S", bound=Mapping[str, object])
"""What a view shows of a player."""
P = TypeVar("P", bound=Standing)
"""What a view shows of a card in play."""

Plain = Mapping[str, object]


class BattlefieldDisplay(Display, Generic[V, S, P]):
    """A battlefield between two sides.

    ``family_words`` tells for a verb how many words of a play say who acts, ``families`` how the message begins that
    names such plays (``<families>-<verb>``); ``roundabout`` are the plays of which the last square does not say all,
    each with the message that does.
    """

    phases: ClassVar[Sequence[str]]
    families: ClassVar[str]
    family_words: ClassVar[Mapping[str, int]]
    roundabout: ClassVar[Mapping[str, str]]

    # What a game brings -----------------------------------------------------------------------------------------

    @abstractmethod
    def board(self, view: V, layout: Layout, marks: Marks) -> Board:
        """The battlefield as the viewer sees it."""

    @abstractmethod
    def sides(self, view: V) -> tuple[Sequence[S], Sequence[S]]:
        """The players beyond the board, and those on the viewer's side of it."""

    @abstractmethod
    def player(self, view: V, side: S) -> Player:
        """What is in front of a player."""

    @abstractmethod
    def pile_lines(self, side: S, width: int) -> Sequence[Text]:
        """What a panel of this width says of a player's magic, hand and piles."""

    @abstractmethod
    def drawn(self, view: V, theme: str, words: Mapping[str, str]) -> str:
        """An SVG picture with these words."""

    @abstractmethod
    def piece_at(self, view: V, place: str) -> P | None:
        """The card in play at a place as it is written, if there is one."""

    @abstractmethod
    def sheet(self, id: str, piece: P | None) -> RenderableType:
        """A card in full, and what it is worth now if it is in play."""

    @abstractmethod
    def found(self, name: str) -> list[str]:
        """The ids of the cards a name means: exactly one if it is clear, else those that come near."""

    @abstractmethod
    def option(self, view: V, text: str) -> Message:
        """What a play means."""

    @abstractmethod
    def is_attack_on_own(self, view: V, text: str) -> bool:
        """Whether a play attacks the player's own side."""

    @abstractmethod
    def is_square(self, word: str) -> bool:
        """Whether a word of a play is a square."""

    # Pictures ---------------------------------------------------------------------------------------------------

    def frame(
        self, view: Plain, layout: Layout, marks: Marks, log: Sequence[str], players: Mapping[str, str]
    ) -> RenderableType:
        v = cast(V, view)
        board = self.board(v, layout, marks).draw()
        track = phase_track(v, self.words, self.game.prefix, self.phases, layout.width)
        far, near = self.sides(v)
        room = 0 if layout.ruled else layout.width
        hands = [] if v["over"] else self._hands([self.player(v, side) for side in (*far, *near)], room)
        if not layout.beside or len(far) > 1:  # there is no room for several players beside the wide board of teams
            above, below = [[self._line(v, side, players, layout.width) for side in sides] for sides in (far, near)]
            tail = log_tail(log, layout.width - 2, 4 if layout.ruled else 2)
            return Group(track, *above, board, *below, tail, *hands)
        other, own = [self._panel(v, side, players, layout.side) for side in (*far, *near)]
        rule = Text("─" * layout.side, "bright_black")
        lines = max(0, height_of(board) - height_of(other) - height_of(own) - 2)
        tail = log_tail(log, layout.side, lines)
        tail.append("\n" * (lines - height_of(tail)))
        grid = RichTable.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=layout.board)
        grid.add_column(width=layout.side)
        grid.add_row(board, Text("\n").join([other, rule, tail, rule, own] if lines else [other, rule, own]))
        return Group(track, grid, *hands)

    def _line(self, view: V, side: S, players: Mapping[str, str], width: int) -> Text:
        player = self.player(view, side)
        return player_line(player, players[player.seat], self.words, self.game.prefix, width)

    def _panel(self, view: V, side: S, players: Mapping[str, str], width: int) -> Text:
        player, piles = self.player(view, side), self.pile_lines(side, width)
        return player_panel(player, players[player.seat], piles, self.words, self.game.prefix, width)

    def _hands(self, players: Sequence[Player], width: int) -> list[RenderableType]:
        """Those that may be seen."""
        return [
            hand(player.hand, player.magic, self.words, self.game.prefix, width)
            for player in players
            if player.hand is not None
        ]

    def picture(self, view: Plain, theme: str) -> str:
        shown = (*[f"{self.game.prefix}-{kind}-" for kind in ("word", "faction", "ability", "phase")], "seat-")
        words = {id: self.words.get(id) for id in self.words.ids() if id.startswith(shown)}
        return self.drawn(cast(V, view), theme, words)

    def card_name(self, id: str) -> str:
        return self.words.get(f"{self.game.prefix}-card-{id}")

    def card(self, view: Plain, name: str) -> RenderableType | list[str]:
        piece = self.piece_at(cast(V, view), name.lower())
        if piece is not None:
            return self.sheet(piece["card"], piece)
        found = self.found(name)
        if len(found) == 1:
            return self.sheet(found[0], None)
        return [self.card_name(id) for id in found]

    # Words ------------------------------------------------------------------------------------------------------

    def options(self, view: Plain) -> list[str]:
        """As the game offers them, but attacks on the own side, which are rarely wanted, come after the others."""

        def rank(text: str) -> int:
            return 2 if " " not in text else 1 if self.is_attack_on_own(cast(V, view), text) else 0

        return sorted(super().options(view), key=rank)

    def parts_to_come(self, view: Plain) -> Sequence[str]:
        return self.phases[self.phases.index(str(view["phase"])) + 1 :]

    def steps(self, view: Plain, text: str) -> tuple[str, ...]:
        who = self._who(text)
        return who, text[len(who) :]

    def _who(self, text: str) -> str:
        """The words of a play that say who acts."""
        parts = text.split()
        return " ".join(parts[: self.family_words.get(parts[0], len(parts))])

    def group_label(self, view: Plain, text: str, first: int, last: int) -> str:
        args = self.option(cast(V, view), text).args
        return self.words.get(f"{self.families}-{text.split(maxsplit=1)[0]}", **args)

    def rest_label(self, view: Plain, text: str, depth: int) -> str:
        message = self.option(cast(V, view), text)
        if message.id in self.roundabout:
            return self.words.get(self.roundabout[message.id], **message.args)
        form = self.target_form(cast(V, view), text)
        if form or ("target" in message.args and text.split(maxsplit=1)[0] != "move"):
            return self.words.get(f"{self.game.prefix}-option-target{form}", **message.args)
        return self.place(view, text) or self.words.text(message)

    def target_form(self, view: V, text: str) -> str:
        """Which words the target of a play asks for; empty: the plain ones."""
        return "-own" if self.is_attack_on_own(view, text) else ""

    def actors(self, view: Plain, text: str) -> Sequence[str]:
        who = self._who(text)
        return who.split()[1:] if who != text else ()

    def place(self, view: Plain, text: str) -> str:
        """The square a play ends on; what lies under a card has no square of its own."""
        verb, *parts = text.split()
        last = parts[1:2] if verb == "move" else parts[-1:]
        return last[0] if last and self.is_square(last[0]) else ""
