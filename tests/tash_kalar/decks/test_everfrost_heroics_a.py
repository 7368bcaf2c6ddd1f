"""The heroic beings of the Everfrost school, one by one: from the Ice Queen to the Polar Bear."""

from __future__ import annotations

import pytest

from tests.tash_kalar.scenario import scenario

QUEEN = """
    south common e5 e6 d7 f7
    south heroic h5
    south hand ice-queen
    north common g4
    north heroic h4
    north legendary i5
"""


@pytest.mark.card("ice-queen")
@pytest.mark.rule("TK-MOVE-3", "TK-SUM-9")
def test_ice_queen_sends_another_heroic_into_combat() -> None:
    game = scenario(QUEEN)
    assert game.summons("ice-queen") == "e5"
    game.play("summon ice-queen e5")
    assert game.targets("move h5") == "g4 g5 g6 h4 h6 i4 i6"
    assert game.options == [*game.starting("move h5"), "pass"]
    game.play("move h5 h4")
    assert game.lost("north") == [0, 1, 0]
    assert game.prompt == "actions"
    quiet = scenario(QUEEN).play("summon ice-queen e5", "pass")
    assert quiet.squares("south", "heroic") == "e5 h5"
    assert quiet.aside("south") == "ice-queen"


@pytest.mark.card("ice-queen")
@pytest.mark.rule("TK-EFF-1", "TK-MOVE-2")
def test_ice_queen_thawed_must_move_an_own_heroic() -> None:
    game = scenario("""
        south common e5 a3
        south heroic a4
        south aside ice-queen
        north common b4
        north heroic b5
        north legendary a5
    """)
    game.play("thaw ice-queen")
    assert game.options == ["move a4 a3", "move a4 b3", "move a4 b4"]
    game.play("move a4 b4")
    assert game.lost("north") == [1, 0, 0]


@pytest.mark.card("frostweave-summoner")
@pytest.mark.rule("TK-FROST-1")
def test_frostweave_summoner_does_nothing_when_summoned() -> None:
    game = scenario("south common d4 e6 e7\nsouth hand frostweave-summoner\nnorth common h5")
    game.play("summon frostweave-summoner e5")
    assert game.aside("south") == "frostweave-summoner"
    assert (game.prompt, game.actions) == ("actions", 1)
    assert not game.state.loan


@pytest.mark.card("frostweave-summoner")
@pytest.mark.rule("TK-FROST-6", "TK-IMP-3")
def test_frostweave_summoner_lends_one_enemy_piece_to_the_next_being() -> None:
    game = scenario("""
        south common f5
        south hand snow-fox crystal-grower ice-princess
        south aside frostweave-summoner
        north common e6 g6
    """)
    assert game.summons("snow-fox") == game.summons("ice-princess") == ""
    game.play("thaw frostweave-summoner")
    assert game.summons("snow-fox") == "d6, e5, e7, f4, g5, g7, h6"
    assert game.summons("ice-princess") == "", "on f4 it would need two enemy pieces"
    game.play("summon snow-fox e5", "done")
    assert game.squares("north") == "e6 g6"
    assert game.summons("crystal-grower") == "e4, e6, f4, f6", "with e5 and f5 alone"


WHISPERER = """
    south common d6 e6
    south heroic f6
    south hand {flare}
    south aside winter-whisperer
    north common b5
"""


@pytest.mark.card("winter-whisperer")
@pytest.mark.rule("TK-TURN-7")
def test_winter_whisperer_gains_an_action_for_a_common_and_the_flare() -> None:
    game = scenario(WHISPERER.format(flare="f3-6a")).play("thaw winter-whisperer")
    assert game.options == ["destroy d6", "destroy e6", "pass"]
    game.play("destroy e6")
    assert game.options == ["pass", "yes"]
    game.play("yes")
    assert (game.squares("south"), game.actions, game.hand("south")) == ("d6 f6", 3, [])
    assert game.view["flares_discard"] == ["f3-6a"]
    assert game.discard("south") == ["winter-whisperer"]
    assert game.lost("south") == [0, 0, 0]
    assert game.points("north") == 0, "a flare that is discarded was not invoked"


@pytest.mark.card("winter-whisperer")
@pytest.mark.parametrize(
    ("plays", "pieces", "flares"),
    [
        (["destroy e6", "pass"], "d6 f6", ["f3-6a"]),
        (["pass", "yes"], "d6 e6 f6", []),
        (["pass", "pass"], "d6 e6 f6", ["f3-6a"]),
    ],
)
def test_winter_whisperer_gains_nothing_for_less(plays: list[str], pieces: str, flares: list[str]) -> None:
    game = scenario(WHISPERER.format(flare="f3-6a")).play("thaw winter-whisperer", *plays)
    assert (game.squares("south"), game.actions, game.hand("south")) == (pieces, 2, flares)
    assert game.prompt == "actions"


@pytest.mark.card("winter-whisperer")
@pytest.mark.rule("TK-EFF-2")
def test_winter_whisperer_without_a_flare_or_a_common() -> None:
    game = scenario(WHISPERER.format(flare="")).play("thaw winter-whisperer", "destroy d6")
    assert (game.prompt, game.actions) == ("actions", 2)
    alone = scenario("south heroic f6\nsouth hand f3-6a\nsouth aside winter-whisperer\nnorth common b5")
    alone.play("thaw winter-whisperer")
    assert alone.options == ["pass", "yes"]
    alone.play("yes")
    assert (alone.actions, alone.hand("south")) == (2, [])


@pytest.mark.card("winter-whisperer")
@pytest.mark.rule("TK-TURN-8", "TK-FROST-3")
def test_winter_whisperer_may_come_after_the_last_action() -> None:
    game = scenario("turn 3 south actions 0\n" + WHISPERER.format(flare="f3-6a").strip())
    assert game.options == ["end", "thaw winter-whisperer"]
    game.play("thaw winter-whisperer", "destroy d6", "yes")
    assert (game.prompt, game.actions) == ("actions", 1)


@pytest.mark.card("winter-whisperer")
@pytest.mark.rule("TK-FROST-1")
def test_winter_whisperer_does_nothing_when_summoned() -> None:
    game = scenario("south common d6 e6 f6 g6\nsouth hand winter-whisperer f3-6a\nnorth common b5")
    game.play("summon winter-whisperer e5")
    assert (game.squares("south"), game.prompt) == ("e5 d6 e6 f6 g6", "actions")
    assert game.aside("south") == "winter-whisperer"


@pytest.mark.card("winter-whisperer")
@pytest.mark.rule("TK-TEAM-8", "TK-TEAM-11")
@pytest.mark.parametrize("held", [[], ["f5-5"]])
def test_winter_whisperer_speaks_of_the_flare_of_its_player_and_does_not_name_it(held: list[str]) -> None:
    table = WHISPERER.format(flare="f3-6a").strip()
    game = scenario(f"settings form duel teams\n{table}\nwest hand {' '.join(held)}")
    game.play("thaw winter-whisperer", "hand-over")
    assert (game.asked, game.options) == ("west", ["destroy d6", "destroy e6", "pass"])
    game.play("destroy d6")
    assert game.options == ["pass", "yes"]
    game.play("yes")
    assert (game.hand("south"), game.hand("west"), game.actions) == ([], held, 3)


CHEST = """
    south common d5 e5 f5
    south hand frozen-chest
    south discard snow-fox ice-queen crystal-grower
    {aside}
    north common h5
"""


@pytest.mark.card("frozen-chest")
@pytest.mark.rule("TK-FROST-5", "TK-SUM-9")
def test_frozen_chest_lays_a_discarded_frozen_effect_open_again() -> None:
    game = scenario(CHEST.format(aside=""))
    assert game.summons("frozen-chest") == "e5"
    game.play("summon frozen-chest e5")
    assert game.options == ["card crystal-grower", "card ice-queen", "pass"]
    game.play("card ice-queen")
    assert game.aside("south") == "ice-queen"
    assert game.discard("south") == ["snow-fox", "crystal-grower", "frozen-chest"]
    quiet = scenario(CHEST.format(aside="")).play("summon frozen-chest e5", "pass")
    assert quiet.aside("south") == ""
    assert quiet.discard("south") == ["snow-fox", "ice-queen", "crystal-grower", "frozen-chest"]


@pytest.mark.card("frozen-chest")
def test_frozen_chest_finds_nothing_in_a_pile_without_frozen_effects() -> None:
    game = scenario("south common d5 e5 f5\nsouth hand frozen-chest\nsouth discard snow-fox\nnorth common h5")
    game.play("summon frozen-chest e5")
    assert game.prompt == "actions"
    assert game.discard("south") == ["snow-fox", "frozen-chest"]


SENTINEL = """
    south common e6 e7 f7 f8
    south hand everfrost-sentinel
    {landing}
    north common h5
"""


@pytest.mark.card("everfrost-sentinel")
@pytest.mark.rule("TK-FROST-7")
def test_everfrost_sentinel_on_an_enemy_piece_may_be_downgraded_to_slow_the_others() -> None:
    game = scenario(SENTINEL.format(landing="north heroic e5")).play("summon everfrost-sentinel e5")
    assert game.options == ["downgrade e5", "pass"]
    game.play("downgrade e5")
    assert game.piece("e5") == "south common"
    assert [event.args for event in game.told("slowed")] == [(1,)]
    game.play("place a5")
    assert (game.asked, game.actions) == ("north", 1)
    quiet = scenario(SENTINEL.format(landing="north heroic e5")).play("summon everfrost-sentinel e5", "pass")
    assert quiet.piece("e5") == "south heroic"
    quiet.play("place a5")
    assert (quiet.asked, quiet.actions) == ("north", 2)


@pytest.mark.card("everfrost-sentinel")
@pytest.mark.parametrize("landing", ["", "south common e5"])
def test_everfrost_sentinel_does_nothing_unless_an_enemy_piece_was_destroyed(landing: str) -> None:
    game = scenario(SENTINEL.format(landing=landing)).play("summon everfrost-sentinel e5")
    assert game.prompt == "actions"
    assert game.piece("e5") == "south heroic"


GIANT = """
    south common e6 d7 e7 f7
    south hand glacier-giant
    north common d6
    north heroic c7
    north legendary b8
    south legendary h8
"""


@pytest.mark.card("glacier-giant")
@pytest.mark.rule("TK-MOVE-5", "TK-SUM-11")
def test_glacier_giant_runs_down_its_slopes_and_into_a_legend() -> None:
    game = scenario(GIANT).play("summon glacier-giant e5")
    assert game.targets("move e5") == "c7 d6 f6 g7"
    assert game.options == [*game.starting("move e5"), "pass"]
    game.play("move e5 c7")
    assert game.lost("north") == [1, 1, 0]
    assert game.options == ["move c7 b8", "pass"]
    game.play("move c7 b8")
    assert (game.piece("c7"), game.piece("b8")) == ("", "")
    assert game.lost("north") == [1, 1, 1]
    assert game.prompt == "actions"


@pytest.mark.card("glacier-giant")
def test_glacier_giant_may_spare_the_legend_and_itself() -> None:
    game = scenario(GIANT).play("summon glacier-giant e5", "move e5 c7", "pass")
    assert (game.piece("c7"), game.piece("b8")) == ("south heroic", "north legendary")
    short = scenario(GIANT).play("summon glacier-giant e5", "move e5 d6")
    assert (short.prompt, short.lost("north")) == ("actions", [1, 0, 0])
    quiet = scenario(GIANT).play("summon glacier-giant e5", "pass")
    assert (quiet.prompt, quiet.piece("e5")) == ("actions", "south heroic")


@pytest.mark.card("glacier-giant")
@pytest.mark.rule("TK-EFF-4")
def test_glacier_giant_may_run_into_an_own_legend() -> None:
    game = scenario(GIANT).play("summon glacier-giant e5", "move e5 g7", "move g7 h8")
    assert (game.piece("g7"), game.piece("h8")) == ("", "")
    assert game.lost("north") == [0, 0, 0]


@pytest.mark.card("glacier-giant")
def test_glacier_giant_runs_into_no_legend_without_a_run_up() -> None:
    game = scenario("""
        south common e6 d7 e7 f7
        south hand glacier-giant
        north legendary d6 f6
    """)
    game.play("summon glacier-giant e5")
    assert game.prompt == "actions"
    assert game.squares("north") == "d6 f6"


BEAR = """
    south common f5 g5 f6 h6
    south hand polar-bear
    north common c4 b4
    north heroic d5 c6
    north legendary d4
"""


@pytest.mark.card("polar-bear")
@pytest.mark.rule("TK-MOVE-2", "TK-MOVE-3")
def test_polar_bear_goes_on_while_it_destroys_but_ever_weaker() -> None:
    game = scenario(BEAR).play("summon polar-bear e5")
    assert game.targets("move e5") == "d5 d6 e4 e6 f4 f5 f6"
    game.play("move e5 d5")
    assert game.targets("move d5") == "c4 c5 d6 e4 e5 e6"
    game.play("move d5 c4")
    assert game.targets("move c4") == "b3 b5 c3 c5 d3 d5"
    game.play("move c4 d5")
    assert game.piece("d5") == "south heroic"
    assert game.lost("north") == [1, 1, 0]
    assert game.prompt == "actions"


@pytest.mark.card("polar-bear")
@pytest.mark.parametrize(
    ("plays", "bear"),
    [
        (["pass"], "e5"),
        (["move e5 e4"], "e4"),
        (["move e5 d5", "pass"], "d5"),
        (["move e5 d5", "move d5 e5"], "e5"),
        (["move e5 d5", "move d5 c4", "pass"], "c4"),
    ],
)
def test_polar_bear_stops_when_it_is_told_to_or_has_destroyed_nothing(plays: list[str], bear: str) -> None:
    game = scenario(BEAR).play("summon polar-bear e5", *plays)
    assert game.squares("south", "heroic") == bear
    assert game.prompt == "actions"


@pytest.mark.card("polar-bear")
@pytest.mark.rule("TK-EFF-4")
def test_polar_bear_goes_on_after_an_own_piece_too() -> None:
    game = scenario(BEAR).play("summon polar-bear e5", "move e5 f6")
    assert game.targets("move f6") == "e5 e6 e7 f5 f7 g5 g6 g7"
