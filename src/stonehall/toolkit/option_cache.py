"""The commonest plays on a board, made once: an option never changes, so that all states may share it."""

from __future__ import annotations

from stonehall.kernel.decision import Option


def between_squares(verb: str, size: int) -> list[list[Option]]:
    """The options of a verb that leads from one square of a board to another, by both.

    >>> between_squares("move", 48)[3][7]
    Option(move 3 7)
    """
    return [[Option(verb, (start, end)) for end in range(size)] for start in range(size)]


class NumberOptions:
    """The options of a verb with a single number, such as that of a card, made when they are first asked for.

    >>> NumberOptions("play").of(3)
    Option(play 3)
    """

    def __init__(self, verb: str) -> None:
        self.verb = verb
        self._made: list[Option] = []

    def of(self, number: int) -> Option:
        made = self._made
        while len(made) <= number:
            made.append(Option(self.verb, (len(made),)))
        return made[number]


class CardOptions:
    """The options of verbs with a card and a square, made when they are first asked for."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._made: dict[str, dict[int, list[Option]]] = {}

    def of(self, verb: str, card: int) -> list[Option]:
        """The options of a verb with a card, by square."""
        by_card = self._made.setdefault(verb, {})
        found = by_card.get(card)
        if found is None:
            found = [Option(verb, (card, square)) for square in range(self.size)]
            by_card[card] = found
        return found
