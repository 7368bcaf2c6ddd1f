"""Who played what, and how it ended: a row for every player of every game, so that nobody's list has to read a log.

What is known of a table is read from the table itself; here stands by what a list is cut and counted.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from stonehall.server.store.writer import Statement

SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS part (
    user TEXT NOT NULL, "table" TEXT NOT NULL, game TEXT NOT NULL, form TEXT NOT NULL, began INTEGER NOT NULL,
    ended INTEGER NOT NULL, result TEXT NOT NULL, place INTEGER NOT NULL, counts INTEGER NOT NULL,
    PRIMARY KEY (user, "table")
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS part_newest ON part (user, ended, began, "table");
CREATE TABLE IF NOT EXISTS part_with (
    user TEXT NOT NULL, "table" TEXT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
    PRIMARY KEY (user, "table", kind, name)
) WITHOUT ROWID;
"""
RUNNING: Final = 1 << 60
"""When a game ends that is still played: after all others."""
FIRST: Final = (2 * RUNNING, 0, "")
"""Where a list begins, as the place after which the next page comes."""

Result = Literal["running", "won", "lost", "draw", "none"]
"""How it ended for the player; ``none``: against oneself, only looked at, or without anybody's having won or lost."""
Kind = Literal["deck", "bot", "person"]
"""What somebody played with or against."""

KEEP: Final = """
INSERT INTO part (user, "table", game, form, began, ended, result, place, counts)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
ON CONFLICT (user, "table") DO UPDATE SET ended = ?6, result = ?7, place = ?8, counts = ?9
"""
KEEP_WITH: Final = 'INSERT OR REPLACE INTO part_with (user, "table", kind, name) VALUES (?, ?, ?, ?)'
PLAYED_OUT: Final = "counts = 1 AND result IN ('won', 'lost', 'draw')"


class Part(Struct, frozen=True):
    """The part somebody has in a game. ``place`` is 0 where nobody told who came in which; ``counts``: it is no
    practice, and somebody else plays. ``with_`` are the own decks, and whom it is played against."""

    user: str
    game: str
    form: str
    result: Result
    place: int
    counts: bool
    with_: tuple[tuple[Kind, str], ...]


class PartRow(Struct, frozen=True):
    """A part as it is kept; ``noted``: the player has noted something at this game. Times are milliseconds."""

    began: int
    ended: int
    result: Result
    place: int
    counts: bool
    noted: bool


class Wanted(Struct, frozen=True):
    """Which parts are wanted; what is empty does not matter."""

    game: str = ""
    form: str = ""
    result: str = ""
    deck: str = ""
    bot: str = ""
    person: str = ""
    noted: bool = False
    words: str = ""
    """Stand in a note, or mean one of the ``names``: ``kind:name``, as what is played with and against is kept."""
    names: tuple[str, ...] = ()

    def where(self, user: str) -> tuple[str, list[object]]:
        """The condition of a query, and its arguments."""
        said, args = ["part.user = ?"], [user]
        for column, value in (("game", self.game), ("form", self.form), ("result", self.result)):
            if value:
                said.append(f"part.{column} = ?")
                args.append(value)
        for kind, name in (("deck", self.deck), ("bot", self.bot), ("person", self.person)):
            if name:
                said.append(f"{_at('part_with')} AND kind = ? AND name = ?)")
                args += [kind, name]
        if self.noted:
            said.append(f"{_at('note')})")
        if self.words:
            marks = ", ".join("?" * len(self.names))
            meant = f"{_at('part_with')} AND kind || ':' || name IN ({marks}))"
            said.append(f"({meant} OR {_at('note')} AND instr(lower(text), lower(?))))")
            args += [*self.names, self.words]
        return " AND ".join(said), [*args]


class Met(Struct, frozen=True):
    """How often a deck was played, or somebody was met: all ``games``, those that ``count``, and how many were won."""

    kind: Kind
    game: str
    name: str
    games: int
    count: int
    won: int


def statements(table: str, parts: list[Part], began: int, ended: int) -> list[Statement]:
    """Keep the parts that players have in the game of a table; when it began is kept as it was first told."""
    found: list[Statement] = []
    for part in parts:
        until = RUNNING if part.result == "running" else ended
        row = (part.user, table, part.game, part.form, began, until, part.result, part.place, part.counts)
        found.append((KEEP, row))
        found += [(KEEP_WITH, (part.user, table, kind, name)) for kind, name in part.with_]
    return found


def page_query(columns: str, where: str) -> str:
    """The newest parts after a place, with columns of their tables."""
    return (
        f"SELECT {columns}, began, ended, result, place, counts, {_at('note')}) "
        f'FROM part JOIN "table" ON id = part."table" WHERE {where} AND (ended, began, part."table") < (?, ?, ?) '
        'ORDER BY ended DESC, began DESC, part."table" DESC LIMIT ?'
    )


def met_query(game: str) -> str:
    """With what and against whom somebody played, and how often they won: the usual first. Decks are told by game."""
    of_game = " AND part.game = ?" if game else ""
    by_game = "CASE kind WHEN 'deck' THEN game ELSE '' END"
    counted = f"sum({PLAYED_OUT}), sum({PLAYED_OUT} AND result = 'won')"
    return (
        f'SELECT kind, {by_game}, name, count(*), {counted} FROM part_with JOIN part USING (user, "table") '
        f"WHERE user = ?{of_game} GROUP BY 1, 2, 3 ORDER BY 4 DESC, 3 LIMIT ?"
    )


def _at(kept: str) -> str:
    return f'EXISTS (SELECT 1 FROM {kept} AS w WHERE w.user = part.user AND w."table" = part."table"'
