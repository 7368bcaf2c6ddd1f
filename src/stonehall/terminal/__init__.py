"""Stonehall in a terminal: boards drawn with text, a game played by typing, records read and replayed."""
