"""The turn and its phases (TURN)."""

from __future__ import annotations

import pytest

from tests.summoner_wars.scenario import fresh, scenario, triggered

EVENTFUL = """
    turn 4 north magic
    north hand gate
    north c8 ret-talus
    south magic 3
    south hand ice-smith gate
    south draw frost-mage ice-golem parapet ollag
    south active sacrificial-pyre boosts 1
    south c1 gate damage 1
    south a1 svara damage 3
    south c3 jarmund boosts 1 damage 2
    south d3 blarf
    south e3 the-eater
    south f3 smeg
    south f4 beast-rider
"""
"""South's next turn has something at every moment: start, phases and their ends, end."""


@pytest.mark.rule("SW2-TURN-1", "SW2-TURN-7")
def test_turns_alternate_until_a_summoner_falls() -> None:
    game = fresh("polar-dwarves", "fallen-kingdom", first="south")
    active: list[tuple[object, object]] = []
    while game.asked:
        view = game.state.view(None)
        if game.asked != "chance" and (not active or active[-1] != (view["turn"], view["active"])):
            active.append((view["turn"], view["active"]))
        game.play("end" if game.asked != "chance" else game.options[0])
    # Nobody ever acts: only inaction hurts, and South's twelfth life goes first, in its twelfth turn.
    assert active == [(turn, ("north", "south")[turn % 2]) for turn in range(1, 24)]
    assert game.winner == "north"


@pytest.mark.rule("SW2-TURN-2")
def test_six_phases_in_fixed_order() -> None:
    game = scenario("""
        turn 3 south summon
        south magic 1
        south hand ice-smith gate
        south draw gate frost-mage ice-golem parapet
        south c3 gate
        south e3 ice-smith
        south e4 ice-smith
        north hand hellfire-cultist
        north d6 gate
    """)
    phases = []
    while game.asked != "north":
        phases.append(game.phase)
        game.play("end" if game.asked == "south" else game.options[0])
    assert phases == ["summon", "move", "build", "attack", "magic", "draw", "draw", "draw"]
    assert game.phase == "summon"


@pytest.mark.rule("SW2-TURN-3", "SW2-TIME-2")
def test_the_start_of_turn_comes_before_the_summon_phase() -> None:
    game = scenario(EVENTFUL)
    game.play("end")
    view = game.state.view(None)
    # Sacrificial Pyre heals when it is discarded: in South's turn, before anything can be summoned.
    assert (view["turn"], view["active"], game.prompt) == (5, "south", "sacrificial-pyre")
    assert game.options == ["target a1", "target c3"]
    assert game.refusal("summon ice-smith b1") == ["SW2-TURN-9"]
    game.play("target a1")
    assert (game.prompt, game.damage("a1")) == ("phase-summon", 2)


@pytest.mark.rule("SW2-TURN-3", "SW2-TURN-8", "SW2-TIME-4")
@pytest.mark.parametrize(("answer", "left"), [("pay 1", "smeg"), ("pass", "")])
def test_the_end_of_turn_comes_after_the_draw_phase(answer: str, left: str) -> None:
    game = scenario("""
        turn 5 south magic
        south magic 3
        south hand ice-smith gate
        south draw frost-mage ice-golem parapet ollag
        south f3 smeg
        north hand gate
    """)
    game.play("end", "draw ollag", "draw parapet", "draw frost-mage")
    # The upkeep of Smeg sees the refilled hand, still in South's turn.
    view = game.state.view(None)
    assert (game.prompt, game.asked, view["turn"], view["active"]) == ("magic-junkie", "south", 5, "south")
    assert game.hand("south") == ["frost-mage", "gate", "ice-smith", "ollag", "parapet"]
    game.play(answer)
    view = game.state.view(None)
    assert (view["turn"], view["active"], game.asked, game.card("f3")) == (6, "north", "north", left)


@pytest.mark.rule("SW2-TURN-4")
def test_the_moments_of_a_turn_come_in_order() -> None:
    game = scenario(EVENTFUL)
    moments = []
    answers = {
        "sacrificial-pyre": "target a1",
        "ice-shards": "yes",
        "blood-runes": "pay 1",
        "order": "resolve inaction a1",
        "feed-the-eater": "target d3",
        "magic-junkie": "pay 1",
    }
    game.play("end")
    while game.asked != "north":
        if game.asked == "chance":
            moments.append("draw")
            game.play(game.options[0])
        else:
            moments.append(game.prompt)
            game.play(answers.get(game.prompt, "end"))
    assert moments == [
        "sacrificial-pyre",  # start of turn
        "phase-summon",
        "phase-move",
        "phase-build",
        "ice-shards",  # end of the Build Phase
        "blood-runes",  # start of the Attack Phase
        "phase-attack",
        "order",  # end of the Attack Phase
        "feed-the-eater",
        "phase-magic",
        "draw",
        "draw",
        "draw",
        "magic-junkie",  # end of turn
    ]
    assert triggered(game) == [
        "expire",
        "sacrificial-pyre",
        "ice-shards",
        "blood-runes",
        "inaction",
        "feed-the-eater",
        "magic-junkie",
    ]


@pytest.mark.rule("SW2-TURN-4", "SW2-TIME-12")
def test_what_lasts_until_the_end_of_turn_outlasts_the_end_of_turn_effects() -> None:
    game = scenario("""
        turn 5 south move
        south magic 1
        south hand gate
        south f3 smeg
        south b2 beast-rider
        north hand gate
    """)
    game.play("move b2 b5")
    assert game.strength("b5") == 4
    while game.prompt != "magic-junkie":
        game.play("end")
    assert game.strength("b5") == 4
    game.play("pay 1")
    assert (game.asked, game.strength("b5")) == ("north", 3)


@pytest.mark.rule("SW2-TIME-12")
def test_control_until_the_end_of_turn_outlasts_the_end_of_turn_effects() -> None:
    game = scenario("""
        turn 5 south summon
        south magic 1
        south hand mind-control
        south c3 tacullu
        north c5 smeg
        north e7 undead-warrior
    """)
    game.play("play mind-control", "target c5")
    while game.prompt != "magic-junkie":
        game.play("end")
    # Smeg wants to be paid by the one who controls him now, and only then goes back.
    assert (game.asked, game.piece("c5").controller) == ("south", 0)
    game.play("pay 1")
    assert (game.asked, game.piece("c5").controller, game.magic("south")) == ("north", 1, 0)


@pytest.mark.rule("SW2-TURN-5")
def test_own_active_events_are_discarded_at_the_start_of_turn() -> None:
    game = scenario("""
        turn 4 north magic
        north hand gate
        north d7 gate
        north active unrelenting
        south hand ice-smith
        south c3 gate
        south active ice-ram
        south active pile-on
    """)
    game.play("end")
    assert (game.asked, game.phase) == ("south", "summon")
    assert (game.active("south"), game.discard("south")) == ([], ["ice-ram", "pile-on"])
    assert (game.active("north"), game.discard("north")) == (["unrelenting"], [])


@pytest.mark.rule("SW2-TURN-5")
def test_active_events_stay_during_the_turn_of_the_opponent() -> None:
    game = scenario("""
        turn 3 south magic
        south hand gate
        south active ice-ram
        north hand hellfire-cultist
        north d7 gate
        north active unrelenting
    """)
    game.play("end")
    assert (game.asked, game.phase) == ("north", "summon")
    assert (game.active("south"), game.active("north")) == (["ice-ram"], [])


@pytest.mark.rule("SW2-TURN-6")
@pytest.mark.parametrize("phase", ["summon", "move", "build", "attack", "magic"])
def test_each_play_belongs_to_its_phase(phase: str) -> None:
    game = scenario(f"""
        turn 3 south {phase}
        south magic 5
        south hand ice-smith gate
        south d3 gate
        south c4 ice-smith
        north c5 gate
    """)
    plays = {
        "summon": ("summon ice-smith d2", "SW2-SUM-10"),
        "move": ("move c4 c3", "SW2-TURN-2"),
        "build": ("build gate d2", "SW2-TURN-2"),
        "attack": ("attack c4 c5", "SW2-ATK-22"),
        "magic": ("discard gate", "SW2-TURN-2"),
    }
    verb = plays.pop(phase)[0].split()[0]
    assert {text.split()[0] for text in game.options} == {verb, "end"}
    for play, rule in plays.values():
        assert game.refusal(play) == [rule]


@pytest.mark.rule("SW2-TURN-6")
def test_a_finished_phase_is_not_reopened() -> None:
    game = scenario("""
        turn 3 south summon
        south magic 5
        south hand ice-smith ice-smith gate
        south d3 gate
        south c4 ice-smith
        north c5 gate
    """)
    game.play("summon ice-smith d2", "end", "move d2 d1", "pass", "end")
    assert game.refusal("summon ice-smith d2") == ["SW2-SUM-10"]
    game.play("build gate f1")
    # A new gate or a killed enemy opens nothing again: the phases only go on.
    assert game.refusal("summon ice-smith f2") == ["SW2-SUM-10"]
    assert game.phase == "attack"
    assert game.refusal("move c4 c3") == ["SW2-TURN-2"]
    game.play("attack c4 c5", "roll s s")
    assert game.refusal("build gate a2") == ["SW2-TURN-2"]
    game.play("end")
    assert (game.phase, game.options) == ("magic", ["discard ice-smith", "end"])


@pytest.mark.rule("SW2-TURN-7")
def test_five_phases_may_pass_but_drawing_and_inaction_are_compulsory() -> None:
    game = scenario("""
        turn 3 south summon
        south hand ice-smith gate
        south draw gate frost-mage
        south c3 gate
        south e3 ice-smith
        south e4 ice-smith
        north hand hellfire-cultist
        north d6 gate
    """)
    for phase in ("summon", "move", "build", "attack"):
        assert (game.phase, "end" in game.options) == (phase, True)
        game.play("end")
    assert (game.phase, game.damage("a1")) == ("magic", 1)
    game.play("end")
    # Luck decides which card comes, nobody decides whether.
    assert (game.asked, game.options) == ("chance", ["draw frost-mage", "draw gate"])
    game.play("draw gate")
    assert (game.asked, game.hand("south")) == ("north", ["frost-mage", "gate", "gate", "ice-smith"])


@pytest.mark.rule("SW2-TURN-9")
def test_actions_events_and_abilities_mix_in_any_order() -> None:
    game = scenario("""
        turn 4 north summon
        north magic 3
        north hand hellfire-cultist hellfire-cultist sacrificial-pyre undead-carrier
        north discard undead-warrior
        north c8 ret-talus
        north d6 gate
    """)
    game.play("summon hellfire-cultist d5")
    game.play("play sacrificial-pyre")
    game.play("summon undead-carrier c6")
    game.play("use raise-the-dead c8 c8", "to c7")
    game.play("summon hellfire-cultist e6")
    assert [game.card(square) for square in ("d5", "c6", "c7", "e6")] == [
        "hellfire-cultist",
        "undead-carrier",
        "undead-warrior",
        "hellfire-cultist",
    ]
    assert (game.active("north"), game.magic("north")) == (["sacrificial-pyre"], 1)


@pytest.mark.rule("SW2-TURN-9")
def test_each_is_finished_before_the_next_starts() -> None:
    game = scenario("""
        turn 3 south move
        south hand ice-repair
        south a1 svara
        south b3 gate
        south e3 ice-smith
        south f4 frost-mage
    """)
    game.play("move a1 a2")
    assert game.prompt == "structural-shift"
    for play in ("move f4 f5", "play ice-repair", "end"):
        assert game.refusal(play) == ["SW2-TURN-9"]
    game.play("target b3", "to b4", "move e3 e4")
    assert game.refusal("move f4 f5") == ["SW2-TURN-9"]
    game.play("yes", "play ice-repair", "move f4 f5")
    assert [game.card(square) for square in ("a2", "b4", "e4", "f5")] == ["svara", "gate", "ice-smith", "frost-mage"]
