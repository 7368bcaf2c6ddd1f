"""Worked examples of the rulebook: setting up, summoning, moving, building, and the small glossary pictures."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.board import GRID, NORTH, SEATS, SOUTH, back_rows, in_half, is_behind
from stonehall.games.summoner_wars.cards import BY_ID, MELEE, MOVE, NO_ATTACK
from tests.summoner_wars.scenario import Scenario, example, fresh, scenario


def ends(game: Scenario, *beginning: str) -> str:
    """The squares on which the plays that begin like this end, cards crossed on the way left out."""
    return " ".join(sorted({text.split()[2] for text in game.starting(*beginning)}))


# EX-1 Setup -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-EX-1")
@pytest.mark.parametrize("first", SEATS)
def test_setup_of_fallen_kingdom_against_cave_goblins(first: str) -> None:
    check_setup(fresh("fallen-kingdom", "cave-goblins", first=first), first)


@pytest.mark.rule("SW2-EX-1")
def test_the_board_of_the_setup_is_a_game_that_begins() -> None:
    check_setup(example("EX-1"), "south")


def check_setup(game: Scenario, first: str) -> None:
    while game.asked == "chance":
        game.play(game.options[0])
    south = {"d1": "ret-talus", "d3": "starting-gate", "c3": "undead-archer", "d4": "undead-carrier"}
    # The cards of the second player stand rotated by 180 degrees.
    north = {"b8": "sneeks", "c7": "starting-gate", "b7": "horde-slinger", "d6": "beast-rider"}
    assert {GRID.name(piece.square): piece.card.id for piece in game.state.own(SOUTH)} == south
    assert {GRID.name(piece.square): piece.card.id for piece in game.state.own(NORTH)} == north
    assert (game.life("d3"), game.life("c7")) == (10, 10)
    for seat in SEATS:
        sizes = len(game.hand(seat)), len(game.draw_pile(seat)), len(game.discard(seat)), len(game.active(seat))
        assert sizes == (5, 25, 0, 0)
        assert game.magic(seat) == (2 if seat == first else 3)


# EX-2 Summoning -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-EX-2")
def test_summoning_an_undead_archer() -> None:
    game = example("EX-2")
    assert ends(game, "summon undead-archer") == "d2 e3"
    for diagonal in ("c2", "e2", "c4", "e4"):
        assert game.refusal(f"summon undead-archer {diagonal}") == ["SW2-SUM-3"]
    for occupied in ("c3", "d4"):
        assert game.refusal(f"summon undead-archer {occupied}") == ["SW2-SUM-3"]
    game.play("summon undead-archer d2")
    assert (game.magic("south"), game.hand("south")) == (0, ["hellfire-cultist"])
    assert (game.card("d2"), game.damage("d2"), game.boosts("d2")) == ("undead-archer", 0, 0)
    game.play("end")
    assert ends(game, "move d2") == "b2 c1 c2 d2 e1 e2 e3 f2"


@pytest.mark.rule("SW2-EX-2")
def test_summoning_needs_the_full_cost() -> None:
    game = example("EX-2", ("magic 2", "magic 1"))
    assert ends(game, "summon undead-archer") == ""
    assert game.refusal("summon undead-archer d2") == ["SW2-COST-2"]


# EX-3 Movement --------------------------------------------------------------------------------------------------------


def carrier(*others: str) -> Scenario:
    """An Undead Carrier on c4 and whatever else is named."""
    return example("EX-3", more="\n".join(others))


@pytest.mark.rule("SW2-EX-3")
def test_movement_on_the_open_board() -> None:
    straight = {"c5", "c6", "c3", "c2", "b4", "a4", "d4", "e4"}
    bent = {"d5", "b5", "d3", "b3"}
    reached = set(ends(carrier(), "move c4").split())
    assert reached == straight | bent | {"c4"}
    assert len(reached) == 12 + 1


@pytest.mark.rule("SW2-EX-3")
def test_movement_round_a_corner() -> None:
    assert "d5" in ends(carrier("north c5 gate"), "move c4")
    assert "d5" in ends(carrier("north d4 gate"), "move c4")
    both = carrier("north c5 gate", "north d4 gate")
    assert "d5" not in ends(both, "move c4")
    assert both.refusal("move c4 d5") == ["SW2-MOVE-7"]


@pytest.mark.rule("SW2-EX-3")
def test_movement_out_and_back() -> None:
    game = carrier("south c3 horde-clinger", "south hand ice-repair")
    game.play("move c4 c4")
    # After-move effects follow (a Horde Clinger next to it reacts), and one of three moves is used up.
    assert (game.card("c4"), game.prompt) == ("undead-carrier", "cling")
    game.play("pass")
    assert game.state.view(None)["moves_left"] == 2
    assert game.refusal("move c4 c5") == ["SW2-MOVE-2"]


@pytest.mark.rule("SW2-EX-3")
def test_movement_has_no_diagonal_step_and_no_gate_moves() -> None:
    # The Ice Golem may make a single step.
    game = carrier("south e2 ice-golem", "south b2 gate")
    assert ends(game, "move e2") == "d2 e1 e3 f2"
    assert game.refusal("move e2 f3") == ["SW2-MOVE-2"]
    assert game.refusal("move b2 b3") == ["SW2-CLASS-6"]
    assert ends(game, "move b2") == ""


@pytest.mark.rule("SW2-EX-3")
@pytest.mark.parametrize("other", ["south c5 undead-archer", "north c5 horde-slinger", "south c5 gate"])
def test_movement_never_passes_over_a_card(other: str) -> None:
    game = carrier(other)
    assert ends(game, "move c4") == "a4 b3 b4 b5 c2 c3 c4 d3 d4 d5 e4"
    assert game.refusal("move c4 c6") == ["SW2-MOVE-7"]


# EX-4 Building --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-EX-4")
def test_building_in_the_back_rows_and_next_to_the_summoner() -> None:
    game = example("EX-4")
    back = {f"{column}{row}" for column in "abcdef" for row in (1, 2, 3)} - {"c3", "d3"}
    assert set(ends(game, "build gate").split()) == back | {"c4", "b5", "d5"}
    assert len(game.starting("build gate")) == 19
    for square in ("c6", "b4", "b6", "d4", "a4"):
        assert game.refusal(f"build gate {square}") == ["SW2-BUILD-3"]


# EX-15 Classes, EX-23 Card faces --------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-EX-15")
def test_classes_of_three_cards() -> None:
    classes = {id: set(BY_ID[id].class_names()) for id in ("bear-cavalry", "ice-golem", "parapet")}
    assert classes == {
        "bear-cavalry": {"common", "unit"},
        "ice-golem": {"common", "unit", "structure"},
        "parapet": {"standard", "event", "structure"},
    }


@pytest.mark.rule("SW2-EX-15")
def test_only_structures_are_shifted() -> None:
    """A Bear Cavalry is none, an Ice Golem is one too; a Parapet is one on the battlefield."""
    game = example("EX-15").play("move c2 c3")
    assert (game.prompt, game.options) == ("structural-shift", ["pass", "target c6", "target e3"])


@pytest.mark.rule("SW2-EX-23")
def test_faces_of_three_cards() -> None:
    rider, sneak, gate = BY_ID["beast-rider"], BY_ID["sneak"], BY_ID["gate"]
    assert (set(rider.class_names()), rider.faction) == ({"common", "unit"}, "cave-goblins")
    assert (rider.cost, rider.life, rider.strength, rider.attack) == (2, 3, 3, MELEE)
    assert [ability.id for ability in rider.abilities] == ["charge"]
    assert (set(sneak.class_names()), sneak.cost, sneak.phase) == ({"standard", "event"}, 0, MOVE)
    assert (set(gate.class_names()), gate.cost, gate.life, gate.attack) == ({"structure"}, 0, 5, NO_ATTACK)


# EX-16 Behind, EX-20 Adjacency, EX-21 Back row and half ---------------------------------------------------------------


@pytest.mark.rule("SW2-EX-16")
def test_behind_is_nearer_to_the_player_who_controls_the_card() -> None:
    warrior, slinger = GRID.square("c4"), GRID.square("c5")
    for square, behind in {"c3": True, "f1": True, "c5": False, "d4": False}.items():
        assert is_behind(SOUTH, GRID.square(square), warrior) is behind
    for square, behind in {"c6": True, "a8": True, "c4": False}.items():
        assert is_behind(NORTH, GRID.square(square), slinger) is behind


@pytest.mark.rule("SW2-EX-20")
def test_what_is_adjacent_to_a_gate() -> None:
    # Summoning shows which spaces are adjacent, Frost Bolt which cards are.
    game = example("EX-20")
    assert ends(game, "summon") == "c3 d2 d4 e3"
    for diagonal in ("c2", "e2", "c4", "e4"):
        mage = scenario(f"turn 3 south attack\nsouth d3 gate\nsouth {diagonal} frost-mage")
        assert mage.strength(diagonal) == 1
    for adjacent in ("c3", "d2", "d4", "e3"):
        mage = scenario(f"turn 3 south attack\nsouth d3 gate\nsouth {adjacent} frost-mage")
        assert mage.strength(adjacent) == 2
    neighbours = {name: {GRID.name(near) for near in GRID.neighbours[GRID.square(name)]} for name in ("a1", "c1", "d3")}
    assert neighbours == {"a1": {"a2", "b1"}, "c1": {"b1", "c2", "d1"}, "d3": {"c3", "d2", "d4", "e3"}}


@pytest.mark.rule("SW2-EX-21")
def test_back_row_and_half() -> None:
    def rows(squares: list[int]) -> list[str]:
        return sorted({GRID.name(square)[1] for square in squares})

    for seat, back, two, half in ((SOUTH, "1", "12", "1234"), (NORTH, "8", "78", "5678")):
        assert rows(back_rows(seat, 1)) == list(back)
        assert rows(back_rows(seat, 2)) == list(two)
        assert rows([square for square in range(48) if in_half(seat, square)]) == list(half)
        assert len(back_rows(seat, 2)) == 12


# EX-17 After ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-EX-17")
def test_svara_shifts_once_after_all_her_steps() -> None:
    game = example("EX-17")
    game.play("move c2 c4")
    # From c4: c7 is 3 away; a1 and f3 (within 3 of c2 and c3) are 5 and 4 away; e6 is 4 away.
    assert (game.prompt, game.options) == ("structural-shift", ["pass", "target c7"])
    game.play("target c7", "to d7")
    assert (game.card("d7"), game.asked, game.prompt) == ("gate", "south", "phase-move")
    assert len(game.told("triggered")) == 1


@pytest.mark.rule("SW2-EX-17")
def test_after_an_attack_the_destroyed_target_is_gone() -> None:
    game = scenario("""
        turn 3 south attack
        south c4 undead-warrior under hellforged-weapon
        north c5 gate damage 3
    """)
    game.play("attack c4 c5", "roll s* b* sb s")
    assert [event.id for event in game.log if event.id in ("damaged", "destroyed", "magic-gained", "triggered")] == [
        "damaged",
        "destroyed",
        "magic-gained",
        "triggered",
        "damaged",
    ]
    assert (game.card("c5"), game.damage("c4")) == ("", 2)


# EX-22 Through --------------------------------------------------------------------------------------------------------


def cavalry(*others: str) -> Scenario:
    """A Bear Cavalry on c4 and whatever else is named."""
    return scenario("\n".join(["turn 3 south move", "south c4 bear-cavalry", *others]))


@pytest.mark.rule("SW2-EX-22")
@pytest.mark.parametrize("common", ["south c5 frost-mage", "north c5 undead-warrior"])
def test_a_bear_cavalry_tramples_through_commons(common: str) -> None:
    game = example("EX-22", ("north c5 undead-warrior", common))
    assert "move c4 c6 c5" in game.options
    assert "c5" not in ends(game, "move c4").split()
    game.play("move c4 c6 c5")
    assert (game.card("c6"), game.damage("c5")) == ("bear-cavalry", 1)


@pytest.mark.rule("SW2-EX-22")
@pytest.mark.parametrize("other", ["south c5 ollag", "north c5 gul-dass", "south c5 svara", "north c5 gate"])
def test_a_bear_cavalry_passes_nothing_else(other: str) -> None:
    game = cavalry(other)
    assert ends(game, "move c4") == "a4 b3 b4 b5 c2 c3 c4 d3 d4 d5 e4"
    assert game.refusal("move c4 c6 c5") == ["SW2-MOVE-7"]


@pytest.mark.rule("SW2-EX-22")
def test_a_bear_cavalry_stops_on_no_card() -> None:
    game = cavalry("north c5 undead-warrior", "north c6 undead-warrior")
    assert "c6" not in ends(game, "move c4").split()
    assert game.refusal("move c4 c6 c5") == ["SW2-MOVE-4"]


@pytest.mark.rule("SW2-EX-22")
def test_a_parapet_lets_only_its_own_side_shoot_through() -> None:
    board = "south c4 frost-mage\nsouth c5 parapet\nnorth c6 undead-archer"
    south = scenario(f"turn 3 south attack\n{board}")
    assert ends(south, "attack c4") == "c5 c6"
    north = scenario(f"turn 4 north attack\n{board}")
    assert ends(north, "attack c6") == "c5"
    assert north.refusal("attack c6 c4") == ["SW2-ATK-6"]
    # A melee unit never attacks through cards, not even through a Parapet.
    melee = scenario("turn 3 south attack\nsouth c4 ice-smith\nsouth c5 parapet\nnorth c6 undead-archer")
    assert ends(melee, "attack c4") == "c5"
    assert melee.refusal("attack c4 c6") == ["SW2-ATK-4"]
