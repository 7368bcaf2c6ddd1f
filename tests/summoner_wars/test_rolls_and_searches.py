"""Re-rolls, searches, captured cards on their way home, and effects that fall on the same moment, with real cards."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from stonehall.games.summoner_wars.board import NORTH, SOUTH
from stonehall.games.summoner_wars.cards import CARDS
from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import Scenario, scenario

# Re-rolling -----------------------------------------------------------------------------------------------------------

INFLUENCE = """
    turn 3 south attack
    south d1 grognack boosts {boosts}
    south d3 ragnor
    north d4 gul-dass
    north c1 gul-dass
    south a4 smasher
    north a5 gate
"""


@pytest.mark.rule("SW2-ROLL-1")
@pytest.mark.parametrize(
    ("first", "again", "damage"), [("b* b* b*", "s s s", 3), ("s s s", "b* b* b*", 0), ("s s b*", "s b* sb", 2)]
)
def test_a_re_roll_throws_the_dice_again_and_only_the_new_result_counts(first: str, again: str, damage: int) -> None:
    game = scenario(INFLUENCE.format(boosts=1)).play("attack d3 d4", f"roll {first}")
    assert game.damage("d4") == 0  # the first roll is not dealt
    game.play("yes", f"roll {again}")
    assert game.damage("d4") == damage
    assert game.boosts("d1") == again.count("*")  # Blood Bond, too, counts the new specials


@pytest.mark.rule("SW2-ROLL-2")
def test_dice_that_were_re_rolled_may_be_re_rolled_again_while_boosts_last() -> None:
    game = scenario(INFLUENCE.format(boosts=2)).play("attack d3 d4", "roll b* b* b*", "yes", "roll b* b* s")
    assert (game.asked, game.options, game.boosts("d1")) == ("south", ["pass", "yes"], 1)
    game.play("yes", "roll s s s")
    assert (game.damage("d4"), game.boosts("d1"), game.prompt) == (3, 0, "phase-attack")
    kept = scenario(INFLUENCE.format(boosts=2)).play("attack d3 d4", "roll b* b* b*", "yes", "roll b* b* s")
    kept.play("pass")
    assert (kept.damage("d4"), kept.boosts("d1")) == (1, 1 + 2)


@pytest.mark.rule("SW2-ROLL-3")
def test_influence_re_rolls_all_dice_and_no_choice_of_them() -> None:
    game = scenario(INFLUENCE.format(boosts=1)).play("attack d3 d4", "roll s s b*")
    assert game.options == ["pass", "yes"]
    game.play("yes")
    for fewer in ("roll s", "roll s s"):
        with pytest.raises(IllegalPlay):
            game.play(fewer)
    game.play("roll b* b* b*")
    assert game.damage("d4") == 0


@pytest.mark.rule("SW2-ROLL-3", "SW2-DIST-5")
def test_influence_never_re_rolls_the_dice_of_grognack_himself() -> None:
    game = scenario(INFLUENCE.format(boosts=3)).play("attack d1 c1", "roll b* b* b* s")
    assert (game.damage("c1"), game.boosts("d1"), game.prompt) == (1, 3, "phase-attack")


@pytest.mark.rule("SW2-ROLL-1")
def test_a_roll_of_no_dice_cannot_be_made_again() -> None:
    game = scenario("""
        turn 3 south attack
        south d1 grognack boosts 1
        south d3 blarf
        north d4 gul-dass
        south a4 smasher
        north a5 gate
    """)
    game.play("attack d3 d4")
    assert (game.prompt, game.boosts("d1"), game.state.targeted_enemy) == ("phase-attack", 1, True)


# Searching a discard pile ---------------------------------------------------------------------------------------------

TOME = """
    turn 3 south summon
    south magic 1
    south hand onyx-tome gate
    south draw taliya lucian
    south bottom samara gate
    south discard {discard}
    south a1 selundar
"""


def cards(numbers: Iterable[int]) -> list[str]:
    return [CARDS[number].id for number in numbers]


@pytest.mark.rule("SW2-SEARCH-3")
def test_a_search_of_the_discard_pile_shuffles_nothing() -> None:
    game = scenario(TOME.format(discard="true-seeker sage-ranger shadow-mage shadow-pulse"))
    game.play("play onyx-tome", "card shadow-mage")
    side = game.state.sides[SOUTH]
    assert (cards(side.pile.loose), cards(side.pile.bottom)) == (["taliya", "lucian"], ["samara", "gate"])
    # What is left of the discard pile keeps its order; the event comes on top of it.
    assert cards(side.discard) == ["true-seeker", "sage-ranger", "shadow-pulse", "onyx-tome"]


@pytest.mark.rule("SW2-SEARCH-4")
def test_a_card_that_is_found_must_be_taken_and_is_shown() -> None:
    game = scenario(TOME.format(discard="true-seeker hide-in-darkness sage-ranger")).play("play onyx-tome")
    assert game.options == ["card sage-ranger", "card true-seeker"]  # no way to find nothing
    game.play("card sage-ranger")
    told = game.told("taken")
    assert [cards([event.seen_by(NORTH).args[1]]) for event in told] == [["sage-ranger"]]
    assert game.hand("south") == ["gate", "sage-ranger"]


@pytest.mark.rule("SW2-SEARCH-4")
def test_without_a_fitting_card_the_rest_of_the_effect_does_not_happen() -> None:
    tome = TOME.replace("onyx-tome gate", "onyx-tome tundra-charger") + "south a2 gate"
    game = scenario(tome.format(discard="gate")).play("play onyx-tome")
    assert (game.hand("south"), game.damage("a1")) == (["gate", "tundra-charger"], 2)
    none = scenario(tome.format(discard="onyx-tome hide-in-darkness"))
    assert (none.phase, none.starting("play"), none.damage("a1")) == ("summon", [], 0)


@pytest.mark.rule("SW2-SEARCH-4")
@pytest.mark.parametrize(("discard", "after"), [("fungal-beast", "fungal-beast"), ("gate monstrosity", "")])
def test_a_compulsory_look_through_the_discard_pile_takes_what_it_finds(discard: str, after: str) -> None:
    game = scenario(f"""
        turn 4 north attack
        south discard {discard}
        south a1 kuldak
        south c3 spore-carrier boosts 3
        north c4 undead-warrior
        north f7 undead-carrier
        south f6 gate
    """)
    game.play("attack c4 c3", "roll s s")
    assert (game.card("c3"), game.prompt) == (after, "phase-attack")


@pytest.mark.rule("SW2-SEARCH-4", "SW2-WORD-1")
def test_an_optional_look_through_the_discard_pile_may_take_nothing() -> None:
    game = scenario("""
        turn 3 south attack
        south discard spore-carrier
        south a1 kuldak
        south c3 fungal-beast
        north c4 undead-archer
        south f1 fungal-beast
        north f2 gate
    """)
    game.play("attack c3 c4", "roll s s s")
    assert game.options == ["card spore-carrier", "pass"]
    game.play("pass")
    assert (game.card("c4"), game.discard("south")) == ("", ["spore-carrier"])


# Captured cards go home -----------------------------------------------------------------------------------------------

CAPTURED = """
    turn 3 south {phase}
    south hand {hand}
    south a1 selundar boosts 2
    south c2 undead-warrior owner north damage 1 under ice-smith under hellforged-weapon@north
    south f1 lucian
"""


@pytest.mark.rule("SW2-HAND-5", "SW2-UNDER-7", "SW2-CTRL-10")
def test_a_captured_unit_returns_to_the_hand_of_its_owner_and_what_lay_under_it_to_their_piles() -> None:
    game = scenario(CAPTURED.format(phase="move", hand="gate")).play("use return-to-shadow a1 c2")
    assert (game.hand("south"), game.hand("north")) == (["gate"], ["undead-warrior"])
    assert (game.discard("south"), game.discard("north")) == (["ice-smith"], ["hellforged-weapon"])
    assert game.boosts("f1") == 1  # a friend of Lucian has left, whoever owned it


@pytest.mark.rule("SW2-HAND-5", "SW2-UNDER-7")
def test_cards_under_a_captured_one_return_to_their_owners_when_a_text_takes_them_along() -> None:
    game = scenario(CAPTURED.format(phase="build", hand="hide-in-darkness gate")).play("play hide-in-darkness")
    assert (game.hand("south"), game.hand("north")) == (["gate", "ice-smith"], ["hellforged-weapon", "undead-warrior"])
    assert (game.discard("south"), game.discard("north")) == (["hide-in-darkness"], [])


@pytest.mark.rule("SW2-UNDER-7", "SW2-DISC-4", "SW2-MAGIC-12")
def test_a_captured_unit_is_destroyed_onto_the_pile_of_its_owner_and_pays_the_enemy_of_its_controller() -> None:
    game = scenario("""
        turn 4 north attack
        south a1 selundar
        south c3 undead-warrior owner north damage 3 under ice-smith under hellforged-weapon@north
        north c4 smasher
        north f7 undead-carrier
        south f6 gate
    """)
    game.play("attack c4 c3", "roll s s s s")
    assert (game.discard("north"), game.discard("south")) == (["hellforged-weapon", "undead-warrior"], ["ice-smith"])
    assert (game.magic("north"), game.magic("south")) == (1, 0)


# The same moment ------------------------------------------------------------------------------------------------------

THREE = """
    turn 3 south attack
    south discard undead-carrier
    south a1 ret-talus
    south c4 fungal-beast
    south f1 fungal-beast
    north c6 kuldak
    north c5 spore-carrier boosts 3
    north d6 thoon
    north discard fungal-beast
    north f2 gate
"""


@pytest.mark.rule("SW2-TIME-8")
def test_the_active_player_orders_all_effects_of_a_moment_whoever_controls_them() -> None:
    game = scenario(THREE).play("attack c4 c5", "roll s s s")
    waiting = ["resolve blood-bloom c6", "resolve fungal-mutation c5", "resolve infect c4"]
    assert (game.asked, game.prompt, game.options) == ("south", "order", waiting)
    game.play("resolve infect c4", "card undead-carrier")
    assert (game.asked, game.options) == ("south", waiting[:2])
    game.play("resolve fungal-mutation c5")
    assert (game.card("c5"), game.boosts("d6"), game.prompt) == ("undead-carrier", 1, "phase-attack")
    other = scenario(THREE).play("attack c4 c5", "roll s s s", "resolve fungal-mutation c5")
    other.play("resolve infect c4")  # its space is taken: it does nothing, and Blood Bloom is the last
    assert (other.card("c5"), other.boosts("c5"), other.boosts("d6")) == ("fungal-beast", 1, 1)


@pytest.mark.rule("SW2-TIME-8")
def test_no_order_is_asked_for_where_it_cannot_matter() -> None:
    game = scenario("""
        turn 3 south attack
        south hand shadow-pulse
        south c1 selundar
        south d2 lucian
        south f3 thoon
        south c3 gate damage 1
        south c2 true-seeker damage 2
        south b3 blood-shaman damage 1
        north c4 undead-archer damage 1
        south a1 true-seeker
        north a2 gate
    """)
    game.play("play shadow-pulse", "target c2", "target b3", "target c4")
    # Two Blood Magics, two Dark Prophecies and three Blood Furies: boosts only.
    assert (game.boosts("c1"), game.boosts("d2"), game.boosts("f3"), game.prompt) == (2, 2, 3, "phase-attack")


START = """
    turn 4 north magic
    north hand gate
    south c3 praefectus-edia boosts {boosts}
    {events}
    south hand citadel-adviser
    south magic 1
    south c2 gate
"""


@pytest.mark.rule("SW2-TIME-13")
def test_plain_active_events_leave_without_a_question() -> None:
    events = "south active seek\nsouth active insight boosts 1\nsouth active psychic-assault"
    game = scenario(START.format(boosts=1, events=events)).play("end")
    assert (game.prompt, game.active("south")) == ("phase-summon", [])
    assert game.discard("south") == ["insight", "psychic-assault", "seek"]


@pytest.mark.rule("SW2-TIME-13")
def test_active_events_are_discarded_one_by_one_in_the_order_the_player_picks() -> None:
    """Learn, discarded first, pays for the Continuance of another event."""
    events = "south active insight boosts 1\nsouth active learn boosts 2"
    game = scenario(START.format(boosts=0, events=events)).play("end")
    assert (game.asked, game.prompt) == ("south", "order")
    assert game.options == ["resolve insight -", "resolve learn -"]
    game.play("resolve learn -")
    assert (game.discard("south"), game.boosts("c3")) == (["learn"], 2)
    assert (game.prompt, game.options) == ("keep-event", ["pass", "pay 2"])
    game.play("pay 2")
    assert (game.active("south"), game.boosts("c3"), game.phase) == (["insight"], 0, "summon")
    other = scenario(START.format(boosts=0, events=events)).play("end", "resolve insight -")
    assert (other.discard("south"), other.boosts("c3")) == (["insight", "learn"], 2)


@pytest.mark.rule("SW2-TIME-13")
@pytest.mark.parametrize("learn", ["south active learn", "north active learn"])
def test_a_learn_without_boosts_makes_the_order_of_discards_no_matter(learn: str) -> None:
    """It can neither pay for another event nor take one: nothing to ask."""
    events = f"south active insight boosts 1\nsouth active seek\n{learn}"
    game = scenario(START.format(boosts=0, events=events)).play("end")
    assert (game.prompt, game.active("south")) == ("phase-summon", [])


@pytest.mark.rule("SW2-TIME-13", "SW2-TIME-8")
@pytest.mark.parametrize("first", ["pile-on", "unrelenting"])
def test_which_event_is_discarded_first_decides_which_one_the_opponent_learns(first: str) -> None:
    game = scenario("""
        turn 3 south magic
        south hand gate
        south a1 praefectus-edia
        south active learn boosts 1
        north active pile-on
        north active unrelenting
        north e8 sneeks
        north d7 horde-climber
    """)
    game.play("end")
    assert (game.asked, game.prompt) == ("north", "order")
    assert game.options == ["resolve pile-on -", "resolve unrelenting -"]
    game.play(f"resolve {first} -")
    if game.prompt == "order":
        game.play("resolve learn -")
    assert game.hand("south") == sorted(["gate", first])
    assert game.discard("north") == [name for name in ("pile-on", "unrelenting") if name != first]


@pytest.mark.rule("SW2-TIME-14")
@pytest.mark.parametrize(("first", "winner"), [("inescapable-doom c4", "south"), ("inaction a1", "north")])
def test_inaction_and_other_ends_of_the_attack_phase_are_ordered_by_the_player(first: str, winner: str) -> None:
    game = scenario("""
        turn 3 south attack
        south a1 selundar damage 10
        south c4 samara killed-enemy
        north c5 gate
        north f8 ret-talus damage 11
    """)
    game.play("end")
    assert (game.asked, game.prompt) == ("south", "order")
    assert game.options == ["resolve inaction a1", "resolve inescapable-doom c4"]
    game.play(f"resolve {first}")
    assert (game.state.over, game.winner) == (True, winner)


@pytest.mark.rule("SW2-TIME-14", "SW2-TIME-15")
def test_three_ends_of_the_attack_phase_and_what_follows_from_them() -> None:
    game = scenario("""
        turn 3 south attack
        south hand gate
        south c1 kuldak
        south c2 fungal-beast damage 4
        south d2 fungal-beast boosts 1
        south d1 maldar
        north e2 gate
    """)
    game.play("end")
    assert game.options == ["resolve inaction c1", "resolve parasitic c2", "resolve parasitic d2"]
    game.play("resolve parasitic c2")  # without a boost: it dies, and Blood Bloom joins what waits
    assert game.card("c2") == ""
    assert game.options == ["resolve blood-bloom c1", "resolve inaction c1", "resolve parasitic d2"]
    game.play("resolve blood-bloom c1")
    assert (game.boosts("d2"), game.boosts("d1")) == (2, 1)
    game.play("resolve inaction c1")
    assert (game.damage("c1"), game.options) == (1, ["pass", "pay 1"])
    game.play("pay 1")
    assert (game.boosts("d2"), game.phase) == (1, "magic")


def burst() -> Scenario:
    return scenario("""
        turn 3 south magic
        south hand gate
        south discard fungal-beast fungal-beast
        south c2 kuldak
        south c3 spore-carrier boosts 3
        south d2 spore-carrier boosts 4
    """).play("end")


@pytest.mark.rule("SW2-TIME-15")
def test_effects_that_appear_meanwhile_join_those_that_wait() -> None:
    game = burst()
    assert game.options == ["resolve burst c3", "resolve burst d2"]
    game.play("resolve burst c3")
    # Nothing of it happens before the player says so.
    assert (game.card("c3"), game.boosts("d2")) == ("", 4)
    assert game.options == ["resolve blood-bloom c2", "resolve burst d2", "resolve fungal-mutation c3"]
    game.play("resolve burst d2")
    assert game.options == ["resolve blood-bloom c2", "resolve fungal-mutation c3", "resolve fungal-mutation d2"]
    game.play("resolve blood-bloom c2")
    assert game.options == ["resolve blood-bloom c2", "resolve fungal-mutation c3", "resolve fungal-mutation d2"]
    game.play("resolve fungal-mutation c3", "resolve blood-bloom c2")
    assert (game.card("c3"), game.boosts("c3")) == ("fungal-beast", 1)
    assert (game.card("d2"), game.boosts("d2"), game.asked) == ("fungal-beast", 0, "north")
