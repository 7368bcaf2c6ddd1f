"""The Magic Phase, and the track that counts what it brings (MPH, MAGIC)."""

import pytest

from stonehall.kernel import IllegalPlay, PositionError
from tests.summoner_wars.scenario import fresh, scenario

# Magic Phase ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-MPH-1", "SW2-MPH-3")
def test_any_card_of_the_hand_may_be_discarded_and_none_must() -> None:
    """Champion, common, gate, event structure, epic and standard event, dear or free; equal cards are one choice."""
    game = scenario("""
        turn 3 south magic
        south hand dragos frost-mage frost-mage gate parapet ice-ram purge
    """)
    assert game.options == [
        "discard dragos", "discard frost-mage", "discard gate", "discard ice-ram", "discard parapet", "discard purge",
        "end",
    ]  # fmt: skip
    game.play("end")
    assert len(game.hand("south")) == 7
    assert game.discard("south") == []


@pytest.mark.rule("SW2-MPH-1", "SW2-MPH-2")
def test_one_magic_for_each_card_up_to_the_whole_hand() -> None:
    game = scenario("""
        turn 3 south magic
        south magic 2
        south hand dragos frost-mage frost-mage gate
        south draw ollag
    """)
    for number, card in enumerate(("dragos", "frost-mage", "gate"), 1):
        game.play(f"discard {card}")
        assert game.magic("south") == 2 + number
    assert game.options == ["discard frost-mage", "end"]
    game.play("discard frost-mage")
    assert game.magic("south") == 6
    assert game.discard("south") == ["dragos", "frost-mage", "frost-mage", "gate"]
    assert game.hand("south") == ["ollag"]  # drawn in the Draw Phase


@pytest.mark.rule("SW2-MPH-1")
def test_these_discards_are_face_down_for_the_opponent_and_for_spectators() -> None:
    game = scenario("""
        turn 3 south magic
        south hand dragos gate
    """).play("discard dragos")
    (event,) = game.told("discarded-for-magic")
    dragos = game.state.sides[0].discard[0]
    assert event.seen_by(0).args == (0, dragos)
    for viewer in (1, None):
        seen = event.seen_by(viewer)
        assert (seen.id, seen.args) == ("discarded-for-magic-hidden", (0,))


@pytest.mark.rule("SW2-MPH-1")
def test_a_card_that_is_not_in_the_hand_cannot_be_discarded() -> None:
    game = scenario("""
        turn 3 south magic
        south hand gate
        south draw ollag
        north hand purge
    """)
    for card in ("ollag", "purge"):
        with pytest.raises(IllegalPlay, match=r"\[SW2-HAND-1\]"):
            game.play(f"discard {card}")


@pytest.mark.rule("SW2-MPH-4", "SW2-MAGIC-2")
def test_discarding_with_fifteen_magic_is_legal_and_yields_nothing() -> None:
    game = scenario("""
        turn 3 south magic
        south magic 15
        south hand gate ice-ram
    """).play("discard gate")
    assert game.magic("south") == 15
    assert game.discard("south") == ["gate"]
    assert game.options == ["discard ice-ram", "end"]


@pytest.mark.rule("SW2-MPH-5")
def test_these_discards_are_not_destroyed() -> None:
    """No boost for the Pyre or the warrior's Blood Fury, no fire from the cultist, no magic for the opponent."""
    game = scenario("""
        turn 3 south magic
        south magic 2
        north magic 2
        south hand hellfire-cultist undead-warrior gate
        south active sacrificial-pyre
        south d4 undead-warrior
        north d5 frost-mage
    """).play("discard hellfire-cultist", "discard undead-warrior")
    assert game.boosts("d4") == 0
    assert [event.boosts for event in game.state.events] == [0]
    assert not game.told("destroyed") + game.told("damaged")
    assert (game.magic("south"), game.magic("north")) == (4, 2)


@pytest.mark.rule("SW2-MPH-6")
def test_magic_gained_here_pays_for_an_event_of_the_same_phase() -> None:
    game = scenario("""
        turn 3 south magic
        south hand unrelenting gate
    """)
    assert game.options == ["discard gate", "discard unrelenting", "end"]
    game.play("discard gate")
    assert game.options == ["discard unrelenting", "end", "play unrelenting"]
    game.play("play unrelenting")
    assert game.magic("south") == 0
    assert game.active("south") == ["unrelenting"]


# The track ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-MAGIC-1")
@pytest.mark.parametrize(("magic", "legal"), [(-1, False), (0, True), (15, True), (16, False)])
def test_the_track_goes_from_0_to_15(magic: int, legal: bool) -> None:
    lines = f"turn 3 south move\nsouth magic {magic}"
    if legal:
        assert scenario(lines).magic("south") == magic
    else:
        with pytest.raises(PositionError, match="After “magic” comes a number from 0 to 15"):
            scenario(lines)


@pytest.mark.rule("SW2-MAGIC-2")
def test_what_a_kill_brings_beyond_fifteen_is_lost() -> None:
    """Two enemies die of Ice Shards with 14 magic: 15, not 16, and the full sum can be spent afterwards."""
    game = scenario("""
        turn 3 south build
        south magic 14
        south hand gate
        south c3 jarmund boosts 1
        south c5 gate
        north c6 horde-slinger
        north d5 horde-slinger
    """).play("end", "yes")
    assert game.discard("north") == ["horde-slinger", "horde-slinger"]
    assert game.magic("south") == 15


@pytest.mark.rule("SW2-MAGIC-3")
def test_gaining_adds_and_spending_takes_the_amount() -> None:
    game = scenario("""
        turn 3 south summon
        south magic 7
        south hand ollag frost-mage gate
        south d3 gate
    """).play("summon ollag d4")
    assert game.magic("south") == 2
    game.play("summon frost-mage c3")
    assert game.magic("south") == 1
    game.play("end", "end", "end", "discard gate")
    assert game.magic("south") == 2


@pytest.mark.rule("SW2-MAGIC-16")
def test_there_is_no_income() -> None:
    """A whole round of doing nothing, from the first turn on: 2 and 3 magic stay 2 and 3."""
    game = fresh(first="south")
    while game.state.turn < 4:
        game.play(game.options[0] if game.asked == "chance" else "end")
    assert (game.magic("south"), game.magic("north")) == (2, 3)


@pytest.mark.rule("SW2-MAGIC-16")
def test_card_effects_are_a_source_of_magic() -> None:
    """Arrow of Light: 1 magic for each unit that is revealed and discarded."""
    game = scenario("""
        turn 3 south attack
        south magic 2
        south hand frost-mage ollag gate
        south d4 citadel-archer
        north d5 gate
    """).play("open arrow-of-light d4 d4", "card frost-mage", "card ollag")
    assert game.magic("south") == 4
