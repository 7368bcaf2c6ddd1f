"""Positions of battles: the lines that all of them have, read."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final, TypeVar

from stonehall.kernel.inheritance import mypyc_attr
from stonehall.kernel.leaving import LEFT
from stonehall.kernel.state import StepBook
from stonehall.toolkit.abilities import AbilityBook
from stonehall.toolkit.card_positions import CardPositionReader
from stonehall.toolkit.english import EnglishText
from stonehall.toolkit.factions import FactionCard
from stonehall.toolkit.grid import Grid
from stonehall.toolkit.pieces import P
from stonehall.toolkit.position import Unreadable, Words, unknown
from stonehall.toolkit.registry import Registry
from stonehall.toolkit.table import B, CardTable

C = TypeVar("C", bound=FactionCard[Any])

NOBODY: Final = "nobody"
"""Who has won a draw."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BattlePositionReader(CardPositionReader[C, P, B]):
    """Reads the lines of seats, of the turn, of the settings, of what waits and of the end.

    ``heads`` are the words with which lines begin.
    """

    def __init__(
        self,
        head: str,
        steps: StepBook,
        table: CardTable[P, B],
        book: Registry[C],
        abilities: AbilityBook[B],
        grid: Grid,
        seats: Sequence[str],
        of_a_seat: Sequence[str],
        heads: Sequence[str],
        prefix: str,
        english: EnglishText,
    ) -> None:
        super().__init__(head, steps, table, book, abilities, grid, seats, of_a_seat, prefix, english)
        self.heads = heads

    def line(self, head: str, words: Words) -> None:
        if head in self.seats:
            self.seat_line(self.seats.index(head), words)
        elif head == "turn":
            self.once("turn")
            self.turn_line(words)
        elif head == "settings":
            self.settings_line(words)
        elif head == "fallen":
            seat = words.one_of(self.seats)
            piece = self.piece(seat, words.take(), words)
            self.claim_id(piece)
            self.table.fallen[piece.id] = piece
        elif head == "waiting":
            self.waiting_line(words)
        elif head == "next-id":
            self.next_id_line(words)
        elif head == "over":
            self.once("over")
            self.over_line(words)
        elif not self.own_line(head, words):
            raise self.unknown_line(head, self.heads)

    @abstractmethod
    def seat_line(self, seat: int, words: Words) -> None:
        """A pile of a seat, or one of its cards in play."""

    @abstractmethod
    def turn_line(self, words: Words) -> None:
        """Whose turn it is, which phase, and what was done in it."""

    @abstractmethod
    def settings_line(self, words: Words) -> None:
        """The settings of the game."""

    @abstractmethod
    def over_line(self, words: Words) -> None:
        """How the game ended."""

    @abstractmethod
    def own_line(self, head: str, words: Words) -> bool:
        """A line that only this game has; whether it is one."""

    @abstractmethod
    def piece(self, seat: int, place: str, words: Words) -> P:
        """A card in play with what is said of it."""

    def read_words(self, piece: P, words: Words, known: Sequence[str]) -> P:
        """Take in all that is said of a card; ``known`` are the words that say something."""
        while words:
            word = words.take()
            if not self.read_word(piece, word, words) and not self.read_attached(piece, word, words):
                raise unknown("position-word", word, known, known=", ".join(known))
        self.number_card(piece)
        return piece

    @abstractmethod
    def read_word(self, piece: P, word: str, words: Words) -> bool:
        """Take in a word that says something of a card in this game only; whether it does."""

    def ending(self, words: Words, reasons: Sequence[str]) -> tuple[int, str]:
        """The seat that has won (-1: nobody) and why; without a reason if others have left."""
        self.table.over = True
        seat = words.one_of((NOBODY, *self.seats)) - 1
        reason = words.one_of((*reasons, LEFT))
        return seat, reasons[reason] if reason < len(reasons) else ""

    def summoner(self, seat: int, words: Words, is_summoner: int) -> int:
        """The number of the summoner of a seat that is not in play; ``is_summoner`` is the class of summoners."""
        self.once(f"{self.seats[seat]} summoner")
        card = self.card(words.take())
        if not card.classes & is_summoner:
            raise Unreadable("position-no-summoner", card=self.name(card))
        return card.number
