"""Everything the game can say has words."""

from __future__ import annotations

from random import Random

import pytest

import stonehall
from stonehall.games.tash_kalar import messages
from stonehall.games.tash_kalar.cards import CARDS
from stonehall.games.tash_kalar.decks import SCHOOLS
from stonehall.games.tash_kalar.seating import FORMS, SEATS
from stonehall.games.tash_kalar.view_shape import View
from stonehall.kernel import Chance, Message, play_randomly
from stonehall.kernel.message import Value
from stonehall.locale import LANGUAGES, catalogue
from tests.tash_kalar.scenario import scenario
from tests.tash_kalar.test_summoning import THIRTEEN

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
    ids += (
        messages.WARNING_IDS
        + messages.WORD_IDS
        + [f"tk-card-{card.id}" for card in CARDS]
        + [f"tk-form-{form}" for form in FORMS]
    )
    ids += [f"tk-school-{school}" for school in SCHOOLS]
    assert [id for id in ids if not catalogue(language).has(id)] == []


@pytest.mark.rule("TK-SUM-17")
@pytest.mark.parametrize(("others", "said"), [(f"{THIRTEEN} e4 e6", "again"), ("e4 e6", "over")])
def test_an_own_piece_that_is_used_again_is_not_said_to_be_destroyed(others: str, said: str) -> None:
    game = scenario(f"south common {others} e5\nsouth hand swordmaster")
    assert messages.option(game.state.view(0), "summon swordmaster e5").id == f"tk-option-summon-{said}"


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


# How it ended ---------------------------------------------------------------------------------------------------------

PLAYERS = ("Ada", "Bo", "Cy", "Di")


def ended(reason: str, seat: str, winners: list[str]) -> View:
    """The view of a game that is over, for one of its players or (without a seat) for a spectator."""
    view = stonehall.load("tash-kalar").start({"form": "melee", "seats": "4"}).view(None)
    view["over"], view["decision"] = True, None
    view["reason"], view["seat"], view["winners"] = reason, seat, winners
    for side in view["sides"]:
        side["score"] = 7 if side["seat"] in winners else 5
    return view


@pytest.mark.parametrize("reason", ["points", "deck"])
@pytest.mark.parametrize(
    ("seat", "winners", "form", "named"),
    [
        ("south", ["south"], "won", "Ada wins"),
        ("north", ["south"], "lost", "Ada wins"),
        ("", ["north"], "seen", "Bo wins"),
        ("east", ["north", "east"], "won", "Bo and Di win"),  # partners win together
        ("west", ["north", "east"], "lost", "Bo and Di win"),
    ],
)
def test_a_win_is_told_to_winners_losers_and_spectators(
    reason: str, seat: str, winners: list[str], form: str, named: str
) -> None:
    message = messages.outcome(ended(reason, seat, winners), PLAYERS)
    names: dict[str, Value] = {"winners": len(winners), "winner": PLAYERS[SEATS.index(winners[0])], "partner": ""}
    names |= {"partner": PLAYERS[SEATS.index(winners[1])]} if len(winners) > 1 else {}
    assert message == Message(f"tk-outcome-{reason}-{form}", {**names, "score": 7, "other": 5})
    english = catalogue("en").text(message)
    assert ("draw" in english.lower()) is False
    assert (named in english) is (form != "won")
    assert "7 points to 5" in english


@pytest.mark.parametrize("reason", ["points", "deck"])
@pytest.mark.parametrize("seat", ["south", ""])
def test_a_draw_is_told_as_a_draw(reason: str, seat: str) -> None:
    message = messages.outcome(ended(reason, seat, []), PLAYERS)
    assert message == Message(f"tk-outcome-{reason}-draw")
    assert "draw" in catalogue("en").text(message).lower()


@pytest.mark.parametrize("seat", ["south", ""])
def test_the_turn_limit_has_one_ending_for_all(seat: str) -> None:
    assert messages.outcome(ended("turn-limit", seat, []), PLAYERS) == Message("tk-outcome-turn-limit")


def test_a_game_that_goes_on_has_no_outcome() -> None:
    view = ended("points", "south", ["south"])
    view["over"] = False
    with pytest.raises(ValueError, match="not over"):
        messages.outcome(view, PLAYERS)


@pytest.mark.parametrize("form", [{"form": "duel"}, {"form": "high-form", "teams": "yes"}])
def test_played_games_are_told_as_they_ended(form: dict[str, str]) -> None:
    """Winners are told they won, losers that they lost, whatever the kind of victory."""
    game = stonehall.load("tash-kalar")
    for seed in range(4):
        state = game.start(form)
        play_randomly(state, Random(seed))
        outcome = state.outcome
        assert outcome is not None
        for seat in range(len(outcome.ranks)):
            told = messages.outcome(state.view(seat)).id.rpartition("-")[2]
            drawn = not outcome.winners
            assert told == ("draw" if drawn else "won" if seat in outcome.winners else "lost")
