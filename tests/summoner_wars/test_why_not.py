"""Why nothing comes of a click, in all the ways somebody may point at something."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import stonehall.games.summoner_wars
import stonehall.locale
from stonehall.games.summoner_wars.abilities import ABILITIES
from stonehall.games.summoner_wars.words import WORDS
from stonehall.kernel import Message, Term
from stonehall.locale import LANGUAGES, catalogue
from stonehall.toolkit import battle_reasons
from tests.summoner_wars.scenario import GAME, Scenario, scenario


def why(game: Scenario, picked: str, pointed: str, seat: int = 0) -> list[str]:
    return [
        f"{problem.text} {problem.rule}".strip()
        for problem in GAME.why_not(game.state, seat, [picked] if picked else [], pointed)
    ]


MOVE = scenario("""
    turn 3 south move moves 1
    south hand ice-golem gate glacial-shift frost-mage parapet ice-repair
    south magic 1
    south c3 frost-mage
    south d3 bear-cavalry moved
    south e1 gate
    south a3 horde-clinger
    north c4 undead-warrior
    north f6 undead-archer
""")


@pytest.mark.parametrize(
    ("picked", "pointed", "reason"),
    [
        ("c3", "c6", "c6 is too far for this move (limit: 2). SW2-MOVE-2"),
        ("c3", "e3", "Other cards are in the way. SW2-MOVE-7"),
        ("c3", "d3", "d3 is not empty: Bear Cavalry is there. SW2-MOVE-4"),
        ("c3", "c4", "This belongs to the Attack Phase; this is the Move Phase. SW2-ATK-22"),
        ("d3", "d5", "Bear Cavalry has already moved. SW2-MOVE-2"),
        ("e1", "e2", "Gate is not a unit. SW2-CLASS-6"),
        ("c4", "c5", "Undead Warrior on c4 is not under your control. SW2-MOVE-1"),
        ("f1", "f2", "There is no card on f1. SW2-MOVE-1"),
        ("a3", "a4", "Horde Clinger cannot move (Immobile). SW2-CARD-11"),
        ("c3", "c3", "This is allowed now."),
        ("c3", "c2", "This is allowed now."),
        ("", "c3", "This is allowed now."),
        ("", "d3", "Bear Cavalry has already moved. SW2-MOVE-2"),
        ("", "c4", "Undead Warrior on c4 is not under your control. SW2-MOVE-1"),
        ("", "e1", "Gate is not a unit. SW2-CLASS-6"),
        ("", "b5", "There is no card on b5. SW2-MOVE-1"),
        ("", "ice-golem", "This belongs to the Summon Phase; this is the Move Phase. SW2-SUM-10"),
        ("", "gate", "This belongs to the Build Phase; this is the Move Phase. SW2-TURN-2"),
        ("", "svara", "Svara is not in your hand. SW2-HAND-1"),
        ("", "bear-cavalry", "Bear Cavalry is not in your hand. SW2-HAND-1"),
        ("c3", "gate", "This belongs to the Build Phase; this is the Move Phase. SW2-TURN-2"),
        ("frost-mage", "e2", "This belongs to the Summon Phase; this is the Move Phase. SW2-SUM-10"),
        ("gate", "e2", "This belongs to the Build Phase; this is the Move Phase. SW2-TURN-2"),
        ("", "nonsense", "This is not possible now."),
        ("nonsense", "c3", "This is not possible now."),
        ("", "", "This is not possible now."),
    ],
)
def test_move_phase(picked: str, pointed: str, reason: str) -> None:
    assert why(MOVE, picked, pointed) == [reason]


def test_no_moves_left() -> None:
    game = scenario(
        "turn 3 south move moves 3\nsouth hand ice-repair\nsouth c3 frost-mage\nsouth c4 ice-golem damage 1"
    )
    assert why(game, "", "c3") == why(game, "c3", "c2") == ["You have already moved three units. SW2-MOVE-1"]


def test_surrounded() -> None:
    game = scenario("turn 3 south move\nsouth a1 svara\nsouth a2 gate\nsouth b1 gate\nsouth c3 frost-mage")
    assert why(game, "", "a1") == why(game, "a1", "a3") == ["Svara has no empty space next to it. SW2-MOVE-12"]


ATTACK = scenario("""
    turn 3 south attack
    south c3 ice-smith
    south d3 mystery-sage
    south a5 ice-smith attacked
    south f2 bear-cavalry
    north c4 gate
    north d4 gate
    north d5 undead-archer
    north a6 undead-warrior
""")


@pytest.mark.parametrize(
    ("picked", "pointed", "reason"),
    [
        ("c3", "d5", "Ice Smith is a melee unit: d5 is not next to it. SW2-ATK-4"),
        ("c3", "b3", "There is no card on b3. SW2-ATK-8"),
        ("d3", "d5", "Gate on d4 is in the way. SW2-ATK-6"),
        ("d3", "a6", "a6 is not in a straight line. SW2-ATK-7"),
        ("d3", "d3", "A card never targets itself. SW2-ATK-10"),
        ("a5", "a6", "Ice Smith has already attacked. SW2-ATK-19"),
        ("", "a5", "Ice Smith has already attacked. SW2-ATK-19"),
        ("", "f2", "Bear Cavalry has no target in reach. SW2-ATK-8"),
        ("c3", "d3", "This is your own card. If you mean it, choose “Attack your own card…”. SW2-ATK-9"),
        ("c3", "c4", "This is allowed now."),
        ("", "c3", "This is allowed now."),
    ],
)
def test_attack_phase(picked: str, pointed: str, reason: str) -> None:
    assert [text.replace("Ice Smith", "Ice Smith") for text in why(ATTACK, picked, pointed)] == [reason]


def test_three_attacks_are_all() -> None:
    game = scenario("turn 3 south attack attacks 3\nsouth c3 ice-smith\nnorth c4 gate\nsouth hand pile-on")
    assert why(game, "c3", "c4") == ["You have already attacked with three units. SW2-ATK-1"]


SUMMON = scenario("""
    turn 3 south summon
    south hand ice-golem frost-mage bear-cavalry glacial-shift ice-ram parapet
    south magic 2
    south c2 gate
    north c3 undead-warrior
""")


@pytest.mark.parametrize(
    ("picked", "pointed", "reasons"),
    [
        ("frost-mage", "c3", ["c3 is not empty: Undead Warrior is there. SW2-SUM-3"]),
        (
            "bear-cavalry",
            "a1",
            [
                "Bear Cavalry costs 3 magic, you have 2. SW2-COST-2",
                "a1 is not empty: Svara is there. SW2-SUM-3",
                "a1 is not next to a gate you control. SW2-SUM-3",
            ],
        ),
        ("frost-mage", "e5", ["e5 is not next to a gate you control. SW2-SUM-3"]),
        ("bear-cavalry", "b2", ["Bear Cavalry costs 3 magic, you have 2. SW2-COST-2"]),
        ("", "bear-cavalry", ["Bear Cavalry costs 3 magic, you have 2. SW2-COST-2"]),
        ("", "frost-mage", ["This is allowed now."]),
        ("frost-mage", "b2", ["This is allowed now."]),
        ("", "ice-ram", ["This is allowed now."]),
        ("ice-ram", "b2", ["Play Ice Ram first; you choose what it does after that."]),
        ("", "parapet", ["This belongs to the Build Phase; this is the Summon Phase. SW2-TURN-2"]),
        ("", "glacial-shift", ["Glacial Shift is played in the Build Phase; this is the Summon Phase. SW2-EVT-1"]),
        ("a1", "a2", ["This belongs to the Move Phase; this is the Summon Phase. SW2-TURN-2"]),
        ("a1", "c3", ["This belongs to the Attack Phase; this is the Summon Phase. SW2-ATK-22"]),
        (
            "",
            "a1",
            ["Units move in the Move Phase and attack in the Attack Phase; this is the Summon Phase. SW2-TURN-2"],
        ),
    ],
)
def test_summon_phase(picked: str, pointed: str, reasons: list[str]) -> None:
    assert why(SUMMON, picked, pointed) == reasons


def test_no_space_to_summon_or_build() -> None:
    game = scenario("turn 3 south summon\nsouth hand frost-mage ice-ram\nsouth magic 5")
    assert why(game, "", "frost-mage") == ["There is no space to summon Frost Mage on. SW2-SUM-3"]


def test_build_phase() -> None:
    game = scenario("turn 3 south build\nsouth hand gate parapet frost-mage\nnorth c3 undead-warrior")
    assert why(game, "gate", "c3") == ["c3 is not empty: Undead Warrior is there. SW2-BUILD-3"]
    assert why(game, "gate", "c6") == ["c6 is neither in your back three rows nor next to your summoner. SW2-BUILD-3"]
    assert why(game, "gate", "c2") == ["This is allowed now."]
    assert why(game, "frost-mage", "c2") == ["This belongs to the Summon Phase; this is the Build Phase. SW2-SUM-10"]


def test_who_is_not_asked() -> None:
    assert why(MOVE, "c4", "c5", seat=1) == ["It is South’s turn. SW2-TURN-1"]
    dice = scenario("turn 3 south attack\nsouth c3 ice-smith\nnorth c4 gate").play("attack c3 c4")
    assert why(dice, "", "c3") == ["Luck decides now: a roll, a draw or the first player."]
    over = scenario("turn 3 south attack\nsouth c3 ice-golem\nnorth c4 ret-talus damage 10")
    over.play("attack c3 c4", "roll s s")
    assert why(over, "", "c3") == ["The game is over."]


def test_within_an_effect_only_its_choices_count() -> None:
    game = scenario("turn 3 south move\nsouth c3 svara\nsouth d4 gate\nsouth b4 gate\nsouth hand ice-repair")
    game.play("move c3 c4")
    assert game.prompt == "structural-shift"
    assert why(game, "", "d4") == ["This is allowed now."]
    assert why(game, "", "c4") == why(game, "", "ice-repair") == ["The effect does not allow this choice. SW2-TGT-1"]


# Words ----------------------------------------------------------------------------------------------------------------

FOLDER = Path(stonehall.games.summoner_wars.__file__).parent
RULES = Path(stonehall.locale.__file__).parent / "en" / "summoner_wars/reasons.ftl"
ENGLISH = dict(re.findall(r"^([a-z0-9-]+) = (.*)$", RULES.read_text("utf-8"), re.MULTILINE))

TERMS = {
    "card": Term("sw2-card", "ice-golem"), "epic": Term("sw2-card", "ice-ram"), "summoner": Term("sw2-card", "svara"),
    "ability": Term("sw2-ability", "slow"), "phase": Term("sw2-phase", "move"), "now": Term("sw2-phase", "draw"),
}  # fmt: skip


@pytest.mark.parametrize("id", ENGLISH)
def test_errors_say_exactly_what_the_catalogue_says(id: str) -> None:
    names = re.findall(r"\{ \$(\w+) \}", ENGLISH[id])
    message = Message(id, {name: TERMS.get(name, f"a {name}") for name in names})
    assert WORDS.text(message) == catalogue("en").text(message)
    assert all(catalogue(language).text(message) for language in LANGUAGES)


def test_every_reason_has_words_and_nothing_else_has() -> None:
    sources = "".join((FOLDER / name).read_text("utf-8") for name in ("explain.py", "why_not.py", "deck.py"))
    written = set(re.findall(r'"(sw2-(?:why|deck)-[a-z-]*[a-z])"', sources))
    written |= {f"sw2-deck-size-{what}" for what in re.findall(r'size\("(\w+)"', sources)}
    written |= {f"sw2-why-{reason}" for reason in re.findall(r'WHY\.why\("([a-z-]+)"', sources)}
    written |= {"sw2-why-summon-nowhere", "sw2-why-build-nowhere"}
    shared = Path(battle_reasons.__file__).read_text("utf-8")
    assert all(shared.count(f'"{reason}"') > 1 for reason in battle_reasons.REASONS), "one of them is never given"
    written |= {f"sw2-why-{reason}" for reason in battle_reasons.REASONS}
    written |= {ability.why for ability in ABILITIES.values() if ability.why}
    assert written == set(ENGLISH)
