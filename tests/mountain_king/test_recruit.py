"""Recruiting: bribes, pedestals, refills, places, cascades and retirement."""

from __future__ import annotations

import pytest

from stonehall.games.mountain_king.component_sets import OWN
from stonehall.games.mountain_king.preview import cascade
from stonehall.games.mountain_king.pyramid import BENEATH, PLACE_NAMES, SLOT_NAMES, TRIANGLE
from stonehall.games.mountain_king.resources import CLANS, RESOURCES, SYMBOLS
from tests.mountain_king.scenario import AFTER, FIRST_ROW, NUMBERS, example, row, scenario

HORDE = """
horde a0 @bog-cook
horde a1 @puddle-scout
horde a2 @reed-piper
horde a3 @ash-trader
horde a4 @moth-herder
horde b0 @bog-giant pedestal fire
horde b1 @mire-mason pedestal ice
horde b2 @peat-baron pedestal moon
horde b3 @forge-hand
horde c0 @old-mudbelly
horde c1 @bog-mother
horde c2 @eclipse
"""
DECKS = """
deck 1 draw @clay-roller @marsh-hauler
deck 2 draw @frost-weaver @hail-thrower
deck 3 draw @avalanche @north-wind
"""


@pytest.mark.rule("MK-BRIBE-1", "MK-EX-1")
def test_a_troll_needs_a_bribe_for_all_beneath_it() -> None:
    beneath = {PLACE_NAMES[place]: [PLACE_NAMES[one] for one in BENEATH[place]] for place in range(len(BENEATH))}
    assert beneath["c2"] == ["b2", "b3", "a2", "a3", "a4"]
    assert beneath["b0"] == ["a0", "a1"]
    assert beneath["a3"] == []
    for place in ("c2", "b0"):
        game = example("EX-1").play(f"recruit {place}")
        assert {other for other in PLACE_NAMES if game.bribes(other)} == set(beneath[place])


@pytest.mark.rule("MK-BRIBE-2")
def test_all_bribes_must_be_paid() -> None:
    game = scenario(f"south storage coin 4\n{HORDE}{DECKS}{row(FIRST_ROW)}")
    assert [text for text in game.starting("recruit") if " c" in text] == []
    assert len(game.starting("recruit")) == 9
    assert game.refusal("recruit c0") == ["MK-BRIBE-2"]


@pytest.mark.rule("MK-BRIBE-3", "MK-TERM-4")
def test_bribes_stay_on_the_trolls_they_were_paid_to() -> None:
    game = scenario(f"south storage coin 5\n{HORDE}{DECKS}{row(FIRST_ROW)}bag 1 1 1".replace("bag", "\nbag"))
    game.play("recruit c1")
    assert [game.bribes(place) for place in ("b1", "b2", "a1", "a2", "a3")] == ["coin"] * 5
    assert game.bribes("a0") == ""
    assert game.storage() == ""


@pytest.mark.rule("MK-BRIBE-4")
def test_the_recruiter_gets_the_bribes_on_the_troll_of_whatever_kind() -> None:
    game = scenario(f"{HORDE.replace('@bog-cook', '@bog-cook bribes coin rune')}{DECKS}{row(FIRST_ROW)}")
    game.play("recruit a0")
    assert game.storage() == "coin 1 rune 1"


@pytest.mark.rule("MK-BRIBE-5", "MK-BRIBE-7", "MK-SETUP-4")
def test_a_level_2_troll_brings_its_pedestal_and_a_fresh_one_gets_another() -> None:
    game = scenario(f"south storage coin 2\n{HORDE}{DECKS}{row(FIRST_ROW)}\nbag 1 0 2")
    game.play("recruit b0")
    assert game.pedestals() == "fire 1"
    game.play(f"deal {NUMBERS['frost-weaver']}", "bag moon")
    assert game.horde("b0") == "frost-weaver"
    assert game.state.pedestals_offered[PLACE_NAMES.index("b0")] == 2
    assert game.state.bag == [1, 0, 1]


@pytest.mark.rule("MK-BRIBE-5", "MK-BRIBE-9")
def test_without_pedestals_none_comes() -> None:
    game = scenario(f"south storage coin 2\n{HORDE}{DECKS}{row(FIRST_ROW)}\nbag 0 0 0")
    game.play("recruit b3", f"deal {NUMBERS['frost-weaver']}")
    assert game.pedestals() == ""
    assert game.prompt == "place"


@pytest.mark.rule("MK-BRIBE-6")
def test_a_level_3_troll_brings_a_pedestal_of_choice() -> None:
    game = scenario(f"south storage coin 5\n{HORDE}{DECKS}{row(FIRST_ROW)}\nbag 1 0 2")
    game.play("recruit c0")
    assert game.options == ["take fire", "take moon"]
    game.play("take moon")
    assert game.pedestals() == "moon 1"
    assert game.state.bag == [1, 0, 1]


@pytest.mark.rule("MK-BRIBE-8")
def test_an_empty_deck_is_replaced_by_the_next_level_up_then_down() -> None:
    decks = f"deck 2 draw {NUMBERS['frost-weaver']}\ndeck 3 draw {NUMBERS['avalanche']}"
    game = scenario(f"{HORDE}{decks}\n{row(FIRST_ROW)}\nbag 1 0 0")
    game.play("recruit a0")
    assert game.horde("a0") == "frost-weaver"
    assert game.state.pedestals_offered[0] == 0  # by the printed level
    assert game.state.levels[0] == 1
    game = scenario(f"south storage coin 5\n{HORDE}deck 1 draw {NUMBERS['clay-roller']}\n{row(FIRST_ROW)}\nbag 1 0 0")
    game.play("recruit c0")
    assert game.horde("c0") == "clay-roller"


@pytest.mark.rule("MK-BRIBE-10")
def test_without_any_deck_the_place_stays_empty_and_needs_no_bribe() -> None:
    game = scenario(f"south storage coin 1\n{HORDE}{row(FIRST_ROW)}")
    assert "recruit b0" not in game.options
    game.play("recruit a0")
    assert game.horde("a0") == ""
    game = scenario(f"south storage coin 1\n{HORDE.replace('horde a0 @bog-cook', '')}{row(FIRST_ROW)}")
    assert "recruit b0" in game.options
    assert game.refusal("recruit a0") == ["MK-BRIBE-10"]


# The place ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-PLACE-1", "MK-EX-2")
def test_a_troll_stands_above_and_between_two_neighbours() -> None:
    game = example("EX-2").play("recruit a0", f"deal {NUMBERS['soot-sweeper']}")
    assert game.starting("seat") == ["seat 2c", "seat 3a"]
    assert game.refusal("seat 4a") == ["MK-PLACE-1"]


@pytest.mark.rule("MK-PLACE-2", "MK-TURN-6")
def test_nobody_has_more_than_ten_trolls() -> None:
    ten = f"{FIRST_ROW} clay-roller marsh-hauler ember-child soot-sweeper spark-catcher coal-carrier"
    game = scenario(f"south storage stone 4\n{HORDE}{DECKS}{row(ten)}")
    assert not game.starting("recruit")
    assert game.starting("dig")
    assert "skip" not in game.options
    assert game.refusal("recruit a0") == ["MK-PLACE-2"]


@pytest.mark.rule("MK-CASC-1", "MK-EX-12")
def test_a_full_pyramid_activates_its_slots_so_often() -> None:
    times = [0] * 10
    for slot in range(4, 10):
        for below in TRIANGLE[slot]:
            times[below] += 1
    assert times == [3, 5, 5, 3, 3, 4, 3, 2, 2, 1]


@pytest.mark.rule("MK-CASC-1", "MK-CASC-2", "MK-CASC-3", "MK-EX-3", "MK-DRAFT-3")
def test_a_cascade_fills_every_empty_symbol_of_the_triangle() -> None:
    """The example of the rulebook with trolls of ours: what is occupied yields nothing, the fourth is not reached."""
    game = example("EX-3").play("recruit a2", f"deal {NUMBERS['soot-sweeper']}")
    preview = cascade(game.state, 0, game.state.newcomer, SLOT_NAMES.index("3a"))
    assert {SYMBOLS[symbol]: count for symbol, count in enumerate(preview.gained) if count} == {
        "stone": 3, "iron": 1, "heartstone": 1, "coin": 1, "rune": 1,
    }  # fmt: skip
    assert preview.wasted == 3
    game.play("seat 3a")
    assert game.tokens("3a") == "11"
    assert game.tokens("2a") == "111"  # two stone were gained, the cart was there
    assert game.tokens("2b") == "11"
    assert [game.tokens(slot) for slot in ("1a", "1b", "1c", "1d")] == ["1", "1", "1", "0"]


@pytest.mark.rule("MK-CASC-4", "MK-END-2", "MK-PLACE-2")
def test_the_tenth_troll_yields_too_and_takes_the_token_at_once() -> None:
    nine = f"{FIRST_ROW} clay-roller marsh-hauler ember-child soot-sweeper spark-catcher"
    game = scenario(f"{HORDE}deck 1 draw {NUMBERS['star-counter']}\n{row(nine)}")
    game.play("recruit a4", "seat 4a")
    assert game.tokens("4a") == "11"
    assert game.honor("coronation") == 3
    assert game.prompt == "after"


# Retiring -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-RETIRE-1", "MK-RETIRE-2")
def test_after_a_recruitment_trolls_with_four_bribes_retire() -> None:
    horde = HORDE.replace("@puddle-scout", "@puddle-scout bribes coin coin coin")
    game = scenario(f"south storage coin 2\n{horde}{DECKS}{row(FIRST_ROW)}\nbag 0 0 0")
    game.play("recruit b0", f"deal {NUMBERS['frost-weaver']}")
    assert game.bribes("a1") == "coin coin coin coin"  # not yet
    game.play("seat 2a", f"deal {NUMBERS['clay-roller']}")
    assert game.horde("a1") == "clay-roller"
    assert game.bribes("a1") == ""
    assert game.state.decks[0].bottom == [int(NUMBERS["puddle-scout"].removeprefix("troll-")) - 1]
    assert game.storage() == ""


@pytest.mark.rule("MK-RETIRE-2")
def test_nothing_retires_after_a_dig() -> None:
    horde = HORDE.replace("@puddle-scout", "@puddle-scout bribes coin coin coin coin")
    game = scenario(f"south storage stone 2\n{horde}{DECKS}")
    game.play("dig stone domino", "lay j2 r90")
    assert game.horde("a1") == "puddle-scout"


@pytest.mark.rule("MK-RETIRE-3")
def test_the_pedestal_of_a_retired_troll_waits_for_a_successor_of_its_level() -> None:
    horde = HORDE.replace("@mire-mason pedestal ice", "@mire-mason pedestal ice bribes coin coin coin coin")
    game = scenario(f"{horde}{DECKS}{row(FIRST_ROW)}\nbag 1 1 1")
    game.play("recruit a0", f"deal {NUMBERS['clay-roller']}", "seat 2a", f"deal {NUMBERS['hail-thrower']}")
    assert game.state.pedestals_offered[PLACE_NAMES.index("b1")] == 1
    assert game.state.bag == [1, 1, 1]
    only_third = f"deck 1 draw {NUMBERS['clay-roller']}\ndeck 3 draw {NUMBERS['avalanche']}"
    game = scenario(f"{horde}{only_third}\n{row(FIRST_ROW)}\nbag 1 1 1")
    game.play("recruit a0", "seat 2a")
    # Under the deck of level 2 lies the one that has just retired, and it comes back.
    assert game.horde("b1") == "mire-mason"


# Every card -----------------------------------------------------------------------------------------------------------


@pytest.mark.card(*[troll.id for troll in OWN.trolls])
@pytest.mark.rule("MK-COMP-1", "MK-COMP-2", "MK-TERM-1", "MK-TERM-2")
def test_every_troll_yields_its_symbols_and_no_more() -> None:
    for troll in OWN.trolls[: OWN.first_starter]:
        game = scenario(f"horde a0 @{troll.id}\nhorde a1 @{_another(troll.id)}\n{row(FIRST_ROW)}\nbag 0 0 0")
        game.play("recruit a0", "seat 2a")
        assert game.tokens("2a") == "1" * len(troll.symbols), troll.id
        assert game.troll("2a") == troll.id
        assert game.state.levels[0] == troll.level
    levels = [troll.level for troll in OWN.trolls]
    assert [levels.count(level) for level in range(4)] == [6, 21, 17, 17]
    for starter in OWN.trolls[OWN.first_starter :]:
        assert starter.lower
        assert starter.symbols


def _another(id: str) -> str:
    return "bog-cook" if id != "bog-cook" else "reed-piper"


@pytest.mark.rule("MK-COMP-1")
def test_carts_of_clans_are_on_trolls_of_that_clan() -> None:
    for troll in OWN.trolls[: OWN.first_starter]:
        for symbol in troll.symbols:
            name = SYMBOLS[symbol]
            assert name in RESOURCES or name == f"{CLANS[troll.clan]}-cart", troll.id


@pytest.mark.rule("MK-TERM-9", "MK-TERM-3")
def test_payments_empty_the_trolls_first_and_there_those_that_can_yield_again() -> None:
    smoot = row("boulder-lifter gem-nose tinker ore-sniffer bog-giant", tokens="1 0 0 0 1100")
    game = scenario(f"south storage stone 1\n{smoot}")
    game.play("dig stone domino", "lay j2 r90")
    assert game.tokens("1a") == "0"  # the starting troll lies under more open places
    assert game.tokens("2a") == "0100"
    assert game.storage() == "stone 1"


@pytest.mark.rule("MK-TURN-6")
def test_whoever_can_neither_recruit_nor_dig_goes_on() -> None:
    ten = f"{FIRST_ROW} clay-roller marsh-hauler ember-child soot-sweeper spark-catcher coal-carrier"
    game = scenario(f"south storage stone 1 iron 1 coin 1 rune 1\n{HORDE}{row(ten)}")
    assert "skip" in game.options
    assert game.starting("trade")  # nobody has to
    game.play("skip")
    assert game.prompt == "after"
    assert scenario(HORDE, turn=AFTER).refusal("recruit a0") == ["MK-TURN-1"]
