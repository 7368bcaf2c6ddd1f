"""Which rule explains what people are asked: written rule by rule, asked for by the message of a prompt."""
# interpreted: read once, not speed

from __future__ import annotations

from collections.abc import Mapping


def by_prompt(prefix: str, explained: Mapping[str, str]) -> dict[str, str]:
    """The rule of each prompt by the id of its message; ``explained`` are the prompts that a rule explains.

    >>> by_prompt("sw2", {"SW2-MOVE-1": "phase-move", "SW2-DRAW-4": "draw seek"})
    {'sw2-prompt-phase-move': 'SW2-MOVE-1', 'sw2-prompt-draw': 'SW2-DRAW-4', 'sw2-prompt-seek': 'SW2-DRAW-4'}
    """
    return {f"{prefix}-prompt-{name}": rule for rule, names in explained.items() for name in names.split()}
