"""Eternal Council: knowledge is a weapon.

Facts of medium confidence: they come from scans in another language; the second symbol of the deck is our own choice.
"""

from __future__ import annotations

from typing import Final

from stonehall.games.summoner_wars.abilities import (
    ATTACKED,
    DISCARDED,
    DREW,
    END_OF_TURN,
    EVENT_DISCARDED,
    START_OF_PHASE,
    UNIT_MOVED,
    UNIT_SUMMONED,
    WAS_ATTACKED,
    ability,
    after_attack,
    after_move,
    at,
    when_summoned,
)
from stonehall.games.summoner_wars.board import DISTANCE
from stonehall.games.summoner_wars.cards import (
    ATTACK,
    BUILD,
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
    choose_force,
    damage,
    discard_from_hand,
    draw_cards,
    put_at_bottom,
    remove_boosts,
    take_event,
)
from stonehall.games.summoner_wars.events import when_played
from stonehall.games.summoner_wars.factions.shared import (
    IMBUED_LIMIT,
    about,
    commons_and_champions,
    is_enemy_unit,
    squares,
    within_of_summoner,
)
from stonehall.games.summoner_wars.pieces import Piece
from stonehall.games.summoner_wars.reach import force_squares, next_to
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.steps import step
from stonehall.games.summoner_wars.values import is_unit

RESOLVE, LOGIC = "resolve", "logic"

ETERNAL_COUNCIL = Faction(
    "eternal-council",
    symbols=(RESOLVE, LOGIC),
    summoner=summoner(
        "praefectus-edia", RANGED, strength=3, life=13, symbols=(RESOLVE, LOGIC),
        abilities="kinetic-siphon continuance",
    ),
    summoner_at=(1, 4),
    gate_at=(2, 4),
    starting=[("citadel-adviser", (3, 3)), ("mind-knight", (3, 4))],
    champions=[
        champion("overseer-maruna", MELEE, cost=5, strength=3, life=8, symbols=(RESOLVE,), abilities="punish"),
        champion("overseer-ovi", RANGED, cost=4, strength=2, life=6, symbols=(RESOLVE, LOGIC), abilities="scheme"),
        champion(
            "overseer-katu", RANGED, cost=6, strength=2, life=10, symbols=(LOGIC,), abilities="tenacity imbued-strength"
        ),
    ],
    commons=[
        common("citadel-adviser", RANGED, cost=1, strength=2, life=3, symbol=LOGIC, abilities="intelligence warning"),
        common("mind-knight", MELEE, cost=2, strength=2, life=4, symbol=RESOLVE, abilities="arouse-fear shove"),
        common("ancient-scholar", MELEE, cost=1, strength=3, life=2, symbol=LOGIC, abilities="wisdom analysis"),
        common("mystery-sage", RANGED, cost=2, strength=3, life=4, symbol=RESOLVE, abilities="apply"),
    ],
    epic=event("learn", MAGIC, epic=True, active=True),
    events=[
        event("insight", SUMMON, symbols=(LOGIC,), active=True),
        event("seek", SUMMON, symbols=(RESOLVE, LOGIC), active=True),
        event("psychic-assault", SUMMON, symbols=(RESOLVE,), active=True),
    ],
    setup_confidence=LOW,
    confidence=MEDIUM,
    symbols_confidence=OUR_OWN,
    unverified=(
        "overseer-maruna", "overseer-ovi", "overseer-katu", "citadel-adviser", "mind-knight", "ancient-scholar",
        "mystery-sage", "learn", "kinetic-siphon", "continuance", "punish", "scheme", "tenacity", "intelligence",
        "warning", "arouse-fear", "wisdom", "analysis", "apply",
    ),
)  # fmt: skip

CONTINUANCE_PRICE: Final = 2
SIPHON = ability("kinetic-siphon")


def _siphons(s: State, edia: Piece, target: int, specials: int, dealt: int) -> bool:
    return not edia.has_used(SIPHON) and is_enemy_unit(s, edia, target)


@at(ATTACKED, "kinetic-siphon", when=_siphons)
def siphon_attack(s: State, edia: Piece, target: int, specials: int, dealt: int) -> None:
    """Once per turn, after she attacks an enemy unit, she gains a boost."""
    _siphon(s, edia)


@at(
    WAS_ATTACKED,
    "kinetic-siphon",
    when=lambda s, edia, target, attacker: (
        target == edia.id and not edia.has_used(SIPHON) and is_enemy_unit(s, edia, attacker)
    ),
)
def siphon_defence(s: State, edia: Piece, target: int, attacker: int) -> None:
    """Or after an enemy unit attacks her."""
    _siphon(s, edia)


def _siphon(s: State, edia: Piece) -> None:
    if not edia.has_used(SIPHON):
        edia.note_use(SIPHON)
        add_boosts(s, edia, 1)


def _continuance(s: State, edia: Piece, event: Piece) -> int:
    """For 2 of her boosts an active event of yours stays when it would be discarded."""
    return CONTINUANCE_PRICE if s.summoner_of(event.controller) is edia else 0


ability("continuance", keeps_event=_continuance)


# Champions ------------------------------------------------------------------------------------------------------------


def _enemy_summoned_near(s: State, maruna: Piece, id: int) -> bool:
    unit = s.on_board(id)
    return unit is not None and is_enemy_unit(s, maruna, id) and DISTANCE[maruna.square][unit.square] <= 2


@at(UNIT_SUMMONED, "punish", when=_enemy_summoned_near)
def punish(s: State, maruna: Piece, id: int) -> None:
    """When an enemy unit is summoned within 2 spaces the opponent discards a card from hand."""
    s.push(discard_one, s.opponent_of(maruna.controller))


@step
def discard_one(s: State, seat: int) -> None:
    hand = s.sides[seat].hand
    s.choose(seat, "discard-one", "card", sorted(set(hand)), discard_chosen, (seat,), private=len(hand) > 1)


@step
def discard_chosen(s: State, card: int, seat: int) -> None:
    discard_from_hand(s, seat, card)


ability("scheme", strength=lambda s, me, target: len(s.sides[me.controller].hand) // 2)


@at(END_OF_TURN, "tenacity", when=lambda s, katu: not len(s.sides[katu.controller].pile), order_free=True)
def tenacity(s: State, katu: Piece) -> None:
    """At the end of your turn, with an empty draw pile, a boost."""
    add_boosts(s, katu, 1)


# Commons --------------------------------------------------------------------------------------------------------------


def _may_draw(s: State, me: Piece, prompt: str) -> None:
    if len(s.sides[me.controller].pile):
        s.may(me.controller, prompt, draw_one, (me.controller,), about(me))


@step
def draw_one(s: State, seat: int) -> None:
    s.push(draw_cards, seat, 1)


@after_move("intelligence")
def intelligence(s: State, adviser: Piece, start: int, crossed: int) -> None:
    """After it moves you may draw a card."""
    _may_draw(s, adviser, "intelligence")


def _may_warn(s: State, adviser: Piece, target: int, specials: int, dealt: int) -> bool:
    master = s.summoner_of(adviser.controller)
    able = master is not None and bool(force_squares(s, master))
    return able and is_enemy_unit(s, adviser, target) and bool(s.sides[adviser.controller].hand)


@after_attack("warning", when=_may_warn)
def warning(s: State, adviser: Piece, target: int, specials: int, dealt: int) -> None:
    """After attacking an enemy unit you may put a card under your draw pile to force your summoner 1 space."""
    seat = adviser.controller
    s.may_choose(seat, "warning", "card", sorted(set(s.sides[seat].hand)), warn, (seat,), about(adviser))


@step
def warn(s: State, card: int, seat: int) -> None:
    put_at_bottom(s, seat, card)
    master = s.summoner_of(seat)
    if master is not None:
        s.push(choose_force, seat, master.id, 1, 1)


def _is_frightened(s: State, knight: Piece, id: int, start: int, crossed: int) -> bool:
    unit = s.on_board(id)
    return unit is not None and is_enemy_unit(s, knight, id) and DISTANCE[knight.square][unit.square] == 1


@at(UNIT_MOVED, "arouse-fear", when=_is_frightened)
def arouse_fear(s: State, knight: Piece, id: int, start: int, crossed: int) -> None:
    """When an enemy unit ends its move next to this unit the opponent discards a card from hand."""
    s.push(discard_one, s.opponent_of(knight.controller))


@when_summoned("wisdom")
def wisdom(s: State, scholar: Piece) -> None:
    """When summoned you may draw a card."""
    _may_draw(s, scholar, "wisdom")


@after_attack("analysis", when=lambda s, me, target, specials, dealt: is_enemy_unit(s, me, target))
def analysis(s: State, scholar: Piece, target: int, specials: int, dealt: int) -> None:
    """After attacking an enemy unit you may draw a card."""
    _may_draw(s, scholar, "analysis")


def _may_apply(s: State, sage: Piece, target: int, specials: int, dealt: int) -> bool:
    near = [unit for unit in next_to(s, sage.square) if is_unit(unit)]
    return bool(near) and is_enemy_unit(s, sage, target) and bool(s.sides[sage.controller].hand)


@after_attack("apply", when=_may_apply)
def apply(s: State, sage: Piece, target: int, specials: int, dealt: int) -> None:
    """After attacking an enemy unit you may put a card under your draw pile: 1 damage to a unit next to it."""
    seat = sage.controller
    s.may_choose(seat, "apply", "card", sorted(set(s.sides[seat].hand)), apply_card, (seat, sage.id), about(sage))


@step
def apply_card(s: State, card: int, seat: int, id: int) -> None:
    put_at_bottom(s, seat, card)
    s.push(choose_applied, seat, id)


@step
def choose_applied(s: State, seat: int, id: int) -> None:
    sage = s.pieces[id]
    near = [unit for unit in next_to(s, sage.square) if is_unit(unit)]
    s.choose(seat, "apply-damage", "target", squares(near), apply_damage, (id,), about(sage))


@step
def apply_damage(s: State, square: int, id: int) -> None:
    damage(s, [s.on(square)], 1, s.pieces[id].controller, id)


# Events ---------------------------------------------------------------------------------------------------------------


@when_played("learn")
def learn_begins(s: State, seat: int) -> None:
    """It comes into play with 2 boosts."""
    add_boosts(s, s.events[-1], 2)


def _can_learn(s: State, learn: Piece, card: int, owner: int, player: int, id: int) -> bool:
    return not s.is_friend(learn, player) and learn.boosts > 0


@at(EVENT_DISCARDED, "learn", when=_can_learn)
def learn_event(s: State, learn: Piece, card: int, owner: int, player: int, id: int) -> None:
    """While active: an event that the opponent played joins your hand, for a boost, when it is discarded."""
    if learn.boosts:
        remove_boosts(s, learn, 1)
        take_event(s, learn.controller, card, owner)
        s.waiting = [entry for entry in s.waiting if entry[0] != EVENT_DISCARDED or entry[3][-1] != id]


@at(DISCARDED, "learn", when=lambda s, learn: learn.boosts > 0, order_free=True)
def lesson_learnt(s: State, learn: Piece) -> None:
    """When it is discarded its boosts go to your summoner."""
    master = s.summoner_of(learn.controller)
    if master is not None:
        add_boosts(s, master, learn.boosts)


def _insight(s: State, me: Piece, unit: Piece, target: Piece | None) -> int:
    """While active your summoner has 1 more strength per boost on it, at most 5."""
    return min(me.boosts, IMBUED_LIMIT) if s.summoner_of(me.controller) is unit else 0


ability("insight", strength_of_others=_insight)


@at(DREW, "insight", when=lambda s, me, seat: seat == me.controller, order_free=True)
def insight_grows(s: State, me: Piece, seat: int) -> None:
    """Each time you draw one or more cards it gains a boost."""
    add_boosts(s, me, 1)


@at(START_OF_PHASE + MOVE, "seek")
def seek_on_the_move(s: State, me: Piece) -> None:
    """While active you may draw a card at the start of your Move, Build and Attack Phases."""
    _may_draw(s, me, "seek")


@at(START_OF_PHASE + BUILD, "seek")
def seek_while_building(s: State, me: Piece) -> None:
    _may_draw(s, me, "seek")


@at(START_OF_PHASE + ATTACK, "seek")
def seek_in_battle(s: State, me: Piece) -> None:
    _may_draw(s, me, "seek")


@at(DREW, "psychic-assault", when=lambda s, me, seat: seat == me.controller == s.active)
def psychic_assault(s: State, me: Piece, seat: int) -> None:
    """While active, each time you draw in your turn: 1 damage to an enemy common or champion near your summoner."""
    near = commons_and_champions(within_of_summoner(s, seat, 2))
    enemies = [unit for unit in near if not s.is_friend(unit, seat)]
    s.may_choose(seat, "psychic-assault", "target", squares(enemies), assault, (seat,), about(me))


@step
def assault(s: State, square: int, seat: int) -> None:
    damage(s, [s.on(square)], 1, seat)
