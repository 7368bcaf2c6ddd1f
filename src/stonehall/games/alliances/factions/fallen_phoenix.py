"""Fallen Phoenix: an undying elf bends every die, his cult burns friend and foe, and the dead rise from the ashes."""

from __future__ import annotations

from typing import Final

from stonehall.games.alliances.abilities import (
    UNIT_DESTROYED,
    ability,
    after_attack,
    after_move,
    at_will,
    when_destroyed,
    when_destroys,
)
from stonehall.games.alliances.asking import ask_reaction
from stonehall.games.alliances.attack import go_on
from stonehall.games.alliances.cards import (
    ATTACK,
    BOW,
    CARDS,
    COMMON,
    EVENT,
    SWORD,
    Faction,
    champion,
    common,
    conjuration,
    event,
    matches,
    summoner,
)
from stonehall.games.alliances.effects import (
    destroy,
    lend,
    place_card,
    put_conjuration,
    take_control,
    take_destroyed,
    wound,
)
from stonehall.games.alliances.events import when_played
from stonehall.games.alliances.factions.shared import (
    about,
    can_afford,
    is_enemy_unit,
    own_units_of,
    pay,
    place_beside,
    place_on,
    places,
)
from stonehall.games.alliances.pieces import Piece
from stonehall.games.alliances.piles import discard_magic, from_discard, take_to_hand, units_in
from stonehall.games.alliances.reach import (
    are_adjacent,
    next_to,
    open_next_to,
    open_next_to_any,
    units_next_to,
    units_within,
)
from stonehall.games.alliances.reactions import reaction
from stonehall.games.alliances.rolls import set_die, throw
from stonehall.games.alliances.state import State
from stonehall.games.alliances.steps import step
from stonehall.games.alliances.values import is_unit, life, wounds_on
from stonehall.kernel.decision import DECLINE, PASS, Option

KINGDOM: Final = "fallen-kingdom"
ELVES: Final = "phoenix-elves"
CULTIST: Final = "cultist"
LUCK: Final = 4
"""What a die must show at least for the abilities that are left to chance."""
MOST_POINTS: Final = 3
MOST_SLASHES: Final = 2
HIGHEST: Final = 6
CONVERTED_WITHIN: Final = 2

PRECISE: Final = ability("precise")
WILL: Final = ability("eliens-will")

FALLEN_PHOENIX = Faction(
    "fallen-phoenix",
    parts=(KINGDOM, ELVES),
    summoner=summoner("immortal-elien", BOW, attack=3, life=4, abilities="eliens-will", ours="square"),
    starting=[
        ("immortal-elien", (3, 4)),
        ("wall", (3, 2)),
        ("fallen-phoenix-cultist", (2, 1)),
        ("harbinger", (2, 2)),
        ("fallen-phoenix-warrior", (4, 2)),
    ],
    champions=[
        champion("karthos", SWORD, cost=5, attack=2, life=5, abilities="wrathful-dead"),
        champion("hellfire-drake", SWORD, cost=9, attack=3, life=9, abilities="greater-hellfire"),
        champion("helkar", BOW, cost=6, attack=1, life=8, abilities="leader-of-the-cult"),
    ],
    commons=[
        common(
            "fallen-phoenix-warrior", SWORD, cost=2, attack=2, life=2, abilities="hellfire-step", copies=6,
            named="warrior", ours="copies",
        ),
        common("harbinger", SWORD, cost=2, attack=2, life=2, abilities="burning-conjuration", copies=6, ours="copies"),
        common(
            "fallen-phoenix-cultist", SWORD, cost=1, attack=1, life=3, abilities="cursed-slash", copies=6,
            named="cultist", ours="cost range copies",
        ),
    ],
    conjurations=[
        conjuration("burning-skeleton", SWORD, attack=2, life=1, abilities="magic-burn", copies=6, ours="copies"),
    ],
    events=[
        event("purge", copies=3),
        event("from-the-ashes", copies=2, reaction=True),
        event("burnt-sacrifice", copies=2),
        event("forced-conversion", copies=2, ours="text"),
    ],
    ours="square",
)  # fmt: skip


# Immortal Elien -------------------------------------------------------------------------------------------------------


def _raisable_dice(s: State) -> list[int]:
    """The results that are not the highest, each once."""
    return [] if s.rolling is None else sorted({result for result in s.rolling.dice if result < HIGHEST})


def _can_bend(s: State, elien: Piece) -> bool:
    """Whether one of the dice that lie could be raised: in any player's Attack Phase (SW1-ANY-4)."""
    return s.phase == ATTACK and can_afford(s, elien.controller, 1) and bool(_raisable_dice(s))


def _bend(s: State, elien: Piece) -> None:
    s.push(bend_die, elien.id, MOST_POINTS)


ability("eliens-will", may_change_roll=_can_bend, changes_roll=_bend)


@step
def bend_die(s: State, id: int, points: int) -> None:
    """Magic raises a die by 1, at most three times for one roll."""
    elien = s.on_board(id)
    if elien is not None and points > 0 and _can_bend(s, elien):
        options = [Option("die", (result,)) for result in _raisable_dice(s)]
        ask_reaction(
            s, elien.controller, WILL.number, "eliens-will", options, {"die": raise_die}, (id, points), about(elien)
        )


@step
def raise_die(s: State, result: int, id: int, points: int) -> None:
    rolling = s.rolling
    assert rolling is not None
    pay(s, s.pieces[id].controller, 1)
    set_die(s, rolling.dice.index(result), result + 1)
    s.push(bend_die, id, points - 1)


# Karthos --------------------------------------------------------------------------------------------------------------


def _dead(s: State, seat: int, opponent: int) -> list[int]:
    """The Fallen Kingdom Commons in an opponent's discard pile that a seat can pay for."""
    found = units_in(s.sides[opponent].discard, COMMON)
    return [card for card in found if matches(CARDS[card], KINGDOM) and can_afford(s, seat, CARDS[card].cost)]


def _mourners(s: State, seat: int) -> list[int]:
    return [opponent for opponent in s.opponents(seat) if _dead(s, seat, opponent)]


def _can_raise_dead(s: State, karthos: Piece) -> list[int]:
    able = open_next_to(s, karthos.square) and _mourners(s, karthos.controller)
    return [karthos.square] if able else []


@at_will("wrathful-dead", ATTACK, _can_raise_dead, instead=True)
def wrathful_dead(s: State, karthos: Piece, square: int) -> None:
    """Instead of attacking, a Fallen Kingdom Common of an opponent's discard pile fights for you (SW1-QUOTE-7)."""
    s.push(choose_mourner, karthos.id)


@step
def choose_mourner(s: State, id: int) -> None:
    karthos = s.pieces[id]
    seat = karthos.controller
    s.choose(seat, "wrathful-dead-seat", "seat", _mourners(s, seat), choose_dead, (id,), about(karthos))


@step
def choose_dead(s: State, opponent: int, id: int) -> None:
    karthos = s.pieces[id]
    seat = karthos.controller
    s.choose(seat, "wrathful-dead", "card", _dead(s, seat, opponent), choose_grave, (opponent, id), about(karthos))


@step
def choose_grave(s: State, card: int, opponent: int, id: int) -> None:
    karthos = s.pieces[id]
    squares = open_next_to(s, karthos.square)
    s.choose(karthos.controller, "place-to", "to", squares, raise_dead, (card, opponent, id), (card, karthos.square))


@step
def raise_dead(s: State, square: int, card: int, opponent: int, id: int) -> None:
    seat = s.pieces[id].controller
    owner = s.owner_of(card, opponent)
    pay(s, seat, CARDS[card].cost)
    from_discard(s, opponent, card)
    lend(s, place_card(s, card, owner, seat, square), PRECISE)


# Hellfire Drake, Helkar -----------------------------------------------------------------------------------------------


def _has_neighbours(s: State, drake: Piece) -> list[int]:
    return [drake.square] if units_next_to(s, drake.square) else []


@at_will("greater-hellfire", ATTACK, _has_neighbours, instead=True)
def greater_hellfire(s: State, drake: Piece, square: int) -> None:
    """Instead of attacking, every adjacent unit takes 1 wound, friend or enemy."""
    wound(s, units_next_to(s, drake.square), 1, drake.controller, drake.id)


def _cultists(s: State, seat: int) -> list[Piece]:
    return [unit for unit in s.own(seat) if unit.card.is_named(CULTIST)]


def _leads(s: State, helkar: Piece, unit: Piece, target: Piece | None) -> int:
    """Own Cultists adjacent to her have 1 more attack value."""
    led = unit.controller == helkar.controller and unit.card.is_named(CULTIST)
    return 1 if led and are_adjacent(s, unit, helkar) else 0


ability("leader-of-the-cult", attack_of_others=_leads)


@after_move("leader-of-the-cult")
def leader_of_the_cult(s: State, helkar: Piece, start: int, squares: int) -> None:
    """After moving her, a wound on her calls an own Cultist to her side."""
    cultists = _cultists(s, helkar.controller) if open_next_to(s, helkar.square) else []
    s.may_choose(
        helkar.controller, "leader-of-the-cult", "target", places(cultists), call_cultist, (helkar.id,), about(helkar)
    )


@step
def call_cultist(s: State, square: int, id: int) -> None:
    """The price may be her life: then there is nobody to be placed next to."""
    helkar = s.pieces[id]
    s.push(place_beside, helkar.controller, s.on(square).id, id)
    wound(s, [helkar], 1, helkar.controller)


# Commons --------------------------------------------------------------------------------------------------------------


def _hellfire_squares(s: State, warrior: Piece) -> list[int]:
    """The squares next to the other Fallen Phoenix units its controller has."""
    others = [unit for unit in own_units_of(s, warrior.controller, "fallen-phoenix") if unit is not warrior]
    return open_next_to_any(s, [unit.square for unit in others])


@after_attack("hellfire-step")
def hellfire_step(s: State, warrior: Piece, *attack: int) -> None:
    """After attacking, 4 or more on a die places it adjacent to another Fallen Phoenix unit."""
    if _hellfire_squares(s, warrior):
        s.may(warrior.controller, "hellfire-step", enter_fire, (warrior.id,), about(warrior))


@step
def enter_fire(s: State, id: int) -> None:
    warrior = s.pieces[id]
    throw(s, warrior.controller, warrior, 1, step_through_fire, id)


@step
def step_through_fire(s: State, dice: tuple[int, ...], id: int) -> None:
    warrior = s.on_board(id)
    if warrior is not None and dice[0] >= LUCK:
        s.push(leave_fire, id)


@step
def leave_fire(s: State, id: int) -> None:
    warrior = s.pieces[id]
    squares = _hellfire_squares(s, warrior)
    s.choose(warrior.controller, "hellfire-step-to", "to", squares, place_on, (id,), about(warrior))


@when_destroys("burning-conjuration", when=lambda s, me, fallen, attack: is_enemy_unit(s, me, fallen))
def burning_conjuration(s: State, harbinger: Piece, fallen: int, attack: int) -> None:
    """Where it destroyed an enemy unit, 4 or more on a die puts a Conjuration."""
    seat, square = harbinger.controller, s.fallen[fallen].square
    if s.sides[seat].conjurations and s.is_open(square):
        s.may(seat, "burning-conjuration", conjure, (harbinger.id, square), (harbinger.card.number, square))


@step
def conjure(s: State, id: int, square: int) -> None:
    harbinger = s.pieces[id]
    throw(s, harbinger.controller, harbinger, 1, kindle, harbinger.controller, square)


@step
def kindle(s: State, dice: tuple[int, ...], seat: int, square: int) -> None:
    if dice[0] >= LUCK:
        s.push(choose_conjuration, seat, square)


@step
def choose_conjuration(s: State, seat: int, square: int) -> None:
    cards = sorted(set(s.sides[seat].conjurations))
    s.choose(seat, "burning-conjuration-unit", "card", cards, burn_there, (seat, square))


@step
def burn_there(s: State, card: int, seat: int, square: int) -> None:
    put_conjuration(s, seat, card, square)


def _cursed_slash(s: State, cultist: Piece, target: Piece, amount: int) -> bool:
    """With a 6 it may add up to 2 wounds, and takes as many itself, at most as many as it can take."""
    attack = s.attack
    assert attack is not None
    if HIGHEST not in attack.dice:
        return False
    most = min(MOST_SLASHES, life(s, cultist))
    options = [Option("amount", (more,)) for more in range(1, most + 1)]
    s.ask(cultist.controller, "cursed-slash", [*options, DECLINE], {"amount": slash, PASS: go_on}, (), about(cultist))
    return True


ability("cursed-slash", replaces_strike=_cursed_slash)


@step
def slash(s: State, amount: int) -> None:
    """The target has its wounds before the Cultist, which may die of its own, has them."""
    attack = s.attack
    assert attack is not None
    s.push(suffer, attack.attacker, amount)
    attack.amount += amount
    go_on(s)


@step
def suffer(s: State, id: int, amount: int) -> None:
    cultist = s.on_board(id)
    if cultist is not None:
        wound(s, [cultist], amount, cultist.controller)


@when_destroyed("magic-burn")
def magic_burn(s: State, skeleton: Piece, by: int, source: int, attack: int) -> None:
    """When destroyed, 4 or more on a die saves it for its pile and burns a card of the destroyer's magic pile."""
    throw(s, skeleton.controller, skeleton, 1, burn_magic, skeleton.id, by)


@step
def burn_magic(s: State, dice: tuple[int, ...], id: int, by: int) -> None:
    if dice[0] < LUCK:
        return
    skeleton = s.fallen[id]
    if take_destroyed(s, skeleton):
        s.sides[skeleton.owner].conjurations += (skeleton.card.number,)
        s.tell("to-conjurations", skeleton.card.number, skeleton.owner)
    discard_magic(s, by, 1, skeleton.controller)


# Events ---------------------------------------------------------------------------------------------------------------


def _own_commons(s: State, seat: int) -> list[Piece]:
    return [unit for unit in s.own(seat) if unit.card.is_a(COMMON)]


@when_played("purge")
def purge(s: State, seat: int) -> None:
    """Around a wounded Common of yours every card takes 1 wound; then that Common is destroyed."""
    s.push(choose_purged, seat)


@step
def choose_purged(s: State, seat: int) -> None:
    wounded = [unit for unit in _own_commons(s, seat) if wounds_on(unit)]
    s.choose(seat, "purge", "target", places(wounded), purge_around, (seat,))


@step
def purge_around(s: State, square: int, seat: int) -> None:
    purged = s.on(square)
    s.push(purge_one, purged.id, seat)
    wound(s, next_to(s, purged), 1, seat)


@step
def purge_one(s: State, id: int, seat: int) -> None:
    purged = s.on_board(id)
    if purged is not None:
        destroy(s, [purged], seat)


def _avenges(s: State, seat: int, fallen: int, source: int, by: int, attack: int) -> bool:
    """Whether the attack of an own Phoenix Elf unit destroyed an adjacent enemy unit, and somebody can take its place.

    Discard piles are public, so nothing is told by asking.
    """
    killer, unit = s.on_board(source), s.fallen.get(fallen)
    if not attack or killer is None or unit is None or killer.controller != seat:
        return False
    near = s.distance[killer.square][unit.square] == 1 and s.is_open(unit.square)
    elf = is_unit(killer) and matches(killer.card, ELVES)
    return near and elf and not s.is_friend(unit, seat) and bool(_ashes(s, seat))


def _ashes(s: State, seat: int) -> list[int]:
    """The Fallen Kingdom Commons in the own discard pile."""
    return [card for card in units_in(s.sides[seat].discard, COMMON) if matches(CARDS[card], KINGDOM)]


@reaction("from-the-ashes", UNIT_DESTROYED, might=_avenges)
def from_the_ashes(s: State, seat: int, fallen: int, *how: int) -> None:
    """A Fallen Kingdom Common from the own discard pile is placed where the enemy stood."""
    s.push(choose_ashes, s.fallen[fallen].square, seat)


@step
def choose_ashes(s: State, square: int, seat: int) -> None:
    s.choose(seat, "from-the-ashes-unit", "card", _ashes(s, seat), rise, (square, seat))


@step
def rise(s: State, card: int, square: int, seat: int) -> None:
    owner = s.owner_of(card, seat)
    from_discard(s, seat, card)
    place_card(s, card, owner, seat, square)


@when_played("burnt-sacrifice")
def burnt_sacrifice(s: State, seat: int) -> None:
    """A Common may be destroyed for an event of Immortal Elien from the discard pile."""
    s.push(choose_sacrifice, seat)


@step
def choose_sacrifice(s: State, seat: int) -> None:
    s.may_choose(seat, "burnt-sacrifice", "target", places(_own_commons(s, seat)), sacrifice, (seat,))


@step
def sacrifice(s: State, square: int, seat: int) -> None:
    s.push(choose_reward, seat)
    destroy(s, [s.on(square)], seat)


@step
def choose_reward(s: State, seat: int) -> None:
    lost = {card for card in s.sides[seat].discard if CARDS[card].is_a(EVENT)}
    cards = sorted([card for card in lost if CARDS[card].faction == FALLEN_PHOENIX.id])
    s.choose(seat, "burnt-sacrifice-event", "card", cards, take_reward, (seat,))


@step
def take_reward(s: State, card: int, seat: int) -> None:
    from_discard(s, seat, card)
    take_to_hand(s, seat, card)


def _convertible(s: State, seat: int) -> list[Piece]:
    """Enemy Commons close to a wounded own Cultist, each once."""
    found: dict[int, Piece] = {}
    for cultist in _cultists(s, seat):
        if wounds_on(cultist):
            for unit in units_within(s, cultist, CONVERTED_WITHIN):
                if unit.card.is_a(COMMON) and not s.is_friend(unit, seat):
                    found[unit.id] = unit
    return list(found.values())


@when_played("forced-conversion", needs=lambda s, seat: bool(_convertible(s, seat)))
def forced_conversion(s: State, seat: int) -> None:
    """An enemy Common near a wounded own Cultist changes sides, and has Precise this turn."""
    s.push(choose_convert, seat)


@step
def choose_convert(s: State, seat: int) -> None:
    s.choose(seat, "forced-conversion", "target", places(_convertible(s, seat)), convert, (seat,))


@step
def convert(s: State, square: int, seat: int) -> None:
    unit = s.on(square)
    take_control(s, unit, seat)
    lend(s, unit, PRECISE)
