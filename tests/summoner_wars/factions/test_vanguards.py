"""Every card of the Vanguards as printed, the ready deck, and what the summoner and champions do."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.cards import BY_ID, MELEE, NO_COST, RANGED
from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.factions import facts
from tests.summoner_wars.scenario import Scenario, scenario

PRINTED = facts.cards_of(
    "vanguards",
    # id, classes, cost, strength, attack, life, symbols, abilities
    facts.unit("sera-eldwyn", "summoner unit", NO_COST, 2, RANGED, 12, "crossed-axes divine light",
               "the-citadels-might"),
    facts.unit("valna-stoutheart", "champion unit", 6, 2, MELEE, 9, "divine light", "citadel-champion guidance"),
    facts.unit("jacob-eldwyn", "champion unit", 5, 2, RANGED, 6, "light", "radiant-shot"),
    facts.unit("coleen-brighton", "champion unit", 6, 3, MELEE, 8, "divine", "divine-shield"),
    facts.unit("citadel-archer", "common unit", 2, 1, RANGED, 5, "light", "arrow-of-light"),
    facts.unit("citadel-knight", "common unit", 2, 2, MELEE, 5, "divine", "engage protect"),
    facts.unit("citadel-paladin", "common unit", 2, 3, MELEE, 4, "light", "intercession"),
    facts.unit("temple-priest", "common unit", 0, 2, MELEE, 2, "divine", "heal"),
    # id, classes, cost, phase, active, symbols
    facts.event("holy-judgment", "epic event", 0, "attack", True, ""),
    facts.event("guarding-spirits", "event standard", 0, "magic", True, "divine light"),
    facts.event("mass-heal", "event standard", 1, "move", False, "divine"),
    facts.event("renewed-hope", "event standard", 0, "summon", True, "light"),
)  # fmt: skip
DECK = facts.ReadyDeck(
    symbols=("divine", "light"),
    setup={
        "sera-eldwyn": ("d1", "c8"), "starting-gate": ("d3", "c6"),
        "temple-priest": ("c4", "d5"), "citadel-archer": ("e3", "b6"),
    },
    pile={
        "gate": 3, "holy-judgment": 2, "guarding-spirits": 2, "mass-heal": 2, "renewed-hope": 2,
        "valna-stoutheart": 1, "jacob-eldwyn": 1, "coleen-brighton": 1, "citadel-archer": 4, "citadel-knight": 4,
        "citadel-paladin": 4, "temple-priest": 4,
    },
)  # fmt: skip


@pytest.mark.parametrize("card", facts.each(PRINTED))
def test_printed(card: facts.Printed) -> None:
    assert facts.printed(card.id) == card


@pytest.mark.card("sera-eldwyn", "temple-priest", "citadel-archer")
def test_setup_and_ready_deck() -> None:
    assert facts.ready_deck_of("vanguards") == DECK


# Sera Eldwyn ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("sera-eldwyn")
def test_the_citadels_might_may_bring_back_a_discarded_citadel_unit() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 sera-eldwyn
        south f1 citadel-knight
        south discard citadel-archer citadel-archer citadel-paladin temple-priest guarding-spirits citadel-adviser
        north c5 undead-carrier damage 1
    """)
    game.play("attack c3 c5", "roll sb sb")  # destroyed, which is an attack all the same
    assert (game.asked, game.prompt) == ("south", "the-citadels-might")
    assert game.options == ["card citadel-adviser", "card citadel-archer", "card citadel-paladin", "pass"]
    declined = Scenario(game.state.clone()).play("pass")
    assert (declined.hand("south"), len(declined.discard("south"))) == ([], 6)
    game.play("card citadel-archer")
    assert game.hand("south") == ["citadel-archer"]
    assert game.discard("south") == [
        "citadel-adviser", "citadel-archer", "citadel-paladin", "guarding-spirits", "temple-priest",
    ]  # fmt: skip
    revealed = game.told("taken")
    assert [(event.args, event.only) for event in revealed] == [((0, BY_ID["citadel-archer"].number), -1)]


@pytest.mark.card("sera-eldwyn")
@pytest.mark.parametrize(
    "lines",
    [
        "north c5 gate\nsouth f1 citadel-knight\nsouth discard citadel-archer",  # not a unit
        "south c5 gul-dass\nsouth f1 citadel-knight\nsouth discard citadel-archer",  # not an enemy
        "north c5 gul-dass\nsouth f1 temple-priest\nsouth discard citadel-archer",  # no Citadel unit in play
        "north c5 gul-dass\nnorth f1 citadel-knight\nsouth discard citadel-archer",  # not a friendly one
        "north c5 gul-dass\nsouth f1 citadel-knight\nsouth discard temple-priest renewed-hope",  # none to bring back
        "north c5 gul-dass\nsouth f1 citadel-knight\nnorth discard citadel-archer",  # not in the own pile
    ],
)
def test_the_citadels_might_needs_an_enemy_unit_a_citadel_unit_in_play_and_one_discarded(lines: str) -> None:
    game = scenario(f"turn 3 south attack\nsouth hand gate\nsouth c3 sera-eldwyn\n{lines}")
    game.play("attack c3 c5", "roll s s")
    assert (game.phase, game.hand("south")) == ("magic", ["gate"])


@pytest.mark.card("sera-eldwyn")
def test_the_citadels_might_is_not_limited_to_once_per_turn() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 sera-eldwyn boosts 1 lent swift-shot
        south f1 citadel-knight
        south discard citadel-archer citadel-paladin
        north c5 gul-dass
    """)
    game.play("attack c3 c5", "roll s s", "resolve the-citadels-might c3", "card citadel-archer")
    game.play("yes", "attack c3 c5", "roll s s")
    assert game.options == ["card citadel-paladin", "pass"]


# Valna Stoutheart -----------------------------------------------------------------------------------------------------


@pytest.mark.card("valna-stoutheart")
def test_guidance_draws_two_cards_at_the_start_of_the_summon_phase() -> None:
    game = scenario("""
        turn 2 north magic
        north hand gate gate gate gate gate
        south hand gate gate gate gate gate
        south draw renewed-hope citadel-knight citadel-knight temple-priest
        south c3 valna-stoutheart
    """)
    game.play("end")
    assert (game.asked, game.phase, game.state.active) == ("chance", "summon", 0)
    game.play("draw citadel-knight", "draw renewed-hope")
    assert (game.phase, game.hand("south").count("gate"), len(game.hand("south"))) == ("summon", 5, 7)  # no limit
    assert "play renewed-hope" in game.options


@pytest.mark.card("valna-stoutheart")
def test_guidance_draws_what_is_left_and_only_in_the_own_turn() -> None:
    short = scenario("""
        turn 2 north magic
        north hand gate gate gate gate gate
        south hand gate
        south draw temple-priest
        south c3 valna-stoutheart
    """).play("end")
    assert (short.hand("south"), short.draw_pile("south")) == (["gate", "temple-priest"], [])
    other = scenario("""
        turn 2 north magic
        north hand gate gate gate gate gate
        south hand gate
        south draw temple-priest
        north draw temple-priest temple-priest
        north c3 valna-stoutheart
    """).play("end")
    assert (other.hand("south"), len(other.hand("north"))) == (["gate"], 5)


@pytest.mark.card("valna-stoutheart")
def test_citadel_champion_counts_friendly_citadel_units_within_two_spaces() -> None:
    game = scenario("""
        turn 3 south attack
        south a1 sera-eldwyn
        south c3 valna-stoutheart
        south c5 citadel-archer
        south d4 citadel-adviser
        south d5 citadel-knight
        south b3 temple-priest
        north c2 citadel-paladin
        north c4 starting-gate
    """)
    assert game.strength("c3") == 2 + 2  # c5 and d4; d5 is 3 away, the paladin an enemy
    game.play("attack c3 c4", "roll s s s s")
    assert game.damage("c4") == 4


# Jacob Eldwyn ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("jacob-eldwyn")
@pytest.mark.parametrize(("magic", "strength"), [(0, 2), (1, 2), (2, 3), (5, 4), (15, 9)])
def test_radiant_shot_is_one_strength_per_two_magic(magic: int, strength: int) -> None:
    game = scenario(f"""
        turn 3 south attack
        south magic {magic}
        north magic 15
        south c3 jacob-eldwyn
        north c5 starting-gate
    """)
    assert game.strength("c3") == strength
    game.play("attack c3 c5", "roll" + " s" * strength)
    assert game.magic("south") == magic  # nothing is spent


# Coleen Brighton ------------------------------------------------------------------------------------------------------

SHIELD = """
    turn 3 south attack
    south c3 {attacker}
    {target}
    north {coleen} coleen-brighton
    north f3 gate
"""


@pytest.mark.card("coleen-brighton")
@pytest.mark.parametrize(
    ("roll", "dice"),
    [("s sb", 3), ("s* sb", 2), ("b* s*", 1)],
)
def test_divine_shield_takes_one_strength_per_special_of_two_dice(roll: str, dice: int) -> None:
    game = scenario(SHIELD.format(attacker="bear-cavalry", target="north c4 citadel-knight", coleen="c7"))
    game.play("attack c3 c4")
    assert game.asked == "chance"
    with pytest.raises(IllegalPlay):
        game.play("roll s s s")  # two dice come before the attack roll
    game.play(f"roll {roll}", "roll" + " s" * dice)
    assert game.damage("c4") == dice


@pytest.mark.card("coleen-brighton")
def test_divine_shield_leaves_at_least_one_strength() -> None:
    game = scenario(SHIELD.format(attacker="undead-carrier", target="north c4 citadel-knight", coleen="c7"))
    game.play("attack c3 c4", "roll s* b*", "roll s")
    assert game.damage("c4") == 1
    feeble = scenario(SHIELD.format(attacker="blarf", target="north c4 citadel-knight", coleen="c7"))
    feeble.play("attack c3 c4", "roll s* b*")  # strength 0 stays 0: no dice
    assert feeble.damage("c4") == 0


@pytest.mark.card("coleen-brighton")
@pytest.mark.parametrize(
    ("target", "coleen"),
    [
        ("north c4 citadel-knight", "d7"),  # 4 spaces away
        ("north c4 temple-priest", "c5"),  # not a Citadel unit
        ("north c4 gate", "c5"),  # not a unit
        ("south c4 citadel-knight", "c7"),  # not hers
    ],
)
def test_divine_shield_covers_friendly_citadel_units_within_three_spaces(target: str, coleen: str) -> None:
    game = scenario(SHIELD.format(attacker="bear-cavalry", target=target, coleen=coleen))
    game.play("attack c3 c4", "roll b* b* b*")  # the attack roll at once, at full strength
    assert game.damage("c4") == 0


@pytest.mark.card("coleen-brighton")
def test_divine_shield_is_for_others_in_every_attack() -> None:
    game = scenario("""
        turn 3 south attack
        south b4 bear-cavalry
        south d4 bear-cavalry
        south c7 bear-cavalry
        north c4 citadel-adviser
        north c6 coleen-brighton
    """)
    game.play("attack b4 c4", "roll s* s", "roll b* b*", "attack d4 c4", "roll s* s", "roll b* b*")
    assert game.damage("c4") == 0
    game.play("attack c7 c6", "roll s s s")  # she herself is no Citadel unit
    assert game.damage("c6") == 3


@pytest.mark.card("coleen-brighton", "temple-priest")
def test_divine_shield_as_printed_also_answers_a_healing_priest() -> None:
    game = scenario("""
        turn 3 south attack
        south hand gate gate
        south c3 temple-priest
        south c4 citadel-knight damage 3
        south c6 coleen-brighton
    """)
    game.play("open heal c3 c4")
    game.play("roll s* s", "roll s")
    assert game.damage("c4") == 2
