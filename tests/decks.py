"""Decks and cards at the command line: what a command says, what it refuses, and what a deck holds."""

from __future__ import annotations

from typer.testing import CliRunner, Result

from stonehall.cli import app
from stonehall.games.summoner_wars.deck import Deck, ready_deck

RUNNER = CliRunner()
READY = ready_deck("polar-dwarves")


def call(*words: str, typed: str = "", columns: int = 100) -> Result:
    return RUNNER.invoke(app, words, input=typed, env={"COLUMNS": str(columns), "LINES": "40"})


def said(*words: str, typed: str = "", columns: int = 100) -> str:
    """What a command prints."""
    done = call(*words, typed=typed, columns=columns)
    assert done.exit_code == 0, done.output
    return done.stdout


def refused(*words: str, typed: str = "") -> str:
    """What the error stream says when a command cannot be carried out."""
    done = call(*words, typed=typed)
    assert (done.exit_code, done.stdout) == (2, ""), done.output
    assert "Traceback" not in done.stderr
    return done.stderr


def cards_of(deck: Deck) -> dict[str, int]:
    """The ids of the cards in a draw pile, with their copies."""
    return {card.id: count for card, count in deck.counts().items()}
