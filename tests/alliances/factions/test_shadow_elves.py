"""Every card of the Shadow Elves as printed, the ready deck, and what the cards do."""

from __future__ import annotations

import pytest

from tests.alliances.factions import printed
from tests.alliances.scenario import Scenario, pass_turns, scenario

UNITS = {
    "selundar": ("selundar", "summoner", -1, "bow", 2, 7, "out-of-shadows", 1),
    "hydrake": ("hydrake", "champion", 8, "sword", 3, 8, "assault", 1),
    "malidala": ("malidala", "champion", 5, "bow", 2, 3, "shadow-dancer", 1),
    "xaserbane": ("xaserbane", "champion", 4, "sword", 3, 4, "sneak", 1),
    "kuldrid": ("kuldrid", "champion", 6, "bow", 3, 6, "wither", 0),
    "melek": ("melek", "champion", 5, "sword", 3, 5, "rider", 0),
    "taliya": ("taliya", "champion", 6, "bow", 2, 5, "return-spirit", 0),
    "ranger": ("ranger", "common", 1, "bow", 1, 1, "shadow-arrows", 6),
    "scout": ("scout", "common", 0, "sword", 1, 1, "scout", 6),
    "shadow-elves-swordsman": ("swordsman", "common", 1, "sword", 2, 1, "swift", 6),
    "blade-master": ("blade-master", "common", 2, "sword", 1, 2, "swift-strike", 0),
    "shadow-elves-hunter": ("hunter", "common", 2, "bow", 2, 1, "shadow-step", 0),
}


@pytest.mark.parametrize("id", UNITS)
def test_printed(id: str) -> None:
    assert printed.unit(id) == UNITS[id]


@pytest.mark.card("selundar", "wall", "shadow-elves-swordsman", "scout", "ranger")
def test_setup_and_ready_deck() -> None:
    assert printed.setup("shadow-elves") == (
        "a1:ranger b2:shadow-elves-swordsman c4:shadow-elves-swordsman d2:scout d3:wall e2:ranger f1:selundar "
        "f3:shadow-elves-swordsman"
    )
    assert printed.events("shadow-elves") == {
        "shadows": 3, "summon-the-night": 2, "stalking-advance": 2, "into-darkness": 2,
    }  # fmt: skip
    assert printed.deck("shadow-elves") == {"summoner": 1, "champion": 3, "common": 18, "event": 9, "wall": 3}


# Selundar -------------------------------------------------------------------------------------------------------------


@pytest.mark.card("selundar")
@pytest.mark.parametrize(("enemy", "bonus"), [("north d3 brute", 0), ("north d4 brute", 2), ("south d3 brute", 2)])
def test_out_of_shadows_needs_a_start_of_turn_without_an_enemy_beside_him(enemy: str, bonus: int) -> None:
    game = scenario(f"""turn 3 north move
        south c3 selundar
        north c6 brute
        {enemy}""")
    pass_turns(game, 4)
    game.play("move c3 c5")
    assert game.attack("c5", "c6") == 2 + bonus
    assert bool(game.told("watched")) == (bonus == 0)


@pytest.mark.card("selundar")
def test_out_of_shadows_is_against_adjacent_units() -> None:
    game = scenario("""south c3 selundar
        north c6 brute
        north d3 wall
        north c4 brute""")
    assert [game.attack("c3", place) for place in ("c6", "d3", "c4")] == [2, 2, 4]


# Champions ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("hydrake")
def test_hydrake_attacks_every_adjacent_enemy() -> None:
    game = scenario("""turn 3 south attack
        south c4 hydrake
        north c5 brute
        north b4 brute
        north d4 wall
        south c3 ranger
        north e3 brute""")
    game.play("use assault c4 c4", "target c5", "roll 3 3 1", "roll 3 1 1")
    assert (game.wounds_on("c5 b4"), game.wounds("d4"), game.card("c3")) == ([2, 1], 0, "ranger")
    assert game.starting("attack", "c4") == []  # one of the three attackers


@pytest.mark.card("malidala")
def test_shadow_dancer_ignores_a_die_of_the_first_attack_in_a_turn() -> None:
    game = scenario("""turn 3 south attack
        south c3 savager
        south d4 savager
        north c4 malidala
        south f1 ranger
        north f2 brute""")
    game.play("attack c3 c4", "roll 2 4 5")
    assert (game.asked, game.prompt, game.options) == ("north", "shadow-dancer", ["die 2", "die 4", "die 5"])
    game.play("die 5")
    assert game.wounds("c4") == 1
    game.play("attack d4 c4", "roll 1 1 5")
    assert (game.wounds("c4"), game.prompt) == (2, "phase-attack")


@pytest.mark.card("malidala")
def test_shadow_dancer_is_of_no_use_without_dice() -> None:
    game = scenario("""turn 3 south attack
        south c3 ranger lent precise
        north c4 malidala
        south f1 ranger
        north f2 brute""")
    assert game.play("attack c3 c4").wounds("c4") == 1


@pytest.mark.card("xaserbane")
def test_sneak_moves_farther_if_nobody_else_moves() -> None:
    lines = """south c1 xaserbane
        south f1 ranger
        north c6 brute"""
    game = scenario(lines).play("move c1 c5")
    assert (game.card("c5"), game.phase, game.turn_of) == ("xaserbane", "attack", "south")
    assert scenario(lines).play("move c1 c3").moves("f1") != ""
    assert "c4" not in scenario(lines).play("move f1 f2").moves("c1").split()


@pytest.mark.card("kuldrid")
def test_wither_asks_for_magic_or_wounds_the_summoner() -> None:
    lines = """turn 3 south attack
        south a1 selundar
        south magic ranger
        south c3 kuldrid
        north c6 brute
        north f8 sunderved"""
    game = scenario(lines).play("end")
    assert (game.prompt, game.options) == ("wither", ["pass", "pay 1"])
    assert (game.play("pay 1").wounds("a1"), game.magic("south")) == (0, [])
    assert scenario(lines).play("end", "pass").wounds("a1") == 1
    assert scenario(lines.replace("south magic ranger", "south hand wall")).play("end").wounds("a1") == 1
    killed = scenario(lines.replace("brute", "brute wounds 2")).play("attack c3 c6", "roll 1 1 3")
    assert (killed.wounds("a1"), killed.told("triggered")) == (0, [])


@pytest.mark.card("melek")
def test_melek_rides_far_in_a_straight_line() -> None:
    game = scenario("""south c1 melek
        south f1 ranger
        north e1 brute""")
    assert {"c8", "c5"} <= set(game.moves("c1").split())
    assert "d4" not in game.moves("c1").split()
    assert "f1" not in game.moves("c1").split()


@pytest.mark.card("taliya")
def test_return_spirit_takes_an_adjacent_common_to_the_hand_of_its_controller() -> None:
    game = scenario("""turn 3 south magic
        south hand wall
        south c3 taliya
        north c4 brute wounds 2 under ranger
        south b3 ranger
        north d3 torodin""")
    game.play("end")
    assert (game.prompt, game.options) == ("return-spirit", ["target b3", "target c4"])
    game.play("target c4")
    assert (game.card("c4"), game.hand("north"), game.discard("south")) == ("", ["brute"], ["ranger"])


# Commons --------------------------------------------------------------------------------------------------------------

SHOOTING = """turn 3 south attack
    south magic scout
    south c2 ranger
    south a1 selundar
    north c5 scout
    north c7 scout
    north b8 scout
    south f1 ranger
    north f2 brute"""


@pytest.mark.card("ranger")
def test_shadow_arrows_follow_the_arrow_and_shoot_again() -> None:
    game = scenario(SHOOTING)
    game.play("attack c2 c5", "roll 3")
    assert (game.prompt, game.options) == ("shadow-arrows", ["pass", "yes"])
    game.play("yes")
    assert (game.card("c5"), game.card("c2"), game.prompt) == ("ranger", "", "shadow-arrows-again")
    game.play("yes")
    assert (game.magic("south"), game.starting("attack")) == (["scout"], ["attack c5 c7"])  # paid with what it killed
    game.play("attack c5 c7", "roll 3")
    assert game.prompt == "phase-attack"  # once per turn
    assert game.starting("attack") == ["attack f1 f2"]


@pytest.mark.card("ranger")
def test_shadow_arrows_may_stay_and_then_does_not_shoot() -> None:
    game = scenario(SHOOTING).play("attack c2 c5", "roll 3", "pass")
    assert (game.card("c2"), game.prompt) == ("ranger", "phase-attack")


@pytest.mark.card("scout")
def test_scouts_on_the_other_side_let_more_units_move() -> None:
    game = scenario("""turn 3 north move
        south c5 scout
        south d5 scout
        south c4 scout
        south a3 ranger
        south b3 ranger
        south e3 ranger
        south f3 ranger
        north a8 sunderved""")
    pass_turns(game, 4)
    assert game.state.most_moves == 5
    for square in ("a3", "b3", "e3", "f3", "c4"):
        game.play(f"move {square} {square}")
    assert (game.starting("move"), game.state.moves) == ([], 5)


@pytest.mark.card("shadow-elves-swordsman")
def test_swordsmen_are_swift() -> None:
    game = scenario("""south c1 shadow-elves-swordsman
        south e4 ranger""")
    assert "c4" in game.moves("c1").split()
    assert "e7" not in game.moves("e4").split()


@pytest.mark.card("blade-master")
def test_blade_master_strikes_twice() -> None:
    game = scenario("""turn 3 south attack
        south c3 blade-master
        north c4 brute
        south f1 ranger
        north f2 brute""")
    game.play("attack c3 c4", "roll 3")
    assert (game.prompt, game.options) == ("free-attack", ["attack c3 c4", "pass"])
    game.play("attack c3 c4", "roll 3")
    assert (game.wounds("c4"), game.prompt, game.starting("attack", "c3")) == (2, "phase-attack", [])


@pytest.mark.card("shadow-elves-hunter")
def test_shadow_step_once_per_turn_beside_a_shadow_elf() -> None:
    game = scenario("""turn 3 south summon
        south hand shadow-elves-hunter shadow-elves-hunter shadow-elves-hunter ranger
        south magic wall wall wall wall wall wall wall
        south a1 wall
        south d4 ranger
        south f4 brute
        south f1 selundar""")
    assert game.summons("ranger") == "a2 b1"
    assert game.summons("shadow-elves-hunter") == "a2 b1 c4 d3 d5 e1 e4 f2"
    game.play("summon shadow-elves-hunter a2")
    assert "d5" in game.summons("shadow-elves-hunter")
    game.play("summon shadow-elves-hunter d5")
    assert game.summons("shadow-elves-hunter") == "b1"


# Events ---------------------------------------------------------------------------------------------------------------


def lost(line: str, hand: str = "shadows", patient: bool = False) -> Scenario:
    """A unit of the north is attacked from c3, and about to be destroyed."""
    game = scenario(
        f"""turn 3 south attack
        north a8 selundar
        north hand {hand} wall
        south c3 savager
        {line}
        south f1 savager
        north f2 brute""",
        patient=patient,
    )
    return game.play("attack c3 c4", "roll 6 6 6")


@pytest.mark.card("shadows")
def test_shadows_take_the_fallen_unit_from_the_opponents_magic() -> None:
    game = lost("north c4 ranger")
    assert (game.asked, game.prompt, game.options) == (
        "north",
        "shadows",
        ["pass", "pass-on shadows north", "play shadows"],
    )
    game.play("play shadows")
    assert (game.magic("south"), game.magic("north")) == ([], ["ranger"])
    assert (game.discard("north"), game.hand("north")) == (["shadows"], ["wall"])


@pytest.mark.card("shadows")
@pytest.mark.parametrize("line", ["north c4 brute", "south c4 ranger", "north c4 wall wounds 8"])
def test_shadows_are_for_own_shadow_elves(line: str) -> None:
    assert lost(line).prompt == "phase-attack"


@pytest.mark.card("shadows")
def test_shadows_are_asked_for_whatever_the_hand_holds() -> None:
    """Nothing hidden shows: the question comes also without the card, as long as it could be there."""
    without = lost("north c4 ranger", hand="stalking-advance", patient=True)
    assert (without.asked, without.prompt) == ("north", "shadows")
    assert without.options == ["pass", "pass-on shadows north"]
    known = lost("north discard shadows shadows shadows\n        north c4 ranger", hand="stalking-advance")
    assert known.prompt == "phase-attack"  # everybody sees that all three are gone


@pytest.mark.card("summon-the-night")
def test_summon_the_night_slows_and_blinds_in_the_next_turn() -> None:
    game = scenario("""turn 3 south event
        south hand summon-the-night
        south f1 selundar
        south c3 brute
        north c6 ranger
        north c4 melek
        north b4 scout""")
    game.play("play summon-the-night")
    assert "c1" in game.moves("c3").split()
    pass_turns(game, 4)
    assert game.moves("c4") == "c4 c5 d4"
    game.play("end")
    assert (game.targets("c6"), game.targets("c4")) == ("", "b4 c3")
    pass_turns(game, 6)
    assert "f4" in game.moves("c4").split()
    game.play("end")
    assert game.targets("c6") == "c4"


@pytest.mark.card("stalking-advance")
def test_stalking_advance_moves_every_shadow_elf_one_square() -> None:
    game = scenario("""turn 3 south event
        south hand stalking-advance
        south f1 selundar
        south c3 ranger
        south d3 scout
        south e3 brute""")
    game.play("play stalking-advance")
    assert {text.split()[1] for text in game.starting("move")} == {"f1", "c3", "d3"}
    game.play("move c3 c4", "move d3 c3")
    assert {text.split()[1] for text in game.starting("move")} == {"f1"}
    game.play("done")
    assert (game.card("c4"), game.card("c3"), game.phase) == ("ranger", "scout", "move")
    assert "c6" in game.moves("c4").split()  # the normal move is not used up


@pytest.mark.card("into-darkness")
def test_into_darkness_discards_two_cheap_commons_of_a_bigger_army() -> None:
    lines = """turn 3 south event
        south hand into-darkness
        south f1 selundar
        north c6 brute
        north c7 savager
        north d6 scout
        north d7 ranger
        north a8 sunderved"""
    game = scenario(lines).play("play into-darkness")
    assert game.options == ["done", "target c6", "target d6", "target d7"]  # not the Savager, which costs 4
    game.play("target c6", "target d6")
    assert (game.discard("south"), game.magic("south")) == (["brute", "scout", "into-darkness"], [])
    assert (game.card("d7"), game.phase) == ("ranger", "move")
    crowd = "\n".join(f"        south {file}2 scout" for file in "abcde")
    assert scenario(lines + "\n" + crowd).starting("play") == []


@pytest.mark.card("into-darkness")
def test_into_darkness_may_take_fewer() -> None:
    game = scenario("""turn 3 south event
        south hand into-darkness
        south f1 selundar
        north c6 brute
        north a8 sunderved""")
    assert game.play("play into-darkness", "done").card("c6") == "brute"
