"""Active events (ACT)."""

import pytest

from tests.summoner_wars.scenario import Scenario, scenario, view_of


def boosts_on(game: Scenario, event: str) -> int:
    (found,) = [lying for lying in game.state.events if lying.card.id == event]
    return found.boosts


@pytest.mark.rule("SW2-ACT-1")
@pytest.mark.parametrize(
    ("phase", "card"),
    [("summon", "ice-ram"), ("summon", "sacrificial-pyre"), ("attack", "pile-on"), ("magic", "unrelenting")],
)
def test_an_active_event_goes_to_the_active_area_instead_of_the_discard_pile(phase: str, card: str) -> None:
    game = scenario(
        f"turn 3 south {phase}\nsouth magic 1\nsouth hand {card} gate\nsouth d4 bear-cavalry\nnorth d5 gate"
    )
    game.play(f"play {card}")
    assert game.active("south") == [card]
    assert (game.active("north"), game.discard("south"), game.hand("south")) == ([], [], ["gate"])


@pytest.mark.rule("SW2-ACT-2")
def test_it_works_in_the_own_turn_and_in_the_opponents_and_not_beyond() -> None:
    """Unrelenting: the climber comes back to hand when it dies in either turn. Gone, the event does nothing."""
    position = "turn 3 {} attack\nsouth hand gate\nsouth d4 bear-cavalry\nnorth d5 horde-climber\nnorth f5 frost-mage\n"
    position += "north e5 bear-cavalry\nnorth hand gate\nsouth a3 gate\n"
    own_turn = scenario(position.format("north") + "north active unrelenting").play("attack e5 d5", "roll s s s")
    assert own_turn.hand("north") == ["gate", "horde-climber"]
    opponents_turn = scenario(position.format("south") + "north active unrelenting").play("attack d4 d5", "roll s s s")
    assert opponents_turn.hand("north") == ["gate", "horde-climber"]
    without = scenario(position.format("south")).play("attack d4 d5", "roll s s s")
    assert (without.hand("north"), without.discard("north")) == (["gate"], ["horde-climber"])


@pytest.mark.rule("SW2-ACT-2", "SW2-ACT-4")
def test_discarded_at_the_start_of_the_own_next_turn_it_stops_working() -> None:
    """Pile On gives each of two neighbours of the target a third die; next turn they have two again."""
    game = scenario("""
        turn 3 south attack
        south hand pile-on gate
        south d4 ice-golem
        south c5 ice-golem
        north d5 starting-gate
    """).play("play pile-on")
    assert (game.strength("d4", "d5"), game.strength("c5", "d5")) == (3, 3)
    while game.state.turn == 3:
        game.play("end")
    assert game.state.turn == 4
    assert game.active("south") == ["pile-on"]
    assert game.strength("d4", "d5") == 3
    while game.state.turn == 4:
        game.play("end")
    assert game.active("south") == []
    assert game.discard("south") == ["pile-on"]
    assert game.strength("d4", "d5") == 2


@pytest.mark.rule("SW2-ACT-3")
def test_text_before_the_keyword_is_carried_out_once_when_the_event_is_played() -> None:
    """Holy Judgment comes with 2 boosts, and gets no more of them by lying there."""
    game = scenario("""
        turn 3 south attack
        south hand holy-judgment gate
        north hand gate
        south d4 frost-mage
        north d5 gate
    """).play("play holy-judgment")
    assert boosts_on(game, "holy-judgment") == 2
    while game.state.turn < 5 and game.prompt != "keep-event":
        game.play("end")
    assert (game.state.turn, game.asked, game.prompt) == (5, "south", "keep-event")
    assert boosts_on(game, "holy-judgment") == 2


@pytest.mark.rule("SW2-ACT-3")
def test_the_choice_made_when_it_is_played_is_not_made_again() -> None:
    """Hypnotic Call draws a unit nearer once; the strength against that unit stays as long as the event does."""
    game = scenario("""
        turn 3 south summon
        south hand hypnotic-call gate
        north hand gate
        south d2 tacullu
        north d5 frost-mage
        north b5 frost-mage
    """).play("play hypnotic-call", "target d5", "to d4")
    assert (game.strength("d2", "d4"), game.strength("d2", "b5")) == (4, 3)
    while game.state.turn < 5:
        assert game.prompt.startswith("phase-")
        assert game.strength("d2", "d4") == 4
        game.play("end")
    assert (game.card("d4"), game.active("south")) == ("frost-mage", [])
    assert game.strength("d2", "d4") == 3


@pytest.mark.rule("SW2-ACT-4", "SW2-ACT-6")
def test_all_own_active_events_go_at_the_start_of_the_own_turn_and_the_opponents_stay() -> None:
    """Several events and copies of one lie together; they go before the Summon Phase begins."""
    game = scenario("""
        turn 3 south magic
        south hand gate gate gate gate gate
        north hand horde-climber gate gate gate gate
        south active ice-ram
        south active ice-ram
        south active pile-on
        north active unrelenting
        north active unrelenting
        north active pile-on
        north b7 gate
        south b2 gate
    """).play("end")
    assert (game.asked, game.prompt) == ("north", "phase-summon")
    assert game.active("north") == []
    assert game.discard("north") == ["pile-on", "unrelenting", "unrelenting"]
    assert game.active("south") == ["ice-ram", "ice-ram", "pile-on"]
    while game.asked == "north":
        game.play("end")
    assert game.active("south") == []
    assert game.discard("south") == ["ice-ram", "ice-ram", "pile-on"]


@pytest.mark.rule("SW2-ACT-5")
def test_an_active_event_is_in_play_belongs_to_its_player_and_may_carry_boosts() -> None:
    """Each Pyre watches the same battlefield; each is seen in the area of its player."""
    game = scenario("""
        turn 3 south attack
        south d4 bear-cavalry
        north d5 horde-slinger
        south hand gate
        south active sacrificial-pyre boosts 2
        north active sacrificial-pyre
    """).play("attack d4 d5", "roll s s s")
    south, north = view_of(game)["sides"]
    for side, seat, boosts in ((south, "south", 3), (north, "north", 1)):
        (pyre,) = side["active"]
        assert (pyre["card"], pyre["controller"], pyre["boosts"], pyre["square"]) == (
            "sacrificial-pyre", seat, boosts, "",
        )  # fmt: skip


@pytest.mark.rule("SW2-ACT-6")
def test_a_copy_of_an_event_that_lies_there_already_may_be_played() -> None:
    game = scenario("""
        turn 3 south summon
        south magic 2
        south hand sacrificial-pyre sacrificial-pyre ice-ram
    """).play("play sacrificial-pyre", "play sacrificial-pyre", "play ice-ram")
    assert game.active("south") == ["ice-ram", "sacrificial-pyre", "sacrificial-pyre"]


@pytest.mark.rule("SW2-ACT-7")
def test_tokens_of_a_discarded_event_are_gone_but_its_last_effect_still_counts_them() -> None:
    """The Pyre heals by its 2 boosts when it is discarded; played again later it begins without any."""
    game = scenario("""
        turn 4 north magic
        north hand gate
        south magic 2
        south hand sacrificial-pyre
        south active sacrificial-pyre boosts 2
        south d4 gul-dass damage 5
        north d5 gul-dass damage 5
    """).play("end")
    assert (game.asked, game.options) == ("south", ["target d4", "target d5"])
    assert game.active("south") == []
    game.play("target d4")
    assert (game.damage("d4"), game.damage("d5")) == (3, 5)
    assert game.discard("south") == ["sacrificial-pyre"]
    game.play("play sacrificial-pyre")
    assert boosts_on(game, "sacrificial-pyre") == 0
