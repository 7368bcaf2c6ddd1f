"""Why a play is not legal: which rule forbids it. Asked only after a play was refused."""
# interpreted: words, not speed

from __future__ import annotations

from stonehall.games.tash_kalar.arena import BIT, GRID
from stonehall.games.tash_kalar.cards import CARDS, Being, Card, Flare
from stonehall.games.tash_kalar.flare import lower_applies, upper_applies
from stonehall.games.tash_kalar.patterns import TURNS, BoardMask
from stonehall.games.tash_kalar.search import PatternFinder
from stonehall.games.tash_kalar.seating import NO_CARD, NOBODY, SEATS
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.summon import TURNED, find_fits, landing_squares, named_fits, serving
from stonehall.games.tash_kalar.turn import partner_main, turn_main
from stonehall.games.tash_kalar.words import WORDS
from stonehall.kernel.decision import CHANCE, Option
from stonehall.kernel.errors import Problem
from stonehall.kernel.message import Term

ACTIONS = ("place", "pick-up", "summon", "discard", "flare", "thaw", "warp", "end")


def explain(s: State, option: Option) -> list[Problem]:
    """The rules an option breaks in this state, the nearest to the mistake first."""
    decision = s.decision
    if decision is None:
        return []
    if decision.seat == CHANCE:
        return [WORDS.problem("tk-why-luck")]
    verb, args = option.verb, option.args
    if is_resolving(s):
        return in_effect(s, verb in ACTIONS)
    if verb == "end":
        return [WORDS.problem("tk-why-actions-left", "TK-TURN-3", actions=s.actions)]
    if verb == "flare":
        return cannot_invoke(s, CARDS[args[0]])
    if verb == "thaw":
        return [WORDS.problem("tk-why-thaw", "TK-FROST-3", card=_card(CARDS[args[0]]))]
    if verb == "warp":
        return cannot_warp(s, CARDS[args[0]])
    if verb == "claim":
        return [WORDS.problem("tk-why-claim-later", "TK-TASK-1")]
    if verb not in ACTIONS:
        return [WORDS.problem("tk-why-not-offered")]
    if not s.actions:
        return [WORDS.problem("tk-why-no-action", "TK-TURN-1")]
    if verb == "place":
        return cannot_place(s, args[0])
    if verb == "pick-up":
        return _pick_up(s, args[0])
    if verb == "discard":
        return _discard(s, CARDS[args[0]])
    return _summon(s, CARDS[args[0]], args[1], args[2:])


def is_resolving(s: State) -> bool:
    """Whether what is asked belongs to an effect or to another moment in which no action can be taken."""
    return s.asking_frame is not None and not s.is_asked_in(turn_main)


def in_effect(s: State, is_action: bool) -> list[Problem]:
    """Why nothing else is possible while something is asked."""
    if s.is_asked_in(partner_main):
        return [WORDS.problem("tk-why-partner", "TK-TEAM-9")]
    if s.card == NO_CARD:
        return [WORDS.problem("tk-why-not-offered")]
    if is_action:
        return [WORDS.problem("tk-why-effect", "TK-TURN-6")]
    return [WORDS.problem("tk-why-choice", "TK-EFF-2")]


def _card(card: Card) -> Term:
    return Term("tk-card", card.id)


# Pieces ---------------------------------------------------------------------------------------------------------------


def cannot_place(s: State, square: int) -> list[Problem]:
    if s.board[square]:
        return [WORDS.problem("tk-why-not-empty", "TK-PLACE-1", square=GRID.name(square))]
    return [WORDS.problem("tk-why-no-disc", "TK-PLACE-2")]


def _pick_up(s: State, square: int) -> list[Problem]:
    if s.discs[s.side]:
        return [WORDS.problem("tk-why-disc-left", "TK-PLACE-2")]
    return [WORDS.problem("tk-why-pick-up", "TK-PLACE-2", square=GRID.name(square))]


# Cards of the hand ----------------------------------------------------------------------------------------------------


def not_in_hand(s: State, card: Card, rule: str) -> list[Problem]:
    seat = s.seats[s.active]
    if card.number in seat.cards() or card.number in seat.pending():
        return []
    return [WORDS.problem("tk-why-hand", rule, card=_card(card))]


def _discard(s: State, card: Card) -> list[Problem]:
    if s.discarded:
        return [WORDS.problem("tk-why-discarded", "TK-DISC-3")]
    if card.number in s.seats[s.active].pending():
        return [WORDS.problem("tk-why-hand", "TK-WARP-6", card=_card(card))]
    return not_in_hand(s, card, "TK-DISC-1") or [WORDS.problem("tk-why-discard", "TK-DISC-4")]


def cannot_invoke(s: State, card: Card) -> list[Problem]:
    """Why a flare is not invoked; in Melee perhaps only because no opponent, or the wrong one, was named."""
    if not isinstance(card, Flare):
        return [WORDS.problem("tk-why-no-flare", "TK-FLARE-1", card=_card(card))]
    problems = not_in_hand(s, card, "TK-FLARE-1")
    if problems:
        return problems
    number = card.number
    if any(upper_applies(s, number, side) or lower_applies(s, number, side) for side in s.opponents()):
        return [WORDS.problem("tk-why-flare-opponent", "TK-FLARE-6")]
    return [WORDS.problem("tk-why-flare", "TK-FLARE-4", upper=card.upper, lower=card.lower)]


def cannot_warp(s: State, card: Card) -> list[Problem]:
    seat = s.seats[s.active]
    if not isinstance(card, Being) or card.warp is None:
        return [WORDS.problem("tk-why-no-warp", "TK-WARP-1", card=_card(card))]
    if seat.pending():
        return [WORDS.problem("tk-why-pending", "TK-WARP-3")]
    return not_in_hand(s, card, "TK-WARP-1") or [WORDS.problem("tk-why-warp-first", "TK-WARP-2")]


def cannot_summon(s: State, card: Card) -> list[Problem]:
    """Why a card is not summoned anywhere."""
    if not isinstance(card, Being):
        return [WORDS.problem("tk-why-no-being", "TK-SUM-1", card=_card(card))]
    problems = not_in_hand(s, card, "TK-SUM-1")
    if problems:
        return problems
    return [] if find_fits(s, card, serving(s)) else [WORDS.problem("tk-why-nowhere", "TK-SUM-3", card=_card(card))]


def _summon(s: State, card: Card, square: int, details: tuple[int, ...]) -> list[Problem]:
    if not isinstance(card, Being) or not_in_hand(s, card, ""):
        return cannot_summon(s, card)
    there, name = GRID.name(square), _card(card)
    if not landing_squares(s, card.landing) & BIT[square]:
        return [WORDS.problem("tk-why-higher-rank", "TK-SUM-8", square=there)]
    ways = [option.args[2:] for option, fit in named_fits(s, card, serving(s)) if fit[0] == square]
    if ways:
        return _details(card, there, ways, details)
    side = s.side if s.lender == NOBODY else s.lender
    if PatternFinder(s.pieces[side], s.upgraded[side]).find(card.shapes, BoardMask(BIT[square])):
        return [WORDS.problem("tk-why-no-piece", "TK-SUM-16", card=name)]
    if s.lender != NOBODY:
        return [WORDS.problem("tk-why-lender", "TK-GATE-10", card=name, player=Term("seat", SEATS[s.lender]))]
    if _fits_with_used_colours(s, card, square):
        return [WORDS.problem("tk-why-colour-used", "TK-IMP-1", card=name)]
    return [WORDS.problem("tk-why-pattern", "TK-SUM-3", card=name, square=there)]


def _fits_with_used_colours(s: State, card: Being, square: int) -> bool:
    """Whether only a colour is in the way that has served for improvised summoning before."""
    if not s.improvised[s.side]:
        return False
    fresh = s.clone()
    fresh.improvised[s.side] = 0
    return any(fit[0] == square for _, fit in named_fits(fresh, card, serving(fresh)))


def _details(card: Being, there: str, ways: list[tuple[int, ...]], said: tuple[int, ...]) -> list[Problem]:
    """What is wrong with the orientation and the borrowed piece of a summoning that fits in these ways."""
    turned = [detail for detail in said if detail >= TURNED]
    borrowed = tuple([detail for detail in said if detail < TURNED])
    by_piece = [way for way in ways if tuple([detail for detail in way if detail < TURNED]) == borrowed]
    if not by_piece:
        return [_borrowing(ways, borrowed)]
    if turned and by_piece == [borrowed]:
        return [WORDS.problem("tk-why-turn-needless", "TK-SUM-12", card=_card(card), square=there)]
    if turned:
        turn = Term("tk-turned", TURNS[turned[0] - TURNED])
        return [WORDS.problem("tk-why-turned", "TK-SUM-3", card=_card(card), square=there, turned=turn)]
    return [WORDS.problem("tk-why-turn", "TK-SUM-12", card=_card(card), square=there)]


def _borrowing(ways: list[tuple[int, ...]], borrowed: tuple[int, ...]) -> Problem:
    """None of the ways borrows exactly this."""
    if borrowed and all(max(way, default=TURNED) >= TURNED for way in ways):
        return WORDS.problem("tk-why-borrow-needless", "TK-IMP-1")
    if borrowed:
        return WORDS.problem("tk-why-borrow", "TK-IMP-1", square=GRID.name(borrowed[0]))
    return WORDS.problem("tk-why-borrow-which", "TK-IMP-1")
