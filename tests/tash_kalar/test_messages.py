"""Everything the game can say has words."""

from __future__ import annotations

from random import Random

import pytest

import stonehall
from stonehall.games.tash_kalar import messages
from stonehall.games.tash_kalar.cards import CARDS
from stonehall.games.tash_kalar.decks import SCHOOLS
from stonehall.games.tash_kalar.seating import FORMS
from stonehall.kernel import Chance
from stonehall.locale import LANGUAGES, catalogue

GAMES = (
    {"form": "duel"},
    {"form": "high-form", "teams": "yes"},
    {"form": "melee", "seats": "4"},
    {"form": "duel", "south": "highland", "north": "sylvan"},
    {"form": "melee", "south": "everfrost", "north": "nethervoid", "west": "etherweave"},
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_words(language: str) -> None:
    ids = messages.PROMPT_IDS + messages.OPTION_IDS + messages.EVENT_IDS + messages.OUTCOME_IDS + messages.HELP_IDS
    ids += messages.WORD_IDS + [f"tk-card-{card.id}" for card in CARDS] + [f"tk-form-{form}" for form in FORMS]
    ids += [f"tk-school-{school}" for school in SCHOOLS]
    assert [id for id in ids if not catalogue(language).has(id)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", GAMES, ids=lambda options: "-".join(options.values()))
def test_whole_games_can_be_told(options: dict[str, str], language: str) -> None:
    words = catalogue(language)
    for seed in range(3):
        state = stonehall.load("tash-kalar").start(options)
        state.log = []
        rng = Random(seed)
        while (decision := state.decision) is not None:
            view = state.view(None if isinstance(decision, Chance) else decision.seat)
            assert words.text(messages.prompt(view))
            if isinstance(decision, Chance):
                state.apply(decision.sample(rng))
                continue
            for text in rng.sample(state.legal_texts(), min(5, len(decision.options))):
                assert words.text(messages.option(view, text))
            state.apply(rng.choice(decision.options))
        for told in state.log:
            assert words.text(messages.event(told))
            assert words.text(messages.event(told.seen_by(None)))
        assert words.text(messages.outcome(state.view(0)))
