"""Abilities that cards of several factions carry, each on one of them."""

from __future__ import annotations

import pytest

from tests.alliances.scenario import scenario


@pytest.mark.rule("SW1-QUOTE-1")
def test_swift_is_for_the_movement_phase() -> None:
    """One extra square there; a free move is no longer than it says."""
    game = scenario("""south c1 shadow-elves-swordsman
        south c6 ranger""")
    assert "c4" in game.moves("c1").split()
    game = scenario("""turn 3 south event
        south hand stalking-advance
        south c1 shadow-elves-swordsman""")
    assert set(game.play("play stalking-advance").starting("move")) == {"move c1 b1", "move c1 c2", "move c1 d1"}


def test_rider_needs_clear_squares() -> None:
    game = scenario("""south c1 melek
        south c5 vine-wall
        north e1 brute""")
    ends = set(game.moves("c1").split())
    assert "c4" in ends
    assert not ends & {"c5", "c6", "e1", "f1"}


def test_flight_passes_everything_but_a_unit_on_a_vine_wall() -> None:
    """SW1-VINE-18."""
    game = scenario("""south c2 deceiver lent flight
        south c3 wall
        north d2 brute
        north d2 vine-wall
        north b2 torodin""")
    ends = set(game.moves("c2").split())
    assert {"c4", "a2"} <= ends
    assert "e2" not in ends


@pytest.mark.rule("SW1-QUOTE-5", "SW1-THRU-4")
def test_trample_wounds_what_it_passes() -> None:
    game = scenario("""south c3 torodin
        north c4 brute
        north d3 kynder
        south b3 scout
        south f1 brute
        north f3 brute""")
    ends = set(game.moves("c3").split())
    assert {"c5", "a3"} <= ends
    assert "e3" not in ends  # Champions are not passed
    game.play("move c3 c5 c4")
    assert (game.card("c5"), game.wounds("c4")) == ("torodin", 1)


def test_trample_over_a_common_that_dies_gains_it_and_does_not_stop_there() -> None:
    game = scenario("""south c3 torodin
        north c4 scout
        south f1 brute""")
    assert "c4" not in game.moves("c3").split()
    game.play("move c3 c5 c4")
    assert (game.card("c4"), game.card("c5"), game.magic("south")) == ("", "torodin", ["scout"])


def test_burrow_goes_farther_and_weakens() -> None:
    game = scenario("""south c3 sand-wyrm
        north c4 brute
        north b3 wall
        south f1 scout""")
    ends = set(game.moves("c3").split())
    assert "c6" in ends
    assert "a3" not in ends  # units, not Walls
    game.play("move c3 c5")
    assert (game.attack("c5"), game.wounds("c4")) == (2, 0)


# Fear -----------------------------------------------------------------------------------------------------------------


def test_fear_is_checked_on_every_step_of_an_enemy_common() -> None:
    game = scenario("""turn 4 north move
        south c4 savager
        north d6 brute
        north a5 torodin
        north f6 brute""")
    game.play("move d6 c5")
    assert game.card("c5") == "brute"
    game.play("roll 4")
    assert (game.card("c5"), game.discard("south")) == ("brute", [])
    game.play("move a5 b4")
    assert (game.card("b4"), game.asked) == ("torodin", "north")  # Champions have no fear


def test_fear_stops_the_move_of_who_runs_away() -> None:
    game = scenario("""turn 4 north move
        south c4 savager
        north c6 brute
        north f6 brute""")
    game.play("move c6 b5 c5", "roll 5")
    assert (game.card("b5"), game.card("c5"), game.discard("south")) == ("", "", ["brute"])


def test_fear_is_not_for_summoned_or_own_units() -> None:
    game = scenario("""turn 4 north summon
        south c4 savager
        north c6 wall
        north hand scout
        north a8 brute""")
    game.play("summon scout c5")
    assert (game.card("c5"), game.asked) == ("scout", "north")
    game = scenario("""south c4 savager
        south c6 scout
        south f1 scout""")
    assert game.play("move c6 c5").asked == "south"


# Attacking ------------------------------------------------------------------------------------------------------------


def test_far_shot_reaches_four_squares() -> None:
    game = scenario("""turn 3 south attack
        south c3 ranger lent far-shot
        south e3 ranger
        north c7 brute
        north e7 brute
        north e4 wall""")
    assert (game.targets("c3"), game.targets("e3")) == ("c7 e3", "c3 e4")


@pytest.mark.rule("SW1-QUOTE-3", "SW1-HIT-8", "SW1-EX-22")
def test_precise_rolls_only_against_walls() -> None:
    lines = """turn 3 south attack
        south c3 savager lent precise
        north c4 {target}
        south f1 scout
        north f2 brute"""
    assert scenario(lines.format(target="torodin")).play("attack c3 c4").wounds("c4") == 3
    assert scenario(lines.format(target="torodin lent tough")).play("attack c3 c4").wounds("c4") == 3
    assert scenario(lines.format(target="torodin lent sluggish")).play("attack c3 c4").wounds("c4") == 3
    wall = scenario(lines.format(target="wall")).play("attack c3 c4")
    assert wall.asked == "chance"
    assert wall.play("roll 3 1 1").wounds("c4") == 1


@pytest.mark.rule("SW1-QUOTE-4")
def test_sluggish_takes_a_wound_for_every_die() -> None:
    game = scenario("""turn 3 south attack
        south c3 savager
        north c4 torodin lent sluggish
        south f1 scout
        north f2 brute""")
    assert game.play("attack c3 c4").wounds("c4") == 3


@pytest.mark.rule("SW1-QUOTE-2", "SW1-HIT-7", "SW1-EX-21")
def test_tough_is_wounded_by_fours_of_opponents() -> None:
    lines = """turn 3 south attack
        south c3 savager
        {seat} c4 brute lent tough
        south f1 scout
        north f2 brute"""
    assert scenario(lines.format(seat="north")).play("attack c3 c4", "roll 3 4 6").wounds("c4") == 2
    assert scenario(lines.format(seat="south")).play("attack c3 c4", "roll 3 4 6").card("c4") == ""


def test_assault_attacks_each_neighbour_once_in_the_order_its_player_likes() -> None:
    game = scenario("""turn 3 south attack
        south c4 hydrake
        north c5 torodin
        north b4 torodin
        north d4 torodin
        south f1 scout
        north f2 brute""")
    game.play("use assault c4 c4")
    assert (game.prompt, game.options) == ("assault", ["target b4", "target c5", "target d4"])
    game.play("target c5", "roll 3 1 1")
    assert game.options == ["target b4", "target d4"]
    game.play("target d4", "roll 3 1 1", "roll 3 1 1")
    assert (game.wounds_on("b4 c5 d4"), game.prompt) == ([1, 1, 1], "phase-attack")
    assert (game.state.attacks, game.starting("use")) == (1, [])


def test_assault_is_no_way_to_attack_while_stunned() -> None:
    game = scenario("""turn 3 south attack
        south c4 hydrake stunned
        north c5 torodin
        north b4 torodin
        south f1 scout
        north f2 brute""")
    assert game.starting("use") == []


def test_escape_costs_one_magic() -> None:
    lines = """turn 3 south attack
        south magic wall
        south c3 sand-goblins-shaman
        north c5 brute
        south f1 scout
        north f2 brute"""
    game = scenario(lines).play("attack c3 c5", "roll 1 1")
    assert (game.prompt, game.options) == ("escape", ["pass", "yes"])
    game.play("yes", "move c3 c1")
    assert (game.card("c1"), game.magic("south"), game.discard("south")) == ("sand-goblins-shaman", [], ["wall"])
    poor = lines.replace("south magic wall", "south a2 wall")
    assert scenario(poor).play("attack c3 c5", "roll 1 1").prompt == "phase-attack"


def test_knock_around_moves_a_wounded_survivor_in_a_straight_line() -> None:
    lines = """turn 3 south attack
        south c3 brute
        north c4 torodin
        north c8 wall
        south f1 scout
        north f2 brute"""
    game = scenario(lines).play("attack c3 c4", "roll 3")
    assert game.prompt == "free-move"
    assert set(game.options) == {
        "pass", "move c4 b4", "move c4 a4", "move c4 d4", "move c4 e4", "move c4 f4", "move c4 c5", "move c4 c6",
        "move c4 c7",
    }  # fmt: skip
    assert game.play("move c4 f4").card("f4") == "torodin"
    assert scenario(lines).play("attack c3 c4", "roll 2").prompt == "phase-attack"


# Being attacked -------------------------------------------------------------------------------------------------------


def test_shield_of_light_covers_commons_within_two_squares() -> None:
    lines = """turn 3 south attack
        south c3 savager
        north c4 {target}
        north d5 torodin lent shield-of-light
        south f1 scout
        north f2 brute"""
    assert scenario(lines.format(target="brute")).play("attack c3 c4", "roll 3 3 4").wounds("c4") == 1
    assert scenario(lines.format(target="kynder")).play("attack c3 c4", "roll 3 3 4").wounds("c4") == 3
    far = lines.replace("d5", "d6").format(target="brute")
    assert scenario(far).play("attack c3 c4", "roll 3 3 1").wounds("c4") == 2


def test_camouflage_hides_from_afar() -> None:
    game = scenario("""turn 3 south attack
        south c3 ranger
        south d5 ranger
        north c5 javelineer""")
    assert (game.targets("c3"), game.targets("d5")) == ("", "c5")


# Destroying -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wounds", "prompt"), [(0, "phase-attack"), (1, "life-drain")])
def test_life_drain_needs_a_wound(wounds: int, prompt: str) -> None:
    game = scenario(f"""turn 3 south attack
        south c3 parasite wounds {wounds}
        north c4 deceiver
        south f1 deceiver
        north f2 brute""")
    assert game.play("attack c3 c4", "roll 3").prompt == prompt


def test_stun_does_not_forbid_abilities_instead_of_attacking() -> None:
    """SW1-ATK-15: only moving and attacking are forbidden."""
    game = scenario("""turn 3 south attack
        south c3 storm-mage stunned
        north c4 brute
        south f1 scout
        north f2 brute""")
    assert (game.targets("c3"), bool(game.starting("use"))) == ("", True)
