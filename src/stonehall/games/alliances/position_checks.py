"""What cannot be in a position, though each of its lines can: problems, found by words of the line that shows them."""

from __future__ import annotations

from stonehall.games.alliances.board import SEATS
from stonehall.games.alliances.cards import CARDS, SUMMONER, WALL
from stonehall.games.alliances.messages import PLAYERS
from stonehall.games.alliances.pieces import Piece
from stonehall.games.alliances.state import State
from stonehall.games.alliances.values import life
from stonehall.games.alliances.words import WORDS
from stonehall.kernel.errors import Problem
from stonehall.kernel.message import Term


def impossible(s: State, with_agenda: bool) -> list[Problem]:
    """Everything that is wrong with the position as a whole."""
    return _turn(s, with_agenda) + _summoners(s) + _piles(s) + _pieces(s, with_agenda) + _ids(s)


def _turn(s: State, with_agenda: bool) -> list[Problem]:
    wrong = []
    if s.over:
        if with_agenda:
            wrong.append(WORDS.problem("position-over", where="agenda"))
        if s.winner >= 0 and s.reason != "summoners-destroyed":
            wrong.append(WORDS.problem("position-winner", "SW1-END-1", "over"))
    elif 0 < s.settings.turn_limit < s.turn:
        limit = s.settings.turn_limit
        wrong.append(WORDS.problem("position-turn-limit", "SW1-END-6", "turn", turn=s.turn, limit=limit))
    if not s.over and s.sides[s.active].eliminated:
        wrong.append(WORDS.problem("al-position-out-turn", "SW1-ELIM-3", "turn", player=PLAYERS[s.active]))
    return wrong


def _summoners(s: State) -> list[Problem]:
    wrong = []
    for seat, side in enumerate(s.sides):
        player = PLAYERS[seat]
        owned = [piece for piece in s.field if piece.card.classes & SUMMONER and piece.owner == seat]
        if len(owned) > 1:
            squares = tuple([s.grid.name(piece.square) for piece in reversed(owned)])
            where = _line(s, owned[-1])
            wrong.append(WORDS.problem_on(squares, "position-summoners", "SW1-DECK-10", where, player=player))
        elif not owned and not s.over and not side.eliminated and seat not in s.slain:
            wrong.append(WORDS.problem("position-summoner-none", "SW1-END-1", player=player))
        elif not owned and side.summoner < 0:
            wrong.append(WORDS.problem("position-summoner-unsaid", player=player, seat=SEATS[seat]))
        controlled = [piece for piece in s.field if piece.controller == seat]
        if side.eliminated and controlled and not s.over:
            squares = tuple([s.grid.name(piece.square) for piece in controlled])
            wrong.append(
                WORDS.problem_on(squares, "al-position-out", "SW1-ELIM-4", f"{SEATS[seat]} out", player=player)
            )
    return wrong


def _piles(s: State) -> list[Problem]:
    """What others know of a hand must be in it. Any card may be in any pile, in any number."""
    wrong = []
    for seat, side in enumerate(s.sides):
        for card in sorted(set(side.shown)):
            if side.shown.count(card) > side.hand.count(card):
                where = f"{SEATS[seat]} shown {CARDS[card].id}"
                shown = WORDS.problem("position-known", "", where, player=PLAYERS[seat], card=_name(card), word="shown")
                wrong.append(shown)
        piles = {"hand": side.hand, "draw": side.pile.loose, "top": side.pile.top, "bottom": side.pile.bottom}
        for word, pile in piles.items():
            for card in sorted(set(pile)):
                if CARDS[card].classes & SUMMONER:
                    where = f"{SEATS[seat]} {word} {CARDS[card].id}"
                    wrong.append(WORDS.problem("position-summoner-pile", "SW1-SETUP-4", where, card=_name(card)))
    return wrong


def _pieces(s: State, with_agenda: bool) -> list[Problem]:
    wrong = []
    for piece in s.field:
        square, card = s.grid.name(piece.square), _name(piece.card.number)
        line, squares = _line(s, piece), (square,)
        if life(s, piece) <= 0 and not s.over and not with_agenda:
            wrong.append(WORDS.problem_on(squares, "position-no-life", "SW1-HIT-10", line, card=card, square=square))
        if piece.targets:
            wrong.append(WORDS.problem_on(squares, "position-no-event", "", line, card=card))
        if piece.returns_to == piece.controller:
            wrong.append(WORDS.problem_on(squares, "position-returns", "", line, card=card))
        vine = s.vines[piece.square]
        if vine is not None and vine is not piece and piece.card.classes & WALL:
            wrong.append(WORDS.problem_on(squares, "al-position-vine", "SW1-VINE-8", line, card=card, square=square))
    for event in s.events:
        for target in event.targets:
            if target >= s.next_id:
                wrong.append(WORDS.problem("position-no-id", where=f"target {target}", number=str(target)))
    return wrong


def _ids(s: State) -> list[Problem]:
    """Those who attack, are attacked or hurt lie on the battlefield, or just did."""
    ids = [("waiting", id) for _, _, id, _ in s.waiting]
    if s.attack is not None:
        ids += [("attack", id) for id in (s.attack.attacker, *s.attack.targets)]
    for hurt in s.woundings:
        ids += [("wounding", hurt.card), ("wounding", hurt.source)]
    return [
        WORDS.problem("position-no-id", where=f"{line} {id}", number=str(id)) for line, id in ids if id >= s.next_id
    ]


def _name(card: int) -> Term:
    return Term("al-card", CARDS[card].id)


def _line(s: State, piece: Piece) -> str:
    """Words of the line of a card on the battlefield."""
    return f"{s.grid.name(piece.square)} {piece.card.id}"
