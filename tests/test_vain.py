"""Events of which nothing would come: said before they are played, in both editions, and nothing hidden shows by it."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, cast

import pytest

import stonehall
from stonehall.kernel import Chance, Message, State, Term
from stonehall.locale import LANGUAGES, catalogue
from tests.alliances.scenario import scenario as alliances
from tests.summoner_wars.scenario import scenario as summoner_wars
from tests.test_terminal import at_terminal, own_plays

Position = Callable[[str], Any]

ILLUSION = "turn 3 south event\nsouth c3 gem-mage\nsouth hand illusionary-warrior wall\nsouth magic {}"
MIMIC = "turn 3 south event\nsouth a1 tacullu\nsouth hand mimic\nnorth hand {}"
LASH = "turn 3 south event\nsouth a1 glurblub\nsouth c4 vine-wall\nsouth hand vine-lash wall\nnorth {} savager"
HEAL = "turn 3 south move\nsouth magic 1\nsouth hand mass-heal gate\nsouth c3 sera-eldwyn\nsouth c5 citadel-knight{}"


def warning(set_up: Position, text: str, event: str) -> Message | None:
    state: State = set_up(text).state
    assert f"play {event}" in state.legal_texts()
    return state.game.choice(state.view(0), f"play {event}", state.game.seat_names).warning


@pytest.mark.rule("SW1-EVT-5")
def test_an_event_that_asks_and_then_finds_nothing_is_warned_of() -> None:
    """The squares beside the Gem Mage are asked for first, and no card of the magic pile can be put there."""
    said = warning(alliances, ILLUSION.format("wall"), "illusionary-warrior")
    assert said == Message("al-warning-vain", {"card": Term("al-card", "illusionary-warrior")})
    assert warning(alliances, ILLUSION.format("gem-mage"), "illusionary-warrior") is None


def test_whether_a_hand_that_is_looked_at_holds_anything_does_not_show() -> None:
    assert warning(alliances, MIMIC.format("wall"), "mimic") is None
    assert warning(alliances, MIMIC.format("mimic"), "mimic") is None


def test_an_event_without_a_question_is_warned_of_only_if_nobody_is_hit() -> None:
    assert warning(alliances, LASH.format("e6"), "vine-lash") is not None
    assert warning(alliances, LASH.format("c5"), "vine-lash") is None


def test_an_effect_that_lasts_is_something() -> None:
    lines = "turn 3 south event\nsouth a1 mugglug\nsouth hand vine-guard wall"
    assert warning(alliances, lines, "vine-guard") is None


def test_the_second_edition_warns_alike() -> None:
    said = warning(summoner_wars, HEAL.format(""), "mass-heal")
    assert said == Message("sw2-warning-vain", {"card": Term("sw2-card", "mass-heal")})
    assert warning(summoner_wars, HEAL.format(" damage 1"), "mass-heal") is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("set_up", "text", "event"),
    [(alliances, LASH.format("e6"), "vine-lash"), (summoner_wars, HEAL.format(""), "mass-heal")],
)
def test_the_warning_names_the_event_in_words(set_up: Position, text: str, event: str, language: str) -> None:
    said = warning(set_up, text, event)
    assert said is not None
    words = catalogue(language, set_up(text).state.game)
    name = cast(Term, said.args["card"]).message_id
    assert words.text(Message(name)).lower() in words.text(said).lower()


def test_the_terminal_asks_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    said, record = at_terminal(HEAL.format(""), "play mass-heal\nquit\n", [], monkeypatch)
    assert "Mass Heal would have no effect now" in " ".join(said.split())
    assert own_plays(record) == []
    _, record = at_terminal(HEAL.format(""), "play mass-heal\nplay mass-heal\nquit\n", [], monkeypatch)
    assert own_plays(record) == ["play mass-heal"]


def table(view: Mapping[str, Any]) -> object:
    """What lies on the table as a seat sees it, but for hands, magic and discards; with the last card a phase ends."""
    apart = ("hand", "hand_size", "magic", "magic_size", "discard", "discard_size")
    sides = [{key: side[key] for key in side if key not in apart} for side in view["sides"]]
    return view["turn"], view["pieces"], view.get("vines"), sides


@pytest.mark.parametrize("name", ["alliances", "summoner-wars"])
def test_in_random_games_nothing_comes_of_what_is_warned_of_and_no_secret_shows(name: str) -> None:
    game = stonehall.load(name)
    decks = [cast(str, deck["id"]) for deck in game.deck_catalog()]
    rng = random.Random(11)
    warned = 0
    for _ in range(12):
        south, north = rng.sample(decks, 2)
        state = game.start(south=south, north=north)
        for _ in range(400):
            decision = state.decision
            if decision is None:
                break
            if isinstance(decision, Chance):
                state.apply(decision.sample(rng))
                continue
            if any(option.verb == "play" for option in decision.options) and decision.then is None:
                vain = vain_in(state, decision.seat)
                assert vain_in(state.imagine(decision.seat, rng), decision.seat) == vain
                for text in vain:
                    warned += 1
                    assert table(after(state, text, rng)) == table(state.view(decision.seat)), text
            state.apply(rng.choice(decision.options))
    assert warned > 20


def vain_in(state: State, seat: int) -> list[str]:
    decision = cast(Mapping[str, Any], state.view(seat)["decision"])
    return cast(list[str], decision["vain"])


def after(state: State, text: str, rng: random.Random) -> Mapping[str, Any]:
    """What the player sees once an event has been played, whatever was asked on the way."""
    played = state.clone()
    played.play(text)
    while (asked := played.decision) is not None and asked.then is not None and asked.seat == state.active:
        played.apply(rng.choice(asked.options))
    return played.view(state.active)
