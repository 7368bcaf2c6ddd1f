"""A record read like a book: one play after the other, forwards and back."""

from __future__ import annotations

from stonehall.kernel import CHANCE, GameLog, Record
from stonehall.locale import catalogue
from stonehall.terminal.arguments import Arguments
from stonehall.terminal.displays import display_for
from stonehall.terminal.screen import Screen
from stonehall.toolkit.turn_picture import TurnPicture


def step_through(record: Record, screen: Screen, first: int, last: int) -> None:
    """Show the position after play ``first`` and go where the reader wants, up to play ``last``."""
    whole = GameLog.of(record)
    place = first
    while True:
        state = record.truncated(place).state
        log = screen.lines(whole.told[: whole.marks[place]], None, everything=True)
        screen.notice = screen.words.get("terminal-replay-keys")
        screen.frame(screen.display.open_view(state), log, question=_title(whole, screen, place, last))
        try:
            typed = screen.ask().lower()
        except (EOFError, KeyboardInterrupt):
            return
        if typed in ("q", "quit", "exit"):
            return
        if typed.isdecimal():
            place = min(max(int(typed), first), last)
        elif typed in ("b", "back"):
            place = max(place - 1, first)
        elif place < last:
            place += 1


def _title(whole: GameLog, screen: Screen, place: int, last: int) -> str:
    """Where we are and what was played to get here."""
    title = screen.words.get("terminal-replay-place", place=place, count=len(whole.record.plays))
    played = f": {whole.record.plays[place - 1].text}" if place else ""
    over = whole.record.state.outcome is not None and place == len(whole.record.plays)
    ending = f" · {screen.display.prompt(screen.display.open_view(whole.record.state))}" if over else ""
    return title + played + ending


def print_through(record: Record, screen: Screen, seats: tuple[str, ...], first: int, last: int) -> None:
    """Print every play from ``first`` to ``last`` with what it did, in words."""
    whole = GameLog.of(record)
    for place in range(first, last + 1):
        if place:
            play = whole.record.plays[place - 1]
            who = "" if play.seat == CHANCE else f"{screen.display.seat_name(seats[play.seat])}: "
            screen.say(f"{place:>4} {who}{play.text}", "bold")
        for line in screen.lines(whole.told_by(place), None, everything=True, in_full=True):
            screen.say(f"     {line}")
    if last == len(record.plays) and record.state.outcome is not None:
        screen.say(screen.display.prompt(screen.display.open_view(record.state)), "bold")


def turn_picture(arguments: Arguments, record: Record, turn: int, seat: str, theme: str, language: str) -> str:
    """A turn of a record as a picture that moves; with a seat, no more is told than that seat was."""
    log, seats = GameLog.of(record), record.state.seat_names
    begun = dict(log.turns())
    if turn not in begun:
        arguments.wrong(f"there is no turn {turn}; the record has turns 1 to {max(begun, default=0)}", "--turn")
    viewer = seats.index(arguments.one_of("--seat", seat, seats)) if seat else None
    arguments.settle("This cannot be shown.")
    words = catalogue(language, record.game)
    known = range(len(seats)) if viewer is None else (viewer,)
    display = display_for(record.game, words, seats)
    return TurnPicture(log, viewer, known, words.text, display.players, theme).draw(begun[turn], record.game.title)
