"""Moving and being forced toward a card and away from it (DIR)."""

from __future__ import annotations

import pytest

from tests.summoner_wars.scenario import scenario


@pytest.mark.rule("SW2-DIR-1")
def test_toward_lowers_the_distance() -> None:
    position = """
        turn 3 south summon
        south hand hypnotic-call
        south c3 tacullu
        north {square} gul-dass
    """
    for square, nearer in (("e5", ["d5", "e4"]), ("c6", ["c5"]), ("a2", ["a3", "b2"])):
        game = scenario(position.format(square=square)).play("play hypnotic-call")
        assert game.options == ["pass", *[f"to {end}" for end in nearer]]
    beside = scenario(position.format(square="c4")).play("play hypnotic-call")
    assert beside.prompt == "phase-move"  # next to her already: no space is nearer


@pytest.mark.rule("SW2-DIR-2")
def test_away_raises_the_distance() -> None:
    position = """
        turn 3 south attack
        south hand gate
        south a1 svara attacked
        south c3 {attacker}
        north {target} gul-dass
        south active brutal-force
    """
    for attacker, target, farther in (
        ("border-archer", "c5", ["b5", "c6", "d5"]),
        ("bear-cavalry", "c4", ["b4", "c5", "d4"]),
        ("border-archer", "a3", ["a2", "a4"]),
    ):
        game = scenario(position.format(attacker=attacker, target=target))
        game.play(f"attack c3 {target}", "roll" + " sb" * game.strength("c3"))
        assert (game.prompt, game.options) == ("may-force-to", ["pass", *[f"to {end}" for end in farther]])


@pytest.mark.rule("SW2-DIR-2", "SW2-DIR-3")
def test_one_step_away_within_a_longer_move_counts() -> None:
    position = """
        turn 3 south move
        south c5 bear-cavalry
        south f1 lioness
        north c4 deceiver
    """
    for end in ("c5", "b4", "d4", "c6", "c7"):  # out and back, round a corner, straight away
        assert scenario(position).play(f"move c5 {end}").damage(end) == 1
    nearer = scenario(position.replace("c5 bear", "c6 bear"))
    assert nearer.play("move c6 c5").damage("c5") == 0  # toward only


@pytest.mark.rule("SW2-DIR-3")
def test_a_force_away_counts_like_a_move() -> None:
    game = scenario("""
        turn 3 south attack
        south a1 tacullu
        south c4 deceiver
        south d6 wind-mage
        north c5 gul-dass
        north c7 gul-dass
    """).play("use push d6 c5", "to b5")
    assert game.damage("b5") == 1


@pytest.mark.rule("SW2-DIR-4")
def test_exchanging_placing_and_replacing_are_neither_toward_nor_away() -> None:
    exchanged = scenario("""
        turn 3 south attack
        south c5 sneeks
        south e7 horde-climber
        north c4 deceiver
        north d5 gate
        north e6 deceiver
    """).play("use sly c5 e7")
    assert (exchanged.damage("e7"), exchanged.damage("c5")) == (0, 0)
    placed = scenario("""
        turn 3 south attack targeted
        south hand gate
        south c2 queen-maldaria boosts 1 attacked
        south c5 ember-archer attacked
        north c4 deceiver
    """).play("target c5", "to c1")
    assert (placed.card("c1"), placed.damage("c1")) == ("ember-archer", 0)
    replaced = scenario("""
        turn 3 south attack
        south hand gate
        south c5 undead-archer attacked
        south e6 bear-cavalry
        north c4 deceiver
        north e5 undead-carrier
    """).play("attack e6 e5", "roll s s s", "yes")
    assert (replaced.card("e5"), replaced.damage("e5")) == ("undead-archer", 0)
