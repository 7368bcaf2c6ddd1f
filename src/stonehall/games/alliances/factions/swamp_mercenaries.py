"""Swamp Mercenaries: hired blades and beasts fight where the vines grow, and feed them when they fall."""

from __future__ import annotations

from typing import Final

from stonehall.games.alliances.abilities import LEAVES_VINES, ability, after_attack, after_move
from stonehall.games.alliances.cards import (
    BOW,
    BY_ID,
    CHAMPION,
    COMMON,
    SWORD,
    UNIT,
    Faction,
    champion,
    common,
    event,
    summoner,
)
from stonehall.games.alliances.effects import destroy, make_last, place, put_vine_wall, wound
from stonehall.games.alliances.events import when_played
from stonehall.games.alliances.factions.shared import about, can_afford, pay, place_on, places
from stonehall.games.alliances.factions.swamp_orcs import is_next_to_vines
from stonehall.games.alliances.pieces import ON_DISCARD, UNTIL_NEXT_TURN, WAS_SUMMONED, Piece
from stonehall.games.alliances.piles import to_discard
from stonehall.games.alliances.reach import open_next_to_any, units_in_line, vine_squares, walls_of
from stonehall.games.alliances.state import State
from stonehall.games.alliances.steps import step
from stonehall.games.alliances.values import is_unit
from stonehall.kernel.decision import STOP

SHELL: Final = 5
TONGUE: Final = 3
MOST_CARRIERS: Final = 2

CALL: Final = ability("vinemancer-call")

SWAMP_MERCENARIES = Faction(
    "swamp-mercenaries",
    parts=("swamp-orcs", "mercenaries"),
    summoner=summoner("glurblub", BOW, attack=3, life=5, abilities="vinemancer-sow", ours="attack life square"),
    starting=[
        ("glurblub", (3, 4)),
        ("wall", (3, 2)),
        ("boarboon", (4, 1)),
        ("swamp-mercenaries-swordsman", (2, 4)),
        ("swamp-mercenaries-swordsman", (4, 4)),
        ("swamp-rat", (1, 2)),
        ("swamp-rat", (6, 2)),
    ],
    champions=[
        champion(
            "prong", SWORD, cost=6, attack=2, life=6, abilities="vinemancer-call",
            ours="cost attack life range text",
        ),
        champion("turgo", SWORD, cost=7, attack=2, life=5, abilities="hard-shell", ours="all"),
        champion("ribbok", SWORD, cost=5, attack=2, life=5, abilities="sticky-tongue", ours="all"),
    ],
    commons=[
        common(
            "boarboon", SWORD, cost=3, attack=2, life=3, abilities="wild-arrival", copies=6,
            ours="range copies square",
        ),
        common(
            "swamp-rat", SWORD, cost=0, attack=1, life=1, abilities="scurry", copies=6,
            ours="cost attack life range copies square",
        ),
        common(
            "swamp-mercenaries-swordsman", SWORD, cost=2, attack=2, life=2, abilities="slippery", copies=6,
            named="swordsman", ours="cost attack life range copies square",
        ),
    ],
    events=[
        event("spore-carriers", copies=4),
        event("vine-bind", copies=2, lasting=True, ours="copies"),
        event("vine-lash", copies=3, ours="copies"),
    ],
    vine_walls=15,
    ours="square vine-walls",
)  # fmt: skip


# Champions ------------------------------------------------------------------------------------------------------------

ability("vinemancer-call", bends=LEAVES_VINES)


@after_move("vinemancer-call")
def vinemancer_call(s: State, prong: Piece, start: int, squares: int) -> None:
    """Once per turn after moving him, magic buys a Vine Wall adjacent to him."""
    seat = prong.controller
    if s.sides[seat].vine_walls and can_afford(s, seat, 1) and not prong.has_used(CALL):
        around = vine_squares(s, s.neighbours[prong.square])
        s.may_choose(seat, "vinemancer-call", "to", around, call_vines, (prong.id,), about(prong))


@step
def call_vines(s: State, square: int, id: int) -> None:
    prong = s.pieces[id]
    prong.note_use(CALL)
    pay(s, prong.controller, 1)
    put_vine_wall(s, prong.controller, square)


# Hard Shell: only dice of 5 or more wound it, and it moves 1 square less.
ability("hard-shell", wounds_on=lambda s, me, attacker, target: SHELL, allowance=-1)


def _tongue_reaches(s: State, ribbok: Piece) -> list[Piece]:
    """Commons and Champions in a clear line that do not stand next to it already."""
    seen = units_in_line(s, ribbok, TONGUE)
    return [unit for unit in seen if unit.card.is_a(COMMON | CHAMPION) and s.distance[ribbok.square][unit.square] > 1]


@after_move("sticky-tongue")
def sticky_tongue(s: State, ribbok: Piece, start: int, squares: int) -> None:
    """After moving it, a Common or Champion in a clear line may be placed next to it in that line."""
    caught = places(_tongue_reaches(s, ribbok))
    s.may_choose(ribbok.controller, "sticky-tongue", "target", caught, pull, (ribbok.id,), about(ribbok))


@step
def pull(s: State, square: int, id: int) -> None:
    for ray in s.rays[s.pieces[id].square]:
        line = ray[:TONGUE]
        if square in line and all(s.is_empty(passed) for passed in line[: line.index(square)]):
            place(s, s.on(square), line[0])
            return


# Commons --------------------------------------------------------------------------------------------------------------

ability("wild-arrival", attack=lambda s, me, target: 1 if me.marks & WAS_SUMMONED else 0)
ability("slippery", through=UNIT)


def _flees_the_pile(s: State, me: Piece, card: Piece, by: int, source: int, attack: bool) -> bool:
    """Destroyed by a friendly attack it goes to its player's discard pile: no magic is made of it."""
    if card is not me or not attack or not s.is_friend(me, by):
        return False
    to_discard(s, me.controller, me.card.number)
    me.grave = (me.controller, ON_DISCARD)
    return True


ability("scurry", redirects=_flees_the_pile)


@after_attack("scurry")
def scurry(s: State, rat: Piece, *attack: int) -> None:
    """After attacking it may be placed adjacent to a Wall of its controller."""
    squares = open_next_to_any(s, [wall.square for wall in walls_of(s, rat.controller)])
    s.may_choose(rat.controller, "scurry", "to", squares, place_on, (rat.id,), about(rat))


# Events ---------------------------------------------------------------------------------------------------------------


@when_played("spore-carriers")
def spore_carriers(s: State, seat: int) -> None:
    """Up to 2 own units are destroyed, and a Vine Wall grows where each stood."""
    s.push(next_carrier, seat, MOST_CARRIERS)


@step
def next_carrier(s: State, seat: int, left: int) -> None:
    if left > 0:
        units = [piece for piece in s.own(seat) if is_unit(piece)]
        s.may_choose(seat, "spore-carriers", "target", places(units), burst, (seat, left), otherwise=STOP)


@step
def burst(s: State, square: int, seat: int, left: int) -> None:
    s.push(next_carrier, seat, left - 1)
    destroy(s, [s.on(square)], seat)
    put_vine_wall(s, seat, square)


def _is_bound(s: State, me: Piece, unit: Piece) -> bool:
    return is_unit(unit) and not s.are_friends(unit, me) and is_next_to_vines(s, unit)


ability("vine-bind", holds=_is_bound)


@when_played("vine-bind")
def vine_bind(s: State, seat: int) -> None:
    """Until the own next turn enemy units next to a Vine Wall, or on one, cannot move."""
    make_last(s, BY_ID["vine-bind"].number, seat, UNTIL_NEXT_TURN)


@when_played("vine-lash")
def vine_lash(s: State, seat: int) -> None:
    """Every enemy unit next to a Vine Wall, or on one, takes 1 wound."""
    lashed = [piece for piece in s.field if is_unit(piece) and not s.is_friend(piece, seat)]
    wound(s, [unit for unit in lashed if is_next_to_vines(s, unit)], 1, seat)
