"""The steps of an attack: how many dice, what they do, and what comes before the target is chosen (ATK)."""

import pytest

from stonehall.games.summoner_wars.attack import roll_attack
from stonehall.games.summoner_wars.effects import damage
from stonehall.kernel import IllegalPlay
from tests.summoner_wars.scenario import scenario

# Steps and dice -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-ATK-3")
def test_target_then_roll_then_damage() -> None:
    game = scenario("""
        turn 3 south attack
        south d4 bear-cavalry
        north d5 gate
        north d3 gate
    """).play("attack d4 d5")
    assert (game.asked, game.prompt) == ("chance", "roll")
    assert game.damage("d5") == 0
    game.play("roll s s b*")
    assert (game.damage("d5"), game.damage("d3")) == (2, 0)
    assert [event.id for event in game.log][:3] == ["attacked", "rolled", "damaged"]


@pytest.mark.rule("SW2-ATK-11")
@pytest.mark.parametrize(
    ("attacker", "dice"),
    [("frost-mage", 1), ("horde-climber", 1), ("svara", 3), ("dragos", 4), ("the-eater", 5), ("gul-dass", 2)],
)
def test_as_many_dice_as_the_strength(attacker: str, dice: int) -> None:
    game = scenario(f"""
        turn 3 south attack
        south d4 {attacker}
        north d5 starting-gate
    """).play("attack d4 d5")
    for wrong in (dice - 1, dice + 1):
        with pytest.raises(IllegalPlay):
            game.play(f"roll {'sb ' * wrong}".strip())
    game.play(f"roll {'sb ' * dice}")
    assert game.damage("d5") == dice


@pytest.mark.rule("SW2-ATK-11")
@pytest.mark.parametrize(
    ("attacker", "dice"),
    [
        ("gul-dass damage 3", 5),
        ("undead-warrior boosts 2", 4),
        ("bear-cavalry bonus 1", 4),
        ("undead-carrier under hellforged-weapon", 4),
        ("blarf boosts 3", 3),
    ],
)
def test_current_strength_counts_not_the_printed_one(attacker: str, dice: int) -> None:
    game = scenario(f"""
        turn 3 south attack
        south d4 {attacker}
        north d5 starting-gate
    """).play("attack d4 d5", f"roll {'sb ' * dice}")
    assert game.damage("d5") == dice


@pytest.mark.rule("SW2-ATK-12")
def test_without_strength_the_attack_takes_place_without_dice() -> None:
    """Blarf has strength 0: no roll is asked for, no damage is dealt, but his attack has been made on that target."""
    game = scenario("""
        turn 3 south attack
        south hand pile-on
        south d4 blarf
        north d5 gate
    """).play("attack d4 d5")
    assert (game.asked, game.prompt) == ("south", "phase-attack")
    assert len(game.told("attacked")) == 1
    assert game.damage("d5") == 0
    assert not game.starting("attack")
    assert game.state.view(0)["attacks_left"] == 2


EVERY_FACE = "roll sb s* b* s"


@pytest.mark.rule("SW2-ATK-13", "SW2-ATK-14")
def test_melee_units_count_swords_only() -> None:
    """One of each face shows three swords, two bows and two specials."""
    game = scenario("""
        turn 3 south attack
        south d4 dragos
        north d5 gate
    """).play("attack d4 d5", EVERY_FACE)
    assert game.damage("d5") == 3


@pytest.mark.rule("SW2-ATK-13", "SW2-ATK-14")
def test_ranged_units_count_bows_only() -> None:
    game = scenario("""
        turn 3 south attack
        south d3 frost-mage
        south d2 gate
        south c3 gate
        south e3 gate
        north d5 gate
    """).play("attack d3 d5", EVERY_FACE)
    assert game.damage("d5") == 2


@pytest.mark.rule("SW2-ATK-14")
@pytest.mark.parametrize(("attacker", "roll"), [("horde-climber", "roll b*"), ("frost-mage", "roll s*")])
def test_a_special_alone_does_nothing(attacker: str, roll: str) -> None:
    game = scenario(f"""
        turn 3 south attack
        south d4 {attacker}
        north d5 gate
    """).play("attack d4 d5", roll)
    assert game.damage("d5") == 0


@pytest.mark.rule("SW2-ATK-14")
def test_specials_count_where_an_effect_says_so() -> None:
    """An Ice Smith underneath makes each special two more swords; Life Drain makes it one more."""
    armed = scenario("""
        turn 3 south attack
        south d4 bear-cavalry under ice-smith
        north d5 starting-gate
    """).play("attack d4 d5", "roll b* s* s")
    assert armed.damage("d5") == 6
    drained = scenario("""
        turn 3 south attack
        south d4 dragos
        south c3 undead-warrior
        north d5 starting-gate
    """).play("open life-drain d4 c3", "roll b* s* s sb")
    assert drained.damage("d5") == 5


@pytest.mark.rule("SW2-ATK-15")
def test_a_ranged_unit_uses_bows_against_an_adjacent_target() -> None:
    game = scenario("""
        turn 3 south attack
        south d4 undead-archer
        north d5 gate
    """).play("attack d4 d5", "roll s s* b*")
    assert game.damage("d5") == 1


@pytest.mark.rule("SW2-ATK-16")
def test_damage_by_an_ability_is_no_attack() -> None:
    """Ice Shards hurts an enemy unit: no boost for Jarmund's Momentum, no attack used, and inaction is punished."""
    game = scenario("""
        turn 3 south build
        south hand pile-on
        south c3 jarmund boosts 1
        south c5 gate
        south d5 bear-cavalry
        north c6 undead-warrior
    """)
    assert (game.asked, game.prompt) == ("south", "ice-shards")
    game.play("yes")
    assert game.damage("c6") == 1
    assert game.boosts("c3") == 0
    assert game.state.view(0)["attacks_left"] == 3
    assert not game.told("attacked")
    game.play("end")
    assert game.damage("a1") == 1


# Before the attack ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-ATK-20")
def test_what_happens_before_an_attack_comes_before_the_choice_of_a_target() -> None:
    """Dragos drains a neighbour first; only then he chooses among the cards that are left."""
    game = scenario("""
        turn 3 south attack
        south d4 dragos
        south d3 undead-warrior
        north d5 gate
        north e4 gate
    """).play("open life-drain d4 d3")
    assert game.card("d3") == ""
    assert (game.asked, game.prompt) == ("south", "attack-target")
    assert game.options == ["target d5", "target e4"]
    game.play("target e4", "roll s s s s")
    assert (game.damage("d5"), game.damage("e4")) == (0, 4)


@pytest.mark.rule("SW2-ATK-20")
def test_what_the_opening_triggers_also_comes_before_the_choice_of_a_target() -> None:
    """The drained cultist burns the slinger between them to death: it can no longer be chosen."""
    game = scenario("""
        turn 3 south attack
        south d4 dragos
        south c3 hellfire-cultist
        north d3 horde-slinger
        north d5 gate
        north e4 gate
    """).play("open life-drain d4 c3")
    assert game.card("d3") == ""
    assert game.options == ["target d5", "target e4"]


@pytest.mark.rule("SW2-ATK-20")
def test_an_opened_attack_without_a_target_left_is_used_up() -> None:
    """The only card in reach is the one that is sacrificed."""
    game = scenario("""
        turn 3 south attack
        south hand pile-on
        south d4 dragos
        south d3 undead-warrior
    """).play("open life-drain d4 d3")
    assert game.options == ["end", "play pile-on"]
    assert game.state.view(0)["attacks_left"] == 2
    game.play("end")
    assert game.damage("a1") == 1


@pytest.mark.rule("SW2-ATK-20")
def test_a_target_gone_before_the_roll_ends_the_attack() -> None:
    """No card of today destroys it between target and roll, so the test does, and lets the roll come again."""
    game = scenario("""
        turn 3 south attack
        south hand pile-on
        south d4 bear-cavalry
        north d5 undead-warrior
        north d3 gate
    """).play("attack d4 d5")
    damage(game.state, [game.piece("d5")], 4)
    game.state.decision = None
    game.state.push(roll_attack)
    game.state.run()
    assert game.options == ["end", "play pile-on"]
    assert not game.told("rolled")
    assert game.state.view(0)["attacks_left"] == 2
    game.play("end")
    assert game.damage("a1") == 0


@pytest.mark.rule("SW2-ATK-20")
def test_who_is_gone_before_the_target_is_chosen_attacks_nobody() -> None:
    """The Ice Golem lives by Ollag's Cold Snap alone; whom it drains for its attack is Ollag."""
    game = scenario("""
        turn 3 south attack
        south c3 ice-golem damage 5 lent life-drain
        south c4 ollag
        south f1 frost-mage
        north d3 undead-archer
        north f2 gate
    """)
    assert game.life("c3") == 1
    game.play("open life-drain c3 c4")
    assert (game.card("c4"), game.card("c3")) == ("", "")
    assert (game.prompt, game.starting("attack")) == ("phase-attack", ["attack f1 f2"])
    assert (game.damage("d3"), game.told("attacked")) == (0, [])
