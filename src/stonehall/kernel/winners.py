"""Who has won, for a message that names them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from stonehall.kernel.message import Value


def winners(view: Mapping[str, object], players: Sequence[Value]) -> dict[str, Value]:
    """The arguments of ``winners-win``: how many have won, the first of them and, where there is one, the next.

    >>> winners({"seats": ["south", "north", "west"], "winners": ["south", "west"]}, ["Ada", "Bo", "Cy"])
    {'winners': 2, 'winner': 'Ada', 'partner': 'Cy'}
    """
    seats, won = cast("list[str]", view["seats"]), cast("list[str]", view["winners"])
    names = [players[seats.index(seat)] for seat in won]
    return {"winners": len(names), "winner": names[0], "partner": names[1] if len(names) > 1 else ""}
