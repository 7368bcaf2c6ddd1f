"""The pages of the client, each told what it is about: for previews of links, for search, and before a script runs.

Nothing is told here that the lobby or the link itself would not tell everybody.
"""

from __future__ import annotations

import html
import re
from collections.abc import Mapping
from functools import cache, lru_cache

from litestar import Response
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND
from msgspec import Struct

import stonehall
from stonehall.locale import LANGUAGES, Catalogue, game_words
from stonehall.server.http.static_files import INDEX, StaticFile, StaticFiles
from stonehall.server.store.users import User
from stonehall.server.tables.exercises import exercise_list
from stonehall.server.tables.lessons import course
from stonehall.server.tables.rules import about_place, rulebook
from stonehall.server.tables.table_service import TableService
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.protocol import TableFacts
from stonehall.toolkit.words import MissingWords, one_line_messages

TITLES = {
    "/": "web-title",
    "/new": "web-new-table",
    "/games": "web-your-games",
    "/opponents": "web-opponents",
    "/ladder": "web-ladder",
    "/learn": "web-nav-learn",
    "/exercises": "web-exercises",
    "/rules": "web-rules",
    "/cards": "web-cards",
    "/about": "web-about",
    "/replay": "replay-open",
    "/editor": "editor-title",
}
"""The pages that are always there, and what they are called."""
TABLE = re.compile(r"/table/([^/]+)")
RULES = re.compile(r"/rules/([^/]+)(?:/([^/]+))?")
DECKS = re.compile(r"/decks/([^/]+)(?:/[^/]+)?")
CARDS = re.compile(r"/cards/([^/]+)(?:/([^/]+))?")
LEARN = re.compile(r"/learn/([^/]+)(?:/([^/]+))?")
EDITOR = re.compile(r"/editor/([^/]+)")
EXERCISES = re.compile(r"/exercises/([^/]+)(?:/([^/]+))?")
REPLAY = re.compile(r"/replay/([^/]+)(?:/\d{1,6})?")
NO_PAGES = ("/api/", "/assets/")
"""Below these nothing is a page."""
PREVIEW = "/preview.png"
LOCALES = {"en": "en_GB", "hu": "hu_HU", "pl": "pl_PL"}
WISH = re.compile(r"\s*([a-z]{1,8})(?:-[a-z0-9-]*)?\s*(?:;\s*q=([0-9.]{1,5}))?\s*", re.IGNORECASE)
STRANGER = User("nobody", 0, "")
"""Whoever follows a link: previews are made for no one in particular."""
KEPT = 256
"""So many pages are kept as they were last sent."""

HEAD = """<title>{title}</title>
    <meta name="description" content="{description}" />
    <meta property="og:site_name" content="{site}" />
    <meta property="og:title" content="{title}" />
    <meta property="og:description" content="{description}" />
    <meta property="og:type" content="website" />
    <meta property="og:locale" content="{locale}" />
    <meta property="og:url" content="{origin}{path}" />
    <meta property="og:image" content="{origin}{image}" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />"""
PLAIN_TITLE = "<title>Stonehall</title>"
PLAIN_LANGUAGE = '<html lang="en">'
PLAIN_MANIFEST = "/manifest-en.webmanifest"


class About(Struct, frozen=True):
    """What a page is about; ``found`` is false for a page that does not exist."""

    title: str
    description: str
    found: bool = True


class Pages:
    """All that is no route of the API: the files of the client, and its pages."""

    def __init__(self, files: StaticFiles, tables: TableService) -> None:
        self.files = files
        self.tables = tables
        self._index = files.sheets[INDEX].body.decode("utf-8")
        self._written = lru_cache(KEPT)(self._write)

    def answer(self, path: str, origin: str, headers: Mapping[str, str]) -> Response[bytes] | None:
        """The file or page at a path; nothing where there is neither. What is no page of ours has our page say so."""
        file = self.files.find(path)
        if file is not None:
            return file.response(headers)
        if f"{path}/".startswith(NO_PAGES):
            return None
        place = path.rstrip("/") or "/"
        language = wished_language(headers.get("accept-language", ""))
        about = self.about(place, language)
        page = self._written(about, language, origin, place if about.found else "/")
        return page.response(headers, HTTP_200_OK if about.found else HTTP_404_NOT_FOUND)

    def about(self, path: str, language: str) -> About:
        """What the page at a path is about."""
        words = _words(language)
        if path in TITLES:
            title = words.get(TITLES[path])
            return About(title if path == "/" else _titled(words, title), words.get("preview-hall"))
        table = TABLE.fullmatch(path) or REPLAY.fullmatch(path)
        if table is not None:
            try:
                facts = self.tables.facts(STRANGER, table[1])
            except RequestRefused:
                return About(_titled(words, words.get("table-missing")), words.get("preview-hall"), found=False)
            return About(_titled(words, _title(facts.game, language)), _invitation(words, facts))
        rules, learn, exercises = RULES.fullmatch(path), LEARN.fullmatch(path), EXERCISES.fullmatch(path)
        about = None
        if rules is not None:
            about = _about_rules(words, language, rules[1], rules[2] or "")
        elif learn is not None:
            about = _about_lessons(words, language, learn[1], learn[2] or "")
        elif exercises is not None:
            about = _about_exercises(words, language, exercises[1], exercises[2] or "")
        elif (cards := CARDS.fullmatch(path)) is not None:
            about = _about_cards(words, language, cards[1], cards[2] or "")
        elif (decks := DECKS.fullmatch(path)) is not None:
            about = _about_decks(words, language, decks[1])
        elif (editor := EDITOR.fullmatch(path)) is not None and editor[1] in stonehall.game_ids():
            title = words.get("editor-of", game=_title(editor[1], language))
            about = About(_titled(words, title), words.get("preview-editor"))
        return about or About(_titled(words, words.get("web-not-found")), words.get("preview-hall"), found=False)

    def _write(self, about: About, language: str, origin: str, path: str) -> StaticFile:
        parts = {
            "title": about.title, "description": about.description, "site": _words(language).get("web-title"),
            "locale": LOCALES[language], "origin": origin, "path": path, "image": PREVIEW,
        }  # fmt: skip
        head = HEAD.format_map({name: html.escape(part) for name, part in parts.items()})
        page = self._index.replace(PLAIN_LANGUAGE, f'<html lang="{language}">', 1).replace(PLAIN_TITLE, head, 1)
        page = page.replace(PLAIN_MANIFEST, f"/manifest-{language}.webmanifest", 1)
        return StaticFile(page.encode("utf-8"), "text/html", vary="accept-encoding, accept-language")


def wished_language(header: str) -> str:
    """The language of ours that an ``Accept-Language`` header likes best; English if it names none.

    >>> wished_language("de, pl;q=0.7, hu-HU;q=0.9"), wished_language("de"), wished_language("PL")
    ('hu', 'en', 'pl')
    """
    wishes = [match for part in header[:200].split(",") if (match := WISH.fullmatch(part)) is not None]
    ours = [(_weight(wish[2]), wish[1].lower()) for wish in wishes if wish[1].lower() in LANGUAGES]
    return max(ours, key=lambda one: one[0])[1] if ours else LANGUAGES[0]


def _weight(text: str | None) -> float:
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0


def _invitation(words: Catalogue, facts: TableFacts) -> str:
    """What is said of a table: who waits there, or that a game is played."""
    if facts.stage != "open":
        return words.get(f"preview-{facts.stage}")
    waiting = [seat.name for seat in facts.seats if seat.kind == "person"]
    if not waiting:
        return words.get("preview-open")
    guest = waiting[0].isdecimal()
    name = words.get("web-guest", number=waiting[0]) if guest else waiting[0]
    return words.get("preview-invitation", name=name)


def _about_rules(words: Catalogue, language: str, game: str, place: str) -> About | None:
    """The rules of a game, or a place in them; nothing where there is no such thing."""
    book = rulebook(game, language) if game in stonehall.game_ids() else None
    if book is None:
        return None
    whole = words.get("web-rules-of", game=_title(game, language))
    if not place:
        return About(_titled(words, whole), words.get("preview-rules"))
    found = about_place(book, place)
    if found is None:
        return None
    chapter, text = found
    return About(_titled(words, f"{place if text else chapter} · {whole}"), text or words.get("preview-rules"))


def _about_cards(words: Catalogue, language: str, game: str, card: str) -> About | None:
    """The cards of a game, or one of them; nothing where there is no such thing."""
    if game not in stonehall.game_ids():
        return None
    title = words.get("web-cards-of", game=_title(game, language))
    if card:
        name = _card_names(game, language).get(card)
        if name is None:
            return None
        title = f"{name} · {title}"
    return About(_titled(words, title), words.get("preview-cards"))


def _about_decks(words: Catalogue, language: str, game: str) -> About | None:
    """Building decks of a game; nothing where nobody builds any."""
    if game not in stonehall.game_ids() or stonehall.load(game).deck_plan() is None:
        return None
    title = words.get("build-title", game=_title(game, language))
    return About(_titled(words, title), words.get("preview-cards"))


@cache
def _card_names(game_id: str, language: str) -> dict[str, str]:
    """What the cards of a game are called, by their ids."""
    game = stonehall.load(game_id)
    said = one_line_messages(game_words(game, language))
    return {card.id: said.get(card.name.id, card.id) for card in game.card_library().cards}


def _about_lessons(words: Catalogue, language: str, game: str, lesson: str) -> About | None:
    """The lessons of a game, or one of them; nothing where there is no such thing."""
    found = course(stonehall.load(game)).lessons if game in stonehall.game_ids() else []
    if not found or (lesson and lesson not in [one.id for one in found]):
        return None
    title = f"{words.get('web-nav-learn')} · {_title(game, language)}"
    return About(_titled(words, title), words.get("preview-hall"))


def _about_exercises(words: Catalogue, language: str, game: str, exercise: str) -> About | None:
    """The exercises of a game, or one of them; nothing where there is no such thing."""
    found = exercise_list(stonehall.load(game)).exercises if game in stonehall.game_ids() else []
    if not found or (exercise and exercise not in [one.id for one in found]):
        return None
    title = f"{words.get('web-exercises')} · {_title(game, language)}"
    return About(_titled(words, title), words.get("preview-exercise" if exercise else "preview-hall"))


def _titled(words: Catalogue, page: str) -> str:
    return words.get("web-page-title", page=page)


@cache
def _words(language: str) -> Catalogue:
    """The words of the shell alone: those of a game take long to read."""
    return Catalogue(language)


@cache
def _title(game_id: str, language: str) -> str:
    """What a game is called; one without words of its own goes by its English title."""
    game = stonehall.load(game_id)
    try:
        return one_line_messages(game_words(game, language)).get(f"{game.prefix}-title", game.title)
    except MissingWords:
        return game.title
