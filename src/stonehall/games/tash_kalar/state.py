"""What is on the table: the arena, the supplies, hands and decks, points, and where in the turn we are.

A *seat* is a player, a *side* the owner of one colour of pieces: the same in most games, two seats to a side in a team
game. Seats count in the order of turns; the side of a seat has the number of its first seat.
"""

from __future__ import annotations

from typing import Any, Final

from stonehall.games.tash_kalar.arena import ARENA, BIT, NOWHERE, SIZE
from stonehall.games.tash_kalar.cards import COMMON, LEGENDARY, Being, being_of
from stonehall.games.tash_kalar.plays import HAND_OVER
from stonehall.games.tash_kalar.steps import step
from stonehall.kernel.decision import Option, Step
from stonehall.kernel.game import Game, Outcome
from stonehall.kernel.pile import Pile
from stonehall.kernel.state import State as KernelState

SEATS: Final = ("south", "north", "west", "east")
MOST_SIDES: Final = 4

HIGH_FORM: Final = 0
DUEL: Final = 1
MELEE: Final = 2
FORMS: Final = ("high-form", "duel", "melee")

DISCS: Final = 17
LEGENDARY_PIECES: Final = 3
SIDEWAYS: Final = 6
"""How many cards of a deck lie sideways in a team game (TK-TEAM-6)."""
TURN_LIMIT: Final = 1000
"""The rules know none (TK-END-13); this one only makes sure that every simulation ends."""
NO_CARD: Final = -1


class Settings:
    """The options of a game that rules ask for (shared by all its states)."""

    def __init__(self, form: int, seats: int, teams: bool, schools: tuple[str, ...], turn_limit: int) -> None:
        self.form = form
        self.seats = seats
        self.teams = teams
        self.schools = schools
        self.turn_limit = turn_limit
        self.sides = 2 if teams else seats

    @property
    def discs(self) -> int:
        """The discs of a colour that are left to play with (TK-COMP-6..9)."""
        return DISCS - (0, 1, self.sides - 1)[self.form]

    @property
    def goal(self) -> int:
        """The points that trigger the end (TK-END-2..4)."""
        return (9, 18, 12 if self.sides == 3 else 10)[self.form]

    def side_of(self, seat: int) -> int:
        return seat % 2 if self.teams else seat

    def partner(self, seat: int) -> int:
        return (seat + 2) % 4


class Seat:
    """One player's deck and cards."""

    __slots__ = ("discard", "flares", "hand", "legends", "pile")

    def __init__(self, pile: Pile) -> None:
        self.pile = pile
        self.hand: list[int] = []
        """The beings of the own deck."""
        self.legends: list[int] = []
        self.flares: list[int] = []
        self.discard: list[int] = []

    def clone(self) -> Seat:
        copy = Seat(self.pile.clone())
        copy.hand = self.hand.copy()
        copy.legends = self.legends.copy()
        copy.flares = self.flares.copy()
        copy.discard = self.discard.copy()
        return copy

    def cards(self) -> list[int]:
        return self.hand + self.legends + self.flares


class State(KernelState):
    """A moment of a game of Tash-Kalar."""

    def __init__(self, game: Game, settings: Settings, seats: list[Seat]) -> None:
        super().__init__(game)
        self.settings = settings
        self.seats = seats

        # The arena: what stands on each square (0: nothing, else side * 4 + rank), and the same as masks.
        self.board: list[int] = [0] * SIZE
        self.pieces: list[int] = [0] * settings.sides
        """For each side the squares of its pieces."""
        self.upgraded: list[int] = [0] * settings.sides
        self.legendary: list[int] = [0] * settings.sides
        self.occupied = 0
        self.all_upgraded = 0
        self.all_legendary = 0
        self.discs: list[int] = [settings.discs] * settings.sides
        """The double-sided discs in each side's supply."""
        self.crowns: list[int] = [LEGENDARY_PIECES] * settings.sides
        """The legendary pieces in each side's supply."""

        # Shared decks.
        self.legends = Pile()
        self.legends_discard: list[int] = []
        self.flares = Pile()
        self.flares_discard: list[int] = []
        self.tasks = Pile()
        self.current_tasks: list[int] = []
        self.next_task = NO_CARD
        self.aside: list[int] = []
        """Tasks set aside while the first three are found (TK-SETUP-9)."""

        # Points.
        self.points: list[int] = [0] * (MOST_SIDES * settings.sides)
        """``side * 4 + colour``: in Melee the points in each enemy colour, else all in that of the opponent."""
        self.claimed: list[tuple[int, ...]] = [()] * settings.sides
        self.improvised: list[int] = [0] * settings.sides
        """For each side the colours, as bits, that it has used for improvised summoning (TK-IMP-1)."""

        # The turn.
        self.turn = 0
        self.active = 0
        """The seat whose turn it is."""
        self.player = 0
        """The seat that acts: the active one, or its partner after handing over (TK-TEAM-8)."""
        self.side = 0
        """The side of the active seat."""
        self.actions = 0
        self.discarded = False
        self.loan = False
        """Whether the next being may borrow an enemy piece (TK-CARD-15)."""
        self.kills: list[int] = [0] * (MOST_SIDES * settings.sides)
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

        # The end.
        self.exhausted = False
        """Whether a player has drawn the last card of the own deck (TK-END-1)."""
        self.last_turns = -1
        """The turns still to be played once the end was triggered; -1 before."""
        self.reason = ""

    def clone(self) -> State:
        copy = State(self.game, self.settings, [seat.clone() for seat in self.seats])
        copy.board = self.board.copy()
        copy.pieces = self.pieces.copy()
        copy.upgraded = self.upgraded.copy()
        copy.legendary = self.legendary.copy()
        copy.occupied = self.occupied
        copy.all_upgraded = self.all_upgraded
        copy.all_legendary = self.all_legendary
        copy.discs = self.discs.copy()
        copy.crowns = self.crowns.copy()
        copy.legends = self.legends.clone()
        copy.legends_discard = self.legends_discard.copy()
        copy.flares = self.flares.clone()
        copy.flares_discard = self.flares_discard.copy()
        copy.tasks = self.tasks.clone()
        copy.current_tasks = self.current_tasks.copy()
        copy.next_task = self.next_task
        copy.aside = self.aside.copy()
        copy.points = self.points.copy()
        copy.claimed = self.claimed.copy()
        copy.improvised = self.improvised.copy()
        copy.turn = self.turn
        copy.active = self.active
        copy.player = self.player
        copy.side = self.side
        copy.actions = self.actions
        copy.discarded = self.discarded
        copy.loan = self.loan
        copy.kills = self.kills.copy()
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
        copy.exhausted = self.exhausted
        copy.last_turns = self.last_turns
        copy.reason = self.reason
        copy.agenda = self.agenda.copy()
        copy.asker = self.asker
        copy.decision = self.decision
        copy.over = self.over
        return copy

    # The kernel's questions -------------------------------------------------------------------------------------

    def step_of(self, verb: str) -> Step:
        return step.by_verb[verb]

    @property
    def outcome(self) -> Outcome | None:
        """For each seat the share of the opponents it did better than (a tie counts half)."""
        if not self.over:
            return None
        settings = self.settings
        standings = [self.standing(side) for side in range(settings.sides)]
        shares = []
        for own in standings:
            better = sum([2 if own > other else own == other for other in standings]) - 1
            shares.append(better / (2 * (settings.sides - 1)))
        if self.reason == "turn-limit":
            shares = [0.5] * settings.sides
        return Outcome([shares[settings.side_of(seat)] for seat in range(settings.seats)], self.reason)

    def ask(
        self,
        seat: int,
        prompt: str,
        options: list[Option],
        then: Step | None,
        args: tuple[Any, ...] = (),
        about: tuple[int, ...] = (),
    ) -> None:
        """In the middle of an effect control can be handed to the partner (TK-TEAM-8)."""
        if self.settings.teams and self.card != NO_CARD and self.player == self.active and len(options) > 1:
            options = [*options, HAND_OVER]
        super().ask(seat, prompt, options, then, args, about)

    def _answer(self, option: Option, then: Step | None, args: tuple[Any, ...]) -> None:
        """Whoever takes over is asked the same again."""
        if option is HAND_OVER and self.card != NO_CARD and self.asker is not None:
            self.agenda.append(self.asker)
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
        return (self.crowns[side] if rank == LEGENDARY else self.discs[side]) > 0

    def opponents(self) -> list[int]:
        return [side for side in range(self.settings.sides) if side != self.side]

    def score(self, side: int) -> int:
        """The points that are compared first: in Melee those in the lowest colour (TK-FORM-3, TK-SCORE-9)."""
        return self.standing(side)[0]

    def standing(self, side: int) -> tuple[int, ...]:
        """What is compared at the end, the most important first (TK-END-8..10)."""
        others = [other for other in range(self.settings.sides) if other != side]
        points = sorted([self.points[side * MOST_SIDES + other] for other in others])
        if self.settings.form == HIGH_FORM:
            points[0] += self.legendary[side].bit_count()
        return (*points, self.upgraded[side].bit_count(), self.pieces[side].bit_count())

    def being_card(self) -> Being:
        """The card whose effect is being carried out."""
        return being_of(self.card)

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
            self.crowns[side] -= 1
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
            self.crowns[side] += 1
        else:
            self.discs[side] += 1
