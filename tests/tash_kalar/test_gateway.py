"""The Gateway of the Nethervoid (GATE)."""

from __future__ import annotations

import pytest

from stonehall.games.tash_kalar.invariants import invariant_errors
from stonehall.games.tash_kalar.seating import NOBODY
from stonehall.kernel import StonehallError
from tests.tash_kalar.scenario import FULL, scenario

# Which piece it is ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TK-GATE-1")
def test_the_mark_moves_with_the_piece_whoever_moves_it() -> None:
    table = """
        turn {turn} gateway b5
        south heroic b5
        {rest}
    """
    own = scenario(table.format(turn="3 south", rest="south common e2 d3 f3 e4\nsouth hand vortex-master"))
    own.play("summon vortex-master e5", "move b5 c6")
    assert own.gateway == "c6"
    enemy = scenario(table.format(turn="4 north", rest="north common f4 d5 f5 d6\nnorth hand hypnotist"))
    enemy.play("summon hypnotist e5", "move b5 a6")
    assert enemy.gateway == "a6"
    assert enemy.piece("a6") == "south heroic"
    swapped = scenario("""
        turn 4 north gateway i5
        south common i5
        north common d5 b6 c6
        north hand paradox-worm
    """)
    swapped.play("summon paradox-worm e5", "swap d5 i5")
    assert (swapped.piece("d5"), swapped.gateway) == ("south common", "d5")


@pytest.mark.rule("TK-GATE-1")
def test_the_gateway_is_one_common_or_heroic_piece() -> None:
    for line in ("south legendary e5", "south common a5"):
        with pytest.raises(StonehallError, match=r"No common or heroic piece .*, so the Gateway is not there"):
            scenario(f"turn 3 south gateway e5\n{line}")
    for rank in ("common", "heroic"):
        assert scenario(f"turn 3 south gateway e5\nsouth {rank} e5").gateway == "e5"


@pytest.mark.rule("TK-GATE-1")
def test_the_gateway_belongs_to_the_side_of_the_nethervoid() -> None:
    table = "turn 3 south gateway e5\n{seat} school nethervoid\nsouth common e5\nsouth hand shadow-imp"
    assert "the Gateway on e5 is not there" in invariant_errors(scenario(table.format(seat="north")).state)
    assert "the Gateway on e5 is not there" not in invariant_errors(scenario(table.format(seat="south")).state)


# How it comes about ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TK-GATE-2")
def test_a_being_of_the_nethervoid_becomes_the_gateway_before_its_effect() -> None:
    common = scenario("south common c5 d6\nsouth hand flame-imp\nnorth common e4").play("summon flame-imp e5")
    assert (common.gateway, common.prompt) == ("e5", "may-destroy"), "it burns what is next to itself"
    heroic = scenario("south common f4\nsouth hand demon-of-sloth").play("summon demon-of-sloth e5")
    assert heroic.gateway == "e5"
    assert [event.args for event in heroic.told("gateway")] == [(0, heroic.state.gateway)]


@pytest.mark.rule("TK-GATE-2")
def test_no_other_being_becomes_the_gateway() -> None:
    game = scenario("south common e6 e7\nsouth hand sapling").play("summon sapling e5")
    assert (game.piece("e5"), game.gateway) == ("south heroic", "")
    legend = scenario("south heroic d6 e7 f6\nsouth common d8 f8\nsouth hand time-elemental")
    legend.play("summon time-elemental e5")
    assert (legend.piece("e5"), legend.gateway) == ("south legendary", "")


@pytest.mark.rule("TK-GATE-2", "TK-TEAM-2")
def test_the_partner_of_the_nethervoid_makes_no_gateway() -> None:
    game = scenario("""
        settings form duel teams
        turn 3 west
        south school nethervoid
        south common e6 e7
        west hand sapling
    """)
    game.play("summon sapling e5")
    assert game.gateway == ""


@pytest.mark.rule("TK-GATE-3")
def test_only_a_heroic_being_takes_over_and_only_from_a_common() -> None:
    table = """
        turn 3 south gateway a5
        south {rank} a5
        south common d4 f5 f4
        south hand shadow-imp demon-of-sloth
    """
    assert scenario(table.format(rank="common")).play("summon demon-of-sloth e5").gateway == "e5"
    assert scenario(table.format(rank="heroic")).play("summon demon-of-sloth e5").gateway == "a5"
    assert scenario(table.format(rank="common")).play("summon shadow-imp e5").gateway == "a5"
    assert scenario(table.format(rank="heroic")).play("summon shadow-imp e5").gateway == "a5"


# How it is lost -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TK-GATE-4")
def test_it_is_lost_when_its_piece_is_destroyed() -> None:
    landing = scenario("""
        turn 4 north gateway e5
        south common e5
        north common e6 e7
        north hand sapling
    """)
    assert landing.play("summon sapling e5").gateway == ""
    own = scenario("turn 3 south gateway e5\nsouth common e5 c5 d6\nsouth hand flame-imp").play("summon flame-imp e5")
    assert own.gateway == "e5", "the new being is the Gateway, since there was none any more"
    assert len(own.told("gateway")) == 1


@pytest.mark.rule("TK-GATE-4")
def test_it_is_lost_when_its_piece_is_converted() -> None:
    game = scenario("""
        turn 4 north gateway f4
        south heroic f4
        north common d4 e5 e6
        north hand dryad
    """)
    game.play("summon dryad e5", "convert f4")
    assert (game.piece("f4"), game.gateway) == ("north common", "")


@pytest.mark.rule("TK-GATE-4", "TK-PLACE-2", "TK-SUM-15")
def test_it_is_lost_when_its_piece_is_picked_up() -> None:
    table = f"turn 3 south gateway a5\nsouth heroic a5\nsouth common {FULL} h3 h4 f4\nsouth hand demon-of-sloth"
    placed = scenario(table).play("pick-up a5", "place a6")
    assert (placed.piece("a6"), placed.gateway) == ("south common", "")
    summoned = scenario(table).play("summon demon-of-sloth e5", "pick-up a5")
    assert (summoned.piece("a5"), summoned.gateway) == ("", "e5"), "and the new being becomes the Gateway"


@pytest.mark.rule("TK-GATE-4", "TK-SUM-14")
def test_it_is_lost_when_its_piece_is_used_again() -> None:
    table = f"turn 3 south gateway e5\nsouth heroic e5\nsouth common {FULL} h3 h4 f4\nsouth hand demon-of-sloth"
    game = scenario(table).play("summon demon-of-sloth e5")
    assert game.gateway == "e5"
    assert len(game.told("gateway")) == 1, "it is the Gateway anew"


@pytest.mark.rule("TK-GATE-5", "TK-EFF-10")
def test_it_is_lost_when_its_piece_becomes_legendary() -> None:
    keeper = scenario("turn 3 south gateway d5\nsouth common e4 d5 f5\nsouth hand gate-keeper")
    keeper.play("summon gate-keeper e5", "upgrade d5")
    assert (keeper.piece("d5"), keeper.gateway) == ("south heroic", "d5"), "from common to heroic it stays"
    master = scenario("turn 3 south gateway g5\nsouth common e4 f4 d5 f5\nsouth heroic g5\nsouth hand gate-master")
    master.play("summon gate-master e5")
    assert (master.piece("g5"), master.gateway) == ("south legendary", "")


@pytest.mark.rule("TK-GATE-5", "TK-EFF-11")
def test_it_is_not_lost_when_its_piece_falls() -> None:
    game = scenario("""
        turn 4 north gateway i5
        south heroic i5
        north heroic c6 d6 a7
        north common b7
        north hand leviathan
    """)
    game.play("summon leviathan e5", "downgrade i5")
    assert (game.piece("i5"), game.gateway) == ("south common", "i5")


# What it means --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TK-GATE-6")
def test_without_a_gateway_nothing_speaks_of_it() -> None:
    game = scenario("""
        turn 3 south gateway d4
        south common d4 f5
        south hand shadow-imp
        north common c3
    """)
    game.play("summon shadow-imp e5", "move e5 d4")
    assert (game.gateway, game.prompt) == ("", "actions"), "no Gateway is left to follow"


@pytest.mark.rule("TK-GATE-7", "TK-DIST-3")
def test_nearer_is_a_smaller_distance_in_moves() -> None:
    game = scenario("""
        turn 3 south gateway e8
        south common f5 h5 g6 i6
        south heroic e8
        south hand power-seeker
    """)
    game.play("summon power-seeker e5")
    assert game.options == ["move e5 d6", "move e5 e6", "move e5 f6", "pass"]


# Single cards ---------------------------------------------------------------------------------------------------------

MASTER = """
    settings form {form}
    turn 5 south gateway {gateway}
    south common {around}
    south heroic {gateway}
    south hand gate-master
    north common i5
    {more}
"""
AROUND_E5 = "e4 f4 d5 f5 g5"
AROUND_D4 = "d3 e3 c4 e4 f4"


@pytest.mark.card("gate-master")
@pytest.mark.rule("TK-GATE-8", "TK-SCORE-3", "TK-SCORE-7")
def test_a_raised_gateway_scores_like_a_legend() -> None:
    duel = scenario(MASTER.format(form="duel", around=AROUND_E5, gateway="a5", more=""))
    duel.play("summon gate-master e5")
    assert (duel.points("south"), duel.prompt) == (1, "name-gateway"), "at once"
    melee = scenario(MASTER.format(form="melee seats 3", around=AROUND_E5, gateway="a5", more="west common i4"))
    melee.play("summon gate-master e5")
    assert (melee.prompt, melee.options) == ("legend-colour", ["colour north", "colour west"])
    melee.play("colour west", "pick d5")
    assert (melee.points("south", "west"), melee.points("south", "north")) == (1, 0)
    assert melee.gateway == "d5"


@pytest.mark.card("gate-master")
@pytest.mark.rule("TK-GATE-8", "TK-TASK-8", "TK-CARD-35")
def test_a_raised_gateway_counts_for_tasks_on_the_square_of_the_gate_master() -> None:
    three = "legendary-summoning colored-summoning red-summoning"
    for around, square, tasks, fulfilled in (
        (AROUND_E5, "e5", three, ["colored-summoning", "legendary-summoning", "red-summoning"]),
        (AROUND_D4, "d4", three, ["legendary-summoning"]),
        (AROUND_E5, "e5", "green-summoning", []),
        (AROUND_D4, "d4", "green-summoning", []),
    ):
        more = f"tasks current {tasks}"
        game = scenario(MASTER.format(form="high-form", around=around, gateway="a5", more=more))
        game.play(f"summon gate-master {square}")
        held = sorted(task["card"] for task in game.view["tasks"] if task["fulfilled"])
        assert held == fulfilled, "a5 is green, but there the legend was not summoned"
        assert game.points("south") == 1, "for the legendary piece that stands there, nothing more (TK-SCORE-9)"


@pytest.mark.card("gate-master")
@pytest.mark.rule("TK-GATE-8")
def test_without_an_upgrade_no_legend_counts() -> None:
    tasks = "tasks current legendary-summoning\nsouth legendary c1 d1 e1"
    game = scenario(MASTER.format(form="high-form", around=AROUND_E5, gateway="a5", more=tasks))
    game.play("summon gate-master e5")
    assert not game.view["tasks"][0]["fulfilled"]
    assert (game.state.summoned, game.state.summoned_legends) == (1, 0)


HOUND = """
    turn 3 south actions 1
    south common c5 d5 b6 e6
    south hand hell-hound
    {deck}
    north legendary e4
"""


@pytest.mark.card("hell-hound")
@pytest.mark.rule("TK-GATE-9")
def test_the_hell_hound_goes_to_the_bottom_of_its_deck() -> None:
    deck = "south draw shadow-imp flame-imp gate-keeper hell-rider\nlegends draw titan leviathan\nflares draw f3-6a"
    game = scenario(HOUND.format(deck=deck)).play("summon hell-hound e5", "pass")
    pile = game.state.seats[0].pile
    assert (pile.bottom, game.discard("south")) == ([game.told("put-under")[0].args[1]], [])
    assert not game.starting("draw hell-hound"), "all others are drawn first"


@pytest.mark.card("hell-hound")
@pytest.mark.rule("TK-GATE-9", "TK-SUM-13")
def test_the_hell_hound_is_discarded_if_its_deck_is_empty() -> None:
    game = scenario(HOUND.format(deck="")).play("summon hell-hound e5", "pass")
    assert game.discard("south") == ["hell-hound"]
    assert len(game.state.seats[0].pile) == 0


POSSESSED = """
    settings form {form}
    turn 5 south
    south common f5 d6 e6 e7 b2
    south hand possessed-summoner {hand}
    {others}
"""


@pytest.mark.card("possessed-summoner")
@pytest.mark.rule("TK-GATE-10")
def test_the_next_being_is_summoned_with_pieces_of_the_chosen_colour_alone() -> None:
    others = "south common f6\nnorth common h3 i3\nnorth heroic g3"
    game = scenario(POSSESSED.format(form="duel", hand="hell-rider", others=others))
    assert game.summons("hell-rider") == "f6"
    game.play("summon possessed-summoner e5", "place-enemy g4 north")
    assert game.summons("hell-rider") == "g3", "the piece on its square is one of that colour too"
    assert game.refusal("summon hell-rider f6") == ["TK-GATE-10"]
    game.play("summon hell-rider g3")
    assert game.lost("north") == [0, 1, 0], "the landing destroys it"
    assert game.piece("g3") == "south heroic"


@pytest.mark.card("possessed-summoner")
@pytest.mark.rule("TK-GATE-10")
def test_only_the_next_being_of_this_turn_is_possessed() -> None:
    table = POSSESSED.format(form="duel", hand="demon-of-sloth flame-imp f3-6a", others="north common h3 i3")
    game = scenario(table.replace("turn 5 south", "turn 5 south actions 3"))
    own = set(game.starting("summon flame-imp"))
    assert own
    game.play("summon possessed-summoner e5", "place-enemy h4 north", "yes")
    assert own.isdisjoint(game.starting("summon flame-imp"))
    game.play("summon demon-of-sloth g4")
    own.discard("summon flame-imp e5")
    assert own <= set(game.starting("summon flame-imp")), "the own pieces serve again"
    later = scenario(table).play("summon possessed-summoner e5", "place-enemy h4 north", "pass", "place i6")
    assert (later.asked, later.state.lender) == ("north", NOBODY), "and it does not outlast the turn"


@pytest.mark.card("possessed-summoner")
@pytest.mark.rule("TK-GATE-10", "TK-IMP-1")
def test_the_chosen_colour_leaves_no_room_for_improvising() -> None:
    others = "north common h3\nwest common h5 c3"
    game = scenario(POSSESSED.format(form="melee seats 3", hand="flame-imp", others=others))
    assert "summon flame-imp d2 c3" in game.options, "at first it is possible"
    game.play("summon possessed-summoner e5")
    assert "place-enemy b3 west" in game.options
    assert "place-enemy b3 north" not in game.options
    game.play("place-enemy i4 north")
    assert game.summons("flame-imp") == "g4, h5"
    both = scenario(POSSESSED.format(form="melee seats 3", hand="demon-of-sloth", others=others))
    both.play("summon possessed-summoner e5", "place-enemy i4 north")
    assert both.summons("demon-of-sloth") == "g2, g4, h3, h5, i4"


@pytest.mark.card("possessed-summoner")
@pytest.mark.rule("TK-GATE-10", "TK-SUM-18")
def test_legends_are_summoned_with_the_chosen_colour_too() -> None:
    others = "north heroic g4 i4 h5\nnorth common g6"
    game = scenario(POSSESSED.format(form="duel", hand="time-elemental", others=others))
    game.play("summon possessed-summoner e5", "place-enemy i6 north")
    assert game.summons("time-elemental") == "h3"
    game.play("summon time-elemental h3")
    assert (game.piece("h3"), game.points("south")) == ("south legendary", 1)
