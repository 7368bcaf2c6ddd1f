"""Tundra Orcs: luck, taken by the throat."""

from __future__ import annotations

from stonehall.games.summoner_wars.abilities import (
    WAS_ATTACKED,
    ability,
    after_attack,
    after_move,
    at,
    lends,
    when_summoned,
)
from stonehall.games.summoner_wars.attack import extra_attacks
from stonehall.games.summoner_wars.board import DISTANCE
from stonehall.games.summoner_wars.cards import (
    ATTACK,
    BUILD,
    COMMON,
    LOW,
    MELEE,
    RANGED,
    SUMMON,
    Faction,
    champion,
    common,
    event,
    summoner,
)
from stonehall.games.summoner_wars.dice import SPECIAL_ON, count
from stonehall.games.summoner_wars.effects import add_boosts, damage, force, force_to, remove_boosts, sweep
from stonehall.games.summoner_wars.events import when_played
from stonehall.games.summoner_wars.factions.shared import (
    about,
    commons_and_champions,
    is_enemy_unit,
    squares,
    within_of_summoner,
)
from stonehall.games.summoner_wars.pieces import Piece
from stonehall.games.summoner_wars.reach import force_squares
from stonehall.games.summoner_wars.rolls import throw
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.steps import step
from stonehall.games.summoner_wars.values import is_unit

INSTINCT, WATER = "instinct", "water"

TUNDRA_ORCS = Faction(
    "tundra-orcs",
    symbols=(INSTINCT, WATER),
    summoner=summoner("grognack", MELEE, strength=4, life=14, symbols=(INSTINCT, WATER), abilities="restore influence"),
    summoner_at=(1, 3),
    gate_at=(3, 4),
    starting=[("tundra-fighter", (4, 4)), ("frost-shaman", (3, 3))],
    champions=[
        champion("ragnor", MELEE, cost=5, strength=3, life=8, symbols=(INSTINCT, WATER), abilities="blood-bond"),
        champion("shonk", MELEE, cost=5, strength=8, life=11, symbols=(INSTINCT,), abilities="wild-strike"),
        champion("targan", RANGED, cost=5, strength=4, life=6, symbols=(WATER,), abilities="far-shot piercing-frost"),
    ],
    commons=[
        common("tundra-fighter", MELEE, cost=1, strength=2, life=3, symbol=INSTINCT, abilities="frenzy"),
        common("tundra-charger", MELEE, cost=0, strength=2, life=2, symbol=INSTINCT, abilities="blood-rush"),
        common("frost-shaman", RANGED, cost=1, strength=3, life=4, symbol=WATER, abilities="unwieldy-magic"),
        common("smasher", MELEE, cost=3, strength=4, life=6, symbol=WATER, abilities="sluggish"),
    ],
    epic=event("for-glory", BUILD, epic=True, active=True),
    events=[
        event("freeze", SUMMON, symbols=(WATER,), active=True),
        event("brutal-force", ATTACK, symbols=(INSTINCT, WATER), active=True),
        event("primal-fury", ATTACK, symbols=(INSTINCT,), active=True),
    ],
    setup_confidence=LOW,
)


@after_move("restore", when=lambda s, grognack, start, crossed: grognack.boosts == 0)
def restore(s: State, grognack: Piece, start: int, crossed: int) -> None:
    """After he moves he gains a boost unless he has one."""
    add_boosts(s, grognack, 1)


def _may_influence(s: State, grognack: Piece, roller: Piece) -> bool:
    """In your turn, for a boost, the roll of another friendly unit within 3 spaces is made again."""
    return (
        grognack.controller == s.active
        and s.are_friends(grognack, roller)
        and grognack is not roller
        and grognack.boosts > 0
        and DISTANCE[grognack.square][roller.square] <= 3
    )


ability("influence", rerolls=_may_influence, reroll_price=lambda s, grognack: remove_boosts(s, grognack, 1))


# Champions ------------------------------------------------------------------------------------------------------------

# Wild Strike: only specials count in its attacks.
ability("wild-strike", counts_specials=lambda s, me, attacker, target: me is attacker)


@after_attack("blood-bond", when=lambda s, me, target, specials, dealt: specials > 0 and is_enemy_unit(s, me, target))
def blood_bond(s: State, ragnor: Piece, target: int, specials: int, dealt: int) -> None:
    """After he attacks an enemy unit your summoner gains a boost per special."""
    chief = s.summoner_of(ragnor.controller)
    if chief is not None:
        add_boosts(s, chief, specials)


def _piercing_frost(s: State, targan: Piece, unit: Piece, target: Piece | None) -> int:
    """Friendly units with Frost in their name have 1 more strength while next to him."""
    friend = s.are_friends(unit, targan) and is_unit(unit) and unit.card.is_named("frost")
    return 1 if friend and DISTANCE[targan.square][unit.square] == 1 else 0


ability("piercing-frost", strength_of_others=_piercing_frost)


# Commons --------------------------------------------------------------------------------------------------------------


def _adjacent_enemy_card(s: State, me: Piece, target: int) -> bool:
    card = s.piece(target)
    return card is not None and not s.are_friends(card, me) and DISTANCE[me.square][card.square] == 1


@after_attack("frenzy", when=lambda s, me, target, specials, dealt: _adjacent_enemy_card(s, me, target))
def frenzy(s: State, fighter: Piece, target: int, specials: int, dealt: int) -> None:
    """After attacking an adjacent enemy card, roll a die: on a special it may be forced 1 space and attack again."""
    throw(s, fighter, 1, frenzied, fighter.id)


@step
def frenzied(s: State, roll: tuple[int, ...], id: int) -> None:
    fighter = s.on_board(id)
    if fighter is not None and count(SPECIAL_ON, roll):
        ends = force_squares(s, fighter)
        s.may_choose(fighter.controller, "frenzy", "to", ends, leap_and_strike, (id,), about(fighter))


@step
def leap_and_strike(s: State, square: int, id: int) -> None:
    """Having been forced, it may attack an adjacent enemy card."""
    unit = s.pieces[id]
    s.push(extra_attacks, unit.controller, (id,), 1)
    force(s, unit, square, unit.controller)


@when_summoned("blood-rush")
def blood_rush(s: State, charger: Piece) -> None:
    """When summoned it may take 1 damage to be forced 1 space."""
    ends = force_squares(s, charger)
    s.may_choose(charger.controller, "blood-rush", "to", ends, rush_in_blood, (charger.id,), about(charger))


@step
def rush_in_blood(s: State, square: int, id: int) -> None:
    """The damage is the price and comes first (SW2-COST-5); a charger that dies of it is not forced (O-37)."""
    charger = s.pieces[id]
    damage(s, [charger], 1, charger.controller, id)
    if id in s.pieces:
        force(s, charger, square, charger.controller)


def _unwieldy(s: State, me: Piece, attacker: Piece, target: Piece, specials: int, amount: int) -> int:
    """A roll without specials deals no damage."""
    return 0 if me is attacker and not specials else amount


def _sluggish(s: State, me: Piece, attacker: Piece, target: Piece, specials: int, amount: int) -> int:
    """Attacked, it takes 1 more damage per special."""
    return amount + specials if me is target else amount


ability("unwieldy-magic", alters=_unwieldy)
ability("sluggish", alters=_sluggish)


# Events ---------------------------------------------------------------------------------------------------------------


# For Glory (active): friendly commons have Reckless Strike, 2 more strength and the risk below.
lends("for-glory", "reckless-strike", to=lambda s, me, unit: s.are_friends(me, unit) and unit.card.is_a(COMMON))
ability("reckless-strike", strength=lambda s, me, target: 2)


@after_attack("reckless-strike", when=lambda s, me, target, specials, dealt: specials <= 1 and dealt > 0)
def reckless_strike(s: State, me: Piece, target: int, specials: int, dealt: int) -> None:
    """With at most one special in its attack roll it takes as much damage as it dealt."""
    damage(s, [me], dealt, me.controller, me.id)


# Freeze (active): the unit has no abilities, neither moves nor attacks, is neither attacked nor forced.
ability("freeze", silences=True, suspends=True, why="sw2-why-frozen")


def _freezable(s: State, seat: int) -> list[int]:
    return squares([unit for unit in commons_and_champions(within_of_summoner(s, seat, 3)) if not unit.boosts])


@when_played("freeze", needs=lambda s, seat: bool(_freezable(s, seat)))
def freeze(s: State, seat: int) -> None:
    """Choose an unboosted common or champion within 3 spaces of your summoner."""
    s.push(choose_frozen, seat, s.events[-1].id)


@step
def choose_frozen(s: State, seat: int, ice: int) -> None:
    s.choose(seat, "freeze", "target", _freezable(s, seat), freeze_one, (ice,))


@step
def freeze_one(s: State, square: int, ice: int) -> None:
    event = s.piece(ice)
    if event is not None:
        event.targets = (s.on(square).id,)
        sweep(s, event.controller)  # the frozen unit no longer gives anything to others (SW2-MAGIC-5, O-41)


# Brutal Force (active): friendly units have Forceful Attack.
lends("brutal-force", "forceful-attack", to=lambda s, me, unit: s.are_friends(me, unit) and is_unit(unit))


@after_attack("forceful-attack", when=lambda s, me, target, specials, dealt: dealt > 0 and target in s.pieces)
def forceful_attack(s: State, me: Piece, target: int, specials: int, dealt: int) -> None:
    """The damaged unit may be forced 1 space away from this unit."""
    unit = s.on_board(target)
    if unit is not None and is_unit(unit):
        here = DISTANCE[me.square][unit.square]
        away = [end for end in force_squares(s, unit) if DISTANCE[me.square][end] > here]
        s.may_choose(me.controller, "may-force-to", "to", away, force_to, (me.controller, target), about(unit))


def _may_rage(s: State, fury: Piece, target: int, attacker: int) -> bool:
    chief = s.summoner_of(fury.controller)
    mine = chief is not None and chief.id == attacker and not fury.used
    return mine and chief is not None and _adjacent_enemy_card(s, chief, target)


@at(WAS_ATTACKED, "primal-fury", when=_may_rage)
def primal_fury(s: State, fury: Piece, target: int, attacker: int) -> None:
    """While active, once each turn, after your summoner attacks an adjacent enemy card: leap 1 or 2, strike again."""
    chief = s.on_board(attacker)
    if chief is not None and not fury.used:
        ends = force_squares(s, chief, 1, 2)
        s.may_choose(chief.controller, "primal-fury", "to", ends, rage, (chief.id, fury.id), about(chief))


@step
def rage(s: State, square: int, id: int, fury: int) -> None:
    event = s.piece(fury)
    if event is not None:
        event.note_use(ability("primal-fury"))
    leap_and_strike(s, square, id)
