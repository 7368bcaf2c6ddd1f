"""Every card of the Savanna Elves as printed, the ready deck, and what the summoner, champions and commons do."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.cards import MELEE, NO_COST, RANGED
from tests.summoner_wars.factions import facts
from tests.summoner_wars.scenario import Scenario, scenario

PRINTED = facts.cards_of(
    "savanna-elves",
    # id, classes, cost, strength, attack, life, symbols, abilities
    facts.unit("abua-shi", "summoner unit", NO_COST, 5, RANGED, 10, "crossed-axes earth spirit", "spirit-bond"),
    facts.unit("makeinda-ru", "champion unit", 5, 2, RANGED, 9, "spirit", "prepare swift-shot"),
    facts.unit("miti-kyru", "champion unit", 5, 4, MELEE, 7, "earth spirit", "inspire withdraw"),
    facts.unit("miti-mumway", "champion unit", 8, 1, MELEE, 11, "earth", "imbued-strength trample"),
    facts.unit("border-archer", "common unit", 2, 2, RANGED, 4, "spirit", "prepare swift-shot"),
    facts.unit("lioness", "common unit", 2, 3, MELEE, 2, "earth", "imbued-life momentum"),
    facts.unit("rhinoceros", "common unit", 2, 2, MELEE, 5, "earth", "imbued-speed trample"),
    facts.unit("spirit-mage", "common unit", 1, 3, RANGED, 2, "spirit", "charged commune-with-spirits"),
    # id, classes, cost, phase, active, symbols
    facts.event("chant-of-power", "epic event", 1, "attack", False, ""),
    facts.event("chant-of-entangling", "event standard", 0, "summon", True, "spirit"),
    facts.event("chant-of-growth", "event standard", 0, "move", False, "earth"),
    facts.event("chant-of-weaving", "event standard", 0, "summon", True, "earth spirit"),
)
DECK = facts.ReadyDeck(
    symbols=("earth", "spirit"),
    setup={
        "abua-shi": ("d1", "c8"), "starting-gate": ("d2", "c7"),
        "border-archer": ("d3", "c6"), "lioness": ("c3", "d6"),
    },
    pile={
        "gate": 3, "chant-of-power": 2, "chant-of-entangling": 2, "chant-of-growth": 2, "chant-of-weaving": 2,
        "makeinda-ru": 1, "miti-kyru": 1, "miti-mumway": 1, "border-archer": 4, "lioness": 4, "rhinoceros": 4,
        "spirit-mage": 4,
    },
)  # fmt: skip


@pytest.mark.parametrize("card", facts.each(PRINTED))
def test_printed(card: facts.Printed) -> None:
    assert facts.printed(card.id) == card


@pytest.mark.card("abua-shi", "border-archer", "lioness")
def test_setup_and_ready_deck() -> None:
    assert facts.ready_deck_of("savanna-elves") == DECK


# Abua Shi -------------------------------------------------------------------------------------------------------------


@pytest.mark.card("abua-shi")
def test_spirit_bond_may_give_a_new_boost_and_all_of_his_to_a_friendly_unit_within_three_spaces() -> None:
    game = scenario("""
        turn 3 south move
        south c3 abua-shi boosts 2
        south c7 lioness boosts 1
        south d7 rhinoceros
        south a4 miti-kyru
        south b4 gate
        north d4 undead-carrier
    """)
    game.play("move c3 c4")
    assert (game.asked, game.prompt) == ("south", "spirit-bond")
    # From c4: c7 is 3 and a4 is 2 away, d7 is 4; neither himself, nor the gate, nor an enemy.
    assert game.options == ["pass", "target a4", "target c7"]
    declined = Scenario(game.state.clone()).play("pass")
    assert declined.boosts_on("c4 c7 a4") == [2, 1, 0]
    game.play("target c7")
    assert game.boosts_on("c4 c7 a4") == [0, 1 + 1 + 2, 0]


@pytest.mark.card("abua-shi")
def test_spirit_bond_gives_the_new_boost_also_without_own_ones_and_only_after_a_move() -> None:
    game = scenario("""
        turn 3 south move
        south c3 abua-shi
        south c5 lioness
    """)
    game.play("move c5 c6")
    assert game.prompt == "phase-move"  # somebody else moved
    game.play("move c3 c3", "target c6")
    assert game.boosts_on("c3 c6") == [0, 1]


# Prepare and Swift Shot -----------------------------------------------------------------------------------------------

ARCHERS = ("makeinda-ru", "border-archer")


@pytest.mark.card(*ARCHERS)
@pytest.mark.parametrize("archer", ARCHERS)
def test_prepare_is_a_boost_in_place_of_the_move(archer: str) -> None:
    game = scenario(f"""
        turn 3 south move
        south c3 {archer} boosts 1
        south e3 {archer}
    """)
    assert game.starting("use") == ["use prepare c3 c3", "use prepare e3 e3"]
    game.play("use prepare c3 c3")
    assert (game.boosts("c3"), game.state.moves) == (2, 1)
    assert game.starting("use") == ["use prepare e3 e3"]
    assert not game.starting("move c3")
    game.play("move e3 e4")
    assert not game.starting("use")  # it has moved


@pytest.mark.card(*ARCHERS)
@pytest.mark.parametrize("archer", ARCHERS)
def test_prepare_uses_one_of_the_three_moves_and_is_no_move(archer: str) -> None:
    game = scenario(f"""
        turn 3 south move moves 2
        south a1 abua-shi
        south c3 {archer}
        south e3 {archer}
        south c4 horde-clinger
        north d3 deceiver
    """)
    game.play("use prepare c3 c3")
    # No Cling, no Engage; the third move was used, so the phase is over.
    assert (game.boosts("c3"), game.damage("c3"), game.card("c4")) == (1, 0, "horde-clinger")
    assert game.phase != "move"


@pytest.mark.card(*ARCHERS)
@pytest.mark.parametrize("archer", ARCHERS)
def test_prepare_is_possible_when_surrounded_but_not_when_forbidden_to_move(archer: str) -> None:
    surrounded = f"""
        turn 3 south move
        south a1 {archer}
        south f1 abua-shi
        north a2 gate
        north b1 gate
    """
    game = scenario(surrounded)
    assert not game.starting("move a1")
    assert game.starting("use") == ["use prepare a1 a1"]
    slowed = scenario(surrounded + "north active perplexing-tempest\nnorth active perplexing-tempest")
    assert not slowed.starting("use")
    immobile = scenario(f"turn 3 south move\nsouth c3 {archer} lent immobile")
    assert not immobile.starting("use")
    frozen = scenario(f"turn 3 south move\nsouth c3 {archer} id 60\nnorth active freeze target 60")
    assert not frozen.starting("use")


@pytest.mark.card(*ARCHERS)
@pytest.mark.parametrize("archer", ARCHERS)
def test_swift_shot_is_an_extra_attack_for_a_boost_once_per_turn(archer: str) -> None:
    game = scenario(f"""
        turn 3 south attack attacks 2
        south hand gate
        south c3 {archer} boosts 2
        south c2 lioness
        north c5 gate
        north e3 gul-dass
    """)
    game.play("attack c3 c5", "roll s s")  # a miss on a gate
    assert (game.asked, game.prompt, game.options) == ("south", "swift-shot", ["pass", "yes"])
    declined = Scenario(game.state.clone()).play("pass")
    assert (declined.boosts("c3"), declined.phase) == (2, "magic")
    game.play("yes")
    assert game.boosts("c3") == 1
    assert game.options == ["attack c3 c2", "attack c3 c5", "attack c3 e3", "pass"]
    game.play("attack c3 e3", "roll sb sb")
    assert (game.damage("e3"), game.boosts("c3"), game.phase) == (2, 1, "magic")  # not twice in a turn


@pytest.mark.card(*ARCHERS)
@pytest.mark.parametrize("archer", ARCHERS)
def test_swift_shot_needs_a_boost_and_works_after_attacking_a_friend(archer: str) -> None:
    game = scenario(f"""
        turn 3 south attack
        south b3 {archer}
        south c3 {archer} boosts 1
        south c5 gate
        north b5 gate
    """)
    game.play("attack b3 b5", "roll s s")
    assert game.prompt == "phase-attack"
    game.play("attack c3 c5", "roll sb s")
    assert (game.damage("c5"), game.prompt) == (1, "swift-shot")


@pytest.mark.card("border-archer")
def test_swift_shot_is_fresh_each_turn() -> None:
    game = scenario("""
        turn 3 south attack
        south hand gate gate gate gate gate
        north hand gate gate gate gate gate
        south c3 border-archer boosts 2
        north c5 starting-gate
    """)
    game.play("attack c3 c5", "roll s s", "yes", "attack c3 c5", "roll s s")
    while game.state.turn < 5:
        game.play("end")
    game.play("end", "end", "attack c3 c5", "roll s s")
    assert (game.prompt, game.boosts("c3")) == ("swift-shot", 1)


@pytest.mark.card("border-archer")
def test_an_archer_killed_by_a_riposte_does_not_shoot_again() -> None:
    game = scenario("""
        turn 3 south attack
        south b1 lioness
        south b2 gate
        south c3 border-archer boosts 1 damage 3
        north c4 fanessa
    """)
    game.play("attack c3 c4", "roll s s")
    assert game.options == ["resolve riposte c4", "resolve swift-shot c3"]
    game.play("resolve riposte c4")
    assert (game.card("c3"), game.prompt, game.magic("north")) == ("", "phase-attack", 1)


# Miti Kyru ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("miti-kyru")
def test_inspire_boosts_all_friendly_units_next_to_where_it_stopped() -> None:
    game = scenario("""
        turn 3 south move
        south a1 abua-shi
        south c3 miti-kyru
        south b3 border-archer
        south d4 lioness
        south b4 rhinoceros
        south d5 spirit-mage
        south c5 gate
        north c7 undead-carrier
    """)
    game.play("move c3 c4")
    assert game.prompt == "phase-move"  # compulsory
    assert game.boosts_on("b4 d4 b3 d5 c4 c5") == [1, 1, 0, 0, 0, 0]
    foes = scenario("turn 3 south move\nsouth c3 miti-kyru\nnorth b4 lioness\nsouth f1 rhinoceros").play("move c3 c4")
    assert foes.boosts("b4") == 0


@pytest.mark.card("miti-kyru")
def test_withdraw_costs_a_boost_or_a_magic_and_goes_one_or_two_straight_spaces() -> None:
    game = scenario("""
        turn 3 south attack
        south magic 1
        south f1 lioness
        south f2 gate
        south d3 miti-kyru boosts 1
        south d1 rhinoceros
        north e3 gate
        north d4 gate
    """)
    game.play("attack d3 d4", "roll b* b* b* b*")  # any card, hit or miss
    assert (game.asked, game.prompt, game.options) == ("south", "withdraw", ["pass", "pay 1", "yes"])
    declined = Scenario(game.state.clone()).play("pass")
    assert (declined.card("d3"), declined.boosts("d3"), declined.magic("south")) == ("miti-kyru", 1, 1)
    paid = Scenario(game.state.clone()).play("pay 1")
    assert (paid.boosts("d3"), paid.magic("south")) == (1, 0)
    game.play("yes")
    assert (game.boosts("d3"), game.magic("south")) == (0, 1)
    # Two west and no more, one south (d1 is taken); no corner such as c2, and it must go now.
    assert (game.prompt, game.options) == ("force-to", ["to b3", "to c3", "to d2"])
    game.play("to b3")
    assert (game.card("b3"), game.card("d3"), game.prompt) == ("miti-kyru", "", "phase-attack")


@pytest.mark.card("miti-kyru")
@pytest.mark.parametrize(("boosted", "magic", "options"), [(1, 0, ["pass", "yes"]), (0, 1, ["pass", "pay 1"])])
def test_withdraw_can_be_paid_either_way(boosted: int, magic: int, options: list[str]) -> None:
    game = scenario(f"""
        turn 3 south attack
        south magic {magic}
        south c3 miti-kyru boosts {boosted}
        north c4 gate
    """)
    assert game.play("attack c3 c4", "roll s s s s").options == options


@pytest.mark.card("miti-kyru")
def test_withdraw_needs_a_price_and_somewhere_to_go() -> None:
    poor = scenario("""
        turn 3 south attack
        south c3 miti-kyru
        south e1 lioness
        south e2 gate
        north c4 starting-gate
    """).play("attack c3 c4", "roll s s s s")
    assert poor.prompt == "phase-attack"
    boxed = scenario("""
        turn 3 south attack
        south magic 3
        south e1 lioness
        south e2 gate
        south a1 miti-kyru boosts 2
        south f4 abua-shi
        north a2 starting-gate
        north b1 gate
    """).play("attack a1 a2", "roll s s s s")
    assert (boxed.prompt, boxed.boosts("a1"), boxed.magic("south")) == ("phase-attack", 2, 3)


@pytest.mark.card("miti-kyru")
def test_withdraw_is_a_force_not_a_move() -> None:
    """An enemy with Engage answers a force, friends are not inspired by it."""
    game = scenario("""
        turn 3 south attack
        south magic 1
        south c3 miti-kyru
        south b2 lioness
        south b1 gate
        north c4 deceiver
    """)
    game.play("attack c3 c4", "roll s s s b*", "pay 1", "to c2")
    assert (game.damage("c2"), game.boosts("b2")) == (1, 0)


# Miti Mumway and the Rhinoceros ---------------------------------------------------------------------------------------


@pytest.mark.card("miti-mumway")
@pytest.mark.parametrize(("boosted", "strength"), [(0, 1), (3, 4), (5, 6), (9, 6)])
def test_imbued_strength_is_one_per_boost_up_to_five(boosted: int, strength: int) -> None:
    game = scenario(f"turn 3 south attack\nsouth c3 miti-mumway boosts {boosted}\nnorth c4 starting-gate")
    assert game.strength("c3") == strength
    game.play("attack c3 c4", "roll" + " s" * strength)
    assert (game.damage("c4"), game.boosts("c3")) == (strength, boosted)


@pytest.mark.card("rhinoceros")
@pytest.mark.parametrize(("boosted", "spaces"), [(0, 2), (1, 3), (4, 6), (5, 7), (9, 7)])
def test_imbued_speed_is_one_space_per_boost_up_to_five(boosted: int, spaces: int) -> None:
    game = scenario(f"turn 3 south move\nsouth a1 rhinoceros boosts {boosted}\nsouth f1 abua-shi")
    reached = {text.split()[2] for text in game.starting("move a1")}
    assert max(ord(end[0]) - ord("a") + int(end[1]) - 1 for end in reached) == spaces
    assert "a1" in reached


@pytest.mark.card("rhinoceros")
def test_imbued_speed_need_not_be_used_and_keeps_the_boosts() -> None:
    game = scenario("turn 3 south move\nsouth c3 rhinoceros boosts 3\nsouth f1 abua-shi")
    assert game.play("move c3 c4").boosts("c4") == 3


TRAMPLERS = ("miti-mumway", "rhinoceros")


@pytest.mark.card(*TRAMPLERS)
@pytest.mark.parametrize("trampler", TRAMPLERS)
def test_trample_goes_through_commons_of_both_sides_and_hurts_them_after_the_move(trampler: str) -> None:
    game = scenario(f"""
        turn 3 south move
        south f1 abua-shi
        south c3 {trampler}
        north c4 ice-golem
        south b3 border-archer
        north d3 gul-dass
        north c2 gate
    """)
    # Through the golem (a common, though a structure) and the archer; never onto them, not through the others.
    assert game.starting("move c3") == [
        "move c3 a3 b3", "move c3 b2 b3", "move c3 b4 b3", "move c3 b4 c4", "move c3 c3 b3", "move c3 c3 c4",
        "move c3 c5 c4", "move c3 d4 c4",
    ]  # fmt: skip
    game.play("move c3 c5 c4")
    assert (game.card("c5"), game.damage("c4"), game.damage("b3")) == (trampler, 1, 0)
    other = scenario(f"turn 3 south move\nsouth c3 {trampler}\nsouth b3 border-archer damage 3")
    other.play("move c3 a3 b3")
    assert (other.card("b3"), other.magic("south"), other.magic("north")) == ("", 0, 0)


@pytest.mark.card(*TRAMPLERS)
@pytest.mark.parametrize("trampler", TRAMPLERS)
def test_trample_is_one_damage_per_common_and_no_attack(trampler: str) -> None:
    game = scenario(f"""
        turn 3 south move
        south f1 abua-shi
        south a3 {trampler} boosts 1 lent imbued-speed
        north b3 undead-carrier damage 2
        north b4 undead-carrier
        south hand gate
    """)
    game.play("move a3 c4 b3 b4")
    assert (game.card("b3"), game.damage("b4"), game.magic("south")) == ("", 1, 1)
    assert not game.state.targeted_enemy
    free = scenario(f"turn 3 south move\nsouth a3 {trampler}\nnorth b3 undead-carrier\nsouth f1 abua-shi")
    assert {"move a3 b4", "move a3 b4 b3"} <= set(free.options)  # round the common or through it
    assert free.play("move a3 b4").damage("b3") == 0


# Lioness --------------------------------------------------------------------------------------------------------------


@pytest.mark.card("lioness")
def test_momentum_is_a_boost_after_attacking_an_enemy_unit_once_per_turn() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 lioness boosts 1
        south e3 lioness used momentum
        south b3 lioness
        north c4 gul-dass
        north e4 gul-dass
        north b4 undead-carrier
    """)
    game.play("attack c3 c4", "roll b* b* b*", "attack e3 e4", "roll s s s", "attack b3 b4", "roll s s s")
    # A miss counts, a kill counts, a second time in the turn does not.
    assert game.boosts_on("c3 e3 b3") == [2, 0, 1]
    assert game.card("b4") == ""


@pytest.mark.card("lioness")
def test_an_extra_attack_gives_no_second_momentum_in_the_turn() -> None:
    game = scenario("""
        turn 3 south attack
        south b3 gulldune
        south c3 lioness
        north b4 gate
        north c4 gul-dass
    """)
    game.play("attack c3 c4", "roll b* b* b*", "attack b3 b4", "roll s s s s", "target c3")
    game.play("attack c3 c4", "roll s s s")
    assert (game.boosts("c3"), game.damage("c4")) == (1, 3)


@pytest.mark.card("lioness")
@pytest.mark.parametrize("target", ["north c4 gate", "south c4 border-archer"])
def test_no_momentum_from_a_gate_or_a_friend(target: str) -> None:
    game = scenario(f"turn 3 south attack\nsouth c3 lioness\n{target}").play("attack c3 c4", "roll s s s")
    assert game.boosts("c3") == 0


@pytest.mark.card("lioness")
def test_momentum_follows_an_attack_whose_target_went_back_to_hand() -> None:
    """Unrelenting replaces the destruction, not the attack."""
    game = scenario("""
        turn 3 south attack
        south c3 lioness
        north c4 horde-climber
        north active unrelenting
    """)
    game.play("attack c3 c4", "roll s s s")
    assert (game.hand("north"), game.magic("south"), game.boosts("c3")) == (["horde-climber"], 0, 1)


@pytest.mark.card("lioness")
@pytest.mark.parametrize(("boosted", "life"), [(0, 2), (2, 4), (5, 7), (8, 7)])
def test_imbued_life_is_one_per_boost_up_to_five(boosted: int, life: int) -> None:
    game = scenario(f"turn 3 south attack\nsouth c3 lioness boosts {boosted}")
    assert game.life("c3") == life


@pytest.mark.card("lioness")
def test_a_damaged_lioness_dies_with_her_boosts() -> None:
    """Transmission takes her boosts away: 2 damage on 2 printed life."""
    game = scenario("""
        turn 3 south move
        south f1 abua-shi
        south c3 blood-shaman
        south c5 lioness boosts 1 damage 2
        south d4 rhinoceros
    """)
    game.play("move c3 c4", "target c5")  # to the only other friend in reach
    assert (game.card("c5"), game.discard("south"), game.boosts("d4")) == ("", ["lioness"], 1)
    assert (game.magic("south"), game.magic("north")) == (0, 0)


# Spirit Mage ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("spirit-mage")
def test_charged_is_a_boost_for_a_real_summon_only() -> None:
    summoned = scenario("""
        turn 3 south summon
        south magic 1
        south hand spirit-mage
        south c3 gate
    """).play("summon spirit-mage c4")
    assert summoned.boosts("c4") == 1
    placed = scenario("""
        turn 3 south summon
        south hand blood-summon spirit-mage
        south c3 rhinoceros
        south c2 gate
    """).play("play blood-summon", "target c3", "to c4")
    assert (placed.card("c4"), placed.boosts("c4")) == ("spirit-mage", 0)


@pytest.mark.card("spirit-mage")
def test_commune_is_a_boost_for_itself_or_hands_one_over_within_three_spaces() -> None:
    game = scenario("""
        turn 3 south move
        south f1 abua-shi
        south c3 spirit-mage boosts 1
        south c7 lioness
        south d7 rhinoceros
        south a3 makeinda-ru
        south b4 gate
        north d4 undead-carrier
    """)
    game.play("move c3 c4")
    assert (game.asked, game.prompt) == ("south", "commune-with-spirits")
    assert game.options == ["target a3", "target c7", "yes"]  # one of the two must happen
    own = Scenario(game.state.clone()).play("yes")
    assert (own.boosts_on("c4 c7 a3"), own.prompt) == ([2, 0, 0], "phase-move")
    game.play("target c7")
    assert (game.boosts_on("c4 c7 a3"), game.prompt) == ([0, 1, 0], "phase-move")  # once for one move


@pytest.mark.card("spirit-mage")
def test_commune_without_a_boost_to_hand_over_just_gains_one() -> None:
    game = scenario("""
        turn 3 south move
        south f1 abua-shi
        south c3 spirit-mage
        south c5 lioness
    """).play("move c3 c4")
    assert (game.prompt, game.boosts_on("c4 c5")) == ("phase-move", [1, 0])
