"""What cannot be in a position, though each of its lines can: problems, found by words of the line that shows them."""

from __future__ import annotations

from collections import Counter

from stonehall.games.tash_kalar.arena import GRID, NOWHERE, squares_of
from stonehall.games.tash_kalar.cards import (
    CARDS,
    COMMON,
    DECKS,
    FLARES,
    HEROIC,
    LEGENDS,
    TASKS,
    Being,
)
from stonehall.games.tash_kalar.draw import FLARES as FLARES_IN_HAND
from stonehall.games.tash_kalar.messages import PLAYERS
from stonehall.games.tash_kalar.seating import MOST_SIDES, NO_CARD, SEATS
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.task import CURRENT
from stonehall.games.tash_kalar.words import WORDS
from stonehall.kernel.errors import Problem
from stonehall.kernel.message import Term


def impossible(s: State, with_agenda: bool) -> list[Problem]:
    """Everything that is wrong with the position as a whole."""
    return _turn(s, with_agenda) + _effect(s, with_agenda) + _supply(s) + _hands(s) + _cards(s)


def _turn(s: State, with_agenda: bool) -> list[Problem]:
    wrong = []
    if s.over and with_agenda:
        wrong.append(WORDS.problem("position-over", where="agenda"))
    if not s.over and 0 < s.settings.turn_limit < s.turn:
        limit = s.settings.turn_limit
        wrong.append(WORDS.problem("position-turn-limit", "TK-END-13", "turn", turn=s.turn, limit=limit))
    if s.gateway != NOWHERE and s.rank_on(s.gateway) not in (COMMON, HEROIC):
        square = GRID.name(s.gateway)
        wrong.append(WORDS.problem_on((square,), "tk-position-gateway", "TK-GATE-1", "gateway", square=square))
    if s.lender == s.side:
        wrong.append(WORDS.problem("tk-position-lender", "TK-GATE-10", "lender", player=PLAYERS[s.side]))
    if s.side != s.settings.seating.side_of[s.player]:
        acting = {"player": PLAYERS[s.player], "active": PLAYERS[s.active]}
        wrong.append(WORDS.problem("tk-position-player", "TK-TEAM-8", "turn player", **acting))
    if s.last_turns > s.settings.seats:
        wrong.append(WORDS.problem("tk-position-last-turns", "TK-END-6", "last-turns", count=s.last_turns))
    if any(s.kills[s.side * MOST_SIDES : (s.side + 1) * MOST_SIDES]):
        lost = f"{SEATS[s.side]} lost"
        wrong.append(WORDS.problem("tk-position-lost", "TK-SCORE-1", lost, player=PLAYERS[s.side]))
    return wrong


def _effect(s: State, with_agenda: bool) -> list[Problem]:
    """An effect speaks of pieces that stand there, and of what is still to be done."""
    wrong = []
    if s.card != NO_CARD and not with_agenda:
        wrong.append(WORDS.problem("tk-position-effect", where="effect", card=card_term(s.card)))
    if s.being != NOWHERE and (not s.board[s.being] or s.side_on(s.being) != s.side):
        square = GRID.name(s.being)
        wrong.append(WORDS.problem_on((square,), "tk-position-being", "TK-EFF-7", "effect", square=square))
    for square in [GRID.name(square) for square in squares_of(s.used & ~s.occupied)]:
        wrong.append(WORDS.problem_on((square,), "tk-position-used", "TK-SUM-3", "effect", square=square))
    return wrong


def _supply(s: State) -> list[Problem]:
    """No side has more pieces in the arena and out of the game than there are."""
    wrong = []
    for side in range(s.settings.sides):
        where, player = f"{SEATS[side]} removed", PLAYERS[side]
        if s.discs[side] < 0:
            wrong.append(WORDS.problem("tk-position-discs", "TK-COMP-6", where, player=player))
        if s.legendary_supply[side] < 0:
            wrong.append(WORDS.problem("tk-position-legendary", "TK-COMP-6", where, player=player))
    return wrong


def _hands(s: State) -> list[Problem]:
    wrong = []
    for seat, own in enumerate(s.seats):
        player = PLAYERS[seat]
        if len(own.flares) > FLARES_IN_HAND:
            held = f"{SEATS[seat]} hand {CARDS[own.flares[-1]].id}"
            wrong.append(WORDS.problem("tk-position-flares", "TK-HAND-7", held, player=player, count=len(own.flares)))
        if own.aside != NO_CARD and not may_lie_open(own.aside):
            card = card_term(own.aside)
            wrong.append(WORDS.problem("tk-position-aside", "TK-FROST-1", f"{SEATS[seat]} aside", card=card))
    if s.settings.teams:
        for first in range(s.settings.sides):
            partner = s.settings.seating.partner(first)
            if s.seats[first].legends and s.seats[partner].legends:
                held = f"{SEATS[partner]} hand {CARDS[s.seats[partner].legends[-1]].id}"
                both = {"player": PLAYERS[first], "partner": PLAYERS[partner]}
                wrong.append(WORDS.problem("tk-position-legends", "TK-TEAM-3", held, **both))
    return wrong


def may_lie_open(card: int) -> bool:
    printed = CARDS[card]
    return isinstance(printed, Being) and (printed.frozen is not None or printed.warp is not None)


def _cards(s: State) -> list[Problem]:
    """No card is in two places: each is printed once, a being once for every seat whose school has it."""
    found = Counter(s.legends.cards() + s.legends_discard + s.flares.cards() + s.flares_discard)
    found.update(s.tasks.cards() + s.current_tasks + s.tasks_aside)
    found.update([card for claimed in s.claimed for card in claimed])
    found.update([s.next_task] if s.next_task != NO_CARD else [])
    for own in s.seats:
        found.update(own.pile.cards() + own.cards() + own.discard)
        found.update([own.aside] if own.aside != NO_CARD else [])
    wrong = []
    for card in sorted(found):
        shared = CARDS[card].deck in (LEGENDS, FLARES, TASKS)
        decks = 0 if shared else _decks_with(s, card)
        if found[card] > max(1, decks):
            rule = "TK-SETUP-1" if CARDS[card].deck in (LEGENDS, FLARES) else "TK-COMP-13" if not shared else ""
            where = CARDS[card].id
            wrong.append(WORDS.problem("tk-position-copies", rule, where, card=card_term(card), count=found[card]))
    if len(s.current_tasks) > CURRENT:
        wrong.append(WORDS.problem("tk-position-current", "TK-SETUP-9", "tasks current", count=len(s.current_tasks)))
    return wrong


def _decks_with(s: State, card: int) -> int:
    return sum([card in DECKS[school] for school in s.settings.schools])


def card_term(card: int) -> Term:
    """What a card is called."""
    return Term("tk-card", CARDS[card].id)
