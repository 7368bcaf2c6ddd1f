"""The flares, one by one. North stands on the rows 1 and 2; south, who invokes, has less."""

from __future__ import annotations

import pytest

from stonehall.games.tash_kalar.cards import CARDS
from tests.tash_kalar.scenario import Scenario, scenario

ROW = ["c1", "d1", "e1", "f1", "g1"]
BELOW = ["c2", "d2", "e2", "f2", "g2", "h2"]
HOME = ["c9", "d9", "e9", "f9", "g9"]

NUMBERS = {
    "f3-6a": (3, 6), "f4-4a": (4, 4), "f3-5": (3, 5), "f4-5a": (4, 5), "f3-6b": (3, 6), "f4-4b": (4, 4),
    "f4-6": (4, 6), "f4-5b": (4, 5), "f5-4": (5, 4), "f5-5": (5, 5), "f3-4": (3, 4), "f2-5": (2, 5),
}  # fmt: skip
"""How many more upgraded pieces, and how many more pieces, the opponent needs."""


def table(flare: str, heroics: int, commons: int, south: str = "", form: str = "duel") -> Scenario:
    """North has so many heroics and commons, south the pieces of these lines."""
    return scenario(f"""
        settings form {form}
        {south}
        south hand {flare}
        north heroic {" ".join(ROW[:heroics])}
        north common {" ".join(BELOW[:commons])}
    """)


def invoked(flare: str, heroics: int, commons: int, south: str = "") -> Scenario:
    return table(flare, heroics, commons, south).play(f"flare {flare}")


@pytest.mark.card(*NUMBERS)
@pytest.mark.rule("TK-FLARE-2", "TK-FLARE-3", "TK-FLARE-4")
@pytest.mark.parametrize("flare", NUMBERS)
def test_one_of_two_numbers_must_be_reached(flare: str) -> None:
    upper, lower = NUMBERS[flare]
    equal = "south common " + " ".join(HOME[:upper])
    assert f"flare {flare}" in table(flare, upper, 0, equal).options
    assert table(flare, upper - 1, 0, equal).refusal(f"flare {flare}") == ["TK-FLARE-4"]
    assert f"flare {flare}" in table(flare, 0, lower).options
    assert table(flare, 0, lower - 1).refusal(f"flare {flare}") == ["TK-FLARE-4"]


@pytest.mark.rule("TK-FLARE-1", "TK-FLARE-7", "TK-SCORE-4")
def test_a_flare_costs_no_action_and_gives_the_opponent_a_point() -> None:
    game = invoked("f4-4a", 4, 0).play("place e5", "place e6")
    assert game.actions == 2
    assert game.points("north") == 1, "once, although both halves applied"
    assert game.hand("south") == []
    assert [CARDS[card].id for card in game.state.flares_discard] == ["f4-4a"]


@pytest.mark.rule("TK-FLARE-8")
def test_a_flare_costs_no_point_in_high_form() -> None:
    game = table("f4-4a", 4, 0, form="high-form").play("flare f4-4a", "place e5", "place e6")
    assert game.points("north") == 0


@pytest.mark.rule("TK-FLARE-6", "TK-SCORE-8")
def test_in_melee_the_opponent_compared_with_scores() -> None:
    game = scenario("""
        settings form melee seats 3
        south hand f4-4a
        north common c1 d1 e1 f1
        west common c9 d9 e9 f9
    """)
    assert game.starting("flare") == ["flare f4-4a north", "flare f4-4a west"]
    game.play("flare f4-4a west", "place e5")
    assert game.points("west", "south") == 1
    assert game.points("north", "south") == 0


@pytest.mark.card("f3-6a")
@pytest.mark.rule("TK-FLARE-4", "TK-FLARE-5")
def test_f3_6a_places_a_common_and_a_heroic() -> None:
    game = invoked("f3-6a", 3, 3)
    assert game.prompt == "place"
    assert "pass" not in game.options
    game.play("place e5")
    assert game.prompt == "place-heroic", "six more were counted before the common came"
    assert "pass" not in game.options
    game.play("place-heroic e6")
    assert (game.piece("e5"), game.piece("e6")) == ("south common", "south heroic")
    assert invoked("f3-6a", 3, 2).play("place e5").prompt == "actions"
    assert invoked("f3-6a", 2, 4).prompt == "place-heroic"


@pytest.mark.card("f4-4a")
def test_f4_4a_places_a_common_for_each_half() -> None:
    assert invoked("f4-4a", 4, 0).play("place e5", "place e6").squares("south", "common") == "e5 e6"
    lower = invoked("f4-4a", 3, 1).play("place e5")
    assert lower.prompt == "actions"
    upper = invoked("f4-4a", 4, 0, "south common a5").play("place e5")
    assert upper.prompt == "actions"


@pytest.mark.card("f3-5")
@pytest.mark.rule("TK-EFF-8", "TK-TURN-7")
def test_f3_5_moves_commons_and_gains_an_action() -> None:
    south = "south common c3 g9\nsouth heroic a5"
    game = invoked("f3-5", 4, 4, south)
    assert game.targets("move c3") == "b2 b3 b4 c4 d3 d4", "a standard move does not hit a common"
    assert not game.starting("move a5"), "commons only"
    game.play("move c3 b3", "move g9 g8", "move b3 b4")
    assert game.prompt == "actions"
    assert game.squares("south", "common") == "b4 g8"
    assert game.actions == 3
    declined = invoked("f3-5", 4, 4, south).play("move c3 b3", "done")
    assert (declined.prompt, declined.actions) == ("actions", 3)
    upper = invoked("f3-5", 4, 0, south).play("done")
    assert upper.actions == 2
    assert invoked("f3-5", 0, 5).actions == 3


@pytest.mark.card("f4-5a")
@pytest.mark.rule("TK-EFF-12", "TK-KILL-1")
def test_f4_5a_places_then_places_or_converts() -> None:
    game = invoked("f4-5a", 4, 1).play("place e5")
    assert game.prompt == "place-or-convert"
    assert game.targets("convert") == "c2", "commons alone"
    assert "pass" not in game.options
    game.play("convert c2")
    assert game.squares("south", "common") == "c2 e5"
    assert game.lost("north") == [1, 0, 0]
    placed = invoked("f4-5a", 0, 5).play("place e5")
    assert placed.prompt == "actions"
    assert placed.squares("south") == "e5"
    assert placed.lost("north") == [0, 0, 0]


@pytest.mark.card("f3-6b")
@pytest.mark.rule("TK-EFF-2", "TK-EFF-9")
def test_f3_6b_moves_or_upgrades_a_common_and_places_two() -> None:
    south = "south common c3"
    game = invoked("f3-6b", 3, 4, south)
    assert game.options == [
        "move c3 b2", "move c3 b3", "move c3 b4", "move c3 c4", "move c3 d3", "move c3 d4", "upgrade c3",
    ]  # fmt: skip
    game.play("upgrade c3")
    assert game.piece("c3") == "south heroic"
    game.play("place e5", "place e6")
    assert (game.prompt, game.actions) == ("actions", 2)
    assert game.squares("south", "common") == "e5 e6"
    moved = invoked("f3-6b", 3, 0, south).play("move c3 c4")
    assert moved.prompt == "actions"
    assert moved.squares("south", "common") == "c4"
    nothing = invoked("f3-6b", 3, 0)
    assert nothing.prompt == "actions", "without a common there is nothing to do"
    assert nothing.points("north") == 1


@pytest.mark.card("f4-4b")
@pytest.mark.rule("TK-MOVE-3", "TK-MOVE-4")
def test_f4_4b_places_or_upgrades_then_leaps_with_a_common() -> None:
    south = "south common c9 d9\nsouth heroic e9"
    game = invoked("f4-4b", 5, 2, south)
    assert game.prompt == "place-or-upgrade"
    assert game.targets("upgrade") == "c9 d9"
    assert "pass" not in game.options
    game.play("upgrade d9")
    assert game.piece("d9") == "south heroic"
    assert game.options == ["pass", "pick c9"]
    game.play("pick c9")
    ends = game.targets("move").split()
    assert {"c2", "d2", "a5", "i5"} <= set(ends)
    assert not {"c1", "d9", "e9", "c9"} & set(ends)
    game.play("move c9 d2")
    assert game.piece("d2") == "south common"
    assert game.lost("north") == [1, 0, 0]
    placed = invoked("f4-4b", 5, 2, south).play("place e5", "pass")
    assert placed.prompt == "actions"
    assert placed.squares("south") == "e5 c9 d9 e9"


@pytest.mark.card("f4-6")
@pytest.mark.rule("TK-EFF-6", "TK-TURN-7")
def test_f4_6_places_then_upgrades_and_gains_an_action() -> None:
    game = invoked("f4-6", 4, 2).play("place e5")
    assert game.piece("e5") == "south heroic", "the common just placed is the only one to upgrade"
    assert game.actions == 3
    chosen = invoked("f4-6", 4, 3, "south common c9").play("place e5")
    assert chosen.options == ["upgrade c9", "upgrade e5"]
    lower = invoked("f4-6", 0, 6)
    assert lower.actions == 3, "nothing to upgrade, but the action is gained"
    upper = invoked("f4-6", 4, 0).play("place e5")
    assert (upper.actions, upper.piece("e5")) == (2, "south common")


@pytest.mark.card("f4-5b")
@pytest.mark.rule("TK-TURN-8", "TK-FLARE-1")
def test_f4_5b_gains_an_action_also_after_the_last() -> None:
    game = table("f4-5b", 4, 4).play("place a5", "place a6")
    assert game.prompt == "end"
    game.play("flare f4-5b", "place e5")
    assert (game.prompt, game.actions) == ("actions", 1)
    assert "end" not in game.options
    lower = invoked("f4-5b", 0, 5).play("place e5")
    assert lower.actions == 2
    upper = invoked("f4-5b", 4, 0)
    assert (upper.prompt, upper.actions) == ("actions", 3)


@pytest.mark.card("f5-4")
@pytest.mark.rule("TK-MOVE-6", "TK-EFF-1")
def test_f5_4_places_a_heroic_then_moves_commons_one_of_them_in_combat() -> None:
    south = "south common c3 d3"
    game = invoked("f5-4", 5, 2, south).play("place-heroic e9")
    assert game.piece("e9") == "south heroic"
    assert not game.starting("move e9"), "commons only"
    assert "move d3 c2" in game.options
    assert "move d3 c3" in game.options, "an own common is no obstacle to a combat move"
    game.play("move c3 c2")
    assert game.lost("north") == [1, 0, 0]
    assert "move d3 d2" not in game.options, "the second move is a standard one"
    game.play("move d3 d4")
    assert game.prompt == "actions"
    standard_first = invoked("f5-4", 5, 2, south).play("place-heroic e9", "move c3 b3", "move d3 d2")
    assert standard_first.lost("north") == [1, 0, 0]
    declined = invoked("f5-4", 0, 6, south).play("done")
    assert declined.prompt == "actions"


@pytest.mark.card("f5-5")
@pytest.mark.rule("TK-PLACE-3", "TK-EFF-2")
def test_f5_5_places_two_commons_and_one_more() -> None:
    game = invoked("f5-5", 5, 0).play("place e5", "place e6")
    assert game.prompt == "place"
    game.play("place e7")
    assert game.prompt == "actions"
    assert game.squares("south", "common") == "e5 e6 e7"
    upper = invoked("f5-5", 5, 0, "south common a5").play("place e5", "place e6")
    assert upper.prompt == "actions"
    assert invoked("f5-5", 0, 5).play("place e5").prompt == "actions"
    discs = "south common a3 a4 a5 a6 a7 i3 i4 i5 i6 i7 c9 d9 e9 f9 g9"
    short = invoked("f5-5", 5, 0, discs).play("place e5")
    assert short.prompt == "actions", "the last disc: as far as possible"


@pytest.mark.card("f3-4")
@pytest.mark.rule("TK-MOVE-7", "TK-EFF-1")
def test_f3_4_places_then_one_combat_move_or_two_standard_ones() -> None:
    south = "south common c3 d3\nsouth heroic f3\nsouth legendary a5"
    game = invoked("f3-4", 5, 3, south).play("place e9")
    assert not game.starting("move a5"), "no legendary piece moves"
    game.play("move c3 c2")
    assert game.prompt == "actions", "a common hit a common: that was the combat move"
    assert game.lost("north") == [1, 0, 0]
    two = invoked("f3-4", 5, 3, south).play("place e9", "move f3 e2")
    assert two.lost("north") == [1, 0, 0], "a heroic hits a common by a standard move"
    assert "move e2 e1" not in two.options, "but a heroic not by a second one"
    two.play("move d3 d4")
    assert two.prompt == "actions"
    assert invoked("f3-4", 5, 3, south).play("place e9", "done").prompt == "actions"


@pytest.mark.card("f2-5")
@pytest.mark.rule("TK-MOVE-2", "TK-MOVE-4")
def test_f2_5_leaps_onto_an_empty_square_and_gains_an_action() -> None:
    south = "south common c9\nsouth heroic d9"
    game = invoked("f2-5", 3, 4, south)
    assert game.options == ["pass", "pick c9"]
    game.play("pick c9")
    ends = game.targets("move").split()
    assert len(ends) == 69 - 9, "every empty square"
    assert not {"c1", "c2", "d9", "c9"} & set(ends)
    game.play("move c9 i5")
    assert game.squares("south", "common") == "i5"
    assert game.actions == 3
    declined = invoked("f2-5", 3, 4, south).play("pass")
    assert declined.actions == 3
    upper = invoked("f2-5", 3, 0, south).play("pick c9", "move c9 i5")
    assert upper.actions == 2
