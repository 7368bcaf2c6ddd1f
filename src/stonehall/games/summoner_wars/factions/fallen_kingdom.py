"""Fallen Kingdom: the dead serve, the living are fuel."""

from __future__ import annotations

from stonehall.games.summoner_wars.abilities import (
    DISCARDED,
    UNIT_DESTROYED,
    UNREWARDED,
    ability,
    after_attack,
    at,
    at_will,
    before_attack,
    summoned_by,
    when_destroyed,
)
from stonehall.games.summoner_wars.board import DISTANCE
from stonehall.games.summoner_wars.cards import (
    BUILD,
    BY_ID,
    CARDS,
    COMMON,
    MELEE,
    MOVE,
    RANGED,
    SUMMON,
    UNIT,
    Faction,
    champion,
    common,
    event,
    summoner,
)
from stonehall.games.summoner_wars.effects import (
    add_boosts,
    announce_from_discard,
    announce_from_hand,
    damage,
    destroy,
    from_hand,
    may_be_discarded,
    place,
    place_card,
    remove_damage,
    units_in,
)
from stonehall.games.summoner_wars.events import when_laid, when_played
from stonehall.games.summoner_wars.factions.shared import (
    about,
    friendly_units,
    friendly_units_within,
    one_more,
    place_from_discard,
    squares,
)
from stonehall.games.summoner_wars.pieces import Piece
from stonehall.games.summoner_wars.reach import empty_next_to, next_to
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.steps import step
from stonehall.games.summoner_wars.values import is_unit
from stonehall.kernel.decision import STOP

FIRE, DARK = "fire", "dark"

FALLEN_KINGDOM = Faction(
    "fallen-kingdom",
    symbols=(FIRE, DARK),
    summoner=summoner("ret-talus", RANGED, strength=2, life=12, symbols=(FIRE, DARK), abilities="raise-the-dead"),
    summoner_at=(1, 4),
    gate_at=(3, 4),
    starting=[("undead-archer", (3, 3)), ("undead-carrier", (4, 4))],
    champions=[
        champion("elut-bal", MELEE, cost=6, strength=6, life=6, symbols=(FIRE,), abilities="summoned-by-fire"),
        champion("dragos", MELEE, cost=6, strength=4, life=8, symbols=(DARK,), abilities="life-drain"),
        champion("gul-dass", MELEE, cost=6, strength=2, life=8, symbols=(FIRE, DARK), abilities="wrath"),
    ],
    commons=[
        common(
            "undead-warrior", MELEE, cost=2, strength=2, life=4, symbol=DARK, abilities="blood-fury imbued-strength"
        ),
        common("undead-archer", RANGED, cost=2, strength=3, life=2, symbol=FIRE, abilities="soul-shift"),
        common("undead-carrier", MELEE, cost=1, strength=2, life=3, symbol=DARK, abilities="soulless infect"),
        common("hellfire-cultist", RANGED, cost=0, strength=2, life=2, symbol=FIRE, abilities="immolate"),
    ],
    epic=event("sacrificial-pyre", SUMMON, cost=1, epic=True, active=True),
    events=[
        event("hellforged-weapon", BUILD, symbols=(FIRE,), beneath="cursed", beneath_strength=2),
        event("purge", MOVE, symbols=(FIRE, DARK)),
        event("blood-summon", SUMMON, symbols=(DARK,)),
    ],
)


# Raise the Dead -------------------------------------------------------------------------------------------------------


def _might_raise(s: State, talus: Piece) -> bool:
    return (
        not talus.has_used(ability("raise-the-dead"))
        and bool(empty_next_to(s, talus.square))
        and may_be_discarded(s, talus.owner, "undead")
    )


def _can_raise(s: State, talus: Piece) -> list[int]:
    able = _might_raise(s, talus) and units_in(s.sides[talus.owner].discard, "undead")
    return [talus.square] if able else []


@at_will("raise-the-dead", SUMMON, _can_raise, might=_might_raise)
def raise_the_dead(s: State, talus: Piece, square: int) -> None:
    """Once per turn, for 2 damage: an Undead unit from your discard pile is placed next to Ret-Talus."""
    talus.note_use(ability("raise-the-dead"))
    s.push(choose_corpse, talus.id)
    damage(s, [talus], 2)


@step
def choose_corpse(s: State, id: int) -> None:
    talus = s.pieces[id]
    side = s.sides[talus.owner]
    corpses = units_in(side.discard, "undead")
    private = side.has_unseen_discards
    s.choose(talus.controller, "raise-the-dead", "card", corpses, wake, (id,), about(talus), private)


@step
def wake(s: State, card: int, id: int) -> None:
    announce_from_discard(s, s.pieces[id].owner, card)
    s.push(choose_grave, card, id)


@step
def choose_grave(s: State, card: int, id: int) -> None:
    talus = s.pieces[id]
    spaces = empty_next_to(s, talus.square)
    s.choose(talus.controller, "place-card", "to", spaces, rise, (card, talus.owner), (card, talus.square))


@step
def rise(s: State, square: int, card: int, owner: int) -> None:
    place_from_discard(s, card, owner, square)


# Champions ------------------------------------------------------------------------------------------------------------


@summoned_by("summoned-by-fire", lambda s, seat: squares(friendly_units(s, seat)))
def summoned_by_fire(s: State, seat: int, square: int) -> None:
    """Elut-Bal's price includes a friendly unit that is destroyed; he arrives in its space, no gate needed."""
    destroy(s, [s.on(square)], seat)


@before_attack("life-drain", lambda s, dragos: squares(friendly_units_within(s, dragos, 2)))
def life_drain(s: State, dragos: Piece, square: int) -> None:
    """Before Dragos attacks he may destroy a friendly unit within 2 spaces: specials are melee symbols as well."""
    if s.attack is not None:
        s.attack.specials_are_melee = True
    destroy(s, [s.on(square)], dragos.controller, dragos.id)


# Wrath: 1 strength per damage.
ability("wrath", strength=lambda s, me, target: me.damage)


# Commons --------------------------------------------------------------------------------------------------------------

# Soulless: no magic for units it destroys.
ability("soulless", bends=UNREWARDED)


def _soul_is_near(s: State, archer: Piece, fallen: int, by: int) -> bool:
    return s.active == archer.controller and DISTANCE[archer.square][s.fallen[fallen].square] <= 3


@at(UNIT_DESTROYED, "soul-shift", when=_soul_is_near)
def soul_shift(s: State, archer: Piece, fallen: int, by: int) -> None:
    """When a unit within 3 spaces is destroyed in your turn, this unit may take its place."""
    square = s.fallen[fallen].square
    if archer.id in s.pieces and s.board[square] is None:
        s.may(archer.controller, "soul-shift", shift_soul, (archer.id, square), (archer.card.number, square))


@step
def shift_soul(s: State, id: int, square: int) -> None:
    place(s, s.pieces[id], square)


@when_destroyed("immolate")
def immolate(s: State, cultist: Piece, *near: int) -> None:
    """When destroyed, enemy units that stood next to it take 1 damage."""
    burnt = [unit for id in near if (unit := s.on_board(id)) is not None and not s.are_friends(unit, cultist)]
    damage(s, burnt, 1, cultist.controller, cultist.id)


# Events ---------------------------------------------------------------------------------------------------------------


@at(UNIT_DESTROYED, "sacrificial-pyre", order_free=True)
def pyre_burns(s: State, pyre: Piece, fallen: int, by: int) -> None:
    """While active it gains a boost for every destroyed unit, of either side, in either turn."""
    add_boosts(s, pyre, 1)


@at(DISCARDED, "sacrificial-pyre", when=lambda s, pyre: pyre.boosts > 0)
def pyre_heals(s: State, pyre: Piece) -> None:
    """When it is discarded, remove 1 damage per boost from a unit of your choice."""
    hurt = [unit for unit in s.field if is_unit(unit) and unit.damage]
    s.choose(pyre.controller, "sacrificial-pyre", "target", squares(hurt), heal, (pyre.boosts,), about(pyre))


@step
def heal(s: State, square: int, amount: int) -> None:
    remove_damage(s, s.on(square), amount)


def _friendly_commons(s: State, seat: int) -> list[int]:
    return [unit.square for unit in friendly_units(s, seat) if unit.card.is_a(COMMON)]


@when_laid("hellforged-weapon", needs=lambda s, seat: bool(_friendly_commons(s, seat)))
def hellforged_weapon(s: State, seat: int, owner: int) -> None:
    """Goes under a friendly common, which has 2 more strength and Cursed."""
    s.push(choose_bearer, seat, owner)


@step
def choose_bearer(s: State, seat: int, owner: int) -> None:
    s.choose(seat, "hellforged-weapon", "target", _friendly_commons(s, seat), arm, (seat, owner))


@step
def arm(s: State, square: int, seat: int, owner: int) -> None:
    """The weapon stays its owner's, also when another player has learnt it (SW2-CTRL-1)."""
    bearer = s.on(square)
    weapon = BY_ID["hellforged-weapon"]
    s.tell("put-under", weapon.number, bearer.card.number, square)
    s.slip_under(weapon, owner, seat, bearer)


@after_attack("cursed", when=lambda s, me, target, specials, dealt: specials > 0)
def cursed(s: State, me: Piece, target: int, specials: int, dealt: int) -> None:
    """After this unit attacks it takes 1 damage per special rolled."""
    damage(s, [me], specials, me.controller, me.id)


@when_played("purge")
def purge(s: State, seat: int) -> None:
    """Choose friendly units; each deals 2 damage to a unit next to it; then they are destroyed."""
    s.push(choose_purged, seat, ())


@step
def choose_purged(s: State, seat: int, chosen: tuple[int, ...]) -> None:
    either = {"target": add_purged, "done": begin_purge}
    s.ask(seat, "purge", one_more(friendly_units(s, seat), chosen), either, (seat, chosen))


@step
def add_purged(s: State, square: int, seat: int, chosen: tuple[int, ...]) -> None:
    s.push(choose_purged, seat, (*chosen, s.on(square).id))


@step
def begin_purge(s: State, seat: int, chosen: tuple[int, ...]) -> None:
    s.push(destroy_purged, seat, chosen)
    for id in reversed(chosen):
        s.push(purge_strike, seat, id)


@step
def purge_strike(s: State, seat: int, id: int) -> None:
    unit = s.on_board(id)
    if unit is not None:
        near = [other for other in next_to(s, unit.square) if is_unit(other)]
        s.may_choose(seat, "purge-strike", "target", squares(near), purge_damage, (seat,), about(unit))


@step
def purge_damage(s: State, square: int, seat: int) -> None:
    damage(s, [s.on(square)], 2, seat)


@step
def destroy_purged(s: State, seat: int, chosen: tuple[int, ...]) -> None:
    destroy(s, [unit for id in chosen if (unit := s.on_board(id)) is not None], seat)


@when_played("blood-summon")
def blood_summon(s: State, seat: int) -> None:
    """As often as you like: place a unit of cost 2 or less from hand next to a friendly unit, which takes 2 damage."""
    s.push(choose_blood, seat)


def _blood_units(s: State, seat: int) -> list[int]:
    return sorted({card for card in s.sides[seat].hand if CARDS[card].classes & UNIT and 0 <= CARDS[card].cost <= 2})


@step
def choose_blood(s: State, seat: int) -> None:
    givers = [unit for unit in friendly_units(s, seat) if empty_next_to(s, unit.square)]
    if givers and s.sides[seat].hand:
        able = squares(givers) if _blood_units(s, seat) else []
        s.may_choose(seat, "blood-summon", "target", able, choose_blood_unit, (seat,), private=True, otherwise=STOP)


@step
def choose_blood_unit(s: State, square: int, seat: int) -> None:
    giver = about(s.on(square))
    units, private = _blood_units(s, seat), len(s.sides[seat].hand) > 1
    s.choose(seat, "blood-summon-unit", "card", units, bleed_for, (seat, square), giver, private)


@step
def bleed_for(s: State, card: int, seat: int, square: int) -> None:
    announce_from_hand(s, seat, card)
    s.push(choose_blood_space, card, seat, square)


@step
def choose_blood_space(s: State, card: int, seat: int, square: int) -> None:
    s.choose(seat, "place-card", "to", empty_next_to(s, square), spill_blood, (card, seat, square), (card, square))


@step
def spill_blood(s: State, space: int, card: int, seat: int, square: int) -> None:
    s.push(choose_blood, seat)
    from_hand(s, seat, card)
    place_card(s, card, seat, space)
    damage(s, [s.on(square)], 2, seat)
