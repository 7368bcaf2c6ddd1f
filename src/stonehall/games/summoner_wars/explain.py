"""Why a play is not legal: which rule forbids it. Asked only after a play was refused."""

from __future__ import annotations

from stonehall.games.summoner_wars.abilities import ANY_PHASE, BY_NUMBER, Ability
from stonehall.games.summoner_wars.attack import RELENTLESS
from stonehall.games.summoner_wars.board import DISTANCE, GRID, NEIGHBOURS, NOWHERE
from stonehall.games.summoner_wars.cards import (
    ATTACK,
    BUILD,
    CARDS,
    CHAMPION,
    COMMON,
    EVENT,
    MAGIC,
    MOVE,
    PHASES,
    RANGED,
    STRUCTURE,
    SUMMON,
    Card,
)
from stonehall.games.summoner_wars.magic import NEEDS
from stonehall.games.summoner_wars.pieces import HAS_ATTACKED, HAS_MOVED, Piece
from stonehall.games.summoner_wars.reach import attack_reach, blocks_line, build_squares, is_bound_by_protect
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.summon import special_summoning
from stonehall.games.summoner_wars.turn import ATTACKS_PER_TURN, MOVES_PER_TURN, phase_main
from stonehall.games.summoner_wars.values import (
    IMMOBILE,
    MOBILE_STRUCTURE,
    allowance,
    has,
    is_frozen,
    is_gate,
    is_structure,
    is_unit,
)
from stonehall.kernel.decision import CHANCE, Option
from stonehall.kernel.errors import Problem

PHASE_OF_VERB = {"summon": SUMMON, "move": MOVE, "build": BUILD, "attack": ATTACK, "open": ATTACK, "discard": MAGIC}
RULE_OF_PHASE = {"summon": "SW2-SUM-10", "move": "SW2-TURN-2", "build": "SW2-TURN-2", "attack": "SW2-ATK-22"}


def explain(s: State, option: Option) -> list[Problem]:
    """The rules an option breaks in this state, the nearest to the mistake first."""
    decision = s.decision
    if decision is None:
        return []
    if decision.seat == CHANCE:
        return [Problem("luck decides now: a roll, a draw or the first player is due")]
    verb = option.verb
    if s.asker is not None and s.asker[0] is not phase_main:
        if verb in PHASE_OF_VERB or verb in ("play", "use", "end"):
            return [Problem("an effect is being resolved and has to be finished first", rule="SW2-TURN-9")]
        return [Problem("this is not among the choices that the effect allows", rule="SW2-TGT-1")]
    phase = PHASE_OF_VERB.get(verb)
    if phase is not None and phase != s.phase:
        text = f"this belongs to the {PHASES[phase]} phase; it is the {PHASES[s.phase]} phase"
        return [Problem(text, rule=RULE_OF_PHASE.get(verb, "SW2-TURN-2"))]
    args = option.args
    if verb == "summon":
        return _summon(s, CARDS[args[0]], args[1])
    if verb == "build":
        return _build(s, CARDS[args[0]], args[1])
    if verb == "move":
        return _move(s, args[0], args[1])
    if verb == "attack":
        return _attack(s, args[0], args[1])
    if verb == "play":
        return _play(s, CARDS[args[0]])
    if verb in ("use", "open"):
        return _use(s, BY_NUMBER[args[0]], args[1])
    if verb == "discard":
        return _in_hand(s, CARDS[args[0]])
    return [Problem("this is not offered now")]


def _in_hand(s: State, card: Card) -> list[Problem]:
    if card.number in s.sides[s.active].hand:
        return []
    return [Problem(f"{card.id} is not in your hand", rule="SW2-HAND-1")]


def _price(s: State, card: Card) -> list[Problem]:
    magic = s.sides[s.active].magic
    if card.cost <= magic:
        return []
    return [Problem(f"{card.id} costs {card.cost} magic, you have {magic}", rule="SW2-COST-2")]


def _occupied(s: State, square: int, rule: str) -> list[Problem]:
    piece = s.board[square] if square != NOWHERE else None
    return (
        [Problem(f"{GRID.name(square)} is not empty: {piece.card.id} is there", rule=rule)] if piece is not None else []
    )


def _summon(s: State, card: Card, square: int) -> list[Problem]:
    if not card.classes & (CHAMPION | COMMON):
        return [Problem(f"{card.id} is neither a champion nor a common", rule="SW2-SUM-6")]
    problems = _in_hand(s, card) + _price(s, card)
    if special_summoning(card) is not None:
        return [*problems, Problem(f"the price of {card.id} cannot be paid on {GRID.name(square)}", rule="SW2-COST-4")]
    problems += _occupied(s, square, "SW2-SUM-3")
    near = [piece for near in NEIGHBOURS[square] if (piece := s.board[near]) is not None]
    if not any(piece.controller == s.active and is_gate(s, piece) for piece in near):
        problems.append(Problem(f"{GRID.name(square)} is not next to a gate you control", rule="SW2-SUM-3"))
    return problems


def _build(s: State, card: Card, square: int) -> list[Problem]:
    if not card.classes & STRUCTURE:
        return [Problem(f"{card.id} is not a structure", rule="SW2-BUILD-6")]
    problems = _in_hand(s, card) + _price(s, card) + _occupied(s, square, "SW2-BUILD-3")
    if not problems and square not in build_squares(s, s.active):
        text = f"{GRID.name(square)} is neither in your back three rows nor next to your summoner"
        problems.append(Problem(text, rule="SW2-BUILD-3"))
    return problems


def _own_unit(s: State, square: int, rule: str) -> tuple[Piece | None, list[Problem]]:
    piece = s.board[square]
    name = GRID.name(square)
    if piece is None:
        return None, [Problem(f"there is no card on {name}", rule=rule)]
    if piece.controller != s.active:
        return None, [Problem(f"{piece.card.id} on {name} is not under your control", rule=rule)]
    if not is_unit(piece):
        return None, [Problem(f"{piece.card.id} is not a unit", rule="SW2-CLASS-6")]
    return piece, []


def _move(s: State, start: int, end: int) -> list[Problem]:
    piece, problems = _own_unit(s, start, "SW2-MOVE-1")
    if piece is None:
        return problems
    name = piece.card.id
    if piece.marks & HAS_MOVED:
        return [Problem(f"{name} has moved already", rule="SW2-MOVE-2")]
    if s.moves >= MOVES_PER_TURN:
        return [Problem("you have moved three units already", rule="SW2-MOVE-1")]
    if has(s, piece, IMMOBILE):
        return [Problem(f"{name} may not move (Immobile)", rule="SW2-CARD-11")]
    if is_structure(piece) and not has(s, piece, MOBILE_STRUCTURE):
        return [Problem(f"{name} is a structure", rule="SW2-MOVE-11")]
    spaces = allowance(s, piece)
    if end == start and spaces < 2:
        return [Problem("a move of 0 spaces does not exist", rule="SW2-MOVE-8")]
    if end != start and s.board[end] is not None:
        return _occupied(s, end, "SW2-MOVE-4")
    if DISTANCE[start][end] > spaces:
        return [Problem(f"{GRID.name(end)} is farther than {spaces} spaces", rule="SW2-MOVE-2")]
    if not any(s.board[near] is None for near in NEIGHBOURS[start]):
        return [Problem(f"{name} has no empty space next to it", rule="SW2-MOVE-12")]
    return [Problem("other cards are in the way", rule="SW2-MOVE-7")]


def _attack(s: State, start: int, end: int) -> list[Problem]:
    piece, problems = _own_unit(s, start, "SW2-ATK-1")
    if piece is None:
        return problems
    name, there = piece.card.id, GRID.name(end)
    target = s.board[end]
    if piece.marks & HAS_ATTACKED:
        return [Problem(f"{name} has attacked already", rule="SW2-ATK-19")]
    if s.attacks >= ATTACKS_PER_TURN and not has(s, piece, RELENTLESS):
        return [Problem("you have attacked with three units already", rule="SW2-ATK-1")]
    if target is None:
        return [Problem(f"there is no card on {there}", rule="SW2-ATK-8")]
    if target is piece:
        return [Problem("a card never targets itself", rule="SW2-ATK-10")]
    if is_frozen(s, piece) or is_frozen(s, target):
        return [Problem("a frozen unit neither attacks nor is attacked", rule="SW2-CARD-11")]
    if is_bound_by_protect(s, piece):
        return [
            Problem(f"{name} stands next to an enemy with Protect and may attack only such units", rule="SW2-CARD-11")
        ]
    if piece.card.attack != RANGED:
        return [Problem(f"{name} is a melee unit: {there} is not next to it", rule="SW2-ATK-4")]
    if GRID.direction(start, end) < 0:
        return [Problem(f"{there} is not in a straight line", rule="SW2-ATK-7")]
    reach = attack_reach(s, piece)
    if DISTANCE[start][end] > reach:
        return [Problem(f"{there} is farther than {reach} spaces", rule="SW2-ATK-5")]
    for square in GRID.between(start, end):
        other = s.board[square]
        if other is not None and blocks_line(s, other, piece):
            return [Problem(f"{other.card.id} on {GRID.name(square)} is in the way", rule="SW2-ATK-6")]
    return []


def _use(s: State, ability: Ability, square: int) -> list[Problem]:
    user = s.board[square] if square != NOWHERE else None
    if user is None or user.controller != s.active or not has(s, user, ability):
        return [Problem(f"you control no card with {ability.id} there", rule="SW2-ABIL-1")]
    if ability.uses is not None and ability.phase not in (s.phase, ANY_PHASE):
        return [Problem(f"{ability.id} is used in the {PHASES[ability.phase]} phase", rule="SW2-ABIL-10")]
    if user.has_used(ability):
        return [Problem(f"{ability.id} has been used this turn", rule="SW2-ABIL-8")]
    return [Problem(f"{ability.id} cannot be used like this now", rule="SW2-COST-2")]


def _play(s: State, card: Card) -> list[Problem]:
    if not card.classes & EVENT:
        return [Problem(f"{card.id} is not an event", rule="SW2-EVT-1")]
    if card.classes & STRUCTURE:
        return [Problem(f"{card.id} is a structure: it is built, not played", rule="SW2-EVT-9")]
    if card.phase != s.phase:
        text = f"{card.id} is played in the {PHASES[card.phase]} phase; it is the {PHASES[s.phase]} phase"
        return [Problem(text, rule="SW2-EVT-1")]
    problems = _in_hand(s, card) + _price(s, card)
    needs = NEEDS.get(card.id)
    if not problems and needs is not None and not needs(s, s.active):
        problems.append(Problem(f"{card.id} has no legal target", rule="SW2-EVT-10"))
    return problems
