"""Every card of the Fallen Kingdom as printed, the ready deck, and what the summoner and champions do."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.cards import MELEE, NO_COST, RANGED
from stonehall.games.summoner_wars.pieces import WAS_SUMMONED
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
