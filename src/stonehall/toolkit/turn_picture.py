"""A turn of a game as a picture that moves: its board at every decision, with what was told on the way."""
# interpreted: drawing, not speed

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final

from stonehall.kernel.decision import CHANCE
from stonehall.kernel.game_log import GameLog
from stonehall.kernel.log_line import line_ends
from stonehall.kernel.message import Message, Term, Value
from stonehall.kernel.state import TURN
from stonehall.toolkit.moving_picture import Frame, moving_picture

MOST: Final = 80
"""So many frames are shown at most, the last ones: nobody looks on for longer."""


class TurnPicture:
    """How a turn is drawn: through the eyes of a seat (``None``: a spectator's), with what was told to those ``known``.

    ``words`` puts messages into a language, ``players`` are what the seats are called.
    """

    def __init__(
        self, log: GameLog, seat: int | None, known: Collection[int], words: Callable[[Message], str],
        players: Sequence[Value], theme: str,
    ) -> None:  # fmt: skip
        self.log = log
        self.game = log.record.game
        self.seat = seat
        self.known = known
        self.words = words
        self.players = players
        self.theme = theme

    def draw(self, count: int, game: str) -> str:
        """The turn in which somebody decided after ``count`` plays; ``game`` is what the game is called."""
        active, turn = self.log.turn_at(self.log.marks[self.log.turn_around(count)[0]])
        told = [self.words(Message("shell-turn", {"turn": turn})), self._called(self.players[active])] if turn else []
        return moving_picture(" · ".join([game, *told]), self.frames(count), self.theme)

    def _called(self, player: Value) -> str:
        return self.words(Message(player.message_id, {**player.args})) if isinstance(player, Term) else str(player)

    def frames(self, count: int) -> list[Frame]:
        """The board when the turn began, at each decision in it, and when it was over."""
        record = self.log.record
        first, last = self.log.turn_around(count)
        shown = record.truncated(first)
        found = [Frame(self.board(shown.state.view(self.seat)), "")]
        told = self.log.marks[first]
        for play in range(first, last):
            shown.replay(record.plays[play].text)
            decision = shown.state.decision
            if decision is not None and decision.seat == CHANCE and play + 1 < last:
                continue
            frame = Frame(self.board(shown.state.view(self.seat)), self.said(told, self.log.marks[play + 1]))
            told = self.log.marks[play + 1]
            if frame.said or frame.picture != found[-1].picture:
                found.append(frame)
        return found[-MOST:]

    def board(self, view: object) -> str:
        return self.game.board_picture(
            view, self.theme, lambda card: self.words(Message(f"{self.game.prefix}-card-{card}"))
        )

    def said(self, since: int, until: int) -> str:
        """What was told from one event to another, as far as it is known; who is on turn is said elsewhere."""
        begin = self.log.turn_begin(since)
        events = [
            event.seen_by(event.only if event.only in self.known else None) for event in self.log.told[begin:until]
        ]
        lines = [self.game.log_line(events, place, self.players) for place in range(len(events))]
        ends = line_ends(len(events), lambda place: line.covers if (line := lines[place]) else 1)
        told = [
            line.message if (line := lines[place]) else self.game.event_message(events[place], self.players)
            for place in ends
            if place >= since - begin and events[place].id != TURN
        ]
        return " ".join(self.words(message) for message in told)
