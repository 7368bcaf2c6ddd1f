"""The events of the Shadow Elves: what they do."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.cards import CARDS
from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import scenario

# Events ---------------------------------------------------------------------------------------------------------------


@pytest.mark.card("hide-in-darkness")
def test_hide_in_darkness_returns_a_gate_or_common_with_at_most_five_life() -> None:
    position = """
        turn 3 south build
        south hand hide-in-darkness
        south c3 selundar
        south c5 true-seeker
        south b3 starting-gate {damage}
        south c4 shadow-knight
        south d4 smasher {damage}
        south b4 lucian damage 7
        south a3 parapet
        south c7 true-seeker
        north e3 ice-golem damage 1
        north d3 gate
        north b2 undead-warrior
    """
    near = ["target b2", "target b3", "target c4", "target c5", "target d3", "target d4", "target e3"]
    game = scenario(position.format(damage="damage 5")).play("play hide-in-darkness")
    assert (game.asked, game.prompt, game.options) == ("south", "hide-in-darkness", near)
    whole = scenario(position.format(damage="")).play("play hide-in-darkness")
    assert whole.options == [text for text in near if text not in ("target b3", "target d4")]  # ten and six life
    with pytest.raises(IllegalPlay, match="SW2-EVT-10]"):
        scenario("turn 3 south build\nsouth hand hide-in-darkness gate\nsouth a1 selundar\nsouth a6 gate").play(
            "play hide-in-darkness"
        )


@pytest.mark.card("hide-in-darkness")
def test_hide_in_darkness_gives_all_cards_of_the_space_back_to_their_owners() -> None:
    game = scenario("""
        turn 3 south build
        south hand hide-in-darkness
        south c3 selundar
        south f1 lucian
        south c4 true-seeker owner north damage 1 boosts 2 under ice-smith under hellforged-weapon@north
        south d3 gate damage 2
    """)
    game.play("play hide-in-darkness", "target c4")
    assert (game.hand("north"), game.hand("south")) == (["hellforged-weapon", "true-seeker"], ["ice-smith"])
    assert (game.card("c4"), game.discard("south"), game.discard("north")) == ("", ["hide-in-darkness"], [])
    assert game.told("destroyed") == []
    assert game.boosts("f1") == 1  # it has left the battlefield
    gate = scenario("""
        turn 3 south build
        south hand hide-in-darkness
        south c3 selundar
        south c2 gate damage 2
    """).play("play hide-in-darkness")  # the only target
    assert gate.hand("south") == ["gate"]
    gate.play("build gate d3")
    assert (gate.card("d3"), gate.life("d3")) == ("gate", 5)  # hidden and built again, whole


TOME = """
    turn 3 south summon
    south magic {magic}
    south hand onyx-tome gate
    south discard {discard}
    south a1 selundar
    south a2 gate
    south b1 true-seeker damage 2
    south f6 lucian
    north c1 undead-warrior
"""


@pytest.mark.card("onyx-tome")
def test_onyx_tome_takes_a_card_from_the_discard_pile_and_two_damage_for_it() -> None:
    game = scenario(TOME.format(magic=1, discard="onyx-tome hide-in-darkness gate taliya taliya shadow-pulse"))
    game.play("play onyx-tome")
    assert (game.magic("south"), game.asked, game.prompt) == (0, "south", "onyx-tome")
    assert game.options == ["card gate", "card shadow-pulse", "card taliya"]  # no tome, no epic event, each card once
    game.play("card taliya")
    assert game.hand("south") == ["gate", "taliya"]
    assert [CARDS[card].id for card in game.state.sides[0].shown] == ["taliya"]  # revealed
    # Friendly units, the summoner among them, at any distance; no gate, no enemy.
    assert (game.prompt, game.options) == ("onyx-tome-damage", ["target a1", "target b1", "target f6"])
    game.play("target b1")
    assert (game.card("b1"), game.options) == ("", ["target a1", "target f6"])
    game.play("target f6")
    assert (game.damage("f6"), game.magic("north"), game.boosts("a1")) == (1, 0, 1)  # Blood Magic for b1 only
    assert sorted(game.discard("south")) == [
        "gate", "hide-in-darkness", "onyx-tome", "onyx-tome", "shadow-pulse", "taliya", "true-seeker",
    ]  # fmt: skip


@pytest.mark.card("onyx-tome")
def test_onyx_tome_may_hurt_one_unit_twice_and_must_hurt() -> None:
    game = scenario(TOME.format(magic=1, discard="gate")).play("play onyx-tome")  # the gate is the only card
    assert game.hand("south") == ["gate", "gate"]
    assert "pass" not in game.options
    game.play("target a1", "target a1")
    assert (game.damage("a1"), game.boosts("a1")) == (2, 0)
    lost = scenario(TOME.format(magic=1, discard="gate").replace("selundar", "selundar damage 10"))
    lost.play("play onyx-tome", "target a1")
    assert lost.winner == "north"


@pytest.mark.card("onyx-tome")
@pytest.mark.parametrize(
    ("magic", "discard", "rule"),
    [(0, "gate", "SW2-COST-2]"), (1, "onyx-tome hide-in-darkness", "SW2-EVT-10]")],
)
def test_onyx_tome_needs_a_magic_and_a_card_to_take(magic: int, discard: str, rule: str) -> None:
    position = TOME.format(magic=magic, discard=discard).replace("onyx-tome gate", "onyx-tome tundra-charger", 1)
    with pytest.raises(IllegalPlay, match=rule):
        scenario(position).play("play onyx-tome")


GLINT = """
    turn 3 {seat} attack
    south c3 selundar {boosts}
    south active glinting-speed
    south b4 shadow-knight
    south f4 shadow-mage
    south e2 shadow-mage
    north c4 {target}
    north c5 undead-warrior
    north f6 undead-archer damage 1
    north e5 undead-archer damage 1
    south a1 true-seeker
    north a2 gate
"""


@pytest.mark.card("glinting-speed")
def test_glinting_speed_lets_the_summoner_take_the_space_of_a_unit_that_left() -> None:
    game = scenario(GLINT.format(seat="south", boosts="", target="undead-carrier"))
    game.play("attack c3 c4", "roll sb sb sb s s")
    assert (game.asked, game.prompt, game.options) == ("south", "glinting-speed", ["pass", "yes"])
    game.play("yes")
    assert (game.card("c4"), game.card("c3"), game.prompt) == ("selundar", "", "phase-attack")
    declined = scenario(GLINT.format(seat="south", boosts="", target="undead-carrier"))
    declined.play("attack c3 c4", "roll sb sb sb s s", "pass")
    assert (declined.card("c3"), declined.card("c4")) == ("selundar", "")


@pytest.mark.card("glinting-speed", "selundar")
def test_glinting_speed_follows_a_friend_that_returned_to_hand() -> None:
    game = scenario(GLINT.format(seat="south", boosts="boosts 2", target="gate"))
    game.play("use return-to-shadow c3 b4")
    assert game.prompt == "glinting-speed"
    game.play("yes")
    assert (game.card("b4"), game.hand("south")) == ("selundar", ["shadow-knight"])


@pytest.mark.card("glinting-speed")
@pytest.mark.parametrize(
    ("target", "play", "offered"),
    [
        ("undead-carrier", "attack e2 e5", False),  # e5 is four spaces from c3
        ("gate damage 2", "attack c3 c4", False),  # a gate is no unit
        ("ice-golem damage 2", "attack c3 c4", True),
        ("gul-dass", "attack c3 c4", False),  # it stays
    ],
)
def test_glinting_speed_needs_a_unit_within_three_spaces(target: str, play: str, offered: bool) -> None:
    game = scenario(GLINT.format(seat="south", boosts="", target=target))
    game.play(play, "roll sb sb sb" + (" s s" if play == "attack c3 c4" else ""))
    assert (game.prompt == "glinting-speed") == offered


@pytest.mark.card("glinting-speed")
def test_glinting_speed_sleeps_in_the_turn_of_the_opponent() -> None:
    position = GLINT.format(seat="north", boosts="", target="undead-carrier").replace("shadow-knight", "true-seeker")
    killed = scenario(position + "north b5 gul-dass damage 1").play("attack b5 b4", "roll s s s")
    assert (killed.card("b4"), killed.asked, killed.card("c3")) == ("", "north", "selundar")
    played = scenario("turn 3 south attack\nsouth c3 selundar\nsouth hand glinting-speed gate\nnorth c4 gate").play(
        "play glinting-speed"
    )
    assert played.active("south") == ["glinting-speed"]


PULSE = """
    turn 3 south attack
    south hand shadow-pulse
    south a1 selundar
    south c3 gate damage 1
    south c4 true-seeker damage 2
    south b3 parapet
    north d3 undead-archer damage 1
    north e6 starting-gate damage 4
    north e7 gul-dass
    south d6 gate
    south d7 true-seeker
    north f8 ret-talus
    south a5 true-seeker
    north a6 gate
"""


@pytest.mark.card("shadow-pulse")
def test_shadow_pulse_hurts_any_number_of_units_next_to_damaged_gates() -> None:
    game = scenario(PULSE).play("play shadow-pulse")
    # Next to c3: c4, d3 (b3 is no unit). Next to e6: e7. d7 stands next to a whole gate.
    assert (game.asked, game.prompt) == ("south", "shadow-pulse")
    assert game.options == ["done", "target c4", "target d3", "target e7"]
    game.play("target d3", "target c4")
    assert game.options == ["done", "target e7"]  # each once
    game.play("done")
    assert (game.card("c4"), game.card("d3"), game.damage("e7")) == ("", "", 0)
    assert (game.magic("south"), game.magic("north")) == (1, 0)
    assert game.discard("south") == ["shadow-pulse", "true-seeker"]


@pytest.mark.card("shadow-pulse")
def test_shadow_pulse_may_hurt_nobody_and_hurts_all_at_the_same_time() -> None:
    game = scenario(PULSE).play("play shadow-pulse", "done")
    assert (game.discard("south"), game.damage("e7")) == (["shadow-pulse"], 0)
    # Both summoners fall by one effect: the active player wins, whichever was chosen first (SW2-END-5).
    both = scenario("""
        turn 3 south attack
        south hand shadow-pulse
        south d3 selundar damage 10
        north c3 gate damage 1
        north b3 ret-talus damage 11
        south c2 true-seeker
    """)
    both.play("play shadow-pulse", "target d3", "target b3", "done")
    assert (both.state.over, both.winner) == (True, "south")


@pytest.mark.card("shadow-pulse")
def test_several_commons_hurt_by_one_pulse_may_return_to_hand_instead() -> None:
    game = scenario("""
        turn 3 south attack
        south hand shadow-pulse
        south a1 selundar
        south c3 gate damage 1
        south c2 true-seeker
        north active unrelenting
        north c4 horde-slinger
        north d3 horde-slinger
        north b3 smeg damage 3
    """)
    game.play("play shadow-pulse", "target c4", "target d3", "target b3", "done")
    assert (game.hand("north"), game.discard("north")) == (["horde-slinger", "horde-slinger"], ["smeg"])
    assert game.magic("south") == 1  # for the champion
