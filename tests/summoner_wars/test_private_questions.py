"""Whether somebody is asked tells nothing that not everybody knows: hands and unseen discards stay secret."""

from __future__ import annotations

from random import Random

import pytest

from stonehall.games.summoner_wars.cards import BY_ID
from tests.summoner_wars.scenario import GAME, Scenario, scenario


def asked(lines: str, *plays: str) -> Scenario:
    """A scenario in which questions with a single option are left open."""
    return scenario(lines, patient=True).play(*plays)


# Phases ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-INFO-1", "SW2-TURN-9")
@pytest.mark.parametrize(
    ("before", "phase"),
    [("turn 2 north draw", "summon"), ("turn 3 south move", "build"), ("turn 3 south build", "attack")],
)
@pytest.mark.parametrize("card", ["divine-retribution", "gate", "frost-mage"])
def test_a_phase_with_a_hand_is_asked_for_whatever_is_in_it(before: str, phase: str, card: str) -> None:
    game = asked(f"{before}\nsouth hand {card}\nnorth hand gate", "end")
    assert (game.asked, game.prompt) == ("south", f"phase-{phase}")
    assert "end" in game.options


@pytest.mark.rule("SW2-INFO-1", "SW2-TURN-9")
def test_phases_end_by_themselves_when_everybody_sees_that_nothing_can_be_done() -> None:
    """No hand, so that nothing can be built, played or discarded, and nobody in reach."""
    game = asked("turn 3 south move\nnorth hand gate", "end")
    assert (game.asked, game.prompt, game.state.turn) == ("north", "phase-summon", 4)


@pytest.mark.rule("SW2-DRAW-1", "SW2-SUM-10")
@pytest.mark.parametrize(("event", "is_asked"), [("", False), ("south active renewed-hope", True)])
def test_the_draw_phase_is_asked_for_only_if_it_is_known_that_units_may_be_summoned_in_it(
    event: str, is_asked: bool
) -> None:
    lines = f"turn 3 south magic\nsouth hand gate gate gate gate gate\nnorth hand gate\n{event}"
    game = asked(lines, "end")
    assert game.asked == ("south" if is_asked else "north")
    assert game.phase == ("draw" if is_asked else "summon")


# Cards in hand --------------------------------------------------------------------------------------------------------


@pytest.mark.card("temple-priest")
@pytest.mark.parametrize(("hand", "is_asked"), [("gate gate", True), ("gate frost-mage", True), ("gate", False)])
def test_a_card_to_discard_is_asked_for_if_several_are_held_even_equal_ones(hand: str, is_asked: bool) -> None:
    game = asked(
        f"""
        turn 3 south attack
        south hand {hand}
        south c3 temple-priest
        south c4 citadel-knight damage 1
        """,
        "open heal c3 c4",
    )
    assert game.asked == ("south" if is_asked else "chance")
    if is_asked:
        assert (game.prompt, len(game.options)) == ("heal", len(set(hand.split())))


@pytest.mark.card("overseer-maruna")
@pytest.mark.parametrize(("left", "is_asked"), [("gate gate", True), ("gate", False), ("", False)])
def test_a_discard_that_somebody_is_made_to_choose_is_asked_for_alike(left: str, is_asked: bool) -> None:
    game = asked(
        f"""
        turn 3 south summon
        south magic 5
        south hand frost-mage {left}
        south d2 gate
        north d4 overseer-maruna
        """,
        "summon frost-mage d3",
    )
    assert (game.prompt == "discard-one") is is_asked
    assert len(game.hand("south")) == (len(left.split()) if is_asked else 0)


@pytest.mark.card("citadel-archer")
def test_arrow_of_light_goes_on_asking_while_there_is_a_hand() -> None:
    lines = "turn 3 south attack\nsouth hand {}\nsouth c3 citadel-archer\nnorth c5 undead-archer"
    plays = ("open arrow-of-light c3 c3", "card citadel-knight")
    with_more = asked(lines.format("citadel-knight gate"), *plays)
    assert (with_more.prompt, with_more.options) == ("arrow-of-light", ["done"])
    assert asked(lines.format("citadel-knight"), *plays).asked == "chance"


@pytest.mark.card("blood-summon")
def test_blood_summon_asks_while_there_is_a_hand_whatever_is_in_it() -> None:
    lines = "turn 3 south summon\nsouth hand blood-summon {}\nsouth c3 undead-archer"
    nothing = asked(lines.format("gate"), "play blood-summon")
    assert (nothing.prompt, nothing.options) == ("blood-summon", ["done"])
    assert asked(lines.format(""), "play blood-summon").prompt.startswith("phase-")
    one_kind = asked(lines.format("undead-warrior gate"), "play blood-summon", "target c3")
    assert (one_kind.prompt, one_kind.options) == ("blood-summon-unit", ["card undead-warrior"])


# Discard piles --------------------------------------------------------------------------------------------------------

MIGHT = "turn 3 south attack\nsouth hand gate\nsouth c3 sera-eldwyn\nsouth f1 citadel-knight\nnorth c5 gul-dass\n"
RAISE = "turn 2 north draw\nsouth d4 ret-talus\nnorth f8 svara\n"
SPORES = "turn 3 south magic\nsouth hand release-spores\nsouth c3 maldar\n"


@pytest.mark.rule("SW2-INFO-3")
@pytest.mark.card("sera-eldwyn", "ret-talus", "release-spores")
@pytest.mark.parametrize(
    ("lines", "plays", "prompt", "fits"),
    [
        (MIGHT, ("attack c3 c5", "roll s s"), "the-citadels-might", "citadel-archer"),
        (SPORES, ("play release-spores",), "release-spores", "undead-carrier"),
    ],
)
def test_what_may_be_taken_from_a_discard_pile_is_asked_for_if_cards_lie_there_that_nobody_saw(
    lines: str, plays: tuple[str, ...], prompt: str, fits: str
) -> None:
    unseen = asked(f"{lines}south discard gate", *plays)
    assert (unseen.prompt, unseen.options) == (prompt, ["pass"])
    seen = asked(f"{lines}south discard gate\nsouth public gate", *plays)
    assert seen.prompt.startswith("phase-")
    there = asked(f"{lines}south discard {fits}", *plays)
    assert (there.prompt, there.options) == (prompt, [f"card {fits}", "pass"])


@pytest.mark.card("ret-talus")
def test_an_ability_that_looks_through_unseen_discards_keeps_its_phase_open() -> None:
    assert asked(f"{RAISE}south discard gate", "end").options == ["end"]
    assert asked(f"{RAISE}south discard gate\nsouth public gate", "end").phase == "move"
    one = asked(f"{RAISE}south discard undead-archer gate", "end", "use raise-the-dead d4 d4")
    assert (one.prompt, one.options) == ("raise-the-dead", ["card undead-archer"])
    known = asked(f"{RAISE}south discard undead-archer\nsouth public undead-archer", "end", "use raise-the-dead d4 d4")
    assert known.prompt == "place-card"


@pytest.mark.card("undead-carrier")
@pytest.mark.parametrize("fits", [True, False])
def test_infect_waits_and_asks_if_a_carrier_may_be_there(fits: bool) -> None:
    pile = "undead-carrier" if fits else "gate"
    units = "south c3 undead-carrier\nnorth c4 frost-mage damage 2"
    game = asked(f"turn 3 south attack\nsouth hand gate\nsouth discard {pile}\n{units}", "attack c3 c4", "roll s s")
    assert game.prompt == "infect"
    assert game.options == (["card undead-carrier", "pass"] if fits else ["pass"])


@pytest.mark.card("spore-carrier")
@pytest.mark.rule("SW2-SEARCH-4")
def test_a_fungal_beast_must_come_if_it_is_there_and_who_alone_knows_that_says_so() -> None:
    lines = "turn 3 south magic\nsouth hand gate\nsouth c4 spore-carrier boosts 3\nsouth discard {}"
    there = asked(lines.format("fungal-beast"), "end")
    assert (there.prompt, there.options) == ("fungal-mutation", ["card fungal-beast"])
    assert there.play("card fungal-beast").card("c4") == "fungal-beast"
    absent = asked(lines.format("gate"), "end")
    assert (absent.prompt, absent.options) == ("fungal-mutation", ["pass"])
    known = asked(lines.format("gate\nsouth public gate"), "end")
    assert known.prompt != "fungal-mutation"


@pytest.mark.card("blood-summon", "ret-talus")
def test_a_card_that_was_chosen_is_kept_by_imagined_states() -> None:
    """The opponent of one who is about to place it deals all else afresh, and the play still works."""
    lines = "turn 3 south summon\nsouth hand blood-summon undead-warrior gate gate\nsouth draw gate purge\n"
    game = asked(lines + "south c3 undead-archer", "play blood-summon", "target c3", "card undead-warrior")
    assert game.prompt == "place-card"
    for seed in range(20):
        world = Scenario(GAME.imagine(game.state, 1, Random(seed))).state
        assert BY_ID["undead-warrior"].number in world.sides[0].hand
        world.play("to c4")
