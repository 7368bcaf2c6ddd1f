"""How often cards are played and win: what is counted, by whom, and the data that every game brings."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

import stonehall
from stonehall.games.tash_kalar.cards import CARDS
from stonehall.kernel.game_log import GameLog
from stonehall.lab.card_results import CardResult, CardResults, count_game, results_of
from stonehall.lab.plan import Plan
from stonehall.lab.playing import record_of
from tests.toy import STONES
from tools.card_results import main

GAMES = stonehall.game_ids()
NEVER_PLAYED = {
    "summoner-wars": {"sw2-class-summoner"},
    "alliances": {"al-class-summoner", "al-class-conjuration", "al-class-vine-wall"},
    "mountain-king": {"mk-library-one-starter"},
}
"""Kinds of cards that begin on the board, or come from a pile of their own and never from a hand."""


def fresh() -> CardResults:
    return CardResults("random", 0, "", "", "")


def counted(game: str, *decks: str, settings: dict[str, str] | None = None) -> tuple[CardResults, GameLog]:
    """One game of random bots, counted."""
    plan = Plan(game, "random", 1, pairings=[decks] if decks else (), settings=settings)
    log = GameLog.of(record_of(plan, 1))
    results = fresh()
    count_game(results, log, decks, stonehall.load(game).card_library())
    return results, log


@pytest.mark.parametrize(
    ("game", "south", "north"),
    [("summoner-wars", "polar-dwarves", "fallen-kingdom"), ("alliances", "deep-dwarves", "sand-goblins")],
)
def test_a_card_counts_for_the_player_who_has_it(game: str, south: str, north: str) -> None:
    results, log = counted(game, south, north)
    outcome = log.record.state.outcome
    assert outcome is not None
    for card in stonehall.load(game).card_library().cards:
        holders = [seat for seat, deck in enumerate((south, north)) if deck in card.decks]
        found = results.cards.get(card.id, CardResult())
        assert found.held == len(holders), f"{card.id}: whoever does not hold it has not played it either"
        assert found.held_won == len(set(holders) & set(outcome.winners)), card.id
        assert found.played <= found.held, card.id
        assert found.played_won <= min(found.played, found.held_won), card.id
    assert sum(one.played for one in results.cards.values()) > 4
    assert results.games == 1


def test_the_same_deck_on_both_seats_counts_twice() -> None:
    results, _ = counted("summoner-wars", "polar-dwarves", "polar-dwarves")
    assert {one.held for one in results.cards.values()} == {2}
    assert {one.held_won for one in results.cards.values()} == {1}


def test_what_is_in_no_deck_counts_for_those_who_drew_it_and_tasks_for_everybody() -> None:
    results, log = counted("tash-kalar", "northern", "sylvan", settings={"form": "high-form"})
    library = stonehall.load("tash-kalar").card_library()
    kinds = {card.id: card.facets["kind"][0] for card in library.cards}
    drew: dict[str, set[int]] = {}
    for event in log.told:
        if event.id == "drew":
            drew.setdefault(CARDS[event.args[1]].id, set()).add(event.args[0])
    for card in library.cards:
        found = results.cards.get(card.id, CardResult()).held
        if kinds[card.id] in ("legend", "flare"):
            assert found == len(drew.get(card.id, ())), card.id
        elif kinds[card.id] == "task":
            assert found in (0, 2), "a task lies open to both, or not at all"
    assert {kinds[card] for card in results.cards} >= {"legend", "flare", "task", "being"}
    summoned = {event.args[1] for event in log.told if event.id == "summoned"}
    beings = {id for id, one in results.cards.items() if one.played and kinds[id] in ("being", "legend")}
    assert len(beings) == len(summoned)


def test_without_decks_everything_lies_open_to_everybody() -> None:
    results, log = counted("mountain-king")
    assert {one.held for one in results.cards.values()} == {2}
    told = [event for event in log.told if event.id in ("recruited", "cast", "dug", "founded", "dedicated")]
    pairs = {(event.args[0], event.id, event.args[2 if event.id == "dug" else 1]) for event in told}
    assert sum(one.played for one in results.cards.values()) == len(pairs), "once for each player and game"


def test_results_are_read_as_they_were_written() -> None:
    results, _ = counted("summoner-wars", "polar-dwarves", "fallen-kingdom")
    again = CardResults.read(results.write())
    assert again == results
    names = list(again.cards)
    assert all(one < other for one, other in pairwise(names))


def test_the_same_command_counts_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / "one.json", tmp_path / "other.json"]
    for file in files:
        wanted = ["mountain-king", "--bot", "random", "--forms", "two", "--games", "2", "--seed", "7"]
        assert main([*wanted, "--out", str(file)]) == 0
    assert files[0].read_text("utf-8") == files[1].read_text("utf-8")
    results = CardResults.read(files[0].read_text("utf-8"))
    assert results.games == 2
    command = "python -m tools.card_results mountain-king --bot random --forms two --games 2 --seed 7"
    assert results.command == command
    assert "in 2 games" in capsys.readouterr().out


def test_a_form_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["tash-kalar", "--forms", "deul"])
    assert "no form deul; there are duel, high-form" in capsys.readouterr().err


@pytest.mark.parametrize("game", GAMES)
def test_every_game_brings_what_was_counted(game: str) -> None:
    results = results_of(stonehall.load(game))
    assert results is not None
    assert results.games >= 150
    assert f"tools.card_results {game} --bot {results.bot} " in results.command
    cards = {card.id: card for card in stonehall.load(game).card_library().cards}
    assert set(results.cards) <= set(cards), "cards that exist"
    for id, one in results.cards.items():
        assert 0 <= one.played_won <= one.played <= one.held, id
        assert one.played_won <= one.held_won <= one.held, id
    played = {kind.id for id, one in results.cards.items() if one.played for kind in cards[id].kinds}
    kinds = {kind.id for card in cards.values() if card.id in results.cards for kind in card.kinds}
    assert kinds - played <= NEVER_PLAYED.get(game, set()), "what no event tells of"


def test_a_game_that_nobody_counted_has_no_results() -> None:
    assert results_of(STONES) is None
