"""The commons of the Fallen Kingdom: what they do."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.pieces import HAS_MOVED, WAS_SUMMONED
from tests.summoner_wars.scenario import scenario


@pytest.mark.card("undead-warrior")
def test_blood_fury_gains_a_boost_for_every_unit_destroyed_in_the_own_turn() -> None:
    game = scenario("""
        turn 3 south attack
        south a1 ret-talus
        south a2 gate
        south c4 undead-warrior
        south d5 undead-warrior
        south f1 undead-warrior
        south e5 undead-carrier damage 2
        north c5 undead-archer
        north b4 gate damage 4
    """)
    game.play("attack c4 c5", "roll s s")
    assert [game.boosts(at) for at in ("c4", "d5", "f1")] == [1, 1, 1]  # anywhere on the battlefield
    game.play("attack d5 e5", "roll s b* b*")
    assert [game.boosts(at) for at in ("c4", "d5", "f1")] == [2, 2, 2]  # friends count, too
    gate = scenario("turn 3 south attack\nsouth a2 gate\nsouth c4 undead-warrior\nnorth b4 gate damage 4")
    assert gate.play("attack c4 b4", "roll s s").boosts("c4") == 0  # a gate is no unit


@pytest.mark.card("undead-warrior")
def test_blood_fury_does_not_count_in_the_turn_of_the_opponent() -> None:
    game = scenario("""
        turn 3 north attack
        north f7 gate
        north c5 bear-cavalry
        south c4 undead-archer
        south f1 undead-warrior
    """)
    game.play("attack c5 c4", "roll s s s")
    assert (game.card("c4"), game.boosts("f1")) == ("", 0)


@pytest.mark.card("undead-warrior")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (7, 5)])
def test_blood_fury_fades_by_two_at_the_end_of_the_own_turn_after_drawing(before: int, after: int) -> None:
    game = scenario(f"""
        turn 3 south magic
        south draw gate purge
        south hand gate
        south c4 undead-warrior boosts {before}
        north c7 undead-warrior boosts 4
    """)
    game.play("end")
    assert (game.prompt, game.boosts("c4")) == ("draw", before)
    game.play("draw gate")
    assert (game.boosts("c4"), game.boosts("c7"), game.asked) == (after, 4, "north")


@pytest.mark.card("undead-warrior")
def test_imbued_strength_stops_at_five() -> None:
    strengths = [
        scenario(f"turn 3 south move\nsouth c4 undead-warrior boosts {boosts}").strength("c4")
        for boosts in (0, 1, 4, 5, 6, 9)
    ]
    assert strengths == [2, 3, 6, 7, 7, 7]


SOUL_SHIFT = """
    turn 3 {seat} attack
    south a1 ret-talus
    south a2 gate
    south c4 bear-cavalry
    south {archer} undead-archer
    north c5 {victim}
    north f7 gate
    north b5 undead-warrior
"""


@pytest.mark.card("undead-archer")
def test_soul_shift_takes_the_place_of_a_unit_destroyed_within_three() -> None:
    game = scenario(SOUL_SHIFT.format(seat="south", archer="d3", victim="undead-archer"))
    game.play("attack c4 c5", "roll s s s")
    assert (game.asked, game.prompt, game.options) == ("south", "soul-shift", ["pass", "yes"])
    game.play("yes")
    assert (game.card("c5"), game.card("d3"), game.piece("c5").controller) == ("undead-archer", "", 0)
    assert not game.piece("c5").marks & HAS_MOVED
    declined = scenario(SOUL_SHIFT.format(seat="south", archer="d3", victim="undead-archer"))
    declined.play("attack c4 c5", "roll s s s", "pass")
    assert (declined.card("c5"), declined.card("d3")) == ("", "undead-archer")


@pytest.mark.card("undead-archer")
@pytest.mark.parametrize(
    ("archer", "victim", "offered"),
    [
        ("e4", "undead-archer", True),  # three steps round a corner
        ("c2", "undead-archer", True),  # three in a line, cards in between do not matter
        ("e3", "undead-archer", False),  # four
        ("c1", "undead-archer", False),
        ("d4", "gate damage 4", False),
        ("d4", "ice-golem damage 4", True),
    ],
)
def test_soul_shift_looks_at_distance_and_kind(archer: str, victim: str, offered: bool) -> None:
    game = scenario(SOUL_SHIFT.format(seat="south", archer=archer, victim=victim))
    game.play("attack c4 c5", "roll s s s")
    assert game.card("c5") == ""
    assert (game.prompt == "soul-shift") == offered


@pytest.mark.card("undead-archer")
def test_soul_shift_works_only_in_the_own_turn_and_for_any_cause_and_side() -> None:
    foreign = scenario(SOUL_SHIFT.format(seat="north", archer="d3", victim="undead-warrior boosts 5"))
    foreign.play("attack c5 c4", "roll s s s s s s s")
    assert (foreign.card("c4"), foreign.asked) == ("", "north")
    purged = scenario("""
        turn 3 south move
        south hand purge
        south c4 undead-archer
        south d4 undead-carrier
        south f1 hellfire-cultist
    """)
    purged.play("play purge", "target d4", "done", "pass", "yes")
    assert purged.card("d4") == "undead-archer"
    assert "move d4 e4" in purged.options  # it has not moved


SOULLESS = """
    turn 3 south attack
    south a1 ret-talus
    south a2 gate
    south c4 {killer}
    south discard {corpses}
    {target}
"""


@pytest.mark.card("undead-carrier")
@pytest.mark.parametrize(
    ("killer", "target", "paid"),
    [
        ("undead-carrier", "north c5 undead-archer", 0),
        ("undead-carrier", "north c5 ice-golem damage 3", 0),
        ("undead-carrier", "north c5 gate damage 3", 1),
        ("undead-carrier", "north c5 parapet damage 3", 1),
        ("undead-warrior", "north c5 undead-archer", 1),
    ],
)
def test_soulless_gets_no_magic_for_units_but_for_structures(killer: str, target: str, paid: int) -> None:
    game = scenario(SOULLESS.format(killer=killer, target=target, corpses="gate"))
    game.play("attack c4 c5", "roll s s")
    assert (game.card("c5"), game.magic("south")) == ("", paid)


@pytest.mark.card("undead-carrier")
def test_infect_puts_a_carrier_of_the_discard_pile_in_the_place_of_the_destroyed_unit() -> None:
    corpses = "undead-carrier undead-archer gul-dass"
    game = scenario(SOULLESS.format(killer="undead-carrier", target="north c5 undead-archer", corpses=corpses))
    game.play("attack c4 c5", "roll s s")
    assert (game.asked, game.prompt, game.options) == ("south", "infect", ["card undead-carrier", "pass"])
    game.play("card undead-carrier")
    assert (game.card("c5"), game.piece("c5").controller) == ("undead-carrier", 0)
    assert game.discard("south") == ["gul-dass", "undead-archer"]
    assert not game.piece("c5").marks & WAS_SUMMONED
    assert game.starting("attack c5") == ["attack c5 c4"]  # the newcomer may attack


@pytest.mark.card("undead-carrier")
def test_infect_is_optional_and_works_on_friends_but_not_on_structures() -> None:
    friend = SOULLESS.format(killer="undead-carrier", target="south c5 undead-carrier damage 2", corpses="gate")
    game = scenario(friend).play("attack c4 c5", "roll s s")
    assert game.options == ["card undead-carrier", "pass"]  # the very carrier that was destroyed
    assert game.play("pass").card("c5") == ""
    gate = SOULLESS.format(killer="undead-carrier", target="north c5 gate damage 4", corpses="undead-carrier")
    assert scenario(gate).play("attack c4 c5", "roll s s").prompt == "phase-attack"
    other = SOULLESS.format(killer="undead-warrior", target="north c5 undead-archer", corpses="undead-carrier")
    assert scenario(other).play("attack c4 c5", "roll s s").prompt == "phase-attack"
    bystander = scenario(other + "south e1 undead-carrier")
    assert bystander.play("attack c4 c5", "roll s s").prompt == "phase-attack"  # it destroyed nothing itself
    foreign = SOULLESS.format(killer="undead-carrier", target="north c5 undead-archer", corpses="gate")
    foreign += "north discard undead-carrier"
    assert scenario(foreign).play("attack c4 c5", "roll s s").prompt == "phase-attack"


@pytest.mark.card("undead-carrier", "spore-carrier")
def test_infect_brings_any_carrier() -> None:
    corpses = "undead-carrier spore-carrier undead-warrior"
    game = scenario(SOULLESS.format(killer="undead-carrier", target="north c5 undead-archer", corpses=corpses))
    game.play("attack c4 c5", "roll s s")
    assert game.options == ["card spore-carrier", "card undead-carrier", "pass"]


@pytest.mark.card("undead-carrier")
def test_infect_of_a_captured_carrier_looks_into_the_pile_of_its_controller() -> None:
    captured = SOULLESS.format(
        killer="undead-carrier owner north", target="north c5 undead-archer", corpses="undead-carrier"
    )
    game = scenario(captured).play("attack c4 c5", "roll s s")
    assert (game.prompt, game.options) == ("infect", ["card undead-carrier", "pass"])
    game.play("card undead-carrier")
    assert (game.card("c5"), game.piece("c5").owner, game.discard("south")) == ("undead-carrier", 0, [])


IMMOLATE = """
    turn 3 north attack
    north f7 gate
    north c5 bear-cavalry damage 4
    north b4 ice-golem
    north d5 undead-warrior
    north d4 gate
    south c3 frost-mage
    south c4 hellfire-cultist
    south e1 svara
"""


@pytest.mark.card("hellfire-cultist")
def test_immolate_burns_all_enemy_units_that_stood_next_to_it_in_any_turn() -> None:
    game = scenario(IMMOLATE)
    game.play("attack c5 c4", "roll s s b*")
    # c5 falls to it and pays; the golem is a unit; d5 touches a corner; d4 is no unit; c3 is a friend.
    assert (game.card("c5"), game.magic("south"), game.magic("north")) == ("", 1, 1)
    assert [game.damage(at) for at in ("b4", "d5", "d4", "c3")] == [1, 0, 0, 0]


@pytest.mark.card("hellfire-cultist")
@pytest.mark.rule("SW2-ABIL-3")
def test_immolate_needs_a_destruction_but_no_enemy_as_its_cause() -> None:
    purged = scenario("""
        turn 3 south move
        south hand purge
        south c4 hellfire-cultist
        south f1 undead-archer
        north d4 undead-warrior
    """)
    purged.play("play purge", "target c4", "done", "pass")
    assert (purged.card("c4"), purged.damage("d4")) == ("", 1)
    eaten = scenario("""
        turn 3 south attack targeted
        south c4 hellfire-cultist
        south c3 the-eater
        north d4 undead-warrior
    """)
    eaten.play("end", "target c4")
    assert (eaten.card("c4"), eaten.damage("d4")) == ("", 0)  # discarded
