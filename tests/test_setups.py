"""The set-ups that tools and benches take from the games themselves: every form, every ready deck."""

from __future__ import annotations

import pytest

import stonehall
from stonehall.lab.setups import with_decks
from tests.toy import StonesGame
from tools import golden, nightly

GAMES = stonehall.game_ids()


@pytest.mark.parametrize("id", GAMES)
def test_every_form_can_be_played_with_every_deck_on_every_seat(id: str) -> None:
    game = stonehall.load(id)
    for form in game.forms().values():
        tried = [with_decks(game, form, place) for place in range(len(game.decks()))]
        for settings in tried:
            assert game.start(settings).decision is not None
            assert settings.items() >= form.items()
        for seat in game.seats_of(game.complete(form)):
            assert {settings[seat] for settings in tried} == set(game.decks())


@pytest.mark.parametrize("id", GAMES)
def test_the_usual_form_is_what_nobody_has_to_ask_for(id: str) -> None:
    game = stonehall.load(id)
    usual = next(iter(game.forms().values()))
    assert game.complete(usual) == game.complete({})


def test_a_game_without_forms_and_decks_is_tried_as_it_is() -> None:
    game = StonesGame()
    assert dict(game.forms()) == {"": {}}
    assert with_decks(game, {"stones": "7"}, 3) == {"stones": "7"}


@pytest.mark.parametrize("id", GAMES)
def test_golden_records_show_every_form_and_deck(id: str) -> None:
    game = stonehall.load(id)
    names, setups = zip(*golden.setups(game), strict=True)
    assert len(set(names)) == len(names)
    seats = {seat for settings in setups for seat in game.seats_of(game.complete(settings))}
    played = {settings[seat] for settings in setups for seat in seats if seat in settings}
    assert played == set(game.decks())
    for form in game.forms().values():
        assert any(settings.items() >= form.items() for settings in setups)


@pytest.mark.parametrize("id", GAMES)
def test_a_night_plays_every_form_and_lets_greedy_bots_play_too(id: str) -> None:
    game = stonehall.load(id)
    runs = list(nightly.runs(game, games=100, seed=7))
    assert len(runs) == len(game.forms()) + 1
    for run in runs:
        assert run[0] == id
        assert "--check" in run
        assert ("all" in run) == bool(game.decks())
        assert run[run.index("--seed") + 1] == "7"
        most = 100 if game.decks() or "greedy" in run else 100 * nightly.MORE_WITHOUT_DECKS
        assert 1 <= int(run[run.index("--games") + 1]) <= most
    assert [run.count("greedy") for run in runs] == [0, 1] + [0] * (len(runs) - 2)
