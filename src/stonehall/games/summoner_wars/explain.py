"""Why a play is not legal: which rule forbids it. Asked only after a play was refused."""

from __future__ import annotations

from typing import Final

from stonehall.games.summoner_wars.abilities import (
    ANY_PHASE,
    BINDS_ATTACKERS,
    BY_NUMBER,
    CANNOT_MOVE,
    MOVES_AS_STRUCTURE,
    UNCOUNTED_ATTACKS,
    Ability,
)
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
from stonehall.games.summoner_wars.events import BOOK as EVENTS
from stonehall.games.summoner_wars.messages import ability_term
from stonehall.games.summoner_wars.pieces import HAS_ATTACKED, HAS_MOVED, Piece
from stonehall.games.summoner_wars.reach import attack_reach, blocks_line, bound_by, build_squares
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.summon import may_summon
from stonehall.games.summoner_wars.turn import ATTACKS_PER_TURN, MOVES_PER_TURN, phase_main
from stonehall.games.summoner_wars.values import allowance, is_gate, is_structure, is_unit, suspended_by, through
from stonehall.games.summoner_wars.words import WORDS
from stonehall.kernel.decision import Option
from stonehall.kernel.errors import Problem
from stonehall.kernel.message import Term
from stonehall.toolkit.battle_reasons import Reasons, Verdict
from stonehall.toolkit.battle_values import bends, bent_by, has, special_summoning

PHASE_OF_VERB = {"summon": SUMMON, "move": MOVE, "build": BUILD, "attack": ATTACK, "open": ATTACK, "discard": MAGIC}
RULE_OF_PHASE = {"summon": "SW2-SUM-10", "move": "SW2-TURN-2", "build": "SW2-TURN-2", "attack": "SW2-ATK-22"}


WHY: Final = Reasons(WORDS, "sw2", [Term("sw2-phase", phase) for phase in PHASES], phase_main, ANY_PHASE)


def explain(s: State, option: Option) -> list[Problem]:
    """The rules an option breaks in this state, the nearest to the mistake first."""
    waiting = (*PHASE_OF_VERB, "play", "use", "end")
    return WHY.explain(s, option, VERDICTS, _not_now, (waiting, "SW2-TURN-9"), "SW2-TGT-1")


def _not_now(s: State, verb: str, args: tuple[int, ...]) -> list[Problem]:
    problems = wrong_phase(s, verb)
    if not problems and verb in ("summon", "build", "move", "attack") and NOWHERE in args[:2]:
        return WHY.why("not-offered")
    return problems


def wrong_phase(s: State, verb: str) -> list[Problem]:
    """Why plays of this verb do not belong to the phase; an event may allow summoning in all of them."""
    phase = PHASE_OF_VERB.get(verb, s.phase)
    if phase == s.phase:
        return []
    if verb == "summon" and may_summon(s):
        return []
    rule = RULE_OF_PHASE.get(verb, "SW2-TURN-2")
    return [WORDS.problem("sw2-why-phase", rule, phase=WHY.phase(phase), now=WHY.phase(s.phase))]


def _forbidden(piece: Piece, ability: Ability) -> list[Problem]:
    """A text of a card goes before the rules (SW2-CARD-11); its ability knows the words."""
    return [WORDS.problem(ability.why, "SW2-CARD-11", card=WHY.card(piece.card), ability=ability_term(ability.id))]


# Cards of the hand ----------------------------------------------------------------------------------------------------


def in_hand(s: State, card: Card) -> list[Problem]:
    return WHY.in_hand(s.sides[s.active].hand, card, "SW2-HAND-1")


def price(s: State, card: Card) -> list[Problem]:
    return WHY.price(card, card.cost, s.sides[s.active].magic, "SW2-COST-2")


def _occupied(s: State, square: int, rule: str) -> list[Problem]:
    return WHY.occupied(s.board[square], GRID.name(square), rule)


def _summon(s: State, card: Card, square: int) -> list[Problem]:
    if not card.classes & (CHAMPION | COMMON):
        return [WORDS.problem("sw2-why-summon-class", "SW2-SUM-6", card=WHY.card(card))]
    problems = in_hand(s, card) + price(s, card)
    there = GRID.name(square)
    if special_summoning(card) is not None:
        return [*problems, WORDS.problem("sw2-why-summon-price", "SW2-COST-4", card=WHY.card(card), square=there)]
    problems += _occupied(s, square, "SW2-SUM-3")
    near = [piece for near in NEIGHBOURS[square] if (piece := s.board[near]) is not None]
    if not any(piece.controller == s.active and is_gate(s, piece) for piece in near):
        problems.append(WORDS.problem("sw2-why-summon-gate", "SW2-SUM-3", square=there))
    return problems


def _build(s: State, card: Card, square: int) -> list[Problem]:
    if not card.classes & STRUCTURE:
        return [WORDS.problem("sw2-why-build-class", "SW2-BUILD-6", card=WHY.card(card))]
    problems = in_hand(s, card) + price(s, card) + _occupied(s, square, "SW2-BUILD-3")
    if not problems and square not in build_squares(s, s.active):
        problems.append(WORDS.problem("sw2-why-build-place", "SW2-BUILD-3", square=GRID.name(square)))
    return problems


def _play(s: State, card: Card) -> list[Problem]:
    name = WHY.card(card)
    if not card.classes & EVENT:
        return [WORDS.problem("sw2-why-event-class", "SW2-EVT-1", card=name)]
    if card.classes & STRUCTURE:
        return [WORDS.problem("sw2-why-event-built", "SW2-EVT-9", card=name)]
    if card.phase != s.phase:
        phase, now = WHY.phase(card.phase), WHY.phase(s.phase)
        return [WORDS.problem("sw2-why-event-phase", "SW2-EVT-1", card=name, phase=phase, now=now)]
    problems = in_hand(s, card) + price(s, card)
    needs = EVENTS.needs.get(card.id)
    if not problems and needs is not None and not needs(s, s.active):
        problems.append(WORDS.problem("sw2-why-event-target", "SW2-EVT-10", card=name))
    return problems


# Units ----------------------------------------------------------------------------------------------------------------


def no_own_unit(s: State, square: int, rule: str) -> list[Problem]:
    """Why there is no unit on a square that the active player could use."""
    return WHY.no_own_unit(s.board[square], is_unit, s.active, GRID.name(square), rule, "SW2-CLASS-6")


def cannot_move(s: State, square: int) -> list[Problem]:
    """Why the card on a square may not move at all, wherever it wants to go."""
    problems = no_own_unit(s, square, "SW2-MOVE-1")
    if problems:
        return problems
    piece = s.on(square)
    name = WHY.card(piece.card)
    if piece.marks & HAS_MOVED:
        return [WORDS.problem("sw2-why-moved", "SW2-MOVE-2", card=name)]
    if s.moves >= MOVES_PER_TURN:
        return [WORDS.problem("sw2-why-moves", "SW2-MOVE-1")]
    holding = bent_by(s, piece, CANNOT_MOVE)
    if holding is not None:
        return _forbidden(piece, holding)
    if is_structure(piece) and not bends(s, piece, MOVES_AS_STRUCTURE):
        return [WORDS.problem("sw2-why-structure", "SW2-MOVE-11", card=name)]
    if allowance(s, piece) == 0:
        return [WORDS.problem("sw2-why-hindered", "SW2-MOVE-13", card=name)]
    if not any(s.board[near] is None for near in NEIGHBOURS[square]) and not through(s, piece):
        return [WORDS.problem("sw2-why-surrounded", "SW2-MOVE-12", card=name)]
    return []


def _move(s: State, start: int, end: int) -> list[Problem]:
    problems = cannot_move(s, start)
    if problems:
        return problems
    spaces = allowance(s, s.on(start))
    if end == start and spaces < 2:
        return [WORDS.problem("sw2-why-zero", "SW2-MOVE-8")]
    if end != start and s.board[end] is not None:
        return _occupied(s, end, "SW2-MOVE-4")
    if DISTANCE[start][end] > spaces:
        return [WORDS.problem("sw2-why-far", "SW2-MOVE-2", square=GRID.name(end), spaces=spaces)]
    return [WORDS.problem("sw2-why-way", "SW2-MOVE-7")]


def cannot_attack(s: State, square: int) -> list[Problem]:
    """Why the card on a square may not attack at all, whatever it aims at."""
    problems = no_own_unit(s, square, "SW2-ATK-1")
    if problems:
        return problems
    piece = s.on(square)
    if piece.marks & HAS_ATTACKED:
        return [WORDS.problem("sw2-why-attacked", "SW2-ATK-19", card=WHY.card(piece.card))]
    if s.attacks >= ATTACKS_PER_TURN and not bends(s, piece, UNCOUNTED_ATTACKS):
        return [WORDS.problem("sw2-why-attacks", "SW2-ATK-1")]
    suspending = suspended_by(s, piece)
    return [] if suspending is None else _forbidden(piece, suspending)


def _attack(s: State, start: int, end: int) -> list[Problem]:
    problems = cannot_attack(s, start)
    if problems:
        return problems
    piece, target = s.on(start), s.board[end]
    name, there = WHY.card(piece.card), GRID.name(end)
    if target is None:
        return [WORDS.problem("sw2-why-no-card", "SW2-ATK-8", square=there)]
    if target is piece:
        return [WORDS.problem("sw2-why-itself", "SW2-ATK-10")]
    suspending = suspended_by(s, target)
    if suspending is not None:
        return _forbidden(target, suspending)
    binding = bound_by(s, piece)
    if binding is not None and not bends(s, target, BINDS_ATTACKERS):
        return _forbidden(piece, binding)
    if piece.card.attack != RANGED:
        return [WORDS.problem("sw2-why-melee", "SW2-ATK-4", card=name, square=there)]
    if GRID.direction(start, end) < 0:
        return [WORDS.problem("sw2-why-line", "SW2-ATK-7", square=there)]
    reach = attack_reach(s, piece)
    if DISTANCE[start][end] > reach:
        return [WORDS.problem("sw2-why-reach", "SW2-ATK-5", square=there, spaces=reach)]
    for square in GRID.between(start, end):
        other = s.board[square]
        if other is not None and blocks_line(s, other, piece):
            return [WORDS.problem("sw2-why-blocked", "SW2-ATK-6", card=WHY.card(other.card), square=GRID.name(square))]
    return []


def _use(s: State, ability: Ability, square: int) -> list[Problem]:
    user = s.board[square] if square != NOWHERE else None
    if user is not None and not (user.controller == s.active and has(s, user, ability)):
        user = None
    rules = ("SW2-ABIL-1", "SW2-ABIL-10", "SW2-ABIL-8", "SW2-COST-2")
    return WHY.ability(ability, ability_term(ability.id), s.phase, user, rules)


VERDICTS: Final[dict[str, Verdict]] = {
    "summon": lambda s, args: _summon(s, CARDS[args[0]], args[1]),
    "move": lambda s, args: _move(s, args[0], args[1]),
    "build": lambda s, args: _build(s, CARDS[args[0]], args[1]),
    "attack": lambda s, args: _attack(s, args[0], args[1]),
    "play": lambda s, args: _play(s, CARDS[args[0]]),
    "use": lambda s, args: _use(s, BY_NUMBER[args[0]], args[1]),
    "open": lambda s, args: _use(s, BY_NUMBER[args[0]], args[1]),
    "discard": lambda s, args: in_hand(s, CARDS[args[0]]),
}
