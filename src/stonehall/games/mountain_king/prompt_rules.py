"""The rule that explains each prompt."""
# interpreted: read once, not speed

from __future__ import annotations

from typing import Final

from stonehall.toolkit.prompt_rules import by_prompt

PROMPT_RULES: Final = by_prompt(
    "mk",
    {
        # setup and luck
        "MK-GATE-1": "first",
        "MK-GATE-2": "gate",
        "MK-SETUP-3": "deal",
        "MK-SETUP-4": "pedestal-drawn",
        "MK-SETUP-6": "workshop-drawn",
        "MK-SETUP-7": "turn-up",
        "MK-SETUP-8": "statues",
        "MK-SETUP-9": "token",
        "MK-DRAFT-1": "draw line-up",
        # the turn
        "MK-TURN-3": "before",
        "MK-TURN-5": "after",
        "MK-SHOP-2": "workshop",
        "MK-BRIBE-2": "bribe",
        "MK-BRIBE-6": "pedestal-of-choice",
        "MK-PLACE-1": "place",
        "MK-DIG-3": "lay-tunnel",
        "MK-HALL-1": "lay-hall",
        "MK-PED-1": "pedestal",
        "MK-FOUND-1": "found",
        "MK-TURN-7": "give",
        # spells
        "MK-SPELL-10": "whose-bribes",
        "MK-SPELL-11": "send-away",
        "MK-SPELL-12": "gain",
        "MK-SPELL-13": "unload",
        "MK-SPELL-14": "wake",
        "MK-SPELL-17": "swap",
        "MK-SPELL-18": "lift",
    },
)
