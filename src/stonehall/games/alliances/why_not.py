"""What somebody pointed at, taken for the play they probably meant, and why it is not legal.

Only what the one who asks may know is said: the battlefield, their own hand, and whose turn it is.
"""
# interpreted: words, not speed

from __future__ import annotations

from collections.abc import Sequence

from stonehall.games.alliances.board import LARGE, VINES
from stonehall.games.alliances.cards import (
    ATTACK,
    BY_ID,
    CHAMPION,
    COMMON,
    EVENT_PHASE,
    MAGIC,
    MOVE,
    MUTATION,
    WALL,
    Card,
)
from stonehall.games.alliances.explain import (
    cannot_attack,
    cannot_move,
    explain,
    in_hand,
    is_resolving,
    no_own_unit,
    phase_term,
    price,
    wrong_phase,
)
from stonehall.games.alliances.messages import SQUARES, clicks, is_attack_on_own
from stonehall.games.alliances.notation import VINE
from stonehall.games.alliances.state import State
from stonehall.games.alliances.values import summon_cost
from stonehall.games.alliances.words import WORDS
from stonehall.kernel.decision import Option
from stonehall.kernel.errors import Problem
from stonehall.kernel.message import Term
from stonehall.toolkit.pointing import is_offered, not_asked

NOWHERE_TO_PUT = {"summon": "SW1-SUM-5", "mutate": "SW1-MUT-1", "build": "SW1-EVT-7"}
"""The rules about the squares on which a card of the hand can be put."""


def why_not(s: State, seat: int, way: Sequence[str], pointed: str) -> list[Problem]:
    """Why nothing comes of it: at least one reason.

    ``way`` is what was picked so far: the square of an own piece or a card of the own hand that is to act; ``pointed``
    is the square or card that was pointed at then.
    """
    problems = not_asked(s, seat, WORDS, over="al-why-over", luck="al-why-luck", turn="al-why-turn", rule="SW1-TURN-2")
    if problems:
        return problems
    picked = way[0] if way and pointed not in BY_ID else ""
    if is_offered(s, [picked, pointed] if picked else [pointed], clicks):
        own = any(_attacks_own(s, seat, text, picked, pointed) for text in s.legal_texts())
        return [WORDS.problem("al-why-own-card", "SW1-ATK-11") if own else WORDS.problem("al-why-allowed")]
    if is_resolving(s):
        return [WORDS.problem("al-why-choice", "SW1-ABIL-8")]
    if pointed in BY_ID:
        return _card_alone(s, BY_ID[pointed])
    if not _is_here(s, pointed) or (picked not in BY_ID and picked and not _is_here(s, picked)):
        return [WORDS.problem("al-why-not-offered")]
    if not picked:
        return _piece_alone(s, _place(pointed) % VINES)
    if picked in BY_ID:
        return _card_to(s, BY_ID[picked], _place(pointed) % VINES)
    return _piece_to(s, _place(picked) % VINES, _place(pointed))


def _is_here(s: State, word: str) -> bool:
    """Whether a word names a place of the board of this game."""
    square = word.removesuffix(VINE)
    return square in SQUARES and LARGE.square(square) < s.grid.size


def _place(word: str) -> int:
    return LARGE.square(word.removesuffix(VINE)) + (VINES if word.endswith(VINE) else 0)


def _attacks_own(s: State, seat: int, text: str, picked: str, pointed: str) -> bool:
    """An attack on what was pointed at, a card of the one who asks: it is not meant by pointing alone."""
    return clicks(text) == ("", picked, pointed) and is_attack_on_own(s.view(seat), text)


# Cards of the hand ----------------------------------------------------------------------------------------------------


def _verb(s: State, card: Card) -> str:
    """What a card of the hand is there for."""
    if s.phase == MAGIC:
        return "magic"
    if card.is_a(MUTATION):
        return "mutate"
    if card.is_a(CHAMPION | COMMON):
        return "summon"
    return "build" if card.is_a(WALL) else "play"


def _card_alone(s: State, card: Card) -> list[Problem]:
    """Why a card of the hand can do nothing now."""
    verb = _verb(s, card)
    if verb in ("play", "magic"):
        return in_hand(s, card) or explain(s, Option(verb, (card.number,)))
    problems = in_hand(s, card) or wrong_phase(s, verb)
    if not problems and verb == "summon":
        problems = price(s, card, summon_cost(s, s.active, card))
    return problems or [WORDS.problem(f"al-why-{verb}-nowhere", NOWHERE_TO_PUT[verb], card=Term("al-card", card.id))]


def _card_to(s: State, card: Card, square: int) -> list[Problem]:
    verb = _verb(s, card)
    if verb in ("summon", "mutate", "build"):
        return explain(s, Option(verb, (card.number, square)))
    return explain(s, Option(verb, (card.number,))) or [
        WORDS.problem("al-why-event-first", card=Term("al-card", card.id))
    ]


# Pieces ---------------------------------------------------------------------------------------------------------------


def _piece_to(s: State, start: int, place: int) -> list[Problem]:
    """A move, except in the Attack Phase; whoever points at an enemy wants to attack."""
    target = s.board[place] if place < VINES else s.vines[place - VINES]
    hostile = place >= VINES or (target is not None and not s.is_friend(target, s.active))
    verb = "attack" if s.phase == ATTACK or hostile else "move"
    return explain(s, Option(verb, (start, place))) or [WORDS.problem("al-why-not-offered")]


def _piece_alone(s: State, square: int) -> list[Problem]:
    """Why the piece on a square can do nothing now."""
    if s.phase == MOVE:
        return cannot_move(s, square) or [WORDS.problem("al-why-way", "SW1-MOVE-5")]
    if s.phase == ATTACK:
        problems = cannot_attack(s, square)
        return problems or [WORDS.problem("al-why-no-target", "SW1-ATK-10", card=Term("al-card", s.on(square).card.id))]
    rule = "SW1-EVT-1" if s.phase == EVENT_PHASE else "SW1-TURN-1"
    return no_own_unit(s, square, rule) or [WORDS.problem("al-why-unit-phase", rule, now=phase_term(s.phase))]
