"""Benders: they read, bend and break minds; the enemy's units, cards and magic become their weapons."""

from __future__ import annotations

from typing import Final

from stonehall.games.alliances.abilities import (
    END_OF_PHASE,
    START_OF_PHASE,
    WOUNDED,
    ability,
    after_attack,
    at,
    lends,
    when_moved,
    when_summoned,
)
from stonehall.games.alliances.asking import choose_opponent
from stonehall.games.alliances.attack import free_attacks, go_on, leave_out
from stonehall.games.alliances.board import on_side_of
from stonehall.games.alliances.cards import (
    ATTACK,
    BOW,
    BY_ID,
    CARDS,
    CHAMPION,
    COMMON,
    EVENT,
    MOVE,
    NO_COST,
    SWORD,
    WALL,
    Faction,
    champion,
    common,
    event,
    summoner,
)
from stonehall.games.alliances.effects import discard, lend, place_card, take_control, wound
from stonehall.games.alliances.events import when_played
from stonehall.games.alliances.factions.shared import (
    EVERYTHING,
    about,
    can_afford,
    choose_hero,
    is_enemy_unit,
    outnumbering,
    pay,
    places,
)
from stonehall.games.alliances.move import can_be_moved, move_up_to
from stonehall.games.alliances.pieces import Piece
from stonehall.games.alliances.piles import (
    from_hand,
    give_magic,
    look_at_hand,
    look_at_top,
    put_at_bottom,
    put_on_top,
    shuffle_pile,
    spend_magic,
    take_from_hand,
    take_from_pile,
    to_discard,
)
from stonehall.games.alliances.reach import open_next_to, targets, units_in_line, units_within
from stonehall.games.alliances.state import State
from stonehall.games.alliances.steps import step
from stonehall.games.alliances.values import can_attack, can_pay, is_unit, life
from stonehall.kernel.decision import AGREE, DECLINE, PASS, YES, Option

BENDERS = Faction(
    "benders",
    summoner=summoner("tacullu", BOW, attack=2, life=5, abilities="counter-summon"),
    starting=[
        ("tacullu", (4, 4)),
        ("wall", (4, 2)),
        ("controller", (4, 3)),
        ("deceiver", (5, 3)),
        ("controller", (1, 4)),
        ("deceiver", (3, 4)),
    ],
    champions=[
        champion("gulldune", BOW, cost=5, attack=2, life=4, abilities="mind-capture"),
        champion("kalal", BOW, cost=7, attack=3, life=5, abilities="glimpse-the-future"),
        champion("sorgwen", BOW, cost=5, attack=3, life=3, abilities="telepathic-command"),
        champion("gwalark", BOW, cost=6, attack=2, life=5, abilities="levitate", copies=0),
        champion("kalu", BOW, cost=6, attack=2, life=6, abilities="mind-link-kalu", copies=0),
        champion("talu", BOW, cost=6, attack=2, life=6, abilities="mind-link-talu", copies=0),
    ],
    commons=[
        common("breaker", BOW, cost=2, attack=1, life=1, abilities="memory-break", copies=6, ours="copies"),
        common("controller", BOW, cost=2, attack=2, life=1, abilities="telekinetic-blast", copies=6, ours="copies"),
        common("deceiver", BOW, cost=1, attack=1, life=1, abilities="stun", copies=6, ours="copies"),
        common("mind-witch", BOW, cost=2, attack=2, life=1, abilities="mimic-mind-witch", copies=0),
        common("parasite", SWORD, cost=1, attack=1, life=2, abilities="life-drain", copies=0),
    ],
    events=[
        event("mind-control", copies=3),
        event("mimic", copies=3),
        event("magic-drain", copies=2),
        event("a-hero-is-born", copies=1),
    ],
)  # fmt: skip

GLIMPSE: Final = ability("glimpse-the-future")
COUNTERED_WITHIN: Final = 3
GLIMPSED: Final = 4
GLIMPSED_BELOW: Final = 2
COMMANDED_WITHIN: Final = 3
LEVITATED_WITHIN: Final = 2
BLASTED_WITHIN: Final = 2
MIMICKED_WITHIN: Final = 3
MOST_DRAINED: Final = 2
CONTROLLER: Final = "controller"


# Tacullu --------------------------------------------------------------------------------------------------------------


def _counterable(s: State, me: Piece) -> list[Piece]:
    """The units on clear straight lines whose summon cost can be paid; Summoners have none."""
    seen = units_in_line(s, me, COUNTERED_WITHIN)
    return [unit for unit in seen if unit.card.cost != NO_COST and can_afford(s, me.controller, unit.card.cost)]


@at(END_OF_PHASE + ATTACK, "counter-summon", when=lambda s, me: bool(_counterable(s, me)))
def counter_summon(s: State, me: Piece) -> None:
    """For the summon cost of a unit it is discarded, not destroyed."""
    seat = me.controller
    s.may_choose(seat, "counter-summon", "target", places(_counterable(s, me)), counter_one, (seat,), about(me))


@step
def counter_one(s: State, square: int, seat: int) -> None:
    unit = s.on(square)
    pay(s, seat, unit.card.cost)
    discard(s, unit, seat)


# Champions ------------------------------------------------------------------------------------------------------------


def _mind_capture(s: State, me: Piece, target: Piece, amount: int) -> bool:
    """When his attack would destroy an enemy Common or Champion, you may take control of it instead."""
    if not target.card.is_a(COMMON | CHAMPION) or s.are_friends(me, target) or amount < life(s, target):
        return False
    s.ask(me.controller, "mind-capture", [AGREE, DECLINE], {YES: capture_mind, PASS: go_on}, (), about(target))
    return True


@step
def capture_mind(s: State) -> None:
    """The wounds of the attack are ignored, and the unit changes sides for good."""
    attack = s.attack
    assert attack is not None
    target = s.pieces[attack.targets[attack.struck]]
    leave_out(s)
    take_control(s, target, s.pieces[attack.attacker].controller)


ability("mind-capture", replaces_strike=_mind_capture)


def _may_glimpse(s: State, me: Piece, start: int, squares: int, seat: int) -> bool:
    """Once per turn, whoever's effect it was, if her own controller moved her (SW1-ABIL-6)."""
    return seat == me.controller and not me.has_used(GLIMPSE)


@when_moved("glimpse-the-future", when=_may_glimpse)
def glimpse(s: State, me: Piece, start: int, squares: int, seat: int) -> None:
    """After moving her, look at the top of somebody's draw pile and put two of the cards below it."""
    if not me.has_used(GLIMPSE):
        players = [other for other in range(len(s.sides)) if not s.sides[other].eliminated]
        s.choose(seat, "glimpse-the-future", "seat", players, look_into_future, (seat, me.id), about(me))


@step
def look_into_future(s: State, other: int, seat: int, id: int) -> None:
    """Only who looks learns the cards."""
    s.pieces[id].note_use(GLIMPSE)
    s.push(choose_future, seat, other, GLIMPSED_BELOW, GLIMPSED)
    s.push(tell_future, seat, other)
    s.push(look_at_top, other, GLIMPSED, 1 << seat)


@step
def tell_future(s: State, seat: int, other: int) -> None:
    s.tell("looked-at-pile", seat, other)
    for card in s.sides[other].pile.top[:GLIMPSED]:
        s.tell_only(seat, "saw", seat, card)


@step
def choose_future(s: State, seat: int, other: int, below: int, count: int) -> None:
    """Which cards go below the pile, then which of the others comes first: asked whatever the cards are."""
    seen = [Option("card", (card,)) for card in sorted(set(s.sides[other].pile.top[:count]))]
    if below:
        answers = {"card": put_below, PASS: put_none_below}
        s.ask(seat, "glimpse-below", seen, answers, (seat, other, below, count), private=True)
    else:
        s.ask(seat, "glimpse-on-top", seen, put_first, (seat, other), private=True)


@step
def put_below(s: State, card: int, seat: int, other: int, below: int, count: int) -> None:
    s.push(choose_future, seat, other, below - 1, count - 1)
    take_from_pile(s, other, card)
    put_at_bottom(s, other, card, 1 << seat)


@step
def put_none_below(s: State, seat: int, other: int, below: int, count: int) -> None:
    """There are no cards; how many are left in a draw pile is nobody's business (SW1-INFO-4)."""
    s.push(choose_future, seat, other, below - 1, count - 1)


@step
def put_first(s: State, card: int, seat: int, other: int) -> None:
    """The others on top stay in their order."""
    take_from_pile(s, other, card)
    put_on_top(s, other, card, 1 << seat)


def _commanded(s: State, me: Piece) -> list[Piece]:
    """The own Commons near her that can attack something."""
    near = [unit for unit in units_within(s, me, COMMANDED_WITHIN) if unit.controller == me.controller]
    return [unit for unit in near if unit.card.is_a(COMMON) and can_attack(s, unit) and targets(s, unit)]


@at(END_OF_PHASE + ATTACK, "telepathic-command", when=lambda s, me: bool(_commanded(s, me)))
def telepathic_command(s: State, me: Piece) -> None:
    """A Common near her may attack, even if it already did."""
    s.push(free_attacks, me.controller, tuple([unit.id for unit in _commanded(s, me)]), 1, 0)


def _levitates(s: State, me: Piece, unit: Piece) -> bool:
    """Units that begin their move near him."""
    near = unit.square >= 0 and s.distance[me.square][unit.square] <= LEVITATED_WITHIN
    return near and unit.controller == me.controller and is_unit(unit)


ability("levitate", through=EVERYTHING)
lends("levitate", "flight", to=_levitates)


# Kalu and Talu, whose minds are linked.
TWINS: Final = (("mind-link-kalu", "talu"), ("mind-link-talu", "kalu"))


def _link(ability_id: str, twin_id: str) -> None:
    """One of the two: it calls the other, and shares its wounds."""

    @when_summoned(ability_id, when=lambda s, me: bool(open_next_to(s, me.square)))
    def call(s: State, me: Piece) -> None:
        side = s.sides[me.controller]
        twin = BY_ID[twin_id].number
        found = [twin] if twin in side.hand or twin in side.pile.cards() else []
        s.may_choose(me.controller, "mind-link", "card", found, call_twin, (me.id,), about(me), private=True)

    def hurts(s: State, me: Piece, wounds: int, by: int, source: int, attack: int) -> bool:
        return attack == 1 and bool(_twins(s, me, twin_id))

    @at(WOUNDED, ability_id, when=hurts)
    def share(s: State, me: Piece, wounds: int, by: int, source: int, attack: int) -> None:
        wound(s, _twins(s, me, twin_id), wounds, me.controller)


def _twins(s: State, me: Piece, twin_id: str) -> list[Piece]:
    return [unit for unit in s.own(me.controller) if unit.card.id == twin_id]


for _ability, _twin in TWINS:
    _link(_ability, _twin)


@step
def call_twin(s: State, card: int, id: int) -> None:
    me = s.pieces[id]
    squares = open_next_to(s, me.square)
    s.choose(me.controller, "mind-link-to", "to", squares, twin_arrives, (card, me.controller), (card, me.place))


@step
def twin_arrives(s: State, square: int, card: int, seat: int) -> None:
    """From the hand, or from the draw pile, which is shuffled."""
    owner = seat
    if card in s.sides[seat].hand:
        owner = from_hand(s, seat, card)
    else:
        take_from_pile(s, seat, card)
        shuffle_pile(s, seat)
    place_card(s, card, owner, seat, square)


# Commons --------------------------------------------------------------------------------------------------------------


def _attacked_enemy(s: State, me: Piece, target: int, *attack: int) -> bool:
    return is_enemy_unit(s, me, target)


@after_attack("memory-break", when=_attacked_enemy)
def memory_break(s: State, me: Piece, *attack: int) -> None:
    """After attacking an enemy unit, the top card of an opponent's draw pile is revealed."""
    choose_opponent(s, me.controller, "memory-break-whom", reveal_memory, (me.controller,), about(me))


@step
def reveal_memory(s: State, opponent: int, seat: int) -> None:
    """Everybody sees it."""
    s.push(choose_memory, seat, opponent)
    s.push(look_at_top, opponent, 1, (1 << len(s.sides)) - 1)


@step
def choose_memory(s: State, seat: int, opponent: int) -> None:
    top = s.sides[opponent].pile.top
    if top:
        s.tell("revealed", opponent, top[0])
        s.may(seat, "memory-break", break_memory, (seat, opponent), (top[0],))


@step
def break_memory(s: State, seat: int, opponent: int) -> None:
    """The card is discarded, unless its player pays to put it on the bottom."""
    card = s.sides[opponent].pile.top[0]
    options = [DECLINE, Option("pay", (1,))] if can_pay(s, opponent, 1) else [DECLINE]
    answers = {"pay": memory_saved, PASS: memory_lost}
    s.ask(opponent, "memory-break-pay", options, answers, (seat, opponent, card), (card,))


@step
def memory_saved(s: State, amount: int, seat: int, opponent: int, card: int) -> None:
    spend_magic(s, opponent, amount)
    take_from_pile(s, opponent, card)
    put_at_bottom(s, opponent, card, (1 << len(s.sides)) - 1)
    s.tell("put-at-bottom", opponent, card)


@step
def memory_lost(s: State, seat: int, opponent: int, card: int) -> None:
    """It goes to the discard pile of whoever broke it (SW1-DISC-6)."""
    take_from_pile(s, opponent, card)
    to_discard(s, seat, card)
    s.tell("discarded-from-pile", opponent, card)


def _blasted(s: State, me: Piece) -> list[int]:
    """The units near it that can be moved; Controllers of any player cannot."""
    near = [unit for unit in units_within(s, me, BLASTED_WITHIN) if not unit.is_named(CONTROLLER)]
    return places([unit for unit in near if can_be_moved(s, unit, 1)])


@after_attack("telekinetic-blast", when=lambda s, me, *attack: bool(_blasted(s, me)))
def telekinetic_blast(s: State, me: Piece, *attack: int) -> None:
    """After attacking, a unit near it may be moved 1 square."""
    s.may_choose(me.controller, "telekinetic-blast", "target", _blasted(s, me), blast_one, (me.controller,), about(me))


@step
def blast_one(s: State, square: int, seat: int) -> None:
    s.push(move_up_to, seat, s.on(square).id, 1, 0)


def _mimicked(s: State, me: Piece) -> list[Piece]:
    return [unit for unit in units_within(s, me, MIMICKED_WITHIN) if not s.are_friends(unit, me)]


@at(START_OF_PHASE + MOVE, "mimic-mind-witch", when=lambda s, me: bool(_mimicked(s, me)))
def mimic_unit(s: State, me: Piece) -> None:
    """For this turn it has the name and the special ability of an enemy unit."""
    s.choose(me.controller, "mimic-mind-witch", "target", places(_mimicked(s, me)), become_like, (me.id,), about(me))


@step
def become_like(s: State, square: int, id: int) -> None:
    witch, unit = s.pieces[id], s.on(square)
    witch.alias = unit.card.number if unit.alias < 0 else unit.alias
    s.tell("mimicked", witch.card.number, witch.place, unit.card.number)
    for own in s.abilities_of(unit):
        lend(s, witch, own)


# Events ---------------------------------------------------------------------------------------------------------------


def _controllable(s: State, seat: int) -> list[Piece]:
    """The Commons of others on your side that you can pay for."""
    return [
        unit
        for unit in s.field
        if unit.card.is_a(COMMON)
        and unit.controller != seat
        and on_side_of(seat, unit.square)
        and can_pay(s, seat, unit.card.cost)
    ]


@when_played("mind-control")
def mind_control(s: State, seat: int) -> None:
    """For its summon cost a Common on your side is yours."""
    s.push(choose_controlled, seat)


@step
def choose_controlled(s: State, seat: int) -> None:
    s.choose(seat, "mind-control", "target", places(_controllable(s, seat)), control_mind, (seat,))


@step
def control_mind(s: State, square: int, seat: int) -> None:
    unit = s.on(square)
    spend_magic(s, seat, unit.card.cost)
    take_control(s, unit, seat)


@when_played("mimic")
def mimic_event(s: State, seat: int) -> None:
    """Look at an opponent's hand and take an event."""
    s.push(choose_mimicked, seat)


@step
def choose_mimicked(s: State, seat: int) -> None:
    choose_opponent(s, seat, "mimic-whom", read_mind, (seat,))


@step
def read_mind(s: State, opponent: int, seat: int) -> None:
    """Who looks sees all cards."""
    s.tell("looked-at-hand", seat, opponent)
    for card in sorted(s.sides[opponent].hand):
        s.tell_only(seat, "saw", seat, card)
    look_at_hand(s, seat, opponent)
    s.push(choose_event, seat, opponent)


@step
def choose_event(s: State, seat: int, opponent: int) -> None:
    hand = s.sides[opponent].hand
    events = sorted({card for card in hand if CARDS[card].is_a(EVENT) and not CARDS[card].is_a(WALL)})
    s.choose(seat, "mimic", "card", events, take_event, (seat, opponent), private=True)


@step
def take_event(s: State, card: int, seat: int, opponent: int) -> None:
    take_from_hand(s, seat, card, opponent)
    s.tell_only(seat, "took-event", seat, card)


@when_played("magic-drain", needs=lambda s, seat: bool(outnumbering(s, seat)))
def magic_drain(s: State, seat: int) -> None:
    """Magic of an opponent with more units becomes yours."""
    s.push(choose_drained, seat)


@step
def choose_drained(s: State, seat: int) -> None:
    s.choose(seat, "magic-drain-whom", "seat", outnumbering(s, seat), choose_drain, (seat,))


@step
def choose_drain(s: State, opponent: int, seat: int) -> None:
    """Up to 2 cards from the top."""
    most = min(MOST_DRAINED, len(s.sides[opponent].magic))
    s.choose(seat, "magic-drain", "amount", list(range(most, -1, -1)), drain, (seat, opponent))


@step
def drain(s: State, amount: int, seat: int, opponent: int) -> None:
    if amount:
        give_magic(s, opponent, seat, amount)


@when_played("a-hero-is-born")
def a_hero_is_born(s: State, seat: int) -> None:
    """Search the draw pile for a Champion."""
    s.push(choose_hero, seat)
