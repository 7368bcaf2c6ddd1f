"""What a state asks: a :class:`Decision` with its :class:`Option` s, and :class:`Chance`, the decisions of nobody.

An option is a verb and whole numbers (squares, card numbers, amounts). How it reads as text is the business of the
game's :class:`~stonehall.kernel.notation.Notation`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from stonehall.kernel.game import Game

from stonehall.kernel.inheritance import mypyc_attr

CHANCE: Final = -1
"""The seat of dice and shuffled piles."""

YES: Final = "yes"
"""The verb that has an effect happen, where the question is only whether."""
PASS: Final = "pass"
"""The verb that declines, in every game: nothing happens, unless the question says what happens instead."""
DONE: Final = "done"
"""The verb that ends a choice which is made one by one, in every game: nothing more is chosen."""

END: Final = "end"
"""The verb that ends a part of a turn, or the turn: what can be ended at once is known by it."""

SHOWN: Final = 6
"""So many options are written out where a decision is printed."""

Step = Callable[..., None]

Then = Step | dict[str, Step]
"""The step that receives an answer; where options of different verbs are offered, the step of each verb."""


@mypyc_attr(acyclic=True)
class Option:
    """One thing that may be played."""

    __slots__ = ("args", "verb")

    def __init__(self, verb: str, args: tuple[int, ...] = ()) -> None:
        self.verb = verb
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.verb == other.verb and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.verb, self.args))

    def __repr__(self) -> str:
        return f"Option({self})"

    def __str__(self) -> str:
        """The verb and its numbers; a decision and a state know how they are written in their game."""
        return " ".join([self.verb, *map(str, self.args)])


AGREE: Final = Option(YES)
DECLINE: Final = Option(PASS)
STOP: Final = Option(DONE)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Decision:
    """Who decides, about what, and every legal option.

    ``prompt`` and ``about`` are a message id and its arguments; ``then`` is the step that receives the chosen option's
    arguments followed by ``args`` (``None``: the step that belongs to the option's verb everywhere). Options that one
    step receives have the same number of arguments, so that a step never has to count them.
    """

    __slots__ = ("_options", "about", "args", "game", "prompt", "seat", "then")

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: list[Option],
        then: Then | None = None,
        args: tuple[Any, ...] = (),
        about: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self._options = options
        self.then = then
        self.args = args
        self.about = about
        self.game: Game[Any, Any] | None = None
        """Whose notation its options are written in; the state that asks says it."""

    @property
    def options(self) -> list[Option]:
        return self._options

    @property
    def is_chance(self) -> bool:
        return self.seat == CHANCE

    def find(self, option: Option) -> Option | None:
        """The equal option of this decision, or ``None`` when there is no such option."""
        for candidate in self.options:
            if candidate is option or candidate == option:
                return candidate
        return None

    def __repr__(self) -> str:
        options, game = self.options, self.game
        who = "luck" if self.is_chance else f"seat {self.seat}" if game is None else game.seat_names[self.seat]
        shown = [str(option) if game is None else game.notation().write(option) for option in options[:SHOWN]]
        more = [f"… ({len(options)} in all)"] if len(options) > SHOWN else []
        return f"<Decision {self.prompt} of {who}: {', '.join([*shown, *more])}>"


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Chance(Decision):
    """A decision of luck. It can be sampled without being enumerated; a search may still enumerate :meth:`odds`."""

    @abstractmethod
    def sample(self, rng: Random) -> Option:
        """One outcome, drawn with its odds."""

    @abstractmethod
    def odds(self) -> list[tuple[Option, float]]:
        """Every outcome with its probability."""

    @property
    def options(self) -> list[Option]:
        return [option for option, _ in self.odds()]


@mypyc_attr(acyclic=True)
class Draw(Chance):
    """One out of many, each equally likely: a card of a shuffled pile, a first player. Equal ones are one option."""

    def __init__(
        self, prompt: str, verb: str, cards: list[int], then: Step, args: tuple[Any, ...], about: tuple[int, ...]
    ) -> None:
        super().__init__(CHANCE, prompt, [], then, args, about)
        self.verb = verb
        self.cards = cards

    def sample(self, rng: Random) -> Option:
        return Option(self.verb, (self.cards[int(rng.random() * len(self.cards))],))

    def odds(self) -> list[tuple[Option, float]]:
        total = len(self.cards)
        return [(Option(self.verb, (card,)), self.cards.count(card) / total) for card in sorted(set(self.cards))]

    def find(self, option: Option) -> Option | None:
        fits = option.verb == self.verb and len(option.args) == 1 and option.args[0] in self.cards
        return option if fits else None
