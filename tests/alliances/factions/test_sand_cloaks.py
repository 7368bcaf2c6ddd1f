"""The cards of the Sand Cloaks as their table has them, the ready deck, and what the cards do."""

from __future__ import annotations

import pytest

from tests.alliances.factions import printed
from tests.alliances.scenario import Scenario, scenario

UNITS = {
    "marek": ("marek", "summoner", -1, "bow", 2, 6, "shared-secrets", 1),
    "grizzle": ("grizzle", "champion", 5, "sword", 2, 6, "well-equipped", 1),
    "sirocco": ("sirocco", "champion", 6, "sword", 3, 5, "rider", 1),
    "vex": ("vex", "champion", 5, "bow", 2, 5, "pilfer", 1),
    "tinkerer": ("tinkerer", "common", 1, "bow", 1, 1, "jamming-device", 6),
    "sand-cloaks-scholar": ("scholar", "common", 1, "sword", 1, 1, "study", 6),
    "sand-cloaks-hunter": ("hunter", "common", 1, "bow", 1, 2, "hunting-party", 6),
}


@pytest.mark.parametrize("id", UNITS)
def test_printed(id: str) -> None:
    assert printed.unit(id) == UNITS[id]


@pytest.mark.card("marek", "wall", "sand-cloaks-hunter", "tinkerer", "sand-cloaks-scholar")
def test_setup_and_ready_deck() -> None:
    assert printed.setup("sand-cloaks") == (
        "c2:sand-cloaks-scholar c4:sand-cloaks-hunter d1:marek d3:wall e2:sand-cloaks-scholar e3:tinkerer"
    )
    assert printed.events("sand-cloaks") == {
        "contract": 1,
        "weak-spot": 2,
        "dust-veil": 2,
        "sand-runners": 2,
        "smoke-bomb": 2,
    }
    assert printed.deck("sand-cloaks") == {"wall": 3, "summoner": 1, "champion": 3, "common": 18, "event": 9}


SUMMONERS = "south a1 marek {under}\nnorth f8 sunderved\n"


def sand(lines: str, under: str = "") -> Scenario:
    """Marek in her corner, perhaps with a card under her, and these lines."""
    return scenario(SUMMONERS.format(under=f"under {under}" if under else "") + lines)


# Marek ----------------------------------------------------------------------------------------------------------------


@pytest.mark.card("marek")
def test_marek_shares_the_event_ability_under_her_with_her_faction() -> None:
    lines = "south c3 tinkerer\nsouth d3 javelineer\nsouth e3 xaserbane\nnorth c6 tinkerer"
    game = sand(lines, "sand-runners")
    having = [square for square in ("a1", "c3", "d3", "e3", "c6") if "swift" in game.abilities(square)]
    assert having == ["a1", "c3", "d3"]  # Sand Goblins count (SW1-FACT-4), Shadow Elves and enemies do not
    assert "c6" not in game.moves("c3").split()
    assert "f3" in sand("turn 3 south move\nsouth c3 tinkerer", "sand-runners").moves("c3").split()
    assert "f3" not in sand("turn 3 south move\nsouth c3 tinkerer").moves("c3").split()


@pytest.mark.card("marek")
def test_marek_shares_no_rune() -> None:
    game = sand("south c3 tinkerer", "rune-of-heroism")
    assert (game.attack("a1"), game.attack("c3")) == (4, 1)


# Champions ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("grizzle")
def test_grizzle_is_stronger_with_an_event_ability() -> None:
    assert sand("south c3 grizzle").attack("c3") == 2
    assert sand("south c3 grizzle under smoke-bomb").attack("c3") == 4
    assert sand("south c3 grizzle", "smoke-bomb").attack("c3") == 2
    assert sand("south c3 grizzle under rune-of-power").attack("c3") == 2


@pytest.mark.card("sirocco")
def test_sirocco_rides() -> None:
    game = sand("turn 3 south move\nsouth c2 sirocco")
    assert "c8" in game.moves("c2").split()


@pytest.mark.card("vex")
def test_vex_draws_a_card_for_an_enemy_she_destroys() -> None:
    lines = "turn 3 south attack\nsouth c3 vex\nsouth draw wall wall\n{seat} c5 slayer wounds 1"
    game = sand(lines.format(seat="north")).play("attack c3 c5", "roll 3 1")
    assert (game.prompt, game.options) == ("pilfer", ["pass", "yes"])
    game.play("yes")
    assert (game.hand("south"), game.magic("south")) == (["wall"], ["slayer"])
    assert sand(lines.format(seat="north")).play("attack c3 c5", "roll 3 1", "pass").hand("south") == []
    assert sand(lines.format(seat="north")).play("attack c3 c5", "roll 1 1").prompt != "pilfer"
    assert sand(lines.format(seat="south")).play("attack c3 c5", "roll 3 1").prompt != "pilfer"


# Commons --------------------------------------------------------------------------------------------------------------


@pytest.mark.card("tinkerer")
def test_enemy_commons_and_champions_next_to_a_tinkerer_have_no_abilities() -> None:
    game = sand(
        """south c3 tinkerer
        south c2 sand-cloaks-scholar
        north c4 grizzle under sand-runners
        north d3 javelineer
        north d4 javelineer"""
    )
    assert [game.abilities(square) for square in ("c4", "d3", "d4", "c2")] == [[], [], ["camouflage"], ["study"]]
    assert game.attack("c4") == 2
    chief = scenario("south c3 tinkerer\nnorth c4 sunderved\nsouth a1 marek")
    assert chief.abilities("c4") == ["command"]


@pytest.mark.card("tinkerer")
def test_a_tinkerer_works_by_where_it_stands() -> None:
    game = sand("turn 3 south move\nsouth c3 tinkerer\nnorth c4 javelineer").play("move c3 c2")
    assert game.abilities("c4") == ["camouflage"]
    both = sand("south c3 tinkerer\nnorth c4 tinkerer\nnorth d3 javelineer")
    assert both.abilities("d3") == []  # a Tinkerer cannot jam another one's device


STUDY = """turn 3 south move
    south c3 sand-cloaks-scholar {scholar}
    south d4 grizzle under dust-veil
    south f4 grizzle under contract
    south c5 tinkerer
    north b4 melek
"""


@pytest.mark.card("sand-cloaks-scholar")
def test_a_scholar_moves_an_event_ability_to_another_unit_near_it() -> None:
    game = sand(STUDY.format(scholar="")).play("move c3 c4")
    assert (game.prompt, game.options) == ("study", ["pass", "target d4"])
    game.play("target d4")
    assert (game.prompt, game.options) == ("study-to", ["target c4", "target c5"])
    game.play("target c5")
    assert (game.under("d4"), game.under("c5"), game.abilities("c5")) == (
        [], ["dust-veil"], ["camouflage", "jamming-device"],
    )  # fmt: skip


@pytest.mark.card("tinkerer", "gem-priestess")
@pytest.mark.rule("SW1-HIT-10", "SW1-DEST-2")
def test_life_that_an_ability_gave_goes_with_it() -> None:
    """Whoever loses it by a Tinkerer and has as many wounds is destroyed at once, by the Tinkerer's controller."""
    lines = """turn 3 south move
        south c3 tinkerer
        south c2 wall
        north c5 gem-priestess boosts 1 wounds {wounds}
        north e5 gem-priestess boosts 1 wounds 3
        south a2 sand-cloaks-scholar"""
    game = sand(lines.format(wounds=2)).play("move c3 c4")
    assert (game.card("c5"), game.card("e5"), game.magic("south"), game.magic("north")) == (
        "", "gem-priestess", ["gem-priestess"], [],
    )  # fmt: skip
    assert "move a2 a3" in game.options
    assert sand(lines.format(wounds=1)).play("move c3 c4").life("c5") == 1


@pytest.mark.card("legion-mutant", "tinkerer")
@pytest.mark.rule("SW1-HIT-10", "SW1-DEST-2")
def test_a_unit_that_walks_up_to_a_tinkerer_falls_to_it() -> None:
    game = sand(
        """turn 4 north move
        south c3 tinkerer
        north c5 legion-mutant under prisoner under prisoner wounds 1
        north d7 prisoner"""
    ).play("move c5 c4")
    assert (game.card("c4"), game.magic("south")) == ("", ["legion-mutant", "prisoner", "prisoner"])


@pytest.mark.card("sand-cloaks-scholar")
def test_the_event_ability_that_lay_there_is_discarded() -> None:
    game = sand(STUDY.format(scholar="under smoke-bomb")).play("move c3 c4")
    assert game.options == ["pass", "target c4", "target d4"]
    game.play("target c4", "target d4")
    assert (game.under("c4"), game.under("d4"), game.discard("south")) == ([], ["smoke-bomb"], ["dust-veil"])
    kept = sand(STUDY.format(scholar="")).play("move c3 c4", "pass")
    assert kept.under("d4") == ["dust-veil"]


@pytest.mark.card("sand-cloaks-hunter")
def test_what_one_hunter_knows_all_hunters_know() -> None:
    game = sand(
        """south c3 sand-cloaks-hunter under dust-veil
        south e3 sand-cloaks-hunter
        south e4 swamp-orcs-hunter
        south d3 tinkerer
        north c5 sand-cloaks-hunter"""
    )
    having = [square for square in ("c3", "e3", "e4", "d3", "c5") if "camouflage" in game.abilities(square)]
    assert having == ["c3", "e3", "e4"]  # the name counts
    assert (game.attack("c3"), game.attack("e3")) == (2, 1)


# Events ---------------------------------------------------------------------------------------------------------------

EVENT = """turn 3 south event
    south hand {event}
    south c3 tinkerer {under}
    south d3 javelineer
    south e3 xaserbane
    north c5 tinkerer
"""


GIFTS = {
    "contract": "marked-target",
    "weak-spot": "opportunist",
    "dust-veil": "camouflage",
    "sand-runners": "swift",
    "smoke-bomb": "escape",
}


@pytest.mark.card(*GIFTS)
@pytest.mark.parametrize("event", GIFTS)
def test_an_event_ability_lies_under_a_unit_of_the_faction_and_gives_it_an_ability(event: str) -> None:
    game = sand(EVENT.format(event=event, under="")).play(f"play {event}")
    assert (game.prompt, game.options) == ("event-ability", ["target a1", "target c3", "target d3"])
    game.play("target c3")
    assert (game.under("c3"), game.discard("south")) == ([event], [])
    assert GIFTS[event] in game.abilities("c3")


@pytest.mark.card("contract", "smoke-bomb")
def test_a_unit_holds_one_event_ability() -> None:
    game = sand(EVENT.format(event="contract", under="under smoke-bomb")).play("play contract", "target c3")
    assert (game.under("c3"), game.discard("south")) == (["contract"], ["smoke-bomb"])
    rune = sand(EVENT.format(event="contract", under="under rune-of-power")).play("play contract", "target c3")
    assert rune.under("c3") == ["rune-of-power", "contract"]


@pytest.mark.card("contract")
def test_an_event_ability_is_discarded_when_its_unit_is_destroyed() -> None:
    game = sand("turn 4 north attack\nsouth c3 tinkerer under contract\nnorth c4 melek")
    game.play("attack c4 c3", "roll 3 3 4")
    assert (game.magic("north"), game.discard("south")) == (["tinkerer"], ["contract"])


@pytest.mark.card("contract")
def test_contract_helps_against_champions_and_summoners() -> None:
    game = sand("south c3 tinkerer under contract\nnorth c5 melek\nnorth d3 slayer\nnorth b3 wall")
    assert [game.attack("c3", square) for square in ("c5", "f8", "d3", "b3")] == [2, 2, 1, 1]


@pytest.mark.card("weak-spot")
def test_weak_spot_helps_against_a_unit_already_attacked_this_turn() -> None:
    game = sand("turn 3 south attack\nsouth c3 tinkerer under weak-spot\nsouth d4 tinkerer\nnorth c4 melek")
    assert game.attack("c3", "c4") == 1
    assert game.play("attack d4 c4", "roll 1").attack("c3", "c4") == 2


@pytest.mark.card("dust-veil")
def test_only_neighbours_attack_a_unit_with_a_dust_veil() -> None:
    lines = "turn 4 north attack\nsouth c3 tinkerer {under}\nnorth c5 kuldrid\nnorth d3 kuldrid"
    game = sand(lines.format(under="under dust-veil"))
    assert ("c3" in game.targets("c5").split(), "c3" in game.targets("d3").split()) == (False, True)
    assert "c3" in sand(lines.format(under="")).targets("c5").split()


@pytest.mark.card("sand-runners")
def test_sand_runners_make_a_unit_swift() -> None:
    game = sand("turn 3 south move\nsouth c3 tinkerer under sand-runners")
    assert "c6" in game.moves("c3").split()


@pytest.mark.card("smoke-bomb")
def test_a_unit_with_a_smoke_bomb_escapes_after_its_attack_for_a_magic() -> None:
    game = sand("turn 3 south attack\nsouth c3 tinkerer under smoke-bomb\nsouth magic wall\nnorth c4 melek")
    game.play("attack c3 c4", "roll 1")
    assert game.prompt == "escape"
