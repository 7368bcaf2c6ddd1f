"""Abilities of cards: what they have in common in every game, and the book in which a game keeps them.

A *moment* is something that happens at which abilities may react; a game numbers its moments. What an ability reacts to
it knows as bits (``moments``), so that a moment to which nobody reacts costs one test. A game may use further bits for
questions that it puts to cards. The numbers of both stay below :data:`MOST_MOMENTS`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

from stonehall.kernel.inheritance import mypyc_attr

MOST_MOMENTS: Final = 62
"""As many bits as a compiled whole number holds in one machine word."""

Hook = Callable[..., None]
Test = Callable[..., bool]


class Trigger:
    """What an ability does at a moment: ``effect(s, me, *payload)``, if ``when`` (same arguments) holds.

    ``order_free``: its outcome is the same wherever it stands among simultaneous effects, so nobody is asked;
    ``order_free_when(s, me)`` says so where it depends. ``by_card``: it goes by the name of its card.
    """

    __slots__ = ("by_card", "effect", "order_free", "order_free_when", "when")

    def __init__(
        self, effect: Hook, when: Test | None, order_free: bool, order_free_when: Test | None, by_card: bool
    ) -> None:
        self.effect = effect
        self.when = when
        self.order_free = order_free
        self.order_free_when = order_free_when
        self.by_card = by_card


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """One ability, shared by all cards that have it. A game adds what its rules ask for."""

    def __init__(self, id: str, number: int) -> None:
        self.id = id
        self.number = number
        self.triggers: dict[int, Trigger] = {}
        self.moments = 0
        """The moments it reacts to and the questions it answers, as bits."""
        self.lends: Callable[..., tuple[Any, ...]] | None = None
        """``(s, me, card)``: the abilities another card has while this is in play."""
        self.silences = False
        """Whether the card it was played on has no abilities."""
        self.silences_when: Test | None = None
        """``(s, me, card)``: whether another card has no abilities while this is in play; asked of printed ones only,
        and nothing takes this away, so that two such cards can stand next to each other."""

    def __repr__(self) -> str:
        return f"<Ability {self.id}>"


A = TypeVar("A", bound=Ability)


class AbilityBook(Generic[A]):
    """The abilities of a game by id and by number, each made on first mention.

    ``questions`` tells to which questions an ability has an answer, as bits, from what is set.
    """

    def __init__(self, make: Callable[[str, int], A], questions: Callable[[A], int] | None = None) -> None:
        self._make = make
        self._questions = questions
        self.by_id: dict[str, A] = {}
        self.by_number: list[A] = []
        self.lent: list[tuple[str, str]] = []
        """Which ability lends which."""

    def mention(self, id: str) -> A:
        """The ability with this id."""
        found = self.by_id.get(id)
        if found is None:
            found = self._make(id, len(self.by_number))
            self.by_id[id] = found
            self.by_number.append(found)
        return found

    def describe(self, id: str, **static: Any) -> A:
        """The ability with this id; ``static`` sets attributes of it."""
        found = self.mention(id)
        if static:
            for name, value in static.items():
                if not hasattr(found, name):
                    raise AttributeError(f"an ability has no {name!r}")
                setattr(found, name, value)
            if self._questions is not None:
                found.moments |= self._questions(found)
        return found

    def hook(
        self,
        moment: int,
        id: str,
        when: Test | None = None,
        order_free: bool = False,
        order_free_when: Test | None = None,
        by_card: bool = False,
    ) -> Callable[[Hook], Hook]:
        """Hook a function ``(s, me, *payload)`` to a moment (see :class:`Trigger`)."""

        def book(effect: Hook) -> Hook:
            known = self.mention(id)
            known.triggers[moment] = Trigger(effect, when, order_free, order_free_when, by_card)
            known.moments |= 1 << moment
            return effect

        return book

    def lend(self, id: str, lent: str, to: Test) -> None:
        """While ``id`` is in play, the cards for which ``to(s, me, card)`` holds have the abilities ``lent``."""
        given = tuple([self.mention(one) for one in lent.split()])

        def lend(s: object, me: object, card: object) -> tuple[Ability, ...]:
            return given if to(s, me, card) else ()

        self.mention(id).lends = lend
        self.lent += [(id, one) for one in lent.split()]

    def lend_some(self, id: str, lent: Sequence[str], which: Callable[..., tuple[A, ...]]) -> None:
        """While ``id`` is in play, others have those of the abilities ``lent`` that ``which(s, me, card)`` says."""
        self.mention(id).lends = which
        for one in lent:
            self.mention(one)
            self.lent.append((id, one))
