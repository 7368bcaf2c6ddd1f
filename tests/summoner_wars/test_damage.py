"""Damage, what ends a card's life, and what heals it (DMG)."""

import pytest

from tests.summoner_wars.scenario import Scenario, pass_turns, scenario


@pytest.mark.rule("SW2-DMG-1", "SW2-DMG-2")
@pytest.mark.parametrize(("roll", "hits"), [("roll s b* b*", 1), ("roll s s b*", 2), ("roll s s s", 3)])
def test_damage_adds_up_and_lowers_life_one_by_one(roll: str, hits: int) -> None:
    game = scenario("""
        turn 3 south attack
        south d4 bear-cavalry
        north d5 starting-gate damage 4
    """).play("attack d4 d5", roll)
    assert game.damage("d5") == 4 + hits
    assert game.life("d5") == 6 - hits


@pytest.mark.rule("SW2-DMG-3")
@pytest.mark.parametrize(("before", "left"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_a_card_without_life_is_destroyed(before: int, left: int) -> None:
    """Bear Cavalry has 5 life and takes 2 damage: with none left, or less, it goes."""
    game = scenario(f"""
        turn 3 south attack
        south d4 ice-smith
        north d5 bear-cavalry damage {before}
    """).play("attack d4 d5", "roll s s")
    assert (game.card("d5"), game.discard("north")) == (("bear-cavalry", []) if left else ("", ["bear-cavalry"]))
    if left:
        assert game.life("d5") == left


@pytest.mark.rule("SW2-DMG-3")
def test_a_card_dies_when_the_bonus_that_kept_it_alive_ends() -> None:
    """Ollag gives structures of his side 1 life. When he is destroyed, those that lived on it go with him."""
    game = scenario("""
        turn 3 south attack
        south d4 bear-cavalry
        south d2 gate damage 4
        north d5 ollag damage 4
        north b7 gate damage 5
        north c7 gate damage 4
    """)
    assert (game.life("b7"), game.life("d2")) == (1, 1)
    game.play("attack d4 d5", "roll s s s")
    assert (game.card("b7"), game.card("c7"), game.card("d2")) == ("", "gate", "gate")
    assert game.discard("north") == ["gate", "ollag"]


BONUS_ENDS = {
    "its giver is discarded": (
        "turn 3 south attack targeted\nsouth hand gate\nsouth d4 the-eater\nsouth d5 ollag\nsouth b2 gate damage 5",
        ["end", "target d5"],
    ),
    "its giver is returned to hand": (
        "turn 3 south move\nsouth d2 selundar boosts 2\nsouth d4 ollag\nsouth b2 gate damage 5",
        ["use return-to-shadow d2 d4"],
    ),
    "its giver changes sides": (
        "turn 3 south summon\nsouth hand mind-control ice-ram\nsouth d4 tacullu\n"
        "north d5 ollag\nnorth b2 gate damage 5",
        ["play mind-control", "target d5"],
    ),
    "its giver changes back": (
        "turn 3 south magic\nsouth hand gate\nsouth d5 ollag owner north returns north\nsouth b2 gate damage 5",
        ["end"],
    ),
    "its giver loses its abilities": (
        "turn 3 south summon\nsouth hand freeze ice-ram\nsouth d4 grognack\nnorth d5 ollag\nnorth b2 gate damage 5",
        ["play freeze"],
    ),
    "the event that lent it is discarded": (
        "turn 4 north magic\nnorth hand gate\nsouth d4 lioness id 11\nsouth b2 spirit-mage boosts 1 damage 2 id 12\n"
        "south active chant-of-entangling target 11 target 12 id 13\nsouth a1 abua-shi id 14\nnorth f8 svara id 15",
        ["end"],
    ),
}


@pytest.mark.rule("SW2-DMG-3")
@pytest.mark.parametrize(("position", "plays"), BONUS_ENDS.values(), ids=BONUS_ENDS)
def test_a_card_dies_also_when_the_bonus_ends_without_damage(position: str, plays: list[str]) -> None:
    """What stands on b2 has 1 life left, thanks to a bonus that ends."""
    game = scenario(position)
    assert game.life("b2") == 1
    game.play(*plays)
    assert game.card("b2") == ""


@pytest.mark.rule("SW2-DMG-4")
def test_only_a_card_with_damage_is_damaged() -> None:
    """The Pyre heals a damaged unit: those without a token, and structures, are no choice."""
    game = scenario("""
        turn 4 north magic
        north hand gate
        south active sacrificial-pyre boosts 1
        south d4 gul-dass damage 1
        south e4 gul-dass
        north d5 dragos damage 7
        north e5 dragos
        south c2 gate damage 3
    """).play("end")
    assert game.options == ["target d4", "target d5"]


@pytest.mark.rule("SW2-DMG-4")
def test_an_undamaged_gate_is_not_damaged() -> None:
    """Shadow Pulse reaches units next to a damaged gate."""
    game = scenario("""
        turn 3 south attack
        south hand shadow-pulse gate
        south b4 gate damage 1
        south e4 gate
        north b5 frost-mage
        north e5 frost-mage
    """).play("play shadow-pulse")
    assert game.options == ["done", "target b5"]


@pytest.mark.rule("SW2-DMG-5")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_removing_damage_takes_what_is_there(before: int, after: int) -> None:
    """Ice Repair removes 2."""
    game = scenario(f"""
        turn 3 south move
        south hand ice-repair
        south d3 gate damage {before}
    """).play("play ice-repair")
    assert game.damage("d3") == after


@pytest.mark.rule("SW2-DMG-6")
def test_nothing_heals_by_itself() -> None:
    game = scenario("""
        turn 3 south move
        south hand gate
        south d4 bear-cavalry damage 2
        south d3 gate damage 4
        north d5 dragos damage 3
        north hand gate
    """).play("move d4 e4")
    pass_turns(game, 6)
    assert (game.damage("e4"), game.damage("d3"), game.damage("d5")) == (2, 4, 3)


@pytest.mark.rule("SW2-DMG-6")
def test_damage_is_gone_when_the_card_leaves_the_battlefield() -> None:
    """The climber returns to hand with 3 damage and comes back with none."""
    game = scenario("""
        turn 3 south attack
        south d4 bear-cavalry
        north d5 horde-climber damage 2
        north c7 gate
        north active unrelenting
        north hand gate
    """).play("attack d4 d5", "roll s b* b*")
    pass_turns(game, 4)
    game.play("summon horde-climber c6")
    assert (game.damage("c6"), game.life("c6")) == (0, 3)


@pytest.mark.rule("SW2-DMG-7")
def test_damage_beyond_the_last_life_has_no_further_effect() -> None:
    """Five hits on a slinger with 1 life: one card, one magic, nobody else hurt."""
    game = scenario("""
        turn 3 south attack
        south magic 3
        south d4 the-eater
        north d5 horde-slinger
        north d6 horde-slinger
        north e5 horde-slinger
        north c4 gate
    """).play("attack d4 d5", "roll s s s s s")
    assert game.discard("north") == ["horde-slinger"]
    assert game.magic("south") == 4
    assert (game.damage("d6"), game.damage("e5"), game.damage("f8")) == (0, 0, 0)


@pytest.mark.rule("SW2-DMG-8")
@pytest.mark.parametrize("structure", ["gate", "parapet", "ice-golem"])
def test_structures_take_damage_and_are_destroyed_like_units(structure: str) -> None:
    """All three have 5 life."""
    game = scenario(f"""
        turn 3 south attack
        south d4 bear-cavalry
        south e5 bear-cavalry
        north d5 {structure}
    """).play("attack d4 d5", "roll s s s")
    assert game.life("d5") == 2
    game.play("attack e5 d5", "roll s s s")
    assert (game.card("d5"), game.discard("north")) == ("", [structure])


def shattered_cultists() -> Scenario:
    """Ice Shards destroys two cultists at once; each burns those next to it when it is destroyed."""
    return scenario("""
        turn 3 south build
        south hand gate
        south b2 jarmund boosts 1
        south d4 gate
        north d5 hellfire-cultist damage 1
        north e4 hellfire-cultist damage 1
        south e5 bear-cavalry
        south f4 ice-smith
    """).play("end", "yes")


@pytest.mark.rule("SW2-DMG-9")
def test_one_effect_puts_all_damage_then_destroys_all_then_come_the_triggers() -> None:
    game = shattered_cultists()
    steps = [event.id for event in game.log if event.id in ("damaged", "destroyed")]
    assert steps == ["damaged", "damaged", "destroyed", "destroyed"]
    assert (game.card("d5"), game.card("e4")) == ("", "")
    assert (game.damage("e5"), game.damage("f4")) == (0, 0)


@pytest.mark.rule("SW2-DMG-9")
def test_the_active_player_orders_the_triggers_of_the_group() -> None:
    """Both belong to north, but it is south's turn."""
    game = shattered_cultists()
    assert (game.asked, game.options) == ("south", ["resolve immolate d5", "resolve immolate e4"])
    game.play("resolve immolate e4")
    assert (game.damage("e5"), game.damage("f4")) == (2, 1)
