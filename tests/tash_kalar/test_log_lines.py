"""The log tells in one line what a player cares about; each event by itself is there on demand."""

from __future__ import annotations

import pytest

from stonehall.games.tash_kalar import log_lines
from stonehall.games.tash_kalar.messages import PLAYERS
from stonehall.kernel import Event, Message, Term
from stonehall.kernel.message import Value
from stonehall.locale import LANGUAGES, catalogue
from tests.tash_kalar.scenario import GAME
from tests.told_log import told_lines

TURN = Event("turn", (0, 3))


def lines(told: list[Event]) -> list[str]:
    return told_lines(GAME, told, PLAYERS)


def test_the_first_hands_are_one_line() -> None:
    state = GAME.start(first="south", form="high-form")
    state.log = []
    while state.turn == 0:
        assert state.decision is not None
        state.apply(state.decision.options[0])
    told = [event.seen_by(1) for event in state.log]
    assert len(told) > 12
    assert lines(told)[0] == "All players draw their first cards."
    assert lines(told)[1].startswith("Task:")


def test_what_a_being_or_a_move_destroys_is_told_with_it() -> None:
    card = GAME.cards()[0].number
    told = [TURN, Event("summoned", (0, card, 20)), Event("destroyed", (0, 1, 20))]
    assert lines(told)[1].endswith(", destroying the common piece there (South).")
    told = [TURN, Event("destroyed", (1, 1, 30)), Event("moved", (0, 2, 20, 30)), Event("destroyed", (1, 1, 31))]
    assert len(lines(told)) == 3
    assert lines(told)[1].startswith("A heroic piece of South moves:")
    assert lines(told)[1].endswith("destroying the common piece there (North).")


def test_draws_of_one_player_are_one_line() -> None:
    told = [TURN, Event("drew-hidden", (1,)), Event("drew-hidden", (1,)), Event("drew-hidden", (0,))]
    assert lines(told)[1:] == ["North draws 2 cards.", "South draws a card."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_words(language: str) -> None:
    words = catalogue(language)
    rank = Term("tk-rank", "common")
    args: dict[str, Value] = {"card": Term("tk-card", GAME.cards()[0].id), "rank": rank, "lost": rank}
    args |= dict.fromkeys(["player", "owner", "loser", "from", "to", "square"], "x")
    for id in log_lines.LINE_IDS:
        for count in range(1, 6):
            assert "{" not in words.text(Message(id, {**args, "count": count}))
