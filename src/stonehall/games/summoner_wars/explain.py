"""Why a play is not legal: which rule forbids it. Asked only after a play was refused."""

from __future__ import annotations

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
    BY_ID,
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
from stonehall.games.summoner_wars.pieces import HAS_ATTACKED, HAS_MOVED, Piece
from stonehall.games.summoner_wars.reach import attack_reach, blocks_line, bound_by, build_squares
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.summon import may_summon
from stonehall.games.summoner_wars.turn import ATTACKS_PER_TURN, MOVES_PER_TURN, phase_main
from stonehall.games.summoner_wars.values import allowance, is_gate, is_structure, is_unit, suspended_by, through
from stonehall.games.summoner_wars.words import WORDS
from stonehall.kernel.decision import CHANCE, Option
from stonehall.kernel.errors import Problem
from stonehall.kernel.message import Term
from stonehall.toolkit.battle_values import bends, bent_by, has, special_summoning

PHASE_OF_VERB = {"summon": SUMMON, "move": MOVE, "build": BUILD, "attack": ATTACK, "open": ATTACK, "discard": MAGIC}
RULE_OF_PHASE = {"summon": "SW2-SUM-10", "move": "SW2-TURN-2", "build": "SW2-TURN-2", "attack": "SW2-ATK-22"}


def explain(s: State, option: Option) -> list[Problem]:
    """The rules an option breaks in this state, the nearest to the mistake first."""
    decision = s.decision
    if decision is None:
        return []
    if decision.seat == CHANCE:
        return [WORDS.problem("sw2-why-luck")]
    verb, args = option.verb, option.args
    if is_resolving(s):
        if verb in PHASE_OF_VERB or verb in ("play", "use", "end"):
            return [WORDS.problem("sw2-why-effect", "SW2-TURN-9")]
        return [WORDS.problem("sw2-why-choice", "SW2-TGT-1")]
    problems = wrong_phase(s, verb)
    if problems:
        return problems
    if verb in ("summon", "build", "move", "attack") and NOWHERE in args[:2]:
        return [WORDS.problem("sw2-why-not-offered")]
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
        return in_hand(s, CARDS[args[0]])
    return [WORDS.problem("sw2-why-not-offered")]


def is_resolving(s: State) -> bool:
    """Whether what is asked belongs to an effect, not to the phase."""
    return s.asking_frame is not None and not s.is_asked_in(phase_main)


def wrong_phase(s: State, verb: str) -> list[Problem]:
    """Why plays of this verb do not belong to the phase; an event may allow summoning in all of them."""
    phase = PHASE_OF_VERB.get(verb, s.phase)
    if phase == s.phase:
        return []
    if verb == "summon" and may_summon(s):
        return []
    rule = RULE_OF_PHASE.get(verb, "SW2-TURN-2")
    return [WORDS.problem("sw2-why-phase", rule, phase=_phase(phase), now=_phase(s.phase))]


def _card(card: Card) -> Term:
    return Term("sw2-card", card.id)


def _phase(phase: int) -> Term:
    return Term("sw2-phase", PHASES[phase])


def _ability(ability: Ability) -> Term:
    """The text of an event or a structure goes by the name of its card (SW2-ABIL-9)."""
    return Term("sw2-card" if ability.id in BY_ID else "sw2-ability", ability.id)


def _forbidden(piece: Piece, ability: Ability) -> list[Problem]:
    """A text of a card goes before the rules (SW2-CARD-11); its ability knows the words."""
    return [WORDS.problem(ability.why, "SW2-CARD-11", card=_card(piece.card), ability=_ability(ability))]


# Cards of the hand ----------------------------------------------------------------------------------------------------


def in_hand(s: State, card: Card) -> list[Problem]:
    if card.number in s.sides[s.active].hand:
        return []
    return [WORDS.problem("sw2-why-hand", "SW2-HAND-1", card=_card(card))]


def price(s: State, card: Card) -> list[Problem]:
    magic = s.sides[s.active].magic
    if card.cost <= magic:
        return []
    return [WORDS.problem("sw2-why-cost", "SW2-COST-2", card=_card(card), cost=card.cost, magic=magic)]


def _occupied(s: State, square: int, rule: str) -> list[Problem]:
    piece = s.board[square]
    if piece is None:
        return []
    return [WORDS.problem("sw2-why-not-empty", rule, square=GRID.name(square), card=_card(piece.card))]


def _summon(s: State, card: Card, square: int) -> list[Problem]:
    if not card.classes & (CHAMPION | COMMON):
        return [WORDS.problem("sw2-why-summon-class", "SW2-SUM-6", card=_card(card))]
    problems = in_hand(s, card) + price(s, card)
    there = GRID.name(square)
    if special_summoning(card) is not None:
        return [*problems, WORDS.problem("sw2-why-summon-price", "SW2-COST-4", card=_card(card), square=there)]
    problems += _occupied(s, square, "SW2-SUM-3")
    near = [piece for near in NEIGHBOURS[square] if (piece := s.board[near]) is not None]
    if not any(piece.controller == s.active and is_gate(s, piece) for piece in near):
        problems.append(WORDS.problem("sw2-why-summon-gate", "SW2-SUM-3", square=there))
    return problems


def _build(s: State, card: Card, square: int) -> list[Problem]:
    if not card.classes & STRUCTURE:
        return [WORDS.problem("sw2-why-build-class", "SW2-BUILD-6", card=_card(card))]
    problems = in_hand(s, card) + price(s, card) + _occupied(s, square, "SW2-BUILD-3")
    if not problems and square not in build_squares(s, s.active):
        problems.append(WORDS.problem("sw2-why-build-place", "SW2-BUILD-3", square=GRID.name(square)))
    return problems


def _play(s: State, card: Card) -> list[Problem]:
    name = _card(card)
    if not card.classes & EVENT:
        return [WORDS.problem("sw2-why-event-class", "SW2-EVT-1", card=name)]
    if card.classes & STRUCTURE:
        return [WORDS.problem("sw2-why-event-built", "SW2-EVT-9", card=name)]
    if card.phase != s.phase:
        return [
            WORDS.problem("sw2-why-event-phase", "SW2-EVT-1", card=name, phase=_phase(card.phase), now=_phase(s.phase))
        ]
    problems = in_hand(s, card) + price(s, card)
    needs = EVENTS.needs.get(card.id)
    if not problems and needs is not None and not needs(s, s.active):
        problems.append(WORDS.problem("sw2-why-event-target", "SW2-EVT-10", card=name))
    return problems


# Units ----------------------------------------------------------------------------------------------------------------


def no_own_unit(s: State, square: int, rule: str) -> list[Problem]:
    """Why there is no unit on a square that the active player could use."""
    piece = s.board[square]
    name = GRID.name(square)
    if piece is None:
        return [WORDS.problem("sw2-why-no-card", rule, square=name)]
    if piece.controller != s.active:
        return [WORDS.problem("sw2-why-not-yours", rule, card=_card(piece.card), square=name)]
    if not is_unit(piece):
        return [WORDS.problem("sw2-why-not-unit", "SW2-CLASS-6", card=_card(piece.card))]
    return []


def cannot_move(s: State, square: int) -> list[Problem]:
    """Why the card on a square may not move at all, wherever it wants to go."""
    problems = no_own_unit(s, square, "SW2-MOVE-1")
    if problems:
        return problems
    piece = s.on(square)
    name = _card(piece.card)
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
        return [WORDS.problem("sw2-why-attacked", "SW2-ATK-19", card=_card(piece.card))]
    if s.attacks >= ATTACKS_PER_TURN and not bends(s, piece, UNCOUNTED_ATTACKS):
        return [WORDS.problem("sw2-why-attacks", "SW2-ATK-1")]
    suspending = suspended_by(s, piece)
    return [] if suspending is None else _forbidden(piece, suspending)


def _attack(s: State, start: int, end: int) -> list[Problem]:
    problems = cannot_attack(s, start)
    if problems:
        return problems
    piece, target = s.on(start), s.board[end]
    name, there = _card(piece.card), GRID.name(end)
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
            return [WORDS.problem("sw2-why-blocked", "SW2-ATK-6", card=_card(other.card), square=GRID.name(square))]
    return []


def _use(s: State, ability: Ability, square: int) -> list[Problem]:
    user = s.board[square] if square != NOWHERE else None
    name = _ability(ability)
    if user is None or user.controller != s.active or not has(s, user, ability):
        return [WORDS.problem("sw2-why-no-ability", "SW2-ABIL-1", ability=name)]
    if ability.uses is not None and ability.phase not in (s.phase, ANY_PHASE):
        return [WORDS.problem("sw2-why-ability-phase", "SW2-ABIL-10", ability=name, phase=_phase(ability.phase))]
    if user.has_used(ability):
        return [WORDS.problem("sw2-why-ability-used", "SW2-ABIL-8", ability=name)]
    return [WORDS.problem("sw2-why-ability-now", "SW2-COST-2", ability=name)]
