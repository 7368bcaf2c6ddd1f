"""What somebody looks for: names that come near, and words lit up in a text."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from stonehall.kernel.spelling import near
from stonehall.locale import Catalogue
from stonehall.toolkit.names import plain
from stonehall.toolkit.registry import Printed

SOUGHT: Final = "black on yellow"


def find_named(name: str, names: Mapping[str, str]) -> list[str]:
    """What a name means, of ids by name: exactly one if it is clear, else those that come near.

    >>> find_named("ICE golem", {"ice-golem": "ice-golem", "Jéggólem": "ice-golem"})
    ['ice-golem']
    """
    wanted = plain(name.strip())
    known: dict[str, str] = {}
    for given, id in names.items():
        known |= {plain(given): id, plain(given).replace("-", " "): id}
    if wanted in known:
        return [known[wanted]]
    inside = list(dict.fromkeys(id for known_name, id in known.items() if wanted and wanted in known_name))
    close = [known[alike] for alike in near(wanted, known)]
    return inside[:6] or list(dict.fromkeys(close))


def find_cards(name: str, cards: Sequence[Printed], words: Catalogue, prefix: str) -> list[str]:
    """The ids of the cards a name means (``<prefix>-card-<id>``): one if it is clear, else those that come near."""
    names = {card.id: card.id for card in cards} | {words.get(f"{prefix}-card-{card.id}"): card.id for card in cards}
    return find_named(name, names)


def light(text: Text, sought: Sequence[str]) -> None:
    """Light up plain words wherever they stand in a text, whatever their capitals and accents."""
    for word in sought:
        for match in re.finditer(re.escape(word), plain(text.plain)):
            text.stylize(SOUGHT, *match.span())
