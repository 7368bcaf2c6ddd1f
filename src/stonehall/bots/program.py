# interpreted: it waits for other programs, and ends them when nobody needs them any more
"""A bot that is another program: it reads what its seat may know as a line of JSON and writes its play as another.

Each question is complete, so one running program serves all games and seats of a process; it is started when it is
first asked and again after it has ended. ``docs/bot-protocol.md`` says what the lines hold.
"""

from __future__ import annotations

import json
import queue
import shlex
import subprocess
import threading
from functools import cache
from random import Random
from typing import IO, Final

from stonehall.bots.fault import BotError
from stonehall.kernel import Observation, Option, Problem

PREFIX: Final = "cmd:"
PATIENCE: Final = 60.0
"""Seconds that a program may think about a play."""
ATTEMPTS: Final = 2
SHOWN: Final = 200
"""So much of a wrong answer is shown."""


class ProgramBot:
    """A seat that another program plays."""

    def __init__(self, command: str, seed: int | None = None) -> None:
        self.program = running(command)
        self.rng = Random(seed)

    def choose(self, observation: Observation) -> Option:
        options = [observation.text_of(option) for option in observation.options]
        question = {
            "game": observation.game.id,
            "seat": observation.seat,
            "seed": self.rng.getrandbits(32),
            "prompt": observation.decision.prompt,
            "options": options,
            "view": observation.view,
        }
        answer = self.program.ask(json.dumps(question, ensure_ascii=False))
        return observation.options[_index(self.program.command, answer, options)]


def _index(command: str, answer: str, options: list[str]) -> int:
    """Which option an answer names: by its text or its number."""
    try:
        play = json.loads(answer)["play"]
    except (ValueError, TypeError, KeyError):
        raise _fault(command, f'it wrote {answer[:SHOWN]!r} and not {{"play": …}}') from None
    if isinstance(play, int) and not isinstance(play, bool) and 0 <= play < len(options):
        return play
    if play in options:
        return options.index(play)
    raise _fault(command, f"it played {str(play)[:SHOWN]!r}, which is not among its options")


class Program:
    """A command that runs, with somebody who listens to what it writes."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.process: subprocess.Popen[str] | None = None
        self.lines: queue.SimpleQueue[str] = queue.SimpleQueue()

    def ask(self, line: str) -> str:
        """The line with which the program answers; one that has ended is started once more."""
        for _ in range(ATTEMPTS):
            if self.process is None or self.process.poll() is not None:
                self._start()
            assert self.process is not None
            assert self.process.stdin is not None
            try:
                self.process.stdin.write(line + "\n")
                self.process.stdin.flush()
                answer = self.lines.get(timeout=PATIENCE)
            except OSError:
                answer = ""
            except queue.Empty:
                self.end()
                raise _fault(self.command, f"it did not answer within {PATIENCE:g} seconds") from None
            if answer:
                return answer
            self.end()
        raise _fault(self.command, "it ended instead of answering")

    def end(self) -> None:
        """End it; the next question starts it again."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def _start(self) -> None:
        try:
            self.process = subprocess.Popen(
                shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
            )
        except (OSError, ValueError, IndexError) as problem:
            raise _fault(self.command, f"it cannot be started ({problem})") from problem
        assert self.process.stdout is not None
        self.lines = queue.SimpleQueue()
        threading.Thread(target=_listen, args=(self.process.stdout, self.lines), daemon=True).start()


def _listen(source: IO[str], lines: queue.SimpleQueue[str]) -> None:
    """Pass on every line, and an empty one when there are no more."""
    for line in source:
        lines.put(line)
    lines.put("")


@cache
def running(command: str) -> Program:
    """The program of a command, one for each process of ours; its input ends with us."""
    return Program(command)


def _fault(command: str, what: str) -> BotError:
    return BotError(f"The bot {PREFIX}{command} does not play on.", [Problem(what)])
