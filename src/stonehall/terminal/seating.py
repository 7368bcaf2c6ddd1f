"""Who sits where: a game is made ready for those who will play it at this terminal."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from stonehall.bots import make_bot
from stonehall.kernel import AnyGame, GameLog, Match, Player, Record
from stonehall.locale import catalogue
from stonehall.terminal.displays import display_for
from stonehall.terminal.files import new_record_path
from stonehall.terminal.play import TerminalGame
from stonehall.terminal.screen import Screen

DEFAULT_BOT = "squire"
DEFAULT_LANGUAGE = "en"


@dataclass(frozen=True)
class Seating:
    """A person on the seat ``own`` against a bot; without a bot two people share the keyboard."""

    game: AnyGame
    seats: tuple[str, ...]
    own: int
    bot: str
    language: str

    @property
    def people(self) -> list[int]:
        return [self.own] if self.bot else list(range(len(self.seats)))

    @property
    def command(self) -> str:
        """The command that seats the same people again."""
        words = ["stonehall", "play", self.game.id]
        words += ["--lang", self.language] if self.language != DEFAULT_LANGUAGE else []
        words += ["--seat", self.seats[self.own]] if self.bot and self.own else []
        words += ["--bot", self.bot] if self.bot not in ("", DEFAULT_BOT) else []
        return shlex.join(words if self.bot else [*words, "--hot-seat"])


def sit_down(seating: Seating, record: Record, resumed: Path | None, seed: int | None) -> TerminalGame:
    """A game ready to be played. A resumed game is kept in its own file, a new one in a new file."""
    words = catalogue(seating.language, seating.game)
    game_log = GameLog.of(record)
    seeds = [None if seed is None else seed + 1 + seat for seat in range(len(seating.seats))]
    bots: list[Player] = [make_bot(seating.bot or DEFAULT_BOT, own) for own in seeds]  # those of people never play
    match = Match(seating.game, bots, seed=seed, record=game_log.record)
    names = dict.fromkeys(seating.seats, words.get("player-bot", name=seating.bot) if seating.bot else "")
    if seating.bot:
        names[seating.seats[seating.own]] = words.get("player-you")
    screen = Screen(Console(), display_for(seating.game, words, seating.seats), words, names)
    if resumed is not None:
        screen.notice = words.get("shell-loaded", file=str(resumed))
    else:
        screen.notice = screen.display.welcome(match.state.view(seating.own), seating.own, bool(seating.bot))
    if record.practice:
        screen.notice = f"{screen.notice} {words.get('terminal-practice')}"
    path = resumed if resumed is not None else new_record_path(seating.game)
    return TerminalGame(match, game_log, seating.people, screen, seating.seats, path, seating.command)
