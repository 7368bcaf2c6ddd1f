"""Why a play is not legal: which rule forbids it. Asked only after a play was refused."""

from __future__ import annotations

from typing import Final

from stonehall.games.alliances.abilities import ANY_PHASE, BY_NUMBER, NOT_IN_ATTACK_PHASE, UNCOUNTED_ATTACK, Ability
from stonehall.games.alliances.board import NOWHERE, VINES, on_side_of
from stonehall.games.alliances.cards import (
    ATTACK,
    BOW,
    CARDS,
    CHAMPION,
    COMMON,
    EVENT,
    EVENT_PHASE,
    MAGIC,
    MOVE,
    MUTATION,
    NO_BOOST,
    PHASES,
    SUMMON,
    WALL,
    Card,
)
from stonehall.games.alliances.events import BOOK as EVENTS
from stonehall.games.alliances.messages import ability_term
from stonehall.games.alliances.pieces import HAS_ATTACKED, HAS_MOVED, HELD_BY_VINES, STUNNED, Piece
from stonehall.games.alliances.reach import are_adjacent, blocks_line, is_forbidden, summon_squares
from stonehall.games.alliances.state import State
from stonehall.games.alliances.summon import can_mutate, may_summon, mutation_cost
from stonehall.games.alliances.turn import phase_main
from stonehall.games.alliances.values import (
    POISONED_SQUARES,
    allowance,
    attack_reach,
    can_attack,
    can_spend,
    event_cost,
    is_held,
    is_unit,
    summon_cost,
)
from stonehall.games.alliances.words import WORDS
from stonehall.kernel.decision import Option
from stonehall.kernel.errors import Problem
from stonehall.kernel.message import Term
from stonehall.toolkit.battle_reasons import Reasons, Verdict
from stonehall.toolkit.battle_values import bends, has, special_summoning

PHASE_OF_VERB = {
    "summon": SUMMON, "boosted": SUMMON, "mutate": SUMMON, "play": EVENT_PHASE, "build": EVENT_PHASE, "move": MOVE,
    "attack": ATTACK, "open": ATTACK, "magic": MAGIC, "give": MAGIC,
}  # fmt: skip


WHY: Final = Reasons(WORDS, "al", [Term("al-phase", phase) for phase in PHASES], phase_main, ANY_PHASE)


def explain(s: State, option: Option) -> list[Problem]:
    """The rules an option breaks in this state, the nearest to the mistake first."""
    return WHY.explain(s, option, VERDICTS, _not_now, ((*PHASE_OF_VERB, "use", "end"), "SW1-ANY-2"), "SW1-ABIL-8")


def _not_now(s: State, verb: str, args: tuple[int, ...]) -> list[Problem]:
    problems = wrong_phase(s, verb)
    if not problems and _off_the_board(s, verb, args):
        return WHY.why("not-offered")
    return problems


def _off_the_board(s: State, verb: str, args: tuple[int, ...]) -> bool:
    """Whether a play names a square that the board of this game has not, or a place where no card can lie."""
    places = {"move": args, "attack": args, "use": args[1:], "open": args[1:]}.get(verb, args[1:])
    if verb not in PHASE_OF_VERB and verb != "use":
        return False
    squares = [place - VINES if place >= VINES else place for place in places]
    return any(not 0 <= square < s.grid.size for square in squares) if verb != "give" else False


def wrong_phase(s: State, verb: str) -> list[Problem]:
    """Why plays of this verb do not belong to the phase; an effect may allow summoning in another one."""
    phase = PHASE_OF_VERB.get(verb, s.phase)
    if phase == s.phase or (phase == SUMMON and may_summon(s)):
        return []
    if s.turn == 1 and phase < MOVE:
        return [WORDS.problem("al-why-first-turn", "SW1-TURN-6", phase=WHY.phase(phase))]
    rule = "SW1-EVT-1" if phase == EVENT_PHASE else "SW1-TURN-1"
    return [WORDS.problem("al-why-phase", rule, phase=WHY.phase(phase), now=WHY.phase(s.phase))]


# Cards of the hand ----------------------------------------------------------------------------------------------------


def in_hand(s: State, card: Card) -> list[Problem]:
    return WHY.in_hand(s.sides[s.active].hand, card, "SW1-SUM-1")


def price(s: State, card: Card, cost: int) -> list[Problem]:
    """Whether an amount of magic is missing for a card, or may not be spent."""
    problems = WHY.price(card, cost, len(s.sides[s.active].magic), "SW1-SUM-4")
    if not problems and cost and not can_spend(s, s.active):
        return [WORDS.problem("al-why-spending", "SW1-ABIL-1")]
    return problems


def _occupied(s: State, square: int, rule: str) -> list[Problem]:
    there = s.cards_on(square)
    return WHY.occupied(there[0] if there else None, s.grid.name(square), rule)


def _summon(s: State, card: Card, square: int, boosted: bool) -> list[Problem]:
    if not card.classes & (CHAMPION | COMMON):
        return [WORDS.problem("al-why-summon-class", "SW1-SUM-13", card=WHY.card(card))]
    if card.classes & MUTATION:
        return [WORDS.problem("al-why-mutation", "SW1-MUT-1", card=WHY.card(card))]
    if boosted and card.boost == NO_BOOST:
        return [WORDS.problem("al-why-no-boost", "SW1-BOOST-1", card=WHY.card(card))]
    cost = summon_cost(s, s.active, card) + (card.boost if boosted else 0)
    problems = in_hand(s, card) + price(s, card, cost)
    there = s.grid.name(square)
    if special_summoning(card) is not None:
        return [*problems, WORDS.problem("al-why-summon-special", "SW1-ABIL-1", card=WHY.card(card), square=there)]
    problems += _occupied(s, square, "SW1-SUM-3")
    if not problems and square not in summon_squares(s, s.active):
        problems.append(WORDS.problem("al-why-summon-wall", "SW1-SUM-3", square=there))
    return problems


def _mutate(s: State, card: Card, square: int) -> list[Problem]:
    if not card.classes & MUTATION:
        return [WORDS.problem("al-why-no-mutation", "SW1-MUT-1", card=WHY.card(card))]
    below = s.board[square]
    if below is None:
        return [WORDS.problem("al-why-no-card", "SW1-MUT-1", square=s.grid.name(square))]
    if not can_mutate(s, s.active, card, below):
        return [WORDS.problem("al-why-mutates", "SW1-MUT-2", card=WHY.card(below.card))]
    return in_hand(s, card) + price(s, card, mutation_cost(s, s.active, card, below))


def _build(s: State, card: Card, square: int) -> list[Problem]:
    if not card.classes & WALL:
        return [WORDS.problem("al-why-build-class", "SW1-EVT-7", card=WHY.card(card))]
    problems = in_hand(s, card) + _occupied(s, square, "SW1-EVT-7")
    if not on_side_of(s.active, square):
        problems.append(WORDS.problem("al-why-build-side", "SW1-WALL-7", square=s.grid.name(square)))
    return problems


def _play(s: State, card: Card) -> list[Problem]:
    name = WHY.card(card)
    if not card.classes & EVENT:
        return [WORDS.problem("al-why-event-class", "SW1-EVT-1", card=name)]
    if card.classes & WALL:
        return [WORDS.problem("al-why-event-wall", "SW1-EVT-7", card=name)]
    problems = in_hand(s, card)
    if problems:
        return problems
    if card.reaction:
        return [WORDS.problem("al-why-reaction", "SW1-EVT-1", card=name)]
    problems = price(s, card, event_cost(s, s.active, card))
    needs = EVENTS.needs.get(card.id)
    if not problems and needs is not None and not needs(s, s.active):
        problems.append(WORDS.problem("al-why-event-needs", "SW1-EVT-4", card=name))
    return problems


# Units ----------------------------------------------------------------------------------------------------------------


def no_own_unit(s: State, square: int, rule: str) -> list[Problem]:
    """Why there is no unit on a square that the active player could use."""
    return WHY.no_own_unit(
        s.board[square] or s.vines[square], is_unit, s.active, s.grid.name(square), rule, "SW1-WALL-6"
    )


def cannot_move(s: State, square: int) -> list[Problem]:
    """Why the card on a square may not move at all, wherever it wants to go."""
    problems = no_own_unit(s, square, "SW1-MOVE-1")
    if problems:
        return problems
    piece = s.on(square)
    name = WHY.card(piece.card)
    if piece.marks & HAS_MOVED:
        return [WORDS.problem("al-why-moved", "SW1-MOVE-7", card=name)]
    if s.moves >= s.most_moves:
        rule = "SW1-TURN-7" if s.turn == 1 else "SW1-MOVE-1"
        return [WORDS.problem("al-why-moves", rule, count=s.most_moves)]
    if piece.marks & STUNNED:
        return [WORDS.problem("al-why-stunned", "SW1-ABIL-1", card=name)]
    if is_held(s, piece):
        return [WORDS.problem("al-why-held", "SW1-ABIL-1", card=name)]
    return []


def _move(s: State, start: int, end: int) -> list[Problem]:
    problems = cannot_move(s, start)
    if problems:
        return problems
    piece = s.on(start)
    if end != start and piece.marks & HELD_BY_VINES and s.vines[start] is not None:
        return [WORDS.problem("al-why-vines", "SW1-VINE-14", card=WHY.card(piece.card))]
    if end != start and s.board[end] is not None:
        return _occupied(s, end, "SW1-MOVE-6")
    squares = allowance(s, piece)
    if s.distance[start][end] > squares:
        return [WORDS.problem("al-why-far", "SW1-MOVE-2", square=s.grid.name(end), squares=squares)]
    return [WORDS.problem("al-why-way", "SW1-MOVE-5")]


def cannot_attack(s: State, square: int) -> list[Problem]:
    """Why the card on a square may not attack at all, whatever it aims at."""
    problems = no_own_unit(s, square, "SW1-ATK-1")
    if problems:
        return problems
    piece = s.on(square)
    name = WHY.card(piece.card)
    if piece.marks & HAS_ATTACKED:
        return [WORDS.problem("al-why-attacked", "SW1-ATK-3", card=name)]
    if bends(s, piece, NOT_IN_ATTACK_PHASE):
        return [WORDS.problem("al-why-not-in-phase", "SW1-SPEC-3", card=name)]
    if s.attacks >= s.most_attacks and not bends(s, piece, UNCOUNTED_ATTACK):
        return [WORDS.problem("al-why-attacks", "SW1-ATK-1", count=s.most_attacks)]
    if piece.marks & STUNNED:
        return [WORDS.problem("al-why-stunned", "SW1-ABIL-1", card=name)]
    if piece.poison and piece.squares >= POISONED_SQUARES:
        return [WORDS.problem("al-why-poisoned", "SW1-POIS-2", card=name)]
    return [] if can_attack(s, piece) else [WORDS.problem("al-why-cannot-attack", "SW1-ABIL-1", card=name)]


def _attack(s: State, start: int, place: int) -> list[Problem]:
    problems = cannot_attack(s, start)
    if problems:
        return problems
    piece = s.on(start)
    end = place - VINES if place >= VINES else place
    target = s.vines[end] if place >= VINES else s.board[end]
    there = s.grid.name(end)
    if target is None:
        return [WORDS.problem("al-why-no-card", "SW1-ATK-10", square=there)]
    if target is piece:
        return [WORDS.problem("al-why-itself", "SW1-ATK-12")]
    if is_forbidden(s, piece, target):
        return [WORDS.problem("al-why-protected", "SW1-ABIL-1", card=WHY.card(target.card))]
    return _out_of_reach(s, piece, target, end)


def _out_of_reach(s: State, piece: Piece, target: Piece, end: int) -> list[Problem]:
    there = s.grid.name(end)
    reach = attack_reach(s, piece)
    if reach == 1 and not are_adjacent(s, piece, target):
        return [WORDS.problem("al-why-sword", "SW1-ATK-6", card=WHY.card(piece.card), square=there)]
    if s.grid.direction(piece.square, end) < 0:
        return [WORDS.problem("al-why-line", "SW1-ATK-9", square=there)]
    if s.distance[piece.square][end] > reach:
        rule = "SW1-ATK-7" if piece.card.range == BOW else "SW1-ATK-6"
        return [WORDS.problem("al-why-reach", rule, square=there, squares=reach)]
    for square in s.grid.between(piece.square, end):
        for other in s.cards_on(square):
            if blocks_line(s, other, piece):
                name = s.grid.name(square)
                return [WORDS.problem("al-why-blocked", "SW1-ATK-8", card=WHY.card(other.card), square=name)]
    return []


def _use(s: State, ability: Ability, square: int) -> list[Problem]:
    user = s.board[square] if square != NOWHERE else None
    if user is not None and not (user.controller == s.active and has(s, user, ability)):
        user = None
    rules = ("SW1-ABIL-4", "SW1-ABIL-2", "SW1-ABIL-2", "SW1-ABIL-2")
    return WHY.ability(ability, ability_term(ability.id), s.phase, user, rules)


VERDICTS: Final[dict[str, Verdict]] = {
    "summon": lambda s, args: _summon(s, CARDS[args[0]], args[1], boosted=False),
    "boosted": lambda s, args: _summon(s, CARDS[args[0]], args[1], boosted=True),
    "mutate": lambda s, args: _mutate(s, CARDS[args[0]], args[1]),
    "build": lambda s, args: _build(s, CARDS[args[0]], args[1]),
    "play": lambda s, args: _play(s, CARDS[args[0]]),
    "move": lambda s, args: _move(s, args[0], args[1]),
    "attack": lambda s, args: _attack(s, args[0], args[1]),
    "use": lambda s, args: _use(s, BY_NUMBER[args[0]], args[1]),
    "open": lambda s, args: _use(s, BY_NUMBER[args[0]], args[1]),
    "magic": lambda s, args: in_hand(s, CARDS[args[0]]),
    "give": lambda s, _: [WORDS.problem("al-why-give", "SW1-TEAM-12", magic=len(s.sides[s.active].magic))],
}
