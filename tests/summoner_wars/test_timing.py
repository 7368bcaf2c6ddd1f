"""When things happen, and in which order (TIME)."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.abilities import BY_NUMBER
from stonehall.games.summoner_wars.board import GRID
from stonehall.games.summoner_wars.cards import CARDS
from stonehall.kernel import IllegalPlay
from tests.summoner_wars.scenario import Scenario, scenario, triggered


def story(game: Scenario, *ids: str) -> list[str]:
    """What was told of these kinds, each with the card (or the ability) it is about."""
    told = []
    for event in game.log:
        if event.id in ids:
            name = BY_NUMBER[event.args[0]].id if event.id == "triggered" else CARDS[event.args[0]].id
            told.append(f"{event.id} {name}")
    return told


@pytest.mark.rule("SW2-TIME-1")
def test_the_start_of_a_phase_comes_before_anything_else_in_it() -> None:
    game = scenario("""
        turn 3 south build
        south magic 2
        south hand pile-on gate
        south c4 blarf
        north c5 gate
    """)
    game.play("end")
    assert (game.phase, game.options) == ("attack", ["pass", "pay 1"])
    assert game.refusal("attack c4 c5") == ["SW2-TURN-9"]
    assert game.refusal("play pile-on") == ["SW2-TURN-9"]
    game.play("pay 1")
    assert game.options == ["attack c4 c5", "end", "play pile-on"]
    assert game.strength("c4") == 1


@pytest.mark.rule("SW2-TIME-3")
def test_the_end_of_a_phase_comes_after_all_of_it() -> None:
    game = scenario("""
        turn 3 south build
        south hand gate gate glacial-shift
        south c2 jarmund boosts 1
        north c4 undead-warrior
        north f4 undead-warrior
        south e8 gate
    """)
    game.play("build gate c3")
    assert game.prompt == "phase-build"
    game.play("build gate b3")
    assert game.prompt == "phase-build"
    game.play("end")
    assert (game.phase, game.prompt) == ("build", "ice-shards")
    assert game.refusal("play glacial-shift") == ["SW2-TURN-9"]
    game.play("yes")
    # The gate built in this phase counts.
    assert (game.damage("c4"), game.damage("f4"), game.damage("f8")) == (1, 0, 1)


@pytest.mark.rule("SW2-TIME-5")
def test_after_means_at_once() -> None:
    game = scenario("""
        turn 3 south move
        south c3 svara
        south c2 horde-clinger
        south d6 gate
        south f4 frost-mage
    """)
    game.play("move c3 c5")
    # Two effects follow this move; nothing else comes before both are done.
    assert (game.prompt, game.options) == ("order", ["resolve cling c2", "resolve structural-shift c5"])
    assert game.refusal("move f4 f5") == ["SW2-TURN-9"]
    game.play("resolve cling c2")
    assert game.refusal("move f4 f5") == ["SW2-TURN-9"]
    game.play("to b5")
    assert game.prompt == "structural-shift"
    assert game.refusal("move f4 f5") == ["SW2-TURN-9"]
    game.play("target d6", "to e6", "move f4 f5")
    assert [game.card(square) for square in ("b5", "c5", "e6", "f5")] == [
        "horde-clinger",
        "svara",
        "gate",
        "frost-mage",
    ]


@pytest.mark.rule("SW2-TIME-6")
def test_after_a_move_is_after_all_its_steps() -> None:
    game = scenario("""
        turn 3 south move
        south c3 ice-smith boosts 1
        south c1 frost-mage
        south d6 horde-clinger
        south e3 horde-climber
    """)
    game.play("move c3 c5")
    # Asked once, from the space where it stopped: d6 is within 3 spaces of c5, c1 was within 3 of c3 only.
    assert (game.prompt, game.options) == ("frost-axe", ["pass", "target d6", "yes"])
    game.play("yes")
    assert (game.boosts("c5"), game.prompt) == (2, "phase-move")
    # The Horde Clinger stands next to the end of this move, not next to its beginning.
    game.play("move e3 e6")
    assert (game.card("e6"), game.prompt) == ("horde-climber", "phase-move")


@pytest.mark.rule("SW2-TIME-7")
def test_after_an_attack_is_after_damage_and_removal() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 undead-warrior damage 1 under hellforged-weapon
        north c4 frost-mage
    """)
    game.play("attack c3 c4", "roll s* s* s* s")
    assert (
        story(game, "damaged", "destroyed", "triggered")
        == [
            "damaged frost-mage",
            "destroyed frost-mage",
            "triggered blood-fury",
            "triggered cursed",
            "damaged undead-warrior",
            "destroyed undead-warrior",
            "triggered inaction",
            "damaged svara",
        ][:6]
    )
    assert (game.card("c3"), game.card("c4"), game.magic("south")) == ("", "", 1)


@pytest.mark.rule("SW2-TIME-8")
@pytest.mark.parametrize(("first", "died_on"), [("soul-shift c3", "c4"), ("immolate c4", "c3")])
def test_the_active_player_orders_what_happens_at_the_same_moment(first: str, died_on: str) -> None:
    game = scenario("""
        turn 3 south attack
        south a1 ret-talus
        south c3 undead-archer damage 1
        north c4 hellfire-cultist
    """)
    game.play("attack c3 c4", "roll sb sb sb")
    # Soul Shift belongs to South, Immolate to North; South, whose turn it is, orders both.
    assert (game.asked, game.prompt) == ("south", "order")
    assert game.options == ["resolve immolate c4", "resolve soul-shift c3"]
    game.play(f"resolve {first}")
    if first == "soul-shift c3":
        assert game.options == ["pass", "yes"]
        game.play("yes")
    # Burnt before it could shift, or on its new space.
    where = [GRID.name(event.args[1]) for event in game.told("destroyed") if CARDS[event.args[0]].id == "undead-archer"]
    assert where == [died_on]
    assert first.startswith(triggered(game)[0])


@pytest.mark.rule("SW2-TIME-9")
def test_to_resolve_is_to_carry_out_all_steps() -> None:
    game = scenario("""
        turn 3 south move
        south hand purge
        south c3 undead-warrior
        south e3 undead-carrier
        north c4 gate
        north b3 frost-mage
        north e4 frost-mage
    """)
    game.play("play purge", "target c3", "target e3", "done", "target b3", "target e4")
    assert (game.damage("b3"), game.damage("e4")) == (2, 2)
    assert (game.card("c3"), game.card("e3")) == ("", "")
    assert game.discard("south") == ["purge", "undead-carrier", "undead-warrior"]
    assert game.prompt == "phase-move"


@pytest.mark.rule("SW2-TIME-10")
def test_abilities_wait_until_the_running_effect_is_finished() -> None:
    game = scenario("""
        turn 3 south move
        south hand purge
        south c3 hellfire-cultist
        south e3 undead-carrier
        south d5 undead-archer
        north c4 frost-mage damage 2
        north e4 frost-mage
    """)
    game.play("play purge", "target c3", "target e3", "done", "target c4")
    # The Frost Mage on c4 is gone, but neither Soul Shift nor anything else interrupts the event.
    assert (game.card("c4"), game.prompt, triggered(game)) == ("", "purge-strike", [])
    game.play("target e4")
    assert (game.card("c3"), game.card("e3"), game.discard("south").count("purge")) == ("", "", 1)
    assert (game.prompt, game.options) == ("order", ["resolve immolate c3", "resolve soul-shift d5"])


@pytest.mark.rule("SW2-TIME-10")
def test_damage_by_the_steps_of_a_move_lands_after_the_move() -> None:
    game = scenario("""
        turn 3 south move
        south c3 bear-cavalry damage 4
        north c4 hellfire-cultist damage 1
    """)
    game.play("move c3 c5 c4")
    # The cultist burns what stands next to it when it dies: the cavalry has left c3 and stands on c5.
    assert story(game, "moved", "destroyed") == [
        "moved bear-cavalry",
        "destroyed hellfire-cultist",
        "destroyed bear-cavalry",
    ]
    assert (game.card("c4"), game.card("c5")) == ("", "")


@pytest.mark.rule("SW2-TIME-10")
def test_leaving_an_enemy_hurts_after_the_move() -> None:
    game = scenario("""
        turn 3 south move
        south c3 frost-mage damage 3
        north c4 citadel-knight
    """)
    # Engage would kill the mage at its first step; it still makes the second one, and dies where it stopped.
    game.play("move c3 b2")
    assert story(game, "moved", "destroyed") == ["moved frost-mage", "destroyed frost-mage"]
    assert [GRID.name(event.args[1]) for event in game.told("destroyed")] == ["b2"]


@pytest.mark.rule("SW2-TIME-11")
def test_no_event_while_something_is_being_resolved() -> None:
    during_ability = scenario("turn 3 south move\nsouth hand ice-repair\nsouth c3 svara\nsouth d4 gate damage 1")
    assert "play ice-repair" in during_ability.options
    during_ability.play("move c3 c4")
    assert during_ability.starting("play") == []
    assert during_ability.refusal("play ice-repair") == ["SW2-TURN-9"]
    during_event = scenario("turn 3 south move\nsouth hand sneak sneak ice-repair\nsouth c3 blarf\nsouth d4 gate")
    during_event.play("play sneak")
    assert during_event.refusal("play sneak") == ["SW2-TURN-9"]
    during_attack = scenario("turn 3 south attack\nsouth hand pile-on\nsouth c3 blarf boosts 1\nnorth c4 gate")
    during_attack.play("attack c3 c4")
    assert during_attack.asked == "chance"
    with pytest.raises(IllegalPlay, match="Luck decides now"):
        during_attack.play("play pile-on")


@pytest.mark.rule("SW2-TIME-13")
def test_active_events_leave_one_by_one() -> None:
    game = scenario("""
        turn 4 north magic
        north hand gate
        south active sacrificial-pyre boosts 1
        south active ice-ram
        south active sacrificial-pyre boosts 2
        south a1 svara damage 5
        south c3 frost-mage damage 2
    """)
    game.play("end")
    healed = []
    while game.prompt == "sacrificial-pyre":
        healed.append(game.options)
        game.play("target c3")
    # One heal after the other, each seeing the board as it is then; the second pyre finds what the first has left.
    assert healed[0] == ["target a1", "target c3"]
    assert len(healed) == 2
    assert (game.damage("a1"), game.damage("c3"), game.active("south")) == (5, 0, [])


@pytest.mark.rule("SW2-TIME-13")
@pytest.mark.parametrize(("first", "second"), [("learn", "sacrificial-pyre"), ("sacrificial-pyre", "learn")])
def test_the_active_player_orders_the_events_that_leave(first: str, second: str) -> None:
    game = scenario("""
        turn 4 north magic
        north hand gate
        south active sacrificial-pyre boosts 1
        south active learn boosts 1
        south a1 svara damage 5
        south c3 frost-mage damage 2
    """)
    game.play("end")
    assert (game.asked, game.options) == ("south", ["resolve learn -", "resolve sacrificial-pyre -"])
    game.play(f"resolve {first} -")
    while game.prompt == "order":
        game.play(game.options[0])
    game.play("target c3")
    assert story(game, "discarded") == [f"discarded {first}", f"discarded {second}"]
    assert (game.boosts("a1"), game.damage("c3"), game.phase) == (1, 1, "move")


@pytest.mark.rule("SW2-TIME-14")
@pytest.mark.parametrize("first", ["feed-the-eater e3", "inaction a1"])
def test_inaction_and_other_ends_of_the_attack_phase_are_ordered(first: str) -> None:
    game = scenario("""
        turn 3 south attack
        south hand gate
        south e3 the-eater
        south e4 horde-slinger
    """)
    game.play("end")
    assert (game.asked, game.options) == ("south", ["resolve feed-the-eater e3", "resolve inaction a1"])
    game.play(f"resolve {first}")
    assert game.damage("a1") == (1 if first == "inaction a1" else 0)
    assert game.options == ["target e3", "target e4"]
    game.play("target e4")
    assert (game.damage("a1"), game.card("e4"), game.phase) == (1, "", "magic")


@pytest.mark.rule("SW2-TIME-15")
def test_new_effects_join_those_that_wait() -> None:
    game = scenario("""
        turn 3 south attack
        south a1 ret-talus
        south c2 undead-archer
        south d4 hellfire-cultist damage 1
        north c4 hellfire-cultist
        north e4 undead-warrior
    """)
    game.play("attack c2 c4", "roll sb sb sb")
    assert game.options == ["resolve immolate c4", "resolve soul-shift c2"]
    game.play("resolve immolate c4")
    # It has destroyed South's cultist, whose own fire now waits together with what waited before.
    assert (game.card("d4"), game.prompt) == ("", "order")
    assert game.options == ["resolve immolate d4", "resolve soul-shift c2"]
    game.play("resolve immolate d4")
    assert (game.damage("e4"), game.prompt) == (1, "soul-shift")


@pytest.mark.rule("SW2-TIME-16")
def test_choices_belong_to_the_controller_of_the_effect() -> None:
    game = scenario("""
        turn 3 south move
        south active ice-ram
        south c3 ice-golem
        north c5 undead-warrior
    """)
    game.play("move c3 c4")
    assert (game.asked, game.options) == ("south", ["pass", "target c5"])
    game.play("target c5")
    # The warrior is North's, but the ram is South's: South says whether and where it is forced.
    assert (game.asked, game.options) == ("south", ["pass", "to b5", "to c6", "to d5"])


@pytest.mark.rule("SW2-TIME-16")
def test_a_text_may_give_the_choice_to_another_player() -> None:
    game = scenario("""
        turn 3 south move
        south hand gate ice-smith
        south c3 frost-mage
        north c6 mind-knight
    """)
    # Arouse Fear is an ability of North's, but it is South who picks the card that South discards.
    game.play("move c3 c5")
    assert (game.asked, game.options) == ("south", ["card gate", "card ice-smith"])


# What dies when the turn is over --------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-TIME-12", "SW2-DEST-5")
def test_what_dies_when_lent_life_is_over_still_reacts_before_the_next_turn() -> None:
    """Imbued Life was lent until the end of the turn: the Cultist falls with it, and Immolate burns the archer."""
    game = scenario("""
        turn 3 south magic
        south c3 hellfire-cultist damage 2 boosts 1 lent imbued-life
        south hand gate gate gate gate gate
        north c4 undead-archer
    """).play("end")
    assert (game.card("c3"), game.damage("c4"), game.state.turn) == ("", 1, 4)
    assert triggered(game) == ["immolate"]
    told = [event.id for event in game.log]
    assert told.index("destroyed") < told.index("triggered") < told.index("damaged") < told.index("turn")
