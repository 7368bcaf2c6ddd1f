"""Twenty rules that are easily got wrong, each by its name."""

from __future__ import annotations

import pytest

from stonehall.games.alliances.abilities import ability
from stonehall.games.alliances.board import SMALL
from stonehall.games.alliances.cards import BY_ID
from stonehall.games.alliances.effects import destroy, discard, exchange, place
from stonehall.games.alliances.reactions import REACTIONS
from tests.alliances.scenario import scenario, to_phase


@pytest.mark.rule("SW1-DRAW-2")
def test_there_is_no_hand_limit() -> None:
    game = scenario(
        "turn 2 north magic\nnorth hand wall\nsouth hand scout scout scout scout scout scout scout\nsouth c3 wall"
    )
    game.play("end")
    assert len(game.hand("south")) == 7


@pytest.mark.rule("SW1-DRAW-5")
def test_running_out_of_cards_is_no_loss() -> None:
    game = scenario("turn 2 north magic\nnorth hand wall\nsouth discard scout scout\nsouth c3 boarboon")
    game.play("end")
    assert (game.state.over, game.discard("south")) == (False, ["scout", "scout"])


@pytest.mark.rule("SW1-MOVE-9", "SW1-VINE-17")
def test_standing_still_on_a_vine_wall_is_a_move_without_a_roll() -> None:
    game = scenario("south c4 boarboon\nnorth c4 vine-wall\nsouth e4 boarboon")
    game.play("move c4 c4")
    assert (game.state.moves, game.told("threw")) == (1, [])


@pytest.mark.rule("SW1-ATK-4")
def test_the_limit_is_on_units_not_on_attacks() -> None:
    game = scenario("""
        turn 3 south attack
        south c4 blade-master
        north c5 wall
        south e4 boarboon
        north e5 wall
    """)
    game.play("attack c4 c5", "roll 1", "attack c4 c5", "roll 1")
    assert game.state.attacks == 1


@pytest.mark.rule("SW1-ATK-15", "SW1-MOVE-15")
def test_abilities_instead_of_moving_or_attacking_are_neither() -> None:
    """So Stun does not forbid them, but they take a place."""
    drake = scenario("""
        turn 3 south attack
        south c4 hellfire-drake stunned
        north c5 boarboon
        south e1 boarboon
        south e2 wall
    """)
    drake.play(*drake.starting("use greater-hellfire"))
    assert (drake.state.attacks, drake.told("attacked"), drake.wounds("c5")) == (1, [], 1)


@pytest.mark.rule("SW1-PLACE-2", "SW1-VINE-16")
def test_placing_and_exchanging_ask_for_no_roll_and_mind_no_stun() -> None:
    game = scenario("south c4 boarboon stunned\nnorth c4 vine-wall\nsouth e4 boarboon")
    place(game.state, game.piece("c4"), SMALL.square("d4"))
    assert game.card("d4") == "boarboon"
    exchange(game.state, game.piece("d4"), game.piece("e4"))
    game.state.ask_again()
    assert (game.moves("e4"), game.told("threw")) == ("", [])  # still stunned


@pytest.mark.rule("SW1-DEST-1", "SW1-DISC-1")
def test_the_owner_gets_nothing_back() -> None:
    game = scenario("north c5 ranger\nnorth d5 scout")
    destroy(game.state, [game.piece("c5")], 0)
    discard(game.state, game.piece("d5"), 0)
    assert (game.magic("south"), game.discard("south")) == (["ranger"], ["scout"])
    assert (game.magic("north"), game.discard("north")) == ([], [])


@pytest.mark.rule("SW1-DISC-4")
def test_a_discarded_unit_is_not_destroyed() -> None:
    game = scenario("north c5 swamp-beast\nnorth vine-walls 3")
    discard(game.state, game.piece("c5"), 0)
    assert (game.vine("c5"), game.state.waiting) == (False, [])


@pytest.mark.rule("SW1-DEST-3")
def test_killing_ones_own_unit_gives_magic() -> None:
    game = scenario("turn 3 south attack\nsouth c4 boarboon\nsouth c5 ranger")
    game.play("attack c4 c5", "roll 3 3")
    assert game.magic("south") == ["ranger"]


@pytest.mark.rule("SW1-VINE-20")
def test_who_dies_by_a_vine_wall_goes_to_its_controller() -> None:
    """Whoever moved the unit, even its own controller."""
    game = scenario("turn 3 south move\nsouth c4 ranger\nnorth c4 vine-wall")
    game.play("move c4 c5", "roll 1")
    assert (game.magic("north"), game.magic("south")) == (["ranger"], [])


@pytest.mark.rule("SW1-CONJ-5")
def test_killing_ones_own_conjuration_gives_nothing() -> None:
    game = scenario("south c4 gorgon")
    destroy(game.state, [game.piece("c4")], 0)
    assert (game.magic("south"), game.discard("south")) == ([], ["gorgon"])


@pytest.mark.rule("SW1-HIT-4")
def test_a_prevented_wound_leaves_a_hit_a_hit() -> None:
    game = scenario("turn 3 south attack\nsouth c4 savager\nnorth c5 savager lent tough")
    game.play("attack c4 c5", "roll 3 3 5")
    assert (game.wounds("c5"), game.told("rolled")[0].args[5:]) == (1, (3, 3, 5))


@pytest.mark.rule("SW1-HIT-8")
def test_precise_units_roll_against_walls() -> None:
    game = scenario("turn 3 south attack\nsouth c4 boarboon lent precise\nnorth c5 wall")
    game.play("attack c4 c5")
    assert game.asked == "chance"


@pytest.mark.rule("SW1-EVT-6")
def test_an_event_does_not_find_itself_in_the_discard_pile() -> None:
    """Superior Planning, for example, looks for events there."""
    game = scenario("turn 3 south event\nsouth a1 sunderved\nsouth hand superior-planning\nsouth discard muster")
    game.play("play superior-planning")
    offered = [text for text in game.options if "superior-planning" in text]
    assert offered == []


@pytest.mark.rule("SW1-SUM-11")
def test_cards_paid_lie_in_the_discard_pile_before_the_unit_comes() -> None:
    game = scenario("turn 3 south summon\nsouth c3 wall\nsouth hand ranger\nsouth magic scout")
    game.play("summon ranger c4")
    assert game.discard("south") == ["scout"]
    assert [event.id for event in game.log][:2] == ["magic-spent", "summoned"]


@pytest.mark.rule("SW1-STACK-2", "SW1-STACK-4")
def test_equal_abilities_do_not_add_up_but_plain_effects_do() -> None:
    game = scenario("south c4 boarboon lent swift lent swift bonus 2")
    assert (game.attack("c4"), "c7" in game.moves("c4"), "c8" in game.moves("c4")) == (4, True, False)


@pytest.mark.rule("SW1-SUM-7", "SW1-WALL-3")
def test_one_may_summon_across_the_centre_line() -> None:
    game = scenario("turn 3 south summon\nsouth c4 wall\nsouth hand scout")
    assert "c5" in game.summons("scout").split()


@pytest.mark.rule("SW1-FACT-5")
def test_a_part_never_counts_as_the_other_part() -> None:
    """Muster's summoner commands Vargath and Vargath Vanguards, not Vanguards; here by his bonus."""
    game = scenario("south a1 sunderved\nsouth a2 brute\nsouth b1 crusader\nsouth b2 boarboon")
    assert game.attack("a2") == BY_ID["brute"].attack + 1
    assert game.attack("b1") >= BY_ID["crusader"].attack + 1
    assert game.attack("b2") == BY_ID["boarboon"].attack


@pytest.mark.rule("SW1-ANY-4", "SW1-INFO-4")
def test_a_question_about_a_hidden_card_comes_up_whoever_holds_it() -> None:
    """And whoever is asked may decline until the own next turn."""
    asked = []
    for hand in ("shadows", "wall"):
        game = scenario(
            f"turn 3 south attack\nsouth c4 savager\nnorth f8 selundar\nnorth c5 ranger\nnorth hand {hand}",
            patient=True,
        )
        game.play("attack c4 c5", "roll 3 3 3")
        asked.append((game.asked, game.prompt, "pass-on shadows north" in game.options))
    assert asked == [("north", "shadows", True)] * 2
    assert any(known.id == "shadows" for reactions in REACTIONS.values() for known in reactions)


@pytest.mark.rule("SW1-INFO-1", "SW1-CARD-12")
def test_nobody_is_asked_about_an_event_that_lies_open() -> None:
    """All copies are in sight, or no hidden card is in the hand: then everybody knows the answer."""
    lines = "turn 3 south attack\nsouth c4 savager\nnorth f8 selundar\nnorth c5 ranger\n"
    for known in ("north hand wall\nnorth discard shadows shadows shadows", "north hand wall\nnorth shown wall", ""):
        game = scenario(lines + known, patient=True).play("attack c4 c5", "roll 3 3 3")
        assert game.prompt != "shadows"


@pytest.mark.rule("SW1-THRU-4")
def test_nobody_stops_where_a_victim_died() -> None:
    game = scenario("south c4 torodin\nnorth c5 boarboon wounds 2")
    assert "c5" not in game.moves("c4").split()


def test_stun_is_checked_when_a_turn_begins_and_lasts() -> None:
    game = scenario("""
        turn 2 north magic
        north hand wall
        north c5 deceiver
        south c4 boarboon
        south e1 boarboon
    """)
    game.play("end")
    to_phase(game, "move")
    destroy(game.state, [game.piece("c5")], 0)
    game.state.ask_again()
    assert game.moves("c4") == ""
    assert ability("stun").moments
