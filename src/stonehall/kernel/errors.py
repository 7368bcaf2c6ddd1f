"""Errors that teach: each says what is wrong, where, and what would be right.

Every error of the package is a :class:`StonehallError` made of one or more :class:`Problem` s, so that a caller (the
command line, the server) can show all of them at once and never needs a traceback to explain bad input.
"""

from __future__ import annotations

from collections.abc import Iterable

from stonehall.kernel.message import Message


class Problem:
    """One thing that is wrong, the place where it is wrong, and the rule it breaks (if a rule of the game).

    ``message`` says the same as ``text``, to people who do not read English. It speaks of players by their seats
    (``Term("seat", …)``); who shows it puts in what they are called.
    """

    def __init__(self, text: str, where: str = "", rule: str = "", message: Message | None = None) -> None:
        self.text = text
        self.where = where
        self.rule = rule
        self.message = message

    def at(self, where: str) -> Problem:
        """The same problem, in a place that lies in another."""
        return Problem(self.text, f"{where} {self.where}".strip(), self.rule, self.message)

    def __str__(self) -> str:
        place = f"{self.where}: " if self.where else ""
        rule = f" [{self.rule}]" if self.rule else ""
        return f"{place}{self.text}{rule}"

    def __repr__(self) -> str:
        return f"Problem({str(self)!r})"


class StonehallError(Exception):
    """Bad input, explained. ``problems`` lists everything that was found, not only the first."""

    def __init__(self, headline: str, problems: Iterable[Problem] = ()) -> None:
        self.headline = headline
        self.problems = list(problems)
        super().__init__(self.text())

    def text(self) -> str:
        """The headline, and below it a line for each problem."""
        return "\n".join([self.headline, *(f"  - {problem}" for problem in self.problems)])


class IllegalPlay(StonehallError):
    """The play is not one of the options; ``problems`` names the rule, ``legal`` what may be played instead."""

    def __init__(self, headline: str, problems: Iterable[Problem] = (), legal: Iterable[str] = ()) -> None:
        self.legal = list(legal)
        super().__init__(headline, problems)

    def text(self) -> str:
        shown = self.legal[:12]
        more = f" … ({len(self.legal)} in all)" if len(self.legal) > len(shown) else ""
        choices = [f"  legal now: {', '.join(shown)}{more}"] if shown else []
        return "\n".join([super().text(), *choices])


class SettingsError(StonehallError):
    """A game cannot be set up with these options."""


class PositionError(StonehallError):
    """A position text does not describe a position of the game.

    ``unfinished`` is the state as far as it was read, for those who draw it; nothing can be played in it.
    """

    def __init__(self, headline: str, problems: Iterable[Problem] = (), unfinished: object = None) -> None:
        self.unfinished = unfinished
        super().__init__(headline, problems)


class RecordError(StonehallError):
    """A record is damaged, of an unknown version, or does not follow the rules.

    ``number`` is that of the first play that cannot be made, counted from 1; 0 where that is not what is wrong.
    """

    def __init__(self, headline: str, problems: Iterable[Problem] = (), number: int = 0) -> None:
        self.number = number
        super().__init__(headline, problems)
