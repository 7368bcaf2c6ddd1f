"""What is on the table: the battlefield, the piles of all players, and where in the turn we are."""

from __future__ import annotations

from typing import Final

from stonehall.games.alliances.abilities import BY_NUMBER, DESTROYED, SILENCES, WOUNDED, Ability
from stonehall.games.alliances.board import DUEL, NOWHERE, TEAMS, VINES, grid_for
from stonehall.games.alliances.cards import DRAW, SUMMONER, VINE_WALL, Card
from stonehall.games.alliances.pieces import PASSING, Piece
from stonehall.games.alliances.steps import step
from stonehall.games.alliances.view_shape import View
from stonehall.kernel.decision import Step
from stonehall.kernel.game import AnyGame, Outcome
from stonehall.kernel.inheritance import mypyc_attr
from stonehall.kernel.pile import Pile
from stonehall.toolkit.table import CardTable

HAND_SIZE: Final = 5
MOVES_PER_TURN: Final = 3
MOVES_IN_FIRST_TURN: Final = 2
ATTACKS_PER_TURN: Final = 3
TURN_LIMIT: Final = 1000
"""The rules know none (SW1-END-6); this one only makes sure that every simulation ends."""

NOBODY: Final = -1

PARTING: Final = 1 << DESTROYED | 1 << WOUNDED
"""Effects of a card that has gone, about its going and about the wounds that were its last."""


class Settings:
    """The options of a game that rules ask for (shared by all its states)."""

    def __init__(self, seats: int, last_summoners_draw: bool = True, turn_limit: int = TURN_LIMIT) -> None:
        self.seats = seats
        self.last_summoners_draw = last_summoners_draw
        """Whether nobody wins when the last summoners of both sides fall at once (O-20)."""
        self.turn_limit = turn_limit
        self.seating = DUEL if seats == 2 else TEAMS
        self.grid = grid_for(seats)


@mypyc_attr(acyclic=True)
class Side:
    """One player's cards off the battlefield, as card numbers. The rows of cards are tuples, so that copies share them.

    ``magic`` and ``discard`` are piles of real cards, their top at the end; ``magic_seen`` tells for each card of the
    magic pile whether everybody saw it on its way there, ``shown`` are the cards of the hand of which everybody knows:
    nobody may look them up (SW1-INFO-2), but a good memory knows them, and so do imagined states. ``top_seen`` and
    ``bottom_seen`` tell for each card of ``pile.top`` and ``pile.bottom`` which seats know it, as bits; ``glimpsed``
    are cards of the hand that a single seat knows, as (seat, card). All of them change in ``piles.py`` and
    ``effects.py`` only. ``kinds`` are the numbers of the cards of which the player's deck is made.
    """

    __slots__ = (
        "bottom_seen", "conjurations", "discard", "eliminated", "glimpsed", "hand", "kinds", "magic", "magic_seen",
        "pile", "prison", "removed", "shown", "standing", "summoner", "top_seen", "vine_walls",
    )  # fmt: skip

    def __init__(self, pile: Pile, kinds: frozenset[int] = frozenset(), like: Side | None = None) -> None:
        self.pile = pile
        self.kinds = kinds
        self.top_seen: tuple[int, ...] = () if like is None else like.top_seen
        self.bottom_seen: tuple[int, ...] = () if like is None else like.bottom_seen
        self.glimpsed: tuple[tuple[int, int], ...] = () if like is None else like.glimpsed
        self.summoner: int = -1 if like is None else like.summoner
        """The number of the player's summoner card, wherever it is."""
        self.hand: tuple[int, ...] = () if like is None else like.hand
        self.shown: tuple[int, ...] = () if like is None else like.shown
        self.magic: tuple[int, ...] = () if like is None else like.magic
        self.magic_seen: tuple[bool, ...] = () if like is None else like.magic_seen
        self.discard: tuple[int, ...] = () if like is None else like.discard
        self.vine_walls: int = 0 if like is None else like.vine_walls
        """How many lie in the Vine Wall pile (SW1-VINE-1)."""
        self.conjurations: tuple[int, ...] = () if like is None else like.conjurations
        """The Conjurations beside the board (SW1-CONJ-1)."""
        self.prison: tuple[int, ...] = () if like is None else like.prison
        """The Prison Pile (SW1-PRIS-1)."""
        self.removed: tuple[int, ...] = () if like is None else like.removed
        """Cards that are out of the game (SW1-ELIM-1)."""
        self.eliminated: bool = False if like is None else like.eliminated
        self.standing: tuple[int, ...] = () if like is None else like.standing
        """The abilities about which the player does not want to be asked before the next own turn (by number)."""

    def clone(self) -> Side:
        return Side(self.pile.clone(), self.kinds, self)


@mypyc_attr(acyclic=True)
class Attack:
    """The attack going on: who, whom, and what came of it.

    ``targets`` are the cards attacked with one roll, in the order in which they are hit (SW1-SIM-3); ``struck`` is how
    many of them have been dealt with, ``amount`` the wounds of the one being dealt with. ``bonus`` is attack value for
    this attack only. ``placed`` are the wounds each target got.
    """

    __slots__ = ("amount", "attacker", "bonus", "count", "dice", "hits", "placed", "struck", "targets")

    def __init__(self, attacker: int) -> None:
        self.attacker = attacker
        self.targets: tuple[int, ...] = ()
        self.bonus = 0
        self.count = 0
        """The dice that are rolled, or would be (SW1-HIT-5)."""
        self.dice: tuple[int, ...] = ()
        self.hits = 0
        self.struck = 0
        self.amount = 0
        self.placed: tuple[int, ...] = ()

    def note_placed(self, target: int, amount: int) -> None:
        """What was not prevented of the wounds of one target."""
        self.placed = tuple(
            [amount if id == target else placed for id, placed in zip(self.targets, self.placed, strict=True)]
        )

    def clone(self) -> Attack:
        copy = Attack(self.attacker)
        copy.targets = self.targets
        copy.bonus = self.bonus
        copy.count = self.count
        copy.dice = self.dice
        copy.hits = self.hits
        copy.struck = self.struck
        copy.amount = self.amount
        copy.placed = self.placed
        return copy


class Rolling:
    """Dice that lie and may still be changed: the results, who rolled, for which card (-1: none), for an attack?"""

    __slots__ = ("attack", "dice", "roller", "seat")

    def __init__(self, seat: int, roller: int, attack: bool, dice: tuple[int, ...]) -> None:
        self.seat = seat
        self.roller = roller
        self.attack = attack
        self.dice = dice

    def clone(self) -> Rolling:
        return Rolling(self.seat, self.roller, self.attack, self.dice)


class Wounding:
    """Wounds about to be placed on a card, which something may prevent."""

    __slots__ = ("amount", "attack", "by", "card", "source")

    def __init__(self, card: int, amount: int, by: int, source: int, attack: bool) -> None:
        self.card = card
        self.amount = amount
        self.by = by
        self.source = source
        self.attack = attack

    def clone(self) -> Wounding:
        return Wounding(self.card, self.amount, self.by, self.source, self.attack)


class State(CardTable[Piece, Ability]):
    """A moment of a game of Alliances.

    ``board`` holds the card on each square, Vine Walls excepted, which are in ``vines``; ``field`` has both, and
    ``events`` the effects of events that last.
    """

    def __init__(self, game: AnyGame, settings: Settings, sides: list[Side], field: list[Piece] | None = None) -> None:
        super().__init__(game, BY_NUMBER, PARTING, SILENCES, field)
        self.settings = settings
        self.sides = sides
        self.seating = settings.seating
        self.side_of = settings.seating.side_of
        self.grid = settings.grid
        self.neighbours = settings.grid.neighbours
        self.distance = settings.grid.distance
        self.rays = settings.grid.rays
        self.board: list[Piece | None] = [None] * settings.grid.size
        self.vines: list[Piece | None] = [None] * settings.grid.size
        self.vine_count = 0
        """How many Vine Walls lie on the battlefield."""
        self.next_id = 1
        self.phase = DRAW
        self.moves = 0
        self.most_moves = MOVES_PER_TURN
        """So many units may be moved in this turn's Movement Phase."""
        self.attacks = 0
        self.most_attacks = ATTACKS_PER_TURN
        """So many units may attack in this turn's Attack Phase."""
        self.events_played = 0
        """Events played this turn, Walls included (SW1-EVT-9)."""
        self.may_summon = False
        """Whether an effect allows summoning in this phase, which is not the Summon Phase."""
        self.attack: Attack | None = None
        self.rolling: Rolling | None = None
        self.woundings: list[Wounding] = []
        """Wounds that wait because something may prevent them, the next ones last."""
        self.reactions = 0
        """The moments at which some player may have an event to react with, as bits."""
        self.slain: tuple[int, ...] = ()
        """The seats whose summoners were destroyed and that are not out yet (SW1-END-4)."""
        self.winner = NOBODY
        """The side (not the seat) that has won."""
        self.reason = ""

    def clone(self) -> State:
        field = [piece.clone() for piece in self.field]
        copy = State(self.game, self.settings, [side.clone() for side in self.sides], field)
        board = copy.board
        for twin in field:
            if twin.card.classes & VINE_WALL:
                copy.vines[twin.square] = twin
            elif not twin.marks & PASSING:
                board[twin.square] = twin
        if self.events:
            copy.events = [event.clone() for event in self.events]
        if self.fallen:
            copy.fallen = {id: piece.clone() for id, piece in self.fallen.items()}
        copy.copy_effects_from(self)
        copy.vine_count = self.vine_count
        copy.next_id = self.next_id
        copy.phase = self.phase
        copy.moves = self.moves
        copy.most_moves = self.most_moves
        copy.attacks = self.attacks
        copy.most_attacks = self.most_attacks
        copy.events_played = self.events_played
        copy.may_summon = self.may_summon
        if self.attack is not None:
            copy.attack = self.attack.clone()
        if self.rolling is not None:
            copy.rolling = self.rolling.clone()
        if self.woundings:
            copy.woundings = [wounding.clone() for wounding in self.woundings]
        copy.reactions = self.reactions
        copy.slain = self.slain
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
        self.tell("triggered", number, source.card.number, source.place)

    def result(self) -> Outcome:
        if self.winner < 0:
            return Outcome([0.5] * len(self.sides), self.reason)
        return Outcome([1.0 if side == self.winner else 0.0 for side in self.side_of], self.reason)

    # Friend and enemy, which are sides (SW1-CTRL-4..7); what a player controls says ``controller`` -------------

    def are_friends(self, one: Piece, other: Piece) -> bool:
        """Whether two cards fight on the same side."""
        return self.side_of[one.controller] == self.side_of[other.controller]

    def is_friend(self, piece: Piece, seat: int) -> bool:
        """Whether a card fights on the side of a seat."""
        return self.side_of[piece.controller] == self.side_of[seat]

    def are_allies(self, one: int, other: int) -> bool:
        """Whether two seats play together; a seat is its own ally."""
        return self.side_of[one] == self.side_of[other]

    def opponents(self, seat: int) -> list[int]:
        """The enemy players who are still in the game: "an opponent" is one of them, of your choice (SW1-TEAM-15)."""
        return [other for other in self.seating.opponents(seat) if not self.sides[other].eliminated]

    def partner(self, seat: int) -> int:
        """The partner who is still in the game, or -1."""
        other = self.seating.partner(seat)
        return NOBODY if other == seat or self.sides[other].eliminated else other

    def owner_of(self, card: int, holder: int) -> int:
        """Whose card it is that lies in a pile or hand of a seat: cards keep their owner (SW1-CARD-14).

        Equal cards of two players cannot be told apart in a pile; then it is one of the holder's.
        """
        if card in self.sides[holder].kinds:
            return holder
        for seat, side in enumerate(self.sides):
            if card in side.kinds:
                return seat
        return holder

    # Looking at the table ---------------------------------------------------------------------------------------

    def card_at(self, place: int) -> Piece | None:
        """The card at a place (a square, or that of a Vine Wall), if there is one."""
        return self.vines[place - VINES] if place >= VINES else self.board[place]

    def on(self, place: int) -> Piece:
        """The card at a place that is known to hold one."""
        found = self.card_at(place)
        assert found is not None
        return found

    def cards_on(self, square: int) -> list[Piece]:
        """What lies on a square: nothing, a card, a Vine Wall, or both."""
        found = []
        card, vine = self.board[square], self.vines[square]
        if card is not None:
            found.append(card)
        if vine is not None:
            found.append(vine)
        return found

    def is_empty(self, square: int) -> bool:
        """Whether no card lies on it, not even a Vine Wall (SW1-COMP-11)."""
        return self.board[square] is None and self.vines[square] is None

    def is_open(self, square: int) -> bool:
        """Whether a unit may move onto it or be placed on it: empty, or an unoccupied Vine Wall (SW1-VINE-9)."""
        return self.board[square] is None

    def summoner_of(self, seat: int) -> Piece | None:
        """The summoner a seat owns (SW1-END-7)."""
        for piece in self.field:
            if piece.card.classes & SUMMONER and piece.owner == seat:
                return piece
        return None

    # Putting things on the table (no rules here: see effects.py) --------------------------------------------------

    def put(self, card: Card, owner: int, controller: int, square: int) -> Piece:
        """A new card in play: on a square, or (``NOWHERE``) as an effect that lasts."""
        piece = Piece(self.next_id, card, owner, controller, square)
        self.next_id += 1
        self.bring(piece)
        return piece

    def bring(self, piece: Piece) -> None:
        """A card comes into play where it says."""
        self.enters(piece, piece.card)
        if piece.square == NOWHERE:
            return
        if piece.card.classes & VINE_WALL:
            self.vines[piece.square] = piece
            self.vine_count += 1
        else:
            if not piece.marks & PASSING:
                self.board[piece.square] = piece
            if piece.card.classes & SUMMONER:
                self.sides[piece.owner].summoner = piece.card.number

    def shift(self, piece: Piece, square: int) -> None:
        """Change the square of a card; what is on and under it goes along, a Vine Wall does not (SW1-MOVE-13).

        On a square with another card it is only passing through.
        """
        if piece.card.classes & VINE_WALL:
            self.vines[piece.square] = None
            piece.square = square
            self.vines[square] = piece
            return
        if piece.marks & PASSING:
            piece.marks &= ~PASSING
        else:
            self.board[piece.square] = None
        piece.square = square
        if self.board[square] is None:
            self.board[square] = piece
        else:
            piece.marks |= PASSING

    def take_off(self, piece: Piece) -> None:
        """Take a card out of play."""
        self.leaves(piece)
        if piece.square == NOWHERE:
            return
        if piece.card.classes & VINE_WALL:
            self.vines[piece.square] = None
            self.vine_count -= 1
        elif not piece.marks & PASSING:
            self.board[piece.square] = None
