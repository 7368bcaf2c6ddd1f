"""Adjacency, distance, straight lines, targets, passing through, behind (SW2-ADJ, DIST, LINE, TGT, THRU, BEHIND)."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.board import DISTANCE, GRID, NEIGHBOURS, NORTH, SIZE, SOUTH, is_behind
from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import Scenario, scenario

SQUARES = [f"{column}{row}" for column in "abcdef" for row in range(1, 9)]


def steps(one: str, other: str) -> int:
    """Orthogonal steps from one square to another, counted on the names."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))


def squares(texts: list[str]) -> list[str]:
    """The squares at the ends of some plays."""
    return sorted({text.split()[-1] for text in texts})


# Adjacency ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-ADJ-1", "SW2-ADJ-2", "SW2-ADJ-3")
def test_adjacent_spaces_share_an_edge() -> None:
    for square in SQUARES:
        near = {GRID.name(other) for other in NEIGHBOURS[GRID.square(square)]}
        assert near == {other for other in SQUARES if steps(square, other) == 1}
    assert sum(len(NEIGHBOURS[square]) for square in range(SIZE)) == 2 * (8 * 5 + 7 * 6)


@pytest.mark.rule("SW2-ADJ-1", "SW2-ADJ-2")
@pytest.mark.parametrize(
    ("gate", "spaces"),
    [("c4", ["b4", "c3", "c5", "d4"]), ("a8", ["a7", "b8"]), ("f1", ["e1", "f2"]), ("d1", ["c1", "d2", "e1"])],
)
def test_summoning_next_to_a_gate_means_its_edges(gate: str, spaces: list[str]) -> None:
    game = scenario(f"turn 3 south summon\nsouth magic 1\nsouth hand frost-mage\nsouth {gate} gate")
    assert squares(game.starting("summon")) == spaces


@pytest.mark.rule("SW2-ADJ-3")
def test_no_card_is_next_to_itself() -> None:
    # Gang Up counts friends next to the target: the target, a friend, is not next to itself.
    game = scenario("""
        turn 3 south attack
        south a1 sneeks
        south active pile-on
        south c4 horde-climber
        south c5 horde-slinger
    """)
    assert game.strength("c4", "c5") == 1
    # Ice Ram: a unit next to the structure that moved; the golem itself is none.
    rammed = scenario("turn 3 south move\nsouth active ice-ram\nsouth c4 ice-golem").play("move c4 c5")
    assert rammed.prompt == "phase-move"


@pytest.mark.rule("SW2-ADJ-4")
def test_diagonal_contact_does_nothing_for_cards_that_do_not_speak_of_it() -> None:
    corners = ["b3", "b5", "d3", "d5"]
    melee = scenario("turn 3 south attack\nsouth a2 gate\nsouth c4 ollag\n" + _at(corners, "north", "gate"))
    assert melee.starting("attack c4") == []
    archer = scenario("turn 3 south attack\nsouth a2 gate\nsouth c4 frost-mage\n" + _at(corners, "north", "gate"))
    assert archer.starting("attack c4") == []
    bolt = scenario("turn 3 south move\nsouth c4 frost-mage\n" + _at(corners, "south", "gate"))
    assert bolt.strength("c4") == 1
    fire = scenario("""
        turn 3 south attack
        south a1 svara
        south a2 gate
        south c3 frost-mage
        north c4 hellfire-cultist damage 1
        south b3 bear-cavalry
        south d5 bear-cavalry
    """)
    fire.play("attack c3 c4", "roll sb")
    assert [fire.damage(at) for at in ("c3", "b3", "d5")] == [1, 0, 0]


def _at(places: list[str], seat: str, card: str) -> str:
    return "\n".join(f"{seat} {place} {card}" for place in places)


# Distance -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-DIST-1", "SW2-DIST-2", "SW2-DIST-3")
def test_distance_is_counted_in_orthogonal_steps() -> None:
    for one in SQUARES:
        for other in SQUARES:
            assert DISTANCE[GRID.square(one)][GRID.square(other)] == steps(one, other)


def greater_frost_bolt(structure: str) -> int:
    """How much one structure adds to Nadiana on c4 (within 2 spaces)."""
    return scenario(f"turn 3 south move\nsouth c4 nadiana\nsouth {structure} gate").strength("c4") - 2


@pytest.mark.rule("SW2-DIST-1", "SW2-DIST-2", "SW2-DIST-3", "SW2-DIST-6")
def test_within_two_is_every_space_of_at_most_two_steps() -> None:
    counted = {square for square in SQUARES if square not in ("c4", "a1", "f8") and greater_frost_bolt(square)}
    assert counted == {"c5", "c3", "b4", "d4", "c6", "c2", "a4", "e4", "b5", "b3", "d5", "d3"}


def drained(position: str) -> list[str]:
    """Whom Dragos on c4 may drain (friendly units within 2 spaces)."""
    game = scenario(
        f"turn 3 south attack\nsouth a1 svara\nsouth a2 gate\nsouth c4 dragos\nnorth d4 gul-dass\n{position}"
    )
    return squares(game.starting("open life-drain c4"))


@pytest.mark.rule("SW2-DIST-4")
def test_cards_in_between_and_corners_do_not_matter_for_distance() -> None:
    assert drained("south c6 ice-golem\nnorth c5 gate") == ["c6"]
    assert drained("south b5 ice-golem\nnorth c5 gate\nnorth b4 gate") == ["b5"]
    assert drained("south b6 ice-golem") == []


@pytest.mark.rule("SW2-DIST-5", "SW2-TGT-2")
def test_a_card_is_not_within_reach_of_itself() -> None:
    assert drained("") == []
    smith = scenario("turn 3 south move\nsouth c3 ice-smith boosts 1\nsouth d5 ice-smith").play("move c3 c4")
    assert smith.options == ["pass", "target d5", "yes"]
    shadow = scenario("turn 3 south move\nsouth c3 selundar boosts 2\nsouth c6 frost-mage\nsouth d6 frost-mage")
    assert shadow.starting("use") == ["use return-to-shadow c3 c6"]


@pytest.mark.rule("SW2-DIST-6")
def test_adjacent_cards_are_within_every_distance() -> None:
    assert drained("south c5 ice-golem\nsouth b4 ice-golem") == ["b4", "c5"]  # within 2
    assert scenario("turn 3 south move\nsouth c4 frost-mage\nsouth c5 gate").strength("c4") == 2  # next to
    shift = scenario("turn 3 south move\nsouth c3 svara\nsouth d4 gate").play("move c3 c4")
    assert shift.options == ["pass", "target d4"]  # within 3


@pytest.mark.rule("SW2-DIST-7")
def test_within_of_the_summoner_counts_from_the_summoner() -> None:
    game = scenario("""
        turn 3 south build
        south hand glacial-shift
        south b2 svara
        south e2 gate
        south e3 gate
        south f8 ice-golem
        north a8 sneeks
    """)
    game.play("play glacial-shift")
    assert game.options == ["done", "target e2"]  # e3 is four from the summoner, though one from e2


# Lines ----------------------------------------------------------------------------------------------------------------


def shots(position: str) -> list[str]:
    """The targets of a Frost Mage on c4."""
    return squares(
        scenario(f"turn 3 south attack\nsouth a2 gate\nsouth c4 frost-mage\n{position}").starting("attack c4")
    )


@pytest.mark.rule("SW2-LINE-1", "SW2-LINE-3")
def test_a_straight_line_runs_in_one_row_or_one_column() -> None:
    reached = {square for square in SQUARES if square not in ("c4", "a1", "a2", "f8") and shots(f"north {square} gate")}
    assert reached == {"c1", "c2", "c3", "c5", "c6", "c7", "a4", "b4", "d4", "e4", "f4"}


@pytest.mark.rule("SW2-LINE-3")
def test_all_spaces_strictly_between_must_be_empty() -> None:
    assert shots("north c7 gate\nnorth c6 gate") == ["c6"]
    assert shots("north c7 gate\nsouth c5 gate") == ["c5"]
    assert shots("north c7 gate\nnorth b5 gate\nnorth d6 gate") == ["c7"]
    game = scenario("turn 3 south attack\nsouth a2 gate\nsouth c4 frost-mage\nnorth c6 gate\nnorth c5 gate")
    with pytest.raises(IllegalPlay, match="SW2-ATK-6]"):
        game.play("attack c4 c6")


@pytest.mark.rule("SW2-LINE-2")
def test_a_run_of_clear_straight_spaces_does_not_bend_and_meets_no_card() -> None:
    game = scenario("turn 3 south move\nsouth d1 sneeks\nsouth a2 beast-rider\nnorth d2 gate\nnorth a7 gate")
    far = [text.split()[-1] for text in game.starting("move a2") if steps("a2", text.split()[-1]) > 2]
    assert far == ["a5", "a6"]  # the east is blocked after two spaces, c3, b4 … would be bends


@pytest.mark.rule("SW2-LINE-4")
def test_an_adjacent_card_is_always_on_a_clear_line() -> None:
    ring = ["b4", "d4", "c3", "c5"]
    assert shots(_at(ring, "north", "gate")) == sorted(ring)


# Targets --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-TGT-1")
def test_the_target_is_the_card_attacked_or_chosen_and_no_other() -> None:
    game = scenario("""
        turn 3 south attack
        south a1 svara
        south a2 gate
        south c4 ollag
        north c5 gul-dass
        north d4 gul-dass
    """)
    game.play("attack c4 d4", "roll s s s")
    assert (game.damage("d4"), game.damage("c5")) == (3, 0)
    ram = scenario("""
        turn 3 south move
        south active ice-ram
        south c3 ice-golem
        north c5 gul-dass
        north d4 gul-dass
    """)
    ram.play("move c3 c4", "target c5", "pass")
    assert (ram.damage("c5"), ram.damage("d4")) == (1, 0)
    with pytest.raises(IllegalPlay, match="SW2-TGT-1]"):
        scenario(SHIFT).play("move b1 b2", "target c5")


@pytest.mark.rule("SW2-TGT-2")
def test_no_attack_on_itself() -> None:
    game = scenario("turn 3 south attack\nsouth a2 gate\nsouth c4 frost-mage\nnorth c5 gate")
    assert game.starting("attack c4") == ["attack c4 c5"]
    with pytest.raises(IllegalPlay, match="SW2-ATK-10]"):
        game.play("attack c4 c4")


@pytest.mark.rule("SW2-TGT-3")
def test_a_card_under_another_cannot_be_targeted() -> None:
    # A common lies under a champion: Hellforged Weapon, which needs a common, cannot find it.
    position = "turn 3 south build\nsouth hand hellforged-weapon gate\nsouth c3 ollag under ice-smith\n"
    assert scenario(position).starting("play") == []
    other = scenario(position + "south d3 ice-smith\nsouth e3 frost-mage").play("play hellforged-weapon")
    assert other.options == ["target d3", "target e3"]


SHIFT = """
    turn 3 south move
    south b1 svara
    south c4 gate
    south c5 gate
    south e1 gate
    south a8 frost-mage
"""


@pytest.mark.rule("SW2-TGT-4")
def test_the_range_of_a_target_is_counted_from_the_unit_that_uses_the_ability() -> None:
    game = scenario(SHIFT).play("move b1 b2")
    assert game.options == ["pass", "target c4"]  # from b2: c5 and e1 are four away
    attack = scenario(
        "turn 3 south attack\nsouth a1 svara\nsouth a2 gate\nsouth c4 frost-mage\nnorth a5 gate\nnorth f4 gate"
    )
    assert attack.starting("attack c4") == ["attack c4 f4"]  # in Svara's line and reach, not in the mage's: a5
    assert attack.starting("attack a1") == ["attack a1 a2"]


@pytest.mark.rule("SW2-TGT-5")
def test_several_targets_are_different_cards() -> None:
    shift = scenario("""
        turn 3 south build
        south hand glacial-shift
        south b1 svara
        south b3 gate
        south d2 gate
    """)
    shift.play("play glacial-shift", "target b3", "to b4")
    assert shift.options == ["done", "target d2"]
    purge = scenario("turn 3 south move\nsouth hand purge\nsouth c4 frost-mage\nsouth d6 frost-mage")
    purge.play("play purge", "target c4")
    assert purge.options == ["done", "target a1", "target d6"]
    with pytest.raises(IllegalPlay, match="SW2-TGT-1]"):
        purge.play("target c4")
    chant = scenario("""
        turn 3 south summon
        south hand chant-of-entangling
        south c1 abua-shi
        south c3 undead-carrier
        south d2 frost-mage
        south c2 frost-mage
    """)
    chant.play("play chant-of-entangling", "target c3")
    assert chant.options == ["target c2", "target d2"]


# Through --------------------------------------------------------------------------------------------------------------


def ends(position: str, unit: str) -> list[str]:
    """Where a unit on c4 can move."""
    game: Scenario = scenario(f"turn 3 south move\nsouth c4 {unit}\n{position}")
    return sorted({text.split()[2] for text in game.starting("move c4")} - {"c4"})


CORRIDOR = _at(["b4", "d4", "c3"], "north", "dragos")


@pytest.mark.rule("SW2-THRU-1", "SW2-THRU-2")
@pytest.mark.parametrize(
    ("unit", "in_the_way", "passes"),
    [
        ("bear-cavalry", "north c5 undead-warrior", True),
        ("bear-cavalry", "south c5 undead-warrior", True),
        ("bear-cavalry", "north c5 ice-golem", True),
        ("bear-cavalry", "north c5 gul-dass", False),
        ("bear-cavalry", "south c5 svara", False),
        ("bear-cavalry", "north c5 gate", False),
        ("bear-cavalry", "south c5 parapet", False),
        ("horde-climber", "north c5 gate", True),
        ("horde-climber", "south c5 parapet", True),
        ("horde-climber", "north c5 ice-golem", True),
        ("horde-climber", "north c5 undead-warrior", False),
        ("undead-warrior", "north c5 undead-warrior", False),
        ("undead-warrior", "south c5 gate", False),
    ],
)
def test_through_treats_only_the_named_kind_as_absent(unit: str, in_the_way: str, passes: bool) -> None:
    assert ("c6" in ends(f"{CORRIDOR}\n{in_the_way}", unit)) == passes


@pytest.mark.rule("SW2-THRU-3")
def test_a_move_through_cards_does_not_end_on_one() -> None:
    assert ends(f"{CORRIDOR}\nnorth c5 undead-warrior\nnorth c6 undead-warrior", "bear-cavalry") == ["b5", "d5"]
    game = scenario(f"turn 3 south move\nsouth c4 bear-cavalry\n{CORRIDOR}\nnorth c5 undead-warrior")
    with pytest.raises(IllegalPlay, match="SW2-MOVE-4]"):
        game.play("move c4 c5")


@pytest.mark.rule("SW2-THRU-4")
def test_the_spaces_passed_count_towards_move_and_reach() -> None:
    assert ends(f"{CORRIDOR}\nnorth c5 undead-warrior", "bear-cavalry") == ["b5", "c6", "d5"]
    walls = f"{CORRIDOR}\nnorth c5 gate\nnorth c6 gate\nnorth b5 dragos\nnorth d5 dragos"
    assert ends(walls, "horde-climber") == ["b6", "c7", "d6"]
    assert shots("south c5 parapet\nsouth c6 parapet\nnorth c7 gate") == ["c5", "c6", "c7"]
    assert shots("south c5 parapet\nsouth c6 parapet\nnorth c8 gate") == ["c5", "c6"]


@pytest.mark.rule("SW2-THRU-5")
def test_attacks_pass_the_named_cards_but_melee_units_gain_nothing() -> None:
    assert shots("south c5 parapet\nnorth c6 gate") == ["c5", "c6"]
    assert shots("north c5 parapet\nnorth c6 gate") == ["c5"]
    assert shots("south c5 gate\nnorth c6 gate") == ["c5"]
    game = scenario("turn 3 south attack\nsouth a2 gate\nsouth c4 ollag\nsouth c5 parapet\nnorth c6 gate")
    assert game.starting("attack c4") == ["attack c4 c5"]
    with pytest.raises(IllegalPlay, match="SW2-ATK-4]"):
        game.play("attack c4 c6")


# Behind ---------------------------------------------------------------------------------------------------------------


def behind(seat: int, card: str) -> set[str]:
    """The squares behind a card of a seat."""
    return {square for square in SQUARES if is_behind(seat, GRID.square(square), GRID.square(card))}


@pytest.mark.rule("SW2-BEHIND-1", "SW2-BEHIND-2", "SW2-BEHIND-3")
def test_behind_is_any_row_nearer_to_the_controller() -> None:
    assert behind(SOUTH, "c4") == {square for square in SQUARES if int(square[1]) < 4}
    assert behind(NORTH, "c5") == {square for square in SQUARES if int(square[1]) > 5}
    assert behind(SOUTH, "c1") == set()
    assert behind(NORTH, "f8") == set()
