"""The two kinds of gate: what is printed on them and what they do."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.cards import BY_ID, NO_ATTACK
from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import scenario


@pytest.mark.card("gate", "starting-gate")
def test_gates_as_printed() -> None:
    for id, life in (("gate", 5), ("starting-gate", 10)):
        card = BY_ID[id]
        assert (card.class_names(), card.cost, card.life, card.gate) == (["structure"], 0, life, True)
        assert (card.attack, card.symbols, card.faction, card.abilities) == (NO_ATTACK, (), "", ())


@pytest.mark.card("gate")
def test_a_gate_is_built_for_nothing_and_serves_the_next_summon_phase() -> None:
    game = scenario("""
        turn 3 south build
        south hand gate frost-mage
        south magic 1
    """)
    game.play("build gate c2")
    assert (game.card("c2"), game.life("c2"), game.magic("south")) == ("gate", 5, 1)
    game = scenario("""
        turn 5 south summon
        south hand frost-mage
        south magic 1
        south c2 gate
        north d2 gate
    """)
    assert game.starting("summon") == ["summon frost-mage b2", "summon frost-mage c1", "summon frost-mage c3"]


@pytest.mark.card("starting-gate", "gate")
def test_gates_neither_move_nor_attack_but_are_attacked_and_pay_when_destroyed() -> None:
    game = scenario("""
        turn 3 south attack
        south d3 ollag
        south c3 gate
        south b3 frost-mage
        north d4 starting-gate damage 8
        north e3 gate damage 2
    """)
    assert game.starting("attack d3") == ["attack d3 c3", "attack d3 d4", "attack d3 e3"]
    game.play("attack d3 d4", "roll s sb b*")
    assert (game.card("d4"), game.magic("south"), game.discard("north")) == ("", 1, ["starting-gate"])
    with pytest.raises(IllegalPlay, match="SW2-CLASS-6]"):
        game.play("attack c3 d3")
    assert not scenario("turn 3 south move\nsouth d3 starting-gate").starting("move d3")
