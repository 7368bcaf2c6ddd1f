"""Worked examples of the rulebook: distance, names, decks, symbols, instead, clear lines (EX-10..13, 18, 19)."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.cards import BY_ID, CARDS, COMMON, EVENT, STANDARD, UNIT, Card, Faction
from stonehall.games.summoner_wars.deck import check, ready_deck
from stonehall.games.summoner_wars.factions import FACTIONS
from tests.summoner_wars.scenario import example, fresh, scenario

POLAR: Faction = FACTIONS["polar-dwarves"]


@pytest.mark.rule("SW2-EX-10")
def test_counting_distance() -> None:
    # The book counts to 2 from Gul-Dass, who has nothing to count for: Dragos stands in for him, with Life Drain.
    carriers = ["c6", "e4", "d5", "b3"]
    game = example("EX-10")
    assert game.starting("open") == [f"open life-drain c4 {square}" for square in sorted(carriers)]
    farther = example("EX-10", more="south d6 undead-carrier\nsouth e5 undead-carrier\nnorth c5 gate")
    assert farther.starting("open") == game.starting("open")  # three steps are too many; a card on c5 changes nothing


@pytest.mark.rule("SW2-EX-11")
def test_names() -> None:
    def named(word: str) -> set[str]:
        return {card.id for card in CARDS if card.is_named(word)}

    assert named("Undead") == {"undead-warrior", "undead-carrier", "undead-archer"}
    assert {"citadel-archer", "wind-archer", "undead-archer"} <= named("Archer")
    assert "gul-dass" not in named("Undead") | named("Archer")
    assert named("Arch") == set()  # whole words only
    assert named("Carrier Undead") == set()
    assert named("undead carrier") == {"undead-carrier"}
    # In play: Raise the Dead finds the Undead, whatever else lies there.
    game = example("EX-11").play("use raise-the-dead c1 c1")
    assert game.options == ["card undead-archer", "card undead-carrier", "card undead-warrior"]


def polar(*changes: tuple[str, str]) -> list[str]:
    """The rules broken by the Polar Dwarves with single cards taken out and put in."""
    cards = [CARDS[number] for number in ready_deck("polar-dwarves").pile]
    for out, into in changes:
        if out:
            cards.remove(BY_ID[out])
        if into:
            cards.append(BY_ID[into])
    return [problem.rule for problem in check(POLAR, cards)]


@pytest.mark.rule("SW2-EX-12")
def test_deck_building() -> None:
    game = fresh(south="polar-dwarves")
    assert polar() == []
    assert len(game.draw_pile("south")) == 30
    assert len([piece for piece in game.state.pieces.values() if piece.owner == 0]) + 30 == 34
    assert [id for id, _ in POLAR.starting] == ["frost-mage", "ice-golem"]
    assert polar(("glacial-shift", "parapet")) == ["SW2-DECK-4"]
    assert polar(("nadiana", "ollag")) == ["SW2-DECK-5"]
    assert polar(("ice-smith", "frost-mage")) == ["SW2-DECK-6"]
    assert polar(("ice-smith", "")) == ["SW2-DECK-2", "SW2-DECK-2"]  # 15 commons, 29 cards
    assert polar(("ice-ram", "enrage-the-horde")) == ["SW2-DECK-3"]
    assert polar(("ice-smith", "gate")) == ["SW2-DECK-2", "SW2-DECK-2"]  # a fourth gate, 15 commons
    assert polar(("parapet", "smasher")) == ["SW2-DECK-2", "SW2-DECK-2"]  # 17 commons, 5 standard events


@pytest.mark.rule("SW2-EX-13")
@pytest.mark.parametrize(
    ("symbols", "broken"), [(("water", "fire"), []), (("water",), []), (("fire",), ["SW2-DECK-8"])]
)
def test_deck_symbols(monkeypatch: pytest.MonkeyPatch, symbols: tuple[str, ...], broken: list[str]) -> None:
    assert POLAR.summoner.symbols == ("crossed-axes", "logic", "water")
    monkeypatch.setitem(BY_ID, "guest", Card("guest", UNIT | COMMON, cost=1, symbols=symbols))
    assert polar(("ice-smith", "guest")) == broken
    monkeypatch.setitem(BY_ID, "guest", Card("guest", EVENT | STANDARD, cost=1, symbols=symbols))
    assert polar(("parapet", "guest")) == broken


@pytest.mark.rule("SW2-EX-18", "SW2-INST-2", "SW2-INST-6")
def test_instead_of_moving_is_no_move_and_legal_when_boxed_in() -> None:
    game = example("EX-18")
    assert game.starting("move c4") == []
    game.play("use prepare c4 c4")
    assert (game.boosts("c4"), game.prompt, game.told("moved")) == (1, "phase-move", [])  # no Cling of c3


@pytest.mark.rule("SW2-EX-18", "SW2-INST-4", "SW2-INST-5")
def test_instead_of_moving_uses_one_of_the_three_moves_and_the_move_of_the_unit() -> None:
    free = "turn 3 south move{moves}\nsouth a1 svara\nsouth d1 gate\nsouth c4 border-archer{marks}\nsouth f1 frost-mage"
    game = scenario(free.format(moves="", marks=""))
    game.play("use prepare c4 c4")
    assert game.state.moves == 1
    assert (game.starting("move c4"), game.starting("use")) == ([], [])
    assert scenario(free.format(moves="", marks=" moved")).starting("use") == []
    assert scenario(free.format(moves=" moves 3", marks="") + "\nsouth hand ice-repair").starting("use") == []


@pytest.mark.rule("SW2-EX-18", "SW2-INST-8")
def test_instead_of_moving_is_illegal_for_a_unit_that_may_not_move() -> None:
    frozen = scenario("""
        turn 3 south move
        south a1 svara
        south c4 border-archer id 20
        north active freeze target 20
    """)
    assert frozen.starting("use") == []
    golem = "turn 3 south move\nsouth a1 svara\nsouth c4 {card} lent prepare"
    assert scenario(golem.format(card="ice-golem")).starting("use") == ["use prepare c4 c4"]
    assert scenario(golem.format(card="horde-clinger")).starting("use") == []


PUSH = """
    turn 3 south attack{attacks}
    south a1 svara
    south a2 gate
    south c4 wind-mage{marks}
    south f1 frost-mage
    south f2 gate
    north d5 undead-warrior
"""


@pytest.mark.rule("SW2-EX-18", "SW2-INST-7", "SW2-INST-10")
def test_instead_of_attacking_needs_no_target_in_reach_and_is_no_attack() -> None:
    game = scenario(PUSH.format(attacks="", marks=""))
    assert game.starting("attack c4") == []
    game.play("use push c4 d5", "to d6")
    assert (game.card("d6"), game.told("attacked"), game.state.targeted_enemy) == ("undead-warrior", [], False)
    game.play("end")
    assert game.damage("a1") == 1  # inaction


@pytest.mark.rule("SW2-EX-18", "SW2-INST-4", "SW2-INST-5")
def test_instead_of_attacking_uses_one_of_the_three_attacks_and_the_attack_of_the_unit() -> None:
    game = scenario(PUSH.format(attacks="", marks="").replace("north d5", "north c5"))
    game.play("use push c4 c5", "to d5")
    assert game.state.attacks == 1
    assert (game.starting("attack c4"), game.starting("use")) == ([], [])
    assert scenario(PUSH.format(attacks="", marks=" attacked")).starting("use") == []
    late = scenario(PUSH.format(attacks=" attacks 3", marks="") + "south hand pile-on")
    assert (late.phase, late.starting("use")) == ("attack", [])


@pytest.mark.rule("SW2-EX-18", "SW2-INST-1", "SW2-INST-3")
def test_instead_of_being_destroyed_pays_no_magic_and_triggers_nothing() -> None:
    game = scenario("""
        turn 3 south attack
        south a1 ret-talus
        south a2 gate
        south c4 ollag
        south d4 undead-warrior
        south active sacrificial-pyre
        north c5 hellfire-cultist
        north active unrelenting
    """)
    game.play("attack c4 c5", "roll s s s")
    assert (game.card("c5"), game.hand("north"), game.discard("north")) == ("", ["hellfire-cultist"], [])
    assert (game.magic("south"), game.damage("c4"), game.told("boosted"), game.told("destroyed")) == (0, 0, [], [])


@pytest.mark.rule("SW2-EX-19")
def test_clear_straight_spaces() -> None:
    clear = example("EX-19")
    assert "attack b2 e2" in clear.options  # three spaces
    blocked = example("EX-19", more="south d2 ollag")
    assert blocked.starting("attack b2") == ["attack b2 b1", "attack b2 d2"]  # Ollag himself is two away
