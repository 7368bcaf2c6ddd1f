"""What a learnt judgement reads of a state with two players: pieces, points, and what a hand is good for.

The arena looks the same from all sides, so a square counts by where it lies between edge and middle. Of the opponent's
hand nothing is told.
"""

from __future__ import annotations

from typing import Final

from stonehall.games.tash_kalar.arena import ADJACENT, ARENA, COLOURED, COLUMNS, SQUARES, squares_of
from stonehall.games.tash_kalar.cards import COMMON, HEROIC, LEGENDARY, being_of
from stonehall.games.tash_kalar.decks import all_cards
from stonehall.games.tash_kalar.evaluation import evaluate
from stonehall.games.tash_kalar.patterns import BoardMask
from stonehall.games.tash_kalar.search import PatternFinder
from stonehall.games.tash_kalar.seating import FORMS, MELEE, MOST_SIDES
from stonehall.games.tash_kalar.state import State
from stonehall.kernel.impression import Impression, Vocabulary

SIDES: Final = ("mine", "theirs")
RANKS: Final = ("common", "heroic", "legendary")
POINTS: Final = 24
SHORT: Final = ("far", "one short", "ready")
"""How far a pattern is from being there."""
OF_EACH: Final = (
    "points", "common", "heroic", "legendary", "side by side", "facing", "on colour", "discs", "cards left", "held",
)  # fmt: skip
SCALES: Final = (9.0, 5.0, 3.0, 2.0, 10.0, 10.0, 3.0, 8.0, 10.0, 3.0)


def _ring(square: int) -> tuple[int, int]:
    """Where a square lies, whichever way the arena is turned: steps from the middle, the longer way first."""
    across, down = abs(square % COLUMNS - 4), abs(square // COLUMNS - 4)
    return max(across, down), min(across, down)


_RINGS: Final = sorted({_ring(square) for square in SQUARES})
RING_OF: Final = {square: _RINGS.index(_ring(square)) for square in SQUARES}
RINGS: Final = len(_RINGS)

VOCABULARY: Final = Vocabulary(["rule of thumb", "turn", *[f"{what} {side}" for side in SIDES for what in OF_EACH]])
_CARDS: Final = [card.id for card in all_cards()]
_COUNT: Final = len(_CARDS)
FORM: Final = VOCABULARY.add("form", FORMS)
AT: Final = VOCABULARY.add("at", SIDES, RANKS, [f"{far}/{near}" for far, near in _RINGS])
SCORE: Final = VOCABULARY.add("points", SIDES, range(POINTS))
IN_HAND: Final = VOCABULARY.add("in hand", SHORT, _CARDS)
ASIDE: Final = VOCABULARY.add("aside", SIDES, _CARDS)
TASK: Final = VOCABULARY.add("task", _CARDS)
LAST_TURNS: Final = VOCABULARY.add("last turns")


def impression(s: State, seat: int) -> Impression | None:
    if len(s.seats) != 2 or s.settings.form == MELEE:
        return None
    words = [FORM + s.settings.form]
    numbers = [evaluate(s, seat) / 20.0, s.turn / 20.0]
    _tell(s, seat, 0, words, numbers)
    _tell(s, 1 - seat, 1, words, numbers)
    words += [TASK + task for task in s.current_tasks]
    if s.last_turns >= 0:
        words.append(LAST_TURNS)
    own = s.seats[seat]
    words += [IN_HAND + flare for flare in own.flares]
    free = BoardMask(ARENA & ~s.all_legendary)
    pieces, upgraded = s.pieces[seat], s.upgraded[seat]
    here = PatternFinder(pieces, upgraded)
    nearly = PatternFinder(pieces, upgraded, ARENA & ~pieces, ARENA & ~upgraded, 1)
    for card in own.summonable():
        shapes = being_of(card).shapes
        short = 2 if here.find(shapes, free) else 1 if nearly.find(shapes, free) else 0
        words.append(IN_HAND + short * _COUNT + card)
    return Impression(words, numbers)


def _tell(s: State, seat: int, who: int, words: list[int], numbers: list[float]) -> None:
    """What one player has on the table."""
    own = s.seats[seat]
    pieces, others = s.pieces[seat], s.pieces[1 - seat]
    counts = [0, 0, 0, 0]
    together = facing = 0
    for square in squares_of(pieces):
        rank = s.board[square] % 4
        counts[rank] += 1
        words.append(AT + (3 * who + rank - COMMON) * RINGS + RING_OF[square])
        together += (ADJACENT[square] & pieces).bit_count()
        facing += (ADJACENT[square] & others).bit_count()
    points = sum(s.points[seat * MOST_SIDES : (seat + 1) * MOST_SIDES])
    words.append(SCORE + who * POINTS + min(max(points, 0), POINTS - 1))
    if own.aside >= 0:
        words.append(ASIDE + who * _COUNT + own.aside)
    told = [
        points, counts[COMMON], counts[HEROIC], counts[LEGENDARY], together, facing,
        (pieces & COLOURED).bit_count(), s.discs[seat], len(own.pile), len(own.hand),
    ]  # fmt: skip
    for value, scale in zip(told, SCALES, strict=True):
        numbers.append(value / scale)
