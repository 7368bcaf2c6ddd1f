"""Positions of games with cards in play: what their lines have in common, written and read.

A card in play is ``<seat> <place> <card>`` and then words in any order. Here are those that every such game has: what
lies ``under`` it, abilities it was ``lent``, ids it was played on (``target``), its ``owner`` where that is not its
controller, and in the middle of an effect its ``id``.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, Generic, TypeVar

from stonehall.kernel.decision import Step
from stonehall.kernel.inheritance import mypyc_attr
from stonehall.kernel.message import Term
from stonehall.kernel.state import StepBook
from stonehall.toolkit.abilities import MOST_MOMENTS, AbilityBook
from stonehall.toolkit.cards import AbilityCard
from stonehall.toolkit.english import EnglishText
from stonehall.toolkit.grid import Grid
from stonehall.toolkit.pieces import P
from stonehall.toolkit.position import MOST_DIGITS, PositionReader, Unreadable, Words, number_in, place_in, unknown
from stonehall.toolkit.registry import Registry
from stonehall.toolkit.table import B, CardTable

K = TypeVar("K", bound=AbilityCard[Any])

OF_EVERY_CARD: Final = ("under", "lent", "owner", "target", "id")
"""The words that say something of a card in play in every game."""


def is_quiet(s: CardTable[P, B], main: Step) -> bool:
    """Whether nothing is going on but the main question of a turn, so that a position need not say what is."""
    return not s.agenda and not s.waiting and s.is_asked_in(main) and not s.over


# Writing --------------------------------------------------------------------------------------------------------------


def attached_words(s: CardTable[P, B], piece: P, cards: Sequence[AbilityCard[B]], seats: Sequence[str]) -> list[str]:
    """What lies under a card, what it was lent, what it was played on, and whose it is."""
    words: list[str] = []
    for card, owner, player in piece.under:
        words += ["under", beneath_word(cards[card].id, owner, player, piece.controller, seats)]
    for number in piece.lent:
        words += ["lent", s.by_number[number].id]
    for target in piece.targets:
        words += ["target", str(target)]
    return words + (["owner", seats[piece.owner]] if piece.owner != piece.controller else [])


def beneath_word(card: str, owner: int, player: int, controller: int, seats: Sequence[str]) -> str:
    """A card under another; its owner is said if that is not the controller, and who put it there if not its owner.

    >>> beneath_word("ice-smith", 0, 0, 0, ("south", "north")), beneath_word("ice-smith", 1, 0, 0, ("south", "north"))
    ('ice-smith', 'ice-smith@north@south')
    """
    if player != owner:
        return f"{card}@{seats[owner]}@{seats[player]}"
    return card if owner == controller else f"{card}@{seats[owner]}"


def waiting_lines(s: CardTable[P, B]) -> list[str]:
    """The effects that wait."""
    return [
        " ".join(["waiting", str(moment), s.by_number[number].id, str(id), *map(str, payload)])
        for moment, number, id, payload in s.waiting
    ]


# Reading --------------------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class CardPositionReader(PositionReader, Generic[K, P, B]):
    """Reads the lines and words that games with cards in play have in common; a game adds its own.

    ``of_a_seat`` are the words that may stand in the place of a square in the line of a seat; the game's messages begin
    with ``prefix``.
    """

    def __init__(
        self,
        head: str,
        steps: StepBook,
        table: CardTable[P, B],
        book: Registry[K],
        abilities: AbilityBook[B],
        grid: Grid,
        seats: Sequence[str],
        of_a_seat: Sequence[str],
        prefix: str,
        english: EnglishText,
    ) -> None:
        super().__init__(head, steps, english)
        self.table = table
        self.book = book
        self.abilities = abilities
        self.grid = grid
        self.seats = seats
        self.of_a_seat = of_a_seat
        self.prefix = prefix
        self.above_ids = 1
        """The first number above every id that is written."""
        self.next_id = 0

    def prepare(self, lines: list[list[str]]) -> None:
        """Ids that are written count first; cards without one are numbered above them."""
        for words in lines:
            for word, value in pairwise(words):
                if word == "id" and value.isascii() and value.isdigit() and len(value) <= MOST_DIGITS:
                    self.above_ids = max(self.above_ids, int(value) + 1)
        self.table.next_id = self.above_ids

    def settle_ids(self) -> None:
        """All lines are read: the next id is what was said, or the first that is free."""
        self.table.next_id = max(self.table.next_id, self.next_id)

    def next_id_line(self, words: Words) -> None:
        self.once("next-id")
        self.next_id = words.number()
        if self.next_id < self.above_ids:
            raise Unreadable("position-next-id", least=str(self.above_ids))

    def waiting_line(self, words: Words) -> None:
        moment = words.number(most=MOST_MOMENTS)
        ability = self.ability(words.take())
        if moment not in ability.triggers:
            raise Unreadable("position-moment", word=ability.id, number=str(moment))
        id = words.number()
        payload = tuple([number_in(word, "waiting", -1) for word in words.all()])
        self.table.waiting.append((moment, ability.number, id, payload))

    def unknown_line(self, head: str, known: Sequence[str]) -> Unreadable:
        """No line begins like this."""
        return unknown("position-line", head, known, known=", ".join(known))

    # A card in play ---------------------------------------------------------------------------------------------

    def read_attached(self, piece: P, word: str, words: Words) -> bool:
        """Take in a word that says something of a card in every game; whether it does."""
        if word == "id":
            piece.id = words.number(least=1)
        elif word == "lent":
            self.table.lend(piece, self.ability(words.take()))
        elif word == "target":
            piece.targets += (words.number(least=1),)
        elif word == "owner":
            piece.owner = words.one_of(self.seats)
        elif word == "under":
            self.put_under(piece, words.take())
        else:
            return False
        return True

    def number_card(self, piece: P) -> None:
        """A card whose id is not written gets one."""
        if not piece.id:
            piece.id = self.table.next_id
            self.table.next_id += 1

    def claim_id(self, piece: P) -> None:
        """No two cards have the same id."""
        if self.table.piece(piece.id) is not None:
            raise Unreadable("position-id-twice", number=str(piece.id))

    def put_under(self, top: P, word: str) -> None:
        name, *whose = word.split("@")
        card = self.card(name)
        seats = [place_in(seat, self.seats) for seat in whose]
        owner = seats[0] if seats else top.controller
        if not self.may_lie_under(card):
            raise Unreadable("position-under", card=self.name(card))
        if len(seats) > 2:
            raise Unreadable("position-under-seats", word=word)
        self.table.slip_under(card, owner, seats[1] if len(seats) > 1 else owner, top)

    def may_lie_under(self, card: K) -> bool:
        """Whether the rules let a card lie under another."""
        return True

    # What words name --------------------------------------------------------------------------------------------

    def name(self, card: K) -> Term:
        """What a card is called."""
        return Term(f"{self.prefix}-card", card.id)

    def square(self, name: str) -> int:
        if name not in self.grid.names:
            raise unknown("position-square", name, self.of_a_seat, first="a1", last=self.grid.names[-1])
        return self.grid.square(name)

    def card(self, id: str) -> K:
        card = self.book.by_id.get(id)
        if card is None:
            raise unknown("position-card", id, self.book.by_id)
        return card

    def cards(self, words: Words) -> list[int]:
        """The cards of a pile, by their numbers."""
        return [self.card(word).number for word in words.all()]

    def ability(self, id: str) -> B:
        found = self.abilities.by_id.get(id)
        if found is None:
            raise unknown("position-ability", id, self.abilities.by_id)
        return found
