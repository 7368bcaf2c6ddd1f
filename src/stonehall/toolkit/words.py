"""Words as they lie in files: a folder for each language, in it Fluent files (``.ftl``).

Here only what needs no library: finding the files, and reading the messages that are simple.
"""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

from stonehall.kernel.errors import Problem, StonehallError

SHELL_WORDS: Final = "stonehall/locale/{language}/shell"
"""The words that all games share, such as the names of the seats."""

INSTEAD: Final = "instead"
"""The folder of what a game says instead of the shell, where its rules call a thing otherwise than others do."""

MESSAGE: Final = re.compile(r"([a-z][\w-]*) = (.+)")


class MissingWords(StonehallError):
    """Something has no words: a language, a message, or an argument of it."""


def read_words(folder: str, language: str) -> str:
    """The text of all Fluent files of a folder, one after the other.

    A folder is written as :attr:`~stonehall.kernel.Game.words_folder` is: first the package that brings it, then the
    way inside it, with ``{language}`` in the place of the language.

    >>> "seat-south = Dél" in read_words(SHELL_WORDS, "hu")
    True
    """
    place = folder.format(language=language)
    found = files_in(place, ".ftl")
    if not found:
        where = Problem(f"there is no .ftl file in {place}")
        raise MissingWords(f"There are no words in the language {language!r}.", [where])
    return "\n".join(found.values())


def words_instead(folder: str, language: str) -> str:
    """What a game with this folder says instead of the shell, in messages of the same ids; mostly nothing.

    >>> "replay-turns = Fordulók" in words_instead("stonehall/locale/{language}/mountain_king", "hu")
    True
    """
    return "\n".join(files_in(f"{folder.format(language=language)}/{INSTEAD}", ".ftl").values())


def files_in(folder: str, ending: str) -> dict[str, str]:
    """The texts of the files of a folder that end so, by their names in order; none where there is no such folder.

    >>> list(files_in("stonehall/locale/en/shell", "web.ftl"))
    ['web.ftl']
    """
    package, *way = folder.split("/")
    try:
        place = files(package)
        for name in way:
            place = place.joinpath(name)
        found = sorted([file for file in place.iterdir() if file.name.endswith(ending)], key=lambda file: file.name)
    except (ModuleNotFoundError, FileNotFoundError, NotADirectoryError):
        return {}
    return {file.name: file.read_text("utf-8") for file in found}


def one_line_messages(text: str) -> dict[str, str]:
    """The messages of a Fluent text that stand in one line, as they stand there.

    >>> one_line_messages("## Cards\\ncard-gate = Gate\\nlog-drew = { $player } draws.")
    {'card-gate': 'Gate', 'log-drew': '{ $player } draws.'}
    """
    found = {}
    for line in text.splitlines():
        message = MESSAGE.fullmatch(line)
        if message is not None:
            found[message[1]] = message[2]
    return found


def english_lines(folder: str) -> dict[str, str]:
    """The English messages of the shell and of the game with this folder, as far as they are simple."""
    return one_line_messages(f"{read_words(SHELL_WORDS, 'en')}\n{read_words(folder, 'en')}")
