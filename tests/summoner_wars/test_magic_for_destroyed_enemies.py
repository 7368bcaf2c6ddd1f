"""Magic for destroyed enemy cards: what pays, what does not, and whom (MAGIC)."""

import pytest

from tests.summoner_wars.scenario import scenario


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
    captured = scenario(position).play("attack d4 d5", "roll sb sb sb", "yes")
    assert captured.piece("d5").controller == 0
    assert captured.magic("south") == 4
    killed = scenario(position).play("attack d4 d5", "roll sb sb sb", "pass")
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
