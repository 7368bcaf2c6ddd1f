"""The words of the shell and of every game: Fluent catalogues in English, Hungarian and Polish."""
# interpreted: uses fluent.runtime

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.syntax import ast

from stonehall.kernel import Message, Problem, StonehallError, Term
from stonehall.kernel.message import Value

LANGUAGES: Final = ("en", "hu", "pl")


class Catalogue:
    """All messages of one language, from all its ``.ftl`` files: a folder for the shell, one for each game.

    A message that is missing, or lacks an argument, is an error: nobody is shown half a sentence or another language.

    >>> Catalogue("hu").get("sw2-card-ice-golem")
    'Jéggólem'
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            known = Problem(f"languages: {', '.join(LANGUAGES)}")
            raise StonehallError(f"There is no language {language!r}.", [known])
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)  # the terminal shows isolation marks as boxes
        self._ids: list[str] = []
        for folder in files(__name__).joinpath(language).iterdir():
            for file in folder.iterdir():
                if file.name.endswith(".ftl"):
                    self.add(file.read_text("utf-8"))

    def add(self, messages: str) -> None:
        """Further messages, as a ``.ftl`` file holds them."""
        resource = FluentResource(messages)
        self._bundle.add_resource(resource)
        self._ids += [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]

    def text(self, message: Message) -> str:
        """The message in words."""
        return self.get(message.id, **message.args)

    def get(self, id: str, /, **args: Value) -> str:
        """The words of a message id; arguments that are terms are put into words first."""
        pattern = self._message(id).value
        if pattern is None:
            raise KeyError(f"the message {id!r} has only attributes ({self.language})")
        return self._format(id, pattern, args)

    def attribute(self, id: str, name: str) -> str:
        """An attribute of a message, such as the ``text`` of a card."""
        attributes = self._message(id).attributes
        if name not in attributes:
            raise KeyError(f"the message {id!r} has no attribute {name!r} ({self.language})")
        return self._format(f"{id}.{name}", attributes[name], {})

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def ids(self) -> list[str]:
        """All message ids, sorted."""
        return sorted(self._ids)

    def _message(self, id: str) -> resolver.Message:
        if not self._bundle.has_message(id):
            raise KeyError(f"there is no message {id!r} ({self.language})")
        return self._bundle.get_message(id)

    def _format(self, id: str, pattern: resolver.Pattern, args: dict[str, Value]) -> str:
        words = {
            name: self.get(value.message_id, **value.args) if isinstance(value, Term) else value
            for name, value in args.items()
        }
        text, errors = self._bundle.format_pattern(pattern, words)
        if errors:
            raise ValueError(f"the message {id!r} cannot be put into words ({self.language}): {errors[0]}")
        return str(text)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(language)
