"""Jungle Shadows: out of the thicket, at the throat, and gone again."""

from __future__ import annotations

from typing import Any, Final

from stonehall.games.alliances.abilities import (
    ANY_PHASE,
    UNIT_SUMMONED,
    ability,
    after_attack,
    at,
    at_will,
    lends,
    when_destroyed,
)
from stonehall.games.alliances.asking import ask_reaction
from stonehall.games.alliances.cards import (
    BOW,
    BY_ID,
    COMMON,
    MOVE,
    MUTATION,
    SWORD,
    UNIT,
    Card,
    Faction,
    champion,
    common,
    event,
    summoner,
)
from stonehall.games.alliances.effects import lend, make_last, place_card, remove_wounds, return_to_hand, wound
from stonehall.games.alliances.events import when_played
from stonehall.games.alliances.factions.shared import about, can_afford, pay, places, stands_without_wall
from stonehall.games.alliances.factions.under_units import is_own_unit_of
from stonehall.games.alliances.move import FREE, move_up_to, set_out
from stonehall.games.alliances.pieces import HAS_MOVED, UNTIL_NEXT_TURN, Piece
from stonehall.games.alliances.piles import from_hand
from stonehall.games.alliances.reach import (
    Path,
    add_moves,
    are_adjacent,
    empty_next_to,
    plain_way,
    units_next_to,
    units_within,
)
from stonehall.games.alliances.state import State
from stonehall.games.alliances.steps import step
from stonehall.games.alliances.values import is_held, is_unit
from stonehall.kernel.decision import STOP, Option
from stonehall.toolkit.triggers import settle

PROWLED: Final = 2
HEARD: Final = 3
POUNCING: Final = 3
TRACKED: Final = 2

JUNGLE_SHADOWS = Faction(
    "jungle-shadows",
    parts=("jungle-elves", "shadow-elves"),
    summoner=summoner(
        "melundak", SWORD, attack=2, life=5, abilities="out-of-the-thicket", ours="attack life range square"
    ),
    starting=[
        ("melundak", (3, 3)),
        ("wall", (3, 2)),
        ("shadow", (2, 1)),
        ("shadow", (5, 2)),
        ("panther", (4, 2)),
        ("jungle-shadows-shaman", (4, 3)),
    ],
    champions=[
        champion("gargos", SWORD, cost=7, attack=3, life=5, abilities="prowl", ours="cost life range"),
        champion(
            "the-child", SWORD, cost=5, attack=3, life=4, abilities="scatter swift", ours="cost attack life range"
        ),
        champion("zaruka", SWORD, cost=7, attack=2, life=6, abilities="pack-hunter", ours="all"),
    ],
    commons=[
        common(
            "shadow", SWORD, cost=1, attack=2, life=1, abilities="scatter rise-again", copies=6,
            ours="cost attack life range copies square",
        ),
        common(
            "jungle-shadows-shaman", BOW, named="shaman", cost=1, attack=1, life=1, abilities="chant-of-swiftness",
            copies=6, ours="cost attack life range text copies square",
        ),
        common("panther", SWORD, cost=2, attack=2, life=2, abilities="pounce", copies=6, ours="all"),
    ],
    events=[
        event("track", copies=2, ours="copies"),
        event("consume-in-darkness", copies=2, ours="copies"),
        event("shadow-snare", copies=2, ours="name text copies"),
        event("veil-of-leaves", copies=3, lasting=True, ours="all"),
    ],
)  # fmt: skip


# Melundak -------------------------------------------------------------------------------------------------------------

THICKET: Final = ability("out-of-the-thicket")


def _thicket(s: State, melundak: Piece, card: Card) -> list[int]:
    """Next to any own unit, once per turn."""
    if melundak.has_used(THICKET):
        return []
    found: list[int] = []
    for unit in s.own(melundak.controller):
        if is_unit(unit):
            found += empty_next_to(s, unit.square)
    return found


ability("out-of-the-thicket", summon_others=_thicket)


def _came_out(s: State, melundak: Piece, id: int) -> bool:
    """Whether a unit was summoned where only he allows it: not next to a Wall, nor where its own text puts it."""
    unit = s.on_board(id)
    if unit is None or unit.controller != melundak.controller or unit.card.is_a(MUTATION):
        return False
    own_way = any(
        own.summon_on is not None or (own.summon_also is not None and own.summon_also(s, unit.controller))
        for own in unit.card.abilities
    )
    return not own_way and stands_without_wall(s, unit) and not melundak.has_used(THICKET)


@at(UNIT_SUMMONED, "out-of-the-thicket", when=_came_out, order_free=True)
def came_out_of_the_thicket(s: State, melundak: Piece, id: int) -> None:
    melundak.note_use(THICKET)


# Champions ------------------------------------------------------------------------------------------------------------

ability("prowl", through=UNIT)


@after_attack("prowl")
def prowl(s: State, gargos: Piece, target: int, hits: int, wounds: int, *dice: int) -> None:
    s.push(move_up_to, gargos.controller, gargos.id, PROWLED, 0)


@at_will("scatter", ANY_PHASE, lambda s, me: [me.square])
def scatter(s: State, me: Piece, square: int) -> None:
    """Back to the hand, without its wounds; who comes again is a new card (SW1-DISC-7)."""
    return_to_hand(s, me, me.controller)


def _pack(s: State, zaruka: Piece, target: Piece | None) -> int:
    """1 for each other own unit next to the unit attacked."""
    if target is None or not is_unit(target):
        return 0
    around = units_next_to(s, target.square)
    return len([unit for unit in around if unit is not zaruka and unit.controller == zaruka.controller])


ability("pack-hunter", attack=_pack)


# Commons --------------------------------------------------------------------------------------------------------------

RISE_AGAIN: Final = ability("rise-again")


@when_destroyed("rise-again")
def rise_again(s: State, shadow: Piece, by: int, source: int, attack: int) -> None:
    """Whether another Shadow is in the hand only its player knows: who holds cards and magic is asked."""
    seat, card = shadow.controller, shadow.card.number
    side = s.sides[seat]
    if side.hand and s.is_open(shadow.square) and can_afford(s, seat, 1):
        options = [Option("card", (card,))] if card in side.hand else []
        then = {"card": risen}
        args = (seat, shadow.square)
        ask_reaction(s, seat, RISE_AGAIN.number, "rise-again", options, then, args, about(shadow), private=True)


@step
def risen(s: State, card: int, seat: int, square: int) -> None:
    pay(s, seat, 1)
    owner = from_hand(s, seat, card)
    place_card(s, card, owner, seat, square)


def _hastened(s: State, shaman: Piece) -> list[int]:
    """Own Commons within 3 squares that have not moved yet."""
    if not can_afford(s, shaman.controller, 1):
        return []
    return [
        unit.square
        for unit in units_within(s, shaman, HEARD)
        if unit.card.is_a(COMMON) and unit.controller == shaman.controller and not unit.marks & HAS_MOVED
    ]


@at_will("chant-of-swiftness", MOVE, _hastened, once=True)
def chant_of_swiftness(s: State, shaman: Piece, square: int) -> None:
    pay(s, shaman.controller, 1)
    lend(s, s.on(square), ability("greater-swiftness"))


ability("greater-swiftness", allowance=2)
ability("pounce", attack=lambda s, me, target: 1 if me.squares >= POUNCING else 0)


# Events ---------------------------------------------------------------------------------------------------------------


@when_played("track")
def track(s: State, seat: int) -> None:
    s.push(track_next, seat, ())


@step
def track_next(s: State, seat: int, moved: tuple[int, ...]) -> None:
    """Another unit may be moved; each only once, and next to an enemy unit."""
    options: list[Option] = []
    for unit in s.own(seat):
        if is_unit(unit) and unit.id not in moved and not is_held(s, unit):
            moves: list[Option] = []
            add_moves(s, unit, TRACKED, moves)
            options += [option for option in moves if _is_at_prey(s, seat, option.args[1])]
    if options:
        options.append(STOP)
        s.ask(seat, "track", options, {"move": tracked}, (seat, moved))


def _is_at_prey(s: State, seat: int, square: int) -> bool:
    return any(not s.is_friend(unit, seat) for unit in units_next_to(s, square))


@step
def tracked(s: State, *answer: Any) -> None:
    """The squares of the move, then the arguments of :func:`track_next`."""
    start, end, *passed, seat, moved = answer
    unit = s.on(start)
    path: Path = (*passed, end) if passed else plain_way(s, unit, end, TRACKED)
    s.push(track_next, seat, (*moved, unit.id))
    s.push(settle)
    set_out(s, unit, path, seat, FREE)


@when_played("consume-in-darkness")
def consume_in_darkness(s: State, seat: int) -> None:
    melundak = s.summoner_of(seat)
    if melundak is not None:
        prey = [unit for unit in units_next_to(s, melundak.square) if not s.is_friend(unit, seat)]
        s.push(feast, melundak.id, tuple([unit.id for unit in prey]))
        wound(s, prey, 2, seat, melundak.id)


@step
def feast(s: State, id: int, prey: tuple[int, ...]) -> None:
    """If any of them was destroyed, he recovers."""
    melundak = s.on_board(id)
    if melundak is not None and any(victim not in s.pieces for victim in prey):
        remove_wounds(s, melundak, 1)


@when_played("shadow-snare")
def shadow_snare(s: State, seat: int) -> None:
    s.choose(seat, "shadow-snare", "target", places([unit for unit in s.own(seat) if is_unit(unit)]), snared)


@step
def snared(s: State, square: int) -> None:
    lend(s, s.on(square), ability("close-combat"))


def _in_close_combat(s: State, me: Piece, target: Piece | None) -> int:
    return 2 if target is not None and is_unit(target) and are_adjacent(s, me, target) else 0


ability("close-combat", attack=_in_close_combat)


@when_played("veil-of-leaves")
def veil_of_leaves(s: State, seat: int) -> None:
    make_last(s, BY_ID["veil-of-leaves"].number, seat, UNTIL_NEXT_TURN)


lends("veil-of-leaves", "camouflage", to=lambda s, veil, unit: is_own_unit_of(veil, unit, "jungle-shadows"))
