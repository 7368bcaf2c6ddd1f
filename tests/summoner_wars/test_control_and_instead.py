"""Control, instead, extra, toward and away, abilities gained: shown with cards (CTRL, INST, EXTRA, DIR, ABIL)."""

from __future__ import annotations

from typing import cast

import pytest

from stonehall.games.summoner_wars.view_shape import View
from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import Scenario, scenario


def controllers(game: Scenario, squares: str) -> list[str]:
    return [game.seen(square)["controller"] for square in squares.split()]


# Ownership and control ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-CTRL-1")
def test_a_captured_unit_is_still_owned_by_the_player_who_brought_it() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 tacullu
        south d5 bear-cavalry
        south hand gate
        north c5 undead-archer damage 1 under hellforged-weapon
    """)
    game.play("attack c3 c5", "roll sb s s", "target c5")
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
    assert [event["controller"] for event in cast(View, game.state.view(None))["sides"][0]["active"]] == ["south"]
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
    """).play("attack c3 c5", "roll sb s s", "target c5")
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
    second = scenario(position.format(attacks=0)).play("attack c3 c5", "roll sb s s", "target c5")
    assert second.starting("attack") == ["attack c5 c3", "attack c5 c7", "attack c5 e5"]
    second.play("attack c5 c7", "roll sb s s")
    assert (second.damage("c7"), second.state.attacks, second.phase) == (1, 2, "magic")  # once only
    third = scenario(position.format(attacks=2)).play("attack c3 c5", "roll sb s s", "target c5")
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


# Instead --------------------------------------------------------------------------------------------------------------

PREPARED = """
    turn 3 south move {moves}
    south hand gate
    south a1 abua-shi
    south c3 border-archer {state}
    south e3 lioness
"""


@pytest.mark.rule("SW2-INST-1")
def test_instead_takes_the_place_of_what_would_have_happened() -> None:
    capture = scenario("""
        turn 3 south attack
        south c3 tacullu
        south e3 lioness
        south e4 gate
        north c5 undead-archer
    """).play("attack c3 c5", "roll sb sb sb", "target c5")
    assert (capture.card("c5"), capture.damage("c5")) == ("undead-archer", 0)  # no damage at all
    prepare = scenario(PREPARED.format(moves="", state="")).play("use prepare c3 c3")
    assert (prepare.card("c3"), prepare.boosts("c3"), prepare.told("moved")) == ("border-archer", 1, [])


@pytest.mark.rule("SW2-INST-2", "SW2-EX-18")
def test_no_after_move_effects_follow_instead_of_moving() -> None:
    """The entangled mage has Commune with Spirits and Prepare; a clinger and an enemy watch for moves."""
    game = scenario("""
        turn 3 south move
        south a1 abua-shi
        south c3 spirit-mage id 60
        south e3 border-archer id 61
        south c4 horde-clinger
        north b3 deceiver
        south active chant-of-entangling target 60 target 61
    """)
    moved = Scenario(game.state.clone()).play("move c3 d3")
    assert moved.prompt == "order"  # Commune, Cling and Engage
    game.play("use prepare c3 c3")
    assert (game.prompt, game.boosts("c3"), game.damage("c3"), game.card("c4")) == ("phase-move", 1, 0, "horde-clinger")


@pytest.mark.rule("SW2-INST-3", "SW2-EX-18")
def test_a_card_that_returned_instead_of_being_destroyed_was_not_destroyed() -> None:
    game = scenario("""
        turn 3 south attack
        south hand gate
        south c3 bear-cavalry
        south e3 undead-warrior
        north c4 hellfire-cultist boosts 1
        north active unrelenting
        north active sacrificial-pyre
    """).play("attack c3 c4", "roll s s s")
    assert (game.card("c4"), game.hand("north"), game.discard("north")) == ("", ["hellfire-cultist"], [])
    assert (game.magic("south"), game.damage("c3"), game.boosts("e3")) == (0, 0, 0)  # no Immolate, no Blood Fury
    assert [event.boosts for event in game.state.events] == [0, 0]
    killed = scenario("""
        turn 3 south attack
        south hand gate
        south c3 bear-cavalry
        south e3 undead-warrior
        north c4 hellfire-cultist
        north active sacrificial-pyre
    """).play("attack c3 c4", "roll s s s")
    assert (killed.magic("south"), killed.damage("c3"), killed.boosts("e3")) == (1, 1, 1)


@pytest.mark.rule("SW2-INST-4", "SW2-EX-18")
def test_instead_of_moving_and_instead_of_attacking_use_one_of_the_three() -> None:
    moves = scenario(PREPARED.format(moves="moves 2", state=""))
    assert moves.starting("move e3")
    moves.play("use prepare c3 c3")
    assert (moves.state.moves, moves.phase) == (3, "build")
    attacks = scenario("""
        turn 3 south attack attacks 2
        south hand gate
        south a1 tacullu
        south c3 wind-mage
        south e3 lioness
        north d3 undead-carrier
    """)
    assert attacks.starting("attack e3") == ["attack e3 d3"]
    attacks.play("use push c3 d3", "to d4")
    assert (attacks.state.attacks, attacks.phase) == (3, "magic")
    spent = scenario("turn 3 south attack attacks 3\nsouth hand gate\nsouth c3 wind-mage\nnorth d3 undead-carrier")
    assert spent.phase == "magic"  # none left to use it with


@pytest.mark.rule("SW2-INST-5", "SW2-EX-18")
def test_a_unit_that_used_it_cannot_act_any_more_and_one_that_acted_cannot_use_it() -> None:
    used = scenario(PREPARED.format(moves="", state="")).play("use prepare c3 c3")
    assert not [text for text in used.options if " c3" in text]
    with pytest.raises(IllegalPlay, match=r"\[SW2-MOVE-2\]"):
        used.play("move c3 c4")
    acted = scenario(PREPARED.format(moves="moves 1", state="moved"))
    assert not acted.starting("use")
    push = """
        turn 3 south attack
        south a1 tacullu
        south c3 wind-mage
        south e3 lioness
        north c5 gul-dass
        north e4 gate
    """
    pushed = scenario(push).play("use push c3 c5", "to c6")
    assert pushed.options == ["attack e3 e4", "end"]
    attacked = scenario(push).play("attack c3 c5", "roll s s", "pass")
    assert attacked.options == ["attack e3 e4", "end"]


@pytest.mark.rule("SW2-INST-6", "SW2-EX-18")
def test_instead_of_moving_is_legal_without_an_empty_space_around() -> None:
    game = scenario("""
        turn 3 south move
        south f1 abua-shi
        south a1 border-archer
        north a2 gate
        south b1 gate
    """)
    assert (game.starting("move a1"), game.starting("use")) == ([], ["use prepare a1 a1"])


@pytest.mark.rule("SW2-INST-7", "SW2-EX-18")
def test_instead_of_attacking_is_legal_without_a_target_in_reach() -> None:
    game = scenario("turn 3 south attack\nsouth c3 wind-mage\nnorth d4 undead-carrier")
    assert game.options == ["end", "use push c3 d4"]


@pytest.mark.rule("SW2-INST-8", "SW2-EX-18")
def test_instead_is_illegal_for_a_unit_that_is_forbidden_to_act() -> None:
    shared = """
        turn 3 south move
        south a1 abua-shi
        south c3 border-archer id 60
        south e3 {partner} id 61
        south active chant-of-entangling target 60 target 61
    """
    golem = scenario(shared.format(partner="ice-golem"))
    assert golem.starting("use") == ["use prepare c3 c3", "use prepare e3 e3"]  # a structure that may move
    slowed = scenario(shared.format(partner="ice-golem") + "north active perplexing-tempest")
    assert slowed.starting("use") == []  # both are Slow now: 0 spaces
    clinger = scenario(shared.format(partner="horde-clinger"))
    assert clinger.starting("use") == []  # both are Immobile
    frozen = scenario("""
        turn 3 south attack
        south hand gate
        south c3 wind-mage id 60
        north d3 undead-carrier
        north active freeze target 60
    """)
    assert frozen.phase == "magic"


@pytest.mark.rule("SW2-INST-9")
def test_the_active_player_picks_one_of_two_replacements() -> None:
    """Lethal damage on a common under Unrelenting: captured by Tacullu, or back to hand; never both."""
    game = scenario("""
        turn 3 south attack
        south hand gate
        south c3 tacullu
        north c5 horde-climber
        north active unrelenting
    """).play("attack c3 c5", "roll sb sb sb")
    assert (game.asked, game.options) == ("south", ["refuse", "target c5"])
    returned = Scenario(game.state.clone()).play("refuse")
    assert (returned.card("c5"), returned.hand("north"), returned.magic("south")) == ("", ["horde-climber"], 0)
    game.play("target c5")
    assert (controllers(game, "c5"), game.hand("north"), game.damage("c5")) == (["south"], [], 0)


@pytest.mark.rule("SW2-INST-10", "SW2-EX-18")
def test_instead_of_attacking_targets_no_enemy_with_an_attack() -> None:
    game = scenario("""
        turn 3 south attack
        south hand gate
        south a1 tacullu
        south c3 wind-mage
        north c5 gul-dass
    """).play("use push c3 c5", "to c6")
    assert (game.phase, game.damage("a1"), game.state.targeted_enemy) == ("magic", 1, False)


# Extra ----------------------------------------------------------------------------------------------------------------

LINE = """
    turn 3 south attack {attacks}
    south hand gate
    south a1 abua-shi
    south b3 {first}
    south c3 lioness
    south d3 lioness
    south e3 {last}
    north b4 starting-gate
    north c4 starting-gate
    north d4 starting-gate
    north e4 starting-gate
"""


@pytest.mark.rule("SW2-EXTRA-1", "SW2-EXTRA-3")
def test_an_extra_attack_goes_beyond_the_three_attacks_and_may_be_the_second_of_its_unit() -> None:
    game = scenario(LINE.format(attacks="", first="border-archer boosts 1", last="lioness"))
    game.play("attack c3 c4", "roll s s s", "attack d3 d4", "roll s s s", "attack b3 b4", "roll sb sb", "yes")
    game.play("attack b3 b4", "roll sb sb")  # the fourth attack, by one of three units
    assert [game.damage(square) for square in ("b4", "c4", "d4", "e4")] == [4, 3, 3, 0]
    assert (game.state.attacks, game.phase) == (3, "magic")  # the last lioness stays without


@pytest.mark.rule("SW2-EXTRA-2")
def test_a_unit_whose_attack_is_extra_uses_none_of_the_three() -> None:
    game = scenario(LINE.format(attacks="", first="horde-slinger", last="lioness"))
    game.play("attack b3 b4", "roll s s")
    assert game.state.attacks == 0
    game.play("attack c3 c4", "roll s s s", "attack d3 d4", "roll s s s", "attack e3 e4", "roll s s s")
    assert [game.damage(square) for square in ("c4", "d4", "e4")] == [3, 3, 3]
    late = scenario(LINE.format(attacks="attacks 3", first="horde-slinger", last="lioness"))
    assert late.starting("attack") == ["attack b3 b4", "attack b3 c3"]


@pytest.mark.rule("SW2-EXTRA-4")
def test_a_unit_whose_attack_is_extra_attacks_once_all_the_same() -> None:
    game = scenario(LINE.format(attacks="", first="horde-slinger", last="lioness")).play("attack b3 b4", "roll s s")
    assert not game.starting("attack b3")
    with pytest.raises(IllegalPlay, match=r"\[SW2-ATK-19\]"):
        game.play("attack b3 b4")


@pytest.mark.rule("SW2-EXTRA-5")
def test_extra_attacks_follow_the_normal_steps_and_trigger_attack_effects() -> None:
    game = scenario("""
        turn 3 south attack
        south hand gate
        south a1 tacullu
        south c3 gulldune
        south b5 lioness
        north c4 starting-gate
        north b6 gul-dass
        north b7 gul-dass
        north a6 gul-dass
    """).play("attack c3 c4", "roll s s s s", "target b5")
    assert game.options == ["attack b5 b6", "pass"]  # in reach only
    game.play("attack b5 b6", "roll s sb b*")
    assert (game.damage("b6"), game.boosts("b5")) == (2, 1)  # rolled for its strength; Momentum
    assert game.starting("attack") == ["attack b5 b6"]  # its own attack of the phase is still there


@pytest.mark.rule("SW2-EXTRA-5")
def test_an_extra_attack_counts_against_inaction() -> None:
    game = scenario("""
        turn 3 south attack
        south hand gate
        south a1 abua-shi
        south c3 border-archer boosts 1
        south c5 gate
        north e3 gate
    """).play("attack c3 c5", "roll s s", "yes")
    declined = Scenario(game.state.clone()).play("pass")
    assert (declined.phase, declined.damage("a1")) == ("magic", 1)
    game.play("attack c3 e3", "roll s s")
    assert (game.phase, game.damage("a1")) == ("magic", 0)


# Toward and away ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-DIR-1")
def test_toward_lowers_the_distance() -> None:
    position = """
        turn 3 south summon
        south hand hypnotic-call
        south c3 tacullu
        north {square} gul-dass
    """
    for square, nearer in (("e5", ["d5", "e4"]), ("c6", ["c5"]), ("a2", ["a3", "b2"])):
        game = scenario(position.format(square=square)).play("play hypnotic-call")
        assert game.options == ["pass", *[f"to {end}" for end in nearer]]
    beside = scenario(position.format(square="c4")).play("play hypnotic-call")
    assert beside.prompt == "phase-move"  # next to her already: no space is nearer


@pytest.mark.rule("SW2-DIR-2")
def test_away_raises_the_distance() -> None:
    position = """
        turn 3 south attack
        south hand gate
        south a1 svara attacked
        south c3 {attacker}
        north {target} gul-dass
        south active brutal-force
    """
    for attacker, target, farther in (
        ("border-archer", "c5", ["b5", "c6", "d5"]),
        ("bear-cavalry", "c4", ["b4", "c5", "d4"]),
        ("border-archer", "a3", ["a2", "a4"]),
    ):
        game = scenario(position.format(attacker=attacker, target=target))
        game.play(f"attack c3 {target}", "roll" + " sb" * game.strength("c3"))
        assert (game.prompt, game.options) == ("may-force-to", ["pass", *[f"to {end}" for end in farther]])


@pytest.mark.rule("SW2-DIR-2", "SW2-DIR-3")
def test_one_step_away_within_a_longer_move_counts() -> None:
    position = """
        turn 3 south move
        south c5 bear-cavalry
        south f1 lioness
        north c4 deceiver
    """
    for end in ("c5", "b4", "d4", "c6", "c7"):  # out and back, round a corner, straight away
        assert scenario(position).play(f"move c5 {end}").damage(end) == 1
    nearer = scenario(position.replace("c5 bear", "c6 bear"))
    assert nearer.play("move c6 c5").damage("c5") == 0  # toward only


@pytest.mark.rule("SW2-DIR-3")
def test_a_force_away_counts_like_a_move() -> None:
    game = scenario("""
        turn 3 south attack
        south a1 tacullu
        south c4 deceiver
        south d6 wind-mage
        north c5 gul-dass
        north c7 gul-dass
    """).play("use push d6 c5", "to b5")
    assert game.damage("b5") == 1


@pytest.mark.rule("SW2-DIR-4")
def test_exchanging_placing_and_replacing_are_neither_toward_nor_away() -> None:
    exchanged = scenario("""
        turn 3 south attack
        south c5 sneeks
        south e7 horde-climber
        north c4 deceiver
        north d5 gate
        north e6 deceiver
    """).play("use sly c5 e7")
    assert (exchanged.damage("e7"), exchanged.damage("c5")) == (0, 0)
    placed = scenario("""
        turn 3 south attack targeted
        south hand gate
        south c2 queen-maldaria boosts 1 attacked
        south c5 ember-archer attacked
        north c4 deceiver
    """).play("target c5", "to c1")
    assert (placed.card("c1"), placed.damage("c1")) == ("ember-archer", 0)
    replaced = scenario("""
        turn 3 south attack
        south hand gate
        south c5 undead-archer attacked
        south e6 bear-cavalry
        north c4 deceiver
        north e5 undead-carrier
    """).play("attack e6 e5", "roll s s s", "yes")
    assert (replaced.card("e5"), replaced.damage("e5")) == ("undead-archer", 0)


# Abilities gained -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-ABIL-5")
def test_only_printed_abilities_are_base_abilities() -> None:
    """The chant shares what is printed: not what an event, a champion, a card underneath or a copy gave."""
    game = scenario("""
        turn 3 south summon
        south hand chant-of-entangling
        south c3 sera-eldwyn
        south c4 wind-mage under hellforged-weapon lent swift-shot
        south a2 lioness
        south d5 gwalark
        south active guarding-spirits
    """)
    assert game.seen("c4")["abilities"] == ["push", "cursed", "flight", "guarded", "swift-shot"]
    assert game.seen("a2")["abilities"] == ["momentum", "imbued-life", "guarded"]
    game.play("play chant-of-entangling", "target a2")
    assert game.seen("a2")["abilities"] == ["momentum", "imbued-life", "guarded", "push"]
    assert sorted(game.seen("c4")["abilities"]) == [
        "cursed", "flight", "guarded", "imbued-life", "momentum", "push", "swift-shot",
    ]  # fmt: skip


@pytest.mark.rule("SW2-ABIL-6")
def test_an_ability_gained_twice_is_there_once() -> None:
    entangled = scenario("""
        turn 3 south move
        south f8 abua-shi
        south a1 rhinoceros id 60 boosts 1
        south f1 rhinoceros id 61
        north a2 undead-carrier
        north f4 ret-talus
        south active chant-of-entangling target 60 target 61
    """)
    assert entangled.seen("a1")["abilities"] == ["imbued-speed", "trample"]
    assert "move a1 a4 a2" in entangled.options
    assert not entangled.starting("move a1 a5")  # one boost is one space more, not two
    assert entangled.play("move a1 a4 a2").damage("a2") == 1
    power = scenario("""
        turn 3 south attack
        south magic 2
        south hand chant-of-power chant-of-power
        south c3 abua-shi
        south c4 lioness boosts 2
        north c5 gate
    """).play("play chant-of-power", "play chant-of-power")
    assert power.strength("c4") == 3 + 2
    guarded = scenario("""
        turn 2 north attack
        north b4 bear-cavalry
        north d4 bear-cavalry
        south c4 ember-mage
        south c3 sera-eldwyn
        south active guarding-spirits
        south active guarding-spirits
    """)
    assert guarded.seen("c4")["abilities"] == ["guarded"]
    guarded.play("attack b4 c4", "roll s s s", "attack d4 c4", "roll s s s")
    assert guarded.card("c4") == ""  # the second attack of the turn is not limited


@pytest.mark.rule("SW2-ABIL-7")
def test_flat_bonuses_that_come_with_a_doubled_ability_add_up() -> None:
    game = scenario("""
        turn 3 south attack
        south hand gate
        south c3 sera-eldwyn
        south c4 citadel-knight under hellforged-weapon under hellforged-weapon
        north c5 starting-gate
        south active guarding-spirits
        south active guarding-spirits
        south active holy-judgment boosts 1
        south active holy-judgment boosts 1
    """)
    assert game.seen("c4")["abilities"] == ["engage", "protect", "cursed", "guarded"]
    assert game.strength("c4") == 2 + 2 + 2 + 1 + 1
    game.play("attack c4 c5", "roll s* s s s s s s s")
    assert (game.damage("c5"), game.damage("c4")) == (8, 1)  # cursed once
