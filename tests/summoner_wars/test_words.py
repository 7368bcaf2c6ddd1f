"""The small words: may, up to, any number, ignore, in play, remove, as far as possible (SW2-WORD)."""

from __future__ import annotations

import pytest

from tests.summoner_wars.scenario import scenario


@pytest.mark.rule("SW2-WORD-1")
@pytest.mark.parametrize(
    ("position", "plays"),
    [
        ("turn 3 south move\nsouth b1 svara\nsouth d2 gate", ["move b1 b2"]),
        ("turn 3 south move\nsouth c3 ice-smith", ["move c3 c4"]),
        ("turn 3 south move\nsouth active ice-ram\nsouth c3 ice-golem\nnorth c5 gul-dass", ["move c3 c4"]),
        ("turn 3 south build\nsouth hand gate\nsouth c3 jarmund boosts 1\nnorth c5 gul-dass", ["end"]),
        ("turn 3 south move\nsouth b2 beast-rider\nsouth b1 horde-clinger", ["move b2 b5"]),
        (
            "turn 3 south attack\nsouth a2 gate\nsouth c4 ollag\nsouth d4 undead-archer\nnorth c5 undead-archer",
            ["attack c4 c5", "roll s s s"],
        ),
    ],
    ids=["structural-shift", "frost-axe", "ice-ram", "ice-shards", "cling", "soul-shift"],
)
def test_may_leaves_it_to_the_player(position: str, plays: list[str]) -> None:
    game = scenario(position).play(*plays)
    before = {piece.id: (piece.square, piece.damage, piece.boosts) for piece in game.state.pieces.values()}
    assert (game.asked, "pass" in game.options) == ("south", True)
    assert len(game.options) > 1
    game.play("pass")
    after = {piece.id: (piece.square, piece.damage, piece.boosts) for piece in game.state.pieces.values()}
    assert after == before


@pytest.mark.rule("SW2-WORD-1")
def test_without_may_there_is_no_way_round() -> None:
    runes = scenario("turn 3 south build\nsouth magic 1\nsouth hand gate\nsouth c4 blarf\nsouth a2 gate").play("end")
    runes.play("pass")
    assert (runes.damage("c4"), runes.boosts("c4")) == (1, 0)  # declined, so the other half of it happens
    eater = scenario("turn 3 south attack targeted\nsouth a2 gate\nsouth c4 the-eater\nsouth c5 ollag").play("end")
    assert eater.options == ["target c4", "target c5"]


STRUCTURES = """
    turn 3 south build
    south hand glacial-shift
    south c2 svara
    south a1 gate
    south b4 gate
    south d4 gate
    south e1 gate
"""


@pytest.mark.rule("SW2-WORD-2")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_up_to_three_is_any_number_from_zero_to_three(count: int) -> None:
    plays = ["target a1", "to a2", "target b4", "to b5", "target d4", "to d5"][: 2 * count]
    game = scenario(STRUCTURES).play("play glacial-shift", *plays)
    if count < 3:
        assert "done" in game.options
        game.play("done")
    assert game.prompt != "glacial-shift"  # not a fourth one
    assert len(game.told("forced")) == count
    assert game.discard("south") == ["glacial-shift"]


@pytest.mark.rule("SW2-WORD-3")
@pytest.mark.parametrize("count", [0, 1, 4])
def test_any_number_includes_none_and_all(count: int) -> None:
    game = scenario("""
        turn 3 south move
        south hand sneak
        south f1 sneeks
        south a1 horde-climber
        south a3 horde-climber
        south a5 horde-climber
        south a7 horde-climber
    """)
    game.play("play sneak")
    for square in ("a1", "a3", "a5", "a7")[:count]:
        game.play(f"target {square}", f"to b{square[1]}")
    if count < 4:
        game.play("done")
    assert (len(game.told("forced")), game.prompt, game.discard("south")) == (count, "phase-move", ["sneak"])
    purge = scenario("turn 3 south move\nsouth hand purge\nsouth c3 ollag\nsouth d6 ollag\nsouth e2 ollag")
    purge.play("play purge", *[f"target {square}" for square in ("c3", "d6", "e2")][:count], "done")
    assert len(purge.discard("south")) == 1 + min(count, 3)


@pytest.mark.rule("SW2-WORD-4")
def test_what_is_ignored_is_not_applied() -> None:
    # Wild Strike: only specials deal damage, swords are ignored.
    game = scenario("turn 3 south attack\nsouth a2 gate\nsouth c4 shonk\nnorth c5 starting-gate")
    game.play("attack c4 c5", "roll s s s s sb s* b* b*")
    assert game.damage("c5") == 3
    # Mobile Structure: the rule that structures do not move is ignored for this unit, not for others.
    golem = scenario("turn 3 south move\nsouth c4 ice-golem\nsouth c6 gate\nsouth d6 parapet")
    assert golem.starting("move c4") != []
    assert golem.starting("move c6") == golem.starting("move d6") == []


@pytest.mark.rule("SW2-WORD-5")
def test_in_play_is_the_battlefield_and_the_active_area() -> None:
    # The Citadel's Might asks for a Citadel unit in play.
    position = """
        turn 3 south attack
        south a2 gate
        south c4 sera-eldwyn
        south discard citadel-knight
        south hand {hand}
        {place}
        north c6 gul-dass
    """
    held = scenario(position.format(hand="citadel-archer", place="south a1 frost-mage"))
    assert held.play("attack c4 c6", "roll s s").prompt == "phase-attack"
    lying = scenario(position.format(hand="gate", place="south a1 citadel-archer"))
    assert lying.play("attack c4 c6", "roll s s").prompt == "the-citadels-might"
    # An active event works from the active area only.
    for area, boosts in (("active", 1), ("hand", 0), ("discard", 0)):
        pyre = scenario(f"""
            turn 3 south attack
            south a2 gate
            south {area} sacrificial-pyre
            south c4 ollag
            north c5 undead-archer
        """)
        pyre.play("attack c4 c5", "roll s s s")
        assert len(pyre.told("boosted")) == boosts


@pytest.mark.rule("SW2-WORD-6")
def test_remove_takes_the_stated_number_or_all_there_are() -> None:
    repair = scenario("""
        turn 3 south move
        south hand ice-repair
        south c3 gate damage 4
        south d3 gate damage 2
        south e3 gate damage 1
        south f3 gate
    """)
    repair.play("play ice-repair")
    assert [repair.damage(square) for square in ("c3", "d3", "e3", "f3")] == [2, 0, 0, 0]
    fury = scenario("""
        turn 3 south magic
        south hand gate
        south c3 undead-warrior boosts 4
        south d3 undead-warrior boosts 1
        south e3 undead-warrior
    """)
    fury.play("end")
    assert [fury.boosts(square) for square in ("c3", "d3", "e3")] == [2, 0, 0]


@pytest.mark.rule("SW2-WORD-7")
def test_compulsory_effects_are_carried_out_as_far_as_possible() -> None:
    # The price of Blood Runes cannot be paid: the other half happens, unasked.
    runes = scenario("turn 3 south build\nsouth hand gate\nsouth c4 blarf\nsouth a2 gate").play("end")
    assert (runes.damage("c4"), runes.boosts("c4")) == (1, 0)
    # Nobody stands next to the Eater: it goes itself.
    eater = scenario("turn 3 south attack targeted\nsouth a2 gate\nsouth c4 the-eater").play("end")
    assert eater.discard("south") == ["the-eater"]
    # A rammed unit that has nowhere to go still takes the damage.
    walls = "\n".join(f"north {square} gate" for square in ("b5", "d5", "c6"))
    ram = scenario(f"turn 3 south move\nsouth active ice-ram\nsouth c3 ice-golem\nnorth c5 gul-dass\n{walls}")
    ram.play("move c3 c4", "target c5")
    assert (ram.damage("c5"), ram.prompt) == (1, "phase-move")
