"""The rules of a game, in the language of the reader, for those who look them up or are told that a play breaks one.

They stand once, in ``docs/rules/<game>.md``, and translated in ``docs/rules/<language>/<game>.md``; a wheel holds the
same files in ``stonehall/rules``. What nobody has translated is shown in English. Worked examples may have a position,
``docs/rules/examples/<game>/<example>.txt``, which is drawn.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Final

from msgspec.structs import replace

import stonehall
from stonehall.kernel import AnyGame
from stonehall.locale import game_words
from stonehall.server.tables.rulebook_reader import read
from stonehall.server.wire.protocol import Rulebook, RuleChapter, RulePart, RuleText
from stonehall.toolkit.words import one_line_messages

ENGLISH: Final = "en"
EXAMPLE: Final = re.compile(r"EX-\d+")
SIZE: Final = re.compile(r'<svg [^>]*?width="(\d+)" height="(\d+)"')
MARKS: Final = re.compile(r"\*+")


def folder() -> Path | None:
    """Where the rules are: in the package as it is installed, else in the source tree around it."""
    for parent in Path(__file__).resolve().parents:
        for place in (parent / "rules", parent / "docs" / "rules"):
            if place.is_dir() and any(place.glob("*.md")):
                return place
    return None


@cache
def rulebook(game: str, language: str = ENGLISH) -> Rulebook | None:
    """The rules of a game in a language; ``None`` for a game that brings no rules."""
    english = _file(f"{game}.md")
    if english is None:
        return None
    book = read(game, english, ENGLISH)
    for part in [part for chapter in book.chapters for part in chapter.parts if part.kind == "example"]:
        part.picture = _size(game, part.id)
    translated = _file(f"{language}/{game}.md") if language != ENGLISH else None
    return book if translated is None else _joined(book, read(game, translated, language))


@cache
def rules_of(game: str, language: str = ENGLISH) -> dict[str, RuleText]:
    """All rules of a game by their ids; none for a game that brings no rules."""
    book = rulebook(game, language)
    return {
        part.id: RuleText(part.id, chapter.title, MARKS.sub("", part.text), part.language)
        for chapter in (book.chapters if book is not None else [])
        for part in chapter.parts
        if part.kind == "rule"
    }


def example(game: str, id: str) -> str | None:
    """The position of a worked example, if it has one."""
    return _file(f"examples/{game}/{id}.txt") if EXAMPLE.fullmatch(id) else None


def example_picture(game: AnyGame, id: str, language: str, theme: str) -> str | None:
    """The board of a worked example with the names of its cards in a language, as SVG; ``None`` where it has none."""
    position = example(game.id, id)
    if position is None:
        return None
    words = one_line_messages(game_words(game, language))  # all that a card is called stands in one line
    return _drawn(game, position, theme, lambda card: words[f"{game.prefix}-card-{card}"])


@cache
def _size(game: str, id: str) -> list[int]:
    """Width and height of the picture of an example, so that a page can leave room for it; none where it has none.

    It is drawn for this once, without any names, and not again for every language.
    """
    position = example(game, id)
    if position is None:
        return []
    drawn = SIZE.search(_drawn(stonehall.load(game), position, "dark", str))
    return [int(drawn[1]), int(drawn[2])] if drawn is not None else []


def _drawn(game: AnyGame, position: str, theme: str, name: Callable[[str], str]) -> str:
    return game.example_picture(game.from_position(position).view(None), theme, name)


def about_place(book: Rulebook, place: str) -> tuple[str, str] | None:
    """The title of the chapter at a place of the rules, and what stands there, if it is a single rule or example.

    A place is the id of a chapter, of a rule or example, or of one of our choices; ``None``: there is no such place.
    """
    for chapter in book.chapters:
        if chapter.id == place:
            return chapter.title, ""
        for part in chapter.parts:
            if part.id == place:
                return chapter.title, MARKS.sub("", part.text)
            for row in part.rows:
                if row[0] == place and "-" in place:
                    return chapter.title, MARKS.sub("", row[1])
    return None


def _file(name: str) -> str | None:
    place = folder()
    file = place / name if place is not None else None
    return file.read_text("utf-8") if file is not None and file.is_file() else None


def _joined(english: Rulebook, other: Rulebook) -> Rulebook:
    """The translation where there is one, piece by piece, else English."""
    chapters = {chapter.number: chapter for chapter in other.chapters}
    return replace(
        english,
        title=other.title or english.title,
        language=other.language,
        introduction=other.introduction or english.introduction,
        chapters=[_chapter(chapter, chapters.get(chapter.number)) for chapter in english.chapters],
    )


def _chapter(english: RuleChapter, other: RuleChapter | None) -> RuleChapter:
    if other is None:
        return english
    translated = dict(_by_place(other.parts))
    parts = [_part(part, translated.get(place)) for place, part in _by_place(english.parts)]
    return replace(english, title=other.title, language=other.language, parts=parts)


def _by_place(parts: Iterable[RulePart]) -> Iterable[tuple[str, RulePart]]:
    """What belongs together in two languages: rules and examples by their ids, the rest by its order."""
    seen: Counter[str] = Counter()
    for part in parts:
        seen[part.kind] += 1
        yield part.id or f"{part.kind} {seen[part.kind]}", part


def _part(english: RulePart, other: RulePart | None) -> RulePart:
    """The translation need not say again what an example is about, nor where a choice of ours stands behind a rule."""
    return (
        english
        if other is None
        else replace(other, rules=english.rules, choices=english.choices, picture=english.picture)
    )
