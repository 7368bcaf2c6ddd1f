"""Control, friend and enemy, taking control (CTRL, TAKE)."""

from __future__ import annotations

import pytest

from stonehall.games.alliances.effects import destroy, take_control
from stonehall.games.alliances.pieces import HAS_ATTACKED, HAS_MOVED
from tests.alliances.scenario import Scenario, example, scenario

LENT = """
    turn 3 south move
    north c5 savager wounds 1 poison 1 under ranger
    south c3 wall
"""


@pytest.mark.rule("SW1-CTRL-1", "SW1-CTRL-2", "SW1-CTRL-7", "SW1-TAKE-1", "SW1-TAKE-3", "SW1-EX-20", "SW1-EX-30")
def test_a_unit_taken_for_a_turn_acts_for_its_new_controller() -> None:
    game = scenario(LENT)
    assert example("EX-20").moves("c5") != ""
    state = game.state
    assert game.moves("c5") == ""
    take_control(state, game.piece("c5"), 0, until_end_of_turn=True)
    state.ask_again()
    assert game.moves("c5") != ""
    savager = game.piece("c5")
    assert (savager.owner, savager.controller, game.magic("south")) == (1, 0, [])
    game.play("end")
    while game.turn_of == "south":
        game.play("end")
    assert (savager.owner, savager.controller) == (1, 1)


def facing(game: Scenario, square: str) -> str:
    """The seat that a card on a square faces."""
    [piece] = [piece for piece in game.state.view(None)["pieces"] if piece["square"] == square]
    return piece["controller"]


@pytest.mark.rule("SW1-CTRL-2", "SW1-TAKE-1", "SW1-EX-20", "SW1-EX-30")
def test_at_the_end_of_the_turn_it_faces_its_owner_again() -> None:
    for game, square in ((example("EX-20"), "c5"), (example("EX-30"), "c4")):
        assert (facing(game, square), game.piece(square).owner) == ("south", 1)
        while game.turn_of == "south":
            game.play("end")
        assert (facing(game, square), game.piece(square).owner) == ("north", 1)


@pytest.mark.rule("SW1-EX-20", "SW1-CTRL-3", "SW1-TAKE-1")
def test_destroyed_meanwhile_it_goes_to_the_destroyer() -> None:
    game = scenario(LENT)
    take_control(game.state, game.piece("c5"), 0, until_end_of_turn=True)
    assert game.state.view(None)["pieces"][0]["controller"] == "south"  # it faces its controller
    destroy(game.state, [game.piece("c5")], 1)
    assert game.magic("north") == ["savager", "ranger"]


@pytest.mark.rule("SW1-CTRL-4", "SW1-CTRL-5", "SW1-CTRL-6")
def test_friendly_is_the_team_and_controlled_is_the_player() -> None:
    game = scenario("south a2 boarboon\nsouth-east g2 boarboon\nnorth b7 boarboon", seats=4)
    state = game.state
    mine, partners, enemys = game.piece("a2"), game.piece("g2"), game.piece("b7")
    assert (state.are_friends(mine, partners), partners in state.own(0)) == (True, False)
    assert not state.are_friends(mine, enemys)
    assert (state.is_friend(partners, 0), state.is_friend(enemys, 0)) == (True, False)


@pytest.mark.rule("SW1-CTRL-8")
def test_changing_control_changes_nothing_else() -> None:
    game = scenario(LENT)
    take_control(game.state, game.piece("c5"), 0)
    assert (game.wounds("c5"), game.under("c5"), game.card("c5")) == (2, ["ranger"], "savager")


@pytest.mark.rule("SW1-CTRL-9")
def test_cards_in_hands_and_piles_are_nobodys() -> None:
    game = scenario("""
        south hand savager
        south magic savager
        south discard savager
        south c3 savager
    """)
    assert [piece.square for piece in game.state.own(0) if piece.card.id == "savager"] == [game.piece("c3").square]


@pytest.mark.rule("SW1-CTRL-10")
def test_a_used_move_and_attack_stay_used() -> None:
    """O-31."""
    game = scenario("north c5 savager moved attacked")
    take_control(game.state, game.piece("c5"), 0)
    assert game.piece("c5").marks == HAS_MOVED | HAS_ATTACKED
    game.state.ask_again()
    assert game.moves("c5") == ""


@pytest.mark.rule("SW1-CTRL-11")
def test_what_began_under_another_is_over() -> None:
    """Abilities of the start of a turn are collected when it starts; a later controller has none of them."""
    game = scenario("""
        turn 3 south event
        south a1 tacullu
        north c4 gem-mage
        south hand wall
    """)
    take_control(game.state, game.piece("c4"), 0)
    assert game.state.waiting == []


@pytest.mark.rule("SW1-TAKE-2")
def test_control_without_an_end_lasts() -> None:
    game = scenario(LENT + "south hand wall\nnorth hand wall")
    take_control(game.state, game.piece("c5"), 0)
    while game.state.turn < 5:
        game.play("end")
    assert game.controller("c5") == "south"
