"""Every card of the Shadow Elves: what is printed on it and what it does."""

from __future__ import annotations

from collections import Counter

import pytest

from stonehall.games.summoner_wars.abilities import ABILITIES
from stonehall.games.summoner_wars.cards import (
    BY_ID,
    CARDS,
    FACTIONS,
    HIGH,
    MEDIUM,
    MELEE,
    NO_ATTACK,
    NO_COST,
    PHASES,
    RANGED,
)
from stonehall.games.summoner_wars.deck import ready_deck
from stonehall.games.summoner_wars.pieces import HAS_MOVED
from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import fresh, scenario

UNITS = [
    # id, classes, cost, strength, attack, life, symbols, abilities
    ("selundar", "summoner unit", NO_COST, 5, RANGED, 11, "crossed-axes dark light", "blood-magic return-to-shadow"),
    ("lucian", "champion unit", 5, 3, RANGED, 8, "dark light", "dark-prophecy judgment"),
    ("taliya", "champion unit", 5, 3, MELEE, 7, "light", "tear-the-veil"),
    ("samara", "champion unit", 5, 4, MELEE, 7, "dark", "inescapable-doom"),
    ("shadow-mage", "common unit", 2, 3, RANGED, 4, "dark", "forbidden-knowledge"),
    ("true-seeker", "common unit", 1, 1, MELEE, 3, "light", "feint onslaught"),
    ("shadow-knight", "common unit", 1, 2, MELEE, 5, "dark", "death-pact shadow-summon"),
    ("sage-ranger", "common unit", 1, 2, RANGED, 3, "light", "piercing-light rush"),
]
EVENTS = [
    # id, classes, cost, phase, active, symbols
    ("hide-in-darkness", "epic event", 0, "build", False, ""),
    ("onyx-tome", "event standard", 1, "summon", False, "dark light"),
    ("glinting-speed", "event standard", 0, "attack", True, "light"),
    ("shadow-pulse", "event standard", 0, "attack", False, "dark"),
]


@pytest.mark.parametrize("row", [pytest.param(row, marks=pytest.mark.card(row[0]), id=row[0]) for row in UNITS])
def test_printed_units(row: tuple[str, str, int, int, int, int, str, str]) -> None:
    card = BY_ID[row[0]]
    classes = " ".join(sorted(card.class_names()))
    symbols = " ".join(sorted(card.symbols))
    abilities = " ".join(sorted(card.ability_ids))
    assert row[1:] == (classes, card.cost, card.strength, card.attack, card.life, symbols, abilities)
    assert card.faction == "shadow-elves"


@pytest.mark.parametrize("row", [pytest.param(row, marks=pytest.mark.card(row[0]), id=row[0]) for row in EVENTS])
def test_printed_events(row: tuple[str, str, int, str, bool, str]) -> None:
    card = BY_ID[row[0]]
    classes = " ".join(sorted(card.class_names()))
    symbols = " ".join(sorted(card.symbols))
    assert row[1:] == (classes, card.cost, PHASES[card.phase], card.active, symbols)
    assert (card.faction, card.attack, card.strength, card.life) == ("shadow-elves", NO_ATTACK, 0, 0)


@pytest.mark.card("selundar", "starting-gate", "sage-ranger", "shadow-mage")
def test_setup_and_ready_deck() -> None:
    south, north = fresh("shadow-elves", "polar-dwarves"), fresh("polar-dwarves", "shadow-elves")
    for game, squares in ((south, ["d1", "d2", "d3", "c3"]), (north, ["c8", "c7", "c6", "d6"])):
        found = [game.card(square) for square in squares]
        assert found == ["selundar", "starting-gate", "sage-ranger", "shadow-mage"]
    copies = Counter(CARDS[card].id for card in ready_deck("shadow-elves").pile)
    assert copies == {
        "gate": 3, "hide-in-darkness": 2, "onyx-tome": 2, "glinting-speed": 2, "shadow-pulse": 2, "lucian": 1,
        "taliya": 1, "samara": 1, "shadow-mage": 4, "true-seeker": 4, "shadow-knight": 4, "sage-ranger": 4,
    }  # fmt: skip


def test_what_is_not_certain_about_the_shadow_elves_is_marked() -> None:
    faction = FACTIONS["shadow-elves"]
    assert faction.symbols == ("light", "dark")
    assert (faction.confidence, faction.symbols_confidence, faction.setup_confidence) == (MEDIUM, HIGH, MEDIUM)
    assert sorted(faction.unverified) == ["feint", "hide-in-darkness", "onslaught", "piercing-light", "rush"]
    assert all(name in BY_ID or name in ABILITIES for name in faction.unverified)


# Selundar -------------------------------------------------------------------------------------------------------------

BLOOD = """
    turn 3 south attack
    south hand shadow-pulse
    south c3 selundar
    south d3 gate damage 1
    south d4 true-seeker
    south f3 gate damage 1
    south f4 true-seeker
    south f2 true-seeker
    south e3 shadow-knight
    north d2 undead-warrior
    south a1 true-seeker
    north a2 gate
"""


@pytest.mark.card("selundar")
@pytest.mark.parametrize(
    ("hurt", "boosts"),
    [
        (["d4"], 1),
        (["e3"], 1),
        (["f4"], 0),  # four spaces away
        (["d2"], 0),  # an enemy
        (["c3"], 0),  # himself
        (["d4", "e3", "f4", "d2", "c3"], 2),  # each card that bleeds
        ([], 0),
    ],
)
def test_blood_magic_gives_a_boost_for_each_friendly_card_hurt_within_three(hurt: list[str], boosts: int) -> None:
    game = scenario(BLOOD).play("play shadow-pulse", *[f"target {square}" for square in hurt], "done")
    assert [game.damage(square) for square in hurt] == [1] * len(hurt)
    assert (game.boosts("c3"), game.prompt) == (boosts, "phase-attack")  # compulsory


@pytest.mark.card("selundar")
def test_blood_magic_counts_damaged_gates_and_every_time_once() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 selundar
        south c5 gate
        south b5 shadow-mage
        south d5 true-seeker
        south f1 true-seeker
        north f2 gate
    """)
    game.play("attack b5 c5", "roll sb sb s")
    assert (game.damage("c5"), game.boosts("c3")) == (2, 1)  # two damage, dealt once
    game.play("attack d5 c5", "roll s", "pass")
    assert (game.damage("c5"), game.boosts("c3")) == (3, 2)


@pytest.mark.card("selundar")
def test_blood_magic_works_in_the_own_turn_only() -> None:
    game = scenario("""
        turn 4 north attack
        south c3 selundar
        south c4 true-seeker
        north c5 undead-warrior
        north f7 undead-carrier
        south f6 gate
    """)
    game.play("attack c5 c4", "roll s s")
    assert (game.damage("c4"), game.boosts("c3")) == (2, 0)


SHADOW = """
    turn 3 south {phase}
    south hand gate
    south draw gate shadow-mage
    south c3 selundar boosts {boosts}
    south c5 true-seeker damage 1 boosts 2 under ice-smith
    south e4 lucian
    south d3 gate
    south c7 true-seeker
    north b3 undead-warrior
"""


@pytest.mark.card("selundar")
@pytest.mark.parametrize("phase", PHASES)
def test_return_to_shadow_takes_a_friendly_unit_within_three_back_to_hand_in_any_phase(phase: str) -> None:
    game = scenario(SHADOW.format(phase=phase, boosts=2))
    assert game.phase == phase
    assert game.starting("use") == ["use return-to-shadow c3 c5", "use return-to-shadow c3 e4"]
    game.play("use return-to-shadow c3 c5")
    assert (game.card("c5"), game.boosts("c3"), game.discard("south")) == ("", 0, ["ice-smith"])
    assert "true-seeker" in game.hand("south")
    assert (game.told("destroyed"), game.magic("north")) == ([], 0)


@pytest.mark.card("selundar")
def test_return_to_shadow_costs_two_boosts_as_often_as_they_last() -> None:
    assert scenario(SHADOW.format(phase="move", boosts=1)).starting("use") == []
    game = scenario(SHADOW.format(phase="move", boosts=5))
    game.play("use return-to-shadow c3 c5", "use return-to-shadow c3 e4")
    assert (game.boosts("c3"), game.hand("south")) == (1, ["gate", "lucian", "true-seeker"])
    assert game.starting("use") == []
    foreign = scenario(SHADOW.format(phase="move", boosts=4).replace("turn 3 south", "turn 3 north"))
    assert foreign.starting("use") == []


@pytest.mark.card("selundar")
@pytest.mark.rule("SW2-HAND-4")
def test_a_unit_taken_back_is_a_new_card_when_it_is_summoned_again() -> None:
    game = scenario("""
        turn 3 south summon
        south magic 1
        south hand gate
        south c3 selundar boosts 2
        south c2 gate
        south d3 true-seeker damage 2 boosts 1
    """)
    game.play("use return-to-shadow c3 d3", "summon true-seeker d2")
    assert (game.damage("d2"), game.boosts("d2"), game.magic("south"), game.strength("d2")) == (0, 0, 0, 1 + 2)


# Champions ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("lucian")
def test_dark_prophecy_counts_friendly_units_that_leave_in_any_way() -> None:
    returned = scenario("""
        turn 3 south attack targeted
        south a1 selundar boosts 2
        south f8 lucian
        south a2 shadow-mage
        south b1 the-eater
        south c1 true-seeker
        north e8 ret-talus
    """)
    returned.play("use return-to-shadow a1 a2")
    assert returned.boosts("f8") == 1  # at any distance
    returned.play("end", "target c1")
    assert (returned.discard("south"), returned.boosts("f8")) == (["true-seeker"], 2)  # discarded, not destroyed
    destroyed = scenario("""
        turn 4 north attack
        south a1 selundar
        south f1 lucian
        south c3 true-seeker damage 2
        south d3 gate damage 4
        north c4 undead-warrior
        north d4 undead-carrier
        north e8 undead-carrier
        south e7 gate
    """)
    destroyed.play("attack c4 c3", "roll s b*")
    assert (destroyed.card("c3"), destroyed.boosts("f1")) == ("", 1)  # in the turn of the opponent
    destroyed.play("attack d4 d3", "roll s s")
    assert (destroyed.card("d3"), destroyed.boosts("f1")) == ("", 1)  # a gate is no unit


@pytest.mark.card("lucian")
def test_dark_prophecy_ignores_enemies_and_lucian_himself() -> None:
    enemy = scenario("""
        turn 3 south attack
        south a1 selundar
        south c3 lucian
        north c4 undead-archer
        south f1 true-seeker
        north f2 gate
    """)
    enemy.play("attack c3 c4", "roll sb sb sb")
    assert (enemy.card("c4"), enemy.boosts("c3")) == ("", 0)
    himself = scenario("turn 3 south move\nsouth a1 selundar boosts 2\nsouth a3 lucian").play(
        "use return-to-shadow a1 a3"
    )
    assert (himself.hand("south"), himself.told("boosted")) == (["lucian"], [])


JUDGMENT = """
    turn 3 south move
    south c1 selundar
    south c3 lucian boosts {boosts}
    south b4 true-seeker
    south c5 gate
    north d4 gul-dass
    north e4 undead-warrior
    south a1 true-seeker
"""


@pytest.mark.card("lucian")
def test_judgment_spends_boosts_to_hurt_a_common_or_champion_next_to_lucian() -> None:
    game = scenario(JUDGMENT.format(boosts=3)).play("move c3 c4")
    assert (game.asked, game.prompt, game.options) == ("south", "judgment", ["pass", "target b4", "target d4"])
    game.play("target d4")
    assert game.options == ["amount 1", "amount 2", "amount 3"]
    game.play("amount 2")
    assert (game.damage("d4"), game.boosts("c4"), game.prompt) == (2, 1, "phase-move")
    declined = scenario(JUDGMENT.format(boosts=3)).play("move c3 c4", "pass")
    assert (declined.boosts("c4"), declined.damage("d4"), declined.prompt) == (3, 0, "phase-move")


@pytest.mark.card("lucian")
def test_judgment_kills_for_magic_and_needs_a_boost_and_a_move_and_no_summoner() -> None:
    game = scenario(JUDGMENT.format(boosts=3).replace("gul-dass", "frost-mage damage 1"))
    game.play("move c3 c4", "target d4", "amount 3")
    assert (game.card("d4"), game.magic("south")) == ("", 1)
    friend = scenario(JUDGMENT.format(boosts=3)).play("move c3 c4", "target b4", "amount 3")
    assert (friend.card("b4"), friend.magic("north"), friend.magic("south")) == ("", 0, 0)
    assert friend.boosts("c4") == 1  # Dark Prophecy answers
    assert scenario(JUDGMENT.format(boosts=0)).play("move c3 c4").prompt == "phase-move"
    summoners = "turn 3 south move\nsouth c2 selundar\nsouth c4 lucian boosts 2\nnorth d3 ret-talus"
    assert scenario(summoners).play("move c4 c3").prompt == "phase-move"
    # One boost: nothing to choose but the target.
    one = scenario(JUDGMENT.format(boosts=1)).play("move c3 c4", "target d4")
    assert (one.damage("d4"), one.boosts("c4")) == (1, 0)


@pytest.mark.card("lucian", "shadow-mage")
@pytest.mark.rule("SW2-ABIL-2")
@pytest.mark.parametrize(
    ("mover", "ability"),
    [("lucian damage 7 boosts 1", "judgment"), ("shadow-mage damage 3", "forbidden-knowledge")],
)
def test_a_unit_that_dies_after_its_move_no_longer_uses_its_ability(mover: str, ability: str) -> None:
    game = scenario(f"""
        turn 3 south move
        south a1 selundar
        south c3 {mover}
        south draw gate gate
        north c4 citadel-knight
        north c1 gul-dass
        south f1 true-seeker
    """)
    game.play("move c3 c2")
    assert game.options == ["resolve engage c4", f"resolve {ability} c2"]
    game.play("resolve engage c4")
    assert (game.card("c2"), game.magic("north"), game.prompt) == ("", 1, "phase-move")


VEIL = """
    turn 3 south move
    south c1 selundar
    south c3 taliya {marks}
    south a1 sage-ranger damage 1
    south f1 shadow-mage
    south e1 lucian
    south e2 gate
    {gates}
    north f7 undead-warrior
"""


@pytest.mark.card("taliya")
def test_tear_the_veil_places_a_friendly_common_next_to_a_damaged_enemy_gate() -> None:
    game = scenario(VEIL.format(marks="", gates="north c5 gate damage 1\nnorth d4 gate")).play("move c3 c4")
    assert (game.asked, game.prompt, game.options) == ("south", "tear-the-veil", ["pass", "target a1", "target f1"])
    game.play("target a1")
    # Next to the damaged gate on c5, not next to the whole one on d4.
    assert game.options == ["to b5", "to c6", "to d5"]
    game.play("to c6")
    assert (game.card("c6"), game.damage("c6"), game.card("a1")) == ("sage-ranger", 1, "")
    assert "taliya moved used tear-the-veil" in game.state.to_position()
    assert (game.prompt, game.state.moves) == ("phase-move", 1)  # placed: neither moved nor summoned
    assert not game.piece("c6").marks & HAS_MOVED


@pytest.mark.card("taliya")
@pytest.mark.parametrize(
    ("gates", "marks", "offered"),
    [
        ("north c5 gate damage 1", "", True),
        ("north b4 ice-golem damage 1", "", True),  # a gate by its text
        ("north c5 gate", "", False),
        ("south c5 gate damage 1", "", False),
        ("north c6 gate damage 1", "", False),  # one space too far
        ("north d5 gate damage 1", "", False),  # at a corner
        ("north c5 parapet damage 1", "", False),
        ("north c5 gate damage 1", "used tear-the-veil", False),  # once per turn
    ],
)
def test_tear_the_veil_needs_a_damaged_enemy_gate_next_to_her(gates: str, marks: str, offered: bool) -> None:
    game = scenario(VEIL.format(marks=marks, gates=gates)).play("move c3 c4")
    assert (game.prompt == "tear-the-veil") == offered


@pytest.mark.card("taliya")
def test_tear_the_veil_may_be_declined_and_may_use_either_of_two_gates() -> None:
    declined = scenario(VEIL.format(marks="", gates="north c5 gate damage 1")).play("move c3 c4", "pass")
    assert (declined.card("a1"), declined.prompt) == ("sage-ranger", "phase-move")
    game = scenario(VEIL.format(marks="", gates="north c5 gate damage 1\nnorth d4 gate damage 3"))
    game.play("move c3 c4", "target f1")
    assert game.options == ["to b5", "to c6", "to d3", "to d5", "to e4"]
    walls = "north c5 gate damage 1\nnorth b5 gate\nnorth c6 gate\nnorth d5 gate"
    full = scenario(VEIL.format(marks="", gates=walls)).play("move c3 c4")
    assert full.prompt == "phase-move"


SAMARA = """
    turn 3 south attack {targeted}
    south hand gate
    south a1 selundar
    south c4 samara
    south f1 true-seeker
    north c5 {target}
    north f2 undead-archer damage 1
"""


@pytest.mark.card("samara")
@pytest.mark.parametrize(
    ("target", "roll", "enemy"),
    [
        ("undead-archer", "s s s s", True),
        ("ice-golem damage 1", "s s s s", True),
        ("gul-dass", "s s s s", False),
        ("gate damage 1", "s s s s", False),
        ("undead-archer", "b* b* b* b*", False),
    ],
)
def test_inescapable_doom_strikes_the_enemy_summoner_after_a_kill_and_else_the_own(
    target: str, roll: str, enemy: bool
) -> None:
    game = scenario(SAMARA.format(target=target, targeted=""))
    game.play("attack c4 c5", f"roll {roll}", "end")
    assert (game.phase, game.damage("f8"), game.damage("a1")) == ("magic", int(enemy), int(not enemy))


@pytest.mark.card("samara")
def test_inescapable_doom_asks_for_her_own_kill_of_an_enemy_unit() -> None:
    other = scenario(SAMARA.format(target="gul-dass", targeted="")).play("attack f1 f2", "roll s", "pass", "end")
    assert (other.card("f2"), other.damage("a1"), other.damage("f8")) == ("", 1, 0)
    friend = scenario(SAMARA.format(target="gul-dass", targeted="targeted") + "south c3 true-seeker")
    friend.play("attack c4 c3", "roll s s s s", "end")
    assert (friend.card("c3"), friend.damage("a1"), friend.damage("f8")) == ("", 1, 0)
    saved = scenario(SAMARA.format(target="undead-archer", targeted="") + "north active unrelenting")
    saved.play("attack c4 c5", "roll s s s s", "end")
    assert (saved.hand("north"), saved.damage("a1"), saved.damage("f8")) == (["undead-archer"], 1, 0)


@pytest.mark.card("samara")
def test_inescapable_doom_falls_at_the_end_of_the_own_attack_phase_only() -> None:
    foreign = scenario(SAMARA.format(target="gul-dass", targeted="targeted").replace("turn 3 south", "turn 4 north"))
    foreign.play("end")
    assert (foreign.damage("a1"), foreign.damage("f8")) == (0, 0)
    idle = scenario(SAMARA.format(target="gul-dass", targeted="targeted")).play("end")
    assert (idle.damage("a1"), idle.phase) == (1, "magic")  # compulsory, also without an attack
    lethal = scenario(SAMARA.format(target="undead-archer", targeted="") + "north f8 ret-talus damage 11")
    lethal.play("attack c4 c5", "roll s s s s", "end")
    assert lethal.winner == "south"


# Commons --------------------------------------------------------------------------------------------------------------

KNOWLEDGE = """
    turn 3 south move
    south a1 selundar
    south c3 shadow-mage {tokens}
    south b4 gate
    south c5 true-seeker
    north d4 gate damage 4
    south draw sneak purge
    south f1 true-seeker
"""


@pytest.mark.card("shadow-mage")
def test_forbidden_knowledge_buys_a_card_with_a_damage_on_the_mage_or_a_gate_next_to_it() -> None:
    game = scenario(KNOWLEDGE.format(tokens="")).play("move c3 c4")
    assert (game.asked, game.prompt) == ("south", "forbidden-knowledge")
    assert game.options == ["pass", "target b4", "target c4", "target d4"]
    game.play("target b4")
    assert (game.damage("b4"), game.asked, game.options) == (1, "chance", ["draw purge", "draw sneak"])
    game.play("draw sneak")
    assert (game.hand("south"), game.prompt, game.damage("c4")) == (["sneak"], "phase-move", 0)
    declined = scenario(KNOWLEDGE.format(tokens="")).play("move c3 c4", "pass")
    assert (declined.hand("south"), declined.prompt) == ([], "phase-move")


@pytest.mark.card("shadow-mage")
def test_forbidden_knowledge_may_kill_what_pays_for_it() -> None:
    mage = scenario(KNOWLEDGE.format(tokens="damage 3")).play("move c3 c4", "target c4", "draw purge")
    assert (mage.card("c4"), mage.hand("south"), mage.magic("north")) == ("", ["purge"], 0)
    gate = scenario(KNOWLEDGE.format(tokens="")).play("move c3 c4", "target d4", "draw purge")
    assert (gate.card("d4"), gate.hand("south"), gate.magic("south")) == ("", ["purge"], 1)
    alone = scenario(KNOWLEDGE.format(tokens="")).play("move c3 d2")
    assert alone.options == ["pass", "target d2"]  # no gate beside it


@pytest.mark.card("true-seeker")
def test_onslaught_lasts_for_the_turn_in_which_the_seeker_was_summoned() -> None:
    game = scenario("""
        turn 3 south summon
        south magic 1
        south hand true-seeker
        south c2 selundar
        south c3 gate
        south d4 true-seeker
        south draw gate gate gate gate gate
    """)
    game.play("summon true-seeker c4")
    assert (game.strength("c4"), game.strength("d4")) == (1 + 2, 1)
    while game.asked == "south":
        game.play("end")
    assert (game.strength("c4"), game.state.turn) == (1, 4)
    placed = scenario("""
        turn 3 south summon
        south hand true-seeker blood-summon
        south c2 selundar
    """).play("play blood-summon", "target c2", "to c3")
    assert placed.strength("c3") == 1  # placed, not summoned


@pytest.mark.card("true-seeker")
@pytest.mark.parametrize("target", ["north c4 gul-dass", "north c4 gate", "south c4 shadow-mage"])
def test_feint_forces_the_seeker_one_or_two_spaces_after_any_attack(target: str) -> None:
    position = f"""
        turn 3 south attack
        south a1 selundar
        south c3 true-seeker
        {target}
        north e3 gate
        south f1 true-seeker
        north f2 gate
    """
    game = scenario(position).play("attack c3 c4", "roll b*")
    # One or two spaces in a straight line: b3, a3, c2, c1, d3; e3 is taken, corners are not reached.
    assert (game.asked, game.prompt) == ("south", "may-force-to")
    assert game.options == ["pass", "to a3", "to b3", "to c1", "to c2", "to d3"]
    game.play("to a3")
    assert (game.card("a3"), game.prompt) == ("true-seeker", "phase-attack")
    assert not game.piece("a3").marks & HAS_MOVED
    declined = scenario(position).play("attack c3 c4", "roll b*", "pass")
    assert (declined.card("c3"), declined.prompt) == ("true-seeker", "phase-attack")


KNIGHT = """
    turn 3 south summon
    south magic {magic}
    south hand shadow-knight shadow-knight
    south a1 selundar {damage}
    south d5 true-seeker {tokens}
    south f3 shadow-knight
    south b2 gate
    north d3 gate
    north c4 undead-warrior
"""


@pytest.mark.card("shadow-knight")
def test_shadow_summon_puts_the_knight_next_to_any_friendly_card_which_bleeds_for_it() -> None:
    game = scenario(KNIGHT.format(magic=2, damage="", tokens=""))
    spaces = [text.split()[-1] for text in game.starting("summon shadow-knight")]
    # Next to Selundar, the own gate and the seeker; not next to the other knight only, nor next to an enemy gate.
    assert spaces == ["a2", "b1", "b3", "c2", "c5", "d4", "d6", "e5"]
    game.play("summon shadow-knight d6")
    assert (game.card("d6"), game.damage("d5"), game.damage("d6"), game.magic("south")) == ("shadow-knight", 1, 0, 1)
    assert game.boosts("a1") == 0  # seven spaces away: no Blood Magic
    game.play("summon shadow-knight a2")  # both Selundar and the gate stand next to it
    assert (game.asked, game.prompt, game.options) == ("south", "shadow-summon", ["target a1", "target b2"])
    game.play("target b2")
    assert (game.damage("b2"), game.damage("a1"), game.boosts("a1"), game.card("a2")) == (1, 0, 1, "shadow-knight")


@pytest.mark.card("shadow-knight")
def test_shadow_summon_may_take_the_last_life_of_the_friend() -> None:
    game = scenario(KNIGHT.format(magic=2, damage="", tokens="damage 2")).play("summon shadow-knight d6")
    assert (game.card("d6"), game.card("d5"), game.magic("north")) == ("shadow-knight", "", 0)
    suicide = scenario(KNIGHT.format(magic=2, damage="damage 10", tokens=""))
    suicide.play("summon shadow-knight a2", "target a1")
    assert suicide.winner == "north"
    poor = scenario(KNIGHT.format(magic=0, damage="", tokens="") + "south hand onyx-tome tundra-charger")
    with pytest.raises(IllegalPlay, match="SW2-COST-2]"):
        poor.play("summon shadow-knight d6")


@pytest.mark.card("shadow-knight")
def test_death_pact_hurts_the_own_summoner_when_the_knight_is_destroyed() -> None:
    position = """
        turn 4 north attack
        south a1 selundar {damage}
        south c3 shadow-knight damage 4
        north c4 undead-warrior
        north f7 undead-carrier
        south f6 gate
    """
    game = scenario(position.format(damage="")).play("attack c4 c3", "roll s b*")
    assert (game.damage("a1"), game.magic("north"), game.damage("f8")) == (1, 1, 0)
    lost = scenario(position.format(damage="damage 10")).play("attack c4 c3", "roll s b*")
    assert lost.winner == "north"
    survived = scenario(position.format(damage="")).play("attack c4 c3", "roll b* b*")
    assert survived.damage("a1") == 0
    returned = scenario("turn 3 south move\nsouth a1 selundar boosts 2\nsouth a3 shadow-knight")
    returned.play("use return-to-shadow a1 a3")
    assert (returned.hand("south"), returned.damage("a1")) == (["shadow-knight"], 0)


RANGER = """
    turn 3 south attack
    south a1 selundar
    south c2 sage-ranger {mark}
    south c3 true-seeker
    north c4 ice-golem
    north c5 undead-warrior
    north b2 gate
    north a2 undead-warrior
    north d2 undead-warrior
    north e2 undead-archer
    north f2 gate
"""


@pytest.mark.card("sage-ranger")
def test_piercing_light_shoots_through_units_in_the_turn_of_its_summoning() -> None:
    summoned = scenario(RANGER.format(mark="summoned"))
    targets = [text.split()[-1] for text in summoned.starting("attack c2")]
    # North: the seeker, the golem (a unit, too), the warrior, three spaces at most. The gate on b2 covers a2.
    assert targets == ["b2", "c3", "c4", "c5", "d2", "e2", "f2"]
    summoned.play("attack c2 c5", "roll sb s")
    assert (summoned.damage("c5"), summoned.damage("c3"), summoned.damage("c4")) == (1, 0, 0)
    later = scenario(RANGER.format(mark=""))
    assert [text.split()[-1] for text in later.starting("attack c2")] == ["b2", "c3", "d2"]
    with pytest.raises(IllegalPlay, match="SW2-ATK-6]"):
        later.play("attack c2 c4")


@pytest.mark.card("sage-ranger")
def test_rush_forces_a_summoned_ranger_one_space() -> None:
    position = """
        turn 3 south summon
        south magic 1
        south hand sage-ranger
        south a1 selundar
        south c3 gate
        south d4 true-seeker
        north c6 undead-warrior
        north c7 undead-warrior
    """
    game = scenario(position).play("summon sage-ranger c4")
    assert (game.asked, game.prompt, game.options) == ("south", "may-force-to", ["pass", "to b4", "to c5"])
    game.play("to c5")
    assert (game.card("c5"), game.damage("c5"), game.phase) == ("sage-ranger", 0, "move")
    game.play("end")
    assert "attack c5 c7" in game.options  # Piercing Light, over c6
    declined = scenario(position).play("summon sage-ranger c4", "pass")
    assert (declined.card("c4"), declined.phase) == ("sage-ranger", "move")


# Events ---------------------------------------------------------------------------------------------------------------


@pytest.mark.card("hide-in-darkness")
def test_hide_in_darkness_returns_a_gate_or_common_with_at_most_five_life() -> None:
    position = """
        turn 3 south build
        south hand hide-in-darkness
        south c3 selundar
        south c5 true-seeker
        south b3 starting-gate {damage}
        south c4 shadow-knight
        south d4 smasher {damage}
        south b4 lucian damage 7
        south a3 parapet
        south c7 true-seeker
        north e3 ice-golem damage 1
        north d3 gate
        north b2 undead-warrior
    """
    near = ["target b2", "target b3", "target c4", "target c5", "target d3", "target d4", "target e3"]
    game = scenario(position.format(damage="damage 5")).play("play hide-in-darkness")
    assert (game.asked, game.prompt, game.options) == ("south", "hide-in-darkness", near)
    whole = scenario(position.format(damage="")).play("play hide-in-darkness")
    assert whole.options == [text for text in near if text not in ("target b3", "target d4")]  # ten and six life
    with pytest.raises(IllegalPlay, match="SW2-EVT-10]"):
        scenario("turn 3 south build\nsouth hand hide-in-darkness gate\nsouth a1 selundar\nsouth a6 gate").play(
            "play hide-in-darkness"
        )


@pytest.mark.card("hide-in-darkness")
def test_hide_in_darkness_gives_all_cards_of_the_space_back_to_their_owners() -> None:
    game = scenario("""
        turn 3 south build
        south hand hide-in-darkness
        south c3 selundar
        south f1 lucian
        south c4 true-seeker owner north damage 1 boosts 2 under ice-smith under hellforged-weapon@north
        south d3 gate damage 2
    """)
    game.play("play hide-in-darkness", "target c4")
    assert (game.hand("north"), game.hand("south")) == (["hellforged-weapon", "true-seeker"], ["ice-smith"])
    assert (game.card("c4"), game.discard("south"), game.discard("north")) == ("", ["hide-in-darkness"], [])
    assert game.told("destroyed") == []
    assert game.boosts("f1") == 1  # it has left the battlefield
    gate = scenario("""
        turn 3 south build
        south hand hide-in-darkness
        south c3 selundar
        south c2 gate damage 2
    """).play("play hide-in-darkness")  # the only target
    assert gate.hand("south") == ["gate"]
    gate.play("build gate d3")
    assert (gate.card("d3"), gate.life("d3")) == ("gate", 5)  # hidden and built again, whole


TOME = """
    turn 3 south summon
    south magic {magic}
    south hand onyx-tome gate
    south discard {discard}
    south a1 selundar
    south a2 gate
    south b1 true-seeker damage 2
    south f6 lucian
    north c1 undead-warrior
"""


@pytest.mark.card("onyx-tome")
def test_onyx_tome_takes_a_card_from_the_discard_pile_and_two_damage_for_it() -> None:
    game = scenario(TOME.format(magic=1, discard="onyx-tome hide-in-darkness gate taliya taliya shadow-pulse"))
    game.play("play onyx-tome")
    assert (game.magic("south"), game.asked, game.prompt) == (0, "south", "onyx-tome")
    assert game.options == ["card gate", "card shadow-pulse", "card taliya"]  # no tome, no epic event, each card once
    game.play("card taliya")
    assert game.hand("south") == ["gate", "taliya"]
    assert [CARDS[card].id for card in game.state.sides[0].shown] == ["taliya"]  # revealed
    # Friendly units, the summoner among them, at any distance; no gate, no enemy.
    assert (game.prompt, game.options) == ("onyx-tome-damage", ["target a1", "target b1", "target f6"])
    game.play("target b1")
    assert (game.card("b1"), game.options) == ("", ["target a1", "target f6"])
    game.play("target f6")
    assert (game.damage("f6"), game.magic("north"), game.boosts("a1")) == (1, 0, 1)  # Blood Magic for b1 only
    assert sorted(game.discard("south")) == [
        "gate", "hide-in-darkness", "onyx-tome", "onyx-tome", "shadow-pulse", "taliya", "true-seeker",
    ]  # fmt: skip


@pytest.mark.card("onyx-tome")
def test_onyx_tome_may_hurt_one_unit_twice_and_must_hurt() -> None:
    game = scenario(TOME.format(magic=1, discard="gate")).play("play onyx-tome")  # the gate is the only card
    assert game.hand("south") == ["gate", "gate"]
    assert "pass" not in game.options
    game.play("target a1", "target a1")
    assert (game.damage("a1"), game.boosts("a1")) == (2, 0)
    lost = scenario(TOME.format(magic=1, discard="gate").replace("selundar", "selundar damage 10"))
    lost.play("play onyx-tome", "target a1")
    assert lost.winner == "north"


@pytest.mark.card("onyx-tome")
@pytest.mark.parametrize(
    ("magic", "discard", "rule"),
    [(0, "gate", "SW2-COST-2]"), (1, "onyx-tome hide-in-darkness", "SW2-EVT-10]")],
)
def test_onyx_tome_needs_a_magic_and_a_card_to_take(magic: int, discard: str, rule: str) -> None:
    position = TOME.format(magic=magic, discard=discard).replace("onyx-tome gate", "onyx-tome tundra-charger", 1)
    with pytest.raises(IllegalPlay, match=rule):
        scenario(position).play("play onyx-tome")


GLINT = """
    turn 3 {seat} attack
    south c3 selundar {boosts}
    south active glinting-speed
    south b4 shadow-knight
    south f4 shadow-mage
    south e2 shadow-mage
    north c4 {target}
    north c5 undead-warrior
    north f6 undead-archer damage 1
    north e5 undead-archer damage 1
    south a1 true-seeker
    north a2 gate
"""


@pytest.mark.card("glinting-speed")
def test_glinting_speed_lets_the_summoner_take_the_space_of_a_unit_that_left() -> None:
    game = scenario(GLINT.format(seat="south", boosts="", target="undead-carrier"))
    game.play("attack c3 c4", "roll sb sb sb s s")
    assert (game.asked, game.prompt, game.options) == ("south", "glinting-speed", ["pass", "yes"])
    game.play("yes")
    assert (game.card("c4"), game.card("c3"), game.prompt) == ("selundar", "", "phase-attack")
    declined = scenario(GLINT.format(seat="south", boosts="", target="undead-carrier"))
    declined.play("attack c3 c4", "roll sb sb sb s s", "pass")
    assert (declined.card("c3"), declined.card("c4")) == ("selundar", "")


@pytest.mark.card("glinting-speed", "selundar")
def test_glinting_speed_follows_a_friend_that_returned_to_hand() -> None:
    game = scenario(GLINT.format(seat="south", boosts="boosts 2", target="gate"))
    game.play("use return-to-shadow c3 b4")
    assert game.prompt == "glinting-speed"
    game.play("yes")
    assert (game.card("b4"), game.hand("south")) == ("selundar", ["shadow-knight"])


@pytest.mark.card("glinting-speed")
@pytest.mark.parametrize(
    ("target", "play", "offered"),
    [
        ("undead-carrier", "attack e2 e5", False),  # e5 is four spaces from c3
        ("gate damage 2", "attack c3 c4", False),  # a gate is no unit
        ("ice-golem damage 2", "attack c3 c4", True),
        ("gul-dass", "attack c3 c4", False),  # it stays
    ],
)
def test_glinting_speed_needs_a_unit_within_three_spaces(target: str, play: str, offered: bool) -> None:
    game = scenario(GLINT.format(seat="south", boosts="", target=target))
    game.play(play, "roll sb sb sb" + (" s s" if play == "attack c3 c4" else ""))
    assert (game.prompt == "glinting-speed") == offered


@pytest.mark.card("glinting-speed")
def test_glinting_speed_sleeps_in_the_turn_of_the_opponent() -> None:
    position = GLINT.format(seat="north", boosts="", target="undead-carrier").replace("shadow-knight", "true-seeker")
    killed = scenario(position + "north b5 gul-dass damage 1").play("attack b5 b4", "roll s s s")
    assert (killed.card("b4"), killed.asked, killed.card("c3")) == ("", "north", "selundar")
    played = scenario("turn 3 south attack\nsouth c3 selundar\nsouth hand glinting-speed gate\nnorth c4 gate").play(
        "play glinting-speed"
    )
    assert played.active("south") == ["glinting-speed"]


PULSE = """
    turn 3 south attack
    south hand shadow-pulse
    south a1 selundar
    south c3 gate damage 1
    south c4 true-seeker damage 2
    south b3 parapet
    north d3 undead-archer damage 1
    north e6 starting-gate damage 4
    north e7 gul-dass
    south d6 gate
    south d7 true-seeker
    north f8 ret-talus
    south a5 true-seeker
    north a6 gate
"""


@pytest.mark.card("shadow-pulse")
def test_shadow_pulse_hurts_any_number_of_units_next_to_damaged_gates() -> None:
    game = scenario(PULSE).play("play shadow-pulse")
    # Next to c3: c4, d3 (b3 is no unit). Next to e6: e7. d7 stands next to a whole gate.
    assert (game.asked, game.prompt) == ("south", "shadow-pulse")
    assert game.options == ["done", "target c4", "target d3", "target e7"]
    game.play("target d3", "target c4")
    assert game.options == ["done", "target e7"]  # each once
    game.play("done")
    assert (game.card("c4"), game.card("d3"), game.damage("e7")) == ("", "", 0)
    assert (game.magic("south"), game.magic("north")) == (1, 0)
    assert game.discard("south") == ["shadow-pulse", "true-seeker"]


@pytest.mark.card("shadow-pulse")
def test_shadow_pulse_may_hurt_nobody_and_hurts_all_at_the_same_time() -> None:
    game = scenario(PULSE).play("play shadow-pulse", "done")
    assert (game.discard("south"), game.damage("e7")) == (["shadow-pulse"], 0)
    # Both summoners fall by one effect: the active player wins, whichever was chosen first (SW2-END-5).
    both = scenario("""
        turn 3 south attack
        south hand shadow-pulse
        south d3 selundar damage 10
        north c3 gate damage 1
        north b3 ret-talus damage 11
        south c2 true-seeker
    """)
    both.play("play shadow-pulse", "target d3", "target b3", "done")
    assert (both.state.over, both.winner) == (True, "south")


@pytest.mark.card("shadow-pulse")
def test_several_commons_hurt_by_one_pulse_may_return_to_hand_instead() -> None:
    game = scenario("""
        turn 3 south attack
        south hand shadow-pulse
        south a1 selundar
        south c3 gate damage 1
        south c2 true-seeker
        north active unrelenting
        north c4 horde-slinger
        north d3 horde-slinger
        north b3 smeg damage 3
    """)
    game.play("play shadow-pulse", "target c4", "target d3", "target b3", "done")
    assert (game.hand("north"), game.discard("north")) == (["horde-slinger", "horde-slinger"], ["smeg"])
    assert game.magic("south") == 1  # for the champion
