"""Problems that can be said in every language, with their English words for errors and logs.

The words are given from outside, by id. Arguments are put in; variants, as of plurals, are not understood.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from stonehall.kernel.errors import Problem
from stonehall.kernel.message import Message, Term, Value
from stonehall.toolkit.words import MissingWords

ARGUMENT: Final = re.compile(r"\{ \$(\w+) \}")


class EnglishText:
    """English words by message id, asked for when the first problem comes up.

    >>> words = EnglishText(lambda: {"why-cost": "{ $card } costs { $cost }.", "card-gate": "Gate"})
    >>> words.problem("why-cost", "RULE-1", card=Term("card", "gate"), cost=3)
    Problem('Gate costs 3. [RULE-1]')
    """

    def __init__(self, lines: Callable[[], Mapping[str, str]]) -> None:
        self._read = lines
        self._lines: Mapping[str, str] | None = None

    def problem(self, id: str, rule: str = "", where: str = "", **args: Value) -> Problem:
        """A problem that the message ``id`` with these arguments says."""
        return self._problem(Message(id, args), rule, where)

    def problem_on(self, on: tuple[str, ...], id: str, rule: str = "", where: str = "", **args: Value) -> Problem:
        """One that is seen ``on`` squares of the board."""
        return self._problem(Message(id, args, on), rule, where)

    def _problem(self, message: Message, rule: str, where: str) -> Problem:
        return Problem(self.text(message), where, rule, message)

    def text(self, message: Message) -> str:
        """The message in English."""
        lines = self._lines
        if lines is None:
            lines = self._read()
            self._lines = lines
        line = lines.get(message.id)
        if line is None:
            advice = Problem("words of problems stand in one line of a file of the game, without variants")
            raise MissingWords(f"The message {message.id!r} has no simple English words.", [advice])
        missing = [name for name in ARGUMENT.findall(line) if name not in message.args]
        if missing:
            told = [Problem(f"the argument {name!r} was not given") for name in missing]
            raise MissingWords(f"The message {message.id!r} cannot be put into words.", told)
        args, known = message.args, lines
        return ARGUMENT.sub(lambda found: _word(args[found[1]], known), line)


def _word(value: Value, lines: Mapping[str, str]) -> str:
    """What has no name yet, such as a card somebody tries out, goes by its id."""
    return lines.get(value.message_id, value.id) if isinstance(value, Term) else str(value)
