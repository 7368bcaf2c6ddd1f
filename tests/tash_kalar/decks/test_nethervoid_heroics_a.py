"""The heroic beings of the Nethervoid school but the demons: from the Acolyte of Destruction to the Vortex Master."""

from __future__ import annotations

import pytest

from tests.tash_kalar.scenario import scenario

DESTRUCTION = """
    turn 3 south gateway {gateway}
    south common d6 f6 e8
    south heroic {gateway}
    south hand acolyte-of-destruction
    north common h5 c3
    north heroic h4 i4 g4 c5
    north legendary g5
"""


@pytest.mark.card("acolyte-of-destruction")
@pytest.mark.rule("TK-EFF-4", "TK-KILL-1")
def test_acolyte_of_destruction_destroys_a_common_and_from_red_a_heroic_next_to_it() -> None:
    game = scenario(DESTRUCTION.format(gateway="d2")).play("summon acolyte-of-destruction e5")
    assert game.options == ["destroy c3", "destroy d6", "destroy e8", "destroy f6", "destroy h5"]
    game.play("destroy h5")
    assert game.options == ["destroy g4", "destroy h4", "destroy i4", "pass"]
    game.play("destroy h4")
    assert game.lost("north") == [1, 1, 0]
    assert game.prompt == "actions"
    common_only = scenario(DESTRUCTION.format(gateway="d2"))
    common_only.play("summon acolyte-of-destruction e5", "destroy h5", "pass")
    assert common_only.lost("north") == [1, 0, 0]
    assert common_only.prompt == "actions"


@pytest.mark.card("acolyte-of-destruction")
@pytest.mark.rule("TK-EFF-4")
def test_acolyte_of_destruction_may_hit_own_heroics_even_the_gateway() -> None:
    game = scenario(DESTRUCTION.format(gateway="d2")).play("summon acolyte-of-destruction e5", "destroy c3")
    assert game.options == ["destroy d2", "pass"]
    game.play("destroy d2")
    assert (game.squares("south", "heroic"), game.gateway) == ("e5", "")
    itself = scenario(DESTRUCTION.format(gateway="d2")).play("summon acolyte-of-destruction e5", "destroy d6")
    assert itself.options == ["destroy c5", "destroy e5", "pass"]


@pytest.mark.card("acolyte-of-destruction")
def test_acolyte_of_destruction_without_red_destroys_a_common_only() -> None:
    game = scenario(DESTRUCTION.format(gateway="d3")).play("summon acolyte-of-destruction e5", "destroy h5")
    assert game.prompt == "actions"
    assert game.squares("north") == "c3 g4 h4 i4 c5 g5"


@pytest.mark.card("acolyte-of-destruction")
@pytest.mark.rule("TK-EFF-2", "TK-EFF-5")
def test_acolyte_of_destruction_must_destroy_even_an_own_common_if_there_is_one() -> None:
    must = scenario("""
        south common d6
        south heroic f6 e8
        south hand acolyte-of-destruction
        north heroic c7
    """)
    must.play("summon acolyte-of-destruction e5")
    assert must.squares("south") == "e5 f6 e8", "no choice: the only common"
    assert must.options == ["destroy c7", "destroy e5", "pass"], "the Acolyte is the Gateway, on the red centre"
    none = scenario("""
        south heroic d6 f6 e8
        south hand acolyte-of-destruction
        north heroic d5
    """)
    none.play("summon acolyte-of-destruction e5")
    assert none.prompt == "actions"
    assert none.squares("north") == "d5", "without a common no square was emptied"


GROWTH = """
    turn 3 south gateway {gateway}
    south common d4 f4 d5 f5 {others}
    south heroic {gateway}
    south hand acolyte-of-growth
    north common h5
"""


@pytest.mark.card("acolyte-of-growth")
def test_acolyte_of_growth_places_a_common_and_from_green_a_heroic_next_to_it() -> None:
    game = scenario(GROWTH.format(gateway="c3", others="")).play("summon acolyte-of-growth e5")
    assert len(game.starting("place")) == len(game.options) == 69 - 7
    game.play("place h6")
    assert game.piece("h6") == "south common"
    assert game.targets("place-heroic") == "g5 g6 g7 h7 i5 i6 i7"
    assert len(game.options) == 7
    game.play("place-heroic i5")
    assert game.squares("south", "heroic") == "c3 e5 i5"
    assert game.prompt == "actions"


@pytest.mark.card("acolyte-of-growth")
def test_acolyte_of_growth_without_green_places_a_common_only() -> None:
    game = scenario(GROWTH.format(gateway="c4", others="")).play("summon acolyte-of-growth e5", "place h6")
    assert (game.prompt, game.actions) == ("actions", 1)
    assert game.squares("south") == "c4 d4 f4 d5 e5 f5 h6"


@pytest.mark.card("acolyte-of-growth")
@pytest.mark.rule("TK-EFF-2", "TK-PLACE-3")
def test_acolyte_of_growth_places_as_many_as_there_are_discs() -> None:
    one = scenario(GROWTH.format(gateway="c3", others="c1 d1 e1 f1 g1 b2 c2 e2 f2")).play("summon acolyte-of-growth e5")
    one.play("place h6")
    assert (one.prompt, one.actions) == ("actions", 1)
    assert one.squares("south", "heroic") == "c3 e5"
    none = scenario(GROWTH.format(gateway="c3", others="c1 d1 e1 f1 g1 b2 c2 e2 f2 g2")).play(
        "summon acolyte-of-growth e5"
    )
    assert none.prompt == "actions"


SEEKER = """
    turn 3 south gateway {gateway}
    south common f5 h5 g6 i6
    south heroic {gateway}
    south hand power-seeker
    north common d5
    north heroic c6
    north legendary d4
"""


@pytest.mark.card("power-seeker")
@pytest.mark.rule("TK-GATE-7", "TK-MOVE-3")
def test_power_seeker_comes_nearer_to_the_gateway_move_by_move() -> None:
    game = scenario(SEEKER.format(gateway="a5")).play("summon power-seeker e5")
    assert game.options == ["move e5 d5", "move e5 d6", "pass"], "not onto the legendary piece"
    game.play("move e5 d5")
    assert game.lost("north") == [1, 0, 0]
    assert game.options == ["move d5 c4", "move d5 c5", "move d5 c6", "pass"]
    game.play("move d5 c6")
    assert game.options == ["move c6 b5", "move c6 b6", "pass"]
    game.play("move c6 b6")
    assert game.lost("north") == [1, 1, 0]
    assert game.options == ["move b6 a5", "pass"]
    game.play("pass")
    assert (game.squares("south", "heroic"), game.gateway) == ("a5 b6", "a5")
    assert game.prompt == "actions"


@pytest.mark.card("power-seeker")
@pytest.mark.rule("TK-GATE-6", "TK-GATE-7")
def test_power_seeker_that_destroys_the_gateway_has_nothing_more_to_seek() -> None:
    game = scenario(SEEKER.format(gateway="c5")).play("summon power-seeker e5", "move e5 d5", "move d5 c5")
    assert (game.squares("south", "heroic"), game.gateway, game.prompt) == ("c5", "", "actions")


@pytest.mark.card("power-seeker")
def test_power_seeker_may_stay_or_stop() -> None:
    game = scenario(SEEKER.format(gateway="a5")).play("summon power-seeker e5", "pass")
    assert (game.piece("e5"), game.prompt) == ("south heroic", "actions")
    halfway = scenario(SEEKER.format(gateway="a5")).play("summon power-seeker e5", "move e5 d6", "pass")
    assert (halfway.piece("d6"), halfway.prompt) == ("south heroic", "actions")


@pytest.mark.card("power-seeker")
@pytest.mark.rule("TK-GATE-2", "TK-MOVE-2")
def test_power_seeker_as_the_gateway_makes_one_standard_move() -> None:
    table = """
        south common f5 h5 g6 i6
        south hand power-seeker
        north common d5
        north heroic e4
    """
    game = scenario(table).play("summon power-seeker e5")
    assert game.targets("move e5") == "d4 d5 d6 e6 f4 f5 f6"
    game.play("move e5 d5")
    assert (game.gateway, game.prompt) == ("d5", "actions")
    assert game.lost("north") == [1, 0, 0]
    quiet = scenario(table).play("summon power-seeker e5", "pass")
    assert (quiet.gateway, quiet.prompt) == ("e5", "actions")


HOUND = """
    turn 3 south gateway a5
    south common c5 d5 b6 e6
    south heroic a5
    south hand hell-hound
    south draw shadow-imp
    north heroic f4
    north legendary e4 g5
"""


@pytest.mark.card("hell-hound")
@pytest.mark.rule("TK-EFF-4", "TK-GATE-9")
def test_hell_hound_may_bite_any_neighbour_and_returns_to_its_deck() -> None:
    game = scenario(HOUND).play("summon hell-hound e5")
    assert game.options == ["destroy d5", "destroy e4", "destroy e6", "destroy f4", "pass"]
    game.play("destroy f4")
    assert game.lost("north") == [0, 1, 0]
    assert game.discard("south") == []
    assert game.view["sides"][0]["draw_size"] == 2
    own = scenario(HOUND).play("summon hell-hound e5", "destroy d5")
    assert own.squares("south") == "a5 c5 e5 b6 e6"
    assert own.discard("south") == []


@pytest.mark.card("hell-hound")
@pytest.mark.rule("TK-GATE-9", "TK-KILL-1")
def test_hell_hound_that_bit_a_legend_is_discarded() -> None:
    game = scenario(HOUND).play("summon hell-hound e5", "destroy e4")
    assert game.lost("north") == [0, 0, 1]
    assert game.discard("south") == ["hell-hound"]
    assert game.view["sides"][0]["draw_size"] == 1


VORTEX = """
    turn 3 south gateway d5
    south common e2 d3 f3 e4
    south heroic d5
    south legendary c6
    south hand vortex-master
    north common d6
    north heroic c5 b6
    north legendary c4 b5
"""


@pytest.mark.card("vortex-master")
@pytest.mark.rule("TK-MOVE-3", "TK-GATE-1")
def test_vortex_master_moves_the_gateway_and_then_a_piece_next_to_it() -> None:
    game = scenario(VORTEX).play("summon vortex-master e5")
    assert {text.split()[1] for text in game.starting("move")} == {"d5"}
    assert game.targets("move") == "c5 d4 d6 e4 e5 e6"
    game.play("move d5 c5")
    assert (game.gateway, game.lost("north")) == ("c5", [0, 1, 0])
    assert {text.split()[1] for text in game.starting("move")} == {"c6"}
    game.play("move c6 b5")
    assert game.lost("north") == [0, 1, 1]
    assert game.prompt == "actions"


@pytest.mark.card("vortex-master")
def test_vortex_master_may_leave_either_move() -> None:
    game = scenario(VORTEX).play("summon vortex-master e5", "pass")
    assert {text.split()[1] for text in game.starting("move")} == {"c6", "e4", "e5"}
    game.play("move e4 f4")
    assert (game.piece("f4"), game.gateway, game.prompt) == ("south common", "d5", "actions")
    quiet = scenario(VORTEX).play("summon vortex-master e5", "pass", "pass")
    assert quiet.squares("south") == "e2 d3 f3 e4 d5 e5 c6"
    assert quiet.prompt == "actions"


@pytest.mark.card("vortex-master")
@pytest.mark.rule("TK-EFF-7", "TK-GATE-6")
def test_vortex_master_may_be_crushed_by_the_gateway_or_crush_it() -> None:
    crushed = scenario(VORTEX).play("summon vortex-master e5", "move d5 e5")
    assert (crushed.squares("south", "heroic"), crushed.gateway) == ("e5", "e5")
    assert {text.split()[1] for text in crushed.starting("move")} == {"e4"}
    crushing = scenario(VORTEX).play("summon vortex-master e5", "pass", "move e5 d5")
    assert (crushing.squares("south", "heroic"), crushing.gateway) == ("d5", "")
