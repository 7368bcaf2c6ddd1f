"""How long a bot may think: in seconds of its own processor time, or in a fixed number of tries."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time


class Budget:
    """Time or tries that a search may spend; with tries alone a search repeats exactly from its seed.

    >>> budget = Budget(tries=4)
    >>> budget.begin()
    >>> budget.made = 2
    >>> budget.is_spent(part=0.5), budget.is_spent()
    (True, False)
    """

    def __init__(self, seconds: float = 0.0, tries: int = 0) -> None:
        self.seconds = seconds
        """0: time does not count."""
        self.tries = tries
        """0: tries do not count."""
        self.made = 0
        """The tries so far; the search counts them."""
        self.times = 1.0
        """So many times its tries are allowed, for one thought; not more time."""
        self.begun = 0.0
        self.stop: Callable[[], bool] | None = None
        """Whether whoever waits has lost interest: then all of it is spent."""

    def begin(self) -> None:
        """A new thought."""
        self.made = 0
        self.times = 1.0
        self.begun = process_time()

    def is_spent(self, part: float = 1.0) -> bool:
        """Whether all of it is spent, or this part of it."""
        if self.tries and self.made >= part * self.times * self.tries:
            return True
        if self.stop is not None and self.stop():
            return True
        return self.seconds > 0 and process_time() - self.begun >= part * self.seconds
