"""Every card of the Shadow Elves as printed, the ready deck, and what the summoner and champions do."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.cards import HIGH, MEDIUM, MELEE, NO_COST, PHASES, RANGED
from stonehall.games.summoner_wars.pieces import HAS_MOVED
from tests.summoner_wars.factions import facts
from tests.summoner_wars.scenario import scenario

PRINTED = facts.cards_of(
    "shadow-elves",
    # id, classes, cost, strength, attack, life, symbols, abilities
    facts.unit("selundar", "summoner unit", NO_COST, 5, RANGED, 11, "crossed-axes dark light",
               "blood-magic return-to-shadow"),
    facts.unit("lucian", "champion unit", 5, 3, RANGED, 8, "dark light", "dark-prophecy judgment"),
    facts.unit("taliya", "champion unit", 5, 3, MELEE, 7, "light", "tear-the-veil"),
    facts.unit("samara", "champion unit", 5, 4, MELEE, 7, "dark", "inescapable-doom"),
    facts.unit("shadow-mage", "common unit", 2, 3, RANGED, 4, "dark", "forbidden-knowledge"),
    facts.unit("true-seeker", "common unit", 1, 1, MELEE, 3, "light", "feint onslaught"),
    facts.unit("shadow-knight", "common unit", 1, 2, MELEE, 5, "dark", "death-pact shadow-summon"),
    facts.unit("sage-ranger", "common unit", 1, 2, RANGED, 3, "light", "piercing-light rush"),
    # id, classes, cost, phase, active, symbols
    facts.event("hide-in-darkness", "epic event", 0, "build", False, ""),
    facts.event("onyx-tome", "event standard", 1, "summon", False, "dark light"),
    facts.event("glinting-speed", "event standard", 0, "attack", True, "light"),
    facts.event("shadow-pulse", "event standard", 0, "attack", False, "dark"),
)  # fmt: skip
DECK = facts.ReadyDeck(
    symbols=("light", "dark"),
    setup={
        "selundar": ("d1", "c8"), "starting-gate": ("d2", "c7"),
        "sage-ranger": ("d3", "c6"), "shadow-mage": ("c3", "d6"),
    },
    pile={
        "gate": 3, "hide-in-darkness": 2, "onyx-tome": 2, "glinting-speed": 2, "shadow-pulse": 2, "lucian": 1,
        "taliya": 1, "samara": 1, "shadow-mage": 4, "true-seeker": 4, "shadow-knight": 4, "sage-ranger": 4,
    },
)  # fmt: skip


@pytest.mark.parametrize("card", facts.each(PRINTED))
def test_printed(card: facts.Printed) -> None:
    assert facts.printed(card.id) == card


@pytest.mark.card("selundar", "starting-gate", "sage-ranger", "shadow-mage")
def test_setup_and_ready_deck() -> None:
    assert facts.ready_deck_of("shadow-elves") == DECK


def test_what_is_not_certain_about_the_shadow_elves_is_marked() -> None:
    names = ("feint", "hide-in-darkness", "onslaught", "piercing-light", "rush")
    assert facts.certainty_of("shadow-elves") == facts.Certainty(
        cards=MEDIUM, symbols=HIGH, setup=MEDIUM, unverified=names
    )
    assert facts.nameless(names) == []


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
