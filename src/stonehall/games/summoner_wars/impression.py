"""What a learnt judgement reads of a state: who stands where, how far from the enemy's summoner, and what is in store.

Squares are turned so that the seat sits in the south. Of the opponent's hand only its size is told.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from stonehall.games.summoner_wars.board import DISTANCE, SIZE, SOUTH
from stonehall.games.summoner_wars.cards import CARDS, CHAMPION, RANGED, SUMMONER, UNIT
from stonehall.games.summoner_wars.evaluation import evaluate
from stonehall.games.summoner_wars.factions import all_cards
from stonehall.games.summoner_wars.state import MAGIC_LIMIT, State
from stonehall.kernel.impression import Impression, Vocabulary

SIDES: Final = ("mine", "theirs")
RANKS: Final = ("summoner", "champion", "common", "structure")
FAR: Final = 13
"""No two squares are so far apart."""
LIFE: Final = 13
HAND: Final = 10
MOVES: Final = 2
REACH: Final = 3
"""How far a ranged unit attacks."""
OF_EACH: Final = (
    "worth", "life", "units", "champions", "structures", "boosts", "dice at the summoner", "magic", "cards left",
)  # fmt: skip
NUMBERS: Final = ("rule of thumb", "turn", *[f"{what} {side}" for side in SIDES for what in OF_EACH])

VOCABULARY: Final = Vocabulary(NUMBERS)
_CARDS: Final = [card.id for card in all_cards()]
_COUNT: Final = len(_CARDS)
STANDS: Final = VOCABULARY.add("stands", SIDES, _CARDS)
AT: Final = VOCABULARY.add("at", SIDES, RANKS, range(SIZE))
AWAY: Final = VOCABULARY.add("away", SIDES, ("melee", "ranged"), range(FAR))
LIFE_LEFT: Final = VOCABULARY.add("life", SIDES, range(LIFE))
IN_STORE: Final = VOCABULARY.add("magic", SIDES, range(MAGIC_LIMIT + 1))
HELD: Final = VOCABULARY.add("held", SIDES, range(HAND))
IN_HAND: Final = VOCABULARY.add("in hand", ("dear", "affordable"), _CARDS)


def impression(s: State, seat: int) -> Impression:
    opponent = s.opponent_of(seat)
    words: list[int] = []
    numbers = [evaluate(s, seat) / 20.0, s.turn / 20.0]
    _tell(s, seat, opponent, seat, 0, words, numbers)
    _tell(s, opponent, seat, seat, 1, words, numbers)
    side = s.sides[seat]
    for number in side.hand:
        affordable = 1 if CARDS[number].cost <= side.magic else 0
        words.append(IN_HAND + affordable * _COUNT + number)
    return Impression(words, numbers)


def _tell(s: State, seat: int, opponent: int, viewer: int, who: int, words: list[int], numbers: list[float]) -> None:
    """What one seat has, in the eyes of the viewer."""
    side = s.sides[seat]
    prey = s.summoner_of(opponent)
    worth = life = threat = 0.0
    units = champions = structures = boosts = 0
    for piece in s.field:
        if piece.controller != seat:
            continue
        card = piece.card
        classes = card.classes
        left = max(card.life - piece.damage, 0)
        square = piece.square if viewer == SOUTH else SIZE - 1 - piece.square
        words.append(STANDS + who * _COUNT + card.number)
        boosts += piece.boosts
        if classes & SUMMONER:
            rank = 0
            words.append(LIFE_LEFT + who * LIFE + min(left, LIFE - 1))
        elif classes & CHAMPION:
            rank = 1
            champions += 1
        elif classes & UNIT:
            rank = 2
        else:
            rank = 3
            structures += left
        words.append(AT + (who * len(RANKS) + rank) * SIZE + square)
        if not classes & UNIT or prey is None:
            continue
        away = DISTANCE[piece.square][prey.square]
        ranged = 1 if card.attack == RANGED else 0
        if away <= MOVES + (REACH if ranged else 1):
            threat += card.strength
        if not classes & SUMMONER:
            units += 1
            worth += card.cost
            life += left
            words.append(AWAY + (who * 2 + ranged) * FAR + away)
    for event in s.events:
        if event.controller == seat:
            words.append(STANDS + who * _COUNT + event.card.number)
    words.append(IN_STORE + who * (MAGIC_LIMIT + 1) + side.magic)
    words.append(HELD + who * HAND + min(len(side.hand), HAND - 1))
    numbers += [
        worth / 10.0, life / 10.0, units / 4.0, champions / 2.0, structures / 10.0, boosts / 4.0, threat / 6.0,
        sqrt(side.magic) / 2.0, len(side.pile) / 20.0,
    ]  # fmt: skip
