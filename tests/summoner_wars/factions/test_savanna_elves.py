"""Every card of the Savanna Elves as printed, the ready deck, and what the summoner, Miti Kyru and the archers do."""

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
