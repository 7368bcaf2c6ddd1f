"""Every card of the Vanguards as printed, the ready deck, and what the summoner, champions and commons do."""

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
        "arrow-of-light", ["card citadel-knight", "card jacob-eldwyn", "card temple-priest", "pass"],
    )  # fmt: skip
    game.play("card citadel-knight")
    assert game.options == ["card jacob-eldwyn", "card temple-priest", "pass"]  # each name once
    game.play("card jacob-eldwyn", "pass")
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
    game.play("open arrow-of-light c3 c3", "pass", "roll sb")
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
