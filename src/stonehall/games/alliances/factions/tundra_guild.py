"""Tundra Guild: runes under friend and foe, and walls of ice that walk."""

from __future__ import annotations

from typing import Final

from stonehall.games.alliances.abilities import ANY_PHASE, END_OF_PHASE, ability, after_move, at, at_will
from stonehall.games.alliances.attack import least_wound
from stonehall.games.alliances.cards import (
    ATTACK,
    BOW,
    CARDS,
    COMMON,
    DRAW,
    EVENT,
    MUTATION,
    SWORD,
    Faction,
    champion,
    common,
    event,
    summoner,
)
from stonehall.games.alliances.events import when_played
from stonehall.games.alliances.factions.shared import choose_hero, outnumbering
from stonehall.games.alliances.factions.under_units import Gift, discard_gifts, lay_under, may_shift, units_around
from stonehall.games.alliances.pieces import Piece
from stonehall.games.alliances.piles import draw_cards, from_hand, spend_magic, units_in
from stonehall.games.alliances.reach import next_to, units_next_to
from stonehall.games.alliances.state import State
from stonehall.games.alliances.steps import step
from stonehall.games.alliances.summon import arrive, squares_for
from stonehall.games.alliances.values import can_pay, is_unit, is_wall
from stonehall.kernel.decision import STOP, Option

ERASED_FOR: Final = 2
HARD: Final = 4
SURGING: Final = 6
SHIFTED: Final = 2
REINFORCED: Final = 2

TUNDRA_GUILD = Faction(
    "tundra-guild",
    parts=("tundra-orcs", "guild-dwarves"),
    summoner=summoner("hogar", SWORD, attack=3, life=6, abilities="frozen-masonry", ours="attack life range square"),
    starting=[
        ("hogar", (4, 4)),
        ("wall", (4, 2)),
        ("marauder", (3, 1)),
        ("ice-golem", (2, 2)),
        ("ice-golem", (5, 2)),
        ("scribe", (3, 3)),
    ],
    champions=[
        champion("urgar", SWORD, cost=6, attack=2, life=7, abilities="rune-fed", ours="all"),
        champion("dagna", BOW, cost=5, attack=2, life=5, abilities="shift-the-runes", ours="all"),
        champion("morgrim", SWORD, cost=5, attack=3, life=5, abilities="stone-melding", ours="all"),
    ],
    commons=[
        common(
            "scribe", SWORD, cost=1, attack=1, life=1, abilities="read-the-runes", copies=6,
            ours="cost attack life range text copies square",
        ),
        common(
            "marauder", SWORD, cost=2, attack=2, life=2, abilities="rune-throw", copies=6,
            ours="cost life copies square",
        ),
        common(
            "ice-golem", SWORD, cost=2, attack=1, life=4, abilities="living-ice", copies=6,
            ours="cost attack life range copies square",
        ),
    ],
    events=[
        event("rune-of-heroism", copies=1, leaves_beneath=True, beneath="heroism erase-the-runes", ours="text"),
        event(
            "rune-of-power", copies=2, leaves_beneath=True, beneath="lesser-power-surge erase-the-runes",
            ours="text copies",
        ),
        event("rune-of-frost", copies=2, leaves_beneath=True, beneath="tough erase-the-runes", ours="name text copies"),
        event(
            "rune-of-knowledge", copies=2, leaves_beneath=True, beneath="knowledge erase-the-runes",
            ours="name text copies",
        ),
        event("tundra-guild-reinforcements", named="reinforcements", copies=1, ours="all"),
        event("tundra-guild-a-hero-is-born", named="a-hero-is-born", copies=1, ours="all"),
    ],
)  # fmt: skip


# Walls ----------------------------------------------------------------------------------------------------------------


def _masonry(s: State, hogar: Piece, attacker: Piece, target: Piece) -> int:
    """The Walls of his player, Ice Walls included, whoever attacks them."""
    return HARD if target.controller == hogar.controller and is_wall(s, target) else 0


def _melded(s: State, me: Piece, attacker: Piece, target: Piece) -> int:
    return HARD if any(is_wall(s, near) for near in next_to(s, me)) else 0


ability("frozen-masonry", wounds_on_others=_masonry)
ability("stone-melding", wounds_on=_melded)
ability("living-ice", counts_as_wall=lambda s, me: any(CARDS[card].is_a(EVENT) for card, _, _ in me.under))


# Runes ----------------------------------------------------------------------------------------------------------------

RUNES: Final = Gift("rune-event", [card for card in TUNDRA_GUILD.events if card.leaves_beneath], only_one=False)
lay_under(RUNES, lambda s, seat: [piece for piece in s.field if is_unit(piece)])


def _surge(s: State, me: Piece, target: Piece, dice: tuple[int, ...]) -> int:
    """A die of 6 is a second hit, and wounds again if it wounds at all."""
    least = max(SURGING, least_wound(s, me, target))
    return len([result for result in dice if result >= least])


ability("heroism", attack=lambda s, me, target: 2)
ability("lesser-power-surge", more_wounds=_surge)


@at(END_OF_PHASE + DRAW, "knowledge")
def knowledge(s: State, me: Piece) -> None:
    s.push(draw_cards, me.controller, 1)


def _erasable(s: State, me: Piece) -> list[int]:
    return [me.square] if can_pay(s, s.active, ERASED_FOR) else []


def _erase(s: State, me: Piece, square: int) -> None:
    """Whoever's turn it is pays, and discards all runes under the unit."""
    spend_magic(s, s.active, ERASED_FOR)
    discard_gifts(s, me, RUNES, s.active)


ability("erase-the-runes", phase=ANY_PHASE, uses=_erasable, use=_erase, by_anyone=True)
ability("rune-fed", attack=lambda s, me, target: len(RUNES.under(me)))
ability("rune-throw", bow=lambda s, me: bool(RUNES.under(me)))


@after_move("shift-the-runes")
def shift_the_runes(s: State, dagna: Piece, start: int, squares: int) -> None:
    may_shift(s, dagna, "shift-the-runes", units_around(s, dagna, SHIFTED), RUNES)


def _readable(s: State, scribe: Piece) -> list[int]:
    return [scribe.square] if any(RUNES.under(unit) for unit in units_next_to(s, scribe.square)) else []


@at_will("read-the-runes", ATTACK, _readable, instead=True)
def read_the_runes(s: State, scribe: Piece, square: int) -> None:
    s.push(draw_cards, scribe.controller, 1)


# Events without runes -------------------------------------------------------------------------------------------------


@when_played("tundra-guild-reinforcements", needs=lambda s, seat: bool(outnumbering(s, seat)))
def reinforcements(s: State, seat: int) -> None:
    s.push(reinforce, seat, REINFORCED)


@step
def reinforce(s: State, seat: int, left: int) -> None:
    """Summon up to 2 Commons at no cost, each in its own way of being summoned."""
    options: list[Option] = []
    if left and s.sides[seat].hand:
        for number in units_in(s.sides[seat].hand, COMMON):
            if not CARDS[number].is_a(MUTATION):
                squares = squares_for(s, seat, CARDS[number])
                options += [Option("summon", (number, square)) for square in squares]
        options.append(STOP)
        s.ask(seat, "reinforcements", options, {"summon": reinforced}, (seat, left), private=True)


@step
def reinforced(s: State, number: int, square: int, seat: int, left: int) -> None:
    owner = from_hand(s, seat, number)
    s.tell("summoned", number, square, seat)
    s.push(reinforce, seat, left - 1)
    s.push(arrive, number, owner, seat, square, 0)


@when_played("tundra-guild-a-hero-is-born")
def a_hero_is_born(s: State, seat: int) -> None:
    s.push(choose_hero, seat)
