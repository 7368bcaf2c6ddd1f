"""Names as people type them: without regard to capitals, accents and apostrophes."""

from __future__ import annotations

import re
from unicodedata import combining, normalize


def plain(text: str) -> str:
    """A text without capitals and accents.

    >>> plain("JÉGGÓLEM, Światło")
    'jeggolem, swiatlo'
    """
    return "".join(letter for letter in normalize("NFD", text.lower().replace("ł", "l")) if not combining(letter))


def id_of(name: str) -> str:
    """A name as an id: plain, without apostrophes, the words joined by hyphens.

    >>> id_of(" Svára’s  ICE Golem")
    'svaras-ice-golem'
    """
    return "-".join(re.findall(r"[^\W_]+", re.sub(r"['’‘`´ʼ]", "", plain(name))))
