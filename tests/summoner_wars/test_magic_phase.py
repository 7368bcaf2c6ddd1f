"""Magic Phase, magic as a resource, and paying (MPH, MAGIC, COST)."""

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
        with pytest.raises(PositionError, match="magic goes from 0 to 15"):
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


# Magic for destroyed enemies ------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-MAGIC-4", "SW2-MAGIC-6")
@pytest.mark.parametrize(
    "target", ["undead-warrior damage 1", "gate damage 2", "parapet damage 2", "ice-golem damage 2"]
)
def test_an_attack_that_destroys_an_enemy_card_pays_one(target: str) -> None:
    """Units, structures, and what is both."""
    game = scenario(f"""
        turn 3 south attack
        south magic 4
        north magic 4
        south d4 bear-cavalry
        north d5 {target}
    """).play("attack d4 d5", "roll s s s")
    assert game.card("d5") == ""
    assert (game.magic("south"), game.magic("north")) == (5, 4)


@pytest.mark.rule("SW2-MAGIC-4")
def test_an_attack_that_leaves_the_target_alive_pays_nothing() -> None:
    game = scenario("""
        turn 3 south attack
        south magic 4
        south d4 bear-cavalry
        north d5 undead-warrior
    """).play("attack d4 d5", "roll s s s")
    assert game.life("d5") == 1
    assert game.magic("south") == 4


@pytest.mark.rule("SW2-MAGIC-5", "SW2-MAGIC-6")
def test_an_ability_that_destroys_enemy_cards_pays_one_for_each() -> None:
    """Three enemies die of one Ice Shards, a fourth survives it."""
    game = scenario("""
        turn 3 south build
        south magic 4
        south hand gate
        south c3 jarmund boosts 1
        south c5 gate
        north c6 horde-slinger
        north d5 ice-golem damage 4
        north b5 horde-slinger
        north c4 undead-warrior damage 2
    """).play("end", "yes")
    assert game.card("c4") == "undead-warrior"
    assert game.discard("north") == ["horde-slinger", "horde-slinger", "ice-golem"]
    assert game.magic("south") == 7


@pytest.mark.rule("SW2-MAGIC-5")
def test_an_event_that_destroys_an_enemy_card_pays_one() -> None:
    game = scenario("""
        turn 3 south move
        south magic 4
        south hand purge
        south d4 undead-warrior
        north d5 frost-mage damage 2
    """).play("play purge", "target d4", "done", "target d5")
    assert (game.card("d4"), game.card("d5")) == ("", "")
    assert game.magic("south") == 5


@pytest.mark.rule("SW2-MAGIC-7", "SW2-MAGIC-14")
def test_it_pays_in_the_opponents_turn_and_for_an_ability_of_a_card_just_destroyed() -> None:
    """South kills a cultist in its own turn; the fire kills the attacker and pays north."""
    game = scenario("""
        turn 3 south attack
        south magic 4
        north magic 4
        south d4 ice-smith damage 1
        north d5 hellfire-cultist
    """).play("attack d4 d5", "roll s s")
    assert (game.card("d4"), game.card("d5")) == ("", "")
    assert (game.magic("south"), game.magic("north")) == (5, 5)


@pytest.mark.rule("SW2-MAGIC-8", "SW2-MAGIC-13")
def test_an_attack_on_an_own_card_pays_nobody() -> None:
    game = scenario("""
        turn 3 south attack
        south magic 4
        north magic 4
        south d4 bear-cavalry
        south d5 ice-smith
    """).play("attack d4 d5", "roll s s s")
    assert game.discard("south") == ["ice-smith"]
    assert (game.magic("south"), game.magic("north")) == (4, 4)


@pytest.mark.rule("SW2-MAGIC-8", "SW2-MAGIC-13")
@pytest.mark.parametrize(
    ("position", "plays", "spent", "lost"),
    [
        pytest.param(
            "turn 3 south move\nsouth hand purge\nsouth d4 undead-warrior\nsouth d5 undead-warrior damage 2",
            ["play purge", "target d4", "done", "target d5"],
            0,
            ["purge", "undead-warrior", "undead-warrior"],
            id="an event and its price",
        ),
        pytest.param(
            "turn 3 south attack\nsouth d4 dragos\nsouth d5 frost-mage\nnorth c4 starting-gate",
            ["open life-drain d4 d5", "roll b* b* b* b*"],
            0,
            ["frost-mage"],
            id="an ability and its price",
        ),
        pytest.param(
            "turn 3 south attack\nsouth d4 ice-smith damage 1 under hellforged-weapon\nnorth c4 starting-gate",
            ["attack d4 c4", "roll b* b* b* b*"],
            0,
            ["hellforged-weapon", "ice-smith"],
            id="own damage",
        ),
        pytest.param(
            "turn 3 south summon\nsouth hand elut-bal\nsouth d4 frost-mage",
            ["summon elut-bal d4"],
            6,
            ["frost-mage"],
            id="the price of a summon",
        ),
    ],
)
def test_own_effects_and_costs_that_destroy_own_cards_pay_nobody(
    position: str, plays: list[str], spent: int, lost: list[str]
) -> None:
    game = scenario(f"{position}\nsouth magic 8\nnorth magic 8").play(*plays)
    assert game.discard("south") == lost
    assert (game.magic("south"), game.magic("north")) == (8 - spent, 8)


@pytest.mark.rule("SW2-MAGIC-9")
def test_a_card_that_falls_with_a_destroyed_enemy_card_pays_nothing() -> None:
    """Ollag dies and with him the last life of a gate and of a golem: 1 magic for him, none for them."""
    game = scenario("""
        turn 3 south attack
        south magic 4
        north magic 4
        south d4 bear-cavalry
        north d5 ollag damage 6
        north a7 gate damage 5
        north b7 ice-golem damage 5
        north c7 gate damage 4
    """).play("attack d4 d5", "roll s b* b*")
    assert game.discard("north") == ["gate", "ice-golem", "ollag"]
    assert game.card("c7") == "gate"
    assert (game.magic("south"), game.magic("north")) == (5, 4)


@pytest.mark.rule("SW2-MAGIC-10")
def test_cards_under_a_destroyed_card_pay_nothing() -> None:
    game = scenario("""
        turn 3 south attack
        south magic 4
        south d4 bear-cavalry
        north d5 frost-mage damage 3 under ice-smith under hellforged-weapon
    """).play("attack d4 d5", "roll s b* b*")
    assert game.discard("north") == ["frost-mage", "hellforged-weapon", "ice-smith"]
    assert game.magic("south") == 5


@pytest.mark.rule("SW2-MAGIC-11")
def test_no_magic_when_an_effect_takes_the_place_of_destruction() -> None:
    """Unrelenting returns the common to its hand; a champion beside it is destroyed and pays."""
    game = scenario("""
        turn 3 south attack
        south magic 4
        south d4 bear-cavalry
        south f4 bear-cavalry
        north d5 beast-rider
        north f5 smeg damage 1
        north active unrelenting
    """).play("attack d4 d5", "roll s s s")
    assert game.hand("north") == ["beast-rider"]
    assert game.magic("south") == 4
    game.play("attack f4 f5", "roll s s s")
    assert game.card("f5") == ""
    assert game.magic("south") == 5


@pytest.mark.rule("SW2-MAGIC-11")
@pytest.mark.parametrize(
    ("eater", "food"),
    [
        ("south d4 the-eater", "south d5 frost-mage owner north"),
        ("south d4 the-eater owner north", "south d5 frost-mage"),
    ],
)
def test_no_magic_when_a_card_is_discarded(eater: str, food: str) -> None:
    game = scenario(f"""
        turn 3 south attack
        south magic 4
        north magic 4
        {eater}
        {food}
        north e5 gate
    """).play("end", "resolve feed-the-eater d4")
    assert game.options == ["target d4", "target d5"]
    game.play("target d5")
    assert game.card("d5") == ""
    assert (game.magic("south"), game.magic("north")) == (4, 4)


@pytest.mark.rule("SW2-MAGIC-11")
def test_no_magic_when_a_card_is_captured() -> None:
    """Tacullu may waive lethal damage and take control instead; refused, the kill pays."""
    position = """
        turn 3 south attack
        south magic 4
        south d4 tacullu
        north d5 frost-mage damage 1
    """
    captured = scenario(position).play("attack d4 d5", "roll sb sb sb", "target d5")
    assert captured.piece("d5").controller == 0
    assert captured.magic("south") == 4
    killed = scenario(position).play("attack d4 d5", "roll sb sb sb", "refuse")
    assert (killed.card("d5"), killed.magic("south")) == ("", 5)


@pytest.mark.rule("SW2-MAGIC-11")
def test_no_magic_when_an_enemy_card_is_returned_to_hand() -> None:
    game = scenario("""
        turn 3 south build
        south magic 4
        north magic 4
        south hand hide-in-darkness gate
        south d3 selundar
        north d4 frost-mage
        north c3 frost-mage
    """).play("play hide-in-darkness", "target d4")
    assert game.hand("north") == ["frost-mage"]
    assert (game.magic("south"), game.magic("north")) == (4, 4)


@pytest.mark.rule("SW2-MAGIC-12")
@pytest.mark.parametrize(
    ("target", "gain"), [("north d5 ice-smith owner south", 1), ("south d5 ice-smith owner north", 0)]
)
def test_control_at_the_moment_of_destruction_decides(target: str, gain: int) -> None:
    game = scenario(f"""
        turn 3 south attack
        south magic 4
        north magic 4
        south d4 bear-cavalry
        {target}
    """).play("attack d4 d5", "roll s s s")
    assert game.card("d5") == ""
    assert (game.magic("south"), game.magic("north")) == (4 + gain, 4)


@pytest.mark.rule("SW2-MAGIC-15")
def test_the_gain_comes_with_the_destruction_before_anything_that_follows() -> None:
    """The archer is still asked about Soul Shift when the magic is there already."""
    game = scenario("""
        turn 3 south attack
        south magic 4
        south d4 undead-archer
        north d5 frost-mage damage 3
        north e5 hellfire-cultist
    """).play("attack d4 d5", "roll b* s s")
    assert game.prompt == "soul-shift"
    assert game.magic("south") == 5
    assert [event.id for event in game.log if event.id in ("destroyed", "magic-gained", "triggered")] == [
        "destroyed", "magic-gained", "triggered",
    ]  # fmt: skip


# Paying ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-COST-1")
@pytest.mark.parametrize(
    ("phase", "card", "play", "cost"),
    [
        ("summon", "nadiana", "summon nadiana d4", 6),
        ("summon", "undead-archer", "summon undead-archer d4", 2),
        ("summon", "horde-climber", "summon horde-climber d4", 0),
        ("summon", "sacrificial-pyre", "play sacrificial-pyre", 1),
        ("summon", "ice-ram", "play ice-ram", 0),
        ("build", "ice-golem", "build ice-golem a2", 2),
        ("build", "parapet", "build parapet a2", 0),
        ("build", "gate", "build gate a2", 0),
        ("magic", "unrelenting", "play unrelenting", 1),
    ],
)
def test_playing_a_card_costs_what_is_printed_on_it(phase: str, card: str, play: str, cost: int) -> None:
    game = scenario(f"""
        turn 3 south {phase}
        south magic 9
        north magic 9
        south hand {card} blarf
        south d3 gate
    """).play(play)
    assert (game.magic("south"), game.magic("north")) == (9 - cost, 9)


@pytest.mark.rule("SW2-COST-2", "SW2-COST-3")
def test_a_cost_is_paid_in_full_or_not_at_all_and_nothing_is_always_payable() -> None:
    """With 1 magic the Frost Mage is within reach, the warrior for 2 is not; with 0 only what is free."""
    hand = "south hand undead-warrior frost-mage horde-climber blood-summon sacrificial-pyre\nsouth d3 gate"
    rich = scenario(f"turn 3 south summon\nsouth magic 1\n{hand}")
    offered = {" ".join(text.split()[:2]) for text in rich.options}
    assert offered == {
        "summon frost-mage", "summon horde-climber", "play blood-summon", "play sacrificial-pyre", "end",
    }  # fmt: skip
    with pytest.raises(IllegalPlay, match=r"\[SW2-COST-2\]"):
        rich.play("summon undead-warrior d4")
    poor = scenario(f"turn 3 south summon\nsouth magic 0\n{hand}")
    offered = {" ".join(text.split()[:2]) for text in poor.options}
    assert offered == {"summon horde-climber", "play blood-summon", "end"}
    with pytest.raises(IllegalPlay, match=r"\[SW2-COST-2\]"):
        poor.play("play sacrificial-pyre")
    poor.play("summon horde-climber d4")
    assert poor.magic("south") == 0


@pytest.mark.rule("SW2-COST-2")
def test_structures_too_are_built_only_for_the_full_cost() -> None:
    game = scenario("""
        turn 3 south build
        south magic 1
        south hand ice-golem gate
    """)
    assert game.starting("build gate")
    assert not game.starting("build ice-golem")
    with pytest.raises(IllegalPlay, match=r"\[SW2-COST-2\]"):
        game.play("build ice-golem a2")


@pytest.mark.rule("SW2-COST-2")
def test_without_magic_an_upkeep_cannot_be_paid() -> None:
    """At 1 magic Smeg's player is asked; at 0 there is nothing to ask and Smeg goes."""
    position = "turn 3 south magic\nsouth magic {}\nsouth hand gate\nsouth d4 smeg\nsouth draw gate gate gate gate"
    rich = scenario(position.format(1)).play("end")
    assert rich.options == ["pay 1", "refuse"]
    rich.play("pay 1")
    assert (rich.magic("south"), rich.card("d4")) == (0, "smeg")
    poor = scenario(position.format(0)).play("end")
    assert poor.asked == "north"
    assert (poor.magic("south"), poor.card("d4")) == (0, "")


@pytest.mark.rule("SW2-COST-4")
def test_a_price_besides_magic_belongs_to_the_cost() -> None:
    """Elut-Bal needs 6 magic and a friendly unit, in whose space he arrives: no gate, no structure, no enemy."""
    position = """
        turn 3 south summon
        south magic {}
        south hand elut-bal horde-climber
        south b1 ret-talus
        south d3 gate
        south e5 frost-mage
        south c5 hellfire-cultist owner north
        north e6 frost-mage
    """
    game = scenario(position.format(6))
    assert game.starting("summon elut-bal") == ["summon elut-bal b1", "summon elut-bal c5", "summon elut-bal e5"]
    game.play("summon elut-bal e5")
    assert game.card("e5") == "elut-bal"
    assert game.discard("south") == ["frost-mage"]
    assert game.magic("south") == 0
    poor = scenario(position.format(5))
    assert not poor.starting("summon elut-bal")
    with pytest.raises(IllegalPlay, match=r"\[SW2-COST-2\]"):
        poor.play("summon elut-bal e5")


@pytest.mark.rule("SW2-COST-4")
def test_a_price_that_cannot_be_paid_forbids_the_summon() -> None:
    """The only unit of south is in foreign hands: there is nothing to destroy for Elut-Bal."""
    game = scenario("""
        turn 3 south summon
        south magic 9
        south hand elut-bal horde-climber
        south d3 gate
        north c5 svara owner south
        north f8 ret-talus
    """, summoners=False)  # fmt: skip
    assert [text.split()[1] for text in game.starting("summon")] == ["horde-climber"] * 4


@pytest.mark.rule("SW2-COST-5")
def test_the_cost_is_paid_before_the_effect() -> None:
    """With 15 magic the order shows: 1 paid, then 1 gained for a kill gives 15; gained first would be lost."""
    game = scenario("""
        turn 3 south magic
        south magic 15
        south hand enrage-the-horde gate
        south d4 horde-climber
        north d5 frost-mage damage 3
    """).play("play enrage-the-horde")
    assert game.magic("south") == 14
    game.play("attack d4 d5", "roll s")
    assert game.magic("south") == 15
