"""The heroic beings of the Sylvan school, one by one: from the Kiskin Spirit to the Sylvan Princess."""

from __future__ import annotations

import pytest

from tests.tash_kalar.scenario import FULL, scenario

SPIRIT = """
    {settings}
    turn 3 south actions 1
    south common c5 c6 e6
    south hand kiskin-spirit naiad unicorn
    south draw tree-shepherd forest-mystic dryad
    south discard {discard}
    north draw knight herald
"""


@pytest.mark.card("kiskin-spirit")
@pytest.mark.rule("TK-CARD-20", "TK-SUM-13", "TK-HAND-4")
def test_kiskin_spirit_returns_a_card_and_draws_an_extra_one_after_the_refill() -> None:
    game = scenario(SPIRIT.format(settings="", discard="sapling sylvan-queen"))
    game.play("summon kiskin-spirit e5")
    assert game.options == ["card sapling", "card sylvan-queen", "pass"]
    game.play("card sapling")
    assert game.discard("south") == ["sylvan-queen", "kiskin-spirit"]
    assert game.hand("south") == ["naiad", "sapling", "unicorn"]
    game.play("draw dryad")
    assert game.hand("south") == ["dryad", "naiad", "sapling", "unicorn"]
    assert len(game.state.seats[0].pile) == 2
    assert [event.args[:1] for event in game.told("returned")] == [(0,)]


@pytest.mark.card("kiskin-spirit")
@pytest.mark.rule("TK-CARD-20")
def test_kiskin_spirit_draws_nothing_extra_if_it_leaves_the_pile_alone() -> None:
    game = scenario(SPIRIT.format(settings="", discard="sapling sylvan-queen"))
    game.play("summon kiskin-spirit e5", "pass", "draw dryad")
    assert game.hand("south") == ["dryad", "naiad", "unicorn"]
    assert game.discard("south") == ["sapling", "sylvan-queen", "kiskin-spirit"]
    assert len(game.state.seats[0].pile) == 2


@pytest.mark.card("kiskin-spirit")
@pytest.mark.rule("TK-CARD-20")
def test_kiskin_spirit_draws_an_extra_card_if_nothing_was_discarded() -> None:
    game = scenario(SPIRIT.format(settings="", discard=""))
    game.play("summon kiskin-spirit e5")
    assert game.discard("south") == ["kiskin-spirit"]
    game.play("draw dryad", "draw tree-shepherd")
    assert game.hand("south") == ["dryad", "naiad", "tree-shepherd", "unicorn"]


@pytest.mark.card("kiskin-spirit")
@pytest.mark.rule("TK-TEAM-8")
def test_kiskin_spirit_speaks_of_the_deck_of_its_player_also_after_handing_over() -> None:
    game = scenario(
        SPIRIT.format(settings="settings form duel teams", discard="sapling sylvan-queen").strip()
        + "\nwest discard bomb"
    )
    game.play("summon kiskin-spirit e5", "hand-over")
    assert game.asked == "west"
    assert game.options == ["card sapling", "card sylvan-queen", "pass"]
    game.play("card sapling")
    assert game.hand("south") == ["naiad", "sapling", "unicorn"]
    game.play("draw dryad")
    assert game.hand("south") == ["dryad", "naiad", "sapling", "unicorn"]
    assert game.discard("west") == ["bomb"]


@pytest.mark.card("dryad")
@pytest.mark.rule("TK-EFF-12", "TK-KILL-3", "TK-SUM-9")
def test_dryad_turns_a_heroic_neighbour_into_an_own_common() -> None:
    game = scenario("""
        south common d4 e5 e6 a5
        south hand dryad
        north common f4 g5
        north heroic f5
        north legendary d5
    """)
    assert game.summons("dryad") == "e5"
    game.play("summon dryad e5")
    assert game.options == ["convert f4", "convert f5", "pass"]
    game.play("convert f5")
    assert game.piece("f5") == "south common"
    assert game.squares("north") == "f4 d5 g5"
    assert game.lost("north") == [0, 1, 0]


@pytest.mark.card("dryad")
@pytest.mark.rule("TK-EFF-12")
def test_dryad_may_convert_nothing_and_cannot_without_a_disc() -> None:
    table = """
        south common d4 e5 e6 {others}
        south hand dryad
        north common f4
    """
    game = scenario(table.format(others="")).play("summon dryad e5", "pass")
    assert game.piece("f4") == "north common"
    short = scenario(table.format(others=FULL + " b3")).play("summon dryad e5")
    assert short.piece("e5") == "south heroic"
    assert short.prompt == "actions"


SPEARMAN = """
    south common e6 f6 g6 g7
    south hand centaur-spearman
    north common b5 a5 e1
    north heroic d5
    north legendary e2
"""


@pytest.mark.card("centaur-spearman")
@pytest.mark.rule("TK-CARD-21")
def test_centaur_spearman_pierces_the_next_piece_in_his_way() -> None:
    game = scenario(SPEARMAN).play("summon centaur-spearman e5", "move e5 d5")
    assert game.squares("north") == "e1 e2 a5"
    assert game.lost("north") == [1, 1, 0]
    assert game.prompt == "actions"


@pytest.mark.card("centaur-spearman")
@pytest.mark.rule("TK-CARD-21")
def test_centaur_spearman_is_stopped_by_a_legend() -> None:
    game = scenario(SPEARMAN).play("summon centaur-spearman e5", "move e5 e4")
    assert game.squares("north") == "e1 e2 a5 b5 d5"
    assert game.squares("south", "heroic") == "e4"


@pytest.mark.card("centaur-spearman")
@pytest.mark.rule("TK-EFF-4", "TK-EFF-5")
def test_centaur_spearman_pierces_own_pieces_too_unless_he_stays() -> None:
    game = scenario(SPEARMAN).play("summon centaur-spearman e5", "move e5 f6")
    assert game.squares("south") == "e6 f6 g6"
    assert game.lost("north") == [0, 0, 0]
    quiet = scenario(SPEARMAN).play("summon centaur-spearman e5", "pass")
    assert quiet.squares("south") == "e5 e6 f6 g6 g7"
    assert quiet.squares("north") == "e1 e2 a5 b5 d5"
    nothing_there = scenario(SPEARMAN).play("summon centaur-spearman e5", "move e5 d4")
    assert nothing_there.squares("north") == "e1 e2 a5 b5 d5"


CHIEFTAIN = """
    south common c4 e6 f7 i6
    south heroic d5
    south hand centaur-chieftain
    north common d4
"""


@pytest.mark.card("centaur-chieftain")
@pytest.mark.rule("TK-EFF-7", "TK-EFF-8")
def test_centaur_chieftain_leads_the_others_in_his_direction() -> None:
    game = scenario(CHIEFTAIN).play("summon centaur-chieftain e5", "move e5 f5")
    assert game.options == ["done", "move c4 d4", "move d5 e5", "move e6 f6", "move f7 g7"]
    game.play("move d5 e5", "move e5 f5")
    assert game.squares("south", "heroic") == "f5"
    assert game.options == ["done", "move c4 d4", "move e6 f6", "move f5 g5", "move f7 g7"]
    game.play("move c4 d4")
    assert game.lost("north") == [1, 0, 0]
    assert game.prompt == "actions"


@pytest.mark.card("centaur-chieftain")
def test_centaur_chieftain_leads_nobody_if_he_stays() -> None:
    game = scenario(CHIEFTAIN).play("summon centaur-chieftain e5", "pass")
    assert game.prompt == "actions"
    alone = scenario(CHIEFTAIN).play("summon centaur-chieftain e5", "move e5 e4", "done")
    assert alone.squares("south") == "c4 e4 d5 e6 i6 f7"
    assert alone.prompt == "actions"


@pytest.mark.card("unicorn")
@pytest.mark.rule("TK-EFF-9", "TK-TURN-7")
def test_unicorn_moves_or_gains_an_action() -> None:
    table = """
        south common d5 c6 d6 c7
        south hand unicorn
        north heroic e4
        north legendary f4
    """
    game = scenario(table).play("summon unicorn e5")
    assert game.targets("move e5") == "d4 d5 d6 e4 e6 f5 f6"
    assert game.options == ["action", *game.starting("move e5"), "pass"]
    game.play("action")
    assert game.actions == 2
    assert game.piece("e5") == "south heroic"
    moved = scenario(table).play("summon unicorn e5", "move e5 e4")
    assert moved.actions == 1
    assert moved.lost("north") == [0, 1, 0]
    quiet = scenario(table).play("summon unicorn e5", "pass")
    assert quiet.actions == 1
    assert quiet.prompt == "actions"


@pytest.mark.card("unicorn")
@pytest.mark.rule("TK-EFF-9")
def test_unicorn_that_cannot_move_may_still_choose_the_move_it_may_leave_undone() -> None:
    """O-06 takes only compulsory parts out of the choice; the move is worded as optional."""
    table = """
        south common e2 e3
        south legendary d1 d2
        south hand unicorn
        north legendary b2 c2
    """
    game = scenario(table).play("summon unicorn c1")
    assert (game.prompt, game.options) == ("move-or-action", ["action", "pass"])
    game.play("action")
    assert (game.actions, game.prompt) == (2, "actions")
    declined = scenario(table).play("summon unicorn c1", "pass")
    assert (declined.actions, declined.prompt) == (1, "actions")


@pytest.mark.card("sylvan-queen")
@pytest.mark.rule("TK-EFF-12", "TK-KILL-3")
def test_sylvan_queen_converts_diagonal_neighbours_at_their_rank() -> None:
    table = """
        south common e6 g6 f7 f8
        south hand sylvan-queen
        north common e4 f4 c3
        north heroic d4
        north legendary d6
    """
    game = scenario(table).play("summon sylvan-queen e5")
    assert game.options == ["convert d4", "convert f4", "pass"]
    game.play("convert d4")
    assert game.piece("d4") == "south heroic"
    assert game.lost("north") == [0, 1, 0]
    common = scenario(table).play("summon sylvan-queen e5", "convert f4")
    assert common.piece("f4") == "south common"
    assert common.lost("north") == [1, 0, 0]
    quiet = scenario(table).play("summon sylvan-queen e5", "pass")
    assert quiet.squares("north") == "c3 d4 e4 f4 d6"


@pytest.mark.card("sylvan-queen")
def test_sylvan_queen_at_the_edge_converts_what_is_diagonal_there() -> None:
    game = scenario("""
        south common b5 b7 c6 d6
        south hand sylvan-queen
        north heroic a4 b4
    """)
    game.play("summon sylvan-queen a5")
    assert game.options == ["convert b4", "pass"]
    game.play("convert b4")
    assert game.squares("south", "heroic") == "b4 a5"


@pytest.mark.card("sylvan-princess")
@pytest.mark.rule("TK-EFF-12", "TK-KILL-1")
def test_sylvan_princess_converts_a_diagonal_common() -> None:
    table = """
        south common e6 f7 e8
        south hand sylvan-princess
        north common e4 f4 f6
        north heroic d4
    """
    game = scenario(table).play("summon sylvan-princess e5")
    assert game.options == ["convert f4", "convert f6", "pass"]
    game.play("convert f4")
    assert game.piece("f4") == "south common"
    assert game.lost("north") == [1, 0, 0]
    quiet = scenario(table).play("summon sylvan-princess e5", "pass")
    assert quiet.squares("north") == "d4 e4 f4 f6"
