"""The log of a game as the terminal and the browser put it together: one line for what belongs together."""

from __future__ import annotations

from collections.abc import Sequence

from stonehall.kernel import AnyGame, Event, line_ends
from stonehall.kernel.message import Value
from stonehall.locale import catalogue


def told_lines(game: AnyGame, told: Sequence[Event], players: Sequence[Value]) -> list[str]:
    """What an English reader finds there."""
    found = [game.log_line(told, place, players) for place in range(len(told))]
    ends = line_ends(len(told), lambda place: line.covers if (line := found[place]) else 1)
    messages = [line.message if (line := found[n]) else game.log_message(told[n], players) for n in ends]
    return [catalogue("en").text(message) for message in messages]
