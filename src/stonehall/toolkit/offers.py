"""What the phases of a turn offer: functions that add options, booked for each phase."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from stonehall.kernel import decision as kernel
from stonehall.kernel.decision import Option
from stonehall.kernel.state import Listing, State

Offer = Callable[..., None]
Test = Callable[..., bool]

END: Final = Option(kernel.END)
"""Ends a phase."""


class OfferBook:
    """For each phase the functions that add what the active player may do in it; the verbs say in which order."""

    def __init__(self, phases: int, verbs: Sequence[str]) -> None:
        self._verbs = tuple(verbs)
        self._places: dict[Offer, int] = {}
        self.by_phase: list[list[Offer]] = [[] for _ in range(phases)]
        """For each phase the functions ``offer(s, options)``."""
        self._might: list[list[Test]] = [[] for _ in range(phases)]
        self._listings = [self._listing(phase) for phase in range(phases)]

    def offer(self, verb: str, *phases: int, might: Test | None = None) -> Callable[[Offer], Offer]:
        """A function that adds the options of one kind of play in these phases.

        Options that rest on cards which only their player sees need ``might(s)``: whether there could be such options
        as far as everybody knows. Then the player is asked, so that a phase which ends by itself tells nothing of
        those cards. Others may have it too where it is quick to tell: then nothing is listed before it is read.
        """

        def book(function: Offer) -> Offer:
            self._places[function] = self._verbs.index(verb)
            for phase in phases:
                if might is not None:
                    self._might[phase].insert(0, might)  # what is booked last is told quickest: the turn comes first
                self.by_phase[phase].append(function)
                self.by_phase[phase].sort(key=lambda known: self._places[known])
            return function

        return book

    def options(self, s: Any, phase: int) -> list[Option]:
        """Everything that a phase offers now."""
        found: list[Option] = []
        for add in self.by_phase[phase]:
            add(s, found)
        return found

    def _listing(self, phase: int) -> Listing:
        def listing(s: Any) -> list[Option]:
            found = self.options(s, phase)
            found.append(END)
            return found

        return listing

    def ask_in_phase(self, s: State, phase: int, prompt: str) -> None:
        """Ask the active player for a play of the phase, or its end.

        With nothing to do the phase ends by itself, if everybody can know that nothing can be done.
        """
        if self.might_offer(s, phase):
            s.ask_unlisted(s.active, prompt, self._listings[phase])
        else:
            s.ask(s.active, prompt, self._listings[phase](s), None)

    def might_offer(self, s: Any, phase: int) -> bool:
        """Whether something could be offered in a phase as far as everybody knows."""
        return any(might(s) for might in self._might[phase])
