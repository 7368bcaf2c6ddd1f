"""Stories that are told in several events; one that most games tell: cards drawn one by one."""
# interpreted: words, not speed

from __future__ import annotations

from collections.abc import Callable, Sequence

from stonehall.kernel.log_line import LogLine
from stonehall.kernel.message import Message, Value
from stonehall.kernel.state import TURN, Event

Story = Callable[[Sequence[Event], int, Sequence[Value]], LogLine | None]
"""One line for the event at a place and some before it, if they tell this story."""

DRAWS = ("drew", "drew-hidden")


def draws(told: Sequence[Event], place: int) -> tuple[int, bool]:
    """How many draws in a row end with an event, and whether these are the first hands of a game.

    The first hands are those of all players, whatever their number; later draws in a row are those of one player.
    """
    if told[place].id not in DRAWS:
        return 0, False
    opening = all(event.id != TURN for event in told[: place + 1])
    count = 0
    while count <= place:
        event = told[place - count]
        if event.id not in DRAWS or not (opening or event.args[0] == told[place].args[0]):
            break
        count += 1
    return count, opening


def first_told(stories: Sequence[Story], told: Sequence[Event], place: int, players: Sequence[Value]) -> LogLine | None:
    """The line of the first story that the event at a place ends; ``None``: it is told by itself."""
    for story in stories:
        found = story(told, place, players)
        if found is not None:
            return found
    return None


def joined(id: str, head: Message, more: dict[str, Value], covers: int) -> LogLine:
    """A line for several events: what the message of one of them tells, and more."""
    return LogLine(Message(id, {**head.args, **more}, head.squares), covers)
