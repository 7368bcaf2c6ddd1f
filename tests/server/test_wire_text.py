"""Whatever the server says has words."""

from __future__ import annotations

import ast
from pathlib import Path

import stonehall.server
from stonehall.bots import BOTS
from stonehall.kernel import IllegalPlay, Message, Problem, Term
from stonehall.locale import catalogue
from stonehall.server.http.app import CODES
from stonehall.server.tables.commands import PHRASES
from stonehall.server.wire.protocol import Complaint, Named, Words
from stonehall.server.wire.text import complaints, words

CODE = {"RequestRefused": 0, "Refused": 1}
"""Which argument of a refusal is its code."""


def codes_in(source: str) -> set[str]:
    """The codes of all refusals that a source makes."""
    found = set()
    for call in ast.walk(ast.parse(source)):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name | ast.Attribute):
            place = CODE.get(call.func.id if isinstance(call.func, ast.Name) else call.func.attr)
            if place is not None:
                code = call.args[place]
                cases = [code.body, code.orelse] if isinstance(code, ast.IfExp) else [code]
                found |= {case.value for case in cases if isinstance(case, ast.Constant)}
    return {code for code in found if isinstance(code, str)}


def test_every_refusal_can_be_explained() -> None:
    files = Path(stonehall.server.__file__).parent.rglob("*.py")
    found = set(CODES.values()).union(*[codes_in(path.read_text("utf-8")) for path in files])
    said = {id.removeprefix("refused-") for id in catalogue("en").ids() if id.startswith("refused-")}
    assert found >= {"stale", "storage", "not-paused", "server-fault", "not-started"}
    assert said == found


def test_bots_phrases_and_endings_have_words() -> None:
    english = catalogue("en")
    for id in [f"bot-{bot}" for bot in BOTS] + [f"phrase-{phrase}" for phrase in PHRASES]:
        assert english.get(id)
    for reason in ("conceded", "time"):
        for form in ("won", "lost", "seen"):
            assert english.get(f"ending-{reason}-{form}", player="Anna", winners=1, winner="Bo", partner="")
    assert english.get("ending-agreed")
    assert english.get("table-paused")


def test_messages_and_problems_travel_as_words() -> None:
    message = Message("sw2-log-moved", {"card": Term("sw2-card", "ice-golem"), "count": 2, "from": "a1"}, ("a1", "a2"))
    moved = Words("sw2-log-moved", {"card": Named("sw2-card-ice-golem"), "count": 2, "from": "a1"}, ["a1", "a2"])
    assert words(message) == moved
    error = IllegalPlay("No.", [Problem("too far", "line 3", "SW2-MOVE-1"), Problem("far", "", "R", message)])
    assert complaints(error) == [
        Complaint(Words("problem-text", {"text": "line 3: too far"}), "SW2-MOVE-1"), Complaint(moved, "R"),
    ]  # fmt: skip
    assert complaints(IllegalPlay("No.")) == [Complaint(Words("problem-text", {"text": "No."}))]


def test_problems_speak_of_players_by_their_names() -> None:
    message = Message("sw2-why-turn", {"player": Term("seat", "north"), "other": Term("seat", "south")})
    called = {Term("seat", "north"): "Bert", Term("seat", "west"): "Eve"}
    [said] = complaints(IllegalPlay("No.", [Problem("not yet", message=message)]), called)
    assert said.words.args == {"player": "Bert", "other": Named("seat-south")}
