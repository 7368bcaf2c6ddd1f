"""The heroic beings of the Etherweave school, one by one: from the Merchant of Time to the Warpmaster."""

from __future__ import annotations

import pytest

from tests.tash_kalar.scenario import scenario

MERCHANT = """
    turn 5 south {kept}
    south school etherweave
    south common d6 f6 c7 e7
    south legendary b3
    south hand merchant-of-time
    north common g4 c3
    north heroic g5
    north legendary h5
"""


@pytest.mark.card("merchant-of-time")
@pytest.mark.rule("TK-WARP-11", "TK-EFF-1", "TK-EFF-4")
def test_merchant_of_time_keeps_a_piece_of_any_colour_and_rank_from_an_uncoloured_square() -> None:
    game = scenario(MERCHANT.format(kept="")).play("warp merchant-of-time")
    assert game.targets("pick") == "b3 c7 d6 e7 f6 g4 g5 h5"
    assert game.options == game.starting("pick")
    game.play("pick h5")
    assert game.view["kept"] == {"square": "", "owner": "north", "rank": "legendary"}
    assert game.squares("north") == "c3 g4 g5"
    assert game.lost("north") == [0, 0, 0]
    assert game.aside("south") == "merchant-of-time"
    assert game.state.legendary_supply == [2, 2]


@pytest.mark.card("merchant-of-time")
@pytest.mark.rule("TK-WARP-11", "TK-MOVE-2", "TK-KILL-4")
def test_merchant_of_time_lets_the_kept_piece_leap_onto_lower_ranks() -> None:
    game = scenario(MERCHANT.format(kept="kept north-heroic")).play("summon merchant-of-time e5")
    assert game.prompt == "leap"
    targets = game.targets("leap").split()
    assert {"g4", "d6", "a4", "i5"} <= set(targets)
    assert not {"b3", "g5", "h5", "c3", "e5", "d2", "i4"} & set(targets)
    assert game.options == game.starting("leap")
    game.play("leap g4")
    assert game.piece("g4") == "north heroic"
    assert game.lost("north") == [1, 0, 0]
    assert game.state.kept == 0
    assert game.discard("south") == ["merchant-of-time"]


@pytest.mark.card("merchant-of-time")
@pytest.mark.rule("TK-WARP-11", "TK-MOVE-2")
def test_merchant_of_time_lets_a_kept_common_leap_to_empty_squares_only() -> None:
    game = scenario(MERCHANT.format(kept="kept south-common")).play("summon merchant-of-time e5")
    assert not {"g4", "d6", "g5", "c3", "e5"} & set(game.targets("leap").split())
    game.play("leap a4")
    assert game.piece("a4") == "south common"


@pytest.mark.card("merchant-of-time")
@pytest.mark.rule("TK-WARP-11", "TK-EFF-7")
def test_merchant_of_time_can_be_crushed_by_the_legend_that_was_kept() -> None:
    table = """
        turn 5 south kept north-legendary
        south school etherweave
        south common c6 e6 b7 d7
        south hand merchant-of-time
    """
    game = scenario(table).play("summon merchant-of-time d5", "leap d5")
    assert game.piece("d5") == "north legendary"
    assert game.squares("south") == "c6 e6 b7 d7"
    assert game.state.legendary_supply == [3, 2]
    assert game.prompt == "actions"


@pytest.mark.card("merchant-of-time")
@pytest.mark.rule("TK-SUM-10")
def test_merchant_of_time_that_was_not_warped_has_nothing_to_release() -> None:
    game = scenario(MERCHANT.format(kept="")).play("summon merchant-of-time e5")
    assert game.prompt == "actions"
    assert game.piece("e5") == "south heroic"


@pytest.mark.card("merchant-of-time")
@pytest.mark.rule("TK-EFF-2")
def test_merchant_of_time_finds_nothing_on_coloured_squares() -> None:
    game = scenario("""
        turn 3 south
        south school etherweave
        south common e5
        south hand merchant-of-time
        north common c3
    """)
    game.play("warp merchant-of-time")
    assert game.state.kept == 0
    assert game.aside("south") == "merchant-of-time"
    assert game.prompt == "actions"


GATE = """
    turn 5 south
    south school etherweave
    south common d5 f5 d6 f6 {own}
    south hand gate-of-oblivion
    north common d4 g6 h7
    north heroic c5
    north legendary g5 {purple}
"""


@pytest.mark.card("gate-of-oblivion")
@pytest.mark.rule("TK-SUM-11", "TK-EFF-5", "TK-KILL-1")
def test_gate_of_oblivion_destroys_the_purple_square_and_may_destroy_a_marked_one() -> None:
    game = scenario(GATE.format(own="f4", purple="e6")).play("summon gate-of-oblivion e5")
    assert game.piece("e6") == ""
    assert game.lost("north") == [0, 0, 1]
    assert game.options == ["destroy c5", "destroy d4", "destroy f4", "destroy g6", "pass"]
    game.play("destroy c5")
    assert game.lost("north") == [0, 1, 1]
    assert game.prompt == "actions"
    less = scenario(GATE.format(own="f4", purple="e6")).play("summon gate-of-oblivion e5", "pass")
    assert less.squares("north") == "d4 c5 g5 g6 h7"
    assert less.squares("south") == "f4 d5 e5 f5 d6 f6"


@pytest.mark.card("gate-of-oblivion")
@pytest.mark.rule("TK-EFF-5", "TK-EFF-2")
def test_gate_of_oblivion_spares_neither_an_own_piece_nor_the_marks_if_purple_is_empty() -> None:
    own = scenario(GATE.format(own="e6", purple="")).play("summon gate-of-oblivion e5", "pass")
    assert own.piece("e6") == ""
    assert own.lost("north") == [0, 0, 0]
    empty = scenario(GATE.format(own="", purple="")).play("summon gate-of-oblivion e5")
    assert empty.options == ["destroy c5", "destroy d4", "destroy g6", "pass"]


@pytest.mark.card("gate-of-oblivion")
@pytest.mark.rule("TK-SUM-11", "TK-SUM-12")
def test_gate_of_oblivion_turns_its_marks_with_the_pattern() -> None:
    game = scenario("""
        turn 5 south
        south school etherweave
        south common d4 f4 d5 f5
        south hand gate-of-oblivion
        north common e4 e6 d6 c4
    """)
    assert "e5" in game.summons("gate-of-oblivion").split(", ")
    game.play("summon gate-of-oblivion e5")
    assert game.piece("e4") == ""
    assert game.options == ["destroy c4", "destroy d6", "destroy e6", "pass"]


@pytest.mark.card("gate-of-oblivion")
@pytest.mark.rule("TK-WARP-10")
def test_gate_of_oblivion_warped_doubles_its_own_victims_too() -> None:
    game = scenario(GATE.format(own="", purple="e6")).play("warp gate-of-oblivion")
    assert game.aside("south") == "gate-of-oblivion"
    game.play("summon gate-of-oblivion e5", "destroy d4")
    assert game.lost("north") == [2, 0, 2]


TRAVELER = """
    turn 5 south
    south school etherweave
    south common c4 d5 e6 g7
    south hand time-traveler
    south draw warpmaster singularity
    south discard {discard}
    north common f6 h4
    north heroic g6
"""


@pytest.mark.card("time-traveler")
@pytest.mark.rule("TK-WARP-12", "TK-SUM-13")
def test_time_traveler_destroys_a_common_and_puts_the_top_of_the_pile_onto_the_deck() -> None:
    game = scenario(TRAVELER.format(discard="doppelganger dark-sphere")).play("summon time-traveler f7")
    assert game.options == ["destroy e6", "destroy f6", "destroy g7", "pass"]
    game.play("destroy f6")
    assert game.lost("north") == [1, 0, 0]
    assert game.discard("south") == ["doppelganger", "time-traveler"]
    assert len(game.state.seats[0].pile) == 3
    assert game.state.seats[0].pile.next_known() == game.told("returned")[0].args[1]


@pytest.mark.card("time-traveler")
@pytest.mark.rule("TK-EFF-1", "TK-EFF-2")
def test_time_traveler_turns_nothing_back_without_a_victim_or_a_card() -> None:
    game = scenario(TRAVELER.format(discard="doppelganger dark-sphere")).play("summon time-traveler f7", "pass")
    assert game.discard("south") == ["doppelganger", "dark-sphere", "time-traveler"]
    assert game.piece("f6") == "north common"
    no_victim = scenario(TRAVELER.format(discard="doppelganger")).play("summon time-traveler b8")
    assert no_victim.discard("south") == ["doppelganger", "time-traveler"]
    no_card = scenario(TRAVELER.format(discard="")).play("summon time-traveler f7", "destroy e6")
    assert no_card.discard("south") == ["time-traveler"]
    assert no_card.piece("e6") == ""
    assert not no_card.told("returned")


GREATER = """
    turn 5 south
    south school etherweave
    south common f5 g5 h5 b4
    south heroic b6
    south hand greater-shadow-twin
    {discard}
    north common f4
    north heroic f6 a5 h8
    north legendary g4
"""


@pytest.mark.card("greater-shadow-twin")
@pytest.mark.rule("TK-EFF-4")
def test_greater_shadow_twin_destroys_a_heroic_next_to_two_own_pieces() -> None:
    game = scenario(GREATER.format(discard="south discard lesser-shadow-twin")).play("summon greater-shadow-twin e5")
    assert game.options == ["destroy a5", "destroy f6", "pass"]
    game.play("destroy f6")
    assert game.lost("north") == [0, 1, 0]
    assert game.prompt == "actions"
    quiet = scenario(GREATER.format(discard="south discard lesser-shadow-twin"))
    quiet.play("summon greater-shadow-twin e5", "pass")
    assert quiet.squares("north") == "f4 g4 a5 f6 h8"


@pytest.mark.card("greater-shadow-twin")
@pytest.mark.rule("TK-EFF-4")
def test_greater_shadow_twin_can_destroy_an_own_heroic() -> None:
    game = scenario("""
        turn 5 south
        south school etherweave
        south common f5 g5 h5 d4
        south hand greater-shadow-twin
        south discard lesser-shadow-twin
    """)
    game.play("summon greater-shadow-twin e5")
    assert game.options == ["destroy e5", "pass"]


@pytest.mark.card("greater-shadow-twin")
def test_greater_shadow_twin_needs_its_twin_in_the_own_discard_pile() -> None:
    for discard in ("", "south discard warpmaster", "south hand lesser-shadow-twin", "south aside lesser-shadow-twin"):
        game = scenario(GREATER.format(discard=discard)).play("summon greater-shadow-twin e5")
        assert game.prompt == "actions"


WARPMASTER = """
    turn 5 south
    south school etherweave
    south common d3 c5 d6
    south hand warpmaster
    {aside}
    north common e4
    north heroic f5
"""


@pytest.mark.card("warpmaster")
@pytest.mark.rule("TK-EFF-9", "TK-WARP-6")
def test_warpmaster_takes_the_pending_being_back_or_moves() -> None:
    table = WARPMASTER.format(aside="south aside void-summoner")
    game = scenario(table).play("summon warpmaster e5")
    assert game.targets("move e5") == "d4 d5 d6 e4 e6 f4 f6"
    assert game.options == ["card void-summoner", *game.starting("move e5"), "pass"]
    game.play("card void-summoner")
    assert game.hand("south") == ["void-summoner"]
    assert game.aside("south") == ""
    assert game.piece("e5") == "south heroic"
    assert game.starting("warp") == ["warp void-summoner"]
    moved = scenario(table).play("summon warpmaster e5", "move e5 e4")
    assert moved.aside("south") == "void-summoner"
    assert moved.lost("north") == [1, 0, 0]
    assert moved.prompt == "actions"
    quiet = scenario(table).play("summon warpmaster e5", "pass")
    assert quiet.aside("south") == "void-summoner"
    assert quiet.piece("e5") == "south heroic"


@pytest.mark.card("warpmaster")
def test_warpmaster_without_a_pending_being_may_move() -> None:
    game = scenario(WARPMASTER.format(aside="south discard void-summoner")).play("summon warpmaster e5")
    assert game.starting("card") == []
    assert "pass" in game.options
