"""Shadow Elves: blood for speed, speed for blood.

Facts of medium confidence: they come from scans in another language; names in quotes there are ours.
"""

from __future__ import annotations

from stonehall.games.summoner_wars.abilities import (
    ANY_PHASE,
    DAMAGED,
    END_OF_PHASE,
    UNIT_LEFT,
    ability,
    after_attack,
    after_move,
    at,
    at_will,
    summoned_by,
    when_destroyed,
    when_summoned,
)
from stonehall.games.summoner_wars.board import DISTANCE
from stonehall.games.summoner_wars.cards import (
    ATTACK,
    BUILD,
    CARDS,
    COMMON,
    EPIC,
    MEDIUM,
    MELEE,
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
    damage,
    draw_cards,
    may_force,
    place,
    remove_boosts,
    return_to_hand,
    take_from_discard,
)
from stonehall.games.summoner_wars.events import when_played
from stonehall.games.summoner_wars.factions.shared import (
    about,
    commons_and_champions,
    friendly_units,
    friendly_units_within,
    one_more,
    squares,
    within_of_summoner,
)
from stonehall.games.summoner_wars.pieces import DESTROYED_AN_ENEMY_UNIT, WAS_SUMMONED, Piece
from stonehall.games.summoner_wars.reach import empty_next_to, empty_next_to_any, next_to
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.steps import step
from stonehall.games.summoner_wars.values import is_gate, is_unit, life
from stonehall.toolkit.battle_values import has

LIGHT, DARK = "light", "dark"

SHADOW_ELVES = Faction(
    "shadow-elves",
    symbols=(LIGHT, DARK),
    summoner=summoner(
        "selundar", RANGED, strength=5, life=11, symbols=(LIGHT, DARK), abilities="blood-magic return-to-shadow"
    ),
    summoner_at=(1, 4),
    gate_at=(2, 4),
    starting=[("sage-ranger", (3, 4)), ("shadow-mage", (3, 3))],
    champions=[
        champion(
            "lucian", RANGED, cost=5, strength=3, life=8, symbols=(LIGHT, DARK), abilities="dark-prophecy judgment"
        ),
        champion("taliya", MELEE, cost=5, strength=3, life=7, symbols=(LIGHT,), abilities="tear-the-veil"),
        champion("samara", MELEE, cost=5, strength=4, life=7, symbols=(DARK,), abilities="inescapable-doom"),
    ],
    commons=[
        common("shadow-mage", RANGED, cost=2, strength=3, life=4, symbol=DARK, abilities="forbidden-knowledge"),
        common("true-seeker", MELEE, cost=1, strength=1, life=3, symbol=LIGHT, abilities="onslaught feint"),
        common("shadow-knight", MELEE, cost=1, strength=2, life=5, symbol=DARK, abilities="shadow-summon death-pact"),
        common("sage-ranger", RANGED, cost=1, strength=2, life=3, symbol=LIGHT, abilities="piercing-light rush"),
    ],
    epic=event("hide-in-darkness", BUILD, epic=True),
    events=[
        event("onyx-tome", SUMMON, cost=1, symbols=(LIGHT, DARK)),
        event("glinting-speed", ATTACK, symbols=(LIGHT,), active=True),
        event("shadow-pulse", ATTACK, symbols=(DARK,)),
    ],
    confidence=MEDIUM,
    unverified=("onslaught", "feint", "piercing-light", "rush", "hide-in-darkness"),
)


# Selundar -------------------------------------------------------------------------------------------------------------


def _blood_is_spilt(s: State, selundar: Piece, controller: int, square: int) -> bool:
    near = 0 < DISTANCE[selundar.square][square] <= 3
    return s.active == selundar.controller and s.is_friend(selundar, controller) and near


@at(DAMAGED, "blood-magic", when=_blood_is_spilt, order_free=True)
def blood_magic(s: State, selundar: Piece, controller: int, square: int) -> None:
    """Each time a friendly card within 3 spaces takes damage in your turn he gains a boost."""
    add_boosts(s, selundar, 1)


def _can_fade(s: State, selundar: Piece) -> list[int]:
    return squares(friendly_units_within(s, selundar, 3)) if selundar.boosts >= 2 else []


@at_will("return-to-shadow", ANY_PHASE, _can_fade)
def return_to_shadow(s: State, selundar: Piece, square: int) -> None:
    """In your turn, for 2 boosts, a friendly unit within 3 spaces returns to hand."""
    remove_boosts(s, selundar, 2)
    return_to_hand(s, s.on(square), selundar.controller)


# Champions ------------------------------------------------------------------------------------------------------------


@at(
    UNIT_LEFT,
    "dark-prophecy",
    when=lambda s, me, owner, controller, square: s.is_friend(me, controller),
    order_free=True,
)
def dark_prophecy(s: State, lucian: Piece, owner: int, controller: int, square: int) -> None:
    """Each time a friendly unit leaves the battlefield, in any way, he gains a boost."""
    if lucian.id in s.pieces:
        add_boosts(s, lucian, 1)


@after_move("judgment", when=lambda s, lucian, start, crossed: lucian.boosts > 0)
def judgment(s: State, lucian: Piece, start: int, crossed: int) -> None:
    """After he moves he may spend any number of boosts to deal that much damage to a common or champion next to him."""
    near = commons_and_champions(next_to(s, lucian.square))
    s.may_choose(lucian.controller, "judgment", "target", squares(near), choose_sentence, (lucian.id,), about(lucian))


@step
def choose_sentence(s: State, square: int, id: int) -> None:
    lucian = s.pieces[id]
    amounts = list(range(1, lucian.boosts + 1))
    s.choose(lucian.controller, "judgment-amount", "amount", amounts, judge, (square, id), about(s.on(square)))


@step
def judge(s: State, amount: int, square: int, id: int) -> None:
    lucian = s.pieces[id]
    remove_boosts(s, lucian, amount)
    damage(s, [s.on(square)], amount, lucian.controller, id)


def _torn_gates(s: State, taliya: Piece) -> list[Piece]:
    return [
        near
        for near in next_to(s, taliya.square)
        if not s.are_friends(near, taliya) and near.damage and is_gate(s, near) and empty_next_to(s, near.square)
    ]


def _may_tear(s: State, taliya: Piece, start: int, crossed: int) -> bool:
    return not taliya.has_used(ability("tear-the-veil")) and bool(_torn_gates(s, taliya))


@after_move("tear-the-veil", when=_may_tear)
def tear_the_veil(s: State, taliya: Piece, start: int, crossed: int) -> None:
    """Once per turn, after she moves next to a damaged enemy gate, a friendly common may be placed next to it."""
    commons = [unit for unit in friendly_units(s, taliya.controller) if unit.card.is_a(COMMON)]
    s.may_choose(
        taliya.controller, "tear-the-veil", "target", squares(commons), choose_tear, (taliya.id,), about(taliya)
    )


@step
def choose_tear(s: State, square: int, id: int) -> None:
    taliya, unit = s.pieces[id], s.on(square)
    spaces = empty_next_to_any(s, squares(_torn_gates(s, taliya)))
    s.choose(taliya.controller, "place-card", "to", spaces, step_through, (unit.id, id), about(unit))


@step
def step_through(s: State, space: int, unit: int, id: int) -> None:
    s.pieces[id].note_use(ability("tear-the-veil"))
    place(s, s.pieces[unit], space)


@at(END_OF_PHASE + ATTACK, "inescapable-doom")
def inescapable_doom(s: State, samara: Piece) -> None:
    """At the end of your Attack Phase: 1 damage to the enemy summoner if she destroyed an enemy unit, else to yours."""
    seat = samara.controller
    doomed = s.summoner_of(s.opponent_of(seat) if samara.marks & DESTROYED_AN_ENEMY_UNIT else seat)
    if doomed is not None:
        damage(s, [doomed], 1, seat, samara.id)


# Commons --------------------------------------------------------------------------------------------------------------


@after_move("forbidden-knowledge")
def forbidden_knowledge(s: State, mage: Piece, start: int, crossed: int) -> None:
    """After it moves you may put 1 damage on it or on a gate next to it to draw a card."""
    payers = [mage, *[near for near in next_to(s, mage.square) if is_gate(s, near)]]
    s.may_choose(mage.controller, "forbidden-knowledge", "target", squares(payers), learn, (mage.id,), about(mage))


@step
def learn(s: State, square: int, id: int) -> None:
    mage = s.pieces[id]
    s.push(draw_cards, mage.controller, 1)
    damage(s, [s.on(square)], 1, mage.controller, id)


# Onslaught: 2 more strength in the turn it was summoned. Piercing Light: in that turn units do not stop its attacks.
ability("onslaught", strength=lambda s, me, target: 2 if me.marks & WAS_SUMMONED else 0)
ability("piercing-light", shoots_through=lambda s, me: UNIT if me.marks & WAS_SUMMONED else 0)


@after_attack("feint")
def feint(s: State, seeker: Piece, target: int, specials: int, dealt: int) -> None:
    """After it attacks it may be forced 1 or 2 spaces."""
    s.push(may_force, seeker.controller, seeker.id, 1, 2)


@when_summoned("rush")
def rush(s: State, ranger: Piece) -> None:
    """When summoned it may be forced 1 space."""
    s.push(may_force, ranger.controller, ranger.id, 1, 1)


def _shadow_sources(s: State, seat: int) -> list[Piece]:
    return [piece for piece in s.field if s.is_friend(piece, seat) and not has(s, piece, ability("shadow-summon"))]


@summoned_by("shadow-summon", lambda s, seat: empty_next_to_any(s, squares(_shadow_sources(s, seat))))
def shadow_summon(s: State, seat: int, square: int) -> None:
    """Summoned next to a friendly card without Shadow Summon, which takes 1 damage; no gate is needed."""
    s.push(choose_shadow, seat, square)


@step
def choose_shadow(s: State, seat: int, square: int) -> None:
    near = [piece for piece in _shadow_sources(s, seat) if DISTANCE[piece.square][square] == 1]
    s.choose(seat, "shadow-summon", "target", squares(near), cast_shadow, (seat,))


@step
def cast_shadow(s: State, square: int, seat: int) -> None:
    damage(s, [s.on(square)], 1, seat)


@when_destroyed("death-pact")
def death_pact(s: State, knight: Piece, *near: int) -> None:
    """When it is destroyed your summoner takes 1 damage."""
    master = s.summoner_of(knight.controller)
    if master is not None:
        damage(s, [master], 1, knight.controller, knight.id)


# Events ---------------------------------------------------------------------------------------------------------------


def _hideable(s: State, seat: int) -> list[int]:
    return [
        piece.square
        for piece in within_of_summoner(s, seat, 3)
        if (is_gate(s, piece) or piece.card.is_a(COMMON)) and life(s, piece) <= 5
    ]


@when_played("hide-in-darkness", needs=lambda s, seat: bool(_hideable(s, seat)))
def hide_in_darkness(s: State, seat: int) -> None:
    """A gate or common with 5 or less life within 3 spaces of your summoner returns to hand with all cards under it."""
    s.push(choose_hidden, seat)


@step
def choose_hidden(s: State, seat: int) -> None:
    s.choose(seat, "hide-in-darkness", "target", _hideable(s, seat), hide, (seat,))


@step
def hide(s: State, square: int, seat: int) -> None:
    piece = s.on(square)
    beneath = piece.take_from_under()
    return_to_hand(s, piece, seat)
    for card, owner, _ in beneath:
        s.sides[owner].hand += (card,)
        s.sides[owner].shown += (card,)


def _in_the_tome(s: State, seat: int) -> list[int]:
    found = {card for card in s.sides[seat].discard if not CARDS[card].is_a(EPIC) and CARDS[card].id != "onyx-tome"}
    return sorted(found)


@when_played("onyx-tome", needs=lambda s, seat: bool(_in_the_tome(s, seat)))
def onyx_tome(s: State, seat: int) -> None:
    """Take a card from your discard pile, no Onyx Tome and no epic event; then twice 1 damage to a friendly unit."""
    s.push(tome_blood, seat)
    s.push(tome_blood, seat)
    s.push(read_tome, seat)


@step
def read_tome(s: State, seat: int) -> None:
    private = s.sides[seat].has_unseen_discards
    s.choose(seat, "onyx-tome", "card", _in_the_tome(s, seat), tome_card, (seat,), private=private)


@step
def tome_card(s: State, card: int, seat: int) -> None:
    take_from_discard(s, seat, card)


@step
def tome_blood(s: State, seat: int) -> None:
    s.choose(seat, "onyx-tome-damage", "target", squares(friendly_units(s, seat)), cast_shadow, (seat,))


def _may_glint(s: State, me: Piece, owner: int, controller: int, square: int) -> bool:
    master = s.summoner_of(me.controller)
    return s.active == me.controller and master is not None and 0 < DISTANCE[master.square][square] <= 3


@at(UNIT_LEFT, "glinting-speed", when=_may_glint)
def glinting_speed(s: State, me: Piece, owner: int, controller: int, square: int) -> None:
    """While active: your summoner may take the place of a unit within 3 spaces that leaves in your turn."""
    master = s.summoner_of(me.controller)
    if master is not None and s.board[square] is None:
        s.may(me.controller, "glinting-speed", glint, (master.id, square), (master.card.number, square))


@step
def glint(s: State, id: int, square: int) -> None:
    place(s, s.pieces[id], square)


@when_played("shadow-pulse")
def shadow_pulse(s: State, seat: int) -> None:
    """Any number of units next to a damaged gate take 1 damage each."""
    s.push(choose_pulsed, seat, ())


@step
def choose_pulsed(s: State, seat: int, chosen: tuple[int, ...]) -> None:
    gates = [piece for piece in s.field if piece.damage and is_gate(s, piece)]
    near = {unit.id: unit for gate in gates for unit in next_to(s, gate.square) if is_unit(unit)}
    s.ask(
        seat,
        "shadow-pulse",
        one_more(list(near.values()), chosen),
        {"target": add_pulsed, "done": pulse},
        (seat, chosen),
    )


@step
def add_pulsed(s: State, square: int, seat: int, chosen: tuple[int, ...]) -> None:
    s.push(choose_pulsed, seat, (*chosen, s.on(square).id))


@step
def pulse(s: State, seat: int, chosen: tuple[int, ...]) -> None:
    damage(s, [s.pieces[id] for id in chosen], 1, seat)
