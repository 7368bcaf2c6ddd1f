"""What is on the table: the battlefield, both players' areas, and where in the turn we are."""

from __future__ import annotations

from typing import Final

from stonehall.games.summoner_wars.board import NOWHERE, SIZE
from stonehall.games.summoner_wars.cards import SUMMON, SUMMONER, Card
from stonehall.games.summoner_wars.pieces import Piece
from stonehall.games.summoner_wars.steps import ACTIONS
from stonehall.kernel.decision import Step
from stonehall.kernel.game import Game, Outcome
from stonehall.kernel.pile import Pile
from stonehall.kernel.state import State as KernelState

MAGIC_LIMIT: Final = 15
HAND_SIZE: Final = 5

Waiting = tuple[int, int, int, tuple[int, ...]]
"""A triggered effect that waits: moment, ability number, id of its card, payload."""


class Settings:
    """The options of a game that rules ask for (shared by all its states)."""

    def __init__(self, both_summoners_draw: bool, turn_limit: int) -> None:
        self.both_summoners_draw = both_summoners_draw
        self.turn_limit = turn_limit


class Side:
    """One player's magic and cards off the battlefield.

    ``public`` are the cards of the discard pile, ``shown`` those of the hand, that the opponent has seen and can still
    be sure of: nobody may look them up (SW2-INFO-2), but a good memory knows them, and so do imagined states.
    """

    __slots__ = ("discard", "hand", "magic", "pile", "public", "shown")

    def __init__(
        self, magic: int, hand: list[int], pile: Pile, discard: list[int], public: list[int], shown: list[int]
    ) -> None:
        self.magic = magic
        self.hand = hand
        self.pile = pile
        self.discard = discard
        self.public = public
        self.shown = shown

    def clone(self) -> Side:
        return Side(
            self.magic, self.hand.copy(), self.pile.clone(), self.discard.copy(), self.public.copy(), self.shown.copy()
        )


class Attack:
    """The attack going on."""

    __slots__ = ("attacker", "specials_are_melee", "target")

    def __init__(self, attacker: int, target: int = -1, specials_are_melee: bool = False) -> None:
        self.attacker = attacker
        self.target = target
        self.specials_are_melee = specials_are_melee

    def clone(self) -> Attack:
        return Attack(self.attacker, self.target, self.specials_are_melee)


class State(KernelState):
    """A moment of a game of Summoner Wars."""

    def __init__(self, game: Game, settings: Settings, sides: list[Side]) -> None:
        super().__init__(game)
        self.settings = settings
        self.sides = sides
        self.board: list[Piece | None] = [None] * SIZE
        self.pieces: dict[int, Piece] = {}
        self.events: list[Piece] = []
        self.fallen: dict[int, Piece] = {}
        """Destroyed cards whose abilities may still work (SW2-ABIL-2)."""
        self.waiting: list[Waiting] = []
        self.next_id = 1
        self.turn = 0
        self.active = 0
        self.phase = SUMMON
        self.moves = 0
        self.attacks = 0
        self.targeted_enemy = False
        self.attack: Attack | None = None
        self.winner = -1
        self.reason = ""

    def clone(self) -> State:
        copy = State(self.game, self.settings, [side.clone() for side in self.sides])
        board = copy.board
        pieces = copy.pieces
        for piece in self.pieces.values():
            twin = piece.clone()
            pieces[twin.id] = twin
            board[twin.square] = twin
        if self.events:
            copy.events = [event.clone() for event in self.events]
        if self.fallen:
            copy.fallen = {id: piece.clone() for id, piece in self.fallen.items()}
        copy.waiting = self.waiting.copy()
        copy.next_id = self.next_id
        copy.turn = self.turn
        copy.active = self.active
        copy.phase = self.phase
        copy.moves = self.moves
        copy.attacks = self.attacks
        copy.targeted_enemy = self.targeted_enemy
        if self.attack is not None:
            copy.attack = self.attack.clone()
        copy.winner = self.winner
        copy.reason = self.reason
        copy.agenda = self.agenda.copy()
        copy.asker = self.asker
        copy.decision = self.decision
        copy.over = self.over
        return copy

    # The kernel's questions -------------------------------------------------------------------------------------

    def step_of(self, verb: str) -> Step:
        return ACTIONS[verb]

    @property
    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        if self.winner < 0:
            return Outcome((0.5, 0.5), self.reason)
        return Outcome((1.0, 0.0) if self.winner == 0 else (0.0, 1.0), self.reason)

    # Looking at the table ---------------------------------------------------------------------------------------

    def piece(self, id: int) -> Piece | None:
        """The card with this id: in play, or just destroyed."""
        found = self.pieces.get(id)
        if found is None:
            found = self.fallen.get(id)
        if found is None:
            for event in self.events:
                if event.id == id:
                    return event
        return found

    def on(self, square: int) -> Piece:
        """The card on a square that is known to hold one."""
        found = self.board[square]
        assert found is not None
        return found

    def summoner_of(self, seat: int) -> Piece | None:
        """The summoner a seat owns (SW2-END-6)."""
        for piece in self.pieces.values():
            if piece.card.classes & SUMMONER and piece.owner == seat:
                return piece
        return None

    def own(self, seat: int) -> list[Piece]:
        """The cards on the battlefield that a seat controls."""
        return [piece for piece in self.pieces.values() if piece.controller == seat]

    # Putting things on the table (no rules here: see effects.py) --------------------------------------------------

    def put(self, card: Card, owner: int, square: int) -> Piece:
        """A new card in play: on a space, or (``NOWHERE``) in its owner's active-event area."""
        piece = Piece(self.next_id, card, owner, owner, square)
        self.next_id += 1
        if square == NOWHERE:
            self.events.append(piece)
        else:
            self.pieces[piece.id] = piece
            self.board[square] = piece
        return piece

    def shift(self, piece: Piece, square: int) -> None:
        """Change the square of a card; everything on and under it goes along (SW2-UNDER-3, SW2-MOVE-15)."""
        self.board[piece.square] = None
        piece.square = square
        self.board[square] = piece

    def take_off(self, piece: Piece) -> None:
        """Take a card out of play."""
        if piece.square == NOWHERE:
            self.events.remove(piece)
        else:
            del self.pieces[piece.id]
            self.board[piece.square] = None
