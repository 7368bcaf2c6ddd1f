"""The text of a position as lines that are changed one at a time: whatever else is written there stays as it is."""
# interpreted: words, not speed

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache


class PositionText:
    """The lines of a position. A line is known by the words it begins with; comments stay where they are.

    >>> text = PositionText("some position\\nturn 5 south\\nsouth hand gate  # the last\\n")
    >>> text.add(["south", "magic", "3"])
    >>> text.write(["south", "hand"], ["gate", "gate"])
    >>> print(text.text(), end="")
    some position
    turn 5 south
    south hand gate gate  # the last
    south magic 3
    """

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()

    def text(self) -> str:
        return "".join([f"{line}\n" for line in self.lines])

    def words(self, number: int) -> list[str]:
        """The words of a line, as they are read; the first line says only what all this is."""
        return list(_words_of(self.lines[number])) if number else []

    def find(self, matches: Callable[[list[str]], bool]) -> list[int]:
        """The numbers of all lines whose words match."""
        return [number for number in range(len(self.lines)) if (words := self.words(number)) and matches(words)]

    def beginning(self, head: Sequence[str]) -> list[int]:
        """The numbers of all lines that begin with some words."""
        return self.find(lambda words: words[: len(head)] == list(head))

    def after(self, head: Sequence[str]) -> list[str]:
        """What is said behind some words, in all lines that begin with them."""
        return [word for number in self.beginning(head) for word in self.words(number)[len(head) :]]

    def replace(self, number: int, words: Sequence[str]) -> None:
        """Another line in the place of one; its comment stays."""
        said, sign, comment = self.lines[number].partition("#")
        space = said[len(said.rstrip()) :] if sign else ""
        self.lines[number] = f"{' '.join(words)}{space}{sign}{comment}"

    def remove(self, numbers: Sequence[int]) -> None:
        for number in sorted(numbers, reverse=True):
            del self.lines[number]

    def add(self, words: Sequence[str]) -> None:
        """A further line: behind the last one that begins with the same word, else behind all others."""
        alike = self.beginning(words[:1])
        last = [number for number in range(len(self.lines)) if self.lines[number].strip()]
        self.lines.insert((alike or last or [-1])[-1] + 1, " ".join(words))

    def write(self, head: Sequence[str], words: Sequence[str]) -> None:
        """Let the one line that begins with some words go on with others; without others there is no such line."""
        numbers = self.beginning(head)
        if not words:
            self.remove(numbers)
        elif numbers:
            self.replace(numbers[0], [*head, *words])
            self.remove(numbers[1:])
        else:
            self.add([*head, *words])


@lru_cache(maxsize=4096)
def _words_of(line: str) -> tuple[str, ...]:
    """Lines are asked for their words again and again, and most stay as they are."""
    return tuple(line.partition("#")[0].lower().split())


def value_after(words: Sequence[str], name: str, default: str = "") -> str:
    """The word behind another one.

    >>> value_after(["turn", "5", "actions", "2"], "actions"), value_after([], "actions", "0")
    ('2', '0')
    """
    place = words.index(name) + 1 if name in words else len(words)
    return words[place] if place < len(words) else default


def with_value(words: Sequence[str], name: str, value: str, default: str = "0") -> list[str]:
    """The words with another one behind a name; neither is said where it is the default.

    >>> with_value(["turn", "5"], "moves", "2"), with_value(["turn", "5", "moves", "2", "targeted"], "moves", "0")
    (['turn', '5', 'moves', '2'], ['turn', '5', 'targeted'])
    """
    said = [] if value == default else [name, value]
    if name not in words:
        return [*words, *said]
    place = words.index(name)
    return [*words[:place], *said, *words[place + 2 :]]


def counted(words: Sequence[str]) -> dict[str, str]:
    """Pairs of a name and a number.

    >>> counted(["stone", "3", "rune", "1", "coin"])
    {'stone': '3', 'rune': '1'}
    """
    return dict(zip(words[::2], words[1::2], strict=False))
