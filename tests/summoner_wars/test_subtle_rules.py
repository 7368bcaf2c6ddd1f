"""Twenty rules that are easily read wrong, one test each."""

from __future__ import annotations

import pytest

from stonehall.kernel import PASS
from tests.summoner_wars.scenario import Scenario, scenario


@pytest.mark.rule("SW2-DIST-5", "SW2-TGT-2", "SW2-ATK-10")
def test_no_card_is_within_x_of_itself_or_targets_itself() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 selundar boosts 2
        south c5 blight-mage
        south d3 dragos
        north d4 gate
    """)
    assert game.starting("use return-to-shadow") == ["use return-to-shadow c3 c5", "use return-to-shadow c3 d3"]
    assert game.starting("attack c5") == ["attack c5 c3"]
    assert game.starting("attack d3") == ["attack d3 c3", "attack d3 d4"]
    assert game.starting("open life-drain") == ["open life-drain d3 c3"]  # c5 is three spaces away
    imbue = scenario("turn 3 south move\nsouth c3 kuldak\nsouth f1 blight-mage\nsouth f3 thoon")
    assert imbue.starting("use blood-imbue") == ["use blood-imbue f1 f3"]


@pytest.mark.rule("SW2-IDLE-2")
def test_a_miss_still_counts_as_having_targeted() -> None:
    position = """
        turn 3 south attack
        south hand gate
        south a1 grognack
        south c3 smasher
        south c2 frost-shaman
        north c4 gate
    """
    missed = scenario(position).play("attack c3 c4", "roll b* b* b* b*", "end")
    assert (missed.damage("c4"), missed.damage("a1"), missed.phase) == (0, 0, "magic")
    idle = scenario(position).play("end")
    assert (idle.damage("a1"), idle.phase) == (1, "magic")
    friend = scenario(position).play("attack c3 c2", "roll b* b* b* b*", "end")
    assert friend.damage("a1") == 1


ENGAGED = """
    south active frenzied-fungus
    south {master}
    south c4 {unit}
    north c5 citadel-knight
    {more}
"""


@pytest.mark.rule("SW2-FORCE-3", "SW2-PLACE-2", "SW2-SWAP-2", "SW2-MOVE-14")
@pytest.mark.parametrize(
    ("how", "position", "plays", "end", "damage"),
    [
        ("moved", "turn 3 south move\n" + ENGAGED.format(master="a1 sneeks", unit="horde-climber", more=""),
         ["move c4 c3", "resolve engage c5", "pass"], "c3", 1),
        ("forced", "turn 3 south move\nsouth hand sneak\n"
         + ENGAGED.format(master="a1 sneeks", unit="horde-climber", more=""),
         ["play sneak", "target c4", "to c3"], "c3", 1),
        ("exchanged", "turn 3 south attack\n" + ENGAGED.format(master="a1 sneeks", unit="horde-climber", more=""),
         ["use sly a1 c4"], "a1", 0),
        ("placed", "turn 3 south attack targeted\n"
         + ENGAGED.format(master="a1 queen-maldaria boosts 1", unit="horde-climber", more=""),
         ["end", "target c4", "to a2"], "a2", 0),
        ("put in the place of another", "turn 3 south attack\n"
         + ENGAGED.format(master="a1 ret-talus", unit="undead-archer",
                          more="south d2 smasher\nnorth d3 undead-archer\nnorth f8 sneeks"),
         ["attack d2 d3", "roll s s s s", "yes"], "d3", 0),
    ],
    ids=["moved", "forced", "exchanged", "placed", "replaced"],
)  # fmt: skip
def test_forcing_is_not_moving_and_placing_replacing_exchanging_are_neither(
    how: str, position: str, plays: list[str], end: str, damage: int
) -> None:
    """The fungus follows moves only; Engage follows moves and forces that lead away."""
    game = scenario(position)
    unit = game.card("c4")
    game.play(*plays)
    assert (game.card(end), game.damage(end)) == (unit, damage)
    fungus = [event for event in game.told("triggered") if event.args[1] == game.state.events[0].card.number]
    assert len(fungus) == (how == "moved")


@pytest.mark.rule("SW2-INST-2", "SW2-INST-4", "SW2-INST-5", "SW2-INST-10")
def test_instead_of_uses_one_of_the_three_and_triggers_nothing_after() -> None:
    move = scenario("""
        turn 3 south move moves 2
        south active frenzied-fungus
        south a1 abua-shi
        south c3 border-archer
        south d3 border-archer
        south hand chant-of-growth
    """)
    move.play("use prepare c3 c3")
    assert (move.boosts("c3"), move.state.moves, move.prompt) == (1, 3, "phase-move")  # no after-move effect
    assert (move.starting("move"), move.starting("use")) == ([], [])  # three are used up
    attack = scenario("""
        turn 3 south attack
        south a1 tacullu
        south c3 wind-mage
        south c5 deceiver
        north d4 undead-warrior
        north c6 gate
    """)
    attack.play("use push c3 d4", "to e4")
    assert (attack.state.attacks, attack.state.targeted_enemy, attack.prompt) == (1, False, "phase-attack")
    assert (attack.starting("attack c3"), attack.starting("use push c3")) == ([], [])


@pytest.mark.rule("SW2-MOVE-8", "SW2-MOVE-9")
def test_stepping_out_and_back_is_a_move_but_zero_spaces_is_none() -> None:
    game = scenario("turn 3 south move\nsouth c3 grognack\nsouth f1 smasher").play("move c3 c3")
    assert (game.boosts("c3"), game.state.moves, game.starting("move c3")) == (1, 1, [])  # Restore follows
    boxed = scenario("""
        turn 3 south move
        south a1 grognack
        south a2 gate
        south b1 gate
        south f1 smasher
    """)
    assert boxed.starting("move a1") == []  # no step, no move


@pytest.mark.rule("SW2-CLASS-3", "SW2-BUILD-6", "SW2-BUILD-7", "SW2-SUM-9")
def test_an_ice_golem_is_unit_common_structure_and_gate_and_may_be_summoned_or_built() -> None:
    summoned = scenario("""
        turn 3 south summon
        south magic 2
        south hand ice-golem ice-smith gate
        south a1 svara
        south c5 gate
        north d7 overseer-maruna
    """)
    assert summoned.starting("summon ice-golem") == [
        f"summon ice-golem {square}" for square in ("b5", "c4", "c6", "d5")
    ]
    summoned.play("summon ice-golem d5", "card gate")  # Punish: it is a unit that was summoned
    assert "summon ice-smith e5" in summoned.options  # and a gate
    built = scenario("""
        turn 3 south build
        south magic 2
        south hand ice-golem gate ice-smith
        south a1 svara
        south d5 ice-smith
        north c5 overseer-maruna
        north c4 gate
    """)
    squares = [text.split()[-1] for text in built.starting("build ice-golem")]
    assert ("c3" in squares, "d4" in squares) == (True, False)  # the back three rows, not next to any gate
    built.play("build ice-golem c3")
    assert (built.prompt, built.magic("south")) == ("phase-build", 0)  # not summoned: no Punish
    assert built.piece("c3").card.class_names() == ["unit", "common", "structure"]


@pytest.mark.rule("SW2-CLASS-9", "SW2-ATK-8")
def test_unit_excludes_gates_and_card_includes_them() -> None:
    position = """
        turn 3 south attack
        south a1 grognack
        south c3 {attacker}
        north c4 {target}
        south f1 smasher
        north f2 gate
    """
    boosts = {}
    for target in ("gate", "ice-golem"):
        ragnor = scenario(position.format(attacker="ragnor", target=target)).play("attack c3 c4", "roll s* s s")
        boosts[target] = ragnor.boosts("a1")
        fighter = scenario(position.format(attacker="tundra-fighter", target=target)).play("attack c3 c4", "roll s s")
        assert fighter.prompt == "roll"  # Frenzy asks for an enemy card only
    assert boosts == {"gate": 0, "ice-golem": 1}  # Blood Bond asks for an enemy unit


@pytest.mark.rule("SW2-DISC-3", "SW2-MAGIC-11")
def test_discarding_is_not_destroying() -> None:
    game = scenario("""
        turn 3 south attack targeted
        south hand gate
        south discard fungal-beast
        south c1 kuldak
        south c2 the-eater
        south c3 spore-carrier boosts 3
        south d2 thoon
        south f1 lucian
        north f2 gate
    """)
    game.play("end", "target c3")
    assert (game.card("c3"), game.discard("south")) == ("", ["fungal-beast", "spore-carrier"])  # no mutation
    assert (game.boosts("d2"), game.boosts("c2"), game.magic("north")) == (0, 0, 0)  # no bloom, no fury
    assert game.boosts("f1") == 1  # but it has left the battlefield


@pytest.mark.rule("SW2-INST-3", "SW2-MAGIC-11")
def test_a_replaced_destruction_pays_no_magic() -> None:
    position = """
        turn 3 south attack
        south c3 {summoner}
        south a1 thoon
        north c4 spore-carrier boosts 3
        north discard fungal-beast
        north f8 kuldak
        {more}
        south f1 ragnor
        north f2 gate
    """
    returned = scenario(position.format(summoner="grognack", more="north active unrelenting"))
    returned.play("attack c3 c4", "roll s s s s")
    assert (returned.card("c4"), returned.hand("north")) == ("", ["spore-carrier"])
    captured = scenario(position.format(summoner="tacullu", more="")).play("attack c3 c4", "roll sb sb sb", "yes")
    assert (captured.card("c4"), captured.piece("c4").controller, captured.damage("c4")) == ("spore-carrier", 0, 0)
    killed = scenario(position.format(summoner="grognack", more="")).play("attack c3 c4", "roll s s s s")
    assert [game.magic("south") for game in (returned, captured, killed)] == [0, 0, 1]
    assert [game.boosts("a1") for game in (returned, captured, killed)] == [0, 0, 1]  # Blood Fury


@pytest.mark.rule("SW2-MAGIC-12", "SW2-DISC-4")
def test_magic_follows_control_and_the_discard_pile_follows_ownership() -> None:
    position = """
        turn 3 south attack
        south a1 grognack
        south c3 smasher
        {target}
        south f1 ragnor
        north f2 gate
    """
    lost = scenario(position.format(target="north c4 frost-shaman owner south")).play("attack c3 c4", "roll s s s s")
    assert (lost.magic("south"), lost.discard("south"), lost.discard("north")) == (1, ["frost-shaman"], [])
    taken = scenario(position.format(target="south c4 frost-mage owner north")).play("attack c3 c4", "roll s s s s")
    assert (taken.magic("south"), taken.magic("north")) == (0, 0)
    assert (taken.discard("south"), taken.discard("north")) == ([], ["frost-mage"])


@pytest.mark.rule("SW2-SUM-11", "SW2-ABIL-3")
def test_placed_units_fire_no_summon_triggers() -> None:
    position = """
        turn 3 south summon
        south magic 1
        south hand {unit} blood-summon gate
        south draw sneak purge
        south c3 praefectus-edia
        south c2 gate
        north c5 overseer-maruna
    """
    summoned = scenario(position.format(unit="ancient-scholar")).play("summon ancient-scholar d2")
    assert summoned.prompt == "wisdom"
    placed = scenario(position.format(unit="ancient-scholar")).play("play blood-summon", "target c3", "to c4")
    assert (placed.card("c4"), placed.hand("south"), placed.magic("south")) == ("ancient-scholar", ["gate"], 1)
    assert placed.told("triggered") == []
    seeker = scenario(position.format(unit="true-seeker")).play("play blood-summon", "target c3", "to c4")
    assert (seeker.strength("c4"), seeker.hand("south")) == (1, ["gate"])  # no Onslaught, no Punish


@pytest.mark.rule("SW2-ACT-2", "SW2-ACT-4")
def test_active_events_last_through_the_opponents_turn() -> None:
    game = scenario("""
        turn 3 south magic
        south hand perplexing-tempest gate
        south c1 tacullu
        north c7 undead-warrior
        north f8 ret-talus
    """)
    game.play("play perplexing-tempest", "end")
    assert (game.asked, game.active("south")) == ("north", ["perplexing-tempest"])
    assert game.starting("move c7") == ["move c7 b7", "move c7 c6", "move c7 c8", "move c7 d7"]
    while game.asked == "north":
        game.play("end")
    assert (game.asked, game.active("south"), game.discard("south")) == ("south", [], ["perplexing-tempest"])
    assert "move c1 c3" in game.options


@pytest.mark.rule("SW2-EXTRA-4", "SW2-ATK-1", "SW2-ATK-19")
def test_relentless_adds_an_attacker_not_a_second_attack() -> None:
    game = scenario("""
        turn 3 south attack
        south d1 sneeks
        south a4 horde-climber
        south b4 horde-climber
        south c4 horde-climber
        south d4 horde-slinger
        south e4 horde-climber
        north a5 gate
        north b5 gate
        north c5 gate
        north d5 gate
        north e5 gate
    """)
    game.play("attack d4 d5", "roll s s")
    assert (game.state.attacks, game.starting("attack d4")) == (0, [])
    game.play("attack a4 a5", "roll s", "attack b4 b5", "roll s")
    assert "attack e4 e5" in game.options
    game.play("attack c4 c5", "roll s")
    assert [game.damage(square) for square in ("a5", "b5", "c5", "d5", "e5")] == [1, 1, 1, 0, 0]
    assert game.starting("attack") == []  # four units have attacked, and nobody may any more


@pytest.mark.rule("SW2-CARD-11")
def test_protect_depends_on_adjacency_to_the_attacker() -> None:
    game = scenario("""
        turn 3 south attack
        south a1 grognack
        south c3 frost-shaman
        south e4 frost-shaman
        south b3 gate
        north c4 citadel-knight
        north c1 undead-warrior
        north d4 undead-warrior
    """)
    # The shaman on c3 stands next to the knight: neither the gate, nor its friend, nor c1 may be its target.
    assert game.starting("attack c3") == ["attack c3 c4"]
    # The one on e4 does not: it may attack the warrior that stands at the knight's side.
    assert game.starting("attack e4") == ["attack e4 d4"]
    melee = scenario("""
        turn 3 south attack
        south a1 grognack
        south c3 smasher
        south d3 gate
        north b3 citadel-knight
        north c4 undead-warrior
        north f8 ret-talus
    """)
    assert melee.starting("attack c3") == ["attack c3 b3"]


@pytest.mark.rule("SW2-ATK-14", "SW2-COMP-10")
@pytest.mark.parametrize(
    ("unit", "opening", "roll", "damage"),
    [
        ("bear-cavalry", "attack c3 c4", "s* b* sb", 2),
        ("bear-cavalry under ice-smith", "attack c3 c4", "s* b* sb", 2 + 2 * 2),  # each special two melee symbols more
        ("undead-archer under ice-smith", "attack c3 c4", "s* b* sb", 2),  # a ranged unit counts bows, and no swords
        ("dragos", "open life-drain c3 d2", "s* b* sb s", 3 + 2),
        ("shonk", "attack c3 c4", "s* b* sb s s s s s", 2),
    ],
)
def test_symbols_added_by_an_ability_help_the_matching_attack_type_and_each_symbol_of_a_face_counts(
    unit: str, opening: str, roll: str, damage: int
) -> None:
    game = scenario(f"""
        turn 3 south attack
        south a1 ret-talus
        south c3 {unit}
        south d2 hellfire-cultist
        north c4 starting-gate
        south f1 smasher
        north f2 gate
    """)
    game.play(opening, f"roll {roll}")
    assert game.damage("c4") == damage


@pytest.mark.rule("SW2-ABIL-6", "SW2-ABIL-7")
def test_a_gained_ability_counts_once_and_flat_bonuses_add() -> None:
    weapons = scenario("""
        turn 3 south attack
        south a1 ret-talus
        south c3 undead-carrier under hellforged-weapon under hellforged-weapon
        north c4 starting-gate
        south f1 smasher
        north f2 gate
    """)
    assert weapons.strength("c3") == 2 + 2 + 2
    weapons.play("attack c3 c4", "roll s* s* s s s s")
    assert (weapons.damage("c4"), weapons.damage("c3")) == (6, 2)  # Cursed once: 1 damage for each special
    glory = "turn 3 south attack\nsouth a1 grognack\nsouth c3 smasher" + "\nsouth active for-glory" * 2
    assert scenario(glory).strength("c3") == 4 + 2  # the strength belongs to the ability itself
    insight = "turn 3 south attack\nsouth a1 praefectus-edia" + "\nsouth active insight boosts 2" * 2
    assert scenario(insight).strength("a1") == 3 + 2 + 2


@pytest.mark.rule("SW2-DMG-3")
def test_losing_a_life_bonus_can_destroy_at_once() -> None:
    game = scenario("""
        turn 3 south move
        south a1 kuldak
        south c3 blood-shaman
        south c5 lioness damage 3 boosts 2
        south b4 thoon
    """)
    assert game.life("c5") == 1
    game.play("move c3 c4", "target c5", "amount 1")
    assert (game.card("c5"), game.discard("south"), game.boosts("b4")) == ("", ["lioness"], 1 + 1)  # and a Blood Fury
    aura = scenario("""
        turn 3 south attack
        south a1 grognack
        south c3 smasher
        north c4 ollag damage 4
        north f7 gate damage 5
        north f6 gate damage 4
    """)
    aura.play("attack c3 c4", "roll s s s s")
    assert (aura.card("f7"), aura.life("f6"), aura.magic("south")) == ("", 1, 1)  # for Ollag only


@pytest.mark.rule("SW2-TIME-4")
def test_the_end_of_the_turn_comes_after_drawing() -> None:
    position = """
        turn 3 south magic
        south hand gate gate gate gate
        south draw {pile}
        south a1 praefectus-edia
        south c3 overseer-katu
    """
    last = scenario(position.format(pile="sneak")).play("end")
    assert (last.hand("south"), last.boosts("c3")) == (["gate"] * 4 + ["sneak"], 1)  # the pile is empty by then
    more = scenario(position.format(pile="sneak sneak")).play("end")
    assert (more.asked, more.boosts("c3")) == ("north", 0)


@pytest.mark.rule("SW2-NAME-1", "SW2-NAME-2")
def test_name_words_match_across_factions() -> None:
    frost = scenario("turn 3 south move\nsouth a1 grognack\nsouth c3 targan\nsouth c4 frost-mage\nsouth b3 smasher")
    assert (frost.strength("c4"), frost.strength("b3")) == (1 + 1, 4)  # a Polar Dwarf called Frost
    carrier = scenario("""
        turn 3 south attack
        south discard spore-carrier undead-warrior fungal-beast
        south a1 ret-talus
        south c3 undead-carrier
        north c4 undead-archer
        south f1 smasher
        north f2 gate
    """)
    carrier.play("attack c3 c4", "roll s s")
    assert carrier.options == ["card spore-carrier", "pass"]
    citadel = scenario("""
        turn 3 south attack
        south discard citadel-adviser temple-priest
        south a1 sera-eldwyn
        south e5 citadel-adviser
        north a2 gul-dass
    """)
    citadel.play("attack a1 a2", "roll sb sb")
    assert citadel.options == ["card citadel-adviser", "pass"]


def compulsory(game: Scenario) -> bool:
    """Whether each of the answers has something happen."""
    decision = game.state.decision
    assert decision is not None
    named = decision.then if isinstance(decision.then, dict) else {}
    return len(game.options) >= 2 and ("pass" not in game.options or PASS in named)


@pytest.mark.rule("SW2-ABIL-11", "SW2-WORD-7")
def test_either_or_without_may_is_compulsory() -> None:
    parasitic = "turn 3 south attack targeted\nsouth hand gate\nsouth a1 kuldak\nnorth c4 gate\n"
    parasitic += "south c3 fungal-beast boosts {boosts}"
    choice = scenario(parasitic.format(boosts=1)).play("end")
    assert (compulsory(choice), choice.options) == (True, ["pass", "pay 1"])
    none = scenario(parasitic.format(boosts=0)).play("end")
    assert (none.damage("c3"), none.phase) == (1, "magic")  # only one way is left
    runes = "turn 3 south build\nsouth magic {magic}\nsouth a1 sneeks\nsouth c3 blarf\nsouth hand gate\nnorth c4 gate"
    magic = scenario(runes.format(magic=1)).play("end")
    assert (compulsory(magic), magic.options) == (True, ["pass", "pay 1"])
    poor = scenario(runes.format(magic=0)).play("end")
    assert (poor.damage("c3"), poor.boosts("c3"), poor.phase) == (1, 0, "attack")
    spirits = scenario("""
        turn 3 south move
        south a1 abua-shi
        south c3 spirit-mage boosts 1
        south c5 lioness
    """).play("move c3 c4")
    assert (compulsory(spirits), spirits.options) == (True, ["target c5", "yes"])
