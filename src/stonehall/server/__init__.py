"""The place to play: tables in a hall, kept as append-only logs, served to browsers."""
