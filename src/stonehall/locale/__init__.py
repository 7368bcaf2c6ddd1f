"""The words of the shell and of the games: Fluent catalogues in English, Hungarian and Polish."""
# interpreted: uses fluent.runtime

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.syntax import ast

import stonehall
from stonehall.kernel import AnyGame, Message, Problem, StonehallError, Term
from stonehall.kernel.message import Value
from stonehall.toolkit.words import SHELL_WORDS, MissingWords, read_words, words_instead

LANGUAGES: Final = ("en", "hu", "pl")


class Catalogue:
    """The messages of the shell and of some games in one language.

    A message that is missing, or lacks an argument, is an error: nobody is shown half a sentence or another language.
    Where one game is spoken of, what it says instead of the shell is said.

    >>> Catalogue("hu", [stonehall.load("summoner-wars")]).get("sw2-card-ice-golem")
    'Jéggólem'
    """

    def __init__(self, language: str, games: Iterable[AnyGame] = ()) -> None:
        self.language = _known(language)
        self._bundle = FluentBundle([language], use_isolating=False)  # the terminal shows isolation marks as boxes
        self._ids: list[str] = []
        self._add(_shell(language))
        spoken_of = list(games)
        for game in spoken_of:
            self.add(game_words(game, language))
            if len(spoken_of) == 1 and (instead := words_instead(game.words_folder, language)):
                self._replace(_parsed(instead, language))
            if further := game.further_words(language):
                self._replace(_parsed(further, language))

    def add(self, messages: str) -> None:
        """Further messages, as a ``.ftl`` file holds them."""
        self._add(_parsed(messages, self.language))

    def _add(self, resource: ast.Resource) -> None:
        ids = self._ids + [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
        twice = [Problem(f"the message {id!r}") for id, times in Counter(ids).items() if times > 1]
        if twice:
            raise StonehallError(f"Some words are said twice ({self.language}).", twice)
        self._bundle.add_resource(resource)
        self._ids = ids

    def _replace(self, resource: ast.Resource) -> None:
        """Words of a game or an edition: they go before those of the same ids."""
        new = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
        self._ids += [id for id in new if not self.has(id)]
        self._bundle.add_resource(resource, allow_overrides=True)

    def text(self, message: Message) -> str:
        """The message in words."""
        return self.get(message.id, **message.args)

    def get(self, id: str, /, **args: Value) -> str:
        """The words of a message id; arguments that are terms are put into words first, in all their forms."""
        pattern = self._message(id).value
        if pattern is None:
            raise MissingWords(f"The message {id!r} has only attributes ({self.language}).")
        return self._format(id, pattern, args)

    def attribute(self, id: str, name: str) -> str:
        """An attribute of a message, such as the ``text`` of a card."""
        attributes = self._message(id).attributes
        if name not in attributes:
            raise MissingWords(f"The message {id!r} has no attribute {name!r} ({self.language}).")
        return self._format(f"{id}.{name}", attributes[name], {})

    def attributes(self, id: str) -> dict[str, str]:
        """All attributes of a message: forms of a name, the text of a card."""
        return {name: self.attribute(id, name) for name in self._message(id).attributes}

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def ids(self) -> list[str]:
        """All message ids, sorted."""
        return sorted(self._ids)

    def _forms(self, name: str, term: Term) -> dict[str, str | int]:
        """A term as an argument: its words, and each attribute of its message as a form of them.

        The attribute ``acc`` of the message for ``$card`` is ``$card-acc``, and ``$card-Acc`` where a sentence begins.
        """
        forms: dict[str, str | int] = {name: self.get(term.message_id, **term.args)}
        for form in self._message(term.message_id).attributes:
            words = self.attribute(term.message_id, form)
            forms[f"{name}-{form}"] = words
            forms[f"{name}-{form[0].upper()}{form[1:]}"] = words[:1].upper() + words[1:]
        return forms

    def _message(self, id: str) -> resolver.Message:
        if not self._bundle.has_message(id):
            raise MissingWords(f"There is no message {id!r} ({self.language}).")
        return self._bundle.get_message(id)

    def _format(self, id: str, pattern: resolver.Pattern, args: dict[str, Value]) -> str:
        words: dict[str, str | int] = {}
        for name, value in args.items():
            if isinstance(value, Term):
                words |= self._forms(name, value)
            else:
                words[name] = value
        text, errors = self._bundle.format_pattern(pattern, words)
        if errors:
            told = Problem(str(errors[0]))
            raise MissingWords(f"The message {id!r} cannot be put into words ({self.language}).", [told])
        return str(text)


@lru_cache(maxsize=32)  # of editions there is no end
def catalogue(language: str, game: AnyGame | None = None) -> Catalogue:
    """The words of the shell and of one game, read once; without a game those of all games, for tools and tests."""
    games = [game] if game is not None else [stonehall.load(id) for id in stonehall.game_ids()]
    return Catalogue(language, games)


def shell_words(language: str) -> str:
    """The Fluent text of the shell."""
    return read_words(SHELL_WORDS, _known(language))


def game_words(game: AnyGame, language: str) -> str:
    """The Fluent text of a game, from the folder it names; :class:`MissingWords` for a language it lacks."""
    _known(language)
    if not game.words_folder:
        raise MissingWords(f"{game.title} has no words.", [Problem("its words_folder does not say where they are")])
    try:
        return read_words(game.words_folder, language)
    except MissingWords as missing:
        raise MissingWords(f"{game.title} has no words in the language {language!r}.", missing.problems) from None


def _known(language: str) -> str:
    if language not in LANGUAGES:
        known = Problem(f"languages: {', '.join(LANGUAGES)}")
        raise StonehallError(f"There is no language {language!r}.", [known])
    return language


@cache
def _shell(language: str) -> ast.Resource:
    return _parsed(shell_words(language), language)


def _parsed(messages: str, language: str) -> ast.Resource:
    resource: ast.Resource = FluentResource(messages)
    junk = [Problem(str(entry.content).strip()) for entry in resource.body if isinstance(entry, ast.Junk)]
    if junk:
        raise StonehallError(f"Some words are not written as Fluent wants them ({language}).", junk)
    return resource
