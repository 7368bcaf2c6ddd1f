"""The Move Phase (MOVE)."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.board import GRID, SOUTH
from stonehall.games.summoner_wars.cards import COMMON, MELEE, STRUCTURE, UNIT, Card
from tests.summoner_wars.scenario import Scenario, scenario


def put(game: Scenario, square: str, card: Card) -> None:
    """Put a made-up card of South on a square."""
    game.state.put(card, SOUTH, GRID.square(square))
    game.state.ask_again()


def moves(game: Scenario, start: str) -> str:
    """Where the unit on a square may move, without the cards it crosses."""
    return " ".join(sorted({text.split()[2] for text in game.starting("move", start)}))


@pytest.mark.rule("SW2-MOVE-1")
def test_three_units_move_and_no_fourth() -> None:
    game = scenario("""
        turn 3 south move
        south hand ice-repair
        south b3 frost-mage
        south c3 frost-mage
        south d3 frost-mage
        south e3 frost-mage
        north b6 undead-warrior
    """)
    assert game.refusal("move b6 b5") == ["SW2-MOVE-1"]  # not under South's control
    assert game.refusal("move b5 b4") == ["SW2-MOVE-1"]  # nobody there
    assert game.starting("move", "b6") == []
    game.play("move b3 b4", "move c3 c4", "move d3 d4")
    assert game.options == ["end", "play ice-repair"]
    assert game.refusal("move e3 e4") == ["SW2-MOVE-1"]


@pytest.mark.rule("SW2-MOVE-1")
def test_moving_fewer_units_is_allowed() -> None:
    game = scenario("turn 3 south move\nsouth hand gate\nsouth b3 frost-mage\nsouth c3 frost-mage")
    game.play("move b3 b4", "end")
    assert (game.phase, game.card("c3")) == ("build", "frost-mage")


@pytest.mark.rule("SW2-MOVE-1")
def test_a_captured_unit_moves_for_its_controller() -> None:
    game = scenario("turn 3 south move\nsouth c3 undead-warrior owner north\nnorth d6 frost-mage owner south")
    assert {text.split()[1] for text in game.starting("move")} == {"a1", "c3"}


@pytest.mark.rule("SW2-MOVE-2")
def test_a_unit_moves_one_or_two_spaces_once() -> None:
    game = scenario("turn 3 south move\nsouth c4 frost-mage\nsouth f1 frost-mage")
    assert moves(game, "c4") == "a4 b3 b4 b5 c2 c3 c4 c5 c6 d3 d4 d5 e4"
    assert game.refusal("move c4 c7") == ["SW2-MOVE-2"]
    game.play("move c4 c5")
    # One space was enough: what is left of the two cannot be used later.
    assert game.starting("move", "c5") == []
    assert game.refusal("move c5 c6") == ["SW2-MOVE-2"]
    assert moves(game, "f1") == "d1 e1 e2 f1 f2 f3"


@pytest.mark.rule("SW2-MOVE-2")
def test_a_new_turn_brings_new_moves() -> None:
    game = scenario("""
        turn 3 south move moves 2
        south c4 ice-smith
        south e3 ice-smith moved
        north d7 undead-warrior
        north b7 undead-warrior moved
    """)
    game.play("move c4 c5", "yes")
    assert (game.asked, game.phase) == ("north", "move")
    assert {text.split()[1] for text in game.starting("move")} == {"b7", "d7", "f8"}
    game.play("end")
    assert (game.asked, game.phase) == ("south", "move")
    assert {text.split()[1] for text in game.starting("move")} == {"a1", "c5", "e3"}


@pytest.mark.rule("SW2-MOVE-3", "SW2-MOVE-6")
def test_a_step_goes_to_an_adjacent_space_never_diagonally() -> None:
    # The Ice Golem makes one step only.
    game = scenario("turn 3 south move\nsouth c4 ice-golem")
    assert moves(game, "c4") == "b4 c3 c5 d4"
    for diagonal in ("b3", "b5", "d3", "d5"):
        assert game.refusal(f"move c4 {diagonal}") == ["SW2-MOVE-2"]
    # A unit between four cards has four diagonal neighbours, all empty, and cannot go there.
    boxed = scenario("""
        turn 3 south move
        south c4 frost-mage
        south b4 gate
        south d4 gate
        north c3 gate
        north c5 gate
    """)
    assert moves(boxed, "c4") == ""


@pytest.mark.rule("SW2-MOVE-4")
@pytest.mark.parametrize("card", ["south c5 ice-smith", "north c5 undead-warrior", "south c5 gate", "north c5 parapet"])
def test_no_move_ends_on_a_card(card: str) -> None:
    game = scenario(f"turn 3 south move\nsouth c4 frost-mage\n{card}")
    assert game.refusal("move c4 c5") == ["SW2-MOVE-4"]
    assert moves(game, "c4") == "a4 b3 b4 b5 c2 c3 c4 d3 d4 d5 e4"


@pytest.mark.rule("SW2-MOVE-4", "SW2-MOVE-7")
@pytest.mark.parametrize("card", ["south c5 ice-smith", "north c5 undead-warrior", "south c5 gate", "north c5 parapet"])
def test_no_move_passes_over_a_card(card: str) -> None:
    game = scenario(f"turn 3 south move\nsouth c4 frost-mage\n{card}")
    assert game.refusal("move c4 c6") == ["SW2-MOVE-7"]
    corner = scenario(f"turn 3 south move\nsouth c4 frost-mage\n{card}\nnorth d4 gate")
    assert corner.refusal("move c4 d5") == ["SW2-MOVE-7"]
    assert moves(corner, "c4") == "a4 b3 b4 b5 c2 c3 c4 d3"


@pytest.mark.rule("SW2-MOVE-5")
@pytest.mark.parametrize("blocked", ["c5", "d4"])
def test_a_move_may_bend_either_way(blocked: str) -> None:
    game = scenario(f"turn 3 south move\nsouth c4 frost-mage\nnorth {blocked} gate")
    game.play("move c4 d5")
    assert game.card("d5") == "frost-mage"


@pytest.mark.rule("SW2-MOVE-8")
def test_a_move_of_no_spaces_does_not_exist() -> None:
    # One step is too short to go out and come back.
    golem = scenario("turn 3 south move\nsouth active ice-ram\nsouth c4 ice-golem\nnorth c5 undead-warrior")
    assert "move c4 c4" not in golem.options
    assert golem.refusal("move c4 c4") == ["SW2-MOVE-8"]
    # Who stays has not moved: nothing is triggered.
    still = scenario("turn 3 south move\nsouth hand gate\nsouth c4 ice-smith")
    still.play("end")
    assert (still.phase, still.boosts("c4"), still.told("moved")) == ("build", 0, [])


@pytest.mark.rule("SW2-MOVE-9")
def test_out_and_back_is_a_move() -> None:
    game = scenario("turn 3 south move\nsouth c4 ice-smith\nsouth e6 frost-mage")
    game.play("move c4 c4")
    assert (game.prompt, game.card("c4")) == ("frost-axe", "ice-smith")
    game.play("yes")
    assert game.boosts("c4") == 1
    assert game.starting("move", "c4") == []
    assert game.state.view(None)["moves_left"] == 2


@pytest.mark.rule("SW2-MOVE-9", "SW2-MOVE-12")
def test_out_and_back_needs_an_empty_space() -> None:
    boxed = """
        turn 3 south move
        south b2 ice-smith
        south a2 gate
        south c2 gate
        south f1 frost-mage
        north b3 undead-warrior
    """
    game = scenario(boxed)
    assert moves(game, "b2") == "b1 b2 c1"
    game = scenario(f"{boxed}\nsouth b1 gate")
    assert moves(game, "b2") == ""
    assert game.refusal("move b2 b2") == ["SW2-MOVE-12"]
    assert game.refusal("move b2 d2") == ["SW2-MOVE-12"]


@pytest.mark.rule("SW2-MOVE-10")
def test_structures_do_not_move() -> None:
    game = scenario("turn 3 south move\nsouth c4 gate\nsouth e4 parapet\nsouth f1 starting-gate")
    assert {text.split()[1] for text in game.starting("move")} == {"a1"}
    for start, end in (("c4", "c5"), ("e4", "e5"), ("f1", "f2")):
        assert game.refusal(f"move {start} {end}") == ["SW2-CLASS-6"]


@pytest.mark.rule("SW2-MOVE-11")
def test_a_unit_structure_moves_only_by_permission() -> None:
    game = scenario("turn 3 south move")
    # No printed card is a unit structure without permission to move: here is one.
    put(game, "c4", Card("stone-golem", UNIT | COMMON | STRUCTURE, cost=0, strength=1, attack=MELEE, life=5))
    assert moves(game, "c4") == ""
    assert game.refusal("move c4 c5") == ["SW2-MOVE-11"]
    permitted = scenario("turn 3 south move\nsouth c4 ice-golem")
    assert moves(permitted, "c4") == "b4 c3 c5 d4"


@pytest.mark.rule("SW2-MOVE-12")
def test_a_unit_without_an_empty_space_next_to_it_cannot_move() -> None:
    corner = "turn 3 south move\nsouth a1 svara\nsouth a2 frost-mage\nnorth b1 undead-warrior\nnorth b2 undead-warrior"
    game = scenario(corner)
    assert moves(game, "a1") == ""
    assert game.refusal("move a1 a3") == ["SW2-MOVE-12"]
    assert moves(game, "a2") == "a2 a3 a4 b3"


@pytest.mark.rule("SW2-MOVE-13")
def test_bonuses_and_penalties_change_the_number_of_spaces() -> None:
    game = scenario("turn 3 south move\nsouth a1 sneeks\nsouth c4 ice-golem\nsouth f1 horde-climber")
    assert moves(game, "c4") == "b4 c3 c5 d4"
    assert moves(game, "f1") == "c1 d1 d2 e1 e2 e3 f1 f2 f3 f4"
    assert game.refusal("move c4 c6") == ["SW2-MOVE-2"]
    assert game.refusal("move f1 f5") == ["SW2-MOVE-2"]


@pytest.mark.rule("SW2-MOVE-13")
@pytest.mark.parametrize(
    ("unit", "events", "reached"),
    [
        ("frost-mage", 1, "b4 c3 c5 d4"),
        ("horde-climber", 1, "a4 b3 b4 b5 c2 c3 c4 c5 c6 d3 d4 d5 e4"),
        ("horde-climber", 2, "b4 c3 c5 d4"),
        ("rhinoceros boosts 1", 2, "b4 c3 c5 d4"),
        ("frost-mage", 2, ""),
        ("ice-golem", 1, ""),
        ("ice-golem", 2, ""),
    ],
)
def test_bonuses_and_penalties_add_up(unit: str, events: int, reached: str) -> None:
    # Perplexing Tempest takes a space from every move, friend's or enemy's.
    tempests = ["south active perplexing-tempest", "north active perplexing-tempest"][:events]
    game = scenario("\n".join(["turn 3 south move", "south hand ice-repair", f"south c4 {unit}", *tempests]))
    assert moves(game, "c4") == reached


@pytest.mark.rule("SW2-MOVE-13")
def test_a_unit_without_spaces_to_move_is_told_so() -> None:
    game = scenario("turn 3 south move\nsouth hand ice-repair\nsouth c4 ice-golem\nnorth active perplexing-tempest")
    assert game.refusal("move c4 c5") == ["SW2-MOVE-13"]


@pytest.mark.rule("SW2-MOVE-14")
def test_a_forced_unit_may_still_move() -> None:
    game = scenario("""
        turn 3 south move
        south hand sneak
        south c4 ice-smith
        south e4 frost-mage
    """)
    game.play("play sneak", "target c4", "to c5")
    # Forced, not moved: no Frost Axe, and all three moves are left.
    assert (game.prompt, game.state.view(None)["moves_left"]) == ("phase-move", 3)
    game.play("move c5 c6", "yes")
    assert (game.card("c6"), game.boosts("c6")) == ("ice-smith", 1)


@pytest.mark.rule("SW2-MOVE-14")
def test_a_placed_unit_may_still_move() -> None:
    game = scenario("""
        turn 3 south move
        south hand purge
        south a1 ret-talus
        south c4 undead-carrier
        south e4 undead-archer
        south f1 horde-clinger
        south e1 frost-mage
    """)
    game.play("play purge", "target c4", "done", "yes")
    assert (game.card("c4"), game.card("e4"), game.state.view(None)["moves_left"]) == ("undead-archer", "", 3)
    assert moves(game, "c4") == "a4 b3 b4 b5 c2 c3 c4 c5 c6 d3 d4 d5 e4"
    # Clinging is placing, too: it uses up no move.
    game.play("move e1 e3", "to e2")
    assert (game.card("e2"), game.state.view(None)["moves_left"]) == ("horde-clinger", 2)


@pytest.mark.rule("SW2-MOVE-14")
def test_a_summoned_unit_has_not_moved() -> None:
    game = scenario("turn 3 south summon\nsouth hand ice-smith\nsouth c3 gate")
    game.play("summon ice-smith c4")
    assert (game.phase, game.prompt) == ("move", "phase-move")  # no Frost Axe
    assert moves(game, "c4") == "a4 b3 b4 b5 c4 c5 c6 d3 d4 d5 e4"


@pytest.mark.rule("SW2-MOVE-14")
def test_exchanging_places_is_not_moving() -> None:
    game = scenario("""
        turn 3 south attack
        south a1 sneeks
        south c4 ice-smith
        north c5 gate
    """)
    game.play("use sly a1 c4")
    assert (game.card("a1"), game.card("c4"), game.prompt) == ("ice-smith", "sneeks", "phase-attack")
    assert game.told("moved") == []
    lines = game.state.to_position().splitlines()
    assert not any(" moved" in line for line in lines)


@pytest.mark.rule("SW2-MOVE-15")
def test_what_lies_on_and_under_a_unit_travels_with_it() -> None:
    game = scenario("""
        turn 3 south move
        south c4 frost-mage damage 2 boosts 5 under ice-smith under undead-archer@north
    """)
    game.play("move c4 d5")
    mage = game.piece("d5")
    assert (mage.card.id, mage.damage, mage.boosts, game.card("c4")) == ("frost-mage", 2, 5, "")
    lines = game.state.to_position().splitlines()
    moved = "south d5 frost-mage damage 2 boosts 5 moved under ice-smith under undead-archer@north"
    assert moved in [line.split(" id ")[0] for line in lines]


@pytest.mark.rule("SW2-MOVE-16")
def test_a_charge_is_the_one_move_of_its_unit() -> None:
    game = scenario("""
        turn 3 south move moves 1
        south hand ice-repair
        south c2 beast-rider
        south e2 beast-rider
        south f1 frost-mage
    """)
    assert moves(game, "c2") == "a2 b1 b2 b3 c1 c2 c3 c4 c5 c6 d1 d2 d3"
    game.play("move c2 c6")
    assert game.starting("move", "c6") == []
    assert game.refusal("move c6 c7") == ["SW2-MOVE-2"]
    assert game.state.view(None)["moves_left"] == 1
    game.play("move e2 e5")
    assert game.options == ["end", "play ice-repair"]  # three moves are used up


LEVITATED = "turn 3 south move\nsouth c2 beast-rider\nsouth e2 gwalark"


@pytest.mark.rule("SW2-MOVE-16")
def test_flight_does_not_take_the_charge_away() -> None:
    # Levitate gives the rider Flight: 3 spaces as it likes, or still a run of 4 in a straight line instead.
    game = scenario(LEVITATED)
    assert "move c2 d4" in game.options
    game.play("move c2 c6")
    assert (game.card("c6"), game.strength("c6")) == ("beast-rider", 4)


@pytest.mark.rule("SW2-MOVE-16")
def test_only_a_straight_run_is_a_charge() -> None:
    # Three spaces round a corner are a flight: it replaces no move by a run and gives no strength.
    game = scenario(LEVITATED)
    game.play("move c2 d4")
    assert (game.card("d4"), game.strength("d4")) == ("beast-rider", 3)


@pytest.mark.rule("SW2-MOVE-17")
def test_summoners_move_like_other_units() -> None:
    game = scenario("turn 3 south move moves 2\nsouth hand ice-repair\nsouth c4 svara\nsouth f1 frost-mage")
    assert moves(game, "c4") == "a4 b3 b4 b5 c2 c3 c4 c5 c6 d3 d4 d5 e4"
    game.play("move c4 c6")
    assert game.card("c6") == "svara"
    assert game.options == ["end", "play ice-repair"]  # it was the third move


@pytest.mark.rule("SW2-MOVE-18")
@pytest.mark.parametrize(
    ("corner", "reached"),
    [
        ("a1", "a1 a2 a3 b1 b2 c1"),
        ("f1", "d1 e1 e2 f1 f2 f3"),
        ("a8", "a6 a7 a8 b7 b8 c8"),
        ("f8", "d8 e7 e8 f6 f7 f8"),
    ],
)
def test_nobody_walks_off_the_battlefield(corner: str, reached: str) -> None:
    game = scenario(f"""
        turn 3 south move
        south {corner} frost-mage
        south c4 svara
        north d5 ret-talus
    """)
    assert moves(game, corner) == reached
