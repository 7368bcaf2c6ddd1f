"""The words of a command line, checked: whatever is wrong with them is collected and said at once."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

import stonehall
from stonehall.bots import BotError, find_bot
from stonehall.kernel import AnyGame, PositionError, Problem, SettingsError, StonehallError
from stonehall.kernel.spelling import did_you_mean
from stonehall.locale import LANGUAGES
from stonehall.terminal.files import read_text, read_texts, title_of

Language = Annotated[str, typer.Option("--lang", help="Language: en, hu or pl.")]
SearchedText = Annotated[str, typer.Option("--text", metavar="WORDS", help="Only cards with these words on them.")]
Cost = Annotated[str, typer.Option("--cost", metavar="N|N-M", help="Only cards of this cost: 2, 1-3 or 5+.")]
CardClass = Annotated[str, typer.Option("--class", help="Only this class, for example champion.")]
Full = Annotated[bool, typer.Option("--full", help="Show the texts of many cards, too.")]


class Arguments:
    """Reads arguments one after the other; :meth:`settle` raises one error that names every problem."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def wrong(self, text: str, where: str = "") -> None:
        self.problems.append(Problem(text, where))

    def settle(self, headline: str) -> None:
        if self.problems:
            raise StonehallError(headline, self.problems)

    def one_of(self, where: str, value: str, known: Sequence[str]) -> str:
        """One word of a list; the first of it when the given one is wrong."""
        if value in known:
            return value
        self.wrong(f"{value!r} is not one of {', '.join(known)}{did_you_mean(value, known)}", where)
        return known[0]

    def language(self, value: str) -> str:
        return self.one_of("--lang", value, LANGUAGES)

    def bot(self, where: str, value: str) -> str:
        """The name of a bot, or ``package.module:Class``, which may stand in the folder one is in."""
        if ":" in value and "" not in sys.path:
            sys.path.append("")
        try:
            find_bot(value)
        except BotError as wrong:
            self.problems += [Problem(f"{wrong.headline.rstrip('.')} ({problem})", where) for problem in wrong.problems]
        return value

    def at_least(self, where: str, value: int, least: int) -> int:
        if value < least:
            self.wrong(f"{value} is too few; at least {least}", where)
        return max(value, least)

    def game(self, id: str) -> AnyGame | None:
        known = stonehall.game_ids()
        if id in known:
            return stonehall.load(id)
        self.wrong(f"there is no game {id!r} (games: {', '.join(known)}{did_you_mean(id, known)})", "game")
        return None

    def deck(self, where: str, game: AnyGame, value: str) -> str:
        """The value of the setting of a deck: the id of a ready deck, or the path of a file with a deck as text."""
        known = game.decks()
        if value in known:
            return value
        if not known:
            self.wrong(f"{game.title} is played without decks", where)
            return value
        if not Path(value).exists():
            ready = f"ready decks: {', '.join(known)}{did_you_mean(value, known)}"
            self.wrong(f"{value!r} is neither a ready deck nor a file ({ready})", where)
            return value
        try:
            return game.deck_setting(read_text(value), Path(value).name)
        except SettingsError as wrong:
            self.problems += [problem.at(f"{where} {value}") for problem in wrong.problems]
        except StonehallError as wrong:
            self.problems += [problem.at(where) for problem in wrong.problems]
        return value

    def position(self, where: str, path: str) -> str:
        """The position in a file."""
        try:
            return read_text(path)
        except StonehallError as wrong:
            self.problems += [problem.at(where) for problem in wrong.problems]
        return ""

    def settings(self, game: AnyGame, given: Sequence[str]) -> dict[str, str]:
        """Settings of the game written as ``name=value``; the game itself says whether the values are possible."""
        found = {}
        names = [setting.name for setting in game.settings]
        for text in given:
            name, sign, value = text.partition("=")
            if not sign:
                self.wrong(f"{text!r} is not written as name=value", "--set")
            elif name not in names:
                listed = f"settings: {', '.join(names)}{did_you_mean(name, names)}"
                self.wrong(f"unknown setting {name!r} ({listed})", "--set")
            elif value and next(setting.text for setting in game.settings if setting.name == name):
                found[name] = self.text(game, name, value)
            else:
                found[name] = value
        return found

    def text(self, game: AnyGame, name: str, path: str) -> str:
        """The value of a setting that is a text, from the file or the folder where it stands."""
        try:
            return game.text_value(name, read_texts(path), title_of(path))
        except SettingsError as wrong:
            self.problems += [problem.at(path) for problem in wrong.problems]
        except StonehallError as wrong:
            self.problems += [problem.at(f"--set {name}") for problem in wrong.problems]
        return ""

    def seats(self, game: AnyGame, given: dict[str, str]) -> tuple[str, ...]:
        """The seats that play with these settings; all there are, if the settings are wrong."""
        try:
            return game.seats_of(game.complete(given))
        except SettingsError as wrong:
            self.problems += wrong.problems
            return game.seat_names

    def check_settings(self, game: AnyGame, given: dict[str, str]) -> None:
        """What the game itself says about its settings, added to what is wrong already."""
        try:
            game.start(given)
        except (SettingsError, PositionError) as wrong:
            self.problems += wrong.problems
