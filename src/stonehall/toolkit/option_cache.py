"""The commonest plays on a board, made once: an option never changes, so that all states may share it."""

from __future__ import annotations

from stonehall.kernel.decision import Option


def between_squares(verb: str, size: int) -> list[list[Option]]:
    """The options of a verb that leads from one square of a board to another, by both.

    >>> between_squares("move", 48)[3][7]
    Option(move 3 7)
    """
    return [[Option(verb, (start, end)) for end in range(size)] for start in range(size)]


class CardOptions:
    """The options of verbs with a card and a square, made when they are first asked for."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._made: dict[tuple[str, int], list[Option]] = {}

    def of(self, verb: str, card: int) -> list[Option]:
        """The options of a verb with a card, by square."""
        found = self._made.get((verb, card))
        if found is None:
            found = [Option(verb, (card, square)) for square in range(self.size)]
            self._made[(verb, card)] = found
        return found
