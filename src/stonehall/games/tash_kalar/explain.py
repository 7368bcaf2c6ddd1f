"""Why a play is not legal: which rule forbids it. Asked only after a play was refused."""
# interpreted: words, not speed

from __future__ import annotations

from stonehall.games.tash_kalar.arena import BIT, GRID
from stonehall.games.tash_kalar.cards import CARDS, Being, Flare, being_of
from stonehall.games.tash_kalar.flare import lower_applies, upper_applies
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.summon import find_fits, landing_squares
from stonehall.games.tash_kalar.turn import partner_main, turn_main
from stonehall.kernel.decision import CHANCE, Option
from stonehall.kernel.errors import Problem

ACTIONS = ("place", "pick-up", "summon", "discard", "flare", "end")


def explain(s: State, option: Option) -> list[Problem]:
    """The rules an option breaks in this state, the nearest to the mistake first."""
    decision = s.decision
    if decision is None:
        return []
    if decision.seat == CHANCE:
        return [Problem("luck decides now: a draw or the first player is due")]
    verb = option.verb
    asker = s.asker[0] if s.asker is not None else None
    if asker is partner_main:
        return [Problem("after handing over, only commons are placed", rule="TK-TEAM-9")]
    if asker is not turn_main:
        if verb in ACTIONS:
            return [Problem("an effect is being carried out and has to be finished first", rule="TK-TURN-6")]
        return [Problem("this is not among the choices that the effect allows", rule="TK-EFF-2")]
    args = option.args
    if verb == "end":
        return [Problem(f"{s.actions} actions are left, and all must be used", rule="TK-TURN-3")]
    if verb == "flare":
        return _flare(s, CARDS[args[0]])
    if verb not in ACTIONS:
        return [Problem("this is not offered now")]
    if not s.actions:
        return [Problem("no action is left", rule="TK-TURN-1")]
    if verb == "place":
        if not s.discs[s.side]:
            return [Problem("no disc is in supply: pick one up first", rule="TK-PLACE-2")]
        return [Problem(f"{GRID.name(args[0])} is not empty", rule="TK-PLACE-1")]
    if verb == "pick-up":
        return [Problem("a disc is in supply, or this is no own common or heroic", rule="TK-PLACE-2")]
    if verb == "discard":
        return _discard(s, args[0])
    return _summon(s, CARDS[args[0]], args[1])


def _discard(s: State, card: int) -> list[Problem]:
    if s.discarded:
        return [Problem("discarding is possible once a turn", rule="TK-DISC-3")]
    if card in s.seats[s.active].cards():
        return [Problem("only a being of the own deck can be discarded", rule="TK-DISC-4")]
    return [Problem(f"{CARDS[card].id} is not in your hand", rule="TK-DISC-1")]


def _flare(s: State, card: object) -> list[Problem]:
    if not isinstance(card, Flare) or card.number not in s.seats[s.active].flares:
        return [Problem("this flare is not in your hand", rule="TK-FLARE-1")]
    applies = [upper_applies(s, card.number, side) or lower_applies(s, card.number, side) for side in s.opponents()]
    if any(applies):
        return [Problem("name the opponent to compare with", rule="TK-FLARE-6")]
    text = f"no opponent has {card.upper} more upgraded pieces or {card.lower} more pieces"
    return [Problem(text, rule="TK-FLARE-4")]


def _summon(s: State, card: object, square: int) -> list[Problem]:
    seat = s.seats[s.active]
    if not isinstance(card, Being) or card.number not in seat.hand + seat.legends:
        return [Problem("this being is not in your hand", rule="TK-SUM-1")]
    if not landing_squares(s, card.rank) & BIT[square]:
        return [Problem(f"a piece of higher rank stands on {GRID.name(square)}", rule="TK-SUM-8")]
    if any(fit[0] == square for fit in find_fits(s, card)):
        return [Problem("say which orientation, and which piece is borrowed", rule="TK-SUM-12")]
    plain = [shape for shape in being_of(card.number).shapes if shape.find(s.own, s.upgraded[s.side], BIT[square])]
    if plain:
        return [Problem("there is no piece for it, nor one to pick up", rule="TK-SUM-16")]
    return [Problem(f"the pattern of {card.id} does not fit around {GRID.name(square)}", rule="TK-SUM-3")]
