"""What the things of a foreign set are called, as further words of the game: Fluent messages like those of ours.

A set names its things in every language at once, or in each by itself, with declined forms where it cares
(``called.hu.acc bog-boiler a Lápfőzőt``). What it does not say is made: a name of the id, forms by the patterns
``-mk-called-…`` of the catalogues, in which a noun beside the name is declined.
"""
# interpreted: words, not speed

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from stonehall.games.mountain_king.components import SHAPE_NAMES, WORKSHOPS, Components

FORMS: Final[Mapping[str, tuple[str, ...]]] = {"en": (), "hu": ("the", "acc"), "pl": ("gen", "acc")}
"""The languages, and the forms in which sentences of each use a name."""

LONGEST_ID: Final = 40
LONGEST_NAME: Final = 60
AZ: Final = tuple("aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ15")
"""What a Hungarian name begins with that takes the article *az*."""


def is_id(word: str) -> bool:
    """Whether a thing may have this id: it becomes part of the id of a message."""
    return len(word) <= LONGEST_ID and re.fullmatch("[a-z][a-z0-9]*(-[a-z0-9]+)*", word) is not None


def is_name(text: str) -> bool:
    """Whether a thing may be called like this: one line that can be read, without signs that steer the reader."""
    return 0 < len(text) <= LONGEST_NAME and text.isprintable()


def made_name(id: str) -> str:
    """A readable name for an id.

    >>> made_name("bog-boiler")
    'Bog Boiler'
    """
    return " ".join([word.capitalize() for word in id.split("-")])


def message_of(kind: str, id: str) -> str:
    """The message that is the name of a thing."""
    return f"mk-{kind if kind in ('hall', 'shape', 'workshop') else 'card'}-{id}"


def kinds_of(components: Components) -> dict[str, str]:
    """Every id of a set with the kind of thing it is."""
    return {
        **{troll.id: "troll" for troll in components.trolls},
        **{spell.id: "spell" for spell in components.spells},
        **{hall.id: "hall" for hall in components.halls},
        **dict.fromkeys(SHAPE_NAMES, "shape"),
        **dict.fromkeys(WORKSHOPS, "workshop"),
    }


def words_of(components: Components, ours: Components, language: str) -> str:
    """The messages that name what is not called as in our set."""
    known = kinds_of(ours)
    lines: list[str] = []
    for id, kind in kinds_of(components).items():
        names = components.names.get(id, {})
        own = names.get(language) or names.get("")
        if own is None and id in known:
            continue
        lines += _message(message_of(kind, id), kind, own or names.get("en") or made_name(id), names, language)
    return "".join([f"{line}\n" for line in lines])


def _message(id: str, kind: str, name: str, names: Mapping[str, str], language: str) -> list[str]:
    lines = [f"{id} = {{ {_quoted(name)} }}"]
    article = "az" if name.startswith(AZ) else "a"
    for form in FORMS[language]:
        made = f"-mk-called-{kind}-{form}(name: {_quoted(name)}, article: {_quoted(article)})"
        own = names.get(f"{language}.{form}")
        said = _quoted(own) if own else made
        lines.append(f"    .{form} = {{ {said} }}")
    return lines


def _quoted(text: str) -> str:
    """A text as Fluent quotes it: whatever it holds is read as it stands."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
