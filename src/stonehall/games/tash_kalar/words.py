"""The words of the game's problems: why a play is not legal."""

from __future__ import annotations

from typing import Final

from stonehall.kernel.wording import Wording

WORDS: Final = Wording(
    "tash_kalar_rules", "tash_kalar_cards", "tash_kalar_everfrost", "tash_kalar_nethervoid", "tash_kalar_etherweave",
    "tash_kalar", "shell",
)  # fmt: skip
"""The messages themselves are in the first file, the names they use in the others."""
