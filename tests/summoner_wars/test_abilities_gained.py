"""Abilities a card has beside the printed ones (ABIL)."""

from __future__ import annotations

import pytest

from tests.summoner_wars.scenario import scenario


@pytest.mark.rule("SW2-ABIL-5")
def test_only_printed_abilities_are_base_abilities() -> None:
    """The chant shares what is printed: not what an event, a champion, a card underneath or a copy gave."""
    game = scenario("""
        turn 3 south summon
        south hand chant-of-entangling
        south c3 sera-eldwyn
        south c4 wind-mage under hellforged-weapon lent swift-shot
        south a2 lioness
        south d5 gwalark
        south active guarding-spirits
    """)
    assert game.seen("c4")["abilities"] == ["push", "cursed", "flight", "guarded", "swift-shot"]
    assert game.seen("a2")["abilities"] == ["momentum", "imbued-life", "guarded"]
    game.play("play chant-of-entangling", "target a2")
    assert game.seen("a2")["abilities"] == ["momentum", "imbued-life", "guarded", "push"]
    assert sorted(game.seen("c4")["abilities"]) == [
        "cursed", "flight", "guarded", "imbued-life", "momentum", "push", "swift-shot",
    ]  # fmt: skip


@pytest.mark.rule("SW2-ABIL-6")
def test_an_ability_gained_twice_is_there_once() -> None:
    entangled = scenario("""
        turn 3 south move
        south f8 abua-shi
        south a1 rhinoceros id 60 boosts 1
        south f1 rhinoceros id 61
        north a2 undead-carrier
        north f4 ret-talus
        south active chant-of-entangling target 60 target 61
    """)
    assert entangled.seen("a1")["abilities"] == ["imbued-speed", "trample"]
    assert "move a1 a4 a2" in entangled.options
    assert not entangled.starting("move a1 a5")  # one boost is one space more, not two
    assert entangled.play("move a1 a4 a2").damage("a2") == 1
    power = scenario("""
        turn 3 south attack
        south magic 2
        south hand chant-of-power chant-of-power
        south c3 abua-shi
        south c4 lioness boosts 2
        north c5 gate
    """).play("play chant-of-power", "play chant-of-power")
    assert power.strength("c4") == 3 + 2
    guarded = scenario("""
        turn 2 north attack
        north b4 bear-cavalry
        north d4 bear-cavalry
        south c4 ember-mage
        south c3 sera-eldwyn
        south active guarding-spirits
        south active guarding-spirits
    """)
    assert guarded.seen("c4")["abilities"] == ["guarded"]
    guarded.play("attack b4 c4", "roll s s s", "attack d4 c4", "roll s s s")
    assert guarded.card("c4") == ""  # the second attack of the turn is not limited


@pytest.mark.rule("SW2-ABIL-7")
def test_flat_bonuses_that_come_with_a_doubled_ability_add_up() -> None:
    game = scenario("""
        turn 3 south attack
        south hand gate
        south c3 sera-eldwyn
        south c4 citadel-knight under hellforged-weapon under hellforged-weapon
        north c5 starting-gate
        south active guarding-spirits
        south active guarding-spirits
        south active holy-judgment boosts 1
        south active holy-judgment boosts 1
    """)
    assert game.seen("c4")["abilities"] == ["engage", "protect", "cursed", "guarded"]
    assert game.strength("c4") == 2 + 2 + 2 + 1 + 1
    game.play("attack c4 c5", "roll s* s s s s s s s")
    assert (game.damage("c5"), game.damage("c4")) == (8, 1)  # cursed once
