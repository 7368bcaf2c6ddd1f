"""What cannot be in a position, though each of its lines can: problems, found by words of the line that shows them."""

from __future__ import annotations

from stonehall.games.summoner_wars.board import GRID, SEATS
from stonehall.games.summoner_wars.cards import CARDS, EVENT, SUMMONER
from stonehall.games.summoner_wars.messages import PLAYERS
from stonehall.games.summoner_wars.pieces import Piece
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.values import life
from stonehall.games.summoner_wars.words import WORDS
from stonehall.kernel.errors import Problem
from stonehall.kernel.message import Term


def impossible(s: State, with_agenda: bool) -> list[Problem]:
    """Everything that is wrong with the position as a whole."""
    return _turn(s, with_agenda) + _summoners(s) + _piles(s) + _hidden(s) + _pieces(s) + _attack(s)


def _turn(s: State, with_agenda: bool) -> list[Problem]:
    wrong = []
    if s.over:
        if with_agenda:
            wrong.append(WORDS.problem("position-over", where="agenda"))
        if (s.reason == "summoner-destroyed") != (s.winner >= 0):
            wrong.append(WORDS.problem("position-winner", "SW2-END-1", "over"))
    elif 0 < s.settings.turn_limit < s.turn:
        limit = s.settings.turn_limit
        wrong.append(WORDS.problem("position-turn-limit", "SW2-END-4", "turn", turn=s.turn, limit=limit))
    return wrong


def _summoners(s: State) -> list[Problem]:
    wrong = []
    for seat, player in enumerate(PLAYERS):
        owned = [piece for piece in s.field if piece.card.classes & SUMMONER and piece.owner == seat]
        if not owned and not s.over:
            wrong.append(WORDS.problem("position-summoner-none", "SW2-END-1", player=player))
        elif len(owned) > 1 and not s.over:
            squares = tuple([GRID.name(piece.square) for piece in reversed(owned)])
            where = _line(owned[-1])
            wrong.append(WORDS.problem_on(squares, "position-summoners", "SW2-DECK-2", where, player=player))
        if s.over and s.sides[seat].summoner < 0:
            wrong.append(WORDS.problem("position-summoner-unsaid", player=player, seat=SEATS[seat]))
    return wrong


def _piles(s: State) -> list[Problem]:
    """A summoner is on the battlefield until the game is over. Else any card may be in any pile, in any number."""
    wrong = []
    for seat, side in enumerate(s.sides):
        piles = {"hand": side.hand, "draw": side.pile.loose, "bottom": side.pile.bottom, "discard": side.discard}
        for word, pile in piles.items():
            for card in sorted(set(pile)):
                if CARDS[card].classes & SUMMONER and not s.over:
                    where = f"{SEATS[seat]} {word} {CARDS[card].id}"
                    wrong.append(WORDS.problem("position-summoner-pile", "SW2-SETUP-3", where, card=_name(card)))
    return wrong


def _hidden(s: State) -> list[Problem]:
    """What others know of hands and piles must be in them."""
    wrong = []
    for seat, player in enumerate(PLAYERS):
        side = s.sides[seat]
        for word, known, pile in (
            ("public", side.public, side.discard),
            ("shown", side.shown, side.hand),
            ("foreign", side.foreign, side.hand),
        ):
            for card in sorted(set(known)):
                if known.count(card) > pile.count(card):
                    where = f"{SEATS[seat]} {word} {CARDS[card].id}"
                    problem = WORDS.problem("position-known", "", where, player=player, card=_name(card), word=word)
                    wrong.append(problem)
        for card in sorted(set(side.foreign)):
            if not CARDS[card].classes & EVENT:
                where = f"{SEATS[seat]} foreign {CARDS[card].id}"
                wrong.append(WORDS.problem("sw2-position-foreign", "", where, card=_name(card)))
    return wrong


def _pieces(s: State) -> list[Problem]:
    wrong = []
    for piece in s.field:
        square, card = GRID.name(piece.square), _name(piece.card.number)
        line, squares = _line(piece), (square,)
        if life(s, piece) <= 0 and not s.over:
            wrong.append(WORDS.problem_on(squares, "position-no-life", "SW2-DMG-3", line, card=card, square=square))
        if piece.targets:
            wrong.append(WORDS.problem_on(squares, "position-no-event", "", line, card=card))
        if piece.returns_to == piece.controller:
            wrong.append(WORDS.problem_on(squares, "position-returns", "", line, card=card))
    for event in s.events:
        for target in event.targets:
            if target >= s.next_id or (target not in s.pieces and s.piece(target) is not None):
                wrong.append(WORDS.problem("position-no-id", where=f"target {target}", number=str(target)))
    return wrong


def _attack(s: State) -> list[Problem]:
    """Those who attack and are attacked lie on the battlefield; the target may still have to be chosen."""
    wrong = []
    ids = [] if s.attack is None else [s.attack.attacker, s.attack.target, *[id for _, id in s.attack.altering]]
    for id in ids:
        if id >= 0 and s.piece(id) is None:
            wrong.append(WORDS.problem("position-no-id", where="attack", number=str(id)))
    for _, _, id, _ in s.waiting:
        if s.piece(id) is None and id >= s.next_id:
            wrong.append(WORDS.problem("position-no-id", where=f"waiting {id}", number=str(id)))
    return wrong


def _name(card: int) -> Term:
    return Term("sw2-card", CARDS[card].id)


def _line(piece: Piece) -> str:
    """Words of the line of a card on the battlefield."""
    return f"{GRID.name(piece.square)} {piece.card.id}"
