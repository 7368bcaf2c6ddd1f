"""What is on the table: the battlefield, both players' areas, and where in the turn we are."""

from __future__ import annotations

from typing import Final

from stonehall.games.summoner_wars.abilities import BY_NUMBER, DESTROYED, DISCARDED, SILENCES, Ability
from stonehall.games.summoner_wars.board import NOWHERE, SEATING, SIDE_OF, SIZE
from stonehall.games.summoner_wars.cards import SUMMON, SUMMONER, Card
from stonehall.games.summoner_wars.pieces import Piece
from stonehall.games.summoner_wars.steps import step
from stonehall.games.summoner_wars.view_shape import View
from stonehall.kernel.decision import Step
from stonehall.kernel.game import AnyGame, Outcome
from stonehall.kernel.inheritance import mypyc_attr
from stonehall.kernel.pile import Pile
from stonehall.toolkit.table import CardTable

MAGIC_LIMIT: Final = 15
HAND_SIZE: Final = 5
TURN_LIMIT: Final = 1000
"""The rules know none (SW2-END-4); this one only makes sure that every simulation ends."""

PARTING: Final = 1 << DESTROYED | 1 << DISCARDED
"""Effects of a card that has gone, about its going (SW2-ABIL-2)."""


class Settings:
    """The options of a game that rules ask for (shared by all its states)."""

    def __init__(self, both_summoners_draw: bool, turn_limit: int) -> None:
        self.both_summoners_draw = both_summoners_draw
        self.turn_limit = turn_limit


@mypyc_attr(acyclic=True)
class Side:
    """One player's magic and cards off the battlefield. The rows of cards are tuples, so that copies share them.

    ``foreign`` are cards of the hand that the opponent owns.
    ``public`` are the cards of the discard pile, ``shown`` those of the hand, that the opponent has seen and can still
    be sure of: nobody may look them up (SW2-INFO-2), but a good memory knows them, and so do imagined states.
    """

    __slots__ = ("discard", "foreign", "hand", "magic", "pile", "public", "shown", "summoner")

    def __init__(self, pile: Pile, like: Side | None = None) -> None:
        self.pile = pile
        self.summoner = -1
        """The number of the player's summoner card, wherever it is."""
        self.magic = 0
        self.hand: tuple[int, ...] = () if like is None else like.hand
        self.discard: tuple[int, ...] = () if like is None else like.discard
        self.public: tuple[int, ...] = () if like is None else like.public
        self.shown: tuple[int, ...] = () if like is None else like.shown
        self.foreign: tuple[int, ...] = () if like is None else like.foreign

    @property
    def has_unseen_discards(self) -> bool:
        """Whether cards lie in the discard pile that the opponent never saw."""
        return len(self.discard) > len(self.public)

    def clone(self) -> Side:
        copy = Side(self.pile.clone(), self)
        copy.summoner = self.summoner
        copy.magic = self.magic
        return copy


@mypyc_attr(acyclic=True)
class Attack:
    """The attack going on: who, whom, and what changes it.

    ``bonus`` is strength for this attack only, ``shield`` strength taken away (which leaves at least 1);
    ``amount`` is the damage so far, ``altering`` the (ability, card id) pairs that will still change it.
    """

    __slots__ = ("altering", "amount", "attacker", "bonus", "heals", "roll", "shield", "specials_are_melee", "target")

    def __init__(self, attacker: int) -> None:
        self.attacker = attacker
        self.target = -1
        self.bonus = 0
        self.shield = 0
        self.specials_are_melee = False
        self.heals = False
        self.roll: tuple[int, ...] = ()
        self.amount = 0
        self.altering: tuple[tuple[int, int], ...] = ()

    def clone(self) -> Attack:
        copy = Attack(self.attacker)
        copy.target = self.target
        copy.bonus = self.bonus
        copy.shield = self.shield
        copy.specials_are_melee = self.specials_are_melee
        copy.heals = self.heals
        copy.roll = self.roll
        copy.amount = self.amount
        copy.altering = self.altering
        return copy


class State(CardTable[Piece, Ability]):
    """A moment of a game of Summoner Wars."""

    def __init__(self, game: AnyGame, settings: Settings, sides: list[Side], field: list[Piece] | None = None) -> None:
        super().__init__(game, BY_NUMBER, PARTING, SILENCES, field)
        self.settings = settings
        self.sides = sides
        self.board: list[Piece | None] = [None] * SIZE
        self.turn = 0
        self.phase = SUMMON
        self.moves = 0
        self.attacks = 0
        self.targeted_enemy = False
        self.attack: Attack | None = None
        self.winner = -1
        self.reason = ""

    def clone(self) -> State:
        field = [piece.clone() for piece in self.field]
        copy = State(self.game, self.settings, [side.clone() for side in self.sides], field)
        board = copy.board
        for twin in field:
            board[twin.square] = twin
        if self.events:
            copy.events = [event.clone() for event in self.events]
        if self.fallen:
            copy.fallen = {id: piece.clone() for id, piece in self.fallen.items()}
        copy.copy_effects_from(self)
        copy.phase = self.phase
        copy.moves = self.moves
        copy.attacks = self.attacks
        copy.targeted_enemy = self.targeted_enemy
        if self.attack is not None:
            copy.attack = self.attack.clone()
        copy.winner = self.winner
        copy.reason = self.reason
        copy.copy_pending_from(self)
        return copy

    # The kernel's questions -------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        view: View = self.game.view(self, seat)
        return view

    def step_for_verb(self, verb: str) -> Step:
        return step.by_verb[verb]

    def tell_triggered(self, number: int, source: Piece) -> None:
        self.tell("triggered", number, source.card.number, source.square)

    def result(self) -> Outcome:
        if self.winner < 0:
            return Outcome((0.5, 0.5), self.reason)
        return Outcome((1.0, 0.0) if self.winner == 0 else (0.0, 1.0), self.reason)

    # Friend and enemy, which are sides (SW2-CTRL-8..10); what a player controls says ``controller`` ------------

    def are_friends(self, one: Piece, other: Piece) -> bool:
        """Whether two cards fight on the same side."""
        return SIDE_OF[one.controller] == SIDE_OF[other.controller]

    def is_friend(self, piece: Piece, seat: int) -> bool:
        """Whether a card fights on the side of a seat."""
        return SIDE_OF[piece.controller] == SIDE_OF[seat]

    def opponent_of(self, seat: int) -> int:
        """The one opponent of a seat in this game for two."""
        return SEATING.opponents(seat)[0]

    # Looking at the table ---------------------------------------------------------------------------------------

    def on_board(self, id: int) -> Piece | None:
        """The same as of every table; an attack asks for its cards again and again, and here their class is known."""
        for piece in self.field:
            if piece.id == id:
                return piece
        return None

    def on(self, square: int) -> Piece:
        """The card on a square that is known to hold one."""
        found = self.board[square]
        assert found is not None
        return found

    def summoner_of(self, seat: int) -> Piece | None:
        """The summoner a seat owns (SW2-END-6)."""
        for piece in self.field:
            if piece.card.classes & SUMMONER and piece.owner == seat:
                return piece
        return None

    # Putting things on the table (no rules here: see effects.py) --------------------------------------------------

    def put(self, card: Card, owner: int, square: int) -> Piece:
        """A new card in play: on a space, or (``NOWHERE``) in its owner's active-event area."""
        piece = Piece(self.next_id, card, owner, owner, square)
        self.next_id += 1
        self.bring(piece)
        return piece

    def bring(self, piece: Piece) -> None:
        """A card comes into play where it says."""
        self.enters(piece, piece.card)
        if piece.square != NOWHERE:
            self.board[piece.square] = piece
            if piece.card.classes & SUMMONER:
                self.sides[piece.owner].summoner = piece.card.number

    def shift(self, piece: Piece, square: int) -> None:
        """Change the square of a card; everything on and under it goes along (SW2-UNDER-3, SW2-MOVE-15)."""
        self.board[piece.square] = None
        piece.square = square
        self.board[square] = piece

    def take_off(self, piece: Piece) -> None:
        """Take a card out of play."""
        self.leaves(piece)
        if piece.square != NOWHERE:
            self.board[piece.square] = None
