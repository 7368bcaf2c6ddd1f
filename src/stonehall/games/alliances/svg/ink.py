"""The words of this game's picture in English, and its drawings."""
# interpreted: data only

from __future__ import annotations

from typing import Final

from stonehall.games.alliances.cards import BY_ID, PARTS, RANGES
from stonehall.toolkit.battlefield import ink
from stonehall.toolkit.emblems import emblem, joined
from stonehall.toolkit.heraldry import BRICKS, VINE_LEAF, composed

WORDS: Final = {
    "al-word-turn": "Turn", "al-word-magic-pile": "magic", "al-word-draw-pile": "draw",
    "al-word-discard-pile": "discard", "al-word-vine-walls": "vines", "al-word-conjurations": "conjured",
    "al-word-prison": "prison", "al-word-hand": "hand", "al-word-you": "you", "al-word-wins": "wins",
    "al-word-nobody-wins": "Nobody wins",
    "al-reason-summoners-destroyed": "the last enemy summoner is destroyed",
    "al-reason-last-summoners-destroyed": "the last summoners of both sides are destroyed",
    "al-reason-turn-limit": "the last turn is over",
}  # fmt: skip
SMALL_WORDS: Final = ("a", "from", "in", "is", "of", "the", "to", "with")
WEAPONS: Final = {"sword": "melee", "bow": "ranged"}
"""The signs of the ranges."""


def title(id: str) -> str:
    """An id as a name.

    >>> [title(id) for id in ("swamp-orcs-hunter", "hunter", "a-hero-is-born")]
    ['Hunter', 'Hunter', 'A Hero is Born']
    """
    card = BY_ID.get(id)
    return ink.title(id if card is None else card.named, SMALL_WORDS)


def emblem_of(faction: str) -> str:
    """Alliances show the emblems of both their parts."""
    parts = PARTS.get(faction)
    return emblem(faction) if parts is None else joined(emblem(parts[0]), emblem(parts[1]))


def charge_of(id: str) -> str:
    """The drawing of a card: Walls have their own, others are put together from what they are."""
    card = BY_ID[id]
    if "vine-wall" in card.class_names():
        return VINE_LEAF
    if "wall" in card.class_names():
        return BRICKS
    weapon = next((WEAPONS[name] for name, number in RANGES.items() if number == card.range), "")
    return composed(id, emblem_of(card.faction), weapon, card.class_names(), BRICKS)
