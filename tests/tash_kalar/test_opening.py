"""The first question of a game, as a newcomer meets it; and the last sentence."""

from __future__ import annotations

import pytest

from stonehall.games.tash_kalar import messages
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.view_shape import View
from stonehall.locale import LANGUAGES, catalogue
from tests.tash_kalar.scenario import GAME


def opened(**settings: str) -> State:
    """The first moment at which somebody is asked."""
    state = GAME.start({"first": "south", **settings})
    while state.decision is not None and state.decision.is_chance:
        state.apply(state.decision.options[0])
    return state


def opening(**settings: str) -> View:
    """That moment through the eyes of the one who is asked."""
    state = opened(**settings)
    assert state.decision is not None
    return state.view(state.decision.seat)


def test_a_duel_asks_for_the_square_of_the_own_piece() -> None:
    # TK-SETUP-6: the second player says which colour stands where.
    view = opening(form="duel")
    assert view["seat"] == "north"
    prompt = messages.prompt(view)
    assert (prompt.id, prompt.squares) == ("tk-prompt-start-duel", ("c5", "g5"))
    assert view["decision"] is not None
    choices = [messages.choice(view, text) for text in view["decision"]["options"]]
    assert {choice.path[0].id for choice in choices} == {"c5", "g5"}
    for choice in choices:
        square = choice.path[0].id
        assert choice.label.id == "tk-option-start-duel"
        assert choice.label.args["own"] == square
        state = opened(form="duel")
        state.play(choice.text)
        assert {piece["square"]: piece["owner"] for piece in state.view(1)["pieces"]}[square] == "north"


def test_melee_names_the_colour_that_is_placed() -> None:
    view = opening(form="melee", seats="3")
    assert view["seat"] == "west"
    assert messages.prompt(view).id == "tk-prompt-start"
    assert "South" in catalogue("en").text(messages.prompt(view))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_tells_the_score(language: str) -> None:
    view = opening(form="duel")
    view["sides"][0]["score"], view["sides"][1]["score"] = 12, 18
    view["over"], view["winners"], view["decision"], view["reason"] = True, ["north"], None, "points"
    told = messages.outcome(view)
    assert told.id == "tk-outcome-points-won"
    said = catalogue(language).text(told)
    assert "18" in said
    assert "12" in said
    view["sides"][0]["score"] = 18
    assert messages.outcome(view).id == "tk-outcome-tie-won"
    view["seat"] = ""
    assert messages.outcome(view).id == "tk-outcome-tie-seen"
