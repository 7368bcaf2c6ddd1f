"""The common beings of the Etherweave school, one by one."""

from __future__ import annotations

import pytest

from tests.tash_kalar.scenario import FULL, scenario

DOPPELGANGER = """
    turn 5 south
    south school etherweave
    south common d5 d6
    south hand doppelganger
    {aside}
    north common g4 h4
"""


@pytest.mark.card("doppelganger")
@pytest.mark.rule("TK-WARP-8", "TK-EFF-1")
def test_doppelganger_must_repeat_the_warp_effect_of_the_pending_being() -> None:
    game = scenario(DOPPELGANGER.format(aside="south aside lesser-shadow-twin"))
    game.play("summon doppelganger e5")
    assert game.options == ["upgrade d5", "upgrade d6", "upgrade e5"]
    game.play("upgrade e5")
    assert game.squares("south", "heroic") == "e5"
    assert game.aside("south") == "lesser-shadow-twin"
    assert game.discard("south") == ["doppelganger"]


@pytest.mark.card("doppelganger")
@pytest.mark.rule("TK-SUM-10")
def test_doppelganger_does_nothing_without_a_pending_being() -> None:
    game = scenario(DOPPELGANGER.format(aside="south discard lesser-shadow-twin")).play("summon doppelganger e5")
    assert game.squares("south", "common") == "d5 e5 d6"
    assert game.prompt == "actions"
    assert not game.told("warped")


@pytest.mark.card("doppelganger", "paradox-worm")
@pytest.mark.rule("TK-WARP-8")
def test_doppelganger_may_discard_the_pending_being_with_the_effect_of_the_worm() -> None:
    game = scenario(DOPPELGANGER.format(aside="south aside paradox-worm"))
    game.play("summon doppelganger e5", "upgrade h4", "discard paradox-worm")
    assert game.aside("south") == ""
    assert game.discard("south") == ["paradox-worm", "doppelganger"]
    assert game.squares("north", "heroic") == "h4"


WORM = """
    turn 5 south
    south school etherweave
    south common d5 b6 c6
    south heroic b3
    south legendary a4
    south hand paradox-worm
    north common g4
    north heroic h4
    north legendary h5
"""


@pytest.mark.card("paradox-worm")
@pytest.mark.rule("TK-KILL-2", "TK-COMP-11")
def test_paradox_worm_swaps_an_own_piece_with_an_enemy_piece_of_the_same_rank() -> None:
    game = scenario(WORM).play("summon paradox-worm e5")
    assert game.options == ["pass", "swap b3 h4", "swap b6 g4", "swap c6 g4", "swap d5 g4", "swap e5 g4"]
    game.play("swap b3 h4")
    assert game.piece("h4") == "south heroic"
    assert game.piece("b3") == "north heroic"
    assert game.lost("north") == [0, 0, 0]
    assert game.prompt == "actions"
    itself = scenario(WORM).play("summon paradox-worm e5", "swap e5 g4")
    assert itself.piece("g4") == "south common"
    assert itself.piece("e5") == "north common"


@pytest.mark.card("paradox-worm")
def test_paradox_worm_may_swap_nothing() -> None:
    game = scenario(WORM).play("summon paradox-worm e5", "pass")
    assert game.squares("south") == "b3 a4 d5 e5 b6 c6"
    assert game.squares("north") == "g4 h4 h5"


@pytest.mark.card("paradox-worm")
@pytest.mark.rule("TK-EFF-1", "TK-WARP-6")
def test_paradox_worm_warped_upgrades_an_enemy_common_and_may_be_discarded() -> None:
    table = """
        turn 3 south
        south school etherweave
        south common d5
        south hand paradox-worm
        north common g4 g5
        north heroic h4
    """
    game = scenario(table).play("warp paradox-worm")
    assert game.options == ["upgrade g4", "upgrade g5"]
    game.play("upgrade g5")
    assert game.squares("north", "heroic") == "h4 g5"
    assert game.options == ["discard paradox-worm", "pass"]
    kept = scenario(table).play("warp paradox-worm", "upgrade g5", "pass")
    assert kept.aside("south") == "paradox-worm"
    game.play("discard paradox-worm")
    assert game.aside("south") == ""
    assert game.discard("south") == ["paradox-worm"]
    assert game.points("south") == 0
    assert kept.points("south") == -2


@pytest.mark.card("paradox-worm")
@pytest.mark.rule("TK-EFF-2")
def test_paradox_worm_may_be_discarded_although_there_was_nothing_to_upgrade() -> None:
    game = scenario("""
        turn 3 south
        south school etherweave
        south common d5
        south hand paradox-worm
        north heroic h4
    """)
    game.play("warp paradox-worm")
    assert game.options == ["discard paradox-worm", "pass"]


LESSER = """
    turn 5 south
    south school etherweave
    south common e6 f6 g6 b4
    south hand lesser-shadow-twin
    {discard}
    north common a4 a5 b3 d4 h8
    north heroic b5
"""


@pytest.mark.card("lesser-shadow-twin")
@pytest.mark.rule("TK-EFF-4", "TK-KILL-1")
def test_lesser_shadow_twin_destroys_two_commons_next_to_one_own_piece() -> None:
    game = scenario(LESSER.format(discard="south discard greater-shadow-twin")).play("summon lesser-shadow-twin e5")
    assert game.options == ["pass", "pick b4", "pick e5", "pick e6", "pick f6", "pick g6"]
    game.play("pick b4")
    assert game.options == ["destroy a4", "destroy a5", "destroy b3", "done"]
    game.play("destroy a5")
    assert game.options == ["destroy a4", "destroy b3", "done"]
    game.play("destroy b3")
    assert game.squares("north") == "a4 d4 b5 h8"
    assert game.lost("north") == [2, 0, 0]
    assert game.prompt == "actions"


@pytest.mark.card("lesser-shadow-twin")
@pytest.mark.rule("TK-EFF-1")
def test_lesser_shadow_twin_destroys_own_commons_too_or_fewer_or_none() -> None:
    table = LESSER.format(discard="south discard greater-shadow-twin")
    game = scenario(table).play("summon lesser-shadow-twin e5", "pick e5")
    assert game.options == ["destroy d4", "destroy e6", "destroy f6", "done"]
    game.play("destroy e6", "done")
    assert game.squares("south") == "b4 e5 f6 g6"
    assert game.prompt == "actions"
    none = scenario(table).play("summon lesser-shadow-twin e5", "pass")
    assert none.squares("north") == "b3 a4 d4 a5 b5 h8"
    assert none.prompt == "actions"


@pytest.mark.card("lesser-shadow-twin")
def test_lesser_shadow_twin_needs_its_twin_in_the_own_discard_pile() -> None:
    for discard in (
        "",
        "south discard warpmaster",
        "south hand greater-shadow-twin",
        "south aside greater-shadow-twin",
    ):
        game = scenario(LESSER.format(discard=discard)).play("summon lesser-shadow-twin e5")
        assert game.prompt == "actions"


@pytest.mark.card("lesser-shadow-twin", "greater-shadow-twin")
@pytest.mark.rule("TK-EFF-1", "TK-EFF-10")
@pytest.mark.parametrize("twin", ["lesser-shadow-twin", "greater-shadow-twin"])
def test_shadow_twins_warped_must_upgrade_an_own_common(twin: str) -> None:
    game = scenario(f"""
        turn 3 south
        south school etherweave
        south common d5 d7
        south heroic d6
        south hand {twin}
        north common g4
    """)
    game.play(f"warp {twin}")
    assert game.options == ["upgrade d5", "upgrade d7"]
    game.play("upgrade d7")
    assert game.squares("south", "heroic") == "d6 d7"


TRANSLOCATIONIST = """
    turn 5 south
    south school etherweave
    south common d5 d6 e6 f4
    south heroic a4 b7 h5
    south legendary i5
    south hand translocationist
    north common g4
    north heroic g5
"""


@pytest.mark.card("translocationist")
@pytest.mark.rule("TK-EFF-8")
def test_translocationist_swaps_two_heroics_with_commons() -> None:
    game = scenario(TRANSLOCATIONIST).play("summon translocationist e5")
    assert len(game.starting("swap")) == 15
    assert game.targets("swap a4") == "d5 d6 e5 e6 f4"
    game.play("swap a4 f4")
    assert game.piece("f4") == "south heroic"
    assert game.piece("a4") == "south common"
    assert game.targets("swap b7") == "d5 d6 e5 e6"
    assert game.starting("swap f4") == game.starting("swap a4") == []
    game.play("swap b7 e5")
    assert game.squares("south", "heroic") == "f4 e5 h5"
    assert game.squares("south", "common") == "a4 d5 d6 e6 b7"
    assert game.prompt == "actions"


@pytest.mark.card("translocationist")
@pytest.mark.rule("TK-EFF-1")
def test_translocationist_may_swap_one_heroic_or_none() -> None:
    game = scenario(TRANSLOCATIONIST).play("summon translocationist e5", "done")
    assert game.squares("south", "heroic") == "a4 h5 b7"
    assert game.prompt == "actions"
    one = scenario(TRANSLOCATIONIST).play("summon translocationist e5", "swap a4 d5", "done")
    assert one.squares("south", "heroic") == "d5 h5 b7"
    assert one.prompt == "actions"


@pytest.mark.card("translocationist")
@pytest.mark.rule("TK-TURN-7", "TK-TURN-8")
def test_translocationist_warped_gives_an_action() -> None:
    table = """
        turn 3 south actions {actions}
        south school etherweave
        south hand translocationist
    """
    game = scenario(table.format(actions=2)).play("warp translocationist")
    assert game.actions == 3
    assert game.aside("south") == "translocationist"
    last = scenario(table.format(actions=0)).play("warp translocationist")
    assert last.actions == 1
    assert last.prompt == "actions"


SPIRIT = """
    {settings}
    turn 5 south
    south school etherweave
    south common {own}
    south hand antimatter-spirit
    north common {north}
    north heroic {heroics}
"""


@pytest.mark.card("antimatter-spirit")
@pytest.mark.rule("TK-SUM-10")
def test_antimatter_spirit_has_no_effect_when_it_is_summoned() -> None:
    game = scenario(SPIRIT.format(settings="", own="f4 d6", north="", heroics="")).play("summon antimatter-spirit e5")
    assert game.squares("south") == "f4 e5 d6"
    assert game.prompt == "actions"


@pytest.mark.card("antimatter-spirit")
@pytest.mark.rule("TK-WARP-7", "TK-KILL-4")
def test_antimatter_spirit_sends_two_commons_in_opposite_directions() -> None:
    game = scenario(SPIRIT.format(settings="", own="d4 f8", north="c4 f4", heroics=""))
    game.play("warp antimatter-spirit")
    assert "pass" not in game.options
    assert not {"place d4", "place e5", "place g3"} & set(game.options)
    game.play("place e4")
    assert game.piece("e4") == "south common"
    assert game.targets("move e4") == "d3 d4 d5 e3 e5 f3 f4 f5"
    game.play("move e4 f4")
    assert game.piece("f4") == "south common"
    assert game.piece("d4") == "north common"
    assert game.piece("e4") == ""
    assert game.lost("north") == [1, 0, 0]
    assert game.squares("south") == "f4 f8"
    assert game.squares("north") == "c4 d4"
    assert game.prompt == "actions"


@pytest.mark.card("antimatter-spirit")
@pytest.mark.rule("TK-WARP-7", "TK-MOVE-3")
def test_antimatter_spirit_offers_only_what_can_be_completed() -> None:
    game = scenario(SPIRIT.format(settings="", own="", north="f4", heroics="d3 e3 f5")).play("warp antimatter-spirit")
    assert "place c1" not in game.options  # at the corner no direction has an opposite one
    assert "place d1" in game.options  # only along the edge
    game.play("place e4")
    assert game.targets("move e4") == "d4 d5 f3 f4"  # heroics stand in the two other lines


@pytest.mark.card("antimatter-spirit")
@pytest.mark.rule("TK-WARP-7", "TK-PLACE-3")
def test_antimatter_spirit_needs_a_disc_of_each_of_the_two_colours() -> None:
    full = f"{FULL} a3 b3"
    short = scenario(SPIRIT.format(settings="", own=f"{full} d3 a4", north="", heroics=""))
    assert short.play("warp antimatter-spirit").prompt == "actions"
    game = scenario(SPIRIT.format(settings="", own="", north="g5", heroics=full)).play("warp antimatter-spirit")
    assert {"place b6", "place g4"} <= set(game.options)
    # Without a disc of theirs the first move has to free one.
    game = scenario(SPIRIT.format(settings="", own="", north="g5", heroics=f"{full} d3")).play("warp antimatter-spirit")
    assert game.targets("place") == "f4 f5 f6 g4 g6 h4 h5"
    game.play("place f5")
    assert game.piece("g5") == "south common"
    assert game.piece("e5") == "north common"
    assert game.lost("north") == [1, 0, 0]


@pytest.mark.card("antimatter-spirit")
@pytest.mark.rule("TK-WARP-7", "TK-EFF-4")
def test_antimatter_spirit_lets_the_second_colour_be_chosen() -> None:
    settings = "settings form melee seats 3"
    game = scenario(SPIRIT.format(settings=settings, own="", north="g5", heroics="")).play("warp antimatter-spirit")
    game.play("place e4", "move e4 e3")
    assert game.options == ["place-enemy e4 north", "place-enemy e4 west"]
    game.play("place-enemy e4 west")
    assert game.piece("e5") == "west common"
    assert game.piece("e3") == "south common"
    assert game.piece("e4") == ""
