"""The words of this game's picture, in English."""
# interpreted: data only

from __future__ import annotations

from typing import Final

from stonehall.toolkit.battlefield import ink

WORDS: Final = {
    "sw2-word-turn": "Turn", "sw2-word-magic": "Magic", "sw2-word-draw-pile": "draw",
    "sw2-word-discard-pile": "discard", "sw2-word-hand": "hand", "sw2-word-you": "you", "sw2-word-wins": "wins",
    "sw2-word-nobody-wins": "Nobody wins",
    "sw2-reason-summoner-destroyed": "the summoner is destroyed",
    "sw2-reason-both-summoners-destroyed": "both summoners are destroyed",
    "sw2-reason-turn-limit": "the last turn is over",
}  # fmt: skip
HYPHENATED: Final = ("elut-bal", "gul-dass", "ret-talus")
SMALL_WORDS: Final = ("by", "of", "the", "to")


def title(id: str) -> str:
    """An id as a name.

    >>> [title(id) for id in ("ice-golem", "ret-talus", "enrage-the-horde", "starting-gate")]
    ['Ice Golem', 'Ret-Talus', 'Enrage the Horde', 'Gate']
    """
    return "Gate" if id == "starting-gate" else ink.title(id, SMALL_WORDS, HYPHENATED)
