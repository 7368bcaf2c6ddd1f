"""Summoner Wars, second edition."""

from stonehall.games.summoner_wars.game import SummonerWars

__all__ = ["SummonerWars"]
