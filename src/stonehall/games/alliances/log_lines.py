"""Lines of the log that tell several events in one: a fight, a unit that is paid for, cards drawn one by one."""
# interpreted: words, not speed

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stonehall.games.alliances.messages import event
from stonehall.kernel.log_line import LogLine
from stonehall.kernel.message import Message, Value
from stonehall.kernel.state import Event
from stonehall.toolkit.log_lines import draws, first_told, joined

PAID: Final = ("summoned", "mutated", "played")
"""What magic is spent for."""
GIFTS: Final = ("magic-given", "magic-left")

LINE_IDS: Final = [
    "al-log-fight", "al-log-fight-destroyed", "al-log-fallen", "al-log-held-wounded",
    *[f"al-log-{id}-paid" for id in PAID],
    "al-log-drew-many", "al-log-built-magic-many", "al-log-saw-many",
]  # fmt: skip
"""Every message of such a line."""


def line(told: Sequence[Event], place: int, players: Sequence[Value]) -> LogLine | None:
    """The line that tells an event together with those before it; ``None`` if it is told by itself."""
    return first_told((_fall, _payment, _gift, _draws, _building, _looking), told, place, players)


def _fall(told: Sequence[Event], place: int, players: Sequence[Value]) -> LogLine | None:
    """An attack or another blow, with what became of its target."""
    at = place
    destroyed = told[at].id == "destroyed"
    target = told[at].args[:2] if destroyed or told[at].id == "wounded" else ()
    at -= int(destroyed)
    wounded = at >= 0 and told[at].id == "wounded" and told[at].args[:2] == target
    at -= int(wounded)
    if at >= 0 and told[at].id == "rolled" and (not target or told[at].args[2:4] == target):
        declared = at > 0 and told[at - 1].id == "attacked"
        roll = event(told[at], players)
        id = "al-log-fight-destroyed" if destroyed else "al-log-fight" if roll.id == "al-log-rolled" else roll.id
        return joined(id, roll, {}, place - at + 1 + int(declared))
    if wounded and not destroyed and at >= 0 and told[at].id == "held" and told[at].args[:2] == target:
        return joined("al-log-held-wounded", event(told[at], players), {}, 2)
    if destroyed and wounded:
        return joined("al-log-fallen", event(told[at + 1], players), {}, 2)
    return None


def _payment(told: Sequence[Event], place: int, players: Sequence[Value]) -> LogLine | None:
    if told[place].id not in PAID or not place or told[place - 1].id != "magic-spent":
        return None
    head = event(told[place], players)
    return joined(f"{head.id}-paid", head, {"magic": told[place - 1].args[1]}, 2)


def _gift(told: Sequence[Event], place: int, players: Sequence[Value]) -> LogLine | None:
    """Magic that is given, or left by somebody who is out, and arrives."""
    if not told[place].id.startswith("magic-received") or not place or told[place - 1].id not in GIFTS:
        return None
    return LogLine(event(told[place - 1], players), 2)


def _draws(told: Sequence[Event], place: int, players: Sequence[Value]) -> LogLine | None:
    count, _ = draws(told, place)
    if count < 2:
        return None
    return LogLine(Message("al-log-drew-many", {"player": players[told[place].args[0]], "count": count}), count)


def _building(told: Sequence[Event], place: int, players: Sequence[Value]) -> LogLine | None:
    """Several cards built into magic, as those see it who do not know them."""
    return _unseen(told, place, players, "built-magic")


def _looking(told: Sequence[Event], place: int, players: Sequence[Value]) -> LogLine | None:
    """Several cards looked at, as those see it who do not see them."""
    return _unseen(told, place, players, "saw")


def _unseen(told: Sequence[Event], place: int, players: Sequence[Value], id: str) -> LogLine | None:
    count = 0
    while place - count >= 0 and told[place - count].id == f"{id}-hidden":
        count += 1
    if count < 2:
        return None
    args: dict[str, Value] = {"player": players[told[place].args[0]], "count": count}
    return LogLine(Message(f"al-log-{id}-many", args), count)
