"""The words of the game's problems: why a play is not legal."""

from __future__ import annotations

from typing import Final

from stonehall.toolkit.english import EnglishText

WORDS: Final = EnglishText(
    "tash_kalar/reasons", "tash_kalar/cards", "tash_kalar/everfrost", "tash_kalar/nethervoid", "tash_kalar/etherweave",
    "tash_kalar/play", "shell/house",
)  # fmt: skip
"""The messages themselves are in the first file, the names they use in the others."""
