"""The Attack Phase: who may attack, and what (ATK)."""

import pytest

from stonehall.kernel import IllegalPlay
from tests.summoner_wars.scenario import Scenario, scenario

# Pile On in hand keeps the Attack Phase open when no attack is left: without anything to decide a phase ends by itself.


def battle_line() -> Scenario:
    """Four cavalry units in a row, each with an enemy gate in front of it that no attack can destroy."""
    return scenario("""
        turn 3 south attack
        south hand pile-on
        south b3 bear-cavalry
        south c3 bear-cavalry
        south d3 bear-cavalry
        south e3 bear-cavalry
        north b4 starting-gate
        north c4 starting-gate
        north d4 starting-gate
        north e4 starting-gate
    """)


# How many attacks, and by whom ----------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-ATK-1")
def test_three_units_attack_once_each_and_a_fourth_may_not() -> None:
    game = battle_line()
    for attack in ("attack b3 b4", "attack c3 c4", "attack d3 d4"):
        assert "attack e3 e4" in game.options
        game.play(attack, "roll s s s")
    assert game.options == ["end", "play pile-on"]
    with pytest.raises(IllegalPlay, match=r"\[SW2-ATK-1\]"):
        game.play("attack e3 e4")
    assert [game.damage(square) for square in ("b4", "c4", "d4", "e4")] == [3, 3, 3, 0]


@pytest.mark.rule("SW2-ATK-1")
def test_only_units_under_own_control_attack() -> None:
    """The slinger fights for south, the cavalry for north, whoever began the game with them."""
    game = scenario("""
        turn 3 south attack
        south c3 horde-slinger owner north
        north c4 bear-cavalry owner south
    """)
    assert game.starting("attack") == ["attack c3 c4"]
    with pytest.raises(IllegalPlay, match=r"\[SW2-ATK-1\]"):
        game.play("attack c4 c3")
    with pytest.raises(IllegalPlay, match=r"\[SW2-ATK-1\]"):
        game.play("attack d4 c4")


@pytest.mark.rule("SW2-ATK-19")
def test_a_unit_attacks_once_even_if_attacks_are_left() -> None:
    game = battle_line().play("attack b3 b4", "roll s s s")
    assert not game.starting("attack b3")
    assert game.starting("attack c3") == ["attack c3 b3", "attack c3 c4", "attack c3 d3"]
    with pytest.raises(IllegalPlay, match=r"\[SW2-ATK-19\]"):
        game.play("attack b3 c3")


@pytest.mark.rule("SW2-ATK-19")
def test_a_unit_attacks_again_when_it_is_given_an_extra_attack() -> None:
    game = scenario("""
        turn 3 south attack
        south magic 1
        south hand enrage-the-horde gate
        south c3 horde-climber
        north c4 starting-gate
    """).play("attack c3 c4", "roll s", "play enrage-the-horde")
    assert game.options == ["attack c3 c4", "pass"]
    game.play("attack c3 c4", "roll s")
    assert game.damage("c4") == 2
    assert game.options == ["discard gate", "end"]


@pytest.mark.rule("SW2-ATK-2")
def test_attackers_need_not_have_moved_and_may_have() -> None:
    game = scenario("""
        turn 3 south move
        south b3 bear-cavalry
        south e3 bear-cavalry
        north c4 gate
        north e4 gate
    """).play("move b3 c3", "end")
    assert game.phase == "attack"
    assert game.starting("attack") == ["attack c3 c4", "attack e3 e4"]


@pytest.mark.rule("SW2-ATK-21")
@pytest.mark.parametrize("summoner", ["svara", "ret-talus", "sneeks"])
def test_summoners_may_attack(summoner: str) -> None:
    game = scenario(f"""
        turn 3 south attack
        south c3 {summoner}
        north c4 gate
    """)
    assert game.starting("attack") == ["attack c3 c4"]


@pytest.mark.rule("SW2-ATK-17")
def test_a_unit_that_is_a_structure_may_attack_but_a_plain_structure_may_not() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 ice-golem
        south e3 gate
        south f3 parapet
        north c4 gate
        north e4 gate
        north f4 gate
    """)
    assert game.starting("attack") == ["attack c3 c4"]
    game.play("attack c3 c4", "roll s sb")
    assert game.damage("c4") == 2


@pytest.mark.rule("SW2-ATK-22")
@pytest.mark.parametrize("phase", ["summon", "move", "build", "magic"])
def test_no_attacks_outside_the_attack_phase(phase: str) -> None:
    """Gate and Golem in hand and the moves of the cavalry keep every phase open."""
    game = scenario(f"""
        turn 3 south {phase}
        south magic 2
        south hand gate ice-golem
        south b2 gate
        south c3 bear-cavalry
        north c4 gate
    """)
    assert game.prompt == f"phase-{phase}"
    assert not game.starting("attack")
    with pytest.raises(IllegalPlay, match=r"\[SW2-ATK-22\]"):
        game.play("attack c3 c4")


@pytest.mark.rule("SW2-ATK-22")
def test_the_opponent_does_not_attack_in_my_attack_phase() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 bear-cavalry
        north c4 undead-warrior
    """)
    assert game.asked == "south"
    assert game.options == ["attack c3 c4", "end"]


@pytest.mark.rule("SW2-ATK-22")
def test_an_effect_may_grant_attacks_in_another_phase() -> None:
    game = scenario("""
        turn 3 south magic
        south magic 1
        south hand enrage-the-horde
        south c3 horde-climber
        north c4 gate
    """).play("play enrage-the-horde", "attack c3 c4", "roll s")
    assert game.damage("c4") == 1


# Targets --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-ATK-4", "SW2-ATK-8", "SW2-ATK-9", "SW2-ATK-10")
def test_a_melee_unit_reaches_the_adjacent_cards_of_every_kind_and_side() -> None:
    """Enemy unit, own unit, enemy structure, own structure; nothing diagonal, nothing two spaces away."""
    game = scenario("""
        turn 3 south attack
        south d4 ollag
        north d5 undead-warrior
        south d3 undead-warrior
        north c4 gate
        south e4 parapet
        north c5 undead-warrior
        north e5 gate
        north d6 undead-warrior
        north b4 gate
    """)
    assert game.starting("attack d4") == ["attack d4 c4", "attack d4 d3", "attack d4 d5", "attack d4 e4"]
    for beyond in ("c5", "e5", "d6", "b4"):
        with pytest.raises(IllegalPlay, match=r"\[SW2-ATK-4\]"):
            game.play(f"attack d4 {beyond}")
    with pytest.raises(IllegalPlay, match=r"\[SW2-ATK-10\]"):
        game.play("attack d4 d4")


@pytest.mark.rule("SW2-ATK-5")
@pytest.mark.parametrize(("square", "legal"), [("d4", True), ("d5", True), ("d6", True), ("d7", False)])
def test_a_ranged_unit_reaches_three_clear_spaces_up_the_column(square: str, legal: bool) -> None:
    game = scenario(f"""
        turn 3 south attack
        south hand pile-on
        south d3 undead-archer
        north {square} gate
    """)
    assert game.starting("attack") == ([f"attack d3 {square}"] if legal else [])
    if not legal:
        with pytest.raises(IllegalPlay, match=r"\[SW2-ATK-5\]"):
            game.play(f"attack d3 {square}")


@pytest.mark.rule("SW2-ATK-5")
def test_a_ranged_unit_reaches_in_all_four_directions() -> None:
    game = scenario("""
        turn 3 south attack
        south c4 undead-archer
        north c7 gate
        north c1 gate
        north a4 gate
        north f4 gate
    """)
    assert game.starting("attack c4") == ["attack c4 a4", "attack c4 c1", "attack c4 c7", "attack c4 f4"]


@pytest.mark.rule("SW2-ATK-6")
@pytest.mark.parametrize("between", ["south d5 frost-mage", "south d5 gate", "north d5 gate", "north d5 parapet"])
def test_any_card_between_blocks_a_ranged_attack(between: str) -> None:
    """The card in between is itself a target, what lies behind it is not."""
    game = scenario(f"""
        turn 3 south attack
        south d4 undead-archer
        {between}
        north d6 gate
    """)
    assert game.starting("attack d4") == ["attack d4 d5"]
    with pytest.raises(IllegalPlay, match=r"\[SW2-ATK-6\]"):
        game.play("attack d4 d6")


@pytest.mark.rule("SW2-ATK-6")
def test_an_own_parapet_lets_ranged_attacks_pass_through() -> None:
    game = scenario("""
        turn 3 south attack
        south d4 undead-archer
        south d5 parapet
        north d6 undead-warrior
        north d7 gate
    """)
    assert game.starting("attack d4") == ["attack d4 d5", "attack d4 d6"]


@pytest.mark.rule("SW2-ATK-7")
@pytest.mark.parametrize("square", ["e5", "e6", "c3", "b6"])
def test_a_ranged_attack_is_neither_diagonal_nor_bent(square: str) -> None:
    game = scenario(f"""
        turn 3 south attack
        south hand pile-on
        south d4 undead-archer
        north {square} gate
    """)
    assert not game.starting("attack")
    with pytest.raises(IllegalPlay, match=r"\[SW2-ATK-7\]"):
        game.play(f"attack d4 {square}")


@pytest.mark.rule("SW2-ATK-18")
def test_a_melee_unit_does_not_attack_through_cards() -> None:
    """Not even through the parapet that lets arrows pass."""
    game = scenario("""
        turn 3 south attack
        south d4 bear-cavalry
        south d5 parapet
        north d6 undead-warrior
    """)
    assert game.starting("attack d4") == ["attack d4 d5"]
    with pytest.raises(IllegalPlay, match=r"\[SW2-ATK-4\]"):
        game.play("attack d4 d6")


@pytest.mark.rule("SW2-ATK-8")
@pytest.mark.parametrize("card", ["gate", "parapet", "ice-golem", "undead-warrior", "gul-dass"])
def test_units_and_structures_alike_can_be_attacked_and_hurt(card: str) -> None:
    game = scenario(f"""
        turn 3 south attack
        south d4 bear-cavalry
        north d5 {card}
    """).play("attack d4 d5", "roll s s s")
    assert game.damage("d5") == 3


@pytest.mark.rule("SW2-ATK-8")
def test_an_empty_space_is_no_target() -> None:
    game = scenario("""
        turn 3 south attack
        south d4 bear-cavalry
        north d5 gate
    """)
    assert game.starting("attack") == ["attack d4 d5"]
    with pytest.raises(IllegalPlay, match=r"\[SW2-ATK-8\]"):
        game.play("attack d4 d3")


@pytest.mark.rule("SW2-ATK-9")
def test_a_friendly_card_may_be_attacked_and_is_hurt() -> None:
    game = scenario("""
        turn 3 south attack
        south d4 bear-cavalry
        south d5 frost-mage
    """).play("attack d4 d5", "roll s s b*")
    assert game.damage("d5") == 2
