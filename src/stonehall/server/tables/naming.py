"""Which places of the rules name which cards: one index, read by those who look at a card and by those who read a rule.

Names are found in English, in which the rules are written. In a translation the same names are looked for at the same
places, in all the forms that the words of the game know.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from stonehall.kernel import AnyGame, Message
from stonehall.kernel.card_library import LibraryCard
from stonehall.locale import Catalogue, catalogue
from stonehall.server.tables.rules import ENGLISH, rulebook
from stonehall.server.wire.protocol import RulePart

CHOICE: Final = re.compile(r"[A-Z]-\d+")
"""The first column of a table that lists choices of ours."""
MOST_RULINGS: Final = 12
"""What is named more often has a chapter of its own."""
TEXT: Final = "text"
"""The attribute of a message that is not a form of its name."""
ENDINGS: Final = {ENGLISH: "s?"}
OTHER_ENDINGS: Final = r"\w{0,5}"
"""What may be joined to a name: a plural, or a case of a language that has many."""
ARTICLE: Final = re.compile(r"^(?:the|az?) (?=\w)", re.IGNORECASE)


def said(message: Message, spoken: Catalogue) -> str:
    """A message in words, also one that means an attribute."""
    id, _, attribute = message.id.partition(".")
    return spoken.attribute(id, attribute) if attribute else spoken.text(message)


@cache
def named_places(game: AnyGame) -> dict[str, list[str]]:
    """For each card the places of the rules that name it, or an ability of it."""
    named = _by_name(game)
    longest = sorted(named, key=len, reverse=True)  # “War Summoner” is not “Summoner”
    if not longest:
        return {}
    any_name = _any_of(longest, ENGLISH)
    found: dict[str, list[str]] = {}
    for place, text, _ in _places(game, ENGLISH):
        for name in dict.fromkeys(any_name.findall(text)):
            for card in named[name]:
                found.setdefault(card.id, []).append(place)
    return {id: list(dict.fromkeys(places)) for id, places in found.items()}


def names_in(game: AnyGame, language: str) -> dict[str, dict[str, str]]:
    """For each place of the rules the words in it that name one card, as they stand there, with the id of the card."""
    wanted: dict[str, list[LibraryCard]] = {}
    cards = {card.id: card for card in game.card_library().cards}
    for id, places in named_places(game).items():
        for place in places if len(places) <= MOST_RULINGS else ():
            wanted.setdefault(place, []).append(cards[id])
    named, english = _by_name(game), catalogue(ENGLISH, game)
    found: dict[str, dict[str, str]] = {}
    for place, text, spoken_in in _places(game, language):
        spoken = catalogue(spoken_in, game)
        forms = {
            form: card.id
            for card in wanted.get(place, ())
            for name in _names(card)
            if len(named[said(name, english)]) == 1  # a name of several leads nowhere
            for form in _forms(name, spoken)
        }
        if forms:
            for name, whole in _whole_names(text, forms, spoken_in):
                found.setdefault(place, {})[whole] = forms[name]
    return found


def _by_name(game: AnyGame) -> dict[str, list[LibraryCard]]:
    """The cards that are called something in English, or have an ability that is."""
    english = catalogue(ENGLISH, game)
    named: dict[str, list[LibraryCard]] = {}
    for card in game.card_library().cards:
        for name in {said(name, english) for name in _names(card)}:
            named.setdefault(name, []).append(card)
    return named


def _names(card: LibraryCard) -> list[Message]:
    return [card.name, *[part.name for part in card.texts if part.name]]


def _forms(name: Message, spoken: Catalogue) -> list[str]:
    """A name in all its forms, without articles."""
    if "." in name.id:
        return [said(name, spoken)]
    forms = [spoken.text(name), *[text for form, text in spoken.attributes(name.id).items() if form != TEXT]]
    return list(dict.fromkeys(ARTICLE.sub("", form) for form in forms if form))


def _any_of(names: Iterable[str], language: str) -> re.Pattern[str]:
    either = "|".join(map(re.escape, names))
    return re.compile(rf"(?<![\w-])({either}){ENDINGS.get(language, OTHER_ENDINGS)}(?![\w-])")


def _whole_names(text: str, names: Iterable[str], language: str) -> Iterable[tuple[str, str]]:
    for match in _any_of(sorted(names, key=len, reverse=True), language).finditer(text):
        yield match[1], match[0]


def _places(game: AnyGame, language: str) -> Iterable[tuple[str, str, str]]:
    """All places of the rules that have an address, with what stands there and in which language."""
    book = rulebook(game.id, language)
    for chapter in book.chapters if book is not None else []:
        for part in chapter.parts:
            for place, text in _texts(part):
                yield place, text, part.language


def _texts(part: RulePart) -> Iterable[tuple[str, str]]:
    if part.kind in ("rule", "example"):
        yield part.id, " ".join([part.title, part.text, *part.items])
    elif part.kind == "table":
        for row in part.rows:
            if row and CHOICE.fullmatch(row[0]):
                yield row[0], " ".join(row[1:])
