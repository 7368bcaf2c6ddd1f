"""Every card of the Cave Goblins: what is printed on it and what it does."""

from __future__ import annotations

from collections import Counter

import pytest

from stonehall.games.summoner_wars.cards import BY_ID, CARDS, FACTIONS, MELEE, NO_ATTACK, NO_COST, PHASES, RANGED
from stonehall.games.summoner_wars.deck import ready_deck
from stonehall.games.summoner_wars.pieces import HAS_MOVED
from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import fresh, scenario

UNITS = [
    # id, classes, cost, strength, attack, life, symbols, abilities
    ("sneeks", "summoner unit", NO_COST, 3, MELEE, 11, "crossed-axes cunning instinct", "sly"),
    ("blarf", "champion unit", 0, 0, MELEE, 6, "cunning instinct", "blood-runes imbued-strength"),
    ("smeg", "champion unit", 0, 2, RANGED, 4, "cunning", "magic-junkie relentless"),
    ("the-eater", "champion unit", 6, 5, MELEE, 9, "instinct", "feed-the-eater"),
    ("beast-rider", "common unit", 2, 3, MELEE, 3, "instinct", "charge"),
    ("horde-climber", "common unit", 0, 1, MELEE, 3, "cunning", "climb"),
    ("horde-clinger", "common unit", 0, 2, MELEE, 2, "cunning", "cling immobile"),
    ("horde-slinger", "common unit", 0, 2, RANGED, 1, "instinct", "relentless"),
]
EVENTS = [
    # id, classes, cost, phase, active, symbols
    ("enrage-the-horde", "epic event", 1, "magic", False, ""),
    ("sneak", "event standard", 0, "move", False, "cunning"),
    ("unrelenting", "event standard", 1, "magic", True, "instinct"),
    ("pile-on", "event standard", 0, "attack", True, "cunning instinct"),
]


@pytest.mark.parametrize("row", [pytest.param(row, marks=pytest.mark.card(row[0]), id=row[0]) for row in UNITS])
def test_printed_units(row: tuple[str, str, int, int, int, int, str, str]) -> None:
    card = BY_ID[row[0]]
    classes = " ".join(sorted(card.class_names()))
    symbols = " ".join(sorted(card.symbols))
    abilities = " ".join(sorted(card.ability_ids))
    assert row[1:] == (classes, card.cost, card.strength, card.attack, card.life, symbols, abilities)
    assert card.faction == "cave-goblins"


@pytest.mark.parametrize("row", [pytest.param(row, marks=pytest.mark.card(row[0]), id=row[0]) for row in EVENTS])
def test_printed_events(row: tuple[str, str, int, str, bool, str]) -> None:
    card = BY_ID[row[0]]
    classes = " ".join(sorted(card.class_names()))
    symbols = " ".join(sorted(card.symbols))
    assert row[1:] == (classes, card.cost, PHASES[card.phase], card.active, symbols)
    assert (card.faction, card.attack, card.strength, card.life) == ("cave-goblins", NO_ATTACK, 0, 0)


@pytest.mark.card("sneeks", "starting-gate", "horde-slinger", "beast-rider")
def test_setup_and_ready_deck() -> None:
    south, north = fresh("cave-goblins", "polar-dwarves"), fresh("polar-dwarves", "cave-goblins")
    for game, squares in ((south, ["e1", "d2", "e2", "c3"]), (north, ["b8", "c7", "b7", "d6"])):
        found = [game.card(square) for square in squares]
        assert found == ["sneeks", "starting-gate", "horde-slinger", "beast-rider"]
    copies = Counter(CARDS[card].id for card in ready_deck("cave-goblins").pile)
    assert copies == {
        "gate": 3, "enrage-the-horde": 2, "sneak": 2, "unrelenting": 2, "pile-on": 2, "blarf": 1, "smeg": 1,
        "the-eater": 1, "beast-rider": 4, "horde-climber": 4, "horde-clinger": 4, "horde-slinger": 4,
    }  # fmt: skip
    assert FACTIONS["cave-goblins"].symbols == ("instinct", "cunning")


# Sneeks ---------------------------------------------------------------------------------------------------------------

SLY = """
    turn 3 south {phase}
    south hand gate horde-climber
    south d1 sneeks damage 4
    south d2 horde-clinger
    south a8 horde-clinger damage 1 boosts 2
    south b2 blarf
    south c2 smeg
    south e2 beast-rider
    south f2 gate
    south f1 horde-slinger
    north e3 horde-climber
    north f8 ret-talus
"""


@pytest.mark.card("sneeks")
def test_sly_exchanges_sneeks_with_a_friendly_unit_of_cost_zero_anywhere() -> None:
    game = scenario(SLY.format(phase="attack"))
    partners = [text.split()[-1] for text in game.starting("use sly d1")]
    assert partners == [
        "a8",
        "b2",
        "c2",
        "d2",
        "f1",
    ]  # champions of cost 0, too; no rider, no gate, no enemy, not himself
    game.play("use sly d1 a8")
    assert (game.card("a8"), game.damage("a8"), game.card("d1")) == ("sneeks", 4, "horde-clinger")
    assert (game.damage("d1"), game.boosts("d1")) == (1, 2)
    assert game.prompt == "phase-attack"  # nobody moved, so no Clinger follows


@pytest.mark.card("sneeks")
def test_sly_works_once_per_turn_at_any_time_of_the_own_attack_phase() -> None:
    late = scenario(SLY.format(phase="attack"))
    late.play("attack e2 e3", "roll s s b*", "use sly d1 f1")
    assert (late.card("f1"), late.starting("use")) == ("sneeks", [])
    for phase in ("summon", "move", "build", "magic"):
        other = scenario(SLY.format(phase=phase))
        assert (other.phase, other.starting("use")) == (phase, [])
    foreign = scenario(SLY.format(phase="attack").replace("turn 3 south", "turn 3 north"))
    assert foreign.starting("use") == []


@pytest.mark.card("sneeks")
def test_a_second_sly_in_a_turn_is_refused_with_the_rule() -> None:
    game = scenario(SLY.format(phase="attack")).play("use sly d1 f1")
    with pytest.raises(IllegalPlay, match="SW2-ABIL-8]"):
        game.play("use sly f1 d1")


# Champions ------------------------------------------------------------------------------------------------------------

BLARF = """
    turn 3 south build
    south d1 sneeks
    south d2 gate
    south magic {magic}
    south hand gate
    south c4 blarf {tokens}
    north c5 undead-warrior
"""


@pytest.mark.card("blarf")
def test_blood_runes_must_be_paid_or_suffered_at_the_start_of_the_attack_phase() -> None:
    game = scenario(BLARF.format(magic=2, tokens="")).play("end")
    assert (game.asked, game.prompt, game.options, game.phase) == (
        "south", "blood-runes", ["pay 1", "refuse"], "attack",
    )  # fmt: skip
    game.play("pay 1")
    assert (game.magic("south"), game.boosts("c4"), game.damage("c4"), game.prompt) == (1, 1, 0, "phase-attack")
    refused = scenario(BLARF.format(magic=2, tokens="")).play("end", "refuse")
    assert (refused.magic("south"), refused.boosts("c4"), refused.damage("c4")) == (2, 0, 1)


@pytest.mark.card("blarf")
def test_blood_runes_without_magic_leave_only_the_damage() -> None:
    game = scenario(BLARF.format(magic=0, tokens="")).play("end")
    assert (game.prompt, game.damage("c4"), game.boosts("c4")) == ("phase-attack", 1, 0)
    last = scenario(BLARF.format(magic=0, tokens="damage 5")).play("end")
    assert (last.card("c4"), last.discard("south"), last.magic("north")) == ("", ["blarf"], 0)


@pytest.mark.card("blarf")
def test_blarf_is_as_strong_as_his_boosts_up_to_five() -> None:
    strengths = [
        scenario(f"turn 3 south move\nsouth c4 blarf boosts {boosts}").strength("c4") for boosts in (0, 1, 5, 6)
    ]
    assert strengths == [0, 1, 5, 5]
    game = scenario("turn 3 south attack\nsouth d1 sneeks\nsouth d2 gate\nsouth c4 blarf\nnorth c5 undead-warrior")
    game.play("attack c4 c5")
    assert (game.asked, game.damage("c5"), game.state.targeted_enemy) == ("south", 0, True)  # no dice, yet an attack


SMEG = """
    turn 3 south magic
    south d1 sneeks
    south magic {magic}
    south hand gate
    south draw gate sneak
    south c4 smeg
    north c5 undead-warrior
"""


@pytest.mark.card("smeg")
def test_magic_junkie_is_paid_after_drawing_or_smeg_is_discarded() -> None:
    game = scenario(SMEG.format(magic=1)).play("end")
    assert game.prompt == "draw"
    game.play("draw gate")
    assert (game.asked, game.prompt, game.options) == ("south", "magic-junkie", ["pay 1", "refuse"])
    assert game.hand("south") == ["gate", "gate", "sneak"]
    game.play("pay 1")
    assert (game.magic("south"), game.card("c4"), game.asked) == (0, "smeg", "north")
    left = scenario(SMEG.format(magic=1)).play("end", "draw gate", "refuse")
    assert (left.magic("south"), left.card("c4"), left.discard("south")) == (1, "", ["smeg"])
    assert left.magic("north") == 0


@pytest.mark.card("smeg")
def test_magic_junkie_discards_smeg_when_there_is_no_magic_and_destroys_nothing() -> None:
    game = scenario(SMEG.format(magic=0) + "north active sacrificial-pyre").play("end", "draw gate")
    assert (game.card("c4"), game.magic("north"), game.asked) == ("", 0, "north")
    assert game.state.turn == 4
    assert game.told("destroyed") == []
    paid = scenario(SMEG.format(magic=0)).play("discard gate", "draw gate")
    assert paid.options == ["pay 1", "refuse"]  # the Magic Phase comes before the end of the turn


@pytest.mark.card("smeg", "horde-slinger")
@pytest.mark.parametrize("extra", ["smeg", "horde-slinger"])
def test_relentless_attacks_beyond_the_three_but_once(extra: str) -> None:
    game = scenario(f"""
        turn 3 south attack
        south d1 sneeks
        south a4 horde-climber
        south b4 horde-climber
        south c4 horde-climber
        south d4 horde-climber
        south e3 {extra}
        north a5 gate
        north b5 gate
        north c5 gate
        north d5 gate
        north e5 gate
    """)
    game.play("attack a4 a5", "roll b*", "attack e3 e5", "roll s sb", "attack b4 b5", "roll b*")
    assert (game.state.attacks, game.damage("e5")) == (2, 1)
    with pytest.raises(IllegalPlay, match="SW2-ATK-19]"):
        game.play("attack e3 e5")
    game.play("attack c4 c5", "roll b*")
    assert game.starting("attack d4") == []  # three others have attacked


@pytest.mark.card("smeg")
def test_relentless_may_come_as_the_fourth_attacker() -> None:
    game = scenario("""
        turn 3 south attack attacks 3 targeted
        south d1 sneeks
        south d4 horde-climber
        south e3 smeg
        north d5 gate
        north e5 gate
    """)
    assert game.starting("attack") == ["attack e3 e5"]
    with pytest.raises(IllegalPlay, match="SW2-ATK-1]"):
        game.play("attack d4 d5")


EATER = """
    turn 3 south attack targeted
    south d1 sneeks
    south c4 the-eater {marks}
    south c3 horde-climber
    south b4 gate
    south d5 horde-clinger
    south e1 gate
    {north}
"""


@pytest.mark.card("the-eater")
def test_an_eater_without_a_kill_must_be_fed_with_a_neighbour_or_itself() -> None:
    hungry = EATER.format(marks="", north="north d4 undead-archer")
    game = scenario(hungry).play("end")
    # c3 stands next to it; b4 is no unit, d4 an enemy, d5 touches a corner.
    assert (game.asked, game.prompt, game.options) == ("south", "feed-the-eater", ["target c3", "target c4"])
    game.play("target c3")
    assert (game.card("c3"), game.discard("south"), game.told("destroyed")) == ("", ["horde-climber"], [])
    itself = scenario(hungry).play("end", "target c4")
    assert (itself.card("c4"), itself.discard("south"), itself.magic("north")) == ("", ["the-eater"], 0)
    alone = scenario(hungry.replace("south c3 horde-climber", "")).play("end")
    assert alone.discard("south") == ["the-eater"]  # nothing else to give


@pytest.mark.card("the-eater")
@pytest.mark.parametrize(
    ("target", "fed"),
    [
        ("north c5 undead-archer", True),
        ("south c5 horde-slinger", True),
        ("north c5 ice-golem", True),
        ("north c5 gate", False),
        ("north c5 gul-dass", False),  # hurt, not destroyed
    ],
)
def test_an_eater_is_fed_by_destroying_a_unit(target: str, fed: bool) -> None:
    game = scenario(EATER.format(marks="", north=target))
    game.play("attack c4 c5", "roll s s s s s")
    if game.prompt == "phase-attack":
        game.play("end")
    assert (game.prompt != "feed-the-eater") == fed


@pytest.mark.card("the-eater", "unrelenting")
def test_an_eater_is_not_fed_by_a_unit_that_returned_to_hand() -> None:
    game = scenario(EATER.format(marks="", north="north c5 horde-slinger\nnorth active unrelenting\nnorth f8 sneeks"))
    game.play("attack c4 c5", "roll s s s s s", "end")
    assert game.prompt == "feed-the-eater"


@pytest.mark.card("the-eater")
@pytest.mark.rule("SW2-DISC-3")
def test_feeding_is_discarding_so_nothing_reacts_to_it() -> None:
    game = scenario(EATER.format(marks="", north="north active sacrificial-pyre\nnorth e4 undead-warrior"))
    game.play("end", "target c3")
    assert (game.told("boosted"), game.magic("north"), game.magic("south")) == ([], 0, 0)


@pytest.mark.card("the-eater")
def test_an_eater_that_eats_its_own_summoner_loses_the_game() -> None:
    game = scenario("turn 3 south attack targeted\nsouth c3 sneeks\nsouth c2 gate\nsouth c4 the-eater")
    game.play("end")
    assert game.options == ["target c3", "target c4"]
    game.play("target c3")
    assert (game.state.over, game.winner) == (True, "north")


# Commons --------------------------------------------------------------------------------------------------------------


@pytest.mark.card("beast-rider")
def test_charge_runs_up_to_four_spaces_straight() -> None:
    game = scenario("""
        turn 3 south move
        south d1 sneeks
        south b2 beast-rider
        south d2 horde-climber
        north b7 undead-warrior
    """)
    ends = [text.split()[-1] for text in game.starting("move b2")]
    # Within two steps (and back to b2), and straight on: b5 and b6 to the north; d2 blocks the east.
    assert ends == ["a1", "a2", "a3", "b1", "b2", "b3", "b4", "b5", "b6", "c1", "c2", "c3"]
    with pytest.raises(IllegalPlay, match="SW2-MOVE-2]"):
        game.play("move b2 c5")
    free = scenario("turn 3 south move\nsouth d1 sneeks\nsouth b2 beast-rider")
    assert "move b2 b6" in free.options
    assert "move b2 b7" not in free.options
    assert "move b2 f2" in free.options


@pytest.mark.card("beast-rider")
@pytest.mark.parametrize(("end", "strength"), [("b3", 3), ("b4", 3), ("c3", 3), ("b5", 4), ("b6", 4)])
def test_a_charge_of_three_or_more_gives_strength_until_the_end_of_the_turn(end: str, strength: int) -> None:
    game = scenario("""
        turn 3 south move
        south d1 sneeks
        south b2 beast-rider
        south f1 horde-climber
        north f7 gate
    """)
    game.play(f"move b2 {end}")
    assert (game.strength(end), game.state.moves) == (strength, 1)
    assert game.starting(f"move {end}") == []  # it was its move
    game.play("end")
    assert (game.phase, game.strength(end)) == ("attack", strength)
    game.play("end")
    assert (game.asked, game.strength(end)) == ("north", 3)


LEVITATED = """
    turn 3 south move
    south d1 tacullu
    south c2 gwalark
    south c3 beast-rider owner north
    south a3 gate
"""


@pytest.mark.card("beast-rider", "gwalark")
def test_a_rider_that_can_fly_may_still_charge() -> None:
    game = scenario(LEVITATED)
    assert {"move c3 c6", "move c3 c7", "move c3 d5"} <= set(game.options)
    assert game.play("move c3 c7").strength("c7") == 4


@pytest.mark.card("beast-rider", "gwalark")
def test_a_bent_flight_of_three_is_no_charge() -> None:
    assert scenario(LEVITATED).play("move c3 d5").strength("d5") == 3


@pytest.mark.card("horde-climber")
def test_climb_moves_three_spaces_and_through_structures() -> None:
    game = scenario("""
        turn 3 south move
        south d1 sneeks
        south a1 horde-climber
        south a2 gate
        north b1 ice-golem
        north b2 parapet
        north a4 undead-warrior
    """)
    ends = {text.split()[2] for text in game.starting("move a1")}
    # Over the gate to a3 and b3, over the golem to c1 and c2, over the parapet too; never onto a card.
    assert ends == {"a1", "a3", "b3", "c1", "c2"}
    with pytest.raises(IllegalPlay, match="SW2-MOVE-4]"):
        game.play("move a1 a2")
    blocked = scenario(
        "turn 3 south move\nsouth d1 sneeks\nsouth a1 horde-climber\nnorth a2 dragos\nnorth b1 horde-climber"
    )
    assert blocked.starting("move a1") == []


@pytest.mark.card("horde-climber")
def test_climbing_over_cards_does_no_harm() -> None:
    game = scenario("turn 3 south move\nsouth d1 sneeks\nsouth a1 horde-climber\nnorth a2 ice-golem\nnorth b1 gate")
    open_board = scenario("turn 3 south move\nsouth d1 sneeks\nsouth c4 horde-climber")
    assert {"move c4 c7", "move c4 d6", "move c4 f4"} <= set(open_board.options)
    assert "move c4 c8" not in open_board.options
    game.play("move a1 a3")
    assert (game.card("a3"), game.damage("a2")) == ("horde-climber", 0)


@pytest.mark.card("horde-clinger")
def test_a_clinger_does_not_move_by_itself() -> None:
    game = scenario("turn 3 south move\nsouth d1 sneeks\nsouth c4 horde-clinger")
    assert game.starting("move c4") == []
    with pytest.raises(IllegalPlay, match="SW2-CARD-11]"):
        game.play("move c4 c5")


@pytest.mark.card("horde-clinger", "border-archer")
def test_a_clinger_cannot_act_instead_of_moving() -> None:
    game = scenario("""
        turn 3 south summon
        south hand chant-of-entangling
        south c1 abua-shi
        south c3 horde-clinger
        south d2 border-archer
    """)
    game.play("play chant-of-entangling", "target c3")
    assert game.phase == "move"
    assert game.starting("use") == []  # both are Immobile and both could Prepare: neither may
    plain = scenario("turn 3 south move\nsouth d2 border-archer")
    assert plain.starting("use") == ["use prepare d2 d2"]


CLING = """
    turn 3 south move
    south d1 sneeks
    south b2 beast-rider
    south b1 horde-clinger
    south c2 horde-clinger damage 1
    south c1 horde-clinger
    north b6 undead-warrior
"""


@pytest.mark.card("horde-clinger")
def test_clingers_follow_a_friend_that_began_its_move_next_to_them() -> None:
    game = scenario(CLING).play("move b2 b5")
    # b1 and c2 stood next to the rider, c1 only at a corner; the active player orders them.
    assert game.options == ["resolve cling b1", "resolve cling c2"]
    game.play("resolve cling c2")
    assert (game.asked, game.prompt, game.options) == ("south", "cling", ["pass", "to a5", "to b4", "to c5"])
    game.play("to c5")
    assert (game.card("c5"), game.damage("c5"), game.card("c2")) == ("horde-clinger", 1, "")
    assert game.options == ["pass", "to a5", "to b4"]
    game.play("pass")
    assert (game.card("b1"), game.state.moves, game.prompt) == ("horde-clinger", 1, "phase-move")
    assert not game.piece("c5").marks & HAS_MOVED


@pytest.mark.card("horde-clinger")
def test_clingers_do_not_follow_clingers_enemies_or_forced_units() -> None:
    chain = scenario(CLING).play("move b2 b5", "resolve cling c2", "to c5", "to b4")
    assert chain.prompt == "phase-move"  # c1 touched both followers; being placed is not moving
    sneak = scenario(CLING + "south hand sneak\nsouth a1 horde-climber").play("play sneak", "target a1", "pass")
    assert sneak.prompt == "phase-move"
    enemy = scenario("turn 3 north move\nnorth c3 undead-warrior\nsouth c2 horde-clinger\nsouth d1 sneeks")
    assert enemy.play("move c3 c4", "end").prompt != "cling"


@pytest.mark.card("horde-clinger")
def test_a_clinger_without_room_stays_and_one_that_is_still_near_may_change_sides() -> None:
    boxed = scenario("""
        turn 3 south move
        south d1 sneeks
        south b1 beast-rider
        south c1 horde-clinger
        south a2 gate
        south e2 horde-climber
    """)
    boxed.play("move b1 a1")
    assert (boxed.options, boxed.card("c1")) == (["pass", "to b1"], "horde-clinger")
    full = scenario("""
        turn 3 south move
        south d1 sneeks
        south b1 horde-climber
        south c1 horde-clinger
        south b2 gate
        south a3 gate
        south c3 gate
        south b4 gate
    """)
    full.play("move b1 b3")  # over the gate on b2, to a space without an empty neighbour
    assert (full.card("c1"), full.prompt) == ("horde-clinger", "phase-move")


# Events ---------------------------------------------------------------------------------------------------------------

ENRAGE = """
    turn 3 south {phase}
    south magic {magic}
    south hand {hand}
    south d1 sneeks
    south c4 horde-climber attacked
    south d4 blarf boosts 1
    south e3 smeg
    south b4 beast-rider
    south a4 horde-slinger
    south d2 gate
    north c5 undead-archer damage 1
    north d5 gate
    north e5 gate
    north b5 gate
"""


@pytest.mark.card("enrage-the-horde")
def test_enrage_lets_each_unit_of_cost_zero_attack_once_more() -> None:
    game = scenario(ENRAGE.format(phase="magic", magic=1, hand="enrage-the-horde gate"))
    game.play("play enrage-the-horde")
    assert (game.magic("south"), game.asked, game.prompt) == (0, "south", "extra-attack")
    assert game.options == [
        "attack a4 b4",
        "attack c4 b4",
        "attack c4 c5",
        "attack c4 d4",
        "attack d4 c4",
        "attack d4 d5",
        "attack e3 e5",
        "pass",
    ]  # the rider costs 2, Sneeks has no cost
    game.play("attack c4 c5", "roll s")
    assert (game.card("c5"), game.magic("south")) == ("", 1)
    assert game.starting("attack c4") == []
    game.play("attack e3 e5", "roll sb b*")
    assert game.starting("attack e3") == []
    game.play("pass")
    assert (game.discard("south"), game.prompt, game.damage("e5")) == (["enrage-the-horde"], "phase-magic", 2)


@pytest.mark.card("enrage-the-horde")
def test_both_copies_of_enrage_may_be_played_in_one_turn() -> None:
    game = scenario(ENRAGE.format(phase="magic", magic=2, hand="enrage-the-horde enrage-the-horde gate"))
    game.play("play enrage-the-horde", "attack e3 e5", "roll sb sb", "pass")
    game.play("play enrage-the-horde", "attack e3 e5", "roll sb sb", "pass")
    assert (game.damage("e5"), game.magic("south")) == (4, 0)
    poor = scenario(ENRAGE.format(phase="magic", magic=0, hand="enrage-the-horde gate"))
    with pytest.raises(IllegalPlay, match="SW2-COST-2]"):
        poor.play("play enrage-the-horde")


@pytest.mark.card("enrage-the-horde")
def test_enrage_comes_too_late_for_the_inaction_check() -> None:
    game = scenario(ENRAGE.format(phase="attack", magic=1, hand="enrage-the-horde gate"))
    with pytest.raises(IllegalPlay, match="SW2-EVT-1]"):
        game.play("play enrage-the-horde")
    game.play("end")
    assert (game.phase, game.damage("d1")) == ("magic", 1)
    game.play("play enrage-the-horde", "attack e3 e5", "roll sb sb", "pass")
    assert game.damage("d1") == 1


SNEAK = """
    turn 3 south move
    south hand sneak
    south d1 sneeks
    south c4 horde-clinger
    south d4 blarf damage 2 boosts 1
    south b4 beast-rider
    south a1 horde-slinger
    south a2 gate
    south b1 gate
    north c5 horde-climber
"""


@pytest.mark.card("sneak")
def test_sneak_forces_any_number_of_units_of_cost_zero_by_one_space() -> None:
    game = scenario(SNEAK).play("play sneak")
    # b4 costs 2, Sneeks nothing at all, a1 is walled in, c5 is an enemy.
    assert (game.prompt, game.options) == ("sneak", ["pass", "target c4", "target d4"])
    game.play("target c4")  # c3 is the only empty space next to it: nothing to ask
    assert (game.card("c3"), game.options) == ("horde-clinger", ["pass", "target d4"])  # once each
    game.play("target d4")
    assert game.options == ["to c4", "to d3", "to d5", "to e4"]
    game.play("to d5")
    assert (game.card("d5"), game.damage("d5"), game.boosts("d5")) == ("blarf", 2, 1)
    assert (game.discard("south"), game.prompt, game.state.moves) == (["sneak"], "phase-move", 0)
    assert "move d5 d6" in game.options  # forced, not moved
    assert game.starting("move c3") == []  # Immobile all the same


@pytest.mark.card("sneak")
def test_sneak_may_force_nobody() -> None:
    game = scenario(SNEAK).play("play sneak", "pass")
    assert (game.discard("south"), game.card("c4"), game.card("d4")) == (["sneak"], "horde-clinger", "blarf")
    alone = scenario("turn 3 south move\nsouth hand sneak\nsouth d1 sneeks\nsouth b4 beast-rider")
    assert alone.play("play sneak").discard("south") == ["sneak"]


UNRELENTING = """
    turn 4 {seat} attack
    south d1 sneeks
    south d2 gate
    south active unrelenting
    south c4 {victim}
    north c5 bear-cavalry
    north b5 hellfire-cultist damage 1
    south b4 horde-climber
    north f7 gate
    north active sacrificial-pyre
"""


@pytest.mark.card("unrelenting")
def test_unrelenting_is_paid_and_covers_the_turn_of_the_opponent() -> None:
    position = "turn 3 south magic\nsouth magic {magic}\nsouth hand unrelenting gate\nsouth d1 sneeks"
    game = scenario(position.format(magic=1)).play("play unrelenting", "end")
    assert (game.asked, game.active("south"), game.magic("south")) == ("north", ["unrelenting"], 0)
    game.play("end")
    assert (game.asked, game.active("south"), game.discard("south")) == ("south", [], ["unrelenting"])
    with pytest.raises(IllegalPlay, match="SW2-COST-2]"):
        scenario(position.format(magic=0)).play("play unrelenting")


@pytest.mark.card("unrelenting")
@pytest.mark.parametrize("victim", ["beast-rider", "ice-golem", "hellfire-cultist"])
def test_unrelenting_returns_a_friendly_common_to_hand_instead(victim: str) -> None:
    game = scenario(UNRELENTING.format(seat="north", victim=victim + " damage 2 boosts 2 under hellforged-weapon"))
    game.play("attack c5 c4", "roll s s s")
    assert (game.card("c4"), game.hand("south"), game.discard("south")) == ("", [victim], ["hellforged-weapon"])
    assert (game.magic("north"), game.told("destroyed"), game.told("boosted")) == (0, [], [])
    assert game.damage("c5") == 0  # no Immolate


@pytest.mark.card("unrelenting")
def test_unrelenting_saves_neither_champions_nor_enemies_nor_plain_structures() -> None:
    champion = scenario(UNRELENTING.format(seat="north", victim="smeg damage 1"))
    champion.play("attack c5 c4", "roll s s s")
    assert (champion.discard("south"), champion.hand("south"), champion.magic("north")) == (["smeg"], [], 1)
    gate = scenario(UNRELENTING.format(seat="north", victim="gate damage 2"))
    gate.play("attack c5 c4", "roll s s s")
    assert (gate.discard("south"), gate.hand("south"), gate.magic("north")) == (["gate"], [], 1)
    enemy = scenario(UNRELENTING.format(seat="south", victim="beast-rider"))
    enemy.play("attack b4 b5", "roll s")
    assert (enemy.discard("north"), enemy.hand("north"), enemy.magic("south")) == (["hellfire-cultist"], [], 1)


@pytest.mark.card("unrelenting")
def test_unrelenting_works_in_the_own_turn_and_against_own_effects() -> None:
    game = scenario(UNRELENTING.format(seat="south", victim="horde-slinger"))
    game.play("attack b4 c4", "roll s")
    assert (game.hand("south"), game.magic("south"), game.magic("north")) == (["horde-slinger"], 0, 0)


PILE_ON = """
    turn 3 south attack
    south hand {hand}
    south d1 sneeks
    south c4 horde-climber
    south b5 beast-rider
    south d5 gate
    south e6 horde-slinger
    south b6 horde-climber
    south c8 horde-slinger
    south d2 gate
    north c5 gul-dass
    north c6 undead-warrior
    {more}
"""


@pytest.mark.card("pile-on")
def test_pile_on_gives_all_friendly_units_gang_up() -> None:
    game = scenario(PILE_ON.format(hand="pile-on", more="north a5 undead-carrier"))
    assert (game.strength("c4", "c5"), game.strength("c8", "c6")) == (1, 2)
    game.play("play pile-on")
    assert (game.active("south"), game.magic("south")) == (["pile-on"], 0)
    # Next to c5: c4 itself, b5 (a unit), d5 (no unit), c6 (an enemy). Next to c6: b6; the slinger is far away.
    assert (game.strength("c4", "c5"), game.strength("b5", "c5"), game.strength("c8", "c6")) == (1 + 1, 3 + 1, 2 + 1)
    assert game.strength("c5", "b5") == 2  # not the enemy's
    game.play("attack c4 c5", "roll s s")
    assert game.damage("c5") == 2
    game.play("attack c8 c6", "roll sb sb sb")
    assert game.damage("c6") == 3


@pytest.mark.card("pile-on")
def test_two_pile_ons_give_gang_up_once() -> None:
    game = scenario(PILE_ON.format(hand="gate", more="south active pile-on\nsouth active pile-on"))
    assert game.strength("c4", "c5") == 1 + 1


@pytest.mark.card("pile-on")
def test_pile_on_counts_against_a_friendly_target_and_lasts_until_the_next_own_turn() -> None:
    game = scenario(
        PILE_ON.format(hand="gate", more="south active pile-on\nsouth e4 ice-golem\nsouth e5 horde-climber")
    )
    assert game.strength("e5", "e6") == 1  # only the attacker stands next to its friend
    assert game.strength("e6", "e5") == 2 + 1  # the golem is a unit next to e5
    foreign = scenario("turn 4 north attack\nsouth active pile-on\nsouth d1 sneeks\nnorth e8 ice-golem\nnorth e7 gate")
    assert foreign.active("south") == ["pile-on"]
    foreign.play("end")
    assert (foreign.asked, foreign.active("south")) == ("south", [])
