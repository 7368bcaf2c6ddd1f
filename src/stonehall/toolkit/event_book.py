"""Events that are played from the hand: what each does, and what it needs."""

from __future__ import annotations

from collections.abc import Callable

Effect = Callable[..., None]
Needs = Callable[..., bool]


class EventBook:
    """The effects of events by the ids of their cards.

    ``effects`` are done at once: ``effect(s, seat)``. ``layings`` put an event under a card, where it stays:
    ``laying(s, seat, owner)``. ``needs``: what must hold to play it, ``needs(s, seat)``.
    """

    def __init__(self) -> None:
        self.effects: dict[str, Effect] = {}
        self.layings: dict[str, Effect] = {}
        self.needs: dict[str, Needs] = {}

    def when_played(self, id: str, needs: Needs | None = None) -> Callable[[Effect], Effect]:
        """What an event does; without ``needs`` it can always be played."""

        def book(effect: Effect) -> Effect:
            self.effects[id] = effect
            if needs is not None:
                self.needs[id] = needs
            return effect

        return book

    def when_laid(self, id: str, needs: Needs) -> Callable[[Effect], Effect]:
        """How an event gets under a card."""

        def book(laying: Effect) -> Effect:
            self.layings[id] = laying
            self.needs[id] = needs
            return laying

        return book
