"""Tash-Kalar: Arena of Legends."""

from stonehall.games.tash_kalar.game import TashKalar

__all__ = ["TashKalar"]
