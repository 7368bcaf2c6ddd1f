"""Words that nothing is called: what may have been meant by them."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

MOST: Final = 3
"""More would be a list to read, not a hint."""
LIKENESS: Final = 0.7


def near(word: str, known: Iterable[str]) -> list[str]:
    """The known words that may have been meant: those that hold it as a part, then those spelled alike.

    >>> near("golem", ["frost-mage", "ice-golem"]), near("frostmag", ["frost-mage", "ice-golem"])
    (['ice-golem'], ['frost-mage'])
    """
    word, words = word.lower(), list(known)
    inside = [other for other in words if word and f"-{word}-" in f"-{other}-"]
    alike = get_close_matches(word, words, n=MOST, cutoff=LIKENESS)
    return list(dict.fromkeys([*inside, *alike]))[:MOST]


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A hint for the end of a sentence about a word that is not known, or nothing.

    >>> did_you_mean("frost-mgae", ["frost-mage", "gate"])
    '; did you mean frost-mage?'
    """
    found = near(word, known)
    return f"; did you mean {' or '.join(found)}?" if found else ""
