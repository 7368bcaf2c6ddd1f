"""The commonest plays of the battlefield, shared by all states."""

from __future__ import annotations

from typing import Final

from stonehall.games.summoner_wars.board import SIZE
from stonehall.toolkit.option_cache import CardOptions, NumberOptions, between_squares

MOVE: Final = between_squares("move", SIZE)
ATTACK: Final = between_squares("attack", SIZE)
WITH_CARD: Final = CardOptions(SIZE)
DISCARD: Final = NumberOptions("discard")
PLAY: Final = NumberOptions("play")
