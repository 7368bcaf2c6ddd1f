"""The log tells in one line what a player cares about; each event by itself is there on demand."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars import log_lines
from stonehall.games.summoner_wars.messages import PLAYERS
from stonehall.kernel import Event, Message, Term
from stonehall.kernel.message import Value
from stonehall.locale import LANGUAGES, catalogue
from tests.summoner_wars.scenario import GAME, Scenario, scenario
from tests.told_log import told_lines


def lines(told: list[Event]) -> list[str]:
    return told_lines(GAME, told, PLAYERS)


def told(game: Scenario, seat: int | None = 0) -> list[str]:
    return lines([event.seen_by(seat) for event in game.log])


def test_a_kill_is_one_line() -> None:
    game = scenario("turn 3 south attack\nsouth magic 1\nsouth c3 svara\nnorth c5 undead-archer")
    game.play("attack c3 c5", "roll sb b* s")
    assert told(game)[0] == "Svara (c3) attacks Undead Archer (c5): 2 hits, destroyed. South gains 1 magic."


def test_an_attack_is_one_line() -> None:
    game = scenario("turn 3 south attack\nsouth c3 svara\nnorth c5 gate").play("attack c3 c5", "roll sb b* s")
    assert told(game)[0] == "Svara (c3) attacks Gate (c5): 2 hits."
    assert not any("damage" in line for line in told(game))
    game = scenario("turn 3 south attack\nsouth c3 svara\nnorth c5 gate").play("attack c3 c5", "roll s s s")
    assert told(game)[0] == "Svara (c3) attacks Gate (c5): no hits."


def test_who_kills_an_own_card_gains_nothing() -> None:
    game = scenario("turn 3 south attack\nsouth c3 svara\nsouth c5 frost-mage damage 3")
    game.play("attack c3 c5", "roll sb b* b*")
    assert told(game)[0] == "Svara (c3) attacks Frost Mage (c5): 3 hits, destroyed."


def test_an_attack_without_dice_is_one_line() -> None:
    game = scenario("turn 4 north attack\nnorth c5 blarf\nsouth c4 gate").play("attack c5 c4")
    assert told(game)[0] == "Blarf (c5) has no dice to roll against Gate (c4)."


def test_the_line_grows_with_what_is_told() -> None:
    # A line is made of what came before it alone: it is replaced by one that tells more, never taken back.
    game = scenario("turn 3 south attack\nsouth c3 svara\nnorth c5 undead-archer")
    game.play("attack c3 c5", "roll sb b* s")
    ids = [event.id for event in game.log[:5]]
    assert ids == ["attacked", "rolled", "damaged", "destroyed", "magic-gained"]
    assert [lines(game.log[:count])[0] for count in range(1, 6)] == [
        "Svara (c3) attacks Undead Archer (c5).",
        "Svara (c3) attacks Undead Archer (c5): 2 hits.",
        "Svara (c3) attacks Undead Archer (c5): 2 hits.",
        "Svara (c3) attacks Undead Archer (c5): 2 hits, destroyed.",
        "Svara (c3) attacks Undead Archer (c5): 2 hits, destroyed. South gains 1 magic.",
    ]


def test_a_card_is_told_with_its_price() -> None:
    game = scenario("turn 3 south summon\nsouth magic 5\nsouth hand bear-cavalry\nsouth c3 gate")
    game.play("summon bear-cavalry c4")
    assert told(game)[0] == "South summons Bear Cavalry on c4 for 3 magic."


def test_a_card_discarded_for_magic_is_one_line() -> None:
    game = scenario("turn 3 south magic\nsouth hand gate frost-mage\nsouth draw gate").play("discard gate")
    assert told(game) == ["South discards Gate for magic."]
    assert told(game, seat=1) == ["South discards a card for magic."]


def test_cards_drawn_in_a_row_are_one_line() -> None:
    game = scenario("turn 3 south magic\nsouth hand frost-mage\nsouth draw gate ice-golem parapet ice-ram ice-smith")
    game.log.insert(0, Event("turn", (0, 3)))
    game.play("end", "draw gate", "draw ice-golem", "draw parapet", "draw ice-ram")
    assert "South draws 4 cards." in told(game)
    assert not any("Ice Golem" in line for line in told(game, seat=None))


def test_the_first_hands_are_one_line() -> None:
    state = GAME.start(first="south")
    state.log = []
    while state.turn == 0:
        assert state.decision is not None
        state.apply(state.decision.options[0])
    assert [event.id for event in state.log] == ["drew"] * 10 + ["turn"]
    assert lines(state.log)[0] == "Both players draw their first cards."
    assert len(lines(state.log)) == 2


def test_inaction_is_told_with_its_damage() -> None:
    game = scenario("turn 3 south attack\nsouth a1 svara\nsouth a2 gate").play("end")
    assert told(game)[0] == "Svara (a1): Inaction. It takes 1 damage."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_words(language: str) -> None:
    words = catalogue(language)
    card, ability = Term("sw2-card", "gate"), Term("sw2-ability", "inaction")
    args: dict[str, Value] = {"card": card, "target": card, "ability": ability, "player": "Ada"}
    args |= dict.fromkeys(["from", "to", "square"], "c3")
    for id in log_lines.LINE_IDS:
        for count in range(6):
            assert "{" not in words.text(Message(id, {**args, "count": count, "magic": count}))
