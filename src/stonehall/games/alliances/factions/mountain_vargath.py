"""Mountain Vargath: a chief whose orders make strong arms stronger."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stonehall.games.alliances.abilities import (
    END_OF_TURN,
    TURN_BEGAN,
    ability,
    after_attack,
    after_defence,
    at,
    at_will,
)
from stonehall.games.alliances.attack import free_attacks
from stonehall.games.alliances.board import on_side_of
from stonehall.games.alliances.cards import (
    ATTACK,
    BOW,
    BY_ID,
    CARDS,
    COMMON,
    EVENT,
    SWORD,
    Faction,
    champion,
    common,
    event,
    matches,
    summoner,
)
from stonehall.games.alliances.effects import lend, make_last, wound, wound_each
from stonehall.games.alliances.events import when_played
from stonehall.games.alliances.factions.shared import about, can_afford, pay, place_beside, place_on, places
from stonehall.games.alliances.pieces import THIS_TURN, Piece
from stonehall.games.alliances.piles import find_in_draw_pile, from_discard, take_to_hand
from stonehall.games.alliances.reach import (
    are_adjacent,
    next_to,
    open_next_to,
    targets,
    units_next_to,
    units_within,
    walls_of,
)
from stonehall.games.alliances.rolls import throw
from stonehall.games.alliances.state import State
from stonehall.games.alliances.steps import step
from stonehall.games.alliances.values import can_attack, is_wall, life
from stonehall.kernel.decision import DONE, STOP, Option

FACTION: Final = "mountain-vargath"
GREATER_COMMAND: Final = ability("greater-command")
CHAIN_LIGHTNING: Final = ability("chain-lightning")
RETRIBUTION_ON: Final = 3
MUSTER: Final = 0
FALL_BACK: Final = 1
GATHERINGS: Final = ("muster", "fall-back-commons")
"""The prompts of the events that gather Commons."""
STANDING_WALL: Final = 3
"""So much life a Wall must have left to make a Warden steadfast."""

MOUNTAIN_VARGATH = Faction(
    FACTION,
    summoner=summoner("sunderved", SWORD, attack=3, life=7, abilities="command"),
    starting=[
        ("sunderved", (4, 3)),
        ("wall", (3, 2)),
        ("mountain-vargath-warrior", (1, 1)),
        ("rusher", (4, 1)),
        ("mountain-vargath-warrior", (5, 2)),
        ("brute", (2, 3)),
    ],
    champions=[
        champion("growden", SWORD, cost=6, attack=3, life=6, abilities="sunder-hammer"),
        champion("quen", BOW, cost=5, attack=2, life=4, abilities="chain-lightning"),
        champion("torodin", SWORD, cost=6, attack=2, life=7, abilities="trample"),
        champion("bellor", SWORD, cost=6, attack=2, life=7, abilities="retribution", copies=0),
        champion("luka", BOW, cost=7, attack=2, life=6, abilities="disruption-field", copies=0),
        champion("varn", SWORD, cost=5, attack=2, life=5, abilities="emboldened", copies=0),
    ],
    commons=[
        common("brute", SWORD, cost=2, attack=1, life=3, abilities="knock-around", copies=6, ours="copies"),
        common("rusher", SWORD, cost=1, attack=1, life=2, abilities="rush", copies=6, ours="copies"),
        common(
            "mountain-vargath-warrior", SWORD, cost=1, attack=1, life=2, abilities="battle-frenzy", copies=6,
            named="warrior", ours="copies",
        ),
        common("storm-mage", SWORD, cost=2, attack=1, life=2, abilities="call-lightning", copies=0),
        common("warden", SWORD, cost=2, attack=1, life=3, abilities="steadfast", copies=0),
    ],
    events=[
        event("muster", copies=3),
        event("greater-command", copies=2),
        event("superior-planning", copies=2),
        event("torodins-advance", copies=1, lasting=True),
        event("fall-back", copies=1, lasting=True),
    ],
)  # fmt: skip


# Sunderved ------------------------------------------------------------------------------------------------------------


def _obeys(s: State, sunderved: Piece, unit: Piece, squares: int) -> int:
    """Mountain Vargath Commons that his player controls have 1 more within so many squares."""
    mine = unit.controller == sunderved.controller and unit.card.is_a(COMMON) and matches(unit.card, FACTION)
    return 1 if mine and 0 < s.distance[sunderved.square][unit.square] <= squares else 0


def _commanded(s: State, sunderved: Piece, unit: Piece, target: Piece | None) -> int:
    """Greater Command takes the place of Command."""
    return 0 if GREATER_COMMAND in sunderved.abilities else _obeys(s, sunderved, unit, 2)


ability("command", attack_of_others=_commanded)
ability("greater-command", attack_of_others=lambda s, me, unit, target: _obeys(s, me, unit, 4))


# Champions ------------------------------------------------------------------------------------------------------------


def _hammered(s: State, growden: Piece) -> list[int]:
    return places([card for card in next_to(s, growden) if is_wall(s, card)])


@at(END_OF_TURN, "sunder-hammer", when=lambda s, growden: bool(_hammered(s, growden)))
def sunder_hammer(s: State, growden: Piece) -> None:
    """At the end of your turn he may put 2 wounds on an adjacent Wall."""
    walls = _hammered(s, growden)
    s.may_choose(growden.controller, "sunder-hammer", "target", walls, hammer, (growden.id,), about(growden))


@step
def hammer(s: State, target: int, id: int) -> None:
    wound(s, [s.on(target)], 2, s.pieces[id].controller, id)


@after_attack("chain-lightning", when=lambda s, quen, *attack: not quen.has_used(CHAIN_LIGHTNING))
def chain_lightning(s: State, quen: Piece, *attack: int) -> None:
    """Once per turn after attacking, for 1 magic: one more attack."""
    if can_afford(s, quen.controller, 1) and can_attack(s, quen) and targets(s, quen):
        s.may(quen.controller, "chain-lightning", strike_on, (quen.id,), about(quen))


@step
def strike_on(s: State, id: int) -> None:
    quen = s.pieces[id]
    quen.note_use(CHAIN_LIGHTNING)
    s.push(free_attacks, quen.controller, (id,), 1, 0)
    pay(s, quen.controller, 1)


def _next_to_attacker(s: State, bellor: Piece, attacker: int, *attack: int) -> bool:
    unit = s.on_board(attacker)
    return unit is not None and are_adjacent(s, unit, bellor)


@after_defence("retribution", when=_next_to_attacker)
def retribution(s: State, bellor: Piece, attacker: int, *attack: int) -> None:
    """An adjacent attacker that did not destroy him takes a wound on a roll of 3 or more."""
    throw(s, bellor.controller, bellor, 1, retaliate, attacker, bellor.controller, bellor.id)


@step
def retaliate(s: State, dice: tuple[int, ...], attacker: int, seat: int, id: int) -> None:
    unit = s.on_board(attacker)
    if unit is not None and dice[0] >= RETRIBUTION_ON:
        wound(s, [unit], 1, seat, id)


# Disruption Field lasts through the turn whatever becomes of Luka, as Stun does: it is an effect of its own.
ability("disruption-field", silences=True)


@at(TURN_BEGAN, "disruption-field")
def disruption_field(s: State, luka: Piece, seat: int) -> None:
    """Enemy units that begin a turn within 3 squares have no ability in it."""
    enemies = tuple([unit.id for unit in units_within(s, luka, 3) if not s.are_friends(unit, luka)])
    if enemies:
        make_last(s, luka.card.number, luka.controller, THIS_TURN, enemies)


def _emboldened(s: State, varn: Piece, target: Piece | None) -> int:
    """1 more for each adjacent friendly Mountain Vargath unit."""
    return sum(
        [1 for unit in units_next_to(s, varn.square) if s.are_friends(unit, varn) and matches(unit.card, FACTION)]
    )


ability("emboldened", attack=_emboldened)


# Commons --------------------------------------------------------------------------------------------------------------

# Rush: beginning its move on your side it may go 2 squares farther.
ability("rush", allowance_now=lambda s, me: 2 if on_side_of(me.controller, me.square) else 0)


def _frenzied(s: State, me: Piece, target: Piece | None) -> int:
    """1 more against Commons while it is on an opponent's side."""
    common = target is not None and target.card.is_a(COMMON)
    return 1 if common and not on_side_of(me.controller, me.square) else 0


ability("battle-frenzy", attack=_frenzied)


@at_will("call-lightning", ATTACK, lambda s, me: places(_neighbours(s, me)), instead=True)
def call_lightning(s: State, mage: Piece, target: int) -> None:
    """Instead of attacking: a wound on itself, and up to 2 on one adjacent unit."""
    s.push(choose_voltage, mage.id, s.on(target).id)


def _neighbours(s: State, me: Piece) -> list[Piece]:
    return units_next_to(s, me.square)


@step
def choose_voltage(s: State, id: int, struck: int) -> None:
    mage, unit = s.pieces[id], s.pieces[struck]
    s.choose(mage.controller, "call-lightning", "amount", [0, 1, 2], call_down, (id, struck), about(unit))


@step
def call_down(s: State, amount: int, id: int, struck: int) -> None:
    mage = s.pieces[id]
    wound_each(s, [(mage, 1), (s.pieces[struck], amount)], mage.controller, id, False)


def _steadfast(s: State, me: Piece, attacker: Piece, target: Piece, amount: int) -> int:
    """Next to an enemy Wall that still stands firm it takes at most 1 wound from each attack."""
    if me is not target or amount <= 1:
        return amount
    walls = [card for card in next_to(s, me) if is_wall(s, card) and not s.are_friends(card, me)]
    return 1 if any(life(s, wall) >= STANDING_WALL for wall in walls) else amount


ability("steadfast", alters=_steadfast)


# Events ---------------------------------------------------------------------------------------------------------------


@when_played("muster")
def muster(s: State, seat: int) -> None:
    """Place up to 2 Commons you control adjacent to your summoner, one after the other."""
    chief = s.summoner_of(seat)
    if chief is not None:
        s.push(gather, seat, MUSTER, chief.id, 2, ())


@step
def gather(s: State, seat: int, why: int, near: int, left: int, placed: tuple[int, ...]) -> None:
    """Up to so many Commons are placed adjacent to a card, one after the other."""
    anchor = s.on_board(near)
    if anchor is None or not left or not open_next_to(s, anchor.square):
        return
    commons = [unit for unit in s.own(seat) if unit.card.is_a(COMMON) and unit.id not in placed]
    then = (seat, why, near, left, placed)
    s.may_choose(seat, GATHERINGS[why], "target", places(commons), gather_one, then, about(anchor), otherwise=STOP)


@step
def gather_one(s: State, target: int, seat: int, why: int, near: int, left: int, placed: tuple[int, ...]) -> None:
    unit = s.on(target)
    s.push(gather, seat, why, near, left - 1, (*placed, unit.id))
    s.push(place_beside, seat, unit.id, near)


@when_played("greater-command")
def greater_command(s: State, seat: int) -> None:
    """This turn Sunderved has Greater Command; a second one adds nothing (SW1-STACK-2)."""
    for chief in s.own(seat):
        if chief.card.id == "sunderved":
            lend(s, chief, GREATER_COMMAND)


def _plans(cards: Sequence[int]) -> list[int]:
    """The events of Sunderved's reference card among some cards."""
    return sorted({card for card in cards if CARDS[card].is_a(EVENT) and CARDS[card].faction == FACTION})


@when_played("superior-planning")
def superior_planning(s: State, seat: int) -> None:
    """Search your discard pile or your draw pile for an event of Sunderved and take it into your hand."""
    s.push(look_back, seat)


@step
def look_back(s: State, seat: int) -> None:
    """The discard pile lies open; whoever takes nothing from there searches the draw pile."""
    options = [Option("card", (card,)) for card in _plans(s.sides[seat].discard)]
    options.append(STOP)
    s.ask(seat, "superior-planning", options, {"card": take_plan, DONE: look_ahead}, (seat,))


@step
def take_plan(s: State, card: int, seat: int) -> None:
    from_discard(s, seat, card)
    take_to_hand(s, seat, card)
    s.sides[seat].pile.shuffle()


@step
def look_ahead(s: State, seat: int) -> None:
    plans = _plans(s.sides[seat].pile.cards())
    s.choose(seat, "superior-planning-search", "card", plans, find_plan, (seat,), private=True)


@step
def find_plan(s: State, card: int, seat: int) -> None:
    find_in_draw_pile(s, seat, card)


def _advance(s: State, effect: Piece, unit: Piece) -> int:
    return 2 if unit.card.id == "torodin" and unit.controller == effect.controller else 0


# Torodin's Advance: he may move 2 squares farther in this Movement Phase; copies add up (SW1-STACK-4).
ability("torodins-advance", allowance_of_others=_advance)


@when_played("torodins-advance")
def torodins_advance(s: State, seat: int) -> None:
    make_last(s, BY_ID["torodins-advance"].number, seat)


@when_played("fall-back")
def fall_back(s: State, seat: int) -> None:
    """Choose a Wall you control; what it is chosen for comes at the end of the turn."""
    s.push(choose_refuge, seat)


@step
def choose_refuge(s: State, seat: int) -> None:
    s.choose(seat, "fall-back", "target", places(walls_of(s, seat)), fall_back_to, (seat,))


@step
def fall_back_to(s: State, target: int, seat: int) -> None:
    make_last(s, BY_ID["fall-back"].number, seat, THIS_TURN, (s.on(target).id,))


@at(END_OF_TURN, "fall-back")
def retreat(s: State, effect: Piece) -> None:
    """Your summoner and up to 2 Commons may be placed adjacent to that Wall."""
    s.push(gather, effect.controller, FALL_BACK, effect.targets[0], 2, ())
    s.push(retreat_first, effect.controller, effect.targets[0])


@step
def retreat_first(s: State, seat: int, refuge: int) -> None:
    wall, chief = s.on_board(refuge), s.summoner_of(seat)
    if wall is not None and chief is not None:
        squares = open_next_to(s, wall.square)
        s.may_choose(seat, "fall-back-summoner", "to", squares, place_on, (chief.id,), about(chief))
