"""Shadow Elves: cheap, quick and fragile; they strike out of the dark and leave the enemy little to gain."""

from __future__ import annotations

from typing import Final

from stonehall.games.alliances.abilities import (
    END_OF_PHASE,
    END_OF_TURN,
    START_OF_TURN,
    TURN_BEGAN,
    UNIT_DESTROYED,
    ability,
    after_move,
    at,
    when_destroys,
    when_summoned,
)
from stonehall.games.alliances.asking import choose_opponent
from stonehall.games.alliances.attack import free_attacks
from stonehall.games.alliances.board import on_side_of
from stonehall.games.alliances.cards import (
    ATTACK,
    BOW,
    BY_ID,
    CHAMPION,
    COMMON,
    SWORD,
    Faction,
    champion,
    common,
    event,
    matches,
    summoner,
)
from stonehall.games.alliances.effects import discard, make_last, place, return_to_hand, take_destroyed, wound
from stonehall.games.alliances.events import when_played
from stonehall.games.alliances.factions.shared import (
    about,
    can_afford,
    outnumbering,
    own_units_of,
    pay,
    places,
    stands_without_wall,
)
from stonehall.games.alliances.move import FREE, set_out
from stonehall.games.alliances.pieces import (
    DESTROYED_A_UNIT,
    HAS_MOVED,
    ON_MAGIC,
    THROUGH_NEXT_TURN,
    WAS_A_TARGET,
    Piece,
)
from stonehall.games.alliances.piles import lay_on_magic
from stonehall.games.alliances.reach import (
    add_moves,
    are_adjacent,
    empty_next_to,
    targets,
    units_next_to,
)
from stonehall.games.alliances.reactions import reaction
from stonehall.games.alliances.state import State
from stonehall.games.alliances.steps import step
from stonehall.games.alliances.values import allowance, is_held, is_unit
from stonehall.kernel.decision import DECLINE, PASS, STOP, Option
from stonehall.toolkit.triggers import settle

SHADOW_ELVES = Faction(
    "shadow-elves",
    summoner=summoner("selundar", BOW, attack=2, life=7, abilities="out-of-shadows"),
    starting=[
        ("selundar", (6, 4)),
        ("wall", (4, 2)),
        ("shadow-elves-swordsman", (3, 1)),
        ("shadow-elves-swordsman", (6, 2)),
        ("shadow-elves-swordsman", (2, 3)),
        ("scout", (4, 3)),
        ("ranger", (5, 3)),
        ("ranger", (1, 4)),
    ],
    champions=[
        champion("hydrake", SWORD, cost=8, attack=3, life=8, abilities="assault"),
        champion("malidala", BOW, cost=5, attack=2, life=3, abilities="shadow-dancer"),
        champion("xaserbane", SWORD, cost=4, attack=3, life=4, abilities="sneak"),
        champion("kuldrid", BOW, cost=6, attack=3, life=6, abilities="wither", copies=0),
        champion("melek", SWORD, cost=5, attack=3, life=5, abilities="rider", copies=0),
        champion("taliya", BOW, cost=6, attack=2, life=5, abilities="return-spirit", copies=0),
    ],
    commons=[
        common("ranger", BOW, cost=1, attack=1, life=1, abilities="shadow-arrows", copies=6, ours="copies"),
        common("scout", SWORD, cost=0, attack=1, life=1, abilities="scout", copies=6, ours="copies"),
        common(
            "shadow-elves-swordsman", SWORD, cost=1, attack=2, life=1, abilities="swift", copies=6,
            named="swordsman", ours="copies",
        ),
        common("blade-master", SWORD, cost=2, attack=1, life=2, abilities="swift-strike", copies=0),
        common(
            "shadow-elves-hunter", BOW, cost=2, attack=2, life=1, abilities="shadow-step", copies=0, named="hunter"
        ),
    ],
    events=[
        event("shadows", copies=3, reaction=True),
        event("summon-the-night", copies=2, lasting=True),
        event("stalking-advance", copies=2),
        event("into-darkness", copies=2),
    ],
)  # fmt: skip

ELVES: Final = "shadow-elves"
OUT_OF_SHADOWS: Final = ability("out-of-shadows")
SHADOW_ARROWS: Final = ability("shadow-arrows")
SHADOW_STEP: Final = ability("shadow-step")
SNEAKED: Final = 2
MOST_IN_DARKNESS: Final = 2
DARKNESS_COST: Final = 2
NIGHT_SQUARES: Final = 1


# Selundar -------------------------------------------------------------------------------------------------------------


def _is_watched(s: State, me: Piece, seat: int) -> bool:
    return any(not s.are_friends(unit, me) for unit in units_next_to(s, me.square))


@at(TURN_BEGAN, "out-of-shadows", when=_is_watched, order_free=True)
def seen_in_shadows(s: State, me: Piece, seat: int) -> None:
    """He begins a turn with an enemy unit adjacent: for this turn the ability is used up."""
    me.note_use(OUT_OF_SHADOWS)
    s.tell("watched", OUT_OF_SHADOWS.number, me.card.number, me.place)


def _from_the_dark(s: State, me: Piece, target: Piece | None) -> int:
    """+2 attack value against a unit he is adjacent to."""
    near = target is not None and is_unit(target) and are_adjacent(s, target, me)
    return 2 if near and not me.has_used(OUT_OF_SHADOWS) else 0


ability("out-of-shadows", attack=_from_the_dark)


# Champions ------------------------------------------------------------------------------------------------------------


def _may_dance(s: State, me: Piece) -> bool:
    """The first attack of a turn on this unit, if dice were rolled for it."""
    attack, rolling = s.attack, s.rolling
    if attack is None or rolling is None or not rolling.attack or not rolling.dice:
        return False
    return me.id in attack.targets and not me.marks & WAS_A_TARGET


def _dance(s: State, me: Piece) -> None:
    """One of the dice is chosen and ignored."""
    rolling = s.rolling
    assert rolling is not None
    s.choose(me.controller, "shadow-dancer", "die", sorted(set(rolling.dice)), ignore_die, (), about(me))


@step
def ignore_die(s: State, result: int) -> None:
    rolling = s.rolling
    assert rolling is not None
    dice = list(rolling.dice)
    dice.remove(result)
    rolling.dice = tuple(dice)
    s.tell("die-ignored", result)


ability("shadow-dancer", may_change_roll=_may_dance, changes_roll=_dance)


def _sneak(s: State, me: Piece) -> int:
    """2 more squares while no other unit has been moved in this Movement Phase."""
    return SNEAKED if s.moves == (1 if me.marks & HAS_MOVED else 0) else 0


ability("sneak", allowance_now=_sneak)


def _went_farther(s: State, me: Piece, start: int, squares: int) -> bool:
    return _sneak(s, me) > 0 and squares > allowance(s, me) - SNEAKED


@after_move("sneak", when=_went_farther)
def sneaked(s: State, me: Piece, start: int, squares: int) -> None:
    """Having moved farther than others, he is the only card moved in this phase."""
    s.most_moves = s.moves


def _failed_to_kill(s: State, me: Piece) -> bool:
    return not me.marks & DESTROYED_A_UNIT


@at(END_OF_PHASE + ATTACK, "wither", when=_failed_to_kill)
def wither(s: State, me: Piece) -> None:
    """If he destroyed no unit in your Attack Phase, pay, or your Summoner takes 1 wound."""
    seat = me.controller
    options = [Option("pay", (1,))] if can_afford(s, seat, 1) else []
    options.append(DECLINE)
    s.ask(seat, "wither", options, {"pay": wither_paid, PASS: wither_suffered}, (seat, me.id), about(me))


@step
def wither_paid(s: State, amount: int, seat: int, id: int) -> None:
    pay(s, seat, amount)


@step
def wither_suffered(s: State, seat: int, id: int) -> None:
    summoner = s.summoner_of(seat)
    if summoner is not None:
        wound(s, [summoner], 1, seat, id)


def _neighbouring_commons(s: State, me: Piece) -> list[int]:
    return places([unit for unit in units_next_to(s, me.square) if unit.card.is_a(COMMON)])


@at(END_OF_TURN, "return-spirit", when=lambda s, me: bool(_neighbouring_commons(s, me)))
def return_spirit(s: State, me: Piece) -> None:
    """At the end of your turn an adjacent Common goes back to the hand of whoever controls it."""
    s.choose(
        me.controller, "return-spirit", "target", _neighbouring_commons(s, me), return_one, (me.controller,), about(me)
    )


@step
def return_one(s: State, square: int, by: int) -> None:
    unit = s.on(square)
    return_to_hand(s, unit, unit.controller, by)


# Commons --------------------------------------------------------------------------------------------------------------


@when_destroys("shadow-arrows", when=lambda s, me, fallen, attack: not me.has_used(SHADOW_ARROWS))
def shadow_arrows(s: State, me: Piece, fallen: int, attack: int) -> None:
    """Once per turn it may take the place of a unit it destroyed."""
    square = s.fallen[fallen].square
    if not me.has_used(SHADOW_ARROWS) and s.is_open(square):
        s.may(me.controller, "shadow-arrows", follow_arrow, (me.id, square), (me.card.number, square))


@step
def follow_arrow(s: State, id: int, square: int) -> None:
    me = s.pieces[id]
    me.note_use(SHADOW_ARROWS)
    place(s, me, square)
    s.push(shoot_from_shadows, id)


@step
def shoot_from_shadows(s: State, id: int) -> None:
    """From there, magic buys one more attack."""
    me = s.pieces[id]
    if can_afford(s, me.controller, 1) and targets(s, me):
        s.may(me.controller, "shadow-arrows-again", shoot_once_more, (id,), about(me))


@step
def shoot_once_more(s: State, id: int) -> None:
    me = s.pieces[id]
    pay(s, me.controller, 1)
    s.push(free_attacks, me.controller, (id,), 1, 0)


@at(START_OF_TURN, "scout", when=lambda s, me: not on_side_of(me.controller, me.square), order_free=True)
def scout(s: State, me: Piece) -> None:
    """On the opponent's side at the start of your turn: one more unit may be moved this turn."""
    s.most_moves += 1


def _shadow_step(s: State, seat: int) -> list[int]:
    """Once per turn it can be summoned next to a Shadow Elf of yours."""
    if any(piece.has_used(SHADOW_STEP) for piece in s.own(seat)):
        return []
    near = {square for unit in own_units_of(s, seat, ELVES) for square in empty_next_to(s, unit.square)}
    return sorted(near)


ability("shadow-step", summon_also=_shadow_step)


@when_summoned("shadow-step", when=stands_without_wall)
def shadow_step(s: State, me: Piece) -> None:
    """It came next to a unit, not to a Wall: that was the one of this turn."""
    me.note_use(SHADOW_STEP)


# Events ---------------------------------------------------------------------------------------------------------------


def _lost_to_opponent(s: State, seat: int, fallen: int, *how: int) -> bool:
    """Whether a unit that was just destroyed is an own Shadow Elf and lies on the magic pile of an opponent."""
    unit = s.fallen.get(fallen)
    if unit is None or unit.controller != seat or not unit.card.is_a(COMMON | CHAMPION):
        return False
    holder, pile = unit.grave
    return pile == ON_MAGIC and not s.are_allies(holder, seat) and matches(unit.card, ELVES)


@reaction("shadows", UNIT_DESTROYED, _lost_to_opponent)
def shadows(s: State, seat: int, fallen: int, *how: int) -> None:
    """The fallen unit is magic for you, not for the opponent."""
    unit = s.fallen[fallen]
    if take_destroyed(s, unit):
        lay_on_magic(s, seat, unit.card.number, True)
        s.tell("recovered", seat, unit.card.number)


@when_played("summon-the-night")
def summon_the_night(s: State, seat: int) -> None:
    """In the next turn of an opponent it is dark."""
    s.push(choose_night, seat)


@step
def choose_night(s: State, seat: int) -> None:
    choose_opponent(s, seat, "summon-the-night", fall_of_night, (seat,))


@step
def fall_of_night(s: State, opponent: int, seat: int) -> None:
    make_last(s, BY_ID["summon-the-night"].number, seat, THROUGH_NEXT_TURN, until_seat=opponent)


def _in_the_dark(s: State, night: Piece, unit: Piece) -> bool:
    return s.active == night.until_seat and unit.controller == night.until_seat


def _cannot_see(s: State, night: Piece, attacker: Piece, target: Piece) -> bool:
    return s.phase == ATTACK and _in_the_dark(s, night, attacker) and not are_adjacent(s, attacker, target)


ability(
    "summon-the-night",
    cap_of_others=lambda s, night, unit: NIGHT_SQUARES if _in_the_dark(s, night, unit) else -1,
    forbids_attack=_cannot_see,
)


@when_played("stalking-advance")
def stalking_advance(s: State, seat: int) -> None:
    """Each of your Shadow Elf units may be moved up to 1 square."""
    s.push(advance_next, seat, ())


@step
def advance_next(s: State, seat: int, advanced: tuple[int, ...]) -> None:
    """The next one, in the order the player likes."""
    options: list[Option] = []
    for unit in own_units_of(s, seat, ELVES):
        if unit.id not in advanced and not is_held(s, unit):
            add_moves(s, unit, 1, options)
    if options:
        options.append(STOP)
        s.ask(seat, "stalking-advance", options, {"move": advance_one}, (seat, advanced))


@step
def advance_one(s: State, start: int, end: int, seat: int, advanced: tuple[int, ...]) -> None:
    unit = s.on(start)
    s.push(advance_next, seat, (*advanced, unit.id))
    s.push(settle)
    set_out(s, unit, (end,), seat, FREE)


@when_played("into-darkness", needs=lambda s, seat: bool(outnumbering(s, seat)))
def into_darkness(s: State, seat: int) -> None:
    """Of an opponent with more units up to 2 cheap Commons are discarded."""
    s.push(choose_darkened, seat)


@step
def choose_darkened(s: State, seat: int) -> None:
    s.choose(seat, "into-darkness-whom", "seat", outnumbering(s, seat), darken_next, (seat, MOST_IN_DARKNESS))


@step
def darken_next(s: State, opponent: int, seat: int, left: int) -> None:
    if left:
        commons = [unit for unit in s.own(opponent) if unit.card.is_a(COMMON) and 0 <= unit.card.cost <= DARKNESS_COST]
        about_whom = (seat, opponent, left)
        s.may_choose(seat, "into-darkness", "target", places(commons), darken_one, about_whom, otherwise=STOP)


@step
def darken_one(s: State, square: int, seat: int, opponent: int, left: int) -> None:
    s.push(darken_next, opponent, seat, left - 1)
    discard(s, s.on(square), seat)
