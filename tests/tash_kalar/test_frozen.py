"""Frozen effects: cards that lie open until they are thawed, and what three beings of Everfrost do to the others."""

from __future__ import annotations

import pytest

from stonehall.games.tash_kalar import invariants
from tests.tash_kalar.scenario import GAME, Scenario, scenario

QUEEN = """
    {settings}
    turn 3 south actions {actions}
    south common e5 e6 d7 f7 b5
    south heroic h5
    south hand ice-queen f3-6a
    {aside}
    north common b4
"""


def queen(aside: str = "", actions: int = 2, settings: str = "") -> Scenario:
    lines = QUEEN.format(settings=settings, actions=actions, aside=f"south aside {aside}" if aside else "")
    return scenario(lines.strip())


def again(game: Scenario) -> Scenario:
    """The same moment, written and read."""
    text = GAME.write_position(game.state)
    copy = GAME.from_position(text)
    assert GAME.write_position(copy) == text
    return Scenario(copy)


# Lying open -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TK-FROST-1", "TK-SUM-13")
def test_a_card_with_a_frozen_effect_is_laid_open_after_its_effect() -> None:
    game = queen().play("summon ice-queen e5")
    assert (game.prompt, game.aside("south")) == ("may-move", ""), "not before the effect is over"
    assert game.hand("south") == ["f3-6a"]
    game.play("move h5 h6")
    assert game.aside("south") == "ice-queen"
    assert game.discard("south") == []
    assert len(game.told("aside")) == 1


@pytest.mark.rule("TK-FROST-1")
def test_it_goes_on_lying_there_when_the_turn_is_over_and_its_piece_is_gone() -> None:
    game = queen().play("summon ice-queen e5", "pass", "place a5", "end")
    assert (game.asked, game.aside("south")) == ("north", "ice-queen")
    assert game.starting("thaw") == [], "it is not the card of the player whose turn it is"
    game.play("place a4", "place c1")
    assert game.starting("thaw") == ["thaw ice-queen"]


@pytest.mark.rule("TK-FROST-2")
@pytest.mark.parametrize(("kept", "gone"), [("ice-queen", "crystal-grower"), ("crystal-grower", "ice-queen")])
def test_of_two_frozen_cards_one_is_kept(kept: str, gone: str) -> None:
    game = queen("crystal-grower").play("summon ice-queen e5", "pass")
    assert (game.prompt, game.asked) == ("keep-frozen", "south")
    assert game.options == ["card crystal-grower", "card ice-queen"]
    game = again(game).play(f"card {kept}")
    assert game.aside("south") == kept
    assert game.discard("south") == [gone]
    assert game.prompt == "actions"


@pytest.mark.rule("TK-FROST-2")
def test_in_a_team_each_player_has_an_own_frozen_card() -> None:
    game = scenario("""
        settings form duel teams
        south common e5 e6 d7 f7
        south hand ice-queen
        west aside crystal-grower
        north common b4
    """)
    game.play("summon ice-queen e5")
    assert [game.aside(seat) for seat in ("south", "west")] == ["ice-queen", "crystal-grower"]
    assert game.starting("thaw") == ["thaw ice-queen"]


@pytest.mark.rule("TK-FROST-5")
def test_a_card_put_into_play_as_the_frozen_card_replaces_the_other() -> None:
    game = scenario("""
        south common d5 e5 f5
        south hand frozen-chest
        south aside ice-princess
        south discard snow-fox ice-queen
        north common h5
    """)
    game.play("summon frozen-chest e5", "card ice-queen")
    assert game.aside("south") == "ice-queen"
    assert game.discard("south") == ["snow-fox", "ice-princess", "frozen-chest"]
    assert game.prompt == "actions", "nobody is asked which of them to keep"


# Thawing --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TK-FROST-3", "TK-FROST-4")
@pytest.mark.parametrize("actions", [2, 1])
def test_thawing_costs_no_action_and_then_the_card_is_discarded(actions: int) -> None:
    game = queen("ice-princess", actions).play("thaw ice-princess")
    assert (game.prompt, game.aside("south"), game.discard("south")) == ("move", "", []), (
        "not before the effect is over"
    )
    game = again(game).play("move b5 a5")
    assert (game.prompt, game.actions) == ("actions", actions)
    assert game.discard("south") == ["ice-princess"]
    assert game.starting("thaw") == []


@pytest.mark.rule("TK-FROST-3")
def test_a_card_may_be_thawed_after_the_last_action() -> None:
    game = queen("ice-princess", 1).play("place a5")
    assert game.options == ["end", "thaw ice-princess"]
    game.play("thaw ice-princess", "move b5 a6")
    assert game.asked == "north", "nothing was left to do but to end the turn"


@pytest.mark.rule("TK-FROST-3")
def test_a_card_may_be_thawed_in_the_turn_in_which_it_froze() -> None:
    game = queen().play("summon ice-queen e5", "pass", "thaw ice-queen", "move e5 e4")
    assert game.squares("south", "heroic") == "e4 h5"
    assert game.discard("south") == ["ice-queen"]


@pytest.mark.rule("TK-FROST-3", "TK-TURN-6")
def test_nothing_is_thawed_inside_an_effect() -> None:
    game = queen("ice-princess").play("summon ice-queen e5")
    assert game.starting("thaw") == []
    assert game.refusal("thaw ice-princess") == ["TK-TURN-6"]


@pytest.mark.rule("TK-FROST-3")
def test_only_the_card_that_lies_there_is_thawed() -> None:
    assert queen("ice-princess").refusal("thaw ice-queen") == ["TK-FROST-3"]
    assert queen().refusal("thaw ice-queen") == ["TK-FROST-3"]


@pytest.mark.rule("TK-FROST-3", "TK-TEAM-9")
def test_a_partner_who_has_taken_over_thaws_nothing() -> None:
    game = queen("ice-princess", settings="settings form duel teams")
    assert game.starting("thaw") == ["thaw ice-princess"]
    game.play("hand-over")
    assert (game.asked, game.starting("thaw")) == ("west", [])
    assert game.refusal("thaw ice-princess") == ["TK-TEAM-9"]


@pytest.mark.rule("TK-FROST-4", "TK-TEAM-8")
def test_a_partner_may_finish_a_frozen_effect() -> None:
    game = queen("ice-princess", settings="settings form duel teams")
    game.play("thaw ice-princess", "hand-over")
    assert (game.asked, game.prompt) == ("west", "move")
    game.play("move b5 a5")
    assert game.discard("south") == ["ice-princess"]
    assert game.prompt == "partner-actions"


@pytest.mark.rule("TK-FROST-4", "TK-EFF-2")
def test_a_frozen_effect_that_can_do_nothing_is_used_up_all_the_same() -> None:
    game = scenario("south common e5\nsouth aside ice-queen\nnorth common b4").play("thaw ice-queen")
    assert (game.prompt, game.discard("south")) == ("actions", ["ice-queen"])


# The loan of the Frostweave Summoner ----------------------------------------------------------------------------------

LOAN = """
    {settings}
    turn 3 south actions 2
    south common f5 {own}
    south hand snow-fox ice-princess
    south aside frostweave-summoner
    north common e6 g6
"""


@pytest.mark.rule("TK-FROST-6")
def test_the_loan_waits_for_the_next_being_of_the_turn() -> None:
    game = scenario(LOAN.format(settings="", own="").strip()).play("thaw frostweave-summoner", "place a5")
    game = again(game)
    assert "e5" in game.summons("snow-fox")
    game.play("summon snow-fox e5")
    assert game.piece("e5") == "south common"


@pytest.mark.rule("TK-FROST-6")
def test_the_loan_is_used_up_by_a_being_that_does_not_need_it() -> None:
    game = scenario(LOAN.format(settings="", own="g4").strip()).play("thaw frostweave-summoner")
    assert game.summons("ice-princess") == "e5"
    game.play("summon snow-fox e5", "done")
    assert game.summons("ice-princess") == ""


@pytest.mark.rule("TK-FROST-6")
def test_the_loan_ends_with_the_turn() -> None:
    game = scenario(LOAN.format(settings="", own="").strip())
    game.play("thaw frostweave-summoner", "place a5", "place a4", "place i5", "place i6")
    assert game.asked == "south"
    assert game.summons("snow-fox") == ""


@pytest.mark.rule("TK-FROST-6", "TK-CARD-15", "TK-IMP-1")
def test_the_loan_can_be_added_to_an_improvised_piece() -> None:
    game = scenario(LOAN.format(settings="settings form melee seats 3", own="").strip())
    assert game.summons("ice-princess") == ""
    game.play("thaw frostweave-summoner")
    assert game.summons("ice-princess") == "f4 e6, f4 g6"


# The Everfrost Sentinel -----------------------------------------------------------------------------------------------

SENTINEL = """
    {settings}
    turn 5 south actions 1
    south common e6 e7 f7 f8
    south hand everfrost-sentinel
    north common e5 h5
"""


def actions_of_turns(game: Scenario, count: int) -> list[tuple[str, int]]:
    """Who has how many actions in each of the next turns; all of them place commons."""
    found: list[tuple[str, int]] = []
    while len(found) < count:
        found.append((game.asked, game.actions))
        for _ in range(game.actions):
            game.play(game.starting("place")[0])
    return found


@pytest.mark.rule("TK-FROST-7")
def test_the_opponent_has_one_action_fewer_in_the_next_turn_only() -> None:
    game = scenario(SENTINEL.format(settings="").strip()).play("summon everfrost-sentinel e5", "downgrade e5")
    assert actions_of_turns(again(game), 4) == [("north", 1), ("south", 2), ("north", 2), ("south", 2)]


@pytest.mark.rule("TK-FROST-7")
def test_in_melee_all_opponents_have_one_action_fewer() -> None:
    game = scenario(SENTINEL.format(settings="settings form melee seats 3").strip())
    game.play("summon everfrost-sentinel e5", "downgrade e5")
    assert actions_of_turns(again(game), 5) == [("north", 1), ("west", 1), ("south", 2), ("north", 2), ("west", 2)]


@pytest.mark.rule("TK-FROST-7")
def test_in_a_team_game_it_is_the_next_turn_of_the_other_team() -> None:
    game = scenario(SENTINEL.format(settings="settings form duel teams").strip())
    game.play("summon everfrost-sentinel e5", "downgrade e5")
    assert actions_of_turns(game, 4) == [("north", 1), ("west", 2), ("east", 2), ("south", 2)]


@pytest.mark.rule("TK-FROST-7", "TK-TURN-2")
def test_a_turn_without_an_action_has_only_its_flare_and_its_end() -> None:
    game = scenario("""
        turn 0 south fewer south
        south common c5
        south hand snow-fox f4-4a
        north common b4 b5 b6 b7 c7
        agenda begin_turn 0
    """)
    assert game.actions == 0
    assert game.options == ["end", "flare f4-4a"]


# The Deathbringer -----------------------------------------------------------------------------------------------------

DEATH = """
    settings form {form}
    turn 5 south actions 1
    south common d5 c7 d7 e7 g5
    south hand deathbringer
    north common f6
    north heroic f5
"""


@pytest.mark.rule("TK-FROST-8", "TK-SCORE-1", "TK-SCORE-2")
@pytest.mark.parametrize(("victim", "points"), [("f6", 1), ("f5", 2)])
def test_the_victim_of_the_deathbringer_scores_as_two_pieces(victim: str, points: int) -> None:
    game = scenario(DEATH.format(form="duel").strip()).play("summon deathbringer e5", f"destroy {victim}")
    assert game.points("south") == points
    assert game.asked == "north"


@pytest.mark.rule("TK-FROST-8", "TK-TASK-2")
def test_the_victim_of_the_deathbringer_is_two_pieces_for_tasks() -> None:
    game = scenario(DEATH.format(form="high-form").strip() + "\ntasks current end-of-legends")
    game.play("summon deathbringer e5", "destroy f5")
    assert game.prompt == "claim"


@pytest.mark.rule("TK-FROST-8", "TK-COMP-10")
def test_the_victim_of_the_deathbringer_never_comes_back() -> None:
    game = scenario(DEATH.format(form="duel").strip()).play("summon deathbringer e5", "destroy f6")
    game = again(game)
    assert game.state.discs[1] == 16 - 2
    assert invariants.pieces(game.state) == []
    game.play("place a5", "place a4")
    assert game.state.discs[1] == 16 - 4
