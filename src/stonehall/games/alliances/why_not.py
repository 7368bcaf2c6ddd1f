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
    WHY,
    cannot_attack,
    cannot_move,
    explain,
    in_hand,
    no_own_unit,
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

NOWHERE_TO_PUT = {"summon": "SW1-SUM-5", "mutate": "SW1-MUT-1", "build": "SW1-EVT-7"}
"""The rules about the squares on which a card of the hand can be put."""


def why_not(s: State, seat: int, way: Sequence[str], pointed: str) -> list[Problem]:
    """Why nothing comes of pointing at a square or a card, after ``way`` was picked: at least one reason."""
    picked = way[0] if way and pointed not in BY_ID else ""
    problems = WHY.pointed(
        s, seat, (picked, pointed), clicks, is_attack_on_own, ("SW1-TURN-2", "SW1-ATK-11", "SW1-ABIL-8")
    )
    if problems:
        return problems
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
    return problems or [WORDS.problem(f"al-why-{verb}-nowhere", NOWHERE_TO_PUT[verb], card=WHY.card(card))]


def _card_to(s: State, card: Card, square: int) -> list[Problem]:
    verb = _verb(s, card)
    if verb in ("summon", "mutate", "build"):
        return explain(s, Option(verb, (card.number, square)))
    return explain(s, Option(verb, (card.number,))) or [WORDS.problem("al-why-event-first", card=WHY.card(card))]


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
        return problems or [WORDS.problem("al-why-no-target", "SW1-ATK-10", card=WHY.card(s.on(square).card))]
    rule = "SW1-EVT-1" if s.phase == EVENT_PHASE else "SW1-TURN-1"
    return no_own_unit(s, square, rule) or [WORDS.problem("al-why-unit-phase", rule, now=WHY.phase(s.phase))]
