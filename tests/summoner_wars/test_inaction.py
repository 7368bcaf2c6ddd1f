"""Inaction: who lets a turn pass without attacking the enemy pays for it (IDLE)."""

import pytest

from stonehall.games.summoner_wars.messages import PLAYERS
from stonehall.games.summoner_wars.weights import PLAIN
from stonehall.locale import LANGUAGES, catalogue
from tests.summoner_wars.scenario import Scenario, fresh, scenario, view_of


def standoff(phase: str = "attack", more: str = "") -> Scenario:
    """South's cavalry between an enemy and an own gate; the gate in hand keeps the Magic Phase open."""
    return scenario(f"""
        turn 3 south {phase}
        south magic 3
        north magic 3
        south hand gate
        south d4 bear-cavalry
        south d3 starting-gate
        north d5 starting-gate
        {more}
    """)


@pytest.mark.rule("SW2-IDLE-1", "SW2-IDLE-8")
def test_without_an_attack_the_own_summoner_takes_one_damage_when_the_attack_phase_ends() -> None:
    """Nobody is asked: the next decision is the first of the Magic Phase."""
    game = standoff()
    assert game.damage("a1") == 0
    game.play("end")
    assert (game.asked, game.prompt) == ("south", "phase-magic")
    assert (game.damage("a1"), game.damage("f8")) == (1, 0)


@pytest.mark.rule("SW2-IDLE-1")
def test_an_attack_on_an_enemy_card_keeps_the_summoner_unharmed() -> None:
    game = standoff().play("attack d4 d5", "roll s s s")
    assert game.phase == "magic"
    assert game.damage("a1") == 0


@pytest.mark.rule("SW2-IDLE-2")
def test_a_miss_counts() -> None:
    game = standoff().play("attack d4 d5", "roll b* b* b*")
    assert game.phase == "magic"
    assert (game.damage("d5"), game.damage("a1")) == (0, 0)


@pytest.mark.rule("SW2-IDLE-2")
def test_an_attack_without_dice_counts() -> None:
    game = scenario("""
        turn 3 south attack
        south hand gate
        south d4 blarf
        north d5 gate
    """).play("attack d4 d5")
    assert game.phase == "magic"
    assert game.damage("a1") == 0


@pytest.mark.rule("SW2-IDLE-3")
def test_attacks_on_friendly_cards_do_not_count() -> None:
    """Nor does an attack on a captured card: friend and enemy follow control."""
    game = standoff(more="south e4 ice-smith\nsouth c4 undead-warrior owner north")
    game.play("attack d4 d3", "roll s s s", "attack e4 d4", "roll s s", "attack c4 d4", "roll b* b*")
    assert game.phase == "magic"
    assert game.damage("a1") == 1


@pytest.mark.rule("SW2-IDLE-3")
def test_an_effect_instead_of_attacking_does_not_count() -> None:
    """The mage pushes an enemy instead of attacking it."""
    game = scenario("""
        turn 3 south attack
        south hand gate
        south d4 wind-mage
        north d5 frost-mage
    """).play("use push d4 d5", "to d6")
    assert (game.phase, game.card("d6")) == ("magic", "frost-mage")
    assert game.damage("a1") == 1


@pytest.mark.rule("SW2-IDLE-3")
def test_damage_by_an_event_does_not_count() -> None:
    """Purge deals 2 damage to an enemy in the Move Phase."""
    game = scenario("""
        turn 3 south move
        south hand purge gate
        south d4 undead-warrior
        south c4 undead-warrior
        north d5 dragos
        north c5 gate
    """).play("play purge", "target d4", "done", "target d5", "end", "end")
    assert (game.phase, game.damage("d5")) == ("attack", 2)
    game.play("end")
    assert game.damage("a1") == 1


@pytest.mark.rule("SW2-IDLE-3")
def test_damage_by_an_ability_does_not_count() -> None:
    """Trample hurts the common that was crossed."""
    game = scenario("""
        turn 3 south move
        south hand gate
        south d3 bear-cavalry
        north d4 undead-warrior
    """).play("move d3 d5 d4", "end", "end")
    assert (game.phase, game.damage("d4")) == ("attack", 1)
    game.play("end")
    assert game.damage("a1") == 1


GOBLINS = """
    turn 3 south attack
    south magic 3
    south hand enrage-the-horde gate
    south b1 sneeks
    south d4 horde-climber
    north d5 starting-gate
"""


@pytest.mark.rule("SW2-IDLE-4")
def test_an_attack_in_the_magic_phase_comes_too_late() -> None:
    """It neither takes the damage back nor counts for the next turn."""
    game = scenario(GOBLINS).play("end", "play enrage-the-horde", "attack d4 d5", "roll s")
    assert (game.damage("d5"), game.damage("b1")) == (1, 1)
    while (game.state.turn, game.phase) != (5, "attack"):
        game.play("end")
    assert game.damage("b1") == 1
    game.play("end")
    assert game.damage("b1") == 2


@pytest.mark.rule("SW2-IDLE-5")
def test_an_attack_granted_before_the_attack_phase_counts() -> None:
    """No card of today grants one that early: the position is in the middle of such an effect in the Move Phase."""
    game = scenario("""
        turn 3 south move
        south hand gate
        south d4 bear-cavalry id 7
        north d5 starting-gate id 8
        south a1 svara id 1
        north f8 ret-talus id 2
        next-id 9
        agenda phase_main
        agenda settle
        agenda extra_attacks 0 (7) 0
    """).play("attack d4 d5", "roll b* b* b*")
    assert game.phase == "move"
    game.play("end", "end")
    assert game.phase == "attack"
    game.play("end")
    assert (game.phase, game.damage("a1")) == ("magic", 0)


@pytest.mark.rule("SW2-IDLE-6")
def test_it_applies_from_the_first_turn_on() -> None:
    game = fresh(first="south")
    game.play(*["draw frost-mage"] * 4, "draw gate")
    while game.asked == "chance":
        game.play(game.options[0])
    assert (game.asked, game.state.turn) == ("south", 1)
    while game.phase != "magic":
        game.play("end")
    assert game.state.turn == 1
    assert (game.damage("d1"), game.damage("c8")) == (1, 0)


@pytest.mark.rule("SW2-IDLE-7")
def test_it_can_destroy_the_summoner_and_pays_nobody() -> None:
    game = standoff(more="south b1 svara damage 11").play("end")
    assert game.winner == "north"
    assert game.state.decision is None
    assert (game.magic("south"), game.magic("north")) == (3, 3)


@pytest.mark.rule("SW2-IDLE-8")
def test_one_damage_for_each_own_idle_turn_and_none_for_the_opponents() -> None:
    """Two idle turns of south around one of north: two damage for Svara, one for Ret-Talus."""
    game = standoff().play("end")
    assert (game.damage("a1"), game.damage("f8")) == (1, 0)
    turn = game.state.turn
    while game.state.turn < turn + 2:
        game.play("end")
    assert (game.damage("a1"), game.damage("f8")) == (1, 1)
    while game.state.turn < turn + 3:
        game.play("end")
    assert (game.damage("a1"), game.damage("f8")) == (2, 1)


# The warning ----------------------------------------------------------------------------------------------------------


def warning(game: Scenario, text: str = "end") -> str:
    """The id of the message with which South is warned of a play, after it was put into words in every language."""
    message = game.state.game.choice(game.state.view(0), text, PLAYERS).warning
    if message is None:
        return ""
    for language in LANGUAGES:
        assert "{" not in catalogue(language).text(message)
    return message.id


@pytest.mark.rule("SW2-IDLE-1")
def test_the_end_of_the_attack_phase_warns_until_an_enemy_card_was_attacked() -> None:
    game = standoff(more="south e4 bear-cavalry\nnorth e5 gate\nsouth c4 bear-cavalry\nnorth c5 gate")
    assert (warning(game), warning(game, "attack d4 d5")) == ("sw2-warning-inaction", "")
    game.play("attack d4 d3", "roll s s s")
    assert warning(game) == "sw2-warning-inaction"  # a friend (SW2-IDLE-3)
    game.play("attack e4 e5", "roll b* b* b*")
    assert warning(game) == ""


@pytest.mark.rule("SW2-IDLE-7")
def test_the_warning_says_when_it_would_lose_the_game() -> None:
    assert warning(standoff(more="south a1 svara damage 11")) == "sw2-warning-inaction-fatal"


@pytest.mark.rule("SW2-IDLE-1")
def test_the_end_of_the_move_phase_warns_if_no_enemy_is_in_reach_by_then() -> None:
    near = standoff("move")
    assert warning(near) == ""
    far = standoff("move").play("move d4 b4")
    assert warning(far) == "sw2-warning-inaction"
    assert warning(standoff("build")) == warning(standoff("magic")) == ""


@pytest.mark.rule("SW2-IDLE-5")
def test_an_attack_before_the_attack_phase_leaves_nothing_to_warn_of() -> None:
    game = scenario("""
        turn 3 south attack targeted
        south hand gate
        south d4 bear-cavalry
        north d5 gate
    """)
    assert warning(game) == ""


@pytest.mark.rule("SW2-IDLE-1")
def test_the_prompt_and_the_log_say_what_inaction_costs() -> None:
    game = standoff()
    english = catalogue("en")
    view = view_of(game, 0)
    assert "your summoner takes 1 damage" in english.text(game.state.game.prompt(view, PLAYERS))
    game.play("end")
    lines = [english.text(game.state.game.log_message(event, PLAYERS)) for event in game.log]
    assert lines[0] == "Inaction: no enemy card was attacked this turn, so Svara (a1) takes damage."


@pytest.mark.rule("SW2-IDLE-1")
def test_a_bot_is_told_that_inaction_looms_when_nobody_can_come_near_an_enemy_any_more() -> None:
    def looming(*plays: str) -> float:
        game = scenario(
            """
            turn 5 south move
            south d1 svara
            south a2 ice-smith
            south f2 bear-cavalry
            north c8 ret-talus
            north a5 undead-carrier
            south magic 3
            south hand gate
            """
        )
        game.play(*plays)
        assert game.state.game.looming(game.state, 1) == 0, "it is not the other's turn"
        return game.state.game.looming(game.state, 0)

    assert looming() == looming("move f2 f4") == looming("move a2 a4") == 0
    assert looming("move a2 a3") == looming("end") == PLAIN.summoner_life
    assert looming("move f2 f4", "end") == PLAIN.summoner_life
    assert looming("move a2 a4", "pass", "end") == 0
