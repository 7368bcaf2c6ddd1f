"""The design of our own components for the Mountain King, judged by many games of bots that play for points.

    python -m tools.king_design --games 2000 --jobs 2

Plays every way to play so often, says whether each criterion holds, and writes ``docs/mountain-king-design.md`` with
its pictures. Games that were played before, by the same engine with the same components, are not played again: a run
that was stopped goes on where it was.
"""
