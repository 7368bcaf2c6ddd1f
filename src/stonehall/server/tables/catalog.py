"""What the games are made of, for those who choose: games, decks, cards."""

from __future__ import annotations

import csv
import io
from functools import cache
from typing import Final

import msgspec

import stonehall
from stonehall.bots import offered_bots
from stonehall.kernel import AnyGame, Setting, SettingsError
from stonehall.lab.ladder import in_package
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.protocol import (
    Card,
    DeckCheck,
    DeckFacts,
    DeckText,
    FormFacts,
    GameFacts,
    LadderFacts,
    TextCheck,
    TextFiles,
)
from stonehall.server.wire.text import complaints

LONGEST_DECK: Final = 8000
MOST_ENTRIES: Final = 120
"""A deck that is longer, or has more lines and parts of lines, is not read."""

LONGEST_TEXT: Final = 40_000
"""Characters of a text that somebody brings for a setting."""

SCORES: Final = ("games", "score", "share", "low", "high", "seed", "day", "version")
"""What a table of all meetings tells of each."""

FORM: Final = "form"
TEAMS: Final = "teams"
SEATS: Final = "seats"
"""What the settings of a game are called that say how it is played, if it has them."""


def find(game_id: str) -> AnyGame:
    """The game with this id."""
    if game_id not in stonehall.game_ids():
        raise RequestRefused("no-game", 404)
    return stonehall.load(game_id)


def games() -> list[GameFacts]:
    """Every game with what can be chosen at a new table of it."""
    return [_game(stonehall.load(id)) for id in stonehall.game_ids()]


def _game(game: AnyGame) -> GameFacts:
    form = setting(game, FORM)
    names = form.values if form is not None else ("",)
    forms = [FormFacts(name, _counts(game, name, "no"), _counts(game, name, "yes")) for name in names]
    offered = offered_bots()
    return GameFacts(
        game.id, game.title, game.prefix, list(game.seat_names), decks(game), list(offered), forms,
        form.default if form is not None else "", _takes_own_decks(game), _is_one_of_each(game),
        texts(game), {bot: seconds for bot, seconds in offered.items() if seconds is not None},
    )  # fmt: skip


def ladders() -> list[LadderFacts]:
    """How strong the bots are, as far as it was measured."""
    return msgspec.convert([measurement.data() for measurement in in_package()], list[LadderFacts])


def ladder_sheet() -> str:
    """The same as CSV: who met whom, their ratings, and how often the first won."""
    lines = io.StringIO()
    sheet = csv.writer(lines, lineterminator="\n")
    sheet.writerow(["game", "form", "first", "rating", "error", "second", "rating", "error", *SCORES])
    for ladder in ladders():
        rated = {standing.bot: (standing.rating, standing.error) for standing in ladder.bots}
        for one in ladder.scores:
            named = [one.first, *rated[one.first], one.second, *rated[one.second]]
            sheet.writerow([ladder.game, ladder.form, *named, *[getattr(one, name) for name in SCORES]])
    return lines.getvalue()


@cache
def decks(game: AnyGame) -> list[DeckFacts]:
    """The ready decks of a game."""
    return msgspec.convert(list(game.deck_catalog()), list[DeckFacts])


def setting(game: AnyGame, name: str) -> Setting | None:
    """The option of a game that has this name, if it has one."""
    return next((one for one in game.settings if one.name == name), None)


def texts(game: AnyGame) -> list[str]:
    """The settings of a game that are texts."""
    return [one.name for one in game.settings if one.text]


def seat_settings(game: AnyGame, count: int) -> dict[str, str]:
    """How a game that can be played by more or fewer is told by how many."""
    return {SEATS: str(count)} if setting(game, SEATS) is not None else {}


def _counts(game: AnyGame, form: str, teams: str) -> list[int]:
    """By how many a form can be played, in teams or not: those with which a game can begin."""
    settings = {name: value for name, value in ((FORM, form), (TEAMS, teams)) if setting(game, name) is not None}
    if teams == "yes" and TEAMS not in settings:
        return []
    return [count for count in game.seat_counts if _begins(game, {**settings, **seat_settings(game, count)}, count)]


def _begins(game: AnyGame, settings: dict[str, str], count: int = 0) -> bool:
    """Whether a game begins with these settings, and with so many seats if that is asked."""
    try:
        seats = game.seats_in(game.start(settings))
    except SettingsError:
        return False
    return count in (0, len(seats))


def _is_one_of_each(game: AnyGame) -> bool:
    ready = game.decks()
    return bool(ready) and not _begins(game, dict.fromkeys(game.seat_names, ready[0]))


def _takes_own_decks(game: AnyGame) -> bool:
    """Whether an option named like a seat takes more than the names of the ready decks."""
    seat = setting(game, game.seat_names[0])
    return seat is not None and not seat.values


def cards(game: AnyGame) -> list[Card]:
    """Every printed card of a game."""
    return [dict(card) for card in game.card_catalog()]


def check_deck(deck: DeckText) -> DeckCheck:
    """The deck in the form a seat takes, or everything that is wrong with it."""
    game = find(deck.game)
    try:
        return DeckCheck(deck_of(game, game.seat_names[0], deck.text)[0], [])
    except RequestRefused as wrong:
        if wrong.code != "deck":
            raise
        return DeckCheck("", wrong.problems)


def refuse_long_deck(text: str) -> None:
    """A list that is longer than any deck is not read."""
    if len(text) > LONGEST_DECK or sum(map(text.count, "\n;,")) >= MOST_ENTRIES:
        raise RequestRefused("deck-too-long", 422)


def deck_of(game: AnyGame, seat: str, text: str) -> tuple[str, str]:
    """The option a deck stands for, and the faction it is of; both are empty where the deck is left to luck."""
    refuse_long_deck(text)
    if not text.strip():
        return "", ""
    for deck in decks(game):
        if deck.id == text:
            return text, deck.faction
    try:
        option = game.deck_setting(text, seat)
        if option in game.decks():
            return deck_of(game, seat, option)
        game.start({seat: option})
    except SettingsError as wrong:
        raise RequestRefused("deck", 422, complaints(wrong)) from None
    return option, game.emblem_of(option)


def check_text(given: TextFiles) -> TextCheck:
    """The text in files as the value of a setting, or everything that is wrong with it."""
    game = find(given.game)
    if given.setting not in texts(game):
        raise RequestRefused("settings", 422)
    check_length(*[file.text for file in given.files])
    try:
        value = game.text_value(given.setting, {file.name: file.text for file in given.files}, given.title)
        return TextCheck(value, game.text_title(given.setting, value), [])
    except SettingsError as wrong:
        return TextCheck("", "", complaints(wrong))


def check_length(*parts: str) -> None:
    """Refuse a text that is longer than any that is read."""
    if sum(map(len, parts)) > LONGEST_TEXT:
        raise RequestRefused("text-too-long", 422)
