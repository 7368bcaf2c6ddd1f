"""The contract every game keeps. Nothing in here knows a game, and nothing here imports anything outside."""

from stonehall.kernel.adviser import RULE_OF_THUMB, Adviser, AnyAdviser
from stonehall.kernel.choice import Choice, Pick
from stonehall.kernel.decision import (
    AGREE,
    CHANCE,
    DECLINE,
    DONE,
    END,
    PASS,
    STOP,
    YES,
    Chance,
    Decision,
    Draw,
    Option,
)
from stonehall.kernel.dice import Die, Roll
from stonehall.kernel.errors import (
    IllegalPlay,
    PositionError,
    Problem,
    RecordError,
    SettingsError,
    StonehallError,
)
from stonehall.kernel.game import POSITION, AnyGame, Game, Outcome, Setting
from stonehall.kernel.game_log import GameLog
from stonehall.kernel.log_line import LogLine, line_ends
from stonehall.kernel.match import Match, Observation, Player
from stonehall.kernel.message import Message, Term
from stonehall.kernel.notation import Kind, Notation, Verb
from stonehall.kernel.odds import Odds
from stonehall.kernel.pile import Pile
from stonehall.kernel.record import Play, Record
from stonehall.kernel.state import TURN, Event, State, StepBook, play_randomly
from stonehall.kernel.view import DecisionView, Envelope
from stonehall.kernel.written_record import WrittenRecord

__all__ = [
    "AGREE", "CHANCE", "DECLINE", "DONE", "END", "PASS", "POSITION", "RULE_OF_THUMB", "STOP", "TURN", "YES",
    "Adviser", "AnyAdviser", "AnyGame", "Chance", "Choice", "Decision", "DecisionView", "Die", "Draw", "Envelope",
    "Event", "Game", "GameLog", "IllegalPlay", "Kind", "LogLine", "Match", "Message", "Notation",
    "Observation", "Odds", "Option", "Outcome", "Pick", "Pile", "Play", "Player", "PositionError", "Problem",
    "Record", "RecordError", "Roll", "Setting", "SettingsError", "State", "StepBook", "StonehallError", "Term",
    "Verb", "WrittenRecord", "line_ends", "play_randomly",
]  # fmt: skip
