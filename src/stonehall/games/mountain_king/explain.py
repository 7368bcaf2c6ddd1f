"""Why a play is not legal: which rule forbids it. Asked only after a play was refused."""
# interpreted: words, not speed

from __future__ import annotations

from collections.abc import Callable

from stonehall.games.mountain_king.components import SHAPE_NAMES
from stonehall.games.mountain_king.dig import Site, mineral_wealth, price
from stonehall.games.mountain_king.halls import coverable
from stonehall.games.mountain_king.mountain import around, cell_name
from stonehall.games.mountain_king.purse import carts_for, owned, purse
from stonehall.games.mountain_king.recruit import bribed
from stonehall.games.mountain_king.resources import COIN, RESOURCES, RUNE
from stonehall.games.mountain_king.shapes import TURNS, Tile
from stonehall.games.mountain_king.state import AFTER, BEFORE, NO_CARD, PLACING, State
from stonehall.games.mountain_king.trade import PRICE
from stonehall.games.mountain_king.turn import is_full, turn_main
from stonehall.games.mountain_king.words import WORDS
from stonehall.kernel.decision import CHANCE, Option
from stonehall.kernel.errors import Problem
from stonehall.kernel.message import Term

MOMENT_OF = {
    "cast": BEFORE,
    "visit": BEFORE,
    "recruit": BEFORE,
    "dig": BEFORE,
    "seat": PLACING,
    "dedicate": AFTER,
    "move": AFTER,
    "end": AFTER,
}
"""The moment of a turn at which each main play is made (MK-TURN-1..5)."""
RULE_OF = {"cast": "MK-TURN-2", "visit": "MK-TURN-2", "dedicate": "MK-TURN-4", "move": "MK-TURN-5"}


def explain(s: State, option: Option) -> list[Problem]:
    """The rules an option breaks in this state, the nearest to the mistake first."""
    decision = s.decision
    if decision is None:
        return []
    if decision.seat == CHANCE:
        return [WORDS.problem("mk-why-luck")]
    verb, args = option.verb, option.args
    if decision.prompt == "lay-tunnel" and verb == "lay":
        shape = decision.about[1]
        tile = s.settings.components.tunnels[s.settings.components.stack_of[shape]].tile
        return cannot_lie(s, tile, args[0], args[1])
    if decision.prompt == "lay-hall" and verb == "lay":
        return cannot_cover(s, s.settings.components.halls[decision.about[0]].tile, args[0], args[1])
    if not s.is_asked_in(turn_main):
        return [WORDS.problem("mk-why-choice")]
    if verb in MOMENT_OF and s.moment != MOMENT_OF[verb]:
        return [WORDS.problem(f"mk-why-moment-{MOMENT_OF[verb]}", RULE_OF.get(verb, "MK-TURN-1"))]
    reason = REASONS.get(verb)
    return reason(s, args) if reason is not None else [WORDS.problem("mk-why-not-offered")]


def _resource(kind: int) -> Term:
    return Term("mk-resource", RESOURCES[kind])


# Step 1 and 2 ---------------------------------------------------------------------------------------------------------


def _cast(s: State, args: tuple[int, ...]) -> list[Problem]:
    if args[0] >= len(s.spellbook):
        return [WORDS.problem("mk-why-no-spell", "MK-SPELL-1")]
    if not s.spells_left:
        return [WORDS.problem("mk-why-one-spell", "MK-SPELL-1")]
    if not owned(s, s.active, RUNE):
        return [WORDS.problem("mk-why-no-rune", "MK-SPELL-2")]
    return [WORDS.problem("mk-why-no-effect", "MK-SPELL-4")]


def _visit(s: State, args: tuple[int, ...]) -> list[Problem]:
    sites = s.settings.mountain.workshop_sites
    if args[0] not in sites or s.founded[sites.index(args[0])] < 0:
        return [WORDS.problem("mk-why-no-workshop", "MK-SHOP-1", cell=cell_name(args[0]))]
    if not s.workshops_left:
        return [WORDS.problem("mk-why-one-workshop", "MK-SHOP-2")]
    if not around(s.networks[s.active]) >> args[0] & 1:
        return [WORDS.problem("mk-why-no-entrance", "MK-SHOP-2")]
    return [WORDS.problem("mk-why-nothing-to-exchange", "MK-SHOP-4")]


def _trade(s: State, args: tuple[int, ...]) -> list[Problem]:
    return [WORDS.problem("mk-why-trade", "MK-TURN-7", needed=PRICE, held=sum(purse(s, s.active)))]


def _recruit(s: State, args: tuple[int, ...]) -> list[Problem]:
    if is_full(s, s.active):
        return [WORDS.problem("mk-why-full", "MK-PLACE-2")]
    if s.horde[args[0]] == NO_CARD:
        return [WORDS.problem("mk-why-empty-place", "MK-BRIBE-10")]
    return [WORDS.problem("mk-why-bribes", "MK-BRIBE-2", needed=len(bribed(s, args[0])), held=owned(s, s.active, COIN))]


def _dig(s: State, args: tuple[int, ...]) -> list[Problem]:
    mineral, shape = args
    components = s.settings.components
    stack = components.stack_of[shape]
    if mineral > 2:
        return [WORDS.problem("mk-why-no-mineral", "MK-DIG-1", resource=_resource(mineral))]
    if stack < 0 or not s.stacks[stack]:
        return [WORDS.problem("mk-why-stack-empty", "MK-DIG-1", shape=Term("mk-shape", SHAPE_NAMES[shape]))]
    needed, held = price(s, components.tunnels[stack].tile.size), mineral_wealth(s, s.active)[mineral]
    if held < needed:
        return [WORDS.problem("mk-why-minerals", "MK-DIG-1", needed=needed, held=held, resource=_resource(mineral))]
    return [WORDS.problem("mk-why-no-room", "MK-TURN-6")]


def _seat(s: State, args: tuple[int, ...]) -> list[Problem]:
    return [WORDS.problem("mk-why-slot", "MK-PLACE-1")]


# Tiles ----------------------------------------------------------------------------------------------------------------


def _mask(tile: Tile, cell: int, turn: int) -> int:
    for lying in tile.lyings:
        if lying.turn == turn:
            return lying.mask << cell
    # A tile that looks the same after a turn lies in one of the ways that are kept.
    return tile.lying(same_turn(tile, turn)).mask << cell


def same_turn(tile: Tile, turn: int) -> int:
    """The way of lying, among those that are kept, that looks like this one."""
    cells = tile.turned(turn)
    for lying in tile.lyings:
        if tile.turned(lying.turn) == cells:
            return lying.turn
    raise ValueError(f"{tile.drawing} cannot be turned {TURNS[turn]}")


def cannot_lie(s: State, tile: Tile, cell: int, turn: int) -> list[Problem]:
    """Why a tunnel may not lie there (MK-DIG-3..6)."""
    mask, mountain, problems = _mask(tile, cell, turn), s.settings.mountain, []
    if mask & ~(mountain.ground | mountain.heart | mountain.site_mask):
        problems.append(WORDS.problem("mk-why-outside", "MK-DIG-3"))
    if mask & mountain.heart:
        problems.append(WORDS.problem("mk-why-heart", "MK-DIG-3"))
    if mask & mountain.site_mask:
        problems.append(WORDS.problem("mk-why-site", "MK-DIG-3"))
    if mask & s.dug:
        problems.append(WORDS.problem("mk-why-overlap", "MK-DIG-3"))
    if not around(s.networks[s.active]) & mask:
        problems.append(WORDS.problem("mk-why-apart", "MK-DIG-4"))
    for other in s.settings.seating.opponents(s.active):
        if around(s.networks[other]) & mask:
            player = s.game.seat_term(s.game.seat_names[other])
            problems.append(WORDS.problem("mk-why-beside", "MK-DIG-5", player=player))
    site = Site(s, s.active)
    rubble = (mask & mountain.rubble).bit_count()
    if rubble > site.hammers:
        problems.append(WORDS.problem("mk-why-hammers", "MK-DIG-6", needed=rubble, held=site.hammers))
    return problems or [WORDS.problem("mk-why-not-offered")]


def cannot_cover(s: State, tile: Tile, cell: int, turn: int) -> list[Problem]:
    """Why a great hall may not lie there (MK-HALL-1, MK-HALL-2)."""
    if _mask(tile, cell, turn) & ~coverable(s, s.active):
        return [WORDS.problem("mk-why-hall", "MK-HALL-1")]
    return [WORDS.problem("mk-why-not-offered")]


# Step 3 and 4 ---------------------------------------------------------------------------------------------------------


def _dedicate(s: State, args: tuple[int, ...]) -> list[Problem]:
    if not s.halls_left >> args[0] & 1:
        return [WORDS.problem("mk-why-hall-gone", "MK-HALL-1")]
    if not s.hall_allowed:
        return [WORDS.problem("mk-why-one-hall", "MK-TURN-4")]
    return [WORDS.problem("mk-why-hall-nowhere", "MK-HALL-1")]


def _move(s: State, args: tuple[int, ...]) -> list[Problem]:
    start, end = args
    if start not in s.statues:
        return [WORDS.problem("mk-why-no-statue", "MK-MOVE-1", cell=cell_name(start))]
    if not s.networks[s.active] >> start & 1:
        return [WORDS.problem("mk-why-buried", "MK-DIG-8")]
    clan = s.statue_clans[s.statues.index(start)]
    if not s.free_moves and not carts_for(s, s.active, clan):
        return [WORDS.problem("mk-why-no-cart", "MK-MOVE-3")]
    if s.statue_mask >> end & 1:
        return [WORDS.problem("mk-why-occupied", "MK-MOVE-4")]
    if not s.networks[s.active] >> end & 1:
        return [WORDS.problem("mk-why-leaves", "MK-MOVE-6")]
    return [WORDS.problem("mk-why-far", "MK-MOVE-1")]


REASONS: dict[str, Callable[[State, tuple[int, ...]], list[Problem]]] = {
    "cast": _cast,
    "visit": _visit,
    "trade": _trade,
    "recruit": _recruit,
    "dig": _dig,
    "seat": _seat,
    "dedicate": _dedicate,
    "move": _move,
}
