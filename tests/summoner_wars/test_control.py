"""Who owns a card and who controls it, for good or for a turn (CTRL)."""

from __future__ import annotations

import pytest

from tests.summoner_wars.scenario import controllers, scenario


@pytest.mark.rule("SW2-CTRL-1")
def test_a_captured_unit_is_still_owned_by_the_player_who_brought_it() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 tacullu
        south d5 bear-cavalry
        south hand gate
        north c5 undead-archer damage 1 under hellforged-weapon
    """)
    game.play("attack c3 c5", "roll sb s s", "yes")
    assert (game.seen("c5")["owner"], game.seen("c5")["controller"]) == ("north", "south")
    game.play("attack d5 c5", "roll s s s")
    assert game.discard("north") == [
        "hellforged-weapon",
        "undead-archer",
    ]  # to the owner's pile, with what lay under it
    assert (game.discard("south"), game.magic("south")) == ([], 0)


@pytest.mark.rule("SW2-CTRL-2")
def test_a_player_controls_own_cards_in_play_active_events_and_the_event_being_resolved() -> None:
    game = scenario("""
        turn 3 south move
        south hand burn gate
        south c3 queen-maldaria
        south c4 ember-beast
        south active spirit-of-the-phoenix
        north c5 undead-archer
        north e5 gate
    """)
    assert controllers(game, "c3 c4 c5 e5") == ["south", "south", "north", "north"]
    assert [event["controller"] for event in game.state.view(None)["sides"][0]["active"]] == ["south"]
    assert game.active("north") == []
    game.play("play burn", "target c5")
    assert (game.card("c5"), game.magic("south")) == ("", 1)  # an effect of south's destroyed it


@pytest.mark.rule("SW2-CTRL-3")
def test_nobody_controls_cards_in_hands_and_piles() -> None:
    piles = """
        turn 3 south attack
        south hand citadel-knight ollag
        south draw citadel-knight ollag
        south discard citadel-knight ollag
        south c3 sera-eldwyn
        south f3 gate damage 4
        north c5 gul-dass
    """
    game = scenario(piles)
    assert (game.life("f3"), game.seen("f3")["full_life"]) == (1, 5)  # no Cold Snap
    game.play("attack c3 c5", "roll s s")
    assert game.phase == "magic"  # no friendly Citadel unit: The Citadel's Might is silent
    in_play = scenario(piles + "south a1 citadel-knight\nsouth a3 ollag")
    assert in_play.life("f3") == 2
    assert in_play.play("attack c3 c5", "roll s s").prompt == "the-citadels-might"


@pytest.mark.rule("SW2-CTRL-4")
def test_a_captured_card_turns_to_face_its_new_controller_for_everybody() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 tacullu
        south e1 gate
        south e2 lioness
        north c5 undead-archer damage 1
    """).play("attack c3 c5", "roll sb s s", "yes")
    assert [game.seen("c5", seat)["controller"] for seat in (0, 1, None)] == ["south"] * 3
    assert "\nsouth c5 undead-archer damage 1 targeted owner north\n" in game.state.to_position()


@pytest.mark.rule("SW2-CTRL-5")
def test_borrowed_units_go_back_when_the_turn_is_over() -> None:
    game = scenario("""
        turn 3 south summon
        south magic 1
        south hand mind-control gate gate gate gate gate
        north magic 1
        north hand gate gate gate gate gate
        south c3 tacullu
        north c5 smeg
        north d4 ice-golem
    """)
    game.play("play mind-control", "target c5", "target d4")
    assert controllers(game, "c5 d4") == ["south", "south"]
    while game.prompt.startswith("phase-"):
        game.play("end")
    # Smeg's upkeep at the end of the turn is still the borrower's business.
    assert (game.asked, game.prompt, game.seen("c5")["controller"]) == ("south", "magic-junkie", "south")
    game.play("pay 1")
    assert (game.magic("south"), game.magic("north")) == (0, 1)
    assert (game.asked, controllers(game, "c5 d4")) == ("north", ["north", "north"])


@pytest.mark.rule("SW2-CTRL-6", "SW2-CTRL-7")
def test_taking_control_takes_what_lies_under_the_card_and_leaves_all_on_it() -> None:
    game = scenario("""
        turn 3 south summon
        south hand mind-control
        south c3 tacullu
        north c5 undead-carrier damage 1 boosts 2 under hellforged-weapon under ice-smith
        north c6 starting-gate
        north d8 ret-talus
    """).play("play mind-control")
    before = dict(game.seen("c5"))
    game.play("target c5")
    assert {**before, "controller": "south"} == game.seen("c5")
    assert game.seen("c5")["under"] == ["hellforged-weapon", "ice-smith"]
    assert game.seen("c5")["under_owners"] == ["north", "north"]  # whoever has the unit now
    game.play("end", "attack c5 c6", "roll s* s s s")
    # The weapon gives strength and Cursed, the axe makes the special two swords, now for south.
    assert (game.damage("c6"), game.damage("c5")) == (3 + 1 + 2, 1 + 1)


@pytest.mark.rule("SW2-CTRL-6")
def test_what_was_put_under_a_borrowed_unit_goes_along_when_it_returns() -> None:
    game = scenario("""
        turn 3 south build
        south hand hellforged-weapon gate gate gate gate gate
        north hand gate gate gate gate gate
        south c3 tacullu
        south c5 undead-carrier owner north returns north
    """).play("play hellforged-weapon")
    while game.asked == "south":
        game.play("end")
    assert (game.seen("c5")["controller"], game.seen("c5")["under"]) == ("north", ["hellforged-weapon"])
    assert game.strength("c5") == 2 + 2


@pytest.mark.rule("SW2-CTRL-8", "SW2-CTRL-10")
def test_a_borrowed_unit_is_a_friend_of_every_card_of_its_controller() -> None:
    game = scenario("""
        turn 3 south summon
        south magic 5
        south hand mind-control frost-mage
        south c3 tacullu
        south d5 gwalark
        south b6 holleas
        south a3 ollag
        north c5 ember-archer
        north c4 ice-golem damage 4
    """)
    assert (game.life("c4"), game.strength("c5"), game.seen("c5")["abilities"]) == (1, 2, ["quick-shot"])
    game.play("play mind-control", "target c4", "target c5")
    assert game.life("c4") == 2  # Cold Snap of south's Ollag
    assert game.seen("c5")["abilities"] == ["quick-shot", "flight"]  # Levitate of south's Gwalark
    assert game.starting("summon") == ["summon frost-mage b4", "summon frost-mage d4"]  # a gate of south's
    game.play("end", "move c5 b5", "pass")
    assert game.strength("b5") == 3  # Ignite of south's Holleas


@pytest.mark.rule("SW2-CTRL-9", "SW2-CTRL-10")
def test_a_captured_unit_is_an_enemy_of_its_owner() -> None:
    game = scenario("""
        turn 2 north move
        south a1 tacullu
        south c4 deceiver owner north
        north c5 gul-dass
        north d4 undead-carrier
        north a5 undead-archer
        north hand gate
    """)
    assert not game.starting("move c4")  # the owner cannot use it
    game.play("move c5 c6")
    assert game.damage("c6") == 1  # Engage against its former friends
    game.play("end", "end", "attack d4 c4", "roll s s*")
    assert game.damage("c4") == 1  # Stupefy weakened the attack
    assert (game.phase, game.damage("f8")) == ("magic", 0)  # an enemy card was targeted


@pytest.mark.rule("SW2-CTRL-9", "SW2-CTRL-10")
def test_a_captured_unit_fights_its_owner_and_earns_for_its_controller() -> None:
    game = scenario("""
        turn 3 south attack
        south a1 tacullu
        south hand gate
        south c4 bear-cavalry owner north
        north c5 undead-carrier
        south b4 wind-mage attacked
        south d4 gulldune attacked
    """)
    game.play("attack c4 c5", "roll s s s")
    assert (game.card("c5"), game.magic("south"), game.magic("north")) == ("", 1, 0)
    assert (game.phase, game.damage("a1")) == ("magic", 0)


@pytest.mark.rule("SW2-CTRL-11")
def test_a_card_is_no_friend_of_itself_where_range_or_adjacency_is_asked() -> None:
    bond = scenario("turn 3 south move\nsouth c3 abua-shi boosts 1\nsouth c5 lioness").play("move c3 c3")
    assert bond.options == ["pass", "target c5"]  # within 3 spaces
    inspire = scenario("turn 3 south move\nsouth c3 miti-kyru\nsouth c5 lioness").play("move c3 c4")
    assert (inspire.boosts("c4"), inspire.boosts("c5")) == (0, 1)  # next to it
    gang = scenario("""
        turn 3 south attack
        south a1 sneeks
        south c3 beast-rider
        south b4 horde-climber
        north c4 gate
        south active pile-on
    """)
    assert gang.strength("c3", "c4") == 3 + 1  # other friendly units next to the target
    shield = scenario("""
        turn 2 north attack
        north c4 bear-cavalry
        north e4 bear-cavalry
        south c3 coleen-brighton
        south e3 gul-dass
    """).play("attack c4 c3", "roll s s s")
    assert shield.damage("c3") == 3


@pytest.mark.rule("SW2-CTRL-12")
def test_a_unit_that_changed_sides_acts_within_the_limits_of_its_new_player() -> None:
    position = """
        turn 3 south attack attacks {attacks}
        south hand gate
        south c3 tacullu
        north c5 undead-archer damage 1
        north e5 gate
        north c7 gate
    """
    second = scenario(position.format(attacks=0)).play("attack c3 c5", "roll sb s s", "yes")
    assert second.starting("attack") == ["attack c5 c3", "attack c5 c7", "attack c5 e5"]
    second.play("attack c5 c7", "roll sb s s")
    assert (second.damage("c7"), second.state.attacks, second.phase) == (1, 2, "magic")  # once only
    third = scenario(position.format(attacks=2)).play("attack c3 c5", "roll sb s s", "yes")
    assert (third.state.attacks, third.phase) == (3, "magic")  # the three attacks are made


@pytest.mark.rule("SW2-CTRL-12")
def test_a_borrowed_unit_uses_the_moves_of_its_borrower() -> None:
    game = scenario("""
        turn 3 south summon
        south hand mind-control
        south c3 tacullu
        south a1 wind-mage
        south f1 wind-mage
        north c5 undead-archer
        north d4 undead-archer
        north e6 gate
    """).play("play mind-control", "target c5", "target d4", "move c5 c6", "move d4 e4")
    assert not game.starting("move c6")
    assert game.starting("move a1")
    game.play("move c3 b3")
    assert game.phase == "attack"  # three moves are made
