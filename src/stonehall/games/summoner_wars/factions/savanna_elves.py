"""Savanna Elves: boosts, gathered, shared and sung about."""

from __future__ import annotations

from typing import Any

from stonehall.games.summoner_wars.abilities import (
    UNIT_LEFT,
    UNIT_SUMMONED,
    Ability,
    ability,
    after_attack,
    after_move,
    at,
    when_summoned,
)
from stonehall.games.summoner_wars.board import DISTANCE
from stonehall.games.summoner_wars.cards import (
    ATTACK,
    COMMON,
    MELEE,
    MOVE,
    RANGED,
    SUMMON,
    Card,
    Faction,
    champion,
    common,
    event,
    summoner,
)
from stonehall.games.summoner_wars.effects import add_boosts, choose_force, remove_boosts, spend_magic
from stonehall.games.summoner_wars.events import when_played
from stonehall.games.summoner_wars.factions.shared import (
    about,
    commons_and_champions,
    friendly_units,
    friendly_units_within,
    imbued,
    squares,
    within_of_summoner,
)
from stonehall.games.summoner_wars.pieces import Piece
from stonehall.games.summoner_wars.reach import empty_next_to, force_squares
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.steps import step
from stonehall.games.summoner_wars.turn import expire
from stonehall.kernel.decision import AGREE, DECLINE, Option

EARTH, SPIRIT = "earth", "spirit"

SAVANNA_ELVES = Faction(
    "savanna-elves",
    symbols=(EARTH, SPIRIT),
    summoner=summoner("abua-shi", RANGED, strength=5, life=10, symbols=(EARTH, SPIRIT), abilities="spirit-bond"),
    summoner_at=(1, 4),
    gate_at=(2, 4),
    starting=[("border-archer", (3, 4)), ("lioness", (3, 3))],
    champions=[
        champion("makeinda-ru", RANGED, cost=5, strength=2, life=9, symbols=(SPIRIT,), abilities="prepare swift-shot"),
        champion("miti-kyru", MELEE, cost=5, strength=4, life=7, symbols=(EARTH, SPIRIT), abilities="inspire withdraw"),
        champion(
            "miti-mumway", MELEE, cost=8, strength=1, life=11, symbols=(EARTH,), abilities="imbued-strength trample"
        ),
    ],
    commons=[
        common("border-archer", RANGED, cost=2, strength=2, life=4, symbol=SPIRIT, abilities="prepare swift-shot"),
        common("lioness", MELEE, cost=2, strength=3, life=2, symbol=EARTH, abilities="momentum imbued-life"),
        common("rhinoceros", MELEE, cost=2, strength=2, life=5, symbol=EARTH, abilities="imbued-speed trample"),
        common(
            "spirit-mage", RANGED, cost=1, strength=3, life=2, symbol=SPIRIT, abilities="charged commune-with-spirits"
        ),
    ],
    epic=event("chant-of-power", ATTACK, cost=1, epic=True),
    events=[
        event("chant-of-entangling", SUMMON, symbols=(SPIRIT,), active=True),
        event("chant-of-growth", MOVE, symbols=(EARTH,)),
        event("chant-of-weaving", SUMMON, symbols=(EARTH, SPIRIT), active=True),
    ],
)

ability("imbued-life", life=lambda s, me: imbued(me))
ability("imbued-speed", allowance_now=lambda s, me: imbued(me))


@after_move("spirit-bond")
def spirit_bond(s: State, abua: Piece, start: int, crossed: int) -> None:
    """After Abua Shi moves, a friendly unit within 3 spaces may receive 1 boost and all of his."""
    units = friendly_units_within(s, abua, 3)
    s.may_choose(abua.controller, "spirit-bond", "target", squares(units), bond, (abua.id,), about(abua))


@step
def bond(s: State, square: int, id: int) -> None:
    abua = s.pieces[id]
    held = abua.boosts
    add_boosts(s, s.on(square), 1 + held)
    remove_boosts(s, abua, held)


# Champions ------------------------------------------------------------------------------------------------------------


@after_move("inspire")
def inspire(s: State, kyru: Piece, start: int, crossed: int) -> None:
    """After it moves, all friendly units next to it gain a boost."""
    for unit in friendly_units_within(s, kyru, 1):
        add_boosts(s, unit, 1)


@after_attack("withdraw")
def withdraw(s: State, kyru: Piece, target: int, specials: int, dealt: int) -> None:
    """After it attacks, it may spend a boost or 1 magic to be forced 1 or 2 spaces."""
    options = [AGREE] if kyru.boosts else []
    options += [Option("pay", (1,))] if s.sides[kyru.controller].magic else []
    if options and force_squares(s, kyru, 1, 2):
        either = {"yes": withdraw_for_boost, "pay": withdraw_for_magic}
        s.ask(kyru.controller, "withdraw", [*options, DECLINE], either, (kyru.id,), about(kyru))


@step
def withdraw_for_boost(s: State, id: int) -> None:
    kyru = s.pieces[id]
    s.push(choose_force, kyru.controller, id, 1, 2)
    remove_boosts(s, kyru, 1)


@step
def withdraw_for_magic(s: State, amount: int, id: int) -> None:
    kyru = s.pieces[id]
    s.push(choose_force, kyru.controller, id, 1, 2)
    spend_magic(s, kyru.controller, amount)


# Commons --------------------------------------------------------------------------------------------------------------


@when_summoned("charged")
def charged(s: State, mage: Piece) -> None:
    """When summoned it gains a boost."""
    add_boosts(s, mage, 1)


@after_move("commune-with-spirits")
def commune_with_spirits(s: State, mage: Piece, start: int, crossed: int) -> None:
    """After it moves: a boost for itself, or it spends one and a friendly unit within 3 spaces gains one."""
    options = [AGREE]
    if mage.boosts:
        options += [Option("target", (unit.square,)) for unit in friendly_units_within(s, mage, 3)]
    either = {"yes": commune, "target": hand_over}
    s.ask(mage.controller, "commune-with-spirits", options, either, (mage.id,), about(mage))


@step
def commune(s: State, id: int) -> None:
    add_boosts(s, s.pieces[id], 1)


@step
def hand_over(s: State, square: int, id: int) -> None:
    add_boosts(s, s.on(square), 1)
    remove_boosts(s, s.pieces[id], 1)


# Events ---------------------------------------------------------------------------------------------------------------


def _powerful(s: State, seat: int) -> list[int]:
    return squares(commons_and_champions(within_of_summoner(s, seat, 3)))


@when_played("chant-of-power", needs=lambda s, seat: bool(_powerful(s, seat)))
def chant_of_power(s: State, seat: int) -> None:
    """A common or champion within 3 spaces of your summoner gains Imbued Strength for the turn."""
    s.push(choose_power, seat)


@step
def choose_power(s: State, seat: int) -> None:
    s.choose(seat, "chant-of-power", "target", _powerful(s, seat), empower)


@step
def empower(s: State, square: int) -> None:
    s.lend(s.on(square), ability("imbued-strength"))


def _entangleable(s: State, seat: int) -> list[Piece]:
    near = within_of_summoner(s, seat, 3)
    return [unit for unit in near if s.is_friend(unit, seat) and unit.card.is_a(COMMON)]


@when_played("chant-of-entangling", needs=lambda s, seat: len(_entangleable(s, seat)) >= 2)
def chant_of_entangling(s: State, seat: int) -> None:
    """Choose two friendly commons within 3 spaces of your summoner."""
    s.push(entangle_first, seat, s.events[-1].id)


@step
def entangle_first(s: State, seat: int, chant: int) -> None:
    s.choose(seat, "chant-of-entangling", "target", squares(_entangleable(s, seat)), entangle_second, (seat, chant))


@step
def entangle_second(s: State, first: int, seat: int, chant: int) -> None:
    others = [unit for unit in _entangleable(s, seat) if unit.square != first]
    s.choose(seat, "chant-of-entangling", "target", squares(others), entangle, (first, chant))


@step
def entangle(s: State, second: int, first: int, chant: int) -> None:
    event = s.piece(chant)
    if event is not None:
        event.targets = (s.on(first).id, s.on(second).id)


def _shared_abilities(s: State, chant: Piece, unit: Piece) -> tuple[Ability, ...]:
    """While active the two share their printed abilities (SW2-ABIL-5)."""
    if unit.id not in chant.targets:
        return ()
    other = s.on_board(chant.targets[0] if chant.targets[1] == unit.id else chant.targets[1])
    return () if other is None else other.card.abilities


ability("chant-of-entangling", lends=_shared_abilities)


def _torn(s: State, chant: Piece, *left: Any) -> bool:
    return any(id not in s.pieces for id in chant.targets)


@at(UNIT_LEFT, "chant-of-entangling", when=_torn)
def untangle(s: State, chant: Piece, owner: int, controller: int, square: int) -> None:
    """It is discarded when one of the two is no longer on the battlefield."""
    expire(s, chant)


@when_played("chant-of-growth")
def chant_of_growth(s: State, seat: int) -> None:
    """A friendly unit and all friendly units next to it gain a boost."""
    s.push(choose_growth, seat)


@step
def choose_growth(s: State, seat: int) -> None:
    s.choose(seat, "chant-of-growth", "target", squares(friendly_units(s, seat)), grow)


@step
def grow(s: State, square: int) -> None:
    unit = s.on(square)
    for grown in [unit, *friendly_units_within(s, unit, 1)]:
        add_boosts(s, grown, 1)


@when_played("chant-of-weaving")
def chant_of_weaving(s: State, seat: int) -> None:
    """Choose a friendly unit."""
    s.push(choose_weaver, seat, s.events[-1].id)


@step
def choose_weaver(s: State, seat: int, chant: int) -> None:
    s.choose(seat, "chant-of-weaving", "target", squares(friendly_units(s, seat)), weave, (chant,))


@step
def weave(s: State, square: int, chant: int) -> None:
    event = s.piece(chant)
    if event is not None:
        event.targets = (s.on(square).id,)


def _woven(s: State, chant: Piece, card: Card) -> list[int]:
    """While active you may summon next to the chosen unit."""
    unit = s.on_board(chant.targets[0]) if chant.targets else None
    return [] if unit is None else empty_next_to(s, unit.square)


ability("chant-of-weaving", summon_others=_woven)


def _next_to_weaver(s: State, chant: Piece, id: int) -> bool:
    unit = s.on_board(chant.targets[0]) if chant.targets else None
    newcomer = s.on_board(id)
    if unit is None or newcomer is None or newcomer.controller != chant.controller:
        return False
    return DISTANCE[unit.square][newcomer.square] == 1


@at(UNIT_SUMMONED, "chant-of-weaving", when=_next_to_weaver)
def weaver_grows(s: State, chant: Piece, id: int) -> None:
    """Each unit you summon next to it gives it a boost."""
    unit = s.on_board(chant.targets[0])
    if unit is not None:
        add_boosts(s, unit, 1)
