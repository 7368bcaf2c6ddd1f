"""The events of the Phoenix Elves: what they do."""

from __future__ import annotations

import pytest

from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import Scenario, scenario

# Spirit of the Phoenix ------------------------------------------------------------------------------------------------


@pytest.mark.card("spirit-of-the-phoenix")
def test_spirit_of_the_phoenix_adds_to_wildfire_quick_shot_and_engage() -> None:
    game = scenario("""
        turn 3 south summon
        south hand spirit-of-the-phoenix
        south a1 queen-maldaria
        south c4 ember-beast
        south e2 ember-archer
        south f3 ember-mage
        north c5 gul-dass
        north e6 gul-dass
    """)
    game.play("play spirit-of-the-phoenix")
    assert (game.active("south"), game.damage("c5")) == (["spirit-of-the-phoenix"], 2)  # Wildfire
    shot = Scenario(game.state.clone()).play("move e2 e3", "target e6")
    assert shot.damage("e6") == 2
    friend = game.play("move e2 f2", "target f3")
    assert friend.damage("f3") == 1  # only enemy units take more


@pytest.mark.card("spirit-of-the-phoenix")
def test_spirit_of_the_phoenix_works_in_both_turns() -> None:
    engage = scenario("""
        turn 2 north move
        north c5 gul-dass
        north e5 gul-dass
        south c4 royal-guardian
        south active spirit-of-the-phoenix
    """).play("move c5 c6")
    assert engage.damage("c6") == 2
    riposte = scenario("""
        turn 2 north attack
        north hand gate
        north c5 gul-dass
        south c4 fanessa
        south active spirit-of-the-phoenix
    """).play("attack c5 c4", "roll s s")
    assert riposte.damage_on("c5 c4") == [2, 2]
    aura = scenario("""
        turn 2 north attack
        north hand gate
        north c6 undead-archer
        south c3 queen-maldaria
        south c4 ember-mage
        south active spirit-of-the-phoenix
        south active divine-retribution
    """).play("attack c6 c4", "roll s s s")
    assert aura.card("c6") == ""  # 2 life


@pytest.mark.card("spirit-of-the-phoenix")
def test_spirit_of_the_phoenix_leaves_events_attacks_structures_and_the_enemys_abilities_alone() -> None:
    game = scenario("""
        turn 3 south move
        south hand burn gate
        south c3 queen-maldaria
        south active spirit-of-the-phoenix
        south d7 royal-guardian
        north c5 gul-dass
        north d8 deceiver
    """).play("play burn")
    assert game.damage("c5") == 2
    game.play("move d7 d6")
    assert game.damage("d6") == 1  # the enemy's Engage
    attack = scenario("""
        turn 3 south attack
        south hand gate
        south c3 fire-drake
        north c4 gul-dass
        north c5 gul-dass
        south active spirit-of-the-phoenix
    """).play("attack c3 c5", "roll b* s* s s")
    assert attack.damage_on("c5 c4") == [1, 3]  # the attack as rolled; Fire Breath 2, and 1 more
    mirror = scenario("""
        turn 3 south move
        south c3 rhinoceros
        north c4 ember-mage
        north b7 royal-guardian
        north active spirit-of-the-phoenix
    """).play("move c3 c5 c4")
    assert mirror.damage("c4") == 1  # an ability of the other side


@pytest.mark.card("spirit-of-the-phoenix")
def test_two_spirits_of_the_phoenix_add_up() -> None:
    game = scenario("""
        turn 2 north move
        north c5 gul-dass
        north e5 gul-dass
        south c4 royal-guardian
        south active spirit-of-the-phoenix
        south active spirit-of-the-phoenix
    """).play("move c5 c6")
    assert game.damage("c6") == 3


# Blinding Flare -------------------------------------------------------------------------------------------------------

FLARE = """
    turn 2 north attack
    north hand gate
    north c5 bear-cavalry
    north {attacker}
    south c3 queen-maldaria
    south c4 fanessa
    south d4 fanessa
    south b3 gate
    south active blinding-flare
"""


@pytest.mark.card("blinding-flare")
@pytest.mark.parametrize(
    ("attacker", "attack", "roll", "dealt"),
    [
        ("f5 undead-warrior", "c5 c4", "s* b* s", 2),  # a unit next to the summoner: specials only
        ("c2 bear-cavalry", "c2 c3", "s s sb", 0),  # the summoner herself
        ("c2 bear-cavalry", "c2 c3", "s* s s", 1),
        ("d5 bear-cavalry", "d5 d4", "s* s s", 3),  # not next to her
        ("b4 bear-cavalry", "b4 b3", "s* s s", 3),  # not a unit
    ],
)
def test_blinding_flare_lets_only_specials_hurt_the_summoner_and_friends_next_to_her(
    attacker: str, attack: str, roll: str, dealt: int
) -> None:
    game = scenario(FLARE.format(attacker=attacker)).play(f"attack {attack}", f"roll {roll}")
    assert game.damage(attack.split()[1]) == dealt


@pytest.mark.card("blinding-flare")
def test_blinding_flare_costs_one_stays_for_the_enemys_turn_and_helps_one_side() -> None:
    game = scenario("""
        turn 3 south magic
        south magic 1
        south hand blinding-flare gate gate gate gate gate
        north hand gate gate gate gate gate
        south c3 queen-maldaria
        north c4 ret-talus
    """)
    game.play("play blinding-flare")
    assert (game.magic("south"), game.active("south")) == (0, ["blinding-flare"])
    game.play("end")
    while game.phase != "attack":
        game.play("end")
    game.play("attack c4 c3", "roll sb sb")
    assert game.damage("c3") == 0
    while game.state.turn == 4:
        game.play("end")
    assert (game.active("south"), game.discard("south")) == ([], ["blinding-flare"])
    own = scenario("""
        turn 3 south attack
        south hand gate
        south c3 queen-maldaria
        north c4 ret-talus
        south active blinding-flare
    """).play("attack c3 c4", "roll sb sb b* s*")
    assert own.damage("c4") == 3
    poor = scenario("turn 3 south magic\nsouth hand blinding-flare\nsouth c3 queen-maldaria")
    with pytest.raises(IllegalPlay, match=r"\[SW2-COST-2\]"):
        poor.play("play blinding-flare")


# Burn -----------------------------------------------------------------------------------------------------------------


@pytest.mark.card("burn")
def test_burn_hurts_a_common_or_champion_within_two_of_the_summoner_by_two() -> None:
    game = scenario("""
        turn 3 south move
        south hand burn
        south c3 queen-maldaria
        south b4 ember-beast
        north c5 gul-dass damage 6
        north d5 gul-dass
        north d3 gate
        north c2 ret-talus
    """)
    game.play("play burn")
    assert (game.prompt, game.options) == ("burn", ["target b4", "target c5"])  # d5 is 3 away
    own = Scenario(game.state.clone()).play("target b4")
    assert (own.damage("b4"), own.magic("south")) == (2, 0)
    game.play("target c5")
    assert (game.card("c5"), game.magic("south"), game.discard("south")) == ("", 1, ["burn"])


@pytest.mark.card("burn")
def test_burn_needs_a_target() -> None:
    game = scenario("turn 3 south move\nsouth hand burn\nsouth c3 queen-maldaria\nnorth c6 gul-dass\nnorth c4 gate")
    with pytest.raises(IllegalPlay, match=r"\[SW2-EVT-10\]"):
        game.play("play burn")


# Divine Retribution ---------------------------------------------------------------------------------------------------


@pytest.mark.card("divine-retribution")
@pytest.mark.parametrize(
    ("lines", "attack", "hurt"),
    [
        ("north c7 bear-cavalry\nsouth c6 ember-beast", "c7 c6", 1),  # 3 spaces away
        ("north c8 targan\nsouth c5 ember-mage", "c8 c5", 1),  # from afar
        ("north c7 bear-cavalry\nsouth c6 horde-slinger", "c7 c6", 1),  # destroyed, and the aura answers all the same
        ("north d7 bear-cavalry\nsouth d6 ember-beast", "d7 d6", 0),  # 4 spaces away
        ("north c7 bear-cavalry\nsouth c6 gate", "c7 c6", 0),  # not a unit
        ("north c7 bear-cavalry\nnorth c6 gul-dass attacked", "c7 c6", 0),  # not hers
    ],
)
def test_aura_of_the_phoenix_answers_attacks_on_friendly_units_within_three(lines: str, attack: str, hurt: int) -> None:
    game = scenario(f"""
        turn 2 north attack
        north hand gate
        north f4 ret-talus
        south c3 queen-maldaria
        south active divine-retribution
        {lines}
    """)
    attacker = attack.split(maxsplit=1)[0]
    game.play(f"attack {attack}", "roll" + " s" * game.strength(attacker))
    assert (game.damage(attacker), game.phase) == (hurt, "magic")  # compulsory


@pytest.mark.card("divine-retribution")
def test_aura_of_the_phoenix_protects_the_summoner_herself_against_enemies_only() -> None:
    game = scenario("""
        turn 2 north attack
        north hand gate
        north c4 bear-cavalry
        south c3 queen-maldaria
        south active divine-retribution
        south active divine-retribution
    """)
    assert game.seen("c3")["abilities"] == ["momentum", "call-protection", "aura-of-the-phoenix"]
    game.play("attack c4 c3", "roll b* b* b*")
    assert game.damage_on("c4 c3") == [1, 0]  # two events, one ability
    friend = scenario("""
        turn 3 south attack
        south hand gate
        south c3 queen-maldaria
        south c4 fanessa
        south c5 royal-guardian
        south active divine-retribution
    """).play("attack c5 c4", "roll s")
    assert friend.damage("c5") == 0


@pytest.mark.card("divine-retribution")
def test_divine_retribution_lies_active_from_the_magic_phase_on() -> None:
    game = scenario("""
        turn 3 south magic
        south hand divine-retribution gate
        south c3 queen-maldaria
    """).play("play divine-retribution")
    assert (game.active("south"), game.magic("south")) == (["divine-retribution"], 0)
