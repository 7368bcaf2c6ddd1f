"""What is on the table: the arena, the supplies, hands and decks, points, and where in the turn we are."""

from __future__ import annotations

from typing import Any

from stonehall.games.tash_kalar.arena import ARENA, BIT, NOWHERE, SIZE
from stonehall.games.tash_kalar.cards import CARDS, COMMON, FLARES, LEGENDARY, LEGENDS, Being, being_of
from stonehall.games.tash_kalar.plays import HAND_OVER
from stonehall.games.tash_kalar.seating import (
    HIGH_FORM,
    LEGENDARY_PIECES,
    MOST_SIDES,
    NO_CARD,
    NOBODY,
    PENDING_COST,
    Seat,
    Settings,
)
from stonehall.games.tash_kalar.steps import step
from stonehall.games.tash_kalar.view_shape import View
from stonehall.kernel.decision import Option, Step, Then
from stonehall.kernel.game import AnyGame, Outcome
from stonehall.kernel.pile import Pile
from stonehall.kernel.state import State as KernelState


class State(KernelState):
    """A moment of a game of Tash-Kalar.

    A search makes copies by the thousand, so that lists are made only once for each: empty, or ``like`` another's.
    """

    def __init__(self, game: AnyGame, settings: Settings, seats: list[Seat], like: State | None = None) -> None:
        super().__init__(game)
        self.settings = settings
        self.seats = seats

        # The arena: what stands on each square (0: nothing, else side * 4 + rank), and the same as masks.
        self.board: list[int] = [0] * SIZE if like is None else like.board.copy()
        self.pieces: list[int] = [0] * settings.sides if like is None else like.pieces.copy()
        """For each side the squares of its pieces."""
        self.upgraded: list[int] = [0] * settings.sides if like is None else like.upgraded.copy()
        self.legendary: list[int] = [0] * settings.sides if like is None else like.legendary.copy()
        self.occupied = 0
        self.all_upgraded = 0
        self.all_legendary = 0
        self.discs: list[int] = [settings.discs] * settings.sides if like is None else like.discs.copy()
        """The double-sided discs in each side's supply."""
        self.legendary_supply: list[int] = (
            [LEGENDARY_PIECES] * settings.sides if like is None else like.legendary_supply.copy()
        )
        """The legendary pieces in each side's supply."""
        self.removed: list[int] = [0] * (MOST_SIDES * settings.sides) if like is None else like.removed.copy()
        """``colour * 4 + rank``: pieces that have left the game for good (TK-FROST-8)."""
        self.kept = 0
        """The piece that lies on a card, written as on the board (TK-WARP-11)."""
        self.gateway = NOWHERE
        """Where the piece stands that is the Gateway (TK-GATE-1)."""

        # Shared decks.
        self.legends: Pile = Pile() if like is None else like.legends.clone()
        self.legends_discard: list[int] = [] if like is None else like.legends_discard.copy()
        self.flares: Pile = Pile() if like is None else like.flares.clone()
        self.flares_discard: list[int] = [] if like is None else like.flares_discard.copy()
        self.tasks: Pile = Pile() if like is None else like.tasks.clone()
        self.current_tasks: list[int] = [] if like is None else like.current_tasks.copy()
        self.next_task = NO_CARD
        self.tasks_aside: list[int] = [] if like is None else like.tasks_aside.copy()
        """Tasks set aside while the first three are found (TK-SETUP-9)."""

        # Points.
        self.points: list[int] = [0] * (MOST_SIDES * settings.sides) if like is None else like.points.copy()
        """``side * 4 + colour``: in Melee the points in each enemy colour, else all in that of the opponent."""
        self.claimed: list[tuple[int, ...]] = [()] * settings.sides if like is None else like.claimed.copy()
        self.improvised: list[int] = [0] * settings.sides if like is None else like.improvised.copy()
        """For each side the colours, as bits, that it has used for improvised summoning (TK-IMP-1)."""

        # The turn.
        self.player = 0
        """The seat that acts: the active one, or its partner after handing over (TK-TEAM-8)."""
        self.side = 0
        """The side of the active seat."""
        self.actions = 0
        self.discarded = False
        self.loan = False
        """Whether the next being may borrow an enemy piece (TK-CARD-15)."""
        self.wild_empties = 0
        """How many empty squares may count as own commons for the next being (TK-WARP-13)."""
        self.lender = NOBODY
        """The side whose pieces take the place of own ones for the next being (TK-GATE-10)."""
        self.doubled = False
        """Whether every piece destroyed counts twice (TK-WARP-10)."""
        self.warped: tuple[int, ...] = ()
        """The cards warped this turn."""
        self.slowed_sides = 0
        """The sides, as bits, that have an action fewer in their next turn (TK-FROST-7)."""
        self.kills: list[int] = [0] * (MOST_SIDES * settings.sides) if like is None else like.kills.copy()
        """``colour * 4 + rank``: enemy pieces destroyed this turn."""
        self.summoned = 0
        self.summoned_on_red = 0
        self.summoned_on_green = 0
        self.summoned_legends = 0
        self.extra_beings = 0
        self.extra_legends = 0
        self.extra_turns = 0
        self.in_extra_turn = False

        # The effect being carried out.
        self.card = NO_CARD
        self.shape = 0
        """The declared orientation, as a place in the card's list of shapes."""
        self.square = NOWHERE
        """The summoning square."""
        self.being = NOWHERE
        """Where the piece just summoned stands now; ``NOWHERE`` once it is gone (TK-EFF-7)."""
        self.used = 0
        """Where the pieces used for the summoning stand now."""
        self.crushed = 0
        """What was destroyed by the landing, written as on the board."""
        self.goes_under = False
        """Whether the card goes under its deck instead of onto the discard pile (TK-GATE-9)."""

        # The end.
        self.exhausted = False
        """Whether a player has drawn the last card of the own deck (TK-END-1)."""
        self.last_turns = -1
        """The turns still to be played once the end was triggered; -1 before."""
        self.reason = ""

    def clone(self) -> State:
        copy = State(self.game, self.settings, [seat.clone() for seat in self.seats], self)
        copy.occupied = self.occupied
        copy.all_upgraded = self.all_upgraded
        copy.all_legendary = self.all_legendary
        copy.kept = self.kept
        copy.gateway = self.gateway
        copy.next_task = self.next_task
        copy.player = self.player
        copy.side = self.side
        copy.actions = self.actions
        copy.discarded = self.discarded
        copy.loan = self.loan
        copy.wild_empties = self.wild_empties
        copy.lender = self.lender
        copy.doubled = self.doubled
        copy.warped = self.warped
        copy.slowed_sides = self.slowed_sides
        copy.summoned = self.summoned
        copy.summoned_on_red = self.summoned_on_red
        copy.summoned_on_green = self.summoned_on_green
        copy.summoned_legends = self.summoned_legends
        copy.extra_beings = self.extra_beings
        copy.extra_legends = self.extra_legends
        copy.extra_turns = self.extra_turns
        copy.in_extra_turn = self.in_extra_turn
        copy.card = self.card
        copy.shape = self.shape
        copy.square = self.square
        copy.being = self.being
        copy.used = self.used
        copy.crushed = self.crushed
        copy.goes_under = self.goes_under
        copy.exhausted = self.exhausted
        copy.last_turns = self.last_turns
        copy.reason = self.reason
        copy.copy_pending_from(self)
        return copy

    # The kernel's questions -------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        view: View = self.game.view(self, seat)
        return view

    def step_for_verb(self, verb: str) -> Step:
        return step.by_verb[verb]

    def result(self) -> Outcome:
        """For each seat the share of the opponents it did better than (a tie counts half)."""
        settings = self.settings
        standings = [self.standing(side) for side in range(settings.sides)]
        shares = []
        for own in standings:
            better = sum([2 if own > other else own == other for other in standings]) - 1
            shares.append(better / (2 * (settings.sides - 1)))
        if self.reason == "turn-limit":
            shares = [0.5] * settings.sides
        return Outcome([shares[side] for side in settings.seating.side_of], self.reason)

    def ask(
        self,
        seat: int,
        prompt: str,
        options: list[Option],
        then: Then | None,
        args: tuple[Any, ...] = (),
        about: tuple[int, ...] = (),
        private: bool = False,
    ) -> None:
        """In the middle of an effect control can be handed to the partner (TK-TEAM-8)."""
        is_asked = len(options) > 1 or private
        if self.settings.teams and self.card != NO_CARD and self.player == self.active and is_asked:
            options = [*options, HAND_OVER]
        super().ask(seat, prompt, options, then, args, about, private)

    def _answer(self, option: Option, then: Then | None, args: tuple[Any, ...]) -> None:
        """Whoever takes over is asked the same again."""
        if option is HAND_OVER and self.card != NO_CARD and self.asking_frame is not None:
            self.agenda.append(self.asking_frame)
            then, args = None, ()
        super()._answer(option, then, args)

    # Looking at the table ---------------------------------------------------------------------------------------

    @property
    def own(self) -> int:
        """The squares of the pieces of the side whose turn it is."""
        return self.pieces[self.side]

    @property
    def enemies(self) -> int:
        return self.occupied & ~self.pieces[self.side]

    @property
    def commons(self) -> int:
        """The commons of all sides."""
        return self.occupied & ~self.all_upgraded

    @property
    def heroics(self) -> int:
        return self.all_upgraded & ~self.all_legendary

    @property
    def lesser(self) -> int:
        """The commons and heroics of all sides."""
        return self.occupied & ~self.all_legendary

    @property
    def empty(self) -> int:
        return ARENA & ~self.occupied

    def rank_on(self, square: int) -> int:
        """The rank of the piece on a square, 0 for none."""
        return self.board[square] & 3

    def side_on(self, square: int) -> int:
        """The side of the piece on a square that is known to hold one."""
        return self.board[square] >> 2

    def has_free(self, side: int, rank: int) -> bool:
        """Whether a side has a piece of this rank in supply."""
        return (self.legendary_supply[side] if rank == LEGENDARY else self.discs[side]) > 0

    def opponents(self) -> tuple[int, ...]:
        """The sides against the one whose turn it is."""
        return self.settings.seating.other_sides(self.side)

    def rivals(self, side: int) -> list[int]:
        """The sides against one that still play: only in their colours are points made and compared (O-15).

        One that is alone keeps what it has in all colours.
        """
        others = self.settings.seating.other_sides(side)
        return [other for other in others if other not in self.left] or list(others)

    def score(self, side: int) -> int:
        """The points that are compared first: in Melee those in the lowest colour (TK-FORM-3, TK-SCORE-9)."""
        return self.standing(side)[0]

    def points_in(self, side: int, colour: int) -> int:
        """The points of a side in a colour, less those for a being that is still pending (TK-WARP-5)."""
        pending = 0
        for seat in self.settings.seating.seats_of[side]:
            pending += len(self.seats[seat].pending())
        return self.points[side * MOST_SIDES + colour] - PENDING_COST * pending

    def standing(self, side: int) -> tuple[int, ...]:
        """What is compared at the end, the most important first (TK-END-8..10)."""
        points = sorted([self.points_in(side, other) for other in self.rivals(side)])
        if self.settings.form == HIGH_FORM:
            points[0] += self.legendary[side].bit_count()
        return (*points, self.upgraded[side].bit_count(), self.pieces[side].bit_count())

    def being_card(self) -> Being:
        """The card whose effect is being carried out."""
        return being_of(self.card)

    # Cards of the active player ------------------------------------------------------------------------------------

    def pile_of(self, card: int) -> Pile:
        """The deck a card belongs to: the legends, the flares, or that of the active player."""
        deck = CARDS[card].deck
        return self.legends if deck == LEGENDS else self.flares if deck == FLARES else self.seats[self.active].pile

    def discard_of(self, card: int) -> list[int]:
        """The discard pile of that deck."""
        deck = CARDS[card].deck
        if deck == LEGENDS:
            return self.legends_discard
        return self.flares_discard if deck == FLARES else self.seats[self.active].discard

    # Changing the arena (no rules here: see effects.py) -----------------------------------------------------------

    def put(self, side: int, rank: int, square: int) -> None:
        """A piece out of a side's supply stands on a square."""
        bit = BIT[square]
        self.board[square] = side * 4 + rank
        self.occupied |= bit
        self.pieces[side] |= bit
        if rank > COMMON:
            self.upgraded[side] |= bit
            self.all_upgraded |= bit
        if rank == LEGENDARY:
            self.legendary[side] |= bit
            self.all_legendary |= bit
            self.legendary_supply[side] -= 1
        else:
            self.discs[side] -= 1

    def take(self, square: int) -> None:
        """The piece on a square goes back to its owner's supply (TK-COMP-10)."""
        bit = BIT[square]
        code = self.board[square]
        side = code >> 2
        self.board[square] = 0
        self.occupied ^= bit
        self.pieces[side] ^= bit
        rank = code & 3
        if rank > COMMON:
            self.upgraded[side] ^= bit
            self.all_upgraded ^= bit
        if rank == LEGENDARY:
            self.legendary[side] ^= bit
            self.all_legendary ^= bit
            self.legendary_supply[side] += 1
        else:
            self.discs[side] += 1

    def withhold(self, code: int) -> None:
        """A piece in supply, written as on the board, cannot be used for now."""
        self._count(code, -1)

    def give_back(self, code: int) -> None:
        """It can be used again."""
        self._count(code, 1)

    def _count(self, code: int, change: int) -> None:
        if code & 3 == LEGENDARY:
            self.legendary_supply[code >> 2] += change
        else:
            self.discs[code >> 2] += change
