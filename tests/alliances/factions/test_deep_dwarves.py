"""Every card of the Deep Dwarves as printed, the ready deck, and what the cards do."""

from __future__ import annotations

import pytest

from tests.alliances.factions import printed
from tests.alliances.scenario import Scenario, pass_turns, scenario

UNITS = {
    "tundle": ("tundle", "summoner", -1, "bow", 2, 6, "meditate", 1),
    "kynder": ("kynder", "champion", 5, "sword", 2, 6, "mage-push", 1),
    "lun": ("lun", "champion", 4, "sword", 3, 4, "gem-of-calling", 1),
    "sprog": ("sprog", "champion", 6, "bow", 2, 6, "restructure", 1),
    "deep-troll": ("deep-troll", "champion", 7, "sword", 2, 7, "rock-eater", 0),
    "gren": ("gren", "champion", 5, "bow", 2, 4, "shard-of-the-father-gem", 0),
    "piclo": ("piclo", "champion", 7, "sword", 3, 5, "channel-magic", 0),
    "gem-mage": ("gem-mage", "common", 2, "bow", 2, 1, "gem-magic", 6),
    "miner": ("miner", "common", 1, "sword", 1, 2, "tunnel", 7),
    "deep-dwarves-scholar": ("scholar", "common", 1, "sword", 0, 3, "insight", 5),
    "battle-mage": ("battle-mage", "common", 2, "sword", 2, 2, "magic-blast", 0),
    "crossbowman": ("crossbowman", "common", 1, "bow", 1, 1, "rally", 0),
}


@pytest.mark.parametrize("id", UNITS)
def test_printed(id: str) -> None:
    assert printed.unit(id) == UNITS[id]


@pytest.mark.card("tundle", "wall", "miner", "deep-dwarves-scholar", "gem-mage")
def test_setup_and_ready_deck() -> None:
    assert printed.setup("deep-dwarves") == (
        "a2:miner b2:tundle b3:deep-dwarves-scholar b4:miner c2:gem-mage c3:wall f4:miner"
    )
    assert printed.events("deep-dwarves") == {
        "illusionary-warrior": 2, "summoning-surge": 2, "magic-stasis": 2, "wake-the-father-gem": 2, "magic-torrent": 1,
    }  # fmt: skip
    assert printed.deck("deep-dwarves") == {"summoner": 1, "champion": 3, "common": 18, "event": 9, "wall": 3}


# Tundle ---------------------------------------------------------------------------------------------------------------


def tundle_before_attack(lines: str = "") -> Scenario:
    """Tundle and two Miners, each with a target, at the end of the Movement Phase."""
    return scenario(
        f"""turn 3 south move
        south a1 tundle
        south c3 miner moved
        south e3 miner
        north a3 warden
        north c4 warden
        north e4 warden
        {lines}"""
    )


@pytest.mark.card("tundle")
def test_meditate_brings_the_top_discarded_card_back_and_leaves_one_attack() -> None:
    game = tundle_before_attack("south discard lun wall").play("end", "yes")
    assert game.magic("south") == ["wall"]
    assert game.discard("south") == ["lun"]
    assert game.targets("a1") == "a3"
    game.play("attack c3 c4", "roll 3")
    assert game.turn_of == "north", "nobody else may attack, so the turn is over"


@pytest.mark.card("tundle")
def test_meditate_is_optional_and_needs_a_discarded_card() -> None:
    game = tundle_before_attack("south discard lun").play("end", "pass")
    assert game.magic("south") == []
    game.play("attack c3 c4", "roll 3")
    assert game.targets("a1") == "a3"
    assert tundle_before_attack().play("end").prompt == "phase-attack"


@pytest.mark.card("tundle", "gem-mage")
def test_what_is_paid_just_before_can_be_meditated_back() -> None:
    """SW1-SIM-1: the active player says what comes first."""
    game = scenario("turn 3 south move\nsouth a1 tundle\nsouth c3 gem-mage\nsouth magic wall\nnorth c5 warden").play(
        "end"
    )
    assert game.options == ["resolve gem-magic c3", "resolve meditate a1"]
    game.play("resolve gem-magic c3", "yes", "yes")
    assert game.magic("south") == ["wall"]
    assert game.attack("c3") == 3


# Kynder ---------------------------------------------------------------------------------------------------------------


@pytest.mark.card("kynder")
def test_mage_push_moves_another_unit_for_one_magic_once_per_turn() -> None:
    game = scenario(
        """turn 3 south attack
        south c3 kynder
        south magic wall wall
        north c4 warden
        north c6 warden
        north d4 brute"""
    )
    assert game.starting("use mage-push") == ["use mage-push c3 c4", "use mage-push c3 d4"]
    game.play("use mage-push c3 d4")
    assert {"move d4 d6", "move d4 f4", "pass"} < set(game.options)
    assert not {"move d4 d7", "move d4 e6"} & set(game.options), "2 squares at most"
    game.play("move d4 e5")
    assert game.card("e5") == "brute"
    assert len(game.magic("south")) == 1
    assert game.starting("use mage-push") == []


@pytest.mark.card("kynder")
def test_mage_push_needs_magic_and_may_be_used_in_the_middle_of_his_move() -> None:
    game = scenario("turn 3 south move\nsouth c3 kynder\nsouth magic wall wall\nnorth c5 warden")
    game.play("move c3 c4", "target c5", "move c5 d5")
    assert game.options == ["move c4 b4", "move c4 c3", "move c4 c5", "move c4 d4", "pass"], "1 square is left"
    game.play("move c4 c5")
    assert game.card("c5") == "kynder"
    assert game.card("d5") == "warden"
    assert game.starting("move c5") == game.starting("use mage-push") == []
    assert game.magic("south") == ["wall"]
    poor = scenario("turn 3 south move\nsouth c3 kynder\nnorth c5 warden").play("move c3 c4")
    assert poor.prompt == "phase-move"
    assert poor.starting("use mage-push") == []


@pytest.mark.card("kynder")
def test_a_whole_move_leaves_no_middle() -> None:
    game = scenario("turn 3 south move\nsouth c3 kynder\nsouth magic wall\nnorth c5 warden").play("move c3 d4")
    assert game.prompt == "phase-move"


# Lun ------------------------------------------------------------------------------------------------------------------


@pytest.mark.card("lun")
def test_gem_of_calling_places_a_common_of_either_side_next_to_lun() -> None:
    lines = """turn 3 south move
        south c2 lun
        south a2 miner
        south magic wall wall
        north c6 warden
        north c7 warden
        north f6 warden
        north c5 luka"""
    game = scenario(lines).play("move c2 c2")
    assert game.options == ["pass", "target a2", "target c6"]
    game.play("target c6")
    assert game.options == ["to b2", "to c1", "to c3", "to d2"]
    game.play("to c3")
    assert game.card("c3") == "warden"
    assert game.magic("south") == ["wall"]
    assert scenario(lines).play("move c2 c2", "pass").magic("south") == ["wall", "wall"]


@pytest.mark.card("lun")
def test_gem_of_calling_costs_one_magic() -> None:
    lines = "turn 3 south move\nsouth c2 lun\nnorth c4 warden"
    assert scenario(lines).play("move c2 c2").prompt == "phase-move"
    assert scenario(lines + "\nsouth magic wall").play("move c2 c2").prompt == "gem-of-calling"
    crowd = "\nsouth magic wall\nsouth b2 wall\nsouth d2 wall\nsouth c1 wall\nsouth c3 wall"
    assert scenario(lines + crowd).play("move c2 c2").prompt == "phase-move", "no square is free"


# Sprog ----------------------------------------------------------------------------------------------------------------


@pytest.mark.card("sprog")
def test_restructure_places_an_adjacent_wall_near_sprog_at_the_end_of_the_turn() -> None:
    lines = """turn 3 south magic
        south c4 sprog
        south c3 wall
        south a4 wall
        south b4 miner
        south magic miner miner
        south hand miner
        north c5 wall"""
    game = scenario(lines).play("end")
    assert game.options == ["pass", "target c3", "target c5"]
    game.play("target c3")
    assert game.options == ["to b3", "to c2", "to d3", "to d4", "to e4"], "own Walls stay on the own side"
    game.play("to e4")
    assert (game.card("c3"), game.card("e4")) == ("", "wall")
    assert game.magic("south") == ["miner"]
    away = scenario(lines).play("end", "target c5")
    assert {"to b5", "to c6", "to d5", "to b3"} < set(away.options)
    assert scenario(lines).play("end", "pass").magic("south") == ["miner", "miner"]


@pytest.mark.card("sprog")
def test_restructure_moves_a_vine_wall_too() -> None:
    game = scenario(
        "turn 3 south magic\nsouth c4 sprog\nsouth magic miner\nsouth hand miner\nnorth d4 vine-wall\nnorth d4 brute"
    )
    game.play("end", "target d4-vine", "to c6")
    assert (game.vine("d4"), game.vine("c6"), game.card("d4")) == (False, True, "brute")


# Deep Troll, Gren, Piclo ----------------------------------------------------------------------------------------------


@pytest.mark.card("deep-troll")
def test_rock_eater_hits_walls_harder_and_heals_the_troll() -> None:
    lines = "turn 3 south attack\nsouth c3 deep-troll wounds 1\nnorth c4 wall\nnorth b3 warden"
    game = scenario(lines)
    assert (game.attack("c3", "c4"), game.attack("c3", "b3"), game.attack("c3")) == (3, 2, 2)
    game.play("attack c3 c4", "roll 1 1 3", "yes")
    assert game.wounds("c3") == 0
    assert scenario(lines).play("attack c3 c4", "roll 1 1 3", "pass").wounds("c3") == 1
    for without_a_meal in (("attack c3 c4", "roll 1 1 1"), ("attack c3 b3", "roll 3 3")):
        assert scenario(lines).play(*without_a_meal).prompt != "rock-eater"
    assert scenario(lines.replace("wounds 1", "wounds 3")).play("attack c3 c4", "roll 1 3 3", "yes").wounds("c3") == 2
    sound = scenario(lines.replace(" wounds 1", "")).play("attack c3 c4", "roll 1 1 3")
    assert sound.prompt != "rock-eater", "nothing to heal"


@pytest.mark.card("gren")
def test_shard_of_the_father_gem_keeps_destroyed_units_from_the_opponent() -> None:
    lines = """turn 4 north attack
        south c3 gren
        south c5 crossbowman
        south f3 crossbowman
        south a5 wall wounds 8
        north c6 luka
        north f5 luka
        north a6 luka"""
    game = scenario(lines).play("attack c6 c5", "roll 3 3")
    assert game.magic("south") == ["crossbowman"]
    assert game.side("south").magic_seen == (True,)
    assert game.magic("north") == []
    game.play("attack f5 f3", "roll 3 3")
    assert game.magic("north") == ["crossbowman"], "too far from Gren"


@pytest.mark.card("gren")
def test_shard_of_the_father_gem_does_not_keep_gren_or_walls() -> None:
    lines = "turn 4 north attack\nsouth c3 gren wounds 3\nsouth c5 wall wounds 8\nnorth a3 luka\nnorth c6 luka"
    game = scenario(lines).play("attack c6 c5", "roll 3 3", "attack a3 c3", "roll 3 3")
    assert game.magic("north") == ["wall", "gren"]


@pytest.mark.card("piclo")
def test_channel_magic_feeds_the_magic_pile_twice() -> None:
    lines = """turn 3 south attack
        south c3 piclo
        south discard lun miner
        north c4 brute wounds 2
        north d3 wall wounds 8"""
    game = scenario(lines).play("attack c3 c4", "roll 3 3 3", "yes")
    assert game.magic("south") == ["brute", "miner"]
    assert game.discard("south") == ["lun"]
    assert game.prompt != "channel-magic", "once for one card"
    assert scenario(lines).play("attack c3 c4", "roll 3 3 3", "pass").magic("south") == ["brute"]
    assert scenario(lines).play("attack c3 d3", "roll 3 3 3", "yes").magic("south") == ["wall", "miner"]
    for nothing_destroyed in ("attack c3 c4", "attack c3 d3"):
        assert scenario(lines).play(nothing_destroyed, "roll 1 1 1").prompt != "channel-magic"
    empty = scenario(lines.replace("south discard lun miner\n", "")).play("attack c3 c4", "roll 3 3 3")
    assert empty.prompt != "channel-magic"


@pytest.mark.card("piclo")
@pytest.mark.parametrize("other", ["north b3 vine-wall wounds 1", "north b3 crossbowman\nnorth b5 gren"])
def test_channel_magic_follows_only_what_reached_the_own_pile(other: str) -> None:
    game = scenario(f"turn 3 south attack\nsouth c3 piclo\nsouth discard lun\nsouth hand wall\n{other}")
    game.play("attack c3 b3-vine" if "vine" in other else "attack c3 b3", "roll 3 3 3")
    assert (game.prompt != "channel-magic", game.magic("south")) == (True, [])


# Commons --------------------------------------------------------------------------------------------------------------


def mages_before_attack(magic: str) -> Scenario:
    """Two Gem Mages at the end of the Movement Phase."""
    return scenario(
        f"""turn 3 south move
        south c3 gem-mage
        south e3 gem-mage
        south b1 wall
        south magic {magic}
        north c6 warden
        north e6 warden"""
    )


@pytest.mark.card("gem-mage")
def test_gem_magic_strengthens_each_gem_mage_for_one_magic() -> None:
    game = mages_before_attack("wall wall wall").play("end")
    assert game.prompt == "gem-magic"
    game.play("yes", "pass")
    assert sorted([game.attack("c3"), game.attack("e3")]) == [2, 3]
    assert len(game.magic("south")) == 2
    assert mages_before_attack("").play("end").prompt == "phase-attack"


@pytest.mark.card("gem-mage")
def test_gem_magic_places_the_gem_mage_next_to_an_own_wall_after_the_attack_phase() -> None:
    game = mages_before_attack("wall miner").play("end", "pass", "pass", "attack c3 c6", "roll 1 1", "end")
    game.play("resolve gem-magic c3")
    assert game.options == ["pass", "to b2", "to c1"]
    game.play("to b2")
    assert (game.card("b2"), game.card("c3"), game.magic("south")) == ("gem-mage", "", ["wall"])
    assert game.options == ["pass", "to c1"], "the other one"
    poor = mages_before_attack("wall").play("end", "pass", "pass", "end", "resolve gem-magic e3", "to b2")
    assert (poor.turn_of, poor.magic("south")) == ("north", []), "the other one finds no magic left"


def miners(magic: str) -> Scenario:
    return scenario(
        f"""turn 3 south event
        south a4 miner
        south f2 miner
        south c1 kynder
        south hand wall
        south magic {magic}
        north a3 miner"""
    ).play("end")


@pytest.mark.card("miner")
def test_tunnel_places_miners_next_to_each_other_instead_of_moving() -> None:
    game = miners("wall wall")
    assert game.prompt == "tunnel"
    game.play("yes")
    assert len(game.magic("south")) == 1, "once for all Miners"
    assert game.starting("use tunnel a4") == [f"use tunnel a4 {square}" for square in ["e2", "f1", "f3"]]
    game.play("use tunnel a4 f3")
    assert game.card("f3") == "miner"
    assert game.starting("move f3") == game.starting("use tunnel f3") == []
    assert game.state.moves == 1
    assert miners("wall").play("pass").starting("use tunnel") == []
    assert miners("").prompt == "phase-move"
    alone = scenario("turn 3 south event\nsouth a4 miner\nsouth hand wall\nsouth magic wall\nnorth b4 miner").play(
        "end"
    )
    assert alone.prompt == "phase-move", "one Miner has nowhere to dig to"


@pytest.mark.card("miner")
def test_tunnel_ends_with_the_turn() -> None:
    game = pass_turns(miners("wall wall").play("yes"), 5)
    while game.prompt != "tunnel":
        game.play("end")
    assert game.play("pass").starting("use tunnel") == []


@pytest.mark.card("deep-dwarves-scholar")
def test_insight_helps_against_cards_next_to_friendly_scholars() -> None:
    game = scenario(
        """turn 3 south attack
        south c3 deep-dwarves-scholar
        south d3 deep-dwarves-scholar
        south c5 miner
        south f3 miner
        south magic wall
        north c4 warden
        north f4 warden
        north f5 deep-dwarves-scholar"""
    )
    assert game.starting("use insight") == ["use insight c3 c3"]
    assert game.attack("c5", "c4") == 1
    game.play("use insight c3 c3")
    assert game.attack("c5", "c4") == 2
    assert game.attack("c3", "c4") == 1
    assert (game.attack("f3", "f4"), game.attack("f3")) == (1, 1)
    assert game.magic("south") == []
    assert game.starting("use insight") == []


@pytest.mark.card("deep-dwarves-scholar")
def test_insight_can_be_bought_once_per_turn_and_in_any_phase() -> None:
    game = scenario("turn 3 south summon\nsouth c3 deep-dwarves-scholar\nsouth magic wall wall\nsouth hand wall")
    game.play("use insight c3 c3")
    assert game.starting("use insight") == []
    assert game.discard("south") == ["wall"]
    poor = scenario("turn 3 south summon\nsouth c3 deep-dwarves-scholar\nsouth hand wall", patient=True)
    assert poor.starting("use insight") == []


@pytest.mark.card("battle-mage")
def test_magic_blast_gives_a_bow_until_the_end_of_the_turn() -> None:
    lines = "turn 3 south attack\nsouth c3 battle-mage\nsouth hand wall\nnorth c6 warden\nnorth b3 warden"
    game = scenario(lines + "\nsouth magic wall wall\nsouth e3 battle-mage attacked")
    assert game.targets("c3") == "b3"
    assert game.starting("use") == ["use magic-blast c3 c3"], "the other one has attacked"
    game.play("use magic-blast c3 c3")
    assert game.targets("c3") == "b3 c6 e3"
    assert game.magic("south") == ["wall"]
    assert game.starting("use") == []
    assert scenario(lines).starting("use") == []
    assert scenario(lines + "\nsouth magic wall").starting("use") == ["use magic-blast c3 c3"]


@pytest.mark.card("crossbowman")
def test_rally_after_playing_an_event_or_a_wall() -> None:
    for play in ("build wall b2", "play wake-the-father-gem"):
        game = scenario("turn 3 south event\nsouth c3 crossbowman\nsouth hand wall wake-the-father-gem")
        assert game.attack("c3") == 1
        game.play(play)
        assert game.attack("c3") == 2
        assert pass_turns(game, 4).attack("c3") == 1


# Events ---------------------------------------------------------------------------------------------------------------


@pytest.mark.card("illusionary-warrior")
def test_illusionary_warrior_takes_a_common_out_of_the_magic_pile() -> None:
    game = scenario(
        """turn 3 south event
        south c3 gem-mage
        south e3 kynder
        south a3 miner
        south a6 growden
        south hand illusionary-warrior wall
        south magic wall brute lun miner"""
    ).play("play illusionary-warrior")
    assert game.options == [f"to {square}" for square in ["b3", "c2", "c4", "d3", "e2", "e4", "f3"]]
    game.play("to e4")
    assert game.options == ["card brute", "card miner"]
    game.play("card brute")
    assert (game.card("e4"), game.controller("e4")) == ("brute", "south")
    assert game.magic("south") == ["wall", "lun", "miner"]
    assert game.discard("south") == ["illusionary-warrior"]


@pytest.mark.card("illusionary-warrior")
def test_an_illusion_without_a_common_does_nothing_and_is_not_given_away() -> None:
    game = scenario(
        "turn 3 south event\nsouth c3 gem-mage\nsouth hand illusionary-warrior\nsouth magic wall", patient=True
    ).play("play illusionary-warrior", "to c4")
    assert game.options == ["pass"], "asked all the same: nobody knows what is in the pile"
    assert game.play("pass").card("c4") == ""


@pytest.mark.card("summoning-surge")
def test_summoning_surge_needs_fewer_units_and_makes_magic_of_discarded_cards() -> None:
    lines = """turn 3 south event
        south b2 wall
        south hand summoning-surge miner
        south discard wall lun miner wall
        north c6 warden"""
    game = scenario(lines).play("play summoning-surge", "card lun", "card wall", "done")
    assert game.magic("south") == ["lun", "wall"]
    assert game.side("south").magic_seen == (True, True)
    assert len(game.told("to-magic")) == 2
    assert game.discard("south") == ["wall", "miner", "summoning-surge"]
    game.play("summon miner b3")
    assert game.card("b3") == "miner"
    full = scenario(lines).play("play summoning-surge", "card lun", "card wall", "card wall")
    assert full.prompt == "phase-event", "three at most"
    assert scenario(lines + "\nsouth c3 miner").starting("play summoning-surge") == []


@pytest.mark.card("magic-stasis")
def test_magic_stasis_lets_the_opponent_spend_nothing_until_the_next_own_turn() -> None:
    game = scenario(
        """turn 3 south event
        south hand magic-stasis
        north c6 wall
        north hand miner bomber
        north magic wall wall wall"""
    ).play("play magic-stasis")
    pass_turns(game, 4)
    while game.phase != "summon":
        game.play("end")
    assert game.summons("miner") == ""
    assert game.summons("bomber") == "b6 c5 c7 d6", "what costs nothing is not touched"
    pass_turns(game, 6)
    while game.phase != "summon":
        game.play("end")
    assert game.summons("miner") == "b6 c5 c7 d6"


@pytest.mark.card("wake-the-father-gem")
def test_wake_the_father_gem_makes_abilities_cheaper_this_turn() -> None:
    game = scenario(
        """turn 3 south event
        south c3 kynder
        south b1 wall
        south hand wake-the-father-gem miner
        north c5 warden"""
    )
    assert game.starting("use mage-push") == []
    game.play("play wake-the-father-gem", "use mage-push c3 c5", "pass")
    assert game.magic("south") == []
    assert pass_turns(game, 5).starting("use mage-push") == []


@pytest.mark.card("magic-torrent")
def test_magic_torrent_wounds_as_many_units_as_it_was_paid_for() -> None:
    lines = """turn 3 south event
        south c3 tundle
        south hand magic-torrent wall
        south magic wall wall
        south d3 miner
        north c5 miner wounds 1
        north c7 luka
        north c8 luka
        north d4 luka
        north e4 krusk"""
    game = scenario(lines).play("play magic-torrent")
    assert game.options == ["done", "target c5", "target c7", "target d4"]
    game.play("target c5")
    assert game.options == ["done", "target c7", "target d4"], "at most 1 wound each"
    game.play("target d4")
    assert game.prompt == "phase-event", "no magic is left for a third"
    assert game.wounds_on("c7 d4") == [0, 1]
    assert game.card("c5") == ""
    assert game.magic("south") == ["miner"]
    assert scenario(lines).play("play magic-torrent", "done").magic("south") == ["wall", "wall"]


@pytest.mark.card("magic-torrent", "magic-stasis")
def test_magic_torrent_of_a_player_in_stasis_hits_nobody() -> None:
    game = scenario("turn 3 north event\nnorth hand magic-stasis\nnorth c6 miner\nsouth hand magic-torrent wall\n"
                    "south c3 tundle\nsouth magic wall").play("play magic-stasis")  # fmt: skip
    pass_turns(game, 4)
    while game.phase != "event":
        game.play("end")
    assert game.play("play magic-torrent").prompt == "phase-event"
    assert game.magic("south") == ["wall"]


# In teams -------------------------------------------------------------------------------------------------------------


@pytest.mark.card("magic-stasis")
def test_magic_stasis_numbs_one_opponent_of_the_players_choice() -> None:
    """SW1-TEAM-15."""
    game = scenario(
        """turn 5 south event
        south hand magic-stasis wall
        north c6 wall
        north magic wall
        north hand miner
        north-east j6 wall
        north-east magic wall
        north-east hand miner bomber""",
        seats=4,
    ).play("play magic-stasis")
    assert game.options == ["seat north", "seat north-east"]
    game.play("seat north-east")
    for turn, squares in ((6, "b6 c5 c7 d6"), (8, "")):
        pass_turns(game, turn)
        while game.phase != "summon":
            game.play("end")
        assert game.summons("miner") == squares


@pytest.mark.card("deep-dwarves-scholar")
def test_insight_sees_with_the_scholars_of_a_partner_but_helps_only_its_player() -> None:
    """SW1-CTRL-4, SW1-CTRL-5."""
    game = scenario(
        """turn 5 south attack
        south b3 deep-dwarves-scholar
        south c5 miner
        south magic wall
        south-east c3 deep-dwarves-scholar
        south-east d4 miner
        north c4 warden""",
        seats=4,
    )
    assert game.starting("use insight") == ["use insight b3 b3"]
    game.play("use insight b3 b3")
    assert (game.attack("c5", "c4"), game.attack("d4", "c4")) == (2, 1)


@pytest.mark.card("gren")
def test_shard_of_the_father_gem_keeps_only_units_of_its_player_and_only_from_opponents() -> None:
    lines = """turn 6 {seat} attack
        south c3 gren
        south c4 crossbowman
        south-east b4 crossbowman
        {seat} d4 luka
        {seat} b5 luka"""
    game = scenario(lines.format(seat="north"), seats=4).play("attack b5 b4", "roll 3 3")
    assert (game.magic("north"), game.magic("south")) == (["crossbowman"], []), "the unit of a partner"
    game.play("attack d4 c4", "roll 3 3")
    assert game.magic("south") == ["crossbowman"]
    friend = scenario(lines.format(seat="south-east"), seats=4).play("attack d4 c4", "roll 3 3")
    assert (friend.magic("south-east"), friend.magic("south")) == (["crossbowman"], []), "a partner is no opponent"


@pytest.mark.card("summoning-surge")
def test_summoning_surge_compares_with_one_opponent() -> None:
    lines = "turn 5 south event\nsouth hand summoning-surge\nnorth-east j6 miner"
    assert scenario(lines, seats=4).starting("play") == ["play summoning-surge"]
    assert scenario(lines + "\nsouth c3 miner", seats=4).starting("play") == []
