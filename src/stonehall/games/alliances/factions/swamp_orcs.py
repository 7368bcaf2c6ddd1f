"""Swamp Orcs: Vine Walls grow over the battlefield, hold the enemy fast and carry the own troops forward."""

from __future__ import annotations

from typing import Final

from stonehall.games.alliances.abilities import (
    LEAVES_VINES,
    START_OF_PHASE,
    UNIT_DESTROYED,
    ability,
    after_attack,
    at,
    lends,
    when_destroyed,
    when_destroys,
)
from stonehall.games.alliances.cards import (
    ATTACK,
    BOW,
    BY_ID,
    CARDS,
    CHAMPION,
    COMMON,
    SWORD,
    UNIT,
    VINE_WALL,
    WALL,
    Faction,
    champion,
    common,
    event,
    matches,
    summoner,
)
from stonehall.games.alliances.effects import (
    destroy,
    lend,
    make_last,
    place,
    put_under,
    put_vine_wall,
    remove_wounds,
    strengthen,
    under_to_magic,
)
from stonehall.games.alliances.events import when_played
from stonehall.games.alliances.factions.shared import about, can_afford, pay, places
from stonehall.games.alliances.pieces import CROSSED_VINES, ELSEWHERE, ON_MAGIC, THIS_TURN, UNTIL_NEXT_TURN, Piece
from stonehall.games.alliances.reach import next_to, vine_squares, walls_of
from stonehall.games.alliances.reactions import react
from stonehall.games.alliances.state import State
from stonehall.games.alliances.steps import step
from stonehall.games.alliances.values import is_unit, is_wall
from stonehall.kernel.decision import AGREE, DECLINE, PASS, STOP, YES

SWAMP_ORCS = Faction(
    "swamp-orcs",
    summoner=summoner("mugglug", SWORD, attack=3, life=7, abilities="rampant-growth"),
    starting=[
        ("mugglug", (3, 4)),
        ("wall", (3, 2)),
        ("savager", (2, 1)),
        ("swamp-orcs-hunter", (4, 3)),
        ("swamp-orcs-shaman", (5, 3)),
    ],
    champions=[
        champion("blerg", SWORD, cost=7, attack=2, life=6, abilities="adapt"),
        champion("glarg", SWORD, cost=5, attack=2, life=6, abilities="vinemancer-reach"),
        champion("splub", SWORD, cost=7, attack=3, life=6, abilities="vinemancer-sow"),
        champion("glurp", SWORD, cost=6, attack=4, life=6, abilities="disruptive", copies=0),
        champion("murk", BOW, cost=5, attack=2, life=5, abilities="vinemancer-choke", copies=0),
        champion("splack", BOW, cost=5, attack=2, life=5, abilities="vinemancer-entangle", copies=0),
    ],
    commons=[
        common("savager", SWORD, cost=4, attack=3, life=3, abilities="fear", copies=6, ours="copies"),
        common(
            "swamp-orcs-hunter", BOW, cost=2, attack=1, life=2, abilities="vinemancer-ambush", copies=6,
            named="hunter", ours="copies",
        ),
        common(
            "swamp-orcs-shaman", BOW, cost=1, attack=1, life=1, abilities="vinemancer-guard", copies=6,
            named="shaman", ours="copies",
        ),
        common("conjurer", SWORD, cost=1, attack=1, life=2, abilities="vinemancer-animate", copies=0),
        common("swamp-beast", SWORD, cost=3, attack=2, life=2, abilities="spore-carrier", copies=0),
    ],
    events=[
        event("vine-growth", copies=3),
        event("vine-guard", copies=2, lasting=True),
        event("ensnare", copies=2),
        event("ambush", copies=2, lasting=True),
    ],
    vine_walls=15,
)  # fmt: skip

MOST_ADAPTED: Final = 4
ANIMATED_WITHIN: Final = 3
ENSNARED_WITHIN: Final = 4
MOST_ENSNARED: Final = 2

VINE_WALK: Final = ability("vine-walk", bends=LEAVES_VINES)
BOW_OF_VINES: Final = ability("bow-of-vines", bow=lambda s, me: True)


def is_next_to_vines(s: State, card: Piece) -> bool:
    """Whether a card is adjacent to a Vine Wall, the one on its own square included (SW1-VINE-30)."""
    return s.vine_count > 0 and any(near.card.classes & VINE_WALL for near in next_to(s, card))


# Mugglug --------------------------------------------------------------------------------------------------------------


def _was_next_to_own_wall(s: State, me: Piece, fallen: int, *how: int) -> bool:
    unit = s.fallen.get(fallen)
    if unit is None:
        return False
    return any(near.controller == me.controller and is_wall(s, near) for near in next_to(s, unit))


@at(UNIT_DESTROYED, "rampant-growth", when=_was_next_to_own_wall, order_free=True)
def rampant_growth(s: State, me: Piece, fallen: int, *how: int) -> None:
    """A Vine Wall grows where a unit next to one of your Walls was destroyed, if one can be put there."""
    put_vine_wall(s, me.controller, s.fallen[fallen].square)


ability("rampant-growth", bends=LEAVES_VINES)


# Champions ------------------------------------------------------------------------------------------------------------


def _adapted(s: State, me: Piece, target: Piece | None) -> int:
    """+1 attack value for each unit under him."""
    return min(len([card for card, _, _ in me.under if CARDS[card].classes & UNIT]), MOST_ADAPTED)


def _swallow(s: State, me: Piece, card: Piece, by: int, source: int, attack: bool) -> bool:
    """An enemy unit he destroyed does not reach the magic pile before it is said what becomes of it."""
    if source != me.id or not is_unit(card) or s.are_friends(card, me):
        return False
    put_under(s, card.card.number, card.owner, by, me)
    card.grave = (by, ELSEWHERE)
    return True


ability("adapt", attack=_adapted, redirects=_swallow)


def _swallowed(s: State, me: Piece, fallen: int, attack: int) -> bool:
    unit = s.fallen.get(fallen)
    return unit is not None and unit.grave == (me.controller, ELSEWHERE)


@when_destroys("adapt", when=_swallowed)
def adapt(s: State, me: Piece, fallen: int, attack: int) -> None:
    """The destroyed unit stays under him, or heals him and goes onto the magic pile."""
    s.may(me.controller, "adapt", adapt_heal, (me.id, fallen, attack), about(me))


@step
def adapt_heal(s: State, id: int, fallen: int, attack: int) -> None:
    """Only now the unit reaches the magic pile, so only now others may react to that."""
    unit, me = s.fallen[fallen], s.pieces[id]
    remove_wounds(s, me, 1)
    under_to_magic(s, me, unit.card.number, me.controller)
    unit.grave = (me.controller, ON_MAGIC)
    react(s, UNIT_DESTROYED, (fallen, id, me.controller, attack))


ability(
    "vinemancer-reach",
    bends=LEAVES_VINES,
    attack=lambda s, me, target: 1 if s.vines[me.square] is not None else 0,
    bow=lambda s, me: s.vines[me.square] is not None,
)
ability(
    "disruptive",
    event_cost=lambda s, me, seat, card: 1 if seat == me.controller and not card.is_a(WALL) else 0,
)


def _choke(s: State, me: Piece, target: Piece | None) -> int:
    """+1 attack value against a unit adjacent to a Vine Wall."""
    return 1 if target is not None and is_unit(target) and is_next_to_vines(s, target) else 0


ability("vinemancer-choke", bends=LEAVES_VINES, attack=_choke)
ability("vinemancer-entangle", bends=LEAVES_VINES)


def _can_entangle(s: State, me: Piece, target: int, *attack: int) -> bool:
    """Whether the attacked Common or Champion is still there and a Vine Wall can be put under it."""
    unit = s.on_board(target)
    return (
        unit is not None
        and unit.card.is_a(COMMON | CHAMPION)
        and s.sides[me.controller].vine_walls > 0
        and bool(vine_squares(s, [unit.square]))
        and can_afford(s, me.controller, 1)
    )


@after_attack("vinemancer-entangle", when=_can_entangle)
def entangle(s: State, me: Piece, target: int, *attack: int) -> None:
    """Magic puts a Vine Wall under a Common or Champion that survived the attack."""
    if _can_entangle(s, me, target):
        s.may(me.controller, "vinemancer-entangle", entangle_one, (me.controller, target), about(s.pieces[target]))


@step
def entangle_one(s: State, seat: int, target: int) -> None:
    pay(s, seat, 1)
    put_vine_wall(s, seat, s.pieces[target].square)


# Commons --------------------------------------------------------------------------------------------------------------

ability("vinemancer-ambush", attack=lambda s, me, target: 1 if me.marks & CROSSED_VINES else 0)
ability(
    "vinemancer-guard",
    bends=LEAVES_VINES,
    wounds_on=lambda s, me, attacker, target: 5 if is_next_to_vines(s, me) else 0,
)
ability("vinemancer-animate", bends=LEAVES_VINES)


def _animated(s: State, me: Piece) -> list[Piece]:
    """The own Vine Walls near enough, that under it included."""
    row = s.distance[me.square]
    return [
        wall for wall in s.own(me.controller) if wall.card.classes & VINE_WALL and row[wall.square] <= ANIMATED_WITHIN
    ]


@at(START_OF_PHASE + ATTACK, "vinemancer-animate", when=lambda s, me: bool(_animated(s, me)))
def animate(s: State, me: Piece) -> None:
    """A Vine Wall is given up for attack value or the bow symbol."""
    s.may_choose(
        me.controller, "vinemancer-animate", "target", places(_animated(s, me)), animate_wall, (me.id,), about(me)
    )


@step
def animate_wall(s: State, wall: int, id: int) -> None:
    """The Vine Wall goes back to its pile, and its strength or its reach to the Conjurer."""
    s.push(choose_animation, id)
    destroy(s, [s.on(wall)], s.pieces[id].controller, id)


@step
def choose_animation(s: State, id: int) -> None:
    me = s.on_board(id)
    if me is not None:
        answers = {YES: animate_strength, PASS: animate_bow}
        s.ask(me.controller, "vinemancer-animate-gain", [AGREE, DECLINE], answers, (id,), about(me))


@step
def animate_strength(s: State, id: int) -> None:
    strengthen(s, s.pieces[id], 1)


@step
def animate_bow(s: State, id: int) -> None:
    lend(s, s.pieces[id], BOW_OF_VINES)


@when_destroyed("spore-carrier")
def spore_carrier(s: State, me: Piece, *how: int) -> None:
    """A Vine Wall grows where it fell, if its player has one to put there."""
    put_vine_wall(s, me.controller, me.square)


# Events ---------------------------------------------------------------------------------------------------------------


def _beside_walls(s: State, seat: int) -> list[int]:
    """The squares next to the own Walls on which a Vine Wall can be put."""
    if not s.sides[seat].vine_walls:
        return []
    near = {square for wall in walls_of(s, seat) for square in s.neighbours[wall.square]}
    return vine_squares(s, sorted(near))


@when_played("vine-growth")
def vine_growth(s: State, seat: int) -> None:
    """A Vine Wall is put adjacent to a Wall you control."""
    s.push(choose_growth, seat)


@step
def choose_growth(s: State, seat: int) -> None:
    s.choose(seat, "vine-growth", "to", _beside_walls(s, seat), grow, (seat,))


@step
def grow(s: State, square: int, seat: int) -> None:
    put_vine_wall(s, seat, square)


def _own_orc(s: State, effect: Piece, card: Piece) -> bool:
    """Whether a card is a Swamp Orc unit of the player of an event (SW1-FACT-7)."""
    return card.controller == effect.controller and is_unit(card) and matches(card.card, "swamp-orcs")


lends("vine-guard", "vinemancer-guard", to=_own_orc)
lends("ambush", "vinemancer-ambush vine-walk", to=_own_orc)


@when_played("vine-guard")
def vine_guard(s: State, seat: int) -> None:
    """Until your next turn your Swamp Orcs have Vinemancer Guard."""
    make_last(s, BY_ID["vine-guard"].number, seat, UNTIL_NEXT_TURN)


@when_played("ambush")
def ambush(s: State, seat: int) -> None:
    """This turn your Swamp Orcs have Vinemancer Ambush and leave Vine Walls freely."""
    make_last(s, BY_ID["ambush"].number, seat, THIS_TURN)


def _unoccupied_vines(s: State, near: Piece) -> list[int]:
    """The Vine Walls without a unit within 4 squares of a card."""
    row = s.distance[near.square]
    return [
        wall.square
        for wall in s.field
        if wall.card.classes & VINE_WALL and s.board[wall.square] is None and row[wall.square] <= ENSNARED_WITHIN
    ]


@when_played("ensnare")
def ensnare(s: State, seat: int) -> None:
    """Up to 2 Commons, one at a time, are placed on Vine Walls without a unit."""
    s.push(choose_ensnared, seat, ())


@step
def choose_ensnared(s: State, seat: int, ensnared: tuple[int, ...]) -> None:
    if len(ensnared) < MOST_ENSNARED:
        near = [unit for unit in s.field if unit.card.is_a(COMMON) and unit.id not in ensnared]
        commons = [unit for unit in near if _unoccupied_vines(s, unit)]
        s.may_choose(seat, "ensnare", "target", places(commons), choose_snare, (seat, ensnared), otherwise=STOP)


@step
def choose_snare(s: State, square: int, seat: int, ensnared: tuple[int, ...]) -> None:
    unit = s.on(square)
    vines = _unoccupied_vines(s, unit)
    s.choose(seat, "ensnare-to", "to", vines, ensnare_one, (unit.id, seat, ensnared), about(unit))


@step
def ensnare_one(s: State, square: int, id: int, seat: int, ensnared: tuple[int, ...]) -> None:
    s.push(choose_ensnared, seat, (*ensnared, id))
    place(s, s.pieces[id], square)
