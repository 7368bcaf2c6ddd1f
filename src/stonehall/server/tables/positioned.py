"""A game that begins with a position instead of a setup, looked at through the eyes of one seat.

Nothing of it is kept: what is played here follows from the position and the plays.
"""

from __future__ import annotations

from typing import Final, Literal, cast

from stonehall.kernel import AnyGame, GameLog, Option, State, Term
from stonehall.kernel.message import Value
from stonehall.server.tables.beginnings import beginning
from stonehall.server.tables.render import entries
from stonehall.server.wire import protocol
from stonehall.server.wire.protocol import Entry, Moment, Odds, Scene, SeatFacts, TableFacts, Words
from stonehall.server.wire.text import choice, words

OPPONENT: Final = "page"
"""Who sits on the other seats, by name."""


class PositionedGame:
    """A game from a position on. ``seat`` is the one whose player looks at it and decides for it."""

    def __init__(self, game: AnyGame, position: str, seat: str) -> None:
        self.log = GameLog(game, beginning(game, position).settings, practice=True)
        self.game: AnyGame = self.state.game
        self.names = self.state.seat_names
        self.seat = self.names.index(seat)
        self.players: list[Value] = [
            self.game.seat_term(name) if name == seat else Term("bot", OPPONENT) for name in self.names
        ]
        self._spoken: dict[int, Words] = {}

    @property
    def state(self) -> State:
        return self.log.record.state

    def decides(self) -> bool:
        """Whether the one who looks is asked."""
        decision = self.state.decision
        return decision is not None and decision.seat == self.seat

    def play(self, choice: Option | str) -> Moment:
        """Play on, for whoever is asked; what is seen then, and what was told. An illegal play raises."""
        before = len(self.log.told)
        self.log.play(choice)
        return Moment(self.scene(), self.entries(before))

    def scene(self) -> Scene:
        """All that the seat may see now, with its choices."""
        state, game = self.state, self.game
        view = cast(protocol.View, state.view(self.seat))
        options = state.legal_texts() if self.decides() else []
        said = game.ending(view, self.players) if state.over else game.prompt(view, self.players)
        choices = [choice(game.choice(view, text, self.players)) for text in options]
        number, name, rule = len(self.log.record.plays), self.names[self.seat], game.prompt_rules.get(said.id, "")
        return Scene(number, name, view, words(said), choices, "none", "none", [], rule=rule)

    def entries(self, since: int) -> list[Entry]:
        return entries(self.game, self.names, self.players, self.log, (self.seat,), since, self._spoken)

    def odds(self) -> list[Odds]:
        """What each attack that may be chosen may do."""
        found = []
        for text in self.state.legal_texts() if self.decides() else []:
            odds = self.game.odds(self.state, self.seat, text)
            if odds is not None:
                found.append(Odds(text, odds.dice, list(odds.hits), odds.damage, odds.destroy))
        return found

    def facts(self, decks: dict[str, str]) -> TableFacts:
        """The table as a client draws it; ``decks`` are the factions or schools of the seats."""
        state, seats = self.state, []
        for seat, name in enumerate(self.names):
            own = seat == self.seat
            kind: Literal["person", "bot"] = "person" if own else "bot"
            bot = "" if own else OPPONENT
            seats.append(SeatFacts(name, kind, "", bot, decks.get(name, ""), own, True, False))
        return TableFacts(
            "", self.game.id, {}, {}, 1, "running", False, True, "", 0, "", "", "", [], seats, None, False, state.turn,
            self.names[state.active], 0,
        )  # fmt: skip
