"""The parts players have in a game, as its summary tells them."""

from __future__ import annotations

import stonehall
from stonehall.server.store.parts import Kind, Part, Result
from stonehall.server.tables.catalog import FORM, setting
from stonehall.server.tables.table import CLOSED, UNFINISHED, Summary

UNDECIDED = (CLOSED, UNFINISHED)
"""Reasons of an end by which nobody wins or loses, and which is no draw either."""


def parts_of(summary: Summary) -> list[Part]:
    """The part of everybody who sits at a table at which a game has begun, and of whoever set it up to look at."""
    if summary.stage not in ("running", "over"):
        return []
    players = [chair.user for chair in summary.chairs if chair.user]
    return [_part(summary, user) for user in dict.fromkeys([*players, summary.creator])]


def _part(summary: Summary, user: str) -> Part:
    own = summary.seats_of(user)
    others = [chair for chair in summary.chairs if chair.user != user]
    met: list[tuple[Kind, str]] = [("deck", summary.chairs[seat].faction) for seat in own]
    met += [("person", chair.user) if chair.kind == "person" else ("bot", chair.bot) for chair in others]
    plays = bool(own and others)
    counts = plays and not summary.practice and summary.origin is None
    ranks = summary.finish.ranks if summary.finish is not None else []
    place = min((ranks[seat] for seat in own), default=0) if ranks and plays else 0
    known = tuple((kind, name) for kind, name in dict.fromkeys(met) if name)
    return Part(user, summary.game, _form(summary), _result(summary, own, plays), place, counts, known)


def _result(summary: Summary, own: tuple[int, ...], plays: bool) -> Result:
    finish = summary.finish
    if summary.stage == "running":
        return "running"
    if finish is None or finish.reason in UNDECIDED or not plays:
        return "none"
    if not finish.winners:
        return "draw"
    return "won" if set(own) & set(finish.winners) else "lost"


def _form(summary: Summary) -> str:
    """The form that is played; empty for a game that has but one."""
    if summary.game not in stonehall.game_ids():
        return summary.settings.get(FORM, "")
    usual = setting(stonehall.load(summary.game), FORM)
    return "" if usual is None else summary.settings.get(FORM, usual.default)
