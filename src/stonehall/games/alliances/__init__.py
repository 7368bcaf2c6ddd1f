"""Summoner Wars: Alliances, the first edition, for two to four players."""

from stonehall.games.alliances.game import Alliances

__all__ = ["Alliances"]
