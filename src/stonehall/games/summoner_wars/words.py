"""The words of the game's problems: why a play is not legal, what is wrong with a deck."""

from __future__ import annotations

from typing import Final

from stonehall.toolkit.english import EnglishText

WORDS: Final = EnglishText("summoner_wars/reasons", "summoner_wars/cards", "summoner_wars/play", "shell/house")
"""The messages themselves are in the first file, the names they use in the others."""
