"""What every part of the picture needs: the theme, words, and drawings that stand in the file once."""
# interpreted: data only

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping

from stonehall.toolkit.battlefield.ink import Measures
from stonehall.toolkit.drawing import num
from stonehall.toolkit.heraldry import BOX, SIGNS


class Pen:
    """Collects the drawings it uses, so that each stands in the file once.

    ``name`` gives the shown name of a card id; ``words`` are words by message id, and what they lack is put together
    from the id. ``prefix`` is that of the messages of the game.
    """

    def __init__(
        self,
        columns: int,
        theme: Mapping[str, str],
        prefix: str,
        name: Callable[[str], str],
        title: Callable[[str], str],
        words: Mapping[str, str],
    ) -> None:
        self.at = Measures(columns)
        self.theme = theme
        self.prefix = prefix
        self.name = name
        self.title = title
        self.words = words
        self.used: dict[str, str] = {}

    @abstractmethod
    def charge_of(self, card: str) -> str:
        """The drawing of a card."""

    def say(self, id: str) -> str:
        """The words of a message of the game or of a seat."""
        own = self.words.get(id)
        return own if own is not None else self.title(id.removeprefix(f"{self.prefix}-").partition("-")[2])

    def own(self, id: str) -> str:
        """The words of a message of the game, by the rest of its id."""
        return self.say(f"{self.prefix}-{id}")

    def use(self, id: str, drawing: str, x: float, y: float, size: float, colour: str, field: str) -> str:
        """A drawing of the 64 x 64 box at a place, in a colour, on a field."""
        self.used[id] = drawing
        place = f"translate({num(x)} {num(y)}) scale({size / BOX:.4f})"
        return f'<use href="#sw-{id}" transform="{place}" color="{colour}" fill="{field}" stroke="{field}"/>'

    def sign(self, id: str, x: float, y: float, size: float, colour: str, field: str) -> str:
        return self.use(f"sign-{id}", SIGNS[id], x, y, size, colour, field)

    def charge(self, card: str, x: float, y: float, size: float, colour: str, field: str) -> str:
        return self.use(f"charge-{card}", self.charge_of(card), x, y, size, colour, field)
