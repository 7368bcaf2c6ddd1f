"""The words of the game's problems: why a play is not legal."""

from __future__ import annotations

from typing import Final

from stonehall.kernel.wording import Wording

WORDS: Final = Wording("tash_kalar_rules", "tash_kalar_cards", "tash_kalar", "shell")
"""The messages themselves are in the first file, the names they use in the others."""
