"""The numbers a judgement is made of, in honor where nothing else is said: guessed by people, or learnt from games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from stonehall.games.mountain_king.resources import RESOURCES

GUESSED: Final[dict[str, float]] = {
    # What one future activation of an empty symbol is worth.
    "yield-stone": 0.45, "yield-iron": 0.6, "yield-heartstone": 0.75, "yield-coin": 0.4, "yield-hammer": 0.35,
    "yield-rune": 0.35, "yield-cart": 0.5, "yield-clan-cart": 0.45,
    # How often a symbol with so many open places above will yield, tokens being spent in between.
    "later-1": 1.0, "later-2": 1.6, "later-3": 2.0, "later-4": 2.3, "later-5": 2.5,
    # What a newcomer will bring, as a share, since it takes turns to use; and of its own symbols this share.
    "newcomer": 0.5, "newcomer-later": 0.6,
    # A pedestal in storage.
    "pedestal": 3.0,
    # The share of sets of leftovers while there is still a turn to use them.
    "sets-to-come": 0.3,
    # How much of what is not honor yet is lost when the first trollsmoot is complete; what a turn is good for then.
    "open-end": 0.35, "last-turn": 0.35,
    # What spells have promised for the next dig: a mineral less, a hammer less, a point more.
    "cheaper-dig": 1.2, "free-hammer": 0.4, "dig-point": 0.9,
    # What minerals in hand are worth, as a share of the honor they can dig: the best tunnel, the next, and so on. Each
    # takes a turn, so it is better to dig than to hoard, and better one large tunnel than two small ones.
    "dig-1": 0.85, "dig-2": 0.65, "dig-3": 0.45, "dig-4": 0.3, "dig-5": 0.2,
    # A mineral on its way to the next size, and a resource that nothing can be done with for now.
    "single": 0.4, "spare": 0.25,
    "coin": 0.85, "hammer": 0.7, "rune": 0.5, "cart": 0.8,
    # The share of a statue's gain for which there are carts enough, or not; what each tunnel on the way takes off it,
    # so that every move on the way is a step forward.
    "certain": 0.9, "hoped": 0.3, "step": 0.2,
    # How likely the altar of a hall will have a statue, with one in the network and without; the share of a hall that
    # could be laid now; two by two dug cells, since halls need room in both directions.
    "altar": 0.6, "empty-altar": 0.2, "hall-ready": 0.55, "block": 0.3,
    # Beside the own network: a free cell, something buried, a statue still in the rock.
    "room": 0.04, "buried": 0.15, "statue-near": 1.0,
    # How far inwards the network has come.
    "level-2": 1.0, "level-3": 2.2, "level-4": 3.6, "level-5": 5.0,
    # A workshop beside the network, as a share of its worth, and each of its entrances.
    "workshop": 0.5, "entrance": 0.5,
    # Where a tunnel seems to lie well: over things and statues, not over rubble; beside statues, sites and things; on
    # the way inwards; and with its anchor where a pedestal can stand.
    "over-thing": 1.0, "over-statue": 3.0, "over-rubble": 0.9, "beside-statue": 1.0, "beside-site": 0.3,
    "beside-thing": 0.25, "inwards": 1.2, "anchor": 1.0, "anchor-level": 0.6,
    # What a dug cell is worth, whatever lies there.
    "cell": 0.8,
    # Spells, workshops and trades that gain less are left.
    "worthwhile": 0.15,
}  # fmt: skip


class Sight(NamedTuple):
    """How much somebody looks at, of all that could be done."""

    places: int
    """So many places of a tile."""
    shapes: tuple[int, ...]
    """So many shapes of the best size and mineral, and of the next best."""
    free_trolls: int


NARROW: Final = Sight(3, (2, 1), 3)
BROAD: Final = Sight(5, (2, 1), 3)
WIDE: Final = Sight(8, (4, 3, 2, 1), 5)


class Weights:
    """Such numbers at hand, and how much whoever goes by them looks at."""

    def __init__(self, numbers: Mapping[str, float], sight: Sight = NARROW) -> None:
        kinds = [*RESOURCES, *["clan-cart"] * 3]
        self.yields = [numbers[f"yield-{kind}"] for kind in kinds]
        self.later = [0.0, *[numbers[f"later-{places}"] for places in range(1, 6)]]
        self.newcomer = numbers["newcomer"]
        self.newcomer_later = numbers["newcomer-later"]
        self.pedestal = numbers["pedestal"]
        self.sets_to_come = numbers["sets-to-come"]
        self.open_end = numbers["open-end"]
        self.last_turn = numbers["last-turn"]
        self.cheaper_dig = numbers["cheaper-dig"]
        self.free_hammer = numbers["free-hammer"]
        self.dig_point = numbers["dig-point"]
        self.digs = [numbers[f"dig-{place}"] for place in range(1, 6)]
        self.single = numbers["single"]
        self.spare = numbers["spare"]
        self.coin = numbers["coin"]
        self.hammer = numbers["hammer"]
        self.rune = numbers["rune"]
        self.cart = numbers["cart"]
        self.certain = numbers["certain"]
        self.hoped = numbers["hoped"]
        self.step = numbers["step"]
        self.altar = numbers["altar"]
        self.empty_altar = numbers["empty-altar"]
        self.hall_ready = numbers["hall-ready"]
        self.block = numbers["block"]
        self.room = numbers["room"]
        self.buried = numbers["buried"]
        self.statue_near = numbers["statue-near"]
        self.levels = [0.0, 0.0, *[numbers[f"level-{level}"] for level in range(2, 6)]]
        self.workshop = numbers["workshop"]
        self.entrance = numbers["entrance"]
        self.over_thing = numbers["over-thing"]
        self.over_statue = numbers["over-statue"]
        self.over_rubble = numbers["over-rubble"]
        self.beside_statue = numbers["beside-statue"]
        self.beside_site = numbers["beside-site"]
        self.beside_thing = numbers["beside-thing"]
        self.inwards = numbers["inwards"]
        self.anchor = numbers["anchor"]
        self.anchor_level = numbers["anchor-level"]
        self.cell = numbers["cell"]
        self.worthwhile = numbers["worthwhile"]
        self.places = sight.places
        self.shapes = list(sight.shapes)
        self.free_trolls = sight.free_trolls


PLAIN: Final = Weights(GUESSED)
