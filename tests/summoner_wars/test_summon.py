"""The Summon Phase (SUM)."""

from __future__ import annotations

import pytest

from tests.summoner_wars.scenario import scenario


@pytest.mark.rule("SW2-SUM-1")
def test_any_number_of_units_may_be_summoned() -> None:
    game = scenario("""
        turn 3 south summon
        south hand ice-smith ice-smith ice-smith ice-smith horde-slinger horde-slinger ice-repair
        south b2 gate
        south e2 gate
    """)
    for square in ("b1", "a2", "c2", "b3"):
        game.play(f"summon ice-smith {square}")
    game.play("summon horde-slinger e3", "summon horde-slinger f2")
    assert [game.card(square) for square in ("b1", "a2", "c2", "b3", "e3", "f2")] == ["ice-smith"] * 4 + [
        "horde-slinger"
    ] * 2
    assert game.hand("south") == ["ice-repair"]


@pytest.mark.rule("SW2-SUM-1")
def test_nobody_has_to_summon() -> None:
    game = scenario("turn 3 south summon\nsouth magic 5\nsouth hand frost-mage\nsouth c3 gate")
    game.play("end")
    assert (game.phase, game.hand("south"), game.magic("south")) == ("move", ["frost-mage"], 5)


@pytest.mark.rule("SW2-SUM-2")
def test_a_summoned_unit_is_paid_and_comes_from_the_hand() -> None:
    game = scenario("turn 3 south summon\nsouth magic 7\nsouth hand ollag frost-mage frost-mage\nsouth c3 gate")
    game.play("summon ollag c4")
    assert (game.magic("south"), game.hand("south")) == (2, ["frost-mage", "frost-mage"])
    assert (game.card("c4"), game.damage("c4"), game.boosts("c4")) == ("ollag", 0, 0)
    assert game.refusal("summon ollag c2") == ["SW2-HAND-1", "SW2-COST-2"]
    game.play("summon frost-mage c2")
    assert (game.magic("south"), game.hand("south"), game.card("c2")) == (1, ["frost-mage"], "frost-mage")


@pytest.mark.rule("SW2-SUM-3")
def test_units_are_summoned_on_empty_spaces_next_to_an_own_gate() -> None:
    game = scenario("""
        turn 3 south summon
        south hand ice-smith
        south d3 gate
        south c3 frost-mage
        north d4 undead-warrior
        north b6 gate
    """)
    assert game.summons("ice-smith") == "d2 e3"
    for square in ("c2", "c4", "e2", "e4"):  # diagonal to the gate
        assert game.refusal(f"summon ice-smith {square}") == ["SW2-SUM-3"]
    assert game.refusal("summon ice-smith d5") == ["SW2-SUM-3"]  # two spaces away
    for square in ("c3", "d4"):  # occupied by friend and enemy
        assert game.refusal(f"summon ice-smith {square}") == ["SW2-SUM-3"]
    assert game.refusal("summon ice-smith d3") == ["SW2-SUM-3", "SW2-SUM-3"]  # on the gate itself
    assert game.refusal("summon ice-smith b2") == ["SW2-SUM-3"]  # next to the summoner
    assert game.refusal("summon ice-smith b5") == ["SW2-SUM-3"]  # next to a gate of the opponent


@pytest.mark.rule("SW2-SUM-4")
def test_every_gate_under_own_control_counts() -> None:
    game = scenario("""
        turn 3 south summon
        south hand ice-smith
        south a2 starting-gate
        south f1 gate
        south c3 ice-golem
        south f8 gate owner north
        north c6 ret-talus
        north a6 gate
        north a8 gate owner south
    """)
    assert game.summons("ice-smith") == "a3 b2 b3 c2 c4 d3 e1 e8 f2 f7"


@pytest.mark.rule("SW2-SUM-5")
def test_without_a_free_space_next_to_a_gate_nothing_is_summoned() -> None:
    no_gate = """
        turn 3 south summon
        south magic 9
        south hand ice-smith elut-bal ice-ram
        south c3 frost-mage
        north d6 gate
    """
    game = scenario(no_gate)
    # Only what needs no gate: Elut-Bal takes the place of a unit.
    assert game.starting("summon") == ["summon elut-bal a1", "summon elut-bal c3"]
    assert game.refusal("summon ice-smith b3") == ["SW2-SUM-3"]
    boxed = scenario(f"{no_gate}\nsouth e1 gate\nsouth d1 frost-mage\nsouth f1 frost-mage\nnorth e2 undead-warrior")
    assert boxed.summons("ice-smith") == ""


@pytest.mark.rule("SW2-SUM-6")
@pytest.mark.parametrize("card", ["gate", "parapet", "ice-repair"])
def test_only_champions_and_commons_are_summoned(card: str) -> None:
    game = scenario(f"turn 3 south summon\nsouth magic 9\nsouth hand ollag ice-smith ice-golem {card}\nsouth c3 gate")
    offered = {text.split()[1] for text in game.starting("summon")}
    assert offered == {"ollag", "ice-smith", "ice-golem"}
    assert game.refusal(f"summon {card} c4") == ["SW2-SUM-6"]


@pytest.mark.rule("SW2-SUM-7")
@pytest.mark.parametrize(
    ("magic", "summonable"),
    [(0, {"ice-smith"}), (1, {"ice-smith", "frost-mage"}), (2, {"ice-smith", "frost-mage", "ice-golem"})],
)
def test_the_full_cost_must_be_paid(magic: int, summonable: set[str]) -> None:
    game = scenario(f"""
        turn 3 south summon
        south magic {magic}
        south hand ice-smith frost-mage ice-golem bear-cavalry
        south c3 gate
    """)
    assert {text.split()[1] for text in game.starting("summon")} == summonable
    assert game.refusal("summon bear-cavalry c4") == ["SW2-COST-2"]


@pytest.mark.rule("SW2-SUM-8")
def test_a_summoned_unit_may_move_and_attack_at_once() -> None:
    game = scenario("turn 3 south summon\nsouth magic 3\nsouth hand bear-cavalry\nsouth c3 gate\nnorth c7 gate")
    game.play("summon bear-cavalry c4", "move c4 c6", "end")
    assert game.phase == "attack"
    game.play("attack c6 c7", "roll s s s")
    assert game.damage("c7") == 3


@pytest.mark.rule("SW2-SUM-9")
def test_a_summoned_gate_opens_new_spaces() -> None:
    game = scenario("turn 3 south summon\nsouth magic 2\nsouth hand ice-golem ice-smith\nsouth c3 gate")
    assert game.refusal("summon ice-smith c5") == ["SW2-SUM-3"]
    game.play("summon ice-golem c4")
    assert game.summons("ice-smith") == "b3 b4 c2 c5 d3 d4"
    game.play("summon ice-smith c5")
    assert game.card("c5") == "ice-smith"


@pytest.mark.rule("SW2-SUM-10")
@pytest.mark.parametrize("phase", ["move", "build", "attack", "magic"])
def test_summoning_belongs_to_the_own_summon_phase(phase: str) -> None:
    game = scenario(f"""
        turn 3 south {phase}
        south hand ice-smith gate
        south c3 gate
        south e3 frost-mage
        north e4 undead-warrior
    """)
    assert game.starting("summon") == []
    assert game.refusal("summon ice-smith c4") == ["SW2-SUM-10"]


@pytest.mark.rule("SW2-SUM-10")
def test_nobody_summons_in_the_turn_of_the_opponent() -> None:
    game = scenario("""
        turn 4 north summon
        south hand ice-smith
        south c3 gate
        north hand hellfire-cultist
        north d6 gate
    """)
    assert game.asked == "north"
    assert {text.split()[1] for text in game.starting("summon")} == {"hellfire-cultist"}
    assert game.refusal("summon ice-smith c4") == ["SW2-HAND-1", "SW2-SUM-3"]


@pytest.mark.rule("SW2-SUM-5", "SW2-SUM-10")
def test_an_effect_may_offer_another_way_to_summon() -> None:
    # Renewed Hope: in every phase of the own turn, and next to the summoner.
    lines = "turn 3 south build\nsouth hand ice-smith gate\nsouth c3 svara\nsouth b3 frost-mage\nsouth f1 gate"
    hopeful = scenario(f"{lines}\nsouth active renewed-hope")
    assert hopeful.summons("ice-smith") == "c2 c4 d3 e1 f2"
    assert scenario(f"{lines}\nnorth active renewed-hope").summons("ice-smith") == ""


@pytest.mark.rule("SW2-SUM-11")
def test_a_placed_unit_is_not_summoned() -> None:
    game = scenario("""
        turn 4 north summon
        north magic 2
        north hand undead-carrier undead-archer blood-summon
        north discard undead-warrior
        north c8 ret-talus
        north d6 gate
    """)
    game.play("use raise-the-dead c8 c8", "to c7")
    game.play("play blood-summon", "target c7", "card undead-archer", "to c6", "done")
    assert (game.card("c7"), game.card("c6"), game.magic("north")) == ("undead-warrior", "undead-archer", 2)
    assert (len(game.told("placed")), len(game.told("summoned"))) == (2, 0)
    game.play("summon undead-carrier d5")
    assert (game.magic("north"), len(game.told("summoned"))) == (1, 1)
    # Only the summoned unit counts as summoned this turn.
    lines = game.state.to_position().splitlines()
    assert [line for line in lines if "summoned" in line] == ["north d5 undead-carrier summoned"]


@pytest.mark.rule("SW2-SUM-11")
def test_placing_triggers_nothing_that_waits_for_a_summon() -> None:
    lines = "turn 3 south summon\nsouth hand tundra-charger blood-summon\nsouth c3 gate\nsouth e3 frost-mage\n"
    watched = "north f3 overseer-maruna\nsouth draw gate ice-smith"
    placed = scenario(lines + watched)
    placed.play("play blood-summon", "target e3", "to d3")
    # Neither the Blood Rush of the charger nor Punish of Overseer Maruna, which stands 2 spaces away.
    assert (placed.card("d3"), placed.prompt, placed.asked) == ("tundra-charger", "phase-move", "south")
    summoned = scenario(lines + watched)
    summoned.play("summon tundra-charger d3")
    assert summoned.prompt == "order"
    assert summoned.options == ["resolve blood-rush d3", "resolve punish f3"]


@pytest.mark.rule("SW2-SUM-12")
def test_row_half_and_distance_from_the_summoner_play_no_role() -> None:
    game = scenario("turn 3 south summon\nsouth hand ice-smith\nsouth c7 gate\nsouth f4 gate")
    assert game.summons("ice-smith") == "b7 c6 c8 d7 e4 f3 f5"
    game.play("summon ice-smith c8")
    assert game.card("c8") == "ice-smith"
