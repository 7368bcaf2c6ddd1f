"""Every card of the Polar Dwarves as printed, the ready deck, and what the summoner and champions do."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.cards import MELEE, NO_COST, RANGED
from tests.summoner_wars.factions import facts
from tests.summoner_wars.scenario import scenario

PRINTED = facts.cards_of(
    "polar-dwarves",
    # id, classes, cost, strength, attack, life, symbols, abilities
    facts.unit("svara", "summoner unit", NO_COST, 3, RANGED, 12, "crossed-axes logic water", "structural-shift"),
    facts.unit("ollag", "champion unit", 5, 3, MELEE, 7, "logic", "cold-snap"),
    facts.unit("jarmund", "champion unit", 5, 3, RANGED, 7, "logic water", "ice-shards momentum"),
    facts.unit("nadiana", "champion unit", 6, 2, RANGED, 7, "water", "greater-frost-bolt"),
    facts.unit("frost-mage", "common unit", 1, 1, RANGED, 4, "water", "frost-bolt"),
    facts.unit("bear-cavalry", "common unit", 3, 3, MELEE, 5, "water", "trample"),
    facts.unit("ice-smith", "common unit", 0, 2, MELEE, 2, "logic", "frost-axe"),
    facts.unit("ice-golem", "common structure unit", 2, 2, MELEE, 5, "logic", "living-gate mobile-structure slow"),
    # id, classes, cost, phase, active, symbols, life of a structure
    facts.event("ice-ram", "epic event", 0, "summon", True, ""),
    facts.event("parapet", "event standard structure", 0, "build", False, "logic", life=5),
    facts.event("ice-repair", "event standard", 0, "move", False, "logic water"),
    facts.event("glacial-shift", "event standard", 0, "build", False, "water"),
)
DECK = facts.ReadyDeck(
    symbols=("logic", "water"),
    setup={
        "svara": ("d1", "c8"), "starting-gate": ("d3", "c6"), "frost-mage": ("c3", "d6"), "ice-golem": ("c2", "d7"),
    },
    pile={
        "gate": 3, "ice-ram": 2, "parapet": 2, "ice-repair": 2, "glacial-shift": 2, "ollag": 1, "jarmund": 1,
        "nadiana": 1, "frost-mage": 4, "bear-cavalry": 4, "ice-smith": 4, "ice-golem": 4,
    },
)  # fmt: skip


@pytest.mark.parametrize("card", facts.each(PRINTED))
def test_printed(card: facts.Printed) -> None:
    assert facts.printed(card.id) == card


@pytest.mark.card("svara", "starting-gate", "frost-mage", "ice-golem")
def test_setup_and_ready_deck() -> None:
    assert facts.ready_deck_of("polar-dwarves") == DECK


# Svara ----------------------------------------------------------------------------------------------------------------


@pytest.mark.card("svara")
def test_structural_shift_reaches_friendly_structures_within_three_of_where_she_stopped() -> None:
    game = scenario("""
        turn 3 south move
        south b1 svara
        south c4 starting-gate
        south d4 gate
        south e2 parapet
        south a4 ice-golem
        south c2 frost-mage
        north b4 gate
    """)
    # From b2: c4, e2 and a4 are 3 away, d4 is 4; from b1, where she came from, e2 would be out of reach.
    game.play("move b1 b2")
    assert (game.asked, game.prompt) == ("south", "structural-shift")
    assert game.options == ["pass", "target a4", "target c4", "target e2"]
    game.play("target c4")
    assert game.options == ["to c3", "to c5"]  # b4 and d4 are taken
    game.play("to c5")
    assert (game.card("c4"), game.card("c5"), game.phase) == ("", "starting-gate", "move")


@pytest.mark.card("svara")
def test_structural_shift_is_optional_and_comes_once_at_the_end_of_each_move() -> None:
    game = scenario("""
        turn 3 south move
        south b1 svara
        south d2 gate
        south a1 frost-mage
        south f1 frost-mage
    """)
    game.play("move b1 b3", "pass")
    assert (game.card("d2"), game.prompt) == ("gate", "phase-move")
    game.play("move a1 a2")
    assert game.prompt == "phase-move"  # another unit's move is not hers
    out_and_back = scenario("turn 3 south move\nsouth b1 svara\nsouth d2 gate").play("move b1 b1")
    assert out_and_back.options == ["pass", "target d2"]


@pytest.mark.card("svara")
def test_structural_shift_offers_only_structures_that_can_go_somewhere() -> None:
    game = scenario("""
        turn 3 south move
        south c1 svara
        south a1 gate
        south a2 frost-mage
        south b1 frost-mage
    """)
    game.play("move c1 c2")
    assert game.prompt == "phase-move"


@pytest.mark.card("svara", "ice-ram", "parapet", "ice-golem")
@pytest.mark.parametrize("structure", ["gate", "parapet", "ice-golem"])
def test_structural_shift_can_trigger_ice_ram(structure: str) -> None:
    game = scenario(f"""
        turn 3 south move
        south b1 svara
        south c3 {structure}
        south active ice-ram
        north d4 undead-warrior
    """)
    game.play("move b1 b2", "target c3", "to c4")
    assert (game.prompt, game.options) == ("ice-ram", ["pass", "target d4"])
    game.play("target d4")
    assert (game.damage("d4"), game.options) == (1, ["pass", "to d3", "to d5", "to e4"])
    game.play("to e4")
    assert (game.card("e4"), game.damage("e4")) == ("undead-warrior", 1)


# Champions ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("ollag")
def test_cold_snap_gives_all_structures_of_his_side_one_life_wherever_they_stand() -> None:
    game = scenario("""
        turn 3 south attack
        south a8 ollag
        south f1 starting-gate
        south f2 gate
        south f3 parapet damage 1
        south f4 ice-golem
        south f5 frost-mage
        north c7 gate
        north c6 ice-golem
    """)
    assert [game.life(f"f{row}") for row in range(1, 6)] == [11, 6, 5, 6, 4]
    assert [game.life(square) for square in ("c7", "c6", "a8")] == [5, 5, 7]


@pytest.mark.card("ollag")
@pytest.mark.rule("SW2-ABIL-2")
@pytest.mark.parametrize("elsewhere", ["hand ollag", "discard ollag", "draw ollag", "c3 frost-mage under ollag"])
def test_cold_snap_works_only_from_the_battlefield(elsewhere: str) -> None:
    game = scenario(f"turn 3 south attack\nsouth f2 gate\nsouth {elsewhere}")
    assert game.life("f2") == 5


@pytest.mark.card("ollag")
def test_structures_that_lived_on_cold_snap_fall_with_ollag_and_pay_nobody() -> None:
    game = scenario("""
        turn 3 north attack
        north c5 undead-warrior
        south c4 ollag damage 5
        south b1 gate damage 5
        south d1 starting-gate damage 9
    """)
    assert game.life("b1") == 1
    game.play("attack c5 c4", "roll s s")
    assert (game.card("c4"), game.card("b1"), game.card("d1")) == ("", "", "starting-gate")
    assert (game.magic("north"), game.magic("south")) == (1, 0)
    assert game.discard("south") == ["gate", "ollag"]


@pytest.mark.card("ollag")
def test_cold_snap_ends_at_once_also_when_ollag_is_discarded() -> None:
    game = scenario("""
        turn 3 south attack targeted
        south c4 the-eater
        south c5 ollag
        south b1 gate damage 5
        south d2 starting-gate damage 9
    """)
    game.play("end", "target c5")
    assert (game.card("c5"), game.card("b1"), game.card("d2")) == ("", "", "starting-gate")


@pytest.mark.card("ollag", "dragos")
def test_cold_snap_ends_at_once_also_when_ollag_is_destroyed_without_damage() -> None:
    game = scenario("""
        turn 3 south attack
        south c4 dragos
        south c3 ollag
        south b1 gate damage 5
        north c5 undead-warrior
        north d4 undead-warrior
    """)
    game.play("open life-drain c4 c3", "target c5")
    assert (game.card("c3"), game.card("b1")) == ("", "")


@pytest.mark.card("ollag", "mind-control")
def test_cold_snap_changes_sides_with_ollag() -> None:
    game = scenario("""
        turn 3 north summon
        north hand mind-control
        north c5 tacullu
        north d8 gate damage 4
        south c4 ollag
        south b1 gate damage 5
        south d1 starting-gate damage 9
    """)
    game.play("play mind-control", "target c4")
    assert (game.life("d8"), game.life("d1")) == (2, 1)
    assert game.card("b1") == ""  # it lived on the bonus, which Mind Control took: SW2-MAGIC-5, O-41
    assert (game.magic("north"), game.magic("south")) == (1, 0)


@pytest.mark.card("ollag", "mind-control")
def test_cold_snap_is_lost_when_borrowed_ollag_goes_back() -> None:
    game = scenario("""
        turn 3 north magic
        north hand gate
        north c5 tacullu
        north d8 gate damage 5
        north c4 ollag owner south returns south
    """)
    game.play("end")
    assert (game.piece("c4").controller, game.card("d8")) == (0, "")


@pytest.mark.card("jarmund")
@pytest.mark.parametrize(
    ("target", "gained"),
    [
        ("north d5 undead-warrior", 1),
        ("north d5 undead-archer", 1),  # destroyed by the attack
        ("north d5 ice-golem", 1),
        ("north d5 gate", 0),
        ("north d5 parapet", 0),
        ("south d5 bear-cavalry", 0),
    ],
)
def test_momentum_follows_an_attack_on_an_enemy_unit(target: str, gained: int) -> None:
    game = scenario(f"turn 3 south attack\nsouth d3 jarmund\n{target}\nnorth a8 gate")
    game.play("attack d3 d5", "roll sb b* sb")
    assert game.boosts("d3") == gained


@pytest.mark.card("jarmund")
def test_momentum_needs_no_hit_and_comes_once_per_turn() -> None:
    game = scenario("turn 3 south attack\nsouth d3 jarmund\nnorth d5 undead-warrior")
    game.play("attack d3 d5", "roll s s s")
    assert (game.boosts("d3"), game.damage("d5")) == (1, 0)
    again = scenario("""
        turn 3 south attack
        south a2 gate
        south d3 jarmund boosts 1 lent swift-shot
        north d5 gul-dass
    """)
    again.play("attack d3 d5", "roll s s s", "resolve momentum d3")
    assert again.boosts("d3") == 2
    again.play("yes", "attack d3 d5", "roll s s s")  # a second attack for one boost
    assert (again.prompt, again.boosts("d3")) == ("phase-attack", 1)


@pytest.mark.card("jarmund", "unrelenting")
def test_momentum_also_counts_a_target_that_returned_to_its_hand() -> None:
    game = scenario("""
        turn 3 south attack
        south d3 jarmund
        north d5 horde-slinger
        north active unrelenting
        north e8 sneeks
    """)
    game.play("attack d3 d5", "roll sb sb sb")
    assert (game.hand("north"), game.magic("south"), game.boosts("d3")) == (["horde-slinger"], 0, 1)


ICE_SHARDS = """
    turn 3 south build
    south a1 svara
    south f1 jarmund boosts {boosts}
    south c3 gate
    south c5 ice-golem
    south b3 frost-mage
    south hand gate
    north c4 undead-warrior
    north d3 undead-carrier damage 2
    north c2 parapet
    north b5 ice-golem
    north f2 undead-warrior
    north d2 undead-warrior
"""


@pytest.mark.card("jarmund")
def test_ice_shards_hurts_each_enemy_unit_next_to_a_structure_once() -> None:
    game = scenario(ICE_SHARDS.format(boosts=2))
    game.play("end")
    assert (game.asked, game.prompt, game.options, game.phase) == ("south", "ice-shards", ["pass", "yes"], "build")
    game.play("yes")
    assert game.boosts("f1") == 1
    assert game.phase == "attack"
    # c4 touches two structures; f2 only touches Jarmund, d2 nothing; c2 is no unit; b3 is a friend.
    assert [game.damage(square) for square in ("c4", "b5", "c2", "f2", "d2", "b3")] == [1, 1, 0, 0, 0, 0]
    assert (game.card("d3"), game.magic("south")) == ("", 1)


@pytest.mark.card("jarmund")
def test_ice_shards_may_be_declined_and_needs_a_boost() -> None:
    game = scenario(ICE_SHARDS.format(boosts=1))
    game.play("end", "pass")
    assert (game.boosts("f1"), game.damage("c4"), game.phase) == (1, 0, "attack")
    poor = scenario(ICE_SHARDS.format(boosts=0))
    poor.play("end")
    assert (poor.prompt, poor.damage("c4")) == ("phase-attack", 0)


@pytest.mark.card("jarmund")
def test_ice_shards_is_not_lost_when_the_build_phase_ends_by_itself() -> None:
    game = scenario("""
        turn 3 south move
        south f1 jarmund boosts 1
        south c3 gate
        north c4 undead-warrior
    """)
    game.play("end")
    assert (game.prompt, game.phase) == ("ice-shards", "build")


@pytest.mark.card("nadiana")
def test_greater_frost_bolt_counts_friendly_structures_within_two_without_a_cap() -> None:
    game = scenario("""
        turn 3 south attack
        south c4 nadiana
        south c6 gate
        south d5 parapet
        south b4 ice-golem
        south c1 starting-gate
        south d2 gate
        north d4 gate
        north c5 undead-warrior
    """)
    # c6, d5 (around a corner) and b4 are within 2; c1 and d2 are 3 away; d4 is the enemy's.
    assert game.strength("c4") == 2 + 3
    game.play("attack c4 c5", "roll s s s s b*")
    assert game.damage("c5") == 1
    ring = "c5 c6 d4 d5 e4 b4 b5 a4 c3 b3 d3 c2"
    full = scenario("turn 3 south attack\nsouth c4 nadiana\n" + "\n".join(f"south {at} gate" for at in ring.split()))
    assert full.strength("c4") == 2 + 12
