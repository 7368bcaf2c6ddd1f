"""What somebody pointed at, taken for the play they probably meant, and why it is not legal.

Only what the one who asks may know is said: the battlefield, their own hand, and whose turn it is.
"""
# interpreted: words, not speed

from __future__ import annotations

from collections.abc import Sequence

from stonehall.games.summoner_wars.board import GRID
from stonehall.games.summoner_wars.cards import ATTACK, BUILD, BY_ID, CHAMPION, COMMON, MOVE, STRUCTURE, Card
from stonehall.games.summoner_wars.explain import (
    WHY,
    cannot_attack,
    cannot_move,
    explain,
    in_hand,
    no_own_unit,
    price,
    wrong_phase,
)
from stonehall.games.summoner_wars.messages import SQUARES, clicks, is_attack_on_own
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.words import WORDS
from stonehall.kernel.decision import Option
from stonehall.kernel.errors import Problem

NO_SPACE = {"summon": "SW2-SUM-3", "build": "SW2-BUILD-3"}
"""The rules about the spaces on which a card of the hand can be put."""


def why_not(s: State, seat: int, way: Sequence[str], pointed: str) -> list[Problem]:
    """Why nothing comes of pointing at a square or a card, after ``way`` was picked: at least one reason."""
    picked = way[0] if way and pointed not in BY_ID else ""
    problems = WHY.pointed(
        s, seat, (picked, pointed), clicks, is_attack_on_own, ("SW2-TURN-1", "SW2-ATK-9", "SW2-TGT-1")
    )
    if problems:
        return problems
    if pointed in BY_ID:
        return _card_alone(s, BY_ID[pointed])
    if pointed in SQUARES and not picked:
        return _piece_alone(s, GRID.square(pointed))
    if pointed in SQUARES and picked in BY_ID:
        return _card_to(s, BY_ID[picked], GRID.square(pointed))
    if pointed in SQUARES and picked in SQUARES:
        return _piece_to(s, GRID.square(picked), GRID.square(pointed))
    return [WORDS.problem("sw2-why-not-offered")]


# Cards of the hand ----------------------------------------------------------------------------------------------------


def _verb(s: State, card: Card) -> str:
    """What a card of the hand is there for: a unit that is a structure can be built as well as summoned."""
    if card.is_a(STRUCTURE) and (s.phase == BUILD or not card.is_a(CHAMPION | COMMON)):
        return "build"
    return "summon" if card.is_a(CHAMPION | COMMON) else "play"


def _card_alone(s: State, card: Card) -> list[Problem]:
    """Why a card of the hand can do nothing now."""
    verb = _verb(s, card)
    if verb == "play":
        return in_hand(s, card) or explain(s, Option(verb, (card.number,)))
    problems = in_hand(s, card) or wrong_phase(s, verb) or price(s, card)
    return problems or [WORDS.problem(f"sw2-why-{verb}-nowhere", NO_SPACE[verb], card=WHY.card(card))]


def _card_to(s: State, card: Card, square: int) -> list[Problem]:
    verb = _verb(s, card)
    if verb != "play":
        return explain(s, Option(verb, (card.number, square)))
    return explain(s, Option(verb, (card.number,))) or [WORDS.problem("sw2-why-event-first", card=WHY.card(card))]


# Pieces ---------------------------------------------------------------------------------------------------------------


def _piece_to(s: State, start: int, end: int) -> list[Problem]:
    """A move, except in the Attack Phase; whoever points at an enemy wants to attack."""
    target = s.board[end]
    hostile = target is not None and not s.is_friend(target, s.active)
    return explain(s, Option("attack" if s.phase == ATTACK or hostile else "move", (start, end)))


def _piece_alone(s: State, square: int) -> list[Problem]:
    """Why the piece on a square can do nothing now."""
    if s.phase == MOVE:
        return cannot_move(s, square) or [WORDS.problem("sw2-why-way", "SW2-MOVE-7")]
    if s.phase == ATTACK:
        problems = cannot_attack(s, square)
        return problems or [WORDS.problem("sw2-why-no-target", "SW2-ATK-8", card=WHY.card(s.on(square).card))]
    now = WHY.phase(s.phase)
    return no_own_unit(s, square, "SW2-TURN-2") or [WORDS.problem("sw2-why-unit-phase", "SW2-TURN-2", now=now)]
