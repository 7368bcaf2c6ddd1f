"""What cannot be in a position, though each of its lines can."""

from __future__ import annotations

from stonehall.games.summoner_wars.board import SEATS
from stonehall.games.summoner_wars.cards import CARDS, EVENT, SUMMONER
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.values import life


def impossible(s: State, with_agenda: bool) -> list[str]:
    """Everything that is wrong with the position as a whole."""
    return _turn(s, with_agenda) + _summoners(s) + _piles(s) + _hidden(s) + _pieces(s) + _attack(s)


def _turn(s: State, with_agenda: bool) -> list[str]:
    wrong = []
    if s.over:
        if with_agenda:
            wrong.append("the game is over, so nothing can be left to do")
        if (s.reason == "summoner-destroyed") != (s.winner >= 0):
            wrong.append("a game has a winner if, and only if, a summoner was destroyed")
    elif 0 < s.settings.turn_limit < s.turn:
        wrong.append(f"turn {s.turn} comes after the last one: turn-limit is {s.settings.turn_limit}")
    return wrong


def _summoners(s: State) -> list[str]:
    wrong = []
    for seat, name in enumerate(SEATS):
        owned = [piece for piece in s.field if piece.card.classes & SUMMONER and piece.owner == seat]
        if len(owned) != 1 and not s.over:
            wrong.append(f"{name} must have exactly one summoner on the battlefield, has {len(owned)}")
        if s.over and s.sides[seat].summoner < 0:
            wrong.append(f"it must be said who the summoner of {name} was")
    return wrong


def _piles(s: State) -> list[str]:
    """A summoner is on the battlefield until the game is over. Else any card may be in any pile, in any number."""
    wrong = []
    for side in s.sides:
        for card in sorted(set(side.hand + side.pile.cards() + side.discard)):
            if CARDS[card].classes & SUMMONER and not s.over:
                wrong.append(f"{CARDS[card].id} cannot be in a hand or a pile while the game goes on")
    return wrong


def _hidden(s: State) -> list[str]:
    """What others know of hands and piles must be in them."""
    wrong = []
    for seat, name in enumerate(SEATS):
        side = s.sides[seat]
        for word, known, pile, what in (
            ("public", side.public, side.discard, "discard pile"),
            ("shown", side.shown, side.hand, "hand"),
            ("foreign", side.foreign, side.hand, "hand"),
        ):
            for card in sorted(set(known)):
                if known.count(card) > pile.count(card):
                    wrong.append(f"{name}: {CARDS[card].id} is {word} but not in the {what}")
        for card in sorted(set(side.foreign)):
            if not CARDS[card].classes & EVENT:
                wrong.append(f"{name}: {CARDS[card].id} is foreign, but only events come into another hand")
    return wrong


def _pieces(s: State) -> list[str]:
    wrong = []
    for piece in s.field:
        left = life(s, piece)
        if left <= 0 and not s.over:
            wrong.append(f"{piece.card.id} on the battlefield has no life left ({left})")
        if piece.targets:
            wrong.append(f"{piece.card.id} is no event, so it was played on no target")
        if piece.returns_to == piece.controller:
            wrong.append(f"{piece.card.id} returns to the seat that controls it anyway")
    for event in s.events:
        for target in event.targets:
            if target >= s.next_id or (target not in s.pieces and s.piece(target) is not None):
                wrong.append(f"the target of {event.card.id} is no card of the battlefield: there is no id {target}")
    return wrong


def _attack(s: State) -> list[str]:
    """Those who attack and are attacked lie on the battlefield; the target may still have to be chosen."""
    wrong = []
    ids = [] if s.attack is None else [s.attack.attacker, s.attack.target, *[id for _, id in s.attack.altering]]
    for id in ids:
        if id >= 0 and s.piece(id) is None:
            wrong.append(f"the attack speaks of the id {id}, which no card has")
    for _, _, id, _ in s.waiting:
        if s.piece(id) is None and id >= s.next_id:
            wrong.append(f"an effect waits whose card has the id {id}, which no card has")
    return wrong
