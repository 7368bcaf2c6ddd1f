"""Every card of the Mountain Vargath as printed, the ready deck, and what the cards do."""

from __future__ import annotations

import pytest

from stonehall.games.alliances.cards import BY_ID
from stonehall.games.alliances.values import allowance
from tests.alliances.factions import printed
from tests.alliances.scenario import Scenario, pass_turns, scenario

UNITS = {
    "sunderved": ("sunderved", "summoner", -1, "sword", 3, 7, "command", 1),
    "growden": ("growden", "champion", 6, "sword", 3, 6, "sunder-hammer", 1),
    "quen": ("quen", "champion", 5, "bow", 2, 4, "chain-lightning", 1),
    "torodin": ("torodin", "champion", 6, "sword", 2, 7, "trample", 1),
    "bellor": ("bellor", "champion", 6, "sword", 2, 7, "retribution", 0),
    "luka": ("luka", "champion", 7, "bow", 2, 6, "disruption-field", 0),
    "varn": ("varn", "champion", 5, "sword", 2, 5, "emboldened", 0),
    "brute": ("brute", "common", 2, "sword", 1, 3, "knock-around", 6),
    "rusher": ("rusher", "common", 1, "sword", 1, 2, "rush", 6),
    "mountain-vargath-warrior": ("warrior", "common", 1, "sword", 1, 2, "battle-frenzy", 6),
    "storm-mage": ("storm-mage", "common", 2, "sword", 1, 2, "call-lightning", 0),
    "warden": ("warden", "common", 2, "sword", 1, 3, "steadfast", 0),
}


@pytest.mark.parametrize("id", UNITS)
def test_printed(id: str) -> None:
    assert printed.unit(id) == UNITS[id]


@pytest.mark.card("sunderved", "wall", "mountain-vargath-warrior", "rusher", "brute")
def test_setup_and_ready_deck() -> None:
    assert printed.setup("mountain-vargath") == (
        "a4:mountain-vargath-warrior b2:brute c3:wall d2:sunderved d4:rusher e3:mountain-vargath-warrior"
    )
    assert printed.events("mountain-vargath") == {
        "muster": 3, "greater-command": 2, "superior-planning": 2, "torodins-advance": 1, "fall-back": 1,
    }  # fmt: skip
    assert printed.deck("mountain-vargath") == {"summoner": 1, "champion": 3, "common": 18, "event": 9, "wall": 3}
    ours = {id for id in UNITS if BY_ID[id].ours == ("copies",)}
    assert ours == {"brute", "rusher", "mountain-vargath-warrior"}, "how many of each is not known"


# Sunderved ------------------------------------------------------------------------------------------------------------

AROUND_SUNDERVED = """turn 3 south event
    south c2 sunderved
    south c4 brute
    south c5 rusher
    south b2 miner
    south d2 varn
    south hand greater-command greater-command wall
    north e2 brute"""


@pytest.mark.card("sunderved")
def test_command_strengthens_own_commons_of_the_faction_within_two_squares() -> None:
    game = scenario(AROUND_SUNDERVED)
    assert [game.attack(square) for square in ["c4", "c5", "b2", "d2", "e2", "c2"]] == [2, 1, 1, 3, 1, 3]


@pytest.mark.card("sunderved")
def test_command_covers_the_alliance_of_the_faction() -> None:
    """SW1-FACT-3."""
    game = scenario("turn 3 south attack\nsouth c2 sunderved\nsouth c3 cherub\nnorth c4 brute")
    assert game.attack("c3") == BY_ID["cherub"].attack + 1


@pytest.mark.card("greater-command")
def test_greater_command_reaches_four_squares_this_turn_and_does_not_add_up() -> None:
    game = scenario(AROUND_SUNDERVED).play("play greater-command", "play greater-command")
    assert [game.attack(square) for square in ["c4", "c5", "b2", "e2"]] == [2, 2, 1, 1]
    assert game.abilities("c2") == ["command", "greater-command"]
    assert pass_turns(game, 4).attack("c5") == 1


# Champions ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("growden")
def test_sunder_hammer_wounds_an_adjacent_wall_at_the_end_of_the_turn() -> None:
    lines = """turn 3 south magic
        south c4 growden
        south c3 wall
        south hand wall
        north d4 wall wounds 7
        north f5 wall"""
    game = scenario(lines).play("end")
    assert game.options == ["pass", "target c3", "target d4"]
    game.play("target d4")
    assert game.card("d4") == ""
    assert game.magic("south") == ["wall"]
    assert scenario(lines).play("end", "target c3").wounds("c3") == 2
    assert scenario(lines).play("end", "pass").wounds("d4") == 7


@pytest.mark.card("quen")
def test_chain_lightning_pays_for_one_more_attack() -> None:
    lines = "turn 3 south attack\nsouth c3 quen\nsouth hand wall\nnorth c5 growden\nnorth d3 growden"
    game = scenario(lines + "\nsouth magic wall wall").play("attack c3 c5", "roll 3 1", "yes")
    assert game.options == ["attack c3 c5", "attack c3 d3", "pass"]
    game.play("attack c3 d3", "roll 4 4")
    assert game.wounds_on("c5 d3") == [1, 2]
    assert game.magic("south") == ["wall"], "once per turn"
    assert game.prompt != "chain-lightning"
    assert scenario(lines).play("attack c3 c5", "roll 3 1").prompt != "chain-lightning", "it costs magic"
    assert scenario(lines + "\nsouth magic wall").play("attack c3 c5", "roll 3 1").prompt == "chain-lightning"


@pytest.mark.card("quen")
def test_chain_lightning_is_not_offered_without_a_target() -> None:
    game = scenario("turn 3 south attack\nsouth c3 quen\nsouth hand wall\nsouth magic wall\nnorth c5 rusher")
    assert game.play("attack c3 c5", "roll 3 3").prompt != "chain-lightning"


@pytest.mark.card("torodin")
def test_trample_wounds_commons_on_the_way() -> None:
    game = scenario("turn 3 south move\nsouth c3 torodin\nnorth c4 brute\nnorth d3 luka")
    assert "c5" in game.moves("c3").split()
    assert "e3" not in game.moves("c3").split()
    game.play("move c3 c5 c4")
    assert game.wounds("c4") == 1
    assert game.card("c5") == "torodin"


@pytest.mark.card("bellor")
def test_retribution_wounds_an_adjacent_attacker_on_three_or_more() -> None:
    lines = (
        "turn 4 north attack\nsouth c3 bellor\nsouth a3 bellor wounds 6\nnorth c4 brute\nnorth c6 luka\nnorth a4 brute"
    )
    game = scenario(lines).play("attack c4 c3", "roll 1")
    assert game.asked == "chance"
    assert game.play("roll 3").wounds("c4") == 1
    assert scenario(lines).play("attack c4 c3", "roll 1", "roll 2").wounds("c4") == 0
    assert scenario(lines).play("attack a4 a3", "roll 6").asked == "north", "Bellor fell"


@pytest.mark.card("bellor")
def test_retribution_does_not_reach_archers() -> None:
    game = scenario("turn 4 north attack\nsouth c3 bellor\nnorth c5 luka\nnorth a6 luka\nsouth a5 brute")
    assert game.play("attack c5 c3", "roll 1 1").asked == "north"


@pytest.mark.card("luka")
def test_disruption_field_takes_abilities_from_enemies_that_begin_a_turn_near() -> None:
    game = scenario(
        """turn 3 south magic
        south c4 luka
        south hand wall
        south c3 brute
        north c6 rusher
        north e6 rusher
        north d5 gem-mage"""
    ).play("end")
    assert game.abilities("c6") == game.abilities("d5") == []
    assert game.abilities("e6") == ["rush"], "4 squares away"
    assert game.abilities("c3") == ["knock-around"]
    assert game.moves("c6").count(" ") < game.moves("e6").count(" ")
    game.play("move e6 d6")
    assert game.abilities("d6") == ["rush"], "it came near after the turn had begun"
    assert pass_turns(game, 5).abilities("d6") == [], "in the next turn, whosever it is, it counts"


@pytest.mark.card("luka")
def test_disruption_field_lasts_the_turn_even_if_luka_falls_and_ends_with_it() -> None:
    game = scenario(
        """turn 3 south magic
        south c4 luka wounds 5
        south hand wall
        north c6 quen
        north f5 gem-mage"""
    ).play("end")
    game.play("end", "attack c6 c4", "roll 6 6")
    assert game.card("c4") == ""
    assert game.abilities("c6") == []
    assert pass_turns(game, 5).abilities("c6") == ["chain-lightning"]


@pytest.mark.card("varn")
def test_emboldened_by_each_adjacent_friend_of_the_faction() -> None:
    game = scenario(
        "turn 3 south attack\nsouth c3 varn\nsouth c4 brute\nsouth b3 sunderved\nsouth d3 miner\nnorth c2 brute"
    )
    assert game.attack("c3") == 4


# Commons --------------------------------------------------------------------------------------------------------------


@pytest.mark.card("brute")
def test_knock_around_moves_a_wounded_survivor_in_a_straight_line() -> None:
    game = scenario("turn 3 south attack\nsouth c3 brute\nsouth a4 miner\nnorth c4 luka")
    game.play("attack c3 c4", "roll 3")
    assert game.prompt == "free-move"
    assert {"move c4 c7", "move c4 f4", "move c4 b4", "pass"} <= set(game.options)
    assert not {"move c4 d5", "move c4 a4", "move c4 c8"} & set(game.options)
    assert game.play("move c4 c7").card("c7") == "luka"


@pytest.mark.card("rusher")
def test_rush_goes_two_squares_farther_from_the_own_side() -> None:
    game = scenario("turn 3 south move\nsouth c4 rusher\nsouth e5 rusher")
    assert "c8" in game.moves("c4").split()
    assert "e7" in game.moves("e5").split()
    assert "e8" not in game.moves("e5").split()


@pytest.mark.card("mountain-vargath-warrior")
def test_battle_frenzy_against_commons_on_the_other_side() -> None:
    game = scenario(
        """turn 3 south attack
        south c5 mountain-vargath-warrior
        south e4 mountain-vargath-warrior
        north c6 brute
        north d5 luka
        north e5 brute"""
    )
    assert (game.attack("c5", "c6"), game.attack("c5", "d5"), game.attack("e4", "e5")) == (2, 1, 1)
    assert game.attack("c5") == 1


def storm() -> Scenario:
    return scenario("turn 3 south attack\nsouth c3 storm-mage\nsouth hand wall\nnorth c4 brute\nsouth d3 luka")


@pytest.mark.card("storm-mage")
def test_call_lightning_wounds_itself_and_a_neighbour_instead_of_attacking() -> None:
    game = storm()
    assert game.starting("use") == ["use call-lightning c3 c4", "use call-lightning c3 d3"]
    game.play("use call-lightning c3 c4")
    assert game.options == ["amount 0", "amount 1", "amount 2"]
    game.play("amount 2")
    assert game.wounds_on("c3 c4") == [1, 2]
    assert game.starting("attack c3") == game.starting("use") == []
    assert game.state.attacks == 1
    assert storm().play("attack c3 c4", "roll 3").starting("use") == []


@pytest.mark.card("storm-mage")
def test_a_storm_mage_that_kills_itself_feeds_its_own_player() -> None:
    """SW1-DEST-4."""
    game = scenario("turn 3 south attack\nsouth c3 storm-mage wounds 1\nsouth hand wall\nnorth c4 brute wounds 1")
    game.play("use call-lightning c3 c4", "amount 2")
    assert sorted(game.magic("south")) == ["brute", "storm-mage"]


@pytest.mark.card("warden")
@pytest.mark.parametrize(("wall", "wounds"), [("wall wounds 6", 1), ("wall wounds 7", 2), ("brute", 2)])
def test_steadfast_next_to_an_enemy_wall_with_three_life(wall: str, wounds: int) -> None:
    game = scenario(f"turn 4 north attack\nsouth c4 warden\nnorth c5 {wall}\nnorth a4 luka\nnorth e4 brute")
    assert game.play("attack a4 c4", "roll 5 5").wounds("c4") == wounds


@pytest.mark.card("warden")
def test_steadfast_not_next_to_an_own_wall() -> None:
    game = scenario("turn 4 north attack\nsouth c4 warden\nsouth c5 wall\nnorth a4 luka")
    assert game.play("attack a4 c4", "roll 5 5").wounds("c4") == 2


@pytest.mark.card("warden")
def test_steadfast_protects_nobody_else() -> None:
    game = scenario("turn 4 north attack\nsouth c4 warden\nsouth d4 brute\nnorth c5 wall\nnorth f4 luka")
    assert game.play("attack f4 d4", "roll 5 5").wounds("d4") == 2


# Events ---------------------------------------------------------------------------------------------------------------


@pytest.mark.card("muster")
def test_muster_places_two_commons_next_to_the_summoner_one_after_the_other() -> None:
    lines = """turn 3 south event
        south c2 sunderved
        south d2 growden
        south b2 brute
        south c3 wall
        south e6 rusher
        south f6 miner
        south hand muster wall
        north e5 brute"""
    game = scenario(lines).play("play muster")
    assert game.options == ["done", "target b2", "target e6", "target f6"]
    game.play("target b2", "target e6")
    assert game.card("c1") == "brute", "the only free square, so it is not asked for"
    assert game.card("b2") == "rusher", "the square that the first one left"
    assert game.prompt == "phase-event"
    roomy = lines.replace("south d2 growden", "south f2 growden").replace("south c3 wall", "south a4 wall")
    free = scenario(roomy).play("play muster", "target f6", "to d2")
    assert free.options == ["done", "target b2", "target e6"], "each once"
    assert free.play("target e6", "to c1").prompt == "phase-event", "two at most"
    closed = scenario(lines.replace("south f6 miner", "south c1 miner")).play("play muster")
    assert closed.prompt == "phase-event", "no square is free"
    assert scenario(lines).play("play muster", "done").card("b2") == "brute"


@pytest.mark.card("superior-planning")
def test_superior_planning_takes_an_event_from_either_pile() -> None:
    lines = """turn 3 south event
        south hand superior-planning wall
        south discard wall muster growden
        south draw fall-back wall brute magic-torrent"""
    game = scenario(lines).play("play superior-planning")
    assert game.options == ["card muster", "done"], "no Walls, and not the event itself"
    game.play("card muster")
    assert game.hand("south") == ["muster", "wall"]
    assert game.discard("south") == ["wall", "growden", "superior-planning"]
    other = scenario(lines).play("play superior-planning", "done")
    assert other.hand("south") == ["fall-back", "wall"], "the only one of Sunderved in the draw pile"
    assert other.draw_pile("south").count("fall-back") == 0


@pytest.mark.card("superior-planning")
def test_superior_planning_shuffles_the_draw_pile() -> None:
    for answer in ("card muster", "done"):
        game = scenario(
            "turn 3 south event\nsouth hand superior-planning wall\nsouth discard muster\nsouth draw muster"
        )
        game.side("south").pile.put_on_top(BY_ID["brute"].number)
        game.play("play superior-planning", answer)
        assert game.hand("south") == ["muster", "wall"]
        assert game.side("south").pile.top == []


@pytest.mark.card("superior-planning")
def test_searching_in_vain_looks_like_searching() -> None:
    game = scenario(
        "turn 3 south event\nsouth hand superior-planning\nsouth discard muster\nsouth draw wall", patient=True
    ).play("play superior-planning", "done")
    assert game.options == ["pass"]


@pytest.mark.card("torodins-advance")
def test_torodins_advance_lets_him_go_two_squares_farther_each() -> None:
    game = scenario(
        "turn 3 south event\nsouth c2 torodin\nsouth e2 brute\nsouth hand torodins-advance torodins-advance wall"
    ).play("play torodins-advance")
    twice = scenario("turn 3 south event\nsouth c2 torodin\nsouth hand torodins-advance torodins-advance wall")
    twice.play("play torodins-advance", "play torodins-advance", "end")
    game.play("end")
    assert "c6" in game.moves("c2").split()
    assert "c7" not in game.moves("c2").split()
    assert "e5" not in game.moves("e2").split()
    assert "c8" in twice.moves("c2").split()
    assert "c6" not in pass_turns(game, 5).moves("c2").split()


@pytest.mark.card("torodins-advance")
def test_torodins_advance_is_for_the_own_torodin() -> None:
    """SW1-CARD-13."""
    game = scenario("turn 3 south event\nsouth hand torodins-advance wall\nsouth c2 torodin\nnorth c6 torodin")
    game.play("play torodins-advance")
    assert [allowance(game.state, game.piece(square)) for square in ("c2", "c6")] == [4, 2]


FALLING_BACK = """turn 3 south event
    south d6 sunderved
    south c6 brute
    south e6 rusher
    south f6 miner
    south b2 wall
    south a4 wall
    south hand fall-back wall"""


@pytest.mark.card("fall-back")
def test_fall_back_brings_the_summoner_and_two_commons_home_at_the_end_of_the_turn() -> None:
    game = scenario(FALLING_BACK).play("play fall-back")
    assert game.options == ["target a4", "target b2"]
    game.play("target b2", "end", "end", "end", "end")
    assert game.prompt == "fall-back-summoner"
    assert game.options == ["pass", "to a2", "to b1", "to b3", "to c2"]
    game.play("to b1", "target c6", "to a2", "target e6", "to b3")
    assert [game.card(square) for square in ["b1", "a2", "b3", "d6", "c6", "e6"]] == [
        "sunderved",
        "brute",
        "rusher",
        "",
        "",
        "",
    ]
    assert game.turn_of == "north"


@pytest.mark.card("fall-back")
def test_fall_back_is_optional() -> None:
    game = scenario(FALLING_BACK).play("play fall-back", "target b2", *["end"] * 4, "pass", "done")
    assert [game.card(square) for square in ["d6", "c6", "e6"]] == ["sunderved", "brute", "rusher"]


@pytest.mark.card("fall-back")
def test_nobody_falls_back_to_a_wall_that_has_fallen() -> None:
    lines = FALLING_BACK.replace("south b2 wall", "south c5 wall wounds 8")
    game = scenario(lines).play("play fall-back", "target c5", "end", "end", "attack c6 c5", "roll 3 3", "end", "end")
    assert (game.card("c5"), game.turn_of) == ("", "north")


# In teams -------------------------------------------------------------------------------------------------------------


@pytest.mark.card("sunderved", "varn")
def test_command_is_for_own_commons_and_varn_counts_friends() -> None:
    """SW1-CTRL-4, SW1-CTRL-5."""
    game = scenario(
        """turn 5 south attack
        south c2 sunderved
        south d3 varn
        south-east c3 brute
        south-east e3 rusher
        north d4 brute""",
        seats=4,
    )
    assert game.attack("c3") == 1
    assert game.attack("d3") == 4
