"""The Build Phase (BUILD) and gates (GATE)."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.cards import BY_ID
from tests.summoner_wars.scenario import Scenario, fresh, scenario

BACK_THREE = " ".join(f"{column}{row}" for column in "abcdef" for row in (1, 2, 3))


def spaces(game: Scenario, card: str) -> str:
    """Where a card may be built."""
    return " ".join(text.split()[2] for text in game.starting("build", card))


def without(squares: str, *gone: str) -> str:
    return " ".join(square for square in squares.split() if square not in gone)


# Building -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-BUILD-1")
def test_any_number_of_structures_may_be_built() -> None:
    game = scenario("""
        turn 3 south build
        south magic 4
        south hand gate gate gate parapet parapet ice-golem ice-golem ice-smith
    """)
    plays = ["gate b1", "gate b2", "gate b3", "parapet c3", "parapet d3", "ice-golem e3", "ice-golem f3"]
    for play in plays:
        game.play(f"build {play}")
    assert [f"{game.card(square)} {square}" for square in ("b1", "b2", "b3", "c3", "d3", "e3", "f3")] == plays
    assert game.hand("south") == ["ice-smith"]


@pytest.mark.rule("SW2-BUILD-1")
def test_nobody_has_to_build() -> None:
    game = scenario("turn 3 south build\nsouth hand gate")
    game.play("end")
    assert (game.phase, game.hand("south")) == ("magic", ["gate"])


@pytest.mark.rule("SW2-BUILD-2")
def test_a_structure_is_paid_and_comes_from_the_hand() -> None:
    game = scenario("turn 3 south build\nsouth magic 3\nsouth hand ice-golem ice-golem gate")
    game.play("build ice-golem c3")
    assert (game.magic("south"), game.hand("south")) == (1, ["gate", "ice-golem"])
    assert (game.card("c3"), game.damage("c3"), game.boosts("c3")) == ("ice-golem", 0, 0)
    # The second one cannot be paid any more, but a gate costs nothing.
    assert spaces(game, "ice-golem") == ""
    assert game.refusal("build ice-golem d3") == ["SW2-COST-2"]
    assert game.refusal("build parapet d3") == ["SW2-HAND-1"]
    game.play("build gate d3")
    assert (game.magic("south"), game.hand("south")) == (1, ["ice-golem"])


@pytest.mark.rule("SW2-BUILD-3")
def test_structures_stand_in_the_back_three_rows_or_next_to_the_summoner() -> None:
    game = scenario("""
        turn 3 south build
        south hand gate
        south d4 svara
        south b2 frost-mage
        north c3 gate
        north e4 undead-warrior
    """)
    assert spaces(game, "gate") == " ".join(sorted(without(f"{BACK_THREE} c4 d5", "b2", "c3").split()))
    for occupied in ("b2", "c3", "d4", "e4"):
        assert game.refusal(f"build gate {occupied}") == ["SW2-BUILD-3"]
    for diagonal in ("c5", "e5"):
        assert game.refusal(f"build gate {diagonal}") == ["SW2-BUILD-3"]
    assert game.refusal("build gate a8") == ["SW2-BUILD-3"]


@pytest.mark.rule("SW2-BUILD-3")
def test_north_builds_in_its_own_back_rows() -> None:
    game = scenario("turn 4 north build\nnorth hand gate\nnorth f8 ret-talus\nsouth b4 svara")
    rows = " ".join(f"{column}{row}" for column in "abcdef" for row in (6, 7, 8))
    assert spaces(game, "gate") == without(rows, "f8")
    assert game.refusal("build gate c4") == ["SW2-BUILD-3"]  # next to the summoner of the opponent


@pytest.mark.rule("SW2-BUILD-4")
@pytest.mark.parametrize(("summoner", "near"), [("c7", "b7 c6 c8 d7"), ("a8", "a7 b8"), ("e5", "d5 e4 e6 f5")])
def test_the_neighbourhood_of_the_summoner_counts_everywhere(summoner: str, near: str) -> None:
    game = scenario(f"turn 3 south build\nsouth hand gate\nsouth {summoner} svara\nnorth f8 ret-talus")
    assert spaces(game, "gate") == " ".join(sorted(f"{BACK_THREE} {near}".split()))
    game.play(f"build gate {near[:2]}")
    assert game.card(near[:2]) == "gate"


@pytest.mark.rule("SW2-BUILD-5")
def test_the_fourth_row_is_no_build_row() -> None:
    game = scenario("turn 3 south build\nsouth hand gate\nsouth c3 svara")
    assert spaces(game, "gate") == " ".join(sorted(without(f"{BACK_THREE} c4", "c3").split()))
    for square in ("a4", "b4", "d4", "e4", "f4"):
        assert game.refusal(f"build gate {square}") == ["SW2-BUILD-3"]
    north = scenario("turn 4 north build\nnorth hand gate\nnorth d6 ret-talus")
    assert [square for square in spaces(north, "gate").split() if square[1] == "5"] == ["d5"]


@pytest.mark.rule("SW2-BUILD-6")
def test_whatever_is_a_structure_can_be_built_and_nothing_else() -> None:
    game = scenario("""
        turn 3 south build
        south magic 9
        south hand gate parapet ice-golem frost-mage ollag glacial-shift ice-repair
    """)
    assert {text.split()[1] for text in game.starting("build")} == {"gate", "parapet", "ice-golem"}
    for card in ("frost-mage", "ollag", "glacial-shift", "ice-repair"):
        assert game.refusal(f"build {card} c3") == ["SW2-BUILD-6"]


@pytest.mark.rule("SW2-BUILD-7")
def test_a_unit_structure_is_summoned_or_built() -> None:
    hand = "south magic 4\nsouth hand ice-golem ice-golem"
    summon = scenario(f"turn 3 south summon\n{hand}\nsouth c5 gate")
    assert summon.starting("summon") == [f"summon ice-golem {square}" for square in ("b5", "c4", "c6", "d5")]
    summon.play("summon ice-golem c6", "end", "end")
    # Built, it needs no gate, and next to a gate is not enough.
    assert spaces(summon, "ice-golem") == without(BACK_THREE, "a1")
    assert summon.refusal("build ice-golem c4") == ["SW2-BUILD-3"]
    summon.play("build ice-golem f3")
    assert (summon.card("f3"), summon.magic("south")) == ("ice-golem", 0)
    assert (len(summon.told("summoned")), len(summon.told("built"))) == (1, 1)


@pytest.mark.rule("SW2-BUILD-7")
def test_a_built_unit_is_not_summoned() -> None:
    game = scenario("turn 3 south build\nsouth magic 4\nsouth hand ice-golem gate\nsouth c5 frost-mage")
    game.play("build ice-golem c3")
    lines = game.state.to_position().splitlines()
    assert "south c3 ice-golem" in lines
    assert not any("summoned" in line for line in lines)


@pytest.mark.rule("SW2-BUILD-7")
def test_building_triggers_nothing_that_waits_for_a_summon() -> None:
    # Overseer Maruna makes the opponent discard a card for a unit summoned within 2 spaces.
    board = "south magic 2\nsouth hand ice-golem ice-smith gate\nsouth c2 gate\nnorth d4 overseer-maruna"
    summoned = scenario(f"turn 3 south summon\n{board}")
    summoned.play("summon ice-golem c3")
    assert (summoned.prompt, summoned.options) == ("discard-one", ["card gate", "card ice-smith"])
    built = scenario(f"turn 3 south build\n{board}")
    built.play("build ice-golem c3")
    assert (built.prompt, built.asked, built.hand("south")) == ("phase-build", "south", ["gate", "ice-smith"])


@pytest.mark.rule("SW2-BUILD-8")
def test_an_event_structure_stays_where_it_was_built() -> None:
    game = scenario("""
        turn 3 south build
        south hand parapet gate
        south draw gate
        south e2 gate
        north hand gate
        north d7 undead-warrior
    """)
    assert game.refusal("play parapet") == ["SW2-EVT-9"]
    game.play("build parapet c3", "end", "end")
    assert (game.active("south"), game.discard("south"), game.card("c3")) == ([], [], "parapet")
    while game.asked != "south":
        game.play("end")
    assert (game.state.view(None)["turn"], game.card("c3"), game.discard("south")) == (5, "parapet", [])


@pytest.mark.rule("SW2-BUILD-8")
@pytest.mark.parametrize("phase", ["summon", "move", "attack", "magic"])
def test_an_event_structure_enters_play_in_no_other_way(phase: str) -> None:
    game = scenario(f"""
        turn 3 south {phase}
        south hand parapet ice-smith
        south c3 gate
        south e3 frost-mage
        north e4 undead-warrior
    """)
    assert [text for text in game.options if "parapet" in text and not text.startswith("discard")] == []


@pytest.mark.rule("SW2-BUILD-9")
def test_building_an_event_structure_is_not_playing_an_event() -> None:
    game = scenario("turn 3 south build\nsouth hand parapet glacial-shift")
    game.play("build parapet c3")
    assert (len(game.told("built")), len(game.told("played"))) == (1, 0)
    assert BY_ID["parapet"].class_names() == ["structure", "event", "standard"]
    game.play("play glacial-shift")
    assert len(game.told("played")) == 1


@pytest.mark.rule("SW2-BUILD-9")
def test_a_built_event_is_no_played_event_when_it_is_discarded() -> None:
    # Learn gives its player the events that the opponent has played, once they are discarded.
    played = scenario("turn 3 south build\nsouth hand glacial-shift gate\nnorth active learn boosts 2")
    played.play("play glacial-shift")
    assert (played.hand("north"), played.discard("south")) == (["glacial-shift"], [])
    built = scenario("""
        turn 4 north attack
        south c5 parapet damage 4
        north hand gate
        north c6 undead-warrior
        north active learn boosts 2
    """)
    built.play("attack c6 c5", "roll s s")
    assert (built.card("c5"), built.hand("north"), built.discard("south")) == ("", ["gate"], ["parapet"])


@pytest.mark.rule("SW2-BUILD-10")
def test_a_new_gate_serves_from_the_next_summon_phase_on() -> None:
    game = scenario("""
        turn 3 south build
        south hand gate ice-smith parapet
        south e2 gate
        north hand gate
        north d7 undead-warrior
    """)
    game.play("build gate b3")
    assert game.refusal("summon ice-smith b4") == ["SW2-SUM-10"]
    game.play("end", "end")
    while game.asked != "south":
        game.play("end")
    assert game.phase == "summon"
    assert "summon ice-smith b4" in game.options


@pytest.mark.rule("SW2-BUILD-11")
def test_enemies_in_the_build_zone_do_not_matter() -> None:
    game = scenario("""
        turn 3 south build
        south hand gate
        south a1 svara
        north b2 undead-warrior
        north c3 ret-talus
        north a3 gate
    """)
    assert spaces(game, "gate") == without(BACK_THREE, "a1", "b2", "c3", "a3")
    game.play("build gate c2")
    assert game.card("c2") == "gate"


# Gates ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-GATE-1")
def test_one_gate_stands_and_three_lie_in_the_draw_pile() -> None:
    game = fresh("cave-goblins", "fallen-kingdom")
    gates = [piece for piece in game.state.pieces.values() if piece.card.gate]
    assert sorted((piece.controller, piece.card.life) for piece in gates) == [(0, 10), (1, 10)]
    assert (game.draw_pile("south").count("gate"), game.draw_pile("north").count("gate")) == (3, 3)
    assert BY_ID["gate"].life == 5


@pytest.mark.rule("SW2-GATE-2")
def test_gates_are_built_and_destroyed_like_other_structures() -> None:
    game = scenario("""
        turn 3 south build
        south hand gate
        south c4 undead-warrior boosts 3
        north c5 gate damage 3
        north d4 starting-gate
    """)
    game.play("build gate c3")  # without any magic
    assert game.card("c3") == "gate"
    game.play("attack c4 c5", "roll s s s s s")
    # Destroyed: off the battlefield, into its owner's discard pile, and it pays like any enemy card.
    assert (game.card("c5"), game.discard("north"), game.magic("south")) == ("", ["gate"], 1)
    again = scenario("turn 3 south attack\nsouth c4 undead-warrior boosts 3\nnorth d4 starting-gate")
    again.play("attack c4 d4", "roll s s s s s")
    assert (again.damage("d4"), again.life("d4")) == (5, 5)


@pytest.mark.rule("SW2-GATE-3")
@pytest.mark.parametrize("gate", ["gate", "starting-gate"])
def test_a_gate_helps_its_controller_to_summon_and_does_nothing_else(gate: str) -> None:
    board = f"south c4 {gate}\nsouth f1 frost-mage\nnorth c5 undead-warrior\nnorth d4 undead-warrior damage 1"
    own = scenario(f"turn 3 south summon\nsouth hand ice-smith\n{board}")
    assert own.starting("summon") == ["summon ice-smith b4", "summon ice-smith c3"]
    other = scenario(f"turn 4 north summon\nnorth hand hellfire-cultist\n{board}\nnorth f7 gate")
    assert other.starting("summon") == ["summon hellfire-cultist e7", "summon hellfire-cultist f6"]
    # It neither moves, attacks, nor has anything to use in any phase.
    assert BY_ID[gate].abilities == ()
    for phase in ("summon", "move", "build", "attack", "magic"):
        game = scenario(f"turn 3 south {phase}\nsouth hand ice-smith\n{board}")
        assert [text for text in game.options if " c4" in text] == []


@pytest.mark.rule("SW2-GATE-4")
def test_losing_all_gates_does_not_lose_the_game() -> None:
    game = scenario("""
        turn 3 south attack
        south c4 ice-smith
        north c5 gate damage 4
        north hand hellfire-cultist
    """)
    game.play("attack c4 c5", "roll s s")
    assert (game.card("c5"), game.winner) == ("", "")
    # North goes on, without being able to summon.
    assert (game.asked, game.phase) == ("north", "move")
