"""What people are asked leads to the rule that explains it; those who wait are told none."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import cast

import pytest

import stonehall
from stonehall.kernel import Chance, Game
from stonehall.locale import LANGUAGES, catalogue
from stonehall.server.tables.positioned import PositionedGame
from stonehall.server.tables.render import asked
from stonehall.server.tables.rules import example, rules_of
from stonehall.server.wire import protocol
from tests.server.guests import Guest, newcomer, play_on, run, tables_in, two_at_a_table
from tests.toy import StonesGame

UNEXPLAINED = ("waiting",)
"""Prompts that no rule explains, in any game: whoever reads them is not asked."""


@pytest.mark.parametrize("game", stonehall.game_ids())
def test_every_prompt_has_its_rule(game: str) -> None:
    played = stonehall.load(game)
    beginning = f"{played.prefix}-prompt-"
    prompts = {id for id in catalogue("en", played).ids() if id.startswith(beginning)}
    assert len(prompts) > 20
    assert prompts - set(played.prompt_rules) == {beginning + name for name in UNEXPLAINED}
    assert set(played.prompt_rules) <= prompts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", stonehall.game_ids())
def test_the_rules_of_prompts_and_keywords_stand_in_every_language(game: str, language: str) -> None:
    played, rules = stonehall.load(game), rules_of(game, language)
    keywords = [keyword.rule for keyword in played.card_library().keywords]
    assert len(keywords) > 5
    for rule in [*played.prompt_rules.values(), *keywords]:
        assert rules[rule].language == language


@pytest.mark.parametrize("game", stonehall.game_ids())
def test_only_who_is_asked_is_led_to_a_rule(game: str) -> None:
    """What luck decides everybody waits for."""
    played, rng = stonehall.load(game), Random(5)
    state, seen = played.start(), set()
    for _ in range(60):
        decision = state.decision
        if decision is None:
            break
        players = [played.seat_term(name) for name in played.seats_in(state)]
        for seat in (None, *range(len(players))):
            prompt, rule = asked(played, played.view(state, seat), players)
            assert bool(rule) == (decision.is_chance or decision.seat == seat), prompt
        seen.add(decision.prompt)
        state.apply(decision.sample(rng) if isinstance(decision, Chance) else rng.choice(decision.options))
    assert len(seen) > 3


def test_a_scene_brings_the_rule_of_its_prompt(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await two_at_a_table(tables)
            eve = Guest(tables, await newcomer(tables), anna.watcher.live.id)
            for _ in range(20):
                await play_on((anna, bert), 1)
                for guest in (anna, bert, eve):
                    assert guest.scene is not None
                    rules = stonehall.load(guest.view["game"]).prompt_rules
                    assert guest.scene.rule == (rules[guest.scene.prompt.id] if guest.texts else "")
            await anna.concede()
            assert anna.ended
            assert [guest.scene.rule for guest in (anna, bert, eve) if guest.scene is not None] == [""] * 3

    run(story())


def test_whoever_practises_is_led_to_the_rule_too() -> None:
    position = example("summoner-wars", "EX-3")
    assert position is not None
    game = stonehall.load("summoner-wars")
    scene = PositionedGame(game, position, game.from_position(position).view(None)["active"]).scene()
    assert scene.rule == game.prompt_rules[scene.prompt.id]


def test_a_game_need_not_say_which_rules_explain_its_prompts() -> None:
    assert Game.prompt_rules == StonesGame.prompt_rules == {}
    game = StonesGame()
    state = game.start()
    view = cast(protocol.View, game.view(state, None))
    assert asked(game, view, [game.seat_term(name) for name in game.seat_names])[1] == ""
