"""What nobody wants to see a bot do."""

from __future__ import annotations

from typing import Final, cast

from stonehall.games.mountain_king.state import State
from stonehall.games.mountain_king.view_shape import View
from stonehall.games.mountain_king.warnings import warning
from stonehall.kernel.decision import Option

NAMES: Final = {
    "lay": "statues-covered",
    "lift": "network-cut",
    "move": "hall-given-up",
    "recruit": "spell-wasted",
    "dig": "spell-wasted",
    "end": "spell-wasted",
}
"""What a person is warned of before a play of these verbs, as it is counted."""


def follies(s: State, option: Option) -> list[str]:
    """Whatever a person would be warned of: honor of statues covered by a hall, tunnels cut off, spells wasted."""
    decision, name = s.decision, NAMES.get(option.verb)
    if decision is None or name is None:
        return []
    return [name] if warning(cast(View, s.view(decision.seat)), s.text_of(option)) is not None else []
