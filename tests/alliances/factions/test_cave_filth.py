"""The cards of the Cave Filth as their table has them, the ready deck, and what the cards do."""

from __future__ import annotations

import pytest

from tests.alliances.factions import printed
from tests.alliances.scenario import Scenario, scenario, to_phase

UNITS = {
    "the-warden": ("the-warden", "summoner", -1, "sword", 3, 7, "imprison", 1),
    "hester": ("hester", "champion", 6, "sword", 0, 6, "tyrant-of-the-cells", 1),
    "scabbicus": ("scabbicus", "champion", 6, "sword", 2, 6, "revolt", 1),
    "mange": ("mange", "champion", 5, "bow", 2, 5, "chain-hook", 1),
    "prisoner": ("prisoner", "common", 0, "sword", 1, 2, "convict", 8),
    "taskmaster": ("taskmaster", "common", 1, "sword", 1, 2, "drive-on", 4),
    "grotesque-mutant": ("grotesque-mutant", "mutation", 4, "sword", 1, 4, "haul-away", 1),
    "barbed-mutant": ("barbed-mutant", "mutation", 3, "sword", 1, 4, "barbs", 1),
    "burrow-mutant": ("burrow-mutant", "mutation", 4, "sword", 4, 3, "burrow", 1),
    "poison-mutant": ("poison-mutant", "mutation", 2, "sword", 2, 3, "venomous", 1),
    "bone-mutant": ("bone-mutant", "mutation", 3, "bow", 2, 3, "far-shot", 1),
    "legion-mutant": ("legion-mutant", "mutation", 2, "sword", 0, 1, "legion", 1),
}


@pytest.mark.parametrize("id", UNITS)
def test_printed(id: str) -> None:
    assert printed.unit(id) == UNITS[id]


@pytest.mark.card("the-warden", "wall", "prisoner", "taskmaster")
def test_setup_and_ready_deck() -> None:
    assert printed.setup("cave-filth") == ("b4:prisoner c2:taskmaster c3:prisoner d1:the-warden d3:wall e4:prisoner")
    assert printed.events("cave-filth") == {
        "overwork": 2,
        "enlist": 2,
        "subjugation": 2,
        "living-shields": 2,
        "uprising": 1,
    }
    assert printed.deck("cave-filth") == {
        "wall": 3,
        "summoner": 1,
        "champion": 3,
        "common": 12,
        "mutation": 6,
        "event": 9,
    }


SUMMONERS = "south a1 the-warden\nnorth f8 sunderved\n"


def filth(lines: str) -> Scenario:
    """The Warden in his corner, and these lines."""
    return scenario(SUMMONERS + lines)


def advance(game: Scenario, turn: int, phase: str) -> Scenario:
    """End phases until this one of this turn."""
    while (game.state.turn, game.phase) != (turn, phase):
        game.play("end")
    return game


# The Warden -----------------------------------------------------------------------------------------------------------


@pytest.mark.card("the-warden")
def test_a_common_the_wardens_player_destroys_goes_to_the_prison_pile() -> None:
    game = filth("turn 3 south attack\nsouth c3 taskmaster\nnorth c4 slayer wounds 1")
    game.play("attack c3 c4", "roll 6")
    assert (game.card("c4"), game.prison("south"), game.magic("south")) == ("", ["slayer"], [])


@pytest.mark.card("the-warden")
def test_champions_walls_and_cards_under_a_common_go_to_the_magic_pile() -> None:
    game = filth(
        """turn 3 south attack
        south c3 scabbicus
        south e3 scabbicus
        north c4 poison-mutant wounds 2 under prisoner
        north e4 melek wounds 4"""
    )
    game.play("attack c3 c4", "roll 3 3", "attack e3 e4", "roll 3 3")
    assert (game.prison("south"), game.magic("south")) == (["poison-mutant"], ["prisoner", "melek"])


@pytest.mark.card("the-warden")
def test_what_the_opponent_destroys_is_not_locked_up() -> None:
    game = filth("turn 4 north attack\nsouth c3 taskmaster wounds 1\nnorth c4 slayer")
    game.play("attack c4 c3", "roll 3 1 1")
    assert (game.prison("south"), game.magic("north")) == ([], ["taskmaster"])


@pytest.mark.card("the-warden")
def test_two_prisoners_become_magic_at_the_start_of_the_turn() -> None:
    game = filth("turn 4 north move\nsouth prison slayer prisoner slayer\nsouth magic wall").play("end")
    assert (game.asked, game.prompt, game.options) == ("south", "imprison", ["card prisoner", "card slayer", "done"])
    game.play("card slayer", "card slayer")
    assert (game.prison("south"), game.magic("south")) == (["prisoner"], ["wall", "slayer", "slayer"])
    assert game.prompt != "imprison"
    kept = filth("turn 4 north move\nsouth prison slayer").play("end", "done")
    assert (kept.prison("south"), kept.magic("south")) == (["slayer"], [])


# Champions ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("hester")
def test_hester_rolls_a_die_for_each_prisoner() -> None:
    assert filth("south c3 hester").attack("c3") == 0
    assert filth("south c3 hester\nsouth prison slayer prisoner slayer wall wall wall wall").attack("c3") == 7
    assert filth("south c3 hester\nnorth prison slayer").attack("c3") == 0


REVOLT = """turn 3 south move
    south c3 scabbicus
    south d4 prisoner
    south prison {prison}
    north c5 deep-dwarves-scholar
    north b4 deep-dwarves-scholar
    north c6 deep-dwarves-scholar
"""


@pytest.mark.card("scabbicus")
def test_a_prisoner_is_discarded_for_a_wound_on_each_enemy_around_scabbicus() -> None:
    game = filth(REVOLT.format(prison="slayer prisoner")).play("move c3 c4")
    assert (game.prompt, game.options) == ("revolt", ["card prisoner", "card slayer", "pass"])
    game.play("card slayer")
    assert game.wounds_on("c5 b4 c6 d4") == [1, 1, 0, 0]
    assert (game.prison("south"), game.discard("south")) == (["prisoner"], ["slayer"])


@pytest.mark.card("scabbicus")
def test_the_revolt_is_optional_and_needs_a_prisoner_and_an_enemy() -> None:
    declined = filth(REVOLT.format(prison="slayer")).play("move c3 c4", "pass")
    assert (declined.wounds_on("c5 b4"), declined.prison("south")) == ([0, 0], ["slayer"])
    assert filth(REVOLT.format(prison="")).play("move c3 c4").prompt == "phase-move"
    assert filth(REVOLT.format(prison="slayer")).play("move c3 c2").prompt == "phase-move"


@pytest.mark.card("mange")
def test_mange_drags_the_unit_he_wounded_next_to_him() -> None:
    game = filth("turn 3 south attack\nsouth c3 mange\nsouth b3 prisoner\nnorth c6 melek").play(
        "attack c3 c6", "roll 3 1"
    )
    assert (game.prompt, game.options) == ("chain-hook", ["pass", "to c2", "to c4", "to d3"])
    game.play("to c4")
    assert (game.card("c4"), game.wounds("c4"), game.card("c6")) == ("melek", 1, "")


@pytest.mark.card("mange")
def test_the_hook_needs_a_wound_and_a_survivor_who_is_no_summoner() -> None:
    missed = filth("turn 3 south attack\nsouth c3 mange\nnorth c6 melek").play("attack c3 c6", "roll 1 2")
    assert missed.prompt != "chain-hook"
    dead = filth("turn 3 south attack\nsouth c3 mange\nnorth c6 melek wounds 4").play("attack c3 c6", "roll 3 3")
    assert dead.prompt != "chain-hook"
    chief = scenario("turn 3 south attack\nsouth a1 the-warden\nsouth c3 mange\nnorth c6 sunderved")
    assert chief.play("attack c3 c6", "roll 3 3").prompt != "chain-hook"


# Commons --------------------------------------------------------------------------------------------------------------


@pytest.mark.card("prisoner")
@pytest.mark.parametrize(("die", "stays"), [("1", False), ("2", False), ("3", True), ("6", True)])
def test_a_prisoner_may_be_locked_up_again_after_its_attack(die: str, stays: bool) -> None:
    game = filth("turn 3 south attack\nsouth c3 prisoner\nnorth c4 melek").play("attack c3 c4", "roll 1", f"roll {die}")
    assert (game.card("c3"), game.prison("south")) == (("prisoner", []) if stays else ("", ["prisoner"]))


DRIVE = """turn 3 south move
    south c3 taskmaster
    south c4 prisoner {wounds}
    south d4 scabbicus
    south f3 prisoner
    north b3 slayer
"""


@pytest.mark.card("taskmaster")
def test_a_taskmaster_drives_a_common_on_for_a_wound() -> None:
    game = filth(DRIVE.format(wounds=""))
    assert game.starting("use drive-on") == ["use drive-on c3 c4"]  # no champion, no enemy, nobody farther away
    game.play("use drive-on c3 c4")
    assert (game.prompt, game.wounds("c4")) == ("free-move", 1)
    game.play("move c4 c6")
    assert (game.card("c6"), game.state.moves, game.starting("use drive-on")) == ("prisoner", 0, [])
    assert "move c6 c6" in game.options  # it may still make its own move


@pytest.mark.card("taskmaster")
def test_a_common_that_dies_of_it_goes_nowhere() -> None:
    game = filth(DRIVE.format(wounds="wounds 1")).play("use drive-on c3 c4")
    assert (game.card("c4"), game.prison("south"), game.prompt) == ("", ["prisoner"], "phase-move")


# Mutations ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("grotesque-mutant")
def test_a_grotesque_mutant_locks_up_a_common_of_any_size() -> None:
    game = filth(
        """turn 3 south attack
        south c3 grotesque-mutant under prisoner
        north c4 legion-mutant under prisoner under prisoner under slayer"""
    )
    game.play("attack c3 c4", "roll 3")
    assert (game.card("c4"), game.prison("south")) == ("", ["legion-mutant"])
    assert (game.discard("south"), game.magic("south")) == (["prisoner", "prisoner", "slayer"], [])


@pytest.mark.card("grotesque-mutant")
def test_a_grotesque_mutant_needs_a_wound_and_takes_no_champion() -> None:
    missed = filth("turn 3 south attack\nsouth c3 grotesque-mutant\nnorth c4 warden").play("attack c3 c4", "roll 2")
    assert (missed.card("c4"), missed.prison("south")) == ("warden", [])
    champion = filth("turn 3 south attack\nsouth c3 grotesque-mutant\nnorth c4 melek").play("attack c3 c4", "roll 5")
    assert (champion.card("c4"), champion.prison("south")) == ("melek", [])


@pytest.mark.card("grotesque-mutant", "mange")
@pytest.mark.parametrize("attacker", ["grotesque-mutant", "mange"])
def test_whoever_strikes_once_more_first_may_find_nobody_left_to_take(attacker: str) -> None:
    game = filth(f"turn 3 south attack\nsouth c3 {attacker} lent swift-strike\nnorth c4 warden\nnorth c5 melek")
    game.play("attack c3 c4", "roll 3" if attacker == "grotesque-mutant" else "roll 3 1")
    game.play("resolve swift-strike c3", "attack c3 c4")
    while game.card("c4"):
        game.play("roll 3" if attacker == "grotesque-mutant" else "roll 3 3")
    assert (game.card("c4"), game.prison("south")) == ("", ["warden"])  # as every unit that falls to them


@pytest.mark.card("barbed-mutant")
def test_a_barbed_mutant_hurts_all_around_it_after_the_movement_phase() -> None:
    game = filth(
        """turn 3 south move
        south c3 barbed-mutant
        south b3 prisoner
        north c4 melek
        north d3 slayer wounds 1
        north d4 melek"""
    ).play("end")
    assert (game.wounds_on("b3 c4 d4"), game.card("d3"), game.phase) == ([1, 1, 0], "", "attack")
    assert game.prison("south") == ["slayer"]


@pytest.mark.card("burrow-mutant")
def test_a_burrow_mutant_moves_three_squares_under_units_and_tires() -> None:
    game = filth("turn 3 south move\nsouth c3 burrow-mutant\nnorth c4 slayer\nnorth c5 slayer")
    assert game.attack("c3") == 4
    game.play("move c3 c6")
    assert game.attack("c6") == 1


@pytest.mark.card("poison-mutant")
def test_wounds_of_a_poison_mutant_are_poison_markers() -> None:
    game = filth("turn 3 south attack\nsouth c3 poison-mutant\nnorth c4 melek").play("attack c3 c4", "roll 3 4")
    assert (game.piece("c4").poison, game.piece("c4").wounds, game.life("c4")) == (2, 0, 3)
    chief = scenario("turn 3 south attack\nsouth a1 the-warden\nsouth c3 poison-mutant\nnorth c4 sunderved")
    chief.play("attack c3 c4", "roll 3 4")
    assert (chief.piece("c4").poison, chief.piece("c4").wounds) == (0, 2)


@pytest.mark.card("poison-mutant")
def test_poison_kills_as_wounds_do() -> None:
    game = filth("turn 3 south attack\nsouth c3 poison-mutant\nnorth c4 slayer wounds 1").play(
        "attack c3 c4", "roll 3 1"
    )
    assert (game.card("c4"), game.prison("south")) == ("", ["slayer"])


@pytest.mark.card("bone-mutant")
def test_a_bone_mutant_reaches_four_squares() -> None:
    game = filth("turn 3 south attack\nsouth c3 bone-mutant\nnorth c7 melek")
    assert game.targets("c3") == "c7"
    assert filth("turn 3 south attack\nsouth c3 bone-mutant\nnorth c8 melek").targets("c3") == ""


@pytest.mark.card("legion-mutant")
def test_a_legion_mutant_swallows_up_to_four_prisoners() -> None:
    game = filth(
        """turn 3 south summon
        south c3 prisoner wounds 1
        south hand legion-mutant
        south magic wall wall
        south prison slayer slayer slayer prisoner prisoner"""
    )
    game.play("mutate legion-mutant c3")
    assert (game.prompt, game.attack("c3"), game.life("c3")) == ("legion", 1, 1)
    game.play("card slayer", "card slayer", "card slayer", "card prisoner")
    assert game.under("c3") == ["prisoner", "slayer", "slayer", "slayer", "prisoner"]
    assert (game.attack("c3"), game.life("c3"), game.prison("south")) == (5, 5, ["prisoner"])
    assert game.prompt != "legion"


@pytest.mark.card("legion-mutant")
def test_a_legion_mutant_may_stop_swallowing() -> None:
    game = filth(
        """turn 3 south summon
        south c3 prisoner
        south hand legion-mutant
        south magic wall wall
        south prison slayer slayer"""
    )
    game.play("mutate legion-mutant c3", "card slayer", "done")
    assert (game.attack("c3"), game.life("c3"), game.prison("south")) == (2, 3, ["slayer"])


# Events ---------------------------------------------------------------------------------------------------------------


@pytest.mark.card("overwork")
def test_overworked_commons_attack_after_the_attack_phase_and_are_locked_up() -> None:
    game = filth(
        """turn 3 south event
        south hand overwork wall
        south c3 taskmaster
        south d3 taskmaster
        south e3 taskmaster
        south b3 scabbicus
        north c4 melek
        north d4 melek
        north e4 melek
        north b4 melek"""
    )
    to_phase(game.play("play overwork"), "attack")
    game.play("attack c3 c4", "roll 3", "end")
    assert game.prompt == "overwork"
    assert game.options == [  # commons only, also the one that has attacked
        "attack c3 b3", "attack c3 c4", "attack c3 d3", "attack d3 c3", "attack d3 d4", "attack d3 e3",
        "attack e3 d3", "attack e3 e4", "done",
    ]  # fmt: skip
    game.play("attack c3 c4", "roll 3")
    assert (game.card("c3"), game.wounds("c4"), game.prison("south"), game.prompt) == (
        "",
        2,
        ["taskmaster"],
        "overwork",
    )
    game.play("attack d3 d4", "roll 1")
    assert (game.card("d3"), game.prison("south"), game.phase) == ("", ["taskmaster", "taskmaster"], "magic")


@pytest.mark.card("overwork")
def test_overwork_may_be_left_and_lasts_for_the_turn_only() -> None:
    lines = "turn 3 south event\nsouth hand overwork wall\nsouth c3 taskmaster\nnorth c4 melek"
    game = to_phase(filth(lines).play("play overwork"), "attack").play("end", "done")
    assert (game.card("c3"), game.phase, game.discard("south")) == ("taskmaster", "magic", ["overwork"])
    assert advance(game, 5, "attack").play("end").prompt != "overwork"


@pytest.mark.card("enlist")
def test_a_common_of_the_prison_pile_joins_next_to_a_wall() -> None:
    game = filth(
        """turn 3 south event
        south hand enlist
        south d3 wall
        south prison slayer melek poison-mutant prisoner"""
    )
    game.play("play enlist")
    assert (game.prompt, game.options) == ("enlist", ["card prisoner", "card slayer"])
    game.play("card slayer")
    assert (game.prompt, game.options) == ("enlist-to", ["to c3", "to d2", "to d4", "to e3"])
    game.play("to d4")
    assert (game.card("d4"), game.controller("d4")) == ("slayer", "south")
    assert (game.prison("south"), game.discard("south")) == (["melek", "poison-mutant", "prisoner"], ["enlist"])


@pytest.mark.card("subjugation")
def test_two_spent_commons_become_prisoners() -> None:
    game = filth("turn 3 south event\nsouth hand subjugation\nsouth discard slayer wall melek slayer prisoner")
    game.play("play subjugation")
    assert (game.prompt, game.options) == ("subjugation", ["card prisoner", "card slayer", "done"])
    game.play("card prisoner", "card slayer")
    assert game.prison("south") == ["prisoner", "slayer"]
    assert game.discard("south") == ["slayer", "wall", "melek", "subjugation"]


def shielded(prison: str = "slayer prisoner", target: str = "south d3 scabbicus") -> Scenario:
    """Living Shields were played, and the opponent attacks."""
    game = filth(f"turn 3 south event\nsouth hand living-shields\nsouth prison {prison}\n{target}\nnorth d4 melek")
    return advance(game.play("play living-shields"), 4, "attack").play("attack d4 d3", "roll 3 4 5")


@pytest.mark.card("living-shields")
def test_prisoners_take_the_wounds_of_a_champion_in_the_next_turn_of_the_opponent() -> None:
    game = shielded()
    assert (game.asked, game.prompt) == ("south", "living-shields")
    assert game.options == ["card prisoner", "card slayer", "pass", "pass-on living-shields south"]
    game.play("card slayer", "card prisoner")
    assert (game.wounds("d3"), game.prison("south"), game.discard("south")[-2:]) == (1, [], ["slayer", "prisoner"])


@pytest.mark.card("living-shields")
def test_living_shields_may_be_kept_and_protect_no_common() -> None:
    kept = shielded().play("pass")
    assert (kept.wounds("d3"), kept.prison("south")) == (3, ["slayer", "prisoner"])
    common = shielded(target="south d3 barbed-mutant")
    assert (common.wounds("d3"), common.prison("south")) == (3, ["slayer", "prisoner"])


@pytest.mark.card("living-shields")
def test_living_shields_end_when_the_own_turn_begins() -> None:
    game = shielded().play("pass")
    while game.prompt != "imprison":
        game.play("end")
    assert (game.state.turn, game.state.events) == (5, [])


@pytest.mark.card("uprising")
def test_commons_that_cost_nothing_rise() -> None:
    game = filth(
        """turn 3 south event
        south hand uprising
        south c3 prisoner
        south d3 taskmaster
        south e3 poison-mutant under prisoner
        north c4 prisoner"""
    ).play("play uprising")
    assert [game.attack(square) for square in ("c3", "d3", "e3", "c4")] == [2, 1, 2, 1]
    assert advance(game, 4, "move").attack("c3") == 1
