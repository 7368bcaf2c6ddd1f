"""The commons of the Polar Dwarves: what they do."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.cards import CARDS
from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import scenario


@pytest.mark.card("frost-mage")
def test_frost_bolt_counts_friendly_structures_next_to_it() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 frost-mage
        south c2 gate
        south b3 ice-golem
        south d4 gate
        south c5 parapet
        north d3 gate
        north c4 undead-warrior
    """)
    # c2 and b3; d4 only touches a corner, c5 is two away, d3 belongs to the enemy.
    assert game.strength("c3") == 1 + 2
    game.play("attack c3 c4", "roll sb sb b*")
    assert game.damage("c4") == 3
    walls = "\n".join(f"south {at} gate" for at in ("c2", "b3", "d3", "c4"))
    assert scenario(f"turn 3 south attack\nsouth c3 frost-mage\n{walls}").strength("c3") == 1 + 4


@pytest.mark.card("bear-cavalry")
def test_trample_goes_through_commons_of_both_sides_and_hurts_them_after_the_move() -> None:
    game = scenario("""
        turn 3 south move
        south c3 bear-cavalry
        south b3 frost-mage
        north c4 undead-carrier damage 2
        north d3 dragos
        south c2 gate
    """)
    # Through b3 to a3, b2, b4; through c4 to c5, b4, d4; d3 (a champion) and c2 (a plain structure) still block.
    # Stepping onto a common and back again is a move as well (SW2-MOVE-9).
    assert game.starting("move c3") == [
        "move c3 a3 b3",
        "move c3 b2 b3",
        "move c3 b4 b3",
        "move c3 b4 c4",
        "move c3 c3 b3",
        "move c3 c3 c4",
        "move c3 c5 c4",
        "move c3 d4 c4",
    ]
    game.play("move c3 c5 c4")
    assert (game.card("c5"), game.card("c4"), game.magic("south")) == ("bear-cavalry", "", 1)
    friend = scenario("turn 3 south move\nsouth c3 bear-cavalry\nsouth b3 frost-mage")
    friend.play("move c3 a3 b3")
    assert (friend.card("a3"), friend.damage("b3")) == ("bear-cavalry", 1)


@pytest.mark.card("bear-cavalry", "ice-golem")
def test_trample_treats_an_ice_golem_as_a_common_and_a_summoner_as_none() -> None:
    game = scenario("""
        turn 3 south move
        south c3 bear-cavalry
        south b3 svara
        north c4 ice-golem
        south c2 parapet
        south d3 gate
    """)
    game.play("move c3 c5 c4")
    assert game.damage("c4") == 1
    assert game.damage("c5") == 0
    blocked = scenario("""
        turn 3 south move
        south c3 bear-cavalry
        south b3 svara
        south c2 parapet
        south d3 gate
        north c4 ret-talus
    """)
    assert blocked.starting("move c3") == []


@pytest.mark.card("bear-cavalry")
def test_trample_cannot_end_on_a_card_and_leaves_a_plain_move_harmless() -> None:
    game = scenario("""
        turn 3 south move
        south c3 bear-cavalry
        north c4 undead-warrior
        north c5 undead-warrior
    """)
    for occupied in ("c4", "c5"):
        with pytest.raises(IllegalPlay, match="SW2-MOVE-4]"):
            game.play(f"move c3 {occupied}")
    game.play("move c3 d4")  # over d3
    assert (game.damage("c4"), game.damage("c5"), game.state.targeted_enemy) == (0, 0, False)


FROST_AXE = """
    turn 3 south move
    south c2 ice-smith {tokens}
    south c6 frost-mage
    south d3 bear-cavalry
    south e4 ice-golem
    south b4 jarmund
    south a3 frost-mage
    north c4 undead-warrior
"""


@pytest.mark.card("ice-smith")
def test_frost_axe_may_gain_a_boost_after_its_move() -> None:
    game = scenario(FROST_AXE.format(tokens=""))
    game.play("move c2 c3")
    assert (game.asked, game.prompt, game.options) == ("south", "frost-axe", ["pass", "yes"])
    assert game.play("yes").boosts("c3") == 1
    declined = scenario(FROST_AXE.format(tokens="boosts 3"))
    declined.play("move c2 c3", "pass")
    assert (declined.boosts("c3"), declined.prompt) == (3, "phase-move")


@pytest.mark.card("ice-smith")
def test_frost_axe_spends_one_boost_to_go_under_a_friendly_common_within_three() -> None:
    game = scenario(FROST_AXE.format(tokens="boosts 3 damage 1 under hellforged-weapon"))
    game.play("move c2 c3")
    # d3, e4, c6 and a3 are at most 3 away; b4 is a champion, c4 an enemy, the smith itself no target.
    assert game.options == ["pass", "target a3", "target c6", "target d3", "target e4", "yes"]
    game.play("target e4")
    golem = game.piece("e4")
    assert [CARDS[card].id for card, _, _ in golem.under] == ["ice-smith"]
    assert (game.card("c3"), golem.boosts, golem.damage) == ("", 0, 0)
    assert game.discard("south") == ["hellforged-weapon"]
    far = scenario("turn 3 south move\nsouth c2 ice-smith boosts 1\nsouth c7 frost-mage").play("move c2 c3")
    assert far.options == ["pass", "yes"]  # c7 is four away


@pytest.mark.card("ice-smith")
@pytest.mark.parametrize(
    ("attacker", "roll", "dealt"),
    [
        ("ice-smith under ice-smith", "s* b*", 5),  # 1 sword + 2 + 2
        ("ice-smith", "s* b*", 1),
        ("ice-smith under ice-smith", "s sb", 2),
        ("frost-mage under ice-smith", "s*", 0),  # only swords are made of specials
        ("frost-mage under ice-smith", "b*", 1),
    ],
)
def test_frost_axe_makes_each_special_two_swords(attacker: str, roll: str, dealt: int) -> None:
    game = scenario(f"turn 3 south attack\nsouth c3 {attacker}\nnorth c4 dragos")
    game.play("attack c3 c4", f"roll {roll}")
    assert game.damage("c4") == dealt


@pytest.mark.card("ice-smith")
def test_an_ice_smith_underneath_is_discarded_not_destroyed_with_its_bearer() -> None:
    game = scenario("""
        turn 3 north attack
        north c5 undead-warrior
        south c4 bear-cavalry damage 4 under ice-smith
    """)
    game.play("attack c5 c4", "roll s s")
    assert (game.discard("south"), game.magic("north")) == (["bear-cavalry", "ice-smith"], 1)
    assert len(game.told("boosted")) == 1  # Blood Fury sees one destroyed unit, not two


@pytest.mark.card("ice-golem")
def test_an_ice_golem_is_a_gate_for_its_controller() -> None:
    game = scenario("""
        turn 3 south summon
        south magic 3
        south hand ice-golem frost-mage
        south c3 ice-golem
        south b3 ice-golem
        north e3 ice-golem
        south f6 ice-golem owner north
    """)
    squares = [text.split()[-1] for text in game.starting("summon frost-mage")]
    assert squares == ["a3", "b2", "b4", "c2", "c4", "d3", "e6", "f5", "f7"]
    game.play("summon ice-golem f7")
    assert (game.magic("south"), game.card("f7")) == (1, "ice-golem")
    assert "summon frost-mage e7" in game.options  # a golem just summoned opens new spaces


@pytest.mark.card("ice-golem")
def test_an_ice_golem_moves_one_space() -> None:
    game = scenario("turn 3 south move\nsouth c3 ice-golem")
    assert game.starting("move c3") == ["move c3 b3", "move c3 c2", "move c3 c4", "move c3 d3"]
    with pytest.raises(IllegalPlay, match="SW2-MOVE-2]"):
        game.play("move c3 c5")
    game.play("move c3 c4")
    with pytest.raises(IllegalPlay, match="SW2-MOVE-2]"):
        game.play("move c4 c5")


@pytest.mark.card("ice-golem", "perplexing-tempest")
def test_an_ice_golem_under_perplexing_tempest_cannot_move() -> None:
    game = scenario("turn 3 south move\nsouth c3 ice-golem\nsouth e3 frost-mage\nnorth active perplexing-tempest")
    assert game.starting("move c3") == []
    assert game.starting("move e3") == ["move e3 d3", "move e3 e2", "move e3 e4", "move e3 f3"]


@pytest.mark.card("ice-golem", "mind-control")
def test_a_borrowed_ice_golem_is_a_gate_of_the_borrower() -> None:
    game = scenario("""
        turn 3 north summon
        north magic 1
        north hand mind-control mind-witch
        north c8 tacullu
        south c6 ice-golem
    """)
    game.play("play mind-control", "target c6")
    assert [text.split()[-1] for text in game.starting("summon")] == ["b6", "c5", "c7", "d6"]


@pytest.mark.card("ice-golem")
def test_an_ice_golem_is_summoned_next_to_a_gate_or_built_in_the_build_zone() -> None:
    position = "turn 3 south {phase}\nsouth magic 2\nsouth hand ice-golem\nsouth d5 gate"
    summoned = scenario(position.format(phase="summon"))
    assert summoned.starting("summon") == [f"summon ice-golem {at}" for at in ("c5", "d4", "d6", "e5")]
    built = scenario(position.format(phase="build"))
    zone = {f"build ice-golem {column}{row}" for column in "abcdef" for row in (1, 2, 3)} - {"build ice-golem a1"}
    assert set(built.starting("build")) == zone
    built.play("build ice-golem c3")
    assert (built.magic("south"), built.card("c3")) == (0, "ice-golem")
    poor = scenario("turn 3 south build\nsouth magic 1\nsouth hand ice-golem gate")
    with pytest.raises(IllegalPlay, match="SW2-COST-2]"):
        poor.play("build ice-golem c3")


@pytest.mark.card("ice-golem")
def test_an_ice_golem_attacks_as_a_unit() -> None:
    game = scenario("turn 3 south attack\nsouth c3 ice-golem\nnorth c4 gate")
    game.play("attack c3 c4", "roll s sb")
    assert game.damage("c4") == 2
