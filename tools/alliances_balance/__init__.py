"""Do the decks of Alliances hold their own? All ready decks against all, on both seats; writes the table in ``docs/``.

    python -m tools.alliances_balance --games 20 --seed 1

Fails where an alliance faction, much of which is our own design, wins less or more often than it may in all.
"""
