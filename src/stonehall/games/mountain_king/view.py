"""What a seat may see, as plain data: the only way information leaves a state towards a person or a bot."""

from __future__ import annotations

from stonehall.games.mountain_king.components import SHAPE_NAMES, WORKSHOPS
from stonehall.games.mountain_king.dig import price
from stonehall.games.mountain_king.mountain import LEVELS, NOWHERE, cell_name, cells_of
from stonehall.games.mountain_king.position import MOMENTS
from stonehall.games.mountain_king.preview import cascade
from stonehall.games.mountain_king.pyramid import PLACE_NAMES, SLOT_NAMES
from stonehall.games.mountain_king.recruit import bribed, free_slots
from stonehall.games.mountain_king.resources import CLANS, KINDS, RESOURCES, STATUE_CLANS, SYMBOLS
from stonehall.games.mountain_king.scoring import CATEGORIES, by_category
from stonehall.games.mountain_king.seating import SEATS
from stonehall.games.mountain_king.spells import amount_of
from stonehall.games.mountain_king.state import NO_CARD, NO_CLAN, PLACES, PLACING, SLOTS, Laid, State
from stonehall.games.mountain_king.view_shape import (
    CascadeView,
    HordeView,
    SideView,
    SpellView,
    StackView,
    TileView,
    TrollView,
    WorkshopView,
)
from stonehall.games.mountain_king.warnings import losses
from stonehall.games.mountain_king.workshops import open_entrances
from stonehall.kernel.decision import Decision

KIND_NAMES = ("tunnel", "gate", "hall")


def see(s: State, seat: int | None) -> dict[str, object]:
    """Everything is open but the starting trolls in the hands of others (MK-DRAFT-2)."""
    components, mountain = s.settings.components, s.settings.mountain
    return {
        "side": s.settings.side,
        "terrain": mountain.drawing,
        "teams": s.settings.teams,
        "first": SEATS[s.first],
        "moment": MOMENTS[s.moment],
        "spells_left": s.spells_left,
        "workshops_left": s.workshops_left,
        "uses_left": s.uses_left,
        "workshop": "" if s.workshop < 0 else cell_name(mountain.workshop_sites[s.workshop]),
        "newcomer": _card(s, s.newcomer),
        "effects": {
            "cheaper-dig": s.cheaper,
            "free-hammers": s.free_hammers,
            "mixed-minerals": int(s.mixed),
            "dig-points": s.dig_bonus,
            "any-bribe": int(s.any_bribe),
            "free-moves": s.free_moves,
        },
        "tiles": [_tile(s, tile) for tile in s.tiles],
        "statues": [
            {"cell": cell_name(cell), "clan": CLANS[s.statue_clans[statue]], "uncovered": bool(s.dug >> cell & 1)}
            for statue, cell in enumerate(s.statues)
        ],
        "workshops": [_workshop(s, place) for place in range(len(s.founded)) if s.founded[place] >= 0],
        "offered": {WORKSHOPS[kind]: count for kind, count in enumerate(s.offered) if count},
        "stacks": [_stack(s, stack) for stack in range(len(s.stacks))],
        "halls": [hall.id for number, hall in enumerate(components.halls) if s.halls_left >> number & 1],
        "track": [s.track[level * STATUE_CLANS : (level + 1) * STATUE_CLANS] for level in range(LEVELS)],
        "horde": [_horde(s, place) for place in range(PLACES) if s.horde[place] != NO_CARD],
        "deck_sizes": [len(deck) for deck in s.decks],
        "bag": {CLANS[clan]: count for clan, count in enumerate(s.bag)},
        "spellbook": [_spell(s, place, s.active if seat is None else seat) for place in range(len(s.spellbook))],
        "spells_size": len(s.spells),
        "sides": [_side(s, owner, seat) for owner in range(s.settings.seats)],
        "turns_left": s.turns_left,
    }


def _card(s: State, card: int) -> str:
    return "" if card == NO_CARD else s.settings.components.trolls[card].id


def _spell(s: State, place: int, caster: int) -> SpellView:
    spell = s.settings.components.spells[s.spellbook[place]]
    return {"card": spell.id, "runes": s.runes[place], "amount": amount_of(s, spell, caster)}


def _tile(s: State, tile: Laid) -> TileView:
    return {
        "kind": KIND_NAMES[tile.kind],
        "cells": [cell_name(cell) for cell in cells_of(tile.mask)],
        "mark": "" if tile.anchor == NOWHERE else cell_name(tile.anchor),
        "hall": "" if tile.hall < 0 else s.settings.components.halls[tile.hall].id,
        "shape": "" if tile.shape < 0 else SHAPE_NAMES[tile.shape],
        "pedestal": CLANS[s.pedestals_on[tile.anchor]] if tile.anchor in s.pedestals_on else "",
        "owners": [SEATS[seat] for seat, network in enumerate(s.networks) if network & tile.mask],
    }


def _workshop(s: State, place: int) -> WorkshopView:
    return {
        "cell": cell_name(s.settings.mountain.workshop_sites[place]),
        "kind": WORKSHOPS[s.founded[place]],
        "entrances": open_entrances(s, place),
    }


def _stack(s: State, stack: int) -> StackView:
    tunnel = s.settings.components.tunnels[stack]
    return {"shape": SHAPE_NAMES[tunnel.shape], "left": s.stacks[stack], "size": tunnel.tile.size}


def _horde(s: State, place: int) -> HordeView:
    return {
        "place": PLACE_NAMES[place],
        "card": _card(s, s.horde[place]),
        "bribes": [RESOURCES[kind] for kind in s.bribes[place]],
        "pedestal": "" if s.pedestals_offered[place] == NO_CLAN else CLANS[s.pedestals_offered[place]],
        "cost": len(bribed(s, place)),
    }


def _side(s: State, owner: int, seat: int | None) -> SideView:
    seating = s.settings.seating
    side = seating.side_of[owner]
    honor = by_category(s, side)
    return {
        "seat": SEATS[owner],
        "owner": SEATS[seating.seats_of[side][0]],
        "gate": "" if s.gates[owner] == NOWHERE else cell_name(s.gates[owner]),
        "trolls": [_troll(s, owner, slot) for slot in range(SLOTS) if s.trolls[owner * SLOTS + slot] != NO_CARD],
        "storage": {name: s.storage[side * KINDS + kind] for kind, name in enumerate(RESOURCES)},
        "pedestals": {CLANS[clan]: s.pedestals[side * STATUE_CLANS + clan] for clan in range(STATUE_CLANS)},
        "honor": dict(zip(CATEGORIES, honor, strict=True)),
        "total": sum(honor),
        "levels": s.levels[owner],
        "recruits": s.recruits[owner],
        "hand": sorted([_card(s, card) for card in s.hands[owner]]) if owner == seat else None,
        "hand_size": len(s.hands[owner]),
    }


def _troll(s: State, owner: int, slot: int) -> TrollView:
    card, held = s.trolls[owner * SLOTS + slot], s.tokens[owner * SLOTS + slot]
    symbols = s.settings.components.trolls[card].symbols
    return {
        "slot": SLOT_NAMES[slot],
        "card": _card(s, card),
        "tokens": [bool(held >> place & 1) for place in range(len(symbols))],
    }


def see_decision(s: State, decision: Decision, mine: bool) -> dict[str, object]:
    """What is being laid or placed, and what each place would bring."""
    about, prompt = decision.about, decision.prompt
    laying = prompt == "lay-tunnel"
    size = _size(s, about[1]) if laying else 0
    place = ""
    if prompt in ("pedestal", "found"):
        place = cell_name(about[0])
    elif prompt == "bribe":
        place = PLACE_NAMES[about[0]]
    return {
        "mineral": RESOURCES[about[0]] if laying else "",
        "shape": SHAPE_NAMES[about[1]] if laying else "",
        "price": price(s, size) if laying else 0,
        "points": s.settings.components.tunnel_points[about[0]][size] + s.dig_bonus if laying else 0,
        "hall": s.settings.components.halls[about[0]].id if prompt == "lay-hall" else "",
        "place": place,
        "cascades": _cascades(s) if s.moment == PLACING and s.newcomer != NO_CARD else [],
        "losses": losses(s, decision) if mine and prompt in ("lay-hall", "lift") else {},
    }


def _size(s: State, shape: int) -> int:
    components = s.settings.components
    return components.tunnels[components.stack_of[shape]].tile.size


def _cascades(s: State) -> list[CascadeView]:
    found: list[CascadeView] = []
    for slot in free_slots(s, s.active):
        brings = cascade(s, s.active, s.newcomer, slot)
        found.append(
            {
                "slot": SLOT_NAMES[slot],
                "gained": {SYMBOLS[symbol]: count for symbol, count in enumerate(brings.gained) if count},
                "wasted": brings.wasted,
                "trolls": [SLOT_NAMES[below] for below in brings.trolls],
            }
        )
    return found
