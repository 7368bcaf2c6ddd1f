"""What cannot be in a position, though each of its lines can."""

from __future__ import annotations

from stonehall.games.alliances.board import SEATS
from stonehall.games.alliances.cards import CARDS, SUMMONER, WALL
from stonehall.games.alliances.state import State
from stonehall.games.alliances.values import life


def impossible(s: State, with_agenda: bool) -> list[str]:
    """Everything that is wrong with the position as a whole."""
    return _turn(s, with_agenda) + _summoners(s) + _piles(s) + _pieces(s, with_agenda) + _ids(s)


def _turn(s: State, with_agenda: bool) -> list[str]:
    wrong = []
    if s.over:
        if with_agenda:
            wrong.append("the game is over, so nothing can be left to do")
        if s.winner >= 0 and s.reason != "summoners-destroyed":
            wrong.append("a game has a winner only if summoners were destroyed")
    elif 0 < s.settings.turn_limit < s.turn:
        wrong.append(f"turn {s.turn} comes after the last one: turn-limit is {s.settings.turn_limit}")
    if not s.over and s.sides[s.active].eliminated:
        wrong.append(f"{SEATS[s.active]} is out and cannot have a turn")
    return wrong


def _summoners(s: State) -> list[str]:
    wrong = []
    for seat, side in enumerate(s.sides):
        name = SEATS[seat]
        owned = [piece for piece in s.field if piece.card.classes & SUMMONER and piece.owner == seat]
        if len(owned) > 1 or (not owned and not s.over and not side.eliminated and seat not in s.slain):
            wrong.append(f"{name} must have exactly one summoner on the battlefield, has {len(owned)}")
        if not owned and side.summoner < 0:
            wrong.append(f"it must be said who the summoner of {name} was")
        if side.eliminated and any(piece.controller == seat for piece in s.field) and not s.over:
            wrong.append(f"{name} is out and controls no card")
    return wrong


def _piles(s: State) -> list[str]:
    """What others know of a hand must be in it. Any card may be in any pile, in any number."""
    wrong = []
    for seat, side in enumerate(s.sides):
        for card in sorted(set(side.shown)):
            if side.shown.count(card) > side.hand.count(card):
                wrong.append(f"{SEATS[seat]}: {CARDS[card].id} is shown but not in the hand")
        for card in sorted(set(side.hand + side.pile.cards())):
            if CARDS[card].classes & SUMMONER:
                wrong.append(f"{CARDS[card].id} cannot be in a hand or a draw pile")
    return wrong


def _pieces(s: State, with_agenda: bool) -> list[str]:
    wrong = []
    for piece in s.field:
        left = life(s, piece)
        if left <= 0 and not s.over and not with_agenda:
            wrong.append(f"{piece.card.id} on the battlefield has no life left ({left})")
        if piece.targets:
            wrong.append(f"{piece.card.id} is no effect of an event, so it was played on no target")
        if piece.returns_to == piece.controller:
            wrong.append(f"{piece.card.id} returns to the seat that controls it anyway")
        vine = s.vines[piece.square]
        if vine is not None and vine is not piece and piece.card.classes & WALL:
            wrong.append(f"{piece.card.id} cannot stand where a Vine Wall lies")
    for event in s.events:
        for target in event.targets:
            if target >= s.next_id:
                wrong.append(f"the target of {event.card.id} is no card of the battlefield: there is no id {target}")
    return wrong


def _ids(s: State) -> list[str]:
    """Those who attack, are attacked or hurt lie on the battlefield, or just did."""
    ids: list[int] = [id for _, _, id, _ in s.waiting]
    if s.attack is not None:
        ids += [s.attack.attacker, *s.attack.targets]
    for hurt in s.woundings:
        ids += [hurt.card, hurt.source]
    return [f"the position speaks of the id {id}, which no card has" for id in ids if id >= s.next_id]
