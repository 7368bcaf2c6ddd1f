"""Every card of the Sand Goblins as printed, the ready deck, and what the cards do."""

from __future__ import annotations

import pytest

from stonehall.games.alliances.cards import BY_ID
from tests.alliances.factions import printed
from tests.alliances.scenario import Scenario, pass_turns, scenario

UNITS = {
    "krusk": ("krusk", "summoner", -1, "bow", 2, 6, "sandstorm", 1),
    "biter": ("biter", "champion", 4, "sword", 3, 6, "crazed", 1),
    "kreep": ("kreep", "champion", 4, "sword", 3, 6, "cowardly", 1),
    "silts": ("silts", "champion", 7, "sword", 2, 6, "cunning", 1),
    "sand-wyrm": ("sand-wyrm", "champion", 6, "sword", 4, 6, "burrow", 0),
    "stink": ("stink", "champion", 5, "bow", 1, 3, "lucky", 0),
    "tark": ("tark", "champion", 5, "bow", 2, 4, "conceal", 0),
    "javelineer": ("javelineer", "common", 1, "bow", 1, 2, "camouflage", 6),
    "scavenger": ("scavenger", "common", 1, "sword", 1, 2, "scavenge", 6),
    "sand-goblins-shaman": ("shaman", "common", 1, "bow", 2, 1, "escape", 6),
    "bomber": ("bomber", "common", 0, "bow", 1, 1, "hasty", 0),
    "slayer": ("slayer", "common", 2, "sword", 2, 2, "blood-craze", 0),
}


@pytest.mark.parametrize("id", UNITS)
def test_printed(id: str) -> None:
    assert printed.unit(id) == UNITS[id]


@pytest.mark.card("krusk", "wall", "javelineer", "scavenger", "sand-goblins-shaman")
def test_setup_and_ready_deck() -> None:
    assert printed.setup("sand-goblins") == (
        "c2:javelineer c3:javelineer d3:scavenger e1:sand-goblins-shaman e2:krusk e3:wall f3:scavenger"
    )
    assert printed.events("sand-goblins") == {"shiny": 2, "taunt": 3, "duck-and-cover": 3, "mirage": 1}
    assert printed.deck("sand-goblins") == {"summoner": 1, "champion": 3, "common": 18, "event": 9, "wall": 3}
    ours = {id for id in UNITS if BY_ID[id].ours == ("copies",)}
    assert ours == {"javelineer", "scavenger", "sand-goblins-shaman"}, "how many of each is not known"


# Krusk ----------------------------------------------------------------------------------------------------------------

STORM = """turn 3 south move
    south c3 krusk
    south d3 scavenger
    south magic wall wall wall
    north c5 brute
    north c7 brute
    north b4 luka"""


@pytest.mark.card("krusk")
def test_sandstorm_moves_and_wounds_up_to_three_units_for_two_magic() -> None:
    game = scenario(STORM).play("end")
    assert game.options == ["pass", "target b4", "target c5", "target d3"]
    game.play("target c5")
    assert game.options == ["done", "target b4", "target d3"]
    game.play("target b4", "done")
    assert game.magic("south") == ["wall"]
    assert game.asked == "south"
    game.play("move c5 d5", "roll 4")
    assert game.wounds("d5") == 1
    game.play("pass", "roll 3")
    assert game.wounds("b4") == 0, "not moved, and only a 3"


@pytest.mark.card("krusk")
def test_sandstorm_is_optional_and_takes_three_at_most() -> None:
    assert scenario(STORM).play("end", "pass").magic("south") == ["wall", "wall", "wall"]
    game = scenario(STORM + "\nsouth c2 brute").play("end", "target c5", "target b4", "target d3")
    assert game.prompt == "free-move", "no fourth"
    assert game.options == ["move c5 b5", "move c5 c4", "move c5 c6", "move c5 d5", "pass"], "up to 1 square"
    poor = scenario("turn 3 south move\nsouth c3 krusk\nsouth magic wall\nnorth c5 brute").play("end")
    assert poor.prompt == "phase-attack"


# Champions ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("biter")
def test_crazed_cannot_be_moved_next_to_an_enemy_unit() -> None:
    lines = "turn 3 south move\nsouth c3 biter\nsouth e3 biter\nsouth e4 scavenger\nsouth magic wall\nsouth d2 kynder"
    game = scenario(lines + "\nnorth c4 brute")
    assert game.moves("c3") == ""
    assert game.moves("e3") != ""
    assert "use mage-push d2 c3" not in game.options, "by nobody"
    assert "use mage-push d2 e3" in game.options
    assert scenario(lines + "\nnorth c4 wall").moves("c3") != ""


@pytest.mark.card("kreep")
@pytest.mark.parametrize(("die", "left"), [(1, ""), (2, ""), (3, "kreep")])
def test_cowardly_runs_from_an_adjacent_enemy_on_one_or_two(die: int, left: str) -> None:
    game = scenario("turn 3 south magic\nsouth c3 kreep under brute\nsouth hand wall\nnorth c4 brute").play("end")
    assert game.play(f"roll {die}").card("c3") == left
    assert game.discard("south") == ([] if left else ["kreep", "brute"])


@pytest.mark.card("kreep")
def test_cowardly_stays_calm_without_enemies() -> None:
    game = scenario("turn 3 south magic\nsouth c3 kreep\nsouth c4 brute\nsouth hand wall\nnorth d3 wall").play("end")
    assert game.turn_of == "north"


@pytest.mark.card("silts")
def test_cunning_exchanges_places_once_per_turn() -> None:
    game = scenario("turn 3 south move\nsouth c3 silts\nsouth d3 wall\nnorth c4 brute wounds 1\nsouth b3 scavenger")
    assert game.starting("use") == ["use cunning c3 b3", "use cunning c3 c4"]
    game.play("use cunning c3 c4")
    assert (game.card("c4"), game.card("c3"), game.wounds("c3")) == ("silts", "brute", 1)
    assert game.starting("use") == []
    assert "c6" in game.moves("c4").split(), "no move (SW1-PLACE-6)"


@pytest.mark.card("sand-wyrm")
def test_burrow_passes_under_units_and_tires() -> None:
    game = scenario("turn 3 south move\nsouth c3 sand-wyrm\nnorth c4 brute\nnorth c5 luka\nsouth d3 wall")
    assert "c6" in game.moves("c3").split()
    assert "e3" not in game.moves("c3").split(), "not under Walls"
    assert game.attack("c3") == 4
    game.play("move c3 c6")
    assert game.attack("c6") == 1
    assert game.wounds_on("c4 c5") == [0, 0]


@pytest.mark.card("stink")
def test_lucky_rolls_one_die_again_once_in_the_own_turn() -> None:
    game = scenario(
        """turn 3 south attack
        south a3 stink
        south c3 biter
        south e3 slayer
        north c4 growden
        north e4 growden
        north a4 brute"""
    ).play("attack c3 c4", "roll 1 1 5")
    assert game.options == ["die 1", "die 5", "pass"]
    game.play("die 1", "roll 6")
    assert game.wounds("c4") == 2
    game.play("attack e3 e4", "roll 1 1")
    assert (game.prompt, game.wounds("e4")) == ("phase-attack", 0)


@pytest.mark.card("stink")
def test_lucky_not_for_dice_of_others() -> None:
    game = scenario("turn 4 north attack\nsouth a3 stink\nnorth c4 growden\nsouth c3 biter\nnorth c5 brute")
    assert game.play("attack c4 c3", "roll 1 1 1").prompt == "phase-attack"


@pytest.mark.card("tark")
def test_conceal_hides_tark_from_one_unit_until_the_next_own_turn() -> None:
    game = scenario(
        "turn 3 south attack\nsouth c3 tark\nsouth e3 biter\nsouth hand wall\nnorth c5 quen\nnorth d3 growden"
    )
    game.play("end")
    assert game.options == ["target c5", "target d3", "target e3"]
    game.play("target c5")
    pass_turns(game, 4)
    while game.phase != "attack":
        game.play("end")
    assert "c3" not in game.targets("c5").split()
    assert "c3" in game.targets("d3").split()
    assert len(game.state.events) == 1
    assert pass_turns(game, 5).state.events == [], "his own next turn ends it"


# Commons --------------------------------------------------------------------------------------------------------------


@pytest.mark.card("javelineer")
def test_camouflage_hides_from_units_that_are_not_adjacent() -> None:
    game = scenario("turn 4 north attack\nsouth c3 javelineer\nsouth d5 scavenger\nnorth c5 luka\nnorth b3 quen")
    assert game.targets("c5") == "d5"
    assert game.targets("b3") == "c3"


def scavenging(lines: str = "") -> Scenario:
    return scenario(f"turn 3 south attack\nsouth c3 scavenger\nsouth hand wall\nnorth c4 brute wounds 2\n{lines}")


@pytest.mark.card("scavenger")
def test_scavenge_keeps_what_it_destroys() -> None:
    game = scavenging("north d3 wall wounds 8").play("attack c3 c4", "roll 3")
    assert game.under("c3") == ["brute"]
    assert game.magic("south") == []
    walls = scavenging("north d3 wall wounds 8").play("attack c3 d3", "roll 3")
    assert (walls.under("c3"), walls.magic("south")) == ([], ["wall"]), "a Wall is no unit"


@pytest.mark.card("scavenger")
def test_scavenge_leaves_what_others_destroy_and_what_gives_no_magic() -> None:
    """SW1-CONJ-5."""
    game = scavenging("south b4 brute\nnorth b5 burning-skeleton\nsouth d3 burning-skeleton")
    game.play("attack b4 c4", "roll 3")
    assert (game.under("c3"), game.magic("south")) == ([], ["brute"])
    game.play("attack c3 d3", "roll 3")
    assert (game.under("c3"), game.discard("south")) == ([], ["burning-skeleton"])
    own = scavenging("south d3 brute wounds 2").play("attack c3 d3", "roll 3")
    assert own.under("c3") == ["brute"], "it would have gone to the own magic pile (SW1-DEST-3)"
    enemy = scavenging("north d3 burning-skeleton").play("attack c3 d3", "roll 3")
    assert enemy.under("c3") == ["burning-skeleton"]


@pytest.mark.card("scavenger")
def test_scavenge_prevents_all_wounds_for_one_card() -> None:
    game = scenario("turn 4 north attack\nsouth c3 scavenger under brute under miner\nnorth c5 luka\nnorth b3 growden")
    game.play("attack b3 c3", "roll 6 6 6")
    assert game.card("c3") == "scavenger"
    assert (game.wounds("c3"), game.under("c3"), game.discard("south")) == (0, ["brute"], ["miner"])
    bare = scenario("turn 4 north attack\nsouth c3 scavenger\nnorth c5 luka").play("attack c5 c3", "roll 6 6")
    assert bare.card("c3") == ""


@pytest.mark.card("sand-goblins-shaman")
def test_escape_moves_after_an_attack_for_one_magic() -> None:
    lines = "turn 3 south attack\nsouth c3 sand-goblins-shaman\nsouth hand wall\nnorth c5 brute"
    game = scenario(lines + "\nsouth magic wall").play("attack c3 c5", "roll 1 1", "yes", "move c3 c1")
    assert game.card("c1") == "sand-goblins-shaman"
    assert game.magic("south") == []
    assert scenario(lines).play("attack c3 c5", "roll 1 1").prompt != "escape"


@pytest.mark.card("bomber")
def test_hasty_is_discarded_after_a_miss_and_attacks_again_after_a_six() -> None:
    lines = "turn 3 south attack\nsouth c3 bomber\nsouth hand wall\nnorth c5 growden"
    missed = scenario(lines).play("attack c3 c5", "roll 2")
    assert missed.card("c3") == ""
    assert missed.discard("south") == ["bomber"]
    again = scenario(lines).play("attack c3 c5", "roll 6")
    assert again.options == ["attack c3 c5", "pass"]
    again.play("attack c3 c5", "roll 6", "pass")
    assert again.wounds("c5") == 2
    assert again.state.attacks == 1
    assert scenario(lines).play("attack c3 c5", "roll 5").card("c3") == "bomber"


@pytest.mark.card("slayer")
def test_blood_craze_against_wounded_commons_and_champions() -> None:
    game = scenario(
        """turn 3 south attack
        south c3 slayer
        north c4 brute wounds 1
        north d3 luka
        north b3 wall wounds 1
        north c2 krusk wounds 1"""
    )
    assert [game.attack("c3", square) for square in ["c4", "d3", "b3", "c2"]] == [3, 2, 2, 2]
    assert game.attack("c3") == 2


# Events ---------------------------------------------------------------------------------------------------------------


@pytest.mark.card("shiny")
def test_shiny_arms_scavengers_with_what_lies_under_them() -> None:
    game = scenario(
        """turn 3 south event
        south c3 scavenger under brute
        south d3 scavenger
        south e3 kreep under brute
        south hand shiny shiny wall"""
    ).play("play shiny", "play shiny")
    assert [game.attack(square) for square in ["c3", "d3", "e3"]] == [3, 1, 3]
    assert game.abilities("c3") == ["scavenge", "stolen-weapons"]
    assert pass_turns(game, 4).attack("c3") == 1


@pytest.mark.card("taunt")
def test_taunt_places_enemy_commons_next_to_goblins_near_them() -> None:
    game = scenario(
        """turn 3 south event
        south c3 scavenger
        south f2 brute
        south hand taunt wall
        north c6 rusher
        north d5 miner
        north a4 miner
        north c5 luka
        north f4 miner
        north a8 miner"""
    ).play("play taunt")
    assert game.options == ["done", "target a4", "target c6", "target d5"]
    game.play("target c6")
    assert game.options == ["to b3", "to c2", "to c4", "to d3"]
    game.play("to c2")
    assert game.options == ["done", "target a4", "target d5"], "each once"
    game.play("target d5", "to d3")
    assert (game.card("c2"), game.card("d3")) == ("rusher", "miner")
    assert game.prompt == "phase-event"


@pytest.mark.card("taunt")
def test_taunt_may_take_nobody() -> None:
    game = scenario("turn 3 south event\nsouth c3 scavenger\nsouth hand taunt wall\nnorth c6 rusher").play("play taunt")
    assert game.play("done").card("c6") == "rusher"
    assert game.discard("south") == ["taunt"]


@pytest.mark.card("duck-and-cover")
def test_duck_and_cover_hides_goblins_until_the_next_own_turn() -> None:
    game = scenario(
        """turn 3 south event
        south c3 scavenger
        south a5 brute
        south hand duck-and-cover
        north c5 quen"""
    ).play("play duck-and-cover")
    pass_turns(game, 4)
    while game.phase != "attack":
        game.play("end")
    assert game.targets("c5") == "a5"
    assert game.abilities("c3") == ["camouflage", "scavenge"]
    assert pass_turns(game, 5).abilities("c3") == ["scavenge"]


@pytest.mark.card("mirage")
def test_mirage_places_and_repairs_every_own_wall_and_opens_the_phase_for_summoning() -> None:
    game = scenario(
        """turn 3 south event
        south b2 wall wounds 5
        south f4 wall wounds 2
        south d2 vine-wall
        south c3 scavenger
        south hand mirage bomber
        north c6 wall wounds 4"""
    ).play("play mirage")
    assert game.options == ["target b2", "target f4"]
    game.play("target f4")
    assert {"to f4", "to a4", "to b1"} < set(game.options)
    assert not {"to c3", "to b2", "to c5"} & set(game.options)
    game.play("to a4", "to b2")
    assert [game.card(square) for square in ["a4", "b2", "f4"]] == ["wall", "wall", ""]
    assert game.wounds_on("a4 b2 c6") == [0, 2, 4]
    assert set(game.summons("bomber").split()) == {*["a2", "a3", "a5", "b1", "b3", "b4", "c2", "d1", "d3", "e2"]}
    assert game.vine("d2")
