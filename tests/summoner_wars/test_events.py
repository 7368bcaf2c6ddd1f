"""Playing events (EVT)."""

import pytest

from stonehall.kernel import IllegalPlay
from tests.summoner_wars.scenario import Scenario, scenario, view_of

PRINTED_PHASE = {
    "ice-ram": "summon",
    "sacrificial-pyre": "summon",
    "blood-summon": "summon",
    "ice-repair": "move",
    "purge": "move",
    "sneak": "move",
    "glacial-shift": "build",
    "hellforged-weapon": "build",
    "pile-on": "attack",
    "enrage-the-horde": "magic",
    "unrelenting": "magic",
}
"""Every event of the first three decks that is played (the Parapet is built)."""


def in_phase(phase: str, seat: str = "south") -> Scenario:
    """All events in south's hand, magic for each, a common as a target for those that need one."""
    return scenario(f"""
        turn 3 {seat} {phase}
        south magic 5
        north magic 5
        south hand {" ".join(PRINTED_PHASE)} parapet
        south d4 frost-mage
        north d5 undead-warrior
        north b7 gate
        north hand gate undead-warrior
    """)


@pytest.mark.rule("SW2-EVT-1")
@pytest.mark.parametrize("phase", ["summon", "move", "build", "attack", "magic"])
def test_an_event_is_played_in_the_phase_printed_on_it_and_in_no_other(phase: str) -> None:
    game = in_phase(phase)
    assert game.starting("play") == sorted(f"play {card}" for card, when in PRINTED_PHASE.items() if when == phase)
    for card, when in PRINTED_PHASE.items():
        if when != phase:
            with pytest.raises(IllegalPlay, match=r"\[SW2-EVT-1\]"):
                game.play(f"play {card}")


@pytest.mark.rule("SW2-EVT-1", "SW2-EVT-11")
@pytest.mark.parametrize("phase", ["summon", "move", "build", "attack", "magic"])
def test_nobody_plays_an_event_in_the_opponents_turn_and_nobody_plays_the_opponents_events(phase: str) -> None:
    game = in_phase(phase, seat="north")
    assert (game.asked, game.phase) == ("north", phase)
    assert not game.starting("play")
    for card, when in PRINTED_PHASE.items():
        if when == phase:
            with pytest.raises(IllegalPlay, match=r"\[SW2-HAND-1\]"):
                game.play(f"play {card}")


@pytest.mark.rule("SW2-EVT-1")
def test_a_unit_is_not_played_like_an_event() -> None:
    game = scenario("""
        turn 3 south summon
        south magic 3
        south hand frost-mage
        south d3 gate
    """)
    with pytest.raises(IllegalPlay, match=r"\[SW2-EVT-1\]"):
        game.play("play frost-mage")


@pytest.mark.rule("SW2-EVT-2")
def test_pay_then_carry_out_then_discard() -> None:
    """In the middle of the effect the event is paid for and out of the hand, but not yet in the discard pile."""
    game = scenario("""
        turn 3 south magic
        south magic 3
        south hand enrage-the-horde gate
        south d4 horde-climber
        south e4 horde-climber
        north d5 starting-gate
        north e5 starting-gate
    """).play("play enrage-the-horde")
    assert game.magic("south") == 2
    assert (game.hand("south"), game.discard("south")) == (["gate"], [])
    game.play("attack d4 d5", "roll s")
    assert (game.hand("south"), game.discard("south")) == (["gate"], [])
    game.play("attack e4 e5", "roll s")
    assert (game.damage("d5"), game.damage("e5")) == (1, 1)
    assert game.discard("south") == ["enrage-the-horde"]


@pytest.mark.rule("SW2-EVT-3")
@pytest.mark.parametrize(("phase", "card"), [("summon", "sacrificial-pyre"), ("magic", "unrelenting")])
def test_an_event_that_cannot_be_paid_cannot_be_played(phase: str, card: str) -> None:
    hand = f"south hand {card} horde-climber\nsouth d3 gate"
    poor = scenario(f"turn 3 south {phase}\nsouth magic 0\n{hand}")
    assert not poor.starting("play")
    with pytest.raises(IllegalPlay, match=r"\[SW2-COST-2\]"):
        poor.play(f"play {card}")
    assert scenario(f"turn 3 south {phase}\nsouth magic 1\n{hand}").starting("play") == [f"play {card}"]


@pytest.mark.rule("SW2-EVT-4")
def test_any_number_of_events_in_one_phase() -> None:
    game = scenario("""
        turn 3 south move
        south hand ice-repair ice-repair ice-repair sneak sneak
        south d3 starting-gate damage 9
    """).play("play ice-repair", "play sneak", "play ice-repair", "play sneak", "play ice-repair")
    assert game.damage("d3") == 3
    assert len(game.discard("south")) == 5
    assert game.phase == "move"


RUNNING_EFFECTS = {
    "an ability after a move": (
        "turn 3 south move\nsouth hand ice-repair\nsouth c3 gate",
        ["move a1 a2"],
        ["ice-repair"],
        "structural-shift",
    ),
    "another event": (
        "turn 3 south build\nsouth hand glacial-shift glacial-shift\nsouth b2 gate",
        ["play glacial-shift"],
        ["glacial-shift"],
        "glacial-shift",
    ),
    "an attack, before its target is chosen": (
        "turn 3 south attack\nsouth hand pile-on\nsouth d4 dragos\nsouth d3 frost-mage\nnorth d5 gate\nnorth e4 gate",
        ["open life-drain d4 d3"],
        ["pile-on"],
        "attack-target",
    ),
    "an attack, before the roll": (
        "turn 3 south attack\nsouth hand pile-on\nsouth d4 bear-cavalry\nnorth d5 gate",
        ["attack d4 d5"],
        ["pile-on"],
        "roll",
    ),
    "the aftermath of an attack": (
        "turn 3 south attack\nsouth hand pile-on\nsouth d4 undead-archer\nnorth d5 horde-slinger",
        ["attack d4 d5", "roll b* s s"],
        ["pile-on"],
        "soul-shift",
    ),
    "a summon": (
        "turn 3 south summon\nsouth magic 9\nsouth hand elut-bal ice-ram\n"
        "south d4 hellfire-cultist\nsouth d5 undead-archer\nnorth c4 frost-mage",
        ["summon elut-bal d4"],
        ["ice-ram"],
        "order",
    ),
}


@pytest.mark.rule("SW2-EVT-5")
@pytest.mark.parametrize(("position", "plays", "hand", "prompt"), RUNNING_EFFECTS.values(), ids=RUNNING_EFFECTS)
def test_no_event_while_something_else_is_being_resolved(
    position: str, plays: list[str], hand: list[str], prompt: str
) -> None:
    game = scenario(position)
    assert f"play {hand[0]}" in game.options
    game.play(*plays)
    assert game.prompt == prompt
    assert game.hand("south") == hand
    assert not game.starting("play")
    with pytest.raises(IllegalPlay):
        game.play(f"play {hand[0]}")


@pytest.mark.rule("SW2-EVT-5")
def test_the_refusal_says_that_an_effect_is_to_be_finished_first() -> None:
    game = scenario("turn 3 south move\nsouth hand ice-repair\nsouth c3 gate").play("move a1 a2")
    with pytest.raises(IllegalPlay, match=r"\[SW2-TURN-9\]"):
        game.play("play ice-repair")


@pytest.mark.rule("SW2-EVT-6")
def test_not_before_the_start_of_phase_effects() -> None:
    """Blood Runes has to be settled before Pile On can be played."""
    game = scenario("""
        turn 3 south build
        south magic 2
        south hand pile-on gate
        south d4 blarf
        north d5 gate
    """).play("end")
    assert (game.phase, game.options) == ("attack", ["pass", "pay 1"])
    game.play("pay 1")
    assert game.options == ["attack d4 d5", "end", "play pile-on"]


@pytest.mark.rule("SW2-EVT-6")
def test_not_after_the_end_of_phase_effects_have_begun() -> None:
    """Ice Shards belongs to the end of the Build Phase: while it is asked, and after it, Glacial Shift is too late."""
    game = scenario("""
        turn 3 south build
        south hand glacial-shift gate
        south d4 jarmund boosts 1
        north d5 gate
    """)
    assert "play glacial-shift" in game.options
    game.play("end")
    assert (game.phase, game.options) == ("build", ["pass", "yes"])
    game.play("pass")
    assert (game.phase, game.options) == ("attack", ["attack d4 d5", "end"])


@pytest.mark.rule("SW2-EVT-7")
@pytest.mark.parametrize(("seat", "other"), [("south", "north"), ("north", "south")])
def test_the_player_of_an_event_controls_it(seat: str, other: str) -> None:
    """Its player makes its choices, its friends are friends of that player, and its kills pay that player."""
    game = scenario(f"""
        turn 3 {seat} move
        south magic 4
        north magic 4
        {seat} hand purge
        {seat} d4 undead-warrior
        {other} d5 frost-mage damage 2
        {other} c3 frost-mage
    """).play("play purge")
    assert game.asked == seat
    summoner = "a1" if seat == "south" else "f8"
    assert game.options == sorted(["done", "target d4", f"target {summoner}"])
    game.play("target d4", "done")
    assert (game.asked, game.options) == (seat, ["pass", "target d5"])
    game.play("target d5")
    assert (game.magic(seat), game.magic(other)) == (5, 4)


@pytest.mark.rule("SW2-EVT-8")
def test_an_event_that_goes_under_a_card_stays_there() -> None:
    game = scenario("""
        turn 3 south build
        south hand hellforged-weapon gate
        south d4 undead-warrior
        south e4 undead-warrior
    """).play("play hellforged-weapon", "target e4")
    assert game.discard("south") == []
    assert game.hand("south") == ["gate"]
    assert (game.strength("d4"), game.strength("e4")) == (2, 4)
    seen = {piece["square"]: piece["under"] for piece in view_of(game)["pieces"]}
    assert (seen["d4"], seen["e4"]) == ([], ["hellforged-weapon"])
    while game.state.turn < 5:
        game.play("end")
    assert game.strength("e4") == 4


@pytest.mark.rule("SW2-EVT-9")
def test_an_event_structure_is_built_not_played() -> None:
    game = scenario("""
        turn 3 south build
        south hand parapet glacial-shift
    """)
    assert game.starting("play") == ["play glacial-shift"]
    with pytest.raises(IllegalPlay, match=r"\[SW2-EVT-9\]"):
        game.play("play parapet")
    game.play("build parapet b2")
    assert game.card("b2") == "parapet"
    assert (game.active("south"), game.discard("south")) == ([], [])


@pytest.mark.rule("SW2-EVT-10")
def test_a_compulsory_target_must_exist() -> None:
    """The weapon needs a friendly common; enemy commons, own champions and the own summoner do not do."""
    position = "turn 3 south build\nsouth hand hellforged-weapon gate\nsouth d4 {}\nnorth d5 undead-warrior"
    without = scenario(position.format("dragos"))
    assert not without.starting("play")
    with pytest.raises(IllegalPlay, match=r"\[SW2-EVT-10\]"):
        without.play("play hellforged-weapon")
    assert scenario(position.format("undead-warrior")).starting("play") == ["play hellforged-weapon"]


@pytest.mark.rule("SW2-EVT-10")
@pytest.mark.parametrize(
    ("phase", "card"),
    [
        ("move", "ice-repair"),
        ("move", "sneak"),
        ("move", "purge"),
        ("build", "glacial-shift"),
        ("magic", "enrage-the-horde"),
    ],
)
def test_events_with_any_number_up_to_or_no_target_can_always_be_played(phase: str, card: str) -> None:
    """South has nothing but its summoner: no structure, no unit of cost 0. Nothing happens, the event is used."""
    game = scenario(f"turn 3 south {phase}\nsouth magic 1\nsouth hand {card} gate").play(f"play {card}")
    if card == "purge":
        game.play("done")
    assert (game.asked, game.phase) == ("south", phase)
    assert game.discard("south") == [card]


@pytest.mark.rule("SW2-EVT-10")
def test_blood_summon_without_a_fitting_unit_can_be_played() -> None:
    game = scenario("turn 3 south summon\nsouth hand blood-summon ice-ram").play("play blood-summon")
    assert game.discard("south") == ["blood-summon"]
