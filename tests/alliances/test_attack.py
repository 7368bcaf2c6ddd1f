"""The Attack Phase, hits and wounds (ATK, HIT, WND)."""

from __future__ import annotations

import pytest

from stonehall.games.alliances.abilities import ability
from stonehall.games.alliances.attack import begin_attack, wounds_of
from stonehall.games.alliances.effects import wound
from tests.alliances.scenario import Scenario, example, scenario, to_phase

# No card of these decks is sluggish: the ability of the rulebook, in its words.
ability("sluggish", no_dice=lambda s, me, attacker, target: target is me)

FOUR_ATTACKERS = """
    turn 3 south attack
    south b4 boarboon
    south c4 boarboon
    south d4 boarboon
    south e4 boarboon
    north b5 wall
    north c5 wall
    north d5 wall
    north e5 wall
"""


def attacked(unit: str, *roll: str, by: str = "boarboon") -> Scenario:
    """A unit on c5 has been attacked from c4 with a roll."""
    game = scenario(f"""
        turn 3 south attack
        south c4 {by}
        north c5 {unit}
    """)
    game.play("attack c4 c5", *roll)
    return game


@pytest.mark.rule("SW1-ATK-1", "SW1-ATK-2", "SW1-ATK-3")
def test_three_units_attack_once_each() -> None:
    game = scenario(FOUR_ATTACKERS)
    game.play("attack b4 b5", "roll 1 1")
    assert game.targets("b4") == ""
    game.play("attack c4 c5", "roll 1 1", "attack d4 d5", "roll 1 1")
    assert game.targets("e4") == ""
    assert game.turn_of == "north"


@pytest.mark.rule("SW1-ATK-4", "SW1-EX-44", "SW1-SPEC-7")
def test_a_unit_with_several_attacks_takes_one_place() -> None:
    game = example("EX-44")
    game.play("attack b4 b5", "roll 1")
    assert game.prompt == "free-attack"
    game.play("attack b4 b5", "roll 1")
    game.play("attack c4 c5", "roll 1 1", "attack d4 d5", "roll 1 1")
    assert game.targets("e4") == ""


@pytest.mark.rule("SW1-ATK-5")
def test_one_attack_is_resolved_before_the_next_is_declared() -> None:
    game = scenario(FOUR_ATTACKERS)
    game.play("attack b4 b5")
    assert game.asked == "chance"
    assert game.starting("attack") == []
    game.play("roll 3 3")
    assert game.wounds("b5") == 2
    assert {text.split()[1] for text in game.starting("attack")} == {"c4", "d4", "e4"}


@pytest.mark.rule("SW1-ATK-6", "SW1-ATK-9", "SW1-EX-10")
def test_swords_reach_adjacent_cards_only() -> None:
    game = example("EX-10")
    assert game.targets("c4") == "b4 c3 c5 d4"
    assert (
        scenario("""
        turn 3 south attack
        south c4 boarboon
        south a8 wall
        north c6 boarboon
    """).turn_of
        == "north"
    )


@pytest.mark.rule("SW1-ATK-7", "SW1-ATK-9", "SW1-EX-11")
def test_bows_reach_along_rows_and_columns() -> None:
    assert example("EX-11").targets("c4") == "a4 c1 c7 f4"


@pytest.mark.rule("SW1-ATK-8", "SW1-EX-12")
def test_an_own_card_blocks_the_line_of_fire() -> None:
    assert example("EX-12").targets("c4") == "c5"


@pytest.mark.rule("SW1-ATK-7", "SW1-ATK-22", "SW1-EX-11")
@pytest.mark.parametrize("square", ["c5", "c6", "c7", "d4", "e4", "f4", "b4", "a4", "c3", "c2", "c1"])
def test_bows_reach_three_squares_in_a_line(square: str) -> None:
    """The distance is at most 3 (O-03)."""
    game = scenario(f"""
        turn 3 south attack
        south a8 tacullu
        south c4 murk
        north {square} boarboon
    """)
    assert game.targets("c4") == square


@pytest.mark.rule("SW1-ATK-7", "SW1-ATK-9", "SW1-EX-11")
@pytest.mark.parametrize("square", ["c8", "d5", "e6"])
def test_bows_reach_no_farther_and_not_round_corners(square: str) -> None:
    game = scenario(f"""
        turn 3 south attack
        south a8 tacullu
        south c4 murk
        south b4 boarboon
        north {square} boarboon
    """)
    assert game.targets("c4") == "b4"


@pytest.mark.rule("SW1-ATK-8", "SW1-EX-12", "SW1-WALL-2")
@pytest.mark.parametrize("between", ["south c5 boarboon", "north c6 boarboon", "south c5 wall", "north c6 vine-wall"])
def test_any_card_blocks_the_line_of_fire(between: str) -> None:
    game = scenario(f"""
        turn 3 south attack
        south c4 murk
        north c7 boarboon
        {between}
    """)
    square = between.split()[1]
    place = square + "-vine" if "vine" in between else square
    assert game.targets("c4") == place  # the blocking card itself may be attacked


@pytest.mark.rule("SW1-ATK-10", "SW1-WALL-4")
def test_targets_are_cards_units_and_walls() -> None:
    game = scenario("""
        turn 3 south attack
        south c4 boarboon
        north c5 wall wounds 8
    """)
    assert game.targets("c4") == "c5"
    game.play("attack c4 c5", "roll 1 5")
    assert (game.card("c5"), game.magic("south")) == ("", ["wall"])


@pytest.mark.rule("SW1-ATK-11", "SW1-DEST-3")
def test_own_cards_may_be_attacked() -> None:
    game = scenario("""
        turn 3 south attack
        south a2 boarboon
        south a3 ranger
        south b2 wall
    """)
    assert game.targets("a2") == "a1 a3 b2"
    game.play("attack a2 a3", "roll 3 3")
    assert game.magic("south") == ["ranger"]


@pytest.mark.rule("SW1-ATK-12")
def test_no_unit_attacks_itself() -> None:
    game = scenario("""
        turn 3 south attack
        south c4 murk
        south c4 vine-wall
    """)
    assert game.targets("c4") == "c4-vine"


@pytest.mark.rule("SW1-ATK-14")
def test_an_attack_without_dice_is_an_attack() -> None:
    """O-29."""
    game = scenario("""
        turn 3 south attack
        south c4 deep-dwarves-scholar
        north c5 boarboon
        north d5 boarboon
        south d4 boarboon
    """)
    game.play("attack c4 c5")
    assert (game.state.attacks, game.wounds("c5"), game.targets("c4")) == (1, 0, "")


@pytest.mark.rule("SW1-ATK-15", "SW1-ATK-16", "SW1-ABIL-2", "SW1-ABIL-3")
def test_abilities_instead_of_attacking_take_a_place() -> None:
    """They may be left unused; who used one does not attack, and the other way round."""
    game = scenario("""
        turn 3 south attack
        south c4 hellfire-drake
        north c5 boarboon
        north b4 boarboon
        south e2 boarboon
        south e1 boarboon
    """)
    assert len(game.starting("use greater-hellfire")) == 1
    assert game.targets("c4") != ""
    game.play(*game.starting("use greater-hellfire"))
    assert (game.wounds_on("c5 b4"), game.state.attacks, game.told("attacked")) == ([1, 1], 1, [])
    assert game.targets("c4") == ""
    other = scenario("""
        turn 3 south attack
        south c4 hellfire-drake
        north c5 boarboon
        south e2 boarboon
        south e1 boarboon
    """)
    other.play("attack c4 c5", "roll 1 1 1")
    assert other.starting("use greater-hellfire") == []


@pytest.mark.rule("SW1-ATK-17", "SW1-SUM-10")
def test_a_fresh_unit_may_attack_at_once() -> None:
    game = scenario("""
        turn 3 south summon
        south c3 wall
        south hand boarboon
        south magic wall wall wall
        north c5 wall
    """)
    game.play("summon boarboon c4")
    to_phase(game, "move")
    assert game.moves("c4") != ""
    to_phase(game, "attack")
    assert "c5" in game.targets("c4").split()


@pytest.mark.rule("SW1-ATK-18", "SW1-SIM-3")
def test_one_roll_for_several_cards_and_nothing_is_removed_before_all_are_wounded() -> None:
    game = scenario("""
        turn 3 south attack
        south c4 murk
        north c5 ranger
        north d4 savager
        north b4 boarboon
    """)
    targets = [game.piece(square) for square in ("d4", "c5", "b4")]
    begin_attack(game.state, game.piece("c4"), targets)
    game.state.decision = None
    game.state.run()
    game.play("roll 3 5")
    assert game.wounds_on("d4 b4") == [2, 2]
    assert game.magic("south") == ["ranger"]
    order = [event.id for event in game.log if event.id in ("wounded", "destroyed")]
    assert order == ["wounded", "wounded", "wounded", "destroyed"]
    assert [event.args[1] for event in game.told("wounded")] == [target.place for target in targets]


@pytest.mark.rule("SW1-ATK-19")
def test_summoners_attack_and_walls_do_not() -> None:
    game = scenario("""
        turn 3 south attack
        south c4 mugglug
        south b5 wall
        north c5 boarboon
    """)
    assert game.targets("c4") == "c5"
    assert game.targets("b5") == ""


@pytest.mark.rule("SW1-ATK-20")
def test_without_a_target_the_attack_ends_and_is_used_up() -> None:
    """O-28."""
    game = scenario(FOUR_ATTACKERS.replace("north b5 wall", "north b5 ranger"))
    state = game.state
    begin_attack(state, game.piece("b4"), [game.piece("b5")])
    wound(state, [game.piece("b5")], 1, 1)
    state.decision = None
    state.run()
    assert (state.attack, game.told("rolled")) == (None, [])


@pytest.mark.rule("SW1-ATK-21", "SW1-TURN-12")
def test_a_turn_without_attacks_costs_nothing() -> None:
    game = scenario(FOUR_ATTACKERS)
    game.play("end")
    assert (game.turn_of, game.wounds("a1")) == ("north", 0)


# Hits and wounds ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW1-HIT-1", "SW1-HIT-2", "SW1-HIT-10", "SW1-DEST-1", "SW1-EX-13")
def test_three_and_more_is_a_hit_and_a_wound() -> None:
    """The Hellfire Drake attacks a Prisoner, who has a life of 2."""

    def after(*roll: str) -> Scenario:
        return example("EX-13").play("attack c4 c5", *roll)

    for roll in ("roll 2 4 6", "roll 3 3 3"):
        assert (after(roll).card("c5"), after(roll).magic("south")) == ("", ["prisoner"])
    assert [after(roll).wounds("c5") for roll in ("roll 2 2 3", "roll 1 2 2")] == [1, 0]
    own = example("EX-13", ("north c5 prisoner", "south c5 prisoner")).play("attack c4 c5", "roll 3 3 3")
    assert (own.magic("south"), own.magic("north")) == (["prisoner"], [])


@pytest.mark.rule("SW1-HIT-3", "SW1-HIT-4", "SW1-HIT-7", "SW1-QUOTE-2", "SW1-WND-1", "SW1-EX-21")
def test_tough_units_take_wounds_from_four_on_from_opponents_only() -> None:
    game = example("EX-21").play("attack c4 c5", "roll 3 4 6")
    assert game.wounds("c5") == 2
    assert game.told("rolled")[0].args[4:] == (2, 3, 4, 6)
    own = example("EX-21", ("north c5 deep-dragon", "south c5 deep-dragon")).play("attack c4 c5", "roll 3 4 6")
    assert own.magic("south") == ["deep-dragon"]


@pytest.mark.rule("SW1-HIT-5", "SW1-HIT-8", "SW1-QUOTE-3", "SW1-EX-22")
def test_precise_units_roll_no_dice_against_units() -> None:
    game = example("EX-22").play("attack b4 b5", "pass", "attack c4 c5", "pass")
    assert (game.magic("south"), game.wounds("c5")) == (["gem-priestess"], 2)
    assert [event.args[4:] for event in game.told("rolled")] == [(2,), (2,)], "wounds, and no dice after them"
    assert game.play("attack d4 d5", "roll 2 3", "pass").wounds("d5") == 1
    assert attacked("hellfire-drake", by="boarboon lent precise bonus 1").wounds("c5") == 3


@pytest.mark.rule("SW1-HIT-6", "SW1-QUOTE-4", "SW1-EX-22")
def test_precise_against_sluggish_counts_once() -> None:
    assert attacked("hellfire-drake lent sluggish", by="boarboon lent precise").wounds("c5") == 2
    assert attacked("hellfire-drake lent sluggish", by="hellfire-drake").wounds("c5") == 3


@pytest.mark.rule("SW1-HIT-9", "SW1-HIT-13")
def test_placed_wounds_are_no_hits_and_ignore_protection() -> None:
    game = scenario("north c5 savager lent tough")
    wound(game.state, [game.piece("c5")], 1, 0)
    assert (game.wounds("c5"), game.told("rolled"), game.told("attacked")) == (1, [], [])


@pytest.mark.rule("SW1-HIT-11")
def test_wounds_stay() -> None:
    game = attacked("savager", "roll 1 3")
    game.play("end")
    assert game.wounds("c5") == 1


@pytest.mark.rule("SW1-HIT-12")
def test_wounds_beyond_the_life_do_nothing_more() -> None:
    game = attacked("ranger", "roll 3 3 3", by="hellfire-drake")
    assert game.magic("south") == ["ranger"]


@pytest.mark.rule("SW1-POIS-1")
def test_poison_counts_as_a_wound_and_lowers_the_dice() -> None:
    game = attacked("hellfire-drake", "roll 3 4", by="boarboon poison 1")
    assert game.wounds("c5") == 1
    assert (game.wounds("c4"), game.life("c4")) == (1, 2)


@pytest.mark.rule("SW1-POIS-2")
@pytest.mark.parametrize(("squares", "targets"), [(0, "c5"), (1, "c5"), (2, "")])
def test_a_poisoned_unit_that_moved_far_does_not_attack(squares: int, targets: str) -> None:
    game = scenario(f"""
        turn 3 south attack
        south c4 boarboon poison 1 squares {squares}
        north c5 boarboon
        south e4 boarboon
        north e5 boarboon
    """)
    assert game.targets("c4") == targets


def test_reckless_units_hit_on_four_and_more() -> None:
    """What is no hit gives no wound, whatever it shows (Reckless)."""
    game = scenario("""
        turn 3 south attack
        south c4 boarboon
        north c5 boarboon
    """)
    state = game.state
    assert wounds_of(state, game.piece("c4"), game.piece("c5"), (2, 3, 4), 3) == 2
