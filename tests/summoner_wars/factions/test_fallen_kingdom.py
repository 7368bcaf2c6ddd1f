"""Every card of the Fallen Kingdom: what is printed on it and what it does."""

from __future__ import annotations

from collections import Counter

import pytest

from stonehall.games.summoner_wars.cards import BY_ID, CARDS, FACTIONS, MELEE, NO_ATTACK, NO_COST, PHASES, RANGED
from stonehall.games.summoner_wars.deck import ready_deck
from stonehall.games.summoner_wars.pieces import HAS_MOVED, WAS_SUMMONED
from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import fresh, scenario

UNITS = [
    # id, classes, cost, strength, attack, life, symbols, abilities
    ("ret-talus", "summoner unit", NO_COST, 2, RANGED, 12, "crossed-axes dark fire", "raise-the-dead"),
    ("elut-bal", "champion unit", 6, 6, MELEE, 6, "fire", "summoned-by-fire"),
    ("dragos", "champion unit", 6, 4, MELEE, 8, "dark", "life-drain"),
    ("gul-dass", "champion unit", 6, 2, MELEE, 8, "dark fire", "wrath"),
    ("undead-warrior", "common unit", 2, 2, MELEE, 4, "dark", "blood-fury imbued-strength"),
    ("undead-archer", "common unit", 2, 3, RANGED, 2, "fire", "soul-shift"),
    ("undead-carrier", "common unit", 1, 2, MELEE, 3, "dark", "infect soulless"),
    ("hellfire-cultist", "common unit", 0, 2, RANGED, 2, "fire", "immolate"),
]
EVENTS = [
    # id, classes, cost, phase, active, symbols
    ("sacrificial-pyre", "epic event", 1, "summon", True, ""),
    ("hellforged-weapon", "event standard", 0, "build", False, "fire"),
    ("purge", "event standard", 0, "move", False, "dark fire"),
    ("blood-summon", "event standard", 0, "summon", False, "dark"),
]


@pytest.mark.parametrize("row", [pytest.param(row, marks=pytest.mark.card(row[0]), id=row[0]) for row in UNITS])
def test_printed_units(row: tuple[str, str, int, int, int, int, str, str]) -> None:
    card = BY_ID[row[0]]
    classes = " ".join(sorted(card.class_names()))
    symbols = " ".join(sorted(card.symbols))
    abilities = " ".join(sorted(card.ability_ids))
    assert row[1:] == (classes, card.cost, card.strength, card.attack, card.life, symbols, abilities)
    assert card.faction == "fallen-kingdom"


@pytest.mark.parametrize("row", [pytest.param(row, marks=pytest.mark.card(row[0]), id=row[0]) for row in EVENTS])
def test_printed_events(row: tuple[str, str, int, str, bool, str]) -> None:
    card = BY_ID[row[0]]
    classes = " ".join(sorted(card.class_names()))
    symbols = " ".join(sorted(card.symbols))
    assert row[1:] == (classes, card.cost, PHASES[card.phase], card.active, symbols)
    assert (card.faction, card.attack, card.strength, card.life) == ("fallen-kingdom", NO_ATTACK, 0, 0)


@pytest.mark.card("ret-talus", "starting-gate", "undead-archer", "undead-carrier")
def test_setup_and_ready_deck() -> None:
    south, north = fresh("fallen-kingdom", "cave-goblins"), fresh("cave-goblins", "fallen-kingdom")
    for game, squares in ((south, ["d1", "d3", "c3", "d4"]), (north, ["c8", "c6", "d6", "c5"])):
        found = [game.card(square) for square in squares]
        assert found == ["ret-talus", "starting-gate", "undead-archer", "undead-carrier"]
    copies = Counter(CARDS[card].id for card in ready_deck("fallen-kingdom").pile)
    assert copies == {
        "gate": 3, "sacrificial-pyre": 2, "hellforged-weapon": 2, "purge": 2, "blood-summon": 2, "elut-bal": 1,
        "dragos": 1, "gul-dass": 1, "undead-warrior": 4, "undead-archer": 4, "undead-carrier": 4, "hellfire-cultist": 4,
    }  # fmt: skip
    assert FACTIONS["fallen-kingdom"].symbols == ("fire", "dark")


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


# Events ---------------------------------------------------------------------------------------------------------------


PYRE = """
    turn 3 {seat} attack
    south a1 ret-talus damage 5
    south a2 gate
    south c4 undead-carrier damage 2
    south active sacrificial-pyre
    north f8 sneeks
    north f7 gate damage 4
    north e8 frost-mage
    north c5 undead-archer damage 1
"""


@pytest.mark.card("sacrificial-pyre")
def test_sacrificial_pyre_is_paid_and_stays_active() -> None:
    position = "turn 3 south summon\nsouth magic {magic}\nsouth hand sacrificial-pyre hellfire-cultist\nsouth b3 gate"
    game = scenario(position.format(magic=3)).play("play sacrificial-pyre")
    assert (game.magic("south"), game.active("south"), game.discard("south")) == (2, ["sacrificial-pyre"], [])
    with pytest.raises(IllegalPlay, match="SW2-COST-2]"):
        scenario(position.format(magic=0)).play("play sacrificial-pyre")


@pytest.mark.card("sacrificial-pyre")
@pytest.mark.parametrize(
    ("seat", "plays", "gone"),
    [
        ("south", ["attack c4 c5", "roll s s"], "c5"),  # an enemy in the own turn
        ("north", ["attack c5 c4", "roll b* sb sb"], "c4"),  # a friend in the turn of the opponent
    ],
)
def test_sacrificial_pyre_gains_a_boost_for_every_destroyed_unit(seat: str, plays: list[str], gone: str) -> None:
    game = scenario(PYRE.format(seat=seat)).play(*plays)
    assert (game.card(gone), game.state.events[0].boosts) == ("", 1)


@pytest.mark.card("sacrificial-pyre")
def test_sacrificial_pyre_does_not_count_a_gate() -> None:
    gate = scenario(PYRE.format(seat="north") + "north f6 undead-archer").play("attack f6 f7", "roll s b* s")
    assert (gate.card("f7"), gate.state.events[0].boosts) == ("", 0)


@pytest.mark.card("sacrificial-pyre")
def test_sacrificial_pyre_heals_one_unit_when_it_is_discarded_at_the_start_of_the_next_turn() -> None:
    position = """
        turn 4 north magic
        north hand gate
        north f8 sneeks damage 1
        north c5 undead-warrior
        south a1 ret-talus damage 5
        south c4 gul-dass damage 1
        south d4 gate damage 3
        south active sacrificial-pyre boosts {boosts}
    """
    game = scenario(position.format(boosts=3)).play("end")
    assert (game.asked, game.prompt, game.active("south")) == ("south", "sacrificial-pyre", [])
    assert game.options == ["target a1", "target c4", "target f8"]  # damaged units of both sides; it is not optional
    game.play("target a1")
    assert (game.damage("a1"), game.discard("south"), game.phase) == (2, ["sacrificial-pyre"], "move")
    assert scenario(position.format(boosts=3)).play("end", "target c4").damage("c4") == 0
    cold = scenario(position.format(boosts=0)).play("end")
    assert (cold.prompt, cold.discard("south"), cold.damage("a1")) == ("phase-move", ["sacrificial-pyre"], 5)


WEAPON = """
    turn 3 south build
    south hand hellforged-weapon
    south a1 ret-talus
    south c3 gul-dass
    south b3 undead-carrier
    south d3 undead-warrior boosts 1
    south a2 gate
    north c5 undead-carrier
"""


@pytest.mark.card("hellforged-weapon")
def test_hellforged_weapon_slides_under_a_friendly_common() -> None:
    game = scenario(WEAPON).play("play hellforged-weapon")
    assert (game.prompt, game.options) == ("hellforged-weapon", ["target b3", "target d3"])
    game.play("target d3")
    assert [CARDS[card].id for card, _ in game.piece("d3").under] == ["hellforged-weapon"]
    assert (game.strength("d3"), game.boosts("d3"), game.discard("south")) == (2 + 1 + 2, 1, [])
    alone = scenario(
        "turn 3 south build\nsouth hand hellforged-weapon gate\nsouth c3 gul-dass\nnorth c5 undead-carrier"
    )
    assert "play hellforged-weapon" not in alone.options
    with pytest.raises(IllegalPlay, match="SW2-EVT-10]"):
        alone.play("play hellforged-weapon")


CURSED = """
    turn 3 south attack
    south a1 ret-talus
    south a2 gate
    south c4 undead-carrier {under}
    {target}
"""


@pytest.mark.card("hellforged-weapon")
@pytest.mark.parametrize("target", ["north c5 gul-dass", "south c5 gul-dass", "north c5 gate"])
def test_cursed_hurts_its_bearer_for_each_special_after_any_attack(target: str) -> None:
    game = scenario(CURSED.format(under="under hellforged-weapon", target=target))
    game.play("attack c4 c5", "roll s* b* s s")
    assert (game.damage("c5"), game.damage("c4")) == (3, 2)
    clean = scenario(CURSED.format(under="under hellforged-weapon", target=target))
    assert clean.play("attack c4 c5", "roll sb s s s").damage("c4") == 0


@pytest.mark.card("hellforged-weapon")
@pytest.mark.rule("SW2-ABIL-6", "SW2-ABIL-7")
def test_two_hellforged_weapons_give_four_strength_and_cursed_once() -> None:
    two = CURSED.format(under="under hellforged-weapon under hellforged-weapon", target="north c5 gul-dass")
    game = scenario(two)
    assert game.strength("c4") == 2 + 4
    game.play("attack c4 c5", "roll s* s s s s s")
    assert (game.damage("c5"), game.damage("c4")) == (6, 1)


@pytest.mark.card("hellforged-weapon")
def test_a_bearer_destroyed_by_cursed_pays_nobody_and_takes_the_weapon_along() -> None:
    doomed = CURSED.format(under="damage 2 under hellforged-weapon", target="north c5 gul-dass")
    game = scenario(doomed).play("attack c4 c5", "roll s* s s s")
    assert (game.card("c4"), game.damage("c5")) == ("", 4)
    assert game.discard("south") == ["hellforged-weapon", "undead-carrier"]
    assert (game.magic("south"), game.magic("north")) == (0, 0)


PURGE = """
    turn 3 south move
    south hand purge
    south a1 ret-talus
    south c3 undead-carrier
    south d4 undead-carrier
    south e4 gul-dass
    south f1 frost-mage
    north c4 undead-archer
    north d5 undead-warrior
    north d3 gate
    north b1 undead-warrior
"""


@pytest.mark.card("purge")
def test_purge_lets_each_chosen_unit_strike_a_neighbour_and_destroys_the_chosen() -> None:
    game = scenario(PURGE).play("play purge")
    assert game.options == ["done", "target a1", "target c3", "target d4", "target e4", "target f1"]
    game.play("target c3", "target d4")
    assert game.options == ["done", "target a1", "target e4", "target f1"]
    game.play("done")
    assert (game.prompt, game.options) == ("purge-strike", ["pass", "target c4"])  # c3 strikes; a gate is no unit
    game.play("target c4")
    assert (game.card("c4"), game.magic("south")) == ("", 1)
    assert game.options == ["pass", "target d5", "target e4"]  # friends, too
    game.play("target e4")
    assert (game.damage("e4"), game.card("c3"), game.card("d4")) == (2, "", "")
    assert (game.magic("south"), game.magic("north")) == (1, 0)  # nobody is paid for the chosen ones
    assert game.discard("south") == ["purge", "undead-carrier", "undead-carrier"]


@pytest.mark.card("purge")
def test_purge_may_choose_nobody_and_strike_nobody() -> None:
    none = scenario(PURGE).play("play purge", "done")
    assert (none.discard("south"), none.card("c3"), none.prompt) == (["purge"], "undead-carrier", "phase-move")
    kept = scenario(PURGE).play("play purge", "target c3", "done", "pass")
    assert (kept.card("c4"), kept.damage("c4"), kept.card("c3")) == ("undead-archer", 0, "")
    lonely = scenario(PURGE).play("play purge", "target f1", "done")
    assert (lonely.card("f1"), lonely.prompt) == ("", "phase-move")


@pytest.mark.card("purge")
def test_purge_strikes_before_the_chosen_units_fall() -> None:
    game = scenario(PURGE).play("play purge", "target d4", "target e4", "done")
    assert (game.card("d4"), game.card("e4")) == ("undead-carrier", "gul-dass")
    game.play("target d5", "target d4")
    assert [game.card(at) for at in ("d4", "e4")] == ["", ""]
    assert game.damage("d5") == 2


@pytest.mark.card("purge")
def test_purge_may_end_the_game_of_its_own_player() -> None:
    game = scenario(PURGE).play("play purge", "target a1", "done", "pass")
    assert game.winner == "north"


BLOOD_SUMMON = """
    turn 3 south summon
    south hand blood-summon undead-warrior undead-carrier dragos gate
    south a1 ret-talus
    south c3 undead-warrior
    south e3 undead-archer
    south b1 undead-carrier
    south b2 gate
    south a2 gate
    south c1 gate
    south c2 gate
    north d6 undead-warrior
"""


@pytest.mark.card("blood-summon")
def test_blood_summon_places_cheap_units_next_to_friends_who_bleed() -> None:
    game = scenario(BLOOD_SUMMON).play("play blood-summon")
    # a1 and b1 have no empty space next to them; the enemy is no friend.
    assert (game.prompt, game.options) == ("blood-summon", ["pass", "target c3", "target e3"])
    game.play("target c3")
    assert game.options == ["card undead-carrier", "card undead-warrior"]  # Dragos costs 6, a gate is no unit
    game.play("card undead-warrior")
    assert game.options == ["to b3", "to c4", "to d3"]
    game.play("to c4")
    assert (game.card("c4"), game.damage("c3"), game.damage("c4"), game.magic("south")) == ("undead-warrior", 2, 0, 0)
    assert not game.piece("c4").marks & WAS_SUMMONED
    assert game.options == ["pass", "target c3", "target c4", "target e3"]  # again, the newcomer too
    game.play("target e3", "to e4")  # the carrier is the only unit left
    assert (game.card("e4"), game.card("e3"), game.magic("north")) == ("undead-carrier", "", 0)
    assert game.discard("south") == ["blood-summon", "undead-archer"]
    assert game.hand("south") == ["dragos", "gate"]
    assert game.prompt == "phase-move"  # no unit of cost 2 or less is left


@pytest.mark.card("blood-summon")
def test_blood_summon_may_stop_at_once() -> None:
    game = scenario(BLOOD_SUMMON).play("play blood-summon", "pass")
    assert (game.discard("south"), game.damage("c3")) == (["blood-summon"], 0)
