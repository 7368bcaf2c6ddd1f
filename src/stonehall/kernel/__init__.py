"""The contract every game keeps. Nothing in here knows a game, and nothing here imports anything outside."""

from stonehall.kernel.choice import Choice
from stonehall.kernel.chronicle import Chronicle
from stonehall.kernel.decision import CHANCE, DECLINE, PASS, Chance, Decision, Draw, Option
from stonehall.kernel.dice import Die, Roll
from stonehall.kernel.errors import (
    IllegalPlay,
    OptionsError,
    PositionError,
    Problem,
    RecordError,
    StonehallError,
)
from stonehall.kernel.game import Game, Outcome, Setting
from stonehall.kernel.grid import Grid
from stonehall.kernel.match import Match, Player, Sight
from stonehall.kernel.message import Message, Term
from stonehall.kernel.notation import Kind, Notation, Verb
from stonehall.kernel.odds import Odds
from stonehall.kernel.pile import Pile
from stonehall.kernel.record import Play, Record
from stonehall.kernel.state import TURN, Event, State, StepBook, play_randomly

__all__ = [
    "CHANCE", "DECLINE", "PASS", "TURN", "Chance", "Choice", "Chronicle", "Decision", "Die", "Draw", "Event", "Game",
    "Grid", "IllegalPlay", "Kind", "Match", "Message", "Notation", "Odds", "Option", "OptionsError", "Outcome", "Pile",
    "Play", "Player", "PositionError", "Problem", "Record", "RecordError", "Roll", "Setting", "Sight", "State",
    "StepBook", "StonehallError", "Term", "Verb",
    "play_randomly",
]  # fmt: skip
