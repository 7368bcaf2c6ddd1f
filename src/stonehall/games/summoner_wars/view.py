"""What a seat may see, as plain data: the only way information leaves a state towards a person or a bot."""

from __future__ import annotations

from stonehall.games.summoner_wars.attack import has_enemy_in_reach
from stonehall.games.summoner_wars.board import GRID, NOWHERE, SEATS
from stonehall.games.summoner_wars.cards import CARDS, MELEE, PHASES
from stonehall.games.summoner_wars.dice import DIE
from stonehall.games.summoner_wars.events import play_without_effect
from stonehall.games.summoner_wars.pieces import HAS_ATTACKED, HAS_MOVED, Piece
from stonehall.games.summoner_wars.rolls import AGAIN_OR_NOT
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.turn import ATTACKS_PER_TURN, MOVES_PER_TURN, inaction_due
from stonehall.games.summoner_wars.values import full_life, is_gate, is_unit, strength
from stonehall.games.summoner_wars.view_shape import PieceView, SideView
from stonehall.kernel.decision import Decision
from stonehall.toolkit.vain import plays_in_vain


def see(s: State, seat: int | None) -> dict[str, object]:
    """What the seat may see of the table; ``None``: a spectator, who sees no hand and no discards (SW2-INFO-1..5)."""
    return {
        "phase": PHASES[s.phase],
        "moves_left": MOVES_PER_TURN - s.moves,
        "attacks_left": ATTACKS_PER_TURN - s.attacks,
        "inaction": inaction_due(s),
        "enemy_in_reach": has_enemy_in_reach(s),
        "pieces": [_piece(s, piece) for piece in sorted(s.pieces.values(), key=lambda piece: piece.square)],
        "sides": [_side(s, owner, owner == seat) for owner in range(len(SEATS))],
    }


def _square(square: int) -> str:
    return "" if square == NOWHERE else GRID.name(square)


def _piece(s: State, piece: Piece) -> PieceView:
    card = piece.card
    fights = is_unit(piece)
    most = full_life(s, piece)
    return {
        "id": piece.id,
        "card": card.id,
        "faction": card.faction,
        "classes": card.class_names(),
        "gate": is_gate(s, piece),
        "square": _square(piece.square),
        "owner": SEATS[piece.owner],
        "controller": SEATS[piece.controller],
        "attack": ("melee" if card.attack == MELEE else "ranged") if fights else "",
        "strength": strength(s, piece) if fights else -1,
        "printed_strength": card.strength if fights else -1,
        "life": most - piece.damage,
        "full_life": most,
        "damage": piece.damage,
        "boosts": piece.boosts,
        "abilities": s.ability_ids(piece),
        "under": [CARDS[number].id for number, _, _ in piece.under],
        "under_owners": [SEATS[owner] for _, owner, _ in piece.under],
        "moved": piece.marks & HAS_MOVED != 0,
        "attacked": piece.marks & HAS_ATTACKED != 0,
    }


def _side(s: State, owner: int, own: bool) -> SideView:
    side = s.sides[owner]
    summoner = CARDS[side.summoner]
    return {
        "seat": SEATS[owner],
        "faction": summoner.faction,
        "summoner": summoner.id,
        "magic": side.magic,
        "hand": sorted(CARDS[number].id for number in side.hand) if own else None,
        "hand_size": len(side.hand),
        "draw_size": len(side.pile),
        "discard": sorted(CARDS[number].id for number in side.discard) if own else None,
        "discard_size": len(side.discard),
        "active": [_piece(s, event) for event in s.events if event.controller == owner],
    }


def see_decision(s: State, decision: Decision, mine: bool) -> dict[str, object]:
    """What the pending decision is about."""
    about = decision.about if mine else ()
    return {
        "card": CARDS[about[0]].id if about else "",
        "square": _square(about[1]) if len(about) > 1 else "",
        "dice": [DIE.kinds[face] for face in decision.args[1]] if decision.then is AGAIN_OR_NOT else [],
        "vain": plays_in_vain(s, decision, "play", play_without_effect) if mine else [],
    }
