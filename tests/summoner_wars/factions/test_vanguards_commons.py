"""The commons of the Vanguards: what they do."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.cards import BY_ID
from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import Scenario, scenario

# Citadel Archer -------------------------------------------------------------------------------------------------------


@pytest.mark.card("citadel-archer")
def test_arrow_of_light_turns_different_units_of_the_hand_into_magic_and_strength() -> None:
    game = scenario("""
        turn 3 south attack
        south magic 1
        south hand citadel-knight citadel-knight jacob-eldwyn temple-priest renewed-hope gate
        south c3 citadel-archer
        north c5 gul-dass
        north c1 gate
    """)
    assert game.starting("open") == ["open arrow-of-light c3 c3"]
    game.play("open arrow-of-light c3 c3")
    assert (game.prompt, game.options) == (
        "arrow-of-light", ["card citadel-knight", "card jacob-eldwyn", "card temple-priest", "done"],
    )  # fmt: skip
    game.play("card citadel-knight")
    assert game.options == ["card jacob-eldwyn", "card temple-priest", "done"]  # each name once
    game.play("card jacob-eldwyn", "done")
    assert (game.magic("south"), game.hand("south")) == (3, ["citadel-knight", "gate", "renewed-hope", "temple-priest"])
    assert (game.prompt, game.options) == ("attack-target", ["target c1", "target c5"])
    game.play("target c5", "roll sb sb sb")
    assert (game.damage("c5"), game.discard("south")) == (3, ["citadel-knight", "jacob-eldwyn"])
    assert game.strength("c3") == 1  # for this attack only
    assert [event.args[1] for event in game.told("revealed")] == [
        BY_ID["citadel-knight"].number, BY_ID["jacob-eldwyn"].number,
    ]  # fmt: skip


@pytest.mark.card("citadel-archer")
def test_arrow_of_light_is_optional_and_any_number_includes_zero() -> None:
    game = scenario("""
        turn 3 south attack
        south hand citadel-knight
        south c3 citadel-archer
        north c5 gul-dass
    """)
    plain = Scenario(game.state.clone()).play("attack c3 c5", "roll sb")
    assert (plain.damage("c5"), plain.hand("south")) == (1, ["citadel-knight"])
    game.play("open arrow-of-light c3 c3", "done", "roll sb")
    assert (game.damage("c5"), game.hand("south"), game.magic("south")) == (1, ["citadel-knight"], 0)


@pytest.mark.card("citadel-archer")
def test_arrow_of_light_needs_a_unit_in_hand_and_somebody_to_attack() -> None:
    without = scenario("turn 3 south attack\nsouth hand gate renewed-hope\nsouth c3 citadel-archer\nnorth c5 gul-dass")
    assert without.options == ["attack c3 c5", "end"]
    alone = scenario("turn 3 south attack\nsouth hand temple-priest\nsouth c3 citadel-archer\nnorth c7 gul-dass")
    assert alone.phase == "magic"  # nothing in reach


# Citadel Knight -------------------------------------------------------------------------------------------------------


@pytest.mark.card("citadel-knight")
def test_protect_binds_adjacent_enemies_to_units_with_protect() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 svara
        south c2 bear-cavalry
        south f3 bear-cavalry
        north b3 citadel-knight
        north c5 citadel-knight
        north e3 gate
        north f4 gul-dass
    """)
    # Svara stands next to a knight: any unit with Protect in reach, no gate, no friend. The cavalry is free.
    assert game.starting("attack c3") == ["attack c3 b3", "attack c3 c5"]
    assert game.starting("attack c2") == ["attack c2 c3"]
    assert game.starting("attack f3") == ["attack f3 e3", "attack f3 f4"]
    with pytest.raises(IllegalPlay, match="Protect"):
        game.play("attack c3 e3")


@pytest.mark.card("citadel-knight")
def test_protect_binds_enemies_only_and_not_diagonally() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 bear-cavalry
        south b3 citadel-knight
        north d4 citadel-knight
        north c4 gate
    """)
    assert game.starting("attack c3") == ["attack c3 b3", "attack c3 c4"]
    assert game.starting("attack b3") == ["attack b3 c3"]


@pytest.mark.card("citadel-knight")
def test_a_bound_attacker_without_a_unit_with_protect_in_reach_cannot_attack() -> None:
    """Frozen, the knight cannot be attacked, and has no ability to bind with; not frozen it can be reached always."""
    bound = scenario("""
        turn 3 south attack
        south c3 bear-cavalry
        north c4 citadel-knight
        north b3 gate
    """)
    assert bound.starting("attack") == ["attack c3 c4"]
    free = scenario("""
        turn 3 south attack
        south c3 bear-cavalry
        north c4 citadel-knight id 60
        north b3 gate
        south active freeze target 60
    """)
    assert free.starting("attack") == ["attack c3 b3"]


@pytest.mark.card("citadel-knight")
def test_the_knights_engage() -> None:
    game = scenario("""
        turn 3 south move
        south c3 bear-cavalry
        south e3 bear-cavalry
        north c4 citadel-knight
    """)
    game.play("move c3 c2", "move e3 d3")
    assert (game.damage("c2"), game.damage("d3")) == (1, 0)


# Citadel Paladin ------------------------------------------------------------------------------------------------------


@pytest.mark.card("citadel-paladin")
def test_intercession_draws_a_card_per_special_after_attacking_an_enemy_unit() -> None:
    game = scenario("""
        turn 3 south attack
        south hand gate
        south draw gate gate temple-priest renewed-hope
        south c3 citadel-paladin
        north c4 horde-climber
    """)
    game.play("attack c3 c4", "roll s* s* s")  # destroyed: still an attack on an enemy unit
    assert (game.card("c4"), game.asked) == ("", "chance")
    game.play("draw temple-priest", "draw renewed-hope")  # compulsory, nobody is asked
    assert (game.hand("south"), game.phase) == (["gate", "renewed-hope", "temple-priest"], "magic")


@pytest.mark.card("citadel-paladin")
@pytest.mark.parametrize(
    ("target", "roll"),
    [("north c4 gate", "s* s* s*"), ("south c4 gul-dass", "s* s* s*"), ("north c4 gul-dass", "s s sb")],
)
def test_no_intercession_without_an_enemy_unit_and_a_special(target: str, roll: str) -> None:
    game = scenario(f"""
        turn 3 south attack
        south hand gate
        south draw gate gate temple-priest
        south c3 citadel-paladin
        {target}
    """).play("attack c3 c4", f"roll {roll}")
    assert (game.asked, game.hand("south")) == ("south", ["gate"])


@pytest.mark.card("citadel-paladin")
def test_intercession_draws_what_is_left() -> None:
    game = scenario("""
        turn 3 south attack
        south hand gate
        south draw temple-priest
        south c3 citadel-paladin
        north c4 gul-dass
    """).play("attack c3 c4", "roll s* b* s*")
    assert (game.phase, game.hand("south"), game.draw_pile("south")) == ("magic", ["gate", "temple-priest"], [])


# Temple Priest --------------------------------------------------------------------------------------------------------

HEALER = """
    turn 3 south attack
    south hand citadel-knight renewed-hope
    south c3 temple-priest
    south c4 {friend}
    south b3 sera-eldwyn damage 5
    south d3 gate damage 3
    north c2 gul-dass damage 5
"""


@pytest.mark.card("temple-priest")
@pytest.mark.parametrize("friend", ["citadel-archer", "valna-stoutheart"])
def test_heal_takes_away_damage_for_melee_symbols_and_specials(friend: str) -> None:
    game = scenario(HEALER.format(friend=friend + " damage 4"))
    assert game.starting("open heal") == ["open heal c3 c4"]  # neither summoner nor gate nor enemy
    game.play("open heal c3 c4")
    assert (game.asked, game.prompt, game.options) == ("south", "heal", ["card citadel-knight", "card renewed-hope"])
    game.play("card renewed-hope", "roll s* b*")
    assert (game.damage("c4"), game.discard("south")) == (1, ["renewed-hope"])  # sword and special, special
    assert (game.hand("south"), game.magic("south")) == (["citadel-knight"], 0)


@pytest.mark.card("temple-priest")
def test_heal_is_optional_and_without_it_the_friend_is_hurt() -> None:
    game = scenario(HEALER.format(friend="citadel-archer damage 1"))
    hurt = Scenario(game.state.clone()).play("attack c3 c4", "roll s s*")
    assert (hurt.damage("c4"), len(hurt.hand("south"))) == (3, 2)
    game.play("open heal c3 c4", "card renewed-hope", "roll s s")
    assert game.damage("c4") == 0  # not below 0


@pytest.mark.card("temple-priest")
def test_heal_needs_a_card_to_discard_and_does_not_prevent_inaction() -> None:
    poor = scenario("turn 3 south attack\nsouth c3 temple-priest\nsouth c4 citadel-archer damage 2")
    assert (poor.starting("attack c3"), poor.starting("open")) == (["attack c3 c4"], [])
    game = scenario("""
        turn 3 south attack
        south hand gate
        south a1 sera-eldwyn
        south c3 temple-priest
        south c4 citadel-archer damage 2 attacked
    """)
    game.play("open heal c3 c4", "roll s sb")  # the only card is discarded without asking
    assert (game.damage("c4"), game.discard("south"), game.damage("a1")) == (0, ["gate"], 1)


@pytest.mark.card("temple-priest", "citadel-knight")
def test_a_priest_bound_by_protect_cannot_heal() -> None:
    game = scenario("""
        turn 3 south attack
        south hand gate
        south c3 temple-priest
        south c4 citadel-archer damage 2
        north c2 citadel-knight
    """)
    assert (game.starting("attack c3"), game.starting("open")) == (["attack c3 c2"], [])
