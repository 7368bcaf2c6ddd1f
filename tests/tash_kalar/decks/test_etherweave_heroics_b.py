"""The heroic beings of the Etherweave school, one by one: from the Dark Sphere to the Reality Patch."""

from __future__ import annotations

import pytest

from tests.tash_kalar.scenario import FULL, scenario

SPHERE = """
    {settings}
    turn 5 south
    south school etherweave
    south common d5 e5 d6 e6 b4 h6
    south heroic b8
    south hand dark-sphere
    north common c4 g8 a5
    north heroic h3
    north legendary b3
    {others}
"""


@pytest.mark.card("dark-sphere")
@pytest.mark.rule("TK-EFF-8", "TK-SUM-9", "TK-DIST-3")
def test_dark_sphere_moves_three_pieces_to_distance_two() -> None:
    game = scenario(SPHERE.format(settings="", others=""))
    assert "e5" in game.summons("dark-sphere").split(", ")
    game.play("summon dark-sphere e5")
    assert game.targets("move d5") == "c4 c5 c6"
    assert game.targets("move a5") == ""
    assert game.targets("move b8") == "c7"
    assert game.targets("move h3") == "g3 g4"
    assert game.targets("move b4") == "c3 c4 c5"
    assert game.targets("move c4") == "c3 c5 d3"
    assert game.starting("move e5") == game.starting("move b3") == []
    game.play("move b4 c4", "move h3 g3")
    assert game.lost("north") == [1, 0, 0]
    assert game.starting("move c4") == game.starting("move g3") == []
    assert game.targets("move g8") == "f7 g7"
    game.play("move h6 g5")
    assert game.squares("south") == "c4 d5 e5 g5 d6 e6 b8"
    assert game.prompt == "actions"


@pytest.mark.card("dark-sphere")
@pytest.mark.rule("TK-EFF-1")
def test_dark_sphere_moves_at_most_two_of_one_colour() -> None:
    game = scenario(SPHERE.format(settings="", others="")).play("summon dark-sphere e5", "move b4 c5", "move h6 g6")
    assert {option.split()[1] for option in game.starting("move")} == {"c4", "g8", "h3"}
    game.play("done")
    assert game.prompt == "actions"
    enemy = scenario(SPHERE.format(settings="", others="")).play("summon dark-sphere e5", "move c4 c3", "move g8 g7")
    assert {option.split()[1] for option in enemy.starting("move")} == {"b4", "b8", "d5", "d6", "e6", "h6"}
    none = scenario(SPHERE.format(settings="", others="")).play("summon dark-sphere e5", "done")
    assert none.squares("north") == "b3 h3 c4 a5 g8"


@pytest.mark.card("dark-sphere")
@pytest.mark.rule("TK-EFF-8")
def test_dark_sphere_counts_each_colour_of_melee_apart() -> None:
    table = SPHERE.format(settings="settings form melee seats 3", others="west common g5 c7")
    game = scenario(table).play("summon dark-sphere e5", "move c4 c3", "move g5 g4")
    movers = {option.split()[1] for option in game.starting("move")}
    assert movers == {"b4", "b8", "c7", "d5", "d6", "e6", "g8", "h3", "h6"}
    twice = scenario(table).play("summon dark-sphere e5", "move c7 d7", "move g5 g4")
    assert not {"d7", "g4"} & {option.split()[1] for option in twice.starting("move")}


VOID = """
    turn 5 south
    south school etherweave
    south common f5 e6 d7 f7
    south heroic b4
    south legendary a5
    south hand void-summoner
    north common g5 b5
    north heroic a4
"""


@pytest.mark.card("void-summoner")
@pytest.mark.rule("TK-WARP-13")
def test_void_summoner_lends_two_empty_squares() -> None:
    game = scenario(VOID).play("summon void-summoner e5")
    assert game.state.wild_empties == 2
    assert game.piece("e5") == "south heroic"


@pytest.mark.card("void-summoner")
@pytest.mark.rule("TK-EFF-1", "TK-MOVE-2")
def test_void_summoner_warped_moves_an_own_common_or_heroic() -> None:
    game = scenario(VOID).play("warp void-summoner")
    assert game.options == game.starting("move")
    assert "g5" not in game.targets("move f5").split()
    assert game.targets("move b4") == "a3 b3 b5 c3 c4 c5"
    assert game.starting("move a5") == game.starting("move b5") == []
    game.play("move b4 b5")
    assert game.lost("north") == [1, 0, 0]
    assert game.prompt == "actions"


@pytest.mark.card("void-summoner")
@pytest.mark.rule("TK-EFF-2")
def test_void_summoner_warped_does_nothing_without_a_piece_that_can_move() -> None:
    game = scenario(f"""
        turn 3 south
        south school etherweave
        south legendary a5
        south hand void-summoner
        north common {FULL}
    """)
    game.play("warp void-summoner")
    assert game.prompt == "actions"
    assert game.aside("south") == "void-summoner"


EMPEROR = """
    turn 5 south
    south school etherweave
    south common d4 d5 d6 e6 {full}
    south legendary b3
    south hand {hand}
    {aside}
    north common c5 a3
    north heroic c4 a4 f5
"""


@pytest.mark.card("eternal-emperor")
@pytest.mark.rule("TK-EFF-1", "TK-MOVE-2", "TK-MOVE-3")
def test_eternal_emperor_may_place_a_common_or_move_a_piece() -> None:
    table = EMPEROR.format(full="", hand="eternal-emperor", aside="")
    game = scenario(table).play("summon eternal-emperor e5")
    assert len(game.starting("place")) == 69 - 11
    assert "c5" in game.targets("move d5").split()
    assert "c4" not in game.targets("move d5").split()
    assert game.targets("move e5") == "d4 d5 d6 e4 e6 f4 f6"
    assert game.targets("move b3") == "a3 a4 b2 b4 c2 c3 c4"
    assert "pass" in game.options
    game.play("place a5")
    assert game.piece("a5") == "south common"
    assert game.prompt == "actions"
    moved = scenario(table).play("summon eternal-emperor e5", "move d5 c5")
    assert moved.lost("north") == [1, 0, 0]
    assert moved.prompt == "actions"
    quiet = scenario(table).play("summon eternal-emperor e5", "pass")
    assert quiet.squares("south") == "b3 d4 d5 e5 d6 e6"


@pytest.mark.card("eternal-emperor")
@pytest.mark.rule("TK-EFF-1", "TK-EFF-9")
def test_eternal_emperor_warped_must_place_or_move_and_does_it_once_a_turn() -> None:
    game = scenario(EMPEROR.format(full="", hand="eternal-emperor", aside="")).play("warp eternal-emperor")
    assert game.prompt == "place-or-move"
    assert "pass" not in game.options
    assert {"place a5", "move d5 c5", "move b3 a3"} <= set(game.options)
    game.play("place a5", "summon eternal-emperor e5")
    assert game.prompt == "actions"


@pytest.mark.card("eternal-emperor")
def test_eternal_emperor_warped_in_an_earlier_turn_has_his_effect() -> None:
    game = scenario(EMPEROR.format(full="", hand="doppelganger", aside="south aside eternal-emperor"))
    game.play("summon eternal-emperor e5")
    assert game.prompt == "may-place-or-move"


@pytest.mark.card("eternal-emperor")
@pytest.mark.rule("TK-PLACE-3")
def test_eternal_emperor_without_a_disc_only_moves() -> None:
    game = scenario(EMPEROR.format(full=FULL, hand="eternal-emperor", aside="")).play("warp eternal-emperor")
    assert game.starting("place") == []
    assert game.options == game.starting("move")


PATCH = """
    {settings}
    turn 5 south
    south school etherweave
    south common e4 d5 f5 e6
    south heroic a4
    south hand reality-patch singularity titan f3-5
    {aside}
    north common g3
    north heroic g4 g5
    {others}
"""


@pytest.mark.card("reality-patch")
@pytest.mark.rule("TK-EFF-4", "TK-WARP-6")
def test_reality_patch_destroys_a_heroic_and_discards_the_pending_being_and_a_card() -> None:
    game = scenario(PATCH.format(settings="", aside="south aside void-summoner", others=""))
    game.play("summon reality-patch e5")
    assert game.options == ["destroy g4", "destroy g5", "pass"]
    game.play("destroy g4")
    assert game.lost("north") == [0, 1, 0]
    assert game.options == ["discard void-summoner", "pass"]
    game.play("discard void-summoner")
    assert game.aside("south") == ""
    assert game.options == ["discard f3-5", "discard singularity", "discard titan", "pass"]
    game.play("discard titan")
    assert game.view["legends_discard"] == ["titan"]
    assert game.hand("south") == ["f3-5", "singularity"]
    assert game.discard("south") == ["void-summoner", "reality-patch"]
    assert game.prompt == "actions"


@pytest.mark.card("reality-patch")
@pytest.mark.rule("TK-EFF-1")
def test_reality_patch_may_leave_each_of_its_parts() -> None:
    table = PATCH.format(settings="", aside="south aside void-summoner", others="")
    game = scenario(table).play("summon reality-patch e5", "pass", "pass", "pass")
    assert game.squares("north") == "g3 g4 g5"
    assert game.aside("south") == "void-summoner"
    assert game.hand("south") == ["f3-5", "singularity", "titan"]
    being = scenario(table).play("summon reality-patch e5", "pass", "pass", "discard singularity")
    assert being.discard("south") == ["singularity", "reality-patch"]
    flare = scenario(table).play("summon reality-patch e5", "pass", "pass", "discard f3-5")
    assert flare.view["flares_discard"] == ["f3-5"]
    alone = scenario(PATCH.format(settings="", aside="", others="")).play("summon reality-patch e5", "pass")
    assert alone.prompt == "may-discard-card"


@pytest.mark.card("reality-patch")
@pytest.mark.rule("TK-EFF-4")
def test_reality_patch_destroys_a_heroic_of_each_enemy_colour() -> None:
    table = PATCH.format(settings="settings form melee seats 3", aside="", others="west heroic h4 h5")
    game = scenario(table).play("summon reality-patch e5")
    assert game.options == ["destroy g4", "destroy g5", "destroy h4", "destroy h5", "pass"]
    game.play("destroy h4")
    assert game.options == ["destroy g4", "destroy g5", "pass"]
    game.play("destroy g5")
    assert game.prompt == "may-discard-card"
    one = scenario(table).play("summon reality-patch e5", "destroy g4", "pass")
    assert one.prompt == "may-discard-card"
    assert one.squares("west") == "h4 h5"


@pytest.mark.card("reality-patch")
@pytest.mark.rule("TK-TEAM-8", "TK-TEAM-11")
def test_reality_patch_asks_its_player_about_the_hand_also_after_handing_over() -> None:
    table = PATCH.format(settings="settings form duel teams", aside="", others="west hand knight")
    game = scenario(table).play("summon reality-patch e5", "hand-over")
    assert game.asked == "west"
    game.play("destroy g4")
    assert game.asked == "south"
    assert game.options == ["discard f3-5", "discard singularity", "pass"]
