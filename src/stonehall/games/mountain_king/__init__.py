"""In the Hall of the Mountain King."""

from stonehall.games.mountain_king.game import MountainKing

__all__ = ["MountainKing"]
