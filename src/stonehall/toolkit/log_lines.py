"""Stories that most games tell in several events: cards drawn one by one."""
# interpreted: words, not speed

from __future__ import annotations

from collections.abc import Sequence

from stonehall.kernel.state import TURN, Event

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
