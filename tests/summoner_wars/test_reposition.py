"""Changing places: force, exchange, place, replace, under, hand (SW2-FORCE, SWAP, PLACE, REPL, UNDER, HAND)."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.board import GRID
from stonehall.games.summoner_wars.cards import CARDS
from stonehall.games.summoner_wars.pieces import HAS_MOVED, WAS_SUMMONED
from stonehall.games.summoner_wars.reach import force_squares
from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import Scenario, scenario


def under(game: Scenario, square: str) -> list[str]:
    """The cards that lie under the card on a square."""
    return [CARDS[card].id for card, _ in game.piece(square).under]


def forced_to(game: Scenario, square: str, least: int, most: int) -> list[str]:
    """Where the card on a square can be forced."""
    return sorted(GRID.name(end) for end in force_squares(game.state, game.piece(square), least, most))


# Force ----------------------------------------------------------------------------------------------------------------

GLACIAL = """
    turn 3 south build
    south hand glacial-shift
    south c1 svara
    south c3 gate
    {more}
"""


@pytest.mark.rule("SW2-FORCE-1", "SW2-FORCE-2")
def test_a_forced_card_slides_straight_over_empty_spaces() -> None:
    free = scenario(GLACIAL.format(more="")).play("play glacial-shift", "target c3")
    assert free.options == ["to a3", "to b3", "to c2", "to c4", "to c5", "to d3", "to e3"]
    for bend in ("b4", "d2"):
        with pytest.raises(IllegalPlay, match="SW2-TGT-1]"):
            free.play(f"to {bend}")
    free.play("to c5")
    assert (free.card("c3"), free.card("c4"), free.card("c5")) == ("", "", "gate")
    blocked = scenario(GLACIAL.format(more="north c4 dragos\nsouth b3 frost-mage\nnorth e3 gate"))
    assert blocked.play("play glacial-shift", "target c3").options == ["to c2", "to d3"]


@pytest.mark.rule("SW2-FORCE-3", "SW2-MOVE-14")
def test_forcing_is_not_moving() -> None:
    game = scenario("""
        turn 3 south move
        south active ice-ram
        south c3 ice-golem
        south b4 svara
        south b5 horde-clinger
        south d4 ice-smith
        south e2 gate
        north d2 undead-warrior
    """)
    game.play("move c3 c4", "target b4", "to b3")
    assert (game.card("b3"), game.damage("b3")) == ("svara", 1)
    assert game.prompt == "phase-move"  # no Structural Shift, no Cling
    assert game.state.moves == 1
    assert not game.piece("b3").marks & HAS_MOVED
    game.play("move b3 a3")
    assert (game.prompt, game.state.moves) == ("structural-shift", 2)


@pytest.mark.rule("SW2-FORCE-3")
def test_a_forced_smith_offers_no_frost_axe_and_forcing_uses_no_move() -> None:
    game = scenario("""
        turn 3 south move moves 3
        south hand sneak
        south d1 sneeks
        south c4 ice-smith
        south c5 horde-clinger
    """)
    game.play("play sneak", "target c4", "to b4", "target c5", "to c6")
    assert game.discard("south") == ["sneak"]
    assert (game.card("b4"), game.card("c6"), game.state.moves) == ("ice-smith", "horde-clinger", 3)
    assert game.told("moved") == []
    assert game.boosts("b4") == 0


@pytest.mark.rule("SW2-FORCE-4")
@pytest.mark.parametrize("card", ["gate", "starting-gate", "parapet", "ice-golem"])
def test_structures_can_be_forced(card: str) -> None:
    game = scenario(f"turn 3 south move\nsouth b1 svara\nsouth c3 {card}").play("move b1 b2", "target c3", "to c4")
    assert game.card("c4") == card


@pytest.mark.rule("SW2-FORCE-4")
def test_units_that_may_not_move_can_be_forced() -> None:
    game = scenario("turn 3 south move\nsouth hand sneak\nsouth d1 sneeks\nsouth c4 horde-clinger")
    game.play("play sneak", "target c4", "to d4")
    assert game.card("d4") == "horde-clinger"
    with pytest.raises(IllegalPlay, match="SW2-CARD-11]"):
        game.play("move d4 d5")


@pytest.mark.rule("SW2-FORCE-4")
def test_a_text_may_protect_a_card_from_being_forced() -> None:
    ram = """
        turn 3 south move
        south active ice-ram
        south c3 ice-golem
        south a5 grognack
        south hand gate
        north c5 {card} id 20
        north f8 ret-talus
    """
    assert scenario(ram.format(card="gwalark")).play("move c3 c4", "target c5").prompt == "may-force-to"
    steadfast = scenario(ram.format(card="kalal")).play("move c3 c4", "target c5")
    assert (steadfast.damage("c5"), steadfast.prompt) == (1, "phase-move")
    frozen = scenario(ram.format(card="gwalark") + "south active freeze target 20").play("move c3 c4", "target c5")
    assert (frozen.damage("c5"), frozen.prompt) == (1, "phase-move")
    friend = scenario("turn 3 south move\nsouth hand blast\nsouth magic 1\nsouth c1 tacullu\nsouth c3 kalal")
    assert friend.starting("play") == []  # not even by its own side


@pytest.mark.rule("SW2-FORCE-5")
def test_the_distance_is_made_in_full_or_not_at_all() -> None:
    game = scenario("""
        turn 3 south build
        south a1 svara
        south hand gate
        south c4 ice-golem
        north c6 gate
        north a4 gate
        north d4 gate
    """)
    assert forced_to(game, "c4", 1, 1) == ["b4", "c3", "c5"]
    assert forced_to(game, "c4", 2, 2) == ["c2"]  # north and west have room for one space only
    assert forced_to(game, "c4", 1, 2) == ["b4", "c2", "c3", "c5"]  # 1 or 2: both lengths
    assert forced_to(game, "c4", 3, 3) == ["c1"]
    assert forced_to(game, "c4", 4, 4) == []


@pytest.mark.rule("SW2-FORCE-5")
def test_a_card_without_room_is_not_forced_and_the_rest_goes_on() -> None:
    game = scenario("""
        turn 3 south move
        south active ice-ram
        south c3 ice-golem
        south b1 svara
        north c5 gul-dass
        north b5 gate
        north d5 gate
        north c6 gate
    """)
    game.play("move c3 c4", "target c5")
    assert (game.card("c5"), game.damage("c5"), game.prompt) == ("gul-dass", 1, "phase-move")


@pytest.mark.rule("SW2-FORCE-6")
def test_the_controller_of_the_effect_picks_the_direction() -> None:
    game = scenario("""
        turn 3 south move
        south active ice-ram
        south c3 ice-golem
        north c5 gul-dass
    """)
    game.play("move c3 c4", "target c5")
    assert (game.asked, game.options) == ("south", ["pass", "to b5", "to c6", "to d5"])
    north = scenario("turn 4 north move\nnorth active ice-ram\nnorth c6 ice-golem\nsouth c4 ollag")
    north.play("move c6 c5", "target c4")
    assert (north.asked, north.options) == ("north", ["pass", "to b4", "to c3", "to d4"])


@pytest.mark.rule("SW2-FORCE-7")
@pytest.mark.parametrize(
    ("square", "ends"),
    [
        ("a1", ["a2", "a3", "b1", "c1"]),
        ("f8", ["d8", "e8", "f6", "f7"]),
        ("f2", ["d2", "e2", "f1", "f3", "f4"]),
        ("b8", ["a8", "b6", "b7", "c8", "d8"]),
    ],
)
def test_a_card_is_not_forced_off_the_battlefield(square: str, ends: list[str]) -> None:
    game = scenario(f"turn 3 south move\nsouth d4 svara\nnorth c5 ret-talus\nsouth {square} gate")
    assert forced_to(game, square, 1, 2) == ends


@pytest.mark.rule("SW2-FORCE-8")
def test_several_cards_are_forced_one_after_another_in_the_chosen_order() -> None:
    position = """
        turn 3 south move
        south hand sneak
        south d1 sneeks
        south a1 horde-climber
        south b1 horde-climber
        south a2 gate
        south b2 gate
        south f3 beast-rider
    """
    game = scenario(position).play("play sneak")
    assert game.options == ["pass", "target b1"]  # a1 is walled in, as long as b1 stands there
    game.play("target b1")  # to c1, the only space
    assert (game.card("c1"), game.options) == ("horde-climber", ["pass", "target a1"])
    game.play("target a1")
    assert [game.card(at) for at in ("a1", "b1", "c1")] == ["", "horde-climber", "horde-climber"]


@pytest.mark.rule("SW2-FORCE-9", "SW2-UNDER-3")
def test_tokens_and_cards_under_it_go_along() -> None:
    game = scenario("""
        turn 3 south move
        south b1 svara
        south c3 ice-golem damage 3 boosts 2 bonus 1 under ice-smith under hellforged-weapon
    """)
    game.play("move b1 b2", "target c3", "to c4")
    golem = game.piece("c4")
    assert (golem.damage, golem.boosts, golem.bonus) == (3, 2, 1)
    assert (under(game, "c4"), game.discard("south")) == (["ice-smith", "hellforged-weapon"], [])


# Exchange -------------------------------------------------------------------------------------------------------------

SLY = """
    turn 3 south attack
    south d1 sneeks damage 3
    south a8 horde-clinger boosts 2 damage 1 under hellforged-weapon under ice-smith
    south d2 horde-clinger
    south a7 horde-clinger
    south a4 gate
    south active ice-ram
    north d4 gate
    north b8 undead-warrior
"""


@pytest.mark.rule("SW2-SWAP-1", "SW2-SWAP-3")
def test_exchanged_cards_take_each_other_s_space_with_all_they_carry() -> None:
    game = scenario(SLY).play("use sly d1 a8")
    sneeks, clinger = game.piece("a8"), game.piece("d1")
    assert (sneeks.card.id, sneeks.damage, sneeks.boosts) == ("sneeks", 3, 0)
    assert (clinger.card.id, clinger.damage, clinger.boosts) == ("horde-clinger", 1, 2)
    assert (under(game, "d1"), under(game, "a8")) == (["hellforged-weapon", "ice-smith"], [])
    assert game.starting("attack a8 b8") == ["attack a8 b8"]  # he is really there


@pytest.mark.rule("SW2-SWAP-2")
def test_an_exchange_is_neither_a_move_nor_a_force() -> None:
    game = scenario(SLY).play("use sly d1 a8")
    assert game.prompt == "phase-attack"  # no Cling of d2 or a7
    assert (game.told("moved"), game.told("forced")) == ([], [])
    assert not game.piece("a8").marks & HAS_MOVED
    watched = scenario(SLY + "north e1 deceiver").play("use sly d1 a8")
    assert watched.damage("a8") == 3  # Engage hurts those who move or are forced away from it


# Place ----------------------------------------------------------------------------------------------------------------

CLING = """
    turn 3 south move
    south active ice-ram
    south f1 sneeks
    south b2 beast-rider
    south b1 horde-clinger damage 1 boosts 1 under hellforged-weapon
    south a1 horde-clinger
    south f3 ice-golem
    north a5 gate
    north c6 undead-warrior
"""


@pytest.mark.rule("SW2-PLACE-1")
def test_a_card_is_placed_on_an_empty_space() -> None:
    game = scenario(CLING).play("move b2 b5")
    assert (game.prompt, game.options) == ("cling", ["pass", "to b4", "to b6", "to c5"])  # a5 is taken
    with pytest.raises(IllegalPlay, match="SW2-TGT-1]"):
        game.play("to a5")
    game.play("to c5")
    clinger = game.piece("c5")
    assert (clinger.card.id, clinger.damage, clinger.boosts) == ("horde-clinger", 1, 1)
    assert under(game, "c5") == ["hellforged-weapon"]


@pytest.mark.rule("SW2-PLACE-2")
def test_placing_is_neither_moving_nor_forcing() -> None:
    game = scenario(CLING).play("move b2 b5", "to c5")
    assert game.prompt == "phase-move"  # a1 stood next to the placed Clinger, which did not move
    assert (len(game.told("moved")), game.told("forced")) == (1, [])
    assert not game.piece("c5").marks & HAS_MOVED
    assert game.state.moves == 1


@pytest.mark.rule("SW2-PLACE-2", "SW2-FORCE-3")
def test_engage_sees_moves_and_forces_but_no_placing() -> None:
    watched = CLING.replace("south a1 horde-clinger", "north a1 deceiver\nsouth hand sneak")
    placed = scenario(watched).play("move b2 b5", "to c5")
    assert placed.damage("c5") == 1  # the damage it had
    forced = scenario(watched).play("play sneak", "target b1")  # to c1, the only space
    assert (forced.card("b1"), forced.card("c1")) == ("", "")  # forced away from the Deceiver, it fell


@pytest.mark.rule("SW2-PLACE-2", "SW2-SUM-11")
def test_placing_is_neither_summoning_nor_building_nor_ramming() -> None:
    game = scenario("""
        turn 3 south summon
        south hand blood-summon ice-golem
        south active ice-ram
        south c3 undead-warrior
        north c5 undead-warrior
    """)
    game.play("play blood-summon", "target c3", "to c4")
    assert (game.card("c4"), game.magic("south"), game.damage("c3")) == ("ice-golem", 0, 2)
    assert not game.piece("c4").marks & WAS_SUMMONED
    assert (game.told("summoned"), game.told("built")) == ([], [])
    assert game.prompt == "phase-move"  # Ice Ram wants a structure that was moved or forced


@pytest.mark.rule("SW2-PLACE-3")
def test_without_an_empty_legal_space_the_card_stays_where_it_was() -> None:
    cling = scenario("""
        turn 3 south move
        south d1 sneeks
        south b1 horde-climber
        south c1 horde-clinger
        south b2 gate
        south a3 gate
        south c3 gate
        south b4 gate
    """)
    cling.play("move b1 b3")
    assert (cling.card("c1"), cling.prompt) == ("horde-clinger", "phase-move")
    walled = """
        turn 3 south summon
        south hand blood-summon undead-carrier
        south discard undead-warrior
        south a1 ret-talus
        south a2 gate
        south b1 gate
        south b2 gate
        south a3 gate
        south c1 gate
    """
    game = scenario(walled)
    assert game.starting("use") == []  # nowhere to raise anybody
    game.play("play blood-summon")
    assert (game.hand("south"), game.discard("south")) == (["undead-carrier"], ["blood-summon", "undead-warrior"])
    assert game.damage("a1") == 0


# Replace --------------------------------------------------------------------------------------------------------------

BOTH_WANT_IT = """
    turn 3 south attack
    south a1 ret-talus
    south a2 gate
    south discard undead-carrier
    south c4 undead-carrier
    south d4 undead-archer
    north c5 undead-archer
"""


@pytest.mark.rule("SW2-REPL-1")
def test_to_take_the_place_of_a_card_is_to_stand_on_its_very_space() -> None:
    shifted = scenario(BOTH_WANT_IT).play("attack c4 c5", "roll s s", "resolve soul-shift d4", "yes")
    assert (shifted.card("c5"), shifted.piece("c5").controller, shifted.card("d4")) == ("undead-archer", 0, "")
    infected = scenario(BOTH_WANT_IT).play("attack c4 c5", "roll s s", "resolve infect c4", "card undead-carrier")
    assert (infected.card("c5"), infected.piece("c5").controller) == ("undead-carrier", 0)
    fire = scenario("turn 3 south summon\nsouth magic 6\nsouth hand elut-bal\nsouth d6 undead-warrior damage 1")
    fire.play("summon elut-bal d6")
    assert (fire.card("d6"), fire.damage("d6")) == ("elut-bal", 0)


@pytest.mark.rule("SW2-REPL-2")
def test_the_second_effect_finds_the_space_taken() -> None:
    game = scenario(BOTH_WANT_IT).play("attack c4 c5", "roll s s")
    assert (game.asked, game.options) == ("south", ["resolve infect c4", "resolve soul-shift d4"])
    game.play("resolve soul-shift d4", "yes")
    assert (game.prompt, game.discard("south")) == ("phase-attack", ["undead-carrier"])
    other = scenario(BOTH_WANT_IT).play("attack c4 c5", "roll s s", "resolve infect c4", "card undead-carrier")
    assert (other.prompt, other.card("d4")) == ("phase-attack", "undead-archer")
    declined = scenario(BOTH_WANT_IT).play("attack c4 c5", "roll s s", "resolve soul-shift d4", "pass")
    assert declined.prompt == "infect"  # still free


# Under ----------------------------------------------------------------------------------------------------------------

SMITH = """
    turn 3 south move
    south c2 ice-smith boosts 3 damage 1 under hellforged-weapon under parapet@north
    south c5 bear-cavalry damage 2 boosts 1
    north e8 ret-talus
"""


@pytest.mark.rule("SW2-UNDER-1", "SW2-UNDER-2")
def test_a_card_goes_under_another_without_its_tokens_and_cards() -> None:
    game = scenario(SMITH).play("move c2 c3", "target c5")
    assert (game.card("c3"), game.card("c5"), under(game, "c5")) == ("", "bear-cavalry", ["ice-smith"])
    assert (game.damage("c5"), game.boosts("c5")) == (2, 1)
    assert (game.discard("south"), game.discard("north")) == (["hellforged-weapon"], ["parapet"])
    assert len(game.state.pieces) == 3  # the space holds one top card


@pytest.mark.rule("SW2-UNDER-3", "SW2-MOVE-15")
def test_cards_underneath_follow_every_change_of_position() -> None:
    game = scenario("""
        turn 3 south move
        south hand sneak
        south d1 sneeks
        south c3 horde-climber under hellforged-weapon
        south b3 horde-clinger under ice-smith
        north f7 gate
        north e7 gate
    """)
    game.play("move c3 c5", "to b5")  # moved, placed
    assert (under(game, "c5"), under(game, "b5")) == (["hellforged-weapon"], ["ice-smith"])
    game.play("play sneak", "target b5", "to b6", "pass")  # forced
    assert under(game, "b6") == ["ice-smith"]
    game.play("end", "use sly d1 c5")  # exchanged
    assert (under(game, "d1"), under(game, "c5"), game.discard("south")) == (["hellforged-weapon"], [], ["sneak"])


@pytest.mark.rule("SW2-UNDER-4")
def test_cards_underneath_change_control_together_with_the_top_card() -> None:
    game = scenario("""
        turn 3 south summon
        south hand mind-control
        south c3 tacullu
        north c5 bear-cavalry under ice-smith under hellforged-weapon
        north d5 starting-gate
        south a1 gate
        south a2 frost-mage
    """)
    game.play("play mind-control", "target c5", "end", "attack c5 d5", "roll s b* b* b* b*")
    assert (game.piece("c5").controller, under(game, "c5")) == (0, ["ice-smith", "hellforged-weapon"])
    assert game.damage("d5") == 9  # the captured unit has its edge and its weapon …
    assert game.damage("c5") == 4  # … and its curse
    lost = scenario("""
        turn 3 south attack
        south a2 gate
        south c4 ollag
        south c5 bear-cavalry damage 4 owner north under ice-smith@north
    """)
    lost.play("attack c4 c5", "roll s s s")
    assert (lost.discard("north"), lost.discard("south")) == (["bear-cavalry", "ice-smith"], [])


@pytest.mark.rule("SW2-UNDER-5")
def test_cards_underneath_are_no_targets() -> None:
    game = scenario("""
        turn 3 south move
        south hand sneak purge
        south d1 sneeks
        south c4 beast-rider under horde-climber
        north d4 gul-dass under undead-carrier
    """)
    sneak = game.play("play sneak")
    assert (sneak.prompt, sneak.discard("south")) == ("phase-move", ["sneak"])  # no unit of cost 0 to choose
    game.play("play purge", "target c4", "done", "target d4")
    assert (game.damage("d4"), under(game, "d4")) == (2, ["undead-carrier"])


@pytest.mark.rule("SW2-UNDER-6", "SW2-UNDER-7")
@pytest.mark.parametrize(
    ("end", "extra"),
    [("destroyed", ""), ("returned", "south active unrelenting")],
)
def test_cards_underneath_are_discarded_to_their_owners_when_the_top_card_leaves(end: str, extra: str) -> None:
    game = scenario(f"""
        turn 3 north attack
        north f7 gate
        north c5 bear-cavalry
        south c4 undead-archer under hellforged-weapon under ice-smith@north
        {extra}
    """)
    game.play("attack c5 c4", "roll s s s")
    own = ["hellforged-weapon", "undead-archer"] if end == "destroyed" else ["hellforged-weapon"]
    assert (game.discard("south"), game.discard("north")) == (own, ["ice-smith"])
    assert len(game.told(end)) == 1


@pytest.mark.rule("SW2-UNDER-6", "SW2-UNDER-7")
def test_cards_underneath_are_discarded_with_a_discarded_card() -> None:
    game = scenario("""
        turn 3 south attack targeted
        south d1 sneeks
        south e1 gate
        south c4 the-eater under hellforged-weapon under ice-smith@north
    """)
    game.play("end")
    assert game.card("c4") == ""
    assert (game.discard("south"), game.discard("north")) == (["hellforged-weapon", "the-eater"], ["ice-smith"])


@pytest.mark.rule("SW2-UNDER-8")
def test_cards_underneath_count_for_nothing_and_use_no_abilities() -> None:
    game = scenario("""
        turn 3 south attack
        south d1 sneeks
        south e1 gate
        south c4 frost-mage
        south c3 bear-cavalry under ice-golem
        south b4 beast-rider under undead-warrior under horde-climber under undead-archer
        north d4 undead-archer damage 1
    """)
    assert game.strength("c4") == 1  # the golem underneath is no structure next to the mage
    assert game.starting("use") == []  # no unit of cost 0 for Sly
    game.play("attack c4 d4", "roll sb")
    assert (game.card("d4"), game.prompt) == ("", "phase-attack")  # no Soul Shift from underneath
    assert game.told("boosted") == []  # no Blood Fury from underneath


@pytest.mark.rule("SW2-UNDER-8")
def test_text_meant_to_work_from_underneath_does() -> None:
    game = scenario("turn 3 south attack\nsouth a2 gate\nsouth c4 bear-cavalry under ice-smith\nnorth c5 gul-dass")
    game.play("attack c4 c5", "roll b* b* b*")
    assert game.damage("c5") == 6


# Hand -----------------------------------------------------------------------------------------------------------------

RETURN = """
    turn 3 {seat} summon
    south hand blood-summon {hand}
    south active unrelenting
    south a1 ret-talus
    south c3 undead-warrior damage 2 boosts 3 bonus 1 moved attacked under hellforged-weapon
    south e3 undead-warrior
    north active sacrificial-pyre
"""


@pytest.mark.rule("SW2-HAND-1")
def test_only_cards_of_the_hand_are_played() -> None:
    game = scenario("turn 3 south summon\nsouth magic 9\nsouth hand frost-mage\nsouth discard ollag\nsouth c3 gate")
    assert sorted({text.split()[1] for text in game.starting("summon")}) == ["frost-mage"]
    with pytest.raises(IllegalPlay, match="SW2-HAND-1]"):
        game.play("summon ollag c4")


@pytest.mark.rule("SW2-HAND-2", "SW2-HAND-3")
def test_a_card_returned_to_hand_loses_all_it_carried_and_is_neither_destroyed_nor_discarded() -> None:
    game = scenario(RETURN.format(seat="south", hand="undead-carrier"))
    game.play("play blood-summon", "target c3", "to c4")
    assert (game.card("c3"), game.hand("south")) == ("", ["undead-warrior"])
    assert game.told("destroyed") == []
    assert game.state.events[1].boosts == 0  # the enemy's pyre counts destroyed units
    assert (game.boosts("e3"), game.magic("north")) == (0, 0)
    game.play("pass")
    assert game.discard("south") == ["blood-summon", "hellforged-weapon"]


@pytest.mark.rule("SW2-HAND-2")
def test_a_card_may_be_returned_to_hand_by_an_ability() -> None:
    game = scenario("""
        turn 3 south move
        south c3 selundar boosts 2
        south c5 bear-cavalry damage 3 boosts 2 under ice-smith
    """)
    game.play("use return-to-shadow c3 c5")
    assert (game.card("c5"), game.hand("south"), game.discard("south")) == ("", ["bear-cavalry"], ["ice-smith"])
    assert game.boosts("c3") == 0


@pytest.mark.rule("SW2-HAND-4")
def test_a_card_that_comes_back_from_the_hand_is_a_new_card() -> None:
    game = scenario(RETURN.format(seat="south", hand="undead-carrier"))
    game.play("play blood-summon", "target c3", "to c4", "target c4", "to d4")
    back = game.piece("d4")
    assert (back.card.id, back.damage, back.boosts, back.bonus, back.under) == ("undead-warrior", 0, 0, 0, ())
    assert (back.marks, back.used) == (0, ())
    assert "move d4 d5" in game.options


@pytest.mark.rule("SW2-HAND-5")
def test_a_card_returns_to_the_hand_of_its_owner() -> None:
    game = scenario("""
        turn 3 north attack
        north f7 gate
        north c5 bear-cavalry
        south active unrelenting
        south c4 undead-archer owner north
    """)
    game.play("attack c5 c4", "roll s s s")
    assert (game.hand("north"), game.hand("south"), game.magic("north")) == (["undead-archer"], [], 0)
