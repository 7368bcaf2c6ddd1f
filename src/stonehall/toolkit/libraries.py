"""What the card libraries of several games are made of."""
# interpreted: read once, not speed

from __future__ import annotations

from collections.abc import Iterable

from stonehall.kernel.card_library import CardText, Facet, Keyword
from stonehall.kernel.message import Message


def named_facet(prefix: str, id: str, values: Iterable[str], names: str = "", is_home: bool = False) -> Facet:
    """A facet whose values are called ``<prefix>-<names>-<value>``, itself ``<prefix>-facet-<id>``."""
    return Facet(
        id,
        Message(f"{prefix}-facet-{id}"),
        {value: Message(f"{prefix}-{names or id}-{value}") for value in values},
        is_home,
    )


def number_facet(prefix: str, id: str, numbers: Iterable[int]) -> Facet:
    """A facet of numbers, each once, from the least on."""
    found = sorted(set(numbers))
    return Facet(
        id,
        Message(f"{prefix}-facet-{id}"),
        {str(number): Message("cards-number", {"number": number}) for number in found},
    )


def keywords(prefix: str, words: Iterable[tuple[str, str, str]]) -> list[Keyword]:
    """Keywords by their ids, rules and English forms; each is called ``<prefix>-keyword-<id>``."""
    return [Keyword(id, Message(f"{prefix}-keyword-{id}"), rule, found) for id, rule, found in words]


def ability_text(prefix: str, id: str) -> CardText:
    """An ability: its name, and the text beside it."""
    message = f"{prefix}-ability-{id}"
    return CardText(Message(f"{message}.text"), Message(message))


def own_text(prefix: str, id: str) -> CardText:
    """The text that stands beside the name of a card."""
    return CardText(Message(f"{prefix}-card-{id}.text"))
