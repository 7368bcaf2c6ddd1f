"""Cards the rulebook speaks of, and what replaces a move (QUOTE, MOVE-15)."""

from __future__ import annotations

import pytest

from tests.alliances.scenario import scenario


@pytest.mark.rule("SW1-QUOTE-7")
def test_karthos_calls_the_dead_of_an_opponent() -> None:
    """A Fallen Kingdom Common (Fallen Phoenix counts) for its summon cost, next to him, precise this turn."""
    game = scenario("""
        turn 3 south attack
        south a1 immortal-elien
        south c4 karthos
        south magic wall wall wall
        north c5 wall
        north discard harbinger boarboon
    """)
    game.play(*game.starting("use wrathful-dead")[:1])
    while game.asked == "south" and game.prompt != "phase-attack":
        wanted = [text for text in game.options if "harbinger" in text or text == "to d4"]
        game.play(wanted[0] if wanted else game.options[0])
    assert game.card("d4") == "harbinger"
    assert "precise" in game.abilities("d4")
    assert (len(game.magic("south")), game.discard("north")) == (1, ["boarboon"])


@pytest.mark.rule("SW1-MOVE-15")
def test_what_replaces_a_move_takes_a_mover_and_is_no_move() -> None:
    """Miners are placed next to each other instead of moving, once the tunnels are paid for."""
    game = scenario("""
        turn 3 south event
        south a1 tundle
        south c4 miner
        south e2 miner
        south hand wall
        south magic wall
    """)
    game.play("end")
    if "yes" in game.options:
        game.play("yes")
    uses = game.starting("use tunnel c4")
    assert uses != []
    game.play(uses[0])
    while game.asked == "south" and game.prompt != "phase-move":
        game.play(game.options[0])
    assert (game.state.moves, game.told("moved"), game.card("c4")) == (1, [], "")
