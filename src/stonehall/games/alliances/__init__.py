"""Summoner Wars: Alliances, the first edition, for two to four players."""
