"""Lines of the log that tell several events in one: what a being or a move destroys, cards drawn one by one."""
# interpreted: words, not speed

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stonehall.games.tash_kalar.messages import event
from stonehall.kernel.log_line import LogLine
from stonehall.kernel.message import Message, Value
from stonehall.kernel.state import Event
from stonehall.toolkit.log_lines import draws

LINE_IDS: Final = ["tk-log-summoned-over", "tk-log-moved-onto", "tk-log-drew-many", "tk-log-first-hands"]
"""Every message of such a line."""


def line(told: Sequence[Event], place: int, players: Sequence[Value]) -> LogLine | None:
    """The line that tells an event together with those before it; ``None`` if it is told by itself."""
    count, opening = draws(told, place)
    if count > 1 and opening:
        return LogLine(Message("tk-log-first-hands"), count)
    if count > 1:
        return LogLine(Message("tk-log-drew-many", {"player": players[told[place].args[0]], "count": count}), count)
    if not place:
        return None
    before, now = told[place - 1], told[place]
    if before.id == "summoned" and now.id == "destroyed" and before.args[2] == now.args[2]:
        return _with_loss("tk-log-summoned-over", event(before, players), event(now, players))
    if before.id == "destroyed" and now.id == "moved" and before.args[2] == now.args[3]:
        return _with_loss("tk-log-moved-onto", event(now, players), event(before, players))
    return None


def _with_loss(id: str, deed: Message, loss: Message) -> LogLine:
    more = {"loser": loss.args["owner"], "lost": loss.args["rank"]}
    return LogLine(Message(id, {**deed.args, **more}, deed.squares), 2)
