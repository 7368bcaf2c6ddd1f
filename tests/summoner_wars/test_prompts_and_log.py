"""What a person is told: prompts, options, log and outcome, in English."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars import messages
from stonehall.kernel import Event, Term
from stonehall.locale import catalogue
from tests.summoner_wars.scenario import Scenario, scenario, view_of

ENGLISH = catalogue("en")


def prompt(game: Scenario, seat: int | None = 0) -> str:
    return ENGLISH.text(messages.prompt(view_of(game, seat)))


def option(game: Scenario, text: str, seat: int = 0) -> str:
    """What an option means; it must be one."""
    assert text in view_of(game, seat)["decision"]["options"]  # type: ignore[index]
    return ENGLISH.text(messages.option(view_of(game, seat), text))


def log(game: Scenario, seat: int | None = 0) -> list[str]:
    return [ENGLISH.text(messages.event(event.seen_by(seat))) for event in game.log]


# Prompts and options --------------------------------------------------------------------------------------------------


def test_a_move_names_the_unit_and_both_spaces() -> None:
    game = scenario("turn 3 south move\nsouth c3 frost-mage")
    message = messages.option(view_of(game, 0), "move c3 c5")
    args = {"card": Term("sw2-card", "frost-mage"), "from": "c3", "to": "c5"}
    assert message.id == "sw2-option-move"
    assert args.items() <= message.args.items()
    assert message.squares == ("c3", "c5")
    assert ENGLISH.text(message) == "Frost Mage c3 → c5"
    assert catalogue("hu").text(message) == "Fagymágus c3 → c5"


def test_moves_out_and_back_and_through_cards() -> None:
    game = scenario("turn 3 south move\nsouth c3 bear-cavalry\nsouth c4 frost-mage")
    assert option(game, "move c3 c3") == "Bear Cavalry: move and return to c3 (counts as a move)"
    assert option(game, "move c3 c5 c4") == "Bear Cavalry c3 → c5 through c4"
    assert option(game, "move c3 c3 c4") == "Bear Cavalry: move through c4 and return to c3 (counts as a move)"
    assert messages.option(view_of(game, 0), "move c3 c5 c4").squares == ("c3", "c5", "c4")


def test_the_move_phase_counts_moves() -> None:
    game = scenario("turn 3 south move\nsouth c3 frost-mage\nsouth magic 2\nsouth hand ice-repair")
    assert prompt(game) == "Moves left: 3. Choose a unit to move, or end the phase."
    assert option(game, "play ice-repair") == "Play Ice Repair (cost 0)"
    assert option(game, "end") == "End the Move Phase"
    done = scenario("turn 3 south move moves 3\nsouth hand ice-repair")
    assert prompt(done) == "No moves left. Play events, or end the phase."


def test_summoning_and_building() -> None:
    game = scenario("turn 3 south summon\nsouth magic 3\nsouth hand frost-mage\nsouth d3 gate")
    assert prompt(game) == "Magic: 3. Summon units, play events, or end the phase."
    assert option(game, "summon frost-mage d4") == "Summon Frost Mage on d4 (cost 1)"
    game = scenario("turn 3 south build\nsouth magic 3\nsouth hand gate")
    assert option(game, "build gate d2") == "Build Gate on d2 (cost 0)"


def test_summoning_in_the_place_of_a_unit_says_what_is_destroyed() -> None:
    game = scenario("turn 4 north summon\nnorth magic 6\nnorth hand elut-bal\nnorth c7 undead-archer")
    expected = "Summon Elut-Bal on c7 (cost 6), destroying Undead Archer"
    assert option(game, "summon elut-bal c7", seat=1) == expected


def test_attacks_name_both_cards_and_warn_of_friends() -> None:
    game = scenario("turn 3 south attack\nsouth c3 frost-mage\nsouth c2 gate\nnorth c6 undead-warrior")
    assert prompt(game) == "Attacks left: 3. Attack an enemy card, or your summoner takes 1 damage."
    assert option(game, "attack c3 c6") == "Frost Mage c3 attacks Undead Warrior c6"
    assert option(game, "attack c3 c2") == "Frost Mage c3 attacks your own Gate c2"


def test_abilities_used_at_will_and_before_an_attack() -> None:
    game = scenario("turn 4 north attack\nnorth c5 dragos\nnorth c6 undead-archer\nsouth c4 gate")
    assert option(game, "open life-drain c5 c6", seat=1) == "Dragos c5 attacks after Life Drain on Undead Archer c6"
    game = scenario("turn 4 north attack\nnorth c8 sneeks\nnorth b2 horde-slinger")
    assert option(game, "use sly c8 b2", seat=1) == "Sneeks c8 uses Sly on Horde Slinger b2"
    game = scenario("turn 4 north summon\nnorth c8 ret-talus\nnorth discard undead-archer undead-warrior")
    assert option(game, "use raise-the-dead c8 c8", seat=1) == "Ret-Talus c8 uses Raise the Dead"
    game.play("use raise-the-dead c8 c8")
    assert prompt(game, seat=1) == "Raise the Dead: choose an Undead unit from your discard pile."
    assert option(game, "card undead-archer", seat=1) == "Undead Archer"
    game.play("card undead-archer")
    assert prompt(game, seat=1) == "Choose a space for Undead Archer."
    assert option(game, "to b8", seat=1) == "b8"


def test_a_choice_says_what_it_does() -> None:
    game = scenario("turn 3 south move\nsouth c3 ice-smith boosts 1\nsouth c5 frost-mage")
    game.play("move c3 c4")
    assert prompt(game) == "Frost Axe: choose what Ice Smith (c4) does."
    assert option(game, "yes") == "Ice Smith gains 1 boost"
    assert option(game, "target c5") == "Spend 1 boost and go under Frost Mage c5"
    assert option(game, "pass") == "Skip"


def test_a_structure_is_forced() -> None:
    game = scenario("turn 3 south move\nsouth d1 svara\nsouth d3 gate\nsouth b1 gate").play("move d1 c1")
    assert prompt(game) == "Structural Shift: choose a structure to force 1 space."
    assert option(game, "target d3") == "Gate d3"
    assert option(game, "pass") == "Force nothing"
    game.play("target d3")
    assert prompt(game) == "Choose where to force Gate (d3)."
    assert messages.prompt(view_of(game, 0)).squares == ("d3",)


def test_effects_to_be_ordered_are_named_with_their_cards() -> None:
    game = scenario("""
        turn 4 north attack
        north c5 undead-warrior
        north b5 undead-archer
        north d5 undead-archer
        south c4 frost-mage damage 3
    """)
    game.play("attack c5 c4", "roll s s")
    assert prompt(game, seat=1) == "Several effects are waiting. Choose the next one."
    assert option(game, "resolve soul-shift b5", seat=1) == "Soul Shift (Undead Archer b5)"


def test_an_effect_whose_card_is_gone_is_named_with_the_space() -> None:
    game = scenario("turn 4 north attack")
    view = view_of(game, 1)
    assert messages.option(view, "resolve immolate c4").id == "sw2-option-resolve-at"
    assert ENGLISH.text(messages.option(view, "resolve immolate c4")) == "Immolate (c4)"
    assert ENGLISH.text(messages.option(view, "resolve immolate f8")) == "Immolate (f8)"  # Ret-Talus cannot do that
    assert ENGLISH.text(messages.option(view, "resolve inaction f8")) == "Inaction (Ret-Talus f8)"
    assert ENGLISH.text(messages.option(view, "resolve sacrificial-pyre -")) == "Sacrificial Pyre (active event)"


def test_whoever_is_not_asked_waits() -> None:
    game = scenario("turn 3 south move\nsouth c3 frost-mage")
    assert prompt(game, seat=1) == "Waiting for South."
    assert prompt(game, seat=None) == "Waiting for South."
    names = ("Ada", "Bela")
    assert ENGLISH.text(messages.prompt(view_of(game, 1), names)) == "Waiting for Ada."


def test_luck_has_prompts_and_plays_too() -> None:
    game = scenario("turn 3 south attack\nsouth c3 svara\nnorth c6 gate").play("attack c3 c6")
    for seat in (0, 1, None):
        assert prompt(game, seat) == "The dice are rolled."
    view = view_of(game, 0)
    assert ENGLISH.text(messages.option(view, "roll sb sb s*")) == "Roll sb sb s*"
    assert ENGLISH.text(messages.option(view, "draw gate")) == "Draw Gate"
    assert ENGLISH.text(messages.option(view, "first north")) == "North begins"


# Log and outcome ------------------------------------------------------------------------------------------------------


def test_an_attack_in_the_log() -> None:
    game = scenario("turn 3 south attack\nsouth magic 1\nsouth c3 svara\nnorth c5 undead-archer")
    game.play("attack c3 c5", "roll sb b* s")
    assert log(game)[:5] == [
        "Svara (c3) attacks Undead Archer (c5).",
        "Svara (c3) rolls sb b* s against Undead Archer (c5): 2 hits.",
        "Undead Archer (c5) takes 2 damage.",
        "Undead Archer (c5) is destroyed.",
        "South gains 1 magic.",
    ]


def test_a_roll_without_dice() -> None:
    game = scenario("turn 4 north attack\nnorth c5 blarf\nsouth c4 gate").play("attack c5 c4")
    assert log(game)[1] == "Blarf (c5) has no dice to roll against Gate (c4)."


def test_cards_from_hand_are_told_only_to_their_player() -> None:
    game = scenario("turn 3 south magic\nsouth hand gate frost-mage\nsouth draw gate ice-golem").play("discard gate")
    assert log(game)[0] == "South discards Gate for magic."
    assert log(game, seat=1)[0] == "South discards a card for magic."
    game.play("end", "draw ice-golem")
    assert "South draws Ice Golem." in log(game)
    assert "South draws Ice Golem." not in log(game, seat=None)
    assert "South draws a card." in log(game, seat=None)


def test_magic_beyond_the_limit_is_not_gained() -> None:
    game = scenario("turn 3 south magic\nsouth magic 15\nsouth hand gate gate").play("discard gate")
    assert log(game)[-1] == "South gains no magic: the magic track is full."


def test_active_events_lie_on_no_space() -> None:
    game = scenario("turn 4 north move\nnorth active sacrificial-pyre\nnorth b7 undead-archer\nnorth hand purge")
    game.play("play purge", "target b7", "done")
    assert "Sacrificial Pyre takes effect." in log(game)
    assert "Sacrificial Pyre gains 1 boost." in log(game)
    game = scenario("turn 3 south magic\nsouth hand gate\nnorth active sacrificial-pyre").play("end")
    assert "Sacrificial Pyre: End of an active event." in log(game)
    assert "Sacrificial Pyre is discarded." in log(game)


def test_inaction_goes_by_its_name() -> None:
    game = scenario("turn 3 south attack\nsouth a1 svara\nsouth a2 gate").play("end")
    assert log(game)[:2] == [
        "Inaction: no enemy card was attacked this turn, so Svara (a1) takes damage.",
        "Svara (a1) takes 1 damage.",
    ]


def test_events_know_their_squares() -> None:
    game = scenario("turn 3 south move\nsouth c3 frost-mage").play("move c3 c5")
    assert messages.event(game.log[0]).squares == ("c3", "c5")
    names = ("Ada", "Bela")
    told = Event("magic-spent", (1, 4))
    assert ENGLISH.text(messages.event(told, names)) == "Bela spends 4 magic."


def test_the_outcome_depends_on_who_asks() -> None:
    game = scenario("turn 3 south attack\nsouth c3 svara\nnorth c5 ret-talus damage 11")
    with pytest.raises(ValueError, match="not over"):
        messages.outcome(view_of(game, 0))
    game.play("attack c3 c5", "roll sb sb sb")
    assert prompt(game, seat=0) == "You win! The enemy summoner is destroyed."
    assert prompt(game, seat=1) == "You lose. Your summoner is destroyed."
    assert prompt(game, seat=None) == "South wins: the other summoner is destroyed."


def test_a_draw_is_the_same_for_all() -> None:
    game = scenario("turn 200 south magic\nsouth hand gate\nsettings turn-limit 200").play("end")
    assert {prompt(game, seat) for seat in (0, 1, None)} == {"Draw: the turn limit has been reached."}
