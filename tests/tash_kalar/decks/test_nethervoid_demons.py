"""The heroic demons of the Nethervoid school, one by one."""

from __future__ import annotations

import pytest

from tests.tash_kalar.scenario import FULL, scenario

WRATH = """
    turn 3 south gateway b5
    south common f5 d6 f6 e7 a5
    south heroic b5
    south hand demon-of-wrath
    north common {commons}
    north heroic b4 b6
"""


@pytest.mark.card("demon-of-wrath")
@pytest.mark.rule("TK-KILL-1")
def test_demon_of_wrath_destroys_all_enemy_commons_next_to_the_gateway() -> None:
    game = scenario(WRATH.format(commons="a4 c5 d5 e6")).play("summon demon-of-wrath e5")
    assert game.prompt == "actions", "the Gateway has prey already and does not move"
    assert game.squares("north") == "b4 d5 b6 e6"
    assert game.lost("north") == [2, 0, 0]
    assert game.piece("a5") == "south common"


@pytest.mark.card("demon-of-wrath")
@pytest.mark.rule("TK-MOVE-2", "TK-EFF-6")
def test_demon_of_wrath_lets_the_gateway_seek_prey() -> None:
    game = scenario(WRATH.format(commons="d5 d3 e6")).play("summon demon-of-wrath e5")
    assert game.targets("move b5") == "a4 a5 a6 c4 c5 c6", "a standard move"
    assert len(game.options) == 7
    game.play("move b5 c4")
    assert (game.gateway, game.squares("north")) == ("c4", "b4 b6 e6")
    assert game.lost("north") == [2, 0, 0]
    assert game.prompt == "actions"
    quiet = scenario(WRATH.format(commons="d5 d3 e6")).play("summon demon-of-wrath e5", "pass")
    assert quiet.squares("north") == "d3 b4 d5 b6 e6"
    assert quiet.prompt == "actions"


@pytest.mark.card("demon-of-wrath")
@pytest.mark.rule("TK-GATE-2")
def test_demon_of_wrath_as_the_gateway_rages_around_itself() -> None:
    game = scenario("""
        south common f5 d6 f6 e7
        south hand demon-of-wrath
        north common e4 d5 c5
    """)
    game.play("summon demon-of-wrath e5")
    assert (game.gateway, game.squares("north")) == ("e5", "c5")


GREED = """
    turn 3 south gateway {gateway}
    south common d4 e4 d6 f6
    south heroic a5 {heroics}
    south hand demon-of-greed
    north heroic i5
"""


@pytest.mark.card("demon-of-greed")
@pytest.mark.rule("TK-TURN-7", "TK-KILL-2")
def test_demon_of_greed_sells_a_common_and_a_heroic() -> None:
    game = scenario(GREED.format(gateway="a5", heroics="b5")).play("summon demon-of-greed e5")
    assert game.options == ["destroy d4", "destroy d6", "destroy e4", "destroy f6"]
    game.play("destroy d4")
    assert game.actions == 2
    assert game.options == ["destroy b5", "destroy e5"], "not the Gateway"
    game.play("destroy b5")
    assert (game.actions, game.prompt) == (3, "actions")
    assert game.squares("south") == "e4 a5 e5 d6 f6"
    assert game.lost("north") == [0, 0, 0]


@pytest.mark.card("demon-of-greed")
@pytest.mark.rule("TK-EFF-5", "TK-EFF-7")
def test_demon_of_greed_must_sell_itself_if_there_is_nobody_else() -> None:
    game = scenario(GREED.format(gateway="a5", heroics="")).play("summon demon-of-greed e5", "destroy f6")
    assert (game.actions, game.prompt) == (3, "actions")
    assert game.squares("south") == "d4 e4 a5 d6"
    assert game.discard("south") == ["demon-of-greed"]


@pytest.mark.card("demon-of-greed")
@pytest.mark.rule("TK-EFF-2", "TK-GATE-2")
def test_demon_of_greed_gains_an_action_for_each_piece_it_can_sell() -> None:
    heroic_only = scenario("""
        turn 3 south gateway d4
        south heroic d4 e4 d6 f6
        south hand demon-of-greed
    """)
    heroic_only.play("summon demon-of-greed e5")
    assert heroic_only.options == ["destroy d6", "destroy e4", "destroy e5", "destroy f6"]
    heroic_only.play("destroy e4")
    assert (heroic_only.actions, heroic_only.prompt) == (2, "actions")
    common_only = scenario("south common d4 e4 d6 f6\nsouth hand demon-of-greed").play(
        "summon demon-of-greed e5", "destroy e4"
    )
    assert (common_only.gateway, common_only.actions, common_only.prompt) == ("e5", 2, "actions")


LUST = """
    turn 3 south gateway a5
    south common e6 f6 f7 g7 b4
    south heroic a5
    south hand demon-of-lust
    north common c5 d2
    north heroic h5 c3 a6
    north legendary c8
"""


@pytest.mark.card("demon-of-lust")
@pytest.mark.rule("TK-GATE-7", "TK-EFF-8", "TK-KILL-4")
def test_demon_of_lust_lures_two_pieces_of_any_colour() -> None:
    game = scenario(LUST).play("summon demon-of-lust e5")
    assert game.starting("move a6") == game.starting("move a5") == [], "next to the Gateway, and the Gateway itself"
    assert game.targets("move c5") == "b4 b5 b6"
    assert game.targets("move c3") == "b4", "b2 and b3 are not nearer"
    assert game.targets("move c8") == "b7 c7"
    assert game.targets("move d2") == "", "all that is nearer is stronger"
    game.play("move c5 b4")
    assert game.piece("b4") == "north common"
    assert not game.starting("move b4"), "each makes one move"
    game.play("move h5 g4")
    assert game.squares("north") == "d2 c3 b4 g4 a6 c8"
    assert (game.gateway, game.prompt) == ("a5", "actions")
    assert game.lost("north") == [0, 0, 0]


@pytest.mark.card("demon-of-lust")
@pytest.mark.rule("TK-KILL-4", "TK-EFF-1")
def test_demon_of_lust_counts_what_lured_enemies_destroy_and_may_stop() -> None:
    game = scenario(LUST.replace("north common c5 d2", "north common c5 d2 g5")).play("summon demon-of-lust e5")
    game.play("move h5 g5", "done")
    assert game.lost("north") == [1, 0, 0]
    assert game.prompt == "actions"
    quiet = scenario(LUST).play("summon demon-of-lust e5", "done")
    assert quiet.squares("north") == "d2 c3 c5 h5 a6 c8"
    assert quiet.prompt == "actions"


@pytest.mark.card("demon-of-lust")
@pytest.mark.rule("TK-EFF-8", "TK-EFF-6")
def test_demon_of_lust_does_not_lure_one_piece_twice() -> None:
    game = scenario(LUST).play("summon demon-of-lust e5", "move e5 d5")
    assert not game.starting("move d5")
    assert game.targets("move c5") == "b4 b5 b6"
    game.play("move c5 b5")
    assert game.prompt == "actions", "two pieces at the most"


SLOTH = """
    turn 3 south actions {actions} gateway {gateway}
    south common f4
    south heroic a5
    south hand demon-of-sloth
    south draw shadow-imp
    north common i5
"""


@pytest.mark.card("demon-of-sloth")
def test_demon_of_sloth_wastes_an_action() -> None:
    game = scenario(SLOTH.format(actions=2, gateway="a5")).play("summon demon-of-sloth e5")
    assert game.asked == "north", "the turn is over"
    assert (game.squares("south"), game.gateway, len(game.told("spent"))) == ("f4 a5 e5", "a5", 1)
    three = scenario(SLOTH.format(actions=3, gateway="a5")).play("summon demon-of-sloth e5")
    assert (three.actions, three.squares("south")) == (1, "f4 a5 e5")


@pytest.mark.card("demon-of-sloth")
@pytest.mark.rule("TK-GATE-3", "TK-GATE-4", "TK-EFF-7")
def test_demon_of_sloth_without_an_action_destroys_the_gateway() -> None:
    game = scenario(SLOTH.format(actions=1, gateway="a5")).play("summon demon-of-sloth e5")
    assert (game.squares("south"), game.gateway) == ("f4 e5", "")
    assert game.told("spent") == []
    itself = scenario(SLOTH.format(actions=1, gateway="f4")).play("summon demon-of-sloth e5")
    assert (itself.squares("south"), itself.gateway) == ("f4 a5", ""), "it took over from the common Gateway"
    assert itself.discard("south") == ["demon-of-sloth"]


ENVY = """
    turn 3 south gateway a5
    south common d4 e5 f5 {south}
    south heroic a5
    south hand demon-of-envy
    north common {north}
"""


@pytest.mark.card("demon-of-envy")
def test_demon_of_envy_places_commons_until_nobody_has_more_pieces() -> None:
    game = scenario(ENVY.format(south="", north="i3 i4 i5 i6 i7 h4")).play("summon demon-of-envy e5")
    assert game.options == ["place a4", "place a6", "place b4", "place b5", "place b6"]
    game.play("place a4")
    assert game.options == ["place a6", "place b4", "place b5", "place b6"]
    game.play("place b6")
    assert game.squares("south") == "a4 d4 a5 e5 f5 b6"
    assert game.prompt == "actions", "six pieces against six"


@pytest.mark.card("demon-of-envy")
@pytest.mark.rule("TK-EFF-1")
def test_demon_of_envy_places_at_least_one() -> None:
    game = scenario(ENVY.format(south="", north="i3")).play("summon demon-of-envy e5")
    assert game.targets("place") == "a4 a6 b4 b5 b6"
    game.play("place b5")
    assert (game.squares("south"), game.prompt) == ("d4 a5 b5 e5 f5", "actions")


@pytest.mark.card("demon-of-envy")
@pytest.mark.rule("TK-EFF-2", "TK-PLACE-3")
def test_demon_of_envy_ends_without_squares_or_discs() -> None:
    squares = scenario(ENVY.format(south="a4", north=f"b4 b5 b6 {FULL}")).play("summon demon-of-envy e5")
    assert squares.piece("a6") == "south common"
    assert (squares.state.discs[0], squares.prompt) == (10, "actions")
    many = "h3 i3 h4 i4 g4 h5 i5 g6 h6 i6 g7 h7 i7 f8 g8 h8\nnorth legendary f9"
    discs = scenario(ENVY.format(south="c1 d1 e1 f1 g1 c2 d2 e2 f2 g2 c3", north=many))
    discs.play("summon demon-of-envy e5", "place b5")
    assert (discs.state.discs[0], discs.prompt, discs.actions) == (0, "actions", 1), "sixteen pieces against seventeen"


@pytest.mark.card("demon-of-envy")
def test_demon_of_envy_looks_at_every_opponent() -> None:
    game = scenario("""
        settings form melee seats 3
        turn 4 south gateway a5
        south common d4 e5 f5
        south heroic a5
        south hand demon-of-envy
        north common i3
        west common i4 i5 i6 i7 h4 h5
    """)
    game.play("summon demon-of-envy e5", "place a4", "place b6")
    assert game.squares("south") == "a4 d4 a5 e5 f5 b6"
    assert (game.prompt, game.actions) == ("actions", 1)
