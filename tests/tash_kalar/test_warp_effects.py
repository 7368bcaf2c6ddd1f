"""What the rules say of the effects of the Etherweave school: linked, copied, counted twice … (TK-WARP-7..13)."""

from __future__ import annotations

from typing import cast

import pytest

from stonehall.games.tash_kalar.cards import CARDS
from stonehall.games.tash_kalar.state import State
from tests.tash_kalar.scenario import FULL, scenario


@pytest.mark.rule("TK-WARP-7")
def test_a_linked_effect_that_cannot_be_completed_does_not_begin() -> None:
    table = """
        turn 3 south
        south school etherweave
        south hand antimatter-spirit
        north heroic {heroics}
    """
    fifteen = f"{FULL} a3 b3 d3"
    possible = scenario(table.format(heroics=fifteen)).play("warp antimatter-spirit")
    assert possible.prompt == "place"
    no_enemy_disc = scenario(table.format(heroics=f"{fifteen} e3")).play("warp antimatter-spirit")
    assert no_enemy_disc.prompt == "actions"
    assert no_enemy_disc.aside("south") == "antimatter-spirit"
    assert no_enemy_disc.squares("south") == ""
    assert no_enemy_disc.squares("north", "common") == ""


@pytest.mark.rule("TK-WARP-7", "TK-EFF-2")
def test_a_linked_effect_that_can_be_completed_is_carried_out() -> None:
    game = scenario("""
        turn 3 south
        south school etherweave
        south hand antimatter-spirit
        south common d4
    """)
    game.play("warp antimatter-spirit")
    assert "pass" not in game.options
    game.play("place e4")
    assert game.targets("move") == "d3 d4 d5 e3 e5 f3 f4 f5"
    assert game.options == game.starting("move")


DOUBLE = """
    turn 5 south
    south school etherweave
    south common d5 d6 {more}
    south hand doppelganger {hand}
    south aside {aside}
    north common h4
"""


@pytest.mark.rule("TK-WARP-8")
def test_a_repeated_warp_effect_belongs_to_the_card_that_repeats_it() -> None:
    game = scenario(DOUBLE.format(more="", hand="", aside="eternal-emperor"))
    game.play("summon doppelganger e5")
    assert game.prompt == "place-or-move"
    decision = game.state.decision
    assert decision is not None
    assert CARDS[decision.about[0]].id == "doppelganger"
    game.play("place d4")
    assert game.aside("south") == "eternal-emperor"
    assert game.discard("south") == ["doppelganger"]
    assert [CARDS[event.args[1]].id for event in game.told("warped")] == ["eternal-emperor"]
    assert game.actions == 1


@pytest.mark.rule("TK-WARP-8")
def test_what_another_card_repeated_was_not_warped_by_the_card_itself() -> None:
    game = scenario(DOUBLE.format(more="e6", hand="", aside="eternal-emperor"))
    game.play("summon doppelganger d7", "place d4", "summon eternal-emperor e5")
    assert game.prompt == "may-place-or-move"


@pytest.mark.rule("TK-WARP-9")
def test_uncoloured_squares_are_neither_red_nor_green() -> None:
    game = scenario("""
        turn 3 south
        south school etherweave
        south hand merchant-of-time
        south common d2 e5 c8 d4
        north common c3 g3 f8 a5 g4
        north heroic i4 h6
    """)
    game.play("warp merchant-of-time")
    assert game.options == ["pick d4", "pick g4"]


GATE = """
    turn 3 south actions {actions}
    south school etherweave
    south common e6 f6 g6 a5
    south hand gate-of-oblivion lesser-shadow-twin warpmaster
    south draw dark-sphere singularity
    south discard greater-shadow-twin
    north common e5 a4 b5
    north heroic f5
    north draw knight
"""


@pytest.mark.rule("TK-WARP-10", "TK-SCORE-1")
def test_after_the_gate_of_oblivion_everything_destroyed_counts_twice_this_turn() -> None:
    game = scenario(GATE.format(actions=1)).play("warp gate-of-oblivion")
    game.play("summon lesser-shadow-twin e5", "pick a5", "destroy a4", "done")
    assert game.lost("north") == [4, 0, 0]
    assert game.squares("north") == "b5 f5"
    assert game.points("south", "north") == 2
    usual = scenario(GATE.format(actions=1))
    usual.play("summon lesser-shadow-twin e5", "pick a5", "destroy a4", "done")
    assert usual.lost("north") == [2, 0, 0]


@pytest.mark.rule("TK-WARP-10")
def test_what_was_destroyed_before_the_gate_and_after_the_turn_counts_once() -> None:
    game = scenario(GATE.format(actions=2)).play("summon lesser-shadow-twin e5", "pass")
    assert game.lost("north") == [1, 0, 0]
    game.play("warp gate-of-oblivion")
    assert game.lost("north") == [1, 0, 0]
    game.play("place i5", "draw dark-sphere")
    assert game.asked == "north"
    assert not game.state.doubled


@pytest.mark.rule("TK-WARP-10", "TK-KILL-2")
def test_own_pieces_count_neither_once_nor_twice() -> None:
    game = scenario(GATE.format(actions=1)).play("warp gate-of-oblivion")
    game.play("summon lesser-shadow-twin e5", "pick e5", "destroy e6", "destroy f6")
    assert game.squares("south") == "a5 e5 g6"
    assert game.lost("north") == [2, 0, 0]


MERCHANT = """
    turn 3 south
    south school etherweave
    south common d6 f6 c7 e7 b3
    south hand merchant-of-time
    south draw dark-sphere
    north heroic g4
    north draw knight
"""


@pytest.mark.rule("TK-WARP-11", "TK-COMP-10")
def test_a_kept_piece_is_neither_in_the_arena_nor_in_a_supply() -> None:
    game = scenario(MERCHANT)
    assert game.state.discs == [11, 15]
    game.play("warp merchant-of-time", "pick g4")
    assert game.piece("g4") == ""
    assert game.state.discs == [11, 15]
    assert game.view["kept"] == {"square": "", "owner": "north", "rank": "heroic"}
    assert game.lost("north") == [0, 0, 0]
    again = cast(State, game.state.game.from_position(game.state.to_position()))
    assert (again.kept, again.discs) == (game.state.kept, [11, 15])
    game.play("summon merchant-of-time e5", "leap b3")
    assert game.piece("b3") == "north heroic"
    assert game.state.kept == 0
    assert game.state.discs == [11, 15]


@pytest.mark.rule("TK-WARP-11")
def test_the_warp_effect_of_the_merchant_is_not_copied() -> None:
    twice = scenario(DOUBLE.format(more="", hand="", aside="merchant-of-time"))
    twice.play("summon doppelganger e5")
    assert twice.prompt == "actions"
    assert twice.state.kept == 0
    copied = scenario("""
        turn 3 south
        south school etherweave
        south common e6 d7 e7 c8 d8
        south hand ziggurat-sentinel
        south discard merchant-of-time doppelganger void-summoner
    """)
    copied.play("summon ziggurat-sentinel e5")
    assert copied.starting("card") == ["card void-summoner"]


@pytest.mark.rule("TK-WARP-11")
def test_the_pending_merchant_is_neither_discarded_nor_taken_back() -> None:
    table = """
        turn 5 south
        south school etherweave
        south common {commons}
        south hand {card}
        south discard paradox-worm
        south aside {aside}
        north common h4 h5
    """
    cases = (
        ("warpmaster", "d3 c5 d6", (), "card"),
        ("reality-patch", "e4 d5 f5 e6", (), "discard"),
        ("ziggurat-sentinel", "e6 d7 e7 c8 d8", ("card paradox-worm", "upgrade h4"), "discard"),
    )
    for card, commons, plays, verb in cases:
        bound = scenario(table.format(commons=commons, card=card, aside="merchant-of-time"))
        bound.play(f"summon {card} e5", *plays)
        assert bound.starting(verb) == []
        assert bound.aside("south") == "merchant-of-time"
        loose = scenario(table.format(commons=commons, card=card, aside="void-summoner"))
        loose.play(f"summon {card} e5", *plays)
        assert loose.starting(verb) == [f"{verb} void-summoner"]


@pytest.mark.rule("TK-WARP-11", "TK-END-8")
def test_a_piece_stays_on_the_card_when_the_game_ends() -> None:
    game = scenario("""
        turn 9 south actions 1 last-turns 1
        south school etherweave
        south hand merchant-of-time
        north legendary g4
    """)
    game.play("warp merchant-of-time", "place a5")
    assert game.state.over
    assert game.view["kept"] == {"square": "", "owner": "north", "rank": "legendary"}
    assert game.state.legendary_supply == [3, 2]


TRAVELER = """
    turn 5 south
    south school etherweave
    south common c4 d5 {third}
    south hand time-traveler
    north common g4 e7
    north heroic h5
"""


@pytest.mark.rule("TK-WARP-12", "TK-SUM-2")
@pytest.mark.parametrize("third", ["e6", "b3"])
def test_the_time_traveler_comes_onto_any_empty_uncoloured_square(third: str) -> None:
    game = scenario(TRAVELER.format(third=third))
    squares = game.summons("time-traveler").split(", ")
    assert len(squares) == 69 - 9 - 5 - (third == "e6") - (third == "b3")
    for square in ("c3", "d2", "e5", "c4", "g4", "h5", "e7"):
        assert square not in squares
    assert {"c1", "i6", "d4", "a3"} <= set(squares)
    assert game.refusal("summon time-traveler e5") == ["TK-SUM-3"]
    game.play("summon time-traveler i6")
    assert game.piece("i6") == "south heroic"


@pytest.mark.rule("TK-WARP-12")
def test_the_time_traveler_needs_its_pattern_somewhere() -> None:
    assert scenario(TRAVELER.format(third="c6")).summons("time-traveler") == ""
    assert scenario(TRAVELER.format(third="e5")).summons("time-traveler") == ""


@pytest.mark.rule("TK-WARP-12", "TK-SUM-15", "TK-WARP-13")
def test_a_time_traveler_without_a_free_disc_spares_one_of_the_patterns_that_fit() -> None:
    """Empty squares serve in many patterns: each piece is needless for one of them."""
    game = scenario(f"""
        turn 5 south actions 1 wild-empties 2
        south school etherweave
        south common {FULL} a5 a6 a7 i6
        south hand time-traveler
    """)
    assert game.state.discs[0] == 0
    game.play("summon time-traveler e7")
    assert sorted(game.targets("pick-up").split()) == sorted(f"{FULL} a5 a6 a7 i6".split())


@pytest.mark.rule("TK-WARP-12", "TK-SUM-15", "TK-IMP-1")
@pytest.mark.parametrize(("borrowed", "needless"), [("", ""), (" f7", "c4")])
def test_a_piece_that_was_not_borrowed_spares_no_disc_of_a_time_traveler(borrowed: str, needless: str) -> None:
    game = scenario(f"""
        settings form melee
        turn 5 south
        south school etherweave
        south common {FULL} c4 d5 e6
        south hand time-traveler
        north common f7
    """)
    assert game.state.discs[0] == 0
    game.play("summon time-traveler i6" + borrowed)
    assert sorted(game.targets("pick-up").split()) == sorted(f"{FULL} {needless}".split())


VOID = """
    turn 5 south actions {actions}
    south school etherweave
    south common f5 e6 d7 f7 {more}
    south hand void-summoner {hand}
    north common g4
"""


@pytest.mark.rule("TK-WARP-13")
def test_the_void_summoner_lets_two_empty_squares_count_for_the_next_being() -> None:
    game = scenario(VOID.format(actions=3, more="", hand="reality-patch singularity doppelganger"))
    assert game.summons("reality-patch") == ""
    game.play("summon void-summoner e5")
    assert "d6" in game.summons("reality-patch").split(", ")  # e6 and d7 stand there, c6 and d5 are empty
    assert "e8" not in game.summons("reality-patch").split(", ")  # three would be empty
    game.play("summon doppelganger d6")
    assert game.state.wild_empties == 0
    assert "c5" not in game.summons("reality-patch").split(", ")


@pytest.mark.rule("TK-WARP-13")
def test_empty_squares_count_as_commons_not_as_heroics() -> None:
    table = """
        turn 5 south actions 1 wild-empties 2
        south school etherweave
        south common {commons}
        south heroic {heroics}
        south hand titan
    """
    assert "e2" in scenario(table.format(commons="d5", heroics="e3 e4")).summons("titan").split(", ")
    assert "e2" not in scenario(table.format(commons="", heroics="e3 e4")).summons("titan").split(", ")
    assert "e2" not in scenario(table.format(commons="d5 e5", heroics="e3")).summons("titan").split(", ")


@pytest.mark.rule("TK-WARP-13")
def test_the_squares_of_the_void_are_lost_at_the_end_of_the_turn() -> None:
    game = scenario(VOID.format(actions=1, more="", hand="reality-patch singularity"))
    game.play("summon void-summoner e5")
    while game.state.turn == 5:
        game.play(game.options[0])
    assert game.state.wild_empties == 0
