"""Sand Goblins: hide, scurry off, and wear what the dead leave behind."""

from __future__ import annotations

from typing import Final

from stonehall.games.alliances.abilities import (
    ANY_PHASE,
    END_OF_PHASE,
    END_OF_TURN,
    ability,
    after_attack,
    at,
    at_will,
    lends,
)
from stonehall.games.alliances.attack import free_attacks
from stonehall.games.alliances.cards import (
    ATTACK,
    BOW,
    BY_ID,
    CHAMPION,
    COMMON,
    CONJURATION,
    MOVE,
    SWORD,
    VINE_WALL,
    Faction,
    champion,
    common,
    event,
    matches,
    summoner,
)
from stonehall.games.alliances.effects import (
    discard,
    discard_from_under,
    exchange,
    make_last,
    place,
    prevent,
    put_under,
    remove_wounds,
    wound,
)
from stonehall.games.alliances.events import when_played
from stonehall.games.alliances.factions.shared import about, can_afford, own_units_of, pay, place_on, places
from stonehall.games.alliances.move import move_up_to
from stonehall.games.alliances.pieces import UNTIL_NEXT_TURN, Piece
from stonehall.games.alliances.reach import open_next_to_any, units_next_to, units_within, wall_squares, walls_of
from stonehall.games.alliances.rolls import roll_again, throw
from stonehall.games.alliances.state import State
from stonehall.games.alliances.steps import step
from stonehall.games.alliances.values import is_unit, wounds_on
from stonehall.kernel.decision import DONE, STOP, Option

FACTION: Final = "sand-goblins"
SCAVENGE: Final = ability("scavenge")
LUCKY: Final = ability("lucky")
STORM_PRICE: Final = 2
STORM_MOST: Final = 3
STORM_WOUNDS_ON: Final = 4
COWARDLY_ON: Final = 2
HASTY_ON: Final = 6

SAND_GOBLINS = Faction(
    FACTION,
    summoner=summoner("krusk", BOW, attack=2, life=6, abilities="sandstorm"),
    starting=[
        ("krusk", (5, 3)),
        ("wall", (5, 2)),
        ("javelineer", (3, 2)),
        ("javelineer", (3, 3)),
        ("scavenger", (4, 2)),
        ("scavenger", (6, 2)),
        ("sand-goblins-shaman", (5, 4)),
    ],
    champions=[
        champion("biter", SWORD, cost=4, attack=3, life=6, abilities="crazed"),
        champion("kreep", SWORD, cost=4, attack=3, life=6, abilities="cowardly"),
        champion("silts", SWORD, cost=7, attack=2, life=6, abilities="cunning"),
        champion("sand-wyrm", SWORD, cost=6, attack=4, life=6, abilities="burrow", copies=0),
        champion("stink", BOW, cost=5, attack=1, life=3, abilities="lucky", copies=0),
        champion("tark", BOW, cost=5, attack=2, life=4, abilities="conceal", copies=0),
    ],
    commons=[
        common("javelineer", BOW, cost=1, attack=1, life=2, abilities="camouflage", copies=6, ours="copies"),
        common("scavenger", SWORD, cost=1, attack=1, life=2, abilities="scavenge", copies=6, ours="copies"),
        common(
            "sand-goblins-shaman", BOW, cost=1, attack=2, life=1, abilities="escape", copies=6, named="shaman",
            ours="copies",
        ),
        common("bomber", BOW, cost=0, attack=1, life=1, abilities="hasty", copies=0),
        common("slayer", SWORD, cost=2, attack=2, life=2, abilities="blood-craze", copies=0),
    ],
    events=[
        event("shiny", copies=2, lasting=True),
        event("taunt", copies=3),
        event("duck-and-cover", copies=3, lasting=True),
        event("mirage", copies=1),
    ],
)  # fmt: skip


def _next_to_enemy(s: State, me: Piece) -> bool:
    return any(not s.are_friends(unit, me) for unit in units_next_to(s, me.square))


# Krusk ----------------------------------------------------------------------------------------------------------------


@at(END_OF_PHASE + MOVE, "sandstorm", when=lambda s, krusk: can_afford(s, krusk.controller, STORM_PRICE))
def sandstorm(s: State, krusk: Piece) -> None:
    """After your Movement Phase, for 2 magic: up to 3 units within 3 squares are moved and perhaps wounded."""
    if can_afford(s, krusk.controller, STORM_PRICE):
        near = places(units_within(s, krusk, 3))
        s.may_choose(krusk.controller, "sandstorm", "target", near, catch_in_storm, (krusk.id, ()), about(krusk))


@step
def catch_in_storm(s: State, target: int, id: int, caught: tuple[int, ...]) -> None:
    s.push(choose_caught, id, (*caught, s.on(target).id))


@step
def choose_caught(s: State, id: int, caught: tuple[int, ...]) -> None:
    """All are chosen before the first is moved."""
    krusk = s.pieces[id]
    options: list[Option] = []
    if len(caught) < STORM_MOST:
        options = [Option("target", (unit.place,)) for unit in units_within(s, krusk, 3) if unit.id not in caught]
    both = {"target": catch_in_storm, DONE: begin_storm}
    s.ask(krusk.controller, "sandstorm-more", [*options, STOP], both, (id, caught), about(krusk))


@step
def begin_storm(s: State, id: int, caught: tuple[int, ...]) -> None:
    seat = s.pieces[id].controller
    pay(s, seat, STORM_PRICE)
    for unit in reversed(caught):
        s.push(roll_in_storm, seat, unit, id)
        s.push(move_up_to, seat, unit, 1, 0)


@step
def roll_in_storm(s: State, seat: int, caught: int, id: int) -> None:
    if caught in s.pieces:
        throw(s, seat, s.piece(id), 1, storm_wounds, seat, caught, id)


@step
def storm_wounds(s: State, dice: tuple[int, ...], seat: int, caught: int, id: int) -> None:
    unit = s.on_board(caught)
    if unit is not None and dice[0] >= STORM_WOUNDS_ON:
        wound(s, [unit], 1, seat, id)


# Champions ------------------------------------------------------------------------------------------------------------

# Crazed: it cannot be moved while adjacent to an enemy unit.
ability("crazed", holds=lambda s, me, unit: me is unit and _next_to_enemy(s, me))


@at(END_OF_TURN, "cowardly", when=_next_to_enemy)
def cowardly(s: State, kreep: Piece) -> None:
    """At the end of your turn next to an enemy unit: on a 1 or 2 Kreep is discarded."""
    if _next_to_enemy(s, kreep):
        throw(s, kreep.controller, kreep, 1, run_from_battle, kreep.id)


@step
def run_from_battle(s: State, dice: tuple[int, ...], id: int) -> None:
    kreep = s.on_board(id)
    if kreep is not None and dice[0] <= COWARDLY_ON:
        discard(s, kreep, kreep.controller)


@at_will("cunning", ANY_PHASE, lambda s, me: places(units_next_to(s, me.square)), once=True)
def cunning(s: State, silts: Piece, target: int) -> None:
    """Once per turn he may exchange places with an adjacent unit."""
    exchange(s, silts, s.on(target))


def _may_reroll(s: State, stink: Piece) -> bool:
    rolling = s.rolling
    return rolling is not None and rolling.seat == stink.controller == s.active and not stink.has_used(LUCKY)


def _reroll(s: State, stink: Piece) -> None:
    """Once in your turn one of your dice may be rolled again; it is chosen by what it shows."""
    rolling = s.rolling
    assert rolling is not None
    s.may_choose(stink.controller, "lucky", "die", sorted(set(rolling.dice)), try_luck, (stink.id,), about(stink))


ability("lucky", may_change_roll=_may_reroll, changes_roll=_reroll)


@step
def try_luck(s: State, result: int, id: int) -> None:
    rolling = s.rolling
    assert rolling is not None
    s.pieces[id].note_use(LUCKY)
    s.push(roll_again, rolling.dice.index(result))


# Conceal: an effect of its own, about Tark and the chosen unit, so that his next turn ends it.
ability("conceal", forbids_attack=lambda s, me, attacker, target: me.targets == (target.id, attacker.id))


@at(END_OF_PHASE + ATTACK, "conceal")
def conceal(s: State, tark: Piece) -> None:
    """At the end of your Attack Phase choose a Common or Champion: it cannot attack Tark until your next turn."""
    blind = [unit for unit in s.field if unit.card.is_a(COMMON | CHAMPION) and unit is not tark]
    s.choose(tark.controller, "conceal", "target", places(blind), conceal_from, (tark.id,), about(tark))


@step
def conceal_from(s: State, target: int, id: int) -> None:
    tark = s.pieces[id]
    make_last(s, tark.card.number, tark.controller, UNTIL_NEXT_TURN, (id, s.on(target).id))


# Commons --------------------------------------------------------------------------------------------------------------


def _scavenge(s: State, me: Piece, card: Piece, by: int, source: int, attack: bool) -> bool:
    """A unit it destroys that would go to your magic pile goes under it instead."""
    spared = card.card.classes & CONJURATION and s.is_friend(card, by)  # that one gives no magic (SW1-CONJ-5)
    if source != me.id or not is_unit(card) or spared:
        return False
    put_under(s, card.card.number, card.owner, by, me)
    return True


def _shed(s: State, me: Piece, hurt: Piece) -> None:
    """When it would take wounds, one card from under it is discarded to prevent them."""
    prevent(s, s.woundings[-1].amount)
    discard_from_under(s, me, len(me.under) - 1, me.controller)


ability(
    "scavenge",
    redirects=_scavenge,
    may_prevent=lambda s, me, hurt, attack: me is hurt and bool(me.under),
    prevents=_shed,
)


@after_attack("hasty")
def hasty(s: State, bomber: Piece, target: int, hits: int, wounds: int, *dice: int) -> None:
    """A die that misses: it is discarded. A 6: it may attack again at once."""
    if hits < len(dice):
        discard(s, bomber, bomber.controller)
    elif any(result >= HASTY_ON for result in dice):
        s.push(free_attacks, bomber.controller, (bomber.id,), 1, 0)


def _crazed_by_blood(s: State, me: Piece, target: Piece | None) -> int:
    """1 more against a Common or Champion that has wounds already."""
    return 1 if target is not None and target.card.is_a(COMMON | CHAMPION) and wounds_on(target) else 0


ability("blood-craze", attack=_crazed_by_blood)


# Events ---------------------------------------------------------------------------------------------------------------

# Shiny: your units with Scavenge have Stolen Weapons this turn, which counts once (SW1-STACK-2).
lends("shiny", "stolen-weapons", to=lambda s, me, unit: unit.controller == me.controller and SCAVENGE in unit.abilities)
ability("stolen-weapons", attack=lambda s, me, target: 2 if me.under else 0)


@when_played("shiny")
def shiny(s: State, seat: int) -> None:
    make_last(s, BY_ID["shiny"].number, seat)


# Duck and Cover: your Sand Goblins have Camouflage until your next turn.
lends(
    "duck-and-cover",
    "camouflage",
    to=lambda s, me, unit: unit.controller == me.controller and matches(unit.card, FACTION),
)


@when_played("duck-and-cover")
def duck_and_cover(s: State, seat: int) -> None:
    make_last(s, BY_ID["duck-and-cover"].number, seat, UNTIL_NEXT_TURN)


@when_played("taunt")
def taunt(s: State, seat: int) -> None:
    """Up to 2 enemy Commons are placed, each adjacent to a Sand Goblin of yours within 3 squares of it."""
    s.push(choose_taunted, seat, 2, ())


def _lured(s: State, seat: int, unit: Piece) -> list[int]:
    """Where a unit can be placed: next to the Sand Goblins within 3 squares."""
    row = s.distance[unit.square]
    return open_next_to_any(s, [mine.square for mine in own_units_of(s, seat, FACTION) if row[mine.square] <= 3])


@step
def choose_taunted(s: State, seat: int, left: int, taunted: tuple[int, ...]) -> None:
    commons = [unit for unit in s.field if unit.card.is_a(COMMON) and not s.is_friend(unit, seat)] if left else []
    free = [unit.place for unit in commons if unit.id not in taunted and _lured(s, seat, unit)]
    s.may_choose(seat, "taunt", "target", free, taunt_one, (seat, left, taunted), otherwise=STOP)


@step
def taunt_one(s: State, target: int, seat: int, left: int, taunted: tuple[int, ...]) -> None:
    unit = s.on(target)
    s.push(choose_taunted, seat, left - 1, (*taunted, unit.id))
    s.push(lure, seat, unit.id)


@step
def lure(s: State, seat: int, id: int) -> None:
    unit = s.pieces[id]
    s.choose(seat, "place-to", "to", _lured(s, seat, unit), place_on, (id,), about(unit))


@when_played("mirage")
def mirage(s: State, seat: int) -> None:
    """Each Wall you control is placed on an empty square of your side and repaired; you may summon in this phase."""
    s.may_summon = True
    s.push(choose_mirage, seat, ())


@step
def choose_mirage(s: State, seat: int, placed: tuple[int, ...]) -> None:
    """A Vine Wall has no square of its own side and stays."""
    walls = [wall for wall in walls_of(s, seat) if wall.id not in placed and not wall.card.is_a(VINE_WALL)]
    s.choose(seat, "mirage", "target", places(walls), take_wall, (seat, placed))


@step
def take_wall(s: State, target: int, seat: int, placed: tuple[int, ...]) -> None:
    wall = s.on(target)
    s.push(choose_mirage, seat, (*placed, wall.id))
    s.push(choose_mirage_square, seat, wall.id)


@step
def choose_mirage_square(s: State, seat: int, id: int) -> None:
    """A Wall that was taken up leaves its own square empty, too."""
    wall = s.pieces[id]
    s.choose(seat, "place-to", "to", [wall.square, *wall_squares(s, seat)], put_mirage, (id,), about(wall))


@step
def put_mirage(s: State, square: int, id: int) -> None:
    wall = s.pieces[id]
    place(s, wall, square)
    remove_wounds(s, wall, 3)
