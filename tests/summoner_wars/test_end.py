"""The end of the game (END)."""

import pytest

from stonehall.kernel import IllegalPlay, Outcome
from tests.summoner_wars.scenario import Scenario, fresh, scenario


@pytest.mark.rule("SW2-END-1")
@pytest.mark.parametrize(("seat", "scores"), [("south", (1.0, 0.0)), ("north", (0.0, 1.0))])
def test_who_alone_has_a_summoner_wins(seat: str, scores: tuple[float, float]) -> None:
    other = "north" if seat == "south" else "south"
    game = scenario(f"""
        turn 3 {seat} attack
        {seat} b1 svara
        {seat} d4 bear-cavalry
        {other} d5 ret-talus damage 9
        {other} d7 starting-gate
        {other} e7 dragos
        {other} hand gate
    """)
    assert game.state.outcome is None
    game.play("attack d4 d5", "roll s s s")
    assert game.state.outcome == Outcome(scores, "summoner-destroyed")
    assert (game.winner, game.options) == (seat, [])


@pytest.mark.rule("SW2-END-2")
def test_the_game_ends_in_the_middle_of_an_effect() -> None:
    """The first strike of Purge kills the enemy summoner: no second strike, and the chosen units are not destroyed."""
    game = scenario("""
        turn 3 south move
        south magic 3
        south hand purge
        south b1 ret-talus
        south d4 undead-warrior
        south e4 undead-warrior
        north d5 sneeks damage 9
        north e5 frost-mage damage 2
    """).play("play purge", "target d4", "target e4", "done", "target d5")
    assert game.winner == "south"
    assert (game.asked, game.options) == ("", [])
    assert (game.card("d4"), game.card("e4"), game.card("e5")) == ("undead-warrior", "undead-warrior", "frost-mage")
    with pytest.raises(IllegalPlay, match="over"):
        game.play("target e5")


@pytest.mark.rule("SW2-END-2")
def test_nothing_that_would_follow_happens_any_more() -> None:
    """Sneeks and a cultist die of the same Ice Shards: the cultist does not burn anybody, the phase does not go on."""
    game = scenario("""
        turn 3 south build
        south hand gate
        south b2 jarmund boosts 1
        south d4 gate
        north d5 sneeks damage 10
        north e4 hellfire-cultist damage 1
        south e5 bear-cavalry damage 4
    """).play("end", "yes")
    assert (game.winner, game.phase) == ("south", "build")
    assert game.card("e5") == "bear-cavalry"


CAUSES = {
    "attack of the enemy": (
        "turn 4 north attack\nsouth d4 svara damage 10\nnorth d5 bear-cavalry",
        ["attack d5 d4", "roll s s b*"],
    ),
    "attack of an own unit": (
        "turn 3 south attack\nsouth d4 svara damage 10\nsouth d5 bear-cavalry",
        ["attack d5 d4", "roll s s b*"],
    ),
    "effect of the enemy in the own turn": (
        "turn 3 south attack\nsouth d4 sneeks damage 10\nnorth d5 hellfire-cultist",
        ["attack d4 d5", "roll s s s"],
    ),
    "price of the own ability": (
        "turn 3 south summon\nsouth d4 ret-talus damage 10\nsouth discard undead-warrior\nsouth hand ice-ram",
        ["use raise-the-dead d4 d4"],
    ),
    "own event": (
        "turn 3 south move\nsouth d4 ret-talus damage 3\nsouth hand purge",
        ["play purge", "target d4"],
    ),
    "sacrifice as a cost": (
        "turn 3 south summon\nsouth magic 6\nsouth d4 ret-talus\nsouth hand elut-bal",
        ["summon elut-bal d4"],
    ),
    "inaction": (
        "turn 3 south attack\nsouth d4 svara damage 11\nnorth d5 gate",
        ["end"],
    ),
}


@pytest.mark.rule("SW2-END-3")
@pytest.mark.parametrize(("position", "plays"), CAUSES.values(), ids=CAUSES)
def test_the_cause_does_not_matter(position: str, plays: list[str]) -> None:
    game = scenario(position).play(*plays)
    assert game.state.outcome == Outcome((0.0, 1.0), "summoner-destroyed")


@pytest.mark.rule("SW2-END-4")
def test_empty_piles_lost_gates_and_lost_units_end_nothing() -> None:
    """Nothing is left but two summoners: play goes on for a round, with nothing but inaction to feel."""
    game = scenario("turn 3 south summon")
    while game.state.turn < 5:
        assert game.state.outcome is None
        game.play("end")
    assert (game.damage("a1"), game.damage("f8")) == (1, 1)


def test_the_safety_net_of_the_project_ends_endless_games_as_a_draw() -> None:
    last = scenario("turn 999 south magic\nsouth hand gate").play("end")
    assert last.state.outcome is None
    over = scenario("turn 1000 south magic\nsouth hand gate").play("end")
    assert over.state.outcome is not None
    assert (over.state.outcome.scores, over.state.outcome.reason) == ((0.5, 0.5), "turn-limit")
    soon = scenario("settings turn-limit 7\nturn 7 south magic\nsouth hand gate").play("end")
    assert soon.state.outcome == over.state.outcome


LATE = 1_000_000
"""A turn that no game reaches: whatever limit there is, it would have struck."""


@pytest.mark.rule("SW2-END-4")
def test_there_is_no_limit_of_turns_in_a_position() -> None:
    game = scenario(f"settings turn-limit 0\nturn {LATE} south magic\nsouth hand gate").play("end")
    assert game.state.outcome is None
    assert (game.state.turn, game.asked) == (LATE + 1, "north")


@pytest.mark.rule("SW2-END-4")
def test_there_is_no_limit_of_turns_in_a_game() -> None:
    """A game by the rulebook, taken up late: the next turn begins all the same."""
    game = fresh(first="south", **{"turn-limit": "0"})
    while game.asked == "chance":
        game.play(game.options[0])
    game.state.turn = LATE
    while game.state.turn == LATE and game.state.outcome is None:
        game.play(game.options[0] if game.asked == "chance" else "end")
    assert game.state.outcome is None


def both_die(active: str, tie: str) -> Scenario:
    """Shadow Pulse hurts both summoners, who stand next to the same damaged gate."""
    return scenario(f"""
        settings both-summoners {tie} turn-limit 200
        turn 3 {active} attack
        {active} hand shadow-pulse
        south d4 svara damage 11
        south d5 gate damage 1
        north d6 ret-talus damage 11
    """).play("play shadow-pulse", "target d4", "target d6")


@pytest.mark.rule("SW2-END-5")
@pytest.mark.parametrize("active", ["south", "north"])
def test_if_both_summoners_die_of_one_effect_the_active_player_wins(active: str) -> None:
    game = both_die(active, "active-wins")
    assert (game.state.over, game.winner) == (True, active)


@pytest.mark.rule("SW2-END-5")
@pytest.mark.parametrize("active", ["south", "north"])
def test_an_option_of_the_game_makes_that_a_draw(active: str) -> None:
    game = both_die(active, "draw")
    assert game.winner == ""
    assert game.state.outcome == Outcome((0.5, 0.5), "both-summoners-destroyed")
    assert game.state.outcome.winners == ()


@pytest.mark.rule("SW2-END-5")
def test_the_option_is_off_unless_it_is_asked_for() -> None:
    assert not fresh().state.settings.both_summoners_draw
    assert fresh(**{"both-summoners": "draw"}).state.settings.both_summoners_draw


@pytest.mark.rule("SW2-END-6")
@pytest.mark.parametrize("attacker", ["south", "north"])
def test_a_summoner_under_foreign_control_still_stands_for_its_owner(attacker: str) -> None:
    """North controls Svara, south owns her. Whoever destroys her, south has lost; until then the game goes on."""
    game = scenario(f"""
        turn 3 {attacker} attack
        {attacker} d4 bear-cavalry
        north d5 svara damage 9 owner south
        north f8 ret-talus
    """, summoners=False)  # fmt: skip
    assert game.state.outcome is None
    game.play("attack d4 d5", "roll s s s")
    assert game.winner == "north"


@pytest.mark.rule("SW2-END-6")
def test_losing_an_own_summoner_counts_even_with_a_foreign_one_at_hand() -> None:
    """North still controls a summoner, but its own one is gone."""
    game = scenario("""
        turn 3 south attack
        south d4 bear-cavalry
        north d5 ret-talus damage 9
        north f6 svara owner south
    """, summoners=False).play("attack d4 d5", "roll s s s")  # fmt: skip
    assert game.winner == "south"


@pytest.mark.rule("SW2-END-1", "SW2-END-6")
def test_a_captured_summoner_that_returns_to_hand_is_no_longer_on_the_battlefield() -> None:
    """South has captured Ret-Talus and sends him away: only south has a summoner left, however the other one left."""
    game = scenario("""
        turn 3 south magic
        south hand gate
        south c3 selundar boosts 2
        south c4 ret-talus owner north
        north f8 gate
    """, summoners=False)  # fmt: skip
    assert game.state.outcome is None
    game.play("use return-to-shadow c3 c4")
    assert (game.winner, game.hand("north")) == ("south", ["ret-talus"])
