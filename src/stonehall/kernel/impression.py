"""What a judgement that was learnt from games reads of a state."""

from __future__ import annotations

from collections.abc import Sequence


class Impression:
    """A state as one seat knows it, in words and numbers.

    ``words`` are places in the vocabulary of the game, such as "an archer of mine stands": each counts as often as it
    is said. ``numbers`` are quantities of about −3 to 3, always the same ones in the same order.
    """

    __slots__ = ("numbers", "words")

    def __init__(self, words: list[int], numbers: list[float]) -> None:
        self.words = words
        self.numbers = numbers


class Vocabulary:
    """The words and numbers in which a game tells its impressions, by their names.

    >>> vocabulary = Vocabulary(["points"])
    >>> vocabulary.add("stands", ("mine", "theirs"), ("archer", "scout")), vocabulary.add("late")
    (0, 4)
    >>> vocabulary.words[3]
    'stands theirs scout'
    """

    def __init__(self, numbers: Sequence[str]) -> None:
        self.words: list[str] = []
        self.numbers = tuple(numbers)

    def add(self, word: str, *kinds: Sequence[object]) -> int:
        """Add a word for each combination of kinds, the last kind changing first; the place of the first word."""
        place = len(self.words)
        found = [word]
        for kind in kinds:
            found = [f"{begun} {one}" for begun in found for one in kind]
        self.words += found
        return place
