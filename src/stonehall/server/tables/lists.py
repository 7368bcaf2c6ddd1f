"""The lists of the lobby, page by page. The database finds what is on a page; who is there now is known in memory."""

from __future__ import annotations

import sys
from typing import Final, Literal

from msgspec.structs import replace

from stonehall.server.store.store import BROKEN, Store, TableRow
from stonehall.server.store.users import User
from stonehall.server.tables import render
from stonehall.server.tables.render import Attendance
from stonehall.server.tables.residence import Residence
from stonehall.server.tables.standing import read_summary
from stonehall.server.tables.table import seats_of
from stonehall.server.wire.protocol import Lobby, MoreTables, TableFacts, TablePage

PAGE: Final = 20
"""So many tables are on a page."""
LONGEST: Final = 2000
"""Nobody turns further than this."""

ListName = Literal["mine", "open", "running"]


class Lists:
    """What is listed for whom."""

    def __init__(self, store: Store, residence: Residence) -> None:
        self.store = store
        self.residence = residence

    def lobby(self, user: User) -> Lobby:
        """The first pages: the tables of a user, those that wait for somebody, and those that may be watched."""
        mine, open, running = (self.page(user, name) for name in ("mine", "open", "running"))
        return Lobby(mine.tables, open.tables, running.tables, MoreTables(mine.more, open.more, running.more))

    def page(self, user: User, name: ListName, after: int = 0) -> TablePage:
        """A page of a list; ``after`` is what the page before it said, 0 for the first."""
        if name == "mine":
            skip = max(0, min(after, LONGEST))
            rows = self.store.of_user(user.id, skip, PAGE + 1)
            more = skip + PAGE
        else:
            rows = self.store.public(name, user.id, min(after, sys.maxsize) if after > 0 else sys.maxsize, PAGE + 1)
            more = rows[PAGE - 1].number if len(rows) > PAGE else 0
        return TablePage([self.facts(row, user) for row in rows[:PAGE]], more if len(rows) > PAGE else 0)

    def facts(self, row: TableRow, user: User) -> TableFacts:
        """A table as a list shows it."""
        live = self.residence.live.get(row.id)
        if live is not None:
            return live.facts(user)
        return facts_of(row, user, Attendance(self.residence.users))


def facts_of(row: TableRow, user: User, attendance: Attendance) -> TableFacts:
    """The facts of a table that is not in memory."""
    summary = read_summary(row.standing)
    if summary is None:
        return render.broken(row.id)
    told = render.facts(row.id, summary, seats_of(summary.chairs, user.id), attendance)
    return replace(told, stage="broken") if row.standing.stage == BROKEN else told
