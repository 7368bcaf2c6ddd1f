"""The heroic beings of the Imperial school, one by one: from the Assassin to the Champion."""

from __future__ import annotations

import pytest

from tests.tash_kalar.scenario import scenario


@pytest.mark.card("assassin")
@pytest.mark.rule("TK-CARD-4", "TK-SUM-11", "TK-SUM-12")
def test_assassin_strikes_the_mark_of_the_declared_orientation() -> None:
    game = scenario("""
        south common e2 d3 c4
        south hand assassin
        north legendary e4
    """)
    game.play("summon assassin f5")
    assert game.squares("north") == ""
    assert game.lost("north") == [0, 0, 1]
    both = scenario("""
        south common e2 d3 c4 g2 h3 i4
        south hand assassin
        north common e4
    """)
    assert both.summons("assassin") == "f5 right, f5 up"
    both.play("summon assassin f5 right")
    assert both.options == ["move f5 g4", "pass"]
    assert both.squares("north") == "e4"


@pytest.mark.card("assassin")
@pytest.mark.rule("TK-CARD-4", "TK-EFF-4")
def test_assassin_kills_an_own_piece_on_the_mark() -> None:
    game = scenario("""
        south common e2 d3 c4
        south heroic e4
        south hand assassin
    """)
    game.play("summon assassin f5")
    assert game.squares("south") == "e2 d3 c4 f5"
    assert game.prompt == "actions"


@pytest.mark.card("time-mage")
@pytest.mark.rule("TK-CARD-5", "TK-TURN-7")
def test_time_mage_gains_an_action_and_spares_an_own_piece_on_the_mark() -> None:
    table = """
        south common e4 d5 f5 e6
        south hand time-mage
        {mark} e5
        north common g3
    """
    game = scenario(table.format(mark="north legendary")).play("summon time-mage f4")
    assert game.squares("north") == "g3"
    assert game.lost("north") == [0, 0, 1]
    assert game.actions == 2
    own = scenario(table.format(mark="south common")).play("summon time-mage f4")
    assert own.piece("e5") == "south common"
    assert own.actions == 2


@pytest.mark.card("summoner")
@pytest.mark.rule("TK-CARD-6", "TK-SUM-12")
def test_summoner_places_two_commons_in_the_fan_of_one_orientation() -> None:
    game = scenario("""
        south common d6 e6 f6
        south hand summoner
        north common d4
    """)
    game.play("summon summoner e5")
    assert game.targets("place") == "c3 c5 d5 e3 e4 f4 f5 g3 g5"
    game.play("place c3", "place g5")
    assert game.prompt == "actions"
    assert game.squares("south", "common") == "c3 g5 d6 e6 f6"
    both = scenario("""
        south common d4 e4 f4 d6 e6 f6
        south hand summoner
    """)
    assert both.summons("summoner") == "e3, e5 down, e5 up, e7"
    both.play("summon summoner e5 down", "place c7")
    assert both.targets("place") == "c5 d5 e7 f5 g5 g7"
    both.play("done")
    assert both.prompt == "actions"


@pytest.mark.card("summoner")
@pytest.mark.rule("TK-PLACE-3")
def test_summoner_at_the_edge_and_without_discs() -> None:
    edge = scenario("south common d3 e3 f3\nsouth hand summoner").play("summon summoner e2")
    assert edge.targets("place") == "c2 d1 d2 e1 f1 f2 g2"
    short = scenario("""
        south common d6 e6 f6 a3 a4 a5 a6 a7 i3 i4 i5 i6 i7 b2 b3
        south hand summoner
    """)
    short.play("summon summoner e5")
    assert short.prompt == "actions"


@pytest.mark.card("hypnotist")
@pytest.mark.rule("TK-CARD-7", "TK-KILL-4")
def test_hypnotist_moves_pieces_of_one_rank_once_each() -> None:
    game = scenario("""
        south common f4 d5 f5 d6
        south hand hypnotist
        north common a4 a5
        north heroic i5
    """)
    game.play("summon hypnotist e5", "move a4 a5")
    assert game.lost("north") == [1, 0, 0]
    assert game.prompt == "actions"


@pytest.mark.card("hypnotist")
@pytest.mark.rule("TK-CARD-7", "TK-KILL-4")
def test_hypnotist_keeps_to_one_colour_and_counts_its_pieces() -> None:
    table = """
        settings form melee seats 3
        south common f4 d5 f5 d6
        south hand hypnotist
        north common a3 a5 a7 c2
        north heroic h5 h7
        north legendary i3
        west common b5
        west heroic i5
    """
    game = scenario(table).play("summon hypnotist e5")
    assert not game.starting("move i3")
    game.play("move a5 b5")
    assert game.lost("west") == [1, 0, 0]
    assert {text.split()[1] for text in game.starting("move")} == {"a3", "a7", "c2"}
    game.play("move a3 a4", "move a7 a6")
    assert game.prompt == "actions"
    heroes = scenario(table).play("summon hypnotist e5", "move h5 i5")
    assert {text.split()[1] for text in heroes.starting("move")} == {"h7"}
    heroes.play("move h7 h6")
    assert heroes.prompt == "actions"
    assert heroes.lost("west") == [0, 1, 0]


@pytest.mark.card("cannon")
@pytest.mark.rule("TK-CARD-8", "TK-SUM-9")
def test_cannon_hits_commons_past_upgraded_pieces() -> None:
    game = scenario("""
        south common e5 d5 c6
        south hand cannon
        north common g5 i5
        north heroic f5
    """)
    assert game.summons("cannon") == "e5"
    game.play("summon cannon e5")
    assert game.options == ["pass", "toward e"]
    game.play("toward e")
    assert game.squares("north") == "f5"


@pytest.mark.card("cannon")
@pytest.mark.rule("TK-CARD-8", "TK-EFF-4")
def test_cannon_spares_the_side_of_its_crew_and_may_hit_own_commons() -> None:
    table = """
        south common e5 d5 c6 e7
        south hand cannon
        north common b5 e8 g7
    """
    game = scenario(table).play("summon cannon e5")
    assert game.options == ["pass", "toward s", "toward se"]
    game.play("toward s")
    assert game.squares("south") == "d5 e5 c6"
    assert game.squares("north") == "b5 g7"
    assert game.lost("north") == [1, 0, 0]


@pytest.mark.card("champion")
@pytest.mark.rule("TK-TURN-7", "TK-KILL-2")
def test_champion_dies_with_a_legend_and_gains_an_action() -> None:
    table = """
        south common e4 e5 f5 f6
        south hand champion
        north common c4
        north heroic g4
        north legendary g5
    """
    game = scenario(table).play("summon champion f4")
    assert game.options == ["destroy g4", "destroy g5", "pass"]
    game.play("destroy g5")
    assert game.lost("north") == [0, 0, 1]
    assert game.piece("f4") == ""
    assert game.actions == 2
    lesser = scenario(table).play("summon champion f4", "destroy g4")
    assert lesser.piece("f4") == "south heroic"
    assert lesser.squares("north") == "c4 g5"
    assert lesser.actions == 1
    spared = scenario(table).play("summon champion f4", "pass")
    assert spared.squares("north") == "c4 g4 g5"
    assert spared.piece("f4") == "south heroic"
