"""What a seat may see, as plain data: the only way information leaves a state towards a person or a bot."""

from __future__ import annotations

from stonehall.games.alliances.abilities import BY_NUMBER
from stonehall.games.alliances.board import NOWHERE, SEATS, VINES
from stonehall.games.alliances.cards import CARDS, FACTIONS, PHASES, RANGES, VINE_WALL
from stonehall.games.alliances.events import play_without_effect
from stonehall.games.alliances.pieces import HAS_ATTACKED, HAS_MOVED, HELD_BY_VINES, STUNNED, Piece
from stonehall.games.alliances.state import State
from stonehall.games.alliances.values import attack_value, full_life, is_unit, is_wall, wounds_on
from stonehall.games.alliances.view_shape import PieceView, SideView
from stonehall.kernel.decision import Decision
from stonehall.toolkit.vain import plays_in_vain

RANGE_NAMES = {number: name for name, number in RANGES.items()}


def see(s: State, seat: int | None) -> dict[str, object]:
    """What the seat may see of the table; ``None``: a spectator, who sees no hand and no pile that lies face down."""
    shown = sorted(s.field, key=lambda piece: piece.square)
    return {
        "columns": s.grid.columns,
        "joined": len(s.sides) > 2,
        "phase": PHASES[s.phase],
        "shortened": s.turn == 1,
        "moves_left": max(0, s.most_moves - s.moves),
        "attacks_left": max(0, s.most_attacks - s.attacks),
        "pieces": [_piece(s, piece) for piece in shown if not piece.card.classes & VINE_WALL],
        "vines": [_piece(s, piece) for piece in shown if piece.card.classes & VINE_WALL],
        "sides": [_side(s, owner, owner == seat) for owner in range(len(s.sides))],
    }


def _square(s: State, square: int) -> str:
    return "" if square == NOWHERE else s.grid.name(square)


def _piece(s: State, piece: Piece) -> PieceView:
    card = piece.card
    fights = is_unit(piece)
    most = full_life(s, piece)
    wounds = wounds_on(piece)
    return {
        "id": piece.id,
        "card": card.id,
        "faction": card.faction,
        "classes": card.class_names(),
        "wall": is_wall(s, piece),
        "square": _square(s, piece.square),
        "owner": SEATS[piece.owner],
        "controller": SEATS[piece.controller],
        "range": RANGE_NAMES.get(card.range, ""),
        "attack": attack_value(s, piece) if fights else -1,
        "printed_attack": card.attack if fights else -1,
        "life": most - wounds,
        "full_life": most,
        "wounds": wounds,
        "poison": piece.poison,
        "boosts": piece.boosts,
        "abilities": s.ability_ids(piece),
        "under": [CARDS[number].id for number, _, _ in piece.under],
        "under_owners": [SEATS[owner] for _, owner, _ in piece.under],
        "moved": piece.marks & HAS_MOVED != 0,
        "attacked": piece.marks & HAS_ATTACKED != 0,
        "stunned": piece.marks & STUNNED != 0,
        "held": piece.marks & HELD_BY_VINES != 0,
    }


def _side(s: State, owner: int, own: bool) -> SideView:
    side = s.sides[owner]
    summoner = CARDS[side.summoner]
    faction = FACTIONS[summoner.faction]
    return {
        "seat": SEATS[owner],
        "team": SEATS[s.seating.allies(owner)[0]],
        "faction": summoner.faction,
        "summoner": summoner.id,
        "out": side.eliminated,
        "hand": sorted(CARDS[number].id for number in side.hand) if own else None,
        "hand_size": len(side.hand),
        "draw_size": len(side.pile) if own else None,
        "magic": [CARDS[number].id for number in side.magic] if own else None,
        "magic_size": len(side.magic),
        "discard": [CARDS[number].id for number in side.discard],
        "vine_walls": side.vine_walls,
        "has_vine_walls": faction.vine_walls > 0,
        "conjurations": [CARDS[number].id for number in side.conjurations],
        "has_conjurations": bool(faction.conjurations),
        "prison": [CARDS[number].id for number in side.prison],
        "has_prison": faction.prison,
        "lasting": [_piece(s, event) for event in s.events if event.controller == owner],
        "declines": [BY_NUMBER[number].id for number in side.standing] if own else None,
    }


def see_decision(s: State, decision: Decision, mine: bool) -> dict[str, object]:
    """What the pending decision is about."""
    about = decision.about if mine else ()
    place = about[1] if len(about) > 1 else NOWHERE
    return {
        "card": CARDS[about[0]].id if about else "",
        "square": _square(s, place - VINES if place >= VINES else place),
        "vine": place >= VINES,
        "dice": list(s.rolling.dice) if s.rolling is not None else [],
        "vain": plays_in_vain(s, decision, "play", play_without_effect) if mine else [],
    }
