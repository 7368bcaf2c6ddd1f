"""Deep Benders: gems and thoughts work as one; who pays for a boost commands units that nobody can weaken."""

from __future__ import annotations

from typing import Final

from stonehall.games.alliances.abilities import END_OF_PHASE, START_OF_PHASE, START_OF_TURN, ability, after_move, at
from stonehall.games.alliances.attack import free_attacks
from stonehall.games.alliances.cards import (
    ATTACK,
    BOW,
    BY_ID,
    CHAMPION,
    COMMON,
    NO_BOOST,
    SWORD,
    Faction,
    champion,
    common,
    conjuration,
    event,
    summoner,
)
from stonehall.games.alliances.effects import (
    boost,
    destroy,
    exchange,
    put_conjuration,
    remove_wounds,
    strengthen,
    unboost,
)
from stonehall.games.alliances.events import when_played
from stonehall.games.alliances.factions.shared import about, can_afford, pay, places
from stonehall.games.alliances.pieces import CANNOT_ATTACK_NOW, Piece
from stonehall.games.alliances.piles import discard_to_magic, from_discard, lay_on_magic
from stonehall.games.alliances.reach import empty_next_to, targets, units_next_to, units_within
from stonehall.games.alliances.rolls import throw
from stonehall.games.alliances.state import State
from stonehall.games.alliances.steps import step
from stonehall.games.alliances.values import can_attack, is_unit
from stonehall.kernel.decision import STOP

GEOPATHIC_REACH: Final = 5
GEOPATHIC_BONUS: Final = 2
BLESSED_LIFE: Final = 4
PETRIFIES: Final = 5
GAZE: Final = 2
CONSERVING: Final = 2
"""So many of the attackers are used up by conserving: the Owl Gryphon and the summoner."""
MOST_UNLOCKED: Final = 2

DEEP_BENDERS = Faction(
    "deep-benders",
    parts=("deep-dwarves", "benders"),
    summoner=summoner(
        "endrich", BOW, attack=2, life=5, abilities="geopathic-command", ours="attack life range square"
    ),
    starting=[
        ("endrich", (3, 3)),
        ("wall", (3, 2)),
        ("gem-priestess", (2, 1)),
        ("gem-priestess", (4, 1)),
        ("geopath", (2, 3)),
        ("geopath", (5, 2)),
    ],
    champions=[
        champion(
            "kendre", BOW, cost=5, attack=2, life=5, abilities="gem-transfer", ours="cost attack life range text"
        ),
        champion("keodel", BOW, cost=6, attack=2, life=5, abilities="geopathy", ours="cost attack life range text"),
        champion(
            "owl-gryphon", SWORD, cost=5, attack=2, life=6, abilities="conserve", ours="cost attack life range text"
        ),
    ],
    commons=[
        common(
            "geopath", BOW, cost=1, attack=1, life=1, boost=1, boosted="geopathic-shot", copies=6,
            ours="cost attack copies square",
        ),
        common(
            "gem-priestess", SWORD, cost=2, attack=1, life=2, boost=1, boosted="gem-blessing", copies=6,
            ours="cost attack life range text copies square",
        ),
        common(
            "deep-dragon", SWORD, cost=3, attack=2, life=3, boost=1, boosted="tough swift", copies=6,
            ours="cost attack life range text copies",
        ),
    ],
    conjurations=[
        conjuration(
            "gorgon", SWORD, attack=1, life=3, abilities="petrifying-gaze", copies=1, ours="attack range text copies"
        ),
    ],
    events=[
        event("teleport", copies=4, ours="copies"),
        event("unlock", copies=2, ours="copies"),
        event("reclaim", copies=2, ours="text copies"),
        event("conjure-gorgon", copies=1, ours="all"),
    ],
    ours="square",
)  # fmt: skip


# Endrich --------------------------------------------------------------------------------------------------------------


def _own_units(s: State, seat: int) -> list[Piece]:
    return [piece for piece in s.own(seat) if is_unit(piece)]


def _boosted(s: State, seat: int) -> list[Piece]:
    return [unit for unit in _own_units(s, seat) if unit.boosts]


def _unboosted(s: State, seat: int) -> list[Piece]:
    """The own units that could have a boost marker, and have none."""
    return [unit for unit in _own_units(s, seat) if unit.card.boost != NO_BOOST and not unit.boosts]


def _commandable(s: State, endrich: Piece) -> list[Piece]:
    """The boosted units with which its player can attack, if there is magic for it."""
    seat = endrich.controller
    if not can_afford(s, seat, 1):
        return []
    return [unit for unit in _boosted(s, seat) if can_attack(s, unit) and targets(s, unit)]


@at(END_OF_PHASE + ATTACK, "geopathic-command", when=lambda s, endrich: bool(_commandable(s, endrich)))
def geopathic_command(s: State, endrich: Piece) -> None:
    """At the end of the Attack Phase, magic buys an attack with a boosted unit, even if it has attacked."""
    seat = endrich.controller
    ready = places(_commandable(s, endrich))
    s.may_choose(seat, "geopathic-command", "target", ready, command, (seat,), about(endrich))


@step
def command(s: State, square: int, seat: int) -> None:
    unit = s.on(square)
    pay(s, seat, 1)
    s.push(free_attacks, seat, (unit.id,), 1, 0)


# Champions ------------------------------------------------------------------------------------------------------------


@after_move("gem-transfer")
def gem_transfer(s: State, kendre: Piece, start: int, squares: int) -> None:
    """After moving her, a boost marker may change from one own unit to another."""
    seat = kendre.controller
    givers = _boosted(s, seat) if _unboosted(s, seat) else []
    s.may_choose(seat, "gem-transfer", "target", places(givers), choose_receiver, (seat,), about(kendre))


@step
def choose_receiver(s: State, square: int, seat: int) -> None:
    giver = s.on(square)
    s.choose(seat, "gem-transfer-to", "target", places(_unboosted(s, seat)), transfer_gem, (giver.id,), about(giver))


@step
def transfer_gem(s: State, square: int, giver: int) -> None:
    receiver = s.on(square)
    unboost(s, s.pieces[giver])
    boost(s, receiver)


def _commons_around(s: State, keodel: Piece) -> list[Piece]:
    return [unit for unit in units_next_to(s, keodel.square) if unit.card.is_a(COMMON)]


def _can_feel(s: State, keodel: Piece) -> bool:
    around = _commons_around(s, keodel)
    return bool(around) and can_afford(s, keodel.controller, len(around))


@at(START_OF_PHASE + ATTACK, "geopathy", when=_can_feel)
def geopathy(s: State, keodel: Piece) -> None:
    """Magic for each adjacent Common, enemies included, makes all of them stronger this turn."""
    if _can_feel(s, keodel):
        s.may(keodel.controller, "geopathy", feel_the_earth, (keodel.id,), about(keodel))


@step
def feel_the_earth(s: State, id: int) -> None:
    keodel = s.pieces[id]
    around = _commons_around(s, keodel)
    pay(s, keodel.controller, len(around))
    for unit in around:
        strengthen(s, unit, GEOPATHIC_BONUS)


def _can_conserve(s: State, gryphon: Piece) -> bool:
    return bool(s.sides[gryphon.controller].discard) and s.attacks + CONSERVING <= s.most_attacks


@at(START_OF_PHASE + ATTACK, "conserve", when=_can_conserve)
def conserve(s: State, gryphon: Piece) -> None:
    """Two of the three attackers, this unit and the summoner, are given up for a card of the discard pile."""
    if _can_conserve(s, gryphon):
        seat = gryphon.controller
        cards = sorted(set(s.sides[seat].discard))
        s.may_choose(seat, "conserve", "card", cards, conserve_card, (gryphon.id,), about(gryphon))


@step
def conserve_card(s: State, card: int, id: int) -> None:
    gryphon = s.pieces[id]
    seat = gryphon.controller
    from_discard(s, seat, card)
    lay_on_magic(s, seat, card, True)
    s.tell("to-magic", seat, card)
    s.most_attacks -= CONSERVING
    gryphon.marks |= CANNOT_ATTACK_NOW
    summoner = s.summoner_of(seat)
    if summoner is not None:
        summoner.marks |= CANNOT_ATTACK_NOW


# Commons and Conjurations ---------------------------------------------------------------------------------------------

ability("geopathic-shot", attack=lambda s, me, target: 1, reach=GEOPATHIC_REACH)
ability("gem-blessing", life=lambda s, me: BLESSED_LIFE - me.card.life)


@at(START_OF_TURN, "gem-blessing", order_free=True)
def gem_blessing(s: State, priestess: Piece) -> None:
    """At the start of the turn each friendly Common and Champion adjacent to her loses 1 wound."""
    for unit in units_next_to(s, priestess.square):
        if unit.card.is_a(COMMON | CHAMPION) and s.are_friends(unit, priestess):
            remove_wounds(s, unit, 1)


@after_move("petrifying-gaze")
def petrifying_gaze(s: State, gorgon: Piece, start: int, squares: int) -> None:
    """After moving it, a die for each enemy Common within 2 squares; 5 or more destroys that Common."""
    seen = [unit for unit in units_within(s, gorgon, GAZE) if unit.card.is_a(COMMON)]
    enemies = [unit for unit in seen if not s.are_friends(unit, gorgon)]
    enemies.sort(key=lambda unit: unit.square)
    for unit in reversed(enemies):
        throw(s, gorgon.controller, gorgon, 1, petrify, unit.id, gorgon.id)


@step
def petrify(s: State, dice: tuple[int, ...], id: int, gorgon: int) -> None:
    unit, source = s.on_board(id), s.on_board(gorgon)
    if unit is not None and source is not None and dice[0] >= PETRIFIES:
        destroy(s, [unit], source.controller, gorgon)


# Events ---------------------------------------------------------------------------------------------------------------


@when_played("teleport")
def teleport(s: State, seat: int) -> None:
    """Two own units exchange places."""
    s.push(choose_traveller, seat)


@step
def choose_traveller(s: State, seat: int) -> None:
    units = _own_units(s, seat)
    if len(units) > 1:
        s.choose(seat, "teleport", "target", places(units), choose_other_end, (seat,))


@step
def choose_other_end(s: State, square: int, seat: int) -> None:
    traveller = s.on(square)
    others = [unit for unit in _own_units(s, seat) if unit is not traveller]
    s.choose(seat, "teleport-with", "target", places(others), swap, (traveller.id,), about(traveller))


@step
def swap(s: State, square: int, traveller: int) -> None:
    exchange(s, s.pieces[traveller], s.on(square))


@when_played("unlock")
def unlock(s: State, seat: int) -> None:
    """Up to 2 own units get a boost marker without paying."""
    s.push(unlock_next, seat, MOST_UNLOCKED)


@step
def unlock_next(s: State, seat: int, left: int) -> None:
    if left > 0:
        units = places(_unboosted(s, seat))
        s.may_choose(seat, "unlock", "target", units, unlock_one, (seat, left), otherwise=STOP)


@step
def unlock_one(s: State, square: int, seat: int, left: int) -> None:
    boost(s, s.on(square))
    s.push(unlock_next, seat, left - 1)


@when_played("reclaim")
def reclaim(s: State, seat: int) -> None:
    """Boost markers are taken back, and with each as much magic as the boost costs."""
    s.push(reclaim_next, seat)


@step
def reclaim_next(s: State, seat: int) -> None:
    s.may_choose(seat, "reclaim", "target", places(_boosted(s, seat)), reclaim_one, (seat,), otherwise=STOP)


@step
def reclaim_one(s: State, square: int, seat: int) -> None:
    unit = s.on(square)
    s.push(reclaim_next, seat)
    discard_to_magic(s, seat, unit.card.boost)
    unboost(s, unit)


@when_played("conjure-gorgon")
def conjure_gorgon(s: State, seat: int) -> None:
    """A Gorgon is put on an empty square adjacent to the summoner."""
    s.push(choose_lair, seat)


@step
def choose_lair(s: State, seat: int) -> None:
    summoner, gorgon = s.summoner_of(seat), BY_ID["gorgon"].number
    if summoner is not None and gorgon in s.sides[seat].conjurations:
        squares = empty_next_to(s, summoner.square)
        s.choose(seat, "conjure-gorgon", "to", squares, wake_gorgon, (gorgon, seat), (gorgon, summoner.square))


@step
def wake_gorgon(s: State, square: int, gorgon: int, seat: int) -> None:
    put_conjuration(s, seat, gorgon, square)
