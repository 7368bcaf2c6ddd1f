"""Fungal Dwarves: everything that dies feeds something.

Facts of medium confidence: they come from scans in another language; which of the two symbols a card shows is our own.
"""

from __future__ import annotations

from stonehall.games.summoner_wars.abilities import (
    END_OF_PHASE,
    UNIT_DESTROYED,
    UNIT_MOVED,
    ability,
    after_move,
    at,
    at_will,
    summoned_by,
    when_destroyed,
)
from stonehall.games.summoner_wars.attack import extra_attacks
from stonehall.games.summoner_wars.board import DISTANCE
from stonehall.games.summoner_wars.cards import (
    ATTACK,
    BY_ID,
    COMMON,
    LOW,
    MAGIC,
    MEDIUM,
    MELEE,
    MOVE,
    OUR_OWN,
    RANGED,
    SUMMON,
    Faction,
    champion,
    common,
    event,
    summoner,
)
from stonehall.games.summoner_wars.effects import (
    add_boosts,
    announce_from_discard,
    damage,
    destroy,
    may_force,
    remove_boosts,
    remove_damage,
    units_in,
)
from stonehall.games.summoner_wars.events import when_played
from stonehall.games.summoner_wars.factions.shared import (
    about,
    commons_and_champions,
    friendly_units,
    friendly_units_within,
    one_more,
    place_from_discard,
    squares,
    within_of_summoner,
)
from stonehall.games.summoner_wars.pieces import Piece
from stonehall.games.summoner_wars.reach import empty_next_to
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.steps import step
from stonehall.games.summoner_wars.values import is_unit
from stonehall.kernel.decision import DECLINE, PASS, Option
from stonehall.toolkit.triggers import settle

DARK, EARTH = "dark", "earth"

FUNGAL_DWARVES = Faction(
    "fungal-dwarves",
    symbols=(DARK, EARTH),
    summoner=summoner("kuldak", MELEE, strength=4, life=13, symbols=(DARK, EARTH), abilities="blood-bloom"),
    summoner_at=(1, 4),
    gate_at=(2, 4),
    starting=[("blight-mage", (3, 4)), ("spore-carrier", (3, 3))],
    champions=[
        champion("thoon", MELEE, cost=6, strength=2, life=7, symbols=(DARK,), abilities="blood-fury imbued-strength"),
        champion("maldar", MELEE, cost=3, strength=3, life=8, symbols=(DARK, EARTH), abilities="decay"),
        champion("monstrosity", MELEE, cost=3, strength=5, life=13, symbols=(EARTH,), abilities="final-form"),
    ],
    commons=[
        common("blight-mage", RANGED, cost=2, strength=4, life=3, symbol=DARK, abilities="blood-imbue"),
        common("blood-shaman", RANGED, cost=1, strength=3, life=2, symbol=EARTH, abilities="transmission"),
        common("fungal-beast", MELEE, cost=3, strength=3, life=5, symbol=DARK, abilities="infect parasitic"),
        common("spore-carrier", MELEE, cost=0, strength=2, life=2, symbol=EARTH, abilities="burst fungal-mutation"),
    ],
    epic=event("command", ATTACK, epic=True),
    events=[
        event("symbiotic-healing", MOVE, symbols=(DARK,)),
        event("frenzied-fungus", SUMMON, symbols=(EARTH,), active=True),
        event("release-spores", MAGIC, symbols=(DARK, EARTH)),
    ],
    setup_confidence=LOW,
    confidence=MEDIUM,
    symbols_confidence=OUR_OWN,
    unverified=(
        "blood-shaman", "command", "symbiotic-healing", "frenzied-fungus", "release-spores", "decay", "final-form",
        "transmission", "burst", "fungal-mutation",
    ),
)  # fmt: skip


def _bloom(s: State, kuldak: Piece, fallen: int, by: int) -> bool:
    unit = s.fallen[fallen]
    return s.are_friends(unit, kuldak) and 0 < DISTANCE[kuldak.square][unit.square] <= 2


@at(UNIT_DESTROYED, "blood-bloom", when=_bloom)
def blood_bloom(s: State, kuldak: Piece, fallen: int, by: int) -> None:
    """When a friendly unit within 2 spaces is destroyed, all other friendly units within 2 spaces gain a boost."""
    for unit in friendly_units_within(s, kuldak, 2):
        add_boosts(s, unit, 1)


# Champions ------------------------------------------------------------------------------------------------------------


@at(END_OF_PHASE + MOVE, "decay")
def decay(s: State, maldar: Piece) -> None:
    """At the end of your Move Phase he takes 1 damage; then he may give 2 boosts to a friendly unit next to him."""
    s.push(spread_decay, maldar.id)
    damage(s, [maldar], 1, maldar.controller, maldar.id)


@step
def spread_decay(s: State, id: int) -> None:
    maldar = s.on_board(id)
    if maldar is not None:
        units = friendly_units_within(s, maldar, 1)
        s.may_choose(maldar.controller, "decay", "target", squares(units), feed_two, (), about(maldar))


@step
def feed_two(s: State, square: int) -> None:
    add_boosts(s, s.on(square), 2)


def _ripe_beasts(s: State, seat: int) -> list[int]:
    units = friendly_units(s, seat)
    return [unit.square for unit in units if unit.card.id == "fungal-beast" and unit.boosts >= 5]


@summoned_by("final-form", _ripe_beasts)
def final_form(s: State, seat: int, square: int) -> None:
    """The price includes a friendly Fungal Beast with 5 or more boosts that is destroyed; it arrives in its space."""
    destroy(s, [s.on(square)], seat)


# Commons --------------------------------------------------------------------------------------------------------------


def _imbuable(s: State, mage: Piece) -> list[int]:
    return [] if mage.has_used(ability("blood-imbue")) else squares(friendly_units_within(s, mage, 2))


@at_will("blood-imbue", MOVE, _imbuable)
def blood_imbue(s: State, mage: Piece, square: int) -> None:
    """Once per turn in your Move Phase a friendly unit within 2 spaces gains a boost, then takes 1 damage."""
    mage.note_use(ability("blood-imbue"))
    add_boosts(s, s.on(square), 1)
    damage(s, [s.on(square)], 1, mage.controller, mage.id)


@after_move("transmission")
def transmission(s: State, shaman: Piece, start: int, crossed: int) -> None:
    """After it moves, boosts may go from it or a friendly unit within 2 spaces to another friendly unit in range."""
    s.push(choose_giver, shaman.id)


@step
def choose_giver(s: State, id: int) -> None:
    shaman = s.on_board(id)
    if shaman is not None:
        units = friendly_units_within(s, shaman, 2)
        givers = [unit for unit in [shaman, *units] if unit.boosts and any(other is not unit for other in units)]
        s.may_choose(
            shaman.controller, "transmission", "target", squares(givers), choose_receiver, (id,), about(shaman)
        )


@step
def choose_receiver(s: State, giver: int, id: int) -> None:
    shaman = s.pieces[id]
    units = [unit for unit in friendly_units_within(s, shaman, 2) if unit.square != giver]
    s.choose(
        shaman.controller, "transmission-to", "target", squares(units), choose_flow, (giver, id), about(s.on(giver))
    )


@step
def choose_flow(s: State, receiver: int, giver: int, id: int) -> None:
    amounts = list(range(1, s.on(giver).boosts + 1))
    seat = s.pieces[id].controller
    s.choose(seat, "transmission-amount", "amount", amounts, flow, (receiver, giver), about(s.on(receiver)))


@step
def flow(s: State, amount: int, receiver: int, giver: int) -> None:
    add_boosts(s, s.on(receiver), amount)
    remove_boosts(s, s.on(giver), amount)


@at(END_OF_PHASE + ATTACK, "parasitic")
def parasitic(s: State, beast: Piece) -> None:
    """At the end of your Attack Phase it spends a boost or takes 1 damage."""
    options = [Option("pay", (1,))] if beast.boosts else []
    options.append(DECLINE)
    s.ask(beast.controller, "parasitic", options, {"pay": feed_on, PASS: starve}, (beast.id,), about(beast))


@step
def feed_on(s: State, amount: int, id: int) -> None:
    remove_boosts(s, s.pieces[id], amount)


@step
def starve(s: State, id: int) -> None:
    beast = s.pieces[id]
    damage(s, [beast], 1, beast.controller, id)


@at(END_OF_PHASE + MAGIC, "burst", when=lambda s, carrier: carrier.boosts >= 3)
def burst(s: State, carrier: Piece) -> None:
    """At the end of your Magic Phase, with 3 or more boosts, it is destroyed."""
    destroy(s, [carrier], carrier.controller, carrier.id)


def _mutates(s: State, carrier: Piece, *near: int) -> bool:
    return carrier.boosts >= 3


@when_destroyed("fungal-mutation", when=_mutates)
def fungal_mutation(s: State, carrier: Piece, *near: int) -> None:
    """When destroyed with 3 or more boosts, a Fungal Beast from your discard pile takes its place.

    It must, if there is one (O-24); who alone knows that says so.
    """
    seat, square = carrier.controller, carrier.square
    side = s.sides[seat]
    beasts = [card for card in [BY_ID["fungal-beast"].number] if card in side.discard]
    if s.board[square] is None:
        what, private = (carrier.card.number, square), side.has_unseen_discards
        s.choose(seat, "fungal-mutation", "card", beasts, place_from_discard, (seat, square), what, private)


# Events ---------------------------------------------------------------------------------------------------------------


def _commanded(s: State, seat: int) -> list[int]:
    near = within_of_summoner(s, seat, 3)
    return squares([unit for unit in near if s.is_friend(unit, seat) and unit.card.is_a(COMMON)])


@when_played("command", needs=lambda s, seat: bool(_commanded(s, seat)))
def command(s: State, seat: int) -> None:
    """A friendly common within 3 spaces of your summoner may carry out an extra attack, then it is destroyed."""
    s.push(choose_commanded, seat)


@step
def choose_commanded(s: State, seat: int) -> None:
    s.choose(seat, "command", "target", _commanded(s, seat), last_order, (seat,))


@step
def last_order(s: State, square: int, seat: int) -> None:
    """What follows an attack is part of it, so it comes before what the event does after the attack (O-38)."""
    id = s.on(square).id
    s.push(expend, seat, id)
    s.push(settle)
    s.push(extra_attacks, seat, (id,), 0)


@step
def expend(s: State, seat: int, id: int) -> None:
    unit = s.on_board(id)
    if unit is not None:
        destroy(s, [unit], seat)


@when_played("symbiotic-healing")
def symbiotic_healing(s: State, seat: int) -> None:
    """Any number of damaged friendly commons and champions heal 1 damage and gain a boost each."""
    s.push(choose_healed, seat, ())


@step
def choose_healed(s: State, seat: int, chosen: tuple[int, ...]) -> None:
    hurt = [unit for unit in commons_and_champions(friendly_units(s, seat)) if unit.damage]
    s.ask(
        seat, "symbiotic-healing", one_more(hurt, chosen), {"target": add_healed, "done": heal_chosen}, (seat, chosen)
    )


@step
def add_healed(s: State, square: int, seat: int, chosen: tuple[int, ...]) -> None:
    s.push(choose_healed, seat, (*chosen, s.on(square).id))


@step
def heal_chosen(s: State, seat: int, chosen: tuple[int, ...]) -> None:
    for id in chosen:
        remove_damage(s, s.pieces[id], 1)
        add_boosts(s, s.pieces[id], 1)


def _moved_by_me(s: State, fungus: Piece, id: int, start: int, crossed: int) -> bool:
    return s.active == fungus.controller


@at(UNIT_MOVED, "frenzied-fungus", when=_moved_by_me)
def frenzied_fungus(s: State, fungus: Piece, id: int, start: int, crossed: int) -> None:
    """While active: a unit you moved may gain a boost; then it may be forced 1 space and takes 1 damage."""
    unit = s.on_board(id)
    if unit is not None and is_unit(unit):
        s.may(fungus.controller, "frenzied-fungus", fungus_grows, (fungus.controller, id), about(unit))


@step
def fungus_grows(s: State, seat: int, id: int) -> None:
    add_boosts(s, s.pieces[id], 1)
    s.push(fungus_bites, seat, id)
    s.push(may_force, seat, id, 1, 1)


@step
def fungus_bites(s: State, seat: int, id: int) -> None:
    damage(s, [s.pieces[id]], 1, seat)


@when_played("release-spores")
def release_spores(s: State, seat: int) -> None:
    """Up to two Carriers from your discard pile are placed next to your summoner."""
    s.push(release_one, seat, 2)


@step
def release_one(s: State, seat: int, left: int) -> None:
    master = s.summoner_of(seat)
    if left and master is not None and empty_next_to(s, master.square):
        side = s.sides[seat]
        carriers = units_in(side.discard, "carrier")
        private = side.has_unseen_discards
        s.may_choose(seat, "release-spores", "card", carriers, release, (seat, left), private=private)


@step
def release(s: State, card: int, seat: int, left: int) -> None:
    announce_from_discard(s, seat, card)
    s.push(choose_ground, card, seat, left)


@step
def choose_ground(s: State, card: int, seat: int, left: int) -> None:
    master = s.summoner_of(seat)
    if master is not None:
        spaces = empty_next_to(s, master.square)
        s.choose(seat, "place-card", "to", spaces, take_ground, (card, seat, left), (card, master.square))


@step
def take_ground(s: State, square: int, card: int, seat: int, left: int) -> None:
    s.push(release_one, seat, left - 1)
    place_from_discard(s, card, seat, square)
