"""What is on the table: the mountain with its tiles, the horde, all trolls and stores, and where in the turn we are."""

from __future__ import annotations

from typing import Final

from stonehall.games.mountain_king.components import COPIES_OF_WORKSHOPS, WORKSHOPS
from stonehall.games.mountain_king.mountain import LEVELS, NOWHERE
from stonehall.games.mountain_king.resources import KINDS, STATUE_CLANS
from stonehall.games.mountain_king.scoring import standing
from stonehall.games.mountain_king.seating import Settings
from stonehall.games.mountain_king.steps import step
from stonehall.kernel.decision import Step
from stonehall.kernel.game import AnyGame, Outcome
from stonehall.kernel.pile import Pile
from stonehall.kernel.state import State as KernelState

NO_CARD: Final = -1
NOBODY: Final = -1
NO_CLAN: Final = -1

SLOTS: Final = 10
"""The places of a trollsmoot, row by row from below: 0–3, 4–6, 7–8, 9 (MK-PLACE-2)."""
PLACES: Final = 12
"""The places of the horde, row by row from below: 0–4, 5–8, 9–11 (MK-SETUP-3)."""
ROW_OF_PLACE: Final = (1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3)

TUNNEL: Final = 0
GATE: Final = 1
HALL: Final = 2

# The moments of a turn at which its player is asked what to do.
BEFORE: Final = 0
"""Spells and workshops, until a troll is recruited or a tunnel dug: steps 1 and 2 (MK-TURN-2, MK-TURN-3)."""
WORKING: Final = 1
"""A workshop is being used."""
PLACING: Final = 2
"""A recruited troll looks for its place."""
AFTER: Final = 3
"""Great halls and statues: steps 3 and 4 (MK-TURN-4, MK-TURN-5)."""


class Laid:
    """A tile on the mountain: never changed, so that clones share it.

    ``size`` and ``shape`` are those of the tunnel it was; a part that sticks out from under a hall has shape -1.
    """

    __slots__ = ("anchor", "hall", "kind", "mask", "shape")

    def __init__(self, kind: int, mask: int, anchor: int = NOWHERE, hall: int = -1, shape: int = -1) -> None:
        self.kind = kind
        self.mask = mask
        self.anchor = anchor
        """The cell of the anchor of a tunnel, or of the altar of a hall."""
        self.hall = hall
        self.shape = shape


class State(KernelState):
    """A moment of a game of In the Hall of the Mountain King."""

    def __init__(self, game: AnyGame, settings: Settings) -> None:
        super().__init__(game)
        self.settings = settings

    def lay_out(self) -> None:
        """The table before anything is dealt; a clone has its own instead."""
        settings = self.settings
        seats, sides = settings.seats, settings.sides
        components = settings.components

        # The mountain.
        self.tiles: list[Laid] = []
        self.dug = 0
        """All cells with a tile."""
        self.gates: list[int] = [NOWHERE] * seats
        self.networks: list[int] = [0] * seats
        """For each seat the cells of its network (MK-NET-1)."""
        self.statues: list[int] = []
        """Where each statue stands; its clan is at the same place of ``statue_clans``."""
        self.statue_clans: tuple[int, ...] = ()
        self.statue_mask = 0
        self.pedestals_on: dict[int, int] = {}
        """The pedestals on anchors: cell and clan."""
        self.founded: list[int] = [-1] * len(settings.mountain.workshop_sites)
        """For each site the workshop on it."""
        self.offered: list[int] = [0] * len(WORKSHOPS)
        """The workshops that can still be founded, by kind."""
        self.workshop_pool: list[int] = [COPIES_OF_WORKSHOPS] * len(WORKSHOPS)
        """What is face down while the offer is made (MK-SETUP-6)."""
        self.stacks: list[int] = [tunnel.copies for tunnel in components.tunnels]
        self.halls_left = (1 << len(components.halls)) - 1
        self.track: list[int] = [0] * (LEVELS * STATUE_CLANS)
        """``(level - 1) * 3 + clan``: the value of the token there, -1 once it was taken (MK-PED-3)."""
        self.track_pool: list[int] = components.pedestal_points.copy()

        # The horde and the spellbook.
        self.horde: list[int] = [NO_CARD] * PLACES
        self.bribes: list[tuple[int, ...]] = [()] * PLACES
        """The resources that lie on each place of the horde."""
        self.pedestals_offered: list[int] = [NO_CLAN] * PLACES
        """The pedestals on level 2 trolls."""
        self.decks: list[Pile] = [
            Pile([card for card, troll in enumerate(components.trolls) if troll.level == level]) for level in (1, 2, 3)
        ]
        self.bag: list[int] = [6] * STATUE_CLANS
        self.spells = Pile(range(len(components.spells)))
        self.spellbook: list[int] = []
        self.runes: list[int] = []
        """The runes on each spell of the book."""

        # The players.
        self.trolls: list[int] = [NO_CARD] * (seats * SLOTS)
        self.tokens: list[int] = [0] * (seats * SLOTS)
        """For each troll the symbols with a token on them, as bits."""
        self.storage: list[int] = [0] * (sides * KINDS)
        self.pedestals: list[int] = [0] * (sides * STATUE_CLANS)
        self.starters: list[Pile] = []
        """For each seat the starting trolls not yet seen, until the draft is over."""
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        """The starting trolls in hand (MK-DRAFT-3)."""
        self.tunnel_honor: list[int] = [0] * sides
        self.pedestal_honor: list[int] = [0] * sides
        self.coronation_honor: list[int] = [0] * sides
        self.levels: list[int] = [0] * seats
        """The sum of the levels of recruited trolls, for the tie-break (MK-SCORE-7)."""
        self.recruits: list[int] = [0] * seats

        # The turn.
        self.first = 0
        self.moment = BEFORE
        self.spells_left = 1
        self.workshops_left = 1
        self.hall_allowed = True
        self.workshop = -1
        """The workshop in use, as a place in the list of sites."""
        self.uses_left = 0
        self.newcomer = NO_CARD
        """The recruited troll that looks for its place."""
        self.cheaper = 0
        self.free_hammers = 0
        self.mixed = False
        self.dig_bonus = 0
        self.any_bribe = False
        self.free_moves = 0

        # The end.
        self.crowned = 0
        """How many have completed their trollsmoot."""
        self.turns_left = -1
        """The turns still to be played once the end has begun; -1 before (MK-END-3, MK-END-4)."""
        self.reason = ""

    def clone(self) -> State:
        copy = State(self.game, self.settings)
        copy.tiles = self.tiles.copy()
        copy.dug = self.dug
        copy.gates = self.gates.copy()
        copy.networks = self.networks.copy()
        copy.statues = self.statues.copy()
        copy.statue_clans = self.statue_clans
        copy.statue_mask = self.statue_mask
        copy.pedestals_on = self.pedestals_on.copy()
        copy.founded = self.founded.copy()
        copy.offered = self.offered.copy()
        copy.workshop_pool = self.workshop_pool.copy()
        copy.stacks = self.stacks.copy()
        copy.halls_left = self.halls_left
        copy.track = self.track.copy()
        copy.track_pool = self.track_pool.copy()
        copy.horde = self.horde.copy()
        copy.bribes = self.bribes.copy()
        copy.pedestals_offered = self.pedestals_offered.copy()
        copy.decks = [deck.clone() for deck in self.decks]
        copy.bag = self.bag.copy()
        copy.spells = self.spells.clone()
        copy.spellbook = self.spellbook.copy()
        copy.runes = self.runes.copy()
        copy.trolls = self.trolls.copy()
        copy.tokens = self.tokens.copy()
        copy.storage = self.storage.copy()
        copy.pedestals = self.pedestals.copy()
        copy.starters = [pile.clone() for pile in self.starters]
        copy.hands = [hand.copy() for hand in self.hands]
        copy.tunnel_honor = self.tunnel_honor.copy()
        copy.pedestal_honor = self.pedestal_honor.copy()
        copy.coronation_honor = self.coronation_honor.copy()
        copy.levels = self.levels.copy()
        copy.recruits = self.recruits.copy()
        copy.first = self.first
        copy.moment = self.moment
        copy.spells_left = self.spells_left
        copy.workshops_left = self.workshops_left
        copy.hall_allowed = self.hall_allowed
        copy.workshop = self.workshop
        copy.uses_left = self.uses_left
        copy.newcomer = self.newcomer
        copy.cheaper = self.cheaper
        copy.free_hammers = self.free_hammers
        copy.mixed = self.mixed
        copy.dig_bonus = self.dig_bonus
        copy.any_bribe = self.any_bribe
        copy.free_moves = self.free_moves
        copy.crowned = self.crowned
        copy.turns_left = self.turns_left
        copy.reason = self.reason
        copy.copy_pending_from(self)
        return copy

    def step_for_verb(self, verb: str) -> Step:
        return step.by_verb[verb]

    def result(self) -> Outcome:
        """Honor decides, then the lower sum of recruited levels (MK-SCORE-7); a further tie is shared (B-13)."""
        if self.reason == "turn-limit":
            return Outcome([0.0] * self.settings.seats, self.reason)
        return Outcome(standing(self), self.reason)

    def tile_on(self, cell: int) -> Laid:
        """The tile that lies on a cell."""
        for tile in self.tiles:
            if tile.mask >> cell & 1:
                return tile
        raise ValueError(f"nothing lies on cell {cell}")

    @property
    def side(self) -> int:
        """The side whose turn it is."""
        return self.settings.seating.side_of[self.active]
