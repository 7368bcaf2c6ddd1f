"""Every game at a terminal."""

from __future__ import annotations

from stonehall.kernel import Game
from stonehall.locale import Catalogue
from stonehall.terminal.summoner_wars import SummonerWarsTable
from stonehall.terminal.table import Table
from stonehall.terminal.tash_kalar import TashKalarTable

TABLES: dict[str, type[Table]] = {"summoner-wars": SummonerWarsTable, "tash-kalar": TashKalarTable}


def table_for(game: Game, words: Catalogue) -> Table:
    """How a game is shown."""
    return TABLES[game.id](game, words)
