"""Impressions of a battlefield of cards: who stands where, how far from the enemy's summoner, and what is in store.

Each game says what its cards are worth and how far they reach; the words are the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from stonehall.kernel.impression import Impression, Vocabulary
from stonehall.toolkit.battle_weights import MOVES

MINE: Final = 0
THEIRS: Final = 1
SIDES: Final = ("mine", "theirs")
SUMMONER: Final = 0
CHAMPION: Final = 1
COMMON: Final = 2
STRUCTURE: Final = 3
RANKS: Final = ("summoner", "champion", "common", "structure")
FAR: Final = 14
"""Two squares are hardly so far apart."""
LIFE: Final = 14
MAGIC: Final = 16
HAND: Final = 10
OF_EACH: Final = (
    "worth", "life", "units", "champions", "structures", "boosts", "dice at the summoner", "magic", "cards left",
)  # fmt: skip
SCALES: Final = (10.0, 10.0, 4.0, 2.0, 10.0, 4.0, 6.0, 2.0, 20.0)
"""What each of these is divided by."""


class BattleVocabulary(Vocabulary):
    """The words for the cards and squares of one game."""

    def __init__(self, cards: Sequence[str], squares: int) -> None:
        super().__init__(["rule of thumb", "turn", *[f"{what} {side}" for side in SIDES for what in OF_EACH]])
        self.cards = len(cards)
        self.squares = squares
        self.stands = self.add("stands", SIDES, cards)
        self.at = self.add("at", SIDES, RANKS, range(squares))
        self.away = self.add("away", SIDES, ("melee", "ranged"), range(FAR))
        self.life = self.add("life", SIDES, range(LIFE))
        self.magic = self.add("magic", SIDES, range(MAGIC))
        self.held = self.add("held", SIDES, range(HAND))
        self.in_hand = self.add("in hand", ("dear", "affordable"), cards)


class BattleImpression:
    """An impression in the making. ``who`` is ``MINE`` or ``THEIRS``; a square is turned as the viewer sees it."""

    def __init__(self, vocabulary: BattleVocabulary, rule_of_thumb: float, turn: int) -> None:
        self.vocabulary = vocabulary
        self.words: list[int] = []
        self.numbers = [rule_of_thumb / 20.0, turn / 20.0]
        self.sums = [0.0] * len(OF_EACH)

    def card(self, who: int, number: int, rank: int, square: int, left: int, boosts: int) -> None:
        """A card on the battlefield with the life it has left."""
        told, sums = self.vocabulary, self.sums
        self.words.append(told.stands + who * told.cards + number)
        self.words.append(told.at + (who * len(RANKS) + rank) * told.squares + square)
        sums[5] += boosts
        if rank == SUMMONER:
            self.words.append(told.life + who * LIFE + min(left, LIFE - 1))
        elif rank == STRUCTURE:
            sums[4] += left
        else:
            sums[1] += left
            sums[2] += 1
            sums[3] += 1 if rank == CHAMPION else 0

    def unit(self, who: int, rank: int, cost: int, dice: int, reach: int, away: int) -> None:
        """A unit so far from the enemy's summoner: whether it may roll its dice against it in the next turn."""
        if away <= MOVES + reach:
            self.sums[6] += dice
        if rank != SUMMONER:
            self.sums[0] += cost
            self.words.append(self.vocabulary.away + (2 * who + (1 if reach > 1 else 0)) * FAR + min(away, FAR - 1))

    def effect(self, who: int, number: int) -> None:
        """A card that lasts beside the battlefield."""
        self.words.append(self.vocabulary.stands + who * self.vocabulary.cards + number)

    def store(self, who: int, magic: int, held: int, left: int) -> None:
        """What a player has off the battlefield; the last word on them."""
        told, sums = self.vocabulary, self.sums
        self.words.append(told.magic + who * MAGIC + min(magic, MAGIC - 1))
        self.words.append(told.held + who * HAND + min(held, HAND - 1))
        sums[7] = sqrt(magic)
        sums[8] = left
        for value, scale in zip(sums, SCALES, strict=True):
            self.numbers.append(value / scale)
        self.sums = [0.0] * len(OF_EACH)

    def own_hand(self, number: int, affordable: bool) -> None:
        told = self.vocabulary
        self.words.append(told.in_hand + (told.cards if affordable else 0) + number)

    def told(self) -> Impression:
        return Impression(self.words, self.numbers)


def rank_of(is_summoner: int, is_champion: int, is_unit: int) -> int:
    """What a card is in an impression, from its classes."""
    return SUMMONER if is_summoner else CHAMPION if is_champion else COMMON if is_unit else STRUCTURE
