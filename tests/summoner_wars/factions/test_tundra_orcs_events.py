"""The events of the Tundra Orcs except Freeze: what they do."""

from __future__ import annotations

import pytest

from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import Scenario, scenario

# For Glory ------------------------------------------------------------------------------------------------------------

GLORY = """
    turn 3 south {phase}
    south a1 grognack
    {events}
    south c4 smasher {tokens}
    south d3 ragnor
    south e4 frost-shaman
    south f2 tundra-charger
    north c5 {target}
    north e5 gate
    north d4 undead-warrior
    north f3 gate
"""


@pytest.mark.card("for-glory")
def test_for_glory_gives_all_friendly_commons_reckless_strike() -> None:
    game = scenario(GLORY.format(phase="build", events="south hand for-glory", tokens="", target="gate"))
    game.play("play for-glory")
    assert (game.active("south"), game.magic("south")) == (["for-glory"], 0)
    assert (game.strength("c4"), game.strength("e4"), game.strength("f2")) == (4 + 2, 3 + 2, 2 + 2)
    assert (game.strength("d3"), game.strength("a1"), game.strength("d4")) == (3, 4, 2)  # champion, summoner, enemy


@pytest.mark.card("for-glory")
@pytest.mark.parametrize(
    ("roll", "dealt", "suffered"),
    [
        ("s s s s b* sb", 5, 5),  # one special
        ("s s sb sb sb b*", 5, 5),
        ("s s s sb sb sb", 6, 6),
        ("s s s s b* b*", 4, 0),  # two
        ("s* s* s* s s s", 6, 0),
    ],
)
def test_reckless_strike_hurts_the_attacker_as_much_unless_two_specials_show(
    roll: str, dealt: int, suffered: int
) -> None:
    game = scenario(
        GLORY.format(phase="attack", events="south active for-glory", tokens="", target="starting-gate")
    ).play("attack c4 c5", f"roll {roll}")
    assert game.damage("c5") == dealt
    if suffered < 6:
        assert game.damage("c4") == suffered
    else:
        assert (game.card("c4"), game.magic("north"), game.magic("south")) == ("", 0, 0)


@pytest.mark.card("for-glory")
def test_two_for_glory_give_reckless_strike_once() -> None:
    events = "south active for-glory\nsouth active for-glory"
    game = scenario(GLORY.format(phase="attack", events=events, tokens="", target="gate"))
    assert game.strength("e4") == 3 + 2
    game.play("attack e4 e5", "roll b* s s s s")
    assert (game.damage("e5"), game.damage("e4"), game.prompt) == (1, 1, "phase-attack")


@pytest.mark.card("for-glory")
def test_reckless_strike_hurts_also_when_the_target_is_destroyed() -> None:
    events = "south active for-glory"
    game = scenario(GLORY.format(phase="attack", events=events, tokens="", target="gul-dass damage 3"))
    game.play("attack c4 c5", "roll s s s s s b*")
    assert (game.card("c5"), game.magic("south"), game.damage("c4")) == ("", 1, 5)


@pytest.mark.card("for-glory", "frost-shaman")
def test_a_reckless_strike_that_deals_nothing_costs_nothing() -> None:
    game = scenario(GLORY.format(phase="attack", events="south active for-glory", tokens="", target="gate"))
    game.play("attack e4 e5", "roll sb sb sb sb sb")
    assert (game.damage("e5"), game.damage("e4")) == (0, 0)
    special = scenario(GLORY.format(phase="attack", events="south active for-glory", tokens="", target="gate"))
    special.play("attack e4 e5", "roll sb sb b* s s")
    assert (special.damage("e5"), special.damage("e4")) == (3, 3)


@pytest.mark.card("for-glory", "tundra-fighter")
@pytest.mark.rule("SW2-ABIL-2")
def test_a_fighter_that_struck_itself_dead_rolls_no_frenzy() -> None:
    position = """
        turn 3 south attack
        south a1 grognack
        south active for-glory
        south c4 tundra-fighter
        south f2 tundra-charger
        north c5 starting-gate
        north f3 gate
    """
    frenzy = scenario(position).play("attack c4 c5", "roll s s s b*")
    assert (frenzy.asked, frenzy.options) == ("south", ["resolve frenzy c4", "resolve reckless-strike c4"])
    frenzy.play("resolve frenzy c4", "roll s*", "to d4")
    assert (frenzy.discard("south"), frenzy.prompt) == (["tundra-fighter"], "phase-attack")  # struck on d4
    dead = scenario(position).play("attack c4 c5", "roll s s s b*", "resolve reckless-strike c4")
    assert (dead.discard("south"), dead.prompt) == (["tundra-fighter"], "phase-attack")


# Brutal Force ---------------------------------------------------------------------------------------------------------

BRUTAL = """
    turn 3 {seat} attack
    south c3 grognack
    south c4 smasher
    south e2 frost-shaman
    south active brutal-force
    north c5 {target}
    north e4 undead-warrior
    north f7 undead-warrior
    south f6 gate
    {more}
"""


@pytest.mark.card("brutal-force")
def test_brutal_force_lets_each_friendly_unit_force_away_what_it_damaged() -> None:
    game = scenario(BRUTAL.format(seat="south", target="gul-dass", more="")).play("attack c4 c5", "roll s b* b* b*")
    assert (game.asked, game.prompt, game.options) == ("south", "may-force-to", ["pass", "to b5", "to c6", "to d5"])
    game.play("to d5")
    assert (game.card("d5"), game.damage("d5"), game.prompt) == ("gul-dass", 1, "phase-attack")
    game.play("attack e2 e4", "roll b* sb sb")
    # Away: e5 straight on, d4 and f4 sideways, all three spaces from e2; e3 would lead nearer.
    assert game.options == ["pass", "to d4", "to e5", "to f4"]
    game.play("pass")
    assert game.card("e4") == "undead-warrior"


@pytest.mark.card("brutal-force")
@pytest.mark.parametrize(
    ("target", "roll", "forced"),
    [
        ("gul-dass", "s s s s", True),
        ("ice-golem", "s s s b*", True),
        ("gul-dass", "b* b* b* b*", False),  # no damage
        ("starting-gate", "s s s s", False),  # no unit
        ("frost-mage damage 3", "s s s s", False),  # destroyed
        ("kalal", "s s s s", False),  # Steadfast
    ],
)
def test_forceful_attack_needs_damage_and_a_unit_that_can_be_forced(target: str, roll: str, forced: bool) -> None:
    game = scenario(BRUTAL.format(seat="south", target=target, more="")).play("attack c4 c5", f"roll {roll}")
    assert (game.prompt == "may-force-to") == forced


@pytest.mark.card("brutal-force")
def test_forceful_attack_belongs_to_friendly_units_only_and_works_on_friends() -> None:
    enemy = scenario(BRUTAL.format(seat="north", target="gul-dass", more="")).play("attack c5 c4", "roll s s")
    assert (enemy.damage("c4"), enemy.prompt) == (2, "phase-attack")
    friend = scenario(BRUTAL.format(seat="south", target="gul-dass", more="")).play("attack c3 c4", "roll s s s b*")
    assert (friend.damage("c4"), friend.options) == (3 + 1, ["pass", "to b4", "to d4"])  # the summoner, too
    walls = "north b5 gate\nnorth d5 gate\nnorth c6 gate"
    boxed = scenario(BRUTAL.format(seat="south", target="gul-dass", more=walls)).play("attack c4 c5", "roll s s s s")
    assert boxed.prompt == "phase-attack"
    twice = scenario(BRUTAL.format(seat="south", target="gul-dass", more="south active brutal-force"))
    twice.play("attack c4 c5", "roll s b* b* b*", "to c6")
    assert (twice.prompt, twice.card("c6")) == ("phase-attack", "gul-dass")  # the same ability once


@pytest.mark.card("brutal-force", "for-glory")
@pytest.mark.parametrize(("event", "left"), [("brutal-force", 1), ("for-glory", 0)])
def test_an_attack_that_heals_has_dealt_no_damage(event: str, left: int) -> None:
    game = scenario(f"""
        turn 3 south attack
        south a1 grognack
        south hand gate gate
        south active {event}
        south c3 temple-priest
        south c4 smasher damage 3
        north c5 gate
    """)
    game.play("open heal c3 c4", "roll" + " s" * game.strength("c3"))
    # Neither is the healed unit forced, nor does the reckless healer suffer.
    assert (game.damage("c4"), game.card("c3"), game.prompt) == (left, "temple-priest", "phase-attack")
    assert game.damage("c3") == 0


@pytest.mark.card("brutal-force")
def test_brutal_force_is_played_in_the_attack_phase_and_stays() -> None:
    game = scenario("turn 3 south attack\nsouth c3 grognack\nsouth hand brutal-force gate\nnorth c4 gul-dass")
    game.play("play brutal-force")
    assert game.active("south") == ["brutal-force"]
    game.play("attack c3 c4", "roll s b* b* b*")
    assert game.options == ["pass", "to b4", "to c5", "to d4"]


# Primal Fury ----------------------------------------------------------------------------------------------------------

FURY = """
    turn 3 south attack
    south c3 grognack
    south active primal-fury
    {more}
    south b3 smasher
    south f2 tundra-charger
    north c4 {target}
    north c7 undead-warrior
    north e3 undead-warrior
    north d2 gate
    north f3 gate
"""


def fury(target: str = "starting-gate", more: str = "") -> Scenario:
    return scenario(FURY.format(target=target, more=more))


@pytest.mark.card("primal-fury")
@pytest.mark.parametrize("target", ["starting-gate", "gul-dass"])
def test_primal_fury_forces_the_summoner_and_lets_it_strike_again_once(target: str) -> None:
    game = fury(target).play("attack c3 c4", "roll b* b* b* b*")
    # One or two spaces straight: c2, c1 to the south, d3 to the east (e3 is taken), b3 blocks the west.
    assert (game.asked, game.prompt, game.options) == ("south", "primal-fury", ["pass", "to c1", "to c2", "to d3"])
    game.play("to d3")
    assert (game.card("d3"), game.prompt) == ("grognack", "extra-attack")
    assert game.options == ["attack d3 d2", "attack d3 e3", "pass"]
    game.play("attack d3 e3", "roll s s b* b*")
    assert (game.damage("e3"), game.prompt, game.state.attacks) == (2, "phase-attack", 1)  # once in a turn


@pytest.mark.card("primal-fury")
def test_primal_fury_without_the_force_gives_no_attack() -> None:
    declined = fury().play("attack c3 c4", "roll s s s s", "pass")
    assert (declined.card("c3"), declined.damage("c4"), declined.prompt) == ("grognack", 4, "phase-attack")
    boxed = fury(more="south c2 gate\nsouth d3 gate").play("attack c3 c4", "roll s s s s")
    assert (boxed.damage("c4"), boxed.prompt) == (4, "phase-attack")
    lonely = fury().play("attack c3 c4", "roll s s s s", "to c1")
    assert (lonely.card("c1"), lonely.prompt) == ("grognack", "phase-attack")


@pytest.mark.card("primal-fury")
def test_primal_fury_is_for_the_summoner_against_an_adjacent_enemy_card() -> None:
    friend = fury().play("attack c3 b3", "roll s s s s")
    assert (friend.damage("b3"), friend.prompt) == (4, "phase-attack")
    other = fury(more="south b4 ragnor").play("attack b4 c4", "roll s s s")
    assert (other.damage("c4"), other.prompt) == (3, "phase-attack")
    shooter = "turn 3 south attack\nsouth c3 svara\nsouth active primal-fury\nsouth f2 smasher\n"
    shooter += "north {at} gate\nnorth f3 gate"
    near = scenario(shooter.format(at="c4")).play("attack c3 c4", "roll sb sb sb")
    far = scenario(shooter.format(at="c5")).play("attack c3 c5", "roll sb sb sb")
    assert (near.prompt, far.prompt) == ("primal-fury", "phase-attack")


@pytest.mark.card("primal-fury")
def test_primal_fury_follows_an_attack_on_a_unit_that_returned_to_hand_instead() -> None:
    game = fury("undead-archer", "north active unrelenting").play("attack c3 c4", "roll s s s s")
    assert (game.hand("north"), game.prompt) == (["undead-archer"], "primal-fury")


@pytest.mark.card("primal-fury")
def test_each_of_two_primal_furies_works_once_in_a_turn() -> None:
    game = fury(more="south active primal-fury").play("attack c3 c4", "roll s s s s", "to d3")
    game.play("attack d3 e3", "roll s b* b* b*")
    assert (game.prompt, game.card("d3")) == ("primal-fury", "grognack")  # the second card
    game.play("to c3", "attack c3 c4", "roll s s s s")
    assert (game.damage("c4"), game.prompt) == (8, "phase-attack")  # and no third leap


@pytest.mark.card("primal-fury")
def test_primal_fury_is_played_in_the_attack_phase_and_stays() -> None:
    game = scenario("turn 3 south attack\nsouth c3 grognack\nsouth hand primal-fury gate\nnorth c4 gul-dass")
    game.play("play primal-fury", "attack c3 c4", "roll s b* b* b*")
    assert (game.active("south"), game.prompt) == (["primal-fury"], "primal-fury")
    with pytest.raises(IllegalPlay, match="SW2-EVT-1]"):
        scenario("turn 3 south magic\nsouth c3 grognack\nsouth hand primal-fury gate").play("play primal-fury")
