"""A seat that has no further part in a game: it conceded, or its time ran out.

That is nothing a rule offers at a decision, so it is no option; yet it is part of the game, of its record and of its
outcome. What it does to the others is for the game to say (:meth:`~stonehall.kernel.Game.leaves_with`,
:meth:`~stonehall.kernel.Game.go_on_without`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from stonehall.kernel.message import Message, Value
from stonehall.kernel.winners import winners

CONCEDED: Final = "conceded"
TIME: Final = "time"
REASONS: Final = (CONCEDED, TIME)
"""Why a seat can leave."""

LEFT: Final = "left"
"""The event that is told when a seat leaves: the seat, and the place of the reason among ``REASONS``."""

LEAVES: Final = "leaves"
"""The word with which a record says it: ``leaves south conceded``. No verb of a game is called like this."""


def written(seat: str, reason: str) -> str:
    """How a record says that a seat leaves."""
    return f"{LEAVES} {seat} {reason}"


def read(text: str) -> tuple[str, str] | None:
    """The seat and the reason, if a line of a record says that somebody leaves.

    >>> read("leaves south conceded"), read("end")
    (('south', 'conceded'), None)
    """
    words = text.split()
    return (words[1], words[2]) if len(words) == 3 and words[0] == LEAVES and words[2] in REASONS else None


def is_left_line(line: str) -> bool:
    """Whether a line of a position says who has left: ``left south conceded``."""
    words = line.split()
    return len(words) == 3 and words[0] == LEFT and words[2] in REASONS


def left_line(seat: int, reason: int, players: Sequence[Value]) -> Message:
    """The line of the log for the event ``LEFT``."""
    return Message(f"log-left-{REASONS[reason]}", {"player": players[seat]})


def ending(view: Mapping[str, object], players: Sequence[Value]) -> Message | None:
    """How a game ended for the viewer, if it ended because only one side was left; else ``None``."""
    reason = str(view["reason"])
    if not view["over"] or reason not in REASONS:
        return None
    seats, won = cast("list[str]", view["seats"]), cast("list[str]", view["winners"])
    left = cast("dict[str, str]", view["left"])
    form = "seen" if not view["seat"] else "won" if view["seat"] in won else "lost"
    last = list(left)[-1]
    if form == "lost" and view["seat"] != last:
        form = "seen"  # it was another one's doing
    args: dict[str, Value] = {"player": players[seats.index(last)]}
    return Message(f"ending-{reason}-{form}", args | winners(view, players) if form == "seen" else args)
