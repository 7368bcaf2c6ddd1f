"""Lines of the log that tell several events in one: a fight, a card that is paid for, cards drawn one by one."""
# interpreted: words, not speed

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stonehall.games.summoner_wars.board import NOWHERE
from stonehall.games.summoner_wars.messages import event
from stonehall.kernel.log_line import LogLine
from stonehall.kernel.message import Message, Value
from stonehall.kernel.state import Event
from stonehall.toolkit.log_lines import draws, first_told, joined

PAID: Final = ("summoned", "built", "played")
"""What magic is spent for."""

ON_ITSELF: Final = ("boosted", "boosts-removed", "damaged", "healed")
"""What an ability may do to its own card, told in one line with the ability."""

LINE_IDS: Final = [
    "sw2-log-fight", "sw2-log-fight-destroyed", "sw2-log-fight-magic",
    "sw2-log-fallen", "sw2-log-fallen-magic", "sw2-log-destroyed-magic",
    *[f"sw2-log-{id}-paid" for id in PAID],
    *[f"sw2-log-triggered-{id}" for id in ON_ITSELF],
    "sw2-log-drew-many", "sw2-log-first-hands",
]  # fmt: skip
"""Every message of such a line."""


def line(told: Sequence[Event], place: int, players: Sequence[Value]) -> LogLine | None:
    """The line that tells an event together with those before it; ``None`` if it is told by itself."""
    return first_told((_fall, _payment, _discard_for_magic, _draws, _ability), told, place, players)


def _fall(told: Sequence[Event], place: int, players: Sequence[Value]) -> LogLine | None:
    """An attack or another blow, with what became of its target and what that brought."""
    at = place
    more: dict[str, Value] = {}
    if told[at].id == "magic-gained" and told[at].args[1] > 0:
        more = {"player": players[told[at].args[0]], "magic": told[at].args[1]}
        at -= 1
        if at < 0 or told[at].id != "destroyed":
            return None
    target = told[at].args[:2] if told[at].id in ("destroyed", "damaged") else ()
    destroyed = told[at].id == "destroyed"
    at -= int(destroyed)
    damaged = at >= 0 and told[at].id == "damaged" and told[at].args[:2] == target
    at -= int(damaged)
    form = "-magic" if more else "-destroyed" if destroyed else ""
    if at >= 0 and told[at].id == "rolled" and (not target or told[at].args[2:4] == target):
        declared = at > 0 and told[at - 1].id == "attacked"
        roll = event(told[at], players)
        if roll.id != "sw2-log-rolled":  # no dice
            return LogLine(roll, place - at + 1 + int(declared)) if declared and not form else None
        return joined(f"sw2-log-fight{form}", roll, more, place - at + 1 + int(declared))
    if destroyed and (damaged or more):
        id = f"sw2-log-{'fallen' if damaged else 'destroyed'}{'-magic' if more else ''}"
        return joined(id, event(told[at + 1], players), more, place - at)
    return None


def _payment(told: Sequence[Event], place: int, players: Sequence[Value]) -> LogLine | None:
    if told[place].id not in PAID or not place or told[place - 1].id != "magic-spent":
        return None
    spent = event(told[place - 1], players).args
    head = event(told[place], players)
    return joined(f"{head.id}-paid", head, {"player": spent["player"], "magic": spent["count"]}, 2)


def _discard_for_magic(told: Sequence[Event], place: int, players: Sequence[Value]) -> LogLine | None:
    if told[place].id != "magic-gained" or told[place].args[1] != 1 or not place:
        return None
    before = told[place - 1]
    paid = before.id.startswith("discarded-for-magic") and before.args[0] == told[place].args[0]
    return LogLine(event(before, players), 2) if paid else None


def _draws(told: Sequence[Event], place: int, players: Sequence[Value]) -> LogLine | None:
    count, opening = draws(told, place)
    if count < 2:
        return None
    if opening:
        return LogLine(Message("sw2-log-first-hands"), count)
    return LogLine(Message("sw2-log-drew-many", {"player": players[told[place].args[0]], "count": count}), count)


def _ability(told: Sequence[Event], place: int, players: Sequence[Value]) -> LogLine | None:
    """An ability and what it does to its own card."""
    now = told[place]
    if now.id not in ON_ITSELF or not place or now.args[1] == NOWHERE:
        return None
    before = told[place - 1]
    if before.id != "triggered" or before.args[1:3] != now.args[:2]:
        return None
    return joined(f"sw2-log-triggered-{now.id}", event(before, players), {"count": now.args[2]}, 2)
