"""Lines of the log that tell several events in one: the horde that gathers, the draft, a cascade."""
# interpreted: words, not speed

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stonehall.games.mountain_king.components import Components
from stonehall.games.mountain_king.messages import event
from stonehall.kernel.log_line import LogLine
from stonehall.kernel.message import Message, Value
from stonehall.kernel.state import TURN, Event
from stonehall.toolkit.log_lines import DRAWS

LINE_IDS: Final = ["mk-log-cascade", "mk-log-horde"]
"""Every message of such a line."""


def line(told: Sequence[Event], place: int, components: Components, players: Sequence[Value]) -> LogLine | None:
    """The line that tells an event together with those before it; ``None`` if it is told by itself."""
    now = told[place]
    match now.id:
        case "joined-horde" if all(one.id != TURN for one in told[:place]):
            count = 1 + _run(told, place, ("joined-horde",))
            return LogLine(Message("mk-log-horde", {"count": count}), count) if count > 1 else None
        case "lined-up":
            drawn = _run(told, place, DRAWS, now.args[0])
            return LogLine(event(now, components, players), 1 + drawn) if drawn else None
        case "yielded":
            before = _run(told, place, ("yielded",))
            first = place - before - 1
            if first < 0 or told[first].id != "placed":
                return None  # trolls that a spell has woken
            count = sum([one.args[3].bit_count() for one in told[first + 1 : place + 1]])
            placed = event(told[first], components, players)
            return LogLine(Message("mk-log-cascade", {**placed.args, "count": count}), before + 2)
    return None


def _run(told: Sequence[Event], place: int, ids: Sequence[str], seat: int | None = None) -> int:
    """How many events right before one are of these kinds (and of this seat)."""
    count = 0
    while count < place and told[place - count - 1].id in ids and seat in (None, told[place - count - 1].args[0]):
        count += 1
    return count
