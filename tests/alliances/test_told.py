"""What the log tells in one line, what an attack may do, and why nothing comes of a click."""

from __future__ import annotations

import pytest

from stonehall.games.alliances.messages import PLAYERS, clicks, option
from stonehall.games.alliances.piles import give_magic
from stonehall.kernel import Event
from stonehall.locale import catalogue
from tests.alliances.scenario import GAME, Scenario, scenario
from tests.told_log import told_lines

DUEL = """
    turn 5 south attack
    south c3 savager
    north c4 swamp-beast
"""


def lines(game: Scenario, seat: int | None = 0) -> list[str]:
    return told(game.log, seat)


def told(events: list[Event], seat: int | None) -> list[str]:
    return told_lines(GAME, [event.seen_by(seat) for event in events], PLAYERS)


def test_a_kill_is_one_line() -> None:
    game = scenario(DUEL).play("attack c3 c4", "roll 3 4 6")
    assert lines(game)[0] == "Savager (c3) attacks Swamp Beast (c4): 3 wounds, destroyed."


def test_an_attack_is_one_line() -> None:
    game = scenario(DUEL).play("attack c3 c4", "roll 1 2 6")
    assert lines(game)[0] == "Savager (c3) attacks Swamp Beast (c4): 1 wound."


def test_what_is_paid_is_told_with_what_it_is_paid_for() -> None:
    game = scenario("""
        turn 5 south summon
        south hand swamp-beast
        south magic wall wall wall
        south c2 wall
    """).play("summon swamp-beast c3")
    assert lines(game)[0] == "South summons Swamp Beast on c3 for 3 magic."


@pytest.mark.rule("SW1-VINE-13")
def test_a_vine_wall_that_holds_is_one_line() -> None:
    game = scenario("turn 5 south move\nsouth c3 savager\nnorth c3 vine-wall").play("move c3 c4", "roll 2")
    assert "Savager is held by the Vine Wall on c3 and takes 1 wound." in lines(game)


@pytest.mark.rule("SW1-BUILD-1", "SW1-INFO-2")
def test_only_the_builder_is_told_what_becomes_magic() -> None:
    game = scenario("turn 5 south magic\nsouth hand savager wall").play("magic savager", "magic wall")
    assert lines(game, 0)[:2] == ["South builds Savager into magic.", "South builds Wall into magic."]
    assert lines(game, 1)[0] == lines(game, None)[0] == "South builds 2 cards into magic."


# Odds -----------------------------------------------------------------------------------------------------------------


def test_the_odds_of_an_attack_are_those_of_its_dice() -> None:
    found = GAME.odds(scenario(DUEL).state, 0, "attack c3 c4")
    assert found is not None
    assert found.dice == 3
    assert found.hits == pytest.approx([1 / 27, 6 / 27, 12 / 27, 8 / 27])
    assert found.damage == pytest.approx(2.0)
    assert found.destroy == pytest.approx(20 / 27)  # life 2


def test_a_vine_wall_has_odds_of_its_own() -> None:
    game = scenario(DUEL + "north c4 vine-wall wounds 1")
    unit, wall = (GAME.odds(game.state, 0, f"attack c3 {place}") for place in ("c4", "c4-vine"))
    assert unit is not None
    assert wall is not None
    assert wall.destroy == pytest.approx(26 / 27)
    assert unit.destroy < wall.destroy


# Clicks ---------------------------------------------------------------------------------------------------------------

WALLS = """
    turn 5 south move
    south hand savager swamp-orcs-shaman wall
    south magic wall
    south c3 savager
    south c2 wall
    north c5 swamp-beast
"""


@pytest.mark.parametrize(
    ("picked", "pointed", "rule"),
    [
        ([], "c2", "SW1-WALL-6"),
        ([], "c5", "SW1-MOVE-1"),
        ([], "e5", "SW1-MOVE-1"),
        ([], "savager", "SW1-TURN-1"),
        ([], "wall", "SW1-EVT-1"),
        (["c3"], "c7", "SW1-MOVE-2"),
        (["c3"], "c2", "SW1-MOVE-6"),
        (["c3"], "c5", "SW1-TURN-1"),
        (["savager"], "d2", "SW1-TURN-1"),
    ],
)
def test_a_click_of_which_nothing_comes_has_a_reason(picked: list[str], pointed: str, rule: str) -> None:
    problems = GAME.why_not(scenario(WALLS).state, 0, picked, pointed)
    assert rule in [problem.rule for problem in problems], problems


@pytest.mark.parametrize(
    ("phase", "play", "rule"),
    [
        ("summon", "summon savager d2", "SW1-SUM-4"),
        ("event", "build wall c6", "SW1-WALL-7"),
        ("event", "build wall c3", "SW1-EVT-7"),
        ("attack", "attack c3 c5", "SW1-ATK-6"),
        ("attack", "attack c3 d4", "SW1-ATK-10"),
        ("attack", "attack c3 c3", "SW1-ATK-12"),
        ("magic", "give 1", "SW1-TEAM-12"),
    ],
)
def test_a_refused_play_names_the_rule(phase: str, play: str, rule: str) -> None:
    game = scenario(WALLS.replace("south move", f"south {phase}"))
    assert rule in game.refusal(play)


def test_an_attack_on_the_own_side_is_deliberate_and_on_the_own_summoner_warned_of() -> None:
    game = scenario("turn 5 south attack\nsouth c3 savager\nsouth c4 mugglug\nnorth c2 swamp-beast")
    view = GAME.view(game.state, 0)
    own, enemy = (GAME.choice(view, f"attack c3 {square}", PLAYERS) for square in ("c4", "c2"))
    assert own.deliberate
    assert own.warning is not None
    assert not enemy.deliberate
    assert enemy.warning is None
    assert "your side" in catalogue("en", GAME).text(option(view, "attack c3 c4"))


def test_clicks_name_the_vine_wall_under_a_unit() -> None:
    assert clicks("attack c3 c4-vine") == ("", "c3", "c4-vine")
    assert clicks("attack c3 c4") == ("", "c3", "c4")


def pick_kinds(game: Scenario) -> set[str]:
    """Where the cards lie that are offered, as the page is told."""
    view = GAME.view(game.state, 0)
    texts = [text for text in game.options if text.startswith("card ")]
    return {GAME.choice(view, text, PLAYERS).path[0].kind for text in texts}


def test_cards_of_a_pile_are_laid_open_even_if_the_hand_holds_the_same() -> None:
    game = scenario("turn 4 north move\nsouth a1 the-warden\nsouth hand slayer prisoner\nsouth prison slayer prisoner")
    game.play("end")
    assert (game.prompt, game.options) == ("imprison", ["card prisoner", "card slayer", "done"])
    assert pick_kinds(game) == {"open"}


def test_cards_of_the_hand_are_picked_there() -> None:
    game = scenario("turn 3 south magic\nsouth hand wall")
    choice = GAME.choice(GAME.view(game.state, 0), "magic wall", PLAYERS)
    assert (choice.path[0].kind, choice.path[0].id) == ("card", "wall")


def test_who_has_no_magic_gives_none_and_nothing_is_told() -> None:
    game = scenario("turn 3 south magic\nsouth magic wall", seats=4)
    give_magic(game.state, 0, 2, 0)
    assert "magic-given" not in [event.id for event in game.log]
    give_magic(game.state, 0, 2, 1)
    assert [event.id for event in game.log].count("magic-given") == 1


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ("turn 3 south summon\nsouth hand savager\nsouth c2 wall", "You cannot summon anything now"),
        ("turn 3 south summon\nsouth hand swamp-beast\nsouth magic wall wall wall\nsouth c2 wall", "Summon units"),
        ("turn 3 south event\nsouth hand savager", "You have no event or Wall"),
        ("turn 3 south event\nsouth hand wall", "Play events and Walls"),
    ],
)
def test_who_can_play_no_card_is_told_so(position: str, said: str) -> None:
    """The phase comes up nevertheless: the others do not know the hand."""
    game = scenario(position, patient=True)
    view = GAME.view(game.state, 0)
    assert said in catalogue("en", GAME).text(GAME.prompt(view, PLAYERS))
