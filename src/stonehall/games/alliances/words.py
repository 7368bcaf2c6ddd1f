"""Where the words of the game are, and those of its problems: why a play is not legal, what is wrong with a deck."""

from __future__ import annotations

from typing import Final

from stonehall.toolkit.english import EnglishText
from stonehall.toolkit.words import english_lines

WORDS_FOLDER: Final = "stonehall/locale/{language}/alliances"
WORDS: Final = EnglishText(lambda: english_lines(WORDS_FOLDER))
