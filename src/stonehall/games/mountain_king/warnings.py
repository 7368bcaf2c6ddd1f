"""What a play costs that one may not be aware of: said before it is made."""
# interpreted: words, not speed

from __future__ import annotations

from typing import Final

from stonehall.games.mountain_king.halls import lay_hall
from stonehall.games.mountain_king.networks import reachable
from stonehall.games.mountain_king.scoring import statues
from stonehall.games.mountain_king.state import State
from stonehall.games.mountain_king.view_shape import View
from stonehall.kernel.decision import PASS, Decision
from stonehall.kernel.message import Message

WARNING_IDS: Final = [
    "mk-warning-hall", "mk-warning-lift", "mk-warning-move", "mk-warning-recruit", "mk-warning-dig", "mk-warning-end",
]  # fmt: skip
DIGGING: Final = ("cheaper-dig", "free-hammers", "mixed-minerals", "dig-points")
"""The effects of spells that wait for a tunnel."""


def losses(s: State, decision: Decision) -> dict[str, int]:
    """For each place of a hall the honor of statues it takes away, for each tunnel that caves in the cells it cuts off.

    What loses nothing is left out.
    """
    lost: dict[str, int] = {}
    for option in decision.options:
        amount = 0
        if decision.prompt == "lay-hall":
            after = s.clone()
            lay_hall(after, *option.args, decision.about[0])
            amount = statues(s, s.side) - statues(after, s.side)
        elif decision.prompt == "lift" and option.verb != PASS:
            amount = _cut_off(s, option.args[0])
        if amount > 0:
            lost[s.text_of(option)] = amount
    return lost


def _cut_off(s: State, cell: int) -> int:
    """How many cells have no way to the own gate once the tunnel on a cell is gone (MK-NET-3)."""
    tunnel = s.tile_on(cell).mask
    after = s.clone()
    after.dug ^= tunnel
    kept = reachable(after, 1 << s.gates[s.active])
    return (s.networks[s.active] & ~tunnel & ~kept).bit_count()


def warning(view: View, text: str) -> Message | None:
    """What is to be said before an option of the viewer's decision is taken; mostly nothing."""
    decision = view["decision"]
    if decision is None:
        return None
    verb, effects = text.partition(" ")[0], view["effects"]
    lost = decision["losses"].get(text, 0)
    if lost and verb == "lay":
        return Message("mk-warning-hall", {"points": lost})
    if lost:
        return Message("mk-warning-lift", {"count": lost})
    offered = {other.partition(" ")[0] for other in decision["options"]}
    wasted = {
        "move": "dedicate" in offered,
        "recruit": "dig" in offered and any(effects[name] for name in DIGGING),
        "dig": "recruit" in offered and effects["any-bribe"] > 0,
        "end": "move" in offered and effects["free-moves"] > 0,
    }
    return Message(f"mk-warning-{verb}") if wasted.get(verb) else None
