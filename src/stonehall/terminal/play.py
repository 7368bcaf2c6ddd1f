"""A game played by typing: one decision after the other, with undo up to the information barrier."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping
from itertools import takewhile
from pathlib import Path

from rich.table import Table as RichTable

from stonehall.bots.hints import adviser
from stonehall.kernel import CHANCE, END, GameLog, IllegalPlay, Match, Observation, Problem
from stonehall.kernel.leaving import CONCEDED
from stonehall.terminal.files import write_record
from stonehall.terminal.menu import Menu, matching
from stonehall.terminal.screen import Screen

LOG_LINES = 24
EVENTS_IN_SIGHT = 60
"""More than any frame has room for."""


class Leave(Exception):
    """The person wants to go."""


class TerminalGame:
    """One game at one terminal. ``people`` are the seats of those who type; the match plays the others."""

    def __init__(
        self, match: Match, game_log: GameLog, people: list[int], screen: Screen, seats: tuple[str, ...],
        path: Path, resume: str,
    ) -> None:  # fmt: skip
        self.match = match
        self.game_log = game_log
        self.people = people
        self.screen = screen
        self.display = screen.display
        self.words = screen.words
        self.seats = seats
        self.path = path
        self.resume = resume
        self.facing = people[0]
        self.troubled = False
        self.conceding = -1
        """At how many plays somebody asked what giving up would do."""
        self.warned = ""
        """The play that was typed once, and of which the person was warned."""
        self.passed: set[tuple[object, str]] = set()
        """The warnings that were passed over, each with its turn: once in a turn is enough."""
        self.until: tuple[object, str] | None = None
        """The turn, and the part of it up to which all parts are being ended."""
        self.view: Mapping[str, object] = {}
        self.texts: list[str] = []
        self.whole = Menu([])
        self.menu = self.whole
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help, "?": self.help, "options": self.list_options, "all": self.list_options,
            "card": self.card, "show": self.card, "log": self.log, "board": self.draw_again, "hint": self.hint,
            "undo": self.undo, "save": self.save, "concede": self.concede, "quit": self.leave, "exit": self.leave,
            "q": self.leave,
        }  # fmt: skip

    # The loop -----------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end, or until somebody leaves; the record is kept in either case."""
        try:
            while (decision := self.match.state.decision) is not None:
                if decision.seat in self.people:
                    self.decide(decision.seat)
                else:
                    self.match.step()
                    self.game_log.note()
        except (Leave, EOFError, KeyboardInterrupt):
            self.screen.say("")
            if self.keep(self.path):
                self.screen.tell("shell-saved", file=str(self.path))
                self.screen.tell("terminal-resume", command=f"{self.resume} --resume {shlex.quote(str(self.path))}")
            return
        except Exception:  # a fault of the engine or of a bot: the plays up to it are what is needed to find it
            if self.keep(self.path):
                self.screen.tell("shell-saved", file=str(self.path))
            raise
        self.finish()

    def finish(self) -> None:
        alone = len(self.people) == 1
        view = self.match.state.view(self.facing) if alone else self.display.open_view(self.match.state)
        self.screen.frame(view, self.lines(EVENTS_IN_SIGHT))
        if self.game_log.record.practice:
            self.screen.tell("terminal-practice-over")
        if self.keep(self.path):
            self.screen.tell("shell-saved", file=str(self.path))
            self.screen.tell("terminal-replay", command=f"stonehall replay {shlex.quote(str(self.path))}")

    def decide(self, seat: int) -> None:
        """Ask the person on a seat until something is played or taken back."""
        if seat != self.facing and len(self.people) > 1:
            self.hand_over(seat)
        self.facing = seat
        self.view = self.match.state.view(seat)
        self.texts = self.display.options(self.view)
        self.whole = self.menu = Menu.of(self.display, self.view, self.texts, self.screen.layout.few)
        self.keep_quietly()
        self.warned = ""
        if self.goes_on() and self.ends():
            return
        self.draw_again()
        if self.warned:
            self.warn(self.warned)
        before = len(self.game_log.record.plays)
        while before == len(self.game_log.record.plays):
            self.answer(self.screen.ask())

    def hand_over(self, seat: int) -> None:
        """The next player must not see the hand of the last one."""
        self.screen.clear()
        self.screen.tell("terminal-hand-over", player=self.display.seat_name(self.seats[seat]))
        self.screen.ask("")

    # What was typed -----------------------------------------------------------------------------------------------

    def answer(self, line: str) -> None:
        """A play, a number, a command, or the beginning of a play, in this order."""
        words = line.lower().split()
        if not words:
            self.menu = self.whole
            self.draw_again()
        elif " ".join(words) in self.texts:
            self.play(" ".join(words))
        elif words[:2] == [END, "to"]:
            self.end_to(" ".join(words[2:]))
        elif words[0].isdecimal():
            self.choose(int(words[0]), words[1:])
        elif words[0] in self.commands:
            self.commands[words[0]](line.partition(" ")[2].strip())
        elif not self.narrow_within(words, self.open_texts()) and not self.narrow(words, self.texts):
            self.refuse(line)

    def open_texts(self) -> list[str]:
        """The plays of the menu in sight."""
        return [text for entry in self.menu.entries for text in entry.texts]

    def choose(self, number: int, rest: list[str]) -> None:
        """An entry of the menu; of a group, a square or a number may follow at once."""
        if not 1 <= number <= len(self.menu.entries):
            self.screen.tell("shell-no-such-option", number=number, count=len(self.menu.entries))
            return
        entry = self.menu.entries[number - 1]
        if not entry.is_group:
            self.play(entry.texts[0])
        elif rest and rest[0].isdecimal() and 1 <= int(rest[0]) <= len(entry.texts):
            self.play(entry.texts[int(rest[0]) - 1])
        elif not (rest and self.narrow_within(rest, list(entry.texts))):
            self.open(list(entry.texts), entry.depth)

    def narrow(self, words: list[str], texts: list[str]) -> bool:
        """Play what the words mean if that is clear; if several plays begin like this, offer those."""
        found = matching(words, texts)
        ends = [text for text in texts if self.display.place(self.view, text) == words[-1]] if len(words) == 1 else []
        found = found or ends
        if len(found) == 1:
            self.play(found[0])
        elif found:
            self.open(found)
        return bool(found)

    def narrow_within(self, words: list[str], texts: list[str]) -> bool:
        """The same among the plays of a group; the words they all begin with need not be typed."""
        columns = zip(*[text.split() for text in texts], strict=False)
        common = [alike[0] for alike in takewhile(lambda alike: len(set(alike)) == 1, columns)]
        return any(self.narrow([*common[:count], *words], texts) for count in range(len(common), -1, -1))

    def open(self, texts: list[str], depth: int = 0) -> None:
        """Offer the plays of a group, or those that begin like what was typed."""
        if depth:
            who = self.display.group_label(self.view, texts[0], 0, depth)
            title = self.words.get("terminal-choose", who=who)
            few = self.screen.layout.height // 2
            self.menu = Menu.within(self.display, self.view, texts, title, depth, few)
        else:
            self.menu = Menu.among(self.display, self.view, texts, self.words.get("terminal-which"))
        self.draw_again()

    def play(self, text: str) -> None:
        """Play, unless there is something to warn of: then the same has to be entered once more."""
        if text != self.warned and self.is_unwise(text):
            self.warned = text
            self.warn(text)
            return
        self.passed.add(self.warning_of(text))
        self.game_log.play(text)

    def warning_of(self, text: str) -> tuple[object, str]:
        return self.view["turn"], self.display.warning(self.view, text)

    def is_unwise(self, text: str) -> bool:
        """Whether there is a warning that has not been passed over in this turn."""
        told = self.warning_of(text)
        return bool(told[1]) and told not in self.passed

    def warn(self, text: str) -> None:
        self.screen.say(self.display.warning(self.view, text), "yellow")
        self.screen.tell("terminal-warned")

    # Several parts of a turn --------------------------------------------------------------------------------------

    def end_to(self, part: str) -> None:
        """End all parts of the turn until one is reached, or something else is asked, or there is a warning."""
        to_come = self.display.parts_to_come(self.view)
        if part not in to_come or END not in self.texts:
            self.screen.tell("terminal-no-such-part", name=part or "…", parts=", ".join(to_come) or "—")
            return
        self.until = (self.view["turn"], part)
        if not self.ends():
            self.warn(END)

    def goes_on(self) -> bool:
        """Whether the next part of the turn is to be ended on the way to another."""
        if self.until is not None:
            turn, part = self.until
            if turn == self.view["turn"] and END in self.texts and part in self.display.parts_to_come(self.view):
                return True
            self.until = None
        return False

    def ends(self) -> bool:
        """End a part of the turn on the way to another; a warning stops the way."""
        if self.is_unwise(END):
            self.until, self.warned = None, END
            return False
        self.play(END)
        return True

    def refuse(self, line: str) -> None:
        """What cannot be played: the rules say why. How plays are written is explained in English, like the plays."""
        try:
            self.match.state.legal(line)
        except IllegalPlay as illegal:
            understood = all(problem.message is not None for problem in illegal.problems)
            headline = "terminal-refused" if understood else "shell-not-understood"
            self.screen.say(self.words.get(headline, text=line), "red")
            for problem in illegal.problems:
                said = problem.text if problem.message is None else self.words.text(problem.message)
                self.screen.say(f"  - {Problem(said, problem.where, problem.rule)}", "red")

    # Commands -----------------------------------------------------------------------------------------------------

    def draw_again(self, _: str = "") -> None:
        self.screen.frame(self.view, self.lines(EVENTS_IN_SIGHT), self.menu, self.menu.title)

    def help(self, name: str) -> None:
        if name:
            self.card(name)
            return
        grid = RichTable.grid(padding=(0, 2))
        commands = [
            ("3", "terminal-command-number"), ("help", "command-help"), ("options", "terminal-command-options"),
            ("show", "command-show"), ("log", "command-log"), ("board", "command-board"), ("hint", "command-hint"),
            ("undo", "command-undo"), ("save", "command-save"), ("concede", "terminal-command-concede"),
            ("quit", "command-quit"),
        ]  # fmt: skip
        if to_come := self.display.parts_to_come(self.view):
            commands.insert(1, (f"{END} to {to_come[-1]}", "terminal-command-end-to"))
        if not self.match.record.game.cards():
            commands.remove(("show", "command-show"))
        for command, id in commands:
            grid.add_row(f" {command}", self.words.get(id))
        self.screen.say(self.display.help())
        self.screen.say(self.words.get("shell-commands"), "bold")
        self.screen.say(grid)

    def list_options(self, _: str) -> None:
        for text in self.texts:
            self.screen.say(f" {text:<32} {self.display.label(self.view, text)}")

    def card(self, name: str) -> None:
        found = self.display.card(self.view, name)
        if not isinstance(found, list):
            self.screen.say(found)
            return
        self.screen.tell("shell-no-card", name=name)
        if found:
            self.screen.tell("terminal-near", names=", ".join(found))

    def log(self, how_much: str) -> None:
        if how_much == "all":
            shown = self.screen.lines(self.game_log.told, self.facing, in_full=True)
        else:
            lines = self.lines()
            shown = lines[-LOG_LINES:]
            if len(shown) < len(lines):
                self.screen.tell("terminal-log-earlier", count=len(lines) - len(shown))
        for line in shown:
            self.screen.say(f" {line}", "bold" if line.startswith("—") else "")

    def lines(self, last: int = 0) -> list[str]:
        """The log in words; with ``last`` only that of so many events, and of the rest of their turn."""
        told = self.game_log.told
        begin = self.game_log.turn_begin(len(told) - last) if last else 0
        return self.screen.lines(told[begin:], self.facing)

    def hint(self, _: str) -> None:
        """What a good bot would do here: it sees no more than the person does."""
        option = adviser().choose(Observation(self.match.state, self.facing))
        self.screen.tell("shell-hint", option=self.display.label(self.view, self.match.state.text_of(option)))

    def undo(self, _: str) -> None:
        """Back to the own last decision, if nothing was revealed and nobody else has played since, or in practice."""
        record = self.game_log.record
        count = record.undo_point(self.facing)
        if count is not None:
            text = record.plays[count].text
            self.game_log.back_to(count)
            self.screen.notice = self.words.get("shell-undone", play=text)
        elif record.last_play_of(self.facing) is None:
            self.screen.tell("shell-nothing-to-undo")
        elif record.plays[-1].seat == CHANCE:
            self.screen.tell("terminal-undo-luck", play=record.plays[-1].text)
        else:
            player = self.display.seat_name(self.seats[record.plays[-1].seat])
            self.screen.tell("terminal-undo-other", player=player, play=record.plays[-1].text)

    def save(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.path
        if self.keep(path):
            self.screen.tell("shell-saved", file=str(path))

    def keep(self, path: Path) -> bool:
        """Write the record; a disk that refuses is told and does not end the game."""
        trouble = self._write(path)
        if trouble:
            self.screen.say(trouble, "red")
        return not trouble

    def keep_quietly(self) -> None:
        """Keep the game at every decision, so that a closed window loses nothing; trouble is told once."""
        trouble = self._write(self.path)
        if trouble and not self.troubled:
            self.screen.notice = trouble
        self.troubled = bool(trouble)

    def _write(self, path: Path) -> str:
        """Why the record could not be written; empty if it was."""
        try:
            write_record(self.game_log.record, path)
        except OSError as problem:
            return self.words.get("shell-not-saved", file=str(path), reason=problem.strerror or str(problem))
        return ""

    def concede(self, _: str) -> None:
        """Say first what giving up does, as the game has it; the second time it is done."""
        now = len(self.game_log.record.plays)
        if self.conceding == now:
            self.game_log.leave(self.facing, CONCEDED)
            return
        self.conceding = now
        after = self.match.state.clone()
        after.leave(self.facing, CONCEDED)
        self.screen.tell("terminal-concede-game" if after.over else "terminal-concede-out")

    def leave(self, _: str) -> None:
        raise Leave
