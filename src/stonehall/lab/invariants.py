"""What ``stonehall simulate --check`` looks at: each game knows what cannot be in its states."""

from __future__ import annotations

import stonehall
from stonehall.kernel import Problem, Record, State, StonehallError


class Broken(StonehallError):
    """A rule of the engine itself does not hold."""


def check_play(record: Record, start: State) -> None:
    """Raise :class:`Broken` if the state of a record cannot be, given the state its game began with."""
    wrong = record.game.invariant_errors(record.state, start)
    if wrong:
        raise Broken(f"After play {len(record.plays)} something cannot be.", [Problem(text) for text in wrong])


def check_change(record: Record, before: State) -> None:
    """Raise :class:`Broken` if the last play of a record cannot have changed the state before it like this."""
    wrong = record.game.play_errors(before, record.state)
    if wrong:
        raise Broken(f"Play {len(record.plays)} did something that cannot be.", [Problem(text) for text in wrong])


def check_record(record: Record) -> None:
    """Raise :class:`Broken` unless the written record, read back, leads to the same position."""
    again = stonehall.read_record(record.write())
    if again.state.to_position() != record.state.to_position():
        raise Broken("The record, read back and replayed, leads to another position.")
