"""Every card of the Fallen Kingdom as printed, the ready deck, and what the summoner, champions and commons do."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.cards import MELEE, NO_COST, RANGED
from stonehall.games.summoner_wars.pieces import HAS_MOVED, WAS_SUMMONED
from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.factions import facts
from tests.summoner_wars.scenario import scenario

PRINTED = facts.cards_of(
    "fallen-kingdom",
    # id, classes, cost, strength, attack, life, symbols, abilities
    facts.unit("ret-talus", "summoner unit", NO_COST, 2, RANGED, 12, "crossed-axes dark fire", "raise-the-dead"),
    facts.unit("elut-bal", "champion unit", 6, 6, MELEE, 6, "fire", "summoned-by-fire"),
    facts.unit("dragos", "champion unit", 6, 4, MELEE, 8, "dark", "life-drain"),
    facts.unit("gul-dass", "champion unit", 6, 2, MELEE, 8, "dark fire", "wrath"),
    facts.unit("undead-warrior", "common unit", 2, 2, MELEE, 4, "dark", "blood-fury imbued-strength"),
    facts.unit("undead-archer", "common unit", 2, 3, RANGED, 2, "fire", "soul-shift"),
    facts.unit("undead-carrier", "common unit", 1, 2, MELEE, 3, "dark", "infect soulless"),
    facts.unit("hellfire-cultist", "common unit", 0, 2, RANGED, 2, "fire", "immolate"),
    # id, classes, cost, phase, active, symbols
    facts.event("sacrificial-pyre", "epic event", 1, "summon", True, ""),
    facts.event("hellforged-weapon", "event standard", 0, "build", False, "fire"),
    facts.event("purge", "event standard", 0, "move", False, "dark fire"),
    facts.event("blood-summon", "event standard", 0, "summon", False, "dark"),
)
DECK = facts.ReadyDeck(
    symbols=("fire", "dark"),
    setup={
        "ret-talus": ("d1", "c8"), "starting-gate": ("d3", "c6"),
        "undead-archer": ("c3", "d6"), "undead-carrier": ("d4", "c5"),
    },
    pile={
        "gate": 3, "sacrificial-pyre": 2, "hellforged-weapon": 2, "purge": 2, "blood-summon": 2, "elut-bal": 1,
        "dragos": 1, "gul-dass": 1, "undead-warrior": 4, "undead-archer": 4, "undead-carrier": 4, "hellfire-cultist": 4,
    },
)  # fmt: skip


@pytest.mark.parametrize("card", facts.each(PRINTED))
def test_printed(card: facts.Printed) -> None:
    assert facts.printed(card.id) == card


@pytest.mark.card("ret-talus", "starting-gate", "undead-archer", "undead-carrier")
def test_setup_and_ready_deck() -> None:
    assert facts.ready_deck_of("fallen-kingdom") == DECK


# Ret-Talus ------------------------------------------------------------------------------------------------------------

RAISE = """
    turn 3 south summon
    south c1 ret-talus {tokens}
    south b1 gate
    south hand gate
    south discard undead-warrior undead-archer hellfire-cultist gul-dass gate purge
    north discard undead-carrier
    north f8 sneeks
"""


@pytest.mark.card("ret-talus")
def test_raise_the_dead_places_an_undead_unit_of_the_own_discard_pile_next_to_him() -> None:
    game = scenario(RAISE.format(tokens="damage 3"))
    assert game.starting("use") == ["use raise-the-dead c1 c1"]
    game.play("use raise-the-dead c1 c1")
    assert (game.damage("c1"), game.options) == (5, ["card undead-archer", "card undead-warrior"])
    game.play("card undead-warrior")
    assert game.options == ["to c2", "to d1"]
    game.play("to c2")
    assert (game.card("c2"), game.magic("south")) == ("undead-warrior", 0)
    assert game.discard("south") == ["gate", "gul-dass", "hellfire-cultist", "purge", "undead-archer"]
    assert not game.piece("c2").marks & WAS_SUMMONED


@pytest.mark.card("ret-talus")
def test_a_raised_unit_may_move_and_attack_in_the_same_turn() -> None:
    game = scenario(RAISE.format(tokens="") + "north c5 undead-archer")
    game.play("use raise-the-dead c1 c1", "card undead-warrior", "to c2", "move c2 c4", "end", "end")
    assert game.starting("attack c4") == ["attack c4 c5"]


@pytest.mark.card("ret-talus")
def test_raise_the_dead_works_once_per_turn() -> None:
    game = scenario(RAISE.format(tokens="") + "south hand undead-carrier\nsouth magic 3")
    game.play("use raise-the-dead c1 c1", "card undead-archer", "to c2")
    assert game.starting("use") == []
    assert game.starting("summon undead-carrier") == ["summon undead-carrier a1", "summon undead-carrier b2"]


@pytest.mark.card("ret-talus")
@pytest.mark.parametrize(
    "changed",
    [
        RAISE.format(tokens="").replace("undead-warrior undead-archer", ""),
        RAISE.format(tokens="") + "south c2 gate\nsouth d1 gate",
        RAISE.format(tokens="").replace("south summon", "south move"),
        RAISE.format(tokens="").replace("south summon", "south build"),
    ],
    ids=["no undead unit", "no empty space", "move phase", "build phase"],
)
def test_raise_the_dead_is_not_offered(changed: str) -> None:
    assert scenario(changed).starting("use") == []


@pytest.mark.card("ret-talus")
def test_raise_the_dead_can_be_his_own_end() -> None:
    game = scenario(RAISE.format(tokens="damage 10"))
    game.play("use raise-the-dead c1 c1")
    assert (game.winner, game.state.over, game.magic("north")) == ("north", True, 0)


# Champions ------------------------------------------------------------------------------------------------------------

ELUT_BAL = """
    turn 3 south summon
    south a1 ret-talus
    south magic {magic}
    south hand elut-bal gate
    south b2 gate
    south d6 hellfire-cultist
    south f5 undead-archer
    south f6 undead-warrior
    south d5 undead-warrior
    north d7 undead-carrier damage 2
"""


@pytest.mark.card("elut-bal")
def test_elut_bal_is_summoned_in_the_place_of_a_destroyed_friend() -> None:
    game = scenario(ELUT_BAL.format(magic=8))
    squares = [text.split()[-1] for text in game.starting("summon elut-bal")]
    assert squares == ["a1", "d5", "d6", "f5", "f6"]  # friendly units, no gate needed
    game.play("summon elut-bal d6")
    assert (game.card("d6"), game.discard("south")) == ("elut-bal", ["hellfire-cultist"])
    assert game.piece("d6").marks & WAS_SUMMONED
    assert game.options == ["resolve immolate d6", "resolve soul-shift f5"]
    game.play("resolve immolate d6")
    assert game.prompt == "phase-move"  # Soul Shift finds the space taken; nothing else can be summoned
    # Immolate burns the carrier, Blood Fury counts both; magic is paid for the enemy, not for the sacrifice.
    assert (game.card("d7"), game.boosts("f6"), game.boosts("d5")) == ("", 2, 2)
    assert (game.magic("south"), game.magic("north")) == (8 - 6 + 1, 0)


@pytest.mark.card("elut-bal")
def test_elut_bal_needs_six_magic_and_a_sacrifice() -> None:
    poor = scenario(ELUT_BAL.format(magic=5) + "south hand undead-carrier")
    with pytest.raises(IllegalPlay, match="SW2-COST-2]"):
        poor.play("summon elut-bal d6")


@pytest.mark.card("elut-bal")
def test_elut_bal_on_a_plain_space_next_to_a_gate_is_refused_with_the_rule() -> None:
    game = scenario(ELUT_BAL.format(magic=6))
    with pytest.raises(IllegalPlay, match="SW2-COST-4]"):
        game.play("summon elut-bal b3")


@pytest.mark.card("elut-bal")
def test_elut_bal_may_even_take_the_summoner() -> None:
    game = scenario(ELUT_BAL.format(magic=6)).play("summon elut-bal a1")
    assert game.winner == "north"


LIFE_DRAIN = """
    turn 3 south attack
    south a1 ret-talus
    south a2 gate
    south c4 dragos
    south c2 undead-archer damage 1
    south d3 hellfire-cultist
    south d2 undead-archer
    south b4 gate
    north c5 gul-dass
    north c6 undead-carrier
"""


@pytest.mark.card("dragos")
def test_life_drain_destroys_a_friendly_unit_within_two_before_the_target_is_chosen() -> None:
    game = scenario(LIFE_DRAIN)
    # c2 and d3 (around a corner) are 2 away, d2 is 3; b4 is no unit, c5 and c6 are enemies, Dragos is not his own food.
    assert game.starting("open") == ["open life-drain c4 c2", "open life-drain c4 d3"]
    game.play("open life-drain c4 c2")
    assert (game.card("c2"), game.magic("south"), game.magic("north")) == ("", 0, 0)
    assert game.prompt == "soul-shift"  # of d2: what the sacrifice triggers comes before the attack
    game.play("pass")
    assert (game.prompt, game.options) == ("attack-target", ["target b4", "target c5"])
    game.play("target c5", "roll s* b* s sb")
    assert game.damage("c5") == 3 + 2  # each special is a sword as well
    assert game.starting("attack c4") == []


@pytest.mark.card("dragos")
def test_life_drain_is_optional_and_lasts_for_one_attack() -> None:
    game = scenario(LIFE_DRAIN)
    game.play("attack c4 c5", "roll s* b* s sb")
    assert (game.damage("c5"), game.card("c2")) == (3, "undead-archer")
    drained = scenario(LIFE_DRAIN + "south b5 undead-carrier")
    drained.play("open life-drain c4 c2", "pass", "target b4", "roll b* s s s", "attack b5 c5", "roll s* b*")
    assert (drained.damage("b4"), drained.damage("c5")) == (4, 1)


@pytest.mark.card("dragos")
def test_life_drain_needs_a_target_to_attack() -> None:
    game = scenario("turn 3 south attack\nsouth a2 gate\nsouth c4 dragos\nsouth c2 undead-archer")
    assert game.starting("open") == []


@pytest.mark.card("gul-dass")
def test_wrath_adds_one_strength_per_damage_without_a_cap() -> None:
    strengths = [
        scenario(f"turn 3 south move\nsouth c4 gul-dass damage {damage}").strength("c4") for damage in range(8)
    ]
    assert strengths == [2, 3, 4, 5, 6, 7, 8, 9]
    game = scenario("turn 3 south attack\nsouth c4 gul-dass damage 3\nnorth c5 gate\nsouth a2 gate")
    game.play("attack c4 c5", "roll s s s b* b*")
    assert game.damage("c5") == 3


# Commons --------------------------------------------------------------------------------------------------------------


@pytest.mark.card("undead-warrior")
def test_blood_fury_gains_a_boost_for_every_unit_destroyed_in_the_own_turn() -> None:
    game = scenario("""
        turn 3 south attack
        south a1 ret-talus
        south a2 gate
        south c4 undead-warrior
        south d5 undead-warrior
        south f1 undead-warrior
        south e5 undead-carrier damage 2
        north c5 undead-archer
        north b4 gate damage 4
    """)
    game.play("attack c4 c5", "roll s s")
    assert [game.boosts(at) for at in ("c4", "d5", "f1")] == [1, 1, 1]  # anywhere on the battlefield
    game.play("attack d5 e5", "roll s b* b*")
    assert [game.boosts(at) for at in ("c4", "d5", "f1")] == [2, 2, 2]  # friends count, too
    gate = scenario("turn 3 south attack\nsouth a2 gate\nsouth c4 undead-warrior\nnorth b4 gate damage 4")
    assert gate.play("attack c4 b4", "roll s s").boosts("c4") == 0  # a gate is no unit


@pytest.mark.card("undead-warrior")
def test_blood_fury_does_not_count_in_the_turn_of_the_opponent() -> None:
    game = scenario("""
        turn 3 north attack
        north f7 gate
        north c5 bear-cavalry
        south c4 undead-archer
        south f1 undead-warrior
    """)
    game.play("attack c5 c4", "roll s s s")
    assert (game.card("c4"), game.boosts("f1")) == ("", 0)


@pytest.mark.card("undead-warrior")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (7, 5)])
def test_blood_fury_fades_by_two_at_the_end_of_the_own_turn_after_drawing(before: int, after: int) -> None:
    game = scenario(f"""
        turn 3 south magic
        south draw gate purge
        south hand gate
        south c4 undead-warrior boosts {before}
        north c7 undead-warrior boosts 4
    """)
    game.play("end")
    assert (game.prompt, game.boosts("c4")) == ("draw", before)
    game.play("draw gate")
    assert (game.boosts("c4"), game.boosts("c7"), game.asked) == (after, 4, "north")


@pytest.mark.card("undead-warrior")
def test_imbued_strength_stops_at_five() -> None:
    strengths = [
        scenario(f"turn 3 south move\nsouth c4 undead-warrior boosts {boosts}").strength("c4")
        for boosts in (0, 1, 4, 5, 6, 9)
    ]
    assert strengths == [2, 3, 6, 7, 7, 7]


SOUL_SHIFT = """
    turn 3 {seat} attack
    south a1 ret-talus
    south a2 gate
    south c4 bear-cavalry
    south {archer} undead-archer
    north c5 {victim}
    north f7 gate
    north b5 undead-warrior
"""


@pytest.mark.card("undead-archer")
def test_soul_shift_takes_the_place_of_a_unit_destroyed_within_three() -> None:
    game = scenario(SOUL_SHIFT.format(seat="south", archer="d3", victim="undead-archer"))
    game.play("attack c4 c5", "roll s s s")
    assert (game.asked, game.prompt, game.options) == ("south", "soul-shift", ["pass", "yes"])
    game.play("yes")
    assert (game.card("c5"), game.card("d3"), game.piece("c5").controller) == ("undead-archer", "", 0)
    assert not game.piece("c5").marks & HAS_MOVED
    declined = scenario(SOUL_SHIFT.format(seat="south", archer="d3", victim="undead-archer"))
    declined.play("attack c4 c5", "roll s s s", "pass")
    assert (declined.card("c5"), declined.card("d3")) == ("", "undead-archer")


@pytest.mark.card("undead-archer")
@pytest.mark.parametrize(
    ("archer", "victim", "offered"),
    [
        ("e4", "undead-archer", True),  # three steps round a corner
        ("c2", "undead-archer", True),  # three in a line, cards in between do not matter
        ("e3", "undead-archer", False),  # four
        ("c1", "undead-archer", False),
        ("d4", "gate damage 4", False),
        ("d4", "ice-golem damage 4", True),
    ],
)
def test_soul_shift_looks_at_distance_and_kind(archer: str, victim: str, offered: bool) -> None:
    game = scenario(SOUL_SHIFT.format(seat="south", archer=archer, victim=victim))
    game.play("attack c4 c5", "roll s s s")
    assert game.card("c5") == ""
    assert (game.prompt == "soul-shift") == offered


@pytest.mark.card("undead-archer")
def test_soul_shift_works_only_in_the_own_turn_and_for_any_cause_and_side() -> None:
    foreign = scenario(SOUL_SHIFT.format(seat="north", archer="d3", victim="undead-warrior boosts 5"))
    foreign.play("attack c5 c4", "roll s s s s s s s")
    assert (foreign.card("c4"), foreign.asked) == ("", "north")
    purged = scenario("""
        turn 3 south move
        south hand purge
        south c4 undead-archer
        south d4 undead-carrier
        south f1 hellfire-cultist
    """)
    purged.play("play purge", "target d4", "done", "pass", "yes")
    assert purged.card("d4") == "undead-archer"
    assert "move d4 e4" in purged.options  # it has not moved


SOULLESS = """
    turn 3 south attack
    south a1 ret-talus
    south a2 gate
    south c4 {killer}
    south discard {corpses}
    {target}
"""


@pytest.mark.card("undead-carrier")
@pytest.mark.parametrize(
    ("killer", "target", "paid"),
    [
        ("undead-carrier", "north c5 undead-archer", 0),
        ("undead-carrier", "north c5 ice-golem damage 3", 0),
        ("undead-carrier", "north c5 gate damage 3", 1),
        ("undead-carrier", "north c5 parapet damage 3", 1),
        ("undead-warrior", "north c5 undead-archer", 1),
    ],
)
def test_soulless_gets_no_magic_for_units_but_for_structures(killer: str, target: str, paid: int) -> None:
    game = scenario(SOULLESS.format(killer=killer, target=target, corpses="gate"))
    game.play("attack c4 c5", "roll s s")
    assert (game.card("c5"), game.magic("south")) == ("", paid)


@pytest.mark.card("undead-carrier")
def test_infect_puts_a_carrier_of_the_discard_pile_in_the_place_of_the_destroyed_unit() -> None:
    corpses = "undead-carrier undead-archer gul-dass"
    game = scenario(SOULLESS.format(killer="undead-carrier", target="north c5 undead-archer", corpses=corpses))
    game.play("attack c4 c5", "roll s s")
    assert (game.asked, game.prompt, game.options) == ("south", "infect", ["card undead-carrier", "pass"])
    game.play("card undead-carrier")
    assert (game.card("c5"), game.piece("c5").controller) == ("undead-carrier", 0)
    assert game.discard("south") == ["gul-dass", "undead-archer"]
    assert not game.piece("c5").marks & WAS_SUMMONED
    assert game.starting("attack c5") == ["attack c5 c4"]  # the newcomer may attack


@pytest.mark.card("undead-carrier")
def test_infect_is_optional_and_works_on_friends_but_not_on_structures() -> None:
    friend = SOULLESS.format(killer="undead-carrier", target="south c5 undead-carrier damage 2", corpses="gate")
    game = scenario(friend).play("attack c4 c5", "roll s s")
    assert game.options == ["card undead-carrier", "pass"]  # the very carrier that was destroyed
    assert game.play("pass").card("c5") == ""
    gate = SOULLESS.format(killer="undead-carrier", target="north c5 gate damage 4", corpses="undead-carrier")
    assert scenario(gate).play("attack c4 c5", "roll s s").prompt == "phase-attack"
    other = SOULLESS.format(killer="undead-warrior", target="north c5 undead-archer", corpses="undead-carrier")
    assert scenario(other).play("attack c4 c5", "roll s s").prompt == "phase-attack"
    bystander = scenario(other + "south e1 undead-carrier")
    assert bystander.play("attack c4 c5", "roll s s").prompt == "phase-attack"  # it destroyed nothing itself
    foreign = SOULLESS.format(killer="undead-carrier", target="north c5 undead-archer", corpses="gate")
    foreign += "north discard undead-carrier"
    assert scenario(foreign).play("attack c4 c5", "roll s s").prompt == "phase-attack"


@pytest.mark.card("undead-carrier", "spore-carrier")
def test_infect_brings_any_carrier() -> None:
    corpses = "undead-carrier spore-carrier undead-warrior"
    game = scenario(SOULLESS.format(killer="undead-carrier", target="north c5 undead-archer", corpses=corpses))
    game.play("attack c4 c5", "roll s s")
    assert game.options == ["card spore-carrier", "card undead-carrier", "pass"]


@pytest.mark.card("undead-carrier")
def test_infect_of_a_captured_carrier_looks_into_the_pile_of_its_controller() -> None:
    captured = SOULLESS.format(
        killer="undead-carrier owner north", target="north c5 undead-archer", corpses="undead-carrier"
    )
    game = scenario(captured).play("attack c4 c5", "roll s s")
    assert (game.prompt, game.options) == ("infect", ["card undead-carrier", "pass"])
    game.play("card undead-carrier")
    assert (game.card("c5"), game.piece("c5").owner, game.discard("south")) == ("undead-carrier", 0, [])


IMMOLATE = """
    turn 3 north attack
    north f7 gate
    north c5 bear-cavalry damage 4
    north b4 ice-golem
    north d5 undead-warrior
    north d4 gate
    south c3 frost-mage
    south c4 hellfire-cultist
    south e1 svara
"""


@pytest.mark.card("hellfire-cultist")
def test_immolate_burns_all_enemy_units_that_stood_next_to_it_in_any_turn() -> None:
    game = scenario(IMMOLATE)
    game.play("attack c5 c4", "roll s s b*")
    # c5 falls to it and pays; the golem is a unit; d5 touches a corner; d4 is no unit; c3 is a friend.
    assert (game.card("c5"), game.magic("south"), game.magic("north")) == ("", 1, 1)
    assert [game.damage(at) for at in ("b4", "d5", "d4", "c3")] == [1, 0, 0, 0]


@pytest.mark.card("hellfire-cultist")
@pytest.mark.rule("SW2-ABIL-3")
def test_immolate_needs_a_destruction_but_no_enemy_as_its_cause() -> None:
    purged = scenario("""
        turn 3 south move
        south hand purge
        south c4 hellfire-cultist
        south f1 undead-archer
        north d4 undead-warrior
    """)
    purged.play("play purge", "target c4", "done", "pass")
    assert (purged.card("c4"), purged.damage("d4")) == ("", 1)
    eaten = scenario("""
        turn 3 south attack targeted
        south c4 hellfire-cultist
        south c3 the-eater
        north d4 undead-warrior
    """)
    eaten.play("end", "target c4")
    assert (eaten.card("c4"), eaten.damage("d4")) == ("", 0)  # discarded
