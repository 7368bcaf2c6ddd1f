"""What nobody may be called: like a computer, a seat, the house, or somebody else at the table.

Names are compared by their *skeleton*: what is left when case, spaces, marks and invisible signs are ignored and
letters that look alike are one. It is never shown to anybody.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from typing import Final
from unicodedata import category, normalize

import stonehall
from stonehall.bots import BOTS, bot_names
from stonehall.locale import LANGUAGES, game_words, shell_words
from stonehall.server.wire.errors import RequestRefused
from stonehall.toolkit.words import MissingWords

LONGEST_NAME: Final = 24
LONGEST_TYPED: Final = 4 * LONGEST_NAME
"""What is longer is not even looked at: marks that combine would cost time."""

ALIKE: Final = (
    "аa вb еe ёe зe кk мm нh оo рp сc тt уy хx іi їi јj ѕs ԁd ԛq ԝw һh ьb гr пn ѵv "  # Cyrillic
    "αa βb γy εe ζz ηn ιi κk νv οo ρp σs ςs τt υu χx ωw "  # Greek
    "0o 3e 5s 6b 8b 9g ıi łl øo đd ðd þp ßb æa œo"
)
"""What is taken for a letter, and for which."""
LOOK_ALIKE: Final = str.maketrans({pair[0]: pair[1] for pair in ALIKE.split()})
STROKES: Final = str.maketrans("ij1|!", "lllll")
"""Signs that are little more than a stroke."""

HOUSE: Final = (
    "stonehall house host system server admin administrator moderator operator support "
    "ház házigazda rendszer szerver rendszergazda moderátor üzemeltető "
    "dom gospodarz system serwer administrator moderator operator obsługa"
)
"""Who seems to speak for the house, in the languages of the house."""
PLAYERS: Final = "player seat guest you játékos hely vendég te gracz miejsce gość ty"
"""What somebody is called who has no name: these words, and these words with a number."""
COMPUTERS: Final = "computer bot robot számítógép gép komputer"


def skeleton(name: str) -> str:
    """What is left of a name when nothing counts that can hardly be seen.

    >>> skeleton("Ann a") == skeleton("АNNА") == skeleton("a\\u200bńna")
    True
    >>> skeleton("B0b") == skeleton("bob"), skeleton("Ilona") == skeleton("1l0na"), skeleton("Bob") == skeleton("Rob")
    (True, True, False)
    """
    plain = normalize("NFKD", normalize("NFKC", name).casefold())
    letters = "".join([sign for sign in plain if sign.isalnum() or sign in "|!"])
    return letters.translate(LOOK_ALIKE).translate(STROKES).replace("rn", "m").replace("vv", "w")


def check_name(name: str) -> str:
    """The name as it is kept; refused with the reason if nobody may be called so."""
    if len(name) > LONGEST_TYPED:
        raise RequestRefused("name-length", 422)
    chosen = normalize("NFC", re.sub(r"\s+", " ", name).strip())
    if not 1 <= len(chosen) <= LONGEST_NAME:
        raise RequestRefused("name-length", 422)
    if not chosen.isprintable() or any(category(sign) in ("Cf", "Co", "Cn") for sign in chosen):
        raise RequestRefused("name-signs", 422)
    if not any(sign.isalpha() for sign in chosen):
        raise RequestRefused("name-letters", 422)
    whole = {skeleton(chosen), skeleton(re.sub(r"^\d+|\d+$", "", chosen))}
    words = re.findall(r"\w+", chosen)
    if whole & _computers() or skeleton(words[0] if words else "") in _skeletons(COMPUTERS.split()):
        raise RequestRefused("name-computer", 422)
    if whole & _seats():
        raise RequestRefused("name-seat", 422)
    if whole & _skeletons(HOUSE.split()):
        raise RequestRefused("name-house", 422)
    return chosen


def is_taken(name: str, others: Iterable[str]) -> bool:
    """Whether a name can be mistaken for one of others."""
    return skeleton(name) in {skeleton(other) for other in others}


def _called(ids: Iterable[str], messages: str) -> list[str]:
    """What simple messages say. They are looked up in the text: to read it all would take most of a second."""
    return re.findall(rf"^(?:{'|'.join(map(re.escape, ids))}) = (.+)$", messages, re.MULTILINE)


def _skeletons(words: Iterable[str]) -> frozenset[str]:
    return frozenset(skeleton(word) for word in words)


@cache
def _computers() -> frozenset[str]:
    """What the computers are called in all languages; those of other packages go by their own names."""
    ids = [f"bot-{bot}" for bot in BOTS]
    said = [name for language in LANGUAGES for name in _called(ids, shell_words(language))]
    return _skeletons([*said, *COMPUTERS.split(), *[bot for bot in bot_names() if bot not in BOTS]])


@cache
def _seats() -> frozenset[str]:
    """What the seats of all games are called in all languages, as far as they have words."""
    said = PLAYERS.split()
    for game in map(stonehall.load, stonehall.game_ids()):
        terms = [game.seat_term(name).message_id for name in game.seat_names]
        with suppress(MissingWords):
            for language in LANGUAGES:
                said += _called(terms, f"{shell_words(language)}\n{game_words(game, language)}")
    return _skeletons(said)
