"""Problems that can be said in every language, with their English words for errors and logs.

The words stand in the English catalogue and nowhere else. Of it only what is simple is read here, without a library:
messages of one line, with arguments and without variants.
"""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

from stonehall.kernel.errors import Problem
from stonehall.kernel.message import Message, Term, Value

MESSAGE: Final = re.compile(r"([a-z][\w-]*) = (.+)")
ARGUMENT: Final = re.compile(r"\{ \$(\w+) \}")


class EnglishText:
    """The English words of some files of the catalogue, read when the first problem comes up."""

    def __init__(self, *names: str) -> None:
        self.names = names
        self._lines: dict[str, str] = {}

    def problem(self, id: str, rule: str = "", where: str = "", **args: Value) -> Problem:
        """A problem that the message ``id`` with these arguments says."""
        message = Message(id, args)
        return Problem(self.text(message), where, rule, message)

    def text(self, message: Message) -> str:
        """The message in English."""
        if not self._lines:
            self._read()
        args = message.args
        return ARGUMENT.sub(lambda found: self._word(args[found[1]]), self._lines[message.id])

    def _word(self, value: Value) -> str:
        """What has no name yet, such as a card somebody tries out, goes by its id."""
        return self._lines.get(value.message_id, value.id) if isinstance(value, Term) else str(value)

    def _read(self) -> None:
        folder = files("stonehall").joinpath("locale", "en")
        for name in self.names:
            for line in folder.joinpath(f"{name}.ftl").read_text("utf-8").splitlines():
                found = MESSAGE.fullmatch(line)
                if found is not None:
                    self._lines[found[1]] = found[2]
