"""Summoning (SUM)."""

from __future__ import annotations

import pytest

from stonehall.games.tash_kalar.cards import CARDS, LEGENDARY, LEGENDS, Being
from stonehall.kernel import PositionError
from tests.tash_kalar.scenario import Scenario, scenario

THIRTEEN = "a3 b3 c3 g3 h3 i3 a4 b4 a7 b7 c7 g7 h7"
"""Squares far from the patterns: with three others, all discs of a duel."""


def summons(card: str, pieces: str) -> str:
    """Where a card of south can be summoned with these pieces."""
    return scenario(f"{pieces}\nsouth hand {card}").summons(card)


@pytest.mark.rule("TK-SUM-1")
def test_a_being_or_legend_of_the_hand_is_summoned_for_an_action() -> None:
    game = scenario("""
        south common e4 e6 d7 f7
        south heroic d5 f5
        south hand swordmaster
        north hand bomb
    """)
    assert game.refusal("summon bomb e5") == ["TK-SUM-1"]
    assert game.refusal("summon time-elemental e4") == ["TK-SUM-1"]
    assert game.refusal("summon swordmaster i5") == ["TK-SUM-3"]
    game.play("summon swordmaster e5")
    assert game.actions == 1
    assert game.hand("south") == []
    shown = game.told("summoned")[0]
    assert CARDS[shown.args[1]].id == "swordmaster", "everybody sees the card"
    legend = scenario("""
        south heroic d5 f5 e6
        south common d7 f7
        south hand time-elemental
    """)
    legend.play("summon time-elemental e4")
    assert (legend.actions, legend.hand("south"), legend.piece("e4")) == (1, [], "south legendary")


@pytest.mark.rule("TK-SUM-2")
@pytest.mark.parametrize("pieces", ["f6 f7", "d6 c6", "d4 d3", "f4 g4", "d6 d7", "d4 c4", "f4 f3", "f6 g6"])
def test_a_pattern_may_be_turned_and_mirrored(pieces: str) -> None:
    near, far = pieces.split()
    assert "e5" in summons("bomb", f"south common {pieces}").split(", ")
    wrong = "e7" if near == "f6" else "e3" if near[1] == "4" else "e8"
    assert "e5" not in summons("bomb", f"south common {near} {wrong}").split(", ")
    assert "e5" not in summons("bomb", f"south common {far} {wrong}").split(", ")


@pytest.mark.rule("TK-SUM-2")
def test_every_square_around_which_a_pattern_lies_is_offered() -> None:
    assert summons("bomb", "south common f6 f7") == "e5, e8, g5, g8"
    assert summons("swordmaster", "south common e4 e6") == "e5"
    assert summons("messenger", "south common d4 e5") == "c3, f6"


@pytest.mark.rule("TK-SUM-3")
def test_pieces_are_own_and_of_the_drawn_rank_or_higher() -> None:
    assert summons("swordmaster", "south heroic e4\nsouth legendary e6") == "e5"
    assert summons("swordmaster", "south common e4\nnorth common e6") == ""
    assert summons("swordmaster", "south common e4\nnorth legendary e6") == ""
    titan = "south common d6 f6\nsouth {} e4\nsouth {} e5\nsouth {} e6"
    assert summons("titan", titan.format("heroic", "heroic", "common")) == "e3"
    assert summons("titan", titan.format("legendary", "heroic", "heroic")) == "e3"
    assert summons("titan", titan.format("common", "heroic", "common")) == ""
    assert summons("titan", titan.format("heroic", "common", "heroic")) == ""


@pytest.mark.rule("TK-SUM-3")
def test_pieces_of_the_pattern_stay_as_they_are() -> None:
    game = scenario("""
        south heroic e4
        south common e6
        south hand swordmaster
    """)
    game.play("summon swordmaster e5")
    assert (game.piece("e4"), game.piece("e6")) == ("south heroic", "south common")
    assert game.squares("south") == "e4 e5 e6"


@pytest.mark.rule("TK-SUM-4")
def test_squares_left_empty_do_not_matter() -> None:
    giant = "south common e5 d6 e6 f6\n"
    for others in ("", "north legendary d4 f4 d5", "south heroic d4 f4 d5 f5", "north common d5 f5"):
        assert "e4" in summons("hill-giant", giant + others).split(", ")
    # Around c1 and around i5 a part of the drawing lies outside.
    assert summons("hill-giant", "south common c2 b3 c3 d3") == "c1"
    assert summons("hill-giant", "south common h5 g4 g5 g6") == "i5"


@pytest.mark.rule("TK-SUM-5")
def test_pieces_and_summoning_square_lie_in_the_arena() -> None:
    assert summons("messenger", "south common b2 c3") == "d4", "a1 is not there"
    assert summons("messenger", "south common h2 g3") == "f4"
    assert summons("chronicler", "south common c1 b2") == ""
    assert summons("chronicler", "south common c2 d3 e2") == "d2"
    assert summons("swordmaster", "south common h5 a6") == ""
    assert summons("swordmaster", "south common g1 g9") == ""
    assert scenario("south common b2 c3\nsouth hand messenger").starting("summon messenger a1") == []


@pytest.mark.rule("TK-SUM-6")
def test_the_new_piece_has_the_rank_of_the_being() -> None:
    common = scenario("south heroic e4 e6\nsouth hand swordmaster").play("summon swordmaster e5")
    assert common.piece("e5") == "south common"
    heroic = scenario("south common e5 d6 e6 f6 d7\nsouth hand hungry-bear").play("summon hungry-bear f5")
    assert heroic.piece("f5") == "south heroic"
    legend = scenario("south heroic d5 f5 e6\nsouth common d7 f7\nsouth hand time-elemental")
    assert legend.play("summon time-elemental e4").piece("e4") == "south legendary"


@pytest.mark.rule("TK-SUM-7")
@pytest.mark.parametrize(
    ("rank", "lost"), [("common", [1, 0, 0]), ("heroic", [0, 1, 0]), ("legendary", [0, 0, 1])], ids=str
)
def test_a_piece_of_equal_or_lower_rank_is_destroyed(rank: str, lost: list[int]) -> None:
    pieces = "south heroic d5 f5 e6\nsouth common d7 f7\n"
    enemy = scenario(f"{pieces}north {rank} e4\nsouth hand time-elemental").play("summon time-elemental e4")
    assert (enemy.piece("e4"), enemy.squares("north"), enemy.lost("north")) == ("south legendary", "", lost)
    own = scenario(f"{pieces}south {rank} e4\nsouth hand time-elemental").play("summon time-elemental e4")
    assert (own.piece("e4"), own.lost("south")) == ("south legendary", [0, 0, 0])
    assert (own.state.discs[0], own.state.legendary_supply[0]) == (11, 2)


@pytest.mark.rule("TK-SUM-7")
def test_the_landing_comes_before_the_effect() -> None:
    game = scenario("""
        south common e4 e6
        south hand swordmaster
        north common e5 d4
    """)
    game.play("summon swordmaster e5")
    assert game.options == ["destroy d4", "pass"]
    assert (game.piece("e5"), game.lost("north")) == ("south common", [1, 0, 0])
    game.play("pass")
    assert game.lost("north") == [1, 0, 0]


@pytest.mark.rule("TK-SUM-8")
@pytest.mark.parametrize("owner", ["south", "north"])
def test_a_piece_of_higher_rank_forbids_the_summoning(owner: str) -> None:
    def landing(card: str, pieces: str, square: str, rank: str) -> Scenario:
        return scenario(f"south common {pieces}\n{owner} {rank} {square}\nsouth hand {card}")

    assert landing("swordmaster", "e4 e6", "e5", "common").summons("swordmaster") == "e5"
    for rank in ("heroic", "legendary"):
        game = landing("swordmaster", "e4 e6", "e5", rank)
        assert game.refusal("summon swordmaster e5") == ["TK-SUM-8"]
    assert "e4" in landing("hill-giant", "e5 d6 e6 f6", "e4", "heroic").summons("hill-giant")
    game = landing("hill-giant", "e5 d6 e6 f6", "e4", "legendary")
    assert game.refusal("summon hill-giant e4") == ["TK-SUM-8"]


# Shortage -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TK-SUM-14", "TK-SUM-17")
def test_in_a_shortage_the_own_disc_on_the_square_is_used_again() -> None:
    game = scenario(f"""
        south common {THIRTEEN} e4 e5 e6
        south hand swordmaster
    """)
    game.play("summon swordmaster e5")
    assert game.prompt == "actions", "nothing is picked up"
    assert set(game.squares("south").split()) == set(f"{THIRTEEN} e4 e5 e6".split())
    assert (game.piece("e5"), game.state.discs[0]) == ("south common", 0)
    assert (game.told("destroyed"), game.told("picked-up")) == ([], [])


@pytest.mark.rule("TK-SUM-14")
def test_a_disc_used_again_is_turned_to_the_right_face() -> None:
    game = scenario(f"""
        south common {THIRTEEN.removesuffix(" h7")} e4 f4 e5 f5
        south hand hungry-bear
    """)
    assert game.state.discs[0] == 0
    game.play("summon hungry-bear e4")
    assert game.prompt == "may-move", "nothing is picked up"
    assert (game.piece("e4"), game.state.discs[0]) == ("south heroic", 0)
    assert len(game.squares("south").split()) == 16


@pytest.mark.rule("TK-SUM-14", "TK-SUM-17")
def test_a_legendary_piece_on_the_square_is_used_again() -> None:
    game = scenario("""
        south heroic d5 f5 e6
        south common d7 f7
        south legendary e4 a5 i5
        south hand time-elemental
    """)
    game.play("summon time-elemental e4")
    assert game.prompt == "actions"
    assert game.squares("south", "legendary") == "e4 a5 i5"
    assert game.told("destroyed") == []


@pytest.mark.rule("TK-SUM-15")
def test_else_an_own_disc_outside_the_pattern_is_picked_up() -> None:
    game = scenario(f"""
        south common {THIRTEEN} e4 e6
        south heroic i7
        south legendary i5
        south hand swordmaster
        north common e5
    """)
    game.play("summon swordmaster e5")
    assert game.prompt == "pick-up"
    assert game.targets("pick-up") == " ".join(sorted(f"{THIRTEEN} i7".split())), "not e4, e6, nor the legendary i5"
    assert "pass" not in game.options
    game.play("pick-up i7")
    assert (game.piece("i7"), game.piece("e5")) == ("", "south common")
    assert (game.lost("north"), game.state.discs) == ([1, 0, 0], [0, 16])


@pytest.mark.rule("TK-SUM-15")
def test_what_is_part_of_the_pattern_depends_on_the_orientation() -> None:
    game = scenario(f"""
        south common {THIRTEEN.removesuffix(" h7")} e5 e7 d6 f6
        south hand swordmaster
    """)
    assert game.state.discs[0] == 0
    assert game.starting("summon swordmaster e6") == ["summon swordmaster e6 right", "summon swordmaster e6 up"]
    game.play("summon swordmaster e6 up")
    picks = game.targets("pick-up").split()
    assert {"d6", "f6"} <= set(picks)
    assert not {"e5", "e7"} & set(picks)


@pytest.mark.rule("TK-SUM-15")
def test_a_disc_on_the_square_is_not_the_legendary_piece_that_is_needed() -> None:
    game = scenario("""
        south heroic d5 f5 e6 e4
        south common d7 f7
        south legendary a5 i5 e1
        south hand time-elemental
    """)
    game.play("summon time-elemental e4")
    assert game.targets("pick-up") == "a5 e1 i5"
    game.play("pick-up i5")
    assert (game.squares("south", "legendary"), game.state.discs[0]) == ("e1 e4 a5", 11)


@pytest.mark.rule("TK-SUM-16")
def test_without_any_piece_the_summoning_is_impossible() -> None:
    table = """
        south heroic {heroic}
        south legendary {legendary}
        south common d7 f7
        south hand time-elemental
    """
    game = scenario(table.format(heroic="a5", legendary="d5 f5 e6"))
    assert game.summons("time-elemental") == ""
    assert game.refusal("summon time-elemental e4") == ["TK-SUM-16"]
    one_spare = scenario(table.format(heroic="f5", legendary="d5 e6 a5"))
    assert one_spare.summons("time-elemental") == "e4"
    one_spare.play("summon time-elemental e4")
    assert one_spare.squares("south", "legendary") == "e4 d5 e6", "the only one that can be picked up"


@pytest.mark.rule("TK-SUM-17")
def test_picking_up_is_neither_destroying_nor_downgrading() -> None:
    game = scenario("""
        settings form high-form
        south heroic d5 f5 e6
        south common d7 f7
        south legendary a5 i5 e1
        south hand time-elemental
    """)
    assert game.points("south") == 3
    game.play("summon time-elemental e4", "pick-up e1")
    assert game.points("south") == 3, "one point came, one went with the piece"
    assert game.squares("south", "legendary") == "e4 a5 i5"
    assert (game.told("destroyed"), game.told("downgraded")) == ([], [])
    assert game.lost("south") == [0, 0, 0]


@pytest.mark.rule("TK-SUM-18")
def test_legends_alone_are_legendary_beings() -> None:
    beings = [card for card in CARDS if isinstance(card, Being)]
    assert {card.deck for card in beings if card.rank == LEGENDARY} == {LEGENDS}
    assert {card.rank for card in beings if card.deck == LEGENDS} == {LEGENDARY}


@pytest.mark.rule("TK-SUM-18")
def test_no_side_has_more_than_three_legendary_pieces() -> None:
    table = "south heroic d5 f5 e6\nsouth common d7 f7\nsouth hand time-elemental\n"
    assert scenario(table + "south legendary a5 i5").play("summon time-elemental e4").state.legendary_supply[0] == 0
    full = scenario(table + "south legendary a5 i5 e1").play("summon time-elemental e4", "pick-up a5")
    assert full.squares("south", "legendary") == "e1 e4 i5"
    others = scenario(table + "north legendary a5 i5 e1").play("summon time-elemental e4")
    assert others.squares("south", "legendary") == "e4", "the pieces of others do not matter"
    with pytest.raises(PositionError, match="legendary"):
        scenario("south legendary a5 i5 e1 e9")
