"""What the positions of all games have in common: lines of words, and an agenda that can be written and read."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from stonehall.kernel.decision import Step
from stonehall.kernel.errors import PositionError, Problem
from stonehall.kernel.inheritance import mypyc_attr
from stonehall.kernel.spelling import did_you_mean
from stonehall.kernel.state import Frame, State, StepBook

SETTINGS = "settings"
MOST_DIGITS = 7
"""Nothing that is counted in a position is longer."""
ANY_ARGUMENT = 1 << 128
"""An argument of a step may also be a set of squares, written as one number."""
MOST_NESTED = 4
"""No tuple among the arguments of a step holds tuples deeper than this."""


def agenda_lines(state: State) -> list[str]:
    """The agenda with the frame that asked on top, one line for each frame."""
    frames = list(state.agenda)
    if state.pending is not None and state.asking_frame is not None:
        frames.append(state.asking_frame)
    return [_frame(frame) for frame in frames]


def _frame(frame: Frame) -> str:
    return " ".join(["agenda", frame[0].__name__, *[_argument(arg) for arg in frame[1]]])


def _argument(arg: object) -> str:
    return f"({','.join([_argument(part) for part in arg])})" if isinstance(arg, tuple) else str(arg)


def parts_of(word: str) -> list[str]:
    """What stands between commas in a tuple, tuples inside it in one piece.

    >>> parts_of("(3,(1,2),land)"), parts_of("()")
    (['3', '(1,2)', 'land'], [])
    """
    parts: list[str] = []
    depth, part = 0, ""
    for letter in word[1:-1]:
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if letter == "," and not depth:
            parts.append(part)
            part = ""
        else:
            part += letter
    return [part for part in [*parts, part] if part]


class Unreadable(ValueError):
    """A line says what cannot be; the text is meant for whoever wrote it."""


def number_in(word: str, what: str, least: int = 0, most: int = 10**MOST_DIGITS) -> int:
    """The number a word says; ``what`` is counted, and cannot be less or more."""
    digits = word.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()):
        raise Unreadable(f"{what} is a number, not {word!r}")
    number = int(word) if len(digits) <= len(str(most)) else most + 1
    if not least <= number <= most:
        raise Unreadable(f"{what} goes from {least} to {most}, not {word}")
    return number


def place_in(word: str, known: Sequence[str], what: str) -> int:
    """The place of a word among those that are known."""
    if word not in known:
        hint = did_you_mean(word, known) or f" ({', '.join(known)})"
        raise Unreadable(f"there is no {what} {word!r}{hint}")
    return known.index(word)


class Words:
    """The words of a line, taken one after another."""

    def __init__(self, words: list[str]) -> None:
        self.rest = list(words)

    def __bool__(self) -> bool:
        return bool(self.rest)

    def take(self, what: str) -> str:
        """The next word, which says what is called so."""
        if not self.rest:
            raise Unreadable(f"{what} is missing at the end of the line")
        return self.rest.pop(0)

    def all(self) -> list[str]:
        """All words that are left."""
        found = self.rest
        self.rest = []
        return found

    def number(self, what: str, least: int = 0, most: int = 10**MOST_DIGITS) -> int:
        return number_in(self.take(what), what, least, most)

    def one_of(self, known: Sequence[str], what: str) -> int:
        return place_in(self.take(what), known, what)

    def end(self) -> None:
        if self.rest:
            raise Unreadable(f"the line should have ended before {self.rest[0]!r}")


@mypyc_attr(allow_interpreted_subclasses=True)
class PositionReader:
    """Reads a text line by line, collecting what is wrong on the way; one error lists all problems.

    The line ``settings`` may stand anywhere: it is read first, because what others may say depends on it.
    """

    def __init__(self, head: str, steps: StepBook) -> None:
        self.head = head
        self.steps = steps
        self.problems: list[Problem] = []
        self.where = ""
        self.said: set[str] = set()
        self.frames: list[Frame] = []
        self.with_agenda = False

    @abstractmethod
    def line(self, head: str, words: Words) -> None:
        """Take in one line; :class:`Unreadable` is a problem of that line."""

    def prepare(self, lines: list[list[str]]) -> None:
        """Look at all lines before any is taken in."""

    def check(self) -> list[str]:
        """What cannot be in a position, though each of its lines can."""
        return []

    def wrong(self, text: str) -> None:
        self.problems.append(Problem(text, self.where))

    def once(self, what: str) -> None:
        """What can be said only once in a position."""
        if what in self.said:
            raise Unreadable(f"{what} is said for the second time")
        self.said.add(what)

    def read_lines(self, text: str) -> None:
        lines = text.strip().splitlines()
        if not lines or lines[0].strip().lower() != self.head:
            raise PositionError("This is not a position.", [Problem(f"it must begin with {self.head!r}", "line 1")])
        numbered = [(number, line.split("#")[0].lower().split()) for number, line in enumerate(lines[1:], 2)]
        numbered = [(number, words) for number, words in numbered if words]
        self.prepare([words for _, words in numbered])
        numbered.sort(key=lambda line: line[1][0] != SETTINGS)
        for number, words in numbered:
            self.where = f"line {number}"
            try:
                self._read_line(words[0], Words(words[1:]))
            except Unreadable as problem:
                self.wrong(str(problem))
        self.where = ""

    def _read_line(self, head: str, words: Words) -> None:
        if head == "agenda":
            self.with_agenda = True
            self.frames.append(self._read_frame(words))
        else:
            if head == SETTINGS:
                self.once("the line settings")
            self.line(head, words)
            words.end()

    def _read_frame(self, words: Words) -> Frame:
        step = self.steps.by_name[self.step_name(words.take("the step"))]
        return step, tuple([self._argument(word, MOST_NESTED) for word in words.all()])

    def _argument(self, word: str, depth: int) -> int | str | tuple[object, ...]:
        if word.startswith("(") and word.endswith(")") and depth:
            return tuple([self._argument(part, depth - 1) for part in parts_of(word)])
        return word if word in self.steps.by_name else number_in(word, "an argument", -1, ANY_ARGUMENT)

    def step_name(self, word: str) -> str:
        """The name of a step, which must be one."""
        if word not in self.steps.by_name:
            raise Unreadable(f"there is no step {word!r}{did_you_mean(word, self.steps.by_name)}")
        return word

    def resume(self, state: State, quiet: Step) -> None:
        """Let the state go on with the agenda that was read, or show a quiet moment; errors first."""
        if not self.problems:
            self._refuse(self.check())
        if self.problems:
            raise PositionError("The position cannot be set up.", self.problems, state)
        if state.over:
            return
        if not self.with_agenda:
            state.show([(quiet, ())])
            return
        try:
            state.show(self.frames)
        except Exception:
            # Steps trust what other steps hand them; what stands in a text nobody has checked. Whatever a step makes of
            # it, the one who wrote the lines is told which ones they were.
            self._refuse(["what the lines 'agenda' and 'waiting' say is still to be done cannot be done here"])
        else:
            self._refuse(self.check())
        if self.problems:
            raise PositionError("The position cannot be set up.", self.problems, state)

    def _refuse(self, reasons: list[str]) -> None:
        self.problems += [Problem(reason) for reason in reasons]
