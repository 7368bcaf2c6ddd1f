"""How a table stands, for those who have not read its log: what lists show, and when it has to be looked at."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

import stonehall
from stonehall.server.store.store import Standing
from stonehall.server.tables.table import Summary, Table

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Summary).decode


class HouseClock:
    """Seconds for which the house was open, in all its lives together: while the server is down it stands still."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._before = 0.0

    def __call__(self) -> float:
        return self._before + self._now()

    @property
    def ms(self) -> int:
        return round(self() * 1000)

    def resume(self, ms: int) -> None:
        """Go on from where the last life ended."""
        self._before = ms / 1000 - self._now()


def standing_of(table: Table, since: float) -> Standing:
    """What is kept of a table beside its log, if the pending decision came up at ``since``."""
    began = round(since * 1000)
    runs = table.stage == "open" or (table.clocks is not None and table.ticking is not None)
    return Standing(table.stage, _encode(table.summary()), table.public, _due(table, began), began if runs else 0)


def _due(table: Table, since: int) -> int | None:
    """When something happens there although nobody comes: a bot plays, a clock has run out, or it has waited enough."""
    if table.stage == "open":
        return since + 1000 * table.wait
    seat = table.decider
    if seat is None or table.paused:
        return None
    if table.chairs[seat].kind == "bot":
        return since if any(chair.kind == "person" for chair in table.chairs) else None
    return since + table.clocks.left[seat] if table.clocks is not None else None


def read_summary(standing: Standing) -> Summary | None:
    """What a list shows of a table; nothing if it cannot be read, or is of a game that is not here."""
    try:
        summary = _decode(standing.summary)
    except (msgspec.DecodeError, UnicodeError):
        return None
    return summary if summary.game in stonehall.game_ids() else None
