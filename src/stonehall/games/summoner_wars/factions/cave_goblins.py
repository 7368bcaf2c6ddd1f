"""Cave Goblins: a horde that costs nothing."""

from __future__ import annotations

from typing import Final

from stonehall.games.summoner_wars.abilities import (
    CANNOT_MOVE,
    END_OF_PHASE,
    END_OF_TURN,
    START_OF_PHASE,
    UNCOUNTED_ATTACKS,
    UNIT_MOVED,
    ability,
    at,
    at_will,
    lends,
)
from stonehall.games.summoner_wars.attack import extra_attacks
from stonehall.games.summoner_wars.board import DISTANCE, RAYS
from stonehall.games.summoner_wars.cards import (
    ATTACK,
    COMMON,
    MAGIC,
    MELEE,
    MOVE,
    RANGED,
    STRUCTURE,
    Faction,
    champion,
    common,
    event,
    summoner,
)
from stonehall.games.summoner_wars.effects import (
    add_boosts,
    choose_force,
    damage,
    discard,
    exchange,
    place,
    spend_magic,
    to_hand_instead,
)
from stonehall.games.summoner_wars.events import when_played
from stonehall.games.summoner_wars.pieces import DESTROYED_A_UNIT, Piece
from stonehall.games.summoner_wars.reach import empty_next_to, force_squares, next_to
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.steps import step
from stonehall.games.summoner_wars.values import MOVE_SPACES, allowance, is_unit, through
from stonehall.kernel.decision import DECLINE, PASS, STOP, Option, Step
from stonehall.toolkit.lines import run_squares

INSTINCT, CUNNING = "instinct", "cunning"

CAVE_GOBLINS = Faction(
    "cave-goblins",
    symbols=(INSTINCT, CUNNING),
    summoner=summoner("sneeks", MELEE, strength=3, life=11, symbols=(INSTINCT, CUNNING), abilities="sly"),
    summoner_at=(1, 5),
    gate_at=(2, 4),
    starting=[("horde-slinger", (2, 5)), ("beast-rider", (3, 3))],
    champions=[
        champion(
            "blarf", MELEE, cost=0, strength=0, life=6, symbols=(INSTINCT, CUNNING),
            abilities="blood-runes imbued-strength",
        ),
        champion("smeg", RANGED, cost=0, strength=2, life=4, symbols=(CUNNING,), abilities="magic-junkie relentless"),
        champion("the-eater", MELEE, cost=6, strength=5, life=9, symbols=(INSTINCT,), abilities="feed-the-eater"),
    ],
    commons=[
        common("beast-rider", MELEE, cost=2, strength=3, life=3, symbol=INSTINCT, abilities="charge"),
        common("horde-climber", MELEE, cost=0, strength=1, life=3, symbol=CUNNING, abilities="climb"),
        common("horde-clinger", MELEE, cost=0, strength=2, life=2, symbol=CUNNING, abilities="immobile cling"),
        common("horde-slinger", RANGED, cost=0, strength=2, life=1, symbol=INSTINCT, abilities="relentless"),
    ],
    epic=event("enrage-the-horde", MAGIC, cost=1, epic=True),
    events=[
        event("sneak", MOVE, symbols=(CUNNING,)),
        event("unrelenting", MAGIC, cost=1, symbols=(INSTINCT,), active=True),
        event("pile-on", ATTACK, symbols=(INSTINCT, CUNNING), active=True),
    ],
)  # fmt: skip

CHARGE_SPACES: Final = 4
CHARGE_FROM: Final = 3

# Relentless: its attacks come on top of the three of a turn.
ability("relentless", bends=UNCOUNTED_ATTACKS)


def free_units(s: State, seat: int) -> list[Piece]:
    """Friendly units of cost 0; a summoner has no cost (SW2-CARD-7)."""
    return [piece for piece in s.field if s.is_friend(piece, seat) and is_unit(piece) and piece.card.cost == 0]


def _sly_partners(s: State, sneeks: Piece) -> list[int]:
    if sneeks.has_used(ability("sly")):
        return []
    return [unit.square for unit in free_units(s, sneeks.controller)]


@at_will("sly", ATTACK, _sly_partners)
def sly(s: State, sneeks: Piece, square: int) -> None:
    """Once per turn, in your Attack Phase, Sneeks may exchange places with a friendly unit of cost 0."""
    sneeks.note_use(ability("sly"))
    exchange(s, sneeks, s.on(square))


# Champions ------------------------------------------------------------------------------------------------------------


@at(START_OF_PHASE + ATTACK, "blood-runes")
def blood_runes(s: State, blarf: Piece) -> None:
    """At the start of your Attack Phase pay 1 magic for a boost on Blarf, or he takes 1 damage."""
    _pay_or_not(s, blarf, "blood-runes", carve_rune, bleed)


@step
def carve_rune(s: State, amount: int, id: int) -> None:
    blarf = s.pieces[id]
    spend_magic(s, blarf.controller, amount)
    add_boosts(s, blarf, 1)


@step
def bleed(s: State, id: int) -> None:
    blarf = s.pieces[id]
    damage(s, [blarf], 1, blarf.controller, id)


@at(END_OF_TURN, "magic-junkie")
def magic_junkie(s: State, smeg: Piece) -> None:
    """At the end of your turn pay 1 magic, or Smeg is discarded."""
    _pay_or_not(s, smeg, "magic-junkie", feed_habit, walk_off)


@step
def feed_habit(s: State, amount: int, id: int) -> None:
    spend_magic(s, s.pieces[id].controller, amount)


@step
def walk_off(s: State, id: int) -> None:
    discard(s, s.pieces[id])


def _pay_or_not(s: State, me: Piece, prompt: str, paid: Step, unpaid: Step) -> None:
    """A compulsory either-or: pay 1 magic if you have it, or suffer the other."""
    options = [DECLINE]
    if s.sides[me.controller].magic >= 1:
        options.insert(0, Option("pay", (1,)))
    s.ask(me.controller, prompt, options, {"pay": paid, PASS: unpaid}, (me.id,), (me.card.number, me.square))


@at(END_OF_PHASE + ATTACK, "feed-the-eater", when=lambda s, eater: not eater.marks & DESTROYED_A_UNIT)
def feed_the_eater(s: State, eater: Piece) -> None:
    """At the end of your Attack Phase, if it destroyed no unit this turn: discard a friend next to it, or itself."""
    seat = eater.controller
    food = [near.square for near in next_to(s, eater.square) if is_unit(near) and s.is_friend(near, seat)]
    about = (eater.card.number, eater.square)
    s.choose(seat, "feed-the-eater", "target", [*food, eater.square], eaten, (), about)


@step
def eaten(s: State, square: int) -> None:
    discard(s, s.on(square))


# Commons --------------------------------------------------------------------------------------------------------------

# Climb: 1 more space, and through structures. Immobile: it does not move.
ability("climb", allowance=1, through=STRUCTURE)
ability("immobile", bends=CANNOT_MOVE, why="sw2-why-immobile")


def _charge_squares(s: State, rider: Piece) -> list[int]:
    """Where a straight run leads: up to 4 spaces whatever bonuses the unit has, fewer when it moves fewer than 2."""
    most = CHARGE_SPACES + min(0, allowance(s, rider) - MOVE_SPACES)
    classes = through(s, rider)
    return run_squares(s.board, RAYS[rider.square], most, lambda other: other.card.is_a(classes))


def _charge(s: State, rider: Piece, end: int) -> None:
    """A straight run of 3 spaces or more gives 1 strength for the turn."""
    if DISTANCE[rider.square][end] >= CHARGE_FROM and end in _charge_squares(s, rider):
        rider.bonus += 1


ability("charge", moves_also=_charge_squares, sets_out=_charge)


def _may_cling(s: State, clinger: Piece, id: int, start: int, crossed: int) -> bool:
    mover = s.piece(id)
    return (
        mover is not None
        and mover is not clinger
        and s.are_friends(mover, clinger)
        and DISTANCE[clinger.square][start] == 1
    )


@at(UNIT_MOVED, "cling", when=_may_cling)
def cling(s: State, clinger: Piece, id: int, start: int, crossed: int) -> None:
    """After a friendly unit that began its move next to this unit has moved, this unit may be placed next to it."""
    mover = s.on_board(id)
    if mover is not None and clinger.id in s.pieces:
        squares = empty_next_to(s, mover.square)
        about = (clinger.card.number, clinger.square)
        s.may_choose(clinger.controller, "cling", "to", squares, cling_to, (clinger.id,), about)


@step
def cling_to(s: State, square: int, id: int) -> None:
    place(s, s.pieces[id], square)


# Events ---------------------------------------------------------------------------------------------------------------


@when_played("enrage-the-horde")
def enrage_the_horde(s: State, seat: int) -> None:
    """Each friendly unit of cost 0 may carry out an extra attack."""
    s.push(extra_attacks, seat, tuple(unit.id for unit in free_units(s, seat)), 0)


@when_played("sneak")
def sneak(s: State, seat: int) -> None:
    """Force any number of friendly units of cost 0 by 1 space each."""
    s.push(sneak_another, seat, ())


@step
def sneak_another(s: State, seat: int, sneaked: tuple[int, ...]) -> None:
    squares = [unit.square for unit in free_units(s, seat) if unit.id not in sneaked and force_squares(s, unit)]
    s.may_choose(seat, "sneak", "target", squares, sneak_one, (seat, sneaked), otherwise=STOP)


@step
def sneak_one(s: State, square: int, seat: int, sneaked: tuple[int, ...]) -> None:
    unit = s.on(square)
    s.push(sneak_another, seat, (*sneaked, unit.id))
    s.push(choose_force, seat, unit.id, 1, 1)


def _unrelenting(s: State, me: Piece, card: Piece) -> bool:
    """While active: a friendly common that would be destroyed returns to hand instead."""
    if not card.card.is_a(COMMON) or not s.are_friends(me, card):
        return False
    to_hand_instead(s, card)
    return True


ability("unrelenting", replaces_destruction=_unrelenting)

# Pile On (active): all friendly units have Gang Up, 1 strength per other friendly unit next to the target.
lends("pile-on", "gang-up", to=lambda s, me, unit: s.are_friends(me, unit) and is_unit(unit))


def _gang_up(s: State, me: Piece, target: Piece | None) -> int:
    if target is None:
        return 0
    return sum(1 for near in next_to(s, target.square) if near is not me and is_unit(near) and s.are_friends(near, me))


ability("gang-up", strength=_gang_up)
