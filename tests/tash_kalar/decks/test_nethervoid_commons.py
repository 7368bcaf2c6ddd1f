"""The common beings of the Nethervoid school, one by one."""

from __future__ import annotations

import pytest

from tests.tash_kalar.scenario import FULL, scenario

IMP = """
    turn 3 south gateway b5
    south common d4 f5
    south heroic b5
    south hand shadow-imp
    north common e4
    north heroic {enemy}
"""


@pytest.mark.card("shadow-imp")
@pytest.mark.rule("TK-MOVE-3", "TK-GATE-6")
def test_shadow_imp_and_then_the_gateway_move_the_same_way() -> None:
    game = scenario(IMP.format(enemy="b4 f6")).play("summon shadow-imp e5")
    assert game.targets("move e5") == "d4 d5 d6 e4 e6 f4 f5"
    game.play("move e5 e4")
    assert game.lost("north") == [1, 0, 0]
    assert game.options == ["move b5 b4", "pass"]
    game.play("move b5 b4")
    assert game.lost("north") == [1, 1, 0]
    assert (game.piece("b4"), game.gateway) == ("south heroic", "b4")
    assert game.prompt == "actions"


@pytest.mark.card("shadow-imp")
def test_shadow_imp_may_stay_and_the_gateway_too() -> None:
    quiet = scenario(IMP.format(enemy="b4")).play("summon shadow-imp e5", "pass")
    assert quiet.prompt == "actions"
    assert quiet.squares("south") == "d4 b5 e5 f5"
    alone = scenario(IMP.format(enemy="b4")).play("summon shadow-imp e5", "move e5 e6", "pass")
    assert alone.squares("south") == "d4 b5 f5 e6"
    assert (alone.prompt, alone.gateway) == ("actions", "b5")


@pytest.mark.card("shadow-imp")
def test_shadow_imp_leads_only_where_the_gateway_can_go() -> None:
    table = """
        turn 3 south gateway a5
        south common d4 f5 a5
        south hand shadow-imp
        north heroic a4
    """
    west = scenario(table).play("summon shadow-imp e5", "move e5 d5")
    assert west.prompt == "actions", "beyond the edge"
    north = scenario(table).play("summon shadow-imp e5", "move e5 e4")
    assert north.prompt == "actions", "a heroic piece is in the way of a common"
    south = scenario(table).play("summon shadow-imp e5", "move e5 f6")
    assert south.options == ["move a5 b6", "pass"]


@pytest.mark.card("shadow-imp")
@pytest.mark.rule("TK-GATE-2", "TK-GATE-6")
def test_shadow_imp_that_is_the_gateway_or_destroys_it_leads_nobody() -> None:
    itself = scenario("south common d4 f5\nsouth hand shadow-imp").play("summon shadow-imp e5", "move e5 e4")
    assert (itself.prompt, itself.gateway) == ("actions", "e4")
    crushing = scenario("""
        turn 3 south gateway d4
        south common d4 f5
        south hand shadow-imp
    """)
    crushing.play("summon shadow-imp e5", "move e5 d4")
    assert (crushing.prompt, crushing.gateway) == ("actions", "")
    assert crushing.squares("south") == "d4 f5"


@pytest.mark.card("flame-imp")
def test_flame_imp_may_burn_a_common_next_to_the_gateway() -> None:
    table = """
        turn 3 south gateway g5
        south common c5 d6 g4
        south heroic g5
        south hand flame-imp
        north common h5 f6 e4
        north heroic h4
    """
    game = scenario(table).play("summon flame-imp e5")
    assert game.options == ["destroy f6", "destroy g4", "destroy h5", "pass"]
    game.play("destroy h5")
    assert game.lost("north") == [1, 0, 0]
    assert game.squares("north") == "e4 h4 f6"
    own = scenario(table).play("summon flame-imp e5", "destroy g4")
    assert own.squares("south") == "c5 e5 g5 d6"
    assert own.lost("north") == [0, 0, 0]
    quiet = scenario(table).play("summon flame-imp e5", "pass")
    assert quiet.squares("north") == "e4 h4 h5 f6"
    assert quiet.prompt == "actions"


@pytest.mark.card("flame-imp")
@pytest.mark.rule("TK-GATE-2")
def test_flame_imp_as_the_gateway_burns_around_itself() -> None:
    game = scenario("""
        south common c5 d6
        south hand flame-imp
        north common f4 h5
    """)
    game.play("summon flame-imp e5")
    assert game.options == ["destroy d6", "destroy f4", "pass"]


@pytest.mark.card("flame-imp")
@pytest.mark.rule("TK-EFF-7")
def test_flame_imp_may_burn_itself() -> None:
    game = scenario("""
        turn 3 south gateway f5
        south common c5 d6
        south heroic f5
        south hand flame-imp
    """)
    game.play("summon flame-imp e5")
    assert game.options == ["destroy e5", "pass"]
    game.play("destroy e5")
    assert game.squares("south") == "c5 f5 d6"
    assert game.discard("south") == ["flame-imp"]


KEEPER = """
    turn 3 south gateway a5
    south common e4 d5 f5 {others}
    south heroic a5
    south hand gate-keeper
    north common i5
"""


@pytest.mark.card("gate-keeper")
@pytest.mark.rule("TK-GATE-1")
def test_gate_keeper_makes_an_upgraded_common_the_gateway() -> None:
    game = scenario(KEEPER.format(others="")).play("summon gate-keeper e5")
    assert game.targets("upgrade") == "d5 e4 e5 f5"
    assert len(game.starting("place")) == 69 - 6
    game.play("upgrade d5")
    assert (game.piece("d5"), game.gateway) == ("south heroic", "d5")
    assert game.piece("a5") == "south heroic"
    assert game.prompt == "actions"
    itself = scenario(KEEPER.format(others="")).play("summon gate-keeper e5", "upgrade e5")
    assert (itself.piece("e5"), itself.gateway) == ("south heroic", "e5")


@pytest.mark.card("gate-keeper")
@pytest.mark.rule("TK-GATE-1")
def test_gate_keeper_makes_a_placed_common_the_gateway_or_nothing() -> None:
    game = scenario(KEEPER.format(others="")).play("summon gate-keeper e5", "place h3")
    assert (game.piece("h3"), game.gateway) == ("south common", "h3")
    assert game.prompt == "actions"
    quiet = scenario(KEEPER.format(others="")).play("summon gate-keeper e5", "pass")
    assert (quiet.gateway, quiet.prompt) == ("a5", "actions")
    assert quiet.squares("south") == "e4 a5 d5 e5 f5"


@pytest.mark.card("gate-keeper")
@pytest.mark.rule("TK-PLACE-3")
def test_gate_keeper_without_a_disc_upgrades_only() -> None:
    game = scenario(KEEPER.format(others=FULL.removesuffix(" h2"))).play("summon gate-keeper e5")
    assert game.state.discs[0] == 0
    assert not game.starting("place")
    assert "upgrade d5" in game.options
    assert "pass" in game.options


GLUTTON = """
    turn 3 south gateway a5
    south common d6 e6 f6
    south heroic a5
    south hand demon-of-gluttony
    north common e4
    north heroic e3 f5
    north legendary d3
"""


@pytest.mark.card("demon-of-gluttony")
@pytest.mark.rule("TK-EFF-6", "TK-MOVE-3")
def test_demon_of_gluttony_eats_twice_and_becomes_the_gateway() -> None:
    game = scenario(GLUTTON).play("summon demon-of-gluttony e5")
    assert game.targets("move e5") == "d4 d5 d6 e4 e6 f4 f6"
    game.play("move e5 e4")
    assert game.piece("e4") == "south heroic"
    assert game.gateway == "a5"
    assert game.targets("move e4") == "d4 d5 e3 e5 f3 f4 f5"
    game.play("move e4 e3")
    assert (game.piece("e3"), game.gateway) == ("south heroic", "e3")
    assert game.lost("north") == [1, 1, 0]
    assert game.prompt == "actions"


@pytest.mark.card("demon-of-gluttony")
def test_demon_of_gluttony_that_eats_once_is_only_upgraded() -> None:
    empty = scenario(GLUTTON).play("summon demon-of-gluttony e5", "move e5 e4", "move e4 f4")
    assert (empty.piece("f4"), empty.gateway, empty.prompt) == ("south heroic", "a5", "actions")
    quiet = scenario(GLUTTON).play("summon demon-of-gluttony e5", "move e5 e4", "pass")
    assert (quiet.piece("e4"), quiet.gateway, quiet.prompt) == ("south heroic", "a5", "actions")


@pytest.mark.card("demon-of-gluttony")
@pytest.mark.rule("TK-EFF-4")
def test_demon_of_gluttony_eats_own_pieces_too_or_nothing() -> None:
    own = scenario(GLUTTON).play("summon demon-of-gluttony e5", "move e5 e6", "move e6 d6")
    assert (own.piece("d6"), own.gateway) == ("south heroic", "d6")
    assert own.squares("south") == "a5 d6 f6"
    hungry = scenario(GLUTTON).play("summon demon-of-gluttony e5", "move e5 d5")
    assert (hungry.piece("d5"), hungry.gateway, hungry.prompt) == ("south common", "a5", "actions")
    quiet = scenario(GLUTTON).play("summon demon-of-gluttony e5", "pass")
    assert (quiet.piece("e5"), quiet.gateway, quiet.prompt) == ("south common", "a5", "actions")


PRIDE = """
    turn 3 south gateway a5
    south common e6 e7 f7
    south heroic a5
    south hand demon-of-pride
    north heroic e4
    north legendary f4
"""


@pytest.mark.card("demon-of-pride")
@pytest.mark.rule("TK-GATE-1", "TK-MOVE-3")
def test_demon_of_pride_rises_and_takes_the_gateway() -> None:
    game = scenario(PRIDE).play("summon demon-of-pride e5")
    assert (game.piece("e5"), game.gateway) == ("south heroic", "e5")
    assert game.piece("a5") == "south heroic"
    assert game.targets("move e5") == "d4 d5 d6 e4 e6 f5 f6"
    game.play("move e5 e4")
    assert (game.lost("north"), game.gateway) == ([0, 1, 0], "e4")
    assert game.prompt == "actions", "one move only"


@pytest.mark.card("demon-of-pride")
def test_demon_of_pride_may_stay() -> None:
    game = scenario(PRIDE).play("summon demon-of-pride e5", "pass")
    assert (game.piece("e5"), game.gateway, game.prompt) == ("south heroic", "e5", "actions")
    assert game.lost("north") == [0, 0, 0]
