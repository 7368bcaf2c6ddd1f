"""What the positions of all games have in common: lines of words, and an agenda that can be written and read."""

from __future__ import annotations

from abc import abstractmethod

from stonehall.kernel.decision import Step
from stonehall.kernel.errors import PositionError, Problem
from stonehall.kernel.inheritance import mypyc_attr
from stonehall.kernel.state import Frame, State, StepBook


def agenda_lines(state: State) -> list[str]:
    """The agenda with the frame that asked on top, one line for each frame."""
    frames = list(state.agenda)
    if state.decision is not None and state.asking_frame is not None:
        frames.append(state.asking_frame)
    return [_frame(frame) for frame in frames]


def _frame(frame: Frame) -> str:
    words = [f"({','.join(map(str, arg))})" if isinstance(arg, tuple) else str(arg) for arg in frame[1]]
    return " ".join(["agenda", frame[0].__name__, *words])


@mypyc_attr(allow_interpreted_subclasses=True)
class PositionReader:
    """Reads a text line by line, collecting what is wrong on the way; one error lists all problems."""

    def __init__(self, head: str, steps: StepBook) -> None:
        self.head = head
        self.steps = steps
        self.problems: list[Problem] = []
        self.where = ""
        self.frames: list[Frame] = []
        self.with_agenda = False

    @abstractmethod
    def line(self, words: list[str]) -> None:
        """Take in one line; a ``ValueError``, ``KeyError`` or ``IndexError`` is a problem of that line."""

    def wrong(self, text: str) -> None:
        self.problems.append(Problem(text, self.where))

    def read_lines(self, text: str) -> None:
        lines = text.strip().splitlines()
        if not lines or lines[0].strip() != self.head:
            raise PositionError("This is not a position.", [Problem(f"it must begin with {self.head!r}", "line 1")])
        for number, line in enumerate(lines[1:], 2):
            words = line.split("#")[0].lower().split()
            self.where = f"line {number}"
            if words:
                self._read_line(words)
        self.where = ""

    def _read_line(self, words: list[str]) -> None:
        try:
            if words[0] == "agenda":
                self.with_agenda = True
                self.frames.append(self._read_frame(words[1:]))
            else:
                self.line(words)
        except KeyError as unknown:
            self.wrong(f"there is no {unknown.args[0]!r}")
        except (ValueError, IndexError) as problem:
            self.wrong(f"cannot be read: {' '.join(words)!r} ({problem})")

    def _read_frame(self, words: list[str]) -> Frame:
        args: list[int | str | tuple[int, ...]] = []
        for word in words[1:]:
            if word.startswith("("):
                args.append(tuple([int(part) for part in word.strip("()").split(",") if part]))
            else:
                args.append(word if word in self.steps.by_name else int(word))
        return self.steps.by_name[words[0]], tuple(args)

    def resume(self, state: State, quiet: Step) -> None:
        """Let the state go on with the agenda that was read, or at a quiet moment; errors first."""
        if self.problems:
            raise PositionError("The position cannot be set up.", self.problems)
        if not state.over:
            state.agenda = self.frames if self.with_agenda else [(quiet, ())]
            state.run()
