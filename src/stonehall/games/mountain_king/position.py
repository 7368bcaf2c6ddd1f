"""Positions as text: one line per tile, statue, troll or store, readable and writable by hand (see docs/notation.md).

::

    mountain-king position
    settings seats 2 side autumn
    turn 5 south moment before
    south gate j1
    south troll 1a troll-56 tokens 1
    south storage stone 3 hammer 1
    tunnel l3 j2 j3 k3 anchor j3
    statue fire j3
    horde a0 troll-7 bribes coin coin

What is not said is empty or 0. A moment in the middle of a choice also has the agenda.
"""

from __future__ import annotations

from collections.abc import Sequence

from stonehall.games.mountain_king.components import SHAPE_NAMES, WORKSHOPS
from stonehall.games.mountain_king.mountain import NOWHERE, cell_name, cells_of
from stonehall.games.mountain_king.pyramid import PLACE_NAMES, SLOT_NAMES
from stonehall.games.mountain_king.resources import CLANS, KINDS, RESOURCES, STATUE_CLANS
from stonehall.games.mountain_king.seating import SEATS
from stonehall.games.mountain_king.state import GATE, HALL, NO_CARD, NO_CLAN, PLACES, SLOTS, Laid, State
from stonehall.games.mountain_king.turn import turn_main
from stonehall.kernel.leaving import LEFT
from stonehall.kernel.pile import Pile
from stonehall.toolkit.position import agenda_lines

HEAD = "mountain-king position"
MOMENTS = ("before", "working", "placing", "after")
COUNTERS = (
    "spells_left", "workshops_left", "uses_left", "cheaper", "free_hammers", "dig_bonus", "free_moves", "crowned",
)  # fmt: skip
"""Numbers of the turn line."""
FLAGS = ("hall_allowed", "mixed", "any_bribe")
"""Words of the turn line."""
HONOR = ("tunnel_honor", "pedestal_honor", "coronation_honor")
"""What each side has scored so far."""


def write(s: State) -> str:
    quiet = not s.agenda and s.is_asked_in(turn_main) and not s.over
    lines = [HEAD, _settings(s), _turn(s)]
    if s.settings.components.text:
        lines.append(f"components {s.settings.components.text}")
    for seat in range(s.settings.seats):
        lines += _seat(s, seat)
    for side in range(s.settings.sides):
        lines += _side(s, side)
    lines += [_tile(tile) for tile in s.tiles if tile.kind != GATE]
    for statue, cell in enumerate(s.statues):
        lines.append(f"statue {CLANS[s.statue_clans[statue]]} {cell_name(cell)}")
    lines += [f"pedestal {CLANS[clan]} {cell_name(cell)}" for cell, clan in sorted(s.pedestals_on.items())]
    lines += _supply(s)
    for place in range(PLACES):
        lines += _horde(s, place)
    for level, deck in enumerate(s.decks, 1):
        lines += _pile(f"deck {level}", deck, "troll-")
    lines += [f"spell {spell} runes {s.runes[place]}" for place, spell in enumerate(s.spellbook)]
    lines += _pile("spells", s.spells, "")
    if not quiet:
        lines += agenda_lines(s)
    if s.over:
        lines.append(f"over {s.reason or LEFT}")
    return "\n".join(lines) + "\n"


def card_name(card: int) -> str:
    return f"troll-{card + 1}"


def _settings(s: State) -> str:
    settings = s.settings
    words = [f"settings seats {settings.seats} side {settings.side}", f"turn-limit {settings.turn_limit}"]
    words += ["teams"] if settings.teams else []
    words += [] if settings.clan_carts_pay else ["clan-carts-apart"]
    return " ".join(words)


def _turn(s: State) -> str:
    words = [f"turn {s.turn} {SEATS[s.active]} first {SEATS[s.first]} moment {MOMENTS[s.moment]}"]
    words += [name.replace("_", "-") for name in FLAGS if getattr(s, name)]
    words += [f"{name.replace('_', '-')} {value}" for name in COUNTERS if (value := int(getattr(s, name)))]
    words += [f"turns-left {s.turns_left}"] if s.turns_left >= 0 else []
    words += [f"workshop {cell_name(s.settings.mountain.workshop_sites[s.workshop])}"] if s.workshop >= 0 else []
    words += [f"newcomer {card_name(s.newcomer)}"] if s.newcomer != NO_CARD else []
    return " ".join(words)


def _seat(s: State, seat: int) -> list[str]:
    name = SEATS[seat]
    lines = [f"{name} gate {cell_name(s.gates[seat])}"] if s.gates[seat] != NOWHERE else []
    for slot in range(SLOTS):
        card = s.trolls[seat * SLOTS + slot]
        if card != NO_CARD:
            troll = s.settings.components.trolls[card]
            held = "".join([str(s.tokens[seat * SLOTS + slot] >> place & 1) for place in range(len(troll.symbols))])
            lines.append(f"{name} troll {SLOT_NAMES[slot]} {card_name(card)} tokens {held}")
    lines += [f"{name} recruited {s.recruits[seat]} levels {s.levels[seat]}"] if s.recruits[seat] else []
    lines += [f"{name} hand {_cards(sorted(s.hands[seat]))}"] if s.hands[seat] else []
    if s.starters:
        lines.append(f"{name} starters {_cards(s.starters[seat].cards())}".rstrip())
    return lines


def _side(s: State, side: int) -> list[str]:
    name = SEATS[s.settings.seating.seats_of[side][0]]
    stored = s.storage[side * KINDS : side * KINDS + KINDS]
    held = s.pedestals[side * STATUE_CLANS : side * STATUE_CLANS + STATUE_CLANS]
    lines = [f"{name} storage {_counted(RESOURCES, stored)}"] if any(stored) else []
    lines += [f"{name} pedestals {_counted(CLANS[:STATUE_CLANS], held)}"] if any(held) else []
    scored = [s.tunnel_honor[side], s.pedestal_honor[side], s.coronation_honor[side]]
    names = [name.replace("_honor", "") for name in HONOR]
    return lines + ([f"{name} honor {_counted(names, scored)}"] if any(scored) else [])


def _counted(names: Sequence[str], amounts: list[int]) -> str:
    return " ".join([f"{name} {amount}" for name, amount in zip(names, amounts, strict=True) if amount])


def _cards(cards: list[int]) -> str:
    return " ".join([card_name(card) for card in cards])


def _tile(tile: Laid) -> str:
    cells = " ".join([cell_name(cell) for cell in cells_of(tile.mask)])
    if tile.kind == HALL:
        return f"hall hall-{tile.hall + 1} {cells} altar {cell_name(tile.anchor)}"
    shape = SHAPE_NAMES[tile.shape] if tile.shape >= 0 else "part"
    return f"tunnel {shape} {cells}" + (f" anchor {cell_name(tile.anchor)}" if tile.anchor != NOWHERE else "")


def _supply(s: State) -> list[str]:
    components, sites = s.settings.components, s.settings.mountain.workshop_sites
    lines = [
        f"workshop {WORKSHOPS[kind]} {cell_name(sites[place])}" for place, kind in enumerate(s.founded) if kind >= 0
    ]
    for name, kinds in (("offered", s.offered), ("face-down", s.workshop_pool)):
        lines += [f"{name} {_counted(WORKSHOPS, kinds)}"] if any(kinds) else []
    shapes = [SHAPE_NAMES[tunnel.shape] for tunnel in components.tunnels]
    lines.append(f"stacks {_counted(shapes, s.stacks)}")
    left = [f"hall-{hall + 1}" for hall in range(len(components.halls)) if s.halls_left >> hall & 1]
    lines.append(f"halls {' '.join(left)}")
    lines.append("track " + " ".join(["-" if value < 0 else str(value) for value in s.track]))
    lines += [f"tokens {' '.join(map(str, sorted(s.track_pool)))}"] if s.track_pool else []
    return [*lines, f"bag {' '.join(map(str, s.bag))}"]


def _horde(s: State, place: int) -> list[str]:
    words = [f"horde {PLACE_NAMES[place]}"]
    words += [card_name(s.horde[place])] if s.horde[place] != NO_CARD else ["empty"]
    words += [f"pedestal {CLANS[s.pedestals_offered[place]]}"] if s.pedestals_offered[place] != NO_CLAN else []
    words += ["bribes", *[RESOURCES[kind] for kind in s.bribes[place]]] if s.bribes[place] else []
    return [" ".join(words)] if words[1] != "empty" or len(words) > 2 else []


def _pile(name: str, pile: Pile, prefix: str) -> list[str]:
    first = 1 if prefix else 0
    piles = {"top": pile.top, "draw": sorted(pile.loose), "bottom": pile.bottom}
    return [
        f"{name} {what} {' '.join([f'{prefix}{card + first}' for card in cards])}"
        for what, cards in piles.items()
        if cards
    ]
